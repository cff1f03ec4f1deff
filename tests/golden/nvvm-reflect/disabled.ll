; RUN: nvopt -passes=nvvm-reflect -mcpu=sm_90 -nvvm-reflect-enable=false -S %s
; The knob leaves every call in place.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"

declare i32 @__nvvm_reflect(ptr)

define i32 @f() {
  %arch = call i32 @__nvvm_reflect(ptr @arch)
  ret i32 %arch
}
