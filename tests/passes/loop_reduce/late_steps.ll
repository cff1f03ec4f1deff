; Counters that go up by a number which is known when the loop runs only, and that nobody asks but addresses: pointers take their place.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Of an index that begins with a sum of 32 bits.
define void @gathered(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %m = shl nsw i32 %s, 1
  %begin = sub nsw i32 %m, %s
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = phi i32 [ %begin, %entry ], [ %o1, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  store i32 %x, ptr %to, align 1
  %o1 = add nsw i32 %o, %s
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
none:
  ret void
}

define void @scattered(ptr %a, ptr noalias %b, i32 %n, i32 %s) {
entry:
  %m = shl nsw i32 %s, 1
  %begin = sub nsw i32 %m, %s
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = phi i32 [ %s, %entry ], [ %o1, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %to, align 1
  store i32 %x, ptr %p, align 1
  %o1 = add nsw i32 %o, %s
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
none:
  ret void
}

define void @commuted(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %m = shl nsw i32 %s, 1
  %begin = sub nsw i32 %m, %s
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = phi i32 [ %s, %entry ], [ %o1, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  store i32 %x, ptr %to, align 1
  %o1 = add nsw i32 %s, %o
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
none:
  ret void
}

; All addresses of the counter get pointers, or none.
define void @two_arrays(ptr noalias %a, ptr %b, ptr %c, i32 %n, i32 %s) {
entry:
  %m = shl nsw i32 %s, 1
  %begin = sub nsw i32 %m, %s
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = phi i32 [ %s, %entry ], [ %o1, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  %q = getelementptr inbounds i32, ptr %c, i64 %e
  %y = load i32, ptr %q, align 1
  %z = sub i32 %x, %y
  store i32 %z, ptr %to, align 1
  %o1 = add nsw i32 %o, %s
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
none:
  ret void
}

; Somebody else asks the counter, or its next value, in the loop or behind it.
define void @asked(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %m = shl nsw i32 %s, 1
  %begin = sub nsw i32 %m, %s
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = phi i32 [ %s, %entry ], [ %o1, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  %xo = add i32 %x, %o
  store i32 %xo, ptr %to, align 1
  %o1 = add nsw i32 %o, %s
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
none:
  ret void
}

define i32 @asked_behind(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %m = shl nsw i32 %s, 1
  %begin = sub nsw i32 %m, %s
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %none
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = phi i32 [ %s, %entry ], [ %o1, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  store i32 %x, ptr %to, align 1
  %o1 = add nsw i32 %o, %s
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = phi i32 [ %o1, %loop ]
  ret i32 %last
none:
  ret i32 0
}
