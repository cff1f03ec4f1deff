; Counters that only exit tests need: from zero, from elsewhere, by three, of 64 bits, of a loop around another; all count down.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @from_zero(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %y = mul i32 %x, 3
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The limit may be below where the counter begins: it wraps around on the way.
define void @from_elsewhere(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %begin = mul i32 %s, 715827883
  %limit = add i32 %begin, %n
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %begin, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %y = mul i32 %x, 3
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add i32 %i, 1
  %more = icmp ne i32 %limit, %next
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @by_three(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %limit = mul i32 %n, 3
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %y = mul i32 %x, 3
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  %next = add i32 %i, 3
  %more = icmp ne i32 %next, %limit
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Down already, to what isn't zero; the test's answer is stored, too.
define void @down_wide(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %w = sext i32 %n to i64
  %limit = sub i64 7, %w
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 7, %entry ], [ %next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %x = phi i32 [ %s, %entry ], [ %y, %loop ]
  %next = add i64 %i, -1
  %done = icmp eq i64 %next, %limit
  %bit = zext i1 %done to i32
  %m = mul i32 %x, 3
  %y = add i32 %m, %bit
  store i32 %y, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @around(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %j = phi i32 [ 0, %entry ], [ %j.next, %latch ]
  %from = phi i32 [ %s, %entry ], [ %y, %latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %x = phi i32 [ %from, %outer ], [ %y, %inner ]
  %y = mul i32 %x, 3
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %latch, label %inner
latch:
  %second = getelementptr i8, ptr %a, i64 4
  store i32 %y, ptr %second, align 1
  %j.next = add nuw nsw i32 %j, 1
  %all = icmp eq i32 %j.next, %n
  br i1 %all, label %exit, label %outer
exit:
  ret void
}
