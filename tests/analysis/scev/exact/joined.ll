define void @and_exits_if_true(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp uge i32 %j0, %n
  %d0 = icmp uge i32 %i0, 20
  %e0 = and i1 %c0, true
  br i1 %e0, label %next0, label %loop0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp uge i32 %j1, %n
  %d1 = icmp uge i32 %i1, 20
  %e1 = and i1 %c1, false
  br i1 %e1, label %next1, label %loop1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp uge i32 %j2, %n
  %d2 = icmp uge i32 %i2, 20
  %e2 = and i1 true, %c2
  br i1 %e2, label %next2, label %loop2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp uge i32 %j3, %n
  %d3 = icmp uge i32 %i3, 20
  %e3 = and i1 false, %c3
  br i1 %e3, label %next3, label %loop3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp uge i32 %j4, %n
  %d4 = icmp uge i32 %i4, 20
  %e4 = and i1 %c4, %d4
  br i1 %e4, label %next4, label %loop4

next4:
  ret void
}

define void @and_exits_if_false(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp ult i32 %j0, %n
  %d0 = icmp ult i32 %i0, 20
  %e0 = and i1 %c0, true
  br i1 %e0, label %loop0, label %next0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp ult i32 %j1, %n
  %d1 = icmp ult i32 %i1, 20
  %e1 = and i1 %c1, false
  br i1 %e1, label %loop1, label %next1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp ult i32 %j2, %n
  %d2 = icmp ult i32 %i2, 20
  %e2 = and i1 true, %c2
  br i1 %e2, label %loop2, label %next2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp ult i32 %j3, %n
  %d3 = icmp ult i32 %i3, 20
  %e3 = and i1 false, %c3
  br i1 %e3, label %loop3, label %next3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp ult i32 %j4, %n
  %d4 = icmp ult i32 %i4, 20
  %e4 = and i1 %c4, %d4
  br i1 %e4, label %loop4, label %next4

next4:
  ret void
}

define void @or_exits_if_true(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp uge i32 %j0, %n
  %d0 = icmp uge i32 %i0, 20
  %e0 = or i1 %c0, true
  br i1 %e0, label %next0, label %loop0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp uge i32 %j1, %n
  %d1 = icmp uge i32 %i1, 20
  %e1 = or i1 %c1, false
  br i1 %e1, label %next1, label %loop1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp uge i32 %j2, %n
  %d2 = icmp uge i32 %i2, 20
  %e2 = or i1 true, %c2
  br i1 %e2, label %next2, label %loop2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp uge i32 %j3, %n
  %d3 = icmp uge i32 %i3, 20
  %e3 = or i1 false, %c3
  br i1 %e3, label %next3, label %loop3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp uge i32 %j4, %n
  %d4 = icmp uge i32 %i4, 20
  %e4 = or i1 %c4, %d4
  br i1 %e4, label %next4, label %loop4

next4:
  ret void
}

define void @or_exits_if_false(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp ult i32 %j0, %n
  %d0 = icmp ult i32 %i0, 20
  %e0 = or i1 %c0, true
  br i1 %e0, label %loop0, label %next0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp ult i32 %j1, %n
  %d1 = icmp ult i32 %i1, 20
  %e1 = or i1 %c1, false
  br i1 %e1, label %loop1, label %next1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp ult i32 %j2, %n
  %d2 = icmp ult i32 %i2, 20
  %e2 = or i1 true, %c2
  br i1 %e2, label %loop2, label %next2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp ult i32 %j3, %n
  %d3 = icmp ult i32 %i3, 20
  %e3 = or i1 false, %c3
  br i1 %e3, label %loop3, label %next3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp ult i32 %j4, %n
  %d4 = icmp ult i32 %i4, 20
  %e4 = or i1 %c4, %d4
  br i1 %e4, label %loop4, label %next4

next4:
  ret void
}

