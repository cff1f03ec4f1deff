source_filename = "variables.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@x = global [160 x float] zeroinitializer, align 16
@y = global [160 x float] zeroinitializer, align 16
@z = global [160 x float] zeroinitializer, align 16
@u = global [160 x float] zeroinitializer, align 16
@A = global [80 x [80 x float]] zeroinitializer, align 16
@B = global [80 x [80 x float]] zeroinitializer, align 16
@C = global [80 x [80 x float]] zeroinitializer, align 16
@v = global [160 x float] zeroinitializer, align 16
@flat = global [6400 x float] zeroinitializer, align 16
@idx = global [160 x i32] zeroinitializer, align 16
@pa = global ptr null, align 8
@pb = global ptr null, align 8
@switch.table.nl_switch = private unnamed_addr constant [3 x ptr] [ptr @z, ptr @u, ptr @v], align 8

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_odd_from_even(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %1 = getelementptr float, ptr @x, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %1, i64 -4
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %3 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %2, %3
  store float %add, ptr %1, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_many_products(i32 noundef %n) #0 {
entry:
  %cmp34 = icmp sgt i32 %n, 1
  br i1 %cmp34, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div3839 = lshr i32 %n, 1
  %wide.trip.count = zext nneg i32 %div3839 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %mul7 = fmul float %1, %2
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %mul7)
  %4 = tail call float @llvm.fmuladd.f32(float %0, float %0, float %3)
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %1, float %4)
  %6 = tail call float @llvm.fmuladd.f32(float %2, float %0, float %5)
  %arrayidx21.idx = shl nuw nsw i64 %indvars.iv, 3
  %arrayidx21 = getelementptr inbounds nuw i8, ptr @x, i64 %arrayidx21.idx
  store float %6, ptr %arrayidx21, align 8, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_down_shift(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -2
  %0 = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %1, %2
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  store float %add, ptr %arrayidx5, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_down_plain(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv.next
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %1, 1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  store float %add, ptr %arrayidx2, align 4, !tbaa !9
  %cmp = icmp samesign ugt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_first_element(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 1
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load float, ptr @x, align 16, !tbaa !9
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %0, %1
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_middle_element(i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %div11 = lshr i32 %n, 1
  %idxprom = zext nneg i32 %div11 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %idxprom
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_lower_transposed(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 0
  br i1 %cmp29, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count35 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv32 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next33, %for.cond.cleanup3 ]
  %cmp227.not = icmp eq i64 %indvars.iv32, 0
  br i1 %cmp227.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv32
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv32
  %arrayidx12 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count35
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %0 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  %1 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add = fadd float %0, %1
  %arrayidx14 = getelementptr inbounds nuw float, ptr %arrayidx12, i64 %indvars.iv
  store float %add, ptr %arrayidx14, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv32
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_triangular_saxpy(i32 noundef %n) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 0
  br i1 %cmp24, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count32 = zext nneg i32 %n to i64
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body4, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next30, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.cond.loopexit, %for.body.preheader
  %indvars.iv29 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next30, %for.cond.loopexit ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next30 = add nuw nsw i64 %indvars.iv29, 1
  %cmp222 = icmp samesign ult i64 %indvars.iv.next30, %0
  br i1 %cmp222, label %for.body4.lr.ph, label %for.cond.loopexit

for.body4.lr.ph:                                  ; preds = %for.body
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv29
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv29
  br label %for.body4

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv26 = phi i64 [ %indvars.iv, %for.body4.lr.ph ], [ %indvars.iv.next27, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv26
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %2 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv26
  %3 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %neg = fneg float %1
  %4 = tail call float @llvm.fmuladd.f32(float %neg, float %2, float %3)
  store float %4, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count32
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_product_of_transposed(i32 noundef %n) #0 {
entry:
  %cmp35 = icmp sgt i32 %n, 0
  br i1 %cmp35, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count41 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv38 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next39, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv38
  %invariant.gep = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv38
  %arrayidx12 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv38
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next39 = add nuw nsw i64 %indvars.iv38, 1
  %exitcond42.not = icmp eq i64 %indvars.iv.next39, %wide.trip.count41
  br i1 %exitcond42.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %0 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx14 = getelementptr inbounds nuw float, ptr %arrayidx12, i64 %indvars.iv
  %2 = load float, ptr %arrayidx14, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count41
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_unrolled_recurrence(i32 noundef %n) #0 {
entry:
  %cmp62 = icmp sgt i32 %n, 5
  br i1 %cmp62, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -5
  %0 = zext nneg i32 %sub to i64
  %.pre = load float, ptr @x, align 16, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %1 = phi float [ %.pre, %for.body.preheader ], [ %7, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 4
  %3 = load float, ptr %arrayidx, align 4, !tbaa !9
  %mul = fmul float %3, %1
  store float %mul, ptr %2, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %4 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %mul11 = fmul float %3, %4
  store float %mul11, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx17 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !9
  %mul21 = fmul float %4, %5
  store float %mul21, ptr %arrayidx7, align 4, !tbaa !9
  %arrayidx27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load float, ptr %arrayidx27, align 4, !tbaa !9
  %mul31 = fmul float %5, %6
  store float %mul31, ptr %arrayidx17, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 5
  %arrayidx37 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %7 = load float, ptr %arrayidx37, align 4, !tbaa !9
  %mul41 = fmul float %6, %7
  store float %mul41, ptr %arrayidx27, align 4, !tbaa !9
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_dot_of_past(i32 noundef %n) #0 {
entry:
  %cmp25 = icmp sgt i32 %n, 1
  br i1 %cmp25, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count32 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv29 = phi i64 [ 1, %for.cond1.preheader.preheader ], [ %indvars.iv.next30, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv29
  %arrayidx12 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv29
  %arrayidx12.promoted = load float, ptr %arrayidx12, align 4, !tbaa !9
  %0 = getelementptr float, ptr @x, i64 %indvars.iv29
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  store float %5, ptr %arrayidx12, align 4, !tbaa !9
  %indvars.iv.next30 = add nuw nsw i64 %indvars.iv29, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next30, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %1 = phi float [ %arrayidx12.promoted, %for.cond1.preheader ], [ %5, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %2 = load float, ptr %gep, align 4, !tbaa !9
  %3 = xor i64 %indvars.iv, -1
  %arrayidx10 = getelementptr float, ptr %0, i64 %3
  %4 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %4, float %1)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_diagonal(i32 noundef %n) #0 {
entry:
  %cmp30 = icmp sgt i32 %n, 1
  br i1 %cmp30, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count36 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv33 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next34, %for.cond.cleanup3 ]
  %0 = getelementptr [80 x float], ptr @A, i64 %indvars.iv33
  %arrayidx9 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv33
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next34 = add nuw nsw i64 %indvars.iv33, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next34, %wide.trip.count36
  br i1 %exitcond37.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %1 = getelementptr float, ptr %0, i64 %indvars.iv
  %arrayidx7 = getelementptr i8, ptr %1, i64 -324
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr %arrayidx9, i64 %indvars.iv
  %3 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %add = fadd float %2, %3
  store float %add, ptr %1, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count36
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ld_row_before(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 1
  br i1 %cmp29, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count35 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv32 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next33, %for.cond.cleanup3 ]
  %0 = getelementptr [80 x float], ptr @A, i64 %indvars.iv32
  %arrayidx = getelementptr i8, ptr %0, i64 -320
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count35
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  %2 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add = fadd float %1, %2
  %arrayidx14 = getelementptr inbounds nuw float, ptr %0, i64 %indvars.iv
  store float %add, ptr %arrayidx14, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count35
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_next(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add3 = fadd float %0, %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add3, ptr %arrayidx5, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_arguments(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp12 = icmp slt i32 %m, %n
  br i1 %cmp12, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add5 = add nsw i32 %m, 1
  %0 = sext i32 %m to i64
  %1 = sext i32 %add5 to i64
  %2 = sext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv15 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next16, %for.body ]
  %indvars.iv = phi i64 [ %0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next16 = add nuw nsw i64 %indvars.iv15, 1
  %3 = sub nsw i64 %2, %indvars.iv.next16
  %4 = getelementptr float, ptr @y, i64 %3
  %arrayidx = getelementptr i8, ptr %4, i64 4
  %5 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx3 = getelementptr inbounds float, ptr @x, i64 %indvars.iv
  %6 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add4 = fadd float %5, %6
  store float %add4, ptr %arrayidx3, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, %1
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_under_condition(i32 noundef %n) #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 1
  br i1 %cmp31, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div3536 = lshr i32 %n, 1
  %wide.trip.count = zext nneg i32 %div3536 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %j.032 = phi i32 [ -1, %for.body.preheader ], [ %j.1, %for.inc ]
  %inc = add nsw i32 %j.032, 1
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %idxprom5 = sext i32 %inc to i64
  %arrayidx6 = getelementptr inbounds float, ptr @x, i64 %idxprom5
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %4 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %cmp9 = fcmp ogt float %4, 0.000000e+00
  br i1 %cmp9, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %inc10 = add nsw i32 %j.032, 2
  %5 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %4)
  %idxprom17 = sext i32 %inc10 to i64
  %arrayidx18 = getelementptr inbounds float, ptr @x, i64 %idxprom17
  store float %5, ptr %arrayidx18, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %j.1 = phi i32 [ %inc10, %if.then ], [ %inc, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_in_both_branches(i32 noundef %n) #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 0
  br i1 %cmp31, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv34 = phi i64 [ -1, %for.body.preheader ], [ %1, %for.inc ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  %1 = add nsw i64 %indvars.iv34, 1
  br i1 %cmp1, label %for.inc, label %if.else

if.else:                                          ; preds = %for.body
  %arrayidx12 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx12, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.else, %for.body
  %.sink42 = phi float [ %2, %if.else ], [ %0, %for.body ]
  %arrayidx5 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %4 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %.sink42)
  %arrayidx9 = getelementptr inbounds float, ptr @x, i64 %1
  store float %5, ptr %arrayidx9, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_flattened(i32 noundef %n) #0 {
entry:
  %cmp34 = icmp sgt i32 %n, 0
  br i1 %cmp34, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count45 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv42 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next43, %for.cond.cleanup3 ]
  %k.035 = phi i64 [ -1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next38, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv42
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv42
  %arrayidx12 = getelementptr inbounds nuw [80 x float], ptr @C, i64 %indvars.iv42
  %sext = shl i64 %k.035, 32
  %0 = ashr exact i64 %sext, 32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next43 = add nuw nsw i64 %indvars.iv42, 1
  %exitcond46.not = icmp eq i64 %indvars.iv.next43, %wide.trip.count45
  br i1 %exitcond46.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv37 = phi i64 [ %0, %for.body4.lr.ph ], [ %indvars.iv.next38, %for.body4 ]
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %indvars.iv.next38 = add nsw i64 %indvars.iv37, 1
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  %2 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %arrayidx14 = getelementptr inbounds nuw float, ptr %arrayidx12, i64 %indvars.iv
  %3 = load float, ptr %arrayidx14, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %1)
  %arrayidx16 = getelementptr inbounds float, ptr @flat, i64 %indvars.iv.next38
  store float %4, ptr %arrayidx16, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count45
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_flat_recurrence(i32 noundef %n) #0 {
entry:
  %cmp37 = icmp sgt i32 %n, 0
  br i1 %cmp37, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp234.not = icmp eq i32 %n, 1
  %wide.trip.count48 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv45 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next46, %for.cond.cleanup3 ]
  %k.038 = phi i32 [ 1, %for.cond1.preheader.lr.ph ], [ %inc19, %for.cond.cleanup3 ]
  br i1 %cmp234.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv45
  %0 = sext i32 %k.038 to i64
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3.loopexit:                       ; preds = %for.body4
  %1 = trunc nsw i64 %indvars.iv.next41 to i32
  br label %for.cond.cleanup3

for.cond.cleanup3:                                ; preds = %for.cond.cleanup3.loopexit, %for.cond1.preheader
  %k.1.lcssa = phi i32 [ %k.038, %for.cond1.preheader ], [ %1, %for.cond.cleanup3.loopexit ]
  %inc19 = add nsw i32 %k.1.lcssa, 1
  %indvars.iv.next46 = add nuw nsw i64 %indvars.iv45, 1
  %exitcond49.not = icmp eq i64 %indvars.iv.next46, %wide.trip.count48
  br i1 %exitcond49.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv40 = phi i64 [ %0, %for.body4.lr.ph ], [ %indvars.iv.next41, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %2 = getelementptr [80 x float], ptr @B, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %2, i64 -320
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv45
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %4 = getelementptr float, ptr @flat, i64 %indvars.iv40
  %arrayidx9 = getelementptr i8, ptr %4, i64 -4
  %5 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %6 = load float, ptr %gep, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %3)
  %arrayidx17 = getelementptr inbounds nuw float, ptr %2, i64 %indvars.iv45
  store float %7, ptr %arrayidx17, align 4, !tbaa !9
  %indvars.iv.next41 = add nsw i64 %indvars.iv40, 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count48
  br i1 %exitcond.not, label %for.cond.cleanup3.loopexit, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_two_a_round(i32 noundef %n) #0 {
entry:
  %cmp27 = icmp sgt i32 %n, 1
  br i1 %cmp27, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div3536 = lshr i32 %n, 1
  %wide.trip.count = zext nneg i32 %div3536 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv30 = phi i64 [ -1, %for.body.preheader ], [ %indvars.iv.next31, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %4 = getelementptr float, ptr @x, i64 %indvars.iv30
  %arrayidx6 = getelementptr i8, ptr %4, i64 4
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %indvars.iv.next31 = add nsw i64 %indvars.iv30, 2
  %arrayidx13 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %5 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %2, float %5, float %0)
  %arrayidx15 = getelementptr inbounds float, ptr @x, i64 %indvars.iv.next31
  store float %6, ptr %arrayidx15, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @iv_coupled(i32 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 1
  br i1 %cmp20, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div2930 = lshr i32 %n, 1
  %wide.trip.count = zext nneg i32 %div2930 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv24 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next25, %for.body ]
  %indvars.iv = phi i64 [ -1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = add nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds float, ptr @y, i64 %0
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv24
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %sub = fsub float %1, %2
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv24
  store float %sub, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, 2
  %arrayidx9 = getelementptr inbounds float, ptr @z, i64 %0
  %3 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %add10 = fadd float %sub, %3
  store float %add10, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @gd_constant_offset(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add3 = fadd float %0, %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add3, ptr %arrayidx5, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @gd_rows_apart(i32 noundef %n) #0 {
entry:
  %cmp14 = icmp sgt i32 %n, 1
  br i1 %cmp14, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load float, ptr getelementptr inbounds nuw (i8, ptr @z, i64 4), align 4, !tbaa !9
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %1 = getelementptr float, ptr getelementptr inbounds nuw (i8, ptr @A, i64 320), i64 %indvars.iv
  %arrayidx2 = getelementptr i8, ptr %1, i64 -4
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %3 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %3, float %0, float %2)
  %arrayidx8 = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv
  store float %4, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @gd_triangular_index(i32 noundef %n) #0 {
entry:
  %cmp30 = icmp sgt i32 %n, 0
  br i1 %cmp30, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count37 = zext nneg i32 %n to i64
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body5
  %exitcond38.not = icmp eq i64 %indvars.iv.next, %wide.trip.count37
  br i1 %exitcond38.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.cond.loopexit, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %0 = mul i64 %indvars.iv.next, %indvars.iv
  %1 = trunc i64 %0 to i32
  %div27 = lshr i32 %1, 1
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %add1 = add nuw nsw i32 %div27, %2
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv
  br label %for.body5

for.body5:                                        ; preds = %for.body5, %for.body
  %indvars.iv32 = phi i64 [ %indvars.iv, %for.body ], [ %indvars.iv.next33, %for.body5 ]
  %k.028 = phi i32 [ %add1, %for.body ], [ %add12, %for.body5 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv32
  %3 = load float, ptr %gep, align 4, !tbaa !9
  %rem = urem i32 %k.028, 6400
  %idxprom8 = zext nneg i32 %rem to i64
  %arrayidx9 = getelementptr inbounds nuw float, ptr @flat, i64 %idxprom8
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %add10 = fadd float %3, %4
  store float %add10, ptr %arrayidx9, align 4, !tbaa !9
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %5 = trunc nuw nsw i64 %indvars.iv.next33 to i32
  %add12 = add nuw nsw i32 %k.028, %5
  %exitcond.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count37
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @gd_triangular_index_plain(i32 noundef %n) #0 {
entry:
  %cmp32 = icmp sgt i32 %n, 1
  br i1 %cmp32, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div4142 = lshr i32 %n, 1
  %0 = zext nneg i32 %n to i64
  %wide.trip.count39 = zext nneg i32 %div4142 to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body6, %for.body
  %exitcond40.not = icmp eq i64 %indvars.iv.next, %wide.trip.count39
  br i1 %exitcond40.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.cond.loopexit, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp429 = icmp samesign ult i64 %indvars.iv, %0
  br i1 %cmp429, label %for.body6.lr.ph, label %for.cond.loopexit

for.body6.lr.ph:                                  ; preds = %for.body
  %1 = mul i64 %indvars.iv.next, %indvars.iv
  %2 = trunc i64 %1 to i32
  %div128 = lshr i32 %2, 1
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %add2 = add nuw nsw i32 %div128, %3
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv
  br label %for.body6

for.body6:                                        ; preds = %for.body6, %for.body6.lr.ph
  %indvars.iv34 = phi i64 [ %indvars.iv, %for.body6.lr.ph ], [ %indvars.iv.next35, %for.body6 ]
  %k.030 = phi i32 [ %add2, %for.body6.lr.ph ], [ %add13, %for.body6 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv34
  %4 = load float, ptr %gep, align 4, !tbaa !9
  %idxprom9 = zext nneg i32 %k.030 to i64
  %arrayidx10 = getelementptr inbounds nuw float, ptr @flat, i64 %idxprom9
  %5 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add11 = fadd float %4, %5
  store float %add11, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next35 = add nuw nsw i64 %indvars.iv34, 1
  %6 = trunc nuw nsw i64 %indvars.iv.next35 to i32
  %add13 = add nuw nsw i32 %k.030, %6
  %exitcond.not = icmp eq i64 %indvars.iv.next35, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body6
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @gd_inlined(i32 noundef %n) #0 {
entry:
  %cmp11.i = icmp sgt i32 %n, 1
  br i1 %cmp11.i, label %for.body.preheader.i, label %shifted_sum.exit

for.body.preheader.i:                             ; preds = %entry
  %sub.i = add nsw i32 %n, -1
  %wide.trip.count.i = zext nneg i32 %sub.i to i64
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.preheader.i
  %indvars.iv.i = phi i64 [ 0, %for.body.preheader.i ], [ %indvars.iv.next.i, %for.body.i ]
  %0 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.i
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %0, i64 4
  %1 = load float, ptr %arrayidx.i, align 4, !tbaa !9
  %arrayidx2.i = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv.i
  %2 = load float, ptr %arrayidx2.i, align 4, !tbaa !9
  %add3.i = fadd float %1, %2
  store float %add3.i, ptr %0, align 4, !tbaa !9
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %shifted_sum.exit, label %for.body.i

shifted_sum.exit:                                 ; preds = %for.body.i, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_either_array(i32 noundef %n) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 1
  br i1 %cmp28, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp olt float %0, 0.000000e+00
  %arrayidx13 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx13, align 4, !tbaa !9
  br i1 %cmp1, label %other, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %3 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %3, float %2)
  %arrayidx9 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %4, ptr %arrayidx9, align 4, !tbaa !9
  br label %for.inc

other:                                            ; preds = %for.body
  %arrayidx11 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %5 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %1, float %5)
  %7 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %arrayidx17 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %6, ptr %arrayidx17, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %other, %if.end
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_either_array_same(i32 noundef %n) #2 {
entry:
  %cmp28 = icmp sgt i32 %n, 1
  br i1 %cmp28, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp olt float %0, 0.000000e+00
  br i1 %cmp1, label %other, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  br label %for.inc

other:                                            ; preds = %for.body
  %arrayidx11 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %4 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %arrayidx13 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %5 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %5, float %5, float %4)
  br label %for.inc

for.inc:                                          ; preds = %other, %if.end
  %x.sink = phi ptr [ @x, %if.end ], [ @y, %other ]
  %.sink = phi float [ %3, %if.end ], [ %6, %other ]
  %arrayidx9 = getelementptr inbounds nuw float, ptr %x.sink, i64 %indvars.iv
  store float %.sink, ptr %arrayidx9, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_positive_offset(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp = icmp sgt i32 %m, 0
  %cmp114 = icmp sgt i32 %n, 0
  %or.cond = and i1 %cmp, %cmp114
  br i1 %or.cond, label %for.body.preheader, label %if.end

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %m to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr @x, i64 %0
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %gep = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %3 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %1)
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %4, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body

if.end:                                           ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sy_stride(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp = icmp slt i32 %m, 3
  %cmp18 = icmp sgt i32 %n, 0
  %or.cond = and i1 %cmp, %cmp18
  br i1 %or.cond, label %for.body.preheader, label %if.end

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %m to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %2 = mul nsw i64 %indvars.iv, %0
  %arrayidx3 = getelementptr inbounds float, ptr @x, i64 %2
  %3 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add = fadd float %1, %3
  store float %add, ptr %arrayidx3, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body

if.end:                                           ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sy_bounds(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp9 = icmp slt i32 %m, %n
  br i1 %cmp9, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add3 = add nsw i32 %m, 1
  %0 = sext i32 %m to i64
  %1 = sext i32 %add3 to i64
  %2 = sext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ %0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds float, ptr @y, i64 %indvars.iv
  %3 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds float, ptr @x, i64 %indvars.iv
  %4 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %3, %4
  store float %add, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, %1
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sy_half(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %mul = shl nsw i32 %m, 3
  %0 = sext i32 %mul to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %invariant.gep = getelementptr float, ptr @x, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %1, %2
  %gep = getelementptr float, ptr %invariant.gep, i64 %indvars.iv
  store float %add, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sy_step_ahead(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 1
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %add = add i32 %m, 1
  %0 = sext i32 %add to i64
  %1 = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, %0
  %arrayidx = getelementptr inbounds float, ptr @x, i64 %indvars.iv.next
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx3 = getelementptr inbounds float, ptr @y, i64 %indvars.iv
  %3 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add4 = fadd float %2, %3
  %arrayidx6 = getelementptr inbounds float, ptr @x, i64 %indvars.iv
  store float %add4, ptr %arrayidx6, align 4, !tbaa !9
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sy_half_constant(i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 1
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div1617 = lshr i32 %n, 1
  %0 = zext nneg i32 %div1617 to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr @x, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add = fadd float %1, %2
  %gep = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv
  store float %add, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sy_convolution(i32 noundef %n) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 1
  br i1 %cmp24, label %for.cond2.preheader.lr.ph, label %for.cond.cleanup

for.cond2.preheader.lr.ph:                        ; preds = %entry
  %div34 = lshr i32 %n, 1
  %0 = zext nneg i32 %div34 to i64
  %wide.trip.count32 = zext nneg i32 %div34 to i64
  %1 = getelementptr float, ptr @y, i64 %0
  br label %for.body5.lr.ph

for.body5.lr.ph:                                  ; preds = %for.cond.cleanup4, %for.cond2.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond2.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup4 ]
  %2 = xor i64 %indvars.iv28, -1
  %arrayidx8 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv28
  %3 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %4 = getelementptr float, ptr %1, i64 %2
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next29, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.body5.lr.ph

for.body5:                                        ; preds = %for.body5, %for.body5.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body5.lr.ph ], [ %indvars.iv.next, %for.body5 ]
  %arrayidx = getelementptr float, ptr %4, i64 %indvars.iv
  %5 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %6 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %3, float %6)
  store float %7, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count32
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sr_swap(i32 noundef %n) #0 {
entry:
  %cmp25 = icmp sgt i32 %n, 2
  br i1 %cmp25, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  %load_initial = load float, ptr @y, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %6, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr @y, i64 %indvars.iv
  %arrayidx3 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %store_forwarded)
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %3, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx9 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv.next
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %5 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %neg = fneg float %5
  %6 = tail call float @llvm.fmuladd.f32(float %neg, float %2, float %4)
  store float %6, ptr %0, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sr_anti(i32 noundef %n) #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 1
  br i1 %cmp16, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  %.pre = load float, ptr @x, align 16, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi float [ %.pre, %for.body.preheader ], [ %2, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %mul = fmul float %1, %0
  store float %mul, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx9 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %4)
  store float %5, ptr %arrayidx9, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @sr_both(i32 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 2
  br i1 %cmp20, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  %load_initial = load float, ptr @y, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %mul, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr @y, i64 %indvars.iv
  %arrayidx3 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add = fadd float %store_forwarded, %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx5, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %2 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %mul = fmul float %2, %3
  store float %mul, ptr %0, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @di_recurrence_beside(i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 1
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr @y, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %add11, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx4, align 4, !tbaa !9
  %4 = getelementptr float, ptr @y, i64 %indvars.iv
  %add = fadd float %3, %store_forwarded
  %add11 = fadd float %1, %add
  store float %add11, ptr %4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @di_four_back(i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 4
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 4, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr @y, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %0, i64 -16
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %1, %2
  store float %add, ptr %0, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @di_square_between(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 1
  br i1 %cmp29, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr @v, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %mul, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  %4 = getelementptr float, ptr @v, i64 %indvars.iv
  %mul = fmul float %store_forwarded, %store_forwarded
  store float %mul, ptr %4, align 4, !tbaa !9
  %neg = fneg float %0
  %5 = tail call float @llvm.fmuladd.f32(float %neg, float %1, float %3)
  store float %5, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ic_down_columns(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 0
  br i1 %cmp29, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp227.not = icmp eq i32 %n, 1
  %wide.trip.count35 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv32 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next33, %for.cond.cleanup3 ]
  br i1 %cmp227.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count35
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %0 = getelementptr [80 x float], ptr @A, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %0, i64 -320
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv32
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %2 = load float, ptr %gep, align 4, !tbaa !9
  %add = fadd float %1, %2
  %arrayidx14 = getelementptr inbounds nuw float, ptr %0, i64 %indvars.iv32
  store float %add, ptr %arrayidx14, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count35
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ic_triangular(i32 noundef %n) #0 {
entry:
  %cmp35 = icmp sgt i32 %n, 1
  br i1 %cmp35, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count47 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvar = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvar.next, %for.cond.cleanup3 ]
  %indvars.iv42 = phi i64 [ 1, %for.cond1.preheader.preheader ], [ %indvars.iv.next43, %for.cond.cleanup3 ]
  %indvars.iv40 = phi i64 [ 2, %for.cond1.preheader.preheader ], [ %indvars.iv.next41, %for.cond.cleanup3 ]
  %0 = mul nuw nsw i64 %indvar, 320
  %1 = getelementptr nuw i8, ptr @A, i64 %0
  %scevgep = getelementptr nuw i8, ptr %1, i64 320
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv42
  %arrayidx13 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv42
  %load_initial = load float, ptr %scevgep, align 16
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next43 = add nuw nsw i64 %indvars.iv42, 1
  %indvars.iv.next41 = add nuw nsw i64 %indvars.iv40, 1
  %exitcond48.not = icmp eq i64 %indvars.iv.next43, %wide.trip.count47
  %indvar.next = add i64 %indvar, 1
  br i1 %exitcond48.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %store_forwarded = phi float [ %load_initial, %for.cond1.preheader ], [ %4, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %2 = getelementptr float, ptr %arrayidx, i64 %indvars.iv
  %arrayidx15 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %indvars.iv
  %3 = load float, ptr %arrayidx15, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %store_forwarded, float %store_forwarded, float %3)
  store float %4, ptr %2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv40
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ic_triangular_sum(i32 noundef %n) #0 {
entry:
  %cmp33 = icmp sgt i32 %n, 0
  br i1 %cmp33, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count39 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv
  %invariant.gep29 = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv
  %invariant.gep31 = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond40.not = icmp eq i64 %indvars.iv.next, %wide.trip.count39
  br i1 %exitcond40.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv35 = phi i64 [ %indvars.iv, %for.cond1.preheader ], [ %indvars.iv.next36, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv35
  %0 = load float, ptr %gep, align 4, !tbaa !9
  %gep30 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep29, i64 %indvars.iv35
  %1 = load float, ptr %gep30, align 4, !tbaa !9
  %add = fadd float %0, %1
  %gep32 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep31, i64 %indvars.iv35
  store float %add, ptr %gep32, align 4, !tbaa !9
  %indvars.iv.next36 = add nuw nsw i64 %indvars.iv35, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next36, %wide.trip.count39
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ic_two_ways(i32 noundef %n) #0 {
entry:
  %cmp65 = icmp sgt i32 %n, 1
  br i1 %cmp65, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count76 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup18, %for.cond1.preheader.lr.ph
  %indvars.iv73 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next74, %for.cond.cleanup18 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv73
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup18, %entry
  ret void

for.body19.lr.ph:                                 ; preds = %for.body4
  %invariant.gep61 = getelementptr float, ptr @B, i64 %indvars.iv73
  %invariant.gep63 = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv73
  br label %for.body19

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %0 = getelementptr [80 x float], ptr @A, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %0, i64 -320
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv73
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %2 = load float, ptr %gep, align 4, !tbaa !9
  %add = fadd float %1, %2
  %arrayidx14 = getelementptr inbounds nuw float, ptr %0, i64 %indvars.iv73
  store float %add, ptr %arrayidx14, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count76
  br i1 %exitcond.not, label %for.body19.lr.ph, label %for.body4

for.cond.cleanup18:                               ; preds = %for.body19
  %indvars.iv.next74 = add nuw nsw i64 %indvars.iv73, 1
  %exitcond77.not = icmp eq i64 %indvars.iv.next74, %wide.trip.count76
  br i1 %exitcond77.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body19:                                       ; preds = %for.body19, %for.body19.lr.ph
  %indvars.iv68 = phi i64 [ 1, %for.body19.lr.ph ], [ %indvars.iv.next69, %for.body19 ]
  %gep62 = getelementptr [80 x float], ptr %invariant.gep61, i64 %indvars.iv68
  %arrayidx24 = getelementptr i8, ptr %gep62, i64 -4
  %3 = load float, ptr %arrayidx24, align 4, !tbaa !9
  %gep64 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep63, i64 %indvars.iv68
  %4 = load float, ptr %gep64, align 4, !tbaa !9
  %add29 = fadd float %3, %4
  store float %add29, ptr %gep62, align 4, !tbaa !9
  %indvars.iv.next69 = add nuw nsw i64 %indvars.iv68, 1
  %exitcond72.not = icmp eq i64 %indvars.iv.next69, %wide.trip.count76
  br i1 %exitcond72.not, label %for.cond.cleanup18, label %for.body19
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ic_two_ways_turned(i32 noundef %n) #0 {
entry:
  %cmp61 = icmp sgt i32 %n, 1
  br i1 %cmp61, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count72 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup18, %for.cond1.preheader.lr.ph
  %indvars.iv69 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next70, %for.cond.cleanup18 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv69
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup18, %entry
  ret void

for.body19.lr.ph:                                 ; preds = %for.body4
  %0 = getelementptr [80 x float], ptr @B, i64 %indvars.iv69
  %arrayidx22 = getelementptr i8, ptr %0, i64 -320
  %arrayidx26 = getelementptr inbounds nuw [80 x float], ptr @C, i64 %indvars.iv69
  br label %for.body19

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %1 = getelementptr [80 x float], ptr @A, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %1, i64 -320
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv69
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %3 = load float, ptr %gep, align 4, !tbaa !9
  %add = fadd float %2, %3
  %arrayidx14 = getelementptr inbounds nuw float, ptr %1, i64 %indvars.iv69
  store float %add, ptr %arrayidx14, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count72
  br i1 %exitcond.not, label %for.body19.lr.ph, label %for.body4

for.cond.cleanup18:                               ; preds = %for.body19
  %indvars.iv.next70 = add nuw nsw i64 %indvars.iv69, 1
  %exitcond73.not = icmp eq i64 %indvars.iv.next70, %wide.trip.count72
  br i1 %exitcond73.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body19:                                       ; preds = %for.body19, %for.body19.lr.ph
  %indvars.iv64 = phi i64 [ 1, %for.body19.lr.ph ], [ %indvars.iv.next65, %for.body19 ]
  %arrayidx24 = getelementptr inbounds nuw float, ptr %arrayidx22, i64 %indvars.iv64
  %4 = load float, ptr %arrayidx24, align 4, !tbaa !9
  %arrayidx28 = getelementptr inbounds nuw float, ptr %arrayidx26, i64 %indvars.iv64
  %5 = load float, ptr %arrayidx28, align 4, !tbaa !9
  %add29 = fadd float %4, %5
  %arrayidx33 = getelementptr inbounds nuw float, ptr %0, i64 %indvars.iv64
  store float %add29, ptr %arrayidx33, align 4, !tbaa !9
  %indvars.iv.next65 = add nuw nsw i64 %indvars.iv64, 1
  %exitcond68.not = icmp eq i64 %indvars.iv.next65, %wide.trip.count72
  br i1 %exitcond68.not, label %for.cond.cleanup18, label %for.body19
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ic_vector_and_matrix(i32 noundef %n) #0 {
entry:
  %cmp41 = icmp sgt i32 %n, 0
  br i1 %cmp41, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp639.not = icmp eq i32 %n, 1
  %wide.trip.count47 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup7, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup7, %for.body.lr.ph
  %indvars.iv44 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next45, %for.cond.cleanup7 ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv44
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv44
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv44
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx4, align 4, !tbaa !9
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv44
  br i1 %cmp639.not, label %for.cond.cleanup7, label %for.body8

for.cond.cleanup7:                                ; preds = %for.body8, %for.body
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond48.not = icmp eq i64 %indvars.iv.next45, %wide.trip.count47
  br i1 %exitcond48.not, label %for.cond.cleanup, label %for.body

for.body8:                                        ; preds = %for.body8, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body8 ], [ 1, %for.body ]
  %4 = getelementptr [80 x float], ptr @A, i64 %indvars.iv
  %arrayidx10 = getelementptr i8, ptr %4, i64 -320
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx10, i64 %indvars.iv44
  %5 = load float, ptr %arrayidx12, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %6 = load float, ptr %gep, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %3, float %5)
  %arrayidx22 = getelementptr inbounds nuw float, ptr %4, i64 %indvars.iv44
  store float %7, ptr %arrayidx22, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count47
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ns_ahead(i32 noundef %n) #0 {
entry:
  %cmp27 = icmp sgt i32 %n, 1
  br i1 %cmp27, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %mul = fmul float %0, %1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %mul5 = fmul float %mul, %2
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul5, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx11 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %3 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %mul12 = fmul float %mul5, %3
  %mul15 = fmul float %2, %mul12
  store float %mul15, ptr %arrayidx, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ns_sum_recurrence(float noundef %f, float noundef %g, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 1
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr @x, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %add10, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr @x, i64 %indvars.iv
  %add = fadd float %f, %store_forwarded
  %add1 = fadd float %g, %add
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add4 = fadd float %1, %add1
  %arrayidx6 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %add7 = fadd float %2, %add4
  %arrayidx9 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %add10 = fadd float %3, %add7
  store float %add10, ptr %0, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ns_rewritten(i32 noundef %n) #0 {
entry:
  %cmp36 = icmp sgt i32 %n, 1
  br i1 %cmp36, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %arrayidx6 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %arrayidx12 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %4 = load float, ptr %arrayidx12, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %4, float %3)
  store float %5, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx18 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %6 = load float, ptr %arrayidx18, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %2, float %5)
  store float %7, ptr %arrayidx6, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ns_output(i32 noundef %n) #0 {
entry:
  %cmp35 = icmp sgt i32 %n, 1
  br i1 %cmp35, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %arrayidx6 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %add = fadd float %0, %1
  store float %add, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx17 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %4 = load float, ptr %arrayidx17, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %4, float %2, float %add)
  store float %5, ptr %arrayidx17, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ns_true_and_anti(i32 noundef %n) #0 {
entry:
  %cmp32 = icmp sgt i32 %n, 1
  br i1 %cmp32, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %2 = tail call float @llvm.fmuladd.f32(float %1, float %1, float %0)
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %0, float %2)
  %add = fadd float %1, %3
  %arrayidx12 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx12, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx17 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %4 = load float, ptr %arrayidx17, align 4, !tbaa !9
  %add18 = fadd float %4, %add
  %arrayidx20 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  store float %add18, ptr %arrayidx20, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ns_output_ahead(i32 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 1
  br i1 %cmp20, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  store float %add, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx9 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %add10 = fadd float %0, %2
  %arrayidx12 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add10, ptr %arrayidx12, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_square_both(i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %add7 = fadd float %2, %3
  store float %add7, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %4 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %mul = fmul float %add, %4
  store float %mul, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_carried_product(i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.023 = phi float [ 0.000000e+00, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %mul = fmul float %s.023, %0
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %add = fadd float %1, %2
  %arrayidx10 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add11 = fadd float %mul, %3
  store float %add11, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_three_statements(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 1
  br i1 %cmp29, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  %.pre = load float, ptr @x, align 16, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi float [ %.pre, %for.body.preheader ], [ %add, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %1, %2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  store float %add, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx9 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %3 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %mul = fmul float %2, %3
  store float %mul, ptr %arrayidx, align 4, !tbaa !9
  %mul16 = fmul float %3, %0
  %arrayidx18 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  store float %mul16, ptr %arrayidx18, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_carried(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %t.012 = phi float [ 0.000000e+00, %for.body.preheader ], [ %mul, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %mul = fmul float %0, %1
  %add = fadd float %t.012, %mul
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_under_condition(i32 noundef %n) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 0
  br i1 %cmp24, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %cmp3 = fcmp ogt float %0, %1
  br i1 %cmp3, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx9 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %neg = fneg float %1
  %3 = tail call float @llvm.fmuladd.f32(float %neg, float %2, float %0)
  %arrayidx11 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %4 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %add = fadd float %4, %3
  store float %add, ptr %arrayidx11, align 4, !tbaa !9
  store float %3, ptr %arrayidx, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_wrap(i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %idxprom = zext nneg i32 %n to i64
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %idxprom
  %wide.trip.count = zext nneg i32 %n to i64
  %t.0.pre = load float, ptr %arrayidx, align 4, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %t.0 = phi float [ %t.0.pre, %for.body.preheader ], [ %0, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %t.0, %0
  %mul = fmul float %add, 5.000000e-01
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_wrap_twice(i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %idxprom = zext nneg i32 %n to i64
  %arrayidx = getelementptr float, ptr @y, i64 %idxprom
  %arrayidx2 = getelementptr i8, ptr %arrayidx, i64 4
  %0 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %wide.trip.count = zext nneg i32 %n to i64
  %s.0.pre = load float, ptr %arrayidx, align 4, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %s.0 = phi float [ %s.0.pre, %for.body.preheader ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %t.020 = phi float [ %0, %for.body.preheader ], [ %s.0, %for.body ]
  %arrayidx4 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %add5 = fadd float %s.0, %1
  %add6 = fadd float %t.020, %add5
  %mul = fmul float %add6, 0x3FD3333340000000
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_array(i32 noundef %n) #0 {
entry:
  %cmp38 = icmp sgt i32 %n, 0
  br i1 %cmp38, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp234.not = icmp eq i32 %n, 1
  %wide.trip.count44 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv41 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next42, %for.cond.cleanup3 ]
  br i1 %cmp234.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv41
  %invariant.gep36 = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv41
  %load_initial = load float, ptr @x, align 16
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next42 = add nuw nsw i64 %indvars.iv41, 1
  %exitcond45.not = icmp eq i64 %indvars.iv.next42, %wide.trip.count44
  br i1 %exitcond45.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %store_forwarded = phi float [ %load_initial, %for.body4.lr.ph ], [ %sub5, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %0 = getelementptr float, ptr @x, i64 %indvars.iv
  %sub5 = fsub float 1.000000e+00, %store_forwarded
  store float %sub5, ptr %0, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx15 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx15, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %sub5)
  %gep37 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep36, i64 %indvars.iv
  store float %3, ptr %gep37, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count44
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_array_transposed(i32 noundef %n) #0 {
entry:
  %cmp41 = icmp sgt i32 %n, 1
  br i1 %cmp41, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count47 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv44 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next45, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv44
  %0 = getelementptr float, ptr @x, i64 %indvars.iv44
  %arrayidx8 = getelementptr i8, ptr %0, i64 -4
  %invariant.gep39 = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv44
  %.pre = load float, ptr %arrayidx8, align 4, !tbaa !9
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  store float %sub9, ptr %0, align 4, !tbaa !9
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond48.not = icmp eq i64 %indvars.iv.next45, %wide.trip.count47
  br i1 %exitcond48.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9
  %sub9 = fsub float %1, %.pre
  %gep40 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep39, i64 %indvars.iv
  %2 = load float, ptr %gep40, align 4, !tbaa !9
  %add = fadd float %sub9, %2
  store float %add, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count47
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_wrap_under_condition(i32 noundef %n) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.029 = phi float [ 0.000000e+00, %for.body.preheader ], [ %s.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  %arrayidx3 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %mul = fmul float %1, %1
  %s.1 = select i1 %cmp1, float %mul, float %s.029
  %arrayidx7 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %s.1, float %2, float %1)
  %arrayidx12 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  store float %3, ptr %arrayidx12, align 4, !tbaa !9
  %add = fadd float %s.1, 1.000000e+00
  %arrayidx14 = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv
  %4 = load float, ptr %arrayidx14, align 4, !tbaa !9
  %mul15 = fmul float %add, %4
  %arrayidx17 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  store float %mul15, ptr %arrayidx17, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @se_scalar_and_array(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 1
  br i1 %cmp23, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr @z, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %mul, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %2 = getelementptr float, ptr @z, i64 %indvars.iv
  %add5 = fadd float %add, %store_forwarded
  store float %add5, ptr %arrayidx, align 4, !tbaa !9
  %3 = load float, ptr %2, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %4 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %mul = fmul float %3, %4
  store float %mul, ptr %2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_threshold(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv = sitofp i32 %m to float
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ult float %0, %conv
  br i1 %cmp1, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx4 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %3 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %3)
  store float %4, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx14 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %5 = load float, ptr %arrayidx14, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %1, float %5)
  store float %6, ptr %arrayidx14, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_if_between(i32 noundef %n) #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 0
  br i1 %cmp31, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %if.end, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx4, align 4, !tbaa !9
  %cmp7 = fcmp olt float %3, 0.000000e+00
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %arrayidx13 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %4 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %4)
  store float %5, ptr %arrayidx13, align 4, !tbaa !9
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %arrayidx19 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %6 = load float, ptr %arrayidx19, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %3, float %0, float %6)
  store float %7, ptr %arrayidx19, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_if_else(i32 noundef %n) #0 {
entry:
  %cmp34 = icmp sgt i32 %n, 0
  br i1 %cmp34, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %arrayidx6 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %cmp9 = fcmp ogt float %3, 0.000000e+00
  br i1 %cmp9, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %arrayidx13 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %4 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %add = fadd float %3, %4
  store float %add, ptr %arrayidx13, align 4, !tbaa !9
  br label %for.inc

if.else:                                          ; preds = %for.body
  %mul = fmul float %1, %2
  store float %mul, ptr %arrayidx6, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.else, %if.then
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_if_around_loop(i32 noundef %n) #0 {
entry:
  %cmp41 = icmp sgt i32 %n, 0
  br i1 %cmp41, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp339.not = icmp eq i32 %n, 1
  %wide.trip.count47 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc22, %entry
  ret void

for.body:                                         ; preds = %for.inc22, %for.body.lr.ph
  %indvars.iv44 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next45, %for.inc22 ]
  %arrayidx = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv44
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %for.cond2.preheader, label %for.inc22

for.cond2.preheader:                              ; preds = %for.body
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv44
  %invariant.gep37 = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv44
  br i1 %cmp339.not, label %for.inc22, label %for.body5

for.body5:                                        ; preds = %for.body5, %for.cond2.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body5 ], [ 1, %for.cond2.preheader ]
  %1 = getelementptr [80 x float], ptr @A, i64 %indvars.iv
  %arrayidx7 = getelementptr i8, ptr %1, i64 -320
  %arrayidx9 = getelementptr inbounds nuw float, ptr %arrayidx7, i64 %indvars.iv44
  %2 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %3 = load float, ptr %gep, align 4, !tbaa !9
  %gep38 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep37, i64 %indvars.iv
  %4 = load float, ptr %gep38, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %2)
  %arrayidx21 = getelementptr inbounds nuw float, ptr %1, i64 %indvars.iv44
  store float %5, ptr %arrayidx21, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count47
  br i1 %exitcond.not, label %for.inc22, label %for.body5

for.inc22:                                        ; preds = %for.body5, %for.cond2.preheader, %for.body
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond48.not = icmp eq i64 %indvars.iv.next45, %wide.trip.count47
  br i1 %exitcond48.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_loop_and_statement(i32 noundef %n) #0 {
entry:
  %cmp51 = icmp sgt i32 %n, 0
  br i1 %cmp51, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count57 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv54 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next55, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv54
  %invariant.gep47 = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv54
  %invariant.gep49 = getelementptr inbounds nuw float, ptr @C, i64 %indvars.iv54
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx20 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv54
  %0 = load float, ptr %arrayidx20, align 4, !tbaa !9
  %arrayidx22 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv54
  %1 = load float, ptr %arrayidx22, align 4, !tbaa !9
  %arrayidx24 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv54
  %2 = load float, ptr %arrayidx24, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %arrayidx26 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv54
  store float %3, ptr %arrayidx26, align 4, !tbaa !9
  %indvars.iv.next55 = add nuw nsw i64 %indvars.iv54, 1
  %exitcond58.not = icmp eq i64 %indvars.iv.next55, %wide.trip.count57
  br i1 %exitcond58.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %4 = load float, ptr %gep, align 4, !tbaa !9
  %gep48 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep47, i64 %indvars.iv
  %5 = load float, ptr %gep48, align 4, !tbaa !9
  %gep50 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep49, i64 %indvars.iv
  %6 = load float, ptr %gep50, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %4)
  store float %7, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count57
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_index_threshold(i32 noundef %n) #3 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div24 = lshr i32 %n, 1
  %0 = zext nneg i32 %div24 to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp1 = icmp samesign ult i64 %indvars.iv.next, %0
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %z.u = select i1 %cmp1, ptr @z, ptr @u
  %arrayidx3 = getelementptr inbounds nuw float, ptr %z.u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %3, float %2)
  store float %4, ptr %arrayidx5, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_gotos(i32 noundef %n) #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 1
  br i1 %cmp31, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ult float %0, 0.000000e+00
  br i1 %cmp1, label %if.end, label %for.inc

if.end:                                           ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %cmp4 = fcmp ult float %1, 0.000000e+00
  %arrayidx8 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx10, align 4, !tbaa !9
  br i1 %cmp4, label %if.end6, label %near

if.end6:                                          ; preds = %if.end
  %4 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %0)
  store float %4, ptr %arrayidx, align 4, !tbaa !9
  br label %near

near:                                             ; preds = %if.end6, %if.end
  %arrayidx18 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %5 = load float, ptr %arrayidx18, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %3, float %5, float %2)
  %arrayidx20 = getelementptr inbounds nuw i8, ptr %arrayidx3, i64 4
  store float %6, ptr %arrayidx20, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %near, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_negate_either(i32 noundef %n) #0 {
entry:
  %cmp41 = icmp sgt i32 %n, 0
  br i1 %cmp41, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %two, %entry
  ret void

for.body:                                         ; preds = %two, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %two ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  %arrayidx14 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx14, align 4, !tbaa !9
  %arrayidx16 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %2 = load float, ptr %arrayidx16, align 4, !tbaa !9
  br i1 %cmp1, label %one, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %3 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %fneg = fneg float %3
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %fneg)
  store float %4, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx22.phi.trans.insert = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %.pre44 = load float, ptr %arrayidx22.phi.trans.insert, align 4, !tbaa !9
  br label %two

one:                                              ; preds = %for.body
  %arrayidx11 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %5 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %fneg12 = fneg float %5
  %6 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %fneg12)
  store float %6, ptr %arrayidx11, align 4, !tbaa !9
  %arrayidx20.phi.trans.insert = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %.pre = load float, ptr %arrayidx20.phi.trans.insert, align 4, !tbaa !9
  br label %two

two:                                              ; preds = %one, %if.end
  %7 = phi float [ %6, %one ], [ %.pre44, %if.end ]
  %8 = phi float [ %.pre, %one ], [ %4, %if.end ]
  %9 = tail call float @llvm.fmuladd.f32(float %7, float %1, float %8)
  store float %9, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_vector_ifs(i32 noundef %n) #0 {
entry:
  %cmp59 = icmp sgt i32 %n, 0
  br i1 %cmp59, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %two, %entry
  ret void

for.body:                                         ; preds = %two, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %two ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %one, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %fneg = fneg float %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %2, float %2, float %fneg)
  store float %3, ptr %arrayidx3, align 4, !tbaa !9
  %cmp14 = fcmp ugt float %3, %0
  br i1 %cmp14, label %if.end16, label %if.end.two_crit_edge

if.end.two_crit_edge:                             ; preds = %if.end
  %arrayidx35.phi.trans.insert = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %.pre62 = load float, ptr %arrayidx35.phi.trans.insert, align 4, !tbaa !9
  br label %two

if.end16:                                         ; preds = %if.end
  %arrayidx20 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %4 = load float, ptr %arrayidx20, align 4, !tbaa !9
  %arrayidx22 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %5 = load float, ptr %arrayidx22, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %2, float %4, float %5)
  store float %6, ptr %arrayidx22, align 4, !tbaa !9
  br label %two

one:                                              ; preds = %for.body
  %arrayidx24 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %7 = load float, ptr %arrayidx24, align 4, !tbaa !9
  %fneg25 = fneg float %7
  %arrayidx27 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %8 = load float, ptr %arrayidx27, align 4, !tbaa !9
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %8, float %fneg25)
  store float %9, ptr %arrayidx24, align 4, !tbaa !9
  %arrayidx33.phi.trans.insert = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %.pre = load float, ptr %arrayidx33.phi.trans.insert, align 4, !tbaa !9
  %arrayidx37.phi.trans.insert = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %.pre63 = load float, ptr %arrayidx37.phi.trans.insert, align 4, !tbaa !9
  br label %two

two:                                              ; preds = %one, %if.end16, %if.end.two_crit_edge
  %10 = phi float [ %2, %if.end.two_crit_edge ], [ %.pre63, %one ], [ %2, %if.end16 ]
  %11 = phi float [ %.pre62, %if.end.two_crit_edge ], [ %9, %one ], [ %6, %if.end16 ]
  %12 = phi float [ %3, %if.end.two_crit_edge ], [ %.pre, %one ], [ %3, %if.end16 ]
  %13 = tail call float @llvm.fmuladd.f32(float %11, float %10, float %12)
  store float %13, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_nested(i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp olt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %cmp6 = fcmp ogt float %1, %0
  br i1 %cmp6, label %if.then7, label %for.inc

if.then7:                                         ; preds = %if.then
  %arrayidx9 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %3 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %arrayidx13 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %4 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %4)
  store float %5, ptr %arrayidx13, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then7, %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_scalar_and_vector(i32 noundef %k, i32 noundef %n) #0 {
entry:
  %cmp77 = icmp sgt i32 %n, 0
  br i1 %cmp77, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp33 = icmp sgt i32 %k, 0
  %cmp10 = icmp samesign ugt i32 %n, 10
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %cmp3 = fcmp ogt float %0, %1
  br i1 %cmp3, label %if.then, label %if.else24

if.then:                                          ; preds = %for.body
  %arrayidx7 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  store float %3, ptr %arrayidx, align 4, !tbaa !9
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %if.then
  %arrayidx17 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %4 = load float, ptr %arrayidx17, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %2, float %2, float %4)
  store float %5, ptr %arrayidx17, align 4, !tbaa !9
  br label %for.inc

if.else:                                          ; preds = %if.then
  %arrayidx21 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %6 = load float, ptr %arrayidx21, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %2, float %6, float 1.000000e+00)
  %arrayidx23 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  store float %7, ptr %arrayidx23, align 4, !tbaa !9
  br label %for.inc

if.else24:                                        ; preds = %for.body
  %arrayidx28 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %8 = load float, ptr %arrayidx28, align 4, !tbaa !9
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %8, float %0)
  store float %9, ptr %arrayidx2, align 4, !tbaa !9
  br i1 %cmp33, label %if.then34, label %if.else43

