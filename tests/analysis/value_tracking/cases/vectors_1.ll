; Vectors: lanes that are asked about one by one, constants of lanes, shuffles, casts between lanes of other widths. See test_answers.py.
;----
define void @f(<2 x i4> %a, <2 x i4> %b, i1 %c) {
  %l = udiv <2 x i4> %a, %b
  %o = or <2 x i4> %b, splat (i4 1)
  %k = add <2 x i4> %b, %a
  ret void
}
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; b: no poison, undefined if poison
; b at : nonzero
; c: power or zero
; l: triggers [1]
; o: no poison, ???1, nonzero, u[1,0), s[1,0)
; a if poison, so: l, k
; l if poison, so: a, k
; k if poison, so: a, l
;----
define void @f(<2 x i4> %a, <2 x i4> %b, i1 %c) {
  %l = udiv <2 x i4> %a, <i4 1, i4 2>
  %o = or <2 x i4> %b, splat (i4 1)
  %k = add <2 x i4> %b, %a
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; c: power or zero
; l: lane 1: 0???, triggers [1]
; o: ???1, nonzero, u[1,0), s[1,0)
; a if poison, so: l, k
; b if poison, so: o, k
; l if poison, so: a, k
; o if poison, so: b, k
;----
define void @f(i4 %a, i4 noundef %b, i1 %c) {
  %x = select i1 %c, i4 3, i4 undef
  %y = and i4 %x, poison
  %v = add <2 x i4> poison, zeroinitializer
  ret void
}
; <UndefValue i4 undef>: no poison
; <PoisonValue i4 poison>: no undef
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; b: defined
; c: power or zero
; x: passes [0]
; v: no undef
; <PoisonValue i4 poison> if poison, so: y
; <PoisonValue <2 x i4> poison> if poison, so: v
; c if poison, so: x, y
; x if poison, so: c, y
;----
define void @f(i4 %a, i4 noundef %b, i1 %c) {
  %x = select i1 %c, i4 %a, i4 %a
  %y = and i4 %x, poison
  %v = add <2 x i4> <i4 1, i4 poison>, zeroinitializer
  ret void
}
; <PoisonValue i4 poison>: no undef
; <ConstantAggregate <2 x i4> <i4 1, i4 poison>>: no undef, 0001, signs 3, nonzero, u[1,2), s[1,2), positive, lane 1: ???? nonzero
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; b: defined
; c: power or zero
; x: passes [0]
; v: no undef, 0001, signs 2, nonzero, power or zero, positive, lane 1: ???? signs 2
; <PoisonValue i4 poison> if poison, so: y
; <ConstantAggregate <2 x i4> <i4 1, i4 poison>> differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
; <ConstantAggregate <2 x i4> <i4 1, i4 poison>> if poison, so: v
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 poison>>, v
; c if poison, so: x, y
; x if poison, so: y
; v differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
;----
define void @f(<2 x i4> %v, <2 x i4> %w) {
entry:
  %z = icmp ne <2 x i4> %v, <i4 0, i4 1>
  %s = select <2 x i1> %z, <2 x i4> splat (i4 1), <2 x i4> %v
  %k = insertelement <2 x i4> %s, i4 3, i32 0
  %d = udiv <2 x i4> %w, %k
  ret void
}
; <ConstantAggregate <2 x i4> <i4 0, i4 1>>: defined, 000?, signs 3, u[0,2), s[0,2), not negative, lane 0: 0000 signs 4, lane 1: 0001 signs 3 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; z: power or zero
; s: passes [0]
; k: no poison, lane 0: 0011 signs 2 nonzero, undefined if poison, undefined if poison at entry
; k at entry: nonzero
; d: lane 0: 0???, triggers [1]
; v if poison, so: z, s
; w if poison, so: d
; z if poison, so: v, s
; s if poison, so: v, z
; d if poison, so: w
;----
define void @f(<2 x i4> %v, <2 x i4> %w) {
entry:
  %z = icmp ugt <2 x i4> %v, zeroinitializer
  %s = select <2 x i1> %z, <2 x i4> splat (i4 1), <2 x i4> splat (i4 1)
  %k = insertelement <2 x i4> %s, i4 3, i32 0
  %d = udiv <2 x i4> %w, %k
  ret void
}
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; z: power or zero
; s: 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive, passes [0]
; k: no poison, 00?1, signs 2, nonzero, positive, lane 0: 0011 signs 2 nonzero, lane 1: 0001 signs 3 nonzero, undefined if poison, undefined if poison at entry
; d: lane 0: 0???, triggers [1]
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantSplat <2 x i4> splat (i4 1)>, s, k
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
; v if poison, so: z, s
; w if poison, so: d
; z if poison, so: v, s
; s differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
; s if poison, so: v, z
; k differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
; d if poison, so: w
; not z tells: v 0000
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 poison, i4 1>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shl <3 x i4> %l, %k
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>: no undef, 0001, signs 3, nonzero, u[1,2), s[1,2), positive, lane 1: ???? nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: no undef, ???1, nonzero, lane 1: ???? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, ???0, lane 1: ????, makes poison, makes poison without flags
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, x
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, x
; k differs from: x
; x differs from: <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, <ConstantSplat <3 x i4> splat (i4 3)>, k
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  ret void
}

attributes #0 = { vscale_range(2,4) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; g: nonzero, makes poison
; h: no undef, (?*62)00, nonzero, makes poison
; p if poison, so: g
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, splat (i4 3)
  %l = and <3 x i4> %w, <i4 1, i4 poison, i4 1>
  %x = mul <3 x i4> %k, <i4 1, i4 2, i4 4>
  ret void
}
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>: no undef, 0001, signs 3, nonzero, u[1,2), s[1,2), positive, lane 1: ???? nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, ??11, nonzero, u[3,0), s[3,0)
; l: no undef, 000?, signs 3, not negative, lane 1: ????
; x: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?110 nonzero, lane 2: 1100 signs 2 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, l
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, k
; k differs from: <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, l
; l differs from: <ConstantSplat <3 x i4> splat (i4 3)>, k
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %o = or i4 %a, 1
  %e = insertelement <3 x i4> %v, i4 %o, i32 1
  %x = shufflevector <3 x i4> %e, <3 x i4> poison, <3 x i32> <i32 0, i32 1, i32 0>
  ret void
}
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i32> <i32 0, i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*32) signs 32, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*32) signs 32
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; e: defined, lane 1: ???1 nonzero
; x: no undef, lane 1: ???1 nonzero
;----
define void @f(<4 x i4> noundef %q, i16 noundef %h, <2 x i8> %w, i4 %a) {
  %k = or <4 x i4> %q, splat (i4 1)
  %x = bitcast <4 x i4> %k to <2 x i8>
  %o = or i16 %h, 258
  %y = bitcast i16 %o to <4 x i4>
  %p = or <2 x i8> %w, <i8 1, i8 16>
  %z = bitcast <2 x i8> %p to <4 x i4>
  ret void
}
; <ConstantSplat <4 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantAggregate <2 x i8> <i8 1, i8 16>>: defined, 000?000?, signs 3, nonzero, u[1,17), s[1,17), positive, lane 0: (0*7)1 signs 7 nonzero, lane 1: 00010000 signs 3 nonzero
; q: defined
; h: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, ???1???1, nonzero
; o: defined, (?*7)1??????1?, nonzero, u[258,0), s[258,0)
; y: defined
; p: nonzero, lane 0: (?*7)1 nonzero, lane 1: ???1???? nonzero
; z: lane 0: ???1 nonzero, lane 3: ???1 nonzero
; p if poison, so: w
; z if poison, so: w
;----
define void @f(<2 x i4> %a, <2 x i4> %b, i4 %d) {
  %t = trunc nuw <2 x i4> %a to <2 x i1>
  %x = icmp ult <2 x i4> %a, splat (i4 3)
  %y = icmp ult <2 x i4> %a, %b
  %z = icmp ult i4 %d, 3
  %w = icmp ult i4 %d, 5
  %k = and <2 x i1> %x, %y
  %n = xor <2 x i1> %x, splat (i1 true)
  ret void
}
; <ConstantSplat <2 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantSplat <2 x i1> splat (i1 true)>: defined, 1, nonzero, power, u[-1,0), s[-1,0), negative
; t: power or zero, makes poison
; x: power or zero
; y: power or zero
; z: power or zero
; w: power or zero
; k: power or zero
; n: power or zero
; a if poison, so: t, x, y
; b if poison, so: y
; x differs from: n
; x if poison, so: a, t, y
; z if poison, so: d
; w if poison, so: d
; k if poison, so: y
; n differs from: x
; n if poison, so: a, t, x, y
; t tells: a 0001
; not t tells: a 0000
; x tells: not n, a 00??
; not x tells: not k, n
; not y tells: not k
; z tells: w, d 00??
; w tells: d 0???
; not w tells: not z
; k tells: x, y, not n, a 00??
; n tells: not x, not k
; not n tells: x, a 00??
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %o = or i4 %a, 2
  %x = insertelement <3 x i4> %k, i4 %o, i32 3
  %y = extractelement <3 x i4> %k, i32 0
  %z = insertelement <3 x i4> %x, i4 %b, i32 2
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, nonzero, lane 1: ??1? nonzero, makes poison, makes poison without flags
; y: defined, ???1, nonzero
; z: no undef, lane 0: ???? nonzero, lane 1: ??1? nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 2, i32 4>
  %y = extractelement <2 x i4> %x, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 2, i32 4>>: defined, (0*29)??0, signs 29, nonzero, u[2,5), s[2,5), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*29)100 signs 29 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, lane 0: 000? signs 3
; y: defined, 000?, not negative
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 undef, i4 1, i4 2>
  %o = or i4 %a, 2
  %x = insertelement <3 x i4> poison, i4 %o, i32 2
  %y = extractelement <3 x i4> %k, i32 0
  %z = insertelement <3 x i4> %x, i4 %b, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 undef, i4 1, i4 2>>: no poison, lane 1: 0001 signs 3 nonzero, lane 2: 0010 signs 2 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: no poison, lane 1: ???1 nonzero, lane 2: ??1? nonzero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: no undef, lane 2: ??1? nonzero
; y: no poison
; z: no undef, lane 2: ??1? nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 2, i32 2, i32 poison>
  %y = extractelement <3 x i4> %x, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i32> <i32 2, i32 2, i32 poison>>: no undef, (0*30)10, signs 30, nonzero, u[2,3), s[2,3), positive, lane 2: (?*32) nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: no undef, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y: no undef, ?1??, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 poison, i4 1>
  %o = or i4 %a, 2
  %x = insertelement <3 x i4> <i4 1, i4 2, i4 4>, i4 3, i32 %i
  %y = extractelement <3 x i4> %k, i32 1
  %z = insertelement <3 x i4> %x, i4 %b, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>: no undef, 0001, signs 3, nonzero, u[1,2), s[1,2), positive, lane 1: ???? nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: no undef, ???1, nonzero, lane 1: ???? nonzero
