; RUN: nvopt -passes=loop-exit-test -pass-remarks=loop-exit-test %s 2>&1
; One condition fails in each of these loops: none is changed.
target triple = "nvptx64-nvidia-cuda"

; The counter may wrap around, and nothing is known of the limit.
define void @wraps(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; It may be zero: the counter goes all the way round then.
define void @from_zero_on(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, -1
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The counter may leave the limit out.
define void @rest(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 2
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @by_three(ptr %p, i32 %n) {
entry:
  %some = icmp ugt i32 %n, 3
  br i1 %some, label %count, label %exit
count:
  %whole = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 3
  %done = icmp eq i32 %next, %whole
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Ahead of the overflow there may be another end: an exit, a call, what others see.
define void @leaves(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %latch ]
  %x = load i32, ptr %p
  %odd = icmp eq i32 %x, %i
  br i1 %odd, label %exit, label %latch
latch:
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

declare void @may_end()

define void @calls(i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  call void @may_end()
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @seen(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; What is asked isn't poison where the counter overflows.
define void @asks_another(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %asked = add i32 %i, 1
  %done = icmp eq i32 %asked, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; nuw says nothing of an addition of what is a large number then.
define void @down_unsigned(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nuw i32 %i, -1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; It goes on as long as it equals the limit.
define void @while_equal(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %same = icmp eq i32 %next, %n
  br i1 %same, label %loop, label %exit
exit:
  ret void
}

; ptxas knows how often it goes round, or is told to leave it alone, or does so, since another loop is inside.
define void @known(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, 77
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @disabled(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

define void @outer(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br label %inner
inner:
  %x = load volatile i32, ptr %p
  %more = icmp eq i32 %x, 0
  br i1 %more, label %inner, label %latch
latch:
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
