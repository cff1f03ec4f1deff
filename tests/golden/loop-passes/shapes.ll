; Loops of shapes that loop-simplify and LCSSA change: every loop(...) prepares them first. The expected texts are those of opt.
; RUN: nvopt -passes=no-op-loop %s
; RUN: nvopt -passes='loop-mssa(no-op-loop,no-op-loop)' %s
; RUN: nvopt -passes=loop-rotate %s
; RUN: nvopt -passes='loop-mssa(loop-deletion)' %s
; RUN: nvopt -passes=loop-deletion %s
; RUN: nvopt -passes=loop-unroll-and-jam %s
; RUN: nvopt -passes='loop(no-op-loop,loop-rotate,no-op-loop)' %s
; RUN: nvopt -passes='function(sroa<preserve-cfg>,loop(no-op-loop),loop(loop-rotate),loop(loop-deletion),dce)' %s
; RUN: nvopt -passes='cgscc(function(loop(no-op-loop),dce))' %s
; RUN: nvopt -passes='function(loop(loop-rotate),loop(loop-deletion))' %s
; RUN: nvopt -passes='loop(loop-rotate,loop-deletion)' %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

; Two edges into the loop, two back edges, and a result used behind it.
define i32 @latches(i32 %n, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %loop

b:
  br label %loop

loop:
  %i = phi i32 [ 0, %a ], [ 1, %b ], [ %next, %even ], [ %next, %odd ]
  %next = add i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit

body:
  %low = and i32 %next, 1
  %is.odd = icmp ne i32 %low, 0
  br i1 %is.odd, label %odd, label %even

odd:
  br label %loop

even:
  br label %loop

exit:
  ret i32 %next
}

; An exit that the function reaches without the loop, too.
define i32 @exits(ptr %p, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %exit

loop:
  %i = phi i32 [ %i.next, %latch ], [ 0, %entry ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %found = icmp eq i32 %v, 7
  br i1 %found, label %exit, label %latch

latch:
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:
  %r = phi i32 [ -1, %entry ], [ %i, %loop ], [ -2, %latch ]
  ret i32 %r
}

; Two loops that share their header, with a value of the inner one used in the outer one.
define void @nested(ptr %p, i32 %n, i32 %m) {
entry:
  br label %header

header:
  %i = phi i32 [ 0, %entry ], [ %i, %inner ], [ %i.next, %outer ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %inner ], [ 0, %outer ]
  %j.next = add i32 %j, 1
  %inside = icmp ult i32 %j.next, %m
  br i1 %inside, label %inner, label %outer

inner:
  %at = getelementptr i32, ptr %p, i32 %j
  store i32 %i, ptr %at, align 4
  br label %header

outer:
  %i.next = add i32 %i, %j.next
  %outside = icmp ult i32 %i.next, %n
  br i1 %outside, label %header, label %exit

exit:
  ret void
}

; A step that is read in the loop, and nothing that comes of it.
define void @stride(i32 %n) mustprogress {
entry:
  %local = alloca i32, align 4
  store i32 %n, ptr %local, align 4
  br label %cond

cond:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %bound = load i32, ptr %local, align 4
  %more = icmp ult i32 %i, %bound
  br i1 %more, label %body, label %exit

body:
  %step = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %i.next = add i32 %i, %step
  br label %cond

exit:
  ret void
}

; A loop without an end, and a circle that is none: it has two entries.
define void @endless(i1 %c) {
entry:
  br i1 %c, label %spin, label %circle

spin:
  br label %spin

circle:
  br i1 %c, label %one, label %two

one:
  br label %two

two:
  br label %one
}

; An exit by a switch, with a value of two loops out.
define i64 @deep(ptr %p, i64 %n) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner

inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner.latch ]
  %sum = add i64 %i, %j
  %at = getelementptr inbounds i64, ptr %p, i64 %sum
  %v = load i64, ptr %at, align 8
  switch i64 %v, label %inner.latch [
    i64 0, label %exit
    i64 1, label %outer.latch
  ]

inner.latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %outer.latch, label %inner

outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer

exit:
  %r = phi i64 [ %sum, %inner ], [ 0, %outer.latch ]
  ret i64 %r
}

define i32 @straight(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
