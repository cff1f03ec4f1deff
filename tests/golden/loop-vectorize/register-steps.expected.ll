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
  %min.iters.check4 = icmp ult i32 %10, 2
  br i1 %min.iters.check4, label %scalar.ph3, label %vector.scevcheck5

vector.scevcheck5:                                ; preds = %one
  %11 = icmp ne i32 %0, 1
  br i1 %11, label %scalar.ph3, label %vector.aligncheck6

vector.aligncheck6:                               ; preds = %vector.scevcheck5
  %12 = zext i32 %t to i64
  %13 = shl i64 %12, 2
  %scevgep7 = getelementptr i8, ptr %a, i64 %13
  %14 = freeze ptr %scevgep7
  %15 = ptrtoint ptr %14 to i32
  %align.low8 = and i32 %15, 7
  %misaligned9 = icmp ne i32 %align.low8, 0
  br i1 %misaligned9, label %scalar.ph3, label %vector.ph10

vector.ph10:                                      ; preds = %vector.aligncheck6
  %n.mod.vf13 = urem i32 %10, 2
  %n.vec14 = sub i32 %10, %n.mod.vf13
  br label %vector.body12

vector.body12:                                    ; preds = %vector.body12, %vector.ph10
  %index16 = phi i32 [ 0, %vector.ph10 ], [ %index.next18, %vector.body12 ]
  %16 = mul i32 %index16, %0
  %offset.idx17 = add i32 %t, %16
  %17 = sext i32 %offset.idx17 to i64
  %18 = getelementptr inbounds float, ptr %a, i64 %17
  store <2 x float> splat (float 1.000000e+00), ptr %18, align 8
  %index.next18 = add nuw i32 %index16, 2
  %19 = icmp eq i32 %index.next18, %n.vec14
  br i1 %19, label %middle.block11, label %vector.body12, !llvm.loop !0

middle.block11:                                   ; preds = %vector.body12
  %cmp.n15 = icmp eq i32 %10, %n.vec14
  %20 = mul i32 %n.vec14, %0
  %offset.idx19 = add i32 %t, %20
  br i1 %cmp.n15, label %exit.loopexit, label %scalar.ph3

scalar.ph3:                                       ; preds = %middle.block11, %vector.aligncheck6, %vector.scevcheck5, %one
  %bc.resume.val20 = phi i32 [ %t, %one ], [ %t, %vector.scevcheck5 ], [ %t, %vector.aligncheck6 ], [ %offset.idx19, %middle.block11 ]
  br label %loop1

loop1:                                            ; preds = %loop1, %scalar.ph3
  %i = phi i32 [ %bc.resume.val20, %scalar.ph3 ], [ %next, %loop1 ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %a, i64 %at
  store float 1.000000e+00, ptr %p, align 4
  %next = add nsw i32 %i, %by1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop1, label %exit.loopexit, !llvm.loop !3

other:                                            ; preds = %entry
  %by2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = add i32 %0, %t
  %22 = sub i32 0, %21
  %23 = call i32 @llvm.smax.i32(i32 %21, i32 %n)
  %24 = add i32 %22, %23
  %25 = call i32 @llvm.umin.i32(i32 1, i32 %24)
  %26 = sub i32 %22, %25
  %27 = add i32 %26, %23
  %28 = udiv i32 %27, %0
  %29 = add i32 1, %28
  %30 = add i32 %29, %25
  %min.iters.check = icmp ult i32 %30, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %other
  %31 = icmp ne i32 %0, 1
  br i1 %31, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %vector.scevcheck
  %32 = zext i32 %t to i64
  %33 = shl i64 %32, 2
  %scevgep = getelementptr i8, ptr %a, i64 %33
  %34 = freeze ptr %scevgep
  %35 = ptrtoint ptr %34 to i32
  %align.low = and i32 %35, 7
  %misaligned = icmp ne i32 %align.low, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %n.mod.vf = urem i32 %30, 2
  %n.vec = sub i32 %30, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %36 = mul i32 %index, %0
  %offset.idx = add i32 %t, %36
  %37 = sext i32 %offset.idx to i64
  %38 = getelementptr inbounds float, ptr %a, i64 %37
  store <2 x float> splat (float 2.000000e+00), ptr %38, align 8
  %index.next = add nuw i32 %index, 2
  %39 = icmp eq i32 %index.next, %n.vec
  br i1 %39, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %30, %n.vec
  %40 = mul i32 %n.vec, %0
  %offset.idx2 = add i32 %t, %40
  br i1 %cmp.n, label %exit.loopexit1, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %vector.scevcheck, %other
  %bc.resume.val = phi i32 [ %t, %other ], [ %t, %vector.scevcheck ], [ %t, %vector.aligncheck ], [ %offset.idx2, %middle.block ]
  br label %loop2

loop2:                                            ; preds = %loop2, %scalar.ph
  %j = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next2, %loop2 ]
  %at2 = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr %a, i64 %at2
  store float 2.000000e+00, ptr %q, align 4
  %next2 = add nsw i32 %j, %by2
  %more2 = icmp slt i32 %next2, %n
  br i1 %more2, label %loop2, label %exit.loopexit1, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop1, %middle.block11
  br label %exit

exit.loopexit1:                                   ; preds = %loop2, %middle.block
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
