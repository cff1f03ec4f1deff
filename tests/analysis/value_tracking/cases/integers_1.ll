; Operations on integers and integer intrinsics. See test_answers.py.
;----
define void @f(i4 %a, i4 noundef %b) {
  %o = or i4 %a, 2
  %n = and i4 %b, 1
  %x = sdiv i4 7, -3
  ret void
}
; b: defined
; o: ??1?, nonzero, u[2,0), s[2,0)
; n: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; x: defined, 111?, signs 3, nonzero, u[-2,3), s[-2,3), negative, triggers [1]
; a if poison, so: o
; o differs from: n
; o if poison, so: a
; n differs from: o, x
; x differs from: n
;----
define void @f(i4 %a, i4 noundef %b) {
  %o = or i4 %a, -8
  %n = and i4 %b, 1
  %x = sdiv exact i4 %o, 3
  ret void
}
; b: defined
; o: 1???, nonzero, u[-8,0), s[-8,0), negative
; n: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; x: 111?, signs 2, nonzero, u[-2,3), s[-2,3), negative, triggers [1], makes poison
; a if poison, so: o, x
; o differs from: n
; o if poison, so: a, x
; n differs from: o, x
; x differs from: n
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr exact i4 7, %a
  %x = add i4 1, %s
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, 0111, nonzero, u[7,-8), s[7,-8), positive, makes poison, makes poison without flags
; x: no undef, 1000, nonzero, negative
; s differs from: x
; x differs from: s
; x if poison, so: s
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = or i4 %d, 1
  %x = add i4 %a, 3
  %y = shl i4 2, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined
; y: no undef, 0?00, power or zero, u[0,-7), s[0,-7), not negative, makes poison, makes poison without flags
; a differs from: x
; k differs from: y
; x differs from: a
; y differs from: k
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = sub i4 %a, 1
  %x = sub i4 %a, 2
  %y = sub i4 %k, 0
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: defined
; y: defined
; k differs from: x
; x differs from: k
;----
define void @f(i4 %a, i4 noundef %b) {
  %o = or i4 %a, -8
  %n = and i4 %a, 3
  %r = and i4 %b, 7
  %q = or i4 %r, 1
  %x = ashr exact i4 -4, 3
  ret void
}
; b: defined
; o: 1???, nonzero, u[-8,0), s[-8,0), negative
; n: 00??, signs 2, u[0,4), s[0,4), not negative
; r: defined, 0???, u[0,-8), s[0,-8), not negative
; q: defined, 0??1, nonzero, u[1,0), s[1,0), positive
; x: no undef, 0000, signs 4, nonzero, u[-1,1), s[-1,1), positive, makes poison
; a if poison, so: o, n
; o differs from: n, r, q, x
; o if poison, so: a, n
; n differs from: o
; n if poison, so: a, o
; r differs from: o
; q differs from: o, x
; x differs from: o, q
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %odd = or i4 %d, 1
  %k = add i4 %odd, %a
  %x = and i4 %k, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; k: defined
; x: defined, ???0
; a differs from: k
; odd differs from: x
; k differs from: a
; x differs from: odd
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = mul nuw nsw i4 %o, 1
  %k = or i4 %b, 1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, nonzero, makes poison
; k: defined, ???1, nonzero, u[1,0), s[1,0)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = or i4 %d, 1
  %x = shl nuw i4 2, %a
  %y = lshr exact i4 %a, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x: no undef, ???0, nonzero, power, u[2,-7), s[2,-7), makes poison, makes poison without flags
; y: no undef, 0???, not negative, makes poison, makes poison without flags
; k differs from: x
; x differs from: k
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = xor i4 %a, 1
  %x = mul nuw nsw i4 %a, 2
  %y = mul nuw nsw i4 %k, 2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, 0??0, not negative, makes poison
; y: no undef, 0??0, not negative, makes poison
; a differs from: k
; k differs from: a
; x differs from: y
; y differs from: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %b, 4
  %k = add i4 %o, -1
  %odd = or i4 %d, 1
  %x = xor i4 %o, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ?1??, nonzero, u[4,0), s[4,0)
; k: defined
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, 0??1, nonzero, positive
; o differs from: k
; k differs from: o, x
; x differs from: k
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = or i4 %a, -8
  %p = and i4 %b, 7
  %o = or i4 %p, 1
  %m = mul nuw i4 %p, %p
  %s = add i4 %m, 1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; p: defined, 0???, u[0,-8), s[0,-8), not negative
; o: defined, 0??1, nonzero, u[1,0), s[1,0), positive
; m: no undef, ??0?, makes poison
; s: no undef
; n differs from: p, o
; p differs from: n
; o differs from: n
; m differs from: s
; s differs from: m
;----
define void @f(i4 %a, i4 noundef %b) {
  %f = freeze i4 %b
  %o = or i4 %b, 1
  %x = add nsw i4 %b, 1
  %g = freeze i4 %a
  %h = and i4 %g, 3
  %p = trunc i4 %b to i2
  %q = zext i2 %p to i4
  ret void
}
; b: defined
; f: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: no undef, u[-7,-8), s[-7,-8), makes poison
; g: defined
; h: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; p: defined
; q: defined, 00??, signs 2, not negative
; b differs from: x
; x differs from: b
;----
define void @f(i4 %a, i4 noundef %b) {
  %f = freeze i4 %b
  %o = or i4 %b, 1
  %x = add nsw i4 %b, 1
  %g = freeze i4 %x
  %h = and i4 %f, 3
  %p = trunc nuw nsw i4 %b to i2
  %q = sext i2 %p to i4
  ret void
}
; b: defined
; f: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: no undef, u[-7,-8), s[-7,-8), makes poison
; g: defined
; h: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; p: no undef, makes poison
; q: no undef, signs 3
; b differs from: x
; x differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = add i4 %o, %o
  %x2 = add i4 %x1, %o
  %x3 = add i4 %x2, %o
  %x4 = add i4 %x3, %o
  %x5 = add i4 %x4, %o
  %x6 = add i4 %x5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined, ???0
; x2: defined, ???1, nonzero
; x3: defined, ???0
; x4: defined, ???1, nonzero
; x5: ???0
; o differs from: x1, x3, x5
; x1 differs from: o, x2, x4
; x2 differs from: x1, x3, x5
; x3 differs from: o, x2, x4
; x4 differs from: x1, x3, x5
; x5 differs from: o, x2, x4
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = sub i4 %o, %b
  %x2 = sub i4 %x1, %b
  %x3 = sub i4 %x2, %b
  %x4 = sub i4 %x3, %b
  %x5 = sub i4 %x4, %b
  %x6 = sub i4 %x5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined
; x2: defined
; x3: defined
; x4: defined
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %p = shl nuw i4 1, %a
  %q = lshr exact i4 -8, %b
  %m = mul i4 %q, %p
  %n = sub i4 0, %a
  %x = and i4 %m, %n
  %y = sdiv i4 %m, 1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; q: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; m: no undef, power or zero
; n: defined
; x: no undef, power or zero
; y: no undef, triggers [1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %p = shl nuw i4 1, %a
  %q = lshr i4 -1, %b
  %m = mul i4 %q, %p
  %n = sub i4 0, %a
  %x = and i4 %n, %a
  %y = udiv exact i4 %m, %b
  ret void
}
; a: defined
; b: defined, undefined if poison
; b at : nonzero
; d: defined
; c: defined, power or zero
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; q: no undef, ???1, nonzero, u[1,0), s[1,0), makes poison, makes poison without flags
; m: no undef, nonzero
; n: defined
; x: defined, power or zero, u[0,-7), s[0,-7)
; y: no undef, nonzero, triggers [1], makes poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %p = shl nsw i4 1, %a
  %q = lshr exact i4 4, %b
  %m = mul nuw i4 %p, %q
  %n = sub i4 0, %m
  %x = and i4 %m, %n
  %y = shl i4 %m, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; p: no undef, 0???, nonzero, power, u[1,5), s[1,5), positive, makes poison, makes poison without flags
; q: no undef, 0???, nonzero, power, u[1,5), s[1,5), positive, makes poison, makes poison without flags
; m: no undef, nonzero, power, makes poison
; n: no undef, nonzero
; x: no undef, power, u[0,-7), s[0,-7)
; y: no undef, power or zero, makes poison, makes poison without flags
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %p = shl nuw i4 1, %a
  %q = lshr i4 -8, %b
  %m = mul nsw i4 %q, %p
  %n = sub i4 0, %a
  %x = and i4 %a, %b
  %y = udiv exact i4 %m, 1
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; q: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; m: no undef, nonzero, power, makes poison
; n: defined
; x: defined
; y: no undef, nonzero, power, triggers [1], makes poison
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef %d) {
  %a3 = and i8 %a, 15
  %b3 = and i8 %b, 7
  %w = lshr i8 %d, 7
  %k = sub nuw i8 8, %w
  %p = mul nuw i8 %a3, %w
  %q = mul i8 %k, %b3
  %x = add nuw i8 %p, %q
  ret void
}
; a: defined
; b: defined
; d: defined
; a3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; b3: defined, 00000???, signs 5, u[0,8), s[0,8), not negative
; w: defined, (0*7)?, signs 7, u[0,2), s[0,2), not negative
; k: no undef, 0000????, signs 3, nonzero, u[0,9), s[0,9), positive, makes poison
; p: no undef, 0000????, signs 2, not negative, makes poison
; q: no undef, 0(?*7), not negative
; x: no undef, 0(?*7), not negative, makes poison
;----
define void @f(i8 %a, i1 %c) {
  %bb = zext i1 %c to i8
  %m = and i8 %a, 1
  %x = add i8 %bb, -1
  %y = sub i8 0, %bb
  %z = sub i8 %m, 1
  %p = and i8 %a, 127
  %q = add i8 %p, -1
  %r = sub i8 0, %a
  %nn = xor i8 %bb, -1
  ret void
}
; c: power or zero
; bb: (0*7)?, signs 7, power or zero, not negative
; m: (0*7)?, signs 7, power or zero, u[0,2), s[0,2), not negative
; x: signs 8
; y: signs 8
; z: signs 6
; p: 0(?*7), u[0,-128), s[0,-128), not negative
; nn: (1*7)?, signs 7, nonzero, negative
; a if poison, so: m
; c if poison, so: bb, x, y
; bb differs from: x, nn
; bb if poison, so: c, x, y
; m differs from: nn
; m if poison, so: a
; x differs from: bb
; x if poison, so: c, bb, y
; y if poison, so: c, bb, x
; z if poison, so: a, m
; p differs from: q, nn
; p if poison, so: a, m
; q differs from: p
; q if poison, so: a, m
; r if poison, so: a, m
; nn differs from: bb, m, p
; nn if poison, so: c, bb, x, y
;----
define void @f(i4 %a, i2 %s, i8 %w) {
  %p = shl nuw i2 1, %s
  %z = zext i2 %p to i4
  %m = shl nuw i8 1, %w
  %t = trunc nsw i8 %m to i4
  %z.v2 = sext i2 %p to i4
  %t.v3 = trunc nuw i8 %m to i4
  %t.v4 = trunc i8 %m to i4
  ret void
}
; p: nonzero, power, u[1,-1), s[1,-1), makes poison, makes poison without flags
; z: 00??, signs 2, nonzero, power, positive
; m: nonzero, power, u[1,-127), s[1,-127), makes poison, makes poison without flags
; t: nonzero, power or zero, makes poison
; z.v2: signs 3, nonzero
; t.v3: nonzero, power or zero, makes poison
; t.v4: power or zero
; s if poison, so: p, z
; w if poison, so: m
; p if poison, so: z
; z if poison, so: p
; z.v2 if poison, so: p, z
; t.v4 if poison, so: m
;----
define void @f(i4 %a, i4 %b, i1 %c) {
  %k = or i4 %b, 1
  %f0 = add i4 %a, 0
  %f1 = add i4 %a, 1
  %f2 = add i4 %a, 2
  %f3 = add i4 %a, 3
  %f4 = add i4 %a, 4
  %f5 = add i4 %a, 5
  %f6 = add i4 %a, 6
  %d = udiv i4 %b, %a
  ret void
}
; a: no poison, undefined if poison
; a at : nonzero
; c: power or zero
; k: ???1, nonzero, u[1,0), s[1,0)
; f0: no poison
; f1: no poison
; f2: no poison
; f3: no poison
; f4: no poison
; f5: no poison
; f6: no poison
; d: triggers [1]
; a differs from: f1, f2, f3, f4, f5, f6
; b if poison, so: k
; k if poison, so: b
; f0 differs from: f1, f2, f3, f4, f5, f6
; f1 differs from: a, f0, f2, f3, f4, f5, f6
; f2 differs from: a, f0, f1, f3, f4, f5, f6
; f3 differs from: a, f0, f1, f2, f4, f5, f6
; f4 differs from: a, f0, f1, f2, f3, f5, f6
; f5 differs from: a, f0, f1, f2, f3, f4, f6
; f6 differs from: a, f0, f1, f2, f3, f4, f5
; d if poison, so: b, k
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef %d) {
  %a3 = and i8 %a, 15
  %b3 = and i8 %b, 15
  %w = and i8 %d, 3
  %k = sub nuw i8 3, %w
  %p = mul i8 %a3, %w
  %q = mul nuw i8 %k, %a3
  %x = add nuw nsw i8 %p, %q
  ret void
}
; a: defined
; b: defined
; d: defined
; a3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; b3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; w: defined, 000000??, signs 6, u[0,4), s[0,4), not negative
; k: no undef, 000000??, signs 5, u[0,4), s[0,4), not negative, makes poison
; p: defined, 00??????, not negative
; q: no undef, 00??????, not negative, makes poison
; x: no undef, 00??????, signs 2, not negative, makes poison
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef %d) {
  %a3 = and i8 %a, 15
  %b3 = and i8 %b, 15
  %w = and i8 %d, 3
  %k = sub nuw i8 7, %w
  %p = mul nuw i8 %w, %a3
  %q = mul nuw i8 %b3, %k
  %x = add nuw i8 %p, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; a3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; b3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; w: defined, 000000??, signs 6, u[0,4), s[0,4), not negative
; k: no undef, 000001??, signs 4, nonzero, u[0,8), s[0,8), positive, makes poison
; p: no undef, 00??????, not negative, makes poison
; q: no undef, 0(?*7), not negative, makes poison
; x: no undef, 0(?*7), nonzero, positive, makes poison
; w differs from: k
; k differs from: w
; p differs from: x
; x differs from: p
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = or i4 %x0, %o
  %x2 = or i4 %x1, %o
  %x3 = or i4 %x2, %o
  %x4 = or i4 %x3, %o
  %x5 = or i4 %x4, %o
  %x6 = or i4 %x5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, ???1, nonzero
; x2: no undef, ???1, nonzero
; x3: no undef, ???1, nonzero
; x4: no undef, ???1, nonzero
; x5: ???1, nonzero
; x6: ???1, nonzero
; x0 if poison, so: x1
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %x0 = add nsw i4 %a, 1
  %x1 = xor i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = add i4 %x2, %b
  %x4 = and i4 %x3, %b
  %x5 = xor i4 %x4, %b
  %x6 = xor i4 %x5, %b
  %f = freeze i4 %x0
  ret void
}
; a: defined
; b: defined
; x0: no undef, u[-7,-8), s[-7,-8), makes poison
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; f: defined
; a differs from: x0
; x0 differs from: a
; x0 if poison, so: x1, x2
; x1 if poison, so: x0, x2, x3
; x2 if poison, so: x0, x1, x3
; x3 if poison, so: x1, x2
; x4 if poison, so: x2, x3
; x5 if poison, so: x3
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = and i4 %x0, %o
  %x2 = and i4 %x1, %o
  %x3 = and i4 %x2, %o
  %x4 = and i4 %x3, %o
  %x5 = and i4 %x4, %o
  %x6 = and i4 %x5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: defined, 00??, signs 2, not negative
