; ModuleID = 'reductions.ll'
source_filename = "reductions.ll"

define void @stored(ptr noalias %to, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 3
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 3
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi float [ 2.000000e+00, %vector.ph ], [ %3, %vector.body ]
  %vec.phi1 = phi float [ -0.000000e+00, %vector.ph ], [ %4, %vector.body ]
  %vec.phi2 = phi float [ -0.000000e+00, %vector.ph ], [ %5, %vector.body ]
  %0 = getelementptr inbounds float, ptr %x, i64 %index
  %1 = getelementptr inbounds float, ptr %0, i64 1
  %2 = getelementptr inbounds float, ptr %0, i64 2
  %wide.load = load float, ptr %0, align 4
  %wide.load3 = load float, ptr %1, align 4
  %wide.load4 = load float, ptr %2, align 4
  %3 = fadd reassoc float %vec.phi, %wide.load
  %4 = fadd reassoc float %vec.phi1, %wide.load3
  %5 = fadd reassoc float %vec.phi2, %wide.load4
  %index.next = add nuw i64 %index, 3
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %7 = phi float [ %5, %vector.body ]
  %8 = phi float [ %4, %vector.body ]
  %9 = phi float [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %bin.rdx = fadd reassoc float %8, %9
  %bin.rdx5 = fadd reassoc float %7, %bin.rdx
  store float %bin.rdx5, ptr %to, align 4
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 2.000000e+00, %entry ], [ %bin.rdx5, %middle.block ]
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
  %min.iters.check = icmp ult i64 %n, 3
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 3
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi float [ 0.000000e+00, %vector.ph ], [ %11, %vector.body ]
  %0 = getelementptr inbounds float, ptr %x, i64 %index
  %1 = getelementptr inbounds float, ptr %0, i64 1
  %2 = getelementptr inbounds float, ptr %0, i64 2
  %wide.load = load float, ptr %0, align 4
  %wide.load1 = load float, ptr %1, align 4
  %wide.load2 = load float, ptr %2, align 4
  %3 = getelementptr inbounds float, ptr %y, i64 %index
  %4 = getelementptr inbounds float, ptr %3, i64 1
  %5 = getelementptr inbounds float, ptr %3, i64 2
  %wide.load3 = load float, ptr %3, align 4
  %wide.load4 = load float, ptr %4, align 4
  %wide.load5 = load float, ptr %5, align 4
  %6 = fmul nnan nsz float %wide.load, %wide.load3
  %7 = fmul nnan nsz float %wide.load1, %wide.load4
  %8 = fmul nnan nsz float %wide.load2, %wide.load5
  %9 = fadd nnan nsz float %vec.phi, %6
  %10 = fadd nnan nsz float %9, %7
  %11 = fadd nnan nsz float %10, %8
  %index.next = add nuw i64 %index, 3
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %13 = phi float [ %11, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 0.000000e+00, %entry ], [ %13, %middle.block ]
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
  %more.lcssa = phi float [ %13, %middle.block ], [ %more.lcssa.ph, %exit.loopexit ]
  ret float %more.lcssa
}

