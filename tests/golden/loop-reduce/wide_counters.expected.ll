; ModuleID = 'wide_counters.ll'
source_filename = "wide_counters.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @grid(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %first, i32 %all, i64 %n) #0 {
entry:
  %start = zext i32 %first to i64
  %step = zext i32 %all to i64
  %0 = shl i64 %start, 2
  %1 = getelementptr i8, ptr addrspace(1) %a, i64 %0
  %2 = shl i64 %step, 2
  %3 = getelementptr i8, ptr addrspace(1) %b, i64 %0
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv1 = phi ptr addrspace(1) [ %3, %entry ], [ %lsr.iv.next2, %loop ]
  %lsr.iv = phi ptr addrspace(1) [ %1, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %x = load float, ptr addrspace(1) %lsr.iv, align 4
  %y = fmul float %x, %x
  store float %y, ptr addrspace(1) %lsr.iv1, align 4
  %next = add nuw i64 %i, %step
  %more = icmp slt i64 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %2
  %lsr.iv.next2 = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %2
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @other_operand(ptr addrspace(1) %a, i64 %start, i32 %all, i64 %n) #0 {
entry:
  %step = sext i32 %all to i64
  %0 = shl i64 %start, 2
  %1 = getelementptr i8, ptr addrspace(1) %a, i64 %0
  %2 = shl i64 %step, 2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr addrspace(1) [ %1, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  store float 1.000000e+00, ptr addrspace(1) %lsr.iv, align 4
  %next = add i64 %step, %i
  %more = icmp slt i64 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %2
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @wide_step(ptr addrspace(1) %a, i64 %start, i64 %all, i64 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %next = add i64 %i, %all
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @constant_step(ptr addrspace(1) %a, i64 %start, i64 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load volatile i32, ptr addrspace(1) %p, align 4
  call void @use(i32 %x)
  %next = add i64 %i, 7
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @doubled(ptr addrspace(1) %a, i64 %start, i32 %all, i64 %n) #0 {
entry:
  %step = zext i32 %all to i64
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %next = mul i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @loaded_step(ptr addrspace(1) %a, i64 %start, ptr addrspace(1) %all, i64 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %by = load volatile i32, ptr addrspace(1) %all, align 4
  %step = zext i32 %by to i64
  %next = add i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

declare void @use(i32)

attributes #0 = { "nvopt-loop-reduce" }
