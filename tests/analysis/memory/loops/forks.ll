; ModuleID = 'loops/forks.ll'
source_filename = "loops/forks.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @base(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %p = getelementptr i32, ptr %s, i64 %i
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @offset(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 %i, i64 %more
  %p = getelementptr i32, ptr %a, i64 %k
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @offset_narrow(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %i32 = trunc nuw nsw i64 %i to i32
  %m32 = trunc nuw nsw i64 %more to i32
  %k = select i1 %is, i32 %i32, i32 %m32
  %p = getelementptr i32, ptr %a, i32 %k
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @both(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %k = select i1 %not, i64 %i, i64 %more
  %p = getelementptr i32, ptr %s, i64 %k
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @whole(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %p1 = getelementptr i32, ptr %a, i64 %i
  %p2 = getelementptr i32, ptr %b, i64 %more
  %p = select i1 %is, ptr %p1, ptr %p2
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @three(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %t = select i1 %not, ptr %s, ptr %d
  %p = getelementptr i32, ptr %t, i64 %i
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @one_of_a_fork(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %p1 = getelementptr i32, ptr %s, i64 %i
  %p2 = getelementptr i32, ptr %d, i64 %i
  %p = select i1 %not, ptr %p1, ptr %p2
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @outside(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %p = getelementptr i32, ptr %outer, i64 %i
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @indices(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %p = getelementptr [4 x i32], ptr %s, i64 %i, i64 1
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @bytes(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %o = shl i64 %i, 2
  %p = getelementptr i8, ptr %s, i64 %o
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @sum_left(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 %i, i64 %more
  %l = add i64 %k, 3
  %p = getelementptr i32, ptr %a, i64 %l
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @sum_right(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 %i, i64 %more
  %l = add i64 3, %k
  %p = getelementptr i32, ptr %a, i64 %l
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @sum_both(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 %i, i64 %more
  %h = select i1 %not, i64 1, i64 2
  %l = add i64 %k, %h
  %p = getelementptr i32, ptr %a, i64 %l
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @difference_left(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 1, i64 9
  %l = sub i64 %k, %i
  %p = getelementptr i32, ptr %a, i64 %l
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @difference_right(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 1, i64 9
  %l = sub i64 %i, %k
  %p = getelementptr i32, ptr %a, i64 %l
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @product(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k = select i1 %is, i64 2, i64 3
  %l = mul i64 %k, %i
  %p = getelementptr i32, ptr %a, i64 %l
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @unknown(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %v = sext i32 %dv to i64
  %k = select i1 %is, i64 %i, i64 %v
  %p = getelementptr i32, ptr %a, i64 %k
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @phi(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  br i1 %is, label %then, label %else

then:                                             ; preds = %loop
  br label %join

else:                                             ; preds = %loop
  br label %join

join:                                             ; preds = %else, %then
  %s = phi ptr [ %a, %then ], [ %b, %else ]
  %p = getelementptr i32, ptr %s, i64 %i
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %join
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @phi_of_three(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  switch i32 %dv, label %else [
    i32 0, label %then
    i32 1, label %other
  ]

then:                                             ; preds = %loop
  br label %join

else:                                             ; preds = %loop
  br label %join

other:                                            ; preds = %loop
  br label %join

join:                                             ; preds = %other, %else, %then
  %s = phi ptr [ %a, %then ], [ %b, %else ], [ %a, %other ]
  %p = getelementptr i32, ptr %s, i64 %i
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %join
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @round(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi ptr [ %a, %entry ], [ %p, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %p = getelementptr i32, ptr %s, i64 2
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @two_at_once(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %s = select i1 %is, ptr %a, ptr %b
  %p = getelementptr i32, ptr %s, i64 %i
  %p2 = getelementptr i32, ptr %s, i64 %more
  store i32 1, ptr %p2, align 4
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @chain_3(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k0 = select i1 %is, i64 %i, i64 %more
  %k1 = add i64 %k0, 1
  %k2 = add i64 %k1, 1
  %k3 = add i64 %k2, 1
  %p = getelementptr i32, ptr %a, i64 %k3
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @chain_4(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k0 = select i1 %is, i64 %i, i64 %more
  %k1 = add i64 %k0, 1
  %k2 = add i64 %k1, 1
  %k3 = add i64 %k2, 1
  %k4 = add i64 %k3, 1
  %p = getelementptr i32, ptr %a, i64 %k4
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @chain_5(ptr %a, ptr %b, ptr %c, ptr noalias %d, i64 %n, i1 %w) {
entry:
  %outer = select i1 %w, ptr %a, ptr %b
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %dp = getelementptr i32, ptr %d, i64 %i
  %dv = load i32, ptr %dp, align 4
  %is = icmp eq i32 %dv, 0
  %not = icmp sgt i32 %dv, 7
  %more = add nuw nsw i64 %i, 8
  %k0 = select i1 %is, i64 %i, i64 %more
  %k1 = add i64 %k0, 1
  %k2 = add i64 %k1, 1
  %k3 = add i64 %k2, 1
  %k4 = add i64 %k3, 1
  %k5 = add i64 %k4, 1
  %p = getelementptr i32, ptr %a, i64 %k5
  %x = load i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %q = getelementptr i32, ptr %c, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}
