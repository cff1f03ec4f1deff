; ModuleID = '<stdin>'
source_filename = "kernels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ9transposeE1t = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ8multiplyE1s = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8multiplyE1t = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@s = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4
@q = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4
@_ZZ4scanE1t = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@_ZZ9histogramE1s = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add(ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom
  %4 = load float, ptr %arrayidx4, align 4, !tbaa !11
  %add5 = fadd contract float %3, %4
  %arrayidx7 = getelementptr inbounds float, ptr %c, i64 %idxprom
  store float %add5, ptr %arrayidx7, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saxpy_unsigned(ptr noundef captures(none) %y, ptr noundef readonly captures(none) %x, float noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp ult i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul3 = fmul contract float %a, %3
  %arrayidx5 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  %4 = load float, ptr %arrayidx5, align 4, !tbaa !11
  %add6 = fadd contract float %4, %mul3
  store float %add6, ptr %arrayidx5, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_long(ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext nneg i32 %0 to i64
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %conv2 = zext nneg i32 %1 to i64
  %mul = mul nuw nsw i64 %conv, %conv2
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %conv4 = zext nneg i32 %2 to i64
  %add = add nuw nsw i64 %mul, %conv4
  %cmp = icmp ult i64 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %add
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx5 = getelementptr inbounds nuw float, ptr %c, i64 %add
  store float %3, ptr %arrayidx5, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @grid_stride(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp13 = icmp slt i32 %add, %n
  br i1 %cmp13, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %1, %3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.014 = phi i32 [ %add, %for.body.lr.ph ], [ %add9, %for.body ]
  %idxprom = sext i32 %i.014 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul3 = fmul contract float %4, 2.000000e+00
  %arrayidx5 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %mul3, ptr %arrayidx5, align 4, !tbaa !11
  %add9 = add i32 %i.014, %mul8
  %cmp = icmp slt i32 %add9, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @grid_stride_unsigned(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp13 = icmp ult i32 %add, %n
  br i1 %cmp13, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %1, %3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.014 = phi i32 [ %add, %for.body.lr.ph ], [ %add9, %for.body ]
  %idxprom = zext i32 %i.014 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul3 = fmul contract float %4, 2.000000e+00
  %arrayidx5 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  store float %mul3, ptr %arrayidx5, align 4, !tbaa !11
  %add9 = add i32 %i.014, %mul8
  %cmp = icmp ult i32 %add9, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @grid_stride_long(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i64 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext nneg i32 %0 to i64
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %conv2 = zext nneg i32 %1 to i64
  %mul = mul nuw nsw i64 %conv, %conv2
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %conv4 = zext nneg i32 %2 to i64
  %add = add nuw nsw i64 %mul, %conv4
  %cmp16 = icmp ult i64 %add, %n
  br i1 %cmp16, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %conv10 = zext nneg i32 %3 to i64
  %mul11 = mul nuw nsw i64 %conv2, %conv10
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.017 = phi i64 [ %add, %for.body.lr.ph ], [ %add12, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %i.017
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul5 = fmul contract float %4, 2.000000e+00
  %arrayidx6 = getelementptr inbounds nuw float, ptr %y, i64 %i.017
  store float %mul5, ptr %arrayidx6, align 4, !tbaa !11
  %add12 = add i64 %i.017, %mul11
  %cmp = icmp ult i64 %add12, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @block_stride(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp7 = icmp slt i32 %0, %n
  br i1 %cmp7, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.08 = phi i32 [ %0, %for.body.lr.ph ], [ %add, %for.body ]
  %idxprom = sext i32 %i.08 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul = fmul contract float %2, 2.000000e+00
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %mul, ptr %arrayidx2, align 4, !tbaa !11
  %add = add i32 %i.08, %1
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @warp_stride(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp6 = icmp slt i32 %0, %n
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul = fmul contract float %1, 2.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  store float %mul, ptr %arrayidx2, align 4, !tbaa !11
  %add = add nuw nsw i32 %i.07, 32
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @warp_size_stride(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp6 = icmp slt i32 %0, %n
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul = fmul contract float %1, 2.000000e+00
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  store float %mul, ptr %arrayidx2, align 4, !tbaa !11
  %add = add nuw nsw i32 %i.07, 32
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @warp_rows(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %rows, i32 noundef %columns) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %and = and i32 %0, 31
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %shr = lshr i32 %add, 5
  %cmp.not = icmp slt i32 %shr, %rows
  br i1 %cmp.not, label %for.cond.preheader, label %cleanup

for.cond.preheader:                               ; preds = %entry
  %cmp421 = icmp slt i32 %and, %columns
  br i1 %cmp421, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %mul5 = mul nsw i32 %columns, %shr
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.cond.preheader
  %s.0.lcssa = phi float [ 0.000000e+00, %for.cond.preheader ], [ %add7, %for.body ]
  %mul9 = and i32 %add, -32
  %add10 = or disjoint i32 %mul9, %and
  %idxprom11 = zext nneg i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom11
  store float %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !11
  br label %cleanup

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %j.023 = phi i32 [ %and, %for.body.lr.ph ], [ %add8, %for.body ]
  %s.022 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add7, %for.body ]
  %add6 = add nsw i32 %j.023, %mul5
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add7 = fadd contract float %s.022, %3
  %add8 = add nuw nsw i32 %j.023, 32
  %cmp4 = icmp slt i32 %add8, %columns
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !llvm.loop !21

cleanup:                                          ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bounded(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp6 = icmp slt i32 %0, %n
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom
  store float %1, ptr %arrayidx2, align 4, !tbaa !11
  %add = add nuw nsw i32 %i.07, 256
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bounded_grid(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #4 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 7
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %cmp10 = icmp slt i32 %add, %n
  br i1 %cmp10, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul5 = shl i32 %2, 7
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.011 = phi i32 [ %add, %for.body.lr.ph ], [ %add6, %for.body ]
  %idxprom = sext i32 %i.011 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %arrayidx3 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %3, ptr %arrayidx3, align 4, !tbaa !11
  %add6 = add i32 %i.011, %mul5
  %cmp = icmp slt i32 %add6, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !23
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @two_dimensions(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %w, i32 noundef %h) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %cmp = icmp slt i32 %add, %w
  %cmp8 = icmp slt i32 %add7, %h
  %or.cond = and i1 %cmp, %cmp8
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul9 = mul nsw i32 %h, %add
  %add10 = add nsw i32 %mul9, %add7
  %idxprom = sext i32 %add10 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul11 = mul nsw i32 %w, %add7
  %add12 = add nsw i32 %mul11, %add
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %o, i64 %idxprom13
  store float %6, ptr %arrayidx14, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @three_dimensions(ptr noundef writeonly captures(none) %o, i32 noundef %w, i32 noundef %h, i32 noundef %d) local_unnamed_addr #5 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %cmp16 = icmp slt i32 %2, %d
  br i1 %cmp16, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp3 = icmp slt i32 %0, %w
  %cmp4 = icmp slt i32 %1, %h
  %or.cond = and i1 %cmp3, %cmp4
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  ret void

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %k.017 = phi i32 [ %2, %for.body.lr.ph ], [ %add8, %for.inc ]
  br i1 %or.cond, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %conv = sitofp i32 %k.017 to float
  %mul = mul nsw i32 %k.017, %h
  %add = add nsw i32 %mul, %1
  %mul5 = mul nsw i32 %add, %w
  %add6 = add nsw i32 %mul5, %0
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds float, ptr %o, i64 %idxprom
  store float %conv, ptr %arrayidx, align 4, !tbaa !11
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %add8 = add i32 %k.017, %3
  %cmp = icmp slt i32 %add8, %d
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %w, i32 noundef %h) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 5
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul3 = shl nuw nsw i32 %2, 5
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add5 = add nuw nsw i32 %mul3, %3
  %idxprom14 = zext nneg i32 %1 to i64
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1t to ptr), i64 %idxprom14
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %add20 = add nuw nsw i32 %mul3, %1
  %add24 = add i32 %mul, %3
  %idxprom31 = zext nneg i32 %1 to i64
  %arrayidx32 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1t to ptr), i64 %idxprom31
  br label %for.body29

for.body:                                         ; preds = %for.body, %entry
  %j.053 = phi i32 [ 0, %entry ], [ %add16, %for.body ]
  %add6 = add nuw nsw i32 %add5, %j.053
  %mul7 = mul nsw i32 %add6, %w
  %add8 = add nsw i32 %add, %mul7
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add10 = add nuw nsw i32 %j.053, %3
  %idxprom11 = zext nneg i32 %add10 to i64
  %gep = getelementptr inbounds nuw [33 x float], ptr %invariant.gep, i64 %idxprom11
  store float %4, ptr %gep, align 4, !tbaa !11
  %add16 = add nuw nsw i32 %j.053, 8
  %cmp = icmp samesign ult i32 %j.053, 24
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !25

for.cond.cleanup28:                               ; preds = %for.body29
  ret void

for.body29:                                       ; preds = %for.body29, %for.cond.cleanup
  %j25.054 = phi i32 [ 0, %for.cond.cleanup ], [ %add43, %for.body29 ]
  %add34 = add nuw nsw i32 %j25.054, %3
  %idxprom35 = zext nneg i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom35
  %5 = load float, ptr %arrayidx36, align 4, !tbaa !11
  %add37 = add nsw i32 %add24, %j25.054
  %mul38 = mul nsw i32 %add37, %h
  %add39 = add nsw i32 %add20, %mul38
  %idxprom40 = sext i32 %add39 to i64
  %arrayidx41 = getelementptr inbounds float, ptr %o, i64 %idxprom40
  store float %5, ptr %arrayidx41, align 4, !tbaa !11
  %add43 = add nuw nsw i32 %j25.054, 8
  %cmp27 = icmp samesign ult i32 %j25.054, 24
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28, !llvm.loop !26
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @multiply(ptr noundef writeonly captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = shl nuw nsw i32 %0, 4
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add = add nuw nsw i32 %mul, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul3 = shl i32 %2, 4
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add5 = add i32 %mul3, %3
  %div = sdiv i32 %n, 16
  %cmp67 = icmp sgt i32 %n, 15
  br i1 %cmp67, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul6 = mul nuw nsw i32 %n, %add
  %add8 = add nuw i32 %mul6, %3
  %idxprom12 = zext nneg i32 %1 to i64
  %arrayidx13 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1s to ptr), i64 %idxprom12
  %idxprom15 = zext nneg i32 %3 to i64
  %arrayidx16 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %idxprom15
  %arrayidx26 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1t to ptr), i64 %idxprom12
  %arrayidx29 = getelementptr inbounds nuw float, ptr %arrayidx26, i64 %idxprom15
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1t to ptr), i64 %idxprom15
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup32, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add45, %for.cond.cleanup32 ]
  %mul49 = mul nsw i32 %n, %add
  %add50 = add nsw i32 %mul49, %add5
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds float, ptr %c, i64 %idxprom51
  store float %sum.0.lcssa, ptr %arrayidx52, align 4, !tbaa !11
  ret void

for.body:                                         ; preds = %for.cond.cleanup32, %for.body.lr.ph
  %m.069 = phi i32 [ 0, %for.body.lr.ph ], [ %inc47, %for.cond.cleanup32 ]
  %sum.068 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add45, %for.cond.cleanup32 ]
  %mul7 = shl nsw i32 %m.069, 4
  %add10 = add i32 %add8, %mul7
  %idxprom = zext i32 %add10 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  store float %4, ptr %arrayidx16, align 4, !tbaa !11
  %add19 = add nuw i32 %mul7, %1
  %mul20 = mul i32 %add19, %n
  %add21 = add i32 %mul20, %add5
  %idxprom22 = zext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom22
  %5 = load float, ptr %arrayidx23, align 4, !tbaa !11
  store float %5, ptr %arrayidx29, align 4, !tbaa !11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.body33

for.cond.cleanup32:                               ; preds = %for.body33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %inc47 = add nuw nsw i32 %m.069, 1
  %exitcond70.not = icmp eq i32 %inc47, %div
  br i1 %exitcond70.not, label %for.cond.cleanup, label %for.body, !llvm.loop !27

for.body33:                                       ; preds = %for.body33, %for.body
  %k.066 = phi i32 [ 0, %for.body ], [ %inc, %for.body33 ]
  %sum.165 = phi float [ %sum.068, %for.body ], [ %add45, %for.body33 ]
  %idxprom37 = zext nneg i32 %k.066 to i64
  %arrayidx38 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %idxprom37
  %6 = load float, ptr %arrayidx38, align 4, !tbaa !11
  %gep = getelementptr inbounds nuw [16 x float], ptr %invariant.gep, i64 %idxprom37
  %7 = load float, ptr %gep, align 4, !tbaa !11
  %mul44 = fmul contract float %6, %7
  %add45 = fadd contract float %sum.165, %mul44
  %inc = add nuw nsw i32 %k.066, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond.cleanup32, label %for.body33, !llvm.loop !28
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %cmp = icmp ult i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %entry ]
  %idxprom3 = zext nneg i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idxprom3
  store float %cond, ptr %arrayidx4, align 4, !tbaa !11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k.030 = lshr i32 %2, 1
  %cmp6.not31 = icmp eq i32 %k.030, 0
  br i1 %cmp6.not31, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %cmp14 = icmp eq i32 %0, 0
  br i1 %cmp14, label %if.then15, label %if.end19

for.body:                                         ; preds = %if.end, %cond.end
  %k.032 = phi i32 [ %k.0, %if.end ], [ %k.030, %cond.end ]
  %cmp7 = icmp samesign ult i32 %0, %k.032
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add8 = add nuw nsw i32 %k.032, %0
  %idxprom9 = zext nneg i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %idxprom9
  %4 = load float, ptr %arrayidx10, align 4, !tbaa !11
  %5 = load float, ptr %arrayidx4, align 4, !tbaa !11
  %add13 = fadd contract float %4, %5
  store float %add13, ptr %arrayidx4, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k.0 = lshr i32 %k.032, 1
  %cmp6.not = icmp eq i32 %k.0, 0
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body, !llvm.loop !29

if.then15:                                        ; preds = %for.cond.cleanup
  %6 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !tbaa !11
  %idxprom17 = zext nneg i32 %1 to i64
  %arrayidx18 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom17
  store float %6, ptr %arrayidx18, align 4, !tbaa !11
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_interleaved(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom3 = zext nneg i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @q to ptr), i64 %idxprom3
  store i32 %3, ptr %arrayidx4, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp28 = icmp samesign ugt i32 %2, 1
  br i1 %cmp28, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.then15, label %if.end19

for.body:                                         ; preds = %if.end, %entry
  %k.029 = phi i32 [ %mul6, %if.end ], [ 1, %entry ]
  %mul6 = shl i32 %k.029, 1
  %4 = add i32 %mul6, 1023
  %rem = and i32 %4, %0
  %cmp7 = icmp eq i32 %rem, 0
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add8 = add i32 %k.029, %0
  %idxprom9 = zext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @q to ptr), i64 %idxprom9
  %5 = load i32, ptr %arrayidx10, align 4, !tbaa !6
  %6 = load i32, ptr %arrayidx4, align 4, !tbaa !6
  %add13 = add nsw i32 %6, %5
  store i32 %add13, ptr %arrayidx4, align 4, !tbaa !6
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp = icmp ult i32 %mul6, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !30

if.then15:                                        ; preds = %for.cond.cleanup
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @q to ptr), align 4, !tbaa !6
  %idxprom17 = zext nneg i32 %1 to i64
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom17
  store i32 %7, ptr %arrayidx18, align 4, !tbaa !6
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffle_reduce(ptr noundef captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #8 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp27 = icmp slt i32 %add, %n
  br i1 %cmp27, label %for.body.lr.ph, label %for.body11.preheader

for.body11.preheader:                             ; preds = %for.body, %entry
  %s.130.ph = phi float [ 0.000000e+00, %entry ], [ %add3, %for.body ]
  br label %for.body11

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul6 = mul i32 %3, %1
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.029 = phi i32 [ %add, %for.body.lr.ph ], [ %add7, %for.body ]
  %s.028 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add3, %for.body ]
  %idxprom = sext i32 %i.029 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add3 = fadd contract float %s.028, %4
  %add7 = add i32 %i.029, %mul6
  %cmp = icmp slt i32 %add7, %n
  br i1 %cmp, label %for.body, label %for.body11.preheader, !llvm.loop !31

for.cond.cleanup10:                               ; preds = %for.body11
  %and = and i32 %2, 31
  %cmp17 = icmp eq i32 %and, 0
  br i1 %cmp17, label %if.then, label %if.end

for.body11:                                       ; preds = %for.body11, %for.body11.preheader
  %k.031 = phi i32 [ %div26, %for.body11 ], [ 16, %for.body11.preheader ]
  %s.130 = phi float [ %add13, %for.body11 ], [ %s.130.ph, %for.body11.preheader ]
  %5 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %s.130, i32 %k.031, i32 31)
  %add13 = fadd contract float %s.130, %5
  %div26 = lshr i32 %k.031, 1
  %cmp9.not = icmp eq i32 %div26, 0
  br i1 %cmp9.not, label %for.cond.cleanup10, label %for.body11, !llvm.loop !32

