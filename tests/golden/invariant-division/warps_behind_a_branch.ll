; RUN: nvopt -passes=invariant-division -mcpu=sm_90 -pass-remarks=invariant-division -pass-remarks-missed=invariant-division %s 2>&1

; The division in @f's outer loop costs warps and stays, also where another loop, ahead, freezes its divisor; once no block was put ahead of
; it, and yet it was taken.

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %d, i1 %c) {
entry:
  %v = load <19 x i32>, ptr addrspace(1) %b
  br label %first
first:
  %k = phi i32 [ 0, %entry ], [ %k.next, %first ]
  %f = freeze i32 %d
  %q1 = udiv i32 %k, %f
  %p1 = getelementptr i32, ptr addrspace(1) %a, i32 %k
  store i32 %q1, ptr addrspace(1) %p1
  %k.next = add nuw nsw i32 %k, 1
  %m1 = icmp slt i32 %k.next, %n
  br i1 %m1, label %first, label %second
second:
  br i1 %c, label %outer, label %done
outer:
  %i = phi i32 [ 0, %second ], [ %i.next, %last ]
  %q = udiv i32 %i, %f
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
