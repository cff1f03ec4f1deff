; ModuleID = '<stdin>'
source_filename = "kernels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_Z16__shfl_down_syncjfji = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ9transposeE1t = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ8multiplyE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ8multiplyE1t = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@s = external dso_local addrspace(3) global [0 x float], align 4
@q = external dso_local addrspace(3) global [0 x i32], align 4
@_ZZ4scanE1t = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ9histogramE1s = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @add(ptr noundef %c, ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds float, ptr %b, i64 %idxprom3
  %4 = load float, ptr %arrayidx4, align 4
  %add5 = fadd contract float %3, %4
  %idxprom6 = sext i32 %add to i64
  %arrayidx7 = getelementptr inbounds float, ptr %c, i64 %idxprom6
  store float %add5, ptr %arrayidx7, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy_unsigned(ptr noundef %y, ptr noundef %x, float noundef %a, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp ult i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  %mul3 = fmul contract float %a, %3
  %idxprom4 = zext i32 %add to i64
  %arrayidx5 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom4
  %4 = load float, ptr %arrayidx5, align 4
  %add6 = fadd contract float %4, %mul3
  store float %add6, ptr %arrayidx5, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @add_long(ptr noundef %c, ptr noundef %a, i64 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext i32 %0 to i64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %conv2 = zext i32 %1 to i64
  %mul = mul i64 %conv, %conv2
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %conv4 = zext i32 %2 to i64
  %add = add i64 %mul, %conv4
  %cmp = icmp ult i64 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %add
  %3 = load float, ptr %arrayidx, align 4
  %arrayidx5 = getelementptr inbounds nuw float, ptr %c, i64 %add
  store float %3, ptr %arrayidx5, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_stride(ptr noundef %y, ptr noundef %x, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add9, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  %mul3 = fmul contract float 2.000000e+00, %3
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds float, ptr %y, i64 %idxprom4
  store float %mul3, ptr %arrayidx5, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %4, %5
  %add9 = add i32 %i.0, %mul8
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_stride_unsigned(ptr noundef %y, ptr noundef %x, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add9, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  %mul3 = fmul contract float 2.000000e+00, %3
  %idxprom4 = zext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom4
  store float %mul3, ptr %arrayidx5, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %4, %5
  %add9 = add i32 %i.0, %mul8
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_stride_long(ptr noundef %y, ptr noundef %x, i64 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext i32 %0 to i64
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %conv2 = zext i32 %1 to i64
  %mul = mul i64 %conv, %conv2
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %conv4 = zext i32 %2 to i64
  %add = add i64 %mul, %conv4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i64 [ %add, %entry ], [ %add12, %for.inc ]
  %cmp = icmp ult i64 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %i.0
  %3 = load float, ptr %arrayidx, align 4
  %mul5 = fmul contract float 2.000000e+00, %3
  %arrayidx6 = getelementptr inbounds nuw float, ptr %y, i64 %i.0
  store float %mul5, ptr %arrayidx6, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %conv8 = zext i32 %4 to i64
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %conv10 = zext i32 %5 to i64
  %mul11 = mul i64 %conv8, %conv10
  %add12 = add i64 %i.0, %mul11
  br label %for.cond, !llvm.loop !10

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_stride(ptr noundef %y, ptr noundef %x, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4
  %mul = fmul contract float 2.000000e+00, %1
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom1
  store float %mul, ptr %arrayidx2, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add = add i32 %i.0, %2
  br label %for.cond, !llvm.loop !11

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_stride(ptr noundef %y, ptr noundef %x, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4
  %mul = fmul contract float 2.000000e+00, %1
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom1
  store float %mul, ptr %arrayidx2, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add = add nsw i32 %i.0, 32
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_size_stride(ptr noundef %y, ptr noundef %x, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4
  %mul = fmul contract float 2.000000e+00, %1
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom1
  store float %mul, ptr %arrayidx2, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add = add nsw i32 %i.0, 32
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_rows(ptr noundef %y, ptr noundef %x, i32 noundef %rows, i32 noundef %columns) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %and = and i32 %0, 31
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %3
  %shr = lshr i32 %add, 5
  %cmp = icmp sge i32 %shr, %rows
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %s.0 = phi float [ 0.000000e+00, %if.end ], [ %add7, %for.inc ]
  %j.0 = phi i32 [ %and, %if.end ], [ %add8, %for.inc ]
  %cmp4 = icmp slt i32 %j.0, %columns
  br i1 %cmp4, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul5 = mul nsw i32 %shr, %columns
  %add6 = add nsw i32 %mul5, %j.0
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4
  %add7 = fadd contract float %s.0, %4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add8 = add nsw i32 %j.0, 32
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond
  %mul9 = mul nsw i32 %shr, 32
  %add10 = add nsw i32 %mul9, %and
  %idxprom11 = sext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds float, ptr %y, i64 %idxprom11
  store float %s.0, ptr %arrayidx12, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bounded(ptr noundef %y, ptr noundef %x, i32 noundef %n) #1 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %y, i64 %idxprom1
  store float %1, ptr %arrayidx2, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add = add nsw i32 %i.0, 256
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bounded_grid(ptr noundef %y, ptr noundef %x, i32 noundef %n) #2 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %0, 128
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add6, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4
  %idxprom2 = sext i32 %i.0 to i64
  %arrayidx3 = getelementptr inbounds float, ptr %y, i64 %idxprom2
  store float %2, ptr %arrayidx3, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul5 = mul i32 %3, 128
  %add6 = add i32 %i.0, %mul5
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @two_dimensions(ptr noundef %o, ptr noundef %a, i32 noundef %w, i32 noundef %h) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul i32 %3, %4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add i32 %mul5, %5
  %cmp = icmp slt i32 %add, %w
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %cmp8 = icmp slt i32 %add7, %h
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %mul9 = mul nsw i32 %add, %h
  %add10 = add nsw i32 %mul9, %add7
  %idxprom = sext i32 %add10 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4
  %mul11 = mul nsw i32 %add7, %w
  %add12 = add nsw i32 %mul11, %add
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %o, i64 %idxprom13
  store float %6, ptr %arrayidx14, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @three_dimensions(ptr noundef %o, i32 noundef %w, i32 noundef %h, i32 noundef %d) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ %2, %entry ], [ %add8, %for.inc ]
  %cmp = icmp slt i32 %k.0, %d
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp3 = icmp slt i32 %0, %w
  br i1 %cmp3, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %cmp4 = icmp slt i32 %1, %h
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %conv = sitofp i32 %k.0 to float
  %mul = mul nsw i32 %k.0, %h
  %add = add nsw i32 %mul, %1
  %mul5 = mul nsw i32 %add, %w
  %add6 = add nsw i32 %mul5, %0
  %idxprom = sext i32 %add6 to i64
  %arrayidx = getelementptr inbounds float, ptr %o, i64 %idxprom
  store float %conv, ptr %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %add8 = add i32 %k.0, %3
  br label %for.cond, !llvm.loop !17

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noundef %o, ptr noundef %a, i32 noundef %w, i32 noundef %h) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %0, 32
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul3 = mul i32 %2, 32
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add5 = add i32 %mul3, %3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %j.0 = phi i32 [ 0, %entry ], [ %add16, %for.inc ]
  %cmp = icmp slt i32 %j.0, 32
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add6 = add nsw i32 %add5, %j.0
  %mul7 = mul nsw i32 %add6, %w
  %add8 = add nsw i32 %mul7, %add
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add10 = add i32 %5, %j.0
  %idxprom11 = zext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1t to ptr), i64 0, i64 %idxprom11
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom14 = zext i32 %6 to i64
  %arrayidx15 = getelementptr inbounds nuw [33 x float], ptr %arrayidx12, i64 0, i64 %idxprom14
  store float %4, ptr %arrayidx15, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add16 = add nsw i32 %j.0, 8
  br label %for.cond, !llvm.loop !18

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul18 = mul i32 %7, 32
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add20 = add i32 %mul18, %8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul22 = mul i32 %9, 32
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add24 = add i32 %mul22, %10
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc41, %for.end
  %j25.0 = phi i32 [ 0, %for.end ], [ %add42, %for.inc41 ]
  %cmp27 = icmp slt i32 %j25.0, 32
  br i1 %cmp27, label %for.body28, label %for.end43

for.body28:                                       ; preds = %for.cond26
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom30 = zext i32 %11 to i64
  %arrayidx31 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE1t to ptr), i64 0, i64 %idxprom30
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add33 = add i32 %12, %j25.0
  %idxprom34 = zext i32 %add33 to i64
  %arrayidx35 = getelementptr inbounds nuw [33 x float], ptr %arrayidx31, i64 0, i64 %idxprom34
  %13 = load float, ptr %arrayidx35, align 4
  %add36 = add nsw i32 %add24, %j25.0
  %mul37 = mul nsw i32 %add36, %h
  %add38 = add nsw i32 %mul37, %add20
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %o, i64 %idxprom39
  store float %13, ptr %arrayidx40, align 4
  br label %for.inc41

for.inc41:                                        ; preds = %for.body28
  %add42 = add nsw i32 %j25.0, 8
  br label %for.cond26, !llvm.loop !19

for.end43:                                        ; preds = %for.cond26
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @multiply(ptr noundef %c, ptr noundef %a, ptr noundef %b, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = mul i32 %0, 16
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add = add i32 %mul, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul3 = mul i32 %2, 16
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add5 = add i32 %mul3, %3
  br label %for.cond

for.cond:                                         ; preds = %for.inc45, %entry
  %sum.0 = phi float [ 0.000000e+00, %entry ], [ %sum.1, %for.inc45 ]
  %m.0 = phi i32 [ 0, %entry ], [ %inc46, %for.inc45 ]
  %div = sdiv i32 %n, 16
  %cmp = icmp slt i32 %m.0, %div
  br i1 %cmp, label %for.body, label %for.end47

for.body:                                         ; preds = %for.cond
  %mul6 = mul nsw i32 %add, %n
  %mul7 = mul nsw i32 %m.0, 16
  %add8 = add nsw i32 %mul6, %mul7
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add10 = add i32 %add8, %4
  %idxprom = zext i32 %add10 to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %idxprom12 = zext i32 %6 to i64
  %arrayidx13 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1s to ptr), i64 0, i64 %idxprom12
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom15 = zext i32 %7 to i64
  %arrayidx16 = getelementptr inbounds nuw [16 x float], ptr %arrayidx13, i64 0, i64 %idxprom15
  store float %5, ptr %arrayidx16, align 4
  %mul17 = mul nsw i32 %m.0, 16
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add19 = add i32 %mul17, %8
  %mul20 = mul i32 %add19, %n
  %add21 = add i32 %mul20, %add5
  %idxprom22 = zext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds nuw float, ptr %b, i64 %idxprom22
  %9 = load float, ptr %arrayidx23, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %idxprom25 = zext i32 %10 to i64
  %arrayidx26 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1t to ptr), i64 0, i64 %idxprom25
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom28 = zext i32 %11 to i64
  %arrayidx29 = getelementptr inbounds nuw [16 x float], ptr %arrayidx26, i64 0, i64 %idxprom28
  store float %9, ptr %arrayidx29, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond30

for.cond30:                                       ; preds = %for.inc, %for.body
  %sum.1 = phi float [ %sum.0, %for.body ], [ %add44, %for.inc ]
  %k.0 = phi i32 [ 0, %for.body ], [ %inc, %for.inc ]
  %cmp31 = icmp slt i32 %k.0, 16
  br i1 %cmp31, label %for.body32, label %for.end

for.body32:                                       ; preds = %for.cond30
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %idxprom34 = zext i32 %12 to i64
  %arrayidx35 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1s to ptr), i64 0, i64 %idxprom34
  %idxprom36 = sext i32 %k.0 to i64
  %arrayidx37 = getelementptr inbounds [16 x float], ptr %arrayidx35, i64 0, i64 %idxprom36
  %13 = load float, ptr %arrayidx37, align 4
  %idxprom38 = sext i32 %k.0 to i64
  %arrayidx39 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8multiplyE1t to ptr), i64 0, i64 %idxprom38
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom41 = zext i32 %14 to i64
  %arrayidx42 = getelementptr inbounds nuw [16 x float], ptr %arrayidx39, i64 0, i64 %idxprom41
  %15 = load float, ptr %arrayidx42, align 4
  %mul43 = fmul contract float %13, %15
  %add44 = fadd contract float %sum.1, %mul43
  br label %for.inc

for.inc:                                          ; preds = %for.body32
  %inc = add nsw i32 %k.0, 1
  br label %for.cond30, !llvm.loop !20

for.end:                                          ; preds = %for.cond30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc45

for.inc45:                                        ; preds = %for.end
  %inc46 = add nsw i32 %m.0, 1
  br label %for.cond, !llvm.loop !21

for.end47:                                        ; preds = %for.cond
  %mul48 = mul nsw i32 %add, %n
  %add49 = add nsw i32 %mul48, %add5
  %idxprom50 = sext i32 %add49 to i64
  %arrayidx51 = getelementptr inbounds float, ptr %c, i64 %idxprom50
  store float %sum.0, ptr %arrayidx51, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %cmp = icmp ult i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %cond.false ]
  %idxprom3 = zext i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom3
  store float %cond, ptr %arrayidx4, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %div = udiv i32 %4, 2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %k.0 = phi i32 [ %div, %cond.end ], [ %shr, %for.inc ]
  %cmp6 = icmp ugt i32 %k.0, 0
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %cmp7 = icmp ult i32 %0, %k.0
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add8 = add i32 %0, %k.0
  %idxprom9 = zext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom9
  %5 = load float, ptr %arrayidx10, align 4
  %idxprom11 = zext i32 %0 to i64
  %arrayidx12 = getelementptr inbounds nuw [0 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %idxprom11
  %6 = load float, ptr %arrayidx12, align 4
  %add13 = fadd contract float %6, %5
  store float %add13, ptr %arrayidx12, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %shr = lshr i32 %k.0, 1
  br label %for.cond, !llvm.loop !22

for.end:                                          ; preds = %for.cond
  %cmp14 = icmp eq i32 %0, 0
  br i1 %cmp14, label %if.then15, label %if.end19

if.then15:                                        ; preds = %for.end
  %7 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom17 = zext i32 %8 to i64
  %arrayidx18 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom17
  store float %7, ptr %arrayidx18, align 4
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.end
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_interleaved(ptr noundef %o, ptr noundef %a) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  %idxprom3 = zext i32 %0 to i64
  %arrayidx4 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @q to ptr), i64 0, i64 %idxprom3
  store i32 %3, ptr %arrayidx4, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 1, %entry ], [ %mul14, %for.inc ]
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cmp = icmp ult i32 %k.0, %4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul6 = mul i32 2, %k.0
  %rem = urem i32 %0, %mul6
  %cmp7 = icmp eq i32 %rem, 0
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add8 = add i32 %0, %k.0
  %idxprom9 = zext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @q to ptr), i64 0, i64 %idxprom9
  %5 = load i32, ptr %arrayidx10, align 4
  %idxprom11 = zext i32 %0 to i64
  %arrayidx12 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @q to ptr), i64 0, i64 %idxprom11
  %6 = load i32, ptr %arrayidx12, align 4
  %add13 = add nsw i32 %6, %5
  store i32 %add13, ptr %arrayidx12, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %mul14 = mul i32 %k.0, 2
  br label %for.cond, !llvm.loop !23

