; ModuleID = 'launched.ll'
source_filename = "launched.ll"
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  %p.global = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p.global, align 4
  ret void
}
