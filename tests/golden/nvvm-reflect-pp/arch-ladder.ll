; RUN: nvopt -passes=nvvm-reflect,nvvm-reflect-pp -mcpu=sm_89 -S %s
; A ladder of comparisons with __CUDA_ARCH, a switch on it, arithmetic with it; what is not decided stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

declare i32 @__nvvm_reflect(ptr)
declare i32 @hopper(i32)
declare i32 @ampere(i32)
declare i32 @turing(i32)

define i32 @ladder(i32 %x) {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %is.hopper = icmp sge i32 %a, 900
  br i1 %is.hopper, label %new, label %else
new:
  %n = call i32 @hopper(i32 %x)
  br label %done
else:
  %b = call i32 @__nvvm_reflect(ptr @arch)
  %is.ampere = icmp sge i32 %b, 800
  br i1 %is.ampere, label %middle, label %old
middle:
  %m = call i32 @ampere(i32 %x)
  br label %done
old:
  %o = call i32 @turing(i32 %x)
  br label %done
done:
  %r = phi i32 [ %n, %new ], [ %m, %middle ], [ %o, %old ]
  ret i32 %r
}

define i32 @family(i32 %x) {
entry:
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %major = sdiv i32 %a, 100
  switch i32 %major, label %other [
    i32 7, label %turing
    i32 8, label %ampere
    i32 9, label %hopper
  ]
turing:
  %t = call i32 @turing(i32 %x)
  ret i32 %t
ampere:
  %m = call i32 @ampere(i32 %x)
  ret i32 %m
hopper:
  %h = call i32 @hopper(i32 %x)
  ret i32 %h
other:
  ret i32 0
}

define i32 @values(i32 %x, ptr %p) {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %stored = add i32 %a, 1
  store i32 %stored, ptr %p, align 4
  %new = icmp uge i32 %a, 860
  %flag = zext i1 %new to i32
  %width = select i1 %new, i32 %x, i32 128
  %dynamic = icmp ugt i32 %x, %a
  %picked = select i1 %dynamic, i32 %flag, i32 %width
  ret i32 %picked
}
