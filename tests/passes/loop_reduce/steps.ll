source_filename = "../loop_reduce/steps.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.anon = type { i32, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) #0 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.06, %s
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %i.06
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch_in_bytes(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) #0 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.06, %s
  %0 = getelementptr i8, ptr %b, i64 %mul
  %arrayidx = getelementptr i8, ptr %0, i64 3
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %conv = zext i8 %1 to i32
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %i.06
  store i32 %conv, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch_of_ints(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %conv1 = sext i32 %s to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.07 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %conv = zext nneg i32 %i.07 to i64
  %mul = mul nsw i64 %conv, %conv1
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %conv
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch_stored(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) #0 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %i.06
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = mul nsw i64 %i.06, %s
  %arrayidx1 = getelementptr inbounds i32, ptr %a, i64 %mul
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch_shared(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef readonly captures(none) %c, i64 noundef %n, i64 noundef %s) #0 {
entry:
  %cmp11 = icmp sgt i64 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.012, %s
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx2 = getelementptr inbounds i32, ptr %c, i64 %mul
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %add = add i32 %1, %0
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %mul
  store i32 %add, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch_of_two(ptr noundef captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) #0 {
entry:
  %cmp13 = icmp sgt i64 %n, 0
  br i1 %cmp13, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.014 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nsw i64 %i.014, %s
  %0 = getelementptr i32, ptr %b, i64 %mul
  %arrayidx = getelementptr i8, ptr %0, i64 4
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %2 = load i32, ptr %0, align 4, !tbaa !3
  %sub = sub i32 %1, %2
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %mul
  %3 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %add5 = add i32 %sub, %3
  store i32 %add5, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.014, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @pitch_down(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n, i64 noundef %s) #0 {
entry:
  %cmp5 = icmp sgt i64 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i64 [ %dec, %for.body ], [ %n, %entry ]
  %mul = mul nsw i64 %i.06, %s
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %mul
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx1 = getelementptr inbounds nuw i32, ptr %a, i64 %i.06
  store i32 %0, ptr %arrayidx1, align 4, !tbaa !3
  %dec = add nsw i64 %i.06, -1
  %cmp = icmp samesign ugt i64 %i.06, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @third(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = mul nuw nsw i32 %i.07, 3
  %0 = zext nneg i32 %mul to i64
  %1 = getelementptr inbounds nuw i32, ptr %b, i64 %0
  %arrayidx = getelementptr inbounds nuw i8, ptr %1, i64 4
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %2, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @third_down(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %dec, %for.body ], [ %n, %entry ]
  %mul = mul nuw nsw i32 %i.07, 3
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %dec = add nsw i32 %i.07, -1
  %cmp = icmp samesign ugt i32 %i.07, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @from_the_middle(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %k) #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nuw nsw i32 %i.07, 1
  %0 = zext nneg i32 %mul to i64
  %1 = getelementptr inbounds nuw i32, ptr %b, i64 %0
  %arrayidx = getelementptr inbounds nuw i8, ptr %1, i64 20
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %2, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @unsigned_index(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp6.not = icmp eq i32 %n, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl i32 %i.07, 2
  %idxprom = zext i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom1 = zext i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom1
  store i32 %0, ptr %arrayidx2, align 4, !tbaa !3
  %inc = add nuw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @fields(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i64 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i64 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.013 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw %struct.anon, ptr %b, i64 %i.013
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load i32, ptr %y, align 4, !tbaa !10
  %mul = shl i32 %1, 1
  %add = add i32 %mul, %0
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %2 = load i32, ptr %z, align 4, !tbaa !11
  %add3 = add i32 %add, %2
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %i.013
  store i32 %add3, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i64 %i.013, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define i32 @used_behind(ptr noundef readonly captures(none) %a, i64 noundef %n, i64 noundef %s) #2 {
entry:
  %cmp6 = icmp sgt i64 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %cond.end

for.body.preheader:                               ; preds = %entry
  %0 = add nsw i64 %n, -1
  %mul.le = mul nsw i64 %0, %s
  %arrayidx.le = getelementptr inbounds i32, ptr %a, i64 %mul.le
  %1 = load i32, ptr %arrayidx.le, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %for.body.preheader, %entry
  %cond = phi i32 [ %1, %for.body.preheader ], [ 0, %entry ]
  ret i32 %cond
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define void @local_fixed(ptr noundef writeonly captures(none) %a, i32 noundef %n) #3 {
entry:
  %held = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %held) #4
  %arraydecay.ascast = addrspacecast ptr %held to ptr addrspace(5)
  br label %for.body

for.cond2.preheader:                              ; preds = %for.body
  %cmp335 = icmp sgt i32 %n, 0
  br i1 %cmp335, label %for.cond6.preheader, label %for.cond.cleanup4

for.body:                                         ; preds = %for.body, %entry
  %i.032 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %mul = mul nuw nsw i32 %i.032, 3
  %add = add nsw i32 %mul, %n
  %idxprom = zext nneg i32 %i.032 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom
  store i32 %add, ptr addrspace(5) %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.032, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body

for.cond6.preheader:                              ; preds = %for.cond.cleanup8, %for.cond2.preheader
  %i1.036 = phi i32 [ %inc20, %for.cond.cleanup8 ], [ 0, %for.cond2.preheader ]
  br label %for.body9

for.cond.cleanup4:                                ; preds = %for.cond.cleanup8, %for.cond2.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %held) #4
  ret void

for.cond.cleanup8:                                ; preds = %for.body9
  %idxprom17 = zext nneg i32 %i1.036 to i64
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom17
  store i32 %add13, ptr %arrayidx18, align 4, !tbaa !3
  %inc20 = add nuw nsw i32 %i1.036, 1
  %exitcond38.not = icmp eq i32 %inc20, %n
  br i1 %exitcond38.not, label %for.cond.cleanup4, label %for.cond6.preheader

for.body9:                                        ; preds = %for.body9, %for.cond6.preheader
  %j.034 = phi i32 [ 0, %for.cond6.preheader ], [ %inc15, %for.body9 ]
  %sum.033 = phi i32 [ 0, %for.cond6.preheader ], [ %add13, %for.body9 ]
  %mul10 = mul i32 %sum.033, 5
  %idxprom11 = zext nneg i32 %j.034 to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom11
  %0 = load i32, ptr addrspace(5) %arrayidx12, align 4, !tbaa !3
  %add13 = add i32 %0, %mul10
  %inc15 = add nuw nsw i32 %j.034, 1
  %exitcond37.not = icmp eq i32 %inc15, 16
  br i1 %exitcond37.not, label %for.cond.cleanup8, label %for.body9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define void @local_matrix(ptr noundef writeonly captures(none) %a, i32 noundef %n) #3 {
entry:
  %held = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %held) #4
  %arraydecay.ascast = addrspacecast ptr %held to ptr addrspace(5)
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %i.058 = phi i32 [ 0, %entry ], [ %inc9, %for.cond.cleanup3 ]
  %mul = mul nuw nsw i32 %i.058, 7
  %mul6 = shl nuw nsw i32 %i.058, 2
  br label %for.body4

for.cond12.preheader:                             ; preds = %for.cond.cleanup3
  %cmp1363 = icmp sgt i32 %n, 0
  br i1 %cmp1363, label %for.cond16.preheader, label %for.cond.cleanup14

for.cond.cleanup3:                                ; preds = %for.body4
  %inc9 = add nuw nsw i32 %i.058, 1
  %exitcond65.not = icmp eq i32 %inc9, 4
  br i1 %exitcond65.not, label %for.cond12.preheader, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %j.057 = phi i32 [ 0, %for.cond1.preheader ], [ %inc, %for.body4 ]
  %mul5 = mul nsw i32 %j.057, %n
  %add = add nsw i32 %mul5, %mul
  %add7 = add nuw nsw i32 %j.057, %mul6
  %idxprom = zext nneg i32 %add7 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom
  store i32 %add, ptr addrspace(5) %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %j.057, 1
  %exitcond.not = icmp eq i32 %inc, 4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4

for.cond16.preheader:                             ; preds = %for.cond.cleanup18, %for.cond12.preheader
  %i11.064 = phi i32 [ %inc40, %for.cond.cleanup18 ], [ 0, %for.cond12.preheader ]
  br label %for.cond21.preheader

for.cond.cleanup14:                               ; preds = %for.cond.cleanup18, %for.cond12.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %held) #4
  ret void

