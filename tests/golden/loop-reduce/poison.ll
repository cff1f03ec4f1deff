; RUN: nvopt -passes='function(loop-reduce)' -mcpu=sm_90 %s
; What an address promises of itself it doesn't promise of another that is made of it.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; %p is poison where %y has its highest bit set, or points out of %a; %q isn't then.
define void @unasked(ptr %a, ptr %o, i32 %n, i32 %x, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = add i32 %x, %i
  %w = zext nneg i32 %y to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %z = add nuw i32 %y, 4
  %v = zext i32 %z to i64
  %q = getelementptr i32, ptr %a, i64 %v
  %s = select i1 %c, ptr %p, ptr %q
  %f = load i32, ptr %s, align 4
  store i32 %f, ptr %o, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Where %p is read in any case it may go on to promise that.
define void @asked(ptr %a, ptr %o, i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = add i32 %x, %i
  %w = zext nneg i32 %y to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  %f = load i32, ptr %p, align 4
  %z = add nuw i32 %y, 4
  %v = zext i32 %z to i64
  %q = getelementptr i32, ptr %a, i64 %v
  store i32 %f, ptr %q, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; The index of %p is %y, but where one of its sums wraps around.
define void @sums(ptr %a, ptr %o, i32 %n, ptr %x, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = load i64, ptr %x, align 8
  %up = add nsw i64 %y, 1
  %down = add nsw i64 %up, -1
  %p = getelementptr i32, ptr %a, i64 %down
  %z = add nsw i64 %y, -4
  %q = getelementptr i32, ptr %a, i64 %z
  %s = select i1 %c, ptr %p, ptr %q
  %f = load i32, ptr %s, align 4
  store i32 %f, ptr %o, align 4
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; What %row promises to be, an address within %a, nobody said of %q: it is computed from %a.
define void @rows(ptr %a, i64 %n, i64 %pitch) {
entry:
  %row = getelementptr inbounds i8, ptr %a, i64 %n
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = mul i64 %i, %pitch
  %p = getelementptr i8, ptr %row, i64 %m
  %s = add i64 %m, %n
  %q = getelementptr i8, ptr %a, i64 %s
  %f = load float, ptr %q
  %c = fcmp oeq float %f, 0.0
  %any = select i1 %c, ptr %p, ptr %q
  store float 0.0, ptr %any
  %next = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %next, 1000
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Where it doesn't promise that, %q is computed from it.
define void @rows_anywhere(ptr %a, i64 %n, i64 %pitch) {
entry:
  %row = getelementptr i8, ptr %a, i64 %n
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = mul i64 %i, %pitch
  %p = getelementptr i8, ptr %row, i64 %m
  %s = add i64 %m, %n
  %q = getelementptr i8, ptr %a, i64 %s
  %f = load float, ptr %q
  %c = fcmp oeq float %f, 0.0
  %any = select i1 %c, ptr %p, ptr %q
  store float 0.0, ptr %any
  %next = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %next, 1000
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
