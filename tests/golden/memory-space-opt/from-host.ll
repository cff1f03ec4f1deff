; RUN: nvopt -passes=memory-space-opt %s
; What the host put into constant memory points into global memory; what the module put there, or what lies elsewhere, points anywhere.
target triple = "nvptx64-nvidia-cuda"

@zero = internal addrspace(4) externally_initialized global ptr null
@zeros = internal addrspace(4) externally_initialized global [4 x ptr] zeroinitializer
@undefined = internal addrspace(4) externally_initialized global ptr undef
@poisoned = internal addrspace(4) externally_initialized global ptr poison
@own = internal addrspace(4) externally_initialized global [2 x ptr] [ptr null, ptr addrspacecast (ptr addrspace(4) @zero to ptr)]
@elsewhere = external addrspace(4) global ptr
@global = internal addrspace(1) externally_initialized global ptr null

define ptx_kernel void @kernel() {
  ret void
}

define float @zero_f() {
  %p = load ptr, ptr addrspace(4) @zero, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @zeros_f(i64 %i) {
  %at = getelementptr ptr, ptr addrspace(4) @zeros, i64 %i
  %p = load ptr, ptr addrspace(4) %at, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @undefined_f() {
  %p = load ptr, ptr addrspace(4) @undefined, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @poisoned_f() {
  %p = load ptr, ptr addrspace(4) @poisoned, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @own_f() {
  %p = load ptr, ptr addrspace(4) @own, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @elsewhere_f() {
  %p = load ptr, ptr addrspace(4) @elsewhere, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @global_f() {
  %p = load ptr, ptr addrspace(1) @global, align 8
  %v = load float, ptr %p, align 4
  ret float %v
}
