; RUN: nvopt -passes=nvvm-reflect -S %s 2>&1
; Without -mcpu the function's own "target-cpu" decides; where there is none the call stays, and the user is told what to pass.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"

declare i32 @__nvvm_reflect(ptr)

define i32 @turing() #0 {
  %arch = call i32 @__nvvm_reflect(ptr @arch)
  ret i32 %arch
}

define i32 @blackwell() #1 {
  %arch = call i32 @__nvvm_reflect(ptr @arch)
  ret i32 %arch
}

define i32 @unknown() {
  %arch = call i32 @__nvvm_reflect(ptr @arch)
  %ftz = call i32 @__nvvm_reflect(ptr @ftz)
  %sum = add i32 %arch, %ftz
  ret i32 %sum
}

attributes #0 = { "target-cpu"="sm_75" }
attributes #1 = { "target-cpu"="sm_100f" }

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
