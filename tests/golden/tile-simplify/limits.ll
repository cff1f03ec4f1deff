; RUN: nvopt -passes=tile-simplify %s
; RUN: nvopt -passes=tile-simplify -tile-simplify-rounds=1 %s
; RUN: nvopt -passes=tile-simplify -tile-simplify-recursion-limit=0 %s

define i32 @chain(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = sub i32 %a, %x
  %c = xor i32 %b, %y
  %d = or i32 %c, %x
  ret i32 %d
}

; What may be undef is not read more often: the xor of this choice and %z reads %x, %y and %z once.
define i32 @undef_once(i32 %x, i32 %y, i32 %z) {
  %a = and i32 %x, %y
  %n = xor i32 %x, -1
  %b = and i32 %n, %z
  %c = or i32 %a, %b
  %d = xor i32 %c, %z
  ret i32 %d
}

; A division stays where it is, and none is made of what isn't one.
define i32 @divisions(i32 %x, i32 %y, ptr %p) {
  %q = udiv i32 %x, %y
  store i32 %q, ptr %p
  %m = mul i32 %q, %y
  %r = sub i32 %x, %m
  ret i32 %r
}