define void @both_exits_if_true(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp uge i32 %j0, %n
  %d0 = icmp uge i32 %i0, 20
  %e0 = select i1 %c0, i1 true, i1 false
  br i1 %e0, label %next0, label %loop0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp uge i32 %j1, %n
  %d1 = icmp uge i32 %i1, 20
  %e1 = select i1 %c1, i1 false, i1 false
  br i1 %e1, label %next1, label %loop1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp uge i32 %j2, %n
  %d2 = icmp uge i32 %i2, 20
  %e2 = select i1 true, i1 %c2, i1 false
  br i1 %e2, label %next2, label %loop2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp uge i32 %j3, %n
  %d3 = icmp uge i32 %i3, 20
  %e3 = select i1 false, i1 %c3, i1 false
  br i1 %e3, label %next3, label %loop3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp uge i32 %j4, %n
  %d4 = icmp uge i32 %i4, 20
  %e4 = select i1 %c4, i1 %d4, i1 false
  br i1 %e4, label %next4, label %loop4

next4:
  ret void
}

define void @both_exits_if_false(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp ult i32 %j0, %n
  %d0 = icmp ult i32 %i0, 20
  %e0 = select i1 %c0, i1 true, i1 false
  br i1 %e0, label %loop0, label %next0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp ult i32 %j1, %n
  %d1 = icmp ult i32 %i1, 20
  %e1 = select i1 %c1, i1 false, i1 false
  br i1 %e1, label %loop1, label %next1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp ult i32 %j2, %n
  %d2 = icmp ult i32 %i2, 20
  %e2 = select i1 true, i1 %c2, i1 false
  br i1 %e2, label %loop2, label %next2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp ult i32 %j3, %n
  %d3 = icmp ult i32 %i3, 20
  %e3 = select i1 false, i1 %c3, i1 false
  br i1 %e3, label %loop3, label %next3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp ult i32 %j4, %n
  %d4 = icmp ult i32 %i4, 20
  %e4 = select i1 %c4, i1 %d4, i1 false
  br i1 %e4, label %loop4, label %next4

next4:
  ret void
}

define void @either_exits_if_true(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp uge i32 %j0, %n
  %d0 = icmp uge i32 %i0, 20
  %e0 = select i1 %c0, i1 true, i1 true
  br i1 %e0, label %next0, label %loop0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp uge i32 %j1, %n
  %d1 = icmp uge i32 %i1, 20
  %e1 = select i1 %c1, i1 true, i1 false
  br i1 %e1, label %next1, label %loop1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp uge i32 %j2, %n
  %d2 = icmp uge i32 %i2, 20
  %e2 = select i1 true, i1 true, i1 %c2
  br i1 %e2, label %next2, label %loop2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp uge i32 %j3, %n
  %d3 = icmp uge i32 %i3, 20
  %e3 = select i1 false, i1 true, i1 %c3
  br i1 %e3, label %next3, label %loop3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp uge i32 %j4, %n
  %d4 = icmp uge i32 %i4, 20
  %e4 = select i1 %c4, i1 true, i1 %d4
  br i1 %e4, label %next4, label %loop4

next4:
  ret void
}

