; RUN: nvopt -passes=integer-halves -pass-remarks=integer-halves %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; A vector of four halves, as sroa leaves it: the vector is loaded, and stored.
define void @four(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i64, ptr addrspace(1) %p, align 8, !invariant.load !0, !range !1
  %a = trunc i64 %x to i16
  %b.at = lshr i64 %x, 16
  %b = trunc i64 %b.at to i16
  %c.at = lshr i64 %x, 32
  %c = trunc i64 %c.at to i16
  %d.at = lshr i64 %x, 48
  %d = trunc nuw i64 %d.at to i16
  %a1 = add i16 %a, 1
  %d.wide = zext i16 %a1 to i64
  %d.there = shl nuw i64 %d.wide, 48
  %c.wide = zext i16 %b to i64
  %c.there = shl nuw nsw i64 %c.wide, 32
  %dc = or disjoint i64 %d.there, %c.there
  %b.wide = zext i16 %c to i64
  %b.there = shl nuw nsw i64 %b.wide, 16
  %dcb = or disjoint i64 %dc, %b.there
  %a.wide = zext i16 %d to i64
  %all = or disjoint i64 %dcb, %a.wide
  store i64 %all, ptr addrspace(1) %q, align 8
  ret void
}

; Two halves; one of them by its sign, through a narrower integer.
define i32 @two(i32 %x, i64 %y) {
  %high = ashr i32 %x, 16
  %a = trunc i32 %high to i16
  %upper = lshr i64 %y, 32
  %narrow = trunc i64 %upper to i32
  %b.at = lshr i32 %narrow, 16
  %b = trunc i32 %b.at to i16
  %a.wide = zext i16 %a to i32
  %b.wide = zext i16 %b to i32
  %b.there = shl i32 %b.wide, 16
  %both = or i32 %b.there, %a.wide
  ret i32 %both
}

; The others are zero. Pairs that are put together of a wider one go with that, unless somebody else needs them.
define i64 @zeros(i16 %a, i16 %b) {
  %a.wide = zext i16 %a to i64
  %a.there = shl i64 %a.wide, 16
  %b.wide = zext i16 %b to i64
  %b.there = shl i64 %b.wide, 48
  %all = or i64 %a.there, %b.there
  ret i64 %all
}

define i64 @pairs(ptr %p, i16 %a, i16 %b, i16 %c, i16 %d) {
  %a.wide = zext i16 %a to i32
  %b.wide = zext i16 %b to i32
  %b.there = shl i32 %b.wide, 16
  %ab = or i32 %a.wide, %b.there
  %c.wide = zext i16 %c to i32
  %d.wide = zext i16 %d to i32
  %d.there = shl i32 %d.wide, 16
  %cd = or i32 %c.wide, %d.there
  store i32 %cd, ptr %p
  %ab.wide = zext i32 %ab to i64
  %cd.wide = zext i32 %cd to i64
  %cd.there = shl i64 %cd.wide, 32
  %all = or i64 %ab.wide, %cd.there
  ret i64 %all
}

; Blocks in another order than that in which they are executed: the pair is put together first, and then no part of anything.
define i64 @order(i16 %a, i16 %b, i1 %c) {
  br i1 %c, label %first, label %none
second:
  %ab.wide = zext i32 %ab to i64
  %c.wide = zext i16 %a to i64
  %c.there = shl i64 %c.wide, 32
  %all = or i64 %ab.wide, %c.there
  ret i64 %all
first:
  %a.wide = zext i16 %a to i32
  %b.wide = zext i16 %b to i32
  %b.there = shl i32 %b.wide, 16
  %ab = or i32 %a.wide, %b.there
  br label %second
none:
  ret i64 0
}

; What somebody else needs whole is loaded whole; so is what is volatile, or atomic, or aligned for a part of it.
define i64 @whole(ptr %p) {
  %x = load i64, ptr %p
  %at = lshr i64 %x, 48
  %a = trunc i64 %at to i16
  store volatile i16 %a, ptr %p
  %y = load volatile i32, ptr %p
  %y.at = lshr i32 %y, 16
  %b = trunc i32 %y.at to i16
  store volatile i16 %b, ptr %p
  %z = load atomic i32, ptr %p monotonic, align 4
  %z.at = lshr i32 %z, 16
  %c = trunc i32 %z.at to i16
  store volatile i16 %c, ptr %p
  %l = load i64, ptr %p, align 4
  %l.at = lshr i64 %l, 16
  %d = trunc i64 %l.at to i16
  store volatile i16 %d, ptr %p
  ret i64 %x
}

!0 = !{}
!1 = !{i64 0, i64 1234567}
