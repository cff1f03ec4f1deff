remark: <unknown>:0:0: in function sum: cloned 4 accesses, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function both: cloned 8 accesses, in which 8 memory instructions become 2 with %p a multiple of 16, %q a multiple of 16
remark: <unknown>:0:0: in function other: cloned 4 accesses, in which 4 memory instructions become 1 with %q a multiple of 16
remark: <unknown>:0:0: in function floats: cloned a stretch of 9 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function crossing: 4 stores of consecutive bytes stay as they are: needs align 16, proved 4; other accesses between may touch the same memory
remark: <unknown>:0:0: in function crossing: cloned 4 accesses, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function passing: cloned 8 accesses, in which 8 memory instructions become 2 with %q a multiple of 16, %p a multiple of 16
remark: <unknown>:0:0: in function by_index: cloned 4 accesses, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function nest: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %row a multiple of 16
; ModuleID = 'gathered.ll'
source_filename = "gathered.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @sum(ptr addrspace(1) noundef %p, i64 %i) {
  %j = shl nsw i64 %i, 2
  %p0 = getelementptr i32, ptr addrspace(1) %p, i64 %j
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %6

2:                                                ; preds = %0
  %a0 = load i32, ptr addrspace(1) %p0, align 16
  %3 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %a1 = load i32, ptr addrspace(1) %3, align 4
  %4 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %a2 = load i32, ptr addrspace(1) %4, align 8
  %5 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %a3 = load i32, ptr addrspace(1) %5, align 4
  br label %10

6:                                                ; preds = %0
  %a0.unaligned = load i32, ptr addrspace(1) %p0, align 4
  %7 = getelementptr i8, ptr addrspace(1) %p0, i64 4
  %a1.unaligned = load i32, ptr addrspace(1) %7, align 4
  %8 = getelementptr i8, ptr addrspace(1) %p0, i64 8
  %a2.unaligned = load i32, ptr addrspace(1) %8, align 4
  %9 = getelementptr i8, ptr addrspace(1) %p0, i64 12
  %a3.unaligned = load i32, ptr addrspace(1) %9, align 4
  br label %10

10:                                               ; preds = %6, %2
  %a3.merged = phi i32 [ %a3, %2 ], [ %a3.unaligned, %6 ]
  %a2.merged = phi i32 [ %a2, %2 ], [ %a2.unaligned, %6 ]
  %a1.merged = phi i32 [ %a1, %2 ], [ %a1.unaligned, %6 ]
  %a0.merged = phi i32 [ %a0, %2 ], [ %a0.unaligned, %6 ]
  %s1 = add i32 %a0.merged, %a1.merged
  %s2 = add i32 %s1, %a2.merged
  %s3 = add i32 %s2, %a3.merged
  ret i32 %s3
}

define void @both(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %q) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %q to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %a0 = load i32, ptr addrspace(1) %p, align 16
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %a2 = load i32, ptr addrspace(1) %p2, align 8
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  br label %6

5:                                                ; preds = %0
  %a0.unaligned = load i32, ptr addrspace(1) %p, align 4
  %a1.unaligned = load i32, ptr addrspace(1) %p1, align 4
  %a2.unaligned = load i32, ptr addrspace(1) %p2, align 4
  %a3.unaligned = load i32, ptr addrspace(1) %p3, align 4
  br label %6

6:                                                ; preds = %5, %4
  %a3.merged = phi i32 [ %a3, %4 ], [ %a3.unaligned, %5 ]
  %a2.merged = phi i32 [ %a2, %4 ], [ %a2.unaligned, %5 ]
  %a1.merged = phi i32 [ %a1, %4 ], [ %a1.unaligned, %5 ]
  %a0.merged = phi i32 [ %a0, %4 ], [ %a0.unaligned, %5 ]
  %b0 = xor i32 %a0.merged, 7
  %b1 = xor i32 %a1.merged, 7
  %b2 = xor i32 %a2.merged, 7
  %b3 = xor i32 %a3.merged, 7
  br i1 %is.aligned, label %7, label %8

7:                                                ; preds = %6
  store i32 %b0, ptr addrspace(1) %q, align 16
  store i32 %b1, ptr addrspace(1) %q1, align 4
  store i32 %b2, ptr addrspace(1) %q2, align 8
  store i32 %b3, ptr addrspace(1) %q3, align 4
  br label %9

8:                                                ; preds = %6
  store i32 %b0, ptr addrspace(1) %q, align 4
  store i32 %b1, ptr addrspace(1) %q1, align 4
  store i32 %b2, ptr addrspace(1) %q2, align 4
  store i32 %b3, ptr addrspace(1) %q3, align 4
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

