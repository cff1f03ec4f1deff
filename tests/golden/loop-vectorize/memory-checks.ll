; RUN: nvopt -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=1 -enable-interleaved-mem-accesses=0 %s
; What is asked of addresses ahead of a vector loop: of bounds, which tells by scopes which accesses keep apart, or of distances, which doesn't.

; Three groups; of a pointer that is one of two nothing is told.
define void @bounds(ptr %a, ptr %b, ptr %c, ptr %d, i1 %t, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %j = add nuw nsw i64 %i, 100
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  %k = mul nuw nsw i64 %i, 3
  %r = getelementptr inbounds i32, ptr %b, i64 %k
  %base = select i1 %t, ptr %c, ptr %d
  %s = getelementptr inbounds i32, ptr %base, i64 %i
  %y = load i32, ptr %s, align 4
  %x = load i32, ptr %r, align 4, !alias.scope !0, !noalias !3
  %z = add i32 %x, %y
  store i32 %z, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %exit, label %loop
exit:
  ret void
}

; One access each, by one element: where that is stored to comes first or at least four elements behind what is loaded.
define void @distance(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %exit, label %loop
exit:
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!4, !2}
