remark: <unknown>:0:0: in function times_15: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function times_16: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function times_16: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function times_64: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function times_68: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function times_68: vectorized loop (vectorization width: 4, interleaved count: 1)
remark: <unknown>:0:0: in function times_70: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function in_array_of_15: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function in_array_of_16: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function in_array_of_17: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function in_shared_memory: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function long_in_shared_memory: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function rest_of_3: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function rest_of_7: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function rest_of_15: loop not vectorized: The trip count is below the minial threshold value.
remark: <unknown>:0:0: in function rest_of_31: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function rows_of_floats: vectorized loop (vectorization width: 4, interleaved count: 2)
remark: <unknown>:0:0: in function one_of_three_apart: the cost-model indicates that interleaving is not beneficial
remark: <unknown>:0:0: in function one_of_three_apart: vectorized loop (vectorization width: 4, interleaved count: 1)
; ModuleID = 'gain.ll'
source_filename = "gain.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@array_15 = internal addrspace(1) global [15 x float] zeroinitializer, align 16
@array_16 = internal addrspace(1) global [16 x float] zeroinitializer, align 16
@array_17 = internal addrspace(1) global [17 x float] zeroinitializer, align 16
@tile = internal addrspace(3) global [1024 x float] undef, align 16

define ptx_kernel void @times_15(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 15
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @times_16(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index
  %wide.load = load <4 x float>, ptr addrspace(1) %0, align 16
  %1 = fmul <4 x float> %wide.load, %broadcast.splat
  store <4 x float> %1, ptr addrspace(1) %0, align 16
  %index.next = add nuw i32 %index, 4
  %2 = icmp eq i32 %index.next, 16
  br i1 %2, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 16, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 16
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !3

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @times_64(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index
  %1 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %0, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %1, align 16
  %2 = fmul <4 x float> %wide.load, %broadcast.splat
  %3 = fmul <4 x float> %wide.load1, %broadcast.splat
  %4 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  store <4 x float> %2, ptr addrspace(1) %0, align 16
  store <4 x float> %3, ptr addrspace(1) %4, align 16
  %index.next = add nuw i32 %index, 8
  %5 = icmp eq i32 %index.next, 64
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @times_68(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index
  %wide.load = load <4 x float>, ptr addrspace(1) %0, align 16
  %1 = fmul <4 x float> %wide.load, %broadcast.splat
  store <4 x float> %1, ptr addrspace(1) %0, align 16
  %index.next = add nuw i32 %index, 4
  %2 = icmp eq i32 %index.next, 68
  br i1 %2, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 68, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 68
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @times_70(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index
  %1 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %0, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %1, align 16
  %2 = fmul <4 x float> %wide.load, %broadcast.splat
  %3 = fmul <4 x float> %wide.load1, %broadcast.splat
  %4 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  store <4 x float> %2, ptr addrspace(1) %0, align 16
  store <4 x float> %3, ptr addrspace(1) %4, align 16
  %index.next = add nuw i32 %index, 8
  %5 = icmp eq i32 %index.next, 64
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  br i1 false, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 70
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !9

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @in_array_of_15(float %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) @array_15, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @in_array_of_16(float %s, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %1 = getelementptr inbounds float, ptr addrspace(1) @array_16, i32 %index
  %2 = getelementptr inbounds float, ptr addrspace(1) %1, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %1, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %2, align 16
  %3 = fmul <4 x float> %wide.load, %broadcast.splat
  %4 = fmul <4 x float> %wide.load1, %broadcast.splat
  %5 = getelementptr inbounds float, ptr addrspace(1) %1, i64 4
  store <4 x float> %3, ptr addrspace(1) %1, align 16
  store <4 x float> %4, ptr addrspace(1) %5, align 16
  %index.next = add nuw i32 %index, 8
  %6 = icmp eq i32 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) @array_16, i32 %i
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

define ptx_kernel void @in_array_of_17(float %s, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %1 = getelementptr inbounds float, ptr addrspace(1) @array_17, i32 %index
  %2 = getelementptr inbounds float, ptr addrspace(1) %1, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %1, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %2, align 16
  %3 = fmul <4 x float> %wide.load, %broadcast.splat
  %4 = fmul <4 x float> %wide.load1, %broadcast.splat
  %5 = getelementptr inbounds float, ptr addrspace(1) %1, i64 4
  store <4 x float> %3, ptr addrspace(1) %1, align 16
  store <4 x float> %4, ptr addrspace(1) %5, align 16
  %index.next = add nuw i32 %index, 8
  %6 = icmp eq i32 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !12

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) @array_17, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !13

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @in_shared_memory(float %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @long_in_shared_memory(float %s, i32 %n) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %index
  %1 = getelementptr inbounds float, ptr addrspace(3) %0, i64 4
  %wide.load = load <4 x float>, ptr addrspace(3) %0, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(3) %1, align 16
  %2 = fmul <4 x float> %wide.load, %broadcast.splat
  %3 = fmul <4 x float> %wide.load1, %broadcast.splat
  %4 = getelementptr inbounds float, ptr addrspace(3) %0, i64 4
  store <4 x float> %2, ptr addrspace(3) %0, align 16
  store <4 x float> %3, ptr addrspace(3) %4, align 16
  %index.next = add nuw i32 %index, 8
  %5 = icmp eq i32 %index.next, 64
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !14

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !15

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @rest_of_3(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 3
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:                                            ; preds = %entry
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %guard
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %i = phi i32 [ %next, %loop ], [ %start, %loop.preheader ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %guard, %entry
  ret void
}

define ptx_kernel void @rest_of_7(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 7
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:                                            ; preds = %entry
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %guard
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %i = phi i32 [ %next, %loop ], [ %start, %loop.preheader ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %guard, %entry
  ret void
}

define ptx_kernel void @rest_of_15(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 15
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:                                            ; preds = %entry
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %guard
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %i = phi i32 [ %next, %loop ], [ %start, %loop.preheader ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %guard, %entry
  ret void
}

define ptx_kernel void @rest_of_31(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 31
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:                                            ; preds = %entry
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %guard
  %0 = mul i32 %piece, -4
  %1 = add i32 %0, %n
  %min.iters.check = icmp ult i32 %1, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %loop.preheader
  %n.mod.vf = urem i32 %1, 8
  %n.vec = sub i32 %1, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = add i32 %start, %index
  %2 = sext i32 %offset.idx to i64
  %3 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %2
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
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !16

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %1, %n.vec
  %offset.idx2 = add i32 %start, %n.vec
  br i1 %cmp.n, label %exit.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %loop.preheader
  %bc.resume.val = phi i32 [ %start, %loop.preheader ], [ %offset.idx2, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %next, %loop ], [ %bc.resume.val, %scalar.ph ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit.loopexit, !llvm.loop !17

exit.loopexit.loopexit:                           ; preds = %loop
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %exit.loopexit.loopexit, %middle.block
  br label %exit

exit:                                             ; preds = %exit.loopexit, %guard, %entry
  ret void
}

define ptx_kernel void @through_pointers(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %added, %loop ]
  %p = getelementptr inbounds ptr, ptr addrspace(1) %a, i32 %i
  %q = load ptr, ptr addrspace(1) %p, align 8
  %x = load float, ptr %q, align 4
  %added = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  store float %added, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @vectors_by_hand(ptr addrspace(1) noalias align 16 %a, ptr addrspace(1) noalias readonly align 16 %b, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = shl nsw i32 %i, 1
  %p = getelementptr inbounds double, ptr addrspace(1) %b, i32 %at
  %x = load double, ptr addrspace(1) %p, align 16
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i32 8
  %x1 = load double, ptr addrspace(1) %p1, align 8
  %q = getelementptr inbounds double, ptr addrspace(1) %a, i32 %at
  store double %x, ptr addrspace(1) %q, align 16
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i32 8
  store double %x1, ptr addrspace(1) %q1, align 8
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @rows_of_integers(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n, i32 %rows) {
entry:
  br label %outer

outer:                                            ; preds = %last, %entry
  %row = phi i32 [ 0, %entry ], [ %next.row, %last ]
  %piece = shl nsw i32 %row, 6
  br label %loop

loop:                                             ; preds = %loop, %outer
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi i32 [ 0, %outer ], [ %added, %loop ]
  %at = add nsw i32 %i, %piece
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %at
  %x = load i32, ptr addrspace(1) %p, align 4
  %added = add i32 %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %last

last:                                             ; preds = %loop
  %added.lcssa = phi i32 [ %added, %loop ]
  %q = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %row
  store i32 %added.lcssa, ptr addrspace(1) %q, align 4
  %next.row = add nuw nsw i32 %row, 1
  %more.rows = icmp slt i32 %next.row, %rows
  br i1 %more.rows, label %outer, label %exit

exit:                                             ; preds = %last
  ret void
}

define ptx_kernel void @rows_of_floats(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n, i32 %rows) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  br label %outer

outer:                                            ; preds = %last, %entry
  %row = phi i32 [ 0, %entry ], [ %next.row, %last ]
  %piece = shl nsw i32 %row, 6
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %outer
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi float [ 0.000000e+00, %vector.ph ], [ %5, %vector.body ]
  %1 = add nsw i32 %index, %piece
  %2 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %1
  %3 = getelementptr inbounds float, ptr addrspace(1) %2, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %2, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %3, align 16
  %4 = call float @llvm.vector.reduce.fadd.v4f32(float %vec.phi, <4 x float> %wide.load)
  %5 = call float @llvm.vector.reduce.fadd.v4f32(float %4, <4 x float> %wide.load1)
  %index.next = add nuw i32 %index, 8
  %6 = icmp eq i32 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !18

middle.block:                                     ; preds = %vector.body
  %7 = phi float [ %5, %vector.body ]
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %last, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %outer
  %bc.resume.val = phi i32 [ 0, %outer ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 0.000000e+00, %outer ], [ %7, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %sum = phi float [ %bc.merge.rdx, %scalar.ph ], [ %added, %loop ]
  %at = add nsw i32 %i, %piece
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %added = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %last.loopexit, !llvm.loop !19

last.loopexit:                                    ; preds = %loop
  %added.lcssa.ph = phi float [ %added, %loop ]
  br label %last

last:                                             ; preds = %last.loopexit, %middle.block
  %added.lcssa = phi float [ %7, %middle.block ], [ %added.lcssa.ph, %last.loopexit ]
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %row
  store float %added.lcssa, ptr addrspace(1) %q, align 4
  %next.row = add nuw nsw i32 %row, 1
  %more.rows = icmp slt i32 %next.row, %rows
  br i1 %more.rows, label %outer, label %exit

exit:                                             ; preds = %last
  ret void
}

define ptx_kernel void @one_of_two_apart(ptr addrspace(1) noalias align 16 %to, ptr addrspace(1) readonly align 16 %a, ptr addrspace(1) readonly align 16 %b, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %far = mul nuw nsw i32 %i, 24
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %far
  %x = load float, ptr addrspace(1) %p, align 4
  %z = fadd float %x, 1.000000e+00
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %z, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @one_of_three_apart(ptr addrspace(1) noalias align 16 %to, ptr addrspace(1) readonly align 16 %a, ptr addrspace(1) readonly align 16 %b, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 4
  %n.vec = sub i32 %0, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %1 = mul nuw nsw <4 x i32> %vec.ind, splat (i32 24)
  %2 = extractelement <4 x i32> %1, i32 3
  %3 = extractelement <4 x i32> %1, i32 2
  %4 = extractelement <4 x i32> %1, i32 1
  %5 = extractelement <4 x i32> %1, i32 0
  %6 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %5
  %7 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %4
  %8 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %3
  %9 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %2
  %10 = load float, ptr addrspace(1) %6, align 4
  %11 = load float, ptr addrspace(1) %7, align 4
  %12 = load float, ptr addrspace(1) %8, align 4
  %13 = load float, ptr addrspace(1) %9, align 4
  %14 = insertelement <4 x float> poison, float %10, i32 0
  %15 = insertelement <4 x float> %14, float %11, i32 1
  %16 = insertelement <4 x float> %15, float %12, i32 2
  %17 = insertelement <4 x float> %16, float %13, i32 3
  %18 = getelementptr inbounds float, ptr addrspace(1) %b, i32 %index
  %wide.load = load <4 x float>, ptr addrspace(1) %18, align 16
  %19 = fadd <4 x float> %17, %wide.load
  %20 = getelementptr inbounds float, ptr addrspace(1) %to, i32 %index
  store <4 x float> %19, ptr addrspace(1) %20, align 16
  %index.next = add nuw i32 %index, 4
  %21 = icmp eq i32 %index.next, %n.vec
  %vec.ind.next = add <4 x i32> %vec.ind, splat (i32 4)
  br i1 %21, label %middle.block, label %vector.body, !llvm.loop !20

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %far = mul nuw nsw i32 %i, 24
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %far
  %x = load float, ptr addrspace(1) %p, align 4
  %r = getelementptr inbounds float, ptr addrspace(1) %b, i32 %i
  %y = load float, ptr addrspace(1) %r, align 4
  %z = fadd float %x, %y
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %z, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !21

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = distinct !{!12, !1, !2}
!13 = distinct !{!13, !1, !2}
!14 = distinct !{!14, !1, !2}
!15 = distinct !{!15, !1, !2}
!16 = distinct !{!16, !1, !2}
!17 = distinct !{!17, !1, !2}
!18 = distinct !{!18, !1, !2}
!19 = distinct !{!19, !1, !2}
!20 = distinct !{!20, !1, !2}
!21 = distinct !{!21, !1, !2}