define void @other(ptr addrspace(1) noalias noundef %q, ptr addrspace(4) noundef %table, float %x) {
  %t0 = load i8, ptr addrspace(4) %table, align 8
  %f0 = uitofp i8 %t0 to float
  %table1 = getelementptr i8, ptr addrspace(4) %table, i64 1
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %t1 = load i8, ptr addrspace(4) %table1, align 1
  %f1 = uitofp i8 %t1 to float
  %1 = ptrtoint ptr addrspace(1) %q to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  store float %f0, ptr addrspace(1) %q, align 16
  store float %f1, ptr addrspace(1) %q1, align 4
  store float %x, ptr addrspace(1) %q2, align 8
  store float %x, ptr addrspace(1) %q3, align 4
  br label %4

3:                                                ; preds = %0
  store float %f0, ptr addrspace(1) %q, align 4
  store float %f1, ptr addrspace(1) %q1, align 4
  store float %x, ptr addrspace(1) %q2, align 4
  store float %x, ptr addrspace(1) %q3, align 4
  br label %4

4:                                                ; preds = %3, %2
  ret void
}

define float @floats(ptr addrspace(1) noundef %p) {
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %p, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %p1, align 4
  %s1 = fadd float %a0, %a1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %p2, align 8
  %s2 = fadd float %s1, %a2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %p3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %p, align 4
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %p1.unaligned, align 4
  %s1.unaligned = fadd float %a0.unaligned, %a1.unaligned
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %p2.unaligned, align 4
  %s2.unaligned = fadd float %s1.unaligned, %a2.unaligned
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %p3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %s2.merged = phi float [ %s2, %2 ], [ %s2.unaligned, %3 ]
  %s3 = fadd float %s2.merged, %a3.merged
  ret float %s3
}

