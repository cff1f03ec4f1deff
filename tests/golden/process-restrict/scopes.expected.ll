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
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %generic = addrspacecast ptr addrspace(1) %a to ptr
  %from.a = load float, ptr %generic, align 4, !alias.scope !0, !noalias !3
  %either = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  store float %from.a, ptr addrspace(1) %either, align 4, !alias.scope !5
  %mixed = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %other
  store float 1.000000e+00, ptr addrspace(1) %mixed, align 4, !noalias !3
  store float 2.000000e+00, ptr addrspace(1) %other, align 4, !noalias !5
  store float 3.000000e+00, ptr addrspace(1) @g, align 4, !noalias !0
  store float 4.000000e+00, ptr %local, align 4, !noalias !5
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8, !noalias !0
  store float 5.000000e+00, ptr addrspace(1) %loaded, align 4, !noalias !0
  %made = call ptr addrspace(1) @makes()
  store float 6.000000e+00, ptr addrspace(1) %made, align 4, !noalias !0
  %sum = atomicrmw fadd ptr addrspace(1) %b, float 1.000000e+00 monotonic, align 4, !alias.scope !3, !noalias !0
  %pair = cmpxchg ptr addrspace(1) %b, i32 0, i32 1 monotonic monotonic, align 4, !alias.scope !3, !noalias !0
  %fresh = load volatile float, ptr addrspace(1) %b, align 4, !alias.scope !3, !noalias !0
  call void @llvm.memset.p1.i64(ptr addrspace(1) %b, i8 0, i64 64, i1 false), !alias.scope !3, !noalias !0
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 64, i1 false), !alias.scope !5
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %other, i64 64, i1 false), !noalias !3
  ret void
}

define void @escaped(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %other) #2 {
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  store ptr addrspace(1) %a, ptr addrspace(1) @held, align 8, !noalias !9
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8, !noalias !9
  store float 1.000000e+00, ptr addrspace(1) %loaded, align 4, !noalias !9
  store float 2.000000e+00, ptr addrspace(1) @g, align 4, !noalias !9
  store float 3.000000e+00, ptr addrspace(1) %other, align 4, !noalias !11
  ret void
}

; Function Attrs: noinline
define internal void @keeps(ptr addrspace(1) %p) #3 {
  store ptr addrspace(1) %p, ptr addrspace(1) @held, align 8
  ret void
}

define void @passed(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) #2 {
  call void @llvm.experimental.noalias.scope.decl(metadata !12)
  call void @llvm.experimental.noalias.scope.decl(metadata !15)
  call void @keeps(ptr addrspace(1) %a)
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8, !noalias !15
  store float 1.000000e+00, ptr addrspace(1) %loaded, align 4, !noalias !15
  ret void
}

define void @said(ptr addrspace(1) noalias %a, ptr addrspace(1) %b) #2 {
  call void @llvm.experimental.noalias.scope.decl(metadata !17)
  store float 1.000000e+00, ptr addrspace(1) %a, align 4, !alias.scope !20, !noalias !23
  store float 1.000000e+00, ptr addrspace(1) %b, align 4, !noalias !20
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "nvopt-restrict-processed" }
attributes #3 = { noinline }
attributes #4 = { noinline optnone }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"%a"}
!2 = distinct !{!2, !"process-restrict: origins"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"%b"}
!5 = !{!1, !4}
!6 = !{!7}
!7 = distinct !{!7, !8, !"%a"}
!8 = distinct !{!8, !"process-restrict: escaped"}
!9 = !{!10}
!10 = distinct !{!10, !8, !"%b"}
!11 = !{!7, !10}
!12 = !{!13}
!13 = distinct !{!13, !14, !"%a"}
!14 = distinct !{!14, !"process-restrict: passed"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"%b"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"%a"}
!19 = distinct !{!19, !"process-restrict: said"}
!20 = !{!21, !18}
!21 = distinct !{!21, !22}
!22 = distinct !{!22}
!23 = !{!21}
