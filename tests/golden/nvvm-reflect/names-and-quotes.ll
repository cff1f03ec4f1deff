; RUN: nvopt -passes=nvvm-reflect -mcpu=sm_90 -S %s
; Numbers within other numbers, in assembly and in strings; names that need quotes; a type and a value of one name.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32, i32 }
%7 = type { i32, i32 }

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@"quoted name" = private constant [12 x i8] c"__CUDA_ARCH\00"

declare i32 @__nvvm_reflect(ptr)

define i32 @numbers(ptr %p) {
  %1 = call i32 @__nvvm_reflect(ptr @arch)
  %2 = add i32 %1, 1
  %3 = call i32 @__nvvm_reflect(ptr @"quoted name")
  %4 = alloca [4 x i8], align 1
  store [4 x i8] c"%1 i", ptr %4, align 1
  call void asm sideeffect "mov.b32 %r1, %1; // i32 %1", "r,r"(i32 %1, i32 %2)
  %5 = call i32 asm "add.s32 $0, $1, %3;", "=r,r"(i32 %3) [ "deopt"(i32 %1, i32 %2) ]
  %6 = add i32 %1, %3
  %7 = call i32 @__nvvm_reflect(ptr @arch)
  %8 = getelementptr %7, ptr %p, i32 %7, i32 1
  store i32 %6, ptr %8, align 4
  %9 = add i32 %2, %5
  %10 = add i32 %9, %1
  %11 = add i32 %10, %7
  ret i32 %11
}

define i32 @names(i1 %c) {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %ab = add i32 %a, 1
  %a.b = add i32 %ab, %a
  %"a b" = call i32 @__nvvm_reflect(ptr @arch)
  %"1" = call i32 @__nvvm_reflect(ptr @arch)
  %"%a" = sub i32 %"a b", %"1"
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %p = phi i32 [ %a, %entry ], [ %"%a", %then ]
  %q = mul i32 %p, %a.b
  ret i32 %q
}
