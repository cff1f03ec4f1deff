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
  %1 = freeze i32 %d
  %2 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %divisor1 = call i32 @llvm.umax.i32(i32 %2, i32 1)
  %is.negative = icmp slt i32 %0, 0
  %negative = sub i32 0, %divisor1
  %reciprocal = udiv i32 -1, %divisor1
  %divisor2 = call i32 @llvm.umax.i32(i32 %1, i32 1)
  %negative3 = sub i32 0, %divisor2
  %reciprocal4 = udiv i32 -1, %divisor2
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  %small = and i32 %i, 65535
  %3 = freeze i32 %i
  %4 = call i32 @llvm.abs.i32(i32 %3, i1 false)
  %5 = icmp slt i32 %3, 0
  %6 = call i32 @llvm.nvvm.mulhi.ui(i32 %4, i32 %reciprocal)
  %7 = mul i32 %6, %negative
  %8 = add i32 %4, %7
  %9 = freeze i32 %8
  %10 = icmp uge i32 %9, %divisor1
  %11 = add i32 %6, 1
  %12 = select i1 %10, i32 %11, i32 %6
  %13 = xor i1 %5, %is.negative
  %14 = sub i32 0, %12
  %both = select i1 %13, i32 %14, i32 %12
  %15 = freeze i32 %i
  %16 = call i32 @llvm.abs.i32(i32 %15, i1 false)
  %17 = icmp slt i32 %15, 0
  %18 = call i32 @llvm.nvvm.mulhi.ui(i32 %16, i32 %reciprocal4)
  %19 = mul i32 %18, %negative3
  %20 = add i32 %16, %19
  %21 = freeze i32 %20
  %22 = icmp uge i32 %21, %divisor2
  %23 = add i32 %18, 1
  %24 = select i1 %22, i32 %23, i32 %18
  %25 = sub i32 0, %24
  %dividend = select i1 %17, i32 %25, i32 %24
  %26 = freeze i32 %small
  %27 = call i32 @llvm.nvvm.mulhi.ui(i32 %26, i32 %reciprocal)
  %28 = mul i32 %27, %negative
  %29 = add i32 %26, %28
  %30 = freeze i32 %29
  %31 = icmp uge i32 %30, %divisor1
  %32 = add i32 %27, 1
  %33 = select i1 %31, i32 %32, i32 %27
  %34 = sub i32 0, %33
  %divisor = select i1 %is.negative, i32 %34, i32 %33
  %35 = freeze i32 %small
  %36 = call i32 @llvm.nvvm.mulhi.ui(i32 %35, i32 %reciprocal4)
  %37 = mul i32 %36, %negative3
  %38 = add i32 %35, %37
  %39 = freeze i32 %38
  %40 = icmp uge i32 %39, %divisor2
  %41 = add i32 %36, 1
  %neither = select i1 %40, i32 %41, i32 %36
  %42 = freeze i32 %i
  %43 = call i32 @llvm.abs.i32(i32 %42, i1 false)
  %44 = icmp slt i32 %42, 0
  %45 = call i32 @llvm.nvvm.mulhi.ui(i32 %43, i32 %reciprocal)
  %46 = mul i32 %45, %negative
  %47 = add i32 %43, %46
  %48 = freeze i32 %47
  %49 = add i32 %48, %negative
  %50 = call i32 @llvm.umin.i32(i32 %48, i32 %49)
  %51 = sub i32 0, %50
  %rest = select i1 %44, i32 %51, i32 %50
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
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  %k = add i32 %q, %i
  %8 = freeze i32 %k
  %9 = freeze i32 %q
  %divisor1 = call i32 @llvm.umax.i32(i32 %8, i32 1)
  %negative2 = sub i32 0, %divisor1
  %reciprocal3 = udiv i32 -1, %divisor1
  %10 = freeze i32 %q
  %divisor4 = call i32 @llvm.umax.i32(i32 %10, i32 1)
  %negative5 = sub i32 0, %divisor4
  %reciprocal6 = udiv i32 -1, %divisor4
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %11 = freeze i32 %j
  %12 = call i32 @llvm.nvvm.mulhi.ui(i32 %11, i32 %reciprocal3)
  %13 = mul i32 %12, %negative2
  %14 = add i32 %11, %13
  %15 = freeze i32 %14
  %16 = add i32 %15, %negative2
  %r = call i32 @llvm.umin.i32(i32 %15, i32 %16)
  %17 = freeze i32 %j
  %18 = call i32 @llvm.nvvm.mulhi.ui(i32 %17, i32 %reciprocal6)
  %19 = mul i32 %18, %negative5
  %20 = add i32 %17, %19
  %21 = freeze i32 %20
  %22 = icmp uge i32 %21, %divisor4
  %23 = add i32 %18, 1
  %x = select i1 %22, i32 %23, i32 %18
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
