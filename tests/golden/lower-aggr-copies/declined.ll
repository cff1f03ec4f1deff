; RUN: nvopt -passes=lower-aggr-copies -pass-remarks-missed=lower-aggr-copies -S %s 2>&1
; Calls that are left alone, and why.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @atomic(ptr %dst, ptr %src) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i32 4)
  ret void
}

define void @pattern(ptr %dst) {
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr %dst, i32 7, i64 4, i1 false)
  ret void
}

define void @bundle(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false) [ "deopt"() ]
  ret void
}

define void @to_constant_memory(ptr addrspace(4) %dst, ptr %src) {
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %dst, ptr align 4 %src, i64 8, i1 false)
  ret void
}

define void @not_comparable(ptr addrspace(6) %dst, ptr addrspace(1) %src) {
  call void @llvm.memmove.p6.p1.i64(ptr addrspace(6) align 4 %dst, ptr addrspace(1) align 4 %src, i64 8, i1 false)
  ret void
}

declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i32 immarg)
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr, i32, i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1 immarg)
declare void @llvm.memmove.p6.p1.i64(ptr addrspace(6), ptr addrspace(1), i64, i1 immarg)
