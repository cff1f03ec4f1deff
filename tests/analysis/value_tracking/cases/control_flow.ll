; Branches, phis and recurrences. See test_answers.py.
;----
define void @f(i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp sgt i4 %a, %b
  br i1 %z, label %x, label %y

x:
  %d = sub i4 %a, %b
  br label %y

y:
  %e = sub nsw i4 %b, %a
  ret void
}
; a: no poison, undefined if poison
; b: no poison, undefined if poison
; c: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; d: no poison
; e: makes poison
; entry#1: triggers [0]
; passed: entry, x
; at x: z
;----
define void @f(i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp sle i4 %b, %a
  br i1 %z, label %x, label %y

x:
  %d = sub nsw i4 %b, %a
  br label %y

y:
  %e = sub nsw i4 %b, %a
  ret void
}
; a: no poison, undefined if poison
; b: no poison, undefined if poison
; c: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; d: makes poison
; e: makes poison
; entry#1: triggers [0]
; passed: entry, x
; at x: z
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c) {
entry:
  %k = or i4 %b, 1
  switch i4 %a, label %m [
    i4 0, label %x
    i4 2, label %x
  ]

x:
  br label %m

m:
  %p = phi i4 [ 0, %x ], [ %a, %entry ]
  ret void
}
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if undef
; b: defined
; c: power or zero
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; p: defined, 00??, signs 2, not negative
; entry#1: triggers [0]
; passed: entry, x
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c) {
entry:
  %k = or i4 %b, 1
  switch i4 %a, label %m [
    i4 0, label %x
    i4 2, label %x
  ]

x:
  br label %m

m:
  %p = phi i4 [ %k, %x ], [ %a, %entry ]
  ret void
}
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if undef
; b: defined
; c: power or zero
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; p: defined
; entry#1: triggers [0]
; passed: entry, x
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = shl i4 %i, 2
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ???0, power or zero, from <ConstantInt i4 2> by shl <ConstantInt i4 2>
; n: ?000, power or zero, u[0,-3), s[0,-3)
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = add i4 %i, 1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: from <ConstantInt i4 5> by add <ConstantInt i4 1>
; loop#2: triggers [0]
; passed: entry, loop
; i differs from: n
; n differs from: i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ %p, %entry ], [ %n, %loop ]
  %n = and i4 %i, 0
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ??00, from p by and <ConstantInt i4 0>
; n: 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ -1, %entry ], [ %n, %loop ]
  %n = shl i4 %i, 3
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: from <ConstantInt i4 -1> by shl <ConstantInt i4 3>
; n: ?000, u[0,-7), s[0,-7)
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %n = udiv i4 %i, 1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: 0???, power or zero, not negative, from <ConstantInt i4 4> by udiv <ConstantInt i4 1>
; n: 0???, not negative, triggers [1]
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = ashr i4 %i, 0
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: 0???, not negative, from <ConstantInt i4 5> by ashr <ConstantInt i4 0>
; n: 0???, not negative
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ -2, %entry ], [ %n, %loop ]
  %n = urem i4 %i, 2
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: signs 3, from <ConstantInt i4 -2> by urem <ConstantInt i4 2>
; n: 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = lshr i4 %b, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: 00??, signs 2, not negative, from <ConstantInt i4 2> by lshr b
; n: 00??, signs 2, not negative, makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ %o, %entry ], [ %n, %loop ]
  %n = sub i4 %i, 0
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from o by sub <ConstantInt i4 0>
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %n = shl i4 2, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: ???0, power or zero, from <ConstantInt i4 -8> by shl <ConstantInt i4 2>
; n: ?0?0, power or zero, u[0,-7), s[0,-7), makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
; o differs from: i, n
; i differs from: o
; n differs from: o
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 0, %entry ], [ %n, %loop ]
  %n = udiv i4 %i, 3
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0000, signs 4, not negative, from <ConstantInt i4 0> by udiv <ConstantInt i4 3>
; n: 0000, signs 4, u[0,6), s[0,6), not negative, triggers [1]
; loop#2: triggers [0]
; passed: entry, loop
; o differs from: i, n
; i differs from: o
; n differs from: o
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = urem i4 %i, 3
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 00??, signs 2, not negative, from <ConstantInt i4 2> by urem <ConstantInt i4 3>
; n: 00??, signs 2, u[0,3), s[0,3), not negative, triggers [1]
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %n = add i4 %b, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from <ConstantInt i4 4> by add b
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = urem i4 %b, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 00??, signs 2, not negative, undefined if poison, undefined if poison at loop e, from <ConstantInt i4 2> by urem b
; i at loop: nonzero, positive
; i at e: nonzero, positive
; n: no poison, 00??, signs 2, not negative, triggers [1]
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = ashr i4 %i, %o
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, not negative, from <ConstantInt i4 5> by ashr o
; n: 00??, not negative, makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = mul nuw i4 %i, 4
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ??0?, nonzero, from <ConstantInt i4 5> by mul <ConstantInt i4 4>
; n: ??00, nonzero, makes poison
; loop#2: triggers [0]
; passed: entry, loop
; i differs from: n
; n differs from: i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ %a, %entry ], [ %n, %loop ]
  %n = srem i4 %i, -1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from a by srem <ConstantInt i4 -1>
; n: u[0,1), s[0,1), triggers [1]
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ %o, %entry ], [ %n, %loop ]
  %n = sub nuw i4 %i, 4
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ???0, from o by sub <ConstantInt i4 4>
; n: ???0, makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ %p, %entry ], [ %n, %loop ]
  %n = sub nuw i4 2, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ???0, from p by sub <ConstantInt i4 2>
; n: 00?0, signs 2, u[0,3), s[0,3), not negative, makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 0, %entry ], [ %n, %loop ]
  %n = mul nuw i4 %i, %o
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ???0, from <ConstantInt i4 0> by mul o
; n: ??00, makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 1, %entry ], [ %n, %loop ]
  %n = sub nuw i4 %i, -1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: 000?, not negative, from <ConstantInt i4 1> by sub <ConstantInt i4 -1>
; n: 0000, nonzero, positive, makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = add nuw i4 %i, -1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ??1?, signs 2, nonzero, from <ConstantInt i4 2> by add <ConstantInt i4 -1>
; n: 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative, makes poison
; loop#2: triggers [0]
; passed: entry, loop
; b differs from: n
; o differs from: n
; p differs from: i, n
; i differs from: p, n
; n differs from: b, o, p, i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 3, %entry ], [ %n, %loop ]
  %n = mul nuw i4 %i, 1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: nonzero, from <ConstantInt i4 3> by mul <ConstantInt i4 1>
; n: nonzero, makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 3, %entry ], [ %n, %loop ]
  %n = shl nuw i4 %i, 2
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: nonzero, from <ConstantInt i4 3> by shl <ConstantInt i4 2>
; n: ??00, nonzero, u[0,-3), s[0,-3), makes poison
; loop#2: triggers [0]
; passed: entry, loop
; o differs from: n
; i differs from: n
; n differs from: o, i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = add nsw i4 2, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, nonzero, positive, from <ConstantInt i4 5> by add <ConstantInt i4 2>
; n: 0???, nonzero, positive, makes poison
; loop#2: triggers [0]
; passed: entry, loop
; i differs from: n
; n differs from: i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %n = mul nsw i4 %i, %o
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ???0, from <ConstantInt i4 -8> by mul o
; n: ??00, makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ %o, %entry ], [ %n, %loop ]
  %n = sub nsw i4 %i, 0
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from o by sub <ConstantInt i4 0>
; n: makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ %p, %entry ], [ %n, %loop ]
  %n = shl nsw i4 %i, 1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: power, from p by shl <ConstantInt i4 1>
