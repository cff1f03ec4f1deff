; RUN: nvopt -passes='print<domtree>,print<postdomtree>,print<loops>' -disable-output %s 2>&1
; Names that are quoted or numbers, a switch with one target twice, declarations, loops marked as parallel and wrongly so.

define void @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br i1 %c, label %m, label %inf
m:
  %i = phi i32 [ 0, %a ], [ 0, %b ], [ %j, %m2 ]
  %j = add i32 %i, 1
  br i1 %c, label %m2, label %x
m2:
  switch i32 %n, label %m [ i32 1, label %x
    i32 2, label %x ]
inf:
  br label %inf2
inf2:
  br i1 %c, label %inf, label %inf2
x:
  ret void
dead:
  br label %x
}
define void @"a b"() {
  br label %1
1:
  br label %1
}
declare void @d()

define void @parallel(ptr %p, ptr %q) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  store i32 0, ptr %q, !llvm.access.group !0
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %v = load i32, ptr %p, !llvm.access.group !1
  store i32 %v, ptr %q, !llvm.access.group !1
  call void @pure()
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, 5
  br i1 %c, label %inner, label %latch, !llvm.loop !2

latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 5
  br i1 %d, label %outer, label %exit, !llvm.loop !4

exit:
  br label %old

old:
  %k = phi i32 [ 0, %exit ], [ %k.next, %old ]
  store i32 %k, ptr %q, !llvm.mem.parallel_loop_access !6
  %k.next = add i32 %k, 1
  %e = icmp ult i32 %k.next, 5
  br i1 %e, label %old, label %wrong, !llvm.loop !7

wrong:
  %l = phi i32 [ 0, %old ], [ %l.next, %wrong ]
  store i32 %l, ptr %q
  %l.next = add i32 %l, 1
  %f = icmp ult i32 %l.next, 5
  br i1 %f, label %wrong, label %end, !llvm.loop !4

end:
  ret void
}

declare void @pure() memory(none)

!0 = distinct !{}
!1 = !{!0, !8}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.parallel_accesses", !8}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.parallel_accesses", !0}
!6 = !{!7}
!7 = distinct !{!7}
!8 = distinct !{}
