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
