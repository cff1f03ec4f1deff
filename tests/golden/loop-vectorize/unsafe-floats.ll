; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -pass-remarks-output=- -disable-output %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-can-reorder-fp=true -pass-remarks-output=- -disable-output %s
; UnsafeFP: vectors of floats flush denormals there, which scalars don't.
target datalayout = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"
target triple = "armv7-unknown-linux-gnueabihf"

define void @doubled(ptr noalias %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i32 %i
  %x = load float, ptr %p, align 4
  %y = fmul float %x, 2.0
  store float %y, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
