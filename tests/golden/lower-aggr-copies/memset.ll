; RUN: nvopt -passes=lower-aggr-copies -S %s
; The byte is repeated to each width: a constant where it is one, else by a multiplication.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @constant(ptr addrspace(1) %dst) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %dst, i8 -91, i64 31, i1 false)
  ret void
}

define void @zero(ptr %dst) {
  call void @llvm.memset.p0.i64(ptr align 16 %dst, i8 0, i64 32, i1 false)
  ret void
}

define void @variable(ptr %dst, i8 %byte) {
  call void @llvm.memset.p0.i64(ptr align 16 %dst, i8 %byte, i64 31, i1 false)
  ret void
}

define void @variable_words(ptr %dst, i8 %byte) {
  call void @llvm.memset.p0.i64(ptr align 4 %dst, i8 %byte, i64 8, i1 false)
  ret void
}

define void @poison(ptr %dst) {
  call void @llvm.memset.p0.i64(ptr align 16 %dst, i8 poison, i64 20, i1 false)
  ret void
}

define void @loop(ptr %dst, i8 %byte) {
  call void @llvm.memset.p0.i64(ptr align 8 %dst, i8 %byte, i64 140, i1 false)
  ret void
}

define void @bytes(ptr %dst, i8 %byte, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %dst, i8 %byte, i64 %n, i1 false)
  ret void
}

define void @elements_and_bytes(ptr %dst, i8 %byte, i32 %n) {
  call void @llvm.memset.p0.i32(ptr align 16 %dst, i8 %byte, i32 %n, i1 false)
  ret void
}

define void @nothing(ptr %dst, i8 %byte) {
  call void @llvm.memset.p0.i64(ptr align 8 %dst, i8 %byte, i64 0, i1 true)
  ret void
}

declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg)
