; ModuleID = 'users.ll'
source_filename = "users.ll"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

; Function Attrs: nounwind willreturn
declare void @see1(i1) #0

; Function Attrs: nounwind willreturn
declare void @see64(i64) #0

define void @comparisons(i32 %x) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see1(i1 true)
  %open = icmp samesign ult i32 %i, 99
  call void @see1(i1 %open)
  call void @see1(i1 false)
  %reached = icmp eq i32 %i, 99
  call void @see1(i1 %reached)
  call void @see1(i1 false)
  %signed = icmp slt i32 %i, %x
  call void @see1(i1 %signed)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @guarded(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  call void @see1(i1 true)
  call void @see(i32 %i)
  br label %latch

latch:                                            ; preds = %then, %loop
  %outside = icmp ult i32 %i, %n
  call void @see1(i1 %outside)
  %outside.rem = urem i32 %i, 70
  call void @see(i32 %outside.rem)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

define void @remainders(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %0 = freeze i32 %i
  %iv.cmp1 = icmp eq i32 %0, 99
  %at = select i1 %iv.cmp1, i32 0, i32 %0
  call void @see(i32 %at)
  %above = urem i32 %i, 98
  call void @see(i32 %above)
  call void @see(i32 %i)
  %1 = freeze i32 %i
  %iv.cmp = icmp eq i32 %1, 99
  %signed.at = select i1 %iv.cmp, i32 0, i32 %1
  call void @see(i32 %signed.at)
  %unsigned = urem i32 %i, 7
  call void @see(i32 %unsigned)
  %by.negative = srem i32 %i, -7
  call void @see(i32 %by.negative)
  %by.unknown = srem i32 %i, %n
  call void @see(i32 %by.unknown)
  %negative = sub nsw i32 0, %i
  %of.negative = srem i32 %negative, 7
  call void @see(i32 %of.negative)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @signs(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %down = sub nsw i32 50, %i
  %d = udiv i32 %i, 3
  call void @see(i32 %d)
  %exact = udiv exact i32 %i, 3
  call void @see(i32 %exact)
  %d.negative = sdiv i32 %down, 3
  call void @see(i32 %d.negative)
  %d.unknown = sdiv i32 %i, %n
  call void @see(i32 %d.unknown)
  %s = lshr i32 %i, %n
  call void @see(i32 %s)
  %s.negative = ashr i32 %down, %n
  call void @see(i32 %s.negative)
  %w = zext nneg i32 %i to i64
  call void @see64(i64 %w)
  %w.negative = sext i32 %down to i64
  call void @see64(i64 %w.negative)
  %z = zext nneg i32 %i to i64
  call void @see64(i64 %z)
  %z.negative = zext i32 %down to i64
  call void @see64(i64 %z.negative)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @flags(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %fits = add nuw nsw i32 %i, 2147483548
  call void @see(i32 %fits)
  %signed.over = add nuw i32 %i, 2147483549
  call void @see(i32 %signed.over)
  %over = add nsw i32 %i, -99
  call void @see(i32 %over)
  %product = mul nuw nsw i32 %i, 21691754
  call void @see(i32 %product)
  %product.over = mul nuw i32 %i, 21691755
  call void @see(i32 %product.over)
  %shifted = shl nuw nsw i32 %i, 24
  call void @see(i32 %shifted)
  %shifted.over = shl nuw i32 %i, 25
  call void @see(i32 %shifted.over)
  %unknown = add i32 %i, %n
  call void @see(i32 %unknown)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @overflow(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add nuw nsw i32 %i, 1
  call void @see(i32 %sum)
  call void @see1(i1 false)
  %u = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %i, i32 1)
  %u.bit = extractvalue { i32, i1 } %u, 1
  call void @see1(i1 %u.bit)
  %sat = add nuw nsw i32 %i, 5
  call void @see(i32 %sat)
  %sat.over = call i32 @llvm.usub.sat.i32(i32 %i, i32 5)
  call void @see(i32 %sat.over)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @same(i32 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %n)
  %k = mul i32 %m, %n
  call void @see(i32 %k)
  call void @see(i32 %i)
  call void @see(i32 %i)
  %less = and i32 %i, 63
  call void @see(i32 %less)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #1

attributes #0 = { nounwind willreturn }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
