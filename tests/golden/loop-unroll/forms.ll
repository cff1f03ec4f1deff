; RUN: nvopt -passes=loop-unroll -mcpu=sm_90 %s
; RUN: nvopt -passes=loop-unroll -mcpu=sm_90 -unroll-threshold=0 -unroll-peel-count=1 %s
; A loop in a loop: the inner one goes, the outer one stays and becomes four times as large. A loop with a test at its head. Two exits.
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

define void @nest(i32 %k) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %v = mul i32 %i, %j
  call void @use(i32 %v)
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ne i32 %j.next, 2
  br i1 %c, label %inner, label %last
last:
  %i.next = add i32 %i, %k
  %d = icmp ult i32 %i.next, %k
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

define i32 @head() {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %body, label %exit
body:
  call void @use(i32 %i)
  %next = add nuw nsw i32 %i, 1
  br label %head
exit:
  %r = phi i32 [ %i, %head ]
  ret i32 %r
}

define i32 @two_exits(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %rest ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %e = icmp eq i32 %x, 0
  br i1 %e, label %found, label %rest
rest:
  %next = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %next, 3
  br i1 %c, label %loop, label %none
found:
  %at = phi i32 [ %i, %loop ]
  ret i32 %at
none:
  ret i32 -1
}
