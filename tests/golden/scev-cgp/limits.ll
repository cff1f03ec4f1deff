; RUN: nvopt -passes=scev-cgp -scev-cgp-control=0 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-control=1 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-control=2 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-control=3 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-inst-limit=1 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-inst-limit=2 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -scev-cgp-idom-level-limit=1 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -scev-cgp-idom-level-limit=2 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -scev-cgp-cross-block-limit=0 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -scev-cgp-cross-block-limit=1 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -do-function-scev-cgp -scev-cgp-cross-block-limit=2 -pass-remarks=scev-cgp -disable-output %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-control=1 -print-after-scev-cgp -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; Each is computed by two instructions, the first by one.
define ptx_kernel void @three(ptr addrspace(1) %a, i64 %i) {
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 0, ptr addrspace(1) %p0
  %i1 = add i64 %i, 1
  %p1 = getelementptr i32, ptr addrspace(1) %a, i64 %i1
  store i32 1, ptr addrspace(1) %p1
  %i2 = add i64 %i, 2
  %p2 = getelementptr i32, ptr addrspace(1) %a, i64 %i2
  store i32 2, ptr addrspace(1) %p2
  ret void
}

; Two arrays, in %l and two immediate dominators below %entry.
define ptx_kernel void @levels(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %i, i1 %c, i1 %d) {
entry:
  br i1 %c, label %l, label %r
l:
  %i1 = add i64 %i, 1
  %p1 = getelementptr i32, ptr addrspace(1) %a, i64 %i1
  store i32 1, ptr addrspace(1) %p1
  %q1 = getelementptr i32, ptr addrspace(1) %b, i64 %i1
  store i32 1, ptr addrspace(1) %q1
  ret void
r:
  br i1 %d, label %s, label %out
s:
  %i2 = add i64 %i, 2
  %p2 = getelementptr i32, ptr addrspace(1) %a, i64 %i2
  store i32 2, ptr addrspace(1) %p2
  %q2 = getelementptr i32, ptr addrspace(1) %b, i64 %i2
  store i32 2, ptr addrspace(1) %q2
  br label %out
out:
  ret void
}
