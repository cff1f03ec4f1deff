; ModuleID = 'exit-tests.ll'
source_filename = "exit-tests.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

; Function Attrs: nounwind willreturn
declare i1 @again() #0

define void @stays_if_true(i32 noundef %n) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add nuw i32 %i, 1
  %exitcond = icmp ne i32 %next, %0
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @leaves_if_true(i32 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 7, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %done = icmp ugt i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @at_the_beginning(i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  br label %loop

loop:                                             ; preds = %latch, %loop.preheader
  %i = phi i32 [ %next, %latch ], [ 0, %loop.preheader ]
  %exitcond = icmp ne i32 %i, %n
  br i1 %exitcond, label %latch, label %exit.loopexit

latch:                                            ; preds = %loop
  call void @see(i32 %i)
  %next = add nuw nsw i32 %i, 1
  br label %loop

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  ret void
}

define void @already(i32 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %done = icmp eq i32 %n, %next
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @step_of_2(i32 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add nuw i32 %i, 2
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @another_counter(i32 noundef %n, i32 %unknown, i32 noundef %known) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 2, i32 %n)
  %1 = add i32 -1, %0
  %2 = lshr i32 %1, 1
  %3 = add i32 1, %2
  %4 = add i32 %3, %known
  br label %loop

loop:                                             ; preds = %loop, %entry
  %j = phi i32 [ %known, %entry ], [ %j.next, %loop ]
  call void @see(i32 %j)
  %j.next = add i32 %j, 1
  %exitcond = icmp ne i32 %j.next, %4
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @begins_unknown(i32 noundef %n, i32 %unknown) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i32 [ %unknown, %entry ], [ %j.next, %loop ]
  call void @see(i32 %j)
  %next = add nuw i32 %i, 2
  %more = icmp ult i32 %next, %n
  %j.next = add nuw nsw i32 %j, 1
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @before_to_behind(i32 noundef %n) {
entry:
  %0 = add i32 1, %n
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %exitcond = icmp ne i32 %next, %0
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @wide(i32 noundef %n, ptr addrspace(1) %p) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  %wide.trip.count = zext i32 %0 to i64
  br label %loop

loop:                                             ; preds = %loop, %entry
  %w = phi i64 [ 0, %entry ], [ %w.next, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i64 %w
  store volatile float 1.000000e+00, ptr addrspace(1) %q, align 4
  %w.next = add nuw nsw i64 %w, 1
  %exitcond = icmp ne i64 %w.next, %wide.trip.count
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @wide_from_elsewhere(i32 noundef %n, i64 noundef %from, ptr addrspace(1) %p) {
entry:
  %0 = trunc i64 %from to i32
  %1 = add i32 1, %0
  %2 = call i32 @llvm.umax.i32(i32 2, i32 %n)
  %3 = add i32 -1, %2
  %4 = lshr i32 %3, 1
  %5 = add i32 %1, %4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %w = phi i64 [ %from, %entry ], [ %w.next, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i64 %w
  store volatile float 1.000000e+00, ptr addrspace(1) %q, align 4
  %w.next = add i64 %w, 1
  %lftr.wideiv = trunc i64 %w.next to i32
  %exitcond = icmp ne i32 %lftr.wideiv, %5
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @narrow(i8 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %x = zext i8 %i to i32
  call void @see(i32 %x)
  %next = add nuw i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @too_narrow(i32 noundef %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i16 [ 0, %entry ], [ %j.next, %loop ]
  %x = zext i16 %j to i32
  call void @see(i32 %x)
  %next = add nuw i32 %i, 2
  %j.next = add i16 %j, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @several(i32 noundef %n, i32 noundef %m, i1 noundef %c) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %m)
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %exitcond = icmp ne i32 %i, %n
  br i1 %exitcond, label %on, label %exit

on:                                               ; preds = %loop
  call void @see(i32 %i)
  br i1 %c, label %sometimes, label %latch

sometimes:                                        ; preds = %on
  %second = icmp ult i32 %i, 50
  br i1 %second, label %latch, label %exit

latch:                                            ; preds = %sometimes, %on
  %next = add nuw i32 %i, 1
  %exitcond1 = icmp ne i32 %next, %0
  br i1 %exitcond1, label %loop, label %exit

exit:                                             ; preds = %latch, %sometimes, %loop
  ret void
}

define void @known_exits() {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @see(i32 %i)
  br i1 false, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i32 %i, 1
  %exitcond = icmp ne i32 %next, 20
  br i1 %exitcond, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @in_time() {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @see(i32 %i)
  %in.time = icmp eq i32 %i, 19
  br i1 %in.time, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i32 %i, 1
  br i1 true, label %loop, label %exit

exit:                                             ; preds = %latch, %loop
  ret void
}

define void @once(i32 %a) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  call void @see(i32 %a)
  br i1 false, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define i32 @silent(i32 noundef %n, i32 noundef %m) {
entry:
  %0 = call i32 @llvm.umin.i32(i32 %n, i32 %m)
  br label %loop

loop:                                             ; preds = %latch, %entry
  %1 = icmp eq i32 %n, %0
  br i1 %1, label %one, label %latch

latch:                                            ; preds = %loop
  %2 = icmp eq i32 %m, %0
  br i1 %2, label %two, label %loop

one:                                              ; preds = %loop
  ret i32 1

two:                                              ; preds = %latch
  ret i32 2
}

define i32 @not_silent(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @see(i32 %i)
  %first = icmp eq i32 %i, %n
  br i1 %first, label %one, label %latch

latch:                                            ; preds = %loop
  %next = add i32 %i, 1
  %second = icmp eq i32 %i, %m
  br i1 %second, label %two, label %loop

one:                                              ; preds = %loop
  ret i32 1

two:                                              ; preds = %latch
  ret i32 2
}

define i32 @a_phi_tells(i32 noundef %n, i32 noundef %m, i32 %a) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = phi i32 [ %a, %entry ], [ %y, %latch ]
  %y = mul i32 %x, %x
  %first = icmp eq i32 %i, %n
  br i1 %first, label %one, label %latch

latch:                                            ; preds = %loop
  %next = add i32 %i, 1
  %second = icmp eq i32 %i, %m
  br i1 %second, label %two, label %loop

one:                                              ; preds = %loop
  %x.lcssa = phi i32 [ %x, %loop ]
  ret i32 %x.lcssa

two:                                              ; preds = %latch
  ret i32 2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

attributes #0 = { nounwind willreturn }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
