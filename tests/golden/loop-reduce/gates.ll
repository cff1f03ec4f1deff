; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -lsr-loop-level=1 %s
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -lsr-loop-level=2 %s
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -lsr-skip-outer-loop %s
; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -disable-unknown-trip-lsr %s
; Which loops are looked at. The outer one of the two has a known count, the inner one has none.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @nest(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %pitch, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %after, %last ]
  %wj = zext nneg i32 %j to i64
  %mj = mul nsw i64 %wj, %pitch
  %pj = getelementptr inbounds float, ptr addrspace(1) %b, i64 %mj
  store float 1.0, ptr addrspace(1) %pj
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %m = mul nsw i64 %w, %pitch
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %m
  %x = load float, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = fcmp olt float %x, 1.0
  br i1 %more, label %loop, label %last
last:
  %after = add nuw nsw i32 %j, 1
  %again = icmp slt i32 %after, %n
  br i1 %again, label %outer, label %done
done:
  ret void
}