; x2: defined, 00??, signs 2, not negative
; x3: defined, 00??, signs 2, not negative
; x4: defined, 00??, signs 2, not negative
; x5: 00??, signs 2, not negative
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = xor i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = xor i4 %x2, %b
  %x4 = xor i4 %x3, %b
  %x5 = xor i4 %x4, %b
  %x6 = xor i4 %x5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: defined
; x2: defined
; x3: defined
; x4: defined
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = and i4 %o, %o
  %x2 = and i4 %x1, %o
  %x3 = and i4 %x2, %o
  %x4 = and i4 %x3, %o
  %x5 = and i4 %x4, %o
  %x6 = and i4 %x5, %o
  %x7 = and i4 %x6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined, ???1, nonzero
; x2: defined, ???1, nonzero
; x3: defined, ???1, nonzero
; x4: defined, ???1, nonzero
; x5: ???1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = sub i4 %o, %b
  %x2 = sub i4 %x1, %b
  %x3 = sub i4 %x2, %b
  %x4 = sub i4 %x3, %b
  %x5 = sub i4 %x4, %b
  %x6 = sub i4 %x5, %b
  %x7 = sub i4 %x6, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined
; x2: defined
; x3: defined
; x4: defined
;----
define void @f(i4 %a, i4 noundef %b, i4 %d) {
  %f = freeze i4 %a
  %o = or i4 %f, 1
  %g = mul i4 %a, %a
  %h = xor i4 %f, %f
  %m = mul nsw i4 %a, %a
  %q = and i4 %a, 3
  %r = mul i4 %q, %q
  %s = sub i4 %d, %q
  %p = mul i4 %s, %s
  ret void
}
; b: defined
; f: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; h: defined
; m: 0???, not negative, makes poison
; q: 00??, signs 2, u[0,4), s[0,4), not negative
; a if poison, so: g
; g if poison, so: a
; q if poison, so: a, g
; r if poison, so: a, g
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = add i4 %x0, %o
  %x2 = add i4 %x1, %o
  %x3 = add i4 %x2, %o
  %x4 = add i4 %x3, %o
  %x5 = add i4 %x4, %o
  %x6 = add i4 %x5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; o differs from: x1
; x0 differs from: x1
; x0 if poison, so: x1
; x1 differs from: o, x0, x2
; x1 if poison, so: x0
; x2 differs from: x1, x3
; x2 if poison, so: x0, x1
; x3 differs from: x2, x4
; x3 if poison, so: x1
; x4 differs from: x3, x5
; x5 differs from: x4
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = mul i4 %x0, %o
  %x2 = mul i4 %x1, %o
  %x3 = mul i4 %x2, %o
  %x4 = mul i4 %x3, %o
  %x5 = mul i4 %x4, %o
  %x6 = mul i4 %x5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, nonzero
; x2: no undef, nonzero
; x3: no undef, nonzero
; x4: no undef, nonzero
; x5: nonzero
; x0 if poison, so: x1
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %a3 = and i4 %a, 3
  %b3 = and i4 %b, 3
  %w = and i4 %d, 3
  %k = sub nuw nsw i4 3, %w
  %p = mul i4 %w, %a3
  %q = mul nuw i4 %b3, %k
  %x = add nuw i4 %p, %q
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; a3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; b3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; w: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; k: no undef, 00??, u[0,4), s[-4,-8), not negative, makes poison
; p: defined
; q: no undef, makes poison
; x: no undef, makes poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = or i4 %x0, %o
  %x2 = or i4 %x1, %o
  %x3 = or i4 %x2, %o
  %x4 = or i4 %x3, %o
  %x5 = or i4 %x4, %o
  %x6 = or i4 %x5, %o
  %x7 = or i4 %x6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, ???1, nonzero
; x2: no undef, ???1, nonzero
; x3: no undef, ???1, nonzero
; x4: no undef, ???1, nonzero
; x5: ???1, nonzero
; x6: ???1, nonzero
; x7: ???1, nonzero
; x0 if poison, so: x1
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %x0 = add nsw i4 %a, 1
  %x1 = xor i4 %x0, %b
  %x2 = add i4 %x1, %b
  %x3 = add i4 %x2, %b
  %x4 = and i4 %x3, %b
  %x5 = add i4 %x4, %b
  %x6 = xor i4 %x5, %b
  %x7 = and i4 %x6, %b
  %f = freeze i4 %x0
  ret void
}
; a: defined
; b: defined
; x0: no undef, u[-7,-8), s[-7,-8), makes poison
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; f: defined
; a differs from: x0
; x0 differs from: a
; x0 if poison, so: x1, x2
; x1 if poison, so: x0, x2, x3
; x2 if poison, so: x0, x1, x3
; x3 if poison, so: x1, x2
; x4 if poison, so: x2, x3
; x5 if poison, so: x3
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef %d) {
  %a3 = and i8 %a, 15
  %b3 = and i8 %b, 7
  %w = and i8 %d, 7
  %k = sub nuw i8 7, %w
  %p = mul nuw i8 %a3, %w
  %q = mul nuw i8 %k, %b3
  %x = add nuw i8 %q, %p
  %x.v2 = add nuw i8 %p, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; a3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; b3: defined, 00000???, signs 5, u[0,8), s[0,8), not negative
; w: defined, 00000???, signs 5, u[0,8), s[0,8), not negative
; k: no undef, 00000???, signs 4, u[0,8), s[0,8), not negative, makes poison
; p: no undef, 0(?*7), not negative, makes poison
; q: no undef, 00??????, not negative, makes poison
; x: no undef, 0(?*7), not negative, makes poison
; x.v2: no undef, 0(?*7), not negative, makes poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = mul i4 %x0, %o
  %x2 = mul i4 %x1, %o
  %x3 = mul i4 %x2, %o
  %x4 = mul i4 %x3, %o
  %x5 = mul i4 %x4, %o
  %x6 = mul i4 %x5, %o
  %x7 = mul i4 %x6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: defined
; x2: defined
; x3: defined
; x4: defined
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = add i4 %x0, %o
  %x2 = add i4 %x1, %o
  %x3 = add i4 %x2, %o
  %x4 = add i4 %x3, %o
  %x5 = add i4 %x4, %o
  %x6 = add i4 %x5, %o
  %x7 = add i4 %x6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; o differs from: x1
; x0 differs from: x1
; x0 if poison, so: x1
; x1 differs from: o, x0, x2
; x1 if poison, so: x0
; x2 differs from: x1, x3
; x2 if poison, so: x0, x1
; x3 differs from: x2, x4
; x3 if poison, so: x1
; x4 differs from: x3, x5
; x5 differs from: x4
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = xor i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = xor i4 %x2, %b
  %x4 = xor i4 %x3, %b
  %x5 = xor i4 %x4, %b
  %x6 = xor i4 %x5, %b
  %x7 = xor i4 %x6, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef
; x2: no undef, nonzero
; x3: no undef
; x4: no undef, nonzero
; b differs from: x1, x3, x5
; x0 if poison, so: x1
; x1 differs from: b
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 differs from: b
; x3 if poison, so: x1
; x5 differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = shl nuw i4 %x0, %b
  %x2 = shl nuw i4 %x1, %b
  %x3 = shl nuw i4 %x2, %b
  %x4 = shl nuw i4 %x3, %b
  %x5 = shl nuw i4 %x4, %b
  %x6 = shl nuw i4 %x5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, nonzero, power, makes poison, makes poison without flags
; x2: no undef, nonzero, power, makes poison, makes poison without flags
; x3: no undef, nonzero, power, makes poison, makes poison without flags
; x4: no undef, nonzero, power, makes poison, makes poison without flags
; x5: nonzero, power, makes poison, makes poison without flags
; x6: power, makes poison, makes poison without flags
; x0 if poison, so: x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %b, 7
  %x1 = lshr exact i4 %x0, 1
  %x2 = lshr exact i4 %x1, 1
  %x3 = lshr exact i4 %x2, 1
  %x4 = lshr exact i4 %x3, 1
  %x5 = lshr exact i4 %x4, 1
  %x6 = lshr exact i4 %x5, 1
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 0???, u[0,-8), s[0,-8), not negative
; x1: no undef, 00??, signs 2, u[0,-8), s[0,-8), not negative, makes poison
; x2: no undef, 000?, signs 3, u[0,-8), s[0,-8), not negative, makes poison
; x3: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x4: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x5: 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x6: 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; o differs from: x3, x4, x5, x6
; x3 differs from: o
; x4 differs from: o
; x5 differs from: o
; x6 differs from: o
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %x0 = add nsw i4 %a, 1
  %x1 = add i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = add i4 %x2, %b
  %x4 = and i4 %x3, %b
  %f = freeze i4 %x0
  %x2.v2 = and i4 %x1, %b
  %x3.v3 = xor i4 %x2.v2, %b
  %x4.v4 = xor i4 %x3.v3, %b
  ret void
}
; a: defined
; b: defined
; x0: no undef, u[-7,-8), s[-7,-8), makes poison
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; f: defined
; x2.v2: no undef
; x3.v3: no undef
; x4.v4: no undef
; a differs from: x0
; x0 differs from: a
; x0 if poison, so: x1, x2
; x1 if poison, so: x0, x2, x3
; x2 if poison, so: x0, x1, x3
; x3 if poison, so: x1, x2
; x4 if poison, so: x2, x3
; x2.v2 if poison, so: x0, x1, x2, x3
; x3.v3 if poison, so: x1, x2, x3
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = select i1 %c, i4 %o, i4 2
  %x2 = select i1 %c, i4 %x1, i4 2
  %x3 = select i1 %c, i4 %x2, i4 2
  %x4 = select i1 %c, i4 %x3, i4 2
  %x5 = select i1 %c, i4 %x4, i4 2
  %x6 = select i1 %c, i4 %x5, i4 2
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: nonzero, u[1,0), s[1,0), passes [0]
; x2: nonzero, u[1,0), s[1,0), passes [0]
; x3: nonzero, u[1,0), s[1,0), passes [0]
; x4: nonzero, u[1,0), s[1,0), passes [0]
; x5: nonzero, u[1,0), s[1,0), passes [0]
; x6: passes [0]
; c if poison, so: x1, x2
; x1 if poison, so: c, x2
; x2 if poison, so: c, x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = shl nuw i4 %x0, %b
  %x2 = shl nuw i4 %x1, %b
  %x3 = shl nuw i4 %x2, %b
  %x4 = shl nuw i4 %x3, %b
  %x5 = shl nuw i4 %x4, %b
  %x6 = shl nuw i4 %x5, %b
  %x7 = shl nuw i4 %x6, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: no undef, makes poison, makes poison without flags
; x2: no undef, makes poison, makes poison without flags
; x3: no undef, makes poison, makes poison without flags
; x4: no undef, makes poison, makes poison without flags
; x5: makes poison, makes poison without flags
; x6: makes poison, makes poison without flags
; x7: makes poison, makes poison without flags
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = mul i4 %o, %o
  %x2 = mul i4 %x1, %o
  %x3 = mul i4 %x2, %o
  %x4 = mul i4 %x3, %o
  %x0 = and i4 %b, 7
  %x1.v2 = mul i4 %x0, %o
  %x2.v3 = mul i4 %x1.v2, %o
  %x3.v4 = mul i4 %x2.v3, %o
  %x4.v5 = mul i4 %x3.v4, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined, ?001, nonzero
; x2: defined, ???1, nonzero
; x3: defined, ???1, nonzero
; x4: defined, ???1, nonzero
; x0: defined, 0???, u[0,-8), s[0,-8), not negative
; x1.v2: defined
; x2.v3: defined
; x3.v4: defined
; x4.v5: defined
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = lshr exact i4 %x0, 1
  %x2 = lshr exact i4 %x1, 1
  %x3 = lshr exact i4 %x2, 1
  %x4 = lshr exact i4 %x3, 1
  %x5 = lshr exact i4 %x4, 1
  %x6 = lshr exact i4 %x5, 1
  %x7 = lshr exact i4 %x6, 1
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, 0???, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; x2: no undef, 00??, signs 2, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; x3: no undef, 000?, signs 3, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; x4: no undef, 0000, signs 4, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; x5: 0000, signs 4, nonzero, power, u[0,-8), s[0,-8), positive, makes poison
; x6: 0000, signs 4, power, u[0,-8), s[0,-8), not negative, makes poison
; x7: 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; o differs from: x4, x5, x6, x7
; x0 if poison, so: x1
; x4 differs from: o
; x5 differs from: o
; x6 differs from: o
; x7 differs from: o
;----
define void @f(i9 %a, i9 %b, i1 %c) {
  %s = sdiv i9 %a, 2
  %k = ashr i9 %a, 1
  %r = srem i9 %a, %b
  %m = mul i9 %k, %k
  %s.v2 = sdiv i9 %a, %b
  %r.v3 = srem i9 %a, 8
  %s.v4 = sdiv i9 %a, 4
  %k.v5 = ashr i9 %a, 3
  %r.v6 = srem i9 %a, 3
  %m.v7 = mul i9 %k.v5, %k.v5
  %s.v8 = sdiv exact i9 %a, 2
  ret void
}
; b: no poison, undefined if poison
; b at : nonzero
; c: power or zero
; s: signs 2, u[-128,128), s[-128,128), triggers [1]
; k: signs 2, u[-128,128), s[-128,128)
; r: triggers [1]
; s.v2: triggers [1]
; r.v3: signs 6, u[-7,8), s[-7,8), triggers [1]
; s.v4: signs 3, u[-64,64), s[-64,64), triggers [1]
; k.v5: signs 4, u[-32,32), s[-32,32)
; r.v6: signs 7, u[-2,3), s[-2,3), triggers [1]
; s.v8: signs 2, u[-128,128), s[-128,128), triggers [1], makes poison
; a if poison, so: s, k, r
; s if poison, so: a, k, r
; k if poison, so: a, s, r
; r if poison, so: a, s, k
; m if poison, so: a, s, k, r
; s.v2 if poison, so: a, s, k, r
; r.v3 if poison, so: a, s, k, r
; s.v4 if poison, so: a, s, k, r
; k.v5 if poison, so: a, s, k, r
; r.v6 if poison, so: a, s, k, r
; m.v7 if poison, so: a, s, k, r
;----
define void @f(i4 %a, i4 noundef %b) {
  %f = freeze i4 %b
  %o = or i4 %b, 1
  %x = add nsw i4 %b, 1
  %g = freeze i4 %a
  %h = and i4 %g, 3
  %p = trunc nsw i4 %o to i2
  %q = sext i2 %p to i4
  %g.v2 = freeze i4 %x
  %h.v3 = and i4 %g.v2, 3
  %p.v4 = trunc nsw i4 %b to i2
  %q.v5 = sext i2 %p.v4 to i4
  ret void
}
; b: defined
; f: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: no undef, u[-7,-8), s[-7,-8), makes poison
; g: defined
; h: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; p: no undef, ?1, nonzero, makes poison
; q: no undef, ???1, signs 3, nonzero
; g.v2: defined
; h.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; p.v4: no undef, makes poison
; q.v5: no undef, signs 3
; b differs from: x
; x differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %x = sdiv exact i4 -1, %a
  %y = call i4 @llvm.umax.i4(i4 %a, i4 -3)
  ret void
}

