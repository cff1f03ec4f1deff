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
  %arrayidx7 = getelementptr inbounds float, ptr %c, i64 %idxprom
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
  %4 = load float, ptr %arrayidx4, align 4, !tbaa !11
  %add5 = fadd contract float %3, %4
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
  %arrayidx5 = getelementptr inbounds nuw float, ptr %c, i64 %add
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %add
  %3 = load float, ptr %arrayidx, align 4, !tbaa !11
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !15
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !16
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !17
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !18
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !19
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
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !llvm.loop !20

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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !21
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !22
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
  %mul = mul nsw i32 %k.017, %h
  %add = add nsw i32 %mul, %1
  %mul5 = mul nsw i32 %add, %w
  %add6 = add nsw i32 %mul5, %0
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds float, ptr %o, i64 %idxprom
  %conv = sitofp i32 %k.017 to float
  store float %conv, ptr %arrayidx, align 4, !tbaa !11
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %add8 = add i32 %k.017, %3
  %cmp = icmp slt i32 %add8, %d
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !23
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
  %mul7 = mul nsw i32 %add5, %w
  %add8 = add nsw i32 %add, %mul7
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !11
  %idxprom11 = zext nneg i32 %3 to i64
  %gep = getelementptr inbounds nuw [33 x float], ptr %invariant.gep, i64 %idxprom11
  store float %4, ptr %gep, align 4, !tbaa !11
  %add6.1 = add nuw nsw i32 %add5, 8
  %mul7.1 = mul nsw i32 %add6.1, %w
  %add8.1 = add nsw i32 %add, %mul7.1
  %idxprom.1 = sext i32 %add8.1 to i64
  %arrayidx.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.1
  %5 = load float, ptr %arrayidx.1, align 4, !tbaa !11
  %add10.1 = add nuw nsw i32 %3, 8
  %idxprom11.1 = zext nneg i32 %add10.1 to i64
  %gep.1 = getelementptr inbounds nuw [33 x float], ptr %invariant.gep, i64 %idxprom11.1
  store float %5, ptr %gep.1, align 4, !tbaa !11
  %add6.2 = add nuw nsw i32 %add5, 16
  %mul7.2 = mul nsw i32 %add6.2, %w
  %add8.2 = add nsw i32 %add, %mul7.2
  %idxprom.2 = sext i32 %add8.2 to i64
  %arrayidx.2 = getelementptr inbounds float, ptr %a, i64 %idxprom.2
  %6 = load float, ptr %arrayidx.2, align 4, !tbaa !11
  %add10.2 = add nuw nsw i32 %3, 16
  %idxprom11.2 = zext nneg i32 %add10.2 to i64
  %gep.2 = getelementptr inbounds nuw [33 x float], ptr %invariant.gep, i64 %idxprom11.2
  store float %6, ptr %gep.2, align 4, !tbaa !11
  %add6.3 = add nuw nsw i32 %add5, 24
  %mul7.3 = mul nsw i32 %add6.3, %w
  %add8.3 = add nsw i32 %add, %mul7.3
  %idxprom.3 = sext i32 %add8.3 to i64
  %arrayidx.3 = getelementptr inbounds float, ptr %a, i64 %idxprom.3
  %7 = load float, ptr %arrayidx.3, align 4, !tbaa !11
  %add10.3 = add nuw nsw i32 %3, 24
  %idxprom11.3 = zext nneg i32 %add10.3 to i64
  %gep.3 = getelementptr inbounds nuw [33 x float], ptr %invariant.gep, i64 %idxprom11.3
  store float %7, ptr %gep.3, align 4, !tbaa !11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %add20 = add nuw nsw i32 %mul3, %1
  %add24 = add i32 %mul, %3
  %arrayidx32 = getelementptr inbounds nuw [33 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1t to ptr), i64 %idxprom14
  %arrayidx36 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom11
  %8 = load float, ptr %arrayidx36, align 4, !tbaa !11
  %mul38 = mul nsw i32 %add24, %h
  %add39 = add nsw i32 %add20, %mul38
  %idxprom40 = sext i32 %add39 to i64
  %arrayidx41 = getelementptr inbounds float, ptr %o, i64 %idxprom40
  store float %8, ptr %arrayidx41, align 4, !tbaa !11
  %arrayidx36.1 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom11.1
  %9 = load float, ptr %arrayidx36.1, align 4, !tbaa !11
  %add37.1 = add nsw i32 %add24, 8
  %mul38.1 = mul nsw i32 %add37.1, %h
  %add39.1 = add nsw i32 %add20, %mul38.1
  %idxprom40.1 = sext i32 %add39.1 to i64
  %arrayidx41.1 = getelementptr inbounds float, ptr %o, i64 %idxprom40.1
  store float %9, ptr %arrayidx41.1, align 4, !tbaa !11
  %arrayidx36.2 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom11.2
  %10 = load float, ptr %arrayidx36.2, align 4, !tbaa !11
  %add37.2 = add nsw i32 %add24, 16
  %mul38.2 = mul nsw i32 %add37.2, %h
  %add39.2 = add nsw i32 %add20, %mul38.2
  %idxprom40.2 = sext i32 %add39.2 to i64
  %arrayidx41.2 = getelementptr inbounds float, ptr %o, i64 %idxprom40.2
  store float %10, ptr %arrayidx41.2, align 4, !tbaa !11
  %arrayidx36.3 = getelementptr inbounds nuw float, ptr %arrayidx32, i64 %idxprom11.3
  %11 = load float, ptr %arrayidx36.3, align 4, !tbaa !11
  %add37.3 = add nsw i32 %add24, 24
  %mul38.3 = mul nsw i32 %add37.3, %h
  %add39.3 = add nsw i32 %add20, %mul38.3
  %idxprom40.3 = sext i32 %add39.3 to i64
  %arrayidx41.3 = getelementptr inbounds float, ptr %o, i64 %idxprom40.3
  store float %11, ptr %arrayidx41.3, align 4, !tbaa !11
  ret void
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
  %mul6 = mul nsw i32 %n, %add
  br i1 %cmp67, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add8 = add nuw i32 %mul6, %3
  %idxprom12 = zext nneg i32 %1 to i64
  %arrayidx13 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1s to ptr), i64 %idxprom12
  %idxprom15 = zext nneg i32 %3 to i64
  %arrayidx16 = getelementptr inbounds nuw float, ptr %arrayidx13, i64 %idxprom15
  %arrayidx26 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1t to ptr), i64 %idxprom12
  %arrayidx29 = getelementptr inbounds nuw float, ptr %arrayidx26, i64 %idxprom15
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1t to ptr), i64 %idxprom15
  %arrayidx38.1 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 4
  %gep.1 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 64
  %arrayidx38.2 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 8
  %gep.2 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 128
  %arrayidx38.3 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 12
  %gep.3 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 192
  %arrayidx38.4 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 16
  %gep.4 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 256
  %arrayidx38.5 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 20
  %gep.5 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 320
  %arrayidx38.6 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 24
  %gep.6 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 384
  %arrayidx38.7 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 28
  %gep.7 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 448
  %arrayidx38.8 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 32
  %gep.8 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 512
  %arrayidx38.9 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 36
  %gep.9 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 576
  %arrayidx38.10 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 40
  %gep.10 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 640
  %arrayidx38.11 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 44
  %gep.11 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 704
  %arrayidx38.12 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 48
  %gep.12 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 768
  %arrayidx38.13 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 52
  %gep.13 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 832
  %arrayidx38.14 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 56
  %gep.14 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 896
  %arrayidx38.15 = getelementptr inbounds nuw i8, ptr %arrayidx13, i64 60
  %gep.15 = getelementptr inbounds nuw i8, ptr %invariant.gep, i64 960
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add45.15, %for.body ]
  %add50 = add nsw i32 %mul6, %add5
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds float, ptr %c, i64 %idxprom51
  store float %sum.0.lcssa, ptr %arrayidx52, align 4, !tbaa !11
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %m.069 = phi i32 [ 0, %for.body.lr.ph ], [ %inc47, %for.body ]
  %sum.068 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add45.15, %for.body ]
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
  %6 = load float, ptr %arrayidx13, align 4, !tbaa !11
  %7 = load float, ptr %invariant.gep, align 4, !tbaa !11
  %mul44 = fmul contract float %6, %7
  %add45 = fadd contract float %sum.068, %mul44
  %8 = load float, ptr %arrayidx38.1, align 4, !tbaa !11
  %9 = load float, ptr %gep.1, align 4, !tbaa !11
  %mul44.1 = fmul contract float %8, %9
  %add45.1 = fadd contract float %add45, %mul44.1
  %10 = load float, ptr %arrayidx38.2, align 4, !tbaa !11
  %11 = load float, ptr %gep.2, align 4, !tbaa !11
  %mul44.2 = fmul contract float %10, %11
  %add45.2 = fadd contract float %add45.1, %mul44.2
  %12 = load float, ptr %arrayidx38.3, align 4, !tbaa !11
  %13 = load float, ptr %gep.3, align 4, !tbaa !11
  %mul44.3 = fmul contract float %12, %13
  %add45.3 = fadd contract float %add45.2, %mul44.3
  %14 = load float, ptr %arrayidx38.4, align 4, !tbaa !11
  %15 = load float, ptr %gep.4, align 4, !tbaa !11
  %mul44.4 = fmul contract float %14, %15
  %add45.4 = fadd contract float %add45.3, %mul44.4
  %16 = load float, ptr %arrayidx38.5, align 4, !tbaa !11
  %17 = load float, ptr %gep.5, align 4, !tbaa !11
  %mul44.5 = fmul contract float %16, %17
  %add45.5 = fadd contract float %add45.4, %mul44.5
  %18 = load float, ptr %arrayidx38.6, align 4, !tbaa !11
  %19 = load float, ptr %gep.6, align 4, !tbaa !11
  %mul44.6 = fmul contract float %18, %19
  %add45.6 = fadd contract float %add45.5, %mul44.6
  %20 = load float, ptr %arrayidx38.7, align 4, !tbaa !11
  %21 = load float, ptr %gep.7, align 4, !tbaa !11
  %mul44.7 = fmul contract float %20, %21
  %add45.7 = fadd contract float %add45.6, %mul44.7
  %22 = load float, ptr %arrayidx38.8, align 4, !tbaa !11
  %23 = load float, ptr %gep.8, align 4, !tbaa !11
  %mul44.8 = fmul contract float %22, %23
  %add45.8 = fadd contract float %add45.7, %mul44.8
  %24 = load float, ptr %arrayidx38.9, align 4, !tbaa !11
  %25 = load float, ptr %gep.9, align 4, !tbaa !11
  %mul44.9 = fmul contract float %24, %25
  %add45.9 = fadd contract float %add45.8, %mul44.9
  %26 = load float, ptr %arrayidx38.10, align 4, !tbaa !11
  %27 = load float, ptr %gep.10, align 4, !tbaa !11
  %mul44.10 = fmul contract float %26, %27
  %add45.10 = fadd contract float %add45.9, %mul44.10
  %28 = load float, ptr %arrayidx38.11, align 4, !tbaa !11
  %29 = load float, ptr %gep.11, align 4, !tbaa !11
  %mul44.11 = fmul contract float %28, %29
  %add45.11 = fadd contract float %add45.10, %mul44.11
  %30 = load float, ptr %arrayidx38.12, align 4, !tbaa !11
  %31 = load float, ptr %gep.12, align 4, !tbaa !11
  %mul44.12 = fmul contract float %30, %31
  %add45.12 = fadd contract float %add45.11, %mul44.12
  %32 = load float, ptr %arrayidx38.13, align 4, !tbaa !11
  %33 = load float, ptr %gep.13, align 4, !tbaa !11
  %mul44.13 = fmul contract float %32, %33
  %add45.13 = fadd contract float %add45.12, %mul44.13
  %34 = load float, ptr %arrayidx38.14, align 4, !tbaa !11
  %35 = load float, ptr %gep.14, align 4, !tbaa !11
  %mul44.14 = fmul contract float %34, %35
  %add45.14 = fadd contract float %add45.13, %mul44.14
  %36 = load float, ptr %arrayidx38.15, align 4, !tbaa !11
  %37 = load float, ptr %gep.15, align 4, !tbaa !11
  %mul44.15 = fmul contract float %36, %37
  %add45.15 = fadd contract float %add45.14, %mul44.15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %inc47 = add nuw nsw i32 %m.069, 1
  %exitcond.not = icmp eq i32 %inc47, %div
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !24
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
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body, !llvm.loop !25

if.then15:                                        ; preds = %for.cond.cleanup
  %idxprom17 = zext nneg i32 %1 to i64
  %arrayidx18 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom17
  %6 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !tbaa !11
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !26

if.then15:                                        ; preds = %for.cond.cleanup
  %idxprom17 = zext nneg i32 %1 to i64
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom17
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @q to ptr), align 4, !tbaa !6
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
  br i1 %cmp27, label %for.body.lr.ph, label %for.cond8.preheader

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul6 = mul i32 %3, %1
  br label %for.body

for.cond8.preheader:                              ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add3, %for.body ]
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %s.0.lcssa, i32 16, i32 31)
  %add13 = fadd contract float %s.0.lcssa, %4
  %5 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add13, i32 8, i32 31)
  %add13.1 = fadd contract float %add13, %5
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add13.1, i32 4, i32 31)
  %add13.2 = fadd contract float %add13.1, %6
  %7 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add13.2, i32 2, i32 31)
  %add13.3 = fadd contract float %add13.2, %7
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %add13.3, i32 1, i32 31)
  %and = and i32 %2, 31
  %cmp17 = icmp eq i32 %and, 0
  br i1 %cmp17, label %if.then, label %if.end

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.029 = phi i32 [ %add, %for.body.lr.ph ], [ %add7, %for.body ]
  %s.028 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add3, %for.body ]
  %idxprom = sext i32 %i.029 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %9 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add3 = fadd contract float %s.028, %9
  %add7 = add i32 %i.029, %mul6
  %cmp = icmp slt i32 %add7, %n
  br i1 %cmp, label %for.body, label %for.cond8.preheader, !llvm.loop !27

if.then:                                          ; preds = %for.cond8.preheader
  %add13.4 = fadd contract float %add13.3, %8
  %10 = atomicrmw fadd ptr %o, float %add13.4 seq_cst, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond8.preheader
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, %n
  %idxprom = zext nneg i32 %0 to i64
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !6
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i32 [ %1, %cond.true ], [ 0, %entry ]
  %arrayidx2 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %idxprom
  store i32 %cond, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not = icmp eq i32 %0, 0
  br i1 %cmp4.not, label %cond.end9, label %cond.true5

cond.true5:                                       ; preds = %cond.end
  %2 = zext nneg i32 %0 to i64
  %3 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %2
  %arrayidx7 = getelementptr i8, ptr %3, i64 -4
  %4 = load i32, ptr %arrayidx7, align 4, !tbaa !6
  br label %cond.end9

