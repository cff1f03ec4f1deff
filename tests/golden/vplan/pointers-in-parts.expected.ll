; ModuleID = 'pointers-in-parts.ll'
source_filename = "pointers-in-parts.ll"

define void @pointers(ptr noalias %y, ptr %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = mul i64 %index, 12
  %next.gep = getelementptr i8, ptr %x, i64 %0
  %next.gep1 = getelementptr i8, ptr %next.gep, i64 12
  %1 = getelementptr inbounds ptr, ptr %y, i64 %index
  %2 = getelementptr inbounds ptr, ptr %1, i64 1
  store ptr %next.gep, ptr %1, align 8
  store ptr %next.gep1, ptr %2, align 8
  %index.next = add nuw i64 %index, 2
  %3 = icmp eq i64 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  %4 = mul i64 %n.vec, 12
  %next.gep2 = getelementptr i8, ptr %x, i64 %4
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.resume.val3 = phi ptr [ %x, %entry ], [ %next.gep2, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %at = phi ptr [ %bc.resume.val3, %scalar.ph ], [ %at.next, %loop ]
  %p = getelementptr inbounds ptr, ptr %y, i64 %iv
  store ptr %at, ptr %p, align 8
  %at.next = getelementptr i8, ptr %at, i64 12
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