; o: defined, ??1?, nonzero, u[2,0), s[2,0)
; x: 0???, nonzero, positive, lane 0: 00?1 signs 2 nonzero, lane 1: 001? signs 2 nonzero, makes poison, makes poison without flags
; y: no undef, nonzero
; z: lane 1: 001? signs 2 nonzero, lane 2: 0??? nonzero
;----
define void @f(i4 %a) {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #0

declare i64 @llvm.vscale.i64() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: nonzero, u[1,0), s[1,0), makes poison, makes poison without flags, makes undef, makes undef without flags
; y: nonzero, u[1,0), s[1,0), makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (?*62)00, u[0,-3), s[0,-3)
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y if poison, so: z
; z if poison, so: y
;----
define void @f(<4 x i8> %v, <4 x i4> %qq, i32 %i) {
  %t = sext <4 x i4> %qq to <4 x i8>
  %s = ashr <4 x i8> %v, splat (i8 3)
  %e = extractelement <4 x i8> %t, i32 3
  %a = xor <4 x i8> %s, <i8 1, i8 -2, i8 3, i8 -4>
  %k = shufflevector <4 x i8> %s, <4 x i8> poison, <4 x i32> <i32 5, i32 1, i32 4, i32 2>
  %r = trunc <4 x i8> %s to <4 x i6>
  %b = bitcast <4 x i8> %s to i32
  ret void
}
; <ConstantSplat <4 x i8> splat (i8 3)>: defined, 00000011, signs 6, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i8> <i8 1, i8 -2, i8 3, i8 -4>>: defined, signs 6, nonzero, u[-4,4), s[-4,4), lane 0: (0*7)1 signs 7 nonzero, lane 1: (1*7)0 signs 7 nonzero, lane 2: 00000011 signs 6 nonzero, lane 3: 11111100 signs 6 nonzero
; <PoisonValue <4 x i8> poison>: no undef
; <ConstantAggregate <4 x i32> <i32 5, i32 1, i32 4, i32 2>>: defined, (0*29)???, signs 29, nonzero, u[1,6), s[1,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*30)10 signs 30 nonzero
; t: signs 5
; s: signs 4, u[-16,16), s[-16,16)
; e: signs 5
; a: signs 4
; k: lane 1: (?*8) signs 4, lane 3: (?*8) signs 4
; r: signs 2
; v if poison, so: s
; qq if poison, so: t
; t if poison, so: qq
; s differs from: a
; s if poison, so: v
; e if poison, so: qq, t
; a differs from: s
; a if poison, so: v, s
; r if poison, so: v, s
; b if poison, so: v, s
;----
define void @f(<4 x i8> %v, <4 x i4> %qq, i32 %i) {
  %t = sext <4 x i4> %qq to <4 x i8>
  %s = lshr <4 x i8> %v, splat (i8 3)
  %e = extractelement <4 x i8> %t, i32 %i
  %a = mul <4 x i8> %s, <i8 0, i8 poison, i8 1, i8 0>
  %k = shufflevector <4 x i8> %s, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 4, i32 2>
  %r = trunc <4 x i8> %t to <4 x i6>
  %b = bitcast <4 x i8> %s to <2 x i16>
  ret void
}
; <ConstantSplat <4 x i8> splat (i8 3)>: defined, 00000011, signs 6, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i8> <i8 0, i8 poison, i8 1, i8 0>>: no undef, (0*7)?, signs 7, u[0,2), s[0,2), not negative, lane 0: (0*8) signs 8, lane 1: (?*8) nonzero, lane 2: (0*7)1 signs 7 nonzero, lane 3: (0*8) signs 8
; <PoisonValue <4 x i8> poison>: no undef
; <ConstantAggregate <4 x i32> <i32 0, i32 1, i32 4, i32 2>>: defined, (0*29)???, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*32) signs 32, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*30)10 signs 30 nonzero
; t: signs 5
; s: 000?????, signs 3, u[0,32), s[0,32), not negative
; e: signs 5, makes poison, makes poison without flags
; a: 000?????, not negative, lane 0: (0*8) signs 2, lane 1: (?*8), lane 3: (0*8) signs 2
; k: lane 0: 000????? signs 3, lane 1: 000????? signs 3, lane 3: 000????? signs 3
; r: signs 3
; b: 000?????000?????, signs 3, not negative
; <ConstantSplat <4 x i8> splat (i8 3)> differs from: <ConstantAggregate <4 x i8> <i8 0, i8 poison, i8 1, i8 0>>
; <ConstantAggregate <4 x i8> <i8 0, i8 poison, i8 1, i8 0>> differs from: <ConstantSplat <4 x i8> splat (i8 3)>
; v if poison, so: s
; qq if poison, so: t
; t if poison, so: qq
; s if poison, so: v
; r if poison, so: qq, t
; b if poison, so: v, s
;----
define void @f(<4 x i4> noundef %q, i16 noundef %h, <2 x i1> %m, <2 x i8> %w) {
  %s = sext <2 x i1> %m to <2 x i8>
  %x = bitcast <2 x i8> %s to <16 x i1>
  %t = sext <2 x i1> %m to <2 x i16>
  %y = bitcast <2 x i16> %t to i32
  %c = trunc i16 %h to i1
  %e = sext i1 %c to i16
  %z = bitcast i16 %e to <2 x i8>
  %x.v2 = bitcast <2 x i8> %s to i16
  %y.v3 = bitcast <2 x i16> %t to <4 x i8>
  ret void
}
; q: defined
; h: defined
; m: power or zero
; s: signs 8
; x: power or zero
; t: signs 16
; c: defined, power or zero
; e: defined, signs 16
; z: defined, signs 8
; y.v3: signs 8
; m if poison, so: s, x
; s if poison, so: m, x
; x if poison, so: m, s
; t if poison, so: m, s, x
; y if poison, so: m, s, x
; x.v2 if poison, so: m, s, x
; y.v3 if poison, so: m, s, x
; c tells: h (?*15)1
; not c tells: h (?*15)0
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(1,0) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: nonzero, power, u[1,0), s[1,0), makes poison, makes poison without flags, makes undef, makes undef without flags
; y: nonzero, power, u[1,0), s[1,0), makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (?*62)00, power or zero, u[0,-3), s[0,-3)
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y if poison, so: z
; z if poison, so: y
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(2,4) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: 0???, nonzero, power, u[2,5), s[2,5), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (0*61)???, signs 61, nonzero, power, u[2,5), s[2,5), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*59)???00, signs 59, nonzero, power or zero, u[0,-3), s[0,-3), positive
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y if poison, so: z
; z if poison, so: y
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(4,4) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: 0100, nonzero, power, u[4,5), s[4,5), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (0*61)100, signs 61, nonzero, power, u[4,5), s[4,5), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*59)10000, signs 59, nonzero, power or zero, u[0,-3), s[0,-3), positive
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y differs from: z, p
; y if poison, so: z
; z differs from: y
; z if poison, so: y
; p differs from: y
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(8,8) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: 1000, nonzero, power, u[-8,-7), s[-8,-7), negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (0*60)1000, signs 60, nonzero, power, u[8,9), s[8,9), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*58)100000, signs 58, nonzero, power or zero, u[0,-3), s[0,-3), positive
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y differs from: z, p
; y if poison, so: z
; z differs from: y
; z if poison, so: y
; p differs from: y
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(1,16) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: nonzero, power, u[1,0), s[1,0), makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (0*59)?????, signs 59, nonzero, power, u[1,17), s[1,17), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*57)?????00, signs 57, nonzero, power or zero, u[0,-3), s[0,-3), positive
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y if poison, so: z
; z if poison, so: y
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(4,16) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: nonzero, power, u[4,0), s[4,0), makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (0*59)?????, signs 59, nonzero, power, u[4,17), s[4,17), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*57)?????00, signs 57, nonzero, power or zero, u[0,-3), s[0,-3), positive
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y if poison, so: z
; z if poison, so: y
;----
define void @f(<vscale x 4 x i4> %v, <vscale x 4 x i4> %w, i4 %a) {
  %o = or i4 %a, 1
  %s = insertelement <vscale x 4 x i4> poison, i4 %a, i32 0
  %x = shufflevector <vscale x 4 x i4> %s, <vscale x 4 x i4> poison, <vscale x 4 x i32> zeroinitializer
  %y = or <vscale x 4 x i4> %v, splat (i4 3)
  %z = extractelement <vscale x 4 x i4> %y, i32 1
  %b = bitcast <vscale x 4 x i4> %y to <vscale x 2 x i8>
  ret void
}
; <PoisonValue <vscale x 4 x i4> poison>: no undef
; <ConstantAggregateZero <vscale x 4 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <ConstantSplat <vscale x 4 x i4> splat (i4 3)>: defined, 0011, nonzero, u[3,4), s[3,4), positive
; o: ???1, nonzero, u[1,0), s[1,0)
; x: splat a
; y: ??11, nonzero, u[3,0), s[3,0)
; b: nonzero
; a if poison, so: o
; o if poison, so: a
; y if poison, so: v
; z if poison, so: v
; b if poison, so: v
;----
define void @f(i4 %a) #0 {
  %x = call i4 @llvm.vscale.i4()
  %y = call i64 @llvm.vscale.i64()
  %z = shl i64 %y, 2
  %g = getelementptr <vscale x 4 x i32>, ptr null, i64 1
  %p = ptrtoint ptr %g to i64
  ret void
}

declare i4 @llvm.vscale.i4() #1

declare i64 @llvm.vscale.i64() #1

attributes #0 = { vscale_range(16,32) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; x: nonzero, power, uempty-set, sempty-set, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (0*58)??????, signs 58, nonzero, power, u[16,33), s[16,33), positive, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*56)??????00, signs 56, nonzero, power or zero, u[0,-3), s[0,-3), positive
; g: defined, (?*60)0000
; p: defined, (?*60)0000
; y if poison, so: z
; z if poison, so: y
;----
define void @f(i64 %i, ptr %p, <2 x ptr> %v) {
  %h = getelementptr i32, <2 x ptr> %v, i64 1
  %k = getelementptr nuw i32, ptr %p, <2 x i64> <i64 1, i64 2>
  %pi = ptrtoint <2 x ptr> %k to <2 x i64>
  %ip = inttoptr <2 x i64> %pi to <2 x ptr>
  %e = extractelement <2 x ptr> %k, i32 0
  %z = icmp eq <2 x ptr> %v, zeroinitializer
  %l = getelementptr i8, ptr %p, i32 -1
  %m = getelementptr i8, ptr %p, i8 -1
  ret void
}
; <ConstantAggregate <2 x i64> <i64 1, i64 2>>: defined, (0*62)??, signs 62, nonzero, u[1,3), s[1,3), positive, lane 0: (0*63)1 signs 63 nonzero, lane 1: (0*62)10 signs 62 nonzero
; <ConstantAggregateZero <2 x ptr> zeroinitializer>: defined, (0*64), signs 64, not negative
; k: makes poison
; z: power or zero
; p if poison, so: k, pi
; v if poison, so: h
; h if poison, so: v
; k if poison, so: pi
; pi if poison, so: k
; ip if poison, so: k, pi
; e if poison, so: k, pi
; z if poison, so: v, h
; l if poison, so: p, k, pi
; m if poison, so: p, k, pi
; z tells: v (0*64)
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %z = icmp ne <3 x i4> %v, <i4 0, i4 poison, i4 0>
  %x = select <3 x i1> %m, <3 x i4> %v, <3 x i4> %v
  %n = xor <3 x i1> %z, splat (i1 true)
  %g = icmp sge <3 x i4> %v, splat (i4 5)
  %p = and <3 x i1> %z, %g
  %r = icmp eq i4 %a, 3
  %s = select i1 %r, <3 x i4> %v, <3 x i4> %w
  ret void
}
; <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>: no undef, 0000, signs 4, u[0,1), s[0,1), not negative, lane 1: ???? nonzero
; <ConstantSplat <3 x i1> splat (i1 true)>: defined, 1, nonzero, power, u[-1,0), s[-1,0), negative
; <ConstantSplat <3 x i4> splat (i4 5)>: defined, 0101, nonzero, u[5,6), s[5,6), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; z: no undef, power or zero
; x: passes [0]
; n: no undef, power or zero
; g: defined, power or zero
; p: no undef, power or zero
; r: defined, power or zero
; s: defined, passes [0]
; <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>> differs from: <ConstantSplat <3 x i4> splat (i4 5)>
; <ConstantSplat <3 x i4> splat (i4 5)> differs from: <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>
; z differs from: n
; x if poison, so: m
; n differs from: z
; z tells: not n
; not z tells: n, not g, not p
; n tells: not z, not g, not p
; not n tells: z
; g tells: z, not n, v 01??
; not g tells: not p
; p tells: z, not n, g, v 01??
; r tells: a 0011
;----
define void @f(<2 x i4> noundef %v, i4 noundef %a) {
  %o = or i4 %a, 1
  %k = or <2 x i4> %v, <i4 1, i4 2>
  %x0 = insertelement <2 x i4> %k, i4 %o, i32 0
  %x1 = insertelement <2 x i4> %x0, i4 %o, i32 0
  %x2 = insertelement <2 x i4> %x1, i4 %o, i32 1
  %x3 = insertelement <2 x i4> %x2, i4 %o, i32 0
  %x4 = shufflevector <2 x i4> %x3, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x4.v2 = insertelement <2 x i4> %x3, i4 %o, i32 1
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantAggregate <2 x i32> <i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*32) signs 32
; v: defined
; a: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x0: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x1: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x2: defined, ???1, nonzero
; x3: defined, ???1, nonzero
; x4: ???1, nonzero
; x4.v2: ???1, nonzero
;----
target datalayout = "E"

define void @f(<4 x i4> noundef %q, i16 noundef %h, <2 x i8> %w) {
  %k = or <4 x i4> %q, <i4 1, i4 2, i4 4, i4 -8>
  %x = bitcast <4 x i4> %k to <2 x i8>
  %o = or i16 %h, 1
  %y = bitcast i16 %o to <4 x i4>
  %p = or <2 x i8> %w, splat (i8 16)
  %z = bitcast <2 x i8> %p to <4 x i4>
  %y.v2 = bitcast i16 %o to <2 x i8>
  %p.v3 = or <2 x i8> %w, <i8 1, i8 16>
  %z.v4 = bitcast <2 x i8> %p.v3 to <4 x i4>
  ret void
}
; <ConstantAggregate <4 x i4> <i4 1, i4 2, i4 4, i4 -8>>: defined, nonzero, u[1,-7), s[1,-7), lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero, lane 3: 1000 nonzero
; <ConstantSplat <2 x i8> splat (i8 16)>: defined, 00010000, signs 3, nonzero, power, u[16,17), s[16,17), positive
; <ConstantAggregate <2 x i8> <i8 1, i8 16>>: defined, 000?000?, signs 3, nonzero, u[1,17), s[1,17), positive, lane 0: (0*7)1 signs 7 nonzero, lane 1: 00010000 signs 3 nonzero
; q: defined
; h: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero, lane 3: 1??? nonzero
; x: defined, nonzero, lane 0: ???1??1? nonzero, lane 1: ?1??1??? nonzero
; o: defined, (?*15)1, nonzero, u[1,0), s[1,0)
; y: defined
; p: ???1????, nonzero, u[16,0), s[16,0)
; z: lane 0: ???1 nonzero, lane 2: ???1 nonzero
; y.v2: defined
; p.v3: nonzero, lane 0: (?*7)1 nonzero, lane 1: ???1???? nonzero
; z.v4: lane 1: ???1 nonzero, lane 2: ???1 nonzero
; p if poison, so: w
; z if poison, so: w
; p.v3 if poison, so: w
; z.v4 if poison, so: w
;----
define void @f(<4 x i4> noundef %q, <4 x i4> %u) {
  %k = or <4 x i4> %q, splat (i4 3)
  %x = call i4 @llvm.vector.reduce.add.v4i4(<4 x i4> %q)
  %y = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k)
  %z = extractelement <4 x i4> %y, i32 1
  ret void
}

