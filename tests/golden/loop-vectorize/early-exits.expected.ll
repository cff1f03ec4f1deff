; ModuleID = 'early-exits.ll'
source_filename = "early-exits.ll"

define i64 @search(ptr noalias readonly align 16 dereferenceable(1024) %a) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = extractelement <4 x i64> %vec.ind, i32 0
  %1 = extractelement <4 x i64> %vec.ind, i32 1
  %2 = extractelement <4 x i64> %vec.ind, i32 2
  %3 = extractelement <4 x i64> %vec.ind, i32 3
  %4 = getelementptr inbounds i8, ptr %a, i64 %index
  %wide.load = load <4 x i8>, ptr %4, align 4
  %5 = icmp eq <4 x i8> %wide.load, splat (i8 7)
  %6 = extractelement <4 x i1> %5, i32 0
  %7 = extractelement <4 x i1> %5, i32 1
  %8 = extractelement <4 x i1> %5, i32 2
  %index.next = add nuw i64 %index, 4
  %9 = freeze <4 x i1> %5
  %10 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %9)
  %11 = icmp eq i64 %index.next, 1024
  %12 = or i1 %10, %11
  %vec.ind.next = add <4 x i64> %vec.ind, splat (i64 4)
  br i1 %12, label %middle.split, label %vector.body, !llvm.loop !0

middle.split:                                     ; preds = %vector.body
  %13 = phi i1 [ %10, %vector.body ]
  %14 = phi i1 [ %8, %vector.body ]
  %15 = phi i1 [ %7, %vector.body ]
  %16 = phi i1 [ %6, %vector.body ]
  %17 = phi i64 [ %3, %vector.body ]
  %18 = phi i64 [ %2, %vector.body ]
  %19 = phi i64 [ %1, %vector.body ]
  %20 = phi i64 [ %0, %vector.body ]
  br i1 %13, label %vector.early.exit, label %middle.block

vector.early.exit:                                ; preds = %middle.split
  %21 = select i1 %14, i64 %18, i64 %17
  %22 = select i1 %15, i64 %19, i64 %21
  %23 = select i1 %16, i64 %20, i64 %22
  br label %exit

middle.block:                                     ; preds = %middle.split
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 1024, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit.loopexit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !3

exit.loopexit:                                    ; preds = %latch, %loop
  %r.ph = phi i64 [ %i, %loop ], [ -1, %latch ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block, %vector.early.exit
  %r = phi i64 [ -1, %middle.block ], [ %23, %vector.early.exit ], [ %r.ph, %exit.loopexit ]
  ret i64 %r
}

define i64 @search_of_sums(ptr noalias readonly align 16 dereferenceable(1024) %a, i8 %by) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %broadcast.splatinsert = insertelement <4 x i8> poison, i8 %by, i64 0
  %broadcast.splat = shufflevector <4 x i8> %broadcast.splatinsert, <4 x i8> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = extractelement <4 x i64> %vec.ind, i32 0
  %1 = extractelement <4 x i64> %vec.ind, i32 1
  %2 = extractelement <4 x i64> %vec.ind, i32 2
  %3 = extractelement <4 x i64> %vec.ind, i32 3
  %4 = getelementptr inbounds i8, ptr %a, i64 %index
  %wide.load = load <4 x i8>, ptr %4, align 4
  %5 = add nsw <4 x i8> %wide.load, %broadcast.splat
  %6 = icmp slt <4 x i8> %5, splat (i8 7)
  %7 = extractelement <4 x i1> %6, i32 0
  %8 = extractelement <4 x i1> %6, i32 1
  %9 = extractelement <4 x i1> %6, i32 2
  %index.next = add nuw i64 %index, 4
  %10 = freeze <4 x i1> %6
  %11 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %10)
  %12 = icmp eq i64 %index.next, 1024
  %13 = or i1 %11, %12
  %vec.ind.next = add <4 x i64> %vec.ind, splat (i64 4)
  br i1 %13, label %middle.split, label %vector.body, !llvm.loop !4

middle.split:                                     ; preds = %vector.body
  %14 = phi i1 [ %11, %vector.body ]
  %15 = phi i1 [ %9, %vector.body ]
  %16 = phi i1 [ %8, %vector.body ]
  %17 = phi i1 [ %7, %vector.body ]
  %18 = phi i64 [ %3, %vector.body ]
  %19 = phi i64 [ %2, %vector.body ]
  %20 = phi i64 [ %1, %vector.body ]
  %21 = phi i64 [ %0, %vector.body ]
  br i1 %14, label %vector.early.exit, label %middle.block

