; RUN: not nvopt -passes=nvvm-verify -mcpu=sm_90 %s 2>&1
; RUN: not nvopt -passes=nvvm-verify -mcpu=sm_60 %s 2>&1
; More than a GPU has: constant memory, static shared memory, parameters of kernels (fewer before sm_70).

target triple = "nvptx64-nvidia-cuda"

@first = internal addrspace(4) constant [40000 x i8] zeroinitializer
@second = internal addrspace(4) constant [40000 x i8] zeroinitializer
@third = internal addrspace(4) constant [40000 x i8] zeroinitializer
@tile = internal addrspace(3) global [8192 x float] undef, align 4
@other = internal addrspace(3) global [4097 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x i8]

define void @helper(i64 %i) {
  %p = getelementptr float, ptr addrspace(3) @other, i64 %i
  store float 0.000000e+00, ptr addrspace(3) %p, align 4
  ret void
}

define ptx_kernel void @fits(i64 %i) {
  call void @helper(i64 %i)
  ret void
}

define ptx_kernel void @overflows(i64 %i) {
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %i
  store float 0.000000e+00, ptr addrspace(3) %p, align 4
  call void @helper(i64 %i)
  ret void
}

define ptx_kernel void @parameters([32763 x i8] %bytes, i16 %one_more) {
  ret void
}

define ptx_kernel void @fewer_before(ptr byval([4352 x i8]) align 16 %struct, i8 %one_more) {
  ret void
}
