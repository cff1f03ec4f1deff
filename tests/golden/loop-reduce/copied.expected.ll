; ModuleID = 'copied.ll'
source_filename = "copied.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind speculatable willreturn memory(none)
declare i32 @same(i32 returned) #0

define void @of_a_call(ptr %a, i32 %n, i32 %s, i32 %t, i32 %u) #1 {
entry:
  %0 = mul i32 %s, %u
  %1 = mul i32 %0, %u
  %2 = shl i32 %1, 3
  %3 = mul i32 %t, %u
  %4 = mul i32 %u, %u
  %5 = shl i32 %4, 3
  br label %outer

outer:                                            ; preds = %latch, %entry
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  %6 = mul i32 %j, %2
  %7 = add i32 %3, %6
  br label %loop

loop:                                             ; preds = %loop, %outer
  %lsr.iv = phi i32 [ %7, %outer ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %js = mul i32 %j, %s
  %ji = add i32 %js, %i
  %c = call i32 @same(i32 %ji)
  %w = sext i32 %lsr.iv to i64
  %p = getelementptr float, ptr %a, i64 %w
  store float 0.000000e+00, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  %lsr.iv.next = add i32 %lsr.iv, %5
  br i1 %d, label %loop, label %latch

latch:                                            ; preds = %loop
  %jn = add i32 %j, 1
  %jd = icmp slt i32 %jn, %n
  br i1 %jd, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}

define void @of_a_sum(ptr %a, i32 %n, i32 %s, i32 %t, i32 %u) #1 {
entry:
  %0 = mul i32 %u, %u
  %1 = shl i32 %0, 3
  br label %outer

outer:                                            ; preds = %latch, %entry
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  %2 = mul i32 %j, %s
  %3 = add i32 %2, 0
  %4 = shl i32 %3, 3
  %5 = mul i32 %4, %u
  %6 = add i32 %5, %t
  %7 = mul i32 %6, %u
  br label %loop

loop:                                             ; preds = %loop, %outer
  %lsr.iv = phi i32 [ %7, %outer ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %w = sext i32 %lsr.iv to i64
  %p = getelementptr float, ptr %a, i64 %w
  store float 0.000000e+00, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  %lsr.iv.next = add i32 %lsr.iv, %1
  br i1 %d, label %loop, label %latch

latch:                                            ; preds = %loop
  %jn = add i32 %j, 1
  %jd = icmp slt i32 %jn, %n
  br i1 %jd, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}

define void @of_two(ptr %a, i32 %n, i32 %s, i32 %t, i32 %u, i1 %e) #1 {
entry:
  %both = add nsw i32 %t, %u
  %0 = shl i32 %s, 3
  %1 = add i32 %t, %u
  %2 = shl i32 %1, 3
  br label %outer

outer:                                            ; preds = %latch, %entry
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  %3 = mul i32 %j, %0
  %4 = add i32 %2, %3
  br label %loop

loop:                                             ; preds = %loop, %outer
  %lsr.iv = phi i32 [ %4, %outer ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %w2 = sext i32 %lsr.iv to i64
  %w5 = sext i32 %lsr.iv to i64
  %w = select i1 %e, i64 %w2, i64 %w5
  %g2 = getelementptr float, ptr %a, i64 %w2
  %g5 = getelementptr i8, ptr %a, i64 %w5
  %g = select i1 %e, ptr %g2, ptr %g5
  store float 0.000000e+00, ptr %g, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  %lsr.iv.next = add i32 %lsr.iv, 8
  br i1 %d, label %loop, label %latch

latch:                                            ; preds = %loop
  %jn = add i32 %j, 1
  %jd = icmp slt i32 %jn, %n
  br i1 %jd, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}

attributes #0 = { nounwind speculatable willreturn memory(none) }
attributes #1 = { "nvopt-loop-reduce" }