vector.early.exit:                                ; preds = %middle.split
  %22 = select i1 %15, i64 %19, i64 %18
  %23 = select i1 %16, i64 %20, i64 %22
  %24 = select i1 %17, i64 %21, i64 %23
  br label %exit

middle.block:                                     ; preds = %middle.split
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 1024, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %sum = add nsw i8 %x, %by
  %found = icmp slt i8 %sum, 7
  br i1 %found, label %exit.loopexit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !5

exit.loopexit:                                    ; preds = %latch, %loop
  %r.ph = phi i64 [ %i, %loop ], [ -1, %latch ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block, %vector.early.exit
  %r = phi i64 [ -1, %middle.block ], [ %24, %vector.early.exit ], [ %r.ph, %exit.loopexit ]
  ret i64 %r
}

define i64 @search_of_some(ptr noalias readonly align 16 dereferenceable(1024) %a, ptr noalias readonly align 16 dereferenceable(1024) %b) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = extractelement <4 x i64> %vec.ind, i32 0
  %1 = extractelement <4 x i64> %vec.ind, i32 1
  %2 = extractelement <4 x i64> %vec.ind, i32 2
  %3 = extractelement <4 x i64> %vec.ind, i32 3
  %4 = getelementptr inbounds i8, ptr %a, i64 %index
  %wide.load = load <4 x i8>, ptr %4, align 4
  %5 = icmp ult <4 x i8> %wide.load, splat (i8 9)
  %6 = getelementptr i8, ptr %b, i64 %index
  %wide.load1 = load <4 x i8>, ptr %6, align 4
  %predphi = select <4 x i1> %5, <4 x i8> %wide.load1, <4 x i8> %wide.load
  %7 = icmp eq <4 x i8> %predphi, splat (i8 100)
  %8 = extractelement <4 x i1> %7, i32 0
  %9 = extractelement <4 x i1> %7, i32 1
  %10 = extractelement <4 x i1> %7, i32 2
  %index.next = add nuw i64 %index, 4
  %11 = freeze <4 x i1> %7
  %12 = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %11)
  %13 = icmp eq i64 %index.next, 1024
  %14 = or i1 %12, %13
  %vec.ind.next = add <4 x i64> %vec.ind, splat (i64 4)
  br i1 %14, label %middle.split, label %vector.body, !llvm.loop !6

middle.split:                                     ; preds = %vector.body
  %15 = phi i1 [ %12, %vector.body ]
  %16 = phi i1 [ %10, %vector.body ]
  %17 = phi i1 [ %9, %vector.body ]
  %18 = phi i1 [ %8, %vector.body ]
  %19 = phi i64 [ %3, %vector.body ]
  %20 = phi i64 [ %2, %vector.body ]
  %21 = phi i64 [ %1, %vector.body ]
  %22 = phi i64 [ %0, %vector.body ]
  br i1 %15, label %vector.early.exit, label %middle.block

vector.early.exit:                                ; preds = %middle.split
  %23 = select i1 %16, i64 %20, i64 %19
  %24 = select i1 %17, i64 %21, i64 %23
  %25 = select i1 %18, i64 %22, i64 %24
  br label %exit

middle.block:                                     ; preds = %middle.split
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 1024, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %is.small = icmp ult i8 %x, 9
  br i1 %is.small, label %then, label %test

then:                                             ; preds = %loop
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  %y = load i8, ptr %q, align 1
  br label %test

test:                                             ; preds = %then, %loop
  %z = phi i8 [ %x, %loop ], [ %y, %then ]
  %found = icmp eq i8 %z, 100
  br i1 %found, label %exit.loopexit, label %latch

latch:                                            ; preds = %test
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !7

exit.loopexit:                                    ; preds = %latch, %test
  %r.ph = phi i64 [ %i, %test ], [ -1, %latch ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block, %vector.early.exit
  %r = phi i64 [ -1, %middle.block ], [ %25, %vector.early.exit ], [ %r.ph, %exit.loopexit ]
  ret i64 %r
}

define void @stores(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 %x, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @stores_elsewhere(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 1, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
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
