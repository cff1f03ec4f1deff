; Operations on integers and integer intrinsics. See test_answers.py.
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smax.i8(i8 %a, i8 3)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 -4)
  %x.v2 = call i8 @llvm.smax.i8(i8 %m, i8 -4)
  %m.v3 = call i8 @llvm.smin.i8(i8 %a, i8 3)
  %x.v4 = call i8 @llvm.smax.i8(i8 %m.v3, i8 -4)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m.v3, i8 -4)
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.smin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; x: defined, 11111100, signs 6, nonzero, u[-128,-3), s[-128,-3), negative, passes [0, 1]
; x.v2: defined, 0(?*7), nonzero, u[-4,-128), s[-4,-128), positive, passes [0, 1]
; m.v3: defined, u[-128,4), s[-128,4), passes [0, 1]
; x.v4: defined, signs 6, u[-4,-128), s[-4,-128), passes [0, 1]
; x.v5: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0, 1]
; m differs from: x, x.v5
; x differs from: m, x.v2
; x.v2 differs from: x, x.v5
; x.v5 differs from: m, x.v2
;----
define void @f(i8 noundef %a) {
  %m = call i8 @llvm.smin.i8(i8 %a, i8 -4)
  %x = call i8 @llvm.smin.i8(i8 %m, i8 -1)
  %x.v2 = call i8 @llvm.smax.i8(i8 %m, i8 -1)
  %m.v3 = call i8 @llvm.smax.i8(i8 %a, i8 -4)
  %x.v4 = call i8 @llvm.smax.i8(i8 %m.v3, i8 -1)
  %x.v5 = call i8 @llvm.smin.i8(i8 %m.v3, i8 -1)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; m: defined, 1(?*7), nonzero, u[-128,-3), s[-128,-3), negative, passes [0, 1]
; x: defined, 1(?*7), nonzero, u[-128,0), s[-128,0), negative, passes [0, 1]
; x.v2: defined, (1*8), signs 8, nonzero, u[-1,-128), s[-1,-128), negative, passes [0, 1]
; m.v3: defined, u[-4,-128), s[-4,-128), passes [0, 1]
; x.v4: defined, u[-1,-128), s[-1,-128), passes [0, 1]
; x.v5: defined, 111111??, signs 6, nonzero, u[-128,0), s[-128,0), negative, passes [0, 1]
;----
define void @f(i8 %a, i8 %b, i4 %s, i1 %c) {
  %sx = sext i4 %s to i8
  %zx = zext i4 %s to i8
  %r = ashr i8 %b, 2
  %x = lshr i8 %zx, 16
  %y = add i8 0, %x
  %z = select i1 %c, i8 %sx, i8 %x
  %t = trunc i8 %zx to i1
  %i = call i8 @llvm.smax.i8(i8 %b, i8 3)
  %j = call i8 @llvm.abs.i8(i8 %r, i1 true)
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.abs.i8(i8, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; c: power or zero
; sx: signs 5
; zx: 0000????, signs 4, not negative
; r: signs 3, u[-32,32), s[-32,32)
; x: (0*8), signs 8, not negative, makes poison, makes poison without flags
; y: (0*8), signs 7, not negative
; z: signs 5, passes [0]
; t: power or zero
; i: 0(?*7), nonzero, u[3,-128), s[3,-128), positive, passes [0, 1]
; j: 0(?*7), signs 2, u[0,-128), s[0,-128), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; s if poison, so: sx, zx
; sx if poison, so: s, zx
; zx if poison, so: s, sx
; r if poison, so: b
; t if poison, so: s, sx, zx
; i if poison, so: b
; t tells: zx (?*7)1
; not t tells: zx (?*7)0
;----
define void @f(i8 %a, i8 %b, i4 %s, i1 %c) {
  %sx = sext i4 %s to i8
  %zx = zext i4 %s to i8
  %r = ashr i8 %b, 5
  %x = udiv i8 %zx, 1
  %y = add i8 0, -1
  %z = select i1 %c, i8 %zx, i8 -3
  %t = trunc i8 %a to i1
  %e = sext i4 %s to i8
  %i = call i8 @llvm.umin.i8(i8 %b, i8 3)
  %j = call i8 @llvm.abs.i8(i8 %zx, i1 true)
  ret void
}

declare i8 @llvm.umin.i8(i8, i8) #0

declare i8 @llvm.abs.i8(i8, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; c: power or zero
; sx: signs 5
; zx: 0000????, signs 4, not negative
; r: signs 6, u[-4,4), s[-4,4)
; x: 0000????, signs 4, not negative, triggers [1]
; y: defined, (1*8), signs 8, nonzero, negative
; z: signs 4, passes [0]
; t: power or zero
; e: signs 5
; i: 000000??, signs 6, u[0,4), s[0,4), not negative, passes [0, 1]
; j: 0000????, signs 3, u[0,-128), s[0,-128), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; s if poison, so: sx, zx
; sx if poison, so: s, zx
; zx differs from: y
; zx if poison, so: s, sx
; r if poison, so: b
; x differs from: y
; x if poison, so: s, sx, zx
; y differs from: zx, x, z, i, j
; z differs from: y
; t if poison, so: a
; e if poison, so: s, sx, zx
; i differs from: y
; i if poison, so: b
; j differs from: y
; t tells: a (?*7)1
; not t tells: a (?*7)0
;----
define void @f(i8 %a, i8 %b, i4 %s, i1 %c) {
  %sx = sext i4 %s to i8
  %zx = zext i4 %s to i8
  %r = ashr i8 %b, 5
  %x = add i8 %r, -1
  %y = add i8 %zx, %sx
  %z = select i1 %c, i8 %sx, i8 0
  %t = trunc i8 %a to i6
  %e = sext i4 %s to i8
  %i = call i8 @llvm.smin.i8(i8 %a, i8 %x)
  %j = call i8 @llvm.abs.i8(i8 %zx, i1 true)
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.abs.i8(i8, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; c: power or zero
; sx: signs 5
; zx: 0000????, signs 4, not negative
; r: signs 6, u[-4,4), s[-4,4)
; x: signs 5
; y: signs 3
; z: signs 5, passes [0]
; e: signs 5
; i: passes [0, 1]
; j: 0000????, signs 3, u[0,-128), s[0,-128), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; s if poison, so: sx, zx
; sx if poison, so: s, zx
; zx if poison, so: s, sx
; r differs from: x
; r if poison, so: b
; x differs from: r
; x if poison, so: b
; y if poison, so: s, sx, zx
; t if poison, so: a
; e if poison, so: s, sx, zx
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %neg = or i4 %a, -8
  %p2n = shl nuw i4 1, %b
  %r8 = ashr i4 %a, 2
  %l8 = lshr i4 %b, 1
  %x0 = shl i4 %r8, %u
  %x1 = xor i4 %x0, 4
  %x2 = call i4 @llvm.uadd.sat.i4(i4 %a, i4 %r)
  %x3 = call i4 @llvm.usub.sat.i4(i4 3, i4 -8)
  %x4 = udiv i4 0, 3
  %x5 = add nuw i4 %p2n, 2
  %x6 = lshr i4 %b, %neg
  %x7 = srem i4 0, %l8
  ret void
}

declare i4 @llvm.uadd.sat.i4(i4, i4) #0

declare i4 @llvm.usub.sat.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r8: defined, signs 3, u[-2,2), s[-2,2)
; l8: defined, 0???, u[0,-8), s[0,-8), not negative, undefined if poison, undefined if poison at 
; l8 at : nonzero, positive
; x0: makes poison, makes poison without flags
; x2: defined, nonzero, passes [0, 1]
; x3: defined, 0000, signs 4, u[0,4), s[0,4), not negative, passes [0, 1]
; x4: defined, 0000, signs 4, u[0,6), s[0,6), not negative, triggers [1]
; x5: no undef, nonzero, u[2,0), s[2,0), makes poison
; x6: no undef, 0000, signs 4, not negative, makes poison, makes poison without flags
; x7: defined, 0000, signs 4, u[0,1), s[0,1), not negative, triggers [1]
; r differs from: neg
; neg differs from: r, l8, x3, x4
; p2n differs from: x5
; l8 differs from: neg
; x0 differs from: x1
; x1 differs from: x0
; x3 differs from: neg
; x4 differs from: neg
; x5 differs from: p2n
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %k = or i4 %a, -8
  %j = or i4 %b, 3
  %o = call { i4, i1 } @llvm.sadd.with.overflow.i4(i4 %k, i4 %k)
  %p = extractvalue { i4, i1 } %o, 0
  %q = extractvalue { i4, i1 } %o, 1
  %j.v2 = and i4 %b, 3
  %j.v3 = and i4 %b, 1
  %o.v4 = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %k, i4 1)
  %p.v5 = extractvalue { i4, i1 } %o.v4, 0
  %q.v6 = extractvalue { i4, i1 } %o.v4, 1
  ret void
}

declare { i4, i1 } @llvm.sadd.with.overflow.i4(i4, i4) #0

declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; k: 1???, nonzero, u[-8,0), s[-8,0), negative
; j: ??11, nonzero, u[3,0), s[3,0)
; o: passes [0, 1]
; q: power or zero
; j.v2: 00??, signs 2, u[0,4), s[0,4), not negative
; j.v3: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; o.v4: passes [0, 1]
; p.v5: nonzero
; q.v6: power or zero
; a if poison, so: k, o
; b if poison, so: j
; k differs from: j.v2, j.v3
; k if poison, so: a, o
; j differs from: j.v3
; j if poison, so: b
; o if poison, so: a, k
; p if poison, so: k, o
; q if poison, so: k, o
; j.v2 differs from: k
; j.v2 if poison, so: b, j
; j.v3 differs from: k, j
; j.v3 if poison, so: b, j
; o.v4 if poison, so: a, k, o
; p.v5 if poison, so: k, o
; q.v6 if poison, so: k, o
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %neg = or i4 %a, -8
  %decn = add nsw i4 %a, -1
  %l8 = lshr i4 %b, 1
  %x0 = udiv exact i4 %u, %u
  %x1 = call i4 @llvm.bitreverse.i4(i4 %l8)
  %x2 = call i4 @llvm.bitreverse.i4(i4 %x0)
  %x3 = or i4 %a, %x0
  %x4 = srem i4 %neg, %decn
  %x5 = select i1 %c, i4 %x3, i4 6
  %x6 = call i4 @llvm.fshl.i4(i4 %a, i4 %low, i4 %decn)
  %x7 = sdiv i4 %neg, -1
  ret void
}

declare i4 @llvm.bitreverse.i4(i4) #0

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; u at : nonzero
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; decn: no poison, no undef, u[-8,7), s[-8,7), undefined if poison, undefined if poison at , makes poison
; decn at : nonzero
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: triggers [0, 1], makes poison
; x0 at : nonzero
; x1: defined, ???0, passes [0]
; x2: passes [0]
; x2 at : nonzero
; x3 at : nonzero
; x4: no poison, no undef, triggers [1]
; x5: passes [0]
; x5 at : nonzero
; x6: no poison, no undef, passes [0, 1, 2]
; x7: defined, 0???, u[-7,-8), s[-7,-8), not negative, triggers [1]
; a differs from: decn
; r differs from: neg
; low differs from: neg
; neg differs from: r, low, l8
; decn differs from: a
; l8 differs from: neg
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %nb = sub nsw i4 0, %b
  %zx = zext i2 %t to i4
  %mid = and i4 %a, 6
  %r8 = ashr i4 %a, 2
  %x0 = or disjoint i4 %r8, 3
  %x1 = add i4 %a, %low
  %x2 = and i4 %b, %x1
  %x3 = shl nsw i4 3, -2
  %x4 = mul nsw i4 %nb, %zx
  %x5 = call i4 @llvm.fshl.i4(i4 %zx, i4 0, i4 %b)
  %x6 = call i4 @llvm.ssub.sat.i4(i4 %nb, i4 %x5)
  %x7 = ashr exact i4 %mid, %r
  ret void
}

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

declare i4 @llvm.ssub.sat.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; nb: no undef, u[-7,-8), s[-7,-8), makes poison
; zx: defined, 00??, signs 2, not negative
; mid: defined, 0??0, u[0,7), s[0,7), not negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: no undef, ??11, signs 2, nonzero, u[3,0), s[3,0), makes poison
; x1: defined
; x2: defined
; x3: no undef, 0000, signs 4, nonzero, u[3,7), s[3,7), positive, makes poison, makes poison without flags
; x4: no undef, makes poison
; x5: defined, passes [0, 1, 2]
; x6: no undef, passes [0, 1]
; x7: no undef, 0???, not negative, makes poison, makes poison without flags
; mid differs from: x0
; r8 differs from: x0
; x0 differs from: mid, r8, x3
; x3 differs from: x0
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %odd = or i4 %a, 1
  %neg = or i4 %a, -8
  %s = sext i1 %c to i4
  %inv = xor i4 %a, -1
  %p2 = shl i4 1, %b
  %sx = sext i2 %t to i4
  %x0 = lshr i4 %inv, %s
  %x1 = sdiv exact i4 0, %x0
  %x2 = call i4 @llvm.umin.i4(i4 0, i4 -8)
  %x3 = sdiv i4 %b, %neg
  %x4 = xor i4 %inv, %odd
  %x5 = call i4 @llvm.ssub.sat.i4(i4 %x1, i4 -4)
  %x6 = lshr i4 %sx, %b
  %x7 = sub nsw i4 %p2, 6
  ret void
}

declare i4 @llvm.umin.i4(i4, i4) #0

