remark: <unknown>:0:0: in function eight: unrolled loop by a factor of 4 with run-time trip count
remark: <unknown>:0:0: in function small_array: completely unrolled loop with 4 iterations
remark: <unknown>:0:0: in function sum: unrolled loop by a factor of 4 with run-time trip count
remark: <unknown>:0:0: in function too_long_as_four: unrolled loop by a factor of 2 with run-time trip count
; ModuleID = 'many_loads.ll'
source_filename = "many_loads.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @eight(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i32 %n) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 %n, i32 1)
  %1 = zext i32 %0 to i64
  %unroll_iter = and i64 %1, 4294967292
  %2 = icmp ugt i32 %n, 3
  br i1 %2, label %loop.new, label %loop.more

loop.new:                                         ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %loop.new
  %i = phi i64 [ 0, %loop.new ], [ %next.3, %loop ]
  %s = phi float [ 0.000000e+00, %loop.new ], [ %s8.3, %loop ]
  %p1 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %i
  %p2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1, i64 1024
  %p3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1, i64 2048
  %p4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1, i64 3072
  %q1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %i
  %q2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1, i64 1024
  %q3 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1, i64 2048
  %q4 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1, i64 3072
  %x1 = load float, ptr addrspace(1) %p1, align 4
  %x2 = load float, ptr addrspace(1) %p2, align 4
  %x3 = load float, ptr addrspace(1) %p3, align 4
  %x4 = load float, ptr addrspace(1) %p4, align 4
  %y1 = load float, ptr addrspace(1) %q1, align 4
  %y2 = load float, ptr addrspace(1) %q2, align 4
  %y3 = load float, ptr addrspace(1) %q3, align 4
  %y4 = load float, ptr addrspace(1) %q4, align 4
  %s1 = fadd float %s, %x1
  %s2 = fadd float %s1, %x2
  %s3 = fadd float %s2, %x3
  %s4 = fadd float %s3, %x4
  %s5 = fadd float %s4, %y1
  %s6 = fadd float %s5, %y2
  %s7 = fadd float %s6, %y3
  %s8 = fadd float %s7, %y4
  %r1 = call float @llvm.sqrt.f32(float %s8)
  %o = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %i
  store float %r1, ptr addrspace(1) %o, align 4
  store float %s7, ptr addrspace(1) %p1, align 4
  store float %s6, ptr addrspace(1) %p2, align 4
  store float %s5, ptr addrspace(1) %p3, align 4
  store float %s4, ptr addrspace(1) %p4, align 4
  store float %s3, ptr addrspace(1) %q1, align 4
  store float %s2, ptr addrspace(1) %q2, align 4
  store float %s1, ptr addrspace(1) %q3, align 4
  store float %x1, ptr addrspace(1) %q4, align 4
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
  %o2 = getelementptr inbounds nuw i8, ptr addrspace(1) %o, i64 4096
  store float %u15, ptr addrspace(1) %o2, align 4
  %next = or disjoint i64 %i, 1
  %p1.1 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %next
  %p2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.1, i64 1024
  %p3.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.1, i64 2048
  %p4.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.1, i64 3072
  %q1.1 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %next
  %q2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.1, i64 1024
  %q3.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.1, i64 2048
  %q4.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.1, i64 3072
  %x1.1 = load float, ptr addrspace(1) %p1.1, align 4
  %x2.1 = load float, ptr addrspace(1) %p2.1, align 4
  %x3.1 = load float, ptr addrspace(1) %p3.1, align 4
  %x4.1 = load float, ptr addrspace(1) %p4.1, align 4
  %y1.1 = load float, ptr addrspace(1) %q1.1, align 4
  %y2.1 = load float, ptr addrspace(1) %q2.1, align 4
  %y3.1 = load float, ptr addrspace(1) %q3.1, align 4
  %y4.1 = load float, ptr addrspace(1) %q4.1, align 4
  %s1.1 = fadd float %s8, %x1.1
  %s2.1 = fadd float %s1.1, %x2.1
  %s3.1 = fadd float %s2.1, %x3.1
  %s4.1 = fadd float %s3.1, %x4.1
  %s5.1 = fadd float %s4.1, %y1.1
  %s6.1 = fadd float %s5.1, %y2.1
  %s7.1 = fadd float %s6.1, %y3.1
  %s8.1 = fadd float %s7.1, %y4.1
  %r1.1 = call float @llvm.sqrt.f32(float %s8.1)
  %o.1 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %next
  store float %r1.1, ptr addrspace(1) %o.1, align 4
  store float %s7.1, ptr addrspace(1) %p1.1, align 4
  store float %s6.1, ptr addrspace(1) %p2.1, align 4
  store float %s5.1, ptr addrspace(1) %p3.1, align 4
  store float %s4.1, ptr addrspace(1) %p4.1, align 4
  store float %s3.1, ptr addrspace(1) %q1.1, align 4
  store float %s2.1, ptr addrspace(1) %q2.1, align 4
  store float %s1.1, ptr addrspace(1) %q3.1, align 4
  store float %x1.1, ptr addrspace(1) %q4.1, align 4
  %u1.1 = fmul float %r1.1, %x2.1
  %u2.1 = fmul float %u1.1, %x3.1
  %u3.1 = fmul float %u2.1, %x4.1
  %u4.1 = fmul float %u3.1, %y1.1
  %u5.1 = fmul float %u4.1, %y2.1
  %u6.1 = fmul float %u5.1, %y3.1
  %u7.1 = fmul float %u6.1, %y4.1
  %u8.1 = fmul float %u7.1, %y1.1
  %u9.1 = fmul float %u8.1, %y2.1
  %u10.1 = fmul float %u9.1, %x3.1
  %u11.1 = fmul float %u10.1, %y4.1
  %u12.1 = fmul float %u11.1, %x1.1
  %u13.1 = fmul float %u12.1, %y2.1
  %u14.1 = fmul float %u13.1, %x3.1
  %u15.1 = fmul float %u14.1, %y4.1
  %o2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %o.1, i64 4096
  store float %u15.1, ptr addrspace(1) %o2.1, align 4
  %next.1 = or disjoint i64 %i, 2
  %p1.2 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %next.1
  %p2.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.2, i64 1024
  %p3.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.2, i64 2048
  %p4.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.2, i64 3072
  %q1.2 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %next.1
  %q2.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.2, i64 1024
  %q3.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.2, i64 2048
  %q4.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.2, i64 3072
  %x1.2 = load float, ptr addrspace(1) %p1.2, align 4
  %x2.2 = load float, ptr addrspace(1) %p2.2, align 4
  %x3.2 = load float, ptr addrspace(1) %p3.2, align 4
  %x4.2 = load float, ptr addrspace(1) %p4.2, align 4
  %y1.2 = load float, ptr addrspace(1) %q1.2, align 4
  %y2.2 = load float, ptr addrspace(1) %q2.2, align 4
  %y3.2 = load float, ptr addrspace(1) %q3.2, align 4
  %y4.2 = load float, ptr addrspace(1) %q4.2, align 4
  %s1.2 = fadd float %s8.1, %x1.2
  %s2.2 = fadd float %s1.2, %x2.2
  %s3.2 = fadd float %s2.2, %x3.2
  %s4.2 = fadd float %s3.2, %x4.2
  %s5.2 = fadd float %s4.2, %y1.2
  %s6.2 = fadd float %s5.2, %y2.2
  %s7.2 = fadd float %s6.2, %y3.2
  %s8.2 = fadd float %s7.2, %y4.2
  %r1.2 = call float @llvm.sqrt.f32(float %s8.2)
  %o.2 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %next.1
  store float %r1.2, ptr addrspace(1) %o.2, align 4
  store float %s7.2, ptr addrspace(1) %p1.2, align 4
  store float %s6.2, ptr addrspace(1) %p2.2, align 4
  store float %s5.2, ptr addrspace(1) %p3.2, align 4
  store float %s4.2, ptr addrspace(1) %p4.2, align 4
  store float %s3.2, ptr addrspace(1) %q1.2, align 4
  store float %s2.2, ptr addrspace(1) %q2.2, align 4
  store float %s1.2, ptr addrspace(1) %q3.2, align 4
  store float %x1.2, ptr addrspace(1) %q4.2, align 4
  %u1.2 = fmul float %r1.2, %x2.2
  %u2.2 = fmul float %u1.2, %x3.2
  %u3.2 = fmul float %u2.2, %x4.2
  %u4.2 = fmul float %u3.2, %y1.2
  %u5.2 = fmul float %u4.2, %y2.2
  %u6.2 = fmul float %u5.2, %y3.2
  %u7.2 = fmul float %u6.2, %y4.2
  %u8.2 = fmul float %u7.2, %y1.2
  %u9.2 = fmul float %u8.2, %y2.2
  %u10.2 = fmul float %u9.2, %x3.2
  %u11.2 = fmul float %u10.2, %y4.2
  %u12.2 = fmul float %u11.2, %x1.2
  %u13.2 = fmul float %u12.2, %y2.2
  %u14.2 = fmul float %u13.2, %x3.2
  %u15.2 = fmul float %u14.2, %y4.2
  %o2.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %o.2, i64 4096
  store float %u15.2, ptr addrspace(1) %o2.2, align 4
  %next.2 = or disjoint i64 %i, 3
  %p1.3 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %next.2
  %p2.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.3, i64 1024
  %p3.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.3, i64 2048
  %p4.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.3, i64 3072
  %q1.3 = getelementptr inbounds nuw float, ptr addrspace(1) %b, i64 %next.2
  %q2.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.3, i64 1024
  %q3.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.3, i64 2048
  %q4.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.3, i64 3072
  %x1.3 = load float, ptr addrspace(1) %p1.3, align 4
  %x2.3 = load float, ptr addrspace(1) %p2.3, align 4
  %x3.3 = load float, ptr addrspace(1) %p3.3, align 4
  %x4.3 = load float, ptr addrspace(1) %p4.3, align 4
  %y1.3 = load float, ptr addrspace(1) %q1.3, align 4
  %y2.3 = load float, ptr addrspace(1) %q2.3, align 4
  %y3.3 = load float, ptr addrspace(1) %q3.3, align 4
  %y4.3 = load float, ptr addrspace(1) %q4.3, align 4
  %s1.3 = fadd float %s8.2, %x1.3
  %s2.3 = fadd float %s1.3, %x2.3
  %s3.3 = fadd float %s2.3, %x3.3
  %s4.3 = fadd float %s3.3, %x4.3
  %s5.3 = fadd float %s4.3, %y1.3
  %s6.3 = fadd float %s5.3, %y2.3
  %s7.3 = fadd float %s6.3, %y3.3
  %s8.3 = fadd float %s7.3, %y4.3
  %r1.3 = call float @llvm.sqrt.f32(float %s8.3)
  %o.3 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %next.2
  store float %r1.3, ptr addrspace(1) %o.3, align 4
  store float %s7.3, ptr addrspace(1) %p1.3, align 4
  store float %s6.3, ptr addrspace(1) %p2.3, align 4
  store float %s5.3, ptr addrspace(1) %p3.3, align 4
  store float %s4.3, ptr addrspace(1) %p4.3, align 4
  store float %s3.3, ptr addrspace(1) %q1.3, align 4
  store float %s2.3, ptr addrspace(1) %q2.3, align 4
  store float %s1.3, ptr addrspace(1) %q3.3, align 4
  store float %x1.3, ptr addrspace(1) %q4.3, align 4
  %u1.3 = fmul float %r1.3, %x2.3
  %u2.3 = fmul float %u1.3, %x3.3
  %u3.3 = fmul float %u2.3, %x4.3
  %u4.3 = fmul float %u3.3, %y1.3
  %u5.3 = fmul float %u4.3, %y2.3
  %u6.3 = fmul float %u5.3, %y3.3
  %u7.3 = fmul float %u6.3, %y4.3
  %u8.3 = fmul float %u7.3, %y1.3
  %u9.3 = fmul float %u8.3, %y2.3
  %u10.3 = fmul float %u9.3, %x3.3
  %u11.3 = fmul float %u10.3, %y4.3
  %u12.3 = fmul float %u11.3, %x1.3
  %u13.3 = fmul float %u12.3, %y2.3
  %u14.3 = fmul float %u13.3, %x3.3
  %u15.3 = fmul float %u14.3, %y4.3
  %o2.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %o.3, i64 4096
  store float %u15.3, ptr addrspace(1) %o2.3, align 4
  %next.3 = add nuw nsw i64 %i, 4
  %niter.cmp.3.not = icmp eq i64 %next.3, %unroll_iter
  br i1 %niter.cmp.3.not, label %loop.unr-lcssa, label %loop, !llvm.loop !0