for.end:                                          ; preds = %for.cond
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end19, label %if.then15

if.then15:                                        ; preds = %for.end
  %7 = load i32, ptr addrspacecast (ptr addrspace(3) @q to ptr), align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom17 = zext i32 %8 to i64
  %arrayidx18 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom17
  store i32 %7, ptr %arrayidx18, align 4
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.end
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shuffle_reduce(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add3, %for.inc ]
  %i.0 = phi i32 [ %add, %entry ], [ %add7, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  %add3 = fadd contract float %s.0, %3
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul6 = mul i32 %4, %5
  %add7 = add i32 %i.0, %mul6
  br label %for.cond, !llvm.loop !24

for.end:                                          ; preds = %for.cond
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc13, %for.end
  %s.1 = phi float [ %s.0, %for.end ], [ %add12, %for.inc13 ]
  %k.0 = phi i32 [ 16, %for.end ], [ %div, %for.inc13 ]
  %cmp9 = icmp sgt i32 %k.0, 0
  br i1 %cmp9, label %for.body10, label %for.end14

for.body10:                                       ; preds = %for.cond8
  %call11 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %s.1, i32 noundef %k.0, i32 noundef 32) #12
  %add12 = fadd contract float %s.1, %call11
  br label %for.inc13

for.inc13:                                        ; preds = %for.body10
  %div = sdiv i32 %k.0, 2
  br label %for.cond8, !llvm.loop !25

