; RUN: nvopt -passes=loop-exit-test -pass-remarks=loop-exit-test %s 2>&1
; Loops that go on until their counter equals a limit go on while it is below.
target triple = "nvptx64-nvidia-cuda"

; nsw: were %n below %s, the counter would overflow.
define void @signed(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The same of unsigned numbers; the limit stands first, and the loop goes on where the test is true.
define void @unsigned(ptr %p, i64 %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %s, %entry ], [ %next, %loop ]
  store i64 %i, ptr %p
  %next = add nuw i64 %i, 3
  %again = icmp ne i64 %n, %next
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @down(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add nsw i32 %i, -1
  %again = icmp ne i32 %next, 0
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; No flags, and another exit, but a branch ahead.
define void @branch(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = load i32, ptr %p
  %odd = icmp eq i32 %x, %i
  br i1 %odd, label %exit, label %latch
latch:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Not zero, so that it is above as an unsigned number alone.
define void @not_zero(ptr %p, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; As LLVM unrolls by four: at least four iterations, and a number of them that four divides.
define void @unrolled(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %count, label %exit
count:
  %whole = and i32 %n, 2147483644
  %few = icmp ult i32 %n, 4
  br i1 %few, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 4
  %done = icmp eq i32 %next, %whole
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; What the limit is made of is known.
define void @made(ptr %p, i32 %n) {
entry:
  %many = icmp ugt i32 %n, 11
  br i1 %many, label %count, label %exit
count:
  %quarter = lshr i32 %n, 2
  %more = add i32 %quarter, 1
  %whole = and i32 %more, -4
  br label %loop
loop:
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 4
  %done = icmp eq i32 %next, %whole
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; A special register is no larger than it can be, so that none of its bits is left out.
define void @special(ptr %p) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %few = icmp ult i32 %n, 8
  br i1 %few, label %exit, label %count
count:
  %whole = and i32 %n, 2040
  br label %loop
loop:
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 8
  %done = icmp eq i32 %next, %whole
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

declare range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
