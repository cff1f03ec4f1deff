; RUN: nvopt -passes=tile-simplify,instcombine %s
; Of each of these functions instcombine alone left fewer instructions, until tile-simplify knew better.

declare void @use.i1(i1)
declare void @use.i8(i8)
declare void @use.i16(i16)
declare void @use.i64(i64)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.smin.i32(i32, i32)

; What %v4 was replaced by is what %v6 is made of, for all who use it: `zext (trunc (-a))` isn't there once more.
define void @operand_replaced_before(i64 %a, i64 %b) {
  %v1 = sub i64 0, %b
  %v2 = trunc i64 %v1 to i8
  %v4 = zext i8 %v2 to i64
  %v6 = add i64 %v4, %a
  %v11 = icmp uge i64 %a, %v6
  %v12 = call i64 @llvm.umax.i64(i64 %v6, i64 %a)
  %v13 = shl i64 %v12, 58
  %v14 = icmp sle i8 %v2, %v2
  %v15 = shl i64 %v13, %v13
  call void @use.i1(i1 %v11)
  call void @use.i1(i1 %v14)
  call void @use.i64(i64 %v15)
  ret void
}

; min(x, 1) without signs is an extension of x != 0, two instructions.
define i32 @min_with_one(i32 %a) {
  %s = lshr i32 %a, 20
  %t = trunc i32 %s to i16
  %m = call i32 @llvm.smin.i32(i32 1, i32 %s)
  call void @use.i16(i16 %t)
  ret i32 %m
}

; What a condition says of an arm isn't computed once more where the arm is there.
define i64 @arm_that_is_there(i64 noundef %a, i64 noundef %b, i64 noundef %c) {
  %less = add i64 %a, -1
  %min = call i64 @llvm.umin.i64(i64 %c, i64 %b)
  %is_one = icmp eq i64 %c, 1
  %inner = select i1 %is_one, i64 %min, i64 %less
  %outer = select i1 %is_one, i64 %inner, i64 %a
  call void @use.i64(i64 %outer)
  ret i64 %min
}

; The contrary of a comparison that others use is no second comparison.
define i64 @contrary(i64 noundef %a, i64 noundef %b) {
  %less = icmp slt i64 %b, %a
  %chosen = select i1 %less, i64 -2, i64 0
  %is_zero = icmp ule i64 %chosen, 0
  %ones = sext i1 %is_zero to i64
  %other = select i1 %less, i64 4611686018427387903, i64 %a
  %below = icmp ult i64 %other, %b
  call void @use.i1(i1 %below)
  ret i64 %ones
}

; A truncated choice of numbers is a choice of numbers, although another has become the same.
define i64 @truncated_choice(i64 %a, i64 %b) {
  %same = icmp eq i64 %a, %b
  %one = select i1 %same, i64 576460752303423487, i64 0
  %narrow = trunc i64 %one to i8
  %wide = sext i8 %narrow to i64
  %other = select i1 %same, i64 576460752303423487, i64 0
  call void @use.i64(i64 %wide)
  ret i64 %other
}

; c - (x ^ d) is (x ^ ~d) + (c + 1): an `or`, where x has no such bits.
define i16 @number_less_xor(i16 %a) {
  %s = shl i16 %a, 10
  %x = xor i16 %s, -2
  %n = sub i16 0, %x
  %r = add i16 %n, 3
  ret i16 %r
}

; Low bits come of what was truncated.
define void @truncated_and_extended(i64 %a, i64 %b) {
  %narrow = trunc i64 %a to i8
  %wide = sext i8 %narrow to i64
  %n = sub i64 0, %wide
  %x = xor i64 %b, %n
  %r = trunc i64 %x to i8
  call void @use.i8(i8 %r)
  ret void
}

; An operation on several choices by one condition.
define void @choices(i8 noundef %a) {
  %c = icmp ugt i8 %a, -128
  %one = select i1 %c, i8 2, i8 0
  %other = select i1 %c, i8 2, i8 0
  %f = call i8 @llvm.fshl.i8(i8 0, i8 %one, i8 %other)
  call void @use.i8(i8 %one)
  call void @use.i8(i8 %f)
  ret void
}

; (x >> 7) << 3 is (x >> 4) & -8, where x >> 4 is there.
define i32 @shifted_forth_and_back(i32 noundef %a, i32 noundef %b) {
  %q = udiv i32 %a, 16
  %qq = udiv i32 %q, 8
  %r = urem i32 %q, 8
  %m = mul i32 %qq, 8
  %s = add i32 %m, %r
  %x = xor i32 %m, %b
  %y = xor i32 %x, %s
  ret i32 %y
}

; Shifts that can't change anything.
define i8 @signs(i8 %a, i8 %b) {
  %c = icmp sgt i8 %a, 1
  %s = sext i1 %c to i8
  %t = ashr i8 %s, %b
  %bit = trunc i8 %b to i1
  %same = shl i1 %bit, %c
  %w = zext i1 %same to i8
  %r = add i8 %t, %w
  ret i8 %r
}
