; Comparisons, what follows from them, and selects by them. See test_answers.py.
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = shl i4 %o, 1
  %d1 = icmp eq i4 %o, %x
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: defined, ?1?0, nonzero, u[0,-1), s[0,-1)
; d1: defined, power or zero
;----
define void @f(i8 noundef %a) {
  %z = icmp slt i8 %a, -4
  %m = select i1 %z, i8 -4, i8 %a
  %z2 = icmp sgt i8 %m, -1
  %x = select i1 %z2, i8 -1, i8 %m
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-4,-128), s[-4,-128), passes [0], smax a <ConstantInt i8 -4>
; z2: defined, power or zero
; x: defined, 1(?*7), signs 6, nonzero, u[-4,0), s[-4,0), negative, passes [0], smin m <ConstantInt i8 -1>
; z tells: a 1(?*7)
; z2 tells: m 0(?*7)
; not z2 tells: m 1(?*7)
;----
define void @f(i4 range(i4 1, 0) %a, i4 %b) {
  %s = lshr i4 %a, 2
  %m = and i4 %b, 6
  %z = icmp eq i4 %m, 0
  %e = sext i1 %z to i4
  %x = or i4 %e, %s
  ret void
}
; a: nonzero, u[1,0), s[1,0)
; s: 00??, signs 2, u[0,4), s[0,4), not negative
; m: 0??0, u[0,7), s[0,7), not negative
; z: power or zero
; e: signs 4
; x: signs 2
; a if poison, so: s
; b if poison, so: m, z
; s if poison, so: a
; m if poison, so: b, z, e
; z if poison, so: b, m, e
; e if poison, so: m, z
; z tells: b ?00?, m 0000
;----
define void @f(i4 range(i4 1, 0) %a, i4 %b) {
  %s = lshr i4 %a, 3
  %m = and i4 %a, 6
  %z = icmp ne i4 %m, 0
  %e = zext i1 %z to i4
  %x = or i4 %s, %e
  ret void
}
; a: nonzero, u[1,0), s[1,0)
; s: 000?, signs 3, u[0,2), s[0,2), not negative
; m: 0??0, u[0,7), s[0,7), not negative
; z: power or zero
; e: 000?, signs 3, power or zero, not negative
; x: 000?, signs 3, not negative
; a if poison, so: s, m, z
; s if poison, so: a, m, z
; m if poison, so: a, s, z, e
; z if poison, so: a, s, m, e
; e if poison, so: m, z
; x if poison, so: z
; not z tells: a ?00?, m 0000
;----
define void @f(i4 range(i4 1, 0) %a, i4 %b) {
  %s = lshr i4 %a, 1
  %m = and i4 %b, 3
  %z = icmp ugt i4 %m, 1
  %e = zext i1 %z to i4
  %x = add i4 %s, %e
  ret void
}
; a: nonzero, u[1,0), s[1,0)
; s: 0???, u[0,-8), s[0,-8), not negative
; m: 00??, signs 2, u[0,4), s[0,4), not negative
; z: power or zero
; e: 000?, signs 3, power or zero, not negative
; a if poison, so: s
; b if poison, so: m, z
; s if poison, so: a
; m if poison, so: b, z, e
; z if poison, so: b, m, e
; e if poison, so: m, z
; not z tells: m 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = sub i4 0, %a
  %z = icmp slt i4 %n, 0
  %x = select i1 %z, i4 %b, i4 %n
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: defined
; z: defined, power or zero
; x: defined, passes [0]
; z tells: n 1???
; not z tells: n 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = sub i4 0, %a
  %z = icmp ugt i4 %n, -1
  %x = select i1 %z, i4 %n, i4 %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: defined
; z: defined, power or zero
; x: defined, passes [0]
;----
define void @f(i4 %a, i8 %w, i2 %s) {
  %e = zext i4 %a to i8
  %z = icmp sgt i4 %a, 3
  %x = select i1 %z, i4 -8, i4 %a
  %n = sub nsw i8 0, %e
  %y = select i1 %z, i8 3, i8 %e
  ret void
}
; e: 0000????, signs 4, not negative
; z: power or zero
; x: passes [0]
; n: signs 4, u[-127,-128), s[-127,-128), makes poison
; y: 0000????, signs 4, not negative, passes [0]
; a if poison, so: e, z, x
; e if poison, so: a, z, x
; z if poison, so: a, e, x
; x if poison, so: a, e, z
; y if poison, so: a, e, z, x
; z tells: a 01??
;----
define void @f(i4 %a, i8 %w, i2 %s) {
  %e = sext i4 %a to i8
  %z = icmp ult i4 %a, -1
  %x = select i1 %z, i4 %a, i4 -8
  %n = sub nsw i8 0, %e
  %y = select i1 %z, i8 %e, i8 3
  ret void
}
; e: signs 5
; z: power or zero
; x: passes [0]
; n: signs 4, u[-127,-128), s[-127,-128), makes poison
; y: signs 5, passes [0]
; a if poison, so: e, z, x
; e if poison, so: a, z, x
; z if poison, so: a, e, x
; x if poison, so: a, e, z
; y if poison, so: a, e, z, x
; not z tells: a 1111
;----
define void @f(i4 %a, i8 %w, i2 %s) {
  %e = zext i4 %a to i8
  %z = icmp sgt i4 %a, -1
  %x = select i1 %z, i4 %a, i4 -8
  %n = sub nsw i8 0, %e
  %y = select i1 %z, i8 %n, i8 %e
  ret void
}
; e: 0000????, signs 4, not negative
; z: power or zero
; x: u[0,-7), s[0,-7), passes [0], umin a <ConstantInt i4 -8>
; n: signs 4, u[-127,-128), s[-127,-128), makes poison
; y: signs 4, passes [0]
; a if poison, so: e, z, x
; e if poison, so: a, z, x
; z if poison, so: a, e, x
; x if poison, so: a, e, z
; z tells: a 0???
; not z tells: a 1???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub i4 %a, %b
  %n = sub i4 0, %s
  %z = icmp sgt i4 %s, -1
  %x = select i1 %z, i4 %s, i4 %n
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined
; n: defined
; z: defined, power or zero
; x: defined, u[0,-7), s[0,-7), passes [0], abs s n
; z tells: s 0???
; not z tells: s 1???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nuw i4 %b, %a
  %x = icmp ne i4 %a, %b
  %y = icmp ult i4 %s, -1
  %z = icmp ne i4 %b, %d
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; x: defined, power or zero
; y: no undef, power or zero
; z: defined, power or zero
; y if poison, so: s
; not y tells: b 1111, s 1111
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, 1
  %z = icmp ult i4 %a, -4
  %x = select i1 %z, i4 3, i4 %na
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nb: defined
; z: defined, power or zero
; x: defined, u[0,4), s[0,4), passes [0], umin <ConstantInt i4 3> na
; a differs from: na
; b differs from: nb
; na differs from: a
; nb differs from: b
; not z tells: a 11??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %z = icmp sgt i4 %a, 3
  %x = select i1 %z, i4 %na, i4 %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nb: defined
; z: defined, power or zero
; x: defined, passes [0]
; a differs from: na
; b differs from: nb
; na differs from: a
; nb differs from: b
; z tells: a 01??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %z = icmp sgt i4 %b, %a
  %x = select i1 %z, i4 %na, i4 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nb: defined
; z: defined, power or zero
; x: defined, passes [0]
; a differs from: na
; b differs from: nb
; na differs from: a
; nb differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %z = icmp ugt i4 %a, -4
  %x = select i1 %z, i4 %na, i4 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nb: defined
; z: defined, power or zero
; x: defined, u[0,4), s[0,4), passes [0], umin na <ConstantInt i4 3>
; a differs from: na
; b differs from: nb
; na differs from: a
; nb differs from: b
; z tells: a 11??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nuw nsw i4 %a, %b
  %x = icmp ne i4 %a, %b
  %y = icmp uge i4 %s, 1
  %z = icmp sgt i4 %a, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; x: defined, power or zero
; y: no undef, power or zero
; z: defined, power or zero
; y if poison, so: s
; not x tells: not z
; not y tells: s 0000
; z tells: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nuw nsw i4 %a, %b
  %x = icmp sle i4 %a, %b
  %y = icmp sle i4 %s, 0
  %z = icmp slt i4 %b, %d
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; x: defined, power or zero
; y: no undef, power or zero
; z: defined, power or zero
; y if poison, so: s
; x tells: y
; not x tells: not y
; not y tells: s 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nsw i4 %a, %b
  %n = sub nsw i4 %b, %a
  %z = icmp slt i4 %n, 1
  %x = select i1 %z, i4 %n, i4 %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; n: no undef, makes poison
; z: no undef, power or zero
; x: no undef, u[-8,1), s[-8,1), passes [0], nabs n s
; not z tells: n 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nuw i4 %a, %b
  %x = icmp samesign ugt i4 %a, %b
  %y = icmp slt i4 %s, -1
  %z = icmp sgt i4 %b, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; x: no undef, power or zero, makes poison
; y: no undef, power or zero
; z: defined, power or zero
; y if poison, so: s
; x tells: not z
; y tells: s 1???
; z tells: not x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nuw nsw i4 %a, %b
  %x = icmp samesign ule i4 %a, %b
  %y = icmp eq i4 %s, 3
  %z = icmp ne i4 %a, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; x: no undef, power or zero, makes poison
; y: no undef, power or zero
; z: defined, power or zero
; y if poison, so: s
; not x tells: z
; y tells: z, s 0011
; not z tells: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z1 = icmp sgt i4 %a, 5
  %m1 = select i1 %z1, i4 %a, i4 5
  %z2 = icmp sgt i4 %a, 3
  %m2 = select i1 %z2, i4 %m1, i4 3
  %m3 = select i1 %c, i4 %m2, i4 %m1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z1: defined, power or zero
; m1: defined, 01??, nonzero, u[5,-8), s[5,-8), positive, passes [0], smax a <ConstantInt i4 5>
; z2: defined, power or zero
; m2: defined, 0???, nonzero, u[3,-8), s[3,-8), positive, passes [0]
; m3: defined, 0???, nonzero, u[3,-8), s[3,-8), positive, passes [0]
; z1 tells: z2, a 011?
; z2 tells: a 01??
; not z2 tells: not z1
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z1 = icmp sgt i4 %a, 3
  %m1 = select i1 %z1, i4 %a, i4 0
  %z2 = icmp ugt i4 %m1, -3
  %m2 = select i1 %z2, i4 %m1, i4 0
  %m3 = select i1 %c, i4 %m2, i4 %m1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z1: defined, power or zero
; m1: defined, 0???, not negative, passes [0]
; z2: defined, power or zero
; m2: defined, 0???, not negative, passes [0]
; m3: defined, 0???, not negative, passes [0]
; z1 tells: a 01??
; z2 tells: m1 111?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z1 = icmp slt i4 %a, -3
  %m1 = select i1 %z1, i4 %a, i4 -3
  %z2 = icmp ult i4 %a, 0
  %m2 = select i1 %z2, i4 %m1, i4 0
  %m3 = select i1 %c, i4 %m2, i4 %m1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z1: defined, power or zero
; m1: defined, 1???, nonzero, u[-8,-2), s[-8,-2), negative, passes [0], smin a <ConstantInt i4 -3>
; z2: defined, power or zero
; m2: defined, u[-8,1), s[-8,1), passes [0]
; m3: defined, u[-8,1), s[-8,1), passes [0]
; z1 tells: not z2, a 1???
; not z1 tells: not z2
; z2 tells: z1
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z1 = icmp ult i4 %a, 5
  %m1 = select i1 %z1, i4 3, i4 %a
  %z2 = icmp slt i4 %m1, -3
  %m2 = select i1 %z2, i4 %m1, i4 0
  %m3 = select i1 %c, i4 %m2, i4 %m1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z1: defined, power or zero
