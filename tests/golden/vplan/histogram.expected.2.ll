; ModuleID = 'histogram.ll'
source_filename = "histogram.ll"

define void @count(ptr noalias %buckets, ptr %indices, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %indices, i64 %index
  %1 = getelementptr inbounds i32, ptr %0, i64 2
  %wide.load = load <2 x i32>, ptr %0, align 4
  %wide.load1 = load <2 x i32>, ptr %1, align 4
  %2 = zext <2 x i32> %wide.load to <2 x i64>
  %3 = extractelement <2 x i64> %2, i32 1
  %4 = extractelement <2 x i64> %2, i32 0
  %5 = zext <2 x i32> %wide.load1 to <2 x i64>
  %6 = extractelement <2 x i64> %5, i32 1
  %7 = extractelement <2 x i64> %5, i32 0
  %8 = getelementptr inbounds i32, ptr %buckets, i64 %4
  %9 = getelementptr inbounds i32, ptr %buckets, i64 %3
  %10 = getelementptr inbounds i32, ptr %buckets, i64 %7
  %11 = getelementptr inbounds i32, ptr %buckets, i64 %6
  %12 = load i32, ptr %8, align 4
  %13 = sub i32 %12, 1
  store i32 %13, ptr %8, align 4
  %14 = load i32, ptr %9, align 4
  %15 = sub i32 %14, 1
  store i32 %15, ptr %9, align 4
  %16 = load i32, ptr %10, align 4
  %17 = sub i32 %16, 1
  store i32 %17, ptr %10, align 4
  %18 = load i32, ptr %11, align 4
  %19 = sub i32 %18, 1
  store i32 %19, ptr %11, align 4
  %index.next = add nuw i64 %index, 4
  %20 = icmp eq i64 %index.next, %n.vec
  br i1 %20, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %p = getelementptr inbounds i32, ptr %indices, i64 %iv
  %l = load i32, ptr %p, align 4
  %wide = zext i32 %l to i64
  %q = getelementptr inbounds i32, ptr %buckets, i64 %wide
  %was = load i32, ptr %q, align 4
  %now = sub i32 %was, 1
  store i32 %now, ptr %q, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !3

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
