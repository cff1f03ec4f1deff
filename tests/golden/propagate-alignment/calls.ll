; RUN: nvopt -passes=propagate-alignment -pass-remarks=. -S %s 2>&1
; Parameters and results of functions all of whose calls are here.

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
  store float %x, ptr %p, align 4
  %s = call float @never(ptr poison)
  ret void
}

define internal float @dot(ptr %x, ptr noundef %y) {
  %a = load float, ptr %x, align 4
  %b = load float, ptr %y, align 4
  %c = fadd float %a, %b
  ret float %c
}

define internal float @recursive(ptr %x, i32 %step) {
  %a = load float, ptr %x, align 4
  %next = getelementptr float, ptr %x, i32 %step
  %more = fcmp ogt float %a, 0.0
  br i1 %more, label %again, label %done

again:
  %b = call float @recursive(ptr %next, i32 %step)
  ret float %b

done:
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
  store float 1.0, ptr %x, align 4
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

define internal ptr @choose(ptr %x, ptr %y, i1 %c) {
  br i1 %c, label %one, label %other

one:
  ret ptr %x

other:
  ret ptr %y
}