; m1: defined, nonzero, passes [0]
; z2: defined, power or zero
; m2: defined, passes [0]
; m3: defined, passes [0]
; z1 tells: a 0???
; z2 tells: m1 1???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z1 = icmp sgt i4 %a, -3
  %m1 = select i1 %z1, i4 %a, i4 -3
  %z2 = icmp sgt i4 %m1, -3
  %m2 = select i1 %z2, i4 %m1, i4 3
  %m3 = select i1 %c, i4 %m2, i4 %m1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z1: defined, power or zero
; m1: defined, u[-3,-8), s[-3,-8), passes [0], smax a <ConstantInt i4 -3>
; z2: defined, power or zero
; m2: defined, u[-3,-8), s[-3,-8), passes [0]
; m3: defined, u[-3,-8), s[-3,-8), passes [0]
; z1 tells: z2
; not z1 tells: a 1???
; not z2 tells: m1 1???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %t = trunc nuw nsw i4 %a to i1
  %x = icmp ugt i4 %a, 0
  %y = and i1 %t, %c
  %n = xor i1 %t, true
  %sl = select i1 %t, i1 %x, i1 false
  %so = select i1 %t, i1 true, i1 %c
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; t: no undef, power or zero, makes poison
; x: defined, power or zero
; y: no undef, power or zero
; n: no undef, power or zero
; sl: no undef, power or zero, passes [0]
; so: no undef, power or zero, passes [0]
; t differs from: n
; y if poison, so: t
; n differs from: t
; n if poison, so: t
; sl if poison, so: t
; so if poison, so: t
; c tells: so
; not c tells: not y
; t tells: x, not n, so, a 0001
; not t tells: not x, not y, n, not sl, a 0000
; x tells: t, not n, so
; not x tells: not t, not y, n, not sl, a 0000
; y tells: t, x, not n, so, a 0001
; n tells: not t, not x, not y, not sl, a 0000
; not n tells: t, x, so, a 0001
; sl tells: t, x, not n, so, a 0001
; not sl tells: a 0000
; not so tells: not t, not x, not y, n, not sl, a 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 2
  %m = and i4 %b, 1
  %z = icmp ne i4 0, %m
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %e, %s
  %z.v2 = icmp ne i4 %m, 0
  %e.v3 = zext i1 %z.v2 to i4
  %x.v4 = or i4 %e.v3, %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; m: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 2
; z.v2: defined, power or zero
; e.v3: defined, 000?, signs 3, power or zero, not negative
; x.v4: defined, signs 3
; z tells: z.v2
; not z tells: not z.v2
; z.v2 tells: z, b ???1
; not z.v2 tells: not z, b ???0, m 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 1
  %m = and i4 %a, 1
  %z = icmp ugt i4 %m, 1
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %s, %e
  %z.v2 = icmp ne i4 %m, 0
  %e.v3 = sext i1 %z.v2 to i4
  %x.v4 = add i4 %e.v3, %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 0???, u[0,-8), s[0,-8), not negative
; m: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined
; z.v2: defined, power or zero
; e.v3: defined, signs 4
; x.v4: defined
; z tells: z.v2
; not z tells: m 000?
; z.v2 tells: a ???1
; not z.v2 tells: not z, a ???0, m 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 3
  %m = and i4 %b, 2
  %z = icmp ugt i4 %m, 1
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %s, %e
  %z.v2 = icmp ne i4 %m, 1
  %e.v3 = zext i1 %z.v2 to i4
  %x.v4 = or i4 %e.v3, %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 000?, signs 3, u[0,2), s[0,2), not negative
; m: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, 00??, signs 2, power or zero, not negative
; z.v2: defined, power or zero
; e.v3: defined, 000?, signs 3, power or zero, not negative
; x.v4: defined, 000?, signs 3, not negative
; m differs from: o
; o differs from: m
; z tells: z.v2
; not z tells: m 000?
; not z.v2 tells: not z, b ??01, m 0001
;----
define void @f(i4 range(i4 1, 0) %a, i4 %b) {
  %s = lshr i4 %a, 2
  %m = and i4 %a, 2
  %z = icmp ne i4 0, %m
  %e = zext i1 %z to i4
  %x = add i4 %s, %e
  %m.v2 = and i4 %b, 1
  %z.v3 = icmp ugt i4 0, %m.v2
  %e.v4 = sext i1 %z.v3 to i4
  %x.v5 = xor i4 %e.v4, %s
  %s.v6 = lshr i4 %a, 1
  %x.v7 = or i4 %s.v6, %e
  ret void
}
; a: nonzero, u[1,0), s[1,0)
; s: 00??, signs 2, u[0,4), s[0,4), not negative
; m: 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; z: power or zero
; e: 000?, signs 3, power or zero, not negative
; x: 0???, not negative
; m.v2: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; z.v3: power or zero
; e.v4: signs 4
; x.v5: signs 2
; s.v6: 0???, u[0,-8), s[0,-8), not negative
; x.v7: 0???, not negative
; a if poison, so: s, m, z
; s if poison, so: a, m, z
; m if poison, so: a, s, z, e
; z if poison, so: a, s, m, e
; e if poison, so: m, z
; x if poison, so: z
; m.v2 if poison, so: b
; z.v3 if poison, so: b
; s.v6 if poison, so: a, s, m, z
; x.v7 if poison, so: z
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %c0 = icmp ult i4 %a, 3
  %d0 = icmp ugt i4 %b, 0
  %c1 = xor i1 %c0, %d0
  %d1 = icmp ugt i4 %b, 1
  %c2 = and i1 %c1, %d1
  %d2 = icmp ugt i4 %b, 2
  %c3 = or i1 %d2, %c2
  %d3 = icmp ugt i4 %b, 3
  %c4 = and i1 %d3, %c3
  %g = icmp ult i4 %a, 5
  %h = icmp ult i4 %a, 2
  ret void
}
; a: defined
; b: defined
; c0: defined, power or zero
; d0: defined, power or zero
; c1: defined, power or zero
; d1: defined, power or zero
; c2: defined, power or zero
; d2: defined, power or zero
; c3: defined, power or zero
; d3: defined, power or zero
; c4: defined, power or zero
; g: defined, power or zero
; h: defined, power or zero
; c0 tells: g, a 00??
; not c0 tells: not h
; not d0 tells: not d1, not c2, not d2, not d3, not c4, b 0000
; not c1 tells: not c2
; d1 tells: d0
; not d1 tells: not c2, not d2, not d3, not c4, b 000?
; c2 tells: d0, d1, c3
; d2 tells: d0, d1, c3
; not d2 tells: not d3, not c4, b 00??
; not c3 tells: not d2, not d3, not c4, b 00??
; d3 tells: d0, d1, d2, c3
; not d3 tells: not c4, b 00??
; c4 tells: d0, d1, d2, c3, d3
; not c4 tells: b 00??
; g tells: a 0???
; not g tells: not c0, not h
; h tells: c0, g, a 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 3
  %m = and i4 %b, 1
  %z = icmp eq i4 0, %m
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %s, %e
  %m.v2 = and i4 %a, 1
  %z.v3 = icmp ne i4 0, %m.v2
  %e.v4 = zext i1 %z.v3 to i4
  %x.v5 = add i4 %e.v4, %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 4, u[-1,1), s[-1,1)
; m: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 3
; m.v2: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; z.v3: defined, power or zero
; e.v4: defined, 000?, signs 3, power or zero, not negative
; x.v5: defined, signs 2
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 1
  %m = and i4 %a, 5
  %z = icmp ne i4 %m, 0
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %s, %e
  %m.v2 = and i4 %b, 5
  %z.v3 = icmp eq i4 %m.v2, 1
  %e.v4 = sext i1 %z.v3 to i4
  %x.v5 = or i4 %s, %e.v4
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 0???, u[0,-8), s[0,-8), not negative
; m: defined, 0?0?, u[0,6), s[0,6), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined
; m.v2: defined, 0?0?, u[0,6), s[0,6), not negative
; z.v3: defined, power or zero
; e.v4: defined, signs 4
; x.v5: defined
; not z tells: a ?0?0, m 0000
; z.v3 tells: b ?0?1, m.v2 0001
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 2
  %m = and i4 %a, 2
  %z = icmp ne i4 %m, 1
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %s, %e
  %m.v2 = and i4 %b, 2
  %z.v3 = icmp eq i4 %m.v2, 1
  %e.v4 = sext i1 %z.v3 to i4
  %x.v5 = or i4 %s, %e.v4
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; m: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined
; m.v2: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; z.v3: defined, power or zero
; e.v4: defined, signs 4
; x.v5: defined, signs 2
; m differs from: o
; o differs from: m, m.v2
; m.v2 differs from: o
; not z tells: a ??01, m 0001
; z.v3 tells: b ??01, m.v2 0001
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 1
  %m = and i4 %b, 2
  %z = icmp ugt i4 %m, 0
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %s, %e
  %m.v2 = and i4 %a, 2
  %z.v3 = icmp ne i4 %m.v2, 1
  %e.v4 = sext i1 %z.v3 to i4
  %x.v5 = add i4 %s, %e.v4
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 2, u[-4,4), s[-4,4)
; m: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 2
; m.v2: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; z.v3: defined, power or zero
; e.v4: defined, signs 4
; x.v5: defined
; m differs from: o
; o differs from: m, m.v2
; m.v2 differs from: o
; not z tells: m 0000
; not z.v3 tells: a ??01, m.v2 0001
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 3
  %m = and i4 %b, 3
  %z = icmp eq i4 0, %m
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %e, %s
  %s.v2 = lshr i4 %a, 3
  %z.v3 = icmp eq i4 %m, 0
  %e.v4 = zext i1 %z.v3 to i4
  %x.v5 = add i4 %e.v4, %s.v2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 4, u[-1,1), s[-1,1)
; m: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 4
; s.v2: defined, 000?, signs 3, u[0,2), s[0,2), not negative
; z.v3: defined, power or zero
; e.v4: defined, 000?, signs 3, power or zero, not negative
; x.v5: defined, 00??, signs 2, power or zero, not negative
; z tells: z.v3
; not z tells: not z.v3
; z.v3 tells: z, b ??00, m 0000
; not z.v3 tells: not z
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 2
  %m = and i4 %a, 5
  %z = icmp eq i4 0, %m
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %s, %e
  %m.v2 = and i4 %b, 5
  %z.v3 = icmp ugt i4 %m.v2, 0
  %e.v4 = zext i1 %z.v3 to i4
  %x.v5 = add i4 %e.v4, %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; m: defined, 0?0?, u[0,6), s[0,6), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, 00??, signs 2, not negative
