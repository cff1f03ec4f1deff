remark: <unknown>:0:0: in function nested: multiplied by the reciprocal of %d
remark: <unknown>:0:0: in function nested: multiplied by the reciprocal of %d
remark: <unknown>:0:0: in function signs: multiplied by the reciprocal of %e
remark: <unknown>:0:0: in function signs: multiplied by the reciprocal of %d
remark: <unknown>:0:0: in function signs: multiplied by the reciprocal of %e
remark: <unknown>:0:0: in function signs: multiplied by the reciprocal of %d
remark: <unknown>:0:0: in function signs: multiplied by the reciprocal of %e
remark: <unknown>:0:0: in function quotient_as_divisor: multiplied by the reciprocal of %d
remark: <unknown>:0:0: in function quotient_as_divisor: multiplied by the reciprocal of %k
remark: <unknown>:0:0: in function quotient_as_divisor: multiplied by the reciprocal of %q
; ModuleID = 'divisions.ll'
source_filename = "divisions.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @nested(ptr %p, i32 %n, i32 %d) {
entry:
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %outer

outer:                                            ; preds = %outer.latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %1 = freeze i32 %i
  %2 = zext i32 %1 to i64
  %3 = zext i32 %reciprocal to i64
  %4 = mul nuw i64 %2, %3
  %5 = lshr i64 %4, 32
  %6 = trunc i64 %5 to i32
  %7 = mul i32 %6, %negative
  %8 = add i32 %1, %7
  %9 = icmp uge i32 %8, %divisor
  %10 = add i32 %6, 1
  %q = select i1 %9, i32 %10, i32 %6
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %11 = freeze i32 %j
  %12 = zext i32 %11 to i64
  %13 = zext i32 %reciprocal to i64
  %14 = mul nuw i64 %12, %13
  %15 = lshr i64 %14, 32
  %16 = trunc i64 %15 to i32
  %17 = mul i32 %16, %negative
  %18 = add i32 %11, %17
  %19 = add i32 %18, %negative
  %r = call i32 @llvm.umin.i32(i32 %18, i32 %19)
  %x = add i32 %q, %r
  store volatile i32 %x, ptr %p, align 4
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

