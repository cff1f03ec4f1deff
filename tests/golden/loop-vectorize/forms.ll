; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-width=4 -force-vector-interleave=2 %s
; Members of a group that have several types, loads by lane with what is said of them, minima by comparison, what goes down.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, float }

define void @pairs(ptr noalias align 16 %to, ptr noalias align 16 %from, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds %pair, ptr %from, i64 %i, i32 0
  %a = load i32, ptr %p, align 4, !tbaa !0
  %q = getelementptr inbounds %pair, ptr %from, i64 %i, i32 1
  %b = load float, ptr %q, align 4, !tbaa !0
  %more = add i32 %a, 1
  %minus = fneg float %b
  %r = getelementptr inbounds %pair, ptr %to, i64 %i, i32 0
  store i32 %more, ptr %r, align 4, !tbaa !0
  %s = getelementptr inbounds %pair, ptr %to, i64 %i, i32 1
  store float %minus, ptr %s, align 4, !tbaa !0
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; !tbaa still holds of each lane's load, !range and !noundef only where the program loads.
define void @by_index(ptr noalias %to, ptr noalias readonly %from, ptr noalias readonly %at, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %at, i64 %i
  %where = load i32, ptr %p, align 4
  %wide = sext i32 %where to i64
  %q = getelementptr inbounds i32, ptr %from, i64 %wide
  %x = load i32, ptr %q, align 4, !tbaa !0, !range !3, !noundef !4
  %r = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %x, ptr %r, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define float @least(ptr noalias readonly %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %low = phi float [ 1.000000e+00, %entry ], [ %now, %loop ]
  %p = getelementptr inbounds float, ptr %x, i64 %i
  %one = load float, ptr %p, align 4
  %is = fcmp nnan nsz olt float %one, %low
  %now = select nnan nsz i1 %is, float %one, float %low
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret float %now
}

define void @down(ptr noalias align 16 %to, ptr noalias align 16 %from) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1023, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %from, i64 %i
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %to, i64 %i
  store float %x, ptr %q, align 4
  %next = add nsw i64 %i, -1
  %done = icmp eq i64 %i, 0
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{i32 0, i32 10}
!4 = !{}
