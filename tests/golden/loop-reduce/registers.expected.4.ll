; ModuleID = 'registers.ll'
source_filename = "registers.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @one(ptr addrspace(1) %a, i64 %pitch, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fadd float %x, 1.000000e+00
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define void @as.many(ptr addrspace(1) %a, i64 %pitch, i32 %n) #0 {
entry:
  %0 = shl i64 %pitch, 2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr addrspace(1) [ %a, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store float 1.000000e+00, ptr addrspace(1) %lsr.iv, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define void @more(ptr addrspace(1) %a, i64 %pitch, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  store i64 %pitch, ptr addrspace(1) %p, align 8
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
