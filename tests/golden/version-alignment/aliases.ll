; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1
; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment -version-alignment-memcheck=false %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @reads() nounwind willreturn memory(read)
declare void @writes() nounwind willreturn memory(write)
declare void @computes() nounwind willreturn memory(none)
declare void @hangs() nounwind memory(none)

; They share nothing.
define ptx_kernel void @apart(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  ret void
}

; They may share something: loads can't be moved together, unless the distance is tested. For eight elements that pays.
define ptx_kernel void @maybe(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Such a test for four elements costs more than it brings.
define ptx_kernel void @maybe_four(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  ret void
}

; Both add the same.
define ptx_kernel void @shifted(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i64 noundef %n) {
  %row = shl i64 %n, 5
  %fr = getelementptr i8, ptr addrspace(1) %from, i64 %row
  %tr = getelementptr i8, ptr addrspace(1) %to, i64 %row
  %f0 = getelementptr i8, ptr addrspace(1) %fr, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %tr, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %fr, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %tr, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %fr, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %tr, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %fr, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %tr, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %fr, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  %t4 = getelementptr i8, ptr addrspace(1) %tr, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %fr, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %tr, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %fr, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %tr, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %fr, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %tr, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; They don't add the same: not tested.
define ptx_kernel void @elsewhere(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i64 noundef %n) {
  %row = shl i64 %n, 5
  %fr = getelementptr i8, ptr addrspace(1) %from, i64 %row
  %f0 = getelementptr i8, ptr addrspace(1) %fr, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %fr, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %fr, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %fr, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %fr, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %fr, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %fr, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %fr, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; One behind the other in one array: how far apart is known.
define ptx_kernel void @in_place(ptr addrspace(1) noalias noundef %other, ptr addrspace(1) noalias noundef %from) {
  %up = getelementptr i8, ptr addrspace(1) %from, i64 64
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %up, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %up, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %up, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %up, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  %t4 = getelementptr i8, ptr addrspace(1) %up, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %up, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %up, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %up, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Each element is stored where it came from.
define ptx_kernel void @itself(ptr addrspace(1) noalias noundef %other, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  %t4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Each element is stored where the next one is loaded from.
define ptx_kernel void @behind(ptr addrspace(1) noalias noundef %other, ptr addrspace(1) noalias noundef %from) {
  %up = getelementptr i8, ptr addrspace(1) %from, i64 4
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %up, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %up, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %up, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %up, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  %t4 = getelementptr i8, ptr addrspace(1) %up, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %up, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %up, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %up, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Loads may be moved past what reads, stores not.
define ptx_kernel void @past_reads(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  call void @reads()
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Neither.
define ptx_kernel void @past_writes(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  call void @writes()
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Both.
define ptx_kernel void @past_computation(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  call void @computes()
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; Control may not come to what stands behind it.
define ptx_kernel void @past_the_end(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 4
  call void @hangs()
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 4
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 4
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  ret void
}

; These stay as they are.
define ptx_kernel void @volatile(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %v0 = load volatile float, ptr addrspace(1) %f0, align 4
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 4
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load volatile float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load volatile float, ptr addrspace(1) %f2, align 4
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 4
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load volatile float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  ret void
}
