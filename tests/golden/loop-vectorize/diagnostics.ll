; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -enable-early-exit-vectorization -pass-remarks-output=- -disable-output %s
; Each reason for which a loop stays as it is, with its tag; remarks.ll has those that speak of cost.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @unknown()
declare void @together() #0
declare i32 @personality(...)
declare float @llvm.powi.f32.i32(float, i32)

; UnsupportedUncountableLoop, CantComputeNumberOfIterations
define void @until_zero(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i32 %x, 0
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; LoopContainsUnsupportedSwitch
define void @leaves_by_switch(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  switch i32 %x, label %latch [ i32 3, label %exit ]

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; LoopContainsUnsupportedTerminator
define void @calls_that_unwind(i64 %n) personality ptr @personality {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  invoke void @unknown() to label %latch unwind label %handler

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

handler:
  %pad = landingpad { ptr, i32 } cleanup
  ret void

exit:
  ret void
}

; NoCFGForSelect; with branches forbidden, IfConversionDisabled
define void @calls_at_times(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %some = icmp sgt i32 %x, 0
  br i1 %some, label %then, label %latch

then:
  call void @unknown()
  br label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; RecurrencesInEarlyExitLoop
define i32 @sum_until(ptr noalias readonly align 4 dereferenceable(4096) %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %t = add i32 %s, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  %r = phi i32 [ 0, %loop ], [ %t, %latch ]
  ret i32 %r
}

; EarlyExitTooManySuccessors
define i64 @search_for_two(ptr noalias readonly align 4 dereferenceable(4096) %a, ptr noalias align 4 dereferenceable(4096) %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  switch i32 %x, label %latch [
    i32 3, label %exit
    i32 4, label %other
  ]

other:
  ret i64 1

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; TooManyUncountableEarlyExits
define i64 @two_searches(ptr noalias readonly align 4 dereferenceable(4096) %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %second

second:
  %found2 = icmp eq i32 %x, 9
  br i1 %found2, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; EarlyExitNotLatchPredecessor
define i64 @searches_ahead_of_branch(ptr noalias readonly align 4 dereferenceable(4096) %a, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %go_on

go_on:
  br i1 %c, label %then, label %latch

then:
  br label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; UnknownLatchExitCountEarlyExitLoop
define i64 @searches_last(ptr noalias readonly align 4 dereferenceable(4096) %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %enough = icmp eq i64 %i, 1024
  br i1 %enough, label %exit, label %look

look:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  br label %loop

exit:
  ret i64 0
}

; WritesInEarlyExitLoop: it isn't a plain store
define i64 @writes_by_call(ptr noalias readonly align 4 dereferenceable(4096) %a, ptr noalias align 4 dereferenceable(4096) %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store volatile i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; UnsafeOperationsEarlyExitLoop
define i64 @divides_behind(ptr noalias readonly align 4 dereferenceable(4096) %a, ptr noalias align 4 dereferenceable(4096) %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %d = udiv i64 5, %n
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; PotentiallyFaultingLoadsNotSupported
define i64 @searches_anywhere(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; EarlyExitLoopWithStridedFaultOnlyFirstLoad
define i64 @searches_every_second(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %twice = shl nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %twice
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; PotentiallyFaultingEarlyExitLoop
define i64 @stores_until_anywhere(ptr noalias %a, ptr noalias align 4 dereferenceable(4096) %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 1, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; EarlyExitLoadInvariantAddress
define i64 @stores_until_told(ptr noalias readonly align 4 dereferenceable(4096) %a, ptr noalias align 4 dereferenceable(4096) %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %x = load i32, ptr %a, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 1, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; NoConditionLoadForEarlyExitLoop
define i64 @stores_until_sum(ptr noalias readonly align 4 dereferenceable(4096) %a, ptr noalias align 4 dereferenceable(4096) %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %y = add i32 %x, 1
  %found = icmp eq i32 %y, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 1, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; CantVectorizeAliasWithCriticalUncountableExitLoad
define i64 @stores_until_perhaps_changed(ptr align 4 dereferenceable(4096) %a, ptr align 4 dereferenceable(4096) %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 1, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; CantVectorizeUnsafeDependencyForEELoopWithSideEffects
define i64 @stores_ahead(ptr noalias readonly align 4 dereferenceable(4096) %a, ptr noalias align 4 dereferenceable(8192) %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %old = load i32, ptr %q, align 4
  %q1 = getelementptr inbounds i32, ptr %q, i64 1
  store i32 %old, ptr %q1, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; UncountableEarlyExitUnsupported: the exit by %i ends the vector loop before its last iterations
define i64 @search_with_another_exit(ptr noalias readonly align 4 dereferenceable(4096) %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %enough = icmp eq i64 %i, %n
  br i1 %enough, label %exit, label %look

look:
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %found = icmp eq i32 %x, 7
  br i1 %found, label %exit, label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %exit, label %loop

exit:
  ret i64 0
}

; NonReductionValueUsedOutsideLoop
define i32 @squares_of_squares(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 1, %entry ], [ %u, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %t = mul i32 %s, %s
  %u = xor i32 %t, %x
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %u
}

; ValueUsedOutsideLoop: it is so only where a check ahead of the loop finds that the low half of the counter doesn't wrap around
define i64 @last_of_narrow_counter(ptr noalias %a, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %j = phi i64 [ 0, %entry ], [ %k, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4
  %low = trunc i64 %j to i32
  %wide = sext i32 %low to i64
  %k = add i64 %wide, 3
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i64 %k
}

; NoInductionVariable
define void @shifts(ptr noalias %a, i32 %n) {
entry:
  br label %loop

loop:
  %j = phi i32 [ %n, %entry ], [ %k, %loop ]
  %k = lshr i32 %j, 1
  %done = icmp eq i32 %k, 0
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; NoIntegerInductionVariable
define void @by_floats(float %n) {
entry:
  br label %loop

loop:
  %j = phi float [ 0.0, %entry ], [ %k, %loop ]
  %k = fadd fast float %j, 1.0
  %done = fcmp oge float %k, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeIntrinsic
define void @powers(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %e = trunc i64 %i to i32
  %y = call float @llvm.powi.f32.i32(float %x, i32 %e)
  store float %y, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeInstructionReturnType
define void @vectors_by_hand(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds <2 x float>, ptr %a, i64 %i
  %x = load <2 x float>, ptr %p, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeStore
define void @stores_vectors(ptr noalias %a, <2 x float> %v, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds <2 x float>, ptr %a, i64 %i
  store <2 x float> %v, ptr %p, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeNontemporalLoad
define void @loads_once(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4, !nontemporal !1
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeNontemporalStore
define void @stores_once(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p, align 4, !nontemporal !1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeStoreToLoopInvariantAddress: it is loaded there, too
define void @counts_there(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %old = load i32, ptr %b, align 4
  %y = add i32 %old, %x
  store i32 %y, ptr %b, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVectorizeStoreToLoopInvariantAddress: some iterations don't store the sum
define void @sums_there_at_times(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %t = add i32 %s, %x
  %some = icmp sgt i32 %x, 0
  br i1 %some, label %then, label %latch

then:
  store i32 %t, ptr %b, align 4
  br label %latch

latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVersionLoopWithOptForSize: pointers
define void @may_overlap_in_small_code(ptr %a, ptr %b, i64 %n) optsize {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantVersionLoopWithOptForSize: assumptions
define void @index_may_wrap_in_small_code(ptr noalias %a, i32 %n) minsize {
entry:
  br label %loop

loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i16 %i
  store i32 1, ptr %p, align 4
  %next = add i16 %i, 1
  %wide = zext i16 %next to i32
  %more = icmp ult i32 %wide, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; AllDisabled
define void @done_before(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !2

exit:
  ret void
}

; MissedExplicitlyDisabled
define void @not_to_be(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !4

exit:
  ret void
}

; MissedTransformsDisabled
define void @only_as_told(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !6

exit:
  ret void
}

; NonSimpleLoad
define void @loads_volatile(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load volatile i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; NonSimpleStore
define void @stores_atomically(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store atomic i32 %x, ptr %q unordered, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantIdentifyArrayBounds
define void @by_what_is_loaded(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %at = sext i32 %x to i64
  %q = getelementptr inbounds i32, ptr %b, i64 %at
  store i32 1, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantCheckMemDepsAtRunTime
define void @by_what_is_loaded_there(ptr noalias %a, ptr noalias %b, i64 %n, i64 %m) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %far = add nsw i64 %i, %m
  %q = getelementptr inbounds i32, ptr %a, i64 %far
  store i32 %x, ptr %q, align 4
  %at = sext i32 %x to i64
  %r = getelementptr inbounds i32, ptr %a, i64 %at
  %y = load i32, ptr %r, align 4
  %o = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %y, ptr %o, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; CantInsertRuntimeCheckWithConvergent
define void @meets(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  call void @together() #0
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

attributes #0 = { convergent nounwind willreturn memory(none) }

!1 = !{i32 1}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.isvectorized", i32 1}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.vectorize.enable", i1 false}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.disable_nonforced"}
