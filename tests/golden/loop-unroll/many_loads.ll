; RUN: nvopt '-passes=loop-unroll<many-loads>,instcombine' -mcpu=sm_90 -pass-remarks=loop-unroll %s 2>&1
; Eight loads, whose addresses are a constant distance apart: four iterations at once. So is what ptxas unrolls by itself, once more
; then, with one load, but no copy of memory; two of what is too long for that as four. A loop that goes round four times becomes code without a loop, unless an array that would
; become registers left fewer warps.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @eight(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s8, %loop ]
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 1024
  %p3 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 2048
  %p4 = getelementptr inbounds i8, ptr addrspace(1) %p1, i64 3072
  %q1 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %q2 = getelementptr inbounds i8, ptr addrspace(1) %q1, i64 1024
  %q3 = getelementptr inbounds i8, ptr addrspace(1) %q1, i64 2048
  %q4 = getelementptr inbounds i8, ptr addrspace(1) %q1, i64 3072
  %x1 = load float, ptr addrspace(1) %p1
  %x2 = load float, ptr addrspace(1) %p2
  %x3 = load float, ptr addrspace(1) %p3
  %x4 = load float, ptr addrspace(1) %p4
  %y1 = load float, ptr addrspace(1) %q1
  %y2 = load float, ptr addrspace(1) %q2
  %y3 = load float, ptr addrspace(1) %q3
  %y4 = load float, ptr addrspace(1) %q4
  %s1 = fadd float %s, %x1
  %s2 = fadd float %s1, %x2
  %s3 = fadd float %s2, %x3
  %s4 = fadd float %s3, %x4
  %s5 = fadd float %s4, %y1
  %s6 = fadd float %s5, %y2
  %s7 = fadd float %s6, %y3
  %s8 = fadd float %s7, %y4
  %r1 = call float @llvm.sqrt.f32(float %s8)
  %o = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i
  store float %r1, ptr addrspace(1) %o
  store float %s7, ptr addrspace(1) %p1
  store float %s6, ptr addrspace(1) %p2
  store float %s5, ptr addrspace(1) %p3
  store float %s4, ptr addrspace(1) %p4
  store float %s3, ptr addrspace(1) %q1
  store float %s2, ptr addrspace(1) %q2
  store float %s1, ptr addrspace(1) %q3
  store float %x1, ptr addrspace(1) %q4
  %u1 = fmul float %r1, %x2
  %u2 = fmul float %u1, %x3
  %u3 = fmul float %u2, %x4
  %u4 = fmul float %u3, %y1
  %u5 = fmul float %u4, %y2
  %u6 = fmul float %u5, %y3
  %u7 = fmul float %u6, %y4
  %u8 = fmul float %u7, %y1
  %u9 = fmul float %u8, %y2
  %u10 = fmul float %u9, %x3
  %u11 = fmul float %u10, %y4
  %u12 = fmul float %u11, %x1
  %u13 = fmul float %u12, %y2
  %u14 = fmul float %u13, %x3
  %u15 = fmul float %u14, %y4
  %o2 = getelementptr inbounds i8, ptr addrspace(1) %o, i64 4096
  store float %u15, ptr addrspace(1) %o2
  %next = add nuw nsw i64 %i, 1
  %w = zext i32 %n to i64
  %c = icmp ult i64 %next, %w
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @small_array(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %k) {
entry:
  %array = alloca [4 x float]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p
  %e = getelementptr inbounds float, ptr %array, i64 %i
  %y = fmul float %x, 3.0
  store float %y, ptr %e
  %next = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %next, 4
  br i1 %c, label %fill, label %exit
exit:
  %f = load float, ptr %array
  store float %f, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @large_array(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %k) {
entry:
  %array = alloca [64 x float]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p
  %e = getelementptr inbounds float, ptr %array, i64 %i
  %y = fmul float %x, 3.0
  store float %y, ptr %e
  %next = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %next, 4
  br i1 %c, label %fill, label %exit
exit:
  %at = zext i32 %k to i64
  %e2 = getelementptr inbounds float, ptr %array, i64 %at
  %f = load float, ptr %e2
  store float %f, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp slt i32 %thread, %n
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %thread, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %at = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p
  %y = fmul contract float %x, %x
  %t = fadd contract float %s, %y
  %next = add nuw nsw i32 %i, 32
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %sum = phi float [ 0.0, %entry ], [ %t, %loop ]
  store float %sum, ptr addrspace(1) %out
  ret void
}

define ptx_kernel void @copy(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p
  %q = getelementptr inbounds float, ptr addrspace(1) %out, i64 %at
  store float %x, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @too_long_as_four(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f0 = phi float [ 1.0, %entry ], [ %f11, %loop ]
  %at = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p
  %f1 = fmul float %f0, %x
  %f2 = fmul float %f1, %x
  %f3 = fmul float %f2, %x
  %f4 = fmul float %f3, %x
  %f5 = fmul float %f4, %x
  %f6 = fmul float %f5, %x
  %f7 = fmul float %f6, %x
  %f8 = fmul float %f7, %x
  %f9 = fmul float %f8, %x
  %f10 = fmul float %f9, %x
  %f11 = fmul float %f10, %x
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %f = phi float [ 1.0, %entry ], [ %f11, %loop ]
  store float %f, ptr addrspace(1) %out
  ret void
}