loop.unr-lcssa:                                   ; preds = %loop
  br label %loop.more

loop.more:                                        ; preds = %loop.unr-lcssa, %entry
  %i.unr = phi i64 [ 0, %entry ], [ %next.3, %loop.unr-lcssa ]
  %s.unr = phi float [ 0.000000e+00, %entry ], [ %s8.3, %loop.unr-lcssa ]
  %3 = and i64 %1, 2
  %lcmp.mod.not = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not, label %loop.more1, label %entry.wf.2

entry.wf.2:                                       ; preds = %loop.more
  %p1.wf.2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.unr
  %p2.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.2, i64 1024
  %p3.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.2, i64 2048
  %p4.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.2, i64 3072
  %q1.wf.2 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i.unr
  %q2.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.2, i64 1024
  %q3.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.2, i64 2048
  %q4.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.2, i64 3072
  %x1.wf.2 = load float, ptr addrspace(1) %p1.wf.2, align 4
  %x2.wf.2 = load float, ptr addrspace(1) %p2.wf.2, align 4
  %x3.wf.2 = load float, ptr addrspace(1) %p3.wf.2, align 4
  %x4.wf.2 = load float, ptr addrspace(1) %p4.wf.2, align 4
  %y1.wf.2 = load float, ptr addrspace(1) %q1.wf.2, align 4
  %y2.wf.2 = load float, ptr addrspace(1) %q2.wf.2, align 4
  %y3.wf.2 = load float, ptr addrspace(1) %q3.wf.2, align 4
  %y4.wf.2 = load float, ptr addrspace(1) %q4.wf.2, align 4
  %s1.wf.2 = fadd float %s.unr, %x1.wf.2
  %s2.wf.2 = fadd float %s1.wf.2, %x2.wf.2
  %s3.wf.2 = fadd float %s2.wf.2, %x3.wf.2
  %s4.wf.2 = fadd float %s3.wf.2, %x4.wf.2
  %s5.wf.2 = fadd float %s4.wf.2, %y1.wf.2
  %s6.wf.2 = fadd float %s5.wf.2, %y2.wf.2
  %s7.wf.2 = fadd float %s6.wf.2, %y3.wf.2
  %s8.wf.2 = fadd float %s7.wf.2, %y4.wf.2
  %r1.wf.2 = call float @llvm.sqrt.f32(float %s8.wf.2)
  %o.wf.2 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i.unr
  store float %r1.wf.2, ptr addrspace(1) %o.wf.2, align 4
  store float %s7.wf.2, ptr addrspace(1) %p1.wf.2, align 4
  store float %s6.wf.2, ptr addrspace(1) %p2.wf.2, align 4
  store float %s5.wf.2, ptr addrspace(1) %p3.wf.2, align 4
  store float %s4.wf.2, ptr addrspace(1) %p4.wf.2, align 4
  store float %s3.wf.2, ptr addrspace(1) %q1.wf.2, align 4
  store float %s2.wf.2, ptr addrspace(1) %q2.wf.2, align 4
  store float %s1.wf.2, ptr addrspace(1) %q3.wf.2, align 4
  store float %x1.wf.2, ptr addrspace(1) %q4.wf.2, align 4
  %u1.wf.2 = fmul float %r1.wf.2, %x2.wf.2
  %u2.wf.2 = fmul float %u1.wf.2, %x3.wf.2
  %u3.wf.2 = fmul float %u2.wf.2, %x4.wf.2
  %u4.wf.2 = fmul float %u3.wf.2, %y1.wf.2
  %u5.wf.2 = fmul float %u4.wf.2, %y2.wf.2
  %u6.wf.2 = fmul float %u5.wf.2, %y3.wf.2
  %u7.wf.2 = fmul float %u6.wf.2, %y4.wf.2
  %u8.wf.2 = fmul float %u7.wf.2, %y1.wf.2
  %u9.wf.2 = fmul float %u8.wf.2, %y2.wf.2
  %u10.wf.2 = fmul float %u9.wf.2, %x3.wf.2
  %u11.wf.2 = fmul float %u10.wf.2, %y4.wf.2
  %u12.wf.2 = fmul float %u11.wf.2, %x1.wf.2
  %u13.wf.2 = fmul float %u12.wf.2, %y2.wf.2
  %u14.wf.2 = fmul float %u13.wf.2, %x3.wf.2
  %u15.wf.2 = fmul float %u14.wf.2, %y4.wf.2
  %o2.wf.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %o.wf.2, i64 4096
  store float %u15.wf.2, ptr addrspace(1) %o2.wf.2, align 4
  %next.wf.2 = add nuw nsw i64 %i.unr, 1
  %p1.wf.2.1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %next.wf.2
  %p2.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.2.1, i64 1024
  %p3.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.2.1, i64 2048
  %p4.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.2.1, i64 3072
  %q1.wf.2.1 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %next.wf.2
  %q2.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.2.1, i64 1024
  %q3.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.2.1, i64 2048
  %q4.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.2.1, i64 3072
  %x1.wf.2.1 = load float, ptr addrspace(1) %p1.wf.2.1, align 4
  %x2.wf.2.1 = load float, ptr addrspace(1) %p2.wf.2.1, align 4
  %x3.wf.2.1 = load float, ptr addrspace(1) %p3.wf.2.1, align 4
  %x4.wf.2.1 = load float, ptr addrspace(1) %p4.wf.2.1, align 4
  %y1.wf.2.1 = load float, ptr addrspace(1) %q1.wf.2.1, align 4
  %y2.wf.2.1 = load float, ptr addrspace(1) %q2.wf.2.1, align 4
  %y3.wf.2.1 = load float, ptr addrspace(1) %q3.wf.2.1, align 4
  %y4.wf.2.1 = load float, ptr addrspace(1) %q4.wf.2.1, align 4
  %s1.wf.2.1 = fadd float %s8.wf.2, %x1.wf.2.1
  %s2.wf.2.1 = fadd float %s1.wf.2.1, %x2.wf.2.1
  %s3.wf.2.1 = fadd float %s2.wf.2.1, %x3.wf.2.1
  %s4.wf.2.1 = fadd float %s3.wf.2.1, %x4.wf.2.1
  %s5.wf.2.1 = fadd float %s4.wf.2.1, %y1.wf.2.1
  %s6.wf.2.1 = fadd float %s5.wf.2.1, %y2.wf.2.1
  %s7.wf.2.1 = fadd float %s6.wf.2.1, %y3.wf.2.1
  %s8.wf.2.1 = fadd float %s7.wf.2.1, %y4.wf.2.1
  %r1.wf.2.1 = call float @llvm.sqrt.f32(float %s8.wf.2.1)
  %o.wf.2.1 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %next.wf.2
  store float %r1.wf.2.1, ptr addrspace(1) %o.wf.2.1, align 4
  store float %s7.wf.2.1, ptr addrspace(1) %p1.wf.2.1, align 4
  store float %s6.wf.2.1, ptr addrspace(1) %p2.wf.2.1, align 4
  store float %s5.wf.2.1, ptr addrspace(1) %p3.wf.2.1, align 4
  store float %s4.wf.2.1, ptr addrspace(1) %p4.wf.2.1, align 4
  store float %s3.wf.2.1, ptr addrspace(1) %q1.wf.2.1, align 4
  store float %s2.wf.2.1, ptr addrspace(1) %q2.wf.2.1, align 4
  store float %s1.wf.2.1, ptr addrspace(1) %q3.wf.2.1, align 4
  store float %x1.wf.2.1, ptr addrspace(1) %q4.wf.2.1, align 4
  %u1.wf.2.1 = fmul float %r1.wf.2.1, %x2.wf.2.1
  %u2.wf.2.1 = fmul float %u1.wf.2.1, %x3.wf.2.1
  %u3.wf.2.1 = fmul float %u2.wf.2.1, %x4.wf.2.1
  %u4.wf.2.1 = fmul float %u3.wf.2.1, %y1.wf.2.1
  %u5.wf.2.1 = fmul float %u4.wf.2.1, %y2.wf.2.1
  %u6.wf.2.1 = fmul float %u5.wf.2.1, %y3.wf.2.1
  %u7.wf.2.1 = fmul float %u6.wf.2.1, %y4.wf.2.1
  %u8.wf.2.1 = fmul float %u7.wf.2.1, %y1.wf.2.1
  %u9.wf.2.1 = fmul float %u8.wf.2.1, %y2.wf.2.1
  %u10.wf.2.1 = fmul float %u9.wf.2.1, %x3.wf.2.1
  %u11.wf.2.1 = fmul float %u10.wf.2.1, %y4.wf.2.1
  %u12.wf.2.1 = fmul float %u11.wf.2.1, %x1.wf.2.1
  %u13.wf.2.1 = fmul float %u12.wf.2.1, %y2.wf.2.1
  %u14.wf.2.1 = fmul float %u13.wf.2.1, %x3.wf.2.1
  %u15.wf.2.1 = fmul float %u14.wf.2.1, %y4.wf.2.1
  %o2.wf.2.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %o.wf.2.1, i64 4096
  store float %u15.wf.2.1, ptr addrspace(1) %o2.wf.2.1, align 4
  br label %loop.unr-lcssa.wf.2

