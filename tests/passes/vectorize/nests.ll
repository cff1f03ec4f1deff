source_filename = "nests.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @add_matrices(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %m, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i32 %n, 0
  %0 = zext i32 %n to i64
  %wide.trip.count31 = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv27 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv27, %0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond32.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count31
  br i1 %exitcond32.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %2 = add nuw nsw i64 %indvars.iv, %1
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %2
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %2
  %4 = load i32, ptr %arrayidx8, align 4, !tbaa !5
  %add9 = add i32 %4, %3
  store i32 %add9, ptr %arrayidx8, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @add_matrices_may_alias(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %m, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %n, 0
  %wide.trip.count30 = zext nneg i32 %m to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nuw nsw i64 %indvars.iv26, 80
  %1 = trunc nuw nsw i64 %indvars.iv26 to i32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %2 = add nuw nsw i64 %indvars.iv, %0
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %2
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add5 = add i32 %3, %1
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %a, i64 %2
  store i32 %add5, ptr %arrayidx9, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @add_rows(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %m, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %n, 0
  %wide.trip.count28 = zext nneg i32 %m to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw [80 x i32], ptr %b, i64 %indvars.iv25
  %arrayidx8 = getelementptr inbounds nuw [80 x i32], ptr %a, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %arrayidx, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %add = add i32 %0, 1
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %arrayidx8, i64 %indvars.iv
  store i32 %add, ptr %arrayidx10, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @add_columns(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp24 = icmp sgt i32 %m, 0
  br i1 %cmp24, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %n, 0
  %wide.trip.count30 = zext nneg i32 %m to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv27 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv27
  %invariant.gep22 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv27
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [8 x i32], ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add = add i32 %0, 1
  %gep23 = getelementptr inbounds nuw [8 x i32], ptr %invariant.gep22, i64 %indvars.iv
  store i32 %add, ptr %gep23, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @transposed(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %m, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %n, 0
  %0 = zext nneg i32 %m to i64
  %1 = zext i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %2 = mul nuw nsw i64 %indvars.iv28, %1
  %invariant.gep = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv28
  %invariant.gep34 = getelementptr inbounds nuw i32, ptr %a, i64 %2
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next29, %0
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %3 = mul nuw nsw i64 %indvars.iv, %0
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %3
  %4 = load i32, ptr %gep, align 4, !tbaa !5
  %gep35 = getelementptr inbounds nuw i32, ptr %invariant.gep34, i64 %indvars.iv
  store i32 %4, ptr %gep35, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %1
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @row_sums(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp21 = icmp sgt i32 %m, 0
  br i1 %cmp21, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp218 = icmp sgt i32 %n, 0
  %0 = zext i32 %n to i64
  %wide.trip.count29 = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  br i1 %cmp218, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv25, %0
  %invariant.gep = getelementptr inbounds nuw i32, ptr %b, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %r.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv25
  store i32 %r.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %r.019 = phi i32 [ 0, %for.body4.lr.ph ], [ %add5, %for.body4 ]
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %2, %r.019
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @column_sums(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %m, 0
  br i1 %cmp19, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp217 = icmp sgt i32 %n, 0
  %0 = zext i32 %n to i64
  %wide.trip.count27 = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  br i1 %cmp217, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv23, %0
  %invariant.gep = getelementptr inbounds nuw i32, ptr %b, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %2 = load i32, ptr %gep, align 4, !tbaa !5
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %3 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %add7 = add i32 %3, %2
  store i32 %add7, ptr %arrayidx6, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @row_scaled(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %m, 0
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp217 = icmp sgt i32 %n, 0
  %0 = zext i32 %n to i64
  %wide.trip.count27 = zext nneg i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup3, %for.body.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %indvars.iv23
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  br i1 %cmp217, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.body
  %2 = mul nuw nsw i64 %indvars.iv23, %0
  %invariant.gep = getelementptr inbounds nuw float, ptr %a, i64 %2
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.body
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.body

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv
  %3 = load float, ptr %gep, align 4, !tbaa !9
  %mul7 = fmul float %1, %3
  store float %mul7, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @triangle(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count21 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv18 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next19, %for.cond.cleanup3 ]
  %cmp213.not = icmp eq i64 %indvars.iv18, 0
  br i1 %cmp213.not, label %for.cond.cleanup3, label %for.body4.preheader

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %0 = trunc nuw nsw i64 %indvars.iv18 to i32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next19 = add nuw nsw i64 %indvars.iv18, 1
  %exitcond22.not = icmp eq i64 %indvars.iv.next19, %wide.trip.count21
  br i1 %exitcond22.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, %0
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv18
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @triangle_upper(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count23 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next, %wide.trip.count23
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv19 = phi i64 [ %indvars.iv, %for.cond1.preheader ], [ %indvars.iv.next20, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv19
  %1 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %add = add i32 %1, %0
  store i32 %add, ptr %arrayidx6, align 4, !tbaa !5
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count23
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @multiplied(ptr noalias noundef writeonly captures(none) %c, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp44 = icmp sgt i32 %m, 0
  br i1 %cmp44, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp242 = icmp sgt i32 %n, 0
  %0 = zext i32 %n to i64
  %1 = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv56 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next57, %for.cond.cleanup3 ]
  br i1 %cmp242, label %for.cond5.preheader.lr.ph, label %for.cond.cleanup3

for.cond5.preheader.lr.ph:                        ; preds = %for.cond1.preheader
  %2 = mul nuw nsw i64 %indvars.iv56, %1
  %3 = mul nuw nsw i64 %indvars.iv56, %0
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %2
  %invariant.gep65 = getelementptr inbounds nuw i32, ptr %c, i64 %3
  br label %for.body8.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body8.preheader:                              ; preds = %for.cond.cleanup7, %for.cond5.preheader.lr.ph
  %indvars.iv50 = phi i64 [ 0, %for.cond5.preheader.lr.ph ], [ %indvars.iv.next51, %for.cond.cleanup7 ]
  %invariant.gep63 = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv50
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv.next57 = add nuw nsw i64 %indvars.iv56, 1
  %exitcond62.not = icmp eq i64 %indvars.iv.next57, %1
  br i1 %exitcond62.not, label %for.cond.cleanup, label %for.cond1.preheader

for.cond.cleanup7:                                ; preds = %for.body8
  %gep66 = getelementptr inbounds nuw i32, ptr %invariant.gep65, i64 %indvars.iv50
  store i32 %add14, ptr %gep66, align 4, !tbaa !5
  %indvars.iv.next51 = add nuw nsw i64 %indvars.iv50, 1
  %exitcond55.not = icmp eq i64 %indvars.iv.next51, %0
  br i1 %exitcond55.not, label %for.cond.cleanup3, label %for.body8.preheader

for.body8:                                        ; preds = %for.body8, %for.body8.preheader
  %indvars.iv = phi i64 [ 0, %for.body8.preheader ], [ %indvars.iv.next, %for.body8 ]
  %r.040 = phi i32 [ 0, %for.body8.preheader ], [ %add14, %for.body8 ]
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %4 = load i32, ptr %gep, align 4, !tbaa !5
  %5 = mul nuw nsw i64 %indvars.iv, %0
  %gep64 = getelementptr inbounds nuw i32, ptr %invariant.gep63, i64 %5
  %6 = load i32, ptr %gep64, align 4, !tbaa !5
  %mul13 = mul i32 %6, %4
  %add14 = add i32 %mul13, %r.040
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %1
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @multiplied_by_rows(ptr noalias noundef captures(none) %c, ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp42 = icmp sgt i32 %m, 0
  br i1 %cmp42, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp638 = icmp sgt i32 %n, 0
  %0 = zext i32 %n to i64
  %1 = zext nneg i32 %m to i64
  br label %for.cond5.preheader.lr.ph

for.cond5.preheader.lr.ph:                        ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv54 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next55, %for.cond.cleanup3 ]
  %2 = mul nuw nsw i64 %indvars.iv54, %1
  %3 = trunc i64 %indvars.iv54 to i32
  %4 = mul i32 %n, %3
  %5 = zext i32 %4 to i64
  %invariant.gep63 = getelementptr inbounds nuw i32, ptr %a, i64 %2
  %invariant.gep61 = getelementptr inbounds nuw i32, ptr %c, i64 %5
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond5.preheader.lr.ph
  %indvars.iv47 = phi i64 [ 0, %for.cond5.preheader.lr.ph ], [ %indvars.iv.next48, %for.cond.cleanup7 ]
  br i1 %cmp638, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:                                  ; preds = %for.cond5.preheader
  %gep64 = getelementptr inbounds nuw i32, ptr %invariant.gep63, i64 %indvars.iv47
  %6 = load i32, ptr %gep64, align 4, !tbaa !5
  %7 = mul nuw nsw i64 %indvars.iv47, %0
  %invariant.gep = getelementptr inbounds nuw i32, ptr %b, i64 %7
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next55 = add nuw nsw i64 %indvars.iv54, 1
  %exitcond60.not = icmp eq i64 %indvars.iv.next55, %1
  br i1 %exitcond60.not, label %for.cond.cleanup, label %for.cond5.preheader.lr.ph

for.cond.cleanup7:                                ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv.next48 = add nuw nsw i64 %indvars.iv47, 1
  %exitcond53.not = icmp eq i64 %indvars.iv.next48, %1
  br i1 %exitcond53.not, label %for.cond.cleanup3, label %for.cond5.preheader

for.body8:                                        ; preds = %for.body8, %for.body8.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %8 = load i32, ptr %gep, align 4, !tbaa !5
  %mul13 = mul i32 %8, %6
  %gep62 = getelementptr inbounds nuw i32, ptr %invariant.gep61, i64 %indvars.iv
  %9 = load i32, ptr %gep62, align 4, !tbaa !5
  %add18 = add i32 %9, %mul13
  store i32 %add18, ptr %gep62, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @convolved(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef readonly captures(none) %c, i32 noundef %m, i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %m, 0
  %wide.trip.count30 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv27 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next28, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv27
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %r.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add7, %for.body4 ]
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv27
  store i32 %r.0.lcssa, ptr %arrayidx9, align 4, !tbaa !5
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.021 = phi i32 [ 0, %for.body4.preheader ], [ %add7, %for.body4 ]
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %c, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %mul = mul i32 %1, %0
  %add7 = add i32 %mul, %r.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @shrinking(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp.not19 = icmp eq i32 %n, 0
  br i1 %cmp.not19, label %for.cond.cleanup, label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %s.020 = phi i32 [ %div17, %for.cond.cleanup3 ], [ %n, %entry ]
  %wide.trip.count = zext i32 %s.020 to i64
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %div17 = lshr i32 %s.020, 1
  %cmp.not = icmp eq i32 %div17, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %0 = trunc nuw i64 %indvars.iv to i32
  %add = add i32 %s.020, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %add7 = add i32 %2, %1
  store i32 %add7, ptr %arrayidx6, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @bubble(ptr noundef captures(none) %a, i32 noundef %m) #0 {
entry:
  %cmp36 = icmp sgt i32 %m, 0
  br i1 %cmp36, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv39 = phi i64 [ %0, %for.cond1.preheader.preheader ], [ %indvars.iv.next40, %for.cond.cleanup3 ]
  %.pre = load i32, ptr %a, align 4, !tbaa !5
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.inc
  %indvars.iv.next40 = add nsw i64 %indvars.iv39, -1
  %cmp = icmp sgt i64 %indvars.iv39, 1
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup

for.body4:                                        ; preds = %for.inc, %for.cond1.preheader
  %1 = phi i32 [ %.pre, %for.cond1.preheader ], [ %3, %for.inc ]
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.inc ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  %2 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  %cmp7 = icmp ugt i32 %1, %2
  br i1 %cmp7, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body4
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %2, ptr %arrayidx, align 4, !tbaa !5
  store i32 %1, ptr %arrayidx6, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body4
  %3 = phi i32 [ %2, %for.body4 ], [ %1, %if.then ]
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv39
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @two_loops(ptr noalias noundef captures(none) %a, ptr noalias noundef captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.preheader, label %for.cond.cleanup4

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body5.preheader:                              ; preds = %for.body
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.body5

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body5.preheader, label %for.body

for.cond.cleanup4:                                ; preds = %for.body5, %entry
  ret void

for.body5:                                        ; preds = %for.body5, %for.body5.preheader
  %indvars.iv26 = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next27, %for.body5 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv26
  %1 = load i32, ptr %arrayidx7, align 4, !tbaa !5
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv26
  %2 = load i32, ptr %arrayidx9, align 4, !tbaa !5
  %add10 = add i32 %2, %1
  store i32 %add10, ptr %arrayidx9, align 4, !tbaa !5
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup4, label %for.body5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @two_folds(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup4

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body5.preheader:                              ; preds = %for.body
  %wide.trip.count30 = zext nneg i32 %n to i64
  br label %for.body5

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.020 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %r.020
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body5.preheader, label %for.body

for.cond.cleanup4:                                ; preds = %for.body5, %entry
  %r.1.lcssa = phi i32 [ 0, %entry ], [ %xor, %for.body5 ]
  ret i32 %r.1.lcssa

for.body5:                                        ; preds = %for.body5, %for.body5.preheader
  %indvars.iv27 = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next28, %for.body5 ]
  %r.123 = phi i32 [ %add, %for.body5.preheader ], [ %xor, %for.body5 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv27
  %1 = load i32, ptr %arrayidx7, align 4, !tbaa !5
  %xor = xor i32 %1, %r.123
  %indvars.iv.next28 = add nuw nsw i64 %indvars.iv27, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next28, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup4, label %for.body5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @inner_of_three(ptr noundef captures(none) %a, i32 noundef %m) #0 {
entry:
  %cmp33 = icmp sgt i32 %m, 0
  br i1 %cmp33, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %m to i64
  br label %for.cond5.preheader.lr.ph

for.cond5.preheader.lr.ph:                        ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv44 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next45, %for.cond.cleanup3 ]
  %1 = mul nuw nsw i64 %indvars.iv44, %0
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond5.preheader.lr.ph
  %indvars.iv37 = phi i64 [ 0, %for.cond5.preheader.lr.ph ], [ %indvars.iv.next38, %for.cond.cleanup7 ]
  %2 = add nuw nsw i64 %indvars.iv37, %1
  %3 = mul nuw nsw i64 %2, %0
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %3
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond49.not = icmp eq i64 %indvars.iv.next45, %0
  br i1 %exitcond49.not, label %for.cond.cleanup, label %for.cond5.preheader.lr.ph

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next38 = add nuw nsw i64 %indvars.iv37, 1
  %exitcond43.not = icmp eq i64 %indvars.iv.next38, %0
  br i1 %exitcond43.not, label %for.cond.cleanup3, label %for.cond5.preheader

for.body8:                                        ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %4 = load i32, ptr %gep, align 4, !tbaa !5
  %5 = trunc nuw nsw i64 %indvars.iv to i32
  %add11 = add i32 %4, %5
  store i32 %add11, ptr %gep, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nounwind
define void @calls(ptr noundef captures(none) %a, i32 noundef %n) #2 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %call = tail call i32 @probe(i32 noundef %0) #2
  store i32 %call, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare i32 @probe(i32 noundef)

; Function Attrs: nounwind
define void @calls_after(ptr noundef captures(none) %a, i32 noundef %n) #2 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  tail call void @note(i32 noundef %add) #2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare void @note(i32 noundef)

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @volatile_read(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef %b, i32 noundef %n) #3 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %0 = load volatile i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @volatile_write(ptr noalias noundef %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #3 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store volatile i32 %0, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define void @atomic_read(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #4 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %0 = load atomic i32, ptr %arrayidx monotonic, align 4
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define void @atomic_add(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #4 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1
  %1 = atomicrmw add ptr %arrayidx2, i32 1 seq_cst, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nounwind
define void @fenced(ptr noundef captures(none) %a, i32 noundef %n) #5 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  fence seq_cst
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nounwind
define void @assembly(ptr noundef captures(none) %a, i32 noundef %n) #2 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #2, !srcloc !11
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @list_like(ptr noundef readonly captures(none) %idx, i32 noundef %n) #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ 0, %entry ], [ %0, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %at.04 = phi i32 [ %0, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %at.04 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @shifts_until_zero(i32 noundef %k) #6 {
entry:
  %tobool.not4 = icmp eq i32 %k, 0
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %r.06 = phi i32 [ %add, %while.body ], [ 0, %entry ]
  %k.addr.05 = phi i32 [ %shr, %while.body ], [ %k, %entry ]
  %and = and i32 %k.addr.05, 1
  %add = add i32 %r.06, %and
  %shr = lshr i32 %k.addr.05, 1
  %tobool.not = icmp eq i32 %shr, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %add, %while.body ]
  ret i32 %r.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @wide_counter(i32 noundef %n) #6 {
entry:
  %cmp5.not = icmp eq i32 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %extract = lshr i128 %add, 7
  %extract.t = trunc i128 %extract to i32
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %r.0.lcssa.off7 = phi i32 [ 0, %entry ], [ %extract.t, %for.cond.cleanup.loopexit ]
  ret i32 %r.0.lcssa.off7

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %r.06 = phi i128 [ %add, %for.body ], [ 1, %entry ]
  %mul = mul i128 %r.06, 3
  %conv = zext i32 %i.07 to i128
  %add = add i128 %mul, %conv
  %inc = add nuw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @scans(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 1
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi i32 [ %load_initial, %for.body.preheader ], [ %add, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %0, align 4, !tbaa !5
  %add = add i32 %1, %store_forwarded
  store i32 %add, ptr %0, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @told_not_to(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, 5
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #2 = { nounwind }
attributes #3 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { nofree norecurse nounwind memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nounwind }
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
!11 = !{i64 3273}
!12 = distinct !{!12, !13, !14, !15}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!"llvm.loop.vectorize.width", i32 1}
