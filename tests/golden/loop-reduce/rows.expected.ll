; ModuleID = 'rows.ll'
source_filename = "rows.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @three(ptr addrspace(1) %a, ptr addrspace(1) %r, i32 %pitch, i32 %n) #0 {
entry:
  %wide = sext i32 %pitch to i64
  %0 = mul i64 %wide, 12
  %1 = shl i64 %wide, 2
  %2 = shl i64 %wide, 3
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr addrspace(1) [ %a, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %all, %loop ]
  %3 = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %1
  %4 = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %2
  %5 = getelementptr i8, ptr addrspace(1) %4, i64 -4
  %x0 = load float, ptr addrspace(1) %lsr.iv, align 4
  %x1 = load float, ptr addrspace(1) %3, align 4
  %x2 = load float, ptr addrspace(1) %5, align 4
  %y0 = fmul float %x0, %x1
  %y1 = fmul float %y0, %x2
  %all = fadd float %sum, %y1
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  %all.lcssa = phi float [ %all, %loop ]
  store float %all.lcssa, ptr addrspace(1) %r, align 4
  ret void
}

define ptx_kernel void @wide(ptr addrspace(1) %a, ptr addrspace(1) %r, i64 %pitch, i32 %n) #0 {
entry:
  %0 = shl i64 %pitch, 3
  %1 = shl i64 %pitch, 2
  %2 = getelementptr i8, ptr addrspace(1) %a, i64 %1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv1 = phi ptr addrspace(1) [ %2, %entry ], [ %lsr.iv.next2, %loop ]
  %lsr.iv = phi ptr addrspace(1) [ %a, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %all, %loop ]
  %x0 = load float, ptr addrspace(1) %lsr.iv, align 4
  %x1 = load float, ptr addrspace(1) %lsr.iv1, align 4
  %y = fmul float %x0, %x1
  %all = fadd float %sum, %y
  %next = add nuw nsw i32 %i, 2
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %0
  %lsr.iv.next2 = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  %all.lcssa = phi float [ %all, %loop ]
  store float %all.lcssa, ptr addrspace(1) %r, align 4
  ret void
}

define ptx_kernel void @far(ptr addrspace(1) %a, ptr addrspace(1) %r, i32 %pitch, i32 %n) #0 {
entry:
  %wide = sext i32 %pitch to i64
  %0 = shl i64 %wide, 3
  %1 = shl i64 %wide, 31
  %2 = getelementptr i8, ptr addrspace(1) %a, i64 %1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv1 = phi ptr addrspace(1) [ %2, %entry ], [ %lsr.iv.next2, %loop ]
  %lsr.iv = phi ptr addrspace(1) [ %a, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %all, %loop ]
  %x0 = load float, ptr addrspace(1) %lsr.iv, align 4
  %x1 = load float, ptr addrspace(1) %lsr.iv1, align 4
  %y = fmul float %x0, %x1
  %all = fadd float %sum, %y
  %next = add nuw nsw i32 %i, 2
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %0
  %lsr.iv.next2 = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  %all.lcssa = phi float [ %all, %loop ]
  store float %all.lcssa, ptr addrspace(1) %r, align 4
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
