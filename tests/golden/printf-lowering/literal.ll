; RUN: not nvopt -passes=printf-lowering -S %s 2>&1
; Every format that isn't known is told; nothing is written.

target triple = "nvptx64-nvidia-cuda"

@changing = global [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define void @f(ptr %format) {
  %a = call i32 (ptr, ...) @printf(ptr %format, i32 1)
  %b = call i32 (ptr, ...) @printf(ptr @changing, i32 1)
  ret void
}
