; RUN: nvopt -passes=lower-aggr-copies -memmove-lowering=load-first -S %s
; Everything is loaded before anything is stored, where that is within the limit; else the direction is tested.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unrolled(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %dst, ptr align 8 %src, i64 21, i1 false)
  ret void
}

define void @too_many(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %dst, ptr align 1 %src, i64 17, i1 false)
  ret void
}

define void @unknown(ptr %dst, ptr %src, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %dst, ptr align 1 %src, i64 %n, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
