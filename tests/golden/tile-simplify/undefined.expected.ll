; ModuleID = 'undefined.ll'
source_filename = "undefined.ll"

declare void @use(i8)

define i32 @divisor(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = udiv i32 %x, %y
  %b = udiv i32 %x, %z
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}

define i32 @signed_dividend(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = srem i32 %y, %x
  %b = srem i32 %z, %x
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}

define i32 @dividend(i1 %c, i32 %x, i32 %y, i32 %z) {
  %1 = select i1 %c, i32 %y, i32 %z
  %s = udiv i32 %1, %x
  ret i32 %s
}

define i32 @sound_condition(i1 noundef %c, i32 %x, i32 %y, i32 %z) {
  %1 = select i1 %c, i32 %y, i32 %z
  %s = sdiv i32 %x, %1
  ret i32 %s
}

define i32 @frozen(i1 %c, i32 %x, i32 %y, ptr %p) {
  %chosen = select i1 %c, i32 %x, i32 %y
  store i32 %chosen, ptr %p, align 4
  %a = freeze i32 %x
  %b = freeze i32 %y
  %s = select i1 %c, i32 %a, i32 %b
  %r = sub i32 %s, %a
  ret i32 %r
}

define void @negative_without_wrap(i8 %x) {
  call void @use(i8 0)
  %b = sub i8 0, %x
  call void @use(i8 %b)
  call void @use(i8 %b)
  ret void
}