define void @either_exits_if_false(i32 noundef %n, i32 noundef %m) {
entry:
  br label %loop0

loop0:
  %i0 = phi i32 [ 0, %entry ], [ %j0, %loop0 ]
  %j0 = add nuw nsw i32 %i0, 1
  %c0 = icmp ult i32 %j0, %n
  %d0 = icmp ult i32 %i0, 20
  %e0 = select i1 %c0, i1 true, i1 true
  br i1 %e0, label %loop0, label %next0

next0:
  br label %loop1

loop1:
  %i1 = phi i32 [ 0, %next0 ], [ %j1, %loop1 ]
  %j1 = add nuw nsw i32 %i1, 1
  %c1 = icmp ult i32 %j1, %n
  %d1 = icmp ult i32 %i1, 20
  %e1 = select i1 %c1, i1 true, i1 false
  br i1 %e1, label %loop1, label %next1

next1:
  br label %loop2

loop2:
  %i2 = phi i32 [ 0, %next1 ], [ %j2, %loop2 ]
  %j2 = add nuw nsw i32 %i2, 1
  %c2 = icmp ult i32 %j2, %n
  %d2 = icmp ult i32 %i2, 20
  %e2 = select i1 true, i1 true, i1 %c2
  br i1 %e2, label %loop2, label %next2

next2:
  br label %loop3

loop3:
  %i3 = phi i32 [ 0, %next2 ], [ %j3, %loop3 ]
  %j3 = add nuw nsw i32 %i3, 1
  %c3 = icmp ult i32 %j3, %n
  %d3 = icmp ult i32 %i3, 20
  %e3 = select i1 false, i1 true, i1 %c3
  br i1 %e3, label %loop3, label %next3

next3:
  br label %loop4

loop4:
  %i4 = phi i32 [ 0, %next3 ], [ %j4, %loop4 ]
  %j4 = add nuw nsw i32 %i4, 1
  %c4 = icmp ult i32 %j4, %n
  %d4 = icmp ult i32 %i4, 20
  %e4 = select i1 %c4, i1 true, i1 %d4
  br i1 %e4, label %loop4, label %next4

next4:
  ret void
}