declare i4 @llvm.vector.reduce.add.v4i4(<4 x i4>) #0

declare <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantSplat <4 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; q: defined
; k: defined, ??11, nonzero, u[3,0), s[3,0)
; x: makes poison, makes poison without flags, makes undef, makes undef without flags
; y: ??11, nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: ??11, nonzero
; z if poison, so: y
;----
define void @f(<4 x i4> noundef %q, <4 x i4> %u) {
  %k = or <4 x i4> %q, splat (i4 3)
  %x = call i4 @llvm.vector.reduce.xor.v4i4(<4 x i4> %k)
  %y = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k)
  %z = extractelement <4 x i4> %y, i32 0
  ret void
}

declare i4 @llvm.vector.reduce.xor.v4i4(<4 x i4>) #0

declare <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantSplat <4 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; q: defined
; k: defined, ??11, nonzero, u[3,0), s[3,0)
; x: ??00, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: ??11, nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: ??11, nonzero
; x differs from: z
; z differs from: x
; z if poison, so: y
;----
define void @f(<2 x i4> %a, <2 x i4> %b, i4 %d) {
  %t = trunc nuw <2 x i4> %a to <2 x i1>
  %x = icmp ult <2 x i4> %a, <i4 1, i4 2>
  %y = icmp ult <2 x i4> %a, splat (i4 5)
  %z = icmp ult i4 %d, 3
  %w = icmp ult i4 %d, 5
  %k = and <2 x i1> %x, %y
  %n = xor <2 x i1> %x, splat (i1 true)
  %x.v2 = icmp ult <2 x i4> %a, %b
  %y.v3 = icmp sle <2 x i4> %a, splat (i4 5)
  %k.v4 = and <2 x i1> %x.v2, %y.v3
  %n.v5 = xor <2 x i1> %x.v2, splat (i1 true)
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 5)>: defined, 0101, nonzero, u[5,6), s[5,6), positive
; <ConstantSplat <2 x i1> splat (i1 true)>: defined, 1, nonzero, power, u[-1,0), s[-1,0), negative
; t: power or zero, makes poison
; x: power or zero
; y: power or zero
; z: power or zero
; w: power or zero
; k: power or zero
; n: power or zero
; x.v2: power or zero
; y.v3: power or zero
; k.v4: power or zero
; n.v5: power or zero
; <ConstantAggregate <2 x i4> <i4 1, i4 2>> differs from: <ConstantSplat <2 x i4> splat (i4 5)>
; <ConstantSplat <2 x i4> splat (i4 5)> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 2>>
; a if poison, so: t, x, y
; x differs from: n
; x if poison, so: a, t, y
; y if poison, so: a, t, x
; z if poison, so: d
; w if poison, so: d
; k if poison, so: a, t, x, y
; n differs from: x
; n if poison, so: a, t, x, y
; y.v3 if poison, so: a, t, x, y
; t tells: a 0001
; not t tells: a 0000
; x tells: y, not n, y.v3
; not x tells: not k, n
; y tells: y.v3, a 0???
; not y tells: not x, not k, n
; z tells: w, d 00??
; w tells: d 0???
; not w tells: not z
; k tells: x, y, not n, y.v3, a 0???
; n tells: not x, not k
; not n tells: x, y, y.v3
; x.v2 tells: not n.v5
; not x.v2 tells: not k.v4, n.v5
; not y.v3 tells: not x, not y, not k, n, not k.v4, a 011?
; k.v4 tells: x.v2, y.v3, not n.v5
; n.v5 tells: not x.v2, not k.v4
; not n.v5 tells: x.v2
;----
define void @f(<4 x i4> noundef %q, <4 x i4> %u) {
  %k = and <4 x i4> %q, zeroinitializer
  %x = call i4 @llvm.vector.reduce.umin.v4i4(<4 x i4> %k)
  %y = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k)
  %z = extractelement <4 x i4> %y, i32 0
  ret void
}

declare i4 @llvm.vector.reduce.umin.v4i4(<4 x i4>) #0

declare <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregateZero <4 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; q: defined
; k: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; x: 0000, signs 4, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: 0000, signs 4, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: 0000, signs 4, not negative
; z if poison, so: y
;----
define void @f(ptr %p, i64 %i) {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v2 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %h.v3 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %g.v4 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  %g.v5 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  ret void
}
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; g: nonzero, makes poison
; h: defined, (?*60)0000, nonzero, makes poison
; h.v3: no undef, (?*62)00, nonzero, makes poison
; g.v4: makes poison
; p if poison, so: g, g.v2
; i if poison, so: g.v2
; g.v5 if poison, so: p, g, g.v2
;----
define void @f(<4 x i4> noundef %q, <4 x i4> %u) {
  %k = and <4 x i4> %q, <i4 1, i4 2, i4 4, i4 -8>
  %x = call i4 @llvm.vector.reduce.and.v4i4(<4 x i4> %q)
  %y = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k)
  %z = extractelement <4 x i4> %y, i32 3
  ret void
}

declare i4 @llvm.vector.reduce.and.v4i4(<4 x i4>) #0

declare <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <4 x i4> <i4 1, i4 2, i4 4, i4 -8>>: defined, nonzero, u[1,-7), s[1,-7), lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero, lane 3: 1000 nonzero
; q: defined
; k: defined, lane 0: 000? signs 3, lane 1: 00?0 signs 2, lane 2: 0?00, lane 3: ?000
; x: makes poison, makes poison without flags, makes undef, makes undef without flags
; y: lane 0: ?000, lane 1: 0?00, lane 2: 00?0 signs 2, lane 3: 000? signs 3, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: 000?, not negative
; z if poison, so: y
;----
define void @f(<4 x i4> noundef %q, i16 noundef %h, <2 x i8> %w, i4 %a) {
  %k = or <4 x i4> %q, splat (i4 1)
  %x = bitcast <4 x i4> %k to <1 x i16>
  %o = or i16 %h, 258
  %y = bitcast i16 %o to <4 x i4>
  %p = or <2 x i8> %w, <i8 1, i8 16>
  %z = bitcast <2 x i8> %p to i16
  %k.v2 = or <4 x i4> %q, splat (i4 3)
  %x.v3 = bitcast <4 x i4> %k.v2 to <1 x i16>
  %o.v4 = or i16 %h, 4112
  %y.v5 = bitcast i16 %o.v4 to <16 x i1>
  %z.v6 = bitcast <2 x i8> %p to <4 x i4>
  ret void
}
; <ConstantSplat <4 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantAggregate <2 x i8> <i8 1, i8 16>>: defined, 000?000?, signs 3, nonzero, u[1,17), s[1,17), positive, lane 0: (0*7)1 signs 7 nonzero, lane 1: 00010000 signs 3 nonzero
; <ConstantSplat <4 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; q: defined
; h: defined
; k: defined, ???1, nonzero, u[1,0), s[1,0)
; x: defined, ???1???1???1???1, nonzero
; o: defined, (?*7)1??????1?, nonzero, u[258,0), s[258,0)
; y: defined
; p: nonzero, lane 0: (?*7)1 nonzero, lane 1: ???1???? nonzero
; z: ???1(?*11)1, nonzero
; k.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v3: defined, ??11??11??11??11, nonzero
; o.v4: defined, ???1(?*7)1????, nonzero, u[4112,0), s[4112,0)
; y.v5: defined, power or zero
; z.v6: lane 0: ???1 nonzero, lane 3: ???1 nonzero
; <ConstantSplat <4 x i4> splat (i4 1)> differs from: <ConstantSplat <4 x i4> splat (i4 3)>, k.v2
; <ConstantSplat <4 x i4> splat (i4 3)> differs from: <ConstantSplat <4 x i4> splat (i4 1)>
; p if poison, so: w
; z if poison, so: w
; k.v2 differs from: <ConstantSplat <4 x i4> splat (i4 1)>
;----
define void @f(<2 x i4> noundef %v, i4 noundef %a) {
  %o = or i4 %a, 1
  %k = or <2 x i4> %v, <i4 1, i4 2>
  %x0 = insertelement <2 x i4> %k, i4 %o, i32 0
  %x1 = insertelement <2 x i4> %x0, i4 %o, i32 0
  %x2 = shufflevector <2 x i4> %x1, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x3 = shufflevector <2 x i4> %x2, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x4 = insertelement <2 x i4> %x3, i4 %o, i32 1
  %x5 = shufflevector <2 x i4> %x4, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantAggregate <2 x i32> <i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*32) signs 32
; v: defined
; a: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x0: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x1: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x2: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; x3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x4: ???1, nonzero
; x5: ???1, nonzero
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v2 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %g.v3 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h.v4 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %g.v5 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  ret void
}

attributes #0 = { vscale_range(2,4) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: defined, (?*60)0000, nonzero, makes poison
; g.v3: nonzero, makes poison
; h.v4: no undef, (?*62)00, nonzero, makes poison
; g.v5: makes poison
; p if poison, so: g, g.v2
; i if poison, so: g
; g.v2 if poison, so: p, g
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v2 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  %g.v3 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %g.v4 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %h.v5 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  ret void
}

attributes #0 = { vscale_range(8,8) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; g: nonzero, makes poison
; h: defined, (?*60)0000, nonzero, makes poison
; g.v2: makes poison
; h.v5: no undef, (?*62)00, nonzero, makes poison
; p if poison, so: g, g.v2
; i if poison, so: g.v2
; g.v3 if poison, so: p, g, g.v2
; g.v4 if poison, so: g.v2
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v2 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  %h.v3 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %g.v4 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %g.v5 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  ret void
}

attributes #0 = { vscale_range(4,4) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; g: nonzero, makes poison
; h: defined, (?*60)0000, nonzero, makes poison
; g.v2: makes poison
; h.v3: no undef, (?*62)00, nonzero, makes poison
; p if poison, so: g, g.v2
; i if poison, so: g.v2
; g.v4 if poison, so: p, g, g.v2
; g.v5 if poison, so: g.v2
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %g.v2 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %g.v3 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  %h.v4 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v5 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  ret void
}

attributes #0 = { vscale_range(1,0) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; g: nonzero, makes poison
; h: no undef, (?*62)00, nonzero, makes poison
; g.v3: makes poison
; h.v4: defined, (?*60)0000, nonzero, makes poison
; p if poison, so: g, g.v2
; i if poison, so: g.v2
; g.v5 if poison, so: p, g, g.v2
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %h.v2 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v3 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %g.v4 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %g.v5 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  ret void
}

attributes #0 = { vscale_range(4,16) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: no undef, (?*62)00, nonzero, makes poison
; h.v2: defined, (?*60)0000, nonzero, makes poison
; g.v4: nonzero, makes poison
; g.v5: makes poison
; p if poison, so: g
; g if poison, so: p
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %g.v2 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %g.v3 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %h.v4 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v5 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  ret void
}

attributes #0 = { vscale_range(1,16) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; g: nonzero, makes poison
; h: no undef, (?*62)00, nonzero, makes poison
; h.v4: defined, (?*60)0000, nonzero, makes poison
; g.v5: makes poison
; p if poison, so: g, g.v2
; i if poison, so: g.v2
; g.v3 if poison, so: p, g, g.v2
;----
define void @f(ptr %p, i64 %i) #0 {
  %a = alloca <vscale x 4 x i32>, align 16
  %g = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %h = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 1
  %g.v2 = getelementptr <vscale x 4 x i32>, ptr %p, i64 %i
  %h.v3 = getelementptr inbounds <vscale x 4 x i8>, ptr %a, i64 0
  %g.v4 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 1
  %g.v5 = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %i
  ret void
}

