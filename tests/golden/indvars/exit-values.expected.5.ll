; ModuleID = 'exit-values.ll'
source_filename = "exit-values.ll"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

; Function Attrs: nounwind willreturn
declare i1 @again() #0

define i32 @count(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  br i1 false, label %loop, label %exit

exit:                                             ; preds = %loop
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  ret i32 %0
}

define i32 @sum(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  br i1 false, label %loop, label %exit

exit:                                             ; preds = %loop
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  %1 = add i32 -2, %0
  %2 = zext i32 %1 to i33
  %3 = add i32 -1, %0
  %4 = zext i32 %3 to i33
  %5 = mul i33 %2, %4
  %6 = lshr i33 %5, 1
  %7 = trunc i33 %6 to i32
  %8 = add i32 -1, %7
  %9 = add i32 %8, %0
  ret i32 %9
}

define i32 @sum_and_store(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 7, ptr addrspace(1) %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  %1 = add i32 -2, %0
  %2 = zext i32 %1 to i33
  %3 = add i32 -1, %0
  %4 = zext i32 %3 to i33
  %5 = mul i33 %2, %4
  %6 = lshr i33 %5, 1
  %7 = trunc i33 %6 to i32
  %8 = add i32 -1, %7
  %9 = add i32 %8, %0
  ret i32 %9
}

define i32 @hard_use(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %odd = or disjoint i32 %i, 1
  call void @see(i32 %odd)
  %next = add nuw nsw i32 %i, 2
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %twice = mul i32 %n, 99
  ret i32 %twice
}

define i32 @hard_use_of_unknown(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  %1 = add i32 -1, %0
  ret i32 %1
}

define i32 @unused_counter(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  %1 = add i32 5, %0
  ret i32 %1
}

define i32 @two_exits(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %i, 10
  br i1 %done, label %first, label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i32 %i, 1
  %more = call i1 @again()
  br i1 %more, label %loop, label %second

first:                                            ; preds = %loop
  ret i32 10

second:                                           ; preds = %latch
  %next.lcssa = phi i32 [ %next, %latch ]
  ret i32 %next.lcssa
}

define i32 @unknown() {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = call i1 @again()
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %next.lcssa = phi i32 [ %next, %loop ]
  ret i32 %next.lcssa
}

define i32 @division(i32 %n, i32 %m) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %n, %m
  %sum = add i32 %i, %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 8
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %sum.lcssa = phi i32 [ %sum, %loop ]
  ret i32 %sum.lcssa
}

define i32 @first_iteration(i32 %a, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %x = phi i32 [ %a, %entry ], [ %y, %latch ]
  br i1 %c, label %out, label %latch

latch:                                            ; preds = %loop
  %y = mul i32 %x, %x
  %more = call i1 @again()
  br i1 %more, label %loop, label %behind

out:                                              ; preds = %loop
  %x.lcssa = phi i32 [ %a, %loop ]
  ret i32 %x.lcssa

behind:                                           ; preds = %latch
  %y.lcssa = phi i32 [ %y, %latch ]
  ret i32 %y.lcssa
}

define i32 @later_iteration(i32 %a, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %x = phi i32 [ %a, %entry ], [ %y, %latch ]
  %now = call i1 @again()
  br i1 %now, label %ask, label %latch

ask:                                              ; preds = %loop
  br i1 %c, label %out, label %latch

latch:                                            ; preds = %ask, %loop
  %y = mul i32 %x, %x
  %more = call i1 @again()
  br i1 %more, label %loop, label %behind

out:                                              ; preds = %ask
  %x.lcssa = phi i32 [ %x, %ask ]
  ret i32 %x.lcssa

behind:                                           ; preds = %latch
  %y.lcssa = phi i32 [ %y, %latch ]
  ret i32 %y.lcssa
}

define i32 @nest(i32 %n) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %indvars.iv1 = phi i32 [ 3, %entry ], [ %indvars.iv1.next, %latch ]
  %indvars.iv = phi i32 [ 999, %entry ], [ %indvars.iv.next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  br i1 false, label %inner, label %latch

latch:                                            ; preds = %inner
  %0 = udiv i32 %indvars.iv, 3
  %1 = mul i32 %0, 3
  %2 = add i32 %1, %indvars.iv1
  call void @see(i32 %2)
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ult i32 %i.next, 5
  %indvars.iv.next = add nsw i32 %indvars.iv, -1
  %indvars.iv1.next = add nuw nsw i32 %indvars.iv1, 1
  br i1 %d, label %outer, label %exit

exit:                                             ; preds = %latch
  ret i32 1000
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nounwind willreturn }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
