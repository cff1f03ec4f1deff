; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -vplan-print -vplan-verify-each -disable-output %s 2>&1
; RUN: nvopt -passes=loop-vectorize -force-vector-width=2 -force-vector-interleave=1 -S %s
; What is done to plans before code is made of them: each function shows a transform, and what it must leave alone.


; Scalars that only a region needs are computed in it, and the two regions of one mask become one. What was loaded is needed behind it, too.
define void @sink_and_merge(ptr noalias %y, ptr noalias %x, ptr noalias %w, ptr noalias %v, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  %m = load i32, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  store i32 %m, ptr %r, align 4
  br label %latch

latch:
  %s = phi i32 [ %l, %loop ], [ %m, %then ]
  %t = getelementptr inbounds i32, ptr %v, i64 %iv
  store i32 %s, ptr %t, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; %r is needed outside, too: it stays there, and the regions stay two.
define void @needed_outside(ptr noalias %y, ptr noalias %x, ptr noalias %w, ptr noalias %v, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  %m = load i32, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  store i32 %m, ptr %r, align 4
  br label %latch

latch:
  %s = phi ptr [ %p, %loop ], [ %r, %then ]
  %t = getelementptr inbounds ptr, ptr %v, i64 %iv
  store ptr %s, ptr %t, align 8
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; What only a region needs and reads memory stays outside: something may be written in between.
define void @load_stays(ptr noalias %y, ptr %x, ptr %w, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %far = mul nuw nsw i64 %iv, 9
  %q = getelementptr inbounds i32, ptr %x, i64 %far
  %m = load i32, ptr %q, align 4
  store i32 0, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  store i32 %m, ptr %r, align 4
  br label %latch

latch:
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; Regions of two masks stay two.
define void @two_masks(ptr noalias %y, ptr noalias %x, ptr noalias %w, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  br i1 %is, label %then, label %else

then:
  store i32 5, ptr %q, align 4
  br label %latch

else:
  store i32 6, ptr %q, align 4
  br label %latch

latch:
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; What no iteration changes stands in vector.ph; not so loads and calls.
define void @invariant(ptr noalias %y, ptr noalias %x, i32 %a, i32 %b, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %sum = add i32 %a, %b
  %half = sdiv i32 %sum, 3
  %far = getelementptr inbounds i32, ptr %x, i64 7
  %c = load i32, ptr %far, align 4
  %first = load i32, ptr %x, align 4
  %d = add i32 %c, %first
  %e = call i32 @llvm.ctpop.i32(i32 %half)
  %less = icmp slt i32 %e, %d
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %t = add i32 %l, %half
  %u = select i1 %less, i32 %t, i32 %l
  store i32 %u, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; The induction is needed as a vector of i32 only; two that are equal are one.
define void @narrow(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %other = phi i64 [ 3, %entry ], [ %other.next, %loop ]
  %same = phi i64 [ 3, %entry ], [ %same.next, %loop ]
  %cut = trunc i64 %other to i32
  %p = getelementptr inbounds i32, ptr %y, i64 %other
  store i32 %cut, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %x, i64 %same
  %l = load i32, ptr %q, align 4
  store i32 %l, ptr %q, align 4
  %other.next = add nuw nsw i64 %other, 1
  %same.next = add nuw nsw i64 %same, 1
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; It is cut to two types: it stays, and is cut.
define void @two_widths(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %cut = trunc i64 %iv to i32
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  store i32 %cut, ptr %p, align 4
  %short = trunc i64 %iv to i16
  %q = getelementptr inbounds i16, ptr %x, i64 %iv
  store i16 %short, ptr %q, align 2
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; It is needed in full, too: it stays, and is cut.
define void @wide(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %loop ]
  %cut = trunc i64 %iv to i32
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  store i32 %cut, ptr %p, align 4
  %q = getelementptr inbounds i64, ptr %x, i64 %iv
  store i64 %iv, ptr %q, align 8
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; An index that is cut again to what it was: there is no cast, of one lane or all.
define void @index(ptr noalias %y, ptr noalias %x, i32 %n) {
entry:
  br label %loop

loop:
  %iv = phi i32 [ 0, %entry ], [ %iv.next, %loop ]
  %wide = zext nneg i32 %iv to i64
  %back = trunc nuw i64 %wide to i32
  %p = getelementptr inbounds i32, ptr %y, i32 %back
  %l = load i32, ptr %p, align 4
  %short = trunc i32 %l to i16
  %long = zext i16 %short to i32
  %again = trunc i32 %long to i16
  %q = getelementptr inbounds i16, ptr %x, i32 %back
  store i16 %again, ptr %q, align 2
  %iv.next = add nuw nsw i32 %iv, 1
  %done = icmp eq i32 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; Ways that are never or always taken, casts there and back, operands that change nothing.
define void @simpler(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  br label %loop

loop:
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %wide = sext i32 %l to i64
  %back = trunc i64 %wide to i32
  %short = trunc i64 %wide to i16
  %one = mul i32 %back, 1
  %is = icmp sgt i32 %one, 3
  br i1 %is, label %then, label %latch

then:
  br i1 true, label %always, label %latch

always:
  %m = shl i32 %one, 2
  br label %latch

latch:
  %b = phi i32 [ %l, %loop ], [ %one, %then ], [ %m, %always ]
  %s = sext i16 %short to i32
  %t = xor i32 %b, %s
  store i32 %t, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

declare i32 @llvm.ctpop.i32(i32)
