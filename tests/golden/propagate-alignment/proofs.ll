; RUN: nvopt -passes=propagate-alignment -S %s
; What accesses and assumptions prove, where they dominate and nowhere else.

source_filename = "proofs.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @dominating(ptr %p, i1 %c, i64 %i) {
entry:
  %before = load float, ptr %p, align 4
  br i1 %c, label %then, label %else

then:
  %wide = load <4 x float>, ptr %p, align 16
  %next = getelementptr float, ptr %p, i64 2
  %a = load float, ptr %next, align 4
  %scaled = shl i64 %i, 2
  %far = getelementptr float, ptr %p, i64 %scaled
  %b = load float, ptr %far, align 4
  br label %deeper

deeper:
  %d = load float, ptr %p, align 4
  br label %join

else:
  %e = load float, ptr %p, align 4
  br label %join

join:
  %f = load float, ptr %p, align 4
  ret void
}

define ptx_kernel void @backwards(ptr %p, ptr %q, i64 %i) {
  %third = getelementptr i8, ptr %p, i64 8
  %wide = load <4 x float>, ptr %third, align 16
  %first = load float, ptr %p, align 4
  %sixth = getelementptr i8, ptr %p, i64 24
  %a = load float, ptr %sixth, align 4
  %unknown = getelementptr i8, ptr %q, i64 %i
  %b = load <4 x float>, ptr %unknown, align 16
  %c = load float, ptr %q, align 1
  %d = load float, ptr %unknown, align 4
  ret void
}

define ptx_kernel void @told(ptr %p, ptr %q, ptr %r, ptr %s, i64 %n) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 16, i64 4) ]
  %a = load float, ptr %p, align 4
  %first = load float, ptr %q, align 4
  %moved = getelementptr i8, ptr %q, i64 12
  %b = load float, ptr %moved, align 4
  %address = ptrtoint ptr %r to i64
  %low = and i64 %address, 31
  %zero = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %zero)
  %c = load float, ptr %r, align 4
  call void @take(ptr noundef align 64 %s)
  %d = load float, ptr %s, align 4
  ret void
}

define ptx_kernel void @not_told(ptr %p, ptr %q, i64 %n) {
  call void @take(ptr align 64 %p)
  %a = load float, ptr %p, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %q, i8 0, i64 %n, i1 false)
  %b = load float, ptr %q, align 4
  call void @llvm.memset.p0.i64(ptr align 16 %q, i8 0, i64 4, i1 false)
  %c = load float, ptr %q, align 4
  ret void
}

declare void @take(ptr)
declare void @llvm.assume(i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
