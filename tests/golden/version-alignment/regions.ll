; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1
; Where tests can stand, and where none is made.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The next address is there ahead of the accesses, and of a kind that is tested; but where this one goes was loaded an iteration ago.
define ptx_kernel void @chased(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %link = getelementptr ptr addrspace(1), ptr addrspace(1) %out, i32 %i
  %next = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  store float %asum3, ptr addrspace(1) %out, align 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

; Loaded in the loop: tested behind that, not ahead of the loop.
define ptx_kernel void @each(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %link = getelementptr ptr addrspace(1), ptr addrspace(1) %out, i32 %i
  %at = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  store float %asum3, ptr addrspace(1) %out, align 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; Nor is its distance.
define ptx_kernel void @loaded_target(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %link = getelementptr ptr addrspace(1), ptr addrspace(1) %out, i32 %i
  %to = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %bp0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %a0, ptr addrspace(1) %bp0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %bp1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %a1, ptr addrspace(1) %bp1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %a2, ptr addrspace(1) %bp2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %bp3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %a3, ptr addrspace(1) %bp3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %bp4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %a4, ptr addrspace(1) %bp4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %bp5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %a5, ptr addrspace(1) %bp5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 4
  %bp6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %a6, ptr addrspace(1) %bp6, align 4
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  %bp7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %a7, ptr addrspace(1) %bp7, align 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

; The outer loop is not copied, but for a stretch.
define ptx_kernel void @outer(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %rest ]
  %i = phi i32 [ 0, %entry ], [ %j, %rest ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %at, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %at, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %at, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 4
  %ap7 = getelementptr i8, ptr addrspace(1) %at, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  %asum4 = fadd float %asum3, %a4
  %asum5 = fadd float %asum4, %a5
  %asum6 = fadd float %asum5, %a6
  %asum7 = fadd float %asum6, %a7
  store float %asum7, ptr addrspace(1) %out, align 4
  br label %inner

inner:
  %k = phi i32 [ 0, %loop ], [ %l, %inner ]
  %op = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %k, ptr addrspace(1) %op, align 4
  %l = add i32 %k, 1
  %more = icmp slt i32 %l, %i
  br i1 %more, label %inner, label %rest

rest:
  %next = getelementptr i8, ptr addrspace(1) %at, i64 32
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

; What is found on the way is tested there: two stretches.
define ptx_kernel void @found(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  store float %asum3, ptr addrspace(1) %out, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) %out, align 8
  %bp0 = getelementptr i8, ptr addrspace(1) %q, i64 0
  %b0 = load float, ptr addrspace(1) %bp0, align 4
  %bp1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %b1 = load float, ptr addrspace(1) %bp1, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %b2 = load float, ptr addrspace(1) %bp2, align 4
  %bp3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %b3 = load float, ptr addrspace(1) %bp3, align 4
  %bsum1 = fadd float %b0, %b1
  %bsum2 = fadd float %bsum1, %b2
  %bsum3 = fadd float %bsum2, %b3
  store float %bsum3, ptr addrspace(1) %out, align 4
  ret void
}

; It is not where that is within the other stretch.
define ptx_kernel void @found_within(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) %out, align 8
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %bp0 = getelementptr i8, ptr addrspace(1) %q, i64 0
  %b0 = load float, ptr addrspace(1) %bp0, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %bp1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %b1 = load float, ptr addrspace(1) %bp1, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %b2 = load float, ptr addrspace(1) %bp2, align 4
  %bp3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %b3 = load float, ptr addrspace(1) %bp3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  %bsum1 = fadd float %b0, %b1
  %bsum2 = fadd float %bsum1, %b2
  %bsum3 = fadd float %bsum2, %b3
  store float %asum3, ptr addrspace(1) %out, align 4
  store float %bsum3, ptr addrspace(1) %out, align 4
  ret void
}

; A distance is tested ahead of all that it is of, or not at all.
define ptx_kernel void @late(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) %out, align 8
  %bp0 = getelementptr i8, ptr addrspace(1) %q, i64 0
  store float %a0, ptr addrspace(1) %bp0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %bp1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  store float %a1, ptr addrspace(1) %bp1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store float %a2, ptr addrspace(1) %bp2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %bp3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store float %a3, ptr addrspace(1) %bp3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %bp4 = getelementptr i8, ptr addrspace(1) %q, i64 16
  store float %a4, ptr addrspace(1) %bp4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %bp5 = getelementptr i8, ptr addrspace(1) %q, i64 20
  store float %a5, ptr addrspace(1) %bp5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 4
  %bp6 = getelementptr i8, ptr addrspace(1) %q, i64 24
  store float %a6, ptr addrspace(1) %bp6, align 4
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  %bp7 = getelementptr i8, ptr addrspace(1) %q, i64 28
  store float %a7, ptr addrspace(1) %bp7, align 4
  %ap8 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %a8 = load float, ptr addrspace(1) %ap8, align 4
  %bp8 = getelementptr i8, ptr addrspace(1) %q, i64 32
  store float %a8, ptr addrspace(1) %bp8, align 4
  %ap9 = getelementptr i8, ptr addrspace(1) %p, i64 36
  %a9 = load float, ptr addrspace(1) %ap9, align 4
  %bp9 = getelementptr i8, ptr addrspace(1) %q, i64 36
  store float %a9, ptr addrspace(1) %bp9, align 4
  %ap10 = getelementptr i8, ptr addrspace(1) %p, i64 40
  %a10 = load float, ptr addrspace(1) %ap10, align 4
  %bp10 = getelementptr i8, ptr addrspace(1) %q, i64 40
  store float %a10, ptr addrspace(1) %bp10, align 4
  %ap11 = getelementptr i8, ptr addrspace(1) %p, i64 44
  %a11 = load float, ptr addrspace(1) %ap11, align 4
  %bp11 = getelementptr i8, ptr addrspace(1) %q, i64 44
  store float %a11, ptr addrspace(1) %bp11, align 4
  %ap12 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %a12 = load float, ptr addrspace(1) %ap12, align 4
  %bp12 = getelementptr i8, ptr addrspace(1) %q, i64 48
  store float %a12, ptr addrspace(1) %bp12, align 4
  %ap13 = getelementptr i8, ptr addrspace(1) %p, i64 52
  %a13 = load float, ptr addrspace(1) %ap13, align 4
  %bp13 = getelementptr i8, ptr addrspace(1) %q, i64 52
  store float %a13, ptr addrspace(1) %bp13, align 4
  %ap14 = getelementptr i8, ptr addrspace(1) %p, i64 56
  %a14 = load float, ptr addrspace(1) %ap14, align 4
  %bp14 = getelementptr i8, ptr addrspace(1) %q, i64 56
  store float %a14, ptr addrspace(1) %bp14, align 4
  %ap15 = getelementptr i8, ptr addrspace(1) %p, i64 60
  %a15 = load float, ptr addrspace(1) %ap15, align 4
  %bp15 = getelementptr i8, ptr addrspace(1) %q, i64 60
  store float %a15, ptr addrspace(1) %bp15, align 4
  ret void
}

; An odd number of elements: no test could hold.
define ptx_kernel void @unlike(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %half = shl i64 %columns, 1
  %index = xor i64 %half, 1
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  store float %asum3, ptr addrspace(1) %out, align 4
  ret void
}

; Just ahead of the last load something is written.
define ptx_kernel void @writes_last(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  call void @writes()
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Behind the first, too.
define ptx_kernel void @writes_first(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  call void @writes()
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Stores are not moved past what reads.
define ptx_kernel void @stores_past_read(ptr addrspace(1) noundef %p) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store float 1.0, ptr addrspace(1) %ap0, align 4
  store float 1.0, ptr addrspace(1) %ap1, align 4
  call void @reads()
  store float 1.0, ptr addrspace(1) %ap2, align 4
  store float 1.0, ptr addrspace(1) %ap3, align 4
  ret void
}

; What threads do together is not copied, although it returns.
define ptx_kernel void @together(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %c = call float @meets(float %a0)
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Integers that don't fill their bytes are in no vector.
define ptx_kernel void @odd_bits(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load i31, ptr addrspace(1) %ap0, align 4
  %a1 = load i31, ptr addrspace(1) %ap1, align 4
  %a2 = load i31, ptr addrspace(1) %ap2, align 4
  %a3 = load i31, ptr addrspace(1) %ap3, align 4
  %sum0 = add i31 %a0, %a1
  %sum1 = add i31 %sum0, %a2
  %sum2 = add i31 %sum1, %a3
  store i31 %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Where one of these spaces begins in the other nobody says: the generic address is tested.
define ptx_kernel void @cast(ptr addrspace(9) noundef %p, ptr addrspace(1) noalias noundef %out, i1 %c) {
  %q = addrspacecast ptr addrspace(9) %p to ptr
  %at = select i1 %c, ptr %q, ptr %q
  %ap0 = getelementptr i8, ptr %at, i64 0
  %ap1 = getelementptr i8, ptr %at, i64 4
  %ap2 = getelementptr i8, ptr %at, i64 8
  %ap3 = getelementptr i8, ptr %at, i64 12
  %a0 = load float, ptr %ap0, align 4
  %a1 = load float, ptr %ap1, align 4
  %a2 = load float, ptr %ap2, align 4
  %a3 = load float, ptr %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Of addresses in different spaces the distance tells nothing.
define ptx_kernel void @spaces(ptr addrspace(3) noundef %p, ptr noundef %q) {
  %ap0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load float, ptr addrspace(3) %ap0, align 4
  %bp0 = getelementptr i8, ptr %q, i64 0
  store float %a0, ptr %bp0, align 4
  %ap1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load float, ptr addrspace(3) %ap1, align 4
  %bp1 = getelementptr i8, ptr %q, i64 4
  store float %a1, ptr %bp1, align 4
  %ap2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load float, ptr addrspace(3) %ap2, align 4
  %bp2 = getelementptr i8, ptr %q, i64 8
  store float %a2, ptr %bp2, align 4
  %ap3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load float, ptr addrspace(3) %ap3, align 4
  %bp3 = getelementptr i8, ptr %q, i64 12
  store float %a3, ptr %bp3, align 4
  %ap4 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %a4 = load float, ptr addrspace(3) %ap4, align 4
  %bp4 = getelementptr i8, ptr %q, i64 16
  store float %a4, ptr %bp4, align 4
  %ap5 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %a5 = load float, ptr addrspace(3) %ap5, align 4
  %bp5 = getelementptr i8, ptr %q, i64 20
  store float %a5, ptr %bp5, align 4
  %ap6 = getelementptr i8, ptr addrspace(3) %p, i64 24
  %a6 = load float, ptr addrspace(3) %ap6, align 4
  %bp6 = getelementptr i8, ptr %q, i64 24
  store float %a6, ptr %bp6, align 4
  %ap7 = getelementptr i8, ptr addrspace(3) %p, i64 28
  %a7 = load float, ptr addrspace(3) %ap7, align 4
  %bp7 = getelementptr i8, ptr %q, i64 28
  store float %a7, ptr %bp7, align 4
  ret void
}
declare void @reads() nounwind willreturn memory(read)
declare void @writes() nounwind willreturn memory(write)
declare float @meets(float) convergent nounwind willreturn memory(none)

; The address behind the loads is computed between them, from what is there before: ahead of both versions, so that no phi is needed. The
; product of what is loaded comes through one.
define ptx_kernel void @computed_ahead(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 %n) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %wide = shl i64 %n, 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %product = fmul float %a0, %a1
  %to = getelementptr i8, ptr addrspace(1) %out, i64 %wide
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %product, %a2
  %sum1 = fadd float %sum0, %a3
  store float %sum1, ptr addrspace(1) %to, align 4
  ret void
}

; What is computed from the loaded values, which come behind in any case, is computed behind. The product of the first two is stored between,
; and the third one is not needed behind, but for what is computed of it.
define ptx_kernel void @computed_behind(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, float %scale) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %product = fmul float %a0, %a1
  store float %product, ptr addrspace(1) %out, align 4
  %sum = fadd float %a0, %a1
  %scaled = fmul float %sum, %scale
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %lost = fmul float %a2, %scale
  %only = fadd float %lost, %scale
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum1 = fadd float %scaled, %a3
  %sum2 = fadd float %sum1, %a0
  %sum3 = fadd float %sum2, %a1
  %sum4 = fadd float %sum3, %only
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store float %sum4, ptr addrspace(1) %o1, align 4
  ret void
}

; ptxas leaves such a loop as it is.
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
