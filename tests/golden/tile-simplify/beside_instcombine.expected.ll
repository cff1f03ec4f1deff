; ModuleID = 'beside_instcombine.ll'
source_filename = "beside_instcombine.ll"

declare void @use.i1(i1)

declare void @use.i8(i8)

declare void @use.i16(i16)

declare void @use.i64(i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

define void @operand_replaced_before(i64 %a, i64 %b) {
  %v1 = sub i64 0, %b
  %v4 = and i64 %v1, 255
  %v6 = add i64 %v4, %a
  %v11 = icmp uge i64 %a, %v6
  %v12 = call i64 @llvm.umax.i64(i64 %v6, i64 %a)
  %v13 = shl i64 %v12, 58
  call void @use.i1(i1 %v11)
  call void @use.i1(i1 true)
  call void @use.i64(i64 %v13)
  ret void
}

define i32 @min_with_one(i32 %a) {
  %s = lshr i32 %a, 20
  %t = trunc nuw nsw i32 %s to i16
  %m = call i32 @llvm.smin.i32(i32 %s, i32 1)
  call void @use.i16(i16 %t)
  ret i32 %m
}

define i64 @arm_that_is_there(i64 noundef %a, i64 noundef %b, i64 noundef %c) {
  %min = call i64 @llvm.umin.i64(i64 %c, i64 %b)
  %is_one = icmp eq i64 %c, 1
  %outer = select i1 %is_one, i64 %min, i64 %a
  call void @use.i64(i64 %outer)
  ret i64 %min
}

define i64 @contrary(i64 noundef %a, i64 noundef %b) {
  %less = icmp sge i64 %b, %a
  %ones = sext i1 %less to i64
  %other = select i1 %less, i64 %a, i64 4611686018427387903
  %below = icmp ult i64 %other, %b
  call void @use.i1(i1 %below)
  ret i64 %ones
}

define i64 @truncated_choice(i64 %a, i64 %b) {
  %same = icmp eq i64 %a, %b
  %one = select i1 %same, i64 576460752303423487, i64 0
  %wide = sext i1 %same to i64
  call void @use.i64(i64 %wide)
  ret i64 %one
}

define i16 @number_less_xor(i16 %a) {
  %s = shl i16 %a, 10
  %r = or disjoint i16 %s, 5
  ret i16 %r
}

define void @truncated_and_extended(i64 %a, i64 %b) {
  %1 = sub i64 0, %a
  %2 = xor i64 %b, %1
  %r = trunc i64 %2 to i8
  call void @use.i8(i8 %r)
  ret void
}

define void @choices(i8 noundef %a) {
  %c = icmp ugt i8 %a, -128
  %one = select i1 %c, i8 2, i8 0
  call void @use.i8(i8 %one)
  call void @use.i8(i8 0)
  ret void
}

define i32 @shifted_forth_and_back(i32 noundef %a, i32 noundef %b) {
  %s = lshr i32 %a, 4
  %1 = and i32 %s, 7
  %y = xor i32 %b, %1
  ret i32 %y
}

define i8 @signs(i8 %a, i8 %b) {
  %c = icmp sgt i8 %a, 1
  %s = sext i1 %c to i8
  %w = and i8 %b, 1
  %r = add nsw i8 %w, %s
  ret i8 %r
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