for.end14:                                        ; preds = %for.cond8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %and = and i32 %6, 31
  %cmp16 = icmp eq i32 %and, 0
  br i1 %cmp16, label %if.then, label %if.end

if.then:                                          ; preds = %for.end14
  %call17 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %o, float noundef %s.1) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end14
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %__mask, float noundef %__val, i32 noundef %__offset, i32 noundef %__width) #4 comdat {
entry:
  %sub = sub nsw i32 32, %__width
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 31
  %0 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %__mask, float %__val, i32 %__offset, i32 %or)
  ret float %0
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %address, float noundef %val) #4 {
entry:
  %0 = atomicrmw fadd ptr %address, float %val seq_cst, align 4
  ret float %0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, %n
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ 0, %cond.false ]
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 0, i64 %idxprom1
  store i32 %cond, ptr %arrayidx2, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %k.0 = phi i32 [ 1, %cond.end ], [ %shl, %for.inc ]
  %cmp3 = icmp slt i32 %k.0, 512
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp4 = icmp sge i32 %0, %k.0
  br i1 %cmp4, label %cond.true5, label %cond.false8

cond.true5:                                       ; preds = %for.body
  %sub = sub nsw i32 %0, %k.0
  %idxprom6 = sext i32 %sub to i64
  %arrayidx7 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 0, i64 %idxprom6
  %2 = load i32, ptr %arrayidx7, align 4
  br label %cond.end9

