; ModuleID = 'promises.ll'
source_filename = "promises.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { ptr, ptr }

define ptx_kernel void @fields(ptr byval(%pair) align 8 %s, i64 %i) #0 {
  %second = getelementptr inbounds %pair, ptr %s, i64 0, i32 1
  %in = load ptr, ptr %s, align 8, !noalias !0
  %out = load ptr, ptr %second, align 8, !noalias !0
  %x = load float, ptr %in, align 4, !invariant.load !4, !alias.scope !5, !noalias !6
  store float %x, ptr %out, align 4, !alias.scope !6, !noalias !5
  %in.again = load ptr, ptr %s, align 8, !noalias !0
  %at = getelementptr float, ptr %in.again, i64 %i
  %y = load float, ptr %at, align 4, !invariant.load !4, !alias.scope !5, !noalias !6
  store float %y, ptr %out, align 4, !alias.scope !6, !noalias !5
  ret void
}

define ptx_kernel void @changed(ptr byval(%pair) align 8 %s) {
  %second = getelementptr inbounds %pair, ptr %s, i64 0, i32 1
  %in = load ptr, ptr %s, align 8
  store ptr %in, ptr %second, align 8
  %out = load ptr, ptr %second, align 8
  %x = load float, ptr %in, align 4
  store float %x, ptr %out, align 4
  ret void
}

define ptx_kernel void @any.of(ptr byval([4 x ptr]) align 8 %s, i64 %i) {
  %at = getelementptr inbounds [4 x ptr], ptr %s, i64 0, i64 %i
  %p = load ptr, ptr %at, align 8
  %x = load float, ptr %p, align 4
  ret void
}

define float @device(ptr byval(%pair) align 8 %s) {
  %in = load ptr, ptr %s, align 8
  %x = load float, ptr %in, align 4
  ret float %x
}

define ptx_kernel void @rows(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %out, ptr addrspace(1) %other) #0 {
  %next = getelementptr ptr addrspace(1), ptr addrspace(1) %table, i64 1
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !invariant.load !4, !alias.scope !7, !noalias !10
  %q = load ptr addrspace(1), ptr addrspace(1) %next, align 8, !invariant.load !4, !alias.scope !7, !noalias !10
  %r = load ptr addrspace(1), ptr addrspace(1) %other, align 8, !noalias !12
  %x = load float, ptr addrspace(1) %p, align 4, !noalias !12
  %y = load float, ptr addrspace(1) %q, align 4, !noalias !12
  %z = load float, ptr addrspace(1) %r, align 4, !noalias !12
  %xy = fadd float %x, %y
  %sum = fadd float %xy, %z
  store float %sum, ptr addrspace(1) %out, align 4, !alias.scope !10, !noalias !7
  ret void
}

define ptx_kernel void @rows.written(ptr addrspace(1) noalias %table) #0 {
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !alias.scope !13
  store float 1.000000e+00, ptr addrspace(1) %p, align 4, !noalias !13
  store ptr addrspace(1) null, ptr addrspace(1) %table, align 8, !alias.scope !13
  ret void
}

attributes #0 = { "nvopt-restrict-processed" }

!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"%s+0"}
!2 = distinct !{!2, !"process-restrict: fields"}
!3 = distinct !{!3, !2, !"%s+8"}
!4 = !{}
!5 = !{!1}
!6 = !{!3}
!7 = !{!8}
!8 = distinct !{!8, !9, !"%table"}
!9 = distinct !{!9, !"process-restrict: rows"}
!10 = !{!11}
!11 = distinct !{!11, !9, !"%out"}
!12 = !{!8, !11}
!13 = !{!14}
!14 = distinct !{!14, !15, !"%table"}
!15 = distinct !{!15, !"process-restrict: rows.written"}
