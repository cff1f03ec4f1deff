; ModuleID = "ranges.ll"
source_filename = "ranges.ll"

%S = type { i32, i64 }

@g = external global [100 x i32], align 16
@w = extern_weak global [100 x i32], align 16
@defined = global i64 3
@gi = internal global [5 x i8] zeroinitializer
@gfn = constant ptr @f

define i32 @phi(ptr %a, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi i32 [ 5, %entry ], [ %x, %loop ]
  %x = load i32, ptr %a, align 4, !range !0
  %e = add i32 %p, 1
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %p
}

define i32 @urem(i32 %a, i32 %b0) {
  %b = and i32 %b0, 20
  %r = urem i32 %a, 10
  %s = urem i32 %a, %b
  %r2 = urem i32 %a, 8
  ret i32 %r
}

define i32 @phi2(ptr %a, i1 %c, i1 %d) {
entry:
  br i1 %c, label %l, label %r

l:                                                ; preds = %entry
  %x = load i32, ptr %a, align 4, !range !0
  br label %m

r:                                                ; preds = %entry
  %y = load i32, ptr %a, align 4, !range !1
  br i1 %d, label %m, label %exit

m:                                                ; preds = %r, %l
  %p = phi i32 [ %x, %l ], [ %y, %r ]
  %e = add i32 %p, 1
  ret i32 %e

exit:                                             ; preds = %r
  ret i32 0
}

define ptr @ptrs(ptr dereferenceable(100) %a, ptr align 8 dereferenceable_or_null(64) %b, ptr nonnull %c) {
  %al = alloca [10 x i32], align 4
  %g1 = getelementptr i8, ptr @g, i64 8
  %g2 = getelementptr i8, ptr @w, i64 8
  %g3 = getelementptr i8, ptr %a, i64 8
  %g4 = getelementptr i8, ptr %b, i64 8
  %g5 = getelementptr i8, ptr %c, i64 8
  %l = load ptr, ptr %a, align 8, !dereferenceable !2
  ret ptr %g1
}

define i32 @rng(i32 range(i32 3, 10) %a) {
  %e = add i32 %a, 1
  %f = add nsw i32 %a, -4
  %g = mul i32 %a, %e
  ret i32 %e
}

declare dereferenceable(40) ptr @f()

declare ptr @h()

declare void @use(ptr)

define void @objects(ptr byval(%S) %a, ptr sret(%S) %b, ptr noundef nonnull align 4 dereferenceable(8) %c, i64 %n, i1 %q) {
  %f = call ptr @f()
  %g = call dereferenceable(80) ptr @h()
  %h = call align 16 dereferenceable_or_null(80) ptr @h()
  %v = alloca i8, i64 %n, align 1
  %v2 = alloca [3 x i32], i64 4, align 4
  %i = inttoptr i64 %n to ptr, !dereferenceable !2
  %s = freeze ptr %a
  %s2 = freeze ptr %b
  %s3 = getelementptr i8, ptr @defined, i64 1
  %s4 = getelementptr i8, ptr @gi, i64 1
  %s5 = getelementptr i8, ptr @f, i64 1
  %s6 = ptrtoint ptr %c to i64
  %s7 = ptrtoint ptr %a to i64
  %s8 = ptrtoint ptr %b to i64
  %z = select i1 %q, ptr @defined, ptr @defined
  ret void
}

; Function Attrs: vscale_range(1,16)
define void @vs() #0 {
  %v = call i32 @llvm.vscale.i32()
  %v1 = call i32 @llvm.vscale.i32()
  %v2 = mul i32 %v1, 4
  ret void
}

define void @vs2() {
  %v = call i32 @llvm.vscale.i32()
  ret void
}

