; What is taken from aggregates that are split can be where a large copy goes, where it comes from, or be put into it.
; RUN: nvopt -passes=lower-aggr-copies %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare { i32, i32 } @pair()
declare void @unknown()

define void @put_in(ptr %p, ptr %q, ptr %r) {
  %c = call { i32, i32 } @pair()
  %e = extractvalue { i32, i32 } %c, 0
  %v = load [40 x i32], ptr %p, align 4
  %w = insertvalue [40 x i32] %v, i32 %e, 3
  store [40 x i32] %w, ptr %q, align 4
  store { i32, i32 } %c, ptr %r, align 4
  ret void
}

define void @both_ends(ptr %t) {
  %s = load { ptr, ptr }, ptr %t, align 8
  %q = extractvalue { ptr, ptr } %s, 0
  %r = extractvalue { ptr, ptr } %s, 1
  %v = load [40 x i32], ptr %r, align 4
  store [40 x i32] %v, ptr %q, align 4
  store [80 x i32] zeroinitializer, ptr %q, align 4
  ret void
}

define void @through_the_stack(ptr %t) {
  %s = load { ptr, ptr }, ptr %t, align 8
  %q = extractvalue { ptr, ptr } %s, 0
  %r = extractvalue { ptr, ptr } %s, 1
  %v = load [80 x i32], ptr %r, align 4
  call void @unknown()
  store [80 x i32] %v, ptr %q, align 4
  ret void
}

define void @lane(ptr %t, ptr %q) {
  %s = load { ptr, ptr }, ptr %t, align 16
  %r = extractvalue { ptr, ptr } %s, 1
  %v = load [40 x i32], ptr %r, align 4
  store [40 x i32] %v, ptr %q, align 4
  ret void
}

define void @argument({ ptr, ptr } %s, ptr %q) {
  %r = extractvalue { ptr, ptr } %s, 1
  %v = load [40 x i32], ptr %r, align 4
  store [40 x i32] %v, ptr %q, align 4
  ret void
}

; Too large to be split, and needed whole as well: copied, and left.
define [10001 x i8] @whole_as_well(ptr %p, ptr %q) {
  %v = load [10001 x i8], ptr %p, align 4
  call void @unknown()
  store [10001 x i8] %v, ptr %q, align 4
  ret [10001 x i8] %v
}

; A pointer that wraps around in its own address space, and one whose distance depends on vscale: either may be the source.
define void @distances(ptr %p) {
  %a = load [40 x i32], ptr %p, align 4
  %narrow = addrspacecast ptr %p to ptr addrspace(6)
  %wrapped = getelementptr i8, ptr addrspace(6) %narrow, i64 4294967300
  store [40 x i32] %a, ptr addrspace(6) %wrapped, align 4
  %b = load [40 x i32], ptr %p, align 4
  %scaled = getelementptr <vscale x 4 x i32>, ptr %p, i64 16
  store [40 x i32] %b, ptr %scaled, align 4
  ret void
}