attributes #0 = { vscale_range(16,32) }
; a: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: no undef, (?*62)00, nonzero, makes poison
; h.v3: defined, (?*60)0000, nonzero, makes poison
; g.v4: nonzero, makes poison
; g.v5: makes poison
; p if poison, so: g, g.v2
; i if poison, so: g.v2
; g if poison, so: p, g.v2
;----
define void @f(i4 %a, i4 noundef %b, i1 %c) {
  %x = select i1 %c, i4 3, i4 0
  %y = and i4 %x, undef
  %v = add <2 x i4> undef, zeroinitializer
  %x.v2 = select i1 %c, i4 %a, i4 %a
  %y.v3 = and i4 %x.v2, undef
  %v.v4 = add <2 x i4> <i4 1, i4 3>, splat (i4 1)
  %x.v5 = select i1 %c, i4 3, i4 poison
  %y.v6 = and i4 %x.v5, undef
  %x.v7 = select i1 %c, i4 %a, i4 0
  %y.v8 = and i4 %x.v7, undef
  %v.v9 = add <2 x i4> <i4 1, i4 undef>, splat (i4 1)
  %y.v10 = and i4 %x.v5, 3
  %v.v11 = add <2 x i4> poison, splat (i4 1)
  ret void
}
; <UndefValue i4 undef>: no poison
; <UndefValue <2 x i4> undef>: no poison
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <2 x i4> <i4 1, i4 3>>: defined, 00?1, signs 2, nonzero, u[1,4), s[1,4), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0011 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <PoisonValue i4 poison>: no undef
; <ConstantAggregate <2 x i4> <i4 1, i4 undef>>: no poison, lane 0: 0001 signs 3 nonzero
; <PoisonValue <2 x i4> poison>: no undef
; b: defined
; c: power or zero
; x: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; y: 00??, signs 2, not negative
; v: no poison
; x.v2: passes [0]
; v.v4: defined, 0??0, nonzero, positive, lane 0: 0010 nonzero, lane 1: 0100 nonzero
; x.v5: passes [0]
; x.v7: passes [0]
; v.v9: no poison, lane 0: 0010 signs 2 nonzero
; y.v10: 00??, signs 2, u[0,4), s[0,4), not negative
; v.v11: no undef
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 3>>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantAggregate <2 x i4> <i4 1, i4 3>> differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>
; c if poison, so: x, y
; x if poison, so: c, y
; y if poison, so: c, x
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %z = icmp ult <3 x i4> %v, splat (i4 3)
  %x = select <3 x i1> %m, <3 x i4> %w, <3 x i4> %w
  %n = xor <3 x i1> %z, splat (i1 true)
  %g = icmp ne <3 x i4> %v, zeroinitializer
  %p = and <3 x i1> %z, %g
  %r = icmp eq i4 %a, 3
  %s = select i1 %r, <3 x i4> %v, <3 x i4> %w
  %x.v2 = select <3 x i1> %z, <3 x i4> %w, <3 x i4> splat (i4 3)
  %g.v3 = icmp ne <3 x i4> %v, %w
  %p.v4 = and <3 x i1> %z, %g.v3
  ret void
}
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantSplat <3 x i1> splat (i1 true)>: defined, 1, nonzero, power, u[-1,0), s[-1,0), negative
; <ConstantAggregateZero <3 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; z: defined, power or zero
; x: passes [0]
; n: defined, power or zero
; g: defined, power or zero
; p: defined, power or zero
; r: defined, power or zero
; s: defined, passes [0]
; x.v2: defined, passes [0]
; g.v3: defined, power or zero
; p.v4: defined, power or zero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregateZero <3 x i4> zeroinitializer>
; <ConstantAggregateZero <3 x i4> zeroinitializer> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; z differs from: n
; x if poison, so: m
; n differs from: z
; z tells: not n, v 00??
; not z tells: n, g, not p, not p.v4
; n tells: not z, g, not p, not p.v4
; not n tells: z, v 00??
; not g tells: z, not n, not p, v 0000
; p tells: z, not n, g, v 00??
; r tells: a 0011
; not g.v3 tells: not p.v4
; p.v4 tells: z, not n, g.v3, v 00??
;----
define void @f(<2 x i4> %v, <2 x i4> %u) {
  %nv = sub <2 x i4> <i4 0, i4 poison>, %v
  %w = icmp sgt <2 x i4> %v, zeroinitializer
  %q = select <2 x i1> %w, <2 x i4> %nv, <2 x i4> %v
  %r = call <2 x i4> @llvm.smax.v2i4(<2 x i4> %v, <2 x i4> <i4 -2, i4 -3>)
  %s = call <2 x i4> @llvm.smin.v2i4(<2 x i4> %r, <2 x i4> %u)
  ret void
}

declare <2 x i4> @llvm.smax.v2i4(<2 x i4>, <2 x i4>) #0

declare <2 x i4> @llvm.smin.v2i4(<2 x i4>, <2 x i4>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>>: no undef, 0000, signs 4, u[0,1), s[0,1), not negative, lane 1: ???? nonzero
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <2 x i4> <i4 -2, i4 -3>>: defined, 11??, signs 2, nonzero, u[-3,-1), s[-3,-1), negative, lane 0: 1110 signs 3 nonzero, lane 1: 1101 signs 2 nonzero
; w: power or zero
; q: u[-8,1), s[-8,1), passes [0], nabs v nv
; r: passes [0, 1]
; s: passes [0, 1]
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>> differs from: <ConstantAggregate <2 x i4> <i4 -2, i4 -3>>
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>> if poison, so: nv
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantAggregate <2 x i4> <i4 -2, i4 -3>>
; <ConstantAggregate <2 x i4> <i4 -2, i4 -3>> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantAggregateZero <2 x i4> zeroinitializer>
; v if poison, so: nv, w, q, r
; w if poison, so: v, nv, q, r
; q if poison, so: nv
; r if poison, so: v, nv, w, q
; w tells: v 0???
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 -1, i4 -1, i4 poison>
  %o = or i4 %a, 0
  %x = insertelement <3 x i4> %k, i4 %o, i32 2
  %y = extractelement <3 x i4> %k, i32 %i
  %z = insertelement <3 x i4> %x, i4 %b, i32 1
  %k.v2 = or <3 x i4> %v, splat (i4 3)
  %o.v3 = or i4 %a, 1
  %x.v4 = insertelement <3 x i4> poison, i4 %a, i32 2
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %z.v6 = insertelement <3 x i4> %x.v4, i4 %b, i32 2
  ret void
}
; <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>: no undef, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative, lane 2: ???? nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: no undef, 1111, signs 4, nonzero, negative, lane 2: ???? nonzero
; o: defined
; x: no undef, lane 0: 1111 signs 4 nonzero, lane 1: 1111 signs 4 nonzero
; y: 1111, signs 4, nonzero, negative, makes poison, makes poison without flags
; z: no undef, lane 0: 1111 signs 4 nonzero
; k.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; o.v3: defined, ???1, nonzero, u[1,0), s[1,0)
; x.v4: no undef
; y.v5: no undef
; z.v6: no undef
; <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, k
; k differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<vscale x 4 x i32> %v, ptr align 16 %p, i64 %i) {
  %g = getelementptr <vscale x 4 x i32>, ptr %p, i64 2
  %h = getelementptr nuw <vscale x 1 x i8>, ptr %p, i64 0
  %e = extractelement <vscale x 4 x i32> %v, i32 1
  %t = trunc <vscale x 4 x i32> %v to <vscale x 4 x i8>
  %s = sext <vscale x 4 x i8> %t to <vscale x 4 x i32>
  %k = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %b = bitcast <vscale x 4 x i32> %s to <vscale x 8 x i16>
  %n = insertelement <vscale x 4 x i32> %s, i32 3, i32 1
  ret void
}
; <PoisonValue <vscale x 4 x i32> poison>: no undef
; <ConstantAggregateZero <vscale x 4 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; p: (?*60)0000, aligned 16
; g: (?*60)0000
; h: (?*60)0000, makes poison
; s: signs 25
; p if poison, so: g, h
; g if poison, so: p, h
; e if poison, so: v
; t if poison, so: v
; s if poison, so: v
;----
define void @f(<2 x i4> %v, <2 x i4> %u) {
  %nv = sub <2 x i4> <i4 0, i4 poison>, %v
  %w = icmp ult <2 x i4> %v, <i4 3, i4 2>
  %q = select <2 x i1> %w, <2 x i4> %v, <2 x i4> splat (i4 3)
  %r = call <2 x i4> @llvm.smax.v2i4(<2 x i4> %v, <2 x i4> splat (i4 -2))
  %s = call <2 x i4> @llvm.smin.v2i4(<2 x i4> %r, <2 x i4> splat (i4 1))
  ret void
}

declare <2 x i4> @llvm.smax.v2i4(<2 x i4>, <2 x i4>) #0

declare <2 x i4> @llvm.smin.v2i4(<2 x i4>, <2 x i4>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>>: no undef, 0000, signs 4, u[0,1), s[0,1), not negative, lane 1: ???? nonzero
; <ConstantAggregate <2 x i4> <i4 3, i4 2>>: defined, 001?, signs 2, nonzero, u[2,4), s[2,4), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantSplat <2 x i4> splat (i4 -2)>: defined, 1110, signs 3, nonzero, u[-2,-1), s[-2,-1), negative
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; w: power or zero
; q: passes [0]
; r: u[-2,-8), s[-2,-8), passes [0, 1]
; s: signs 3, u[-8,2), s[-8,2), passes [0, 1]
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>> differs from: <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 3)>, <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>> if poison, so: nv
; <ConstantAggregate <2 x i4> <i4 3, i4 2>> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 3)> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 -2)> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 3)>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 3)>, <ConstantSplat <2 x i4> splat (i4 -2)>
; v if poison, so: nv, w, q, r
; w if poison, so: v, nv, q, r
; q if poison, so: v, nv, w, r
; r if poison, so: v, nv, w, q
;----
define void @f(<2 x i4> noundef %v, i4 noundef %a) {
  %o = or i4 %a, 1
  %k = or <2 x i4> %v, <i4 1, i4 2>
  %x0 = insertelement <2 x i4> %k, i4 %o, i32 0
  %x1 = shufflevector <2 x i4> %x0, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x2 = shufflevector <2 x i4> %x1, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x3 = shufflevector <2 x i4> %x2, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x4 = insertelement <2 x i4> %x3, i4 %o, i32 1
  %x5 = shufflevector <2 x i4> %x4, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x6 = shufflevector <2 x i4> %x5, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantAggregate <2 x i32> <i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*32) signs 32