cond.end9:                                        ; preds = %cond.true5, %cond.end
  %cond10 = phi i32 [ %4, %cond.true5 ], [ 0, %cond.end ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %5 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add = add nsw i32 %5, %cond10
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.1 = icmp samesign ult i32 %0, 2
  br i1 %cmp4.not.1, label %cond.end9.1, label %cond.true5.1

cond.true5.1:                                     ; preds = %cond.end9
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %6
  %arrayidx7.1 = getelementptr i8, ptr %7, i64 -8
  %8 = load i32, ptr %arrayidx7.1, align 4, !tbaa !6
  br label %cond.end9.1

cond.end9.1:                                      ; preds = %cond.true5.1, %cond.end9
  %cond10.1 = phi i32 [ %8, %cond.true5.1 ], [ 0, %cond.end9 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.1 = add nsw i32 %9, %cond10.1
  store i32 %add.1, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.2 = icmp samesign ult i32 %0, 4
  br i1 %cmp4.not.2, label %cond.end9.2, label %cond.true5.2

cond.true5.2:                                     ; preds = %cond.end9.1
  %10 = zext nneg i32 %0 to i64
  %11 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %10
  %arrayidx7.2 = getelementptr i8, ptr %11, i64 -16
  %12 = load i32, ptr %arrayidx7.2, align 4, !tbaa !6
  br label %cond.end9.2

cond.end9.2:                                      ; preds = %cond.true5.2, %cond.end9.1
  %cond10.2 = phi i32 [ %12, %cond.true5.2 ], [ 0, %cond.end9.1 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.2 = add nsw i32 %13, %cond10.2
  store i32 %add.2, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.3 = icmp samesign ult i32 %0, 8
  br i1 %cmp4.not.3, label %cond.end9.3, label %cond.true5.3

cond.true5.3:                                     ; preds = %cond.end9.2
  %14 = zext nneg i32 %0 to i64
  %15 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %14
  %arrayidx7.3 = getelementptr i8, ptr %15, i64 -32
  %16 = load i32, ptr %arrayidx7.3, align 4, !tbaa !6
  br label %cond.end9.3

cond.end9.3:                                      ; preds = %cond.true5.3, %cond.end9.2
  %cond10.3 = phi i32 [ %16, %cond.true5.3 ], [ 0, %cond.end9.2 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.3 = add nsw i32 %17, %cond10.3
  store i32 %add.3, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.4 = icmp samesign ult i32 %0, 16
  br i1 %cmp4.not.4, label %cond.end9.4, label %cond.true5.4

cond.true5.4:                                     ; preds = %cond.end9.3
  %18 = zext nneg i32 %0 to i64
  %19 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %18
  %arrayidx7.4 = getelementptr i8, ptr %19, i64 -64
  %20 = load i32, ptr %arrayidx7.4, align 4, !tbaa !6
  br label %cond.end9.4

cond.end9.4:                                      ; preds = %cond.true5.4, %cond.end9.3
  %cond10.4 = phi i32 [ %20, %cond.true5.4 ], [ 0, %cond.end9.3 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.4 = add nsw i32 %21, %cond10.4
  store i32 %add.4, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.5 = icmp samesign ult i32 %0, 32
  br i1 %cmp4.not.5, label %cond.end9.5, label %cond.true5.5

cond.true5.5:                                     ; preds = %cond.end9.4
  %22 = zext nneg i32 %0 to i64
  %23 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %22
  %arrayidx7.5 = getelementptr i8, ptr %23, i64 -128
  %24 = load i32, ptr %arrayidx7.5, align 4, !tbaa !6
  br label %cond.end9.5

cond.end9.5:                                      ; preds = %cond.true5.5, %cond.end9.4
  %cond10.5 = phi i32 [ %24, %cond.true5.5 ], [ 0, %cond.end9.4 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.5 = add nsw i32 %25, %cond10.5
  store i32 %add.5, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.6 = icmp samesign ult i32 %0, 64
  br i1 %cmp4.not.6, label %cond.end9.6, label %cond.true5.6

cond.true5.6:                                     ; preds = %cond.end9.5
  %26 = zext nneg i32 %0 to i64
  %27 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %26
  %arrayidx7.6 = getelementptr i8, ptr %27, i64 -256
  %28 = load i32, ptr %arrayidx7.6, align 4, !tbaa !6
  br label %cond.end9.6

cond.end9.6:                                      ; preds = %cond.true5.6, %cond.end9.5
  %cond10.6 = phi i32 [ %28, %cond.true5.6 ], [ 0, %cond.end9.5 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.6 = add nsw i32 %29, %cond10.6
  store i32 %add.6, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.7 = icmp samesign ult i32 %0, 128
  br i1 %cmp4.not.7, label %cond.end9.7, label %cond.true5.7

cond.true5.7:                                     ; preds = %cond.end9.6
  %30 = zext nneg i32 %0 to i64
  %31 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %30
  %arrayidx7.7 = getelementptr i8, ptr %31, i64 -512
  %32 = load i32, ptr %arrayidx7.7, align 4, !tbaa !6
  br label %cond.end9.7

cond.end9.7:                                      ; preds = %cond.true5.7, %cond.end9.6
  %cond10.7 = phi i32 [ %32, %cond.true5.7 ], [ 0, %cond.end9.6 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.7 = add nsw i32 %33, %cond10.7
  store i32 %add.7, ptr %arrayidx2, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4.not.8 = icmp samesign ult i32 %0, 256
  br i1 %cmp4.not.8, label %cond.end9.8, label %cond.true5.8

cond.true5.8:                                     ; preds = %cond.end9.7
  %34 = zext nneg i32 %0 to i64
  %35 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 %34
  %arrayidx7.8 = getelementptr i8, ptr %35, i64 -1024
  %36 = load i32, ptr %arrayidx7.8, align 4, !tbaa !6
  br label %cond.end9.8

cond.end9.8:                                      ; preds = %cond.true5.8, %cond.end9.7
  %cond10.8 = phi i32 [ %36, %cond.true5.8 ], [ 0, %cond.end9.7 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr %arrayidx2, align 4, !tbaa !6
  %add.8 = add nsw i32 %37, %cond10.8
  store i32 %add.8, ptr %arrayidx2, align 4, !tbaa !6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end9.8
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom
  store i32 %add.8, ptr %arrayidx17, align 4, !tbaa !6
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end9.8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef captures(none) %h, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp44 = icmp samesign ult i32 %0, 256
  %1 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %cmp44, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %2, %1
  %add6 = add i32 %mul, %0
  %cmp846 = icmp slt i32 %add6, %n
  br i1 %cmp846, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %for.cond.cleanup
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul19 = mul i32 %1, %3
  br label %for.body10

for.body:                                         ; preds = %for.body, %entry
  %i.045 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %i.045 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !6
  %add = add nuw nsw i32 %i.045, %1
  %cmp = icmp samesign ult i32 %add, 256
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !28

for.cond.cleanup9:                                ; preds = %for.body10, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp44, label %for.body27, label %for.cond.cleanup26

for.body10:                                       ; preds = %for.body10, %for.body10.lr.ph
  %i2.047 = phi i32 [ %add6, %for.body10.lr.ph ], [ %add20, %for.body10 ]
  %idxprom11 = sext i32 %i2.047 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 %idxprom11
  %4 = load i8, ptr %arrayidx12, align 1, !tbaa !29
  %idxprom13 = zext i8 %4 to i64
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 %idxprom13
  %5 = atomicrmw add ptr %arrayidx14, i32 1 seq_cst, align 4
  %add20 = add i32 %i2.047, %mul19
  %cmp8 = icmp slt i32 %add20, %n
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !30

for.cond.cleanup26:                               ; preds = %for.body27, %for.cond.cleanup9
  ret void

for.body27:                                       ; preds = %for.body27, %for.cond.cleanup9
  %i22.049 = phi i32 [ %add35, %for.body27 ], [ %0, %for.cond.cleanup9 ]
  %idxprom28 = zext nneg i32 %i22.049 to i64
  %arrayidx29 = getelementptr inbounds nuw i32, ptr %h, i64 %idxprom28
  %arrayidx31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 %idxprom28
  %6 = load i32, ptr %arrayidx31, align 4, !tbaa !6
  %7 = atomicrmw add ptr %arrayidx29, i32 %6 seq_cst, align 4
  %add35 = add nuw nsw i32 %i22.049, %1
  %cmp25 = icmp samesign ult i32 %add35, 256
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26, !llvm.loop !31
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
  %3 = shl nuw i32 %r, 1
  %4 = and i32 %3, 2
  %sub = sub nsw i32 0, %r
  br label %for.body.prol

for.body.prol:                                    ; preds = %if.end.prol, %for.body.preheader
  %s.024.prol = phi float [ %s.1.prol, %if.end.prol ], [ 0.000000e+00, %for.body.preheader ]
  %k.023.prol = phi i32 [ %inc.prol, %if.end.prol ], [ %sub, %for.body.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %if.end.prol ], [ 0, %for.body.preheader ]
  %add3.prol = add nsw i32 %k.023.prol, %add
  %cmp4.prol = icmp sgt i32 %add3.prol, -1
  %cmp5.prol = icmp slt i32 %add3.prol, %n
  %or.cond.prol = and i1 %cmp4.prol, %cmp5.prol
  br i1 %or.cond.prol, label %if.then.prol, label %if.end.prol

if.then.prol:                                     ; preds = %for.body.prol
  %add6.prol = add nsw i32 %k.023.prol, %r
  %idxprom7.prol = sext i32 %add6.prol to i64
  %arrayidx8.prol = getelementptr inbounds float, ptr %f, i64 %idxprom7.prol
  %idxprom.prol = zext nneg i32 %add3.prol to i64
  %arrayidx.prol = getelementptr inbounds nuw float, ptr %a, i64 %idxprom.prol
  %5 = load float, ptr %arrayidx.prol, align 4, !tbaa !11
  %6 = load float, ptr %arrayidx8.prol, align 4, !tbaa !11
  %mul9.prol = fmul contract float %5, %6
  %add10.prol = fadd contract float %s.024.prol, %mul9.prol
  br label %if.end.prol

if.end.prol:                                      ; preds = %if.then.prol, %for.body.prol
  %s.1.prol = phi float [ %add10.prol, %if.then.prol ], [ %s.024.prol, %for.body.prol ]
  %inc.prol = add i32 %k.023.prol, 1
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter, %4
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !32

for.body.prol.loopexit:                           ; preds = %if.end.prol
  %7 = icmp ult i32 %r, 2
  br i1 %7, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %if.end.3, %for.body.prol.loopexit, %entry
  %s.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %s.1.prol, %for.body.prol.loopexit ], [ %s.1.3, %if.end.3 ]
  %idxprom11 = sext i32 %add to i64
  %arrayidx12 = getelementptr inbounds float, ptr %o, i64 %idxprom11
  store float %s.0.lcssa, ptr %arrayidx12, align 4, !tbaa !11
  ret void

for.body:                                         ; preds = %if.end.3, %for.body.prol.loopexit
  %s.024 = phi float [ %s.1.3, %if.end.3 ], [ %s.1.prol, %for.body.prol.loopexit ]
  %k.023 = phi i32 [ %inc.3, %if.end.3 ], [ %inc.prol, %for.body.prol.loopexit ]
  %add3 = add nsw i32 %k.023, %add
  %cmp4 = icmp sgt i32 %add3, -1
  %cmp5 = icmp slt i32 %add3, %n
  %or.cond = and i1 %cmp4, %cmp5
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add6 = add nsw i32 %k.023, %r
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %f, i64 %idxprom7
  %idxprom = zext nneg i32 %add3 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %8 = load float, ptr %arrayidx, align 4, !tbaa !11
  %9 = load float, ptr %arrayidx8, align 4, !tbaa !11
  %mul9 = fmul contract float %8, %9
  %add10 = fadd contract float %s.024, %mul9
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %s.1 = phi float [ %add10, %if.then ], [ %s.024, %for.body ]
  %inc = add i32 %k.023, 1
  %add3.1 = add nsw i32 %inc, %add
  %cmp4.1 = icmp sgt i32 %add3.1, -1
  %cmp5.1 = icmp slt i32 %add3.1, %n
  %or.cond.1 = and i1 %cmp4.1, %cmp5.1
  br i1 %or.cond.1, label %if.then.1, label %if.end.1

if.then.1:                                        ; preds = %if.end
  %add6.1 = add nsw i32 %inc, %r
  %idxprom7.1 = sext i32 %add6.1 to i64
  %arrayidx8.1 = getelementptr inbounds float, ptr %f, i64 %idxprom7.1
  %idxprom.1 = zext nneg i32 %add3.1 to i64
  %arrayidx.1 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom.1
  %10 = load float, ptr %arrayidx.1, align 4, !tbaa !11
  %11 = load float, ptr %arrayidx8.1, align 4, !tbaa !11
  %mul9.1 = fmul contract float %10, %11
  %add10.1 = fadd contract float %s.1, %mul9.1
  br label %if.end.1

if.end.1:                                         ; preds = %if.then.1, %if.end
  %s.1.1 = phi float [ %add10.1, %if.then.1 ], [ %s.1, %if.end ]
  %inc.1 = add i32 %k.023, 2
  %add3.2 = add nsw i32 %inc.1, %add
  %cmp4.2 = icmp sgt i32 %add3.2, -1
  %cmp5.2 = icmp slt i32 %add3.2, %n
  %or.cond.2 = and i1 %cmp4.2, %cmp5.2
  br i1 %or.cond.2, label %if.then.2, label %if.end.2

if.then.2:                                        ; preds = %if.end.1
  %add6.2 = add nsw i32 %inc.1, %r
  %idxprom7.2 = sext i32 %add6.2 to i64
  %arrayidx8.2 = getelementptr inbounds float, ptr %f, i64 %idxprom7.2
  %idxprom.2 = zext nneg i32 %add3.2 to i64
  %arrayidx.2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom.2
  %12 = load float, ptr %arrayidx.2, align 4, !tbaa !11
  %13 = load float, ptr %arrayidx8.2, align 4, !tbaa !11
  %mul9.2 = fmul contract float %12, %13
  %add10.2 = fadd contract float %s.1.1, %mul9.2
  br label %if.end.2

if.end.2:                                         ; preds = %if.then.2, %if.end.1
  %s.1.2 = phi float [ %add10.2, %if.then.2 ], [ %s.1.1, %if.end.1 ]
  %inc.2 = add i32 %k.023, 3
  %add3.3 = add nsw i32 %inc.2, %add
  %cmp4.3 = icmp sgt i32 %add3.3, -1
  %cmp5.3 = icmp slt i32 %add3.3, %n
  %or.cond.3 = and i1 %cmp4.3, %cmp5.3
  br i1 %or.cond.3, label %if.then.3, label %if.end.3

if.then.3:                                        ; preds = %if.end.2
  %add6.3 = add nsw i32 %inc.2, %r
  %idxprom7.3 = sext i32 %add6.3 to i64
  %arrayidx8.3 = getelementptr inbounds float, ptr %f, i64 %idxprom7.3
  %idxprom.3 = zext nneg i32 %add3.3 to i64
  %arrayidx.3 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom.3
  %14 = load float, ptr %arrayidx.3, align 4, !tbaa !11
  %15 = load float, ptr %arrayidx8.3, align 4, !tbaa !11
  %mul9.3 = fmul contract float %14, %15
  %add10.3 = fadd contract float %s.1.2, %mul9.3
  br label %if.end.3

if.end.3:                                         ; preds = %if.then.3, %if.end.2
  %s.1.3 = phi float [ %add10.3, %if.then.3 ], [ %s.1.2, %if.end.2 ]
  %inc.3 = add i32 %k.023, 4
  %exitcond.not.3 = icmp eq i32 %inc.2, %r
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body, !llvm.loop !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @convolve_fixed(ptr noundef writeonly captures(none) %o, ptr noundef readonly captures(none) %a, i32 noundef %w, i32 noundef %h) local_unnamed_addr #0 {
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
  %6 = tail call i32 @llvm.smax.i32(i32 %add, i32 2)
  %7 = add nsw i32 %6, -2
  %8 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %7, i32 range(i32 -2147483648, 2147483647) %sub18)
  %9 = tail call i32 @llvm.usub.sat.i32(i32 %add7, i32 2)
  %10 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %9, i32 range(i32 -2147483648, 2147483647) %sub)
  %mul15 = mul nsw i32 %10, %w
  %add20 = add nsw i32 %8, %mul15
  %idxprom = sext i32 %add20 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %11 = load float, ptr %arrayidx, align 4, !tbaa !11
  %add21 = fadd contract float %11, 0.000000e+00
  %12 = tail call i32 @llvm.smax.i32(i32 %add, i32 1)
  %13 = add nsw i32 %12, -1
  %14 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %13, i32 range(i32 -2147483648, 2147483647) %sub18)
  %add20.1 = add nsw i32 %14, %mul15
  %idxprom.1 = sext i32 %add20.1 to i64
  %arrayidx.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.1
  %15 = load float, ptr %arrayidx.1, align 4, !tbaa !11
  %add21.1 = fadd contract float %add21, %15
  %16 = tail call noundef range(i32 0, -2147483648) i32 @llvm.smax.i32(i32 %add, i32 0)
  %17 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %16, i32 range(i32 -2147483648, 2147483647) %sub18)
  %add20.2 = add nsw i32 %17, %mul15
  %idxprom.2 = sext i32 %add20.2 to i64
  %arrayidx.2 = getelementptr inbounds float, ptr %a, i64 %idxprom.2
  %18 = load float, ptr %arrayidx.2, align 4, !tbaa !11
  %add21.2 = fadd contract float %add21.1, %18
  %19 = tail call i32 @llvm.smax.i32(i32 %add, i32 -1)
  %20 = add nsw i32 %19, 1
  %21 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %20, i32 range(i32 -2147483648, 2147483647) %sub18)
  %add20.3 = add nsw i32 %21, %mul15
  %idxprom.3 = sext i32 %add20.3 to i64
  %arrayidx.3 = getelementptr inbounds float, ptr %a, i64 %idxprom.3
  %22 = load float, ptr %arrayidx.3, align 4, !tbaa !11
  %add21.3 = fadd contract float %add21.2, %22
  %23 = tail call i32 @llvm.smax.i32(i32 %add, i32 -2)
  %24 = add nsw i32 %23, 2
  %25 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %24, i32 range(i32 -2147483648, 2147483647) %sub18)
  %add20.4 = add nsw i32 %25, %mul15
  %idxprom.4 = sext i32 %add20.4 to i64
  %arrayidx.4 = getelementptr inbounds float, ptr %a, i64 %idxprom.4
  %26 = load float, ptr %arrayidx.4, align 4, !tbaa !11
  %add21.4 = fadd contract float %add21.3, %26
  %27 = tail call i32 @llvm.usub.sat.i32(i32 %add7, i32 1)
  %28 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %27, i32 range(i32 -2147483648, 2147483647) %sub)
  %mul15.1 = mul nsw i32 %28, %w
  %add20.145 = add nsw i32 %8, %mul15.1
  %idxprom.146 = sext i32 %add20.145 to i64
  %arrayidx.147 = getelementptr inbounds float, ptr %a, i64 %idxprom.146
  %29 = load float, ptr %arrayidx.147, align 4, !tbaa !11
  %add21.148 = fadd contract float %add21.4, %29
  %add20.1.1 = add nsw i32 %14, %mul15.1
  %idxprom.1.1 = sext i32 %add20.1.1 to i64
  %arrayidx.1.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.1.1
  %30 = load float, ptr %arrayidx.1.1, align 4, !tbaa !11
  %add21.1.1 = fadd contract float %add21.148, %30
  %add20.2.1 = add nsw i32 %17, %mul15.1
  %idxprom.2.1 = sext i32 %add20.2.1 to i64
  %arrayidx.2.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.2.1
  %31 = load float, ptr %arrayidx.2.1, align 4, !tbaa !11
  %add21.2.1 = fadd contract float %add21.1.1, %31
  %add20.3.1 = add nsw i32 %21, %mul15.1
  %idxprom.3.1 = sext i32 %add20.3.1 to i64
  %arrayidx.3.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.3.1
  %32 = load float, ptr %arrayidx.3.1, align 4, !tbaa !11
  %add21.3.1 = fadd contract float %add21.2.1, %32
  %add20.4.1 = add nsw i32 %25, %mul15.1
  %idxprom.4.1 = sext i32 %add20.4.1 to i64
  %arrayidx.4.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.4.1
  %33 = load float, ptr %arrayidx.4.1, align 4, !tbaa !11
  %add21.4.1 = fadd contract float %add21.3.1, %33
  %34 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %add7, i32 range(i32 -2147483648, 2147483647) %sub)
  %mul15.2 = mul nsw i32 %34, %w
  %add20.249 = add nsw i32 %8, %mul15.2
  %idxprom.250 = sext i32 %add20.249 to i64
  %arrayidx.251 = getelementptr inbounds float, ptr %a, i64 %idxprom.250
  %35 = load float, ptr %arrayidx.251, align 4, !tbaa !11
  %add21.252 = fadd contract float %add21.4.1, %35
  %add20.1.2 = add nsw i32 %14, %mul15.2
  %idxprom.1.2 = sext i32 %add20.1.2 to i64
  %arrayidx.1.2 = getelementptr inbounds float, ptr %a, i64 %idxprom.1.2
  %36 = load float, ptr %arrayidx.1.2, align 4, !tbaa !11
  %add21.1.2 = fadd contract float %add21.252, %36
  %add20.2.2 = add nsw i32 %17, %mul15.2
  %idxprom.2.2 = sext i32 %add20.2.2 to i64
  %arrayidx.2.2 = getelementptr inbounds float, ptr %a, i64 %idxprom.2.2
  %37 = load float, ptr %arrayidx.2.2, align 4, !tbaa !11
  %add21.2.2 = fadd contract float %add21.1.2, %37
  %add20.3.2 = add nsw i32 %21, %mul15.2
  %idxprom.3.2 = sext i32 %add20.3.2 to i64
  %arrayidx.3.2 = getelementptr inbounds float, ptr %a, i64 %idxprom.3.2
  %38 = load float, ptr %arrayidx.3.2, align 4, !tbaa !11
  %add21.3.2 = fadd contract float %add21.2.2, %38
  %add20.4.2 = add nsw i32 %25, %mul15.2
  %idxprom.4.2 = sext i32 %add20.4.2 to i64
  %arrayidx.4.2 = getelementptr inbounds float, ptr %a, i64 %idxprom.4.2
  %39 = load float, ptr %arrayidx.4.2, align 4, !tbaa !11
  %add21.4.2 = fadd contract float %add21.3.2, %39
  %add12.3 = add nuw nsw i32 %add7, 1
  %40 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %add12.3, i32 range(i32 -2147483648, 2147483647) %sub)
  %mul15.3 = mul nsw i32 %40, %w
  %add20.353 = add nsw i32 %8, %mul15.3
  %idxprom.354 = sext i32 %add20.353 to i64
  %arrayidx.355 = getelementptr inbounds float, ptr %a, i64 %idxprom.354
  %41 = load float, ptr %arrayidx.355, align 4, !tbaa !11
  %add21.356 = fadd contract float %add21.4.2, %41
  %add20.1.3 = add nsw i32 %14, %mul15.3
  %idxprom.1.3 = sext i32 %add20.1.3 to i64
  %arrayidx.1.3 = getelementptr inbounds float, ptr %a, i64 %idxprom.1.3
  %42 = load float, ptr %arrayidx.1.3, align 4, !tbaa !11
  %add21.1.3 = fadd contract float %add21.356, %42
  %add20.2.3 = add nsw i32 %17, %mul15.3
  %idxprom.2.3 = sext i32 %add20.2.3 to i64
  %arrayidx.2.3 = getelementptr inbounds float, ptr %a, i64 %idxprom.2.3
  %43 = load float, ptr %arrayidx.2.3, align 4, !tbaa !11
  %add21.2.3 = fadd contract float %add21.1.3, %43
  %add20.3.3 = add nsw i32 %21, %mul15.3
  %idxprom.3.3 = sext i32 %add20.3.3 to i64
  %arrayidx.3.3 = getelementptr inbounds float, ptr %a, i64 %idxprom.3.3
  %44 = load float, ptr %arrayidx.3.3, align 4, !tbaa !11
  %add21.3.3 = fadd contract float %add21.2.3, %44
  %add20.4.3 = add nsw i32 %25, %mul15.3
  %idxprom.4.3 = sext i32 %add20.4.3 to i64
  %arrayidx.4.3 = getelementptr inbounds float, ptr %a, i64 %idxprom.4.3
  %45 = load float, ptr %arrayidx.4.3, align 4, !tbaa !11
  %add21.4.3 = fadd contract float %add21.3.3, %45
  %add12.4 = add nuw nsw i32 %add7, 2
  %46 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 0, -2147483648) %add12.4, i32 range(i32 -2147483648, 2147483647) %sub)
  %mul15.4 = mul nsw i32 %46, %w
  %add20.457 = add nsw i32 %8, %mul15.4
  %idxprom.458 = sext i32 %add20.457 to i64
  %arrayidx.459 = getelementptr inbounds float, ptr %a, i64 %idxprom.458
  %47 = load float, ptr %arrayidx.459, align 4, !tbaa !11
  %add21.460 = fadd contract float %add21.4.3, %47
  %add20.1.4 = add nsw i32 %14, %mul15.4
  %idxprom.1.4 = sext i32 %add20.1.4 to i64
  %arrayidx.1.4 = getelementptr inbounds float, ptr %a, i64 %idxprom.1.4
  %48 = load float, ptr %arrayidx.1.4, align 4, !tbaa !11
  %add21.1.4 = fadd contract float %add21.460, %48
  %add20.2.4 = add nsw i32 %17, %mul15.4
  %idxprom.2.4 = sext i32 %add20.2.4 to i64
  %arrayidx.2.4 = getelementptr inbounds float, ptr %a, i64 %idxprom.2.4
  %49 = load float, ptr %arrayidx.2.4, align 4, !tbaa !11
  %add21.2.4 = fadd contract float %add21.1.4, %49
  %add20.3.4 = add nsw i32 %21, %mul15.4
  %idxprom.3.4 = sext i32 %add20.3.4 to i64
  %arrayidx.3.4 = getelementptr inbounds float, ptr %a, i64 %idxprom.3.4
  %50 = load float, ptr %arrayidx.3.4, align 4, !tbaa !11
  %add21.3.4 = fadd contract float %add21.2.4, %50
  %add20.4.4 = add nsw i32 %25, %mul15.4
  %idxprom.4.4 = sext i32 %add20.4.4 to i64
  %arrayidx.4.4 = getelementptr inbounds float, ptr %a, i64 %idxprom.4.4
  %51 = load float, ptr %arrayidx.4.4, align 4, !tbaa !11
  %add21.4.4 = fadd contract float %add21.3.4, %51
  %mul25 = mul nsw i32 %w, %add7
  %add26 = add nsw i32 %mul25, %add
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds float, ptr %o, i64 %idxprom27
  store float %add21.4.4, ptr %arrayidx28, align 4, !tbaa !11
  ret void
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
  br i1 %cmp625, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %if.then
  %5 = sub i32 %4, %3
  %xtraiter = and i32 %5, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.prol, %for.body.preheader
  %k.027.prol = phi i32 [ %inc.prol, %for.body.prol ], [ %3, %for.body.preheader ]
  %s.026.prol = phi float [ %add14.prol, %for.body.prol ], [ 0.000000e+00, %for.body.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader ]
  %idxprom7.prol = sext i32 %k.027.prol to i64
  %arrayidx8.prol = getelementptr inbounds float, ptr %v, i64 %idxprom7.prol
  %6 = load float, ptr %arrayidx8.prol, align 4, !tbaa !11
  %arrayidx10.prol = getelementptr inbounds i32, ptr %column, i64 %idxprom7.prol
  %7 = load i32, ptr %arrayidx10.prol, align 4, !tbaa !6
  %idxprom11.prol = sext i32 %7 to i64
  %arrayidx12.prol = getelementptr inbounds float, ptr %x, i64 %idxprom11.prol
  %8 = load float, ptr %arrayidx12.prol, align 4, !tbaa !11
  %mul13.prol = fmul contract float %6, %8
  %add14.prol = fadd contract float %s.026.prol, %mul13.prol
  %inc.prol = add nsw i32 %k.027.prol, 1
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !35

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader
  %add14.lcssa.unr = phi float [ poison, %for.body.preheader ], [ %add14.prol, %for.body.prol ]
  %k.027.unr = phi i32 [ %3, %for.body.preheader ], [ %inc.prol, %for.body.prol ]
  %s.026.unr = phi float [ 0.000000e+00, %for.body.preheader ], [ %add14.prol, %for.body.prol ]
  %9 = sub i32 %3, %4
  %10 = icmp ugt i32 %9, -4
  br i1 %10, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.prol.loopexit, %if.then
  %s.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %add14.lcssa.unr, %for.body.prol.loopexit ], [ %add14.3, %for.body ]
  %arrayidx16 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %s.0.lcssa, ptr %arrayidx16, align 4, !tbaa !11
  br label %if.end

