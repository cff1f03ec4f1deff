remark: <unknown>:0:0: in function chased: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function each: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %at a multiple of 16
remark: <unknown>:0:0: in function loaded_target: cloned a stretch of 31 instructions, in which 16 memory instructions become 4 with %p a multiple of 16, %to a multiple of 16 and what is accessed through 1 pairs of pointers apart
remark: <unknown>:0:0: in function outer: cloned a stretch of 15 instructions, in which 8 memory instructions become 2 with %p a multiple of 16
remark: <unknown>:0:0: in function found: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function found: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %q a multiple of 16
remark: <unknown>:0:0: in function found_within: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function found_within: cloned 4 accesses, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function late: 16 loads of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function late: 16 stores of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function unlike: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function writes_last: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function writes_first: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function stores_past_read: 4 stores of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function cast: cloned a stretch of 4 instructions, in which 4 memory instructions become 1 with %q a multiple of 16
remark: <unknown>:0:0: in function spaces: 8 loads of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function spaces: 8 stores of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function computed_ahead: cloned a stretch of 8 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function computed_behind: cloned 4 accesses, in which 4 memory instructions become 1 with %p a multiple of 16
; ModuleID = 'regions.ll'
source_filename = "regions.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @chased(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %link = getelementptr ptr addrspace(1), ptr addrspace(1) %out, i32 %i
  %next = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  store float %asum3, ptr addrspace(1) %out, align 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @each(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %link = getelementptr ptr addrspace(1), ptr addrspace(1) %out, i32 %i
  %at = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %0 = freeze ptr addrspace(1) %at
  %1 = ptrtoint ptr addrspace(1) %0 to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %a3.merged = phi float [ %a3, %loop.split ], [ %a3.unaligned, %loop.split.unaligned ]
  %a2.merged = phi float [ %a2, %loop.split ], [ %a2.unaligned, %loop.split.unaligned ]
  %a1.merged = phi float [ %a1, %loop.split ], [ %a1.unaligned, %loop.split.unaligned ]
  %a0.merged = phi float [ %a0, %loop.split ], [ %a0.unaligned, %loop.split.unaligned ]
  %asum1 = fadd float %a0.merged, %a1.merged
  %asum2 = fadd float %asum1, %a2.merged
  %asum3 = fadd float %asum2, %a3.merged
  store float %asum3, ptr addrspace(1) %out, align 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop.split.split
  ret void
}

define ptx_kernel void @loaded_target(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %link = getelementptr ptr addrspace(1), ptr addrspace(1) %out, i32 %i
  %to = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %1 = freeze ptr addrspace(1) %to
  %2 = ptrtoint ptr addrspace(1) %1 to i32
  %3 = or i32 %0, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  %4 = ptrtoint ptr addrspace(1) %p to i64
  %5 = freeze ptr addrspace(1) %to
  %6 = ptrtoint ptr addrspace(1) %5 to i64
  %7 = sub i64 %4, %6
  %distance = add i64 %7, 31
  %is.apart = icmp uge i64 %distance, 63
  %is.aligned.apart = and i1 %is.aligned, %is.apart
  br i1 %is.aligned.apart, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %a0 = load float, ptr addrspace(1) %ap0, align 16, !alias.scope !2, !noalias !5
  %bp0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %a0, ptr addrspace(1) %bp0, align 16, !alias.scope !5, !noalias !2
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4, !alias.scope !2, !noalias !5
  %bp1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %a1, ptr addrspace(1) %bp1, align 4, !alias.scope !5, !noalias !2
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8, !alias.scope !2, !noalias !5
  %bp2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %a2, ptr addrspace(1) %bp2, align 8, !alias.scope !5, !noalias !2
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4, !alias.scope !2, !noalias !5
  %bp3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %a3, ptr addrspace(1) %bp3, align 4, !alias.scope !5, !noalias !2
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 16, !alias.scope !2, !noalias !5
  %bp4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %a4, ptr addrspace(1) %bp4, align 16, !alias.scope !5, !noalias !2
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4, !alias.scope !2, !noalias !5
  %bp5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %a5, ptr addrspace(1) %bp5, align 4, !alias.scope !5, !noalias !2
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 8, !alias.scope !2, !noalias !5
  %bp6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %a6, ptr addrspace(1) %bp6, align 8, !alias.scope !5, !noalias !2
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4, !alias.scope !2, !noalias !5
  %bp7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %a7, ptr addrspace(1) %bp7, align 4, !alias.scope !5, !noalias !2
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %bp0.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 0
  store float %a0.unaligned, ptr addrspace(1) %bp0.unaligned, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %bp1.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 4
  store float %a1.unaligned, ptr addrspace(1) %bp1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %bp2.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 8
  store float %a2.unaligned, ptr addrspace(1) %bp2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  %bp3.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 12
  store float %a3.unaligned, ptr addrspace(1) %bp3.unaligned, align 4
  %ap4.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4.unaligned = load float, ptr addrspace(1) %ap4.unaligned, align 4
  %bp4.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 16
  store float %a4.unaligned, ptr addrspace(1) %bp4.unaligned, align 4
  %ap5.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5.unaligned = load float, ptr addrspace(1) %ap5.unaligned, align 4
  %bp5.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 20
  store float %a5.unaligned, ptr addrspace(1) %bp5.unaligned, align 4
  %ap6.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6.unaligned = load float, ptr addrspace(1) %ap6.unaligned, align 4
  %bp6.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 24
  store float %a6.unaligned, ptr addrspace(1) %bp6.unaligned, align 4
  %ap7.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7.unaligned = load float, ptr addrspace(1) %ap7.unaligned, align 4
  %bp7.unaligned = getelementptr i8, ptr addrspace(1) %to, i64 28
  store float %a7.unaligned, ptr addrspace(1) %bp7.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  ret void
}