; n: ???0, power, u[0,-1), s[0,-1), makes poison
; loop#2: triggers [0]
; passed: entry, loop
; o differs from: n
; n differs from: o
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ -2, %entry ], [ %n, %loop ]
  %n = shl nsw i4 %i, 3
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: ???0, signs 3, nonzero, from <ConstantInt i4 -2> by shl <ConstantInt i4 3>
; n: 0000, signs 4, nonzero, u[0,-7), s[0,-7), positive, makes poison
; loop#2: triggers [0]
; passed: entry, loop
; o differs from: i, n
; i differs from: o, n
; n differs from: o, i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = mul nuw i4 %i, %b
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from <ConstantInt i4 2> by mul b
; n: makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = shl nuw i4 %b, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from <ConstantInt i4 5> by shl b
; n: makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ %a, %entry ], [ %n, %loop ]
  %n = add nsw i4 %b, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from a by add b
; n: makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ %p, %entry ], [ %n, %loop ]
  %n = sub nuw i4 %i, %p
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from p by sub p
; n: makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ %o, %entry ], [ %n, %loop ]
  %n = ashr exact i4 %i, 4
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: ???0, from o by ashr <ConstantInt i4 4>
; n: 0000, signs 4, not negative, makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 2, %entry ], [ %n, %loop ]
  %n = udiv exact i4 %i, -1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: 00??, signs 2, not negative, from <ConstantInt i4 2> by udiv <ConstantInt i4 -1>
; n: 0000, signs 4, u[0,2), s[0,2), not negative, triggers [1], makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 0, %entry ], [ %n, %loop ]
  %n = ashr exact i4 2, %i
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 00??, signs 2, not negative, from <ConstantInt i4 0> by ashr <ConstantInt i4 2>
; n: 00??, signs 2, nonzero, u[1,3), s[1,3), positive, makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = sdiv exact i4 %i, 3
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from <ConstantInt i4 5> by sdiv <ConstantInt i4 3>
; n: signs 2, u[-2,3), s[-2,3), triggers [1], makes poison
; loop#2: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = and i4 %a, -2
  %p = and i4 %a, -4
  br label %loop

loop:
  %i = phi i4 [ 0, %entry ], [ %n, %loop ]
  %n = add nuw nsw i4 %i, -1
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???0, u[0,-1), s[0,-1)
; p: defined, ??00, u[0,-3), s[0,-3)
; i: signs 2, from <ConstantInt i4 0> by add <ConstantInt i4 -1>
; n: 1111, signs 2, nonzero, u[-1,0), s[-8,7), negative, makes poison
; loop#2: triggers [0]
; passed: entry, loop
; b differs from: n
; o differs from: n
; p differs from: n
; i differs from: n
; n differs from: b, o, p, i
;----
define void @f(i4 noundef %a, i4 noundef range(i4 0, 4) %b, i4 %o2, i1 %c) {
entry:
  %o = or i4 %a, 1
  %p = shl nuw i4 1, %a
  br label %loop

loop:
  %i = phi i4 [ 5, %entry ], [ %n, %loop ]
  %n = lshr exact i4 %i, -2
  br i1 %c, label %loop, label %e

e:
  ret void
}
; a: defined
; b: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; c: no poison, power or zero, undefined if poison
; c at e: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, nonzero, positive, from <ConstantInt i4 5> by lshr <ConstantInt i4 -2>
; n: 0000, signs 4, nonzero, positive, makes poison, makes poison without flags
; loop#2: triggers [0]
; passed: entry, loop
; o differs from: n
; n differs from: o
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ 4, %entry ], [ %k, %loop ]
  %n = ashr i4 %i, 1
  %k = ashr i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, power or zero, not negative, from <ConstantInt i4 4> by ashr <ConstantInt i4 1>
; j: 0???, power or zero, not negative, from <ConstantInt i4 4> by ashr b
; n: 00??, signs 2, u[-4,4), s[-4,4), not negative
; k: 0???, not negative, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 6, %entry ], [ %n, %loop ]
  %j = phi i4 [ 6, %entry ], [ %k, %loop ]
  %n = ashr i4 %i, 1
  %k = ashr i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, not negative, from <ConstantInt i4 6> by ashr <ConstantInt i4 1>
; j: 0???, not negative, from <ConstantInt i4 6> by ashr b
; n: 00??, signs 2, u[-4,4), s[-4,4), not negative
; k: 0???, not negative, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %j = phi i4 [ -8, %entry ], [ %k, %loop ]
  %n = ashr i4 %i, 1
  %k = ashr i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 1???, negative, from <ConstantInt i4 -8> by ashr <ConstantInt i4 1>
; j: 1???, negative, from <ConstantInt i4 -8> by ashr b
; n: 11??, signs 2, nonzero, u[-4,4), s[-4,4), negative
; k: 1???, nonzero, negative, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef %a, i1 %c, i1 %d) {
entry:
  %o = or i4 %a, 1
  br i1 %d, label %loop, label %side

side:
  br label %loop

loop:
  %i = phi i4 [ %o, %entry ], [ %a, %side ], [ %n, %loop ]
  %n = add nuw i4 %i, 2
  br i1 %c, label %loop, label %e

e:
  %l = phi i4 [ %i, %loop ]
  ret void
}
; a: defined
; c: power or zero
; c at e: defined
; d: defined, power or zero, undefined if poison, undefined if undef
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; n: nonzero, u[2,0), s[2,0), makes poison
; l: simply i
; entry#1: triggers [0]
; loop#2: triggers [0]
; passed: entry, side, loop
; i differs from: n
; i if poison, so: n
; n differs from: i
;----
define void @f(i4 noundef %a, i1 %c, i1 %d) {
entry:
  %o = or i4 %a, 1
  br i1 %d, label %loop, label %side

side:
  br label %loop

loop:
  %i = phi i4 [ %o, %entry ], [ %a, %side ], [ %n, %loop ]
  %n = add nuw i4 %i, %i
  br i1 %c, label %loop, label %e

e:
  %l = phi i4 [ %i, %loop ]
  ret void
}
; a: defined
; c: power or zero
; c at e: defined
; d: defined, power or zero, undefined if poison, undefined if undef
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; n: makes poison
; l: simply i
; entry#1: triggers [0]
; loop#2: triggers [0]
; passed: entry, side, loop
; i if poison, so: n
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ 4, %entry ], [ %k, %loop ]
  %n = sdiv exact i4 %i, 2
  %k = sdiv exact i4 %j, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: power, from <ConstantInt i4 4> by sdiv <ConstantInt i4 2>
; j: power, from <ConstantInt i4 4> by sdiv <ConstantInt i4 2>
; n: signs 2, u[-4,4), s[-4,4), triggers [1], makes poison
; k: signs 2, u[-4,4), s[-4,4), triggers [1], makes poison
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ 4, %entry ], [ %k, %loop ]
  %n = udiv exact i4 %i, 2
  %k = udiv exact i4 %j, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, power, not negative, from <ConstantInt i4 4> by udiv <ConstantInt i4 2>
; j: 0???, power, not negative, from <ConstantInt i4 4> by udiv <ConstantInt i4 2>
; n: 00??, signs 2, power, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; k: 00??, signs 2, power, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 6, %entry ], [ %n, %loop ]
  %j = phi i4 [ 6, %entry ], [ %k, %loop ]
  %n = sdiv exact i4 %i, 2
  %k = sdiv exact i4 %j, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: from <ConstantInt i4 6> by sdiv <ConstantInt i4 2>
; j: from <ConstantInt i4 6> by sdiv <ConstantInt i4 2>
; n: signs 2, u[-4,4), s[-4,4), triggers [1], makes poison
; k: signs 2, u[-4,4), s[-4,4), triggers [1], makes poison
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 6, %entry ], [ %n, %loop ]
  %j = phi i4 [ 6, %entry ], [ %k, %loop ]
  %n = udiv exact i4 %i, 2
  %k = udiv exact i4 %j, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, not negative, from <ConstantInt i4 6> by udiv <ConstantInt i4 2>