; m.v2: defined, 0?0?, u[0,6), s[0,6), not negative
; z.v3: defined, power or zero
; e.v4: defined, 000?, signs 3, power or zero, not negative
; x.v5: defined, 0???, not negative
; not z.v3 tells: m.v2 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 3
  %m = and i4 %b, 7
  %z = icmp ugt i4 0, %m
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %e, %s
  %m.v2 = and i4 %a, 7
  %z.v3 = icmp eq i4 %m.v2, 1
  %e.v4 = sext i1 %z.v3 to i4
  %x.v5 = add i4 %s, %e.v4
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 000?, signs 3, u[0,2), s[0,2), not negative
; m: defined, 0???, u[0,-8), s[0,-8), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, 00??, signs 2, power or zero, not negative
; m.v2: defined, 0???, u[0,-8), s[0,-8), not negative
; z.v3: defined, power or zero
; e.v4: defined, signs 4
; x.v5: defined, signs 2
; z.v3 tells: a ?001, m.v2 0001
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nd = xor i4 %d, -1
  %nb = xor i4 %b, -1
  %z1 = icmp ult i4 %a, %b
  %m = select i1 %z1, i4 %a, i4 %b
  %z2 = icmp ult i4 %d, %b
  %n = select i1 %z2, i4 %d, i4 %b
  %z3 = icmp ugt i4 %a, %d
  %r = select i1 %z3, i4 %n, i4 %m
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nd: defined
; nb: defined
; z1: defined, power or zero
; m: defined, passes [0], umin a b
; z2: defined, power or zero
; n: defined, passes [0], umin d b
; z3: defined, power or zero
; r: defined, passes [0], umin n m
; a differs from: na
; b differs from: nb
; d differs from: nd
; na differs from: a
; nd differs from: d
; nb differs from: b
;----
define void @f(i4 %a, i8 %w, i2 %s) {
  %e = sext i4 %a to i8
  %z = icmp ult i4 %a, 3
  %x = select i1 %z, i4 7, i4 %a
  %n = sub nsw i8 0, %e
  %y = select i1 %z, i8 3, i8 %e
  %e.v2 = zext i4 %a to i8
  %z.v3 = icmp slt i4 %a, 0
  %x.v4 = select i1 %z.v3, i4 %a, i4 -8
  %n.v5 = sub i8 0, %e.v2
  %y.v6 = select i1 %z.v3, i8 3, i8 %e.v2
  ret void
}
; e: signs 5
; z: power or zero
; x: nonzero, passes [0]
; n: signs 4, u[-127,-128), s[-127,-128), makes poison
; y: signs 5, passes [0]
; e.v2: 0000????, signs 4, not negative
; z.v3: power or zero
; x.v4: nonzero, passes [0]
; n.v5: signs 4
; y.v6: 0000????, signs 4, not negative, passes [0]
; a if poison, so: e, z, x
; e if poison, so: a, z, x
; z if poison, so: a, e, x
; x if poison, so: a, e, z
; y if poison, so: a, e, z, x
; e.v2 if poison, so: a, e, z, x
; z.v3 if poison, so: a, e, z, x
; x.v4 if poison, so: a, e, z, x
; n.v5 if poison, so: a, e, z, x
; y.v6 if poison, so: a, e, z, x
; z tells: not z.v3, a 00??
; z.v3 tells: not z, a 1???
; not z.v3 tells: a 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nd = xor i4 %d, -1
  %nb = xor i4 %b, -1
  %z1 = icmp slt i4 %na, %nb
  %m = select i1 %z1, i4 %a, i4 %b
  %z2 = icmp ugt i4 %nd, %nb
  %n = select i1 %z2, i4 %nd, i4 %nb
  %z3 = icmp slt i4 %nd, %na
  %r = select i1 %z3, i4 %m, i4 %n
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nd: defined
; nb: defined
; z1: defined, power or zero
; m: defined, passes [0]
; z2: defined, power or zero
; n: defined, passes [0], umax nd nb
; z3: defined, power or zero
; r: defined, passes [0]
; a differs from: na
; b differs from: nb
; d differs from: nd
; na differs from: a
; nd differs from: d
; nb differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 1
  %m = and i4 %b, 7
  %z = icmp ne i4 %m, 0
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %s, %e
  %s.v2 = ashr i4 %a, 1
  %m.v3 = and i4 %a, 7
  %z.v4 = icmp ne i4 %m.v3, 0
  %e.v5 = sext i1 %z.v4 to i4
  %x.v6 = or i4 %e.v5, %s.v2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 0???, u[0,-8), s[0,-8), not negative
; m: defined, 0???, u[0,-8), s[0,-8), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, 0???, not negative
; s.v2: defined, signs 2, u[-4,4), s[-4,4)
; m.v3: defined, 0???, u[0,-8), s[0,-8), not negative
; z.v4: defined, power or zero
; e.v5: defined, signs 4
; x.v6: defined, signs 2
; not z tells: b ?000, m 0000
; not z.v4 tells: a ?000, m.v3 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 3
  %m = and i4 %a, 5
  %z = icmp ne i4 %m, 0
  %e = zext i1 %z to i4
  %o = or i4 %a, 1
  %x = or i4 %s, %e
  %s.v2 = lshr i4 %a, 3
  %m.v3 = and i4 %b, 5
  %z.v4 = icmp ne i4 0, %m.v3
  %e.v5 = zext i1 %z.v4 to i4
  %x.v6 = add i4 %s.v2, %e.v5
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 4, u[-1,1), s[-1,1)
; m: defined, 0?0?, u[0,6), s[0,6), not negative
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 3
; s.v2: defined, 000?, signs 3, u[0,2), s[0,2), not negative
; m.v3: defined, 0?0?, u[0,6), s[0,6), not negative
; z.v4: defined, power or zero
; e.v5: defined, 000?, signs 3, power or zero, not negative
; x.v6: defined, 00??, signs 2, power or zero, not negative
; not z tells: a ?0?0, m 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 2
  %m = and i4 %a, 3
  %z = icmp ne i4 %m, 1
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %s, %e
  %s.v2 = lshr i4 %a, 2
  %m.v3 = and i4 %b, 3
  %z.v4 = icmp ugt i4 %m.v3, 1
  %e.v5 = sext i1 %z.v4 to i4
  %x.v6 = add i4 %e.v5, %s.v2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; m: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 2
; s.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; m.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; z.v4: defined, power or zero
; e.v5: defined, signs 4
; x.v6: defined
; not z tells: a ??01, m 0001
; not z.v4 tells: m.v3 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 1
  %m = and i4 %b, 3
  %z = icmp ugt i4 %m, 0
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %e, %s
  %s.v2 = ashr i4 %a, 1
  %m.v3 = and i4 %a, 3
  %z.v4 = icmp ne i4 %m.v3, 1
  %e.v5 = sext i1 %z.v4 to i4
  %x.v6 = add i4 %e.v5, %s.v2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 0???, u[0,-8), s[0,-8), not negative
; m: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined
; s.v2: defined, signs 2, u[-4,4), s[-4,4)
; m.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; z.v4: defined, power or zero
; e.v5: defined, signs 4
; x.v6: defined
; not z tells: m 0000
; not z.v4 tells: a ??01, m.v3 0001
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %c0 = icmp ult i4 %a, 3
  %d0 = icmp ugt i4 %b, 0
  %c1 = xor i1 %d0, %c0
  %d1 = icmp ugt i4 %b, 1
  %c2 = and i1 %c1, %d1
  %d2 = icmp ne i4 %b, 2
  %c3 = and i1 %c2, %d2
  %d3 = icmp ne i4 %b, 3
  %c4 = and i1 %d3, %c3
  %d4 = icmp ne i4 %b, 4
  %c5 = and i1 %c4, %d4
  %g = icmp ult i4 %a, 5
  %h = icmp ult i4 %a, 2
  ret void
}
; a: defined
; b: defined
; c0: defined, power or zero
; d0: defined, power or zero
; c1: defined, power or zero
; d1: defined, power or zero
; c2: defined, power or zero
; d2: defined, power or zero
; c3: defined, power or zero
; d3: defined, power or zero
; c4: defined, power or zero
; d4: defined, power or zero
; c5: power or zero
; g: defined, power or zero
; h: defined, power or zero
; c0 tells: g, a 00??
; not c0 tells: not h
; not d0 tells: not d1, not c2, d2, not c3, d3, not c4, d4, not c5, b 0000
; not c1 tells: not c2, not c3, not c4, not c5
; d1 tells: d0
; not d1 tells: not c2, d2, not c3, d3, not c4, d4, not c5, b 000?
; c2 tells: d0, d1
; not c2 tells: not c3, not c4, not c5
; not d2 tells: d0, d1, not c3, d3, not c4, d4, not c5, b 0010
; c3 tells: d0, d1, d2
; not c3 tells: not c4, not c5
; not d3 tells: d0, d1, d2, not c4, d4, not c5, b 0011
; c4 tells: d0, d1, d2, d3
; not c4 tells: not c5
; not d4 tells: d0, d1, d2, d3, not c5, b 0100
; c5 tells: d0, d1, d2, d3, d4
; g tells: a 0???
; not g tells: not c0, not h
; h tells: c0, g, a 000?
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %c0 = icmp ult i4 %a, 3
  %d0 = icmp ugt i4 %b, 0
  %c1 = and i1 %c0, %d0
  %d1 = icmp ne i4 %b, 1
  %c2 = xor i1 %d1, %c1
  %d2 = icmp ne i4 %b, 2
  %c3 = and i1 %c2, %d2
  %d3 = icmp ugt i4 %b, 3
  %c4 = and i1 %d3, %c3
  %d4 = icmp ugt i4 %b, 4
  %c5 = xor i1 %c4, %d4
  %g = icmp ult i4 %a, 5
  %h = icmp ult i4 %a, 2
  ret void
}
; a: defined
; b: defined
; c0: defined, power or zero
; d0: defined, power or zero
; c1: defined, power or zero
; d1: defined, power or zero
; c2: defined, power or zero
; d2: defined, power or zero
; c3: defined, power or zero
; d3: defined, power or zero
; c4: defined, power or zero
; d4: defined, power or zero
; c5: power or zero
; g: defined, power or zero
; h: defined, power or zero
; c0 tells: g, a 00??
; not c0 tells: not c1, not h
; not d0 tells: not c1, d1, d2, not d3, not c4, not d4, b 0000
; c1 tells: c0, d0, g, a 00??
; not d1 tells: d0, d2, not d3, not c4, not d4, b 0001
; not c2 tells: not c3, not c4
; not d2 tells: d0, d1, not c3, not d3, not c4, not d4, b 0010
; c3 tells: d2
; not c3 tells: not c4
; d3 tells: d0, d1, d2
; not d3 tells: not c4, not d4, b 00??
; c4 tells: d0, d1, d2, d3
; d4 tells: d0, d1, d2, d3
; not d4 tells: b 0???
; g tells: a 0???
; not g tells: not c0, not c1, not h
; h tells: c0, g, a 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, 2
  %m = and i4 %b, 7
  %z = icmp ne i4 0, %m
  %e = sext i1 %z to i4
  %o = or i4 %a, 1
  %x = add i4 %e, %s
  %e.v2 = zext i1 %z to i4
  %x.v3 = or i4 %s, %e.v2
  %m.v4 = and i4 %a, 7
  %z.v5 = icmp eq i4 %m.v4, 0
  %e.v6 = sext i1 %z.v5 to i4
  %x.v7 = add i4 %s, %e.v6
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, signs 3, u[-2,2), s[-2,2)
; m: defined, 0???, u[0,-8), s[0,-8), not negative
; z: defined, power or zero
; e: defined, signs 4
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, signs 2
; e.v2: defined, 000?, signs 3, power or zero, not negative
; x.v3: defined, signs 3
; m.v4: defined, 0???, u[0,-8), s[0,-8), not negative
; z.v5: defined, power or zero
; e.v6: defined, signs 4
; x.v7: defined, signs 2
; z.v5 tells: a ?000, m.v4 0000
;----
define void @f(i8 noundef %a) {
  %z = icmp sgt i8 %a, 0
  %m = select i1 %z, i8 0, i8 %a
  %z2 = icmp sgt i8 %m, 3
  %x = select i1 %z2, i8 3, i8 %m
  %z2.v2 = icmp slt i8 %m, 3
  %x.v3 = select i1 %z2.v2, i8 3, i8 %m
  %x.v4 = select i1 %z2, i8 %m, i8 3
  %z.v5 = icmp slt i8 %a, 0
  %m.v6 = select i1 %z.v5, i8 0, i8 %a
  %z2.v7 = icmp slt i8 %m.v6, 3
  %x.v8 = select i1 %z2.v7, i8 %m.v6, i8 3
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-128,1), s[-128,1), passes [0], smin a <ConstantInt i8 0>
; z2: defined, power or zero
; x: defined, u[-128,4), s[-128,4), passes [0], smin m <ConstantInt i8 3>
; z2.v2: defined, power or zero
; x.v3: defined, 0(?*7), nonzero, u[3,4), s[3,4), positive, passes [0], smax m <ConstantInt i8 3>
; x.v4: defined, 0(?*7), nonzero, u[3,4), s[3,4), positive, passes [0], smax m <ConstantInt i8 3>
; z.v5: defined, power or zero
; m.v6: defined, 0(?*7), u[0,-128), s[0,-128), not negative, passes [0], smax a <ConstantInt i8 0>
; z2.v7: defined, power or zero
; x.v8: defined, 0(?*7), signs 6, u[0,4), s[0,4), not negative, passes [0], smin m.v6 <ConstantInt i8 3>
; z tells: not z.v5, a 0(?*7)
; z2 tells: not z2.v2, m 0(?*7)
; z2.v2 tells: not z2
; not z2.v2 tells: m 0(?*7)
; z.v5 tells: not z, a 1(?*7)
; not z.v5 tells: a 0(?*7)
; not z2.v7 tells: m.v6 0(?*7)
;----
define void @f(i2 %t, i4 %b) {
  %e = sext i2 %t to i4
  %n = sub nsw i4 0, %e
  %z = icmp slt i2 %t, 0
  %x = select i1 %z, i4 %n, i4 %e
  %z.v2 = icmp sge i2 %t, 0
  %x.v3 = select i1 %z.v2, i4 %e, i4 %n
  %e.v4 = zext i2 %t to i4
  %n.v5 = sub i4 0, %e.v4
  %z.v6 = icmp sge i2 %t, 1
  %x.v7 = select i1 %z.v6, i4 %e.v4, i4 %n.v5
  %z.v8 = icmp slt i2 %t, -1
  %x.v9 = select i1 %z.v8, i4 %e, i4 %n
  ret void
}
; e: signs 3
; n: signs 2, u[-7,-8), s[-7,-8), makes poison
; z: power or zero
; x: signs 2, u[0,-8), s[0,-8), passes [0], abs e n
; z.v2: power or zero
; x.v3: signs 2, u[0,-8), s[0,-8), passes [0], abs e n
; e.v4: 00??, signs 2, not negative
; n.v5: signs 2
; z.v6: power or zero
; x.v7: signs 2, passes [0]
; z.v8: power or zero
; x.v9: signs 2, passes [0]
; t if poison, so: e, n, z, x
; e if poison, so: t, n, z, x
; z if poison, so: t, e, n, x
; x if poison, so: n
; x.v3 if poison, so: n
; x.v9 if poison, so: n
; z tells: not z.v2, not z.v6, t 1?
; not z tells: z.v2, not z.v8, t 0?
; z.v2 tells: not z, not z.v8, t 0?
; not z.v2 tells: z, not z.v6, t 1?
; z.v6 tells: not z, z.v2, not z.v8, t 01
; z.v8 tells: z, not z.v2, not z.v6, t 10
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = udiv i4 %a, 5
  %t = sub i4 %a, %b
  %m = call i4 @llvm.smax.i4(i4 %b, i4 %a)
  %x = icmp samesign ugt i4 %d, %a
  %y = icmp ult i4 %s, %d
  %w = icmp sge i4 %s, %m
  ret void
}

