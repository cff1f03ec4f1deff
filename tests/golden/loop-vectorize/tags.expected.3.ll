; ModuleID = 'tags.ll'
source_filename = "tags.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @many(ptr addrspace(1) noalias align 16 %a, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 8
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 8
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %index
  %1 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %0, align 16
  %wide.load1 = load <4 x float>, ptr addrspace(1) %1, align 16
  %2 = fmul <4 x float> %wide.load, splat (float 2.000000e+00)
  %3 = fmul <4 x float> %wide.load1, splat (float 2.000000e+00)
  %4 = getelementptr inbounds float, ptr addrspace(1) %0, i64 4
  store <4 x float> %2, ptr addrspace(1) %0, align 16
  store <4 x float> %3, ptr addrspace(1) %4, align 16
  %index.next = add nuw i64 %index, 8
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, 2.000000e+00
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !4

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define ptx_kernel void @once(ptr addrspace(1) noalias align 16 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, 2.000000e+00
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1
  br i1 %done, label %exit, label %loop, !llvm.loop !6

exit:                                             ; preds = %loop
  ret void
}

!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"both"}
!2 = !{!"vectors"}
!3 = !{!"llvm.loop.unroll.runtime.disable"}
!4 = distinct !{!4, !1, !5}
!5 = !{!"rest"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.vectorize.enable", i1 true}