if.then:                                          ; preds = %for.cond.cleanup10
  %6 = atomicrmw fadd ptr %o, float %add13 seq_cst, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !6
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i32 [ %1, %cond.true ], [ 0, %entry ]
  %idxprom1 = zext nneg i32 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %idxprom1
  store i32 %cond, ptr %arrayidx2, align 4, !tbaa !6
  br label %for.body

for.cond.cleanup:                                 ; preds = %cond.end9
  br i1 %cmp, label %if.then, label %if.end

for.body:                                         ; preds = %cond.end9, %cond.end
  %k.030 = phi i32 [ 1, %cond.end ], [ %shl, %cond.end9 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not = icmp slt i32 %0, %k.030
  br i1 %cmp4.not, label %cond.end9, label %cond.true5

cond.true5:                                       ; preds = %for.body
  %sub = sub nsw i32 %0, %k.030
  %idxprom6 = zext nneg i32 %sub to i64
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %idxprom6
  %2 = load i32, ptr %arrayidx7, align 4, !tbaa !6
  br label %cond.end9

cond.end9:                                        ; preds = %cond.true5, %for.body
  %cond10 = phi i32 [ %2, %cond.true5 ], [ 0, %for.body ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %3 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add = add nsw i32 %3, %cond10
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !6
  %shl = shl i32 %k.030, 1
  %cmp3 = icmp slt i32 %shl, 512
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !llvm.loop !33

if.then:                                          ; preds = %for.cond.cleanup
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom1
  store i32 %4, ptr %arrayidx17, align 4, !tbaa !6
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef captures(none) %h, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp44 = icmp samesign ult i32 %0, 256
  br i1 %cmp44, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %2, %3
  %add6 = add i32 %mul, %0
  %cmp846 = icmp slt i32 %add6, %n
  br i1 %cmp846, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %for.cond.cleanup
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul19 = mul i32 %3, %4
  br label %for.body10

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.045 = phi i32 [ %0, %for.body.lr.ph ], [ %add, %for.body ]
  %idxprom = zext nneg i32 %i.045 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !6
  %add = add nuw nsw i32 %i.045, %1
  %cmp = icmp samesign ult i32 %add, 256
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !34

for.cond.cleanup9:                                ; preds = %for.body10, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp2548 = icmp samesign ult i32 %0, 256
  br i1 %cmp2548, label %for.body27, label %for.cond.cleanup26

for.body10:                                       ; preds = %for.body10, %for.body10.lr.ph
  %i2.047 = phi i32 [ %add6, %for.body10.lr.ph ], [ %add20, %for.body10 ]
  %idxprom11 = sext i32 %i2.047 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 %idxprom11
  %5 = load i8, ptr %arrayidx12, align 1, !tbaa !35
  %idxprom13 = zext i8 %5 to i64
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 %idxprom13
  %6 = atomicrmw add ptr %arrayidx14, i32 1 seq_cst, align 4
  %add20 = add i32 %i2.047, %mul19
  %cmp8 = icmp slt i32 %add20, %n
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !36

for.cond.cleanup26:                               ; preds = %for.body27, %for.cond.cleanup9
  ret void

for.body27:                                       ; preds = %for.body27, %for.cond.cleanup9
  %i22.049 = phi i32 [ %add35, %for.body27 ], [ %0, %for.cond.cleanup9 ]
  %idxprom28 = zext nneg i32 %i22.049 to i64
  %arrayidx29 = getelementptr inbounds nuw i32, ptr %h, i64 %idxprom28
  %arrayidx31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 %idxprom28
  %7 = load i32, ptr %arrayidx31, align 4, !tbaa !6
  %8 = atomicrmw add ptr %arrayidx29, i32 %7 seq_cst, align 4
  %add35 = add nuw nsw i32 %i22.049, %3
  %cmp25 = icmp samesign ult i32 %add35, 256
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !llvm.loop !37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @convolve(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %f, i32 noundef %n, i32 noundef %r) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not22 = icmp slt i32 %r, 0
  br i1 %cmp.not22, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %sub = sub nsw i32 0, %r
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %s.1, %if.end ]
  %idxprom11 = sext i32 %add to i64
  %arrayidx12 = getelementptr inbounds float, ptr %o, i64 %idxprom11
  store float %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !11
  ret void

for.body:                                         ; preds = %if.end, %for.body.preheader
  %s.024 = phi float [ %s.1, %if.end ], [ 0.000000e+00, %for.body.preheader ]
  %k.023 = phi i32 [ %inc, %if.end ], [ %sub, %for.body.preheader ]
  %add3 = add nsw i32 %k.023, %add
  %cmp4 = icmp sgt i32 %add3, -1
  %cmp5 = icmp slt i32 %add3, %n
  %or.cond = and i1 %cmp4, %cmp5
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %idxprom = zext nneg i32 %add3 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add6 = add nsw i32 %k.023, %r
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %f, i64 %idxprom7
  %4 = load float, ptr %arrayidx8, align 4, !tbaa !11
  %mul9 = fmul contract float %3, %4
  %add10 = fadd contract float %s.024, %mul9
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %s.1 = phi float [ %add10, %if.then ], [ %s.024, %for.body ]
  %inc = add i32 %k.023, 1
  %exitcond.not = icmp eq i32 %k.023, %r
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @convolve_fixed(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %w, i32 noundef %h) local_unnamed_addr #9 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %sub = add nsw i32 %h, -1
  %sub18 = add nsw i32 %w, -1
  br label %for.cond8.preheader

for.cond8.preheader:                              ; preds = %for.cond.cleanup10, %entry
  %v.044 = phi i32 [ -2, %entry ], [ %inc23, %for.cond.cleanup10 ]
  %s.043 = phi float [ 0.000000e+00, %entry ], [ %add21, %for.cond.cleanup10 ]
  %add12 = add nsw i32 %v.044, %add7
  %6 = tail call noundef range(i32 0, -2147483648) i32 @llvm.smax.i32(i32 %add12, i32 0)
  %7 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %6, i32 range(i32 -2147483648, 2147483647) %sub)
  %mul15 = mul nsw i32 %7, %w
  br label %for.body11

