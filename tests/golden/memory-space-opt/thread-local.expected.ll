; ModuleID = 'thread-local.ll'
source_filename = "thread-local.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@each = thread_local global i32 0
@all = global i32 0

define i32 @f() {
  %a = load i32, ptr @each, align 4
  %b = load i32, ptr addrspace(1) addrspacecast (ptr @all to ptr addrspace(1)), align 4
  %c = add i32 %a, %b
  ret i32 %c
}
