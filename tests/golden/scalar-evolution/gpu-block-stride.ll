; RUN: nvopt -passes='print<scalar-evolution>' -print-gpu-idioms -pass-remarks-analysis=. -disable-output %s 2>&1
; Block-stride loops: through a tile of shared memory the index can't overflow, up to any %n it may.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tile() {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 4096
  br i1 %more, label %body, label %exit

body:
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %next = add i32 %i, %ntid
  br label %loop

exit:
  ret void
}

define ptx_kernel void @any(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %next = add i32 %i, %ntid
  br label %loop

exit:
  ret void
}

; A block of just 256 threads.
define ptx_kernel void @required(i32 %n) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %next = add nsw i32 %i, 256
  br label %loop

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

attributes #0 = { "nvvm.reqntid"="256" }
