; RUN: nvopt -passes='print<scalar-evolution>' -print-gpu-idioms -disable-output %s 2>&1
; Warp-stride loops, by the constant 32 and by warpSize; without nsw the index may overflow.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @constant(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %next = add nsw i32 %i, 32
  br label %loop

exit:
  ret void
}

define ptx_kernel void @lanes(i32 %n) {
entry:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  br label %loop

loop:
  %i = phi i32 [ %lane, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %size = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %next = add i32 %i, %size
  br label %loop

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
