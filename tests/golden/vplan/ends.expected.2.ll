; ModuleID = 'ends.ll'
source_filename = "ends.ll"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define i64 @find(ptr align 4 dereferenceable(1024) %a, i32 %k) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %k, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = extractelement <4 x i64> %vec.ind, i32 0
  %1 = extractelement <4 x i64> %vec.ind, i32 1
  %2 = extractelement <4 x i64> %vec.ind, i32 2
  %3 = extractelement <4 x i64> %vec.ind, i32 3
  %step.add = add <4 x i64> %vec.ind, splat (i64 4)
  %4 = extractelement <4 x i64> %step.add, i32 0
  %5 = extractelement <4 x i64> %step.add, i32 1
  %6 = extractelement <4 x i64> %step.add, i32 2
  %7 = extractelement <4 x i64> %step.add, i32 3
  %8 = getelementptr inbounds i32, ptr %a, i64 %index
  %9 = getelementptr inbounds i32, ptr %8, i64 4
  %wide.load = load <4 x i32>, ptr %8, align 4
  %wide.load1 = load <4 x i32>, ptr %9, align 4
  %10 = icmp eq <4 x i32> %wide.load, %broadcast.splat
  %11 = extractelement <4 x i1> %10, i32 0
  %12 = extractelement <4 x i1> %10, i32 1
  %13 = extractelement <4 x i1> %10, i32 2
  %14 = extractelement <4 x i1> %10, i32 3
  %15 = icmp eq <4 x i32> %wide.load1, %broadcast.splat
  %16 = extractelement <4 x i1> %15, i32 0
  %17 = extractelement <4 x i1> %15, i32 1
  %18 = extractelement <4 x i1> %15, i32 2
  %index.next = add nuw i64 %index, 8
  %19 = freeze <4 x i1> %10
  %20 = freeze <4 x i1> %15
  %21 = or <4 x i1> %19, %20
  %22 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %21)
  %23 = icmp eq i64 %index.next, 64
  %24 = or i1 %22, %23
  %vec.ind.next = add <4 x i64> %step.add, splat (i64 4)
  br i1 %24, label %middle.split, label %vector.body, !llvm.loop !0

middle.split:                                     ; preds = %vector.body
  %25 = phi i1 [ %22, %vector.body ]
  %26 = phi i1 [ %18, %vector.body ]
  %27 = phi i1 [ %17, %vector.body ]
  %28 = phi i1 [ %16, %vector.body ]
  %29 = phi i1 [ %14, %vector.body ]
  %30 = phi i1 [ %13, %vector.body ]
  %31 = phi i1 [ %12, %vector.body ]
  %32 = phi i1 [ %11, %vector.body ]
  %33 = phi i64 [ %7, %vector.body ]
  %34 = phi i64 [ %6, %vector.body ]
  %35 = phi i64 [ %5, %vector.body ]
  %36 = phi i64 [ %4, %vector.body ]
  %37 = phi i64 [ %3, %vector.body ]
  %38 = phi i64 [ %2, %vector.body ]
  %39 = phi i64 [ %1, %vector.body ]
  %40 = phi i64 [ %0, %vector.body ]
  br i1 %25, label %vector.early.exit, label %middle.block

vector.early.exit:                                ; preds = %middle.split
  %41 = select i1 %26, i64 %34, i64 %33
  %42 = select i1 %27, i64 %35, i64 %41
  %43 = select i1 %28, i64 %36, i64 %42
  %44 = select i1 %29, i64 %37, i64 %43
  %45 = select i1 %30, i64 %38, i64 %44
  %46 = select i1 %31, i64 %39, i64 %45
  %47 = select i1 %32, i64 %40, i64 %46
  br label %found

middle.block:                                     ; preds = %middle.split
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %is = icmp eq i32 %x, %k
  br i1 %is, label %found.loopexit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !3

found.loopexit:                                   ; preds = %loop
  %r.ph = phi i64 [ %i, %loop ]
  br label %found

found:                                            ; preds = %found.loopexit, %vector.early.exit
  %r = phi i64 [ %47, %vector.early.exit ], [ %r.ph, %found.loopexit ]
  ret i64 %r

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret i64 -1
}

