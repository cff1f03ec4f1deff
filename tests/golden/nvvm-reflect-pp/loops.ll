; RUN: nvopt -passes=nvvm-reflect-pp -S %s
; Loops that can't be reached go though their blocks keep each other alive; those that run stay, with what is said of them.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @work(i32)

define i32 @dead_loop(i32 %n) {
entry:
  br i1 false, label %loop, label %out
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %latch, label %out
latch:
  %w = call i32 @work(i32 %i)
  br label %loop
out:
  %r = phi i32 [ 5, %entry ], [ %next, %loop ]
  ret i32 %r
}

define i32 @dead_before() {
entry:
  ret i32 1
island:
  %w = call i32 @work(i32 1)
  br label %other
other:
  br label %island
}

define i32 @fast_body(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %ftz = icmp ne i32 0, 0
  br i1 %ftz, label %fast, label %slow
fast:
  %f = call i32 @work(i32 1)
  br label %latch
slow:
  %s = call i32 @work(i32 2)
  br label %latch
latch:
  %v = phi i32 [ %f, %fast ], [ %s, %slow ]
  %next = add i32 %i, %v
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out, !llvm.loop !0
out:
  ret i32 %next
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
