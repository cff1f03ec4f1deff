; RUN: nvopt -passes=printf-lowering -pass-remarks-missed=. -S %s 2>&1
; RUN: nvopt -passes=printf-lowering -nvvm-lower-printf=0 -S %s
; Arguments that C does not pass, and calls that are no plain ones, stay. So does the declaration.

target triple = "nvptx64-nvidia-cuda"

@s = private constant [4 x i8] c"%d\0A\00"
@table = global ptr @printf

declare i32 @printf(ptr, ...)

define void @f(ptr %printer, i8 %narrow, <2 x i32> %v) {
  %a = call i32 (ptr, ...) @printf(ptr @s, i8 %narrow)
  %b = call i32 (ptr, ...) @printf(ptr @s, <2 x i32> %v)
  %c = call i32 (ptr, ...) %printer(ptr @s, i32 1)
  %p = call i32 (ptr, ...) %printer(ptr @s, ptr @printf)
  %d = call i32 (ptr, ...) @printf(ptr @s, ptr byval(i32) %printer)
  ret void
}
