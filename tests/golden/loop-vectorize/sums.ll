; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 %s
; A GPU adds two integers to a third at once.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; A sum of integers: one running value, to which vectors are added.
define ptx_kernel void @sum(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %added, %loop ]
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %i
  %x = load i32, ptr addrspace(1) %p, align 4
  %added = add nsw i32 %x, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  store i32 %added, ptr addrspace(1) %to, align 4
  ret void
}

; Of 64 bits: a lane each.
define ptx_kernel void @sum_of_i64(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %added, %loop ]
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i32 %i
  %x = load i64, ptr addrspace(1) %p, align 8
  %added = add nsw i64 %x, %sum
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  store i64 %added, ptr addrspace(1) %to, align 4
  ret void
}