declare i4 @llvm.smax.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 00??, signs 2, u[0,4), s[0,4), not negative, triggers [1]
; t: defined
; m: defined, passes [0, 1]
; x: no undef, power or zero, makes poison
; y: defined, power or zero
; w: defined, power or zero
; x tells: y
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %x = icmp sle i4 %b, %a
  %y = icmp eq i4 %b, %a
  %n = xor i1 %y, true
  %l = and i1 %y, %c
  %o = or i1 %c, %y
  %nl = xor i1 %l, true
  %x.v2 = icmp samesign ult i4 %b, %a
  %y.v3 = icmp samesign sle i4 -4, %a
  %n.v4 = xor i1 %y.v3, true
  %l.v5 = and i1 %y.v3, %c
  %o.v6 = or i1 %y.v3, %c
  %nl.v7 = xor i1 %x.v2, true
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; x: defined, power or zero
; y: defined, power or zero
; n: defined, power or zero
; l: defined, power or zero
; o: defined, power or zero
; nl: defined, power or zero
; x.v2: no undef, power or zero, makes poison
; y.v3: no undef, power or zero, makes poison
; n.v4: no undef, power or zero
; l.v5: no undef, power or zero
; o.v6: no undef, power or zero
; nl.v7: no undef, power or zero
; y differs from: n
; n differs from: y
; l differs from: nl
; nl differs from: l
; y.v3 differs from: n.v4
; n.v4 differs from: y.v3
; c tells: o, o.v6
; not c tells: not l, nl, not l.v5
; not x tells: not y, n, not l, nl, not x.v2, nl.v7
; y tells: x, not n, o, not x.v2, nl.v7
; not y tells: n, not l, nl
; n tells: not y, not l, nl
; not n tells: x, y, o, not x.v2, nl.v7
; l tells: x, y, not n, o, not nl, not x.v2, nl.v7
; not l tells: nl
; not o tells: not y, n, not l, nl
; not nl tells: x, y, not n, o, not x.v2, nl.v7
; x.v2 tells: x, not y, n, not l, nl, not nl.v7
; not x.v2 tells: nl.v7
; y.v3 tells: not n.v4, o.v6
; not y.v3 tells: n.v4, not l.v5
; n.v4 tells: not y.v3, not l.v5
; not n.v4 tells: y.v3, o.v6
; l.v5 tells: y.v3, not n.v4, o.v6
; not o.v6 tells: not y.v3, n.v4, not l.v5
; nl.v7 tells: not x.v2
; not nl.v7 tells: x, not y, n, not l, nl, x.v2
;----
define void @f(i8 noundef %a) {
  %z = icmp sgt i8 %a, -4
  %m = select i1 %z, i8 %a, i8 -4
  %z2 = icmp sgt i8 %m, 3
  %x = select i1 %z2, i8 3, i8 %m
  %z.v2 = icmp slt i8 %a, -4
  %m.v3 = select i1 %z.v2, i8 -4, i8 %a
  %z2.v4 = icmp slt i8 %m.v3, 3
  %x.v5 = select i1 %z2.v4, i8 %m.v3, i8 3
  %m.v6 = select i1 %z.v2, i8 %a, i8 -4
  %z2.v7 = icmp slt i8 %m.v6, 3
  %x.v8 = select i1 %z2.v7, i8 3, i8 %m.v6
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-4,-128), s[-4,-128), passes [0], smax a <ConstantInt i8 -4>
; z2: defined, power or zero
; x: defined, signs 6, u[-4,4), s[-4,4), passes [0], smin m <ConstantInt i8 3>
; z.v2: defined, power or zero
; m.v3: defined, u[-4,-128), s[-4,-128), passes [0], smax a <ConstantInt i8 -4>
; z2.v4: defined, power or zero
; x.v5: defined, signs 6, u[-4,4), s[-4,4), passes [0], smin m.v3 <ConstantInt i8 3>
; m.v6: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0], smin a <ConstantInt i8 -4>
; z2.v7: defined, power or zero
; x.v8: defined, nonzero, u[3,4), s[3,4), passes [0], smax m.v6 <ConstantInt i8 3>
; z tells: not z.v2
; not z tells: a 1(?*7)
; z2 tells: m 0(?*7)
; z.v2 tells: not z, a 1(?*7)
; not z2.v4 tells: m.v3 0(?*7)
; not z2.v7 tells: m.v6 0(?*7)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add nuw i4 %a, 2
  %t = add nuw i4 %a, 0
  %m = call i4 @llvm.smin.i4(i4 %a, i4 %b)
  %x = icmp samesign ule i4 %a, %d
  %y = icmp ult i4 %d, %t
  %w = icmp ult i4 %s, %m
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, nonzero, u[2,0), s[2,0), makes poison
; t: no undef, makes poison
; m: defined, passes [0, 1]
; x: no undef, power or zero, makes poison
; y: no undef, power or zero
; w: no undef, power or zero
; a differs from: s
; s differs from: a, t
; t differs from: s
; w if poison, so: s
; not x tells: y
; not y tells: x
;----
define void @f(i8 noundef %a) {
  %z = icmp slt i8 %a, -4
  %m = select i1 %z, i8 -4, i8 %a
  %z2 = icmp sgt i8 %m, -1
  %x = select i1 %z2, i8 %m, i8 -1
  %z.v2 = icmp sgt i8 %a, -4
  %m.v3 = select i1 %z.v2, i8 -4, i8 %a
  %z2.v4 = icmp sgt i8 %m.v3, -1
  %x.v5 = select i1 %z2.v4, i8 -1, i8 %m.v3
  %m.v6 = select i1 %z, i8 %a, i8 -4
  %z2.v7 = icmp slt i8 %m.v6, -1
  %x.v8 = select i1 %z2.v7, i8 -1, i8 %m.v6
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-4,-128), s[-4,-128), passes [0], smax a <ConstantInt i8 -4>
; z2: defined, power or zero
; x: defined, u[-1,-128), s[-1,-128), passes [0], smax m <ConstantInt i8 -1>
; z.v2: defined, power or zero
; m.v3: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0], smin a <ConstantInt i8 -4>
; z2.v4: defined, power or zero
; x.v5: defined, 1(?*7), nonzero, u[-128,0), s[-128,0), negative, passes [0], smin m.v3 <ConstantInt i8 -1>
; m.v6: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0], smin a <ConstantInt i8 -4>
; z2.v7: defined, power or zero
; x.v8: defined, 1(?*7), nonzero, u[-1,0), s[-1,0), negative, passes [0], smax m.v6 <ConstantInt i8 -1>
; z tells: not z.v2, a 1(?*7)
; z2 tells: m 0(?*7)
; not z2 tells: m 1(?*7)
; z.v2 tells: not z
; not z.v2 tells: a 1(?*7)
; z2.v4 tells: m.v3 0(?*7)
; not z2.v4 tells: m.v3 1(?*7)
; z2.v7 tells: m.v6 1(?*7)
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %c0 = icmp ult i4 %a, 3
  %d0 = icmp ugt i4 %b, 0
  %c1 = xor i1 %c0, %d0
  %d1 = icmp ne i4 %b, 1
  %c2 = or i1 %c1, %d1
  %d2 = icmp ne i4 %b, 2
  %c3 = and i1 %c2, %d2
  %d3 = icmp ne i4 %b, 3
  %c4 = and i1 %d3, %c3
  %d4 = icmp ne i4 %b, 4
  %c5 = xor i1 %c4, %d4
  %d5 = icmp ugt i4 %b, 5
  %c6 = and i1 %c5, %d5
  %g = icmp ult i4 %a, 5
  %h = icmp ult i4 %a, 2
  ret void
}
; a: defined
; b: defined
; c0: defined, power or zero
; d0: defined, power or zero
; c1: defined, power or zero
; d1: defined, power or zero
; c2: defined, power or zero
; d2: defined, power or zero
; c3: defined, power or zero
; d3: defined, power or zero
; c4: defined, power or zero
; d4: defined, power or zero
; c5: power or zero
; d5: defined, power or zero
; c6: power or zero
; g: defined, power or zero
; h: defined, power or zero
; c0 tells: g, a 00??
; not c0 tells: not h
; not d0 tells: d1, c2, d2, d3, d4, not d5, not c6, b 0000
; c1 tells: c2
; d1 tells: c2
; not d1 tells: d0, d2, d3, d4, not d5, not c6, b 0001
; not c2 tells: d0, not d1, d2, not c3, d3, not c4, d4, not d5, not c6, b 0001
; not d2 tells: d0, d1, c2, not c3, d3, not c4, d4, not d5, not c6, b 0010
; c3 tells: d2
; not c3 tells: not c4, b 00??
; not d3 tells: d0, d1, c2, d2, not c4, d4, not d5, not c6, b 0011
; c4 tells: d2, d3
; not c4 tells: b 00??
; not d4 tells: d0, d1, c2, d2, d3, not d5, not c6, b 0100
; not c5 tells: not c6
; d5 tells: d0, d1, c2, d2, d3, d4
; not d5 tells: not c6, b 0???
; c6 tells: d0, d1, c2, d2, d3, d4, d5
; g tells: a 0???
; not g tells: not c0, not h
; h tells: c0, g, a 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = sub nuw i4 %b, %a
  %v1 = sdiv i4 %v0, %a
  %v2 = or disjoint i4 6, %b
  %c0 = icmp slt i4 %v0, %v1
  %c1 = icmp samesign ne i4 %b, -8
  %c2 = icmp samesign ult i4 %a, -2
  %c3 = trunc i4 %v2 to i1
  %c4 = icmp ugt i4 %v2, %b
  %y0 = select i1 %c1, i4 %v1, i4 %a
  %y1 = select i1 %c2, i4 3, i4 %v2
  ret void
}
; a: defined, undefined if poison
; a at : nonzero
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; v0: no undef, makes poison
; v1: no undef, triggers [1]
; v2: no undef, ?11?, nonzero, makes poison
; c0: no undef, power or zero
; c1: no undef, power or zero, makes poison
; c2: no undef, power or zero, makes poison
; c3: no undef, power or zero
; c4: no undef, power or zero
; y0: no undef, passes [0]
; y1: no undef, ??1?, nonzero, passes [0]
; b differs from: v2
; v2 differs from: b
; not c1 tells: b 1000
; not c2 tells: a 111?
; c3 tells: v2 ???1
; not c3 tells: v2 ???0
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add nsw i4 %a, 2
  %t = add nuw i4 %a, 2
  %m = call i4 @llvm.umin.i4(i4 %a, i4 %b)
  %x = icmp samesign ugt i4 %d, %a
  %y = icmp samesign ule i4 %m, %d
  %w = icmp ult i4 %t, %s
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, u[-6,-8), s[-6,-8), makes poison
; t: no undef, nonzero, u[2,0), s[2,0), makes poison
; m: defined, passes [0, 1]
; x: no undef, power or zero, makes poison
; y: no undef, power or zero, makes poison
; w: no undef, power or zero
; a differs from: s, t
; s differs from: a
; t differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nb = xor i4 %b, -1
  %z = icmp sgt i4 %b, %a
  %x = select i1 %z, i4 %nb, i4 %na
  %nb.v2 = xor i4 %b, 1
  %z.v3 = icmp uge i4 %a, -4
  %x.v4 = select i1 %z.v3, i4 %nb.v2, i4 %na
  %z.v5 = icmp sle i4 %a, 0
  %x.v6 = select i1 %z.v5, i4 3, i4 %na
  %z.v7 = icmp sle i4 %a, -4
  %x.v8 = select i1 %z.v7, i4 %nb.v2, i4 %na
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nb: defined
; z: defined, power or zero
; x: defined, passes [0], smin nb na
; nb.v2: defined
; z.v3: defined, power or zero
; x.v4: defined, passes [0]
; z.v5: defined, power or zero
; x.v6: defined, passes [0]
; z.v7: defined, power or zero
; x.v8: defined, passes [0]
; a differs from: na
; b differs from: nb, nb.v2
; na differs from: a
; nb differs from: b, nb.v2
; nb.v2 differs from: b, nb
; z.v3 tells: z.v5, a 11??
; not z.v5 tells: not z.v3, not z.v7, a 0???
; z.v7 tells: z.v5, a 1???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %p = select i1 %c, i4 1, i4 2
  %e = add i4 %a, 1
  %q = select i1 %c, i4 %e, i4 %e
  %f = add i4 %b, 1
  %z = icmp eq i4 %a, %b
  %p.v2 = select i1 %c, i4 %a, i4 %e
  %q.v3 = select i1 %c, i4 %a, i4 %f
  %p.v4 = select i1 %c, i4 %e, i4 %b
  %q.v5 = select i1 %c, i4 3, i4 2
  %p.v6 = select i1 %c, i4 1, i4 %b
  %q.v7 = select i1 %z, i4 3, i4 %e
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; p: defined, 00??, signs 2, nonzero, power, u[1,3), s[1,3), positive, passes [0]
; e: defined
; q: defined, passes [0]
; f: defined
; z: defined, power or zero
; p.v2: defined, passes [0]
; q.v3: defined, passes [0]
; p.v4: defined, passes [0]
; q.v5: defined, 001?, signs 2, nonzero, u[2,4), s[2,4), positive, passes [0]
; p.v6: defined, passes [0]
; q.v7: defined, passes [0]
; a differs from: e, q
; b differs from: f
; e differs from: a
; q differs from: a
; f differs from: b
; q.v3 differs from: p.v4
; p.v4 differs from: q.v3
;----
define void @f(i8 noundef %a) {
  %z = icmp sgt i8 %a, -2
  %m = select i1 %z, i8 -2, i8 %a
  %z2 = icmp slt i8 %m, 1
  %x = select i1 %z2, i8 1, i8 %m
  %z.v2 = icmp slt i8 %a, -2
  %m.v3 = select i1 %z.v2, i8 %a, i8 -2
  %z2.v4 = icmp slt i8 %m.v3, 1
  %x.v5 = select i1 %z2.v4, i8 1, i8 %m.v3
  %z2.v6 = icmp sgt i8 %m.v3, 1
  %x.v7 = select i1 %z2.v6, i8 %m.v3, i8 1
  %z2.v8 = icmp sgt i8 %m, 1
  %x.v9 = select i1 %z2.v8, i8 1, i8 %m
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, 1(?*7), nonzero, u[-128,-1), s[-128,-1), negative, passes [0], smin a <ConstantInt i8 -2>
; z2: defined, power or zero
; x: defined, nonzero, u[1,2), s[1,2), passes [0], smax m <ConstantInt i8 1>
; z.v2: defined, power or zero
; m.v3: defined, 1(?*7), nonzero, u[-128,-1), s[-128,-1), negative, passes [0], smin a <ConstantInt i8 -2>
; z2.v4: defined, power or zero
; x.v5: defined, nonzero, u[1,2), s[1,2), passes [0], smax m.v3 <ConstantInt i8 1>
; z2.v6: defined, power or zero
; x.v7: defined, nonzero, u[1,2), s[1,2), passes [0], smax m.v3 <ConstantInt i8 1>
; z2.v8: defined, power or zero
; x.v9: defined, nonzero, u[-128,2), s[-128,2), passes [0], smin m <ConstantInt i8 1>
; z tells: not z.v2
; not z tells: a 1(?*7)
; z2 tells: not z2.v8
; not z2 tells: m 0(?*7)
; z.v2 tells: not z, a 1(?*7)
; z2.v4 tells: not z2.v6
; not z2.v4 tells: m.v3 0(?*7)
; z2.v6 tells: not z2.v4, m.v3 0(?*7)
; z2.v8 tells: not z2, m 0(?*7)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = shl nuw i4 %a, 3
  %d1 = icmp eq i4 %o, %x
  %x.v2 = mul i4 %a, 0
  %d1.v3 = icmp eq i4 %o, %x.v2
  %x.v4 = shl nsw i4 %o, 0
  %d1.v5 = icmp eq i4 %o, %x.v4
  %x.v6 = shl nsw i4 %a, 3
  %d1.v7 = icmp eq i4 %o, %x.v6
  %x.v8 = mul nuw i4 %a, 1
  %d1.v9 = icmp eq i4 %o, %x.v8
  %x.v10 = shl nsw i4 %o, 1
  %d1.v11 = icmp eq i4 %o, %x.v10
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, ?000, u[0,-7), s[0,-7), makes poison
; d1: no undef, power or zero
; x.v2: defined, 0000, signs 4, not negative
; d1.v3: defined, power or zero
; x.v4: no undef, ??1?, nonzero, makes poison
; d1.v5: no undef, power or zero
; x.v6: no undef, ?000, u[0,-7), s[0,-7), makes poison
; d1.v7: no undef, power or zero
; x.v8: no undef, makes poison
; d1.v9: no undef, power or zero
; x.v10: no undef, ?1?0, nonzero, u[0,-1), s[0,-1), makes poison
; d1.v11: no undef, power or zero
; o differs from: x, x.v2, x.v6
; x differs from: o, x.v4
; x.v2 differs from: o, x.v4
; x.v4 differs from: x, x.v2, x.v6
; x.v6 differs from: o, x.v4
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub i4 %b, %a
  %x = icmp samesign slt i4 %a, %b
  %y = icmp sgt i4 %s, 3
  %z = icmp ule i4 %b, %a
  %s.v2 = sub nuw nsw i4 %a, %b
  %x.v3 = icmp samesign ule i4 %a, %b
  %y.v4 = icmp eq i4 %s.v2, 3
  %z.v5 = icmp ne i4 %a, %b
  %s.v6 = sub nuw nsw i4 %b, %a
  %x.v7 = icmp samesign ne i4 %a, %b
  %y.v8 = icmp ule i4 %s.v6, 1
  %z.v9 = icmp ult i4 %b, %d
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined
; x: no undef, power or zero, makes poison
; y: defined, power or zero
; z: defined, power or zero
; s.v2: no undef, makes poison
; x.v3: no undef, power or zero, makes poison
; y.v4: no undef, power or zero
; z.v5: defined, power or zero
; s.v6: no undef, makes poison
; x.v7: no undef, power or zero, makes poison
; y.v8: no undef, power or zero
; z.v9: defined, power or zero
; x tells: not z, x.v3, z.v5, x.v7
; not x tells: z
; y tells: s 01??
; z tells: not x
; not z tells: x, x.v3, z.v5, x.v7
; not x.v3 tells: not x, z, z.v5, x.v7
; y.v4 tells: z.v5, x.v7, s.v2 0011
; z.v5 tells: x.v7
; not z.v5 tells: not x, z, x.v3, not x.v7
; x.v7 tells: z.v5
; not x.v7 tells: not x, z, x.v3, not z.v5
; y.v8 tells: s.v6 000?
;----
define void @f(i8 noundef %a) {
  %z = icmp sgt i8 %a, -1
  %m = select i1 %z, i8 %a, i8 -1
  %z2 = icmp slt i8 %m, 3
  %x = select i1 %z2, i8 3, i8 %m
  %m.v2 = select i1 %z, i8 -1, i8 %a
  %z2.v3 = icmp sgt i8 %m.v2, 3
  %x.v4 = select i1 %z2.v3, i8 %m.v2, i8 3
  %x.v5 = select i1 %z2.v3, i8 3, i8 %m.v2
  %z.v6 = icmp slt i8 %a, -1
  %m.v7 = select i1 %z.v6, i8 %a, i8 -1
  %z2.v8 = icmp slt i8 %m.v7, 3
  %x.v9 = select i1 %z2.v8, i8 3, i8 %m.v7
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-1,-128), s[-1,-128), passes [0], smax a <ConstantInt i8 -1>
; z2: defined, power or zero
; x: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0], smax m <ConstantInt i8 3>
; m.v2: defined, 1(?*7), nonzero, u[-128,0), s[-128,0), negative, passes [0], smin a <ConstantInt i8 -1>
; z2.v3: defined, power or zero
; x.v4: defined, nonzero, u[3,4), s[3,4), passes [0], smax m.v2 <ConstantInt i8 3>
; x.v5: defined, nonzero, u[-128,4), s[-128,4), passes [0], smin m.v2 <ConstantInt i8 3>
; z.v6: defined, power or zero
; m.v7: defined, 1(?*7), nonzero, u[-128,0), s[-128,0), negative, passes [0], smin a <ConstantInt i8 -1>
; z2.v8: defined, power or zero
; x.v9: defined, nonzero, u[3,4), s[3,4), passes [0], smax m.v7 <ConstantInt i8 3>
; x differs from: m.v2, m.v7
; m.v2 differs from: x
; x.v4 differs from: x.v5
; x.v5 differs from: x.v4
; m.v7 differs from: x
; z tells: not z.v6, a 0(?*7)
; not z tells: a 1(?*7)
; not z2 tells: m 0(?*7)
; z2.v3 tells: m.v2 0(?*7)
; z.v6 tells: not z, a 1(?*7)
; not z2.v8 tells: m.v7 0(?*7)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
  %z = icmp sgt i4 %a, 3
  %m = select i1 %z, i4 3, i4 %b
  %k = select i1 %z, i4 %b, i4 3
  %o = select i1 %z, i4 %a, i4 %b
  %y = icmp sgt i4 %a, -3
  %x = select i1 %y, i4 -3, i4 %m
  %w = select i1 %y, i4 -3, i4 %o
  %p = icmp slt i4 %d, %a
  %q = icmp slt i4 %d, %m
  %r = icmp slt i4 %m, %d
  %s = icmp slt i4 %a, %d
  %t = icmp ult i4 %d, %o
  %u = icmp ult i4 %d, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero
