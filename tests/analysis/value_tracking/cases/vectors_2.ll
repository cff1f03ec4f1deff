; Vectors: lanes that are asked about one by one, constants of lanes, shuffles, casts between lanes of other widths. See test_answers.py.
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 3, i32 5, i32 0, i32 5>
  %y = extractelement <4 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <4 x i32> <i32 3, i32 5, i32 0, i32 5>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %x.v5 = shufflevector <3 x i4> %k, <3 x i4> %l, <4 x i32> <i32 3, i32 5, i32 0, i32 5>
  %y.v6 = extractelement <4 x i4> %x.v5, i32 1
  %k.v7 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v8 = shufflevector <3 x i4> %k.v7, <3 x i4> poison, <4 x i32> <i32 3, i32 5, i32 0, i32 5>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 3, i32 5, i32 0, i32 5>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*32) signs 32, lane 3: (0*29)101 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, lane 3: ?1?? nonzero
; y: defined, ?1??, nonzero
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: defined, ???1, nonzero, lane 0: ??11 nonzero
; y.v4: defined, ???1, nonzero
; x.v5: defined, lane 0: 00?? signs 2, lane 1: 000? signs 3, lane 2: ???1 nonzero, lane 3: 000? signs 3
; y.v6: defined, 000?, not negative
; k.v7: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v8: no undef, lane 2: ???1 nonzero
; y.v9: no undef
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 0, i32 5, i32 2, i32 1>
  %y = extractelement <4 x i4> %x, i32 0
  %x.v2 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 0, i32 5, i32 2, i32 1>
  %y.v3 = extractelement <4 x i4> %x.v2, i32 0
  %k.v4 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v5 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k.v4, <3 x i4> poison, <4 x i32> <i32 0, i32 5, i32 2, i32 1>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %x.v8 = shufflevector <3 x i4> %k.v4, <3 x i4> %k.v4, <4 x i32> <i32 0, i32 5, i32 2, i32 1>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 0, i32 5, i32 2, i32 1>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*30)10 signs 30 nonzero, lane 3: (0*31)1 signs 31 nonzero
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
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: 00?? signs 2, lane 3: 00?? signs 2
; y: defined, 00??, not negative
; x.v2: no undef, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; y.v3: no undef, ???1, nonzero
; k.v4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v5: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v6: no undef, lane 0: ???1 nonzero, lane 2: ?1?? nonzero, lane 3: ??1? nonzero
; y.v7: no undef
; x.v8: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero, lane 3: ??1? nonzero
; y.v9: defined, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 0, i32 4, i32 5, i32 1>
  %y = extractelement <4 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <4 x i32> <i32 0, i32 4, i32 5, i32 1>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 1
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %l.v3, <4 x i32> <i32 0, i32 4, i32 5, i32 1>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %x.v8 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <4 x i32> <i32 0, i32 4, i32 5, i32 1>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <4 x i32> <i32 0, i32 4, i32 5, i32 1>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*29)101 signs 29 nonzero, lane 3: (0*31)1 signs 31 nonzero
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
; x: no undef, lane 0: ???1 nonzero
; y: no undef, ???1, nonzero
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v4: defined, lane 0: 00?? signs 2, lane 1: ??1? nonzero, lane 2: ?1?? nonzero, lane 3: 0???
; y.v5: defined, ??1?, nonzero
; x.v6: defined, lane 0: ???1 nonzero, lane 1: 0???, lane 2: 000? signs 3
; y.v7: defined, 0???, not negative
; x.v8: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero, lane 3: ??1? nonzero
; y.v9: defined, ??1?, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 5, i32 1, i32 4>
  %y = extractelement <3 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 5, i32 1, i32 4>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 0
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %l.v5, <3 x i32> <i32 5, i32 1, i32 4>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> %l.v8, <3 x i32> <i32 5, i32 1, i32 4>
  %y.v10 = extractelement <3 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i32> <i32 5, i32 1, i32 4>>: defined, (0*29)?0?, signs 29, nonzero, u[1,6), s[1,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*29)100 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: no undef, lane 1: ??1? nonzero
; y: no undef
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 2: ??1? nonzero
; y.v4: defined, ?1??, nonzero
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: defined, ??1?, nonzero, lane 0: ??11 nonzero, lane 2: ??11 nonzero
; y.v7: defined, ??1?, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v9: defined, lane 0: 000? signs 3, lane 1: ??1? nonzero, lane 2: 0???
; y.v10: defined, 000?, not negative
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <3 x i32> <i32 5, i32 5, i32 2>
  %y = extractelement <3 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 5, i32 5, i32 2>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 0
  %l.v5 = and <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 5, i32 5, i32 2>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 1
  %k.v8 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v9 = shufflevector <3 x i4> %l.v5, <3 x i4> %k.v8, <3 x i32> <i32 5, i32 5, i32 2>
  %y.v10 = extractelement <3 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 5, i32 5, i32 2>>: defined, (0*29)???, signs 29, nonzero, u[2,6), s[2,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: defined, nonzero, lane 0: ??11 nonzero, lane 1: ??11 nonzero, lane 2: ?1?? nonzero
; y: defined, ??11, nonzero
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: defined, ?1??, nonzero
; y.v4: defined, ?1??, nonzero
; l.v5: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v6: no undef, lane 2: ?1?? nonzero
; y.v7: no undef
; k.v8: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v9: defined, lane 0: ?1?? nonzero, lane 1: ?1?? nonzero, lane 2: 00?? signs 2
; y.v10: defined, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 0, i32 5, i32 5>
  %y = extractelement <3 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v3 = shufflevector <3 x i4> %l, <3 x i4> %k.v2, <3 x i32> <i32 0, i32 5, i32 5>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 0
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %l.v5, <3 x i4> %k, <3 x i32> <i32 0, i32 5, i32 5>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 0
  %l.v8 = and <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %l.v8, <3 x i4> %k.v2, <3 x i32> <i32 0, i32 5, i32 5>
  %y.v10 = extractelement <3 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <3 x i32> <i32 0, i32 5, i32 5>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*29)101 signs 29 nonzero
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
; x: no undef, lane 0: ???1 nonzero
; y: no undef
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v3: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero
; y.v4: defined, ??11, nonzero
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero
; y.v7: defined, ??11, nonzero
; l.v8: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v9: defined, lane 0: 00?? signs 2, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero
; y.v10: defined, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 5, i32 2, i32 0, i32 poison>
  %y = extractelement <4 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <4 x i32> <i32 5, i32 2, i32 0, i32 poison>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %k.v5 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v6 = shufflevector <3 x i4> %k.v5, <3 x i4> poison, <4 x i32> <i32 5, i32 2, i32 0, i32 poison>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %x.v8 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 5, i32 2, i32 0, i32 poison>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <4 x i32> <i32 5, i32 2, i32 0, i32 poison>>: no undef, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)101 signs 29 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32, lane 3: (?*32) nonzero
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
; x: no undef, lane 0: ?1?? nonzero, lane 1: 00?? signs 2, lane 2: 00?? signs 2, makes poison, makes poison without flags
; y: no undef, 00??, not negative
; l.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v3: no undef, lane 0: ?1?? nonzero, lane 1: ??11 nonzero, lane 2: ??11 nonzero, makes poison, makes poison without flags
; y.v4: no undef, ??11, nonzero
; k.v5: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v6: no undef, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y.v7: no undef
; x.v8: no undef, lane 1: ?1?? nonzero, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y.v9: no undef, ?1??, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 4, i32 4, i32 0, i32 poison>
  %y = extractelement <4 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v3 = shufflevector <3 x i4> %l, <3 x i4> %k.v2, <4 x i32> <i32 4, i32 4, i32 0, i32 poison>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 4, i32 4, i32 0, i32 poison>
  %y.v6 = extractelement <4 x i4> %x.v5, i32 1
  %l.v7 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v8 = shufflevector <3 x i4> %l.v7, <3 x i4> %k, <4 x i32> <i32 4, i32 4, i32 0, i32 poison>
  %y.v9 = extractelement <4 x i4> %x.v8, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 4, i32 4, i32 0, i32 poison>>: no undef, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*32) signs 32, lane 3: (?*32) nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: no undef, lane 2: ??11 nonzero, makes poison, makes poison without flags
; y: no undef
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v3: no undef, lane 0: ??1? nonzero, lane 1: ??1? nonzero, lane 2: ??11 nonzero, makes poison, makes poison without flags
; y.v4: no undef, ??1?, nonzero
; x.v5: no undef, lane 2: ???1 nonzero, makes poison, makes poison without flags
; y.v6: no undef
; l.v7: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v8: no undef, lane 2: 00?? signs 2, makes poison, makes poison without flags
; y.v9: no undef
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <3 x i32> <i32 1, i32 2, i32 poison>
  %y = extractelement <3 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> %l, <3 x i32> <i32 1, i32 2, i32 poison>
  %y.v4 = extractelement <3 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 1, i32 2, i32 poison>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 0
  %l.v8 = and <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 1, i32 2, i32 poison>
  %y.v10 = extractelement <3 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i32> <i32 1, i32 2, i32 poison>>: no undef, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (?*32) nonzero
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
; x: no undef, lane 0: ?111 nonzero, lane 1: ???1 nonzero, makes poison, makes poison without flags
; y: no undef, ???1, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v3: no undef, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v4: no undef, ?1??, nonzero
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: no undef, lane 0: ??1? nonzero, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v7: no undef, ??1?, nonzero
; l.v8: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v9: no undef, lane 0: ??1? nonzero, lane 1: ?1?? nonzero, makes poison, makes poison without flags
; y.v10: no undef, ?1??, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <2 x i32> <i32 2, i32 3>
  %y = extractelement <2 x i4> %x, i32 0
  %l.v2 = or <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <2 x i32> <i32 2, i32 3>
  %y.v4 = extractelement <2 x i4> %x.v3, i32 1
  %x.v5 = shufflevector <3 x i4> %l, <3 x i4> %k, <2 x i32> <i32 2, i32 3>
  %y.v6 = extractelement <2 x i4> %x.v5, i32 0
  %y.v7 = extractelement <2 x i4> %x.v5, i32 1
  %k.v8 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v9 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v10 = shufflevector <3 x i4> %k.v8, <3 x i4> %k.v8, <2 x i32> <i32 2, i32 3>
  %y.v11 = extractelement <2 x i4> %x.v10, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <2 x i32> <i32 2, i32 3>>: defined, (0*30)1?, signs 30, nonzero, u[2,4), s[2,4), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*30)11 signs 30 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, lane 0: ?1?? nonzero, lane 1: 00?? signs 2
