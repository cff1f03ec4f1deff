; A kernel and its copy with facts, and both in one. The option runs both passes.
; RUN: nvopt -passes='apply-facts<file=guard.json;guard>' %s 2>&1
; RUN: nvopt -facts=guard.json -facts-guard -passes=no-op-module -pass-remarks=. %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tests(ptr noundef %p, ptr %q, i32 noundef %value, i32 noundef %range, i32 noundef %four, i32 noundef %three, i32 noundef %positive) {
entry:
  %shared = alloca [4 x i32]
  %count = add i32 %value, %range
  %dynamic = alloca i32, i32 %count
  call void @use(ptr %shared, ptr %dynamic, i32 %count)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %p, i32 %i
  %x = load float, ptr %at
  store float %x, ptr %q
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %value
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

define ptx_kernel void @launch(ptr %out) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %n, ptr %out
  ret void
}

define ptx_kernel void @not_tested(ptr %p) {
  ret void
}

define ptx_kernel void @not_copied(ptr %p) {
  call void @once()
  ret void
}

define ptx_kernel void @not_moved(ptr %p) convergent {
  %token = call token @llvm.experimental.convergence.entry()
  ret void
}

declare token @llvm.experimental.convergence.entry()
declare void @once() noduplicate
declare void @use(ptr, ptr, i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
