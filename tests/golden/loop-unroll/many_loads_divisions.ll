; RUN: nvopt '-passes=loop-unroll<many-loads>' -mcpu=sm_90 -pass-remarks=loop-unroll %s 2>&1 | FileCheck %s
; Eight loads and eight sums are as much as two divisions, each of which is four instructions at least, two addresses and six operations: four
; iterations at once. With seven operations each copy would compute more for addresses than it does with what is there.
; CHECK: remark: {{.*}}in function at_the_limit: unrolled loop by a factor of 4
; CHECK-NOT: remark: {{.*}}beyond
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @at_the_limit(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n, i32 %d, i32 %e, i32 %k) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum7, %loop ]
  %w = zext nneg i32 %i to i64
  %q = udiv i32 %i, %d
  %r = urem i32 %i, %e
  %x0 = xor i32 %r, %k
  %x1 = sub i32 %x0, %k
  %x2 = xor i32 %x1, %k
  %x3 = sub i32 %x2, %k
  %x4 = xor i32 %x3, %k
  %x5 = sub i32 %x4, %k
  %qw = zext i32 %q to i64
  %rw = zext i32 %x5 to i64
  %p0 = getelementptr [1 x float], ptr addrspace(1) %a, i64 %w
  %v0 = load float, ptr addrspace(1) %p0
  %sum0 = fadd float %sum, %v0
  %p1 = getelementptr [2 x float], ptr addrspace(1) %a, i64 %w
  %v1 = load float, ptr addrspace(1) %p1
  %sum1 = fadd float %sum0, %v1
  %p2 = getelementptr [3 x float], ptr addrspace(1) %a, i64 %w
  %v2 = load float, ptr addrspace(1) %p2
  %sum2 = fadd float %sum1, %v2
  %p3 = getelementptr [4 x float], ptr addrspace(1) %a, i64 %w
  %v3 = load float, ptr addrspace(1) %p3
  %sum3 = fadd float %sum2, %v3
  %p4 = getelementptr [5 x float], ptr addrspace(1) %a, i64 %w
  %v4 = load float, ptr addrspace(1) %p4
  %sum4 = fadd float %sum3, %v4
  %p5 = getelementptr [6 x float], ptr addrspace(1) %a, i64 %w
  %v5 = load float, ptr addrspace(1) %p5
  %sum5 = fadd float %sum4, %v5
  %p6 = getelementptr float, ptr addrspace(1) %a, i64 %qw
  %v6 = load float, ptr addrspace(1) %p6
  %sum6 = fadd float %sum5, %v6
  %p7 = getelementptr float, ptr addrspace(1) %a, i64 %rw
  %v7 = load float, ptr addrspace(1) %p7
  %sum7 = fadd float %sum6, %v7
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  store float %sum7, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @beyond(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n, i32 %d, i32 %e, i32 %k) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum7, %loop ]
  %w = zext nneg i32 %i to i64
  %q = udiv i32 %i, %d
  %r = urem i32 %i, %e
  %x0 = xor i32 %r, %k
  %x1 = sub i32 %x0, %k
  %x2 = xor i32 %x1, %k
  %x3 = sub i32 %x2, %k
  %x4 = xor i32 %x3, %k
  %x5 = sub i32 %x4, %k
  %x6 = xor i32 %x5, %k
  %qw = zext i32 %q to i64
  %rw = zext i32 %x6 to i64
  %p0 = getelementptr [1 x float], ptr addrspace(1) %a, i64 %w
  %v0 = load float, ptr addrspace(1) %p0
  %sum0 = fadd float %sum, %v0
  %p1 = getelementptr [2 x float], ptr addrspace(1) %a, i64 %w
  %v1 = load float, ptr addrspace(1) %p1
  %sum1 = fadd float %sum0, %v1
  %p2 = getelementptr [3 x float], ptr addrspace(1) %a, i64 %w
  %v2 = load float, ptr addrspace(1) %p2
  %sum2 = fadd float %sum1, %v2
  %p3 = getelementptr [4 x float], ptr addrspace(1) %a, i64 %w
  %v3 = load float, ptr addrspace(1) %p3
  %sum3 = fadd float %sum2, %v3
  %p4 = getelementptr [5 x float], ptr addrspace(1) %a, i64 %w
  %v4 = load float, ptr addrspace(1) %p4
  %sum4 = fadd float %sum3, %v4
  %p5 = getelementptr [6 x float], ptr addrspace(1) %a, i64 %w
  %v5 = load float, ptr addrspace(1) %p5
  %sum5 = fadd float %sum4, %v5
  %p6 = getelementptr float, ptr addrspace(1) %a, i64 %qw
  %v6 = load float, ptr addrspace(1) %p6
  %sum6 = fadd float %sum5, %v6
  %p7 = getelementptr float, ptr addrspace(1) %a, i64 %rw
  %v7 = load float, ptr addrspace(1) %p7
  %sum7 = fadd float %sum6, %v7
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  store float %sum7, ptr addrspace(1) %out
  ret void
}
