; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -pass-remarks-analysis=loop-vectorize -verify-diagnostics -disable-output %s

; Why loops are left is told also where a function has no phi. The words and their order are opt's.

@flag = global i32 0

define void @waits() {
entry:
  br label %loop

loop:
  ; expected-remark@unknown {{loop not vectorized: loop induction variable could not be identified}}
  ; expected-remark@unknown {{loop not vectorized: Cannot vectorize uncountable loop}}
  ; expected-remark@unknown {{loop not vectorized: could not determine number of loop iterations}}
  %now = load volatile i32, ptr @flag, align 4
  %again = icmp eq i32 %now, 0
  br i1 %again, label %loop, label %done

done:
  ret void
}
