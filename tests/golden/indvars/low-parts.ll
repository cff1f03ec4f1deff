; RUN: nvopt -passes=indvars -disable-lftr -replexitval=never %s
; Low parts of counters that are compared only: the counter is, where it is nothing but the part extended.

target datalayout = "e-n16:32:64"

declare void @see(i32) nounwind willreturn
declare void @see64(i64) nounwind willreturn
declare void @see8(i8) nounwind willreturn
declare void @see1(i1) nounwind willreturn

; As without a sign, for equality, and the other way around.
define void @without_sign(i8 %a, i8 %b, i8 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp ult i8 %low, %a
  call void @see1(i1 %c1)
  %c2 = icmp ne i8 %b, %low
  call void @see1(i1 %c2)
  %c3 = icmp uge i8 %d, %low
  call void @see1(i1 %c3)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 200
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; With one.
define void @with_sign(i8 %a, i8 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -100, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp slt i8 %low, %a
  call void @see1(i1 %c1)
  %c2 = icmp eq i8 %b, %low
  call void @see1(i1 %c2)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Neither number is negative, so that no sign is needed.
define void @needs_no_sign(i8 range(i8 0, 50) %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp sgt i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 100
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; From 128 on the part has another sign.
define void @sign_is_lost(i8 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp slt i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 129
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; 256 is 0 then; 255 is the last that is not.
define void @bits_are_lost(i8 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp eq i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 257
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @all_bits_are_kept(i8 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %c1 = icmp eq i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 256
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It is needed otherwise, or compared with what changes.
define void @needed(i8 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %low = trunc i32 %i to i8
  %c1 = icmp ult i8 %low, %a
  call void @see1(i1 %c1)
  call void @see8(i8 %low)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 200
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @other_changes(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @see(i32 %i)
  %low = trunc i32 %i to i8
  %a = load volatile i8, ptr %p
  %c1 = icmp ult i8 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 200
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A comparison of 64 bits takes two instructions, and the low half of them none.
define void @two_registers(i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @see64(i64 %i)
  %low = trunc i64 %i to i32
  %c1 = icmp ult i32 %low, %a
  call void @see1(i1 %c1)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 200
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
