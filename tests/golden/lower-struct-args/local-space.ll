; RUN: nvopt -passes=lower-struct-args<opt-byval> -lower-read-only-devicefn-byval -pass-remarks-missed=. -S %s 2>&1
; A layout whose variables lie in address space 5, and whose pointers are narrower there.

source_filename = "args.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-A5"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr byval({ i32, i32 }) align 4 %s) {
  call void @use(ptr %s)
  ret void
}

define i32 @device(ptr byval({ i32, i32 }) align 4 %s) {
  %value = load i32, ptr %s, align 4
  ret i32 %value
}

declare void @use(ptr)