for.cond.cleanup:                                 ; preds = %for.cond.cleanup10
  %mul25 = mul nsw i32 %w, %add7
  %add26 = add nsw i32 %mul25, %add
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds float, ptr %o, i64 %idxprom27
  store float %add21, ptr %arrayidx28, align 4, !tbaa !11
  ret void

for.cond.cleanup10:                               ; preds = %for.body11
  %inc23 = add nsw i32 %v.044, 1
  %exitcond45.not = icmp eq i32 %inc23, 3
  br i1 %exitcond45.not, label %for.cond.cleanup, label %for.cond8.preheader, !llvm.loop !39

for.body11:                                       ; preds = %for.body11, %for.cond8.preheader
  %u.042 = phi i32 [ -2, %for.cond8.preheader ], [ %inc, %for.body11 ]
  %s.141 = phi float [ %s.043, %for.cond8.preheader ], [ %add21, %for.body11 ]
  %add16 = add nsw i32 %u.042, %add
  %8 = tail call noundef range(i32 0, -2147483648) i32 @llvm.smax.i32(i32 %add16, i32 0)
  %9 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %8, i32 range(i32 -2147483648, 2147483647) %sub18)
  %add20 = add nsw i32 %9, %mul15
  %idxprom = sext i32 %add20 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %10 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add21 = fadd contract float %s.141, %10
  %inc = add nsw i32 %u.042, 1
  %exitcond.not = icmp eq i32 %inc, 3
  br i1 %exitcond.not, label %for.cond.cleanup10, label %for.body11, !llvm.loop !40
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sparse(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %v, ptr noundef readonly captures(none) %column, ptr noundef readonly captures(none) %row, ptr noundef readonly captures(none) %x, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %row, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %arrayidx5 = getelementptr i8, ptr %arrayidx, i64 4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !6
  %cmp625 = icmp slt i32 %3, %4
  br i1 %cmp625, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.then
  %s.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %add14, %for.body ]
  %arrayidx16 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %s.0.lcssa, ptr %arrayidx16, align 4, !tbaa !11
  br label %if.end

