; ModuleID = 'shared.ll'
source_filename = "shared.ll"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p7:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4

define ptx_kernel void @sum(ptr addrspace(1) %r) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %total, %loop ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i32 0, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %total = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, 64
  br i1 %done, label %out, label %loop

out:                                              ; preds = %loop
  %total.lcssa = phi float [ %total, %loop ]
  store float %total.lcssa, ptr addrspace(1) %r, align 4
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
