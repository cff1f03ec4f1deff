; Loops whose plans nvopt and LLVM 22.1 print alike, letter by letter: see vplan_peers.py.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @operations(i64 %n, ptr noalias %y, ptr noalias %x, i16 %k) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %p = getelementptr inbounds nuw float, ptr %y, i64 %iv
  %l = load float, ptr %p, align 4, !tbaa !0
  %s = call nnan float @llvm.sqrt.f32(float %l)
  %m = fmul fast float %s, 2.000000e+00
  %neg = fneg float %m
  %c = fcmp nnan olt float %neg, 1.000000e+00
  %i = fptosi float %neg to i16
  %a = add nsw i16 %i, %k
  %b = select i1 %c, i16 %a, i16 %i
  %f = sitofp i16 %b to float
  %q = getelementptr inbounds float, ptr %x, i64 %iv
  store float %f, ptr %q, align 4, !tbaa !0
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define i32 @values_behind(i32 %n, ptr noalias %y, ptr noalias %x, ptr %z, i1 %which) {
entry:
  br label %loop

loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %wide = zext nneg i32 %iv to i64
  %p = getelementptr inbounds i32, ptr %y, i64 %wide
  %l = load i32, ptr %p, align 4
  %is = icmp eq ptr %p, %z
  %s = select i1 %is, i32 %l, i32 %iv
  %t = select i1 %which, i32 %s, i32 7
  %q = getelementptr inbounds i32, ptr %x, i64 %wide
  store i32 %t, ptr %q, align 4
  %iv.next = add nsw i32 %iv, 1
  %again = icmp slt i32 %iv.next, %n
  br i1 %again, label %loop, label %exit

exit:
  %last = phi i32 [ %t, %loop ]
  %where = phi i32 [ %iv, %loop ]
  %next = phi i32 [ %iv.next, %loop ]
  %sum = add i32 %last, %where
  %more = add i32 %sum, %next
  ret i32 %more
}

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

define float @reductions(ptr %y, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %ordered = phi float [ 0.000000e+00, %entry ], [ %ordered.next, %loop ]
  %fast = phi float [ 1.000000e+00, %entry ], [ %fast.next, %loop ]
  %most = phi float [ -1.000000e+00, %entry ], [ %most.next, %loop ]
  %p = getelementptr inbounds float, ptr %y, i64 %iv
  %l = load float, ptr %p, align 4
  %fast.next = fmul fast float %fast, %l
  %most.next = call nnan nsz float @llvm.maxnum.f32(float %most, float %l)
  %ordered.next = fadd float %ordered, %l
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  %a = phi float [ %ordered.next, %loop ]
  %b = phi float [ %fast.next, %loop ]
  %c = phi float [ %most.next, %loop ]
  %ab = fadd float %a, %b
  %abc = fadd float %ab, %c
  ret float %abc
}

define void @turned_round(ptr noalias %y, ptr noalias %x) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %from = sub nuw nsw i64 1023, %iv
  %p = getelementptr inbounds i32, ptr %y, i64 %from
  %l = load i32, ptr %p, align 4
  %r = mul i32 %l, 3
  %q = getelementptr inbounds i32, ptr %x, i64 %from
  store i32 %r, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @chosen(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:
  %m = mul i32 %l, 5
  br label %latch

latch:
  %d = phi i32 [ 9, %loop ], [ %m, %then ]
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  store i32 %d, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @scattered(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %to = zext i32 %l to i64
  %q = getelementptr inbounds i32, ptr %x, i64 %to
  store i32 1, ptr %q, align 4, !tbaa !0
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @counters(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %s = shl i32 %l, 2
  %i = mul nuw nsw i64 %iv, 3
  %t = trunc i64 %i to i32
  %r = xor i32 %s, %t
  store i32 %r, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

declare float @llvm.sqrt.f32(float)
declare float @llvm.maxnum.f32(float, float)

!0 = !{!1, !1, i64 0}
!1 = !{!"number", !2, i64 0}
!2 = !{!"root"}
