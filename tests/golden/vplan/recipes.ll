; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -force-ordered-reductions -vplan-print -vplan-verify-each -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=2 -force-ordered-reductions -S %s
; Each kind of recipe, printed as LLVM 22 prints plans.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; WIDEN of loads, stores and operations, vector-pointer, WIDEN-INTRINSIC, CLONE, flags, !tbaa.
define void @widen(i64 %n, ptr noalias %y, ptr noalias %x) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %p = getelementptr inbounds nuw float, ptr %y, i64 %iv
  %l = load float, ptr %p, align 4, !tbaa !0
  %s = call nnan float @llvm.sqrt.f32(float %l)
  %m = fmul fast float %s, 2.000000e+00
  %neg = fneg float %m
  %q = getelementptr inbounds float, ptr %x, i64 %iv
  store float %neg, ptr %q, align 4, !tbaa !0
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; WIDEN-INDUCTION, WIDEN-CAST, WIDEN-SELECT, WIDEN-GEP, predicates; an exit that takes values; a count that is computed.
define i32 @casts(i32 %n, ptr noalias %y, ptr noalias %x, ptr %z, i1 %which) {
entry:
  br label %loop

loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %wide = zext nneg i32 %iv to i64
  %p = getelementptr inbounds i32, ptr %y, i64 %wide
  %l = load i32, ptr %p, align 4
  %is = icmp eq ptr %p, %z
  %f = sitofp i32 %iv to float
  %less = fcmp nnan olt float %f, 1.000000e+00
  %both = or i1 %is, %less
  %s = select i1 %both, i32 %l, i32 %iv
  %t = select i1 %which, i32 %s, i32 7
  %q = getelementptr inbounds i32, ptr %x, i64 %wide
  store i32 %t, ptr %q, align 4
  %iv.next = add nsw i32 %iv, 1
  %again = icmp slt i32 %iv.next, %n
  br i1 %again, label %loop, label %exit

exit:
  %last = phi i32 [ %t, %loop ]
  %where = phi i32 [ %iv, %loop ]
  %sum = add i32 %last, %where
  ret i32 %sum
}

; DERIVED-IV, vector-end-pointer: a loop that counts down; a pointer that goes on.
define void @down(ptr noalias %y, ptr noalias %x) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 1023, %entry ], [ %iv.next, %loop ]
  %to = phi ptr [ %x, %entry ], [ %to.next, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  store i32 %l, ptr %to, align 4
  %to.next = getelementptr inbounds i8, ptr %to, i64 4
  %iv.next = add nsw i64 %iv, -1
  %done = icmp eq i64 %iv, 0
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; WIDEN-POINTER-INDUCTION: the pointer itself is stored.
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

; WIDEN-REDUCTION-PHI of one that may be reordered, and REDUCE of one that is done in order under a condition.
define float @reductions(ptr %y, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %sum.next, %latch ]
  %fast = phi float [ 1.000000e+00, %entry ], [ %fast.next, %latch ]
  %p = getelementptr inbounds float, ptr %y, i64 %iv
  %l = load float, ptr %p, align 4
  %fast.next = fmul fast float %fast, %l
  %is = fcmp ogt float %l, 3.000000e+00
  br i1 %is, label %then, label %latch

then:
  %sum.then = fadd float %sum, %l
  br label %latch

latch:
  %sum.next = phi float [ %sum, %loop ], [ %sum.then, %then ]
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  %a = phi float [ %sum.next, %latch ]
  %b = phi float [ %fast.next, %latch ]
  %both = fadd float %a, %b
  ret float %both
}

; Replicate regions with PHI-PREDICATED-INSTRUCTION, BLEND, masks, a division that is made safe.
define void @predicated(ptr noalias %y, ptr noalias %x, ptr noalias %w, i32 %d, i64 %n) {
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
  %m = load i32, ptr %q, align 4
  %quotient = udiv i32 %m, %d
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  %even = icmp eq i32 %quotient, 2
  br i1 %even, label %write, label %latch

write:
  store i32 %quotient, ptr %r, align 4
  br label %latch

latch:
  %blend = phi i32 [ %l, %loop ], [ %quotient, %then ], [ 5, %write ]
  store i32 %blend, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; INTERLEAVE-GROUP of loads and of stores.
define void @groups(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %p = getelementptr inbounds { i32, i32 }, ptr %y, i64 %iv
  %a = load i32, ptr %p, align 4
  %p1 = getelementptr inbounds { i32, i32 }, ptr %y, i64 %iv, i32 1
  %b = load i32, ptr %p1, align 4
  %sum = add nsw i32 %a, %b
  %q = getelementptr inbounds { i32, i32 }, ptr %x, i64 %iv
  store i32 %sum, ptr %q, align 4
  %q1 = getelementptr inbounds { i32, i32 }, ptr %x, i64 %iv, i32 1
  store i32 7, ptr %q1, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; FIRST-ORDER-RECURRENCE-PHI, and what is taken out behind the loop.
define i32 @recurrence(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %before = phi i32 [ 22, %entry ], [ %l, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %d = sub i32 %l, %before
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  store i32 %d, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  %left = phi i32 [ %before, %loop ]
  ret i32 %left
}

; REPLICATE of what has no vector form: addresses far apart; a loop whose last iteration is the scalar loop's.
define void @scattered(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %done = icmp eq i64 %iv, %n
  br i1 %done, label %exit, label %latch

latch:
  %far = mul nuw nsw i64 %iv, 3
  %p = getelementptr inbounds i32, ptr %y, i64 %far
  %l = load i32, ptr %p, align 4
  %to = zext i32 %l to i64
  %q = getelementptr inbounds i32, ptr %x, i64 %to
  store i32 1, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  br label %loop

exit:
  ret void
}

declare float @llvm.sqrt.f32(float)

!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2, i64 0}
!2 = !{!"root"}
