; Grid-stride loops over arrays, as clang writes them: a row is an iteration, its length the number of threads. LLVM makes nothing of them.
; RUN: nvopt -passes='print<delinearization>' -disable-output %s 2>&1
; RUN: nvopt -passes='print<delinearization>' -gpu-scev=false -disable-output %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) p[i] = 1;
define ptx_kernel void @int(ptr %p, i32 %n) {
entry:
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %block, %size
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add nuw nsw i32 %before, %thread
  %some = icmp slt i32 %start, %n
  br i1 %some, label %ahead, label %exit

ahead:
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul nuw nsw i32 %size, %blocks
  br label %loop

loop:
  %i = phi i32 [ %start, %ahead ], [ %next, %loop ]
  %wide = zext nneg i32 %i to i64
  %at = getelementptr inbounds nuw float, ptr %p, i64 %wide
  store float 1.000000e+00, ptr %at, align 4
  %next = add nuw nsw i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The same with unsigned: the index may wrap around. The loads are of x[i] and, in the loop inside, y[i + k].
define ptx_kernel void @unsigned(ptr %p, i32 %n, ptr %x, ptr %y) {
entry:
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %before = mul nuw nsw i32 %block, %size
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %start = add nuw nsw i32 %before, %thread
  %some = icmp ult i32 %start, %n
  br i1 %some, label %ahead, label %exit

ahead:
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = mul nuw nsw i32 %size, %blocks
  br label %loop

loop:
  %i = phi i32 [ %start, %ahead ], [ %next, %latch ]
  %wide = zext i32 %i to i64
  %from = getelementptr inbounds nuw double, ptr %x, i64 %wide
  %a = load double, ptr %from, align 8
  br label %window

window:
  %k = phi i64 [ 0, %loop ], [ %k.next, %window ]
  %sum = phi double [ %a, %loop ], [ %sum.next, %window ]
  %near = add nuw nsw i64 %wide, %k
  %seen = getelementptr inbounds nuw double, ptr %y, i64 %near
  %b = load double, ptr %seen, align 8
  %sum.next = fadd double %sum, %b
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, 9
  br i1 %again, label %window, label %latch

latch:
  %at = getelementptr inbounds nuw double, ptr %p, i64 %wide
  store double %sum.next, ptr %at, align 8
  %next = add i32 %i, %step
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The same with size_t, four elements a thread.
define ptx_kernel void @size_t(ptr %p, i64 %n) {
entry:
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %block.wide = zext nneg i32 %block to i64
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %size.wide = zext nneg i32 %size to i64
  %before = mul nuw nsw i64 %block.wide, %size.wide
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %thread.wide = zext nneg i32 %thread to i64
  %start = add nuw nsw i64 %before, %thread.wide
  %some = icmp ult i64 %start, %n
  br i1 %some, label %ahead, label %exit

ahead:
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %blocks.wide = zext nneg i32 %blocks to i64
  %step = mul nuw nsw i64 %size.wide, %blocks.wide
  br label %loop

loop:
  %i = phi i64 [ %start, %ahead ], [ %next, %loop ]
  %four = shl i64 %i, 2
  %at = getelementptr inbounds nuw float, ptr %p, i64 %four
  store float 1.000000e+00, ptr %at, align 4
  %second = or disjoint i64 %four, 1
  %at2 = getelementptr inbounds nuw float, ptr %p, i64 %second
  store float 2.000000e+00, ptr %at2, align 4
  %next = add i64 %i, %step
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; for (y = …; y < rows; y += …) for (x = …; x < columns; x += …) p[y * columns + x] = q[x * rows + y];
define ptx_kernel void @matrix(ptr %p, ptr %q, i64 %rows, i64 %columns) {
entry:
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %sy = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %sx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %y.before = mul nuw nsw i32 %by, %sy
  %y.start = add nuw nsw i32 %y.before, %ty
  %y.first = zext nneg i32 %y.start to i64
  %y.threads = mul nuw nsw i32 %sy, %ny
  %y.step = zext nneg i32 %y.threads to i64
  %x.before = mul nuw nsw i32 %bx, %sx
  %x.start = add nuw nsw i32 %x.before, %tx
  %x.first = zext nneg i32 %x.start to i64
  %x.threads = mul nuw nsw i32 %sx, %nx
  %x.step = zext nneg i32 %x.threads to i64
  br label %outer

outer:
  %y = phi i64 [ %y.first, %entry ], [ %y.next, %outer.latch ]
  %row = mul nuw nsw i64 %y, %columns
  br label %inner

inner:
  %x = phi i64 [ %x.first, %outer ], [ %x.next, %inner ]
  %other = mul nuw nsw i64 %x, %rows
  %there = add nuw nsw i64 %other, %y
  %from = getelementptr inbounds nuw i16, ptr %q, i64 %there
  %v = load i16, ptr %from, align 2
  %here = add nuw nsw i64 %row, %x
  %at = getelementptr inbounds nuw i16, ptr %p, i64 %here
  store i16 %v, ptr %at, align 2
  %x.next = add nuw nsw i64 %x, %x.step
  %x.more = icmp slt i64 %x.next, %columns
  br i1 %x.more, label %inner, label %outer.latch

outer.latch:
  %y.next = add nuw nsw i64 %y, %y.step
  %y.more = icmp slt i64 %y.next, %rows
  br i1 %y.more, label %outer, label %exit

exit:
  ret void
}

; All threads go through each row of the array, through the array as it is, and by their number through all from its beginning.
define ptx_kernel void @others(ptr %p, i64 %rows, i64 %columns) "nvvm.reqntid"="128" {
entry:
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %before = shl nuw nsw i32 %b, 7
  %start = add nuw nsw i32 %before, %t
  %first = zext nneg i32 %start to i64
  %threads = shl nuw nsw i32 %n, 7
  %step = zext nneg i32 %threads to i64
  br label %outer

outer:
  %y = phi i64 [ 0, %entry ], [ %y.next, %outer.latch ]
  %row = mul nuw nsw i64 %y, %columns
  br label %inner

inner:
  %x = phi i64 [ %first, %outer ], [ %x.next, %inner ]
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %here = add nuw nsw i64 %row, %x
  %at = getelementptr inbounds nuw i16, ptr %p, i64 %here
  store i16 0, ptr %at, align 2
  %flat = getelementptr inbounds nuw i16, ptr %p, i64 %x
  store i16 0, ptr %flat, align 2
  %whole = getelementptr inbounds nuw i16, ptr %p, i64 %k
  store i16 1, ptr %whole, align 2
  %x.next = add nuw nsw i64 %x, %step
  %k.next = add nuw nsw i64 %k, %step
  %x.more = icmp slt i64 %x.next, %columns
  br i1 %x.more, label %inner, label %outer.latch

outer.latch:
  %y.next = add nuw nsw i64 %y, 1
  %y.more = icmp slt i64 %y.next, %rows
  br i1 %y.more, label %outer, label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
