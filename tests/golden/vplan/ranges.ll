; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -vplan-print -vplan-verify-each -disable-output %s 2>&1
; A plan is for all widths for which everything is decided alike: two and four for the copy. A load of b[i / 2] is one for two lanes.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy(ptr noalias align 16 %to, ptr noalias align 16 %from, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %from, i64 %i
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %to, i64 %i
  store float %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @spread(ptr noalias align 16 %to, ptr noalias align 16 %from, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %half = lshr i64 %i, 1
  %p = getelementptr inbounds float, ptr %from, i64 %half
  %x = load float, ptr %p, align 4
  %q = getelementptr inbounds float, ptr %to, i64 %i
  store float %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
