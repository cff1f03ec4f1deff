; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; Each thread's part is a multiple of 16 bytes: the base alone is tested.
define ptx_kernel void @multiple(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, 12
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; It is one of 8 bytes: pairs are possible.
define ptx_kernel void @half_multiple(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, 6
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; It is none: neighbouring threads would go different ways.
define ptx_kernel void @no_multiple(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, 3
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; The length of a row is tested, too.
define ptx_kernel void @rows(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, %columns
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Of the length less low bits have to be zero.
define ptx_kernel void @even_rows(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %double = shl i64 %columns, 1
  %index = mul i64 %double, %t
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %row = mul i64 %t, %columns
  %part = shl i64 %t, 2
  %index = add i64 %row, %part
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; What all threads of a block have in common can be tested.
define ptx_kernel void @block(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %index = zext i32 %ctaid to i64
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Both are tested.
define ptx_kernel void @chosen(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, ptr addrspace(1) noundef %q, i1 %c) {
  %at = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; A pointer from memory; it may be poison.
define ptx_kernel void @loaded(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %where = getelementptr ptr addrspace(1), ptr addrspace(1) %p, i64 %t
  %at = load ptr addrspace(1), ptr addrspace(1) %where, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Where parameters lie is not decided at run time.
define ptx_kernel void @by_value(ptr noundef byval([4 x float]) align 4 %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr %p, i64 0
  %a0 = load float, ptr %ap0, align 4
  %ap1 = getelementptr i8, ptr %p, i64 4
  %a1 = load float, ptr %ap1, align 4
  %ap2 = getelementptr i8, ptr %p, i64 8
  %a2 = load float, ptr %ap2, align 4
  %ap3 = getelementptr i8, ptr %p, i64 12
  %a3 = load float, ptr %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; A mask proves it.
define ptx_kernel void @masked(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = and i64 %columns, -4
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Known not to be aligned.
define ptx_kernel void @never(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %at = getelementptr i8, ptr addrspace(1) %p, i64 4
  %masked = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %at, i64 -16)
  %odd = getelementptr i8, ptr addrspace(1) %masked, i64 4
  %ap0 = getelementptr i8, ptr addrspace(1) %odd, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %odd, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %odd, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %odd, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}
declare ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1), i64)

; Sums in 32 bits are as far apart as in 64 where they don't wrap around.
define ptx_kernel void @narrow(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = shl i32 %tid, 2
  %i0 = add nsw i32 %i, 0
  %x0 = sext i32 %i0 to i64
  %ap0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %i1 = add nsw i32 %i, 1
  %x1 = sext i32 %i1 to i64
  %ap1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %i2 = add nsw i32 %i, 2
  %x2 = sext i32 %i2 to i64
  %ap2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %i3 = add nsw i32 %i, 3
  %x3 = sext i32 %i3 to i64
  %ap3 = getelementptr float, ptr addrspace(1) %p, i64 %x3
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Where they may nothing is known.
define ptx_kernel void @wraps(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %tid, 3
  %i0 = add i32 %i, 0
  %x0 = sext i32 %i0 to i64
  %ap0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %i1 = add i32 %i, 1
  %x1 = sext i32 %i1 to i64
  %ap1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %i2 = add i32 %i, 2
  %x2 = sext i32 %i2 to i64
  %ap2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %i3 = add i32 %i, 3
  %x3 = sext i32 %i3 to i64
  %ap3 = getelementptr float, ptr addrspace(1) %p, i64 %x3
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}
