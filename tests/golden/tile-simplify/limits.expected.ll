; ModuleID = 'limits.ll'
source_filename = "limits.ll"

define i32 @chain(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @undef_once(i32 %x, i32 %y, i32 %z) {
  %1 = xor i32 %y, %z
  %d = and i32 %x, %1
  ret i32 %d
}

define i32 @divisions(i32 %x, i32 %y, ptr %p) {
  %q = udiv i32 %x, %y
  store i32 %q, ptr %p, align 4
  %m = mul i32 %q, %y
  %r = sub i32 %x, %m
  ret i32 %r
}