; m: defined, passes [0]
; k: defined, passes [0]
; o: defined, passes [0]
; y: defined, power or zero
; x: defined, passes [0]
; w: defined, passes [0]
; p: defined, power or zero
; q: defined, power or zero
; r: defined, power or zero
; s: defined, power or zero
; t: defined, power or zero
; u: defined, power or zero
; z tells: y, a 01??
; not y tells: not z, a 1???
; p tells: not s
; q tells: not r
; r tells: not q
; s tells: not p
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
  %z = icmp slt i4 %a, 3
  %m = select i1 %z, i4 3, i4 %b
  %k = select i1 %z, i4 %b, i4 3
  %o = select i1 %z, i4 %a, i4 %b
  %y = icmp slt i4 %a, -3
  %x = select i1 %y, i4 -3, i4 %m
  %w = select i1 %y, i4 -3, i4 %o
  %p = icmp slt i4 %d, %a
  %q = icmp slt i4 %d, %m
  %r = icmp slt i4 %m, %d
  %s = icmp slt i4 %a, %d
  %t = icmp ult i4 %d, %o
  %u = icmp ult i4 %d, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero
; m: defined, passes [0]
; k: defined, passes [0]
; o: defined, passes [0]
; y: defined, power or zero
; x: defined, passes [0]
; w: defined, passes [0]
; p: defined, power or zero
; q: defined, power or zero
; r: defined, power or zero
; s: defined, power or zero
; t: defined, power or zero
; u: defined, power or zero
; not z tells: not y, a 0???
; y tells: z, a 1???
; p tells: not s
; q tells: not r
; r tells: not q
; s tells: not p
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c) {
  %z = icmp ult i4 %a, 3
  %m = select i1 %z, i4 3, i4 %b
  %k = select i1 %z, i4 %b, i4 3
  %o = select i1 %z, i4 %a, i4 %b
  %y = icmp ult i4 %a, -3
  %x = select i1 %y, i4 -3, i4 %m
  %w = select i1 %y, i4 -3, i4 %o
  %p = icmp slt i4 %d, %a
  %q = icmp slt i4 %d, %m
  %r = icmp slt i4 %m, %d
  %s = icmp slt i4 %a, %d
  %t = icmp ult i4 %d, %o
  %u = icmp ult i4 %d, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero
; m: defined, passes [0]
; k: defined, passes [0]
; o: defined, passes [0]
; y: defined, power or zero
; x: defined, passes [0]
; w: defined, passes [0]
; p: defined, power or zero
; q: defined, power or zero
; r: defined, power or zero
; s: defined, power or zero
; t: defined, power or zero
; u: defined, power or zero
; z tells: y, a 00??
; not y tells: not z, a 11??
; p tells: not s
; q tells: not r
; r tells: not q
; s tells: not p
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub nsw i4 %a, %b
  %n = sub i4 %a, %b
  %z = icmp slt i4 %s, -1
  %x = select i1 %z, i4 %n, i4 %s
  %n.v2 = sub nsw i4 %b, %a
  %z.v3 = icmp sgt i4 %s, -1
  %x.v4 = select i1 %z.v3, i4 %n.v2, i4 %s
  %z.v5 = icmp sle i4 %s, 1
  %x.v6 = select i1 %z.v5, i4 %s, i4 %n
  %n.v7 = sub nsw i4 0, %s
  %z.v8 = icmp sge i4 %s, 1
  %x.v9 = select i1 %z.v8, i4 %s, i4 %n.v7
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; n: defined
; z: no undef, power or zero
; x: no undef, passes [0]
; n.v2: no undef, makes poison
; z.v3: no undef, power or zero
; x.v4: no undef, u[-8,1), s[-8,1), passes [0], nabs s n.v2
; z.v5: no undef, power or zero
; x.v6: no undef, passes [0]
; n.v7: no undef, u[-7,-8), s[-7,-8), makes poison
; z.v8: no undef, power or zero
; x.v9: no undef, u[0,-8), s[0,-8), passes [0], abs s n.v7
; z if poison, so: s
; x if poison, so: s
; z.v3 if poison, so: s
; z.v5 if poison, so: s
; x.v6 if poison, so: s
; z.v8 if poison, so: s
; z tells: not z.v3, z.v5, not z.v8, s 1???
; z.v3 tells: not z, s 0???
; not z.v3 tells: z.v5, not z.v8, s 1???
; not z.v5 tells: not z, z.v3, z.v8, s 0???
; z.v8 tells: not z, z.v3, s 0???
; not z.v8 tells: z.v5
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %c0 = icmp ult i4 %a, 3
  %d0 = icmp ne i4 %b, 0
  %c1 = or i1 %c0, %d0
  %d1 = icmp ugt i4 %b, 1
  %c2 = and i1 %c1, %d1
  %d2 = icmp ugt i4 %b, 2
  %c3 = and i1 %c2, %d2
  %d3 = icmp ugt i4 %b, 3
  %c4 = or i1 %c3, %d3
  %d4 = icmp ugt i4 %b, 4
  %c5 = and i1 %c4, %d4
  %d5 = icmp ne i4 %b, 5
  %c6 = or i1 %d5, %c5
  %d6 = icmp ugt i4 %b, 6
  %c7 = or i1 %c6, %d6
  %g = icmp ult i4 %a, 5
  %h = icmp ult i4 %a, 2
  ret void
}
; a: defined
; b: defined
; c0: defined, power or zero
; d0: defined, power or zero
; c1: defined, power or zero
; d1: defined, power or zero
; c2: defined, power or zero
; d2: defined, power or zero
; c3: defined, power or zero
; d3: defined, power or zero
; c4: defined, power or zero
; d4: defined, power or zero
; c5: power or zero
; d5: defined, power or zero
; c6: power or zero
; d6: defined, power or zero
; c7: power or zero
; g: defined, power or zero
; h: defined, power or zero
; c0 tells: c1, g, a 00??
; not c0 tells: not h
; d0 tells: c1
; not d0 tells: not d1, not c2, not d2, not c3, not d3, not d4, not c5, d5, c6, not d6, c7, b 0000
; not c1 tells: not c0, not d0, not d1, not c2, not d2, not c3, not d3, not d4, not c5, d5, c6, not d6, c7, not h, b 0000
; d1 tells: d0, c1
; not d1 tells: not c2, not d2, not c3, not d3, not d4, not c5, d5, c6, not d6, c7, b 000?
; c2 tells: d0, c1, d1
; not c2 tells: not c3, b 000?
; d2 tells: d0, c1, d1
; not d2 tells: not c3, not d3, not d4, not c5, d5, c6, not d6, c7, b 00??
; c3 tells: d0, c1, d1, d2, c4
; not c3 tells: b 00??
; d3 tells: d0, c1, d1, d2, c4
; not d3 tells: not d4, not c5, d5, c6, not d6, c7, b 00??
; not c4 tells: not d3, not d4, not c5, d5, c6, not d6, c7, b 00??
; d4 tells: d0, c1, d1, d2, d3, c4
; not d4 tells: not c5, d5, c6, not d6, c7, b 0???
; c5 tells: d0, c1, d1, d2, d3, c4, d4, c6, c7
; not c5 tells: b 0???
; d5 tells: c6, c7
; not d5 tells: d0, c1, d1, d2, d3, c4, d4, not d6, b 0101
; c6 tells: c7
; not c6 tells: d0, c1, d1, d2, d3, c4, d4, not d5, not d6, b 0101
; d6 tells: d0, c1, d1, d2, d3, c4, d4, d5, c6, c7
; not d6 tells: b 0???
; not c7 tells: d0, c1, d1, d2, d3, c4, d4, not d5, not d6, b 0101
; g tells: a 0???
; not g tells: not c0, not h
; h tells: c0, c1, g, a 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %t = trunc nuw nsw i4 %b to i1
  %x = icmp ugt i4 %a, 1
  %y = and i1 %t, %c
  %n = xor i1 %t, true
  %sl = select i1 %t, i1 %x, i1 false
  %so = select i1 %x, i1 true, i1 %c
  %t.v2 = trunc nsw i4 %a to i1
  %x.v3 = icmp ult i4 %a, 0
  %y.v4 = and i1 %t.v2, %c
  %n.v5 = xor i1 %t.v2, true
  %sl.v6 = select i1 %t.v2, i1 %x.v3, i1 false
  %so.v7 = select i1 %x.v3, i1 true, i1 %t.v2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; t: no undef, power or zero, makes poison
