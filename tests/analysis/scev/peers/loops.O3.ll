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
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !9

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !14

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_le(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not4 = icmp slt i32 %n, 0
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add nuw i32 %n, 1
  %wide.trip.count = zext i32 %0 to i64
  %min.iters.check = icmp ult i32 %n, 7
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !16

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %6, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_ule(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %0, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %for.body.preheader, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi7 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load8 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load8, %vec.phi7
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !18

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %middle.block, %entry
  %indvars.iv.ph = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %s.04.ph = phi i32 [ 0, %entry ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block
  %add.lcssa = phi i32 [ %6, %middle.block ], [ %add, %for.body ]
  ret i32 %add.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader ]
  %s.04 = phi i32 [ %add, %for.body ], [ %s.04.ph, %for.body.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.04
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_down(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader11, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %0, 2147483640
  %1 = and i64 %0, 7
  %invariant.gep = getelementptr i32, ptr %a, i64 %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %6, %vector.body ]
  %2 = xor i64 %index, -1
  %gep = getelementptr i32, ptr %invariant.gep, i64 %2
  %3 = getelementptr inbounds i8, ptr %gep, i64 -12
  %4 = getelementptr inbounds i8, ptr %gep, i64 -28
  %wide.load = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %reverse10 = shufflevector <4 x i32> %wide.load9, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %5 = add <4 x i32> %reverse, %vec.phi
  %6 = add <4 x i32> %reverse10, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !20

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %6, %5
  %8 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %0
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader11

for.body.preheader11:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %1, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %8, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %8, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader11
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader11 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader11 ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  %9 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %9, %s.05
  %cmp = icmp samesign ugt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_down_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader11, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %0, 4294967288
  %1 = and i64 %0, 7
  %invariant.gep = getelementptr i32, ptr %a, i64 %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %6, %vector.body ]
  %2 = xor i64 %index, -1
  %gep = getelementptr i32, ptr %invariant.gep, i64 %2
  %3 = getelementptr inbounds i8, ptr %gep, i64 -12
  %4 = getelementptr inbounds i8, ptr %gep, i64 -28
  %wide.load = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %reverse10 = shufflevector <4 x i32> %wide.load9, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %5 = add <4 x i32> %reverse, %vec.phi
  %6 = add <4 x i32> %reverse10, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !22

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %6, %5
  %8 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %0
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader11

for.body.preheader11:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %1, %middle.block ]
  %s.04.ph = phi i32 [ 0, %for.body.preheader ], [ %8, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %8, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader11
  %indvars.iv = phi i64 [ %9, %for.body ], [ %indvars.iv.ph, %for.body.preheader11 ]
  %s.04 = phi i32 [ %add, %for.body ], [ %s.04.ph, %for.body.preheader11 ]
  %9 = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %9
  %10 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %10, %s.04
  %cmp.not.wide = icmp eq i64 %9, 0
  br i1 %cmp.not.wide, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_ne(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not4 = icmp eq i32 %n, 0
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %0, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !24

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %0
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %6, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_between(ptr noundef readonly captures(none) %a, i32 noundef %from, i32 noundef %to) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp slt i32 %from, %to
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %from to i64
  %wide.trip.count = sext i32 %to to i64
  %1 = sub nsw i64 %wide.trip.count, %0
  %min.iters.check = icmp ult i64 %1, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %1, -8
  %2 = add nsw i64 %n.vec, %0
  %invariant.gep = getelementptr i32, ptr %a, i64 %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %index
  %3 = getelementptr inbounds nuw i8, ptr %gep, i64 16
  %wide.load = load <4 x i32>, ptr %gep, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = add <4 x i32> %wide.load, %vec.phi
  %5 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !26

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %5, %4
  %7 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %1, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %2, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %7, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %7, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %8, %s.05
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum_between_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %from, i32 noundef %to) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp ult i32 %from, %to
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %from to i64
  %wide.trip.count = zext i32 %to to i64
  %1 = sub nsw i64 %wide.trip.count, %0
  %min.iters.check = icmp ult i64 %1, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %1, -8
  %2 = add nsw i64 %n.vec, %0
  %invariant.gep = getelementptr i32, ptr %a, i64 %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %index
  %3 = getelementptr inbounds nuw i8, ptr %gep, i64 16
  %wide.load = load <4 x i32>, ptr %gep, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = add <4 x i32> %wide.load, %vec.phi
  %5 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !28

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %5, %4
  %7 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %1, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %2, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %7, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %7, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %8, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @sum_long(ptr noundef readonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i64 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %for.body.preheader9, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %n, 9223372036854775804
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi7 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i64, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <2 x i64>, ptr %0, align 8, !tbaa !30
  %wide.load8 = load <2 x i64>, ptr %1, align 8, !tbaa !30
  %2 = add <2 x i64> %wide.load, %vec.phi
  %3 = add <2 x i64> %wide.load8, %vec.phi7
  %index.next = add nuw i64 %index, 4
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !32

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <2 x i64> %3, %2
  %5 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader9

for.body.preheader9:                              ; preds = %middle.block, %for.body.preheader
  %i.06.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i64 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i64 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader9
  %i.06 = phi i64 [ %inc, %for.body ], [ %i.06.ph, %for.body.preheader9 ]
  %s.05 = phi i64 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader9 ]
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %i.06
  %6 = load i64, ptr %arrayidx, align 8, !tbaa !30
  %add = add nsw i64 %6, %s.05
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @sum_ulong(ptr noundef readonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i64 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %for.body.preheader9, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %n, -4
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi7 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i64, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <2 x i64>, ptr %0, align 8, !tbaa !30
  %wide.load8 = load <2 x i64>, ptr %1, align 8, !tbaa !30
  %2 = add <2 x i64> %wide.load, %vec.phi
  %3 = add <2 x i64> %wide.load8, %vec.phi7
  %index.next = add nuw i64 %index, 4
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !34

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <2 x i64> %3, %2
  %5 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader9

for.body.preheader9:                              ; preds = %middle.block, %for.body.preheader
  %i.06.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i64 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i64 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader9
  %i.06 = phi i64 [ %inc, %for.body ], [ %i.06.ph, %for.body.preheader9 ]
  %s.05 = phi i64 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader9 ]
  %arrayidx = getelementptr inbounds nuw i64, ptr %a, i64 %i.06
  %6 = load i64, ptr %arrayidx, align 8, !tbaa !30
  %add = add nsw i64 %6, %s.05
  %inc = add nuw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_u8(ptr noundef readonly captures(none) %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp6.not = icmp eq i8 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i8 %n to i64
  %min.iters.check = icmp ult i8 %n, 8
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 248
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !36

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.07.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.07 = phi i32 [ %add, %for.body ], [ %s.07.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_u16(ptr noundef readonly captures(none) %a, i16 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp6.not = icmp eq i16 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i16 %n to i64
  %min.iters.check = icmp ult i16 %n, 8
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 65528
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !38

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.07.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.07 = phi i32 [ %add, %for.body ], [ %s.07.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_s8(ptr noundef readonly captures(none) %a, i8 noundef signext %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i8 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i8 %n to i64
  %min.iters.check = icmp ult i8 %n, 8
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 120
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !40

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.07.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.07 = phi i32 [ %add, %for.body ], [ %s.07.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @count_s16_down(ptr noundef readonly captures(none) %a, i16 noundef signext %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i16 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i16 %n to i64
  %min.iters.check = icmp ult i16 %n, 8
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %0, 32760
  %1 = and i64 %0, 7
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %6, %vector.body ]
  %offset.idx = sub i64 %0, %index
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %3 = getelementptr inbounds i8, ptr %2, i64 -12
  %4 = getelementptr inbounds i8, ptr %2, i64 -28
  %wide.load = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %wide.load10 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %reverse11 = shufflevector <4 x i32> %wide.load10, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %5 = add <4 x i32> %reverse, %vec.phi
  %6 = add <4 x i32> %reverse11, %vec.phi9
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !42

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %6, %5
  %8 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %0
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %1, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %8, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %8, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %9 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %9, %s.06
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp samesign ugt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !43
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step3(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 25
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %1 = add nsw i64 %0, -1
  %2 = udiv i64 %1, 3
  %3 = add nuw nsw i64 %2, 1
  %n.mod.vf = and i64 %3, 7
  %4 = icmp eq i64 %n.mod.vf, 0
  %5 = select i1 %4, i64 8, i64 %n.mod.vf
  %n.vec = sub nsw i64 %3, %5
  %6 = mul i64 %n.vec, 3
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %38, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %39, %vector.body ]
  %offset.idx = mul i64 %index, 3
  %7 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %8 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %10 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = getelementptr i32, ptr %a, i64 %offset.idx
  %13 = getelementptr i8, ptr %12, i64 36
  %14 = getelementptr i32, ptr %a, i64 %offset.idx
  %15 = getelementptr i8, ptr %14, i64 48
  %16 = getelementptr i32, ptr %a, i64 %offset.idx
  %17 = getelementptr i8, ptr %16, i64 60
  %18 = getelementptr i32, ptr %a, i64 %offset.idx
  %19 = getelementptr i8, ptr %18, i64 72
  %20 = getelementptr i32, ptr %a, i64 %offset.idx
  %21 = getelementptr i8, ptr %20, i64 84
  %22 = load i32, ptr %7, align 4, !tbaa !5
  %23 = load i32, ptr %9, align 4, !tbaa !5
  %24 = load i32, ptr %11, align 4, !tbaa !5
  %25 = load i32, ptr %13, align 4, !tbaa !5
  %26 = insertelement <4 x i32> poison, i32 %22, i64 0
  %27 = insertelement <4 x i32> %26, i32 %23, i64 1
  %28 = insertelement <4 x i32> %27, i32 %24, i64 2
  %29 = insertelement <4 x i32> %28, i32 %25, i64 3
  %30 = load i32, ptr %15, align 4, !tbaa !5
  %31 = load i32, ptr %17, align 4, !tbaa !5
  %32 = load i32, ptr %19, align 4, !tbaa !5
  %33 = load i32, ptr %21, align 4, !tbaa !5
  %34 = insertelement <4 x i32> poison, i32 %30, i64 0
  %35 = insertelement <4 x i32> %34, i32 %31, i64 1
  %36 = insertelement <4 x i32> %35, i32 %32, i64 2
  %37 = insertelement <4 x i32> %36, i32 %33, i64 3
  %38 = add <4 x i32> %29, %vec.phi
  %39 = add <4 x i32> %37, %vec.phi9
  %index.next = add nuw i64 %index, 8
  %40 = icmp eq i64 %index.next, %n.vec
  br i1 %40, label %middle.block, label %vector.body, !llvm.loop !44

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %39, %38
  %41 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %41, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %42 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %42, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 3
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !45
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !46
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step4_from(ptr noundef readonly captures(none) %a, i32 noundef %from, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp slt i32 %from, %n
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %from to i64
  %1 = sext i32 %n to i64
  %2 = xor i64 %0, -1
  %3 = add nsw i64 %2, %1
  %min.iters.check = icmp ult i64 %3, 32
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %4 = lshr i64 %3, 2
  %5 = add nuw nsw i64 %4, 1
  %n.mod.vf = and i64 %5, 7
  %6 = icmp eq i64 %n.mod.vf, 0
  %7 = select i1 %6, i64 8, i64 %n.mod.vf
  %n.vec = sub nsw i64 %5, %7
  %8 = shl i64 %n.vec, 2
  %9 = add i64 %8, %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %42, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %43, %vector.body ]
  %10 = shl i64 %index, 2
  %offset.idx = add i64 %10, %0
  %11 = getelementptr inbounds i32, ptr %a, i64 %offset.idx
  %12 = getelementptr i32, ptr %a, i64 %offset.idx
  %13 = getelementptr i8, ptr %12, i64 16
  %14 = getelementptr i32, ptr %a, i64 %offset.idx
  %15 = getelementptr i8, ptr %14, i64 32
  %16 = getelementptr i32, ptr %a, i64 %offset.idx
  %17 = getelementptr i8, ptr %16, i64 48
  %18 = getelementptr i32, ptr %a, i64 %offset.idx
  %19 = getelementptr i8, ptr %18, i64 64
  %20 = getelementptr i32, ptr %a, i64 %offset.idx
  %21 = getelementptr i8, ptr %20, i64 80
  %22 = getelementptr i32, ptr %a, i64 %offset.idx
  %23 = getelementptr i8, ptr %22, i64 96
  %24 = getelementptr i32, ptr %a, i64 %offset.idx
  %25 = getelementptr i8, ptr %24, i64 112
  %26 = load i32, ptr %11, align 4, !tbaa !5
  %27 = load i32, ptr %13, align 4, !tbaa !5
  %28 = load i32, ptr %15, align 4, !tbaa !5
  %29 = load i32, ptr %17, align 4, !tbaa !5
  %30 = insertelement <4 x i32> poison, i32 %26, i64 0
  %31 = insertelement <4 x i32> %30, i32 %27, i64 1
  %32 = insertelement <4 x i32> %31, i32 %28, i64 2
  %33 = insertelement <4 x i32> %32, i32 %29, i64 3
  %34 = load i32, ptr %19, align 4, !tbaa !5
  %35 = load i32, ptr %21, align 4, !tbaa !5
  %36 = load i32, ptr %23, align 4, !tbaa !5
  %37 = load i32, ptr %25, align 4, !tbaa !5
  %38 = insertelement <4 x i32> poison, i32 %34, i64 0
  %39 = insertelement <4 x i32> %38, i32 %35, i64 1
  %40 = insertelement <4 x i32> %39, i32 %36, i64 2
  %41 = insertelement <4 x i32> %40, i32 %37, i64 3
  %42 = add <4 x i32> %33, %vec.phi
  %43 = add <4 x i32> %41, %vec.phi9
  %index.next = add nuw i64 %index, 8
  %44 = icmp eq i64 %index.next, %n.vec
  br i1 %44, label %middle.block, label %vector.body, !llvm.loop !47

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %43, %42
  %45 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %9, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %45, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %46 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %46, %s.06
  %indvars.iv.next = add nsw i64 %indvars.iv, 4
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !48
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_down5(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 7
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = tail call i64 @llvm.usub.sat.i64(i64 %0, i64 12)
  %2 = add nuw nsw i64 %1, 4
  %3 = udiv i64 %2, 5
  %4 = add nuw nsw i64 %3, 1
  %min.iters.check = icmp samesign ult i64 %1, 31
  br i1 %min.iters.check, label %for.body.preheader9, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %4, 2147483640
  %5 = mul nsw i64 %n.vec, -5
  %6 = add nsw i64 %5, %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %39, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %40, %vector.body ]
  %7 = mul i64 %index, -5
  %offset.idx = add i64 %7, %0
  %8 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %9 = getelementptr i32, ptr %a, i64 %offset.idx
  %10 = getelementptr i8, ptr %9, i64 -20
  %11 = getelementptr i32, ptr %a, i64 %offset.idx
  %12 = getelementptr i8, ptr %11, i64 -40
  %13 = getelementptr i32, ptr %a, i64 %offset.idx
  %14 = getelementptr i8, ptr %13, i64 -60
  %15 = getelementptr i32, ptr %a, i64 %offset.idx
  %16 = getelementptr i8, ptr %15, i64 -80
  %17 = getelementptr i32, ptr %a, i64 %offset.idx
  %18 = getelementptr i8, ptr %17, i64 -100
  %19 = getelementptr i32, ptr %a, i64 %offset.idx
  %20 = getelementptr i8, ptr %19, i64 -120
  %21 = getelementptr i32, ptr %a, i64 %offset.idx
  %22 = getelementptr i8, ptr %21, i64 -140
  %23 = load i32, ptr %8, align 4, !tbaa !5
  %24 = load i32, ptr %10, align 4, !tbaa !5
  %25 = load i32, ptr %12, align 4, !tbaa !5
  %26 = load i32, ptr %14, align 4, !tbaa !5
  %27 = insertelement <4 x i32> poison, i32 %23, i64 0
  %28 = insertelement <4 x i32> %27, i32 %24, i64 1
  %29 = insertelement <4 x i32> %28, i32 %25, i64 2
  %30 = insertelement <4 x i32> %29, i32 %26, i64 3
  %31 = load i32, ptr %16, align 4, !tbaa !5
  %32 = load i32, ptr %18, align 4, !tbaa !5
  %33 = load i32, ptr %20, align 4, !tbaa !5
  %34 = load i32, ptr %22, align 4, !tbaa !5
  %35 = insertelement <4 x i32> poison, i32 %31, i64 0
  %36 = insertelement <4 x i32> %35, i32 %32, i64 1
  %37 = insertelement <4 x i32> %36, i32 %33, i64 2
  %38 = insertelement <4 x i32> %37, i32 %34, i64 3
  %39 = add <4 x i32> %30, %vec.phi
  %40 = add <4 x i32> %38, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %41 = icmp eq i64 %index.next, %n.vec
  br i1 %41, label %middle.block, label %vector.body, !llvm.loop !49

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %40, %39
  %42 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %4, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader9

for.body.preheader9:                              ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %6, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %42, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %42, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader9
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader9 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader9 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %43 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %43, %s.05
  %indvars.iv.next = add nsw i64 %indvars.iv, -5
  %cmp = icmp samesign ugt i64 %indvars.iv, 12
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_variable(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %k to i64
  %1 = zext nneg i32 %n to i64
  %min.iters.check = icmp ugt i32 %n, 7
  %ident.check.not = icmp eq i32 %k, 1
  %or.cond = and i1 %min.iters.check, %ident.check.not
  br i1 %or.cond, label %vector.ph, label %for.body.preheader12

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %1, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %2 = getelementptr inbounds i32, ptr %a, i64 %index
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %wide.load = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = add <4 x i32> %wide.load, %vec.phi
  %5 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !51

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %5, %4
  %7 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %1
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %7, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %7, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %8, %s.06
  %indvars.iv.next = add nsw i64 %indvars.iv, %0
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !52
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !53
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
  br i1 %cmp1, label %for.body, label %cleanup, !llvm.loop !54

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
  %1 = add nsw i64 %0, -2
  %min.iters.check = icmp ult i64 %1, 16
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %2 = lshr i64 %1, 1
  %3 = add nuw i64 %2, 1
  %n.mod.vf = and i64 %3, 7
  %4 = icmp eq i64 %n.mod.vf, 0
  %5 = select i1 %4, i64 8, i64 %n.mod.vf
  %n.vec = sub i64 %3, %5
  %6 = shl i64 %n.vec, 1
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %offset.idx = shl i64 %index, 1
  %7 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %8 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %wide.vec = load <8 x i32>, ptr %7, align 4, !tbaa !5
  %strided.vec = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %wide.vec10 = load <8 x i32>, ptr %9, align 4, !tbaa !5
  %strided.vec11 = shufflevector <8 x i32> %wide.vec10, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %10 = add <4 x i32> %strided.vec, %vec.phi
  %11 = add <4 x i32> %strided.vec11, %vec.phi9
  %index.next = add nuw i64 %index, 8
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !55

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %11, %10
  %13 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %13, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %14 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %14, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_not_equal_even(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not6 = icmp eq i32 %n, 0
  br i1 %cmp.not6, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %mul = shl nsw i32 %n, 1
  %0 = zext i32 %mul to i64
  %1 = add nsw i64 %0, -2
  %min.iters.check = icmp ult i64 %1, 16
  br i1 %min.iters.check, label %for.body.preheader13, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %2 = lshr exact i64 %1, 1
  %3 = add nuw i64 %2, 1
  %n.mod.vf = and i64 %3, 7
  %4 = icmp eq i64 %n.mod.vf, 0
  %5 = select i1 %4, i64 8, i64 %n.mod.vf
  %n.vec = sub i64 %3, %5
  %6 = shl i64 %n.vec, 1
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %offset.idx = shl i64 %index, 1
  %7 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %8 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %wide.vec = load <8 x i32>, ptr %7, align 4, !tbaa !5
  %strided.vec = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %wide.vec11 = load <8 x i32>, ptr %9, align 4, !tbaa !5
  %strided.vec12 = shufflevector <8 x i32> %wide.vec11, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %10 = add <4 x i32> %strided.vec, %vec.phi
  %11 = add <4 x i32> %strided.vec12, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !57

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %11, %10
  %13 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.body.preheader13

for.body.preheader13:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  %s.07.ph = phi i32 [ 0, %for.body.preheader ], [ %13, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader13
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader13 ]
  %s.07 = phi i32 [ %add, %for.body ], [ %s.07.ph, %for.body.preheader13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %14 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %14, %s.07
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !58
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @step_not_equal_mul6(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %mul = mul i32 %n, 6
  %cmp.not5 = icmp eq i32 %mul, 0
  br i1 %cmp.not5, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = shl i32 %n, 1
  %min.iters.check = icmp ult i32 %0, 21
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %for.body.preheader
  %1 = shl i32 %n, 1
  %2 = add i32 %1, -1431655767
  %mul.overflow = icmp ult i32 %2, -1431655766
  br i1 %mul.overflow, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.mod.vf = and i32 %0, 6
  %3 = icmp eq i32 %n.mod.vf, 0
  %4 = select i1 %3, i32 8, i32 %n.mod.vf
  %n.vec = sub i32 %0, %4
  %5 = mul i32 %n.vec, 3
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %45, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %46, %vector.body ]
  %offset.idx = mul i32 %index, 3
  %6 = or disjoint i32 %offset.idx, 3
  %7 = or disjoint i32 %offset.idx, 6
  %8 = add i32 %offset.idx, 9
  %9 = add i32 %offset.idx, 12
  %10 = add i32 %offset.idx, 15
  %11 = add i32 %offset.idx, 18
  %12 = add i32 %offset.idx, 21
  %13 = zext i32 %offset.idx to i64
  %14 = zext i32 %6 to i64
  %15 = zext i32 %7 to i64
  %16 = zext i32 %8 to i64
  %17 = zext i32 %9 to i64
  %18 = zext i32 %10 to i64
  %19 = zext i32 %11 to i64
  %20 = zext i32 %12 to i64
  %21 = getelementptr inbounds nuw i32, ptr %a, i64 %13
  %22 = getelementptr inbounds nuw i32, ptr %a, i64 %14
  %23 = getelementptr inbounds nuw i32, ptr %a, i64 %15
  %24 = getelementptr inbounds nuw i32, ptr %a, i64 %16
  %25 = getelementptr inbounds nuw i32, ptr %a, i64 %17
  %26 = getelementptr inbounds nuw i32, ptr %a, i64 %18
  %27 = getelementptr inbounds nuw i32, ptr %a, i64 %19
  %28 = getelementptr inbounds nuw i32, ptr %a, i64 %20
  %29 = load i32, ptr %21, align 4, !tbaa !5
  %30 = load i32, ptr %22, align 4, !tbaa !5
  %31 = load i32, ptr %23, align 4, !tbaa !5
  %32 = load i32, ptr %24, align 4, !tbaa !5
  %33 = insertelement <4 x i32> poison, i32 %29, i64 0
  %34 = insertelement <4 x i32> %33, i32 %30, i64 1
  %35 = insertelement <4 x i32> %34, i32 %31, i64 2
  %36 = insertelement <4 x i32> %35, i32 %32, i64 3
  %37 = load i32, ptr %25, align 4, !tbaa !5
  %38 = load i32, ptr %26, align 4, !tbaa !5
  %39 = load i32, ptr %27, align 4, !tbaa !5
  %40 = load i32, ptr %28, align 4, !tbaa !5
  %41 = insertelement <4 x i32> poison, i32 %37, i64 0
  %42 = insertelement <4 x i32> %41, i32 %38, i64 1
  %43 = insertelement <4 x i32> %42, i32 %39, i64 2
  %44 = insertelement <4 x i32> %43, i32 %40, i64 3
  %45 = add <4 x i32> %36, %vec.phi
  %46 = add <4 x i32> %44, %vec.phi9
  %index.next = add nuw i32 %index, 8
  %47 = icmp eq i32 %index.next, %n.vec
  br i1 %47, label %middle.block, label %vector.body, !llvm.loop !59

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %46, %45
  %48 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %vector.scevcheck, %for.body.preheader
  %i.07.ph = phi i32 [ 0, %vector.scevcheck ], [ 0, %for.body.preheader ], [ %5, %middle.block ]
  %s.06.ph = phi i32 [ 0, %vector.scevcheck ], [ 0, %for.body.preheader ], [ %48, %middle.block ]
  %49 = mul i32 %i.07.ph, 5
  %50 = add i32 %49, %0
  %51 = add i32 %mul, -3
  %52 = sub i32 %51, %i.07.ph
  %53 = mul i32 %52, -1431655765
  %xtraiter = and i32 %50, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.prol, %for.body.preheader10
  %i.07.prol = phi i32 [ %add1.prol, %for.body.prol ], [ %i.07.ph, %for.body.preheader10 ]
  %s.06.prol = phi i32 [ %add.prol, %for.body.prol ], [ %s.06.ph, %for.body.preheader10 ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader10 ]
  %idxprom.prol = zext i32 %i.07.prol to i64
  %arrayidx.prol = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.prol
  %54 = load i32, ptr %arrayidx.prol, align 4, !tbaa !5
  %add.prol = add nsw i32 %54, %s.06.prol
  %add1.prol = add i32 %i.07.prol, 3
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !60

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader10
  %add.lcssa.unr = phi i32 [ poison, %for.body.preheader10 ], [ %add.prol, %for.body.prol ]
  %i.07.unr = phi i32 [ %i.07.ph, %for.body.preheader10 ], [ %add1.prol, %for.body.prol ]
  %s.06.unr = phi i32 [ %s.06.ph, %for.body.preheader10 ], [ %add.prol, %for.body.prol ]
  %55 = icmp ult i32 %53, 7
  br i1 %55, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.prol.loopexit, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add.lcssa.unr, %for.body.prol.loopexit ], [ %add.7, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.prol.loopexit
  %i.07 = phi i32 [ %add1.7, %for.body ], [ %i.07.unr, %for.body.prol.loopexit ]
  %s.06 = phi i32 [ %add.7, %for.body ], [ %s.06.unr, %for.body.prol.loopexit ]
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %56 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %56, %s.06
  %add1 = add i32 %i.07, 3
  %idxprom.1 = zext i32 %add1 to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.1
  %57 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add.1 = add nsw i32 %57, %add
  %add1.1 = add i32 %i.07, 6
  %idxprom.2 = zext i32 %add1.1 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.2
  %58 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %add.2 = add nsw i32 %58, %add.1
  %add1.2 = add i32 %i.07, 9
  %idxprom.3 = zext i32 %add1.2 to i64
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.3
  %59 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %add.3 = add nsw i32 %59, %add.2
  %add1.3 = add i32 %i.07, 12
  %idxprom.4 = zext i32 %add1.3 to i64
  %arrayidx.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.4
  %60 = load i32, ptr %arrayidx.4, align 4, !tbaa !5
  %add.4 = add nsw i32 %60, %add.3
  %add1.4 = add i32 %i.07, 15
  %idxprom.5 = zext i32 %add1.4 to i64
  %arrayidx.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.5
  %61 = load i32, ptr %arrayidx.5, align 4, !tbaa !5
  %add.5 = add nsw i32 %61, %add.4
  %add1.5 = add i32 %i.07, 18
  %idxprom.6 = zext i32 %add1.5 to i64
  %arrayidx.6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.6
  %62 = load i32, ptr %arrayidx.6, align 4, !tbaa !5
  %add.6 = add nsw i32 %62, %add.5
  %add1.6 = add i32 %i.07, 21
  %idxprom.7 = zext i32 %add1.6 to i64
  %arrayidx.7 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.7
  %63 = load i32, ptr %arrayidx.7, align 4, !tbaa !5
  %add.7 = add nsw i32 %63, %add.6
  %add1.7 = add i32 %i.07, 24
  %cmp.not.7 = icmp eq i32 %add1.7, %mul
  br i1 %cmp.not.7, label %for.cond.cleanup, label %for.body, !llvm.loop !62
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_100(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  %0 = getelementptr inbounds nuw i8, ptr %a, i64 368
  %wide.load8.11 = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = getelementptr inbounds nuw i8, ptr %a, i64 336
  %wide.load8.10 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = getelementptr inbounds nuw i8, ptr %a, i64 304
  %wide.load8.9 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i8, ptr %a, i64 272
  %wide.load8.8 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = getelementptr inbounds nuw i8, ptr %a, i64 240
  %wide.load8.7 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %a, i64 208
  %wide.load8.6 = load <4 x i32>, ptr %5, align 4, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %a, i64 176
  %wide.load8.5 = load <4 x i32>, ptr %6, align 4, !tbaa !5
  %7 = getelementptr inbounds nuw i8, ptr %a, i64 144
  %wide.load8.4 = load <4 x i32>, ptr %7, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr %a, i64 112
  %wide.load8.3 = load <4 x i32>, ptr %8, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %a, i64 80
  %wide.load8.2 = load <4 x i32>, ptr %9, align 4, !tbaa !5
  %10 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %wide.load8.1 = load <4 x i32>, ptr %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %wide.load8 = load <4 x i32>, ptr %11, align 4, !tbaa !5
  %12 = add <4 x i32> %wide.load8.1, %wide.load8
  %13 = add <4 x i32> %wide.load8.2, %12
  %14 = add <4 x i32> %wide.load8.3, %13
  %15 = add <4 x i32> %wide.load8.4, %14
  %16 = add <4 x i32> %wide.load8.5, %15
  %17 = add <4 x i32> %wide.load8.6, %16
  %18 = add <4 x i32> %wide.load8.7, %17
  %19 = add <4 x i32> %wide.load8.8, %18
  %20 = add <4 x i32> %wide.load8.9, %19
  %21 = add <4 x i32> %wide.load8.10, %20
  %22 = add <4 x i32> %wide.load8.11, %21
  %23 = getelementptr inbounds nuw i8, ptr %a, i64 352
  %wide.load.11 = load <4 x i32>, ptr %23, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %a, i64 320
  %wide.load.10 = load <4 x i32>, ptr %24, align 4, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %a, i64 288
  %wide.load.9 = load <4 x i32>, ptr %25, align 4, !tbaa !5
  %26 = getelementptr inbounds nuw i8, ptr %a, i64 256
  %wide.load.8 = load <4 x i32>, ptr %26, align 4, !tbaa !5
  %27 = getelementptr inbounds nuw i8, ptr %a, i64 224
  %wide.load.7 = load <4 x i32>, ptr %27, align 4, !tbaa !5
  %28 = getelementptr inbounds nuw i8, ptr %a, i64 192
  %wide.load.6 = load <4 x i32>, ptr %28, align 4, !tbaa !5
  %29 = getelementptr inbounds nuw i8, ptr %a, i64 160
  %wide.load.5 = load <4 x i32>, ptr %29, align 4, !tbaa !5
  %30 = getelementptr inbounds nuw i8, ptr %a, i64 128
  %wide.load.4 = load <4 x i32>, ptr %30, align 4, !tbaa !5
  %31 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %wide.load.3 = load <4 x i32>, ptr %31, align 4, !tbaa !5
  %32 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %wide.load.2 = load <4 x i32>, ptr %32, align 4, !tbaa !5
  %33 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %wide.load.1 = load <4 x i32>, ptr %33, align 4, !tbaa !5
  %wide.load = load <4 x i32>, ptr %a, align 4, !tbaa !5
  %34 = add <4 x i32> %wide.load.1, %wide.load
  %35 = add <4 x i32> %wide.load.2, %34
  %36 = add <4 x i32> %wide.load.3, %35
  %37 = add <4 x i32> %wide.load.4, %36
  %38 = add <4 x i32> %wide.load.5, %37
  %39 = add <4 x i32> %wide.load.6, %38
  %40 = add <4 x i32> %wide.load.7, %39
  %41 = add <4 x i32> %wide.load.8, %40
  %42 = add <4 x i32> %wide.load.9, %41
  %43 = add <4 x i32> %wide.load.10, %42
  %44 = add <4 x i32> %wide.load.11, %43
  %bin.rdx = add <4 x i32> %22, %44
  %45 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 384
  %46 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %46, %45
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %a, i64 388
  %47 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add.1 = add nsw i32 %47, %add
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %a, i64 392
  %48 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %add.2 = add nsw i32 %48, %add.1
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %a, i64 396
  %49 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %add.3 = add nsw i32 %49, %add.2
  ret i32 %add.3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i32 @constant_step7(ptr noundef readonly captures(none) %a) local_unnamed_addr #1 {
entry:
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 12
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %a, i64 40
  %1 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add.1 = add nsw i32 %1, %0
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %a, i64 68
  %2 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %add.2 = add nsw i32 %2, %add.1
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %3 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %add.3 = add nsw i32 %3, %add.2
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %a, i64 124
  %4 = load i32, ptr %arrayidx.4, align 4, !tbaa !5
  %add.4 = add nsw i32 %4, %add.3
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %a, i64 152
  %5 = load i32, ptr %arrayidx.5, align 4, !tbaa !5
  %add.5 = add nsw i32 %5, %add.4
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %a, i64 180
  %6 = load i32, ptr %arrayidx.6, align 4, !tbaa !5
  %add.6 = add nsw i32 %6, %add.5
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %a, i64 208
  %7 = load i32, ptr %arrayidx.7, align 4, !tbaa !5
  %add.7 = add nsw i32 %7, %add.6
  %arrayidx.8 = getelementptr inbounds nuw i8, ptr %a, i64 236
  %8 = load i32, ptr %arrayidx.8, align 4, !tbaa !5
  %add.8 = add nsw i32 %8, %add.7
  %arrayidx.9 = getelementptr inbounds nuw i8, ptr %a, i64 264
  %9 = load i32, ptr %arrayidx.9, align 4, !tbaa !5
  %add.9 = add nsw i32 %9, %add.8
  %arrayidx.10 = getelementptr inbounds nuw i8, ptr %a, i64 292
  %10 = load i32, ptr %arrayidx.10, align 4, !tbaa !5
  %add.10 = add nsw i32 %10, %add.9
  %arrayidx.11 = getelementptr inbounds nuw i8, ptr %a, i64 320
  %11 = load i32, ptr %arrayidx.11, align 4, !tbaa !5
  %add.11 = add nsw i32 %11, %add.10
  %arrayidx.12 = getelementptr inbounds nuw i8, ptr %a, i64 348
  %12 = load i32, ptr %arrayidx.12, align 4, !tbaa !5
  %add.12 = add nsw i32 %12, %add.11
  %arrayidx.13 = getelementptr inbounds nuw i8, ptr %a, i64 376
  %13 = load i32, ptr %arrayidx.13, align 4, !tbaa !5
  %add.13 = add nsw i32 %13, %add.12
  ret i32 %add.13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i32 @constant_down(ptr noundef readonly captures(none) %a) local_unnamed_addr #1 {
entry:
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 400
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %a, i64 372
  %1 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add.1 = add nsw i32 %1, %0
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %a, i64 344
  %2 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %add.2 = add nsw i32 %2, %add.1
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %a, i64 316
  %3 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %add.3 = add nsw i32 %3, %add.2
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %a, i64 288
  %4 = load i32, ptr %arrayidx.4, align 4, !tbaa !5
  %add.4 = add nsw i32 %4, %add.3
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %a, i64 260
  %5 = load i32, ptr %arrayidx.5, align 4, !tbaa !5
  %add.5 = add nsw i32 %5, %add.4
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %a, i64 232
  %6 = load i32, ptr %arrayidx.6, align 4, !tbaa !5
  %add.6 = add nsw i32 %6, %add.5
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %a, i64 204
  %7 = load i32, ptr %arrayidx.7, align 4, !tbaa !5
  %add.7 = add nsw i32 %7, %add.6
  %arrayidx.8 = getelementptr inbounds nuw i8, ptr %a, i64 176
  %8 = load i32, ptr %arrayidx.8, align 4, !tbaa !5
  %add.8 = add nsw i32 %8, %add.7
  %arrayidx.9 = getelementptr inbounds nuw i8, ptr %a, i64 148
  %9 = load i32, ptr %arrayidx.9, align 4, !tbaa !5
  %add.9 = add nsw i32 %9, %add.8
  %arrayidx.10 = getelementptr inbounds nuw i8, ptr %a, i64 120
  %10 = load i32, ptr %arrayidx.10, align 4, !tbaa !5
  %add.10 = add nsw i32 %10, %add.9
  %arrayidx.11 = getelementptr inbounds nuw i8, ptr %a, i64 92
  %11 = load i32, ptr %arrayidx.11, align 4, !tbaa !5
  %add.11 = add nsw i32 %11, %add.10
  %arrayidx.12 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %12 = load i32, ptr %arrayidx.12, align 4, !tbaa !5
  %add.12 = add nsw i32 %12, %add.11
  %arrayidx.13 = getelementptr inbounds nuw i8, ptr %a, i64 36
  %13 = load i32, ptr %arrayidx.13, align 4, !tbaa !5
  %add.13 = add nsw i32 %13, %add.12
  ret i32 %add.13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @constant_u8_wraps(ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add.1

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i8 [ 3, %entry ], [ %add3.1, %for.body ]
  %s.08 = phi i32 [ 0, %entry ], [ %add.1, %for.body ]
  %idxprom = zext i8 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, %s.08
  %add3 = add i8 %i.09, 7
  %idxprom.1 = zext i8 %add3 to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.1
  %1 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add.1 = add nsw i32 %1, %add
  %add3.1 = add i8 %i.09, 14
  %cmp.not.1 = icmp eq i8 %add3.1, 1
  br i1 %cmp.not.1, label %for.cond.cleanup, label %for.body, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @constant_nested() local_unnamed_addr #2 {
entry:
  %.pre = load i32, ptr @table, align 16, !tbaa !5
  %vector.recur.init = insertelement <4 x i32> poison, i32 %.pre, i64 3
  %wide.load = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 4), align 4, !tbaa !5
  %0 = shufflevector <4 x i32> %vector.recur.init, <4 x i32> %wide.load, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %1 = add <4 x i32> %wide.load, %0
  %wide.load22 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 8), align 8, !tbaa !5
  %2 = add <4 x i32> %wide.load22, %1
  %wide.load23 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 12), align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load23, %2
  %wide.load24 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 16), align 16, !tbaa !5
  %4 = add <4 x i32> %wide.load24, %3
  %wide.load25 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 20), align 4, !tbaa !5
  %5 = add <4 x i32> %wide.load25, %4
  %wide.load26 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 24), align 8, !tbaa !5
  %6 = add <4 x i32> %wide.load26, %5
  %wide.load27 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 28), align 4, !tbaa !5
  %7 = add <4 x i32> %wide.load27, %6
  %wide.load28 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 32), align 16, !tbaa !5
  %8 = add <4 x i32> %wide.load28, %7
  %wide.load29 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 36), align 4, !tbaa !5
  %9 = add <4 x i32> %wide.load29, %8
  %wide.load30 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 40), align 8, !tbaa !5
  %10 = add <4 x i32> %wide.load30, %9
  %wide.load31 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 44), align 4, !tbaa !5
  %11 = add <4 x i32> %wide.load31, %10
  %wide.load32 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 48), align 16, !tbaa !5
  %12 = add <4 x i32> %wide.load32, %11
  %wide.load33 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 52), align 4, !tbaa !5
  %13 = add <4 x i32> %wide.load33, %12
  %wide.load34 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 56), align 8, !tbaa !5
  %14 = add <4 x i32> %wide.load34, %13
  %wide.load35 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 60), align 4, !tbaa !5
  %15 = add <4 x i32> %wide.load35, %14
  %16 = mul <4 x i32> %15, <i32 0, i32 1, i32 2, i32 3>
  %wide.load.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 20), align 4, !tbaa !5
  %17 = shufflevector <4 x i32> %wide.load, <4 x i32> %wide.load.1, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %18 = mul nsw <4 x i32> %17, <i32 4, i32 5, i32 6, i32 7>
  %19 = add <4 x i32> %18, %16
  %20 = mul nsw <4 x i32> %wide.load.1, <i32 4, i32 5, i32 6, i32 7>
  %21 = add <4 x i32> %20, %19
  %wide.load22.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 24), align 8, !tbaa !5
  %22 = mul nsw <4 x i32> %wide.load22.1, <i32 4, i32 5, i32 6, i32 7>
  %23 = add <4 x i32> %22, %21
  %wide.load23.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 28), align 4, !tbaa !5
  %24 = mul nsw <4 x i32> %wide.load23.1, <i32 4, i32 5, i32 6, i32 7>
  %25 = add <4 x i32> %24, %23
  %wide.load24.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 32), align 16, !tbaa !5
  %26 = mul nsw <4 x i32> %wide.load24.1, <i32 4, i32 5, i32 6, i32 7>
  %27 = add <4 x i32> %26, %25
  %wide.load25.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 36), align 4, !tbaa !5
  %28 = mul nsw <4 x i32> %wide.load25.1, <i32 4, i32 5, i32 6, i32 7>
  %29 = add <4 x i32> %28, %27
  %wide.load26.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 40), align 8, !tbaa !5
  %30 = mul nsw <4 x i32> %wide.load26.1, <i32 4, i32 5, i32 6, i32 7>
  %31 = add <4 x i32> %30, %29
  %wide.load27.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 44), align 4, !tbaa !5
  %32 = mul nsw <4 x i32> %wide.load27.1, <i32 4, i32 5, i32 6, i32 7>
  %33 = add <4 x i32> %32, %31
  %wide.load28.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 48), align 16, !tbaa !5
  %34 = mul nsw <4 x i32> %wide.load28.1, <i32 4, i32 5, i32 6, i32 7>
  %35 = add <4 x i32> %34, %33
  %wide.load29.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 52), align 4, !tbaa !5
  %36 = mul nsw <4 x i32> %wide.load29.1, <i32 4, i32 5, i32 6, i32 7>
  %37 = add <4 x i32> %36, %35
  %wide.load30.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 56), align 8, !tbaa !5
  %38 = mul nsw <4 x i32> %wide.load30.1, <i32 4, i32 5, i32 6, i32 7>
  %39 = add <4 x i32> %38, %37
  %wide.load31.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 60), align 4, !tbaa !5
  %40 = mul nsw <4 x i32> %wide.load31.1, <i32 4, i32 5, i32 6, i32 7>
  %41 = add <4 x i32> %40, %39
  %wide.load32.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 64), align 16, !tbaa !5
  %42 = mul nsw <4 x i32> %wide.load32.1, <i32 4, i32 5, i32 6, i32 7>
  %43 = add <4 x i32> %42, %41
  %wide.load33.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 68), align 4, !tbaa !5
  %44 = mul nsw <4 x i32> %wide.load33.1, <i32 4, i32 5, i32 6, i32 7>
  %45 = add <4 x i32> %44, %43
  %wide.load34.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 72), align 8, !tbaa !5
  %46 = mul nsw <4 x i32> %wide.load34.1, <i32 4, i32 5, i32 6, i32 7>
  %47 = add <4 x i32> %46, %45
  %wide.load35.1 = load <4 x i32>, ptr getelementptr inbounds nuw (i8, ptr @table, i64 76), align 4, !tbaa !5
  %48 = mul nsw <4 x i32> %wide.load35.1, <i32 4, i32 5, i32 6, i32 7>
  %49 = add <4 x i32> %48, %47
  %50 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %49)
  ret i32 %50
}

