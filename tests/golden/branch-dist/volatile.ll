; RUN: nvopt -passes=branch-dist -pass-remarks=. -pass-remarks-missed=. -S %s 2>&1
; What keeps a barrier that would go without it: a volatile access, also of a thread's own memory and in a copy or a fill.
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(3) global [64 x float] undef
@q = internal addrspace(3) global [64 x float] undef

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
declare void @llvm.memcpy.p5.p3.i64(ptr addrspace(5), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)

; It goes.
define ptx_kernel void @own() {
  %own = alloca [16 x i8], addrspace(5)
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q
  store float 1.0, ptr addrspace(5) %own
  ret void
}

; It stays.
define ptx_kernel void @own_volatile() {
  %own = alloca [16 x i8], addrspace(5)
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q
  store volatile float 1.0, ptr addrspace(5) %own
  ret void
}

; It goes.
define ptx_kernel void @copy() {
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @q, ptr addrspace(3) @q, i64 16, i1 false)
  ret void
}

; It stays.
define ptx_kernel void @copy_volatile() {
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @q, ptr addrspace(3) @q, i64 16, i1 true)
  ret void
}

; It goes.
define ptx_kernel void @fill() {
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memset.p3.i64(ptr addrspace(3) @q, i8 0, i64 16, i1 false)
  ret void
}

; It stays.
define ptx_kernel void @fill_volatile() {
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memset.p3.i64(ptr addrspace(3) @q, i8 0, i64 16, i1 true)
  ret void
}

; It stays.
define ptx_kernel void @own_fill_volatile() {
  %own = alloca [16 x i8], addrspace(5)
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q
  call void @llvm.memset.p5.i64(ptr addrspace(5) %own, i8 0, i64 16, i1 true)
  ret void
}

; What was written is read: it stays.
define ptx_kernel void @copied_out() {
  %own = alloca [16 x i8], addrspace(5)
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p5.p3.i64(ptr addrspace(5) %own, ptr addrspace(3) @p, i64 16, i1 false)
  ret void
}

; What was written is written: it stays.
define ptx_kernel void @copied_over() {
  store float 1.0, ptr addrspace(3) @p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @p, ptr addrspace(3) @q, i64 16, i1 false)
  ret void
}
