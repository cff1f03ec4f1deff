; ModuleID = 'declined.ll'
source_filename = "declined.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @kinds(ptr %p, i32 %n, i64 %wide, i16 %narrow, <2 x i32> %pair) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %constant = udiv i32 %i, 7
  %own = udiv i32 %n, %i
  %i64 = zext i32 %i to i64
  %q64 = udiv i64 %i64, %wide
  %i16 = trunc i32 %i to i16
  %q16 = udiv i16 %i16, %narrow
  %vector = insertelement <2 x i32> splat (i32 5), i32 %i, i32 0
  %lanes = udiv <2 x i32> %vector, %pair
  store volatile i32 %constant, ptr %p, align 4
  store volatile i32 %own, ptr %p, align 4
  store volatile i64 %q64, ptr %p, align 8
  store volatile i16 %q16, ptr %p, align 2
  store volatile <2 x i32> %lanes, ptr %p, align 8
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define i32 @no_loop(i32 %n, i32 %d) {
  %q = sdiv i32 %n, %d
  ret i32 %q
}

define void @no_place(ptr %p, i32 %n, i32 %d, ptr %to) {
entry:
  indirectbr ptr %to, [label %loop, label %exit]

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %i, %d
  store volatile i32 %q, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}

; Function Attrs: noinline optnone
define void @optnone(ptr %p, i32 %n, i32 %d) #0 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = udiv i32 %i, %d
  store volatile i32 %q, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @far_from_innermost(ptr %p, i32 %n, i32 %d) {
entry:
  %0 = freeze i32 %d
  %divisor = call i32 @llvm.umax.i32(i32 %0, i32 1)
  %negative = sub i32 0, %divisor
  %reciprocal = udiv i32 -1, %divisor
  br label %first

first:                                            ; preds = %first.latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %first.latch ]
  %stays = udiv i32 %i, %d
  store volatile i32 %stays, ptr %p, align 4
  br label %second

second:                                           ; preds = %second.latch, %first
  %j = phi i32 [ 0, %first ], [ %j.next, %second.latch ]
  %1 = freeze i32 %j
  %2 = call i32 @llvm.nvvm.mulhi.ui(i32 %1, i32 %reciprocal)
  %3 = mul i32 %2, %negative
  %4 = add i32 %1, %3
  %5 = freeze i32 %4
  %6 = icmp uge i32 %5, %divisor
  %7 = add i32 %2, 1
  %goes = select i1 %6, i32 %7, i32 %2
  store volatile i32 %goes, ptr %p, align 4
  br label %third

third:                                            ; preds = %third, %second
  %k = phi i32 [ 0, %second ], [ %k.next, %third ]
  store volatile i32 %k, ptr %p, align 4
  %k.next = add nuw i32 %k, 1
  %third.more = icmp ult i32 %k.next, %n
  br i1 %third.more, label %third, label %second.latch

second.latch:                                     ; preds = %third
  %j.next = add nuw i32 %j, 1
  %second.more = icmp ult i32 %j.next, %n
  br i1 %second.more, label %second, label %first.latch

first.latch:                                      ; preds = %second.latch
  %i.next = add nuw i32 %i, 1
  %first.more = icmp ult i32 %i.next, %n
  br i1 %first.more, label %first, label %exit

exit:                                             ; preds = %first.latch
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

attributes #0 = { noinline optnone }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
