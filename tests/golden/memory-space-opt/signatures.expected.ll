; ModuleID = 'signatures.ll'
source_filename = "signatures.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef
@s2 = internal addrspace(3) global [64 x float] undef
@fp = internal addrspace(1) global ptr @taken

declare void @ext(ptr)

define internal fastcc float @sum(ptr addrspace(3) noundef align 4 dereferenceable(4) %p, i32 %n) {
entry:
  %end = getelementptr float, ptr addrspace(3) %p, i32 %n
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(3) [ %p, %entry ], [ %next, %loop ]
  %acc = phi float [ 0.000000e+00, %entry ], [ %acc.n, %loop ]
  %v = load float, ptr addrspace(3) %at, align 4
  %acc.n = fadd float %acc, %v
  %next = getelementptr float, ptr addrspace(3) %at, i32 1
  %c = icmp eq ptr addrspace(3) %next, %end
  br i1 %c, label %exit, label %loop

exit:                                             ; preds = %loop
  ret float %acc.n
}

define internal float @outer(ptr addrspace(3) %p, i32 %n) {
  %q = getelementptr float, ptr addrspace(3) %p, i32 4
  %v = call fastcc float @sum(ptr addrspace(3) %q, i32 %n)
  ret float %v
}

define internal ptr addrspace(3) @pick(i1 %c) {
  %v = select i1 %c, ptr addrspace(3) @s, ptr addrspace(3) @s2
  ret ptr addrspace(3) %v
}

define internal ptr addrspace(1) @same(ptr addrspace(1) %p) {
  store float 0.000000e+00, ptr addrspace(1) %p, align 4
  ret ptr addrspace(1) %p
}

define internal void @recursive(ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %more

more:                                             ; preds = %entry
  store i32 %n, ptr addrspace(1) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %p, i32 1
  %m = sub i32 %n, 1
  call void @recursive(ptr addrspace(1) %q, i32 %m)
  br label %exit

exit:                                             ; preds = %more, %entry
  ret void
}

define internal void @local_and_global(ptr addrspace(5) %p, ptr addrspace(1) %g) {
  %p.generic = addrspacecast ptr addrspace(5) %p to ptr
  %g.generic = addrspacecast ptr addrspace(1) %g to ptr
  store i32 1, ptr %p.generic, align 4
  store i32 1, ptr addrspace(1) %g, align 4
  call void @ext(ptr %g.generic)
  ret void
}

define internal void @only_stored(ptr %p, ptr addrspace(1) %g) {
  store ptr %p, ptr addrspace(1) %g, align 8
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
  %out.global7 = addrspacecast ptr %out to ptr addrspace(1)
  %v = call float @outer(ptr addrspace(3) @s, i32 %n)
  %p = call ptr addrspace(3) @pick(i1 %c)
  %w = load float, ptr addrspace(3) %p, align 4
  %x = fadd float %v, %w
  %y = call float @both.shared(ptr addrspace(3) %p)
  %z = call float @both.global(ptr addrspace(1) %out.global7)
  %o = call ptr addrspace(1) @same(ptr addrspace(1) %out.global7)
  store float %z, ptr addrspace(1) %o, align 4
  call void @recursive(ptr addrspace(1) %out.global7, i32 %n)
  %a.local = addrspacecast ptr %a to ptr addrspace(5)
  call void @local_and_global(ptr addrspace(5) %a.local, ptr addrspace(1) %out.global7)
  call void @only_stored(ptr %a, ptr addrspace(1) %out.global7)
  call void @taken.global(ptr addrspace(1) %out.global7)
  call void @by_value(ptr byval(i32) %out, ptr sret(i32) %a)
  call void @tail(ptr %out)
  call void @visible.global(ptr addrspace(1) %out.global7)
  store float %x, ptr addrspace(1) %out.global7, align 4
  ret void
}

define internal float @both.shared(ptr addrspace(3) %p) {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

define internal float @both.global(ptr addrspace(1) %p) {
  %v = load float, ptr addrspace(1) %p, align 4
  ret float %v
}

define internal void @taken.global(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

define internal void @visible.global(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
