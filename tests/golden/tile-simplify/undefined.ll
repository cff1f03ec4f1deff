; RUN: nvopt -passes=tile-simplify %s

declare void @use(i8)

; A condition that is poison chooses no divisor: that would be undefined behaviour where the choice of two quotients is poison.
define i32 @divisor(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = udiv i32 %x, %y
  %b = udiv i32 %x, %z
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}

; Nor what may be divided by -1, with signs.
define i32 @signed_dividend(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = srem i32 %y, %x
  %b = srem i32 %z, %x
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}

; Without signs there is no such quotient.
define i32 @dividend(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = udiv i32 %y, %x
  %b = udiv i32 %z, %x
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}

; A condition that is never poison may choose.
define i32 @sound_condition(i1 noundef %c, i32 %x, i32 %y, i32 %z) {
  %a = sdiv i32 %x, %y
  %b = sdiv i32 %x, %z
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}

; What is frozen is one number for all that read it: %s - %a is 0 where %c is true, whatever %x is.
define i32 @frozen(i1 %c, i32 %x, i32 %y, ptr %p) {
  %chosen = select i1 %c, i32 %x, i32 %y
  store i32 %chosen, ptr %p
  %a = freeze i32 %x
  %b = freeze i32 %y
  %s = select i1 %c, i32 %a, i32 %b
  %r = sub i32 %s, %a
  ret i32 %r
}

; The first is 0, or poison: the second is not the same.
define void @negative_without_wrap(i8 %x) {
  %a = sub nuw i8 0, %x
  call void @use(i8 %a)
  %b = sub i8 0, %x
  call void @use(i8 %b)
  %c = sub i8 0, %x
  call void @use(i8 %c)
  ret void
}
