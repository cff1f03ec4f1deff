remark: <unknown>:0:0: in function arithmetic: cloned a stretch of 19 instructions, in which 8 memory instructions become 2 with %p a multiple of 8, %out a multiple of 8
remark: <unknown>:0:0: in function two: cloned a stretch of 19 instructions, in which 8 memory instructions become 2 with %p a multiple of 8, %out a multiple of 8
remark: <unknown>:0:0: in function between: cloned a stretch of 22 instructions, in which 8 memory instructions become 2 with %p a multiple of 16
; ModuleID = 'asm.ll'
source_filename = "asm.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @arithmetic(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %out to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load i16, ptr addrspace(1) %p0, align 8
  %r0 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 4
  %r2 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load i16, ptr addrspace(1) %p0, align 2
  %r0.unaligned = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v0.unaligned) #0
  %o0.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0.unaligned, ptr addrspace(1) %o0.unaligned, align 2
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1.unaligned = load i16, ptr addrspace(1) %p1.unaligned, align 2
  %r1.unaligned = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v1.unaligned) #0
  %o1.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1.unaligned, ptr addrspace(1) %o1.unaligned, align 2
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2.unaligned = load i16, ptr addrspace(1) %p2.unaligned, align 2
  %r2.unaligned = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v2.unaligned) #0
  %o2.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2.unaligned, ptr addrspace(1) %o2.unaligned, align 2
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3.unaligned = load i16, ptr addrspace(1) %p3.unaligned, align 2
  %r3.unaligned = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v3.unaligned) #0
  %o3.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3.unaligned, ptr addrspace(1) %o3.unaligned, align 2
  br label %6

6:                                                ; preds = %5, %4
  ret void
}

define ptx_kernel void @two(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %out to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load i16, ptr addrspace(1) %p0, align 8
  %r0 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v0) #0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 8
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v1) #0
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 4
  %r2 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v2) #0
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v3) #0
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load i16, ptr addrspace(1) %p0, align 2
  %r0.unaligned = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v0.unaligned) #0
  %o0.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0.unaligned, ptr addrspace(1) %o0.unaligned, align 2
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1.unaligned = load i16, ptr addrspace(1) %p1.unaligned, align 2
  %r1.unaligned = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v1.unaligned) #0
  %o1.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1.unaligned, ptr addrspace(1) %o1.unaligned, align 2
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2.unaligned = load i16, ptr addrspace(1) %p2.unaligned, align 2
  %r2.unaligned = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v2.unaligned) #0
  %o2.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2.unaligned, ptr addrspace(1) %o2.unaligned, align 2
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3.unaligned = load i16, ptr addrspace(1) %p3.unaligned, align 2
  %r3.unaligned = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v3.unaligned) #0
  %o3.unaligned = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3.unaligned, ptr addrspace(1) %o3.unaligned, align 2
  br label %6

6:                                                ; preds = %5, %4
  ret void
}

define ptx_kernel void @between(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %p0, align 16
  %r0 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v0) #0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %r1 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v1) #0
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %v2 = load float, ptr addrspace(1) %p2, align 8
  %r2 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v2) #0
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %v3 = load float, ptr addrspace(1) %p3, align 4
  %r3 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v3) #0
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %v4 = load float, ptr addrspace(1) %p4, align 16
  %r4 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v4) #0
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %v5 = load float, ptr addrspace(1) %p5, align 4
  %r5 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v5) #0
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %v6 = load float, ptr addrspace(1) %p6, align 8
  %r6 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v6) #0
  %p7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %v7 = load float, ptr addrspace(1) %p7, align 4
  br label %4

3:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %p0, align 4
  %r0.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v0.unaligned) #0
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %p1.unaligned, align 4
  %r1.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v1.unaligned) #0
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %p2.unaligned, align 4
  %r2.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v2.unaligned) #0
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %p3.unaligned, align 4
  %r3.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v3.unaligned) #0
  %p4.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %p4.unaligned, align 4
  %r4.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v4.unaligned) #0
  %p5.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %p5.unaligned, align 4
  %r5.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v5.unaligned) #0
  %p6.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %p6.unaligned, align 4
  %r6.unaligned = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v6.unaligned) #0
  %p7.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %p7.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %v7.merged = phi float [ %v7, %2 ], [ %v7.unaligned, %3 ]
  %r6.merged = phi float [ %r6, %2 ], [ %r6.unaligned, %3 ]
  %r5.merged = phi float [ %r5, %2 ], [ %r5.unaligned, %3 ]
  %r4.merged = phi float [ %r4, %2 ], [ %r4.unaligned, %3 ]
  %r3.merged = phi float [ %r3, %2 ], [ %r3.unaligned, %3 ]
  %r2.merged = phi float [ %r2, %2 ], [ %r2.unaligned, %3 ]
  %r1.merged = phi float [ %r1, %2 ], [ %r1.unaligned, %3 ]
  %r0.merged = phi float [ %r0, %2 ], [ %r0.unaligned, %3 ]
  %r7 = call float asm "{neg.f32 $0,$1;}", "=f,f"(float %v7.merged) #1
  %s0 = fadd float %r0.merged, %r1.merged
  %s1 = fadd float %s0, %r2.merged
  %s2 = fadd float %s1, %r3.merged
  %s3 = fadd float %s2, %r4.merged
  %s4 = fadd float %s3, %r5.merged
  %s5 = fadd float %s4, %r6.merged
  %s6 = fadd float %s5, %r7
  store float %s6, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @proven(ptr addrspace(1) noalias noundef align 8 %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 8
  %r0 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v0) #0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v1) #0
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 4
  %r2 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v2) #0
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v3) #1
  %s0 = fadd float %r0, %r1
  %s1 = fadd float %s0, %r2
  %s2 = fadd float %s1, %r3
  store float %s2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @few(ptr addrspace(1) noalias noundef align 8 %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v0) #1
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v1) #1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call float asm "{cvt.f32.f16 $0,$1;}", "=f,h"(i16 %v2) #1
  %s0 = fadd float %r0, %r1
  %s1 = fadd float %s0, %r2
  store float %s1, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @shuffle(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v0) #1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v1) #1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v2) #1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{neg.f16 $0,$1; shfl.sync.idx.b32 t,t,0,31,-1;}", "=h,h"(i16 %v3) #1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

define ptx_kernel void @guarded(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v0) #1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v1) #1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v2) #1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "{@p bra end;}", "=h,h"(i16 %v3) #1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

define ptx_kernel void @sideeffect(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v0) #1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v1) #1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v2) #1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm sideeffect "neg.f16 $0,$1;", "=h,h"(i16 %v3) #1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

define ptx_kernel void @touches_memory(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v0) #2
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v1) #2
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v2) #2
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "neg.f16 $0,$1;", "=h,h"(i16 %v3) #2
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

define ptx_kernel void @clobbers(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i16, ptr addrspace(1) %p0, align 2
  %r0 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v0) #1
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  store i16 %r0, ptr addrspace(1) %o0, align 2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %r1 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v1) #1
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v2 = load i16, ptr addrspace(1) %p2, align 2
  %r2 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v2) #1
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store i16 %r2, ptr addrspace(1) %o2, align 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  %r3 = call i16 asm "neg.f16 $0,$1;", "=h,h,~{memory}"(i16 %v3) #1
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  store i16 %r3, ptr addrspace(1) %o3, align 2
  ret void
}

attributes #0 = { nounwind willreturn memory(none) }
attributes #1 = { convergent nounwind memory(none) }
attributes #2 = { convergent nounwind }
