; RUN: nvopt -O1 -mcpu=sm_90 %s
; RUN: nvopt -O1 -mcpu=sm_90 -nvvm-pass-option=disable-inline-a %s
target triple = "nvptx64-nvidia-cuda"

; LLVM's inliner takes it for large.
define internal void @callee(ptr %p, i32 %n) "function-inline-cost"="100000" {
  %m = mul i32 %n, %n
  store volatile i32 %m, ptr %p
  ret void
}
define ptx_kernel void @k(ptr %p, i32 %n) {
  call void @callee(ptr %p, i32 %n)
  call void @callee(ptr %p, i32 3)
  ret void
}