; y: defined, ?1??, nonzero
; l.v2: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v3: defined, ???1, nonzero, lane 0: ??11 nonzero
; y.v4: defined, ???1, nonzero
; x.v5: defined, lane 0: 000? signs 3, lane 1: ???1 nonzero
; y.v6: defined, 000?, not negative
; y.v7: defined, ???1, nonzero
; k.v8: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v9: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v10: defined, nonzero, lane 0: ?1?? nonzero, lane 1: ???1 nonzero
; y.v11: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> %k, <3 x i32> <i32 4, i32 0, i32 poison>
  %y = extractelement <3 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %l.v3, <3 x i4> %k.v2, <3 x i32> <i32 4, i32 0, i32 poison>
  %y.v5 = extractelement <3 x i4> %x.v4, i32 1
  %x.v6 = shufflevector <3 x i4> %l.v3, <3 x i4> %k, <3 x i32> <i32 4, i32 0, i32 poison>
  %y.v7 = extractelement <3 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> poison, <3 x i32> <i32 4, i32 0, i32 poison>
  %y.v10 = extractelement <3 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i32> <i32 4, i32 0, i32 poison>>: no undef, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*32) signs 32, lane 2: (?*32) nonzero
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
; x: no undef, lane 0: ??1? nonzero, lane 1: ???1 nonzero, makes poison, makes poison without flags
; y: no undef, ??1?, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v4: no undef, lane 1: 00?? signs 2, makes poison, makes poison without flags
; y.v5: no undef, 00??, not negative
; x.v6: no undef, lane 0: ??1? nonzero, lane 1: 00?? signs 2, makes poison, makes poison without flags
; y.v7: no undef, 00??, not negative
; l.v8: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v9: no undef, lane 1: ???1 nonzero, makes poison, makes poison without flags
; y.v10: no undef, ???1, nonzero
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
;----
define void @f(<vscale x 2 x i4> %v, <3 x i4> %w, <2 x i4> %u) {
  %k = or <vscale x 2 x i4> %v, splat (i4 3)
  %x = call i4 @llvm.vector.reduce.xor.nxv2i4(<vscale x 2 x i4> %k)
  %y = call i4 @llvm.vector.reduce.add.nxv2i4(<vscale x 2 x i4> %k)
  %l = or <3 x i4> %w, splat (i4 3)
  %m = and <3 x i4> %w, splat (i4 1)
  %z = call i4 @llvm.vector.reduce.and.v3i4(<3 x i4> %m)
  %n = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> splat (i4 3))
  %z.v2 = call i4 @llvm.vector.reduce.xor.v3i4(<3 x i4> %m)
  ret void
}

declare i4 @llvm.vector.reduce.xor.nxv2i4(<vscale x 2 x i4>) #0

declare i4 @llvm.vector.reduce.add.nxv2i4(<vscale x 2 x i4>) #0

declare i4 @llvm.vector.reduce.and.v3i4(<3 x i4>) #0

declare i4 @llvm.vector.reduce.xor.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.xor.v3i4(<3 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantSplat <vscale x 2 x i4> splat (i4 3)>: defined, 0011, nonzero, u[3,4), s[3,4), positive
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantSplat <3 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantSplat <2 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; k: ??11, nonzero, u[3,0), s[3,0)
; x: ??00, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
; l: ??11, nonzero, u[3,0), s[3,0)
; m: 000?, signs 3, power or zero, u[0,2), s[0,2), not negative
; z: 000?, signs 3, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; n: 0000, signs 4, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v2: 000?, signs 3, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantSplat <3 x i4> splat (i4 1)>, m
; <ConstantSplat <3 x i4> splat (i4 1)> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; v if poison, so: k
; k if poison, so: v
; l differs from: <ConstantSplat <3 x i4> splat (i4 1)>, m
; l if poison, so: w
; m differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; m if poison, so: w
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <4 x i32> <i32 4, i32 0, i32 4, i32 4>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 4, i32 0, i32 4, i32 4>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %x.v5 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <4 x i32> <i32 4, i32 0, i32 4, i32 4>
  %y.v6 = extractelement <4 x i4> %x.v5, i32 0
  %k.v7 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k.v7, <3 x i4> poison, <4 x i32> <i32 4, i32 0, i32 4, i32 4>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 4, i32 0, i32 4, i32 4>>: defined, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*32) signs 32, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*29)100 signs 29 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: defined, ???1, nonzero, lane 0: ?111 nonzero, lane 2: ?111 nonzero, lane 3: ?111 nonzero
; y: defined, ?111, nonzero
; l.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v3: defined, lane 1: ???1 nonzero
; y.v4: defined
; x.v5: defined, lane 1: 00?? signs 2
; y.v6: defined
; k.v7: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v9: no undef, lane 1: ???1 nonzero
; y.v10: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<2 x i4> %v, <2 x i4> %u) {
  %nv = sub nsw <2 x i4> <i4 0, i4 poison>, %v
  %w = icmp eq <2 x i4> %v, <i4 0, i4 poison>
  %q = select <2 x i1> %w, <2 x i4> %nv, <2 x i4> %v
  %r = call <2 x i4> @llvm.smax.v2i4(<2 x i4> %v, <2 x i4> splat (i4 -2))
  %s = call <2 x i4> @llvm.smin.v2i4(<2 x i4> %r, <2 x i4> %u)
  %nv.v2 = sub nsw <2 x i4> zeroinitializer, %v
  %w.v3 = icmp slt <2 x i4> %v, <i4 3, i4 2>
  %q.v4 = select <2 x i1> %w.v3, <2 x i4> %v, <2 x i4> %nv.v2
  %s.v5 = call <2 x i4> @llvm.smin.v2i4(<2 x i4> %r, <2 x i4> splat (i4 1))
  %w.v6 = icmp sgt <2 x i4> %v, splat (i4 -1)
  %q.v7 = select <2 x i1> %w.v6, <2 x i4> %nv.v2, <2 x i4> %v
  ret void
}

declare <2 x i4> @llvm.smax.v2i4(<2 x i4>, <2 x i4>) #0

declare <2 x i4> @llvm.smin.v2i4(<2 x i4>, <2 x i4>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>>: no undef, 0000, signs 4, u[0,1), s[0,1), not negative, lane 1: ???? nonzero
; <ConstantSplat <2 x i4> splat (i4 -2)>: defined, 1110, signs 3, nonzero, u[-2,-1), s[-2,-1), negative
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <2 x i4> <i4 3, i4 2>>: defined, 001?, signs 2, nonzero, u[2,4), s[2,4), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantSplat <2 x i4> splat (i4 -1)>: defined, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative
; nv: makes poison
; w: power or zero
; q: passes [0]
; r: u[-2,-8), s[-2,-8), passes [0, 1]
; s: passes [0, 1]
; nv.v2: u[-7,-8), s[-7,-8), makes poison
; w.v3: power or zero
; q.v4: passes [0]
; s.v5: signs 3, u[-8,2), s[-8,2), passes [0, 1]
; w.v6: power or zero
; q.v7: u[-8,1), s[-8,1), passes [0], nabs v nv.v2
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>> differs from: <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 1)>, <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantAggregate <2 x i4> <i4 0, i4 poison>> if poison, so: nv, w, q
; <ConstantSplat <2 x i4> splat (i4 -2)> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 1)>, <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 1)>, <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantAggregate <2 x i4> <i4 3, i4 2>> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantSplat <2 x i4> splat (i4 1)>, <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantSplat <2 x i4> splat (i4 -1)> differs from: <ConstantAggregate <2 x i4> <i4 0, i4 poison>>, <ConstantSplat <2 x i4> splat (i4 -2)>, <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantAggregate <2 x i4> <i4 3, i4 2>>, <ConstantSplat <2 x i4> splat (i4 1)>
; v if poison, so: nv, w, q, r
; w if poison, so: nv, q
; q if poison, so: nv
; r if poison, so: v, nv, w, q
; w tells: w.v6
; not w.v3 tells: w.v6
; w.v6 tells: v 0???
; not w.v6 tells: not w, w.v3, v 1???
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = getelementptr nusw <2 x i32>, ptr %v, i64 1
  %k = or i64 %i, 1
  %b = getelementptr inbounds i8, ptr %a, i32 %j
  %s = getelementptr { i32, [3 x i64] }, ptr %q, i64 0, i32 1
  %t = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 %j, i32 1, i32 2
  %a.v2 = getelementptr <2 x i32>, ptr %p, i64 %k
  %b.v3 = getelementptr inbounds i8, ptr %a.v2, i32 4
  %s.v4 = getelementptr inbounds { i32, [3 x i64] }, ptr %a.v2, i64 0, i32 0
  %a.v5 = getelementptr { i32, [3 x i64] }, ptr %v, i64 %k
  %b.v6 = getelementptr inbounds i8, ptr %a.v5, i32 -4
  %s.v7 = getelementptr { i32, [3 x i64] }, ptr %a.v5, i64 0, i32 0
  %t.v8 = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 0, i32 1, i32 %j
  ret void
}