; x: defined, power or zero
; y: no undef, power or zero
; n: no undef, power or zero
; sl: no undef, power or zero, passes [0]
; so: defined, power or zero, passes [0]
; t.v2: no undef, power or zero, makes poison
; x.v3: defined, power or zero
; y.v4: no undef, power or zero
; n.v5: no undef, power or zero
; sl.v6: no undef, power or zero, passes [0]
; so.v7: no undef, power or zero, passes [0]
; t differs from: n
; y if poison, so: t
; n differs from: t
; n if poison, so: t
; sl if poison, so: t
; t.v2 differs from: n.v5
; n.v5 differs from: t.v2
; c tells: so
; not c tells: not y, not y.v4
; t tells: not n, b 0001
; not t tells: not y, n, not sl, b 0000
; x tells: so, not x.v3, not sl.v6
; not x tells: not sl, not x.v3, not sl.v6, a 000?
; y tells: t, not n, b 0001
; n tells: not t, not y, not sl, b 0000
; not n tells: t, b 0001
; sl tells: t, x, not n, so, not x.v3, not sl.v6, b 0001
; not so tells: not x, not sl, not x.v3, not sl.v6, a 000?
; t.v2 tells: not n.v5, so.v7, a ???1
; not t.v2 tells: not y.v4, n.v5, not sl.v6, a ???0
; x.v3 tells: x, so, so.v7
; not x.v3 tells: not sl.v6
; y.v4 tells: a ???1
; n.v5 tells: a ???0
; not n.v5 tells: a ???1
; sl.v6 tells: x, so, x.v3, so.v7, a ???1
; not so.v7 tells: not x.v3, not sl.v6, a ???0
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = sub nsw i4 0, %a
  %z = icmp sgt i4 %n, 0
  %x = select i1 %z, i4 %a, i4 %n
  %z.v2 = icmp sgt i4 %n, 1
  %x.v3 = select i1 %z.v2, i4 %n, i4 %a
  %n.v4 = sub nsw i4 0, %b
  %z.v5 = icmp sge i4 %n.v4, -1
  %x.v6 = select i1 %z.v5, i4 %a, i4 %n.v4
  %z.v7 = icmp sge i4 %n, 1
  %x.v8 = select i1 %z.v7, i4 %n, i4 %a
  %z.v9 = icmp sgt i4 %n, -1
  %x.v10 = select i1 %z.v9, i4 %a, i4 %n
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: no undef, u[-7,-8), s[-7,-8), makes poison
; z: no undef, power or zero
; x: no undef, u[-8,1), s[-8,1), passes [0], nabs a n
; z.v2: no undef, power or zero
; x.v3: no undef, passes [0]
; n.v4: no undef, u[-7,-8), s[-7,-8), makes poison
; z.v5: no undef, power or zero
; x.v6: no undef, passes [0]
; z.v7: no undef, power or zero
; x.v8: no undef, u[0,-8), s[0,-8), passes [0], abs a n
; z.v9: no undef, power or zero
; x.v10: no undef, u[-8,1), s[-8,1), passes [0], nabs a n
; z if poison, so: n
; x if poison, so: n
; z.v2 if poison, so: n
; x.v3 if poison, so: n
; z.v7 if poison, so: n
; x.v8 if poison, so: n
; z.v9 if poison, so: n
; z tells: z.v7, z.v9, n 0???
; not z tells: not z.v2, not z.v7
; z.v2 tells: z, z.v7, z.v9, n 0???
; not z.v5 tells: n.v4 1???
; z.v7 tells: z, z.v9, n 0???
; not z.v7 tells: not z, not z.v2
; z.v9 tells: n 0???
; not z.v9 tells: not z, not z.v2, not z.v7, n 1???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add nuw i4 %b, %a
  %x = icmp samesign ugt i4 %s, %a
  %y = icmp samesign ule i4 %s, %d
  %s.v2 = add i4 %a, %b
  %x.v3 = icmp samesign slt i4 %s.v2, %a
  %y.v4 = icmp sge i4 %s.v2, %b
  %x.v5 = icmp samesign slt i4 %s, %a
  %y.v6 = icmp samesign sge i4 %s, %d
  %x.v7 = icmp ugt i4 %s, %b
  %y.v8 = icmp sge i4 %b, %s
  %x.v9 = icmp uge i4 %s, %b
  %y.v10 = icmp samesign ule i4 %s, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, makes poison
