; RUN: nvopt -passes=process-restrict %s
; RUN: nvopt -passes=process-restrict,process-restrict %s
; RUN: nvopt -passes=process-restrict -nvptx-kernel-params-restrict %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global float 0.0
@held = addrspace(1) global ptr addrspace(1) null

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare ptr addrspace(1) @makes()

define void @origins(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %other, i1 %c, i64 %n) {
  %local = alloca float, align 4
  %generic = addrspacecast ptr addrspace(1) %a to ptr
  %from.a = load float, ptr %generic, align 4
  %either = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  store float %from.a, ptr addrspace(1) %either, align 4
  %mixed = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %other
  store float 1.0, ptr addrspace(1) %mixed, align 4
  store float 2.0, ptr addrspace(1) %other, align 4
  store float 3.0, ptr addrspace(1) @g, align 4
  store float 4.0, ptr %local, align 4
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8
  store float 5.0, ptr addrspace(1) %loaded, align 4
  %made = call ptr addrspace(1) @makes()
  store float 6.0, ptr addrspace(1) %made, align 4
  %sum = atomicrmw fadd ptr addrspace(1) %b, float 1.0 monotonic
  %pair = cmpxchg ptr addrspace(1) %b, i32 0, i32 1 monotonic monotonic
  %fresh = load volatile float, ptr addrspace(1) %b, align 4
  call void @llvm.memset.p1.i64(ptr addrspace(1) %b, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 64, i1 false)
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a, ptr addrspace(1) %other, i64 64, i1 false)
  ret void
}

; What has escaped may come back by any way that isn't known.
define void @escaped(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %other) {
  store ptr addrspace(1) %a, ptr addrspace(1) @held, align 8
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8
  store float 1.0, ptr addrspace(1) %loaded, align 4
  store float 2.0, ptr addrspace(1) @g, align 4
  store float 3.0, ptr addrspace(1) %other, align 4
  ret void
}

define internal void @keeps(ptr addrspace(1) %p) noinline {
  store ptr addrspace(1) %p, ptr addrspace(1) @held, align 8
  ret void
}

define void @passed(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) {
  call void @keeps(ptr addrspace(1) %a)
  %loaded = load ptr addrspace(1), ptr addrspace(1) @held, align 8
  store float 1.0, ptr addrspace(1) %loaded, align 4
  ret void
}

; What is said already is kept.
define void @said(ptr addrspace(1) noalias %a, ptr addrspace(1) %b) {
  store float 1.0, ptr addrspace(1) %a, align 4, !alias.scope !0, !noalias !0
  store float 1.0, ptr addrspace(1) %b, align 4, !noalias !0
  ret void
}

define void @left.alone(ptr addrspace(1) noalias %a) noinline optnone {
  store float 1.0, ptr addrspace(1) %a, align 4
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr byval(float) %c, float %x) {
  %y = load float, ptr addrspace(1) %a, align 4
  %z = load float, ptr %c, align 4
  %sum = fadd float %y, %z
  store float %sum, ptr addrspace(1) %b, align 4
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
