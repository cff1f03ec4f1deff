source_filename = "../loop_unroll/unrolled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@table.t = internal unnamed_addr constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @once(ptr noundef captures(none) %a) #0 {
entry:
  %a.promoted = load i32, ptr %a, align 4, !tbaa !5
  %add = add i32 %a.promoted, 3
  store i32 %add, ptr %a, align 4, !tbaa !5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @twice(ptr noundef captures(none) %a) #2 {
entry:
  %arrayidx.c = getelementptr inbounds nuw i8, ptr %a, i64 4
  %0 = load i32, ptr %arrayidx.c, align 4, !tbaa !5
  %add.c = add i32 %0, 1
  store i32 %add.c, ptr %arrayidx.c, align 4, !tbaa !5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @seven(ptr noundef captures(none) %a) #2 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %0, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 7
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @seven_down(ptr noundef captures(none) %a) #2 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 6, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %0, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @twelve_by_three(ptr noundef captures(none) %a) #2 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %0, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 3
  %cmp = icmp samesign ult i64 %indvars.iv, 33
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @hundred(ptr noundef captures(none) %a) #2 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %1 = trunc i64 %indvars.iv to i8
  %conv1 = add i8 %0, %1
  store i8 %conv1, ptr %arrayidx, align 1, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @three_hundred(ptr noundef captures(none) %a) #2 {
