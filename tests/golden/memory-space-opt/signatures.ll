; RUN: nvopt -passes=memory-space-opt %s
; RUN: nvopt -passes=memory-space-opt -pass-remarks=memory-space-opt -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef
@s2 = internal addrspace(3) global [64 x float] undef
@fp = internal addrspace(1) global ptr @taken

declare void @ext(ptr)

; Reached through outer; the null of generic pointers is no null of shared ones.
define internal fastcc float @sum(ptr nonnull noundef align 4 dereferenceable(4) %p, i32 %n) {
entry:
  %end = getelementptr float, ptr %p, i32 %n
  br label %loop
loop:
  %at = phi ptr [ %p, %entry ], [ %next, %loop ]
  %acc = phi float [ 0.0, %entry ], [ %acc.n, %loop ]
  %v = load float, ptr %at, align 4
  %acc.n = fadd float %acc, %v
  %next = getelementptr float, ptr %at, i32 1
  %c = icmp eq ptr %next, %end
  br i1 %c, label %exit, label %loop
exit:
  ret float %acc.n
}

define internal float @outer(ptr %p, i32 %n) {
  %q = getelementptr float, ptr %p, i32 4
  %v = call fastcc float @sum(ptr nonnull %q, i32 %n)
  ret float %v
}

define internal nonnull ptr @pick(i1 %c) {
  %v = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(3) @s2 to ptr)
  ret ptr %v
}

define internal ptr @same(ptr returned %p) {
  store float 0.0, ptr %p, align 4
  ret ptr %p
}

; Calls that differ.
define internal float @both(ptr %p) {
  %v = load float, ptr %p, align 4
  ret float %v
}

define internal void @recursive(ptr %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %more
more:
  store i32 %n, ptr %p, align 4
  %q = getelementptr i32, ptr %p, i32 1
  %m = sub i32 %n, 1
  call void @recursive(ptr %q, i32 %m)
  br label %exit
exit:
  ret void
}

define internal void @local_and_global(ptr %p, ptr %g) {
  store i32 1, ptr %p, align 4
  store i32 1, ptr %g, align 4
  call void @ext(ptr %g)
  ret void
}

; Nothing is accessed through p.
define internal void @only_stored(ptr %p, ptr %g) {
  store ptr %p, ptr %g, align 8
  ret void
}

define internal void @taken(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

define internal void @by_value(ptr byval(i32) %p, ptr sret(i32) %r) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %r, align 4
  ret void
}

define internal void @tail(ptr %p) {
  store i32 1, ptr %p, align 4
  musttail call void @ext(ptr %p)
  ret void
}

define void @visible(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}

define ptx_kernel void @k(ptr %out, i1 %c, i32 %n) {
  %a = alloca [16 x i32], align 4
  %v = call float @outer(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %n)
  %p = call nonnull ptr @pick(i1 %c)
  %w = load float, ptr %p, align 4
  %x = fadd float %v, %w
  %y = call float @both(ptr %p)
  %z = call float @both(ptr %out)
  %o = call ptr @same(ptr returned %out)
  store float %z, ptr %o, align 4
  call void @recursive(ptr %out, i32 %n)
  call void @local_and_global(ptr %a, ptr %out)
  call void @only_stored(ptr %a, ptr %out)
  call void @taken(ptr %out)
  call void @by_value(ptr byval(i32) %out, ptr sret(i32) %a)
  call void @tail(ptr %out)
  call void @visible(ptr %out)
  store float %x, ptr %out, align 4
  ret void
}
