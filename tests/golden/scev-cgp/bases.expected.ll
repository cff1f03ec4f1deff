remark: <unknown>:0:0: in function tids: computed as an offset of 28 from %p0
remark: <unknown>:0:0: in function tids: computed as an offset of 28 from %p0
remark: <unknown>:0:0: in function lowest: computed as an offset of 4 from %scevgep
remark: <unknown>:0:0: in function lowest: computed as an offset of 0 from %scevgep
remark: <unknown>:0:0: in function loop: computed as an offset of 4 from %p
remark: <unknown>:0:0: in function far: computed as an offset of 8388604 from %p0
; ModuleID = 'bases.ll'
source_filename = "bases.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

define ptx_kernel void @tids(ptr addrspace(1) %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %e0 = zext i32 %t to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %e0
  %x0 = load float, ptr addrspace(1) %p0, align 4
  %scevcgp = getelementptr i8, ptr addrspace(1) %p0, i64 28
  %x1 = load float, ptr addrspace(1) %scevcgp, align 4
  %s = fadd float %x0, %x1
  store float %s, ptr addrspace(1) %scevcgp, align 4
  ret void
}

define ptx_kernel void @lowest(ptr addrspace(1) %a, i64 %i, i32 %j) {
  %1 = shl i64 %i, 2
  %2 = add i64 4, %1
  %scevgep = getelementptr i8, ptr addrspace(1) %a, i64 %2
  %scevcgp = getelementptr i8, ptr addrspace(1) %scevgep, i64 4
  store float 2.000000e+00, ptr addrspace(1) %scevcgp, align 4
  store float 1.000000e+00, ptr addrspace(1) %scevgep, align 4
  %x3 = zext i32 %j to i64
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %x3
  store float 3.000000e+00, ptr addrspace(1) %p3, align 4
  %j1 = add i32 %j, 1
  %x4 = zext i32 %j1 to i64
  %p4 = getelementptr float, ptr addrspace(1) %a, i64 %x4
  store float 4.000000e+00, ptr addrspace(1) %p4, align 4
  ret void
}

define ptx_kernel void @arms(ptr addrspace(1) %a, i64 %i, i1 %c) {
entry:
  br i1 %c, label %l, label %r

l:                                                ; preds = %entry
  %i1 = add i64 %i, 1
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store volatile float 1.000000e+00, ptr addrspace(1) %p1, align 4
  ret void

r:                                                ; preds = %entry
  %i2 = add i64 %i, 2
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i2
  store volatile float 2.000000e+00, ptr addrspace(1) %p2, align 4
  ret void
}

define ptx_kernel void @loop(ptr addrspace(1) %a, i64 %i, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %at = add i64 %i, %k
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %at
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst, align 4
  %k1 = add i64 %k, 1
  %scevcgp = getelementptr i8, ptr addrspace(1) %p, i64 4
  %new = cmpxchg ptr addrspace(1) %scevcgp, i32 0, i32 %old seq_cst seq_cst, align 4
  %more = icmp ult i64 %k1, 10
  br i1 %more, label %loop, label %out

out:                                              ; preds = %loop
  ret void
}

define ptx_kernel void @others(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr %g, i64 %i, ptr addrspace(1) %out) {
  %i1 = add i64 %i, 1
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 0, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr i32, ptr addrspace(1) %b, i64 %i1
  store i32 1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i32, ptr %g, i64 %i1
  store i32 2, ptr %p2, align 4
  %i3 = add i64 %i, 3
  %p3 = getelementptr i32, ptr addrspace(1) %a, i64 %i3
  store i32 3, ptr addrspace(1) %p3, align 4
  store ptr addrspace(1) %p3, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @far(ptr addrspace(1) %a, i64 %i, i64 %j) {
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 0, ptr addrspace(1) %p0, align 4
  %scevcgp = getelementptr i8, ptr addrspace(1) %p0, i64 8388604
  store i32 1, ptr addrspace(1) %scevcgp, align 4
  %p2 = getelementptr i32, ptr addrspace(1) %a, i64 %j
  store i32 2, ptr addrspace(1) %p2, align 4
  %j1 = add i64 %j, 2097152
  %p3 = getelementptr i32, ptr addrspace(1) %a, i64 %j1
  store i32 3, ptr addrspace(1) %p3, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
