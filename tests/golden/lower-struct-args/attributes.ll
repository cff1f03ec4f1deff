; RUN: nvopt -passes=lower-struct-args<opt-byval> -S %s
; Attributes that speak against reading the argument go where it is copied, and stay where nothing changes for them.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @writes(ptr byval({ i32, i32 }) align 4 writeonly initializes((0, 4)) %s, ptr %out) memory(argmem: write) {
  store i32 1, ptr %s, align 4
  store ptr %s, ptr %out, align 8
  ret void
}

define ptx_kernel void @nothing(ptr byval({ i32, i32 }) align 4 readnone %s) memory(none) {
  %number = ptrtoint ptr %s to i64
  ret void
}

define ptx_kernel void @elsewhere(ptr byval({ i32, i32 }) align 4 %s) memory(write, inaccessiblemem: none) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @reads(ptr byval({ i32, i32 }) align 4 readonly captures(none) %s, ptr %out) memory(argmem: readwrite) {
  %value = load i32, ptr %s, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

declare void @use(ptr) memory(write, inaccessiblemem: none)
