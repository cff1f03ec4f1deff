; ModuleID = 'loops/refused.ll'
source_filename = "loops/refused.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @g()

; Function Attrs: convergent
declare void @h() #0

; Function Attrs: convergent nounwind willreturn memory(none)
declare void @silent() #1

; Function Attrs: nounwind willreturn memory(read)
declare void @reads() #2

define void @call_then_volatile(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  call void @g()
  %x = load volatile i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @volatile_then_call(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load volatile i32, ptr %p, align 4
  call void @g()
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @volatile_store_then_load(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  store volatile i32 1, ptr %q, align 4
  %x = load volatile i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @volatile_load_then_store(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load volatile i32, ptr %p, align 4
  store volatile i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @atomic_store(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  store atomic i32 1, ptr %q monotonic, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @atomic_load(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load atomic i32, ptr %p monotonic, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @unordered(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load atomic i32, ptr %p unordered, align 4
  store atomic i32 %x, ptr %q unordered, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @exchange(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  %x = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @call_then_convergent(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  call void @g()
  call void @h()
  store i32 1, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @convergent_then_volatile(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  call void @h()
  %x = load volatile i32, ptr %p, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @volatile_then_convergent(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  %x = load volatile i32, ptr %p, align 4
  call void @h()
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @convergent_alone(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  call void @silent()
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @only_read(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  call void @reads()
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

define void @fence(ptr %a, ptr %c, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %c, i64 %i
  fence seq_cst
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %loop
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch
  ret void
}

attributes #0 = { convergent }
attributes #1 = { convergent nounwind willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(read) }
