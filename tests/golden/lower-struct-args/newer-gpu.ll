; What is only read, but through addresses that may be others or that have to be generic ones: newer GPUs read it in place by themselves.
; RUN: nvopt -passes=lower-struct-args<opt-byval> -mcpu=sm_90 %s
; RUN: nvopt -passes=lower-struct-args<opt-byval> -mcpu=sm_80 %s
; RUN: nvopt -passes=lower-struct-args<opt-byval> -mcpu=sm_90 -pass-remarks-missed=. -disable-output %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @take(ptr byval({ i32, i32 }))

define ptx_kernel void @passed_on(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %x = load i32, ptr %s, align 4
  store i32 %x, ptr %out, align 4
  call void @take(ptr byval({ i32, i32 }) align 4 %s)
  ret void
}

define ptx_kernel void @chosen(ptr byval({ i32, i32 }) align 4 %s, ptr %out, i1 %c) {
  %p = select i1 %c, ptr %s, ptr %out
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

; Written as well: a copy on every GPU.
define ptx_kernel void @written(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  store i32 1, ptr %s, align 4
  call void @take(ptr byval({ i32, i32 }) align 4 %s)
  ret void
}
