; RUN: nvopt -passes=tile-simplify,instcombine %s
; What is seen of a graph as a whole, not below one of its nodes.

define i32 @lists_in_another_order(i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, %y
  %b = mul i32 %a, %z
  %c = mul i32 %z, %y
  %d = mul i32 %c, %x
  %r = sub i32 %b, %d
  ret i32 %r
}

define i32 @lists_with_a_pair_in_common(i32 %x, i32 %y, i32 %z, i32 %w) {
  %a = and i32 %x, %y
  %b = and i32 %a, %z
  %c = and i32 %z, %w
  %d = and i32 %c, %x
  %r = mul i32 %b, %d
  ret i32 %r
}

define i32 @only_low_words_are_needed(i32 noundef %x) {
  %a = zext i32 %x to i64
  %b = or i64 %a, -2
  %c = mul i64 %b, %a
  %d = sub i64 %c, %a
  %e = trunc i64 %c to i32
  %f = trunc i64 %d to i32
  %r = xor i32 %e, %f
  ret i32 %r
}

define i64 @all_is_needed(i32 noundef %x) {
  %a = zext i32 %x to i64
  %b = or i64 %a, -2
  %c = mul i64 %b, %a
  %d = sub i64 %c, %a
  %f = trunc i64 %d to i32
  %g = zext i32 %f to i64
  %r = xor i64 %c, %g
  ret i64 %r
}

define i32 @bits_that_no_use_wants(i32 %x, i32 %y) {
  %a = or i32 %x, 1
  %b = xor i32 %a, %y
  %c = lshr i32 %b, 1
  %d = and i32 %b, 6
  %r = mul i32 %c, %d
  ret i32 %r
}

define i32 @nothing_is_carried(i32 %x, i16 %y) {
  %small = and i32 %x, 255
  %wide = sext i16 %y to i32
  %high = shl i32 %wide, 8
  %sum = sub i32 %small, %high
  %r = or i32 %sum, 255
  ret i32 %r
}

define i32 @members_that_go_by_one_condition(i32 %x, i32 %y, i32 %z) {
  %c = icmp slt i32 %x, %y
  %a = zext i1 %c to i32
  %b = select i1 %c, i32 10, i32 %z
  %d = or i32 %x, %a
  %r = or i32 %d, %b
  ret i32 %r
}

define i32 @a_part_of_itself(i32 %x, i32 %y) {
  %part = and i32 %x, -16
  %c = icmp ule i32 %x, %part
  %a = select i1 %c, i32 %x, i32 %part
  %b = zext i1 %c to i32
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @bits_that_another_member_decides(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %z
  %b = or i32 %a, %y
  %c = xor i32 %b, %z
  %r = or i32 %c, %x
  ret i32 %r
}
