; ModuleID = 'powers-of-two.ll'
source_filename = "powers-of-two.ll"

define i32 @offset(i32 %row, i32 %column) {
  %1 = shl nuw i32 %row, 5
  %offset = add i32 %1, %column
  ret i32 %offset
}

define i64 @mixed(i64 %a) {
  %1 = shl i64 %a, 1
  %three = mul i64 %1, 3
  %top = mul i64 %three, -9223372036854775808
  ret i64 %top
}
