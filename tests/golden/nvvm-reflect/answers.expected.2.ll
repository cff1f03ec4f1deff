; ModuleID = 'answers.ll'
source_filename = "answers.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
@div = private constant [16 x i8] c"__CUDA_PREC_DIV\00"
@sqrt = private constant [17 x i8] c"__CUDA_PREC_SQRT\00"
@mine = private constant [5 x i8] c"MINE\00"

define void @all(ptr %out) {
  store volatile i32 900, ptr %out, align 4
  store volatile i32 1, ptr %out, align 4
  store volatile i32 0, ptr %out, align 4
  store volatile i32 1, ptr %out, align 4
  store volatile i32 0, ptr %out, align 4
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
