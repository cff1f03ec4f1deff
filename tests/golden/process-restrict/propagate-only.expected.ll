; ModuleID = 'propagate-only.ll'
source_filename = "propagate-only.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @processed(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) #0 {
  %x = load float, ptr addrspace(1) %a, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr addrspace(1) %b, align 4, !alias.scope !3, !noalias !0
  %at = getelementptr float, ptr addrspace(1) %a, i64 1
  %new = load float, ptr addrspace(1) %at, align 4, !alias.scope !0, !noalias !3
  ret void
}

define void @not.processed(ptr addrspace(1) noalias %a) {
  store float 1.000000e+00, ptr addrspace(1) %a, align 4
  ret void
}

define void @others(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) #0 {
  %x = load float, ptr addrspace(1) %a, align 4, !alias.scope !0
  %y = load float, ptr addrspace(1) %b, align 4, !alias.scope !5
  %z = load float, ptr addrspace(1) %b, align 4, !alias.scope !8
  %at = getelementptr float, ptr addrspace(1) %b, i64 1
  %new = load float, ptr addrspace(1) %at, align 4
  ret void
}

attributes #0 = { "nvopt-restrict-processed" }

!0 = !{!1}
!1 = distinct !{!1, !2, !"%a"}
!2 = distinct !{!2, !"process-restrict: processed"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"%b"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"%b"}
!7 = distinct !{!7, !"process-restrict: others"}
!8 = !{!9}
!9 = distinct !{!9, !7, !"%b"}
