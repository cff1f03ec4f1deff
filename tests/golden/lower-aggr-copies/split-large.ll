; From 128 bytes on a load and its store are a copy of that size, as a memcpy would be: up to 16 elements where each of the two stands.
; RUN: nvopt -passes=lower-aggr-copies %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unrolled(ptr noalias %dst, ptr %src) {
  %v = load [16 x i64], ptr %src, align 8
  store [16 x i64] %v, ptr %dst, align 8
  ret void
}

define void @vectors(ptr %dst, ptr %src) {
  %v = load [34 x float], ptr %src, align 16
  store i8 1, ptr %src
  store [34 x float] %v, ptr %dst, align 16
  ret void
}

; More elements are a loop, two where the buffers may overlap.
define void @apart(ptr addrspace(3) %dst, ptr addrspace(1) %src) {
  %v = load [33 x i32], ptr addrspace(1) %src, align 4
  store [33 x i32] %v, ptr addrspace(3) %dst, align 4
  ret void
}

define void @may_overlap(ptr %dst, ptr %src) {
  %v = load { [17 x i64], i32 }, ptr %src, align 8
  store { [17 x i64], i32 } %v, ptr %dst, align 8
  ret void
}

; The source is written before the value is stored, and it is stored twice: from a slot on the stack.
define i32 @written_between(ptr %p, ptr %q) {
  %v = load [65 x i32], ptr %p, align 4
  store i32 5, ptr %p, align 4
  store [65 x i32] %v, ptr %q, align 4
  store [65 x i32] %v, ptr %p, align 4
  %seventh = extractvalue [65 x i32] %v, 7
  ret i32 %seventh
}

; Up to 256 bytes go through registers instead.
define void @in_registers(ptr %p, ptr %q) {
  %v = load [18 x i64], ptr %p, align 8
  store i32 5, ptr %p, align 4
  store [18 x i64] %v, ptr %q, align 8
  ret void
}

; What was put in is stored behind the copy.
define void @changed(ptr noalias %dst, ptr noalias %src, i64 %x, i64 %y) {
  %v = load [17 x i64], ptr %src, align 8
  %w = insertvalue [17 x i64] %v, i64 %x, 3
  %u = insertvalue [17 x i64] %w, i64 %y, 3
  store [17 x i64] %u, ptr %dst, align 8
  ret void
}

; A member of what was loaded.
define void @member(ptr addrspace(3) %dst, ptr addrspace(1) %src) {
  %v = load { i64, [40 x i32] }, ptr addrspace(1) %src, align 8
  %array = extractvalue { i64, [40 x i32] } %v, 1
  store [40 x i32] %array, ptr addrspace(3) %dst, align 4
  ret void
}

define void @filled(ptr %p) {
  store [40 x i32] zeroinitializer, ptr %p, align 4
  store { [70 x i8], [90 x i8] } { [70 x i8] zeroinitializer, [90 x i8] undef }, ptr %p, align 16
  ret void
}

; However large it is, where copies and single leaves are all that is needed.
define i8 @pieces_of_many(ptr addrspace(1) %dst, ptr addrspace(3) %src, i8 %x) {
  %v = load [20000 x i8], ptr addrspace(3) %src, align 4
  %w = insertvalue [20000 x i8] %v, i8 %x, 17
  store [20000 x i8] %w, ptr addrspace(1) %dst, align 4
  %y = extractvalue [20000 x i8] %w, 18
  ret i8 %y
}

; From another block, and round a loop: only where the destination cannot be the source.
define void @elsewhere(ptr noalias %src, ptr %dst, i1 %c) {
entry:
  %v = load [33 x i32], ptr %src, align 4
  br i1 %c, label %loop, label %done

loop:
  store [33 x i32] %v, ptr %dst, align 4
  br i1 %c, label %loop, label %done

done:
  ret void
}

define void @over_itself(ptr %src, ptr %dst, i1 %c) {
entry:
  %v = load [65 x i32], ptr %src, align 4
  br i1 %c, label %loop, label %done

loop:
  store [65 x i32] %v, ptr %dst, align 4
  br i1 %c, label %loop, label %done

done:
  ret void
}

declare void @barrier() convergent nounwind memory(inaccessiblemem: readwrite)

define void @across_a_barrier(ptr addrspace(1) %dst, ptr addrspace(3) %src) {
  %v = load [65 x i32], ptr addrspace(3) %src, align 4
  call void @barrier()
  store [65 x i32] %v, ptr addrspace(1) %dst, align 4
  ret void
}