declare i4 @llvm.ssub.sat.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero, undefined if poison
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative, undefined if poison, undefined if poison at 
; s: defined, signs 4, undefined if poison, undefined if poison at 
; inv: defined, undefined if poison, undefined if poison at 
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; sx: defined, signs 3
; x0: no poison, no undef, undefined if poison, undefined if poison at , makes poison, makes poison without flags
; x0 at : nonzero
; x1: no undef, 0000, signs 4, u[0,1), s[0,1), not negative, triggers [1], makes poison
; x2: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative, passes [0, 1]
; x3: defined, triggers [1]
; x4: defined
; x5: no undef, 0100, nonzero, u[-4,-8), s[-4,-8), positive, passes [0, 1]
; x6: no undef, makes poison, makes poison without flags
; x7: no undef, makes poison
; a differs from: inv
; r differs from: neg
; odd differs from: x1, x2
; neg differs from: r, x1, x2
; inv differs from: a
; x1 differs from: odd, neg
; x2 differs from: odd, neg
;----
define void @f(i4 %a, i4 %b, i4 %d) {
  %l = add i4 %a, 1
  %m = mul i4 %b, %l
  %n = sub i4 %m, %l
  %o = call { i4, i1 } @llvm.umul.with.overflow.i4(i4 %a, i4 %b)
  %p = extractvalue { i4, i1 } %o, 1
  %q = extractvalue { i4, i1 } %o, 0
  %l.v2 = add nsw i4 %a, 1
  %m.v3 = mul nuw i4 %a, %a
  %n.v4 = lshr i4 %d, %m.v3
  %o.v5 = call { i4, i1 } @llvm.usub.with.overflow.i4(i4 %a, i4 %b)
  %p.v6 = extractvalue { i4, i1 } %o.v5, 0
  %q.v7 = extractvalue { i4, i1 } %o.v5, 1
  ret void
}

declare { i4, i1 } @llvm.umul.with.overflow.i4(i4, i4) #0

declare { i4, i1 } @llvm.usub.with.overflow.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; o: passes [0, 1]
; p: power or zero
; l.v2: u[-7,-8), s[-7,-8), makes poison
; m.v3: makes poison
; n.v4: makes poison, makes poison without flags
; o.v5: passes [0, 1]
; q.v7: power or zero
; a differs from: l, l.v2
; a if poison, so: l, m, n
; b if poison, so: m, n
; l differs from: a
; l if poison, so: a, m, n
; m if poison, so: n
; n if poison, so: m
; o if poison, so: m, n
; p if poison, so: m, n
; q if poison, so: m, n
; l.v2 differs from: a
; o.v5 if poison, so: m, n
; p.v6 if poison, so: m, n
; q.v7 if poison, so: m, n
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %z = zext i1 %c to i4
  %s = sext i1 %c to i4
  %inv = xor i4 %a, -1
  %mid = and i4 %a, 6
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %x0 = srem i4 %z, %mid
  %x1 = call i4 @llvm.uadd.sat.i4(i4 %x0, i4 %x0)
  %x2 = call i4 @llvm.bitreverse.i4(i4 %x1)
  %x3 = xor i4 %z, %inv
  %x4 = select i1 %c, i4 %s, i4 %x1
  %x5 = sdiv exact i4 %hi, -1
  %x6 = xor i4 %s, %r8
  %x7 = call i4 @llvm.bitreverse.i4(i4 3)
  ret void
}

declare i4 @llvm.uadd.sat.i4(i4, i4) #0

declare i4 @llvm.bitreverse.i4(i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; z: defined, 000?, signs 3, power or zero, not negative
; s: defined, signs 4
; inv: defined
; mid: defined, 0??0, u[0,7), s[0,7), not negative, undefined if poison, undefined if poison at 
; mid at : nonzero, positive
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: defined, 000?, signs 3, not negative, triggers [1]
; x1: defined, 00??, signs 2, not negative, passes [0, 1]
; x2: defined, ??00, passes [0]
; x3: defined
; x4: defined, signs 2, passes [0]
; x5: no undef, 0???, nonzero, u[-7,-8), s[-7,-8), positive, triggers [1], makes poison
; x6: defined, signs 3
; x7: defined, 1100, signs 2, nonzero, negative, passes [0]
; a differs from: inv
; r differs from: hi
; z differs from: hi
; inv differs from: a
; mid differs from: hi
; hi differs from: r, z, mid, x0, x1
; x0 differs from: hi
; x1 differs from: hi
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %odd = or i4 %a, 1
  %pos = and i4 %b, 7
  %p2 = shl i4 1, %b
  %dec = add i4 %b, -1
  %zx = zext i2 %t to i4
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %x0 = urem i4 4, -8
  %x1 = or disjoint i4 %zx, %x0
  %x2 = shl nuw i4 %b, %x0
  %x3 = srem i4 %pos, -4
  %x4 = mul nuw nsw i4 %x3, %hi
  %x5 = call i4 @llvm.fshl.i4(i4 %dec, i4 %p2, i4 %p2)
  %x6 = call i4 @llvm.ctpop.i4(i4 %odd)
  %x7 = or disjoint i4 %u, %r8
  ret void
}

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

declare i4 @llvm.ctpop.i4(i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; pos: defined, 0???, u[0,-8), s[0,-8), not negative
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; dec: defined
; zx: defined, 00??, signs 2, not negative
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: defined, 0100, nonzero, u[0,-8), s[0,-8), positive, triggers [1]
; x1: no undef, 01??, nonzero, positive, makes poison
; x2: no undef, 0000, signs 4, not negative, makes poison, makes poison without flags
; x3: defined, 00??, u[-3,4), s[-3,4), not negative, triggers [1]
; x4: no undef, makes poison
; x5: no undef, passes [0, 1, 2]
; x6: defined, 0???, nonzero, u[0,5), s[0,5), positive, passes [0]
; x7: makes poison
; b differs from: dec
; r differs from: hi
; odd differs from: x0, x2
; pos differs from: hi
; dec differs from: b
; zx differs from: hi, x0, x1
; hi differs from: r, pos, zx, x0, x1, x2
; x0 differs from: odd, zx, hi, x2
; x1 differs from: zx, hi, x2
; x2 differs from: odd, hi, x0, x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %pos = and i4 %b, 7
  %sh = shl i4 %b, 2
  %z = zext i1 %c to i4
  %s = sext i1 %c to i4
  %na = sub i4 0, %a
  %p2 = shl i4 1, %b
  %dec = add i4 %b, -1
  %x0 = call i4 @llvm.ushl.sat.i4(i4 %low, i4 %s)
  %x1 = sub nuw nsw i4 4, %sh
  %x2 = urem i4 %p2, %z
  %x3 = sub nuw i4 %x0, %na
  %x4 = call i4 @llvm.abs.i4(i4 -1, i1 true)
  %x5 = select i1 %c, i4 %pos, i4 %z
  %x6 = lshr i4 %x2, %dec
  %x7 = xor i4 4, %x4
  ret void
}

declare i4 @llvm.ushl.sat.i4(i4, i4) #0

declare i4 @llvm.abs.i4(i4, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero, undefined if poison
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; pos: defined, 0???, u[0,-8), s[0,-8), not negative
; sh: defined, ??00, u[0,-3), s[0,-3)
; z: defined, 000?, signs 3, power or zero, not negative, undefined if poison, undefined if poison at 
; z at : nonzero, positive
; s: defined, signs 4
; na: defined
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; dec: defined
; x0: no undef, passes [0, 1], makes poison, makes poison without flags
; x1: no undef, 0?00, u[0,5), s[-3,-8), not negative, makes poison
; x2: no undef, 000?, signs 3, not negative, triggers [1]
; x3: no undef, makes poison
; x4: 0001, signs 3, nonzero, u[0,-8), s[0,-8), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x5: defined, 0???, not negative, passes [0]
; x6: no undef, 000?, signs 3, not negative, makes poison, makes poison without flags
; x7: 0101, nonzero, positive
; b differs from: dec
; dec differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %neg = or i4 %a, -8
  %sh = shl i4 %b, 2
  %z = zext i1 %c to i4
  %inv = xor i4 %a, -1
  %p2 = shl i4 1, %b
  %dec = add i4 %b, -1
  %hi = or i4 %b, -4
  %l8 = lshr i4 %b, 1
  %x0 = or i4 %neg, %dec
  %x1 = urem i4 %p2, %inv
  %x2 = sub nuw i4 1, %u
  %x3 = sub nuw i4 %sh, %a
  %x4 = mul nuw i4 %b, 1
  %x5 = call i4 @llvm.umax.i4(i4 %neg, i4 %l8)
  %x6 = call i4 @llvm.sadd.sat.i4(i4 %hi, i4 -8)
  %x7 = select i1 %c, i4 %x6, i4 %z
  ret void
}

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.sadd.sat.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; sh: defined, ??00, u[0,-3), s[0,-3)
; z: defined, 000?, signs 3, power or zero, not negative
; inv: defined, undefined if poison, undefined if poison at 
; inv at : nonzero
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; dec: defined
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: defined, 1???, nonzero, negative
; x1: no undef, triggers [1]
; x2: 000?, signs 3, u[0,2), s[0,2), not negative, makes poison
; x3: no undef, makes poison
; x4: no undef, makes poison
; x5: defined, 1???, nonzero, negative, passes [0, 1]
; x6: defined, 1000, nonzero, u[-8,0), s[-8,0), negative, passes [0, 1]
; x7: defined, ?00?, passes [0]
; a differs from: inv
; b differs from: dec
; r differs from: neg, hi, x0
; neg differs from: r, z, l8
; z differs from: neg, hi, x0
; inv differs from: a
; dec differs from: b
; hi differs from: r, z, l8
; l8 differs from: neg, hi, x0
; x0 differs from: r, z, l8
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %odd = or i4 %a, 1
  %z = zext i1 %c to i4
  %na = sub i4 0, %a
  %dec = add i4 %b, -1
  %decn = add nsw i4 %a, -1
  %sx = sext i2 %t to i4
  %r8 = ashr i4 %a, 2
  %x0 = call i4 @llvm.ctpop.i4(i4 %na)
  %x1 = srem i4 0, %z
  %x2 = call i4 @llvm.sadd.sat.i4(i4 %x0, i4 7)
  %x3 = mul nsw i4 %sx, %r
  %x4 = call i4 @llvm.smin.i4(i4 %odd, i4 %x3)
  %x5 = udiv exact i4 %x4, %dec
  %x6 = select i1 %c, i4 %r8, i4 %decn
  %x7 = and i4 5, %a
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare i4 @llvm.sadd.sat.i4(i4, i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero, undefined if poison
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; z: defined, 000?, signs 3, power or zero, not negative, undefined if poison, undefined if poison at 
; z at : nonzero, positive
; na: defined
; dec: defined, undefined if poison, undefined if poison at 
; dec at : nonzero
; decn: no undef, u[-8,7), s[-8,7), makes poison
; sx: defined, signs 3
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: defined, 0???, u[0,5), s[0,5), not negative, passes [0]
; x1: defined, 0000, signs 4, u[0,1), s[0,1), not negative, triggers [1]
; x2: defined, 0111, nonzero, u[-1,-8), s[-1,-8), positive, passes [0, 1]
; x3: no undef, makes poison
; x4: no undef, passes [0, 1]
; x5: no undef, triggers [1], makes poison
; x6: no undef, u[-8,7), s[-8,7), passes [0]
; x7: defined, 0?0?, not negative
; a differs from: decn
; b differs from: dec
; odd differs from: x1
; z differs from: x2
; dec differs from: b
; decn differs from: a
; x1 differs from: odd, x2
; x2 differs from: z, x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %pos = and i4 %b, 7
  %inv = xor i4 %a, -1
  %p2 = shl i4 1, %b
  %p2n = shl nuw i4 1, %b
  %dec = add i4 %b, -1
  %r8 = ashr i4 %a, 2
  %x0 = and i4 2, %pos
  %x1 = call i4 @llvm.bitreverse.i4(i4 6)
  %x2 = sdiv exact i4 %p2n, %p2
  %x3 = add nsw i4 %inv, %x2
  %x4 = call i4 @llvm.umax.i4(i4 %x1, i4 %r8)
  %x5 = srem i4 -2, %dec
  %x6 = mul nuw nsw i4 %low, %a
  %x7 = call i4 @llvm.uadd.sat.i4(i4 %x6, i4 1)
  ret void
}

declare i4 @llvm.bitreverse.i4(i4) #0

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.uadd.sat.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; pos: defined, 0???, u[0,-8), s[0,-8), not negative
; inv: defined
; p2: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , makes poison, makes poison without flags
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; dec: defined, undefined if poison, undefined if poison at 
; dec at : nonzero
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: defined, 00?0, signs 2, power or zero, not negative
; x1: defined, 0110, nonzero, positive, passes [0]
; x2: no undef, nonzero, triggers [1], makes poison
; x3: no undef, makes poison
; x4: defined, nonzero, passes [0, 1]
; x5: defined, signs 3, u[-2,1), s[-2,1), triggers [1]
; x6: no undef, makes poison
; x7: no undef, nonzero, u[1,0), s[1,0), passes [0, 1]
; a differs from: inv
; b differs from: dec
; low differs from: x1
; inv differs from: a
; dec differs from: b
; x0 differs from: x1
; x1 differs from: low, x0
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %sh = shl i4 %b, 2
  %p2 = shl i4 1, %b
  %p2n = shl nuw i4 1, %b
  %dec = add i4 %b, -1
  %mid = and i4 %a, 6
  %r8 = ashr i4 %a, 2
  %x0 = udiv exact i4 %p2n, %r8
  %x1 = add nuw i4 %dec, -8
  %x2 = srem i4 6, %x0
  %x3 = add nuw nsw i4 %sh, %mid
  %x4 = sdiv i4 %x2, %sh
  %x5 = call i4 @llvm.ctpop.i4(i4 %r)
  %x6 = udiv i4 4, %p2
  %x7 = call i4 @llvm.ctlz.i4(i4 %x1, i1 false)
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; sh: defined, ??00, u[0,-3), s[0,-3), undefined if poison, undefined if poison at 
; sh at : nonzero
; p2: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , makes poison, makes poison without flags
; p2n: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , makes poison, makes poison without flags
; dec: defined
; mid: defined, 0??0, u[0,7), s[0,7), not negative
; r8: defined, signs 3, u[-2,2), s[-2,2), undefined if poison, undefined if poison at 
; r8 at : nonzero
; x0: no poison, no undef, nonzero, power, undefined if poison, undefined if poison at , triggers [1], makes poison
; x1: no undef, 1???, nonzero, u[-8,0), s[-8,0), negative, makes poison
; x2: no poison, no undef, 0???, u[0,7), s[0,7), not negative, triggers [1]
; x3: no undef, ???0, makes poison
; x3 at : nonzero
; x4: no poison, no undef, triggers [1]
; x5: defined, 00??, signs 2, nonzero, u[0,5), s[0,5), positive, passes [0]
; x6: no poison, no undef, 0???, u[0,5), s[0,5), not negative, triggers [1]
; x7: no undef, 0000, signs 4, u[0,5), s[0,5), not negative, passes [0, 1]
; b differs from: dec
; r differs from: x1
; dec differs from: b, x1
; mid differs from: x1
; x1 differs from: r, dec, mid, x2
; x2 differs from: x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %inv = xor i4 %a, -1
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %x0 = add nuw nsw i4 %r, %r8
  %x1 = sdiv i4 %inv, 3
  %x2 = call i4 @llvm.smin.i4(i4 %x0, i4 %x0)
  %x3 = sdiv i4 %r, %hi
  %x4 = call i4 @llvm.sshl.sat.i4(i4 %r8, i4 1)
  %x5 = lshr exact i4 %inv, %b
  %x6 = call i4 @llvm.ushl.sat.i4(i4 7, i4 %a)
  %x7 = mul nuw nsw i4 %x1, %u
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.sshl.sat.i4(i4, i4) #1

