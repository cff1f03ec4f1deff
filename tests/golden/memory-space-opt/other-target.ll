; RUN: nvopt -passes=memory-space-opt %s
target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [64 x float] undef

define float @f() {
  %v = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  ret float %v
}