cond.false8:                                      ; preds = %for.body
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false8, %cond.true5
  %cond10 = phi i32 [ %2, %cond.true5 ], [ 0, %cond.false8 ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %idxprom11 = sext i32 %0 to i64
  %arrayidx12 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 0, i64 %idxprom11
  %3 = load i32, ptr %arrayidx12, align 4
  %add = add nsw i32 %3, %cond10
  store i32 %add, ptr %arrayidx12, align 4
  br label %for.inc

for.inc:                                          ; preds = %cond.end9
  %shl = shl i32 %k.0, 1
  br label %for.cond, !llvm.loop !26

for.end:                                          ; preds = %for.cond
  %cmp13 = icmp slt i32 %0, %n
  br i1 %cmp13, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %idxprom14 = sext i32 %0 to i64
  %arrayidx15 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE1t to ptr), i64 0, i64 %idxprom14
  %4 = load i32, ptr %arrayidx15, align 4
  %idxprom16 = sext i32 %0 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %o, i64 %idxprom16
  store i32 %4, ptr %arrayidx17, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr noundef %h, ptr noundef %a, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add, %for.inc ]
  %cmp = icmp slt i32 %i.0, 256
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add = add i32 %i.0, %1
  br label %for.cond, !llvm.loop !27

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %2, %3
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add6 = add i32 %mul, %4
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc15, %for.end
  %i2.0 = phi i32 [ %add6, %for.end ], [ %add19, %for.inc15 ]
  %cmp8 = icmp slt i32 %i2.0, %n
  br i1 %cmp8, label %for.body9, label %for.end20

for.body9:                                        ; preds = %for.cond7
  %idxprom10 = sext i32 %i2.0 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 %idxprom10
  %5 = load i8, ptr %arrayidx11, align 1
  %idxprom12 = zext i8 %5 to i64
  %arrayidx13 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 0, i64 %idxprom12
  %call14 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %arrayidx13, i32 noundef 1) #12
  br label %for.inc15

for.inc15:                                        ; preds = %for.body9
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul18 = mul i32 %6, %7
  %add19 = add i32 %i2.0, %mul18
  br label %for.cond7, !llvm.loop !28

for.end20:                                        ; preds = %for.cond7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond23

for.cond23:                                       ; preds = %for.inc31, %for.end20
  %i21.0 = phi i32 [ %8, %for.end20 ], [ %add33, %for.inc31 ]
  %cmp24 = icmp slt i32 %i21.0, 256
  br i1 %cmp24, label %for.body25, label %for.end34

for.body25:                                       ; preds = %for.cond23
  %idxprom26 = sext i32 %i21.0 to i64
  %arrayidx27 = getelementptr inbounds i32, ptr %h, i64 %idxprom26
  %idxprom28 = sext i32 %i21.0 to i64
  %arrayidx29 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE1s to ptr), i64 0, i64 %idxprom28
  %9 = load i32, ptr %arrayidx29, align 4
  %call30 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %arrayidx27, i32 noundef %9) #12
  br label %for.inc31

for.inc31:                                        ; preds = %for.body25
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add33 = add i32 %i21.0, %10
  br label %for.cond23, !llvm.loop !29

for.end34:                                        ; preds = %for.cond23
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %address, i32 noundef %val) #4 {
entry:
  %0 = atomicrmw add ptr %address, i32 %val seq_cst, align 4
  ret i32 %0
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @convolve(ptr noundef %o, ptr noundef %a, ptr noundef %f, i32 noundef %n, i32 noundef %r) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %sub = sub nsw i32 0, %r
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ %sub, %entry ], [ %inc, %for.inc ]
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %s.1, %for.inc ]
  %cmp = icmp sle i32 %k.0, %r
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add3 = add nsw i32 %add, %k.0
  %cmp4 = icmp sge i32 %add3, 0
  br i1 %cmp4, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %cmp5 = icmp slt i32 %add3, %n
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %idxprom = sext i32 %add3 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4
  %add6 = add nsw i32 %k.0, %r
  %idxprom7 = sext i32 %add6 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %f, i64 %idxprom7
  %4 = load float, ptr %arrayidx8, align 4
  %mul9 = fmul contract float %3, %4
  %add10 = fadd contract float %s.0, %mul9
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  %s.1 = phi float [ %add10, %if.then ], [ %s.0, %land.lhs.true ], [ %s.0, %for.body ]
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !30

