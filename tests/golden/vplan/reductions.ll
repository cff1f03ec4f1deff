; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -force-ordered-reductions -vplan-print -vplan-verify-each -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=2 -force-ordered-reductions -S %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -epilogue-vectorization-force-VF=2 -force-ordered-reductions -S %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=1 -force-vector-interleave=3 -force-ordered-reductions -S %s
; What reductions begin with, and what becomes of them behind the loop: a sum that is stored, one in order, a find-last, an any-of, a minimum.

define void @stored(ptr noalias %to, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 2.000000e+00, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %more = fadd reassoc float %sum, %one
  store float %more, ptr %to, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define float @in_order(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %more, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %y, i64 %i
  %other = load float, ptr %q, align 4
  %more = call nnan nsz float @llvm.fmuladd.f32(float %one, float %other, float %sum)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret float %more
}

define i64 @last(ptr noalias %x, i64 %n, i32 %wanted) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %found = phi i64 [ 7, %entry ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %is = icmp eq i32 %one, %wanted
  %now = select i1 %is, i64 %i, i64 %found
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %now
}

define i32 @any(ptr noalias %x, i64 %n, i32 %wanted, i32 %yes) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %found = phi i32 [ 3, %entry ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %is = icmp eq i32 %one, %wanted
  %now = select i1 %is, i32 %yes, i32 %found
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %now
}

define i32 @least(ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %low = phi i32 [ 100, %entry ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %now = call i32 @llvm.smin.i32(i32 %low, i32 %one)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %now
}