declare i4 @llvm.umax.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; a at : nonzero
; b: defined
; d: defined
; c: defined, power or zero
; x: no undef, ???1, nonzero, u[-1,2), s[-1,2), triggers [1], makes poison
; y: defined, 11??, signs 2, nonzero, u[-3,0), s[-3,0), negative, passes [0, 1]
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smax.i8(i8 %a, i8 -4)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 -1)
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.smin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, u[-4,-128), s[-4,-128), passes [0, 1]
; x: defined, 111111??, signs 6, nonzero, u[-128,0), s[-128,0), negative, passes [0, 1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = or i4 %x0, %o
  %x2 = or i4 %x1, %o
  %x3 = or i4 %x2, %o
  %x4 = or i4 %x3, %o
  %x0.v2 = and i4 %a, 3
  %x1.v3 = or i4 %x0.v2, %o
  %x2.v4 = or i4 %x1.v3, %o
  %x3.v5 = or i4 %x2.v4, %o
  %x4.v6 = or i4 %x3.v5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, ???1, nonzero
; x2: no undef, ???1, nonzero
; x3: no undef, ???1, nonzero
; x4: no undef, ???1, nonzero
; x0.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v3: defined, ???1, nonzero
; x2.v4: defined, ???1, nonzero
; x3.v5: defined, ???1, nonzero
; x4.v6: defined, ???1, nonzero
; x0 if poison, so: x1
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1
;----
define void @f(i7 %a, i7 %b, i1 %c) {
  %s = sdiv i7 %a, 0
  %k = ashr i7 %a, 3
  %r = srem i7 %a, %b
  %m = mul i7 %k, %k
  %s.v2 = sdiv exact i7 %a, -1
  %k.v3 = ashr i7 %a, 1
  %r.v4 = srem i7 %a, 8
  %m.v5 = mul i7 %k.v3, %k.v3
  %s.v6 = sdiv exact i7 %a, 3
  %s.v7 = sdiv exact i7 %a, -2
  %s.v8 = sdiv exact i7 %a, 2
  ret void
}
; b: no poison, undefined if poison
; b at : nonzero
; c: power or zero
; s: (0*7), signs 7, not negative, triggers [1]
; k: signs 4, u[-8,8), s[-8,8)
; r: triggers [1]
; s.v2: u[-63,-64), s[-63,-64), triggers [1], makes poison
; k.v3: signs 2, u[-32,32), s[-32,32)
; r.v4: signs 4, u[-7,8), s[-7,8), triggers [1]
; s.v6: signs 2, u[-21,22), s[-21,22), triggers [1], makes poison
; s.v7: u[-31,33), s[-31,33), triggers [1], makes poison
; s.v8: signs 2, u[-32,32), s[-32,32), triggers [1], makes poison
; a if poison, so: s, k, r
; s if poison, so: a, k, r
; k if poison, so: a, s, r
; r if poison, so: a, s, k
; m if poison, so: a, s, k, r
; k.v3 if poison, so: a, s, k, r
; r.v4 if poison, so: a, s, k, r
; m.v5 if poison, so: a, s, k, r
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = and i4 %x0, %o
  %x2 = and i4 %x1, %o
  %x3 = and i4 %x2, %o
  %x4 = and i4 %x3, %o
  %x0.v2 = shl nuw i4 1, %b
  %x1.v3 = and i4 %x0.v2, %o
  %x2.v4 = and i4 %x1.v3, %o
  %x3.v5 = and i4 %x2.v4, %o
  %x4.v6 = and i4 %x3.v5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: defined, 00??, signs 2, not negative
; x2: defined, 00??, signs 2, not negative
; x3: defined, 00??, signs 2, not negative
; x4: defined, 00??, signs 2, not negative
; x0.v2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1.v3: no undef, power or zero
; x2.v4: no undef, power or zero
; x3.v5: no undef, power or zero
; x4.v6: no undef, power or zero
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = sub i4 %x0, %b
  %x2 = sub i4 %x1, %b
  %x3 = sub i4 %x2, %b
  %x4 = sub i4 %x3, %b
  %x0.v2 = shl nuw i4 1, %b
  %x1.v3 = sub i4 %x0.v2, %b
  %x2.v4 = sub i4 %x1.v3, %b
  %x3.v5 = sub i4 %x2.v4, %b
  %x4.v6 = sub i4 %x3.v5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: defined
; x2: defined
; x3: defined
; x4: defined
; x0.v2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1.v3: no undef
; x2.v4: no undef
; x3.v5: no undef
; x4.v6: no undef
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = add i4 %x0, %o
  %x2 = add i4 %x1, %o
  %x3 = add i4 %x2, %o
  %x4 = add i4 %x3, %o
  %x0.v2 = and i4 %a, 3
  %x1.v3 = add i4 %x0.v2, %o
  %x2.v4 = add i4 %x1.v3, %o
  %x3.v5 = add i4 %x2.v4, %o
  %x4.v6 = add i4 %x3.v5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; x0.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v3: defined
; x2.v4: defined
; x3.v5: defined
; x4.v6: defined
; o differs from: x1
; x0 differs from: x1
; x0 if poison, so: x1
; x1 differs from: o, x0, x2
; x1 if poison, so: x0
; x2 differs from: x1, x3
; x2 if poison, so: x0, x1
; x3 differs from: x2, x4
; x3 if poison, so: x1
; x4 differs from: x3
; x0.v2 differs from: x1.v3
; x1.v3 differs from: x0.v2, x2.v4
; x2.v4 differs from: x1.v3, x3.v5
; x3.v5 differs from: x2.v4, x4.v6
; x4.v6 differs from: x3.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = xor i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = xor i4 %x2, %b
  %x4 = xor i4 %x3, %b
  %x0.v2 = and i4 %b, 7
  %x1.v3 = xor i4 %x0.v2, %b
  %x2.v4 = xor i4 %x1.v3, %b
  %x3.v5 = xor i4 %x2.v4, %b
  %x4.v6 = xor i4 %x3.v5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef
; x2: no undef, nonzero
; x3: no undef
; x4: no undef, nonzero
; x0.v2: defined, 0???, u[0,-8), s[0,-8), not negative
; x1.v3: defined
; x2.v4: defined
; x3.v5: defined
; x4.v6: defined
; b differs from: x1, x3
; x0 if poison, so: x1
; x1 differs from: b
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 differs from: b
; x3 if poison, so: x1
;----
define void @f(i8 %a, i8 %b, i1 %c) {
  %s = sdiv i8 %a, -2
  %k = ashr i8 %a, 1
  %r = srem i8 %a, %b
  %m = mul i8 %k, %k
  %s.v2 = sdiv i8 %a, -4
  %r.v3 = srem i8 %a, -4
  %s.v4 = sdiv exact i8 %a, 3
  %r.v5 = srem i8 %a, 4
  %s.v6 = sdiv i8 %a, 4
  %r.v7 = srem i8 %a, -1
  %k.v8 = ashr i8 %a, 3
  %m.v9 = mul i8 %k.v8, %k.v8
  ret void
}
; b: no poison, undefined if poison
; b at : nonzero
; c: power or zero
; s: u[-63,65), s[-63,65), triggers [1]
; k: signs 2, u[-64,64), s[-64,64)
; r: triggers [1]
; s.v2: u[-31,33), s[-31,33), triggers [1]
; r.v3: u[-3,4), s[-3,4), triggers [1]
; s.v4: signs 2, u[-42,43), s[-42,43), triggers [1], makes poison
; r.v5: signs 6, u[-3,4), s[-3,4), triggers [1]
; s.v6: signs 3, u[-32,32), s[-32,32), triggers [1]
; r.v7: u[0,1), s[0,1), triggers [1]
; k.v8: signs 4, u[-16,16), s[-16,16)
; a if poison, so: s, k, r
; s if poison, so: a, k, r
; k if poison, so: a, s, r
; r if poison, so: a, s, k
; m if poison, so: a, s, k, r
; s.v2 if poison, so: a, s, k, r
; r.v3 if poison, so: a, s, k, r
; r.v5 if poison, so: a, s, k, r
; s.v6 if poison, so: a, s, k, r
; r.v7 if poison, so: a, s, k, r
; k.v8 if poison, so: a, s, k, r
; m.v9 if poison, so: a, s, k, r
;----
define void @f(i4 %a, i4 noundef %b) {
  %o = or i4 %a, -2
  %n = and i4 %b, 1
  %x = sdiv exact i4 %o, -8
  %o.v2 = or i4 %a, 2
  %n.v3 = and i4 %b, 7
  %x.v4 = urem i4 %o.v2, -8
  %o.v5 = or i4 %a, 1
  %x.v6 = udiv exact i4 %o.v5, %n
  %n.v7 = and i4 %b, 3
  %x.v8 = udiv exact i4 %a, 6
  %o.v9 = or i4 %a, 6
  %x.v10 = sdiv i4 -8, -3
  ret void
}
; b: defined, undefined if poison
; o: 111?, signs 3, nonzero, u[-2,0), s[-2,0), negative
; n: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative, undefined if poison, undefined if poison at 
; n at : nonzero, positive
; x: 0000, signs 4, nonzero, u[0,2), s[0,2), positive, triggers [1], makes poison
; o.v2: ??1?, nonzero, u[2,0), s[2,0)
; n.v3: defined, 0???, u[0,-8), s[0,-8), not negative
; x.v4: 0?1?, nonzero, u[0,-8), s[0,-8), positive, triggers [1]
; o.v5: ???1, nonzero, u[1,0), s[1,0)
; x.v6: ???1, nonzero, triggers [1], makes poison
; n.v7: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v8: 00??, signs 2, u[0,3), s[0,3), not negative, triggers [1], makes poison
; o.v9: ?11?, nonzero, u[6,0), s[6,0)
; x.v10: defined, 00??, signs 2, nonzero, u[-2,3), s[-2,3), positive, triggers [1]
; a if poison, so: o, x, o.v2
; o differs from: n, x, n.v3, x.v4, n.v7, x.v8, x.v10
; o if poison, so: a, x, o.v2
; n differs from: o, o.v2, x.v4, o.v9
; x differs from: o, o.v2, x.v4, o.v5, x.v6, o.v9
; o.v2 differs from: n, x
; o.v2 if poison, so: a, o, x
; n.v3 differs from: o
; x.v4 differs from: o, n, x
; x.v4 if poison, so: a, o, x, o.v2
; o.v5 differs from: x
; o.v5 if poison, so: a, o, x, o.v2
; x.v6 differs from: x
; n.v7 differs from: o, o.v9
; x.v8 differs from: o, o.v9
; o.v9 differs from: n, x, n.v7, x.v8, x.v10
; o.v9 if poison, so: a, o, x, o.v2
; x.v10 differs from: o, o.v9
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef %d) {
  %a3 = and i8 %a, 15
  %b3 = and i8 %b, 15
  %w = and i8 %d, 3
  %k = sub i8 3, %w
  %p = mul nuw nsw i8 %w, %a3
  %q = mul i8 %b3, %k
  %x = add nuw nsw i8 %p, %q
  %k.v2 = sub nsw i8 3, %w
  %p.v3 = mul i8 %w, %a3
  %q.v4 = mul i8 %k.v2, %b3
  %x.v5 = add i8 %q.v4, %p.v3
  ret void
}
; a: defined
; b: defined
; d: defined
; a3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; b3: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; w: defined, 000000??, signs 6, u[0,4), s[0,4), not negative
; k: defined, 000000??, signs 5, not negative
; p: no undef, 00??????, not negative, makes poison
; q: defined, 00??????, not negative
; x: no undef, 0(?*7), not negative, makes poison
; k.v2: no undef, 000000??, signs 5, u[-124,-128), s[-124,-128), not negative, makes poison
; p.v3: defined, 00??????, not negative
; q.v4: no undef, 00??????, not negative
; x.v5: no undef, 0(?*7), not negative
;----
define void @f(i64 %i, i64 %j) {
  %x = call i64 @llvm.x86.sse42.crc32.64.64(i64 %i, i64 %j)
  %y = call i32 @llvm.x86.sse42.crc32.32.32(i32 1, i32 2)
  ret void
}

declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64) #0

declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; x: (0*32)(?*32), signs 32, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = select i1 %c, i4 %x0, i4 2
  %x2 = select i1 %c, i4 %x1, i4 2
  %x3 = select i1 %c, i4 %x2, i4 2
  %x4 = select i1 %c, i4 %x3, i4 2
  %x5 = select i1 %c, i4 %x4, i4 2
  %x6 = select i1 %c, i4 %x5, i4 2
  %x7 = select i1 %c, i4 %x6, i4 2
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x2: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x3: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x4: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x5: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x6: power, passes [0]
; x7: passes [0]
; c if poison, so: x1
; x2 if poison, so: x1
; x3 if poison, so: x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %m1 = call i4 @llvm.umin.i4(i4 %a, i4 %b)
  %m2 = call i4 @llvm.umin.i4(i4 %m1, i4 1)
  %w = sub i4 0, %m2
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; m1: defined, passes [0, 1]
; m2: defined, 000?, signs 3, u[0,2), s[0,2), not negative, passes [0, 1]
; w: defined, signs 4
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %n = or i4 %a, -8
  %p = and i4 %b, 7
  %o = or i4 %p, 1
  %m = mul i4 %n, %o
  %s = add i4 %m, 1
  %m.v2 = mul nuw i4 %p, %n
  %s.v3 = add i4 %m.v2, 1
  %m.v4 = mul nsw i4 %u, %u
  %s.v5 = add i4 %m.v4, %a
  %m.v6 = mul i4 %n, %n
  %s.v7 = add i4 %m.v6, %n
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; n: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; p: defined, 0???, u[0,-8), s[0,-8), not negative
; o: defined, 0??1, nonzero, u[1,0), s[1,0), positive
; m: defined, nonzero
; s: defined
; m.v2: no undef, makes poison
; s.v3: no undef
; m.v4: 0???, not negative, makes poison
; m.v6: defined, ??0?
; s.v7: defined
; n differs from: p, o, m.v4
; p differs from: n
; o differs from: n
; m differs from: s
; s differs from: m
; m.v2 differs from: s.v3
; s.v3 differs from: m.v2
; m.v4 differs from: n
; m.v6 differs from: s.v7
; s.v7 differs from: m.v6
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %m1 = call i4 @llvm.umin.i4(i4 %a, i4 3)
  %m2 = call i4 @llvm.umin.i4(i4 %m1, i4 %m1)
  %w = sub i4 0, %m2
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; m1: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1]
; m2: defined, 00??, signs 2, not negative, passes [0, 1]
; w: defined, signs 2
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = lshr exact i4 %o, 1
  %x2 = lshr exact i4 %x1, 1
  %x3 = lshr exact i4 %x2, 1
  %x4 = lshr exact i4 %x3, 1
  %x0 = and i4 %a, 3
  %x1.v2 = lshr exact i4 %x0, 1
  %x2.v3 = lshr exact i4 %x1.v2, 1
  %x3.v4 = lshr exact i4 %x2.v3, 1
  %x4.v5 = lshr exact i4 %x3.v4, 1
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x2: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x3: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x4: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v2: no undef, 000?, signs 3, u[0,-8), s[0,-8), not negative, makes poison
; x2.v3: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x3.v4: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x4.v5: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; o differs from: x1, x2, x3, x4, x2.v3, x3.v4, x4.v5
; x1 differs from: o, x2, x3, x4, x3.v4, x4.v5
; x1 if poison, so: x2
; x2 differs from: o, x1, x3, x4, x4.v5
; x3 differs from: o, x1, x2, x4
; x4 differs from: o, x1, x2, x3
; x2.v3 differs from: o
; x3.v4 differs from: o, x1
; x4.v5 differs from: o, x1, x2
;----
define void @f(i2 noundef %s, i2 noundef %t, i4 noundef %a, i3 noundef %v) {
  %t1 = add i2 %s, 1
  %x = sext i2 %s to i4
  %y = sext i2 %t1 to i4
  %p = trunc nuw i4 %a to i2
  %q = zext i2 %p to i4
  %p.v2 = trunc nsw i4 %a to i2
  %q.v3 = zext i2 %p.v2 to i4
  %y.v4 = zext i2 %t to i4
  %q.v5 = zext nneg i2 %p to i4
  %y.v6 = sext i2 %t to i4
  ret void
}
; s: defined
; t: defined
; a: defined
; v: defined
; t1: defined
; x: defined, signs 3
; y: defined, signs 3
; p: no undef, makes poison
; q: no undef, 00??, signs 2, not negative
; p.v2: no undef, makes poison
; q.v3: no undef, 00??, signs 2, not negative
; y.v4: defined, 00??, signs 2, not negative
; q.v5: no undef, 000?, signs 3, not negative, makes poison
; y.v6: defined, signs 3
; s differs from: t1
; t1 differs from: s
; x differs from: y
; y differs from: x
;----
define void @f(i4 noundef %a, i4 noundef %b) {
  %x0 = add nsw i4 %a, 1
  %x1 = add i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = add i4 %x2, %b
  %x4 = add i4 %x3, %b
  %x5 = add i4 %x4, %b
  %f = freeze i4 %x0
  %x1.v2 = xor i4 %x0, %b
  %x2.v3 = add i4 %x1.v2, %b
  %x3.v4 = xor i4 %x2.v3, %b
  %x4.v5 = xor i4 %x3.v4, %b
  %x5.v6 = and i4 %x4.v5, %b
  ret void
}
; a: defined
; b: defined
; x0: no undef, u[-7,-8), s[-7,-8), makes poison
; x1: no undef
; x2: no undef
; x3: no undef
; x4: no undef
; f: defined
; x1.v2: no undef
; x2.v3: no undef
; x3.v4: no undef
; x4.v5: no undef
; a differs from: x0
; x0 differs from: a
; x0 if poison, so: x1, x2
; x1 if poison, so: x0, x2, x3
; x2 if poison, so: x0, x1, x3
; x3 if poison, so: x1, x2
; x4 if poison, so: x2, x3
; x5 if poison, so: x3
; x1.v2 if poison, so: x0, x1, x2
; x2.v3 if poison, so: x0, x1, x2
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = add i4 %o, %o
  %x2 = add i4 %x1, %o
  %x3 = add i4 %x2, %o
  %x4 = add i4 %x3, %o
  %x5 = add i4 %x4, %o
  %x0 = and i4 %b, 7
  %x1.v2 = add i4 %x0, %o
  %x2.v3 = add i4 %x1.v2, %o
  %x3.v4 = add i4 %x2.v3, %o
  %x4.v5 = add i4 %x3.v4, %o
  %x5.v6 = add i4 %x4.v5, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined, ???0
; x2: defined, ???1, nonzero
; x3: defined, ???0
; x4: defined, ???1, nonzero
; x5: ???0
; x0: defined, 0???, u[0,-8), s[0,-8), not negative
; x1.v2: defined
; x2.v3: defined
; x3.v4: defined
; x4.v5: defined
; o differs from: x1, x3, x5
; x1 differs from: o, x2, x4
; x2 differs from: x1, x3, x5
; x3 differs from: o, x2, x4
; x4 differs from: x1, x3, x5
; x5 differs from: o, x2, x4
; x0 differs from: x1.v2
; x1.v2 differs from: x0, x2.v3
; x2.v3 differs from: x1.v2, x3.v4
; x3.v4 differs from: x2.v3, x4.v5
; x4.v5 differs from: x3.v4, x5.v6
; x5.v6 differs from: x4.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = sub i4 %o, %b
  %x2 = sub i4 %x1, %b
  %x3 = sub i4 %x2, %b
  %x4 = sub i4 %x3, %b
  %x5 = sub i4 %x4, %b
  %x0 = and i4 %b, 7
  %x1.v2 = sub i4 %x0, %b
  %x2.v3 = sub i4 %x1.v2, %b
  %x3.v4 = sub i4 %x2.v3, %b
  %x4.v5 = sub i4 %x3.v4, %b
  %x5.v6 = sub i4 %x4.v5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined
; x2: defined
; x3: defined
; x4: defined
; x0: defined, 0???, u[0,-8), s[0,-8), not negative
; x1.v2: defined
; x2.v3: defined
; x3.v4: defined
; x4.v5: defined
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = or i4 3, %a
  %y = or i4 3, %k
  %k.v2 = sub i4 %a, 1
  %x.v3 = or i4 %a, 3
  %y.v4 = or i4 %b, %k.v2
  %y.v5 = or i4 %k, 0
  %y.v6 = or i4 %k, %b
  %x.v7 = or i4 %a, 0
  %x.v8 = or i4 %a, 2
  %k.v9 = xor i4 %a, 1
  %y.v10 = or i4 %k.v9, 0
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: defined, ??11, nonzero
; y: defined, ??11, nonzero
; k.v2: defined
; x.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; y.v4: defined
; y.v5: defined
; y.v6: defined
; x.v7: defined
; x.v8: defined, ??1?, nonzero, u[2,0), s[2,0)
; k.v9: defined
; y.v10: defined
; a differs from: k, k.v9
; k differs from: a
; k.v9 differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = or i4 %o, %b
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 2
  %x.v3 = or i4 %o.v2, 3
  %x.v4 = or i4 %b, %o.v2
  %x.v5 = or i4 %o, 1
  %x.v6 = or i4 %o, 0
  %o.v7 = or i4 %a, 1
  %x.v8 = or i4 %o.v7, %k
  %x.v9 = or i4 %b, %o
  %x.v10 = or i4 %o, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: defined, ??1?, nonzero
; x.v5: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v6: defined
; o.v7: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v8: defined, ???1, nonzero
; x.v9: defined
; x.v10: defined, ??11, nonzero, u[3,0), s[3,0)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %p = shl i4 1, %a
  %q = lshr exact i4 -1, %b
  %m = mul nsw i4 %p, %a
  %n = sub i4 0, %m
  %x = and i4 %a, %b
  %y = udiv i4 %m, 1
  %p.v2 = shl nuw i4 1, %a
  %q.v3 = lshr exact i4 4, %b
  %m.v4 = mul i4 %p.v2, %a
  %n.v5 = sub i4 0, %m.v4
  %y.v6 = udiv i4 %x, %b
  ret void
}
; a: defined
; b: defined, undefined if poison
; b at : nonzero
; d: defined
; c: defined, power or zero
; p: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; q: no undef, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative, makes poison, makes poison without flags
; m: no undef, makes poison
; n: no undef
; x: defined
; y: no undef, triggers [1]
; p.v2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; q.v3: no undef, 0???, nonzero, power, u[1,5), s[1,5), positive, makes poison, makes poison without flags
; m.v4: no undef
; n.v5: no undef
; y.v6: defined, triggers [1]
; q differs from: q.v3
; q.v3 differs from: q
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %e = and i4 %a, 1
  %f = and i4 %b, -8
  %g = or i4 %f, 0
  %x = add nuw i4 %f, %e
  %e.v2 = and i4 %a, -8
  %f.v3 = and i4 %b, 0
  %g.v4 = or i4 %f.v3, -8
  %x.v5 = add nuw i4 %g.v4, %e.v2
  %f.v6 = and i4 %b, 2
  %g.v7 = or i4 %f.v6, 1
  %x.v8 = add nsw i4 %f.v6, %e
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; e: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; f: defined, ?000, power or zero, u[0,-7), s[0,-7)
; g: defined, ?000
; x: no undef, ?00?, makes poison
; e.v2: defined, ?000, power or zero, u[0,-7), s[0,-7)
; f.v3: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; g.v4: defined, 1000, nonzero, u[-8,0), s[-8,0), negative
; x.v5: no undef, 1000, nonzero, power, negative, makes poison
; f.v6: defined, 00?0, signs 2, power or zero, u[0,3), s[0,3), not negative
; g.v7: defined, 00?1, signs 2, nonzero, u[1,0), s[1,0), positive
; x.v8: no undef, 00??, not negative, makes poison
; e differs from: g.v4, x.v5
; f differs from: g.v7
; g differs from: g.v7
; e.v2 differs from: x.v5, g.v7
; f.v3 differs from: g.v4, x.v5, g.v7
; g.v4 differs from: e, f.v3, f.v6, g.v7, x.v8
; x.v5 differs from: e, e.v2, f.v3, f.v6, g.v7, x.v8
; f.v6 differs from: g.v4, x.v5, g.v7
; g.v7 differs from: f, g, e.v2, f.v3, g.v4, x.v5, f.v6
; x.v8 differs from: g.v4, x.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %b, 7
  %x1 = shl nuw i4 %x0, %b
  %x2 = shl nuw i4 %x1, %b
  %x3 = shl nuw i4 %x2, %b
  %x4 = shl nuw i4 %x3, %b
  %x0.v2 = and i4 %a, 3
  %x1.v3 = shl nuw i4 %x0.v2, %b
  %x2.v4 = shl nuw i4 %x1.v3, %b
  %x3.v5 = shl nuw i4 %x2.v4, %b
  %x4.v6 = shl nuw i4 %x3.v5, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 0???, u[0,-8), s[0,-8), not negative
