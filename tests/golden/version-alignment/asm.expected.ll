remark: <unknown>:0:0: in function arithmetic: cloned 8 accesses, in which 8 memory instructions become 2 with %p a multiple of 8, %out a multiple of 8
remark: <unknown>:0:0: in function two: cloned 8 accesses, in which 8 memory instructions become 2 with %p a multiple of 8, %out a multiple of 8
; ModuleID = 'asm.ll'
source_filename = "asm.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @arithmetic(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %out to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load i16, ptr addrspace(1) %p0, align 8
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %v2 = load i16, ptr addrspace(1) %p2, align 4
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load i16, ptr addrspace(1) %p0, align 2
  %v1.unaligned = load i16, ptr addrspace(1) %p1, align 2
  %v2.unaligned = load i16, ptr addrspace(1) %p2, align 2
  %v3.unaligned = load i16, ptr addrspace(1) %p3, align 2
  br label %6

6:                                                ; preds = %5, %4
  %v3.merged = phi i16 [ %v3, %4 ], [ %v3.unaligned, %5 ]
  %v2.merged = phi i16 [ %v2, %4 ], [ %v2.unaligned, %5 ]
  %v1.merged = phi i16 [ %v1, %4 ], [ %v1.unaligned, %5 ]
  %v0.merged = phi i16 [ %v0, %4 ], [ %v0.unaligned, %5 ]
  %r0 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v0.merged) #0
  %r1 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v1.merged) #0
  %r2 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v2.merged) #0
  %r3 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %v3.merged) #0
  br i1 %is.aligned, label %7, label %8

7:                                                ; preds = %6
  store i16 %r0, ptr addrspace(1) %o0, align 8
  store i16 %r1, ptr addrspace(1) %o1, align 2
  store i16 %r2, ptr addrspace(1) %o2, align 4
  store i16 %r3, ptr addrspace(1) %o3, align 2
  br label %9

8:                                                ; preds = %6
  store i16 %r0, ptr addrspace(1) %o0, align 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  store i16 %r2, ptr addrspace(1) %o2, align 2
  store i16 %r3, ptr addrspace(1) %o3, align 2
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

define ptx_kernel void @two(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) {
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %o0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %o2 = getelementptr i8, ptr addrspace(1) %out, i64 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %o3 = getelementptr i8, ptr addrspace(1) %out, i64 6
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %out to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load i16, ptr addrspace(1) %p0, align 8
  %v1 = load i16, ptr addrspace(1) %p1, align 2
  %v2 = load i16, ptr addrspace(1) %p2, align 4
  %v3 = load i16, ptr addrspace(1) %p3, align 2
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load i16, ptr addrspace(1) %p0, align 2
  %v1.unaligned = load i16, ptr addrspace(1) %p1, align 2
  %v2.unaligned = load i16, ptr addrspace(1) %p2, align 2
  %v3.unaligned = load i16, ptr addrspace(1) %p3, align 2
  br label %6

6:                                                ; preds = %5, %4
  %v3.merged = phi i16 [ %v3, %4 ], [ %v3.unaligned, %5 ]
  %v2.merged = phi i16 [ %v2, %4 ], [ %v2.unaligned, %5 ]
  %v1.merged = phi i16 [ %v1, %4 ], [ %v1.unaligned, %5 ]
  %v0.merged = phi i16 [ %v0, %4 ], [ %v0.unaligned, %5 ]
  %r0 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v0.merged) #0
  %r1 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v1.merged) #0
  %r2 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v2.merged) #0
  %r3 = call i16 asm "{.reg .b16 t; neg.f16 t,$1; abs.f16 $0,t;}", "=h,h"(i16 %v3.merged) #0
  br i1 %is.aligned, label %7, label %8

7:                                                ; preds = %6
  store i16 %r0, ptr addrspace(1) %o0, align 8
  store i16 %r1, ptr addrspace(1) %o1, align 2
  store i16 %r2, ptr addrspace(1) %o2, align 4
  store i16 %r3, ptr addrspace(1) %o3, align 2
  br label %9

8:                                                ; preds = %6
  store i16 %r0, ptr addrspace(1) %o0, align 2
  store i16 %r1, ptr addrspace(1) %o1, align 2
  store i16 %r2, ptr addrspace(1) %o2, align 2
  store i16 %r3, ptr addrspace(1) %o3, align 2
  br label %9

9:                                                ; preds = %8, %7
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