; j: 0???, not negative, from <ConstantInt i4 6> by udiv <ConstantInt i4 2>
; n: 00??, signs 2, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; k: 00??, signs 2, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ 4, %entry ], [ %k, %loop ]
  %n = ashr exact i4 %i, 1
  %k = ashr exact i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, nonzero, power, positive, from <ConstantInt i4 4> by ashr <ConstantInt i4 1>
; j: 0???, nonzero, power, positive, from <ConstantInt i4 4> by ashr b
; n: 00??, signs 2, nonzero, u[-4,4), s[-4,4), positive, makes poison
; k: 0???, nonzero, positive, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ 4, %entry ], [ %k, %loop ]
  %n = lshr exact i4 %i, 1
  %k = lshr exact i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, nonzero, power, positive, from <ConstantInt i4 4> by lshr <ConstantInt i4 1>
; j: 0???, nonzero, power, positive, from <ConstantInt i4 4> by lshr b
; n: 00??, signs 2, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; k: 0???, nonzero, power, positive, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 6, %entry ], [ %n, %loop ]
  %j = phi i4 [ 6, %entry ], [ %k, %loop ]
  %n = ashr exact i4 %i, 1
  %k = ashr exact i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, nonzero, positive, from <ConstantInt i4 6> by ashr <ConstantInt i4 1>
; j: 0???, nonzero, positive, from <ConstantInt i4 6> by ashr b
; n: 00??, signs 2, nonzero, u[-4,4), s[-4,4), positive, makes poison
; k: 0???, nonzero, positive, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ 6, %entry ], [ %n, %loop ]
  %j = phi i4 [ 6, %entry ], [ %k, %loop ]
  %n = lshr exact i4 %i, 1
  %k = lshr exact i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 0???, nonzero, positive, from <ConstantInt i4 6> by lshr <ConstantInt i4 1>
; j: 0???, nonzero, positive, from <ConstantInt i4 6> by lshr b
; n: 00??, signs 2, nonzero, u[0,-8), s[0,-8), positive, makes poison
; k: 0???, nonzero, positive, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %j = phi i4 [ -8, %entry ], [ %k, %loop ]
  %n = sdiv exact i4 %i, 2
  %k = sdiv exact i4 %j, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: from <ConstantInt i4 -8> by sdiv <ConstantInt i4 2>
; j: from <ConstantInt i4 -8> by sdiv <ConstantInt i4 2>
; n: signs 2, u[-4,4), s[-4,4), triggers [1], makes poison
; k: signs 2, u[-4,4), s[-4,4), triggers [1], makes poison
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %j = phi i4 [ -8, %entry ], [ %k, %loop ]
  %n = udiv exact i4 %i, 2
  %k = udiv exact i4 %j, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: power, from <ConstantInt i4 -8> by udiv <ConstantInt i4 2>
; j: power, from <ConstantInt i4 -8> by udiv <ConstantInt i4 2>
; n: 0???, power, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; k: 0???, power, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %j = phi i4 [ -8, %entry ], [ %k, %loop ]
  %n = ashr exact i4 %i, 1
  %k = ashr exact i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: 1???, nonzero, negative, from <ConstantInt i4 -8> by ashr <ConstantInt i4 1>
; j: 1???, nonzero, negative, from <ConstantInt i4 -8> by ashr b
; n: 11??, signs 2, nonzero, u[-4,4), s[-4,4), negative, makes poison
; k: 1???, nonzero, negative, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i4 [ -8, %entry ], [ %n, %loop ]
  %j = phi i4 [ -8, %entry ], [ %k, %loop ]
  %n = lshr exact i4 %i, 1
  %k = lshr exact i4 %j, %b
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; i: nonzero, power, from <ConstantInt i4 -8> by lshr <ConstantInt i4 1>
; j: nonzero, power, from <ConstantInt i4 -8> by lshr b
; n: 0???, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; k: nonzero, power, makes poison, makes poison without flags
; loop#4: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i1 %c) {
entry:
  %s = ashr i4 %a, 2
  switch i4 %a, label %l0 [
    i4 1, label %l1
    i4 2, label %l2
  ]

l0:
  br label %m

l1:
  br label %m

l2:
  br label %m

m:
  %p = phi i4 [ 0, %l0 ], [ %s, %l1 ], [ 0, %l2 ]
  %q = phi i4 [ 1, %l0 ], [ 2, %l1 ], [ 3, %l2 ]
  ret void
}
; a: defined, undefined if poison, undefined if undef
; c: power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; p: defined, signs 3
; q: defined, 00??, signs 2, nonzero, positive
; entry#1: triggers [0]
; passed: entry, l0, l1, l2
;----
define void @f(i4 noundef range(i4 1, 4) %a, i4 %b, i1 %c, i1 %d) {
entry:
  br label %loop

loop:
  %x = phi i4 [ 2, %entry ], [ %y, %latch ]
  br i1 %c, label %then, label %latch

then:
  br label %latch

latch:
  %y = phi i4 [ 1, %loop ], [ %x, %then ]
  %s = select i1 %d, i4 %x, i4 %y
  br i1 %d, label %loop, label %end

end:
  ret void
}
; a: defined, 00??, signs 2, nonzero, u[1,4), s[1,4), positive
; c: no poison, power or zero, undefined if poison
; c at then: defined
; c at latch: defined
; c at end: defined
; d: power or zero
; d at end: defined
; x: 00??, not negative
; y: 00??, not negative
; s: 00??, signs 2, not negative, passes [0]
; loop#1: triggers [0]
; latch#2: triggers [0]
; passed: entry, loop, then, latch
;----
define void @f(i4 noundef range(i4 1, 4) %a, i4 %b, i1 %c, i1 %d) {
entry:
  br label %loop

loop:
  %x = phi i4 [ %a, %entry ], [ %y, %latch ]
  br i1 %c, label %then, label %latch

then:
  br label %latch

latch:
  %y = phi i4 [ 1, %loop ], [ %a, %then ]
  %s = select i1 %d, i4 %x, i4 %a
  br i1 %d, label %loop, label %end

end:
  ret void
}
; a: defined, 00??, signs 2, nonzero, u[1,4), s[1,4), positive
; c: no poison, power or zero, undefined if poison
; c at then: defined
; c at latch: defined
; c at end: defined
; d: power or zero
; d at end: defined
; x: defined, signs 2, nonzero
; y: defined, 00??, signs 2, nonzero, positive
; s: signs 2, nonzero, passes [0]
; s at end: defined
; loop#1: triggers [0]
; latch#2: triggers [0]
; passed: entry, loop, then, latch
; s if poison, so: d
;----
define void @f(i4 noundef %a, i1 %c) {
entry:
  %s = ashr i4 %a, 2
  switch i4 %a, label %l0 [
    i4 1, label %l1
    i4 2, label %l2
    i4 3, label %l3
  ]

l0:
  br label %m

l1:
  br label %m

l2:
  br label %m

l3:
  br label %m

m:
  %p = phi i4 [ 0, %l0 ], [ %s, %l1 ], [ 0, %l2 ], [ %s, %l3 ]
  %q = phi i4 [ 1, %l0 ], [ 2, %l1 ], [ 3, %l2 ], [ 4, %l3 ]
  ret void
}
; a: defined, undefined if poison, undefined if undef
; c: power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; p: defined, signs 3
; q: defined, 0???, nonzero, positive
; entry#1: triggers [0]
; passed: entry, l0, l1, l2, l3
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = mul i4 %i, 4
  %k = mul i4 %j, 4
  %o = mul i4 %m, 4
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: ??00, power or zero, from <ConstantInt i4 4> by mul <ConstantInt i4 4>
; j: power or zero, from p by mul <ConstantInt i4 4>
; m: from a by mul <ConstantInt i4 4>
; n: 0000, signs 4, power or zero, not negative
; k: ??00, power or zero
; o: ??00
; loop#6: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = shl i4 %i, 1
  %k = shl i4 %j, 1
  %o = shl i4 %m, 1
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: ??00, power or zero, from <ConstantInt i4 4> by shl <ConstantInt i4 1>
; j: power or zero, from p by shl <ConstantInt i4 1>
; m: from a by shl <ConstantInt i4 1>
; n: ?000, power or zero, u[0,-1), s[0,-1)
; k: ???0, power or zero, u[0,-1), s[0,-1)
; o: ???0, u[0,-1), s[0,-1)
; loop#6: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c, i1 %d) {
entry:
  %z = icmp ult i4 %b, %b
  br i1 %z, label %x, label %m