for.body:                                         ; preds = %for.body, %for.body.prol.loopexit
  %k.027 = phi i32 [ %inc.3, %for.body ], [ %k.027.unr, %for.body.prol.loopexit ]
  %s.026 = phi float [ %add14.3, %for.body ], [ %s.026.unr, %for.body.prol.loopexit ]
  %idxprom7 = sext i32 %k.027 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %v, i64 %idxprom7
  %11 = load float, ptr %arrayidx8, align 4, !tbaa !11
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %idxprom7
  %12 = load i32, ptr %arrayidx10, align 4, !tbaa !6
  %idxprom11 = sext i32 %12 to i64
  %arrayidx12 = getelementptr inbounds float, ptr %x, i64 %idxprom11
  %13 = load float, ptr %arrayidx12, align 4, !tbaa !11
  %mul13 = fmul contract float %11, %13
  %add14 = fadd contract float %s.026, %mul13
  %inc = add nsw i32 %k.027, 1
  %idxprom7.1 = sext i32 %inc to i64
  %arrayidx8.1 = getelementptr inbounds float, ptr %v, i64 %idxprom7.1
  %14 = load float, ptr %arrayidx8.1, align 4, !tbaa !11
  %arrayidx10.1 = getelementptr inbounds i32, ptr %column, i64 %idxprom7.1
  %15 = load i32, ptr %arrayidx10.1, align 4, !tbaa !6
  %idxprom11.1 = sext i32 %15 to i64
  %arrayidx12.1 = getelementptr inbounds float, ptr %x, i64 %idxprom11.1
  %16 = load float, ptr %arrayidx12.1, align 4, !tbaa !11
  %mul13.1 = fmul contract float %14, %16
  %add14.1 = fadd contract float %add14, %mul13.1
  %inc.1 = add nsw i32 %k.027, 2
  %idxprom7.2 = sext i32 %inc.1 to i64
  %arrayidx8.2 = getelementptr inbounds float, ptr %v, i64 %idxprom7.2
  %17 = load float, ptr %arrayidx8.2, align 4, !tbaa !11
  %arrayidx10.2 = getelementptr inbounds i32, ptr %column, i64 %idxprom7.2
  %18 = load i32, ptr %arrayidx10.2, align 4, !tbaa !6
  %idxprom11.2 = sext i32 %18 to i64
  %arrayidx12.2 = getelementptr inbounds float, ptr %x, i64 %idxprom11.2
  %19 = load float, ptr %arrayidx12.2, align 4, !tbaa !11
  %mul13.2 = fmul contract float %17, %19
  %add14.2 = fadd contract float %add14.1, %mul13.2
  %inc.2 = add nsw i32 %k.027, 3
  %idxprom7.3 = sext i32 %inc.2 to i64
  %arrayidx8.3 = getelementptr inbounds float, ptr %v, i64 %idxprom7.3
  %20 = load float, ptr %arrayidx8.3, align 4, !tbaa !11
  %arrayidx10.3 = getelementptr inbounds i32, ptr %column, i64 %idxprom7.3
  %21 = load i32, ptr %arrayidx10.3, align 4, !tbaa !6
  %idxprom11.3 = sext i32 %21 to i64
  %arrayidx12.3 = getelementptr inbounds float, ptr %x, i64 %idxprom11.3
  %22 = load float, ptr %arrayidx12.3, align 4, !tbaa !11
  %mul13.3 = fmul contract float %20, %22
  %add14.3 = fadd contract float %add14.2, %mul13.3
  %inc.3 = add nsw i32 %k.027, 4
  %exitcond.not.3 = icmp eq i32 %inc.3, %4
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body, !llvm.loop !36

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
  %idxprom4 = sext i32 %add to i64
  br i1 %cmp40, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx5 = getelementptr inbounds %struct.float4, ptr %p, i64 %idxprom4
  %3 = load float, ptr %arrayidx5, align 16, !tbaa !37
  %y12 = getelementptr inbounds nuw i8, ptr %arrayidx5, i64 4
  %4 = load float, ptr %y12, align 4, !tbaa !39
  %xtraiter = and i32 %n, 3
  %5 = icmp ult i32 %n, 4
  br i1 %5, label %for.body.epil.preheader, label %for.body.lr.ph.new

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %n, 2147483644
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %s.sroa.0.043.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add21.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %s.sroa.6.042.epil.init = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add24.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %j.041.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod47 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod47)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %s.sroa.0.043.epil = phi float [ %s.sroa.0.043.epil.init, %for.body.epil.preheader ], [ %add21.epil, %for.body.epil ]
  %s.sroa.6.042.epil = phi float [ %s.sroa.6.042.epil.init, %for.body.epil.preheader ], [ %add24.epil, %for.body.epil ]
  %j.041.epil = phi i32 [ %j.041.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %idxprom.epil = zext nneg i32 %j.041.epil to i64
  %arrayidx.epil = getelementptr inbounds nuw %struct.float4, ptr %p, i64 %idxprom.epil
  %6 = load float, ptr %arrayidx.epil, align 16, !tbaa !37
  %sub.epil = fsub contract float %6, %3
  %y9.epil = getelementptr inbounds nuw i8, ptr %arrayidx.epil, i64 4
  %7 = load float, ptr %y9.epil, align 4, !tbaa !39
  %sub13.epil = fsub contract float %7, %4
  %mul14.epil = fmul contract float %sub.epil, %sub.epil
  %mul15.epil = fmul contract float %sub13.epil, %sub13.epil
  %add16.epil = fadd contract float %mul14.epil, %mul15.epil
  %add17.epil = fadd contract float %add16.epil, 0x3E112E0BE0000000
  %8 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add17.epil)
  %mul19.epil = fmul contract float %sub.epil, %8
  %add21.epil = fadd contract float %s.sroa.0.043.epil, %mul19.epil
  %mul22.epil = fmul contract float %sub13.epil, %8
  %add24.epil = fadd contract float %s.sroa.6.042.epil, %mul22.epil
  %inc.epil = add nuw nsw i32 %j.041.epil, 1
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !40

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %s.sroa.6.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add24.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add24.epil, %for.body.epil ]
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add21.3, %for.cond.cleanup.loopexit.unr-lcssa ], [ %add21.epil, %for.body.epil ]
  %arrayidx26 = getelementptr inbounds %struct.float4, ptr %f, i64 %idxprom4
  store float %s.sroa.0.0.lcssa, ptr %arrayidx26, align 16, !tbaa !11
  %s.sroa.6.0.arrayidx26.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx26, i64 4
  store float %s.sroa.6.0.lcssa, ptr %s.sroa.6.0.arrayidx26.sroa_idx, align 4, !tbaa !11
  %s.sroa.8.0.arrayidx26.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx26, i64 8
  store i64 0, ptr %s.sroa.8.0.arrayidx26.sroa_idx, align 8
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %s.sroa.0.043 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %add21.3, %for.body ]
  %s.sroa.6.042 = phi float [ 0.000000e+00, %for.body.lr.ph.new ], [ %add24.3, %for.body ]
  %j.041 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %idxprom = zext nneg i32 %j.041 to i64
  %arrayidx = getelementptr inbounds nuw %struct.float4, ptr %p, i64 %idxprom
  %9 = load float, ptr %arrayidx, align 16, !tbaa !37
  %sub = fsub contract float %9, %3
  %y9 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %10 = load float, ptr %y9, align 4, !tbaa !39
  %sub13 = fsub contract float %10, %4
  %mul14 = fmul contract float %sub, %sub
  %mul15 = fmul contract float %sub13, %sub13
  %add16 = fadd contract float %mul14, %mul15
  %add17 = fadd contract float %add16, 0x3E112E0BE0000000
  %11 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add17)
  %mul19 = fmul contract float %sub, %11
  %add21 = fadd contract float %s.sroa.0.043, %mul19
  %mul22 = fmul contract float %sub13, %11
  %add24 = fadd contract float %s.sroa.6.042, %mul22
  %12 = zext nneg i32 %j.041 to i64
  %13 = getelementptr inbounds nuw %struct.float4, ptr %p, i64 %12
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %14 = load float, ptr %arrayidx.1, align 16, !tbaa !37
  %sub.1 = fsub contract float %14, %3
  %y9.1 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %15 = load float, ptr %y9.1, align 4, !tbaa !39
  %sub13.1 = fsub contract float %15, %4
  %mul14.1 = fmul contract float %sub.1, %sub.1
  %mul15.1 = fmul contract float %sub13.1, %sub13.1
  %add16.1 = fadd contract float %mul14.1, %mul15.1
  %add17.1 = fadd contract float %add16.1, 0x3E112E0BE0000000
  %16 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add17.1)
  %mul19.1 = fmul contract float %sub.1, %16
  %add21.1 = fadd contract float %add21, %mul19.1
  %mul22.1 = fmul contract float %sub13.1, %16
  %add24.1 = fadd contract float %add24, %mul22.1
  %17 = zext nneg i32 %j.041 to i64
  %18 = getelementptr inbounds nuw %struct.float4, ptr %p, i64 %17
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %19 = load float, ptr %arrayidx.2, align 16, !tbaa !37
  %sub.2 = fsub contract float %19, %3
  %y9.2 = getelementptr inbounds nuw i8, ptr %18, i64 36
  %20 = load float, ptr %y9.2, align 4, !tbaa !39
  %sub13.2 = fsub contract float %20, %4
  %mul14.2 = fmul contract float %sub.2, %sub.2
  %mul15.2 = fmul contract float %sub13.2, %sub13.2
  %add16.2 = fadd contract float %mul14.2, %mul15.2
  %add17.2 = fadd contract float %add16.2, 0x3E112E0BE0000000
  %21 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add17.2)
  %mul19.2 = fmul contract float %sub.2, %21
  %add21.2 = fadd contract float %add21.1, %mul19.2
  %mul22.2 = fmul contract float %sub13.2, %21
  %add24.2 = fadd contract float %add24.1, %mul22.2
  %22 = zext nneg i32 %j.041 to i64
  %23 = getelementptr inbounds nuw %struct.float4, ptr %p, i64 %22
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %24 = load float, ptr %arrayidx.3, align 16, !tbaa !37
  %sub.3 = fsub contract float %24, %3
  %y9.3 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %25 = load float, ptr %y9.3, align 4, !tbaa !39
  %sub13.3 = fsub contract float %25, %4
  %mul14.3 = fmul contract float %sub.3, %sub.3
  %mul15.3 = fmul contract float %sub13.3, %sub13.3
  %add16.3 = fadd contract float %mul14.3, %mul15.3
  %add17.3 = fadd contract float %add16.3, 0x3E112E0BE0000000
  %26 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add17.3)
  %mul19.3 = fmul contract float %sub.3, %26
  %add21.3 = fadd contract float %add21.2, %mul19.3
  %mul22.3 = fmul contract float %sub13.3, %26
  %add24.3 = fadd contract float %add24.2, %mul22.3
  %inc.3 = add nuw nsw i32 %j.041, 4
  %niter.next.3 = add i32 %niter, 4
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !41
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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !42

