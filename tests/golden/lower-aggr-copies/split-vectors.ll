; vld: neighbours of one size that are aligned to their common size make one vector access, up to 16 bytes.
; RUN: nvopt -passes=lower-aggr-copies %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @four_floats(ptr %dst, ptr %src) {
  %v = load [4 x float], ptr %src, align 16
  store [4 x float] %v, ptr %dst, align 16
  ret void
}

; Enough for pairs only on one side.
define void @pairs(ptr %dst, ptr %src) {
  %v = load [4 x float], ptr %src, align 8
  store [4 x float] %v, ptr %dst, align 4
  ret void
}

; Three and one: the fourth lane is somebody else's.
define void @five(ptr %dst, ptr %src) {
  %v = load { i32, i32, i32, i16, i16, i32 }, ptr %src, align 16
  store { i32, i32, i32, i16, i16, i32 } %v, ptr %dst, align 16
  ret void
}

; Integers beside floats share a vector of integers; pointers only go with their like.
define void @mixed(ptr %dst, ptr %src) {
  %v = load { i32, float, ptr, ptr, ptr addrspace(1), i64 }, ptr %src, align 32
  store { i32, float, ptr, ptr, ptr addrspace(1), i64 } %v, ptr %dst, align 32
  ret void
}

; No lanes: i1 and i24 have bits of memory that are none of theirs; a gap parts the last two.
define void @none(ptr %dst, ptr %src) {
  %v = load { i1, i1, i24, i24, i16, i32 }, ptr %src, align 16
  store { i1, i1, i24, i24, i16, i32 } %v, ptr %dst, align 16
  ret void
}

define void @bytes(ptr %dst, ptr %src) {
  %v = load { [16 x i8], [8 x half], i8, i8 }, ptr %src, align 16
  store { [16 x i8], [8 x half], i8, i8 } %v, ptr %dst, align 16
  ret void
}

; Lanes from different places, and constants.
define void @gathered(ptr %dst, float %x, i32 %y) {
  %1 = insertvalue { float, i32, i64, [2 x i32] } { float 1.0, i32 2, i64 3, [2 x i32] [i32 4, i32 5] }, float %x, 0
  %2 = insertvalue { float, i32, i64, [2 x i32] } %1, i32 %y, 1
  store { float, i32, i64, [2 x i32] } %2, ptr %dst, align 16
  ret void
}

; Lanes of a longer vector are not that vector.
define void @first_lanes(ptr %p, ptr %q) {
  %v = load { float, float, float, float }, ptr %p, align 16
  store { float, float, float, float } %v, ptr %p, align 16
  %a = extractvalue { float, float, float, float } %v, 0
  %b = extractvalue { float, float, float, float } %v, 1
  %w = insertvalue { float, float } poison, float %a, 0
  %x = insertvalue { float, float } %w, float %b, 1
  store { float, float } %x, ptr %q, align 8
  ret void
}
