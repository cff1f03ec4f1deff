; ModuleID = 'discarded.ll'
source_filename = "discarded.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$in.group = comdat any

@s = internal addrspace(3) global [64 x float] undef
@in.group.guard = linkonce_odr addrspace(1) global i32 0, comdat($in.group)
@llvm.used = appending global [1 x ptr] [ptr @held], section "llvm.metadata"

; Function Attrs: noinline
define linkonce_odr float @in.group(ptr %p) #0 comdat {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define weak_odr float @weak(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define float @external(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define linkonce_odr float @held(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define linkonce_odr float @named(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define linkonce_odr float @called.on(ptr %p, i1 %c) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @kernel(ptr %unknown, i64 %n) {
  %a = call float @first.shared(ptr addrspace(3) @s)
  %b = call float @alone.shared(ptr addrspace(3) @s)
  %c = call float @other.key.shared(ptr addrspace(3) @s)
  %d = call float @no.group.shared(ptr addrspace(3) @s)
  %e = call float @in.group.shared(ptr addrspace(3) @s)
  %f = call float @weak.shared(ptr addrspace(3) @s)
  %g = call float @external.shared(ptr addrspace(3) @s)
  %h = call float @held.shared(ptr addrspace(3) @s)
  %i = call float @named.shared(ptr addrspace(3) @s)
  %j = call float @called.on.shared(ptr addrspace(3) @s, i1 true)
  %generic = inttoptr i64 %n to ptr
  %k = call float @called.on(ptr %generic, i1 true)
  ret void
}

; Function Attrs: noinline
define internal float @first.shared(ptr addrspace(3) %p) #0 {
  %v = call float @alone.shared(ptr addrspace(3) %p)
  ret float %v
}

; Function Attrs: noinline
define internal float @alone.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @other.key.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @no.group.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @in.group.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @weak.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @external.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @held.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @named.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @called.on.shared(ptr addrspace(3) %p, i1 %c) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

attributes #0 = { noinline }

!notes = !{!0}

!0 = !{ptr @named}
