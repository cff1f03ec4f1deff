; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -pass-remarks-analysis=loop-vectorize %s 2>&1 | FileCheck %s

; A loop that runs less than 16 times gets no checks ahead of it, also where the width is forced, as in opt; nor does one whose code is to be
; small. What only groups of accesses assume (that a sum of 32 bits doesn't wrap) is such a check. Each condition alone is untrue once.

; CHECK: in function fifteen: loop not vectorized: runtime pointer checks needed.
; CHECK: in function may_wrap_fifteen: loop not vectorized: runtime SCEV checks needed.
; CHECK: in function may_wrap_small: loop not vectorized: runtime SCEV checks needed.
; CHECK-NOT: loop not vectorized
; CHECK-LABEL: define void @fifteen(
; CHECK-NOT: <4 x i32>
; CHECK-LABEL: define void @sixteen(
; CHECK: vector.memcheck:
; CHECK: load <4 x i32>
; CHECK-LABEL: define void @apart(
; CHECK: load <4 x i32>
; CHECK-LABEL: define void @asked_for(
; CHECK: vector.memcheck:
; CHECK: load <4 x i32>
; CHECK-LABEL: define void @may_wrap_fifteen(
; CHECK-NOT: <4 x i32>
; CHECK-LABEL: define void @may_wrap_sixteen(
; CHECK: vector.scevcheck:
; CHECK: load <4 x i32>
; CHECK-LABEL: define void @may_wrap_asked_for(
; CHECK: vector.scevcheck:
; CHECK: load <4 x i32>
; CHECK-LABEL: define void @may_wrap_small(
; CHECK-NOT: <4 x i32>

define void @fifteen(ptr %to, ptr %from) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from.i = getelementptr inbounds i32, ptr %from, i64 %i
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 15
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @sixteen(ptr %to, ptr %from) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from.i = getelementptr inbounds i32, ptr %from, i64 %i
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 16
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @apart(ptr noalias %to, ptr noalias %from) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from.i = getelementptr inbounds i32, ptr %from, i64 %i
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 15
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @asked_for(ptr %to, ptr %from) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from.i = getelementptr inbounds i32, ptr %from, i64 %i
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i64 %i, 1
  %again = icmp ult i64 %next, 15
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

define void @may_wrap_fifteen(ptr noalias %to, ptr noalias %from, i32 %first) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %i, %first
  %at = zext i32 %sum to i64
  %from.i = getelementptr inbounds i32, ptr %from, i64 %at
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %at
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 15
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @may_wrap_sixteen(ptr noalias %to, ptr noalias %from, i32 %first) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %i, %first
  %at = zext i32 %sum to i64
  %from.i = getelementptr inbounds i32, ptr %from, i64 %at
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %at
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 16
  br i1 %again, label %loop, label %done

done:
  ret void
}

define void @may_wrap_asked_for(ptr noalias %to, ptr noalias %from, i32 %first) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %i, %first
  %at = zext i32 %sum to i64
  %from.i = getelementptr inbounds i32, ptr %from, i64 %at
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %at
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 15
  br i1 %again, label %loop, label %done, !llvm.loop !2

done:
  ret void
}

define void @may_wrap_small(ptr noalias %to, ptr noalias %from, i32 %first) optsize {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %i, %first
  %at = zext i32 %sum to i64
  %from.i = getelementptr inbounds i32, ptr %from, i64 %at
  %x = load i32, ptr %from.i, align 4
  %y = mul i32 %x, 7
  %to.i = getelementptr inbounds i32, ptr %to, i64 %at
  store i32 %y, ptr %to.i, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %next, 100
  br i1 %again, label %loop, label %done

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i1 true}
!2 = distinct !{!2, !1}
