; ModuleID = 'other-types.ll'
source_filename = "other-types.ll"
target datalayout = "e-p:64:64-p10:64:64-ni:10"

define void @pointer_and_double(ptr noalias %a, ptr %p, double %x) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <2 x ptr> poison, ptr %p, i64 0
  %broadcast.splat = shufflevector <2 x ptr> %broadcast.splatinsert, <2 x ptr> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert1 = insertelement <2 x double> poison, double %x, i64 0
  %broadcast.splat2 = shufflevector <2 x double> %broadcast.splatinsert1, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr { ptr, double }, ptr %a, i64 %index, i32 1
  %1 = getelementptr double, ptr %0, i64 -1
  %2 = ptrtoint <2 x ptr> %broadcast.splat to <2 x i64>
  %3 = bitcast <2 x i64> %2 to <2 x double>
  %4 = shufflevector <2 x double> %3, <2 x double> %broadcast.splat2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %interleaved.vec = shufflevector <4 x double> %4, <4 x double> poison, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %interleaved.vec, ptr %1, align 8
  %index.next = add nuw i64 %index, 2
  %5 = icmp eq i64 %index.next, 64
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %first = getelementptr { ptr, double }, ptr %a, i64 %i, i32 0
  %second = getelementptr { ptr, double }, ptr %a, i64 %i, i32 1
  store ptr %p, ptr %first, align 8
  store double %x, ptr %second, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !3

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @double_and_pointers(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr { double, ptr, i64 }, ptr %a, i64 %index, i32 0
  %wide.vec = load <6 x double>, ptr %0, align 8
  %strided.vec = shufflevector <6 x double> %wide.vec, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %strided.vec1 = shufflevector <6 x double> %wide.vec, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %1 = bitcast <2 x double> %strided.vec1 to <2 x i64>
  %2 = inttoptr <2 x i64> %1 to <2 x ptr>
  %strided.vec2 = shufflevector <6 x double> %wide.vec, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %3 = bitcast <2 x double> %strided.vec2 to <2 x i64>
  %4 = getelementptr i8, <2 x ptr> %2, <2 x i64> %3
  %5 = getelementptr ptr, ptr %b, i64 %index
  store <2 x ptr> %4, ptr %5, align 8
  %6 = getelementptr double, ptr %c, i64 %index
  store <2 x double> %strided.vec, ptr %6, align 8
  %index.next = add nuw i64 %index, 2
  %7 = icmp eq i64 %index.next, 64
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %first = getelementptr { double, ptr, i64 }, ptr %a, i64 %i, i32 0
  %second = getelementptr { double, ptr, i64 }, ptr %a, i64 %i, i32 1
  %third = getelementptr { double, ptr, i64 }, ptr %a, i64 %i, i32 2
  %x = load double, ptr %first, align 8
  %y = load ptr, ptr %second, align 8
  %z = load i64, ptr %third, align 8
  %q = getelementptr i8, ptr %y, i64 %z
  %s = getelementptr ptr, ptr %b, i64 %i
  store ptr %q, ptr %s, align 8
  %t = getelementptr double, ptr %c, i64 %i
  store double %x, ptr %t, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !5

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @more_than_an_integer(ptr noalias %a, ptr addrspace(10) %p, i64 %x) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = add i64 %index, 1
  %1 = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %index, i32 0
  %2 = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %0, i32 0
  %3 = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %index, i32 1
  %4 = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %0, i32 1
  store ptr addrspace(10) %p, ptr %1, align 8
  store ptr addrspace(10) %p, ptr %2, align 8
  store i64 %x, ptr %3, align 8
  store i64 %x, ptr %4, align 8
  %index.next = add nuw i64 %index, 2
  %5 = icmp eq i64 %index.next, 64
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !6

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %first = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %i, i32 0
  %second = getelementptr { ptr addrspace(10), i64 }, ptr %a, i64 %i, i32 1
  store ptr addrspace(10) %p, ptr %first, align 8
  store i64 %x, ptr %second, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define x86_fp80 @long_doubles(ptr %a) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %0 = insertelement <2 x x86_fp80> splat (x86_fp80 0xK80000000000000000000), x86_fp80 0xK00000000000000000000, i32 0
  %1 = insertelement <2 x x86_fp80> splat (x86_fp80 0xK3FFF8000000000000000), x86_fp80 0xK3FFF8000000000000000, i32 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x x86_fp80> [ %0, %vector.ph ], [ %9, %vector.body ]
  %vec.phi1 = phi <2 x x86_fp80> [ %1, %vector.ph ], [ %10, %vector.body ]
  %2 = add i64 %index, 1
  %3 = getelementptr x86_fp80, ptr %a, i64 %index
  %4 = getelementptr x86_fp80, ptr %a, i64 %2
  %5 = load x86_fp80, ptr %3, align 16
  %6 = load x86_fp80, ptr %4, align 16
  %7 = insertelement <2 x x86_fp80> poison, x86_fp80 %5, i32 0
  %8 = insertelement <2 x x86_fp80> %7, x86_fp80 %6, i32 1
  %9 = fadd reassoc <2 x x86_fp80> %vec.phi, %8
  %10 = fmul fast <2 x x86_fp80> %vec.phi1, %8
  %index.next = add nuw i64 %index, 2
  %11 = icmp eq i64 %index.next, 64
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %12 = phi <2 x x86_fp80> [ %10, %vector.body ]
  %13 = phi <2 x x86_fp80> [ %9, %vector.body ]
  %14 = call reassoc x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80 0xK80000000000000000000, <2 x x86_fp80> %13)
  %15 = call fast x86_fp80 @llvm.vector.reduce.fmul.v2f80(x86_fp80 0xK3FFF8000000000000000, <2 x x86_fp80> %12)
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  %bc.merge.rdx = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %14, %middle.block ]
  %bc.merge.rdx2 = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %15, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %s = phi x86_fp80 [ %bc.merge.rdx, %scalar.ph ], [ %sum, %loop ]
  %t = phi x86_fp80 [ %bc.merge.rdx2, %scalar.ph ], [ %product, %loop ]
  %p = getelementptr x86_fp80, ptr %a, i64 %i
  %x = load x86_fp80, ptr %p, align 16
  %sum = fadd reassoc x86_fp80 %s, %x
  %product = fmul fast x86_fp80 %t, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !9

