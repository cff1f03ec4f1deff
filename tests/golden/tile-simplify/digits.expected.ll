; ModuleID = 'digits.ll'
source_filename = "digits.ll"

define i32 @relinearized(i32 noundef %i) {
  ret i32 %i
}

define i32 @other_stride(i32 noundef %i) {
  %z = udiv i32 %i, 96
  %b = add i32 %i, %z
  ret i32 %b
}

define i32 @lanes(i32 noundef %i, i32 noundef %j) {
  %b = add i32 %i, %j
  ret i32 %b
}

define i32 @row_of_index(i32 noundef %row, i32 noundef %col) {
  ret i32 %row
}

define i32 @it_may_overflow(i32 noundef %row, i32 noundef %col) {
  %c = urem i32 %col, 24
  %r = mul i32 %row, 24
  %i = add i32 %r, %c
  %q = udiv i32 %i, 24
  ret i32 %q
}

define i32 @with_signs(i32 noundef %i, i32 noundef %n, i32 noundef %k) {
  %b = add i32 %i, %k
  ret i32 %b
}
