; ModuleID = 'narrow-counter.ll'
source_filename = "narrow-counter.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @eight_ahead(ptr %a) {
entry:
  br i1 false, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %0 = freeze ptr %a
  %1 = ptrtoint ptr %0 to i32
  %misalignment = and i32 %1, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %2 = trunc i32 %index to i8
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds i32, ptr %a, i64 %3
  %wide.load = load <8 x i32>, ptr %4, align 16
  %5 = add <8 x i32> %wide.load, splat (i32 1)
  %6 = getelementptr inbounds i8, ptr %4, i64 32
  store <8 x i32> %5, ptr %6, align 16
  %index.next = add nuw i32 %index, 8
  %7 = icmp eq i32 %index.next, 200
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  br i1 true, label %done, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %entry
  %bc.resume.val = phi i8 [ 0, %entry ], [ 0, %vector.aligncheck ], [ -56, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i8 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
  %at = zext i8 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %at
  %v = load i32, ptr %p, align 4
  %sum = add i32 %v, 1
  %q = getelementptr inbounds i8, ptr %p, i64 32
  store i32 %sum, ptr %q, align 4
  %i.next = add nuw i8 %i, 1
  %more = icmp ult i8 %i.next, -56
  br i1 %more, label %loop, label %done.loopexit, !llvm.loop !3

done.loopexit:                                    ; preds = %loop
  br label %done

done:                                             ; preds = %done.loopexit, %middle.block
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
