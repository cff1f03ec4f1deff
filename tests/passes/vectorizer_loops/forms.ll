; ModuleID = 'forms.c'
source_filename = "forms.ll"

define void @exit_by_switch(ptr %a, i64 %n, i32 %x) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  switch i32 %x, label %latch [
    i32 1, label %exit
    i32 2, label %exit
  ]

latch:                                            ; preds = %loop
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop, %loop
  ret void
}

define void @inner_switch(ptr %a, i64 %n, i32 %x) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  switch i32 %x, label %latch [
    i32 1, label %one
    i32 2, label %two
  ]

one:                                              ; preds = %loop
  store i32 1, ptr %p, align 4
  br label %latch

two:                                              ; preds = %loop
  store i32 2, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %two, %one, %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @invoked(ptr %a, i64 %n) personality ptr @personality {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  invoke void @may_throw()
          to label %latch unwind label %pad

latch:                                            ; preds = %loop
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

pad:                                              ; preds = %loop
  %l = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %l

exit:                                             ; preds = %latch
  ret void
}

declare void @may_throw()

declare i32 @personality(...)

define void @float_counter(ptr %a, float %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi float [ 0.000000e+00, %entry ], [ %next, %loop ]
  store float %i, ptr %a, align 4
  %next = fadd fast float %i, 1.000000e+00
  %done = fcmp oeq float %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @shifted_counter(ptr %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 1024, %entry ], [ %next, %loop ]
  store i32 %i, ptr %a, align 4
  %next = lshr i32 %i, 1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @vector_phi(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi <2 x i32> [ zeroinitializer, %entry ], [ %w, %loop ]
  %w = add <2 x i32> %v, splat (i32 1)
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @aggregate_store(ptr %a, { i32, i32 } %x, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds { i32, i32 }, ptr %a, i64 %i
  store { i32, i32 } %x, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @element_of_vector(ptr %a, <4 x i32> %x, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %e = extractelement <4 x i32> %x, i64 %i
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %e, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @vector_as_number(ptr %a, <4 x i8> %x, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %e = bitcast <4 x i8> %x to i32
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %e, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define i32 @value_behind_with_predicate(ptr %a, i32 %n, i32 %s) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %d, %loop ]
  %low = shl i32 %c, 24
  %cast = ashr exact i32 %low, 24
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %cast, ptr %p, align 4
  %d = add i32 %cast, %s
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %r = phi i32 [ %d, %loop ]
  ret i32 %r
}

define void @cast_induction(ptr %a, i32 %n, i32 %s) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %d, %loop ]
  %low = shl i32 %c, 24
  %cast = ashr exact i32 %low, 24
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %cast, ptr %p, align 4
  %d = add i32 %cast, %s
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @sunk_user(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = phi i32 [ 7, %entry ], [ %x, %loop ]
  %m = mul i32 %f, 3
  %m2 = add i32 %m, 1
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %m2, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @user_that_must_stay(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = phi i32 [ 7, %entry ], [ %x, %loop ]
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %f, ptr %q, align 4
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @address_from_recurrence(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = phi i64 [ 7, %entry ], [ %x, %loop ]
  %p = getelementptr inbounds i64, ptr %b, i64 %f
  %x = load i64, ptr %p, align 4
  %q = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @address_in_the_loop(ptr noalias %a, ptr noalias %s, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %sum = add i32 %r, %x
  %q = getelementptr inbounds i32, ptr %s, i64 4
  store i32 %sum, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @two_latches(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %two, %one, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %one ], [ %next, %two ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 3
  %next = add nuw nsw i64 %i, 1
  br i1 %c, label %one, label %two

one:                                              ; preds = %loop
  store i32 1, ptr %p, align 4
  br label %loop

two:                                              ; preds = %loop
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %two
  ret void
}

define void @masked_phi(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 3
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  %y = udiv i32 7, %x
  br label %latch

latch:                                            ; preds = %then, %loop
  %z = phi i32 [ %y, %then ], [ 0, %loop ]
  store i32 %z, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define i64 @pointer_behind(ptr %a, ptr %e) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  store i32 1, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %p, i64 1
  %done = icmp eq ptr %q, %e
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %r = phi ptr [ %q, %loop ]
  %s = ptrtoint ptr %r to i64
  ret i64 %s
}

define half @half_induction(ptr %a, half %x, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %h = phi half [ 0xH0000, %entry ], [ %g, %loop ]
  %p = getelementptr inbounds half, ptr %a, i64 %i
  store half %h, ptr %p, align 2
  %g = fadd fast half %h, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %r = phi half [ %g, %loop ]
  ret half %r
}

define void @bfloat_induction(ptr %a, bfloat %x, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %h = phi bfloat [ 0xR0000, %entry ], [ %g, %loop ]
  %p = getelementptr inbounds bfloat, ptr %a, i64 %i
  store bfloat %h, ptr %p, align 2
  %g = fadd fast bfloat %h, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}
