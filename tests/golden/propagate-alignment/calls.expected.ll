remark: <unknown>:0:0: in function dot: raised the alignment of argument %x from 1 to 16
remark: <unknown>:0:0: in function dot: raised the alignment of argument %y from 1 to 8
remark: <unknown>:0:0: in function recursive: raised the alignment of argument %x from 1 to 16
remark: <unknown>:0:0: in function choose: raised the alignment of argument %x from 1 to 16
remark: <unknown>:0:0: in function choose: raised the alignment of argument %y from 1 to 8
remark: <unknown>:0:0: in function choose: raised the alignment of the result from 1 to 8
remark: <unknown>:0:0: in function kernel: raised the alignment of store from 4 to 8
remark: <unknown>:0:0: in function dot: raised the alignment of load from 4 to 16
remark: <unknown>:0:0: in function dot: raised the alignment of load from 4 to 8
remark: <unknown>:0:0: in function recursive: raised the alignment of load from 4 to 16
; ModuleID = 'calls.ll'
source_filename = "calls.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pointer = global ptr @taken

define ptx_kernel void @kernel(ptr %unknown, i32 %n) {
  %a = alloca [16 x float], align 16
  %b = alloca [16 x float], align 8
  %x = call float @dot(ptr %a, ptr %b)
  %far = getelementptr i8, ptr %a, i64 32
  %y = call float @dot(ptr align 1 %far, ptr %a)
  %z = call float @recursive(ptr %a, i32 8)
  %w = call float @taken(ptr %a)
  %v = call float @visible(ptr %a)
  call void @copied(ptr byval([16 x float]) align 4 %a)
  %u = call float @mixed(ptr %unknown)
  %t = call float @mixed(ptr %a)
  %p = call ptr @choose(ptr %a, ptr %b, i1 true)
  store float %x, ptr %p, align 8
  %s = call float @never(ptr poison)
  ret void
}

define internal float @dot(ptr align 16 %x, ptr noundef align 8 %y) {
  %a = load float, ptr %x, align 16
  %b = load float, ptr %y, align 8
  %c = fadd float %a, %b
  ret float %c
}

define internal float @recursive(ptr align 16 %x, i32 %step) {
  %a = load float, ptr %x, align 16
  %next = getelementptr float, ptr %x, i32 %step
  %more = fcmp ogt float %a, 0.000000e+00
  br i1 %more, label %again, label %done

again:                                            ; preds = %0
  %b = call float @recursive(ptr %next, i32 %step)
  ret float %b

done:                                             ; preds = %0
  ret float %a
}

define internal float @taken(ptr %x) {
  %a = load float, ptr %x, align 4
  ret float %a
}

define float @visible(ptr %x) {
  %a = load float, ptr %x, align 4
  ret float %a
}

define internal void @copied(ptr byval([16 x float]) align 4 %x) {
  store float 1.000000e+00, ptr %x, align 4
  ret void
}

define internal float @mixed(ptr %x) {
  %a = load float, ptr %x, align 4
  ret float %a
}

define internal float @never(ptr %x) {
  %a = load float, ptr %x, align 4
  ret float %a
}

define internal float @dead(ptr %x) {
  %a = load float, ptr %x, align 4
  ret float %a
}

define internal align 8 ptr @choose(ptr align 16 %x, ptr align 8 %y, i1 %c) {
  br i1 %c, label %one, label %other

one:                                              ; preds = %0
  ret ptr %x

other:                                            ; preds = %0
  ret ptr %y
}