for.end:                                          ; preds = %for.cond
  %idxprom11 = sext i32 %add to i64
  %arrayidx12 = getelementptr inbounds float, ptr %o, i64 %idxprom11
  store float %s.0, ptr %arrayidx12, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @convolve_fixed(ptr noundef %o, ptr noundef %a, i32 noundef %w, i32 noundef %h) #5 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul i32 %3, %4
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add i32 %mul5, %5
  br label %for.cond

for.cond:                                         ; preds = %for.inc21, %entry
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %s.1, %for.inc21 ]
  %v.0 = phi i32 [ -2, %entry ], [ %inc22, %for.inc21 ]
  %cmp = icmp sle i32 %v.0, 2
  br i1 %cmp, label %for.body, label %for.end23

for.body:                                         ; preds = %for.cond
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc, %for.body
  %s.1 = phi float [ %s.0, %for.body ], [ %add20, %for.inc ]
  %u.0 = phi i32 [ -2, %for.body ], [ %inc, %for.inc ]
  %cmp9 = icmp sle i32 %u.0, 2
  br i1 %cmp9, label %for.body10, label %for.end

for.body10:                                       ; preds = %for.cond8
  %add11 = add nsw i32 %add7, %v.0
  %6 = call noundef i32 @llvm.smax.i32(i32 %add11, i32 0)
  %sub = sub nsw i32 %h, 1
  %7 = call noundef i32 @llvm.smin.i32(i32 %6, i32 %sub)
  %mul14 = mul nsw i32 %7, %w
  %add15 = add nsw i32 %add, %u.0
  %8 = call noundef i32 @llvm.smax.i32(i32 %add15, i32 0)
  %sub17 = sub nsw i32 %w, 1
  %9 = call noundef i32 @llvm.smin.i32(i32 %8, i32 %sub17)
  %add19 = add nsw i32 %mul14, %9
  %idxprom = sext i32 %add19 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %10 = load float, ptr %arrayidx, align 4
  %add20 = fadd contract float %s.1, %10
  br label %for.inc

for.inc:                                          ; preds = %for.body10
  %inc = add nsw i32 %u.0, 1
  br label %for.cond8, !llvm.loop !31

for.end:                                          ; preds = %for.cond8
  br label %for.inc21

for.inc21:                                        ; preds = %for.end
  %inc22 = add nsw i32 %v.0, 1
  br label %for.cond, !llvm.loop !32

for.end23:                                        ; preds = %for.cond
  %mul24 = mul nsw i32 %add7, %w
  %add25 = add nsw i32 %mul24, %add
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds float, ptr %o, i64 %idxprom26
  store float %s.0, ptr %arrayidx27, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sparse(ptr noundef %y, ptr noundef %v, ptr noundef %column, ptr noundef %row, ptr noundef %x, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %row, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %s.0 = phi float [ 0.000000e+00, %if.then ], [ %add14, %for.inc ]
  %k.0 = phi i32 [ %3, %if.then ], [ %inc, %for.inc ]
  %add3 = add nsw i32 %add, 1
  %idxprom4 = sext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %row, i64 %idxprom4
  %4 = load i32, ptr %arrayidx5, align 4
  %cmp6 = icmp slt i32 %k.0, %4
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom7 = sext i32 %k.0 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %v, i64 %idxprom7
  %5 = load float, ptr %arrayidx8, align 4
  %idxprom9 = sext i32 %k.0 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %idxprom9
  %6 = load i32, ptr %arrayidx10, align 4
  %idxprom11 = sext i32 %6 to i64
  %arrayidx12 = getelementptr inbounds float, ptr %x, i64 %idxprom11
  %7 = load float, ptr %arrayidx12, align 4
  %mul13 = fmul contract float %5, %7
  %add14 = fadd contract float %s.0, %mul13
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !33

for.end:                                          ; preds = %for.cond
  %idxprom15 = sext i32 %add to i64
  %arrayidx16 = getelementptr inbounds float, ptr %y, i64 %idxprom15
  store float %s.0, ptr %arrayidx16, align 4
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @bodies(ptr noundef %f, ptr noundef %p, i32 noundef %n) #5 {
entry:
  %s.sroa.6 = alloca { float, float }, align 8
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = bitcast float undef to i32
  %4 = bitcast float undef to i32
  call void @llvm.memset.p0.i64(ptr align 8 %s.sroa.6, i8 0, i64 8, i1 false)
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %j.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %s.sroa.4.0 = phi float [ 0.000000e+00, %entry ], [ %add24, %for.inc ]
  %s.sroa.0.0 = phi float [ 0.000000e+00, %entry ], [ %add21, %for.inc ]
  %cmp = icmp slt i32 %j.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %j.0 to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %p, i64 %idxprom
  %x3 = getelementptr inbounds nuw %struct.float4, ptr %arrayidx, i32 0, i32 0
  %5 = load float, ptr %x3, align 16
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds %struct.float4, ptr %p, i64 %idxprom4
  %x6 = getelementptr inbounds nuw %struct.float4, ptr %arrayidx5, i32 0, i32 0
  %6 = load float, ptr %x6, align 16
  %sub = fsub contract float %5, %6
  %idxprom7 = sext i32 %j.0 to i64
  %arrayidx8 = getelementptr inbounds %struct.float4, ptr %p, i64 %idxprom7
  %y9 = getelementptr inbounds nuw %struct.float4, ptr %arrayidx8, i32 0, i32 1
  %7 = load float, ptr %y9, align 4
  %idxprom10 = sext i32 %add to i64
  %arrayidx11 = getelementptr inbounds %struct.float4, ptr %p, i64 %idxprom10
  %y12 = getelementptr inbounds nuw %struct.float4, ptr %arrayidx11, i32 0, i32 1
  %8 = load float, ptr %y12, align 4
  %sub13 = fsub contract float %7, %8
  %mul14 = fmul contract float %sub, %sub
  %mul15 = fmul contract float %sub13, %sub13
  %add16 = fadd contract float %mul14, %mul15
  %add17 = fadd contract float %add16, 0x3E112E0BE0000000
  %9 = call float @llvm.nvvm.rsqrt.approx.f(float %add17)
  %mul19 = fmul contract float %sub, %9
  %add21 = fadd contract float %s.sroa.0.0, %mul19
  %mul22 = fmul contract float %sub13, %9
  %add24 = fadd contract float %s.sroa.4.0, %mul22
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %j.0, 1
  br label %for.cond, !llvm.loop !34

for.end:                                          ; preds = %for.cond
  %idxprom25 = sext i32 %add to i64
  %arrayidx26 = getelementptr inbounds %struct.float4, ptr %f, i64 %idxprom25
  store float %s.sroa.0.0, ptr %arrayidx26, align 16
  %s.sroa.4.0.arrayidx26.sroa_idx = getelementptr inbounds i8, ptr %arrayidx26, i64 4
  store float %s.sroa.4.0, ptr %s.sroa.4.0.arrayidx26.sroa_idx, align 4
  %s.sroa.6.0.arrayidx26.sroa_idx = getelementptr inbounds i8, ptr %arrayidx26, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s.sroa.6.0.arrayidx26.sroa_idx, ptr align 8 %s.sroa.6, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tiles(ptr noundef %a, i32 noundef %n, i32 noundef %tiles) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc9, %entry
  %t.0 = phi i32 [ %0, %entry ], [ %add11, %for.inc9 ]
  %cmp = icmp slt i32 %t.0, %tiles
  br i1 %cmp, label %for.body, label %for.end12

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %1, %for.body ], [ %add8, %for.inc ]
  %cmp3 = icmp slt i32 %j.0, 1024
  br i1 %cmp3, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond2
  %mul = mul nsw i32 %t.0, 1024
  %add = add nsw i32 %mul, %j.0
  %cmp5 = icmp slt i32 %add, %n
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.body4
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4
  %mul6 = fmul contract float %2, 2.000000e+00
  store float %mul6, ptr %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body4
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add8 = add i32 %j.0, %3
  br label %for.cond2, !llvm.loop !35

