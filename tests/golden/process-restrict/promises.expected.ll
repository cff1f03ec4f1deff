remark: <unknown>:0:0: in function fields: has pointers in structs: -allow-restrict-in-struct takes them for restricted
; ModuleID = 'promises.ll'
source_filename = "promises.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { ptr, ptr }

define ptx_kernel void @fields(ptr byval(%pair) align 8 %s, i64 %i) {
  %second = getelementptr inbounds %pair, ptr %s, i64 0, i32 1
  %in = load ptr, ptr %s, align 8
  %out = load ptr, ptr %second, align 8
  %x = load float, ptr %in, align 4
  store float %x, ptr %out, align 4
  %in.again = load ptr, ptr %s, align 8
  %at = getelementptr float, ptr %in.again, i64 %i
  %y = load float, ptr %at, align 4
  store float %y, ptr %out, align 4
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
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !invariant.load !0, !alias.scope !1, !noalias !4
  %q = load ptr addrspace(1), ptr addrspace(1) %next, align 8, !invariant.load !0, !alias.scope !1, !noalias !4
  %r = load ptr addrspace(1), ptr addrspace(1) %other, align 8, !noalias !6
  %x = load float, ptr addrspace(1) %p, align 4, !noalias !6
  %y = load float, ptr addrspace(1) %q, align 4, !noalias !6
  %z = load float, ptr addrspace(1) %r, align 4, !noalias !6
  %xy = fadd float %x, %y
  %sum = fadd float %xy, %z
  store float %sum, ptr addrspace(1) %out, align 4, !alias.scope !4, !noalias !1
  ret void
}

define ptx_kernel void @rows.written(ptr addrspace(1) noalias %table) #0 {
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !alias.scope !7
  store float 1.000000e+00, ptr addrspace(1) %p, align 4, !noalias !7
  store ptr addrspace(1) null, ptr addrspace(1) %table, align 8, !alias.scope !7
  ret void
}

attributes #0 = { "nvopt-restrict-processed" }

!0 = !{}
!1 = !{!2}
!2 = distinct !{!2, !3, !"%table"}
!3 = distinct !{!3, !"process-restrict: rows"}
!4 = !{!5}
!5 = distinct !{!5, !3, !"%out"}
!6 = !{!2, !5}
!7 = !{!8}
!8 = distinct !{!8, !9, !"%table"}
!9 = distinct !{!9, !"process-restrict: rows.written"}