for.cond21.preheader:                             ; preds = %for.cond.cleanup23, %for.cond16.preheader
  %k.062 = phi i32 [ 0, %for.cond16.preheader ], [ %inc35, %for.cond.cleanup23 ]
  %sum.061 = phi i32 [ 0, %for.cond16.preheader ], [ %add30, %for.cond.cleanup23 ]
  br label %for.body24

for.cond.cleanup18:                               ; preds = %for.cond.cleanup23
  %idxprom37 = zext nneg i32 %i11.064 to i64
  %arrayidx38 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom37
  store i32 %add30, ptr %arrayidx38, align 4, !tbaa !3
  %inc40 = add nuw nsw i32 %i11.064, 1
  %exitcond68.not = icmp eq i32 %inc40, %n
  br i1 %exitcond68.not, label %for.cond.cleanup14, label %for.cond16.preheader

for.cond.cleanup23:                               ; preds = %for.body24
  %inc35 = add nuw nsw i32 %k.062, 1
  %exitcond67.not = icmp eq i32 %inc35, 4
  br i1 %exitcond67.not, label %for.cond.cleanup18, label %for.cond21.preheader

for.body24:                                       ; preds = %for.body24, %for.cond21.preheader
  %j20.060 = phi i32 [ 0, %for.cond21.preheader ], [ %inc32, %for.body24 ]
  %sum.159 = phi i32 [ %sum.061, %for.cond21.preheader ], [ %add30, %for.body24 ]
  %mul25 = mul i32 %sum.159, 5
  %mul26 = shl nuw nsw i32 %j20.060, 2
  %add27 = add nuw nsw i32 %mul26, %k.062
  %idxprom28 = zext nneg i32 %add27 to i64
  %arrayidx29 = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom28
  %0 = load i32, ptr addrspace(5) %arrayidx29, align 4, !tbaa !3
  %add30 = add i32 %0, %mul25
  %inc32 = add nuw nsw i32 %j20.060, 1
  %exitcond66.not = icmp eq i32 %inc32, 4
  br i1 %exitcond66.not, label %for.cond.cleanup23, label %for.body24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define void @local_down(ptr noundef writeonly captures(none) %a, i32 noundef %n) #3 {
