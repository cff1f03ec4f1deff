; RUN: nvopt -passes=nvvm-reflect -arch=compute_100 -ftz=1 -prec-div=1 -nvvm-reflect-add=MINE=42 -nvvm-reflect-add=__CUDA_FTZ=7 -S %s
; RUN: nvopt -passes=nvvm-reflect -mcpu=sm_90a -prec-sqrt=1 -S %s
; Where each answer comes from: the target, the options, -nvvm-reflect-add over all of them, 0 for everything else.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
@div = private constant [16 x i8] c"__CUDA_PREC_DIV\00"
@sqrt = private constant [17 x i8] c"__CUDA_PREC_SQRT\00"
@mine = private constant [5 x i8] c"MINE\00"

declare i32 @__nvvm_reflect(ptr)

define void @all(ptr %out) {
  %1 = call i32 @__nvvm_reflect(ptr @arch)
  %2 = call i32 @__nvvm_reflect(ptr @ftz)
  %3 = call i32 @__nvvm_reflect(ptr @div)
  %4 = call i32 @__nvvm_reflect(ptr @sqrt)
  %5 = call i32 @__nvvm_reflect(ptr @mine)
  store volatile i32 %1, ptr %out, align 4
  store volatile i32 %2, ptr %out, align 4
  store volatile i32 %3, ptr %out, align 4
  store volatile i32 %4, ptr %out, align 4
  store volatile i32 %5, ptr %out, align 4
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
