; RUN: nvopt -passes=lower-aggr-copies -max-aggr-copy-size=16 -lower-aggr-unrolled-stores-limit=2 -aggressive-max-aggr-lower-size=16 %s
; RUN: nvopt -passes=lower-aggr-copies -max-aggr-copy-size=16 -skiploweraggcopysafechk %s
; RUN: nvopt -passes=lower-aggr-copies -large-aggr-store-limit=2 -lower-aggr-unrolled-stores-limit=0 %s
; RUN: nvopt -passes=lower-aggr-copies -instcombine-merge-stores-from-aggr=0 %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy(ptr noalias %dst, ptr noalias %src) {
  %v = load { i64, i64, i64 }, ptr %src, align 8
  store i32 1, ptr %src, align 4
  store { i64, i64, i64 } %v, ptr %dst, align 8
  ret void
}

define void @pair(ptr %p, i32 %x) {
  %v = insertvalue { i32, i32 } { i32 1, i32 2 }, i32 %x, 0
  store { i32, i32 } %v, ptr %p, align 8
  ret void
}

define i64 @value({ i64, i64, i64 } %a, ptr %p, i1 %c) {
  %v = load { i64, i64, i64 }, ptr %p, align 8
  %w = select i1 %c, { i64, i64, i64 } %v, { i64, i64, i64 } %a
  %x = extractvalue { i64, i64, i64 } %w, 0
  ret i64 %x
}
