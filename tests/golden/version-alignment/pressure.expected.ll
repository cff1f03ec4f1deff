remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
remark: <unknown>:0:0: in function columns: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; 37 registers a thread leave 48 warps a multiprocessor, 7 leave 64
; ModuleID = 'pressure.ll'
source_filename = "pressure.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @columns(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 %n) {
  %r0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %r1 = getelementptr float, ptr addrspace(1) %r0, i64 %n
  %r2 = getelementptr float, ptr addrspace(1) %r1, i64 %n
  %r3 = getelementptr float, ptr addrspace(1) %r2, i64 %n
  %r4 = getelementptr float, ptr addrspace(1) %r3, i64 %n
  %r5 = getelementptr float, ptr addrspace(1) %r4, i64 %n
  %r6 = getelementptr float, ptr addrspace(1) %r5, i64 %n
  %r7 = getelementptr float, ptr addrspace(1) %r6, i64 %n
  %r8 = getelementptr float, ptr addrspace(1) %r7, i64 %n
  %r9 = getelementptr float, ptr addrspace(1) %r8, i64 %n
  %p0.0 = getelementptr i8, ptr addrspace(1) %r0, i64 0
  %v0.0 = load float, ptr addrspace(1) %p0.0, align 4
  %s0.0 = fmul float %v0.0, %v0.0
  %p1.0 = getelementptr i8, ptr addrspace(1) %r1, i64 0
  %v1.0 = load float, ptr addrspace(1) %p1.0, align 4
  %s1.0 = fmul float %v1.0, %s0.0
  %p2.0 = getelementptr i8, ptr addrspace(1) %r2, i64 0
  %v2.0 = load float, ptr addrspace(1) %p2.0, align 4
  %s2.0 = fmul float %v2.0, %s1.0
  %p3.0 = getelementptr i8, ptr addrspace(1) %r3, i64 0
  %v3.0 = load float, ptr addrspace(1) %p3.0, align 4
  %s3.0 = fmul float %v3.0, %s2.0
  %p4.0 = getelementptr i8, ptr addrspace(1) %r4, i64 0
  %v4.0 = load float, ptr addrspace(1) %p4.0, align 4
  %s4.0 = fmul float %v4.0, %s3.0
  %p5.0 = getelementptr i8, ptr addrspace(1) %r5, i64 0
  %v5.0 = load float, ptr addrspace(1) %p5.0, align 4
  %s5.0 = fmul float %v5.0, %s4.0
  %p6.0 = getelementptr i8, ptr addrspace(1) %r6, i64 0
  %v6.0 = load float, ptr addrspace(1) %p6.0, align 4
  %s6.0 = fmul float %v6.0, %s5.0
  %p7.0 = getelementptr i8, ptr addrspace(1) %r7, i64 0
  %v7.0 = load float, ptr addrspace(1) %p7.0, align 4
  %s7.0 = fmul float %v7.0, %s6.0
  %p8.0 = getelementptr i8, ptr addrspace(1) %r8, i64 0
  %v8.0 = load float, ptr addrspace(1) %p8.0, align 4
  %s8.0 = fmul float %v8.0, %s7.0
  %p9.0 = getelementptr i8, ptr addrspace(1) %r9, i64 0
  %v9.0 = load float, ptr addrspace(1) %p9.0, align 4
  %s9.0 = fmul float %v9.0, %s8.0
  %p0.1 = getelementptr i8, ptr addrspace(1) %r0, i64 4
  %v0.1 = load float, ptr addrspace(1) %p0.1, align 4
  %s0.1 = fmul float %v0.1, %s9.0
  %p1.1 = getelementptr i8, ptr addrspace(1) %r1, i64 4
  %v1.1 = load float, ptr addrspace(1) %p1.1, align 4
  %s1.1 = fmul float %v1.1, %s0.1
  %p2.1 = getelementptr i8, ptr addrspace(1) %r2, i64 4
  %v2.1 = load float, ptr addrspace(1) %p2.1, align 4
  %s2.1 = fmul float %v2.1, %s1.1
  %p3.1 = getelementptr i8, ptr addrspace(1) %r3, i64 4
  %v3.1 = load float, ptr addrspace(1) %p3.1, align 4
  %s3.1 = fmul float %v3.1, %s2.1
  %p4.1 = getelementptr i8, ptr addrspace(1) %r4, i64 4
  %v4.1 = load float, ptr addrspace(1) %p4.1, align 4
  %s4.1 = fmul float %v4.1, %s3.1
  %p5.1 = getelementptr i8, ptr addrspace(1) %r5, i64 4
  %v5.1 = load float, ptr addrspace(1) %p5.1, align 4
  %s5.1 = fmul float %v5.1, %s4.1
  %p6.1 = getelementptr i8, ptr addrspace(1) %r6, i64 4
  %v6.1 = load float, ptr addrspace(1) %p6.1, align 4
  %s6.1 = fmul float %v6.1, %s5.1
  %p7.1 = getelementptr i8, ptr addrspace(1) %r7, i64 4
  %v7.1 = load float, ptr addrspace(1) %p7.1, align 4
  %s7.1 = fmul float %v7.1, %s6.1
  %p8.1 = getelementptr i8, ptr addrspace(1) %r8, i64 4
  %v8.1 = load float, ptr addrspace(1) %p8.1, align 4
  %s8.1 = fmul float %v8.1, %s7.1
  %p9.1 = getelementptr i8, ptr addrspace(1) %r9, i64 4
  %v9.1 = load float, ptr addrspace(1) %p9.1, align 4
  %s9.1 = fmul float %v9.1, %s8.1
  %p0.2 = getelementptr i8, ptr addrspace(1) %r0, i64 8
  %v0.2 = load float, ptr addrspace(1) %p0.2, align 4
  %s0.2 = fmul float %v0.2, %s9.1
  %p1.2 = getelementptr i8, ptr addrspace(1) %r1, i64 8
  %v1.2 = load float, ptr addrspace(1) %p1.2, align 4
  %s1.2 = fmul float %v1.2, %s0.2
  %p2.2 = getelementptr i8, ptr addrspace(1) %r2, i64 8
  %v2.2 = load float, ptr addrspace(1) %p2.2, align 4
  %s2.2 = fmul float %v2.2, %s1.2
  %p3.2 = getelementptr i8, ptr addrspace(1) %r3, i64 8
  %v3.2 = load float, ptr addrspace(1) %p3.2, align 4
  %s3.2 = fmul float %v3.2, %s2.2
  %p4.2 = getelementptr i8, ptr addrspace(1) %r4, i64 8
  %v4.2 = load float, ptr addrspace(1) %p4.2, align 4
  %s4.2 = fmul float %v4.2, %s3.2
  %p5.2 = getelementptr i8, ptr addrspace(1) %r5, i64 8
  %v5.2 = load float, ptr addrspace(1) %p5.2, align 4
  %s5.2 = fmul float %v5.2, %s4.2
  %p6.2 = getelementptr i8, ptr addrspace(1) %r6, i64 8
  %v6.2 = load float, ptr addrspace(1) %p6.2, align 4
  %s6.2 = fmul float %v6.2, %s5.2
  %p7.2 = getelementptr i8, ptr addrspace(1) %r7, i64 8
  %v7.2 = load float, ptr addrspace(1) %p7.2, align 4
  %s7.2 = fmul float %v7.2, %s6.2
  %p8.2 = getelementptr i8, ptr addrspace(1) %r8, i64 8
  %v8.2 = load float, ptr addrspace(1) %p8.2, align 4
  %s8.2 = fmul float %v8.2, %s7.2
  %p9.2 = getelementptr i8, ptr addrspace(1) %r9, i64 8
  %v9.2 = load float, ptr addrspace(1) %p9.2, align 4
  %s9.2 = fmul float %v9.2, %s8.2
  %p0.3 = getelementptr i8, ptr addrspace(1) %r0, i64 12
  %v0.3 = load float, ptr addrspace(1) %p0.3, align 4
  %s0.3 = fmul float %v0.3, %s9.2
  %p1.3 = getelementptr i8, ptr addrspace(1) %r1, i64 12
  %v1.3 = load float, ptr addrspace(1) %p1.3, align 4
  %s1.3 = fmul float %v1.3, %s0.3
  %p2.3 = getelementptr i8, ptr addrspace(1) %r2, i64 12
  %v2.3 = load float, ptr addrspace(1) %p2.3, align 4
  %s2.3 = fmul float %v2.3, %s1.3
  %p3.3 = getelementptr i8, ptr addrspace(1) %r3, i64 12
  %v3.3 = load float, ptr addrspace(1) %p3.3, align 4
  %s3.3 = fmul float %v3.3, %s2.3
  %p4.3 = getelementptr i8, ptr addrspace(1) %r4, i64 12
  %v4.3 = load float, ptr addrspace(1) %p4.3, align 4
  %s4.3 = fmul float %v4.3, %s3.3
  %p5.3 = getelementptr i8, ptr addrspace(1) %r5, i64 12
  %v5.3 = load float, ptr addrspace(1) %p5.3, align 4
  %s5.3 = fmul float %v5.3, %s4.3
  %p6.3 = getelementptr i8, ptr addrspace(1) %r6, i64 12
  %v6.3 = load float, ptr addrspace(1) %p6.3, align 4
  %s6.3 = fmul float %v6.3, %s5.3
  %p7.3 = getelementptr i8, ptr addrspace(1) %r7, i64 12
  %v7.3 = load float, ptr addrspace(1) %p7.3, align 4
  %s7.3 = fmul float %v7.3, %s6.3
  %p8.3 = getelementptr i8, ptr addrspace(1) %r8, i64 12
  %v8.3 = load float, ptr addrspace(1) %p8.3, align 4
  %s8.3 = fmul float %v8.3, %s7.3
  %p9.3 = getelementptr i8, ptr addrspace(1) %r9, i64 12
  %v9.3 = load float, ptr addrspace(1) %p9.3, align 4
  %s9.3 = fmul float %v9.3, %s8.3
  store float %s9.3, ptr addrspace(1) %out, align 4
  ret void
}