define ptx_kernel void @outer(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %rest, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %rest ]
  %i = phi i32 [ 0, %entry ], [ %j, %rest ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %at, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 16
  %ap5 = getelementptr i8, ptr addrspace(1) %at, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %at, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 8
  %ap7 = getelementptr i8, ptr addrspace(1) %at, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  %ap4.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 16
  %a4.unaligned = load float, ptr addrspace(1) %ap4.unaligned, align 4
  %ap5.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 20
  %a5.unaligned = load float, ptr addrspace(1) %ap5.unaligned, align 4
  %ap6.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 24
  %a6.unaligned = load float, ptr addrspace(1) %ap6.unaligned, align 4
  %ap7.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 28
  %a7.unaligned = load float, ptr addrspace(1) %ap7.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %a7.merged = phi float [ %a7, %loop.split ], [ %a7.unaligned, %loop.split.unaligned ]
  %a6.merged = phi float [ %a6, %loop.split ], [ %a6.unaligned, %loop.split.unaligned ]
  %a5.merged = phi float [ %a5, %loop.split ], [ %a5.unaligned, %loop.split.unaligned ]
  %a4.merged = phi float [ %a4, %loop.split ], [ %a4.unaligned, %loop.split.unaligned ]
  %a3.merged = phi float [ %a3, %loop.split ], [ %a3.unaligned, %loop.split.unaligned ]
  %a2.merged = phi float [ %a2, %loop.split ], [ %a2.unaligned, %loop.split.unaligned ]
  %a1.merged = phi float [ %a1, %loop.split ], [ %a1.unaligned, %loop.split.unaligned ]
  %a0.merged = phi float [ %a0, %loop.split ], [ %a0.unaligned, %loop.split.unaligned ]
  %asum1 = fadd float %a0.merged, %a1.merged
  %asum2 = fadd float %asum1, %a2.merged
  %asum3 = fadd float %asum2, %a3.merged
  %asum4 = fadd float %asum3, %a4.merged
  %asum5 = fadd float %asum4, %a5.merged
  %asum6 = fadd float %asum5, %a6.merged
  %asum7 = fadd float %asum6, %a7.merged
  store float %asum7, ptr addrspace(1) %out, align 4
  br label %inner

inner:                                            ; preds = %inner, %loop.split.split
  %k = phi i32 [ 0, %loop.split.split ], [ %l, %inner ]
  %op = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %k, ptr addrspace(1) %op, align 4
  %l = add i32 %k, 1
  %more = icmp slt i32 %l, %i
  br i1 %more, label %inner, label %rest

rest:                                             ; preds = %inner
  %next = getelementptr i8, ptr addrspace(1) %at, i64 32
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %rest
  ret void
}

