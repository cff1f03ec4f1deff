remark: <unknown>:0:0: in function apart: cloned a stretch of 15 instructions, in which 8 memory instructions become 2 with %from a multiple of 16, %to a multiple of 16
remark: <unknown>:0:0: in function maybe: cloned a stretch of 31 instructions, in which 16 memory instructions become 4 with %from a multiple of 16, %to a multiple of 16 and what is accessed through 1 pairs of pointers apart
remark: <unknown>:0:0: in function maybe_four: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function maybe_four: 4 stores of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function shifted: cloned a stretch of 31 instructions, in which 16 memory instructions become 4 with %from a multiple of 16, %to a multiple of 16 and what is accessed through 1 pairs of pointers apart
remark: <unknown>:0:0: in function elsewhere: 8 loads of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function elsewhere: 8 stores of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function in_place: cloned a stretch of 31 instructions, in which 16 memory instructions become 4 with %from a multiple of 16
remark: <unknown>:0:0: in function itself: cloned a stretch of 31 instructions, in which 16 memory instructions become 4 with %from a multiple of 16
remark: <unknown>:0:0: in function behind: 8 loads of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function behind: 8 stores of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function past_reads: cloned 16 accesses, in which 16 memory instructions become 4 with %from a multiple of 16, %to a multiple of 16
remark: <unknown>:0:0: in function past_writes: cloned 13 accesses, in which 13 memory instructions become 4 with %from a multiple of 16, %to a multiple of 16
remark: <unknown>:0:0: in function past_computation: cloned a stretch of 31 instructions, in which 16 memory instructions become 4 with %from a multiple of 16, %to a multiple of 16
remark: <unknown>:0:0: in function past_the_end: cloned a stretch of 17 instructions, in which 9 memory instructions become 3 with %from a multiple of 16, %to a multiple of 16
remark: <unknown>:0:0: in function past_the_end: cloned 4 accesses, in which 4 memory instructions become 1 with %to a multiple of 16
; ModuleID = 'aliases.ll'
source_filename = "aliases.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind willreturn memory(read)
declare void @reads() #0

; Function Attrs: nounwind willreturn memory(write)
declare void @writes() #1

; Function Attrs: nounwind willreturn memory(none)
declare void @computes() #2

; Function Attrs: nounwind memory(none)
declare void @hangs() #3

define ptx_kernel void @apart(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  br label %6

6:                                                ; preds = %5, %4
  ret void
}