; v: defined
; a: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x0: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x1: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; x2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x3: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; x4: nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; x5: lane 0: ???1 nonzero
; x6: lane 1: ???1 nonzero
;----
define void @f(<2 x i4> noundef %v, i4 noundef %a) {
  %o = or i4 %a, 1
  %k = or <2 x i4> %v, <i4 1, i4 2>
  %x0 = or <2 x i4> %v, splat (i4 1)
  %x1 = shufflevector <2 x i4> %x0, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x2 = shufflevector <2 x i4> %x1, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x3 = shufflevector <2 x i4> %x2, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x4 = shufflevector <2 x i4> %x3, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x5 = shufflevector <2 x i4> %x4, <2 x i4> %k, <2 x i32> <i32 1, i32 0>
  %x6 = insertelement <2 x i4> %x5, i4 %o, i32 1
  %x7 = insertelement <2 x i4> %x6, i4 %o, i32 0
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantAggregate <2 x i32> <i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*32) signs 32
; v: defined
; a: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; x0: defined, ???1, nonzero, u[1,0), s[1,0)
; x1: defined, ???1, nonzero
; x2: defined, ???1, nonzero
; x3: defined, ???1, nonzero
; x4: defined, ???1, nonzero
; x5: ???1, nonzero
; x6: lane 1: ???1 nonzero
; x7: ???1, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 -1, i4 -1, i4 poison>
  %l = and <3 x i4> %w, zeroinitializer
  %x = xor <3 x i4> %k, <i4 1, i4 2, i4 4>
  %k.v2 = or <3 x i4> %v, <i4 1, i4 poison, i4 1>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 0, i4 poison>
  %x.v4 = sub <3 x i4> %k.v2, %l.v3
  %l.v5 = and <3 x i4> %w, <i4 1, i4 2, i4 4>
  %x.v6 = and <3 x i4> %v, <i4 -1, i4 -1, i4 poison>
  %x.v7 = or <3 x i4> zeroinitializer, %k
  %k.v8 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v9 = and <3 x i4> %w, <i4 0, i4 poison, i4 0>
  %x.v10 = and <3 x i4> %k.v8, %l.v9
  ret void
}
; <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>: no undef, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative, lane 2: ???? nonzero
; <ConstantAggregateZero <3 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>: no undef, 0001, signs 3, nonzero, u[1,2), s[1,2), positive, lane 1: ???? nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 0, i4 poison>>: no undef, 00??, signs 2, u[0,4), s[0,4), not negative, lane 0: 0011 signs 2 nonzero, lane 1: 0000 signs 4, lane 2: ???? nonzero
; <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>: no undef, 0000, signs 4, u[0,1), s[0,1), not negative, lane 1: ???? nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: no undef, 1111, signs 4, nonzero, negative, lane 2: ???? nonzero
; l: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; x: no undef, 1???, nonzero, negative, lane 0: 1110 signs 3 nonzero, lane 1: 1101 signs 2 nonzero, lane 2: ????
; k.v2: no undef, ???1, nonzero, lane 1: ???? nonzero
; l.v3: no undef, 00??, signs 2, not negative, lane 1: 0000 signs 4, lane 2: ????
; x.v4: no undef
; l.v5: defined, 0???, not negative, lane 0: 000? signs 3, lane 1: 00?0 signs 2, lane 2: 0?00
; x.v6: no undef
; x.v7: no undef, 1111, signs 4, nonzero, negative, lane 2: ???? nonzero
; k.v8: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v9: no undef, 0000, signs 4, not negative, lane 1: ????
; x.v10: no undef, 0000, signs 4, not negative, lane 1: ????
; <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>> differs from: <ConstantAggregateZero <3 x i4> zeroinitializer>, <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>, <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, <ConstantAggregate <3 x i4> <i4 3, i4 0, i4 poison>>, <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>, l
; <ConstantAggregateZero <3 x i4> zeroinitializer> differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, k, x
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>> differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, k, x
; <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>> differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, <ConstantAggregateZero <3 x i4> zeroinitializer>, <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>, k, l, x
; <ConstantAggregate <3 x i4> <i4 3, i4 0, i4 poison>> differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, k, x
; <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>> differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, k, x
; k differs from: <ConstantAggregateZero <3 x i4> zeroinitializer>, <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>, <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, <ConstantAggregate <3 x i4> <i4 3, i4 0, i4 poison>>, <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>, l, x
; l differs from: <ConstantAggregate <3 x i4> <i4 -1, i4 -1, i4 poison>>, <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, k, x
; x differs from: <ConstantAggregateZero <3 x i4> zeroinitializer>, <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>, <ConstantAggregate <3 x i4> <i4 1, i4 poison, i4 1>>, <ConstantAggregate <3 x i4> <i4 3, i4 0, i4 poison>>, <ConstantAggregate <3 x i4> <i4 0, i4 poison, i4 0>>, k, l
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 4, i32 0, i32 5>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 4, i32 0, i32 5>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 0
  %l.v6 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v7 = extractelement <3 x i4> %x.v4, i32 1
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 4, i32 0, i32 5>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*32) signs 32, lane 2: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, lane 1: 00?? signs 2, lane 2: ?1?? nonzero
; y: defined
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: no undef, lane 1: ???1 nonzero
; y.v5: no undef
; l.v6: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; y.v7: no undef, ???1, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 2, i32 4>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <2 x i32> <i32 2, i32 4>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 1
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v6 = shufflevector <3 x i4> %l, <3 x i4> %k.v5, <2 x i32> <i32 2, i32 4>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, splat (i4 3)
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 2, i32 4>>: defined, (0*29)??0, signs 29, nonzero, u[2,5), s[2,5), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*29)100 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, lane 0: ?1?? nonzero
; y: defined
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: defined, ?1??, nonzero, lane 1: ?111 nonzero
; y.v4: defined, ?111, nonzero
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v6: defined, lane 0: 00?? signs 2, lane 1: ??1? nonzero
; y.v7: defined, ??1?, nonzero
; l.v8: defined, ??11, nonzero, u[3,0), s[3,0)
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 2, i32 0>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 2, i32 0>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v6 = and <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %k.v5, <3 x i4> %l.v6, <2 x i32> <i32 2, i32 0>
  %y.v8 = extractelement <2 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 2, i32 0>>: defined, (0*30)?0, signs 30, u[0,3), s[0,3), not negative, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*32) signs 32
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, ???1, nonzero, lane 1: ??11 nonzero
; y: defined, ??11, nonzero
; l.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v3: defined, ??11, nonzero
; y.v4: defined, ??11, nonzero
; k.v5: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v6: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v7: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ???1 nonzero
; y.v8: defined, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(i32 %a, i32 %b, <8 x i8> %v) {
  %o = or i32 %a, 256
  %m = and i32 %b, 65280
  %x = call i32 @llvm.bswap.i32(i32 %o)
  %y = call i32 @llvm.ctlz.i32(i32 %o, i1 true)
  %z = call i32 @llvm.fshr.i32(i32 %o, i32 %m, i32 0)
  %w = call i32 @llvm.ucmp.i32.i32(i32 %o, i32 %m)
  %p = sdiv i32 %o, %m
  ret void
}

declare i32 @llvm.bswap.i32(i32) #0

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; b: no poison, undefined if poison
; o: (?*23)1(?*8), nonzero, u[256,0), s[256,0)
; m: no poison, (0*16)(?*8)(0*8), signs 16, u[0,65281), s[0,65281), not negative, undefined if poison, undefined if poison at 
; m at : nonzero, positive
; x: (?*15)1(?*16), nonzero, passes [0]
; y: (0*27)?????, signs 27, u[0,32), s[0,32), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (0*16)(?*8)(0*8), signs 16, not negative, passes [0, 1, 2]
; w: u[-1,2), s[-1,2), passes [0, 1], makes poison
; p: triggers [1]
; a if poison, so: o, x
; o differs from: y
; o if poison, so: a, x
; m differs from: x
; x differs from: m, y, z
; x if poison, so: a, o
; y differs from: o, x
; z differs from: x
; z if poison, so: a, o, x
; p if poison, so: a, o, x
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 1, i32 3>
  %y = extractelement <2 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = and <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <2 x i32> <i32 1, i32 3>
  %y.v5 = extractelement <2 x i4> %x.v4, i32 0
  %l.v6 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v7 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v6, <2 x i32> <i32 1, i32 3>
  %y.v8 = extractelement <2 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 1, i32 3>>: defined, (0*30)?1, signs 30, nonzero, u[1,4), s[1,4), positive, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*30)11 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, ???1, nonzero, lane 0: ??11 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v4: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; y.v5: defined, ??1?, nonzero
; l.v6: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v7: defined, ??1?, nonzero, lane 1: ??11 nonzero
; y.v8: defined, ??1?, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(i32 %a, i32 %b, <8 x i8> %v) {
  %o = or i32 %a, 1
  %m = and i32 %b, 65280
  %x = call i32 @llvm.bitreverse.i32(i32 %m)
  %y = call i32 @llvm.cttz.i32(i32 %m, i1 true)
  %z = call i32 @llvm.fshl.i32(i32 %o, i32 %o, i32 0)
  %w = call i32 @llvm.ucmp.i32.i32(i32 %o, i32 %m)
  %p = udiv i32 %o, 8
  ret void
}

declare i32 @llvm.bitreverse.i32(i32) #0

declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

declare i32 @llvm.fshl.i32(i32, i32, i32) #0

declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; o: (?*31)1, nonzero, u[1,0), s[1,0)
; m: (0*16)(?*8)(0*8), signs 16, u[0,65281), s[0,65281), not negative
; x: (0*8)(?*8)(0*16), signs 8, not negative, passes [0]
; y: (0*27)?????, signs 27, nonzero, u[0,32), s[0,32), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (?*31)1, nonzero, passes [0, 1, 2]
; w: u[-1,2), s[-1,2), passes [0, 1], makes poison
; p: 000(?*29), signs 3, u[0,536870912), s[0,536870912), not negative, triggers [1]
; a if poison, so: o
; b if poison, so: m, x
; o differs from: m, x
; o if poison, so: a
; m differs from: o, z
; m if poison, so: b, x
; x differs from: o, z
; x if poison, so: b, m
; z differs from: m, x
; z if poison, so: a, o
; p if poison, so: a, o
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 3, i32 3>
  %y = extractelement <2 x i4> %x, i32 1
  %y.v2 = extractelement <2 x i4> %x, i32 0
  %k.v3 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v4 = or <3 x i4> %w, splat (i4 3)
  %x.v5 = shufflevector <3 x i4> %k.v3, <3 x i4> poison, <2 x i32> <i32 3, i32 3>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 1
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> %l.v4, <2 x i32> <i32 3, i32 3>
  %y.v8 = extractelement <2 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 3, i32 3>>: defined, (0*30)11, signs 30, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: no undef
; y: no undef
; y.v2: no undef
; k.v3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v4: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v5: no undef
; y.v6: no undef
; x.v7: defined, ??11, nonzero
; y.v8: defined, ??11, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<4 x i8> %v, <4 x i4> %qq, i32 %i) {
  %t = sext <4 x i4> %qq to <4 x i8>
  %s = lshr <4 x i8> %v, splat (i8 3)
  %e = extractelement <4 x i8> %t, i32 %i
  %a = or <4 x i8> %t, <i8 1, i8 -2, i8 3, i8 -4>
  %k = shufflevector <4 x i8> %s, <4 x i8> poison, <4 x i32> <i32 5, i32 1, i32 4, i32 2>
  %r = trunc <4 x i8> %t to <4 x i6>
  %b = bitcast <4 x i8> %s to <8 x i4>
  %s.v2 = ashr <4 x i8> %v, splat (i8 3)
  %e.v3 = extractelement <4 x i8> %s.v2, i32 3
  %a.v4 = xor <4 x i8> %t, <i8 0, i8 poison, i8 1, i8 0>
  %k.v5 = shufflevector <4 x i8> %s.v2, <4 x i8> poison, <4 x i32> <i32 5, i32 1, i32 4, i32 2>
  %r.v6 = trunc <4 x i8> %s.v2 to <4 x i6>
  %b.v7 = bitcast <4 x i8> %s.v2 to <2 x i16>
  ret void
}
; <ConstantSplat <4 x i8> splat (i8 3)>: defined, 00000011, signs 6, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i8> <i8 1, i8 -2, i8 3, i8 -4>>: defined, signs 6, nonzero, u[-4,4), s[-4,4), lane 0: (0*7)1 signs 7 nonzero, lane 1: (1*7)0 signs 7 nonzero, lane 2: 00000011 signs 6 nonzero, lane 3: 11111100 signs 6 nonzero
; <PoisonValue <4 x i8> poison>: no undef
; <ConstantAggregate <4 x i32> <i32 5, i32 1, i32 4, i32 2>>: defined, (0*29)???, signs 29, nonzero, u[1,6), s[1,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*30)10 signs 30 nonzero
; <ConstantAggregate <4 x i8> <i8 0, i8 poison, i8 1, i8 0>>: no undef, (0*7)?, signs 7, u[0,2), s[0,2), not negative, lane 0: (0*8) signs 8, lane 1: (?*8) nonzero, lane 2: (0*7)1 signs 7 nonzero, lane 3: (0*8) signs 8
; t: signs 5
; s: 000?????, signs 3, u[0,32), s[0,32), not negative
; e: signs 5, makes poison, makes poison without flags
; a: signs 5, nonzero, lane 0: (?*7)1 signs 5 nonzero, lane 1: (1*7)? signs 7 nonzero, lane 2: ??????11 signs 5 nonzero, lane 3: 111111?? signs 6 nonzero
; k: lane 1: 000????? signs 3, lane 3: 000????? signs 3
; r: signs 3
; b: lane 1: 000? signs 3, lane 3: 000? signs 3, lane 5: 000? signs 3, lane 7: 000? signs 3
; s.v2: signs 4, u[-16,16), s[-16,16)
; e.v3: signs 4
; a.v4: signs 5, lane 1: (?*8)
; k.v5: lane 1: (?*8) signs 4, lane 3: (?*8) signs 4
; r.v6: signs 2
; <ConstantSplat <4 x i8> splat (i8 3)> differs from: <ConstantAggregate <4 x i8> <i8 0, i8 poison, i8 1, i8 0>>
; <ConstantAggregate <4 x i8> <i8 0, i8 poison, i8 1, i8 0>> differs from: <ConstantSplat <4 x i8> splat (i8 3)>
; v if poison, so: s
; qq if poison, so: t
; t if poison, so: qq
; s if poison, so: v
; a if poison, so: qq, t
; r if poison, so: qq, t
; b if poison, so: v, s
; s.v2 if poison, so: v, s
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 2, i32 2>
  %y = extractelement <2 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = and <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <2 x i32> <i32 2, i32 2>
  %y.v5 = extractelement <2 x i4> %x.v4, i32 0
  %l.v6 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> %l.v6, <2 x i32> <i32 2, i32 2>
  %y.v8 = extractelement <2 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 2, i32 2>>: defined, (0*30)10, signs 30, nonzero, power, u[2,3), s[2,3), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: no undef, ?1??, nonzero
; y: no undef, ?1??, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v4: no undef, ?1??, nonzero
; y.v5: no undef, ?1??, nonzero
; l.v6: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v7: defined, ?1??, nonzero
; y.v8: defined, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(i32 %a, i32 %b, <8 x i8> %v) {
  %o = or i32 %a, 16777216
  %m = and i32 %b, 1
  %x = call i32 @llvm.bitreverse.i32(i32 %o)
  %y = call i32 @llvm.ctlz.i32(i32 %m, i1 true)
  %z = call i32 @llvm.fshl.i32(i32 %o, i32 %m, i32 %b)
  %w = call i32 @llvm.scmp.i32.i32(i32 %o, i32 %m)
  %p = srem i32 %o, 8
  ret void
}

declare i32 @llvm.bitreverse.i32(i32) #0

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

declare i32 @llvm.fshl.i32(i32, i32, i32) #0

declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; o: (?*7)1(?*24), nonzero, u[16777216,0), s[16777216,0)
; m: (0*31)?, signs 31, power or zero, u[0,2), s[0,2), not negative
; x: (?*24)1(?*7), nonzero, passes [0]
; y: (0*27)?????, signs 27, nonzero, u[0,32), s[0,32), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: passes [0, 1, 2]
; w: u[-1,2), s[-1,2), passes [0, 1], makes poison
; p: signs 29, u[-7,8), s[-7,8), triggers [1]
; a if poison, so: o, x
; b if poison, so: m
; o differs from: m, y
; o if poison, so: a, x
; m differs from: o, x
; m if poison, so: b
; x differs from: m, y
; x if poison, so: a, o
; y differs from: o, x
; p if poison, so: a, o, x
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 poison, i32 4>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 poison, i32 4>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v6 = or <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %l.v6, <3 x i4> %k.v5, <2 x i32> <i32 poison, i32 4>
  %y.v8 = extractelement <2 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 poison, i32 4>>: no undef, (0*29)100, signs 29, nonzero, u[4,5), s[4,5), positive, lane 0: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, makes poison, makes poison without flags
; y: no undef
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, makes poison, makes poison without flags
; y.v4: no undef
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v6: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v7: no undef, lane 1: ??1? nonzero, makes poison, makes poison without flags
; y.v8: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 2, i32 2>
  %y = extractelement <2 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <2 x i32> <i32 2, i32 2>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 1
  %x.v5 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 2, i32 2>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 1
  %l.v7 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v8 = extractelement <2 x i4> %x.v3, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 2, i32 2>>: defined, (0*30)10, signs 30, nonzero, power, u[2,3), s[2,3), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, ?1??, nonzero
; y: defined, ?1??, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v3: no undef, ?1??, nonzero
; y.v4: no undef, ?1??, nonzero
; x.v5: no undef, ?1??, nonzero
; y.v6: no undef, ?1??, nonzero
; l.v7: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; y.v8: no undef, ?1??, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 5, i32 4, i32 0>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <3 x i32> <i32 5, i32 4, i32 0>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %l.v6 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v7 = shufflevector <3 x i4> %l.v6, <3 x i4> %k, <3 x i32> <i32 5, i32 4, i32 0>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 5, i32 4, i32 0>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, lane 0: ?1?? nonzero, lane 2: ???1 nonzero
; y: defined, ?1??, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ??11 nonzero
; y.v5: defined, ??11, nonzero
; l.v6: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v7: defined, lane 0: ?1?? nonzero, lane 2: 00?? signs 2
; y.v8: defined
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 0, i32 3, i32 5>
  %y = extractelement <3 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <3 x i32> <i32 0, i32 3, i32 5>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v6 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v7 = shufflevector <3 x i4> %l.v6, <3 x i4> %k.v5, <3 x i32> <i32 0, i32 3, i32 5>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 0, i32 3, i32 5>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*30)11 signs 30 nonzero, lane 2: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, nonzero, lane 0: ??11 nonzero, lane 1: ???1 nonzero, lane 2: ?1?? nonzero
; y: defined, ??11, nonzero
; l.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v3: defined, lane 0: 00?? signs 2, lane 1: ???1 nonzero, lane 2: ?1?? nonzero
; y.v4: defined, 00??, not negative
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v6: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v7: defined, lane 0: 00?? signs 2, lane 1: ???1 nonzero, lane 2: ?1?? nonzero
; y.v8: defined, 00??, not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 4, i32 5, i32 4>
  %y = extractelement <3 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 4, i32 5, i32 4>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %l.v6 = and <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> %l.v6, <3 x i32> <i32 4, i32 5, i32 4>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 4, i32 5, i32 4>>: defined, (0*29)10?, signs 29, nonzero, u[4,6), s[4,6), positive, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*29)100 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, lane 1: ?1?? nonzero
; y: defined, ?1??, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v4: no undef
; y.v5: no undef
; l.v6: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v7: defined, 00??, signs 2, not negative
; y.v8: defined, 00??, signs 2, not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 5, i32 2, i32 0>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = and <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <3 x i32> <i32 5, i32 2, i32 0>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %l.v6 = or <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v6, <3 x i32> <i32 5, i32 2, i32 0>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 5, i32 2, i32 0>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y: defined, ?1??, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v4: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y.v5: defined, ?1??, nonzero
; l.v6: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v7: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y.v8: defined, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 0, i32 2, i32 0>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <3 x i32> <i32 0, i32 2, i32 0>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 0
  %l.v6 = and <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v6, <3 x i32> <i32 0, i32 2, i32 0>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 0, i32 2, i32 0>>: defined, (0*30)?0, signs 30, u[0,3), s[0,3), not negative, lane 0: (0*32) signs 32, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, ??11, nonzero
; y: defined, ??11, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y.v5: defined, ???1, nonzero
; l.v6: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v7: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y.v8: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l, x
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; x differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 2, i32 1, i32 2>
  %y = extractelement <3 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 2, i32 1, i32 2>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 0
  %l.v6 = and <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %l.v6, <3 x i4> %k.v2, <3 x i32> <i32 2, i32 1, i32 2>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 2, i32 1, i32 2>>: defined, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; y: defined, ??1?, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: no undef, lane 0: ?1?? nonzero, lane 2: ?1?? nonzero
; y.v5: no undef, ?1??, nonzero
; l.v6: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v7: defined, 00??, signs 2, not negative
; y.v8: defined, 00??, signs 2, not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 4, i32 0, i32 1>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <3 x i32> <i32 4, i32 0, i32 1>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 0
  %y.v6 = extractelement <3 x i4> %x, i32 1
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 4, i32 0, i32 1>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 4, i32 0, i32 1>>: defined, (0*29)?0?, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*32) signs 32, lane 2: (0*31)1 signs 31 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, lane 1: ???1 nonzero
; y: defined
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v4: defined, ??1?, nonzero, lane 1: ??11 nonzero, lane 2: ?111 nonzero
; y.v5: defined, ??1?, nonzero
; y.v6: defined, ???1, nonzero
; x.v7: no undef, lane 1: ???1 nonzero
; y.v8: no undef, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 poison, i32 4>
  %y = extractelement <2 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <2 x i32> <i32 poison, i32 4>
  %y.v5 = extractelement <2 x i4> %x.v4, i32 1
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 poison, i32 4>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %y.v8 = extractelement <2 x i4> %x.v4, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 poison, i32 4>>: no undef, (0*29)100, signs 29, nonzero, u[4,5), s[4,5), positive, lane 0: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: no undef, lane 1: ??1? nonzero, makes poison, makes poison without flags
; y: no undef
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v4: no undef, makes poison, makes poison without flags
; y.v5: no undef
; x.v6: no undef, makes poison, makes poison without flags
; y.v7: no undef
; y.v8: no undef
;----
define void @f(<vscale x 4 x i4> %v, <vscale x 4 x i4> %w, i4 %a) {
  %o = or i4 %a, 1
  %s = insertelement <vscale x 4 x i4> poison, i4 %a, i32 0
  %x = shufflevector <vscale x 4 x i4> %s, <vscale x 4 x i4> poison, <vscale x 4 x i32> zeroinitializer
  %y = or <vscale x 4 x i4> %x, %w
  %z = extractelement <vscale x 4 x i4> %x, i32 1
  %b = bitcast <vscale x 4 x i4> %y to <vscale x 2 x i8>
  %s.v2 = insertelement <vscale x 4 x i4> poison, i4 %o, i32 1
  %x.v3 = shufflevector <vscale x 4 x i4> %s.v2, <vscale x 4 x i4> poison, <vscale x 4 x i32> zeroinitializer
  %y.v4 = and <vscale x 4 x i4> %x.v3, splat (i4 3)
  %z.v5 = extractelement <vscale x 4 x i4> %y.v4, i32 1
  %b.v6 = bitcast <vscale x 4 x i4> %y.v4 to <vscale x 2 x i8>
  ret void
}
; <PoisonValue <vscale x 4 x i4> poison>: no undef
; <ConstantAggregateZero <vscale x 4 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <ConstantSplat <vscale x 4 x i4> splat (i4 3)>: defined, 0011, nonzero, u[3,4), s[3,4), positive
; o: ???1, nonzero, u[1,0), s[1,0)
; x: splat a
; y.v4: 00??, signs 2, u[0,4), s[0,4), not negative
; z.v5: signs 2
; a if poison, so: o
; o if poison, so: a
; z if poison, so: x
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 poison, i32 1, i32 3>
  %y = extractelement <3 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 poison, i32 1, i32 3>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 1
  %y.v5 = extractelement <3 x i4> %x.v3, i32 0
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 poison, i32 1, i32 3>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 0
  %y.v8 = extractelement <3 x i4> %x.v6, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 poison, i32 1, i32 3>>: no undef, (0*30)?1, signs 30, nonzero, u[1,4), s[1,4), positive, lane 0: (?*32) nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*30)11 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: no undef, lane 1: ??1? nonzero, lane 2: ??11 nonzero, makes poison, makes poison without flags
; y: no undef, ??1?, nonzero
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, lane 1: ??1? nonzero, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y.v4: no undef, ??1?, nonzero
; y.v5: no undef
; x.v6: no undef, lane 1: ??1? nonzero, makes poison, makes poison without flags
; y.v7: no undef
; y.v8: no undef, ??1?, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %l.v3 = and <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k, <3 x i4> %l.v3, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 1
  %k.v6 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v7 = shufflevector <3 x i4> %k.v6, <3 x i4> %l.v2, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y.v8 = extractelement <4 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 3, i32 2, i32 0, i32 2>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32, lane 3: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y: defined, ???1, nonzero
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; l.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v4: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y.v5: defined, ?1??, nonzero
; k.v6: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v7: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y.v8: defined, ??11, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 2, i32 1>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 2, i32 1>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %y.v6 = extractelement <2 x i4> %x.v3, i32 0
  %l.v7 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 2, i32 1>
  %y.v9 = extractelement <2 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 2, i32 1>>: defined, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*31)1 signs 31 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, 00??, signs 2, not negative
; y: defined, 00??, signs 2, not negative
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: no undef, lane 0: ?1?? nonzero
; y.v4: no undef
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; y.v6: no undef, ?1??, nonzero
; l.v7: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v8: defined, lane 0: ?1?? nonzero
; y.v9: defined, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 5, i32 0, i32 4, i32 5>
  %y = extractelement <4 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = and <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <4 x i32> <i32 5, i32 0, i32 4, i32 5>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 1
  %l.v6 = or <3 x i4> %w, splat (i4 3)
  %x.v7 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <4 x i32> <i32 5, i32 0, i32 4, i32 5>
  %y.v8 = extractelement <4 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 5, i32 0, i32 4, i32 5>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*32) signs 32, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??11 nonzero, lane 2: ??1? nonzero, lane 3: ?1?? nonzero
; y: defined, ?1??, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v4: defined, lane 0: 00?? signs 2, lane 1: ???1 nonzero, lane 2: 00?? signs 2, lane 3: 00?? signs 2
; y.v5: defined, ???1, nonzero
; l.v6: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v7: defined, lane 0: ?1?? nonzero, lane 1: ???1 nonzero, lane 3: ?1?? nonzero
; y.v8: defined, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 2, i32 3, i32 5, i32 0>
  %y = extractelement <4 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <4 x i32> <i32 2, i32 3, i32 5, i32 0>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 1
  %y.v6 = extractelement <4 x i4> %x.v4, i32 0
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 2, i32 3, i32 5, i32 0>
  %y.v8 = extractelement <4 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 2, i32 3, i32 5, i32 0>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*30)11 signs 30 nonzero, lane 2: (0*29)101 signs 29 nonzero, lane 3: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ???1 nonzero, lane 2: ?1?? nonzero, lane 3: ???1 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: no undef, lane 0: ?1?? nonzero, lane 3: ???1 nonzero
; y.v5: no undef
; y.v6: no undef, ?1??, nonzero
; x.v7: no undef, lane 0: ?1?? nonzero, lane 3: ???1 nonzero
; y.v8: no undef, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 5, i32 2, i32 0, i32 0>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 5, i32 2, i32 0, i32 0>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v6 = shufflevector <3 x i4> %k.v5, <3 x i4> %k.v5, <4 x i32> <i32 5, i32 2, i32 0, i32 0>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 5, i32 2, i32 0, i32 0>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32, lane 3: (0*32) signs 32
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ???1 nonzero
; y: defined, ?1??, nonzero
; l.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v3: no undef, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ???1 nonzero
; y.v4: no undef, ?1??, nonzero
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v6: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ???1 nonzero
; y.v7: defined, ?1??, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 4, i32 5>
  %y = extractelement <2 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = and <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <2 x i32> <i32 4, i32 5>
  %y.v5 = extractelement <2 x i4> %x.v4, i32 0
  %x.v6 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <2 x i32> <i32 4, i32 5>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 0
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v9 = extractelement <2 x i4> %x.v4, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 4, i32 5>>: defined, (0*29)10?, signs 29, nonzero, u[4,6), s[4,6), positive, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, nonzero, lane 0: ??1? nonzero, lane 1: ?1?? nonzero
; y: defined, ??1?, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v4: defined, lane 1: ?1?? nonzero
; y.v5: defined
; x.v6: no undef
; y.v7: no undef
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; y.v9: defined, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 2, i32 poison>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 2, i32 poison>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 2, i32 poison>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 1
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <2 x i32> <i32 2, i32 poison>
  %y.v8 = extractelement <2 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 2, i32 poison>>: no undef, (0*30)10, signs 30, nonzero, u[2,3), s[2,3), positive, lane 1: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 0: 00?? signs 2, makes poison, makes poison without flags
