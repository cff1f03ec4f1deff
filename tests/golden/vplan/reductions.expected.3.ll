; ModuleID = 'reductions.ll'
source_filename = "reductions.ll"

define void @stored(ptr noalias %to, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %entry
  %min.iters.check1 = icmp ult i64 %n, 4
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  %0 = insertelement <4 x float> splat (float -0.000000e+00), float 2.000000e+00, i32 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x float> [ %0, %vector.ph ], [ %2, %vector.body ]
  %1 = getelementptr inbounds float, ptr %x, i64 %index
  %wide.load = load <4 x float>, ptr %1, align 4
  %2 = fadd reassoc <4 x float> %vec.phi, %wide.load
  %index.next = add nuw i64 %index, 4
  %3 = icmp eq i64 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %4 = phi <4 x float> [ %2, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %5 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %4)
  store float %5, ptr %to, align 4
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i64 %n, %n.vec
  %min.iters.check2 = icmp ult i64 %n.vec.remaining, 2
  br i1 %min.iters.check2, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i64 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %bc.merge.rdx = phi float [ 2.000000e+00, %vector.main.loop.iter.check ], [ %5, %vec.epilog.iter.check ]
  %n.mod.vf3 = urem i64 %n, 2
  %n.vec4 = sub i64 %n, %n.mod.vf3
  %6 = insertelement <2 x float> splat (float -0.000000e+00), float %bc.merge.rdx, i32 0
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index6 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next9, %vec.epilog.vector.body ]
  %vec.phi7 = phi <2 x float> [ %6, %vec.epilog.ph ], [ %8, %vec.epilog.vector.body ]
  %7 = getelementptr inbounds float, ptr %x, i64 %index6
  %wide.load8 = load <2 x float>, ptr %7, align 4
  %8 = fadd reassoc <2 x float> %vec.phi7, %wide.load8
  %index.next9 = add nuw i64 %index6, 2
  %9 = icmp eq i64 %index.next9, %n.vec4
  br i1 %9, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !3

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %10 = phi <2 x float> [ %8, %vec.epilog.vector.body ]
  %cmp.n5 = icmp eq i64 %n, %n.vec4
  %11 = call reassoc float @llvm.vector.reduce.fadd.v2f32(float -0.000000e+00, <2 x float> %10)
  store float %11, ptr %to, align 4
  br i1 %cmp.n5, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec4, %vec.epilog.middle.block ]
  %bc.merge.rdx10 = phi float [ 2.000000e+00, %entry ], [ %5, %vec.epilog.iter.check ], [ %11, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i64 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %sum = phi float [ %bc.merge.rdx10, %vec.epilog.scalar.ph ], [ %more, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %more = fadd reassoc float %sum, %one
  store float %more, ptr %to, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !4

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  ret void
}

define float @in_order(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %entry
  %min.iters.check1 = icmp ult i64 %n, 4
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi float [ 0.000000e+00, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds float, ptr %x, i64 %index
  %wide.load = load <4 x float>, ptr %0, align 4
  %1 = getelementptr inbounds float, ptr %y, i64 %index
  %wide.load2 = load <4 x float>, ptr %1, align 4
  %2 = fmul nnan nsz <4 x float> %wide.load, %wide.load2
  %3 = call nnan nsz float @llvm.vector.reduce.fadd.v4f32(float %vec.phi, <4 x float> %2)
  %index.next = add nuw i64 %index, 4
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !5

middle.block:                                     ; preds = %vector.body
  %5 = phi float [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i64 %n, %n.vec
  %min.iters.check3 = icmp ult i64 %n.vec.remaining, 2
  br i1 %min.iters.check3, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i64 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %bc.merge.rdx = phi float [ 0.000000e+00, %vector.main.loop.iter.check ], [ %5, %vec.epilog.iter.check ]
  %n.mod.vf4 = urem i64 %n, 2
  %n.vec5 = sub i64 %n, %n.mod.vf4
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index7 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next11, %vec.epilog.vector.body ]
  %vec.phi8 = phi float [ %bc.merge.rdx, %vec.epilog.ph ], [ %9, %vec.epilog.vector.body ]
  %6 = getelementptr inbounds float, ptr %x, i64 %index7
  %wide.load9 = load <2 x float>, ptr %6, align 4
  %7 = getelementptr inbounds float, ptr %y, i64 %index7
  %wide.load10 = load <2 x float>, ptr %7, align 4
  %8 = fmul nnan nsz <2 x float> %wide.load9, %wide.load10
  %9 = call nnan nsz float @llvm.vector.reduce.fadd.v2f32(float %vec.phi8, <2 x float> %8)
  %index.next11 = add nuw i64 %index7, 2
  %10 = icmp eq i64 %index.next11, %n.vec5
  br i1 %10, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !6

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %11 = phi float [ %9, %vec.epilog.vector.body ]
  %cmp.n6 = icmp eq i64 %n, %n.vec5
  br i1 %cmp.n6, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec5, %vec.epilog.middle.block ]
  %bc.merge.rdx12 = phi float [ 0.000000e+00, %entry ], [ %5, %vec.epilog.iter.check ], [ %11, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i64 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %sum = phi float [ %bc.merge.rdx12, %vec.epilog.scalar.ph ], [ %more, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %y, i64 %i
  %other = load float, ptr %q, align 4
  %more = call nnan nsz float @llvm.fmuladd.f32(float %one, float %other, float %sum)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  %more.lcssa.ph = phi float [ %more, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  %more.lcssa = phi float [ %5, %middle.block ], [ %11, %vec.epilog.middle.block ], [ %more.lcssa.ph, %exit.loopexit ]
  ret float %more.lcssa
}

define i64 @last(ptr noalias %x, i64 %n, i32 %wanted) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %entry
  %min.iters.check1 = icmp ult i64 %n, 4
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %wanted, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %vec.phi = phi <4 x i64> [ splat (i64 -9223372036854775808), %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4
  %1 = icmp eq <4 x i32> %wide.load, %broadcast.splat
  %2 = freeze <4 x i1> %1
  %3 = select <4 x i1> %2, <4 x i64> %vec.ind, <4 x i64> %vec.phi
  %index.next = add nuw i64 %index, 4
  %4 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <4 x i64> %vec.ind, splat (i64 4)
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %5 = phi <4 x i64> [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %6 = call i64 @llvm.vector.reduce.smax.v4i64(<4 x i64> %5)
  %rdx.select.cmp = icmp ne i64 %6, -9223372036854775808
  %rdx.select = select i1 %rdx.select.cmp, i64 %6, i64 7
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i64 %n, %n.vec
  %min.iters.check2 = icmp ult i64 %n.vec.remaining, 2
  br i1 %min.iters.check2, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i64 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %bc.merge.rdx = phi i64 [ 7, %vector.main.loop.iter.check ], [ %rdx.select, %vec.epilog.iter.check ]
  %n.mod.vf3 = urem i64 %n, 2
  %n.vec4 = sub i64 %n, %n.mod.vf3
  %.splat.splatinsert = insertelement <2 x i64> poison, i64 %vec.epilog.resume.val, i64 0
  %.splat.splat = shufflevector <2 x i64> %.splat.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  %induction = add <2 x i64> %.splat.splat, <i64 0, i64 1>
  %broadcast.splatinsert10 = insertelement <2 x i32> poison, i32 %wanted, i64 0
  %broadcast.splat11 = shufflevector <2 x i32> %broadcast.splatinsert10, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index6 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next12, %vec.epilog.vector.body ]
  %vec.ind7 = phi <2 x i64> [ %induction, %vec.epilog.ph ], [ %vec.ind.next13, %vec.epilog.vector.body ]
  %vec.phi8 = phi <2 x i64> [ splat (i64 -9223372036854775808), %vec.epilog.ph ], [ %10, %vec.epilog.vector.body ]
  %7 = getelementptr inbounds i32, ptr %x, i64 %index6
  %wide.load9 = load <2 x i32>, ptr %7, align 4
  %8 = icmp eq <2 x i32> %wide.load9, %broadcast.splat11
  %9 = freeze <2 x i1> %8
  %10 = select <2 x i1> %9, <2 x i64> %vec.ind7, <2 x i64> %vec.phi8
  %index.next12 = add nuw i64 %index6, 2
  %11 = icmp eq i64 %index.next12, %n.vec4
  %vec.ind.next13 = add <2 x i64> %vec.ind7, splat (i64 2)
  br i1 %11, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !9

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %12 = phi <2 x i64> [ %10, %vec.epilog.vector.body ]
  %cmp.n5 = icmp eq i64 %n, %n.vec4
  %13 = call i64 @llvm.vector.reduce.smax.v2i64(<2 x i64> %12)
  %rdx.select.cmp14 = icmp ne i64 %13, -9223372036854775808
  %rdx.select15 = select i1 %rdx.select.cmp14, i64 %13, i64 %bc.merge.rdx
  br i1 %cmp.n5, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec4, %vec.epilog.middle.block ]
  %bc.merge.rdx16 = phi i64 [ 7, %entry ], [ %rdx.select, %vec.epilog.iter.check ], [ %rdx.select15, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i64 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %found = phi i64 [ %bc.merge.rdx16, %vec.epilog.scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %is = icmp eq i32 %one, %wanted
  %now = select i1 %is, i64 %i, i64 %found
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !10

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi i64 [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  %now.lcssa = phi i64 [ %rdx.select, %middle.block ], [ %rdx.select15, %vec.epilog.middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i64 %now.lcssa
}

define i32 @any(ptr noalias %x, i64 %n, i32 %wanted, i32 %yes) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %entry
  %min.iters.check1 = icmp ult i64 %n, 4
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x i32> poison, i32 %wanted, i64 0
  %broadcast.splat = shufflevector <4 x i32> %broadcast.splatinsert, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i1> [ zeroinitializer, %vector.ph ], [ %3, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4
  %1 = icmp eq <4 x i32> %wide.load, %broadcast.splat
  %2 = freeze <4 x i1> %1
  %3 = or <4 x i1> %vec.phi, %2
  %index.next = add nuw i64 %index, 4
  %4 = icmp eq i64 %index.next, %n.vec
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !11

middle.block:                                     ; preds = %vector.body
  %5 = phi <4 x i1> [ %3, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %6 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %5)
  %rdx.select = select i1 %6, i32 %yes, i32 3
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i64 %n, %n.vec
  %min.iters.check2 = icmp ult i64 %n.vec.remaining, 2
  br i1 %min.iters.check2, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i64 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %bc.merge.rdx = phi i32 [ 3, %vector.main.loop.iter.check ], [ %rdx.select, %vec.epilog.iter.check ]
  %n.mod.vf3 = urem i64 %n, 2
  %n.vec4 = sub i64 %n, %n.mod.vf3
  %broadcast.splatinsert9 = insertelement <2 x i32> poison, i32 %wanted, i64 0
  %broadcast.splat10 = shufflevector <2 x i32> %broadcast.splatinsert9, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index6 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next11, %vec.epilog.vector.body ]
  %vec.phi7 = phi <2 x i1> [ zeroinitializer, %vec.epilog.ph ], [ %10, %vec.epilog.vector.body ]
  %7 = getelementptr inbounds i32, ptr %x, i64 %index6
  %wide.load8 = load <2 x i32>, ptr %7, align 4
  %8 = icmp eq <2 x i32> %wide.load8, %broadcast.splat10
  %9 = freeze <2 x i1> %8
  %10 = or <2 x i1> %vec.phi7, %9
  %index.next11 = add nuw i64 %index6, 2
  %11 = icmp eq i64 %index.next11, %n.vec4
  br i1 %11, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !12

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %12 = phi <2 x i1> [ %10, %vec.epilog.vector.body ]
  %cmp.n5 = icmp eq i64 %n, %n.vec4
  %13 = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %12)
  %rdx.select12 = select i1 %13, i32 %yes, i32 %bc.merge.rdx
  br i1 %cmp.n5, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec4, %vec.epilog.middle.block ]
  %bc.merge.rdx13 = phi i32 [ 3, %entry ], [ %rdx.select, %vec.epilog.iter.check ], [ %rdx.select12, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i64 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %found = phi i32 [ %bc.merge.rdx13, %vec.epilog.scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %is = icmp eq i32 %one, %wanted
  %now = select i1 %is, i32 %yes, i32 %found
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !13

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi i32 [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  %now.lcssa = phi i32 [ %rdx.select, %middle.block ], [ %rdx.select12, %vec.epilog.middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i32 %now.lcssa
}

define i32 @least(ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %entry
  %min.iters.check1 = icmp ult i64 %n, 4
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ splat (i32 100), %vector.ph ], [ %1, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %x, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4
  %1 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %vec.phi, <4 x i32> %wide.load)
  %index.next = add nuw i64 %index, 4
  %2 = icmp eq i64 %index.next, %n.vec
  br i1 %2, label %middle.block, label %vector.body, !llvm.loop !14

middle.block:                                     ; preds = %vector.body
  %3 = phi <4 x i32> [ %1, %vector.body ]
  %cmp.n = icmp eq i64 %n, %n.vec
  %4 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %3)
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i64 %n, %n.vec
  %min.iters.check2 = icmp ult i64 %n.vec.remaining, 2
  br i1 %min.iters.check2, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i64 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %bc.merge.rdx = phi i32 [ 100, %vector.main.loop.iter.check ], [ %4, %vec.epilog.iter.check ]
  %n.mod.vf3 = urem i64 %n, 2
  %n.vec4 = sub i64 %n, %n.mod.vf3
  %minmax.ident.splatinsert = insertelement <2 x i32> poison, i32 %bc.merge.rdx, i64 0
  %minmax.ident.splat = shufflevector <2 x i32> %minmax.ident.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index6 = phi i64 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next9, %vec.epilog.vector.body ]
  %vec.phi7 = phi <2 x i32> [ %minmax.ident.splat, %vec.epilog.ph ], [ %6, %vec.epilog.vector.body ]
  %5 = getelementptr inbounds i32, ptr %x, i64 %index6
  %wide.load8 = load <2 x i32>, ptr %5, align 4
  %6 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %vec.phi7, <2 x i32> %wide.load8)
  %index.next9 = add nuw i64 %index6, 2
  %7 = icmp eq i64 %index.next9, %n.vec4
  br i1 %7, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !15

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %8 = phi <2 x i32> [ %6, %vec.epilog.vector.body ]
  %cmp.n5 = icmp eq i64 %n, %n.vec4
  %9 = call i32 @llvm.vector.reduce.smin.v2i32(<2 x i32> %8)
  br i1 %cmp.n5, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec4, %vec.epilog.middle.block ]
  %bc.merge.rdx10 = phi i32 [ 100, %entry ], [ %4, %vec.epilog.iter.check ], [ %9, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i64 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %low = phi i32 [ %bc.merge.rdx10, %vec.epilog.scalar.ph ], [ %now, %loop ]
  %p = getelementptr inbounds i32, ptr %x, i64 %i
  %one = load i32, ptr %p, align 4
  %now = call i32 @llvm.smin.i32(i32 %low, i32 %one)
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !16

exit.loopexit:                                    ; preds = %loop
  %now.lcssa.ph = phi i32 [ %now, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  %now.lcssa = phi i32 [ %4, %middle.block ], [ %9, %vec.epilog.middle.block ], [ %now.lcssa.ph, %exit.loopexit ]
  ret i32 %now.lcssa
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smax.v4i64(<4 x i64>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smax.v2i64(<2 x i64>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v2i32(<2 x i32>) #1

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
