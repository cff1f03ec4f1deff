; RUN: nvopt -passes=loop-reduce %s
target triple = "nvptx64-nvidia-cuda"

; A product that is compared stays when the address beside it is stepped: so it is stepped itself.
define ptx_kernel void @edge(ptr addrspace(1) %a, i64 %first, i64 %dilation, i64 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %wide = zext nneg i32 %i to i64
  %m = mul nsw i64 %wide, %dilation
  %w = add nsw i64 %m, %first
  %inside = icmp ult i64 %w, %width
  br i1 %inside, label %read, label %latch
read:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, 1.0
  store volatile float %y, ptr addrspace(1) %a
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A sum takes no more than a step: it stays.
define ptx_kernel void @sum(ptr addrspace(1) %a, i64 %first, i64 %width, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %w = add nsw i64 %i, %first
  %inside = icmp ult i64 %w, %width
  br i1 %inside, label %read, label %latch
read:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, 1.0
  store volatile float %y, ptr addrspace(1) %a
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
