; ModuleID = 'asked_before_counted.ll'
source_filename = "asked_before_counted.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @in_one_block(ptr %dst) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr [ %dst, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i16 7, ptr %lsr.iv, align 2
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 10001
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 2
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @in_two_blocks(ptr %dst, i32 %n) #0 {
entry:
  %0 = add i32 %n, 1
  br label %loop

loop:                                             ; preds = %latch, %entry
  %lsr.left = phi i32 [ %0, %entry ], [ %lsr.left.next, %latch ]
  %lsr.iv = phi ptr [ %dst, %entry ], [ %lsr.iv.next, %latch ]
  %lsr.left.next = add i32 %lsr.left, -1
  %done = icmp eq i32 %lsr.left.next, 0
  %held = load i16, ptr %lsr.iv, align 2
  %skips = icmp eq i16 %held, 0
  br i1 %skips, label %latch, label %writes

writes:                                           ; preds = %loop
  store i16 7, ptr %lsr.iv, align 2
  br label %latch

latch:                                            ; preds = %writes, %loop
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 2
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @counted_first(ptr %dst, i32 %n) #0 {
entry:
  %0 = getelementptr i8, ptr %dst, i64 2
  %1 = add i32 %n, 1
  br label %loop

loop:                                             ; preds = %latch, %entry
  %lsr.left = phi i32 [ %1, %entry ], [ %lsr.left.next, %latch ]
  %lsr.iv = phi ptr [ %0, %entry ], [ %lsr.iv.next, %latch ]
  %lsr.left.next = add i32 %lsr.left, -1
  %held = load i16, ptr %lsr.iv, align 2
  %skips = icmp eq i16 %held, 0
  br i1 %skips, label %latch, label %writes

writes:                                           ; preds = %loop
  store i16 7, ptr %lsr.iv, align 2
  br label %latch

latch:                                            ; preds = %writes, %loop
  %done = icmp eq i32 %lsr.left.next, 0
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 2
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
