remark: <unknown>:0:0: in function ends: Removed dead synch: nothing is accessed above
remark: <unknown>:0:0: in function ends: Removed dead synch: nothing is accessed below
remark: <unknown>:0:0: in function ends: Removed dead synch: nothing is accessed below
remark: <unknown>:0:0: in function own: Removed dead synch: nothing is accessed below
remark: <unknown>:0:0: in function ways: Removed dead synch: nothing is accessed below
remark: <unknown>:0:0: in function loop: Removed dead synch: nothing is accessed below
; ModuleID = 'dead.ll'
source_filename = "dead.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4
@weights = internal addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00]

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

define ptx_kernel void @ends(float %x) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %i
  store float %x, ptr addrspace(3) %p, align 4
  %y = fmul float %x, 2.000000e+00
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %z = load float, ptr addrspace(3) @tile, align 4
  ret void
}

define void @own(ptr byval([4 x float]) %v, ptr addrspace(1) %g, ptr addrspace(5) %l) {
  %t = alloca [4 x float], align 4
  %u = alloca [4 x float], align 4
  store float 0.000000e+00, ptr addrspace(1) %g, align 4
  %c = load float, ptr addrspace(4) @weights, align 4
  %a = load float, ptr %v, align 4
  store float %c, ptr %t, align 4
  store float %a, ptr addrspace(5) %l, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %t, i64 16, i1 false)
  %i = load float, ptr addrspace(1) %g, align 4, !invariant.load !0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %i, ptr addrspace(1) %g, align 4
  ret void
}

define void @ways(i1 %uniform, ptr addrspace(1) %g) {
  store float 0.000000e+00, ptr addrspace(1) %g, align 4
  br i1 %uniform, label %one, label %other

one:                                              ; preds = %0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.000000e+00, ptr addrspace(1) %g, align 4
  ret void

other:                                            ; preds = %0
  %1 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 true)
  %2 = zext i1 %1 to i32
  store float 2.000000e+00, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @loop(i32 %n) {
entry:
  br label %body

body:                                             ; preds = %body, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %done

done:                                             ; preds = %body
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }

!0 = !{}