attributes #0 = { null_pointer_is_valid }
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined
; v: (?*61)000, aligned 8
; a: (?*61)000, makes poison
; k: (?*63)1, nonzero, u[1,0), s[1,0)
; b: makes poison
; s: (?*60)0100
; t: (?*62)00, makes poison
; b.v3: is a.v2+4, makes poison
; s.v4: is a.v2+0, makes poison
; a.v5: (?*61)100
; b.v6: (?*61)000, is a.v5+-4, makes poison
; s.v7: (?*61)100
; t.v8: (?*61)100, makes poison
; k if poison, so: i
; s if poison, so: q
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 4, i32 5, i32 5, i32 4>
  %y = extractelement <4 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <4 x i32> <i32 4, i32 5, i32 5, i32 4>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v5, <4 x i32> <i32 4, i32 5, i32 5, i32 4>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 4, i32 5, i32 5, i32 4>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 4, i32 5, i32 5, i32 4>>: defined, (0*29)10?, signs 29, nonzero, u[4,6), s[4,6), positive, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*29)101 signs 29 nonzero, lane 3: (0*29)100 signs 29 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: defined, nonzero, lane 0: ??1? nonzero, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero, lane 3: ??1? nonzero
; y: defined, ??1?, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v3: no undef
; y.v4: no undef
; l.v5: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v6: defined, ???1, nonzero, lane 0: ?111 nonzero, lane 3: ?111 nonzero
; y.v7: defined, ???1, nonzero
; l.v8: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v9: no undef
; y.v10: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 0, i32 5, i32 5, i32 2>
  %y = extractelement <4 x i4> %x, i32 0
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <4 x i32> <i32 0, i32 5, i32 5, i32 2>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v5, <4 x i32> <i32 0, i32 5, i32 5, i32 2>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k.v2, <3 x i4> %l.v8, <4 x i32> <i32 0, i32 5, i32 5, i32 2>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 0, i32 5, i32 5, i32 2>>: defined, (0*29)???, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*29)101 signs 29 nonzero, lane 3: (0*30)10 signs 30 nonzero
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
; x: defined, nonzero, lane 0: ??11 nonzero, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero, lane 3: ???1 nonzero
; y: defined, ??11, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ?1?? nonzero, lane 2: ?1?? nonzero, lane 3: ?1?? nonzero
; y.v4: defined, ?1??, nonzero
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??11 nonzero, lane 2: ??11 nonzero, lane 3: ?1?? nonzero
; y.v7: defined, ??11, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v9: defined, lane 0: ???1 nonzero, lane 1: 000? signs 3, lane 2: 000? signs 3, lane 3: ?1?? nonzero
; y.v10: defined, ???1, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 4, i32 5, i32 4, i32 0>
  %y = extractelement <4 x i4> %x, i32 1
  %l.v2 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <4 x i32> <i32 4, i32 5, i32 4, i32 0>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v6 = shufflevector <3 x i4> %k.v5, <3 x i4> %k.v5, <4 x i32> <i32 4, i32 5, i32 4, i32 0>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k.v5, <3 x i4> %l.v8, <4 x i32> <i32 4, i32 5, i32 4, i32 0>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <4 x i32> <i32 4, i32 5, i32 4, i32 0>>: defined, (0*29)?0?, signs 29, u[0,6), s[0,6), not negative, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*29)101 signs 29 nonzero, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*32) signs 32
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ??11, nonzero, u[3,0), s[3,0)
; x: no undef, lane 3: ???1 nonzero
; y: no undef
; l.v2: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v3: defined, lane 1: ?1?? nonzero, lane 3: ??11 nonzero
; y.v4: defined, ?1??, nonzero
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v6: defined, nonzero, lane 0: ??1? nonzero, lane 1: ?1?? nonzero, lane 2: ??1? nonzero, lane 3: ???1 nonzero
; y.v7: defined, ?1??, nonzero
; l.v8: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v9: defined, lane 0: 0???, lane 1: 000? signs 3, lane 2: 0???, lane 3: ???1 nonzero
; y.v10: defined, 000?, not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 5, i32 poison, i32 5, i32 2>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, splat (i4 3)
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <4 x i32> <i32 5, i32 poison, i32 5, i32 2>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 1
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %l.v5, <4 x i32> <i32 5, i32 poison, i32 5, i32 2>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %l.v8 = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 5, i32 poison, i32 5, i32 2>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 5, i32 poison, i32 5, i32 2>>: no undef, (0*29)???, signs 29, nonzero, u[2,6), s[2,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (?*32) nonzero, lane 2: (0*29)101 signs 29 nonzero, lane 3: (0*30)10 signs 30 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; l: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x: no undef, lane 0: ?1?? nonzero, lane 2: ?1?? nonzero, lane 3: 000? signs 3, makes poison, makes poison without flags
; y: no undef, ?1??, nonzero
; l.v2: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v3: no undef, lane 0: 00?? signs 2, lane 2: 00?? signs 2, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v4: no undef
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: no undef, lane 0: ??11 nonzero, lane 2: ??11 nonzero, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v7: no undef, ??11, nonzero
; l.v8: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x.v9: no undef, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v10: no undef
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 5, i32 poison, i32 1, i32 3>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %l.v2, <4 x i32> <i32 5, i32 poison, i32 1, i32 3>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %l.v5 = or <3 x i4> %w, splat (i4 3)
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %l.v5, <4 x i32> <i32 5, i32 poison, i32 1, i32 3>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %k.v8 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v9 = shufflevector <3 x i4> %l.v2, <3 x i4> %k.v8, <4 x i32> <i32 5, i32 poison, i32 1, i32 3>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 5, i32 poison, i32 1, i32 3>>: no undef, (0*29)??1, signs 29, nonzero, u[1,6), s[1,6), positive, lane 0: (0*29)101 signs 29 nonzero, lane 1: (?*32) nonzero, lane 2: (0*31)1 signs 31 nonzero, lane 3: (0*30)11 signs 30 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; k: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l: defined, ???1, nonzero, lane 0: ??11 nonzero, lane 1: ?111 nonzero
; x: no undef, lane 0: ?1?? nonzero, lane 2: ?111 nonzero, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y: no undef, ?1??, nonzero
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, lane 0: 000? signs 3, lane 3: 00?? signs 2, makes poison, makes poison without flags
; y.v4: no undef, 000?, not negative
; l.v5: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v6: no undef, lane 0: ??11 nonzero, lane 3: ??11 nonzero, makes poison, makes poison without flags
; y.v7: no undef, ??11, nonzero
; k.v8: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v9: no undef, lane 0: ?1?? nonzero, lane 2: 0???, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y.v10: no undef
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <4 x i32> <i32 4, i32 1, i32 poison, i32 2>
  %y = extractelement <4 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v3 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <4 x i32> <i32 4, i32 1, i32 poison, i32 2>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %l.v5 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v6 = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 4, i32 1, i32 poison, i32 2>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %l.v8 = or <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k.v2, <3 x i4> poison, <4 x i32> <i32 4, i32 1, i32 poison, i32 2>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 4, i32 1, i32 poison, i32 2>>: no undef, (0*29)???, signs 29, nonzero, u[1,5), s[1,5), positive, lane 0: (0*29)100 signs 29 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (?*32) nonzero, lane 3: (0*30)10 signs 30 nonzero
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
; x: no undef, lane 0: ?111 nonzero, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y: no undef
; k.v2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v3: no undef, lane 0: ??1? nonzero, lane 1: ??1? nonzero, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v4: no undef, ??1?, nonzero
; l.v5: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v6: no undef, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v7: no undef
; l.v8: defined, ??11, nonzero, u[3,0), s[3,0)
; x.v9: no undef, lane 1: ??1? nonzero, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v10: no undef, ??1?, nonzero
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, splat (i4 3)
  %x = shufflevector <3 x i4> %k, <3 x i4> poison, <4 x i32> <i32 poison, i32 4, i32 4, i32 0>
  %y = extractelement <4 x i4> %x, i32 0
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %l.v2, <3 x i4> %k, <4 x i32> <i32 poison, i32 4, i32 4, i32 0>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %x.v6 = shufflevector <3 x i4> %k.v5, <3 x i4> %k.v5, <4 x i32> <i32 poison, i32 4, i32 4, i32 0>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k.v5, <3 x i4> %l.v8, <4 x i32> <i32 poison, i32 4, i32 4, i32 0>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 0
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantSplat <3 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregate <4 x i32> <i32 poison, i32 4, i32 4, i32 0>>: no undef, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (?*32) nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*29)100 signs 29 nonzero, lane 3: (0*32) signs 32
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
; x: no undef, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y: no undef
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, lane 1: ??1? nonzero, lane 2: ??1? nonzero, lane 3: 00?? signs 2, makes poison, makes poison without flags
; y.v4: no undef
; k.v5: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; x.v6: no undef, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y.v7: no undef
; l.v8: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v9: no undef, lane 1: 00?? signs 2, lane 2: 00?? signs 2, lane 3: ???1 nonzero, makes poison, makes poison without flags
; y.v10: no undef
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>, l
; l differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %k, <3 x i4> %l, <4 x i32> <i32 2, i32 1, i32 poison, i32 2>
  %y = extractelement <4 x i4> %x, i32 1
  %k.v2 = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l.v3 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v4 = shufflevector <3 x i4> %k.v2, <3 x i4> %k.v2, <4 x i32> <i32 2, i32 1, i32 poison, i32 2>
  %y.v5 = extractelement <4 x i4> %x.v4, i32 0
  %x.v6 = shufflevector <3 x i4> %l.v3, <3 x i4> %k, <4 x i32> <i32 2, i32 1, i32 poison, i32 2>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 0
  %l.v8 = and <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %l.v8, <3 x i4> %k.v2, <4 x i32> <i32 2, i32 1, i32 poison, i32 2>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 2, i4 4>>: defined, 0???, nonzero, u[1,5), s[1,5), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 2, i32 1, i32 poison, i32 2>>: no undef, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*31)1 signs 31 nonzero, lane 2: (?*32) nonzero, lane 3: (0*30)10 signs 30 nonzero
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
; x: no undef, lane 0: ?1?? nonzero, lane 1: ??1? nonzero, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y: no undef, ??1?, nonzero
; k.v2: defined, lane 0: ???1 nonzero, lane 2: ?1?? nonzero
; l.v3: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v4: no undef, lane 0: ?1?? nonzero, lane 3: ?1?? nonzero, makes poison, makes poison without flags
; y.v5: no undef, ?1??, nonzero
; x.v6: no undef, lane 0: 000? signs 3, lane 1: 0???, lane 3: 000? signs 3, makes poison, makes poison without flags
; y.v7: no undef, 000?, not negative
; l.v8: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v9: no undef, lane 0: 00?? signs 2, lane 1: 00?? signs 2, lane 3: 00?? signs 2, makes poison, makes poison without flags
; y.v10: no undef, 00??, not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %o = or i4 %a, 1
  %e = insertelement <3 x i4> poison, i4 %a, i32 1
  %x = shufflevector <3 x i4> %v, <3 x i4> poison, <2 x i32> zeroinitializer
  %e.v2 = insertelement <3 x i4> poison, i4 %o, i32 0
  %x.v3 = shufflevector <3 x i4> %v, <3 x i4> poison, <3 x i32> zeroinitializer
  %e.v4 = insertelement <3 x i4> poison, i4 %o, i32 1
  %e.v5 = insertelement <3 x i4> %v, i4 %o, i32 1
  %x.v6 = shufflevector <3 x i4> %e.v5, <3 x i4> poison, <3 x i32> <i32 0, i32 1, i32 0>
  %e.v7 = insertelement <3 x i4> poison, i4 %a, i32 0
  %x.v8 = shufflevector <3 x i4> %e.v7, <3 x i4> poison, <2 x i32> zeroinitializer
  %x.v9 = shufflevector <3 x i4> %v, <3 x i4> poison, <3 x i32> <i32 0, i32 1, i32 0>
  %x.v10 = shufflevector <3 x i4> %e.v4, <3 x i4> poison, <3 x i32> <i32 0, i32 1, i32 0>
  ret void
}
; <PoisonValue <3 x i4> poison>: no undef
; <ConstantAggregateZero <2 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregateZero <3 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <3 x i32> <i32 0, i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*32) signs 32, lane 1: (0*31)1 signs 31 nonzero, lane 2: (0*32) signs 32
; v: defined
; w: defined
; a: defined
; b: defined
; m: power or zero
; q: defined
; o: defined, ???1, nonzero, u[1,0), s[1,0)
; e: no undef
; x: no undef
; e.v2: no undef, lane 0: ???1 nonzero
; x.v3: no undef
; e.v4: no undef, lane 1: ???1 nonzero
; e.v5: defined, lane 1: ???1 nonzero
; x.v6: no undef, lane 1: ???1 nonzero
; e.v7: no undef
; x.v8: defined, splat a
; x.v9: no undef
; x.v10: no undef, lane 1: ???1 nonzero
;----
define void @f(<3 x i4> noundef %v, <3 x i4> noundef %w, i4 noundef %a, i4 noundef %b, i32 %i, <3 x i1> %m, <4 x i4> noundef %q) {
  %k = or <3 x i4> %v, <i4 1, i4 0, i4 4>
  %l = or <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x = shufflevector <3 x i4> %l, <3 x i4> %k, <4 x i32> <i32 poison, i32 4, i32 poison, i32 1>
  %y = extractelement <4 x i4> %x, i32 1
  %l.v2 = and <3 x i4> %w, <i4 3, i4 7, i4 1>
  %x.v3 = shufflevector <3 x i4> %k, <3 x i4> %k, <4 x i32> <i32 poison, i32 4, i32 poison, i32 1>
  %y.v4 = extractelement <4 x i4> %x.v3, i32 0
  %k.v5 = or <3 x i4> %v, <i4 1, i4 2, i4 4>
  %x.v6 = shufflevector <3 x i4> %k.v5, <3 x i4> %k.v5, <4 x i32> <i32 poison, i32 4, i32 poison, i32 1>
  %y.v7 = extractelement <4 x i4> %x.v6, i32 1
  %l.v8 = and <3 x i4> %w, splat (i4 3)
  %x.v9 = shufflevector <3 x i4> %k, <3 x i4> %l.v8, <4 x i32> <i32 poison, i32 4, i32 poison, i32 1>
  %y.v10 = extractelement <4 x i4> %x.v9, i32 1
  ret void
}
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>: defined, 0?0?, u[0,5), s[0,5), not negative, lane 0: 0001 signs 3 nonzero, lane 1: 0000 signs 4, lane 2: 0100 nonzero
; <ConstantAggregate <3 x i4> <i4 3, i4 7, i4 1>>: defined, 0??1, nonzero, u[1,-8), s[1,-8), positive, lane 0: 0011 signs 2 nonzero, lane 1: 0111 nonzero, lane 2: 0001 signs 3 nonzero
; <ConstantAggregate <4 x i32> <i32 poison, i32 4, i32 poison, i32 1>>: no undef, (0*29)?0?, signs 29, nonzero, u[1,5), s[1,5), positive, lane 0: (?*32) nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (?*32) nonzero, lane 3: (0*31)1 signs 31 nonzero
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
; x: no undef, lane 3: ?111 nonzero, makes poison, makes poison without flags
; y: no undef
; l.v2: defined, 0???, not negative, lane 0: 00?? signs 2, lane 2: 000? signs 3
; x.v3: no undef, makes poison, makes poison without flags
; y.v4: no undef
; k.v5: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, lane 2: ?1?? nonzero
; x.v6: no undef, lane 1: ??1? nonzero, lane 3: ??1? nonzero, makes poison, makes poison without flags
; y.v7: no undef, ??1?, nonzero
; l.v8: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x.v9: no undef, lane 1: 00?? signs 2, makes poison, makes poison without flags
; y.v10: no undef, 00??, not negative
; <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>> differs from: <ConstantSplat <3 x i4> splat (i4 3)>
; <ConstantSplat <3 x i4> splat (i4 3)> differs from: <ConstantAggregate <3 x i4> <i4 1, i4 0, i4 4>>
;----
define void @f(<4 x i4> noundef %q, <4 x i4> %u) {
  %k = and <4 x i4> %q, splat (i4 3)
  %x = call i4 @llvm.vector.reduce.smin.v4i4(<4 x i4> %k)
  %y = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k)
  %z = extractelement <4 x i4> %y, i32 1
  %k.v2 = or <4 x i4> %q, zeroinitializer
  %x.v3 = call i4 @llvm.vector.reduce.and.v4i4(<4 x i4> %q)
  %y.v4 = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k.v2)
  %z.v5 = extractelement <4 x i4> %y.v4, i32 0
  %k.v6 = and <4 x i4> %q, <i4 1, i4 2, i4 4, i4 -8>
  %x.v7 = call i4 @llvm.vector.reduce.smax.v4i4(<4 x i4> %q)
  %y.v8 = call <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4> %k.v6)
  %z.v9 = extractelement <4 x i4> %y.v8, i32 3
  ret void
}

