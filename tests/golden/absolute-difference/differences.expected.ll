remark: <unknown>:0:0: in function added: absolute difference in one instruction
remark: <unknown>:0:0: in function added: absolute difference in one instruction
remark: <unknown>:0:0: in function alone: absolute difference in one instruction
remark: <unknown>:0:0: in function elsewhere: absolute difference in one instruction
remark: <unknown>:0:0: in function to_itself: absolute difference in one instruction
; ModuleID = 'differences.ll'
source_filename = "differences.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

define i32 @added(i32 %a, i32 %b, i32 %s) {
  %first = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %s)
  %second = call i32 @llvm.nvvm.sad.i(i32 %b, i32 5, i32 %first)
  ret i32 %second
}

define float @alone(i32 %a, i32 %b, i32 %most) {
  %abs = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 0)
  %less = call i32 @llvm.smin.i32(i32 %abs, i32 %most)
  %float = sitofp i32 %less to float
  ret float %float
}

define i32 @elsewhere(i32 %a, i32 %b, i1 %c) {
entry:
  %abs = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 0)
  br i1 %c, label %then, label %else

then:                                             ; preds = %entry
  %sum = add i32 %abs, %a
  ret i32 %sum

else:                                             ; preds = %entry
  ret i32 %a
}

define i32 @to_itself(i32 %a, i32 %b) {
  %abs = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 0)
  %twice = add i32 %abs, %abs
  ret i32 %twice
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
