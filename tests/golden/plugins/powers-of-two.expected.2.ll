; ModuleID = 'powers-of-two.ll'
source_filename = "powers-of-two.ll"

define i32 @offset(i32 %row, i32 %column) {
  %1 = shl i32 %row, 5
  %offset = add i32 %1, %column
  ret i32 %offset
}

define i64 @mixed(i64 %a) {
  ret i64 0
}
