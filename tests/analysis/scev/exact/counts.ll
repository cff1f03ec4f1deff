
define void @pointer_not_equal(ptr %p, ptr %e, i64 %s) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi ptr [ %p, %entry ], [ %x2, %l ]
  %x2 = getelementptr i8, ptr %x, i64 4
  %c = icmp ne ptr %x2, %e
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @shifted_right(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %x2 = lshr i32 %x, 3
  %c = icmp ne i32 %x2, 0
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @shifted_narrow(i8 %n0) {
entry:
  %n = zext i8 %n0 to i32
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %x2 = lshr i32 %x, 1
  %c = icmp ne i32 %x2, 0
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @shifted_negative(i32 %n0) {
entry:
  %n = or i32 %n0, -2147483648
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %x2 = ashr i32 %x, 1
  %c = icmp slt i32 %x, -1
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @and_true(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, 3
  %c = icmp ult i32 %x2, %n
  %c2 = and i1 %c, true
  br i1 %c2, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @and_two(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, 3
  %c = icmp ult i32 %x2, %n
  %d = icmp ne i32 %x, %m
  %c2 = and i1 %c, %d
  br i1 %c2, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @or_same(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, 3
  %c = icmp ult i32 %x2, %n
  %d = icmp ult i32 %x2, %n
  %c2 = or i1 %c, %d
  br i1 %c2, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @closing_gap(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %y = phi i32 [ %m, %entry ], [ %y2, %l ]
  %x2 = add nsw i32 %x, 3
  %y2 = add nsw i32 %y, -2
  %c = icmp slt i32 %x2, %y2
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @pointer_less(ptr %p, ptr %e, i64 %s) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi ptr [ %p, %entry ], [ %x2, %l ]
  %x2 = getelementptr inbounds i8, ptr %x, i64 12
  %c = icmp ult ptr %x2, %e
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @less_masked(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, 12
  %n2 = and i32 %n, 65535
  %c = icmp ult i32 %x2, %n2
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @less_from_start(i32 %s, i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, 12
  %c = icmp slt i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @less_uneven(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, 12
  %y = add i32 %x, 5
  %n2 = and i32 %n, 65535
  %c = icmp ult i32 %y, %n2
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @or_false(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, 3
  %c = icmp ult i32 %x2, %n
  %c2 = or i1 %c, false
  br i1 %c2, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @or_select(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, 3
  %c = icmp uge i32 %x2, %n
  %d = icmp ult i32 %x, %m
  %c2 = select i1 %c, i1 true, i1 %d
  br i1 %c2, label %ex, label %l

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @unknown_step(i32 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, %st
  %c = icmp slt i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @zext_predicated(i8 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i8 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i8 %x, 1
  %z = zext i8 %x2 to i32
  %c = icmp ult i32 %z, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @sext_predicated(i8 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i8 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i8 %x, 1
  %z = sext i8 %x2 to i32
  %c = icmp slt i32 %z, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @at_most(i32 %s, i32 %n, i32 %st) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, 1
  %c = icmp sle i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @at_most_finite(i32 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, 1
  %c = icmp sle i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @at_least_finite(i32 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, -1
  %c = icmp uge i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @quadratic_less(i32 %s, i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %a = phi i32 [ 0, %entry ], [ %a2, %l ]
  %x2 = add i32 %x, 1
  %a2 = add i32 %a, %x2
  %c = icmp slt i32 %a2, 1000000
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @switch_one(i32 %s, i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, 1
  switch i32 %x, label %l [
    i32 77, label %ex
  ]

ex:                                               ; preds = %l
  ret void
}

define void @switch_two_latches(i32 %s, i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ], [ %x2, %l ]
  %x2 = add i32 %x, 1
  switch i32 %x, label %l [
    i32 77, label %ex
    i32 6, label %l
  ]

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

define void @overflow_add(i32 %s, i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 7)
  %x2 = extractvalue { i32, i1 } %p, 0
  %c = extractvalue { i32, i1 } %p, 1
  br i1 %c, label %ex, label %l

ex:                                               ; preds = %l
  ret void
}

define void @casted_phi(i64 %s, i64 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i64 [ %s, %entry ], [ %x2, %l ]
  %t = trunc i64 %x to i32
  %e = sext i32 %t to i64
  %x2 = add i64 %e, 1
  %c = icmp slt i64 %x, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @zext_phi_predicated(i8 %s, i64 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i8 [ %s, %entry ], [ %x2, %l ]
  %e = zext i8 %x to i64
  %x2 = add i8 %x, 1
  %c = icmp ult i64 %e, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @at_most_wide(i32 %s, i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, 1
  %c = icmp sle i32 %x, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @at_most_unsigned_finite(i32 %s, i32 %n) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, 1
  %c = icmp ule i32 %x, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @not_equal_unknown_step(i32 %s, i32 %n, i8 %st0) #0 {
entry:
  %st = zext i8 %st0 to i32
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, %st
  %c = icmp ne i32 %x, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @not_equal_unknown_step_guarded(i32 %s, i32 %n, i8 %st0) #0 {
entry:
  %st = zext i8 %st0 to i32
  %nz = icmp ne i32 %s, %n
  br i1 %nz, label %l, label %ex

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, %st
  %c = icmp ne i32 %x, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l, %entry
  ret void
}

; Function Attrs: mustprogress
define void @not_equal_known_start(i8 %s0, i8 %st0) #0 {
entry:
  %st = zext i8 %st0 to i32
  %s1 = zext i8 %s0 to i32
  %s = add i32 %s1, 1
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, %st
  %c = icmp ne i32 %x, 1000
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @divisible_by_predicate(i32 %n) {
entry:
  %p = and i32 %n, 3
  %z = icmp eq i32 %p, 0
  br i1 %z, label %l, label %ex

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, 4
  %c = icmp ne i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l, %entry
  ret void
}

declare i32 @unknown(i32)

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pure(i32) #2

define i32 @two_exits(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %m1, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %m1 ]
  %c = icmp ult i32 %x, %n
  br i1 %c, label %m1, label %ex

m1:                                               ; preds = %l
  %x2 = add nuw nsw i32 %x, 1
  %d = icmp ult i32 %x2, %m
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %m1, %l
  ret i32 %x
}

define i32 @two_exits_one_unknown(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %m1, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %m1 ]
  %u = call i32 @unknown(i32 %x)
  %c = icmp ult i32 %u, %n
  br i1 %c, label %m1, label %ex

m1:                                               ; preds = %l
  %x2 = add nuw nsw i32 %x, 1
  %d = icmp ult i32 %x2, 100
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %m1, %l
  ret i32 %x
}

define i32 @maybe_exit(i32 %n, i1 %b) {
entry:
  br label %l

l:                                                ; preds = %latch, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %latch ]
  br i1 %b, label %then, label %latch

then:                                             ; preds = %l
  %c = icmp ult i32 %x, 50
  br i1 %c, label %latch, label %ex

latch:                                            ; preds = %then, %l
  %x2 = add nuw nsw i32 %x, 1
  %d = icmp ne i32 %x2, 70
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %latch, %then
  ret i32 %x
}

define void @never_taken(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %latch, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %latch ]
  br i1 false, label %ex, label %latch

latch:                                            ; preds = %l
  %x2 = add nuw nsw i32 %x, 1
  %d = icmp ne i32 %x2, %n
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %latch, %l
  ret void
}

define void @always_taken(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %latch, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %latch ]
  br i1 true, label %ex, label %latch

latch:                                            ; preds = %l
  %x2 = add nuw nsw i32 %x, 1
  %d = icmp ne i32 %x2, %n
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %latch, %l
  ret void
}

define void @guarded(i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %l, label %ex

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, 4
  %d = icmp slt i32 %x2, %n
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %l, %entry
  ret void
}

define void @max_or_zero(i32 %k) {
entry:
  %n = add nsw i32 %k, 12
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %k, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, 3
  %d = icmp slt i32 %x, %n
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @multiple_of_four(i32 %n) {
entry:
  %m = shl i32 %n, 2
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, 1
  %d = icmp ne i32 %x2, %m
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @nested(i32 %n, i32 %m) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ %i, %outer ], [ %j2, %inner ]
  %j2 = add nuw nsw i32 %j, 1
  %c = icmp slt i32 %j2, %m
  br i1 %c, label %inner, label %latch

latch:                                            ; preds = %inner
  %i2 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i2, %n
  br i1 %d, label %outer, label %ex

ex:                                               ; preds = %latch
  ret void
}

define void @executed(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 1, %entry ], [ %x2, %l ]
  %t = mul i32 %x, 3
  %x2 = xor i32 %t, 5
  %d = icmp ult i32 %x2, 100000
  br i1 %d, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @call_may_not_return(i32 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, %st
  %u = call i32 @unknown(i32 %x)
  %c = icmp slt i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @call_returns(i32 %s, i32 %n, i32 %st) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, %st
  %u = call i32 @pure(i32 %x)
  %c = icmp slt i32 %x2, %n
  br i1 %c, label %l, label %ex, !llvm.loop !0

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @volatile_store(ptr %p, i32 %s, i32 %n, i32 %st) #0 {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %s, %entry ], [ %x2, %l ]
  %x2 = add nsw i32 %x, %st
  store volatile i32 %x, ptr %p, align 4
  %c = icmp slt i32 %x2, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @quadratic_zero() {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %a = phi i32 [ -120, %entry ], [ %a2, %l ]
  %x2 = add i32 %x, 1
  %a2 = add i32 %a, %x2
  %c = icmp ne i32 %a, 0
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: mustprogress
define void @zext_bound(i32 %n0) #0 {
entry:
  %n = and i32 %n0, 127
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i8 [ 0, %entry ], [ %x2, %l ]
  %x2 = add i8 %x, 3
  %w = zext i8 %x2 to i32
  %c = icmp ult i32 %w, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @pointers(ptr %p, i64 %n) {
entry:
  %e = getelementptr inbounds i32, ptr %p, i64 %n
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi ptr [ %p, %entry ], [ %x2, %l ]
  %x2 = getelementptr inbounds i32, ptr %x, i64 1
  %c = icmp ne ptr %x2, %e
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @overflow_sub(i8 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i8 [ %n, %entry ], [ %x2, %l ]
  %p = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x, i8 3)
  %x2 = extractvalue { i8, i1 } %p, 0
  %c = extractvalue { i8, i1 } %p, 1
  br i1 %c, label %ex, label %l

ex:                                               ; preds = %l
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8) #1

define void @doubled(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 1, %entry ], [ %x2, %l ]
  %x2 = shl i32 %x, 1
  %c = icmp ult i32 %x, %n
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @doubled_until_gone(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %x2 = shl i32 %x, 1
  %c = icmp ne i32 %x, 0
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @seq_select(i32 %n, i32 %m) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ 0, %entry ], [ %x2, %l ]
  %x2 = add nuw nsw i32 %x, 1
  %c = icmp ult i32 %x, %n
  %d = icmp ult i32 %x, %m
  %cd = select i1 %c, i1 %d, i1 false
  br i1 %cd, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @sgt_down(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %x2 = add i32 %x, -1
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

define void @udiv_step(i32 %n) {
entry:
  br label %l

l:                                                ; preds = %l, %entry
  %x = phi i32 [ %n, %entry ], [ %x2, %l ]
  %x2 = add nuw i32 %x, -7
  %c = icmp ugt i32 %x, 6
  br i1 %c, label %l, label %ex

ex:                                               ; preds = %l
  ret void
}

attributes #0 = { mustprogress }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