x:
  %w = icmp ult i4 %b, 3
  br i1 %w, label %m, label %e

m:
  %p = phi i4 [ %a, %x ], [ 3, %entry ]
  %q = phi i4 [ %a, %x ], [ 0, %entry ]
  %r = phi i1 [ %w, %x ], [ %z, %entry ]
  ret void

e:
  %s = phi i4 [ %b, %x ]
  ret void
}
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; b: defined, undefined if poison
; b at e: nonzero
; c: power or zero
; d: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x m e
; w: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at e
; p: defined, 00??, signs 2, not negative
; q: defined, 00??, signs 2, not negative
; r: defined, power or zero
; s: defined, nonzero, simply b
; entry#1: triggers [0]
; x#1: triggers [0]
; passed: entry, x
; w tells: b 00??
; at x: z
; at e: not w
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c, i1 %d) {
entry:
  %z = icmp ult i4 %a, 0
  br i1 %z, label %x, label %m

x:
  %w = icmp ult i4 %b, 3
  br i1 %w, label %m, label %e

m:
  %p = phi i4 [ %b, %x ], [ %b, %entry ]
  %q = phi i4 [ 2, %x ], [ %b, %entry ]
  %r = phi i1 [ true, %x ], [ %c, %entry ]
  ret void

e:
  %s = phi i4 [ %b, %x ]
  ret void
}
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison
; a at x: nonzero, positive
; a at e: nonzero, positive
; b: defined
; b at e: nonzero
; c: power or zero
; d: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x m e
; w: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at e
; p: defined, simply b
; q: defined
; r: power or zero
; s: defined, nonzero, simply b
; entry#1: triggers [0]
; x#1: triggers [0]
; passed: entry, x
; w tells: b 00??
; at x: z
; at e: not w
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = udiv i4 %i, 4
  %k = udiv i4 %j, 4
  %o = udiv i4 %m, 4
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, power or zero, not negative, from <ConstantInt i4 4> by udiv <ConstantInt i4 4>
; j: power or zero, from p by udiv <ConstantInt i4 4>
; m: from a by udiv <ConstantInt i4 4>
; n: 000?, signs 3, u[0,4), s[0,4), not negative, triggers [1]
; k: 00??, signs 2, u[0,4), s[0,4), not negative, triggers [1]
; o: 00??, signs 2, u[0,4), s[0,4), not negative, triggers [1]
; loop#6: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = urem i4 %i, 2
  %k = urem i4 %j, 2
  %o = urem i4 %m, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, not negative, from <ConstantInt i4 4> by urem <ConstantInt i4 2>
