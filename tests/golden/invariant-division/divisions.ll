; RUN: nvopt -passes=invariant-division -pass-remarks=invariant-division %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; The reciprocal stands ahead of the outermost loop in which the divisor is the same, and serves what divides in both.
define void @nested(ptr %p, i32 %n, i32 %d) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %q = udiv i32 %i, %d
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %r = urem i32 %j, %d
  %x = add i32 %q, %r
  store volatile i32 %x, ptr %p
  %j.next = add nuw i32 %j, 1
  %inner.more = icmp ult i32 %j.next, %n
  br i1 %inner.more, label %inner, label %outer.latch
outer.latch:
  %i.next = add nuw i32 %i, 1
  %outer.more = icmp ult i32 %i.next, %n
  br i1 %outer.more, label %outer, label %exit
exit:
  ret void
}

; Numbers with signs; and those which are known to have none.
define void @signs(ptr %p, i32 %s, i32 range(i32 0, 1000) %d, i32 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  %small = and i32 %i, 65535
  %both = sdiv i32 %i, %e
  %dividend = sdiv i32 %i, %d
  %divisor = sdiv i32 %small, %e
  %neither = sdiv i32 %small, %d
  %rest = srem i32 %i, %e
  store volatile i32 %both, ptr %p
  store volatile i32 %dividend, ptr %p
  store volatile i32 %divisor, ptr %p
  store volatile i32 %neither, ptr %p
  store volatile i32 %rest, ptr %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What is divided by is the same in the inner loop, and another one in each iteration of the outer one; or a quotient itself.
define void @quotient_as_divisor(ptr %p, i32 %n, i32 %d) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %q = udiv i32 %n, %d
  %k = add i32 %q, %i
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %r = urem i32 %j, %k
  %x = udiv i32 %j, %q
  store volatile i32 %r, ptr %p
  store volatile i32 %x, ptr %p
  %j.next = add nuw i32 %j, 1
  %inner.more = icmp ult i32 %j.next, %n
  br i1 %inner.more, label %inner, label %outer.latch
outer.latch:
  %i.next = add nuw i32 %i, 1
  %outer.more = icmp ult i32 %i.next, %n
  br i1 %outer.more, label %outer, label %exit
exit:
  ret void
}
