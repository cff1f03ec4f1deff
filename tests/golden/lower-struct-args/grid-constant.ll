; RUN: nvopt -passes=lower-struct-args<opt-byval> -pass-remarks=. -pass-remarks-missed=. -S %s 2>&1
; RUN: nvopt -passes=lower-struct-args -pass-remarks-missed=. -S %s 2>&1
; A grid constant is read in place or left alone: threads may share its address.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %s, ptr %out) {
  %value = load i32, ptr %s, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @shared(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %s, ptr %out) {
  call void @use(ptr %s)
  ret void
}

declare void @use(ptr)
