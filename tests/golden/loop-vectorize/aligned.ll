; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -vectorizer-align-versioning=0 -pass-remarks=loop-vectorize -pass-remarks-missed=loop-vectorize %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-width=4 -force-vector-interleave=2 -epilogue-vectorization-force-VF=2 %s
; A vector access is one only where it is aligned: proven for the first, asked for the second, ahead of the loop.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @proven(ptr addrspace(1) noalias align 16 %a, ptr addrspace(1) noalias readonly align 16 %b, float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %b, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  store float %y, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define void @asked(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias readonly %b, float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %b, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  store float %y, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
