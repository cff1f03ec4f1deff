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
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = icmp uge i32 %4, %divisor
  %6 = add i32 %2, 1
  %q = select i1 %5, i32 %6, i32 %2
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %7 = freeze i32 %j
  %8 = call i32 @llvm.nvvm.mulhi.ui(i32 %7, i32 %reciprocal)
  %9 = mul i32 %8, %negative
  %10 = add i32 %7, %9
  %11 = add i32 %10, %negative
  %r = call i32 @llvm.umin.i32(i32 %10, i32 %11)
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
  %5 = call i32 @llvm.nvvm.mulhi.ui(i32 %4, i32 %reciprocal)
  %6 = mul i32 %5, %negative
  %7 = add i32 %4, %6
  %8 = icmp slt i32 %3, 0
  %9 = icmp uge i32 %7, %divisor1
  %10 = add i32 %5, 1
  %11 = select i1 %9, i32 %10, i32 %5
  %12 = xor i1 %8, %is.negative
  %13 = sub i32 0, %11
  %both = select i1 %12, i32 %13, i32 %11
  %14 = freeze i32 %i
  %15 = call i32 @llvm.abs.i32(i32 %14, i1 false)
  %16 = call i32 @llvm.nvvm.mulhi.ui(i32 %15, i32 %reciprocal4)
  %17 = mul i32 %16, %negative3
  %18 = add i32 %15, %17
  %19 = icmp slt i32 %14, 0
  %20 = icmp uge i32 %18, %divisor2
  %21 = add i32 %16, 1
  %22 = select i1 %20, i32 %21, i32 %16
  %23 = sub i32 0, %22
  %dividend = select i1 %19, i32 %23, i32 %22
  %24 = freeze i32 %small
  %25 = call i32 @llvm.nvvm.mulhi.ui(i32 %24, i32 %reciprocal)
  %26 = mul i32 %25, %negative
  %27 = add i32 %24, %26
  %28 = icmp uge i32 %27, %divisor1
  %29 = add i32 %25, 1
  %30 = select i1 %28, i32 %29, i32 %25
  %31 = sub i32 0, %30
  %divisor = select i1 %is.negative, i32 %31, i32 %30
  %32 = freeze i32 %small
  %33 = call i32 @llvm.nvvm.mulhi.ui(i32 %32, i32 %reciprocal4)
  %34 = mul i32 %33, %negative3
  %35 = add i32 %32, %34
  %36 = icmp uge i32 %35, %divisor2
  %37 = add i32 %33, 1
  %neither = select i1 %36, i32 %37, i32 %33
  %38 = freeze i32 %i
  %39 = call i32 @llvm.abs.i32(i32 %38, i1 false)
  %40 = call i32 @llvm.nvvm.mulhi.ui(i32 %39, i32 %reciprocal)
  %41 = mul i32 %40, %negative
  %42 = add i32 %39, %41
  %43 = icmp slt i32 %38, 0
  %44 = add i32 %42, %negative
  %45 = call i32 @llvm.umin.i32(i32 %42, i32 %44)
  %46 = sub i32 0, %45
  %rest = select i1 %43, i32 %46, i32 %45
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
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = icmp uge i32 %4, %divisor
  %6 = add i32 %2, 1
  %q = select i1 %5, i32 %6, i32 %2
  %k = add i32 %q, %i
  %7 = freeze i32 %k
  %divisor1 = call i32 @llvm.umax.i32(i32 %7, i32 1)
  %negative2 = sub i32 0, %divisor1
  %reciprocal3 = udiv i32 -1, %divisor1
  %8 = freeze i32 %q
  %divisor4 = call i32 @llvm.umax.i32(i32 %8, i32 1)
  %negative5 = sub i32 0, %divisor4
  %reciprocal6 = udiv i32 -1, %divisor4
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %9 = freeze i32 %j
  %10 = call i32 @llvm.nvvm.mulhi.ui(i32 %9, i32 %reciprocal3)
  %11 = mul i32 %10, %negative2
  %12 = add i32 %9, %11
  %13 = add i32 %12, %negative2
  %r = call i32 @llvm.umin.i32(i32 %12, i32 %13)
  %14 = freeze i32 %j
  %15 = call i32 @llvm.nvvm.mulhi.ui(i32 %14, i32 %reciprocal6)
  %16 = mul i32 %15, %negative5
  %17 = add i32 %14, %16
  %18 = icmp uge i32 %17, %divisor4
  %19 = add i32 %15, 1
  %x = select i1 %18, i32 %19, i32 %15
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
