; RUN: nvopt -passes=integer-halves %s
target triple = "nvptx64-nvidia-cuda"

; The lowest half alone; what lies across two halves, or beyond the last; other widths, of the parts and of the whole; shifts by a number
; that isn't known, and rotations.
define void @extracted(ptr %p, i32 %n, i32 %x, i64 %y, i128 %z, i48 %w, <2 x i32> %v) {
  %low = trunc i32 %x to i16
  %across.at = lshr i64 %y, 24
  %across = trunc i64 %across.at to i16
  %beyond.at = lshr i64 %y, 49
  %beyond = trunc i64 %beyond.at to i16
  %byte.at = lshr i32 %n, 16
  %byte = trunc i32 %byte.at to i8
  %z.at = lshr i128 %z, 64
  %of.i128 = trunc i128 %z.at to i16
  %w.at = lshr i48 %w, 16
  %of.i48 = trunc i48 %w.at to i16
  %v.at = lshr <2 x i32> %v, splat (i32 16)
  %of.v = trunc <2 x i32> %v.at to <2 x i16>
  %somewhere = lshr i32 %n, %x
  %unknown = trunc i32 %somewhere to i16
  %up = shl i32 %n, 16
  %shifted = trunc i32 %up to i16
  store volatile i16 %low, ptr %p
  store volatile i16 %across, ptr %p
  store volatile i16 %beyond, ptr %p
  store volatile i8 %byte, ptr %p
  store volatile i16 %of.i128, ptr %p
  store volatile i16 %of.i48, ptr %p
  store volatile <2 x i16> %of.v, ptr %p
  store volatile i16 %unknown, ptr %p
  store volatile i16 %shifted, ptr %p
  ret void
}

; A half in the place of another; across two; with its sign; what is no half; by a sum; an integer of 48 bits; shifted out.
define void @joined(ptr %p, i16 %a, i16 %b, i32 %x, i8 %c) {
  %a.wide = zext i16 %a to i32
  %b.wide = zext i16 %b to i32
  %b.there = shl i32 %b.wide, 16
  %a.there = shl i32 %a.wide, 16
  %same = or i32 %b.there, %a.there
  %across.there = shl i32 %b.wide, 8
  %across = or i32 %a.wide, %across.there
  %a.signed = sext i16 %a to i32
  %signed = or i32 %b.there, %a.signed
  %other = or i32 %b.there, %x
  %c.wide = zext i8 %c to i32
  %byte = or i32 %b.there, %c.wide
  %sum = add i32 %a.wide, %b.there
  %a48 = zext i16 %a to i48
  %b48 = zext i16 %b to i48
  %b48.there = shl i48 %b48, 16
  %i48 = or i48 %a48, %b48.there
  %a24 = zext i16 %a to i24
  %a24.there = shl i24 %a24, 16
  %a24.wide = zext i24 %a24.there to i32
  %cut = or i32 %a24.wide, %b.wide
  %a64 = zext i32 %a.there to i64
  %out = shl i64 %a64, 48
  %b64 = zext i16 %b to i64
  %gone = or i64 %out, %b64
  store volatile i32 %same, ptr %p
  store volatile i32 %across, ptr %p
  store volatile i32 %signed, ptr %p
  store volatile i32 %other, ptr %p
  store volatile i32 %byte, ptr %p
  store volatile i32 %sum, ptr %p
  store volatile i48 %i48, ptr %p
  store volatile i32 %cut, ptr %p
  store volatile i64 %gone, ptr %p
  ret void
}

define i16 @optnone(i32 %x) noinline optnone {
  %at = lshr i32 %x, 16
  %a = trunc i32 %at to i16
  ret i16 %a
}
