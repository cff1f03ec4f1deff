; ModuleID = 'whole_graphs.ll'
source_filename = "whole_graphs.ll"

define i32 @lists_in_another_order(i32 %x, i32 %y, i32 %z) {
  ret i32 0
}

define i32 @lists_with_a_pair_in_common(i32 %x, i32 %y, i32 %z, i32 %w) {
  %1 = and i32 %x, %z
  %b = and i32 %y, %1
  %d = and i32 %w, %1
  %r = mul i32 %b, %d
  ret i32 %r
}

define i32 @only_low_words_are_needed(i32 noundef %x) {
  %1 = or i32 %x, -2
  %2 = mul i32 %x, %1
  %3 = sub i32 %2, %x
  %r = xor i32 %2, %3
  ret i32 %r
}

define i64 @all_is_needed(i32 noundef %x) {
  %a = zext i32 %x to i64
  %b = or i64 %a, -2
  %c = mul nsw i64 %b, %a
  %d = sub nsw i64 %c, %a
  %g = and i64 %d, 4294967295
  %r = xor i64 %c, %g
  ret i64 %r
}

define i32 @bits_that_no_use_wants(i32 %x, i32 %y) {
  %b = xor i32 %x, %y
  %c = lshr i32 %b, 1
  %d = and i32 %b, 6
  %r = mul i32 %c, %d
  ret i32 %r
}

define i32 @nothing_is_carried(i32 %x, i16 %y) {
  %wide = sext i16 %y to i32
  %high = shl nsw i32 %wide, 8
  %r = sub nsw i32 255, %high
  ret i32 %r
}

define i32 @members_that_go_by_one_condition(i32 %x, i32 %y, i32 %z) {
  %c = icmp slt i32 %x, %y
  %1 = select i1 %c, i32 11, i32 %z
  %r = or i32 %x, %1
  ret i32 %r
}

define i32 @a_part_of_itself(i32 %x, i32 %y) {
  %part = and i32 %x, -16
  %c = icmp eq i32 %x, %part
  %b = zext i1 %c to i32
  %r = or disjoint i32 %part, %b
  ret i32 %r
}

define i32 @bits_that_another_member_decides(i32 %x, i32 %y, i32 %z) {
  %1 = xor i32 %z, %y
  %r = or i32 %x, %1
  ret i32 %r
}
