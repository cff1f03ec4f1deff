; Arrays behind flat addresses: of sizes known at run time, of constant sizes only where asked for, and a grid-stride loop's.
; RUN: nvopt -passes='print<delinearization>' -disable-output %s 2>&1
; RUN: nvopt -passes='print<delinearization>' -delinearize-use-fixed-size-array-heuristic -disable-output %s 2>&1
; RUN: nvopt -passes='print<delinearization>' -gpu-scev=false -disable-output %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @rows(i64 %n, i64 %m, ptr %a) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  %row = mul nsw i64 %i, %m
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = add nsw i64 %row, %j
  %p = getelementptr inbounds double, ptr %a, i64 %at
  store double 1.000000e+00, ptr %p, align 8
  %j.next = add nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %outer.latch, label %inner

outer.latch:
  %i.next = add nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer

exit:
  ret void
}

define void @fixed(ptr %a) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %p = getelementptr inbounds [8 x [16 x i32]], ptr %a, i64 0, i64 %i, i64 %j
  %x = load i32, ptr %p, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 16
  br i1 %j.done, label %outer.latch, label %inner

outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 8
  br i1 %i.done, label %exit, label %outer

exit:
  ret void
}

define ptx_kernel void @grid(ptr %out, i64 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %tid.wide = zext i32 %tid to i64
  %ntid.wide = zext i32 %ntid to i64
  %ctaid.wide = zext i32 %ctaid to i64
  %nctaid.wide = zext i32 %nctaid to i64
  %first = mul nuw nsw i64 %ctaid.wide, %ntid.wide
  %start = add nuw nsw i64 %first, %tid.wide
  %step = mul nuw nsw i64 %nctaid.wide, %ntid.wide
  %any = icmp slt i64 %start, %n
  br i1 %any, label %loop, label %exit

loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %out, i64 %i
  store float 0.000000e+00, ptr %p, align 4
  %next = add nuw nsw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
