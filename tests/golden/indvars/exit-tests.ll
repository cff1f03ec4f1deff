; RUN: nvopt -passes=indvars -indvars-widen-indvars=0 %s
; RUN: nvopt -passes=indvars -indvars-widen-indvars=0 -disable-lftr -indvars-predicate-loops=0 %s
; RUN: nvopt -passes=indvars -verify-indvars -Disable-unknown-trip-iv -disable-output %s
; Tests of counters for equality, exits that are known.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @see(i32) nounwind willreturn
declare i1 @again() nounwind willreturn

; At the end of the iteration the increased counter is asked, in either polarity.
define void @stays_if_true(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @leaves_if_true(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 7, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %done = icmp ugt i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; At its beginning it is the counter itself; with a guard ahead the bound is the limit.
define void @at_the_beginning(i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %latch, label %exit
latch:
  call void @see(i32 %i)
  %next = add nsw i32 %i, 1
  br label %loop
exit:
  ret void
}

; Nothing to be gained: it is such a test already, it doesn't change, the step is 2, the bound changes.
define void @already(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %done = icmp eq i32 %n, %next
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @step_of_2(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add nuw i32 %i, 2
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Not asked so far: that a counter begins with a number must be known, and its step may not be poison when it is asked.
define void @another_counter(i32 noundef %n, i32 %unknown, i32 noundef %known) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ %known, %entry ], [ %j.next, %loop ]
  call void @see(i32 %j)
  %next = add nuw i32 %i, 2
  %more = icmp ult i32 %next, %n
  %j.next = add nuw nsw i32 %j, 1
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @begins_unknown(i32 noundef %n, i32 %unknown) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ %unknown, %entry ], [ %j.next, %loop ]
  call void @see(i32 %j)
  %next = add nuw i32 %i, 2
  %more = icmp ult i32 %next, %n
  %j.next = add nuw nsw i32 %j, 1
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; In the last iteration the step may be poison while it is not asked; asked it may not.
define void @before_to_behind(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add nsw i32 %i, 1
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Of two counters the one from zero that is needed; a wider one than the count is asked for its low part, or with the limit extended.
define void @wide(i32 noundef %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = phi i64 [ 0, %entry ], [ %w.next, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i64 %w
  store volatile float 1.0, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %w.next = add nuw nsw i64 %w, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @wide_from_elsewhere(i32 noundef %n, i64 noundef %from, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = phi i64 [ %from, %entry ], [ %w.next, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i64 %w
  store volatile float 1.0, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 2
  %w.next = add i64 %w, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; No machine has counters of 8 bits here.
define void @narrow(i8 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %x = zext i8 %i to i32
  call void @see(i32 %x)
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A counter of 16 bits comes to each of its numbers several times in so many iterations.
define void @too_narrow(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i16 [ 0, %entry ], [ %j.next, %loop ]
  %x = zext i16 %j to i32
  call void @see(i32 %x)
  %next = add nuw i32 %i, 2
  %j.next = add i16 %j, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Of several exits each that is asked in every iteration.
define void @several(i32 noundef %n, i32 noundef %m, i1 noundef %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %first = icmp ult i32 %i, %n
  br i1 %first, label %on, label %exit
on:
  call void @see(i32 %i)
  br i1 %c, label %sometimes, label %latch
sometimes:
  %second = icmp ult i32 %i, 50
  br i1 %second, label %latch, label %exit
latch:
  %next = add i32 %i, 1
  %third = icmp ult i32 %next, %m
  br i1 %third, label %loop, label %exit
exit:
  ret void
}

; Taken at once; never, since another is taken before; one iteration only.
define void @known_exits() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @see(i32 %i)
  %too.late = icmp eq i32 %i, 30
  br i1 %too.late, label %exit, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 20
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @in_time() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @see(i32 %i)
  %in.time = icmp eq i32 %i, 19
  br i1 %in.time, label %exit, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 20
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @once(i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %next, %loop ]
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  call void @see(i32 %x)
  %y = mul i32 %x, 3
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 6
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nobody notices how often it goes round, but by which of the exits it is left; not so where a phi tells, or a call.
define i32 @silent(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %first = icmp eq i32 %i, %n
  br i1 %first, label %one, label %latch
latch:
  %next = add i32 %i, 1
  %second = icmp eq i32 %i, %m
  br i1 %second, label %two, label %loop
one:
  ret i32 1
two:
  ret i32 2
}

define i32 @not_silent(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @see(i32 %i)
  %first = icmp eq i32 %i, %n
  br i1 %first, label %one, label %latch
latch:
  %next = add i32 %i, 1
  %second = icmp eq i32 %i, %m
  br i1 %second, label %two, label %loop
one:
  ret i32 1
two:
  ret i32 2
}

define i32 @a_phi_tells(i32 noundef %n, i32 noundef %m, i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = phi i32 [ %a, %entry ], [ %y, %latch ]
  %y = mul i32 %x, %x
  %first = icmp eq i32 %i, %n
  br i1 %first, label %one, label %latch
latch:
  %next = add i32 %i, 1
  %second = icmp eq i32 %i, %m
  br i1 %second, label %two, label %loop
one:
  ret i32 %x
two:
  ret i32 2
}
