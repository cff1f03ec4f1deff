; ModuleID = 'calls.ll'
source_filename = "calls.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x float] undef
@g = addrspace(1) global [4 x float] zeroinitializer

declare float @takes(ptr, ptr)

; Function Attrs: noinline
define internal float @typed(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @calls.typed() {
  %a = call float @typed.shared(ptr addrspace(3) @s)
  %b = call float @typed.global(ptr addrspace(1) @g)
  %c = call float @typed(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0)
  ret float %c
}

; Function Attrs: noinline
define internal fastcc float @fast(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @calls.fast() {
  %a = call fastcc float @fast.shared(ptr addrspace(3) @s)
  %b = call fastcc float @fast.global(ptr addrspace(1) @g)
  %c = call float @fast(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret float %c
}

; Function Attrs: noinline
define internal float @tailed(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @calls.tailed() {
  %a = call float @tailed.shared(ptr addrspace(3) @s)
  %b = call float @tailed.global(ptr addrspace(1) @g)
  %c = fadd float %a, %b
  ret float %c
}

define float @tails(ptr %p) {
  %v = musttail call float @tailed(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret float %v
}

; Function Attrs: noinline
define internal float @passed(ptr %p, ptr %q) #0 {
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %x = fadd float %v, %w
  ret float %x
}

define float @calls.passed() {
  %a = call float @passed.shared.shared(ptr addrspace(3) @s, ptr addrspace(3) @s)
  %b = call float @passed.global.global(ptr addrspace(1) @g, ptr addrspace(1) @g)
  %c = call float @takes(ptr @passed, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret float %c
}

; Function Attrs: noinline
define internal float @longer(ptr %p, ...) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @calls.longer() {
  %a = call float (ptr, ...) @longer(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float (ptr, ...) @longer(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = fadd float %a, %b
  ret float %c
}

; Function Attrs: noinline
define internal float @noted(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @calls.noted() {
  %a = call float @noted.shared(ptr addrspace(3) @s)
  %b = call float @noted.global(ptr addrspace(1) @g)
  %c = fadd float %a, %b
  ret float %c
}

; Function Attrs: noinline
define internal float @typed.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @typed.global(ptr addrspace(1) %p) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal fastcc float @fast.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal fastcc float @fast.global(ptr addrspace(1) %p) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @tailed.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @tailed.global(ptr addrspace(1) %p) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @passed.shared.shared(ptr addrspace(3) %p, ptr addrspace(3) %q) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  %w = load float, ptr addrspace(3) %q, align 4
  %x = fadd float %v, %w
  ret float %x
}

; Function Attrs: noinline
define internal float @passed.global.global(ptr addrspace(1) %p, ptr addrspace(1) %q) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  %w = load float, ptr addrspace(1) %q, align 4
  %x = fadd float %v, %w
  ret float %x
}

; Function Attrs: noinline
define internal float @noted.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @noted.global(ptr addrspace(1) %p) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  ret float %v
}

attributes #0 = { noinline }

!nvopt.test = !{!0}

!0 = !{ptr @noted}
