remark: <unknown>:0:0: in function unrolled: changed how 1 address is computed
remark: <unknown>:0:0: in function left_over: dropped a counter that only the exit test needed, which asks another one now
; ModuleID = 'needed_counters.ll'
source_filename = "needed_counters.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @unrolled(ptr addrspace(1) %a, i32 noundef %n) #0 {
entry:
  %some = icmp sgt i32 %n, 3
  br i1 %some, label %ahead, label %exit

ahead:                                            ; preds = %entry
  %unroll_iter = and i32 %n, -4
  br label %loop

loop:                                             ; preds = %loop, %ahead
  %lsr.iv = phi ptr addrspace(1) [ %a, %ahead ], [ %lsr.iv.next, %loop ]
  %niter = phi i32 [ 0, %ahead ], [ %niter.next, %loop ]
  store float 0.000000e+00, ptr addrspace(1) %lsr.iv, align 4
  %niter.next = add i32 %niter, 4
  %done = icmp sge i32 %niter.next, %unroll_iter
  %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 16
  br i1 %done, label %exit.loopexit, label %loop

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  ret void
}

define ptx_kernel void @left_over(ptr addrspace(1) %a, i32 %from, i32 %n) #0 {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  %0 = freeze i32 %from
  %1 = add i32 %0, %n
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %i = phi i32 [ %i.next, %loop ], [ %0, %loop.preheader ]
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 0.000000e+00, ptr addrspace(1) %p, align 4
  %i.next = add i32 %i, 1
  %more = icmp ne i32 %i.next, %1
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !0

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  ret void
}

define ptx_kernel void @too_far(ptr addrspace(1) %a, i32 noundef %n) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.left = phi i32 [ %n, %entry ], [ %lsr.left.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 0.000000e+00, ptr addrspace(1) %p, align 4
  %i.next = add nsw i32 %i, 4
  %lsr.left.next = add i32 %lsr.left, -1
  %more = icmp ne i32 %lsr.left.next, 0
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
