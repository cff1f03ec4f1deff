; ModuleID = 'down-the-calls.ll'
source_filename = "down-the-calls.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { ptr, ptr }

@constants = internal addrspace(1) constant [4 x float] zeroinitializer
@held = addrspace(1) global ptr addrspace(1) null

; Function Attrs: noinline
define internal float @reads(ptr addrspace(1) %p) #0 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

; Function Attrs: noinline
define internal float @between(ptr addrspace(1) %p) #0 {
  %x = call float @reads(ptr addrspace(1) %p)
  ret float %x
}

define ptx_kernel void @kernel(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #1 {
  %v = call float @between(ptr addrspace(1) %in)
  %w = call float @between(ptr addrspace(1) %out)
  store float %w, ptr addrspace(1) %out, align 4, !alias.scope !0, !noalias !3
  ret void
}

define float @device(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %out) #1 {
  %row = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !alias.scope !5, !noalias !8
  %x = load float, ptr addrspace(1) %row, align 4, !alias.scope !11, !noalias !12
  ret float %x
}

define ptx_kernel void @fields(ptr byval(%pair) align 8 %s) #1 {
  %p = load ptr, ptr %s, align 8, !noalias !13
  %q = load ptr, ptr %s, align 8, !noalias !13
  %at = getelementptr i8, ptr %s, i64 8
  %r = load ptr, ptr %at, align 8, !noalias !13
  %x = load float, ptr %p, align 4, !alias.scope !17, !noalias !18
  %y = load float, ptr %r, align 4, !invariant.load !19, !alias.scope !18, !noalias !17
  store float %y, ptr %q, align 4, !alias.scope !17, !noalias !18
  ret void
}

define ptx_kernel void @others(ptr addrspace(1) noalias %in) #1 {
  %x = load float, ptr addrspace(1) @constants, align 4, !noalias !20
  ret void
}

define ptx_kernel void @rows(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %known, ptr addrspace(1) noalias %second, i1 %c) #1 {
  store ptr addrspace(1) %known, ptr addrspace(1) @held, align 8, !noalias !23
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !invariant.load !19, !alias.scope !27, !noalias !28
  %x = load float, ptr addrspace(1) %p, align 4, !invariant.load !19, !alias.scope !31, !noalias !32
  %q = load ptr addrspace(1), ptr addrspace(1) %known, align 8, !alias.scope !33, !noalias !34
  %y = load float, ptr addrspace(1) %q, align 4, !noalias !23
  %either = select i1 %c, ptr addrspace(1) %table, ptr addrspace(1) %second
  %r = load ptr addrspace(1), ptr addrspace(1) %either, align 8, !invariant.load !19, !alias.scope !23, !noalias !35
  %z = load float, ptr addrspace(1) %r, align 4, !noalias !23
  ret void
}

attributes #0 = { noinline }
attributes #1 = { "nvopt-restrict-processed" }

!0 = !{!1}
!1 = distinct !{!1, !2, !"%out"}
!2 = distinct !{!2, !"process-restrict: kernel"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"%in"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"%table"}
!7 = distinct !{!7, !"process-restrict: device"}
!8 = !{!9, !10}
!9 = distinct !{!9, !7, !"%out"}
!10 = distinct !{!10, !7, !"%table.*"}
!11 = !{!10}
!12 = !{!6, !9}
!13 = !{!14, !16}
!14 = distinct !{!14, !15, !"%s+0"}
!15 = distinct !{!15, !"process-restrict: fields"}
!16 = distinct !{!16, !15, !"%s+8"}
!17 = !{!14}
!18 = !{!16}
!19 = !{}
!20 = !{!21}
!21 = distinct !{!21, !22, !"%in"}
!22 = distinct !{!22, !"process-restrict: others"}
!23 = !{!24, !26}
!24 = distinct !{!24, !25, !"%table"}
!25 = distinct !{!25, !"process-restrict: rows"}
!26 = distinct !{!26, !25, !"%second"}
!27 = !{!24}
!28 = !{!29, !26, !30}
!29 = distinct !{!29, !25, !"%known"}
!30 = distinct !{!30, !25, !"%table.*"}
!31 = !{!30}
!32 = !{!24, !29, !26}
!33 = !{!29}
!34 = !{!24, !26, !30}
!35 = !{!29, !30}
