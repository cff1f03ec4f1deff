; RUN: nvopt -passes=limit-distance -pass-remarks=limit-distance %s 2>&1
target triple = "nvptx64-nvidia-cuda"

; Four elements of a thread: each is asked for where the one before is there.
define ptx_kernel void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %i, i32 %n) {
entry:
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %from, i64 %w
  %q = getelementptr float, ptr addrspace(1) %to, i64 %w
  %c0 = icmp slt i32 %i, %n
  br i1 %c0, label %first, label %exit

first:
  %v0 = load float, ptr addrspace(1) %p
  store float %v0, ptr addrspace(1) %q
  %i1 = add nsw i32 %i, 128
  %c1 = icmp slt i32 %i1, %n
  br i1 %c1, label %second, label %exit

second:
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 512
  %v1 = load float, ptr addrspace(1) %p1
  %i2 = add nsw i32 %i, 256
  %c2 = icmp sge i32 %i2, %n
  br i1 %c2, label %exit, label %third

third:
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 512
  store float %v1, ptr addrspace(1) %q1
  %i3 = add nsw i32 %i, 384
  %c3 = icmp sgt i32 %n, %i3
  br i1 %c3, label %fourth, label %exit

fourth:
  store float 0.0, ptr addrspace(1) %q
  br label %exit

exit:
  ret void
}

; The distance stands where the counter does: it is another in each iteration.
define void @loop(ptr addrspace(3) %p, i32 %n, i32 range(i32 0, -2147483648) %limit) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %two = add nuw nsw i32 %i, 2
  %three = add nuw nsw i32 %i, 3
  %c = icmp ult i32 %two, %limit
  %d = icmp ugt i32 %three, %limit
  %both = and i1 %c, %d
  %done = icmp sge i32 %next, %n
  store i1 %both, ptr addrspace(3) %p
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
