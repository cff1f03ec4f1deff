; RUN: nvopt -passes=remat -pass-remarks=remat %s 2>&1
; RUN: nvopt -passes=remat -remat-iv=5 -dump-remat-iv=1 -disable-output %s 2>&1
; RUN: nvopt -passes=remat -remat-iv=3 -dump-remat-iv=1 -disable-output %s 2>&1
; RUN: nvopt -passes=remat -remat-iv=2 -dump-remat-iv=1 -disable-output %s 2>&1
; RUN: nvopt -passes=remat -remat-iv=1 -dump-remat-iv=1 -disable-output %s 2>&1
; RUN: nvopt -passes=remat -remat-iv=0 -dump-remat-iv=1 -disable-output %s 2>&1
; RUN: nvopt -passes=remat -do-remat=0 -dump-remat-iv=1 -disable-output %s 2>&1
; RUN: nvopt -passes=remat -no-remat=bounded,at_margin -dump-remat-iv=1 -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

declare void @use(i64)

; By the range of what it is compared with.
define ptx_kernel void @bounded(ptr addrspace(1) %a, i64 range(i64 1, 100000) %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; Nothing bounds it.
define ptx_kernel void @unbounded(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; Signs, a use in another block, truncations, a comparison without sign, a value behind the loop.
define i64 @down(ptr addrspace(1) %a, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 50, %entry ], [ %next, %latch ]
  %low = trunc i64 %i to i32
  %bits = trunc i64 %i to i8
  store i32 %low, ptr addrspace(1) %a
  store i8 %bits, ptr addrspace(1) %a
  br i1 %c, label %then, label %latch
then:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  br label %latch
latch:
  %next = sub i64 %i, 5
  %high = icmp ult i64 %next, 40
  store i1 %high, ptr addrspace(1) %a
  %more = icmp ne i64 %next, -50
  br i1 %more, label %loop, label %out
out:
  %last = phi i64 [ %next, %latch ]
  ret i64 %last
}

; Two counters of one loop, compared with one another.
define void @two(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %j = phi i64 [ 100, %entry ], [ %j.next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 2.0, ptr addrspace(1) %q
  %i.next = add i64 %i, 1
  %j.next = sub i64 %j, 1
  %same = icmp eq i64 %i.next, %i
  store i1 %same, ptr addrspace(1) %a
  %more = icmp ne i64 %i.next, 90
  br i1 %more, label %loop, label %out
out:
  ret void
}

; Used in the header only, and by no comparison.
define void @simple(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %i.next = add i64 %i, 3
  %k.next = add i32 %k, 1
  %more = icmp ne i32 %k.next, 10
  br i1 %more, label %loop, label %out
out:
  ret void
}

; Compared only; of the other uses there are as many as of what is saved, so that it stays, or one less.
define void @pays(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @use(i64 %i)
  %x = mul i64 %i, %i
  call void @use(i64 %x)
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 10
  br i1 %more, label %loop, label %ahead
ahead:
  br label %second
second:
  %j = phi i64 [ 0, %ahead ], [ %j.next, %second ]
  call void @use(i64 %j)
  %j.next = add i64 %j, 1
  %again = icmp ne i64 %j.next, 10
  br i1 %again, label %second, label %out
out:
  ret void
}

; 65,536 away from the highest number of 32 bits behind the last iteration; one nearer; at that number, one beyond.
define void @at_margin(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147418111
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @within_margin(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147418112
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @at_limit(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147483647
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @beyond_limit(ptr addrspace(1) %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %i
  store i8 1, ptr addrspace(1) %p
  %i.next = add i64 %i, 1
  %more = icmp ne i64 %i.next, 2147483648
  br i1 %more, label %loop, label %out
out:
  ret void
}

; No counters: a product, a step that varies, a phi that is taken from another number.
define void @others(ptr addrspace(1) %a, i1 %c) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %i = phi i64 [ 1, %entry ], [ %i.next, %loop ]
  %j = phi i64 [ 0, %entry ], [ %j.next, %loop ]
  %l = phi i64 [ 0, %entry ], [ %l.next, %loop ]
  %p = getelementptr float, ptr addrspace(1) %a, i64 %i
  store float 1.0, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 1.0, ptr addrspace(1) %q
  %r = getelementptr float, ptr addrspace(1) %a, i64 %l
  store float 1.0, ptr addrspace(1) %r
  %i.next = mul i64 %i, 2
  %wide = zext i32 %k to i64
  %j.next = add i64 %j, %wide
  %l.next = sub i64 10, %l
  %k.next = add i32 %k, 1
  %more = icmp ne i32 %k.next, 10
  br i1 %more, label %loop, label %out
out:
  ret void
}