for.body5:                                        ; preds = %if.end, %for.body
  %j.019 = phi i32 [ %1, %for.body ], [ %add9, %if.end ]
  %add = add nuw nsw i32 %j.019, %mul
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
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !llvm.loop !43
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %v.sroa.6, ptr noundef nonnull align 4 dereferenceable(12) %v.sroa.6.0.arrayidx.sroa_idx, i64 12, i1 false), !tbaa.struct !44
  %add3 = fadd contract float %v.sroa.0.0.copyload, 1.000000e+00
  %arrayidx5 = getelementptr inbounds %struct.float4, ptr %o, i64 %idxprom
  store float %add3, ptr %arrayidx5, align 16, !tbaa !11
  %v.sroa.6.0.arrayidx5.sroa_idx = getelementptr inbounds nuw i8, ptr %arrayidx5, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %v.sroa.6.0.arrayidx5.sroa_idx, ptr noundef nonnull align 8 dereferenceable(12) %v.sroa.6, i64 12, i1 false), !tbaa.struct !44
  call void @llvm.lifetime.end.p0(ptr nonnull %v.sroa.6)
  %add9 = add i32 %i.015, %mul8
  %cmp = icmp slt i32 %add9, %div
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !45
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
  %1 = add i32 %h, -2
  %2 = add nuw nsw i32 %0, 3
  %3 = shl nuw nsw i32 %0, 2
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr i8, ptr %a, i64 %4
  %scevgep = getelementptr i8, ptr %5, i64 4
  %6 = add i32 %h, -3
  %ident.check = icmp ne i32 %w, 1
  %7 = add nuw i32 %0, %h
  %8 = icmp slt i32 %7, %2
  %9 = or i1 %ident.check, %8
  %xtraiter = and i32 %1, 3
  %10 = icmp ult i32 %6, 3
  %unroll_iter = and i32 %1, -4
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %lcmp.mod40 = icmp ne i32 %xtraiter, 0
  %xtraiter41 = and i32 %h, 1
  %11 = icmp eq i32 %6, 0
  %unroll_iter45 = and i32 %1, -2
  %lcmp.mod43.not = icmp eq i32 %xtraiter41, 0
  %lcmp.mod44 = icmp ne i32 %xtraiter41, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %for.cond1.preheader.lr.ph
  %s.035 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc19, %for.cond.cleanup3 ]
  br i1 %cmp232, label %for.body4.lver.check, label %for.cond.cleanup3

for.body4.lver.check:                             ; preds = %for.cond1.preheader
  br i1 %9, label %for.body4.lver.orig.preheader, label %for.body4.ph

for.body4.lver.orig.preheader:                    ; preds = %for.body4.lver.check
  br i1 %11, label %for.body4.lver.orig.epil.preheader, label %for.body4.lver.orig

for.body4.lver.orig:                              ; preds = %for.body4.lver.orig, %for.body4.lver.orig.preheader
  %y.033.lver.orig = phi i32 [ %add7.lver.orig.1, %for.body4.lver.orig ], [ 1, %for.body4.lver.orig.preheader ]
  %niter46 = phi i32 [ %niter46.next.1, %for.body4.lver.orig ], [ 0, %for.body4.lver.orig.preheader ]
  %sub5.lver.orig = add nsw i32 %y.033.lver.orig, -1
  %mul.lver.orig = mul nsw i32 %sub5.lver.orig, %w
  %add6.lver.orig = add nsw i32 %mul.lver.orig, %add
  %idxprom.lver.orig = sext i32 %add6.lver.orig to i64
  %arrayidx.lver.orig = getelementptr inbounds float, ptr %a, i64 %idxprom.lver.orig
  %12 = load float, ptr %arrayidx.lver.orig, align 4, !tbaa !11
  %add7.lver.orig = add nuw nsw i32 %y.033.lver.orig, 1
  %mul8.lver.orig = mul nsw i32 %add7.lver.orig, %w
  %add9.lver.orig = add nsw i32 %mul8.lver.orig, %add
  %idxprom10.lver.orig = sext i32 %add9.lver.orig to i64
  %arrayidx11.lver.orig = getelementptr inbounds float, ptr %a, i64 %idxprom10.lver.orig
  %13 = load float, ptr %arrayidx11.lver.orig, align 4, !tbaa !11
  %add12.lver.orig = fadd contract float %12, %13
  %mul13.lver.orig = fmul contract float %add12.lver.orig, 2.500000e-01
  %mul14.lver.orig = mul nsw i32 %y.033.lver.orig, %w
  %add15.lver.orig = add nsw i32 %mul14.lver.orig, %add
  %idxprom16.lver.orig = sext i32 %add15.lver.orig to i64
  %arrayidx17.lver.orig = getelementptr inbounds float, ptr %a, i64 %idxprom16.lver.orig
  store float %mul13.lver.orig, ptr %arrayidx17.lver.orig, align 4, !tbaa !11
  %mul.lver.orig.1 = mul nsw i32 %y.033.lver.orig, %w
  %add6.lver.orig.1 = add nsw i32 %mul.lver.orig.1, %add
  %idxprom.lver.orig.1 = sext i32 %add6.lver.orig.1 to i64
  %arrayidx.lver.orig.1 = getelementptr inbounds float, ptr %a, i64 %idxprom.lver.orig.1
  %14 = load float, ptr %arrayidx.lver.orig.1, align 4, !tbaa !11
  %add7.lver.orig.1 = add nuw nsw i32 %y.033.lver.orig, 2
  %mul8.lver.orig.1 = mul nsw i32 %add7.lver.orig.1, %w
  %add9.lver.orig.1 = add nsw i32 %mul8.lver.orig.1, %add
  %idxprom10.lver.orig.1 = sext i32 %add9.lver.orig.1 to i64
  %arrayidx11.lver.orig.1 = getelementptr inbounds float, ptr %a, i64 %idxprom10.lver.orig.1
  %15 = load float, ptr %arrayidx11.lver.orig.1, align 4, !tbaa !11
  %add12.lver.orig.1 = fadd contract float %14, %15
  %mul13.lver.orig.1 = fmul contract float %add12.lver.orig.1, 2.500000e-01
  %mul14.lver.orig.1 = mul nsw i32 %add7.lver.orig, %w
  %add15.lver.orig.1 = add nsw i32 %mul14.lver.orig.1, %add
  %idxprom16.lver.orig.1 = sext i32 %add15.lver.orig.1 to i64
  %arrayidx17.lver.orig.1 = getelementptr inbounds float, ptr %a, i64 %idxprom16.lver.orig.1
  store float %mul13.lver.orig.1, ptr %arrayidx17.lver.orig.1, align 4, !tbaa !11
  %niter46.next.1 = add i32 %niter46, 2
  %niter46.ncmp.1 = icmp eq i32 %niter46.next.1, %unroll_iter45
  br i1 %niter46.ncmp.1, label %for.cond.cleanup3.loopexit.unr-lcssa, label %for.body4.lver.orig, !llvm.loop !46

for.body4.ph:                                     ; preds = %for.body4.lver.check
  %load_initial = load float, ptr %scevgep, align 4
  br i1 %10, label %for.body4.epil.preheader, label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3.loopexit.unr-lcssa:             ; preds = %for.body4.lver.orig
  br i1 %lcmp.mod43.not, label %for.cond.cleanup3, label %for.body4.lver.orig.epil.preheader

for.body4.lver.orig.epil.preheader:               ; preds = %for.cond.cleanup3.loopexit.unr-lcssa, %for.body4.lver.orig.preheader
  %y.033.lver.orig.epil.init = phi i32 [ 1, %for.body4.lver.orig.preheader ], [ %add7.lver.orig.1, %for.cond.cleanup3.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod44)
  %sub5.lver.orig.epil = add nsw i32 %y.033.lver.orig.epil.init, -1
  %mul.lver.orig.epil = mul nsw i32 %sub5.lver.orig.epil, %w
  %add6.lver.orig.epil = add nsw i32 %mul.lver.orig.epil, %add
  %idxprom.lver.orig.epil = sext i32 %add6.lver.orig.epil to i64
  %arrayidx.lver.orig.epil = getelementptr inbounds float, ptr %a, i64 %idxprom.lver.orig.epil
  %16 = load float, ptr %arrayidx.lver.orig.epil, align 4, !tbaa !11
  %add7.lver.orig.epil = add nuw nsw i32 %y.033.lver.orig.epil.init, 1
  %mul8.lver.orig.epil = mul nsw i32 %add7.lver.orig.epil, %w
  %add9.lver.orig.epil = add nsw i32 %mul8.lver.orig.epil, %add
  %idxprom10.lver.orig.epil = sext i32 %add9.lver.orig.epil to i64
  %arrayidx11.lver.orig.epil = getelementptr inbounds float, ptr %a, i64 %idxprom10.lver.orig.epil
  %17 = load float, ptr %arrayidx11.lver.orig.epil, align 4, !tbaa !11
  %add12.lver.orig.epil = fadd contract float %16, %17
  %mul13.lver.orig.epil = fmul contract float %add12.lver.orig.epil, 2.500000e-01
  %mul14.lver.orig.epil = mul nsw i32 %y.033.lver.orig.epil.init, %w
  %add15.lver.orig.epil = add nsw i32 %mul14.lver.orig.epil, %add
  %idxprom16.lver.orig.epil = sext i32 %add15.lver.orig.epil to i64
  %arrayidx17.lver.orig.epil = getelementptr inbounds float, ptr %a, i64 %idxprom16.lver.orig.epil
  store float %mul13.lver.orig.epil, ptr %arrayidx17.lver.orig.epil, align 4, !tbaa !11
  br label %for.cond.cleanup3

for.cond.cleanup3.loopexit39.unr-lcssa:           ; preds = %for.body4
  br i1 %lcmp.mod.not, label %for.cond.cleanup3, label %for.body4.epil.preheader

for.body4.epil.preheader:                         ; preds = %for.cond.cleanup3.loopexit39.unr-lcssa, %for.body4.ph
  %store_forwarded.epil.init = phi float [ %load_initial, %for.body4.ph ], [ %mul13.3, %for.cond.cleanup3.loopexit39.unr-lcssa ]
  %y.033.epil.init = phi i32 [ 1, %for.body4.ph ], [ %add7.3, %for.cond.cleanup3.loopexit39.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod40)
  br label %for.body4.epil

for.body4.epil:                                   ; preds = %for.body4.epil, %for.body4.epil.preheader
  %store_forwarded.epil = phi float [ %store_forwarded.epil.init, %for.body4.epil.preheader ], [ %mul13.epil, %for.body4.epil ]
  %y.033.epil = phi i32 [ %y.033.epil.init, %for.body4.epil.preheader ], [ %add7.epil, %for.body4.epil ]
  %epil.iter = phi i32 [ 0, %for.body4.epil.preheader ], [ %epil.iter.next, %for.body4.epil ]
  %add7.epil = add nuw nsw i32 %y.033.epil, 1
  %mul8.epil = mul nuw nsw i32 %add7.epil, %w
  %add9.epil = add nuw nsw i32 %mul8.epil, %add
  %idxprom10.epil = zext nneg i32 %add9.epil to i64
  %arrayidx11.epil = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10.epil
  %18 = load float, ptr %arrayidx11.epil, align 4, !tbaa !11
  %add12.epil = fadd contract float %store_forwarded.epil, %18
  %mul13.epil = fmul contract float %add12.epil, 2.500000e-01
  %mul14.epil = mul nuw nsw i32 %y.033.epil, %w
  %add15.epil = add nuw nsw i32 %mul14.epil, %add
  %idxprom16.epil = zext nneg i32 %add15.epil to i64
  %arrayidx17.epil = getelementptr inbounds nuw float, ptr %a, i64 %idxprom16.epil
  store float %mul13.epil, ptr %arrayidx17.epil, align 4, !tbaa !11
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup3, label %for.body4.epil, !llvm.loop !47

