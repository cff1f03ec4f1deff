; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -pass-remarks=loop-reduce %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; As LLVM unrolls: %niter is for the exit test alone.
define ptx_kernel void @unrolled(ptr addrspace(1) %a, i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 3
  br i1 %some, label %ahead, label %exit

ahead:
  %unroll_iter = and i32 %n, -4
  br label %loop

loop:
  %niter = phi i32 [ 0, %ahead ], [ %niter.next, %loop ]
  %i = phi i32 [ 0, %ahead ], [ %i.next, %loop ]
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 0.0, ptr addrspace(1) %p
  %i.next = add nsw i32 %i, 4
  %niter.next = add i32 %niter, 4
  %done = icmp sge i32 %niter.next, %unroll_iter
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; What is left over: the other counter begins anywhere, so that nothing is known of its last value.
define ptx_kernel void @left_over(ptr addrspace(1) %a, i32 %from, i32 %n) {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:
  %iter = phi i32 [ 0, %entry ], [ %iter.next, %loop ]
  %i = phi i32 [ %from, %entry ], [ %i.next, %loop ]
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 0.0, ptr addrspace(1) %p
  %i.next = add nsw i32 %i, 1
  %iter.next = add i32 %iter, 1
  %more = icmp ne i32 %iter.next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

; Four times as fast, so that a limit as large as any may be met too early.
define ptx_kernel void @too_far(ptr addrspace(1) %a, i32 noundef %n) {
entry:
  br label %loop

loop:
  %iter = phi i32 [ 0, %entry ], [ %iter.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  store float 0.0, ptr addrspace(1) %p
  %i.next = add nsw i32 %i, 4
  %iter.next = add i32 %iter, 1
  %more = icmp ne i32 %iter.next, %n
  br i1 %more, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
