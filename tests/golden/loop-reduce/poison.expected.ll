; ModuleID = 'poison.ll'
source_filename = "poison.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unasked(ptr %a, ptr %o, i32 %n, i32 %x, i1 %c) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = add i32 %x, %i
  %w = zext i32 %y to i64
  %p = getelementptr i32, ptr %a, i64 %w
  %0 = getelementptr i8, ptr %p, i64 16
  %s = select i1 %c, ptr %p, ptr %0
  %f = load i32, ptr %s, align 4
  store i32 %f, ptr %o, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @asked(ptr %a, ptr %o, i32 %n, i32 %x) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = add i32 %x, %i
  %w = zext nneg i32 %y to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %f = load i32, ptr %p, align 4
  %0 = getelementptr i8, ptr %p, i64 16
  store i32 %f, ptr %0, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sums(ptr %a, ptr %o, i32 %n, ptr %x, i1 %c) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = load i64, ptr %x, align 8
  %up = add nsw i64 %y, 1
  %down = add nsw i64 %up, -1
  %p = getelementptr i32, ptr %a, i64 %down
  %0 = getelementptr i32, ptr %a, i64 %y
  %1 = getelementptr i8, ptr %0, i64 -16
  %s = select i1 %c, ptr %p, ptr %1
  %f = load i32, ptr %s, align 4
  store i32 %f, ptr %o, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @rows(ptr %a, i64 %n, i64 %pitch) #0 {
entry:
  %row = getelementptr inbounds i8, ptr %a, i64 %n
  %0 = getelementptr i8, ptr %a, i64 %n
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr [ %0, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = load float, ptr %lsr.iv, align 4
  %c = fcmp oeq float %f, 0.000000e+00
  %any = select i1 %c, ptr %lsr.iv, ptr %lsr.iv
  store float 0.000000e+00, ptr %any, align 4
  %next = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %next, 1000
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 %pitch
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @rows_anywhere(ptr %a, i64 %n, i64 %pitch) #0 {
entry:
  %row = getelementptr i8, ptr %a, i64 %n
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.iv = phi ptr [ %row, %entry ], [ %lsr.iv.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %f = load float, ptr %lsr.iv, align 4
  %c = fcmp oeq float %f, 0.000000e+00
  %any = select i1 %c, ptr %lsr.iv, ptr %lsr.iv
  store float 0.000000e+00, ptr %any, align 4
  %next = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %next, 1000
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 %pitch
  br i1 %d, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }
