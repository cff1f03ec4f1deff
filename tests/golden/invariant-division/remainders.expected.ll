; ModuleID = 'remainders.ll'
source_filename = "remainders.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @beside_quotient(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  %0 = freeze i32 %d
  %1 = freeze i32 %e
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %divisor = call i32 @llvm.umax.i32(i32 %2, i32 1)
  %is.negative = icmp slt i32 %0, 0
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  %3 = call i32 @llvm.abs.i32(i32 %1, i1 false)
  %divisor1 = call i32 @llvm.umax.i32(i32 %3, i32 1)
  %is.negative2 = icmp slt i32 %1, 0
  %negative3 = sub i32 0, %divisor1
  %reciprocal4 = udiv i32 -1, %divisor1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %4 = freeze i32 %i
  %5 = call i32 @llvm.abs.i32(i32 %4, i1 false)
  %6 = icmp slt i32 %4, 0
  %7 = call i32 @llvm.nvvm.mulhi.ui(i32 %5, i32 %reciprocal)
  %8 = mul i32 %7, %negative
  %9 = add i32 %5, %8
  %10 = freeze i32 %9
  %11 = icmp uge i32 %10, %divisor
  %12 = add i32 %7, 1
  %13 = select i1 %11, i32 %12, i32 %7
  %14 = xor i1 %6, %is.negative
  %15 = sub i32 0, %13
  %q = select i1 %14, i32 %15, i32 %13
  %16 = freeze i32 %i
  %17 = call i32 @llvm.abs.i32(i32 %16, i1 false)
  %18 = icmp slt i32 %16, 0
  %19 = call i32 @llvm.nvvm.mulhi.ui(i32 %17, i32 %reciprocal)
  %20 = mul i32 %19, %negative
  %21 = add i32 %17, %20
  %22 = freeze i32 %21
  %23 = add i32 %22, %negative
  %24 = call i32 @llvm.umin.i32(i32 %22, i32 %23)
  %25 = sub i32 0, %24
  %rest = select i1 %18, i32 %25, i32 %24
  %26 = call i32 @llvm.nvvm.mulhi.ui(i32 %24, i32 %reciprocal4)
  %27 = mul i32 %26, %negative3
  %28 = add i32 %24, %27
  %29 = freeze i32 %28
  %30 = icmp uge i32 %29, %divisor1
  %31 = add i32 %26, 1
  %32 = select i1 %30, i32 %31, i32 %26
  %33 = xor i1 %18, %is.negative2
  %34 = sub i32 0, %32
  %again = select i1 %33, i32 %34, i32 %32
  %again.frozen = freeze i32 %again
  %35 = call i32 @llvm.nvvm.mulhi.ui(i32 %32, i32 %reciprocal4)
  %36 = mul i32 %35, %negative3
  %37 = add i32 %32, %36
  %38 = freeze i32 %37
  %39 = add i32 %38, %negative3
  %40 = call i32 @llvm.umin.i32(i32 %38, i32 %39)
  %41 = sub i32 0, %40
  %last = select i1 %33, i32 %41, i32 %40
  store volatile i32 %q, ptr %p, align 4
  store volatile i32 %last, ptr %p, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @frozen_twice(ptr %p, i32 %n, i32 %d) {
entry:
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %outer

outer:                                            ; preds = %outer.latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %8 = freeze i32 %j
  %9 = call i32 @llvm.nvvm.mulhi.ui(i32 %8, i32 %reciprocal)
  %10 = mul i32 %9, %negative
  %11 = add i32 %8, %10
  %12 = freeze i32 %11
  %13 = add i32 %12, %negative
  %r = call i32 @llvm.umin.i32(i32 %12, i32 %13)
  %14 = freeze i32 %j
  %15 = call i32 @llvm.nvvm.mulhi.ui(i32 %14, i32 %reciprocal)
  %16 = mul i32 %15, %negative
  %17 = add i32 %14, %16
  %18 = freeze i32 %17
  %19 = icmp uge i32 %18, %divisor
  %20 = add i32 %15, 1
  %s = select i1 %19, i32 %20, i32 %15
  %x = add i32 %q, %r
  %y = add i32 %x, %s
  store volatile i32 %y, ptr %p, align 4
  store volatile i32 %0, ptr %p, align 4
  %j.next = add nuw i32 %j, 1
  %inner.more = icmp ult i32 %j.next, %n
  br i1 %inner.more, label %inner, label %outer.latch

outer.latch:                                      ; preds = %inner
  %i.next = add nuw i32 %i, 1
  %outer.more = icmp ult i32 %i.next, %n
  br i1 %outer.more, label %outer, label %exit

exit:                                             ; preds = %outer.latch
  ret void
}

define i32 @frozen_elsewhere(ptr %p, i32 %n, i32 %d) {
entry:
  %frozen = freeze i32 %d
  %0 = freeze i32 %frozen
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %1 = freeze i32 %n
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  %changes = add i32 %i, %d
  %own = freeze i32 %changes
  %s = udiv i32 %n, %own
  store volatile i32 %q, ptr %p, align 4
  store volatile i32 %s, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %frozen
}

