; RUN: nvopt -passes=version-alignment -pass-remarks=version-alignment -pass-remarks-missed=version-alignment %s 2>&1
;
; What is stored to several elements is moved to each but one, and where ptxas makes one of four iterations that is lost.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Six instructions of memory less, for two each, seven that move, two branches, and what four iterations share: nothing is left.
define ptx_kernel void @filled(ptr addrspace(1) noundef %p, float %v0, i32 %n) {
entry:
  br label %loop

loop:
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

done:
  ret void
}

; A loop that ptxas leaves as it is shares nothing.
define ptx_kernel void @filled_rolled(ptr addrspace(1) noundef %p, float %v0, i32 %n) {
entry:
  br label %loop

loop:
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
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; No value has to be moved.
define ptx_kernel void @each_once(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, float %v3, float %v4, float %v5, float %v6, float %v7, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v3, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %at, i64 16
  store float %v4, ptr addrspace(1) %p4, align 4
  %p5 = getelementptr i8, ptr addrspace(1) %at, i64 20
  store float %v5, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr i8, ptr addrspace(1) %at, i64 24
  store float %v6, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr i8, ptr addrspace(1) %at, i64 28
  store float %v7, ptr addrspace(1) %p7, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 32
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

; One of four is: 6 less 1, 2 and 3 is nothing.
define ptx_kernel void @one_twice(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, i32 %n) {
entry:
  br label %loop

loop:
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

done:
  ret void
}

; None of four: 6 less 2 and 3.
define ptx_kernel void @four(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, float %v3, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p0 = getelementptr i8, ptr addrspace(1) %at, i64 0
  store float %v0, ptr addrspace(1) %p0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 4
  store float %v1, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 8
  store float %v2, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 12
  store float %v3, ptr addrspace(1) %p3, align 4
  %next = getelementptr i8, ptr addrspace(1) %at, i64 16
  %j = add i32 %i, 1
  %again = icmp slt i32 %j, %n
  br i1 %again, label %loop, label %done

done:
  ret void
}

; 6 less 1 and 2.
define ptx_kernel void @one_twice_rolled(ptr addrspace(1) noundef %p, float %v0, float %v1, float %v2, i32 %n) {
entry:
  br label %loop

loop:
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
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