; x: no undef, power or zero, makes poison
; y: no undef, power or zero, makes poison
; s.v2: defined
; x.v3: no undef, power or zero, makes poison
; y.v4: defined, power or zero
; x.v5: no undef, power or zero, makes poison
; y.v6: no undef, power or zero, makes poison
; x.v7: no undef, power or zero
; y.v8: no undef, power or zero
; x.v9: no undef, power or zero
; y.v10: no undef, power or zero, makes poison
; x.v7 if poison, so: s
; y.v8 if poison, so: s
; x.v9 if poison, so: s
; x tells: not x.v5
; not y tells: y.v6
; x.v5 tells: not x
; not y.v6 tells: y
; x.v7 tells: x.v9, not y.v10
; not x.v7 tells: y.v10
; y.v8 tells: y.v10
; not y.v8 tells: not y.v10
; not x.v9 tells: not x.v7, y.v10
; y.v10 tells: not x.v7, y.v8
; not y.v10 tells: x.v7, not y.v8, x.v9
;----
define void @f(i8 noundef %a) {
  %z = icmp slt i8 %a, -4
  %m = select i1 %z, i8 -4, i8 %a
  %z2 = icmp sgt i8 %m, 5
  %x = select i1 %z2, i8 %m, i8 5
  %z2.v2 = icmp slt i8 %m, 5
  %x.v3 = select i1 %z2.v2, i8 %m, i8 5
  %z.v4 = icmp sgt i8 %a, -4
  %m.v5 = select i1 %z.v4, i8 %a, i8 -4
  %z2.v6 = icmp sgt i8 %m.v5, 5
  %x.v7 = select i1 %z2.v6, i8 %m.v5, i8 5
  %m.v8 = select i1 %z, i8 %a, i8 -4
  %z2.v9 = icmp sgt i8 %m.v8, 5
  %x.v10 = select i1 %z2.v9, i8 5, i8 %m.v8
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-4,-128), s[-4,-128), passes [0], smax a <ConstantInt i8 -4>
; z2: defined, power or zero
; x: defined, 0(?*7), nonzero, u[5,-128), s[5,-128), positive, passes [0], smax m <ConstantInt i8 5>
; z2.v2: defined, power or zero
; x.v3: defined, signs 5, u[-4,6), s[-4,6), passes [0], smin m <ConstantInt i8 5>
; z.v4: defined, power or zero
; m.v5: defined, u[-4,-128), s[-4,-128), passes [0], smax a <ConstantInt i8 -4>
; z2.v6: defined, power or zero
; x.v7: defined, 0(?*7), nonzero, u[5,-128), s[5,-128), positive, passes [0], smax m.v5 <ConstantInt i8 5>
; m.v8: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0], smin a <ConstantInt i8 -4>
; z2.v9: defined, power or zero
; x.v10: defined, nonzero, u[-128,6), s[-128,6), passes [0], smin m.v8 <ConstantInt i8 5>
; x differs from: m.v8
; x.v7 differs from: m.v8
; m.v8 differs from: x, x.v7
; z tells: not z.v4, a 1(?*7)
; z2 tells: not z2.v2, m 0(?*7)
; z2.v2 tells: not z2
; not z2.v2 tells: m 0(?*7)
; z.v4 tells: not z
; not z.v4 tells: a 1(?*7)
; z2.v6 tells: m.v5 0(?*7)
; z2.v9 tells: m.v8 0(?*7)
;----
define void @f(i8 noundef %a) {
  %z = icmp sgt i8 %a, 3
  %m = select i1 %z, i8 3, i8 %a
  %z2 = icmp sgt i8 %m, -4
  %x = select i1 %z2, i8 %m, i8 -4
  %z2.v2 = icmp slt i8 %m, -4
  %x.v3 = select i1 %z2.v2, i8 %m, i8 -4
  %z.v4 = icmp slt i8 %a, 3
  %m.v5 = select i1 %z.v4, i8 %a, i8 3
  %z2.v6 = icmp slt i8 %m.v5, -4
  %x.v7 = select i1 %z2.v6, i8 %m.v5, i8 -4
  %m.v8 = select i1 %z, i8 %a, i8 3
  %z2.v9 = icmp sgt i8 %m.v8, -4
  %x.v10 = select i1 %z2.v9, i8 -4, i8 %m.v8
  ret void
}
; a: defined
; z: defined, power or zero
; m: defined, u[-128,4), s[-128,4), passes [0], smin a <ConstantInt i8 3>
; z2: defined, power or zero
; x: defined, signs 6, u[-4,4), s[-4,4), passes [0], smax m <ConstantInt i8 -4>
; z2.v2: defined, power or zero
; x.v3: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0], smin m <ConstantInt i8 -4>
; z.v4: defined, power or zero
; m.v5: defined, u[-128,4), s[-128,4), passes [0], smin a <ConstantInt i8 3>
; z2.v6: defined, power or zero
; x.v7: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0], smin m.v5 <ConstantInt i8 -4>
; m.v8: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0], smax a <ConstantInt i8 3>
; z2.v9: defined, power or zero
; x.v10: defined, nonzero, u[-4,-3), s[-4,-3), passes [0], smin m.v8 <ConstantInt i8 -4>
; x.v3 differs from: m.v8
; x.v7 differs from: m.v8
; m.v8 differs from: x.v3, x.v7
; z tells: not z.v4, a 0(?*7)
; z2 tells: not z2.v2
; not z2 tells: m 1(?*7)
; z2.v2 tells: not z2, m 1(?*7)
; z.v4 tells: not z
; not z.v4 tells: a 0(?*7)
; z2.v6 tells: m.v5 1(?*7)
; not z2.v9 tells: m.v8 1(?*7)
;----
define void @f(i4 %a, i4 %b, i4 %d, i1 %c) {
  %z = icmp eq i4 %a, 0
  %e = sext i1 %z to i4
  %o = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %a, i4 %e)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 0
  %s = select i1 %c, { i4, i1 } %o, { i4, i1 } undef
  %r = extractvalue { i4, i1 } %s, 0
  ret void
}

declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <UndefValue { i4, i1 } undef>: no poison
; c: power or zero
; z: power or zero
; e: signs 4
; o: passes [0, 1]
; p: nonzero
; q: nonzero
; s: passes [0]
; a if poison, so: z, e
; z if poison, so: a, e
; e if poison, so: a, z
; o if poison, so: z, e
; p if poison, so: e
; q if poison, so: e
; z tells: a 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = sub i4 0, %b
  %z = icmp ne i4 %a, -1
  %x = select i1 %z, i4 %a, i4 %n
  %z.v2 = icmp sge i4 %a, 1
  %x.v3 = select i1 %z.v2, i4 %n, i4 %a
  %n.v4 = sub i4 0, %a
  %z.v5 = icmp sge i4 %a, -1
  %x.v6 = select i1 %z.v5, i4 %a, i4 %n.v4
  %n.v7 = sub nsw i4 0, %b
  %z.v8 = icmp slt i4 %a, 0
  %x.v9 = select i1 %z.v8, i4 %n.v7, i4 %a
  %z.v10 = icmp eq i4 %n.v4, 1
  %x.v11 = select i1 %z.v10, i4 %a, i4 %n.v4
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: defined
; z: defined, power or zero
; x: defined, passes [0]
; z.v2: defined, power or zero
; x.v3: defined, passes [0]
; n.v4: defined
; z.v5: defined, power or zero
; x.v6: defined, passes [0]
; n.v7: no undef, u[-7,-8), s[-7,-8), makes poison
; z.v8: defined, power or zero
; x.v9: no undef, passes [0]
; z.v10: defined, power or zero
; x.v11: defined, passes [0]
; not z tells: not z.v2, z.v5, z.v8, a 1111
; z.v2 tells: z, z.v5, not z.v8, a 0???
; not z.v5 tells: z, not z.v2, z.v8, a 1???
; z.v8 tells: not z.v2, a 1???
; not z.v8 tells: z, z.v5, a 0???
; z.v10 tells: n.v4 0001
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z = icmp eq i4 %a, 1
  %k = or i4 %b, 1
  %x = select i1 %z, i4 %a, i4 %k
  %z.v2 = icmp eq i4 %a, 3
  %x.v3 = select i1 %z.v2, i4 %b, i4 %a
  %z.v4 = icmp ugt i4 %a, 1
  %x.v5 = select i1 %z.v4, i4 %a, i4 1
  %z.v6 = icmp ult i4 %a, %b
  %x.v7 = select i1 %z.v6, i4 2, i4 %a
  %z.v8 = icmp ugt i4 %a, -1
  %x.v9 = select i1 %z.v8, i4 2, i4 %a
  %z.v10 = icmp ugt i4 0, %a
  %x.v11 = select i1 %z.v10, i4 %a, i4 1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, ???1, nonzero, passes [0]
; z.v2: defined, power or zero
; x.v3: defined, passes [0]
; z.v4: defined, power or zero
; x.v5: defined, nonzero, u[1,0), s[1,0), passes [0], umax a <ConstantInt i4 1>
; z.v6: defined, power or zero
; x.v7: defined, passes [0]
; z.v8: defined, power or zero
; x.v9: defined, passes [0]
; z.v10: defined, power or zero
; x.v11: defined, nonzero, passes [0]
; z tells: not z.v2, not z.v4, not z.v8, not z.v10, a 0001
; not z tells: not z.v8, not z.v10
; z.v2 tells: not z, z.v4, not z.v8, not z.v10, a 0011
; not z.v2 tells: not z.v8, not z.v10
; z.v4 tells: not z, not z.v8, not z.v10
; not z.v4 tells: not z.v2, not z.v8, not z.v10, a 000?
; z.v6 tells: not z.v8, not z.v10
; not z.v6 tells: not z.v8, not z.v10
; z.v8 tells: z, z.v2, z.v4, z.v6, z.v10
; not z.v8 tells: not z.v10
; z.v10 tells: z, z.v2, z.v4, z.v6, z.v8
; not z.v10 tells: not z.v8
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = sub i4 0, %b
  %x = xor i4 %a, %n
  %m = and i4 %a, -4
  %e = icmp eq i4 %a, %n
  %g = ashr i4 %x, 1
  %n.v2 = sub nsw i4 0, %a
  %x.v3 = or i4 %n.v2, %a
  %m.v4 = call i4 @llvm.umin.i4(i4 %a, i4 %n.v2)
  %e.v5 = icmp eq i4 %a, %n.v2
  %g.v6 = ashr i4 %x.v3, 1
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: defined
; x: defined
; m: defined, ??00, u[0,-3), s[0,-3)
; e: defined, power or zero
; g: defined, signs 2, u[-4,4), s[-4,4)
; n.v2: no undef, u[-7,-8), s[-7,-8), makes poison
; x.v3: no undef
; m.v4: no undef, passes [0, 1]
; e.v5: no undef, power or zero
; g.v6: no undef, signs 2, u[-4,4), s[-4,4)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %na = xor i4 %a, -1
  %nd = xor i4 %d, -1
  %m = call i4 @llvm.smin.i4(i4 %na, i4 %b)
  %z1 = icmp sgt i4 %na, %b
  %l = select i1 %z1, i4 %b, i4 %na
  %z2 = icmp ult i4 %b, %nd
  %r = select i1 %z2, i4 %nd, i4 %b
  %z3 = icmp ugt i4 %a, %d
  %s = select i1 %z3, i4 %r, i4 %l
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; na: defined
; nd: defined
; m: defined, passes [0, 1]
; z1: defined, power or zero
; l: defined, passes [0], smin na b
; z2: defined, power or zero
; r: defined, passes [0], umax b nd
; z3: defined, power or zero
; s: defined, passes [0]
; a differs from: na
; d differs from: nd
; na differs from: a
; nd differs from: d
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z = icmp ugt i4 %b, %a
  %x = select i1 %z, i4 2, i4 %a
  %z.v2 = icmp sge i4 %a, 3
  %x.v3 = select i1 %z.v2, i4 %a, i4 %b
  %z.v4 = icmp slt i4 %a, 4
  %x.v5 = select i1 %z.v4, i4 %a, i4 %b
  %z.v6 = icmp ult i4 %a, 2
  %x.v7 = select i1 %z.v6, i4 %a, i4 3
  %z.v8 = icmp ugt i4 %a, 3
  %x.v9 = select i1 %z.v8, i4 %a, i4 3
  %z.v10 = icmp ne i4 %a, 4
  %x.v11 = select i1 %z.v10, i4 3, i4 %a
  %z.v12 = icmp sle i4 %a, 4
  %x.v13 = select i1 %z.v12, i4 %a, i4 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero
