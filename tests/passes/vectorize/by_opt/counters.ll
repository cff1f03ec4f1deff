source_filename = "counters.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @up_u8(ptr noundef captures(none) %a, i8 noundef zeroext %n) #0 {
entry:
  %cmp5.not = icmp eq i8 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i8 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = add <4 x i32> %wide.load, splat (i32 3)
  store <4 x i32> %1, ptr %0, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %2 = icmp eq i64 %index.next, %n.vec
  br i1 %2, label %middle.block, label %vector.body, !llvm.loop !9

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %3, 3
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !12
}

define void @down_unsigned(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  %min.iters.check = icmp ult i64 %0, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %0, 4
  %n.vec = sub i64 %0, %n.mod.vf
  %1 = sub i64 %0, %n.vec
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = sub i64 %0, %index
  %2 = add i64 %offset.idx, 0
  %3 = add i64 %offset.idx, -1
  %4 = add i64 %offset.idx, -2
  %5 = add i64 %offset.idx, -3
  %6 = add nsw i64 %2, -1
  %7 = add nsw i64 %3, -1
  %8 = add nsw i64 %4, -1
  %9 = add nsw i64 %5, -1
  %10 = insertelement <4 x i64> poison, i64 %6, i32 0
  %11 = insertelement <4 x i64> %10, i64 %7, i32 1
  %12 = insertelement <4 x i64> %11, i64 %8, i32 2
  %13 = insertelement <4 x i64> %12, i64 %9, i32 3
  %14 = trunc <4 x i64> %13 to <4 x i32>
  %15 = and i64 %6, 4294967295
  %16 = getelementptr inbounds nuw i32, ptr %a, i64 %15
  %17 = getelementptr inbounds i32, ptr %16, i64 0
  %18 = getelementptr inbounds i32, ptr %17, i64 -3
  %wide.load = load <4 x i32>, ptr %18, align 4, !tbaa !5
  %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %19 = add <4 x i32> %reverse, %14
  %reverse1 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i32> %reverse1, ptr %18, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %20 = icmp eq i64 %index.next, %n.vec
  br i1 %20, label %middle.block, label %vector.body, !llvm.loop !13

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %0, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %1, %middle.block ], [ %0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %indvars = trunc i64 %indvars.iv.next to i32
  %idxprom = and i64 %indvars.iv.next, 4294967295
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %21 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %21, %indvars
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %cmp.not = icmp eq i32 %indvars, 0
  br i1 %cmp.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !14
}