for.cond.cleanup3:                                ; preds = %for.body4.epil, %for.cond.cleanup3.loopexit39.unr-lcssa, %for.body4.lver.orig.epil.preheader, %for.cond.cleanup3.loopexit.unr-lcssa, %for.cond1.preheader
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %inc19 = add nuw nsw i32 %s.035, 1
  %exitcond36.not = icmp eq i32 %inc19, %steps
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !48

for.body4:                                        ; preds = %for.body4, %for.body4.ph
  %store_forwarded = phi float [ %mul13.3, %for.body4 ], [ %load_initial, %for.body4.ph ]
  %y.033 = phi i32 [ %add7.3, %for.body4 ], [ 1, %for.body4.ph ]
  %niter = phi i32 [ %niter.next.3, %for.body4 ], [ 0, %for.body4.ph ]
  %add7 = add nuw nsw i32 %y.033, 1
  %mul8 = mul nuw nsw i32 %add7, %w
  %add9 = add nuw nsw i32 %mul8, %add
  %idxprom10 = zext nneg i32 %add9 to i64
  %arrayidx11 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10
  %19 = load float, ptr %arrayidx11, align 4, !tbaa !11
  %add12 = fadd contract float %store_forwarded, %19
  %mul13 = fmul contract float %add12, 2.500000e-01
  %mul14 = mul nuw nsw i32 %y.033, %w
  %add15 = add nuw nsw i32 %mul14, %add
  %idxprom16 = zext nneg i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom16
  store float %mul13, ptr %arrayidx17, align 4, !tbaa !11
  %add7.1 = add nuw nsw i32 %y.033, 2
  %mul8.1 = mul nuw nsw i32 %add7.1, %w
  %add9.1 = add nuw nsw i32 %mul8.1, %add
  %idxprom10.1 = zext nneg i32 %add9.1 to i64
  %arrayidx11.1 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10.1
  %20 = load float, ptr %arrayidx11.1, align 4, !tbaa !11
  %add12.1 = fadd contract float %mul13, %20
  %mul13.1 = fmul contract float %add12.1, 2.500000e-01
  %mul14.1 = mul nuw nsw i32 %add7, %w
  %add15.1 = add nuw nsw i32 %mul14.1, %add
  %idxprom16.1 = zext nneg i32 %add15.1 to i64
  %arrayidx17.1 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom16.1
  store float %mul13.1, ptr %arrayidx17.1, align 4, !tbaa !11
  %add7.2 = add nuw nsw i32 %y.033, 3
  %mul8.2 = mul nuw nsw i32 %add7.2, %w
  %add9.2 = add nuw nsw i32 %mul8.2, %add
  %idxprom10.2 = zext nneg i32 %add9.2 to i64
  %arrayidx11.2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10.2
  %21 = load float, ptr %arrayidx11.2, align 4, !tbaa !11
  %add12.2 = fadd contract float %mul13.1, %21
  %mul13.2 = fmul contract float %add12.2, 2.500000e-01
  %mul14.2 = mul nuw nsw i32 %add7.1, %w
  %add15.2 = add nuw nsw i32 %mul14.2, %add
  %idxprom16.2 = zext nneg i32 %add15.2 to i64
  %arrayidx17.2 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom16.2
  store float %mul13.2, ptr %arrayidx17.2, align 4, !tbaa !11
  %add7.3 = add nuw nsw i32 %y.033, 4
  %mul8.3 = mul nuw nsw i32 %add7.3, %w
  %add9.3 = add nuw nsw i32 %mul8.3, %add
  %idxprom10.3 = zext nneg i32 %add9.3 to i64
  %arrayidx11.3 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom10.3
  %22 = load float, ptr %arrayidx11.3, align 4, !tbaa !11
  %add12.3 = fadd contract float %mul13.2, %22
  %mul13.3 = fmul contract float %add12.3, 2.500000e-01
  %mul14.3 = mul nuw nsw i32 %add7.2, %w
  %add15.3 = add nuw nsw i32 %mul14.3, %add
  %idxprom16.3 = zext nneg i32 %add15.3 to i64
  %arrayidx17.3 = getelementptr inbounds nuw float, ptr %a, i64 %idxprom16.3
  store float %mul13.3, ptr %arrayidx17.3, align 4, !tbaa !11
  %niter.next.3 = add i32 %niter, 4
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup3.loopexit39.unr-lcssa, label %for.body4, !llvm.loop !46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic(ptr noundef captures(none) %a) local_unnamed_addr #6 {
entry:
  %0 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %xor = xor i32 %0, 1
  %cmp5 = icmp samesign ugt i32 %xor, %0
  br i1 %cmp5, label %if.then, label %if.end21

if.then.1:                                        ; preds = %if.end21
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.1 = zext nneg i32 %xor.1 to i64
  %arrayidx8.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.1
  %2 = load i32, ptr %arrayidx8.1, align 4, !tbaa !6
  %cmp9.1 = icmp sgt i32 %1, %2
  %cmp11.1 = xor i1 %119, %cmp9.1
  br i1 %cmp11.1, label %if.then12.1, label %if.end21.1

if.then12.1:                                      ; preds = %if.then.1
  store i32 %2, ptr %arrayidx, align 4, !tbaa !6
  store i32 %1, ptr %arrayidx8.1, align 4, !tbaa !6
  br label %if.end21.1

if.end21.1:                                       ; preds = %if.end21, %if.then12.1, %if.then.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.1.1, label %if.end21.1.1

if.then.1.1:                                      ; preds = %if.end21.1
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.1.1 = zext nneg i32 %xor to i64
  %arrayidx8.1.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.1.1
  %4 = load i32, ptr %arrayidx8.1.1, align 4, !tbaa !6
  %cmp9.1.1 = icmp sgt i32 %3, %4
  %cmp11.1.1 = xor i1 %119, %cmp9.1.1
  br i1 %cmp11.1.1, label %if.then12.1.1, label %if.end21.1.1

if.then12.1.1:                                    ; preds = %if.then.1.1
  store i32 %4, ptr %arrayidx, align 4, !tbaa !6
  store i32 %3, ptr %arrayidx8.1.1, align 4, !tbaa !6
  br label %if.end21.1.1

if.end21.1.1:                                     ; preds = %if.then12.1.1, %if.then.1.1, %if.end21.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.2 = and i32 %0, 8
  %5 = icmp ne i32 %and.2, 0
  %xor.2 = xor i32 %0, 4
  %cmp5.2 = icmp samesign ugt i32 %xor.2, %0
  br i1 %cmp5.2, label %if.then.2, label %if.end21.2

if.then.2:                                        ; preds = %if.end21.1.1
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.2 = zext nneg i32 %xor.2 to i64
  %arrayidx8.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.2
  %7 = load i32, ptr %arrayidx8.2, align 4, !tbaa !6
  %cmp9.2 = icmp sgt i32 %6, %7
  %cmp11.2 = xor i1 %5, %cmp9.2
  br i1 %cmp11.2, label %if.then12.2, label %if.end21.2

if.then12.2:                                      ; preds = %if.then.2
  store i32 %7, ptr %arrayidx, align 4, !tbaa !6
  store i32 %6, ptr %arrayidx8.2, align 4, !tbaa !6
  br label %if.end21.2

if.end21.2:                                       ; preds = %if.then12.2, %if.then.2, %if.end21.1.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.2.1, label %if.end21.2.1

if.then.2.1:                                      ; preds = %if.end21.2
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.2.1 = zext nneg i32 %xor.1 to i64
  %arrayidx8.2.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.2.1
  %9 = load i32, ptr %arrayidx8.2.1, align 4, !tbaa !6
  %cmp9.2.1 = icmp sgt i32 %8, %9
  %cmp11.2.1 = xor i1 %5, %cmp9.2.1
  br i1 %cmp11.2.1, label %if.then12.2.1, label %if.end21.2.1

if.then12.2.1:                                    ; preds = %if.then.2.1
  store i32 %9, ptr %arrayidx, align 4, !tbaa !6
  store i32 %8, ptr %arrayidx8.2.1, align 4, !tbaa !6
  br label %if.end21.2.1

if.end21.2.1:                                     ; preds = %if.then12.2.1, %if.then.2.1, %if.end21.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.2.2, label %if.end21.2.2

if.then.2.2:                                      ; preds = %if.end21.2.1
  %10 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.2.2 = zext nneg i32 %xor to i64
  %arrayidx8.2.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.2.2
  %11 = load i32, ptr %arrayidx8.2.2, align 4, !tbaa !6
  %cmp9.2.2 = icmp sgt i32 %10, %11
  %cmp11.2.2 = xor i1 %5, %cmp9.2.2
  br i1 %cmp11.2.2, label %if.then12.2.2, label %if.end21.2.2

if.then12.2.2:                                    ; preds = %if.then.2.2
  store i32 %11, ptr %arrayidx, align 4, !tbaa !6
  store i32 %10, ptr %arrayidx8.2.2, align 4, !tbaa !6
  br label %if.end21.2.2

if.end21.2.2:                                     ; preds = %if.then12.2.2, %if.then.2.2, %if.end21.2.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.3 = and i32 %0, 16
  %12 = icmp ne i32 %and.3, 0
  %xor.3 = xor i32 %0, 8
  %cmp5.3 = icmp samesign ugt i32 %xor.3, %0
  br i1 %cmp5.3, label %if.then.3, label %if.end21.3

if.then.3:                                        ; preds = %if.end21.2.2
  %13 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.3 = zext nneg i32 %xor.3 to i64
  %arrayidx8.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.3
  %14 = load i32, ptr %arrayidx8.3, align 4, !tbaa !6
  %cmp9.3 = icmp sgt i32 %13, %14
  %cmp11.3 = xor i1 %12, %cmp9.3
  br i1 %cmp11.3, label %if.then12.3, label %if.end21.3

if.then12.3:                                      ; preds = %if.then.3
  store i32 %14, ptr %arrayidx, align 4, !tbaa !6
  store i32 %13, ptr %arrayidx8.3, align 4, !tbaa !6
  br label %if.end21.3

if.end21.3:                                       ; preds = %if.then12.3, %if.then.3, %if.end21.2.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.3.1, label %if.end21.3.1

if.then.3.1:                                      ; preds = %if.end21.3
  %15 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.3.1 = zext nneg i32 %xor.2 to i64
  %arrayidx8.3.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.3.1
  %16 = load i32, ptr %arrayidx8.3.1, align 4, !tbaa !6
  %cmp9.3.1 = icmp sgt i32 %15, %16
  %cmp11.3.1 = xor i1 %12, %cmp9.3.1
  br i1 %cmp11.3.1, label %if.then12.3.1, label %if.end21.3.1

if.then12.3.1:                                    ; preds = %if.then.3.1
  store i32 %16, ptr %arrayidx, align 4, !tbaa !6
  store i32 %15, ptr %arrayidx8.3.1, align 4, !tbaa !6
  br label %if.end21.3.1

if.end21.3.1:                                     ; preds = %if.then12.3.1, %if.then.3.1, %if.end21.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.3.2, label %if.end21.3.2

if.then.3.2:                                      ; preds = %if.end21.3.1
  %17 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.3.2 = zext nneg i32 %xor.1 to i64
  %arrayidx8.3.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.3.2
  %18 = load i32, ptr %arrayidx8.3.2, align 4, !tbaa !6
  %cmp9.3.2 = icmp sgt i32 %17, %18
  %cmp11.3.2 = xor i1 %12, %cmp9.3.2
  br i1 %cmp11.3.2, label %if.then12.3.2, label %if.end21.3.2

if.then12.3.2:                                    ; preds = %if.then.3.2
  store i32 %18, ptr %arrayidx, align 4, !tbaa !6
  store i32 %17, ptr %arrayidx8.3.2, align 4, !tbaa !6
  br label %if.end21.3.2

if.end21.3.2:                                     ; preds = %if.then12.3.2, %if.then.3.2, %if.end21.3.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.3.3, label %if.end21.3.3

if.then.3.3:                                      ; preds = %if.end21.3.2
  %19 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.3.3 = zext nneg i32 %xor to i64
  %arrayidx8.3.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.3.3
  %20 = load i32, ptr %arrayidx8.3.3, align 4, !tbaa !6
  %cmp9.3.3 = icmp sgt i32 %19, %20
  %cmp11.3.3 = xor i1 %12, %cmp9.3.3
  br i1 %cmp11.3.3, label %if.then12.3.3, label %if.end21.3.3

if.then12.3.3:                                    ; preds = %if.then.3.3
  store i32 %20, ptr %arrayidx, align 4, !tbaa !6
  store i32 %19, ptr %arrayidx8.3.3, align 4, !tbaa !6
  br label %if.end21.3.3

if.end21.3.3:                                     ; preds = %if.then12.3.3, %if.then.3.3, %if.end21.3.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.4 = and i32 %0, 32
  %21 = icmp ne i32 %and.4, 0
  %xor.4 = xor i32 %0, 16
  %cmp5.4 = icmp samesign ugt i32 %xor.4, %0
  br i1 %cmp5.4, label %if.then.4, label %if.end21.4

if.then.4:                                        ; preds = %if.end21.3.3
  %22 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.4 = zext nneg i32 %xor.4 to i64
  %arrayidx8.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.4
  %23 = load i32, ptr %arrayidx8.4, align 4, !tbaa !6
  %cmp9.4 = icmp sgt i32 %22, %23
  %cmp11.4 = xor i1 %21, %cmp9.4
  br i1 %cmp11.4, label %if.then12.4, label %if.end21.4

if.then12.4:                                      ; preds = %if.then.4
  store i32 %23, ptr %arrayidx, align 4, !tbaa !6
  store i32 %22, ptr %arrayidx8.4, align 4, !tbaa !6
  br label %if.end21.4

if.end21.4:                                       ; preds = %if.then12.4, %if.then.4, %if.end21.3.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.3, label %if.then.4.1, label %if.end21.4.1

if.then.4.1:                                      ; preds = %if.end21.4
  %24 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.4.1 = zext nneg i32 %xor.3 to i64
  %arrayidx8.4.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.4.1
  %25 = load i32, ptr %arrayidx8.4.1, align 4, !tbaa !6
  %cmp9.4.1 = icmp sgt i32 %24, %25
  %cmp11.4.1 = xor i1 %21, %cmp9.4.1
  br i1 %cmp11.4.1, label %if.then12.4.1, label %if.end21.4.1

if.then12.4.1:                                    ; preds = %if.then.4.1
  store i32 %25, ptr %arrayidx, align 4, !tbaa !6
  store i32 %24, ptr %arrayidx8.4.1, align 4, !tbaa !6
  br label %if.end21.4.1

if.end21.4.1:                                     ; preds = %if.then12.4.1, %if.then.4.1, %if.end21.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.4.2, label %if.end21.4.2

if.then.4.2:                                      ; preds = %if.end21.4.1
  %26 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.4.2 = zext nneg i32 %xor.2 to i64
  %arrayidx8.4.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.4.2
  %27 = load i32, ptr %arrayidx8.4.2, align 4, !tbaa !6
  %cmp9.4.2 = icmp sgt i32 %26, %27
  %cmp11.4.2 = xor i1 %21, %cmp9.4.2
  br i1 %cmp11.4.2, label %if.then12.4.2, label %if.end21.4.2

if.then12.4.2:                                    ; preds = %if.then.4.2
  store i32 %27, ptr %arrayidx, align 4, !tbaa !6
  store i32 %26, ptr %arrayidx8.4.2, align 4, !tbaa !6
  br label %if.end21.4.2

if.end21.4.2:                                     ; preds = %if.then12.4.2, %if.then.4.2, %if.end21.4.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.4.3, label %if.end21.4.3

if.then.4.3:                                      ; preds = %if.end21.4.2
  %28 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.4.3 = zext nneg i32 %xor.1 to i64
  %arrayidx8.4.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.4.3
  %29 = load i32, ptr %arrayidx8.4.3, align 4, !tbaa !6
  %cmp9.4.3 = icmp sgt i32 %28, %29
  %cmp11.4.3 = xor i1 %21, %cmp9.4.3
  br i1 %cmp11.4.3, label %if.then12.4.3, label %if.end21.4.3

if.then12.4.3:                                    ; preds = %if.then.4.3
  store i32 %29, ptr %arrayidx, align 4, !tbaa !6
  store i32 %28, ptr %arrayidx8.4.3, align 4, !tbaa !6
  br label %if.end21.4.3