; j: from p by urem <ConstantInt i4 2>
; m: from a by urem <ConstantInt i4 2>
; n: 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; k: 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; o: 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; loop#6: triggers [0]
; passed: entry, loop
; n if poison, so: i
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c, i1 %d) {
entry:
  %z = icmp ne i4 %b, 1
  br i1 %z, label %x, label %m

x:
  %w = icmp ne i4 %b, 3
  br i1 %w, label %m, label %e

m:
  %p = phi i4 [ %b, %x ], [ poison, %entry ]
  %q = phi i4 [ 2, %x ], [ %b, %entry ]
  %r = phi i1 [ %z, %x ], [ true, %entry ]
  ret void

e:
  %s = phi i4 [ %a, %x ]
  ret void
}
; <PoisonValue i4 poison>: no undef
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; b: defined, undefined if poison
; b at e: nonzero
; c: power or zero
; d: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x m e
; w: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at e
; p: no undef, simply b
; q: defined, 00??, nonzero, positive
; r: defined, power or zero
; s: defined, 00??, signs 2, not negative, simply a
; entry#1: triggers [0]
; x#1: triggers [0]
; passed: entry, x
; not z tells: w, b 0001
; not w tells: z, b 0011
; at x: z
; at e: z, not w
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c, i1 %d) {
entry:
  %z = icmp ult i4 %a, 1
  br i1 %c, label %x, label %m

x:
  %w = icmp eq i4 %b, 0
  br i1 %d, label %m, label %e

m:
  %p = phi i4 [ %a, %x ], [ poison, %entry ]
  %q = phi i4 [ %a, %x ], [ 0, %entry ]
  %r = phi i1 [ %z, %x ], [ true, %entry ]
  ret void

e:
  %s = phi i4 [ %b, %x ]
  ret void
}
; <PoisonValue i4 poison>: no undef
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; b: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; d: power or zero
; d at e: defined
; z: defined, power or zero
; w: defined, power or zero
; p: no undef, simply a
; q: defined, 00??, signs 2, not negative
; r: defined, power or zero
; s: defined, simply b
; entry#1: triggers [0]
; x#1: triggers [0]
; passed: entry, x
; z tells: a 0000
; w tells: b 0000
;----
define void @f(i4 %a, i4 noundef %b, i1 %c, i1 noundef %k) {
entry:
  %l = add nsw i4 %a, 1
  %m = add i4 %a, 2
  %t = icmp eq i4 %a, 3
  br i1 %k, label %x, label %y

x:
  %n = phi i4 [ 1, %entry ]
  %q = freeze i4 %n
  %z = add i4 %m, 1
  br label %y

y:
  %u = xor i1 %c, true
  switch i4 %m, label %e [
    i4 1, label %e2
  ]

e:
  %w = add i4 %a, 1
  ret void

e2:
  ret void
}
; a at e: no poison
; a at e2: no poison
; b: defined
; c: power or zero
; k: defined, power or zero, undefined if poison, undefined if undef
; l: u[-7,-8), s[-7,-8), makes poison
; m: undefined if poison at e e2
; m at e: defined
; m at e2: defined
; t: power or zero
; t at e: no poison
; t at e2: no poison
; n: defined, 0001, signs 3, nonzero, power, positive, simply <ConstantInt i4 1>
; q: defined, 0001, signs 3, nonzero, positive
; z at e: defined
; z at e2: defined
; u: power or zero
; w at e: no poison
; w at e2: no poison
; entry#3: triggers [0]
; y#1: triggers [0]
; passed: entry, x, y
; a differs from: l, m, w
; a if poison, so: l, m
; c differs from: u
; l differs from: a, m, z
; m differs from: a, l, z, w
; m if poison, so: a, l
; t if poison, so: a, l, m
; z differs from: l, m, w
; z if poison, so: a, l, m
; u differs from: c
; u if poison, so: c
; w differs from: a, m, z
; w if poison, so: a, l, m
; c tells: not u
; not c tells: u
; t tells: a 0011
;----
define void @f(i4 %a, i4 noundef %b, i1 %c, i1 noundef %k) {
entry:
  %l = add nsw i4 %a, 1
  %m = add i4 %a, 2
  %t = icmp eq i4 %l, 3
  br i1 %t, label %x, label %y

x:
  %n = phi i4 [ %b, %entry ]
  %q = freeze i4 %m
  %z = add i4 %a, 1
  br label %y

y:
  %u = xor i1 %c, true
  switch i4 %m, label %e [
    i4 1, label %e2
  ]

e:
  %w = add i4 %a, 1
  ret void

e2:
  ret void
}
; a: no poison, undefined if poison
; b: defined
; c: power or zero
; k: defined, power or zero
; l: no poison, u[-7,-8), s[-7,-8), undefined if poison, undefined if poison at x y e e2, makes poison
; l at x: nonzero
; m: no poison, undefined if poison at e e2
; m at e: defined
; m at e2: defined
; t: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y e e2
; n: defined, simply b
; q: defined
; z: no poison
; u: power or zero
; w: no poison
; entry#3: triggers [0]
; y#1: triggers [0]
; passed: entry, x, y
; a differs from: l, m, z, w
; c differs from: u
; l differs from: a, m
; m differs from: a, l, z, w
; z differs from: a, m
; u differs from: c
; u if poison, so: c
; w differs from: a, m
; c tells: not u
; not c tells: u
; t tells: l 0011
; at x: t
;----
define void @f(i4 %a, i4 noundef %b, i1 %c, i1 noundef %k) {
entry:
  %l = add nsw i4 %a, 1
  %m = add i4 %a, 2
  %t = icmp eq i4 %m, 3
  br i1 %c, label %x, label %y

x:
  %n = phi i4 [ %l, %entry ]
  %q = freeze i4 %n
  %z = add i4 %m, 1
  br label %y

y:
  %u = xor i1 %c, true
  switch i4 %m, label %e [
    i4 1, label %e2
  ]

e:
  %w = add i4 %a, 1
  ret void

e2:
  ret void
}
; a at e: no poison
; a at e2: no poison
; b: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; k: defined, power or zero
; l: u[-7,-8), s[-7,-8), makes poison
; m: undefined if poison at e e2
; m at e: defined
; m at e2: defined
; t: power or zero
; t at e: defined
; t at e2: defined
; n: simply l
; q: defined
; z at e: defined
; z at e2: defined
; u: defined, power or zero
; w at e: no poison
; w at e2: no poison
; entry#3: triggers [0]
; y#1: triggers [0]
; passed: entry, x, y
; a differs from: l, m, w
; a if poison, so: l, m
; c differs from: u
; l differs from: a, m, z
; m differs from: a, l, z, w
; m if poison, so: a, l
; t if poison, so: a, l, m
; z differs from: l, m, w
; z if poison, so: a, l, m
; u differs from: c
; w differs from: a, m, z
; w if poison, so: a, l, m
; c tells: not u
; not c tells: u
; t tells: m 0011
;----
define void @f(i4 noundef range(i4 0, 4) %a, i4 noundef %b, i1 %c, i1 %d) {
entry:
  %z = icmp eq i4 %b, %b
  br i1 %z, label %x, label %m

x:
  %w = icmp ne i4 %b, 3
  br i1 %d, label %m, label %e

m:
  %p = phi i4 [ poison, %x ], [ poison, %entry ]
  %q = phi i4 [ %b, %x ], [ 3, %entry ]
  %r = phi i1 [ %z, %x ], [ %z, %entry ]
  ret void

e:
  %s = phi i4 [ %a, %x ]
  ret void
}
; <PoisonValue i4 poison>: no undef
; a: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; b: defined, undefined if poison
; c: power or zero
; d: power or zero
; d at e: defined
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x m e
; w: defined, power or zero
; p: no undef, simply <PoisonValue i4 poison>
; q: defined
; r: defined, power or zero, simply z
; s: defined, 00??, signs 2, not negative, simply a
; entry#1: triggers [0]
; x#1: triggers [0]
; passed: entry, x
; not w tells: b 0011
; at x: z
;----
define void @f(i4 %a, i4 noundef %b, i1 %c, i1 noundef %k) {
entry:
  %l = add nsw i4 %a, 1
  %m = add i4 %a, 2
  %t = icmp eq i4 %m, 3
  br i1 %t, label %x, label %y

x:
  %n = phi i4 [ undef, %entry ]
  %q = freeze i4 %m
  %z = add i4 %n, 1
  br label %y

y:
  %u = xor i1 %c, true
  switch i4 %m, label %e [
    i4 1, label %e2
  ]

e:
  %w = add i4 %a, 1
  ret void

e2:
  ret void
}
; <UndefValue i4 undef>: no poison
; a: no poison, undefined if poison
; b: defined
; c: power or zero
; k: defined, power or zero
; l: u[-7,-8), s[-7,-8), makes poison
; m: no poison, undefined if poison, undefined if poison at x y e e2
; m at x: nonzero
; m at e: defined
; m at e2: defined
; t: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y e e2
; n: no poison, simply <UndefValue i4 undef>
; q: defined
; q at x: nonzero
; z: no poison
; u: power or zero
; w: no poison
; entry#3: triggers [0]
; y#1: triggers [0]
; passed: entry, x, y
; a differs from: l, m, w
; c differs from: u
; l differs from: a, m
; m differs from: a, l, w
; n differs from: z
; z differs from: n
; u differs from: c
; u if poison, so: c
; w differs from: a, m
; c tells: not u
; not c tells: u
; t tells: m 0011
; at x: t
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = mul nuw i4 %i, 2
  %k = mul nuw i4 %j, 2
  %o = mul nuw i4 %m, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: ???0, nonzero, power, from <ConstantInt i4 4> by mul <ConstantInt i4 2>
; j: power, from p by mul <ConstantInt i4 2>
; m: from a by mul <ConstantInt i4 2>
; n: ??00, nonzero, power, makes poison
; k: ???0, power or zero, makes poison
; o: ???0, makes poison
; loop#6: triggers [0]
; passed: entry, loop
; i differs from: n
; n differs from: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = mul nuw i4 %i, 3
  %k = mul nuw i4 %j, 3
  %o = mul nuw i4 %m, 3
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: nonzero, from <ConstantInt i4 4> by mul <ConstantInt i4 3>
; j: from p by mul <ConstantInt i4 3>
; m: from a by mul <ConstantInt i4 3>
; n: nonzero, makes poison
; k: makes poison
; o: makes poison
; loop#6: triggers [0]
; passed: entry, loop
; i differs from: n
; n differs from: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = mul nsw i4 %i, %p
  %k = mul nsw i4 %j, %p
  %o = mul nsw i4 %m, %p
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: power, from <ConstantInt i4 4> by mul p
; j: power, from p by mul p
; m: from a by mul p
; n: power or zero, makes poison
; k: power or zero, makes poison
; o: makes poison
; loop#6: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = mul nuw i4 %i, %d
  %k = mul nuw i4 %j, %d
  %o = mul nuw i4 %m, %d
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: from <ConstantInt i4 4> by mul d
; j: from p by mul d
; m: from a by mul d
; n: makes poison
; k: makes poison
; o: makes poison
; loop#6: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = udiv exact i4 %i, 2
  %k = udiv exact i4 %j, 2
  %o = udiv exact i4 %m, 2
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, power, not negative, from <ConstantInt i4 4> by udiv <ConstantInt i4 2>
; j: power, from p by udiv <ConstantInt i4 2>
; m: from a by udiv <ConstantInt i4 2>
; n: 00??, signs 2, power, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; k: 0???, power, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; o: 0???, u[0,-8), s[0,-8), not negative, triggers [1], makes poison
; loop#6: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
entry:
  %p = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 4, %entry ], [ %n, %loop ]
  %j = phi i4 [ %p, %entry ], [ %k, %loop ]
  %m = phi i4 [ %a, %entry ], [ %o, %loop ]
  %n = udiv exact i4 %i, 3
  %k = udiv exact i4 %j, 3
  %o = udiv exact i4 %m, 3
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: 0???, not negative, from <ConstantInt i4 4> by udiv <ConstantInt i4 3>
; j: from p by udiv <ConstantInt i4 3>
; m: from a by udiv <ConstantInt i4 3>
; n: 00??, signs 2, u[0,6), s[0,6), not negative, triggers [1], makes poison
; k: 0???, u[0,6), s[0,6), not negative, triggers [1], makes poison
; o: 0???, u[0,6), s[0,6), not negative, triggers [1], makes poison
; loop#6: triggers [0]
; passed: entry, loop
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ 1, %entry ]
  %j = phi i4 [ %b, %entry ], [ %j2, %loop ]
  %i2 = and i4 %i, 1
  %j2 = or i4 %j, %b
  %c1 = icmp ne i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 000?, signs 3, nonzero, power or zero, positive, undefined if poison, undefined if poison at end, from <ConstantInt i4 1> by and <ConstantInt i4 1>
