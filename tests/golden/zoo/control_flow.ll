; ModuleID = '<string>'
source_filename = "<string>"

define i32 @sw(i32 %x, i64 %y, i1 %z, ptr %p) {
entry:
  switch i32 %x, label %d [
  ]

d:                                                ; preds = %entry
  switch i32 %x, label %e [
    i32 0, label %a
    i32 -1, label %b
    i32 2147483647, label %a
    i32 -2147483648, label %b
  ]

e:                                                ; preds = %d
  switch i64 %y, label %a [
    i64 9223372036854775807, label %b
  ], !prof !0

a:                                                ; preds = %e, %d, %d
  switch i1 %z, label %b [
    i1 true, label %c
    i1 false, label %g
  ]

b:                                                ; preds = %a, %e, %d, %d
  br i1 %z, label %c, label %g, !prof !1, !unpredictable !2

c:                                                ; preds = %b, %a
  br label %g

g:                                                ; preds = %c, %b, %a
  %ph = phi i32 [ 1, %a ], [ 2, %b ], [ %x, %c ]
  %pp = phi ptr [ null, %a ], [ %p, %b ], [ @sw, %c ]
  %pv = phi <2 x i8> [ splat (i8 1), %a ], [ poison, %b ], [ undef, %c ]
  %pt = phi { i32, [2 x i8] } [ zeroinitializer, %a ], [ undef, %b ], [ { i32 1, [2 x i8] c"xy" }, %c ]
  %fr = freeze i32 %ph
  %fv = freeze <2 x i8> %pv
  %fp = freeze ptr %pp
  %fa = freeze { i32, [2 x i8] } %pt
  %s = select i1 %z, i32 %ph, i32 -5
  %s2 = select i1 true, ptr null, ptr %pp, !prof !1
  %s3 = select <2 x i1> <i1 true, i1 undef>, <2 x i8> %pv, <2 x i8> zeroinitializer
  %s4 = select i1 %z, { i32, [2 x i8] } %pt, { i32, [2 x i8] } poison
  br i1 true, label %h, label %u

h:                                                ; preds = %g
  indirectbr ptr %p, [label %i, label %j, label %i]

i:                                                ; preds = %h, %h
  indirectbr ptr blockaddress(@sw, %j), [label %j]

j:                                                ; preds = %i, %h
  br i1 undef, label %k, label %k

k:                                                ; preds = %j, %j
  indirectbr ptr %p, []

u:                                                ; preds = %g
  unreachable
}

define void @loop(i32 %n) {
  br label %1

1:                                                ; preds = %1, %0
  %2 = phi i32 [ 0, %0 ], [ %3, %1 ]
  %3 = add nuw nsw i32 %2, 1
  %4 = icmp ult i32 %3, %n
  br i1 %4, label %1, label %5, !llvm.loop !3

5:                                                ; preds = %1
  ret void
}

define void @numbered_unreachable() {
  ret void

1:                                                ; No predecessors!
  ret void

2:                                                ; preds = %2
  br label %2
}

define void @backward() {
  br label %c

b:                                                ; preds = %c
  ret void

c:                                                ; preds = %0
  br label %b
}

define i32 @sw128(i128 %x) {
  switch i128 %x, label %d [
    i128 -170141183460469231731687303715884105728, label %d
    i128 18446744073709551616, label %e
  ]

d:                                                ; preds = %0, %0
  ret i32 1

e:                                                ; preds = %0
  ret i32 2
}

!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!2 = !{}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.mustprogress"}
!5 = !{!"llvm.loop.unroll.count", i32 4}