define void @crossing(ptr addrspace(1) noundef %p, ptr addrspace(1) noundef %q) {
  store i32 1, ptr addrspace(1) %q, align 4, !alias.scope !0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load i32, ptr addrspace(1) %p, align 16, !noalias !3
  %a1 = load i32, ptr addrspace(1) %p1, align 4, !noalias !3
  %a2 = load i32, ptr addrspace(1) %p2, align 8, !noalias !3
  %a3 = load i32, ptr addrspace(1) %p3, align 4, !noalias !5
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load i32, ptr addrspace(1) %p, align 4, !noalias !3
  %a1.unaligned = load i32, ptr addrspace(1) %p1, align 4, !noalias !3
  %a2.unaligned = load i32, ptr addrspace(1) %p2, align 4, !noalias !3
  %a3.unaligned = load i32, ptr addrspace(1) %p3, align 4, !noalias !5
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi i32 [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi i32 [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi i32 [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi i32 [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %b1 = add i32 %a0.merged, %a1.merged
  store i32 %b1, ptr addrspace(1) %q1, align 4, !alias.scope !5
  store i32 3, ptr addrspace(1) %q2, align 4, !alias.scope !5
  %b2 = add i32 %b1, %a2.merged
  store i32 %b2, ptr addrspace(1) %q3, align 4, !alias.scope !5
  %far = getelementptr i8, ptr addrspace(1) %q, i64 40
  store i32 %a3.merged, ptr addrspace(1) %far, align 4
  ret void
}

define void @passing(ptr addrspace(1) noundef %p, ptr addrspace(1) noundef %q) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %1 = ptrtoint ptr addrspace(1) %q to i32
  %2 = ptrtoint ptr addrspace(1) %p to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %a0 = load i32, ptr addrspace(1) %p, align 16, !noalias !3
  %a1 = load i32, ptr addrspace(1) %p1, align 4, !noalias !3
  %a2 = load i32, ptr addrspace(1) %p2, align 8, !noalias !3
  %a3 = load i32, ptr addrspace(1) %p3, align 4, !noalias !3
  br label %6

5:                                                ; preds = %0
  %a0.unaligned = load i32, ptr addrspace(1) %p, align 4, !noalias !3
  %a1.unaligned = load i32, ptr addrspace(1) %p1, align 4, !noalias !3
  %a2.unaligned = load i32, ptr addrspace(1) %p2, align 4, !noalias !3
  %a3.unaligned = load i32, ptr addrspace(1) %p3, align 4, !noalias !3
  br label %6

6:                                                ; preds = %5, %4
  %a3.merged = phi i32 [ %a3, %4 ], [ %a3.unaligned, %5 ]
  %a2.merged = phi i32 [ %a2, %4 ], [ %a2.unaligned, %5 ]
  %a1.merged = phi i32 [ %a1, %4 ], [ %a1.unaligned, %5 ]
  %a0.merged = phi i32 [ %a0, %4 ], [ %a0.unaligned, %5 ]
  %b1 = add i32 %a0.merged, %a1.merged
  %b2 = add i32 %b1, %a2.merged
  br i1 %is.aligned, label %7, label %8

7:                                                ; preds = %6
  store i32 1, ptr addrspace(1) %q, align 16, !alias.scope !0
  store i32 %b1, ptr addrspace(1) %q1, align 4, !alias.scope !5
  store i32 3, ptr addrspace(1) %q2, align 8, !alias.scope !5
  store i32 %b2, ptr addrspace(1) %q3, align 4, !alias.scope !5
  br label %9

8:                                                ; preds = %6
  store i32 1, ptr addrspace(1) %q, align 4, !alias.scope !0
  store i32 %b1, ptr addrspace(1) %q1, align 4, !alias.scope !5
  store i32 3, ptr addrspace(1) %q2, align 4, !alias.scope !5
  store i32 %b2, ptr addrspace(1) %q3, align 4, !alias.scope !5
  br label %9

9:                                                ; preds = %8, %7
  %far = getelementptr i8, ptr addrspace(1) %q, i64 40
  store i32 %a3.merged, ptr addrspace(1) %far, align 4
  ret void
}

define i32 @by_index(ptr addrspace(1) noundef %p, ptr addrspace(1) noundef %indices) {
  %i0 = load i64, ptr addrspace(1) %indices, align 8
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 %i0
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load i32, ptr addrspace(1) %p, align 16
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %a2 = load i32, ptr addrspace(1) %p2, align 8
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load i32, ptr addrspace(1) %p, align 4
  %a1.unaligned = load i32, ptr addrspace(1) %p1, align 4
  %a2.unaligned = load i32, ptr addrspace(1) %p2, align 4
  %a3.unaligned = load i32, ptr addrspace(1) %p3, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi i32 [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi i32 [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi i32 [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi i32 [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %i1 = load i64, ptr addrspace(1) %indices, align 8
  %here = getelementptr i8, ptr addrspace(1) %p, i64 %i1
  %x = load i32, ptr addrspace(1) %here, align 4
  %s1 = add i32 %a0.merged, %a1.merged
  %s2 = add i32 %s1, %a2.merged
  %s3 = add i32 %s2, %a3.merged
  %s4 = add i32 %s3, %x
  ret i32 %s4
}

define void @nest(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %q, i32 %n, i64 noundef %row) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %1 = trunc i64 %row to i32
  %2 = or i32 %0, %1
  %misalignment = and i32 %2, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %ii, %latch ]
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %latch ]
  br label %inner

inner:                                            ; preds = %inner.split.split, %outer
  %j = phi i32 [ 0, %outer ], [ %jj, %inner.split.split ]
  %here = phi ptr addrspace(1) [ %at, %outer ], [ %there, %inner.split.split ]
  %s = phi i32 [ 0, %outer ], [ %s4, %inner.split.split ]
  br i1 %is.aligned, label %inner.split, label %inner.split.unaligned

inner.split:                                      ; preds = %inner
  %a0 = load i32, ptr addrspace(1) %here, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %here, i64 4
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %here, i64 8
  %a2 = load i32, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %here, i64 12
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  br label %inner.split.split

inner.split.unaligned:                            ; preds = %inner
  %a0.unaligned = load i32, ptr addrspace(1) %here, align 4
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %here, i64 4
  %a1.unaligned = load i32, ptr addrspace(1) %p1.unaligned, align 4
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %here, i64 8
  %a2.unaligned = load i32, ptr addrspace(1) %p2.unaligned, align 4
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %here, i64 12
  %a3.unaligned = load i32, ptr addrspace(1) %p3.unaligned, align 4
  br label %inner.split.split

inner.split.split:                                ; preds = %inner.split.unaligned, %inner.split
  %a3.merged = phi i32 [ %a3, %inner.split ], [ %a3.unaligned, %inner.split.unaligned ]
  %a2.merged = phi i32 [ %a2, %inner.split ], [ %a2.unaligned, %inner.split.unaligned ]
  %a1.merged = phi i32 [ %a1, %inner.split ], [ %a1.unaligned, %inner.split.unaligned ]
  %a0.merged = phi i32 [ %a0, %inner.split ], [ %a0.unaligned, %inner.split.unaligned ]
  %s1 = add i32 %s, %a0.merged
  %s2 = add i32 %s1, %a1.merged
  %s3 = add i32 %s2, %a2.merged
  %s4 = add i32 %s3, %a3.merged
  %there = getelementptr i8, ptr addrspace(1) %here, i64 16
  %jj = add i32 %j, 1
  %more = icmp slt i32 %jj, %n
  br i1 %more, label %inner, label %latch

latch:                                            ; preds = %inner.split.split
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 %s4, ptr addrspace(1) %to, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %row
  %ii = add i32 %i, 1
  %again = icmp slt i32 %ii, %n
  br i1 %again, label %outer, label %done

done:                                             ; preds = %latch
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!1, !4}
!4 = distinct !{!4, !2}
!5 = !{!4}
