; RUN: nvopt -passes=memory-space-opt -mtriple=nvptx64-nvidia-cuda -data-layout=e-i64:64-v16:16-v32:32-n16:32:64 %s
; RUN: nvopt -passes=memory-space-opt %s
; RUN: nvopt -passes=memory-space-opt -mtriple=nvptx64-nvidia-nvcl -data-layout=e-i64:64-v16:16-v32:32-n16:32:64 %s
; RUN: nvopt -passes=memory-space-opt -mtriple=x86_64-unknown-linux-gnu %s
; CUDA's host passes pointers to global memory, which is meant without a triple, too; OpenCL's says so in the type.

define ptx_kernel void @k(ptr %p) {
  store i32 1, ptr %p, align 4
  ret void
}
