; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 %s
target triple = "nvptx64-nvidia-cuda"

; Rows of a length of 32 bits are a pointer and a product from one another; of the third one, an element ahead.
define ptx_kernel void @three(ptr addrspace(1) %a, ptr addrspace(1) %r, i32 %pitch, i32 %n) {
entry:
  %wide = sext i32 %pitch to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %all, %loop ]
  %w0 = zext nneg i32 %i to i64
  %w1 = add nuw nsw i64 %w0, 1
  %w2 = add nuw nsw i64 %w0, 2
  %m0 = mul nsw i64 %w0, %wide
  %m1 = mul nsw i64 %w1, %wide
  %m2 = mul nsw i64 %w2, %wide
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %m0
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %m1
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %m2
  %p3 = getelementptr i8, ptr addrspace(1) %p2, i64 -4
  %x0 = load float, ptr addrspace(1) %p0
  %x1 = load float, ptr addrspace(1) %p1
  %x2 = load float, ptr addrspace(1) %p3
  %y0 = fmul float %x0, %x1
  %y1 = fmul float %y0, %x2
  %all = fadd float %sum, %y1
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store float %all, ptr addrspace(1) %r
  ret void
}

; Of a length of 64 bits each is a sum of two instructions, and a pointer of its own.
define ptx_kernel void @wide(ptr addrspace(1) %a, ptr addrspace(1) %r, i64 %pitch, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %all, %loop ]
  %w0 = zext nneg i32 %i to i64
  %w1 = add nuw nsw i64 %w0, 1
  %m0 = mul nsw i64 %w0, %pitch
  %m1 = mul nsw i64 %w1, %pitch
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %m0
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %m1
  %x0 = load float, ptr addrspace(1) %p0
  %x1 = load float, ptr addrspace(1) %p1
  %y = fmul float %x0, %x1
  %all = fadd float %sum, %y
  %next = add nuw nsw i32 %i, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store float %all, ptr addrspace(1) %r
  ret void
}

; A product with more than 32 bits is none of the kind, and as many pointers.
define ptx_kernel void @far(ptr addrspace(1) %a, ptr addrspace(1) %r, i32 %pitch, i32 %n) {
entry:
  %wide = sext i32 %pitch to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %all, %loop ]
  %w0 = zext nneg i32 %i to i64
  %w1 = add nuw nsw i64 %w0, 536870912
  %m0 = mul nsw i64 %w0, %wide
  %m1 = mul nsw i64 %w1, %wide
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %m0
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %m1
  %x0 = load float, ptr addrspace(1) %p0
  %x1 = load float, ptr addrspace(1) %p1
  %y = fmul float %x0, %x1
  %all = fadd float %sum, %y
  %next = add nuw nsw i32 %i, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store float %all, ptr addrspace(1) %r
  ret void
}