define ptx_kernel void @maybe(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  %4 = ptrtoint ptr addrspace(1) %from to i64
  %5 = ptrtoint ptr addrspace(1) %to to i64
  %6 = sub i64 %4, %5
  %distance = add i64 %6, 31
  %is.apart = icmp uge i64 %distance, 63
  %is.aligned.apart = and i1 %is.aligned, %is.apart
  br i1 %is.aligned.apart, label %7, label %8

7:                                                ; preds = %0
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %v0 = load float, ptr addrspace(1) %f0, align 16, !alias.scope !0, !noalias !3
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16, !alias.scope !3, !noalias !0
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4, !alias.scope !0, !noalias !3
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4, !alias.scope !3, !noalias !0
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8, !alias.scope !0, !noalias !3
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8, !alias.scope !3, !noalias !0
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4, !alias.scope !0, !noalias !3
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4, !alias.scope !3, !noalias !0
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 16, !alias.scope !0, !noalias !3
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 16, !alias.scope !3, !noalias !0
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4, !alias.scope !0, !noalias !3
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4, !alias.scope !3, !noalias !0
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 8, !alias.scope !0, !noalias !3
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 8, !alias.scope !3, !noalias !0
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4, !alias.scope !0, !noalias !3
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4, !alias.scope !3, !noalias !0
  br label %9

8:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  %f4.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %f4.unaligned, align 4
  %t4.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4.unaligned, ptr addrspace(1) %t4.unaligned, align 4
  %f5.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %f5.unaligned, align 4
  %t5.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5.unaligned, ptr addrspace(1) %t5.unaligned, align 4
  %f6.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %f6.unaligned, align 4
  %t6.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6.unaligned, ptr addrspace(1) %t6.unaligned, align 4
  %f7.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %f7.unaligned, align 4
  %t7.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7.unaligned, ptr addrspace(1) %t7.unaligned, align 4
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

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

define ptx_kernel void @shifted(ptr addrspace(1) noundef %to, ptr addrspace(1) noundef %from, i64 noundef %n) {
  %row = shl i64 %n, 5
  %fr = getelementptr i8, ptr addrspace(1) %from, i64 %row
  %tr = getelementptr i8, ptr addrspace(1) %to, i64 %row
  %f0 = getelementptr i8, ptr addrspace(1) %fr, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  %4 = ptrtoint ptr addrspace(1) %from to i64
  %5 = ptrtoint ptr addrspace(1) %to to i64
  %6 = sub i64 %4, %5
  %distance = add i64 %6, 31
  %is.apart = icmp uge i64 %distance, 63
  %is.aligned.apart = and i1 %is.aligned, %is.apart
  br i1 %is.aligned.apart, label %7, label %8

7:                                                ; preds = %0
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  call void @llvm.experimental.noalias.scope.decl(metadata !8)
  %v0 = load float, ptr addrspace(1) %f0, align 16, !alias.scope !5, !noalias !8
  %t0 = getelementptr i8, ptr addrspace(1) %tr, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16, !alias.scope !8, !noalias !5
  %f1 = getelementptr i8, ptr addrspace(1) %fr, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4, !alias.scope !5, !noalias !8
  %t1 = getelementptr i8, ptr addrspace(1) %tr, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4, !alias.scope !8, !noalias !5
  %f2 = getelementptr i8, ptr addrspace(1) %fr, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8, !alias.scope !5, !noalias !8
  %t2 = getelementptr i8, ptr addrspace(1) %tr, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8, !alias.scope !8, !noalias !5
  %f3 = getelementptr i8, ptr addrspace(1) %fr, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4, !alias.scope !5, !noalias !8
  %t3 = getelementptr i8, ptr addrspace(1) %tr, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4, !alias.scope !8, !noalias !5
  %f4 = getelementptr i8, ptr addrspace(1) %fr, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 16, !alias.scope !5, !noalias !8
  %t4 = getelementptr i8, ptr addrspace(1) %tr, i64 16
  store float %v4, ptr addrspace(1) %t4, align 16, !alias.scope !8, !noalias !5
  %f5 = getelementptr i8, ptr addrspace(1) %fr, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4, !alias.scope !5, !noalias !8
  %t5 = getelementptr i8, ptr addrspace(1) %tr, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4, !alias.scope !8, !noalias !5
  %f6 = getelementptr i8, ptr addrspace(1) %fr, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 8, !alias.scope !5, !noalias !8
  %t6 = getelementptr i8, ptr addrspace(1) %tr, i64 24
  store float %v6, ptr addrspace(1) %t6, align 8, !alias.scope !8, !noalias !5
  %f7 = getelementptr i8, ptr addrspace(1) %fr, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4, !alias.scope !5, !noalias !8
  %t7 = getelementptr i8, ptr addrspace(1) %tr, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4, !alias.scope !8, !noalias !5
  br label %9

8:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  %f4.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %f4.unaligned, align 4
  %t4.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 16
  store float %v4.unaligned, ptr addrspace(1) %t4.unaligned, align 4
  %f5.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %f5.unaligned, align 4
  %t5.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 20
  store float %v5.unaligned, ptr addrspace(1) %t5.unaligned, align 4
  %f6.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %f6.unaligned, align 4
  %t6.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 24
  store float %v6.unaligned, ptr addrspace(1) %t6.unaligned, align 4
  %f7.unaligned = getelementptr i8, ptr addrspace(1) %fr, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %f7.unaligned, align 4
  %t7.unaligned = getelementptr i8, ptr addrspace(1) %tr, i64 28
  store float %v7.unaligned, ptr addrspace(1) %t7.unaligned, align 4
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

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

define ptx_kernel void @in_place(ptr addrspace(1) noalias noundef %other, ptr addrspace(1) noalias noundef %from) {
  %up = getelementptr i8, ptr addrspace(1) %from, i64 64
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %t0 = getelementptr i8, ptr addrspace(1) %up, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %up, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %t2 = getelementptr i8, ptr addrspace(1) %up, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %up, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 16
  %t4 = getelementptr i8, ptr addrspace(1) %up, i64 16
  store float %v4, ptr addrspace(1) %t4, align 16
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %up, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 8
  %t6 = getelementptr i8, ptr addrspace(1) %up, i64 24
  store float %v6, ptr addrspace(1) %t6, align 8
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %up, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %4

3:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  %f4.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %f4.unaligned, align 4
  %t4.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 16
  store float %v4.unaligned, ptr addrspace(1) %t4.unaligned, align 4
  %f5.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %f5.unaligned, align 4
  %t5.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 20
  store float %v5.unaligned, ptr addrspace(1) %t5.unaligned, align 4
  %f6.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %f6.unaligned, align 4
  %t6.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 24
  store float %v6.unaligned, ptr addrspace(1) %t6.unaligned, align 4
  %f7.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %f7.unaligned, align 4
  %t7.unaligned = getelementptr i8, ptr addrspace(1) %up, i64 28
  store float %v7.unaligned, ptr addrspace(1) %t7.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  ret void
}

define ptx_kernel void @itself(ptr addrspace(1) noalias noundef %other, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %t0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %t2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 16
  %t4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  store float %v4, ptr addrspace(1) %t4, align 16
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 8
  %t6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  store float %v6, ptr addrspace(1) %t6, align 8
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %4

3:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  %f4.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %f4.unaligned, align 4
  %t4.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 16
  store float %v4.unaligned, ptr addrspace(1) %t4.unaligned, align 4
  %f5.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %f5.unaligned, align 4
  %t5.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 20
  store float %v5.unaligned, ptr addrspace(1) %t5.unaligned, align 4
  %f6.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %f6.unaligned, align 4
  %t6.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 24
  store float %v6.unaligned, ptr addrspace(1) %t6.unaligned, align 4
  %f7.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %f7.unaligned, align 4
  %t7.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 28
  store float %v7.unaligned, ptr addrspace(1) %t7.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  ret void
}

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

define ptx_kernel void @past_reads(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %v3 = load float, ptr addrspace(1) %f3, align 4
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %v1.unaligned = load float, ptr addrspace(1) %f1, align 4
  %v2.unaligned = load float, ptr addrspace(1) %f2, align 4
  %v3.unaligned = load float, ptr addrspace(1) %f3, align 4
  br label %6

6:                                                ; preds = %5, %4
  %v3.merged = phi float [ %v3, %4 ], [ %v3.unaligned, %5 ]
  %v2.merged = phi float [ %v2, %4 ], [ %v2.unaligned, %5 ]
  %v1.merged = phi float [ %v1, %4 ], [ %v1.unaligned, %5 ]
  %v0.merged = phi float [ %v0, %4 ], [ %v0.unaligned, %5 ]
  br i1 %is.aligned, label %7, label %8

7:                                                ; preds = %6
  store float %v0.merged, ptr addrspace(1) %t0, align 16
  store float %v1.merged, ptr addrspace(1) %t1, align 4
  store float %v2.merged, ptr addrspace(1) %t2, align 8
  store float %v3.merged, ptr addrspace(1) %t3, align 4
  br label %9

8:                                                ; preds = %6
  store float %v0.merged, ptr addrspace(1) %t0, align 4
  store float %v1.merged, ptr addrspace(1) %t1, align 4
  store float %v2.merged, ptr addrspace(1) %t2, align 4
  store float %v3.merged, ptr addrspace(1) %t3, align 4
  br label %9

9:                                                ; preds = %8, %7
  br i1 %is.aligned, label %10, label %11

10:                                               ; preds = %9
  %v4 = load float, ptr addrspace(1) %f4, align 16
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %v6 = load float, ptr addrspace(1) %f6, align 8
  %v7 = load float, ptr addrspace(1) %f7, align 4
  br label %12

11:                                               ; preds = %9
  %v4.unaligned = load float, ptr addrspace(1) %f4, align 4
  %v5.unaligned = load float, ptr addrspace(1) %f5, align 4
  %v6.unaligned = load float, ptr addrspace(1) %f6, align 4
  %v7.unaligned = load float, ptr addrspace(1) %f7, align 4
  br label %12

12:                                               ; preds = %11, %10
  %v7.merged = phi float [ %v7, %10 ], [ %v7.unaligned, %11 ]
  %v6.merged = phi float [ %v6, %10 ], [ %v6.unaligned, %11 ]
  %v5.merged = phi float [ %v5, %10 ], [ %v5.unaligned, %11 ]
  %v4.merged = phi float [ %v4, %10 ], [ %v4.unaligned, %11 ]
  call void @reads()
  br i1 %is.aligned, label %13, label %14

13:                                               ; preds = %12
  store float %v4.merged, ptr addrspace(1) %t4, align 16
  store float %v5.merged, ptr addrspace(1) %t5, align 4
  store float %v6.merged, ptr addrspace(1) %t6, align 8
  store float %v7.merged, ptr addrspace(1) %t7, align 4
  br label %15

14:                                               ; preds = %12
  store float %v4.merged, ptr addrspace(1) %t4, align 4
  store float %v5.merged, ptr addrspace(1) %t5, align 4
  store float %v6.merged, ptr addrspace(1) %t6, align 4
  store float %v7.merged, ptr addrspace(1) %t7, align 4
  br label %15

15:                                               ; preds = %14, %13
  ret void
}

define ptx_kernel void @past_writes(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %v3 = load float, ptr addrspace(1) %f3, align 4
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %v1.unaligned = load float, ptr addrspace(1) %f1, align 4
  %v2.unaligned = load float, ptr addrspace(1) %f2, align 4
  %v3.unaligned = load float, ptr addrspace(1) %f3, align 4
  br label %6

6:                                                ; preds = %5, %4
  %v3.merged = phi float [ %v3, %4 ], [ %v3.unaligned, %5 ]
  %v2.merged = phi float [ %v2, %4 ], [ %v2.unaligned, %5 ]
  %v1.merged = phi float [ %v1, %4 ], [ %v1.unaligned, %5 ]
  %v0.merged = phi float [ %v0, %4 ], [ %v0.unaligned, %5 ]
  br i1 %is.aligned, label %7, label %8

7:                                                ; preds = %6
  store float %v0.merged, ptr addrspace(1) %t0, align 16
  store float %v1.merged, ptr addrspace(1) %t1, align 4
  store float %v2.merged, ptr addrspace(1) %t2, align 8
  store float %v3.merged, ptr addrspace(1) %t3, align 4
  br label %9

8:                                                ; preds = %6
  store float %v0.merged, ptr addrspace(1) %t0, align 4
  store float %v1.merged, ptr addrspace(1) %t1, align 4
  store float %v2.merged, ptr addrspace(1) %t2, align 4
  store float %v3.merged, ptr addrspace(1) %t3, align 4
  br label %9

9:                                                ; preds = %8, %7
  br i1 %is.aligned, label %10, label %11

10:                                               ; preds = %9
  %v4 = load float, ptr addrspace(1) %f4, align 16
  br label %12

11:                                               ; preds = %9
  %v4.unaligned = load float, ptr addrspace(1) %f4, align 4
  br label %12

12:                                               ; preds = %11, %10
  %v4.merged = phi float [ %v4, %10 ], [ %v4.unaligned, %11 ]
  call void @writes()
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %v7 = load float, ptr addrspace(1) %f7, align 4
  br i1 %is.aligned, label %13, label %14

13:                                               ; preds = %12
  store float %v4.merged, ptr addrspace(1) %t4, align 16
  store float %v5, ptr addrspace(1) %t5, align 4
  store float %v6, ptr addrspace(1) %t6, align 8
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %15

14:                                               ; preds = %12
  store float %v4.merged, ptr addrspace(1) %t4, align 4
  store float %v5, ptr addrspace(1) %t5, align 4
  store float %v6, ptr addrspace(1) %t6, align 4
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %15

15:                                               ; preds = %14, %13
  ret void
}

define ptx_kernel void @past_computation(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 16
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4, ptr addrspace(1) %t4, align 16
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5, ptr addrspace(1) %t5, align 4
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6 = load float, ptr addrspace(1) %f6, align 8
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6, ptr addrspace(1) %t6, align 8
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  %f4.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %f4.unaligned, align 4
  %t4.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %v4.unaligned, ptr addrspace(1) %t4.unaligned, align 4
  %f5.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 20
  %v5.unaligned = load float, ptr addrspace(1) %f5.unaligned, align 4
  %t5.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %v5.unaligned, ptr addrspace(1) %t5.unaligned, align 4
  %f6.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 24
  %v6.unaligned = load float, ptr addrspace(1) %f6.unaligned, align 4
  %t6.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %v6.unaligned, ptr addrspace(1) %t6.unaligned, align 4
  %f7.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 28
  %v7.unaligned = load float, ptr addrspace(1) %f7.unaligned, align 4
  %t7.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %v7.unaligned, ptr addrspace(1) %t7.unaligned, align 4
  br label %6

6:                                                ; preds = %5, %4
  call void @computes()
  ret void
}

define ptx_kernel void @past_the_end(ptr addrspace(1) noalias noundef %to, ptr addrspace(1) noalias noundef %from) {
  %f0 = getelementptr i8, ptr addrspace(1) %from, i64 0
  %1 = ptrtoint ptr addrspace(1) %from to i32
  %2 = ptrtoint ptr addrspace(1) %to to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %v0 = load float, ptr addrspace(1) %f0, align 16
  %t0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0, ptr addrspace(1) %t0, align 16
  %f1 = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1 = load float, ptr addrspace(1) %f1, align 4
  %t1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1, ptr addrspace(1) %t1, align 4
  %f2 = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2 = load float, ptr addrspace(1) %f2, align 8
  %t2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2, ptr addrspace(1) %t2, align 8
  %f3 = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3 = load float, ptr addrspace(1) %f3, align 4
  %t3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3, ptr addrspace(1) %t3, align 4
  %f4 = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4 = load float, ptr addrspace(1) %f4, align 16
  br label %6

5:                                                ; preds = %0
  %v0.unaligned = load float, ptr addrspace(1) %f0, align 4
  %t0.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %v0.unaligned, ptr addrspace(1) %t0.unaligned, align 4
  %f1.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 4
  %v1.unaligned = load float, ptr addrspace(1) %f1.unaligned, align 4
  %t1.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %v1.unaligned, ptr addrspace(1) %t1.unaligned, align 4
  %f2.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 8
  %v2.unaligned = load float, ptr addrspace(1) %f2.unaligned, align 4
  %t2.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %v2.unaligned, ptr addrspace(1) %t2.unaligned, align 4
  %f3.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 12
  %v3.unaligned = load float, ptr addrspace(1) %f3.unaligned, align 4
  %t3.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %v3.unaligned, ptr addrspace(1) %t3.unaligned, align 4
  %f4.unaligned = getelementptr i8, ptr addrspace(1) %from, i64 16
  %v4.unaligned = load float, ptr addrspace(1) %f4.unaligned, align 4
  br label %6

6:                                                ; preds = %5, %4
  %v4.merged = phi float [ %v4, %4 ], [ %v4.unaligned, %5 ]
  call void @hangs()
  %t4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  %f5 = getelementptr i8, ptr addrspace(1) %from, i64 20
  %t5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  %f6 = getelementptr i8, ptr addrspace(1) %from, i64 24
  %t6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  %f7 = getelementptr i8, ptr addrspace(1) %from, i64 28
  %t7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  %v5 = load float, ptr addrspace(1) %f5, align 4
  %v6 = load float, ptr addrspace(1) %f6, align 4
  %v7 = load float, ptr addrspace(1) %f7, align 4
  %7 = ptrtoint ptr addrspace(1) %to to i32
  %misalignment1 = and i32 %7, 15
  %is.aligned2 = icmp eq i32 %misalignment1, 0
  br i1 %is.aligned2, label %8, label %9

8:                                                ; preds = %6
  store float %v4.merged, ptr addrspace(1) %t4, align 16
  store float %v5, ptr addrspace(1) %t5, align 4
  store float %v6, ptr addrspace(1) %t6, align 8
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %10

9:                                                ; preds = %6
  store float %v4.merged, ptr addrspace(1) %t4, align 4
  store float %v5, ptr addrspace(1) %t5, align 4
  store float %v6, ptr addrspace(1) %t6, align 4
  store float %v7, ptr addrspace(1) %t7, align 4
  br label %10

10:                                               ; preds = %9, %8
  ret void
}

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { nounwind willreturn memory(read) }
attributes #1 = { nounwind willreturn memory(write) }
attributes #2 = { nounwind willreturn memory(none) }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, !"version-alignment"}
!3 = !{!4}
!4 = distinct !{!4, !2}
!5 = !{!6}
!6 = distinct !{!6, !7}
!7 = distinct !{!7, !"version-alignment"}
!8 = !{!9}
!9 = distinct !{!9, !7}