define i32 @other_products(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  %product = mul i32 %d, %q
  %8 = freeze i32 %i
  %9 = call i32 @llvm.nvvm.mulhi.ui(i32 %8, i32 %reciprocal)
  %10 = mul i32 %9, %negative
  %11 = add i32 %8, %10
  %12 = freeze i32 %11
  %13 = add i32 %12, %negative
  %rest = call i32 @llvm.umin.i32(i32 %12, i32 %13)
  %by.other = mul i32 %q, %e
  %no.rest = sub i32 %i, %by.other
  %of.other = sub i32 %n, %product
  %wrong.side = sub i32 %product, %i
  %square = mul i32 %q, %q
  %of.square = sub i32 %i, %square
  store volatile i32 %product, ptr %p, align 4
  store volatile i32 %rest, ptr %p, align 4
  store volatile i32 %no.rest, ptr %p, align 4
  store volatile i32 %of.other, ptr %p, align 4
  store volatile i32 %wrong.side, ptr %p, align 4
  store volatile i32 %of.square, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %behind = sub i32 %i, %product
  ret i32 %behind
}

define void @chain_without_sign(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  %0 = freeze i32 %d
  %1 = freeze i32 %e
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %divisor = call i32 @llvm.umax.i32(i32 %2, i32 1)
  %is.negative = icmp slt i32 %0, 0
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  %3 = call i32 @llvm.abs.i32(i32 %1, i1 false)
  %divisor1 = call i32 @llvm.umax.i32(i32 %3, i32 1)
  %is.negative2 = icmp slt i32 %1, 0
  %negative3 = sub i32 0, %divisor1
  %reciprocal4 = udiv i32 -1, %divisor1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %small = and i32 %i, 65535
  %4 = freeze i32 %small
  %5 = call i32 @llvm.nvvm.mulhi.ui(i32 %4, i32 %reciprocal)
  %6 = mul i32 %5, %negative
  %7 = add i32 %4, %6
  %8 = freeze i32 %7
  %9 = add i32 %8, %negative
  %r = call i32 @llvm.umin.i32(i32 %8, i32 %9)
  %10 = call i32 @llvm.nvvm.mulhi.ui(i32 %r, i32 %reciprocal4)
  %11 = mul i32 %10, %negative3
  %12 = add i32 %r, %11
  %13 = freeze i32 %12
  %14 = icmp uge i32 %13, %divisor1
  %15 = add i32 %10, 1
  %16 = select i1 %14, i32 %15, i32 %10
  %17 = sub i32 0, %16
  %q = select i1 %is.negative2, i32 %17, i32 %16
  %18 = call i32 @llvm.nvvm.mulhi.ui(i32 %16, i32 %reciprocal)
  %19 = mul i32 %18, %negative
  %20 = add i32 %16, %19
  %21 = freeze i32 %20
  %22 = icmp uge i32 %21, %divisor
  %23 = add i32 %18, 1
  %24 = select i1 %22, i32 %23, i32 %18
  %25 = xor i1 %is.negative2, %is.negative
  %26 = sub i32 0, %24
  %s = select i1 %25, i32 %26, i32 %24
  store volatile i32 %s, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @unsigned_first(ptr %p, i32 %n, i32 %d, i32 %e) {
entry:
  %0 = freeze i32 %d
  %1 = freeze i32 %e
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  %2 = call i32 @llvm.abs.i32(i32 %1, i1 false)
  %divisor1 = call i32 @llvm.umax.i32(i32 %2, i32 1)
  %is.negative = icmp slt i32 %1, 0
  %negative2 = sub i32 0, %divisor1
  %reciprocal3 = udiv i32 -1, %divisor1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %3 = freeze i32 %n
  %4 = call i32 @llvm.nvvm.mulhi.ui(i32 %3, i32 %reciprocal)
  %5 = mul i32 %4, %negative
  %6 = add i32 %3, %5
  %7 = freeze i32 %6
  %8 = icmp uge i32 %7, %divisor
  %9 = add i32 %4, 1
  %q = select i1 %8, i32 %9, i32 %4
  %10 = freeze i32 %q
  %11 = call i32 @llvm.abs.i32(i32 %10, i1 false)
  %12 = icmp slt i32 %10, 0
  %13 = call i32 @llvm.nvvm.mulhi.ui(i32 %11, i32 %reciprocal3)
  %14 = mul i32 %13, %negative2
  %15 = add i32 %11, %14
  %16 = freeze i32 %15
  %17 = icmp uge i32 %16, %divisor1
  %18 = add i32 %13, 1
  %19 = select i1 %17, i32 %18, i32 %13
  %20 = xor i1 %12, %is.negative
  %21 = sub i32 0, %19
  %s = select i1 %20, i32 %21, i32 %19
  store volatile i32 %s, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
