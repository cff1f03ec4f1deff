source_filename = "everyday.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { [320 x float], [320 x float] }
%struct.anon.0 = type { float, float, float, i32 }

@table = global %struct.anon zeroinitializer, align 4
@hits = global i32 0, align 4
@left = global i32 0, align 4
@points = global [320 x %struct.anon.0] zeroinitializer, align 16
@x = global [320 x float] zeroinitializer, align 16
@grand = global float 0.000000e+00, align 4
@g = global [320 x i32] zeroinitializer, align 16
@most = global float 0.000000e+00, align 4
@y = global [320 x float] zeroinitializer, align 16
@taps = internal unnamed_addr constant [4 x float] [float 1.250000e-01, float 5.000000e-01, float 2.500000e-01, float 1.250000e-01], align 16
@lower = internal unnamed_addr constant [16 x i8] c"\03\01\04\01\05\09\02\06\05\03\05\08\09\07\09\03", align 16
@others = global [1280 x i8] zeroinitializer, align 16
@bytes = global [1280 x i8] zeroinitializer, align 16
@h = global [320 x i32] zeroinitializer, align 16
@marks = global [320 x i8] zeroinitializer, align 16
@p = global [320 x double] zeroinitializer, align 16
@q = global [320 x double] zeroinitializer, align 16
@z = global [320 x float] zeroinitializer, align 16
@B = global [80 x [80 x float]] zeroinitializer, align 16
@A = global [80 x [80 x float]] zeroinitializer, align 16
@G = global [80 x [80 x i32]] zeroinitializer, align 16
@H = global [80 x [80 x i32]] zeroinitializer, align 16
@cube = global [8 x [8 x [80 x float]]] zeroinitializer, align 16
@shorts = global [320 x i16] zeroinitializer, align 16
@wide = global [320 x i64] zeroinitializer, align 16
@idx = global [320 x i32] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @table_scaled(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw float, ptr @table, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr @table, i64 1280), i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %mul = fmul float %0, %1
  store float %mul, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @table_counted(i32 noundef %n) #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %hits.promoted = load i32, ptr @hits, align 4
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %inc68 = phi i32 [ %hits.promoted, %for.body.preheader ], [ %inc5, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @table, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %inc = add nsw i32 %inc68, 1
  store i32 %inc, ptr @hits, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc5 = phi i32 [ %inc68, %for.body ], [ %inc, %if.then ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @table_bound(i32 noundef %n) #0 {
entry:
  %0 = load i32, ptr @left, align 4, !tbaa !5
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv = sitofp i32 %n to float
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr @table, i64 1280), i64 %indvars.iv
  store float %conv, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @points_moved(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw %struct.anon.0, ptr @points, i64 %indvars.iv
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %0 = load float, ptr %z, align 8, !tbaa !11
  %1 = load float, ptr %arrayidx, align 16, !tbaa !13
  %add = fadd float %0, %1
  store float %add, ptr %arrayidx, align 16, !tbaa !13
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %2 = load float, ptr %y, align 4, !tbaa !14
  %sub = fsub float %2, %0
  store float %sub, ptr %y, align 4, !tbaa !14
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @points_kind(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw %struct.anon.0, ptr @points, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 16, !tbaa !13
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load float, ptr %y, align 4, !tbaa !14
  %cmp3 = fcmp ogt float %0, %1
  %conv = zext i1 %cmp3 to i32
  %kind = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  store i32 %conv, ptr %kind, align 4, !tbaa !15
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @points_flat(i32 noundef %n) #1 {
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
  %arrayidx = getelementptr inbounds nuw %struct.anon.0, ptr @points, i64 %indvars.iv
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store float 0.000000e+00, ptr %z, align 8, !tbaa !11
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @summed_into_variable(i32 noundef %n) #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %grand.promoted = load float, ptr @grand, align 4
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store float %add, ptr @grand, align 4, !tbaa !9
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %add35 = phi float [ %grand.promoted, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %0, %add35
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @counted_into_variable(i32 noundef %n) #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %hits.promoted = load i32, ptr @hits, align 4
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store i32 %add, ptr @hits, align 4, !tbaa !5
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %add46 = phi i32 [ %hits.promoted, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i32 %0, 3
  %conv = zext i1 %cmp1 to i32
  %add = add nsw i32 %add46, %conv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @counted_if_into_variable(i32 noundef %n) #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %hits.promoted = load i32, ptr @hits, align 4
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %inc68 = phi i32 [ %hits.promoted, %for.body.preheader ], [ %inc5, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp sgt i32 %0, 2
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %inc = add nsw i32 %inc68, 1
  store i32 %inc, ptr @hits, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc5 = phi i32 [ %inc68, %for.body ], [ %inc, %if.then ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @most_into_variable(i32 noundef %n) #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %most.promoted = load float, ptr @most, align 4
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %0 = phi float [ %most.promoted, %for.body.preheader ], [ %2, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %1, %0
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  store float %1, ptr @most, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %2 = phi float [ %0, %for.body ], [ %1, %if.then ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @variable_read_often(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load float, ptr @grand, align 4, !tbaa !9
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %mul = fmul float %1, %0
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %mul, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @variable_written_often(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store float %0, ptr @grand, align 4, !tbaa !9
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %0, 1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pointers_walk(i32 noundef %n) #0 {
entry:
  %idx.ext = sext i32 %n to i64
  %add.ptr.idx = shl nsw i64 %idx.ext, 2
  %add.ptr = getelementptr inbounds i8, ptr @x, i64 %add.ptr.idx
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %a.05 = phi ptr [ %incdec.ptr1, %while.body ], [ @x, %entry ]
  %b.04 = phi ptr [ %incdec.ptr, %while.body ], [ @y, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.04, i64 4
  %0 = load float, ptr %b.04, align 4, !tbaa !9
  %add = fadd float %0, 2.000000e+00
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %a.05, i64 4
  store float %add, ptr %a.05, align 4, !tbaa !9
  %cmp.not = icmp eq ptr %incdec.ptr1, %add.ptr
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pointers_walk_back(i32 noundef %n) #0 {
entry:
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %idx.ext = sext i32 %n to i64
  %add.ptr.idx = shl nsw i64 %idx.ext, 2
  %add.ptr = getelementptr inbounds i8, ptr @x, i64 %add.ptr.idx
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.preheader
  %b.05 = phi ptr [ %incdec.ptr, %while.body ], [ @y, %while.body.preheader ]
  %a.04 = phi ptr [ %incdec.ptr1, %while.body ], [ %add.ptr, %while.body.preheader ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.05, i64 4
  %0 = load float, ptr %b.05, align 4, !tbaa !9
  %incdec.ptr1 = getelementptr inbounds i8, ptr %a.04, i64 -4
  store float %0, ptr %incdec.ptr1, align 4, !tbaa !9
  %cmp.not = icmp eq ptr %incdec.ptr1, @x
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @pointers_by_two(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %b.08 = phi ptr [ %add.ptr, %for.body ], [ @y, %entry ]
  %a.07 = phi ptr [ %incdec.ptr, %for.body ], [ @x, %entry ]
  %0 = load float, ptr %b.08, align 4, !tbaa !9
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %b.08, i64 4
  %1 = load float, ptr %arrayidx1, align 4, !tbaa !9
  %sub = fsub float %0, %1
  store float %sub, ptr %a.07, align 4, !tbaa !9
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %a.07, i64 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %b.08, i64 8
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @convolved_taps(i32 noundef %n) #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv25
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx8 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv25
  store float %2, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %r.019 = phi float [ 0.000000e+00, %for.cond1.preheader ], [ %2, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw float, ptr @taps, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %r.019)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @convolved_written_out(i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %.pre = load float, ptr @y, align 16, !tbaa !9
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi float [ %.pre, %for.body.preheader ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv.next
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %mul3 = fmul float %1, 5.000000e-01
  %2 = tail call float @llvm.fmuladd.f32(float %0, float 1.250000e-01, float %mul3)
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %3 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %3, float 2.500000e-01, float %2)
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %5 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %6 = tail call float @llvm.fmuladd.f32(float %5, float 1.250000e-01, float %4)
  %arrayidx11 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %6, ptr %arrayidx11, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @looked_up(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr @others, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %1 = and i8 %0, 15
  %idxprom1 = zext nneg i8 %1 to i64
  %arrayidx2 = getelementptr inbounds nuw i8, ptr @lower, i64 %idxprom1
  %2 = load i8, ptr %arrayidx2, align 1, !tbaa !16
  %arrayidx4 = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  store i8 %2, ptr %arrayidx4, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @lower_case(i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %1 = add i8 %0, -65
  %or.cond = icmp ult i8 %1, 26
  %add = add i8 %0, 32
  %conv8 = select i1 %or.cond, i8 %add, i8 %0
  store i8 %conv8, ptr %arrayidx, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @histogram_bytes(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %idxprom1 = zext i8 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @histogram_weights(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !16
  %2 = and i8 %1, 63
  %idxprom3 = zext nneg i8 %2 to i64
  %arrayidx4 = getelementptr inbounds nuw float, ptr @x, i64 %idxprom3
  %3 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %add = fadd float %0, %3
  store float %add, ptr %arrayidx4, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @gray(i32 noundef %n) #0 {
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
  %0 = mul nuw nsw i64 %indvars.iv, 3
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %0
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %1 to i16
  %mul1 = mul nuw nsw i16 %conv, 77
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 1
  %2 = load i8, ptr %arrayidx4, align 1, !tbaa !16
  %conv5 = zext i8 %2 to i16
  %mul6 = mul nuw i16 %conv5, 150
  %add7 = add nuw i16 %mul6, %mul1
  %arrayidx11 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 2
  %3 = load i8, ptr %arrayidx11, align 1, !tbaa !16
  %conv12 = zext i8 %3 to i16
  %mul13 = mul nuw nsw i16 %conv12, 29
  %add14 = add nuw i16 %add7, %mul13
  %shr = lshr i16 %add14, 8
  %conv15 = trunc nuw i16 %shr to i8
  %arrayidx17 = getelementptr inbounds nuw i8, ptr @others, i64 %indvars.iv
  store i8 %conv15, ptr %arrayidx17, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @averaged_bytes(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %0 to i16
  %arrayidx2 = getelementptr inbounds nuw i8, ptr @others, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !16
  %conv3 = zext i8 %1 to i16
  %add = add nuw nsw i16 %conv, 1
  %add4 = add nuw nsw i16 %add, %conv3
  %shr = lshr i16 %add4, 1
  %conv5 = trunc nuw i16 %shr to i8
  store i8 %conv5, ptr %arrayidx, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @saturated_bytes(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %0 to i32
  %arrayidx2 = getelementptr inbounds nuw i8, ptr @others, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !16
  %conv3 = zext i8 %1 to i32
  %add = add nuw nsw i32 %conv3, %conv
  %cond = tail call i32 @llvm.umin.i32(i32 %add, i32 255)
  %conv6 = trunc nuw i32 %cond to i8
  store i8 %conv6, ptr %arrayidx, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @difference_bytes(i32 noundef %n) #0 {
entry:
  %cmp30 = icmp sgt i32 %n, 0
  br i1 %cmp30, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %arrayidx2 = getelementptr inbounds nuw i8, ptr @others, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx2, align 1, !tbaa !16
  %cmp4 = icmp ugt i8 %0, %1
  %sub = sub nuw i8 %0, %1
  %sub18 = sub nuw i8 %1, %0
  %cond = select i1 %cmp4, i8 %sub, i8 %sub18
  store i8 %cond, ptr %arrayidx, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @swapped_ends(i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 1
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div2122 = lshr i32 %n, 1
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %div2122 to i64
  %1 = getelementptr i8, ptr @bytes, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %3 = xor i64 %indvars.iv, -1
  %arrayidx3 = getelementptr i8, ptr %1, i64 %3
  %4 = load i8, ptr %arrayidx3, align 1, !tbaa !16
  store i8 %4, ptr %arrayidx, align 1, !tbaa !16
  store i8 %2, ptr %arrayidx3, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rotated_bits(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %or = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 7)
  store i32 %or, ptr %arrayidx, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @bits_counted(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %or = or i32 %0, 1
  %2 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %or, i1 true)
  %add = add nuw nsw i32 %2, %1
  %arrayidx4 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @bytes_turned(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %1 = tail call i32 @llvm.bswap.i32(i32 %0)
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %1, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @all_flags(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr @marks, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %cmp3 = icmp sgt i32 %1, 0
  %2 = and i8 %0, 1
  %and12 = select i1 %cmp3, i8 %2, i8 0
  store i8 %and12, ptr %arrayidx, align 1, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define range(i32 0, 2) i32 @every_flag(i32 noundef %n) #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %and, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 1, %for.body.preheader ], [ %and, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @marks, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %0 to i32
  %and = and i32 %r.05, %conv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define range(i32 0, 2) i32 @some_flag(i32 noundef %n) #4 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %spec.select, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.04 = phi i32 [ 0, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @marks, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %tobool.not = icmp eq i8 %0, 0
  %spec.select = select i1 %tobool.not, i32 %r.04, i32 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define double @wide_dot(i32 noundef %n) #4 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %2, %for.body ]
  ret double %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.08 = phi double [ 0.000000e+00, %for.body.preheader ], [ %2, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr @p, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !17
  %arrayidx2 = getelementptr inbounds nuw double, ptr @q, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !17
  %2 = tail call double @llvm.fmuladd.f64(double %0, double %1, double %r.08)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define double @mixed_dot(i32 noundef %n) #4 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %2, %for.body ]
  ret double %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.08 = phi double [ 0.000000e+00, %for.body.preheader ], [ %2, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %conv = fpext float %0 to double
  %arrayidx2 = getelementptr inbounds nuw double, ptr @p, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !17
  %2 = tail call double @llvm.fmuladd.f64(double %conv, double %1, double %r.08)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @either_sum(i32 noundef %n) #4 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %r.1, %for.inc ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %r.013 = phi float [ 0.000000e+00, %for.body.preheader ], [ %r.1, %for.inc ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add = fadd float %r.013, %1
  br label %for.inc

if.else:                                          ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %sub = fsub float %r.013, %2
  br label %for.inc

for.inc:                                          ; preds = %if.else, %if.then
  %r.1 = phi float [ %add, %if.then ], [ %sub, %if.else ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @three_way_sum(i32 noundef %n) #5 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %r.1, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.019 = phi float [ 0.000000e+00, %for.body.preheader ], [ %r.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %0, 3
  %switch.selectcmp = icmp eq i32 %and, 1
  %switch.select = select i1 %switch.selectcmp, ptr @y, ptr @z
  %switch.selectcmp22 = icmp eq i32 %and, 0
  %switch.select23 = select i1 %switch.selectcmp22, ptr @x, ptr %switch.select
  %arrayidx2 = getelementptr inbounds nuw float, ptr %switch.select23, i64 %indvars.iv
  %.pn = load float, ptr %arrayidx2, align 4, !tbaa !9
  %r.1 = fadd float %r.019, %.pn
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define i64 @wide_sum_of_products(i32 noundef %n) #4 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  ret i64 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.09 = phi i64 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %conv = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %conv3 = sext i32 %1 to i64
  %mul = mul nsw i64 %conv3, %conv
  %add = add nsw i64 %mul, %r.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define range(i32 0, -2147483648) i32 @smallest_and_largest(i32 noundef %n) #4 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %cond12, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.024 = phi i32 [ 0, %for.body.preheader ], [ %cond12, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %. = tail call i32 @llvm.smin.i32(i32 %0, i32 %1)
  %cond12 = tail call i32 @llvm.smax.i32(i32 %r.024, i32 %.)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @absolute_most(i32 noundef %n) #4 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %cond, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.09 = phi float [ 0.000000e+00, %for.body.preheader ], [ %cond, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %1 = tail call float @llvm.fabs.f32(float %0)
  %cmp1 = fcmp ogt float %1, %r.09
  %cond = select i1 %cmp1, float %1, float %r.09
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @most_of_three(i32 noundef %n) #4 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ -9.000000e+00, %entry ], [ %3, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.08 = phi float [ -9.000000e+00, %for.body.preheader ], [ %3, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %2 = tail call float @llvm.maxnum.f32(float %0, float %1)
  %3 = tail call float @llvm.maxnum.f32(float %r.08, float %2)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define float @most_difference(i32 noundef %n) #4 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %3, %for.body ]
  ret float %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.08 = phi float [ 0.000000e+00, %for.body.preheader ], [ %3, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !9
  %sub = fsub float %0, %1
  %2 = tail call float @llvm.fabs.f32(float %sub)
  %3 = tail call float @llvm.maxnum.f32(float %r.08, float %2)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define i32 @runs_of_equals(i32 noundef %n) #4 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %.pre = load i32, ptr @g, align 16, !tbaa !5
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %add4, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi i32 [ %.pre, %for.body.preheader ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.010 = phi i32 [ 0, %for.body.preheader ], [ %add4, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv.next
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %cmp3 = icmp eq i32 %0, %1
  %conv = zext i1 %cmp3 to i32
  %add4 = add nuw nsw i32 %r.010, %conv
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define i32 @inversions(i32 noundef %n) #4 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count28 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next26, %for.cond.cleanup3 ]
  %r.021 = phi i32 [ 0, %for.cond1.preheader.preheader ], [ %r.1.lcssa, %for.cond.cleanup3 ]
  %cmp217.not = icmp eq i64 %indvars.iv25, 0
  br i1 %cmp217.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx6 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv25
  %0 = load i32, ptr %arrayidx6, align 4, !tbaa !5
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %r.0.lcssa = phi i32 [ 0, %entry ], [ %r.1.lcssa, %for.cond.cleanup3 ]
  ret i32 %r.0.lcssa

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %r.1.lcssa = phi i32 [ %r.021, %for.cond1.preheader ], [ %add, %for.body4 ]
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %r.118 = phi i32 [ %r.021, %for.body4.lr.ph ], [ %add, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp7 = icmp sgt i32 %1, %0
  %conv = zext i1 %cmp7 to i32
  %add = add nsw i32 %r.118, %conv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv25
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define range(i32 -2147483648, 2147483647) i32 @first_of_two(i32 noundef %n) #4 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp eq i32 %0, 3
  br i1 %cmp1, label %cleanup.loopexit.split.loop.exit, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !5
  %cmp4 = icmp eq i32 %1, 5
  br i1 %cmp4, label %cleanup.loopexit.split.loop.exit15, label %for.inc

for.inc:                                          ; preds = %lor.lhs.false
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body

cleanup.loopexit.split.loop.exit:                 ; preds = %for.body
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup.loopexit.split.loop.exit15:               ; preds = %lor.lhs.false
  %3 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit15, %cleanup.loopexit.split.loop.exit, %for.inc, %entry
  %r.0 = phi i32 [ -1, %entry ], [ %2, %cleanup.loopexit.split.loop.exit ], [ %3, %cleanup.loopexit.split.loop.exit15 ], [ -1, %for.inc ]
  ret i32 %r.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define i32 @checksum(i32 noundef %n) #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.05 = phi i32 [ 1, %for.body.preheader ], [ %add, %for.body ]
  %mul = mul i32 %r.05, 31
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %0 to i32
  %add = add i32 %mul, %conv
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define i32 @checksum_of_sums(i32 noundef %n) #4 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %r.0.lcssa = phi i32 [ 1, %entry ], [ %add1, %for.body ]
  ret i32 %r.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %r.07 = phi i32 [ 1, %for.body.preheader ], [ %add1, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr @bytes, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !16
  %conv = zext i8 %0 to i32
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %1 = trunc nuw nsw i64 %indvars.iv.next to i32
  %mul = mul nuw nsw i32 %1, %conv
  %add1 = add i32 %mul, %r.07
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @doubling_step(i32 noundef %n) #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %mul, %for.body ], [ 1, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %arrayidx, align 4, !tbaa !9
  %mul = shl nsw i32 %i.04, 1
  %cmp = icmp slt i32 %mul, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @halving_step(i32 noundef %n) #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %shr, %for.body ], [ %n, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %arrayidx, align 4, !tbaa !9
  %shr = lshr i32 %i.04, 1
  %cmp.not = icmp eq i32 %shr, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @down_by_three(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 2
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %1, 1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %add, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, -3
  %cmp = icmp samesign ugt i64 %indvars.iv, 5
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @two_ends(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %mul = shl i32 %m, 3
  %invariant.smin = tail call i32 @llvm.smin.i32(i32 %n, i32 %mul)
  %0 = icmp sgt i32 %invariant.smin, 0
  br i1 %0, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %invariant.smin to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %add = fadd float %1, 1.000000e+00
  store float %add, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @square_indices(i32 noundef %n) #0 {
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
  %0 = mul nuw nsw i64 %indvars.iv, %indvars.iv
  %and = and i64 %0, 255
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %and
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %1, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @index_offset_by_value(i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load i32, ptr @g, align 16, !tbaa !5
  %and = and i32 %0, 7
  %1 = zext nneg i32 %and to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr @y, i64 %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %gep = getelementptr inbounds nuw float, ptr %invariant.gep, i64 %indvars.iv
  %2 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %2, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @five_points(i32 noundef %n) #0 {
entry:
  %cmp54 = icmp sgt i32 %n, 0
  br i1 %cmp54, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv57 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next58, %for.cond.cleanup3 ]
  %indvars.iv.next58 = add nuw nsw i64 %indvars.iv57, 1
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv.next58
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @B, i64 %indvars.iv57
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %arrayidx8, i64 640
  %arrayidx33 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv.next58
  %arrayidx6.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %.pre = load float, ptr %arrayidx6.phi.trans.insert, align 4, !tbaa !9
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %exitcond60.not = icmp eq i64 %indvars.iv.next58, %wide.trip.count
  br i1 %exitcond60.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %0 = phi float [ %.pre, %for.cond1.preheader ], [ %4, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  %1 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add11 = fadd float %0, %1
  %arrayidx16 = getelementptr inbounds nuw float, ptr %arrayidx14, i64 %indvars.iv
  %2 = load float, ptr %arrayidx16, align 4, !tbaa !9
  %add17 = fadd float %add11, %2
  %arrayidx22 = getelementptr i8, ptr %arrayidx6, i64 -4
  %3 = load float, ptr %arrayidx22, align 4, !tbaa !9
  %add23 = fadd float %add17, %3
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx29 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv.next
  %4 = load float, ptr %arrayidx29, align 4, !tbaa !9
  %add30 = fadd float %add23, %4
  %mul = fmul float %add30, 0x3FC99999A0000000
  %arrayidx35 = getelementptr inbounds nuw float, ptr %arrayidx33, i64 %indvars.iv
  store float %mul, ptr %arrayidx35, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, 79
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @five_points_in_place(i32 noundef %n) #0 {
entry:
  %cmp54 = icmp sgt i32 %n, 0
  br i1 %cmp54, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv57 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next58, %for.cond.cleanup3 ]
  %0 = mul nuw nsw i64 %indvars.iv57, 320
  %1 = getelementptr nuw i8, ptr @A, i64 %0
  %scevgep = getelementptr nuw i8, ptr %1, i64 320
  %2 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv57
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 320
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %arrayidx6.phi.trans.insert = getelementptr inbounds nuw i8, ptr %2, i64 324
  %.pre = load float, ptr %arrayidx6.phi.trans.insert, align 4, !tbaa !9
  %load_initial = load float, ptr %scevgep, align 16
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next58 = add nuw nsw i64 %indvars.iv57, 1
  %exitcond60.not = icmp eq i64 %indvars.iv.next58, %wide.trip.count
  br i1 %exitcond60.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %store_forwarded = phi float [ %load_initial, %for.cond1.preheader ], [ %mul, %for.body4 ]
  %3 = phi float [ %.pre, %for.cond1.preheader ], [ %6, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %arrayidx10 = getelementptr inbounds nuw float, ptr %2, i64 %indvars.iv
  %4 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add11 = fadd float %3, %4
  %arrayidx16 = getelementptr inbounds nuw float, ptr %arrayidx14, i64 %indvars.iv
  %5 = load float, ptr %arrayidx16, align 4, !tbaa !9
  %add17 = fadd float %add11, %5
  %add23 = fadd float %add17, %store_forwarded
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx29 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv.next
  %6 = load float, ptr %arrayidx29, align 4, !tbaa !9
  %add30 = fadd float %add23, %6
  %mul = fmul float %add30, 0x3FC99999A0000000
  store float %mul, ptr %arrayidx6, align 4, !tbaa !9
  %exitcond.not = icmp eq i64 %indvars.iv.next, 79
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @red_and_black(i32 noundef %n) #0 {
entry:
  %cmp49 = icmp sgt i32 %n, 0
  br i1 %cmp49, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.body.preheader
  %indvars.iv54 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next55, %for.cond.cleanup3 ]
  %i.050 = phi i32 [ 0, %for.body.preheader ], [ %inc, %for.cond.cleanup3 ]
  %0 = and i32 %i.050, 1
  %narrow = add nuw nsw i32 %0, 1
  %1 = zext nneg i32 %narrow to i64
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv54
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 640
  %arrayidx15 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 320
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next55 = add nuw nsw i64 %indvars.iv54, 1
  %inc = add nuw nsw i32 %i.050, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next55, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv51 = phi i64 [ %1, %for.body4.lr.ph ], [ %indvars.iv.next52, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv51
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr %arrayidx9, i64 %indvars.iv51
  %3 = load float, ptr %arrayidx11, align 4, !tbaa !9
  %add12 = fadd float %2, %3
  %4 = getelementptr float, ptr %arrayidx15, i64 %indvars.iv51
  %arrayidx17 = getelementptr i8, ptr %4, i64 -4
  %5 = load float, ptr %arrayidx17, align 4, !tbaa !9
  %add18 = fadd float %add12, %5
  %arrayidx24 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load float, ptr %arrayidx24, align 4, !tbaa !9
  %add25 = fadd float %add18, %6
  %mul = fmul float %add25, 2.500000e-01
  store float %mul, ptr %4, align 4, !tbaa !9
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 2
  %cmp2 = icmp samesign ult i64 %indvars.iv51, 77
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @life(i32 noundef %n) #0 {
entry:
  %cmp72 = icmp sgt i32 %n, 0
  br i1 %cmp72, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv76 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next77, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [80 x i32], ptr @G, i64 %indvars.iv76
  %indvars.iv.next77 = add nuw nsw i64 %indvars.iv76, 1
  %arrayidx19 = getelementptr inbounds nuw [80 x i32], ptr @G, i64 %indvars.iv.next77
  %arrayidx33 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 640
  %arrayidx46 = getelementptr inbounds nuw [80 x i32], ptr @H, i64 %indvars.iv.next77
  %.pre = load i32, ptr %arrayidx, align 16, !tbaa !5
  %arrayidx10.phi.trans.insert = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %.pre80 = load i32, ptr %arrayidx10.phi.trans.insert, align 4, !tbaa !5
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %lor.end
  %exitcond79.not = icmp eq i64 %indvars.iv.next77, %wide.trip.count
  br i1 %exitcond79.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %lor.end, %for.cond1.preheader
  %0 = phi i32 [ %.pre80, %for.cond1.preheader ], [ %2, %lor.end ]
  %1 = phi i32 [ %.pre, %for.cond1.preheader ], [ %0, %lor.end ]
  %indvars.iv = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next, %lor.end ]
  %add = add nsw i32 %0, %1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %arrayidx, i64 %indvars.iv.next
  %2 = load i32, ptr %arrayidx15, align 4, !tbaa !5
  %add16 = add nsw i32 %add, %2
  %3 = getelementptr i32, ptr %arrayidx19, i64 %indvars.iv
  %arrayidx22 = getelementptr i8, ptr %3, i64 -4
  %4 = load i32, ptr %arrayidx22, align 4, !tbaa !5
  %add23 = add nsw i32 %add16, %4
  %arrayidx29 = getelementptr inbounds nuw i32, ptr %arrayidx19, i64 %indvars.iv.next
  %5 = load i32, ptr %arrayidx29, align 4, !tbaa !5
  %add30 = add nsw i32 %add23, %5
  %arrayidx35 = getelementptr inbounds nuw i32, ptr %arrayidx33, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx35, align 4, !tbaa !5
  %add36 = add nsw i32 %add30, %6
  switch i32 %add36, label %lor.end.fold.split [
    i32 3, label %lor.end
    i32 2, label %land.rhs
  ]

land.rhs:                                         ; preds = %for.body4
  %arrayidx43 = getelementptr inbounds nuw i32, ptr %arrayidx19, i64 %indvars.iv
  %7 = load i32, ptr %arrayidx43, align 4, !tbaa !5
  %tobool = icmp ne i32 %7, 0
  %8 = zext i1 %tobool to i32
  br label %lor.end

lor.end.fold.split:                               ; preds = %for.body4
  br label %lor.end

lor.end:                                          ; preds = %lor.end.fold.split, %land.rhs, %for.body4
  %lor.ext = phi i32 [ 1, %for.body4 ], [ %8, %land.rhs ], [ 0, %lor.end.fold.split ]
  %arrayidx48 = getelementptr inbounds nuw i32, ptr %arrayidx46, i64 %indvars.iv
  store i32 %lor.ext, ptr %arrayidx48, align 4, !tbaa !5
  %exitcond.not = icmp eq i64 %indvars.iv.next, 79
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @transposed_matrix(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr @B, i64 %indvars.iv26
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv26
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %0 = load float, ptr %gep, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  store float %0, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @transposed_in_place(i32 noundef %n) #0 {
entry:
  %cmp35 = icmp sgt i32 %n, 0
  br i1 %cmp35, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count41 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.preheader
  %indvars.iv38 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next39, %for.cond.cleanup3 ]
  %cmp233.not = icmp eq i64 %indvars.iv38, 0
  br i1 %cmp233.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv38
  %invariant.gep = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv38
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next39 = add nuw nsw i64 %indvars.iv38, 1
  %exitcond42.not = icmp eq i64 %indvars.iv.next39, %wide.trip.count41
  br i1 %exitcond42.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %0 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %1 = load float, ptr %gep, align 4, !tbaa !9
  store float %1, ptr %arrayidx6, align 4, !tbaa !9
  store float %0, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv38
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @matrix_vector(i32 noundef %n) #0 {
entry:
  %cmp25 = icmp sgt i32 %n, 0
  br i1 %cmp25, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count31 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv28 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next29, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv28
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %arrayidx10 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv28
  store float %2, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next29 = add nuw nsw i64 %indvars.iv28, 1
  %exitcond32.not = icmp eq i64 %indvars.iv.next29, %wide.trip.count31
  br i1 %exitcond32.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %r.023 = phi float [ 0.000000e+00, %for.body4.lr.ph ], [ %2, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %0 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %2 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %r.023)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count31
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @vector_matrix(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv26
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv26
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx8 = getelementptr inbounds nuw float, ptr %arrayidx6, i64 %indvars.iv
  %1 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %2 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %3 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %2)
  store float %3, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @eliminated(i32 noundef %m, i32 noundef %n) #0 {
entry:
  %i.027 = add nsw i32 %m, 1
  %cmp28 = icmp slt i32 %i.027, %n
  br i1 %cmp28, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %idxprom5 = sext i32 %m to i64
  %arrayidx6 = getelementptr inbounds [80 x float], ptr @A, i64 %idxprom5
  %0 = add nsw i64 %idxprom5, 1
  %wide.trip.count = sext i32 %n to i64
  br label %for.body4.lr.ph

for.cond.loopexit:                                ; preds = %for.body4
  %indvars.iv.next32 = add nsw i64 %indvars.iv31, 1
  %lftr.wideiv = trunc i64 %indvars.iv.next32 to i32
  %exitcond34.not = icmp eq i32 %n, %lftr.wideiv
  br i1 %exitcond34.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.loopexit, %for.cond1.preheader.lr.ph
  %indvars.iv31 = phi i64 [ %0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next32, %for.cond.loopexit ]
  %arrayidx = getelementptr inbounds float, ptr @y, i64 %indvars.iv31
  %1 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds [80 x float], ptr @A, i64 %indvars.iv31
  %neg = fneg float %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ %idxprom5, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx8 = getelementptr inbounds float, ptr %arrayidx6, i64 %indvars.iv
  %2 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx12 = getelementptr inbounds float, ptr %arrayidx10, i64 %indvars.iv
  %3 = load float, ptr %arrayidx12, align 4, !tbaa !9
  %4 = tail call float @llvm.fmuladd.f32(float %neg, float %2, float %3)
  store float %4, ptr %arrayidx12, align 4, !tbaa !9
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @back_substituted(i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 0
  br i1 %cmp29, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup3, %for.body.preheader
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv.next
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp225 = icmp slt i64 %indvars.iv, %1
  br i1 %cmp225, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.body
  %arrayidx6 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv.next
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.body
  %r.0.lcssa = phi float [ %2, %for.body ], [ %5, %for.body4 ]
  %arrayidx12 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv.next
  store float %r.0.lcssa, ptr %arrayidx12, align 4, !tbaa !9
  %cmp = icmp samesign ugt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv32 = phi i64 [ %indvars.iv, %for.body4.lr.ph ], [ %indvars.iv.next33, %for.body4 ]
  %r.026 = phi float [ %2, %for.body4.lr.ph ], [ %5, %for.body4 ]
  %arrayidx8 = getelementptr inbounds nuw float, ptr %arrayidx6, i64 %indvars.iv32
  %3 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv32
  %4 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %neg = fneg float %3
  %5 = tail call float @llvm.fmuladd.f32(float %neg, float %4, float %r.026)
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %6 = trunc nuw i64 %indvars.iv.next33 to i32
  %cmp2 = icmp sgt i32 %n, %6
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @row_prefixes(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221.not = icmp eq i32 %n, 1
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  br i1 %cmp221.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nuw nsw i64 %indvars.iv26, 320
  %scevgep = getelementptr i8, ptr @A, i64 %0
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv26
  %load_initial = load float, ptr %scevgep, align 16
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %store_forwarded = phi float [ %load_initial, %for.body4.lr.ph ], [ %add, %for.body4 ]
  %indvars.iv = phi i64 [ 1, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %1 = getelementptr float, ptr %arrayidx, i64 %indvars.iv
  %2 = load float, ptr %1, align 4, !tbaa !9
  %add = fadd float %store_forwarded, %2
  store float %add, ptr %1, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @column_prefixes(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 1
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  %0 = getelementptr [80 x float], ptr @A, i64 %indvars.iv26
  %arrayidx = getelementptr i8, ptr %0, i64 -320
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx10 = getelementptr inbounds nuw float, ptr %0, i64 %indvars.iv
  %2 = load float, ptr %arrayidx10, align 4, !tbaa !9
  %add = fadd float %1, %2
  store float %add, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @row_most(i32 noundef %n) #0 {
entry:
  %cmp34 = icmp sgt i32 %n, 0
  br i1 %cmp34, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp331.not = icmp eq i32 %n, 1
  %wide.trip.count40 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup4, %for.body.lr.ph
  %indvars.iv37 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next38, %for.cond.cleanup4 ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv37
  %0 = load float, ptr %arrayidx, align 16, !tbaa !9
  br i1 %cmp331.not, label %for.cond.cleanup4, label %for.body5

for.cond.cleanup4:                                ; preds = %for.body5, %for.body
  %r.0.lcssa = phi float [ %0, %for.body ], [ %.r.0, %for.body5 ]
  %arrayidx16 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv37
  store float %r.0.lcssa, ptr %arrayidx16, align 4, !tbaa !9
  %indvars.iv.next38 = add nuw nsw i64 %indvars.iv37, 1
  %exitcond41.not = icmp eq i64 %indvars.iv.next38, %wide.trip.count40
  br i1 %exitcond41.not, label %for.cond.cleanup, label %for.body

for.body5:                                        ; preds = %for.body5, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body5 ], [ 1, %for.body ]
  %r.032 = phi float [ %.r.0, %for.body5 ], [ %0, %for.body ]
  %arrayidx9 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv
  %1 = load float, ptr %arrayidx9, align 4, !tbaa !9
  %cmp10 = fcmp ogt float %1, %r.032
  %.r.0 = select i1 %cmp10, float %1, float %r.032
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count40
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @row_scaled_by_most(i32 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %wide.trip.count26 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.body.lr.ph
  %indvars.iv23 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next24, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv23
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv23
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next24 = add nuw nsw i64 %indvars.iv23, 1
  %exitcond27.not = icmp eq i64 %indvars.iv.next24, %wide.trip.count26
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx8 = getelementptr inbounds nuw float, ptr %arrayidx6, i64 %indvars.iv
  %1 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %div = fdiv float %1, %0
  store float %div, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count26
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @outer_product(i32 noundef %n) #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count29 = zext nneg i32 %n to i64
  br label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %indvars.iv26 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next27, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv26
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv26
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next27 = add nuw nsw i64 %indvars.iv26, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next27, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup, label %for.body4.lr.ph

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %1 = load float, ptr %arrayidx6, align 4, !tbaa !9
  %mul = fmul float %0, %1
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %indvars.iv
  store float %mul, ptr %arrayidx10, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count29
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @in_three_dimensions(i32 noundef %n) #0 {
entry:
  %cmp644 = icmp sgt i32 %n, 0
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %indvars.iv53 = phi i64 [ 1, %entry ], [ %indvars.iv.next54, %for.cond.cleanup3 ]
  %0 = getelementptr [8 x [80 x float]], ptr @cube, i64 %indvars.iv53
  %arrayidx = getelementptr i8, ptr %0, i64 -2560
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv49 = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next50, %for.cond.cleanup7 ]
  br i1 %cmp644, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:                                  ; preds = %for.cond5.preheader
  %arrayidx10 = getelementptr inbounds nuw [80 x float], ptr %arrayidx, i64 %indvars.iv49
  %1 = getelementptr [80 x float], ptr %0, i64 %indvars.iv49
  %arrayidx17 = getelementptr i8, ptr %1, i64 -320
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next54 = add nuw nsw i64 %indvars.iv53, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next54, 7
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.cond1.preheader

for.cond.cleanup7:                                ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv.next50 = add nuw nsw i64 %indvars.iv49, 1
  %exitcond52.not = icmp eq i64 %indvars.iv.next50, 7
  br i1 %exitcond52.not, label %for.cond.cleanup3, label %for.cond5.preheader

for.body8:                                        ; preds = %for.body8, %for.body8.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx10, i64 %indvars.iv
  %2 = load float, ptr %arrayidx12, align 4, !tbaa !9
  %arrayidx19 = getelementptr inbounds nuw float, ptr %arrayidx17, i64 %indvars.iv
  %3 = load float, ptr %arrayidx19, align 4, !tbaa !9
  %add = fadd float %2, %3
  %arrayidx25 = getelementptr inbounds nuw float, ptr %1, i64 %indvars.iv
  store float %add, ptr %arrayidx25, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @across_dimensions(i32 noundef %n) #0 {
entry:
  %cmp226 = icmp sgt i32 %n, 0
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %indvars.iv34 = phi i64 [ 0, %entry ], [ %indvars.iv.next35, %for.cond.cleanup3 ]
  br i1 %cmp226, label %for.cond5.preheader.lr.ph, label %for.cond.cleanup3

for.cond5.preheader.lr.ph:                        ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw [8 x [80 x float]], ptr @cube, i64 %indvars.iv34
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond5.preheader.lr.ph
  %indvars.iv30 = phi i64 [ 0, %for.cond5.preheader.lr.ph ], [ %indvars.iv.next31, %for.cond.cleanup7 ]
  %invariant.gep = getelementptr inbounds nuw float, ptr %arrayidx, i64 %indvars.iv30
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv.next35 = add nuw nsw i64 %indvars.iv34, 1
  %exitcond37.not = icmp eq i64 %indvars.iv.next35, 8
  br i1 %exitcond37.not, label %for.cond.cleanup, label %for.cond1.preheader

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next31 = add nuw nsw i64 %indvars.iv30, 1
  %exitcond33.not = icmp eq i64 %indvars.iv.next31, %wide.trip.count
  br i1 %exitcond33.not, label %for.cond.cleanup3, label %for.cond5.preheader

for.body8:                                        ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds nuw [80 x float], ptr %invariant.gep, i64 %indvars.iv
  %0 = load float, ptr %gep, align 4, !tbaa !9
  %mul = fmul float %0, 2.000000e+00
  store float %mul, ptr %gep, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @anti_diagonal(i32 noundef %n) #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv
  %1 = sub nsw i64 %0, %indvars.iv
  %arrayidx2 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %1
  store float 1.000000e+00, ptr %arrayidx2, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @border(i32 noundef %n) #1 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %idxprom1 = zext nneg i32 %n to i64
  %arrayidx2 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %idxprom1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @A, i64 %indvars.iv
  store float 0.000000e+00, ptr %arrayidx, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr %arrayidx2, i64 %indvars.iv
  store float 0.000000e+00, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx6 = getelementptr inbounds nuw [80 x float], ptr @A, i64 %indvars.iv
  store float 0.000000e+00, ptr %arrayidx6, align 16, !tbaa !9
  %arrayidx11 = getelementptr inbounds nuw float, ptr %arrayidx6, i64 %idxprom1
  store float 0.000000e+00, ptr %arrayidx11, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %idxprom1
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @to_shorts(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %spec.select10 = tail call i32 @llvm.smin.i32(i32 %0, i32 1000)
  %spec.select = trunc i32 %spec.select10 to i16
  %arrayidx5 = getelementptr inbounds nuw i16, ptr @shorts, i64 %indvars.iv
  store i16 %spec.select, ptr %arrayidx5, align 2, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @to_integers(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %mul = fmul float %0, 8.000000e+00
  %conv = fptosi float %mul to i32
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %conv, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @to_wide(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i16, ptr @shorts, i64 %indvars.iv
  %0 = load i16, ptr %arrayidx, align 2, !tbaa !19
  %conv = zext i16 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %conv3 = sext i32 %1 to i64
  %mul = mul nsw i64 %conv3, %conv
  %arrayidx5 = getelementptr inbounds nuw i64, ptr @wide, i64 %indvars.iv
  store i64 %mul, ptr %arrayidx5, align 8, !tbaa !21
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @wide_shifted(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw i64, ptr @wide, i64 %indvars.iv
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !21
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  %and = and i32 %1, 31
  %sh_prom = zext nneg i32 %and to i64
  %shr = ashr i64 %0, %sh_prom
  store i64 %shr, ptr %arrayidx, align 8, !tbaa !21
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @carried_if(i32 noundef %n) #0 {
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
  %t.011 = phi float [ 0.000000e+00, %for.body.preheader ], [ %t.1, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  %t.1 = select i1 %cmp1, float %0, float %t.011
  %arrayidx5 = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  store float %t.1, ptr %arrayidx5, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @carried_difference(i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %.pre = load i32, ptr @h, align 16, !tbaa !5
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %0 = phi i32 [ %.pre, %for.body.preheader ], [ %1, %for.body ]
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv.next
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %sub = sub nsw i32 %1, %0
  %arrayidx4 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %sub, ptr %arrayidx4, align 4, !tbaa !5
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @carried_past_condition(i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %if.end, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %if.end ]
  %t.014 = phi i32 [ 0, %for.body.preheader ], [ %0, %if.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp sgt i32 %0, 2
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add = add nsw i32 %0, %t.014
  %arrayidx5 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %add, ptr %arrayidx5, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @carried_sum_of_two(i32 noundef %n) #0 {
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
  %s.012 = phi i32 [ 0, %for.body.preheader ], [ %t.010, %for.body ]
  %t.010 = phi i32 [ 1, %for.body.preheader ], [ %0, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %s.012, %t.010
  %add1 = add nsw i32 %add, %0
  %arrayidx3 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %add1, ptr %arrayidx3, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @index_stored(i32 noundef %n) #1 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %j.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @idx, i64 %indvars.iv
  store i32 %j.05, ptr %arrayidx, align 4, !tbaa !5
  %add = add nuw nsw i32 %j.05, 2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @kept_of_last(i32 noundef %n) #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %t.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  store i32 %t.0.lcssa, ptr @hits, align 4, !tbaa !5
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %add = add nsw i32 %0, 1
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @divided_by_variable(i32 noundef %k, i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %or = or i32 %k, 1
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %div = sdiv i32 %0, %or
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %div, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @remainder_of_counter(i32 noundef %n) #0 {
entry:
  %cmp6.not = icmp eq i32 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = trunc nuw i64 %indvars.iv to i32
  %rem = urem i32 %0, 5
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr @h, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @g, i64 %indvars.iv
  store i32 %1, ptr %arrayidx2, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @copied_sign(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr @p, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !17
  %arrayidx2 = getelementptr inbounds nuw double, ptr @q, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !17
  %2 = tail call double @llvm.copysign.f64(double %0, double %1)
  store double %2, ptr %arrayidx, align 8, !tbaa !17
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @limited(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw float, ptr @x, i64 %indvars.iv
  %0 = load float, ptr %arrayidx, align 4, !tbaa !9
  %1 = tail call float @llvm.maxnum.f32(float %0, float 0.000000e+00)
  %2 = tail call float @llvm.minnum.f32(float %1, float 1.000000e+00)
  store float %2, ptr %arrayidx, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @rounded(i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr @p, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !17
  %1 = tail call double @llvm.floor.f64(double %0)
  %arrayidx2 = getelementptr inbounds nuw double, ptr @q, i64 %indvars.iv
  %2 = load double, ptr %arrayidx2, align 8, !tbaa !17
  %3 = tail call double @llvm.rint.f64(double %2)
  %add = fadd double %1, %3
  store double %add, ptr %arrayidx, align 8, !tbaa !17
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @merged(i32 noundef %n) #0 {
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
  %arrayidx2.idx = shl nuw nsw i64 %indvars.iv, 3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr @x, i64 %arrayidx2.idx
  store float %0, ptr %arrayidx2, align 8, !tbaa !9
  %arrayidx4 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 4
  store float %1, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @parted_again(i32 noundef %n) #0 {
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
  %arrayidx.idx = shl nuw nsw i64 %indvars.iv, 3
  %arrayidx = getelementptr inbounds nuw i8, ptr @x, i64 %arrayidx.idx
  %0 = load float, ptr %arrayidx, align 8, !tbaa !9
  %arrayidx2 = getelementptr inbounds nuw float, ptr @y, i64 %indvars.iv
  store float %0, ptr %arrayidx2, align 4, !tbaa !9
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %arrayidx7 = getelementptr inbounds nuw float, ptr @z, i64 %indvars.iv
  store float %1, ptr %arrayidx7, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @fourth_of_each(i32 noundef %n) #0 {
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
  %0 = shl nsw i64 %indvars.iv, 2
  %arrayidx = getelementptr inbounds nuw float, ptr @y, i64 %0
  %1 = load float, ptr %arrayidx, align 16, !tbaa !9
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !9
  %add4 = fadd float %1, %2
  %3 = getelementptr inbounds nuw float, ptr @x, i64 %0
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float %add4, ptr %arrayidx8, align 4, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { nofree norecurse nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #5 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }

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
!11 = !{!12, !10, i64 8}
!12 = !{!"", !10, i64 0, !10, i64 4, !10, i64 8, !6, i64 12}
!13 = !{!12, !10, i64 0}
!14 = !{!12, !10, i64 4}
!15 = !{!12, !6, i64 12}
!16 = !{!7, !7, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !7, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !7, i64 0}
