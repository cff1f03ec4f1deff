; RUN: nvopt -passes='process-restrict<propagate-only>' %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; %new came after the first run.
define void @processed(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) "nvopt-restrict-processed" {
  %x = load float, ptr addrspace(1) %a, align 4, !alias.scope !0, !noalias !3
  store float %x, ptr addrspace(1) %b, align 4, !alias.scope !3, !noalias !0
  %at = getelementptr float, ptr addrspace(1) %a, i64 1
  %new = load float, ptr addrspace(1) %at, align 4
  ret void
}

define void @not.processed(ptr addrspace(1) noalias %a) {
  store float 1.0, ptr addrspace(1) %a, align 4
  ret void
}

; Scopes of another function, and of two copies of itself.
define void @others(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) "nvopt-restrict-processed" {
  %x = load float, ptr addrspace(1) %a, align 4, !alias.scope !0
  %y = load float, ptr addrspace(1) %b, align 4, !alias.scope !5
  %z = load float, ptr addrspace(1) %b, align 4, !alias.scope !6
  %at = getelementptr float, ptr addrspace(1) %b, i64 1
  %new = load float, ptr addrspace(1) %at, align 4
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"%a"}
!2 = distinct !{!2, !"process-restrict: processed"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"%b"}
!5 = !{!7}
!6 = !{!8}
!7 = distinct !{!7, !9, !"%b"}
!8 = distinct !{!8, !9, !"%b"}
!9 = distinct !{!9, !"process-restrict: others"}
