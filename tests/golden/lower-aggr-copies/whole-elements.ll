; RUN: nvopt -passes=lower-aggr-copies -S %s
; Of a number of elements times their size nothing is left over. A factor that is too small, and a sum, leave it open.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @floats(ptr %dst, ptr %src, i64 %n) {
  %bytes = shl i64 %n, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 %bytes, i1 false)
  ret void
}

define void @moved(ptr %dst, ptr %src, i32 %n) {
  %bytes = mul i32 %n, 24
  call void @llvm.memmove.p0.p0.i32(ptr align 8 %dst, ptr align 8 %src, i32 %bytes, i1 false)
  ret void
}

define void @filled(ptr %dst, i64 %n) {
  %bytes = and i64 %n, -16
  call void @llvm.memset.p0.i64(ptr align 16 %dst, i8 7, i64 %bytes, i1 false)
  ret void
}

define void @halves_of_floats(ptr %dst, ptr %src, i64 %n) {
  %bytes = shl i64 %n, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 %bytes, i1 false)
  ret void
}

define void @one_more(ptr %dst, i64 %n) {
  %floats = shl i64 %n, 2
  %bytes = add i64 %floats, 1
  call void @llvm.memset.p0.i64(ptr align 4 %dst, i8 0, i64 %bytes, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
