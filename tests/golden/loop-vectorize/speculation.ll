; RUN: nvopt -passes=loop-vectorize -force-vector-width=2 -enable-interleaved-mem-accesses=0 %s
; A load that may always be done is, in lanes too that do not come to it: what the program says of its address and value does not hold there.

define void @f(ptr noalias align 16 dereferenceable(4096) %a, ptr noalias align 16 dereferenceable(4096) %b, ptr noalias %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %t = icmp sgt i32 %x, 0
  br i1 %t, label %then, label %latch
then:
  %i2 = mul nsw i64 %i, 2
  %q = getelementptr inbounds i32, ptr %b, i64 %i2
  %y = load i32, ptr %q, align 4, !noundef !0, !range !1
  br label %latch
latch:
  %z = phi i32 [ %y, %then ], [ 0, %loop ]
  %r = getelementptr i32, ptr %c, i64 %i
  store i32 %z, ptr %r, align 4
  %next = add i64 %i, 1
  %d = icmp eq i64 %next, 512
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
!0 = !{}
!1 = !{i32 0, i32 9}
