; RUN: nvopt -passes=loop-index-split -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
; RUN: nvopt -passes=loop-index-split -loop-index-split-max-size=8 -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
; RUN: nvopt -passes=loop-index-split -loop-index-split-max-size=7 -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define void @split(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @no_size_left(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  store volatile i32 2, ptr addrspace(1) %o
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @threads_differ(ptr addrspace(1) %o, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = add i32 %tid, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @threads_meet(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @may_wrap(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %d = icmp ne i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @may_wrap_unsigned(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp ult i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nsw i32 %i, -1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @down(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp sgt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nsw i32 %i, -1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @unknown_step(ptr addrspace(1) %o, i32 %n, i32 %m, i32 %step) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nsw i32 %i, %step
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @bound_inside(ptr addrspace(1) %o, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %m = load volatile i32, ptr addrspace(1) %o
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @not_a_counter(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %x = load volatile i32, ptr addrspace(1) %o
  %c = icmp slt i32 %x, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @a_select(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  %s = select i1 %c, i32 1, i32 2
  store volatile i32 %s, ptr addrspace(1) %o
  br label %a
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

define void @optnone(ptr addrspace(1) %o, i32 %n, i32 %m) optnone noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  store volatile i32 1, ptr addrspace(1) %o
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Left in the middle, too.
define void @two_exits(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %latch, label %exit
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Three conditions, of which two are decided.
define void @twice_at_most(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %m
  br i1 %c, label %b, label %latch
b:
  %e = icmp slt i32 %i, 7
  br i1 %e, label %x, label %latch
x:
  %f = icmp sgt i32 %i, 3
  br i1 %f, label %y, label %latch
y:
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
