; RUN: nvopt -passes=nv-early-inliner -inline-budget=9 -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
; RUN: nvopt -passes=nv-early-inliner -inline-budget=10 -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
; RUN: nvopt -passes=nv-early-inliner -inline-budget=5 -aggressive-inline -profuseinline -disable-output %s 2>&1
; RUN: nvopt -passes=nv-early-inliner -inline-total-budget=10 -profuseinline -disable-output %s 2>&1
; RUN: nvopt -passes=nv-early-inliner -inline-total-budget=9 -profuseinline -disable-output %s 2>&1
; RUN: nvopt -passes=nv-early-inliner -inline-budget=0 -nv-inline-all -profuseinline -disable-output %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@g = addrspace(1) global i32 0
@s = addrspace(3) global [4 x i32] poison

; Ten instructions and no arguments.
define void @ten() {
  %a = load volatile i32, ptr addrspace(1) @g
  %b = load volatile i32, ptr addrspace(1) @g
  %c = add i32 %a, %b
  %d = mul i32 %c, %b
  %e = xor i32 %d, %a
  %f = mul i32 %e, %c
  %g = xor i32 %f, %d
  %h = mul i32 %g, %e
  store volatile i32 %h, ptr addrspace(1) @g
  ret void
}

define ptx_kernel void @one() {
  call void @ten()
  ret void
}

define ptx_kernel void @two() {
  call void @ten()
  call void @ten()
  ret void
}

; Eight less for each four bytes, rounded up, of arguments and results.
define i64 @words(i32 %x, i8 %y) {
  %z = zext i8 %y to i32
  %s = add i32 %x, %z
  %r = zext i32 %s to i64
  ret i64 %r
}

define ptx_kernel void @of_words(ptr addrspace(1) %p, i32 %x, i8 %y) {
  %r = call i64 @words(i32 %x, i8 %y)
  %q = call i64 @words(i32 3, i8 %y)
  %k = call i64 @words(i32 3, i8 4)
  ret void
}

; Which way a constant goes.
define void @either(i1 %c, i32 %n) {
  %known = icmp eq i32 %n, 3
  br i1 %c, label %some, label %none
some:
  br i1 %known, label %more, label %none
more:
  call void @llvm.assume(i1 %known)
  store volatile i32 1, ptr addrspace(1) @g
  store volatile i32 2, ptr addrspace(1) @g
  br label %none
none:
  ret void
}

define ptx_kernel void @ways(i1 %c, i32 %n) {
  call void @either(i1 %c, i32 %n)
  call void @either(i1 true, i32 %n)
  call void @either(i1 true, i32 3)
  call void @either(i1 true, i32 4)
  call void @either(i1 false, i32 poison)
  ret void
}

; 200 less where the space of a pointer is seen here, and hidden there.
define void @generic(ptr %p) {
  store volatile i32 1, ptr %p
  ret void
}

define void @unused(ptr %p) {
  ret void
}

define ptx_kernel void @spaces(ptr %p, ptr addrspace(1) %q) {
  %l = alloca i32
  %at = getelementptr i32, ptr addrspace(1) %q, i32 7
  %cast = addrspacecast ptr addrspace(1) %at to ptr
  call void @generic(ptr %p)
  call void @generic(ptr %l)
  call void @generic(ptr %cast)
  call void @generic(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  call void @unused(ptr %l)
  ret void
}

; What is inlined into a callee counts for its callers.
define void @outer() {
  call void @ten()
  ret void
}

define ptx_kernel void @above() {
  call void @outer()
  call void @outer()
  ret void
}

; Nothing is left of it.
define internal void @called_once() {
  store volatile i32 1, ptr addrspace(1) @g
  store volatile i32 2, ptr addrspace(1) @g
  store volatile i32 3, ptr addrspace(1) @g
  store volatile i32 4, ptr addrspace(1) @g
  store volatile i32 5, ptr addrspace(1) @g
  store volatile i32 6, ptr addrspace(1) @g
  store volatile i32 7, ptr addrspace(1) @g
  store volatile i32 8, ptr addrspace(1) @g
  store volatile i32 9, ptr addrspace(1) @g
  store volatile i32 10, ptr addrspace(1) @g
  ret void
}

define ptx_kernel void @once() {
  call void @called_once()
  ret void
}

declare void @llvm.assume(i1)
