; ModuleID = 'loops.ll'
source_filename = "loops.ll"

define void @products_ahead_of_a_loop(i32 %x, i32 %y, i32 %z, i32 %n, ptr %to) {
entry:
  %xz = mul i32 %x, %z
  %yz = mul i32 %y, %z
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %xz, %yz
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @products_in_a_loop(i32 %x, i32 %y, i32 %z, i32 %n, ptr %to) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %0 = add i32 %x, %y
  %sum = mul i32 %z, %0
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sums_in_a_loop(i32 %x, i32 %y, i32 %z, i32 %n, ptr %to) {
entry:
  %xy = add i32 %x, %y
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %xy, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sum_of_an_arm(i32 %x, i32 %y, i32 %n, i1 %c, ptr %to) {
entry:
  br i1 %c, label %arm, label %ahead

arm:                                              ; preds = %entry
  %there = add i32 %x, %y
  store volatile i32 %there, ptr %to, align 4
  br label %ahead

ahead:                                            ; preds = %arm, %entry
  %more.of.x = add i32 %x, 5
  br label %loop

loop:                                             ; preds = %loop, %ahead
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %sum = add i32 %more.of.x, %y
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sum_ahead_of_a_loop(i32 %x, i32 %y, i32 %n, ptr %to) {
entry:
  %there = add i32 %x, %y
  store volatile i32 %there, ptr %to, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %there, 5
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @sum_of_another_loop(i32 %x, i32 %y, i32 %n, i1 %c, ptr %to) {
entry:
  br i1 %c, label %first, label %ahead

first:                                            ; preds = %first, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %first ]
  %there = add i32 %x, %y
  store volatile i32 %there, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %first, label %ahead

ahead:                                            ; preds = %first, %entry
  %more.of.x = add i32 %x, 5
  br label %loop

loop:                                             ; preds = %loop, %ahead
  %j = phi i32 [ 0, %ahead ], [ %after, %loop ]
  %sum = add i32 %more.of.x, %y
  store volatile i32 %sum, ptr %to, align 4
  %after = add nuw i32 %j, 1
  %again = icmp ult i32 %after, %n
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}