declare i4 @llvm.ushl.sat.i4(i4, i4) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; inv: defined
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative, undefined if poison, undefined if poison at 
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: no undef, nonzero, makes poison
; x1: defined, signs 2, u[-2,3), s[-2,3), triggers [1]
; x2: no undef, nonzero, passes [0, 1]
; x3: defined, triggers [1]
; x4: defined, passes [0, 1]
; x5: no undef, makes poison, makes poison without flags
; x6: no undef, nonzero, passes [0, 1], makes poison, makes poison without flags
; x7: makes poison
; a differs from: inv
; r differs from: hi
; inv differs from: a
; hi differs from: r
; r8 differs from: x0
; x0 differs from: r8
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %sh = shl i4 %b, 2
  %s = sext i1 %c to i4
  %inv = xor i4 %a, -1
  %p2 = shl i4 1, %b
  %sx = sext i2 %t to i4
  %hi = or i4 %b, -4
  %l8 = lshr i4 %b, 1
  %x0 = srem i4 %p2, %inv
  %x1 = call i4 @llvm.sadd.sat.i4(i4 %x0, i4 %sh)
  %x2 = srem i4 %s, %x0
  %x3 = srem i4 %sx, %inv
  %x4 = srem i4 %inv, 2
  %x5 = call i4 @llvm.fshr.i4(i4 6, i4 %hi, i4 %l8)
  %x6 = call i4 @llvm.ctpop.i4(i4 %hi)
  %x7 = urem i4 %sh, %low
  ret void
}

declare i4 @llvm.sadd.sat.i4(i4, i4) #0

declare i4 @llvm.fshr.i4(i4, i4, i4) #0

declare i4 @llvm.ctpop.i4(i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at 
; low at : nonzero, positive
; sh: defined, ??00, u[0,-3), s[0,-3)
; s: defined, signs 4
; inv: defined, undefined if poison, undefined if poison at 
; inv at : nonzero
; p2: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , makes poison, makes poison without flags
; sx: defined, signs 3
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: no poison, no undef, undefined if poison, undefined if poison at , triggers [1]
; x0 at : nonzero
; x1: no poison, no undef, passes [0, 1]
; x2: no poison, no undef, signs 4, triggers [1]
; x3: defined, signs 3, triggers [1]
; x4: defined, signs 3, u[-1,2), s[-1,2), triggers [1]
; x5: defined, passes [0, 1, 2]
; x6: defined, 0???, nonzero, u[0,5), s[0,5), positive, passes [0]
; x7: defined, 00??, signs 2, not negative, triggers [1]
; a differs from: inv
; r differs from: hi
; low differs from: hi
; inv differs from: a
; hi differs from: r, low, l8
; l8 differs from: hi
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %nb = sub nsw i4 0, %b
  %inv = xor i4 %a, -1
  %p2 = shl i4 1, %b
  %p2n = shl nuw i4 1, %b
  %decn = add nsw i4 %a, -1
  %sx = sext i2 %t to i4
  %mid = and i4 %a, 6
  %hi = or i4 %b, -4
  %x0 = udiv exact i4 -1, %p2n
  %x1 = call i4 @llvm.smax.i4(i4 %x0, i4 %nb)
  %x2 = lshr exact i4 %decn, %low
  %x3 = or disjoint i4 5, %p2
  %x4 = lshr i4 %p2, %mid
  %x5 = call i4 @llvm.fshl.i4(i4 %sx, i4 %sx, i4 %inv)
  %x6 = xor i4 0, 5
  %x7 = or disjoint i4 %inv, %hi
  ret void
}

declare i4 @llvm.smax.i4(i4, i4) #0

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; nb: no undef, u[-7,-8), s[-7,-8), makes poison
; inv: defined
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; p2n: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , makes poison, makes poison without flags
; decn: no undef, u[-8,7), s[-8,7), makes poison
; sx: defined, signs 3
; mid: defined, 0??0, u[0,7), s[0,7), not negative
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; x0: no undef, ???1, nonzero, triggers [1], makes poison
; x1: no undef, passes [0, 1]
; x2: no undef, makes poison, makes poison without flags
; x3: no undef, ?1?1, nonzero, makes poison
; x4: no undef, power or zero, makes poison, makes poison without flags
; x5: defined, passes [0, 1, 2]
; x6: defined, 0101, nonzero, positive
; x7: no undef, 11??, signs 2, nonzero, negative, makes poison
; a differs from: inv, decn
; r differs from: hi
; low differs from: hi
; inv differs from: a
; decn differs from: a
; mid differs from: hi, x0
; hi differs from: r, low, mid
; x0 differs from: mid
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %neg = or i4 %a, -8
  %pos = and i4 %b, 7
  %s = sext i1 %c to i4
  %decn = add nsw i4 %a, -1
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %x0 = udiv exact i4 2, %pos
  %x1 = call i4 @llvm.usub.sat.i4(i4 %decn, i4 0)
  %x2 = xor i4 %neg, %s
  %x3 = udiv i4 %x1, 7
  %x4 = srem i4 -8, 2
  %x5 = call i4 @llvm.ctpop.i4(i4 %u)
  %x6 = call i4 @llvm.fshl.i4(i4 %a, i4 %a, i4 %s)
  %x7 = call i4 @llvm.smin.i4(i4 %x1, i4 %r8)
  ret void
}

declare i4 @llvm.usub.sat.i4(i4, i4) #0

declare i4 @llvm.ctpop.i4(i4) #0

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; pos: defined, 0???, u[0,-8), s[0,-8), not negative, undefined if poison, undefined if poison at 
; pos at : nonzero, positive
; s: defined, signs 4
; decn: no undef, u[-8,7), s[-8,7), makes poison
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: no undef, 00??, signs 2, nonzero, power, u[0,3), s[0,3), positive, triggers [1], makes poison
; x1: no undef, passes [0, 1]
; x2: defined
; x3: no undef, 00??, signs 2, u[0,3), s[0,3), not negative, triggers [1]
; x4: defined, 0000, signs 3, u[-1,2), s[-1,2), not negative, triggers [1]
; x5: 0???, u[0,5), s[0,5), not negative, passes [0]
; x6: defined, passes [0, 1, 2]
; x7: no undef, passes [0, 1]
; a differs from: decn
; r differs from: neg, hi
; neg differs from: r, pos, x0, x3
; pos differs from: neg, hi
; s differs from: x2
; decn differs from: a
; hi differs from: r, pos, x0, x3
; x0 differs from: neg, hi
; x2 differs from: s
; x3 differs from: neg, hi
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %neg = or i4 %a, -8
  %pos = and i4 %b, 7
  %s = sext i1 %c to i4
  %p2n = shl nuw i4 1, %b
  %sx = sext i2 %t to i4
  %mid = and i4 %a, 6
  %hi = or i4 %b, -4
  %x0 = call i4 @llvm.usub.sat.i4(i4 %pos, i4 0)
  %x1 = mul i4 %mid, %low
  %x2 = call i4 @llvm.bitreverse.i4(i4 %sx)
  %x3 = call i4 @llvm.smin.i4(i4 %s, i4 %a)
  %x4 = add i4 %odd, %neg
  %x5 = sub i4 %hi, %s
  %x6 = xor i4 2, %a
  %x7 = urem i4 %odd, %p2n
  ret void
}

declare i4 @llvm.usub.sat.i4(i4, i4) #0

declare i4 @llvm.bitreverse.i4(i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; pos: defined, 0???, u[0,-8), s[0,-8), not negative
; s: defined, signs 4
; p2n: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , makes poison, makes poison without flags
; sx: defined, signs 3
; mid: defined, 0??0, u[0,7), s[0,7), not negative
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; x0: defined, 0???, not negative, passes [0, 1]
; x1: defined, ???0
; x2: defined, passes [0]
; x3: defined, passes [0, 1]
; x4: defined
; x5: defined
; x6: defined
; x7: no poison, no undef, triggers [1]
; r differs from: neg, hi
; low differs from: neg, hi
; odd differs from: mid
; neg differs from: r, low, pos, mid, x0
; pos differs from: neg, hi
; mid differs from: odd, neg, hi
; hi differs from: r, low, pos, mid, x0
; x0 differs from: neg, hi
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %m1 = call i4 @llvm.smin.i4(i4 %a, i4 1)
  %m2 = call i4 @llvm.smin.i4(i4 %m1, i4 -3)
  %w = sub i4 0, %m2
  %m1.v2 = call i4 @llvm.umax.i4(i4 %a, i4 %b)
  %m2.v3 = call i4 @llvm.umax.i4(i4 %m1.v2, i4 %b)
  %w.v4 = sub i4 0, %m2.v3
  %m1.v5 = call i4 @llvm.smax.i4(i4 %a, i4 %b)
  %m2.v6 = call i4 @llvm.smin.i4(i4 %m1.v5, i4 %b)
  %w.v7 = sub i4 0, %m2.v6
  %m1.v8 = call i4 @llvm.umin.i4(i4 %a, i4 0)
  %m2.v9 = call i4 @llvm.smax.i4(i4 %m1.v8, i4 %m1.v8)
  %w.v10 = sub i4 0, %m2.v9
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; m1: defined, u[-8,2), s[-8,2), passes [0, 1]
; m2: defined, 1???, nonzero, u[-8,-2), s[-8,-2), negative, passes [0, 1]
; w: defined, nonzero
; m1.v2: defined, passes [0, 1]
; m2.v3: defined, passes [0, 1]
; w.v4: defined
; m1.v5: defined, passes [0, 1]
; m2.v6: defined, passes [0, 1]
; w.v7: defined
; m1.v8: defined, 0000, signs 4, u[0,1), s[0,1), not negative, passes [0, 1]
; m2.v9: defined, 0000, signs 4, not negative, passes [0, 1]
; w.v10: defined, 0000, signs 4, not negative
; m2 differs from: m1.v8, m2.v9
; m1.v8 differs from: m2
; m2.v9 differs from: m2
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %x = call i4 @llvm.ctlz.i4(i4 %b, i1 false)
  %y = call i4 @llvm.ctpop.i4(i4 %b)
  %n = sub nsw i4 0, %a
  %w = and i4 %a, %n
  %x.v2 = call i4 @llvm.abs.i4(i4 %b, i1 false)
  %x.v3 = call i4 @llvm.cttz.i4(i4 3, i1 false)
  %w.v4 = and i4 %n, %a
  %x.v5 = call i4 @llvm.cttz.i4(i4 3, i1 true)
  %x.v6 = call i4 @llvm.ctlz.i4(i4 %a, i1 true)
  %n.v7 = sub i4 0, %a
  %w.v8 = and i4 %n.v7, %a
  ret void
}

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #0

declare i4 @llvm.ctpop.i4(i4) #1

declare i4 @llvm.abs.i4(i4, i1 immarg) #0

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero
; x: defined, 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; y: defined, 0???, u[0,5), s[0,5), not negative, passes [0]
; n: no undef, u[-7,-8), s[-7,-8), makes poison
; w: no undef, power or zero, u[0,-7), s[0,-7)
; x.v2: defined, u[0,-7), s[0,-7), passes [0, 1]
; x.v3: defined, 0000, signs 4, u[0,5), s[0,5), not negative, passes [0, 1]
; w.v4: no undef, power or zero, u[0,-7), s[0,-7)
; x.v5: 0000, signs 4, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v6: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; n.v7: defined
; w.v8: defined, power or zero, u[0,-7), s[0,-7)
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %dec = add i4 %b, -1
  %decn = add nsw i4 %a, -1
  %mid = and i4 %a, 6
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %l8 = lshr i4 %b, 1
  %x0 = call i4 @llvm.abs.i4(i4 3, i1 false)
  %x1 = call i4 @llvm.sadd.sat.i4(i4 %r, i4 5)
  %x2 = udiv i4 %r8, %mid
  %x3 = add i4 %u, 5
  %x4 = shl nuw nsw i4 %l8, %hi
  %x5 = call i4 @llvm.smax.i4(i4 %decn, i4 %r)
  %x6 = call i4 @llvm.abs.i4(i4 %b, i1 false)
  %x7 = mul nsw i4 7, %a
  ret void
}

declare i4 @llvm.abs.i4(i4, i1 immarg) #0

declare i4 @llvm.sadd.sat.i4(i4, i4) #1

