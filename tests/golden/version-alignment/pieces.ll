; RUN: nvopt -passes=version-alignment -mcpu=sm_90 -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1
; What would take too many registers in one piece is there in several. Nobody but the test knows of @copied that loads may go past stores, so
; that few are under way in a piece; of @apart ptxas knows it, too, and there accesses are half as wide. Of doubles no piece is long enough for
; a branch, both versions would be executed, under conditions: they are there in one piece, in which as few are under way where nothing is moved.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copied(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %q0 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x0
  store float %v0, ptr addrspace(1) %q0, align 4
  %i1 = or disjoint i32 %i, 1
  %r1 = add nsw i32 %i1, %row
  %x1 = sext i32 %r1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x1
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %q1 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x1
  store float %v1, ptr addrspace(1) %q1, align 4
  %i2 = or disjoint i32 %i, 2
  %r2 = add nsw i32 %i2, %row
  %x2 = sext i32 %r2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x2
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %q2 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x2
  store float %v2, ptr addrspace(1) %q2, align 4
  %i3 = or disjoint i32 %i, 3
  %r3 = add nsw i32 %i3, %row
  %x3 = sext i32 %r3 to i64
  %p3 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x3
  %v3 = load float, ptr addrspace(1) %p3, align 4
  %q3 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x3
  store float %v3, ptr addrspace(1) %q3, align 4
  %i4 = or disjoint i32 %i, 4
  %r4 = add nsw i32 %i4, %row
  %x4 = sext i32 %r4 to i64
  %p4 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x4
  %v4 = load float, ptr addrspace(1) %p4, align 4
  %q4 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x4
  store float %v4, ptr addrspace(1) %q4, align 4
  %i5 = or disjoint i32 %i, 5
  %r5 = add nsw i32 %i5, %row
  %x5 = sext i32 %r5 to i64
  %p5 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x5
  %v5 = load float, ptr addrspace(1) %p5, align 4
  %q5 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x5
  store float %v5, ptr addrspace(1) %q5, align 4
  %i6 = or disjoint i32 %i, 6
  %r6 = add nsw i32 %i6, %row
  %x6 = sext i32 %r6 to i64
  %p6 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x6
  %v6 = load float, ptr addrspace(1) %p6, align 4
  %q6 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x6
  store float %v6, ptr addrspace(1) %q6, align 4
  %i7 = or disjoint i32 %i, 7
  %r7 = add nsw i32 %i7, %row
  %x7 = sext i32 %r7 to i64
  %p7 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x7
  %v7 = load float, ptr addrspace(1) %p7, align 4
  %q7 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x7
  store float %v7, ptr addrspace(1) %q7, align 4
  %i8 = or disjoint i32 %i, 8
  %r8 = add nsw i32 %i8, %row
  %x8 = sext i32 %r8 to i64
  %p8 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x8
  %v8 = load float, ptr addrspace(1) %p8, align 4
  %q8 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x8
  store float %v8, ptr addrspace(1) %q8, align 4
  %i9 = or disjoint i32 %i, 9
  %r9 = add nsw i32 %i9, %row
  %x9 = sext i32 %r9 to i64
  %p9 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x9
  %v9 = load float, ptr addrspace(1) %p9, align 4
  %q9 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x9
  store float %v9, ptr addrspace(1) %q9, align 4
  %i10 = or disjoint i32 %i, 10
  %r10 = add nsw i32 %i10, %row
  %x10 = sext i32 %r10 to i64
  %p10 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x10
  %v10 = load float, ptr addrspace(1) %p10, align 4
  %q10 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x10
  store float %v10, ptr addrspace(1) %q10, align 4
  %i11 = or disjoint i32 %i, 11
  %r11 = add nsw i32 %i11, %row
  %x11 = sext i32 %r11 to i64
  %p11 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x11
  %v11 = load float, ptr addrspace(1) %p11, align 4
  %q11 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x11
  store float %v11, ptr addrspace(1) %q11, align 4
  %i12 = or disjoint i32 %i, 12
  %r12 = add nsw i32 %i12, %row
  %x12 = sext i32 %r12 to i64
  %p12 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x12
  %v12 = load float, ptr addrspace(1) %p12, align 4
  %q12 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x12
  store float %v12, ptr addrspace(1) %q12, align 4
  %i13 = or disjoint i32 %i, 13
  %r13 = add nsw i32 %i13, %row
  %x13 = sext i32 %r13 to i64
  %p13 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x13
  %v13 = load float, ptr addrspace(1) %p13, align 4
  %q13 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x13
  store float %v13, ptr addrspace(1) %q13, align 4
  %i14 = or disjoint i32 %i, 14
  %r14 = add nsw i32 %i14, %row
  %x14 = sext i32 %r14 to i64
  %p14 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x14
  %v14 = load float, ptr addrspace(1) %p14, align 4
  %q14 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x14
  store float %v14, ptr addrspace(1) %q14, align 4
  %i15 = or disjoint i32 %i, 15
  %r15 = add nsw i32 %i15, %row
  %x15 = sext i32 %r15 to i64
  %p15 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x15
  %v15 = load float, ptr addrspace(1) %p15, align 4
  %q15 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x15
  store float %v15, ptr addrspace(1) %q15, align 4
  %i16 = or disjoint i32 %i, 16
  %r16 = add nsw i32 %i16, %row
  %x16 = sext i32 %r16 to i64
  %p16 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x16
  %v16 = load float, ptr addrspace(1) %p16, align 4
  %q16 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x16
  store float %v16, ptr addrspace(1) %q16, align 4
  %i17 = or disjoint i32 %i, 17
  %r17 = add nsw i32 %i17, %row
  %x17 = sext i32 %r17 to i64
  %p17 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x17
  %v17 = load float, ptr addrspace(1) %p17, align 4
  %q17 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x17
  store float %v17, ptr addrspace(1) %q17, align 4
  %i18 = or disjoint i32 %i, 18
  %r18 = add nsw i32 %i18, %row
  %x18 = sext i32 %r18 to i64
  %p18 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x18
  %v18 = load float, ptr addrspace(1) %p18, align 4
  %q18 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x18
  store float %v18, ptr addrspace(1) %q18, align 4
  %i19 = or disjoint i32 %i, 19
  %r19 = add nsw i32 %i19, %row
  %x19 = sext i32 %r19 to i64
  %p19 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x19
  %v19 = load float, ptr addrspace(1) %p19, align 4
  %q19 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x19
  store float %v19, ptr addrspace(1) %q19, align 4
  %i20 = or disjoint i32 %i, 20
  %r20 = add nsw i32 %i20, %row
  %x20 = sext i32 %r20 to i64
  %p20 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x20
  %v20 = load float, ptr addrspace(1) %p20, align 4
  %q20 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x20
  store float %v20, ptr addrspace(1) %q20, align 4
  %i21 = or disjoint i32 %i, 21
  %r21 = add nsw i32 %i21, %row
  %x21 = sext i32 %r21 to i64
  %p21 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x21
  %v21 = load float, ptr addrspace(1) %p21, align 4
  %q21 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x21
  store float %v21, ptr addrspace(1) %q21, align 4
  %i22 = or disjoint i32 %i, 22
  %r22 = add nsw i32 %i22, %row
  %x22 = sext i32 %r22 to i64
  %p22 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x22
  %v22 = load float, ptr addrspace(1) %p22, align 4
  %q22 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x22
  store float %v22, ptr addrspace(1) %q22, align 4
  %i23 = or disjoint i32 %i, 23
  %r23 = add nsw i32 %i23, %row
  %x23 = sext i32 %r23 to i64
  %p23 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x23
  %v23 = load float, ptr addrspace(1) %p23, align 4
  %q23 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x23
  store float %v23, ptr addrspace(1) %q23, align 4
  %i24 = or disjoint i32 %i, 24
  %r24 = add nsw i32 %i24, %row
  %x24 = sext i32 %r24 to i64
  %p24 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x24
  %v24 = load float, ptr addrspace(1) %p24, align 4
  %q24 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x24
  store float %v24, ptr addrspace(1) %q24, align 4
  %i25 = or disjoint i32 %i, 25
  %r25 = add nsw i32 %i25, %row
  %x25 = sext i32 %r25 to i64
  %p25 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x25
  %v25 = load float, ptr addrspace(1) %p25, align 4
  %q25 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x25
  store float %v25, ptr addrspace(1) %q25, align 4
  %i26 = or disjoint i32 %i, 26
  %r26 = add nsw i32 %i26, %row
  %x26 = sext i32 %r26 to i64
  %p26 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x26
  %v26 = load float, ptr addrspace(1) %p26, align 4
  %q26 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x26
  store float %v26, ptr addrspace(1) %q26, align 4
  %i27 = or disjoint i32 %i, 27
  %r27 = add nsw i32 %i27, %row
  %x27 = sext i32 %r27 to i64
  %p27 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x27
  %v27 = load float, ptr addrspace(1) %p27, align 4
  %q27 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x27
  store float %v27, ptr addrspace(1) %q27, align 4
  %i28 = or disjoint i32 %i, 28
  %r28 = add nsw i32 %i28, %row
  %x28 = sext i32 %r28 to i64
  %p28 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x28
  %v28 = load float, ptr addrspace(1) %p28, align 4
  %q28 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x28
  store float %v28, ptr addrspace(1) %q28, align 4
  %i29 = or disjoint i32 %i, 29
  %r29 = add nsw i32 %i29, %row
  %x29 = sext i32 %r29 to i64
  %p29 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x29
  %v29 = load float, ptr addrspace(1) %p29, align 4
  %q29 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x29
  store float %v29, ptr addrspace(1) %q29, align 4
  %i30 = or disjoint i32 %i, 30
  %r30 = add nsw i32 %i30, %row
  %x30 = sext i32 %r30 to i64
  %p30 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x30
  %v30 = load float, ptr addrspace(1) %p30, align 4
  %q30 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x30
  store float %v30, ptr addrspace(1) %q30, align 4
  %i31 = or disjoint i32 %i, 31
  %r31 = add nsw i32 %i31, %row
  %x31 = sext i32 %r31 to i64
  %p31 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x31
  %v31 = load float, ptr addrspace(1) %p31, align 4
  %q31 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x31
  store float %v31, ptr addrspace(1) %q31, align 4
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

define ptx_kernel void @apart(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias readonly noundef %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %q0 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x0
  store float %v0, ptr addrspace(1) %q0, align 4
  %i1 = or disjoint i32 %i, 1
  %r1 = add nsw i32 %i1, %row
  %x1 = sext i32 %r1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x1
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %q1 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x1
  store float %v1, ptr addrspace(1) %q1, align 4
  %i2 = or disjoint i32 %i, 2
  %r2 = add nsw i32 %i2, %row
  %x2 = sext i32 %r2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x2
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %q2 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x2
  store float %v2, ptr addrspace(1) %q2, align 4
  %i3 = or disjoint i32 %i, 3
  %r3 = add nsw i32 %i3, %row
  %x3 = sext i32 %r3 to i64
  %p3 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x3
  %v3 = load float, ptr addrspace(1) %p3, align 4
  %q3 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x3
  store float %v3, ptr addrspace(1) %q3, align 4
  %i4 = or disjoint i32 %i, 4
  %r4 = add nsw i32 %i4, %row
  %x4 = sext i32 %r4 to i64
  %p4 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x4
  %v4 = load float, ptr addrspace(1) %p4, align 4
  %q4 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x4
  store float %v4, ptr addrspace(1) %q4, align 4
  %i5 = or disjoint i32 %i, 5
  %r5 = add nsw i32 %i5, %row
  %x5 = sext i32 %r5 to i64
  %p5 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x5
  %v5 = load float, ptr addrspace(1) %p5, align 4
  %q5 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x5
  store float %v5, ptr addrspace(1) %q5, align 4
  %i6 = or disjoint i32 %i, 6
  %r6 = add nsw i32 %i6, %row
  %x6 = sext i32 %r6 to i64
  %p6 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x6
  %v6 = load float, ptr addrspace(1) %p6, align 4
  %q6 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x6
  store float %v6, ptr addrspace(1) %q6, align 4
  %i7 = or disjoint i32 %i, 7
  %r7 = add nsw i32 %i7, %row
  %x7 = sext i32 %r7 to i64
  %p7 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x7
  %v7 = load float, ptr addrspace(1) %p7, align 4
  %q7 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x7
  store float %v7, ptr addrspace(1) %q7, align 4
  %i8 = or disjoint i32 %i, 8
  %r8 = add nsw i32 %i8, %row
  %x8 = sext i32 %r8 to i64
  %p8 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x8
  %v8 = load float, ptr addrspace(1) %p8, align 4
  %q8 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x8
  store float %v8, ptr addrspace(1) %q8, align 4
  %i9 = or disjoint i32 %i, 9
  %r9 = add nsw i32 %i9, %row
  %x9 = sext i32 %r9 to i64
  %p9 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x9
  %v9 = load float, ptr addrspace(1) %p9, align 4
  %q9 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x9
  store float %v9, ptr addrspace(1) %q9, align 4
  %i10 = or disjoint i32 %i, 10
  %r10 = add nsw i32 %i10, %row
  %x10 = sext i32 %r10 to i64
  %p10 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x10
  %v10 = load float, ptr addrspace(1) %p10, align 4
  %q10 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x10
  store float %v10, ptr addrspace(1) %q10, align 4
  %i11 = or disjoint i32 %i, 11
  %r11 = add nsw i32 %i11, %row
  %x11 = sext i32 %r11 to i64
  %p11 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x11
  %v11 = load float, ptr addrspace(1) %p11, align 4
  %q11 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x11
  store float %v11, ptr addrspace(1) %q11, align 4
  %i12 = or disjoint i32 %i, 12
  %r12 = add nsw i32 %i12, %row
  %x12 = sext i32 %r12 to i64
  %p12 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x12
  %v12 = load float, ptr addrspace(1) %p12, align 4
  %q12 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x12
  store float %v12, ptr addrspace(1) %q12, align 4
  %i13 = or disjoint i32 %i, 13
  %r13 = add nsw i32 %i13, %row
  %x13 = sext i32 %r13 to i64
  %p13 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x13
  %v13 = load float, ptr addrspace(1) %p13, align 4
  %q13 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x13
  store float %v13, ptr addrspace(1) %q13, align 4
  %i14 = or disjoint i32 %i, 14
  %r14 = add nsw i32 %i14, %row
  %x14 = sext i32 %r14 to i64
  %p14 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x14
  %v14 = load float, ptr addrspace(1) %p14, align 4
  %q14 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x14
  store float %v14, ptr addrspace(1) %q14, align 4
  %i15 = or disjoint i32 %i, 15
  %r15 = add nsw i32 %i15, %row
  %x15 = sext i32 %r15 to i64
  %p15 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x15
  %v15 = load float, ptr addrspace(1) %p15, align 4
  %q15 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x15
  store float %v15, ptr addrspace(1) %q15, align 4
  %i16 = or disjoint i32 %i, 16
  %r16 = add nsw i32 %i16, %row
  %x16 = sext i32 %r16 to i64
  %p16 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x16
  %v16 = load float, ptr addrspace(1) %p16, align 4
  %q16 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x16
  store float %v16, ptr addrspace(1) %q16, align 4
  %i17 = or disjoint i32 %i, 17
  %r17 = add nsw i32 %i17, %row
  %x17 = sext i32 %r17 to i64
  %p17 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x17
  %v17 = load float, ptr addrspace(1) %p17, align 4
  %q17 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x17
  store float %v17, ptr addrspace(1) %q17, align 4
  %i18 = or disjoint i32 %i, 18
  %r18 = add nsw i32 %i18, %row
  %x18 = sext i32 %r18 to i64
  %p18 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x18
  %v18 = load float, ptr addrspace(1) %p18, align 4
  %q18 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x18
  store float %v18, ptr addrspace(1) %q18, align 4
  %i19 = or disjoint i32 %i, 19
  %r19 = add nsw i32 %i19, %row
  %x19 = sext i32 %r19 to i64
  %p19 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x19
  %v19 = load float, ptr addrspace(1) %p19, align 4
  %q19 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x19
  store float %v19, ptr addrspace(1) %q19, align 4
  %i20 = or disjoint i32 %i, 20
  %r20 = add nsw i32 %i20, %row
  %x20 = sext i32 %r20 to i64
  %p20 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x20
  %v20 = load float, ptr addrspace(1) %p20, align 4
  %q20 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x20
  store float %v20, ptr addrspace(1) %q20, align 4
  %i21 = or disjoint i32 %i, 21
  %r21 = add nsw i32 %i21, %row
  %x21 = sext i32 %r21 to i64
  %p21 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x21
  %v21 = load float, ptr addrspace(1) %p21, align 4
  %q21 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x21
  store float %v21, ptr addrspace(1) %q21, align 4
  %i22 = or disjoint i32 %i, 22
  %r22 = add nsw i32 %i22, %row
  %x22 = sext i32 %r22 to i64
  %p22 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x22
  %v22 = load float, ptr addrspace(1) %p22, align 4
  %q22 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x22
  store float %v22, ptr addrspace(1) %q22, align 4
  %i23 = or disjoint i32 %i, 23
  %r23 = add nsw i32 %i23, %row
  %x23 = sext i32 %r23 to i64
  %p23 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x23
  %v23 = load float, ptr addrspace(1) %p23, align 4
  %q23 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x23
  store float %v23, ptr addrspace(1) %q23, align 4
  %i24 = or disjoint i32 %i, 24
  %r24 = add nsw i32 %i24, %row
  %x24 = sext i32 %r24 to i64
  %p24 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x24
  %v24 = load float, ptr addrspace(1) %p24, align 4
  %q24 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x24
  store float %v24, ptr addrspace(1) %q24, align 4
  %i25 = or disjoint i32 %i, 25
  %r25 = add nsw i32 %i25, %row
  %x25 = sext i32 %r25 to i64
  %p25 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x25
  %v25 = load float, ptr addrspace(1) %p25, align 4
  %q25 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x25
  store float %v25, ptr addrspace(1) %q25, align 4
  %i26 = or disjoint i32 %i, 26
  %r26 = add nsw i32 %i26, %row
  %x26 = sext i32 %r26 to i64
  %p26 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x26
  %v26 = load float, ptr addrspace(1) %p26, align 4
  %q26 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x26
  store float %v26, ptr addrspace(1) %q26, align 4
  %i27 = or disjoint i32 %i, 27
  %r27 = add nsw i32 %i27, %row
  %x27 = sext i32 %r27 to i64
  %p27 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x27
  %v27 = load float, ptr addrspace(1) %p27, align 4
  %q27 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x27
  store float %v27, ptr addrspace(1) %q27, align 4
  %i28 = or disjoint i32 %i, 28
  %r28 = add nsw i32 %i28, %row
  %x28 = sext i32 %r28 to i64
  %p28 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x28
  %v28 = load float, ptr addrspace(1) %p28, align 4
  %q28 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x28
  store float %v28, ptr addrspace(1) %q28, align 4
  %i29 = or disjoint i32 %i, 29
  %r29 = add nsw i32 %i29, %row
  %x29 = sext i32 %r29 to i64
  %p29 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x29
  %v29 = load float, ptr addrspace(1) %p29, align 4
  %q29 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x29
  store float %v29, ptr addrspace(1) %q29, align 4
  %i30 = or disjoint i32 %i, 30
  %r30 = add nsw i32 %i30, %row
  %x30 = sext i32 %r30 to i64
  %p30 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x30
  %v30 = load float, ptr addrspace(1) %p30, align 4
  %q30 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x30
  store float %v30, ptr addrspace(1) %q30, align 4
  %i31 = or disjoint i32 %i, 31
  %r31 = add nsw i32 %i31, %row
  %x31 = sext i32 %r31 to i64
  %p31 = getelementptr inbounds float, ptr addrspace(1) %from, i64 %x31
  %v31 = load float, ptr addrspace(1) %p31, align 4
  %q31 = getelementptr inbounds float, ptr addrspace(1) %to, i64 %x31
  store float %v31, ptr addrspace(1) %q31, align 4
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

define ptx_kernel void @doubles(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = mul nsw i32 %tid, %n
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = add nsw i32 %i, %row
  %x0 = sext i32 %r0 to i64
  %p0 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x0
  %v0 = load double, ptr addrspace(1) %p0, align 8
  %q0 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x0
  store double %v0, ptr addrspace(1) %q0, align 8
  %i1 = or disjoint i32 %i, 1
  %r1 = add nsw i32 %i1, %row
  %x1 = sext i32 %r1 to i64
  %p1 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x1
  %v1 = load double, ptr addrspace(1) %p1, align 8
  %q1 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x1
  store double %v1, ptr addrspace(1) %q1, align 8
  %i2 = or disjoint i32 %i, 2
  %r2 = add nsw i32 %i2, %row
  %x2 = sext i32 %r2 to i64
  %p2 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x2
  %v2 = load double, ptr addrspace(1) %p2, align 8
  %q2 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x2
  store double %v2, ptr addrspace(1) %q2, align 8
  %i3 = or disjoint i32 %i, 3
  %r3 = add nsw i32 %i3, %row
  %x3 = sext i32 %r3 to i64
  %p3 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x3
  %v3 = load double, ptr addrspace(1) %p3, align 8
  %q3 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x3
  store double %v3, ptr addrspace(1) %q3, align 8
  %i4 = or disjoint i32 %i, 4
  %r4 = add nsw i32 %i4, %row
  %x4 = sext i32 %r4 to i64
  %p4 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x4
  %v4 = load double, ptr addrspace(1) %p4, align 8
  %q4 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x4
  store double %v4, ptr addrspace(1) %q4, align 8
  %i5 = or disjoint i32 %i, 5
  %r5 = add nsw i32 %i5, %row
  %x5 = sext i32 %r5 to i64
  %p5 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x5
  %v5 = load double, ptr addrspace(1) %p5, align 8
  %q5 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x5
  store double %v5, ptr addrspace(1) %q5, align 8
  %i6 = or disjoint i32 %i, 6
  %r6 = add nsw i32 %i6, %row
  %x6 = sext i32 %r6 to i64
  %p6 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x6
  %v6 = load double, ptr addrspace(1) %p6, align 8
  %q6 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x6
  store double %v6, ptr addrspace(1) %q6, align 8
  %i7 = or disjoint i32 %i, 7
  %r7 = add nsw i32 %i7, %row
  %x7 = sext i32 %r7 to i64
  %p7 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x7
  %v7 = load double, ptr addrspace(1) %p7, align 8
  %q7 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x7
  store double %v7, ptr addrspace(1) %q7, align 8
  %i8 = or disjoint i32 %i, 8
  %r8 = add nsw i32 %i8, %row
  %x8 = sext i32 %r8 to i64
  %p8 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x8
  %v8 = load double, ptr addrspace(1) %p8, align 8
  %q8 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x8
  store double %v8, ptr addrspace(1) %q8, align 8
  %i9 = or disjoint i32 %i, 9
  %r9 = add nsw i32 %i9, %row
  %x9 = sext i32 %r9 to i64
  %p9 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x9
  %v9 = load double, ptr addrspace(1) %p9, align 8
  %q9 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x9
  store double %v9, ptr addrspace(1) %q9, align 8
  %i10 = or disjoint i32 %i, 10
  %r10 = add nsw i32 %i10, %row
  %x10 = sext i32 %r10 to i64
  %p10 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x10
  %v10 = load double, ptr addrspace(1) %p10, align 8
  %q10 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x10
  store double %v10, ptr addrspace(1) %q10, align 8
  %i11 = or disjoint i32 %i, 11
  %r11 = add nsw i32 %i11, %row
  %x11 = sext i32 %r11 to i64
  %p11 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x11
  %v11 = load double, ptr addrspace(1) %p11, align 8
  %q11 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x11
  store double %v11, ptr addrspace(1) %q11, align 8
  %i12 = or disjoint i32 %i, 12
  %r12 = add nsw i32 %i12, %row
  %x12 = sext i32 %r12 to i64
  %p12 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x12
  %v12 = load double, ptr addrspace(1) %p12, align 8
  %q12 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x12
  store double %v12, ptr addrspace(1) %q12, align 8
  %i13 = or disjoint i32 %i, 13
  %r13 = add nsw i32 %i13, %row
  %x13 = sext i32 %r13 to i64
  %p13 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x13
  %v13 = load double, ptr addrspace(1) %p13, align 8
  %q13 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x13
  store double %v13, ptr addrspace(1) %q13, align 8
  %i14 = or disjoint i32 %i, 14
  %r14 = add nsw i32 %i14, %row
  %x14 = sext i32 %r14 to i64
  %p14 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x14
  %v14 = load double, ptr addrspace(1) %p14, align 8
  %q14 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x14
  store double %v14, ptr addrspace(1) %q14, align 8
  %i15 = or disjoint i32 %i, 15
  %r15 = add nsw i32 %i15, %row
  %x15 = sext i32 %r15 to i64
  %p15 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x15
  %v15 = load double, ptr addrspace(1) %p15, align 8
  %q15 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x15
  store double %v15, ptr addrspace(1) %q15, align 8
  %i16 = or disjoint i32 %i, 16
  %r16 = add nsw i32 %i16, %row
  %x16 = sext i32 %r16 to i64
  %p16 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x16
  %v16 = load double, ptr addrspace(1) %p16, align 8
  %q16 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x16
  store double %v16, ptr addrspace(1) %q16, align 8
  %i17 = or disjoint i32 %i, 17
  %r17 = add nsw i32 %i17, %row
  %x17 = sext i32 %r17 to i64
  %p17 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x17
  %v17 = load double, ptr addrspace(1) %p17, align 8
  %q17 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x17
  store double %v17, ptr addrspace(1) %q17, align 8
  %i18 = or disjoint i32 %i, 18
  %r18 = add nsw i32 %i18, %row
  %x18 = sext i32 %r18 to i64
  %p18 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x18
  %v18 = load double, ptr addrspace(1) %p18, align 8
  %q18 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x18
  store double %v18, ptr addrspace(1) %q18, align 8
  %i19 = or disjoint i32 %i, 19
  %r19 = add nsw i32 %i19, %row
  %x19 = sext i32 %r19 to i64
  %p19 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x19
  %v19 = load double, ptr addrspace(1) %p19, align 8
  %q19 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x19
  store double %v19, ptr addrspace(1) %q19, align 8
  %i20 = or disjoint i32 %i, 20
  %r20 = add nsw i32 %i20, %row
  %x20 = sext i32 %r20 to i64
  %p20 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x20
  %v20 = load double, ptr addrspace(1) %p20, align 8
  %q20 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x20
  store double %v20, ptr addrspace(1) %q20, align 8
  %i21 = or disjoint i32 %i, 21
  %r21 = add nsw i32 %i21, %row
  %x21 = sext i32 %r21 to i64
  %p21 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x21
  %v21 = load double, ptr addrspace(1) %p21, align 8
  %q21 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x21
  store double %v21, ptr addrspace(1) %q21, align 8
  %i22 = or disjoint i32 %i, 22
  %r22 = add nsw i32 %i22, %row
  %x22 = sext i32 %r22 to i64
  %p22 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x22
  %v22 = load double, ptr addrspace(1) %p22, align 8
  %q22 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x22
  store double %v22, ptr addrspace(1) %q22, align 8
  %i23 = or disjoint i32 %i, 23
  %r23 = add nsw i32 %i23, %row
  %x23 = sext i32 %r23 to i64
  %p23 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x23
  %v23 = load double, ptr addrspace(1) %p23, align 8
  %q23 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x23
  store double %v23, ptr addrspace(1) %q23, align 8
  %i24 = or disjoint i32 %i, 24
  %r24 = add nsw i32 %i24, %row
  %x24 = sext i32 %r24 to i64
  %p24 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x24
  %v24 = load double, ptr addrspace(1) %p24, align 8
  %q24 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x24
  store double %v24, ptr addrspace(1) %q24, align 8
  %i25 = or disjoint i32 %i, 25
  %r25 = add nsw i32 %i25, %row
  %x25 = sext i32 %r25 to i64
  %p25 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x25
  %v25 = load double, ptr addrspace(1) %p25, align 8
  %q25 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x25
  store double %v25, ptr addrspace(1) %q25, align 8
  %i26 = or disjoint i32 %i, 26
  %r26 = add nsw i32 %i26, %row
  %x26 = sext i32 %r26 to i64
  %p26 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x26
  %v26 = load double, ptr addrspace(1) %p26, align 8
  %q26 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x26
  store double %v26, ptr addrspace(1) %q26, align 8
  %i27 = or disjoint i32 %i, 27
  %r27 = add nsw i32 %i27, %row
  %x27 = sext i32 %r27 to i64
  %p27 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x27
  %v27 = load double, ptr addrspace(1) %p27, align 8
  %q27 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x27
  store double %v27, ptr addrspace(1) %q27, align 8
  %i28 = or disjoint i32 %i, 28
  %r28 = add nsw i32 %i28, %row
  %x28 = sext i32 %r28 to i64
  %p28 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x28
  %v28 = load double, ptr addrspace(1) %p28, align 8
  %q28 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x28
  store double %v28, ptr addrspace(1) %q28, align 8
  %i29 = or disjoint i32 %i, 29
  %r29 = add nsw i32 %i29, %row
  %x29 = sext i32 %r29 to i64
  %p29 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x29
  %v29 = load double, ptr addrspace(1) %p29, align 8
  %q29 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x29
  store double %v29, ptr addrspace(1) %q29, align 8
  %i30 = or disjoint i32 %i, 30
  %r30 = add nsw i32 %i30, %row
  %x30 = sext i32 %r30 to i64
  %p30 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x30
  %v30 = load double, ptr addrspace(1) %p30, align 8
  %q30 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x30
  store double %v30, ptr addrspace(1) %q30, align 8
  %i31 = or disjoint i32 %i, 31
  %r31 = add nsw i32 %i31, %row
  %x31 = sext i32 %r31 to i64
  %p31 = getelementptr inbounds double, ptr addrspace(1) %from, i64 %x31
  %v31 = load double, ptr addrspace(1) %p31, align 8
  %q31 = getelementptr inbounds double, ptr addrspace(1) %to, i64 %x31
  store double %v31, ptr addrspace(1) %q31, align 8
  %next = add nuw nsw i32 %i, 32
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
