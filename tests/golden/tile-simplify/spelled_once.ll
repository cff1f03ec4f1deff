; RUN: nvopt -passes=tile-simplify,instcombine %s
; What instcombine spells otherwise each time that it meets it is spelled so before, and made once.

declare void @use.i8(i8)
declare void @use.i16(i16)
declare void @use.i32(i32)

; x & 1 of each extension of the lowest bit
define i32 @lowest_bit(i32 %x) {
  %bit = trunc i32 %x to i1
  %all = sext i1 %bit to i32
  %one = zext i1 %bit to i32
  call void @use.i32(i32 %one)
  ret i32 %all
}

; x & 1 is there already, under another condition it is chosen
define i32 @lowest_bit_chosen(i32 %x, i32 %y) {
  %unequal = icmp ne i32 %x, %y
  %wide = zext i1 %unequal to i32
  %chosen = and i32 %wide, %x
  %lowest = and i32 %x, 1
  call void @use.i32(i32 %lowest)
  ret i32 %chosen
}

; the operand is truncated once
define i8 @narrow_operands(i32 %x) {
  %low = and i32 %x, 100
  %high = or i32 %x, 16
  %narrow = trunc i32 %low to i8
  %other = trunc i32 %high to i8
  call void @use.i8(i8 %narrow)
  ret i8 %other
}

; what the condition leaves of an arm is a number, where others use the arm, too
define i16 @arm(i1 %c) {
  %all = sext i1 %c to i16
  %chosen = select i1 %c, i16 %all, i16 12
  call void @use.i16(i16 %all)
  ret i16 %chosen
}

; comparisons of what is known to be in a range take no sum
define i1 @in_range(i32 %x) {
  %low = call i32 @llvm.smin.i32(i32 %x, i32 -1)
  %size = sub i32 0, %low
  %near = icmp ule i32 %size, 67108864
  call void @use.i32(i32 %low)
  ret i1 %near
}

declare i32 @llvm.smin.i32(i32, i32)
