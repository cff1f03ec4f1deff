; ModuleID = 'forms.ll'
source_filename = "forms.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }

define void @pairs(ptr noalias align 16 %to, ptr noalias align 16 %from, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = add i64 %index, 4
  %1 = getelementptr inbounds %pair, ptr %from, i64 %index, i32 0
  %2 = getelementptr inbounds %pair, ptr %from, i64 %0, i32 0
  %wide.vec = load <8 x i32>, ptr %1, align 4, !tbaa !0
  %strided.vec = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %strided.vec1 = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %3 = bitcast <4 x i32> %strided.vec1 to <4 x float>
  %wide.vec2 = load <8 x i32>, ptr %2, align 4, !tbaa !0
  %strided.vec3 = shufflevector <8 x i32> %wide.vec2, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %strided.vec4 = shufflevector <8 x i32> %wide.vec2, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %4 = bitcast <4 x i32> %strided.vec4 to <4 x float>
  %5 = add <4 x i32> %strided.vec, splat (i32 1)
  %6 = add <4 x i32> %strided.vec3, splat (i32 1)
  %7 = fneg <4 x float> %3
  %8 = fneg <4 x float> %4
  %9 = getelementptr inbounds %pair, ptr %to, i64 %index, i32 1
  %10 = getelementptr inbounds %pair, ptr %to, i64 %0, i32 1
  %11 = getelementptr float, ptr %9, i64 -1
  %12 = bitcast <4 x i32> %5 to <4 x float>
  %13 = shufflevector <4 x float> %12, <4 x float> %7, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %interleaved.vec = shufflevector <8 x float> %13, <8 x float> poison, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x float> %interleaved.vec, ptr %11, align 4, !tbaa !0
  %14 = getelementptr float, ptr %10, i64 -1
  %15 = bitcast <4 x i32> %6 to <4 x float>
  %16 = shufflevector <4 x float> %15, <4 x float> %8, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %interleaved.vec5 = shufflevector <8 x float> %16, <8 x float> poison, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x float> %interleaved.vec5, ptr %14, align 4, !tbaa !0
  %index.next = add nuw i64 %index, 8
  %17 = icmp eq i64 %index.next, %n.vec
  br i1 %17, label %middle.block, label %vector.body, !llvm.loop !3

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds %pair, ptr %from, i64 %i, i32 0
  %a = load i32, ptr %p, align 4, !tbaa !0
  %q = getelementptr inbounds %pair, ptr %from, i64 %i, i32 1
  %b = load float, ptr %q, align 4, !tbaa !0
  %more = add i32 %a, 1
  %minus = fneg float %b
  %r = getelementptr inbounds %pair, ptr %to, i64 %i, i32 0
  store i32 %more, ptr %r, align 4, !tbaa !0
  %s = getelementptr inbounds %pair, ptr %to, i64 %i, i32 1
  store float %minus, ptr %s, align 4, !tbaa !0
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !6

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @by_index(ptr noalias %to, ptr noalias readonly %from, ptr noalias readonly %at, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %0 = freeze ptr %at
  %1 = ptrtoint ptr %0 to i32
  %2 = freeze ptr %to
  %3 = ptrtoint ptr %2 to i32
  %4 = or i32 %1, %3
  %misalignment = and i32 %4, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %5 = getelementptr inbounds i32, ptr %at, i64 %index
  %6 = getelementptr inbounds i32, ptr %5, i64 4
  %wide.load = load <4 x i32>, ptr %5, align 16
  %wide.load1 = load <4 x i32>, ptr %6, align 16
  %7 = sext <4 x i32> %wide.load to <4 x i64>
  %8 = extractelement <4 x i64> %7, i32 3
  %9 = extractelement <4 x i64> %7, i32 2
  %10 = extractelement <4 x i64> %7, i32 1
  %11 = extractelement <4 x i64> %7, i32 0
  %12 = sext <4 x i32> %wide.load1 to <4 x i64>
  %13 = extractelement <4 x i64> %12, i32 3
  %14 = extractelement <4 x i64> %12, i32 2
  %15 = extractelement <4 x i64> %12, i32 1
  %16 = extractelement <4 x i64> %12, i32 0
  %17 = getelementptr inbounds i32, ptr %from, i64 %11
  %18 = getelementptr inbounds i32, ptr %from, i64 %10
  %19 = getelementptr inbounds i32, ptr %from, i64 %9
  %20 = getelementptr inbounds i32, ptr %from, i64 %8
  %21 = getelementptr inbounds i32, ptr %from, i64 %16
  %22 = getelementptr inbounds i32, ptr %from, i64 %15
  %23 = getelementptr inbounds i32, ptr %from, i64 %14
  %24 = getelementptr inbounds i32, ptr %from, i64 %13
  %25 = load i32, ptr %17, align 4, !tbaa !0
  %26 = load i32, ptr %18, align 4, !tbaa !0
  %27 = load i32, ptr %19, align 4, !tbaa !0
  %28 = load i32, ptr %20, align 4, !tbaa !0
  %29 = insertelement <4 x i32> poison, i32 %25, i32 0
  %30 = insertelement <4 x i32> %29, i32 %26, i32 1
  %31 = insertelement <4 x i32> %30, i32 %27, i32 2
  %32 = insertelement <4 x i32> %31, i32 %28, i32 3
  %33 = load i32, ptr %21, align 4, !tbaa !0
  %34 = load i32, ptr %22, align 4, !tbaa !0
  %35 = load i32, ptr %23, align 4, !tbaa !0
  %36 = load i32, ptr %24, align 4, !tbaa !0
  %37 = insertelement <4 x i32> poison, i32 %33, i32 0
  %38 = insertelement <4 x i32> %37, i32 %34, i32 1
  %39 = insertelement <4 x i32> %38, i32 %35, i32 2
  %40 = insertelement <4 x i32> %39, i32 %36, i32 3
  %41 = getelementptr inbounds i32, ptr %to, i64 %index
  %42 = getelementptr inbounds i32, ptr %41, i64 4
  store <4 x i32> %32, ptr %41, align 16
  store <4 x i32> %40, ptr %42, align 16
  %index.next = add nuw i64 %index, 8
  %43 = icmp eq i64 %index.next, %n.vec
  br i1 %43, label %middle.block, label %vector.body, !llvm.loop !7

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %at, i64 %i
  %where = load i32, ptr %p, align 4
  %wide = sext i32 %where to i64
  %q = getelementptr inbounds i32, ptr %from, i64 %wide
  %x = load i32, ptr %q, align 4, !tbaa !0, !range !8, !noundef !9
  %r = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %x, ptr %r, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !10

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define float @least(ptr noalias readonly %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %0 = freeze ptr %x
  %1 = ptrtoint ptr %0 to i32
  %misalignment = and i32 %1, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x float> [ splat (float 1.000000e+00), %vector.ph ], [ %6, %vector.body ]
  %vec.phi1 = phi <4 x float> [ splat (float 1.000000e+00), %vector.ph ], [ %7, %vector.body ]
  %2 = getelementptr inbounds float, ptr %x, i64 %index
  %3 = getelementptr inbounds float, ptr %2, i64 4
  %wide.load = load <4 x float>, ptr %2, align 16
  %wide.load2 = load <4 x float>, ptr %3, align 16
  %4 = fcmp nnan nsz olt <4 x float> %wide.load, %vec.phi
  %5 = fcmp nnan nsz olt <4 x float> %wide.load2, %vec.phi1
  %6 = select nnan nsz <4 x i1> %4, <4 x float> %wide.load, <4 x float> %vec.phi
  %7 = select nnan nsz <4 x i1> %5, <4 x float> %wide.load2, <4 x float> %vec.phi1
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !11

middle.block:                                     ; preds = %vector.body
  %9 = phi <4 x float> [ %7, %vector.body ]
  %10 = phi <4 x float> [ %6, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %rdx.minmax.cmp = fcmp nnan nsz olt <4 x float> %9, %10
  %rdx.minmax.select = select nnan nsz <4 x i1> %rdx.minmax.cmp, <4 x float> %9, <4 x float> %10
  %11 = call nnan nsz float @llvm.vector.reduce.fmin.v4f32(<4 x float> %rdx.minmax.select)
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 1.000000e+00, %entry ], [ 1.000000e+00, %vector.aligncheck ], [ %11, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %low = phi float [ %bc.merge.rdx, %scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %is = fcmp nnan nsz olt float %one, %low
  %now = select nnan nsz i1 %is, float %one, float %low
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !12

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi float [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %now.lcssa = phi float [ %11, %middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret float %now.lcssa
}

define void @down(ptr noalias align 16 %to, ptr noalias align 16 %from) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = mul i64 %index, -1
  %offset.idx = add i64 1023, %0
  %1 = getelementptr inbounds float, ptr %from, i64 %offset.idx
  %2 = getelementptr inbounds float, ptr %1, i64 -3
  %3 = getelementptr inbounds float, ptr %1, i64 -7
  %wide.load = load <4 x float>, ptr %2, align 16
  %reverse = shufflevector <4 x float> %wide.load, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %wide.load1 = load <4 x float>, ptr %3, align 16
  %reverse2 = shufflevector <4 x float> %wide.load1, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %4 = getelementptr inbounds float, ptr %to, i64 %offset.idx
  %5 = getelementptr inbounds float, ptr %4, i64 -3
  %6 = getelementptr inbounds float, ptr %4, i64 -7
  %reverse3 = shufflevector <4 x float> %reverse, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x float> %reverse3, ptr %5, align 16
  %reverse4 = shufflevector <4 x float> %reverse2, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x float> %reverse4, ptr %6, align 16
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, 1024
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !13

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 1023, %entry ], [ -1, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %from, i64 %i
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %to, i64 %i
  store float %x, ptr %q, align 4
  %next = add nsw i64 %i, -1
  %done = icmp eq i64 %i, 0
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !14

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.isvectorized", i32 1}
!5 = !{!"llvm.loop.unroll.runtime.disable"}
!6 = distinct !{!6, !4, !5}
!7 = distinct !{!7, !4, !5}
!8 = !{i32 0, i32 10}
!9 = !{}
!10 = distinct !{!10, !4, !5}
!11 = distinct !{!11, !4, !5}
!12 = distinct !{!12, !4, !5}
!13 = distinct !{!13, !4, !5}
!14 = distinct !{!14, !4, !5}
