; RUN: nvopt -passes=memory-space-opt %s
; A variable that each thread has one of is not where the others are.
target triple = "nvptx64-nvidia-cuda"

@each = thread_local global i32 0
@all = global i32 0

define i32 @f() {
  %a = load i32, ptr @each, align 4
  %b = load i32, ptr @all, align 4
  %c = add i32 %a, %b
  ret i32 %c
}
