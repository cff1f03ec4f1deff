; RUN: nvopt -passes=lower-aggr-copies -S %s
; The direction is tested once, then one of two paths copies. The reverse path copies what is left over first.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unrolled(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 11, i1 false)
  ret void
}

define void @loop(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 71, i1 false)
  ret void
}

define void @loop_without_remainder(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %dst, ptr align 16 %src, i64 4096, i1 false)
  ret void
}

define void @bytes(ptr %dst, ptr %src, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  ret void
}

define void @elements_and_bytes(ptr %dst, ptr %src, i32 %n) {
  call void @llvm.memmove.p0.p0.i32(ptr align 8 %dst, ptr align 8 %src, i32 %n, i1 false)
  ret void
}

; A single access is loaded whole before it is stored.
define void @one_access(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %dst, ptr align 16 %src, i64 16, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 2, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg)