if.end21.4.3:                                     ; preds = %if.then12.4.3, %if.then.4.3, %if.end21.4.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.4.4, label %if.end21.4.4

if.then.4.4:                                      ; preds = %if.end21.4.3
  %30 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.4.4 = zext nneg i32 %xor to i64
  %arrayidx8.4.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.4.4
  %31 = load i32, ptr %arrayidx8.4.4, align 4, !tbaa !6
  %cmp9.4.4 = icmp sgt i32 %30, %31
  %cmp11.4.4 = xor i1 %21, %cmp9.4.4
  br i1 %cmp11.4.4, label %if.then12.4.4, label %if.end21.4.4

if.then12.4.4:                                    ; preds = %if.then.4.4
  store i32 %31, ptr %arrayidx, align 4, !tbaa !6
  store i32 %30, ptr %arrayidx8.4.4, align 4, !tbaa !6
  br label %if.end21.4.4

if.end21.4.4:                                     ; preds = %if.then12.4.4, %if.then.4.4, %if.end21.4.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.5 = and i32 %0, 64
  %32 = icmp ne i32 %and.5, 0
  %xor.5 = xor i32 %0, 32
  %cmp5.5 = icmp samesign ugt i32 %xor.5, %0
  br i1 %cmp5.5, label %if.then.5, label %if.end21.5

if.then.5:                                        ; preds = %if.end21.4.4
  %33 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.5 = zext nneg i32 %xor.5 to i64
  %arrayidx8.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.5
  %34 = load i32, ptr %arrayidx8.5, align 4, !tbaa !6
  %cmp9.5 = icmp sgt i32 %33, %34
  %cmp11.5 = xor i1 %32, %cmp9.5
  br i1 %cmp11.5, label %if.then12.5, label %if.end21.5

if.then12.5:                                      ; preds = %if.then.5
  store i32 %34, ptr %arrayidx, align 4, !tbaa !6
  store i32 %33, ptr %arrayidx8.5, align 4, !tbaa !6
  br label %if.end21.5

if.end21.5:                                       ; preds = %if.then12.5, %if.then.5, %if.end21.4.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.4, label %if.then.5.1, label %if.end21.5.1

if.then.5.1:                                      ; preds = %if.end21.5
  %35 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.5.1 = zext nneg i32 %xor.4 to i64
  %arrayidx8.5.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.5.1
  %36 = load i32, ptr %arrayidx8.5.1, align 4, !tbaa !6
  %cmp9.5.1 = icmp sgt i32 %35, %36
  %cmp11.5.1 = xor i1 %32, %cmp9.5.1
  br i1 %cmp11.5.1, label %if.then12.5.1, label %if.end21.5.1

if.then12.5.1:                                    ; preds = %if.then.5.1
  store i32 %36, ptr %arrayidx, align 4, !tbaa !6
  store i32 %35, ptr %arrayidx8.5.1, align 4, !tbaa !6
  br label %if.end21.5.1

if.end21.5.1:                                     ; preds = %if.then12.5.1, %if.then.5.1, %if.end21.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.3, label %if.then.5.2, label %if.end21.5.2

if.then.5.2:                                      ; preds = %if.end21.5.1
  %37 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.5.2 = zext nneg i32 %xor.3 to i64
  %arrayidx8.5.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.5.2
  %38 = load i32, ptr %arrayidx8.5.2, align 4, !tbaa !6
  %cmp9.5.2 = icmp sgt i32 %37, %38
  %cmp11.5.2 = xor i1 %32, %cmp9.5.2
  br i1 %cmp11.5.2, label %if.then12.5.2, label %if.end21.5.2

if.then12.5.2:                                    ; preds = %if.then.5.2
  store i32 %38, ptr %arrayidx, align 4, !tbaa !6
  store i32 %37, ptr %arrayidx8.5.2, align 4, !tbaa !6
  br label %if.end21.5.2

if.end21.5.2:                                     ; preds = %if.then12.5.2, %if.then.5.2, %if.end21.5.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.5.3, label %if.end21.5.3

if.then.5.3:                                      ; preds = %if.end21.5.2
  %39 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.5.3 = zext nneg i32 %xor.2 to i64
  %arrayidx8.5.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.5.3
  %40 = load i32, ptr %arrayidx8.5.3, align 4, !tbaa !6
  %cmp9.5.3 = icmp sgt i32 %39, %40
  %cmp11.5.3 = xor i1 %32, %cmp9.5.3
  br i1 %cmp11.5.3, label %if.then12.5.3, label %if.end21.5.3

if.then12.5.3:                                    ; preds = %if.then.5.3
  store i32 %40, ptr %arrayidx, align 4, !tbaa !6
  store i32 %39, ptr %arrayidx8.5.3, align 4, !tbaa !6
  br label %if.end21.5.3

if.end21.5.3:                                     ; preds = %if.then12.5.3, %if.then.5.3, %if.end21.5.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.5.4, label %if.end21.5.4

if.then.5.4:                                      ; preds = %if.end21.5.3
  %41 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.5.4 = zext nneg i32 %xor.1 to i64
  %arrayidx8.5.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.5.4
  %42 = load i32, ptr %arrayidx8.5.4, align 4, !tbaa !6
  %cmp9.5.4 = icmp sgt i32 %41, %42
  %cmp11.5.4 = xor i1 %32, %cmp9.5.4
  br i1 %cmp11.5.4, label %if.then12.5.4, label %if.end21.5.4

if.then12.5.4:                                    ; preds = %if.then.5.4
  store i32 %42, ptr %arrayidx, align 4, !tbaa !6
  store i32 %41, ptr %arrayidx8.5.4, align 4, !tbaa !6
  br label %if.end21.5.4

if.end21.5.4:                                     ; preds = %if.then12.5.4, %if.then.5.4, %if.end21.5.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.5.5, label %if.end21.5.5

if.then.5.5:                                      ; preds = %if.end21.5.4
  %43 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.5.5 = zext nneg i32 %xor to i64
  %arrayidx8.5.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.5.5
  %44 = load i32, ptr %arrayidx8.5.5, align 4, !tbaa !6
  %cmp9.5.5 = icmp sgt i32 %43, %44
  %cmp11.5.5 = xor i1 %32, %cmp9.5.5
  br i1 %cmp11.5.5, label %if.then12.5.5, label %if.end21.5.5

if.then12.5.5:                                    ; preds = %if.then.5.5
  store i32 %44, ptr %arrayidx, align 4, !tbaa !6
  store i32 %43, ptr %arrayidx8.5.5, align 4, !tbaa !6
  br label %if.end21.5.5

if.end21.5.5:                                     ; preds = %if.then12.5.5, %if.then.5.5, %if.end21.5.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.6 = and i32 %0, 128
  %45 = icmp ne i32 %and.6, 0
  %xor.6 = xor i32 %0, 64
  %cmp5.6 = icmp samesign ugt i32 %xor.6, %0
  br i1 %cmp5.6, label %if.then.6, label %if.end21.6

if.then.6:                                        ; preds = %if.end21.5.5
  %46 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6 = zext nneg i32 %xor.6 to i64
  %arrayidx8.6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6
  %47 = load i32, ptr %arrayidx8.6, align 4, !tbaa !6
  %cmp9.6 = icmp sgt i32 %46, %47
  %cmp11.6 = xor i1 %45, %cmp9.6
  br i1 %cmp11.6, label %if.then12.6, label %if.end21.6

if.then12.6:                                      ; preds = %if.then.6
  store i32 %47, ptr %arrayidx, align 4, !tbaa !6
  store i32 %46, ptr %arrayidx8.6, align 4, !tbaa !6
  br label %if.end21.6

if.end21.6:                                       ; preds = %if.then12.6, %if.then.6, %if.end21.5.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.5, label %if.then.6.1, label %if.end21.6.1

if.then.6.1:                                      ; preds = %if.end21.6
  %48 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6.1 = zext nneg i32 %xor.5 to i64
  %arrayidx8.6.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6.1
  %49 = load i32, ptr %arrayidx8.6.1, align 4, !tbaa !6
  %cmp9.6.1 = icmp sgt i32 %48, %49
  %cmp11.6.1 = xor i1 %45, %cmp9.6.1
  br i1 %cmp11.6.1, label %if.then12.6.1, label %if.end21.6.1

if.then12.6.1:                                    ; preds = %if.then.6.1
  store i32 %49, ptr %arrayidx, align 4, !tbaa !6
  store i32 %48, ptr %arrayidx8.6.1, align 4, !tbaa !6
  br label %if.end21.6.1

if.end21.6.1:                                     ; preds = %if.then12.6.1, %if.then.6.1, %if.end21.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.4, label %if.then.6.2, label %if.end21.6.2

if.then.6.2:                                      ; preds = %if.end21.6.1
  %50 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6.2 = zext nneg i32 %xor.4 to i64
  %arrayidx8.6.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6.2
  %51 = load i32, ptr %arrayidx8.6.2, align 4, !tbaa !6
  %cmp9.6.2 = icmp sgt i32 %50, %51
  %cmp11.6.2 = xor i1 %45, %cmp9.6.2
  br i1 %cmp11.6.2, label %if.then12.6.2, label %if.end21.6.2

if.then12.6.2:                                    ; preds = %if.then.6.2
  store i32 %51, ptr %arrayidx, align 4, !tbaa !6
  store i32 %50, ptr %arrayidx8.6.2, align 4, !tbaa !6
  br label %if.end21.6.2

if.end21.6.2:                                     ; preds = %if.then12.6.2, %if.then.6.2, %if.end21.6.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.3, label %if.then.6.3, label %if.end21.6.3

if.then.6.3:                                      ; preds = %if.end21.6.2
  %52 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6.3 = zext nneg i32 %xor.3 to i64
  %arrayidx8.6.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6.3
  %53 = load i32, ptr %arrayidx8.6.3, align 4, !tbaa !6
  %cmp9.6.3 = icmp sgt i32 %52, %53
  %cmp11.6.3 = xor i1 %45, %cmp9.6.3
  br i1 %cmp11.6.3, label %if.then12.6.3, label %if.end21.6.3

if.then12.6.3:                                    ; preds = %if.then.6.3
  store i32 %53, ptr %arrayidx, align 4, !tbaa !6
  store i32 %52, ptr %arrayidx8.6.3, align 4, !tbaa !6
  br label %if.end21.6.3

if.end21.6.3:                                     ; preds = %if.then12.6.3, %if.then.6.3, %if.end21.6.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.6.4, label %if.end21.6.4

if.then.6.4:                                      ; preds = %if.end21.6.3
  %54 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6.4 = zext nneg i32 %xor.2 to i64
  %arrayidx8.6.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6.4
  %55 = load i32, ptr %arrayidx8.6.4, align 4, !tbaa !6
  %cmp9.6.4 = icmp sgt i32 %54, %55
  %cmp11.6.4 = xor i1 %45, %cmp9.6.4
  br i1 %cmp11.6.4, label %if.then12.6.4, label %if.end21.6.4

if.then12.6.4:                                    ; preds = %if.then.6.4
  store i32 %55, ptr %arrayidx, align 4, !tbaa !6
  store i32 %54, ptr %arrayidx8.6.4, align 4, !tbaa !6
  br label %if.end21.6.4

if.end21.6.4:                                     ; preds = %if.then12.6.4, %if.then.6.4, %if.end21.6.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.6.5, label %if.end21.6.5

if.then.6.5:                                      ; preds = %if.end21.6.4
  %56 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6.5 = zext nneg i32 %xor.1 to i64
  %arrayidx8.6.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6.5
  %57 = load i32, ptr %arrayidx8.6.5, align 4, !tbaa !6
  %cmp9.6.5 = icmp sgt i32 %56, %57
  %cmp11.6.5 = xor i1 %45, %cmp9.6.5
  br i1 %cmp11.6.5, label %if.then12.6.5, label %if.end21.6.5

if.then12.6.5:                                    ; preds = %if.then.6.5
  store i32 %57, ptr %arrayidx, align 4, !tbaa !6
  store i32 %56, ptr %arrayidx8.6.5, align 4, !tbaa !6
  br label %if.end21.6.5

if.end21.6.5:                                     ; preds = %if.then12.6.5, %if.then.6.5, %if.end21.6.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.6.6, label %if.end21.6.6

if.then.6.6:                                      ; preds = %if.end21.6.5
  %58 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.6.6 = zext nneg i32 %xor to i64
  %arrayidx8.6.6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.6.6
  %59 = load i32, ptr %arrayidx8.6.6, align 4, !tbaa !6
  %cmp9.6.6 = icmp sgt i32 %58, %59
  %cmp11.6.6 = xor i1 %45, %cmp9.6.6
  br i1 %cmp11.6.6, label %if.then12.6.6, label %if.end21.6.6

if.then12.6.6:                                    ; preds = %if.then.6.6
  store i32 %59, ptr %arrayidx, align 4, !tbaa !6
  store i32 %58, ptr %arrayidx8.6.6, align 4, !tbaa !6
  br label %if.end21.6.6

if.end21.6.6:                                     ; preds = %if.then12.6.6, %if.then.6.6, %if.end21.6.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.7 = and i32 %0, 256
  %60 = icmp ne i32 %and.7, 0
  %xor.7 = xor i32 %0, 128
  %cmp5.7 = icmp samesign ugt i32 %xor.7, %0
  br i1 %cmp5.7, label %if.then.7, label %if.end21.7

if.then.7:                                        ; preds = %if.end21.6.6
  %61 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7 = zext nneg i32 %xor.7 to i64
  %arrayidx8.7 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7
  %62 = load i32, ptr %arrayidx8.7, align 4, !tbaa !6
  %cmp9.7 = icmp sgt i32 %61, %62
  %cmp11.7 = xor i1 %60, %cmp9.7
  br i1 %cmp11.7, label %if.then12.7, label %if.end21.7

if.then12.7:                                      ; preds = %if.then.7
  store i32 %62, ptr %arrayidx, align 4, !tbaa !6
  store i32 %61, ptr %arrayidx8.7, align 4, !tbaa !6
  br label %if.end21.7

if.end21.7:                                       ; preds = %if.then12.7, %if.then.7, %if.end21.6.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.6, label %if.then.7.1, label %if.end21.7.1

if.then.7.1:                                      ; preds = %if.end21.7
  %63 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.1 = zext nneg i32 %xor.6 to i64
  %arrayidx8.7.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.1
  %64 = load i32, ptr %arrayidx8.7.1, align 4, !tbaa !6
  %cmp9.7.1 = icmp sgt i32 %63, %64
  %cmp11.7.1 = xor i1 %60, %cmp9.7.1
  br i1 %cmp11.7.1, label %if.then12.7.1, label %if.end21.7.1

if.then12.7.1:                                    ; preds = %if.then.7.1
  store i32 %64, ptr %arrayidx, align 4, !tbaa !6
  store i32 %63, ptr %arrayidx8.7.1, align 4, !tbaa !6
  br label %if.end21.7.1

if.end21.7.1:                                     ; preds = %if.then12.7.1, %if.then.7.1, %if.end21.7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.5, label %if.then.7.2, label %if.end21.7.2

if.then.7.2:                                      ; preds = %if.end21.7.1
  %65 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.2 = zext nneg i32 %xor.5 to i64
  %arrayidx8.7.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.2
  %66 = load i32, ptr %arrayidx8.7.2, align 4, !tbaa !6
  %cmp9.7.2 = icmp sgt i32 %65, %66
  %cmp11.7.2 = xor i1 %60, %cmp9.7.2
  br i1 %cmp11.7.2, label %if.then12.7.2, label %if.end21.7.2

if.then12.7.2:                                    ; preds = %if.then.7.2
  store i32 %66, ptr %arrayidx, align 4, !tbaa !6
  store i32 %65, ptr %arrayidx8.7.2, align 4, !tbaa !6
  br label %if.end21.7.2

if.end21.7.2:                                     ; preds = %if.then12.7.2, %if.then.7.2, %if.end21.7.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.4, label %if.then.7.3, label %if.end21.7.3

if.then.7.3:                                      ; preds = %if.end21.7.2
  %67 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.3 = zext nneg i32 %xor.4 to i64
  %arrayidx8.7.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.3
  %68 = load i32, ptr %arrayidx8.7.3, align 4, !tbaa !6
  %cmp9.7.3 = icmp sgt i32 %67, %68
  %cmp11.7.3 = xor i1 %60, %cmp9.7.3
  br i1 %cmp11.7.3, label %if.then12.7.3, label %if.end21.7.3

if.then12.7.3:                                    ; preds = %if.then.7.3
  store i32 %68, ptr %arrayidx, align 4, !tbaa !6
  store i32 %67, ptr %arrayidx8.7.3, align 4, !tbaa !6
  br label %if.end21.7.3

