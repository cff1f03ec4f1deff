remark: <unknown>:0:0: in function different: Removed dead synch: above -W, below R-
remark: <unknown>:0:0: in function different: synch is not dead: above it: RW; below it: R-
remark: <unknown>:0:0: in function reads: Removed dead synch: above R-, below R-
remark: <unknown>:0:0: in function reads: Removed dead synch: above R-, below -W
remark: <unknown>:0:0: in function met: synch is not dead: above it: -W; below it: R-
remark: <unknown>:0:0: in function met: synch is not dead: above it: R-; below it: -W
remark: <unknown>:0:0: in function met: synch is not dead: above it: -W; below it: -W
remark: <unknown>:0:0: in function same: Removed dead synch: above R-, below -W
remark: <unknown>:0:0: in function same: synch is not dead: above it: -W; below it: R-
remark: <unknown>:0:0: in function same: synch is not dead: above it: R-; below it: -W
remark: <unknown>:0:0: in function same: synch is not dead: above it: -W; below it: R-
remark: <unknown>:0:0: in function same: synch is not dead: above it: R-; below it: -W
remark: <unknown>:0:0: in function same: synch is not dead: above it: -W; below it: RW
remark: <unknown>:0:0: in function same: synch is not dead: above it: RW; below it: R-
remark: <unknown>:0:0: in function plain: Removed dead synch: above R-, below RW
remark: <unknown>:0:0: in function plain: synch is not dead: above it: store volatile float 1.000000e+00, ptr addrspace(3) @p, align 4; below it: R-
remark: <unknown>:0:0: in function plain: synch is not dead: above it: R-; below it: %a = load atomic i32, ptr addrspace(3) @p monotonic, align 4
remark: <unknown>:0:0: in function plain: synch is not dead: above it: %a = load atomic i32, ptr addrspace(3) @p monotonic, align 4; below it: R-
remark: <unknown>:0:0: in function plain: synch is not dead: above it: R-; below it: call void @unknown()
remark: <unknown>:0:0: in function plain: synch is not dead: above it: call void @unknown(); below it: R-
remark: <unknown>:0:0: in function plain: synch is not dead: above it: R-; below it: %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
remark: <unknown>:0:0: in function plain: synch is not dead: above it: %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31); below it: RW
remark: <unknown>:0:0: in function returns: synch is not dead: above it: -W; below it: R-
remark: <unknown>:0:0: in function loops: Removed dead synch: above RW, below R-
remark: <unknown>:0:0: in function loops: synch is not dead: above it: RW; below it: RW
remark: <unknown>:0:0: in function device: synch is not dead: above it: what the callers do; below it: ret void
; ModuleID = 'places.ll'
source_filename = "places.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(3) global [64 x float] undef
@q = internal addrspace(3) global [64 x float] undef
@any = external addrspace(3) global [0 x float]
@more = external addrspace(3) global [0 x float]

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #1

declare void @unknown()

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

define ptx_kernel void @different() {
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  %v = load float, ptr addrspace(3) @q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @p, align 4
  ret void
}

define ptx_kernel void @reads(ptr addrspace(1) %g) {
  %v = load float, ptr addrspace(3) @p, align 4
  %w = load float, ptr addrspace(3) @p, align 4
  store float %w, ptr addrspace(1) %g, align 4
  ret void
}

define ptx_kernel void @met() {
  %at = getelementptr float, ptr addrspace(3) @p, i32 1
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 2.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 3.000000e+00, ptr addrspace(3) %at, align 4
  ret void
}

define ptx_kernel void @same(ptr %generic, ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store float 1.000000e+00, ptr addrspace(3) @any, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @more, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr %generic, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 1.000000e+00, ptr addrspace(1) %a, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load float, ptr addrspace(1) %b, align 4
  store float 1.000000e+00, ptr addrspace(3) @any, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %z = load float, ptr addrspace(3) @p, align 4
  ret void
}

define ptx_kernel void @plain(i32 %n) {
  store volatile float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load atomic i32, ptr addrspace(3) @p monotonic, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @unknown()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x = load float, ptr addrspace(3) @q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load float, ptr addrspace(3) @q, align 4
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @p, ptr addrspace(3) @q, i64 16, i1 false)
  ret void
}

define ptx_kernel void @returns(i1 %c) {
  br i1 %c, label %leave, label %stay

leave:                                            ; preds = %0
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  ret void

stay:                                             ; preds = %0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @p, align 4
  ret void
}

define ptx_kernel void @loops(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load float, ptr addrspace(3) @q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %v, ptr addrspace(3) @p, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %again

again:                                            ; preds = %again, %loop
  %j = phi i32 [ 0, %loop ], [ %next.j, %again ]
  %w = load float, ptr addrspace(3) @q, align 4
  %x = load float, ptr addrspace(3) @q, align 4
  %next.j = add i32 %j, 1
  %more.j = icmp ult i32 %next.j, %n
  br i1 %more.j, label %again, label %exit

exit:                                             ; preds = %again
  ret void
}

define void @device() {
  %v = load float, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load float, ptr addrspace(3) @p, align 4
  ret void
}

attributes #0 = { convergent nocallback nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
