; ModuleID = 'recipes.ll'
source_filename = "recipes.ll"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @widen(i64 %n, ptr noalias %y, ptr noalias %x) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds nuw float, ptr %y, i64 %index
  %1 = getelementptr inbounds nuw float, ptr %0, i64 4
  %wide.load = load <4 x float>, ptr %0, align 4, !tbaa !0
  %wide.load1 = load <4 x float>, ptr %1, align 4, !tbaa !0
  %2 = call nnan <4 x float> @llvm.sqrt.v4f32(<4 x float> %wide.load)
  %3 = call nnan <4 x float> @llvm.sqrt.v4f32(<4 x float> %wide.load1)
  %4 = fmul fast <4 x float> %2, splat (float 2.000000e+00)
  %5 = fmul fast <4 x float> %3, splat (float 2.000000e+00)
  %6 = fneg <4 x float> %4
  %7 = fneg <4 x float> %5
  %8 = getelementptr inbounds float, ptr %x, i64 %index
  %9 = getelementptr inbounds float, ptr %8, i64 4
  store <4 x float> %6, ptr %8, align 4, !tbaa !0
  store <4 x float> %7, ptr %9, align 4, !tbaa !0
  %index.next = add nuw i64 %index, 8
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !3

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %p = getelementptr inbounds nuw float, ptr %y, i64 %iv
  %l = load float, ptr %p, align 4, !tbaa !0
  %s = call nnan float @llvm.sqrt.f32(float %l)
  %m = fmul fast float %s, 2.000000e+00
  %neg = fneg float %m
  %q = getelementptr inbounds float, ptr %x, i64 %iv
  store float %neg, ptr %q, align 4, !tbaa !0
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !6

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define i32 @casts(i32 %n, ptr noalias %y, ptr noalias %x, ptr %z, i1 %which) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x ptr> poison, ptr %z, i64 0
  %broadcast.splat = shufflevector <4 x ptr> %broadcast.splatinsert, <4 x ptr> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %step.add = add <4 x i32> %vec.ind, splat (i32 4)
  %1 = zext nneg <4 x i32> %vec.ind to <4 x i64>
  %2 = extractelement <4 x i64> %1, i32 0
  %3 = zext nneg <4 x i32> %step.add to <4 x i64>
  %4 = extractelement <4 x i64> %3, i32 0
  %5 = getelementptr inbounds i32, ptr %y, <4 x i64> %1
  %6 = extractelement <4 x ptr> %5, i32 0
  %7 = getelementptr inbounds i32, ptr %y, <4 x i64> %3
  %8 = getelementptr inbounds i32, ptr %6, i64 4
  %wide.load = load <4 x i32>, ptr %6, align 4
  %wide.load1 = load <4 x i32>, ptr %8, align 4
  %9 = icmp eq <4 x ptr> %5, %broadcast.splat
  %10 = icmp eq <4 x ptr> %7, %broadcast.splat
  %11 = sitofp <4 x i32> %vec.ind to <4 x float>
  %12 = sitofp <4 x i32> %step.add to <4 x float>
  %13 = fcmp nnan olt <4 x float> %11, splat (float 1.000000e+00)
  %14 = fcmp nnan olt <4 x float> %12, splat (float 1.000000e+00)
  %15 = or <4 x i1> %9, %13
  %16 = or <4 x i1> %10, %14
  %17 = select <4 x i1> %15, <4 x i32> %wide.load, <4 x i32> %vec.ind
  %18 = select <4 x i1> %16, <4 x i32> %wide.load1, <4 x i32> %step.add
  %19 = select i1 %which, <4 x i32> %17, <4 x i32> splat (i32 7)
  %20 = select i1 %which, <4 x i32> %18, <4 x i32> splat (i32 7)
  %21 = getelementptr inbounds i32, ptr %x, i64 %2
  %22 = getelementptr inbounds i32, ptr %21, i64 4
  store <4 x i32> %19, ptr %21, align 4
  store <4 x i32> %20, ptr %22, align 4
  %index.next = add nuw i32 %index, 8
  %23 = icmp eq i32 %index.next, %n.vec
  %vec.ind.next = add <4 x i32> %step.add, splat (i32 4)
  br i1 %23, label %middle.block, label %vector.body, !llvm.loop !7