for.body:                                         ; preds = %for.body, %if.then
  %k.027 = phi i32 [ %inc, %for.body ], [ %3, %if.then ]
  %s.026 = phi float [ %add14, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom7 = sext i32 %k.027 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %v, i64 %idxprom7
  %5 = load float, ptr %arrayidx8, align 4, !tbaa !11
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %idxprom7
  %6 = load i32, ptr %arrayidx10, align 4, !tbaa !6
  %idxprom11 = sext i32 %6 to i64
  %arrayidx12 = getelementptr inbounds float, ptr %x, i64 %idxprom11
  %7 = load float, ptr %arrayidx12, align 4, !tbaa !11
  %mul13 = fmul contract float %5, %7
  %add14 = fadd contract float %s.026, %mul13
  %inc = add nsw i32 %k.027, 1
  %exitcond.not = icmp eq i32 %inc, %4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !41

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bodies(ptr noundef writeonly captures(none) %f, ptr noundef readonly captures(none) %p, i32 noundef %n) local_unnamed_addr #9 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp40 = icmp sgt i32 %n, 0
  br i1 %cmp40, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds %struct.float4, ptr %p, i64 %idxprom4
  %3 = load float, ptr %arrayidx5, align 16, !tbaa !42
  %y12 = getelementptr inbounds nuw i8, ptr %arrayidx5, i64 4
  %4 = load float, ptr %y12, align 4, !tbaa !44
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.sroa.6.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add24, %for.body ]
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add21, %for.body ]
  %idxprom25 = sext i32 %add to i64
  %arrayidx26 = getelementptr inbounds %struct.float4, ptr %f, i64 %idxprom25
  store float %s.sroa.0.0.lcssa, ptr %arrayidx26, align 16, !tbaa !11
  %s.sroa.6.0.arrayidx26.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx26, i64 4
  store float %s.sroa.6.0.lcssa, ptr %s.sroa.6.0.arrayidx26.sroa_idx, align 4, !tbaa !11
  %s.sroa.8.0.arrayidx26.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx26, i64 8
  store i64 0, ptr %s.sroa.8.0.arrayidx26.sroa_idx, align 8
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %s.sroa.0.043 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add21, %for.body ]
  %s.sroa.6.042 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add24, %for.body ]
  %j.041 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %idxprom = zext nneg i32 %j.041 to i64
  %arrayidx = getelementptr inbounds nuw %struct.float4, ptr %p, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 16, !tbaa !42
  %sub = fsub contract float %5, %3
  %y9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %6 = load float, ptr %y9, align 4, !tbaa !44
  %sub13 = fsub contract float %6, %4
  %mul14 = fmul contract float %sub, %sub
  %mul15 = fmul contract float %sub13, %sub13
  %add16 = fadd contract float %mul14, %mul15
  %add17 = fadd contract float %add16, 0x3E112E0BE0000000
  %7 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add17)
  %mul19 = fmul contract float %sub, %7
  %add21 = fadd contract float %s.sroa.0.043, %mul19
  %mul22 = fmul contract float %sub13, %7
  %add24 = fadd contract float %s.sroa.6.042, %mul22
  %inc = add nuw nsw i32 %j.041, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !45
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tiles(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %tiles) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %cmp20 = icmp slt i32 %0, %tiles
  br i1 %cmp20, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.body:                                         ; preds = %for.cond.cleanup4, %for.body.lr.ph
  %t.021 = phi i32 [ %0, %for.body.lr.ph ], [ %add12, %for.cond.cleanup4 ]
  %mul = shl nsw i32 %t.021, 10
  br label %for.body5

