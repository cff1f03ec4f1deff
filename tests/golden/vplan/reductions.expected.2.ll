; ModuleID = 'reductions.ll'
source_filename = "reductions.ll"

define void @stored(ptr noalias %to, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %0 = insertelement <4 x float> splat (float -0.000000e+00), float 2.000000e+00, i32 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x float> [ %0, %vector.ph ], [ %3, %vector.body ]
  %vec.phi1 = phi <4 x float> [ splat (float -0.000000e+00), %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds float, ptr %x, i64 %index
  %2 = getelementptr inbounds float, ptr %1, i64 4
  %wide.load = load <4 x float>, ptr %1, align 4
  %wide.load2 = load <4 x float>, ptr %2, align 4
  %3 = fadd reassoc <4 x float> %vec.phi, %wide.load
  %4 = fadd reassoc <4 x float> %vec.phi1, %wide.load2
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %6 = phi <4 x float> [ %4, %vector.body ]
  %7 = phi <4 x float> [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %bin.rdx = fadd reassoc <4 x float> %6, %7
  %8 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %bin.rdx)
  store float %8, ptr %to, align 4
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 2.000000e+00, %entry ], [ %8, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %sum = phi float [ %bc.merge.rdx, %scalar.ph ], [ %more, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %more = fadd reassoc float %sum, %one
  store float %more, ptr %to, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !3

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define float @in_order(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi float [ 0.000000e+00, %vector.ph ], [ %7, %vector.body ]
  %0 = getelementptr inbounds float, ptr %x, i64 %index
  %1 = getelementptr inbounds float, ptr %0, i64 4
  %wide.load = load <4 x float>, ptr %0, align 4
  %wide.load1 = load <4 x float>, ptr %1, align 4
  %2 = getelementptr inbounds float, ptr %y, i64 %index
  %3 = getelementptr inbounds float, ptr %2, i64 4
  %wide.load2 = load <4 x float>, ptr %2, align 4
  %wide.load3 = load <4 x float>, ptr %3, align 4
  %4 = fmul nnan nsz <4 x float> %wide.load, %wide.load2
  %5 = fmul nnan nsz <4 x float> %wide.load1, %wide.load3
  %6 = call nnan nsz float @llvm.vector.reduce.fadd.v4f32(float %vec.phi, <4 x float> %4)
  %7 = call nnan nsz float @llvm.vector.reduce.fadd.v4f32(float %6, <4 x float> %5)
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %9 = phi float [ %7, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 0.000000e+00, %entry ], [ %9, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %sum = phi float [ %bc.merge.rdx, %scalar.ph ], [ %more, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %y, i64 %i
  %other = load float, ptr %q, align 4
  %more = call nnan nsz float @llvm.fmuladd.f32(float %one, float %other, float %sum)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop
  %more.lcssa.ph = phi float [ %more, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %more.lcssa = phi float [ %9, %middle.block ], [ %more.lcssa.ph, %exit.loopexit ]
  ret float %more.lcssa
}

define i64 @last(ptr noalias %x, i64 %n, i32 %wanted) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %wanted, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <4 x i64> [ splat (i64 -9223372036854775808), %vector.ph ], [ %6, %vector.body ]
  %vec.phi1 = phi <4 x i64> [ splat (i64 -9223372036854775808), %vector.ph ], [ %7, %vector.body ]
  %step.add = add <4 x i64> %vec.ind, splat (i64 4)
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 4
  %wide.load = load <4 x i32>, ptr %0, align 4
  %wide.load2 = load <4 x i32>, ptr %1, align 4
  %2 = icmp eq <4 x i32> %wide.load, %broadcast.splat
  %3 = icmp eq <4 x i32> %wide.load2, %broadcast.splat
  %4 = freeze <4 x i1> %2
  %5 = freeze <4 x i1> %3
  %6 = select <4 x i1> %4, <4 x i64> %vec.ind, <4 x i64> %vec.phi
  %7 = select <4 x i1> %5, <4 x i64> %step.add, <4 x i64> %vec.phi1
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <4 x i64> %step.add, splat (i64 4)
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  %9 = phi <4 x i64> [ %7, %vector.body ]
  %10 = phi <4 x i64> [ %6, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %rdx.minmax = call <4 x i64> @llvm.smax.v4i64(<4 x i64> %9, <4 x i64> %10)
  %11 = call i64 @llvm.vector.reduce.smax.v4i64(<4 x i64> %rdx.minmax)
  %rdx.select.cmp = icmp ne i64 %11, -9223372036854775808
  %rdx.select = select i1 %rdx.select.cmp, i64 %11, i64 7
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi i64 [ 7, %entry ], [ %rdx.select, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %found = phi i64 [ %bc.merge.rdx, %scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %is = icmp eq i32 %one, %wanted
  %now = select i1 %is, i64 %i, i64 %found
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi i64 [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %now.lcssa = phi i64 [ %rdx.select, %middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i64 %now.lcssa
}

define i32 @any(ptr noalias %x, i64 %n, i32 %wanted, i32 %yes) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %wanted, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i1> [ zeroinitializer, %vector.ph ], [ %6, %vector.body ]
  %vec.phi1 = phi <4 x i1> [ zeroinitializer, %vector.ph ], [ %7, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 4
  %wide.load = load <4 x i32>, ptr %0, align 4
  %wide.load2 = load <4 x i32>, ptr %1, align 4
  %2 = icmp eq <4 x i32> %wide.load, %broadcast.splat
  %3 = icmp eq <4 x i32> %wide.load2, %broadcast.splat
  %4 = freeze <4 x i1> %2
  %5 = freeze <4 x i1> %3
  %6 = or <4 x i1> %vec.phi, %4
  %7 = or <4 x i1> %vec.phi1, %5
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %9 = phi <4 x i1> [ %7, %vector.body ]
  %10 = phi <4 x i1> [ %6, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %bin.rdx = or <4 x i1> %9, %10
  %11 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %bin.rdx)
  %rdx.select = select i1 %11, i32 %yes, i32 3
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi i32 [ 3, %entry ], [ %rdx.select, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %found = phi i32 [ %bc.merge.rdx, %scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %is = icmp eq i32 %one, %wanted
  %now = select i1 %is, i32 %yes, i32 %found
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !9

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi i32 [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %now.lcssa = phi i32 [ %rdx.select, %middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i32 %now.lcssa
}

define i32 @least(ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ splat (i32 100), %vector.ph ], [ %2, %vector.body ]
  %vec.phi1 = phi <4 x i32> [ splat (i32 100), %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 4
  %wide.load = load <4 x i32>, ptr %0, align 4
  %wide.load2 = load <4 x i32>, ptr %1, align 4
  %2 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %vec.phi, <4 x i32> %wide.load)
  %3 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %vec.phi1, <4 x i32> %wide.load2)
  %index.next = add nuw i64 %index, 8
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:                                     ; preds = %vector.body
  %5 = phi <4 x i32> [ %3, %vector.body ]
  %6 = phi <4 x i32> [ %2, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %rdx.minmax = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %5, <4 x i32> %6)
  %7 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %rdx.minmax)
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi i32 [ 100, %entry ], [ %7, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %low = phi i32 [ %bc.merge.rdx, %scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %now = call i32 @llvm.smin.i32(i32 %low, i32 %one)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !11

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi i32 [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %now.lcssa = phi i32 [ %7, %middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i32 %now.lcssa
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.smax.v4i64(<4 x i64>, <4 x i64>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smax.v4i64(<4 x i64>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #1

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
