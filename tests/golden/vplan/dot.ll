; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -vplan-print -vplan-print-in-dot-format -disable-output %s 2>&1
; A plan as a graph for dot: a region within the vector loop.

define void @predicated(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  store i32 %l, ptr %q, align 4
  br label %latch

latch:
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