entry:
  %.pre = load i8, ptr %a, align 1, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %0 = phi i8 [ %.pre, %entry ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv.next
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %add4 = add i8 %0, %1
  store i8 %add4, ptr %arrayidx2, align 1, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, 300
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @odd_count(ptr noundef captures(none) %a) #2 {
entry:
  %.pre = load i8, ptr %a, align 1, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %0 = phi i8 [ %.pre, %entry ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv.next
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %mul = mul i8 %1, 3
  %2 = trunc i64 %indvars.iv to i8
  %add1 = add i8 %mul, %2
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %conv6 = add i8 %0, %add1
  store i8 %conv6, ptr %arrayidx3, align 1, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, 127
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @prime_count(ptr noundef captures(none) %a) #2 {
entry:
  %.pre = load i16, ptr %a, align 2, !tbaa !10
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %0 = phi i16 [ %.pre, %entry ], [ %1, %for.body ]
  %i.020 = phi i64 [ 0, %entry ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %i.020
  %conv = zext i16 %0 to i32
  %mul = mul nuw nsw i32 %conv, %conv
  %add = add nuw nsw i64 %i.020, 1
  %arrayidx3 = getelementptr inbounds nuw i16, ptr %a, i64 %add
  %1 = load i16, ptr %arrayidx3, align 2, !tbaa !10
  %conv4 = zext i16 %1 to i32
  %mul5 = mul nuw nsw i32 %conv4, 3
  %add6 = add nuw nsw i32 %mul5, %mul
  %conv7 = zext nneg i32 %add6 to i64
  %add8 = add nuw nsw i64 %i.020, %conv7
  %conv9 = trunc i64 %add8 to i16
  store i16 %conv9, ptr %arrayidx, align 2, !tbaa !10
  %exitcond.not = icmp eq i64 %add, 103
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @whole_byte(ptr noundef captures(none) %a) #2 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %1 = trunc nuw i64 %indvars.iv to i8
  %add = add i8 %0, %1
  store i8 %add, ptr %arrayidx, align 1, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, 256
  br i1 %exitcond, label %do.end, label %do.body

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @bytes_from(ptr noundef captures(none) %a, i8 noundef zeroext %n) #2 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %1 = trunc nuw i64 %indvars.iv to i8
  %add = add i8 %0, %1
  store i8 %add, ptr %arrayidx, align 1, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %lftr.wideiv = trunc i64 %indvars.iv.next to i8
  %exitcond = icmp eq i8 %n, %lftr.wideiv
  br i1 %exitcond, label %do.end, label %do.body

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @bytes_down_from(ptr noundef captures(none) %a, i8 noundef zeroext %n) #2 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %i.0 = phi i8 [ %n, %entry ], [ %dec, %do.body ]
  %idxprom = zext i8 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %add = add i8 %0, %i.0
  store i8 %add, ptr %arrayidx, align 1, !tbaa !9
  %dec = add i8 %i.0, -1
  %tobool.not = icmp eq i8 %dec, 0
  br i1 %tobool.not, label %do.end, label %do.body

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @shorts_by_255(ptr noundef captures(none) %a, i16 noundef zeroext %from) #2 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %i.0 = phi i16 [ %add4, %do.body ], [ %from, %entry ]
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !10
  %add = add i16 %0, %i.0
  store i16 %add, ptr %arrayidx, align 2, !tbaa !10
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %add4 = add i16 %i.0, 255
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %do.end, label %do.body

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @table(i32 noundef %k) #3 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %r.04 = phi i32 [ %k, %entry ], [ %add, %for.body ]
  %mul = mul i32 %r.04, 3
  %arrayidx = getelementptr inbounds nuw i32, ptr @table.t, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @sum(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %r.05
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @horner(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #4 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ %k, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ %k, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i64 @horner_long(ptr noundef readonly captures(none) %a, i64 noundef %n, i64 noundef %k) #4 {
entry:
  %cmp4.not = icmp eq i64 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i64 [ %k, %entry ], [ %add, %for.body ]
  ret i64 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %r.05 = phi i64 [ %add, %for.body ], [ %k, %entry ]
  %mul = mul i64 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.06
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %add = add i64 %mul, %conv
  %inc = add nuw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @horner_bytes(ptr noundef readonly captures(none) %a, i8 noundef zeroext %n) #4 {
entry:
  %cmp7.not = icmp eq i8 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i8 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.08 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.08, 31
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv3 = zext i8 %0 to i32
  %add = add i32 %mul, %conv3
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @horner_down(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, %mul
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp samesign ugt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @by_three(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp5.not = icmp eq i32 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add1, %for.body ], [ 0, %entry ]
  %r.06 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %mul = mul i32 %r.06, 31
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %add1 = add i32 %i.07, 3
  %cmp = icmp ult i32 %add1, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @by_five_down(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, %mul
  %indvars.iv.next = add nsw i64 %indvars.iv, -5
  %cmp = icmp samesign ugt i64 %indvars.iv, 5
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @by_step(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #4 {
entry:
  %cmp6.not = icmp eq i32 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %and = and i32 %k, 3
  %add1 = add nuw nsw i32 %and, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.08 = phi i32 [ 0, %for.body.lr.ph ], [ %add2, %for.body ]
  %r.07 = phi i32 [ 1, %for.body.lr.ph ], [ %add, %for.body ]
  %mul = mul i32 %r.07, 31
  %idxprom = zext i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %add2 = add i32 %add1, %i.08
  %cmp = icmp ult i32 %add2, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @from_to(ptr noundef readnone captures(none) %a, i32 noundef %from, i32 noundef %n) #3 {
entry:
  %add = add i32 %n, %from
  %cmp.not6 = icmp eq i32 %n, 0
  br i1 %cmp.not6, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add1, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ %from, %entry ]
  %r.07 = phi i32 [ %add1, %for.body ], [ 1, %entry ]
  %mul = mul i32 %r.07, 31
  %add1 = add i32 %mul, %i.08
  %inc = add i32 %i.08, 1
  %cmp.not = icmp eq i32 %inc, %add
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i64 @from_to_long(i64 noundef %from, i64 noundef %n) #3 {
entry:
  %add = add i64 %n, %from
  %cmp.not6 = icmp eq i64 %n, 0
  br i1 %cmp.not6, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i64 [ 1, %entry ], [ %add1, %for.body ]
  ret i64 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ %from, %entry ]
  %r.07 = phi i64 [ %add1, %for.body ], [ 1, %entry ]
  %mul = mul i64 %r.07, 31
  %add1 = add i64 %mul, %i.08
  %inc = add i64 %i.08, 1
  %cmp.not = icmp eq i64 %inc, %add
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @from_down(i32 noundef %from, i32 noundef %n) #3 {
entry:
  %sub = sub i32 %from, %n
  %cmp.not5 = icmp eq i32 %n, 0
  br i1 %cmp.not5, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %dec, %for.body ], [ %from, %entry ]
  %r.06 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %mul = mul i32 %r.06, 31
  %add = add i32 %mul, %i.07
  %dec = add i32 %i.07, -1
  %cmp.not = icmp eq i32 %dec, %sub
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @from_to_byte(i8 noundef zeroext %from, i8 noundef zeroext %n) #3 {
entry:
  %add = add i8 %n, %from
  %cmp.not12 = icmp eq i8 %n, 0
  br i1 %cmp.not12, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add7, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.014 = phi i8 [ %inc, %for.body ], [ %from, %entry ]
  %r.013 = phi i32 [ %add7, %for.body ], [ 1, %entry ]
  %conv = zext i8 %i.014 to i32
  %mul = mul i32 %r.013, 31
  %add7 = add i32 %mul, %conv
  %inc = add i8 %i.014, 1
  %cmp.not = icmp eq i8 %inc, %add
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @until_signed(i8 noundef signext %from, i32 noundef %n) #3 {
entry:
  %conv = sext i8 %from to i32
  %cmp5 = icmp sgt i32 %n, %conv
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ %conv, %entry ]
  %r.06 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %mul = mul i32 %r.06, 31
  %add = add i32 %mul, %i.07
  %inc = add nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @to_the_end(i8 noundef zeroext %n) #3 {
entry:
  %conv = zext i8 %n to i32
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %conv, %entry ], [ %inc, %for.body ]
  %r.05 = phi i32 [ 1, %entry ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %add = add i32 %mul, %i.06
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, 256
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @squares(i32 noundef %n) #3 {
entry:
  %cmp6.not = icmp eq i32 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %r.07 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %mul1 = mul i32 %r.07, 31
  %add = add i32 %mul1, %i.08
  %inc = add i32 %i.08, 1
  %mul = mul i32 %inc, %inc
  %cmp = icmp ult i32 %mul, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @halves(i32 noundef %n) #3 {
entry:
  %tobool.not4 = icmp eq i32 %n, 0
  br i1 %tobool.not4, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %shr, %for.body ], [ %n, %entry ]
  %r.05 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %mul = mul i32 %r.05, 31
  %add = add i32 %mul, %i.06
  %shr = lshr i32 %i.06, 1
  %tobool.not = icmp eq i32 %shr, 0
  br i1 %tobool.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @of_the_product(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) #4 {
entry:
  %mul = mul i32 %m, %n
  %cmp5.not = icmp eq i32 %mul, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %mul to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.06 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul1 = mul i32 %r.06, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @eighths(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %div5 = and i32 %n, -8
  %cmp6.not = icmp eq i32 %div5, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %div5 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.07 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul1 = mul i32 %r.07, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @quarters(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %mul = shl i32 %n, 2
  %cmp5.not = icmp eq i32 %mul, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %mul to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.06 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul1 = mul i32 %r.06, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @at_most_31(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %and = and i32 %n, 31
  %cmp4.not = icmp eq i32 %and, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %and to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @at_most_15(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %and = and i32 %n, 15
  %cmp4.not = icmp eq i32 %and, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %and to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @plain(ptr noundef captures(none) %a, i32 noundef %n) #2 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %mul = mul i32 %0, 3
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %mul, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @long_counter(ptr noundef captures(none) %a, i64 noundef %n) #2 {
entry:
  %cmp8 = icmp sgt i64 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %i.09
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %mul = mul i32 %0, 3
  %1 = trunc i64 %i.09 to i32
  %conv1 = add i32 %mul, %1
  store i32 %conv1, ptr %arrayidx, align 4, !tbaa !5
  %inc = add nuw nsw i64 %i.09, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @at_least_once(ptr noundef captures(none) %a, i32 noundef %n1) #2 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n1, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %0, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pointers(ptr noundef captures(address) %a, ptr noundef readnone captures(address) %a_end) #2 {
entry:
  %cmp.not4 = icmp eq ptr %a, %a_end
  br i1 %cmp.not4, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %entry
  %a.addr.05 = phi ptr [ %incdec.ptr, %for.body ], [ %a, %entry ]
  %0 = load i32, ptr %a.addr.05, align 4, !tbaa !5
  %mul = mul i32 %0, 3
  %add = add i32 %mul, 1
  store i32 %add, ptr %a.addr.05, align 4, !tbaa !5
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %a.addr.05, i64 4
  %cmp.not = icmp eq ptr %incdec.ptr, %a_end
  br i1 %cmp.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @fibonacci(i32 noundef %n, i32 noundef %k) #3 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %x.0.lcssa = phi i32 [ %k, %entry ], [ %y.05, %for.body ]
  ret i32 %x.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %x.07 = phi i32 [ %y.05, %for.body ], [ %k, %entry ]
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %y.05 = phi i32 [ %add, %for.body ], [ 1, %entry ]
  %add = add i32 %x.07, %y.05
  %inc = add nuw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @swapped(i32 noundef %n, i32 noundef %k) #3 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond, %entry
  %y.0 = phi i32 [ 7, %entry ], [ %x.0, %for.cond ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.cond ]
  %x.0 = phi i32 [ %k, %entry ], [ %y.0, %for.cond ]
  %inc = add i32 %i.0, 1
  %exitcond.not = icmp eq i32 %i.0, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.cond

for.cond.cleanup:                                 ; preds = %for.cond
  %mul = mul i32 %x.0, 3
  %add = add i32 %mul, %y.0
  ret i32 %add
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @rotated(i32 noundef %n, i32 noundef %k) #3 {
entry:
  %cmp9.not = icmp eq i32 %n, 0
  br i1 %cmp9.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = mul i32 %z.011, 3
  %1 = mul i32 %add, 5
  %2 = add i32 %1, %0
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %x.0.lcssa = phi i32 [ %k, %entry ], [ %y.010, %for.cond.cleanup.loopexit ]
  %add1 = phi i32 [ 66, %entry ], [ %2, %for.cond.cleanup.loopexit ]
  %add3 = add i32 %add1, %x.0.lcssa
  ret i32 %add3

for.body:                                         ; preds = %for.body, %entry
  %x.013 = phi i32 [ %y.010, %for.body ], [ %k, %entry ]
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %z.011 = phi i32 [ %add, %for.body ], [ 9, %entry ]
  %y.010 = phi i32 [ %z.011, %for.body ], [ 7, %entry ]
  %add = add i32 %x.013, %i.012
  %inc = add nuw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @last_and_before(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = mul i32 %2, 3
  %1 = add i32 %0, %x.05
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add = phi i32 [ 5, %entry ], [ %1, %for.cond.cleanup.loopexit ]
  ret i32 %add

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %x.05 = phi i32 [ 1, %for.body.preheader ], [ %2, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @last_index(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %last.0.lcssa = phi i32 [ -1, %entry ], [ %spec.select, %for.body ]
  ret i32 %last.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %last.05 = phi i32 [ -1, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %0, 1
  %tobool.not = icmp eq i32 %and, 0
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %spec.select = select i1 %tobool.not, i32 %last.05, i32 %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @prefix(ptr noundef captures(none) %a, i32 noundef %n) #2 {
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
define void @through_memory(ptr noundef captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #2 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %cond = tail call i32 @llvm.usub.sat.i32(i32 %1, i32 1)
  %idxprom1 = zext nneg i32 %cond to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  %2 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %add = add i32 %2, %0
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @choice(ptr noundef captures(none) %a, i32 noundef %n) #2 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %0, 1
  %tobool.not = icmp eq i32 %and, 0
  %shr = lshr exact i32 %0, 1
  %mul = mul i32 %0, 3
  %add = add i32 %mul, 1
  %storemerge = select i1 %tobool.not, i32 %shr, i32 %add
  store i32 %storemerge, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @skips(ptr noundef captures(none) %a, i32 noundef %n) #2 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %0, 3
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %for.inc

if.end:                                           ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %0, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.end, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i32 -2147483648, 2147483647) i32 @first(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #4 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = xor i32 %0, %k
  %2 = and i32 %1, 15
  %cmp2 = icmp eq i32 %2, 0
  br i1 %cmp2, label %cleanup.loopexit.split.loop.exit11, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.loopexit.split.loop.exit11:               ; preds = %for.body
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit11, %for.inc, %entry
  %4 = phi i32 [ -1, %entry ], [ %3, %cleanup.loopexit.split.loop.exit11 ], [ -1, %for.inc ]
  ret i32 %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i32 -1, 20) i32 @first_of_twenty(ptr noundef readonly captures(none) %a, i32 noundef %k) #4 {
entry:
  br label %for.body

for.body:                                         ; preds = %for.inc, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = xor i32 %0, %k
  %2 = and i32 %1, 15
  %cmp2 = icmp eq i32 %2, 0
  br i1 %cmp2, label %cleanup.split.loop.exit9, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 20
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.split.loop.exit9:                         ; preds = %for.body
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.split.loop.exit9, %for.inc
  %4 = phi i32 [ %3, %cleanup.split.loop.exit9 ], [ -1, %for.inc ]
  ret i32 %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define range(i32 -1, 100) i32 @first_of_hundred(ptr noundef readonly captures(none) %a, i32 noundef %k) #4 {
entry:
  br label %for.body

for.body:                                         ; preds = %for.inc, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = xor i32 %0, %k
  %2 = and i32 %1, 63
  %cmp2 = icmp eq i32 %2, 0
  br i1 %cmp2, label %cleanup.split.loop.exit9, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 100
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.split.loop.exit9:                         ; preds = %for.body
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.split.loop.exit9, %for.inc
  %4 = phi i32 [ %3, %cleanup.split.loop.exit9 ], [ -1, %for.inc ]
  ret i32 %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @two_ways_out(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %0, 31
  switch i32 %and, label %for.inc [
    i32 5, label %cleanup.loopexit.split.loop.exit
    i32 9, label %if.then6
  ]

if.then6:                                         ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  %sub = sub nsw i32 0, %1
  br label %cleanup

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.loopexit.split.loop.exit:                 ; preds = %for.body
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit, %for.inc, %if.then6, %entry
  %3 = phi i32 [ %sub, %if.then6 ], [ 1000, %entry ], [ %2, %cleanup.loopexit.split.loop.exit ], [ 1000, %for.inc ]
  ret i32 %3
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define range(i32 0, 13) i32 @both_known(ptr noundef captures(none) %a, i32 noundef %n) #2 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %0 = add nsw i32 %n, -1
  %umin = tail call i32 @llvm.umin.i32(i32 %0, i32 11)
  %1 = add nuw nsw i32 %umin, 1
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %if.end, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %2, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i64 %indvars.iv, 11
  br i1 %cmp1, label %for.end, label %if.end

if.end:                                           ; preds = %for.body
  %xor = xor i32 %add, 3
  store i32 %xor, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %if.end, %for.body, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %umin, %for.body ], [ %1, %if.end ]
  ret i32 %i.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define noundef range(i32 24, 12) i32 @both_constant(ptr noundef captures(none) %a) #2 {
entry:
  %0 = load i32, ptr %a, align 4, !tbaa !5
  %add12 = add i32 %0, 1
  store i32 %add12, ptr %a, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.end, %entry
  %add15 = phi i32 [ %add12, %entry ], [ %add, %if.end ]
  %indvars.iv13 = phi i64 [ 0, %entry ], [ %indvars.iv.next, %if.end ]
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv13
  %xor = xor i32 %add15, 3
  store i32 %xor, ptr %arrayidx14, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv13, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv.next
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i64 %indvars.iv.next, 11
  br i1 %cmp1, label %for.end, label %if.end

for.end:                                          ; preds = %if.end
  ret i32 11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define i32 @count_up_to(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %k) #2 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %entry
  %and = and i32 %k, 31
  %0 = add nsw i32 %and, -1
  %wide.trip.count = zext i32 %0 to i64
  %wide.trip.count15 = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %indvars14 = trunc i64 %indvars.iv to i32
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, %indvars14
  store i32 %add, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv, %wide.trip.count
  %exitcond16.not = icmp eq i64 %indvars.iv.next, %wide.trip.count15
  %or.cond = select i1 %exitcond, i1 true, i1 %exitcond16.not
  br i1 %or.cond, label %cleanup.loopexit, label %for.body

cleanup.loopexit:                                 ; preds = %for.body
  %indvars13.le = trunc i64 %indvars.iv.next to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit, %entry
  %c.1 = phi i32 [ 0, %entry ], [ %indvars13.le, %cleanup.loopexit ]
  ret i32 %c.1
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define range(i32 0, 201) i32 @collatz(i32 noundef %n) #3 {
entry:
  %cmp9.not = icmp eq i32 %n, 0
  br i1 %cmp9.not, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %add = add i32 %n, 1
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.preheader
  %x.011 = phi i32 [ %cond, %while.body ], [ %add, %while.body.preheader ]
  %c.010 = phi i32 [ %inc, %while.body ], [ 0, %while.body.preheader ]
  %and = and i32 %x.011, 1
  %tobool.not = icmp eq i32 %and, 0
  %mul = mul i32 %x.011, 3
  %add2 = add i32 %mul, 1
  %div8 = lshr exact i32 %x.011, 1
  %cond = select i1 %tobool.not, i32 %div8, i32 %add2
  %inc = add nuw nsw i32 %c.010, 1
  %cmp = icmp ne i32 %cond, 1
  %cmp1 = icmp samesign ult i32 %c.010, 199
  %0 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %0, label %while.body, label %while.end

while.end:                                        ; preds = %while.body, %entry
  %c.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  ret i32 %c.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @nest(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) #4 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp214 = icmp sgt i32 %m, 0
  %wide.trip.count26 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  %r.018 = phi i32 [ 1, %for.cond1.preheader.lr.ph ], [ %r.1.lcssa, %for.cond.cleanup3 ]
  br i1 %cmp214, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv23
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %r.1.lcssa, %for.cond.cleanup3 ]
  ret i32 %r.0.lcssa

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %r.1.lcssa = phi i32 [ %r.018, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count26
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.115 = phi i32 [ %r.018, %for.body4.preheader ], [ %add5, %for.body4 ]
  %mul = mul i32 %r.115, 31
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @nest_inner_known(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv21 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next22, %for.cond.cleanup3 ]
  %r.017 = phi i32 [ 1, %for.cond1.preheader.preheader ], [ %add5, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv21
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add5, %for.cond.cleanup3 ]
  ret i32 %r.0.lcssa

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.114 = phi i32 [ %r.017, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %mul = mul i32 %r.114, 31
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 5
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @nest_outer_known(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp214 = icmp sgt i32 %n, 0
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %indvars.iv21 = phi i64 [ 0, %entry ], [ %indvars.iv.next22, %for.cond.cleanup3 ]
  %r.017 = phi i32 [ 1, %entry ], [ %r.1.lcssa, %for.cond.cleanup3 ]
  br i1 %cmp214, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv21
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret i32 %r.1.lcssa

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %r.1.lcssa = phi i32 [ %r.017, %for.cond1.preheader ], [ %add5, %for.body4 ]
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond24.not = icmp eq i64 %indvars.iv.next22, 3
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.preheader
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.115 = phi i32 [ %r.017, %for.body4.preheader ], [ %add5, %for.body4 ]
  %mul = mul i32 %r.115, 31
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @nest_known(ptr noundef readonly captures(none) %a) #4 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %indvars.iv20 = phi i64 [ 0, %entry ], [ %indvars.iv.next21, %for.cond.cleanup3 ]
  %r.016 = phi i32 [ 1, %entry ], [ %add, %for.cond.cleanup3 ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret i32 %add

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next21 = add nuw nsw i64 %indvars.iv20, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next21, 4
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.114 = phi i32 [ %r.016, %for.cond1.preheader ], [ %add, %for.body4 ]
  %mul = mul i32 %r.114, 31
  %0 = mul nuw nsw i64 %indvars.iv, %indvars.iv20
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 6
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @triangle(ptr noundef readonly captures(none) %a, i32 noundef %m) #4 {
entry:
  %cmp17 = icmp sgt i32 %m, 0
  br i1 %cmp17, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count31 = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  %indvars.iv24 = phi i64 [ 1, %for.cond1.preheader.preheader ], [ %indvars.iv.next25, %for.cond.cleanup3 ]
  %r.018 = phi i32 [ 1, %for.cond1.preheader.preheader ], [ %add, %for.cond.cleanup3 ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.cond.cleanup3 ]
  ret i32 %r.0.lcssa

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond32.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count31
  br i1 %exitcond32.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.115 = phi i32 [ %r.018, %for.cond1.preheader ], [ %add, %for.body4 ]
  %mul = mul i32 %r.115, 31
  %0 = mul nuw nsw i64 %indvars.iv, %indvars.iv26
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %1, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv24
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @leaves_both(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %k) #4 {
entry:
  %cmp.not32 = icmp sgt i32 %n, 0
  br i1 %cmp.not32, label %for.cond1.preheader.preheader, label %cleanup10

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.inc8, %for.cond1.preheader.preheader
  %indvars.iv39 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next40, %for.inc8 ]
  %r.033 = phi i32 [ 1, %for.cond1.preheader.preheader ], [ %add5, %for.inc8 ]
  %invariant.gep = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv39
  br label %for.body4

for.cond1:                                        ; preds = %for.body4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, 6
  br i1 %exitcond, label %for.inc8, label %for.body4

for.body4:                                        ; preds = %for.cond1, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.cond1 ]
  %r.130 = phi i32 [ %r.033, %for.cond1.preheader ], [ %add5, %for.cond1 ]
  %mul = mul i32 %r.130, 31
  %gep = getelementptr inbounds nuw i32, ptr %invariant.gep, i64 %indvars.iv
  %0 = load i32, ptr %gep, align 4, !tbaa !5
  %add5 = add i32 %0, %mul
  %1 = xor i32 %add5, %k
  %2 = and i32 %1, 63
  %cmp7 = icmp eq i32 %2, 0
  br i1 %cmp7, label %cleanup10, label %for.cond1

for.inc8:                                         ; preds = %for.cond1
  %indvars.iv.next40 = add nuw nsw i64 %indvars.iv39, 1
  %exitcond42.not = icmp eq i64 %indvars.iv.next40, %wide.trip.count
  br i1 %exitcond42.not, label %cleanup10, label %for.cond1.preheader

cleanup10:                                        ; preds = %for.inc8, %for.body4, %entry
  %spec.select = phi i32 [ %add5, %for.body4 ], [ 1, %entry ], [ %add5, %for.inc8 ]
  ret i32 %spec.select
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @two_behind(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.preheader, label %for.cond.cleanup4

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body5.preheader:                              ; preds = %for.body
  %wide.trip.count32 = zext nneg i32 %n to i64
  br label %for.body5

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.022 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.022, 31
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add i32 %0, %mul
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.body5.preheader, label %for.body

for.cond.cleanup4:                                ; preds = %for.body5, %entry
  %r.1.lcssa = phi i32 [ 1, %entry ], [ %add9, %for.body5 ]
  ret i32 %r.1.lcssa

for.body5:                                        ; preds = %for.body5, %for.body5.preheader
  %indvars.iv29 = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next30, %for.body5 ]
  %r.125 = phi i32 [ %add, %for.body5.preheader ], [ %add9, %for.body5 ]
  %mul6 = mul i32 %r.125, 37
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv29
  %1 = load i32, ptr %arrayidx8, align 4, !tbaa !5
  %add9 = add i32 %1, %mul6
  %indvars.iv.next30 = add nuw nsw i64 %indvars.iv29, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next30, %wide.trip.count32
  br i1 %exitcond33.not, label %for.cond.cleanup4, label %for.body5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @local_sum(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %t = alloca [8 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #7
  br label %for.body

for.cond4.preheader:                              ; preds = %for.body
  %cmp520 = icmp sgt i32 %n, 0
  br i1 %cmp520, label %for.body7, label %for.cond.cleanup6

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %t, i64 %indvars.iv
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond4.preheader, label %for.body

for.cond.cleanup6:                                ; preds = %for.body7, %for.cond4.preheader
  %r.0.lcssa = phi i32 [ 0, %for.cond4.preheader ], [ %add, %for.body7 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #7
  ret i32 %r.0.lcssa

for.body7:                                        ; preds = %for.body7, %for.cond4.preheader
  %i3.022 = phi i32 [ %inc11, %for.body7 ], [ 0, %for.cond4.preheader ]
  %r.021 = phi i32 [ %add, %for.body7 ], [ 0, %for.cond4.preheader ]
  %mul = mul i32 %r.021, 31
  %and = and i32 %i3.022, 7
  %idxprom8 = zext nneg i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %t, i64 %idxprom8
  %1 = load i32, ptr %arrayidx9, align 4, !tbaa !5
  %add = add i32 %1, %mul
  %inc11 = add nuw nsw i32 %i3.022, 1
  %exitcond24.not = icmp eq i32 %inc11, %n
  br i1 %exitcond24.not, label %for.cond.cleanup6, label %for.body7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @local_reversed(ptr noundef readonly captures(none) %a) #4 {
entry:
  %t = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #7
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %0 = sub nuw nsw i64 15, %indvars.iv
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %mul = mul i32 %1, 3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %t, i64 %indvars.iv
  store i32 %mul, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 16
  br i1 %exitcond.not, label %for.body7, label %for.body

for.cond.cleanup6:                                ; preds = %for.body7
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #7
  ret i32 %add

for.body7:                                        ; preds = %for.body7, %for.body
  %indvars.iv25 = phi i64 [ %indvars.iv.next26, %for.body7 ], [ 0, %for.body ]
  %r.021 = phi i32 [ %add, %for.body7 ], [ 0, %for.body ]
  %mul8 = mul i32 %r.021, 31
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %t, i64 %indvars.iv25
  %2 = load i32, ptr %arrayidx10, align 4, !tbaa !5
  %add = add i32 %2, %mul8
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next26, 16
  br i1 %exitcond28.not, label %for.cond.cleanup6, label %for.body7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @histogram(ptr noundef readonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %t = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %t, i8 0, i64 16, i1 false)
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %.pre = load i32, ptr %t, align 16, !tbaa !5
  %arrayidx5.phi.trans.insert = getelementptr inbounds nuw i8, ptr %t, i64 4
  %.pre17 = load i32, ptr %arrayidx5.phi.trans.insert, align 4, !tbaa !5
  %arrayidx6.phi.trans.insert = getelementptr inbounds nuw i8, ptr %t, i64 8
  %.pre18 = load i32, ptr %arrayidx6.phi.trans.insert, align 8, !tbaa !5
  %arrayidx9.phi.trans.insert = getelementptr inbounds nuw i8, ptr %t, i64 12
  %.pre19 = load i32, ptr %arrayidx9.phi.trans.insert, align 4, !tbaa !5
  %0 = mul i32 %.pre17, 100
  %1 = add i32 %0, %.pre
  %2 = mul i32 %.pre18, 10000
  %3 = add i32 %1, %2
  %4 = mul i32 %.pre19, 1000000
  %5 = add i32 %3, %4
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %add11 = phi i32 [ %5, %for.cond.cleanup.loopexit ], [ 0, %entry ]
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #7
  ret i32 %add11

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %indvars.iv
  %6 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %7 = and i8 %6, 3
  %idxprom1 = zext nneg i8 %7 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %t, i64 %idxprom1
  %8 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %inc = add i32 %8, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define i32 @sorted(ptr noundef readonly captures(none) %a) #4 {
entry:
  %t = alloca [5 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #7
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %t, i64 %indvars.iv
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 5
  br i1 %exitcond.not, label %for.body11.preheader, label %for.body

for.body11.preheader:                             ; preds = %for.cond.cleanup10, %for.body
  %indvars.iv63 = phi i64 [ %indvars.iv.next64, %for.cond.cleanup10 ], [ 4, %for.body ]
  %i3.055 = phi i32 [ %inc31, %for.cond.cleanup10 ], [ 0, %for.body ]
  %.pre = load i32, ptr %t, align 16, !tbaa !5
  br label %for.body11

for.cond.cleanup6:                                ; preds = %for.cond.cleanup10
  %1 = load i32, ptr %t, align 16, !tbaa !5
  %arrayidx34 = getelementptr inbounds nuw i8, ptr %t, i64 8
  %2 = load i32, ptr %arrayidx34, align 8, !tbaa !5
  %mul = mul i32 %2, 3
  %add35 = add i32 %mul, %1
  %arrayidx36 = getelementptr inbounds nuw i8, ptr %t, i64 16
  %3 = load i32, ptr %arrayidx36, align 16, !tbaa !5
  %mul37 = mul i32 %3, 7
  %add38 = add i32 %add35, %mul37
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #7
  ret i32 %add38

for.cond.cleanup10:                               ; preds = %for.inc27
  %inc31 = add nuw nsw i32 %i3.055, 1
  %indvars.iv.next64 = add nsw i64 %indvars.iv63, -1
  %exitcond66.not = icmp eq i32 %inc31, 4
  br i1 %exitcond66.not, label %for.cond.cleanup6, label %for.body11.preheader

for.body11:                                       ; preds = %for.inc27, %for.body11.preheader
  %4 = phi i32 [ %.pre, %for.body11.preheader ], [ %6, %for.inc27 ]
  %indvars.iv57 = phi i64 [ 0, %for.body11.preheader ], [ %indvars.iv.next58, %for.inc27 ]
  %indvars.iv.next58 = add nuw nsw i64 %indvars.iv57, 1
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %t, i64 %indvars.iv.next58
  %5 = load i32, ptr %arrayidx15, align 4, !tbaa !5
  %cmp16 = icmp ugt i32 %4, %5
  br i1 %cmp16, label %if.then, label %for.inc27

if.then:                                          ; preds = %for.body11
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %t, i64 %indvars.iv57
  store i32 %5, ptr %arrayidx13, align 4, !tbaa !5
  store i32 %4, ptr %arrayidx15, align 4, !tbaa !5
  br label %for.inc27

for.inc27:                                        ; preds = %if.then, %for.body11
  %6 = phi i32 [ %5, %for.body11 ], [ %4, %if.then ]
  %exitcond62.not = icmp eq i64 %indvars.iv.next58, %indvars.iv63
  br i1 %exitcond62.not, label %for.cond.cleanup10, label %for.body11
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !7, i64 0}
