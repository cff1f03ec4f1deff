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
define ptx_kernel void @fields(ptr byval(%pair) align 8 %s, i64 %i) #0 {
  %second = getelementptr inbounds %pair, ptr %s, i64 0, i32 1
  %in = load ptr, ptr %s, align 8, !noalias !3
  %out = load ptr, ptr %second, align 8, !noalias !3
  %x = load float, ptr %in, align 4, !alias.scope !4, !noalias !5, !invariant.load !6
  store float %x, ptr %out, align 4, !alias.scope !5, !noalias !4
  %in.again = load ptr, ptr %s, align 8, !noalias !3
  %at = getelementptr float, ptr %in.again, i64 %i
  %y = load float, ptr %at, align 4, !alias.scope !4, !noalias !5, !invariant.load !6
  store float %y, ptr %out, align 4, !alias.scope !5, !noalias !4
  ret void
}
define ptx_kernel void @rows(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %out, ptr addrspace(1) %other) {
  %next = getelementptr ptr addrspace(1), ptr addrspace(1) %table, i64 1
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8
  %q = load ptr addrspace(1), ptr addrspace(1) %next, align 8
  %r = load ptr addrspace(1), ptr addrspace(1) %other, align 8
  %x = load float, ptr addrspace(1) %p, align 4
  %y = load float, ptr addrspace(1) %q, align 4
  %z = load float, ptr addrspace(1) %r, align 4
  %xy = fadd float %x, %y
  %sum = fadd float %xy, %z
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}
define ptx_kernel void @rows(ptr addrspace(1) noalias %table, ptr addrspace(1) noalias %out, ptr addrspace(1) %other) #0 {
  %next = getelementptr ptr addrspace(1), ptr addrspace(1) %table, i64 1
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !alias.scope !10, !noalias !11, !invariant.load !13
  %q = load ptr addrspace(1), ptr addrspace(1) %next, align 8, !alias.scope !10, !noalias !11, !invariant.load !13
  %r = load ptr addrspace(1), ptr addrspace(1) %other, align 8, !noalias !12
  %x = load float, ptr addrspace(1) %p, align 4, !noalias !12
  %y = load float, ptr addrspace(1) %q, align 4, !noalias !12
  %z = load float, ptr addrspace(1) %r, align 4, !noalias !12
  %xy = fadd float %x, %y
  %sum = fadd float %xy, %z
  store float %sum, ptr addrspace(1) %out, align 4, !alias.scope !11, !noalias !10
  ret void
}
define ptx_kernel void @rows.written(ptr addrspace(1) noalias %table) {
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  store ptr addrspace(1) null, ptr addrspace(1) %table, align 8
  ret void
}
define ptx_kernel void @rows.written(ptr addrspace(1) noalias %table) #0 {
  %p = load ptr addrspace(1), ptr addrspace(1) %table, align 8, !alias.scope !16
  store float 1.000000e+00, ptr addrspace(1) %p, align 4, !noalias !16
  store ptr addrspace(1) null, ptr addrspace(1) %table, align 8, !alias.scope !16
  ret void
}
