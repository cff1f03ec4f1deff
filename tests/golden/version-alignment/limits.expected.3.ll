remark: <unknown>:0:0: in function ten: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
; ModuleID = 'limits.ll'
source_filename = "limits.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @ten(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %x0 = fadd float %a0.merged, 1.000000e+00
  %x1 = fadd float %a0.merged, 2.000000e+00
  %x2 = fadd float %a0.merged, 3.000000e+00
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}
