; RUN: nvopt -passes=lower-aggr-copies -S %s
; The inline forms are lowered alike; volatile stays volatile on every access.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy_inline(ptr %dst, ptr %src) {
  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 6, i1 false)
  ret void
}

define void @fill_inline(ptr %dst) {
  call void @llvm.memset.inline.p0.i64(ptr align 4 %dst, i8 1, i64 6, i1 false)
  ret void
}

define void @copy_volatile(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 6, i1 true)
  ret void
}

define void @move_volatile(ptr %dst, ptr %src, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %dst, ptr align 2 %src, i64 %n, i1 true)
  ret void
}

define void @fill_volatile(ptr %dst) {
  call void @llvm.memset.p0.i64(ptr align 4 %dst, i8 1, i64 6, i1 true)
  ret void
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64 immarg, i1 immarg)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64 immarg, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
