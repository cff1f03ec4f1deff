; ModuleID = '<stdin>'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i64, [5 x i8] }

@table = external local_unnamed_addr global [64 x i32], align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_signed(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_le(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not4 = icmp slt i32 %n, 0
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add nuw i32 %n, 1
  %wide.trip.count = zext i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_ule(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %0, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %s.04 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.04
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_down(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_down_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.04 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %1 = add nsw i64 %indvars.iv, -1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %1
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %2, %s.04
  %cmp.not.wide = icmp eq i64 %1, 0
  br i1 %cmp.not.wide, label %for.cond.cleanup, label %for.body, !llvm.loop !16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_ne(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not4 = icmp eq i32 %n, 0
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_between(ptr noundef readonly captures(none) %a, i32 noundef %from, i32 noundef %to) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp slt i32 %from, %to
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %from to i64
  %wide.trip.count = sext i32 %to to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_between_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %from, i32 noundef %to) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp ult i32 %from, %to
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %from to i64
  %wide.trip.count = zext i32 %to to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @sum_long(ptr noundef readonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i64 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  ret i64 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %s.05 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %i.06
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !20
  %add = add nsw i64 %0, %s.05
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @sum_ulong(ptr noundef readonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i64 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  ret i64 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %s.05 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %i.06
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !20
  %add = add nsw i64 %0, %s.05
  %inc = add nuw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_u8(ptr noundef readonly captures(none) %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp6.not = icmp eq i8 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i8 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_u16(ptr noundef readonly captures(none) %a, i16 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp6.not = icmp eq i16 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i16 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_s8(ptr noundef readonly captures(none) %a, i8 noundef signext %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i8 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i8 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !26
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_s16_down(ptr noundef readonly captures(none) %a, i16 noundef signext %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i16 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i16 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.06
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step3(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 3
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !28
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step3_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5.not = icmp eq i32 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add1, %for.body ], [ 0, %entry ]
  %s.06 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.06
  %add1 = add i32 %i.07, 3
  %cmp = icmp ult i32 %add1, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step4_from(ptr noundef readonly captures(none) %a, i32 noundef %from, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp slt i32 %from, %n
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %from to i64
  %1 = sext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %2, %s.06
  %indvars.iv.next = add nsw i64 %indvars.iv, 4
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_down5(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 7
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %indvars.iv.next = add nsw i64 %indvars.iv, -5
  %cmp = icmp sgt i64 %indvars.iv, 12
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_variable(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %k to i64
  %1 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %2, %s.06
  %indvars.iv.next = add nsw i64 %indvars.iv, %0
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_variable_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp5.not = icmp eq i32 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add1, %for.body ], [ 0, %entry ]
  %s.06 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.06
  %add1 = add i32 %i.07, %k
  %cmp = icmp ult i32 %add1, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_positive(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %k, 0
  %cmp17 = icmp sgt i32 %n, 0
  %or.cond = and i1 %cmp, %cmp17
  br i1 %or.cond, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %k to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, %0
  %2 = trunc nuw i64 %indvars.iv.next to i32
  %cmp1 = icmp sgt i32 %n, %2
  br i1 %cmp1, label %for.body, label %cleanup, !llvm.loop !34

cleanup:                                          ; preds = %for.body, %entry
  %retval.0 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_not_equal2(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not5 = icmp eq i32 %n, 0
  br i1 %cmp.not5, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_not_equal_even(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not6 = icmp eq i32 %n, 0
  br i1 %cmp.not6, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %mul = shl nsw i32 %n, 1
  %0 = zext i32 %mul to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_not_equal_mul6(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %mul = mul i32 %n, 6
  %cmp.not5 = icmp eq i32 %mul, 0
  br i1 %cmp.not5, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add1, %for.body ], [ 0, %entry ]
  %s.06 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.06
  %add1 = add i32 %i.07, 3
  %cmp.not = icmp eq i32 %add1, %mul
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_100(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %s.04 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.04
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !38
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_step7(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 3, %entry ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 7
  %cmp = icmp samesign ult i64 %indvars.iv, 93
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_down(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 100, %entry ], [ %indvars.iv.next, %for.body ]
  %s.04 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.04
  %indvars.iv.next = add nsw i64 %indvars.iv, -7
  %cmp = icmp samesign ugt i64 %indvars.iv, 10
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !40
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_u8_wraps(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i8 [ 3, %entry ], [ %add3, %for.body ]
  %s.08 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %idxprom = zext i8 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %add3 = add i8 %i.09, 7
  %cmp.not = icmp eq i8 %add3, 1
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @constant_nested() local_unnamed_addr #1 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %indvars.iv21 = phi i64 [ 0, %entry ], [ %indvars.iv.next22, %for.cond.cleanup3 ]
  %s.017 = phi i32 [ 0, %entry ], [ %add5, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds i32, ptr @table, i64 %indvars.iv21
  %0 = trunc nuw nsw i64 %indvars.iv21 to i32
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret i32 %add5

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next22, 8
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !42

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %s.115 = phi i32 [ %s.017, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %1 = load i32, ptr %gep, align 4, !tbaa !5
  %mul = mul nsw i32 %1, %0
  %add5 = add nsw i32 %mul, %s.115
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 16
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !43
}

; Function Attrs: nofree norecurse noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @never_ends(ptr noundef %a) local_unnamed_addr #2 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.cond ]
  store volatile i32 %i.0, ptr %a, align 4, !tbaa !5
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @at_least_once(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %s.0 = phi i32 [ %add, %do.body ], [ 0, %entry ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.0
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !45

do.end:                                           ; preds = %do.body
  ret i32 %add
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @at_least_once_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %umax = tail call i32 @llvm.umax.i32(i32 %n, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %s.0 = phi i32 [ %add, %do.body ], [ 0, %entry ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.0
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !46

do.end:                                           ; preds = %do.body
  ret i32 %add
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @guarded(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %n, 0
  br i1 %cmp, label %do.body.preheader, label %if.end

do.body.preheader:                                ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %do.body.preheader
  %indvars.iv = phi i64 [ 0, %do.body.preheader ], [ %indvars.iv.next, %do.body ]
  %s.0 = phi i32 [ 0, %do.body.preheader ], [ %add, %do.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp1.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp1.not, label %if.end, label %do.body, !llvm.loop !47

if.end:                                           ; preds = %do.body, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %add, %do.body ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @guarded_multiple(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %rem = and i32 %n, 3
  %cmp = icmp eq i32 %rem, 0
  %cmp17 = icmp ne i32 %n, 0
  %or.cond = and i1 %cmp, %cmp17
  br i1 %or.cond, label %for.body.preheader, label %if.end

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 4
  %cmp1 = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp1, label %for.body, label %if.end, !llvm.loop !48

if.end:                                           ; preds = %for.body, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @guarded_bounds(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, -4
  %or.cond11 = icmp ult i32 %0, 61
  br i1 %or.cond11, label %for.body.preheader, label %if.end

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.09 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !49

if.end:                                           ; preds = %for.body, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @guarded_other(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %n, %m
  br i1 %cmp, label %for.body.preheader, label %if.end

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %n to i64
  %wide.trip.count = sext i32 %m to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.07
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !50

if.end:                                           ; preds = %for.body, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) uwtable
define dso_local i32 @assumed(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp = icmp ne i32 %n, 0
  tail call void @llvm.assume(i1 %cmp)
  %cmp1 = icmp samesign ult i32 %n, 1000
  tail call void @llvm.assume(i1 %cmp1)
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !51
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) uwtable
define dso_local i32 @assumed_multiple(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %rem = and i32 %n, 7
  %cmp = icmp eq i32 %rem, 0
  tail call void @llvm.assume(i1 %cmp)
  %cmp16.not = icmp eq i32 %n, 0
  br i1 %cmp16.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !52
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @masked_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 31
  %cmp4.not = icmp eq i32 %and, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %and to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !53
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @shifted_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %shr = lshr i32 %n, 3
  %cmp4.not = icmp eq i32 %shr, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %shr to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @divided_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 3
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div8 = lshr i32 %n, 2
  %wide.trip.count = zext nneg i32 %div8 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !55
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @minimum_bound(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cond = tail call i32 @llvm.smin.i32(i32 %n, i32 %m)
  %cmp17 = icmp sgt i32 %cond, 0
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %cond to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @maximum_bound(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cond = tail call i32 @llvm.umax.i32(i32 %n, i32 %m)
  %cmp17.not = icmp eq i32 %cond, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %cond to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @clamped_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp612.not = icmp slt i32 %n, 1
  br i1 %cmp612.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %cond5 = tail call i32 @llvm.smin.i32(i32 %n, i32 50)
  %wide.trip.count = zext nneg i32 %cond5 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.013 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.013
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !58
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @absolute_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp17.not = icmp eq i32 %n, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %smax = tail call i32 @llvm.abs.i32(i32 %n, i1 false)
  %wide.trip.count = zext i32 %smax to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.08 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !59
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @loaded_bound(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %n) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp4 = icmp sgt i32 %0, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !60
}

; Function Attrs: nounwind uwtable
define dso_local i32 @called_bound(ptr noundef readonly captures(none) %a) local_unnamed_addr #5 {
entry:
  %call5 = tail call i32 @probe(i32 noundef 0) #17
  %cmp6 = icmp sgt i32 %call5, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %s.07 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %1 = trunc nuw nsw i64 %indvars.iv.next to i32
  %call = tail call i32 @probe(i32 noundef %1) #17
  %2 = sext i32 %call to i64
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !61
}

declare i32 @probe(i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @find(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp.not5 = icmp sgt i32 %n, 0
  br i1 %cmp.not5, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i32 %0, %x
  br i1 %cmp1, label %cleanup.loopexit.split.loop.exit, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !62

cleanup.loopexit.split.loop.exit:                 ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit, %for.inc, %entry
  %spec.select = phi i32 [ -1, %entry ], [ %1, %cleanup.loopexit.split.loop.exit ], [ -1, %for.inc ]
  ret i32 %spec.select
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 0, 8) i32 @find_pair(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i32 %n, 0
  br i1 %cmp8.not, label %cleanup, label %for.body

for.body:                                         ; preds = %if.end, %entry
  %i.09 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %cmp1 = icmp eq i32 %i.09, %m
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %idxprom = zext i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp2 = icmp slt i32 %0, 0
  %inc = add nuw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  %or.cond = select i1 %cmp2, i1 true, i1 %exitcond.not
  br i1 %or.cond, label %cleanup, label %for.body, !llvm.loop !63

cleanup:                                          ; preds = %if.end, %for.body, %entry
  %spec.select = phi i32 [ 0, %entry ], [ 7, %for.body ], [ 0, %if.end ]
  ret i32 %spec.select
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @two_bounds(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.smin = tail call i32 @llvm.smin.i32(i32 %n, i32 %m)
  %0 = icmp sgt i32 %invariant.smin, 0
  br i1 %0, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %invariant.smin to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !64
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @two_bounds_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.umin = tail call i32 @llvm.umin.i32(i32 %n, i32 %m)
  %and78.not = icmp eq i32 %invariant.umin, 0
  br i1 %and78.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %invariant.umin to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.09 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !65
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @either_bound(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.smax = tail call i32 @llvm.smax.i32(i32 %n, i32 %m)
  %0 = icmp sgt i32 %invariant.smax, 0
  br i1 %0, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %invariant.smax to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %1, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_and_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp17 = icmp eq i32 %n, 0
  br i1 %cmp17, label %cleanup, label %if.end.preheader

if.end.preheader:                                 ; preds = %entry
  %0 = add i32 %n, -1
  %umin = tail call i32 @llvm.umin.i32(i32 %0, i32 31)
  %1 = add nuw nsw i32 %umin, 1
  %wide.trip.count = zext nneg i32 %1 to i64
  br label %if.end

if.end:                                           ; preds = %if.end, %if.end.preheader
  %indvars.iv = phi i64 [ 0, %if.end.preheader ], [ %indvars.iv.next, %if.end ]
  %s.08 = phi i32 [ 0, %if.end.preheader ], [ %add, %if.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %2, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond, label %cleanup, label %if.end, !llvm.loop !67

cleanup:                                          ; preds = %if.end, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %if.end ]
  ret i32 %s.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @break_on_wrap(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %3, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %s.06, i32 %0)
  %2 = extractvalue { i32, i1 } %1, 1
  %3 = extractvalue { i32, i1 } %1, 0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  %or.cond = select i1 %2, i1 true, i1 %exitcond.not
  br i1 %or.cond, label %cleanup, label %for.body, !llvm.loop !68

cleanup:                                          ; preds = %for.body, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %3, %for.body ]
  ret i32 %s.1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @until_overflow(i32 noundef %n) local_unnamed_addr #8 {
entry:
  %0 = mul i32 %n, 20
  ret i32 %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @add_until_overflow(i32 noundef %from) local_unnamed_addr #9 {
entry:
  %0 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %from, i32 5)
  %1 = extractvalue { i32, i1 } %0, 1
  br i1 %1, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %2 = phi { i32, i1 } [ %4, %while.body ], [ %0, %entry ]
  %k.02 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %3 = extractvalue { i32, i1 } %2, 0
  %inc = add i32 %k.02, 1
  %4 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %3, i32 5)
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %while.end, label %while.body, !llvm.loop !69

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #7

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @switch_exit(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %sw.default

sw.bb:                                            ; preds = %sw.default
  ret i32 %add

sw.default:                                       ; preds = %sw.default, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %sw.default ]
  %s.04 = phi i32 [ 0, %entry ], [ %add, %sw.default ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.04
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cond = icmp eq i64 %indvars.iv.next, 17
  br i1 %cond, label %sw.bb, label %sw.default, !llvm.loop !70
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @switch_inside(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not11 = icmp sgt i32 %n, 0
  br i1 %cmp.not11, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %s.012 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  switch i32 %0, label %sw.default [
    i32 1, label %for.inc
    i32 5, label %sw.bb1
    i32 9, label %cleanup
  ]

sw.bb1:                                           ; preds = %for.body
  br label %for.inc

sw.default:                                       ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %sw.default, %sw.bb1, %for.body
  %.sink = phi i32 [ 1, %sw.default ], [ -1, %sw.bb1 ], [ 2, %for.body ]
  %add = add nsw i32 %s.012, %.sink
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !71

cleanup:                                          ; preds = %for.inc, %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.inc ], [ %s.012, %for.body ]
  ret i32 %s.0.lcssa
}

; Function Attrs: nounwind uwtable
define dso_local i32 @goto_out(i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp9 = icmp slt i32 %n, 0
  br i1 %cmp9, label %out, label %if.end

again:                                            ; preds = %if.end
  %add4 = add nuw nsw i32 %i.010, 2
  %cmp = icmp sgt i32 %add4, %n
  br i1 %cmp, label %out, label %if.end

if.end:                                           ; preds = %again, %entry
  %s.011 = phi i32 [ %add, %again ], [ 0, %entry ]
  %i.010 = phi i32 [ %add4, %again ], [ 0, %entry ]
  %call = tail call i32 @probe(i32 noundef %i.010) #17
  %add = add nsw i32 %call, %s.011
  %cmp1 = icmp eq i32 %add, 12
  br i1 %cmp1, label %out, label %again

out:                                              ; preds = %if.end, %again, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %add, %again ], [ 12, %if.end ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @matrix(ptr noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #10 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp216 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count27 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  br i1 %cmp216, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv23, %0
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !72

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %2 = add nuw nsw i64 %indvars.iv, %indvars.iv23
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %3 = trunc nuw i64 %2 to i32
  store i32 %3, ptr %gep, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !73
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangle(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = add nuw i32 %n, 1
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader, %for.cond1.preheader.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond1.preheader ]
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %2 = mul i32 %0, %1
  %3 = zext i32 %2 to i64
  %4 = shl nuw nsw i64 %3, 2
  %scevgep = getelementptr nuw i8, ptr %a, i64 %4
  %5 = trunc i64 %indvars.iv to i32
  %6 = xor i32 %5, -1
  %7 = add i32 %n, %6
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 2
  %10 = add nuw nsw i64 %9, 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %scevgep, i8 0, i64 %10, i1 false), !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !74

for.cond.cleanup:                                 ; preds = %for.cond1.preheader, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @triangle_below(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count21 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv18 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next19, %for.cond.cleanup3 ]
  %cmp213.not = icmp eq i64 %indvars.iv18, 0
  br i1 %cmp213.not, label %for.cond.cleanup3, label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next19 = add nuw nsw i64 %indvars.iv18, 1
  %exitcond22.not = icmp eq i64 %indvars.iv.next19, %wide.trip.count21
  br i1 %exitcond22.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !75

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv18
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !76
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @multiply(ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp44 = icmp sgt i32 %n, 0
  br i1 %cmp44, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %2 = zext nneg i32 %n to i64
  %wide.trip.count61 = zext nneg i32 %n to i64
  %wide.trip.count54 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv56 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next57, %for.cond.cleanup3 ]
  %3 = mul nuw nsw i64 %indvars.iv56, %1
  %4 = mul nuw nsw i64 %indvars.iv56, %2
  %invariant.gep = getelementptr inbounds float, ptr %a, i64 %3
  %invariant.gep65 = getelementptr inbounds float, ptr %c, i64 %4
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv50 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next51, %for.cond.cleanup7 ]
  %invariant.gep63 = getelementptr inbounds float, ptr %b, i64 %indvars.iv50
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next57 = add nuw nsw i64 %indvars.iv56, 1
  %exitcond62.not = icmp eq i64 %indvars.iv.next57, %wide.trip.count61
  br i1 %exitcond62.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !77

for.cond.cleanup7:                                ; preds = %for.body8
  %gep66 = getelementptr inbounds float, ptr %invariant.gep65, i64 %indvars.iv50
  store float %8, ptr %gep66, align 4, !tbaa !78
  %indvars.iv.next51 = add nuw nsw i64 %indvars.iv50, 1
  %exitcond55.not = icmp eq i64 %indvars.iv.next51, %wide.trip.count54
  br i1 %exitcond55.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !80

for.body8:                                        ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %s.040 = phi float [ 0.000000e+00, %for.cond5.preheader ], [ %8, %for.body8 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %5 = load float, ptr %gep, align 4, !tbaa !78
  %6 = mul nuw nsw i64 %indvars.iv, %0
  %gep64 = getelementptr inbounds float, ptr %invariant.gep63, i64 %6
  %7 = load float, ptr %gep64, align 4, !tbaa !78
  %8 = tail call float @llvm.fmuladd.f32(float %5, float %7, float %s.040)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !81
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @blocked(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp17.not = icmp eq i32 %n, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.cond1.preheader

for.cond.loopexit:                                ; preds = %for.body5, %for.cond1.preheader
  %cmp = icmp ugt i32 %n, %indvars
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !82

for.cond1.preheader:                              ; preds = %for.cond.loopexit, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.cond.loopexit ], [ 0, %entry ]
  %indvars22 = trunc i64 %indvars.iv to i32
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 16
  %indvars = trunc i64 %indvars.iv.next to i32
  %invariant.umin = tail call i32 @llvm.umin.i32(i32 %indvars, i32 %n)
  %0 = icmp ugt i32 %invariant.umin, %indvars22
  br i1 %0, label %for.body5.preheader, label %for.cond.loopexit

for.body5.preheader:                              ; preds = %for.cond1.preheader
  %1 = zext i32 %invariant.umin to i64
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body5:                                        ; preds = %for.body5, %for.body5.preheader
  %indvars.iv19 = phi i64 [ %indvars.iv, %for.body5.preheader ], [ %indvars.iv.next20, %for.body5 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv19
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %mul = mul nsw i32 %2, 3
  store i32 %mul, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %3 = icmp samesign ult i64 %indvars.iv.next20, %1
  br i1 %3, label %for.body5, label %for.cond.loopexit, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fixed_array(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv35 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next36, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [32 x [64 x i32]], ptr %a, i64 %indvars.iv35
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv31 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next32, %for.cond.cleanup7 ]
  %arrayidx10 = getelementptr inbounds nuw [64 x i32], ptr %arrayidx, i64 %indvars.iv31
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next36 = add nuw nsw i64 %indvars.iv35, 1
  %exitcond38.not = icmp eq i64 %indvars.iv.next36, %wide.trip.count
  br i1 %exitcond38.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !84

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next32 = add nuw nsw i64 %indvars.iv31, 1
  %exitcond34.not = icmp eq i64 %indvars.iv.next32, 32
  br i1 %exitcond34.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !85

for.body8:                                        ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %arrayidx10, i64 %indvars.iv
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %0, ptr %arrayidx12, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !86
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @variable_array(i64 noundef %n, i64 noundef %m, ptr noundef writeonly captures(none) %a) local_unnamed_addr #10 {
entry:
  %cmp17 = icmp sgt i64 %n, 0
  br i1 %cmp17, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp215 = icmp sgt i64 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %i.018 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc7, %for.cond.cleanup3 ]
  br i1 %cmp215, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nuw nsw i64 %i.018, %m
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw nsw i64 %i.018, 1
  %exitcond19.not = icmp eq i64 %inc7, %n
  br i1 %exitcond19.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !87

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %j.016 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx5 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %j.016
  store double 1.000000e+00, ptr %arrayidx5, align 8, !tbaa !88
  %inc = add nuw nsw i64 %j.016, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !90
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %w, i32 noundef %h) local_unnamed_addr #11 {
entry:
  %cmp54 = icmp sgt i32 %h, 2
  br i1 %cmp54, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %sub = add nsw i32 %h, -1
  %sub2 = add i32 %w, -1
  %cmp352 = icmp sgt i32 %w, 2
  %0 = sext i32 %w to i64
  %1 = sext i32 %w to i64
  %2 = sext i32 %w to i64
  %wide.trip.count68 = zext i32 %sub to i64
  %wide.trip.count = zext i32 %sub2 to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup4, %for.cond1.preheader.lr.ph
  %indvars.iv60 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next61, %for.cond.cleanup4 ]
  br i1 %cmp352, label %for.body5.lr.ph, label %for.cond.cleanup4

for.body5.lr.ph:                                  ; preds = %for.cond1.preheader
  %3 = mul nuw nsw i64 %indvars.iv60, %1
  %4 = add nsw i64 %indvars.iv60, -1
  %5 = mul nsw i64 %4, %0
  %6 = add nuw nsw i64 %indvars.iv60, 1
  %7 = mul nuw nsw i64 %6, %2
  %invariant.gep = getelementptr float, ptr %a, i64 %5
  %invariant.gep70 = getelementptr float, ptr %a, i64 %7
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond1.preheader
  %indvars.iv.next61 = add nuw nsw i64 %indvars.iv60, 1
  %exitcond69.not = icmp eq i64 %indvars.iv.next61, %wide.trip.count68
  br i1 %exitcond69.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !91

for.body5:                                        ; preds = %for.body5, %for.body5.lr.ph
  %indvars.iv = phi i64 [ 1, %for.body5.lr.ph ], [ %indvars.iv.next, %for.body5 ]
  %8 = add nuw nsw i64 %indvars.iv, %3
  %9 = getelementptr float, ptr %a, i64 %8
  %arrayidx = getelementptr i8, ptr %9, i64 -4
  %10 = load float, ptr %arrayidx, align 4, !tbaa !78
  %arrayidx11 = getelementptr i8, ptr %9, i64 4
  %11 = load float, ptr %arrayidx11, align 4, !tbaa !78
  %add12 = fadd float %10, %11
  %gep = getelementptr float, ptr %invariant.gep, i64 %indvars.iv
  %12 = load float, ptr %gep, align 4, !tbaa !78
  %add18 = fadd float %add12, %12
  %gep71 = getelementptr float, ptr %invariant.gep70, i64 %indvars.iv
  %13 = load float, ptr %gep71, align 4, !tbaa !78
  %add24 = fadd float %add18, %13
  %arrayidx28 = getelementptr inbounds nuw float, ptr %o, i64 %8
  store float %add24, ptr %arrayidx28, align 4, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !92
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @outer_variable_in_inner(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond1.preheader, %entry
  %indvars.iv = phi i32 [ %indvars.iv.next, %for.cond1.preheader ], [ 0, %entry ]
  %i.019 = phi i32 [ %inc7, %for.cond1.preheader ], [ 0, %entry ]
  %k.018 = phi i32 [ %0, %for.cond1.preheader ], [ 0, %entry ]
  %s.017 = phi i32 [ %add5, %for.cond1.preheader ], [ 0, %entry ]
  %0 = add i32 %k.018, %indvars.iv
  %and = and i32 %0, 60
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add5 = add nsw i32 %1, %s.017
  %inc7 = add nuw nsw i32 %i.019, 1
  %indvars.iv.next = add i32 %indvars.iv, 4
  %exitcond.not = icmp eq i32 %inc7, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !93

for.cond.cleanup:                                 ; preds = %for.cond1.preheader, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add5, %for.cond1.preheader ]
  ret i32 %s.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @inner_exit_value(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = add nuw i32 %n, 5
  %wide.trip.count27 = zext i32 %0 to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.end, %for.cond1.preheader.preheader
  %indvars.iv21 = phi i64 [ 5, %for.cond1.preheader.preheader ], [ %indvars.iv.next22, %for.end ]
  %s.019 = phi i32 [ 0, %for.cond1.preheader.preheader ], [ %add5, %for.end ]
  br label %for.body3

for.cond.cleanup:                                 ; preds = %for.end, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add5, %for.end ]
  ret i32 %s.0.lcssa

for.body3:                                        ; preds = %for.body3, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body3 ]
  %s.116 = phi i32 [ %s.019, %for.cond1.preheader ], [ %add4, %for.body3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add4 = add nsw i32 %1, %s.116
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv21
  br i1 %exitcond.not, label %for.end, label %for.body3, !llvm.loop !94

for.end:                                          ; preds = %for.body3
  %2 = trunc nuw nsw i64 %indvars.iv21 to i32
  %add5 = add nsw i32 %add4, %2
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !95
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @factorial(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp.not4 = icmp ult i32 %n, 2
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add i32 %n, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %0, i32 3)
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %mul, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.06 = phi i32 [ %inc, %for.body ], [ 2, %for.body.preheader ]
  %r.05 = phi i32 [ %mul, %for.body ], [ 1, %for.body.preheader ]
  %mul = mul i32 %i.06, %r.05
  %inc = add nuw i32 %i.06, 1
  %exitcond = icmp eq i32 %inc, %umax
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !96
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @triangular(i32 noundef %n) local_unnamed_addr #8 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.cond.cleanup.loopexit

for.cond.cleanup.loopexit:                        ; preds = %entry
  %0 = add i32 %n, -1
  %1 = zext i32 %0 to i33
  %2 = add i32 %n, -2
  %3 = zext i32 %2 to i33
  %4 = mul i33 %1, %3
  %5 = lshr i33 %4, 1
  %6 = trunc nuw i33 %5 to i32
  %7 = add i32 %n, %6
  %8 = add i32 %7, -1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %t.0.lcssa = phi i32 [ 0, %entry ], [ %8, %for.cond.cleanup.loopexit ]
  ret i32 %t.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @cubic(i32 noundef %n) local_unnamed_addr #8 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.cond.cleanup.loopexit

for.cond.cleanup.loopexit:                        ; preds = %entry
  %0 = add i32 %n, -1
  %1 = zext i32 %0 to i33
  %2 = add i32 %n, -2
  %3 = zext i32 %2 to i33
  %4 = mul i33 %1, %3
  %5 = lshr i33 %4, 1
  %6 = trunc nuw i33 %5 to i32
  %7 = mul i32 %6, 9
  %8 = mul i32 %n, 5
  %9 = add i32 %7, %8
  %10 = add i32 %n, -3
  %11 = trunc i33 %4 to i32
  %12 = mul i32 %10, %11
  %13 = and i32 %12, -2
  %14 = add i32 %9, %13
  %15 = add i32 %14, -2
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %a.0.lcssa = phi i32 [ 1, %entry ], [ %15, %for.cond.cleanup.loopexit ]
  ret i32 %a.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483602, -2147483648) i32 @quadratic_exit(i32 noundef %n) local_unnamed_addr #8 {
entry:
  %add1 = add nsw i32 %n, 46
  ret i32 %add1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @quadratic_exit_ne() local_unnamed_addr #8 {
entry:
  ret i32 10
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @fibonacci(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %a.0.lcssa = phi i32 [ 0, %entry ], [ %b.05, %for.body ]
  ret i32 %a.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %a.07 = phi i32 [ %b.05, %for.body ], [ 0, %entry ]
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %b.05 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %add = add i32 %a.07, %b.05
  %inc = add nuw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !97
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 33) i32 @halves(i32 noundef %n) local_unnamed_addr #8 {
entry:
  %tobool.not3 = icmp eq i32 %n, 0
  %0 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %n, i1 true)
  %1 = sub nuw nsw i32 32, %0
  %k.0.lcssa = select i1 %tobool.not3, i32 0, i32 %1
  ret i32 %k.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @halves_of_1024() local_unnamed_addr #8 {
entry:
  ret i32 11
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @halves_signed(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp4 = icmp sgt i32 %n, 1
  br i1 %cmp4, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %k.06 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %n.addr.05 = phi i32 [ %div3, %while.body ], [ %n, %entry ]
  %div3 = lshr i32 %n.addr.05, 1
  %inc = add nuw nsw i32 %k.06, 1
  %cmp = icmp samesign ugt i32 %n.addr.05, 3
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !98

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @arithmetic_shift(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %0 = add i32 %n, -1
  %1 = icmp ult i32 %0, -2
  br i1 %1, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %k.06 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %n.addr.05 = phi i32 [ %shr, %while.body ], [ %n, %entry ]
  %shr = ashr i32 %n.addr.05, 1
  %inc = add nuw nsw i32 %k.06, 1
  %2 = add nsw i32 %shr, -1
  %3 = icmp ult i32 %2, -2
  br i1 %3, label %while.body, label %while.end, !llvm.loop !99

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @doubles(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp3 = icmp ugt i32 %n, 1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  ret i32 %k.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %mul, %for.body ], [ 1, %entry ]
  %k.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %inc = add i32 %k.04, 1
  %mul = shl i32 %i.05, 1
  %cmp = icmp ult i32 %mul, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @shifts_left(i32 noundef %n) local_unnamed_addr #9 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ 1, %entry ], [ %shl, %for.body ]
  %k.04 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %and = and i32 %i.05, %n
  %add = add i32 %and, %k.04
  %shl = shl i32 %i.05, 1
  %tobool.not = icmp eq i32 %shl, 0
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body, !llvm.loop !101
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @divides(i32 noundef %n) local_unnamed_addr #9 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %div, %do.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %do.body ]
  %inc = add i32 %k.0, 1
  %div = udiv i32 %n.addr.0, 10
  %tobool.not = icmp ult i32 %n.addr.0, 10
  br i1 %tobool.not, label %do.end, label %do.body, !llvm.loop !102

do.end:                                           ; preds = %do.body
  ret i32 %inc
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @greatest_common(i32 noundef %a, i32 noundef %b) local_unnamed_addr #9 {
entry:
  %tobool.not4 = icmp eq i32 %b, 0
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %a.addr.06 = phi i32 [ %b.addr.05, %while.body ], [ %a, %entry ]
  %b.addr.05 = phi i32 [ %rem, %while.body ], [ %b, %entry ]
  %rem = urem i32 %a.addr.06, %b.addr.05
  %tobool.not = icmp eq i32 %rem, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !103

while.end:                                        ; preds = %while.body, %entry
  %a.addr.0.lcssa = phi i32 [ %a, %entry ], [ %b.addr.05, %while.body ]
  ret i32 %a.addr.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @count_bits(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %tobool.not4 = icmp eq i32 %n, 0
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %k.06 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %n.addr.05 = phi i32 [ %and, %while.body ], [ %n, %entry ]
  %sub = add i32 %n.addr.05, -1
  %and = and i32 %sub, %n.addr.05
  %inc = add i32 %k.06, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !104

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @crc(ptr noundef readonly captures(none) %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp19.not = icmp eq i64 %n, 0
  br i1 %cmp19.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup4
  %0 = xor i32 %xor7, -1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %c.0.lcssa = phi i32 [ 0, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  ret i32 %c.0.lcssa

for.body:                                         ; preds = %for.cond.cleanup4, %entry
  %i.021 = phi i64 [ %inc9, %for.cond.cleanup4 ], [ 0, %entry ]
  %c.020 = phi i32 [ %xor7, %for.cond.cleanup4 ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %i.021
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !105
  %conv = zext i8 %1 to i32
  %xor = xor i32 %c.020, %conv
  br label %for.body5

for.cond.cleanup4:                                ; preds = %for.body5
  %inc9 = add nuw i64 %i.021, 1
  %exitcond22.not = icmp eq i64 %inc9, %n
  br i1 %exitcond22.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !106

for.body5:                                        ; preds = %for.body5, %for.body
  %j.018 = phi i32 [ 0, %for.body ], [ %inc, %for.body5 ]
  %c.117 = phi i32 [ %xor, %for.body ], [ %xor7, %for.body5 ]
  %shr = lshr i32 %c.117, 1
  %and = and i32 %c.117, 1
  %2 = icmp eq i32 %and, 0
  %and6 = select i1 %2, i32 0, i32 -306674912
  %xor7 = xor i32 %and6, %shr
  %inc = add nuw nsw i32 %j.018, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !107
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @collatz(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp.not6 = icmp eq i32 %n, 1
  br i1 %cmp.not6, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %k.08 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %n.addr.07 = phi i32 [ %cond, %while.body ], [ %n, %entry ]
  %and = and i32 %n.addr.07, 1
  %tobool.not = icmp eq i32 %and, 0
  %mul = mul i32 %n.addr.07, 3
  %add = add i32 %mul, 1
  %div5 = lshr exact i32 %n.addr.07, 1
  %cond = select i1 %tobool.not, i32 %div5, i32 %add
  %inc = add i32 %k.08, 1
  %cmp.not = icmp eq i32 %cond, 1
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !108

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @power(i32 noundef %b, i32 noundef %e) local_unnamed_addr #9 {
entry:
  %tobool.not8 = icmp eq i32 %e, 0
  br i1 %tobool.not8, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %r.011 = phi i32 [ %spec.select, %while.body ], [ 1, %entry ]
  %e.addr.010 = phi i32 [ %shr, %while.body ], [ %e, %entry ]
  %b.addr.09 = phi i32 [ %mul2, %while.body ], [ %b, %entry ]
  %and = and i32 %e.addr.010, 1
  %tobool1.not = icmp eq i32 %and, 0
  %mul = select i1 %tobool1.not, i32 1, i32 %b.addr.09
  %spec.select = mul i32 %mul, %r.011
  %mul2 = mul i32 %b.addr.09, %b.addr.09
  %shr = lshr i32 %e.addr.010, 1
  %tobool.not = icmp eq i32 %shr, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !109

while.end:                                        ; preds = %while.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %spec.select, %while.body ]
  ret i32 %r.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sign_flips(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %f.07 = phi i32 [ 1, %for.body.preheader ], [ %sub, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %mul = mul nsw i32 %0, %f.07
  %add = add nsw i32 %mul, %s.06
  %sub = sub nsw i32 0, %f.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !110
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @saw_tooth(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %k.09 = phi i32 [ %cond, %for.body ], [ 0, %entry ]
  %s.08 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = sext i32 %k.09 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %cmp1 = icmp eq i32 %k.09, 7
  %add2 = add nsw i32 %k.09, 1
  %cond = select i1 %cmp1, i32 0, i32 %add2
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !111
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @running_maximum(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %a, align 4, !tbaa !5
  %cmp11 = icmp sgt i32 %n, 1
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %m.0.lcssa = phi i32 [ %0, %entry ], [ %spec.select, %for.body ]
  ret i32 %m.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %m.012 = phi i32 [ %0, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx1, align 4, !tbaa !5
  %spec.select = tail call i32 @llvm.smax.i32(i32 %1, i32 %m.012)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !112
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @previous_value(ptr noundef readnone captures(none) %a, i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %s.06 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %p.05 = phi i32 [ %i.07, %for.body ], [ 0, %entry ]
  %add = add nuw nsw i32 %s.06, %p.05
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !113
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @lockstep(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv13 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next14, %for.body ]
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.010 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv13
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %sub = add i32 %1, %s.010
  %add = sub i32 %sub, %2
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp slt i64 %indvars.iv.next14, %indvars.iv.next
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !114
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @mixed_widths(ptr noundef readonly captures(none) %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i64 %add7

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv14 = phi i64 [ 0, %entry ], [ %indvars.iv.next15, %for.body ]
  %s.012 = phi i64 [ 0, %entry ], [ %add7, %for.body ]
  %0 = trunc nuw nsw i64 %indvars.iv14 to i32
  %mul = mul i32 %n, %0
  %idxprom = zext i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !105
  %conv3 = zext i8 %1 to i64
  %conv5 = and i64 %indvars.iv14, 255
  %add = add i64 %s.012, %conv5
  %add7 = add i64 %add, %conv3
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next15, 500
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !115
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @constant_evolution() local_unnamed_addr #8 {
entry:
  ret i32 12
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable
define dso_local i64 @length(ptr noundef readonly captures(none) %s) local_unnamed_addr #12 {
entry:
  %strlen = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %s)
  ret i64 %strlen
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %end) local_unnamed_addr #10 {
entry:
  %cmp.not2 = icmp eq ptr %p, %end
  br i1 %cmp.not2, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.03, i64 4
  store i32 7, ptr %p.addr.03, align 4, !tbaa !5
  %cmp.not = icmp eq ptr %incdec.ptr, %end
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !116

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_less(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %end) local_unnamed_addr #10 {
entry:
  %cmp3 = icmp ult ptr %p, %end
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.body, %entry
  %p.addr.04 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  store i32 7, ptr %p.addr.04, align 4, !tbaa !5
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.04, i64 4
  %cmp = icmp ult ptr %incdec.ptr, %end
  br i1 %cmp, label %for.body, label %for.end, !llvm.loop !117

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_count(ptr noundef writeonly captures(address) %p, i64 noundef %n) local_unnamed_addr #10 {
entry:
  %add.ptr.idx = shl nuw nsw i64 %n, 2
  %add.ptr = getelementptr inbounds nuw i8, ptr %p, i64 %add.ptr.idx
  %cmp.not4 = icmp eq i64 %n, 0
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %p.addr.05 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  store i32 1, ptr %p.addr.05, align 4, !tbaa !5
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.05, i64 4
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !118
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_backwards(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %begin) local_unnamed_addr #10 {
entry:
  %cmp2 = icmp ugt ptr %p, %begin
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 -4
  store i32 7, ptr %incdec.ptr, align 4, !tbaa !5
  %cmp = icmp ugt ptr %incdec.ptr, %begin
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !119

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_struct(ptr noundef writeonly captures(none) %p, i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.anon, ptr %p, i64 %indvars.iv
  %b = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store i64 %indvars.iv, ptr %b, align 8, !tbaa !120
  %c = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %and = and i64 %indvars.iv, 3
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %c, i64 %and
  store i8 1, ptr %arrayidx4, align 1, !tbaa !105
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !122
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @copy_strided(ptr noundef writeonly captures(none) %d, ptr noundef readonly captures(none) %s, i64 noundef %n, i64 noundef %k) local_unnamed_addr #11 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.06, %k
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %d, i64 %i.06
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !5
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !123
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @reverse(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp20 = icmp sgt i32 %n, 1
  br i1 %cmp20, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div24 = lshr i32 %n, 1
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %div24 to i64
  %1 = getelementptr i32, ptr %a, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %3 = xor i64 %indvars.iv, -1
  %arrayidx3 = getelementptr i32, ptr %1, i64 %3
  %4 = load i32, ptr %arrayidx3, align 4, !tbaa !5
  store i32 %4, ptr %arrayidx, align 4, !tbaa !5
  store i32 %2, ptr %arrayidx3, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !124
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @gather(ptr noundef writeonly captures(none) %d, ptr noundef readonly captures(none) %s, ptr noundef readonly captures(none) %at, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp8.not = icmp eq i32 %n, 0
  br i1 %cmp8.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %at, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %s, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv
  store i32 %1, ptr %arrayidx4, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !125
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i64 @as_integers(ptr noundef %p, ptr noundef %e) local_unnamed_addr #9 {
entry:
  %0 = ptrtoint ptr %e to i64
  %cmp4 = icmp ult ptr %p, %e
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %1 = ptrtoint ptr %p to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %xor, %for.body ]
  ret i64 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.06 = phi i64 [ %add, %for.body ], [ %1, %for.body.preheader ]
  %s.05 = phi i64 [ %xor, %for.body ], [ 0, %for.body.preheader ]
  %xor = xor i64 %i.06, %s.05
  %add = add i64 %i.06, 64
  %cmp = icmp ult i64 %add, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !126
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @list_length(ptr noundef readonly captures(address_is_null) %n) local_unnamed_addr #13 {
entry:
  %tobool.not3 = icmp eq ptr %n, null
  br i1 %tobool.not3, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %entry
  %k.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %n.addr.04 = phi ptr [ %0, %for.body ], [ %n, %entry ]
  %inc = add nuw nsw i32 %k.05, 1
  %0 = load ptr, ptr %n.addr.04, align 8, !tbaa !127
  %tobool.not = icmp eq ptr %0, null
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !131

for.end:                                          ; preds = %for.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @binary_search(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %sub = add nsw i32 %n, -1
  br label %while.cond

while.cond:                                       ; preds = %cleanup, %entry
  %l.0 = phi i32 [ 0, %entry ], [ %l.2, %cleanup ]
  %h.0 = phi i32 [ %sub, %entry ], [ %h.2, %cleanup ]
  %retval.0 = phi i32 [ undef, %entry ], [ %retval.1, %cleanup ]
  %cmp.not = icmp sgt i32 %l.0, %h.0
  br i1 %cmp.not, label %cleanup10, label %while.body

while.body:                                       ; preds = %while.cond
  %sub1 = sub nsw i32 %h.0, %l.0
  %div21 = lshr i32 %sub1, 1
  %add = add nuw nsw i32 %div21, %l.0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp2.not = icmp eq i32 %0, %x
  br i1 %cmp2.not, label %cleanup, label %if.end

if.end:                                           ; preds = %while.body
  %cmp5 = icmp slt i32 %0, %x
  %add7 = add nuw nsw i32 %add, 1
  %sub8 = add nsw i32 %add, -1
  %l.1 = select i1 %cmp5, i32 %add7, i32 %l.0
  %h.1 = select i1 %cmp5, i32 %h.0, i32 %sub8
  br label %cleanup

cleanup:                                          ; preds = %if.end, %while.body
  %l.2 = phi i32 [ %l.1, %if.end ], [ %l.0, %while.body ]
  %h.2 = phi i32 [ %h.1, %if.end ], [ %h.0, %while.body ]
  %retval.1 = phi i32 [ %retval.0, %if.end ], [ %add, %while.body ]
  br i1 %cmp2.not, label %cleanup10, label %while.cond, !llvm.loop !132

cleanup10:                                        ; preds = %cleanup, %while.cond
  %retval.2 = phi i32 [ %retval.1, %cleanup ], [ -1, %while.cond ]
  ret i32 %retval.2
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bubble(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %sub = add i32 %n, -1
  %cmp41 = icmp sgt i32 %n, 1
  br i1 %cmp41, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup5, %entry
  %indvars.iv44 = phi i32 [ %indvars.iv.next45, %for.cond.cleanup5 ], [ %sub, %entry ]
  %i.042 = phi i32 [ %inc21, %for.cond.cleanup5 ], [ 0, %entry ]
  %0 = sub nsw i32 %i.042, %n
  %cmp439 = icmp slt i32 %0, -1
  br i1 %cmp439, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.cond1.preheader
  %wide.trip.count = zext i32 %indvars.iv44 to i64
  br label %for.body6

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.cond.cleanup5:                                ; preds = %for.inc, %for.cond1.preheader
  %inc21 = add nuw nsw i32 %i.042, 1
  %indvars.iv.next45 = add i32 %indvars.iv44, -1
  %exitcond46.not = icmp eq i32 %inc21, %sub
  br i1 %exitcond46.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !133

for.body6:                                        ; preds = %for.inc, %for.body6.preheader
  %indvars.iv = phi i64 [ 0, %for.body6.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  %2 = load i32, ptr %arrayidx8, align 4, !tbaa !5
  %cmp9 = icmp sgt i32 %1, %2
  br i1 %cmp9, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body6
  store i32 %2, ptr %arrayidx, align 4, !tbaa !5
  store i32 %1, ptr %arrayidx8, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body6
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !134
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @shell(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp58 = icmp sgt i32 %n, 1
  br i1 %cmp58, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %div61 = lshr i32 %n, 1
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %g.059 = phi i32 [ %div2651, %for.cond.cleanup3 ], [ %div61, %for.cond1.preheader.preheader ]
  %cmp256 = icmp slt i32 %g.059, %n
  br i1 %cmp256, label %for.cond5.preheader, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup10, %for.cond1.preheader
  %i.057 = phi i32 [ %inc, %for.cond.cleanup10 ], [ %g.059, %for.cond1.preheader ]
  %j.052 = sub nuw nsw i32 %i.057, %g.059
  br label %land.rhs

for.cond.cleanup3:                                ; preds = %for.cond.cleanup10, %for.cond1.preheader
  %div2651 = lshr i32 %g.059, 1
  %cmp.not = icmp eq i32 %div2651, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !135

land.rhs:                                         ; preds = %for.body11, %for.cond5.preheader
  %j.055 = phi i32 [ %j.0, %for.body11 ], [ %j.052, %for.cond5.preheader ]
  %i.0.pn54 = phi i32 [ %j.055, %for.body11 ], [ %i.057, %for.cond5.preheader ]
  %idxprom = zext nneg i32 %j.055 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom7 = zext nneg i32 %i.0.pn54 to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7
  %1 = load i32, ptr %arrayidx8, align 4, !tbaa !5
  %cmp9 = icmp sgt i32 %0, %1
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10

for.cond.cleanup10:                               ; preds = %for.body11, %land.rhs
  %inc = add nuw nsw i32 %i.057, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !136

for.body11:                                       ; preds = %land.rhs
  store i32 %1, ptr %arrayidx, align 4, !tbaa !5
  store i32 %0, ptr %arrayidx8, align 4, !tbaa !5
  %j.0 = sub nsw i32 %j.055, %g.059
  %cmp6 = icmp sgt i32 %j.0, -1
  br i1 %cmp6, label %land.rhs, label %for.cond.cleanup10, !llvm.loop !137
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sieve(ptr noundef captures(none) %p, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp.not22 = icmp ult i32 %n, 4
  br i1 %cmp.not22, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.inc8, %entry
  ret void

for.body:                                         ; preds = %for.inc8, %entry
  %mul25 = phi i32 [ %mul, %for.inc8 ], [ 4, %entry ]
  %i.023 = phi i32 [ %inc, %for.inc8 ], [ 2, %entry ]
  %idxprom = zext i32 %i.023 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !105
  %tobool.not = icmp ne i8 %0, 0
  %cmp3.not20 = icmp ugt i32 %mul25, %n
  %or.cond = or i1 %tobool.not, %cmp3.not20
  br i1 %or.cond, label %for.inc8, label %for.body5

for.body5:                                        ; preds = %for.body5, %for.body
  %j.021 = phi i32 [ %add, %for.body5 ], [ %mul25, %for.body ]
  %idxprom6 = zext i32 %j.021 to i64
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom6
  store i8 1, ptr %arrayidx7, align 1, !tbaa !105
  %add = add i32 %j.021, %i.023
  %cmp3.not = icmp ugt i32 %add, %n
  br i1 %cmp3.not, label %for.inc8, label %for.body5, !llvm.loop !138

for.inc8:                                         ; preds = %for.body5, %for.body
  %inc = add i32 %i.023, 1
  %mul = mul i32 %inc, %inc
  %cmp.not = icmp ugt i32 %mul, %n
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !139
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -16, 34) i32 @bits_of(i32 noundef %x) local_unnamed_addr #8 {
entry:
  %shr = lshr i32 %x, 3
  %and = and i32 %shr, 15
  %0 = lshr i32 %x, 2
  %shr1 = and i32 %0, 3
  %add = add nuw nsw i32 %and, %shr1
  %shl2 = shl i32 %x, 24
  %shr3 = ashr i32 %shl2, 27
  %add4 = add nsw i32 %add, %shr3
  ret i32 %add4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 -2147483769, 10737483904) i64 @casts(i32 noundef %a, i32 noundef %b, i8 noundef signext %c, i16 noundef zeroext %d) local_unnamed_addr #8 {
entry:
  %mul = shl i32 %b, 2
  %conv1 = zext i32 %mul to i64
  %conv3 = sext i8 %c to i64
  %conv6 = zext i16 %d to i64
  %sext = shl i32 %a, 16
  %conv11 = ashr exact i32 %sext, 16
  %conv12 = zext i32 %conv11 to i64
  %0 = sext i32 %a to i64
  %sub = add nsw i64 %0, 7
  %add2 = add nsw i64 %sub, %conv1
  %add5 = add nsw i64 %add2, %conv3
  %add9 = add nsw i64 %add5, %conv12
  %add13 = add nsw i64 %add9, %conv6
  ret i64 %add13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @choices(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d) local_unnamed_addr #8 {
entry:
  %cond = tail call i32 @llvm.smin.i32(i32 %a, i32 %b)
  %cond5 = tail call i32 @llvm.umax.i32(i32 %c, i32 %d)
  %cond10 = tail call i32 @llvm.smax.i32(i32 %a, i32 0)
  %cond16 = tail call i32 @llvm.umax.i32(i32 %a, i32 1)
  %cond22 = tail call i32 @llvm.abs.i32(i32 %b, i1 true)
  %add = add i32 %cond16, %cond10
  %add11 = add i32 %add, %cond
  %add17 = add i32 %add11, %cond22
  %add23 = add i32 %add17, %cond5
  ret i32 %add23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @arithmetic(i32 noundef %a, i32 noundef %b) local_unnamed_addr #8 {
entry:
  %or = or i32 %a, 12
  %and = and i32 %a, -8
  %xor = xor i32 %a, -1
  %xor2 = xor i32 %b, -2147483648
  %mul = mul nsw i32 %a, 12
  %div = udiv i32 %b, 6
  %rem = and i32 %b, 7
  %rem6 = srem i32 %a, 4
  %add = add i32 %and, %xor
  %add1 = add i32 %add, %or
  %add3 = add i32 %add1, %mul
  %add4 = add i32 %add3, %rem6
  %sub = add i32 %add4, %xor2
  %add5 = sub i32 %sub, %div
  %add7 = add i32 %add5, %rem
  ret i32 %add7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @rounding(i32 noundef %n, i32 noundef %k) local_unnamed_addr #8 {
entry:
  %add = add i32 %n, 15
  %and = and i32 %add, -16
  %add1 = add i32 %n, -1
  %sub = add i32 %add1, %k
  %0 = urem i32 %sub, %k
  %sub3 = sub i32 0, %k
  %and4 = and i32 %n, %sub3
  %mul = add i32 %and, %sub
  %add2 = add i32 %mul, %and4
  %add5 = sub i32 %add2, %0
  ret i32 %add5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i64 @saturated(i64 noundef %a, i64 noundef %b) local_unnamed_addr #8 {
entry:
  %spec.store.select = tail call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  %cond = tail call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  %add2 = add i64 %spec.store.select, %cond
  ret i64 %add2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #14

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr captures(none)) local_unnamed_addr #16

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #17 = { nounwind }

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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !7, i64 0}
!22 = distinct !{!22, !10, !11}
!23 = distinct !{!23, !10, !11}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !10, !11}
!31 = distinct !{!31, !10, !11}
!32 = distinct !{!32, !10, !11}
!33 = distinct !{!33, !10, !11}
!34 = distinct !{!34, !10, !11}
!35 = distinct !{!35, !10, !11}
!36 = distinct !{!36, !10, !11}
!37 = distinct !{!37, !10, !11}
!38 = distinct !{!38, !10, !11}
!39 = distinct !{!39, !10, !11}
!40 = distinct !{!40, !10, !11}
!41 = distinct !{!41, !10, !11}
!42 = distinct !{!42, !10, !11}
!43 = distinct !{!43, !10, !11}
!44 = distinct !{!44, !11}
!45 = distinct !{!45, !10, !11}
!46 = distinct !{!46, !10, !11}
!47 = distinct !{!47, !10, !11}
!48 = distinct !{!48, !10, !11}
!49 = distinct !{!49, !10, !11}
!50 = distinct !{!50, !10, !11}
!51 = distinct !{!51, !10, !11}
!52 = distinct !{!52, !10, !11}
!53 = distinct !{!53, !10, !11}
!54 = distinct !{!54, !10, !11}
!55 = distinct !{!55, !10, !11}
!56 = distinct !{!56, !10, !11}
!57 = distinct !{!57, !10, !11}
!58 = distinct !{!58, !10, !11}
!59 = distinct !{!59, !10, !11}
!60 = distinct !{!60, !10, !11}
!61 = distinct !{!61, !10, !11}
!62 = distinct !{!62, !10, !11}
!63 = distinct !{!63, !10, !11}
!64 = distinct !{!64, !10, !11}
!65 = distinct !{!65, !10, !11}
!66 = distinct !{!66, !10, !11}
!67 = distinct !{!67, !10, !11}
!68 = distinct !{!68, !10, !11}
!69 = distinct !{!69, !10, !11}
!70 = distinct !{!70, !11}
!71 = distinct !{!71, !10, !11}
!72 = distinct !{!72, !10, !11}
!73 = distinct !{!73, !10, !11}
!74 = distinct !{!74, !10, !11}
!75 = distinct !{!75, !10, !11}
!76 = distinct !{!76, !10, !11}
!77 = distinct !{!77, !10, !11}
!78 = !{!79, !79, i64 0}
!79 = !{!"float", !7, i64 0}
!80 = distinct !{!80, !10, !11}
!81 = distinct !{!81, !10, !11}
!82 = distinct !{!82, !10, !11}
!83 = distinct !{!83, !10, !11}
!84 = distinct !{!84, !10, !11}
!85 = distinct !{!85, !10, !11}
!86 = distinct !{!86, !10, !11}
!87 = distinct !{!87, !10, !11}
!88 = !{!89, !89, i64 0}
!89 = !{!"double", !7, i64 0}
!90 = distinct !{!90, !10, !11}
!91 = distinct !{!91, !10, !11}
!92 = distinct !{!92, !10, !11}
!93 = distinct !{!93, !10, !11}
!94 = distinct !{!94, !10, !11}
!95 = distinct !{!95, !10, !11}
!96 = distinct !{!96, !10, !11}
!97 = distinct !{!97, !10, !11}
!98 = distinct !{!98, !10, !11}
!99 = distinct !{!99, !10, !11}
!100 = distinct !{!100, !10, !11}
!101 = distinct !{!101, !10, !11}
!102 = distinct !{!102, !10, !11}
!103 = distinct !{!103, !10, !11}
!104 = distinct !{!104, !10, !11}
!105 = !{!7, !7, i64 0}
!106 = distinct !{!106, !10, !11}
!107 = distinct !{!107, !10, !11}
!108 = distinct !{!108, !10, !11}
!109 = distinct !{!109, !10, !11}
!110 = distinct !{!110, !10, !11}
!111 = distinct !{!111, !10, !11}
!112 = distinct !{!112, !10, !11}
!113 = distinct !{!113, !10, !11}
!114 = distinct !{!114, !10, !11}
!115 = distinct !{!115, !10, !11}
!116 = distinct !{!116, !10, !11}
!117 = distinct !{!117, !10, !11}
!118 = distinct !{!118, !10, !11}
!119 = distinct !{!119, !10, !11}
!120 = !{!121, !21, i64 8}
!121 = !{!"", !6, i64 0, !21, i64 8, !7, i64 16}
!122 = distinct !{!122, !10, !11}
!123 = distinct !{!123, !10, !11}
!124 = distinct !{!124, !10, !11}
!125 = distinct !{!125, !10, !11}
!126 = distinct !{!126, !10, !11}
!127 = !{!128, !129, i64 0}
!128 = !{!"node", !129, i64 0}
!129 = !{!"p1 _ZTSZ11list_lengthE4node", !130, i64 0}
!130 = !{!"any pointer", !7, i64 0}
!131 = distinct !{!131, !10, !11}
!132 = distinct !{!132, !10, !11}
!133 = distinct !{!133, !10, !11}
!134 = distinct !{!134, !10, !11}
!135 = distinct !{!135, !10, !11}
!136 = distinct !{!136, !10, !11}
!137 = distinct !{!137, !10, !11}
!138 = distinct !{!138, !10, !11}
!139 = distinct !{!139, !10, !11}
