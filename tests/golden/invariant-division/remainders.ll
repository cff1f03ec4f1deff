; RUN: nvopt -passes=invariant-division %s
target triple = "nvptx64-nvidia-cuda"

; What LLVM makes of a quotient and a remainder by the same number; and that remainder divided again, frozen or not, which asks for no sign anew.
define void @beside_quotient(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %frozen = freeze i32 %d
  %q = sdiv i32 %i, %frozen
  %product = mul i32 %q, %frozen
  %rest = sub i32 %i, %product
  %again = sdiv i32 %rest, %e
  %again.frozen = freeze i32 %again
  %last = srem i32 %again.frozen, %e
  store volatile i32 %q, ptr %p
  store volatile i32 %last, ptr %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Frozen in each of two loops, and not frozen: one number in all of the outer one.
define void @frozen_twice(ptr %p, i32 %n, i32 %d) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %of.outer = freeze i32 %d
  %q = udiv i32 %i, %of.outer
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %of.inner = freeze i32 %d
  %r = urem i32 %j, %of.inner
  %s = udiv i32 %j, %d
  %x = add i32 %q, %r
  %y = add i32 %x, %s
  store volatile i32 %y, ptr %p
  store volatile i32 %of.inner, ptr %p
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

; Frozen ahead of the loop: what else is made of it must be of the same number. Frozen of what changes: no divisor for all of the loop.
define i32 @frozen_elsewhere(ptr %p, i32 %n, i32 %d) {
entry:
  %frozen = freeze i32 %d
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %n, %frozen
  %changes = add i32 %i, %d
  %own = freeze i32 %changes
  %s = udiv i32 %n, %own
  store volatile i32 %q, ptr %p
  store volatile i32 %s, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %frozen
}

; A product that something else needs stays. No remainders: with another factor, the product of another number, less from the wrong side, behind the loop.
define i32 @other_products(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %i, %d
  %product = mul i32 %d, %q
  %rest = sub i32 %i, %product
  %by.other = mul i32 %q, %e
  %no.rest = sub i32 %i, %by.other
  %of.other = sub i32 %n, %product
  %wrong.side = sub i32 %product, %i
  %square = mul i32 %q, %q
  %of.square = sub i32 %i, %square
  store volatile i32 %product, ptr %p
  store volatile i32 %rest, ptr %p
  store volatile i32 %no.rest, ptr %p
  store volatile i32 %of.other, ptr %p
  store volatile i32 %wrong.side, ptr %p
  store volatile i32 %of.square, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %behind = sub i32 %i, %product
  ret i32 %behind
}

; What is left of a number without a sign has none, whatever sign the divisor has; of a quotient it is that of the divisor.
define void @chain_without_sign(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %small = and i32 %i, 65535
  %r = srem i32 %small, %d
  %q = sdiv i32 %r, %e
  %s = sdiv i32 %q, %d
  store volatile i32 %s, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A quotient without a sign may be one with a sign, by its bits.
define void @unsigned_first(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %n, %d
  %s = sdiv i32 %q, %e
  store volatile i32 %s, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
