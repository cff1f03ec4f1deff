; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment -version-alignment-max-size=11 %s 2>&1
; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment -version-alignment-max-size=10 %s 2>&1
; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment -version-alignment-growth=3 %s 2>&1
; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment -version-alignment-growth=2 %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; From the first load to the last there are ten instructions, one stands before them; seven of the ten are loads and sums; three are saved.
define ptx_kernel void @ten(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x0 = fadd float %a0, 1.0
  %x1 = fadd float %a0, 2.0
  %x2 = fadd float %a0, 3.0
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
