; RUN: nvopt -passes=absolute-difference -pass-remarks=absolute-difference %s 2>&1
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smin.i32(i32, i32)

define i32 @added(i32 %a, i32 %b, i32 %s) {
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %first = add nuw nsw i32 %s, %abs
  %e = add nsw i32 %b, -5
  %other = call i32 @llvm.abs.i32(i32 %e, i1 false)
  %second = add i32 %other, %first
  ret i32 %second
}

; In two instructions where nothing is added.
define float @alone(i32 %a, i32 %b, i32 %most) {
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %less = call i32 @llvm.smin.i32(i32 %abs, i32 %most)
  %float = sitofp i32 %less to float
  ret float %float
}

; An addition in another block stays there.
define i32 @elsewhere(i32 %a, i32 %b, i1 %c) {
entry:
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  br i1 %c, label %then, label %else
then:
  %sum = add i32 %abs, %a
  ret i32 %sum
else:
  ret i32 %a
}

define i32 @to_itself(i32 %a, i32 %b) {
  %d = sub nsw i32 %a, %b
  %abs = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %twice = add i32 %abs, %abs
  ret i32 %twice
}
