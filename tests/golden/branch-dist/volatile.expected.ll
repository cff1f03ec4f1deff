remark: <unknown>:0:0: in function own: Removed dead synch: above -W, below R-
remark: <unknown>:0:0: in function own_volatile: synch is not dead: above it: -W; below it: store volatile float 1.000000e+00, ptr addrspace(5) %own, align 4
remark: <unknown>:0:0: in function copy: Removed dead synch: above -W, below RW
remark: <unknown>:0:0: in function copy_volatile: synch is not dead: above it: -W; below it: call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @q, ptr addrspace(3) @q, i64 16, i1 true)
remark: <unknown>:0:0: in function fill: Removed dead synch: above -W, below -W
remark: <unknown>:0:0: in function fill_volatile: synch is not dead: above it: -W; below it: call void @llvm.memset.p3.i64(ptr addrspace(3) @q, i8 0, i64 16, i1 true)
remark: <unknown>:0:0: in function own_fill_volatile: synch is not dead: above it: -W; below it: call void @llvm.memset.p5.i64(ptr addrspace(5) %own, i8 0, i64 16, i1 true)
remark: <unknown>:0:0: in function copied_out: synch is not dead: above it: -W; below it: R-
remark: <unknown>:0:0: in function copied_over: synch is not dead: above it: -W; below it: RW
; ModuleID = 'volatile.ll'
source_filename = "volatile.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(3) global [64 x float] undef
@q = internal addrspace(3) global [64 x float] undef

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p3.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

define ptx_kernel void @own() {
  %own = alloca [16 x i8], align 1, addrspace(5)
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  %v = load float, ptr addrspace(3) @q, align 4
  store float 1.000000e+00, ptr addrspace(5) %own, align 4
  ret void
}

define ptx_kernel void @own_volatile() {
  %own = alloca [16 x i8], align 1, addrspace(5)
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q, align 4
  store volatile float 1.000000e+00, ptr addrspace(5) %own, align 4
  ret void
}

define ptx_kernel void @copy() {
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @q, ptr addrspace(3) @q, i64 16, i1 false)
  ret void
}

define ptx_kernel void @copy_volatile() {
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @q, ptr addrspace(3) @q, i64 16, i1 true)
  ret void
}

define ptx_kernel void @fill() {
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.memset.p3.i64(ptr addrspace(3) @q, i8 0, i64 16, i1 false)
  ret void
}

define ptx_kernel void @fill_volatile() {
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memset.p3.i64(ptr addrspace(3) @q, i8 0, i64 16, i1 true)
  ret void
}

define ptx_kernel void @own_fill_volatile() {
  %own = alloca [16 x i8], align 1, addrspace(5)
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load float, ptr addrspace(3) @q, align 4
  call void @llvm.memset.p5.i64(ptr addrspace(5) %own, i8 0, i64 16, i1 true)
  ret void
}

define ptx_kernel void @copied_out() {
  %own = alloca [16 x i8], align 1, addrspace(5)
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p5.p3.i64(ptr addrspace(5) %own, ptr addrspace(3) @p, i64 16, i1 false)
  ret void
}

define ptx_kernel void @copied_over() {
  store float 1.000000e+00, ptr addrspace(3) @p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) @p, ptr addrspace(3) @q, i64 16, i1 false)
  ret void
}

attributes #0 = { convergent nocallback nounwind }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
