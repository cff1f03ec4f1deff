; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -enable-if-conversion=0 -vectorize-scev-check-threshold=0 -vectorize-memory-check-threshold=0 -enable-histogram-loop-vectorization -pass-remarks-output=- -disable-output %s
; Reasons for which a loop stays as it is only where a knob says so.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @unknown()

; NoCFGForSelect; with branches forbidden, IfConversionDisabled
define void @calls_at_times(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %some = icmp sgt i32 %x, 0
  br i1 %some, label %then, label %latch

then:
  call void @unknown()
  br label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; With no assumption allowed, TooManySCEVRunTimeChecks
define void @index_may_wrap(ptr noalias %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i16 %i
  store i32 1, ptr %p, align 4
  %next = add i16 %i, 1
  %wide = zext i16 %next to i32
  %more = icmp ult i32 %wide, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; With no comparison of pointers allowed, CantReorderMemOps
define void @may_overlap(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; HistogramPreventsScalarInterleaving, where histograms are vectorized
define void @counts(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %at = zext i32 %x to i64
  %q = getelementptr inbounds i32, ptr %b, i64 %at
  %old = load i32, ptr %q, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !6

exit:
  ret void
}

!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.vectorize.width", i32 1}
!8 = !{!"llvm.loop.interleave.count", i32 2}