for.end:                                          ; preds = %for.cond2
  br label %for.inc9

for.inc9:                                         ; preds = %for.end
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %add11 = add i32 %t.0, %4
  br label %for.cond, !llvm.loop !36

for.end12:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @vectors(ptr noundef %o, ptr noundef %a, i32 noundef %n) #0 {
entry:
  %v.sroa.4 = alloca { float, float, float }, align 8
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %add, %entry ], [ %add9, %for.inc ]
  %div = sdiv i32 %n, 4
  %cmp = icmp slt i32 %i.0, %div
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %a, i64 %idxprom
  %v.sroa.0.0.copyload = load float, ptr %arrayidx, align 16
  %v.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v.sroa.4, ptr align 4 %v.sroa.4.0.arrayidx.sroa_idx, i64 12, i1 false)
  %add3 = fadd contract float %v.sroa.0.0.copyload, 1.000000e+00
  %idxprom4 = sext i32 %i.0 to i64
  %arrayidx5 = getelementptr inbounds %struct.float4, ptr %o, i64 %idxprom4
  store float %add3, ptr %arrayidx5, align 16
  %v.sroa.4.0.arrayidx5.sroa_idx = getelementptr inbounds i8, ptr %arrayidx5, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v.sroa.4.0.arrayidx5.sroa_idx, ptr align 8 %v.sroa.4, i64 12, i1 false)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul8 = mul i32 %3, %4
  %add9 = add i32 %i.0, %mul8
  br label %for.cond, !llvm.loop !37

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wave(ptr noundef %a, i32 noundef %w, i32 noundef %h, i32 noundef %steps) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %0, 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc17, %entry
  %s.0 = phi i32 [ 0, %entry ], [ %inc18, %for.inc17 ]
  %cmp = icmp slt i32 %s.0, %steps
  br i1 %cmp, label %for.body, label %for.end19

for.body:                                         ; preds = %for.cond
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %y.0 = phi i32 [ 1, %for.body ], [ %inc, %for.inc ]
  %sub = sub nsw i32 %h, 1
  %cmp2 = icmp slt i32 %y.0, %sub
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %sub4 = sub nsw i32 %y.0, 1
  %mul = mul nsw i32 %sub4, %w
  %add5 = add nsw i32 %mul, %add
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4
  %add6 = add nsw i32 %y.0, 1
  %mul7 = mul nsw i32 %add6, %w
  %add8 = add nsw i32 %mul7, %add
  %idxprom9 = sext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %a, i64 %idxprom9
  %2 = load float, ptr %arrayidx10, align 4
  %add11 = fadd contract float %1, %2
  %mul12 = fmul contract float 2.500000e-01, %add11
  %mul13 = mul nsw i32 %y.0, %w
  %add14 = add nsw i32 %mul13, %add
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds float, ptr %a, i64 %idxprom15
  store float %mul12, ptr %arrayidx16, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %inc = add nsw i32 %y.0, 1
  br label %for.cond1, !llvm.loop !38

for.end:                                          ; preds = %for.cond1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc17

for.inc17:                                        ; preds = %for.end
  %inc18 = add nsw i32 %s.0, 1
  br label %for.cond, !llvm.loop !39

