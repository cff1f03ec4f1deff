; RUN: nvopt -passes=lower-aggr-copies -S %s
; Disjoint address spaces: one path. The same one, or two that can hold the same byte: the test stays, on generic pointers where they differ.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @global_shared(ptr addrspace(1) %dst, ptr addrspace(3) %src) {
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) align 4 %dst, ptr addrspace(3) align 4 %src, i64 8, i1 false)
  ret void
}

define void @local_constant(ptr addrspace(5) %dst, ptr addrspace(4) %src, i64 %n) {
  call void @llvm.memmove.p5.p4.i64(ptr addrspace(5) align 4 %dst, ptr addrspace(4) align 4 %src, i64 %n, i1 false)
  ret void
}

define void @shared_shared(ptr addrspace(3) %dst, ptr addrspace(3) %src) {
  call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) align 4 %dst, ptr addrspace(3) align 4 %src, i64 8, i1 false)
  ret void
}

define void @generic_global(ptr %dst, ptr addrspace(1) %src) {
  call void @llvm.memmove.p0.p1.i64(ptr align 4 %dst, ptr addrspace(1) align 4 %src, i64 8, i1 false)
  ret void
}

define void @shared_generic(ptr addrspace(3) %dst, ptr %src) {
  call void @llvm.memmove.p3.p0.i64(ptr addrspace(3) align 4 %dst, ptr align 4 %src, i64 8, i1 false)
  ret void
}

; A cluster's shared memory contains the block's own.
define void @cluster_shared(ptr addrspace(7) %dst, ptr addrspace(3) %src) {
  call void @llvm.memmove.p7.p3.i64(ptr addrspace(7) align 4 %dst, ptr addrspace(3) align 4 %src, i64 8, i1 false)
  ret void
}

; Kernel parameters lie within global memory.
define void @global_param(ptr addrspace(1) %dst, ptr addrspace(101) %src) {
  call void @llvm.memmove.p1.p101.i64(ptr addrspace(1) align 4 %dst, ptr addrspace(101) align 4 %src, i64 8, i1 false)
  ret void
}

declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1 immarg)
declare void @llvm.memmove.p5.p4.i64(ptr addrspace(5), ptr addrspace(4), i64, i1 immarg)
declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1 immarg)
declare void @llvm.memmove.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memmove.p3.p0.i64(ptr addrspace(3), ptr, i64, i1 immarg)
declare void @llvm.memmove.p7.p3.i64(ptr addrspace(7), ptr addrspace(3), i64, i1 immarg)
declare void @llvm.memmove.p1.p101.i64(ptr addrspace(1), ptr addrspace(101), i64, i1 immarg)
