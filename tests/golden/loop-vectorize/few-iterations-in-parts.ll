; RUN: nvopt -passes=loop-vectorize -force-vector-interleave=2 -pass-remarks-analysis=loop-vectorize %s 2>&1 | FileCheck %s

; A loop that runs too seldom for vectors gets the parts that are asked for, but not where its operations may not be done in another order:
; what is added in each iteration is not what is multiplied by their number. It was once.

; CHECK: in function steps: loop not vectorized: The trip count is below the minial threshold value.
; CHECK: in function steps: loop not vectorized: cannot prove it is safe to reorder floating-point operations
; CHECK: in function steps_in_any_order: loop not vectorized: The trip count is below the minial threshold value.
; CHECK-NOT: cannot prove
; CHECK: in function without_floats: loop not vectorized: The trip count is below the minial threshold value.
; CHECK: in function without_floats: loop not vectorized: Can't vectorize when the NoImplicitFloat attribute is used
; CHECK-LABEL: define void @steps(
; CHECK-NOT: vector.body
; CHECK-LABEL: define void @steps_in_any_order(
; CHECK: vector.body:
; CHECK-LABEL: define void @without_floats(
; CHECK-NOT: vector.body

define void @steps(ptr noalias %p, float %step) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi float [ 1.0, %entry ], [ %y, %loop ]
  %at = getelementptr inbounds float, ptr %p, i64 %i
  store float %x, ptr %at, align 4
  %y = fadd float %x, %step
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 13
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @steps_in_any_order(ptr noalias %p, float %step) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi float [ 1.0, %entry ], [ %y, %loop ]
  %at = getelementptr inbounds float, ptr %p, i64 %i
  store float %x, ptr %at, align 4
  %y = fadd fast float %x, %step
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 13
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @without_floats(ptr noalias %p, float %step) noimplicitfloat {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = phi float [ 1.0, %entry ], [ %y, %loop ]
  %at = getelementptr inbounds float, ptr %p, i64 %i
  store float %x, ptr %at, align 4
  %y = fadd fast float %x, %step
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 13
  br i1 %again, label %loop, label %done

done:
  ret void
}
