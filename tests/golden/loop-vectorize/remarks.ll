; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize -pass-remarks-analysis=loop-vectorize -pass-remarks-output=- -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-interleave=1 -pass-remarks-missed=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-interleave=2 -pass-remarks=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -enable-early-exit-vectorization -force-vector-width=4 -force-vector-interleave=2 -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -vectorize-loops=0 -pass-remarks=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; Why loops stay as they are, each by a reason of its own.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; LowTripCount
define void @seldom(ptr noalias align 16 %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 1.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 15
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; The least number that is not too low.
define void @often_enough(ptr noalias align 16 %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 0.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 16
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; NoImplicitFloat
define void @no_floats(ptr noalias align 16 %a, i64 %n) noimplicitfloat {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantReorderFPOps: of two additions an iteration, lanes would add the first ones all before the second ones
define float @in_order(ptr noalias readonly align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %half = fadd float %s, %x
  %sum = fadd float %half, 1.0
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret float %sum
}

; Added in order, one lane after another
define float @one_after_another(ptr noalias readonly align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %sum = fadd float %s, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret float %sum
}

; A barrier
define void @barrier(ptr noalias align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 1.0, ptr %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; VectorizationNotBeneficial, InterleavingNotBeneficial: a gather of single floats
define void @scattered(ptr noalias %a, ptr noalias readonly %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %far = mul i64 %i, 1000
  %p = getelementptr inbounds float, ptr %b, i64 %far
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %a, i64 %far
  store float %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; UncountableEarlyExitLoopsDisabled
define i64 @search(ptr noalias readonly align 16 dereferenceable(1024) %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i64 [ %i, %loop ], [ -1, %latch ]
  ret i64 %r
}

; ScalableVFUnfeasible
define void @scalable(ptr noalias align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 1.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

; Told to be vectorized, it is though it runs seldom.
define void @told(ptr noalias align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 1.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %exit, label %loop, !llvm.loop !2

exit:
  ret void
}

; Told so in vain.
define void @told_in_vain(ptr noalias align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store volatile float 1.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !5

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.scalable.enable", i1 true}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.vectorize.enable", i1 true}
!4 = !{!"llvm.loop.vectorize.width", i32 4}
!5 = distinct !{!5, !3, !4, !6}
!6 = !{!"llvm.loop.interleave.count", i32 2}