define ptx_kernel void @found(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %asum1 = fadd float %a0.merged, %a1.merged
  %asum2 = fadd float %asum1, %a2.merged
  %asum3 = fadd float %asum2, %a3.merged
  store float %asum3, ptr addrspace(1) %out, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) %out, align 8
  %bp0 = getelementptr i8, ptr addrspace(1) %q, i64 0
  %5 = freeze ptr addrspace(1) %q
  %6 = ptrtoint ptr addrspace(1) %5 to i32
  %misalignment1 = and i32 %6, 15
  %is.aligned2 = icmp eq i32 %misalignment1, 0
  br i1 %is.aligned2, label %7, label %8

7:                                                ; preds = %4
  %b0 = load float, ptr addrspace(1) %bp0, align 16
  %bp1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %b1 = load float, ptr addrspace(1) %bp1, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %b2 = load float, ptr addrspace(1) %bp2, align 8
  %bp3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %b3 = load float, ptr addrspace(1) %bp3, align 4
  br label %9

8:                                                ; preds = %4
  %b0.unaligned = load float, ptr addrspace(1) %bp0, align 4
  %bp1.unaligned = getelementptr i8, ptr addrspace(1) %q, i64 4
  %b1.unaligned = load float, ptr addrspace(1) %bp1.unaligned, align 4
  %bp2.unaligned = getelementptr i8, ptr addrspace(1) %q, i64 8
  %b2.unaligned = load float, ptr addrspace(1) %bp2.unaligned, align 4
  %bp3.unaligned = getelementptr i8, ptr addrspace(1) %q, i64 12
  %b3.unaligned = load float, ptr addrspace(1) %bp3.unaligned, align 4
  br label %9

