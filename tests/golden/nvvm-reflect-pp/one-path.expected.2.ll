; ModuleID = 'one-path.ll'
source_filename = "one-path.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.f(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.ftz.f(float) #0

define float @floorf(float %f) {
  %1 = call float @llvm.nvvm.floor.f(float %f)
  ret float %1
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
