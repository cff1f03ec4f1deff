; RUN: nvopt -passes=indvars -disable-lftr -replexitval=never %s
; RUN: nvopt -passes=indvars -disable-lftr -replexitval=never -scev-cheap-expansion-budget=0 %s
; What is computed of inductions. Each rule, and beside it what keeps it from holding.

declare void @see(i32) nounwind willreturn
declare void @see1(i1) nounwind willreturn
declare void @see64(i64) nounwind willreturn

; Always true, always false, and neither: 99 is the greatest value of %i.
define void @comparisons(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %true = icmp slt i32 %i, 100
  call void @see1(i1 %true)
  %open = icmp slt i32 %i, 99
  call void @see1(i1 %open)
  %false = icmp ugt i32 %i, 99
  call void @see1(i1 %false)
  %reached = icmp eq i32 %i, 99
  call void @see1(i1 %reached)
  %never = icmp eq i32 %i, 100
  call void @see1(i1 %never)
  %signed = icmp slt i32 %i, %x
  call void @see1(i1 %signed)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A branch above decides it: %i is below %n where %then begins, but not where it doesn't.
define void @guarded(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %then, label %latch
then:
  %again = icmp ult i32 %i, %n
  call void @see1(i1 %again)
  %rem = urem i32 %i, %n
  call void @see(i32 %rem)
  br label %latch
latch:
  %outside = icmp ult i32 %i, %n
  call void @see1(i1 %outside)
  %outside.rem = urem i32 %i, 70
  call void @see(i32 %outside.rem)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Remainders: by more than the dividend, by as much as it can be (0 then), by less; of what may be negative.
define void @remainders(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %below = urem i32 %i, 100
  call void @see(i32 %below)
  %at = urem i32 %i, 99
  call void @see(i32 %at)
  %above = urem i32 %i, 98
  call void @see(i32 %above)
  %signed = srem i32 %i, 100
  call void @see(i32 %signed)
  %signed.at = srem i32 %i, 99
  call void @see(i32 %signed.at)
  %unsigned = srem i32 %i, 7
  call void @see(i32 %unsigned)
  %by.negative = srem i32 %i, -7
  call void @see(i32 %by.negative)
  %by.unknown = srem i32 %i, %n
  call void @see(i32 %by.unknown)
  %negative = sub i32 0, %i
  %of.negative = srem i32 %negative, 7
  call void @see(i32 %of.negative)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Without sign where nothing is negative: division needs that of both sides, a shift of what is shifted, an extension of its operand.
define void @signs(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %down = sub nsw i32 50, %i
  %d = sdiv i32 %i, 3
  call void @see(i32 %d)
  %exact = sdiv exact i32 %i, 3
  call void @see(i32 %exact)
  %d.negative = sdiv i32 %down, 3
  call void @see(i32 %d.negative)
  %d.unknown = sdiv i32 %i, %n
  call void @see(i32 %d.unknown)
  %s = ashr i32 %i, %n
  call void @see(i32 %s)
  %s.negative = ashr i32 %down, %n
  call void @see(i32 %s.negative)
  %w = sext i32 %i to i64
  call void @see64(i64 %w)
  %w.negative = sext i32 %down to i64
  call void @see64(i64 %w.negative)
  %z = zext i32 %i to i64
  call void @see64(i64 %z)
  %z.negative = zext i32 %down to i64
  call void @see64(i64 %z.negative)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Flags: of 2147483548 to 2147483647 the last can't be increased with a sign, and of the largest integers of all not without.
define void @flags(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %fits = add i32 %i, 2147483548
  call void @see(i32 %fits)
  %signed.over = add i32 %i, 2147483549
  call void @see(i32 %signed.over)
  %over = add i32 %i, -99
  call void @see(i32 %over)
  %product = mul i32 %i, 21691754
  call void @see(i32 %product)
  %product.over = mul i32 %i, 21691755
  call void @see(i32 %product.over)
  %shifted = shl i32 %i, 24
  call void @see(i32 %shifted)
  %shifted.over = shl i32 %i, 25
  call void @see(i32 %shifted.over)
  %unknown = add i32 %i, %n
  call void @see(i32 %unknown)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Operations that tell of overflow, or stop at it.
define void @overflow(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %sum = extractvalue { i32, i1 } %o, 0
  %bit = extractvalue { i32, i1 } %o, 1
  call void @see(i32 %sum)
  call void @see1(i1 %bit)
  %u = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %i, i32 1)
  %u.bit = extractvalue { i32, i1 } %u, 1
  call void @see1(i1 %u.bit)
  %sat = call i32 @llvm.uadd.sat.i32(i32 %i, i32 5)
  call void @see(i32 %sat)
  %sat.over = call i32 @llvm.usub.sat.i32(i32 %i, i32 5)
  call void @see(i32 %sat.over)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; What doesn't change goes ahead of the loop, what is there already is not computed again.
define void @same(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = add i32 %i, %n
  %difference = sub i32 %j, %i
  call void @see(i32 %difference)
  %k = mul i32 %m, %n
  %l = add i32 %k, %i
  %costly = sub i32 %l, %i
  call void @see(i32 %costly)
  %wide = zext i32 %i to i64
  %back = trunc i64 %wide to i32
  call void @see(i32 %back)
  %masked = and i32 %i, 127
  call void @see(i32 %masked)
  %less = and i32 %i, 63
  call void @see(i32 %less)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
