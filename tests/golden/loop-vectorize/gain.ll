; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize -pass-remarks-analysis=loop-vectorize %s 2>&1
; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -vectorizer-min-trip-count=8 -pass-remarks=loop-vectorize %s 2>&1
; What vectors must bring: fewer accesses, in loops that aren't known to be over soon.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


; 15 iterations.
define ptx_kernel void @times_15(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 15
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; 16 iterations.
define ptx_kernel void @times_16(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 16
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; 64 iterations.
define ptx_kernel void @times_64(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; 68 iterations.
define ptx_kernel void @times_68(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 68
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; 70 iterations.
define ptx_kernel void @times_70(ptr addrspace(1) align 16 %a, float %s) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 70
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

@array_15 = internal addrspace(1) global [15 x float] zeroinitializer, align 16

; An array has room for 15 iterations.
define ptx_kernel void @in_array_of_15(float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) @array_15, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

@array_16 = internal addrspace(1) global [16 x float] zeroinitializer, align 16

; An array has room for 16 iterations.
define ptx_kernel void @in_array_of_16(float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) @array_16, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

@array_17 = internal addrspace(1) global [17 x float] zeroinitializer, align 16

; An array has room for 17 iterations.
define ptx_kernel void @in_array_of_17(float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) @array_17, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

@tile = internal addrspace(3) global [1024 x float] undef, align 16

; Shared memory is soon filled,
define ptx_kernel void @in_shared_memory(float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; unless it is known that this takes its time.
define ptx_kernel void @long_in_shared_memory(float %s, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(3) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What is left where 3 elements more are too many.
define ptx_kernel void @rest_of_3(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 3
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop, label %exit

loop:
  %i = phi i32 [ %start, %guard ], [ %next, %loop ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What is left where 7 elements more are too many.
define ptx_kernel void @rest_of_7(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 7
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop, label %exit

loop:
  %i = phi i32 [ %start, %guard ], [ %next, %loop ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What is left where 15 elements more are too many.
define ptx_kernel void @rest_of_15(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 15
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop, label %exit

loop:
  %i = phi i32 [ %start, %guard ], [ %next, %loop ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What is left where 31 elements more are too many.
define ptx_kernel void @rest_of_31(ptr addrspace(1) align 16 %a, float %s, i32 %piece, i32 %n) {
entry:
  %start = shl nsw i32 %piece, 2
  %end = add nsw i32 %start, 31
  %is.whole = icmp slt i32 %end, %n
  br i1 %is.whole, label %exit, label %guard

guard:
  %is.any = icmp slt i32 %start, %n
  br i1 %is.any, label %loop, label %exit

loop:
  %i = phi i32 [ %start, %guard ], [ %next, %loop ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Two addresses are loaded at once, but what they lead to one by one: 3 memory instructions instead of 4.
define ptx_kernel void @through_pointers(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %added, %loop ]
  %p = getelementptr inbounds ptr, ptr addrspace(1) %a, i32 %i
  %q = load ptr, ptr addrspace(1) %p, align 8
  %x = load float, ptr %q, align 4
  %added = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  store float %added, ptr addrspace(1) %to, align 4
  ret void
}

; Four elements side by side are one access before.
define ptx_kernel void @vectors_by_hand(ptr addrspace(1) noalias align 16 %a, ptr addrspace(1) noalias readonly align 16 %b, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = shl nsw i32 %i, 1
  %p = getelementptr inbounds double, ptr addrspace(1) %b, i32 %at
  %x = load double, ptr addrspace(1) %p, align 16
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i32 8
  %x1 = load double, ptr addrspace(1) %p1, align 8
  %q = getelementptr inbounds double, ptr addrspace(1) %a, i32 %at
  store double %x, ptr addrspace(1) %q, align 16
  %q1 = getelementptr inbounds i8, ptr addrspace(1) %q, i32 8
  store double %x1, ptr addrspace(1) %q1, align 8
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A sum of integers in a loop inside another is mostly additions, as before.
define ptx_kernel void @rows_of_integers(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n, i32 %rows) {
entry:
  br label %outer

outer:
  %row = phi i32 [ 0, %entry ], [ %next.row, %last ]
  %piece = shl nsw i32 %row, 6
  br label %loop

loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi i32 [ 0, %outer ], [ %added, %loop ]
  %at = add nsw i32 %i, %piece
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i32 %at
  %x = load i32, ptr addrspace(1) %p, align 4
  %added = add i32 %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %last

last:
  %q = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %row
  store i32 %added, ptr addrspace(1) %q, align 4
  %next.row = add nuw nsw i32 %row, 1
  %more.rows = icmp slt i32 %next.row, %rows
  br i1 %more.rows, label %outer, label %exit

exit:
  ret void
}

; Of floats it isn't.
define ptx_kernel void @rows_of_floats(ptr addrspace(1) noalias %to, ptr addrspace(1) readonly align 16 %a, i32 %n, i32 %rows) {
entry:
  br label %outer

outer:
  %row = phi i32 [ 0, %entry ], [ %next.row, %last ]
  %piece = shl nsw i32 %row, 6
  br label %loop

loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %sum = phi float [ 0.0, %outer ], [ %added, %loop ]
  %at = add nsw i32 %i, %piece
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %added = fadd float %sum, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %last

last:
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %row
  store float %added, ptr addrspace(1) %q, align 4
  %next.row = add nuw nsw i32 %row, 1
  %more.rows = icmp slt i32 %next.row, %rows
  br i1 %more.rows, label %outer, label %exit

exit:
  ret void
}

; Of two accesses one makes vectors: 5 instead of 8.
define ptx_kernel void @one_of_two_apart(ptr addrspace(1) noalias align 16 %to, ptr addrspace(1) readonly align 16 %a, ptr addrspace(1) readonly align 16 %b, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %far = mul nuw nsw i32 %i, 24
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %far
  %x = load float, ptr addrspace(1) %p, align 4
  %z = fadd float %x, 1.0
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %z, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Of three, two: 6 instead of 12.
define ptx_kernel void @one_of_three_apart(ptr addrspace(1) noalias align 16 %to, ptr addrspace(1) readonly align 16 %a, ptr addrspace(1) readonly align 16 %b, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %far = mul nuw nsw i32 %i, 24
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %far
  %x = load float, ptr addrspace(1) %p, align 4
  %r = getelementptr inbounds float, ptr addrspace(1) %b, i32 %i
  %y = load float, ptr addrspace(1) %r, align 4
  %z = fadd float %x, %y
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %z, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