for.cond.cleanup4:                                ; preds = %if.end
  %add12 = add i32 %t.021, %3
  %cmp = icmp slt i32 %add12, %tiles
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !46

for.body5:                                        ; preds = %if.end, %for.body
  %j.019 = phi i32 [ %1, %for.body ], [ %add9, %if.end ]
  %add = add nsw i32 %j.019, %mul
  %cmp6 = icmp slt i32 %add, %n
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %for.body5
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %mul7 = fmul contract float %4, 2.000000e+00
  store float %mul7, ptr %arrayidx, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body5
  %add9 = add nuw nsw i32 %j.019, %2
  %cmp3 = icmp samesign ult i32 %add9, 1024
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !llvm.loop !47
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @vectors(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %v.sroa.6 = alloca { float, float, float }, align 8
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %div = sdiv i32 %n, 4
  %cmp14 = icmp slt i32 %add, %div
  br i1 %cmp14, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %1, %3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.015 = phi i32 [ %add, %for.body.lr.ph ], [ %add9, %for.body ]
  call void @llvm.lifetime.start.p0(ptr nonnull %v.sroa.6)
  %idxprom = sext i32 %i.015 to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %a, i64 %idxprom
  %v.sroa.0.0.copyload = load float, ptr %arrayidx, align 16, !tbaa !11
  %v.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %v.sroa.6, ptr noundef nonnull align 4 dereferenceable(12) %v.sroa.6.0.arrayidx.sroa_idx, i64 12, i1 false), !tbaa.struct !48
  %add3 = fadd contract float %v.sroa.0.0.copyload, 1.000000e+00
  %arrayidx5 = getelementptr inbounds %struct.float4, ptr %o, i64 %idxprom
  store float %add3, ptr %arrayidx5, align 16, !tbaa !11
  %v.sroa.6.0.arrayidx5.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx5, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %v.sroa.6.0.arrayidx5.sroa_idx, ptr noundef nonnull align 8 dereferenceable(12) %v.sroa.6, i64 12, i1 false), !tbaa.struct !48
  call void @llvm.lifetime.end.p0(ptr nonnull %v.sroa.6)
  %add9 = add i32 %i.015, %mul8
  %cmp = icmp slt i32 %add9, %div
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !49
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wave(ptr noundef captures(none) %a, i32 noundef %w, i32 noundef %h, i32 noundef %steps) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %0, 1
  %cmp34 = icmp sgt i32 %steps, 0
  br i1 %cmp34, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp232 = icmp sgt i32 %h, 2
  %1 = add nuw nsw i32 %0, 3
  %2 = shl nuw nsw i32 %0, 2
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr i8, ptr %a, i64 %3
  %scevgep = getelementptr i8, ptr %4, i64 4
  %ident.check = icmp ne i32 %w, 1
  %5 = add nuw i32 %0, %h
  %6 = icmp slt i32 %5, %1
  %7 = or i1 %ident.check, %6
  %8 = add nsw i32 %h, -2
  %9 = add nsw i32 %h, -2
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %s.035 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc19, %for.cond.cleanup3 ]
  br i1 %cmp232, label %for.body4.lver.check, label %for.cond.cleanup3

