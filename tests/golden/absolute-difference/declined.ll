; RUN: nvopt -passes=absolute-difference %s
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.ctpop.i32(i32)

; A difference that may overflow, one of 64 bits, one that others need, no difference, and the least number, which has no negative.
define i32 @kinds(i32 %a, i32 %b, i64 %x, i64 %y) {
  %over = sub i32 %a, %b
  %1 = call i32 @llvm.abs.i32(i32 %over, i1 true)
  %wide = sub nsw i64 %x, %y
  %2 = call i64 @llvm.abs.i64(i64 %wide, i1 true)
  %needed = sub nsw i32 %a, %1
  %3 = call i32 @llvm.abs.i32(i32 %needed, i1 true)
  %product = mul nsw i32 %3, %b
  %4 = call i32 @llvm.abs.i32(i32 %product, i1 true)
  %least = add nsw i32 %4, -2147483648
  %5 = call i32 @llvm.abs.i32(i32 %least, i1 true)
  %negative = sub nsw i32 0, %5
  %6 = call i32 @llvm.abs.i32(i32 %negative, i1 true)
  %sum = add nsw i32 %b, %a
  %7 = call i32 @llvm.abs.i32(i32 %sum, i1 true)
  %8 = trunc i64 %2 to i32
  %9 = add i32 %6, %needed
  %10 = add i32 %9, %7
  %11 = add i32 %10, %8
  ret i32 %11
}

; ptxas knows that it isn't negative.
define i64 @signs(i32 %a, i32 %b, i32 %n) {
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %rest = srem i32 %abs, %n
  %e = sub nsw i32 %rest, %b
  %other = call i32 @llvm.abs.i32(i32 %e, i1 true)
  %wide = sext i32 %other to i64
  %f = sub nsw i32 %n, %b
  %third = call i32 @llvm.abs.i32(i32 %f, i1 true)
  %bits = call i32 @llvm.ctpop.i32(i32 %third)
  %more = zext i32 %bits to i64
  %sum = add i64 %wide, %more
  ret i64 %sum
}

define i32 @optnone(i32 %a, i32 %b) noinline optnone {
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %sum = add i32 %abs, %a
  ret i32 %sum
}
