source_filename = "tasks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.rgb = type { i8, i8, i8 }
%struct.frame = type { i16, i16 }
%struct.complex = type { float, float }
%struct.particle = type { float, float, float, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @gray_of_rgb(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.rgb, ptr %in, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = zext i8 %0 to i16
  %mul = mul nuw nsw i16 %conv, 77
  %g = getelementptr inbounds nuw i8, ptr %arrayidx, i64 1
  %1 = load i8, ptr %g, align 1, !tbaa !11
  %conv3 = zext i8 %1 to i16
  %mul4 = mul nuw i16 %conv3, 150
  %add = add nuw i16 %mul4, %mul
  %b = getelementptr inbounds nuw i8, ptr %arrayidx, i64 2
  %2 = load i8, ptr %b, align 1, !tbaa !12
  %conv7 = zext i8 %2 to i16
  %mul8 = mul nuw nsw i16 %conv7, 29
  %add9 = add nuw i16 %add, %mul8
  %shr = lshr i16 %add9, 8
  %conv10 = trunc nuw i16 %shr to i8
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %conv10, ptr %arrayidx12, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @blended(ptr noalias noundef captures(none) %out, ptr noalias noundef readonly captures(none) %in, ptr noalias noundef readonly captures(none) %alpha, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %conv = zext i8 %0 to i32
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %alpha, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !13
  %conv3 = zext i8 %1 to i32
  %mul = mul nuw nsw i32 %conv3, %conv
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  %2 = load i8, ptr %arrayidx5, align 1, !tbaa !13
  %conv6 = zext i8 %2 to i32
  %sub = xor i32 %conv3, 255
  %mul10 = mul nuw nsw i32 %sub, %conv6
  %add = add nuw nsw i32 %mul, 127
  %add11 = add nuw nsw i32 %add, %mul10
  %div = udiv i32 %add11, 255
  %conv12 = trunc i32 %div to i8
  store i8 %conv12, ptr %arrayidx5, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @brightened(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %k) #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %and = and i32 %k, 255
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %conv = zext i8 %0 to i32
  %add = add nuw nsw i32 %and, %conv
  %cond = tail call i32 @llvm.umin.i32(i32 %add, i32 255)
  %conv3 = trunc nuw i32 %cond to i8
  store i8 %conv3, ptr %arrayidx, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @box_of_three(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %.pre = load i8, ptr %in, align 1, !tbaa !13
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi i8 [ %.pre, %for.body.preheader ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 %indvars.iv
  %conv = zext i8 %0 to i16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %in, i64 %indvars.iv.next
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !13
  %conv3 = zext i8 %1 to i16
  %mul = shl nuw nsw i16 %conv3, 1
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 2
  %2 = load i8, ptr %arrayidx7, align 1, !tbaa !13
  %conv8 = zext i8 %2 to i16
  %add4 = add nuw nsw i16 %conv, 2
  %add9 = add nuw nsw i16 %add4, %mul
  %add10 = add nuw nsw i16 %add9, %conv8
  %shr = lshr i16 %add10, 2
  %conv11 = trunc nuw i16 %shr to i8
  %arrayidx13 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %conv11, ptr %arrayidx13, align 1, !tbaa !13
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @swapped_channels(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = shl nsw i64 %indvars.iv, 2
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %0
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 2
  %2 = load i8, ptr %arrayidx3, align 1, !tbaa !13
  store i8 %2, ptr %arrayidx, align 1, !tbaa !13
  store i8 %1, ptr %arrayidx3, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @differences_of_blocks(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #1 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.015 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %conv = zext i8 %0 to i32
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %b, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !13
  %conv3 = zext i8 %1 to i32
  %sub = sub nsw i32 %conv, %conv3
  %cond = tail call i32 @llvm.abs.i32(i32 %sub, i1 true)
  %add = add i32 %cond, %s.015
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @thresholded(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n, i32 noundef %k) #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv2 = and i32 %k, 255
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %conv = zext i8 %0 to i32
  %cmp3 = icmp samesign ult i32 %conv2, %conv
  %conv5 = sext i1 %cmp3 to i8
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %conv5, ptr %arrayidx7, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @by_table(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr %idx, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %idxprom1 = zext i8 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %in, i64 %idxprom1
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !13
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %1, ptr %arrayidx4, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @mirrored(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %1 = getelementptr i8, ptr %in, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %2 = xor i64 %indvars.iv, -1
  %arrayidx = getelementptr i8, ptr %1, i64 %2
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %3, ptr %arrayidx3, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @halved(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = shl nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 %0
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %conv = zext i8 %1 to i16
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 1
  %2 = load i8, ptr %arrayidx3, align 1, !tbaa !13
  %conv4 = zext i8 %2 to i16
  %add5 = add nuw nsw i16 %conv, 1
  %add6 = add nuw nsw i16 %add5, %conv4
  %shr = lshr i16 %add6, 1
  %conv7 = trunc nuw i16 %shr to i8
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %conv7, ptr %arrayidx9, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @mixed_down(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.frame, ptr %in, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !14
  %conv = sext i16 %0 to i32
  %right = getelementptr inbounds nuw i8, ptr %arrayidx, i64 2
  %1 = load i16, ptr %right, align 2, !tbaa !17
  %conv3 = sext i16 %1 to i32
  %add = add nsw i32 %conv3, %conv
  %div = sdiv i32 %add, 2
  %conv4 = trunc nsw i32 %div to i16
  %arrayidx6 = getelementptr inbounds nuw i16, ptr %out, i64 %indvars.iv
  store i16 %conv4, ptr %arrayidx6, align 2, !tbaa !18
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @gained(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %k) #0 {
entry:
  %cmp25 = icmp sgt i32 %n, 0
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %and = and i32 %k, 1023
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !18
  %conv = sext i16 %0 to i32
  %mul = mul nsw i32 %and, %conv
  %shr = ashr i32 %mul, 8
  %1 = tail call i32 @llvm.smax.i32(i32 %shr, i32 -32768)
  %cond14 = tail call i32 @llvm.smin.i32(i32 %1, i32 32767)
  %conv15 = trunc nsw i32 %cond14 to i16
  store i16 %conv15, ptr %arrayidx, align 2, !tbaa !18
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i32 0, 32769) i32 @loudest(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp24 = icmp sgt i32 %n, 0
  br i1 %cmp24, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %cond14, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.026 = phi i32 [ 0, %for.body.preheader ], [ %cond14, %for.body ]
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !18
  %1 = tail call i16 @llvm.abs.i16(i16 %0, i1 false)
  %cond = zext i16 %1 to i32
  %cond14 = tail call i32 @llvm.smax.i32(i32 %r.026, i32 %cond)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @energy(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  ret i64 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.011 = phi i64 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !18
  %conv = sext i16 %0 to i32
  %mul = mul nsw i32 %conv, %conv
  %conv4 = zext nneg i32 %mul to i64
  %add = add nuw nsw i64 %r.011, %conv4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @echoed(ptr noundef captures(none) %a, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !19
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !19
  %2 = tail call float @llvm.fmuladd.f32(float %0, float 5.000000e-01, float %1)
  store float %2, ptr %arrayidx2, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @smoothed(ptr noundef captures(none) %a, float noundef %k, i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 1
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %load_initial = load float, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %2, %for.body ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr float, ptr %a, i64 %indvars.iv
  %1 = load float, ptr %0, align 4, !tbaa !19
  %sub6 = fsub float %1, %store_forwarded
  %2 = tail call float @llvm.fmuladd.f32(float %sub6, float 2.500000e-01, float %store_forwarded)
  store float %2, ptr %0, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @crossings(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp16 = icmp sgt i32 %n, 1
  br i1 %cmp16, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.017 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %0 = getelementptr i16, ptr %a, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %0, i64 -2
  %1 = load i16, ptr %arrayidx, align 2, !tbaa !18
  %2 = load i16, ptr %0, align 2, !tbaa !18
  %cmp8.unshifted = xor i16 %2, %1
  %cmp8.unshifted.lobit = lshr i16 %cmp8.unshifted, 15
  %conv9 = zext nneg i16 %cmp8.unshifted.lobit to i32
  %add = add nuw nsw i32 %r.017, %conv9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @multiplied_spectra(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp48 = icmp sgt i32 %n, 0
  br i1 %cmp48, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.complex, ptr %a, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !21
  %arrayidx2 = getelementptr inbounds nuw %struct.complex, ptr %b, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !21
  %im = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %2 = load float, ptr %im, align 4, !tbaa !23
  %im8 = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 4
  %3 = load float, ptr %im8, align 4, !tbaa !23
  %4 = fneg float %3
  %neg = fmul float %2, %4
  %5 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %neg)
  %mul22 = fmul float %1, %2
  %6 = tail call float @llvm.fmuladd.f32(float %0, float %3, float %mul22)
  store float %6, ptr %im, align 4, !tbaa !23
  store float %5, ptr %arrayidx, align 4, !tbaa !21
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @lines(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.07 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %cmp1 = icmp eq i8 %0, 10
  %conv2 = zext i1 %cmp1 to i32
  %add = add nuw nsw i32 %r.07, %conv2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @to_upper(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %1 = add i8 %0, -97
  %or.cond = icmp ult i8 %1, 26
  br i1 %or.cond, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %sub = add nsw i8 %0, -32
  store i8 %sub, ptr %arrayidx, align 1, !tbaa !13
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @set_bits(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %add = add nuw nsw i32 %1, %r.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @swapped_bytes(ptr noundef captures(none) %a, i32 noundef %n) #0 {
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
  %1 = tail call i32 @llvm.bswap.i32(i32 %0)
  store i32 %1, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @rotated(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %k) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %or = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %k)
  store i32 %or, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @mixed_bits(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %h.0.lcssa = phi i32 [ -2128831035, %entry ], [ %mul, %for.body ]
  ret i32 %h.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %h.05 = phi i32 [ -2128831035, %for.body.preheader ], [ %mul, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %xor = xor i32 %0, %h.05
  %mul = mul i32 %xor, 16777619
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @checked_sums(ptr noundef readonly captures(none) %a, i32 noundef %n) #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = shl i32 %add1, 16
  %1 = and i32 %add, 65535
  %2 = or disjoint i32 %0, %1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %or = phi i32 [ 1, %entry ], [ %2, %for.cond.cleanup.loopexit ]
  ret i32 %or

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %t.09 = phi i32 [ 0, %for.body.preheader ], [ %add1, %for.body ]
  %s.08 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %conv = zext i8 %3 to i32
  %add = add i32 %s.08, %conv
  %add1 = add i32 %add, %t.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i32 -2147483648, 2147483647) i32 @place_of(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #1 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = trunc i32 %k to i8
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %cleanup.loopexit.split.loop.exit13, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.loopexit.split.loop.exit13:               ; preds = %for.body
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit13, %for.inc, %entry
  %3 = phi i32 [ -1, %entry ], [ %2, %cleanup.loopexit.split.loop.exit13 ], [ -1, %for.inc ]
  ret i32 %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @place_of_last(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #1 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = trunc i32 %k to i8
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %r.09 = phi i32 [ -1, %for.body.lr.ph ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %cmp3 = icmp eq i8 %1, %0
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select = select i1 %cmp3, i32 %2, i32 %r.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @digits(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %rem = urem i32 %0, 10
  %1 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %1, 48
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %conv, ptr %arrayidx2, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define float @sparse_dot(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %idx, i32 noundef %n) #1 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %3, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.010 = phi float [ 0.000000e+00, %for.body.preheader ], [ %3, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !19
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %idx, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %idxprom3 = sext i32 %1 to i64
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom3
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !19
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %2, float %r.010)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @counted(ptr noalias noundef captures(none) %out, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr %idx, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !13
  %idxprom1 = zext i8 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %out, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %inc = add i32 %1, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @moved(ptr noundef captures(none) %a, i32 noundef %n, float noundef %k) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.particle, ptr %a, i64 %indvars.iv
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %0 = load float, ptr %z, align 4, !tbaa !24
  %1 = load float, ptr %arrayidx, align 4, !tbaa !26
  %2 = tail call float @llvm.fmuladd.f32(float %k, float %0, float %1)
  store float %2, ptr %arrayidx, align 4, !tbaa !26
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %3 = load float, ptr %y, align 4, !tbaa !27
  %sub = fsub float %3, %k
  store float %sub, ptr %y, align 4, !tbaa !27
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @of_kind(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #1 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %and = and i32 %k, 3
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %spec.select, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %r.07 = phi i32 [ 0, %for.body.lr.ph ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.particle, ptr %a, i64 %indvars.iv
  %kind = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %0 = load i32, ptr %kind, align 4, !tbaa !28
  %cmp1 = icmp eq i32 %0, %and
  %inc = zext i1 %cmp1 to i32
  %spec.select = add nuw nsw i32 %r.07, %inc
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define float @farthest(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, i32 noundef %n) #1 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %cond, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.021 = phi float [ 0.000000e+00, %for.body.preheader ], [ %cond, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !19
  %arrayidx4 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !19
  %mul7 = fmul float %1, %1
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %0, float %mul7)
  %cmp8 = fcmp ogt float %2, %r.021
  %cond = select i1 %cmp8, float %2, float %r.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @clamped(ptr noundef captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n) #0 {
entry:
  %cmp37 = icmp sgt i32 %n, 0
  br i1 %cmp37, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %cond.end17, %entry
  ret void

for.body:                                         ; preds = %cond.end17, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %cond.end17 ]
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !19
  %arrayidx2 = getelementptr inbounds nuw float, ptr %b, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !19
  %cmp3 = fcmp olt float %0, %1
  br i1 %cmp3, label %cond.end17, label %cond.false

cond.false:                                       ; preds = %for.body
  %arrayidx9 = getelementptr inbounds nuw float, ptr %c, i64 %indvars.iv
  %2 = load float, ptr %arrayidx9, align 4, !tbaa !19
  %cmp10 = fcmp ogt float %0, %2
  %. = select i1 %cmp10, float %2, float %0
  br label %cond.end17

cond.end17:                                       ; preds = %cond.false, %for.body
  %cond18 = phi float [ %1, %for.body ], [ %., %cond.false ]
  store float %cond18, ptr %arrayidx, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @normalised(ptr noalias noundef captures(none) %x, ptr noalias noundef captures(none) %y, i32 noundef %n) #0 {
entry:
  %cmp27 = icmp sgt i32 %n, 0
  br i1 %cmp27, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %if.end, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !19
  %arrayidx4 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !19
  %mul7 = fmul float %1, %1
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %0, float %mul7)
  %cmp8 = fcmp ogt float %2, 0.000000e+00
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %3 = tail call float @llvm.sqrt.f32(float %2)
  %div = fdiv float %0, %3
  store float %div, ptr %arrayidx, align 4, !tbaa !19
  %div13 = fdiv float %1, %3
  store float %div13, ptr %arrayidx4, align 4, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @polynomials(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !19
  %1 = tail call float @llvm.fmuladd.f32(float %0, float 5.000000e-01, float 2.500000e-01)
  %2 = tail call float @llvm.fmuladd.f32(float %1, float %0, float 2.000000e+00)
  %3 = tail call float @llvm.fmuladd.f32(float %2, float %0, float -1.000000e+00)
  store float %3, ptr %arrayidx, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @interpolated(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %.pre = load float, ptr %in, align 4, !tbaa !19
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi float [ %.pre, %for.body.preheader ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx2.idx = shl nuw nsw i64 %indvars.iv, 3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %out, i64 %arrayidx2.idx
  store float %0, ptr %arrayidx2, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx6 = getelementptr inbounds nuw float, ptr %in, i64 %indvars.iv.next
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !19
  %add7 = fadd float %0, %1
  %mul8 = fmul float %add7, 5.000000e-01
  %arrayidx12 = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 4
  store float %mul8, ptr %arrayidx12, align 4, !tbaa !19
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @gradients(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
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
  %0 = getelementptr inbounds nuw float, ptr %in, i64 %indvars.iv
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1 = load float, ptr %arrayidx, align 4, !tbaa !19
  %2 = load float, ptr %0, align 4, !tbaa !19
  %sub = fsub float %1, %2
  %mul = fmul float %sub, 5.000000e-01
  %arrayidx4 = getelementptr inbounds nuw float, ptr %out, i64 %indvars.iv
  store float %mul, ptr %arrayidx4, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @packed_halves(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx.idx = shl nuw nsw i64 %indvars.iv, 2
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 %arrayidx.idx
  %0 = load i32, ptr %arrayidx, align 2
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %out, i64 %indvars.iv
  store i32 %0, ptr %arrayidx6, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @scaled_to_bytes(ptr noalias noundef writeonly captures(none) %out, ptr noalias noundef readonly captures(none) %in, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %div = sdiv i32 %0, 8
  %shr = lshr i32 %div, 4
  %conv = trunc i32 %shr to i8
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %out, i64 %indvars.iv
  store i8 %conv, ptr %arrayidx2, align 1, !tbaa !13
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.abs.i16(i16, i1 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!10, !7, i64 0}
!10 = !{!"", !7, i64 0, !7, i64 1, !7, i64 2}
!11 = !{!10, !7, i64 1}
!12 = !{!10, !7, i64 2}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !16, i64 0}
!15 = !{!"", !16, i64 0, !16, i64 2}
!16 = !{!"short", !7, i64 0}
!17 = !{!15, !16, i64 2}
!18 = !{!16, !16, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !7, i64 0}
!21 = !{!22, !20, i64 0}
!22 = !{!"", !20, i64 0, !20, i64 4}
!23 = !{!22, !20, i64 4}
!24 = !{!25, !20, i64 8}
!25 = !{!"", !20, i64 0, !20, i64 4, !20, i64 8, !6, i64 12}
!26 = !{!25, !20, i64 0}
!27 = !{!25, !20, i64 4}
!28 = !{!25, !6, i64 12}