entry:
  %held = alloca [16 x i16], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %held) #4
  %arraydecay.ascast = addrspacecast ptr %held to ptr addrspace(5)
  br label %for.body

for.cond2.preheader:                              ; preds = %for.body
  %cmp337 = icmp sgt i32 %n, 0
  br i1 %cmp337, label %for.cond7.preheader, label %for.cond.cleanup5

for.body:                                         ; preds = %for.body, %entry
  %i.034 = phi i32 [ 15, %entry ], [ %dec, %for.body ]
  %mul = mul nsw i32 %i.034, %n
  %conv = trunc i32 %mul to i16
  %idxprom = zext nneg i32 %i.034 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom
  store i16 %conv, ptr addrspace(5) %arrayidx, align 2, !tbaa !12
  %dec = add nsw i32 %i.034, -1
  %cmp.not = icmp eq i32 %i.034, 0
  br i1 %cmp.not, label %for.cond2.preheader, label %for.body

for.cond7.preheader:                              ; preds = %for.cond.cleanup10, %for.cond2.preheader
  %i1.038 = phi i32 [ %inc, %for.cond.cleanup10 ], [ 0, %for.cond2.preheader ]
  br label %for.body11

for.cond.cleanup5:                                ; preds = %for.cond.cleanup10, %for.cond2.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %held) #4
  ret void

for.cond.cleanup10:                               ; preds = %for.body11
  %idxprom20 = zext nneg i32 %i1.038 to i64
  %arrayidx21 = getelementptr inbounds nuw i16, ptr %a, i64 %idxprom20
  store i16 %add, ptr %arrayidx21, align 2, !tbaa !12
  %inc = add nuw nsw i32 %i1.038, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.cond7.preheader

