; ModuleID = 'subsets.ll'
source_filename = "subsets.ll"

declare void @use(i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

define i32 @member_of_a_member(i32 noundef %x, i32 noundef %y, i32 noundef %z) {
  %part = and i32 %x, %y
  %or = or i32 %x, %z
  call void @use(i32 %or)
  ret i32 %part
}

define i32 @either_arm(i1 noundef %c, i32 noundef %x, i32 noundef %y) {
  %masked = and i32 %x, 12
  %part = select i1 %c, i32 %masked, i32 0
  %whole = or i32 %x, %y
  call void @use(i32 %whole)
  ret i32 %part
}

define i1 @negative_below(i32 %x) {
  %below = icmp slt i32 %x, -1
  ret i1 %below
}

define i32 @arm_cancels(i1 %c, i32 noundef %x) {
  %1 = sub i32 2, %x
  %sum = select i1 %c, i32 2, i32 %1
  ret i32 %sum
}

define i32 @number_into_bit(i1 %c, i32 %x, i32 %y) {
  %product = mul i32 %x, %y
  %1 = select i1 %c, i32 2, i32 3
  %all = add i32 %product, %1
  ret i32 %all
}

define i32 @sum_is_there(i32 noundef %x) {
  %near = add i32 %x, 3
  call void @use(i32 %near)
  %sum = shl i32 %near, 2
  ret i32 %sum
}

define i32 @narrow_again(i32 %x) {
  %narrow = ashr i32 %x, 5
  ret i32 %narrow
}

define i32 @not_narrow_again(i32 %x) {
  %wide = sext i32 %x to i64
  %shifted = lshr i64 %wide, 33
  %narrow = trunc i64 %shifted to i32
  ret i32 %narrow
}

define i8 @read_twice(i8 %a, i8 %b, i1 %c) {
  %v = select i1 %c, i8 %a, i8 %b
  %x = or i8 %a, %v
  %y = or i8 %a, %b
  %r = and i8 %x, %y
  %s = add i8 %y, %r
  ret i8 %s
}

define i8 @read_twice_alike(i8 noundef %a, i8 %b, i1 %c) {
  %v = select i1 %c, i8 %a, i8 %b
  %x = or i8 %a, %v
  %y = or i8 %a, %b
  %s = add i8 %y, %x
  ret i8 %s
}

define i1 @read_twice_compared(i8 %a, i8 %b, i1 %c) {
  ret i1 true
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
