; ModuleID = 'loops/distances.ll'
source_filename = "distances.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @next_int(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.08 = phi i32 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %add = add nuw nsw i32 %i.08, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %load_initial, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @previous_int(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %add = add nuw nsw i32 %i.08, 1
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.08 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @same_int(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead2(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead3(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead4(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead5(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 20
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead8(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !16
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead16(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !17
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 64
  store float %0, ptr %arrayidx2, align 4, !tbaa !17
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead17(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !17
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 68
  store float %0, ptr %arrayidx2, align 4, !tbaa !17
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead100(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !17
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 400
  store float %0, ptr %arrayidx2, align 4, !tbaa !17
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ahead1000(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !17
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4000
  store float %0, ptr %arrayidx2, align 4, !tbaa !17
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @behind1(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %0 = zext nneg i32 %i.08 to i64
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %0
  %arrayidx = getelementptr inbounds nuw i8, ptr %1, i64 28
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %2, ptr %1, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @two_ways(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.014 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.014 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %add3 = add nsw i32 %1, %0
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i32 %add3, ptr %arrayidx6, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.014, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @store_then_load(ptr noundef captures(none) %a, ptr noundef captures(none) %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lver.check, label %for.cond.cleanup

for.body.lver.check:                              ; preds = %entry
  %scevgep = getelementptr i8, ptr %a, i64 -4
  %0 = add nsw i32 %n, -1
  %1 = zext i32 %0 to i64
  %2 = shl nuw nsw i64 %1, 2
  %3 = getelementptr i8, ptr %a, i64 %2
  %scevgep11 = getelementptr i8, ptr %3, i64 4
  %scevgep12 = getelementptr i8, ptr %s, i64 4
  %bound0 = icmp ult ptr %scevgep, %scevgep12
  %bound1 = icmp ult ptr %s, %scevgep11
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %for.body.lver.orig, label %for.body.ph

for.body.lver.orig:                               ; preds = %for.body.lver.orig, %for.body.lver.check
  %i.010.lver.orig = phi i32 [ %inc.lver.orig, %for.body.lver.orig ], [ 0, %for.body.lver.check ]
  %idxprom.lver.orig = zext nneg i32 %i.010.lver.orig to i64
  %arrayidx.lver.orig = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.lver.orig
  store i32 %i.010.lver.orig, ptr %arrayidx.lver.orig, align 4, !tbaa !3
  %arrayidx2.lver.orig = getelementptr i8, ptr %arrayidx.lver.orig, i64 -4
  %4 = load i32, ptr %arrayidx2.lver.orig, align 4, !tbaa !3
  %5 = load i32, ptr %s, align 4, !tbaa !3
  %add.lver.orig = add nsw i32 %5, %4
  store i32 %add.lver.orig, ptr %s, align 4, !tbaa !3
  %inc.lver.orig = add nuw nsw i32 %i.010.lver.orig, 1
  %exitcond.not.lver.orig = icmp eq i32 %inc.lver.orig, %n
  br i1 %exitcond.not.lver.orig, label %for.cond.cleanup, label %for.body.lver.orig, !llvm.loop !25

for.body.ph:                                      ; preds = %for.body.lver.check
  %scevgep14 = getelementptr i8, ptr %a, i64 -4
  %load_initial = load i32, ptr %scevgep14, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.lver.orig, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.ph
  %store_forwarded = phi i32 [ %load_initial, %for.body.ph ], [ %i.010, %for.body ]
  %i.010 = phi i32 [ 0, %for.body.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %i.010, ptr %arrayidx, align 4, !tbaa !3
  %6 = load i32, ptr %s, align 4, !tbaa !3
  %add = add nsw i32 %6, %store_forwarded
  store i32 %add, ptr %s, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @store_then_load3(ptr noundef captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %i.012, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr i8, ptr %arrayidx, i64 -12
  %0 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !26
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @store_then_load4(ptr noundef captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %i.012, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr i8, ptr %arrayidx, i64 -16
  %0 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @store_then_load64(ptr noundef captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %i.012, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr i8, ptr %arrayidx, i64 -256
  %0 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !28
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @store_then_load65(ptr noundef captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %i.012, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr i8, ptr %arrayidx, i64 -260
  %0 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @load_ahead_of_store(ptr noundef captures(none) %a, ptr noalias noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %i.012, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %0 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @waw(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 1, ptr %arrayidx, align 4, !tbaa !3
  %add = add nuw nsw i32 %i.08, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 2, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @waw_back(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %add = add nuw nsw i32 %i.08, 1
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 1, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.08 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 2, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @waw4(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 1, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i32 2, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @chars3(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !34
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 3
  store i8 %0, ptr %arrayidx2, align 1, !tbaa !34
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @chars16(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !34
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i8 %0, ptr %arrayidx2, align 1, !tbaa !34
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @chars31(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !34
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 31
  store i8 %0, ptr %arrayidx2, align 1, !tbaa !34
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @shorts6(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %idxprom
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !38
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  store i16 %0, ptr %arrayidx2, align 2, !tbaa !38
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !40
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @longs2(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %idxprom
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !41
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i64 %0, ptr %arrayidx2, align 8, !tbaa !41
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !43
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @doubles7(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8, !tbaa !44
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 56
  store double %0, ptr %arrayidx2, align 8, !tbaa !44
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !46
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stride2_same_lane(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.09, 1
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i32 %0, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stride2_other_lane(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.09, 1
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  store i32 %0, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stride2_other_lane_far(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.09, 1
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 36
  store i32 %0, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !49
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stride3(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.09, 3
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  store i32 %0, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stride3_far(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.09, 3
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 48
  store i32 %0, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !51
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stride4_mixed(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.016 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nsw i32 %i.016, 2
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  %add4 = add nsw i32 %1, %0
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store i32 %add4, ptr %arrayidx8, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.016, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !52
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @strides_differ(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = shl nuw nsw i32 %i.08, 1
  %idxprom1 = zext nneg i32 %mul to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !53
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @strides_differ2(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.08, 1
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.08 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @strides_differ_far(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.08, 1
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %1 = zext nneg i32 %i.08 to i64
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 %1
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %2, i64 4000
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !55
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @reversed(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %dec, %for.body ], [ %n, %entry ]
  %0 = getelementptr i32, ptr %a, i64 %i.07
  %arrayidx = getelementptr i8, ptr %0, i64 -4
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %1, ptr %0, align 4, !tbaa !3
  %dec = add nsw i64 %i.07, -1
  %cmp = icmp sgt i64 %i.07, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @reversed_back(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = shl i64 %n, 2
  %scevgep = getelementptr i8, ptr %a, i64 %0
  %load_initial = load i32, ptr %scevgep, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.07 = phi i64 [ %dec, %for.body ], [ %n, %for.body.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.07
  %arrayidx1 = getelementptr i8, ptr %arrayidx, i64 -4
  store i32 %load_initial, ptr %arrayidx1, align 4, !tbaa !3
  %dec = add nsw i64 %i.07, -1
  %cmp = icmp sgt i64 %i.07, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @reversed4(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 4
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %dec, %for.body ], [ %n, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.07
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr i8, ptr %arrayidx, i64 -16
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %dec = add nsw i64 %i.07, -1
  %cmp = icmp sgt i64 %i.07, 5
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !58
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @reversed_stride2(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 4
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %sub2, %for.body ], [ %n, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr i8, ptr %arrayidx, i64 -16
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %sub2 = add nsw i64 %i.08, -2
  %cmp = icmp sgt i64 %i.08, 6
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !59
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @opposite(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %sub = sub nsw i64 %n, %i.08
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %sub
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @opposite_far(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %sub = sub nsw i64 2000, %i.07
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %sub
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %i.07
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !61
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_distance(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %d) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.07
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr i32, ptr %arrayidx, i64 %d
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !62
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_distance_unsigned(ptr noundef captures(none) %a, i64 noundef %n, i32 noundef %d) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv = zext i32 %d to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.07 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.07
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %arrayidx, i64 %conv
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_distance_back(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %d) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %0 = getelementptr i32, ptr %a, i64 %i.07
  %arrayidx = getelementptr i32, ptr %0, i64 %d
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %1, ptr %0, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !64
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @length_apart(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr i32, ptr %arrayidx, i64 %n
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !65
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @length_apart_back(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %0 = getelementptr i32, ptr %a, i64 %i.08
  %arrayidx = getelementptr i32, ptr %0, i64 %n
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %1, ptr %0, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @more_than_length_apart(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx1.idx = shl i64 %n, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.08 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr i8, ptr %arrayidx, i64 %arrayidx1.idx
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !67
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_stride(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i64 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.09, %s
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.09, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !68
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_stride_next(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i64 %n, 0
  br i1 %cmp8, label %for.body.lver.check, label %for.cond.cleanup

for.body.lver.check:                              ; preds = %entry
  %ident.check.not = icmp eq i64 %s, 1
  br i1 %ident.check.not, label %for.body.ph, label %for.body.lver.orig

for.body.lver.orig:                               ; preds = %for.body.lver.orig, %for.body.lver.check
  %i.09.lver.orig = phi i64 [ %add.lver.orig, %for.body.lver.orig ], [ 0, %for.body.lver.check ]
  %mul.lver.orig = mul nsw i64 %i.09.lver.orig, %s
  %arrayidx.lver.orig = getelementptr inbounds i32, ptr %a, i64 %mul.lver.orig
  %0 = load i32, ptr %arrayidx.lver.orig, align 4, !tbaa !3
  %add.lver.orig = add nuw nsw i64 %i.09.lver.orig, 1
  %mul1.lver.orig = mul nsw i64 %add.lver.orig, %s
  %arrayidx2.lver.orig = getelementptr inbounds i32, ptr %a, i64 %mul1.lver.orig
  store i32 %0, ptr %arrayidx2.lver.orig, align 4, !tbaa !3
  %exitcond.not.lver.orig = icmp eq i64 %add.lver.orig, %n
  br i1 %exitcond.not.lver.orig, label %for.cond.cleanup, label %for.body.lver.orig, !llvm.loop !69

for.body.ph:                                      ; preds = %for.body.lver.check
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.lver.orig, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.ph
  %i.09 = phi i64 [ %add, %for.body ], [ 0, %for.body.ph ]
  %add = add nuw nsw i64 %i.09, 1
  %mul1 = mul nuw nsw i64 %add, %s
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %mul1
  store i32 %load_initial, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i64 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !69
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_stride_int(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lver.check, label %for.cond.cleanup

for.body.lver.check:                              ; preds = %entry
  %ident.check.not = icmp eq i32 %s, 1
  br i1 %ident.check.not, label %for.body.ph, label %for.body.lver.orig

for.body.lver.orig:                               ; preds = %for.body.lver.orig, %for.body.lver.check
  %i.010.lver.orig = phi i32 [ %inc.lver.orig, %for.body.lver.orig ], [ 0, %for.body.lver.check ]
  %mul.lver.orig = mul nsw i32 %i.010.lver.orig, %s
  %idxprom.lver.orig = sext i32 %mul.lver.orig to i64
  %arrayidx.lver.orig = getelementptr inbounds i32, ptr %a, i64 %idxprom.lver.orig
  %0 = load i32, ptr %arrayidx.lver.orig, align 4, !tbaa !3
  %arrayidx3.lver.orig = getelementptr i8, ptr %arrayidx.lver.orig, i64 4
  store i32 %0, ptr %arrayidx3.lver.orig, align 4, !tbaa !3
  %inc.lver.orig = add nuw nsw i32 %i.010.lver.orig, 1
  %exitcond.not.lver.orig = icmp eq i32 %inc.lver.orig, %n
  br i1 %exitcond.not.lver.orig, label %for.cond.cleanup, label %for.body.lver.orig, !llvm.loop !70

for.body.ph:                                      ; preds = %for.body.lver.check
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.lver.orig, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.ph
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %for.body.ph ]
  %mul = mul nuw nsw i32 %i.010, %s
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %arrayidx3 = getelementptr i8, ptr %arrayidx, i64 4
  store i32 %load_initial, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !70
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @two_symbolic_strides(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %s, i64 noundef %t) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.08, %t
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul1 = mul nsw i64 %i.08, %s
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %mul1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !71
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @step_symbolic(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body.lver.check, label %for.cond.cleanup

for.body.lver.check:                              ; preds = %entry
  %ident.check.not = icmp eq i64 %s, 1
  br i1 %ident.check.not, label %for.body.ph, label %for.body.lver.orig

for.body.lver.orig:                               ; preds = %for.body.lver.orig, %for.body.lver.check
  %i.08.lver.orig = phi i64 [ %add2.lver.orig, %for.body.lver.orig ], [ 0, %for.body.lver.check ]
  %arrayidx.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.08.lver.orig
  %0 = load i32, ptr %arrayidx.lver.orig, align 4, !tbaa !3
  %arrayidx1.lver.orig = getelementptr i8, ptr %arrayidx.lver.orig, i64 4
  store i32 %0, ptr %arrayidx1.lver.orig, align 4, !tbaa !3
  %add2.lver.orig = add nsw i64 %i.08.lver.orig, %s
  %cmp.lver.orig = icmp slt i64 %add2.lver.orig, %n
  br i1 %cmp.lver.orig, label %for.body.lver.orig, label %for.cond.cleanup, !llvm.loop !72

for.body.ph:                                      ; preds = %for.body.lver.check
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.lver.orig, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.ph
  %i.08 = phi i64 [ %add2, %for.body ], [ 0, %for.body.ph ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  %arrayidx1 = getelementptr i8, ptr %arrayidx, i64 4
  store i32 %load_initial, ptr %arrayidx1, align 4, !tbaa !3
  %add2 = add nuw nsw i64 %i.08, %s
  %cmp = icmp slt i64 %add2, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @invariant_store(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %0, ptr %a, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !73
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @invariant_store_far(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %a, i64 400000
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.06 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !74
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @invariant_load(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 28
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.06 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !75
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @invariant_both(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.cond.for.cond.cleanup_crit_edge, label %for.cond.cleanup

for.cond.for.cond.cleanup_crit_edge:              ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 12
  %arrayidx.promoted = load i32, ptr %arrayidx, align 4, !tbaa !3
  %0 = add i32 %arrayidx.promoted, %n
  %1 = add nsw i32 %n, -1
  %2 = zext nneg i32 %1 to i33
  %3 = add nsw i32 %n, -2
  %4 = zext i32 %3 to i33
  %5 = mul i33 %2, %4
  %6 = lshr i33 %5, 1
  %7 = trunc nuw i33 %6 to i32
  %8 = add i32 %0, %7
  %9 = add i32 %8, -1
  store i32 %9, ptr %arrayidx, align 4, !tbaa !3
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @invariant_two_stores(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond.for.cond.cleanup_crit_edge, label %for.cond.cleanup

for.cond.for.cond.cleanup_crit_edge:              ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 12
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %0 = add nsw i32 %n, -1
  store i32 %0, ptr %arrayidx, align 4, !tbaa !3
  store i32 %n, ptr %arrayidx1, align 4, !tbaa !3
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @invariant_store_store(ptr noundef writeonly captures(none) %a, ptr noundef captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  store i32 %i.010, ptr %a, align 4, !tbaa !3
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 3, ptr %arrayidx, align 4, !tbaa !3
  %add = add nuw nsw i32 %i.010, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom1
  %0 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  store i32 %0, ptr %a, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !76
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @constant_trip_beyond(ptr noundef captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 400
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !77
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @constant_trip_within(ptr noundef captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 396
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @constant_trip_invariant(ptr noundef captures(none) %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 400
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom = zext nneg i32 %i.05 to i64
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !79
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @constant_trip_invariant_in(ptr noundef captures(none) %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 396
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom = zext nneg i32 %i.05 to i64
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !80
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @constant_trip_reverse(ptr noundef captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %sub = sub nuw nsw i32 199, %i.07
  %idxprom = zext nneg i32 %sub to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @constant_trip_reverse2(ptr noundef captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %sub = sub nuw nsw i32 200, %i.07
  %idxprom = zext nneg i32 %sub to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !82
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @unsigned_wraps(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add i32 %i.08, %m
  %idxprom1 = zext i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @unsigned_constant(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.08 = phi i32 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %add = add nuw i32 %i.08, 1
  %idxprom1 = zext i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %load_initial, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @u8_index(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lver.check, label %for.cond.cleanup

for.body.lver.check:                              ; preds = %entry
  %0 = add nsw i32 %n, -1
  %1 = and i32 %0, 255
  %2 = icmp eq i32 %1, 255
  %3 = icmp ugt i32 %0, 255
  %4 = or i1 %2, %3
  br i1 %4, label %for.body.lver.orig, label %for.body.ph

for.body.lver.orig:                               ; preds = %for.body.lver.orig, %for.body.lver.check
  %i.010.lver.orig = phi i8 [ %inc.lver.orig, %for.body.lver.orig ], [ 0, %for.body.lver.check ]
  %idxprom.lver.orig = zext i8 %i.010.lver.orig to i64
  %arrayidx.lver.orig = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.lver.orig
  %5 = load i32, ptr %arrayidx.lver.orig, align 4, !tbaa !3
  %arrayidx4.lver.orig = getelementptr inbounds nuw i8, ptr %arrayidx.lver.orig, i64 4
  store i32 %5, ptr %arrayidx4.lver.orig, align 4, !tbaa !3
  %inc.lver.orig = add i8 %i.010.lver.orig, 1
  %conv.lver.orig = zext i8 %inc.lver.orig to i32
  %cmp.lver.orig = icmp sgt i32 %n, %conv.lver.orig
  br i1 %cmp.lver.orig, label %for.body.lver.orig, label %for.cond.cleanup, !llvm.loop !85

for.body.ph:                                      ; preds = %for.body.lver.check
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.lver.orig, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.ph
  %i.010 = phi i8 [ %inc, %for.body ], [ 0, %for.body.ph ]
  %idxprom = zext i8 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  store i32 %load_initial, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add i8 %i.010, 1
  %conv = zext i8 %inc to i32
  %cmp = icmp sgt i32 %n, %conv
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !85
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @u16_scaled(ptr noundef captures(none) %a, i16 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp11.not = icmp eq i16 %n, 0
  br i1 %cmp11.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i16 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext i16 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = mul i16 %i.012, 3
  %idxprom5 = zext i16 %mul to i64
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom5
  store i32 %0, ptr %arrayidx6, align 4, !tbaa !3
  %inc = add nuw i16 %i.012, 1
  %exitcond.not = icmp eq i16 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !86
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @int_in_long_loop(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i64 %n, 0
  br i1 %cmp9, label %for.body.lver.check, label %for.cond.cleanup

for.body.lver.check:                              ; preds = %entry
  %0 = add nsw i64 %n, -1
  %1 = trunc i64 %0 to i32
  %2 = icmp ugt i32 %1, 2147483646
  %3 = icmp ugt i64 %0, 4294967295
  %4 = or i1 %2, %3
  br i1 %4, label %for.body.lver.orig, label %for.body.ph

for.body.lver.orig:                               ; preds = %for.body.lver.orig, %for.body.lver.check
  %i.010.lver.orig = phi i64 [ %inc.lver.orig, %for.body.lver.orig ], [ 0, %for.body.lver.check ]
  %sext.lver.orig = shl i64 %i.010.lver.orig, 32
  %5 = ashr exact i64 %sext.lver.orig, 30
  %arrayidx.lver.orig = getelementptr inbounds i8, ptr %a, i64 %5
  %6 = load i32, ptr %arrayidx.lver.orig, align 4, !tbaa !3
  %sext8.lver.orig = add i64 %sext.lver.orig, 4294967296
  %7 = ashr exact i64 %sext8.lver.orig, 30
  %arrayidx3.lver.orig = getelementptr inbounds i8, ptr %a, i64 %7
  store i32 %6, ptr %arrayidx3.lver.orig, align 4, !tbaa !3
  %inc.lver.orig = add nuw nsw i64 %i.010.lver.orig, 1
  %exitcond.not.lver.orig = icmp eq i64 %inc.lver.orig, %n
  br i1 %exitcond.not.lver.orig, label %for.cond.cleanup, label %for.body.lver.orig, !llvm.loop !87

for.body.ph:                                      ; preds = %for.body.lver.check
  %load_initial = load i32, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.lver.orig, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.ph
  %i.010 = phi i64 [ %inc, %for.body ], [ 0, %for.body.ph ]
  %sext = shl i64 %i.010, 32
  %sext8 = add i64 %sext, 4294967296
  %8 = ashr exact i64 %sext8, 30
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 %8
  store i32 %load_initial, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.010, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !87
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @u32_in_long_loop(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i64 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %add = add nuw i64 %i.09, 4
  %idxprom = and i64 %add, 4294967295
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom2 = and i64 %i.09, 4294967295
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom2
  store i32 %0, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.09, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !88
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mixed_sizes(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = trunc i32 %0 to i8
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  store i8 %conv, ptr %arrayidx2, align 1, !tbaa !34
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !89
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mixed_sizes_same_stride(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sitofp i32 %0 to float
  %1 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store float %conv, ptr %arrayidx2, align 4, !tbaa !17
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !90
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mixed_sizes_wide(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.08, 1
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %0 to i64
  %1 = zext nneg i32 %i.08 to i64
  %2 = getelementptr inbounds nuw i64, ptr %a, i64 %1
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 %conv, ptr %arrayidx2, align 8, !tbaa !41
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !91
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mixed_sizes_short(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %add = add nuw nsw i32 %i.06, 1
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = trunc i32 %0 to i16
  %idx.ext = zext nneg i32 %i.06 to i64
  %add.ptr = getelementptr inbounds nuw i32, ptr %a, i64 %idx.ext
  store i16 %conv, ptr %add.ptr, align 2, !tbaa !38
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !92
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @unaligned_distance(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nsw i32 %i.010, 2
  %idx.ext = zext nneg i32 %mul to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %a, i64 %idx.ext
  %0 = load i32, ptr %add.ptr, align 4, !tbaa !3
  %add.ptr4 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 6
  store i32 %0, ptr %add.ptr4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !93
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @unaligned_stride(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.010, 3
  %idx.ext = zext nneg i32 %mul to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %a, i64 %idx.ext
  %add.ptr1 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 60
  %0 = load i32, ptr %add.ptr1, align 4, !tbaa !3
  store i32 %0, ptr %add.ptr, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !94
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @unaligned_stride6(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.010, 6
  %idx.ext = zext nneg i32 %mul to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %a, i64 %idx.ext
  %add.ptr1 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 60
  %0 = load i32, ptr %add.ptr1, align 4, !tbaa !3
  store i32 %0, ptr %add.ptr, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !95
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @quadratic(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = mul nuw nsw i64 %i.08, %i.08
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %mul
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !96
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @halved(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %div6 = lshr i64 %i.08, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %div6
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !97
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @masked(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %conv = trunc i64 %i.08 to i32
  %and = and i64 %i.08, 15
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %and
  store i32 %conv, ptr %arrayidx, align 4, !tbaa !3
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %i.08
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i32 1, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !98
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @shifted(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %.idx = shl i64 %i.08, 4
  %0 = getelementptr i8, ptr %a, i64 %.idx
  %arrayidx = getelementptr i8, ptr %0, i64 4
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store i32 %1, ptr %0, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !99
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gather_same(ptr noundef captures(none) %a, ptr noalias noundef readonly captures(none) %k, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %k, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %1, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scatter_same(ptr noundef captures(none) %a, ptr noalias noundef readonly captures(none) %k, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %k, i64 %idxprom
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %1 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !101
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @histogram(ptr noundef captures(none) %a, ptr noalias noundef readonly captures(none) %k, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %k, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %add = add nsw i32 %1, 1
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !102
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
!14 = distinct !{!14, !8, !9}
!15 = distinct !{!15, !8, !9}
!16 = distinct !{!16, !8, !9}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !5, i64 0}
!19 = distinct !{!19, !8, !9}
!20 = distinct !{!20, !8, !9}
!21 = distinct !{!21, !8, !9}
!22 = distinct !{!22, !8, !9}
!23 = distinct !{!23, !8, !9}
!24 = distinct !{!24, !8, !9}
!25 = distinct !{!25, !8, !9}
!26 = distinct !{!26, !8, !9}
!27 = distinct !{!27, !8, !9}
!28 = distinct !{!28, !8, !9}
!29 = distinct !{!29, !8, !9}
!30 = distinct !{!30, !8, !9}
!31 = distinct !{!31, !8, !9}
!32 = distinct !{!32, !8, !9}
!33 = distinct !{!33, !8, !9}
!34 = !{!5, !5, i64 0}
!35 = distinct !{!35, !8, !9}
!36 = distinct !{!36, !8, !9}
!37 = distinct !{!37, !8, !9}
!38 = !{!39, !39, i64 0}
!39 = !{!"short", !5, i64 0}
!40 = distinct !{!40, !8, !9}
!41 = !{!42, !42, i64 0}
!42 = !{!"long", !5, i64 0}
!43 = distinct !{!43, !8, !9}
!44 = !{!45, !45, i64 0}
!45 = !{!"double", !5, i64 0}
!46 = distinct !{!46, !8, !9}
!47 = distinct !{!47, !8, !9}
!48 = distinct !{!48, !8, !9}
!49 = distinct !{!49, !8, !9}
!50 = distinct !{!50, !8, !9}
!51 = distinct !{!51, !8, !9}
!52 = distinct !{!52, !8, !9}
!53 = distinct !{!53, !8, !9}
!54 = distinct !{!54, !8, !9}
!55 = distinct !{!55, !8, !9}
!56 = distinct !{!56, !8, !9}
!57 = distinct !{!57, !8, !9}
!58 = distinct !{!58, !8, !9}
!59 = distinct !{!59, !8, !9}
!60 = distinct !{!60, !8, !9}
!61 = distinct !{!61, !8, !9}
!62 = distinct !{!62, !8, !9}
!63 = distinct !{!63, !8, !9}
!64 = distinct !{!64, !8, !9}
!65 = distinct !{!65, !8, !9}
!66 = distinct !{!66, !8, !9}
!67 = distinct !{!67, !8, !9}
!68 = distinct !{!68, !8, !9}
!69 = distinct !{!69, !8, !9}
!70 = distinct !{!70, !8, !9}
!71 = distinct !{!71, !8, !9}
!72 = distinct !{!72, !8, !9}
!73 = distinct !{!73, !8, !9}
!74 = distinct !{!74, !8, !9}
!75 = distinct !{!75, !8, !9}
!76 = distinct !{!76, !8, !9}
!77 = distinct !{!77, !8, !9}
!78 = distinct !{!78, !8, !9}
!79 = distinct !{!79, !8, !9}
!80 = distinct !{!80, !8, !9}
!81 = distinct !{!81, !8, !9}
!82 = distinct !{!82, !8, !9}
!83 = distinct !{!83, !8, !9}
!84 = distinct !{!84, !8, !9}
!85 = distinct !{!85, !8, !9}
!86 = distinct !{!86, !8, !9}
!87 = distinct !{!87, !8, !9}
!88 = distinct !{!88, !8, !9}
!89 = distinct !{!89, !8, !9}
!90 = distinct !{!90, !8, !9}
!91 = distinct !{!91, !8, !9}
!92 = distinct !{!92, !8, !9}
!93 = distinct !{!93, !8, !9}
!94 = distinct !{!94, !8, !9}
!95 = distinct !{!95, !8, !9}
!96 = distinct !{!96, !8, !9}
!97 = distinct !{!97, !8, !9}
!98 = distinct !{!98, !8, !9}
!99 = distinct !{!99, !8, !9}
!100 = distinct !{!100, !8, !9}
!101 = distinct !{!101, !8, !9}
!102 = distinct !{!102, !8, !9}
