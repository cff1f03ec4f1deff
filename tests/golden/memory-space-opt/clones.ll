; RUN: nvopt -passes=memory-space-opt %s
; RUN: nvopt -passes=memory-space-opt -pass-remarks=memory-space-opt -disable-output %s 2>&1
; RUN: nvopt -passes=memory-space-opt,memory-space-opt -do-clone-for-ip-msp=1 %s
; RUN: nvopt -passes=memory-space-opt -do-clone-for-ip-msp=0 %s
; RUN: nvopt -passes=memory-space-opt -do-ip-msp=0 %s
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef
@g = addrspace(1) global [64 x float] zeroinitializer

declare float @ext(ptr)
declare void @take(ptr)

; Its calls don't agree: a copy for each space, and what nobody calls any more goes.
define internal float @head(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Passes on what it gets, and calls itself with that.
define internal float @outer(ptr %p, i32 %n) noinline {
entry:
  %v = call float @head(ptr %p)
  %again = icmp sgt i32 %n, 0
  br i1 %again, label %more, label %exit
more:
  %q = getelementptr float, ptr %p, i32 1
  %n1 = sub i32 %n, 1
  %w = call float @outer(ptr %q, i32 %n1)
  br label %exit
exit:
  %r = phi float [ %v, %entry ], [ %w, %more ]
  ret float %r
}

; Others may call it: it stays.
define float @seen(ptr %p, ptr %q) noinline {
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %sum = fadd float %v, %w
  ret float %sum
}

define weak_odr float @same.everywhere(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @kernel(ptr %out, ptr %unknown) {
  %s = getelementptr float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 2
  %a = call float @outer(ptr %s, i32 4)
  %b = call float @outer(ptr %out, i32 5)
  %c = call float @head(ptr %s)
  %d = call float @seen(ptr %s, ptr %out)
  %e = call float @seen(ptr %s, ptr %s)
  %f = call float @seen(ptr %out, ptr %s)
  %g = call float @seen(ptr %s, ptr %out)
  %h = call float @same.everywhere(ptr %s)
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %ef = fadd float %e, %f
  %gh = fadd float %g, %h
  %abcd = fadd float %ab, %cd
  %efgh = fadd float %ef, %gh
  %sum = fadd float %abcd, %efgh
  store float %sum, ptr %out, align 4
  ret void
}

; Each of the following stays for one reason: another may take its place, its address is taken by a call that isn't its own (only such a
; call stays), nothing is accessed, the parameter is a place in the frame, it may not be copied.
define weak float @replaceable(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define internal float @taken(ptr %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define internal i1 @compares(ptr %p) noinline {
  %null = icmp eq ptr %p, null
  ret i1 %null
}

define internal float @placed(ptr byval(float) %p) noinline {
  %v = load float, ptr %p, align 4
  ret float %v
}

define internal float @alone(ptr %p) noinline noduplicate {
  %v = load float, ptr %p, align 4
  ret float %v
}

define void @calls(i1 %x) {
  %a = call float @replaceable(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float @taken(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @take(ptr @taken)
  %c = call i1 @compares(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %d = call i1 @compares(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %e = call float @placed(ptr byval(float) addrspacecast (ptr addrspace(3) @s to ptr))
  %f = call float @placed(ptr byval(float) addrspacecast (ptr addrspace(1) @g to ptr))
  %h = call float @alone(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %i = call float @alone(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

@head.shared = addrspace(1) global i32 0