loop.unr-lcssa.wf.2:                              ; preds = %entry.wf.2
  %next.wf.2.1 = add nuw nsw i64 %i.unr, 2
  br label %loop.more1

loop.more1:                                       ; preds = %loop.unr-lcssa.wf.2, %loop.more
  %i.unr2 = phi i64 [ %i.unr, %loop.more ], [ %next.wf.2.1, %loop.unr-lcssa.wf.2 ]
  %s.unr3 = phi float [ %s.unr, %loop.more ], [ %s8.wf.2.1, %loop.unr-lcssa.wf.2 ]
  %4 = and i64 %1, 1
  %lcmp.mod4.not = icmp eq i64 %4, 0
  br i1 %lcmp.mod4.not, label %exit.loopexit, label %entry.wf.1

entry.wf.1:                                       ; preds = %loop.more1
  %p1.wf.1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.unr2
  %p2.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.1, i64 1024
  %p3.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.1, i64 2048
  %p4.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1.wf.1, i64 3072
  %q1.wf.1 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i.unr2
  %q2.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.1, i64 1024
  %q3.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.1, i64 2048
  %q4.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %q1.wf.1, i64 3072
  %x1.wf.1 = load float, ptr addrspace(1) %p1.wf.1, align 4
  %x2.wf.1 = load float, ptr addrspace(1) %p2.wf.1, align 4
  %x3.wf.1 = load float, ptr addrspace(1) %p3.wf.1, align 4
  %x4.wf.1 = load float, ptr addrspace(1) %p4.wf.1, align 4
  %y1.wf.1 = load float, ptr addrspace(1) %q1.wf.1, align 4
  %y2.wf.1 = load float, ptr addrspace(1) %q2.wf.1, align 4
  %y3.wf.1 = load float, ptr addrspace(1) %q3.wf.1, align 4
  %y4.wf.1 = load float, ptr addrspace(1) %q4.wf.1, align 4
  %s1.wf.1 = fadd float %s.unr3, %x1.wf.1
  %s2.wf.1 = fadd float %s1.wf.1, %x2.wf.1
  %s3.wf.1 = fadd float %s2.wf.1, %x3.wf.1
  %s4.wf.1 = fadd float %s3.wf.1, %x4.wf.1
  %s5.wf.1 = fadd float %s4.wf.1, %y1.wf.1
  %s6.wf.1 = fadd float %s5.wf.1, %y2.wf.1
  %s7.wf.1 = fadd float %s6.wf.1, %y3.wf.1
  %s8.wf.1 = fadd float %s7.wf.1, %y4.wf.1
  %r1.wf.1 = call float @llvm.sqrt.f32(float %s8.wf.1)
  %o.wf.1 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %i.unr2
  store float %r1.wf.1, ptr addrspace(1) %o.wf.1, align 4
  store float %s7.wf.1, ptr addrspace(1) %p1.wf.1, align 4
  store float %s6.wf.1, ptr addrspace(1) %p2.wf.1, align 4
  store float %s5.wf.1, ptr addrspace(1) %p3.wf.1, align 4
  store float %s4.wf.1, ptr addrspace(1) %p4.wf.1, align 4
  store float %s3.wf.1, ptr addrspace(1) %q1.wf.1, align 4
  store float %s2.wf.1, ptr addrspace(1) %q2.wf.1, align 4
  store float %s1.wf.1, ptr addrspace(1) %q3.wf.1, align 4
  store float %x1.wf.1, ptr addrspace(1) %q4.wf.1, align 4
  %u1.wf.1 = fmul float %r1.wf.1, %x2.wf.1
  %u2.wf.1 = fmul float %u1.wf.1, %x3.wf.1
  %u3.wf.1 = fmul float %u2.wf.1, %x4.wf.1
  %u4.wf.1 = fmul float %u3.wf.1, %y1.wf.1
  %u5.wf.1 = fmul float %u4.wf.1, %y2.wf.1
  %u6.wf.1 = fmul float %u5.wf.1, %y3.wf.1
  %u7.wf.1 = fmul float %u6.wf.1, %y4.wf.1
  %u8.wf.1 = fmul float %u7.wf.1, %y1.wf.1
  %u9.wf.1 = fmul float %u8.wf.1, %y2.wf.1
  %u10.wf.1 = fmul float %u9.wf.1, %x3.wf.1
  %u11.wf.1 = fmul float %u10.wf.1, %y4.wf.1
  %u12.wf.1 = fmul float %u11.wf.1, %x1.wf.1
  %u13.wf.1 = fmul float %u12.wf.1, %y2.wf.1
  %u14.wf.1 = fmul float %u13.wf.1, %x3.wf.1
  %u15.wf.1 = fmul float %u14.wf.1, %y4.wf.1
  %o2.wf.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %o.wf.1, i64 4096
  store float %u15.wf.1, ptr addrspace(1) %o2.wf.1, align 4
  br label %loop.unr-lcssa.wf.1

