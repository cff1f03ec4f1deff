; RUN: nvopt -passes=loop-vectorize -mcpu=sm_90 -pass-remarks=loop-vectorize %s 2>&1
; Asked ahead of a loop is only what all threads share: neighbours that go different ways run both loops.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()

; A piece of 64 elements a thread: %a.
define ptx_kernel void @pieces(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl nsw i32 %tid, 6
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Rows of %width elements: %a, and %width of 4.
define ptx_kernel void @rows(ptr addrspace(1) %a, float %s, i32 %n, i32 %width) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul nsw i32 %tid, %width
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Rows of %width * %depth elements: their product.
define ptx_kernel void @products(ptr addrspace(1) %a, float %s, i32 %n, i32 %width, i32 %depth) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %each = mul nsw i32 %width, %depth
  %first = mul nsw i32 %tid, %each
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; From an element of the thread's own on: three threads of four would say no, so nothing is asked.
define ptx_kernel void @neighbours(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %tid
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A row that was loaded: its number is the thread's own, the width isn't.
define ptx_kernel void @loaded_rows(ptr addrspace(1) %a, float %s, i32 %n, ptr addrspace(1) %rows, i32 %width) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = getelementptr inbounds i32, ptr addrspace(1) %rows, i32 %tid
  %row = load i32, ptr addrspace(1) %r, align 4
  %first = mul nsw i32 %row, %width
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Two elements behind what was allocated: 8 bytes are asked for.
define ptx_kernel void @behind_two(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %piece = shl nsw i32 %tid, 6
  %first = add nsw i32 %piece, 2
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; One element behind: nothing is left to ask.
define ptx_kernel void @behind_one(ptr addrspace(1) %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %piece = shl nsw i32 %tid, 6
  %first = add nsw i32 %piece, 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; The same where %a is known to be aligned: three iterations stand ahead of the loop.
define ptx_kernel void @known_not_to_be(ptr addrspace(1) align 16 %a, float %s, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %piece = shl nsw i32 %tid, 6
  %first = add nsw i32 %piece, 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Rows of a thread that goes on by the grid: what it begins with and what it goes on by.
define ptx_kernel void @rows_of_a_grid(ptr addrspace(1) %a, float %s, i32 %width, i32 %height) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %step = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %rows

rows:
  %row = phi i32 [ %tid, %entry ], [ %next.row, %last ]
  %first = mul nsw i32 %row, %width
  br label %loop

loop:
  %i = phi i32 [ 0, %rows ], [ %next, %loop ]
  %at = add nsw i32 %i, %first
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  store float %y, ptr addrspace(1) %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %width
  br i1 %more, label %loop, label %last

last:
  %next.row = add nsw i32 %row, %step
  %more.rows = icmp slt i32 %next.row, %height
  br i1 %more.rows, label %rows, label %exit

exit:
  ret void
}

%Values = type { [256 x float] }

; Where parameters lie is not asked: code generation stops at that.
define ptx_kernel void @parameters(ptr addrspace(1) noalias %to, ptr byval(%Values) align 4 %values, i32 %n) {
entry:
  %param = addrspacecast ptr %values to ptr addrspace(101)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(101) %param, i32 %i
  %x = load float, ptr addrspace(101) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %x, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Nor is it compared with where others lie.
define ptx_kernel void @may_be_parameters(ptr addrspace(1) align 16 %to, ptr addrspace(101) align 16 %from, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(101) %from, i32 %i
  %x = load float, ptr addrspace(101) %p, align 4
  %q = getelementptr inbounds float, ptr addrspace(1) %to, i32 %i
  store float %x, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}