declare i4 @llvm.vector.reduce.smin.v4i4(<4 x i4>) #0

declare <4 x i4> @llvm.vector.reverse.v4i4(<4 x i4>) #0

declare i4 @llvm.vector.reduce.and.v4i4(<4 x i4>) #0

declare i4 @llvm.vector.reduce.smax.v4i4(<4 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantSplat <4 x i4> splat (i4 3)>: defined, 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; <ConstantAggregateZero <4 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantAggregate <4 x i4> <i4 1, i4 2, i4 4, i4 -8>>: defined, nonzero, u[1,-7), s[1,-7), lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero, lane 2: 0100 nonzero, lane 3: 1000 nonzero
; q: defined
; k: defined, 00??, signs 2, u[0,4), s[0,4), not negative
; x: 00??, signs 2, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: 00??, signs 2, not negative, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: 00??, signs 2, not negative
; k.v2: defined
; x.v3: makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v4: makes poison, makes poison without flags, makes undef, makes undef without flags
; k.v6: defined, lane 0: 000? signs 3, lane 1: 00?0 signs 2, lane 2: 0?00, lane 3: ?000
; x.v7: makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v8: lane 0: ?000, lane 1: 0?00, lane 2: 00?0 signs 2, lane 3: 000? signs 3, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v9: 000?, not negative
; <ConstantSplat <4 x i4> splat (i4 3)> differs from: <ConstantAggregateZero <4 x i4> zeroinitializer>
; <ConstantAggregateZero <4 x i4> zeroinitializer> differs from: <ConstantSplat <4 x i4> splat (i4 3)>
; z if poison, so: y
;----
define void @f(i32 %a, i32 %b, <8 x i8> %v) {
  %o = or i32 %a, 1
  %m = and i32 %b, 255
  %x = call i32 @llvm.bswap.i32(i32 %o)
  %y = call i32 @llvm.cttz.i32(i32 %m, i1 true)
  %z = call i32 @llvm.fshr.i32(i32 %o, i32 %o, i32 36)
  %w = call i32 @llvm.ucmp.i32.i32(i32 %o, i32 %m)
  %p = urem i32 %o, -8
  %o.v2 = or i32 %a, -2147483648
  %m.v3 = and i32 %b, 65280
  %x.v4 = call i32 @llvm.ctpop.i32(i32 %m.v3)
  %y.v5 = call i32 @llvm.ctlz.i32(i32 %m.v3, i1 true)
  %z.v6 = call i32 @llvm.fshr.i32(i32 %o.v2, i32 %o.v2, i32 4)
  %w.v7 = call i32 @llvm.scmp.i32.i32(i32 %o.v2, i32 %m.v3)
  %p.v8 = urem i32 %m.v3, 7
  ret void
}

declare i32 @llvm.bswap.i32(i32) #0

declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; o: (?*31)1, nonzero, u[1,0), s[1,0)
; m: (0*24)(?*8), signs 24, u[0,256), s[0,256), not negative
; x: (?*7)1(?*24), nonzero, passes [0]
; y: (0*27)?????, signs 27, u[0,32), s[0,32), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: ???1(?*28), nonzero, passes [0, 1, 2]
; w: u[-1,2), s[-1,2), passes [0, 1], makes poison
; p: (?*31)1, nonzero, u[0,-8), s[0,-8), triggers [1]
; o.v2: 1(?*31), nonzero, u[-2147483648,0), s[-2147483648,0), negative
; m.v3: (0*16)(?*8)(0*8), signs 16, u[0,65281), s[0,65281), not negative
; x.v4: (0*28)????, signs 28, u[0,33), s[0,33), not negative, passes [0]
; y.v5: (0*27)?????, signs 27, nonzero, u[0,32), s[0,32), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v6: ????1(?*27), nonzero, passes [0, 1, 2]
; w.v7: u[-1,2), s[-1,2), passes [0, 1], makes poison
; p.v8: (0*29)???, signs 29, u[0,7), s[0,7), not negative, triggers [1]
; a if poison, so: o, x
; b if poison, so: m
; o differs from: m.v3
; o if poison, so: a, x
; m differs from: x, z, o.v2, z.v6
; m if poison, so: b
; x differs from: m, y, m.v3, x.v4, y.v5
; x if poison, so: a, o
; y differs from: x, z, o.v2, z.v6
; z differs from: m, y, m.v3, x.v4, y.v5
; z if poison, so: a, o, x
; p differs from: m.v3
; p if poison, so: a, o, x
; o.v2 differs from: m, y, m.v3, x.v4, y.v5
; o.v2 if poison, so: a, o, x
; m.v3 differs from: o, x, z, p, o.v2, z.v6
; m.v3 if poison, so: b, m
; x.v4 differs from: x, z, o.v2, z.v6
; x.v4 if poison, so: b, m
; y.v5 differs from: x, z, o.v2, z.v6
; z.v6 differs from: m, y, m.v3, x.v4, y.v5
; z.v6 if poison, so: a, o, x
;----
define void @f(<2 x i4> noundef %v, i1 noundef %c, i32 %i) {
  %s0 = or <2 x i4> %v, <i4 1, i4 2>
  %s1 = select i1 %c, <2 x i4> %s0, <2 x i4> %s0
  %s2 = select i1 %c, <2 x i4> %s1, <2 x i4> %s1
  %s3 = select i1 %c, <2 x i4> %s2, <2 x i4> %s2
  %s4 = select i1 %c, <2 x i4> %s3, <2 x i4> %s3
  %s5 = select i1 %c, <2 x i4> %s4, <2 x i4> %s4
  %s6 = select i1 %c, <2 x i4> %s5, <2 x i4> %s5
  %r0.4 = call <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4> %s4)
  %r0.5 = call <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4> %s5)
  %r0.6 = call <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4> %s6)
  %r1.4 = freeze <2 x i4> %s4
  %r1.5 = freeze <2 x i4> %s5
  %r1.6 = freeze <2 x i4> %s6
  %r2.4 = mul <2 x i4> %s4, splat (i4 1)
  %r2.5 = mul <2 x i4> %s5, splat (i4 1)
  %r2.6 = mul <2 x i4> %s6, splat (i4 1)
  %r3.4 = shl nuw <2 x i4> %s4, splat (i4 1)
  %r3.5 = shl nuw <2 x i4> %s5, splat (i4 1)
  %r3.6 = shl nuw <2 x i4> %s6, splat (i4 1)
  %r4.4 = udiv <2 x i4> splat (i4 -1), %s4
  %r4.5 = udiv <2 x i4> splat (i4 -1), %s5
  %r4.6 = udiv <2 x i4> splat (i4 -1), %s6
  ret void
}