define void @shifts(i32 range(i32 16, 100) %s, i32 %n, i32 range(i32 -50, -3) %m, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi i32 [ %s, %entry ], [ %a.next, %loop ]
  %b = phi i32 [ %m, %entry ], [ %b.next, %loop ]
  %c = phi i32 [ 3, %entry ], [ %c.next, %loop ]
  %d = phi i32 [ %n, %entry ], [ %d.next, %loop ]
  %e = phi i32 [ 1024, %entry ], [ %e.next, %loop ]
  %by = load i32, ptr %p, align 4, !range !3
  %a.next = lshr i32 %a, 1
  %b.next = ashr i32 %b, %by
  %c.next = shl i32 %c, %by
  %d.next = lshr i32 %d, 1
  %e.next = lshr i32 %e, %by
  %a1 = add i32 %a, 1
  %b1 = add i32 %b, 1
  %c1 = add i32 %c, 1
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, 5
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @unreachable_input(i32 %s) {
entry:
  br label %loop

dead:                                             ; No predecessors!
  br label %loop

loop:                                             ; preds = %loop, %dead, %entry
  %a = phi i32 [ 64, %entry ], [ %a.next, %loop ], [ %a.next, %dead ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ], [ 0, %dead ]
  %a.next = lshr i32 %a, 1
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, 5
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @chosen(i1 %c, i8 %x) {
entry:
  %start = select i1 %c, i32 5, i32 100
  %step = select i1 %c, i32 1, i32 -2
  %step8 = select i1 %c, i8 1, i8 -2
  %step.s = sext i8 %step8 to i32
  %start8 = select i1 %c, i8 -6, i8 9
  %start.z = zext i8 %start8 to i32
  %start.o = add i32 %start.z, 40
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ %start.o, %entry ], [ %j.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %i.next = add i32 %i, %step
  %j.next = add i32 %j, %step.s
  %k.next = add i32 %k, 1
  %again = icmp ult i32 %k.next, 10
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @recurrences(i32 %n, i32 range(i32 3, 9) %a, i32 range(i32 -7, -2) %b, i32 range(i32 -5, 6) %c, i64 %w, i8 %t) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %up = phi i32 [ %a, %entry ], [ %up.next, %loop ]
  %down = phi i32 [ %a, %entry ], [ %down.next, %loop ]
  %both = phi i32 [ %b, %entry ], [ %both.next, %loop ]
  %uw = phi i32 [ %a, %entry ], [ %uw.next, %loop ]
  %plain = phi i32 [ %n, %entry ], [ %plain.next, %loop ]
  %quad = phi i32 [ %a, %entry ], [ %quad.next, %loop ]
  %narrow = phi i8 [ %t, %entry ], [ %narrow.next, %loop ]
  %byte = phi i8 [ 3, %entry ], [ %byte.next, %loop ]
  %wide = phi i64 [ 7, %entry ], [ %wide.next, %loop ]
  %up.next = add nsw i32 %up, %a
  %down.next = add nsw i32 %down, %b
  %both.next = add i32 %both, %c
  %uw.next = add nuw i32 %uw, 12
  %plain.next = add i32 %plain, 4
  %quad.next = add nsw i32 %quad, %up
  %narrow.next = add i8 %narrow, 2
  %byte.next = add i8 %byte, 2
  %wide.next = add i64 %wide, -3
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %i.next, 50
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @unbounded(i32 range(i32 3, 9) %a, i32 range(i32 -7, -2) %b, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %up = phi i32 [ %a, %entry ], [ %up.next, %loop ]
  %down = phi i32 [ %a, %entry ], [ %down.next, %loop ]
  %uw = phi i32 [ %a, %entry ], [ %uw.next, %loop ]
  %quad = phi i32 [ %a, %entry ], [ %quad.next, %loop ]
  %x = load volatile i32, ptr %p, align 4
  %xu = sdiv i32 %x, %up
  %xd = sdiv i32 %x, %down
  %xw = udiv i32 %x, %uw
  %xq = udiv i32 %x, %quad
  %up.next = add nsw i32 %up, %a
  %down.next = add nsw i32 %down, %b
  %uw.next = add nuw i32 %uw, 12
  %quad.next = add nuw nsw i32 %quad, %up
  %again = icmp eq i32 %xu, %xd
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @combinations(i8 range(i8 3, 20) %a, i8 range(i8 -20, 5) %b, i8 range(i8 100, -100) %c, i32 %n) {
  %1 = call i8 @llvm.umax.i8(i8 %a, i8 %b)
  %2 = call i8 @llvm.umin.i8(i8 %a, i8 %b)
  %3 = call i8 @llvm.smax.i8(i8 %b, i8 %c)
  %4 = call i8 @llvm.smin.i8(i8 %b, i8 %c)
  %5 = mul i8 %a, %b
  %6 = mul nsw i8 %a, %b
  %7 = udiv i8 %c, %a
  %8 = udiv i8 %a, %c
  %9 = add nuw i8 %b, %a
  %10 = add nsw i8 %c, %a
  %11 = add nuw nsw i8 %c, %b
  %12 = sub i8 %a, %b
  %13 = zext i8 %b to i16
  %14 = sext i8 %b to i16
  %15 = zext i8 %c to i16
  %16 = sext i8 %c to i16
  %17 = trunc i8 %b to i3
  %18 = mul i32 %n, 24
  %19 = mul nuw i32 %n, 24
  %20 = add nuw i32 %19, 36
  %21 = shl i32 %n, 3
  %22 = zext i32 %21 to i64
  %23 = sext i32 %21 to i64
  %24 = zext i32 %20 to i64
  %25 = trunc i32 %20 to i16
  %26 = urem i8 %c, %a
  %27 = urem i8 %a, 7
  %28 = or i32 %n, 5
  %29 = and i32 %28, 1023
  ret void
}

define i32 @phi_cycle(i1 %c, i1 %d, ptr %p) {
entry:
  %s = load i32, ptr %p, align 4, !range !0
  br label %outer

outer:                                            ; preds = %latch, %entry
  %x = phi i32 [ %s, %entry ], [ %z, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %y = phi i32 [ %x, %outer ], [ %w, %inner ]
  %w = load i32, ptr %p, align 4, !range !1
  %y1 = add i32 %y, 7
  br i1 %c, label %inner, label %latch

latch:                                            ; preds = %inner
  %z = phi i32 [ %y, %inner ]
  %v = zext i32 %z to i64
  br i1 %d, label %outer, label %exit

exit:                                             ; preds = %latch
  ret i32 %z
}

define i32 @deep(i32 range(i32 100, 900) %x0, i32 range(i32 1, 4) %a0, i32 range(i32 2, 5) %a1, i32 range(i32 3, 6) %a2, i32 range(i32 1, 7) %a3, i32 range(i32 2, 8) %a4, i32 range(i32 3, 4) %a5, i32 range(i32 1, 5) %a6, i32 range(i32 2, 6) %a7, i32 range(i32 3, 7) %a8, i32 range(i32 1, 8) %a9, i32 range(i32 2, 4) %a10, i32 range(i32 3, 5) %a11, i32 range(i32 1, 6) %a12, i32 range(i32 2, 7) %a13, i32 range(i32 3, 8) %a14, i32 range(i32 1, 4) %a15, i32 range(i32 2, 5) %a16, i32 range(i32 3, 6) %a17, i32 range(i32 1, 7) %a18, i32 range(i32 2, 8) %a19, i32 range(i32 3, 4) %a20, i32 range(i32 1, 5) %a21, i32 range(i32 2, 6) %a22, i32 range(i32 3, 7) %a23, i32 range(i32 1, 8) %a24, i32 range(i32 2, 4) %a25, i32 range(i32 3, 5) %a26, i32 range(i32 1, 6) %a27, i32 range(i32 2, 7) %a28, i32 range(i32 3, 8) %a29, i32 range(i32 1, 4) %a30, i32 range(i32 2, 5) %a31, i32 range(i32 3, 6) %a32, i32 range(i32 1, 7) %a33, i32 range(i32 2, 8) %a34, i32 range(i32 3, 4) %a35, i32 range(i32 1, 5) %a36, i32 range(i32 2, 6) %a37, i32 range(i32 3, 7) %a38, i32 range(i32 1, 8) %a39, i32 range(i32 2, 4) %a40, i32 range(i32 3, 5) %a41, i32 range(i32 1, 6) %a42, i32 range(i32 2, 7) %a43, i32 range(i32 3, 8) %a44) {
  %x1 = udiv i32 %x0, %a0
  %x2 = call i32 @llvm.umax.i32(i32 %x1, i32 %a1)
  %x3 = udiv i32 %x2, %a2
  %x4 = call i32 @llvm.umax.i32(i32 %x3, i32 %a3)
  %x5 = udiv i32 %x4, %a4
  %x6 = call i32 @llvm.umax.i32(i32 %x5, i32 %a5)
  %x7 = udiv i32 %x6, %a6
  %x8 = call i32 @llvm.umax.i32(i32 %x7, i32 %a7)
  %x9 = udiv i32 %x8, %a8
  %x10 = call i32 @llvm.umax.i32(i32 %x9, i32 %a9)
  %x11 = udiv i32 %x10, %a10
  %x12 = call i32 @llvm.umax.i32(i32 %x11, i32 %a11)
  %x13 = udiv i32 %x12, %a12
  %x14 = call i32 @llvm.umax.i32(i32 %x13, i32 %a13)
  %x15 = udiv i32 %x14, %a14
  %x16 = call i32 @llvm.umax.i32(i32 %x15, i32 %a15)
  %x17 = udiv i32 %x16, %a16
  %x18 = call i32 @llvm.umax.i32(i32 %x17, i32 %a17)
  %x19 = udiv i32 %x18, %a18
  %x20 = call i32 @llvm.umax.i32(i32 %x19, i32 %a19)
  %x21 = udiv i32 %x20, %a20
  %x22 = call i32 @llvm.umax.i32(i32 %x21, i32 %a21)
  %x23 = udiv i32 %x22, %a22
  %x24 = call i32 @llvm.umax.i32(i32 %x23, i32 %a23)
  %x25 = udiv i32 %x24, %a24
  %x26 = call i32 @llvm.umax.i32(i32 %x25, i32 %a25)
  %x27 = udiv i32 %x26, %a26
  %x28 = call i32 @llvm.umax.i32(i32 %x27, i32 %a27)
  %x29 = udiv i32 %x28, %a28
  %x30 = call i32 @llvm.umax.i32(i32 %x29, i32 %a29)
  %x31 = udiv i32 %x30, %a30
  %x32 = call i32 @llvm.umax.i32(i32 %x31, i32 %a31)
  %x33 = udiv i32 %x32, %a32
  %x34 = call i32 @llvm.umax.i32(i32 %x33, i32 %a33)
  %x35 = udiv i32 %x34, %a34
  %x36 = call i32 @llvm.umax.i32(i32 %x35, i32 %a35)
  %x37 = udiv i32 %x36, %a36
  %x38 = call i32 @llvm.umax.i32(i32 %x37, i32 %a37)
  %x39 = udiv i32 %x38, %a38
  %x40 = call i32 @llvm.umax.i32(i32 %x39, i32 %a39)
  %x41 = udiv i32 %x40, %a40
  %x42 = call i32 @llvm.umax.i32(i32 %x41, i32 %a41)
  %x43 = udiv i32 %x42, %a42
  %x44 = call i32 @llvm.umax.i32(i32 %x43, i32 %a43)
  %x45 = udiv i32 %x44, %a44
  ret i32 %x45
}

define i32 @deep_last(i32 %n, ptr %p) {
entry:
  br label %join

other:                                            ; No predecessors!
  br label %join

join:                                             ; preds = %other, %entry
  %q = phi i32 [ 3, %entry ], [ 9, %other ]
  %y1 = udiv i32 1000, %q
  %y2 = call i32 @llvm.umax.i32(i32 %y1, i32 %n)
  %y3 = udiv i32 1000, %y2
  %y4 = call i32 @llvm.umax.i32(i32 %y3, i32 %n)
  %y5 = udiv i32 1000, %y4
  %y6 = call i32 @llvm.umax.i32(i32 %y5, i32 %n)
  %y7 = udiv i32 1000, %y6
  %y8 = call i32 @llvm.umax.i32(i32 %y7, i32 %n)
  %y9 = udiv i32 1000, %y8
  %y10 = call i32 @llvm.umax.i32(i32 %y9, i32 %n)
  %y11 = udiv i32 1000, %y10
  %y12 = call i32 @llvm.umax.i32(i32 %y11, i32 %n)
  %y13 = udiv i32 1000, %y12
  %y14 = call i32 @llvm.umax.i32(i32 %y13, i32 %n)
  %y15 = udiv i32 1000, %y14
  %y16 = call i32 @llvm.umax.i32(i32 %y15, i32 %n)
  %y17 = udiv i32 1000, %y16
  %y18 = call i32 @llvm.umax.i32(i32 %y17, i32 %n)
  %y19 = udiv i32 1000, %y18
  %y20 = call i32 @llvm.umax.i32(i32 %y19, i32 %n)
  %y21 = udiv i32 1000, %y20
  %y22 = call i32 @llvm.umax.i32(i32 %y21, i32 %n)
  %y23 = udiv i32 1000, %y22
  %y24 = call i32 @llvm.umax.i32(i32 %y23, i32 %n)
  %y25 = udiv i32 1000, %y24
  %y26 = call i32 @llvm.umax.i32(i32 %y25, i32 %n)
  %y27 = udiv i32 1000, %y26
  %y28 = call i32 @llvm.umax.i32(i32 %y27, i32 %n)
  %y29 = udiv i32 1000, %y28
  %y30 = call i32 @llvm.umax.i32(i32 %y29, i32 %n)
  %y31 = udiv i32 1000, %y30
  %y32 = call i32 @llvm.umax.i32(i32 %y31, i32 %n)
  %y33 = udiv i32 1000, %y32
  %y34 = call i32 @llvm.umax.i32(i32 %y33, i32 %n)
  %y35 = udiv i32 1000, %y34
  %y36 = call i32 @llvm.umax.i32(i32 %y35, i32 %n)
  %y37 = udiv i32 1000, %y36
  %y38 = call i32 @llvm.umax.i32(i32 %y37, i32 %n)
  %y39 = udiv i32 1000, %y38
  %y40 = call i32 @llvm.umax.i32(i32 %y39, i32 %n)
  ret i32 %y40
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vscale.i32() #2

attributes #0 = { vscale_range(1,16) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{i32 3, i32 100}
!1 = !{i32 200, i32 300, i32 500, i32 600}
!2 = !{i64 32}
!3 = !{i32 1, i32 3}
