; ModuleID = 'chosen.ll'
source_filename = "chosen.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

; Function Attrs: noinline
define internal float @chosen(ptr addrspace(3) %p, ptr addrspace(3) %q, i1 %c) #0 {
  %r = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) %q
  %v = load float, ptr addrspace(3) %r, align 4
  ret float %v
}

define float @caller(i1 %c) {
  %v = call float @chosen(ptr addrspace(3) @s, ptr addrspace(3) @s, i1 %c)
  ret float %v
}

attributes #0 = { noinline }
