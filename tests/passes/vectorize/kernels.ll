source_filename = "kernels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Body = type { float, float, float, float }
%struct.Pixel = type { i8, i8, i8, i8 }

@tile = addrspace(3) global [512 x float] undef, align 4
@counts = addrspace(3) global [64 x i32] undef, align 4
@weights = addrspace(4) externally_initialized constant [128 x float] zeroinitializer, align 4
@state = addrspace(1) externally_initialized global [256 x float] zeroinitializer, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @state to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_copy(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.018, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx13 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %3, ptr %arrayidx13, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_copy_restrict(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.018, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx13 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %3, ptr %arrayidx13, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_scale(ptr noundef captures(none) %a, float noundef %k, i32 noundef %n) #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 4
  %idx.ext = zext i32 %mul3 to i64
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %add.ptr, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %mul4 = fmul contract float %k, %3
  store float %mul4, ptr %arrayidx, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_saxpy(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, float noundef %k, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.020 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.020, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %mul5 = fmul contract float %k, %3
  %arrayidx14 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx14, align 4, !tbaa !8
  %add15 = fadd contract float %4, %mul5
  store float %add15, ptr %arrayidx14, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.020, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_saxpy_16(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, float noundef %k) #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.019 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %add4 = add nuw nsw i32 %i.019, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %mul5 = fmul contract float %k, %3
  %arrayidx14 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx14, align 4, !tbaa !8
  %add15 = fadd contract float %4, %mul5
  store float %add15, ptr %arrayidx14, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_dot(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef readonly captures(none) %c, i32 noundef %n) #0 {
entry:
  %cmp27 = icmp sgt i32 %n, 0
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br i1 %cmp27, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul3 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add15, %for.body ]
  %idxprom21 = zext i32 %add to i64
  %arrayidx22 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom21
  store float %s.0.lcssa, ptr %arrayidx22, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.029 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.028 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add15, %for.body ]
  %add4 = add i32 %i.029, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx13 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom
  %4 = load float, ptr %arrayidx13, align 4, !tbaa !8
  %mul14 = fmul contract float %3, %4
  %add15 = fadd contract float %s.028, %mul14
  %inc = add nuw nsw i32 %i.029, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_sum(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br i1 %cmp16, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul3 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add5, %for.body ]
  %idxprom11 = zext i32 %add to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom11
  store i32 %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !4
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.017 = phi i32 [ 0, %for.body.lr.ph ], [ %add5, %for.body ]
  %add4 = add i32 %i.018, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add5 = add i32 %3, %s.017
  %inc = add nuw nsw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @thread_largest(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #2 {
entry:
  %cmp16 = icmp sgt i32 %n, 0
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br i1 %cmp16, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul3 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ -9, %entry ], [ %call.i, %for.body ]
  %idxprom11 = zext i32 %add to i64
  %arrayidx12 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom11
  store i32 %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !4
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.017 = phi i32 [ -9, %for.body.lr.ph ], [ %call.i, %for.body ]
  %add4 = add i32 %i.018, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %call.i = tail call noundef i32 @__nv_max(i32 noundef %s.017, i32 noundef %3) #12
  %inc = add nuw nsw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_stencil(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp43 = icmp sgt i32 %n, 0
  br i1 %cmp43, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.044 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.044, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add12 = add i32 %add4, 1
  %idxprom13 = zext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom13
  %4 = load float, ptr %arrayidx14, align 4, !tbaa !8
  %add15 = fadd contract float %3, %4
  %add23 = add i32 %add4, 2
  %idxprom24 = zext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom24
  %5 = load float, ptr %arrayidx25, align 4, !tbaa !8
  %add26 = fadd contract float %add15, %5
  %arrayidx35 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %add26, ptr %arrayidx35, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.044, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_bytes(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.019 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.019, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !10
  %4 = xor i8 %3, 85
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %a, i64 %idxprom
  store i8 %4, ptr %arrayidx14, align 1, !tbaa !10
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_shorts(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp32 = icmp sgt i32 %n, 0
  br i1 %cmp32, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.033 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.033, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr %a, i64 %idxprom
  %3 = load i16, ptr %arrayidx, align 2, !tbaa !11
  %mul5 = mul i16 %3, 3
  %arrayidx14 = getelementptr inbounds nuw i16, ptr %b, i64 %idxprom
  %4 = load i16, ptr %arrayidx14, align 2, !tbaa !11
  %add16 = add i16 %mul5, %4
  store i16 %add16, ptr %arrayidx, align 2, !tbaa !11
  %inc = add nuw nsw i32 %i.033, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_halves(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 0
  br i1 %cmp29, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.030 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.030, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw half, ptr %a, i64 %idxprom
  %3 = load half, ptr %arrayidx, align 2, !tbaa !13
  %arrayidx13 = getelementptr inbounds nuw half, ptr %b, i64 %idxprom
  %4 = load half, ptr %arrayidx13, align 2, !tbaa !13
  %add14 = fadd contract half %3, %4
  store half %add14, ptr %arrayidx, align 2, !tbaa !13
  %inc = add nuw nsw i32 %i.030, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_doubles(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.019 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.019, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %b, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !15
  %mul5 = fmul contract double %3, 2.000000e+00
  %arrayidx14 = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  store double %mul5, ptr %arrayidx14, align 8, !tbaa !15
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_long_index(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i64 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i64 %n, 0
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %conv = zext i32 %add to i64
  %.idx = shl nuw nsw i64 %conv, 5
  %3 = getelementptr inbounds nuw i8, ptr %b, i64 %.idx
  %4 = getelementptr inbounds nuw i8, ptr %a, i64 %.idx
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.019 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %3, i64 %i.019
  %5 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx13 = getelementptr inbounds nuw float, ptr %4, i64 %i.019
  store float %5, ptr %arrayidx13, align 4, !tbaa !8
  %inc = add nuw nsw i64 %i.019, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_unsigned_index(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp17.not = icmp eq i32 %n, 0
  br i1 %cmp17.not, label %for.cond.cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.018, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %3, ptr %arrayidx13, align 4, !tbaa !4
  %inc = add nuw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_if(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp17 = icmp sgt i32 %n, 0
  br i1 %cmp17, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %i.018 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %add4 = add i32 %i.018, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %and = and i32 %3, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 7, ptr %arrayidx13, align 4, !tbaa !4
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %inc = add nuw nsw i32 %i.018, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_select(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp29 = icmp sgt i32 %n, 0
  br i1 %cmp29, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.030 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.030, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %cmp5 = fcmp contract ogt float %3, 0.000000e+00
  %cond = select contract i1 %cmp5, float %3, float 0.000000e+00
  %arrayidx23 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  store float %cond, ptr %arrayidx23, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.030, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_reversed(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp18 = icmp sgt i32 %n, 0
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  %add4 = add i32 %n, %mul3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.019 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %sub = sub i32 %add4, %i.019
  %idxprom = zext i32 %sub to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add11 = add i32 %i.019, %mul3
  %idxprom12 = zext i32 %add11 to i64
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom12
  store i32 %3, ptr %arrayidx13, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.019, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_in_place(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp20 = icmp sgt i32 %n, 0
  br i1 %cmp20, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.021 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.021, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add5 = add i32 %3, %i.021
  store i32 %add5, ptr %arrayidx, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.021, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_prefix(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.021 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.020 = phi i32 [ 0, %for.body.lr.ph ], [ %add5, %for.body ]
  %add4 = add i32 %i.021, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add5 = add i32 %3, %s.020
  %arrayidx14 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %add5, ptr %arrayidx14, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.021, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @thread_differences(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp28 = icmp sgt i32 %n, 0
  br i1 %cmp28, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.030 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %x.029 = phi i32 [ 0, %for.body.lr.ph ], [ %3, %for.body ]
  %add4 = add i32 %i.030, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %sub = sub i32 %3, %x.029
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %sub, ptr %arrayidx13, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.030, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @grid_stride(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #0 {
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
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom
  store i32 %4, ptr %arrayidx4, align 4, !tbaa !4
  %add8 = add i32 %i.013, %mul7
  %cmp = icmp slt i32 %add8, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @block_stride(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp7 = icmp slt i32 %0, %n
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %add3, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add = add i32 %1, 1
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !4
  %add3 = add nuw nsw i32 %i.08, 32
  %cmp = icmp slt i32 %add3, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @rows(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %cmp9, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul = mul i32 %n, %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add1, %for.body ]
  %idxprom3 = zext nneg i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom3
  store i32 %s.0.lcssa, ptr %arrayidx4, align 4, !tbaa !4
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.011 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.010 = phi i32 [ 0, %for.body.lr.ph ], [ %add1, %for.body ]
  %add = add i32 %i.011, %mul
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add1 = add i32 %1, %s.010
  %inc = add nuw nsw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @columns(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add1, %for.body ]
  %idxprom3 = zext nneg i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom3
  store i32 %s.0.lcssa, ptr %arrayidx4, align 4, !tbaa !4
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %s.09 = phi i32 [ %add1, %for.body ], [ 0, %entry ]
  %mul = shl nsw i32 %i.010, 5
  %add = add nuw i32 %mul, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add1 = add i32 %1, %s.09
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @transposed(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mul = shl nuw nsw i32 %0, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.010 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add = add nuw i32 %i.010, %mul
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %mul1 = shl nsw i32 %i.010, 5
  %add3 = add nuw i32 %mul1, %0
  %idxprom4 = zext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom4
  store i32 %1, ptr %arrayidx5, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @matrix_vector(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef readonly captures(none) %c, i32 noundef %n) #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %cmp13, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul = mul i32 %n, %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add4, %for.body ]
  %idxprom6 = zext nneg i32 %0 to i64
  %arrayidx7 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom6
  store float %s.0.lcssa, ptr %arrayidx7, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.015 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %s.014 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add4, %for.body ]
  %add = add i32 %i.015, %mul
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %b, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %idxprom1 = zext nneg i32 %i.015 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom1
  %2 = load float, ptr %arrayidx2, align 4, !tbaa !8
  %mul3 = fmul contract float %1, %2
  %add4 = fadd contract float %s.014, %mul3
  %inc = add nuw nsw i32 %i.015, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @bodies(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add5, %for.body ]
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul7 = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add9 = add i32 %mul7, %2
  %idxprom10 = zext i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10
  store float %s.0.lcssa, ptr %arrayidx11, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.021 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %s.020 = phi float [ %add5, %for.body ], [ 0.000000e+00, %entry ]
  %idxprom = zext nneg i32 %i.021 to i64
  %arrayidx = getelementptr inbounds nuw %struct.Body, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !17
  %m = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12
  %4 = load float, ptr %m, align 4, !tbaa !19
  %mul = fmul contract float %3, %4
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %5 = load float, ptr %y, align 4, !tbaa !20
  %add = fadd contract float %mul, %5
  %add5 = fadd contract float %s.020, %add
  %inc = add nuw nsw i32 %i.021, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @bodies_moved(ptr noundef captures(none) %b, float noundef %k, i32 noundef %n) #0 {
entry:
  %cmp34 = icmp sgt i32 %n, 0
  br i1 %cmp34, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.035 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add4 = add i32 %i.035, %mul3
  %idxprom = zext i32 %add4 to i64
  %arrayidx = getelementptr inbounds nuw %struct.Body, ptr %b, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !17
  %add5 = fadd contract float %k, %3
  store float %add5, ptr %arrayidx, align 4, !tbaa !17
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %4 = load float, ptr %y, align 4, !tbaa !20
  %add15 = fadd contract float %k, %4
  store float %add15, ptr %y, align 4, !tbaa !20
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  %5 = load float, ptr %z, align 4, !tbaa !21
  %add25 = fadd contract float %k, %5
  store float %add25, ptr %z, align 4, !tbaa !21
  %inc = add nuw nsw i32 %i.035, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @pixels(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp31 = icmp sgt i32 %n, 0
  br i1 %cmp31, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.032 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.032 to i64
  %arrayidx = getelementptr inbounds nuw %struct.Pixel, ptr %b, i64 %idxprom
  %b1 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 2
  %0 = load i8, ptr %b1, align 1, !tbaa !22
  %arrayidx3 = getelementptr inbounds nuw %struct.Pixel, ptr %a, i64 %idxprom
  store i8 %0, ptr %arrayidx3, align 1, !tbaa !24
  %g = getelementptr inbounds nuw i8, ptr %arrayidx, i64 1
  %1 = load i8, ptr %g, align 1, !tbaa !25
  %g8 = getelementptr inbounds nuw i8, ptr %arrayidx3, i64 1
  store i8 %1, ptr %g8, align 1, !tbaa !25
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !24
  %b14 = getelementptr inbounds nuw i8, ptr %arrayidx3, i64 2
  store i8 %2, ptr %b14, align 1, !tbaa !22
  %a17 = getelementptr inbounds nuw i8, ptr %arrayidx3, i64 3
  store i8 -1, ptr %a17, align 1, !tbaa !26
  %inc = add nuw nsw i32 %i.032, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @gather(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #0 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul5 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.013 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.013 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %idxprom1 = sext i32 %3 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %b, i64 %idxprom1
  %4 = load float, ptr %arrayidx2, align 4, !tbaa !8
  %add6 = add i32 %i.013, %mul5
  %idxprom7 = zext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom7
  store float %4, ptr %arrayidx8, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @read_only(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul3 = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul3, %2
  %mul5 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.011 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idx.ext = zext nneg i32 %i.011 to i64
  %add.ptr = getelementptr inbounds nuw i32, ptr %b, i64 %idx.ext
  %3 = addrspacecast ptr %add.ptr to ptr addrspace(1)
  %4 = load i32, ptr addrspace(1) %3, align 4, !invariant.load !27
  %mul = mul i32 %4, 3
  %add6 = add i32 %i.011, %mul5
  %idxprom = zext i32 %add6 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %mul, ptr %arrayidx, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @to_shared(ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #3 {
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @from_shared(ptr noundef writeonly captures(none) %a, i32 noundef %n) #4 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.07 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add = add nuw i32 %i.07, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %idxprom1 = zext nneg i32 %i.07 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom1
  store float %1, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @weighted(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.012 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.012 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add4 = add i32 %i.012, %mul3
  %idxprom5 = zext i32 %add4 to i64
  %arrayidx6 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom5
  %4 = load float, ptr %arrayidx6, align 4, !tbaa !8
  %mul7 = fmul contract float %3, %4
  store float %mul7, ptr %arrayidx6, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @device_state(ptr noundef readonly captures(none) %a, i32 noundef %n) #3 {
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
  %add = fadd contract float %0, 1.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(1) @state to ptr), i64 %idxprom
  store float %add, ptr %arrayidx2, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @histogram(ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #5 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %and = and i32 %0, 63
  %idxprom1 = zext nneg i32 %and to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !4
  %add = add i32 %1, 1
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @local_array(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %t = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #15
  br label %for.body

for.cond4.preheader:                              ; preds = %for.body
  %cmp523 = icmp sgt i32 %n, 0
  br i1 %cmp523, label %for.body7, label %for.cond.cleanup6

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %i.022 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %mul = shl i32 %0, 1
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %t, i64 %idxprom
  store i32 %mul, ptr %arrayidx2, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.022, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond4.preheader, label %for.body

for.cond.cleanup6:                                ; preds = %for.body7, %for.cond4.preheader
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #15
  ret void

for.body7:                                        ; preds = %for.body7, %for.cond4.preheader
  %i3.024 = phi i32 [ %inc13, %for.body7 ], [ 0, %for.cond4.preheader ]
  %and = and i32 %i3.024, 15
  %idxprom8 = zext nneg i32 %and to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %t, i64 %idxprom8
  %1 = load i32, ptr %arrayidx9, align 4, !tbaa !4
  %idxprom10 = zext nneg i32 %i3.024 to i64
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom10
  store i32 %1, ptr %arrayidx11, align 4, !tbaa !4
  %inc13 = add nuw nsw i32 %i3.024, 1
  %exitcond25.not = icmp eq i32 %inc13, %n
  br i1 %exitcond25.not, label %for.cond.cleanup6, label %for.body7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @sine(ptr noundef captures(none) %a, i32 noundef %n) #2 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.014 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.014 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !8
  %call.i = tail call contract noundef float @__nv_fast_sinf(float noundef %0) #12
  %1 = load float, ptr %arrayidx, align 4, !tbaa !8
  %call.i12 = tail call contract noundef float @__nv_sqrtf(float noundef %1) #12
  %add = fadd contract float %call.i, %call.i12
  store float %add, ptr %arrayidx, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.014, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @with_barrier(ptr noundef captures(none) %a, i32 noundef %n) #2 {
entry:
  %cmp12 = icmp sgt i32 %n, 0
  br i1 %cmp12, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom1 = zext nneg i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom1
  %xor = xor i32 %0, 1
  %idxprom4 = zext nneg i32 %xor to i64
  %arrayidx5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %idxprom4
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
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !8
  store float %2, ptr %arrayidx, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @with_shuffle(ptr noundef captures(none) %a, i32 noundef %n) #7 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.08 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %1 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %0, i32 1, i32 31)
  store i32 %1, ptr %arrayidx, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @with_vote(ptr noundef captures(none) %a, i32 noundef %n) #7 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.09 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %cmp1 = icmp ugt i32 %0, 3
  %1 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp1)
  store i32 %1, ptr %arrayidx, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress noinline norecurse nounwind
define ptx_kernel void @with_fence(ptr noundef captures(none) %a, i32 noundef %n) #8 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add = add i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @with_atomics(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %idx, i32 noundef %n) #9 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %idx, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %idx.ext = sext i32 %0 to i64
  %add.ptr = getelementptr inbounds i32, ptr %a, i64 %idx.ext
  %1 = atomicrmw add ptr %add.ptr, i32 1 seq_cst, align 4
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @with_volatile(ptr noundef %a, i32 noundef %n) #10 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.05 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store volatile i32 %i.05, ptr %arrayidx, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define ptx_kernel void @with_assembly(ptr noundef writeonly captures(none) %a, i32 noundef %n) #2 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %0 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r"() #12, !srcloc !28
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %0, ptr %arrayidx, align 4, !tbaa !4
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @scan_halves(ptr noundef captures(none) %a, i32 noundef %n) #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 1
  br i1 %cmp8, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %div11 = lshr i32 %n, 1
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom2 = zext nneg i32 %0 to i64
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom2
  %arrayidx3.promoted = load i32, ptr %arrayidx3, align 4, !tbaa !4
  br label %for.body

for.cond.for.cond.cleanup_crit_edge:              ; preds = %for.body
  store i32 %add4, ptr %arrayidx3, align 4, !tbaa !4
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.for.cond.cleanup_crit_edge, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %add410 = phi i32 [ %arrayidx3.promoted, %for.body.lr.ph ], [ %add4, %for.body ]
  %s.09 = phi i32 [ %div11, %for.body.lr.ph ], [ %shr, %for.body ]
  %add = add nuw nsw i32 %s.09, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %add4 = add i32 %add410, %1
  %shr = lshr i32 %s.09, 1
  %cmp.not = icmp eq i32 %shr, 0
  br i1 %cmp.not, label %for.cond.for.cond.cleanup_crit_edge, label %for.body
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #11

; Function Attrs: convergent nounwind
declare i32 @__nv_max(i32 noundef, i32 noundef) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #11

; Function Attrs: convergent nounwind
declare float @__nv_fast_sinf(float noundef) #12

; Function Attrs: convergent nounwind
declare float @__nv_sqrtf(float noundef) #12

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #13

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #13

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #14

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "uniform-work-group-size"="true" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "uniform-work-group-size"="true" }
attributes #8 = { mustprogress noinline norecurse nounwind "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "uniform-work-group-size"="true" }
attributes #10 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "uniform-work-group-size"="true" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind }
attributes #13 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #14 = { nocallback nounwind }
attributes #15 = { nounwind }

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
!10 = !{!6, !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"_Float16", !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTS4Body", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!19 = !{!18, !9, i64 12}
!20 = !{!18, !9, i64 4}
!21 = !{!18, !9, i64 8}
!22 = !{!23, !6, i64 2}
!23 = !{!"_ZTS5Pixel", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3}
!24 = !{!23, !6, i64 0}
!25 = !{!23, !6, i64 1}
!26 = !{!23, !6, i64 3}
!27 = !{}
!28 = !{i64 6512}