; y: no undef
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, lane 0: ?1?? nonzero, makes poison, makes poison without flags
; y.v4: no undef, ?1??, nonzero
; x.v5: no undef, lane 0: ?1?? nonzero, makes poison, makes poison without flags
; y.v6: no undef
; x.v7: no undef, lane 0: ?1?? nonzero, makes poison, makes poison without flags
; y.v8: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 poison, i32 0, i32 poison>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <3 x i32> <i32 poison, i32 0, i32 poison>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 0
  %l.v6 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 poison, i32 0, i32 poison>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 poison, i32 0, i32 poison>>: no undef, (0*32), signs 32, u[0,1), s[0,1), not negative, lane 0: (?*32) nonzero, lane 2: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 1: ???1 nonzero, makes poison, makes poison without flags
; y: no undef
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v4: no undef, lane 1: ???1 nonzero, makes poison, makes poison without flags
; y.v5: no undef
; l.v6: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v7: no undef, lane 1: ???1 nonzero, makes poison, makes poison without flags
; y.v8: no undef, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 5, i32 4, i32 1>
  %y = extractelement <3 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 5, i32 4, i32 1>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 1
  %x.v5 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <3 x i32> <i32 5, i32 4, i32 1>
  %y.v6 = extractelement <3 x i4> %x.v5, i32 1
  %x.v7 = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 5, i32 4, i32 1>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 5, i32 4, i32 1>>: defined, (0*29)?0?, signs 29, nonzero, u[1,6), s[1,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*31)1 signs 31 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 2: ?111 nonzero
; y: defined, ??1?, nonzero
; l.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v3: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 2: ??1? nonzero
; y.v4: defined, ??1?, nonzero
; x.v5: defined, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 2: 00?? signs 2
; y.v6: defined, ??1?, nonzero
; x.v7: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?111 nonzero, lane 2: ??1? nonzero
; y.v8: defined, ?111, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 2, i32 1>
  %y = extractelement <2 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <2 x i32> <i32 2, i32 1>
  %y.v5 = extractelement <2 x i4> %x.v4, i32 1
  %x.v6 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <2 x i32> <i32 2, i32 1>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v9 = extractelement <2 x i4> %x.v6, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 2, i32 1>>: defined, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*31)1 signs 31 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: no undef, lane 0: ?1?? nonzero
; y: no undef
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: defined, ??11, nonzero
; y.v5: defined, ??11, nonzero
; x.v6: no undef, nonzero, lane 0: ?1?? nonzero, lane 1: ??1? nonzero
; y.v7: no undef, ??1?, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; y.v9: no undef, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 3, i32 1, i32 3>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v3 = shufflevector <3 x i4> %l, <3 x i4> %k.v2, <3 x i32> <i32 3, i32 1, i32 3>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 0
  %l.v5 = and <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %l.v5, <3 x i32> <i32 3, i32 1, i32 3>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v9 = extractelement <3 x i4> %x, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 3, i32 1, i32 3>>: defined, (0*30)?1, signs 30, nonzero, u[1,4), s[1,4), positive, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*30)11 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, lane 0: ???1 nonzero, lane 2: ???1 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v3: defined, ???1, nonzero, lane 1: ?111 nonzero
; y.v4: defined, ???1, nonzero
; l.v5: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v6: defined, lane 0: 00?? signs 2, lane 2: 00?? signs 2
; y.v7: defined
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; y.v9: defined
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 2, i32 0, i32 0>
  %y = extractelement <3 x i4> %x, i32 0
  %x.v2 = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 2, i32 0, i32 0>
  %y.v3 = extractelement <3 x i4> %x.v2, i32 0
  %k.v4 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v5 = shufflevector <3 x i4> %k.v4, <3 x i4> %k.v4, <3 x i32> <i32 2, i32 0, i32 0>
  %y.v6 = extractelement <3 x i4> %x.v5, i32 1
  %x.v7 = shufflevector <3 x i4> %k.v4, <3 x i4> poison, <3 x i32> <i32 2, i32 0, i32 0>
  %y.v8 = extractelement <3 x i4> %x.v7, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 2, i32 0, i32 0>>: defined, (0*30)?0, signs 30, u[0,3), s[0,3), not negative, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*32) signs 32, lane 2: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ???1 nonzero, lane 2: ???1 nonzero
; y: defined, ?1??, nonzero
; x.v2: defined, ??11, nonzero
; y.v3: defined, ??11, nonzero
; k.v4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v5: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ???1 nonzero, lane 2: ???1 nonzero
; y.v6: defined, ???1, nonzero
; x.v7: no undef, nonzero, lane 0: ?1?? nonzero, lane 1: ???1 nonzero, lane 2: ???1 nonzero
; y.v8: no undef, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 4, i32 0, i32 2>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 4, i32 0, i32 2>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %l.v6 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v7 = extractelement <3 x i4> %x.v4, i32 0
  %x.v8 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <3 x i32> <i32 4, i32 0, i32 2>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 4, i32 0, i32 2>>: defined, (0*29)??0, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*32) signs 32, lane 2: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, lane 0: ??1? nonzero, lane 1: 00?? signs 2, lane 2: 00?? signs 2
; y: defined, ??1?, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: no undef, lane 1: ???1 nonzero, lane 2: ?1?? nonzero
; y.v5: no undef, ???1, nonzero
; l.v6: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; y.v7: no undef
; x.v8: defined, nonzero, lane 0: ??11 nonzero, lane 1: ???1 nonzero, lane 2: ?1?? nonzero
; y.v9: defined, ???1, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 0, i32 0, i32 2>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <3 x i32> <i32 0, i32 0, i32 2>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %y.v6 = extractelement <3 x i4> %x, i32 1
  %l.v7 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v8 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 0, i32 0, i32 2>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 0, i32 0, i32 2>>: defined, (0*30)?0, signs 30, u[0,3), s[0,3), not negative, lane 0: (0*32) signs 32, lane 1: (0*32) signs 32, lane 2: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, 00??, signs 2, not negative, lane 2: 000? signs 3
; y: defined, 00??, signs 2, not negative
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: defined, ??11, nonzero
; y.v5: defined, ??11, nonzero
; y.v6: defined, 00??, signs 2, not negative
; l.v7: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v8: no undef, nonzero, lane 0: ???1 nonzero, lane 1: ???1 nonzero, lane 2: ?1?? nonzero
; y.v9: no undef, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <2 x i32> <i32 4, i32 0>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 4, i32 0>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %l.v5 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 4, i32 0>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <2 x i32> <i32 4, i32 0>
  %y.v9 = extractelement <2 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 4, i32 0>>: defined, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, ???1, nonzero, lane 0: ??11 nonzero
; y: defined, ???1, nonzero
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: defined, lane 0: ??1? nonzero, lane 1: 00?? signs 2
; y.v4: defined, ??1?, nonzero
; l.v5: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v6: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; y.v7: defined, ???1, nonzero
; x.v8: defined, lane 0: 0???, lane 1: ???1 nonzero
; y.v9: defined, 0???, not negative
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 2, i32 2, i32 poison>
  %y = extractelement <3 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, splat (i4 3)
  %y.v3 = extractelement <3 x i4> %x, i32 1
  %k.v4 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v5 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k.v4, <3 x i4> poison, <3 x i32> <i32 2, i32 2, i32 poison>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 0
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> %l.v5, <3 x i32> <i32 2, i32 2, i32 poison>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 2, i32 2, i32 poison>>: no undef, (0*30)10, signs 30, nonzero, u[2,3), s[2,3), positive, lane 2: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y: no undef, ?1??, nonzero
; l.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; y.v3: no undef, ?1??, nonzero
; k.v4: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v5: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v6: no undef, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v7: no undef, ?1??, nonzero
; x.v8: no undef, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v9: no undef, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <2 x i32> <i32 4, i32 5>
  %y = extractelement <2 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <2 x i32> <i32 4, i32 5>
  %y.v5 = extractelement <2 x i4> %x.v4, i32 0
  %x.v6 = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 4, i32 5>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 0
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 4, i32 5>
  %y.v9 = extractelement <2 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 4, i32 5>>: defined, (0*29)10?, signs 29, nonzero, u[4,6), s[4,6), positive, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, ???1, nonzero, lane 0: ?111 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: defined, nonzero, lane 0: ??1? nonzero, lane 1: ?1?? nonzero
; y.v5: defined, ??1?, nonzero
; x.v6: defined, lane 1: ?1?? nonzero
; y.v7: defined
; x.v8: no undef
; y.v9: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 0, i32 3>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 0, i32 3>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 0, i32 3>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 0
  %l.v7 = and <3 x i4> %w, splat (i4 3)
  %x.v8 = shufflevector <3 x i4> %l.v7, <3 x i4> %k, <2 x i32> <i32 0, i32 3>
  %y.v9 = extractelement <2 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 0, i32 3>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*32) signs 32, lane 1: (0*30)11 signs 30 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, lane 0: 00?? signs 2, lane 1: ???1 nonzero
; y: defined, ???1, nonzero
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: no undef, lane 0: ???1 nonzero
; y.v4: no undef, ???1, nonzero
; x.v5: defined, ???1, nonzero, lane 0: ??11 nonzero
; y.v6: defined, ??11, nonzero
; l.v7: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v8: defined, lane 0: 00?? signs 2, lane 1: ???1 nonzero
; y.v9: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 0, i32 0, i32 5, i32 0>
  %y = extractelement <4 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <4 x i32> <i32 0, i32 0, i32 5, i32 0>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 0
  %l.v6 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v7 = extractelement <4 x i4> %x, i32 1
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 0, i32 0, i32 5, i32 0>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 0, i32 0, i32 5, i32 0>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*32) signs 32, lane 2: (0*29)101 signs 29 nonzero, lane 3: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, nonzero, lane 0: ???1 nonzero, lane 1: ???1 nonzero, lane 2: ?1?? nonzero, lane 3: ???1 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: defined, nonzero, lane 0: ??11 nonzero, lane 1: ??11 nonzero, lane 2: ?1?? nonzero, lane 3: ??11 nonzero
; y.v5: defined, ??11, nonzero
; l.v6: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; y.v7: defined, ???1, nonzero
; x.v8: no undef, lane 0: ???1 nonzero, lane 1: ???1 nonzero, lane 3: ???1 nonzero
; y.v9: no undef, ???1, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 1, i32 5>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <2 x i32> <i32 1, i32 5>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 1, i32 5>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 1
  %l.v7 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> %l.v7, <2 x i32> <i32 1, i32 5>
  %y.v9 = extractelement <2 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 1, i32 5>>: defined, (0*29)?01, signs 29, nonzero, u[1,6), s[1,6), positive, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 0: ??1? nonzero
; y: no undef
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: defined, lane 0: ??1? nonzero, lane 1: 000? signs 3
; y.v4: defined, ??1?, nonzero
; x.v5: defined, lane 0: 0???, lane 1: ?1?? nonzero
; y.v6: defined, ?1??, nonzero
; l.v7: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v8: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; y.v9: defined, ??1?, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 3, i32 2, i32 0, i32 0>
  %y = extractelement <4 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v3, <4 x i32> <i32 3, i32 2, i32 0, i32 0>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 1
  %y.v6 = extractelement <4 x i4> %x.v4, i32 0
  %l.v7 = or <3 x i4> %w, splat (i4 3)
  %x.v8 = shufflevector <3 x i4> %l.v7, <3 x i4> %k, <4 x i32> <i32 3, i32 2, i32 0, i32 0>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 3, i32 2, i32 0, i32 0>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32, lane 3: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, ???1, nonzero, lane 2: ??11 nonzero, lane 3: ??11 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v4: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ???1 nonzero
; y.v5: defined, ?1??, nonzero
; y.v6: defined, 00??, not negative
; l.v7: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v8: defined, ???1, nonzero, lane 1: ??11 nonzero, lane 2: ??11 nonzero, lane 3: ??11 nonzero
; y.v9: defined, ??11, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> zeroinitializer
  %y = extractelement <2 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, splat (i4 3)
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <2 x i32> zeroinitializer
  %y.v5 = extractelement <2 x i4> %x.v4, i32 1
  %l.v6 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %y.v7 = extractelement <2 x i4> %x.v4, i32 0
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v8, <2 x i32> zeroinitializer
  %y.v10 = extractelement <2 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregateZero <2 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, ???1, nonzero
