; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Assembly that only computes is in nobody's way.
define ptx_kernel void @arithmetic(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

; So are two instructions.
define ptx_kernel void @two(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

; It is between accesses that are to be joined, in both versions: code generation has to know.
define ptx_kernel void @between(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %r0 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v0) #0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %r1 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v1) #0
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %r2 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v2) #0
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %v3 = load float, ptr addrspace(1) %p3, align 4
  %r3 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v3) #0
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %v4 = load float, ptr addrspace(1) %p4, align 4
  %r4 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v4) #0
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %v5 = load float, ptr addrspace(1) %p5, align 4
  %r5 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v5) #0
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %v6 = load float, ptr addrspace(1) %p6, align 4
  %r6 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v6) #0
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %v7 = load float, ptr addrspace(1) %p7, align 4
  %r7 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v7) #0
  %s0 = fadd float %r0, %r1
  %s1 = fadd float %s0, %r2
  %s2 = fadd float %s1, %r3
  %s3 = fadd float %s2, %r4
  %s4 = fadd float %s3, %r5
  %s5 = fadd float %s4, %r6
  %s6 = fadd float %s5, %r7
  store float %s6, ptr addrspace(1) %out, align 4
  ret void
}

; The same where no test is needed.
define ptx_kernel void @proven(ptr addrspace(1) noalias noundef align 8 %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v0) #0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v1) #0
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v2) #0
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v3) #0
  %s0 = fadd float %r0, %r1
  %s1 = fadd float %s0, %r2
  %s2 = fadd float %s1, %r3
  store float %s2, ptr addrspace(1) %out, align 4
  ret void
}

; Nothing is joined here: it says what it said.
define ptx_kernel void @few(ptr addrspace(1) noalias noundef align 8 %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v0) #0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v1) #0
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v2) #0
  %s0 = fadd float %r0, %r1
  %s1 = fadd float %s0, %r2
  store float %s1, ptr addrspace(1) %out, align 4
  ret void
}

; Threads wait for one another.
define ptx_kernel void @shuffle(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

; Who knows where that goes.
define ptx_kernel void @guarded(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

; It says so.
define ptx_kernel void @sideeffect(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

; It may.
define ptx_kernel void @touches_memory(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v0) #1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v1) #1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v2) #1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v3) #1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

; It says so.
define ptx_kernel void @clobbers(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

attributes #0 = { convergent nounwind memory(none) }
attributes #1 = { convergent nounwind }
