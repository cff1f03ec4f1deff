; RUN: nvopt -passes='function(loop-reduce)' -mcpu=sm_90 %s
; The index of a nest is computed ahead of the loop as it is in it; not by a call that gives its argument back, which ScalarEvolution sees
; through.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @same(i32 returned) nounwind willreturn memory(none) speculatable

define void @of_a_call(ptr %a, i32 %n, i32 %s, i32 %t, i32 %u) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %js = mul i32 %j, %s
  %ji = add i32 %js, %i
  %c = call i32 @same(i32 %ji)
  %m = shl i32 %c, 3
  %k2 = mul i32 %m, %u
  %k3 = add i32 %k2, %t
  %k4 = mul i32 %k3, %u
  %w = sext i32 %k4 to i64
  %p = getelementptr float, ptr %a, i64 %w
  store float 0.0, ptr %p
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %latch
latch:
  %jn = add i32 %j, 1
  %jd = icmp slt i32 %jn, %n
  br i1 %jd, label %outer, label %exit
exit:
  ret void
}

define void @of_a_sum(ptr %a, i32 %n, i32 %s, i32 %t, i32 %u) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %js = mul i32 %j, %s
  %ji = add i32 %js, %i
  %m = shl i32 %ji, 3
  %k2 = mul i32 %m, %u
  %k3 = add i32 %k2, %t
  %k4 = mul i32 %k3, %u
  %w = sext i32 %k4 to i64
  %p = getelementptr float, ptr %a, i64 %w
  store float 0.0, ptr %p
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %latch
latch:
  %jn = add i32 %j, 1
  %jd = icmp slt i32 %jn, %n
  br i1 %jd, label %outer, label %exit
exit:
  ret void
}

; %both is poison where it wraps around; what %k4 is computed from isn't, and that is as far as 8 from it.
define void @of_two(ptr %a, i32 %n, i32 %s, i32 %t, i32 %u, i1 %e) {
entry:
  %both = add nsw i32 %t, %u
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %jn, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %js = mul i32 %j, %s
  %ji = add i32 %js, %i
  %k1 = add i32 %ji, %both
  %k2 = shl i32 %k1, 3
  %w2 = sext i32 %k2 to i64
  %k3 = add i32 %ji, %u
  %k4 = add i32 %k3, %t
  %k5 = shl i32 %k4, 3
  %w5 = sext i32 %k5 to i64
  %w = select i1 %e, i64 %w2, i64 %w5
  %g2 = getelementptr float, ptr %a, i64 %w2
  %g5 = getelementptr i8, ptr %a, i64 %w5
  %g = select i1 %e, ptr %g2, ptr %g5
  store float 0.0, ptr %g
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %latch
latch:
  %jn = add i32 %j, 1
  %jd = icmp slt i32 %jn, %n
  br i1 %jd, label %outer, label %exit
exit:
  ret void
}
