; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 -pass-remarks=loop-reduce %s 2>&1
; Counters that each of the iterations that ptxas makes one of would have for itself.
target triple = "nvptx64-nvidia-cuda"

; Two tensors by their strides: both products go, and with them what they are products of.
define ptx_kernel void @strides(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %first, i32 %s, i32 %t, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more.sum, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %k = mul nsw i32 %t, %i
  %v = sext i32 %k to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %v
  %y = load float, ptr addrspace(1) %q
  %z = fmul contract float %x, %y
  %more.sum = fadd contract float %sum, %z
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store float %more.sum, ptr addrspace(1) %a
  ret void
}

; Each iteration stores the counter, and so has it: the products stay.
define ptx_kernel void @stored(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %first, i32 %s, i32 %t, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 %i, ptr addrspace(1) %p
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; ptxas is told to leave the loop as it is.
define ptx_kernel void @alone(ptr addrspace(1) %a, i32 %first, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

; It takes an instruction ahead of the loop, three of four each time: two rounds are enough, one is not (@once).
define ptx_kernel void @twice(ptr addrspace(1) %a, i32 %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @once(ptr addrspace(1) %a, i32 %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %m = mul nsw i32 %s, %i
  %w = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %w
  store i32 1, ptr addrspace(1) %p
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, 32
  br i1 %more, label %loop, label %done
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
