remark: <unknown>:0:0: in function multiple: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function half_multiple: cloned a stretch of 7 instructions, in which 4 memory instructions become 2 with %p a multiple of 8
remark: <unknown>:0:0: in function no_multiple: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function rows: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %columns a multiple of 4
remark: <unknown>:0:0: in function even_rows: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %columns a multiple of 2
remark: <unknown>:0:0: in function sum: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %columns a multiple of 4
remark: <unknown>:0:0: in function block: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %ctaid a multiple of 4
remark: <unknown>:0:0: in function chosen: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16, %q a multiple of 16
remark: <unknown>:0:0: in function loaded: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %at a multiple of 16
remark: <unknown>:0:0: in function by_value: 4 loads of consecutive bytes stay as they are: needs align 16, proved 4; no test ahead of it could tell
remark: <unknown>:0:0: in function masked: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function narrow: cloned a stretch of 4 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
; ModuleID = 'conditions.ll'
source_filename = "conditions.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define ptx_kernel void @multiple(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, 12
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @half_multiple(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, 6
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 7
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 8
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @no_multiple(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, 3
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @rows(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = mul i64 %t, %columns
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = trunc i64 %columns to i32
  %3 = shl i32 %2, 2
  %4 = or i32 %1, %3
  %misalignment = and i32 %4, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %5, label %6

5:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %7

6:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %7

7:                                                ; preds = %6, %5
  %a3.merged = phi float [ %a3, %5 ], [ %a3.unaligned, %6 ]
  %a2.merged = phi float [ %a2, %5 ], [ %a2.unaligned, %6 ]
  %a1.merged = phi float [ %a1, %5 ], [ %a1.unaligned, %6 ]
  %a0.merged = phi float [ %a0, %5 ], [ %a0.unaligned, %6 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @even_rows(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %double = shl i64 %columns, 1
  %index = mul i64 %double, %t
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = trunc i64 %columns to i32
  %3 = shl i32 %2, 3
  %4 = or i32 %1, %3
  %misalignment = and i32 %4, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %5, label %6

5:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %7

6:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %7

7:                                                ; preds = %6, %5
  %a3.merged = phi float [ %a3, %5 ], [ %a3.unaligned, %6 ]
  %a2.merged = phi float [ %a2, %5 ], [ %a2.unaligned, %6 ]
  %a1.merged = phi float [ %a1, %5 ], [ %a1.unaligned, %6 ]
  %a0.merged = phi float [ %a0, %5 ], [ %a0.unaligned, %6 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @sum(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %row = mul i64 %t, %columns
  %part = shl i64 %t, 2
  %index = add i64 %row, %part
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = trunc i64 %columns to i32
  %3 = shl i32 %2, 2
  %4 = or i32 %1, %3
  %misalignment = and i32 %4, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %5, label %6

5:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %7

6:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %7

7:                                                ; preds = %6, %5
  %a3.merged = phi float [ %a3, %5 ], [ %a3.unaligned, %6 ]
  %a2.merged = phi float [ %a2, %5 ], [ %a2.unaligned, %6 ]
  %a1.merged = phi float [ %a1, %5 ], [ %a1.unaligned, %6 ]
  %a0.merged = phi float [ %a0, %5 ], [ %a0.unaligned, %6 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @block(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %index = zext i32 %ctaid to i64
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = shl i32 %ctaid, 2
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %6

5:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %6

6:                                                ; preds = %5, %4
  %a3.merged = phi float [ %a3, %4 ], [ %a3.unaligned, %5 ]
  %a2.merged = phi float [ %a2, %4 ], [ %a2.unaligned, %5 ]
  %a1.merged = phi float [ %a1, %4 ], [ %a1.unaligned, %5 ]
  %a0.merged = phi float [ %a0, %4 ], [ %a0.unaligned, %5 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @chosen(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, ptr addrspace(1) noundef %q, i1 %c) {
  %at = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %2 = ptrtoint ptr addrspace(1) %q to i32
  %3 = or i32 %1, %2
  %misalignment = and i32 %3, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %4, label %5

4:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %6

5:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %6

6:                                                ; preds = %5, %4
  %a3.merged = phi float [ %a3, %4 ], [ %a3.unaligned, %5 ]
  %a2.merged = phi float [ %a2, %4 ], [ %a2.unaligned, %5 ]
  %a1.merged = phi float [ %a1, %4 ], [ %a1.unaligned, %5 ]
  %a0.merged = phi float [ %a0, %4 ], [ %a0.unaligned, %5 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @loaded(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %where = getelementptr ptr addrspace(1), ptr addrspace(1) %p, i64 %t
  %at = load ptr addrspace(1), ptr addrspace(1) %where, align 8
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = freeze ptr addrspace(1) %at
  %2 = ptrtoint ptr addrspace(1) %1 to i32
  %misalignment = and i32 %2, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %3, label %4

3:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %5

4:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %5

5:                                                ; preds = %4, %3
  %a3.merged = phi float [ %a3, %3 ], [ %a3.unaligned, %4 ]
  %a2.merged = phi float [ %a2, %3 ], [ %a2.unaligned, %4 ]
  %a1.merged = phi float [ %a1, %3 ], [ %a1.unaligned, %4 ]
  %a0.merged = phi float [ %a0, %3 ], [ %a0.unaligned, %4 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @by_value(ptr noundef byval([4 x float]) align 4 %p, ptr addrspace(1) noalias noundef %out) {
  %ap0 = getelementptr i8, ptr %p, i64 0
  %a0 = load float, ptr %ap0, align 4
  %ap1 = getelementptr i8, ptr %p, i64 4
  %a1 = load float, ptr %ap1, align 4
  %ap2 = getelementptr i8, ptr %p, i64 8
  %a2 = load float, ptr %ap2, align 4
  %ap3 = getelementptr i8, ptr %p, i64 12
  %a3 = load float, ptr %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @masked(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out, i64 noundef %columns) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %index = and i64 %columns, -4
  %at = getelementptr float, ptr addrspace(1) %p, i64 %index
  %ap0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %3

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %ap1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %ap2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 8
  %ap3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  br label %4

3:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %ap1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %ap1.unaligned, align 4
  %ap2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %ap2.unaligned, align 4
  %ap3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %ap3.unaligned, align 4
  br label %4

4:                                                ; preds = %3, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %3 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %3 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %3 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %3 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @never(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %at = getelementptr i8, ptr addrspace(1) %p, i64 4
  %masked = call ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1) %at, i64 -16)
  %odd = getelementptr i8, ptr addrspace(1) %masked, i64 4
  %ap0 = getelementptr i8, ptr addrspace(1) %odd, i64 0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %ap1 = getelementptr i8, ptr addrspace(1) %odd, i64 4
  %a1 = load float, ptr addrspace(1) %ap1, align 8
  %ap2 = getelementptr i8, ptr addrspace(1) %odd, i64 8
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %ap3 = getelementptr i8, ptr addrspace(1) %odd, i64 12
  %a3 = load float, ptr addrspace(1) %ap3, align 8
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(1) @llvm.ptrmask.p1.i64(ptr addrspace(1), i64) #1

define ptx_kernel void @narrow(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = shl i32 %tid, 2
  %i0 = add nsw i32 %i, 0
  %x0 = sext i32 %i0 to i64
  %ap0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %1 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %1, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br i1 %is.aligned, label %2, label %6

2:                                                ; preds = %0
  %a0 = load float, ptr addrspace(1) %ap0, align 16
  %3 = getelementptr i8, ptr addrspace(1) %ap0, i64 4
  %a1 = load float, ptr addrspace(1) %3, align 4
  %4 = getelementptr i8, ptr addrspace(1) %ap0, i64 8
  %a2 = load float, ptr addrspace(1) %4, align 8
  %5 = getelementptr i8, ptr addrspace(1) %ap0, i64 12
  %a3 = load float, ptr addrspace(1) %5, align 4
  br label %10

6:                                                ; preds = %0
  %a0.unaligned = load float, ptr addrspace(1) %ap0, align 4
  %7 = getelementptr i8, ptr addrspace(1) %ap0, i64 4
  %a1.unaligned = load float, ptr addrspace(1) %7, align 4
  %8 = getelementptr i8, ptr addrspace(1) %ap0, i64 8
  %a2.unaligned = load float, ptr addrspace(1) %8, align 4
  %9 = getelementptr i8, ptr addrspace(1) %ap0, i64 12
  %a3.unaligned = load float, ptr addrspace(1) %9, align 4
  br label %10

10:                                               ; preds = %6, %2
  %a3.merged = phi float [ %a3, %2 ], [ %a3.unaligned, %6 ]
  %a2.merged = phi float [ %a2, %2 ], [ %a2.unaligned, %6 ]
  %a1.merged = phi float [ %a1, %2 ], [ %a1.unaligned, %6 ]
  %a0.merged = phi float [ %a0, %2 ], [ %a0.unaligned, %6 ]
  %sum0 = fadd float %a0.merged, %a1.merged
  %sum1 = fadd float %sum0, %a2.merged
  %sum2 = fadd float %sum1, %a3.merged
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

define ptx_kernel void @wraps(ptr addrspace(1) noundef %p, ptr addrspace(1) noalias noundef %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %tid, 3
  %i0 = add i32 %i, 0
  %x0 = sext i32 %i0 to i64
  %ap0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %a0 = load float, ptr addrspace(1) %ap0, align 4
  %i1 = add i32 %i, 1
  %x1 = sext i32 %i1 to i64
  %ap1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  %a1 = load float, ptr addrspace(1) %ap1, align 4
  %i2 = add i32 %i, 2
  %x2 = sext i32 %i2 to i64
  %ap2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  %a2 = load float, ptr addrspace(1) %ap2, align 4
  %i3 = add i32 %i, 3
  %x3 = sext i32 %i3 to i64
  %ap3 = getelementptr float, ptr addrspace(1) %p, i64 %x3
  %a3 = load float, ptr addrspace(1) %ap3, align 4
  %sum0 = fadd float %a0, %a1
  %sum1 = fadd float %sum0, %a2
  %sum2 = fadd float %sum1, %a3
  store float %sum2, ptr addrspace(1) %out, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
