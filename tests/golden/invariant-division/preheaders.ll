; RUN: nvopt -passes=invariant-division %s
target triple = "nvptx64-nvidia-cuda"

; Two ways lead into the loop, and simplifycfg has taken the block where they meet: it is made anew.
define void @two_ways(ptr %p, i32 %n, i32 %d, i1 %c) {
entry:
  br i1 %c, label %loop, label %other
other:
  store volatile i32 0, ptr %p
  br i1 %c, label %exit, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 5, %other ], [ %next, %loop ]
  %q = udiv i32 %i, %d
  store volatile i32 %q, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Who goes past the loop computes no reciprocal: it stands behind the branch.
define void @behind_branch(ptr %p, i32 %n, i32 %d) {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %i, %d
  store volatile i32 %q, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Of two loops only that around the other one lacks a place: the reciprocal stands ahead of the inner one.
define void @inner_alone(ptr %p, i32 %n, i32 %d, ptr %to) {
entry:
  indirectbr ptr %to, [label %outer, label %exit]
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %some = icmp ne i32 %i, 0
  br i1 %some, label %inner, label %latch
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %q = udiv i32 %j, %d
  store volatile i32 %q, ptr %p
  %j.next = add nuw i32 %j, 1
  %inner.more = icmp ult i32 %j.next, %n
  br i1 %inner.more, label %inner, label %latch
latch:
  %i.next = add nuw i32 %i, 1
  %outer.more = icmp ult i32 %i.next, %n
  br i1 %outer.more, label %outer, label %exit
exit:
  ret void
}