for.body4.lver.check:                             ; preds = %for.cond1.preheader
  br i1 %7, label %for.body4.lver.orig, label %for.body4.ph

for.body4.lver.orig:                              ; preds = %for.body4.lver.orig, %for.body4.lver.check
  %y.033.lver.orig = phi i32 [ %add7.lver.orig, %for.body4.lver.orig ], [ 1, %for.body4.lver.check ]
  %sub5.lver.orig = add nsw i32 %y.033.lver.orig, -1
  %mul.lver.orig = mul nsw i32 %sub5.lver.orig, %w
  %add6.lver.orig = add nsw i32 %mul.lver.orig, %add
  %idxprom.lver.orig = sext i32 %add6.lver.orig to i64
  %arrayidx.lver.orig = getelementptr inbounds float, ptr %a, i64 %idxprom.lver.orig
  %10 = load float, ptr %arrayidx.lver.orig, align 4, !tbaa !11
  %add7.lver.orig = add nuw nsw i32 %y.033.lver.orig, 1
  %mul8.lver.orig = mul nsw i32 %add7.lver.orig, %w
  %add9.lver.orig = add nsw i32 %mul8.lver.orig, %add
  %idxprom10.lver.orig = sext i32 %add9.lver.orig to i64
  %arrayidx11.lver.orig = getelementptr inbounds float, ptr %a, i64 %idxprom10.lver.orig
  %11 = load float, ptr %arrayidx11.lver.orig, align 4, !tbaa !11
  %add12.lver.orig = fadd contract float %10, %11
  %mul13.lver.orig = fmul contract float %add12.lver.orig, 2.500000e-01
  %mul14.lver.orig = mul nsw i32 %y.033.lver.orig, %w
  %add15.lver.orig = add nsw i32 %mul14.lver.orig, %add
  %idxprom16.lver.orig = sext i32 %add15.lver.orig to i64
  %arrayidx17.lver.orig = getelementptr inbounds float, ptr %a, i64 %idxprom16.lver.orig
  store float %mul13.lver.orig, ptr %arrayidx17.lver.orig, align 4, !tbaa !11
  %exitcond.not.lver.orig = icmp eq i32 %y.033.lver.orig, %9
  br i1 %exitcond.not.lver.orig, label %for.cond.cleanup3, label %for.body4.lver.orig, !llvm.loop !50

for.body4.ph:                                     ; preds = %for.body4.lver.check
  %load_initial = load float, ptr %scevgep, align 4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.body4.lver.orig, %for.cond1.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %inc19 = add nuw nsw i32 %s.035, 1
  %exitcond36.not = icmp eq i32 %inc19, %steps
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !51

for.body4:                                        ; preds = %for.body4, %for.body4.ph
  %store_forwarded = phi float [ %load_initial, %for.body4.ph ], [ %mul13, %for.body4 ]
  %y.033 = phi i32 [ 1, %for.body4.ph ], [ %add7, %for.body4 ]
  %add7 = add nuw nsw i32 %y.033, 1
  %mul8 = mul nuw nsw i32 %add7, %w
  %add9 = add nuw nsw i32 %mul8, %add
  %idxprom10 = zext nneg i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10
  %12 = load float, ptr %arrayidx11, align 4, !tbaa !11
  %add12 = fadd contract float %store_forwarded, %12
  %mul13 = fmul contract float %add12, 2.500000e-01
  %mul14 = mul nuw nsw i32 %y.033, %w
  %add15 = add nuw nsw i32 %mul14, %add
  %idxprom16 = zext nneg i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom16
  store float %mul13, ptr %arrayidx17, align 4, !tbaa !11
  %exitcond.not = icmp eq i32 %y.033, %8
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !50
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic(ptr noundef captures(none) %a) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %k.045 = phi i32 [ 2, %entry ], [ %shl, %for.cond.cleanup3 ]
  %j.043 = lshr exact i32 %k.045, 1
  %and = and i32 %k.045, %0
  %1 = icmp ne i32 %and, 0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond.cleanup3:                                ; preds = %if.end21
  %shl = shl nuw nsw i32 %k.045, 1
  %cmp = icmp samesign ult i32 %k.045, 513
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !52