if.end21.7.3:                                     ; preds = %if.then12.7.3, %if.then.7.3, %if.end21.7.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.3, label %if.then.7.4, label %if.end21.7.4

if.then.7.4:                                      ; preds = %if.end21.7.3
  %69 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.4 = zext nneg i32 %xor.3 to i64
  %arrayidx8.7.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.4
  %70 = load i32, ptr %arrayidx8.7.4, align 4, !tbaa !6
  %cmp9.7.4 = icmp sgt i32 %69, %70
  %cmp11.7.4 = xor i1 %60, %cmp9.7.4
  br i1 %cmp11.7.4, label %if.then12.7.4, label %if.end21.7.4

if.then12.7.4:                                    ; preds = %if.then.7.4
  store i32 %70, ptr %arrayidx, align 4, !tbaa !6
  store i32 %69, ptr %arrayidx8.7.4, align 4, !tbaa !6
  br label %if.end21.7.4

if.end21.7.4:                                     ; preds = %if.then12.7.4, %if.then.7.4, %if.end21.7.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.7.5, label %if.end21.7.5

if.then.7.5:                                      ; preds = %if.end21.7.4
  %71 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.5 = zext nneg i32 %xor.2 to i64
  %arrayidx8.7.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.5
  %72 = load i32, ptr %arrayidx8.7.5, align 4, !tbaa !6
  %cmp9.7.5 = icmp sgt i32 %71, %72
  %cmp11.7.5 = xor i1 %60, %cmp9.7.5
  br i1 %cmp11.7.5, label %if.then12.7.5, label %if.end21.7.5

if.then12.7.5:                                    ; preds = %if.then.7.5
  store i32 %72, ptr %arrayidx, align 4, !tbaa !6
  store i32 %71, ptr %arrayidx8.7.5, align 4, !tbaa !6
  br label %if.end21.7.5

if.end21.7.5:                                     ; preds = %if.then12.7.5, %if.then.7.5, %if.end21.7.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.7.6, label %if.end21.7.6

if.then.7.6:                                      ; preds = %if.end21.7.5
  %73 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.6 = zext nneg i32 %xor.1 to i64
  %arrayidx8.7.6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.6
  %74 = load i32, ptr %arrayidx8.7.6, align 4, !tbaa !6
  %cmp9.7.6 = icmp sgt i32 %73, %74
  %cmp11.7.6 = xor i1 %60, %cmp9.7.6
  br i1 %cmp11.7.6, label %if.then12.7.6, label %if.end21.7.6

if.then12.7.6:                                    ; preds = %if.then.7.6
  store i32 %74, ptr %arrayidx, align 4, !tbaa !6
  store i32 %73, ptr %arrayidx8.7.6, align 4, !tbaa !6
  br label %if.end21.7.6

if.end21.7.6:                                     ; preds = %if.then12.7.6, %if.then.7.6, %if.end21.7.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.7.7, label %if.end21.7.7

if.then.7.7:                                      ; preds = %if.end21.7.6
  %75 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.7.7 = zext nneg i32 %xor to i64
  %arrayidx8.7.7 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.7.7
  %76 = load i32, ptr %arrayidx8.7.7, align 4, !tbaa !6
  %cmp9.7.7 = icmp sgt i32 %75, %76
  %cmp11.7.7 = xor i1 %60, %cmp9.7.7
  br i1 %cmp11.7.7, label %if.then12.7.7, label %if.end21.7.7

if.then12.7.7:                                    ; preds = %if.then.7.7
  store i32 %76, ptr %arrayidx, align 4, !tbaa !6
  store i32 %75, ptr %arrayidx8.7.7, align 4, !tbaa !6
  br label %if.end21.7.7

if.end21.7.7:                                     ; preds = %if.then12.7.7, %if.then.7.7, %if.end21.7.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp samesign ugt i32 %0, 511
  %xor.8 = xor i32 %0, 256
  %cmp5.8 = icmp samesign ugt i32 %xor.8, %0
  br i1 %cmp5.8, label %if.then.8, label %if.end21.8

if.then.8:                                        ; preds = %if.end21.7.7
  %78 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8 = zext nneg i32 %xor.8 to i64
  %arrayidx8.8 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8
  %79 = load i32, ptr %arrayidx8.8, align 4, !tbaa !6
  %cmp9.8 = icmp sgt i32 %78, %79
  %cmp11.8 = xor i1 %77, %cmp9.8
  br i1 %cmp11.8, label %if.then12.8, label %if.end21.8

if.then12.8:                                      ; preds = %if.then.8
  store i32 %79, ptr %arrayidx, align 4, !tbaa !6
  store i32 %78, ptr %arrayidx8.8, align 4, !tbaa !6
  br label %if.end21.8

if.end21.8:                                       ; preds = %if.then12.8, %if.then.8, %if.end21.7.7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.7, label %if.then.8.1, label %if.end21.8.1

if.then.8.1:                                      ; preds = %if.end21.8
  %80 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.1 = zext nneg i32 %xor.7 to i64
  %arrayidx8.8.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.1
  %81 = load i32, ptr %arrayidx8.8.1, align 4, !tbaa !6
  %cmp9.8.1 = icmp sgt i32 %80, %81
  %cmp11.8.1 = xor i1 %77, %cmp9.8.1
  br i1 %cmp11.8.1, label %if.then12.8.1, label %if.end21.8.1

if.then12.8.1:                                    ; preds = %if.then.8.1
  store i32 %81, ptr %arrayidx, align 4, !tbaa !6
  store i32 %80, ptr %arrayidx8.8.1, align 4, !tbaa !6
  br label %if.end21.8.1

if.end21.8.1:                                     ; preds = %if.then12.8.1, %if.then.8.1, %if.end21.8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.6, label %if.then.8.2, label %if.end21.8.2

if.then.8.2:                                      ; preds = %if.end21.8.1
  %82 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.2 = zext nneg i32 %xor.6 to i64
  %arrayidx8.8.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.2
  %83 = load i32, ptr %arrayidx8.8.2, align 4, !tbaa !6
  %cmp9.8.2 = icmp sgt i32 %82, %83
  %cmp11.8.2 = xor i1 %77, %cmp9.8.2
  br i1 %cmp11.8.2, label %if.then12.8.2, label %if.end21.8.2

if.then12.8.2:                                    ; preds = %if.then.8.2
  store i32 %83, ptr %arrayidx, align 4, !tbaa !6
  store i32 %82, ptr %arrayidx8.8.2, align 4, !tbaa !6
  br label %if.end21.8.2

if.end21.8.2:                                     ; preds = %if.then12.8.2, %if.then.8.2, %if.end21.8.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.5, label %if.then.8.3, label %if.end21.8.3

if.then.8.3:                                      ; preds = %if.end21.8.2
  %84 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.3 = zext nneg i32 %xor.5 to i64
  %arrayidx8.8.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.3
  %85 = load i32, ptr %arrayidx8.8.3, align 4, !tbaa !6
  %cmp9.8.3 = icmp sgt i32 %84, %85
  %cmp11.8.3 = xor i1 %77, %cmp9.8.3
  br i1 %cmp11.8.3, label %if.then12.8.3, label %if.end21.8.3

if.then12.8.3:                                    ; preds = %if.then.8.3
  store i32 %85, ptr %arrayidx, align 4, !tbaa !6
  store i32 %84, ptr %arrayidx8.8.3, align 4, !tbaa !6
  br label %if.end21.8.3

if.end21.8.3:                                     ; preds = %if.then12.8.3, %if.then.8.3, %if.end21.8.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.4, label %if.then.8.4, label %if.end21.8.4

if.then.8.4:                                      ; preds = %if.end21.8.3
  %86 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.4 = zext nneg i32 %xor.4 to i64
  %arrayidx8.8.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.4
  %87 = load i32, ptr %arrayidx8.8.4, align 4, !tbaa !6
  %cmp9.8.4 = icmp sgt i32 %86, %87
  %cmp11.8.4 = xor i1 %77, %cmp9.8.4
  br i1 %cmp11.8.4, label %if.then12.8.4, label %if.end21.8.4

if.then12.8.4:                                    ; preds = %if.then.8.4
  store i32 %87, ptr %arrayidx, align 4, !tbaa !6
  store i32 %86, ptr %arrayidx8.8.4, align 4, !tbaa !6
  br label %if.end21.8.4

if.end21.8.4:                                     ; preds = %if.then12.8.4, %if.then.8.4, %if.end21.8.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.3, label %if.then.8.5, label %if.end21.8.5

if.then.8.5:                                      ; preds = %if.end21.8.4
  %88 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.5 = zext nneg i32 %xor.3 to i64
  %arrayidx8.8.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.5
  %89 = load i32, ptr %arrayidx8.8.5, align 4, !tbaa !6
  %cmp9.8.5 = icmp sgt i32 %88, %89
  %cmp11.8.5 = xor i1 %77, %cmp9.8.5
  br i1 %cmp11.8.5, label %if.then12.8.5, label %if.end21.8.5

if.then12.8.5:                                    ; preds = %if.then.8.5
  store i32 %89, ptr %arrayidx, align 4, !tbaa !6
  store i32 %88, ptr %arrayidx8.8.5, align 4, !tbaa !6
  br label %if.end21.8.5

if.end21.8.5:                                     ; preds = %if.then12.8.5, %if.then.8.5, %if.end21.8.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.8.6, label %if.end21.8.6

if.then.8.6:                                      ; preds = %if.end21.8.5
  %90 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.6 = zext nneg i32 %xor.2 to i64
  %arrayidx8.8.6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.6
  %91 = load i32, ptr %arrayidx8.8.6, align 4, !tbaa !6
  %cmp9.8.6 = icmp sgt i32 %90, %91
  %cmp11.8.6 = xor i1 %77, %cmp9.8.6
  br i1 %cmp11.8.6, label %if.then12.8.6, label %if.end21.8.6

if.then12.8.6:                                    ; preds = %if.then.8.6
  store i32 %91, ptr %arrayidx, align 4, !tbaa !6
  store i32 %90, ptr %arrayidx8.8.6, align 4, !tbaa !6
  br label %if.end21.8.6

if.end21.8.6:                                     ; preds = %if.then12.8.6, %if.then.8.6, %if.end21.8.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.8.7, label %if.end21.8.7

if.then.8.7:                                      ; preds = %if.end21.8.6
  %92 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.7 = zext nneg i32 %xor.1 to i64
  %arrayidx8.8.7 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.7
  %93 = load i32, ptr %arrayidx8.8.7, align 4, !tbaa !6
  %cmp9.8.7 = icmp sgt i32 %92, %93
  %cmp11.8.7 = xor i1 %77, %cmp9.8.7
  br i1 %cmp11.8.7, label %if.then12.8.7, label %if.end21.8.7

if.then12.8.7:                                    ; preds = %if.then.8.7
  store i32 %93, ptr %arrayidx, align 4, !tbaa !6
  store i32 %92, ptr %arrayidx8.8.7, align 4, !tbaa !6
  br label %if.end21.8.7

if.end21.8.7:                                     ; preds = %if.then12.8.7, %if.then.8.7, %if.end21.8.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.8.8, label %if.end21.8.8

if.then.8.8:                                      ; preds = %if.end21.8.7
  %94 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.8.8 = zext nneg i32 %xor to i64
  %arrayidx8.8.8 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.8.8
  %95 = load i32, ptr %arrayidx8.8.8, align 4, !tbaa !6
  %cmp9.8.8 = icmp sgt i32 %94, %95
  %cmp11.8.8 = xor i1 %77, %cmp9.8.8
  br i1 %cmp11.8.8, label %if.then12.8.8, label %if.end21.8.8

if.then12.8.8:                                    ; preds = %if.then.8.8
  store i32 %95, ptr %arrayidx, align 4, !tbaa !6
  store i32 %94, ptr %arrayidx8.8.8, align 4, !tbaa !6
  br label %if.end21.8.8

if.end21.8.8:                                     ; preds = %if.then12.8.8, %if.then.8.8, %if.end21.8.7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %xor.9 = xor i32 %0, 512
  %cmp5.9 = icmp samesign ugt i32 %xor.9, %0
  br i1 %cmp5.9, label %if.then.9, label %if.end21.9

if.then.9:                                        ; preds = %if.end21.8.8
  %96 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9 = zext nneg i32 %xor.9 to i64
  %arrayidx8.9 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9
  %97 = load i32, ptr %arrayidx8.9, align 4, !tbaa !6
  %cmp9.9 = icmp sgt i32 %96, %97
  br i1 %cmp9.9, label %if.then12.9, label %if.end21.9

if.then12.9:                                      ; preds = %if.then.9
  store i32 %97, ptr %arrayidx, align 4, !tbaa !6
  store i32 %96, ptr %arrayidx8.9, align 4, !tbaa !6
  br label %if.end21.9

if.end21.9:                                       ; preds = %if.then12.9, %if.then.9, %if.end21.8.8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.8, label %if.then.9.1, label %if.end21.9.1

if.then.9.1:                                      ; preds = %if.end21.9
  %98 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.1 = zext nneg i32 %xor.8 to i64
  %arrayidx8.9.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.1
  %99 = load i32, ptr %arrayidx8.9.1, align 4, !tbaa !6
  %cmp9.9.1 = icmp sgt i32 %98, %99
  br i1 %cmp9.9.1, label %if.then12.9.1, label %if.end21.9.1

if.then12.9.1:                                    ; preds = %if.then.9.1
  store i32 %99, ptr %arrayidx, align 4, !tbaa !6
  store i32 %98, ptr %arrayidx8.9.1, align 4, !tbaa !6
  br label %if.end21.9.1

if.end21.9.1:                                     ; preds = %if.then12.9.1, %if.then.9.1, %if.end21.9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.7, label %if.then.9.2, label %if.end21.9.2

if.then.9.2:                                      ; preds = %if.end21.9.1
  %100 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.2 = zext nneg i32 %xor.7 to i64
  %arrayidx8.9.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.2
  %101 = load i32, ptr %arrayidx8.9.2, align 4, !tbaa !6
  %cmp9.9.2 = icmp sgt i32 %100, %101
  br i1 %cmp9.9.2, label %if.then12.9.2, label %if.end21.9.2

if.then12.9.2:                                    ; preds = %if.then.9.2
  store i32 %101, ptr %arrayidx, align 4, !tbaa !6
  store i32 %100, ptr %arrayidx8.9.2, align 4, !tbaa !6
  br label %if.end21.9.2

if.end21.9.2:                                     ; preds = %if.then12.9.2, %if.then.9.2, %if.end21.9.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.6, label %if.then.9.3, label %if.end21.9.3

if.then.9.3:                                      ; preds = %if.end21.9.2
  %102 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.3 = zext nneg i32 %xor.6 to i64
  %arrayidx8.9.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.3
  %103 = load i32, ptr %arrayidx8.9.3, align 4, !tbaa !6
  %cmp9.9.3 = icmp sgt i32 %102, %103
  br i1 %cmp9.9.3, label %if.then12.9.3, label %if.end21.9.3

if.then12.9.3:                                    ; preds = %if.then.9.3
  store i32 %103, ptr %arrayidx, align 4, !tbaa !6
  store i32 %102, ptr %arrayidx8.9.3, align 4, !tbaa !6
  br label %if.end21.9.3

if.end21.9.3:                                     ; preds = %if.then12.9.3, %if.then.9.3, %if.end21.9.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.5, label %if.then.9.4, label %if.end21.9.4

if.then.9.4:                                      ; preds = %if.end21.9.3
  %104 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.4 = zext nneg i32 %xor.5 to i64
  %arrayidx8.9.4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.4
  %105 = load i32, ptr %arrayidx8.9.4, align 4, !tbaa !6
  %cmp9.9.4 = icmp sgt i32 %104, %105
  br i1 %cmp9.9.4, label %if.then12.9.4, label %if.end21.9.4

if.then12.9.4:                                    ; preds = %if.then.9.4
  store i32 %105, ptr %arrayidx, align 4, !tbaa !6
  store i32 %104, ptr %arrayidx8.9.4, align 4, !tbaa !6
  br label %if.end21.9.4

if.end21.9.4:                                     ; preds = %if.then12.9.4, %if.then.9.4, %if.end21.9.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.4, label %if.then.9.5, label %if.end21.9.5

if.then.9.5:                                      ; preds = %if.end21.9.4
  %106 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.5 = zext nneg i32 %xor.4 to i64
  %arrayidx8.9.5 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.5
  %107 = load i32, ptr %arrayidx8.9.5, align 4, !tbaa !6
  %cmp9.9.5 = icmp sgt i32 %106, %107
  br i1 %cmp9.9.5, label %if.then12.9.5, label %if.end21.9.5

