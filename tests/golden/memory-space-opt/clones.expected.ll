; ModuleID = 'clones.ll'
source_filename = "clones.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef
@g = addrspace(1) global [64 x float] zeroinitializer
@head.shared = addrspace(1) global i32 0

declare float @ext(ptr)

declare void @take(ptr)

; Function Attrs: noinline
define internal float @head(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @outer(ptr %p, i32 %n) #0 {
entry:
  %v = call float @head(ptr %p)
  %again = icmp sgt i32 %n, 0
  br i1 %again, label %more, label %exit

more:                                             ; preds = %entry
  %q = getelementptr float, ptr %p, i32 1
  %n1 = sub i32 %n, 1
  %w = call float @outer(ptr %q, i32 %n1)
  br label %exit

exit:                                             ; preds = %more, %entry
  %r = phi float [ %v, %entry ], [ %w, %more ]
  ret float %r
}

; Function Attrs: noinline
define float @seen(ptr %p, ptr %q) #0 {
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %sum = fadd float %v, %w
  ret float %sum
}

; Function Attrs: noinline
define weak_odr float @same.everywhere(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define ptx_kernel void @kernel(ptr %out, ptr %unknown) {
  %out.global11 = addrspacecast ptr %out to ptr addrspace(1)
  %s = getelementptr float, ptr addrspace(3) @s, i32 2
  %a = call float @outer.shared(ptr addrspace(3) %s, i32 4)
  %b = call float @outer.global(ptr addrspace(1) %out.global11, i32 5)
  %c = call float @head.shared.1(ptr addrspace(3) %s)
  %d = call float @seen.shared.global(ptr addrspace(3) %s, ptr addrspace(1) %out.global11)
  %e = call float @seen.shared.shared(ptr addrspace(3) %s, ptr addrspace(3) %s)
  %f = call float @seen.global.shared(ptr addrspace(1) %out.global11, ptr addrspace(3) %s)
  %g = call float @seen.shared.global(ptr addrspace(3) %s, ptr addrspace(1) %out.global11)
  %h = call float @same.everywhere.shared(ptr addrspace(3) %s)
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  %ef = fadd float %e, %f
  %gh = fadd float %g, %h
  %abcd = fadd float %ab, %cd
  %efgh = fadd float %ef, %gh
  %sum = fadd float %abcd, %efgh
  store float %sum, ptr addrspace(1) %out.global11, align 4
  ret void
}

; Function Attrs: noinline
define weak float @replaceable(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @taken(ptr %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal i1 @compares(ptr %p) #0 {
  %null = icmp eq ptr %p, null
  ret i1 %null
}

; Function Attrs: noinline
define internal float @placed(ptr byval(float) %p) #0 {
  %v = load float, ptr %p, align 4
  ret float %v
}

; Function Attrs: noduplicate noinline
define internal float @alone(ptr %p) #1 {
  %v = load float, ptr %p, align 4
  ret float %v
}

define void @calls(i1 %x) {
  %a = call float @replaceable(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call float @taken.shared(ptr addrspace(3) @s)
  call void @take(ptr @taken)
  %c = call i1 @compares(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %d = call i1 @compares(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  %e = call float @placed(ptr byval(float) addrspacecast (ptr addrspace(3) @s to ptr))
  %f = call float @placed(ptr byval(float) addrspacecast (ptr addrspace(1) @g to ptr))
  %h = call float @alone(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %i = call float @alone(ptr addrspacecast (ptr addrspace(1) @g to ptr))
  ret void
}

; Function Attrs: noinline
define internal float @head.shared.1(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @outer.shared(ptr addrspace(3) %p, i32 %n) #0 {
entry:
  %v = call float @head.shared.1(ptr addrspace(3) %p)
  %again = icmp sgt i32 %n, 0
  br i1 %again, label %more, label %exit

more:                                             ; preds = %entry
  %q = getelementptr float, ptr addrspace(3) %p, i32 1
  %n1 = sub i32 %n, 1
  %w = call float @outer.shared(ptr addrspace(3) %q, i32 %n1)
  br label %exit

exit:                                             ; preds = %more, %entry
  %r = phi float [ %v, %entry ], [ %w, %more ]
  ret float %r
}

; Function Attrs: noinline
define internal float @outer.global(ptr addrspace(1) %p, i32 %n) #0 {
entry:
  %v = call float @head.global(ptr addrspace(1) %p)
  %again = icmp sgt i32 %n, 0
  br i1 %again, label %more, label %exit

more:                                             ; preds = %entry
  %q = getelementptr float, ptr addrspace(1) %p, i32 1
  %n1 = sub i32 %n, 1
  %w = call float @outer.global(ptr addrspace(1) %q, i32 %n1)
  br label %exit

exit:                                             ; preds = %more, %entry
  %r = phi float [ %v, %entry ], [ %w, %more ]
  ret float %r
}

; Function Attrs: noinline
define internal float @seen.shared.global(ptr addrspace(3) %p, ptr addrspace(1) %q) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  %w = load float, ptr addrspace(1) %q, align 4
  %sum = fadd float %v, %w
  ret float %sum
}

; Function Attrs: noinline
define internal float @seen.shared.shared(ptr addrspace(3) %p, ptr addrspace(3) %q) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  %w = load float, ptr addrspace(3) %q, align 4
  %sum = fadd float %v, %w
  ret float %sum
}

; Function Attrs: noinline
define internal float @seen.global.shared(ptr addrspace(1) %p, ptr addrspace(3) %q) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  %w = load float, ptr addrspace(3) %q, align 4
  %sum = fadd float %v, %w
  ret float %sum
}

; Function Attrs: noinline
define internal float @same.everywhere.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @taken.shared(ptr addrspace(3) %p) #0 {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

; Function Attrs: noinline
define internal float @head.global(ptr addrspace(1) %p) #0 {
  %v = load float, ptr addrspace(1) %p, align 4
  ret float %v
}

attributes #0 = { noinline }
attributes #1 = { noduplicate noinline }
