; RUN: nvopt -passes=invariant-division %s
target triple = "nvptx64-nvidia-cuda"

; On one side of a comparison with zero the dividend has no sign.
define void @sign_by_branch(ptr %p, i32 %n, i32 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %below = icmp slt i32 %i, 0
  br i1 %below, label %negative, label %positive
negative:
  %q = sdiv i32 %i, %d
  store volatile i32 %q, ptr %p
  br label %latch
positive:
  %r = srem i32 %i, %d
  store volatile i32 %r, ptr %p
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Another number is compared; and more ways than one lead to the division.
define void @sign_by_no_branch(ptr %p, i32 %n, i32 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %below = icmp slt i32 %i, 0
  br i1 %below, label %latch, label %positive
positive:
  %j = sub i32 %i, 7
  %q = sdiv i32 %j, %d
  store volatile i32 %q, ptr %p
  br label %latch
latch:
  %r = srem i32 %i, %d
  store volatile i32 %r, ptr %p
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
