; ModuleID = 'register-steps.ll'
source_filename = "register-steps.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

define ptx_kernel void @strided(ptr noalias %a, i32 %n, i1 %which) #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %which, label %one, label %other

one:                                              ; preds = %entry
  %by1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %1 = add i32 %0, %t
  %2 = sub i32 0, %1
  %3 = call i32 @llvm.smax.i32(i32 %1, i32 %n)
  %4 = add i32 %2, %3
  %5 = call i32 @llvm.umin.i32(i32 1, i32 %4)
  %6 = sub i32 %2, %5
  %7 = add i32 %6, %3
  %8 = udiv i32 %7, %0
  %9 = add i32 1, %8
  %10 = add i32 %9, %5
  %min.iters.check6 = icmp ult i32 %10, 2
  br i1 %min.iters.check6, label %scalar.ph7, label %vector.ph8

vector.ph8:                                       ; preds = %one
  %n.mod.vf11 = urem i32 %10, 2
  %n.vec12 = sub i32 %10, %n.mod.vf11
  %.splat.splatinsert15 = insertelement <2 x i32> poison, i32 %t, i64 0
  %.splat.splat16 = shufflevector <2 x i32> %.splat.splatinsert15, <2 x i32> poison, <2 x i32> zeroinitializer
  %.splat.splatinsert17 = insertelement <2 x i32> poison, i32 %0, i64 0
  %.splat.splat18 = shufflevector <2 x i32> %.splat.splatinsert17, <2 x i32> poison, <2 x i32> zeroinitializer
  %11 = mul <2 x i32> <i32 0, i32 1>, %.splat.splat18
  %induction19 = add <2 x i32> %.splat.splat16, %11
  %12 = mul i32 %0, 2
  %.splat.splatinsert20 = insertelement <2 x i32> poison, i32 %12, i64 0
  %.splat.splat21 = shufflevector <2 x i32> %.splat.splatinsert20, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vector.body10

vector.body10:                                    ; preds = %vector.body10, %vector.ph8
  %index14 = phi i32 [ 0, %vector.ph8 ], [ %index.next23, %vector.body10 ]
  %vec.ind22 = phi <2 x i32> [ %induction19, %vector.ph8 ], [ %vec.ind.next24, %vector.body10 ]
  %13 = sext <2 x i32> %vec.ind22 to <2 x i64>
  %14 = extractelement <2 x i64> %13, i32 1
  %15 = extractelement <2 x i64> %13, i32 0
  %16 = getelementptr inbounds float, ptr %a, i64 %15
  %17 = getelementptr inbounds float, ptr %a, i64 %14
  store float 1.000000e+00, ptr %16, align 4
  store float 1.000000e+00, ptr %17, align 4
  %index.next23 = add nuw i32 %index14, 2
  %18 = icmp eq i32 %index.next23, %n.vec12
  %vec.ind.next24 = add <2 x i32> %vec.ind22, %.splat.splat21
  br i1 %18, label %middle.block9, label %vector.body10, !llvm.loop !0

middle.block9:                                    ; preds = %vector.body10
  %cmp.n13 = icmp eq i32 %10, %n.vec12
  %19 = mul i32 %n.vec12, %0
  %offset.idx25 = add i32 %t, %19
  br i1 %cmp.n13, label %exit.loopexit, label %scalar.ph7

scalar.ph7:                                       ; preds = %middle.block9, %one
  %bc.resume.val26 = phi i32 [ %t, %one ], [ %offset.idx25, %middle.block9 ]
  br label %loop1

loop1:                                            ; preds = %loop1, %scalar.ph7
  %i = phi i32 [ %bc.resume.val26, %scalar.ph7 ], [ %next, %loop1 ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %a, i64 %at
  store float 1.000000e+00, ptr %p, align 4
  %next = add nsw i32 %i, %by1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop1, label %exit.loopexit.loopexit, !llvm.loop !3

other:                                            ; preds = %entry
  %by2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %20 = add i32 %0, %t
  %21 = sub i32 0, %20
  %22 = call i32 @llvm.smax.i32(i32 %20, i32 %n)
  %23 = add i32 %21, %22
  %24 = call i32 @llvm.umin.i32(i32 1, i32 %23)
  %25 = sub i32 %21, %24
  %26 = add i32 %25, %22
  %27 = udiv i32 %26, %0
  %28 = add i32 1, %27
  %29 = add i32 %28, %24
  %min.iters.check = icmp ult i32 %29, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %other
  %n.mod.vf = urem i32 %29, 2
  %n.vec = sub i32 %29, %n.mod.vf
  %.splat.splatinsert = insertelement <2 x i32> poison, i32 %t, i64 0
  %.splat.splat = shufflevector <2 x i32> %.splat.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
  %.splat.splatinsert2 = insertelement <2 x i32> poison, i32 %0, i64 0
  %.splat.splat3 = shufflevector <2 x i32> %.splat.splatinsert2, <2 x i32> poison, <2 x i32> zeroinitializer
  %30 = mul <2 x i32> <i32 0, i32 1>, %.splat.splat3
  %induction = add <2 x i32> %.splat.splat, %30
  %31 = mul i32 %0, 2
  %.splat.splatinsert4 = insertelement <2 x i32> poison, i32 %31, i64 0
  %.splat.splat5 = shufflevector <2 x i32> %.splat.splatinsert4, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i32> [ %induction, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %32 = sext <2 x i32> %vec.ind to <2 x i64>
  %33 = extractelement <2 x i64> %32, i32 1
  %34 = extractelement <2 x i64> %32, i32 0
  %35 = getelementptr inbounds float, ptr %a, i64 %34
  %36 = getelementptr inbounds float, ptr %a, i64 %33
  store float 2.000000e+00, ptr %35, align 4
  store float 2.000000e+00, ptr %36, align 4
  %index.next = add nuw i32 %index, 2
  %37 = icmp eq i32 %index.next, %n.vec
  %vec.ind.next = add <2 x i32> %vec.ind, %.splat.splat5
  br i1 %37, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %29, %n.vec
  %38 = mul i32 %n.vec, %0
  %offset.idx = add i32 %t, %38
  br i1 %cmp.n, label %exit.loopexit1, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %other
  %bc.resume.val = phi i32 [ %t, %other ], [ %offset.idx, %middle.block ]
  br label %loop2

loop2:                                            ; preds = %loop2, %scalar.ph
  %j = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next2, %loop2 ]
  %at2 = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr %a, i64 %at2
  store float 2.000000e+00, ptr %q, align 4
  %next2 = add nsw i32 %j, %by2
  %more2 = icmp slt i32 %next2, %n
  br i1 %more2, label %loop2, label %exit.loopexit1.loopexit, !llvm.loop !5

exit.loopexit.loopexit:                           ; preds = %loop1
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %exit.loopexit.loopexit, %middle.block9
  br label %exit

exit.loopexit1.loopexit:                          ; preds = %loop2
  br label %exit.loopexit1

exit.loopexit1:                                   ; preds = %exit.loopexit1.loopexit, %middle.block
  br label %exit

exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { "nvvm.reqntid"="64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
