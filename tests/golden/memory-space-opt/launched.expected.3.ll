; ModuleID = 'launched.ll'
source_filename = "launched.ll"
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

define ptx_kernel void @k(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}
