; ModuleID = 'scopes.ll'
source_filename = "scopes.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global float 0.000000e+00
@held = addrspace(1) global ptr addrspace(1) null

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr addrspace(1) @makes()

define void @origins(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %other, i1 %c, i64 %n) #2 {
  %local = alloca float, align 4
  %generic = addrspacecast ptr addrspace(1) %a to ptr
  %from.a = load float, ptr %generic, align 4, !alias.scope !0, !noalias !5
  %either = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  store float %from.a, ptr addrspace(1) %either, align 4, !alias.scope !8
  %mixed = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %other
  store float 1.000000e+00, ptr addrspace(1) %mixed, align 4, !noalias !5
  store float 2.000000e+00, ptr addrspace(1) %other, align 4, !noalias !8
  store float 3.000000e+00, ptr addrspace(1) @g, align 4, !noalias !0
  store float 4.000000e+00, ptr %local, align 4, !noalias !8
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8, !noalias !0
  store float 5.000000e+00, ptr addrspace(1) %loaded, align 4, !noalias !0
  %made = call ptr addrspace(1) @makes()
  store float 6.000000e+00, ptr addrspace(1) %made, align 4, !noalias !0
  %sum = atomicrmw fadd ptr addrspace(1) %b, float 1.000000e+00 monotonic, align 4, !alias.scope !5, !noalias !0
  %pair = cmpxchg ptr addrspace(1) %b, i32 0, i32 1 monotonic monotonic, align 4, !alias.scope !5, !noalias !0
  %fresh = load volatile float, ptr addrspace(1) %b, align 4, !alias.scope !5, !noalias !0
  call void @llvm.memset.p1.i64(ptr addrspace(1) %b, i8 0, i64 64, i1 false), !alias.scope !5, !noalias !0
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 64, i1 false), !alias.scope !8
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %other, i64 64, i1 false), !noalias !5
  ret void
}

define void @escaped(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %other) #2 {
  store ptr addrspace(1) %a, ptr addrspace(1) @held, align 8, !noalias !9
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8, !noalias !9
  store float 1.000000e+00, ptr addrspace(1) %loaded, align 4, !noalias !9
  store float 2.000000e+00, ptr addrspace(1) @g, align 4, !noalias !9
  store float 3.000000e+00, ptr addrspace(1) %other, align 4, !noalias !14
  ret void
}

; Function Attrs: noinline
define internal void @keeps(ptr addrspace(1) %p) #3 {
  store ptr addrspace(1) %p, ptr addrspace(1) @held, align 8
  ret void
}

define void @passed(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) #2 {
  call void @keeps(ptr addrspace(1) %a)
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8, !noalias !17
  store float 1.000000e+00, ptr addrspace(1) %loaded, align 4, !noalias !17
  ret void
}

define void @said(ptr addrspace(1) noalias %a, ptr addrspace(1) %b) #2 {
  store float 1.000000e+00, ptr addrspace(1) %a, align 4, !alias.scope !22, !noalias !29
  store float 1.000000e+00, ptr addrspace(1) %b, align 4, !noalias !22
  ret void
}

; Function Attrs: noinline optnone
define void @left.alone(ptr addrspace(1) noalias %a) #4 {
  store float 1.000000e+00, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr byval(float) %c, float %x) {
  %y = load float, ptr addrspace(1) %a, align 4
  %z = load float, ptr %c, align 4
  %sum = fadd float %y, %z
  store float %sum, ptr addrspace(1) %b, align 4
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "nvopt-restrict-processed" }
attributes #3 = { noinline }
attributes #4 = { noinline optnone }

!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"%a"}
!2 = distinct !{!2, !"process-restrict: origins"}
!3 = distinct !{!3, !4, !"%a"}
!4 = distinct !{!4, !"process-restrict: origins"}
!5 = !{!6, !7}
!6 = distinct !{!6, !2, !"%b"}
!7 = distinct !{!7, !4, !"%b"}
!8 = !{!1, !6, !3, !7}
!9 = !{!10, !12}
!10 = distinct !{!10, !11, !"%b"}
!11 = distinct !{!11, !"process-restrict: escaped"}
!12 = distinct !{!12, !13, !"%b"}
!13 = distinct !{!13, !"process-restrict: escaped"}
!14 = !{!15, !10, !16, !12}
!15 = distinct !{!15, !11, !"%a"}
!16 = distinct !{!16, !13, !"%a"}
!17 = !{!18, !20}
!18 = distinct !{!18, !19, !"%b"}
!19 = distinct !{!19, !"process-restrict: passed"}
!20 = distinct !{!20, !21, !"%b"}
!21 = distinct !{!21, !"process-restrict: passed"}
!22 = !{!23, !25, !27}
!23 = distinct !{!23, !24}
!24 = distinct !{!24}
!25 = distinct !{!25, !26, !"%a"}
!26 = distinct !{!26, !"process-restrict: said"}
!27 = distinct !{!27, !28, !"%a"}
!28 = distinct !{!28, !"process-restrict: said"}
!29 = !{!23}