for.body11:                                       ; preds = %for.body11, %for.cond7.preheader
  %j.036 = phi i32 [ 15, %for.cond7.preheader ], [ %sub, %for.body11 ]
  %sum.035 = phi i16 [ 0, %for.cond7.preheader ], [ %add, %for.body11 ]
  %mul13 = mul i16 %sum.035, 5
  %idxprom14 = zext nneg i32 %j.036 to i64
  %arrayidx15 = getelementptr inbounds nuw i16, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom14
  %0 = load i16, ptr addrspace(5) %arrayidx15, align 2, !tbaa !12
  %add = add i16 %0, %mul13
  %sub = add nsw i32 %j.036, -2
  %cmp8 = icmp samesign ugt i32 %j.036, 2
  br i1 %cmp8, label %for.body11, label %for.cond.cleanup10
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define void @local_two(ptr noundef writeonly captures(none) %a, i32 noundef %n) #3 {
entry:
  %held = alloca [8 x i32], align 4
  %other = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %held) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %other) #4
  %arraydecay.ascast = addrspacecast ptr %held to ptr addrspace(5)
  %arraydecay1.ascast = addrspacecast ptr %other to ptr addrspace(5)
  br label %for.body

for.cond5.preheader:                              ; preds = %for.body
  %cmp645 = icmp sgt i32 %n, 0
  br i1 %cmp645, label %for.cond9.preheader, label %for.cond.cleanup7

for.body:                                         ; preds = %for.body, %entry
  %i.042 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %mul = mul nuw nsw i32 %i.042, 3
  %add = add nsw i32 %mul, %n
  %idxprom = zext nneg i32 %i.042 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom
  store i32 %add, ptr addrspace(5) %arrayidx, align 4, !tbaa !3
  %sub = sub nsw i32 %i.042, %n
  %arrayidx3 = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay1.ascast, i64 %idxprom
  store i32 %sub, ptr addrspace(5) %arrayidx3, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.042, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond5.preheader, label %for.body

for.cond9.preheader:                              ; preds = %for.cond.cleanup11, %for.cond5.preheader
  %i4.046 = phi i32 [ %inc25, %for.cond.cleanup11 ], [ 0, %for.cond5.preheader ]
  br label %for.body12

for.cond.cleanup7:                                ; preds = %for.cond.cleanup11, %for.cond5.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %other) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %held) #4
  ret void

for.cond.cleanup11:                               ; preds = %for.body12
  %idxprom22 = zext nneg i32 %i4.046 to i64
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom22
  store i32 %add18, ptr %arrayidx23, align 4, !tbaa !3
  %inc25 = add nuw nsw i32 %i4.046, 1
  %exitcond48.not = icmp eq i32 %inc25, %n
  br i1 %exitcond48.not, label %for.cond.cleanup7, label %for.cond9.preheader

for.body12:                                       ; preds = %for.body12, %for.cond9.preheader
  %j.044 = phi i32 [ 0, %for.cond9.preheader ], [ %inc20, %for.body12 ]
  %sum.043 = phi i32 [ 0, %for.cond9.preheader ], [ %add18, %for.body12 ]
  %idxprom13 = zext nneg i32 %j.044 to i64
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay.ascast, i64 %idxprom13
  %0 = load i32, ptr addrspace(5) %arrayidx14, align 4, !tbaa !3
  %arrayidx16 = getelementptr inbounds nuw i32, ptr addrspace(5) %arraydecay1.ascast, i64 %idxprom13
  %1 = load i32, ptr addrspace(5) %arrayidx16, align 4, !tbaa !3
  %mul17 = mul i32 %1, %0
  %add18 = add i32 %mul17, %sum.043
  %inc20 = add nuw nsw i32 %j.044, 1
  %exitcond47.not = icmp eq i32 %inc20, 8
  br i1 %exitcond47.not, label %for.cond.cleanup11, label %for.body12
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) }
attributes #4 = { nounwind }

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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !4, i64 0}
!9 = !{!"", !4, i64 0, !4, i64 4, !4, i64 8}
!10 = !{!9, !4, i64 4}
!11 = !{!9, !4, i64 8}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !5, i64 0}
