remark: <unknown>:0:0: in function by16: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function by8: cloned a stretch of 7 instructions, in which 4 memory instructions become 2 with %p a multiple of 8
remark: <unknown>:0:0: in function by4: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function by_step: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %step a multiple of 16
remark: <unknown>:0:0: in function by_loaded: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function by_table: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function barrier: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function poison: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function ahead_few: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function ahead_more: cloned a stretch of 15 instructions, in which 8 memory instructions become 2 with %p a multiple of 16
remark: <unknown>:0:0: in function seldom: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
; ModuleID = 'loops.ll'
source_filename = "loops.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @by16(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop.split.split ]
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
  %sum0 = fadd float %total, %a0.merged
  %sum1 = fadd float %sum0, %a1.merged
  %sum2 = fadd float %sum1, %a2.merged
  %more = fadd float %sum2, %a3.merged
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by8(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop.split.split ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  %a0 = load float, ptr addrspace(1) %ap0, align 8
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
  %sum0 = fadd float %total, %a0.merged
  %sum1 = fadd float %sum0, %a1.merged
  %sum2 = fadd float %sum1, %a2.merged
  %more = fadd float %sum2, %a3.merged
  %next = getelementptr i8, ptr addrspace(1) %at, i64 8
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop.split.split
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by4(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop ]
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by_step(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n, i64 noundef %step) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %1 = trunc i64 %step to i32
  %2 = or i32 %0, %1
  %misalignment = and i32 %2, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop.split.split ]
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
  %sum0 = fadd float %total, %a0.merged
  %sum1 = fadd float %sum0, %a1.merged
  %sum2 = fadd float %sum1, %a2.merged
  %more = fadd float %sum2, %a3.merged
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %step
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by_loaded(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop ]
  %step = load i64, ptr addrspace(1) %out, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %step
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by_table(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n, ptr addrspace(4) noundef %table) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop ]
  %entry.at = getelementptr i64, ptr addrspace(4) %table, i32 %i
  %step = load i64, ptr addrspace(4) %entry.at, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %total, %a0
  %sum1 = fadd float %sum0, %a1
  %sum2 = fadd float %sum1, %a2
  %more = fadd float %sum2, %a3
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %step
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @barrier(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop.split.split ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
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
  %sum0 = fadd float %total, %a0.merged
  %sum1 = fadd float %sum0, %a1.merged
  %sum2 = fadd float %sum1, %a2.merged
  %more = fadd float %sum2, %a3.merged
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @poison(ptr addrspace(1) %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop.split.split ]
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
  %sum0 = fadd float %total, %a0.merged
  %sum1 = fadd float %sum0, %a1.merged
  %sum2 = fadd float %sum1, %a2.merged
  %more = fadd float %sum2, %a3.merged
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @ahead_few(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %far, i32 %n, ptr addrspace(1) noalias noundef %out) {
entry:
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %far, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %loop ]
  %x = load float, ptr addrspace(1) %at, align 4
  %x0 = fmul float %x, %x
  %x1 = fmul float %x0, %x
  %x2 = fmul float %x1, %x
  %x3 = fmul float %x2, %x
  %x4 = fmul float %x3, %x
  %x5 = fmul float %x4, %x
  %x6 = fmul float %x5, %x
  %x7 = fmul float %x6, %x
  %x8 = fmul float %x7, %x
  %x9 = fmul float %x8, %x
  %more = fadd float %total, %x9
  %next = getelementptr i8, ptr addrspace(1) %at, i64 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @ahead_more(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %far, i32 %n, ptr addrspace(1) noalias noundef %out) {
entry:
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %entry.split, label %entry.split.unaligned

entry.split:                                      ; preds = %entry
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %ap4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4 = load float, ptr addrspace(1) %ap4, align 16
  %ap5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5 = load float, ptr addrspace(1) %ap5, align 4
  %ap6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6 = load float, ptr addrspace(1) %ap6, align 8
  %ap7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7 = load float, ptr addrspace(1) %ap7, align 4
  br label %entry.split.split

entry.split.unaligned:                            ; preds = %entry
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  %ap4.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a4.unaligned = load float, ptr addrspace(1) %ap4.unaligned, align 4
  %ap5.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 20
  %a5.unaligned = load float, ptr addrspace(1) %ap5.unaligned, align 4
  %ap6.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 24
  %a6.unaligned = load float, ptr addrspace(1) %ap6.unaligned, align 4
  %ap7.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 28
  %a7.unaligned = load float, ptr addrspace(1) %ap7.unaligned, align 4
  br label %entry.split.split

entry.split.split:                                ; preds = %entry.split.unaligned, %entry.split
  %a7.merged = phi float [ %a7, %entry.split ], [ %a7.unaligned, %entry.split.unaligned ]
  %a6.merged = phi float [ %a6, %entry.split ], [ %a6.unaligned, %entry.split.unaligned ]
  %a5.merged = phi float [ %a5, %entry.split ], [ %a5.unaligned, %entry.split.unaligned ]
  %a4.merged = phi float [ %a4, %entry.split ], [ %a4.unaligned, %entry.split.unaligned ]
  %a3.merged = phi float [ %a3, %entry.split ], [ %a3.unaligned, %entry.split.unaligned ]
  %a2.merged = phi float [ %a2, %entry.split ], [ %a2.unaligned, %entry.split.unaligned ]
  %a1.merged = phi float [ %a1, %entry.split ], [ %a1.unaligned, %entry.split.unaligned ]
  %a0.merged = phi float [ %a0, %entry.split ], [ %a0.unaligned, %entry.split.unaligned ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  %sum3 = fadd float %sum2, %a4.merged
  %sum4 = fadd float %sum3, %a5.merged
  %sum5 = fadd float %sum4, %a6.merged
  %sum6 = fadd float %sum5, %a7.merged
  store float %sum6, ptr addrspace(1) %far, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry.split.split
  %at = phi ptr addrspace(1) [ %p, %entry.split.split ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry.split.split ], [ %j, %loop ]
  %total = phi float [ 0.000000e+00, %entry.split.split ], [ %more, %loop ]
  %x = load float, ptr addrspace(1) %at, align 4
  %more = fadd float %total, %x
  %next = getelementptr i8, ptr addrspace(1) %at, i64 4
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @seldom(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %last, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %last ]
  %i = phi i32 [ 0, %entry ], [ %j, %last ]
  %total = phi float [ 0.000000e+00, %entry ], [ %more, %last ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %sums, label %last

sums:                                             ; preds = %loop
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %sums.split, label %sums.split.unaligned

sums.split:                                       ; preds = %sums
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %sums.split.split

sums.split.unaligned:                             ; preds = %sums
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %sums.split.split

sums.split.split:                                 ; preds = %sums.split.unaligned, %sums.split
  %a3.merged = phi float [ %a3, %sums.split ], [ %a3.unaligned, %sums.split.unaligned ]
  %a2.merged = phi float [ %a2, %sums.split ], [ %a2.unaligned, %sums.split.unaligned ]
  %a1.merged = phi float [ %a1, %sums.split ], [ %a1.unaligned, %sums.split.unaligned ]
  %a0.merged = phi float [ %a0, %sums.split ], [ %a0.unaligned, %sums.split.unaligned ]
  %sum0 = fadd float %total, %a0.merged
  %sum1 = fadd float %sum0, %a1.merged
  %sum2 = fadd float %sum1, %a2.merged
  %sum3 = fadd float %sum2, %a3.merged
  br label %last

last:                                             ; preds = %sums.split.split, %loop
  %more = phi float [ %sum3, %sums.split.split ], [ %total, %loop ]
  %y0 = fmul float %more, %more
  %y1 = fmul float %y0, %more
  %y2 = fmul float %y1, %more
  store float %y2, ptr addrspace(1) %out, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %last
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0

attributes #0 = { convergent nocallback nounwind }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
