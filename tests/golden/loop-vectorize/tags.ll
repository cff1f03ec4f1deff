; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-interleave=1 -pass-remarks-output=- -disable-output %s
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-width=1 -force-vector-interleave=2 -pass-remarks-output=- -disable-output %s
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -S %s
; Tags of what is said of parts: InterleavingBeneficialButDisabled, InterleavingNotBeneficialAndDisabled; InterleavingAvoided, Interleaved. And what
; the program says is to follow: the vector loop has followup_all's and followup_vectorized's, the scalar loop followup_all's and followup_epilogue's.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @many(ptr addrspace(1) noalias align 16 %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, 2.0
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:
  ret void
}

define ptx_kernel void @once(ptr addrspace(1) noalias align 16 %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, 2.0
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1
  br i1 %done, label %exit, label %loop, !llvm.loop !5

exit:
  ret void
}

!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.vectorize.followup_all", !{!"both"}}
!2 = !{!"llvm.loop.vectorize.followup_vectorized", !{!"vectors"}}
!3 = !{!"llvm.loop.vectorize.followup_epilogue", !{!"rest"}}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.vectorize.enable", i1 true}