define void @wraps_by_seven(ptr noundef writeonly captures(none) %a, i32 noundef %from, i32 noundef %n) #1 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  %.cast = trunc i64 %n.vec to i32
  %0 = mul i32 %.cast, 7
  %1 = add i32 %from, %0
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %from, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  %induction = add <4 x i32> %broadcast.splat, <i32 0, i32 7, i32 14, i32 21>
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i32> [ %induction, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %vec.ind, ptr %2, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i32> %vec.ind, splat (i32 28)
  %3 = icmp eq i64 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  %bc.resume.val1 = phi i32 [ %1, %middle.block ], [ %from, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %at.05 = phi i32 [ %bc.resume.val1, %scalar.ph ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %at.05, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %at.05, 7
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !16
}

define void @wraps_short_wide(ptr noundef writeonly captures(none) %a, i16 noundef zeroext %from, i32 noundef %n) #1 {
entry:
  %cmp5.not = icmp eq i32 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  %.cast = trunc i64 %n.vec to i16
  %0 = add i16 %from, %.cast
  %broadcast.splatinsert = insertelement <4 x i16> poison, i16 %from, i64 0
  %broadcast.splat = shufflevector <4 x i16> %broadcast.splatinsert, <4 x i16> poison, <4 x i32> zeroinitializer
  %induction = add <4 x i16> %broadcast.splat, <i16 0, i16 1, i16 2, i16 3>
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i16> [ %induction, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %1 = zext <4 x i16> %vec.ind to <4 x i32>
  %2 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %1, ptr %2, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i16> %vec.ind, splat (i16 4)
  %3 = icmp eq i64 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !17

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  %bc.resume.val1 = phi i16 [ %0, %middle.block ], [ %from, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %at.06 = phi i16 [ %bc.resume.val1, %scalar.ph ], [ %inc, %for.body ]
  %conv = zext i16 %at.06 to i32
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %conv, ptr %arrayidx, align 4, !tbaa !5
  %inc = add i16 %at.06, 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !18
}

define void @index_byte_wraps(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i8 noundef zeroext %from, i32 noundef %n) #0 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %for.body.preheader
  %0 = add nsw i64 %wide.trip.count, -1
  %1 = trunc i64 %0 to i8
  %2 = add i8 %from, %1
  %3 = icmp ult i8 %2, %from
  %4 = icmp ugt i64 %0, 255
  %5 = or i1 %3, %4
  br i1 %5, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  %.cast = trunc i64 %n.vec to i8
  %6 = add i8 %from, %.cast
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %.cast1 = trunc i64 %index to i8
  %offset.idx = add i8 %from, %.cast1
  %7 = zext i8 %offset.idx to i64
  %8 = getelementptr inbounds nuw i32, ptr %b, i64 %7
  %wide.load = load <4 x i32>, ptr %8, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %wide.load, ptr %9, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !19

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.scevcheck, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ], [ 0, %vector.scevcheck ]
  %bc.resume.val2 = phi i8 [ %6, %middle.block ], [ %from, %for.body.preheader ], [ %from, %vector.scevcheck ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %at.08 = phi i8 [ %bc.resume.val2, %scalar.ph ], [ %inc, %for.body ]
  %idxprom = zext i8 %at.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %11 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %11, ptr %arrayidx2, align 4, !tbaa !5
  %inc = add i8 %at.08, 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !20
}

define void @two_counters(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ule i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %0 = icmp eq i64 %n.mod.vf, 0
  %1 = select i1 %0, i64 4, i64 %n.mod.vf
  %n.vec = sub i64 %wide.trip.count, %1
  %2 = mul i64 %n.vec, 2
  %3 = add i64 5, %2
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = mul i64 %index, 2
  %offset.idx = add i64 5, %4
  %5 = getelementptr inbounds nuw i32, ptr %b, i64 %offset.idx
  %wide.vec = load <8 x i32>, ptr %5, align 4, !tbaa !5
  %strided.vec = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %6 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %strided.vec, ptr %6, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !21

middle.block:                                     ; preds = %vector.body
  br label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  %bc.resume.val1 = phi i64 [ %3, %middle.block ], [ 5, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv9 = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next10, %for.body ]
  %indvars.iv = phi i64 [ %bc.resume.val1, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv9
  store i32 %8, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next10 = add nuw nsw i64 %indvars.iv9, 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %exitcond.not = icmp eq i64 %indvars.iv.next10, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !22
}

define void @counter_as_float(ptr noundef writeonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = uitofp nneg <4 x i32> %vec.ind to <4 x float>
  %1 = getelementptr inbounds nuw float, ptr %a, i64 %index
  store <4 x float> %0, ptr %1, align 4, !tbaa !23
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i32> %vec.ind, splat (i32 4)
  %2 = icmp eq i64 %index.next, %n.vec
  br i1 %2, label %middle.block, label %vector.body, !llvm.loop !25

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.body ]
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  %conv = uitofp nneg i32 %3 to float
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %indvars.iv
  store float %conv, ptr %arrayidx, align 4, !tbaa !23
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !26
}

define void @pointers_up(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %b2 = ptrtoint ptr %b to i64
  %a1 = ptrtoint ptr %a to i64
  %tobool.not2 = icmp eq i32 %n, 0
  br i1 %tobool.not2, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %0 = zext i32 %n to i64
  %min.iters.check = icmp ult i64 %0, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck

vector.memcheck:                                  ; preds = %while.body.preheader
  %1 = sub i64 %a1, %b2
  %diff.check = icmp ult i64 %1, 32
  br i1 %diff.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.memcheck
  %n.mod.vf = urem i64 %0, 4
  %n.vec = sub i64 %0, %n.mod.vf
  %.cast = trunc i64 %n.vec to i32
  %2 = sub i32 %n, %.cast
  %3 = mul i64 %n.vec, 4
  %4 = getelementptr i8, ptr %b, i64 %3
  %5 = mul i64 %n.vec, 4
  %6 = getelementptr i8, ptr %a, i64 %5
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = mul i64 %index, 4
  %next.gep = getelementptr i8, ptr %b, i64 %offset.idx
  %offset.idx3 = mul i64 %index, 4
  %next.gep4 = getelementptr i8, ptr %a, i64 %offset.idx3
  %wide.load = load <4 x i32>, ptr %next.gep, align 4, !tbaa !5
  store <4 x i32> %wide.load, ptr %next.gep4, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !27

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %0, %n.vec
  br i1 %cmp.n, label %while.end.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.memcheck, %while.body.preheader
  %bc.resume.val = phi i32 [ %2, %middle.block ], [ %n, %while.body.preheader ], [ %n, %vector.memcheck ]
  %bc.resume.val5 = phi ptr [ %4, %middle.block ], [ %b, %while.body.preheader ], [ %b, %vector.memcheck ]
  %bc.resume.val6 = phi ptr [ %6, %middle.block ], [ %a, %while.body.preheader ], [ %a, %vector.memcheck ]
  br label %while.body

while.body:                                       ; preds = %while.body, %scalar.ph
  %n.addr.05 = phi i32 [ %dec, %while.body ], [ %bc.resume.val, %scalar.ph ]
  %b.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %bc.resume.val5, %scalar.ph ]
  %a.addr.03 = phi ptr [ %incdec.ptr1, %while.body ], [ %bc.resume.val6, %scalar.ph ]
  %dec = add i32 %n.addr.05, -1
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.addr.04, i64 4
  %8 = load i32, ptr %b.addr.04, align 4, !tbaa !5
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %a.addr.03, i64 4
  store i32 %8, ptr %a.addr.03, align 4, !tbaa !5
  %tobool.not = icmp eq i32 %dec, 0
  br i1 %tobool.not, label %while.end.loopexit, label %while.body, !llvm.loop !28

while.end.loopexit:                               ; preds = %while.body, %middle.block
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit, %entry
  ret void
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: write) }

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
!10 = !{!"llvm.loop.isvectorized", i32 1}
!11 = !{!"llvm.loop.unroll.runtime.disable"}
!12 = distinct !{!12, !11, !10}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !11, !10}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !11, !10}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !11, !10}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !11, !10}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !7, i64 0}
!25 = distinct !{!25, !10, !11}
!26 = distinct !{!26, !11, !10}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10}
