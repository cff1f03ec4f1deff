; RUN: nvopt -passes=tile-simplify %s

; What is computed ahead of a loop stays there: (x + y) * z would be a product and a sum in each iteration, for a sum.
define void @products_ahead_of_a_loop(i32 %x, i32 %y, i32 %z, i32 %n, ptr %to) {
entry:
  %xz = mul i32 %x, %z
  %yz = mul i32 %y, %z
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %xz, %yz
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; In one loop all of them cost the same.
define void @products_in_a_loop(i32 %x, i32 %y, i32 %z, i32 %n, ptr %to) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %xz = mul i32 %x, %z
  %yz = mul i32 %y, %z
  %sum = add i32 %xz, %yz
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; What goes from the loop alone, goes.
define void @sums_in_a_loop(i32 %x, i32 %y, i32 %z, i32 %n, ptr %to) {
entry:
  %xy = add i32 %x, %y
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %more.of.x = add i32 %xy, %z
  %sum = sub i32 %more.of.x, %z
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; (x + 5) + y would be %there + 5, but %there can't be seen in the loop: x + y would be computed in each iteration.
define void @sum_of_an_arm(i32 %x, i32 %y, i32 %n, i1 %c, ptr %to) {
entry:
  br i1 %c, label %arm, label %ahead

arm:
  %there = add i32 %x, %y
  store volatile i32 %there, ptr %to, align 4
  br label %ahead

ahead:
  %more.of.x = add i32 %x, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %ahead ], [ %next, %loop ]
  %sum = add i32 %more.of.x, %y
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Here it can be seen.
define void @sum_ahead_of_a_loop(i32 %x, i32 %y, i32 %n, ptr %to) {
entry:
  %there = add i32 %x, %y
  store volatile i32 %there, ptr %to, align 4
  %more.of.x = add i32 %x, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %more.of.x, %y
  store volatile i32 %sum, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; Nor can what another loop has computed.
define void @sum_of_another_loop(i32 %x, i32 %y, i32 %n, i1 %c, ptr %to) {
entry:
  br i1 %c, label %first, label %ahead

first:
  %i = phi i32 [ 0, %entry ], [ %next, %first ]
  %there = add i32 %x, %y
  store volatile i32 %there, ptr %to, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %first, label %ahead

ahead:
  %more.of.x = add i32 %x, 5
  br label %loop

loop:
  %j = phi i32 [ 0, %ahead ], [ %after, %loop ]
  %sum = add i32 %more.of.x, %y
  store volatile i32 %sum, ptr %to, align 4
  %after = add nuw i32 %j, 1
  %again = icmp ult i32 %after, %n
  br i1 %again, label %loop, label %exit

exit:
  ret void
}