for.end19:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic(ptr noundef %a) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc22, %entry
  %k.0 = phi i32 [ 2, %entry ], [ %shl, %for.inc22 ]
  %cmp = icmp ule i32 %k.0, 1024
  br i1 %cmp, label %for.body, label %for.end23

for.body:                                         ; preds = %for.cond
  %shr = lshr i32 %k.0, 1
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %j.0 = phi i32 [ %shr, %for.body ], [ %shr21, %for.inc ]
  %cmp2 = icmp ugt i32 %j.0, 0
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %xor = xor i32 %0, %j.0
  %cmp4 = icmp ugt i32 %xor, %0
  br i1 %cmp4, label %if.then, label %if.end20

if.then:                                          ; preds = %for.body3
  %and = and i32 %0, %k.0
  %cmp5 = icmp eq i32 %and, 0
  %storedv = zext i1 %cmp5 to i8
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %idxprom6 = zext i32 %xor to i64
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom6
  %2 = load i32, ptr %arrayidx7, align 4
  %cmp8 = icmp sgt i32 %1, %2
  %conv = zext i1 %cmp8 to i32
  %loadedv = trunc i8 %storedv to i1
  %conv9 = zext i1 %loadedv to i32
  %cmp10 = icmp eq i32 %conv, %conv9
  br i1 %cmp10, label %if.then11, label %if.end

if.then11:                                        ; preds = %if.then
  %idxprom12 = zext i32 %0 to i64
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom12
  %3 = load i32, ptr %arrayidx13, align 4
  %idxprom14 = zext i32 %xor to i64
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom14
  %4 = load i32, ptr %arrayidx15, align 4
  %idxprom16 = zext i32 %0 to i64
  %arrayidx17 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom16
  store i32 %4, ptr %arrayidx17, align 4
  %idxprom18 = zext i32 %xor to i64
  %arrayidx19 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom18
  store i32 %3, ptr %arrayidx19, align 4
  br label %if.end

if.end:                                           ; preds = %if.then11, %if.then
  br label %if.end20

if.end20:                                         ; preds = %if.end, %for.body3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end20
  %shr21 = lshr i32 %j.0, 1
  br label %for.cond1, !llvm.loop !40

for.end:                                          ; preds = %for.cond1
  br label %for.inc22

for.inc22:                                        ; preds = %for.end
  %shl = shl i32 %k.0, 1
  br label %for.cond, !llvm.loop !41

for.end23:                                        ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unrolled(ptr noundef %o, ptr noundef %a) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mul = mul i32 %0, 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi float [ 0.000000e+00, %entry ], [ %add1, %for.inc ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i32 %k.0, 8
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %add = add nsw i32 %mul, %k.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4
  %add1 = fadd contract float %s.0, %1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !42

for.end:                                          ; preds = %for.cond
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom3 = zext i32 %2 to i64
  %arrayidx4 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom3
  store float %s.0, ptr %arrayidx4, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lanes(ptr noundef %o) #5 {
entry:
  %0 = call i32 asm "mov.u32 $0, %laneid;", "=r"() #13, !srcloc !44
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add4, %for.inc ]
  %cmp = icmp slt i32 %i.0, 256
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = call noundef i32 @llvm.ctpop.i32(i32 %i.0)
  %2 = call noundef i32 @llvm.ctlz.i32(i32 %i.0, i1 false)
  %add = add nsw i32 %1, %2
  %3 = call i32 @llvm.bitreverse.i32(i32 %i.0)
  %4 = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %3) #14, !srcloc !45
  %5 = add i32 %4, 1
  %add3 = add nsw i32 %add, %5
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom
  store i32 %add3, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %add4 = add nsw i32 %i.0, 32
  br label %for.cond, !llvm.loop !46

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %o, i32 noundef %w, i32 noundef %h, i32 noundef %limit) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %conv = sitofp i32 %add to float
  %mul4 = fmul contract float %conv, 3.000000e+00
  %conv5 = sitofp i32 %w to float
  %div = fdiv contract float %mul4, %conv5
  %sub = fsub contract float %div, 2.000000e+00
  %conv6 = sitofp i32 %3 to float
  %mul7 = fmul contract float %conv6, 2.000000e+00
  %conv8 = sitofp i32 %h to float
  %div9 = fdiv contract float %mul7, %conv8
  %sub10 = fsub contract float %div9, 1.000000e+00
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %b.0 = phi float [ 0.000000e+00, %entry ], [ %add21, %while.body ]
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %a.0 = phi float [ 0.000000e+00, %entry ], [ %add18, %while.body ]
  %cmp = icmp slt i32 %k.0, %limit
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %mul11 = fmul contract float %a.0, %a.0
  %mul12 = fmul contract float %b.0, %b.0
  %add13 = fadd contract float %mul11, %mul12
  %cmp14 = fcmp contract olt float %add13, 4.000000e+00
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %4 = phi i1 [ false, %while.cond ], [ %cmp14, %land.rhs ]
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %mul15 = fmul contract float %a.0, %a.0
  %mul16 = fmul contract float %b.0, %b.0
  %sub17 = fsub contract float %mul15, %mul16
  %add18 = fadd contract float %sub17, %sub
  %mul19 = fmul contract float 2.000000e+00, %a.0
  %mul20 = fmul contract float %mul19, %b.0
  %add21 = fadd contract float %mul20, %sub10
  %inc = add nsw i32 %k.0, 1
  br label %while.cond, !llvm.loop !47

while.end:                                        ; preds = %land.end
  %mul22 = mul nsw i32 %3, %w
  %add23 = add nsw i32 %mul22, %add
  %idxprom = sext i32 %add23 to i64
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom
  store i32 %k.0, ptr %arrayidx, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @queue(ptr noundef %a, ptr noundef %head, i32 noundef %n) #0 {
