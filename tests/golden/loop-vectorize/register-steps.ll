; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -force-vector-width=2 %s
; Both loops go on by what a register says: one number, but the first loop's reading of it is not there ahead of the second.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @strided(ptr noalias %a, i32 %n, i1 %which) "nvvm.reqntid"="64" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br i1 %which, label %one, label %other

one:
  %by1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop1

loop1:
  %i = phi i32 [ %t, %one ], [ %next, %loop1 ]
  %at = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %a, i64 %at
  store float 1.0, ptr %p, align 4
  %next = add nsw i32 %i, %by1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop1, label %exit

other:
  %by2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop2

loop2:
  %j = phi i32 [ %t, %other ], [ %next2, %loop2 ]
  %at2 = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr %a, i64 %at2
  store float 2.0, ptr %q, align 4
  %next2 = add nsw i32 %j, %by2
  %more2 = icmp slt i32 %next2, %n
  br i1 %more2, label %loop2, label %exit

exit:
  ret void
}
