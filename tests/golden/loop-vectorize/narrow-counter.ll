; RUN: nvopt -passes=loop-vectorize -force-vector-width=16 -S %s
; The counter has 8 bits, and the loop goes over 800 bytes: each iteration but the first eight loads what another one stored. opt 22
; multiplies in 8 bits, and takes the accesses to be farther apart than the loop gets.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @eight_ahead(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %i.next, %loop ]
  %at = zext i8 %i to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %at
  %v = load i32, ptr %p, align 4
  %sum = add i32 %v, 1
  %q = getelementptr inbounds i8, ptr %p, i64 32
  store i32 %sum, ptr %q, align 4
  %i.next = add nuw i8 %i, 1
  %more = icmp ult i8 %i.next, -56
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The index wraps in the second iteration, which is known: the vector loop is never come to.
define void @wraps_at_once(ptr %a, ptr noalias %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %w = phi i8 [ -6, %entry ], [ %w.next, %loop ]
  %index = zext i8 %w to i64
  %p = getelementptr inbounds i8, ptr %a, i64 %index
  %x = load i8, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %b, i64 %i
  store i8 %x, ptr %q, align 1
  %w.next = add nsw i8 %w, 7
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, 36
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
