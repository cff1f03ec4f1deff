; ModuleID = 'arguments.ll'
source_filename = "arguments.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%chars = type { i32, [16 x i8] }
%pair = type { ptr, ptr }

@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@global_arch = private addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00", align 1
@constant_arch = internal addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00", align 1
@prefixed = private constant [15 x i8] c"abc__CUDA_ARCH\00", align 1
@nested = private constant %chars { i32 7, [16 x i8] c"xy__CUDA_ARCH\00\00\00" }, align 4
@table = private constant %pair { ptr @ftz, ptr getelementptr (i8, ptr @prefixed, i64 3) }, align 8
@empty = private constant [1 x i8] zeroinitializer, align 1

define i32 @direct() {
  %1 = add i32 900, 900
  %2 = add i32 %1, 1
  ret i32 %2
}

define i32 @constant_expressions() {
  %a = add i32 900, 900
  %b = add i32 900, 900
  %c = add i32 %a, %b
  %d = add i32 %c, 0
  ret i32 %d
}

define i32 @instructions() {
  %generic = addrspacecast ptr addrspace(1) @global_arch to ptr
  %first = getelementptr [12 x i8], ptr %generic, i64 0, i64 0
  %one = getelementptr i8, ptr @prefixed, i64 1
  %three = getelementptr i8, ptr %one, i32 2
  %loaded = load ptr, ptr @table, align 8
  %a = add i32 900, 900
  %b = add i32 %a, 1
  ret i32 %b
}