define void @and_exits_if_true_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %e = icmp uge i32 %j, %m
  %x = and i1 %c, %e
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_uc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp eq i32 %l, 0
  %x = and i1 %u, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp eq i32 %l, 0
  %x = and i1 %c, %u
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %x = and i1 %c, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %w = icmp eq i32 %s, %m
  %x = and i1 %c, %w
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_wc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %w = icmp eq i32 %s, %m
  %x = and i1 %w, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_we(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %e = icmp uge i32 %j, %m
  %w = icmp eq i32 %s, %m
  %x = and i1 %w, %e
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_false_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %e = icmp ult i32 %j, %m
  %x = and i1 %c, %e
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_uc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp ne i32 %l, 0
  %x = and i1 %u, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp ne i32 %l, 0
  %x = and i1 %c, %u
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %x = and i1 %c, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %w = icmp ne i32 %s, %m
  %x = and i1 %c, %w
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_wc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %w = icmp ne i32 %s, %m
  %x = and i1 %w, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_we(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %e = icmp ult i32 %j, %m
  %w = icmp ne i32 %s, %m
  %x = and i1 %w, %e
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_true_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %e = icmp uge i32 %j, %m
  %x = or i1 %c, %e
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_uc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp eq i32 %l, 0
  %x = or i1 %u, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp eq i32 %l, 0
  %x = or i1 %c, %u
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %x = or i1 %c, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %w = icmp eq i32 %s, %m
  %x = or i1 %c, %w
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_wc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %w = icmp eq i32 %s, %m
  %x = or i1 %w, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_we(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %e = icmp uge i32 %j, %m
  %w = icmp eq i32 %s, %m
  %x = or i1 %w, %e
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_false_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %e = icmp ult i32 %j, %m
  %x = or i1 %c, %e
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_uc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp ne i32 %l, 0
  %x = or i1 %u, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp ne i32 %l, 0
  %x = or i1 %c, %u
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %x = or i1 %c, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %w = icmp ne i32 %s, %m
  %x = or i1 %c, %w
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_wc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %w = icmp ne i32 %s, %m
  %x = or i1 %w, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_we(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %e = icmp ult i32 %j, %m
  %w = icmp ne i32 %s, %m
  %x = or i1 %w, %e
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @both_exits_if_true_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %e = icmp uge i32 %j, %m
  %x = select i1 %c, i1 %e, i1 false
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @both_exits_if_true_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp eq i32 %l, 0
  %x = select i1 %c, i1 %u, i1 false
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @both_exits_if_true_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %x = select i1 %c, i1 %c, i1 false
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @both_exits_if_true_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %w = icmp eq i32 %s, %m
  %x = select i1 %c, i1 %w, i1 false
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @both_exits_if_false_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %e = icmp ult i32 %j, %m
  %x = select i1 %c, i1 %e, i1 false
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @both_exits_if_false_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp ne i32 %l, 0
  %x = select i1 %c, i1 %u, i1 false
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @both_exits_if_false_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %x = select i1 %c, i1 %c, i1 false
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @both_exits_if_false_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %w = icmp ne i32 %s, %m
  %x = select i1 %c, i1 %w, i1 false
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @either_exits_if_true_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %e = icmp uge i32 %j, %m
  %x = select i1 %c, i1 true, i1 %e
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @either_exits_if_true_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp eq i32 %l, 0
  %x = select i1 %c, i1 true, i1 %u
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @either_exits_if_true_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %x = select i1 %c, i1 true, i1 %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @either_exits_if_true_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp uge i32 %j, %n
  %w = icmp eq i32 %s, %m
  %x = select i1 %c, i1 true, i1 %w
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @either_exits_if_false_ce(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %e = icmp ult i32 %j, %m
  %x = select i1 %c, i1 true, i1 %e
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @either_exits_if_false_cu(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %l = load volatile i32, ptr %p, align 4
  %u = icmp ne i32 %l, 0
  %x = select i1 %c, i1 true, i1 %u
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @either_exits_if_false_cc(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %x = select i1 %c, i1 true, i1 %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @either_exits_if_false_cw(i32 noundef %n, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add i32 %s, 4
  %c = icmp ult i32 %j, %n
  %w = icmp ne i32 %s, %m
  %x = select i1 %c, i1 true, i1 %w
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_true_cv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp uge i32 %j, %n
  %v = icmp eq i32 %s, %m
  %x = and i1 %c, %v
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_vc(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp uge i32 %j, %n
  %v = icmp eq i32 %s, %m
  %x = and i1 %v, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_true_vv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add i32 %i, 1
  %t = add nuw i32 %s, 4
  %v = icmp eq i32 %s, %m
  %x = and i1 %v, %v
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @and_exits_if_false_cv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp ult i32 %j, %n
  %v = icmp ne i32 %s, %m
  %x = and i1 %c, %v
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_vc(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp ult i32 %j, %n
  %v = icmp ne i32 %s, %m
  %x = and i1 %v, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @and_exits_if_false_vv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add i32 %i, 1
  %t = add nuw i32 %s, 4
  %v = icmp ne i32 %s, %m
  %x = and i1 %v, %v
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_true_cv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp uge i32 %j, %n
  %v = icmp eq i32 %s, %m
  %x = or i1 %c, %v
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_vc(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp uge i32 %j, %n
  %v = icmp eq i32 %s, %m
  %x = or i1 %v, %c
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_true_vv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add i32 %i, 1
  %t = add nuw i32 %s, 4
  %v = icmp eq i32 %s, %m
  %x = or i1 %v, %v
  br i1 %x, label %end, label %loop

end:
  ret void
}

define void @or_exits_if_false_cv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp ult i32 %j, %n
  %v = icmp ne i32 %s, %m
  %x = or i1 %c, %v
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_vc(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i32 %i, 1
  %t = add nuw i32 %s, 4
  %c = icmp ult i32 %j, %n
  %v = icmp ne i32 %s, %m
  %x = or i1 %v, %c
  br i1 %x, label %loop, label %end

end:
  ret void
}

define void @or_exits_if_false_vv(i32 noundef %n, i32 %m) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add i32 %i, 1
  %t = add nuw i32 %s, 4
  %v = icmp ne i32 %s, %m
  %x = or i1 %v, %v
  br i1 %x, label %loop, label %end

end:
  ret void
}