; x1: no undef, makes poison, makes poison without flags
; x2: no undef, makes poison, makes poison without flags
; x3: no undef, makes poison, makes poison without flags
; x4: no undef, makes poison, makes poison without flags
; x0.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v3: no undef, makes poison, makes poison without flags
; x2.v4: no undef, makes poison, makes poison without flags
; x3.v5: no undef, makes poison, makes poison without flags
; x4.v6: no undef, makes poison, makes poison without flags
;----
define void @f(i64 %a) {
  %y = call i64 @llvm.riscv.vsetvli.i64(i64 3, i64 3, i64 3)
  %z = call i64 @llvm.riscv.vsetvlimax.i64(i64 3, i64 1)
  ret void
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #0

declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; y: (0*62)??, signs 62, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: 00000(?*59), signs 5, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %a3 = and i4 %a, 3
  %b3 = and i4 %b, 3
  %w = and i4 %d, 3
  %k = sub i4 3, %d
  %p = mul i4 %a3, %d
  %q = mul nuw nsw i4 %k, %a3
  %x = add i4 %p, %q
  %k.v2 = sub i4 3, %w
  %p.v3 = mul nuw nsw i4 %a3, %w
  %q.v4 = mul nuw i4 %k.v2, %a3
  %x.v5 = add nuw i4 %p.v3, %q.v4
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; a3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; b3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; w: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; k: defined
; p: defined
; q: no undef, makes poison
; x: no undef
; k.v2: defined, 00??, not negative
; p.v3: no undef, 0???, not negative, makes poison
; q.v4: no undef, makes poison
; x.v5: no undef, makes poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = xor i4 %a, 1
  %x = add i4 3, %a
  %y = add i4 %b, %k
  %k.v2 = add i4 %a, 1
  %x.v3 = add i4 %a, 0
  %y.v4 = add i4 %k.v2, 0
  %x.v5 = add i4 %b, %a
  %y.v6 = add i4 %k, 3
  %y.v7 = add i4 %k, %b
  %k.v8 = sub i4 %a, 1
  %x.v9 = add i4 %a, 3
  %y.v10 = add i4 %k.v8, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: defined
; y: defined
; k.v2: defined
; x.v3: defined
; y.v4: defined
; x.v5: defined
; y.v6: defined
; y.v7: defined
; k.v8: defined
; x.v9: defined
; y.v10: defined
; a differs from: k, x, k.v2, x.v9
; k differs from: a, y.v6
; x differs from: a, k.v2, x.v3, y.v6
; y differs from: x.v5
; k.v2 differs from: a, x, x.v3, x.v9
; x.v3 differs from: x, k.v2, y.v4, x.v9
; y.v4 differs from: x.v3
; x.v5 differs from: y, y.v7
; y.v6 differs from: k, x, x.v9
; y.v7 differs from: x.v5
; x.v9 differs from: a, k.v2, x.v3, y.v6
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = xor i4 %o, 3
  %k = or i4 %b, 1
  %x.v2 = xor i4 %o, %b
  %x.v3 = xor i4 %b, %o
  %x.v4 = xor i4 %o, %k
  %o.v5 = or i4 %a, 2
  %x.v6 = xor i4 %o.v5, %k
  %x.v7 = xor i4 %o, 1
  %o.v8 = or i4 %a, 1
  %x.v9 = xor i4 3, %o.v8
  %x.v10 = xor i4 %o.v8, 2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v2: defined
; x.v3: defined
; x.v4: defined
; o.v5: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v6: defined
; x.v7: defined
; o.v8: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v9: defined, ???0
; x.v10: defined, ???1, nonzero
; o differs from: x, x.v4, x.v7
; x differs from: o, x.v7
; k differs from: x.v6, x.v9
; x.v4 differs from: o
; o.v5 differs from: x.v6
; x.v6 differs from: k, o.v5
; x.v7 differs from: o, x
; o.v8 differs from: x.v9
; x.v9 differs from: k, o.v8
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %c) {
  %a7 = and i4 %a, 1
  %c7 = and i4 %c, 3
  %w = and i4 %b, 3
  %i = xor i4 %w, 1
  %p = mul i4 %i, %a7
  %q = mul i4 %w, %c7
  %x = add i4 %q, %p
  %a7.v2 = and i4 %a, 7
  %c7.v3 = and i4 %c, 7
  %i.v4 = xor i4 %w, 3
  %p.v5 = mul i4 %i.v4, %a7.v2
  %q.v6 = mul i4 %w, %w
  %x.v7 = add i4 %w, %p.v5
  ret void
}
; a: defined
; b: defined
; c: defined
; a7: defined, 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; c7: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; w: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; i: defined, 00??, signs 2, not negative
; p: defined, 00??, not negative
; q: defined
; x: defined
; a7.v2: defined, 0???, u[0,-8), s[0,-8), not negative
; c7.v3: defined, 0???, u[0,-8), s[0,-8), not negative
; i.v4: defined, 00??, signs 2, not negative
; p.v5: defined
; q.v6: defined, ??0?
; x.v7: defined
; w differs from: i, i.v4
; i differs from: w, i.v4
; i.v4 differs from: w, i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = mul i4 %o, %b
  %k = or i4 %b, 1
  %x.v2 = mul i4 %o, 3
  %o.v3 = or i4 %a, 0
  %x.v4 = mul i4 %b, %o.v3
  %o.v5 = or i4 %a, 1
  %x.v6 = mul i4 %o.v5, 3
  %x.v7 = mul i4 %o.v3, 3
  %x.v8 = mul i4 %o.v5, 0
  %x.v9 = mul i4 3, %o.v5
  %x.v10 = mul i4 3, %o
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v2: defined, nonzero
; o.v3: defined
; x.v4: defined
; o.v5: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v6: defined, ???1, nonzero
; x.v7: defined
; x.v8: defined, 0000, signs 4, not negative
; x.v9: defined, ???1, nonzero
; x.v10: defined, nonzero
; o differs from: x.v8
; k differs from: x.v8
; o.v5 differs from: x.v8
; x.v6 differs from: x.v8
; x.v8 differs from: o, k, o.v5, x.v6, x.v9
; x.v9 differs from: x.v8
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = sub i4 %a, 1
  %x = xor i4 %b, %a
  %y = xor i4 %b, %k
  %k.v2 = add i4 %a, 1
  %x.v3 = xor i4 %a, 3
  %y.v4 = xor i4 3, %k.v2
  %y.v5 = xor i4 %k, 0
  %k.v6 = xor i4 %a, 1
  %x.v7 = xor i4 %a, 2
  %y.v8 = xor i4 %k.v6, %b
  %y.v9 = xor i4 %k, %b
  %y.v10 = xor i4 %b, %k.v6
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: defined
; y: defined
; k.v2: defined
; x.v3: defined
; y.v4: defined
; y.v5: defined
; k.v6: defined
; x.v7: defined
; y.v8: defined
; y.v9: defined
; y.v10: defined
; a differs from: k.v2, x.v3, k.v6, x.v7
; x differs from: y.v8
; k.v2 differs from: a, y.v4
; x.v3 differs from: a, y.v4, k.v6, x.v7
; y.v4 differs from: k.v2, x.v3
; k.v6 differs from: a, x.v3, x.v7
; x.v7 differs from: a, x.v3, k.v6
; y.v8 differs from: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = sub i4 3, %o
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 1
  %x.v3 = sub i4 %o.v2, 1
  %x.v4 = sub i4 %b, %o.v2
  %o.v5 = or i4 %a, 2
  %x.v6 = sub i4 %o.v5, 1
  %x.v7 = sub i4 3, %o.v2
  %x.v8 = sub i4 %o, %b
  %x.v9 = sub i4 3, %o.v5
  %x.v10 = sub i4 %b, %o
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v3: defined, ???0
; x.v4: defined
; o.v5: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v6: defined, nonzero
; x.v7: defined, ???0
; x.v8: defined
; x.v9: defined, ??0?
; x.v10: defined
; k differs from: x.v3, x.v7
; o.v2 differs from: x.v3, x.v7
; x.v3 differs from: k, o.v2
; o.v5 differs from: x.v9
; x.v7 differs from: k, o.v2
; x.v9 differs from: o.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = shl i4 %o, %b
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 0
  %x.v3 = shl i4 %o.v2, %b
  %x.v4 = shl i4 %o.v2, 0
  %x.v5 = shl i4 %o.v2, 1
  %o.v6 = or i4 %a, 1
  %x.v7 = shl i4 %o.v6, 3
  %x.v8 = shl i4 %o, %k
  %x.v9 = shl i4 3, %o.v6
  %x.v10 = shl i4 %o, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, makes poison, makes poison without flags
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined
; x.v3: no undef, makes poison, makes poison without flags
; x.v4: defined
; x.v5: defined, ???0, u[0,-1), s[0,-1)
; o.v6: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v7: defined, 1000, nonzero, u[0,-7), s[0,-7), negative
; x.v8: no undef, ???0, makes poison, makes poison without flags
; x.v9: no undef, ???0, nonzero, u[1,-3), s[1,-3), makes poison, makes poison without flags
; x.v10: defined, ?000, u[0,-7), s[0,-7)
; o differs from: x.v7
; k differs from: x.v5, x.v7, x.v8, x.v9
; x.v5 differs from: k, o.v6
; o.v6 differs from: x.v5, x.v7, x.v8, x.v9
; x.v7 differs from: o, k, o.v6
; x.v8 differs from: k, o.v6
; x.v9 differs from: k, o.v6
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = sub i4 %b, %a
  %y = sub i4 %k, 3
  %x.v2 = sub i4 3, %a
  %k.v3 = xor i4 %a, 1
  %x.v4 = sub i4 %a, 2
  %y.v5 = sub i4 %b, %k.v3
  %y.v6 = sub i4 %k.v3, 3
  %y.v7 = sub i4 %k.v3, 2
  %k.v8 = sub i4 %a, 1
  %x.v9 = sub i4 %a, %b
  %y.v10 = sub i4 %k.v8, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: defined
; y: defined
; x.v2: defined
; k.v3: defined
; x.v4: defined
; y.v5: defined
; y.v6: defined
; y.v7: defined
; k.v8: defined
; x.v9: defined
; y.v10: defined
; a differs from: k, k.v3
; k differs from: a
; x differs from: y.v5
; k.v3 differs from: a
; x.v4 differs from: y.v7, k.v8
; y.v5 differs from: x
; y.v6 differs from: y.v7
; y.v7 differs from: x.v4, y.v6
; k.v8 differs from: x.v4
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = add i4 %o, 0
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 1
  %x.v3 = add i4 %o.v2, 2
  %o.v4 = or i4 %a, 2
  %x.v5 = add i4 %o.v4, 2
  %x.v6 = add i4 %o.v2, 0
  %x.v7 = add i4 %o.v4, 3
  %x.v8 = add i4 3, %o.v4
  %x.v9 = add i4 %o.v2, 1
  %x.v10 = add i4 %o, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v3: defined, ???1, nonzero
; o.v4: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v5: defined, ??0?
; x.v6: defined, ???1, nonzero
; x.v7: defined
; x.v8: defined
; x.v9: defined, ???0
; x.v10: defined
; k differs from: x.v9
; o.v2 differs from: x.v3, x.v9
; x.v3 differs from: o.v2, x.v6, x.v9
; o.v4 differs from: x.v5, x.v7, x.v8
; x.v5 differs from: o.v4, x.v7, x.v8
; x.v6 differs from: x.v3, x.v9
; x.v7 differs from: o.v4, x.v5
; x.v8 differs from: o.v4, x.v5
; x.v9 differs from: k, o.v2, x.v3, x.v6
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = xor i4 %a, 1
  %x = mul i4 %a, %b
  %y = mul i4 %k, 2
  %k.v2 = sub i4 %a, 1
  %y.v3 = mul i4 %k.v2, %b
  %x.v4 = mul i4 3, %a
  %k.v5 = add i4 %a, 1
  %y.v6 = mul i4 %k.v5, 2
  %x.v7 = mul i4 %a, 3
  %x.v8 = mul i4 %b, %a
  %y.v9 = mul i4 %b, %k.v5
  %y.v10 = mul i4 %k.v2, 0
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: defined
; y: defined, ???0
; k.v2: defined
; y.v3: defined
; x.v4: defined
; k.v5: defined
; y.v6: defined, ???0
; x.v7: defined
; x.v8: defined
; y.v9: defined
; y.v10: defined, 0000, signs 4, not negative
; a differs from: k, k.v5
; k differs from: a
; k.v5 differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = or i4 %x0, %o
  %x2 = or i4 %x1, %o
  %x3 = or i4 %x2, %o
  %x4 = or i4 %x3, %o
  %x5 = or i4 %x4, %o
  %x0.v2 = and i4 %a, 3
  %x1.v3 = or i4 %x0.v2, %o
  %x2.v4 = or i4 %x1.v3, %o
  %x3.v5 = or i4 %x2.v4, %o
  %x4.v6 = or i4 %x3.v5, %o
  %x5.v7 = or i4 %x4.v6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, ???1, nonzero
; x2: no undef, ???1, nonzero
; x3: no undef, ???1, nonzero
; x4: no undef, ???1, nonzero
; x5: ???1, nonzero
; x0.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v3: defined, ???1, nonzero
; x2.v4: defined, ???1, nonzero
; x3.v5: defined, ???1, nonzero
; x4.v6: defined, ???1, nonzero
; x5.v7: ???1, nonzero
; x0 if poison, so: x1
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef %c) {
  %a7 = and i8 %a, 1
  %c7 = and i8 %c, 15
  %w = and i8 %b, 3
  %i = sub nuw i8 -1, %w
  %p = mul i8 %i, %a7
  %q = mul i8 %b, %w
  %x = add i8 %p, %w
  %a7.v2 = and i8 %a, 7
  %c7.v3 = and i8 %c, 7
  %i.v4 = sub nuw i8 3, %w
  %p.v5 = mul i8 %i.v4, %a7.v2
  %q.v6 = mul i8 %c7.v3, %w
  %x.v7 = add i8 %i.v4, %w
  ret void
}
; a: defined
; b: defined
; c: defined
; a7: defined, (0*7)?, signs 7, power or zero, u[0,2), s[0,2), not negative
; c7: defined, 0000????, signs 4, u[0,16), s[0,16), not negative
; w: defined, 000000??, signs 6, u[0,4), s[0,4), not negative
; i: no undef, 111111??, signs 5, nonzero, negative, makes poison
; p: no undef, signs 3
; q: defined
; x: no undef, signs 2
; a7.v2: defined, 00000???, signs 5, u[0,8), s[0,8), not negative
; c7.v3: defined, 00000???, signs 5, u[0,8), s[0,8), not negative
; i.v4: no undef, 000000??, signs 5, u[0,4), s[0,4), not negative, makes poison
; p.v5: no undef, 000?????, not negative
; q.v6: defined, 000?????, signs 2, not negative
; x.v7: no undef, 000000??, signs 4, not negative
; a7 differs from: i
; c7 differs from: i
; w differs from: i
; i differs from: a7, c7, w, a7.v2, c7.v3, i.v4, p.v5, q.v6, x.v7
; a7.v2 differs from: i
; c7.v3 differs from: i
; i.v4 differs from: i
; p.v5 differs from: i
; q.v6 differs from: i
; x.v7 differs from: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %b, 7
  %x1 = mul i4 %x0, %o
  %x2 = mul i4 %x1, %o
  %x3 = mul i4 %x2, %o
  %x4 = mul i4 %x3, %o
  %x5 = mul i4 %x4, %o
  %x0.v2 = shl nuw i4 1, %b
  %x1.v3 = mul i4 %x0.v2, %o
  %x2.v4 = mul i4 %x1.v3, %o
  %x3.v5 = mul i4 %x2.v4, %o
  %x4.v6 = mul i4 %x3.v5, %o
  %x5.v7 = mul i4 %x4.v6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 0???, u[0,-8), s[0,-8), not negative
; x1: defined
; x2: defined
; x3: defined
; x4: defined
; x0.v2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1.v3: no undef, nonzero
; x2.v4: no undef, nonzero
; x3.v5: no undef, nonzero
; x4.v6: no undef, nonzero
; x5.v7: nonzero
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = and i4 %x0, %o
  %x2 = and i4 %x1, %o
  %x3 = and i4 %x2, %o
  %x4 = and i4 %x3, %o
  %x5 = and i4 %x4, %o
  %x0.v2 = and i4 %a, 3
  %x1.v3 = and i4 %x0.v2, %o
  %x2.v4 = and i4 %x1.v3, %o
  %x3.v5 = and i4 %x2.v4, %o
  %x4.v6 = and i4 %x3.v5, %o
  %x5.v7 = and i4 %x4.v6, %o
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef, power or zero
; x2: no undef, power or zero
; x3: no undef, power or zero
; x4: no undef, power or zero
; x5: power or zero
; x0.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v3: defined, 00??, signs 2, not negative
; x2.v4: defined, 00??, signs 2, not negative
; x3.v5: defined, 00??, signs 2, not negative
; x4.v6: defined, 00??, signs 2, not negative
; x5.v7: 00??, signs 2, not negative
; x0 if poison, so: x1
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = shl nuw i4 1, %b
  %x1 = xor i4 %x0, %b
  %x2 = xor i4 %x1, %b
  %x3 = xor i4 %x2, %b
  %x4 = xor i4 %x3, %b
  %x5 = xor i4 %x4, %b
  %x0.v2 = and i4 %a, 3
  %x1.v3 = xor i4 %x0.v2, %b
  %x2.v4 = xor i4 %x1.v3, %b
  %x3.v5 = xor i4 %x2.v4, %b
  %x4.v6 = xor i4 %x3.v5, %b
  %x5.v7 = xor i4 %x4.v6, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1: no undef
