target triple = "x86_64-unknown-linux-gnu"

; comment
@g = global [4 x i8] c"a
b", align 1

define i32 @f(i32 %x) {
entry:
  %y = add i32 %x, 1 ; c
  ret i32 %y
}
