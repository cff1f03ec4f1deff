; Several passes in a row, several functions: texts come in opt's order, and tell what is true after each pass.
; RUN: nvopt -passes='print<scalar-evolution>,instcombine,loop-rotate,print<scalar-evolution>,print<delinearization>,print' \
; RUN:   -disable-output %s 2>&1
; RUN: nvopt -passes='function(print<scalar-evolution>),function(print<delinearization>)' -disable-output %s 2>&1

target triple = "nvptx64-nvidia-cuda"

define void @fill(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, 10
  br i1 %more, label %body, label %exit

body:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 0, ptr %p, align 4
  %next = add i64 %i, 1
  br label %loop

exit:
  ret void
}

define i32 @twice(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
