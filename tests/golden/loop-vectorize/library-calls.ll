; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1
; CantVectorizeLibcall, in other words where a flag of the compiler could help: code generation makes more of these functions than a call.

target triple = "x86_64-pc-linux-gnu"

define void @square_roots(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %y = call float @sqrtf(float %x)
  store float %y, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @logarithms(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds double, ptr %a, i64 %i
  %x = load double, ptr %p, align 8
  %y = call double @log(double %x)
  store double %y, ptr %p, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

declare float @sqrtf(float)
declare double @log(double)
