; RUN: nvopt -passes=tile-simplify %s
; An index that is split into digits, and joined again.

define i32 @relinearized(i32 noundef %i) {
  %z = udiv i32 %i, 96
  %q = udiv i32 %i, 12
  %y = urem i32 %q, 8
  %x = urem i32 %i, 12
  %zs = mul i32 %z, 96
  %ys = mul i32 %y, 12
  %a = add i32 %zs, %ys
  %b = add i32 %a, %x
  ret i32 %b
}

; 97 is not 8 * 12: nothing is joined but the lower two.
define i32 @other_stride(i32 noundef %i) {
  %z = udiv i32 %i, 96
  %q = udiv i32 %i, 12
  %y = urem i32 %q, 8
  %x = urem i32 %i, 12
  %zs = mul i32 %z, 97
  %ys = mul i32 %y, 12
  %a = add i32 %zs, %ys
  %b = add i32 %a, %x
  ret i32 %b
}

; Two fields of bits lie one above the other.
define i32 @lanes(i32 noundef %i, i32 noundef %j) {
  %warp = lshr i32 %i, 5
  %lane = and i32 %i, 31
  %up = shl i32 %warp, 5
  %a = add i32 %up, %j
  %b = add i32 %a, %lane
  ret i32 %b
}

; What is divided is a multiple, and less than the divisor besides, and does not overflow.
define i32 @row_of_index(i32 noundef %row, i32 noundef %col) {
  %c = urem i32 %col, 24
  %r = mul nuw i32 %row, 24
  %i = add nuw i32 %r, %c
  %q = udiv i32 %i, 24
  ret i32 %q
}

define i32 @it_may_overflow(i32 noundef %row, i32 noundef %col) {
  %c = urem i32 %col, 24
  %r = mul i32 %row, 24
  %i = add i32 %r, %c
  %q = udiv i32 %i, 24
  ret i32 %q
}

define i32 @with_signs(i32 noundef %i, i32 noundef %n, i32 noundef %k) {
  %q = sdiv i32 %i, %n
  %m = mul i32 %q, %n
  %a = add i32 %m, %k
  %r = srem i32 %i, %n
  %b = add i32 %a, %r
  ret i32 %b
}
