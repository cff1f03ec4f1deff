; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1 | FileCheck --check-prefix=OFF %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -enable-early-exit-vectorization -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1 | FileCheck --check-prefix=ON %s

; That early exits are not enabled, or that what is behind one may not be there, is told of loops that have no other reason, as by opt.

; OFF: in function search: loop not vectorized: Auto-vectorization of loops with uncountable early exit is not enabled
; OFF-NEXT: in function search_and_divide: loop not vectorized: value that could not be identified as reduction is used outside the loop
; ON: in function search: loop not vectorized: Auto-vectorization of loops with potentially faulting load is not supported
; ON-NEXT: in function search_and_divide: loop not vectorized: value that could not be identified as reduction is used outside the loop

define i64 @search(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %found = fcmp oeq float %x, 0.0
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i64 [ %i, %loop ], [ %n, %latch ]
  ret i64 %r
}

define i64 @search_and_divide(ptr %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi float [ 1.0, %entry ], [ %t, %latch ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %t = fdiv float %x, %s
  %found = fcmp oeq float %x, 0.0
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i64 [ %i, %loop ], [ %n, %latch ]
  ret i64 %r
}
