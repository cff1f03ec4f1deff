; RUN: nvopt -passes=invariant-division %s
target triple = "nvptx64-nvidia-cuda"

; Constants, what changes in the loop, and other widths are divided by as they were.
define void @kinds(ptr %p, i32 %n, i64 %wide, i16 %narrow, <2 x i32> %pair) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %constant = udiv i32 %i, 7
  %own = udiv i32 %n, %i
  %i64 = zext i32 %i to i64
  %q64 = udiv i64 %i64, %wide
  %i16 = trunc i32 %i to i16
  %q16 = udiv i16 %i16, %narrow
  %vector = insertelement <2 x i32> splat (i32 5), i32 %i, i32 0
  %lanes = udiv <2 x i32> %vector, %pair
  store volatile i32 %constant, ptr %p
  store volatile i32 %own, ptr %p
  store volatile i64 %q64, ptr %p
  store volatile i16 %q16, ptr %p
  store volatile <2 x i32> %lanes, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define i32 @no_loop(i32 %n, i32 %d) {
  %q = sdiv i32 %n, %d
  ret i32 %q
}

; By the address of a block one can't be led to another one: there is no place ahead of the loop.
define void @no_place(ptr %p, i32 %n, i32 %d, ptr %to) {
entry:
  indirectbr ptr %to, [label %loop, label %exit]
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

define void @optnone(ptr %p, i32 %n, i32 %d) noinline optnone {
entry:
  br label %loop
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

; A loop around two others: the division in it stays, that in the second one goes.
define void @far_from_innermost(ptr %p, i32 %n, i32 %d) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %i.next, %first.latch ]
  %stays = udiv i32 %i, %d
  store volatile i32 %stays, ptr %p
  br label %second
second:
  %j = phi i32 [ 0, %first ], [ %j.next, %second.latch ]
  %goes = udiv i32 %j, %d
  store volatile i32 %goes, ptr %p
  br label %third
third:
  %k = phi i32 [ 0, %second ], [ %k.next, %third ]
  store volatile i32 %k, ptr %p
  %k.next = add nuw i32 %k, 1
  %third.more = icmp ult i32 %k.next, %n
  br i1 %third.more, label %third, label %second.latch
second.latch:
  %j.next = add nuw i32 %j, 1
  %second.more = icmp ult i32 %j.next, %n
  br i1 %second.more, label %second, label %first.latch
first.latch:
  %i.next = add nuw i32 %i, 1
  %first.more = icmp ult i32 %i.next, %n
  br i1 %first.more, label %first, label %exit
exit:
  ret void
}
