target datalayout = "e-p:64:64-i64:64"

@primes = internal constant [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19]
@word = internal constant [6 x i8] c"hello\00"
@chain = internal constant [3 x ptr] [ptr getelementptr (i8, ptr @chain, i64 8), ptr getelementptr (i8, ptr @chain, i64 16), ptr null]
@space = internal global [64 x i8] zeroinitializer

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0

define i32 @last_value_of_an_affine_recurrence(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %square = mul i32 %i, %i
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %left = mul i32 %i, 3
  %both = add i32 %square, %left
  ret i32 %both
}

define i32 @outer_uses_what_the_inner_loop_left(i32 %n) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %o = phi i32 [ 0, %entry ], [ %o.next, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %i = phi i32 [ %o, %outer ], [ %i.next, %inner ]
  %sum = phi i32 [ 0, %outer ], [ %sum.next, %inner ]
  %sum.next = add i32 %sum, %i
  %i.next = add nsw i32 %i, 1
  %again = icmp slt i32 %i.next, 20
  br i1 %again, label %inner, label %latch

latch:                                            ; preds = %inner
  %twice = shl i32 %sum.next, 1
  %o.next = add nuw nsw i32 %o, 1
  %more = icmp ult i32 %o.next, 10
  br i1 %more, label %outer, label %exit

exit:                                             ; preds = %latch
  ret i32 %twice
}

define i32 @hash_of_constants() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %h = phi i32 [ -2128831035, %entry ], [ %h.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = xor i32 %h, %i
  %h.next = mul i32 %x, 16777619
  %bits = call i32 @llvm.ctpop.i32(i32 %h.next)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 40
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %low = and i32 %h.next, 255
  %r = add i32 %low, %bits
  ret i32 %r
}

define i32 @collatz() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i32 [ 7, %entry ], [ %next, %loop ]
  %steps = phi i32 [ 0, %entry ], [ %steps.next, %loop ]
  %odd = trunc i32 %x to i1
  %half = lshr i32 %x, 1
  %triple = mul i32 %x, 3
  %up = add i32 %triple, 1
  %next = select i1 %odd, i32 %up, i32 %half
  %steps.next = add i32 %steps, 1
  %done = icmp eq i32 %next, 1
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret i32 %steps.next
}

define i32 @collatz_that_takes_too_long() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i32 [ 27, %entry ], [ %next, %loop ]
  %steps = phi i32 [ 0, %entry ], [ %steps.next, %loop ]
  %odd = trunc i32 %x to i1
  %half = lshr i32 %x, 1
  %triple = mul i32 %x, 3
  %up = add i32 %triple, 1
  %next = select i1 %odd, i32 %up, i32 %half
  %steps.next = add i32 %steps, 1
  %done = icmp eq i32 %next, 1
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret i32 %steps.next
}

define i64 @length_of_a_constant_string() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr [ @word, %entry ], [ %next, %loop ]
  %c = load i8, ptr %p, align 1
  %next = getelementptr inbounds i8, ptr %p, i64 1
  %wide = zext i8 %c to i64
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %end = ptrtoint ptr %p to i64
  %start = ptrtoint ptr @word to i64
  %length = sub i64 %end, %start
  ret i64 %length
}

define ptr @chain_of_pointers() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr [ @chain, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  %next = load ptr, ptr %p, align 8
  %n.next = add i32 %n, 1
  %more = icmp ne ptr %next, null
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %after = getelementptr i8, ptr %p, i64 4
  ret ptr %after
}

define i32 @floats_that_are_the_same_everywhere() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %f = phi float [ 0.000000e+00, %entry ], [ %f.next, %loop ]
  %i = phi i32 [ 3, %entry ], [ %i.next, %loop ]
  %f.next = fadd float %f, 2.500000e-01
  %i.next = mul i32 %i, 5
  %whole = fptosi float %f.next to i32
  %more = fcmp olt float %f.next, 1.000000e+01
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %r = add i32 %whole, %i
  ret i32 %r
}

define i32 @floats_that_may_differ() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %f = phi float [ 0.000000e+00, %entry ], [ %f.next, %loop ]
  %i = phi i32 [ 3, %entry ], [ %i.next, %loop ]
  %f.next = fadd fast float %f, 2.500000e-01
  %i.next = mul i32 %i, 5
  %more = fcmp olt float %f.next, 1.000000e+01
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %i
}

define i32 @table() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %best = phi i32 [ 0, %entry ], [ %best.next, %loop ]
  %p = getelementptr inbounds [8 x i32], ptr @primes, i64 0, i64 %i
  %v = load i32, ptr %p, align 4
  %r = urem i32 %v, 6
  %best.next = add i32 %best, %r
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i32 %v, 17
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %out = shl i32 %best.next, 2
  ret i32 %out
}

define i32 @sum_with_overflow() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %s = phi i32 [ 1, %entry ], [ %s.next, %loop ]
  %pair = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %s, i32 %s)
  %s.next = extractvalue { i32, i1 } %pair, 0
  %over = extractvalue { i32, i1 } %pair, 1
  br i1 %over, label %exit, label %loop

exit:                                             ; preds = %loop
  ret i32 %s
}

define i32 @a_value_that_comes_round(i32 %a, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %first = phi i32 [ 7, %entry ], [ %a, %loop ]
  %masked = and i32 %first, %i
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 9
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %r = add i32 %first, %masked
  ret i32 %r
}

define i32 @a_loop_that_never_goes_round(i32 %a, i32 %b) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i32 [ %a, %entry ], [ %next, %loop ]
  %next = xor i32 %x, %b
  br i1 false, label %loop, label %exit

exit:                                             ; preds = %loop
  %r = mul i32 %x, 5
  ret i32 %r
}

define i64 @addresses_of_a_global() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr [ @space, %entry ], [ %next, %loop ]
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %low = ptrtoint ptr %next to i32
  %whole = ptrtoint ptr %p to i64
  %kept = and i64 %whole, 1023
  %more = icmp ne ptr %next, getelementptr inbounds (i8, ptr @space, i64 64)
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %x = xor i64 %whole, 3
  %y = zext i32 %low to i64
  %z = or i64 %x, %y
  ret i64 %z
}

define i32 @what_the_scopes_between_see(i32 %n) {
entry:
  br label %a

a:                                                ; preds = %a.latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %a.latch ]
  br label %b

b:                                                ; preds = %b.latch, %a
  %j = phi i32 [ 0, %a ], [ %j.next, %b.latch ]
  br label %c

c:                                                ; preds = %c, %b
  %k = phi i32 [ 1, %b ], [ %k.next, %c ]
  %u = udiv i32 %k, 3
  %k.next = mul nuw nsw i32 %k, 2
  %c.more = icmp ult i32 %k.next, 1000
  br i1 %c.more, label %c, label %b.latch

b.latch:                                          ; preds = %c
  %b.sum = add i32 %k, %j
  %j.next = add nuw nsw i32 %j, 1
  %b.more = icmp ult i32 %j.next, 5
  br i1 %b.more, label %b, label %a.latch

a.latch:                                          ; preds = %b.latch
  %a.sum = add i32 %b.sum, %u
  %i.next = add nuw nsw i32 %i, 1
  %a.more = icmp ult i32 %i.next, %n
  br i1 %a.more, label %a, label %exit

exit:                                             ; preds = %a.latch
  ret i32 %a.sum
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