; j: from b by or b
; i2: no poison, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative, undefined if poison, undefined if poison at end
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; c1 tells: i ???1
; not c1 tells: i ???0, i2 0000
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ -2, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %j2, %loop ], [ 2, %entry ]
  %i2 = xor i4 %i, 4
  %j2 = xor i4 %j, 4
  %c1 = icmp ult i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at end, from <ConstantInt i4 -2> by xor <ConstantInt i4 4>
; j: from <ConstantInt i4 2> by xor <ConstantInt i4 4>
; i2: no poison, undefined if poison, undefined if poison at end
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; i differs from: j, i2
; j differs from: i, j2
; i2 differs from: i, j2
; j2 differs from: j, i2
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ -4, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %odd, %entry ], [ %j2, %loop ]
  %i2 = or i4 %i, 1
  %j2 = srem i4 %j, 1
  %c1 = icmp slt i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 1???, nonzero, negative, undefined if poison, undefined if poison at end, from <ConstantInt i4 -4> by or <ConstantInt i4 1>
; j: from odd by srem <ConstantInt i4 1>
; i2: no poison, 1??1, nonzero, u[1,0), s[1,0), negative, undefined if poison, undefined if poison at end
; j2: 0000, signs 4, u[0,1), s[0,1), not negative, triggers [1]
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; r differs from: i, i2
; low differs from: i, i2
; odd differs from: j2
; i differs from: r, low, j2
; i2 differs from: r, low, j2
; j2 differs from: odd, i, i2
; c1 tells: i2 1???
; not c1 tells: i2 0???
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ -4, %entry ]
  %j = phi i4 [ -8, %entry ], [ %j2, %loop ]
  %i2 = shl nsw i4 %i, 4
  %j2 = or i4 4, %j
  %c1 = icmp slt i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, ??00, signs 2, nonzero, undefined if poison, undefined if poison at end, from <ConstantInt i4 -4> by shl <ConstantInt i4 4>
; j: ??00, nonzero, from <ConstantInt i4 -8> by or <ConstantInt i4 4>
; i2: no poison, 0000, signs 4, nonzero, positive, undefined if poison, undefined if poison at end, makes poison, makes poison without flags
; j2: ?100, nonzero
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; low differs from: j2
; odd differs from: i, j, i2, j2
; i differs from: odd, j, i2
; j differs from: odd, i
; i2 differs from: odd, i, j2
; j2 differs from: low, odd, i2
; c1 tells: i2 1???
; not c1 tells: i2 0???
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 3, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %j2, %loop ], [ %odd, %entry ]
  %i2 = and i4 %i, %low
  %j2 = and i4 %j, 3
  %c1 = icmp ne i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at end
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, signs 2, nonzero, undefined if poison, undefined if poison at end, from <ConstantInt i4 3> by and low
; j: from odd by and <ConstantInt i4 3>
; i2: no poison, 00??, signs 2, not negative, undefined if poison, undefined if poison at end
; j2: 00??, signs 2, u[0,4), s[0,4), not negative
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; not c1 tells: i2 0000
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %low, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %j2, %loop ], [ 0, %entry ]
  %i2 = udiv i4 3, %i
  %j2 = lshr i4 3, %j
  %c1 = icmp ult i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 00??, signs 2, not negative, undefined if poison, undefined if poison at loop end, from low by udiv <ConstantInt i4 3>
; i at loop: nonzero, positive
; i at end: nonzero, positive
; j: 00??, signs 2, not negative, from <ConstantInt i4 0> by lshr <ConstantInt i4 3>
; i2: no poison, 00??, signs 2, nonzero, u[0,4), s[0,4), positive, undefined if poison, undefined if poison at end, triggers [1]
; j2: 00??, signs 2, u[0,4), s[0,4), not negative, makes poison, makes poison without flags
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %low, %entry ], [ %i2, %loop ]
  %j = phi i4 [ 4, %entry ], [ %j2, %loop ]
  %i2 = ashr i4 %i, -2
  %j2 = ashr i4 %j, -2
  %c1 = icmp eq i4 %i2, %u
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 00??, signs 2, not negative, undefined if poison, undefined if poison at end, from low by ashr <ConstantInt i4 -2>
; j: 0???, power or zero, not negative, from <ConstantInt i4 4> by ashr <ConstantInt i4 -2>
; i2: no poison, 0000, signs 4, not negative, undefined if poison, undefined if poison at end, makes poison, makes poison without flags
; j2: 0000, signs 4, not negative, makes poison, makes poison without flags
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; odd differs from: i2, j2
; i2 differs from: odd
; j2 differs from: odd
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ 3, %entry ]
  %j = phi i4 [ %low, %entry ], [ %j2, %loop ]
  %i2 = or i4 2, %i
  %j2 = sub nuw nsw i4 %j, 2
  %c1 = icmp eq i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, nonzero, undefined if poison, undefined if poison at end, from <ConstantInt i4 3> by or <ConstantInt i4 2>
; j: from low by sub <ConstantInt i4 2>
; i2: no poison, ??1?, nonzero, undefined if poison, undefined if poison at end
; j2: makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; c1 tells: i 0000, i2 0000
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %odd, %entry ], [ %i2, %loop ]
  %j = phi i4 [ -4, %entry ], [ %j2, %loop ]
  %i2 = sub nuw i4 %i, 4
  %j2 = lshr i4 %j, 4
  %c1 = icmp eq i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at end, from odd by sub <ConstantInt i4 4>
