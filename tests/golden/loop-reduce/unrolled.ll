; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 %s
; RUN: nvopt '-passes=loop-reduce<compare>' -mcpu=sm_90 -pass-remarks-missed=loop-reduce %s 2>&1
; Loops that ptxas unrolls, or that have been unrolled. With `compare`, those stay in which LLVM's strength reduction takes as little.
target triple = "nvptx64-nvidia-cuda"

; A pointer is stepped once for the iterations that ptxas makes one of.
define ptx_kernel void @short(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %w
  store float %x, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Two copies, whose addresses are 4 bytes apart; the exit test asks the second copy's counter.
define ptx_kernel void @copies(ptr addrspace(1) %a, i32 %k, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = add nsw i32 %i, %k
  %w = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 1.0, ptr addrspace(1) %p
  %second = add nuw nsw i32 %i, 1
  %s2 = add nsw i32 %second, %k
  %w2 = sext i32 %s2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w2
  store float 2.0, ptr addrspace(1) %p2
  %next = add nuw nsw i32 %i, 2
  %done = icmp eq i32 %second, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; An index that may wrap around, of two products: a number that is stepped. In the outer loop it begins with what it was made of.
define ptx_kernel void @index(ptr addrspace(1) %a, i32 %m, i32 %k, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %after, %last ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %s = mul i32 %i, %m
  %t = add i32 %s, %j
  %u = mul i32 %t, %k
  %v = add i32 %u, %n
  %w = sext i32 %v to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  store float 1.0, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %last
last:
  %after = add nuw nsw i32 %j, 1
  %again = icmp slt i32 %after, %n
  br i1 %again, label %outer, label %done
done:
  ret void
}

; The address behind the branch stands where its index is extended, ahead of the branch.
define ptx_kernel void @branch(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %w = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %test = fcmp olt float %x, 1.0
  br i1 %test, label %then, label %latch
then:
  %v = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %v
  store float %x, ptr addrspace(1) %q
  br label %latch
latch:
  %next = add nsw i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; A counter goes up by what is known late, and only an address asks it: that is stepped by a product instead, which is one instruction.
define ptx_kernel void @columns(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %from, i32 %pitch, i32 %n) {
entry:
  %first = mul nsw i32 %from, %pitch
  %begin = add nsw i32 %first, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi i32 [ %begin, %entry ], [ %below, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more.sum, %loop ]
  %w = sext i32 %at to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %x = load float, ptr addrspace(1) %p
  %more.sum = fadd float %sum, %x
  %below = add nsw i32 %at, %pitch
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store float %more.sum, ptr addrspace(1) %b
  ret void
}