entry:
  %call = call noundef i32 @_ZL9atomicAddPii(ptr noundef %head, i32 noundef 1) #12
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %call, %entry ], [ %call1, %for.inc ]
  %cmp = icmp slt i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  store i32 %i.0, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call1 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %head, i32 noundef 1) #12
  br label %for.cond, !llvm.loop !48

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %address, i32 noundef %val) #4 {
entry:
  %0 = atomicrmw add ptr %address, i32 %val seq_cst, align 4
  ret i32 %0
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local i32 @search(ptr noundef %a, i32 noundef %n, i32 noundef %x) #4 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %h.0 = phi i32 [ %n, %entry ], [ %h.1, %if.end ]
  %l.0 = phi i32 [ 0, %entry ], [ %l.1, %if.end ]
  %cmp = icmp slt i32 %l.0, %h.0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %add = add nsw i32 %l.0, %h.0
  %shr = ashr i32 %add, 1
  %idxprom = sext i32 %shr to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4
  %cmp1 = icmp slt i32 %0, %x
  br i1 %cmp1, label %if.then, label %if.else

if.then:                                          ; preds = %while.body
  %add2 = add nsw i32 %shr, 1
  br label %if.end

if.else:                                          ; preds = %while.body
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %h.1 = phi i32 [ %h.0, %if.then ], [ %shr, %if.else ]
  %l.1 = phi i32 [ %add2, %if.then ], [ %l.0, %if.else ]
  br label %while.cond, !llvm.loop !49

while.end:                                        ; preds = %while.cond
  ret i32 %l.0
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local float @horner(ptr noundef %c, i32 noundef %n, float noundef %x) #4 {
entry:
  %idxprom = sext i32 %n to i64
  %arrayidx = getelementptr inbounds float, ptr %c, i64 %idxprom
  %0 = load float, ptr %arrayidx, align 4
  %sub = sub nsw i32 %n, 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.0 = phi float [ %0, %entry ], [ %add, %for.inc ]
  %i.0 = phi i32 [ %sub, %entry ], [ %dec, %for.inc ]
  %cmp = icmp sge i32 %i.0, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %mul = fmul contract float %s.0, %x
  %idxprom1 = sext i32 %i.0 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %c, i64 %idxprom1
  %1 = load float, ptr %arrayidx2, align 4
  %add = fadd contract float %mul, %1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %dec = add nsw i32 %i.0, -1
  br label %for.cond, !llvm.loop !50

for.end:                                          ; preds = %for.cond
  ret float %s.0
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local i32 @hash(ptr noundef %p, i32 noundef %n) #4 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %h.0 = phi i32 [ -2128831035, %entry ], [ %mul, %for.inc ]
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %p, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %0 to i32
  %xor = xor i32 %h.0, %conv
  %mul = mul i32 %xor, 16777619
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond, !llvm.loop !51

for.end:                                          ; preds = %for.cond
  ret i32 %h.0
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local i32 @offset(i32 noundef %row, i32 noundef %column, i32 noundef %pitch) #4 {
entry:
  %and = and i32 %row, 7
  %mul = mul nsw i32 %and, %pitch
  %shr = ashr i32 %column, 2
  %mul1 = mul nsw i32 %shr, 16
  %add = add nsw i32 %mul, %mul1
  %and2 = and i32 %column, 3
  %add3 = add nsw i32 %add, %and2
  ret i32 %add3
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local i32 @swizzle(i32 noundef %t) #4 {
entry:
  %and = and i32 %t, 31
  %shr = lshr i32 %t, 5
  %and1 = and i32 %shr, 7
  %shl = shl i32 %and1, 2
  %xor = xor i32 %and, %shl
  %and2 = and i32 %t, -256
  %or = or i32 %xor, %and2
  ret i32 %or
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #10

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #5 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind }
attributes #13 = { convergent nounwind memory(none) }
attributes #14 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4, !5}
!nvvmir.version = !{!6}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{i32 2, i32 0}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = distinct !{!10, !8}
!11 = distinct !{!11, !8}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !8}
!15 = distinct !{!15, !8}
!16 = distinct !{!16, !8}
!17 = distinct !{!17, !8}
!18 = distinct !{!18, !8}
!19 = distinct !{!19, !8}
!20 = distinct !{!20, !8}
!21 = distinct !{!21, !8}
!22 = distinct !{!22, !8}
!23 = distinct !{!23, !8}
!24 = distinct !{!24, !8}
!25 = distinct !{!25, !8}
!26 = distinct !{!26, !8}
!27 = distinct !{!27, !8}
!28 = distinct !{!28, !8}
!29 = distinct !{!29, !8}
!30 = distinct !{!30, !8}
!31 = distinct !{!31, !8}
!32 = distinct !{!32, !8}
!33 = distinct !{!33, !8}
!34 = distinct !{!34, !8}
!35 = distinct !{!35, !8}
!36 = distinct !{!36, !8}
!37 = distinct !{!37, !8}
!38 = distinct !{!38, !8}
!39 = distinct !{!39, !8}
!40 = distinct !{!40, !8}
!41 = distinct !{!41, !8}
!42 = distinct !{!42, !8, !43}
!43 = !{!"llvm.loop.unroll.enable"}
!44 = !{i64 7188}
!45 = !{i32 12369}
!46 = distinct !{!46, !8}
!47 = distinct !{!47, !8}
!48 = distinct !{!48, !8}
!49 = distinct !{!49, !8}
!50 = distinct !{!50, !8}
!51 = distinct !{!51, !8}
