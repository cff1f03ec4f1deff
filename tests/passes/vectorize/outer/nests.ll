source_filename = "nests.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @matrix_by_vector(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 0
  br i1 %cmp24, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count32 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv28, %0
  %invariant.gep = getelementptr inbounds float, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %4, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv28
  store float %s.0.lcssa, ptr %arrayidx9, align 4, !tbaa !9, !llvm.access.group !11
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next29, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !12

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.022 = phi float [ 0.000000e+00, %for.body4.lr.ph ], [ %4, %for.body4 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %2 = load float, ptr %gep, align 4, !tbaa !9, !llvm.access.group !11
  %arrayidx6 = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9, !llvm.access.group !11
  %4 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %s.022)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @columns_by_vector(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %m, 0
  %wide.trip.count31 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds float, ptr %a, i64 %indvars.iv28
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %2, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv28
  store float %s.0.lcssa, ptr %arrayidx9, align 4, !tbaa !9, !llvm.access.group !17
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond32.not = icmp eq i64 %indvars.iv.next29, %wide.trip.count31
  br i1 %exitcond32.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !18

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.021 = phi float [ 0.000000e+00, %for.body4.preheader ], [ %2, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load float, ptr %gep, align 4, !tbaa !9, !llvm.access.group !17
  %arrayidx6 = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9, !llvm.access.group !17
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %s.021)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @asked_by_vector(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 0
  br i1 %cmp24, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count32 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv28, %0
  %invariant.gep = getelementptr inbounds float, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %4, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv28
  store float %s.0.lcssa, ptr %arrayidx9, align 4, !tbaa !9
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next29, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !20

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.022 = phi float [ 0.000000e+00, %for.body4.lr.ph ], [ %4, %for.body4 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %2 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %s.022)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @asked_by_columns(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %indvars.iv23
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv23
  store i32 %xor, ptr %arrayidx6, align 4, !tbaa !5
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond26.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count
  br i1 %exitcond26.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !21

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.016 = phi i32 [ 7, %for.cond1.preheader ], [ %xor, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %xor = xor i32 %0, %s.016
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 9
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @stencil(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %w, i32 noundef %n) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds float, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx8 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv25
  store float %2, ptr %arrayidx8, align 4, !tbaa !9, !llvm.access.group !22
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !23

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.019 = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %2, %for.body4 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %0 = load float, ptr %gep, align 4, !tbaa !9, !llvm.access.group !22
  %arrayidx6 = getelementptr inbounds nuw float, ptr %w, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9, !llvm.access.group !22
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %s.019)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 5
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @stencil_of_rows(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp39 = icmp sgt i32 %n, 0
  br i1 %cmp39, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp237 = icmp sgt i32 %m, 0
  %wide.trip.count47 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv44 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next45, %for.cond.cleanup3 ]
  br i1 %cmp237, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond48.not = icmp eq i64 %indvars.iv.next45, %wide.trip.count47
  br i1 %exitcond48.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !25

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %0 = mul nuw nsw i64 %indvars.iv, 80
  %1 = add nuw nsw i64 %0, %indvars.iv44
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %1
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !27
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %3 = load i32, ptr %arrayidx9, align 4, !tbaa !5, !llvm.access.group !27
  %mul10 = shl i32 %3, 1
  %add11 = add i32 %mul10, %2
  %arrayidx16 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %4 = load i32, ptr %arrayidx16, align 4, !tbaa !5, !llvm.access.group !27
  %add17 = add i32 %add11, %4
  %arrayidx21 = getelementptr inbounds nuw i32, ptr %y, i64 %1
  store i32 %add17, ptr %arrayidx21, align 4, !tbaa !5, !llvm.access.group !27
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @row_sums(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp218 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count29 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp218, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv25, %0
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !28
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !29

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.019 = phi i32 [ 0, %for.body4.lr.ph ], [ %add5, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !28
  %add5 = add i32 %2, %s.019
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @row_products(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  %arrayidx.idx = shl nsw i64 %indvars.iv23, 4
  %invariant.gep = getelementptr inbounds i8, ptr %x, i64 %arrayidx.idx
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv23
  store i32 %mul5, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !31
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !32

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.017 = phi i32 [ 1, %for.cond1.preheader ], [ %mul5, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !31
  %mul5 = mul i32 %0, %s.017
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @smallest_of_columns(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp225 = icmp sgt i32 %m, 0
  %wide.trip.count36 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv33 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next34, %for.cond.cleanup3 ]
  br i1 %cmp225, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv33
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 9, %for.cond1.preheader ], [ %.s.0, %for.body4 ]
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv33
  store i32 %s.0.lcssa, ptr %arrayidx11, align 4, !tbaa !5, !llvm.access.group !34
  %indvars.iv.next34 = add nuw nsw i64 %indvars.iv33, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next34, %wide.trip.count36
  br i1 %exitcond37.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !35

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.026 = phi i32 [ 9, %for.body4.preheader ], [ %.s.0, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !34
  %.s.0 = tail call i32 @llvm.smin.i32(i32 %0, i32 %s.026)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @scaled_in_place(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %k, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp216 = icmp sgt i32 %m, 0
  %wide.trip.count26 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  br i1 %cmp216, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw float, ptr %k, i64 %indvars.iv23
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9, !llvm.access.group !37
  %invariant.gep = getelementptr inbounds float, ptr %a, i64 %indvars.iv23
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count26
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !38

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = load float, ptr %gep, align 4, !tbaa !9, !llvm.access.group !37
  %mul7 = fmul float %0, %1
  store float %mul7, ptr %gep, align 4, !tbaa !9, !llvm.access.group !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @rows_scaled_in_place(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %k, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp216 = icmp sgt i32 %m, 0
  %wide.trip.count26 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv22 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next23, %for.cond.cleanup3 ]
  br i1 %cmp216, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw float, ptr %k, i64 %indvars.iv22
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9, !llvm.access.group !40
  %arrayidx6.idx = mul nuw nsw i64 %indvars.iv22, 24
  %invariant.gep = getelementptr inbounds i8, ptr %a, i64 %arrayidx6.idx
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next23 = add nuw nsw i64 %indvars.iv22, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next23, %wide.trip.count26
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !41

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9, !llvm.access.group !40
  %mul7 = fmul float %0, %1
  store float %mul7, ptr %gep, align 4, !tbaa !9, !llvm.access.group !40
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define void @counters_stored(ptr noalias noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %m) #2 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp216 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv24 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next25, %for.cond.cleanup3 ]
  br i1 %cmp216, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nuw nsw i64 %indvars.iv24, 3
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %indvars.iv24
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !43

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %1 = add nuw nsw i64 %indvars.iv, %0
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %2 = trunc nuw i64 %1 to i32
  store i32 %2, ptr %gep, align 4, !tbaa !5, !llvm.access.group !45
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @three_deep(ptr noalias noundef writeonly captures(none) %c, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp42 = icmp sgt i32 %n, 0
  br i1 %cmp42, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp240 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count59 = zext nneg i32 %n to i64
  %wide.trip.count54 = zext nneg i32 %m to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv56 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next57, %for.cond.cleanup3 ]
  br i1 %cmp240, label %for.cond5.preheader.preheader, label %for.cond.cleanup3

for.cond5.preheader.preheader:                    ; preds = %for.cond1.preheader
  %invariant.gep62 = getelementptr inbounds i32, ptr %b, i64 %indvars.iv56
  %invariant.gep64 = getelementptr inbounds i32, ptr %c, i64 %indvars.iv56
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond5.preheader.preheader
  %indvars.iv48 = phi i64 [ 0, %for.cond5.preheader.preheader ], [ %indvars.iv.next49, %for.cond.cleanup7 ]
  %1 = mul nuw nsw i64 %indvars.iv48, %0
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %1
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv.next57 = add nuw nsw i64 %indvars.iv56, 1
  %exitcond60.not = icmp eq i64 %indvars.iv.next57, %wide.trip.count59
  br i1 %exitcond60.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !46

for.cond.cleanup7:                                ; preds = %for.body8
  %.idx61 = mul nuw nsw i64 %indvars.iv48, 320
  %gep65 = getelementptr inbounds i8, ptr %invariant.gep64, i64 %.idx61
  store i32 %add14, ptr %gep65, align 4, !tbaa !5, !llvm.access.group !48
  %indvars.iv.next49 = add nuw nsw i64 %indvars.iv48, 1
  %exitcond55.not = icmp eq i64 %indvars.iv.next49, %wide.trip.count54
  br i1 %exitcond55.not, label %for.cond.cleanup3, label %for.cond5.preheader

for.body8:                                        ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %s.038 = phi i32 [ 0, %for.cond5.preheader ], [ %add14, %for.body8 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !48
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep63 = getelementptr inbounds i8, ptr %invariant.gep62, i64 %.idx
  %3 = load i32, ptr %gep63, align 4, !tbaa !5, !llvm.access.group !48
  %mul13 = mul i32 %3, %2
  %add14 = add i32 %mul13, %s.038
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @two_inside(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp41 = icmp sgt i32 %n, 0
  br i1 %cmp41, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp236 = icmp sgt i32 %m, 0
  %wide.trip.count55 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup9, %for.cond1.preheader.lr.ph
  %indvars.iv52 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next53, %for.cond.cleanup9 ]
  br i1 %cmp236, label %for.body4.preheader, label %for.body10.preheader

for.body10.preheader:                             ; preds = %for.body4, %for.cond1.preheader
  %s.139.ph = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %invariant.gep58 = getelementptr inbounds i32, ptr %x, i64 %indvars.iv52
  br label %for.body10

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv52
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup9, %entry
  ret void

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.037 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !49
  %add5 = add i32 %0, %s.037
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body10.preheader, label %for.body4

for.cond.cleanup9:                                ; preds = %for.body10
  %arrayidx20 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv52
  store i32 %xor, ptr %arrayidx20, align 4, !tbaa !5, !llvm.access.group !49
  %indvars.iv.next53 = add nuw nsw i64 %indvars.iv52, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next53, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !50

for.body10:                                       ; preds = %for.body10, %for.body10.preheader
  %indvars.iv46 = phi i64 [ %indvars.iv.next47, %for.body10 ], [ 0, %for.body10.preheader ]
  %s.139 = phi i32 [ %xor, %for.body10 ], [ %s.139.ph, %for.body10.preheader ]
  %.idx57 = mul nuw nsw i64 %indvars.iv46, 320
  %gep59 = getelementptr inbounds i8, ptr %invariant.gep58, i64 %.idx57
  %1 = load i32, ptr %gep59, align 4, !tbaa !5, !llvm.access.group !49
  %2 = trunc nuw nsw i64 %indvars.iv46 to i32
  %add15 = add i32 %1, %2
  %xor = xor i32 %add15, %s.139
  %indvars.iv.next47 = add nuw nsw i64 %indvars.iv46, 1
  %exitcond51.not = icmp eq i64 %indvars.iv.next47, 3
  br i1 %exitcond51.not, label %for.cond.cleanup9, label %for.body10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @work_around(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp225 = icmp sgt i32 %m, 0
  %wide.trip.count35 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup3, %for.body.lr.ph
  %indvars.iv32 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next33, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv32
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !52
  %mul = mul nsw i32 %0, 3
  br i1 %cmp225, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.body
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv32
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.body
  %s.0.lcssa = phi i32 [ %mul, %for.body ], [ %add7, %for.body4 ]
  %and = and i32 %0, 6
  %or = or disjoint i32 %and, 1
  %div = sdiv i32 %s.0.lcssa, %or
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv32
  store i32 %div, ptr %arrayidx11, align 4, !tbaa !5, !llvm.access.group !52
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count35
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.body, !llvm.loop !53

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.026 = phi i32 [ %mul, %for.body4.preheader ], [ %add7, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !52
  %add7 = add nsw i32 %1, %s.026
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @uniform_if(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m, i32 noundef %k) #0 {
entry:
  %cmp26 = icmp sgt i32 %n, 0
  br i1 %cmp26, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp223 = icmp sgt i32 %m, 0
  %and = and i32 %k, 1
  %tobool.not = icmp eq i32 %and, 0
  %wide.trip.count34 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup3, %for.body.lr.ph
  %indvars.iv31 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next32, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv31
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !55
  br i1 %cmp223, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.body
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv31
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.inc, %for.body
  %s.0.lcssa = phi i32 [ %0, %for.body ], [ %s.1, %for.inc ]
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv31
  store i32 %s.0.lcssa, ptr %arrayidx9, align 4, !tbaa !5, !llvm.access.group !55
  %indvars.iv.next32 = add nuw nsw i64 %indvars.iv31, 1
  %exitcond35.not = icmp eq i64 %indvars.iv.next32, %wide.trip.count34
  br i1 %exitcond35.not, label %for.cond.cleanup, label %for.body, !llvm.loop !56

for.body4:                                        ; preds = %for.inc, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.inc ]
  %s.024 = phi i32 [ %0, %for.body4.preheader ], [ %s.1, %for.inc ]
  br i1 %tobool.not, label %if.else, label %if.then

if.then:                                          ; preds = %for.body4
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !55
  %add7 = add i32 %1, %s.024
  br label %for.inc

if.else:                                          ; preds = %for.body4
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %xor = xor i32 %s.024, %2
  br label %for.inc

for.inc:                                          ; preds = %if.else, %if.then
  %s.1 = phi i32 [ %add7, %if.then ], [ %xor, %if.else ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @uniform_if_around(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m, i32 noundef %k) #0 {
entry:
  %cmp25 = icmp sgt i32 %n, 0
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1 = icmp ult i32 %k, 3
  %cmp322 = icmp slt i32 %m, 1
  %wide.trip.count34 = zext nneg i32 %n to i64
  %brmerge = or i1 %cmp1, %cmp322
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %if.end, %for.body.lr.ph
  %indvars.iv31 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next32, %if.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv31
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !58
  br i1 %brmerge, label %if.end, label %for.body5.preheader

for.body5.preheader:                              ; preds = %for.body
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv31
  br label %for.body5

for.body5:                                        ; preds = %for.body5, %for.body5.preheader
  %indvars.iv = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next, %for.body5 ]
  %s.023 = phi i32 [ %0, %for.body5.preheader ], [ %add8, %for.body5 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !58
  %add8 = add i32 %1, %s.023
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body5

if.end:                                           ; preds = %for.body5, %for.body
  %s.1 = phi i32 [ %0, %for.body ], [ %add8, %for.body5 ]
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv31
  store i32 %s.1, ptr %arrayidx10, align 4, !tbaa !5, !llvm.access.group !58
  %indvars.iv.next32 = add nuw nsw i64 %indvars.iv31, 1
  %exitcond35.not = icmp eq i64 %indvars.iv.next32, %wide.trip.count34
  br i1 %exitcond35.not, label %for.cond.cleanup, label %for.body, !llvm.loop !59
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @selected_inside(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp225 = icmp sgt i32 %m, 0
  %wide.trip.count36 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv33 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next34, %for.cond.cleanup3 ]
  br i1 %cmp225, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv33
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add10, %for.body4 ]
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv33
  store i32 %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !5, !llvm.access.group !61
  %indvars.iv.next34 = add nuw nsw i64 %indvars.iv33, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next34, %wide.trip.count36
  br i1 %exitcond37.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !62

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.026 = phi i32 [ 0, %for.body4.preheader ], [ %add10, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !61
  %cmp5 = icmp sgt i32 %0, 2
  %spec.select = select i1 %cmp5, i32 %0, i32 -1
  %add10 = add nsw i32 %spec.select, %s.026
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @bytes(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp219 = icmp sgt i32 %m, 0
  %wide.trip.count29 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  br i1 %cmp219, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i8, ptr %x, i64 %indvars.iv26
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i8 [ 0, %for.cond1.preheader ], [ %add6, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %y, i64 %indvars.iv26
  store i8 %s.0.lcssa, ptr %arrayidx9, align 1, !tbaa !64, !llvm.access.group !65
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !66

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.020 = phi i8 [ 0, %for.body4.preheader ], [ %add6, %for.body4 ]
  %0 = mul nuw nsw i64 %indvars.iv, 80
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %0
  %1 = load i8, ptr %gep, align 1, !tbaa !64, !llvm.access.group !65
  %add6 = add i8 %1, %s.020
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @widening(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %m, 0
  %wide.trip.count31 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i16, ptr %x, i64 %indvars.iv28
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i64 [ 0, %for.cond1.preheader ], [ %add7, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw i64, ptr %y, i64 %indvars.iv28
  store i64 %s.0.lcssa, ptr %arrayidx9, align 8, !tbaa !68, !llvm.access.group !70
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond32.not = icmp eq i64 %indvars.iv.next29, %wide.trip.count31
  br i1 %exitcond32.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !71

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.021 = phi i64 [ 0, %for.body4.lr.ph ], [ %add7, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 160
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i16, ptr %gep, align 2, !tbaa !73, !llvm.access.group !70
  %conv = sext i16 %0 to i64
  %mul6 = mul nsw i64 %indvars.iv28, %conv
  %add7 = add nsw i64 %mul6, %s.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @doubles(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds double, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi double [ 5.000000e-01, %for.cond1.preheader ], [ %1, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv25
  store double %s.0.lcssa, ptr %arrayidx7, align 8, !tbaa !75, !llvm.access.group !77
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !78

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi double [ 5.000000e-01, %for.body4.preheader ], [ %1, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 640
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load double, ptr %gep, align 8, !tbaa !75, !llvm.access.group !77
  %1 = tail call double @llvm.fmuladd.f64(double %s.018, double 2.500000e-01, double %0)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @square_roots(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds float, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv25
  store float %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !9, !llvm.access.group !80
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !81

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi float [ 0.000000e+00, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load float, ptr %gep, align 4, !tbaa !9, !llvm.access.group !80
  %1 = tail call float @llvm.fabs.f32(float %0)
  %add5 = fadd float %s.018, %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @gathered(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp219 = icmp sgt i32 %m, 0
  %wide.trip.count30 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv27 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  br i1 %cmp219, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %idx, i64 %indvars.iv27
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add7, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv27
  store i32 %s.0.lcssa, ptr %arrayidx9, align 4, !tbaa !5, !llvm.access.group !83
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !84

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.020 = phi i32 [ 0, %for.body4.preheader ], [ %add7, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 36
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !83
  %idxprom5 = sext i32 %0 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %x, i64 %idxprom5
  %1 = load i32, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !83
  %add7 = add i32 %1, %s.020
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @by_uniform_index(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp219 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp219, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %0 = trunc nuw nsw i64 %indvars.iv25 to i32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add7, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx9, align 4, !tbaa !5, !llvm.access.group !86
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !87

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.020 = phi i32 [ 0, %for.body4.preheader ], [ %add7, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !86
  %add = add nsw i32 %1, %0
  %idxprom5 = sext i32 %add to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %x, i64 %idxprom5
  %2 = load i32, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !86
  %add7 = add i32 %2, %s.020
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @by_varying_index(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp24 = icmp sgt i32 %n, 0
  br i1 %cmp24, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i32 %m, 0
  %wide.trip.count32 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv29 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next30, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %idx, i64 %indvars.iv29
  %0 = trunc nuw nsw i64 %indvars.iv29 to i32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add8, %for.body4 ]
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv29
  store i32 %s.0.lcssa, ptr %arrayidx10, align 4, !tbaa !5, !llvm.access.group !89
  %indvars.iv.next30 = add nuw nsw i64 %indvars.iv29, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next30, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !90

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.022 = phi i32 [ 0, %for.body4.preheader ], [ %add8, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 36
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !89
  %add5 = add nsw i32 %1, %0
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %x, i64 %idxprom6
  %2 = load i32, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !89
  %add8 = add i32 %2, %s.022
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @by_square(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %m, 0
  %wide.trip.count32 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv27 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nuw nsw i64 %indvars.iv27, %indvars.iv27
  %and = and i64 %0, 31
  %1 = getelementptr inbounds nuw i32, ptr %x, i64 %and
  %2 = getelementptr inbounds nuw i32, ptr %1, i64 %indvars.iv27
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add6, %for.body4 ]
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv27
  store i32 %s.0.lcssa, ptr %arrayidx8, align 4, !tbaa !5, !llvm.access.group !92
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !93

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.021 = phi i32 [ 0, %for.body4.lr.ph ], [ %add6, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %2, i64 %indvars.iv
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !92
  %add6 = add i32 %3, %s.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @strided(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp218 = icmp sgt i32 %m, 0
  %wide.trip.count30 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp218, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx.idx = shl nuw nsw i64 %indvars.iv25, 3
  %invariant.gep = getelementptr inbounds i8, ptr %x, i64 %arrayidx.idx
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx8.idx = mul nuw nsw i64 %indvars.iv25, 12
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %y, i64 %arrayidx8.idx
  store i32 %s.0.lcssa, ptr %arrayidx8, align 4, !tbaa !5, !llvm.access.group !95
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !96

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.019 = phi i32 [ 0, %for.body4.lr.ph ], [ %add5, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !95
  %add5 = add i32 %0, %s.019
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @backwards(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp216 = icmp sgt i32 %m, 0
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ %0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  %indvars.iv.next26 = add nsw i64 %indvars.iv25, -1
  br i1 %cmp216, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr i32, ptr %x, i64 %indvars.iv.next26
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv.next26
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !98
  %cmp = icmp sgt i64 %indvars.iv25, 1
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !99

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.017 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul i64 %indvars.iv, 320
  %gep = getelementptr i8, ptr %invariant.gep, i64 %.idx
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !98
  %add5 = add i32 %1, %s.017
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @by_threes(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !101
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 3
  %cmp = icmp samesign ult i64 %indvars.iv.next26, %0
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !102

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !101
  %add5 = add i32 %1, %s.018
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @recurrence_inside(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !104
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %sub = phi i32 [ 1, %for.cond1.preheader ], [ %mul, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv
  store i32 %sub, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !104
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond25.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !105

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %j.020 = phi i32 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %b.019 = phi i32 [ 0, %for.body4.lr.ph ], [ %a.018, %for.body4 ]
  %a.018 = phi i32 [ 1, %for.body4.lr.ph ], [ %add, %for.body4 ]
  %mul = mul i32 %0, %b.019
  %add = add i32 %mul, %a.018
  %inc = add nuw nsw i32 %j.020, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @nothing_but_uniform(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp215 = icmp sgt i32 %m, 0
  %wide.trip.count24 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv21 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next22, %for.cond.cleanup3 ]
  br i1 %cmp215, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv21
  store i32 %s.0.lcssa, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !107
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond25.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count24
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !108

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %s.016 = phi i32 [ %add, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !107
  %add = add i32 %0, %s.016
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @last_of_them(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n1, i32 noundef %m) #0 {
entry:
  %cmp23 = icmp sgt i32 %n1, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %m, 0
  %wide.trip.count32 = zext nneg i32 %n1 to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv29 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next30, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv29
  br label %for.body4

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.cond.cleanup3
  %0 = trunc nuw nsw i64 %indvars.iv29 to i32
  %add8.le = add nsw i32 %s.0.lcssa, %0
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  %r.0.lcssa = phi i32 [ %add8.le, %for.cond.for.cond.cleanup_crit_edge ], [ 0, %entry ]
  ret i32 %r.0.lcssa

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv29
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !110
  %indvars.iv.next30 = add nuw nsw i64 %indvars.iv29, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next30, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.cond1.preheader, !llvm.loop !111

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.021 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !110
  %add5 = add nsw i32 %1, %s.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @shifted_rows(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %0 = trunc nuw nsw i64 %indvars.iv25 to i32
  %invariant.gep = getelementptr inbounds i32, ptr %y, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !113

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi i32 [ %0, %for.body4.preheader ], [ %xor, %for.body4 ]
  %shl = shl i32 %s.018, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !115
  %xor = xor i32 %1, %shl
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  store i32 %xor, ptr %gep, align 4, !tbaa !5, !llvm.access.group !115
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @divided(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m, i32 noundef %k) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %tobool.not = icmp eq i32 %k, 0
  %cmp218 = icmp slt i32 %m, 1
  %wide.trip.count29 = zext nneg i32 %n to i64
  %brmerge = or i1 %tobool.not, %cmp218
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %if.end, %for.body.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next27, %if.end ]
  br i1 %brmerge, label %if.end, label %for.body4.preheader

for.body4.preheader:                              ; preds = %for.body
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv26
  br label %for.body4

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.019 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !116
  %div = sdiv i32 %0, %k
  %add5 = add nsw i32 %div, %s.019
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body4

if.end:                                           ; preds = %for.body4, %for.body
  %s.1 = phi i32 [ 0, %for.body ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv26
  store i32 %s.1, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !116
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.body, !llvm.loop !117
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @may_overlap(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !119

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %s.018
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @row_carries(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv27 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %indvars.iv27
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !120

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, 1
  %arrayidx10 = getelementptr inbounds nuw i8, ptr %gep, i64 4
  store i32 %add5, ptr %arrayidx10, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @columns_added_up(ptr noalias noundef captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count27 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv23, %0
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !121

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = load i32, ptr %gep, align 4, !tbaa !5
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv
  %3 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %add7 = add i32 %3, %2
  store i32 %add7, ptr %arrayidx6, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define void @rows_of_unknown_length(ptr noalias noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %m, i32 noundef %s) #2 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp213 = icmp sgt i32 %m, 0
  %0 = sext i32 %s to i64
  %wide.trip.count23 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv19 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next20, %for.cond.cleanup3 ]
  br i1 %cmp213, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nsw i64 %indvars.iv19, %0
  %invariant.gep = getelementptr i32, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count23
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !122

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %2, ptr %gep, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @triangle(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count25 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv22 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next23, %for.cond.cleanup3 ]
  %cmp216.not = icmp eq i64 %indvars.iv22, 0
  br i1 %cmp216.not, label %for.cond.cleanup3, label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv22
  store i32 %s.0.lcssa, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !123
  %indvars.iv.next23 = add nuw nsw i64 %indvars.iv22, 1
  %exitcond26.not = icmp eq i64 %indvars.iv.next23, %wide.trip.count25
  br i1 %exitcond26.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !124

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %s.017 = phi i32 [ %add, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !123
  %add = add i32 %0, %s.017
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv22
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @triangle_upper(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count25 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %add, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !126
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond26.not = icmp eq i64 %indvars.iv.next, %wide.trip.count25
  br i1 %exitcond26.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !127

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv21 = phi i64 [ %indvars.iv, %for.cond1.preheader ], [ %indvars.iv.next22, %for.body4 ]
  %s.017 = phi i32 [ 0, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv21
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !126
  %add = add i32 %0, %s.017
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @bound_is_loaded(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count28 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %indvars.iv25
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !129
  %cmp218 = icmp sgt i32 %0, 0
  br i1 %cmp218, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx8, align 4, !tbaa !5, !llvm.access.group !129
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !130

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.019 = phi i32 [ 0, %for.body4.preheader ], [ %add, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !129
  %add = add i32 %1, %s.019
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @start_is_loaded(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup3, %for.body.preheader
  %indvars.iv24 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next25, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %indvars.iv24
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !132
  %cmp218 = icmp slt i32 %0, 64
  br i1 %cmp218, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.body
  %1 = sext i32 %0 to i64
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.body
  %s.0.lcssa = phi i32 [ 0, %for.body ], [ %add, %for.body4 ]
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv24
  store i32 %s.0.lcssa, ptr %arrayidx8, align 4, !tbaa !5, !llvm.access.group !132
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.body, !llvm.loop !133

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ %1, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.019 = phi i32 [ 0, %for.body4.preheader ], [ %add, %for.body4 ]
  %arrayidx6 = getelementptr inbounds i32, ptr %x, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !132
  %add = add i32 %2, %s.019
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %3 = and i64 %indvars.iv.next, 4294967295
  %exitcond.not = icmp eq i64 %3, 64
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @divergent_if(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp225 = icmp sgt i32 %m, 0
  %wide.trip.count36 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv33 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next34, %for.cond.cleanup3 ]
  br i1 %cmp225, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.inc, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %s.1, %for.inc ]
  %0 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv33
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %0, i64 3200
  store i32 %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !5, !llvm.access.group !135
  %indvars.iv.next34 = add nuw nsw i64 %indvars.iv33, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next34, %wide.trip.count36
  br i1 %exitcond37.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !136

for.body4:                                        ; preds = %for.inc, %for.cond1.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.inc ], [ 0, %for.cond1.preheader ]
  %s.026 = phi i32 [ %s.1, %for.inc ], [ 0, %for.cond1.preheader ]
  %1 = mul nuw nsw i64 %indvars.iv, 80
  %2 = add nuw nsw i64 %1, %indvars.iv33
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %2
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !135
  %and = and i32 %3, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body4
  %add5 = add i32 %s.026, 3
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %y, i64 %2
  store i32 %add5, ptr %arrayidx9, align 4, !tbaa !5, !llvm.access.group !135
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body4
  %s.1 = phi i32 [ %add5, %if.then ], [ %s.026, %for.body4 ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @divergent_if_around(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp216 = icmp slt i32 %m, 1
  %wide.trip.count27 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc7, %entry
  ret void

for.body:                                         ; preds = %for.inc7, %for.body.lr.ph
  %indvars.iv24 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next25, %for.inc7 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv24
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !138
  %and = and i32 %0, 1
  %tobool.not = icmp eq i32 %and, 0
  %brmerge = or i1 %tobool.not, %cmp216
  br i1 %brmerge, label %for.inc7, label %for.body4.preheader

for.body4.preheader:                              ; preds = %for.body
  %invariant.gep = getelementptr inbounds i32, ptr %y, i64 %indvars.iv24
  br label %for.body4

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %1, ptr %gep, align 4, !tbaa !5, !llvm.access.group !138
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.inc7, label %for.body4

for.inc7:                                         ; preds = %for.body4, %for.body
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.body, !llvm.loop !139
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @leaves_inside(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp216 = icmp sgt i32 %m, 0
  %wide.trip.count27 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.end, %for.cond1.preheader.lr.ph
  %indvars.iv24 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next25, %for.end ]
  br i1 %cmp216, label %for.body3.preheader, label %for.end

for.body3.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv24
  br label %for.body3

for.cond.cleanup:                                 ; preds = %for.end, %entry
  ret void

for.body3:                                        ; preds = %for.inc, %for.body3.preheader
  %indvars.iv = phi i64 [ 0, %for.body3.preheader ], [ %indvars.iv.next, %for.inc ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !141
  %cmp4 = icmp eq i32 %0, 3
  br i1 %cmp4, label %for.end.loopexit.split.loop.exit, label %for.inc

for.inc:                                          ; preds = %for.body3
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body3

for.end.loopexit.split.loop.exit:                 ; preds = %for.body3
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit.split.loop.exit, %for.inc, %for.cond1.preheader
  %j.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %1, %for.end.loopexit.split.loop.exit ], [ %m, %for.inc ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv24
  store i32 %j.0.lcssa, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !141
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !142
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @sum_of_all(ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #3 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp215 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv24 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next25, %for.cond.cleanup3 ]
  %s.019 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %s.1.lcssa, %for.cond.cleanup3 ]
  br i1 %cmp215, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv24, %0
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %s.1.lcssa, %for.cond.cleanup3 ]
  ret i32 %s.0.lcssa

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.1.lcssa = phi i32 [ %s.019, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !144

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %s.116 = phi i32 [ %s.019, %for.body4.lr.ph ], [ %add5, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !146
  %add5 = add i32 %2, %s.116
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nounwind
define void @calls_inside(ptr noalias noundef writeonly captures(none) %y, i32 noundef %n, i32 noundef %m) #4 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp215 = icmp sgt i32 %m, 0
  %wide.trip.count26 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  br i1 %cmp215, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %y, i64 %indvars.iv23
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count26
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !147

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %0 = add nuw nsw i64 %indvars.iv, %indvars.iv23
  %1 = trunc nuw nsw i64 %0 to i32
  %call = tail call i32 @probe(i32 noundef %1) #4, !llvm.access.group !149
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  store i32 %call, ptr %gep, align 4, !tbaa !5, !llvm.access.group !149
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

declare i32 @probe(i32 noundef)

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @volatile_inside(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef %x, i32 noundef %n, i32 noundef %m) #5 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp215 = icmp sgt i32 %m, 0
  %wide.trip.count24 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv21 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next22, %for.cond.cleanup3 ]
  br i1 %cmp215, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv21
  store i32 %s.0.lcssa, ptr %arrayidx6, align 4, !tbaa !5, !llvm.access.group !150
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond25.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count24
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !151

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %s.016 = phi i32 [ %add, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %x, i64 %indvars.iv
  %0 = load volatile i32, ptr %arrayidx, align 4, !tbaa !5, !llvm.access.group !150
  %add = add i32 %0, %s.016
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @told_not_to(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !153

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %s.018
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @not_told(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %s.018
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @several_asked(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %x, i32 noundef %n, i32 noundef %m) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %m, 0
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds i32, ptr %x, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %s.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv25
  store i32 %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5, !llvm.access.group !155
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !156

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.018 = phi i32 [ 0, %for.body4.preheader ], [ %add5, %for.body4 ]
  %.idx = mul nuw nsw i64 %indvars.iv, 320
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %.idx
  %0 = load i32, ptr %gep, align 4, !tbaa !5, !llvm.access.group !155
  %add5 = add i32 %0, %s.018
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: write) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #4 = { nounwind }
attributes #5 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }

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
!11 = distinct !{}
!12 = distinct !{!12, !13, !14, !15, !16}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.parallel_accesses", !11}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!"llvm.loop.vectorize.enable", i1 true}
!17 = distinct !{}
!18 = distinct !{!18, !13, !19, !15, !16}
!19 = !{!"llvm.loop.parallel_accesses", !17}
!20 = distinct !{!20, !13, !15, !16}
!21 = distinct !{!21, !13, !15, !16}
!22 = distinct !{}
!23 = distinct !{!23, !13, !24, !15, !16}
!24 = !{!"llvm.loop.parallel_accesses", !22}
!25 = distinct !{!25, !13, !26, !15, !16}
!26 = !{!"llvm.loop.parallel_accesses", !27}
!27 = distinct !{}
!28 = distinct !{}
!29 = distinct !{!29, !13, !30, !15, !16}
!30 = !{!"llvm.loop.parallel_accesses", !28}
!31 = distinct !{}
!32 = distinct !{!32, !13, !33, !15, !16}
!33 = !{!"llvm.loop.parallel_accesses", !31}
!34 = distinct !{}
!35 = distinct !{!35, !13, !36, !15, !16}
!36 = !{!"llvm.loop.parallel_accesses", !34}
!37 = distinct !{}
!38 = distinct !{!38, !13, !39, !15, !16}
!39 = !{!"llvm.loop.parallel_accesses", !37}
!40 = distinct !{}
!41 = distinct !{!41, !13, !42, !15, !16}
!42 = !{!"llvm.loop.parallel_accesses", !40}
!43 = distinct !{!43, !13, !44, !15, !16}
!44 = !{!"llvm.loop.parallel_accesses", !45}
!45 = distinct !{}
!46 = distinct !{!46, !13, !47, !15, !16}
!47 = !{!"llvm.loop.parallel_accesses", !48}
!48 = distinct !{}
!49 = distinct !{}
!50 = distinct !{!50, !13, !51, !15, !16}
!51 = !{!"llvm.loop.parallel_accesses", !49}
!52 = distinct !{}
!53 = distinct !{!53, !13, !54, !15, !16}
!54 = !{!"llvm.loop.parallel_accesses", !52}
!55 = distinct !{}
!56 = distinct !{!56, !13, !57, !15, !16}
!57 = !{!"llvm.loop.parallel_accesses", !55}
!58 = distinct !{}
!59 = distinct !{!59, !13, !60, !15, !16}
!60 = !{!"llvm.loop.parallel_accesses", !58}
!61 = distinct !{}
!62 = distinct !{!62, !13, !63, !15, !16}
!63 = !{!"llvm.loop.parallel_accesses", !61}
!64 = !{!7, !7, i64 0}
!65 = distinct !{}
!66 = distinct !{!66, !13, !67, !15, !16}
!67 = !{!"llvm.loop.parallel_accesses", !65}
!68 = !{!69, !69, i64 0}
!69 = !{!"long", !7, i64 0}
!70 = distinct !{}
!71 = distinct !{!71, !13, !72, !15, !16}
!72 = !{!"llvm.loop.parallel_accesses", !70}
!73 = !{!74, !74, i64 0}
!74 = !{!"short", !7, i64 0}
!75 = !{!76, !76, i64 0}
!76 = !{!"double", !7, i64 0}
!77 = distinct !{}
!78 = distinct !{!78, !13, !79, !15, !16}
!79 = !{!"llvm.loop.parallel_accesses", !77}
!80 = distinct !{}
!81 = distinct !{!81, !13, !82, !15, !16}
!82 = !{!"llvm.loop.parallel_accesses", !80}
!83 = distinct !{}
!84 = distinct !{!84, !13, !85, !15, !16}
!85 = !{!"llvm.loop.parallel_accesses", !83}
!86 = distinct !{}
!87 = distinct !{!87, !13, !88, !15, !16}
!88 = !{!"llvm.loop.parallel_accesses", !86}
!89 = distinct !{}
!90 = distinct !{!90, !13, !91, !15, !16}
!91 = !{!"llvm.loop.parallel_accesses", !89}
!92 = distinct !{}
!93 = distinct !{!93, !13, !94, !15, !16}
!94 = !{!"llvm.loop.parallel_accesses", !92}
!95 = distinct !{}
!96 = distinct !{!96, !13, !97, !15, !16}
!97 = !{!"llvm.loop.parallel_accesses", !95}
!98 = distinct !{}
!99 = distinct !{!99, !13, !100, !15, !16}
!100 = !{!"llvm.loop.parallel_accesses", !98}
!101 = distinct !{}
!102 = distinct !{!102, !13, !103, !15, !16}
!103 = !{!"llvm.loop.parallel_accesses", !101}
!104 = distinct !{}
!105 = distinct !{!105, !13, !106, !15, !16}
!106 = !{!"llvm.loop.parallel_accesses", !104}
!107 = distinct !{}
!108 = distinct !{!108, !13, !109, !15, !16}
!109 = !{!"llvm.loop.parallel_accesses", !107}
!110 = distinct !{}
!111 = distinct !{!111, !13, !112, !15, !16}
!112 = !{!"llvm.loop.parallel_accesses", !110}
!113 = distinct !{!113, !13, !114, !15, !16}
!114 = !{!"llvm.loop.parallel_accesses", !115}
!115 = distinct !{}
!116 = distinct !{}
!117 = distinct !{!117, !13, !118, !15, !16}
!118 = !{!"llvm.loop.parallel_accesses", !116}
!119 = distinct !{!119, !13, !15, !16}
!120 = distinct !{!120, !13, !15, !16}
!121 = distinct !{!121, !13, !15, !16}
!122 = distinct !{!122, !13, !15, !16}
!123 = distinct !{}
!124 = distinct !{!124, !13, !125, !15, !16}
!125 = !{!"llvm.loop.parallel_accesses", !123}
!126 = distinct !{}
!127 = distinct !{!127, !13, !128, !15, !16}
!128 = !{!"llvm.loop.parallel_accesses", !126}
!129 = distinct !{}
!130 = distinct !{!130, !13, !131, !15, !16}
!131 = !{!"llvm.loop.parallel_accesses", !129}
!132 = distinct !{}
!133 = distinct !{!133, !13, !134, !15, !16}
!134 = !{!"llvm.loop.parallel_accesses", !132}
!135 = distinct !{}
!136 = distinct !{!136, !13, !137, !15, !16}
!137 = !{!"llvm.loop.parallel_accesses", !135}
!138 = distinct !{}
!139 = distinct !{!139, !13, !140, !15, !16}
!140 = !{!"llvm.loop.parallel_accesses", !138}
!141 = distinct !{}
!142 = distinct !{!142, !13, !143, !15, !16}
!143 = !{!"llvm.loop.parallel_accesses", !141}
!144 = distinct !{!144, !13, !145, !15, !16}
!145 = !{!"llvm.loop.parallel_accesses", !146}
!146 = distinct !{}
!147 = distinct !{!147, !13, !148, !15, !16}
!148 = !{!"llvm.loop.parallel_accesses", !149}
!149 = distinct !{}
!150 = distinct !{}
!151 = distinct !{!151, !13, !152, !15, !16}
!152 = !{!"llvm.loop.parallel_accesses", !150}
!153 = distinct !{!153, !13, !15, !154}
!154 = !{!"llvm.loop.vectorize.width", i32 1}
!155 = distinct !{}
!156 = distinct !{!156, !13, !157, !15, !158, !16}
!157 = !{!"llvm.loop.parallel_accesses", !155}
!158 = !{!"llvm.loop.interleave.count", i32 2}