for.body4:                                        ; preds = %if.end21, %for.cond1.preheader
  %j.044 = phi i32 [ %j.043, %for.cond1.preheader ], [ %j.0, %if.end21 ]
  %xor = xor i32 %j.044, %0
  %cmp5 = icmp samesign ugt i32 %xor, %0
  br i1 %cmp5, label %if.then, label %if.end21

if.then:                                          ; preds = %for.body4
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7 = zext nneg i32 %xor to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7
  %3 = load i32, ptr %arrayidx8, align 4, !tbaa !6
  %cmp9 = icmp sgt i32 %2, %3
  %cmp11 = xor i1 %1, %cmp9
  br i1 %cmp11, label %if.then12, label %if.end21

if.then12:                                        ; preds = %if.then
  store i32 %3, ptr %arrayidx, align 4, !tbaa !6
  store i32 %2, ptr %arrayidx8, align 4, !tbaa !6
  br label %if.end21

if.end21:                                         ; preds = %if.then12, %if.then, %for.body4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %j.0 = lshr i32 %j.044, 1
  %cmp2.not = icmp eq i32 %j.0, 0
  br i1 %cmp2.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !53
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @unrolled(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mul = shl nuw nsw i32 %0, 3
  %idxprom = zext nneg i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add1 = fadd contract float %1, 0.000000e+00
  %2 = zext nneg i32 %mul to i64
  %3 = getelementptr inbounds nuw float, ptr %a, i64 %2
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %4 = load float, ptr %arrayidx.1, align 4, !tbaa !11
  %add1.1 = fadd contract float %add1, %4
  %5 = zext nneg i32 %mul to i64
  %6 = getelementptr inbounds nuw float, ptr %a, i64 %5
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %7 = load float, ptr %arrayidx.2, align 4, !tbaa !11
  %add1.2 = fadd contract float %add1.1, %7
  %8 = zext nneg i32 %mul to i64
  %9 = getelementptr inbounds nuw float, ptr %a, i64 %8
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %10 = load float, ptr %arrayidx.3, align 4, !tbaa !11
  %add1.3 = fadd contract float %add1.2, %10
  %11 = zext nneg i32 %mul to i64
  %12 = getelementptr inbounds nuw float, ptr %a, i64 %11
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %13 = load float, ptr %arrayidx.4, align 4, !tbaa !11
  %add1.4 = fadd contract float %add1.3, %13
  %14 = zext nneg i32 %mul to i64
  %15 = getelementptr inbounds nuw float, ptr %a, i64 %14
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %16 = load float, ptr %arrayidx.5, align 4, !tbaa !11
  %add1.5 = fadd contract float %add1.4, %16
  %17 = zext nneg i32 %mul to i64
  %18 = getelementptr inbounds nuw float, ptr %a, i64 %17
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %19 = load float, ptr %arrayidx.6, align 4, !tbaa !11
  %add1.6 = fadd contract float %add1.5, %19
  %20 = zext nneg i32 %mul to i64
  %21 = getelementptr inbounds nuw float, ptr %a, i64 %20
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %22 = load float, ptr %arrayidx.7, align 4, !tbaa !11
  %add1.7 = fadd contract float %add1.6, %22
  %idxprom3 = zext nneg i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom3
  store float %add1.7, ptr %arrayidx4, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: write)
define dso_local ptx_kernel void @lanes(ptr noundef writeonly captures(none) %o) local_unnamed_addr #11 {
entry:
  %0 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #19, !srcloc !54
  %cmp12 = icmp slt i32 %0, 256
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.013 = phi i32 [ %add4, %for.body ], [ %0, %entry ]
  %1 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 range(i32 -2147483648, 256) %i.013)
  %2 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 range(i32 -2147483648, 256) %i.013, i1 false)
  %3 = tail call i32 @llvm.bitreverse.i32(i32 range(i32 -2147483648, 256) %i.013)
  %4 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %3) #20, !srcloc !55
  %5 = add nuw nsw i32 %2, 1
  %add = add nuw nsw i32 %5, %1
  %add3 = add i32 %add, %4
  %idxprom = sext i32 %i.013 to i64
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom
  store i32 %add3, ptr %arrayidx, align 4, !tbaa !6
  %add4 = add nsw i32 %i.013, 32
  %cmp = icmp slt i32 %i.013, 224
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr noundef writeonly captures(none) %o, i32 noundef %w, i32 noundef %h, i32 noundef %limit) local_unnamed_addr #5 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %conv = sitofp i32 %add to float
  %mul4 = fmul contract float %conv, 3.000000e+00
  %conv5 = sitofp i32 %w to float
  %div = fdiv contract float %mul4, %conv5
  %sub = fadd contract float %div, -2.000000e+00
  %4 = shl nuw nsw i32 %3, 1
  %mul7 = uitofp nneg i32 %4 to float
  %conv8 = sitofp i32 %h to float
  %div9 = fdiv contract float %mul7, %conv8
  %sub10 = fadd contract float %div9, -1.000000e+00
  %cmp37 = icmp sgt i32 %limit, 0
  br i1 %cmp37, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.body, %entry
  %a.040 = phi float [ %add18, %while.body ], [ 0.000000e+00, %entry ]
  %k.039 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %b.038 = phi float [ %add21, %while.body ], [ 0.000000e+00, %entry ]
  %mul11 = fmul contract float %a.040, %a.040
  %mul12 = fmul contract float %b.038, %b.038
  %add13 = fadd contract float %mul12, %mul11
  %cmp14 = fcmp contract olt float %add13, 4.000000e+00
  br i1 %cmp14, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %sub17 = fsub contract float %mul11, %mul12
  %add18 = fadd contract float %sub, %sub17
  %mul19 = fmul contract float %a.040, 2.000000e+00
  %mul20 = fmul contract float %b.038, %mul19
  %add21 = fadd contract float %sub10, %mul20
  %inc = add nuw nsw i32 %k.039, 1
  %exitcond.not = icmp eq i32 %inc, %limit
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !57

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %k.0.lcssa = phi i32 [ 0, %entry ], [ %k.039, %land.rhs ], [ %limit, %while.body ]
  %mul22 = mul nsw i32 %w, %3
  %add23 = add nsw i32 %mul22, %add
  %idxprom = sext i32 %add23 to i64
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom
  store i32 %k.0.lcssa, ptr %arrayidx, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @queue(ptr noundef writeonly captures(none) %a, ptr noundef captures(none) %head, i32 noundef %n) local_unnamed_addr #12 {
