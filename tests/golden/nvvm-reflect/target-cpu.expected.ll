warning: nvvm-reflect: __CUDA_ARCH is not known: pass -mcpu=sm_XX; calls that ask for it are left in place
; ModuleID = 'target-cpu.ll'
source_filename = "target-cpu.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"

declare i32 @__nvvm_reflect(ptr)

define i32 @turing() #0 {
  ret i32 750
}

define i32 @blackwell() #1 {
  ret i32 1000
}

define i32 @unknown() {
  %arch = call i32 @__nvvm_reflect(ptr @arch)
  %sum = add i32 %arch, 1
  ret i32 %sum
}

attributes #0 = { "target-cpu"="sm_75" }
attributes #1 = { "target-cpu"="sm_100f" }

!llvm.module.flags = !{!0}

!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