declare i4 @llvm.smax.i4(i4, i4) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; dec: defined
; decn: no undef, u[-8,7), s[-8,7), makes poison
; mid: defined, 0??0, u[0,7), s[0,7), not negative, undefined if poison, undefined if poison at 
; mid at : nonzero, positive
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: defined, 0011, nonzero, u[0,-7), s[0,-7), positive, passes [0, 1]
; x1: defined, 01??, nonzero, u[-3,-8), s[-3,-8), positive, passes [0, 1]
; x2: defined, triggers [1]
; x4: no undef, 0000, signs 4, not negative, makes poison, makes poison without flags
; x5: no undef, 0???, nonzero, positive, passes [0, 1]
; x6: defined, u[0,-7), s[0,-7), passes [0, 1]
; x7: no undef, makes poison
; a differs from: decn
; b differs from: dec
; r differs from: hi
; u differs from: x3
; dec differs from: b
; decn differs from: a
; mid differs from: hi, x0
; hi differs from: r, mid, l8, x0, x1
; l8 differs from: hi
; x0 differs from: mid, hi, x1
; x1 differs from: hi, x0
; x3 differs from: u
; x3 if poison, so: u
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %sh = shl i4 %b, 2
  %z = zext i1 %c to i4
  %s = sext i1 %c to i4
  %na = sub i4 0, %a
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %x0 = srem i4 %sh, %u
  %x1 = ashr i4 %r8, %x0
  %x2 = call i4 @llvm.fshl.i4(i4 3, i4 3, i4 %na)
  %x3 = call i4 @llvm.uadd.sat.i4(i4 %r, i4 %x1)
  %x4 = call i4 @llvm.fshr.i4(i4 %z, i4 %z, i4 3)
  %x5 = call i4 @llvm.ctpop.i4(i4 %s)
  %x6 = call i4 @llvm.umax.i4(i4 %x5, i4 %x4)
  %x7 = mul nuw nsw i4 %a, %z
  ret void
}

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

declare i4 @llvm.uadd.sat.i4(i4, i4) #0

declare i4 @llvm.fshr.i4(i4, i4, i4) #0

declare i4 @llvm.ctpop.i4(i4) #0

declare i4 @llvm.umax.i4(i4, i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; u at : nonzero
; sh: defined, ??00, u[0,-3), s[0,-3)
; z: defined, 000?, signs 3, power or zero, not negative
; s: defined, signs 4
; na: defined
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: no poison, triggers [1]
; x1: signs 3, makes poison, makes poison without flags
; x2: defined, nonzero, passes [0, 1, 2]
; x3: nonzero, passes [0, 1]
; x4: defined, 00?0, signs 2, power or zero, not negative, passes [0, 1, 2]
; x5: defined, 0???, u[0,5), s[0,5), not negative, passes [0]
; x6: defined, 0???, not negative, passes [0, 1]
; x7: no undef, makes poison
; r differs from: hi
; z differs from: hi
; hi differs from: r, z
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %odd = or i4 %a, 1
  %neg = or i4 %a, -8
  %s = sext i1 %c to i4
  %p2 = shl i4 1, %b
  %sx = sext i2 %t to i4
  %x0 = call i4 @llvm.ssub.sat.i4(i4 -2, i4 %odd)
  %x1 = call i4 @llvm.bitreverse.i4(i4 -1)
  %x2 = call i4 @llvm.sshl.sat.i4(i4 -8, i4 0)
  %x3 = add i4 %x0, 1
  %x4 = lshr i4 5, 7
  %x5 = call i4 @llvm.abs.i4(i4 %p2, i1 false)
  %x6 = xor i4 %sx, %neg
  %x7 = add i4 %p2, %u
  ret void
}

declare i4 @llvm.ssub.sat.i4(i4, i4) #0

declare i4 @llvm.bitreverse.i4(i4) #0

declare i4 @llvm.sshl.sat.i4(i4, i4) #1

declare i4 @llvm.abs.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; s: defined, signs 4
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; sx: defined, signs 3
; x0: defined, nonzero, u[-8,7), s[-8,7), passes [0, 1]
; x1: defined, 1111, signs 4, nonzero, negative, passes [0]
; x2: defined, nonzero, passes [0, 1]
; x3: defined
; x4: no undef, 0000, signs 4, u[0,6), s[0,6), not negative, makes poison, makes poison without flags
; x5: no undef, nonzero, u[0,-7), s[0,-7), passes [0, 1]
; x6: defined
; r differs from: neg, x1
; odd differs from: x4
; neg differs from: r, x4
; x0 differs from: x3
; x1 differs from: r, x4
; x3 differs from: x0
; x4 differs from: odd, neg, x1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %low = and i4 %a, 3
  %odd = or i4 %a, 1
  %na = sub i4 0, %a
  %p2n = shl nuw i4 1, %b
  %sx = sext i2 %t to i4
  %mid = and i4 %a, 6
  %hi = or i4 %b, -4
  %x0 = call i4 @llvm.bitreverse.i4(i4 %low)
  %x1 = call i4 @llvm.umax.i4(i4 3, i4 %sx)
  %x2 = mul nsw i4 %b, -8
  %x3 = call i4 @llvm.abs.i4(i4 %x2, i1 true)
  %x4 = or i4 5, %x3
  %x5 = xor i4 %x2, %p2n
  %x6 = shl nuw nsw i4 %odd, %a
  %x7 = call i4 @llvm.bitreverse.i4(i4 %na)
  ret void
}

declare i4 @llvm.bitreverse.i4(i4) #0

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.abs.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; low: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; odd: defined, ???1, nonzero, u[1,0), s[1,0)
; na: defined
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; sx: defined, signs 3
; mid: defined, 0??0, u[0,7), s[0,7), not negative
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; x0: defined, ??00, passes [0]
; x1: defined, nonzero, u[3,0), s[3,0), passes [0, 1]
; x2: no undef, ?000, makes poison
; x3: 0000, signs 4, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x4: 0101, nonzero, positive
; x5: no undef
; x6: no undef, nonzero, makes poison, makes poison without flags
; x7: defined, passes [0]
; r differs from: hi
; low differs from: hi
; odd differs from: mid, x0, x2
; mid differs from: odd, hi
; hi differs from: r, low, mid, x2
; x0 differs from: odd
; x2 differs from: odd, hi
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %s = sext i1 %c to i4
  %dec = add i4 %b, -1
  %decn = add nsw i4 %a, -1
  %sx = sext i2 %t to i4
  %mid = and i4 %a, 6
  %hi = or i4 %b, -4
  %r8 = ashr i4 %a, 2
  %l8 = lshr i4 %b, 1
  %x0 = call i4 @llvm.fshr.i4(i4 %hi, i4 %hi, i4 %r8)
  %x1 = call i4 @llvm.ssub.sat.i4(i4 0, i4 7)
  %x2 = xor i4 6, %hi
  %x3 = call i4 @llvm.ctlz.i4(i4 %l8, i1 true)
  %x4 = select i1 %c, i4 %decn, i4 %mid
  %x5 = add i4 %decn, 1
  %x6 = sub nuw i4 1, %mid
  %x7 = mul i4 %r, %dec
  ret void
}

declare i4 @llvm.fshr.i4(i4, i4, i4) #0

declare i4 @llvm.ssub.sat.i4(i4, i4) #0

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; s: defined, signs 4
; dec: defined
; decn: no undef, u[-8,7), s[-8,7), makes poison
; sx: defined, signs 3
; mid: defined, 0??0, u[0,7), s[0,7), not negative
; hi: defined, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: defined, nonzero, passes [0, 1, 2]
; x1: defined, 1001, nonzero, u[-7,-8), s[-7,-8), negative, passes [0, 1]
; x2: defined, 10??, nonzero, negative
; x3: 00??, signs 2, nonzero, u[0,4), s[0,4), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x4: no undef, u[-8,7), s[-8,7), passes [0]
; x5: no undef
; x6: no undef, 0001, signs 3, nonzero, u[0,2), s[0,2), positive, makes poison
; x7: defined
; a differs from: decn
; b differs from: dec
; r differs from: hi, x1
; dec differs from: b
; decn differs from: a
; mid differs from: hi, x1
; hi differs from: r, mid, l8, x1
; l8 differs from: hi, x1
; x1 differs from: r, mid, hi, l8
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %pos = and i4 %b, 7
  %inv = xor i4 %a, -1
  %p2 = shl i4 1, %b
  %decn = add nsw i4 %a, -1
  %sx = sext i2 %t to i4
  %l8 = lshr i4 %b, 1
  %x0 = call i4 @llvm.cttz.i4(i4 %inv, i1 true)
  %x1 = and i4 %decn, %sx
  %x2 = call i4 @llvm.sshl.sat.i4(i4 %l8, i4 %pos)
  %x3 = udiv i4 %x0, %u
  %x4 = select i1 %c, i4 %x1, i4 -2
  %x5 = call i4 @llvm.uadd.sat.i4(i4 %p2, i4 %x3)
  %x6 = select i1 %c, i4 %sx, i4 %decn
  %x7 = call i4 @llvm.ssub.sat.i4(i4 7, i4 %x4)
  ret void
}

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

declare i4 @llvm.sshl.sat.i4(i4, i4) #0

declare i4 @llvm.uadd.sat.i4(i4, i4) #1

declare i4 @llvm.ssub.sat.i4(i4, i4) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; u at : nonzero
; pos: defined, 0???, u[0,-8), s[0,-8), not negative
; inv: defined
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; decn: no undef, u[-8,7), s[-8,7), makes poison
; sx: defined, signs 3
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x1: no undef
; x2: no undef, passes [0, 1], makes poison, makes poison without flags
; x3: 00??, signs 2, not negative, triggers [1]
; x4: no undef, passes [0]
; x5: nonzero, passes [0, 1]
; x6: no undef, passes [0]
; x7: no undef, 0???, u[0,-8), s[0,-8), not negative, passes [0, 1]
; a differs from: inv, decn
; inv differs from: a
; decn differs from: a
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %s = sext i1 %c to i4
  %p2n = shl nuw i4 1, %b
  %decn = add nsw i4 %a, -1
  %sx = sext i2 %t to i4
  %r8 = ashr i4 %a, 2
  %x0 = xor i4 %r8, -4
  %x1 = call i4 @llvm.cttz.i4(i4 %x0, i1 false)
  %x2 = call i4 @llvm.umax.i4(i4 %sx, i4 6)
  %x3 = call i4 @llvm.ctpop.i4(i4 %p2n)
  %x4 = urem i4 %x3, %s
  %x5 = call i4 @llvm.uadd.sat.i4(i4 %b, i4 1)
  %x6 = call i4 @llvm.abs.i4(i4 %p2n, i1 true)
  %x7 = select i1 %c, i4 %x2, i4 %decn
  ret void
}

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

declare i4 @llvm.umax.i4(i4, i4) #1

declare i4 @llvm.ctpop.i4(i4) #1

declare i4 @llvm.uadd.sat.i4(i4, i4) #1

