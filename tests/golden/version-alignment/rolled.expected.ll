remark: <unknown>:0:0: in function filled: 8 stores of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function filled_rolled: cloned a stretch of 15 instructions, in which 8 memory instructions become 2 with %p a multiple of 16
remark: <unknown>:0:0: in function each_once: cloned a stretch of 15 instructions, in which 8 memory instructions become 2 with %p a multiple of 16
remark: <unknown>:0:0: in function one_twice: 4 stores of consecutive bytes stay as they are: needs align 16, proved 4; two versions cost more than that brings
remark: <unknown>:0:0: in function four: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
remark: <unknown>:0:0: in function one_twice_rolled: cloned a stretch of 7 instructions, in which 4 memory instructions become 1 with %p a multiple of 16
; ModuleID = 'rolled.ll'
source_filename = "rolled.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @filled(ptr addrspace(1) noundef %p, float %v0, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v0, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v0, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v0, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %at, i64 16
  store float %v0, ptr addrspace(1) %p4, align 4
  %p5 = getelementptr i8, ptr addrspace(1) %at, i64 20
  store float %v0, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr i8, ptr addrspace(1) %at, i64 24
  store float %v0, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr i8, ptr addrspace(1) %at, i64 28
  store float %v0, ptr addrspace(1) %p7, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 32
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @filled_rolled(ptr addrspace(1) noundef %p, float %v0, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v0, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v0, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v0, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %at, i64 16
  store float %v0, ptr addrspace(1) %p4, align 16
  %p5 = getelementptr i8, ptr addrspace(1) %at, i64 20
  store float %v0, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr i8, ptr addrspace(1) %at, i64 24
  store float %v0, ptr addrspace(1) %p6, align 8
  %p7 = getelementptr i8, ptr addrspace(1) %at, i64 28
  store float %v0, ptr addrspace(1) %p7, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v0, ptr addrspace(1) %p1.unaligned, align 4
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v0, ptr addrspace(1) %p2.unaligned, align 4
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v0, ptr addrspace(1) %p3.unaligned, align 4
  %p4.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 16
  store float %v0, ptr addrspace(1) %p4.unaligned, align 4
  %p5.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 20
  store float %v0, ptr addrspace(1) %p5.unaligned, align 4
  %p6.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 24
  store float %v0, ptr addrspace(1) %p6.unaligned, align 4
  %p7.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 28
  store float %v0, ptr addrspace(1) %p7.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %next = getelementptr i8, ptr addrspace(1) %at, i64 32
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop.split.split
  ret void
}

define ptx_kernel void @each_once(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, float %v3, float %v4, float %v5, float %v6, float %v7, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v3, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %at, i64 16
  store float %v4, ptr addrspace(1) %p4, align 16
  %p5 = getelementptr i8, ptr addrspace(1) %at, i64 20
  store float %v5, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr i8, ptr addrspace(1) %at, i64 24
  store float %v6, ptr addrspace(1) %p6, align 8
  %p7 = getelementptr i8, ptr addrspace(1) %at, i64 28
  store float %v7, ptr addrspace(1) %p7, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1.unaligned, align 4
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2.unaligned, align 4
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v3, ptr addrspace(1) %p3.unaligned, align 4
  %p4.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 16
  store float %v4, ptr addrspace(1) %p4.unaligned, align 4
  %p5.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 20
  store float %v5, ptr addrspace(1) %p5.unaligned, align 4
  %p6.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 24
  store float %v6, ptr addrspace(1) %p6.unaligned, align 4
  %p7.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 28
  store float %v7, ptr addrspace(1) %p7.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %next = getelementptr i8, ptr addrspace(1) %at, i64 32
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  ret void
}

define ptx_kernel void @one_twice(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v0, ptr addrspace(1) %p3, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define ptx_kernel void @four(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, float %v3, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v3, ptr addrspace(1) %p3, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1.unaligned, align 4
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2.unaligned, align 4
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v3, ptr addrspace(1) %p3.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:                                             ; preds = %loop.split.split
  ret void
}

define ptx_kernel void @one_twice_rolled(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, i32 %n) {
entry:
  %0 = ptrtoint ptr addrspace(1) %p to i32
  %misalignment = and i32 %0, 15
  %is.aligned = icmp eq i32 %misalignment, 0
  br label %loop

loop:                                             ; preds = %loop.split.split, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop.split.split ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop.split.split ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  br i1 %is.aligned, label %loop.split, label %loop.split.unaligned

loop.split:                                       ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 16
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2, align 8
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v0, ptr addrspace(1) %p3, align 4
  br label %loop.split.split

loop.split.unaligned:                             ; preds = %loop
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1.unaligned, align 4
  %p2.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2.unaligned, align 4
  %p3.unaligned = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v0, ptr addrspace(1) %p3.unaligned, align 4
  br label %loop.split.split

loop.split.split:                                 ; preds = %loop.split.unaligned, %loop.split
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:                                             ; preds = %loop.split.split
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
