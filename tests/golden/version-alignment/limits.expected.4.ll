remark: <unknown>:0:0: in function ten: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
; ModuleID = 'limits.ll'
source_filename = "limits.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @ten(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x0 = fadd float %a0, 1.000000e+00
  %x1 = fadd float %a0, 2.000000e+00
  %x2 = fadd float %a0, 3.000000e+00
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}
