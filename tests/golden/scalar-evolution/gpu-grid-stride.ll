; RUN: nvopt -passes='print<scalar-evolution>' -print-gpu-idioms -disable-output %s 2>&1
; Grid-stride loops as clang -O0 leaves them behind sroa: registers are read where they are used. In 32 bits ntid * nctaid may wrap around, so
; that the count is one under conditions; in 64 bits, and in y, where a grid has 65535 blocks at most, it doesn't.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @in_32_bits(i32 %n) {
entry:
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %base = mul i32 %ctaid, %ntid
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add i32 %base, %tid
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %ntid.2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul i32 %ntid.2, %nctaid
  %next = add i32 %i, %step
  br label %loop

exit:
  ret void
}

define ptx_kernel void @in_64_bits(i32 %n) {
entry:
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %c = zext i32 %ctaid to i64
  %b = zext i32 %ntid to i64
  %t = zext i32 %tid to i64
  %g = zext i32 %nctaid to i64
  %end = zext i32 %n to i64
  %base = mul i64 %c, %b
  %start = add i64 %base, %t
  %step = mul i64 %b, %g
  br label %loop

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %end
  br i1 %more, label %body, label %exit

body:
  %next = add i64 %i, %step
  br label %loop

exit:
  ret void
}

; Four elements a thread at a time, in y.
define ptx_kernel void @vectors(i16 %n) {
entry:
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %base = mul i32 %ctaid, %ntid
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %thread = add i32 %base, %tid
  %start = shl i32 %thread, 2
  %end = zext i16 %n to i32
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %end
  br i1 %more, label %body, label %exit

body:
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %threads = mul i32 %ntid, %nctaid
  %step = shl i32 %threads, 2
  %next = add i32 %i, %step
  br label %loop

exit:
  ret void
}

; The author knows that there will be 128 threads in a block.
define ptx_kernel void @known_block(i32 %n) #0 {
entry:
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = shl i32 %ctaid, 7
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add i32 %base, %tid
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %exit

body:
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = shl i32 %nctaid, 7
  %next = add i32 %i, %step
  br label %loop

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()

attributes #0 = { "nvvm.reqntid"="128" }
