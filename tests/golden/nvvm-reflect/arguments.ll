; RUN: nvopt -passes=nvvm-reflect -mcpu=sm_90 -ftz=1 -S %s
; The three functions that ask, and every way in which the string may be passed.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { ptr, ptr }
%chars = type { i32, [16 x i8] }

@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@global_arch = private addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00", align 1
@constant_arch = internal addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00", align 1
@prefixed = private constant [15 x i8] c"abc__CUDA_ARCH\00", align 1
@nested = private constant %chars { i32 7, [16 x i8] c"xy__CUDA_ARCH\00\00\00" }, align 4
@table = private constant %pair { ptr @ftz, ptr getelementptr (i8, ptr @prefixed, i64 3) }, align 8
@empty = private constant [1 x i8] zeroinitializer, align 1

declare i32 @__nvvm_reflect(ptr)
declare i32 @__nvvm_reflect_ocl(ptr addrspace(4))
declare i32 @llvm.nvvm.reflect(ptr)

define i32 @direct() {
  %1 = call i32 @__nvvm_reflect(ptr noundef @arch) #0
  %2 = call i32 @__nvvm_reflect_ocl(ptr addrspace(4) @constant_arch)
  %3 = tail call i32 @llvm.nvvm.reflect(ptr @ftz)
  %4 = add i32 %1, %2
  %5 = add i32 %4, %3
  ret i32 %5
}

define i32 @constant_expressions() {
  %cast = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @global_arch to ptr))
  %gep = call i32 @__nvvm_reflect(ptr getelementptr inbounds (i8, ptr @prefixed, i64 3))
  %field = call i32 @__nvvm_reflect(ptr getelementptr inbounds (%chars, ptr @nested, i32 0, i32 1, i32 2))
  %integer = call i32 @__nvvm_reflect(ptr inttoptr (i64 ptrtoint (ptr @arch to i64) to ptr))
  %nothing = call i32 @__nvvm_reflect(ptr @empty)
  %a = add i32 %cast, %gep
  %b = add i32 %field, %integer
  %c = add i32 %a, %b
  %d = add i32 %c, %nothing
  ret i32 %d
}

define i32 @instructions() {
  %generic = addrspacecast ptr addrspace(1) @global_arch to ptr
  %first = getelementptr [12 x i8], ptr %generic, i64 0, i64 0
  %cast = call i32 @__nvvm_reflect(ptr %first)
  %one = getelementptr i8, ptr @prefixed, i64 1
  %three = getelementptr i8, ptr %one, i32 2
  %nested = call i32 @__nvvm_reflect(ptr %three)
  %loaded = load ptr, ptr @table, align 8
  %table = call i32 @__nvvm_reflect(ptr %loaded)
  %a = add i32 %cast, %nested
  %b = add i32 %a, %table
  ret i32 %b
}

attributes #0 = { nounwind }