; y: no undef, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v4: no undef, ???1, nonzero
; y.v5: no undef, ???1, nonzero
; l.v6: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; y.v7: no undef, ???1, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v9: defined, ???1, nonzero
; y.v10: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 poison, i32 2>
  %y = extractelement <2 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 poison, i32 2>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 poison, i32 2>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 0
  %k.v7 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v8 = shufflevector <3 x i4> %k.v7, <3 x i4> %k.v7, <2 x i32> <i32 poison, i32 2>
  %y.v9 = extractelement <2 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 poison, i32 2>>: no undef, (0*30)10, signs 30, nonzero, u[2,3), s[2,3), positive, lane 0: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y: no undef
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, lane 1: 000? signs 3, makes poison, makes poison without flags
; y.v4: no undef
; x.v5: no undef, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v6: no undef
; k.v7: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v8: no undef, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v9: no undef
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <4 x i32> <i32 3, i32 0, i32 poison, i32 0>
  %y = extractelement <4 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <4 x i32> <i32 3, i32 0, i32 poison, i32 0>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 0
  %y.v6 = extractelement <4 x i4> %x, i32 0
  %l.v7 = or <3 x i4> %w, splat (i4 3)
  %x.v8 = shufflevector <3 x i4> %l.v7, <3 x i4> %k.v2, <4 x i32> <i32 3, i32 0, i32 poison, i32 0>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 3, i32 0, i32 poison, i32 0>>: no undef, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*32) signs 32, lane 2: (?*32) nonzero, lane 3: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: no undef, lane 0: 00?? signs 2, lane 1: ???1 nonzero, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y: no undef, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v4: no undef, lane 0: ???1 nonzero, lane 1: ???1 nonzero, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y.v5: no undef, ???1, nonzero
; y.v6: no undef, 00??, not negative
; l.v7: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v8: no undef, lane 0: ???1 nonzero, lane 1: ??11 nonzero, lane 3: ??11 nonzero, makes poison, makes poison without flags
; y.v9: no undef, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 5, i32 4, i32 0>
  %y = extractelement <3 x i4> %x, i32 1
  %x.v2 = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 5, i32 4, i32 0>
  %y.v3 = extractelement <3 x i4> %x.v2, i32 1
  %k.v4 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v5 = shufflevector <3 x i4> %l, <3 x i4> %k.v4, <3 x i32> <i32 5, i32 4, i32 0>
  %y.v6 = extractelement <3 x i4> %x.v5, i32 0
  %l.v7 = and <3 x i4> %w, splat (i4 3)
  %x.v8 = shufflevector <3 x i4> %k.v4, <3 x i4> poison, <3 x i32> <i32 5, i32 4, i32 0>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 5, i32 4, i32 0>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, ???1, nonzero, lane 1: ?111 nonzero
; y: defined, ?111, nonzero
; x.v2: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 2: ??11 nonzero
; y.v3: defined, ??1?, nonzero
; k.v4: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v5: defined, lane 0: ?1?? nonzero, lane 2: ??11 nonzero
; y.v6: defined, ?1??, nonzero
; l.v7: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v8: no undef, lane 2: ???1 nonzero
; y.v9: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 0, i32 5, i32 3>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v3 = shufflevector <3 x i4> %l, <3 x i4> %k.v2, <3 x i32> <i32 0, i32 5, i32 3>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 1
  %l.v5 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %l.v5, <3 x i4> %k.v2, <3 x i32> <i32 0, i32 5, i32 3>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 0
  %x.v8 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 0, i32 5, i32 3>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 0, i32 5, i32 3>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*30)11 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y: defined, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v3: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y.v4: defined, ?1??, nonzero
; l.v5: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v6: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: ???1 nonzero
; y.v7: defined, 00??, not negative
; x.v8: no undef, lane 0: ???1 nonzero
; y.v9: no undef, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <2 x i32> <i32 3, i32 3>
  %y = extractelement <2 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <2 x i32> <i32 3, i32 3>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v6 = shufflevector <3 x i4> %l, <3 x i4> %k.v5, <2 x i32> <i32 3, i32 3>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 0
  %l.v8 = or <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k.v5, <3 x i4> %l.v8, <2 x i32> <i32 3, i32 3>
  %y.v10 = extractelement <2 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <2 x i32> <i32 3, i32 3>>: defined, (0*30)11, signs 30, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, 00??, signs 2, not negative
; y: defined, 00??, signs 2, not negative
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: defined, ??11, nonzero
; y.v4: defined, ??11, nonzero
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v6: defined, ???1, nonzero
; y.v7: defined, ???1, nonzero
; l.v8: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v9: defined, ??11, nonzero
; y.v10: defined, ??11, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <2 x i32> zeroinitializer
  %y = extractelement <2 x i4> %x, i32 1
  %x.v2 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> zeroinitializer
  %y.v3 = extractelement <2 x i4> %x.v2, i32 1
  %k.v4 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v5 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k.v4, <3 x i4> poison, <2 x i32> zeroinitializer
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> zeroinitializer
  %y.v10 = extractelement <2 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregateZero <2 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, ???1, nonzero
; y: defined, ???1, nonzero
; x.v2: no undef, ???1, nonzero
; y.v3: no undef, ???1, nonzero
; k.v4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v5: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v6: no undef, ???1, nonzero
; y.v7: no undef, ???1, nonzero
; l.v8: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v9: defined, ???1, nonzero
; y.v10: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <2 x i32> <i32 5, i32 0>
  %y = extractelement <2 x i4> %x, i32 0
  %x.v2 = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 5, i32 0>
  %y.v3 = extractelement <2 x i4> %x.v2, i32 0
  %k.v4 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v5 = and <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k.v4, <3 x i4> poison, <2 x i32> <i32 5, i32 0>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %l.v8, <3 x i4> %k.v4, <2 x i32> <i32 5, i32 0>
  %y.v10 = extractelement <2 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 5, i32 0>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*32) signs 32
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, lane 0: 000? signs 3, lane 1: ???1 nonzero
; y: defined, 000?, not negative
; x.v2: no undef, lane 1: ???1 nonzero
; y.v3: no undef
; k.v4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v5: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v6: no undef, lane 1: ???1 nonzero
; y.v7: no undef, ???1, nonzero
; l.v8: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v9: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??11 nonzero
; y.v10: defined, ??11, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 0, i32 1, i32 poison>
  %y = extractelement <3 x i4> %x, i32 0
  %x.v2 = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 0, i32 1, i32 poison>
  %y.v3 = extractelement <3 x i4> %x.v2, i32 1
  %l.v4 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v5 = shufflevector <3 x i4> %l.v4, <3 x i4> %k, <3 x i32> <i32 0, i32 1, i32 poison>
  %y.v6 = extractelement <3 x i4> %x.v5, i32 0
  %k.v7 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v8 = shufflevector <3 x i4> %k.v7, <3 x i4> poison, <3 x i32> <i32 0, i32 1, i32 poison>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 0, i32 1, i32 poison>>: no undef, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*32) signs 32, lane 1: (0*31)1 signs 31 nonzero, lane 2: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 0: ???1 nonzero, makes poison, makes poison without flags
; y: no undef, ???1, nonzero
; x.v2: no undef, lane 0: ???1 nonzero, makes poison, makes poison without flags
; y.v3: no undef
; l.v4: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v5: no undef, lane 0: ??11 nonzero, lane 1: ?111 nonzero, makes poison, makes poison without flags
; y.v6: no undef, ??11, nonzero
; k.v7: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v8: no undef, lane 0: ???1 nonzero, lane 1: ??1? nonzero, makes poison, makes poison without flags
; y.v9: no undef, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 1, i32 5, i32 2, i32 0>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 1, i32 5, i32 2, i32 0>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %k, <3 x i4> %l, <4 x i32> <i32 1, i32 5, i32 2, i32 0>
  %y.v6 = extractelement <4 x i4> %x.v5, i32 1
  %k.v7 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v8 = shufflevector <3 x i4> %k.v7, <3 x i4> %k.v7, <4 x i32> <i32 1, i32 5, i32 2, i32 0>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 1, i32 5, i32 2, i32 0>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*30)10 signs 30 nonzero, lane 3: (0*32) signs 32
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: 00?? signs 2, lane 3: 00?? signs 2
; y: defined, 00??, not negative
; l.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v3: no undef, lane 0: ??1? nonzero, lane 2: ?1?? nonzero, lane 3: ???1 nonzero
; y.v4: no undef, ??1?, nonzero
; x.v5: defined, lane 0: ??1? nonzero, lane 1: 00?? signs 2, lane 2: ?1?? nonzero, lane 3: ???1 nonzero
; y.v6: defined, 00??, not negative
; k.v7: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v8: defined, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero, lane 3: ???1 nonzero
; y.v9: defined, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <2 x i32> <i32 3, i32 0>
  %y = extractelement <2 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> %l, <2 x i32> <i32 3, i32 0>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 1
  %l.v5 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %l.v5, <2 x i32> <i32 3, i32 0>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <2 x i32> <i32 3, i32 0>
  %y.v10 = extractelement <2 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 3, i32 0>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: no undef, lane 1: ???1 nonzero
; y: no undef
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v3: defined, ???1, nonzero, lane 0: ??11 nonzero
; y.v4: defined, ???1, nonzero
; l.v5: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v6: defined, lane 0: 00?? signs 2, lane 1: ???1 nonzero
; y.v7: defined, ???1, nonzero
; l.v8: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v9: defined, ???1, nonzero
; y.v10: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 0, i32 5>
  %y = extractelement <2 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <2 x i32> <i32 0, i32 5>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %l.v5, <3 x i4> %k.v2, <2 x i32> <i32 0, i32 5>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 0
  %l.v8 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v8, <2 x i32> <i32 0, i32 5>
  %y.v10 = extractelement <2 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 0, i32 5>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero
; y: defined, ?1??, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero
; y.v4: defined, ?1??, nonzero
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero
; y.v7: defined, ??11, nonzero
; l.v8: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v9: defined, ???1, nonzero
; y.v10: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 4, i32 2, i32 0, i32 2>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 4, i32 2, i32 0, i32 2>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %l.v5 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %l.v5, <3 x i4> %k, <4 x i32> <i32 4, i32 2, i32 0, i32 2>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %x.v8 = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 4, i32 2, i32 0, i32 2>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 4, i32 2, i32 0, i32 2>>: defined, (0*29)??0, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32, lane 3: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, nonzero, lane 0: ??1? nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y: defined, ??1?, nonzero
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y.v4: no undef
; l.v5: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v6: defined, nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero, lane 2: ??11 nonzero, lane 3: ???1 nonzero
; y.v7: defined, ??1?, nonzero
; x.v8: defined, lane 0: ??1? nonzero, lane 1: 00?? signs 2, lane 2: 00?? signs 2, lane 3: 00?? signs 2
; y.v9: defined, ??1?, nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 3, i32 poison>
  %y = extractelement <2 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <2 x i32> <i32 3, i32 poison>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 0
  %l.v5 = and <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %k, <2 x i32> <i32 3, i32 poison>
  %y.v7 = extractelement <2 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %l.v8, <3 x i4> %k, <2 x i32> <i32 3, i32 poison>
  %y.v10 = extractelement <2 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 3, i32 poison>>: no undef, (0*30)11, signs 30, nonzero, u[3,4), s[3,4), positive, lane 1: (?*32) nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: no undef, lane 0: ???1 nonzero, makes poison, makes poison without flags
; y: no undef, ???1, nonzero
; l.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v3: no undef, lane 0: ??11 nonzero, makes poison, makes poison without flags
; y.v4: no undef, ??11, nonzero
; l.v5: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v6: no undef, lane 0: ???1 nonzero, makes poison, makes poison without flags
; y.v7: no undef
; l.v8: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v9: no undef, lane 0: ???1 nonzero, makes poison, makes poison without flags
; y.v10: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l.v2
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l.v2 differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v6 = shufflevector <3 x i4> %l.v2, <3 x i4> %k.v5, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %x.v8 = shufflevector <3 x i4> %l, <3 x i4> %k.v5, <4 x i32> <i32 3, i32 2, i32 0, i32 2>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 3, i32 2, i32 0, i32 2>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32, lane 3: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, ???1, nonzero, lane 1: ??11 nonzero, lane 2: ??11 nonzero, lane 3: ??11 nonzero
; y: defined, ???1, nonzero
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y.v4: defined, ??11, nonzero
; k.v5: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v6: defined, ???1, nonzero, lane 2: ??11 nonzero
; y.v7: defined, ???1, nonzero
; x.v8: defined, ???1, nonzero, lane 1: ??11 nonzero, lane 2: ??11 nonzero, lane 3: ??11 nonzero
; y.v9: defined, ??11, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 5, i32 poison, i32 0>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <3 x i32> <i32 5, i32 poison, i32 0>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <3 x i32> <i32 5, i32 poison, i32 0>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 1
  %x.v8 = shufflevector <3 x i4> %l.v5, <3 x i4> %k.v2, <3 x i32> <i32 5, i32 poison, i32 0>
  %y.v9 = extractelement <3 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i32> <i32 5, i32 poison, i32 0>>: no undef, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (?*32) nonzero, lane 2: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: no undef, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y: no undef
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v3: no undef, lane 0: ?1?? nonzero, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y.v4: no undef
; l.v5: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v6: no undef, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y.v7: no undef
; x.v8: no undef, lane 0: ?1?? nonzero, lane 2: ??11 nonzero, makes poison, makes poison without flags
; y.v9: no undef, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
