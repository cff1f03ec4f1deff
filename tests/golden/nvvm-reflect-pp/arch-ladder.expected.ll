; ModuleID = 'arch-ladder.ll'
source_filename = "arch-ladder.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

declare i32 @hopper(i32)

declare i32 @ampere(i32)

declare i32 @turing(i32)

define i32 @ladder(i32 %x) {
entry:
  %m = call i32 @ampere(i32 %x)
  ret i32 %m
}

define i32 @family(i32 %x) {
entry:
  %m = call i32 @ampere(i32 %x)
  ret i32 %m
}

define i32 @values(i32 %x, ptr %p) {
  %stored = add i32 890, 1
  store i32 %stored, ptr %p, align 4
  %dynamic = icmp ugt i32 %x, 890
  %picked = select i1 %dynamic, i32 1, i32 %x
  ret i32 %picked
}
