; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-width-outer %s
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-width-outer -vplan-print -vplan-verify-each -pass-remarks=. -pass-remarks-missed=. -pass-remarks-analysis=. -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -enable-vplan-native-path -pass-remarks=. -pass-remarks-missed=. -pass-remarks-analysis=. -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=. -disable-output %s 2>&1
; Outer loops that are told to be vectorized: columns lie side by side, and what the loop inside adds up is a vector.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Four floats at once, where a register holds one.
define void @columns(ptr noalias align 16 %y, ptr noalias align 16 %a, ptr noalias %x, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi float [ 0.0, %outer ], [ %s.next, %inner ]
  %row = mul i64 %j, 1024
  %at = add i64 %row, %i
  %a.at = getelementptr inbounds float, ptr %a, i64 %at
  %x.at = getelementptr inbounds float, ptr %x, i64 %j
  %a.there = load float, ptr %a.at, align 4
  %x.there = load float, ptr %x.at, align 4
  %product = fmul contract float %a.there, %x.there
  %s.next = fadd contract float %s, %product
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind, label %inner

behind:
  %y.at = getelementptr inbounds float, ptr %y, i64 %i
  store float %s.next, ptr %y.at, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0

exit:
  ret void
}

; Two halves fill a register.
define void @halves(ptr noalias align 4 %y, ptr noalias align 4 %a, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi half [ 0.0, %outer ], [ %s.next, %inner ]
  %row = mul i64 %j, 1024
  %at = add i64 %row, %i
  %a.at = getelementptr inbounds half, ptr %a, i64 %at
  %a.there = load half, ptr %a.at, align 2
  %s.next = fadd half %s, %a.there
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind, label %inner

behind:
  %y.at = getelementptr inbounds half, ptr %y, i64 %i
  store half %s.next, ptr %y.at, align 2
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0

exit:
  ret void
}

; CFGNotUnderstood: the loop inside begins where the outer one is.
define void @triangle(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ %i, %outer ], [ %j.next, %inner ]
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, %n
  br i1 %inner.done, label %behind, label %inner

behind:
  %y.at = getelementptr inbounds i64, ptr %y, i64 %i
  store i64 %j, ptr %y.at, align 8
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0

exit:
  ret void
}

; UnsupportedPhi: a sum of all.
define float @sum(ptr noalias %a, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  %t = phi float [ 0.0, %entry ], [ %s.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi float [ %t, %outer ], [ %s.next, %inner ]
  %a.at = getelementptr inbounds float, ptr %a, i64 %j
  %a.there = load float, ptr %a.at, align 4
  %s.next = fadd reassoc float %s, %a.there
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind, label %inner

behind:
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0

exit:
  ret float %s.next
}

; NotInnerMostLoop: iterations meet.
define void @meets(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = add i64 %i, %j
  %y.at = getelementptr inbounds i64, ptr %y, i64 %at
  store i64 %j, ptr %y.at, align 8
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 2
  br i1 %inner.done, label %behind, label %inner

behind:
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !0

exit:
  ret void
}

; Threads wait for one another inside.
define void @waits(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !llvm.access.group !3
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 2
  br i1 %inner.done, label %behind, label %inner

behind:
  %y.at = getelementptr inbounds i64, ptr %y, i64 %i
  store i64 %i, ptr %y.at, align 8, !llvm.access.group !3
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !4

exit:
  ret void
}

; Several at a time are not made of outer loops.
define void @several(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 2
  br i1 %inner.done, label %behind, label %inner

behind:
  %y.at = getelementptr inbounds i64, ptr %y, i64 %i
  store i64 %i, ptr %y.at, align 8
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !6

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i1 true}
!2 = !{!"llvm.loop.parallel_accesses", !3}
!3 = distinct !{}
!4 = distinct !{!4, !1, !2}
!5 = !{!"llvm.loop.interleave.count", i32 2}
!6 = distinct !{!6, !1, !5}
