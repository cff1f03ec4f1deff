remark: <unknown>:0:0: in function signed: ends by an order: slt
remark: <unknown>:0:0: in function unsigned: ends by an order: ult
remark: <unknown>:0:0: in function down: ends by an order: sgt
remark: <unknown>:0:0: in function branch: ends by an order: slt
remark: <unknown>:0:0: in function not_zero: ends by an order: ult
remark: <unknown>:0:0: in function unrolled: ends by an order: slt
remark: <unknown>:0:0: in function made: ends by an order: slt
remark: <unknown>:0:0: in function special: ends by an order: slt
; ModuleID = 'orders.ll'
source_filename = "orders.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @signed(ptr %p, i32 %s, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %s, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, 1
  %done = icmp sge i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  ret void
}

define void @unsigned(ptr %p, i64 %s, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ %s, %entry ], [ %next, %loop ]
  store i64 %i, ptr %p, align 8
  %next = add nuw i64 %i, 3
  %again = icmp ugt i64 %n, %next
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @down(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add nsw i32 %i, -1
  %again = icmp sgt i32 %next, 0
  br i1 %again, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @branch(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:                                             ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = load i32, ptr %p, align 4
  %odd = icmp eq i32 %x, %i
  br i1 %odd, label %exit, label %latch

latch:                                            ; preds = %loop
  %next = add i32 %i, 1
  %done = icmp sge i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %latch, %loop, %entry
  ret void
}

define void @not_zero(ptr %p, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @unrolled(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %count, label %exit

count:                                            ; preds = %entry
  %whole = and i32 %n, 2147483644
  %few = icmp ult i32 %n, 4
  br i1 %few, label %exit, label %loop

loop:                                             ; preds = %loop, %count
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 4
  %done = icmp sge i32 %next, %whole
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %count, %entry
  ret void
}

define void @made(ptr %p, i32 %n) {
entry:
  %many = icmp ugt i32 %n, 11
  br i1 %many, label %count, label %exit

count:                                            ; preds = %entry
  %quarter = lshr i32 %n, 2
  %more = add i32 %quarter, 1
  %whole = and i32 %more, -4
  br label %loop

loop:                                             ; preds = %loop, %count
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 4
  %done = icmp sge i32 %next, %whole
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @special(ptr %p) {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %few = icmp ult i32 %n, 8
  br i1 %few, label %exit, label %count

count:                                            ; preds = %entry
  %whole = and i32 %n, 2040
  br label %loop

loop:                                             ; preds = %loop, %count
  %i = phi i32 [ 0, %count ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 8
  %done = icmp sge i32 %next, %whole
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
