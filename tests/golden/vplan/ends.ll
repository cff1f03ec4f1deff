; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -enable-early-exit-vectorization -lv-strided-pointer-ivs -vplan-print -vplan-verify-each -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=2 -lv-strided-pointer-ivs -enable-early-exit-vectorization -S %s
; What is known behind a loop, printed as LLVM 22.1 prints it: values one step before the end, and of the lane that leaves early.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i64 @find(ptr dereferenceable(1024) align 4 %a, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %is = icmp eq i32 %x, %k
  br i1 %is, label %found, label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit, label %loop
found:
  %r = phi i64 [ %i, %loop ]
  ret i64 %r
exit:
  ret i64 -1
}

define i64 @down(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop
loop:
  %iv = phi i64 [ %n, %entry ], [ %iv.next, %loop ]
  %to = phi ptr [ %x, %entry ], [ %to.next, %loop ]
  %f = phi float [ 1.0, %entry ], [ %f.next, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  store i32 %l, ptr %q, align 4
  %to.next = getelementptr inbounds i8, ptr %to, i64 4
  %f.next = fadd fast float %f, 0.5
  %iv.next = add nsw i64 %iv, -1
  %done = icmp eq i64 %iv.next, 0
  br i1 %done, label %exit, label %loop
exit:
  %a = phi i64 [ %iv, %loop ]
  %c = phi ptr [ %to, %loop ]
  %g = phi float [ %f, %loop ]
  %g1 = phi float [ %f.next, %loop ]
  store ptr %c, ptr %x
  store float %g, ptr %y
  store float %g1, ptr %y
  ret i64 %a
}

define ptr @unknown_step(ptr noalias %y, ptr %x, i64 %s, i64 %n) {
entry:
  br label %loop
loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %at = phi ptr [ %x, %entry ], [ %at.next, %loop ]
  %p = getelementptr inbounds ptr, ptr %y, i64 %iv
  store ptr %at, ptr %p, align 8
  %at.next = getelementptr i8, ptr %at, i64 %s
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop
exit:
  %last = phi ptr [ %at, %loop ]
  ret ptr %last
}
