; RUN: nvopt -passes=indvars %s
; RUN: nvopt -passes=indvars -gpu-scev=0 %s
; What only a GPU knows: how many threads a block has at most, that a thread's number is below the block's size.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Steps of 128 never come past the largest integer from below 2147483520; steps of up to 1024 might.
define ptx_kernel void @launch_bounds(ptr addrspace(3) %a) "nvvm.reqntid"="128" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(3) %a, i64 %w
  store volatile float 1.0, ptr addrspace(3) %p
  %next = add i32 %i, %b
  %more = icmp slt i32 %next, 2147483520
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A thread's number is below the size of its block, so that the counter ends at this size: no maximum of the two is needed.
define ptx_kernel void @up_to_the_last(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i32 %i
  store volatile float 1.0, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %b
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The first test is always true, and it is the only one: how often the loop goes round is how many rows there are.
define i32 @own_column(i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %down = sub i32 %t, %i
  %up = add i32 %down, %i
  %inside = icmp ult i32 %up, %b
  br i1 %inside, label %latch, label %exit
latch:
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ %next, %latch ], [ -1, %loop ]
  ret i32 %r
}

; A division of what begins with a thread's number needs no sign: 256 threads step by 256 in an array of 4096.
define ptx_kernel void @warps(ptr addrspace(3) %a) "nvvm.maxntid"="256" {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %loop ]
  %warp = sdiv i32 %i, 32
  %in.range = icmp slt i32 %warp, 128
  %row = select i1 %in.range, i32 %warp, i32 0
  %p = getelementptr float, ptr addrspace(3) %a, i32 %row
  store volatile float 1.0, ptr addrspace(3) %p
  %next = add i32 %i, 256
  %small = icmp slt i32 %next, 4096
  br i1 %small, label %loop, label %exit
exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