if.then12.9.5:                                    ; preds = %if.then.9.5
  store i32 %107, ptr %arrayidx, align 4, !tbaa !6
  store i32 %106, ptr %arrayidx8.9.5, align 4, !tbaa !6
  br label %if.end21.9.5

if.end21.9.5:                                     ; preds = %if.then12.9.5, %if.then.9.5, %if.end21.9.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.3, label %if.then.9.6, label %if.end21.9.6

if.then.9.6:                                      ; preds = %if.end21.9.5
  %108 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.6 = zext nneg i32 %xor.3 to i64
  %arrayidx8.9.6 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.6
  %109 = load i32, ptr %arrayidx8.9.6, align 4, !tbaa !6
  %cmp9.9.6 = icmp sgt i32 %108, %109
  br i1 %cmp9.9.6, label %if.then12.9.6, label %if.end21.9.6

if.then12.9.6:                                    ; preds = %if.then.9.6
  store i32 %109, ptr %arrayidx, align 4, !tbaa !6
  store i32 %108, ptr %arrayidx8.9.6, align 4, !tbaa !6
  br label %if.end21.9.6

if.end21.9.6:                                     ; preds = %if.then12.9.6, %if.then.9.6, %if.end21.9.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.2, label %if.then.9.7, label %if.end21.9.7

if.then.9.7:                                      ; preds = %if.end21.9.6
  %110 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.7 = zext nneg i32 %xor.2 to i64
  %arrayidx8.9.7 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.7
  %111 = load i32, ptr %arrayidx8.9.7, align 4, !tbaa !6
  %cmp9.9.7 = icmp sgt i32 %110, %111
  br i1 %cmp9.9.7, label %if.then12.9.7, label %if.end21.9.7

if.then12.9.7:                                    ; preds = %if.then.9.7
  store i32 %111, ptr %arrayidx, align 4, !tbaa !6
  store i32 %110, ptr %arrayidx8.9.7, align 4, !tbaa !6
  br label %if.end21.9.7

if.end21.9.7:                                     ; preds = %if.then12.9.7, %if.then.9.7, %if.end21.9.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5.1, label %if.then.9.8, label %if.end21.9.8

if.then.9.8:                                      ; preds = %if.end21.9.7
  %112 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.8 = zext nneg i32 %xor.1 to i64
  %arrayidx8.9.8 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.8
  %113 = load i32, ptr %arrayidx8.9.8, align 4, !tbaa !6
  %cmp9.9.8 = icmp sgt i32 %112, %113
  br i1 %cmp9.9.8, label %if.then12.9.8, label %if.end21.9.8

if.then12.9.8:                                    ; preds = %if.then.9.8
  store i32 %113, ptr %arrayidx, align 4, !tbaa !6
  store i32 %112, ptr %arrayidx8.9.8, align 4, !tbaa !6
  br label %if.end21.9.8

if.end21.9.8:                                     ; preds = %if.then12.9.8, %if.then.9.8, %if.end21.9.7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %cmp5, label %if.then.9.9, label %if.end21.9.9

if.then.9.9:                                      ; preds = %if.end21.9.8
  %114 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7.9.9 = zext nneg i32 %xor to i64
  %arrayidx8.9.9 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7.9.9
  %115 = load i32, ptr %arrayidx8.9.9, align 4, !tbaa !6
  %cmp9.9.9 = icmp sgt i32 %114, %115
  br i1 %cmp9.9.9, label %if.then12.9.9, label %if.end21.9.9

if.then12.9.9:                                    ; preds = %if.then.9.9
  store i32 %115, ptr %arrayidx, align 4, !tbaa !6
  store i32 %114, ptr %arrayidx8.9.9, align 4, !tbaa !6
  br label %if.end21.9.9

if.end21.9.9:                                     ; preds = %if.then12.9.9, %if.then.9.9, %if.end21.9.8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void

if.then:                                          ; preds = %entry
  %and = and i32 %0, 2
  %116 = icmp ne i32 %and, 0
  %117 = load i32, ptr %arrayidx, align 4, !tbaa !6
  %idxprom7 = zext nneg i32 %xor to i64
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom7
  %118 = load i32, ptr %arrayidx8, align 4, !tbaa !6
  %cmp9 = icmp sgt i32 %117, %118
  %cmp11 = xor i1 %116, %cmp9
  br i1 %cmp11, label %if.then12, label %if.end21

if.then12:                                        ; preds = %if.then
  store i32 %118, ptr %arrayidx, align 4, !tbaa !6
  store i32 %117, ptr %arrayidx8, align 4, !tbaa !6
  br label %if.end21

if.end21:                                         ; preds = %if.then12, %if.then, %entry
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %and.1 = and i32 %0, 4
  %119 = icmp ne i32 %and.1, 0
  %xor.1 = xor i32 %0, 2
  %cmp5.1 = icmp samesign ugt i32 %xor.1, %0
  br i1 %cmp5.1, label %if.then.1, label %if.end21.1
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
  %0 = tail call i32 asm "mov.u32 $0, %laneid;", "=r"() #20, !srcloc !49
  %cmp12 = icmp slt i32 %0, 256
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body, %entry
  %i.013 = phi i32 [ %add4, %for.body ], [ %0, %entry ]
  %1 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 range(i32 -2147483648, 256) %i.013)
  %2 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 range(i32 -2147483648, 256) %i.013, i1 false)
  %3 = tail call i32 @llvm.bitreverse.i32(i32 range(i32 -2147483648, 256) %i.013)
  %4 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %3) #21, !srcloc !50
  %5 = add nuw nsw i32 %2, 1
  %add = add nuw nsw i32 %5, %1
  %add3 = add i32 %add, %4
  %idxprom = sext i32 %i.013 to i64
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom
  store i32 %add3, ptr %arrayidx, align 4, !tbaa !6
  %add4 = add nsw i32 %i.013, 32
  %cmp = icmp slt i32 %i.013, 224
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !51
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
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !52

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
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !53
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
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !54

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
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %xtraiter = and i32 %n, 7
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.prol, %for.body.preheader
  %i.0.in10.prol = phi i32 [ %i.0.prol, %for.body.prol ], [ %n, %for.body.preheader ]
  %s.09.prol = phi float [ %add.prol, %for.body.prol ], [ %0, %for.body.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader ]
  %i.0.prol = add nsw i32 %i.0.in10.prol, -1
  %mul.prol = fmul contract float %x, %s.09.prol
  %idxprom1.prol = zext nneg i32 %i.0.prol to i64
  %arrayidx2.prol = getelementptr inbounds nuw float, ptr %c, i64 %idxprom1.prol
  %1 = load float, ptr %arrayidx2.prol, align 4, !tbaa !11
  %add.prol = fadd contract float %mul.prol, %1
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !55

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader
  %i.0.in10.unr = phi i32 [ %n, %for.body.preheader ], [ %i.0.prol, %for.body.prol ]
  %s.09.unr = phi float [ %0, %for.body.preheader ], [ %add.prol, %for.body.prol ]
  %add.lcssa.unr = phi float [ poison, %for.body.preheader ], [ %add.prol, %for.body.prol ]
  %2 = icmp ult i32 %n, 8
  br i1 %2, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.prol.loopexit, %entry
  %s.0.lcssa = phi float [ %0, %entry ], [ %add.lcssa.unr, %for.body.prol.loopexit ], [ %add.7, %for.body ]
  ret float %s.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.prol.loopexit
  %i.0.in10 = phi i32 [ %i.0.7, %for.body ], [ %i.0.in10.unr, %for.body.prol.loopexit ]
  %s.09 = phi float [ %add.7, %for.body ], [ %s.09.unr, %for.body.prol.loopexit ]
  %mul = fmul contract float %x, %s.09
  %3 = sext i32 %i.0.in10 to i64
  %4 = getelementptr float, ptr %c, i64 %3
  %arrayidx2 = getelementptr i8, ptr %4, i64 -4
  %5 = load float, ptr %arrayidx2, align 4, !tbaa !11
  %add = fadd contract float %mul, %5
  %mul.1 = fmul contract float %x, %add
  %6 = sext i32 %i.0.in10 to i64
  %7 = getelementptr float, ptr %c, i64 %6
  %arrayidx2.1 = getelementptr i8, ptr %7, i64 -8
  %8 = load float, ptr %arrayidx2.1, align 4, !tbaa !11
  %add.1 = fadd contract float %mul.1, %8
  %mul.2 = fmul contract float %x, %add.1
  %9 = sext i32 %i.0.in10 to i64
  %10 = getelementptr float, ptr %c, i64 %9
  %arrayidx2.2 = getelementptr i8, ptr %10, i64 -12
  %11 = load float, ptr %arrayidx2.2, align 4, !tbaa !11
  %add.2 = fadd contract float %mul.2, %11
  %mul.3 = fmul contract float %x, %add.2
  %12 = sext i32 %i.0.in10 to i64
  %13 = getelementptr float, ptr %c, i64 %12
  %arrayidx2.3 = getelementptr i8, ptr %13, i64 -16
  %14 = load float, ptr %arrayidx2.3, align 4, !tbaa !11
  %add.3 = fadd contract float %mul.3, %14
  %mul.4 = fmul contract float %x, %add.3
  %15 = sext i32 %i.0.in10 to i64
  %16 = getelementptr float, ptr %c, i64 %15
  %arrayidx2.4 = getelementptr i8, ptr %16, i64 -20
  %17 = load float, ptr %arrayidx2.4, align 4, !tbaa !11
  %add.4 = fadd contract float %mul.4, %17
  %mul.5 = fmul contract float %x, %add.4
  %18 = sext i32 %i.0.in10 to i64
  %19 = getelementptr float, ptr %c, i64 %18
  %arrayidx2.5 = getelementptr i8, ptr %19, i64 -24
  %20 = load float, ptr %arrayidx2.5, align 4, !tbaa !11
  %add.5 = fadd contract float %mul.5, %20
  %i.0.6 = add nsw i32 %i.0.in10, -7
  %mul.6 = fmul contract float %x, %add.5
  %idxprom1.6 = zext nneg i32 %i.0.6 to i64
  %arrayidx2.6 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom1.6
  %21 = load float, ptr %arrayidx2.6, align 4, !tbaa !11
  %add.6 = fadd contract float %mul.6, %21
  %i.0.7 = add nsw i32 %i.0.in10, -8
  %mul.7 = fmul contract float %x, %add.6
  %idxprom1.7 = zext nneg i32 %i.0.7 to i64
  %arrayidx2.7 = getelementptr inbounds nuw float, ptr %c, i64 %idxprom1.7
  %22 = load float, ptr %arrayidx2.7, align 4, !tbaa !11
  %add.7 = fadd contract float %mul.7, %22
  %cmp.7 = icmp sgt i32 %i.0.in10, 8
  br i1 %cmp.7, label %for.body, label %for.cond.cleanup, !llvm.loop !56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local i32 @hash(ptr noundef readonly captures(none) %p, i32 noundef %n) local_unnamed_addr #13 {
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
  %i.06.epil.init = phi i32 [ 0, %for.body.preheader ], [ %inc.7, %for.cond.cleanup.loopexit.unr-lcssa ]
  %h.05.epil.init = phi i32 [ -2128831035, %for.body.preheader ], [ %mul.7, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod8 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod8)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %i.06.epil = phi i32 [ %inc.epil, %for.body.epil ], [ %i.06.epil.init, %for.body.epil.preheader ]
  %h.05.epil = phi i32 [ %mul.epil, %for.body.epil ], [ %h.05.epil.init, %for.body.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.epil ], [ 0, %for.body.epil.preheader ]
  %idxprom.epil = zext i32 %i.06.epil to i64
  %arrayidx.epil = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.epil
  %1 = load i8, ptr %arrayidx.epil, align 1, !tbaa !29
  %conv.epil = zext i8 %1 to i32
  %xor.epil = xor i32 %h.05.epil, %conv.epil
  %mul.epil = mul i32 %xor.epil, 16777619
  %inc.epil = add nuw i32 %i.06.epil, 1
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil, !llvm.loop !57

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  %h.0.lcssa = phi i32 [ -2128831035, %entry ], [ %mul.7, %for.cond.cleanup.loopexit.unr-lcssa ], [ %mul.epil, %for.body.epil ]
  ret i32 %h.0.lcssa

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %i.06 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.7, %for.body ]
  %h.05 = phi i32 [ -2128831035, %for.body.preheader.new ], [ %mul.7, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.7, %for.body ]
  %idxprom = zext i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !29
  %conv = zext i8 %2 to i32
  %xor = xor i32 %h.05, %conv
  %mul = mul i32 %xor, 16777619
  %inc = or disjoint i32 %i.06, 1
  %idxprom.1 = zext i32 %inc to i64
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.1
  %3 = load i8, ptr %arrayidx.1, align 1, !tbaa !29
  %conv.1 = zext i8 %3 to i32
  %xor.1 = xor i32 %mul, %conv.1
  %mul.1 = mul i32 %xor.1, 16777619
  %inc.1 = or disjoint i32 %i.06, 2
  %idxprom.2 = zext i32 %inc.1 to i64
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.2
  %4 = load i8, ptr %arrayidx.2, align 1, !tbaa !29
  %conv.2 = zext i8 %4 to i32
  %xor.2 = xor i32 %mul.1, %conv.2
  %mul.2 = mul i32 %xor.2, 16777619
  %inc.2 = or disjoint i32 %i.06, 3
  %idxprom.3 = zext i32 %inc.2 to i64
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.3
  %5 = load i8, ptr %arrayidx.3, align 1, !tbaa !29
  %conv.3 = zext i8 %5 to i32
  %xor.3 = xor i32 %mul.2, %conv.3
  %mul.3 = mul i32 %xor.3, 16777619
  %inc.3 = or disjoint i32 %i.06, 4
  %idxprom.4 = zext i32 %inc.3 to i64
  %arrayidx.4 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.4
  %6 = load i8, ptr %arrayidx.4, align 1, !tbaa !29
  %conv.4 = zext i8 %6 to i32
  %xor.4 = xor i32 %mul.3, %conv.4
  %mul.4 = mul i32 %xor.4, 16777619
  %inc.4 = or disjoint i32 %i.06, 5
  %idxprom.5 = zext i32 %inc.4 to i64
  %arrayidx.5 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.5
  %7 = load i8, ptr %arrayidx.5, align 1, !tbaa !29
  %conv.5 = zext i8 %7 to i32
  %xor.5 = xor i32 %mul.4, %conv.5
  %mul.5 = mul i32 %xor.5, 16777619
  %inc.5 = or disjoint i32 %i.06, 6
  %idxprom.6 = zext i32 %inc.5 to i64
  %arrayidx.6 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.6
  %8 = load i8, ptr %arrayidx.6, align 1, !tbaa !29
  %conv.6 = zext i8 %8 to i32
  %xor.6 = xor i32 %mul.5, %conv.6
  %mul.6 = mul i32 %xor.6, 16777619
  %inc.6 = or disjoint i32 %i.06, 7
  %idxprom.7 = zext i32 %inc.6 to i64
  %arrayidx.7 = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom.7
  %9 = load i8, ptr %arrayidx.7, align 1, !tbaa !29
  %conv.7 = zext i8 %9 to i32
  %xor.7 = xor i32 %mul.6, %conv.7
  %mul.7 = mul i32 %xor.7, 16777619
  %inc.7 = add nuw i32 %i.06, 8
  %niter.next.7 = add i32 %niter, 8
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body, !llvm.loop !58
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #19

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
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #20 = { convergent nounwind memory(none) }
attributes #21 = { nounwind memory(none) }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14}
!29 = !{!8, !8, i64 0}
!30 = distinct !{!30, !14}
!31 = distinct !{!31, !14}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = distinct !{!34, !14}
!35 = distinct !{!35, !33}
!36 = distinct !{!36, !14}
!37 = !{!38, !12, i64 0}
!38 = !{!"_ZTS6float4", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!39 = !{!38, !12, i64 4}
!40 = distinct !{!40, !33}
!41 = distinct !{!41, !14}
!42 = distinct !{!42, !14}
!43 = distinct !{!43, !14}
!44 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11}
!45 = distinct !{!45, !14}
!46 = distinct !{!46, !14}
!47 = distinct !{!47, !33}
!48 = distinct !{!48, !14}
!49 = !{i64 7188}
!50 = !{i32 12369}
!51 = distinct !{!51, !14}
!52 = distinct !{!52, !14}
!53 = distinct !{!53, !14}
!54 = distinct !{!54, !14}
!55 = distinct !{!55, !33}
!56 = distinct !{!56, !14}
!57 = distinct !{!57, !33}
!58 = distinct !{!58, !14}