declare <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantSplat <2 x i4> splat (i4 -1)>: defined, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative
; v: defined, undefined if poison
; c: defined, power or zero, undefined if poison
; s0: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, undefined if poison
; s1: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, undefined if poison, passes [0]
; s2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, undefined if poison, passes [0]
; s3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, undefined if poison, passes [0]
; s4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, undefined if poison, undefined if poison at , passes [0]
; s5: no poison, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, undefined if poison, undefined if poison at , passes [0]
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5 at : nonzero
; r0.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.6 at : nonzero
; r1.4: defined, nonzero
; r1.5: defined
; r1.5 at : nonzero
; r1.6: defined
; r1.6 at : nonzero
; r2.4: no poison, nonzero, lane 0: ???1 nonzero
; r2.5: no poison
; r2.5 at : nonzero
; r2.6: no poison
; r2.6 at : nonzero
; r3.4: ???0, nonzero, u[0,-1), s[0,-1), lane 0: ??10 nonzero, lane 1: ?1?0 nonzero, makes poison
; r3.5: ???0, u[0,-1), s[0,-1), makes poison
; r3.5 at : nonzero
; r3.6: ???0, u[0,-1), s[0,-1), makes poison
; r3.6 at : nonzero
; r4.4: no poison, nonzero, lane 1: 0??? nonzero, triggers [1]
; r4.5: no poison, nonzero, triggers [1]
; r4.6: no poison, nonzero, triggers [1]
; <ConstantAggregate <2 x i4> <i4 1, i4 2>> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantSplat <2 x i4> splat (i4 -1)> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 2>>, <ConstantSplat <2 x i4> splat (i4 1)>
;----
define void @f(<2 x i4> noundef %v, i1 noundef %c, i32 %i) {
  %s0 = ashr <2 x i4> %v, <i4 1, i4 2>
  %s1 = select i1 %c, <2 x i4> %s0, <2 x i4> %s0
  %s2 = select i1 %c, <2 x i4> %s1, <2 x i4> %s1
  %s3 = select i1 %c, <2 x i4> %s2, <2 x i4> %s2
  %s4 = select i1 %c, <2 x i4> %s3, <2 x i4> %s3
  %s5 = select i1 %c, <2 x i4> %s4, <2 x i4> %s4
  %s6 = select i1 %c, <2 x i4> %s5, <2 x i4> %s5
  %r0.4 = call <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4> %s4)
  %r0.5 = call <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4> %s5)
  %r0.6 = call <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4> %s6)
  %r1.4 = freeze <2 x i4> %s4
  %r1.5 = freeze <2 x i4> %s5
  %r1.6 = freeze <2 x i4> %s6
  %r2.4 = mul <2 x i4> %s4, splat (i4 1)
  %r2.5 = mul <2 x i4> %s5, splat (i4 1)
  %r2.6 = mul <2 x i4> %s6, splat (i4 1)
  %r3.4 = shl nuw <2 x i4> %s4, splat (i4 1)
  %r3.5 = shl nuw <2 x i4> %s5, splat (i4 1)
  %r3.6 = shl nuw <2 x i4> %s6, splat (i4 1)
  %r4.4 = udiv <2 x i4> splat (i4 -1), %s4
  %r4.5 = udiv <2 x i4> splat (i4 -1), %s5
  %r4.6 = udiv <2 x i4> splat (i4 -1), %s6
  ret void
}

