remark: <unknown>:0:0: in function four: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function six: cloned a stretch of 11 instructions, in which 6 memory instructions become 2 with %p a multiple of 16
remark: <unknown>:0:0: in function bytes: cloned a stretch of 31 instructions, in which 16 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function vector: cloned a stretch of 2 instructions, in which 8 memory instructions become 2 with %p a multiple of 16, %out a multiple of 16
remark: <unknown>:0:0: in function doubles: cloned a stretch of 11 instructions, in which 8 memory instructions become 4 with %p a multiple of 16, %out a multiple of 16
remark: <unknown>:0:0: in function pairs: cloned a stretch of 11 instructions, in which 6 memory instructions become 3 with %p a multiple of 8
; ModuleID = 'stretches.ll'
source_filename = "stretches.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @four(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

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

define ptx_kernel void @six(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 16
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  %ap4.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4.unaligned = load float, ptr addrspace(1) %ap4.unaligned, align 4
  %ap5.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5.unaligned = load float, ptr addrspace(1) %ap5.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a5.merged = phi float [ %a5, %2 ], [ %a5.unaligned, %3 ]
  %a4.merged = phi float [ %a4, %2 ], [ %a4.unaligned, %3 ]
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  %sum3 = fadd float %sum2, %a4.merged
  %sum4 = fadd float %sum3, %a5.merged
  store float %sum4, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @known(ptr addrspace(1) noundef align 16 %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
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

define ptx_kernel void @bytes(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load i8, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %a1 = load i8, ptr addrspace(1) %ap1, align 1
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %a2 = load i8, ptr addrspace(1) %ap2, align 2
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  %a3 = load i8, ptr addrspace(1) %ap3, align 1
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a4 = load i8, ptr addrspace(1) %ap4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 5
  %a5 = load i8, ptr addrspace(1) %ap5, align 1
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %a6 = load i8, ptr addrspace(1) %ap6, align 2
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 7
  %a7 = load i8, ptr addrspace(1) %ap7, align 1
  %ap8 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a8 = load i8, ptr addrspace(1) %ap8, align 8
  %ap9 = getelementptr i8, ptr addrspace(1) %p, i64 9
  %a9 = load i8, ptr addrspace(1) %ap9, align 1
  %ap10 = getelementptr i8, ptr addrspace(1) %p, i64 10
  %a10 = load i8, ptr addrspace(1) %ap10, align 2
  %ap11 = getelementptr i8, ptr addrspace(1) %p, i64 11
  %a11 = load i8, ptr addrspace(1) %ap11, align 1
  %ap12 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a12 = load i8, ptr addrspace(1) %ap12, align 4
  %ap13 = getelementptr i8, ptr addrspace(1) %p, i64 13
  %a13 = load i8, ptr addrspace(1) %ap13, align 1
  %ap14 = getelementptr i8, ptr addrspace(1) %p, i64 14
  %a14 = load i8, ptr addrspace(1) %ap14, align 2
  %ap15 = getelementptr i8, ptr addrspace(1) %p, i64 15
  %a15 = load i8, ptr addrspace(1) %ap15, align 1
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load i8, ptr addrspace(1) %ap0, align 1
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 1
  %a1.unaligned = load i8, ptr addrspace(1) %ap1.unaligned, align 1
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 2
  %a2.unaligned = load i8, ptr addrspace(1) %ap2.unaligned, align 1
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 3
  %a3.unaligned = load i8, ptr addrspace(1) %ap3.unaligned, align 1
  %ap4.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a4.unaligned = load i8, ptr addrspace(1) %ap4.unaligned, align 1
  %ap5.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 5
  %a5.unaligned = load i8, ptr addrspace(1) %ap5.unaligned, align 1
  %ap6.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 6
  %a6.unaligned = load i8, ptr addrspace(1) %ap6.unaligned, align 1
  %ap7.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 7
  %a7.unaligned = load i8, ptr addrspace(1) %ap7.unaligned, align 1
  %ap8.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a8.unaligned = load i8, ptr addrspace(1) %ap8.unaligned, align 1
  %ap9.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 9
  %a9.unaligned = load i8, ptr addrspace(1) %ap9.unaligned, align 1
  %ap10.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 10
  %a10.unaligned = load i8, ptr addrspace(1) %ap10.unaligned, align 1
  %ap11.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 11
  %a11.unaligned = load i8, ptr addrspace(1) %ap11.unaligned, align 1
  %ap12.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a12.unaligned = load i8, ptr addrspace(1) %ap12.unaligned, align 1
  %ap13.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 13
  %a13.unaligned = load i8, ptr addrspace(1) %ap13.unaligned, align 1
  %ap14.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 14
  %a14.unaligned = load i8, ptr addrspace(1) %ap14.unaligned, align 1
  %ap15.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 15
  %a15.unaligned = load i8, ptr addrspace(1) %ap15.unaligned, align 1
  br label %4

4:                                                ; preds = %3, %2
  %a15.merged = phi i8 [ %a15, %2 ], [ %a15.unaligned, %3 ]
  %a14.merged = phi i8 [ %a14, %2 ], [ %a14.unaligned, %3 ]
  %a13.merged = phi i8 [ %a13, %2 ], [ %a13.unaligned, %3 ]
  %a12.merged = phi i8 [ %a12, %2 ], [ %a12.unaligned, %3 ]
  %a11.merged = phi i8 [ %a11, %2 ], [ %a11.unaligned, %3 ]
  %a10.merged = phi i8 [ %a10, %2 ], [ %a10.unaligned, %3 ]
  %a9.merged = phi i8 [ %a9, %2 ], [ %a9.unaligned, %3 ]
  %a8.merged = phi i8 [ %a8, %2 ], [ %a8.unaligned, %3 ]
  %a7.merged = phi i8 [ %a7, %2 ], [ %a7.unaligned, %3 ]
  %a6.merged = phi i8 [ %a6, %2 ], [ %a6.unaligned, %3 ]
  %a5.merged = phi i8 [ %a5, %2 ], [ %a5.unaligned, %3 ]
  %a4.merged = phi i8 [ %a4, %2 ], [ %a4.unaligned, %3 ]
  %a3.merged = phi i8 [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi i8 [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi i8 [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi i8 [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %b0 = zext i8 %a0.merged to i32
  %z1 = zext i8 %a1.merged to i32
  %s1 = add i32 %b0, %z1
  %z2 = zext i8 %a2.merged to i32
  %s2 = add i32 %s1, %z2
  %z3 = zext i8 %a3.merged to i32
  %s3 = add i32 %s2, %z3
  %z4 = zext i8 %a4.merged to i32
  %s4 = add i32 %s3, %z4
  %z5 = zext i8 %a5.merged to i32
  %s5 = add i32 %s4, %z5
  %z6 = zext i8 %a6.merged to i32
  %s6 = add i32 %s5, %z6
  %z7 = zext i8 %a7.merged to i32
  %s7 = add i32 %s6, %z7
  %z8 = zext i8 %a8.merged to i32
  %s8 = add i32 %s7, %z8
  %z9 = zext i8 %a9.merged to i32
  %s9 = add i32 %s8, %z9
  %z10 = zext i8 %a10.merged to i32
  %s10 = add i32 %s9, %z10
  %z11 = zext i8 %a11.merged to i32
  %s11 = add i32 %s10, %z11
  %z12 = zext i8 %a12.merged to i32
  %s12 = add i32 %s11, %z12
  %z13 = zext i8 %a13.merged to i32
  %s13 = add i32 %s12, %z13
  %z14 = zext i8 %a14.merged to i32
  %s14 = add i32 %s13, %z14
  %z15 = zext i8 %a15.merged to i32
  %s15 = add i32 %s14, %z15
  store i32 %s15, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @vector(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %out to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  store <4 x float> %v, ptr addrspace(1) %out, align 16
  br label %6

5:                                                ; preds = %0
  %v.unaligned = load <4 x float>, ptr addrspace(1) %p, align 4
  store <4 x float> %v.unaligned, ptr addrspace(1) %out, align 4
  br label %6

6:                                                ; preds = %5, %4
  ret void
}

define ptx_kernel void @doubles(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %q0 = getelementptr i8, ptr addrspace(1) %out, i64 0
  %q1 = getelementptr i8, ptr addrspace(1) %out, i64 8
  %q2 = getelementptr i8, ptr addrspace(1) %out, i64 16
  %q3 = getelementptr i8, ptr addrspace(1) %out, i64 24
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %out to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %a0 = load double, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a1 = load double, ptr addrspace(1) %ap1, align 8
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a2 = load double, ptr addrspace(1) %ap2, align 16
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a3 = load double, ptr addrspace(1) %ap3, align 8
  store double %a0, ptr addrspace(1) %q0, align 16
  store double %a1, ptr addrspace(1) %q1, align 8
  store double %a2, ptr addrspace(1) %q2, align 16
  store double %a3, ptr addrspace(1) %q3, align 8
  br label %6

5:                                                ; preds = %0
  %a0.unaligned = load double, ptr addrspace(1) %ap0, align 8
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a1.unaligned = load double, ptr addrspace(1) %ap1.unaligned, align 8
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a2.unaligned = load double, ptr addrspace(1) %ap2.unaligned, align 8
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a3.unaligned = load double, ptr addrspace(1) %ap3.unaligned, align 8
  store double %a0.unaligned, ptr addrspace(1) %q0, align 8
  store double %a1.unaligned, ptr addrspace(1) %q1, align 8
  store double %a2.unaligned, ptr addrspace(1) %q2, align 8
  store double %a3.unaligned, ptr addrspace(1) %q3, align 8
  br label %6

6:                                                ; preds = %5, %4
  ret void
}

define ptx_kernel void @pairs(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %i = load i32, ptr addrspace(1) %out, align 4
  %w = sext i32 %i to i64
  %row = getelementptr [24 x i8], ptr addrspace(1) %p, i64 %w
  %ap0 = getelementptr i8, ptr addrspace(1) %row, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 8
  %ap1 = getelementptr i8, ptr addrspace(1) %row, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %row, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %row, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %row, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 8
  %ap5 = getelementptr i8, ptr addrspace(1) %row, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %row, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %row, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %row, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  %ap4.unaligned = getelementptr i8, ptr addrspace(1) %row, i64 16
  %a4.unaligned = load float, ptr addrspace(1) %ap4.unaligned, align 4
  %ap5.unaligned = getelementptr i8, ptr addrspace(1) %row, i64 20
  %a5.unaligned = load float, ptr addrspace(1) %ap5.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a5.merged = phi float [ %a5, %2 ], [ %a5.unaligned, %3 ]
  %a4.merged = phi float [ %a4, %2 ], [ %a4.unaligned, %3 ]
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  %sum3 = fadd float %sum2, %a4.merged
  %sum4 = fadd float %sum3, %a5.merged
  store float %sum4, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: minsize
define ptx_kernel void @small(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) #0 {
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

attributes #0 = { minsize }
