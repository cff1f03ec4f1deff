; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -enable-early-exit-vectorization -vplan-verify-each %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -enable-early-exit-vectorization -pass-remarks=. -pass-remarks-analysis=. -disable-output %s 2>&1
; A search goes on in vectors until one of the lanes finds something, or nothing is left: the scalar loop does what is no whole vector alone.

define i64 @search(ptr noalias readonly align 16 dereferenceable(1024) %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i64 [ %i, %loop ], [ -1, %latch ]
  ret i64 %r
}

; Behind what is found the addition may overflow, which is poison there and nothing to the program.
define i64 @search_of_sums(ptr noalias readonly align 16 dereferenceable(1024) %a, i8 %by) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %sum = add nsw i8 %x, %by
  %found = icmp slt i8 %sum, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i64 [ %i, %loop ], [ -1, %latch ]
  ret i64 %r
}

; Ahead of the exit only some lanes load: the others compare what they had.
define i64 @search_of_some(ptr noalias readonly align 16 dereferenceable(1024) %a, ptr noalias readonly align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %is.small = icmp ult i8 %x, 9
  br i1 %is.small, label %then, label %test

then:
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  %y = load i8, ptr %q, align 1
  br label %test

test:
  %z = phi i8 [ %x, %loop ], [ %y, %then ]
  %found = icmp eq i8 %z, 100
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i64 [ %i, %test ], [ -1, %latch ]
  ret i64 %r
}

; What lanes behind the first to leave would store must not be stored.
define void @stores(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 %x, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; The same where it is known early whether a lane leaves: still, lanes behind the first to leave must not store.
define void @stores_elsewhere(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 1, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
