; ModuleID = 'spelled_once.ll'
source_filename = "spelled_once.ll"

declare void @use.i8(i8)

declare void @use.i16(i16)

declare void @use.i32(i32)

define i32 @lowest_bit(i32 %x) {
  %one = and i32 %x, 1
  %all = sub nsw i32 0, %one
  call void @use.i32(i32 %one)
  ret i32 %all
}

define i32 @lowest_bit_chosen(i32 %x, i32 %y) {
  %lowest = and i32 %x, 1
  %1 = icmp eq i32 %x, %y
  %chosen = select i1 %1, i32 0, i32 %lowest
  call void @use.i32(i32 %lowest)
  ret i32 %chosen
}

define i8 @narrow_operands(i32 %x) {
  %1 = trunc i32 %x to i8
  %narrow = and i8 %1, 100
  %other = or i8 %1, 16
  call void @use.i8(i8 %narrow)
  ret i8 %other
}

define i16 @arm(i1 %c) {
  %all = sext i1 %c to i16
  %chosen = select i1 %c, i16 -1, i16 12
  call void @use.i16(i16 %all)
  ret i16 %chosen
}

define i1 @in_range(i32 %x) {
  %low = call i32 @llvm.smin.i32(i32 %x, i32 -1)
  %near = icmp samesign ugt i32 %low, -67108865
  call void @use.i32(i32 %low)
  ret i1 %near
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