declare i4 @llvm.abs.i4(i4, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero, undefined if poison
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; s: defined, signs 4, undefined if poison, undefined if poison at 
; s at : nonzero
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; decn: no undef, u[-8,7), s[-8,7), makes poison
; sx: defined, signs 3
; r8: defined, signs 3, u[-2,2), s[-2,2)
; x0: defined, signs 2
; x1: defined, 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; x2: defined, nonzero, u[6,0), s[6,0), passes [0, 1]
; x3: no undef, 0???, nonzero, u[0,5), s[0,5), positive, passes [0]
; x4: no undef, 0???, not negative, triggers [1]
; x5: defined, nonzero, u[1,0), s[1,0), passes [0, 1]
; x6: 0???, nonzero, u[0,-8), s[0,-8), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x7: no undef, passes [0]
; a differs from: decn
; decn differs from: a
; r8 differs from: x0
; x0 differs from: r8
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = or i4 %a, 1
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = add i4 %s4, 0
  %r0.5 = add i4 %s5, 0
  %r0.6 = add i4 %s6, 0
  %r1.4 = add i4 0, %s4
  %r1.5 = add i4 0, %s5
  %r1.6 = add i4 0, %s6
  %r2.4 = sub i4 %s4, 0
  %r2.5 = sub i4 %s5, 0
  %r2.6 = sub i4 %s6, 0
  %r3.4 = sub i4 0, %s4
  %r3.5 = sub i4 0, %s5
  %r3.6 = sub i4 0, %s6
  %r4.4 = mul i4 %s4, 1
  %r4.5 = mul i4 %s5, 1
  %r4.6 = mul i4 %s6, 1
  %r5.4 = mul i4 1, %s4
  %r5.5 = mul i4 1, %s5
  %r5.6 = mul i4 1, %s6
  %r6.4 = mul i4 %s4, %s4
  %r6.5 = mul i4 %s5, %s5
  %r6.6 = mul i4 %s6, %s6
  %r7.4 = and i4 %s4, -1
  %r7.5 = and i4 %s5, -1
  %r7.6 = and i4 %s6, -1
  %r8.4 = or i4 %s4, 0
  %r8.5 = or i4 %s5, 0
  %r8.6 = or i4 %s6, 0
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: defined, ???1, nonzero, u[1,0), s[1,0)
; s1: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s2: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s3: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s4: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s5: ???1, nonzero, u[1,0), s[1,0), passes [0]
; s6: passes [0]
; r0.4: ???1, nonzero
; r1.4: ???1, nonzero
; r2.4: ???1, nonzero
; r3.4: ???1, nonzero
; r4.4: ???1, nonzero
; r5.4: ???1, nonzero
; r6.4: ???1, nonzero
; r7.4: ???1
; r8.4: ???1, nonzero
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = and i4 %a, 3
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = add i4 %s4, 0
  %r0.5 = add i4 %s5, 0
  %r0.6 = add i4 %s6, 0
  %r1.4 = add i4 0, %s4
  %r1.5 = add i4 0, %s5
  %r1.6 = add i4 0, %s6
  %r2.4 = sub i4 %s4, 0
  %r2.5 = sub i4 %s5, 0
  %r2.6 = sub i4 %s6, 0
  %r3.4 = sub i4 0, %s4
  %r3.5 = sub i4 0, %s5
  %r3.6 = sub i4 0, %s6
  %r4.4 = mul i4 %s4, 1
  %r4.5 = mul i4 %s5, 1
  %r4.6 = mul i4 %s6, 1
  %r5.4 = mul i4 1, %s4
  %r5.5 = mul i4 1, %s5
  %r5.6 = mul i4 1, %s6
  %r6.4 = mul i4 %s4, %s4
  %r6.5 = mul i4 %s5, %s5
  %r6.6 = mul i4 %s6, %s6
  %r7.4 = and i4 %s4, -1
  %r7.5 = and i4 %s5, -1
  %r7.6 = and i4 %s6, -1
  %r8.4 = or i4 %s4, 0
  %r8.5 = or i4 %s5, 0
  %r8.6 = or i4 %s6, 0
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; s1: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s2: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s3: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s4: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s6: passes [0]
; r0.4: 00??, not negative
; r1.4: 00??, not negative
; r2.4: 00??, not negative
; r3.4: signs 2
; r4.4: 00??, not negative
; r5.4: 00??, not negative
; r7.4: 00??, signs 2, not negative
; r8.4: 00??, signs 2, not negative
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = sext i2 %t to i4
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = add i4 %s4, 0
  %r0.5 = add i4 %s5, 0
  %r0.6 = add i4 %s6, 0
  %r1.4 = add i4 0, %s4
  %r1.5 = add i4 0, %s5
  %r1.6 = add i4 0, %s6
  %r2.4 = sub i4 %s4, 0
  %r2.5 = sub i4 %s5, 0
  %r2.6 = sub i4 %s6, 0
  %r3.4 = sub i4 0, %s4
  %r3.5 = sub i4 0, %s5
  %r3.6 = sub i4 0, %s6
  %r4.4 = mul i4 %s4, 1
  %r4.5 = mul i4 %s5, 1
  %r4.6 = mul i4 %s6, 1
  %r5.4 = mul i4 1, %s4
  %r5.5 = mul i4 1, %s5
  %r5.6 = mul i4 1, %s6
  %r6.4 = mul i4 %s4, %s4
  %r6.5 = mul i4 %s5, %s5
  %r6.6 = mul i4 %s6, %s6
  %r7.4 = and i4 %s4, -1
  %r7.5 = and i4 %s5, -1
  %r7.6 = and i4 %s6, -1
  %r8.4 = or i4 %s4, 0
  %r8.5 = or i4 %s5, 0
  %r8.6 = or i4 %s6, 0
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: signs 3
; s1: signs 3, passes [0]
; s2: signs 3, passes [0]
; s3: signs 3, passes [0]
; s4: signs 3, passes [0]
; s5: signs 3, passes [0]
; s6: passes [0]
; r0.4: signs 2
; r1.4: signs 2
; r2.4: signs 2
; r3.4: signs 2
; r7.4: signs 3
; r8.4: signs 3
; t if poison, so: s0
; s0 if poison, so: t
; s1 if poison, so: t, s0
; s2 if poison, so: s0
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = shl nuw i4 1, %b
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = add i4 %s4, 0
  %r0.5 = add i4 %s5, 0
  %r0.6 = add i4 %s6, 0
  %r1.4 = add i4 0, %s4
  %r1.5 = add i4 0, %s5
  %r1.6 = add i4 0, %s6
  %r2.4 = sub i4 %s4, 0
  %r2.5 = sub i4 %s5, 0
  %r2.6 = sub i4 %s6, 0
  %r3.4 = sub i4 0, %s4
  %r3.5 = sub i4 0, %s5
  %r3.6 = sub i4 0, %s6
  %r4.4 = mul i4 %s4, 1
  %r4.5 = mul i4 %s5, 1
  %r4.6 = mul i4 %s6, 1
  %r5.4 = mul i4 1, %s4
  %r5.5 = mul i4 1, %s5
  %r5.6 = mul i4 1, %s6
  %r6.4 = mul i4 %s4, %s4
  %r6.5 = mul i4 %s5, %s5
  %r6.6 = mul i4 %s6, %s6
  %r7.4 = and i4 %s4, -1
  %r7.5 = and i4 %s5, -1
  %r7.6 = and i4 %s6, -1
  %r8.4 = or i4 %s4, 0
  %r8.5 = or i4 %s5, 0
  %r8.6 = or i4 %s6, 0
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; s1: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s2: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s3: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s4: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s5: nonzero, power, u[1,-7), s[1,-7), passes [0]
; s6: power, passes [0]
; r0.4: nonzero
; r0.5: nonzero
; r1.4: nonzero
; r1.5: nonzero
; r3.4: nonzero
; r4.4: nonzero, power or zero
; r4.5: power or zero
; r5.4: nonzero, power or zero
; r5.5: power or zero
; r6.4: power or zero
; r6.5: power or zero
; r7.4: power or zero
; r7.5: power or zero
; r8.4: nonzero
; s1 if poison, so: s0
; s2 if poison, so: s0
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = or i4 %a, 1
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = xor i4 0, %s4
  %r0.5 = xor i4 0, %s5
  %r0.6 = xor i4 0, %s6
  %r1.4 = shl i4 %s4, 0
  %r1.5 = shl i4 %s5, 0
  %r1.6 = shl i4 %s6, 0
  %r2.4 = shl i4 1, %s4
  %r2.5 = shl i4 1, %s5
  %r2.6 = shl i4 1, %s6
  %r3.4 = shl nuw i4 %s4, 1
  %r3.5 = shl nuw i4 %s5, 1
  %r3.6 = shl nuw i4 %s6, 1
  %r4.4 = lshr i4 %s4, 0
  %r4.5 = lshr i4 %s5, 0
  %r4.6 = lshr i4 %s6, 0
  %r5.4 = lshr i4 7, %s4
  %r5.5 = lshr i4 7, %s5
  %r5.6 = lshr i4 7, %s6
  %r6.4 = ashr i4 %s4, 1
  %r6.5 = ashr i4 %s5, 1
  %r6.6 = ashr i4 %s6, 1
  %r7.4 = udiv i4 %s4, 1
  %r7.5 = udiv i4 %s5, 1
  %r7.6 = udiv i4 %s6, 1
  %r8.4 = udiv i4 -1, %s4
  %r8.5 = udiv i4 -1, %s5
  %r8.6 = udiv i4 -1, %s6
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison
; s1: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, passes [0]
; s2: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, passes [0]
; s3: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, passes [0]
; s4: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, undefined if poison at , passes [0]
; s5: no poison, ???1, nonzero, u[1,0), s[1,0), undefined if poison, undefined if poison at , passes [0]
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: no poison, ???1, nonzero
; r0.5: no poison
; r0.5 at : nonzero
; r0.6: no poison
; r0.6 at : nonzero
; r1.4: no poison, ???1, nonzero
; r1.5: no poison
; r1.6: no poison
; r2.4: ?0?0, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.5: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.6: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r3.4: ??10, nonzero, u[0,-1), s[0,-1), makes poison
; r3.5: ???0, u[0,-1), s[0,-1), makes poison
; r3.5 at : nonzero
; r3.6: ???0, u[0,-1), s[0,-1), makes poison
; r3.6 at : nonzero
; r4.4: no poison, ???1, nonzero
; r4.5: no poison
; r4.6: no poison
; r5.4: 00??, signs 2, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.5: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.6: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r6.4: no poison, signs 2, u[-4,4), s[-4,4)
; r6.5: no poison, signs 2, u[-4,4), s[-4,4)
; r6.6: no poison, signs 2, u[-4,4), s[-4,4)
; r7.4: no poison, nonzero, triggers [1]
; r7.5: no poison, triggers [1]
; r7.6: no poison, triggers [1]
; r8.4: no poison, nonzero, triggers [1]
; r8.5: no poison, nonzero, triggers [1]
; r8.6: no poison, nonzero, triggers [1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = and i4 %a, 3
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = xor i4 0, %s4
  %r0.5 = xor i4 0, %s5
  %r0.6 = xor i4 0, %s6
  %r1.4 = shl i4 %s4, 0
  %r1.5 = shl i4 %s5, 0
  %r1.6 = shl i4 %s6, 0
  %r2.4 = shl i4 1, %s4
  %r2.5 = shl i4 1, %s5
  %r2.6 = shl i4 1, %s6
  %r3.4 = shl nuw i4 %s4, 1
  %r3.5 = shl nuw i4 %s5, 1
  %r3.6 = shl nuw i4 %s6, 1
  %r4.4 = lshr i4 %s4, 0
  %r4.5 = lshr i4 %s5, 0
  %r4.6 = lshr i4 %s6, 0
  %r5.4 = lshr i4 7, %s4
  %r5.5 = lshr i4 7, %s5
  %r5.6 = lshr i4 7, %s6
  %r6.4 = ashr i4 %s4, 1
  %r6.5 = ashr i4 %s5, 1
  %r6.6 = ashr i4 %s6, 1
  %r7.4 = udiv i4 %s4, 1
  %r7.5 = udiv i4 %s5, 1
  %r7.6 = udiv i4 %s6, 1
  %r8.4 = udiv i4 -1, %s4
  %r8.5 = udiv i4 -1, %s5
  %r8.6 = udiv i4 -1, %s6
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison
; s1: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, passes [0]
; s2: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, passes [0]
; s3: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, passes [0]
; s4: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at , passes [0]
; s4 at : nonzero, positive
; s5: no poison, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at , passes [0]
; s5 at : nonzero, positive
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: no poison, 00??, signs 2, not negative
; r0.4 at : nonzero, positive
; r0.5: no poison
; r0.5 at : nonzero
; r0.6: no poison
; r0.6 at : nonzero
; r1.4: no poison, 00??, signs 2, not negative
; r1.4 at : nonzero, positive
; r1.5: no poison
; r1.6: no poison
; r2.4: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.5: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.6: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r3.4: 0??0, u[0,-1), s[0,-1), not negative, makes poison
; r3.4 at : nonzero, positive
; r3.5: ???0, u[0,-1), s[0,-1), makes poison
; r3.5 at : nonzero
; r3.6: ???0, u[0,-1), s[0,-1), makes poison
; r3.6 at : nonzero
; r4.4: no poison, 00??, signs 2, not negative
; r4.4 at : nonzero, positive
; r4.5: no poison
; r4.6: no poison
; r5.4: 00??, signs 2, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.4 at : 0???
; r5.5: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.6: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r6.4: no poison, 000?, signs 3, u[-4,4), s[-4,4), not negative
; r6.5: no poison, signs 2, u[-4,4), s[-4,4)
; r6.6: no poison, signs 2, u[-4,4), s[-4,4)
; r7.4: no poison, 00??, signs 2, not negative, triggers [1]
; r7.5: no poison, triggers [1]
; r7.6: no poison, triggers [1]
; r8.4: no poison, nonzero, triggers [1]
; r8.5: no poison, nonzero, triggers [1]
; r8.6: no poison, nonzero, triggers [1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = sext i2 %t to i4
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = xor i4 0, %s4
  %r0.5 = xor i4 0, %s5
  %r0.6 = xor i4 0, %s6
  %r1.4 = shl i4 %s4, 0
  %r1.5 = shl i4 %s5, 0
  %r1.6 = shl i4 %s6, 0
  %r2.4 = shl i4 1, %s4
  %r2.5 = shl i4 1, %s5
  %r2.6 = shl i4 1, %s6
  %r3.4 = shl nuw i4 %s4, 1
  %r3.5 = shl nuw i4 %s5, 1
  %r3.6 = shl nuw i4 %s6, 1
  %r4.4 = lshr i4 %s4, 0
  %r4.5 = lshr i4 %s5, 0
  %r4.6 = lshr i4 %s6, 0
  %r5.4 = lshr i4 7, %s4
  %r5.5 = lshr i4 7, %s5
  %r5.6 = lshr i4 7, %s6
  %r6.4 = ashr i4 %s4, 1
  %r6.5 = ashr i4 %s5, 1
  %r6.6 = ashr i4 %s6, 1
  %r7.4 = udiv i4 %s4, 1
  %r7.5 = udiv i4 %s5, 1
  %r7.6 = udiv i4 %s6, 1
  %r8.4 = udiv i4 -1, %s4
  %r8.5 = udiv i4 -1, %s5
  %r8.6 = udiv i4 -1, %s6
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: no poison, signs 3, undefined if poison
; s1: no poison, signs 3, undefined if poison, passes [0]
; s2: no poison, signs 3, undefined if poison, passes [0]
; s3: no poison, signs 3, undefined if poison, passes [0]
; s4: no poison, signs 3, undefined if poison, undefined if poison at , passes [0]
; s4 at : nonzero
; s5: no poison, signs 3, undefined if poison, undefined if poison at , passes [0]
; s5 at : nonzero
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: no poison, signs 3
; r0.4 at : nonzero
; r0.5: no poison
; r0.5 at : nonzero
; r0.6: no poison
; r0.6 at : nonzero
; r1.4: no poison, signs 3
; r1.5: no poison
; r1.6: no poison
; r2.4: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.5: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.6: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r3.4: ???0, signs 2, u[0,-1), s[0,-1), makes poison
; r3.4 at : nonzero
; r3.5: ???0, u[0,-1), s[0,-1), makes poison
; r3.5 at : nonzero
; r3.6: ???0, u[0,-1), s[0,-1), makes poison
; r3.6 at : nonzero
; r4.4: no poison
; r4.5: no poison
; r4.6: no poison
; r5.4: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.5: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.6: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r6.4: no poison, signs 4, u[-4,4), s[-4,4)
; r6.5: no poison, signs 2, u[-4,4), s[-4,4)
; r6.6: no poison, signs 2, u[-4,4), s[-4,4)
; r7.4: no poison, triggers [1]
; r7.5: no poison, triggers [1]
; r7.6: no poison, triggers [1]
; r8.4: no poison, nonzero, triggers [1]
; r8.5: no poison, nonzero, triggers [1]
; r8.6: no poison, nonzero, triggers [1]
; t if poison, so: s0
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = shl nuw i4 1, %b
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = xor i4 0, %s4
  %r0.5 = xor i4 0, %s5
  %r0.6 = xor i4 0, %s6
  %r1.4 = shl i4 %s4, 0
  %r1.5 = shl i4 %s5, 0
  %r1.6 = shl i4 %s6, 0
  %r2.4 = shl i4 1, %s4
  %r2.5 = shl i4 1, %s5
  %r2.6 = shl i4 1, %s6
  %r3.4 = shl nuw i4 %s4, 1
  %r3.5 = shl nuw i4 %s5, 1
  %r3.6 = shl nuw i4 %s6, 1
  %r4.4 = lshr i4 %s4, 0
  %r4.5 = lshr i4 %s5, 0
  %r4.6 = lshr i4 %s6, 0
  %r5.4 = lshr i4 7, %s4
  %r5.5 = lshr i4 7, %s5
  %r5.6 = lshr i4 7, %s6
  %r6.4 = ashr i4 %s4, 1
  %r6.5 = ashr i4 %s5, 1
  %r6.6 = ashr i4 %s6, 1
  %r7.4 = udiv i4 %s4, 1
  %r7.5 = udiv i4 %s5, 1
  %r7.6 = udiv i4 %s6, 1
  %r8.4 = udiv i4 -1, %s4
  %r8.5 = udiv i4 -1, %s5
  %r8.6 = udiv i4 -1, %s6
  ret void
}
; a: defined
; b: defined
; c: defined, power or zero
; s0: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, makes poison, makes poison without flags
; s1: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, passes [0]
; s2: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, passes [0]
; s3: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, passes [0]
; s4: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , passes [0]
; s5: no poison, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , passes [0]
; s6: no poison, power, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: no poison, nonzero
; r0.5: no poison
; r0.5 at : nonzero
; r0.6: no poison
; r0.6 at : nonzero
; r1.4: no poison, power or zero
; r1.5: no poison, power or zero
; r1.6: no poison
; r2.4: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.5: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r2.6: nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; r3.4: ???0, nonzero, power, u[0,-1), s[0,-1), makes poison
; r3.5: ???0, power, u[0,-1), s[0,-1), makes poison
; r3.5 at : nonzero
; r3.6: ???0, u[0,-1), s[0,-1), makes poison
; r3.6 at : nonzero
; r4.4: no poison, power or zero
; r4.5: no poison, power or zero
; r4.6: no poison
; r5.4: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.5: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r5.6: 0???, u[0,-8), s[0,-8), not negative, makes poison, makes poison without flags
; r6.4: no poison, signs 2, u[-4,4), s[-4,4)
; r6.5: no poison, signs 2, u[-4,4), s[-4,4)
; r6.6: no poison, signs 2, u[-4,4), s[-4,4)
; r7.4: no poison, triggers [1]
; r7.5: no poison, triggers [1]
; r7.6: no poison, triggers [1]
; r8.4: no poison, nonzero, triggers [1]
; r8.5: no poison, nonzero, triggers [1]
; r8.6: no poison, nonzero, triggers [1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %neg = or i4 %a, -8
  %sh = shl i4 %b, 2
  %nb = sub nsw i4 0, %b
  %p2 = shl i4 1, %b
  %p2n = shl nuw i4 1, %b
  %zx = zext i2 %t to i4
  %r8 = ashr i4 %a, 2
  %l8 = lshr i4 %b, 1
  %x0 = call i4 @llvm.bitreverse.i4(i4 %p2n)
  %x1 = or disjoint i4 %p2n, %r8
  %x2 = and i4 %x0, %p2
  %x3 = shl nuw nsw i4 %a, 5
  %x4 = call i4 @llvm.usub.sat.i4(i4 %neg, i4 %nb)
  %x5 = call i4 @llvm.ssub.sat.i4(i4 %sh, i4 -8)
  %x6 = call i4 @llvm.cttz.i4(i4 5, i1 false)
  %x7 = call i4 @llvm.ctpop.i4(i4 %r)
  ret void
}

declare i4 @llvm.bitreverse.i4(i4) #0

declare i4 @llvm.usub.sat.i4(i4, i4) #0

declare i4 @llvm.ssub.sat.i4(i4, i4) #0

declare i4 @llvm.cttz.i4(i4, i1 immarg) #1

declare i4 @llvm.ctpop.i4(i4) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; neg: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; sh: defined, ??00, u[0,-3), s[0,-3)
; nb: no undef, u[-7,-8), s[-7,-8), makes poison
; p2: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; p2n: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; zx: defined, 00??, signs 2, not negative
; r8: defined, signs 3, u[-2,2), s[-2,2)
; l8: defined, 0???, u[0,-8), s[0,-8), not negative
; x0: no undef, nonzero, power, passes [0]
; x1: no undef, nonzero, makes poison
; x2: no undef, power or zero
; x3: no undef, 0000, signs 4, not negative, makes poison, makes poison without flags
; x4: no undef, passes [0, 1]
; x5: defined, 0???, u[0,-8), s[0,-8), not negative, passes [0, 1]
; x6: defined, 0000, signs 4, u[0,5), s[0,5), not negative, passes [0, 1]
; x7: defined, 00??, signs 2, nonzero, u[0,5), s[0,5), positive, passes [0]
; r differs from: neg
; neg differs from: r, zx, l8
; zx differs from: neg
; r8 differs from: x1
; l8 differs from: neg
; x1 differs from: r8
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = or i4 %a, 1
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = udiv exact i4 %s4, 1
  %r0.5 = udiv exact i4 %s5, 1
  %r0.6 = udiv exact i4 %s6, 1
  %r1.4 = sdiv i4 %s4, 1
  %r1.5 = sdiv i4 %s5, 1
  %r1.6 = sdiv i4 %s6, 1
  %r2.4 = urem i4 %s4, -8
  %r2.5 = urem i4 %s5, -8
  %r2.6 = urem i4 %s6, -8
  %r3.4 = srem i4 %s4, 4
  %r3.5 = srem i4 %s5, 4
  %r3.6 = srem i4 %s6, 4
  %r4.4 = urem i4 1, %s4
  %r4.5 = urem i4 1, %s5
  %r4.6 = urem i4 1, %s6
  %r5.4 = zext i4 %s4 to i8
  %r5.5 = zext i4 %s5 to i8
  %r5.6 = zext i4 %s6 to i8
  %r6.4 = sext i4 %s4 to i8
  %r6.5 = sext i4 %s5 to i8
  %r6.6 = sext i4 %s6 to i8
  %r7.4 = trunc nuw i4 %s4 to i3
  %r7.5 = trunc nuw i4 %s5 to i3
  %r7.6 = trunc nuw i4 %s6 to i3
  %r8.4 = trunc i4 %s4 to i3
  %r8.5 = trunc i4 %s5 to i3
  %r8.6 = trunc i4 %s6 to i3
  ret void
}
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero, undefined if poison
; s0: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison
; s1: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, passes [0]
; s2: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, passes [0]
; s3: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, passes [0]
; s4: defined, ???1, nonzero, u[1,0), s[1,0), undefined if poison, undefined if poison at , passes [0]
; s5: no poison, ???1, nonzero, u[1,0), s[1,0), undefined if poison, undefined if poison at , passes [0]
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: ???1, nonzero, triggers [1], makes poison
; r0.5: triggers [1], makes poison
; r0.5 at : nonzero
; r0.6: triggers [1], makes poison
; r0.6 at : nonzero
; r1.4: no poison, nonzero, triggers [1]
; r1.5: no poison, triggers [1]
; r1.6: no poison, triggers [1]
; r2.4: no poison, 0??1, u[0,-8), s[0,-8), positive, triggers [1]
; r2.5: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.6: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r3.4: no poison, ???1, signs 2, u[-3,4), s[-3,4), triggers [1]
; r3.5: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r3.6: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r4.4: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.5: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.6: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r5.4: no poison, 0000???1, signs 4, nonzero, positive
; r5.5: no poison, 0000????, signs 4, not negative
; r5.5 at : nonzero, positive
; r5.6: no poison, 0000????, signs 4, not negative
; r5.6 at : nonzero, positive
; r6.4: no poison, (?*7)1, signs 5, nonzero
; r6.5: no poison, signs 5
; r6.5 at : nonzero
; r6.6: no poison, signs 5
; r6.6 at : nonzero
; r7.4: ??1, nonzero, makes poison
; r7.5: makes poison
; r7.5 at : nonzero
; r7.6: makes poison
; r7.6 at : nonzero
; r8.4: no poison, ??1
; r8.5: no poison
; r8.6: no poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = and i4 %a, 3
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = udiv exact i4 %s4, 1
  %r0.5 = udiv exact i4 %s5, 1
  %r0.6 = udiv exact i4 %s6, 1
  %r1.4 = sdiv i4 %s4, 1
  %r1.5 = sdiv i4 %s5, 1
  %r1.6 = sdiv i4 %s6, 1
  %r2.4 = urem i4 %s4, -8
  %r2.5 = urem i4 %s5, -8
  %r2.6 = urem i4 %s6, -8
  %r3.4 = srem i4 %s4, 4
  %r3.5 = srem i4 %s5, 4
  %r3.6 = srem i4 %s6, 4
  %r4.4 = urem i4 1, %s4
  %r4.5 = urem i4 1, %s5
  %r4.6 = urem i4 1, %s6
  %r5.4 = zext i4 %s4 to i8
  %r5.5 = zext i4 %s5 to i8
  %r5.6 = zext i4 %s6 to i8
  %r6.4 = sext i4 %s4 to i8
  %r6.5 = sext i4 %s5 to i8
  %r6.6 = sext i4 %s6 to i8
  %r7.4 = trunc nuw i4 %s4 to i3
  %r7.5 = trunc nuw i4 %s5 to i3
  %r7.6 = trunc nuw i4 %s6 to i3
  %r8.4 = trunc i4 %s4 to i3
  %r8.5 = trunc i4 %s5 to i3
  %r8.6 = trunc i4 %s6 to i3
  ret void
}
; a: defined, undefined if poison
; b: defined
; c: defined, power or zero, undefined if poison
; s0: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison
; s1: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, passes [0]
; s2: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, passes [0]
; s3: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, passes [0]
; s4: defined, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at , passes [0]
; s4 at : nonzero, positive
; s5: no poison, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at , passes [0]
; s5 at : nonzero, positive
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: 00??, signs 2, not negative, triggers [1], makes poison
; r0.4 at : nonzero, positive
; r0.5: triggers [1], makes poison
; r0.5 at : nonzero
; r0.6: triggers [1], makes poison
; r0.6 at : nonzero
; r1.4: no poison, 00??, signs 2, not negative, triggers [1]
; r1.5: no poison, triggers [1]
; r1.6: no poison, triggers [1]
; r2.4: no poison, 00??, signs 2, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.5: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.6: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r3.4: no poison, 00??, signs 2, u[-3,4), s[-3,4), not negative, triggers [1]
; r3.5: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r3.6: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r4.4: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.5: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.6: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r5.4: no poison, 000000??, signs 6, not negative
; r5.4 at : nonzero, positive
; r5.5: no poison, 0000????, signs 4, not negative
; r5.5 at : nonzero, positive
; r5.6: no poison, 0000????, signs 4, not negative
; r5.6 at : nonzero, positive
; r6.4: no poison, 000000??, signs 6, not negative
; r6.4 at : nonzero, positive
; r6.5: no poison, signs 5
; r6.5 at : nonzero
; r6.6: no poison, signs 5
; r6.6 at : nonzero
; r7.4: 0??, not negative, makes poison
; r7.4 at : nonzero, positive
; r7.5: makes poison
; r7.5 at : nonzero
; r7.6: makes poison
; r7.6 at : nonzero
; r8.4: no poison, 0??, not negative
; r8.5: no poison
; r8.6: no poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = sext i2 %t to i4
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = udiv exact i4 %s4, 1
  %r0.5 = udiv exact i4 %s5, 1
  %r0.6 = udiv exact i4 %s6, 1
  %r1.4 = sdiv i4 %s4, 1
  %r1.5 = sdiv i4 %s5, 1
  %r1.6 = sdiv i4 %s6, 1
  %r2.4 = urem i4 %s4, -8
  %r2.5 = urem i4 %s5, -8
  %r2.6 = urem i4 %s6, -8
  %r3.4 = srem i4 %s4, 4
  %r3.5 = srem i4 %s5, 4
  %r3.6 = srem i4 %s6, 4
  %r4.4 = urem i4 1, %s4
  %r4.5 = urem i4 1, %s5
  %r4.6 = urem i4 1, %s6
  %r5.4 = zext i4 %s4 to i8
  %r5.5 = zext i4 %s5 to i8
  %r5.6 = zext i4 %s6 to i8
  %r6.4 = sext i4 %s4 to i8
  %r6.5 = sext i4 %s5 to i8
  %r6.6 = sext i4 %s6 to i8
  %r7.4 = trunc nuw i4 %s4 to i3
  %r7.5 = trunc nuw i4 %s5 to i3
  %r7.6 = trunc nuw i4 %s6 to i3
  %r8.4 = trunc i4 %s4 to i3
  %r8.5 = trunc i4 %s5 to i3
  %r8.6 = trunc i4 %s6 to i3
  ret void
}
; a: defined
; b: defined
; t: no poison, undefined if poison
; c: defined, power or zero, undefined if poison
; s0: no poison, signs 3, undefined if poison
; s1: no poison, signs 3, undefined if poison, passes [0]
; s2: no poison, signs 3, undefined if poison, passes [0]
; s3: no poison, signs 3, undefined if poison, passes [0]
; s4: no poison, signs 3, undefined if poison, undefined if poison at , passes [0]
; s4 at : nonzero
; s5: no poison, signs 3, undefined if poison, undefined if poison at , passes [0]
; s5 at : nonzero
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: triggers [1], makes poison
; r0.4 at : nonzero
; r0.5: triggers [1], makes poison
; r0.5 at : nonzero
; r0.6: triggers [1], makes poison
; r0.6 at : nonzero
; r1.4: no poison, signs 3, triggers [1]
; r1.5: no poison, triggers [1]
; r1.6: no poison, triggers [1]
; r2.4: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.5: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.6: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r3.4: no poison, signs 3, u[-3,4), s[-3,4), triggers [1]
; r3.5: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r3.6: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r4.4: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.5: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.6: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r5.4: no poison, 0000????, signs 4, not negative
; r5.4 at : nonzero, positive
; r5.5: no poison, 0000????, signs 4, not negative
; r5.5 at : nonzero, positive
; r5.6: no poison, 0000????, signs 4, not negative
; r5.6 at : nonzero, positive
; r6.4: no poison, signs 7
; r6.4 at : nonzero
; r6.5: no poison, signs 5
; r6.5 at : nonzero
; r6.6: no poison, signs 5
; r6.6 at : nonzero
; r7.4: signs 2, makes poison
; r7.4 at : nonzero
; r7.5: makes poison
; r7.5 at : nonzero
; r7.6: makes poison
; r7.6 at : nonzero
; r8.4: no poison, signs 2
; r8.5: no poison
; r8.6: no poison
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = shl nuw i4 1, %b
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = udiv exact i4 %s4, 1
  %r0.5 = udiv exact i4 %s5, 1
  %r0.6 = udiv exact i4 %s6, 1
  %r1.4 = sdiv i4 %s4, 1
  %r1.5 = sdiv i4 %s5, 1
  %r1.6 = sdiv i4 %s6, 1
  %r2.4 = urem i4 %s4, -8
  %r2.5 = urem i4 %s5, -8
  %r2.6 = urem i4 %s6, -8
  %r3.4 = srem i4 %s4, 4
  %r3.5 = srem i4 %s5, 4
  %r3.6 = srem i4 %s6, 4
  %r4.4 = urem i4 1, %s4
  %r4.5 = urem i4 1, %s5
  %r4.6 = urem i4 1, %s6
  %r5.4 = zext i4 %s4 to i8
  %r5.5 = zext i4 %s5 to i8
  %r5.6 = zext i4 %s6 to i8
  %r6.4 = sext i4 %s4 to i8
  %r6.5 = sext i4 %s5 to i8
  %r6.6 = sext i4 %s6 to i8
  %r7.4 = trunc nuw i4 %s4 to i3
  %r7.5 = trunc nuw i4 %s5 to i3
  %r7.6 = trunc nuw i4 %s6 to i3
  %r8.4 = trunc i4 %s4 to i3
  %r8.5 = trunc i4 %s5 to i3
  %r8.6 = trunc i4 %s6 to i3
  ret void
}
; a: defined
; b: defined, undefined if poison
; c: defined, power or zero, undefined if poison
; s0: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, makes poison, makes poison without flags
; s1: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, passes [0]
; s2: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, passes [0]
; s3: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, passes [0]
; s4: no poison, no undef, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , passes [0]
; s5: no poison, nonzero, power, u[1,-7), s[1,-7), undefined if poison, undefined if poison at , passes [0]
; s6: no poison, power, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: nonzero, power, triggers [1], makes poison
; r0.5: power, triggers [1], makes poison
; r0.5 at : nonzero
; r0.6: triggers [1], makes poison
; r0.6 at : nonzero
; r1.4: no poison, triggers [1]
; r1.5: no poison, triggers [1]
; r1.6: no poison, triggers [1]
; r2.4: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.5: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r2.6: no poison, 0???, u[0,-8), s[0,-8), not negative, triggers [1]
; r3.4: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r3.5: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r3.6: no poison, signs 2, u[-3,4), s[-3,4), triggers [1]
; r4.4: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.5: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r4.6: no poison, 000?, signs 3, u[0,2), s[0,2), not negative, triggers [1]
; r5.4: no poison, 0000????, signs 4, nonzero, power, positive
; r5.5: no poison, 0000????, signs 4, power, not negative
; r5.5 at : nonzero, positive
; r5.6: no poison, 0000????, signs 4, not negative
; r5.6 at : nonzero, positive
; r6.4: no poison, signs 5, nonzero
; r6.5: no poison, signs 5
; r6.5 at : nonzero
; r6.6: no poison, signs 5
; r6.6 at : nonzero
; r7.4: nonzero, power or zero, makes poison
; r7.5: power or zero, makes poison
; r7.5 at : nonzero
; r7.6: makes poison
; r7.6 at : nonzero
; r8.4: no poison, power or zero
; r8.5: no poison, power or zero
; r8.6: no poison
;----
define void @f(i64 %a) {
  %y = call i64 @llvm.riscv.vsetvli.i64(i64 17, i64 3, i64 6)
  %z = call i64 @llvm.riscv.vsetvlimax.i64(i64 3, i64 3)
  %y.v2 = call i64 @llvm.riscv.vsetvli.i64(i64 17, i64 4, i64 1)
  %z.v3 = call i64 @llvm.riscv.vsetvlimax.i64(i64 3, i64 2)
  %y.v4 = call i64 @llvm.riscv.vsetvli.i64(i64 17, i64 1, i64 1)
  %z.v5 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 5)
  %y.v6 = call i64 @llvm.riscv.vsetvli.i64(i64 3, i64 2, i64 4)
  %z.v7 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 1)
  %y.v8 = call i64 @llvm.riscv.vsetvli.i64(i64 17, i64 1, i64 6)
  %z.v9 = call i64 @llvm.riscv.vsetvlimax.i64(i64 1, i64 6)
  %y.v10 = call i64 @llvm.riscv.vsetvli.i64(i64 %a, i64 3, i64 5)
  %z.v11 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 7)
  %y.v12 = call i64 @llvm.riscv.vsetvli.i64(i64 17, i64 4, i64 4)
  %z.v13 = call i64 @llvm.riscv.vsetvlimax.i64(i64 3, i64 5)
  ret void
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #0

declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; y: (0*59)?????, signs 59, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: 000(?*61), signs 3, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v2: (0*59)?????, signs 59, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v3: 0000(?*60), signs 4, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v4: (0*59)?????, signs 59, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v5: 000000(?*58), signs 6, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v6: makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v7: 00(?*62), signs 2, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v8: (0*59)?????, signs 59, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v9: 000000(?*58), signs 6, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v10: (0*9)(?*55), signs 9, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v11: 0000(?*60), signs 4, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v12: makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v13: (0*9)(?*55), signs 9, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i64 %a) #0 {
  %y = call i64 @llvm.riscv.vsetvli.i64(i64 3, i64 0, i64 0)
  %z = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 3)
  %y.v2 = call i64 @llvm.riscv.vsetvli.i64(i64 100, i64 4, i64 6)
  %z.v3 = call i64 @llvm.riscv.vsetvlimax.i64(i64 3, i64 6)
  %y.v4 = call i64 @llvm.riscv.vsetvli.i64(i64 3, i64 2, i64 4)
  %z.v5 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 2)
  %y.v6 = call i64 @llvm.riscv.vsetvli.i64(i64 100, i64 4, i64 0)
  %z.v7 = call i64 @llvm.riscv.vsetvlimax.i64(i64 3, i64 0)
  %y.v8 = call i64 @llvm.riscv.vsetvli.i64(i64 %a, i64 4, i64 5)
  %z.v9 = call i64 @llvm.riscv.vsetvlimax.i64(i64 0, i64 5)
  %y.v10 = call i64 @llvm.riscv.vsetvli.i64(i64 %a, i64 0, i64 5)
  %z.v11 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 6)
  %y.v12 = call i64 @llvm.riscv.vsetvli.i64(i64 %a, i64 4, i64 4)
  %z.v13 = call i64 @llvm.riscv.vsetvlimax.i64(i64 2, i64 3)
  ret void
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg) #1