declare <2 x i4> @llvm.vector.reverse.v2i4(<2 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantSplat <2 x i4> splat (i4 -1)>: defined, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative
; v: defined, undefined if poison
; c: defined, power or zero, undefined if poison
; s0: defined, undefined if poison
; s1: defined, undefined if poison, passes [0]
; s2: defined, undefined if poison, passes [0]
; s3: defined, undefined if poison, passes [0]
; s4: defined, undefined if poison, undefined if poison at , passes [0]
; s4 at : nonzero
; s5: no poison, undefined if poison, undefined if poison at , passes [0]
; s5 at : nonzero
; s6: no poison, undefined if poison, undefined if poison at , passes [0]
; s6 at : nonzero
; r0.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.4 at : nonzero
; r0.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.5 at : nonzero
; r0.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r0.6 at : nonzero
; r1.4: defined
; r1.4 at : nonzero
; r1.5: defined
; r1.5 at : nonzero
; r1.6: defined
; r1.6 at : nonzero
; r2.4: no poison
; r2.4 at : nonzero
; r2.5: no poison
; r2.5 at : nonzero
; r2.6: no poison
; r2.6 at : nonzero
; r3.4: ???0, u[0,-1), s[0,-1), makes poison
; r3.4 at : nonzero
; r3.5: ???0, u[0,-1), s[0,-1), makes poison
; r3.5 at : nonzero
; r3.6: ???0, u[0,-1), s[0,-1), makes poison
; r3.6 at : nonzero
; r4.4: no poison, nonzero, triggers [1]
; r4.5: no poison, nonzero, triggers [1]
; r4.6: no poison, nonzero, triggers [1]
; <ConstantAggregate <2 x i4> <i4 1, i4 2>> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantSplat <2 x i4> splat (i4 -1)> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 2>>, <ConstantSplat <2 x i4> splat (i4 1)>
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = or i4 %a, 1
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = freeze i4 %s4
  %r0.5 = freeze i4 %s5
  %r0.6 = freeze i4 %s6
  %r1.4 = bitcast i4 %s4 to <2 x i2>
  %r1.5 = bitcast i4 %s5 to <2 x i2>
  %r1.6 = bitcast i4 %s6 to <2 x i2>
  %r2.4 = bitcast i4 %s4 to <1 x i4>
  %r2.5 = bitcast i4 %s5 to <1 x i4>
  %r2.6 = bitcast i4 %s6 to <1 x i4>
  %r3.4 = call i4 @llvm.umax.i4(i4 %s4, i4 0)
  %r3.5 = call i4 @llvm.umax.i4(i4 %s5, i4 0)
  %r3.6 = call i4 @llvm.umax.i4(i4 %s6, i4 0)
  %r4.4 = call i4 @llvm.umin.i4(i4 %s4, i4 -1)
  %r4.5 = call i4 @llvm.umin.i4(i4 %s5, i4 -1)
  %r4.6 = call i4 @llvm.umin.i4(i4 %s6, i4 -1)
  %r5.4 = call i4 @llvm.smax.i4(i4 %s4, i4 -8)
  %r5.5 = call i4 @llvm.smax.i4(i4 %s5, i4 -8)
  %r5.6 = call i4 @llvm.smax.i4(i4 %s6, i4 -8)
  %r6.4 = call i4 @llvm.smin.i4(i4 7, i4 %s4)
  %r6.5 = call i4 @llvm.smin.i4(i4 7, i4 %s5)
  %r6.6 = call i4 @llvm.smin.i4(i4 7, i4 %s6)
  %r7.4 = call i4 @llvm.abs.i4(i4 %s4, i1 true)
  %r7.5 = call i4 @llvm.abs.i4(i4 %s5, i1 true)
  %r7.6 = call i4 @llvm.abs.i4(i4 %s6, i1 true)
  %r8.4 = call i4 @llvm.ctlz.i4(i4 %s4, i1 false)
  %r8.5 = call i4 @llvm.ctlz.i4(i4 %s5, i1 false)
  %r8.6 = call i4 @llvm.ctlz.i4(i4 %s6, i1 false)
  ret void
}

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.abs.i4(i4, i1 immarg) #1

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
; r0.4: defined
; r0.5: defined
; r0.6: defined
; r2.4: nonzero
; r3.4: ???1, nonzero, passes [0, 1]
; r3.5: passes [0, 1]
; r3.6: passes [0, 1]
; r4.4: ???1, nonzero, passes [0, 1]
; r4.5: passes [0, 1]
; r4.6: passes [0, 1]
; r5.4: ???1, nonzero, passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: ???1, nonzero, passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: 0??1, nonzero, u[0,-8), s[0,-8), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: 00??, signs 2, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.5: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.6: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = and i4 %a, 3
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = freeze i4 %s4
  %r0.5 = freeze i4 %s5
  %r0.6 = freeze i4 %s6
  %r1.4 = bitcast i4 %s4 to <2 x i2>
  %r1.5 = bitcast i4 %s5 to <2 x i2>
  %r1.6 = bitcast i4 %s6 to <2 x i2>
  %r2.4 = bitcast i4 %s4 to <1 x i4>
  %r2.5 = bitcast i4 %s5 to <1 x i4>
  %r2.6 = bitcast i4 %s6 to <1 x i4>
  %r3.4 = call i4 @llvm.umax.i4(i4 %s4, i4 0)
  %r3.5 = call i4 @llvm.umax.i4(i4 %s5, i4 0)
  %r3.6 = call i4 @llvm.umax.i4(i4 %s6, i4 0)
  %r4.4 = call i4 @llvm.umin.i4(i4 %s4, i4 -1)
  %r4.5 = call i4 @llvm.umin.i4(i4 %s5, i4 -1)
  %r4.6 = call i4 @llvm.umin.i4(i4 %s6, i4 -1)
  %r5.4 = call i4 @llvm.smax.i4(i4 %s4, i4 -8)
  %r5.5 = call i4 @llvm.smax.i4(i4 %s5, i4 -8)
  %r5.6 = call i4 @llvm.smax.i4(i4 %s6, i4 -8)
  %r6.4 = call i4 @llvm.smin.i4(i4 7, i4 %s4)
  %r6.5 = call i4 @llvm.smin.i4(i4 7, i4 %s5)
  %r6.6 = call i4 @llvm.smin.i4(i4 7, i4 %s6)
  %r7.4 = call i4 @llvm.abs.i4(i4 %s4, i1 true)
  %r7.5 = call i4 @llvm.abs.i4(i4 %s5, i1 true)
  %r7.6 = call i4 @llvm.abs.i4(i4 %s6, i1 true)
  %r8.4 = call i4 @llvm.ctlz.i4(i4 %s4, i1 false)
  %r8.5 = call i4 @llvm.ctlz.i4(i4 %s5, i1 false)
  %r8.6 = call i4 @llvm.ctlz.i4(i4 %s6, i1 false)
  ret void
}

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.abs.i4(i4, i1 immarg) #1

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
; r0.4: defined
; r0.5: defined
; r0.6: defined
; r3.4: 00??, signs 2, not negative, passes [0, 1]
; r3.5: passes [0, 1]
; r3.6: passes [0, 1]
; r4.4: 00??, signs 2, not negative, passes [0, 1]
; r4.5: passes [0, 1]
; r4.6: passes [0, 1]
; r5.4: 00??, signs 2, not negative, passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: 00??, signs 2, not negative, passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: 00??, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: 0???, nonzero, u[0,5), s[0,5), positive, passes [0, 1]
; r8.5: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.6: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = sext i2 %t to i4
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = freeze i4 %s4
  %r0.5 = freeze i4 %s5
  %r0.6 = freeze i4 %s6
  %r1.4 = bitcast i4 %s4 to <2 x i2>
  %r1.5 = bitcast i4 %s5 to <2 x i2>
  %r1.6 = bitcast i4 %s6 to <2 x i2>
  %r2.4 = bitcast i4 %s4 to <1 x i4>
  %r2.5 = bitcast i4 %s5 to <1 x i4>
  %r2.6 = bitcast i4 %s6 to <1 x i4>
  %r3.4 = call i4 @llvm.umax.i4(i4 %s4, i4 0)
  %r3.5 = call i4 @llvm.umax.i4(i4 %s5, i4 0)
  %r3.6 = call i4 @llvm.umax.i4(i4 %s6, i4 0)
  %r4.4 = call i4 @llvm.umin.i4(i4 %s4, i4 -1)
  %r4.5 = call i4 @llvm.umin.i4(i4 %s5, i4 -1)
  %r4.6 = call i4 @llvm.umin.i4(i4 %s6, i4 -1)
  %r5.4 = call i4 @llvm.smax.i4(i4 %s4, i4 -8)
  %r5.5 = call i4 @llvm.smax.i4(i4 %s5, i4 -8)
  %r5.6 = call i4 @llvm.smax.i4(i4 %s6, i4 -8)
  %r6.4 = call i4 @llvm.smin.i4(i4 7, i4 %s4)
  %r6.5 = call i4 @llvm.smin.i4(i4 7, i4 %s5)
  %r6.6 = call i4 @llvm.smin.i4(i4 7, i4 %s6)
  %r7.4 = call i4 @llvm.abs.i4(i4 %s4, i1 true)
  %r7.5 = call i4 @llvm.abs.i4(i4 %s5, i1 true)
  %r7.6 = call i4 @llvm.abs.i4(i4 %s6, i1 true)
  %r8.4 = call i4 @llvm.ctlz.i4(i4 %s4, i1 false)
  %r8.5 = call i4 @llvm.ctlz.i4(i4 %s5, i1 false)
  %r8.6 = call i4 @llvm.ctlz.i4(i4 %s6, i1 false)
  ret void
}

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.abs.i4(i4, i1 immarg) #1

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
; r0.4: defined
; r0.5: defined
; r0.6: defined
; r3.4: passes [0, 1]
; r3.5: passes [0, 1]
; r3.6: passes [0, 1]
; r4.4: passes [0, 1]
; r4.5: passes [0, 1]
; r4.6: passes [0, 1]
; r5.4: passes [0, 1]
; r5.5: passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: 0???, signs 2, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.5: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.6: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
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
  %r0.4 = freeze i4 %s4
  %r0.5 = freeze i4 %s5
  %r0.6 = freeze i4 %s6
  %r1.4 = bitcast i4 %s4 to <2 x i2>
  %r1.5 = bitcast i4 %s5 to <2 x i2>
  %r1.6 = bitcast i4 %s6 to <2 x i2>
  %r2.4 = bitcast i4 %s4 to <1 x i4>
  %r2.5 = bitcast i4 %s5 to <1 x i4>
  %r2.6 = bitcast i4 %s6 to <1 x i4>
  %r3.4 = call i4 @llvm.umax.i4(i4 %s4, i4 0)
  %r3.5 = call i4 @llvm.umax.i4(i4 %s5, i4 0)
  %r3.6 = call i4 @llvm.umax.i4(i4 %s6, i4 0)
  %r4.4 = call i4 @llvm.umin.i4(i4 %s4, i4 -1)
  %r4.5 = call i4 @llvm.umin.i4(i4 %s5, i4 -1)
  %r4.6 = call i4 @llvm.umin.i4(i4 %s6, i4 -1)
  %r5.4 = call i4 @llvm.smax.i4(i4 %s4, i4 -8)
  %r5.5 = call i4 @llvm.smax.i4(i4 %s5, i4 -8)
  %r5.6 = call i4 @llvm.smax.i4(i4 %s6, i4 -8)
  %r6.4 = call i4 @llvm.smin.i4(i4 7, i4 %s4)
  %r6.5 = call i4 @llvm.smin.i4(i4 7, i4 %s5)
  %r6.6 = call i4 @llvm.smin.i4(i4 7, i4 %s6)
  %r7.4 = call i4 @llvm.abs.i4(i4 %s4, i1 true)
  %r7.5 = call i4 @llvm.abs.i4(i4 %s5, i1 true)
  %r7.6 = call i4 @llvm.abs.i4(i4 %s6, i1 true)
  %r8.4 = call i4 @llvm.ctlz.i4(i4 %s4, i1 false)
  %r8.5 = call i4 @llvm.ctlz.i4(i4 %s5, i1 false)
  %r8.6 = call i4 @llvm.ctlz.i4(i4 %s6, i1 false)
  ret void
}

