; RUN: nvopt -passes=memory-space-opt %s
; Which calls call a copy instead, and what goes then: each is called with shared and global memory; the calls behind that are left alone,
; and keep the original.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x float] undef
@g = addrspace(1) global [4 x float] zeroinitializer

declare float @takes(ptr, ptr)

define internal float @typed(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; A call of another type.
define float @calls.typed() {
  %a = call float @typed(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float @typed(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = call float (ptr, i32) @typed(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 0)
  ret float %c
}

define internal fastcc float @fast(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; A call of another convention.
define float @calls.fast() {
  %a = call fastcc float @fast(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call fastcc float @fast(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = call float @fast(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret float %c
}

define internal float @tailed(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; A call that its caller gives up its frame for.
define float @calls.tailed() {
  %a = call float @tailed(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float @tailed(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = fadd float %a, %b
  ret float %c
}

define float @tails(ptr %p) {
  %v = musttail call float @tailed(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret float %v
}

define internal float @passed(ptr %p, ptr %q) noinline {
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %x = fadd float %v, %w
  ret float %x
}

; A call, of the same type, that the function is passed to.
define float @calls.passed() {
  %a = call float @passed(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float @passed(ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = call float @takes(ptr @passed, ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret float %c
}

define internal float @longer(ptr %p, ...) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Whoever takes more looks for it in its own frame.
define float @calls.longer() {
  %a = call float (ptr, ...) @longer(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float (ptr, ...) @longer(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = fadd float %a, %b
  ret float %c
}

define internal float @noted(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Metadata speaks of it.
define float @calls.noted() {
  %a = call float @noted(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float @noted(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %c = fadd float %a, %b
  ret float %c
}

!nvopt.test = !{!0}
!0 = !{ptr @noted}