loop.unr-lcssa.wf.1:                              ; preds = %entry.wf.1
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %loop.unr-lcssa.wf.1, %loop.more1
  br label %exit

exit:                                             ; preds = %exit.loopexit
  ret void
}

define ptx_kernel void @small_array(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %k) {
entry:
  %array = alloca [4 x float], align 4
  %x = load float, ptr addrspace(1) %a, align 4
  %y = fmul float %x, 3.000000e+00
  store float %y, ptr %array, align 4
  %p.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 4
  %x.1 = load float, ptr addrspace(1) %p.1, align 4
  %e.1 = getelementptr inbounds nuw i8, ptr %array, i64 4
  %y.1 = fmul float %x.1, 3.000000e+00
  store float %y.1, ptr %e.1, align 4
  %p.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 8
  %x.2 = load float, ptr addrspace(1) %p.2, align 4
  %e.2 = getelementptr inbounds nuw i8, ptr %array, i64 8
  %y.2 = fmul float %x.2, 3.000000e+00
  store float %y.2, ptr %e.2, align 4
  %p.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %a, i64 12
  %x.3 = load float, ptr addrspace(1) %p.3, align 4
  %e.3 = getelementptr inbounds nuw i8, ptr %array, i64 12
  %y.3 = fmul float %x.3, 3.000000e+00
  store float %y.3, ptr %e.3, align 4
  br label %exit

exit:                                             ; preds = %entry
  %f = load float, ptr %array, align 4
  store float %f, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @large_array(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %k) {
entry:
  %array = alloca [64 x float], align 4
  br label %fill

fill:                                             ; preds = %fill, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %p = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %e = getelementptr inbounds nuw float, ptr %array, i64 %i
  %y = fmul float %x, 3.000000e+00
  store float %y, ptr %e, align 4
  %next = add nuw nsw i64 %i, 1
  %c.not = icmp eq i64 %next, 4
  br i1 %c.not, label %exit, label %fill

exit:                                             ; preds = %fill
  %at = zext i32 %k to i64
  %e2 = getelementptr inbounds nuw float, ptr %array, i64 %at
  %f = load float, ptr %e2, align 4
  store float %f, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %some = icmp slt i32 %thread, %n
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  %0 = xor i32 %thread, -1
  %1 = add i32 %n, %0
  %2 = lshr i32 %1, 5
  %3 = add nuw nsw i32 %2, 1
  %xtraiter = and i32 %3, 3
  %4 = icmp ugt i32 %1, 95
  %5 = and i32 %1, 96
  %lcmp.mod.not = icmp eq i32 %5, 96
  br i1 %lcmp.mod.not, label %loop.more, label %loop.preheader.prol

loop.more:                                        ; preds = %loop.unr-lcssa.prol, %loop.preheader
  %i.unr = phi i32 [ %thread, %loop.preheader ], [ %next.prol, %loop.unr-lcssa.prol ]
  %s.unr = phi float [ 0.000000e+00, %loop.preheader ], [ %t.prol, %loop.unr-lcssa.prol ]
  br i1 %4, label %loop.new, label %exit.loopexit.loopexit

loop.new:                                         ; preds = %loop.more
  br label %loop

loop:                                             ; preds = %loop, %loop.new
  %i = phi i32 [ %i.unr, %loop.new ], [ %next.3, %loop ]
  %s = phi float [ %s.unr, %loop.new ], [ %t.3, %loop ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul contract float %x, %x
  %t = fadd contract float %s, %y
  %6 = sext i32 %i to i64
  %7 = getelementptr float, ptr addrspace(1) %a, i64 %6
  %p.1 = getelementptr i8, ptr addrspace(1) %7, i64 128
  %x.1 = load float, ptr addrspace(1) %p.1, align 4
  %y.1 = fmul contract float %x.1, %x.1
  %t.1 = fadd contract float %t, %y.1
  %8 = sext i32 %i to i64
  %9 = getelementptr float, ptr addrspace(1) %a, i64 %8
  %p.2 = getelementptr i8, ptr addrspace(1) %9, i64 256
  %x.2 = load float, ptr addrspace(1) %p.2, align 4
  %y.2 = fmul contract float %x.2, %x.2
  %t.2 = fadd contract float %t.1, %y.2
  %10 = sext i32 %i to i64
  %11 = getelementptr float, ptr addrspace(1) %a, i64 %10
  %p.3 = getelementptr i8, ptr addrspace(1) %11, i64 384
  %x.3 = load float, ptr addrspace(1) %p.3, align 4
  %y.3 = fmul contract float %x.3, %x.3
  %t.3 = fadd contract float %t.2, %y.3
  %next.3 = add nuw nsw i32 %i, 128
  %c.3 = icmp slt i32 %next.3, %n
  br i1 %c.3, label %loop, label %loop.unr-lcssa, !llvm.loop !2

loop.unr-lcssa:                                   ; preds = %loop
  br label %exit.loopexit.loopexit

loop.preheader.prol:                              ; preds = %loop.preheader
  br label %loop.prol

loop.prol:                                        ; preds = %loop.prol, %loop.preheader.prol
  %prol.iter = phi i32 [ 0, %loop.preheader.prol ], [ %prol.iter.next, %loop.prol ]
  %i.prol = phi i32 [ %thread, %loop.preheader.prol ], [ %next.prol, %loop.prol ]
  %s.prol = phi float [ 0.000000e+00, %loop.preheader.prol ], [ %t.prol, %loop.prol ]
  %at.prol = zext nneg i32 %i.prol to i64
  %p.prol = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %at.prol
  %x.prol = load float, ptr addrspace(1) %p.prol, align 4
  %y.prol = fmul contract float %x.prol, %x.prol
  %t.prol = fadd contract float %s.prol, %y.prol
  %next.prol = add nuw nsw i32 %i.prol, 32
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %loop.unr-lcssa.prol, label %loop.prol, !llvm.loop !3

loop.unr-lcssa.prol:                              ; preds = %loop.prol
  br label %loop.more

exit.loopexit.loopexit:                           ; preds = %loop.unr-lcssa, %loop.more
  %s.unr2 = phi float [ %s.unr, %loop.more ], [ %t.3, %loop.unr-lcssa ]
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %exit.loopexit.loopexit
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  %sum = phi float [ 0.000000e+00, %entry ], [ %s.unr2, %exit.loopexit ]
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @copy(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = zext nneg i32 %i to i64
  %p = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %at
  store float %x, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}

define ptx_kernel void @too_long_as_four(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  %xtraiter = and i32 %n, 1
  %unroll_iter = and i32 %n, 2147483646
  %.not = icmp eq i32 %n, 1
  br i1 %.not, label %loop.more, label %loop.new

loop.new:                                         ; preds = %loop.preheader
  br label %loop

loop:                                             ; preds = %loop, %loop.new
  %i = phi i32 [ 0, %loop.new ], [ %next.1, %loop ]
  %f0 = phi float [ 1.000000e+00, %loop.new ], [ %f11.1, %loop ]
  %at = zext nneg i32 %i to i64
  %p = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
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
  %0 = zext nneg i32 %i to i64
  %1 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %0
  %p.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %x.1 = load float, ptr addrspace(1) %p.1, align 4
  %f1.1 = fmul float %f11, %x.1
  %f2.1 = fmul float %f1.1, %x.1
  %f3.1 = fmul float %f2.1, %x.1
  %f4.1 = fmul float %f3.1, %x.1
  %f5.1 = fmul float %f4.1, %x.1
  %f6.1 = fmul float %f5.1, %x.1
  %f7.1 = fmul float %f6.1, %x.1
  %f8.1 = fmul float %f7.1, %x.1
  %f9.1 = fmul float %f8.1, %x.1
  %f10.1 = fmul float %f9.1, %x.1
  %f11.1 = fmul float %f10.1, %x.1
  %next.1 = add nuw nsw i32 %i, 2
  %niter.cmp.1.not = icmp eq i32 %next.1, %unroll_iter
  br i1 %niter.cmp.1.not, label %loop.unr-lcssa, label %loop, !llvm.loop !5

loop.unr-lcssa:                                   ; preds = %loop
  %2 = zext nneg i32 %next.1 to i64
  br label %loop.more

loop.more:                                        ; preds = %loop.unr-lcssa, %loop.preheader
  %i.unr = phi i64 [ 0, %loop.preheader ], [ %2, %loop.unr-lcssa ]
  %f0.unr = phi float [ 1.000000e+00, %loop.preheader ], [ %f11.1, %loop.unr-lcssa ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %exit.loopexit.loopexit, label %loop.preheader.wf.1

loop.preheader.wf.1:                              ; preds = %loop.more
  br label %loop.unr-lcssa.wf.1

loop.unr-lcssa.wf.1:                              ; preds = %loop.preheader.wf.1
  %p.wf.1 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %i.unr
  %x.wf.1 = load float, ptr addrspace(1) %p.wf.1, align 4
  %f1.wf.1 = fmul float %f0.unr, %x.wf.1
  %f2.wf.1 = fmul float %f1.wf.1, %x.wf.1
  %f3.wf.1 = fmul float %f2.wf.1, %x.wf.1
  %f4.wf.1 = fmul float %f3.wf.1, %x.wf.1
  %f5.wf.1 = fmul float %f4.wf.1, %x.wf.1
  %f6.wf.1 = fmul float %f5.wf.1, %x.wf.1
  %f7.wf.1 = fmul float %f6.wf.1, %x.wf.1
  %f8.wf.1 = fmul float %f7.wf.1, %x.wf.1
  %f9.wf.1 = fmul float %f8.wf.1, %x.wf.1
  %f10.wf.1 = fmul float %f9.wf.1, %x.wf.1
  %f11.wf.1 = fmul float %f10.wf.1, %x.wf.1
  br label %exit.loopexit.loopexit

exit.loopexit.loopexit:                           ; preds = %loop.unr-lcssa.wf.1, %loop.more
  %f0.unr2 = phi float [ %f0.unr, %loop.more ], [ %f11.wf.1, %loop.unr-lcssa.wf.1 ]
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %exit.loopexit.loopexit
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  %f = phi float [ 1.000000e+00, %entry ], [ %f0.unr2, %exit.loopexit ]
  store float %f, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.runtime.disable"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !1}