; Function Attrs: nofree norecurse noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define dso_local void @never_ends(ptr noundef %a) local_unnamed_addr #3 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.cond ]
  store volatile i32 %i.0, ptr %a, align 4, !tbaa !5
  %inc = add i32 %i.0, 1
  br label %for.cond
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @at_least_once(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  %min.iters.check = icmp slt i32 %n, 8
  br i1 %min.iters.check, label %do.body.preheader, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.vec = and i64 %wide.trip.count, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi4 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load5 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load5, %vec.phi4
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !64

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %do.end, label %do.body.preheader

do.body.preheader:                                ; preds = %middle.block, %entry
  %indvars.iv.ph = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %s.0.ph = phi i32 [ 0, %entry ], [ %5, %middle.block ]
  br label %do.body

do.body:                                          ; preds = %do.body, %do.body.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ %indvars.iv.ph, %do.body.preheader ]
  %s.0 = phi i32 [ %add, %do.body ], [ %s.0.ph, %do.body.preheader ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.0
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !65

do.end:                                           ; preds = %do.body, %middle.block
  %add.lcssa = phi i32 [ %5, %middle.block ], [ %add, %do.body ]
  ret i32 %add.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @at_least_once_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %umax = tail call i32 @llvm.umax.i32(i32 %n, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %do.body.preheader, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi4 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load5 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load5, %vec.phi4
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !66

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %do.end, label %do.body.preheader

do.body.preheader:                                ; preds = %middle.block, %entry
  %indvars.iv.ph = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %s.0.ph = phi i32 [ 0, %entry ], [ %5, %middle.block ]
  br label %do.body

do.body:                                          ; preds = %do.body, %do.body.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ %indvars.iv.ph, %do.body.preheader ]
  %s.0 = phi i32 [ %add, %do.body ], [ %s.0.ph, %do.body.preheader ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.0
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !67

do.end:                                           ; preds = %do.body, %middle.block
  %add.lcssa = phi i32 [ %5, %middle.block ], [ %add, %do.body ]
  ret i32 %add.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @guarded(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %n, 0
  br i1 %cmp, label %do.body.preheader, label %if.end

do.body.preheader:                                ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %do.body.preheader9, label %vector.ph

vector.ph:                                        ; preds = %do.body.preheader
  %n.vec = and i64 %0, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi7 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load8 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load8, %vec.phi7
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !68

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %0
  br i1 %cmp.n, label %if.end, label %do.body.preheader9

do.body.preheader9:                               ; preds = %middle.block, %do.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %do.body.preheader ], [ %n.vec, %middle.block ]
  %s.0.ph = phi i32 [ 0, %do.body.preheader ], [ %6, %middle.block ]
  br label %do.body

do.body:                                          ; preds = %do.body, %do.body.preheader9
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ %indvars.iv.ph, %do.body.preheader9 ]
  %s.0 = phi i32 [ %add, %do.body ], [ %s.0.ph, %do.body.preheader9 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp1.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp1.not, label %if.end, label %do.body, !llvm.loop !69

if.end:                                           ; preds = %do.body, %middle.block, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %6, %middle.block ], [ %add, %do.body ]
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
  %min.iters.check = icmp ult i32 %n, 33
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %1 = add nsw i64 %0, -1
  %2 = lshr i64 %1, 2
  %3 = add nuw nsw i64 %2, 1
  %n.mod.vf = and i64 %3, 7
  %4 = icmp eq i64 %n.mod.vf, 0
  %5 = select i1 %4, i64 8, i64 %n.mod.vf
  %n.vec = sub nsw i64 %3, %5
  %6 = shl i64 %n.vec, 2
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %38, %vector.body ]
  %vec.phi11 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %39, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %7 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %8 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %12 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %14 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %16 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %18 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %20 = getelementptr inbounds nuw i32, ptr %a, i64 %offset.idx
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 112
  %22 = load i32, ptr %7, align 4, !tbaa !5
  %23 = load i32, ptr %9, align 4, !tbaa !5
  %24 = load i32, ptr %11, align 4, !tbaa !5
  %25 = load i32, ptr %13, align 4, !tbaa !5
  %26 = insertelement <4 x i32> poison, i32 %22, i64 0
  %27 = insertelement <4 x i32> %26, i32 %23, i64 1
  %28 = insertelement <4 x i32> %27, i32 %24, i64 2
  %29 = insertelement <4 x i32> %28, i32 %25, i64 3
  %30 = load i32, ptr %15, align 4, !tbaa !5
  %31 = load i32, ptr %17, align 4, !tbaa !5
  %32 = load i32, ptr %19, align 4, !tbaa !5
  %33 = load i32, ptr %21, align 4, !tbaa !5
  %34 = insertelement <4 x i32> poison, i32 %30, i64 0
  %35 = insertelement <4 x i32> %34, i32 %31, i64 1
  %36 = insertelement <4 x i32> %35, i32 %32, i64 2
  %37 = insertelement <4 x i32> %36, i32 %33, i64 3
  %38 = add <4 x i32> %29, %vec.phi
  %39 = add <4 x i32> %37, %vec.phi11
  %index.next = add nuw i64 %index, 8
  %40 = icmp eq i64 %index.next, %n.vec
  br i1 %40, label %middle.block, label %vector.body, !llvm.loop !70

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %39, %38
  %41 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  %s.08.ph = phi i32 [ 0, %for.body.preheader ], [ %41, %middle.block ]
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.08 = phi i32 [ %add, %for.body ], [ %s.08.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %42 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %42, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 4
  %cmp1 = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp1, label %for.body, label %if.end, !llvm.loop !71

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
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader15, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 120
  %1 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %wide.load = load <4 x i32>, ptr %a, align 4, !tbaa !5
  %wide.load14 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = icmp eq i64 %n.vec, 8
  br i1 %2, label %middle.block, label %vector.body.1, !llvm.loop !72

vector.body.1:                                    ; preds = %vector.ph
  %3 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %wide.load.1 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %wide.load14.1 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %5 = add <4 x i32> %wide.load.1, %wide.load
  %6 = add <4 x i32> %wide.load14.1, %wide.load14
  %7 = icmp eq i64 %n.vec, 16
  br i1 %7, label %middle.block, label %vector.body.2, !llvm.loop !72

vector.body.2:                                    ; preds = %vector.body.1
  %8 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %9 = getelementptr inbounds nuw i8, ptr %a, i64 80
  %wide.load.2 = load <4 x i32>, ptr %8, align 4, !tbaa !5
  %wide.load14.2 = load <4 x i32>, ptr %9, align 4, !tbaa !5
  %10 = add <4 x i32> %wide.load.2, %5
  %11 = add <4 x i32> %wide.load14.2, %6
  %12 = icmp eq i64 %n.vec, 24
  br i1 %12, label %middle.block, label %vector.body.3, !llvm.loop !72

vector.body.3:                                    ; preds = %vector.body.2
  %13 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %a, i64 112
  %wide.load.3 = load <4 x i32>, ptr %13, align 4, !tbaa !5
  %wide.load14.3 = load <4 x i32>, ptr %14, align 4, !tbaa !5
  %15 = add <4 x i32> %wide.load.3, %10
  %16 = add <4 x i32> %wide.load14.3, %11
  %17 = icmp eq i64 %n.vec, 32
  br i1 %17, label %middle.block, label %vector.body.4, !llvm.loop !72

vector.body.4:                                    ; preds = %vector.body.3
  %18 = getelementptr inbounds nuw i8, ptr %a, i64 128
  %19 = getelementptr inbounds nuw i8, ptr %a, i64 144
  %wide.load.4 = load <4 x i32>, ptr %18, align 4, !tbaa !5
  %wide.load14.4 = load <4 x i32>, ptr %19, align 4, !tbaa !5
  %20 = add <4 x i32> %wide.load.4, %15
  %21 = add <4 x i32> %wide.load14.4, %16
  %22 = icmp eq i64 %n.vec, 40
  br i1 %22, label %middle.block, label %vector.body.5, !llvm.loop !72

vector.body.5:                                    ; preds = %vector.body.4
  %23 = getelementptr inbounds nuw i8, ptr %a, i64 160
  %24 = getelementptr inbounds nuw i8, ptr %a, i64 176
  %wide.load.5 = load <4 x i32>, ptr %23, align 4, !tbaa !5
  %wide.load14.5 = load <4 x i32>, ptr %24, align 4, !tbaa !5
  %25 = add <4 x i32> %wide.load.5, %20
  %26 = add <4 x i32> %wide.load14.5, %21
  %27 = icmp eq i64 %n.vec, 48
  br i1 %27, label %middle.block, label %vector.body.6, !llvm.loop !72

vector.body.6:                                    ; preds = %vector.body.5
  %28 = getelementptr inbounds nuw i8, ptr %a, i64 192
  %29 = getelementptr inbounds nuw i8, ptr %a, i64 208
  %wide.load.6 = load <4 x i32>, ptr %28, align 4, !tbaa !5
  %wide.load14.6 = load <4 x i32>, ptr %29, align 4, !tbaa !5
  %30 = add <4 x i32> %wide.load.6, %25
  %31 = add <4 x i32> %wide.load14.6, %26
  %32 = icmp eq i64 %n.vec, 56
  br i1 %32, label %middle.block, label %vector.body.7, !llvm.loop !72

vector.body.7:                                    ; preds = %vector.body.6
  %33 = getelementptr inbounds nuw i8, ptr %a, i64 224
  %34 = getelementptr inbounds nuw i8, ptr %a, i64 240
  %wide.load.7 = load <4 x i32>, ptr %33, align 4, !tbaa !5
  %wide.load14.7 = load <4 x i32>, ptr %34, align 4, !tbaa !5
  %35 = add <4 x i32> %wide.load.7, %30
  %36 = add <4 x i32> %wide.load14.7, %31
  br label %middle.block

middle.block:                                     ; preds = %vector.body.7, %vector.body.6, %vector.body.5, %vector.body.4, %vector.body.3, %vector.body.2, %vector.body.1, %vector.ph
  %.lcssa16 = phi <4 x i32> [ %wide.load, %vector.ph ], [ %5, %vector.body.1 ], [ %10, %vector.body.2 ], [ %15, %vector.body.3 ], [ %20, %vector.body.4 ], [ %25, %vector.body.5 ], [ %30, %vector.body.6 ], [ %35, %vector.body.7 ]
  %.lcssa = phi <4 x i32> [ %wide.load14, %vector.ph ], [ %6, %vector.body.1 ], [ %11, %vector.body.2 ], [ %16, %vector.body.3 ], [ %21, %vector.body.4 ], [ %26, %vector.body.5 ], [ %31, %vector.body.6 ], [ %36, %vector.body.7 ]
  %bin.rdx = add <4 x i32> %.lcssa, %.lcssa16
  %37 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %if.end, label %for.body.preheader15

for.body.preheader15:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.09.ph = phi i32 [ 0, %for.body.preheader ], [ %37, %middle.block ]
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader15
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader15 ]
  %s.09 = phi i32 [ %add, %for.body ], [ %s.09.ph, %for.body.preheader15 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %38 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %38, %s.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !73

if.end:                                           ; preds = %for.body, %middle.block, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %37, %middle.block ], [ %add, %for.body ]
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
  %1 = sub nsw i64 %wide.trip.count, %0
  %min.iters.check = icmp ult i64 %1, 8
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %1, -8
  %2 = add nsw i64 %n.vec, %0
  %invariant.gep = getelementptr i32, ptr %a, i64 %0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %index
  %3 = getelementptr inbounds nuw i8, ptr %gep, i64 16
  %wide.load = load <4 x i32>, ptr %gep, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = add <4 x i32> %wide.load, %vec.phi
  %5 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !74

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %5, %4
  %7 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %1, %n.vec
  br i1 %cmp.n, label %if.end, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %2, %middle.block ]
  %s.07.ph = phi i32 [ 0, %for.body.preheader ], [ %7, %middle.block ]
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.07 = phi i32 [ %add, %for.body ], [ %s.07.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %8, %s.07
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !75

if.end:                                           ; preds = %for.body, %middle.block, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %7, %middle.block ], [ %add, %for.body ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) uwtable
define dso_local i32 @assumed(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #4 {
entry:
  %cmp = icmp ne i32 %n, 0
  tail call void @llvm.assume(i1 %cmp)
  %cmp1 = icmp samesign ult i32 %n, 1000
  tail call void @llvm.assume(i1 %cmp1)
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp samesign ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.vec = and i64 %wide.trip.count, 1016
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi11 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load12 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load12, %vec.phi11
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !76

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %middle.block, %entry
  %indvars.iv.ph = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %s.08.ph = phi i32 [ 0, %entry ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block
  %add.lcssa = phi i32 [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %add.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader ]
  %s.08 = phi i32 [ %add, %for.body ], [ %s.08.ph, %for.body.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !77
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) uwtable
define dso_local i32 @assumed_multiple(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #4 {
entry:
  %rem = and i32 %n, 7
  %cmp = icmp eq i32 %rem, 0
  tail call void @llvm.assume(i1 %cmp)
  %cmp16.not = icmp eq i32 %n, 0
  br i1 %cmp16.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %for.body.preheader
  %index = phi i64 [ 0, %for.body.preheader ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %for.body.preheader ], [ %2, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %for.body.preheader ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %wide.trip.count
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !78

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ]
  ret i32 %s.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @masked_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %and = and i32 %n, 31
  %cmp4.not = icmp eq i32 %and, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %and to i64
  %min.iters.check = icmp samesign ult i32 %and, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 24
  %0 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %wide.load = load <4 x i32>, ptr %a, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = icmp eq i64 %n.vec, 8
  br i1 %1, label %middle.block, label %vector.body.1, !llvm.loop !79

vector.body.1:                                    ; preds = %vector.ph
  %2 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %3 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %wide.load.1 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %wide.load9.1 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = add <4 x i32> %wide.load.1, %wide.load
  %5 = add <4 x i32> %wide.load9.1, %wide.load9
  %6 = icmp eq i64 %n.vec, 16
  br i1 %6, label %middle.block, label %vector.body.2, !llvm.loop !79

vector.body.2:                                    ; preds = %vector.body.1
  %7 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %8 = getelementptr inbounds nuw i8, ptr %a, i64 80
  %wide.load.2 = load <4 x i32>, ptr %7, align 4, !tbaa !5
  %wide.load9.2 = load <4 x i32>, ptr %8, align 4, !tbaa !5
  %9 = add <4 x i32> %wide.load.2, %4
  %10 = add <4 x i32> %wide.load9.2, %5
  br label %middle.block

middle.block:                                     ; preds = %vector.body.2, %vector.body.1, %vector.ph
  %.lcssa11 = phi <4 x i32> [ %wide.load, %vector.ph ], [ %4, %vector.body.1 ], [ %9, %vector.body.2 ]
  %.lcssa = phi <4 x i32> [ %wide.load9, %vector.ph ], [ %5, %vector.body.1 ], [ %10, %vector.body.2 ]
  %bin.rdx = add <4 x i32> %.lcssa, %.lcssa11
  %11 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %11, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %11, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %12 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %12, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !80
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @shifted_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %shr = lshr i32 %n, 3
  %cmp4.not = icmp eq i32 %shr, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %shr to i64
  %min.iters.check = icmp ult i32 %n, 64
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 536870904
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !81

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !82
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @divided_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 3
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div89 = lshr i32 %n, 2
  %wide.trip.count = zext nneg i32 %div89 to i64
  %min.iters.check = icmp ult i32 %n, 32
  br i1 %min.iters.check, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 536870904
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi10 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load11 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load11, %vec.phi10
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !83

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader12
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader12 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader12 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @minimum_bound(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cond = tail call i32 @llvm.smin.i32(i32 %n, i32 %m)
  %cmp17 = icmp sgt i32 %cond, 0
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %cond to i64
  %min.iters.check = icmp ult i32 %cond, 8
  br i1 %min.iters.check, label %for.body.preheader13, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi11 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load12 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load12, %vec.phi11
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !85

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader13

for.body.preheader13:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.08.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader13
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader13 ]
  %s.08 = phi i32 [ %add, %for.body ], [ %s.08.ph, %for.body.preheader13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !86
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @maximum_bound(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cond = tail call i32 @llvm.umax.i32(i32 %n, i32 %m)
  %cmp17.not = icmp eq i32 %cond, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %cond to i64
  %min.iters.check = icmp ult i32 %cond, 8
  br i1 %min.iters.check, label %for.body.preheader13, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi11 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load12 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load12, %vec.phi11
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !87

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader13

for.body.preheader13:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.08.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader13
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader13 ]
  %s.08 = phi i32 [ %add, %for.body ], [ %s.08.ph, %for.body.preheader13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !88
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @clamped_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp612.not = icmp slt i32 %n, 1
  br i1 %cmp612.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = tail call i32 @llvm.umin.i32(i32 %n, i32 50)
  %wide.trip.count = zext nneg i32 %0 to i64
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader18, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 56
  %1 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %wide.load = load <4 x i32>, ptr %a, align 4, !tbaa !5
  %wide.load17 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = icmp eq i64 %n.vec, 8
  br i1 %2, label %middle.block, label %vector.body.1, !llvm.loop !89

vector.body.1:                                    ; preds = %vector.ph
  %3 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %wide.load.1 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %wide.load17.1 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %5 = add <4 x i32> %wide.load.1, %wide.load
  %6 = add <4 x i32> %wide.load17.1, %wide.load17
  %7 = icmp eq i64 %n.vec, 16
  br i1 %7, label %middle.block, label %vector.body.2, !llvm.loop !89

vector.body.2:                                    ; preds = %vector.body.1
  %8 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %9 = getelementptr inbounds nuw i8, ptr %a, i64 80
  %wide.load.2 = load <4 x i32>, ptr %8, align 4, !tbaa !5
  %wide.load17.2 = load <4 x i32>, ptr %9, align 4, !tbaa !5
  %10 = add <4 x i32> %wide.load.2, %5
  %11 = add <4 x i32> %wide.load17.2, %6
  %12 = icmp eq i64 %n.vec, 24
  br i1 %12, label %middle.block, label %vector.body.3, !llvm.loop !89

vector.body.3:                                    ; preds = %vector.body.2
  %13 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %a, i64 112
  %wide.load.3 = load <4 x i32>, ptr %13, align 4, !tbaa !5
  %wide.load17.3 = load <4 x i32>, ptr %14, align 4, !tbaa !5
  %15 = add <4 x i32> %wide.load.3, %10
  %16 = add <4 x i32> %wide.load17.3, %11
  %17 = icmp eq i64 %n.vec, 32
  br i1 %17, label %middle.block, label %vector.body.4, !llvm.loop !89

vector.body.4:                                    ; preds = %vector.body.3
  %18 = getelementptr inbounds nuw i8, ptr %a, i64 128
  %19 = getelementptr inbounds nuw i8, ptr %a, i64 144
  %wide.load.4 = load <4 x i32>, ptr %18, align 4, !tbaa !5
  %wide.load17.4 = load <4 x i32>, ptr %19, align 4, !tbaa !5
  %20 = add <4 x i32> %wide.load.4, %15
  %21 = add <4 x i32> %wide.load17.4, %16
  %22 = icmp eq i64 %n.vec, 40
  br i1 %22, label %middle.block, label %vector.body.5, !llvm.loop !89

vector.body.5:                                    ; preds = %vector.body.4
  %23 = getelementptr inbounds nuw i8, ptr %a, i64 160
  %24 = getelementptr inbounds nuw i8, ptr %a, i64 176
  %wide.load.5 = load <4 x i32>, ptr %23, align 4, !tbaa !5
  %wide.load17.5 = load <4 x i32>, ptr %24, align 4, !tbaa !5
  %25 = add <4 x i32> %wide.load.5, %20
  %26 = add <4 x i32> %wide.load17.5, %21
  br label %middle.block

middle.block:                                     ; preds = %vector.body.5, %vector.body.4, %vector.body.3, %vector.body.2, %vector.body.1, %vector.ph
  %.lcssa19 = phi <4 x i32> [ %wide.load, %vector.ph ], [ %5, %vector.body.1 ], [ %10, %vector.body.2 ], [ %15, %vector.body.3 ], [ %20, %vector.body.4 ], [ %25, %vector.body.5 ]
  %.lcssa = phi <4 x i32> [ %wide.load17, %vector.ph ], [ %6, %vector.body.1 ], [ %11, %vector.body.2 ], [ %16, %vector.body.3 ], [ %21, %vector.body.4 ], [ %26, %vector.body.5 ]
  %bin.rdx = add <4 x i32> %.lcssa, %.lcssa19
  %27 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader18

for.body.preheader18:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.013.ph = phi i32 [ 0, %for.body.preheader ], [ %27, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %27, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader18
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader18 ]
  %s.013 = phi i32 [ %add, %for.body ], [ %s.013.ph, %for.body.preheader18 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %28 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %28, %s.013
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !90
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @absolute_bound(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp17.not = icmp eq i32 %n, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %smax = tail call i32 @llvm.abs.i32(i32 %n, i1 false)
  %wide.trip.count = zext i32 %smax to i64
  %min.iters.check = icmp ult i32 %smax, 8
  br i1 %min.iters.check, label %for.body.preheader13, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi11 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load12 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load12, %vec.phi11
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !91

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader13

for.body.preheader13:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.08.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader13
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader13 ]
  %s.08 = phi i32 [ %add, %for.body ], [ %s.08.ph, %for.body.preheader13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !92
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @loaded_bound(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %n) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp4 = icmp sgt i32 %0, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %for.body.preheader10, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load9, %vec.phi8
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !93

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader10

for.body.preheader10:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.05.ph = phi i32 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %6, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader10
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader10 ]
  %s.05 = phi i32 [ %add, %for.body ], [ %s.05.ph, %for.body.preheader10 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !94
}

; Function Attrs: nounwind uwtable
define dso_local i32 @called_bound(ptr noundef readonly captures(none) %a) local_unnamed_addr #6 {
entry:
  %call5 = tail call i32 @probe(i32 noundef 0) #18
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
  %call = tail call i32 @probe(i32 noundef %1) #18
  %2 = sext i32 %call to i64
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !95
}

declare i32 @probe(i32 noundef) local_unnamed_addr #7

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 -2147483648, 2147483647) i32 @find(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i32 %0, %x
  br i1 %cmp1, label %cleanup.loopexit.split.loop.exit10, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !96

cleanup.loopexit.split.loop.exit10:               ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit10, %for.inc, %entry
  %2 = phi i32 [ -1, %entry ], [ %1, %cleanup.loopexit.split.loop.exit10 ], [ -1, %for.inc ]
  ret i32 %2
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 0, 8) i32 @find_pair(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp9.not = icmp eq i32 %n, 0
  br i1 %cmp9.not, label %cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %m to i64
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %if.end, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %if.end ]
  %cmp1 = icmp eq i64 %indvars.iv, %0
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp2 = icmp slt i32 %1, 0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  %or.cond = select i1 %cmp2, i1 true, i1 %exitcond.not
  br i1 %or.cond, label %cleanup, label %for.body, !llvm.loop !97

cleanup:                                          ; preds = %if.end, %for.body, %entry
  %2 = phi i32 [ 0, %entry ], [ 7, %for.body ], [ 0, %if.end ]
  ret i32 %2
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @two_bounds(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.smin = tail call i32 @llvm.smin.i32(i32 %n, i32 %m)
  %0 = icmp sgt i32 %invariant.smin, 0
  br i1 %0, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %invariant.smin to i64
  %min.iters.check = icmp ult i32 %invariant.smin, 8
  br i1 %min.iters.check, label %for.body.preheader11, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load10 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load10, %vec.phi9
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !98

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader11

for.body.preheader11:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %6, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader11
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader11 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader11 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !99
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @two_bounds_unsigned(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.umin = tail call i32 @llvm.umin.i32(i32 %n, i32 %m)
  %and78.not = icmp eq i32 %invariant.umin, 0
  br i1 %and78.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %invariant.umin to i64
  %min.iters.check = icmp ult i32 %invariant.umin, 8
  br i1 %min.iters.check, label %for.body.preheader14, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 4294967288
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi12 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load13 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add <4 x i32> %wide.load, %vec.phi
  %3 = add <4 x i32> %wide.load13, %vec.phi12
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !100

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader14

for.body.preheader14:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.09.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader14
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader14 ]
  %s.09 = phi i32 [ %add, %for.body ], [ %s.09.ph, %for.body.preheader14 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %6, %s.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !101
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @either_bound(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.smax = tail call i32 @llvm.smax.i32(i32 %n, i32 %m)
  %0 = icmp sgt i32 %invariant.smax, 0
  br i1 %0, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %invariant.smax to i64
  %min.iters.check = icmp ult i32 %invariant.smax, 8
  br i1 %min.iters.check, label %for.body.preheader11, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %wide.trip.count, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vec.phi9 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load10 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = add <4 x i32> %wide.load, %vec.phi
  %4 = add <4 x i32> %wide.load10, %vec.phi9
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !102

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader11

for.body.preheader11:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %6, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader11
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader11 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader11 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %7, %s.06
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !103
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
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %if.end.preheader13, label %vector.ph

vector.ph:                                        ; preds = %if.end.preheader
  %n.vec = and i64 %wide.trip.count, 56
  %2 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %wide.load = load <4 x i32>, ptr %a, align 4, !tbaa !5
  %wide.load12 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = icmp eq i64 %n.vec, 8
  br i1 %3, label %middle.block, label %vector.body.1, !llvm.loop !104

vector.body.1:                                    ; preds = %vector.ph
  %4 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %5 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %wide.load.1 = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %wide.load12.1 = load <4 x i32>, ptr %5, align 4, !tbaa !5
  %6 = add <4 x i32> %wide.load.1, %wide.load
  %7 = add <4 x i32> %wide.load12.1, %wide.load12
  %8 = icmp eq i64 %n.vec, 16
  br i1 %8, label %middle.block, label %vector.body.2, !llvm.loop !104

vector.body.2:                                    ; preds = %vector.body.1
  %9 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %10 = getelementptr inbounds nuw i8, ptr %a, i64 80
  %wide.load.2 = load <4 x i32>, ptr %9, align 4, !tbaa !5
  %wide.load12.2 = load <4 x i32>, ptr %10, align 4, !tbaa !5
  %11 = add <4 x i32> %wide.load.2, %6
  %12 = add <4 x i32> %wide.load12.2, %7
  %13 = icmp eq i64 %n.vec, 24
  br i1 %13, label %middle.block, label %vector.body.3, !llvm.loop !104

vector.body.3:                                    ; preds = %vector.body.2
  %14 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %15 = getelementptr inbounds nuw i8, ptr %a, i64 112
  %wide.load.3 = load <4 x i32>, ptr %14, align 4, !tbaa !5
  %wide.load12.3 = load <4 x i32>, ptr %15, align 4, !tbaa !5
  %16 = add <4 x i32> %wide.load.3, %11
  %17 = add <4 x i32> %wide.load12.3, %12
  br label %middle.block

middle.block:                                     ; preds = %vector.body.3, %vector.body.2, %vector.body.1, %vector.ph
  %.lcssa14 = phi <4 x i32> [ %wide.load, %vector.ph ], [ %6, %vector.body.1 ], [ %11, %vector.body.2 ], [ %16, %vector.body.3 ]
  %.lcssa = phi <4 x i32> [ %wide.load12, %vector.ph ], [ %7, %vector.body.1 ], [ %12, %vector.body.2 ], [ %17, %vector.body.3 ]
  %bin.rdx = add <4 x i32> %.lcssa, %.lcssa14
  %18 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %wide.trip.count
  br i1 %cmp.n, label %cleanup, label %if.end.preheader13

if.end.preheader13:                               ; preds = %middle.block, %if.end.preheader
  %indvars.iv.ph = phi i64 [ 0, %if.end.preheader ], [ %n.vec, %middle.block ]
  %s.08.ph = phi i32 [ 0, %if.end.preheader ], [ %18, %middle.block ]
  br label %if.end

if.end:                                           ; preds = %if.end, %if.end.preheader13
  %indvars.iv = phi i64 [ %indvars.iv.next, %if.end ], [ %indvars.iv.ph, %if.end.preheader13 ]
  %s.08 = phi i32 [ %add, %if.end ], [ %s.08.ph, %if.end.preheader13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %19 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %19, %s.08
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond, label %cleanup, label %if.end, !llvm.loop !105

cleanup:                                          ; preds = %if.end, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %18, %middle.block ], [ %add, %if.end ]
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
  br i1 %or.cond, label %cleanup, label %for.body, !llvm.loop !106

cleanup:                                          ; preds = %for.body, %entry
  %s.1 = phi i32 [ 0, %entry ], [ %3, %for.body ]
  ret i32 %s.1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @until_overflow(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %0 = mul i32 %n, 20
  ret i32 %0
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @add_until_overflow(i32 noundef %from) local_unnamed_addr #10 {
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
  br i1 %5, label %while.end, label %while.body, !llvm.loop !107

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i32 @switch_exit(ptr noundef readonly captures(none) %a) local_unnamed_addr #1 {
entry:
  %0 = load <16 x i32>, ptr %a, align 4, !tbaa !5
  %arrayidx.16 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %1 = load i32, ptr %arrayidx.16, align 4, !tbaa !5
  %2 = tail call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %0)
  %op.rdx = add i32 %2, %1
  ret i32 %op.rdx
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
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !108

cleanup:                                          ; preds = %for.inc, %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %s.012, %for.body ], [ %add, %for.inc ]
  ret i32 %s.0.lcssa
}

; Function Attrs: nounwind uwtable
define dso_local i32 @goto_out(i32 noundef %n) local_unnamed_addr #6 {
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
  %call = tail call i32 @probe(i32 noundef %i.010) #18
  %add = add nsw i32 %call, %s.011
  %cmp1 = icmp eq i32 %add, 12
  br i1 %cmp1, label %out, label %again

out:                                              ; preds = %if.end, %again, %entry
  %s.1 = phi i32 [ 0, %entry ], [ 12, %if.end ], [ %add, %again ]
  ret i32 %s.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @matrix(ptr noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #11 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  %cmp216 = icmp sgt i32 %m, 0
  %or.cond = and i1 %cmp18, %cmp216
  br i1 %or.cond, label %for.cond1.preheader.us.preheader, label %for.cond.cleanup

for.cond1.preheader.us.preheader:                 ; preds = %entry
  %0 = zext nneg i32 %m to i64
  %wide.trip.count28 = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i32 %m, 8
  %n.vec = and i64 %0, 2147483640
  %cmp.n = icmp eq i64 %n.vec, %0
  br label %for.cond1.preheader.us

for.cond1.preheader.us:                           ; preds = %for.cond1.for.cond.cleanup3_crit_edge.us, %for.cond1.preheader.us.preheader
  %indvars.iv24 = phi i64 [ 0, %for.cond1.preheader.us.preheader ], [ %indvars.iv.next25, %for.cond1.for.cond.cleanup3_crit_edge.us ]
  %1 = mul nuw nsw i64 %indvars.iv24, %0
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %1
  br i1 %min.iters.check, label %for.body4.us.preheader, label %vector.ph

vector.ph:                                        ; preds = %for.cond1.preheader.us
  %broadcast.splatinsert = insertelement <4 x i64> poison, i64 %indvars.iv24, i64 0
  %broadcast.splat = shufflevector <4 x i64> %broadcast.splatinsert, <4 x i64> poison, <4 x i32> zeroinitializer
  %invariant.op = add <4 x i64> splat (i64 4), %broadcast.splat
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %2 = add nuw nsw <4 x i64> %vec.ind, %broadcast.splat
  %.reass = add <4 x i64> %vec.ind, %invariant.op
  %3 = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %index
  %4 = trunc nuw <4 x i64> %2 to <4 x i32>
  %5 = trunc nuw <4 x i64> %.reass to <4 x i32>
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> %4, ptr %3, align 4, !tbaa !5
  store <4 x i32> %5, ptr %6, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %vec.ind.next = add <4 x i64> %vec.ind, splat (i64 8)
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !109

middle.block:                                     ; preds = %vector.body
  br i1 %cmp.n, label %for.cond1.for.cond.cleanup3_crit_edge.us, label %for.body4.us.preheader

for.body4.us.preheader:                           ; preds = %middle.block, %for.cond1.preheader.us
  %indvars.iv.ph = phi i64 [ 0, %for.cond1.preheader.us ], [ %n.vec, %middle.block ]
  br label %for.body4.us

for.body4.us:                                     ; preds = %for.body4.us, %for.body4.us.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4.us ], [ %indvars.iv.ph, %for.body4.us.preheader ]
  %8 = add nuw nsw i64 %indvars.iv, %indvars.iv24
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %9 = trunc nuw i64 %8 to i32
  store i32 %9, ptr %gep, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %exitcond.not, label %for.cond1.for.cond.cleanup3_crit_edge.us, label %for.body4.us, !llvm.loop !110

for.cond1.for.cond.cleanup3_crit_edge.us:         ; preds = %for.body4.us, %middle.block
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader.us, !llvm.loop !111

for.cond.cleanup:                                 ; preds = %for.cond1.for.cond.cleanup3_crit_edge.us, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangle(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = add nuw i32 %n, 1
  %wide.trip.count = zext nneg i32 %n to i64
  %xtraiter = and i64 %wide.trip.count, 1
  %1 = icmp eq i32 %n, 1
  br i1 %1, label %for.cond1.preheader.epil.preheader, label %for.cond1.preheader.preheader.new

for.cond1.preheader.preheader.new:                ; preds = %for.cond1.preheader.preheader
  %unroll_iter = and i64 %wide.trip.count, 2147483646
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader, %for.cond1.preheader.preheader.new
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.preheader.new ], [ %indvars.iv.next.1, %for.cond1.preheader ]
  %niter = phi i64 [ 0, %for.cond1.preheader.preheader.new ], [ %niter.next.1, %for.cond1.preheader ]
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %3 = mul i32 %0, %2
  %4 = zext i32 %3 to i64
  %5 = shl nuw nsw i64 %4, 2
  %scevgep = getelementptr nuw i8, ptr %a, i64 %5
  %6 = trunc i64 %indvars.iv to i32
  %7 = xor i32 %6, -1
  %8 = add i32 %n, %7
  %9 = zext i32 %8 to i64
  %10 = shl nuw nsw i64 %9, 2
  %11 = add nuw nsw i64 %10, 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %scevgep, i8 0, i64 %11, i1 false), !tbaa !5
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %12 = trunc nuw nsw i64 %indvars.iv.next to i32
  %13 = mul i32 %0, %12
  %14 = zext i32 %13 to i64
  %15 = shl nuw nsw i64 %14, 2
  %scevgep.1 = getelementptr nuw i8, ptr %a, i64 %15
  %16 = trunc i64 %indvars.iv.next to i32
  %17 = xor i32 %16, -1
  %18 = add i32 %n, %17
  %19 = zext i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 2
  %21 = add nuw nsw i64 %20, 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %scevgep.1, i8 0, i64 %21, i1 false), !tbaa !5
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.cond1.preheader, !llvm.loop !112

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.cond1.preheader
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.cond1.preheader.epil.preheader

for.cond1.preheader.epil.preheader:               ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.cond1.preheader.preheader
  %indvars.iv.epil.init = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod23 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod23)
  %22 = trunc nuw nsw i64 %indvars.iv.epil.init to i32
  %23 = mul i32 %0, %22
  %24 = zext i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 2
  %scevgep.epil = getelementptr nuw i8, ptr %a, i64 %25
  %26 = trunc i64 %indvars.iv.epil.init to i32
  %27 = xor i32 %26, -1
  %28 = add i32 %n, %27
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 2
  %31 = add nuw nsw i64 %30, 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %scevgep.epil, i8 0, i64 %31, i1 false), !tbaa !5
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond1.preheader.epil.preheader, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @triangle_below(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #12 {
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
  %min.iters.check = icmp samesign ult i64 %indvars.iv18, 8
  br i1 %min.iters.check, label %for.body4.preheader24, label %vector.ph

vector.ph:                                        ; preds = %for.body4.preheader
  %n.vec = and i64 %indvars.iv18, 9223372036854775800
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %1 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %wide.load23 = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = add nsw <4 x i32> %wide.load, splat (i32 1)
  %3 = add nsw <4 x i32> %wide.load23, splat (i32 1)
  store <4 x i32> %2, ptr %0, align 4, !tbaa !5
  store <4 x i32> %3, ptr %1, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !113

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %indvars.iv18, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup3, label %for.body4.preheader24

for.body4.preheader24:                            ; preds = %middle.block, %for.body4.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.body4.preheader ], [ %n.vec, %middle.block ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %middle.block, %for.cond1.preheader
  %indvars.iv.next19 = add nuw nsw i64 %indvars.iv18, 1
  %exitcond22.not = icmp eq i64 %indvars.iv.next19, %wide.trip.count21
  br i1 %exitcond22.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !114

for.body4:                                        ; preds = %for.body4, %for.body4.preheader24
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ %indvars.iv.ph, %for.body4.preheader24 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv18
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !115
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @multiply(ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %cmp44 = icmp sgt i32 %n, 0
  br i1 %cmp44, label %for.cond1.preheader.us.preheader, label %for.cond.cleanup

for.cond1.preheader.us.preheader:                 ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %xtraiter = and i64 %0, 3
  %1 = icmp ult i32 %n, 4
  %unroll_iter = and i64 %0, 2147483644
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %lcmp.mod68 = icmp ne i64 %xtraiter, 0
  br label %for.cond1.preheader.us

for.cond1.preheader.us:                           ; preds = %for.cond1.for.cond.cleanup3_crit_edge.split.us.us, %for.cond1.preheader.us.preheader
  %indvars.iv56 = phi i64 [ 0, %for.cond1.preheader.us.preheader ], [ %indvars.iv.next57, %for.cond1.for.cond.cleanup3_crit_edge.split.us.us ]
  %2 = mul nuw nsw i64 %indvars.iv56, %0
  %invariant.gep = getelementptr inbounds nuw float, ptr %a, i64 %2
  %invariant.gep65 = getelementptr inbounds nuw float, ptr %c, i64 %2
  br label %for.cond5.preheader.us.us

for.cond5.preheader.us.us:                        ; preds = %for.cond5.for.cond.cleanup7_crit_edge.us.us, %for.cond1.preheader.us
  %indvars.iv50 = phi i64 [ %indvars.iv.next51, %for.cond5.for.cond.cleanup7_crit_edge.us.us ], [ 0, %for.cond1.preheader.us ]
  %invariant.gep63 = getelementptr inbounds nuw float, ptr %b, i64 %indvars.iv50
  br i1 %1, label %for.body8.us.us.epil.preheader, label %for.body8.us.us

for.body8.us.us:                                  ; preds = %for.body8.us.us, %for.cond5.preheader.us.us
  %indvars.iv = phi i64 [ %indvars.iv.next.3, %for.body8.us.us ], [ 0, %for.cond5.preheader.us.us ]
  %s.040.us.us = phi float [ %18, %for.body8.us.us ], [ 0.000000e+00, %for.cond5.preheader.us.us ]
  %niter = phi i64 [ %niter.next.3, %for.body8.us.us ], [ 0, %for.cond5.preheader.us.us ]
  %gep = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv
  %3 = load float, ptr %gep, align 4, !tbaa !116
  %4 = mul nuw nsw i64 %indvars.iv, %0
  %gep64 = getelementptr inbounds nuw float, ptr %invariant.gep63, i64 %4
  %5 = load float, ptr %gep64, align 4, !tbaa !116
  %6 = tail call float @llvm.fmuladd.f32(float %3, float %5, float %s.040.us.us)
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %gep.1 = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv.next
  %7 = load float, ptr %gep.1, align 4, !tbaa !116
  %8 = mul nuw nsw i64 %indvars.iv.next, %0
  %gep64.1 = getelementptr inbounds nuw float, ptr %invariant.gep63, i64 %8
  %9 = load float, ptr %gep64.1, align 4, !tbaa !116
  %10 = tail call float @llvm.fmuladd.f32(float %7, float %9, float %6)
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %gep.2 = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv.next.1
  %11 = load float, ptr %gep.2, align 4, !tbaa !116
  %12 = mul nuw nsw i64 %indvars.iv.next.1, %0
  %gep64.2 = getelementptr inbounds nuw float, ptr %invariant.gep63, i64 %12
  %13 = load float, ptr %gep64.2, align 4, !tbaa !116
  %14 = tail call float @llvm.fmuladd.f32(float %11, float %13, float %10)
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %gep.3 = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv.next.2
  %15 = load float, ptr %gep.3, align 4, !tbaa !116
  %16 = mul nuw nsw i64 %indvars.iv.next.2, %0
  %gep64.3 = getelementptr inbounds nuw float, ptr %invariant.gep63, i64 %16
  %17 = load float, ptr %gep64.3, align 4, !tbaa !116
  %18 = tail call float @llvm.fmuladd.f32(float %15, float %17, float %14)
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa, label %for.body8.us.us, !llvm.loop !118

for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa: ; preds = %for.body8.us.us
  br i1 %lcmp.mod.not, label %for.cond5.for.cond.cleanup7_crit_edge.us.us, label %for.body8.us.us.epil.preheader

for.body8.us.us.epil.preheader:                   ; preds = %for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa, %for.cond5.preheader.us.us
  %indvars.iv.epil.init = phi i64 [ 0, %for.cond5.preheader.us.us ], [ %indvars.iv.next.3, %for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa ]
  %s.040.us.us.epil.init = phi float [ 0.000000e+00, %for.cond5.preheader.us.us ], [ %18, %for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod68)
  br label %for.body8.us.us.epil

for.body8.us.us.epil:                             ; preds = %for.body8.us.us.epil, %for.body8.us.us.epil.preheader
  %indvars.iv.epil = phi i64 [ %indvars.iv.next.epil, %for.body8.us.us.epil ], [ %indvars.iv.epil.init, %for.body8.us.us.epil.preheader ]
  %s.040.us.us.epil = phi float [ %22, %for.body8.us.us.epil ], [ %s.040.us.us.epil.init, %for.body8.us.us.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %for.body8.us.us.epil ], [ 0, %for.body8.us.us.epil.preheader ]
  %gep.epil = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv.epil
  %19 = load float, ptr %gep.epil, align 4, !tbaa !116
  %20 = mul nuw nsw i64 %indvars.iv.epil, %0
  %gep64.epil = getelementptr inbounds nuw float, ptr %invariant.gep63, i64 %20
  %21 = load float, ptr %gep64.epil, align 4, !tbaa !116
  %22 = tail call float @llvm.fmuladd.f32(float %19, float %21, float %s.040.us.us.epil)
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond5.for.cond.cleanup7_crit_edge.us.us, label %for.body8.us.us.epil, !llvm.loop !119

for.cond5.for.cond.cleanup7_crit_edge.us.us:      ; preds = %for.body8.us.us.epil, %for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa
  %.lcssa = phi float [ %18, %for.cond5.for.cond.cleanup7_crit_edge.us.us.unr-lcssa ], [ %22, %for.body8.us.us.epil ]
  %gep66 = getelementptr inbounds nuw float, ptr %invariant.gep65, i64 %indvars.iv50
  store float %.lcssa, ptr %gep66, align 4, !tbaa !116
  %indvars.iv.next51 = add nuw nsw i64 %indvars.iv50, 1
  %exitcond55.not = icmp eq i64 %indvars.iv.next51, %0
  br i1 %exitcond55.not, label %for.cond1.for.cond.cleanup3_crit_edge.split.us.us, label %for.cond5.preheader.us.us, !llvm.loop !120

for.cond1.for.cond.cleanup3_crit_edge.split.us.us: ; preds = %for.cond5.for.cond.cleanup7_crit_edge.us.us
  %indvars.iv.next57 = add nuw nsw i64 %indvars.iv56, 1
  %exitcond62.not = icmp eq i64 %indvars.iv.next57, %0
  br i1 %exitcond62.not, label %for.cond.cleanup, label %for.cond1.preheader.us, !llvm.loop !121

for.cond.cleanup:                                 ; preds = %for.cond1.for.cond.cleanup3_crit_edge.split.us.us, %entry
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #8

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @blocked(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %cmp17.not = icmp eq i32 %n, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.cond1.preheader.preheader

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.cond1.preheader

for.cond.loopexit:                                ; preds = %for.body5, %middle.block, %for.cond1.preheader
  %cmp = icmp ugt i32 %n, %indvars
  %indvar.next = add i64 %indvar, 1
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !122

for.cond1.preheader:                              ; preds = %for.cond.loopexit, %for.cond1.preheader.preheader
  %indvar = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvar.next, %for.cond.loopexit ]
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %1 = add nuw i64 %indvars.iv, 16
  %umin = tail call i64 @llvm.umin.i64(i64 %1, i64 %0)
  %2 = shl i64 %indvar, 4
  %3 = sub i64 %umin, %2
  %indvars22 = trunc i64 %indvars.iv to i32
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 16
  %indvars = trunc i64 %indvars.iv.next to i32
  %invariant.umin = tail call i32 @llvm.umin.i32(i32 %indvars, i32 %n)
  %4 = icmp ugt i32 %invariant.umin, %indvars22
  br i1 %4, label %for.body5.preheader, label %for.cond.loopexit

for.body5.preheader:                              ; preds = %for.cond1.preheader
  %5 = zext i32 %invariant.umin to i64
  %min.iters.check = icmp ult i64 %3, 8
  br i1 %min.iters.check, label %for.body5.preheader24, label %vector.ph

vector.ph:                                        ; preds = %for.body5.preheader
  %n.mod.vf = and i64 %umin, 7
  %n.vec = sub nuw i64 %3, %n.mod.vf
  %6 = add i64 %indvars.iv, %n.vec
  %7 = getelementptr i32, ptr %a, i64 %indvars.iv
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %8 = getelementptr i32, ptr %7, i64 %index
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %wide.load = load <4 x i32>, ptr %8, align 4, !tbaa !5
  %wide.load23 = load <4 x i32>, ptr %9, align 4, !tbaa !5
  %10 = mul nsw <4 x i32> %wide.load, splat (i32 3)
  %11 = mul nsw <4 x i32> %wide.load23, splat (i32 3)
  store <4 x i32> %10, ptr %8, align 4, !tbaa !5
  store <4 x i32> %11, ptr %9, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !123

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n.mod.vf, 0
  br i1 %cmp.n, label %for.cond.loopexit, label %for.body5.preheader24

for.body5.preheader24:                            ; preds = %middle.block, %for.body5.preheader
  %indvars.iv19.ph = phi i64 [ %indvars.iv, %for.body5.preheader ], [ %6, %middle.block ]
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body5:                                        ; preds = %for.body5, %for.body5.preheader24
  %indvars.iv19 = phi i64 [ %indvars.iv.next20, %for.body5 ], [ %indvars.iv19.ph, %for.body5.preheader24 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv19
  %13 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %mul = mul nsw i32 %13, 3
  store i32 %mul, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %14 = icmp samesign ult i64 %indvars.iv.next20, %5
  br i1 %14, label %for.body5, label %for.cond.loopexit, !llvm.loop !124
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fixed_array(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv32 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next33, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [32 x [64 x i32]], ptr %a, i64 %indvars.iv32
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond5.preheader, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.cond5.preheader ]
  %arrayidx10 = getelementptr inbounds nuw [64 x i32], ptr %arrayidx, i64 %indvars.iv
  store <4 x i32> <i32 0, i32 1, i32 2, i32 3>, ptr %arrayidx10, align 4, !tbaa !5
  %arrayidx12.4 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 16
  store <4 x i32> <i32 4, i32 5, i32 6, i32 7>, ptr %arrayidx12.4, align 4, !tbaa !5
  %arrayidx12.8 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 32
  store <4 x i32> <i32 8, i32 9, i32 10, i32 11>, ptr %arrayidx12.8, align 4, !tbaa !5
  %arrayidx12.12 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 48
  store <4 x i32> <i32 12, i32 13, i32 14, i32 15>, ptr %arrayidx12.12, align 4, !tbaa !5
  %arrayidx12.16 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 64
  store <4 x i32> <i32 16, i32 17, i32 18, i32 19>, ptr %arrayidx12.16, align 4, !tbaa !5
  %arrayidx12.20 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 80
  store <4 x i32> <i32 20, i32 21, i32 22, i32 23>, ptr %arrayidx12.20, align 4, !tbaa !5
  %arrayidx12.24 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 96
  store <4 x i32> <i32 24, i32 25, i32 26, i32 27>, ptr %arrayidx12.24, align 4, !tbaa !5
  %arrayidx12.28 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 112
  store <4 x i32> <i32 28, i32 29, i32 30, i32 31>, ptr %arrayidx12.28, align 4, !tbaa !5
  %arrayidx12.32 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 128
  store <4 x i32> <i32 32, i32 33, i32 34, i32 35>, ptr %arrayidx12.32, align 4, !tbaa !5
  %arrayidx12.36 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 144
  store <4 x i32> <i32 36, i32 37, i32 38, i32 39>, ptr %arrayidx12.36, align 4, !tbaa !5
  %arrayidx12.40 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 160
  store <4 x i32> <i32 40, i32 41, i32 42, i32 43>, ptr %arrayidx12.40, align 4, !tbaa !5
  %arrayidx12.44 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 176
  store <4 x i32> <i32 44, i32 45, i32 46, i32 47>, ptr %arrayidx12.44, align 4, !tbaa !5
  %arrayidx12.48 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 192
  store <4 x i32> <i32 48, i32 49, i32 50, i32 51>, ptr %arrayidx12.48, align 4, !tbaa !5
  %arrayidx12.52 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 208
  store <4 x i32> <i32 52, i32 53, i32 54, i32 55>, ptr %arrayidx12.52, align 4, !tbaa !5
  %arrayidx12.56 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 224
  store <4 x i32> <i32 56, i32 57, i32 58, i32 59>, ptr %arrayidx12.56, align 4, !tbaa !5
  %arrayidx12.60 = getelementptr inbounds nuw i8, ptr %arrayidx10, i64 240
  store <4 x i32> <i32 60, i32 61, i32 62, i32 63>, ptr %arrayidx12.60, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 32
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !125

for.cond.cleanup3:                                ; preds = %for.cond5.preheader
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond35.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count
  br i1 %exitcond35.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !126
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @variable_array(i64 noundef %n, i64 noundef %m, ptr noundef writeonly captures(none) %a) local_unnamed_addr #11 {
entry:
  %cmp17 = icmp sgt i64 %n, 0
  %cmp215 = icmp sgt i64 %m, 0
  %or.cond = and i1 %cmp17, %cmp215
  br i1 %or.cond, label %for.cond1.preheader.us.preheader, label %for.cond.cleanup

for.cond1.preheader.us.preheader:                 ; preds = %entry
  %min.iters.check = icmp ult i64 %m, 4
  %n.vec = and i64 %m, 9223372036854775804
  %cmp.n = icmp eq i64 %m, %n.vec
  br label %for.cond1.preheader.us

for.cond1.preheader.us:                           ; preds = %for.cond1.for.cond.cleanup3_crit_edge.us, %for.cond1.preheader.us.preheader
  %i.018.us = phi i64 [ %inc7.us, %for.cond1.for.cond.cleanup3_crit_edge.us ], [ 0, %for.cond1.preheader.us.preheader ]
  %0 = mul nuw nsw i64 %i.018.us, %m
  %arrayidx.us = getelementptr inbounds nuw double, ptr %a, i64 %0
  br i1 %min.iters.check, label %for.body4.us.preheader, label %vector.body

vector.body:                                      ; preds = %vector.body, %for.cond1.preheader.us
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %for.cond1.preheader.us ]
  %1 = getelementptr inbounds nuw double, ptr %arrayidx.us, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store <2 x double> splat (double 1.000000e+00), ptr %1, align 8, !tbaa !127
  store <2 x double> splat (double 1.000000e+00), ptr %2, align 8, !tbaa !127
  %index.next = add nuw i64 %index, 4
  %3 = icmp eq i64 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !129

middle.block:                                     ; preds = %vector.body
  br i1 %cmp.n, label %for.cond1.for.cond.cleanup3_crit_edge.us, label %for.body4.us.preheader

for.body4.us.preheader:                           ; preds = %middle.block, %for.cond1.preheader.us
  %j.016.us.ph = phi i64 [ 0, %for.cond1.preheader.us ], [ %n.vec, %middle.block ]
  br label %for.body4.us

for.body4.us:                                     ; preds = %for.body4.us, %for.body4.us.preheader
  %j.016.us = phi i64 [ %inc.us, %for.body4.us ], [ %j.016.us.ph, %for.body4.us.preheader ]
  %arrayidx5.us = getelementptr inbounds nuw double, ptr %arrayidx.us, i64 %j.016.us
  store double 1.000000e+00, ptr %arrayidx5.us, align 8, !tbaa !127
  %inc.us = add nuw nsw i64 %j.016.us, 1
  %exitcond.not = icmp eq i64 %inc.us, %m
  br i1 %exitcond.not, label %for.cond1.for.cond.cleanup3_crit_edge.us, label %for.body4.us, !llvm.loop !130

for.cond1.for.cond.cleanup3_crit_edge.us:         ; preds = %for.body4.us, %middle.block
  %inc7.us = add nuw nsw i64 %i.018.us, 1
  %exitcond20.not = icmp eq i64 %inc7.us, %n
  br i1 %exitcond20.not, label %for.cond.cleanup, label %for.cond1.preheader.us, !llvm.loop !131

for.cond.cleanup:                                 ; preds = %for.cond1.for.cond.cleanup3_crit_edge.us, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %w, i32 noundef %h) local_unnamed_addr #12 {
entry:
  %cmp54 = icmp sgt i32 %h, 2
  %cmp352 = icmp sgt i32 %w, 2
  %or.cond = and i1 %cmp54, %cmp352
  br i1 %or.cond, label %for.cond1.preheader.us.preheader, label %for.cond.cleanup

for.cond1.preheader.us.preheader:                 ; preds = %entry
  %sub = add nsw i32 %h, -1
  %sub2 = add nsw i32 %w, -1
  %0 = zext nneg i32 %w to i64
  %wide.trip.count68 = zext i32 %sub to i64
  %wide.trip.count = zext i32 %sub2 to i64
  %1 = shl nuw nsw i64 %0, 2
  %2 = getelementptr i8, ptr %o, i64 %1
  %scevgep = getelementptr i8, ptr %2, i64 4
  %3 = shl nuw nsw i64 %wide.trip.count68, 2
  %4 = add nsw i64 %3, -4
  %5 = mul i64 %4, %0
  %6 = shl nuw nsw i64 %wide.trip.count, 2
  %7 = getelementptr i8, ptr %o, i64 %5
  %scevgep72 = getelementptr i8, ptr %7, i64 %6
  %8 = shl nuw nsw i64 %0, 3
  %9 = getelementptr i8, ptr %a, i64 %8
  %scevgep73 = getelementptr i8, ptr %9, i64 4
  %10 = mul nuw nsw i64 %0, %wide.trip.count68
  %11 = add nuw i64 %10, %wide.trip.count
  %12 = shl i64 %11, 2
  %scevgep74 = getelementptr i8, ptr %a, i64 %12
  %scevgep75 = getelementptr i8, ptr %a, i64 4
  %13 = add nuw nsw i64 %wide.trip.count68, 4611686018427387902
  %14 = mul i64 %13, %0
  %15 = add i64 %14, %wide.trip.count
  %16 = shl i64 %15, 2
  %scevgep76 = getelementptr i8, ptr %a, i64 %16
  %scevgep77 = getelementptr i8, ptr %a, i64 %1
  %17 = getelementptr i8, ptr %a, i64 %5
  %18 = getelementptr i8, ptr %17, i64 %6
  %scevgep78 = getelementptr i8, ptr %18, i64 4
  %19 = add nsw i64 %wide.trip.count, -1
  %min.iters.check = icmp ult i64 %19, 8
  %bound0 = icmp ult ptr %scevgep, %scevgep74
  %bound1 = icmp ult ptr %scevgep73, %scevgep72
  %found.conflict = and i1 %bound0, %bound1
  %bound079 = icmp ult ptr %scevgep, %scevgep76
  %bound180 = icmp ult ptr %scevgep75, %scevgep72
  %found.conflict81 = and i1 %bound079, %bound180
  %conflict.rdx = or i1 %found.conflict, %found.conflict81
  %bound082 = icmp ult ptr %scevgep, %scevgep78
  %bound183 = icmp ult ptr %scevgep77, %scevgep72
  %found.conflict84 = and i1 %bound082, %bound183
  %conflict.rdx85 = or i1 %conflict.rdx, %found.conflict84
  %n.vec = and i64 %19, -8
  %20 = or disjoint i64 %n.vec, 1
  %cmp.n = icmp eq i64 %19, %n.vec
  %21 = and i32 %w, 1
  %lcmp.mod.not = icmp eq i32 %21, 0
  %22 = add nsw i64 %wide.trip.count, -1
  br label %for.cond1.preheader.us

for.cond1.preheader.us:                           ; preds = %for.cond1.for.cond.cleanup4_crit_edge.us, %for.cond1.preheader.us.preheader
  %indvars.iv61 = phi i64 [ 1, %for.cond1.preheader.us.preheader ], [ %indvars.iv.next62, %for.cond1.for.cond.cleanup4_crit_edge.us ]
  %23 = mul nuw nsw i64 %indvars.iv61, %0
  %24 = add nsw i64 %indvars.iv61, -1
  %25 = mul nsw i64 %24, %0
  %indvars.iv.next62 = add nuw nsw i64 %indvars.iv61, 1
  %26 = mul nuw nsw i64 %indvars.iv.next62, %0
  %invariant.gep = getelementptr float, ptr %a, i64 %25
  %invariant.gep70 = getelementptr inbounds nuw float, ptr %a, i64 %26
  %brmerge = select i1 %min.iters.check, i1 true, i1 %conflict.rdx85
  br i1 %brmerge, label %for.body5.us.preheader, label %vector.body

vector.body:                                      ; preds = %vector.body, %for.cond1.preheader.us
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %for.cond1.preheader.us ]
  %offset.idx = or disjoint i64 %index, 1
  %27 = add nuw nsw i64 %offset.idx, %23
  %28 = getelementptr float, ptr %a, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -4
  %30 = getelementptr i8, ptr %28, i64 12
  %wide.load = load <4 x float>, ptr %29, align 4, !tbaa !116, !alias.scope !132
  %wide.load86 = load <4 x float>, ptr %30, align 4, !tbaa !116, !alias.scope !132
  %31 = getelementptr i8, ptr %28, i64 4
  %32 = getelementptr i8, ptr %28, i64 20
  %wide.load87 = load <4 x float>, ptr %31, align 4, !tbaa !116, !alias.scope !132
  %wide.load88 = load <4 x float>, ptr %32, align 4, !tbaa !116, !alias.scope !132
  %33 = fadd <4 x float> %wide.load, %wide.load87
  %34 = fadd <4 x float> %wide.load86, %wide.load88
  %35 = getelementptr float, ptr %invariant.gep, i64 %offset.idx
  %36 = getelementptr i8, ptr %35, i64 16
  %wide.load89 = load <4 x float>, ptr %35, align 4, !tbaa !116, !alias.scope !135
  %wide.load90 = load <4 x float>, ptr %36, align 4, !tbaa !116, !alias.scope !135
  %37 = fadd <4 x float> %33, %wide.load89
  %38 = fadd <4 x float> %34, %wide.load90
  %39 = getelementptr inbounds nuw float, ptr %invariant.gep70, i64 %offset.idx
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %wide.load91 = load <4 x float>, ptr %39, align 4, !tbaa !116, !alias.scope !137
  %wide.load92 = load <4 x float>, ptr %40, align 4, !tbaa !116, !alias.scope !137
  %41 = fadd <4 x float> %37, %wide.load91
  %42 = fadd <4 x float> %38, %wide.load92
  %43 = getelementptr inbounds nuw float, ptr %o, i64 %27
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  store <4 x float> %41, ptr %43, align 4, !tbaa !116, !alias.scope !139, !noalias !141
  store <4 x float> %42, ptr %44, align 4, !tbaa !116, !alias.scope !139, !noalias !141
  %index.next = add nuw i64 %index, 8
  %45 = icmp eq i64 %index.next, %n.vec
  br i1 %45, label %middle.block, label %vector.body, !llvm.loop !142

middle.block:                                     ; preds = %vector.body
  br i1 %cmp.n, label %for.cond1.for.cond.cleanup4_crit_edge.us, label %for.body5.us.preheader

for.body5.us.preheader:                           ; preds = %middle.block, %for.cond1.preheader.us
  %indvars.iv.ph = phi i64 [ %20, %middle.block ], [ 1, %for.cond1.preheader.us ]
  br i1 %lcmp.mod.not, label %for.body5.us.prol.loopexit, label %for.body5.us.prol

for.body5.us.prol:                                ; preds = %for.body5.us.preheader
  %46 = add nuw nsw i64 %indvars.iv.ph, %23
  %47 = getelementptr float, ptr %a, i64 %46
  %arrayidx.us.prol = getelementptr i8, ptr %47, i64 -4
  %48 = load float, ptr %arrayidx.us.prol, align 4, !tbaa !116
  %arrayidx11.us.prol = getelementptr i8, ptr %47, i64 4
  %49 = load float, ptr %arrayidx11.us.prol, align 4, !tbaa !116
  %add12.us.prol = fadd float %48, %49
  %gep.prol = getelementptr float, ptr %invariant.gep, i64 %indvars.iv.ph
  %50 = load float, ptr %gep.prol, align 4, !tbaa !116
  %add18.us.prol = fadd float %add12.us.prol, %50
  %gep71.prol = getelementptr inbounds nuw float, ptr %invariant.gep70, i64 %indvars.iv.ph
  %51 = load float, ptr %gep71.prol, align 4, !tbaa !116
  %add24.us.prol = fadd float %add18.us.prol, %51
  %arrayidx28.us.prol = getelementptr inbounds nuw float, ptr %o, i64 %46
  store float %add24.us.prol, ptr %arrayidx28.us.prol, align 4, !tbaa !116
  %indvars.iv.next.prol = add nuw nsw i64 %indvars.iv.ph, 1
  br label %for.body5.us.prol.loopexit

for.body5.us.prol.loopexit:                       ; preds = %for.body5.us.prol, %for.body5.us.preheader
  %indvars.iv.unr = phi i64 [ %indvars.iv.ph, %for.body5.us.preheader ], [ %indvars.iv.next.prol, %for.body5.us.prol ]
  %52 = icmp eq i64 %indvars.iv.ph, %22
  br i1 %52, label %for.cond1.for.cond.cleanup4_crit_edge.us, label %for.body5.us

for.body5.us:                                     ; preds = %for.body5.us, %for.body5.us.prol.loopexit
  %indvars.iv = phi i64 [ %indvars.iv.next.1, %for.body5.us ], [ %indvars.iv.unr, %for.body5.us.prol.loopexit ]
  %53 = add nuw nsw i64 %indvars.iv, %23
  %54 = getelementptr float, ptr %a, i64 %53
  %arrayidx.us = getelementptr i8, ptr %54, i64 -4
  %55 = load float, ptr %arrayidx.us, align 4, !tbaa !116
  %arrayidx11.us = getelementptr i8, ptr %54, i64 4
  %56 = load float, ptr %arrayidx11.us, align 4, !tbaa !116
  %add12.us = fadd float %55, %56
  %gep = getelementptr float, ptr %invariant.gep, i64 %indvars.iv
  %57 = load float, ptr %gep, align 4, !tbaa !116
  %add18.us = fadd float %add12.us, %57
  %gep71 = getelementptr inbounds nuw float, ptr %invariant.gep70, i64 %indvars.iv
  %58 = load float, ptr %gep71, align 4, !tbaa !116
  %add24.us = fadd float %add18.us, %58
  %arrayidx28.us = getelementptr inbounds nuw float, ptr %o, i64 %53
  store float %add24.us, ptr %arrayidx28.us, align 4, !tbaa !116
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %59 = add nuw nsw i64 %indvars.iv.next, %23
  %60 = getelementptr float, ptr %a, i64 %59
  %arrayidx.us.1 = getelementptr i8, ptr %60, i64 -4
  %61 = load float, ptr %arrayidx.us.1, align 4, !tbaa !116
  %arrayidx11.us.1 = getelementptr i8, ptr %60, i64 4
  %62 = load float, ptr %arrayidx11.us.1, align 4, !tbaa !116
  %add12.us.1 = fadd float %61, %62
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %indvars.iv.next
  %63 = load float, ptr %gep.1, align 4, !tbaa !116
  %add18.us.1 = fadd float %add12.us.1, %63
  %gep71.1 = getelementptr inbounds nuw float, ptr %invariant.gep70, i64 %indvars.iv.next
  %64 = load float, ptr %gep71.1, align 4, !tbaa !116
  %add24.us.1 = fadd float %add18.us.1, %64
  %arrayidx28.us.1 = getelementptr inbounds nuw float, ptr %o, i64 %59
  store float %add24.us.1, ptr %arrayidx28.us.1, align 4, !tbaa !116
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %exitcond.not.1 = icmp eq i64 %indvars.iv.next.1, %wide.trip.count
  br i1 %exitcond.not.1, label %for.cond1.for.cond.cleanup4_crit_edge.us, label %for.body5.us, !llvm.loop !143

for.cond1.for.cond.cleanup4_crit_edge.us:         ; preds = %for.body5.us, %for.body5.us.prol.loopexit, %middle.block
  %exitcond69.not = icmp eq i64 %indvars.iv.next62, %wide.trip.count68
  br i1 %exitcond69.not, label %for.cond.cleanup, label %for.cond1.preheader.us, !llvm.loop !144

for.cond.cleanup:                                 ; preds = %for.cond1.for.cond.cleanup4_crit_edge.us, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @outer_variable_in_inner(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %xtraiter = and i32 %n, 3
  %0 = icmp ult i32 %n, 4
  br i1 %0, label %for.cond1.preheader.epil.preheader, label %for.cond1.preheader.preheader.new

for.cond1.preheader.preheader.new:                ; preds = %for.cond1.preheader.preheader
  %unroll_iter = and i32 %n, 2147483644
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader, %for.cond1.preheader.preheader.new
  %indvars.iv = phi i32 [ 0, %for.cond1.preheader.preheader.new ], [ %indvars.iv.next.3, %for.cond1.preheader ]
  %k.018 = phi i32 [ 0, %for.cond1.preheader.preheader.new ], [ %7, %for.cond1.preheader ]
  %s.017 = phi i32 [ 0, %for.cond1.preheader.preheader.new ], [ %add5.3, %for.cond1.preheader ]
  %niter = phi i32 [ 0, %for.cond1.preheader.preheader.new ], [ %niter.next.3, %for.cond1.preheader ]
  %1 = add i32 %k.018, %indvars.iv
  %and = and i32 %1, 60
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add5 = add nsw i32 %2, %s.017
  %indvars.iv.next = or disjoint i32 %indvars.iv, 4
  %3 = add i32 %1, %indvars.iv.next
  %and.1 = and i32 %3, 60
  %idxprom.1 = zext nneg i32 %and.1 to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.1
  %4 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add5.1 = add nsw i32 %4, %add5
  %indvars.iv.next.1 = or disjoint i32 %indvars.iv, 8
  %5 = add i32 %3, %indvars.iv.next.1
  %and.2 = and i32 %5, 60
  %idxprom.2 = zext nneg i32 %and.2 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.2
  %6 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %add5.2 = add nsw i32 %6, %add5.1
  %indvars.iv.next.2 = or disjoint i32 %indvars.iv, 12
  %7 = add i32 %5, %indvars.iv.next.2
  %and.3 = and i32 %7, 60
  %idxprom.3 = zext nneg i32 %and.3 to i64
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.3
  %8 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %add5.3 = add nsw i32 %8, %add5.2
  %indvars.iv.next.3 = add i32 %indvars.iv, 16
  %niter.next.3 = add i32 %niter, 4
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.cond1.preheader, !llvm.loop !145

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.cond1.preheader
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.cond1.preheader.epil.preheader

for.cond1.preheader.epil.preheader:               ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.cond1.preheader.preheader
  %indvars.iv.epil.init = phi i32 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %k.018.epil.init = phi i32 [ 0, %for.cond1.preheader.preheader ], [ %7, %for.cond.cleanup.loopexit.unr-lcssa ]
  %s.017.epil.init = phi i32 [ 0, %for.cond1.preheader.preheader ], [ %add5.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod21 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod21)
  br label %for.cond1.preheader.epil

for.cond1.preheader.epil:                         ; preds = %for.cond1.preheader.epil, %for.cond1.preheader.epil.preheader
  %indvars.iv.epil = phi i32 [ %indvars.iv.next.epil, %for.cond1.preheader.epil ], [ %indvars.iv.epil.init, %for.cond1.preheader.epil.preheader ]
  %k.018.epil = phi i32 [ %9, %for.cond1.preheader.epil ], [ %k.018.epil.init, %for.cond1.preheader.epil.preheader ]
  %s.017.epil = phi i32 [ %add5.epil, %for.cond1.preheader.epil ], [ %s.017.epil.init, %for.cond1.preheader.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.cond1.preheader.epil ], [ 0, %for.cond1.preheader.epil.preheader ]
  %9 = add i32 %k.018.epil, %indvars.iv.epil
  %and.epil = and i32 %9, 60
  %idxprom.epil = zext nneg i32 %and.epil to i64
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.epil
  %10 = load i32, ptr %arrayidx.epil, align 4, !tbaa !5
  %add5.epil = add nsw i32 %10, %s.017.epil
  %indvars.iv.next.epil = add i32 %indvars.iv.epil, 4
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.cond1.preheader.epil, !llvm.loop !146

for.cond.cleanup:                                 ; preds = %for.cond1.preheader.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add5.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add5.epil, %for.cond1.preheader.epil ]
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
  %min.iters.check = icmp samesign ult i64 %indvars.iv21, 8
  br i1 %min.iters.check, label %for.body3.preheader, label %vector.ph

vector.ph:                                        ; preds = %for.cond1.preheader
  %n.vec = and i64 %indvars.iv21, 9223372036854775800
  %1 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %s.019, i64 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ %1, %vector.ph ], [ %4, %vector.body ]
  %vec.phi29 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %5, %vector.body ]
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %wide.load = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %wide.load30 = load <4 x i32>, ptr %3, align 4, !tbaa !5
  %4 = add <4 x i32> %wide.load, %vec.phi
  %5 = add <4 x i32> %wide.load30, %vec.phi29
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !147

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %5, %4
  %7 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %indvars.iv21, %n.vec
  br i1 %cmp.n, label %for.end, label %for.body3.preheader