; x: defined, passes [0]
; z.v2: defined, power or zero
; x.v3: defined, passes [0]
; z.v4: defined, power or zero
; x.v5: defined, passes [0]
; z.v6: defined, power or zero
; x.v7: defined, 00??, signs 2, not negative, passes [0]
; z.v8: defined, power or zero
; x.v9: defined, nonzero, u[3,0), s[3,0), passes [0], umax a <ConstantInt i4 3>
; z.v10: defined, power or zero
; x.v11: defined, 0???, nonzero, positive, passes [0]
; z.v12: defined, power or zero
; x.v13: defined, passes [0]
; z.v2 tells: not z.v6, a 0???
; not z.v2 tells: z.v4, z.v10, z.v12
; z.v4 tells: z.v10, z.v12
; not z.v4 tells: z.v2, not z.v6, z.v8, a 01??
; z.v6 tells: not z.v2, z.v4, not z.v8, z.v10, z.v12, a 000?
; z.v8 tells: not z.v6
; not z.v8 tells: z.v4, z.v10, z.v12, a 00??
; not z.v10 tells: z.v2, not z.v4, not z.v6, z.v8, z.v12, a 0100
; not z.v12 tells: z.v2, not z.v4, not z.v6, z.v8, z.v10, a 01??
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = sdiv i4 %a, %b
  %v1 = call i4 @llvm.smin.i4(i4 %a, i4 %v0)
  %v2 = srem i4 %v0, %u
  %c0 = icmp ult i4 %v1, %v2
  %c1 = icmp sgt i4 %v1, %v2
  %c2 = select i1 %c, i1 true, i1 false
  %c3 = icmp sge i4 %b, 6
  %c4 = icmp sge i4 %v1, %r
  %y0 = select i1 %c2, i4 %v2, i4 %r
  %y1 = select i1 %c0, i4 %v0, i4 %b
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; b at : nonzero
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; u at : nonzero
; v0: defined, triggers [1]
; v1: defined, passes [0, 1]
; v2: no poison, triggers [1]
; c0: no poison, power or zero
; c1: no poison, power or zero
; c2: defined, power or zero, passes [0]
; c3: defined, power or zero
; c4: defined, power or zero
; y0: no poison, passes [0]
; y1: no poison, passes [0]
; c tells: c2
; not c tells: not c2
; c3 tells: b 011?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z1 = icmp slt i4 %a, 0
  %m1 = select i1 %z1, i4 %a, i4 0
  %m2 = select i1 %z1, i4 %m1, i4 -3
  %m3 = select i1 %c, i4 %m2, i4 %m1
  %z1.v2 = icmp sgt i4 %a, 5
  %m1.v3 = select i1 %z1.v2, i4 %a, i4 3
  %z2 = icmp sgt i4 %m1.v3, 0
  %m2.v4 = select i1 %z2, i4 3, i4 %m1.v3
  %m3.v5 = select i1 %c, i4 %m2.v4, i4 %m1.v3
  %z1.v6 = icmp ult i4 %a, 0
  %m1.v7 = select i1 %z1.v6, i4 %a, i4 3
  %z2.v8 = icmp ult i4 %m1.v7, 0
  %m2.v9 = select i1 %z2.v8, i4 3, i4 %m1.v7
  %m3.v10 = select i1 %c, i4 %m2.v9, i4 %m1.v7
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z1: defined, power or zero
; m1: defined, u[-8,1), s[-8,1), passes [0], smin a <ConstantInt i4 0>
; m2: defined, u[-8,1), s[-8,1), passes [0]
; m3: defined, u[-8,1), s[-8,1), passes [0]
; z1.v2: defined, power or zero
; m1.v3: defined, 0?1?, nonzero, positive, passes [0]
; z2: defined, power or zero
; m2.v4: defined, 0?1?, nonzero, positive, passes [0]
; m3.v5: defined, 0?1?, nonzero, positive, passes [0]
; z1.v6: defined, power or zero
; m1.v7: defined, nonzero, passes [0]
; z2.v8: defined, power or zero
; m2.v9: defined, nonzero, passes [0]
; m3.v10: defined, nonzero, passes [0]
; z1 tells: not z1.v2, not z1.v6, a 1???
; not z1 tells: not z1.v6, a 0???
; z1.v2 tells: not z1, not z1.v6, a 011?
; not z1.v2 tells: not z1.v6
; z2 tells: m1.v3 0???
; z1.v6 tells: z1, z1.v2
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = add nuw nsw i4 %a, %u
  %v1 = call i4 @llvm.umin.i4(i4 %a, i4 %v0)
  %v2 = sub nuw i4 %r, 2
  %c0 = icmp sle i4 %v2, %u
  %c1 = icmp samesign eq i4 %a, %v0
  %c2 = icmp sgt i4 %v1, %v2
  %c3 = icmp samesign ugt i4 %v2, %a
  %c4 = icmp samesign uge i4 %a, -1
  %y0 = select i1 %c2, i4 %v0, i4 -4
  %y1 = select i1 %c4, i4 %b, i4 %v2
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; v0: makes poison
; v1: passes [0, 1]
; v2: no undef, 0???, not negative, makes poison
; c0: power or zero
; c1: power or zero, makes poison
; c2: power or zero
; c3: no undef, power or zero, makes poison
; c4: no undef, power or zero, makes poison
; y0: passes [0]
; y1: no undef, passes [0]
; c3 tells: not c4
; c4 tells: not c3, a 1111
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = and i4 %a, 2
  %t = udiv i4 %a, 3
  %m = call i4 @llvm.smin.i4(i4 %a, i4 %b)
  %x = icmp sle i4 %a, %d
  %y = icmp samesign sge i4 %d, %m
  %w = icmp sge i4 %s, %m
  %s.v2 = shl i4 %a, -2
  %t.v3 = add nsw i4 %b, %a
  %m.v4 = call i4 @llvm.smax.i4(i4 %b, i4 %a)
  %x.v5 = icmp samesign ule i4 %t.v3, %d
  %y.v6 = icmp samesign uge i4 %d, %m.v4
  %w.v7 = icmp ult i4 %s.v2, %m.v4
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; t: defined, 0???, u[0,6), s[0,6), not negative, triggers [1]
; m: defined, passes [0, 1]
; x: defined, power or zero
; y: no undef, power or zero, makes poison
; w: defined, power or zero
; s.v2: no undef, 0000, signs 4, not negative, makes poison, makes poison without flags
; t.v3: no undef, makes poison
; m.v4: defined, passes [0, 1]
; x.v5: no undef, power or zero, makes poison
; y.v6: no undef, power or zero, makes poison
; w.v7: no undef, power or zero
; x tells: y
; y.v6 tells: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z = icmp ne i4 %b, 1
  %e = zext i1 %z to i4
  %x = xor i4 %a, %e
  %y = call i4 @llvm.uadd.sat.i4(i4 %e, i4 %a)
  %z.v2 = icmp eq i4 %b, 0
  %e.v3 = zext i1 %z.v2 to i4
  %x.v4 = add i4 %a, %e.v3
  %y.v5 = call i4 @llvm.umin.i4(i4 %e.v3, i4 %a)
  %z.v6 = icmp ne i4 %b, 0
  %e.v7 = sext i1 %z.v6 to i4
  %x.v8 = sub i4 %e.v7, %a
  %y.v9 = call i4 @llvm.umin.i4(i4 %a, i4 %e.v7)
  ret void
}

declare i4 @llvm.uadd.sat.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero
; e: defined, 000?, signs 3, power or zero, not negative
; x: defined
; y: defined, passes [0, 1]
; z.v2: defined, power or zero
; e.v3: defined, 000?, signs 3, power or zero, not negative
; x.v4: defined
; y.v5: defined, 000?, signs 3, not negative, passes [0, 1]
; z.v6: defined, power or zero
; e.v7: defined, signs 4
; x.v8: defined
; y.v9: defined, passes [0, 1]
; not z tells: not z.v2, z.v6, b 0001
; z.v2 tells: z, not z.v6, b 0000
; not z.v2 tells: z.v6
; z.v6 tells: not z.v2
; not z.v6 tells: z, z.v2, b 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %l = call i4 @llvm.smin.i4(i4 %a, i4 3)
  %z1 = icmp ult i4 %a, %b
  %m = select i1 %z1, i4 %a, i4 %b
  %z2 = icmp sgt i4 %d, %a
  %n = select i1 %z2, i4 %d, i4 %b
  %r = select i1 %z1, i4 %n, i4 %m
  %l.v2 = call i4 @llvm.smax.i4(i4 %a, i4 %b)
  %z1.v3 = icmp ult i4 %a, 3
  %m.v4 = select i1 %z1.v3, i4 %a, i4 3
  %z2.v5 = icmp ult i4 %b, %d
  %n.v6 = select i1 %z2.v5, i4 %b, i4 %d
  %z3 = icmp slt i4 %d, %a
  %r.v7 = select i1 %z3, i4 %n.v6, i4 %m.v4
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; l: defined, u[-8,4), s[-8,4), passes [0, 1]
; z1: defined, power or zero
; m: defined, passes [0], umin a b
; z2: defined, power or zero
; n: defined, passes [0]
; r: defined, passes [0]
; l.v2: defined, passes [0, 1]
; z1.v3: defined, power or zero
; m.v4: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0], umin a <ConstantInt i4 3>
; z2.v5: defined, power or zero
; n.v6: defined, passes [0], umin b d
; z3: defined, power or zero
; r.v7: defined, passes [0]
; z2 tells: not z3
; z1.v3 tells: a 00??
; z3 tells: not z2
;----
define void @f(i4 %a, i4 %b, i4 %d, i1 %c) {
  %z = icmp eq i4 %a, 1
  %e = zext i1 %z to i4
  %o = call { i4, i1 } @llvm.ssub.with.overflow.i4(i4 %e, i4 %a)
  %p = extractvalue { i4, i1 } %o, 0
  %s = select i1 %c, { i4, i1 } %o, { i4, i1 } undef
  %r = extractvalue { i4, i1 } %s, 0
  %z.v2 = icmp eq i4 %b, 1
  %e.v3 = zext i1 %z.v2 to i4
  %o.v4 = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %a, i4 %e.v3)
  %p.v5 = extractvalue { i4, i1 } %o.v4, 0
  %s.v6 = select i1 %c, { i4, i1 } %o.v4, { i4, i1 } undef
  %r.v7 = extractvalue { i4, i1 } %s.v6, 0
  ret void
}

declare { i4, i1 } @llvm.ssub.with.overflow.i4(i4, i4) #0

declare { i4, i1 } @llvm.sadd.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <UndefValue { i4, i1 } undef>: no poison
; c: power or zero
; z: power or zero
; e: 000?, signs 3, power or zero, not negative
; o: passes [0, 1]
; s: passes [0]
; z.v2: power or zero
; e.v3: 000?, signs 3, power or zero, not negative
; o.v4: passes [0, 1]
; s.v6: passes [0]
; a if poison, so: z, e
; z if poison, so: a, e
; e if poison, so: a, z
; o if poison, so: z, e
; p if poison, so: e
; z.v2 if poison, so: b
; e.v3 if poison, so: b
; z tells: a 0001
; z.v2 tells: b 0001
