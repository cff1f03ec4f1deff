; RUN: nvopt -passes=memory-space-opt %s
; A pointer that is accessed through a choice of it or another is accessed.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

define internal float @chosen(ptr %p, ptr %q, i1 %c) noinline {
  %r = select i1 %c, ptr %p, ptr %q
  %v = load float, ptr %r, align 4
  ret float %v
}

define float @caller(i1 %c) {
  %v = call float @chosen(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(3) @s to ptr), i1 %c)
  ret float %v
}
