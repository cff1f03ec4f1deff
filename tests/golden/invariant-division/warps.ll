; RUN: nvopt -passes=invariant-division -mcpu=sm_90 -pass-remarks-output=- -disable-output %s
; RUN: nvopt -passes=invariant-division -mcpu=sm_90 %s
; RUN: nvopt -passes=invariant-division %s
; All warps of sm_90 run with 32 registers a thread. What divides in a loop around others has no reciprocal where that would be too many.
; Without a GPU nobody knows.
target triple = "nvptx64-nvidia-cuda"

; 32 with the reciprocal and what goes with it.
define ptx_kernel void @at.the.limit(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <18 x i32>, ptr addrspace(1) %b
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %q = udiv i32 %i, %d
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i32 [ %q, %outer ], [ %t, %inner ]
  %t = xor i32 %sum, %j
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %inner, label %last
last:
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %t, ptr addrspace(1) %p
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %outer, label %done
done:
  store <18 x i32> %v, ptr addrspace(1) %b
  ret void
}

; 33.
define ptx_kernel void @beyond(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <19 x i32>, ptr addrspace(1) %b
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %q = udiv i32 %i, %d
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i32 [ %q, %outer ], [ %t, %inner ]
  %t = xor i32 %sum, %j
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %inner, label %last
last:
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %t, ptr addrspace(1) %p
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %outer, label %done
done:
  store <19 x i32> %v, ptr addrspace(1) %b
  ret void
}

; The inner loop divides by the same: it has a reciprocal, for the division around it, too.
define ptx_kernel void @inside(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <19 x i32>, ptr addrspace(1) %b
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %q = udiv i32 %i, %d
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i32 [ %q, %outer ], [ %t, %inner ]
  %r = udiv i32 %j, %d
  %t = xor i32 %sum, %r
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %inner, label %last
last:
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %t, ptr addrspace(1) %p
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %outer, label %done
done:
  store <19 x i32> %v, ptr addrspace(1) %b
  ret void
}

; Either would do, both are too many.
define ptx_kernel void @two(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d, i32 %e) {
entry:
  %v = load <16 x i32>, ptr addrspace(1) %b
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %q.d = udiv i32 %i, %d
  %q.e = udiv i32 %i, %e
  %q = xor i32 %q.d, %q.e
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i32 [ %q, %outer ], [ %t, %inner ]
  %t = xor i32 %sum, %j
  %j.next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %n
  br i1 %more, label %inner, label %last
last:
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %t, ptr addrspace(1) %p
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %outer, label %done
done:
  store <16 x i32> %v, ptr addrspace(1) %b
  ret void
}

; Nothing is held through another loop here.
define ptx_kernel void @alone(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d) {
entry:
  %v = load <20 x i32>, ptr addrspace(1) %b
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %q = udiv i32 %i, %d
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %q, ptr addrspace(1) %p
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %loop, label %done
done:
  store <20 x i32> %v, ptr addrspace(1) %b
  ret void
}