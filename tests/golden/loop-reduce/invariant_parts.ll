; RUN: nvopt -passes='function(loop-reduce)' -mcpu=sm_90 %s
; Loops whose indices are sums of what stays the same and something else.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Only some of a row's elements are read.
define void @within(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %odd = and i32 %i, 1
  %c = icmp ne i32 %odd, 0
  br i1 %c, label %then, label %latch
then:
  %sum = add nsw i32 %s, %i
  %w = sext i32 %sum to i64
  %p = getelementptr i32, ptr %b, i64 %w
  %x = load i32, ptr %p, align 1
  %v = zext nneg i32 %i to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %v
  store i32 %x, ptr %q, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Four elements, each under a condition of its own, with constants that are added ahead of the row, and behind it.
define i32 @copies(ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %r = phi i32 [ 0, %entry ], [ %r3, %latch ]
  %bit0 = and i32 %i, 1
  %c0 = icmp ne i32 %bit0, 0
  br i1 %c0, label %then0, label %rest0
then0:
  %s0 = add nsw i32 %i, %s
  %w0 = sext i32 %s0 to i64
  %p0 = getelementptr i16, ptr %b, i64 %w0
  %x0 = load i16, ptr %p0, align 1
  %z0 = zext i16 %x0 to i32
  br label %rest0
rest0:
  %r0 = phi i32 [ %r, %loop ], [ %z0, %then0 ]
  %bit1 = and i32 %i, 2
  %c1 = icmp ne i32 %bit1, 0
  br i1 %c1, label %then1, label %rest1
then1:
  %i1 = add nsw i32 %i, 1
  %s1 = add nsw i32 %s, %i1
  %w1 = sext i32 %s1 to i64
  %p1 = getelementptr i16, ptr %b, i64 %w1
  %x1 = load i16, ptr %p1, align 1
  %z1 = zext i16 %x1 to i32
  br label %rest1
rest1:
  %y1 = phi i32 [ 0, %rest0 ], [ %z1, %then1 ]
  %r1 = xor i32 %r0, %y1
  %bit2 = and i32 %i, 4
  %c2 = icmp ne i32 %bit2, 0
  br i1 %c2, label %then2, label %latch
then2:
  %t2 = add nsw i32 %s, %i
  %s2 = add nsw i32 %t2, -2
  %w2 = sext i32 %s2 to i64
  %p2 = getelementptr i16, ptr %b, i64 %w2
  %x2 = load i16, ptr %p2, align 1
  %z2 = zext i16 %x2 to i32
  br label %latch
latch:
  %y2 = phi i32 [ 0, %rest1 ], [ %z2, %then2 ]
  %m = mul i32 %r1, 3
  %r3 = add i32 %m, %y2
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %result = phi i32 [ 0, %entry ], [ %r3, %latch ]
  ret i32 %result
}

; What memory says is added to what stays the same.
define i32 @gathered(ptr %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %v = zext nneg i32 %i to i64
  %q = getelementptr inbounds i32, ptr %a, i64 %v
  %k = load i32, ptr %q, align 1
  %few = and i32 %k, 63
  %at = add nsw i32 %few, %s
  %w = sext i32 %at to i64
  %p = getelementptr i32, ptr %b, i64 %w
  %x = load i32, ptr %p, align 1
  %sum = add i32 %r, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %result = phi i32 [ 0, %entry ], [ %sum, %loop ]
  ret i32 %result
}
