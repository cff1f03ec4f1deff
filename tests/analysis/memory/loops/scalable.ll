; ModuleID = 'loops/scalable.ll'
source_filename = "loops/scalable.ll"

define void @store_behind(ptr %a, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = load <vscale x 4 x i8>, ptr %a, align 4
  %ahead = add nuw nsw i64 %i, 1
  %p = getelementptr inbounds i32, ptr %a, i64 %ahead
  store i32 0, ptr %p, align 4
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, 100
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @steps(ptr %a, ptr %b) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  %q = getelementptr inbounds i64, ptr %b, i64 %i
  %v = load <vscale x 2 x i64>, ptr %p, align 8
  store <vscale x 2 x i64> %v, ptr %q, align 8
  %next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %next, 100
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
