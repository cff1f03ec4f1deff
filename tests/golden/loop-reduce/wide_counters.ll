; RUN: nvopt -passes=loop-reduce %s
; A thread of a grid takes every `%all`th element, counted in 64 bits: an address by that counter takes two instructions, one that is stepped by
; an extended number of 32 bits one.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @grid(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %first, i32 %all, i64 %n) {
entry:
  %start = zext i32 %first to i64
  %step = zext i32 %all to i64
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fmul float %x, %x
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  store float %y, ptr addrspace(1) %q
  %next = add nuw i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The extension may be the first operand.
define ptx_kernel void @other_operand(ptr addrspace(1) %a, i64 %start, i32 %all, i64 %n) {
entry:
  %step = sext i32 %all to i64
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %next = add i64 %step, %i
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A number of 64 bits takes two instructions for a step, too, and a pair of registers.
define ptx_kernel void @wide_step(ptr addrspace(1) %a, i64 %start, i64 %all, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %next = add i64 %i, %all
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; So does a constant, with what ptxas moves.
define ptx_kernel void @constant_step(ptr addrspace(1) %a, i64 %start, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load volatile i32, ptr addrspace(1) %p
  call void @use(i32 %x)
  %next = add i64 %i, 7
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What goes up otherwise goes up by no number; what is extended in the loop may be another one each time.
define ptx_kernel void @doubled(ptr addrspace(1) %a, i64 %start, i32 %all, i64 %n) {
entry:
  %step = zext i32 %all to i64
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %next = mul i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define ptx_kernel void @loaded_step(ptr addrspace(1) %a, i64 %start, ptr addrspace(1) %all, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %by = load volatile i32, ptr addrspace(1) %all
  %step = zext i32 %by to i64
  %next = add i64 %i, %step
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare void @use(i32)