; x2: no undef, nonzero
; x3: no undef
; x4: no undef, nonzero
; x0.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v3: defined
; x2.v4: defined
; x3.v5: defined
; x4.v6: defined
; b differs from: x1, x3, x5
; x0 if poison, so: x1
; x1 differs from: b
; x1 if poison, so: x0
; x2 if poison, so: x0, x1
; x3 differs from: b
; x3 if poison, so: x1
; x5 differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %m = mul nuw i4 %u, %u
  %x = add i4 %a, %m
  %y = mul nsw i4 %d, %a
  %d1 = add i4 %a, 3
  %w = mul i4 %a, %d1
  %m.v2 = mul nsw i4 %a, %b
  %x.v3 = add i4 %a, %m.v2
  %y.v4 = mul i4 %d, %a
  %m.v5 = mul nsw i4 %a, %a
  %x.v6 = sub i4 %m.v5, %b
  %d1.v7 = add i4 %a, 1
  %w.v8 = mul i4 %d1.v7, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; m: makes poison
; y: no undef, makes poison
; d1: defined
; w: defined
; m.v2: no undef, makes poison
; x.v3: no undef
; y.v4: defined
; m.v5: no undef, 0?0?, not negative, makes poison
; x.v6: no undef
; d1.v7: defined
; w.v8: defined
; a differs from: d1, d1.v7
; u if poison, so: m
; x if poison, so: m
; d1 differs from: a, d1.v7
; d1.v7 differs from: a, d1
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %k = or i4 %a, -8
  %j = or i4 %b, 1
  %o = call { i4, i1 } @llvm.usub.with.overflow.i4(i4 2, i4 %k)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 1
  ret void
}

declare { i4, i1 } @llvm.usub.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; k: 1???, nonzero, u[-8,0), s[-8,0), negative
; j: ???1, nonzero, u[1,0), s[1,0)
; o: passes [0, 1]
; p: nonzero
; q: power or zero
; a if poison, so: k, o
; b if poison, so: j
; k if poison, so: a, o
; j if poison, so: b
; o if poison, so: a, k
; p if poison, so: k, o
; q if poison, so: k, o
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %k = or i4 %a, 1
  %j = and i4 %b, 1
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 2, i4 %k)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 1
  ret void
}

declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; k: ???1, nonzero, u[1,0), s[1,0)
; j: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; o: passes [0, 1]
; p: ??10, nonzero
; q: power or zero
; a if poison, so: k, o
; b if poison, so: j
; k differs from: p
; k if poison, so: a, o
; j differs from: p
; j if poison, so: b
; o if poison, so: a, k
; p differs from: k, j
; p if poison, so: k, o
; q if poison, so: k, o
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = xor i4 %a, 1
  %x = shl i4 %a, %b
  %y = shl i4 %b, %k
  %y.v2 = shl i4 %k, %b
  %y.v3 = shl i4 %k, 0
  %x.v4 = shl i4 %a, 3
  %y.v5 = shl i4 %k, 3
  %x.v6 = shl i4 %b, %a
  %k.v7 = sub i4 %a, 1
  %x.v8 = shl i4 %a, 2
  %y.v9 = shl i4 %b, %k.v7
  %x.v10 = shl i4 3, %a
  %y.v11 = shl i4 %k.v7, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, makes poison, makes poison without flags
; y: no undef, makes poison, makes poison without flags
; y.v2: no undef, makes poison, makes poison without flags
; y.v3: defined
; x.v4: defined, ?000, u[0,-7), s[0,-7)
; y.v5: defined, ?000, u[0,-7), s[0,-7)
; x.v6: no undef, makes poison, makes poison without flags
; k.v7: defined
; x.v8: defined, ??00, u[0,-3), s[0,-3)
; y.v9: no undef, makes poison, makes poison without flags
; x.v10: no undef, nonzero, u[1,-3), s[1,-3), makes poison, makes poison without flags
; y.v11: no undef, makes poison, makes poison without flags
; a differs from: k
; k differs from: a
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %k = or i4 %a, -8
  %j = and i4 %b, 1
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %k, i4 %k)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 1
  ret void
}

declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; k: 1???, nonzero, u[-8,0), s[-8,0), negative
; j: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; o: passes [0, 1]
; q: power or zero
; a if poison, so: k, o
; b if poison, so: j
; k differs from: j
; k if poison, so: a, o
; j differs from: k
; j if poison, so: b
; o if poison, so: a, k
; p if poison, so: k, o
; q if poison, so: k, o
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %k = or i4 %a, -8
  %j = and i4 %b, 4
  %o = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %k, i4 %k)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 1
  ret void
}

declare { i4, i1 } @llvm.sadd.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; k: 1???, nonzero, u[-8,0), s[-8,0), negative
; j: 0?00, power or zero, u[0,5), s[0,5), not negative
; o: passes [0, 1]
; q: power or zero
; a if poison, so: k, o
; b if poison, so: j
; k differs from: j
; k if poison, so: a, o
; j differs from: k
; j if poison, so: b
; o if poison, so: a, k
; p if poison, so: k, o
; q if poison, so: k, o
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = select i1 %c, i4 %o, i4 2
  %x2 = select i1 %c, i4 %x1, i4 2
  %x3 = select i1 %c, i4 %x2, i4 2
  %x4 = select i1 %c, i4 %x3, i4 2
  %x0 = and i4 %a, 3
  %x1.v2 = select i1 %c, i4 %x0, i4 2
  %x2.v3 = select i1 %c, i4 %x1.v2, i4 2
  %x3.v4 = select i1 %c, i4 %x2.v3, i4 2
  %x4.v5 = select i1 %c, i4 %x3.v4, i4 2
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: nonzero, u[1,0), s[1,0), passes [0]
; x2: nonzero, u[1,0), s[1,0), passes [0]
; x3: nonzero, u[1,0), s[1,0), passes [0]
; x4: nonzero, u[1,0), s[1,0), passes [0]
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v2: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; x2.v3: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; x3.v4: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; x4.v5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; c if poison, so: x1, x2
; x1 if poison, so: c, x2
; x2 if poison, so: c, x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
; x1.v2 if poison, so: c, x1, x2
; x2.v3 if poison, so: c, x1, x2
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = shl nsw i4 %o, 3
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 1
  %x.v3 = shl nsw i4 %o.v2, 0
  %o.v4 = or i4 %a, 2
  %x.v5 = shl nsw i4 %o.v4, %k
  %x.v6 = shl nsw i4 %o, 1
  %x.v7 = shl nsw i4 3, %o.v2
  %x.v8 = shl nsw i4 %o, %k
  %x.v9 = shl nsw i4 3, %o
  %x.v10 = shl nsw i4 %o.v2, 2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: no undef, ?000, u[0,-7), s[0,-7), makes poison
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v3: no undef, ???1, nonzero, makes poison
; o.v4: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v5: no undef, ???0, nonzero, makes poison, makes poison without flags
; x.v6: no undef, ???0, u[0,-1), s[0,-1), makes poison
; x.v7: no undef, 0110, nonzero, u[3,7), s[3,7), positive, makes poison, makes poison without flags
; x.v8: no undef, ???0, makes poison, makes poison without flags
; x.v9: no undef, 0?1?, nonzero, u[3,7), s[3,7), positive, makes poison, makes poison without flags
; x.v10: no undef, ?100, nonzero, u[0,-3), s[0,-3), makes poison
; x differs from: k, o.v2, x.v3, o.v4, x.v7, x.v9
; k differs from: x, x.v5, x.v6, x.v7, x.v8
; o.v2 differs from: x, x.v5, x.v6, x.v7, x.v8
; x.v3 differs from: x, x.v5, x.v6, x.v7, x.v8
; o.v4 differs from: x
; x.v5 differs from: k, o.v2, x.v3
; x.v6 differs from: k, o.v2, x.v3
; x.v7 differs from: x, k, o.v2, x.v3
; x.v8 differs from: k, o.v2, x.v3
; x.v9 differs from: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = mul nsw i4 %o, 0
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 2
  %x.v3 = mul nsw i4 %o.v2, 0
  %o.v4 = or i4 %a, 1
  %x.v5 = mul nsw i4 3, %o.v4
  %x.v6 = mul nsw i4 %o.v4, 2
  %x.v7 = mul nsw i4 3, %o
  %x.v8 = mul nsw i4 %o.v4, %b
  %x.v9 = mul nsw i4 %b, %o.v2
  %x.v10 = mul nsw i4 %o, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: no undef, 0000, signs 4, not negative, makes poison
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v3: no undef, 0000, signs 4, not negative, makes poison
; o.v4: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v5: no undef, ???1, nonzero, makes poison
; x.v6: no undef, ??10, nonzero, makes poison
; x.v7: no undef, makes poison
; x.v8: no undef, makes poison
; x.v9: no undef, makes poison
; x.v10: no undef, makes poison
; x differs from: k, o.v2, o.v4, x.v5, x.v6
; k differs from: x, x.v3, x.v6
; o.v2 differs from: x, x.v3
; x.v3 differs from: k, o.v2, o.v4, x.v5, x.v6
; o.v4 differs from: x, x.v3, x.v6
; x.v5 differs from: x, x.v3, x.v6
; x.v6 differs from: x, k, x.v3, o.v4, x.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 1
  %x = shl nuw i4 3, %o
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 0
  %x.v3 = shl nuw i4 %o.v2, 3
  %o.v4 = or i4 %a, 2
  %x.v5 = shl nuw i4 %o.v4, 3
  %x.v6 = shl nuw i4 %o.v2, 1
  %x.v7 = shl nuw i4 %b, %o.v2
  %x.v8 = shl nuw i4 %o, %k
  %x.v9 = shl nuw i4 %o, %b
  %x.v10 = shl nuw i4 3, %o.v2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x: no undef, 0110, nonzero, u[3,-3), s[3,-3), positive, makes poison, makes poison without flags
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined
; x.v3: no undef, ?000, u[0,-7), s[0,-7), makes poison
; o.v4: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v5: no undef, 0000, signs 4, nonzero, u[0,-7), s[0,-7), positive, makes poison
; x.v6: no undef, ???0, u[0,-1), s[0,-1), makes poison
; x.v7: no undef, makes poison, makes poison without flags
; x.v8: no undef, ???0, nonzero, makes poison, makes poison without flags
; x.v9: no undef, nonzero, makes poison, makes poison without flags
; x.v10: no undef, nonzero, u[3,-3), s[3,-3), makes poison, makes poison without flags
; o differs from: x, x.v3, x.v5, x.v6, x.v8
; x differs from: o, k, x.v3, x.v5
; k differs from: x, x.v3, x.v5, x.v6, x.v8
; x.v3 differs from: o, x, k, o.v4
; o.v4 differs from: x.v3, x.v5
; x.v5 differs from: o, x, k, o.v4
; x.v6 differs from: o, k
; x.v8 differs from: o, k
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = mul nuw i4 %b, %o
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 0
  %x.v3 = mul nuw i4 %o.v2, 3
  %o.v4 = or i4 %a, 1
  %x.v5 = mul nuw i4 3, %o.v4
  %x.v6 = mul nuw i4 %o.v4, 2
  %x.v7 = mul nuw i4 %o, 1
  %x.v8 = mul nuw i4 %o.v4, %b
  %x.v9 = mul nuw i4 %o, %k
  %x.v10 = mul nuw i4 %o.v2, 2
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, makes poison
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined
; x.v3: no undef, makes poison
; o.v4: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v5: no undef, ???1, nonzero, makes poison
; x.v6: no undef, ??10, nonzero, makes poison
; x.v7: no undef, nonzero, makes poison
; x.v8: no undef, makes poison
; x.v9: no undef, nonzero, makes poison
; x.v10: no undef, ???0, makes poison
; k differs from: x.v6
; o.v4 differs from: x.v6
; x.v5 differs from: x.v6
; x.v6 differs from: k, o.v4, x.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = shl nuw i4 %a, %b
  %y = shl nuw i4 %k, 3
  %k.v2 = sub i4 %a, 1
  %y.v3 = shl nuw i4 %b, %k.v2
  %x.v4 = shl nuw i4 3, %a
  %y.v5 = shl nuw i4 3, %k.v2
  %y.v6 = shl nuw i4 3, %k
  %x.v7 = shl nuw i4 %b, %a
  %y.v8 = shl nuw i4 %k, 2
  %k.v9 = xor i4 %a, 1
  %y.v10 = shl nuw i4 3, %k.v9
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, makes poison, makes poison without flags
; y: no undef, ?000, u[0,-7), s[0,-7), makes poison
; k.v2: defined
; y.v3: no undef, makes poison, makes poison without flags
; x.v4: no undef, nonzero, u[3,-3), s[3,-3), makes poison, makes poison without flags
; y.v5: no undef, nonzero, u[3,-3), s[3,-3), makes poison, makes poison without flags
; y.v6: no undef, nonzero, u[3,-3), s[3,-3), makes poison, makes poison without flags
; x.v7: no undef, makes poison, makes poison without flags
; y.v8: no undef, ??00, u[0,-3), s[0,-3), makes poison
; k.v9: defined
; y.v10: no undef, nonzero, u[3,-3), s[3,-3), makes poison, makes poison without flags
; a differs from: k, k.v9
; k differs from: a
; k.v9 differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = xor i4 %a, 1
  %x = shl nsw i4 %a, 3
  %y = shl nsw i4 %k, %b
  %x.v2 = shl nsw i4 %b, %a
  %x.v3 = shl nsw i4 %a, %b
  %y.v4 = shl nsw i4 %k, 2
  %k.v5 = sub i4 %a, 1
  %y.v6 = shl nsw i4 %b, %k.v5
  %k.v7 = add i4 %a, 1
  %x.v8 = shl nsw i4 %a, 2
  %y.v9 = shl nsw i4 3, %k.v7
  %y.v10 = shl nsw i4 %k.v5, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, ?000, u[0,-7), s[0,-7), makes poison
