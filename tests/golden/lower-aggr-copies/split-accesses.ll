; Loads and stores of aggregates go leaf by leaf: nested structs, arrays in them, vectors as leaves, packed ones; padding is not touched.
; Each access has the smaller of the whole's alignment and the largest power of two that divides its offset.
; RUN: nvopt -passes=lower-aggr-copies %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%nested = type { i8, { float, [2 x i16] }, double }
%packed = type <{ i8, i32, { i16, i64 } }>
%vectors = type { <2 x float>, <3 x i8>, i1, i7, i128, half, ptr addrspace(3) }

define void @nested(ptr %dst, ptr %src) {
  %v = load %nested, ptr %src, align 8
  store %nested %v, ptr %dst, align 2
  ret void
}

define void @packed(ptr %dst, ptr %src) {
  %v = load %packed, ptr %src, align 4
  store %packed %v, ptr %dst, align 1
  ret void
}

define void @vectors(ptr addrspace(1) %dst, ptr addrspace(3) %src) {
  %v = load %vectors, ptr addrspace(3) %src
  store %vectors %v, ptr addrspace(1) %dst
  ret void
}

; A source that the store overwrites in part: everything is loaded first.
define void @overlapping(ptr %p) {
  %v = load [3 x i32], ptr %p, align 4
  %next = getelementptr i8, ptr %p, i64 4
  store [3 x i32] %v, ptr %next, align 4
  ret void
}

; The source is written in between, and the value is stored twice.
define void @written_between(ptr %p, ptr %q) {
  %v = load { i32, ptr }, ptr %p, align 8
  store i32 0, ptr %p, align 4
  store { i32, ptr } %v, ptr %q, align 8
  store { i32, ptr } %v, ptr %p, align 8
  ret void
}

define void @empty({} %none, ptr %p) {
  %v = load {}, ptr %p, align 1
  store {} %v, ptr %p, align 1
  %w = load { i8, {}, [0 x i32] }, ptr %p, align 4
  store { i8, {}, [0 x i32] } %w, ptr %p, align 4
  ret void
}
