; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize -pass-remarks-analysis=loop-vectorize -disable-output %s 2>&1 | FileCheck %s

; A test ahead of the loop bounds how often it goes around: 15 times and fewer are too few. Each of a smaller bound, the bound, and one more.

; CHECK: in function at_most_8: loop not vectorized: The trip count is below
; CHECK: in function at_most_15: loop not vectorized: The trip count is below
; CHECK: in function at_most_16: vectorized loop
; CHECK: in function at_most_17: vectorized loop

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @at_most_8(ptr addrspace(1) align 16 %a, float %s, i32 %n) {
entry:
  %few = icmp sle i32 %n, 8
  br i1 %few, label %ahead, label %exit

ahead:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define ptx_kernel void @at_most_15(ptr addrspace(1) align 16 %a, float %s, i32 %n) {
entry:
  %few = icmp sle i32 %n, 15
  br i1 %few, label %ahead, label %exit

ahead:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define ptx_kernel void @at_most_16(ptr addrspace(1) align 16 %a, float %s, i32 %n) {
entry:
  %few = icmp sle i32 %n, 16
  br i1 %few, label %ahead, label %exit

ahead:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define ptx_kernel void @at_most_17(ptr addrspace(1) align 16 %a, float %s, i32 %n) {
entry:
  %few = icmp sle i32 %n, 17
  br i1 %few, label %ahead, label %exit

ahead:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
