; RUN: nvopt -passes=loop-vectorize -force-vector-width=1 -force-vector-interleave=2 -vplan-verify-each -S %s
; A pointer that goes on is one scalar a part where there is one lane.

define void @pointers(ptr noalias %y, ptr %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %at = phi ptr [ %x, %entry ], [ %at.next, %loop ]
  %p = getelementptr inbounds ptr, ptr %y, i64 %iv
  store ptr %at, ptr %p, align 8
  %at.next = getelementptr i8, ptr %at, i64 12
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
