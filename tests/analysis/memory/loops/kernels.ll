; ModuleID = 'loops/kernels.ll'
source_filename = "kernels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Body = type { float, float, float, float }
%struct.float4 = type { float, float, float, float }

@tile = dso_local local_unnamed_addr addrspace(3) global [256 x float] undef, align 4
@counts = dso_local local_unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@weights = dso_local addrspace(4) externally_initialized constant [64 x float] zeroinitializer, align 4
@state = dso_local addrspace(1) externally_initialized global [1024 x float] zeroinitializer, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @state to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11grid_stridePfPKfi(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp12 = icmp slt i32 %add, %n
  br i1 %cmp12, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul7 = mul i32 %3, %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.013 = phi i32 [ %add, %for.body.lr.ph ], [ %add8, %for.body ]
  %idxprom = sext i32 %i.013 to i64
  %arrayidx = getelementptr inbounds float, ptr %b, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx4 = getelementptr inbounds float, ptr %a, i64 %idxprom
  store float %4, ptr %arrayidx4, align 4, !tbaa !8
  %add8 = add i32 %i.013, %mul7
  %cmp = icmp slt i32 %add8, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z16grid_stride_samePfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp14 = icmp slt i32 %add, %n
  br i1 %cmp14, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %3, %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.015 = phi i32 [ %add, %for.body.lr.ph ], [ %add9, %for.body ]
  %4 = sext i32 %i.015 to i64
  %5 = getelementptr float, ptr %a, i64 %4
  %arrayidx = getelementptr i8, ptr %5, i64 4
  %6 = load float, ptr %arrayidx, align 4, !tbaa !8
  store float %6, ptr %5, align 4, !tbaa !8
  %add9 = add i32 %i.015, %mul8
  %cmp = icmp slt i32 %add9, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4rowsPfPKfi(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %mul = shl nsw i32 %i.010, 8
  %add = add nuw nsw i32 %mul, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx4 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %1, ptr %arrayidx4, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7columnsPfPKfi(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mul = mul nuw nsw i32 %n, %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.012 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add = add nuw nsw i32 %i.012, %mul
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx4 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %1, ptr %arrayidx4, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z9to_sharedPKfi(ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp6 = icmp slt i32 %0, %n
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom
  store float %1, ptr %arrayidx2, align 4, !tbaa !8
  %add = add nuw nsw i32 %i.07, 32
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z11from_sharedPfi(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %0, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z11shared_onlyi(i32 noundef %n) local_unnamed_addr #4 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial = load float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %i.07 = phi i32 [ %add, %for.body ], [ 0, %for.body.preheader ]
  %add = add nuw nsw i32 %i.07, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom1
  store float %load_initial, ptr %arrayidx2, align 4, !tbaa !8
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z10shared_twoi(i32 noundef %n) local_unnamed_addr #4 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %conv = fptosi float %0 to i32
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %idxprom
  store i32 %conv, ptr %arrayidx2, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8weightedPfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !8
  %mul = fmul contract float %0, %1
  store float %mul, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @_Z12device_statePfi(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(1) @state to ptr), i64 %idxprom
  store float %0, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !21
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12with_barrierPfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom1 = zext nneg i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.013 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.013 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  store float %1, ptr %arrayidx2, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom
  %2 = load float, ptr %arrayidx4, align 4, !tbaa !8
  store float %2, ptr %arrayidx, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !22
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z17with_barrier_onlyPfS_i(ptr noundef readnone captures(none) %a, ptr noundef readnone captures(none) %b, i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp2 = icmp sgt i32 %n, 0
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.03 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %inc = add nuw nsw i32 %i.03, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @_Z17with_warp_shufflePfS_i(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #7 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %1 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %0, i32 1, i32 31)
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %1, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7atomicsPiPKii(ptr noundef captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #8 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %idx.ext = sext i32 %0 to i64
  %add.ptr = getelementptr inbounds i32, ptr %a, i64 %idx.ext
  %1 = atomicrmw add ptr %add.ptr, i32 1 seq_cst, align 4
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9read_onlyPfPKfi(ptr noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idx.ext = zext nneg i32 %i.05 to i64
  %add.ptr = getelementptr inbounds nuw float, ptr %b, i64 %idx.ext
  %0 = addrspacecast ptr %add.ptr to ptr addrspace(1)
  %1 = load float, ptr addrspace(1) %0, align 4, !invariant.load !26
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext
  store float %1, ptr %arrayidx, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10restrictedPfPKfi(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add = add nuw nsw i32 %i.012, 1
  %idxprom1 = zext nneg i32 %add to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !8
  %add3 = fadd contract float %0, %1
  %arrayidx5 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %add3, ptr %arrayidx5, align 4, !tbaa !8
  %exitcond.not = icmp eq i32 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !28
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6bodiesP4BodyP6float4i(ptr noundef readonly captures(none) %p, ptr noundef captures(none) %acc, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp15 = icmp sgt i32 %n, 0
  br i1 %cmp15, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %y6 = getelementptr inbounds nuw i8, ptr %acc, i64 4
  %acc.promoted = load float, ptr %acc, align 16, !tbaa !29
  %y6.promoted = load float, ptr %y6, align 4, !tbaa !31
  br label %for.body

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store float %add, ptr %acc, align 16, !tbaa !29
  store float %add7, ptr %y6, align 4, !tbaa !31
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %0 = phi float [ %y6.promoted, %for.body.lr.ph ], [ %add7, %for.body ]
  %1 = phi float [ %acc.promoted, %for.body.lr.ph ], [ %add, %for.body ]
  %i.016 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.016 to i64
  %arrayidx = getelementptr inbounds nuw %struct.Body, ptr %p, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4, !tbaa !32
  %m = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %3 = load float, ptr %m, align 4, !tbaa !34
  %mul = fmul contract float %2, %3
  %add = fadd contract float %1, %mul
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %4 = load float, ptr %y, align 4, !tbaa !35
  %add7 = fadd contract float %4, %0
  %inc = add nuw nsw i32 %i.016, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body, !llvm.loop !36
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7float4sP6float4PKS_i(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw %struct.float4, ptr %b, i64 %idxprom
  %arrayidx2 = getelementptr inbounds nuw %struct.float4, ptr %a, i64 %idxprom
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %arrayidx2, ptr noundef nonnull align 16 dereferenceable(16) %arrayidx, i64 16, i1 false), !tbaa.struct !37
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !38
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z7reversePfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %div = sdiv i32 %n, 2
  %cmp20 = icmp sgt i32 %n, 1
  br i1 %cmp20, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.021 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.021 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %1 = xor i32 %i.021, -1
  %sub1 = add nsw i32 %n, %1
  %idxprom2 = sext i32 %sub1 to i64
  %arrayidx3 = getelementptr inbounds float, ptr %a, i64 %idxprom2
  %2 = load float, ptr %arrayidx3, align 4, !tbaa !8
  store float %2, ptr %arrayidx, align 4, !tbaa !8
  store float %0, ptr %arrayidx3, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.021, 1
  %exitcond.not = icmp eq i32 %inc, %div
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6halvesPfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 1
  br i1 %cmp8, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %div11 = lshr i32 %n, 1
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom2 = zext nneg i32 %0 to i64
  %arrayidx3 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom2
  %arrayidx3.promoted = load float, ptr %arrayidx3, align 4, !tbaa !8
  br label %for.body

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store float %add4, ptr %arrayidx3, align 4, !tbaa !8
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %add410 = phi float [ %arrayidx3.promoted, %for.body.lr.ph ], [ %add4, %for.body ]
  %s.09 = phi i32 [ %div11, %for.body.lr.ph ], [ %shr, %for.body ]
  %add = add nuw nsw i32 %s.09, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add4 = fadd contract float %1, %add410
  %shr = lshr i32 %s.09, 1
  %cmp.not = icmp eq i32 %shr, 0
  br i1 %cmp.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body, !llvm.loop !40
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4scanPfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 1
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial = load float, ptr %a, align 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.preheader
  %store_forwarded = phi float [ %load_initial, %for.body.preheader ], [ %add, %for.body ]
  %i.08 = phi i32 [ 1, %for.body.preheader ], [ %inc, %for.body ]
  %0 = zext nneg i32 %i.08 to i64
  %1 = getelementptr float, ptr %a, i64 %0
  %2 = load float, ptr %1, align 4, !tbaa !8
  %add = fadd contract float %store_forwarded, %2
  store float %add, ptr %1, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !41
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6matmulPfPKfS1_i(ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %mul = mul i32 %n, %0
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add7, %for.body ]
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %mul9 = mul i32 %n, %2
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add11 = add i32 %mul9, %3
  %idxprom12 = zext i32 %add11 to i64
  %arrayidx13 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom12
  store float %s.0.lcssa, ptr %arrayidx13, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %k.023 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.022 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add7, %for.body ]
  %add = add i32 %k.023, %mul
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !8
  %mul1 = mul nuw nsw i32 %k.023, %n
  %add3 = add nuw i32 %mul1, %1
  %idxprom4 = zext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom4
  %5 = load float, ptr %arrayidx5, align 4, !tbaa !8
  %mul6 = fmul contract float %4, %5
  %add7 = fadd contract float %s.022, %mul6
  %inc = add nuw nsw i32 %k.023, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !42
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z18thread_local_arrayPfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %t = alloca [16 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #13
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.body

for.cond4.preheader:                              ; preds = %for.body
  %cmp523 = icmp sgt i32 %n, 0
  br i1 %cmp523, label %for.body7, label %for.cond.cleanup6

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %add = add nuw nsw i32 %i.022, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %idxprom1 = zext nneg i32 %i.022 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %t, i64 %idxprom1
  store float %1, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.022, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond4.preheader, label %for.body, !llvm.loop !43

for.cond.cleanup6:                                ; preds = %for.body7, %for.cond4.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #13
  ret void

for.body7:                                        ; preds = %for.body7, %for.cond4.preheader
  %i3.024 = phi i32 [ %inc13, %for.body7 ], [ 0, %for.cond4.preheader ]
  %and = and i32 %i3.024, 15
  %idxprom8 = zext nneg i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw float, ptr %t, i64 %idxprom8
  %2 = load float, ptr %arrayidx9, align 4, !tbaa !8
  %idxprom10 = zext nneg i32 %i3.024 to i64
  %arrayidx11 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10
  store float %2, ptr %arrayidx11, align 4, !tbaa !8
  %inc13 = add nuw nsw i32 %i3.024, 1
  %exitcond25.not = icmp eq i32 %inc13, %n
  br i1 %exitcond25.not, label %for.cond.cleanup6, label %for.body7, !llvm.loop !44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8printingPfi(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #5 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %call.i = tail call contract noundef float @__nv_sinf(float noundef %0) #14
  store float %call.i, ptr %arrayidx, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #10

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #10

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #12

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #12 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = distinct !{!20, !11, !12}
!21 = distinct !{!21, !11, !12}
!22 = distinct !{!22, !11, !12}
!23 = distinct !{!23, !11, !12}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = !{}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11, !12}
!29 = !{!30, !9, i64 0}
!30 = !{!"_ZTS6float4", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!31 = !{!30, !9, i64 4}
!32 = !{!33, !9, i64 0}
!33 = !{!"_ZTS4Body", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!34 = !{!33, !9, i64 12}
!35 = !{!33, !9, i64 4}
!36 = distinct !{!36, !11, !12}
!37 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 4, !8, i64 12, i64 4, !8}
!38 = distinct !{!38, !11, !12}
!39 = distinct !{!39, !11, !12}
!40 = distinct !{!40, !11, !12}
!41 = distinct !{!41, !11, !12}
!42 = distinct !{!42, !11, !12}
!43 = distinct !{!43, !11, !12}
!44 = distinct !{!44, !11, !12}
!45 = distinct !{!45, !11, !12}
