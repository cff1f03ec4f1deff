target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; Function Attrs: nounwind willreturn
declare void @sure(i32 noundef) #0

define void @strengthened(i32 %a, i32 %b) {
  %low = and i32 %a, 1023
  %both = add i32 %low, 5
  %none = add i32 %a, 5
  %neg = add i32 %low, -5
  %times = mul i32 %low, 12
  %big = mul i32 %low, 3145728
  %half = lshr i32 %a, 1
  %unsigned = add i32 %half, 1
  %twice = mul i32 %half, 2
  %q = udiv i32 %a, %b
  %back = mul i32 %q, %b
  %back2 = mul i32 %b, %q
  ret void
}

define void @believed(i32 %a, i32 %b, ptr %p) {
  %never.used = add nsw i32 %a, %b
  %index = add nuw i32 %a, 3
  call void @sure(i32 %index)
  %late = add nuw i32 %a, 4
  call void @use(i32 %late)
  %after = add nuw i32 %a, 6
  call void @sure(i32 %after)
  %d = add nsw i32 %b, 8
  %e = sdiv i32 %a, %d
  ret void
}

define void @conditional(i32 %a, i1 %c) {
entry:
  br i1 %c, label %then, label %exit

then:                                             ; preds = %entry
  %index = add nsw i32 %a, 3
  call void @sure(i32 %index)
  br label %exit

exit:                                             ; preds = %then, %entry
  ret void
}

define void @in_loop(i32 %a, i32 %n, ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ %a, %entry ], [ %i.next, %latch ]
  %h = add nsw i32 %i, 7
  call void @sure(i32 %h)
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %latch

latch:                                            ; preds = %loop
  %late = add nsw i32 %i, 9
  call void @sure(i32 %late)
  %i.next = add nsw i32 %i, 2
  %ptr = getelementptr inbounds i8, ptr %p, i32 %i.next
  store i8 0, ptr %ptr, align 1
  br label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @ranges(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %j = phi i8 [ 0, %entry ], [ %j.next, %loop ]
  %k = phi i32 [ 1000, %entry ], [ %k.next, %loop ]
  %i.next = add i32 %i, 3
  %j.next = add i8 %j, 3
  %k.next = add i32 %k, -7
  %c = icmp ult i32 %i.next, 120
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { nounwind willreturn }