declare i4 @llvm.umax.i4(i4, i4) #0

declare i4 @llvm.umin.i4(i4, i4) #0

declare i4 @llvm.smax.i4(i4, i4) #0

declare i4 @llvm.smin.i4(i4, i4) #0

declare i4 @llvm.abs.i4(i4, i1 immarg) #1

declare i4 @llvm.ctlz.i4(i4, i1 immarg) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
; r0.4: defined
; r0.5: defined
; r0.6: defined
; r2.4: nonzero
; r3.4: nonzero, power or zero, passes [0, 1]
; r3.5: power or zero, passes [0, 1]
; r3.6: passes [0, 1]
; r4.4: nonzero, passes [0, 1]
; r4.5: passes [0, 1]
; r4.6: passes [0, 1]
; r5.4: nonzero, power, passes [0, 1]
; r5.5: power, passes [0, 1]
; r5.6: passes [0, 1]
; r6.4: nonzero, passes [0, 1]
; r6.5: passes [0, 1]
; r6.6: passes [0, 1]
; r7.4: 0???, nonzero, u[0,-8), s[0,-8), positive, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: 0???, u[0,-8), s[0,-8), not negative, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.5: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; r8.6: 0???, u[0,5), s[0,5), not negative, passes [0, 1]
; s1 if poison, so: s0
; s2 if poison, so: s0
;----
define void @f(<2 x i4> noundef %v, i1 noundef %c, i32 %i) {
  %s0 = or <2 x i4> %v, <i4 1, i4 2>
  %s1 = select i1 %c, <2 x i4> %s0, <2 x i4> %s0
  %s2 = select i1 %c, <2 x i4> %s1, <2 x i4> %s1
  %s3 = select i1 %c, <2 x i4> %s2, <2 x i4> %s2
  %s4 = select i1 %c, <2 x i4> %s3, <2 x i4> %s3
  %s5 = select i1 %c, <2 x i4> %s4, <2 x i4> %s4
  %s6 = select i1 %c, <2 x i4> %s5, <2 x i4> %s5
  %r0.4 = add <2 x i4> %s4, zeroinitializer
  %r0.5 = add <2 x i4> %s5, zeroinitializer
  %r0.6 = add <2 x i4> %s6, zeroinitializer
  %r1.4 = and <2 x i4> %s4, splat (i4 -1)
  %r1.5 = and <2 x i4> %s5, splat (i4 -1)
  %r1.6 = and <2 x i4> %s6, splat (i4 -1)
  %r2.4 = extractelement <2 x i4> %s4, i32 0
  %r2.5 = extractelement <2 x i4> %s5, i32 0
  %r2.6 = extractelement <2 x i4> %s6, i32 0
  %r3.4 = extractelement <2 x i4> %s4, i32 %i
  %r3.5 = extractelement <2 x i4> %s5, i32 %i
  %r3.6 = extractelement <2 x i4> %s6, i32 %i
  %r4.4 = shufflevector <2 x i4> %s4, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r4.5 = shufflevector <2 x i4> %s5, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r4.6 = shufflevector <2 x i4> %s6, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r5.4 = shufflevector <2 x i4> %s4, <2 x i4> splat (i4 1), <2 x i32> <i32 1, i32 2>
  %r5.5 = shufflevector <2 x i4> %s5, <2 x i4> splat (i4 1), <2 x i32> <i32 1, i32 2>
  %r5.6 = shufflevector <2 x i4> %s6, <2 x i4> splat (i4 1), <2 x i32> <i32 1, i32 2>
  %r6.4 = shufflevector <2 x i4> %s4, <2 x i4> %s4, <3 x i32> <i32 1, i32 3, i32 0>
  %r6.5 = shufflevector <2 x i4> %s5, <2 x i4> %s5, <3 x i32> <i32 1, i32 3, i32 0>
  %r6.6 = shufflevector <2 x i4> %s6, <2 x i4> %s6, <3 x i32> <i32 1, i32 3, i32 0>
  %r7.4 = insertelement <2 x i4> %s4, i4 1, i32 1
  %r7.5 = insertelement <2 x i4> %s5, i4 1, i32 1
  %r7.6 = insertelement <2 x i4> %s6, i4 1, i32 1
  %r8.4 = insertelement <2 x i4> %s4, i4 1, i32 %i
  %r8.5 = insertelement <2 x i4> %s5, i4 1, i32 %i
  %r8.6 = insertelement <2 x i4> %s6, i4 1, i32 %i
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantSplat <2 x i4> splat (i4 -1)>: defined, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*32) signs 32
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantAggregate <2 x i32> <i32 1, i32 2>>: defined, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i32> <i32 1, i32 3, i32 0>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*30)11 signs 30 nonzero, lane 2: (0*32) signs 32
; v: defined
; c: defined, power or zero
; s0: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; s1: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s5: nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s6: passes [0]
; r0.4: lane 0: ???1 nonzero, lane 1: ??1? nonzero
; r1.4: lane 0: ???1, lane 1: ??1?
; r2.4: ???1, nonzero
; r3.4: nonzero, makes poison, makes poison without flags
; r3.5: makes poison, makes poison without flags
; r3.6: makes poison, makes poison without flags
; r4.4: nonzero, lane 0: ??1? nonzero, lane 1: ???1 nonzero
; r5.4: nonzero, lane 0: ??1? nonzero, lane 1: 0001 signs 3 nonzero
; r5.5: lane 1: 0001 signs 3 nonzero
; r5.6: lane 1: 0001 signs 3 nonzero
; r6.4: nonzero, lane 0: ??1? nonzero, lane 1: ??1? nonzero, lane 2: ???1 nonzero
; r7.4: ???1, nonzero, lane 1: 0001 signs 3 nonzero
; r7.5: lane 1: 0001 signs 3 nonzero
; r7.6: lane 1: 0001 signs 3 nonzero
; r8.4: nonzero, lane 0: ???1 nonzero, makes poison, makes poison without flags
; r8.5: makes poison, makes poison without flags
; r8.6: makes poison, makes poison without flags
; <ConstantAggregate <2 x i4> <i4 1, i4 2>> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 -1)> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 2>>, <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantSplat <2 x i4> splat (i4 -1)>
;----
define void @f(<2 x i4> noundef %v, i1 noundef %c, i32 %i) {
  %s0 = ashr <2 x i4> %v, <i4 1, i4 2>
  %s1 = select i1 %c, <2 x i4> %s0, <2 x i4> %s0
  %s2 = select i1 %c, <2 x i4> %s1, <2 x i4> %s1
  %s3 = select i1 %c, <2 x i4> %s2, <2 x i4> %s2
  %s4 = select i1 %c, <2 x i4> %s3, <2 x i4> %s3
  %s5 = select i1 %c, <2 x i4> %s4, <2 x i4> %s4
  %s6 = select i1 %c, <2 x i4> %s5, <2 x i4> %s5
  %r0.4 = add <2 x i4> %s4, zeroinitializer
  %r0.5 = add <2 x i4> %s5, zeroinitializer
  %r0.6 = add <2 x i4> %s6, zeroinitializer
  %r1.4 = and <2 x i4> %s4, splat (i4 -1)
  %r1.5 = and <2 x i4> %s5, splat (i4 -1)
  %r1.6 = and <2 x i4> %s6, splat (i4 -1)
  %r2.4 = extractelement <2 x i4> %s4, i32 0
  %r2.5 = extractelement <2 x i4> %s5, i32 0
  %r2.6 = extractelement <2 x i4> %s6, i32 0
  %r3.4 = extractelement <2 x i4> %s4, i32 %i
  %r3.5 = extractelement <2 x i4> %s5, i32 %i
  %r3.6 = extractelement <2 x i4> %s6, i32 %i
  %r4.4 = shufflevector <2 x i4> %s4, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r4.5 = shufflevector <2 x i4> %s5, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r4.6 = shufflevector <2 x i4> %s6, <2 x i4> poison, <2 x i32> <i32 1, i32 0>
  %r5.4 = shufflevector <2 x i4> %s4, <2 x i4> splat (i4 1), <2 x i32> <i32 1, i32 2>
  %r5.5 = shufflevector <2 x i4> %s5, <2 x i4> splat (i4 1), <2 x i32> <i32 1, i32 2>
  %r5.6 = shufflevector <2 x i4> %s6, <2 x i4> splat (i4 1), <2 x i32> <i32 1, i32 2>
  %r6.4 = shufflevector <2 x i4> %s4, <2 x i4> %s4, <3 x i32> <i32 1, i32 3, i32 0>
  %r6.5 = shufflevector <2 x i4> %s5, <2 x i4> %s5, <3 x i32> <i32 1, i32 3, i32 0>
  %r6.6 = shufflevector <2 x i4> %s6, <2 x i4> %s6, <3 x i32> <i32 1, i32 3, i32 0>
  %r7.4 = insertelement <2 x i4> %s4, i4 1, i32 1
  %r7.5 = insertelement <2 x i4> %s5, i4 1, i32 1
  %r7.6 = insertelement <2 x i4> %s6, i4 1, i32 1
  %r8.4 = insertelement <2 x i4> %s4, i4 1, i32 %i
  %r8.5 = insertelement <2 x i4> %s5, i4 1, i32 %i
  %r8.6 = insertelement <2 x i4> %s6, i4 1, i32 %i
  ret void
}
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; <ConstantAggregateZero <2 x i4> zeroinitializer>: defined, 0000, signs 4, power or zero, u[0,1), s[0,1), not negative
; <ConstantSplat <2 x i4> splat (i4 -1)>: defined, 1111, signs 4, nonzero, u[-1,0), s[-1,0), negative
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantAggregate <2 x i32> <i32 1, i32 0>>: defined, (0*31)?, signs 31, u[0,2), s[0,2), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*32) signs 32
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
; <ConstantAggregate <2 x i32> <i32 1, i32 2>>: defined, (0*30)??, signs 30, nonzero, u[1,3), s[1,3), positive, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*30)10 signs 30 nonzero
; <ConstantAggregate <3 x i32> <i32 1, i32 3, i32 0>>: defined, (0*30)??, signs 30, u[0,4), s[0,4), not negative, lane 0: (0*31)1 signs 31 nonzero, lane 1: (0*30)11 signs 30 nonzero, lane 2: (0*32) signs 32
; v: defined
; c: defined, power or zero
; s0: defined
; s1: defined, passes [0]
; s2: defined, passes [0]
; s3: defined, passes [0]
; s4: defined, passes [0]
; s5: passes [0]
; s6: passes [0]
; r3.4: makes poison, makes poison without flags
; r3.5: makes poison, makes poison without flags
; r3.6: makes poison, makes poison without flags
; r5.4: lane 1: 0001 signs 3 nonzero
; r5.5: lane 1: 0001 signs 3 nonzero
; r5.6: lane 1: 0001 signs 3 nonzero
; r7.4: lane 1: 0001 signs 3 nonzero
; r7.5: lane 1: 0001 signs 3 nonzero
; r7.6: lane 1: 0001 signs 3 nonzero
; r8.4: makes poison, makes poison without flags
; r8.5: makes poison, makes poison without flags
; r8.6: makes poison, makes poison without flags
; <ConstantAggregate <2 x i4> <i4 1, i4 2>> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>
; <ConstantAggregateZero <2 x i4> zeroinitializer> differs from: <ConstantSplat <2 x i4> splat (i4 -1)>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 -1)> differs from: <ConstantAggregate <2 x i4> <i4 1, i4 2>>, <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantSplat <2 x i4> splat (i4 1)>
; <ConstantSplat <2 x i4> splat (i4 1)> differs from: <ConstantAggregateZero <2 x i4> zeroinitializer>, <ConstantSplat <2 x i4> splat (i4 -1)>
;----
define void @f(<2 x i4> noundef %v, i1 noundef %c, i32 %i) {
  %s0 = or <2 x i4> %v, <i4 1, i4 2>
  %s1 = select i1 %c, <2 x i4> %s0, <2 x i4> %s0
  %s2 = select i1 %c, <2 x i4> %s1, <2 x i4> %s1
  %s3 = select i1 %c, <2 x i4> %s2, <2 x i4> %s2
  %s4 = select i1 %c, <2 x i4> %s3, <2 x i4> %s3
  %s5 = select i1 %c, <2 x i4> %s4, <2 x i4> %s4
  %s6 = select i1 %c, <2 x i4> %s5, <2 x i4> %s5
  %r0.4 = bitcast <2 x i4> %s4 to i8
  %r0.5 = bitcast <2 x i4> %s5 to i8
  %r0.6 = bitcast <2 x i4> %s6 to i8
  %r1.4 = bitcast <2 x i4> %s4 to <4 x i2>
  %r1.5 = bitcast <2 x i4> %s5 to <4 x i2>
  %r1.6 = bitcast <2 x i4> %s6 to <4 x i2>
  %r2.4 = bitcast <2 x i4> %s4 to <1 x i8>
  %r2.5 = bitcast <2 x i4> %s5 to <1 x i8>
  %r2.6 = bitcast <2 x i4> %s6 to <1 x i8>
  %r3.4 = zext <2 x i4> %s4 to <2 x i8>
  %r3.5 = zext <2 x i4> %s5 to <2 x i8>
  %r3.6 = zext <2 x i4> %s6 to <2 x i8>
  %r4.4 = sext <2 x i4> %s4 to <2 x i8>
  %r4.5 = sext <2 x i4> %s5 to <2 x i8>
  %r4.6 = sext <2 x i4> %s6 to <2 x i8>
  %r5.4 = call i4 @llvm.vector.reduce.or.v2i4(<2 x i4> %s4)
  %r5.5 = call i4 @llvm.vector.reduce.or.v2i4(<2 x i4> %s5)
  %r5.6 = call i4 @llvm.vector.reduce.or.v2i4(<2 x i4> %s6)
  %r6.4 = call i4 @llvm.vector.reduce.add.v2i4(<2 x i4> %s4)
  %r6.5 = call i4 @llvm.vector.reduce.add.v2i4(<2 x i4> %s5)
  %r6.6 = call i4 @llvm.vector.reduce.add.v2i4(<2 x i4> %s6)
  %r7.4 = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> %s4)
  %r7.5 = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> %s5)
  %r7.6 = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> %s6)
  %r8.4 = call i4 @llvm.vector.reduce.umax.v2i4(<2 x i4> %s4)
  %r8.5 = call i4 @llvm.vector.reduce.umax.v2i4(<2 x i4> %s5)
  %r8.6 = call i4 @llvm.vector.reduce.umax.v2i4(<2 x i4> %s6)
  ret void
}