exit.loopexit:                                    ; preds = %loop
  %product.lcssa.ph = phi x86_fp80 [ %product, %loop ]
  %sum.lcssa.ph = phi x86_fp80 [ %sum, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  %product.lcssa = phi x86_fp80 [ %15, %middle.block ], [ %product.lcssa.ph, %exit.loopexit ]
  %sum.lcssa = phi x86_fp80 [ %14, %middle.block ], [ %sum.lcssa.ph, %exit.loopexit ]
  %both = fadd x86_fp80 %sum.lcssa, %product.lcssa
  ret x86_fp80 %both
}

define void @two_ways_into_a_cycle(i32 %n, i1 %c, ptr noalias %a) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  br i1 %c, label %one, label %other

one:                                              ; preds = %other, %loop
  %x = phi i32 [ %y, %other ], [ 0, %loop ]
  br label %other

other:                                            ; preds = %one, %loop
  %z = phi i32 [ %x, %one ], [ 7, %loop ]
  %y = add nsw i32 %z, -1
  %is.zero = icmp eq i32 %y, 0
  br i1 %is.zero, label %latch, label %one

latch:                                            ; preds = %other
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @addresses(ptr noalias %a, ptr noalias %b) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr ptr, ptr %a, i64 %index
  %wide.load = load <2 x ptr>, ptr %0, align 8
  %1 = ptrtoaddr <2 x ptr> %wide.load to <2 x i64>
  %2 = getelementptr i64, ptr %b, i64 %index
  store <2 x i64> %1, ptr %2, align 8
  %index.next = add nuw i64 %index, 2
  %3 = icmp eq i64 %index.next, 64
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr ptr, ptr %a, i64 %i
  %x = load ptr, ptr %p, align 8
  %address = ptrtoaddr ptr %x to i64
  %q = getelementptr i64, ptr %b, i64 %i
  store i64 %address, ptr %q, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !11

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @of_c(ptr noalias %a, ptr noalias %b) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr float, ptr %a, i64 %index
  %wide.load = load <2 x float>, ptr %0, align 4
  %1 = call fast <2 x float> @llvm.sin.v2f32(<2 x float> %wide.load)
  %2 = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %1, <2 x float> splat (float 1.000000e+00))
  %3 = getelementptr float, ptr %b, i64 %index
  store <2 x float> %2, ptr %3, align 4
  %index.next = add nuw i64 %index, 2
  %4 = icmp eq i64 %index.next, 64
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !12

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 64, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %y = call fast float @sinf(float %x)
  %z = call float @fmaxf(float %y, float 1.000000e+00)
  %q = getelementptr float, ptr %b, i64 %i
  store float %z, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 64
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !13

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

; Function Attrs: nounwind memory(none)
declare float @sinf(float) #0

; Function Attrs: nounwind memory(none)
declare float @fmaxf(float, float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80, <2 x x86_fp80>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.vector.reduce.fmul.v2f80(x86_fp80, <2 x x86_fp80>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.sin.v2f32(<2 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #2

attributes #0 = { nounwind memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