declare i64 @llvm.riscv.vsetvlimax.i64(i64 immarg, i64 immarg) #1

attributes #0 = { vscale_range(2,1024) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; y: (0*62)??, signs 62, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*47)(?*17), signs 47, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v2: (0*57)(?*7), signs 57, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v3: (0*55)(?*9), signs 55, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v4: makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v5: (0*50)(?*14), signs 50, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v6: (0*57)(?*7), signs 57, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v7: (0*53)(?*11), signs 53, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v8: (0*57)(?*7), signs 57, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v9: (0*53)(?*11), signs 53, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v10: (0*53)(?*11), signs 53, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v11: (0*54)(?*10), signs 54, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v12: makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v13: (0*49)(?*15), signs 49, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i32 %a, i32 noundef %b) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %w = call i32 @llvm.experimental.get.vector.length.i32(i32 4, i32 4, i1 true)
  %s = call i32 @llvm.bswap.i32(i32 %b)
  %o = or i32 %b, 256
  %x.v2 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %x.v3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w.v4 = call i32 @llvm.experimental.get.vector.length.i32(i32 %b, i32 4, i1 true)
  %x.v5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x.v6 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %w.v7 = call i32 @llvm.experimental.get.vector.length.i32(i32 %b, i32 4, i1 false)
  %w.v8 = call i32 @llvm.experimental.get.vector.length.i32(i32 4, i32 4, i1 false)
  ret void
}

declare noundef range(i32 32, 33) i32 @llvm.nvvm.read.ptx.sreg.warpsize() #0

declare i32 @llvm.experimental.get.vector.length.i32(i32, i32 immarg, i1 immarg) #0

declare i32 @llvm.bswap.i32(i32) #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; b: defined
; x: defined, (0*26)100000, signs 26, nonzero, u[32,33), s[32,33), positive, makes poison
; w: nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; s: defined, passes [0]
; o: defined, (?*23)1(?*8), nonzero, u[256,0), s[256,0)
; x.v2: defined, (0*21)(?*11), signs 21, nonzero, u[1,1025), s[1,1025), positive, makes poison
; x.v3: defined, 0(?*31), u[0,2147483647), s[0,2147483647), not negative, makes poison
; w.v4: makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v5: defined, (0*22)(?*10), signs 22, u[0,1024), s[0,1024), not negative, makes poison
; x.v6: defined, (0*27)?????, signs 27, u[0,32), s[0,32), not negative, makes poison
; w.v7: makes poison, makes poison without flags, makes undef, makes undef without flags
; w.v8: nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; x differs from: o, x.v6
; o differs from: x, x.v6
; x.v6 differs from: x, o
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = or i4 %a, 1
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.cttz.i4(i4 %s4, i1 true)
  %r0.5 = call i4 @llvm.cttz.i4(i4 %s5, i1 true)
  %r0.6 = call i4 @llvm.cttz.i4(i4 %s6, i1 true)
  %r1.4 = call i4 @llvm.ctpop.i4(i4 %s4)
  %r1.5 = call i4 @llvm.ctpop.i4(i4 %s5)
  %r1.6 = call i4 @llvm.ctpop.i4(i4 %s6)
  %r2.4 = call i4 @llvm.bitreverse.i4(i4 %s4)
  %r2.5 = call i4 @llvm.bitreverse.i4(i4 %s5)
  %r2.6 = call i4 @llvm.bitreverse.i4(i4 %s6)
  %r3.4 = call i4 @llvm.fshl.i4(i4 %s4, i4 %s4, i4 1)
  %r3.5 = call i4 @llvm.fshl.i4(i4 %s5, i4 %s5, i4 1)
  %r3.6 = call i4 @llvm.fshl.i4(i4 %s6, i4 %s6, i4 1)
  %r4.4 = call i4 @llvm.fshr.i4(i4 %s4, i4 %s4, i4 %b)
  %r4.5 = call i4 @llvm.fshr.i4(i4 %s5, i4 %s5, i4 %b)
  %r4.6 = call i4 @llvm.fshr.i4(i4 %s6, i4 %s6, i4 %b)
  %r5.4 = call i4 @llvm.uadd.sat.i4(i4 %s4, i4 0)
  %r5.5 = call i4 @llvm.uadd.sat.i4(i4 %s5, i4 0)
  %r5.6 = call i4 @llvm.uadd.sat.i4(i4 %s6, i4 0)
  %r6.4 = call i4 @llvm.usub.sat.i4(i4 %s4, i4 0)
  %r6.5 = call i4 @llvm.usub.sat.i4(i4 %s5, i4 0)
  %r6.6 = call i4 @llvm.usub.sat.i4(i4 %s6, i4 0)
  %r7.4 = call i4 @llvm.sadd.sat.i4(i4 %s4, i4 0)
  %r7.5 = call i4 @llvm.sadd.sat.i4(i4 %s5, i4 0)
  %r7.6 = call i4 @llvm.sadd.sat.i4(i4 %s6, i4 0)
  %r8.4 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s4)
  %r8.5 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s5)
  %r8.6 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s6)
  ret void
}

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

declare i4 @llvm.ctpop.i4(i4) #1

declare i4 @llvm.bitreverse.i4(i4) #1

declare i4 @llvm.fshl.i4(i4, i4, i4) #1

declare i4 @llvm.fshr.i4(i4, i4, i4) #1

declare i4 @llvm.uadd.sat.i4(i4, i4) #1

declare i4 @llvm.usub.sat.i4(i4, i4) #1

declare i4 @llvm.sadd.sat.i4(i4, i4) #1