9:                                                ; preds = %8, %7
  %b3.merged = phi float [ %b3, %7 ], [ %b3.unaligned, %8 ]
  %b2.merged = phi float [ %b2, %7 ], [ %b2.unaligned, %8 ]
  %b1.merged = phi float [ %b1, %7 ], [ %b1.unaligned, %8 ]
  %b0.merged = phi float [ %b0, %7 ], [ %b0.unaligned, %8 ]
  %bsum1 = fadd float %b0.merged, %b1.merged
  %bsum2 = fadd float %bsum1, %b2.merged
  %bsum3 = fadd float %bsum2, %b3.merged
  store float %bsum3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @found_within(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1, align 4
  %a2.unaligned = load float, ptr addrspace(1) %ap2, align 4
  %a3.unaligned = load float, ptr addrspace(1) %ap3, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %q = load ptr addrspace(1), ptr addrspace(1) %out, align 8
  %bp0 = getelementptr i8, ptr addrspace(1) %q, i64 0
  %b0 = load float, ptr addrspace(1) %bp0, align 4
  %bp1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %b1 = load float, ptr addrspace(1) %bp1, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %b2 = load float, ptr addrspace(1) %bp2, align 4
  %bp3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %b3 = load float, ptr addrspace(1) %bp3, align 4
  %asum1 = fadd float %a0.merged, %a1.merged
  %asum2 = fadd float %asum1, %a2.merged
  %asum3 = fadd float %asum2, %a3.merged
  %bsum1 = fadd float %b0, %b1
  %bsum2 = fadd float %bsum1, %b2
  %bsum3 = fadd float %bsum2, %b3
  store float %asum3, ptr addrspace(1) %out, align 4
  store float %bsum3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @late(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %q = load ptr addrspace(1), ptr addrspace(1) %out, align 8
  %bp0 = getelementptr i8, ptr addrspace(1) %q, i64 0
  store float %a0, ptr addrspace(1) %bp0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %bp1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  store float %a1, ptr addrspace(1) %bp1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %bp2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store float %a2, ptr addrspace(1) %bp2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %bp3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store float %a3, ptr addrspace(1) %bp3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 4
  %bp4 = getelementptr i8, ptr addrspace(1) %q, i64 16
  store float %a4, ptr addrspace(1) %bp4, align 4
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %bp5 = getelementptr i8, ptr addrspace(1) %q, i64 20
  store float %a5, ptr addrspace(1) %bp5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 4
  %bp6 = getelementptr i8, ptr addrspace(1) %q, i64 24
  store float %a6, ptr addrspace(1) %bp6, align 4
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  %bp7 = getelementptr i8, ptr addrspace(1) %q, i64 28
  store float %a7, ptr addrspace(1) %bp7, align 4
  %ap8 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %a8 = load float, ptr addrspace(1) %ap8, align 4
  %bp8 = getelementptr i8, ptr addrspace(1) %q, i64 32
  store float %a8, ptr addrspace(1) %bp8, align 4
  %ap9 = getelementptr i8, ptr addrspace(1) %p, i64 36
  %a9 = load float, ptr addrspace(1) %ap9, align 4
  %bp9 = getelementptr i8, ptr addrspace(1) %q, i64 36
  store float %a9, ptr addrspace(1) %bp9, align 4
  %ap10 = getelementptr i8, ptr addrspace(1) %p, i64 40
  %a10 = load float, ptr addrspace(1) %ap10, align 4
  %bp10 = getelementptr i8, ptr addrspace(1) %q, i64 40
  store float %a10, ptr addrspace(1) %bp10, align 4
  %ap11 = getelementptr i8, ptr addrspace(1) %p, i64 44
  %a11 = load float, ptr addrspace(1) %ap11, align 4
  %bp11 = getelementptr i8, ptr addrspace(1) %q, i64 44
  store float %a11, ptr addrspace(1) %bp11, align 4
  %ap12 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %a12 = load float, ptr addrspace(1) %ap12, align 4
  %bp12 = getelementptr i8, ptr addrspace(1) %q, i64 48
  store float %a12, ptr addrspace(1) %bp12, align 4
  %ap13 = getelementptr i8, ptr addrspace(1) %p, i64 52
  %a13 = load float, ptr addrspace(1) %ap13, align 4
  %bp13 = getelementptr i8, ptr addrspace(1) %q, i64 52
  store float %a13, ptr addrspace(1) %bp13, align 4
  %ap14 = getelementptr i8, ptr addrspace(1) %p, i64 56
  %a14 = load float, ptr addrspace(1) %ap14, align 4
  %bp14 = getelementptr i8, ptr addrspace(1) %q, i64 56
  store float %a14, ptr addrspace(1) %bp14, align 4
  %ap15 = getelementptr i8, ptr addrspace(1) %p, i64 60
  %a15 = load float, ptr addrspace(1) %ap15, align 4
  %bp15 = getelementptr i8, ptr addrspace(1) %q, i64 60
  store float %a15, ptr addrspace(1) %bp15, align 4
  ret void
}

define ptx_kernel void @unlike(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %half = shl i64 %columns, 1
  %index = xor i64 %half, 1
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %asum1 = fadd float %a0, %a1
  %asum2 = fadd float %asum1, %a2
  %asum3 = fadd float %asum2, %a3
  store float %asum3, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @writes_last(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  call void @writes()
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @writes_first(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  call void @writes()
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @stores_past_read(ptr addrspace(1) noundef %p) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  store float 1.000000e+00, ptr addrspace(1) %ap0, align 4
  store float 1.000000e+00, ptr addrspace(1) %ap1, align 4
  call void @reads()
  store float 1.000000e+00, ptr addrspace(1) %ap2, align 4
  store float 1.000000e+00, ptr addrspace(1) %ap3, align 4
  ret void
}

define ptx_kernel void @together(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %c = call float @meets(float %a0)
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @odd_bits(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a0 = load i31, ptr addrspace(1) %ap0, align 4
  %a1 = load i31, ptr addrspace(1) %ap1, align 4
  %a2 = load i31, ptr addrspace(1) %ap2, align 4
  %a3 = load i31, ptr addrspace(1) %ap3, align 4
  %sum0 = add i31 %a0, %a1
  %sum1 = add i31 %sum0, %a2
  %sum2 = add i31 %sum1, %a3
  store i31 %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @cast(ptr addrspace(9) noundef %p, ptr addrspace(1) noalias noundef %out, i1 %c) {
  %q = addrspacecast ptr addrspace(9) %p to ptr
  %at = select i1 %c, ptr %q, ptr %q
  %ap0 = getelementptr i8, ptr %at, i64 0
  %ap1 = getelementptr i8, ptr %at, i64 4
  %ap2 = getelementptr i8, ptr %at, i64 8
  %ap3 = getelementptr i8, ptr %at, i64 12
  %1 = freeze ptr %q
  %2 = ptrtoint ptr %1 to i32
  %misalignment = and i32 %2, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %3, label %4

3:                                                ; preds = %0
  %a0 = load float, ptr %ap0, align 16
  %a1 = load float, ptr %ap1, align 4
  %a2 = load float, ptr %ap2, align 8
  %a3 = load float, ptr %ap3, align 4
  br label %5

4:                                                ; preds = %0
  %a0.unaligned = load float, ptr %ap0, align 4
  %a1.unaligned = load float, ptr %ap1, align 4
  %a2.unaligned = load float, ptr %ap2, align 4
  %a3.unaligned = load float, ptr %ap3, align 4
  br label %5

5:                                                ; preds = %4, %3
  %a3.merged = phi float [ %a3, %3 ], [ %a3.unaligned, %4 ]
  %a2.merged = phi float [ %a2, %3 ], [ %a2.unaligned, %4 ]
  %a1.merged = phi float [ %a1, %3 ], [ %a1.unaligned, %4 ]
  %a0.merged = phi float [ %a0, %3 ], [ %a0.unaligned, %4 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @spaces(ptr addrspace(3) noundef %p, ptr noundef %q) {
  %ap0 = getelementptr i8, ptr addrspace(3) %p, i64 0
  %a0 = load float, ptr addrspace(3) %ap0, align 4
  %bp0 = getelementptr i8, ptr %q, i64 0
  store float %a0, ptr %bp0, align 4
  %ap1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a1 = load float, ptr addrspace(3) %ap1, align 4
  %bp1 = getelementptr i8, ptr %q, i64 4
  store float %a1, ptr %bp1, align 4
  %ap2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %a2 = load float, ptr addrspace(3) %ap2, align 4
  %bp2 = getelementptr i8, ptr %q, i64 8
  store float %a2, ptr %bp2, align 4
  %ap3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a3 = load float, ptr addrspace(3) %ap3, align 4
  %bp3 = getelementptr i8, ptr %q, i64 12
  store float %a3, ptr %bp3, align 4
  %ap4 = getelementptr i8, ptr addrspace(3) %p, i64 16
  %a4 = load float, ptr addrspace(3) %ap4, align 4
  %bp4 = getelementptr i8, ptr %q, i64 16
  store float %a4, ptr %bp4, align 4
  %ap5 = getelementptr i8, ptr addrspace(3) %p, i64 20
  %a5 = load float, ptr addrspace(3) %ap5, align 4
  %bp5 = getelementptr i8, ptr %q, i64 20
  store float %a5, ptr %bp5, align 4
  %ap6 = getelementptr i8, ptr addrspace(3) %p, i64 24
  %a6 = load float, ptr addrspace(3) %ap6, align 4
  %bp6 = getelementptr i8, ptr %q, i64 24
  store float %a6, ptr %bp6, align 4
  %ap7 = getelementptr i8, ptr addrspace(3) %p, i64 28
  %a7 = load float, ptr addrspace(3) %ap7, align 4
  %bp7 = getelementptr i8, ptr %q, i64 28
  store float %a7, ptr %bp7, align 4
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare void @reads() #0

; Function Attrs: nounwind willreturn memory(write)
declare void @writes() #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare float @meets(float) #2

define ptx_kernel void @computed_ahead(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 %n) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %wide = shl i64 %n, 4
  %to = getelementptr i8, ptr addrspace(1) %out, i64 %wide
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %product = fmul float %a0, %a1
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %product.unaligned = fmul float %a0.unaligned, %a1.unaligned
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %product.merged = phi float [ %product, %2 ], [ %product.unaligned, %3 ]
  %sum0 = fadd float %product.merged, %a2.merged
  %sum1 = fadd float %sum0, %a3.merged
  store float %sum1, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @computed_behind(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, float %scale) {
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1, align 4
  %a2.unaligned = load float, ptr addrspace(1) %ap2, align 4
  %a3.unaligned = load float, ptr addrspace(1) %ap3, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %product = fmul float %a0.merged, %a1.merged
  store float %product, ptr addrspace(1) %out, align 4
  %sum = fadd float %a0.merged, %a1.merged
  %scaled = fmul float %sum, %scale
  %lost = fmul float %a2.merged, %scale
  %only = fadd float %lost, %scale
  %sum1 = fadd float %scaled, %a3.merged
  %sum2 = fadd float %sum1, %a0.merged
  %sum3 = fadd float %sum2, %a1.merged
  %sum4 = fadd float %sum3, %only
  %o1 = getelementptr i8, ptr addrspace(1) %out, i64 4
  store float %sum4, ptr addrspace(1) %o1, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #3

attributes #0 = { nounwind willreturn memory(read) }
attributes #1 = { nounwind willreturn memory(write) }
attributes #2 = { convergent nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!3}
!3 = distinct !{!3, !4}
!4 = distinct !{!4, !"version-alignment"}
!5 = !{!6}
!6 = distinct !{!6, !4}
