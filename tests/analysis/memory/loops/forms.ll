; ModuleID = 'loops/forms.ll'
source_filename = "loops/forms.ll"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @spaces_1_1(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_1_3(ptr addrspace(1) %a, ptr addrspace(3) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(3) %b, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  store float %x, ptr addrspace(3) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_3_3(ptr addrspace(3) %a, ptr addrspace(3) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(3) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(3) %b, i64 %i
  %x = load float, ptr addrspace(3) %p, align 4
  store float %x, ptr addrspace(3) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_0_3(ptr %a, ptr addrspace(3) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(3) %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr addrspace(3) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_0_1(ptr %a, ptr addrspace(1) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_4_1(ptr addrspace(4) %a, ptr addrspace(1) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(4) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr addrspace(4) %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_5_1(ptr addrspace(5) %a, ptr addrspace(1) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(5) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr addrspace(5) %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_0_5(ptr %a, ptr addrspace(5) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(5) %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr addrspace(5) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_0_4(ptr %a, ptr addrspace(4) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(4) %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr addrspace(4) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_3_7(ptr addrspace(3) %a, ptr addrspace(7) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(3) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(7) %b, i64 %i
  %x = load float, ptr addrspace(3) %p, align 4
  store float %x, ptr addrspace(7) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_101_1(ptr addrspace(101) %a, ptr addrspace(1) %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(101) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %x = load float, ptr addrspace(101) %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @spaces_101_0(ptr addrspace(101) %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr addrspace(101) %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr addrspace(101) %p, align 4
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @casted_to_generic(ptr addrspace(1) %a, ptr addrspace(3) %b, i64 %n) {
entry:
  %ga = addrspacecast ptr addrspace(1) %a to ptr
  %gb = addrspacecast ptr addrspace(3) %b to ptr
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %ga, i64 %i
  %q = getelementptr inbounds float, ptr %gb, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @casted_same(ptr addrspace(1) %a, i64 %n) {
entry:
  %ga = addrspacecast ptr addrspace(1) %a to ptr
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %ga, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr addrspace(1) %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @scoped(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr %q, align 4, !alias.scope !3, !noalias !0
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @scoped_half(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !alias.scope !0
  store float %x, ptr %q, align 4, !alias.scope !3
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @scoped_inside(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr %q, align 4, !alias.scope !3, !noalias !0
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @scoped_inside_other(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr %q, align 4, !alias.scope !3, !noalias !0
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @scoped_one_way(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !alias.scope !0
  store float %x, ptr %q, align 4, !noalias !0
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @scoped_one_way_inside(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !alias.scope !0
  store float %x, ptr %q, align 4, !noalias !0
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @swapped(ptr noalias %a, ptr noalias %b, ptr noalias %k, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %kp = getelementptr inbounds i8, ptr %k, i64 %i
  %kx = load i8, ptr %kp, align 1
  %c = icmp eq i8 %kx, 0
  %s = select i1 %c, ptr %a, ptr %b
  %t = select i1 %c, ptr %b, ptr %a
  %p = getelementptr inbounds float, ptr %s, i64 %i
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %t, i64 %i
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @typed(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !tbaa !7
  store float %x, ptr %q, align 4, !tbaa !10
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @typed_constant(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !tbaa !12
  store float %x, ptr %q, align 4, !tbaa !10
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @invariant_load_md(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !invariant.load !13
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @parallel(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !llvm.access.group !14
  store float %x, ptr %q, align 4, !llvm.access.group !14
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !15

exit:                                             ; preds = %latch
  ret void
}

define void @parallel_partly(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4, !llvm.access.group !14
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !15

exit:                                             ; preds = %latch
  ret void
}

define void @parallel_volatile(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load volatile float, ptr %p, align 4, !llvm.access.group !14
  store float %x, ptr %b, align 4, !llvm.access.group !14
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !15

exit:                                             ; preds = %latch
  ret void
}

define void @distribute(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %i1 = add i64 %i, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %i1
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !17

exit:                                             ; preds = %latch
  ret void
}

define void @narrow0(ptr %a, ptr %b, i64 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i32 [ %m, %entry ], [ %t1, %latch ]
  %w = zext i32 %t to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add i32 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow1(ptr %a, ptr %b, i64 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i32 [ %m, %entry ], [ %t1, %latch ]
  %w = sext i32 %t to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add i32 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow2(ptr %a, ptr %b, i64 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i32 [ %m, %entry ], [ %t1, %latch ]
  %w = zext i32 %t to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add nuw i32 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow3(ptr %a, ptr %b, i64 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i32 [ %m, %entry ], [ %t1, %latch ]
  %w = sext i32 %t to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add nsw i32 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow4(ptr %a, ptr %b, i64 %n, i8 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i8 [ %m, %entry ], [ %t1, %latch ]
  %w = zext i8 %t to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add i8 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow5(ptr %a, ptr %b, i64 %n, i8 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i8 [ %m, %entry ], [ %t1, %latch ]
  %w = sext i8 %t to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add i8 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow6(ptr %a, ptr %b, i64 %n, i16 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i16 [ %m, %entry ], [ %t1, %latch ]
  %w = zext i16 %t to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add nuw i16 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @narrow7(ptr %a, ptr %b, i64 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %t = phi i32 [ %m, %entry ], [ %t1, %latch ]
  %w = zext nneg i32 %t to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %q, align 4
  store i32 %x, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %t1 = add nsw i32 %t, 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @dereferenceable(ptr dereferenceable(400) %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %z = icmp eq i32 %x, 0
  br i1 %z, label %exit, label %go

go:                                               ; preds = %loop
  %i1 = add i64 %i, 200
  %q = getelementptr i32, ptr %a, i64 %i1
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %go
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @uncountable(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %z = icmp eq i32 %x, 0
  br i1 %z, label %exit, label %go

go:                                               ; preds = %loop
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %go
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @uncountable_down(ptr dereferenceable(4000) %a, ptr %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 900, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %z = icmp eq i32 %x, 0
  br i1 %z, label %exit, label %go

go:                                               ; preds = %loop
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %go
  %next = add nsw i64 %i, -1
  %done = icmp eq i64 %next, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @convergent(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr %q, align 4
  call void @waits()
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @convergent_alone(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 0, ptr %p, align 4
  call void @waits()
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @convergent_behind_call(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  call void @anything()
  call void @waits()
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @lifetimes(ptr %a, i64 %n) {
entry:
  %l = alloca i32, align 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.lifetime.start.p0(ptr %l)
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %l, align 4
  call void @llvm.lifetime.end.p0(ptr %l)
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @assumed(ptr %a, i64 %n, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.assume(i1 %c)
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %x1 = add i32 %x, 1
  store i32 %x1, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @square_root(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %y = call float @llvm.sqrt.f32(float %x)
  store float %y, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @memcpy_inside(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %b, i64 4, i1 false)
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @vectors(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds <4 x float>, ptr %a, i64 %i
  %q = getelementptr inbounds <4 x float>, ptr %b, i64 %i
  %x = load <4 x float>, ptr %p, align 16
  store <4 x float> %x, ptr %q, align 16
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @vectors_next(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %i2 = add i64 %i, 2
  %p = getelementptr inbounds <4 x float>, ptr %a, i64 %i
  %q = getelementptr inbounds <4 x float>, ptr %a, i64 %i2
  %x = load <4 x float>, ptr %p, align 16
  store <4 x float> %x, ptr %q, align 16
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @odd_type(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %i2 = add i64 %i, 8
  %p = getelementptr inbounds i24, ptr %a, i64 %i
  %q = getelementptr inbounds i24, ptr %a, i64 %i2
  %x = load i24, ptr %p, align 4
  store i24 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @aggregates(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %i2 = add i64 %i, 8
  %p = getelementptr inbounds { i32, i8 }, ptr %a, i64 %i
  %q = getelementptr inbounds { i32, i8 }, ptr %a, i64 %i2
  %x = load { i32, i8 }, ptr %p, align 4
  store { i32, i8 } %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @null_base(i64 %n, ptr %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr float, ptr null, i64 %i
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %b, i64 %i
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @selected_inside(ptr %a, ptr %b, ptr %d, i64 %n, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = select i1 %c, ptr %a, ptr %b
  %p = getelementptr inbounds float, ptr %s, i64 %i
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %d, i64 %i
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @selected_index(ptr %a, ptr %d, i64 %n, ptr noalias %k) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %kp = getelementptr inbounds i8, ptr %k, i64 %i
  %kx = load i8, ptr %kp, align 1
  %c = icmp eq i8 %kx, 0
  %i9 = add nuw nsw i64 %i, 9
  %s = select i1 %c, i64 %i, i64 %i9
  %p = getelementptr inbounds float, ptr %a, i64 %s
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %d, i64 %i
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

; Function Attrs: optsize
define void @optsize(ptr %a, ptr %b, i64 %n, i64 %s) #0 {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %o = mul i64 %i, %s
  %p = getelementptr inbounds float, ptr %a, i64 %o
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

; Function Attrs: null_pointer_is_valid
define void @null_valid(ptr %a, ptr %b, i64 %n) #1 {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr float, ptr %a, i64 %i
  %q = getelementptr float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @plain_geps(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %i3 = mul i64 %i, 3
  %p = getelementptr float, ptr %a, i64 %i3
  %q = getelementptr float, ptr %b, i64 %i
  %x = load float, ptr %p, align 4
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @unordered(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %x = load atomic float, ptr %p unordered, align 4
  store float %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @stored_monotonic(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store atomic i32 0, ptr %p monotonic, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @stored_seq_cst(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store atomic i32 0, ptr %p seq_cst, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @phi_of_pointers(ptr %a, ptr %b, ptr %d, i64 %n, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %q = getelementptr inbounds float, ptr %b, i64 %i
  br i1 %c, label %one, label %two

one:                                              ; preds = %loop
  br label %two

two:                                              ; preds = %one, %loop
  %w = phi ptr [ %p, %loop ], [ %q, %one ]
  %r = getelementptr inbounds float, ptr %d, i64 %i
  %x = load float, ptr %r, align 4
  store float %x, ptr %w, align 4
  br label %latch

latch:                                            ; preds = %two
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @two_latches(ptr %a, i64 %n, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %two, %one, %entry
  %i = phi i64 [ 0, %entry ], [ %n1, %one ], [ %n1, %two ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 0, ptr %p, align 4
  %n1 = add i64 %i, 1
  br i1 %c, label %one, label %two

one:                                              ; preds = %loop
  %d = icmp eq i64 %n1, %n
  br i1 %d, label %exit, label %loop

two:                                              ; preds = %loop
  br label %loop

exit:                                             ; preds = %one
  ret void
}

define void @endless(ptr %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  store i32 0, ptr %a, align 4
  br label %loop
}

define void @unnamed(ptr %0, i64 %1) {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %7, %3 ]
  %5 = getelementptr inbounds i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = add nuw nsw i64 %4, 1
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  store i32 %6, ptr %8, align 4
  %9 = icmp eq i64 %7, %1
  br i1 %9, label %10, label %3

10:                                               ; preds = %3
  ret void
}

; Function Attrs: convergent nounwind memory(none)
declare void @waits() #2

declare void @anything()

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { optsize }
attributes #1 = { null_pointer_is_valid }
attributes #2 = { convergent nounwind memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"one"}
!2 = distinct !{!2, !"domain"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"two"}
!5 = !{!6}
!6 = distinct !{!6, !2, !"three"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !9, i64 0}
!9 = !{!"root"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !9, i64 0}
!12 = !{!8, !8, i64 0, i64 1}
!13 = !{}
!14 = distinct !{}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.parallel_accesses", !14}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.distribute.enable", i1 true}
