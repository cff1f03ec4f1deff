; Functions of which ScalarEvolution says less, or something else, where one of its limits is small.

define void @casts(i8 %a, i8 %b, i8 %c, i8 %d) {
  %u1 = add nuw i8 %a, %b
  %u2 = mul nuw i8 %u1, %c
  %u3 = udiv i8 %u2, %d
  %u4 = add nuw i8 %u3, %a
  %z1 = zext i8 %u1 to i16
  %z2 = zext i8 %u2 to i16
  %z3 = zext i8 %u3 to i16
  %zu = zext i8 %u4 to i32
  %zz = zext i16 %z2 to i32
  %s1 = add nsw i8 %a, %b
  %s2 = mul nsw i8 %s1, %c
  %s3 = add nsw i8 %s2, %d
  %s4 = call i8 @llvm.smax.i8(i8 %s3, i8 %a)
  %x1 = sext i8 %s1 to i16
  %x2 = sext i8 %s2 to i16
  %zs = sext i8 %s3 to i32
  %xs = sext i8 %s4 to i32
  %xx = sext i16 %x2 to i32
  %v1 = udiv i8 1, %u4
  %v2 = udiv i8 1, %s3
  %w1 = zext i8 %a to i32
  %w2 = zext i8 %b to i32
  %t1 = add i32 %w1, %w2
  %t2 = mul i32 %t1, %w2
  %t3 = add i32 %t2, %w1
  %t = trunc i32 %t3 to i16
  %n = trunc i32 %t3 to i8
  ret void
}

define void @sums(i32 %a, i32 %b, i32 %c, i32 %d) {
  %p1 = add i32 %a, 3
  %p2 = mul i32 %p1, 5
  %p3 = add i32 %p2, %b
  %p4 = mul i32 %p3, 7
  %p5 = add i32 %p4, %c
  %p6 = mul i32 %p5, %p5
  %q1 = mul i32 %a, %b
  %q2 = mul i32 %q1, %c
  %q3 = mul i32 %q2, %d
  %q4 = mul i32 %q3, %q2
  %r1 = add i32 %a, %b
  %r2 = add i32 %c, %d
  %r3 = add i32 %r1, %r2
  %r4 = add i32 %r3, %q1
  %r5 = add i32 %r4, %r1
  %r6 = sub i32 %r5, %r3
  %m = mul i32 %r1, %r2
  %k = mul i32 %m, 9
  ret void
}

define void @order(i32 %a, ptr %p) {
  %l1 = load i32, ptr %p, align 4
  %l2 = load i32, ptr %p, align 4
  %x1 = sub i32 %l2, %l1
  %h1 = xor i32 %l2, %a
  %h2 = xor i32 %l1, %a
  %h3 = xor i32 %h1, %l1
  %h4 = xor i32 %h2, %l1
  %h5 = or i32 %h4, %h1
  %h6 = or i32 %h3, %h2
  %g1 = mul i32 %h1, %l2
  %g2 = mul i32 %h2, %l1
  %e1 = add i32 %h2, %h1
  %e2 = add i32 %h4, %h3
  %e3 = add i32 %h5, %h6
  %e4 = add i32 %h6, %h5
  %e5 = add i32 %g2, %g1
  %e6 = mul i32 %e3, %e1
  ret void
}

define void @recurrences(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 1, %entry ], [ %l, %loop ]
  %i2 = mul i32 %i, %i
  %i3 = mul i32 %i2, %i
  %i4 = mul i32 %i2, %i2
  %i5 = mul i32 %i4, %i3
  %j = add i32 %i, 1
  %l = mul i32 %k, 3
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define i32 @executed() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %x = phi i32 [ 1, %entry ], [ %z, %loop ]
  %y = mul i32 %x, 3
  %z = xor i32 %y, 5
  %w = and i32 %z, 255
  %c = icmp ne i32 %w, 74
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %z
}

