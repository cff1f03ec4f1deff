; RUN: nvopt -passes=memory-space-opt %s
target triple = "nvptx64-nvidia-cuda"

$in.group = comdat any
$alone = comdat any
$keyed = comdat any
$first = comdat any

@s = internal addrspace(3) global [64 x float] undef
@in.group.guard = linkonce_odr addrspace(1) global i32 0, comdat($in.group)
@llvm.used = appending global [1 x ptr] [ptr @held], section "llvm.metadata"

; Whoever else calls these brings them along: they go with their last call, also where that was in one of them.
define linkonce_odr float @first(ptr %p) noinline comdat {
  %v = call float @alone(ptr %p)
  ret float %v
}

define linkonce_odr float @alone(ptr %p) noinline comdat {
  %v = load float, ptr %p, align 4
  ret float %v
}

define linkonce_odr float @other.key(ptr %p) noinline comdat($keyed) {
  %v = load float, ptr %p, align 4
  ret float %v
}

define linkonce_odr float @no.group(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; These stay: the linker takes one of several together, others may only have a declaration, somebody knows them by name.
define linkonce_odr float @in.group(ptr %p) noinline comdat {
  %v = load float, ptr %p, align 4
  ret float %v
}

define weak_odr float @weak(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define float @external(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define linkonce_odr float @held(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define linkonce_odr float @named(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define linkonce_odr float @called.on(ptr %p, i1 %c) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @kernel(ptr %unknown, i64 %n) {
  %s = addrspacecast ptr addrspace(3) @s to ptr
  %a = call float @first(ptr %s)
  %b = call float @alone(ptr %s)
  %c = call float @other.key(ptr %s)
  %d = call float @no.group(ptr %s)
  %e = call float @in.group(ptr %s)
  %f = call float @weak(ptr %s)
  %g = call float @external(ptr %s)
  %h = call float @held(ptr %s)
  %i = call float @named(ptr %s)
  %j = call float @called.on(ptr %s, i1 true)
  %generic = inttoptr i64 %n to ptr
  %k = call float @called.on(ptr %generic, i1 true)
  ret void
}

!notes = !{!0}
!0 = !{ptr @named}
