source_filename = "places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.012
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %0, %best.010
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1, i64 %i.012, i64 %at.011
  %inc = add nuw nsw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @last_least(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.012
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp sgt i32 %0, %best.010
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1.not, i64 %at.011, i64 %i.012
  %inc = add nuw nsw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @first_most(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select9, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.012 = phi i32 [ -1, %for.body.preheader ], [ %spec.select9, %for.body ]
  %best.011 = phi i32 [ -100, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp sgt i32 %0, %best.011
  %spec.select = tail call i32 @llvm.smax.i32(i32 %0, i32 %best.011)
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select9 = select i1 %cmp1, i32 %1, i32 %at.012
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @last_most(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select9, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.012 = phi i32 [ -1, %for.body.preheader ], [ %spec.select9, %for.body ]
  %best.011 = phi i32 [ -100, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp slt i32 %0, %best.011
  %spec.select = tail call i32 @llvm.smax.i32(i32 %0, i32 %best.011)
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select9 = select i1 %cmp1.not, i32 %at.012, i32 %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least_unsigned(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.012
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp ult i32 %0, %best.010
  %spec.select = tail call i32 @llvm.umin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1, i64 %i.012, i64 %at.011
  %inc = add nuw nsw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @last_least_unsigned(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.012
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp ugt i32 %0, %best.010
  %spec.select = tail call i32 @llvm.umin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1.not, i64 %at.011, i64 %i.012
  %inc = add nuw nsw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @first_most_unsigned(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select9, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.012 = phi i32 [ -1, %for.body.preheader ], [ %spec.select9, %for.body ]
  %best.011 = phi i32 [ 0, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp ugt i32 %0, %best.011
  %spec.select = tail call i32 @llvm.umax.i32(i32 %0, i32 %best.011)
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select9 = select i1 %cmp1, i32 %1, i32 %at.012
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @last_most_unsigned(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select9, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.012 = phi i32 [ -1, %for.body.preheader ], [ %spec.select9, %for.body ]
  %best.011 = phi i32 [ 0, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp ult i32 %0, %best.011
  %spec.select = tail call i32 @llvm.umax.i32(i32 %0, i32 %best.011)
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select9 = select i1 %cmp1.not, i32 %at.012, i32 %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least_wide(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i64 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %i.012
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !9
  %cmp1 = icmp slt i64 %0, %best.010
  %spec.select = tail call i64 @llvm.smin.i64(i64 %0, i64 %best.010)
  %spec.select8 = select i1 %cmp1, i64 %i.012, i64 %at.011
  %inc = add nuw nsw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @last_most_short(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select11, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.014 = phi i32 [ -1, %for.body.preheader ], [ %spec.select11, %for.body ]
  %best.013 = phi i16 [ -100, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !11
  %cmp2.not = icmp slt i16 %0, %best.013
  %spec.select = tail call i16 @llvm.smax.i16(i16 %0, i16 %best.013)
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select11 = select i1 %cmp2.not, i32 %at.014, i32 %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @first_least_byte(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select11, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.014 = phi i32 [ -1, %for.body.preheader ], [ %spec.select11, %for.body ]
  %best.013 = phi i8 [ -1, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %cmp2 = icmp ult i8 %0, %best.013
  %spec.select = tail call i8 @llvm.umin.i8(i8 %0, i8 %best.013)
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select11 = select i1 %cmp2, i32 %1, i32 %at.014
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @last_most_byte(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp11 = icmp sgt i64 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select10, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.014 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.013 = phi i64 [ %spec.select10, %for.body ], [ -1, %entry ]
  %best.012 = phi i8 [ %spec.select, %for.body ], [ 1, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %i.014
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %cmp2.not = icmp slt i8 %0, %best.012
  %spec.select = tail call i8 @llvm.smax.i8(i8 %0, i8 %best.012)
  %spec.select10 = select i1 %cmp2.not, i64 %at.013, i64 %i.014
  %inc = add nuw nsw i64 %i.014, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @last_least_counted_unsigned(ptr noalias noundef readonly captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp10.not = icmp eq i32 %n, 0
  br i1 %cmp10.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select9, %for.body ]
  ret i32 %at.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %at.012 = phi i32 [ -1, %for.body.preheader ], [ %spec.select9, %for.body ]
  %best.011 = phi i32 [ 100, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp sgt i32 %0, %best.011
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.011)
  %1 = trunc nuw i64 %indvars.iv to i32
  %spec.select9 = select i1 %cmp1.not, i32 %at.012, i32 %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least_from(ptr noalias noundef readonly captures(none) %a, i64 noundef %n, i32 noundef %k) #0 {
entry:
  %conv = sext i32 %k to i64
  %cmp12 = icmp sgt i64 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ %conv, %entry ], [ %spec.select11, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.015 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.014 = phi i64 [ %spec.select11, %for.body ], [ %conv, %entry ]
  %best.013 = phi i32 [ %spec.select, %for.body ], [ %k, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.015
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp2 = icmp slt i32 %0, %best.013
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.013)
  %spec.select11 = select i1 %cmp2, i64 %i.015, i64 %at.014
  %inc = add nuw nsw i64 %i.015, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @last_least_from(ptr noalias noundef readonly captures(none) %a, i64 noundef %n, i32 noundef %k) #0 {
entry:
  %conv = sext i32 %k to i64
  %cmp12 = icmp sgt i64 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ %conv, %entry ], [ %spec.select11, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.015 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.014 = phi i64 [ %spec.select11, %for.body ], [ %conv, %entry ]
  %best.013 = phi i32 [ %spec.select, %for.body ], [ %k, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.015
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp2.not = icmp sgt i32 %0, %best.013
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.013)
  %spec.select11 = select i1 %cmp2.not, i64 %at.014, i64 %i.015
  %inc = add nuw nsw i64 %i.015, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i64 -2147483648, -9223372036854775808) i64 @first_least_and_value(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i64 %n, 0
  br i1 %cmp10, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = mul nuw nsw i64 %spec.select9, 1000
  %1 = sext i32 %spec.select to i64
  %2 = add nsw i64 %0, %1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add = phi i64 [ 100, %entry ], [ %2, %for.cond.cleanup.loopexit ]
  ret i64 %add

for.body:                                         ; preds = %for.body, %entry
  %i.013 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.012 = phi i64 [ %spec.select9, %for.body ], [ 0, %entry ]
  %best.011 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.013
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %3, %best.011
  %spec.select = tail call i32 @llvm.smin.i32(i32 %3, i32 %best.011)
  %spec.select9 = select i1 %cmp1, i64 %i.013, i64 %at.012
  %inc = add nuw nsw i64 %i.013, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i64 -100, -9223372036854775808) i64 @last_most_and_value(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i64 %n, 0
  br i1 %cmp10, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = mul nuw nsw i64 %spec.select9, 1000
  %1 = sext i32 %spec.select to i64
  %2 = add nsw i64 %0, %1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add = phi i64 [ -100, %entry ], [ %2, %for.cond.cleanup.loopexit ]
  ret i64 %add

for.body:                                         ; preds = %for.body, %entry
  %i.013 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.012 = phi i64 [ %spec.select9, %for.body ], [ 0, %entry ]
  %best.011 = phi i32 [ %spec.select, %for.body ], [ -100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.013
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp slt i32 %3, %best.011
  %spec.select = tail call i32 @llvm.smax.i32(i32 %3, i32 %best.011)
  %spec.select9 = select i1 %cmp1.not, i64 %at.012, i64 %i.013
  %inc = add nuw nsw i64 %i.013, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i64 -1, 9223372036854775807) i64 @first_least_downwards(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.0.in12 = phi i64 [ %i.0, %for.body ], [ %n, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %i.0 = add nsw i64 %i.0.in12, -1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.0
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %0, %best.010
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1, i64 %i.0, i64 %at.011
  %cmp = icmp samesign ugt i64 %i.0.in12, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i64 -1, 9223372036854775807) i64 @last_least_downwards(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.0.in12 = phi i64 [ %i.0, %for.body ], [ %n, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %i.0 = add nsw i64 %i.0.in12, -1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.0
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp sgt i32 %0, %best.010
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1.not, i64 %at.011, i64 %i.0
  %cmp = icmp samesign ugt i64 %i.0.in12, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least_by_threes(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %at.011 = phi i64 [ %spec.select8, %for.body ], [ -1, %entry ]
  %best.010 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.012
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %0, %best.010
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.010)
  %spec.select8 = select i1 %cmp1, i64 %i.012, i64 %at.011
  %add = add nuw nsw i64 %i.012, 3
  %cmp = icmp slt i64 %add, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least_turned(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i64 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %cond, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %best.018 = phi i32 [ %cond6, %for.body ], [ 100, %entry ]
  %i.017 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.016 = phi i64 [ %cond, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.017
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1.not = icmp sgt i32 %best.018, %0
  %cond = select i1 %cmp1.not, i64 %i.017, i64 %at.016
  %cond6 = tail call i32 @llvm.smin.i32(i32 %best.018, i32 %0)
  %inc = add nuw nsw i64 %i.017, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @first_least_of_sums(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %best.012 = phi i32 [ %spec.select8, %for.body ], [ 100, %entry ]
  %i.011 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.010 = phi i64 [ %spec.select, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.011
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %b, i64 %i.011
  %1 = load i32, ptr %arrayidx1, align 4, !tbaa !5
  %add = add nsw i32 %1, %0
  %cmp2 = icmp slt i32 %add, %best.012
  %spec.select = select i1 %cmp2, i64 %i.011, i64 %at.010
  %spec.select8 = tail call i32 @llvm.smin.i32(i32 %add, i32 %best.012)
  %inc = add nuw nsw i64 %i.011, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @two_places(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i64 %n, 0
  br i1 %cmp20, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = mul nsw i64 %spec.select19, 1000
  %1 = add nsw i64 %0, %there.1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add = phi i64 [ -1001, %entry ], [ %1, %for.cond.cleanup.loopexit ]
  ret i64 %add

for.body:                                         ; preds = %for.body, %entry
  %i.025 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %there.024 = phi i64 [ %there.1, %for.body ], [ -1, %entry ]
  %at.023 = phi i64 [ %spec.select19, %for.body ], [ -1, %entry ]
  %most.022 = phi i32 [ %most.1, %for.body ], [ -100, %entry ]
  %least.021 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.025
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %2, %least.021
  %spec.select = tail call i32 @llvm.smin.i32(i32 %2, i32 %least.021)
  %spec.select19 = select i1 %cmp1, i64 %i.025, i64 %at.023
  %cmp4 = icmp sgt i32 %2, %most.022
  %most.1 = tail call i32 @llvm.smax.i32(i32 %2, i32 %most.022)
  %there.1 = select i1 %cmp4, i64 %i.025, i64 %there.024
  %inc = add nuw nsw i64 %i.025, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @two_places_of_one(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp24 = icmp sgt i64 %n, 0
  br i1 %cmp24, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = mul nsw i64 %cond, 1000
  %1 = add nsw i64 %0, %cond6
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add = phi i64 [ -995, %entry ], [ %1, %for.cond.cleanup.loopexit ]
  ret i64 %add

for.body:                                         ; preds = %for.body, %entry
  %best.028 = phi i32 [ %cond11, %for.body ], [ 100, %entry ]
  %i.027 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %other.026 = phi i64 [ %cond6, %for.body ], [ 5, %entry ]
  %at.025 = phi i64 [ %cond, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.027
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %2, %best.028
  %cond = select i1 %cmp1, i64 %i.027, i64 %at.025
  %cmp2.not = icmp sgt i32 %2, %best.028
  %cond6 = select i1 %cmp2.not, i64 %other.026, i64 %i.027
  %cond11 = tail call i32 @llvm.smin.i32(i32 %2, i32 %best.028)
  %inc = add nuw nsw i64 %i.027, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i64 @best_is_used(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i64 noundef %n) #1 {
entry:
  %cmp12 = icmp sgt i64 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select11, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.015 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.014 = phi i64 [ %spec.select11, %for.body ], [ -1, %entry ]
  %best.013 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.015
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %0, %best.013
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.013)
  %spec.select11 = select i1 %cmp1, i64 %i.015, i64 %at.014
  %mul = mul nsw i32 %spec.select, 3
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %b, i64 %i.015
  store i32 %mul, ptr %arrayidx3, align 4, !tbaa !5
  %inc = add nuw nsw i64 %i.015, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @other_comparison(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i64 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %cond, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %best.018 = phi i32 [ %cond6, %for.body ], [ 100, %entry ]
  %i.017 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.016 = phi i64 [ %cond, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.017
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp sgt i32 %0, %best.018
  %cond = select i1 %cmp1, i64 %i.017, i64 %at.016
  %cond6 = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.018)
  %inc = add nuw nsw i64 %i.017, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @other_signedness(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i64 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %cond, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %best.018 = phi i32 [ %cond6, %for.body ], [ 100, %entry ]
  %i.017 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.016 = phi i64 [ %cond, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.017
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp ult i32 %0, %best.018
  %cond = select i1 %cmp1, i64 %i.017, i64 %at.016
  %cond6 = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.018)
  %inc = add nuw nsw i64 %i.017, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @equal_comparison(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i64 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %cond, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %best.018 = phi i32 [ %cond6, %for.body ], [ 100, %entry ]
  %i.017 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.016 = phi i64 [ %cond, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.017
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i32 %0, %best.018
  %cond = select i1 %cmp1, i64 %i.017, i64 %at.016
  %cond6 = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.018)
  %inc = add nuw nsw i64 %i.017, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @of_another_value(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i64 %n, 0
  br i1 %cmp18, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %cond, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.021 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.020 = phi i64 [ %cond, %for.body ], [ -1, %entry ]
  %best.019 = phi i32 [ %.best.0, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %i.021
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %0, %best.019
  %cond = select i1 %cmp1, i64 %i.021, i64 %at.020
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %i.021
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %.best.0 = tail call i32 @llvm.smin.i32(i32 %1, i32 %best.019)
  %inc = add nuw nsw i64 %i.021, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @after_the_new_one(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i64 %n, 0
  br i1 %cmp19, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %cond8, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.021 = phi i64 [ %cond8, %for.body ], [ -1, %entry ]
  %best.020 = phi i32 [ %.best.0, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.022
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %.best.0 = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.020)
  %cmp4.not = icmp slt i32 %best.020, %0
  %cond8 = select i1 %cmp4.not, i64 %at.021, i64 %i.022
  %inc = add nuw nsw i64 %i.022, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i32 -2147483648, 108) i32 @whether_there_was_less(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i64 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = add nsw i32 %cond6, %cond
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add = phi i32 [ 100, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %best.018 = phi i32 [ %cond6, %for.body ], [ 100, %entry ]
  %i.017 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %r.016 = phi i32 [ %cond, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.017
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %1, %best.018
  %cond = select i1 %cmp1, i32 7, i32 %r.016
  %cond6 = tail call i32 @llvm.smin.i32(i32 %1, i32 %best.018)
  %inc = add nuw nsw i64 %i.017, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i64 @best_is_stored(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i64 noundef %n) #1 {
entry:
  %cmp12 = icmp sgt i64 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %spec.select11, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.015 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.014 = phi i64 [ %spec.select11, %for.body ], [ -1, %entry ]
  %best.013 = phi i32 [ %spec.select, %for.body ], [ 100, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.015
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %0, %best.013
  %spec.select = tail call i32 @llvm.smin.i32(i32 %0, i32 %best.013)
  %spec.select11 = select i1 %cmp1, i64 %i.015, i64 %at.014
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %b, i64 %i.015
  store i32 %spec.select, ptr %arrayidx3, align 4, !tbaa !5
  %inc = add nuw nsw i64 %i.015, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @least_of_floats(ptr noalias noundef readonly captures(none) %a, i64 noundef %n) #0 {
entry:
  %cmp8 = icmp sgt i64 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %at.0.lcssa = phi i64 [ -1, %entry ], [ %at.1, %for.body ]
  ret i64 %at.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.011 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %at.010 = phi i64 [ %at.1, %for.body ], [ -1, %entry ]
  %best.09 = phi float [ %best.1, %for.body ], [ 1.000000e+02, %entry ]
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %i.011
  %0 = load float, ptr %arrayidx, align 4, !tbaa !14
  %cmp1 = fcmp olt float %0, %best.09
  %best.1 = select i1 %cmp1, float %0, float %best.09
  %at.1 = select i1 %cmp1, i64 %i.011, i64 %at.010
  %inc = add nuw nsw i64 %i.011, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!"long", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !7, i64 0}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
