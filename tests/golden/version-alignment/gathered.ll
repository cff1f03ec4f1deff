; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Integers that are added up stand once: of the loads alone there are two versions. Addresses come from that of the first.
define i32 @sum(ptr addrspace(1) noundef %p, i64 %i) {
  %j = shl nsw i64 %i, 2
  %p0 = getelementptr i32, ptr addrspace(1) %p, i64 %j
  %a0 = load i32, ptr addrspace(1) %p0, align 4
  %j1 = or disjoint i64 %j, 1
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 %j1
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %s1 = add i32 %a0, %a1
  %j2 = or disjoint i64 %j, 2
  %p2 = getelementptr i32, ptr addrspace(1) %p, i64 %j2
  %a2 = load i32, ptr addrspace(1) %p2, align 4
  %s2 = add i32 %s1, %a2
  %j3 = or disjoint i64 %j, 3
  %p3 = getelementptr i32, ptr addrspace(1) %p, i64 %j3
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  %s3 = add i32 %s2, %a3
  ret i32 %s3
}

; Each goes from one array to the other by way of integers: loads come to the first, stores to the last. One test, two branches.
define void @both(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %q) {
  %a0 = load i32, ptr addrspace(1) %p, align 4
  %b0 = xor i32 %a0, 7
  store i32 %b0, ptr addrspace(1) %q, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %b1 = xor i32 %a1, 7
  store i32 %b1, ptr addrspace(1) %q1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %a2 = load i32, ptr addrspace(1) %p2, align 4
  %b2 = xor i32 %a2, 7
  store i32 %b2, ptr addrspace(1) %q2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  %b3 = xor i32 %a3, 7
  store i32 %b3, ptr addrspace(1) %q3, align 4
  ret void
}

; Another access between gains nothing: it isn't copied, and loads that code generation joins stay on one side.
define void @other(ptr addrspace(1) noalias noundef %q, ptr addrspace(4) noundef %table, float %x) {
  %t0 = load i8, ptr addrspace(4) %table, align 8
  %f0 = uitofp i8 %t0 to float
  store float %f0, ptr addrspace(1) %q, align 4
  %table1 = getelementptr i8, ptr addrspace(4) %table, i64 1
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %t1 = load i8, ptr addrspace(4) %table1, align 1
  %f1 = uitofp i8 %t1 to float
  store float %f1, ptr addrspace(1) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store float %x, ptr addrspace(1) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store float %x, ptr addrspace(1) %q3, align 4
  ret void
}

; Work on floats stays: what is loaded need not be in registers until behind both versions.
define float @floats(ptr addrspace(1) noundef %p) {
  %a0 = load float, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load float, ptr addrspace(1) %p1, align 4
  %s1 = fadd float %a0, %a1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load float, ptr addrspace(1) %p2, align 4
  %s2 = fadd float %s1, %a2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load float, ptr addrspace(1) %p3, align 4
  %s3 = fadd float %s2, %a3
  ret float %s3
}

; The first store may write what the last load reads: loads that go up and stores that go down would pass one another. So all is copied,
; the integers, too: no more of them than is saved.
define void @crossing(ptr addrspace(1) noundef %p, ptr addrspace(1) noundef %q) {
  store i32 1, ptr addrspace(1) %q, align 4, !alias.scope !1
  %a0 = load i32, ptr addrspace(1) %p, align 4, !noalias !3
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load i32, ptr addrspace(1) %p1, align 4, !noalias !3
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load i32, ptr addrspace(1) %p2, align 4, !noalias !3
  %b1 = add i32 %a0, %a1
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  store i32 %b1, ptr addrspace(1) %q1, align 4, !alias.scope !2
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store i32 3, ptr addrspace(1) %q2, align 4, !alias.scope !2
  %b2 = add i32 %b1, %a2
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store i32 %b2, ptr addrspace(1) %q3, align 4, !alias.scope !2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load i32, ptr addrspace(1) %p3, align 4, !noalias !2
  %far = getelementptr i8, ptr addrspace(1) %q, i64 40
  store i32 %a3, ptr addrspace(1) %far, align 4
  ret void
}

; The same where they don't: loads and stores have two versions each.
define void @passing(ptr addrspace(1) noundef %p, ptr addrspace(1) noundef %q) {
  store i32 1, ptr addrspace(1) %q, align 4, !alias.scope !1
  %a0 = load i32, ptr addrspace(1) %p, align 4, !noalias !3
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load i32, ptr addrspace(1) %p1, align 4, !noalias !3
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load i32, ptr addrspace(1) %p2, align 4, !noalias !3
  %b1 = add i32 %a0, %a1
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  store i32 %b1, ptr addrspace(1) %q1, align 4, !alias.scope !2
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  store i32 3, ptr addrspace(1) %q2, align 4, !alias.scope !2
  %b2 = add i32 %b1, %a2
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  store i32 %b2, ptr addrspace(1) %q3, align 4, !alias.scope !2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load i32, ptr addrspace(1) %p3, align 4, !noalias !3
  %far = getelementptr i8, ptr addrspace(1) %q, i64 40
  store i32 %a3, ptr addrspace(1) %far, align 4
  ret void
}

; An address comes of what is loaded between: loads can't go ahead of that.
define i32 @by_index(ptr addrspace(1) noundef %p, ptr addrspace(1) noundef %indices) {
  %i0 = load i64, ptr addrspace(1) %indices, align 8
  %p0 = getelementptr i8, ptr addrspace(1) %p, i64 %i0
  %a0 = load i32, ptr addrspace(1) %p, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %i1 = load i64, ptr addrspace(1) %indices, align 8
  %here = getelementptr i8, ptr addrspace(1) %p, i64 %i1
  %x = load i32, ptr addrspace(1) %here, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a2 = load i32, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  %s1 = add i32 %a0, %a1
  %s2 = add i32 %s1, %a2
  %s3 = add i32 %s2, %a3
  %s4 = add i32 %s3, %x
  ret i32 %s4
}

!0 = distinct !{!0}
!1 = !{!4}
!2 = !{!5}
!3 = !{!4, !5}
!4 = distinct !{!4, !0}
!5 = distinct !{!5, !0}

; The test stands ahead of the outermost loop that changes nothing of what is tested.
define void @nest(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %q, i32 %n, i64 noundef %row) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %ii, %latch ]
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %jj, %inner ]
  %here = phi ptr addrspace(1) [ %at, %outer ], [ %there, %inner ]
  %s = phi i32 [ 0, %outer ], [ %s4, %inner ]
  %a0 = load i32, ptr addrspace(1) %here, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %here, i64 4
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %here, i64 8
  %a2 = load i32, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %here, i64 12
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  %s1 = add i32 %s, %a0
  %s2 = add i32 %s1, %a1
  %s3 = add i32 %s2, %a2
  %s4 = add i32 %s3, %a3
  %there = getelementptr i8, ptr addrspace(1) %here, i64 16
  %jj = add i32 %j, 1
  %more = icmp slt i32 %jj, %n
  br i1 %more, label %inner, label %latch

latch:
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 %s4, ptr addrspace(1) %to, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 %row
  %ii = add i32 %i, 1
  %again = icmp slt i32 %ii, %n
  br i1 %again, label %outer, label %done

done:
  ret void
}
