; ModuleID = 'loops/arrays.ll'
source_filename = "arrays.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { i32, float }
%struct.four = type { float, float, float, float }
%struct.line = type { [4 x %struct.pair], i64 }

@other = dso_local local_unnamed_addr global [100 x i32] zeroinitializer, align 4
@table = dso_local local_unnamed_addr global [100 x i32] zeroinitializer, align 4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @copy(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @copy_restrict(ptr noalias noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @copy_types(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %conv = fptosi float %0 to i32
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %conv, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @copy_chars(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = trunc i32 %0 to i8
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  store i8 %conv, ptr %arrayidx2, align 1, !tbaa !14
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @saxpy(ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y, float noundef %k, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %2 = tail call float @llvm.fmuladd.f32(float %k, float %0, float %1)
  store float %2, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !16
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @three(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %add = add nsw i32 %1, %0
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @four_arrays(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %d, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.013 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.013 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom
  %1 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  store i32 %1, ptr %arrayidx6, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @six_arrays(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %d, ptr noundef writeonly captures(none) %e, ptr noundef readonly captures(none) %f, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.019 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.019 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom
  %1 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %arrayidx6 = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  store i32 %1, ptr %arrayidx6, align 4, !tbaa !3
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %f, i64 %idxprom
  %2 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %e, i64 %idxprom
  store i32 %2, ptr %arrayidx10, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stencil(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.018 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.018 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add = add nuw nsw i32 %i.018, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %add3 = fadd float %0, %1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %2 = load float, ptr %arrayidx6, align 4, !tbaa !11
  %add7 = fadd float %add3, %2
  %arrayidx9 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %add7, ptr %arrayidx9, align 4, !tbaa !11
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @stencil_ends(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.022 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add = add nuw nsw i32 %i.022, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %add3 = fadd float %0, %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %add3, ptr %arrayidx5, align 4, !tbaa !11
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 20
  %2 = load float, ptr %arrayidx8, align 4, !tbaa !11
  %arrayidx11 = getelementptr inbounds nuw i8, ptr %arrayidx5, i64 12
  store float %2, ptr %arrayidx11, align 4, !tbaa !11
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @in_and_out(ptr noundef captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial = load float, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %add, %for.body ]
  %i.012 = phi i32 [ 0, %for.body.preheader ], [ %add3, %for.body ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %add = fadd float %store_forwarded, %0
  %add3 = add nuw nsw i32 %i.012, 1
  %idxprom4 = zext nneg i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom4
  store float %add, ptr %arrayidx5, align 4, !tbaa !11
  %exitcond.not = icmp eq i32 %add3, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !22
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @in_and_out4(ptr noundef captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %add = fadd float %0, %1
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store float %add, ptr %arrayidx5, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @strides_of_two(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.08, 3
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul1 = shl nuw nsw i32 %i.08, 1
  %idxprom2 = zext nneg i32 %mul1 to i64
  %arrayidx3 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom2
  store float %0, ptr %arrayidx3, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.06, %s
  %arrayidx = getelementptr inbounds float, ptr %b, i64 %mul
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr %a, i64 %i.06
  store float %0, ptr %arrayidx1, align 4, !tbaa !11
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_both(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s, i64 noundef %t) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.07, %t
  %arrayidx = getelementptr inbounds float, ptr %b, i64 %mul
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul1 = mul nsw i64 %i.07, %s
  %arrayidx2 = getelementptr inbounds float, ptr %a, i64 %mul1
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !26
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_same(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i64 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.08, %s
  %arrayidx = getelementptr inbounds float, ptr %b, i64 %mul
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds float, ptr %a, i64 %mul
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_int(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i32 %i.07, %s
  %idxprom = sext i32 %mul to i64
  %arrayidx = getelementptr inbounds float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom1
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !28
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_scaled(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul = shl i64 %s, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.07 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx.idx = mul i64 %mul, %i.07
  %arrayidx = getelementptr inbounds i8, ptr %b, i64 %arrayidx.idx
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %i.07
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symbolic_long_trip(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i64 %i.07, %n
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %mul
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr %a, i64 %i.07
  store float %0, ptr %arrayidx1, align 4, !tbaa !11
  %inc = add nuw nsw i64 %i.07, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @backwards(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %sub = sub nsw i32 %n, %i.08
  %idxprom = zext nneg i32 %sub to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %idxprom1 = zext nneg i32 %i.08 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom1
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @down(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.0.in6 = phi i64 [ %i.0, %for.body ], [ %n, %entry ]
  %i.0 = add nsw i64 %i.0.in6, -1
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %i.0
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx1 = getelementptr inbounds nuw float, ptr %a, i64 %i.0
  store float %0, ptr %arrayidx1, align 4, !tbaa !11
  %cmp = icmp sgt i64 %i.0.in6, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gather(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %k, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %k, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %b, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %arrayidx4 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %1, ptr %arrayidx4, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scatter(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %k, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %k, i64 %idxprom
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %idxprom3 = sext i32 %1 to i64
  %arrayidx4 = getelementptr inbounds float, ptr %a, i64 %idxprom3
  store float %0, ptr %arrayidx4, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !34
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @pick(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %cond.end, %entry
  ret void

for.body:                                         ; preds = %cond.end, %entry
  %i.015 = phi i32 [ %inc, %cond.end ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.015 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %c, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx3, align 4, !tbaa !11
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %for.body
  %cond = phi float [ %1, %cond.true ], [ %0, %for.body ]
  %arrayidx7 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %cond, ptr %arrayidx7, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.015, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @conditional_store(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %entry
  %i.012 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %0, ptr %arrayidx5, align 4, !tbaa !11
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @conditional_both(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %entry
  %i.016 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.016 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  %arrayidx5 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  store float %0, ptr %arrayidx5, align 4, !tbaa !11
  br label %for.inc

if.else:                                          ; preds = %for.body
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %arrayidx5, i64 4
  store float 0.000000e+00, ptr %arrayidx7, align 4, !tbaa !11
  br label %for.inc

for.inc:                                          ; preds = %if.else, %if.then
  %inc = add nuw nsw i32 %i.016, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @conditional_load(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %entry
  %i.011 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.011 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %c, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %cmp1 = fcmp ogt float %0, 0.000000e+00
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !3
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %1, ptr %arrayidx5, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc = add nuw nsw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !38
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @conditional_types(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %entry
  %i.010 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx2 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %conv = fptosi float %1 to i32
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %conv, ptr %arrayidx4, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @conditional_dependence(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %entry
  %i.013 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.013 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp sgt i32 %0, 3
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  store i32 %0, ptr %arrayidx5, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc = add nuw nsw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !40
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @conditional_unsigned(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %entry
  %i.08 = phi i32 [ %inc, %for.inc ], [ 0, %entry ]
  %idxprom = zext i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp sgt i32 %0, 3
  br i1 %cmp1, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %mul = shl i32 %i.08, 1
  %idxprom2 = zext i32 %mul to i64
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom2
  store i32 1, ptr %arrayidx3, align 4, !tbaa !3
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc = add nuw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @wraps_unsigned(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp6.not = icmp eq i32 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add i32 %i.07, %k
  %idxprom1 = zext i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @wraps_scaled(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6.not = icmp eq i32 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = shl i32 %i.07, 1
  %idxprom1 = zext i32 %mul to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !43
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sum_into(ptr noundef captures(none) %s, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %s.promoted = load float, ptr %s, align 4, !tbaa !11
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %add5 = phi float [ %s.promoted, %for.body.lr.ph ], [ %add, %for.body ]
  %i.04 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add = fadd float %0, %add5
  store float %add, ptr %s, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sum_local(ptr noundef writeonly captures(none) %s, ptr noundef captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  store float %0, ptr %s, align 4, !tbaa !11
  store float 0.000000e+00, ptr %arrayidx, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @last(ptr noundef writeonly captures(none) %s, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  store float %0, ptr %s, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !46
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @two_results(ptr noundef writeonly captures(none) %s, ptr noundef writeonly captures(none) %t, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  store float %0, ptr %s, align 4, !tbaa !11
  %1 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul = fmul float %1, 2.000000e+00
  store float %mul, ptr %t, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @fill(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.05 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %n, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !48
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @fill_two(ptr noundef writeonly captures(none) %a, ptr noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %n, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %n, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !49
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local float @sum_of(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #4 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add, %for.body ]
  ret float %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %s.05 = phi float [ %add, %for.body ], [ 0.000000e+00, %entry ]
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add = fadd float %s.05, %0
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @pairs(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw %struct.pair, ptr %a, i64 %idxprom
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %0 = load float, ptr %y, align 4, !tbaa !51
  %conv = fptosi float %0 to i32
  store i32 %conv, ptr %arrayidx, align 4, !tbaa !53
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @pairs_next(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw %struct.pair, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !53
  %add = add nuw nsw i32 %i.09, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw %struct.pair, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !53
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !55
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @pairs_other(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.017 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.017 to i64
  %arrayidx = getelementptr inbounds nuw %struct.pair, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !53
  %arrayidx2 = getelementptr inbounds nuw %struct.pair, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !53
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load float, ptr %y, align 4, !tbaa !51
  %y8 = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 4
  store float %1, ptr %y8, align 4, !tbaa !51
  %inc = add nuw nsw i32 %i.017, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @pairs_copied(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw %struct.pair, ptr %a, i64 %idxprom
  %arrayidx2 = getelementptr inbounds nuw %struct.pair, ptr %b, i64 %idxprom
  %0 = load i64, ptr %arrayidx2, align 4
  store i64 %0, ptr %arrayidx, align 4
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vectors(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.017 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.017 to i64
  %arrayidx = getelementptr inbounds nuw %struct.four, ptr %b, i64 %idxprom
  %w = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %0 = load float, ptr %w, align 4, !tbaa !58
  %arrayidx2 = getelementptr inbounds nuw %struct.four, ptr %a, i64 %idxprom
  store float %0, ptr %arrayidx2, align 4, !tbaa !60
  %1 = load float, ptr %arrayidx, align 4, !tbaa !60
  %w8 = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 12
  store float %1, ptr %w8, align 4, !tbaa !58
  %inc = add nuw nsw i32 %i.017, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !61
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @vectors_same(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i32 [ %add5, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.022 to i64
  %arrayidx = getelementptr inbounds nuw %struct.four, ptr %a, i64 %idxprom
  %w = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %0 = load float, ptr %w, align 4, !tbaa !58
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load float, ptr %y, align 4, !tbaa !62
  %add = fadd float %0, %1
  store float %add, ptr %arrayidx, align 4, !tbaa !60
  %add5 = add nuw nsw i32 %i.022, 1
  %idxprom6 = zext nneg i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds nuw %struct.four, ptr %a, i64 %idxprom6
  %2 = load float, ptr %arrayidx7, align 4, !tbaa !60
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store float %2, ptr %z, align 4, !tbaa !63
  %exitcond.not = icmp eq i32 %add5, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !64
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @lines(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.016 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.016 to i64
  %arrayidx = getelementptr inbounds nuw %struct.line, ptr %a, i64 %idxprom
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %0 = load i32, ptr %arrayidx1, align 8, !tbaa !53
  %conv = sext i32 %0 to i64
  %n4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  store i64 %conv, ptr %n4, align 8, !tbaa !65
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 28
  store float 0.000000e+00, ptr %y, align 4, !tbaa !51
  %inc = add nuw nsw i32 %i.016, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !68
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @moving(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not2 = icmp eq i32 %n, 0
  br i1 %tobool.not2, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %n.addr.05 = phi i32 [ %dec, %while.body ], [ %n, %entry ]
  %b.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %b, %entry ]
  %a.addr.03 = phi ptr [ %incdec.ptr1, %while.body ], [ %a, %entry ]
  %dec = add nsw i32 %n.addr.05, -1
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.addr.04, i64 4
  %0 = load i32, ptr %b.addr.04, align 4, !tbaa !3
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %a.addr.03, i64 4
  store i32 %0, ptr %a.addr.03, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %dec, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !69

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @moving_down(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not2 = icmp eq i32 %n, 0
  br i1 %tobool.not2, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %n.addr.05 = phi i32 [ %dec, %while.body ], [ %n, %entry ]
  %b.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %b, %entry ]
  %a.addr.03 = phi ptr [ %incdec.ptr1, %while.body ], [ %a, %entry ]
  %dec = add nsw i32 %n.addr.05, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %b.addr.04, i64 -4
  %0 = load i32, ptr %incdec.ptr, align 4, !tbaa !3
  %incdec.ptr1 = getelementptr inbounds i8, ptr %a.addr.03, i64 -4
  store i32 %0, ptr %incdec.ptr1, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %dec, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !70

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @moving_by(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) local_unnamed_addr #0 {
entry:
  %tobool.not4 = icmp eq i32 %n, 0
  br i1 %tobool.not4, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %idx.ext = sext i32 %s to i64
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.lr.ph
  %a.addr.07 = phi ptr [ %a, %while.body.lr.ph ], [ %add.ptr, %while.body ]
  %n.addr.06 = phi i32 [ %n, %while.body.lr.ph ], [ %dec, %while.body ]
  %b.addr.05 = phi ptr [ %b, %while.body.lr.ph ], [ %add.ptr1, %while.body ]
  %dec = add nsw i32 %n.addr.06, -1
  %0 = load i32, ptr %b.addr.05, align 4, !tbaa !3
  store i32 %0, ptr %a.addr.07, align 4, !tbaa !3
  %add.ptr = getelementptr inbounds i32, ptr %a.addr.07, i64 %idx.ext
  %add.ptr1 = getelementptr inbounds nuw i8, ptr %b.addr.05, i64 8
  %tobool.not = icmp eq i32 %dec, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !71

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @until(ptr noundef writeonly captures(address) %a, ptr noundef readonly captures(none) %b, ptr noundef readnone captures(address) %end) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp eq ptr %a, %end
  br i1 %cmp.not3, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %a.addr.05 = phi ptr [ %incdec.ptr1, %while.body ], [ %a, %entry ]
  %b.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %b, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.addr.04, i64 4
  %0 = load i32, ptr %b.addr.04, align 4, !tbaa !3
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %a.addr.05, i64 4
  store i32 %0, ptr %a.addr.05, align 4, !tbaa !3
  %cmp.not = icmp eq ptr %incdec.ptr1, %end
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !72

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @until_zero(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b) local_unnamed_addr #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %b.addr.0 = phi ptr [ %b, %entry ], [ %incdec.ptr, %do.body ]
  %a.addr.0 = phi ptr [ %a, %entry ], [ %incdec.ptr1, %do.body ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.addr.0, i64 4
  %0 = load i32, ptr %b.addr.0, align 4, !tbaa !3
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %a.addr.0, i64 4
  store i32 %0, ptr %a.addr.0, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %do.end, label %do.body, !llvm.loop !73

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @find(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %cleanup

for.body:                                         ; preds = %if.end, %entry
  %i.012 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %0, 7
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx5, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !74

cleanup:                                          ; preds = %if.end, %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @find_same(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %cleanup

for.body:                                         ; preds = %if.end, %entry
  %i.09 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %0, 7
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store i32 1, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !75

cleanup:                                          ; preds = %if.end, %for.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @find_constant(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b) local_unnamed_addr #0 {
entry:
  br label %for.body

for.body:                                         ; preds = %if.end, %entry
  %i.011 = phi i32 [ 0, %entry ], [ %inc, %if.end ]
  %idxprom = zext nneg i32 %i.011 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %0, 7
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx5, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !76

cleanup:                                          ; preds = %if.end, %for.body
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @two_exits(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %invariant.smin = tail call i32 @llvm.smin.i32(i32 %n, i32 %m)
  %0 = icmp sgt i32 %invariant.smin, 0
  br i1 %0, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %1, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %invariant.smin
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !77
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @either_way(ptr noundef writeonly captures(none) %a, ptr noundef writeonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n, i32 noundef %k) local_unnamed_addr #5 {
entry:
  %tobool.not = icmp eq i32 %k, 0
  %cond = select i1 %tobool.not, ptr %b, ptr %a
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %cond, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @fork_inside(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, ptr noalias noundef readonly captures(none) %d, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %0, 0
  %cond = select i1 %tobool.not, ptr %b, ptr %a
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %cond, i64 %idxprom
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  store i32 %1, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !79
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fork_offset(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %c, ptr noalias noundef readonly captures(none) %d, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.010 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %d, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %0, 0
  %add = add nuw nsw i32 %i.010, 10
  %cond = select i1 %tobool.not, i32 %add, i32 %i.010
  %conv = zext nneg i32 %cond to i64
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %conv
  %1 = load i32, ptr %arrayidx1, align 4, !tbaa !3
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  store i32 %1, ptr %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !80
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @fork_stored(ptr noundef writeonly captures(none) %a, ptr noundef writeonly captures(none) %b, ptr noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.011 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.011 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %c, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %tobool.not = icmp eq i32 %0, 0
  %cond = select i1 %tobool.not, ptr %b, ptr %a
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %cond, i64 %idxprom
  store i32 %0, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i32 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %i.023 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc10, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul5 = mul nuw nsw i32 %i.023, %m
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc10 = add nuw nsw i32 %i.023, 1
  %exitcond24.not = icmp eq i32 %inc10, %n
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !82

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %j.021 = phi i32 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %mul = mul nuw nsw i32 %j.021, %n
  %add = add nuw nsw i32 %mul, %i.023
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add6 = add nuw nsw i32 %j.021, %mul5
  %idxprom7 = zext nneg i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom7
  store float %0, ptr %arrayidx8, align 4, !tbaa !11
  %inc = add nuw nsw i32 %j.021, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest_same(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp23 = icmp sgt i32 %n, 1
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i32 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %i.024 = phi i32 [ 1, %for.cond1.preheader.lr.ph ], [ %inc10, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %sub = add nsw i32 %i.024, -1
  %mul = mul nsw i32 %sub, %m
  %mul5 = mul nuw nsw i32 %i.024, %m
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc10 = add nuw nsw i32 %i.024, 1
  %exitcond25.not = icmp eq i32 %inc10, %n
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !84

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %j.022 = phi i32 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %add = add nsw i32 %j.022, %mul
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add6 = add nuw nsw i32 %j.022, %mul5
  %idxprom7 = zext nneg i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom7
  store float %0, ptr %arrayidx8, align 4, !tbaa !11
  %inc = add nuw nsw i32 %j.022, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !85
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest_long(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp22 = icmp sgt i64 %n, 1
  br i1 %cmp22, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp220 = icmp sgt i64 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %i.023 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %inc9, %for.cond.cleanup3 ]
  br i1 %cmp220, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %sub = add nsw i64 %i.023, -1
  %mul = mul nsw i64 %sub, %m
  %0 = getelementptr float, ptr %a, i64 %mul
  %mul5 = mul nuw nsw i64 %i.023, %m
  %1 = getelementptr float, ptr %a, i64 %mul5
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc9 = add nuw nsw i64 %i.023, 1
  %exitcond24.not = icmp eq i64 %inc9, %n
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !86

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %j.021 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr float, ptr %0, i64 %j.021
  %2 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx7 = getelementptr float, ptr %1, i64 %j.021
  store float %2, ptr %arrayidx7, align 4, !tbaa !11
  %inc = add nuw nsw i64 %j.021, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !87
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest_inner(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp23 = icmp sgt i64 %n, 0
  br i1 %cmp23, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i64 %m, 0
  %0 = shl i64 %m, 2
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %i.024 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc10, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul i64 %0, %i.024
  %scevgep = getelementptr i8, ptr %a, i64 %1
  %mul = mul nuw nsw i64 %i.024, %m
  %2 = getelementptr float, ptr %a, i64 %mul
  %load_initial = load float, ptr %scevgep, align 4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc10 = add nuw nsw i64 %i.024, 1
  %exitcond25.not = icmp eq i64 %inc10, %n
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !88

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %j.022 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr float, ptr %2, i64 %j.022
  %arrayidx8 = getelementptr i8, ptr %arrayidx, i64 4
  store float %load_initial, ptr %arrayidx8, align 4, !tbaa !11
  %inc = add nuw nsw i64 %j.022, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !89
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest_fixed(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %i.022 = phi i32 [ %inc12, %for.cond.cleanup3 ], [ 0, %entry ]
  %idxprom5 = zext nneg i32 %i.022 to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr %b, i64 %idxprom5
  %arrayidx8 = getelementptr inbounds nuw [64 x float], ptr %a, i64 %idxprom5
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %inc12 = add nuw nsw i32 %i.022, 1
  %exitcond23.not = icmp eq i32 %inc12, %n
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !90

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %j.020 = phi i32 [ 0, %for.cond1.preheader ], [ %inc, %for.body4 ]
  %idxprom = zext nneg i32 %j.020 to i64
  %gep = getelementptr inbounds nuw [64 x float], ptr %invariant.gep, i64 %idxprom
  %0 = load float, ptr %gep, align 4, !tbaa !11
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %idxprom
  store float %0, ptr %arrayidx10, align 4, !tbaa !11
  %inc = add nuw nsw i32 %j.020, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !91
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest_fixed_same(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %i.023 = phi i32 [ %inc12, %for.cond.cleanup3 ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.023 to i64
  %arrayidx = getelementptr inbounds nuw [64 x float], ptr %a, i64 %idxprom
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 256
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %inc12 = add nuw nsw i32 %i.023, 1
  %exitcond24.not = icmp eq i32 %inc12, %n
  br i1 %exitcond24.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !92

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %j.021 = phi i32 [ 0, %for.cond1.preheader ], [ %inc, %for.body4 ]
  %idxprom5 = zext nneg i32 %j.021 to i64
  %arrayidx6 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %idxprom5
  %0 = load float, ptr %arrayidx6, align 4, !tbaa !11
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx8, i64 %idxprom5
  store float %0, ptr %arrayidx10, align 4, !tbaa !11
  %inc = add nuw nsw i32 %j.021, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !93
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nest_fixed_diagonal(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 1
  br i1 %cmp31, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %indvar = phi i64 [ %indvar.next, %for.cond.cleanup3 ], [ 0, %entry ]
  %i.032 = phi i32 [ %inc18, %for.cond.cleanup3 ], [ 1, %entry ]
  %0 = shl nuw nsw i64 %indvar, 8
  %1 = getelementptr i8, ptr %a, i64 %0
  %scevgep = getelementptr i8, ptr %1, i64 256
  %2 = zext nneg i32 %i.032 to i64
  %3 = getelementptr [64 x float], ptr %a, i64 %2
  %load_initial = load float, ptr %scevgep, align 4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %inc18 = add nuw nsw i32 %i.032, 1
  %exitcond33.not = icmp eq i32 %inc18, %n
  %indvar.next = add i64 %indvar, 1
  br i1 %exitcond33.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !94

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %store_forwarded = phi float [ %load_initial, %for.cond1.preheader ], [ %add, %for.body4 ]
  %j.030 = phi i32 [ 1, %for.cond1.preheader ], [ %inc, %for.body4 ]
  %4 = zext nneg i32 %j.030 to i64
  %5 = getelementptr float, ptr %3, i64 %4
  %arrayidx7 = getelementptr i8, ptr %5, i64 -260
  %6 = load float, ptr %arrayidx7, align 4, !tbaa !11
  %add = fadd float %6, %store_forwarded
  %idxprom15 = zext nneg i32 %j.030 to i64
  %arrayidx16 = getelementptr inbounds nuw float, ptr %3, i64 %idxprom15
  store float %add, ptr %arrayidx16, align 4, !tbaa !11
  %inc = add nuw nsw i32 %j.030, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !95
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @triangular(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp18 = icmp sgt i64 %n, 0
  br i1 %cmp18, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %i.019 = phi i64 [ %inc7, %for.cond.cleanup3 ], [ 0, %entry ]
  %cmp215.not = icmp eq i64 %i.019, 0
  br i1 %cmp215.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx5 = getelementptr inbounds nuw float, ptr %a, i64 %i.019
  %arrayidx5.promoted = load float, ptr %arrayidx5, align 4, !tbaa !11
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw nsw i64 %i.019, 1
  %exitcond20.not = icmp eq i64 %inc7, %n
  br i1 %exitcond20.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !96

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %add17 = phi float [ %arrayidx5.promoted, %for.body4.lr.ph ], [ %add, %for.body4 ]
  %j.016 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %j.016
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add = fadd float %0, %add17
  store float %add, ptr %arrayidx5, align 4, !tbaa !11
  %inc = add nuw nsw i64 %j.016, 1
  %exitcond.not = icmp eq i64 %inc, %i.019
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !97
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @matrix_vector(ptr noundef captures(none) %y, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %x, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp20 = icmp sgt i64 %n, 0
  br i1 %cmp20, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp218 = icmp sgt i64 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %i.021 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc9, %for.cond.cleanup3 ]
  br i1 %cmp218, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul = mul nuw nsw i64 %i.021, %m
  %0 = getelementptr float, ptr %a, i64 %mul
  %arrayidx7 = getelementptr inbounds nuw float, ptr %y, i64 %i.021
  %arrayidx7.promoted = load float, ptr %arrayidx7, align 4, !tbaa !11
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc9 = add nuw nsw i64 %i.021, 1
  %exitcond22.not = icmp eq i64 %inc9, %n
  br i1 %exitcond22.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !98

for.body4:                                        ; preds = %for.body4, %for.body4.lr.ph
  %1 = phi float [ %arrayidx7.promoted, %for.body4.lr.ph ], [ %4, %for.body4 ]
  %j.019 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr float, ptr %0, i64 %j.019
  %2 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx5 = getelementptr inbounds nuw float, ptr %x, i64 %j.019
  %3 = load float, ptr %arrayidx5, align 4, !tbaa !11
  %4 = tail call float @llvm.fmuladd.f32(float %2, float %3, float %1)
  store float %4, ptr %arrayidx7, align 4, !tbaa !11
  %inc = add nuw nsw i64 %j.019, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !99
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @three_deep(ptr noundef captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp42 = icmp sgt i32 %n, 0
  br i1 %cmp42, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %i.043 = phi i32 [ %inc22, %for.cond.cleanup3 ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.043, %n
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %j.041 = phi i32 [ 0, %for.cond1.preheader ], [ %inc19, %for.cond.cleanup7 ]
  %add15 = add nuw nsw i32 %j.041, %mul
  %idxprom16 = zext nneg i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom16
  %arrayidx17.promoted = load float, ptr %arrayidx17, align 4, !tbaa !11
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %inc22 = add nuw nsw i32 %i.043, 1
  %exitcond45.not = icmp eq i32 %inc22, %n
  br i1 %exitcond45.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !100

for.cond.cleanup7:                                ; preds = %for.body8
  %inc19 = add nuw nsw i32 %j.041, 1
  %exitcond44.not = icmp eq i32 %inc19, %n
  br i1 %exitcond44.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !101

for.body8:                                        ; preds = %for.body8, %for.cond5.preheader
  %0 = phi float [ %arrayidx17.promoted, %for.cond5.preheader ], [ %3, %for.body8 ]
  %k.039 = phi i32 [ 0, %for.cond5.preheader ], [ %inc, %for.body8 ]
  %add = add nuw nsw i32 %k.039, %mul
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul9 = mul nuw nsw i32 %k.039, %n
  %add10 = add nuw nsw i32 %mul9, %j.041
  %idxprom11 = zext nneg i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom11
  %2 = load float, ptr %arrayidx12, align 4, !tbaa !11
  %3 = tail call float @llvm.fmuladd.f32(float %1, float %2, float %0)
  store float %3, ptr %arrayidx17, align 4, !tbaa !11
  %inc = add nuw nsw i32 %k.039, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !102
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @locals(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %t = alloca [32 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #18
  br label %for.body

for.cond4.preheader:                              ; preds = %for.body
  %cmp523 = icmp sgt i32 %n, 0
  br i1 %cmp523, label %for.body7, label %for.cond.cleanup6

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.022 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr %t, i64 %idxprom
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.022, 1
  %exitcond.not = icmp eq i32 %inc, 32
  br i1 %exitcond.not, label %for.cond4.preheader, label %for.body, !llvm.loop !103

for.cond.cleanup6:                                ; preds = %for.body7, %for.cond4.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #18
  ret void

for.body7:                                        ; preds = %for.body7, %for.cond4.preheader
  %i3.024 = phi i32 [ %inc13, %for.body7 ], [ 0, %for.cond4.preheader ]
  %and = and i32 %i3.024, 31
  %idxprom8 = zext nneg i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw float, ptr %t, i64 %idxprom8
  %1 = load float, ptr %arrayidx9, align 4, !tbaa !11
  %idxprom10 = zext nneg i32 %i3.024 to i64
  %arrayidx11 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10
  store float %1, ptr %arrayidx11, align 4, !tbaa !11
  %inc13 = add nuw nsw i32 %i3.024, 1
  %exitcond25.not = icmp eq i32 %inc13, %n
  br i1 %exitcond25.not, label %for.cond.cleanup6, label %for.body7, !llvm.loop !104
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @local_in(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %t = alloca [64 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #18
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.030 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.030 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr %t, i64 %idxprom
  store float %0, ptr %arrayidx2, align 4, !tbaa !11
  %add = add nsw i32 %i.030, %n
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds float, ptr %a, i64 %idxprom3
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !11
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %arrayidx2, i64 128
  store float %1, ptr %arrayidx7, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.030, 1
  %exitcond.not = icmp eq i32 %inc, 32
  br i1 %exitcond.not, label %for.body12, label %for.body, !llvm.loop !105

for.cond.cleanup11:                               ; preds = %for.body12
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #18
  ret void

for.body12:                                       ; preds = %for.body12, %for.body
  %i8.031 = phi i32 [ %inc18, %for.body12 ], [ 0, %for.body ]
  %sub = sub nuw nsw i32 63, %i8.031
  %idxprom13 = zext nneg i32 %sub to i64
  %arrayidx14 = getelementptr inbounds nuw float, ptr %t, i64 %idxprom13
  %2 = load float, ptr %arrayidx14, align 4, !tbaa !11
  %idxprom15 = zext nneg i32 %i8.031 to i64
  %arrayidx16 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom15
  store float %2, ptr %arrayidx16, align 4, !tbaa !11
  %inc18 = add nuw nsw i32 %i8.031, 1
  %exitcond32.not = icmp eq i32 %inc18, 64
  br i1 %exitcond32.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !106
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @globals(i32 noundef %n) local_unnamed_addr #7 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr @other, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @table, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !107
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @globals_same(i32 noundef %n) local_unnamed_addr #7 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial = load i32, ptr @table, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.07 = phi i32 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %add = add nuw nsw i32 %i.07, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @table, i64 %idxprom1
  store i32 %load_initial, ptr %arrayidx2, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !108
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @global_and_argument(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #8 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr @table, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !109
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @volatile_load(ptr noundef %a, ptr noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load volatile i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !110
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @volatile_store(ptr noundef %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #9 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store volatile i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !111
}

; Function Attrs: convergent nounwind
define dso_local void @calls(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  tail call void @call_me(i32 noundef %0) #19
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !112
}

; Function Attrs: convergent
declare dso_local void @call_me(i32 noundef) local_unnamed_addr #11

; Function Attrs: convergent nofree nounwind memory(argmem: readwrite)
define dso_local void @calls_pure(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %call = tail call i32 @pure_call(i32 noundef %0) #20
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %call, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !113
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i32 @pure_call(i32 noundef) local_unnamed_addr #13

; Function Attrs: convergent nofree nounwind memory(read, argmem: readwrite)
define dso_local void @calls_reading(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #14 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %call = tail call i32 @reads_all(i32 noundef %i.05) #21
  %idxprom = zext nneg i32 %i.05 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %call, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !114
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local i32 @reads_all(i32 noundef) local_unnamed_addr #15

; Function Attrs: convergent nounwind
define dso_local void @roots(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #10 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %call = tail call float @sqrtf(float noundef %0) #19
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %call, ptr %arrayidx2, align 4, !tbaa !11
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !115
}

; Function Attrs: convergent
declare dso_local float @sqrtf(float noundef) local_unnamed_addr #11

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @atomic_add(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #16 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %0 = atomicrmw add ptr %a, i32 %i.04 monotonic, align 4
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !116
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @atomic_load(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #16 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idx.ext = zext nneg i32 %i.05 to i64
  %add.ptr = getelementptr inbounds nuw i32, ptr %a, i64 %idx.ext
  %0 = load atomic i32, ptr %add.ptr acquire, align 4
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idx.ext
  store i32 %0, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !117
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @atomic_store(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #16 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idx.ext = zext nneg i32 %i.05 to i64
  %add.ptr = getelementptr inbounds nuw i32, ptr %a, i64 %idx.ext
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idx.ext
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  store atomic i32 %0, ptr %add.ptr release, align 4
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !118
}

; Function Attrs: nofree norecurse nounwind
define dso_local void @fenced(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #17 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  fence seq_cst
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !119
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @many_reads(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp53 = icmp sgt i32 %n, 0
  br i1 %cmp53, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.054 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.054 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nuw nsw i32 %i.054, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %add3 = add nsw i32 %1, %0
  %arrayidx6 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %2 = load i32, ptr %arrayidx6, align 4, !tbaa !3
  %add7 = add nsw i32 %add3, %2
  %arrayidx10 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %3 = load i32, ptr %arrayidx10, align 4, !tbaa !3
  %add11 = add nsw i32 %add7, %3
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %4 = load i32, ptr %arrayidx14, align 4, !tbaa !3
  %add15 = add nsw i32 %add11, %4
  %arrayidx18 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 20
  %5 = load i32, ptr %arrayidx18, align 4, !tbaa !3
  %add19 = add nsw i32 %add15, %5
  %arrayidx22 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 24
  %6 = load i32, ptr %arrayidx22, align 4, !tbaa !3
  %add23 = add nsw i32 %add19, %6
  %arrayidx26 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 28
  %7 = load i32, ptr %arrayidx26, align 4, !tbaa !3
  %add27 = add nsw i32 %add23, %7
  %arrayidx30 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  %8 = load i32, ptr %arrayidx30, align 4, !tbaa !3
  %add31 = add nsw i32 %add27, %8
  %arrayidx33 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %add31, ptr %arrayidx33, align 4, !tbaa !3
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !120
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @many_distances(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.029 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.029 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 1, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 40
  store i32 2, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 80
  store i32 3, ptr %arrayidx5, align 4, !tbaa !3
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 20
  %0 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %arrayidx11 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 60
  %1 = load i32, ptr %arrayidx11, align 4, !tbaa !3
  %add12 = add nsw i32 %1, %0
  %arrayidx15 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 120
  store i32 %add12, ptr %arrayidx15, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.029, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !121
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @too_many(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp72 = icmp sgt i32 %n, 0
  br i1 %cmp72, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.073 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.073 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 64
  store i32 1, ptr %arrayidx2, align 4, !tbaa !3
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 128
  store i32 2, ptr %arrayidx5, align 4, !tbaa !3
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 192
  store i32 3, ptr %arrayidx8, align 4, !tbaa !3
  %arrayidx11 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 256
  store i32 4, ptr %arrayidx11, align 4, !tbaa !3
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 320
  store i32 5, ptr %arrayidx14, align 4, !tbaa !3
  %arrayidx17 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 384
  store i32 6, ptr %arrayidx17, align 4, !tbaa !3
  %arrayidx20 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 448
  store i32 7, ptr %arrayidx20, align 4, !tbaa !3
  %arrayidx23 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 512
  store i32 8, ptr %arrayidx23, align 4, !tbaa !3
  %arrayidx26 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 576
  store i32 9, ptr %arrayidx26, align 4, !tbaa !3
  %arrayidx29 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 640
  store i32 10, ptr %arrayidx29, align 4, !tbaa !3
  %arrayidx32 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 704
  store i32 11, ptr %arrayidx32, align 4, !tbaa !3
  %arrayidx35 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 768
  store i32 12, ptr %arrayidx35, align 4, !tbaa !3
  %arrayidx38 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 832
  store i32 13, ptr %arrayidx38, align 4, !tbaa !3
  %arrayidx41 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 896
  store i32 14, ptr %arrayidx41, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.073, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !122
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @pointers(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw ptr, ptr %a, i64 %idxprom
  %1 = load ptr, ptr %arrayidx2, align 8, !tbaa !123
  store i32 %0, ptr %1, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !126
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @chase(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %conv = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw ptr, ptr %a, i64 %conv
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !127
  %n1 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %conv, ptr %n1, align 8, !tbaa !65
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !129
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @strided_pointer(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %pitch) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i64 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %i.05
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul = mul nsw i64 %i.05, %pitch
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %mul
  store float %0, ptr %add.ptr, align 4, !tbaa !11
  %inc = add nuw nsw i64 %i.05, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !130
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #5 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #7 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #8 = { nofree norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #9 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #10 = { convergent nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #11 = { convergent "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #12 = { convergent nofree nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #13 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #14 = { convergent nofree nounwind memory(read, argmem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #15 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #16 = { nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #17 = { nofree norecurse nounwind "frame-pointer"="all" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-features"="+ptx88" }
attributes #18 = { nounwind }
attributes #19 = { convergent nobuiltin nounwind "no-builtins" }
attributes #20 = { convergent nobuiltin nounwind willreturn memory(none) "no-builtins" }
attributes #21 = { convergent nobuiltin nounwind willreturn memory(read) "no-builtins" }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = distinct !{!13, !8, !9}
!14 = !{!5, !5, i64 0}
!15 = distinct !{!15, !8, !9}
!16 = distinct !{!16, !8, !9}
!17 = distinct !{!17, !8, !9}
!18 = distinct !{!18, !8, !9}
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
!34 = distinct !{!34, !8, !9}
!35 = distinct !{!35, !8, !9}
!36 = distinct !{!36, !8, !9}
!37 = distinct !{!37, !8, !9}
!38 = distinct !{!38, !8, !9}
!39 = distinct !{!39, !8, !9}
!40 = distinct !{!40, !8, !9}
!41 = distinct !{!41, !8, !9}
!42 = distinct !{!42, !8, !9}
!43 = distinct !{!43, !8, !9}
!44 = distinct !{!44, !8, !9}
!45 = distinct !{!45, !8, !9}
!46 = distinct !{!46, !8, !9}
!47 = distinct !{!47, !8, !9}
!48 = distinct !{!48, !8, !9}
!49 = distinct !{!49, !8, !9}
!50 = distinct !{!50, !8, !9}
!51 = !{!52, !12, i64 4}
!52 = !{!"pair", !4, i64 0, !12, i64 4}
!53 = !{!52, !4, i64 0}
!54 = distinct !{!54, !8, !9}
!55 = distinct !{!55, !8, !9}
!56 = distinct !{!56, !8, !9}
!57 = distinct !{!57, !8, !9}
!58 = !{!59, !12, i64 12}
!59 = !{!"four", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!60 = !{!59, !12, i64 0}
!61 = distinct !{!61, !8, !9}
!62 = !{!59, !12, i64 4}
!63 = !{!59, !12, i64 8}
!64 = distinct !{!64, !8, !9}
!65 = !{!66, !67, i64 32}
!66 = !{!"line", !5, i64 0, !67, i64 32}
!67 = !{!"long", !5, i64 0}
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
!103 = distinct !{!103, !8, !9}
!104 = distinct !{!104, !8, !9}
!105 = distinct !{!105, !8, !9}
!106 = distinct !{!106, !8, !9}
!107 = distinct !{!107, !8, !9}
!108 = distinct !{!108, !8, !9}
!109 = distinct !{!109, !8, !9}
!110 = distinct !{!110, !8, !9}
!111 = distinct !{!111, !8, !9}
!112 = distinct !{!112, !8, !9}
!113 = distinct !{!113, !8, !9}
!114 = distinct !{!114, !8, !9}
!115 = distinct !{!115, !8, !9}
!116 = distinct !{!116, !8, !9}
!117 = distinct !{!117, !8, !9}
!118 = distinct !{!118, !8, !9}
!119 = distinct !{!119, !8, !9}
!120 = distinct !{!120, !8, !9}
!121 = distinct !{!121, !8, !9}
!122 = distinct !{!122, !8, !9}
!123 = !{!124, !124, i64 0}
!124 = !{!"p1 int", !125, i64 0}
!125 = !{!"any pointer", !5, i64 0}
!126 = distinct !{!126, !8, !9}
!127 = !{!128, !128, i64 0}
!128 = !{!"p1 _ZTS4line", !125, i64 0}
!129 = distinct !{!129, !8, !9}
!130 = distinct !{!130, !8, !9}
