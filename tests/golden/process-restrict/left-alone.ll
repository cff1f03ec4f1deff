; RUN: nvopt -passes=process-restrict %s
; Whether what kernels read is known to be left alone: each is like the first but for one thing.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr addrspace(1) @gives_back(ptr addrspace(1) captures(ret: address, provenance)) nounwind willreturn memory(argmem: read)
declare void @only_reads(ptr addrspace(1) captures(none)) nounwind willreturn memory(argmem: read)
declare void @may_write(ptr addrspace(1) captures(none)) nounwind willreturn memory(argmem: readwrite)
declare void @llvm.assume(i1)

define internal void @bare(ptr addrspace(1) %p) naked {
  call void asm sideeffect "trap;", ""()
  unreachable
}

define weak void @replaceable(ptr addrspace(1) %p) noinline {
  ret void
}

define internal void @more(ptr addrspace(1) %p, ...) noinline {
  ret void
}

define internal void @nothing(ptr addrspace(1) %p) noinline {
  ret void
}

; Passed to what does nothing with it.
define ptx_kernel void @called(ptr addrspace(1) noalias %in) {
  call void @nothing(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; Nothing shows what it does.
define ptx_kernel void @called_naked(ptr addrspace(1) noalias %in) {
  call void @bare(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; Another may take its place.
define ptx_kernel void @called_weak(ptr addrspace(1) noalias %in) {
  call void @replaceable(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; It may go on to what follows.
define ptx_kernel void @called_with_more(ptr addrspace(1) noalias %in) {
  call void (ptr addrspace(1), ...) @more(ptr addrspace(1) %in, ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; What comes back leads there, and is written through.
define ptx_kernel void @given_back(ptr addrspace(1) noalias %in) {
  %q = call ptr addrspace(1) @gives_back(ptr addrspace(1) %in)
  store float 1.0, ptr addrspace(1) %q, align 4
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; Memory of arguments is read only: it stays invariant.
define ptx_kernel void @read(ptr addrspace(1) noalias %in) {
  call void @only_reads(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; Or written.
define ptx_kernel void @written(ptr addrspace(1) noalias %in) {
  call void @may_write(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; An assumption of it is none of its uses: it stays invariant.
define ptx_kernel void @assumed(ptr addrspace(1) noalias %in) {
  call void @llvm.assume(i1 true) ["align"(ptr addrspace(1) %in, i64 16)]
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}

; Vectors of pointers are not followed.
define ptx_kernel void @in_vector(ptr addrspace(1) noalias %in) {
  %v = getelementptr float, ptr addrspace(1) %in, <2 x i64> <i64 0, i64 1>
  %e = extractelement <2 x ptr addrspace(1)> %v, i32 0
  store float 1.0, ptr addrspace(1) %e, align 4
  %x = load float, ptr addrspace(1) %in, align 4
  ret void
}
