; ModuleID = 'compared.ll'
source_filename = "compared.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @edge(ptr addrspace(1) %a, i64 %first, i64 %dilation, i64 %width, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %lsr.iv = phi i64 [ %first, %entry ], [ %lsr.iv.next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %inside = icmp ult i64 %lsr.iv, %width
  br i1 %inside, label %read, label %latch

read:                                             ; preds = %loop
  %p = getelementptr float, ptr addrspace(1) %a, i64 %lsr.iv
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fadd float %x, 1.000000e+00
  store volatile float %y, ptr addrspace(1) %a, align 4
  br label %latch

latch:                                            ; preds = %read, %loop
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = add i64 %lsr.iv, %dilation
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) %a, i64 %first, i64 %width, i64 %n) #0 {
entry:
  %0 = shl i64 %first, 2
  %1 = getelementptr i8, ptr addrspace(1) %a, i64 %0
  br label %loop

loop:                                             ; preds = %latch, %entry
  %lsr.iv = phi ptr addrspace(1) [ %1, %entry ], [ %lsr.iv.next, %latch ]
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %w = add nsw i64 %i, %first
  %inside = icmp ult i64 %w, %width
  br i1 %inside, label %read, label %latch

read:                                             ; preds = %loop
  %x = load float, ptr addrspace(1) %lsr.iv, align 4
  %y = fadd float %x, 1.000000e+00
  store volatile float %y, ptr addrspace(1) %a, align 4
  br label %latch

latch:                                            ; preds = %read, %loop
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 4
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
