; RUN: nvopt -passes=indvars -disable-lftr %s
; RUN: nvopt -passes=indvars -disable-lftr -indvars-widen-indvars=0 %s
; RUN: nvopt -passes=indvars -disable-lftr -indvars-post-increment-ranges=0 %s
; Counters in a whole register, where nothing else is needed.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @see(i32) nounwind willreturn
declare void @see16(i16) nounwind willreturn
declare void @see64(i64) nounwind willreturn

define void @extended(i16 noundef %from, i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ %from, %entry ], [ %next, %loop ]
  %w = sext i16 %i to i32
  call void @see(i32 %w)
  %next = add nsw i16 %i, 3
  %more = icmp slt i16 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @next_extended(i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i16 %i, 3
  %w = zext i16 %next to i32
  call void @see(i32 %w)
  %more = icmp ult i16 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The narrow counter is needed, too.
define void @both(i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  call void @see16(i16 %i)
  %next = add nuw i16 %i, 3
  %more = icmp ult i16 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; It is needed behind the loop.
define i16 @behind(i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  %next = add nuw i16 %i, 3
  %more = icmp ult i16 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i16 %i
}

; It may wrap around: its extension does not go on.
define void @wraps(i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  %next = add i16 %i, 3
  %more = icmp ne i16 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The test has the other sign, and %n may be negative; the bound changes; another width.
define void @other_sign(i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  %next = add nuw nsw i16 %i, 3
  %more = icmp slt i16 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @changing_bound(i16 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %m = phi i16 [ %n, %entry ], [ %half, %loop ]
  %half = lshr i16 %m, 1
  %w = zext i16 %i to i32
  call void @see(i32 %w)
  %next = add nuw nsw i16 %i, 3
  %more = icmp ult i16 %next, %m
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @two_widths(i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %next, %loop ]
  %v = zext i16 %i to i32
  call void @see(i32 %v)
  %w = zext i16 %i to i64
  call void @see64(i64 %w)
  %next = add nuw nsw i16 %i, 3
  %more = icmp ult i16 %next, 300
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A counter of 32 bits stays one.
define void @index(i32 noundef %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %q = getelementptr float, ptr addrspace(1) %p, i64 %w
  store volatile float 1.0, ptr addrspace(1) %q
  %next = add nuw i32 %i, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

