; Two counters that are equal in each iteration, each of which an address needs, and pairs that differ in one respect.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @equal(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %e = sext i32 %k to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  store i32 %x, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %k.next = add nsw i32 %k, 1
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The first counter's next value stands behind the other's, which something asks before.
define void @late(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ %s, %entry ], [ %next, %latch ]
  %k = phi i32 [ %s, %entry ], [ %k.next, %latch ]
  %o = phi i32 [ 0, %entry ], [ %o.next, %latch ]
  %k.next = add i32 %k, 1
  %w = sext i32 %o to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %w
  %x = load i32, ptr %p, align 1
  %odd = trunc i32 %x to i1
  br i1 %odd, label %then, label %latch
then:
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %y = add i32 %x, %k.next
  store i32 %y, ptr %to, align 1
  br label %latch
latch:
  %from = getelementptr inbounds i32, ptr %a, i64 %w
  %z = load i32, ptr %from, align 1
  %v = add i32 %z, %i
  store i32 %v, ptr %from, align 1
  %next = add i32 %i, 1
  %o.next = add nsw i32 %o, 1
  %more = icmp slt i32 %o.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @begins_elsewhere(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 1, %entry ], [ %k.next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 %k, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %k.next = add nsw i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @steps_by_other(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 %k, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %k.next = add nsw i32 %k, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What is taken away goes another way.
define void @goes_down(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 %k, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %k.next = sub nsw i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What comes around is the sum of another counter and the step.
define void @of_another(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 %k, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %j.next = add nsw i32 %j, 3
  %k.next = add nsw i32 %j, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  store i32 %last, ptr %b, align 1
  ret void
}
