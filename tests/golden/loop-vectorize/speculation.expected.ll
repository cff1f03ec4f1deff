; ModuleID = 'speculation.ll'
source_filename = "speculation.ll"

define void @f(ptr noalias align 16 dereferenceable(4096) %a, ptr noalias align 16 dereferenceable(4096) %b, ptr noalias %c, i64 %n) {
entry:
  br i1 false, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = getelementptr i32, ptr %a, i64 %index
  %wide.load = load <2 x i32>, ptr %0, align 8
  %1 = icmp sgt <2 x i32> %wide.load, zeroinitializer
  %2 = mul <2 x i64> %vec.ind, splat (i64 2)
  %3 = extractelement <2 x i64> %2, i32 1
  %4 = extractelement <2 x i64> %2, i32 0
  %5 = getelementptr i32, ptr %b, i64 %4
  %6 = getelementptr i32, ptr %b, i64 %3
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %6, align 4
  %9 = insertelement <2 x i32> poison, i32 %7, i32 0
  %10 = insertelement <2 x i32> %9, i32 %8, i32 1
  %11 = xor <2 x i1> %1, splat (i1 true)
  %predphi = select <2 x i1> %11, <2 x i32> zeroinitializer, <2 x i32> %10
  %12 = getelementptr i32, ptr %c, i64 %index
  store <2 x i32> %predphi, ptr %12, align 4
  %index.next = add nuw i64 %index, 2
  %13 = icmp eq i64 %index.next, 512
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 2)
  br i1 %13, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  br i1 true, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 512, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %t = icmp sgt i32 %x, 0
  br i1 %t, label %then, label %latch

then:                                             ; preds = %loop
  %i2 = mul nsw i64 %i, 2
  %q = getelementptr inbounds i32, ptr %b, i64 %i2
  %y = load i32, ptr %q, align 4, !range !3, !noundef !4
  br label %latch

latch:                                            ; preds = %then, %loop
  %z = phi i32 [ %y, %then ], [ 0, %loop ]
  %r = getelementptr i32, ptr %c, i64 %i
  store i32 %z, ptr %r, align 4
  %next = add i64 %i, 1
  %d = icmp eq i64 %next, 512
  br i1 %d, label %exit.loopexit, label %loop, !llvm.loop !5

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = !{i32 0, i32 9}
!4 = !{}
!5 = distinct !{!5, !1, !2}
