; ModuleID = 'invariant_parts.ll'
source_filename = "invariant_parts.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @within(ptr noalias %a, ptr %b, i32 %n, i32 %s) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  %0 = sext i32 %s to i64
  %1 = getelementptr i32, ptr %b, i64 %0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  br label %loop

loop:                                             ; preds = %latch, %loop.preheader
  %lsr.iv1 = phi ptr [ %a, %loop.preheader ], [ %lsr.iv.next2, %latch ]
  %lsr.iv = phi ptr [ %1, %loop.preheader ], [ %lsr.iv.next, %latch ]
  %i = phi i32 [ %next, %latch ], [ 0, %loop.preheader ]
  %odd = and i32 %i, 1
  %c = icmp ne i32 %odd, 0
  br i1 %c, label %then, label %latch

then:                                             ; preds = %loop
  %x = load i32, ptr %lsr.iv, align 1
  store i32 %x, ptr %lsr.iv1, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 4
  %lsr.iv.next2 = getelementptr i8, ptr %lsr.iv1, i64 4
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  ret void
}

define i32 @copies(ptr %b, i32 %n, i32 %s) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  %0 = sext i32 %s to i64
  %1 = getelementptr i16, ptr %b, i64 %0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  br label %loop

loop:                                             ; preds = %latch, %loop.preheader
  %lsr.iv = phi ptr [ %1, %loop.preheader ], [ %lsr.iv.next, %latch ]
  %i = phi i32 [ %next, %latch ], [ 0, %loop.preheader ]
  %r = phi i32 [ %r3, %latch ], [ 0, %loop.preheader ]
  %bit0 = and i32 %i, 1
  %c0 = icmp ne i32 %bit0, 0
  br i1 %c0, label %then0, label %rest0

then0:                                            ; preds = %loop
  %x0 = load i16, ptr %lsr.iv, align 1
  %z0 = zext i16 %x0 to i32
  br label %rest0

rest0:                                            ; preds = %then0, %loop
  %r0 = phi i32 [ %r, %loop ], [ %z0, %then0 ]
  %bit1 = and i32 %i, 2
  %c1 = icmp ne i32 %bit1, 0
  br i1 %c1, label %then1, label %rest1

then1:                                            ; preds = %rest0
  %2 = getelementptr i8, ptr %lsr.iv, i64 2
  %x1 = load i16, ptr %2, align 1
  %z1 = zext i16 %x1 to i32
  br label %rest1

rest1:                                            ; preds = %then1, %rest0
  %y1 = phi i32 [ 0, %rest0 ], [ %z1, %then1 ]
  %r1 = xor i32 %r0, %y1
  %bit2 = and i32 %i, 4
  %c2 = icmp ne i32 %bit2, 0
  br i1 %c2, label %then2, label %latch

then2:                                            ; preds = %rest1
  %3 = getelementptr i8, ptr %lsr.iv, i64 -4
  %x2 = load i16, ptr %3, align 1
  %z2 = zext i16 %x2 to i32
  br label %latch

latch:                                            ; preds = %then2, %rest1
  %y2 = phi i32 [ 0, %rest1 ], [ %z2, %then2 ]
  %m = mul i32 %r1, 3
  %r3 = add i32 %m, %y2
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 2
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %latch
  %result.ph = phi i32 [ %r3, %latch ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  %result = phi i32 [ 0, %entry ], [ %result.ph, %exit.loopexit ]
  ret i32 %result
}

define i32 @gathered(ptr %a, ptr %b, i32 %n, i32 %s) #0 {
entry:
  %some = icmp sgt i32 %n, 0
  %0 = sext i32 %s to i64
  %1 = getelementptr i32, ptr %b, i64 %0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop, %loop.preheader
  %lsr.iv = phi ptr [ %a, %loop.preheader ], [ %lsr.iv.next, %loop ]
  %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
  %r = phi i32 [ %sum, %loop ], [ 0, %loop.preheader ]
  %k = load i32, ptr %lsr.iv, align 1
  %few = and i32 %k, 63
  %2 = sext i32 %few to i64
  %3 = getelementptr i32, ptr %1, i64 %2
  %x = load i32, ptr %3, align 1
  %sum = add i32 %r, %x
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  %lsr.iv.next = getelementptr i8, ptr %lsr.iv, i64 4
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %loop
  %result.ph = phi i32 [ %sum, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  %result = phi i32 [ 0, %entry ], [ %result.ph, %exit.loopexit ]
  ret i32 %result
}

attributes #0 = { "nvopt-loop-reduce" }
