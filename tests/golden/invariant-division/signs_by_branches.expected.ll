; ModuleID = 'signs_by_branches.ll'
source_filename = "signs_by_branches.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @sign_by_branch(ptr %p, i32 %n, i32 %d) {
entry:
  %0 = freeze i32 %d
  %1 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %divisor = call i32 @llvm.umax.i32(i32 %1, i32 1)
  %is.negative = icmp slt i32 %0, 0
  %negative1 = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %below = icmp slt i32 %i, 0
  br i1 %below, label %negative, label %positive

negative:                                         ; preds = %loop
  %2 = freeze i32 %i
  %3 = call i32 @llvm.abs.i32(i32 %2, i1 false)
  %4 = icmp slt i32 %2, 0
  %5 = call i32 @llvm.nvvm.mulhi.ui(i32 %3, i32 %reciprocal)
  %6 = mul i32 %5, %negative1
  %7 = add i32 %3, %6
  %8 = freeze i32 %7
  %9 = icmp uge i32 %8, %divisor
  %10 = add i32 %5, 1
  %11 = select i1 %9, i32 %10, i32 %5
  %12 = xor i1 %4, %is.negative
  %13 = sub i32 0, %11
  %q = select i1 %12, i32 %13, i32 %11
  store volatile i32 %q, ptr %p, align 4
  br label %latch

positive:                                         ; preds = %loop
  %14 = freeze i32 %i
  %15 = call i32 @llvm.nvvm.mulhi.ui(i32 %14, i32 %reciprocal)
  %16 = mul i32 %15, %negative1
  %17 = add i32 %14, %16
  %18 = freeze i32 %17
  %19 = add i32 %18, %negative1
  %r = call i32 @llvm.umin.i32(i32 %18, i32 %19)
  store volatile i32 %r, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %positive, %negative
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, 1000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
  ret void
}

define void @sign_by_no_branch(ptr %p, i32 %n, i32 %d) {
entry:
  %0 = freeze i32 %d
  %1 = call i32 @llvm.abs.i32(i32 %0, i1 false)
  %divisor = call i32 @llvm.umax.i32(i32 %1, i32 1)
  %is.negative = icmp slt i32 %0, 0
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %below = icmp slt i32 %i, 0
  br i1 %below, label %latch, label %positive

positive:                                         ; preds = %loop
  %j = sub i32 %i, 7
  %2 = freeze i32 %j
  %3 = call i32 @llvm.abs.i32(i32 %2, i1 false)
  %4 = icmp slt i32 %2, 0
  %5 = call i32 @llvm.nvvm.mulhi.ui(i32 %3, i32 %reciprocal)
  %6 = mul i32 %5, %negative
  %7 = add i32 %3, %6
  %8 = freeze i32 %7
  %9 = icmp uge i32 %8, %divisor
  %10 = add i32 %5, 1
  %11 = select i1 %9, i32 %10, i32 %5
  %12 = xor i1 %4, %is.negative
  %13 = sub i32 0, %11
  %q = select i1 %12, i32 %13, i32 %11
  store volatile i32 %q, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %positive, %loop
  %14 = freeze i32 %i
  %15 = call i32 @llvm.abs.i32(i32 %14, i1 false)
  %16 = icmp slt i32 %14, 0
  %17 = call i32 @llvm.nvvm.mulhi.ui(i32 %15, i32 %reciprocal)
  %18 = mul i32 %17, %negative
  %19 = add i32 %15, %18
  %20 = freeze i32 %19
  %21 = add i32 %20, %negative
  %22 = call i32 @llvm.umin.i32(i32 %20, i32 %21)
  %23 = sub i32 0, %22
  %r = select i1 %16, i32 %23, i32 %22
  store volatile i32 %r, ptr %p, align 4
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, 1000
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %latch
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