define i64 @down(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = mul i64 %index, -1
  %offset.idx = add i64 %n, %0
  %1 = getelementptr inbounds i32, ptr %y, i64 %offset.idx
  %2 = getelementptr inbounds i32, ptr %1, i64 -3
  %3 = getelementptr inbounds i32, ptr %1, i64 -7
  %wide.load = load <4 x i32>, ptr %2, align 4
  %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %wide.load1 = load <4 x i32>, ptr %3, align 4
  %reverse2 = shufflevector <4 x i32> %wide.load1, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %4 = getelementptr inbounds i32, ptr %x, i64 %offset.idx
  %5 = getelementptr inbounds i32, ptr %4, i64 -3
  %6 = getelementptr inbounds i32, ptr %4, i64 -7
  %reverse3 = shufflevector <4 x i32> %reverse, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i32> %reverse3, ptr %5, align 4
  %reverse4 = shufflevector <4 x i32> %reverse2, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i32> %reverse4, ptr %6, align 4
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  %8 = mul i64 %n.vec, -1
  %offset.idx5 = add i64 %n, %8
  %9 = mul i64 %n.vec, 4
  %next.gep = getelementptr i8, ptr %x, i64 %9
  %10 = sitofp i64 %n.vec to float
  %11 = fmul fast float %10, 5.000000e-01
  %offset.idx6 = fadd fast float 1.000000e+00, %11
  %ind.escape = sub i64 %offset.idx5, -1
  %ind.escape7 = getelementptr i8, ptr %next.gep, i64 -4
  %12 = fsub fast float %offset.idx6, 5.000000e-01
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ %n, %entry ], [ %offset.idx5, %middle.block ]
  %bc.resume.val8 = phi ptr [ %x, %entry ], [ %next.gep, %middle.block ]
  %bc.resume.val9 = phi float [ 1.000000e+00, %entry ], [ %offset.idx6, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %to = phi ptr [ %bc.resume.val8, %scalar.ph ], [ %to.next, %loop ]
  %f = phi float [ %bc.resume.val9, %scalar.ph ], [ %f.next, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  store i32 %l, ptr %q, align 4
  %to.next = getelementptr inbounds i8, ptr %to, i64 4
  %f.next = fadd fast float %f, 5.000000e-01
  %iv.next = add nsw i64 %iv, -1
  %done = icmp eq i64 %iv.next, 0
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop
  %a.ph = phi i64 [ %iv, %loop ]
  %c.ph = phi ptr [ %to, %loop ]
  %g.ph = phi float [ %f, %loop ]
  %g1.ph = phi float [ %f.next, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %a = phi i64 [ %ind.escape, %middle.block ], [ %a.ph, %exit.loopexit ]
  %c = phi ptr [ %ind.escape7, %middle.block ], [ %c.ph, %exit.loopexit ]
  %g = phi float [ %12, %middle.block ], [ %g.ph, %exit.loopexit ]
  %g1 = phi float [ %offset.idx6, %middle.block ], [ %g1.ph, %exit.loopexit ]
  store ptr %c, ptr %x, align 8
  store float %g, ptr %y, align 4
  store float %g1, ptr %y, align 4
  ret i64 %a
}

define ptr @unknown_step(ptr noalias %y, ptr %x, i64 %s, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %.splat.splatinsert = insertelement <4 x i64> poison, i64 %s, i64 0
  %.splat.splat = shufflevector <4 x i64> %.splat.splatinsert, <4 x i64> poison, <4 x i32> zeroinitializer
  %0 = mul <4 x i64> <i64 0, i64 1, i64 2, i64 3>, %.splat.splat
  %.splat.splatinsert2 = insertelement <4 x i64> poison, i64 %s, i64 0
  %.splat.splat3 = shufflevector <4 x i64> %.splat.splatinsert2, <4 x i64> poison, <4 x i32> zeroinitializer
  %1 = mul <4 x i64> <i64 0, i64 1, i64 2, i64 3>, %.splat.splat3
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %2 = mul i64 %index, %s
  %next.gep = getelementptr i8, ptr %x, i64 %2
  %3 = mul i64 %s, 4
  %next.gep1 = getelementptr i8, ptr %next.gep, i64 %3
  %vector.gep = getelementptr i8, ptr %next.gep, <4 x i64> %0
  %vector.gep4 = getelementptr i8, ptr %next.gep1, <4 x i64> %1
  %4 = getelementptr inbounds ptr, ptr %y, i64 %index
  %5 = getelementptr inbounds ptr, ptr %4, i64 4
  store <4 x ptr> %vector.gep, ptr %4, align 8
  store <4 x ptr> %vector.gep4, ptr %5, align 8
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, %n.vec
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  %7 = mul i64 %n.vec, %s
  %next.gep5 = getelementptr i8, ptr %x, i64 %7
  %8 = sub i64 0, %s
  %ind.escape = getelementptr i8, ptr %next.gep5, i64 %8
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.resume.val6 = phi ptr [ %x, %entry ], [ %next.gep5, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %at = phi ptr [ %bc.resume.val6, %scalar.ph ], [ %at.next, %loop ]
  %p = getelementptr inbounds ptr, ptr %y, i64 %iv
  store ptr %at, ptr %p, align 8
  %at.next = getelementptr i8, ptr %at, i64 %s
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  %last.ph = phi ptr [ %at, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %last = phi ptr [ %ind.escape, %middle.block ], [ %last.ph, %exit.loopexit ]
  ret ptr %last
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
!6 = distinct !{!6, !1, !2}
!7 = distinct !{!7, !1, !2}
