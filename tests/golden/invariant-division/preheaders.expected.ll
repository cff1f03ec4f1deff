; ModuleID = 'preheaders.ll'
source_filename = "preheaders.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @two_ways(ptr %p, i32 %n, i32 %d, i1 %c) {
entry:
  br i1 %c, label %loop.preheader, label %other

other:                                            ; preds = %entry
  store volatile i32 0, ptr %p, align 4
  br i1 %c, label %exit, label %loop.preheader

loop.preheader:                                   ; preds = %other, %entry
  %i.ph = phi i32 [ 0, %entry ], [ 5, %other ]
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %i = phi i32 [ %next, %loop ], [ %i.ph, %loop.preheader ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  store volatile i32 %q, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop, %other
  ret void
}

define void @behind_branch(ptr %p, i32 %n, i32 %d) {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
  %1 = freeze i32 %i
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  store volatile i32 %q, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @inner_alone(ptr %p, i32 %n, i32 %d, ptr %to) {
entry:
  indirectbr ptr %to, [label %outer, label %exit]

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %some = icmp ne i32 %i, 0
  br i1 %some, label %inner.preheader, label %latch

inner.preheader:                                  ; preds = %outer
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %inner

inner:                                            ; preds = %inner, %inner.preheader
  %j = phi i32 [ %j.next, %inner ], [ 0, %inner.preheader ]
  %1 = freeze i32 %j
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %q = select i1 %6, i32 %7, i32 %2
  store volatile i32 %q, ptr %p, align 4
  %j.next = add nuw i32 %j, 1
  %inner.more = icmp ult i32 %j.next, %n
  br i1 %inner.more, label %inner, label %latch

latch:                                            ; preds = %inner, %outer
  %i.next = add nuw i32 %i, 1
  %outer.more = icmp ult i32 %i.next, %n
  br i1 %outer.more, label %outer, label %exit

exit:                                             ; preds = %latch, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
