; RUN: nvopt -passes=indvars -disable-lftr %s
; RUN: nvopt -passes=indvars -disable-lftr -replexitval=never %s
; RUN: nvopt -passes=indvars -disable-lftr -replexitval=noharduse %s
; RUN: nvopt -passes=indvars -disable-lftr -replexitval=unusedindvarinloop %s
; RUN: nvopt -passes=indvars -disable-lftr -replexitval=always %s
; What phis behind loops take from them.

declare void @see(i32) nounwind willreturn
declare i1 @again() nounwind willreturn

; Nothing else is done: the loop's count is all that matters, and after it nobody notices how often it goes round.
define i32 @count(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}

; A sum of all numbers: it takes more than the budget, but then the loop has nothing to do.
define i32 @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}

; The same where the loop stays: it stores.
define i32 @sum_and_store(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  store volatile i32 7, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}

; The loop passes the value on, so that it is computed there in any case; a constant is a gain all the same.
define i32 @hard_use(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %odd = or disjoint i32 %i, 1
  call void @see(i32 %odd)
  %next = add i32 %i, 2
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  %twice = mul i32 %n, %odd
  ret i32 %twice
}

define i32 @hard_use_of_unknown(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %i
}

; A counter that nothing else needs, in a loop that does something.
define i32 @unused_counter(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 5, %entry ], [ %k.next, %loop ]
  call void @see(i32 %i)
  %k.next = add i32 %k, 1
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %k.next
}

; Left by two ways: from the first after 10 iterations, from the second nobody knows after how many.
define i32 @two_exits(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %i, 10
  br i1 %done, label %first, label %latch
latch:
  %next = add i32 %i, 1
  %more = call i1 @again()
  br i1 %more, label %loop, label %second
first:
  ret i32 %i
second:
  ret i32 %next
}

; How often the loop runs isn't known; or the divisor may be zero.
define i32 @unknown() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = call i1 @again()
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %next
}

define i32 @division(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %n, %m
  %sum = add i32 %i, %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 8
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %sum
}

; A condition that doesn't change decides at once: what comes out is what goes in.
define i32 @first_iteration(i32 %a, i1 %c) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %latch ]
  br i1 %c, label %out, label %latch
latch:
  %y = mul i32 %x, %x
  %more = call i1 @again()
  br i1 %more, label %loop, label %behind
out:
  ret i32 %x
behind:
  ret i32 %y
}

; It may be asked in a later iteration for the first time.
define i32 @later_iteration(i32 %a, i1 %c) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %latch ]
  %now = call i1 @again()
  br i1 %now, label %ask, label %latch
ask:
  br i1 %c, label %out, label %latch
latch:
  %y = mul i32 %x, %x
  %more = call i1 @again()
  br i1 %more, label %loop, label %behind
out:
  ret i32 %x
behind:
  ret i32 %y
}

; Out of two loops at once, and of an inner one into the outer.
define i32 @nest(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ %i, %outer ], [ %j.next, %inner ]
  %j.next = add nuw nsw i32 %j, 3
  %c = icmp ult i32 %j.next, 1000
  br i1 %c, label %inner, label %latch
latch:
  call void @see(i32 %j.next)
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ult i32 %i.next, 5
  br i1 %d, label %outer, label %exit
exit:
  %last = phi i32 [ %j.next, %latch ]
  ret i32 %last
}
