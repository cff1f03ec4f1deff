; ModuleID = 'gates.ll'
source_filename = "gates.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @nest(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) #0 {
entry:
  %0 = shl i64 %pitch, 2
  br label %outer

outer:                                            ; preds = %last, %entry
  %j = phi i32 [ 0, %entry ], [ %after, %last ]
  %wj = zext nneg i32 %j to i64
  %mj = mul nsw i64 %wj, %pitch
  %pj = getelementptr inbounds float, ptr addrspace(1) %b, i64 %mj
  store float 1.000000e+00, ptr addrspace(1) %pj, align 4
  br label %loop

loop:                                             ; preds = %loop, %outer
  %lsr.iv = phi ptr addrspace(1) [ %a, %outer ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %x = load float, ptr addrspace(1) %lsr.iv, align 4
  %next = add nuw nsw i32 %i, 1
  %more = fcmp olt float %x, 1.000000e+00
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %0
  br i1 %more, label %loop, label %last

last:                                             ; preds = %loop
  %after = add nuw nsw i32 %j, 1
  %again = icmp slt i32 %after, %n
  br i1 %again, label %outer, label %done

done:                                             ; preds = %last
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
