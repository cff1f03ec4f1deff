; Counters that exit tests and one sum need: from zero, from elsewhere, down by three, two sums of one number, of 64 bits, around a loop; all
; count by the sum.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @from_zero(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %base = mul i32 %s, 3
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %sum = add i32 %i, %base
  %m = mul i32 %x, %sum
  %y = add i32 %m, 1
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The sum wraps around on the way, and so does the limit of it.
define void @from_elsewhere(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %begin = mul i32 %s, 715827883
  %base = mul i32 %begin, 5
  %limit = add i32 %begin, %n
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %begin, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %sum = add i32 %base, %i
  %y = xor i32 %x, %sum
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add i32 %i, 1
  %more = icmp ne i32 %limit, %next
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @down(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %way = mul i32 %n, 3
  %limit = sub i32 7, %way
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 7, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %sum = add i32 %s, %i
  %y = xor i32 %x, %sum
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add i32 %i, -3
  %more = icmp ne i32 %next, %limit
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @two_wide(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %limit = sext i32 %n to i64
  %base = sext i32 %s to i64
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %sum = add nsw i64 %base, %i
  %same = add i64 %i, %base
  %m = mul i64 %sum, %same
  %y = trunc i64 %m to i32
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %limit
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; What is asked behind the loop is the sum of its last iteration.
define void @around(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %latch ]
  %from = phi i32 [ %s, %entry ], [ %y, %latch ]
  %sum = add i32 %s, %j
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %x = phi i32 [ %from, %outer ], [ %y, %inner ]
  %at = add i32 %sum, %i
  %m = mul i32 %x, 3
  %y = add i32 %m, %at
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %latch, label %inner
latch:
  %last = xor i32 %y, %at
  %second = getelementptr i8, ptr %a, i64 4
  store i32 %last, ptr %second, align 1
  %j.next = add nuw nsw i32 %j, 1
  %all = icmp eq i32 %j.next, %n
  br i1 %all, label %exit, label %outer
exit:
  ret void
}
