; RUN: nvopt -passes=loop-index-split,function(simplifycfg,instcombine) %s
; RUN: nvopt -passes=loop-index-split -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @near_and_far(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr addrspace(1) %p
  br label %latch
b:
  store i32 %i, ptr addrspace(1) %p
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; What is left is one iteration; LLVM deletes the loops around it.
define void @but_one(ptr addrspace(1) %o, i32 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp eq i32 %i, %k
  br i1 %c, label %hit, label %latch
hit:
  store i32 %i, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
