; ModuleID = 'names-and-quotes.ll'
source_filename = "names-and-quotes.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32, i32 }

@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@"quoted name" = private constant [12 x i8] c"__CUDA_ARCH\00"

define i32 @numbers(ptr %p) {
  %1 = add i32 900, 1
  %2 = alloca [4 x i8], align 1
  store [4 x i8] c"%1 i", ptr %2, align 1
  call void asm sideeffect "mov.b32 %r1, %1; // i32 %1", "r,r"(i32 900, i32 %1)
  %3 = call i32 asm "add.s32 $0, $1, %3;", "=r,r"(i32 900) [ "deopt"(i32 900, i32 %1) ]
  %4 = add i32 900, 900
  %5 = getelementptr %0, ptr %p, i32 900, i32 1
  store i32 %4, ptr %5, align 4
  %6 = add i32 %1, %3
  %7 = add i32 %6, 900
  %8 = add i32 %7, 900
  ret i32 %8
}

define i32 @names(i1 %c) {
entry:
  %ab = add i32 900, 1
  %a.b = add i32 %ab, 900
  %"%a" = sub i32 900, 900
  br i1 %c, label %then, label %join

then:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %then, %entry
  %p = phi i32 [ 900, %entry ], [ %"%a", %then ]
  %q = mul i32 %p, %a.b
  ret i32 %q
}
