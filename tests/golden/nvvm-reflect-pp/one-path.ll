; RUN: nvopt -passes=nvvm-reflect,nvvm-reflect-pp -ftz=1 -S %s
; RUN: nvopt -passes=nvvm-reflect,nvvm-reflect-pp -S %s
; The pattern of all of libdevice: of the two paths one is left, in one block.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.floor.f(float)
declare float @llvm.nvvm.floor.ftz.f(float)

define float @floorf(float %f) {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:
  %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
  br label %7

5:
  %6 = call float @llvm.nvvm.floor.f(float %f)
  br label %7

7:
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}
