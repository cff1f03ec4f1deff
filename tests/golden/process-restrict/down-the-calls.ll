; RUN: nvopt -passes=process-restrict -allow-restrict-in-struct -apply-multi-level-restrict %s
; What is lost sight of further up, or through another load of the same field.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { ptr, ptr }
@constants = internal addrspace(1) constant [4 x float] zeroinitializer

; Called with nothing but what @between gets, which is not the kernel's alone.
define internal float @reads(ptr addrspace(1) %p) noinline {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define internal float @between(ptr addrspace(1) %p) noinline {
  %x = call float @reads(ptr addrspace(1) %p)
  ret float %x
}

define ptx_kernel void @kernel(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %v = call float @between(ptr addrspace(1) %in)
  %w = call float @between(ptr addrspace(1) %out)
  store float %w, ptr addrspace(1) %out, align 4
  ret void
}

; What leads to these rows isn't written here; its callers may have.
define float @device(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %out) {
  %row = load ptr addrspace(1), ptr addrspace(1) %table, align 8
  %x = load float, ptr addrspace(1) %row, align 4
  ret float %x
}

; One field, loaded twice: written through the one, read through the other. Nothing is written through the other field.
define ptx_kernel void @fields(ptr byval(%pair) align 8 %s) {
  %p = load ptr, ptr %s, align 8
  %q = load ptr, ptr %s, align 8
  %at = getelementptr i8, ptr %s, i64 8
  %r = load ptr, ptr %at, align 8
  %x = load float, ptr %p, align 4
  %y = load float, ptr %r, align 4
  store float %y, ptr %q, align 4
  ret void
}

; No restricted pointer leads to these.
define ptx_kernel void @others(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) @constants, align 4
  ret void
}

; What leads to rows may change where others know of it, and is not one pointer's where it is one of two.
define ptx_kernel void @rows(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %known, ptr addrspace(1) noalias %second, i1 %c) {
  store ptr addrspace(1) %known, ptr addrspace(1) @held, align 8
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8
  %x = load float, ptr addrspace(1) %p, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) %known, align 8
  %y = load float, ptr addrspace(1) %q, align 4
  %either = select i1 %c, ptr addrspace(1) %table, ptr addrspace(1) %second
  %r = load ptr addrspace(1), ptr addrspace(1) %either, align 8
  %z = load float, ptr addrspace(1) %r, align 4
  ret void
}
@held = addrspace(1) global ptr addrspace(1) null