middle.block:                                     ; preds = %vector.body
  %24 = phi <4 x i32> [ %20, %vector.body ]
  %cmp.n = icmp eq i32 %0, %n.vec
  %25 = extractelement <4 x i32> %24, i32 3
  %ind.escape = sub i32 %n.vec, 1
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i32 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %wide = zext nneg i32 %iv to i64
  %p = getelementptr inbounds i32, ptr %y, i64 %wide
  %l = load i32, ptr %p, align 4
  %is = icmp eq ptr %p, %z
  %f = sitofp i32 %iv to float
  %less = fcmp nnan olt float %f, 1.000000e+00
  %both = or i1 %is, %less
  %s = select i1 %both, i32 %l, i32 %iv
  %t = select i1 %which, i32 %s, i32 7
  %q = getelementptr inbounds i32, ptr %x, i64 %wide
  store i32 %t, ptr %q, align 4
  %iv.next = add nsw i32 %iv, 1
  %again = icmp slt i32 %iv.next, %n
  br i1 %again, label %loop, label %exit.loopexit, !llvm.loop !8

exit.loopexit:                                    ; preds = %loop
  %last.ph = phi i32 [ %t, %loop ]
  %where.ph = phi i32 [ %iv, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %last = phi i32 [ %25, %middle.block ], [ %last.ph, %exit.loopexit ]
  %where = phi i32 [ %ind.escape, %middle.block ], [ %where.ph, %exit.loopexit ]
  %sum = add i32 %last, %where
  ret i32 %sum
}

define void @down(ptr noalias %y, ptr noalias %x) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = mul i64 %index, -1
  %offset.idx = add i64 1023, %0
  %1 = mul i64 %index, 4
  %next.gep = getelementptr i8, ptr %x, i64 %1
  %2 = getelementptr inbounds i32, ptr %y, i64 %offset.idx
  %3 = getelementptr inbounds i32, ptr %2, i64 -3
  %4 = getelementptr inbounds i32, ptr %2, i64 -7
  %wide.load = load <4 x i32>, ptr %3, align 4
  %reverse = shufflevector <4 x i32> %wide.load, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %wide.load2 = load <4 x i32>, ptr %4, align 4
  %reverse3 = shufflevector <4 x i32> %wide.load2, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %5 = getelementptr i32, ptr %next.gep, i64 4
  store <4 x i32> %reverse, ptr %next.gep, align 4
  store <4 x i32> %reverse3, ptr %5, align 4
  %index.next = add nuw i64 %index, 8
  %6 = icmp eq i64 %index.next, 1024
  br i1 %6, label %middle.block, label %vector.body, !llvm.loop !9

