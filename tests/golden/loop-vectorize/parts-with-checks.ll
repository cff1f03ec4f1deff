; RUN: nvopt -passes=loop-vectorize -force-vector-width=1 -force-vector-interleave=2 -vectorize-memory-check-threshold=36 %s | FileCheck %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=1 -force-vector-interleave=2 -vectorize-memory-check-threshold=35 %s | FileCheck %s --check-prefixes=FEWER

; Parts that somebody asks for save nothing that what is asked of addresses could be compared with: 12 distances, of three instructions each,
; are as many as the threshold allows. That more than eight are too many holds where nobody asks.
; CHECK-LABEL: @three_copies
; CHECK: vector.memcheck:
; CHECK: vector.body:
; FEWER-LABEL: @three_copies
; FEWER-NOT: vector.body:
define void @three_copies(ptr %a, ptr %b, ptr %c, ptr %d, ptr %e, ptr %f, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b.p = getelementptr inbounds i32, ptr %b, i64 %i
  %b.x = load i32, ptr %b.p, align 4
  %a.p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %b.x, ptr %a.p, align 4
  %d.p = getelementptr inbounds i32, ptr %d, i64 %i
  %d.x = load i32, ptr %d.p, align 4
  %c.p = getelementptr inbounds i32, ptr %c, i64 %i
  store i32 %d.x, ptr %c.p, align 4
  %f.p = getelementptr inbounds i32, ptr %f, i64 %i
  %f.x = load i32, ptr %f.p, align 4
  %e.p = getelementptr inbounds i32, ptr %e, i64 %i
  store i32 %f.x, ptr %e.p, align 4
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
