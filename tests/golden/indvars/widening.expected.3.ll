; ModuleID = 'widening.ll'
source_filename = "widening.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

; Function Attrs: nounwind willreturn
declare void @see16(i16) #0

; Function Attrs: nounwind willreturn
declare void @see64(i64) #0

define void @extended(i16 noundef %from, i16 noundef %n) {
entry:
  %0 = sext i16 %from to i32
  %1 = sext i16 %n to i32
  br label %loop

loop:                                             ; preds = %loop, %entry
  %indvars.iv = phi i32 [ %0, %entry ], [ %indvars.iv.next, %loop ]
  call void @see(i32 %indvars.iv)
  %indvars.iv.next = add nsw i32 %indvars.iv, 3
  %more = icmp slt i32 %indvars.iv.next, %1
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @next_extended(i16 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i16 %i, 3
  %w = zext i16 %next to i32
  call void @see(i32 %w)
  %more = icmp ult i16 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @both(i16 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  call void @see16(i16 %i)
  %next = add nuw i16 %i, 3
  %more = icmp ult i16 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define i16 @behind(i16 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  %next = add nuw i16 %i, 3
  %more = icmp ult i16 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %i.lcssa = phi i16 [ %i, %loop ]
  ret i16 %i.lcssa
}

define void @wraps(i16 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  %next = add i16 %i, 3
  %more = icmp ne i16 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @other_sign(i16 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i16 %i to i32
  call void @see(i32 %w)
  %next = add nuw nsw i16 %i, 3
  %more = icmp slt i16 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @changing_bound(i16 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %m = phi i16 [ %n, %entry ], [ %half, %loop ]
  %half = lshr i16 %m, 1
  %w = zext nneg i16 %i to i32
  call void @see(i32 %w)
  %next = add nuw nsw i16 %i, 3
  %more = icmp ult i16 %next, %m
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @two_widths(i32 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %v = zext nneg i16 %i to i32
  call void @see(i32 %v)
  %w = zext nneg i16 %i to i64
  call void @see64(i64 %w)
  %next = add nuw nsw i16 %i, 3
  %more = icmp ult i16 %next, 300
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @index(i32 noundef %n, ptr addrspace(1) %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %q = getelementptr float, ptr addrspace(1) %p, i64 %w
  store volatile float 1.000000e+00, ptr addrspace(1) %q, align 4
  %next = add nuw i32 %i, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { nounwind willreturn }
