; ModuleID = 'left-alone.ll'
source_filename = "left-alone.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind willreturn memory(argmem: read)
declare ptr addrspace(1) @gives_back(ptr addrspace(1) captures(ret: address, provenance)) #0

; Function Attrs: nounwind willreturn memory(argmem: read)
declare void @only_reads(ptr addrspace(1) captures(none)) #0

; Function Attrs: nounwind willreturn memory(argmem: readwrite)
declare void @may_write(ptr addrspace(1) captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: naked
define internal void @bare(ptr addrspace(1) %p) #3 {
  call void asm sideeffect "trap;", ""()
  unreachable
}

; Function Attrs: noinline
define weak void @replaceable(ptr addrspace(1) %p) #4 {
  ret void
}

; Function Attrs: noinline
define internal void @more(ptr addrspace(1) %p, ...) #4 {
  ret void
}

; Function Attrs: noinline
define internal void @nothing(ptr addrspace(1) %p) #4 {
  ret void
}

define ptx_kernel void @called(ptr addrspace(1) noalias %in) #5 {
  call void @nothing(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4, !invariant.load !0, !alias.scope !1
  ret void
}

define ptx_kernel void @called_naked(ptr addrspace(1) noalias %in) #5 {
  call void @bare(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !4
  ret void
}

define ptx_kernel void @called_weak(ptr addrspace(1) noalias %in) #5 {
  call void @replaceable(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !7
  ret void
}

define ptx_kernel void @called_with_more(ptr addrspace(1) noalias %in) #5 {
  call void (ptr addrspace(1), ...) @more(ptr addrspace(1) %in, ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !10
  ret void
}

define ptx_kernel void @given_back(ptr addrspace(1) noalias %in) #5 {
  %q = call ptr addrspace(1) @gives_back(ptr addrspace(1) %in)
  store float 1.000000e+00, ptr addrspace(1) %q, align 4
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !13
  ret void
}

define ptx_kernel void @read(ptr addrspace(1) noalias %in) #5 {
  call void @only_reads(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4, !invariant.load !0, !alias.scope !16
  ret void
}

define ptx_kernel void @written(ptr addrspace(1) noalias %in) #5 {
  call void @may_write(ptr addrspace(1) %in)
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !19
  ret void
}

define ptx_kernel void @assumed(ptr addrspace(1) noalias %in) #5 {
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %in, i64 16) ]
  %x = load float, ptr addrspace(1) %in, align 4, !invariant.load !0, !alias.scope !22
  ret void
}

define ptx_kernel void @in_vector(ptr addrspace(1) noalias %in) #5 {
  %v = getelementptr float, ptr addrspace(1) %in, <2 x i64> <i64 0, i64 1>
  %e = extractelement <2 x ptr addrspace(1)> %v, i32 0
  store float 1.000000e+00, ptr addrspace(1) %e, align 4
  %x = load float, ptr addrspace(1) %in, align 4, !alias.scope !25
  ret void
}

attributes #0 = { nounwind willreturn memory(argmem: read) }
attributes #1 = { nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { naked }
attributes #4 = { noinline }
attributes #5 = { "nvopt-restrict-processed" }

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3, !"%in"}
!3 = distinct !{!3, !"process-restrict: called"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"%in"}
!6 = distinct !{!6, !"process-restrict: called_naked"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"%in"}
!9 = distinct !{!9, !"process-restrict: called_weak"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"%in"}
!12 = distinct !{!12, !"process-restrict: called_with_more"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"%in"}
!15 = distinct !{!15, !"process-restrict: given_back"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"%in"}
!18 = distinct !{!18, !"process-restrict: read"}
!19 = !{!20}
!20 = distinct !{!20, !21, !"%in"}
!21 = distinct !{!21, !"process-restrict: written"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"%in"}
!24 = distinct !{!24, !"process-restrict: assumed"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"%in"}
!27 = distinct !{!27, !"process-restrict: in_vector"}
