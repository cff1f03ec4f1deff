; RUN: nvopt -passes=tile-simplify %s
; What is computed already takes part in what would be computed besides.

declare void @use(i32)
declare void @use8(i8)

define i32 @complement_of_a_member(i32 %x, i32 %y) {
  %not = xor i32 %y, -1
  call void @use(i32 %not)
  %flipped = xor i32 %x, %y
  %r = xor i32 %flipped, -1
  ret i32 %r
}

define i32 @complement_of_a_difference(i32 %x, i32 %y) {
  %not = xor i32 %x, -1
  call void @use(i32 %not)
  %difference = sub i32 %x, %y
  %r = xor i32 %difference, -1
  ret i32 %r
}

define i32 @rest(i32 %x, i32 %y) {
  %not = xor i32 %y, -1
  call void @use(i32 %not)
  %or = or i32 %x, %y
  %r = xor i32 %or, %y
  ret i32 %r
}

define i32 @opposite_of_a_sum(i32 %x, i32 %y) {
  %opposite = sub i32 5, %y
  call void @use(i32 %opposite)
  %less = add i32 %y, -5
  %r = sub i32 %x, %less
  ret i32 %r
}

define i32 @other_extension(i32 %x, i1 %c) {
  %minus = sext i1 %c to i32
  call void @use(i32 %minus)
  %plus = zext i1 %c to i32
  %r = sub i32 %x, %plus
  ret i32 %r
}

define i8 @sum_before_it_is_truncated(i32 %x, i8 %y) {
  %next = add i32 %x, 1
  call void @use(i32 %next)
  %low = trunc i32 %x to i8
  %more = add i8 %low, 1
  %r = mul i8 %more, %y
  ret i8 %r
}

define i32 @low_bit(i32 %x, i32 noundef %y) {
  %bit = and i32 %x, 1
  call void @use(i32 %bit)
  %odd = trunc i32 %x to i1
  %r = select i1 %odd, i32 %y, i32 0
  ret i32 %r
}

; Where %y is poison and %x is even, the select is 0.
define i32 @low_bit_and_poison(i32 %x, i32 %y) {
  %bit = and i32 %x, 1
  call void @use(i32 %bit)
  %odd = trunc i32 %x to i1
  %r = select i1 %odd, i32 %y, i32 0
  ret i32 %r
}

define i32 @narrow_choice(i1 %c, i8 %x) {
  %narrow = select i1 %c, i8 %x, i8 7
  call void @use8(i8 %narrow)
  %wide = zext i8 %x to i32
  %r = select i1 %c, i32 %wide, i32 7
  ret i32 %r
}

define i32 @rotation(i32 noundef %x) {
  %times = mul i32 %x, 257
  %top = lshr i32 %x, 24
  %r = add i32 %times, %top
  ret i32 %r
}

; Read once more, and each time as something else.
define i32 @rotation_of_undef(i32 %x) {
  %times = mul i32 %x, 257
  %top = lshr i32 %x, 24
  %r = add i32 %times, %top
  ret i32 %r
}
