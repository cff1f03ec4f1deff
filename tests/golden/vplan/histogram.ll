; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -enable-histogram-loop-vectorization -vplan-print -vplan-verify-each -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -force-vector-width=2 -force-vector-interleave=2 -enable-histogram-loop-vectorization -S %s
; WIDEN-HISTOGRAM: several lanes may count in one bucket.

define void @count(ptr noalias %buckets, ptr %indices, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %p = getelementptr inbounds i32, ptr %indices, i64 %iv
  %l = load i32, ptr %p, align 4
  %wide = zext i32 %l to i64
  %q = getelementptr inbounds i32, ptr %buckets, i64 %wide
  %was = load i32, ptr %q, align 4
  %now = sub i32 %was, 1
  store i32 %now, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
