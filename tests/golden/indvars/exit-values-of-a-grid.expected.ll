; ModuleID = 'exit-values-of-a-grid.ll'
source_filename = "exit-values-of-a-grid.ll"

define ptx_kernel void @f(i32 %a) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %all = mul nuw nsw i32 %ntid, %nctaid
  br label %loop

loop:                                             ; preds = %loop, %entry
  br i1 false, label %loop, label %exit

exit:                                             ; preds = %loop
  %0 = add i32 %all, %tid
  %1 = sub i32 0, %0
  %2 = call i32 @llvm.umax.i32(i32 %0, i32 %a)
  %3 = add i32 %1, %2
  %4 = call i32 @llvm.umin.i32(i32 1, i32 %3)
  %5 = sub i32 %1, %4
  %6 = add i32 %5, %2
  %7 = udiv i32 %6, %all
  %8 = add i32 1, %7
  %9 = add i32 %8, %4
  %10 = mul i32 %9, %nctaid
  %11 = mul i32 %10, %ntid
  %12 = add i32 %11, %tid
  %13 = add i32 %7, %4
  %14 = mul i32 %13, %nctaid
  %15 = mul i32 %14, %ntid
  %16 = add i32 %15, %tid
  %r = add i32 %16, %12
  call void @see(i32 %r)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #0

declare void @see(i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