for.body3.preheader:                              ; preds = %middle.block, %for.cond1.preheader
  %indvars.iv.ph = phi i64 [ 0, %for.cond1.preheader ], [ %n.vec, %middle.block ]
  %s.116.ph = phi i32 [ %s.019, %for.cond1.preheader ], [ %7, %middle.block ]
  br label %for.body3

for.cond.cleanup:                                 ; preds = %for.end, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add5, %for.end ]
  ret i32 %s.0.lcssa

for.body3:                                        ; preds = %for.body3, %for.body3.preheader
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body3 ], [ %indvars.iv.ph, %for.body3.preheader ]
  %s.116 = phi i32 [ %add4, %for.body3 ], [ %s.116.ph, %for.body3.preheader ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add4 = add nsw i32 %8, %s.116
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv21
  br i1 %exitcond.not, label %for.end, label %for.body3, !llvm.loop !148

for.end:                                          ; preds = %for.body3, %middle.block
  %add4.lcssa = phi i32 [ %7, %middle.block ], [ %add4, %for.body3 ]
  %9 = trunc nuw nsw i64 %indvars.iv21 to i32
  %add5 = add nsw i32 %add4.lcssa, %9
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !149
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @factorial(i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp.not4 = icmp ult i32 %n, 2
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add i32 %n, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %0, i32 3)
  %1 = add i32 %umax, -2
  %min.iters.check = icmp ult i32 %1, 8
  br i1 %min.iters.check, label %for.body.preheader8, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i32 %1, -8
  %2 = or disjoint i32 %n.vec, 2
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i32> [ <i32 2, i32 3, i32 4, i32 5>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ splat (i32 1), %vector.ph ], [ %3, %vector.body ]
  %vec.phi7 = phi <4 x i32> [ splat (i32 1), %vector.ph ], [ %4, %vector.body ]
  %step.add = add <4 x i32> %vec.ind, splat (i32 4)
  %3 = mul <4 x i32> %vec.ind, %vec.phi
  %4 = mul <4 x i32> %step.add, %vec.phi7
  %index.next = add nuw i32 %index, 8
  %vec.ind.next = add <4 x i32> %vec.ind, splat (i32 8)
  %5 = icmp eq i32 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !150

middle.block:                                     ; preds = %vector.body
  %bin.rdx = mul <4 x i32> %4, %3
  %6 = tail call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i32 %1, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader8

for.body.preheader8:                              ; preds = %middle.block, %for.body.preheader
  %i.06.ph = phi i32 [ 2, %for.body.preheader ], [ %2, %middle.block ]
  %r.05.ph = phi i32 [ 1, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %6, %middle.block ], [ %mul, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader8
  %i.06 = phi i32 [ %inc, %for.body ], [ %i.06.ph, %for.body.preheader8 ]
  %r.05 = phi i32 [ %mul, %for.body ], [ %r.05.ph, %for.body.preheader8 ]
  %mul = mul i32 %i.06, %r.05
  %inc = add nuw i32 %i.06, 1
  %exitcond = icmp eq i32 %inc, %umax
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !151
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @triangular(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
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

for.cond.cleanup:                                 ; preds = %for.body.preheader, %entry
  %t.0.lcssa = phi i32 [ 0, %entry ], [ %8, %for.body.preheader ]
  ret i32 %t.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @cubic(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
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

for.cond.cleanup:                                 ; preds = %for.body.preheader, %entry
  %a.0.lcssa = phi i32 [ 1, %entry ], [ %15, %for.body.preheader ]
  ret i32 %a.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483602, -2147483648) i32 @quadratic_exit(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %add1 = add nsw i32 %n, 46
  ret i32 %add1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @quadratic_exit_ne() local_unnamed_addr #9 {
entry:
  ret i32 10
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @fibonacci(i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %xtraiter = and i32 %n, 7
  %0 = icmp ult i32 %n, 8
  br i1 %0, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %n, -8
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %a.07.epil.init = phi i32 [ 0, %for.body.preheader ], [ %add.6, %for.cond.cleanup.loopexit.unr-lcssa ]
  %b.05.epil.init = phi i32 [ 1, %for.body.preheader ], [ %add.7, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod9 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod9)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %a.07.epil = phi i32 [ %b.05.epil, %for.body.epil ], [ %a.07.epil.init, %for.body.epil.preheader ]
  %b.05.epil = phi i32 [ %add.epil, %for.body.epil ], [ %b.05.epil.init, %for.body.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.epil ], [ 0, %for.body.epil.preheader ]
  %add.epil = add i32 %a.07.epil, %b.05.epil
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !152

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %a.0.lcssa = phi i32 [ 0, %entry ], [ %add.6, %for.cond.cleanup.loopexit.unr-lcssa ], [ %b.05.epil, %for.body.epil ]
  ret i32 %a.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %a.07 = phi i32 [ 0, %for.body.preheader.new ], [ %add.6, %for.body ]
  %b.05 = phi i32 [ 1, %for.body.preheader.new ], [ %add.7, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.7, %for.body ]
  %add = add i32 %a.07, %b.05
  %add.1 = add i32 %b.05, %add
  %add.2 = add i32 %add, %add.1
  %add.3 = add i32 %add.1, %add.2
  %add.4 = add i32 %add.2, %add.3
  %add.5 = add i32 %add.3, %add.4
  %add.6 = add i32 %add.4, %add.5
  %add.7 = add i32 %add.5, %add.6
  %niter.next.7 = add i32 %niter, 8
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !153
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 0, 33) i32 @halves(i32 noundef %n) local_unnamed_addr #9 {
entry:
  %tobool.not3 = icmp eq i32 %n, 0
  %0 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %n, i1 true)
  %1 = sub nuw nsw i32 32, %0
  %k.0.lcssa = select i1 %tobool.not3, i32 0, i32 %1
  ret i32 %k.0.lcssa
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @halves_of_1024() local_unnamed_addr #9 {
entry:
  ret i32 11
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @halves_signed(i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp4 = icmp sgt i32 %n, 1
  br i1 %cmp4, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %k.06 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %n.addr.05 = phi i32 [ %div3, %while.body ], [ %n, %entry ]
  %div3 = lshr i32 %n.addr.05, 1
  %inc = add nuw nsw i32 %k.06, 1
  %cmp = icmp samesign ugt i32 %n.addr.05, 3
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !154

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @arithmetic_shift(i32 noundef %n) local_unnamed_addr #10 {
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
  br i1 %3, label %while.body, label %while.end, !llvm.loop !155

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @doubles(i32 noundef %n) local_unnamed_addr #10 {
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !156
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @shifts_left(i32 noundef returned %n) local_unnamed_addr #9 {
entry:
  ret i32 %n
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @divides(i32 noundef %n) local_unnamed_addr #10 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %div, %do.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %do.body ]
  %inc = add i32 %k.0, 1
  %div = udiv i32 %n.addr.0, 10
  %tobool.not = icmp ult i32 %n.addr.0, 10
  br i1 %tobool.not, label %do.end, label %do.body, !llvm.loop !157

do.end:                                           ; preds = %do.body
  ret i32 %inc
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @greatest_common(i32 noundef %a, i32 noundef %b) local_unnamed_addr #10 {
entry:
  %tobool.not4 = icmp eq i32 %b, 0
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %a.addr.06 = phi i32 [ %b.addr.05, %while.body ], [ %a, %entry ]
  %b.addr.05 = phi i32 [ %rem, %while.body ], [ %b, %entry ]
  %rem = urem i32 %a.addr.06, %b.addr.05
  %tobool.not = icmp eq i32 %rem, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !158

while.end:                                        ; preds = %while.body, %entry
  %a.addr.0.lcssa = phi i32 [ %a, %entry ], [ %b.addr.05, %while.body ]
  ret i32 %a.addr.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @count_bits(i32 noundef %n) local_unnamed_addr #10 {
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
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !159

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @crc(ptr noundef readonly captures(none) %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp19.not = icmp eq i64 %n, 0
  br i1 %cmp19.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = xor i32 %op.rdx23, -1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %c.0.lcssa = phi i32 [ 0, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  ret i32 %c.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.021 = phi i64 [ %inc9, %for.body ], [ 0, %entry ]
  %c.020 = phi i32 [ %op.rdx23, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %i.021
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !160
  %conv = zext i8 %1 to i32
  %xor = xor i32 %c.020, %conv
  %shr = lshr i32 %xor, 1
  %and = and i32 %xor, 1
  %2 = icmp eq i32 %and, 0
  %and6 = select i1 %2, i32 0, i32 -306674912
  %xor7 = xor i32 %and6, %shr
  %shr.1 = lshr i32 %xor7, 1
  %3 = and i32 %xor, 2
  %4 = icmp eq i32 %3, 0
  %and6.1 = select i1 %4, i32 0, i32 -306674912
  %xor7.1 = xor i32 %and6.1, %shr.1
  %shr.2 = lshr i32 %xor7.1, 6
  %5 = insertelement <4 x i32> poison, i32 %xor, i64 0
  %6 = shufflevector <4 x i32> %5, <4 x i32> poison, <4 x i32> zeroinitializer
  %7 = and <4 x i32> %6, <i32 4, i32 8, i32 16, i32 32>
  %8 = icmp eq <4 x i32> %7, zeroinitializer
  %9 = select <4 x i1> %8, <4 x i32> zeroinitializer, <4 x i32> <i32 124634137, i32 249268274, i32 498536548, i32 997073096>
  %10 = and i32 %xor7, 32
  %11 = icmp eq i32 %10, 0
  %and6.6 = select i1 %11, i32 0, i32 1994146192
  %12 = and i32 %xor7.1, 32
  %13 = icmp eq i32 %12, 0
  %and6.7 = select i1 %13, i32 0, i32 -306674912
  %14 = tail call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %9)
  %op.rdx = xor i32 %14, %and6.6
  %op.rdx22 = xor i32 %and6.7, %shr.2
  %op.rdx23 = xor i32 %op.rdx, %op.rdx22
  %inc9 = add nuw i64 %i.021, 1
  %exitcond.not = icmp eq i64 %inc9, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !161
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @collatz(i32 noundef %n) local_unnamed_addr #10 {
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
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !162

while.end:                                        ; preds = %while.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @power(i32 noundef %b, i32 noundef %e) local_unnamed_addr #10 {
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
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !163

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
  %xtraiter = and i64 %wide.trip.count, 3
  %0 = icmp ult i32 %n, 4
  br i1 %0, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i64 %wide.trip.count, 2147483644
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %indvars.iv.epil.init = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %s.06.epil.init = phi i32 [ 0, %for.body.preheader ], [ %add.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod11 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod11)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %indvars.iv.epil = phi i64 [ %indvars.iv.epil.init, %for.body.epil.preheader ], [ %indvars.iv.next.epil, %for.body.epil ]
  %f.07.epil = phi i32 [ 1, %for.body.epil.preheader ], [ %sub.epil, %for.body.epil ]
  %s.06.epil = phi i32 [ %s.06.epil.init, %for.body.epil.preheader ], [ %add.epil, %for.body.epil ]
  %epil.iter = phi i64 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.epil
  %1 = load i32, ptr %arrayidx.epil, align 4, !tbaa !5
  %mul.epil = mul nsw i32 %1, %f.07.epil
  %add.epil = add nsw i32 %mul.epil, %s.06.epil
  %sub.epil = sub nsw i32 0, %f.07.epil
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !164

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add.epil, %for.body.epil ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.3, %for.body ]
  %s.06 = phi i32 [ 0, %for.body.preheader.new ], [ %add.3, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.3, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %2, %s.06
  %3 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %4 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %6 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %7 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %8 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %9 = add i32 %add, %6
  %10 = add i32 %4, %8
  %add.3 = sub i32 %9, %10
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !165
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @saw_tooth(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %xtraiter = and i32 %n, 1
  %0 = icmp eq i32 %n, 1
  br i1 %0, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %n, 2147483646
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %k.09.epil.init = phi i32 [ 0, %for.body.preheader ], [ %cond.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %s.08.epil.init = phi i32 [ 0, %for.body.preheader ], [ %add.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod12 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod12)
  %idxprom.epil = sext i32 %k.09.epil.init to i64
  %arrayidx.epil = getelementptr inbounds i32, ptr %a, i64 %idxprom.epil
  %1 = load i32, ptr %arrayidx.epil, align 4, !tbaa !5
  %add.epil = add nsw i32 %1, %s.08.epil.init
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body.epil.preheader, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add.1, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add.epil, %for.body.epil.preheader ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %k.09 = phi i32 [ 0, %for.body.preheader.new ], [ %cond.1, %for.body ]
  %s.08 = phi i32 [ 0, %for.body.preheader.new ], [ %add.1, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
  %idxprom = sext i32 %k.09 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %2, %s.08
  %cmp1 = icmp eq i32 %k.09, 7
  %add2 = add nsw i32 %k.09, 1
  %cond = select i1 %cmp1, i32 0, i32 %add2
  %idxprom.1 = sext i32 %cond to i64
  %arrayidx.1 = getelementptr inbounds i32, ptr %a, i64 %idxprom.1
  %3 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %add.1 = add nsw i32 %3, %add
  %cmp1.1 = icmp eq i32 %cond, 7
  %add2.1 = add nsw i32 %cond, 1
  %cond.1 = select i1 %cmp1.1, i32 0, i32 %add2.1
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !166
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @running_maximum(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %a, align 4, !tbaa !5
  %cmp11 = icmp sgt i32 %n, 1
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %1 = add nsw i64 %wide.trip.count, -1
  %min.iters.check = icmp ult i32 %n, 9
  br i1 %min.iters.check, label %for.body.preheader17, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %1, -8
  %2 = or disjoint i64 %n.vec, 1
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %0, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ %broadcast.splat, %vector.ph ], [ %6, %vector.body ]
  %vec.phi15 = phi <4 x i32> [ %broadcast.splat, %vector.ph ], [ %7, %vector.body ]
  %3 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %wide.load = load <4 x i32>, ptr %4, align 4, !tbaa !5
  %wide.load16 = load <4 x i32>, ptr %5, align 4, !tbaa !5
  %6 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %wide.load, <4 x i32> %vec.phi)
  %7 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %wide.load16, <4 x i32> %vec.phi15)
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !167

middle.block:                                     ; preds = %vector.body
  %rdx.minmax = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %6, <4 x i32> %7)
  %9 = tail call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %rdx.minmax)
  %cmp.n = icmp eq i64 %1, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader17

for.body.preheader17:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv.ph = phi i64 [ 1, %for.body.preheader ], [ %2, %middle.block ]
  %m.012.ph = phi i32 [ %0, %for.body.preheader ], [ %9, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %m.0.lcssa = phi i32 [ %0, %entry ], [ %9, %middle.block ], [ %spec.select, %for.body ]
  ret i32 %m.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader17
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader17 ]
  %m.012 = phi i32 [ %spec.select, %for.body ], [ %m.012.ph, %for.body.preheader17 ]
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %10 = load i32, ptr %arrayidx1, align 4, !tbaa !5
  %spec.select = tail call i32 @llvm.smax.i32(i32 %10, i32 %m.012)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !168
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @previous_value(ptr noundef readnone captures(none) %a, i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %min.iters.check = icmp ult i32 %n, 8
  br i1 %min.iters.check, label %for.body.preheader9, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i32 %n, 2147483640
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %2, %vector.body ]
  %vec.phi8 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %vector.recur = phi <4 x i32> [ <i32 poison, i32 poison, i32 poison, i32 0>, %vector.ph ], [ %step.add, %vector.body ]
  %step.add = add <4 x i32> %vec.ind, splat (i32 4)
  %0 = shufflevector <4 x i32> %vector.recur, <4 x i32> %vec.ind, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %1 = shufflevector <4 x i32> %vec.ind, <4 x i32> %step.add, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %2 = add <4 x i32> %vec.phi, %0
  %3 = add <4 x i32> %vec.phi8, %1
  %index.next = add nuw i32 %index, 8
  %vec.ind.next = add <4 x i32> %vec.ind, splat (i32 8)
  %4 = icmp eq i32 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !169

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %3, %2
  %5 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %vector.recur.extract = extractelement <4 x i32> %step.add, i64 3
  %cmp.n = icmp eq i32 %n, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader9

for.body.preheader9:                              ; preds = %middle.block, %for.body.preheader
  %i.07.ph = phi i32 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %s.06.ph = phi i32 [ 0, %for.body.preheader ], [ %5, %middle.block ]
  %p.05.ph = phi i32 [ 0, %for.body.preheader ], [ %vector.recur.extract, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %5, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader9
  %i.07 = phi i32 [ %inc, %for.body ], [ %i.07.ph, %for.body.preheader9 ]
  %s.06 = phi i32 [ %add, %for.body ], [ %s.06.ph, %for.body.preheader9 ]
  %p.05 = phi i32 [ %i.07, %for.body ], [ %p.05.ph, %for.body.preheader9 ]
  %add = add nuw nsw i32 %s.06, %p.05
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !170
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @lockstep(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = tail call i64 @llvm.smax.i64(i64 %0, i64 2)
  %2 = icmp ugt i32 %n, 2
  %umin = zext i1 %2 to i64
  %3 = add nsw i64 %1, -2
  %4 = sub nsw i64 %3, %umin
  %5 = lshr i64 %4, 1
  %6 = add nuw i64 %5, %umin
  %7 = add i64 %6, 1
  %min.iters.check = icmp ult i64 %7, 8
  br i1 %min.iters.check, label %for.body.preheader24, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %7, -8
  %8 = sub i64 %0, %n.vec
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %16, %vector.body ]
  %vec.phi18 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %17, %vector.body ]
  %offset.idx = sub i64 %0, %index
  %9 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %wide.load = load <4 x i32>, ptr %9, align 4, !tbaa !5
  %wide.load19 = load <4 x i32>, ptr %10, align 4, !tbaa !5
  %11 = getelementptr inbounds i32, ptr %a, i64 %offset.idx
  %12 = getelementptr inbounds i8, ptr %11, i64 -12
  %13 = getelementptr inbounds i8, ptr %11, i64 -28
  %wide.load20 = load <4 x i32>, ptr %12, align 4, !tbaa !5
  %wide.load21 = load <4 x i32>, ptr %13, align 4, !tbaa !5
  %reverse = shufflevector <4 x i32> %wide.load20, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %reverse22 = shufflevector <4 x i32> %wide.load21, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %14 = add <4 x i32> %wide.load, %vec.phi
  %15 = add <4 x i32> %wide.load19, %vec.phi18
  %16 = sub <4 x i32> %14, %reverse
  %17 = sub <4 x i32> %15, %reverse22
  %index.next = add nuw i64 %index, 8
  %18 = icmp eq i64 %index.next, %n.vec
  br i1 %18, label %middle.block, label %vector.body, !llvm.loop !171

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <4 x i32> %17, %16
  %19 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i64 %7, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader24

for.body.preheader24:                             ; preds = %middle.block, %for.body.preheader
  %indvars.iv13.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %indvars.iv.ph = phi i64 [ %0, %for.body.preheader ], [ %8, %middle.block ]
  %s.010.ph = phi i32 [ 0, %for.body.preheader ], [ %19, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %19, %middle.block ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader24
  %indvars.iv13 = phi i64 [ %indvars.iv.next14, %for.body ], [ %indvars.iv13.ph, %for.body.preheader24 ]
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ %indvars.iv.ph, %for.body.preheader24 ]
  %s.010 = phi i32 [ %add, %for.body ], [ %s.010.ph, %for.body.preheader24 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv13
  %20 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %21 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %sub = add i32 %20, %s.010
  %add = sub i32 %sub, %21
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp slt i64 %indvars.iv.next14, %indvars.iv.next
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !172
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i64 @mixed_widths(ptr noundef readonly captures(none) %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %ident.check.not = icmp eq i32 %n, 1
  br i1 %ident.check.not, label %vector.body, label %for.body

vector.body:                                      ; preds = %vector.body, %entry
  %index = phi i64 [ %index.next, %vector.body ], [ 0, %entry ]
  %vec.ind = phi <2 x i64> [ %vec.ind.next, %vector.body ], [ <i64 0, i64 1>, %entry ]
  %vec.phi = phi <2 x i64> [ %9, %vector.body ], [ zeroinitializer, %entry ]
  %vec.phi17 = phi <2 x i64> [ %10, %vector.body ], [ zeroinitializer, %entry ]
  %step.add = add <2 x i64> %vec.ind, splat (i64 2)
  %0 = and i64 %index, 4294967292
  %1 = getelementptr inbounds nuw i8, ptr %p, i64 %0
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %wide.load = load <2 x i8>, ptr %1, align 1, !tbaa !160
  %wide.load18 = load <2 x i8>, ptr %2, align 1, !tbaa !160
  %3 = zext <2 x i8> %wide.load to <2 x i64>
  %4 = zext <2 x i8> %wide.load18 to <2 x i64>
  %5 = and <2 x i64> %vec.ind, splat (i64 255)
  %6 = and <2 x i64> %step.add, splat (i64 255)
  %7 = add <2 x i64> %vec.phi, %5
  %8 = add <2 x i64> %vec.phi17, %6
  %9 = add <2 x i64> %7, %3
  %10 = add <2 x i64> %8, %4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 4)
  %11 = icmp eq i64 %index.next, 500
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !173

middle.block:                                     ; preds = %vector.body
  %bin.rdx = add <2 x i64> %10, %9
  %12 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %middle.block
  %add7.lcssa = phi i64 [ %12, %middle.block ], [ %add7.3, %for.body ]
  ret i64 %add7.lcssa

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv14 = phi i64 [ %indvars.iv.next15.3, %for.body ], [ 0, %entry ]
  %s.012 = phi i64 [ %add7.3, %for.body ], [ 0, %entry ]
  %13 = trunc nuw nsw i64 %indvars.iv14 to i32
  %mul = mul i32 %n, %13
  %idxprom = zext i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %14 = load i8, ptr %arrayidx, align 1, !tbaa !160
  %conv3 = zext i8 %14 to i64
  %conv5 = and i64 %indvars.iv14, 252
  %add = add i64 %s.012, %conv5
  %add7 = add i64 %add, %conv3
  %indvars.iv.next15 = or disjoint i64 %indvars.iv14, 1
  %15 = trunc nuw nsw i64 %indvars.iv.next15 to i32
  %mul.1 = mul i32 %n, %15
  %idxprom.1 = zext i32 %mul.1 to i64
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.1
  %16 = load i8, ptr %arrayidx.1, align 1, !tbaa !160
  %conv3.1 = zext i8 %16 to i64
  %conv5.1 = and i64 %indvars.iv.next15, 253
  %add.1 = add i64 %add7, %conv5.1
  %add7.1 = add i64 %add.1, %conv3.1
  %indvars.iv.next15.1 = or disjoint i64 %indvars.iv14, 2
  %17 = trunc nuw nsw i64 %indvars.iv.next15.1 to i32
  %mul.2 = mul i32 %n, %17
  %idxprom.2 = zext i32 %mul.2 to i64
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.2
  %18 = load i8, ptr %arrayidx.2, align 1, !tbaa !160
  %conv3.2 = zext i8 %18 to i64
  %conv5.2 = and i64 %indvars.iv.next15.1, 254
  %add.2 = add i64 %add7.1, %conv5.2
  %add7.2 = add i64 %add.2, %conv3.2
  %indvars.iv.next15.2 = or disjoint i64 %indvars.iv14, 3
  %19 = trunc nuw nsw i64 %indvars.iv.next15.2 to i32
  %mul.3 = mul i32 %n, %19
  %idxprom.3 = zext i32 %mul.3 to i64
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.3
  %20 = load i8, ptr %arrayidx.3, align 1, !tbaa !160
  %conv3.3 = zext i8 %20 to i64
  %conv5.3 = and i64 %indvars.iv.next15.2, 255
  %add.3 = add i64 %add7.2, %conv5.3
  %add7.3 = add i64 %add.3, %conv3.3
  %indvars.iv.next15.3 = add nuw nsw i64 %indvars.iv14, 4
  %exitcond.not.3 = icmp eq i64 %indvars.iv.next15.3, 500
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body, !llvm.loop !174
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @constant_evolution() local_unnamed_addr #9 {
entry:
  ret i32 12
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable
define dso_local i64 @length(ptr noundef readonly captures(none) %s) local_unnamed_addr #13 {
entry:
  %strlen = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %s)
  ret i64 %strlen
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %end) local_unnamed_addr #11 {
entry:
  %cmp.not2 = icmp eq ptr %p, %end
  br i1 %cmp.not2, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %end4 = ptrtoint ptr %end to i64
  %p5 = ptrtoint ptr %p to i64
  %0 = add i64 %end4, -4
  %1 = sub i64 %0, %p5
  %2 = lshr i64 %1, 2
  %3 = add nuw nsw i64 %2, 1
  %min.iters.check = icmp ult i64 %1, 28
  br i1 %min.iters.check, label %while.body.preheader6, label %vector.ph

vector.ph:                                        ; preds = %while.body.preheader
  %n.vec = and i64 %3, 9223372036854775800
  %4 = shl i64 %n.vec, 2
  %5 = getelementptr i8, ptr %p, i64 %4
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %p, i64 %offset.idx
  %6 = getelementptr i8, ptr %next.gep, i64 16
  store <4 x i32> splat (i32 7), ptr %next.gep, align 4, !tbaa !5
  store <4 x i32> splat (i32 7), ptr %6, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !175

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %3, %n.vec
  br i1 %cmp.n, label %while.end, label %while.body.preheader6

while.body.preheader6:                            ; preds = %middle.block, %while.body.preheader
  %p.addr.03.ph = phi ptr [ %p, %while.body.preheader ], [ %5, %middle.block ]
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.preheader6
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p.addr.03.ph, %while.body.preheader6 ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.03, i64 4
  store i32 7, ptr %p.addr.03, align 4, !tbaa !5
  %cmp.not = icmp eq ptr %incdec.ptr, %end
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !176

while.end:                                        ; preds = %while.body, %middle.block, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_less(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %end) local_unnamed_addr #11 {
entry:
  %cmp3 = icmp ult ptr %p, %end
  br i1 %cmp3, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %end5 = ptrtoint ptr %end to i64
  %p6 = ptrtoint ptr %p to i64
  %0 = add i64 %p6, 4
  %umax = tail call i64 @llvm.umax.i64(i64 %end5, i64 %0)
  %1 = xor i64 %p6, -1
  %2 = add i64 %umax, %1
  %3 = lshr i64 %2, 2
  %4 = add nuw nsw i64 %3, 1
  %min.iters.check = icmp ult i64 %2, 28
  br i1 %min.iters.check, label %for.body.preheader7, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %4, 9223372036854775800
  %5 = shl i64 %n.vec, 2
  %6 = getelementptr i8, ptr %p, i64 %5
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %p, i64 %offset.idx
  %7 = getelementptr i8, ptr %next.gep, i64 16
  store <4 x i32> splat (i32 7), ptr %next.gep, align 4, !tbaa !5
  store <4 x i32> splat (i32 7), ptr %7, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !177

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %4, %n.vec
  br i1 %cmp.n, label %for.end, label %for.body.preheader7

for.body.preheader7:                              ; preds = %middle.block, %for.body.preheader
  %p.addr.04.ph = phi ptr [ %p, %for.body.preheader ], [ %6, %middle.block ]
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader7
  %p.addr.04 = phi ptr [ %incdec.ptr, %for.body ], [ %p.addr.04.ph, %for.body.preheader7 ]
  store i32 7, ptr %p.addr.04, align 4, !tbaa !5
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.04, i64 4
  %cmp = icmp ult ptr %incdec.ptr, %end
  br i1 %cmp, label %for.body, label %for.end, !llvm.loop !178

for.end:                                          ; preds = %for.body, %middle.block, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_count(ptr noundef writeonly captures(address) %p, i64 noundef %n) local_unnamed_addr #11 {
entry:
  %add.ptr.idx = shl i64 %n, 2
  %add.ptr = getelementptr inbounds nuw i8, ptr %p, i64 %add.ptr.idx
  %cmp.not4 = icmp eq i64 %n, 0
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add i64 %add.ptr.idx, -4
  %1 = lshr exact i64 %0, 2
  %2 = add nuw nsw i64 %1, 1
  %min.iters.check = icmp ult i64 %0, 28
  br i1 %min.iters.check, label %for.body.preheader6, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %2, 9223372036854775800
  %3 = shl i64 %n.vec, 2
  %4 = getelementptr i8, ptr %p, i64 %3
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %p, i64 %offset.idx
  %5 = getelementptr i8, ptr %next.gep, i64 16
  store <4 x i32> splat (i32 1), ptr %next.gep, align 4, !tbaa !5
  store <4 x i32> splat (i32 1), ptr %5, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !179

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %2, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader6

for.body.preheader6:                              ; preds = %middle.block, %for.body.preheader
  %p.addr.05.ph = phi ptr [ %p, %for.body.preheader ], [ %4, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader6
  %p.addr.05 = phi ptr [ %incdec.ptr, %for.body ], [ %p.addr.05.ph, %for.body.preheader6 ]
  store i32 1, ptr %p.addr.05, align 4, !tbaa !5
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.05, i64 4
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !180
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_backwards(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %begin) local_unnamed_addr #11 {
entry:
  %cmp2 = icmp ugt ptr %p, %begin
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 -4
  store i32 7, ptr %incdec.ptr, align 4, !tbaa !5
  %cmp = icmp ugt ptr %incdec.ptr, %begin
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !181

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @fill_struct(ptr noundef writeonly captures(none) %p, i32 noundef %n) local_unnamed_addr #11 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %xtraiter = and i64 %wide.trip.count, 3
  %0 = icmp ult i32 %n, 4
  br i1 %0, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i64 %wide.trip.count, 2147483644
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %indvars.iv.epil.init = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod14 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod14)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %indvars.iv.epil = phi i64 [ %indvars.iv.epil.init, %for.body.epil.preheader ], [ %indvars.iv.next.epil, %for.body.epil ]
  %epil.iter = phi i64 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %arrayidx.epil = getelementptr inbounds nuw %struct.anon, ptr %p, i64 %indvars.iv.epil
  %b.epil = getelementptr inbounds nuw i8, ptr %arrayidx.epil, i64 8
  store i64 %indvars.iv.epil, ptr %b.epil, align 8, !tbaa !182
  %c.epil = getelementptr inbounds nuw i8, ptr %arrayidx.epil, i64 16
  %and.epil = and i64 %indvars.iv.epil, 3
  %arrayidx4.epil = getelementptr inbounds nuw i8, ptr %c.epil, i64 %and.epil
  store i8 1, ptr %arrayidx4.epil, align 1, !tbaa !160
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !184

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.3, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.3, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.anon, ptr %p, i64 %indvars.iv
  %b = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store i64 %indvars.iv, ptr %b, align 8, !tbaa !182
  %c = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i8 1, ptr %c, align 8, !tbaa !160
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx.1 = getelementptr inbounds nuw %struct.anon, ptr %p, i64 %indvars.iv.next
  %b.1 = getelementptr inbounds nuw i8, ptr %arrayidx.1, i64 8
  store i64 %indvars.iv.next, ptr %b.1, align 8, !tbaa !182
  %arrayidx4.1 = getelementptr inbounds nuw i8, ptr %arrayidx.1, i64 17
  store i8 1, ptr %arrayidx4.1, align 1, !tbaa !160
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx.2 = getelementptr inbounds nuw %struct.anon, ptr %p, i64 %indvars.iv.next.1
  %b.2 = getelementptr inbounds nuw i8, ptr %arrayidx.2, i64 8
  store i64 %indvars.iv.next.1, ptr %b.2, align 8, !tbaa !182
  %arrayidx4.2 = getelementptr inbounds nuw i8, ptr %arrayidx.2, i64 18
  store i8 1, ptr %arrayidx4.2, align 2, !tbaa !160
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx.3 = getelementptr inbounds nuw %struct.anon, ptr %p, i64 %indvars.iv.next.2
  %b.3 = getelementptr inbounds nuw i8, ptr %arrayidx.3, i64 8
  store i64 %indvars.iv.next.2, ptr %b.3, align 8, !tbaa !182
  %arrayidx4.3 = getelementptr inbounds nuw i8, ptr %arrayidx.3, i64 19
  store i8 1, ptr %arrayidx4.3, align 1, !tbaa !160
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !185
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @copy_strided(ptr noundef writeonly captures(none) %d, ptr noundef readonly captures(none) %s, i64 noundef %n, i64 noundef %k) local_unnamed_addr #12 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %d7 = ptrtoint ptr %d to i64
  %s8 = ptrtoint ptr %s to i64
  %min.iters.check = icmp ult i64 %n, 8
  %ident.check.not = icmp ne i64 %k, 1
  %or.cond.not11 = or i1 %min.iters.check, %ident.check.not
  %0 = sub i64 %d7, %s8
  %diff.check = icmp ult i64 %0, 32
  %or.cond10 = or i1 %or.cond.not11, %diff.check
  br i1 %or.cond10, label %for.body.preheader12, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %n, 9223372036854775800
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %1 = getelementptr inbounds i32, ptr %s, i64 %index
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %wide.load9 = load <4 x i32>, ptr %2, align 4, !tbaa !5
  %3 = getelementptr inbounds nuw i32, ptr %d, i64 %index
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> %wide.load, ptr %3, align 4, !tbaa !5
  store <4 x i32> %wide.load9, ptr %4, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !186

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader12

for.body.preheader12:                             ; preds = %middle.block, %for.body.preheader
  %i.06.ph = phi i64 [ 0, %for.body.preheader ], [ %n.vec, %middle.block ]
  %xtraiter = and i64 %n, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.prol, %for.body.preheader12
  %i.06.prol = phi i64 [ %inc.prol, %for.body.prol ], [ %i.06.ph, %for.body.preheader12 ]
  %prol.iter = phi i64 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader12 ]
  %mul.prol = mul nsw i64 %i.06.prol, %k
  %arrayidx.prol = getelementptr inbounds i32, ptr %s, i64 %mul.prol
  %6 = load i32, ptr %arrayidx.prol, align 4, !tbaa !5
  %arrayidx1.prol = getelementptr inbounds nuw i32, ptr %d, i64 %i.06.prol
  store i32 %6, ptr %arrayidx1.prol, align 4, !tbaa !5
  %inc.prol = add nuw nsw i64 %i.06.prol, 1
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !187

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader12
  %i.06.unr = phi i64 [ %i.06.ph, %for.body.preheader12 ], [ %inc.prol, %for.body.prol ]
  %7 = sub nsw i64 %i.06.ph, %n
  %8 = icmp ugt i64 %7, -4
  br i1 %8, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.prol.loopexit, %middle.block, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.prol.loopexit
  %i.06 = phi i64 [ %inc.3, %for.body ], [ %i.06.unr, %for.body.prol.loopexit ]
  %mul = mul nsw i64 %i.06, %k
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %mul
  %9 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %d, i64 %i.06
  store i32 %9, ptr %arrayidx1, align 4, !tbaa !5
  %inc = add nuw nsw i64 %i.06, 1
  %mul.1 = mul nsw i64 %inc, %k
  %arrayidx.1 = getelementptr inbounds i32, ptr %s, i64 %mul.1
  %10 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %arrayidx1.1 = getelementptr inbounds nuw i32, ptr %d, i64 %inc
  store i32 %10, ptr %arrayidx1.1, align 4, !tbaa !5
  %inc.1 = add nuw nsw i64 %i.06, 2
  %mul.2 = mul nsw i64 %inc.1, %k
  %arrayidx.2 = getelementptr inbounds i32, ptr %s, i64 %mul.2
  %11 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %arrayidx1.2 = getelementptr inbounds nuw i32, ptr %d, i64 %inc.1
  store i32 %11, ptr %arrayidx1.2, align 4, !tbaa !5
  %inc.2 = add nuw nsw i64 %i.06, 3
  %mul.3 = mul nsw i64 %inc.2, %k
  %arrayidx.3 = getelementptr inbounds i32, ptr %s, i64 %mul.3
  %12 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %arrayidx1.3 = getelementptr inbounds nuw i32, ptr %d, i64 %inc.2
  store i32 %12, ptr %arrayidx1.3, align 4, !tbaa !5
  %inc.3 = add nuw nsw i64 %i.06, 4
  %exitcond.not.3 = icmp eq i64 %inc.3, %n
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body, !llvm.loop !188
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @reverse(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %cmp20 = icmp sgt i32 %n, 1
  br i1 %cmp20, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div2425 = lshr i32 %n, 1
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %div2425 to i64
  %1 = getelementptr i32, ptr %a, i64 %0
  %xtraiter = and i64 %wide.trip.count, 1
  %2 = icmp eq i32 %div2425, 1
  br i1 %2, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i64 %wide.trip.count, 1073741822
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %indvars.iv.epil.init = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.1, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod26 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod26)
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.epil.init
  %3 = load i32, ptr %arrayidx.epil, align 4, !tbaa !5
  %4 = xor i64 %indvars.iv.epil.init, -1
  %arrayidx3.epil = getelementptr i32, ptr %1, i64 %4
  %5 = load i32, ptr %arrayidx3.epil, align 4, !tbaa !5
  store i32 %5, ptr %arrayidx.epil, align 4, !tbaa !5
  store i32 %3, ptr %arrayidx3.epil, align 4, !tbaa !5
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body.epil.preheader, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.1, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %7 = xor i64 %indvars.iv, -1
  %arrayidx3 = getelementptr i32, ptr %1, i64 %7
  %8 = load i32, ptr %arrayidx3, align 4, !tbaa !5
  store i32 %8, ptr %arrayidx, align 4, !tbaa !5
  store i32 %6, ptr %arrayidx3, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %10 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %11 = xor i64 %indvars.iv, -2
  %arrayidx3.1 = getelementptr i32, ptr %1, i64 %11
  %12 = load i32, ptr %arrayidx3.1, align 4, !tbaa !5
  store i32 %12, ptr %arrayidx.1, align 4, !tbaa !5
  store i32 %10, ptr %arrayidx3.1, align 4, !tbaa !5
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !189
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @gather(ptr noundef writeonly captures(none) %d, ptr noundef readonly captures(none) %s, ptr noundef readonly captures(none) %at, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %cmp8.not = icmp eq i32 %n, 0
  br i1 %cmp8.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  %xtraiter = and i64 %wide.trip.count, 3
  %0 = icmp ult i32 %n, 4
  br i1 %0, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i64 %wide.trip.count, 4294967292
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.preheader
  %indvars.iv.epil.init = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod11 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod11)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %indvars.iv.epil = phi i64 [ %indvars.iv.epil.init, %for.body.epil.preheader ], [ %indvars.iv.next.epil, %for.body.epil ]
  %epil.iter = phi i64 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %at, i64 %indvars.iv.epil
  %1 = load i32, ptr %arrayidx.epil, align 4, !tbaa !5
  %idxprom1.epil = sext i32 %1 to i64
  %arrayidx2.epil = getelementptr inbounds i32, ptr %s, i64 %idxprom1.epil
  %2 = load i32, ptr %arrayidx2.epil, align 4, !tbaa !5
  %arrayidx4.epil = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv.epil
  store i32 %2, ptr %arrayidx4.epil, align 4, !tbaa !5
  %indvars.iv.next.epil = add nuw nsw i64 %indvars.iv.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !190

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %indvars.iv = phi i64 [ 0, %for.body.preheader.new ], [ %indvars.iv.next.3, %for.body ]
  %niter = phi i64 [ 0, %for.body.preheader.new ], [ %niter.next.3, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %at, i64 %indvars.iv
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %s, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv
  store i32 %4, ptr %arrayidx4, align 4, !tbaa !5
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %at, i64 %indvars.iv.next
  %5 = load i32, ptr %arrayidx.1, align 4, !tbaa !5
  %idxprom1.1 = sext i32 %5 to i64
  %arrayidx2.1 = getelementptr inbounds i32, ptr %s, i64 %idxprom1.1
  %6 = load i32, ptr %arrayidx2.1, align 4, !tbaa !5
  %arrayidx4.1 = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv.next
  store i32 %6, ptr %arrayidx4.1, align 4, !tbaa !5
  %indvars.iv.next.1 = or disjoint i64 %indvars.iv, 2
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr %at, i64 %indvars.iv.next.1
  %7 = load i32, ptr %arrayidx.2, align 4, !tbaa !5
  %idxprom1.2 = sext i32 %7 to i64
  %arrayidx2.2 = getelementptr inbounds i32, ptr %s, i64 %idxprom1.2
  %8 = load i32, ptr %arrayidx2.2, align 4, !tbaa !5
  %arrayidx4.2 = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv.next.1
  store i32 %8, ptr %arrayidx4.2, align 4, !tbaa !5
  %indvars.iv.next.2 = or disjoint i64 %indvars.iv, 3
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr %at, i64 %indvars.iv.next.2
  %9 = load i32, ptr %arrayidx.3, align 4, !tbaa !5
  %idxprom1.3 = sext i32 %9 to i64
  %arrayidx2.3 = getelementptr inbounds i32, ptr %s, i64 %idxprom1.3
  %10 = load i32, ptr %arrayidx2.3, align 4, !tbaa !5
  %arrayidx4.3 = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv.next.2
  store i32 %10, ptr %arrayidx4.3, align 4, !tbaa !5
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !191
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i64 @as_integers(ptr noundef %p, ptr noundef %e) local_unnamed_addr #10 {
entry:
  %0 = ptrtoint ptr %e to i64
  %cmp4 = icmp ult ptr %p, %e
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %1 = ptrtoint ptr %p to i64
  %2 = add i64 %1, 64
  %umax = tail call i64 @llvm.umax.i64(i64 %0, i64 %2)
  %3 = xor i64 %1, -1
  %4 = add i64 %umax, %3
  %5 = lshr i64 %4, 6
  %6 = add nuw nsw i64 %5, 1
  %min.iters.check = icmp ult i64 %4, 192
  br i1 %min.iters.check, label %for.body.preheader8, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.vec = and i64 %6, 576460752303423484
  %7 = shl i64 %n.vec, 6
  %8 = add i64 %7, %1
  %broadcast.splatinsert = insertelement <2 x i64> poison, i64 %1, i64 0
  %broadcast.splat = shufflevector <2 x i64> %broadcast.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  %induction = add <2 x i64> %broadcast.splat, <i64 0, i64 64>
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i64> [ %induction, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %9, %vector.body ]
  %vec.phi7 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %step.add = add <2 x i64> %vec.ind, splat (i64 128)
  %9 = xor <2 x i64> %vec.ind, %vec.phi
  %10 = xor <2 x i64> %step.add, %vec.phi7
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 256)
  %11 = icmp eq i64 %index.next, %n.vec
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !192

middle.block:                                     ; preds = %vector.body
  %bin.rdx = xor <2 x i64> %10, %9
  %12 = tail call i64 @llvm.vector.reduce.xor.v2i64(<2 x i64> %bin.rdx)
  %cmp.n = icmp eq i64 %6, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup, label %for.body.preheader8

for.body.preheader8:                              ; preds = %middle.block, %for.body.preheader
  %i.06.ph = phi i64 [ %1, %for.body.preheader ], [ %8, %middle.block ]
  %s.05.ph = phi i64 [ 0, %for.body.preheader ], [ %12, %middle.block ]
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %middle.block, %entry
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %12, %middle.block ], [ %xor, %for.body ]
  ret i64 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader8
  %i.06 = phi i64 [ %add, %for.body ], [ %i.06.ph, %for.body.preheader8 ]
  %s.05 = phi i64 [ %xor, %for.body ], [ %s.05.ph, %for.body.preheader8 ]
  %xor = xor i64 %i.06, %s.05
  %add = add i64 %i.06, 64
  %cmp = icmp ult i64 %add, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !193
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @list_length(ptr noundef readonly captures(address_is_null) %n) local_unnamed_addr #14 {
entry:
  %tobool.not3 = icmp eq ptr %n, null
  br i1 %tobool.not3, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %entry
  %k.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %n.addr.04 = phi ptr [ %0, %for.body ], [ %n, %entry ]
  %inc = add nuw nsw i32 %k.05, 1
  %0 = load ptr, ptr %n.addr.04, align 8, !tbaa !194
  %tobool.not = icmp eq ptr %0, null
  br i1 %tobool.not, label %for.end, label %for.body, !llvm.loop !198

for.end:                                          ; preds = %for.body, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  ret i32 %k.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 -1, -2147483648) i32 @binary_search(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp.not25 = icmp slt i32 %n, 1
  br i1 %cmp.not25, label %cleanup10, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %sub = add nsw i32 %n, -1
  br label %while.body

while.body:                                       ; preds = %cleanup, %while.body.preheader
  %h.027 = phi i32 [ %h.1, %cleanup ], [ %sub, %while.body.preheader ]
  %l.026 = phi i32 [ %l.1, %cleanup ], [ 0, %while.body.preheader ]
  %sub1 = sub nsw i32 %h.027, %l.026
  %div21 = lshr i32 %sub1, 1
  %add = add nuw nsw i32 %div21, %l.026
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp2.not = icmp eq i32 %0, %x
  br i1 %cmp2.not, label %cleanup10, label %cleanup

cleanup:                                          ; preds = %while.body
  %cmp5 = icmp slt i32 %0, %x
  %add7 = add nuw nsw i32 %add, 1
  %sub8 = add nsw i32 %add, -1
  %l.1 = select i1 %cmp5, i32 %add7, i32 %l.026
  %h.1 = select i1 %cmp5, i32 %h.027, i32 %sub8
  %cmp.not = icmp sgt i32 %l.1, %h.1
  br i1 %cmp.not, label %cleanup10, label %while.body

cleanup10:                                        ; preds = %cleanup, %while.body, %entry
  %retval.2 = phi i32 [ -1, %entry ], [ %add, %while.body ], [ -1, %cleanup ]
  ret i32 %retval.2
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bubble(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %sub = add i32 %n, -1
  %cmp41 = icmp sgt i32 %n, 1
  br i1 %cmp41, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup5, %entry
  %indvars.iv44 = phi i32 [ %indvars.iv.next45, %for.cond.cleanup5 ], [ %sub, %entry ]
  %i.042 = phi i32 [ %inc21, %for.cond.cleanup5 ], [ 0, %entry ]
  %0 = zext i32 %indvars.iv44 to i64
  %1 = sub nsw i32 %i.042, %n
  %cmp439 = icmp slt i32 %1, -1
  br i1 %cmp439, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.cond1.preheader
  %.pre = load i32, ptr %a, align 4, !tbaa !5
  %xtraiter = and i64 %0, 1
  %2 = icmp eq i32 %indvars.iv44, 1
  br i1 %2, label %for.body6.epil.preheader, label %for.body6.preheader.new

for.body6.preheader.new:                          ; preds = %for.body6.preheader
  %unroll_iter = and i64 %0, 4294967294
  br label %for.body6

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.cond.cleanup5.loopexit.unr-lcssa:             ; preds = %for.inc.1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup5, label %for.body6.epil.preheader

for.body6.epil.preheader:                         ; preds = %for.cond.cleanup5.loopexit.unr-lcssa, %for.body6.preheader
  %.epil.init = phi i32 [ %.pre, %for.body6.preheader ], [ %9, %for.cond.cleanup5.loopexit.unr-lcssa ]
  %indvars.iv.epil.init = phi i64 [ 0, %for.body6.preheader ], [ %indvars.iv.next.1, %for.cond.cleanup5.loopexit.unr-lcssa ]
  %lcmp.mod48 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod48)
  %3 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.epil.init
  %arrayidx8.epil = getelementptr inbounds nuw i8, ptr %3, i64 4
  %4 = load i32, ptr %arrayidx8.epil, align 4, !tbaa !5
  %cmp9.epil = icmp sgt i32 %.epil.init, %4
  br i1 %cmp9.epil, label %if.then.epil, label %for.cond.cleanup5

if.then.epil:                                     ; preds = %for.body6.epil.preheader
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.epil.init
  store i32 %4, ptr %arrayidx.epil, align 4, !tbaa !5
  store i32 %.epil.init, ptr %arrayidx8.epil, align 4, !tbaa !5
  br label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %if.then.epil, %for.body6.epil.preheader, %for.cond.cleanup5.loopexit.unr-lcssa, %for.cond1.preheader
  %inc21 = add nuw nsw i32 %i.042, 1
  %indvars.iv.next45 = add i32 %indvars.iv44, -1
  %exitcond46.not = icmp eq i32 %inc21, %sub
  br i1 %exitcond46.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !199

for.body6:                                        ; preds = %for.inc.1, %for.body6.preheader.new
  %5 = phi i32 [ %.pre, %for.body6.preheader.new ], [ %9, %for.inc.1 ]
  %indvars.iv = phi i64 [ 0, %for.body6.preheader.new ], [ %indvars.iv.next.1, %for.inc.1 ]
  %niter = phi i64 [ 0, %for.body6.preheader.new ], [ %niter.next.1, %for.inc.1 ]
  %indvars.iv.next = or disjoint i64 %indvars.iv, 1
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  %6 = load i32, ptr %arrayidx8, align 4, !tbaa !5
  %cmp9 = icmp sgt i32 %5, %6
  br i1 %cmp9, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body6
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %6, ptr %arrayidx, align 4, !tbaa !5
  store i32 %5, ptr %arrayidx8, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body6
  %7 = phi i32 [ %6, %for.body6 ], [ %5, %if.then ]
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv, 2
  %arrayidx8.1 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next.1
  %8 = load i32, ptr %arrayidx8.1, align 4, !tbaa !5
  %cmp9.1 = icmp sgt i32 %7, %8
  br i1 %cmp9.1, label %if.then.1, label %for.inc.1

if.then.1:                                        ; preds = %for.inc
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  store i32 %8, ptr %arrayidx.1, align 4, !tbaa !5
  store i32 %7, ptr %arrayidx8.1, align 4, !tbaa !5
  br label %for.inc.1

for.inc.1:                                        ; preds = %if.then.1, %for.inc
  %9 = phi i32 [ %8, %for.inc ], [ %7, %if.then.1 ]
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %for.cond.cleanup5.loopexit.unr-lcssa, label %for.body6, !llvm.loop !200
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @shell(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %cmp58 = icmp sgt i32 %n, 1
  br i1 %cmp58, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %div6162 = lshr i32 %n, 1
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %g.059 = phi i32 [ %div2651, %for.cond.cleanup3 ], [ %div6162, %for.cond1.preheader.preheader ]
  %cmp256 = icmp slt i32 %g.059, %n
  br i1 %cmp256, label %land.rhs.preheader, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

land.rhs.preheader:                               ; preds = %for.cond.cleanup10, %for.cond1.preheader
  %i.057 = phi i32 [ %inc, %for.cond.cleanup10 ], [ %g.059, %for.cond1.preheader ]
  %j.052 = sub nuw nsw i32 %i.057, %g.059
  br label %land.rhs

for.cond.cleanup3:                                ; preds = %for.cond.cleanup10, %for.cond1.preheader
  %div2651 = lshr i32 %g.059, 1
  %cmp.not = icmp eq i32 %div2651, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !201

land.rhs:                                         ; preds = %for.body11, %land.rhs.preheader
  %j.055 = phi i32 [ %j.0, %for.body11 ], [ %j.052, %land.rhs.preheader ]
  %i.0.pn54 = phi i32 [ %j.055, %for.body11 ], [ %i.057, %land.rhs.preheader ]
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
  br i1 %exitcond.not, label %for.cond.cleanup3, label %land.rhs.preheader, !llvm.loop !202

for.body11:                                       ; preds = %land.rhs
  store i32 %1, ptr %arrayidx, align 4, !tbaa !5
  store i32 %0, ptr %arrayidx8, align 4, !tbaa !5
  %j.0 = sub nsw i32 %j.055, %g.059
  %cmp6 = icmp sgt i32 %j.0, -1
  br i1 %cmp6, label %land.rhs, label %for.cond.cleanup10, !llvm.loop !203
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sieve(ptr noundef captures(none) %p, i32 noundef %n) local_unnamed_addr #12 {
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
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !160
  %tobool.not = icmp ne i8 %0, 0
  %cmp3.not20 = icmp ugt i32 %mul25, %n
  %or.cond = or i1 %tobool.not, %cmp3.not20
  br i1 %or.cond, label %for.inc8, label %for.body5

for.body5:                                        ; preds = %for.body5, %for.body
  %j.021 = phi i32 [ %add, %for.body5 ], [ %mul25, %for.body ]
  %idxprom6 = zext i32 %j.021 to i64
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom6
  store i8 1, ptr %arrayidx7, align 1, !tbaa !160
  %add = add i32 %j.021, %i.023
  %cmp3.not = icmp ugt i32 %add, %n
  br i1 %cmp3.not, label %for.inc8, label %for.body5, !llvm.loop !204

for.inc8:                                         ; preds = %for.body5, %for.body
  %inc = add i32 %i.023, 1
  %mul = mul i32 %inc, %inc
  %cmp.not = icmp ugt i32 %mul, %n
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !205
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -16, 34) i32 @bits_of(i32 noundef %x) local_unnamed_addr #9 {
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
define dso_local range(i64 -2147483769, 10737483903) i64 @casts(i32 noundef %a, i32 noundef %b, i8 noundef signext %c, i16 noundef zeroext %d) local_unnamed_addr #9 {
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
define dso_local i32 @choices(i32 noundef %a, i32 noundef %b, i32 noundef %c, i32 noundef %d) local_unnamed_addr #9 {
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
define dso_local i32 @arithmetic(i32 noundef %a, i32 noundef %b) local_unnamed_addr #9 {
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
define dso_local noundef i32 @rounding(i32 noundef %n, i32 noundef %k) local_unnamed_addr #9 {
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
define dso_local noundef i64 @saturated(i64 noundef %a, i64 noundef %b) local_unnamed_addr #9 {
entry:
  %spec.store.select = tail call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  %cond = tail call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  %add2 = add i64 %spec.store.select, %cond
  ret i64 %add2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #15

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr captures(none)) local_unnamed_addr #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.xor.v2i64(<2 x i64>) #15

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse noreturn nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #18 = { nounwind }

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
!9 = distinct !{!9, !10, !11, !12}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.isvectorized", i32 1}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
!13 = distinct !{!13, !10, !12, !11}
!14 = distinct !{!14, !10, !11, !12}
!15 = distinct !{!15, !10, !12, !11}
!16 = distinct !{!16, !10, !11, !12}
!17 = distinct !{!17, !10, !12, !11}
!18 = distinct !{!18, !10, !11, !12}
!19 = distinct !{!19, !10, !12, !11}
!20 = distinct !{!20, !10, !11, !12}
!21 = distinct !{!21, !10, !12, !11}
!22 = distinct !{!22, !10, !11, !12}
!23 = distinct !{!23, !10, !12, !11}
!24 = distinct !{!24, !10, !11, !12}
!25 = distinct !{!25, !10, !12, !11}
!26 = distinct !{!26, !10, !11, !12}
!27 = distinct !{!27, !10, !12, !11}
!28 = distinct !{!28, !10, !11, !12}
!29 = distinct !{!29, !10, !12, !11}
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !7, i64 0}
!32 = distinct !{!32, !10, !11, !12}
!33 = distinct !{!33, !10, !12, !11}
!34 = distinct !{!34, !10, !11, !12}
!35 = distinct !{!35, !10, !12, !11}
!36 = distinct !{!36, !10, !11, !12}
!37 = distinct !{!37, !10, !12, !11}
!38 = distinct !{!38, !10, !11, !12}
!39 = distinct !{!39, !10, !12, !11}
!40 = distinct !{!40, !10, !11, !12}
!41 = distinct !{!41, !10, !12, !11}
!42 = distinct !{!42, !10, !11, !12}
!43 = distinct !{!43, !10, !12, !11}
!44 = distinct !{!44, !10, !11, !12}
!45 = distinct !{!45, !10, !12, !11}
!46 = distinct !{!46, !10}
!47 = distinct !{!47, !10, !11, !12}
!48 = distinct !{!48, !10, !12, !11}
!49 = distinct !{!49, !10, !11, !12}
!50 = distinct !{!50, !10, !12, !11}
!51 = distinct !{!51, !10, !11, !12}
!52 = distinct !{!52, !10, !11}
!53 = distinct !{!53, !10}
!54 = distinct !{!54, !10}
!55 = distinct !{!55, !10, !11, !12}
!56 = distinct !{!56, !10, !12, !11}
!57 = distinct !{!57, !10, !11, !12}
!58 = distinct !{!58, !10, !12, !11}
!59 = distinct !{!59, !10, !11, !12}
!60 = distinct !{!60, !61}
!61 = !{!"llvm.loop.unroll.disable"}
!62 = distinct !{!62, !10, !11}
!63 = distinct !{!63, !10, !11}
!64 = distinct !{!64, !10, !11, !12}
!65 = distinct !{!65, !10, !12, !11}
!66 = distinct !{!66, !10, !11, !12}
!67 = distinct !{!67, !10, !12, !11}
!68 = distinct !{!68, !10, !11, !12}
!69 = distinct !{!69, !10, !12, !11}
!70 = distinct !{!70, !10, !11, !12}
!71 = distinct !{!71, !10, !12, !11}
!72 = distinct !{!72, !10, !11, !12}
!73 = distinct !{!73, !10, !12, !11}
!74 = distinct !{!74, !10, !11, !12}
!75 = distinct !{!75, !10, !12, !11}
!76 = distinct !{!76, !10, !11, !12}
!77 = distinct !{!77, !10, !12, !11}
!78 = distinct !{!78, !10, !11, !12}
!79 = distinct !{!79, !10, !11, !12}
!80 = distinct !{!80, !10, !12, !11}
!81 = distinct !{!81, !10, !11, !12}
!82 = distinct !{!82, !10, !12, !11}
!83 = distinct !{!83, !10, !11, !12}
!84 = distinct !{!84, !10, !12, !11}
!85 = distinct !{!85, !10, !11, !12}
!86 = distinct !{!86, !10, !12, !11}
!87 = distinct !{!87, !10, !11, !12}
!88 = distinct !{!88, !10, !12, !11}
!89 = distinct !{!89, !10, !11, !12}
!90 = distinct !{!90, !10, !12, !11}
!91 = distinct !{!91, !10, !11, !12}
!92 = distinct !{!92, !10, !12, !11}
!93 = distinct !{!93, !10, !11, !12}
!94 = distinct !{!94, !10, !12, !11}
!95 = distinct !{!95, !10}
!96 = distinct !{!96, !10}
!97 = distinct !{!97, !10}
!98 = distinct !{!98, !10, !11, !12}
!99 = distinct !{!99, !10, !12, !11}
!100 = distinct !{!100, !10, !11, !12}
!101 = distinct !{!101, !10, !12, !11}
!102 = distinct !{!102, !10, !11, !12}
!103 = distinct !{!103, !10, !12, !11}
!104 = distinct !{!104, !10, !11, !12}
!105 = distinct !{!105, !10, !12, !11}
!106 = distinct !{!106, !10}
!107 = distinct !{!107, !10}
!108 = distinct !{!108, !10}
!109 = distinct !{!109, !10, !11, !12}
!110 = distinct !{!110, !10, !12, !11}
!111 = distinct !{!111, !10}
!112 = distinct !{!112, !10}
!113 = distinct !{!113, !10, !11, !12}
!114 = distinct !{!114, !10}
!115 = distinct !{!115, !10, !12, !11}
!116 = !{!117, !117, i64 0}
!117 = !{!"float", !7, i64 0}
!118 = distinct !{!118, !10}
!119 = distinct !{!119, !61}
!120 = distinct !{!120, !10}
!121 = distinct !{!121, !10}
!122 = distinct !{!122, !10}
!123 = distinct !{!123, !10, !11, !12}
!124 = distinct !{!124, !10, !12, !11}
!125 = distinct !{!125, !10}
!126 = distinct !{!126, !10}
!127 = !{!128, !128, i64 0}
!128 = !{!"double", !7, i64 0}
!129 = distinct !{!129, !10, !11, !12}
!130 = distinct !{!130, !10, !12, !11}
!131 = distinct !{!131, !10}
!132 = !{!133}
!133 = distinct !{!133, !134}
!134 = distinct !{!134, !"LVerDomain"}
!135 = !{!136}
!136 = distinct !{!136, !134}
!137 = !{!138}
!138 = distinct !{!138, !134}
!139 = !{!140}
!140 = distinct !{!140, !134}
!141 = !{!138, !136, !133}
!142 = distinct !{!142, !10, !11, !12}
!143 = distinct !{!143, !10, !11}
!144 = distinct !{!144, !10}
!145 = distinct !{!145, !10}
!146 = distinct !{!146, !61}
!147 = distinct !{!147, !10, !11, !12}
!148 = distinct !{!148, !10, !12, !11}
!149 = distinct !{!149, !10}
!150 = distinct !{!150, !10, !11, !12}
!151 = distinct !{!151, !10, !12, !11}
!152 = distinct !{!152, !61}
!153 = distinct !{!153, !10}
!154 = distinct !{!154, !10}
!155 = distinct !{!155, !10}
!156 = distinct !{!156, !10}
!157 = distinct !{!157, !10}
!158 = distinct !{!158, !10}
!159 = distinct !{!159, !10}
!160 = !{!7, !7, i64 0}
!161 = distinct !{!161, !10}
!162 = distinct !{!162, !10}
!163 = distinct !{!163, !10}
!164 = distinct !{!164, !61}
!165 = distinct !{!165, !10}
!166 = distinct !{!166, !10}
!167 = distinct !{!167, !10, !11, !12}
!168 = distinct !{!168, !10, !12, !11}
!169 = distinct !{!169, !10, !11, !12}
!170 = distinct !{!170, !10, !12, !11}
!171 = distinct !{!171, !10, !11, !12}
!172 = distinct !{!172, !10, !12, !11}
!173 = distinct !{!173, !10, !11, !12}
!174 = distinct !{!174, !10, !11}
!175 = distinct !{!175, !10, !11, !12}
!176 = distinct !{!176, !10, !12, !11}
!177 = distinct !{!177, !10, !11, !12}
!178 = distinct !{!178, !10, !12, !11}
!179 = distinct !{!179, !10, !11, !12}
!180 = distinct !{!180, !10, !12, !11}
!181 = distinct !{!181, !10}
!182 = !{!183, !31, i64 8}
!183 = !{!"", !6, i64 0, !31, i64 8, !7, i64 16}
!184 = distinct !{!184, !61}
!185 = distinct !{!185, !10}
!186 = distinct !{!186, !10, !11, !12}
!187 = distinct !{!187, !61}
!188 = distinct !{!188, !10, !11}
!189 = distinct !{!189, !10}
!190 = distinct !{!190, !61}
!191 = distinct !{!191, !10}
!192 = distinct !{!192, !10, !11, !12}
!193 = distinct !{!193, !10, !12, !11}
!194 = !{!195, !196, i64 0}
!195 = !{!"node", !196, i64 0}
!196 = !{!"p1 _ZTSZ11list_lengthE4node", !197, i64 0}
!197 = !{!"any pointer", !7, i64 0}
!198 = distinct !{!198, !10}
!199 = distinct !{!199, !10}
!200 = distinct !{!200, !10}
!201 = distinct !{!201, !10}
!202 = distinct !{!202, !10}
!203 = distinct !{!203, !10}
!204 = distinct !{!204, !10}
!205 = distinct !{!205, !10}
