; Bits that are all set are a float, too: one that is no number, which the loop that is executed to be counted reads.
; RUN: nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1

@ones = internal constant [4 x i64] [i64 0, i64 -1, i64 -1, i64 4607182418800017408]

define void @read() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr inbounds double, ptr @ones, i64 %i
  %d = load double, ptr %p, align 8
  %i.next = add nuw nsw i64 %i, 1
  %done = fcmp oeq double %d, 1.000000e+00
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}
