; Outside kernels the work is bounded: what is too large is unknown.
; RUN: nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1
; RUN: nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-expr-size=3 -disable-output %s 2>&1
; RUN: nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-expr-size=3 -scalar-evolution-max-expr-failures=0 -disable-output %s 2>&1
; RUN: nvopt -passes='print<scalar-evolution>' -scalar-evolution-max-expr-size=3 -scalar-evolution-complexity-control=false \
; RUN:   -disable-output %s 2>&1

define i32 @device(i32 %a, i32 %b) {
  %c = add i32 %a, 1
  %d = mul i32 %c, %b
  %e = add i32 %d, %a
  %f = sub i32 %a, 1
  ret i32 %e
}

define ptx_kernel void @kernel(i32 %a, i32 %b) {
  %c = add i32 %a, 1
  %d = mul i32 %c, %b
  %e = add i32 %d, %a
  ret void
}