; j: ??00, signs 2, from <ConstantInt i4 -4> by lshr <ConstantInt i4 4>
; i2: no poison, undefined if poison, undefined if poison at end, makes poison
; j2: 0000, signs 4, not negative, makes poison, makes poison without flags
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; odd differs from: j, j2
; j differs from: odd
; j2 differs from: odd
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 1, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %j2, %loop ], [ -8, %entry ]
  %i2 = mul nuw i4 %i, 7
  %j2 = mul nuw i4 %j, 7
  %c1 = icmp ugt i4 %i2, 5
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, nonzero, undefined if poison, undefined if poison at end, from <ConstantInt i4 1> by mul <ConstantInt i4 7>
; j: nonzero, from <ConstantInt i4 -8> by mul <ConstantInt i4 7>
; i2: no poison, nonzero, undefined if poison, undefined if poison at end, makes poison
; j2: nonzero, makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; i differs from: j, i2
; j differs from: i, j2
; i2 differs from: i, j2
; j2 differs from: j, i2
; not c1 tells: i2 0???
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %p2n, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %b, %entry ], [ %j2, %loop ]
  %i2 = udiv i4 %i, %low
  %j2 = udiv i4 %i, %j
  %c1 = icmp ne i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined, undefined if poison
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at loop end
; low at loop: nonzero, positive
; low at end: nonzero, positive
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at end, from p2n by udiv low
; j: no poison, undefined if poison, undefined if poison at loop end, from b by udiv i
; j at loop: nonzero
; j at end: nonzero
; i2: no poison, undefined if poison, undefined if poison at end, triggers [1]
; j2: no poison, triggers [1]
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ 1, %entry ]
  %j = phi i4 [ 0, %entry ], [ %j2, %loop ]
  %i2 = add nsw i4 %i, -8
  %j2 = sub nuw i4 -8, %j
  %c1 = icmp slt i4 %i2, %u
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, nonzero, undefined if poison, undefined if poison at end, from <ConstantInt i4 1> by add <ConstantInt i4 -8>
; j: ?000, from <ConstantInt i4 0> by sub <ConstantInt i4 -8>
; i2: no poison, 1???, nonzero, u[-8,0), s[-8,0), negative, undefined if poison, undefined if poison at end, makes poison
; j2: ?000, u[0,-7), s[0,-7), makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; r differs from: i2
; low differs from: i2
; odd differs from: j, j2
; i differs from: i2
; j differs from: odd
; i2 differs from: r, low, i
; j2 differs from: odd
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %p2n, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %b, %entry ], [ %j2, %loop ]
  %i2 = sdiv exact i4 %i, 1
  %j2 = lshr i4 1, %j
  %c1 = icmp ne i4 %i2, 5
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at end, from p2n by sdiv <ConstantInt i4 1>
; j: from b by lshr <ConstantInt i4 1>
; i2: no poison, undefined if poison, undefined if poison at end, triggers [1], makes poison
; i2 at end: nonzero
; j2: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative, makes poison, makes poison without flags
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; not c1 tells: i2 0101
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 3, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %low, %entry ], [ %j2, %loop ]
  %i2 = mul nsw i4 %i, %i
  %j2 = sdiv i4 -8, %j
  %c1 = icmp ugt i4 %i2, %u
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 0???, nonzero, positive, undefined if poison, undefined if poison at end, from <ConstantInt i4 3> by mul i
; j: no poison, undefined if poison, undefined if poison at loop end, from low by sdiv <ConstantInt i4 -8>
; j at loop: nonzero
; j at end: nonzero
; i2: no poison, 0???, nonzero, positive, undefined if poison, undefined if poison at end, makes poison
; j2: no poison, u[-8,5), s[-8,5), triggers [1]
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i1 %c) {
entry:
  %s = ashr i4 %a, 2
  switch i4 %a, label %l0 [
    i4 1, label %l1
    i4 2, label %l2
    i4 3, label %l3
    i4 4, label %l4
  ]

l0:
  br label %m

l1:
  br label %m

l2:
  br label %m

l3:
  br label %m

l4:
  br label %m

m:
  %p = phi i4 [ 0, %l0 ], [ %s, %l1 ], [ 0, %l2 ], [ %s, %l3 ], [ 0, %l4 ]
  %q = phi i4 [ 1, %l0 ], [ 2, %l1 ], [ 3, %l2 ], [ 4, %l3 ], [ 5, %l4 ]
  ret void
}
; a: defined, undefined if poison, undefined if undef
; c: power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; p: defined
; q: defined, 0???, nonzero, positive
; entry#1: triggers [0]
; passed: entry, l0, l1, l2, l3, l4
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ %p2n, %entry ]
  %j = phi i4 [ 2, %entry ], [ %j2, %loop ]
  %i2 = sub nsw i4 %i, %b
  %j2 = sub nsw i4 %j, -8
  %c1 = icmp eq i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at end, from p2n by sub b
; j: 0??0, signs 2, not negative, from <ConstantInt i4 2> by sub <ConstantInt i4 -8>
; i2: no poison, undefined if poison, undefined if poison at end, makes poison
; j2: 0000, signs 4, nonzero, positive, makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; odd differs from: j, j2
; j differs from: odd
; j2 differs from: odd
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ %low, %entry ]
  %j = phi i4 [ 4, %entry ], [ %j2, %loop ]
  %i2 = srem i4 %i, -8
  %j2 = sub nuw nsw i4 -8, %j
  %c1 = icmp ugt i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at end, from low by srem <ConstantInt i4 -8>
; j: ??00, from <ConstantInt i4 4> by sub <ConstantInt i4 -8>
; i2: no poison, u[-7,-8), s[-7,-8), undefined if poison, undefined if poison at end, triggers [1]
; j2: ?000, u[0,-7), s[-8,1), makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; odd differs from: j, j2
; j differs from: odd
; j2 differs from: odd
; not c1 tells: i2 0000
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ %p2n, %entry ]
  %j = phi i4 [ %p2n, %entry ], [ %j2, %loop ]
  %i2 = udiv exact i4 %i, 4
  %j2 = srem i4 %j, 7
  %c1 = icmp eq i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, power, undefined if poison, undefined if poison at end, from p2n by udiv <ConstantInt i4 4>
; j: from p2n by srem <ConstantInt i4 7>
; i2: no poison, 00??, signs 2, power, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at end, triggers [1], makes poison
; j2: u[-6,7), s[-6,7), triggers [1]
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ 4, %entry ]
  %j = phi i4 [ %odd, %entry ], [ %j2, %loop ]
  %i2 = urem i4 %i, %b
  %j2 = shl nuw nsw i4 %b, %j
  %c1 = icmp eq i4 %i2, %u
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; b at loop: nonzero
; b at end: nonzero
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 0???, not negative, undefined if poison, undefined if poison at end, from <ConstantInt i4 4> by urem b
; j: from odd by shl b
; i2: no poison, 0???, not negative, undefined if poison, undefined if poison at end, triggers [1]
; j2: makes poison, makes poison without flags
; j2 at loop: nonzero
; j2 at end: nonzero
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ -2, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %j2, %loop ], [ -1, %entry ]
  %i2 = lshr exact i4 %i, 2
  %j2 = lshr exact i4 2, %j
  %c1 = icmp eq i4 %i2, 0
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, ???0, signs 2, nonzero, undefined if poison, undefined if poison at end, from <ConstantInt i4 -2> by lshr <ConstantInt i4 2>
; j: signs 2, nonzero, from <ConstantInt i4 -1> by lshr <ConstantInt i4 2>
; i2: no poison, 00??, signs 2, nonzero, u[0,4), s[0,4), positive, undefined if poison, undefined if poison at end, makes poison
; j2: 00??, signs 2, nonzero, power, u[1,3), s[1,3), positive, makes poison, makes poison without flags
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; odd differs from: i
; i differs from: odd
; c1 tells: i 00??, i2 0000
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %i2, %loop ], [ %odd, %entry ]
  %j = phi i4 [ %odd, %entry ], [ %j2, %loop ]
  %i2 = urem i4 1, %i
  %j2 = or disjoint i4 %j, 1
  %c1 = icmp ugt i4 %i2, %u
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, nonzero, undefined if poison, undefined if poison at loop end, from odd by urem <ConstantInt i4 1>
; j: ???1, nonzero, from odd by or <ConstantInt i4 1>
; i2: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, undefined if poison, undefined if poison at end, triggers [1]
; j2: ???1, nonzero, u[1,0), s[1,0), makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; j differs from: j2
; j2 differs from: j
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ %p2n, %entry ], [ %i2, %loop ]
  %j = phi i4 [ %low, %entry ], [ %j2, %loop ]
  %i2 = or disjoint i4 %i, %i
  %j2 = urem i4 %j, %i
  %c1 = icmp slt i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, undefined if poison, undefined if poison at loop end, from p2n by or i
; i at loop: nonzero
; i at end: nonzero
; j: 00??, signs 2, not negative, from low by urem i
; i2: no poison, undefined if poison, undefined if poison at end, makes poison
; i2 at loop: nonzero
; i2 at end: nonzero
; j2: 00??, signs 2, not negative, triggers [1]
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %p2n = shl nuw i4 1, %b
  br label %loop

