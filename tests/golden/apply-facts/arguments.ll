; Each fact that there is about an argument, alone and beside what is known already.
; RUN: nvopt -passes='apply-facts<file=arguments.json>' %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @pointers(ptr %aligned, ptr align 32 %more, ptr align 8 %less, ptr noalias %own, ptr %alone, ptr %read, ptr readnone %none, ptr %there) {
  %x = load float, ptr %read
  store float %x, ptr %alone
  ret void
}

define ptx_kernel void @numbers(i32 %value, i32 range(i32 0, 100) %narrow, i64 %from, i64 %to, i32 %large, i8 %all, i32 %four, i32 %three, i32 %positive) {
  %alloca = alloca [4 x i32]
  %a = add i32 %value, %narrow
  %b = add i32 %four, %three
  %c = add i32 %a, %b
  call void @use(i32 %c, i32 %value)
  ret void
}

define ptx_kernel void @_ZN2ns5namedEPf(ptr %0, i32 %1) {
  ret void
}

define ptx_kernel void @globbed_1(ptr %p) {
  ret void
}

define ptx_kernel void @globbed_2(ptr %p) {
  ret void
}

define void @device(ptr %p) {
  ret void
}

declare void @use(i32, i32)