entry:
  %0 = atomicrmw add ptr %head, i32 1 seq_cst, align 4
  %cmp5 = icmp slt i32 %0, %n
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %1, %for.body ], [ %0, %entry ]
  %idxprom = sext i32 %i.06 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  store i32 %i.06, ptr %arrayidx, align 4, !tbaa !6
  %1 = atomicrmw add ptr %head, i32 1 seq_cst, align 4
  %cmp = icmp slt i32 %1, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !58
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local range(i32 0, 1073741825) i32 @search(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #13 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %l.010 = phi i32 [ %l.1, %while.body ], [ 0, %entry ]
  %h.09 = phi i32 [ %h.1, %while.body ], [ %n, %entry ]
  %add = add nuw nsw i32 %l.010, %h.09
  %shr = lshr i32 %add, 1
  %idxprom = zext nneg i32 %shr to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %cmp1 = icmp slt i32 %0, %x
  %add2 = add nuw nsw i32 %shr, 1
  %h.1 = select i1 %cmp1, i32 %h.09, i32 %shr
  %l.1 = select i1 %cmp1, i32 %add2, i32 %l.010
  %cmp = icmp slt i32 %l.1, %h.1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !59

while.end:                                        ; preds = %while.body, %entry
  %l.0.lcssa = phi i32 [ 0, %entry ], [ %l.1, %while.body ]
  ret i32 %l.0.lcssa
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local float @horner(ptr noundef readonly captures(none) %c, i32 noundef %n, float noundef %x) local_unnamed_addr #13 {
entry:
  %idxprom = sext i32 %n to i64
  %arrayidx = getelementptr inbounds float, ptr %c, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4, !tbaa !11
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ %0, %entry ], [ %add, %for.body ]
  ret float %s.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.0.in10 = phi i32 [ %i.0, %for.body ], [ %n, %entry ]
  %s.09 = phi float [ %add, %for.body ], [ %0, %entry ]
  %i.0 = add nsw i32 %i.0.in10, -1
  %mul = fmul contract float %x, %s.09
  %idxprom1 = zext nneg i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %add = fadd contract float %mul, %1
  %cmp = icmp sgt i32 %i.0.in10, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !60
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i32 @hash(ptr noundef readonly captures(none) %p, i32 noundef %n) local_unnamed_addr #13 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %h.0.lcssa = phi i32 [ -2128831035, %entry ], [ %mul, %for.body ]
  ret i32 %h.0.lcssa

for.body:                                         ; preds = %for.body, %entry
  %i.06 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %h.05 = phi i32 [ %mul, %for.body ], [ -2128831035, %entry ]
  %idxprom = zext i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !35
  %conv = zext i8 %0 to i32
  %xor = xor i32 %h.05, %conv
  %mul = mul i32 %xor, 16777619
  %inc = add nuw i32 %i.06, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !61
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @offset(i32 noundef %row, i32 noundef %column, i32 noundef %pitch) local_unnamed_addr #14 {
entry:
  %and = and i32 %row, 7
  %mul = mul nsw i32 %pitch, %and
  %0 = shl nsw i32 %column, 2
  %mul1 = and i32 %0, -16
  %and2 = and i32 %column, 3
  %add = or disjoint i32 %mul1, %and2
  %add3 = add i32 %add, %mul
  ret i32 %add3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local range(i32 0, -224) i32 @swizzle(i32 noundef %t) local_unnamed_addr #14 {
entry:
  %and = and i32 %t, 31
  %0 = lshr i32 %t, 3
  %shl = and i32 %0, 28
  %xor = xor i32 %shl, %and
  %and2 = and i32 %t, -256
  %or = or disjoint i32 %xor, %and2
  ret i32 %or
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #15

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #17

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { convergent noinline norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #12 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #19 = { convergent nounwind memory(none) }
attributes #20 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !8, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
!28 = distinct !{!28, !14, !15}
!29 = distinct !{!29, !14, !15}
!30 = distinct !{!30, !14, !15}
!31 = distinct !{!31, !14, !15}
!32 = distinct !{!32, !14, !15}
!33 = distinct !{!33, !14, !15}
!34 = distinct !{!34, !14, !15}
!35 = !{!8, !8, i64 0}
!36 = distinct !{!36, !14, !15}
!37 = distinct !{!37, !14, !15}
!38 = distinct !{!38, !14, !15}
!39 = distinct !{!39, !14, !15}
!40 = distinct !{!40, !14, !15}
!41 = distinct !{!41, !14, !15}
!42 = !{!43, !12, i64 0}
!43 = !{!"_ZTS6float4", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!44 = !{!43, !12, i64 4}
!45 = distinct !{!45, !14, !15}
!46 = distinct !{!46, !14, !15}
!47 = distinct !{!47, !14, !15}
!48 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11}
!49 = distinct !{!49, !14, !15}
!50 = distinct !{!50, !14, !15}
!51 = distinct !{!51, !14, !15}
!52 = distinct !{!52, !14, !15}
!53 = distinct !{!53, !14, !15}
!54 = !{i64 7188}
!55 = !{i32 12369}
!56 = distinct !{!56, !14, !15}
!57 = distinct !{!57, !14, !15}
!58 = distinct !{!58, !14, !15}
!59 = distinct !{!59, !14, !15}
!60 = distinct !{!60, !14, !15}
!61 = distinct !{!61, !14, !15}