define void @guarded(i32 %k, i32 %m, i32 %n, i1 %a, i1 %b) {
entry:
  br i1 %a, label %one, label %other

other:                                            ; preds = %entry
  %c0 = icmp ult i32 %n, 5
  br i1 %c0, label %last, label %out

one:                                              ; preds = %entry
  br i1 %b, label %left, label %right

left:                                             ; preds = %one
  %c1 = icmp ult i32 %m, 8
  br i1 %c1, label %join, label %out

right:                                            ; preds = %one
  %c2 = icmp ult i32 %k, 6
  br i1 %c2, label %join, label %out

join:                                             ; preds = %right, %left
  %p = phi i32 [ %m, %left ], [ %k, %right ]
  br label %loop

loop:                                             ; preds = %loop, %join
  %i = phi i32 [ 0, %join ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %p
  br i1 %c, label %loop, label %last

last:                                             ; preds = %loop, %other
  %q = phi i32 [ %p, %loop ], [ %n, %other ]
  br label %again

again:                                            ; preds = %again, %last
  %i2 = phi i32 [ 0, %last ], [ %j2, %again ]
  %j2 = add i32 %i2, 1
  %d = icmp ult i32 %j2, %q
  br i1 %d, label %again, label %out

out:                                              ; preds = %again, %right, %left, %other
  ret void
}

define void @implied(i32 %x, i32 %y, i1 %b) {
entry:
  br i1 %b, label %left, label %join

left:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %left, %entry
  %m = phi i32 [ 9, %left ], [ 7, %entry ]
  %half = sdiv i32 %x, 2
  %sum = add nsw i32 %m, %half
  %more = add nsw i32 %sum, %half
  %u1 = udiv i32 1, %sum
  %u2 = udiv i32 1, %more
  %enough = icmp sgt i32 %x, 5
  br i1 %enough, label %ph, label %out

ph:                                               ; preds = %join
  br label %loop

loop:                                             ; preds = %loop, %ph
  %i = phi i32 [ 0, %ph ], [ %i2, %loop ]
  %i2 = add nsw i32 %i, 1
  %c = icmp slt i32 %i2, %half
  br i1 %c, label %loop, label %again

again:                                            ; preds = %again, %loop
  %k = phi i32 [ 0, %loop ], [ %k2, %again ]
  %k2 = add nsw i32 %k, 1
  %d = icmp slt i32 %k2, %sum
  br i1 %d, label %again, label %last

last:                                             ; preds = %last, %again
  %q = phi i32 [ 0, %again ], [ %q2, %last ]
  %q2 = add nsw i32 %q, 1
  %e = icmp slt i32 %q2, %more
  br i1 %e, label %last, label %out

out:                                              ; preds = %last, %join
  ret void
}

define void @merged(i32 %x, i1 %b) {
entry:
  %half = sdiv i32 %x, 2
  br i1 %b, label %left, label %join

left:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %left, %entry
  %m = phi i32 [ %half, %left ], [ 7, %entry ]
  %enough = icmp sgt i32 %x, 5
  br i1 %enough, label %ph, label %out

ph:                                               ; preds = %join
  br label %loop

loop:                                             ; preds = %loop, %ph
  %i = phi i32 [ 0, %ph ], [ %i2, %loop ]
  %i2 = add nsw i32 %i, 1
  %c = icmp slt i32 %i2, %m
  br i1 %c, label %loop, label %out

out:                                              ; preds = %loop, %join
  ret void
}

define void @added(i32 %x, i8 %b) {
entry:
  %half = sdiv i32 %x, 2
  %z = zext i8 %b to i32
  %sum = add nsw i32 %half, %z
  %use = udiv i32 1, %sum
  %enough = icmp sgt i32 %x, 5
  br i1 %enough, label %ph, label %out

ph:                                               ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %ph
  %i = phi i32 [ 0, %ph ], [ %i2, %loop ]
  %i2 = add nsw i32 %i, 1
  %c = icmp slt i32 %i2, %sum
  br i1 %c, label %loop, label %out

out:                                              ; preds = %loop, %entry
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
