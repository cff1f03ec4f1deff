; ModuleID = 'declined.ll'
source_filename = "declined.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @wraps(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @from_zero_on(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, -1
  br i1 %some, label %loop, label %exit

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @rest(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 2
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @by_three(ptr %p, i32 %n) {
entry:
  %some = icmp ugt i32 %n, 3
  br i1 %some, label %count, label %exit

count:                                            ; preds = %entry
  %whole = and i32 %n, -4
  br label %loop

loop:                                             ; preds = %loop, %count
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 3
  %done = icmp eq i32 %next, %whole
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @leaves(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %latch ]
  %x = load i32, ptr %p, align 4
  %odd = icmp eq i32 %x, %i
  br i1 %odd, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}

declare void @may_end()

define void @calls(i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  call void @may_end()
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @seen(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @asks_another(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %asked = add i32 %i, 1
  %done = icmp eq i32 %asked, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @down_unsigned(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nuw i32 %i, -1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @while_equal(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %same = icmp eq i32 %next, %n
  br i1 %same, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @known(ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, 77
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @disabled(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !0

exit:                                             ; preds = %loop
  ret void
}

define void @outer(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %loop
  %x = load volatile i32, ptr %p, align 4
  %more = icmp eq i32 %x, 0
  br i1 %more, label %inner, label %latch

latch:                                            ; preds = %inner
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %entry
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
