; ModuleID = 'declined.ll'
source_filename = "declined.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

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

; Function Attrs: noinline optnone
define i32 @optnone(i32 %a, i32 %b) #2 {
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %sum = add i32 %abs, %a
  ret i32 %sum
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noinline optnone }