; y: no undef, makes poison, makes poison without flags
; x.v2: no undef, makes poison, makes poison without flags
; x.v3: no undef, makes poison, makes poison without flags
; y.v4: no undef, ??00, u[0,-3), s[0,-3), makes poison
; k.v5: defined
; y.v6: no undef, makes poison, makes poison without flags
; k.v7: defined
; x.v8: no undef, ??00, u[0,-3), s[0,-3), makes poison
; y.v9: no undef, 0?1?, nonzero, u[3,7), s[3,7), positive, makes poison, makes poison without flags
; y.v10: no undef, makes poison, makes poison without flags
; a differs from: k, k.v7
; k differs from: a
; x differs from: y.v9
; y differs from: x.v3
; x.v3 differs from: y
; y.v4 differs from: x.v8, y.v9
; k.v7 differs from: a
; x.v8 differs from: y.v4, y.v9
; y.v9 differs from: x, y.v4, x.v8
;----
define void @f(i64 %a) #0 {
  %y = call i64 @llvm.riscv.vsetvli.i64(i64 %a, i64 0, i64 0)
  %z = call i64 @llvm.riscv.vsetvlimax.i64(i64 1, i64 6)
  ret void
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #1

declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #1

attributes #0 = { vscale_range(2,1024) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; y: (0*50)(?*14), signs 50, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*53)(?*11), signs 53, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i64 %a) #0 {
  %y = call i64 @llvm.riscv.vsetvli.i64(i64 100, i64 3, i64 3)
  %z = call i64 @llvm.riscv.vsetvlimax.i64(i64 1, i64 3)
  ret void
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #1

declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #1

attributes #0 = { vscale_range(2,1024) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; y: (0*57)(?*7), signs 57, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*48)(?*16), signs 48, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %odd = or i4 %d, 1
  %k = add i4 %a, -1
  %x = xor i4 %k, %a
  %k.v2 = sub i4 %a, 1
  %x.v3 = xor i4 %k.v2, %a
  %k.v4 = sub i4 %a, -1
  %x.v5 = xor i4 %a, %k.v4
  %k.v6 = sub i4 %a, %odd
  %x.v7 = or i4 %k.v6, %a
  %k.v8 = add i4 %a, 1
  %x.v9 = xor i4 %k.v8, %a
  %k.v10 = add i4 %a, %odd
  %x.v11 = or i4 %k.v10, %a
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; k: defined
; x: defined, ???1, nonzero
; k.v2: defined
; x.v3: defined, ???1
; k.v4: defined
; x.v5: defined, ???1
; k.v6: defined
; x.v7: defined, ???1
; k.v8: defined
; x.v9: defined, ???1, nonzero
; k.v10: defined
; x.v11: defined, ???1, nonzero
; a differs from: k, k.v8
; k differs from: a, k.v8
; x differs from: x.v9
; k.v2 differs from: k.v4
; x.v3 differs from: x.v5
; k.v4 differs from: k.v2
; x.v5 differs from: x.v3
; k.v8 differs from: a, k
; x.v9 differs from: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = xor i4 %a, 1
  %x = mul nuw i4 %a, 3
  %y = mul nuw i4 %k, %b
  %y.v2 = mul nuw i4 %b, %k
  %k.v3 = add i4 %a, 1
  %x.v4 = mul nuw i4 3, %a
  %y.v5 = mul nuw i4 %k.v3, %b
  %y.v6 = mul nuw i4 %k.v3, 2
  %x.v7 = mul nuw i4 %a, %b
  %y.v8 = mul nuw i4 %b, %k.v3
  %x.v9 = mul nuw i4 %b, %a
  %y.v10 = mul nuw i4 %k, 0
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, makes poison
; y: no undef, makes poison
; y.v2: no undef, makes poison
; k.v3: defined
; x.v4: no undef, makes poison
; y.v5: no undef, makes poison
; y.v6: no undef, ???0, makes poison
; x.v7: no undef, makes poison
; y.v8: no undef, makes poison
; x.v9: no undef, makes poison
; y.v10: no undef, 0000, signs 4, not negative, makes poison
; a differs from: k, k.v3
; k differs from: a
; k.v3 differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = lshr exact i4 %o, 1
  %x2 = lshr exact i4 %x1, 1
  %x3 = lshr exact i4 %x2, 1
  %x4 = lshr exact i4 %x3, 1
  %x5 = lshr exact i4 %x4, 1
  %x0 = and i4 %a, 3
  %x1.v2 = lshr exact i4 %x0, 1
  %x2.v3 = lshr exact i4 %x1.v2, 1
  %x3.v4 = lshr exact i4 %x2.v3, 1
  %x4.v5 = lshr exact i4 %x3.v4, 1
  %x5.v6 = lshr exact i4 %x4.v5, 1
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x2: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x3: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x4: no undef, 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x5: 0000, signs 4, nonzero, u[0,-8), s[0,-8), positive, makes poison
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1.v2: no undef, 000?, signs 3, u[0,-8), s[0,-8), not negative, makes poison
; x2.v3: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x3.v4: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x4.v5: no undef, 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; x5.v6: 0000, signs 4, u[0,-8), s[0,-8), not negative, makes poison
; o differs from: x1, x2, x3, x4, x5, x2.v3, x3.v4, x4.v5, x5.v6
; x1 differs from: o, x2, x3, x4, x5, x3.v4, x4.v5, x5.v6
; x1 if poison, so: x2
; x2 differs from: o, x1, x3, x4, x5, x4.v5, x5.v6
; x3 differs from: o, x1, x2, x4, x5, x5.v6
; x4 differs from: o, x1, x2, x3, x5
; x5 differs from: o, x1, x2, x3, x4
; x2.v3 differs from: o
; x3.v4 differs from: o, x1
; x4.v5 differs from: o, x1, x2
; x5.v6 differs from: o, x1, x2, x3
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = or i4 %d, 1
  %x = or disjoint i4 %a, %k
  %y = mul i4 %k, 3
  %x.v2 = mul nsw i4 2, %a
  %y.v3 = xor i4 %a, %a
  %x.v4 = shl nuw i4 %a, %k
  %y.v5 = xor i4 3, %k
  %x.v6 = or i4 %a, %k
  %y.v7 = or disjoint i4 %d, %a
  %x.v8 = xor i4 %a, %k
  %y.v9 = add i4 3, %k
  %x.v10 = ashr exact i4 2, %a
  %y.v11 = shl i4 2, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x: no undef, ???1, nonzero, makes poison
; y: defined, ???1, nonzero
; x.v2: no undef, ???0, makes poison
; y.v3: defined
; x.v4: no undef, ???0, makes poison, makes poison without flags
; y.v5: defined, ???0
; x.v6: defined, ???1, nonzero
; y.v7: no undef, makes poison
; x.v8: defined
; y.v9: defined, ???0
; x.v10: no undef, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, makes poison, makes poison without flags
; y.v11: no undef, 0?00, power or zero, u[0,-7), s[0,-7), not negative, makes poison, makes poison without flags
; a differs from: x, x.v8
; k differs from: x.v2, x.v4, y.v5, y.v9
; x differs from: a, x.v2, x.v4, y.v5, y.v9
; y differs from: x.v2, x.v4, y.v5, y.v9
; x.v2 differs from: k, x, y, x.v6
; x.v4 differs from: k, x, y, x.v6
; y.v5 differs from: k, x, y, x.v6
; x.v6 differs from: x.v2, x.v4, y.v5, y.v9
; x.v8 differs from: a
; y.v9 differs from: k, x, y, x.v6
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x0 = and i4 %a, 3
  %x1 = shl nuw i4 %x0, %b
  %x2 = shl nuw i4 %x1, %b
  %x3 = shl nuw i4 %x2, %b
  %x4 = shl nuw i4 %x3, %b
  %x5 = shl nuw i4 %x4, %b
  %x0.v2 = and i4 %b, 7
  %x1.v3 = shl nuw i4 %x0.v2, %b
  %x2.v4 = shl nuw i4 %x1.v3, %b
  %x3.v5 = shl nuw i4 %x2.v4, %b
  %x4.v6 = shl nuw i4 %x3.v5, %b
  %x5.v7 = shl nuw i4 %x4.v6, %b
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x1: no undef, makes poison, makes poison without flags
; x2: no undef, makes poison, makes poison without flags
; x3: no undef, makes poison, makes poison without flags
; x4: no undef, makes poison, makes poison without flags
; x5: makes poison, makes poison without flags
; x0.v2: defined, 0???, u[0,-8), s[0,-8), not negative
; x1.v3: no undef, makes poison, makes poison without flags
; x2.v4: no undef, makes poison, makes poison without flags
; x3.v5: no undef, makes poison, makes poison without flags
; x4.v6: no undef, makes poison, makes poison without flags
; x5.v7: makes poison, makes poison without flags
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %l = add nsw i4 %a, 1
  %m = mul nuw i4 %a, %a
  %n = lshr i4 %d, %m
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %l, i4 %b)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 1
  ret void
}

declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; l: u[-7,-8), s[-7,-8), makes poison
; m: makes poison
; n: makes poison, makes poison without flags
; o: passes [0, 1]
; q: power or zero
; a differs from: l
; a if poison, so: l, m, n
; d if poison, so: n
; l differs from: a
; m if poison, so: n
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = lshr exact i4 %o, %b
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 2
  %x.v3 = lshr exact i4 %b, %o.v2
  %x.v4 = lshr exact i4 %o, 0
  %x.v5 = lshr exact i4 %o, 3
  %x.v6 = lshr exact i4 %o.v2, %k
  %o.v7 = or i4 %a, 1
  %x.v8 = lshr exact i4 3, %o.v7
  %x.v9 = lshr exact i4 %o.v2, 0
  %x.v10 = lshr exact i4 %o.v7, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: no undef, makes poison, makes poison without flags
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v3: no undef, 00??, signs 2, not negative, makes poison, makes poison without flags
; x.v4: no undef, makes poison
; x.v5: no undef, 000?, signs 3, u[0,2), s[0,2), not negative, makes poison
; x.v6: no undef, 0??1, nonzero, positive, makes poison, makes poison without flags
; o.v7: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v8: no undef, 0000, signs 4, nonzero, u[3,4), s[3,4), positive, makes poison, makes poison without flags
; x.v9: no undef, ??1?, nonzero, makes poison
; x.v10: no undef, 0000, signs 4, nonzero, u[0,2), s[0,2), positive, makes poison
; k differs from: x.v8
; o.v2 differs from: x.v5, x.v8
; x.v5 differs from: o.v2, x.v9
; x.v6 differs from: x.v8
; o.v7 differs from: x.v8
; x.v8 differs from: k, o.v2, x.v6, o.v7, x.v9
; x.v9 differs from: x.v5, x.v8
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = mul nsw i4 %a, 0
  %y = mul nsw i4 3, %k
  %k.v2 = xor i4 %a, 1
  %x.v3 = mul nsw i4 %a, 3
  %y.v4 = mul nsw i4 %b, %k.v2
  %x.v5 = mul nsw i4 3, %a
  %y.v6 = mul nsw i4 %k, 2
  %k.v7 = sub i4 %a, 1
  %x.v8 = mul nsw i4 %a, 2
  %y.v9 = mul nsw i4 %k.v7, %b
  %x.v10 = mul nsw i4 %a, %b
  %y.v11 = mul nsw i4 %k, %b
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, 0000, signs 4, not negative, makes poison
; y: no undef, makes poison
; k.v2: defined
; x.v3: no undef, makes poison
; y.v4: no undef, makes poison
; x.v5: no undef, makes poison
; y.v6: no undef, ???0, makes poison
; k.v7: defined
; x.v8: no undef, ???0, makes poison
; y.v9: no undef, makes poison
; x.v10: no undef, makes poison
; y.v11: no undef, makes poison
; a differs from: k, k.v2
; k differs from: a
; k.v2 differs from: a
; y.v6 differs from: x.v8
; x.v8 differs from: y.v6
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 2
  %x = or disjoint i4 %o, 0
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 1
  %x.v3 = or disjoint i4 %o.v2, %b
  %x.v4 = or disjoint i4 %o, %b
  %x.v5 = or disjoint i4 %o.v2, %k
  %o.v6 = or i4 %a, 0
  %x.v7 = or disjoint i4 %o.v6, 1
  %x.v8 = or disjoint i4 %o.v2, 3
  %x.v9 = or disjoint i4 3, %o
  %x.v10 = or disjoint i4 %o, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, ??1?, nonzero, makes poison
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v3: no undef, ???1, nonzero, makes poison
; x.v4: no undef, ??1?, nonzero, makes poison
; x.v5: no undef, ???1, nonzero, makes poison
; o.v6: defined
; x.v7: no undef, ???1, nonzero, u[1,0), s[1,0), makes poison
; x.v8: no undef, ??11, nonzero, u[3,0), s[3,0), makes poison
; x.v9: no undef, ??11, nonzero, makes poison
; x.v10: no undef, ??11, nonzero, makes poison
; b differs from: x.v3, x.v4
; o differs from: x.v9
; x differs from: x.v9
; k differs from: x.v5
; o.v2 differs from: x.v5, x.v8
; x.v3 differs from: b
; x.v4 differs from: b
; x.v5 differs from: k, o.v2
; o.v6 differs from: x.v7
; x.v7 differs from: o.v6
; x.v8 differs from: o.v2
; x.v9 differs from: o, x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %o = or i4 %a, 0
  %x = mul nuw nsw i4 %o, 1
  %k = or i4 %b, 1
  %o.v2 = or i4 %a, 2
  %x.v3 = mul nuw nsw i4 %o.v2, 0
  %x.v4 = mul nuw nsw i4 %o, 0
  %x.v5 = mul nuw nsw i4 %b, %o
  %x.v6 = mul nuw nsw i4 %b, %o.v2
  %o.v7 = or i4 %a, 1
  %x.v8 = mul nuw nsw i4 3, %o.v7
  %x.v9 = mul nuw nsw i4 %o.v2, 2
  %x.v10 = mul nuw nsw i4 %b, %o.v7
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; o: defined
; x: no undef, makes poison
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; o.v2: defined, ??1?, nonzero, u[2,0), s[2,0)
; x.v3: no undef, 0000, signs 4, not negative, makes poison
; x.v4: no undef, 0000, signs 4, not negative, makes poison
; x.v5: no undef, makes poison
; x.v6: no undef, makes poison
; o.v7: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v8: no undef, 0??1, nonzero, positive, makes poison
; x.v9: no undef, 0??0, nonzero, positive, makes poison
; x.v10: no undef, makes poison
; k differs from: x.v3, x.v4, x.v9
; o.v2 differs from: x.v3, x.v4, x.v9
; x.v3 differs from: k, o.v2, o.v7, x.v8
; x.v4 differs from: k, o.v2, o.v7, x.v8
; o.v7 differs from: x.v3, x.v4, x.v9
; x.v8 differs from: x.v3, x.v4, x.v9
; x.v9 differs from: k, o.v2, o.v7, x.v8
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = mul nuw nsw i4 %a, 2
  %y = mul nuw nsw i4 3, %k
  %k.v2 = xor i4 %a, 1
  %y.v3 = mul nuw nsw i4 %k.v2, %b
  %y.v4 = mul nuw nsw i4 %k.v2, 3
  %k.v5 = sub i4 %a, 1
  %x.v6 = mul nuw nsw i4 %a, %b
  %y.v7 = mul nuw nsw i4 %k.v5, 3
  %x.v8 = mul nuw nsw i4 3, %a
  %y.v9 = mul nuw nsw i4 %b, %k
  %x.v10 = mul nuw nsw i4 %a, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, 0??0, not negative, makes poison