declare i4 @llvm.vector.reduce.or.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.add.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.xor.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.umax.v2i4(<2 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; v: defined
; c: defined, power or zero
; s0: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero
; s1: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s2: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s3: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s4: defined, nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s5: nonzero, lane 0: ???1 nonzero, lane 1: ??1? nonzero, passes [0]
; s6: passes [0]
; r0.4: ??1????1, nonzero
; r1.4: lane 0: ?1, lane 2: 1?
; r2.4: ??1????1, nonzero
; r3.4: 0000????, signs 4, nonzero, positive, lane 0: 0000???1 signs 4 nonzero, lane 1: 0000??1? signs 4 nonzero
; r3.5: 0000????, signs 4, not negative
; r3.6: 0000????, signs 4, not negative
; r4.4: signs 5, nonzero, lane 0: (?*7)1 signs 5 nonzero, lane 1: ??????1? signs 5 nonzero
; r4.5: signs 5
; r4.6: signs 5
; r5.4: nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; r5.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r5.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.6: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(<2 x i4> noundef %v, i1 noundef %c, i32 %i) {
  %s0 = ashr <2 x i4> %v, <i4 1, i4 2>
  %s1 = select i1 %c, <2 x i4> %s0, <2 x i4> %s0
  %s2 = select i1 %c, <2 x i4> %s1, <2 x i4> %s1
  %s3 = select i1 %c, <2 x i4> %s2, <2 x i4> %s2
  %s4 = select i1 %c, <2 x i4> %s3, <2 x i4> %s3
  %s5 = select i1 %c, <2 x i4> %s4, <2 x i4> %s4
  %s6 = select i1 %c, <2 x i4> %s5, <2 x i4> %s5
  %r0.4 = bitcast <2 x i4> %s4 to i8
  %r0.5 = bitcast <2 x i4> %s5 to i8
  %r0.6 = bitcast <2 x i4> %s6 to i8
  %r1.4 = bitcast <2 x i4> %s4 to <4 x i2>
  %r1.5 = bitcast <2 x i4> %s5 to <4 x i2>
  %r1.6 = bitcast <2 x i4> %s6 to <4 x i2>
  %r2.4 = bitcast <2 x i4> %s4 to <1 x i8>
  %r2.5 = bitcast <2 x i4> %s5 to <1 x i8>
  %r2.6 = bitcast <2 x i4> %s6 to <1 x i8>
  %r3.4 = zext <2 x i4> %s4 to <2 x i8>
  %r3.5 = zext <2 x i4> %s5 to <2 x i8>
  %r3.6 = zext <2 x i4> %s6 to <2 x i8>
  %r4.4 = sext <2 x i4> %s4 to <2 x i8>
  %r4.5 = sext <2 x i4> %s5 to <2 x i8>
  %r4.6 = sext <2 x i4> %s6 to <2 x i8>
  %r5.4 = call i4 @llvm.vector.reduce.or.v2i4(<2 x i4> %s4)
  %r5.5 = call i4 @llvm.vector.reduce.or.v2i4(<2 x i4> %s5)
  %r5.6 = call i4 @llvm.vector.reduce.or.v2i4(<2 x i4> %s6)
  %r6.4 = call i4 @llvm.vector.reduce.add.v2i4(<2 x i4> %s4)
  %r6.5 = call i4 @llvm.vector.reduce.add.v2i4(<2 x i4> %s5)
  %r6.6 = call i4 @llvm.vector.reduce.add.v2i4(<2 x i4> %s6)
  %r7.4 = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> %s4)
  %r7.5 = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> %s5)
  %r7.6 = call i4 @llvm.vector.reduce.xor.v2i4(<2 x i4> %s6)
  %r8.4 = call i4 @llvm.vector.reduce.umax.v2i4(<2 x i4> %s4)
  %r8.5 = call i4 @llvm.vector.reduce.umax.v2i4(<2 x i4> %s5)
  %r8.6 = call i4 @llvm.vector.reduce.umax.v2i4(<2 x i4> %s6)
  ret void
}

declare i4 @llvm.vector.reduce.or.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.add.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.xor.v2i4(<2 x i4>) #0

declare i4 @llvm.vector.reduce.umax.v2i4(<2 x i4>) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i4> <i4 1, i4 2>>: defined, 00??, signs 2, nonzero, u[1,3), s[1,3), positive, lane 0: 0001 signs 3 nonzero, lane 1: 0010 signs 2 nonzero
; v: defined
; c: defined, power or zero
; s0: defined
; s1: defined, passes [0]
; s2: defined, passes [0]
; s3: defined, passes [0]
; s4: defined, passes [0]
; s5: passes [0]
; s6: passes [0]
; r3.4: 0000????, signs 4, not negative
; r3.5: 0000????, signs 4, not negative
; r3.6: 0000????, signs 4, not negative
; r4.4: signs 5
; r4.5: signs 5
; r4.6: signs 5
; r5.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r5.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r5.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.5: makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.6: makes poison, makes poison without flags, makes undef, makes undef without flags
