warning: arguments.json:30:5: no kernel of the module is called 'pionters'; did you mean 'pointers'?
warning: arguments.json:31:5: 'device' is not a kernel that the module defines
; ModuleID = 'arguments.ll'
source_filename = "arguments.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @pointers(ptr align 16 %aligned, ptr align 32 %more, ptr align 16 %less, ptr noalias %own, ptr noalias %alone, ptr readonly align 4 %read, ptr readnone %none, ptr nonnull %there) {
  %x = load float, ptr %read, align 4
  store float %x, ptr %alone, align 4
  ret void
}

define ptx_kernel void @numbers(i32 %value, i32 range(i32 50, 100) %narrow, i64 range(i64 1, -9223372036854775808) %from, i64 range(i64 -9223372036854775808, 11) %to, i32 range(i32 0, -294967295) %large, i8 %all, i32 %four, i32 %three, i32 range(i32 0, -2147483648) %positive) {
  %alloca = alloca [4 x i32], align 4
  %1 = urem i32 %positive, 3
  %2 = icmp eq i32 %1, 0
  call void @llvm.assume(i1 %2)
  %3 = srem i32 %three, 3
  %4 = icmp eq i32 %3, 0
  call void @llvm.assume(i1 %4)
  %5 = and i32 %four, 3
  %6 = icmp eq i32 %5, 0
  call void @llvm.assume(i1 %6)
  %a = add i32 7, %narrow
  %b = add i32 %four, %three
  %c = add i32 %a, %b
  call void @use(i32 %c, i32 7)
  ret void
}

define ptx_kernel void @_ZN2ns5namedEPf(ptr align 8 %0, i32 %1) {
  ret void
}

define ptx_kernel void @globbed_1(ptr align 4 %p) {
  ret void
}

define ptx_kernel void @globbed_2(ptr align 4 %p) {
  ret void
}

define void @device(ptr %p) {
  ret void
}

declare void @use(i32, i32)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
