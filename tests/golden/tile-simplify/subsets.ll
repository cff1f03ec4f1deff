; RUN: nvopt -passes=tile-simplify %s
; What is in another operand already, and what a condition leaves of a sum.

declare void @use(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)

define i32 @member_of_a_member(i32 noundef %x, i32 noundef %y, i32 noundef %z) {
  %part = and i32 %x, %y
  %or = or i32 %x, %z
  %whole = call i32 @llvm.umax.i32(i32 %or, i32 %x)
  call void @use(i32 %whole)
  %both = and i32 %part, %whole
  ret i32 %both
}

define i32 @either_arm(i1 noundef %c, i32 noundef %x, i32 noundef %y) {
  %masked = and i32 %x, 12
  %part = select i1 %c, i32 %masked, i32 0
  %whole = or i32 %x, %y
  %both = call i32 @llvm.umin.i32(i32 %part, i32 %whole)
  call void @use(i32 %whole)
  ret i32 %both
}

define i1 @negative_below(i32 %x) {
  %half = ashr i32 %x, 4
  %below = icmp slt i32 %x, %half
  ret i1 %below
}

define i32 @arm_cancels(i1 %c, i32 noundef %x) {
  %less = add i32 %x, -2
  %chosen = select i1 %c, i32 %x, i32 0
  %sum = sub i32 %chosen, %less
  ret i32 %sum
}

define i32 @number_into_bit(i1 %c, i32 %x, i32 %y) {
  %bit = zext i1 %c to i32
  %product = mul i32 %x, %y
  %sum = add i32 %product, 3
  %all = sub i32 %sum, %bit
  ret i32 %all
}

define i32 @sum_is_there(i32 noundef %x) {
  %near = add i32 %x, 3
  call void @use(i32 %near)
  %product = shl i32 %x, 2
  %sum = add i32 %product, 12
  ret i32 %sum
}

define i32 @narrow_again(i32 %x) {
  %wide = sext i32 %x to i64
  %shifted = lshr i64 %wide, 5
  %narrow = trunc i64 %shifted to i32
  ret i32 %narrow
}

; A bit more is left than x has, and its sign: zeros.
define i32 @not_narrow_again(i32 %x) {
  %wide = sext i32 %x to i64
  %shifted = lshr i64 %wide, 33
  %narrow = trunc i64 %shifted to i32
  ret i32 %narrow
}

; All bits of %x are in %y where they read the same of %a; which is read at two places of %x, and may be undef.
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
  %r = and i8 %x, %y
  %s = add i8 %y, %r
  ret i8 %s
}

; A comparison needs one way to read it.
define i1 @read_twice_compared(i8 %a, i8 %b, i1 %c) {
  %v = select i1 %c, i8 %a, i8 %b
  %x = or i8 %a, %v
  %y = or i8 %a, %b
  %r = icmp ule i8 %x, %y
  ret i1 %r
}
