; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 %s
; The test asks what the counter was; that it can ask the next value, this is computed before it.

target triple = "nvptx64-nvidia-cuda"

define void @in_one_block(ptr %dst) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i16, ptr %dst, i32 %i
  store i16 7, ptr %at
  %done = icmp eq i32 %i, 10000
  %next = add nuw nsw i32 %i, 1
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @in_two_blocks(ptr %dst, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %n, %i
  %at = getelementptr inbounds i16, ptr %dst, i32 %i
  %held = load i16, ptr %at
  %skips = icmp eq i16 %held, 0
  br i1 %skips, label %latch, label %writes

writes:
  store i16 7, ptr %at
  br label %latch

latch:
  %next = add nuw nsw i32 %i, 1
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @counted_first(ptr %dst, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add nuw nsw i32 %i, 1
  %at = getelementptr inbounds i16, ptr %dst, i32 %next
  %held = load i16, ptr %at
  %skips = icmp eq i16 %held, 0
  br i1 %skips, label %latch, label %writes

writes:
  store i16 7, ptr %at
  br label %latch

latch:
  %done = icmp eq i32 %i, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
