remark: <unknown>:0:0: in function not_called: a use of a reflect function that is no call of it
remark: <unknown>:0:0: in function unknown_strings: the argument of __nvvm_reflect is not a known constant string
remark: <unknown>:0:0: in function unknown_strings: the argument of __nvvm_reflect is not a known constant string
remark: <unknown>:0:0: in function unknown_strings: the argument of __nvvm_reflect is not a known constant string
remark: <unknown>:0:0: in function unknown_query: unknown query __CUDA_FUTURE is answered with 0
; ModuleID = 'left-alone.ll'
source_filename = "left-alone.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@mutable = global [12 x i8] c"__CUDA_ARCH\00"
@unended = private constant [11 x i8] c"__CUDA_ARCH"
@future = private constant [14 x i8] c"__CUDA_FUTURE\00"
@keep = global ptr @__nvvm_reflect

declare i32 @__nvvm_reflect(ptr)

define i32 @not_called(ptr %p) {
  store ptr @__nvvm_reflect, ptr %p, align 8
  ret i32 900
}

define i32 @unknown_strings(ptr %p) {
  %a = call i32 @__nvvm_reflect(ptr %p)
  %b = call i32 @__nvvm_reflect(ptr @mutable)
  %c = call i32 @__nvvm_reflect(ptr @unended)
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}

define i32 @unknown_query() {
  ret i32 0
}
