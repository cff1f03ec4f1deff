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
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %row = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !alias.scope !5, !noalias !12
  %x = load float, ptr addrspace(1) %row, align 4, !alias.scope !10, !noalias !13
  ret float %x
}

define ptx_kernel void @fields(ptr byval(%pair) align 8 %s) #1 {
  %p = load ptr, ptr %s, align 8, !noalias !14
  %q = load ptr, ptr %s, align 8, !noalias !14
  %at = getelementptr i8, ptr %s, i64 8
  %r = load ptr, ptr %at, align 8, !noalias !14
  %x = load float, ptr %p, align 4, !alias.scope !18, !noalias !19
  %y = load float, ptr %r, align 4, !invariant.load !20, !alias.scope !19, !noalias !18
  store float %y, ptr %q, align 4, !alias.scope !18, !noalias !19
  ret void
}

define ptx_kernel void @others(ptr addrspace(1) noalias %in) #1 {
  %x = load float, ptr addrspace(1) @constants, align 4, !noalias !21
  ret void
}

define ptx_kernel void @rows(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %known, ptr addrspace(1) noalias %second, i1 %c) #1 {
  store ptr addrspace(1) %known, ptr addrspace(1) @held, align 8, !noalias !24
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !invariant.load !20, !alias.scope !28, !noalias !29
  %x = load float, ptr addrspace(1) %p, align 4, !invariant.load !20, !alias.scope !32, !noalias !33
  %q = load ptr addrspace(1), ptr addrspace(1) %known, align 8, !alias.scope !34, !noalias !35
  %y = load float, ptr addrspace(1) %q, align 4, !noalias !24
  %either = select i1 %c, ptr addrspace(1) %table, ptr addrspace(1) %second
  %r = load ptr addrspace(1), ptr addrspace(1) %either, align 8, !invariant.load !20, !alias.scope !24, !noalias !36
  %z = load float, ptr addrspace(1) %r, align 4, !noalias !24
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #2

attributes #0 = { noinline }
attributes #1 = { "nvopt-restrict-processed" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"%out"}
!2 = distinct !{!2, !"process-restrict: kernel"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"%in"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"%table"}
!7 = distinct !{!7, !"process-restrict: device"}
!8 = !{!9}
!9 = distinct !{!9, !7, !"%out"}
!10 = !{!11}
!11 = distinct !{!11, !7, !"%table.*"}
!12 = !{!9, !11}
!13 = !{!6, !9}
!14 = !{!15, !17}
!15 = distinct !{!15, !16, !"%s+0"}
!16 = distinct !{!16, !"process-restrict: fields"}
!17 = distinct !{!17, !16, !"%s+8"}
!18 = !{!15}
!19 = !{!17}
!20 = !{}
!21 = !{!22}
!22 = distinct !{!22, !23, !"%in"}
!23 = distinct !{!23, !"process-restrict: others"}
!24 = !{!25, !27}
!25 = distinct !{!25, !26, !"%table"}
!26 = distinct !{!26, !"process-restrict: rows"}
!27 = distinct !{!27, !26, !"%second"}
!28 = !{!25}
!29 = !{!30, !27, !31}
!30 = distinct !{!30, !26, !"%known"}
!31 = distinct !{!31, !26, !"%table.*"}
!32 = !{!31}
!33 = !{!25, !30, !27}
!34 = !{!30}
!35 = !{!25, !27, !31}
!36 = !{!30, !31}
