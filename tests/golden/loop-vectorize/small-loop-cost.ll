; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -small-loop-cost=7 -pass-remarks=loop-vectorize -disable-output %s 2>&1 | FileCheck %s --check-prefixes=ONE,SCALED-ONE
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -small-loop-cost=8 -pass-remarks=loop-vectorize -disable-output %s 2>&1 | FileCheck %s --check-prefixes=TWO,SCALED-ONE
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize -disable-output %s 2>&1 | FileCheck %s --check-prefixes=TWO,SCALED-ONE
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -small-loop-cost=47 -pass-remarks=loop-vectorize -disable-output %s 2>&1 | FileCheck %s --check-prefixes=TWO,SCALED-ONE
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -small-loop-cost=48 -pass-remarks=loop-vectorize -disable-output %s 2>&1 | FileCheck %s --check-prefixes=TWO,SCALED-TWO

; Loops of few iterations get several parts all the same where one costs little: an eighth of the limit, for two parts.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; ONE: in function filled: vectorized loop (vectorization width: 4, interleaved count: 1)
; TWO: in function filled: vectorized loop (vectorization width: 4, interleaved count: 2)
define void @filled(ptr noalias align 16 %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 0.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 16
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; SCALED-ONE: in function scaled: vectorized loop (vectorization width: 4, interleaved count: 1)
; SCALED-TWO: in function scaled: vectorized loop (vectorization width: 4, interleaved count: 2)
define void @scaled(ptr noalias align 16 %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %y = fmul float %x, 2.0
  store float %y, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 16
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
