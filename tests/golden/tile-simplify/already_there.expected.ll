; ModuleID = 'already_there.ll'
source_filename = "already_there.ll"

declare void @use(i32)

declare void @use8(i8)

define i32 @complement_of_a_member(i32 %x, i32 %y) {
  %not = xor i32 %y, -1
  call void @use(i32 %not)
  %r = xor i32 %not, %x
  ret i32 %r
}

define i32 @complement_of_a_difference(i32 %x, i32 %y) {
  %not = xor i32 %x, -1
  call void @use(i32 %not)
  %r = add i32 %not, %y
  ret i32 %r
}

define i32 @rest(i32 %x, i32 %y) {
  %not = xor i32 %y, -1
  call void @use(i32 %not)
  %r = and i32 %not, %x
  ret i32 %r
}

define i32 @opposite_of_a_sum(i32 %x, i32 %y) {
  %opposite = sub i32 5, %y
  call void @use(i32 %opposite)
  %r = add i32 %opposite, %x
  ret i32 %r
}

define i32 @other_extension(i32 %x, i1 %c) {
  %minus = sext i1 %c to i32
  call void @use(i32 %minus)
  %r = add i32 %minus, %x
  ret i32 %r
}

define i8 @sum_before_it_is_truncated(i32 %x, i8 %y) {
  %next = add i32 %x, 1
  call void @use(i32 %next)
  %more = trunc i32 %next to i8
  %r = mul i8 %more, %y
  ret i8 %r
}

define i32 @low_bit(i32 %x, i32 noundef %y) {
  %bit = and i32 %x, 1
  call void @use(i32 %bit)
  %r = mul i32 %bit, %y
  ret i32 %r
}

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
  %r = zext i8 %narrow to i32
  ret i32 %r
}

define i32 @rotation(i32 noundef %x) {
  %1 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 8)
  %r = add i32 %x, %1
  ret i32 %r
}

define i32 @rotation_of_undef(i32 %x) {
  %times = mul i32 %x, 257
  %top = lshr i32 %x, 24
  %r = add i32 %times, %top
  ret i32 %r
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
