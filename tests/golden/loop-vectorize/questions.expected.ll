remark: <unknown>:0:0: in function pieces: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function rows: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function products: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function loaded_rows: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function behind_two: vectorized loop (vectorization width: 2, interleaved count: 2)
remark: <unknown>:0:0: in function known_not_to_be: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function rows_of_a_grid: vectorized loop (vectorization width: 4, interleaved count: 2)
; ModuleID = 'questions.ll'
source_filename = "questions.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Values = type { [256 x float] }

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #0

define ptx_kernel void @pieces(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl nsw i32 %tid, 6
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %1 = ptrtoint ptr addrspace(1) %a to i32
  %misalignment = and i32 %1, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %2 = add nsw i32 %index, %first
  %3 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %2
  %4 = getelementptr inbounds float, ptr addrspace(1) %3, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %3, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %4, align 16
  %5 = fmul <4 x float> %wide.load, %broadcast.splat
  %6 = fmul <4 x float> %wide.load1, %broadcast.splat
  %7 = getelementptr inbounds float, ptr addrspace(1) %3, i64 4
  store <4 x float> %5, ptr addrspace(1) %3, align 16
  store <4 x float> %6, ptr addrspace(1) %7, align 16
  %index.next = add nuw i32 %index, 8
  %8 = icmp eq i32 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !3

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @rows(ptr addrspace(1) %a, float %s, i32 %n, i32 %width) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul nsw i32 %tid, %width
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %1 = shl i32 %width, 2
  %2 = ptrtoint ptr addrspace(1) %a to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = add nsw i32 %index, %first
  %5 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %4
  %6 = getelementptr inbounds float, ptr addrspace(1) %5, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %5, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %6, align 16
  %7 = fmul <4 x float> %wide.load, %broadcast.splat
  %8 = fmul <4 x float> %wide.load1, %broadcast.splat
  %9 = getelementptr inbounds float, ptr addrspace(1) %5, i64 4
  store <4 x float> %7, ptr addrspace(1) %5, align 16
  store <4 x float> %8, ptr addrspace(1) %9, align 16
  %index.next = add nuw i32 %index, 8
  %10 = icmp eq i32 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @products(ptr addrspace(1) %a, float %s, i32 %n, i32 %width, i32 %depth) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %each = mul nsw i32 %width, %depth
  %first = mul nsw i32 %tid, %each
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %1 = freeze i32 %each
  %2 = shl i32 %1, 2
  %3 = ptrtoint ptr addrspace(1) %a to i32
  %4 = or i32 %2, %3
  %misalignment = and i32 %4, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %5 = add nsw i32 %index, %first
  %6 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %5
  %7 = getelementptr inbounds float, ptr addrspace(1) %6, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %6, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %7, align 16
  %8 = fmul <4 x float> %wide.load, %broadcast.splat
  %9 = fmul <4 x float> %wide.load1, %broadcast.splat
  %10 = getelementptr inbounds float, ptr addrspace(1) %6, i64 4
  store <4 x float> %8, ptr addrspace(1) %6, align 16
  store <4 x float> %9, ptr addrspace(1) %10, align 16
  %index.next = add nuw i32 %index, 8
  %11 = icmp eq i32 %index.next, %n.vec
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @neighbours(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %tid
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @loaded_rows(ptr addrspace(1) %a, float %s, i32 %n, ptr addrspace(1) %rows, i32 %width) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = getelementptr inbounds i32, ptr addrspace(1) %rows, i32 %tid
  %row = load i32, ptr addrspace(1) %r, align 4
  %first = mul nsw i32 %row, %width
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %1 = shl i32 %width, 2
  %2 = ptrtoint ptr addrspace(1) %a to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = add nsw i32 %index, %first
  %5 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %4
  %6 = getelementptr inbounds float, ptr addrspace(1) %5, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %5, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %6, align 16
  %7 = fmul <4 x float> %wide.load, %broadcast.splat
  %8 = fmul <4 x float> %wide.load1, %broadcast.splat
  %9 = getelementptr inbounds float, ptr addrspace(1) %5, i64 4
  store <4 x float> %7, ptr addrspace(1) %5, align 16
  store <4 x float> %8, ptr addrspace(1) %9, align 16
  %index.next = add nuw i32 %index, 8
  %10 = icmp eq i32 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !9

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @behind_two(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %piece = shl nsw i32 %tid, 6
  %first = add nsw i32 %piece, 2
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 12
  br i1 %min.iters.check, label %scalar.ph, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %entry
  %1 = add i32 -1, %0
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 1, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 0
  %4 = extractvalue { i32, i1 } %2, 1
  %5 = add i32 %first, %3
  %6 = icmp slt i32 %5, %first
  %7 = or i1 %6, %4
  br i1 %7, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %vector.scevcheck
  %8 = ptrtoint ptr addrspace(1) %a to i32
  %misalignment = and i32 %8, 7
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %0, 4
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <2 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <2 x float> %broadcast.splatinsert, <2 x float> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %9 = add nsw i32 %index, %first
  %10 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %9
  %11 = getelementptr inbounds float, ptr addrspace(1) %10, i64 2
  %wide.load = load <2 x float>, ptr addrspace(1) %10, align 8
  %wide.load1 = load <2 x float>, ptr addrspace(1) %11, align 8
  %12 = fmul <2 x float> %wide.load, %broadcast.splat
  %13 = fmul <2 x float> %wide.load1, %broadcast.splat
  %14 = getelementptr inbounds float, ptr addrspace(1) %10, i64 2
  store <2 x float> %12, ptr addrspace(1) %10, align 8
  store <2 x float> %13, ptr addrspace(1) %14, align 8
  %index.next = add nuw i32 %index, 4
  %15 = icmp eq i32 %index.next, %n.vec
  br i1 %15, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %vector.scevcheck, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 0, %vector.scevcheck ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !11

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @behind_one(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %piece = shl nsw i32 %tid, 6
  %first = add nsw i32 %piece, 1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @known_not_to_be(ptr addrspace(1) align 16 %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %piece = shl nsw i32 %tid, 6
  %first = add nsw i32 %piece, 1
  %p.peel = getelementptr inbounds float, ptr addrspace(1) %a, i32 %first
  %x.peel = load float, ptr addrspace(1) %p.peel, align 4
  %y.peel = fmul float %x.peel, %s
  store float %y.peel, ptr addrspace(1) %p.peel, align 4
  %more.peel = icmp slt i32 1, %n
  br i1 %more.peel, label %entry.peel.next, label %exit

entry.peel.next:                                  ; preds = %entry
  %at.peel = add nsw i32 1, %first
  %p.peel1 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at.peel
  %x.peel2 = load float, ptr addrspace(1) %p.peel1, align 4
  %y.peel3 = fmul float %x.peel2, %s
  store float %y.peel3, ptr addrspace(1) %p.peel1, align 4
  %more.peel4 = icmp slt i32 2, %n
  br i1 %more.peel4, label %entry.peel.next.peel.next, label %exit

entry.peel.next.peel.next:                        ; preds = %entry.peel.next
  %at.peel5 = add nsw i32 2, %first
  %p.peel6 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at.peel5
  %x.peel7 = load float, ptr addrspace(1) %p.peel6, align 4
  %y.peel8 = fmul float %x.peel7, %s
  store float %y.peel8, ptr addrspace(1) %p.peel6, align 4
  %more.peel9 = icmp slt i32 3, %n
  br i1 %more.peel9, label %entry.peel.next.peel.next.peel.next, label %exit

entry.peel.next.peel.next.peel.next:              ; preds = %entry.peel.next.peel.next
  %0 = add i32 -3, %n
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %entry.peel.next.peel.next.peel.next
  %1 = add i32 4, %piece
  %2 = add i32 -4, %n
  %3 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 1, i32 %2)
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  %6 = add i32 %1, %4
  %7 = icmp slt i32 %6, %1
  %8 = or i1 %7, %5
  br i1 %8, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.scevcheck
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = add i32 3, %index
  %9 = add nsw i32 %offset.idx, %first
  %10 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %9
  %11 = getelementptr inbounds float, ptr addrspace(1) %10, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %10, align 16
  %wide.load10 = load <4 x float>, ptr addrspace(1) %11, align 16
  %12 = fmul <4 x float> %wide.load, %broadcast.splat
  %13 = fmul <4 x float> %wide.load10, %broadcast.splat
  %14 = getelementptr inbounds float, ptr addrspace(1) %10, i64 4
  store <4 x float> %12, ptr addrspace(1) %10, align 16
  store <4 x float> %13, ptr addrspace(1) %14, align 16
  %index.next = add nuw i32 %index, 8
  %15 = icmp eq i32 %index.next, %n.vec
  br i1 %15, label %middle.block, label %vector.body, !llvm.loop !12

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  %offset.idx11 = add i32 3, %n.vec
  br i1 %cmp.n, label %exit.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.scevcheck, %entry.peel.next.peel.next.peel.next
  %bc.resume.val = phi i32 [ 3, %entry.peel.next.peel.next.peel.next ], [ 3, %vector.scevcheck ], [ %offset.idx11, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit.loopexit, !llvm.loop !14

exit.loopexit.loopexit:                           ; preds = %loop
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %exit.loopexit.loopexit, %middle.block
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry.peel.next.peel.next, %entry.peel.next, %entry
  ret void
}

define ptx_kernel void @rows_of_a_grid(ptr addrspace(1) %a, float %s, i32 %width, i32 %height) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %step = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %width)
  %1 = mul i32 %width, %step
  br label %rows

rows:                                             ; preds = %last, %entry
  %row = phi i32 [ %tid, %entry ], [ %next.row, %last ]
  %first = mul nsw i32 %row, %width
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %rows
  %2 = shl i32 %width, 2
  %3 = freeze i32 %1
  %4 = shl i32 %3, 2
  %5 = or i32 %2, %4
  %6 = ptrtoint ptr addrspace(1) %a to i32
  %7 = or i32 %5, %6
  %misalignment = and i32 %7, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %8 = add nsw i32 %index, %first
  %9 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %8
  %10 = getelementptr inbounds float, ptr addrspace(1) %9, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %9, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %10, align 16
  %11 = fmul <4 x float> %wide.load, %broadcast.splat
  %12 = fmul <4 x float> %wide.load1, %broadcast.splat
  %13 = getelementptr inbounds float, ptr addrspace(1) %9, i64 4
  store <4 x float> %11, ptr addrspace(1) %9, align 16
  store <4 x float> %12, ptr addrspace(1) %13, align 16
  %index.next = add nuw i32 %index, 8
  %14 = icmp eq i32 %index.next, %n.vec
  br i1 %14, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %last, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %rows
  %bc.resume.val = phi i32 [ 0, %rows ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %width
  br i1 %more, label %loop, label %last.loopexit, !llvm.loop !16

last.loopexit:                                    ; preds = %loop
  br label %last

last:                                             ; preds = %last.loopexit, %middle.block
  %next.row = add nsw i32 %row, %step
  %more.rows = icmp slt i32 %next.row, %height
  br i1 %more.rows, label %rows, label %exit

exit:                                             ; preds = %last
  ret void
}

define ptx_kernel void @parameters(ptr addrspace(1) noalias %to, ptr byval(%Values) align 4 %values, i32 %n) {
entry:
  %param = addrspacecast ptr %values to ptr addrspace(101)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(101) %param, i32 %i
  %x = load float, ptr addrspace(101) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %x, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @may_be_parameters(ptr addrspace(1) align 16 %to, ptr addrspace(101) align 16 %from, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(101) %from, i32 %i
  %x = load float, ptr addrspace(101) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %x, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
!6 = distinct !{!6, !1, !2}
!7 = distinct !{!7, !1, !2}
!8 = distinct !{!8, !1, !2}
!9 = distinct !{!9, !1, !2}
!10 = distinct !{!10, !1, !2}
!11 = distinct !{!11, !1, !2}
!12 = distinct !{!12, !13, !1, !2}
!13 = !{!"llvm.loop.peeled.count", i32 3}
!14 = distinct !{!14, !13, !1, !2}
!15 = distinct !{!15, !1, !2}
!16 = distinct !{!16, !1, !2}