; y: no undef, 0???, not negative, makes poison
; k.v2: defined
; y.v3: no undef, makes poison
; y.v4: no undef, 0???, not negative, makes poison
; k.v5: defined
; x.v6: no undef, makes poison
; y.v7: no undef, 0???, not negative, makes poison
; x.v8: no undef, 0???, not negative, makes poison
; y.v9: no undef, makes poison
; x.v10: no undef, 0???, not negative, makes poison
; a differs from: k, k.v2
; k differs from: a
; k.v2 differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 7, %a
  %x = add i4 1, %s
  %s.v2 = lshr exact i4 -1, %a
  %x.v3 = add i4 1, %s.v2
  %s.v4 = lshr exact i4 7, %a
  %x.v5 = add nsw i4 %s.v4, 1
  %s.v6 = lshr i4 -2, %a
  %x.v7 = add i4 %s.v6, -1
  %s.v8 = lshr i4 -1, %a
  %x.v9 = add nuw i4 %s.v8, -1
  %x.v10 = add nuw i4 %s.v4, 2
  %x.v11 = add nuw i4 %s, 1
  %x.v12 = add nuw i4 1, %s.v8
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; s: no undef, 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; x: no undef, nonzero
; s.v2: no undef, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative, makes poison, makes poison without flags
; x.v3: no undef, 0000, signs 2, not negative
; s.v4: no undef, 0111, nonzero, u[7,-8), s[7,-8), positive, makes poison, makes poison without flags
; x.v5: no undef, 0000, signs 4, nonzero, u[-7,-8), s[-7,-8), positive, makes poison
; s.v6: no undef, nonzero, u[1,-1), s[1,-1), makes poison, makes poison without flags
; x.v7: no undef
; s.v8: no undef, ???1, nonzero, u[1,0), s[1,0), makes poison, makes poison without flags
; x.v9: no undef, 0000, signs 4, nonzero, u[-1,0), s[-1,0), positive, makes poison
; x.v10: no undef, 1001, nonzero, u[2,0), s[2,0), negative, makes poison
; x.v11: no undef, nonzero, u[1,0), s[1,0), makes poison
; x.v12: no undef, ???0, nonzero, makes poison
; s differs from: x, s.v2, x.v10
; x differs from: s, x.v3
; x if poison, so: s
; s.v2 differs from: s, x.v3, s.v4, x.v5, x.v9, x.v10
; x.v3 differs from: x, s.v2, s.v4, x.v5, s.v8, x.v10
; s.v4 differs from: s.v2, x.v3, x.v5, x.v9, x.v10
; x.v5 differs from: s.v2, x.v3, s.v4, s.v8, x.v10
; s.v6 differs from: x.v7
; x.v7 differs from: s.v6
; s.v8 differs from: x.v3, x.v5, x.v9
; x.v9 differs from: s.v2, s.v4, s.v8, x.v10
; x.v10 differs from: s, s.v2, x.v3, s.v4, x.v5, x.v9
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = or disjoint i4 %b, %a
  %y = or disjoint i4 %k, 2
  %k.v2 = sub i4 %a, 1
  %y.v3 = or disjoint i4 %k.v2, %b
  %x.v4 = or disjoint i4 %a, 2
  %x.v5 = or disjoint i4 %a, %b
  %y.v6 = or disjoint i4 3, %k.v2
  %k.v7 = xor i4 %a, 1
  %y.v8 = or disjoint i4 %k.v7, 2
  %y.v9 = or disjoint i4 %b, %k.v2
  %y.v10 = or disjoint i4 %k.v7, 0
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, makes poison
; y: no undef, ??1?, nonzero, u[2,0), s[2,0), makes poison
; k.v2: defined
; y.v3: no undef, makes poison
; x.v4: no undef, ??1?, nonzero, u[2,0), s[2,0), makes poison
; x.v5: no undef, makes poison
; y.v6: no undef, ??11, nonzero, makes poison
; k.v7: defined
; y.v8: no undef, ??1?, nonzero, u[2,0), s[2,0), makes poison
; y.v9: no undef, makes poison
; y.v10: no undef, makes poison
; a differs from: k, x.v4, k.v7
; k differs from: a, y
; y differs from: k, x.v4
; k.v2 differs from: y.v6
; x.v4 differs from: a, y, y.v8
; y.v6 differs from: k.v2
; k.v7 differs from: a, y.v8
; y.v8 differs from: x.v4, k.v7
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 1
  %x = lshr exact i4 %a, 0
  %y = lshr exact i4 %b, %k
  %y.v2 = lshr exact i4 %k, 2
  %k.v3 = xor i4 %a, 1
  %x.v4 = lshr exact i4 %b, %a
  %y.v5 = lshr exact i4 %k.v3, 0
  %x.v6 = lshr exact i4 3, %a
  %y.v7 = lshr exact i4 %k, %b
  %k.v8 = sub i4 %a, 1
  %y.v9 = lshr exact i4 %k.v8, 2
  %x.v10 = lshr exact i4 %a, 3
  %y.v11 = lshr exact i4 3, %k
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, makes poison
; y: no undef, makes poison, makes poison without flags
; y.v2: no undef, 00??, signs 2, u[0,4), s[0,4), not negative, makes poison
; k.v3: defined
; x.v4: no undef, makes poison, makes poison without flags
; y.v5: no undef, makes poison
; x.v6: no undef, 0011, signs 2, nonzero, u[3,4), s[3,4), positive, makes poison, makes poison without flags
; y.v7: no undef, makes poison, makes poison without flags
; k.v8: defined
; y.v9: no undef, 00??, signs 2, u[0,4), s[0,4), not negative, makes poison
; x.v10: no undef, 000?, signs 3, u[0,2), s[0,2), not negative, makes poison
; y.v11: no undef, 0011, signs 2, nonzero, u[3,4), s[3,4), positive, makes poison, makes poison without flags
; a differs from: k, k.v3
; k differs from: a
; x differs from: y.v5
; k.v3 differs from: a
; y.v5 differs from: x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = sub i4 %a, 1
  %x = ashr exact i4 %b, %a
  %y = ashr exact i4 3, %k
  %k.v2 = xor i4 %a, 1
  %x.v3 = ashr exact i4 %a, 0
  %y.v4 = ashr exact i4 %b, %k.v2
  %x.v5 = ashr exact i4 %a, 3
  %y.v6 = ashr exact i4 %k, %b
  %k.v7 = add i4 %a, 1
  %y.v8 = ashr exact i4 %k.v7, 3
  %x.v9 = ashr exact i4 3, %a
  %x.v10 = ashr exact i4 %a, %b
  %y.v11 = ashr exact i4 %k, 3
  ret void
}
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; k: defined
; x: no undef, makes poison, makes poison without flags
; y: no undef, 0011, signs 2, nonzero, u[3,4), s[3,4), positive, makes poison, makes poison without flags
; k.v2: defined
; x.v3: no undef, makes poison
; y.v4: no undef, makes poison, makes poison without flags
; x.v5: no undef, signs 4, u[-1,1), s[-1,1), makes poison
; y.v6: no undef, makes poison, makes poison without flags
; k.v7: defined
; y.v8: no undef, signs 4, u[-1,1), s[-1,1), makes poison
; x.v9: no undef, 0011, signs 2, nonzero, u[3,4), s[3,4), positive, makes poison, makes poison without flags
; x.v10: no undef, makes poison, makes poison without flags
; y.v11: no undef, signs 4, u[-1,1), s[-1,1), makes poison
; a differs from: k.v2, k.v7
; k.v2 differs from: a
; x.v5 differs from: y.v8
; k.v7 differs from: a
; y.v8 differs from: x.v5
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 %c) {
  %o = or i4 %a, 1
  %x1 = select i1 %c, i4 %o, i4 2
  %x2 = select i1 %c, i4 %x1, i4 2
  %x3 = select i1 %c, i4 %x2, i4 2
  %x4 = select i1 %c, i4 %x3, i4 2
  %x5 = select i1 %c, i4 %x4, i4 2
  %x0 = shl nuw i4 1, %b
  %x1.v2 = select i1 %c, i4 %x0, i4 2
  %x2.v3 = select i1 %c, i4 %x1.v2, i4 2
  %x3.v4 = select i1 %c, i4 %x2.v3, i4 2
  %x4.v5 = select i1 %c, i4 %x3.v4, i4 2
  %x5.v6 = select i1 %c, i4 %x4.v5, i4 2
  ret void
}
; a: defined
; b: defined
; c: power or zero
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: nonzero, u[1,0), s[1,0), passes [0]
; x2: nonzero, u[1,0), s[1,0), passes [0]
; x3: nonzero, u[1,0), s[1,0), passes [0]
; x4: nonzero, u[1,0), s[1,0), passes [0]
; x5: nonzero, u[1,0), s[1,0), passes [0]
; x0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; x1.v2: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x2.v3: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x3.v4: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x4.v5: nonzero, power, u[1,-7), s[1,-7), passes [0]
; x5.v6: nonzero, power, u[1,-7), s[1,-7), passes [0]
; c if poison, so: x1, x2
; x1 if poison, so: c, x2
; x2 if poison, so: c, x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smin.i8(i8 %a, i8 0)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 3)
  %m.v2 = call i8 @llvm.smax.i8(i8 %a, i8 0)
  %x.v3 = call i8 @llvm.smax.i8(i8 %m.v2, i8 3)
  %x.v4 = call i8 @llvm.smax.i8(i8 %m, i8 3)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m.v2, i8 3)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, u[-128,1), s[-128,1), passes [0, 1]
; x: defined, u[-128,4), s[-128,4), passes [0, 1]
; m.v2: defined, 0(?*7), u[0,-128), s[0,-128), not negative, passes [0, 1]
; x.v3: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; x.v4: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; x.v5: defined, 000000??, signs 6, u[-128,4), s[-128,4), not negative, passes [0, 1]
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smax.i8(i8 %a, i8 -1)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 3)
  %m.v2 = call i8 @llvm.smin.i8(i8 %a, i8 -1)
  %x.v3 = call i8 @llvm.smax.i8(i8 %m.v2, i8 3)
  %x.v4 = call i8 @llvm.smax.i8(i8 %m, i8 3)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m.v2, i8 3)
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.smin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, u[-1,-128), s[-1,-128), passes [0, 1]
; x: defined, signs 6, u[-128,4), s[-128,4), passes [0, 1]
; m.v2: defined, 1(?*7), nonzero, u[-128,0), s[-128,0), negative, passes [0, 1]
; x.v3: defined, 00000011, signs 6, nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; x.v4: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; x.v5: defined, 1(?*7), nonzero, u[-128,4), s[-128,4), negative, passes [0, 1]
; m.v2 differs from: x.v3, x.v4
; x.v3 differs from: m.v2, x.v5
; x.v4 differs from: m.v2, x.v5
; x.v5 differs from: x.v3, x.v4
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smin.i8(i8 %a, i8 -2)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 1)
  %m.v2 = call i8 @llvm.smax.i8(i8 %a, i8 -2)
  %x.v3 = call i8 @llvm.smax.i8(i8 %m.v2, i8 1)
  %x.v4 = call i8 @llvm.smax.i8(i8 %m, i8 1)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m.v2, i8 1)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, 1(?*7), nonzero, u[-128,-1), s[-128,-1), negative, passes [0, 1]
; x: defined, 1(?*7), nonzero, u[-128,2), s[-128,2), negative, passes [0, 1]
; m.v2: defined, u[-2,-128), s[-2,-128), passes [0, 1]
; x.v3: defined, 0(?*7), nonzero, u[1,-128), s[1,-128), positive, passes [0, 1]
; x.v4: defined, (0*7)1, signs 7, nonzero, u[1,-128), s[1,-128), positive, passes [0, 1]
; x.v5: defined, signs 7, u[-128,2), s[-128,2), passes [0, 1]
; m differs from: x.v3, x.v4
; x differs from: x.v3, x.v4
; x.v3 differs from: m, x
; x.v4 differs from: m, x
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smin.i8(i8 %a, i8 -4)
  %x = call i8 @llvm.smax.i8(i8 %m, i8 5)
  %m.v2 = call i8 @llvm.smax.i8(i8 %a, i8 -4)
  %x.v3 = call i8 @llvm.smax.i8(i8 %m.v2, i8 5)
  %x.v4 = call i8 @llvm.smin.i8(i8 %m.v2, i8 5)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m, i8 5)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0, 1]
; x: defined, 00000101, signs 5, nonzero, u[5,-128), s[5,-128), positive, passes [0, 1]
; m.v2: defined, u[-4,-128), s[-4,-128), passes [0, 1]
; x.v3: defined, 0(?*7), nonzero, u[5,-128), s[5,-128), positive, passes [0, 1]
; x.v4: defined, signs 5, u[-128,6), s[-128,6), passes [0, 1]
; x.v5: defined, 1(?*7), nonzero, u[-128,6), s[-128,6), negative, passes [0, 1]
; m differs from: x, x.v3
; x differs from: m, x.v5
; x.v3 differs from: m, x.v5
; x.v5 differs from: x, x.v3
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smin.i8(i8 %a, i8 -4)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 3)
  %x.v2 = call i8 @llvm.smax.i8(i8 %m, i8 3)
  %m.v3 = call i8 @llvm.smax.i8(i8 %a, i8 -4)
  %x.v4 = call i8 @llvm.smax.i8(i8 %m.v3, i8 3)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m.v3, i8 3)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0, 1]
; x: defined, 1(?*7), nonzero, u[-128,4), s[-128,4), negative, passes [0, 1]
; x.v2: defined, 00000011, signs 6, nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; m.v3: defined, u[-4,-128), s[-4,-128), passes [0, 1]
; x.v4: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; x.v5: defined, signs 6, u[-128,4), s[-128,4), passes [0, 1]
; m differs from: x.v2, x.v4
; x differs from: x.v2, x.v4
; x.v2 differs from: m, x
; x.v4 differs from: m, x