if.then34:                                        ; preds = %if.else24
  %arrayidx38 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %10 = load float, ptr %arrayidx38, align 4, !tbaa !9
  %11 = tail call float @llvm.fmuladd.f32(float %10, float %10, float %0)
  %arrayidx42 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  store float %11, ptr %arrayidx42, align 4, !tbaa !9
  br label %for.inc

if.else43:                                        ; preds = %if.else24
  %arrayidx49 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %12 = load float, ptr %arrayidx49, align 4, !tbaa !9
  %13 = tail call float @llvm.fmuladd.f32(float %8, float %8, float %12)
  store float %13, ptr %arrayidx49, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.else43, %if.then34, %if.else, %if.then11
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_nonzero(i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp une float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx7, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @cf_greater(i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %cmp3 = fcmp ogt float %0, %1
  br i1 %cmp3, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx7 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  store float %3, ptr %arrayidx, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ct_from_both_ends(i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %1 = getelementptr float, ptr @x, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %2 = xor i64 %indvars.iv, -1
  %arrayidx = getelementptr float, ptr %1, i64 %2
  %3 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %4 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %5 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %4, float %5, float %3)
  %sub6 = fadd float %6, -1.000000e+00
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %sub6, ptr %arrayidx8, align 4, !tbaa !9
  store float %6, ptr %arrayidx3, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ct_plain(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %mul7 = fmul float %2, %3
  %4 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %mul7)
  %arrayidx9 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %5 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %add = fadd float %5, %4
  %sub = fadd float %add, -1.000000e+00
  store float %sub, ptr %arrayidx4, align 4, !tbaa !9
  store float %add, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pe_one_before(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %before.011 = phi i32 [ %n, %for.body.preheader ], [ %2, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %idxprom1 = zext nneg i32 %before.011 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %mul = fmul float %add, 5.000000e-01
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pe_two_before(i32 noundef %n) #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %add = add nuw nsw i32 %n, 1
  %wide.trip.count = zext nneg i32 %n to i64
  %idxprom4.phi.trans.insert = zext nneg i32 %n to i64
  %arrayidx5.phi.trans.insert = getelementptr inbounds nuw float, ptr @y, i64 %idxprom4.phi.trans.insert
  %.pre = load float, ptr %arrayidx5.phi.trans.insert, align 4, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi float [ %.pre, %for.body.preheader ], [ %2, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %one.017 = phi i32 [ %add, %for.body.preheader ], [ %3, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %idxprom1 = sext i32 %one.017 to i64
  %arrayidx2 = getelementptr inbounds float, ptr @y, i64 %idxprom1
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add3 = fadd float %1, %2
  %add6 = fadd float %add3, %0
  %mul = fmul float %add6, 0x3FD3333340000000
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pe_first_to_all(i32 noundef %n) #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %.pre = load float, ptr @x, align 16, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %.pre, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @dg_main(i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv
  %arrayidx2 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %0 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw [80 x float], ptr @C, i64 %indvars.iv
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx4, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  %2 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @dg_identity(i32 noundef %n) #4 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv26
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv26
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv26
  store float 1.000000e+00, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  store float 0.000000e+00, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @dg_wavefront(i32 noundef %n) #0 {
entry:
  %cmp30 = icmp sgt i32 %n, 1
  br i1 %cmp30, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count36 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvar = phi i64 [ %indvar.next, %for.cond.cleanup3 ], [ 0, %for.cond1.preheader.lr.ph ]
  %indvars.iv33 = phi i64 [ %indvars.iv.next34, %for.cond.cleanup3 ], [ 1, %for.cond1.preheader.lr.ph ]
  %0 = mul nuw nsw i64 %indvar, 320
  %1 = getelementptr nuw i8, ptr @A, i64 %0
  %scevgep = getelementptr nuw i8, ptr %1, i64 320
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv33
  %arrayidx9 = getelementptr i8, ptr %arrayidx, i64 -320
  %load_initial = load float, ptr %scevgep, align 16
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next34 = add nuw nsw i64 %indvars.iv33, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next34, %wide.trip.count36
  %indvar.next = add i64 %indvar, 1
  br i1 %exitcond37.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %store_forwarded = phi float [ %load_initial, %for.body4.lr.ph ], [ %div, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %2 = getelementptr float, ptr %arrayidx, i64 %indvars.iv
  %arrayidx11 = getelementptr inbounds nuw float, ptr %arrayidx9, i64 %indvars.iv
  %3 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %add = fadd float %store_forwarded, %3
  %div = fdiv float %add, 2.500000e+00
  store float %div, ptr %2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count36
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @re_largest_and_place(i32 noundef %n) #5 {
entry:
  %0 = load float, ptr @x, align 16, !tbaa !9
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %1 = uitofp nneg i32 %at.1 to float
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %at.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %1, %for.cond.cleanup.loopexit ]
  %best.0.lcssa = phi float [ %0, %entry ], [ %best.1, %for.cond.cleanup.loopexit ]
  %add = fadd float %best.0.lcssa, %at.0.lcssa
  ret float %add

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %best.012 = phi float [ %0, %for.body.preheader ], [ %best.1, %for.body ]
  %at.010 = phi i32 [ 0, %for.body.preheader ], [ %at.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %2, %best.012
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %at.1 = select i1 %cmp1, i32 %3, i32 %at.010
  %best.1 = select i1 %cmp1, float %2, float %best.012
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define float @re_constant_power(i32 noundef %n) #6 {
entry:
  %div = sdiv i32 %n, 2
  %cmp3 = icmp sgt i32 %n, 1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 1.000000e+00, %entry ], [ %mul, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %r.04 = phi float [ %mul, %for.body ], [ 1.000000e+00, %entry ]
  %mul = fmul float %r.04, 7.500000e-01
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %div
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @re_largest_absolute_strided(i32 noundef %n) #5 {
entry:
  %0 = load float, ptr @x, align 16, !tbaa !9
  %1 = tail call float @llvm.fabs.f32(float %0)
  %cmp12 = icmp sgt i32 %n, 3
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div1920 = lshr i32 %n, 1
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %2 = uitofp nneg i32 %at.1 to float
  %3 = fadd float %best.1, %2
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %best.0.lcssa = phi float [ %1, %entry ], [ %3, %for.cond.cleanup.loopexit ]
  ret float %best.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 2, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %i.015 = phi i32 [ 1, %for.body.preheader ], [ %inc, %for.body ]
  %best.014 = phi float [ %1, %for.body.preheader ], [ %best.1, %for.body ]
  %at.013 = phi i32 [ 0, %for.body.preheader ], [ %at.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %4 = load float, ptr %arrayidx, align 8, !tbaa !9
  %5 = tail call float @llvm.fabs.f32(float %4)
  %cmp1 = fcmp ogt float %5, %best.014
  %at.1 = select i1 %cmp1, i32 %i.015, i32 %at.013
  %best.1 = select i1 %cmp1, float %5, float %best.014
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %inc = add nuw nsw i32 %i.015, 1
  %exitcond.not = icmp eq i32 %inc, %div1920
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @re_coupled(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 0
  br i1 %cmp29, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add17, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.030 = phi float [ 0.000000e+00, %for.body.preheader ], [ %add17, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx4, align 4, !tbaa !9
  %add7 = fadd float %r.030, %add
  %arrayidx11 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %2 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %add12 = fadd float %0, %2
  %arrayidx14 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  store float %add12, ptr %arrayidx14, align 4, !tbaa !9
  %add17 = fadd float %add7, %add12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @re_largest_of_matrix(i32 noundef %n) #5 {
entry:
  %0 = load float, ptr @A, align 16, !tbaa !9
  %cmp34 = icmp sgt i32 %n, 0
  br i1 %cmp34, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count46 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv43 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next44, %for.cond.cleanup3 ]
  %best.038 = phi float [ %0, %for.cond1.preheader.lr.ph ], [ %best.2, %for.cond.cleanup3 ]
  %aj.036 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %aj.2, %for.cond.cleanup3 ]
  %ai.035 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %ai.2, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv43
  %1 = trunc nuw nsw i64 %indvars.iv43 to i32
  br label %for.body4

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup3
  %2 = sitofp i32 %ai.2 to float
  %3 = sitofp i32 %aj.2 to float
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %ai.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %2, %for.cond.cleanup.loopexit ]
  %aj.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %3, %for.cond.cleanup.loopexit ]
  %best.0.lcssa = phi float [ %0, %entry ], [ %best.2, %for.cond.cleanup.loopexit ]
  %add = fadd float %best.0.lcssa, %ai.0.lcssa
  %add16 = fadd float %add, %aj.0.lcssa
  ret float %add16

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next44 = add nuw nsw i64 %indvars.iv43, 1
  %exitcond47.not = icmp eq i64 %indvars.iv.next44, %wide.trip.count46
  br i1 %exitcond47.not, label %for.cond.cleanup.loopexit, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %best.131 = phi float [ %best.038, %for.body4.lr.ph ], [ %best.2, %for.body4 ]
  %aj.129 = phi i32 [ %aj.036, %for.body4.lr.ph ], [ %aj.2, %for.body4 ]
  %ai.128 = phi i32 [ %ai.035, %for.body4.lr.ph ], [ %ai.2, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %4 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %cmp7 = fcmp ogt float %4, %best.131
  %ai.2 = select i1 %cmp7, i32 %1, i32 %ai.128
  %5 = trunc nuw nsw i64 %indvars.iv to i32
  %aj.2 = select i1 %cmp7, i32 %5, i32 %aj.129
  %best.2 = select i1 %cmp7, float %4, float %best.131
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count46
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @re_running(i32 noundef %n) #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.09 = phi float [ 0.000000e+00, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %r.09, %0
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  store float %add, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @re_largest_absolute(i32 noundef %n) #5 {
entry:
  %0 = load float, ptr @x, align 16, !tbaa !9
  %1 = tail call float @llvm.fabs.f32(float %0)
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ %1, %entry ], [ %r.1, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.09 = phi float [ %1, %for.body.preheader ], [ %r.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  %3 = tail call float @llvm.fabs.f32(float %2)
  %cmp1 = fcmp ogt float %3, %r.09
  %r.1 = select i1 %cmp1, float %3, float %r.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rc_first(i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 1
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr @x, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %3, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr @x, i64 %indvars.iv
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %2 = load float, ptr %0, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %store_forwarded, float %1, float %2)
  store float %3, ptr %0, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rc_second(i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 2
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr getelementptr inbounds nuw (i8, ptr @x, i64 4), align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %5, %for.body ]
  %indvars.iv = phi i64 [ 2, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %2 = tail call float @llvm.fmuladd.f32(float %store_forwarded, float %1, float %0)
  %arrayidx7 = getelementptr i8, ptr %arrayidx, i64 -8
  %3 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %arrayidx9 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %4 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %2)
  store float %5, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rc_coupled(i32 noundef %n) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 1
  br i1 %cmp24, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr @y, align 16
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %5, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr @y, i64 %indvars.iv
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %store_forwarded)
  %arrayidx6 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx12 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %4 = load float, ptr %arrayidx12, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %1, float %4, float %3)
  store float %5, ptr %0, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @sx_last_negative(i32 noundef %n) #5 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = sitofp i32 %r.1 to float
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %r.0.lcssa = phi float [ -1.000000e+00, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.06 = phi i32 [ -1, %for.body.preheader ], [ %r.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp olt float %1, 0.000000e+00
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %r.1 = select i1 %cmp1, i32 %2, i32 %r.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @sx_first_greater(i32 noundef %k, i32 noundef %n) #5 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.lr.ph, label %cleanup6

for.body.lr.ph:                                   ; preds = %entry
  %conv = sitofp i32 %k to float
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, %conv
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %2 = uitofp nneg i32 %1 to float
  %3 = fadd float %0, %2
  br label %cleanup6

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup6, label %for.body

cleanup6:                                         ; preds = %for.inc, %if.then, %entry
  %r.0 = phi float [ %3, %if.then ], [ -3.000000e+00, %entry ], [ -3.000000e+00, %for.inc ]
  ret float %r.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @sx_first_greater_of_all(i32 noundef %k) #5 {
entry:
  %conv = sitofp i32 %k to float
  br label %for.body

for.body:                                         ; preds = %for.inc, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, %conv
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %2 = uitofp nneg i32 %1 to float
  %3 = fadd float %0, %2
  br label %cleanup6

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 160
  br i1 %exitcond.not, label %cleanup6, label %for.body

cleanup6:                                         ; preds = %for.inc, %if.then
  %r.0 = phi float [ %3, %if.then ], [ -3.000000e+00, %for.inc ]
  ret float %r.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pk_positive(i32 noundef %n) #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %j.012 = phi i32 [ -1, %for.body.preheader ], [ %j.1, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %inc = add nsw i32 %j.012, 1
  %idxprom4 = sext i32 %inc to i64
  %arrayidx5 = getelementptr inbounds float, ptr @x, i64 %idxprom4
  store float %0, ptr %arrayidx5, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %j.1 = phi i32 [ %inc, %if.then ], [ %j.012, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pk_unpack(i32 noundef %n) #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %j.012 = phi i32 [ -1, %for.body.preheader ], [ %j.1, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %inc = add nsw i32 %j.012, 1
  %idxprom2 = sext i32 %inc to i64
  %arrayidx3 = getelementptr inbounds float, ptr @y, i64 %idxprom2
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  store float %1, ptr %arrayidx, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %j.1 = phi i32 [ %inc, %if.then ], [ %j.012, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pk_matrix(i32 noundef %n) #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 0
  br i1 %cmp31, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count38 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv35 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next36, %for.cond.cleanup3 ]
  %k.032 = phi i32 [ -1, %for.cond1.preheader.lr.ph ], [ %k.2, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv35
  %invariant.gep29 = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv35
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.inc
  %indvars.iv.next36 = add nuw nsw i64 %indvars.iv35, 1
  %exitcond39.not = icmp eq i64 %indvars.iv.next36, %wide.trip.count38
  br i1 %exitcond39.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.inc, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %k.127 = phi i32 [ %k.032, %for.body4.lr.ph ], [ %k.2, %for.inc ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %0 = load float, ptr %gep, align 4, !tbaa !9
  %cmp7 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp7, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body4
  %inc = add nsw i32 %k.127, 1
  %gep30 = getelementptr inbounds nuw [80 x float], ptr %invariant.gep29, i64 %indvars.iv
  %1 = load float, ptr %gep30, align 4, !tbaa !9
  %idxprom12 = sext i32 %inc to i64
  %arrayidx13 = getelementptr inbounds float, ptr @flat, i64 %idxprom12
  store float %1, ptr %arrayidx13, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body4
  %k.2 = phi i32 [ %inc, %if.then ], [ %k.127, %for.body4 ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count38
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rr_saxpy(i32 noundef %n) #0 {
entry:
  %0 = load float, ptr @z, align 16, !tbaa !9
  %cmp42 = icmp sgt i32 %n, 0
  br i1 %cmp42, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %1 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %3 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %0, float %2, float %3)
  store float %4, ptr %arrayidx2, align 4, !tbaa !9
  %5 = add nuw nsw i64 %indvars.iv, 1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @y, i64 %5
  %6 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %5
  %7 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %8 = tail call float @llvm.fmuladd.f32(float %0, float %6, float %7)
  store float %8, ptr %arrayidx7, align 4, !tbaa !9
  %9 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx10 = getelementptr inbounds nuw float, ptr @y, i64 %9
  %10 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %arrayidx13 = getelementptr inbounds nuw float, ptr @x, i64 %9
  %11 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %12 = tail call float @llvm.fmuladd.f32(float %0, float %10, float %11)
  store float %12, ptr %arrayidx13, align 4, !tbaa !9
  %13 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx16 = getelementptr inbounds nuw float, ptr @y, i64 %13
  %14 = load float, ptr %arrayidx16, align 4, !tbaa !9
  %arrayidx19 = getelementptr inbounds nuw float, ptr @x, i64 %13
  %15 = load float, ptr %arrayidx19, align 4, !tbaa !9
  %16 = tail call float @llvm.fmuladd.f32(float %0, float %14, float %15)
  store float %16, ptr %arrayidx19, align 4, !tbaa !9
  %17 = add nuw nsw i64 %indvars.iv, 4
  %arrayidx22 = getelementptr inbounds nuw float, ptr @y, i64 %17
  %18 = load float, ptr %arrayidx22, align 4, !tbaa !9
  %arrayidx25 = getelementptr inbounds nuw float, ptr @x, i64 %17
  %19 = load float, ptr %arrayidx25, align 4, !tbaa !9
  %20 = tail call float @llvm.fmuladd.f32(float %0, float %18, float %19)
  store float %20, ptr %arrayidx25, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 5
  %cmp = icmp samesign ult i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @rr_dot(i32 noundef %n) #5 {
entry:
  %cmp39 = icmp sgt i32 %n, 0
  br i1 %cmp39, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %19, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.040 = phi float [ 0.000000e+00, %for.body.preheader ], [ %19, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %r.040)
  %4 = add nuw nsw i64 %indvars.iv, 1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %4
  %5 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @y, i64 %4
  %6 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %3)
  %8 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx10 = getelementptr inbounds nuw float, ptr @x, i64 %8
  %9 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %arrayidx13 = getelementptr inbounds nuw float, ptr @y, i64 %8
  %10 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %10, float %7)
  %12 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx16 = getelementptr inbounds nuw float, ptr @x, i64 %12
  %13 = load float, ptr %arrayidx16, align 4, !tbaa !9
  %arrayidx19 = getelementptr inbounds nuw float, ptr @y, i64 %12
  %14 = load float, ptr %arrayidx19, align 4, !tbaa !9
  %15 = tail call float @llvm.fmuladd.f32(float %13, float %14, float %11)
  %16 = add nuw nsw i64 %indvars.iv, 4
  %arrayidx22 = getelementptr inbounds nuw float, ptr @x, i64 %16
  %17 = load float, ptr %arrayidx22, align 4, !tbaa !9
  %arrayidx25 = getelementptr inbounds nuw float, ptr @y, i64 %16
  %18 = load float, ptr %arrayidx25, align 4, !tbaa !9
  %19 = tail call float @llvm.fmuladd.f32(float %17, float %18, float %15)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 5
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rr_gathers(i32 noundef %n) #0 {
entry:
  %0 = load float, ptr @z, align 16, !tbaa !9
  %cmp52 = icmp sgt i32 %n, 0
  br i1 %cmp52, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %1 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom1 = sext i32 %2 to i64
  %arrayidx2 = getelementptr inbounds float, ptr @y, i64 %idxprom1
  %3 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %4 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %0, float %3, float %4)
  store float %5, ptr %arrayidx4, align 4, !tbaa !9
  %6 = add nuw nsw i64 %indvars.iv, 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr @idx, i64 %6
  %7 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %idxprom7 = sext i32 %7 to i64
  %arrayidx8 = getelementptr inbounds float, ptr @y, i64 %idxprom7
  %8 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr @x, i64 %6
  %9 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %10 = tail call float @llvm.fmuladd.f32(float %0, float %8, float %9)
  store float %10, ptr %arrayidx11, align 4, !tbaa !9
  %11 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx14 = getelementptr inbounds nuw i32, ptr @idx, i64 %11
  %12 = load i32, ptr %arrayidx14, align 4, !tbaa !5
  %idxprom15 = sext i32 %12 to i64
  %arrayidx16 = getelementptr inbounds float, ptr @y, i64 %idxprom15
  %13 = load float, ptr %arrayidx16, align 4, !tbaa !9
  %arrayidx19 = getelementptr inbounds nuw float, ptr @x, i64 %11
  %14 = load float, ptr %arrayidx19, align 4, !tbaa !9
  %15 = tail call float @llvm.fmuladd.f32(float %0, float %13, float %14)
  store float %15, ptr %arrayidx19, align 4, !tbaa !9
  %16 = add nuw nsw i64 %indvars.iv, 3
  %arrayidx22 = getelementptr inbounds nuw i32, ptr @idx, i64 %16
  %17 = load i32, ptr %arrayidx22, align 4, !tbaa !5
  %idxprom23 = sext i32 %17 to i64
  %arrayidx24 = getelementptr inbounds float, ptr @y, i64 %idxprom23
  %18 = load float, ptr %arrayidx24, align 4, !tbaa !9
  %arrayidx27 = getelementptr inbounds nuw float, ptr @x, i64 %16
  %19 = load float, ptr %arrayidx27, align 4, !tbaa !9
  %20 = tail call float @llvm.fmuladd.f32(float %0, float %18, float %19)
  store float %20, ptr %arrayidx27, align 4, !tbaa !9
  %21 = add nuw nsw i64 %indvars.iv, 4
  %arrayidx30 = getelementptr inbounds nuw i32, ptr @idx, i64 %21
  %22 = load i32, ptr %arrayidx30, align 4, !tbaa !5
  %idxprom31 = sext i32 %22 to i64
  %arrayidx32 = getelementptr inbounds float, ptr @y, i64 %idxprom31
  %23 = load float, ptr %arrayidx32, align 4, !tbaa !9
  %arrayidx35 = getelementptr inbounds nuw float, ptr @x, i64 %21
  %24 = load float, ptr %arrayidx35, align 4, !tbaa !9
  %25 = tail call float @llvm.fmuladd.f32(float %0, float %23, float %24)
  store float %25, ptr %arrayidx35, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 5
  %cmp = icmp samesign ult i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @eq_same_pointer(i32 noundef %n) #0 {
entry:
  store ptr @x, ptr @pa, align 8, !tbaa !11
  store ptr @x, ptr @pb, align 8, !tbaa !11
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add3 = fadd float %0, %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add3, ptr %arrayidx5, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @eq_half_ahead(i32 noundef %n) #0 {
entry:
  %div = sdiv i32 %n, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds float, ptr @y, i64 %idxprom
  store ptr %arrayidx, ptr @pa, align 8, !tbaa !11
  %cmp13 = icmp sgt i32 %n, 1
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %div to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx3 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %0 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %add = fadd float %0, %1
  %arrayidx7 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  store float %add, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @eq_four_ahead(i32 noundef %n) #0 {
entry:
  store ptr getelementptr inbounds nuw (i8, ptr @flat, i64 16), ptr @pa, align 8, !tbaa !11
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr inbounds nuw float, ptr @flat, i64 %indvars.iv
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add3 = fadd float %1, %2
  %arrayidx5 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr @flat, i64 16), i64 %indvars.iv
  store float %add3, ptr %arrayidx5, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @eq_sixty_four_ahead(i32 noundef %n) #0 {
entry:
  store ptr getelementptr inbounds nuw (i8, ptr @flat, i64 256), ptr @pa, align 8, !tbaa !11
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr @flat, i64 256), i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx5 = getelementptr inbounds nuw float, ptr @flat, i64 %indvars.iv.next
  store float %add, ptr %arrayidx5, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @eq_sixty_three_ahead(i32 noundef %n) #0 {
entry:
  store ptr getelementptr inbounds nuw (i8, ptr @flat, i64 252), ptr @pa, align 8, !tbaa !11
  %cmp10 = icmp sgt i32 %n, 1
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext nneg i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @flat, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add = fadd float %0, %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx5 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr @flat, i64 252), i64 %indvars.iv.next
  store float %add, ptr %arrayidx5, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pm_computed_offset(i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %add3 = fadd float %0, %1
  store float %add3, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @nl_three_ways(i32 noundef %n) #0 {
entry:
  %cmp38 = icmp sgt i32 %n, 0
  br i1 %cmp38, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp olt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %3 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %3)
  store float %4, ptr %arrayidx7, align 4, !tbaa !9
  br label %for.inc

if.else:                                          ; preds = %for.body
  %cmp10 = fcmp oeq float %0, 0.000000e+00
  %arrayidx17 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !9
  br i1 %cmp10, label %if.then11, label %if.else18

if.then11:                                        ; preds = %if.else
  %arrayidx13 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %6 = load float, ptr %arrayidx13, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %5)
  store float %7, ptr %arrayidx17, align 4, !tbaa !9
  br label %for.inc

if.else18:                                        ; preds = %if.else
  %arrayidx20 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %8 = load float, ptr %arrayidx20, align 4, !tbaa !9
  %9 = tail call float @llvm.fmuladd.f32(float %8, float %8, float %5)
  store float %9, ptr %arrayidx17, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.else18, %if.then11, %if.then
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @nl_switch(i32 noundef %n) #3 {
entry:
  %cmp42 = icmp sgt i32 %n, 0
  br i1 %cmp42, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx9 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %switch.tableidx = add i32 %0, -2
  %2 = icmp ult i32 %switch.tableidx, 3
  br i1 %2, label %switch.lookup, label %for.inc

switch.lookup:                                    ; preds = %for.body
  %3 = zext nneg i32 %switch.tableidx to i64
  %switch.gep = getelementptr inbounds nuw ptr, ptr @switch.table.nl_switch, i64 %3
  %switch.load = load ptr, ptr %switch.gep, align 8
  br label %for.inc

for.inc:                                          ; preds = %switch.lookup, %for.body
  %y.sink = phi ptr [ @y, %for.body ], [ %switch.load, %switch.lookup ]
  %arrayidx5 = getelementptr inbounds nuw float, ptr %y.sink, i64 %indvars.iv
  %4 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %5 = tail call float @llvm.fmuladd.f32(float %4, float %4, float %1)
  store float %5, ptr %arrayidx9, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @nl_two_ways(i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ugt float %0, 0.000000e+00
  %arrayidx9 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx9, align 4, !tbaa !9
  br i1 %cmp1, label %for.inc, label %L

L:                                                ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %L, %for.body
  %.sink25 = phi float [ %2, %L ], [ %1, %for.body ]
  %arrayidx7 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %3 = load float, ptr %arrayidx7, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %1, float %.sink25, float %3)
  store float %4, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @in_sine_cosine(i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %1 = tail call float @llvm.sin.f32(float %0)
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %3 = tail call float @llvm.cos.f32(float %2)
  %add = fadd float %1, %3
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @in_float_counter(i32 noundef %n) #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi float [ 0.000000e+00, %for.body.preheader ], [ %add, %for.body ]
  %add = fadd float %s.08, 2.000000e+00
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %mul = fmul float %add, %0
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @ex_break(i32 noundef %n) #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx4, align 4, !tbaa !9
  %cmp9 = fcmp ogt float %1, %0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  %or.cond = select i1 %cmp9, i1 true, i1 %exitcond.not
  br i1 %or.cond, label %cleanup, label %for.body

cleanup:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @id_scatter(i32 noundef %n) #0 {
entry:
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %arrayidx6 = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %idxprom7 = sext i32 %4 to i64
  %arrayidx8 = getelementptr inbounds float, ptr @x, i64 %idxprom7
  store float %3, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @id_sparse_saxpy(float noundef %k, i32 noundef %n) #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr @y, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %k, float %2)
  store float %3, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @id_both(i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr @y, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %add = fadd float %1, %2
  %arrayidx8 = getelementptr inbounds float, ptr @x, i64 %idxprom1
  store float %add, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @id_bounds(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp17 = icmp slt i32 %m, %n
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %m to i64
  %wide.trip.count = sext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr @idx, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds float, ptr @y, i64 %indvars.iv
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %sub = sub nsw i32 %n, %1
  %3 = sext i32 %sub to i64
  %4 = getelementptr float, ptr @z, i64 %3
  %arrayidx4 = getelementptr i8, ptr %4, i64 280
  %5 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds float, ptr @u, i64 %indvars.iv
  %6 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %7 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %2)
  %arrayidx8 = getelementptr inbounds float, ptr @x, i64 %indvars.iv
  store float %7, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @id_matrix_dot(i32 noundef %m, i32 noundef %n) #5 {
entry:
  %cmp12 = icmp sgt i32 %n, 1
  br i1 %cmp12, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %sub = add nsw i32 %n, -1
  %idxprom1 = sext i32 %m to i64
  %arrayidx2 = getelementptr inbounds [80 x float], ptr @A, i64 %idxprom1
  %wide.trip.count = zext nneg i32 %sub to i64
  %invariant.gep = getelementptr float, ptr @x, i64 %idxprom1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %3, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %r.014 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %3, %for.body ]
  %gep = getelementptr float, ptr %invariant.gep, i64 %indvars.iv
  %0 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx4, align 4, !tbaa !5
  %idxprom5 = sext i32 %1 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %arrayidx2, i64 %idxprom5
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %2, float %r.014)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @id_half_speed(i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %div12 = lshr i64 %indvars.iv, 1
  %idxprom1 = and i64 %div12, 2147483647
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  %arrayidx6 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %3, ptr %arrayidx6, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @st_function(i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %mul.i = fmul float %0, %1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %add = fadd float %2, %mul.i
  store float %add, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @vc_product_of_three(i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %mul = fmul float %0, %1
  %arrayidx4 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %mul5 = fmul float %mul, %2
  store float %mul5, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @vc_heavy(i32 noundef %n) #0 {
entry:
  %cmp62 = icmp sgt i32 %n, 0
  br i1 %cmp62, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @u, i64 %indvars.iv
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr @v, i64 %indvars.iv
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %4 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %mul = fmul float %0, %1
  %mul11 = fmul float %mul, %3
  %5 = tail call float @llvm.fmuladd.f32(float %mul, float %2, float %mul11)
  %6 = tail call float @llvm.fmuladd.f32(float %mul, float %4, float %5)
  %mul14 = fmul float %0, %2
  %7 = tail call float @llvm.fmuladd.f32(float %mul14, float %3, float %6)
  %8 = tail call float @llvm.fmuladd.f32(float %mul14, float %4, float %7)
  %mul18 = fmul float %0, %3
  %9 = tail call float @llvm.fmuladd.f32(float %mul18, float %4, float %8)
  %mul20 = fmul float %1, %2
  %10 = tail call float @llvm.fmuladd.f32(float %mul20, float %3, float %9)
  %11 = tail call float @llvm.fmuladd.f32(float %mul20, float %4, float %10)
  %mul24 = fmul float %1, %3
  %12 = tail call float @llvm.fmuladd.f32(float %mul24, float %4, float %11)
  %mul26 = fmul float %2, %3
  %13 = tail call float @llvm.fmuladd.f32(float %mul26, float %4, float %12)
  store float %13, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #5 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #6 = { nofree norecurse nosync nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
