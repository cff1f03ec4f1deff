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

define void @wraps_at_once(ptr %a, ptr noalias %b) {
entry:
  br i1 false, label %scalar.ph, label %vector.scevcheck

vector.scevcheck:                                 ; preds = %entry
  br i1 true, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %vector.scevcheck
  %0 = freeze ptr %b
  %1 = ptrtoint ptr %0 to i32
  %misalignment = and i32 %1, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index1 = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %2 = trunc i64 %index1 to i8
  %3 = mul i8 %2, 7
  %offset.idx = add i8 -6, %3
  %4 = zext i8 %offset.idx to i64
  %5 = getelementptr inbounds i8, ptr %a, i64 %4
  %wide.vec = load <112 x i8>, ptr %5, align 1
  %strided.vec = shufflevector <112 x i8> %wide.vec, <112 x i8> poison, <16 x i32> <i32 0, i32 7, i32 14, i32 21, i32 28, i32 35, i32 42, i32 49, i32 56, i32 63, i32 70, i32 77, i32 84, i32 91, i32 98, i32 105>
  %6 = getelementptr inbounds i8, ptr %b, i64 %index1
  store <16 x i8> %strided.vec, ptr %6, align 16
  %index.next = add nuw i64 %index1, 16
  %7 = icmp eq i64 %index.next, 32
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  br label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %vector.scevcheck, %entry
  %bc.resume.val = phi i64 [ 32, %middle.block ], [ 0, %entry ], [ 0, %vector.scevcheck ], [ 0, %vector.aligncheck ]
  %bc.resume.val2 = phi i8 [ -38, %middle.block ], [ -6, %entry ], [ -6, %vector.scevcheck ], [ -6, %vector.aligncheck ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
  %w = phi i8 [ %bc.resume.val2, %scalar.ph ], [ %w.next, %loop ]
  %index = zext i8 %w to i64
  %p = getelementptr inbounds i8, ptr %a, i64 %index
  %x = load i8, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 %x, ptr %q, align 1
  %w.next = add nsw i8 %w, 7
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 36
  br i1 %done, label %exit, label %loop, !llvm.loop !5

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
