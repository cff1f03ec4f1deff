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
