; ModuleID = 'congruent.ll'
source_filename = "congruent.ll"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

define void @same(i32 %n, i32 %k) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %k, %entry ], [ %i.next, %loop ]
  call void @see(i32 %i)
  call void @see(i32 %i)
  %i.next = add nsw i32 %i, 1
  %more = icmp ne i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @others(i32 %n, i32 %k, i32 %l) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %k, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ %l, %entry ], [ %j.next, %loop ]
  %h = phi i32 [ %k, %entry ], [ %h.next, %loop ]
  call void @see(i32 %i)
  call void @see(i32 %j)
  call void @see(i32 %h)
  %i.next = add i32 %i, 1
  %j.next = add i32 %j, 1
  %h.next = add i32 %h, 2
  %more = icmp ne i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @poison_at_the_beginning(i32 %n, i32 %k) {
entry:
  %a = add nsw i32 %k, 1
  %b = add i32 %k, 1
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %a, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ %b, %entry ], [ %j.next, %loop ]
  call void @see(i32 %i)
  call void @see(i32 %j)
  %i.next = add i32 %i, 1
  %j.next = add i32 %j, 1
  %more = icmp ne i32 %j.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @dead(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi i32 [ 1, %entry ], [ %a.next, %loop ]
  call void @see(i32 %a)
  %a.next = mul i32 %a, %a
  %i.next = add i32 %i, 1
  %more = icmp ne i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define i32 @sunk(i32 %n, i32 %x, ptr addrspace(1) %p) {
entry:
  %inside = mul i32 %x, 5
  %read = load i32, ptr addrspace(1) %p, align 4
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  call void @see(i32 %inside)
  store i32 %i, ptr addrspace(1) %p, align 4
  %i.next = add i32 %i, 1
  %more = icmp ne i32 %i.next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %behind = mul i32 %x, %x
  %more.behind = add i32 %behind, 7
  %r = add i32 %more.behind, %read
  ret i32 %r
}

attributes #0 = { nounwind willreturn }
