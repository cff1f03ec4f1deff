; Volatile accesses stay volatile: each leaf by itself, all of them, in order; no vectors, no loops.
; RUN: nvopt -passes=lower-aggr-copies %s
; RUN: nvopt -passes=lower-aggr-copies -pass-remarks=. -disable-output %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @volatile(ptr %dst, ptr %src) {
  %v = load volatile { i32, i32, i64 }, ptr %src, align 16
  store volatile { i32, i32, i64 } %v, ptr %dst, align 16
  store volatile { i32, i32, i64 } undef, ptr %dst, align 16
  %unused = load volatile { i8, i8 }, ptr %src, align 2
  %x = extractvalue { i32, i32, i64 } %v, 1
  ret i32 %x
}

define void @large(ptr %dst, ptr %src) {
  %v = load volatile [17 x i64], ptr %src, align 8
  store [17 x i64] %v, ptr %dst, align 8
  ret void
}
