; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1
; RUN: nvopt -passes=version-alignment -version-alignment-min-accesses=3 -pass-remarks=version-alignment %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Four loads become one.
define ptx_kernel void @four(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Three are too few, unless three are asked for.
define ptx_kernel void @three(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  store float %sum1, ptr addrspace(1) %out, align 4
  ret void
}

; Not one behind the other.
define ptx_kernel void @gap(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; One behind the other, but aligned as a whole nowhere: a load, a pair, a load.
define ptx_kernel void @misplaced(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; A four and a pair.
define ptx_kernel void @six(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  %sum3 = fadd float %sum2, %a4
  %sum4 = fadd float %sum3, %a5
  store float %sum4, ptr addrspace(1) %out, align 4
  ret void
}

; What is known needs no test.
define ptx_kernel void @known(ptr addrspace(1) noundef align 16 %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Two pairs as it is: too few to gain anything.
define ptx_kernel void @known8(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 8
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Sixteen bytes are one load.
define ptx_kernel void @bytes(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load i8, ptr addrspace(1) %ap0, align 1
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %a1 = load i8, ptr addrspace(1) %ap1, align 1
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %a2 = load i8, ptr addrspace(1) %ap2, align 1
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  %a3 = load i8, ptr addrspace(1) %ap3, align 1
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a4 = load i8, ptr addrspace(1) %ap4, align 1
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 5
  %a5 = load i8, ptr addrspace(1) %ap5, align 1
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %a6 = load i8, ptr addrspace(1) %ap6, align 1
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 7
  %a7 = load i8, ptr addrspace(1) %ap7, align 1
  %ap8 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a8 = load i8, ptr addrspace(1) %ap8, align 1
  %ap9 = getelementptr i8, ptr addrspace(1) %p, i64 9
  %a9 = load i8, ptr addrspace(1) %ap9, align 1
  %ap10 = getelementptr i8, ptr addrspace(1) %p, i64 10
  %a10 = load i8, ptr addrspace(1) %ap10, align 1
  %ap11 = getelementptr i8, ptr addrspace(1) %p, i64 11
  %a11 = load i8, ptr addrspace(1) %ap11, align 1
  %ap12 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a12 = load i8, ptr addrspace(1) %ap12, align 1
  %ap13 = getelementptr i8, ptr addrspace(1) %p, i64 13
  %a13 = load i8, ptr addrspace(1) %ap13, align 1
  %ap14 = getelementptr i8, ptr addrspace(1) %p, i64 14
  %a14 = load i8, ptr addrspace(1) %ap14, align 1
  %ap15 = getelementptr i8, ptr addrspace(1) %p, i64 15
  %a15 = load i8, ptr addrspace(1) %ap15, align 1
  %b0 = zext i8 %a0 to i32
  %z1 = zext i8 %a1 to i32
  %s1 = add i32 %b0, %z1
  %z2 = zext i8 %a2 to i32
  %s2 = add i32 %s1, %z2
  %z3 = zext i8 %a3 to i32
  %s3 = add i32 %s2, %z3
  %z4 = zext i8 %a4 to i32
  %s4 = add i32 %s3, %z4
  %z5 = zext i8 %a5 to i32
  %s5 = add i32 %s4, %z5
  %z6 = zext i8 %a6 to i32
  %s6 = add i32 %s5, %z6
  %z7 = zext i8 %a7 to i32
  %s7 = add i32 %s6, %z7
  %z8 = zext i8 %a8 to i32
  %s8 = add i32 %s7, %z8
  %z9 = zext i8 %a9 to i32
  %s9 = add i32 %s8, %z9
  %z10 = zext i8 %a10 to i32
  %s10 = add i32 %s9, %z10
  %z11 = zext i8 %a11 to i32
  %s11 = add i32 %s10, %z11
  %z12 = zext i8 %a12 to i32
  %s12 = add i32 %s11, %z12
  %z13 = zext i8 %a13 to i32
  %s13 = add i32 %s12, %z13
  %z14 = zext i8 %a14 to i32
  %s14 = add i32 %s13, %z14
  %z15 = zext i8 %a15 to i32
  %s15 = add i32 %s14, %z15
  store i32 %s15, ptr addrspace(1) %out, align 4
  ret void
}

; A vector that nothing is known of is four accesses, too. Both addresses are tested at once.
define ptx_kernel void @vector(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 4
  store <4 x float> %v, ptr addrspace(1) %out, align 4
  ret void
}

; Two pairs.
define ptx_kernel void @doubles(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %q0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  %q1 = getelementptr i8, ptr addrspace(1) %out, i64 8
  %q2 = getelementptr i8, ptr addrspace(1) %out, i64 16
  %q3 = getelementptr i8, ptr addrspace(1) %out, i64 24
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load double, ptr addrspace(1) %ap0, align 8
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a1 = load double, ptr addrspace(1) %ap1, align 8
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a2 = load double, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a3 = load double, ptr addrspace(1) %ap3, align 8
  store double %a0, ptr addrspace(1) %q0, align 8
  store double %a1, ptr addrspace(1) %q1, align 8
  store double %a2, ptr addrspace(1) %q2, align 8
  store double %a3, ptr addrspace(1) %q3, align 8
  ret void
}

; Only pairs are possible: 8 bytes are tested.
define ptx_kernel void @pairs(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %i = load i32, ptr addrspace(1) %out, align 4
  %w = sext i32 %i to i64
  %row = getelementptr [24 x i8], ptr addrspace(1) %p, i64 %w
  %ap0 = getelementptr i8, ptr addrspace(1) %row, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %row, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %row, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %row, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %row, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %row, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  %sum3 = fadd float %sum2, %a4
  %sum4 = fadd float %sum3, %a5
  store float %sum4, ptr addrspace(1) %out, align 4
  ret void
}

; Not in the levels' sense: what is marked so stays.
define ptx_kernel void @small(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) minsize {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}
