remark: <unknown>:0:0: in function strides: changed how 2 addresses are computed
remark: <unknown>:0:0: in function twice: changed how 1 address is computed
; ModuleID = 'counter_copies.ll'
source_filename = "counter_copies.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @strides(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %first, i32 %s, i32 %t, i32 %n) #0 {
entry:
  %0 = mul i32 %first, %s
  %1 = shl i32 %s, 5
  %2 = mul i32 %first, %t
  %3 = shl i32 %t, 5
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv1 = phi i32 [ %2, %entry ], [ %lsr.iv.next2, %loop ]
  %lsr.iv = phi i32 [ %0, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.000000e+00, %entry ], [ %more.sum, %loop ]
  %w = sext i32 %lsr.iv to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p, align 4
  %v = sext i32 %lsr.iv1 to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %v
  %y = load float, ptr addrspace(1) %q, align 4
  %z = fmul contract float %x, %y
  %more.sum = fadd contract float %sum, %z
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = add i32 %lsr.iv, %1
  %lsr.iv.next2 = add i32 %lsr.iv1, %3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  %more.sum.lcssa = phi float [ %more.sum, %loop ]
  store float %more.sum.lcssa, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @stored(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %first, i32 %s, i32 %t, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 %i, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @alone(ptr addrspace(1) %a, i32 %first, i32 %s, i32 %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @twice(ptr addrspace(1) %a, i32 %s) #0 {
entry:
  %0 = shl i32 %s, 5
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi i32 [ 0, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = sext i32 %lsr.iv to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, 64
  %lsr.iv.next = add i32 %lsr.iv, %0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @once(ptr addrspace(1) %a, i32 %s) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, 32
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