define i64 @last(ptr noalias %x, i64 %n, i32 %wanted) {
entry:
  %min.iters.check = icmp ult i64 %n, 3
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 3
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi i64 [ 0, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi i64 [ -9223372036854775808, %vector.ph ], [ %9, %vector.body ]
  %vec.phi1 = phi i64 [ -9223372036854775808, %vector.ph ], [ %10, %vector.body ]
  %vec.phi2 = phi i64 [ -9223372036854775808, %vector.ph ], [ %11, %vector.body ]
  %step.add = add i64 %vec.ind, 1
  %step.add3 = add i64 %step.add, 1
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 1
  %2 = getelementptr inbounds i32, ptr %0, i64 2
  %wide.load = load i32, ptr %0, align 4
  %wide.load4 = load i32, ptr %1, align 4
  %wide.load5 = load i32, ptr %2, align 4
  %3 = icmp eq i32 %wide.load, %wanted
  %4 = icmp eq i32 %wide.load4, %wanted
  %5 = icmp eq i32 %wide.load5, %wanted
  %6 = freeze i1 %3
  %7 = freeze i1 %4
  %8 = freeze i1 %5
  %9 = select i1 %6, i64 %vec.ind, i64 %vec.phi
  %10 = select i1 %7, i64 %step.add, i64 %vec.phi1
  %11 = select i1 %8, i64 %step.add3, i64 %vec.phi2
  %index.next = add nuw i64 %index, 3
  %12 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add i64 %step.add3, 1
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  %13 = phi i64 [ %11, %vector.body ]
  %14 = phi i64 [ %10, %vector.body ]
  %15 = phi i64 [ %9, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %rdx.minmax = call i64 @llvm.smax.i64(i64 %14, i64 %15)
  %rdx.minmax6 = call i64 @llvm.smax.i64(i64 %13, i64 %rdx.minmax)
  %rdx.select.cmp = icmp ne i64 %rdx.minmax6, -9223372036854775808
  %rdx.select = select i1 %rdx.select.cmp, i64 %rdx.minmax6, i64 7
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
  %min.iters.check = icmp ult i64 %n, 3
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 3
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi i1 [ false, %vector.ph ], [ %9, %vector.body ]
  %vec.phi1 = phi i1 [ false, %vector.ph ], [ %10, %vector.body ]
  %vec.phi2 = phi i1 [ false, %vector.ph ], [ %11, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 1
  %2 = getelementptr inbounds i32, ptr %0, i64 2
  %wide.load = load i32, ptr %0, align 4
  %wide.load3 = load i32, ptr %1, align 4
  %wide.load4 = load i32, ptr %2, align 4
  %3 = icmp eq i32 %wide.load, %wanted
  %4 = icmp eq i32 %wide.load3, %wanted
  %5 = icmp eq i32 %wide.load4, %wanted
  %6 = freeze i1 %3
  %7 = freeze i1 %4
  %8 = freeze i1 %5
  %9 = or i1 %vec.phi, %6
  %10 = or i1 %vec.phi1, %7
  %11 = or i1 %vec.phi2, %8
  %index.next = add nuw i64 %index, 3
  %12 = icmp eq i64 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %13 = phi i1 [ %11, %vector.body ]
  %14 = phi i1 [ %10, %vector.body ]
  %15 = phi i1 [ %9, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %bin.rdx = or i1 %14, %15
  %bin.rdx5 = or i1 %13, %bin.rdx
  %rdx.select = select i1 %bin.rdx5, i32 %yes, i32 3
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
  %min.iters.check = icmp ult i64 %n, 3
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 3
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi i32 [ 100, %vector.ph ], [ %3, %vector.body ]
  %vec.phi1 = phi i32 [ 100, %vector.ph ], [ %4, %vector.body ]
  %vec.phi2 = phi i32 [ 100, %vector.ph ], [ %5, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 1
  %2 = getelementptr inbounds i32, ptr %0, i64 2
  %wide.load = load i32, ptr %0, align 4
  %wide.load3 = load i32, ptr %1, align 4
  %wide.load4 = load i32, ptr %2, align 4
  %3 = call i32 @llvm.smin.i32(i32 %vec.phi, i32 %wide.load)
  %4 = call i32 @llvm.smin.i32(i32 %vec.phi1, i32 %wide.load3)
  %5 = call i32 @llvm.smin.i32(i32 %vec.phi2, i32 %wide.load4)
  %index.next = add nuw i64 %index, 3
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:                                     ; preds = %vector.body
  %7 = phi i32 [ %5, %vector.body ]
  %8 = phi i32 [ %4, %vector.body ]
  %9 = phi i32 [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %rdx.minmax = call i32 @llvm.smin.i32(i32 %8, i32 %9)
  %rdx.minmax5 = call i32 @llvm.smin.i32(i32 %7, i32 %rdx.minmax)
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi i32 [ 100, %entry ], [ %rdx.minmax5, %middle.block ]
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
  %now.lcssa = phi i32 [ %rdx.minmax5, %middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i32 %now.lcssa
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
