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

define void @no_preheader(ptr %p, i32 %n, i32 %d, i1 %c) {
entry:
  br i1 %c, label %loop, label %other

other:                                            ; preds = %entry
  store volatile i32 0, ptr %p, align 4
  br i1 %c, label %exit, label %loop

loop:                                             ; preds = %loop, %other, %entry
  %i = phi i32 [ 0, %entry ], [ 5, %other ], [ %next, %loop ]
  %q = udiv i32 %i, %d
  store volatile i32 %q, ptr %p, align 4
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop, %other
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

attributes #0 = { noinline optnone }
