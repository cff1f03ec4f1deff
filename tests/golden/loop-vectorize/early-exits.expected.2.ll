; ModuleID = 'early-exits.ll'
source_filename = "early-exits.ll"

define i64 @search(ptr noalias readonly align 16 dereferenceable(1024) %a) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  %r = phi i64 [ %i, %loop ], [ -1, %latch ]
  ret i64 %r
}

define i64 @search_of_sums(ptr noalias readonly align 16 dereferenceable(1024) %a, i8 %by) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %sum = add nsw i8 %x, %by
  %found = icmp slt i8 %sum, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  %r = phi i64 [ %i, %loop ], [ -1, %latch ]
  ret i64 %r
}

define i64 @search_of_some(ptr noalias readonly align 16 dereferenceable(1024) %a, ptr noalias readonly align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %is.small = icmp ult i8 %x, 9
  br i1 %is.small, label %then, label %test

then:                                             ; preds = %loop
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  %y = load i8, ptr %q, align 1
  br label %test

test:                                             ; preds = %then, %loop
  %z = phi i8 [ %x, %loop ], [ %y, %then ]
  %found = icmp eq i8 %z, 100
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %test
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %test
  %r = phi i64 [ %i, %test ], [ -1, %latch ]
  ret i64 %r
}

define void @stores(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 %x, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @stores_elsewhere(ptr noalias align 16 dereferenceable(1024) %a, ptr noalias align 16 dereferenceable(1024) %b) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i8, ptr %a, i64 %i
  %x = load i8, ptr %p, align 1
  %found = icmp eq i8 %x, 7
  br i1 %found, label %exit, label %latch

latch:                                            ; preds = %loop
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 1, ptr %q, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop
  ret void
}
