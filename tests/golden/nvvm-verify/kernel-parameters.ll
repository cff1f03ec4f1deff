; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; The parameters of a kernel are read-only.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr byval([4 x i32]) align 4 %in, ptr %out) {
  %param = addrspacecast ptr %in to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %param, align 4
  store i32 %value, ptr %out, align 4
  store i32 0, ptr addrspace(101) %param, align 4
  call void @llvm.memset.p101.i64(ptr addrspace(101) %param, i8 0, i64 16, i1 false)
  %old = atomicrmw add ptr addrspace(101) %param, i32 1 monotonic, align 4
  ret void
}

declare void @llvm.memset.p101.i64(ptr addrspace(101), i8, i64, i1)