loop:
  %i = phi i4 [ 1, %entry ], [ %i2, %loop ]
  %j = phi i4 [ 1, %entry ], [ %j2, %loop ]
  %i2 = mul nuw nsw i4 %i, %j
  %j2 = mul nuw nsw i4 %r, %j
  %c1 = icmp eq i4 %i2, %b
  br i1 %c1, label %loop, label %end

end:
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; i: no poison, 0???, not negative, undefined if poison, undefined if poison at end, from <ConstantInt i4 1> by mul j
; j: no poison, 0???, not negative, undefined if poison, undefined if poison at end, from <ConstantInt i4 1> by mul r
; i2: no poison, 0???, not negative, undefined if poison, undefined if poison at end, makes poison
; j2: 0???, not negative, makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#5: triggers [0]
; passed: entry, loop
; at end: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = lshr i4 %u, %a
  %v1 = or disjoint i4 %a, %a
  %v2 = ashr exact i4 %v1, %v0
  %c0 = icmp samesign ult i4 %a, %u
  %c1 = icmp sge i4 %v1, 0
  %c2 = icmp ult i4 %v0, %u
  %c3 = icmp samesign ugt i4 %a, %r
  %c4 = icmp ult i4 %a, %a
  br i1 %c3, label %yes, label %no

yes:
  %y = add i4 %v0, %v2
  br label %no

no:
  br label %end

end:
  ret void
}
; a: defined, undefined if poison
; a at yes: nonzero
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; v0: makes poison, makes poison without flags
; v1: no undef, makes poison
; v1 at yes: nonzero
; v2: makes poison, makes poison without flags
; v2 at yes: nonzero
; c0: power or zero, makes poison
; c1: no undef, power or zero
; c2: power or zero
; c3: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at yes no end, makes poison
; c4: defined, power or zero
; #8: triggers [0]
; passed: , yes, no
; c1 tells: v1 0???
; not c1 tells: v1 1???
; at yes: c3
;----
define void @f(i4 noundef %a, i1 %c) {
entry:
  %s = ashr i4 %a, 2
  switch i4 %a, label %l0 [
    i4 1, label %l1
    i4 2, label %l2
    i4 3, label %l3
    i4 4, label %l4
    i4 5, label %l5
  ]

l0:
  br label %m

l1:
  br label %m

l2:
  br label %m

l3:
  br label %m

l4:
  br label %m

l5:
  br label %m

m:
  %p = phi i4 [ 0, %l0 ], [ %s, %l1 ], [ 0, %l2 ], [ %s, %l3 ], [ 0, %l4 ], [ %s, %l5 ]
  %q = phi i4 [ 1, %l0 ], [ 2, %l1 ], [ 3, %l2 ], [ 4, %l3 ], [ 5, %l4 ], [ 6, %l5 ]
  ret void
}
; a: defined, undefined if poison, undefined if undef
; c: power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; p: defined
; q: defined, 0???, nonzero, positive
; entry#1: triggers [0]
; passed: entry, l0, l1, l2, l3, l4, l5
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
entry:
  %v0 = ashr exact i4 %a, -2
  %v1 = mul nsw i4 %v0, %u
  %v2 = sdiv i4 %a, -1
  %c0 = icmp samesign eq i4 %r, %v1
  %c1 = icmp sgt i4 %b, %a
  %c2 = icmp samesign ule i4 %a, %a
  %c3 = icmp samesign sgt i4 %b, 1
  %c4 = xor i1 %c3, true
  br i1 %c0, label %yes, label %no

yes:
  br label %no

no:
  %p = phi i4 [ %v1, %yes ], [ %v1, %entry ]
  %q = phi i4 [ %a, %yes ], [ %v0, %entry ]
  ret void
}
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; u: no poison, undefined if poison
; v0: no poison, no undef, 0000, signs 4, not negative, undefined if poison, undefined if poison at yes no, makes poison, makes poison without flags
; v1: no poison, 0000, signs 4, not negative, undefined if poison, undefined if poison at yes no, makes poison
; v2: defined, u[-7,-8), s[-7,-8), triggers [1]
; c0: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at yes no, makes poison
; c1: defined, power or zero
; c2: no undef, power or zero, makes poison
; c3: no undef, power or zero, makes poison
; c4: no undef, power or zero
; p: no poison, signs 4, simply v1
; q: no poison, no undef
; entry#8: triggers [0]
; passed: entry, yes
; c3 differs from: c4
; c4 differs from: c3
; c3 tells: not c4, b 0???
; not c3 tells: c4
; c4 tells: not c3
; not c4 tells: c3, b 0???
; at yes: c0
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = call i4 @llvm.smin.i4(i4 %b, i4 %b)
  %v1 = call i4 @llvm.umin.i4(i4 %v0, i4 %u)
  %v2 = udiv i4 %v0, %r
  %c0 = icmp samesign sgt i4 %b, %v1
  %c1 = icmp sle i4 %v2, %a
  %c2 = xor i1 %c0, true
  %c3 = icmp samesign ule i4 %u, %v1
  %c4 = xor i1 %c, true
  br i1 %c1, label %yes, label %no

yes:
  %y = xor i4 %a, %v1
  br label %no

no:
  br label %end

end:
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; v0: defined, undefined if poison, undefined if poison at yes no end, passes [0, 1]
; v1: passes [0, 1]
; v2: defined, undefined if poison, undefined if poison at yes no end, triggers [1]
; c0: power or zero, makes poison
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at yes no end
; c2: power or zero
; c3: power or zero, makes poison
; c4: defined, power or zero
; #8: triggers [0]
; passed: , yes, no
; c differs from: c4
; v1 if poison, so: u
; c0 differs from: c2
; c2 differs from: c0
; c4 differs from: c
; y if poison, so: u
; c tells: not c4
; not c tells: c4
; c0 tells: not c2
; not c0 tells: c2
; c2 tells: not c0
; not c2 tells: c0
; at yes: c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = call i4 @llvm.umin.i4(i4 %b, i4 1)
  %v1 = call i4 @llvm.smax.i4(i4 %b, i4 %r)
  %v2 = sub nsw i4 %b, %v1
  %c0 = icmp samesign sgt i4 %a, %b
  %c1 = icmp samesign eq i4 %b, %v0
  %c2 = icmp samesign ugt i4 %v2, %v1
  %c3 = icmp ult i4 %v2, 4
  %c4 = icmp ne i4 %v0, %r
  br i1 %c4, label %yes, label %no

yes:
  %y = add i4 %v0, %v1
  br label %end

no:
  br label %end

end:
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; v0: defined, 000?, signs 3, u[0,2), s[0,2), not negative, undefined if poison, undefined if poison at yes no end, passes [0, 1]
; v1: defined, 0???, nonzero, positive, passes [0, 1]
; v2: no undef, makes poison
; c0: no undef, power or zero, makes poison
; c1: no undef, power or zero, makes poison
; c2: no undef, power or zero, makes poison
; c3: no undef, power or zero
; c4: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at yes no end
; y: defined, nonzero
; #8: triggers [0]
; passed: , yes, no
; v0 differs from: y
; y differs from: v0
; c3 tells: v2 00??
; at yes: c4
; at no: not c4
;----
define void @f(i4 %a, i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  br label %y

y:
  %p = phi i4 [ poison, %entry ], [ poison, %x ]
  %q = phi i4 [ poison, %entry ], [ %a, %x ]
  %r = lshr i4 %p, 1
  ret void
}
; <PoisonValue i4 poison>: no undef
; c: defined, power or zero, undefined if poison, undefined if undef
; p: no undef, simply <PoisonValue i4 poison>
; q: simply a
; r: no undef, 0???, u[0,-8), s[0,-8), not negative
; entry#0: triggers [0]
; passed: entry, x
; p if poison, so: r
; r if poison, so: p
