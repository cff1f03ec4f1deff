; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize -pass-remarks-analysis=loop-vectorize -pass-remarks-output=- -disable-output %s 
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=2 -prefer-predicate-over-epilogue=predicate-dont-vectorize -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -prefer-predicate-over-epilogue=predicate-dont-vectorize -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; What somebody asks for and can't have: InterleavingAvoided, InterleavingUnsafe, VectorizationFactor, SingleIterationLoop,
; NoTailLoopWithOptForSize.

; SingleIterationLoop, though it is told to be vectorized
define void @once(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

; Twice is no reason.
define void @twice(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 2
  br i1 %done, label %exit, label %loop, !llvm.loop !2

exit:
  ret void
}

; VectorizationFactor: the third lane reads what the first has stored; InterleavingUnsafe, as would a second part
define void @two_behind(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %j = add nuw nsw i64 %i, 2
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @four_behind(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %j = add nuw nsw i64 %i, 4
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; NoTailLoopWithOptForSize: the last iteration is the scalar loop's, and code is to be small
define void @small(ptr noalias %a, i64 %n) optsize {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %exit, label %latch

latch:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  br label %loop

exit:
  ret void
}

define void @smallest(ptr noalias %a, i64 %n) minsize {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %exit, label %latch

latch:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  br label %loop

exit:
  ret void
}

; Small, but lanes may do nothing: no second loop.
define void @small_without_tail(ptr noalias %a, i64 %n) optsize {
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

; Small, and told to be vectorized, which changes nothing.
define void @small_but_asked(ptr noalias %a, i64 %n) optsize {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %exit, label %latch

latch:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  br label %loop, !llvm.loop !4

exit:
  ret void
}

; CantVersionLoopWithOptForSize, whatever its remark promises
define void @small_but_asked_of_others(ptr %a, ptr %b) optsize {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 128
  br i1 %done, label %exit, label %loop, !llvm.loop !5

exit:
  ret void
}

; No plan where the tail must be folded: InterleavingAvoided, or what else there is to say of parts
define void @left_at_the_top(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %exit, label %latch

latch:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  br label %loop

exit:
  ret void
}

; Four parts of four read what the first has stored, two don't: fewer than asked for are no reason to say so.
define void @eight_behind(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %j = add nuw nsw i64 %i, 8
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !6

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i1 true}
!2 = distinct !{!2, !1}
!4 = distinct !{!4, !1}
!5 = distinct !{!5, !1}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.interleave.count", i32 4}