middle.block:                                     ; preds = %vector.body
  %next.gep4 = getelementptr i8, ptr %x, i64 4096
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 1023, %entry ], [ -1, %middle.block ]
  %bc.resume.val5 = phi ptr [ %x, %entry ], [ %next.gep4, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %to = phi ptr [ %bc.resume.val5, %scalar.ph ], [ %to.next, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  store i32 %l, ptr %to, align 4
  %to.next = getelementptr inbounds i8, ptr %to, i64 4
  %iv.next = add nsw i64 %iv, -1
  %done = icmp eq i64 %iv, 0
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !10

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @pointers(ptr noalias %y, ptr %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = mul i64 %index, 12
  %next.gep = getelementptr i8, ptr %x, i64 %0
  %next.gep1 = getelementptr i8, ptr %next.gep, i64 48
  %vector.gep = getelementptr i8, ptr %next.gep, <4 x i64> <i64 0, i64 12, i64 24, i64 36>
  %vector.gep2 = getelementptr i8, ptr %next.gep1, <4 x i64> <i64 0, i64 12, i64 24, i64 36>
  %1 = getelementptr inbounds ptr, ptr %y, i64 %index
  %2 = getelementptr inbounds ptr, ptr %1, i64 4
  store <4 x ptr> %vector.gep, ptr %1, align 8
  store <4 x ptr> %vector.gep2, ptr %2, align 8
  %index.next = add nuw i64 %index, 8
  %3 = icmp eq i64 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !11

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  %4 = mul i64 %n.vec, 12
  %next.gep3 = getelementptr i8, ptr %x, i64 %4
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.resume.val4 = phi ptr [ %x, %entry ], [ %next.gep3, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %at = phi ptr [ %bc.resume.val4, %scalar.ph ], [ %at.next, %loop ]
  %p = getelementptr inbounds ptr, ptr %y, i64 %iv
  store ptr %at, ptr %p, align 8
  %at.next = getelementptr i8, ptr %at, i64 12
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !12

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define float @reductions(ptr %y, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %0 = insertelement <4 x float> splat (float 1.000000e+00), float 1.000000e+00, i32 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi float [ 0.000000e+00, %vector.ph ], [ %10, %vector.body ]
  %vec.phi1 = phi <4 x float> [ %0, %vector.ph ], [ %3, %vector.body ]
  %vec.phi2 = phi <4 x float> [ splat (float 1.000000e+00), %vector.ph ], [ %4, %vector.body ]
  %1 = getelementptr inbounds float, ptr %y, i64 %index
  %2 = getelementptr inbounds float, ptr %1, i64 4
  %wide.load = load <4 x float>, ptr %1, align 4
  %wide.load3 = load <4 x float>, ptr %2, align 4
  %3 = fmul fast <4 x float> %vec.phi1, %wide.load
  %4 = fmul fast <4 x float> %vec.phi2, %wide.load3
  %5 = fcmp ogt <4 x float> %wide.load, splat (float 3.000000e+00)
  %6 = fcmp ogt <4 x float> %wide.load3, splat (float 3.000000e+00)
  %7 = select <4 x i1> %5, <4 x float> %wide.load, <4 x float> splat (float -0.000000e+00)
  %8 = call float @llvm.vector.reduce.fadd.v4f32(float %vec.phi, <4 x float> %7)
  %9 = select <4 x i1> %6, <4 x float> %wide.load3, <4 x float> splat (float -0.000000e+00)
  %10 = call float @llvm.vector.reduce.fadd.v4f32(float %8, <4 x float> %9)
  %index.next = add nuw i64 %index, 8
  %11 = icmp eq i64 %index.next, %n.vec
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !13

middle.block:                                     ; preds = %vector.body
  %12 = phi float [ %10, %vector.body ]
  %13 = phi <4 x float> [ %4, %vector.body ]
  %14 = phi <4 x float> [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %bin.rdx = fmul fast <4 x float> %13, %14
  %15 = call fast float @llvm.vector.reduce.fmul.v4f32(float 1.000000e+00, <4 x float> %bin.rdx)
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.merge.rdx = phi float [ 0.000000e+00, %entry ], [ %12, %middle.block ]
  %bc.merge.rdx4 = phi float [ 1.000000e+00, %entry ], [ %15, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %sum = phi float [ %bc.merge.rdx, %scalar.ph ], [ %sum.next, %latch ]
  %fast = phi float [ %bc.merge.rdx4, %scalar.ph ], [ %fast.next, %latch ]
  %p = getelementptr inbounds float, ptr %y, i64 %iv
  %l = load float, ptr %p, align 4
  %fast.next = fmul fast float %fast, %l
  %is = fcmp ogt float %l, 3.000000e+00
  br i1 %is, label %then, label %latch

then:                                             ; preds = %loop
  %sum.then = fadd float %sum, %l
  br label %latch

latch:                                            ; preds = %then, %loop
  %sum.next = phi float [ %sum, %loop ], [ %sum.then, %then ]
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !14

exit.loopexit:                                    ; preds = %latch
  %a.ph = phi float [ %sum.next, %latch ]
  %b.ph = phi float [ %fast.next, %latch ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %a = phi float [ %12, %middle.block ], [ %a.ph, %exit.loopexit ]
  %b = phi float [ %15, %middle.block ], [ %b.ph, %exit.loopexit ]
  %both = fadd float %a, %b
  ret float %both
}

define void @predicated(ptr noalias %y, ptr noalias %x, ptr noalias %w, i32 %d, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %d, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue29, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue29 ]
  %0 = add i64 %index, 1
  %1 = add i64 %index, 2
  %2 = add i64 %index, 3
  %3 = add i64 %index, 4
  %4 = add i64 %index, 5
  %5 = add i64 %index, 6
  %6 = add i64 %index, 7
  %7 = getelementptr inbounds i32, ptr %y, i64 %index
  %8 = getelementptr inbounds i32, ptr %7, i64 4
  %wide.load = load <4 x i32>, ptr %7, align 4
  %wide.load1 = load <4 x i32>, ptr %8, align 4
  %9 = icmp sgt <4 x i32> %wide.load, splat (i32 3)
  %10 = extractelement <4 x i1> %9, i32 3
  %11 = extractelement <4 x i1> %9, i32 2
  %12 = extractelement <4 x i1> %9, i32 1
  %13 = extractelement <4 x i1> %9, i32 0
  %14 = icmp sgt <4 x i32> %wide.load1, splat (i32 3)
  %15 = extractelement <4 x i1> %14, i32 3
  %16 = extractelement <4 x i1> %14, i32 2
  %17 = extractelement <4 x i1> %14, i32 1
  %18 = extractelement <4 x i1> %14, i32 0
  br i1 %13, label %pred.load.if, label %pred.load.continue

pred.load.if:                                     ; preds = %vector.body
  %19 = getelementptr inbounds i32, ptr %x, i64 %index
  %20 = load i32, ptr %19, align 4
  br label %pred.load.continue

pred.load.continue:                               ; preds = %pred.load.if, %vector.body
  %21 = phi i32 [ poison, %vector.body ], [ %20, %pred.load.if ]
  br i1 %12, label %pred.load.if2, label %pred.load.continue3

pred.load.if2:                                    ; preds = %pred.load.continue
  %22 = getelementptr inbounds i32, ptr %x, i64 %0
  %23 = load i32, ptr %22, align 4
  br label %pred.load.continue3

pred.load.continue3:                              ; preds = %pred.load.if2, %pred.load.continue
  %24 = phi i32 [ poison, %pred.load.continue ], [ %23, %pred.load.if2 ]
  br i1 %11, label %pred.load.if4, label %pred.load.continue5

pred.load.if4:                                    ; preds = %pred.load.continue3
  %25 = getelementptr inbounds i32, ptr %x, i64 %1
  %26 = load i32, ptr %25, align 4
  br label %pred.load.continue5

pred.load.continue5:                              ; preds = %pred.load.if4, %pred.load.continue3
  %27 = phi i32 [ poison, %pred.load.continue3 ], [ %26, %pred.load.if4 ]
  br i1 %10, label %pred.load.if6, label %pred.load.continue7

pred.load.if6:                                    ; preds = %pred.load.continue5
  %28 = getelementptr inbounds i32, ptr %x, i64 %2
  %29 = load i32, ptr %28, align 4
  br label %pred.load.continue7

pred.load.continue7:                              ; preds = %pred.load.if6, %pred.load.continue5
  %30 = phi i32 [ poison, %pred.load.continue5 ], [ %29, %pred.load.if6 ]
  %31 = insertelement <4 x i32> poison, i32 %21, i32 0
  %32 = insertelement <4 x i32> %31, i32 %24, i32 1
  %33 = insertelement <4 x i32> %32, i32 %27, i32 2
  %34 = insertelement <4 x i32> %33, i32 %30, i32 3
  br i1 %18, label %pred.load.if8, label %pred.load.continue9

pred.load.if8:                                    ; preds = %pred.load.continue7
  %35 = getelementptr inbounds i32, ptr %x, i64 %3
  %36 = load i32, ptr %35, align 4
  br label %pred.load.continue9

pred.load.continue9:                              ; preds = %pred.load.if8, %pred.load.continue7
  %37 = phi i32 [ poison, %pred.load.continue7 ], [ %36, %pred.load.if8 ]
  br i1 %17, label %pred.load.if10, label %pred.load.continue11

pred.load.if10:                                   ; preds = %pred.load.continue9
  %38 = getelementptr inbounds i32, ptr %x, i64 %4
  %39 = load i32, ptr %38, align 4
  br label %pred.load.continue11

pred.load.continue11:                             ; preds = %pred.load.if10, %pred.load.continue9
  %40 = phi i32 [ poison, %pred.load.continue9 ], [ %39, %pred.load.if10 ]
  br i1 %16, label %pred.load.if12, label %pred.load.continue13

pred.load.if12:                                   ; preds = %pred.load.continue11
  %41 = getelementptr inbounds i32, ptr %x, i64 %5
  %42 = load i32, ptr %41, align 4
  br label %pred.load.continue13

pred.load.continue13:                             ; preds = %pred.load.if12, %pred.load.continue11
  %43 = phi i32 [ poison, %pred.load.continue11 ], [ %42, %pred.load.if12 ]
  br i1 %15, label %pred.load.if14, label %pred.load.continue15

pred.load.if14:                                   ; preds = %pred.load.continue13
  %44 = getelementptr inbounds i32, ptr %x, i64 %6
  %45 = load i32, ptr %44, align 4
  br label %pred.load.continue15

pred.load.continue15:                             ; preds = %pred.load.if14, %pred.load.continue13
  %46 = phi i32 [ poison, %pred.load.continue13 ], [ %45, %pred.load.if14 ]
  %47 = insertelement <4 x i32> poison, i32 %37, i32 0
  %48 = insertelement <4 x i32> %47, i32 %40, i32 1
  %49 = insertelement <4 x i32> %48, i32 %43, i32 2
  %50 = insertelement <4 x i32> %49, i32 %46, i32 3
  %51 = select <4 x i1> %9, <4 x i32> %broadcast.splat, <4 x i32> splat (i32 1)
  %52 = select <4 x i1> %14, <4 x i32> %broadcast.splat, <4 x i32> splat (i32 1)
  %53 = udiv <4 x i32> %34, %51
  %54 = extractelement <4 x i32> %53, i32 3
  %55 = extractelement <4 x i32> %53, i32 2
  %56 = extractelement <4 x i32> %53, i32 1
  %57 = extractelement <4 x i32> %53, i32 0
  %58 = udiv <4 x i32> %50, %52
  %59 = extractelement <4 x i32> %58, i32 3
  %60 = extractelement <4 x i32> %58, i32 2
  %61 = extractelement <4 x i32> %58, i32 1
  %62 = extractelement <4 x i32> %58, i32 0
  %63 = icmp eq <4 x i32> %53, splat (i32 2)
  %64 = icmp eq <4 x i32> %58, splat (i32 2)
  %65 = select <4 x i1> %9, <4 x i1> %63, <4 x i1> zeroinitializer
  %66 = extractelement <4 x i1> %65, i32 3
  %67 = extractelement <4 x i1> %65, i32 2
  %68 = extractelement <4 x i1> %65, i32 1
  %69 = extractelement <4 x i1> %65, i32 0
  %70 = select <4 x i1> %14, <4 x i1> %64, <4 x i1> zeroinitializer
  %71 = extractelement <4 x i1> %70, i32 3
  %72 = extractelement <4 x i1> %70, i32 2
  %73 = extractelement <4 x i1> %70, i32 1
  %74 = extractelement <4 x i1> %70, i32 0
  br i1 %69, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %pred.load.continue15
  %75 = getelementptr inbounds i32, ptr %w, i64 %index
  store i32 %57, ptr %75, align 4
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %pred.load.continue15
  br i1 %68, label %pred.store.if16, label %pred.store.continue17

pred.store.if16:                                  ; preds = %pred.store.continue
  %76 = getelementptr inbounds i32, ptr %w, i64 %0
  store i32 %56, ptr %76, align 4
  br label %pred.store.continue17

pred.store.continue17:                            ; preds = %pred.store.if16, %pred.store.continue
  br i1 %67, label %pred.store.if18, label %pred.store.continue19

pred.store.if18:                                  ; preds = %pred.store.continue17
  %77 = getelementptr inbounds i32, ptr %w, i64 %1
  store i32 %55, ptr %77, align 4
  br label %pred.store.continue19

pred.store.continue19:                            ; preds = %pred.store.if18, %pred.store.continue17
  br i1 %66, label %pred.store.if20, label %pred.store.continue21

pred.store.if20:                                  ; preds = %pred.store.continue19
  %78 = getelementptr inbounds i32, ptr %w, i64 %2
  store i32 %54, ptr %78, align 4
  br label %pred.store.continue21

pred.store.continue21:                            ; preds = %pred.store.if20, %pred.store.continue19
  br i1 %74, label %pred.store.if22, label %pred.store.continue23

pred.store.if22:                                  ; preds = %pred.store.continue21
  %79 = getelementptr inbounds i32, ptr %w, i64 %3
  store i32 %62, ptr %79, align 4
  br label %pred.store.continue23

pred.store.continue23:                            ; preds = %pred.store.if22, %pred.store.continue21
  br i1 %73, label %pred.store.if24, label %pred.store.continue25

pred.store.if24:                                  ; preds = %pred.store.continue23
  %80 = getelementptr inbounds i32, ptr %w, i64 %4
  store i32 %61, ptr %80, align 4
  br label %pred.store.continue25

pred.store.continue25:                            ; preds = %pred.store.if24, %pred.store.continue23
  br i1 %72, label %pred.store.if26, label %pred.store.continue27

pred.store.if26:                                  ; preds = %pred.store.continue25
  %81 = getelementptr inbounds i32, ptr %w, i64 %5
  store i32 %60, ptr %81, align 4
  br label %pred.store.continue27

pred.store.continue27:                            ; preds = %pred.store.if26, %pred.store.continue25
  br i1 %71, label %pred.store.if28, label %pred.store.continue29

pred.store.if28:                                  ; preds = %pred.store.continue27
  %82 = getelementptr inbounds i32, ptr %w, i64 %6
  store i32 %59, ptr %82, align 4
  br label %pred.store.continue29

pred.store.continue29:                            ; preds = %pred.store.if28, %pred.store.continue27
  %83 = xor <4 x i1> %63, splat (i1 true)
  %84 = xor <4 x i1> %64, splat (i1 true)
  %85 = select <4 x i1> %9, <4 x i1> %83, <4 x i1> zeroinitializer
  %86 = select <4 x i1> %14, <4 x i1> %84, <4 x i1> zeroinitializer
  %predphi = select <4 x i1> %85, <4 x i32> %53, <4 x i32> %wide.load
  %predphi30 = select <4 x i1> %65, <4 x i32> splat (i32 5), <4 x i32> %predphi
  %predphi31 = select <4 x i1> %86, <4 x i32> %58, <4 x i32> %wide.load1
  %predphi32 = select <4 x i1> %70, <4 x i32> splat (i32 5), <4 x i32> %predphi31
  %87 = getelementptr inbounds i32, ptr %7, i64 4
  store <4 x i32> %predphi30, ptr %7, align 4
  store <4 x i32> %predphi32, ptr %87, align 4
  %index.next = add nuw i64 %index, 8
  %88 = icmp eq i64 %index.next, %n.vec
  br i1 %88, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %pred.store.continue29
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:                                             ; preds = %loop
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  %m = load i32, ptr %q, align 4
  %quotient = udiv i32 %m, %d
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  %even = icmp eq i32 %quotient, 2
  br i1 %even, label %write, label %latch

write:                                            ; preds = %then
  store i32 %quotient, ptr %r, align 4
  br label %latch

latch:                                            ; preds = %write, %then, %loop
  %blend = phi i32 [ %l, %loop ], [ %quotient, %then ], [ 5, %write ]
  store i32 %blend, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !16

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @groups(ptr noalias %y, ptr noalias %x, i64 %n) {
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
  %1 = getelementptr inbounds { i32, i32 }, ptr %y, i64 %index
  %2 = getelementptr inbounds { i32, i32 }, ptr %y, i64 %0
  %wide.vec = load <8 x i32>, ptr %1, align 4
  %strided.vec = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %strided.vec1 = shufflevector <8 x i32> %wide.vec, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %wide.vec2 = load <8 x i32>, ptr %2, align 4
  %strided.vec3 = shufflevector <8 x i32> %wide.vec2, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %strided.vec4 = shufflevector <8 x i32> %wide.vec2, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %3 = add nsw <4 x i32> %strided.vec, %strided.vec1
  %4 = add nsw <4 x i32> %strided.vec3, %strided.vec4
  %5 = getelementptr inbounds { i32, i32 }, ptr %x, i64 %index, i32 1
  %6 = getelementptr inbounds { i32, i32 }, ptr %x, i64 %0, i32 1
  %7 = getelementptr i32, ptr %5, i64 -1
  %8 = shufflevector <4 x i32> %3, <4 x i32> splat (i32 7), <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %interleaved.vec = shufflevector <8 x i32> %8, <8 x i32> poison, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x i32> %interleaved.vec, ptr %7, align 4
  %9 = getelementptr i32, ptr %6, i64 -1
  %10 = shufflevector <4 x i32> %4, <4 x i32> splat (i32 7), <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %interleaved.vec5 = shufflevector <8 x i32> %10, <8 x i32> poison, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  store <8 x i32> %interleaved.vec5, ptr %9, align 4
  %index.next = add nuw i64 %index, 8
  %11 = icmp eq i64 %index.next, %n.vec
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !17

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %p = getelementptr inbounds { i32, i32 }, ptr %y, i64 %iv
  %a = load i32, ptr %p, align 4
  %p1 = getelementptr inbounds { i32, i32 }, ptr %y, i64 %iv, i32 1
  %b = load i32, ptr %p1, align 4
  %sum = add nsw i32 %a, %b
  %q = getelementptr inbounds { i32, i32 }, ptr %x, i64 %iv
  store i32 %sum, ptr %q, align 4
  %q1 = getelementptr inbounds { i32, i32 }, ptr %x, i64 %iv, i32 1
  store i32 7, ptr %q1, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !18

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define i32 @recurrence(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  %vector.recur.init = insertelement <4 x i32> poison, i32 22, i32 3
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vector.recur = phi <4 x i32> [ %vector.recur.init, %vector.ph ], [ %wide.load1, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %y, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 4
  %wide.load = load <4 x i32>, ptr %0, align 4
  %wide.load1 = load <4 x i32>, ptr %1, align 4
  %2 = shufflevector <4 x i32> %vector.recur, <4 x i32> %wide.load, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %3 = shufflevector <4 x i32> %wide.load, <4 x i32> %wide.load1, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %4 = sub <4 x i32> %wide.load, %2
  %5 = sub <4 x i32> %wide.load1, %3
  %6 = getelementptr inbounds i32, ptr %x, i64 %index
  %7 = getelementptr inbounds i32, ptr %6, i64 4
  store <4 x i32> %4, ptr %6, align 4
  store <4 x i32> %5, ptr %7, align 4
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !19

middle.block:                                     ; preds = %vector.body
  %wide.load1.lcssa = phi <4 x i32> [ %wide.load1, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %vector.recur.extract = extractelement <4 x i32> %wide.load1.lcssa, i32 3
  %vector.recur.extract.for.phi = extractelement <4 x i32> %wide.load1.lcssa, i32 2
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %scalar.recur.init = phi i32 [ 22, %entry ], [ %vector.recur.extract, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %before = phi i32 [ %scalar.recur.init, %scalar.ph ], [ %l, %loop ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %d = sub i32 %l, %before
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  store i32 %d, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !20

exit.loopexit:                                    ; preds = %loop
  %left.ph = phi i32 [ %before, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %left = phi i32 [ %vector.recur.extract.for.phi, %middle.block ], [ %left.ph, %exit.loopexit ]
  ret i32 %left
}

define void @scattered(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %0 = add i64 1, %n
  %min.iters.check = icmp ule i64 %0, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %0, 8
  %1 = icmp eq i64 %n.mod.vf, 0
  %2 = select i1 %1, i64 8, i64 %n.mod.vf
  %n.vec = sub i64 %0, %2
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %3 = add i64 %index, 4
  %4 = mul nuw nsw i64 %index, 3
  %5 = mul nuw nsw i64 %3, 3
  %6 = getelementptr inbounds i32, ptr %y, i64 %4
  %7 = getelementptr inbounds i32, ptr %y, i64 %5
  %wide.vec = load <12 x i32>, ptr %6, align 4
  %strided.vec = shufflevector <12 x i32> %wide.vec, <12 x i32> poison, <4 x i32> <i32 0, i32 3, i32 6, i32 9>
  %wide.vec1 = load <12 x i32>, ptr %7, align 4
  %strided.vec2 = shufflevector <12 x i32> %wide.vec1, <12 x i32> poison, <4 x i32> <i32 0, i32 3, i32 6, i32 9>
  %8 = zext <4 x i32> %strided.vec to <4 x i64>
  %9 = extractelement <4 x i64> %8, i32 3
  %10 = extractelement <4 x i64> %8, i32 2
  %11 = extractelement <4 x i64> %8, i32 1
  %12 = extractelement <4 x i64> %8, i32 0
  %13 = zext <4 x i32> %strided.vec2 to <4 x i64>
  %14 = extractelement <4 x i64> %13, i32 3
  %15 = extractelement <4 x i64> %13, i32 2
  %16 = extractelement <4 x i64> %13, i32 1
  %17 = extractelement <4 x i64> %13, i32 0
  %18 = getelementptr inbounds i32, ptr %x, i64 %12
  %19 = getelementptr inbounds i32, ptr %x, i64 %11
  %20 = getelementptr inbounds i32, ptr %x, i64 %10
  %21 = getelementptr inbounds i32, ptr %x, i64 %9
  %22 = getelementptr inbounds i32, ptr %x, i64 %17
  %23 = getelementptr inbounds i32, ptr %x, i64 %16
  %24 = getelementptr inbounds i32, ptr %x, i64 %15
  %25 = getelementptr inbounds i32, ptr %x, i64 %14
  store i32 1, ptr %18, align 4
  store i32 1, ptr %19, align 4
  store i32 1, ptr %20, align 4
  store i32 1, ptr %21, align 4
  store i32 1, ptr %22, align 4
  store i32 1, ptr %23, align 4
  store i32 1, ptr %24, align 4
  store i32 1, ptr %25, align 4
  %index.next = add nuw i64 %index, 8
  %26 = icmp eq i64 %index.next, %n.vec
  br i1 %26, label %middle.block, label %vector.body, !llvm.loop !21

middle.block:                                     ; preds = %vector.body
  br label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %done = icmp eq i64 %iv, %n
  br i1 %done, label %exit, label %latch

latch:                                            ; preds = %loop
  %far = mul nuw nsw i64 %iv, 3
  %p = getelementptr inbounds i32, ptr %y, i64 %far
  %l = load i32, ptr %p, align 4
  %to = zext i32 %l to i64
  %q = getelementptr inbounds i32, ptr %x, i64 %to
  store i32 1, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  br label %loop, !llvm.loop !22

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2, i64 0}
!2 = !{!"root"}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.isvectorized", i32 1}
!5 = !{!"llvm.loop.unroll.runtime.disable"}
!6 = distinct !{!6, !4, !5}
!7 = distinct !{!7, !4, !5}
!8 = distinct !{!8, !4, !5}
!9 = distinct !{!9, !4, !5}
!10 = distinct !{!10, !4, !5}
!11 = distinct !{!11, !4, !5}
!12 = distinct !{!12, !4, !5}
!13 = distinct !{!13, !4, !5}
!14 = distinct !{!14, !4, !5}
!15 = distinct !{!15, !4, !5}
!16 = distinct !{!16, !4, !5}
!17 = distinct !{!17, !4, !5}
!18 = distinct !{!18, !4, !5}
!19 = distinct !{!19, !4, !5}
!20 = distinct !{!20, !4, !5}
!21 = distinct !{!21, !4, !5}
!22 = distinct !{!22, !4, !5}
