; ModuleID = 'low-parts.ll'
source_filename = "low-parts.ll"
target datalayout = "e-n16:32:64"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

; Function Attrs: nounwind willreturn
declare void @see64(i64) #0

; Function Attrs: nounwind willreturn
declare void @see8(i8) #0

; Function Attrs: nounwind willreturn
declare void @see1(i1) #0

define void @without_sign(i8 %a, i8 %b, i8 %d) {
entry:
  %0 = zext i8 %a to i32
  %1 = zext i8 %b to i32
  %2 = zext i8 %d to i32
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %c1 = icmp ult i32 %i, %0
  call void @see1(i1 %c1)
  %c2 = icmp ne i32 %1, %i
  call void @see1(i1 %c2)
  %c3 = icmp uge i32 %2, %i
  call void @see1(i1 %c3)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 200
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @with_sign(i8 %a, i8 %b) {
entry:
  %0 = sext i8 %a to i32
  %1 = sext i8 %b to i32
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ -100, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %c1 = icmp slt i32 %i, %0
  call void @see1(i1 %c1)
  %c2 = icmp eq i32 %1, %i
  call void @see1(i1 %c2)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @needs_no_sign(i8 range(i8 0, 50) %a) {
entry:
  %0 = zext i8 %a to i32
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %c1 = icmp ugt i32 %i, %0
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sign_is_lost(i8 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp slt i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 129
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @bits_are_lost(i8 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp eq i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 257
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @all_bits_are_kept(i8 %a) {
entry:
  %0 = zext i8 %a to i32
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %c1 = icmp eq i32 %i, %0
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 256
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @needed(i8 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %low = trunc i32 %i to i8
  %c1 = icmp ult i8 %low, %a
  call void @see1(i1 %c1)
  call void @see8(i8 %low)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 200
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @other_changes(ptr %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %a = load volatile i8, ptr %p, align 1
  %c1 = icmp ult i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 200
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @two_registers(i32 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @see64(i64 %i)
  %low = trunc i64 %i to i32
  %c1 = icmp ult i32 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 200
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

attributes #0 = { nounwind willreturn }
