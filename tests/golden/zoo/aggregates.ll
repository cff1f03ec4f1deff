; ModuleID = '<string>'
source_filename = "<string>"

%N = type { i32, { float, [2 x { i8, ptr }] }, <2 x i64> }

define %N @agg(%N %a, [3 x i16] %b, { i32, i32 } %c) {
  %1 = extractvalue %N %a, 0
  %2 = extractvalue %N %a, 1, 1, 1, 0
  %3 = insertvalue %N %a, i32 9, 0
  %4 = insertvalue %N %3, { i8, ptr } { i8 1, ptr null }, 1, 1, 0
  %5 = insertvalue %N %4, ptr null, 1, 1, 0, 1
  %6 = extractvalue [3 x i16] %b, 2
  %7 = insertvalue { i32, i32 } poison, i32 1, 1
  %8 = insertvalue { i32, {} } undef, {} zeroinitializer, 1
  %9 = extractvalue { i32, [0 x i8] } zeroinitializer, 1
  %10 = insertvalue [2 x <2 x i32>] zeroinitializer, <2 x i32> <i32 1, i32 2>, 1
  ret %N %5
}

define <{ i8, i32 }> @packed() {
  ret <{ i8, i32 }> <{ i8 1, i32 2 }>
}

define [2 x [2 x i8]] @arr() {
  ret [2 x [2 x i8]] [[2 x i8] c"\00\FF", [2 x i8] zeroinitializer]
}

define {} @empty() {
  ret {} zeroinitializer
}

define { {}, [0 x {}] } @empties() {
  ret { {}, [0 x {}] } { {} undef, [0 x {}] poison }
}
