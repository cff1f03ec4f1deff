; RUN: nvopt -passes=lower-aggr-copies -S %s
; Constant lengths: the element is as wide as the smaller alignment, at most 16 elements are unrolled, the rest goes by 8, 4, 2, 1.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @nothing(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dst, ptr align 8 %src, i64 0, i1 false)
  ret void
}

define void @no_alignment(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 3, i1 false)
  ret void
}

define void @whole_vectors(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %dst, ptr align 16 %src, i64 48, i1 false)
  ret void
}

define void @every_width(ptr %dst, ptr %src) {
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 32 %dst, ptr align 16 %src, i64 31, i1 false)
  ret void
}

define void @shorter_than_an_element(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %dst, ptr align 16 %src, i64 7, i1 false)
  ret void
}

; Each side keeps its own alignment: the source's accesses say 16 and 8 where the destination's say 4.
define void @different_alignments(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 16 %src, i64 16, i1 false)
  ret void
}

define void @sixteen(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %src, i64 32, i1 false)
  ret void
}

define void @short_length_type(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %dst, ptr align 8 %src, i32 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg)