declare i4 @llvm.ssub.sat.i4(i4, i4) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; s0: defined, ???1, nonzero, u[1,0), s[1,0)
; s1: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s2: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s3: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s4: defined, ???1, nonzero, u[1,0), s[1,0), passes [0]
; s5: ???1, nonzero, u[1,0), s[1,0), passes [0]
; s6: passes [0]
; r0.4: 0000, signs 4, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.6: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r1.4: 0???, nonzero, u[0,5), s[0,5), positive, passes [0]
; r1.5: 0???, u[0,5), s[0,5), not negative, passes [0]
; r1.6: 0???, u[0,5), s[0,5), not negative, passes [0]
; r2.4: 1???, nonzero, negative, passes [0]
; r2.5: passes [0]
; r2.6: passes [0]
; r3.4: ??1?, nonzero, passes [0, 1, 2]
; r3.5: passes [0, 1, 2]
; r3.6: passes [0, 1, 2]
; r4.4: nonzero, passes [0, 1, 2]
; r4.5: passes [0, 1, 2]
; r4.6: passes [0, 1, 2]
; r5.4: ???1, nonzero, passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: ???1, passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: ???1, nonzero, passes [0, 1]
; r7.5: passes [0, 1]
; r7.6: passes [0, 1]
; r8.4: ???1, nonzero, u[-7,-8), s[-7,-8), passes [0, 1]
; r8.5: u[-7,-8), s[-7,-8), passes [0, 1]
; r8.6: u[-7,-8), s[-7,-8), passes [0, 1]
; s0 differs from: r0.4
; s1 differs from: r0.4
; s2 differs from: r0.4
; s3 differs from: r0.4
; s4 differs from: r0.4
; s5 differs from: r0.4
; r0.4 differs from: s0, s1, s2, s3, s4, s5
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = and i4 %a, 3
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.cttz.i4(i4 %s4, i1 true)
  %r0.5 = call i4 @llvm.cttz.i4(i4 %s5, i1 true)
  %r0.6 = call i4 @llvm.cttz.i4(i4 %s6, i1 true)
  %r1.4 = call i4 @llvm.ctpop.i4(i4 %s4)
  %r1.5 = call i4 @llvm.ctpop.i4(i4 %s5)
  %r1.6 = call i4 @llvm.ctpop.i4(i4 %s6)
  %r2.4 = call i4 @llvm.bitreverse.i4(i4 %s4)
  %r2.5 = call i4 @llvm.bitreverse.i4(i4 %s5)
  %r2.6 = call i4 @llvm.bitreverse.i4(i4 %s6)
  %r3.4 = call i4 @llvm.fshl.i4(i4 %s4, i4 %s4, i4 1)
  %r3.5 = call i4 @llvm.fshl.i4(i4 %s5, i4 %s5, i4 1)
  %r3.6 = call i4 @llvm.fshl.i4(i4 %s6, i4 %s6, i4 1)
  %r4.4 = call i4 @llvm.fshr.i4(i4 %s4, i4 %s4, i4 %b)
  %r4.5 = call i4 @llvm.fshr.i4(i4 %s5, i4 %s5, i4 %b)
  %r4.6 = call i4 @llvm.fshr.i4(i4 %s6, i4 %s6, i4 %b)
  %r5.4 = call i4 @llvm.uadd.sat.i4(i4 %s4, i4 0)
  %r5.5 = call i4 @llvm.uadd.sat.i4(i4 %s5, i4 0)
  %r5.6 = call i4 @llvm.uadd.sat.i4(i4 %s6, i4 0)
  %r6.4 = call i4 @llvm.usub.sat.i4(i4 %s4, i4 0)
  %r6.5 = call i4 @llvm.usub.sat.i4(i4 %s5, i4 0)
  %r6.6 = call i4 @llvm.usub.sat.i4(i4 %s6, i4 0)
  %r7.4 = call i4 @llvm.sadd.sat.i4(i4 %s4, i4 0)
  %r7.5 = call i4 @llvm.sadd.sat.i4(i4 %s5, i4 0)
  %r7.6 = call i4 @llvm.sadd.sat.i4(i4 %s6, i4 0)
  %r8.4 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s4)
  %r8.5 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s5)
  %r8.6 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s6)
  ret void
}

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

declare i4 @llvm.ctpop.i4(i4) #1

declare i4 @llvm.bitreverse.i4(i4) #1

declare i4 @llvm.fshl.i4(i4, i4, i4) #1

declare i4 @llvm.fshr.i4(i4, i4, i4) #1

declare i4 @llvm.uadd.sat.i4(i4, i4) #1

declare i4 @llvm.usub.sat.i4(i4, i4) #1

declare i4 @llvm.sadd.sat.i4(i4, i4) #1

declare i4 @llvm.ssub.sat.i4(i4, i4) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; s0: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; s1: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s2: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s3: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s4: defined, 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; s6: passes [0]
; r0.4: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.6: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r1.4: 00??, signs 2, u[0,5), s[0,5), not negative, passes [0]
; r1.5: 0???, u[0,5), s[0,5), not negative, passes [0]
; r1.6: 0???, u[0,5), s[0,5), not negative, passes [0]
; r2.4: ??00, passes [0]
; r2.5: passes [0]
; r2.6: passes [0]
; r3.4: 0??0, not negative, passes [0, 1, 2]
; r3.5: passes [0, 1, 2]
; r3.6: passes [0, 1, 2]
; r4.4: passes [0, 1, 2]
; r4.5: passes [0, 1, 2]
; r4.6: passes [0, 1, 2]
; r5.4: 00??, signs 2, not negative, passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: 00??, signs 2, not negative, passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: 00??, signs 2, not negative, passes [0, 1]
; r7.5: passes [0, 1]
; r7.6: passes [0, 1]
; r8.4: u[-7,-8), s[-7,-8), passes [0, 1]
; r8.5: u[-7,-8), s[-7,-8), passes [0, 1]
; r8.6: u[-7,-8), s[-7,-8), passes [0, 1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = sext i2 %t to i4
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.cttz.i4(i4 %s4, i1 true)
  %r0.5 = call i4 @llvm.cttz.i4(i4 %s5, i1 true)
  %r0.6 = call i4 @llvm.cttz.i4(i4 %s6, i1 true)
  %r1.4 = call i4 @llvm.ctpop.i4(i4 %s4)
  %r1.5 = call i4 @llvm.ctpop.i4(i4 %s5)
  %r1.6 = call i4 @llvm.ctpop.i4(i4 %s6)
  %r2.4 = call i4 @llvm.bitreverse.i4(i4 %s4)
  %r2.5 = call i4 @llvm.bitreverse.i4(i4 %s5)
  %r2.6 = call i4 @llvm.bitreverse.i4(i4 %s6)
  %r3.4 = call i4 @llvm.fshl.i4(i4 %s4, i4 %s4, i4 1)
  %r3.5 = call i4 @llvm.fshl.i4(i4 %s5, i4 %s5, i4 1)
  %r3.6 = call i4 @llvm.fshl.i4(i4 %s6, i4 %s6, i4 1)
  %r4.4 = call i4 @llvm.fshr.i4(i4 %s4, i4 %s4, i4 %b)
  %r4.5 = call i4 @llvm.fshr.i4(i4 %s5, i4 %s5, i4 %b)
  %r4.6 = call i4 @llvm.fshr.i4(i4 %s6, i4 %s6, i4 %b)
  %r5.4 = call i4 @llvm.uadd.sat.i4(i4 %s4, i4 0)
  %r5.5 = call i4 @llvm.uadd.sat.i4(i4 %s5, i4 0)
  %r5.6 = call i4 @llvm.uadd.sat.i4(i4 %s6, i4 0)
  %r6.4 = call i4 @llvm.usub.sat.i4(i4 %s4, i4 0)
  %r6.5 = call i4 @llvm.usub.sat.i4(i4 %s5, i4 0)
  %r6.6 = call i4 @llvm.usub.sat.i4(i4 %s6, i4 0)
  %r7.4 = call i4 @llvm.sadd.sat.i4(i4 %s4, i4 0)
  %r7.5 = call i4 @llvm.sadd.sat.i4(i4 %s5, i4 0)
  %r7.6 = call i4 @llvm.sadd.sat.i4(i4 %s6, i4 0)
  %r8.4 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s4)
  %r8.5 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s5)
  %r8.6 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s6)
  ret void
}

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

declare i4 @llvm.ctpop.i4(i4) #1

declare i4 @llvm.bitreverse.i4(i4) #1

declare i4 @llvm.fshl.i4(i4, i4, i4) #1

declare i4 @llvm.fshr.i4(i4, i4, i4) #1

declare i4 @llvm.uadd.sat.i4(i4, i4) #1

declare i4 @llvm.usub.sat.i4(i4, i4) #1

declare i4 @llvm.sadd.sat.i4(i4, i4) #1

declare i4 @llvm.ssub.sat.i4(i4, i4) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; s0: signs 3
; s1: signs 3, passes [0]
; s2: signs 3, passes [0]
; s3: signs 3, passes [0]
; s4: signs 3, passes [0]
; s5: signs 3, passes [0]
; s6: passes [0]
; r0.4: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.6: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r1.4: 0???, u[0,5), s[0,5), not negative, passes [0]
; r1.5: 0???, u[0,5), s[0,5), not negative, passes [0]
; r1.6: 0???, u[0,5), s[0,5), not negative, passes [0]
; r2.4: passes [0]
; r2.5: passes [0]
; r2.6: passes [0]
; r3.4: passes [0, 1, 2]
; r3.5: passes [0, 1, 2]
; r3.6: passes [0, 1, 2]
; r4.4: passes [0, 1, 2]
; r4.5: passes [0, 1, 2]
; r4.6: passes [0, 1, 2]
; r5.4: passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: passes [0, 1]
; r7.5: passes [0, 1]
; r7.6: passes [0, 1]
; r8.4: u[-7,-8), s[-7,-8), passes [0, 1]
; r8.5: u[-7,-8), s[-7,-8), passes [0, 1]
; r8.6: u[-7,-8), s[-7,-8), passes [0, 1]
; t if poison, so: s0
; s0 if poison, so: t
; s1 if poison, so: t, s0
; s2 if poison, so: s0
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = shl nuw i4 1, %b
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.cttz.i4(i4 %s4, i1 true)
  %r0.5 = call i4 @llvm.cttz.i4(i4 %s5, i1 true)
  %r0.6 = call i4 @llvm.cttz.i4(i4 %s6, i1 true)
  %r1.4 = call i4 @llvm.ctpop.i4(i4 %s4)
  %r1.5 = call i4 @llvm.ctpop.i4(i4 %s5)
  %r1.6 = call i4 @llvm.ctpop.i4(i4 %s6)
  %r2.4 = call i4 @llvm.bitreverse.i4(i4 %s4)
  %r2.5 = call i4 @llvm.bitreverse.i4(i4 %s5)
  %r2.6 = call i4 @llvm.bitreverse.i4(i4 %s6)
  %r3.4 = call i4 @llvm.fshl.i4(i4 %s4, i4 %s4, i4 1)
  %r3.5 = call i4 @llvm.fshl.i4(i4 %s5, i4 %s5, i4 1)
  %r3.6 = call i4 @llvm.fshl.i4(i4 %s6, i4 %s6, i4 1)
  %r4.4 = call i4 @llvm.fshr.i4(i4 %s4, i4 %s4, i4 %b)
  %r4.5 = call i4 @llvm.fshr.i4(i4 %s5, i4 %s5, i4 %b)
  %r4.6 = call i4 @llvm.fshr.i4(i4 %s6, i4 %s6, i4 %b)
  %r5.4 = call i4 @llvm.uadd.sat.i4(i4 %s4, i4 0)
  %r5.5 = call i4 @llvm.uadd.sat.i4(i4 %s5, i4 0)
  %r5.6 = call i4 @llvm.uadd.sat.i4(i4 %s6, i4 0)
  %r6.4 = call i4 @llvm.usub.sat.i4(i4 %s4, i4 0)
  %r6.5 = call i4 @llvm.usub.sat.i4(i4 %s5, i4 0)
  %r6.6 = call i4 @llvm.usub.sat.i4(i4 %s6, i4 0)
  %r7.4 = call i4 @llvm.sadd.sat.i4(i4 %s4, i4 0)
  %r7.5 = call i4 @llvm.sadd.sat.i4(i4 %s5, i4 0)
  %r7.6 = call i4 @llvm.sadd.sat.i4(i4 %s6, i4 0)
  %r8.4 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s4)
  %r8.5 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s5)
  %r8.6 = call i4 @llvm.ssub.sat.i4(i4 0, i4 %s6)
  ret void
}

declare i4 @llvm.cttz.i4(i4, i1 immarg) #0

declare i4 @llvm.ctpop.i4(i4) #1

declare i4 @llvm.bitreverse.i4(i4) #1

declare i4 @llvm.fshl.i4(i4, i4, i4) #1

declare i4 @llvm.fshr.i4(i4, i4, i4) #1

declare i4 @llvm.uadd.sat.i4(i4, i4) #1

declare i4 @llvm.usub.sat.i4(i4, i4) #1

declare i4 @llvm.sadd.sat.i4(i4, i4) #1

declare i4 @llvm.ssub.sat.i4(i4, i4) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: defined
; b: defined
; c: defined, power or zero
; s0: no undef, nonzero, power, u[1,-7), s[1,-7), makes poison, makes poison without flags
; s1: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s2: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s3: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s4: no undef, nonzero, power, u[1,-7), s[1,-7), passes [0]
; s5: nonzero, power, u[1,-7), s[1,-7), passes [0]
; s6: power, passes [0]
; r0.4: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.6: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r1.4: 0???, nonzero, u[0,5), s[0,5), positive, passes [0]
; r1.5: 0???, u[0,5), s[0,5), not negative, passes [0]
; r1.6: 0???, u[0,5), s[0,5), not negative, passes [0]
; r2.4: nonzero, power, passes [0]
; r2.5: power, passes [0]
; r2.6: passes [0]
; r3.4: nonzero, power, passes [0, 1, 2]
; r3.5: power, passes [0, 1, 2]
; r3.6: passes [0, 1, 2]
; r4.4: nonzero, power, passes [0, 1, 2]
; r4.5: power, passes [0, 1, 2]
; r4.6: passes [0, 1, 2]
; r5.4: nonzero, passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: nonzero, passes [0, 1]
; r7.5: nonzero, passes [0, 1]
; r7.6: passes [0, 1]
; r8.4: nonzero, u[-7,-8), s[-7,-8), passes [0, 1]
; r8.5: u[-7,-8), s[-7,-8), passes [0, 1]
; r8.6: u[-7,-8), s[-7,-8), passes [0, 1]
; s1 if poison, so: s0
; s2 if poison, so: s0
;----
define void @f(i4 %a, i4 %b) {
entry:
  %m = or i4 %a, 12
  %n = and i4 %m, 13
  %s = and i4 %b, 1
  %r = lshr i4 %n, %s
  %u = ashr i4 %n, %s
  %v = shl i4 %n, %s
  ret void
}
; m: 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative
; n: 110?, signs 2, nonzero, u[0,-2), s[0,-2), negative
; s: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; r: ?1??, nonzero, makes poison, makes poison without flags
; u: 11??, signs 2, nonzero, negative, makes poison, makes poison without flags
; v: 1???, nonzero, negative, makes poison, makes poison without flags
; a if poison, so: m, n
; b if poison, so: s, r
; m differs from: s
; m if poison, so: a, n, r
; n differs from: s
; n if poison, so: a, m, r
; s differs from: m, n, r, u, v
; s if poison, so: b, r
; r differs from: s
; u differs from: s
; v differs from: s