define void @signs(ptr %p, i32 %s, i32 range(i32 0, 1000) %d, i32 %e) {
entry:
  %0 = freeze i32 %e
  %1 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %divisor1 = call i32 @llvm.umax.i32(i32 %1, i32 1)
  %is.negative = icmp slt i32 %0, 0
  %negative = sub i32 0, %divisor1
  %reciprocal = udiv i32 -1, %divisor1
  %2 = freeze i32 %d
  %divisor2 = call i32 @llvm.umax.i32(i32 %2, i32 1)
  %negative3 = sub i32 0, %divisor2
  %reciprocal4 = udiv i32 -1, %divisor2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  %small = and i32 %i, 65535
  %3 = freeze i32 %i
  %4 = call i32 @llvm.abs.i32(i32 %3, i1 false)
  %5 = zext i32 %4 to i64
  %6 = zext i32 %reciprocal to i64
  %7 = mul nuw i64 %5, %6
  %8 = lshr i64 %7, 32
  %9 = trunc i64 %8 to i32
  %10 = mul i32 %9, %negative
  %11 = add i32 %4, %10
  %12 = icmp slt i32 %3, 0
  %13 = icmp uge i32 %11, %divisor1
  %14 = add i32 %9, 1
  %15 = select i1 %13, i32 %14, i32 %9
  %16 = xor i1 %12, %is.negative
  %17 = sub i32 0, %15
  %both = select i1 %16, i32 %17, i32 %15
  %18 = freeze i32 %i
  %19 = call i32 @llvm.abs.i32(i32 %18, i1 false)
  %20 = zext i32 %19 to i64
  %21 = zext i32 %reciprocal4 to i64
  %22 = mul nuw i64 %20, %21
  %23 = lshr i64 %22, 32
  %24 = trunc i64 %23 to i32
  %25 = mul i32 %24, %negative3
  %26 = add i32 %19, %25
  %27 = icmp slt i32 %18, 0
  %28 = icmp uge i32 %26, %divisor2
  %29 = add i32 %24, 1
  %30 = select i1 %28, i32 %29, i32 %24
  %31 = sub i32 0, %30
  %dividend = select i1 %27, i32 %31, i32 %30
  %32 = freeze i32 %small
  %33 = zext i32 %32 to i64
  %34 = zext i32 %reciprocal to i64
  %35 = mul nuw i64 %33, %34
  %36 = lshr i64 %35, 32
  %37 = trunc i64 %36 to i32
  %38 = mul i32 %37, %negative
  %39 = add i32 %32, %38
  %40 = icmp uge i32 %39, %divisor1
  %41 = add i32 %37, 1
  %42 = select i1 %40, i32 %41, i32 %37
  %43 = sub i32 0, %42
  %divisor = select i1 %is.negative, i32 %43, i32 %42
  %44 = freeze i32 %small
  %45 = zext i32 %44 to i64
  %46 = zext i32 %reciprocal4 to i64
  %47 = mul nuw i64 %45, %46
  %48 = lshr i64 %47, 32
  %49 = trunc i64 %48 to i32
  %50 = mul i32 %49, %negative3
  %51 = add i32 %44, %50
  %52 = icmp uge i32 %51, %divisor2
  %53 = add i32 %49, 1
  %neither = select i1 %52, i32 %53, i32 %49
  %54 = freeze i32 %i
  %55 = call i32 @llvm.abs.i32(i32 %54, i1 false)
  %56 = zext i32 %55 to i64
  %57 = zext i32 %reciprocal to i64
  %58 = mul nuw i64 %56, %57
  %59 = lshr i64 %58, 32
  %60 = trunc i64 %59 to i32
  %61 = mul i32 %60, %negative
  %62 = add i32 %55, %61
  %63 = icmp slt i32 %54, 0
  %64 = add i32 %62, %negative
  %65 = call i32 @llvm.umin.i32(i32 %62, i32 %64)
  %66 = sub i32 0, %65
  %rest = select i1 %63, i32 %66, i32 %65
  store volatile i32 %both, ptr %p, align 4
  store volatile i32 %dividend, ptr %p, align 4
  store volatile i32 %divisor, ptr %p, align 4
  store volatile i32 %neither, ptr %p, align 4
  store volatile i32 %rest, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @quotient_as_divisor(ptr %p, i32 %n, i32 %d) {
entry:
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %outer

outer:                                            ; preds = %outer.latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %1 = freeze i32 %n
  %2 = zext i32 %1 to i64
  %3 = zext i32 %reciprocal to i64
  %4 = mul nuw i64 %2, %3
  %5 = lshr i64 %4, 32
  %6 = trunc i64 %5 to i32
  %7 = mul i32 %6, %negative
  %8 = add i32 %1, %7
  %9 = icmp uge i32 %8, %divisor
  %10 = add i32 %6, 1
  %q = select i1 %9, i32 %10, i32 %6
  %k = add i32 %q, %i
  %11 = freeze i32 %k
  %divisor1 = call i32 @llvm.umax.i32(i32 %11, i32 1)
  %negative2 = sub i32 0, %divisor1
  %reciprocal3 = udiv i32 -1, %divisor1
  %12 = freeze i32 %q
  %divisor4 = call i32 @llvm.umax.i32(i32 %12, i32 1)
  %negative5 = sub i32 0, %divisor4
  %reciprocal6 = udiv i32 -1, %divisor4
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %13 = freeze i32 %j
  %14 = zext i32 %13 to i64
  %15 = zext i32 %reciprocal3 to i64
  %16 = mul nuw i64 %14, %15
  %17 = lshr i64 %16, 32
  %18 = trunc i64 %17 to i32
  %19 = mul i32 %18, %negative2
  %20 = add i32 %13, %19
  %21 = add i32 %20, %negative2
  %r = call i32 @llvm.umin.i32(i32 %20, i32 %21)
  %22 = freeze i32 %j
  %23 = zext i32 %22 to i64
  %24 = zext i32 %reciprocal6 to i64
  %25 = mul nuw i64 %23, %24
  %26 = lshr i64 %25, 32
  %27 = trunc i64 %26 to i32
  %28 = mul i32 %27, %negative5
  %29 = add i32 %22, %28
  %30 = icmp uge i32 %29, %divisor4
  %31 = add i32 %27, 1
  %x = select i1 %30, i32 %31, i32 %27
  store volatile i32 %r, ptr %p, align 4
  store volatile i32 %x, ptr %p, align 4
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
