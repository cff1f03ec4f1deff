; Addresses, memory, calls, poison and what ends execution. See test_answers.py.
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; a: defined, undefined if poison, undefined if undef
; #28: stops, writes, throws, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11, f12
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f11 if poison, so: b, f0, f1, f2
; f12 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f12 if poison, so: b, f0, f1, f2
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %l = add nsw i4 %a, 1
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %d = udiv i4 %b, %l
  ret void
}
; a: no poison, undefined if poison
; l: no poison, u[-7,-8), s[-7,-8), undefined if poison, undefined if poison at , makes poison
; l at : nonzero
; d: triggers [1]
; a differs from: l
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; l differs from: a
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f0 if poison, so: b, f1
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f1 if poison, so: b, f0
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f3 if poison, so: b, f0, f1
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11
; f6 if poison, so: b, f0, f1
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f7 if poison, so: b, f0, f1
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f8 if poison, so: b, f0, f1
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f9 if poison, so: b, f0, f1
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f10 if poison, so: b, f0, f1
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f11 if poison, so: b, f0, f1
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; a: defined, undefined if poison, undefined if undef
; #29: stops, writes, throws, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11, f12
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f11 if poison, so: b, f0, f1, f2
; f12 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f12 if poison, so: b, f0, f1, f2
;----
target datalayout = "p7:160:256:256:32"

define void @f(i64 %i, ptr addrspace(7) align 8 %p) {
  %h = getelementptr i32, ptr addrspace(7) %p, i64 -1
  %x = ptrtoint ptr addrspace(7) %h to i64
  %y = ptrtoaddr ptr addrspace(7) %h to i32
  %g = getelementptr nuw i8, ptr addrspace(7) %h, i32 1
  %h.v2 = getelementptr i32, ptr addrspace(7) %p, i64 %i
  %x.v3 = ptrtoint ptr addrspace(7) %h.v2 to i32
  %y.v4 = ptrtoaddr ptr addrspace(7) %h.v2 to i32
  %g.v5 = getelementptr nuw i8, ptr addrspace(7) %h.v2, i32 1
  %h.v6 = getelementptr i32, ptr addrspace(7) %p, i64 3
  %x.v7 = ptrtoint ptr addrspace(7) %h.v6 to i160
  %y.v8 = ptrtoaddr ptr addrspace(7) %h.v6 to i32
  %g.v9 = getelementptr nuw i8, ptr addrspace(7) %h.v6, i32 1
  ret void
}
; p: (?*157)000, aligned 8
; h: (?*157)100
; x: (?*61)100
; y: (?*29)100
; g: (?*157)101, nonzero, makes poison
; h.v2: (?*158)00
; x.v3: (?*30)00
; y.v4: (?*30)00
; g.v5: (?*158)01, nonzero, makes poison
; h.v6: (?*157)100
; x.v7: (?*157)100
; y.v8: (?*29)100
; g.v9: (?*157)101, nonzero, makes poison
; p if poison, so: h, x, y, g
; h if poison, so: p, x, y, g
; x if poison, so: p, h, y, g
; y if poison, so: p, h, x, g
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %l = add nsw i4 %a, 1
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %d = udiv i4 %b, %l
  ret void
}
; l: no poison, u[-7,-8), s[-7,-8), undefined if poison, undefined if poison at , makes poison
; l at : nonzero
; d: triggers [1]
; a differs from: l
; a if poison, so: l
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; l differs from: a
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f0 if poison, so: b, f1
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f1 if poison, so: b, f0
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f3 if poison, so: b, f0, f1
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11
; f6 if poison, so: b, f0, f1
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f7 if poison, so: b, f0, f1
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f8 if poison, so: b, f0, f1
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f9 if poison, so: b, f0, f1
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f10 if poison, so: b, f0, f1
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f11 if poison, so: b, f0, f1
;----
target datalayout = "p3:32:32:32"

define void @f(i64 %i, ptr addrspace(3) align 8 %p) {
  %h = getelementptr i32, ptr addrspace(3) %p, i64 %i
  %x = ptrtoint ptr addrspace(3) %h to i16
  %y = ptrtoaddr ptr addrspace(3) %h to i32
  %j = inttoptr i64 %i to ptr addrspace(3)
  %h.v2 = getelementptr i32, ptr addrspace(3) %p, i32 -1
  %x.v3 = ptrtoint ptr addrspace(3) %h.v2 to i64
  %y.v4 = ptrtoaddr ptr addrspace(3) %h.v2 to i32
  %h.v5 = getelementptr i32, ptr addrspace(3) %p, i8 -1
  %x.v6 = ptrtoint ptr addrspace(3) %h.v5 to i64
  %y.v7 = ptrtoaddr ptr addrspace(3) %h.v5 to i32
  %h.v8 = getelementptr i32, ptr addrspace(3) %p, i64 -1
  %x.v9 = ptrtoint ptr addrspace(3) %h.v8 to i16
  %y.v10 = ptrtoaddr ptr addrspace(3) %h.v8 to i32
  ret void
}
; p: (?*29)000, aligned 8
; h: (?*30)00
; x: (?*14)00
; y: (?*30)00
; h.v2: (?*29)100
; x.v3: (0*32)(?*29)100, signs 32, positive
; y.v4: (?*29)100
; h.v5: (?*29)100
; x.v6: (0*32)(?*29)100, signs 32, positive
; y.v7: (?*29)100
; h.v8: (?*29)100
; x.v9: (?*13)100, nonzero
; y.v10: (?*29)100
; i if poison, so: h, x, y, j
; p if poison, so: h, x, y
; h if poison, so: x, y
; x if poison, so: h, y
; y if poison, so: h, x
; j if poison, so: i, h, x, y
; h.v2 if poison, so: p, h, x, y
; x.v3 if poison, so: p, h, x, y
; y.v4 if poison, so: p, h, x, y
; h.v5 if poison, so: p, h, x, y
; x.v6 if poison, so: p, h, x, y
; y.v7 if poison, so: p, h, x, y
; h.v8 if poison, so: p, h, x, y
; x.v9 if poison, so: p, h, x, y
; y.v10 if poison, so: p, h, x, y
;----
define void @f(i4 %a, ptr %p) {
  %x = call i4 @g(i4 %a) #2
  %y = call i4 @h(i4 %a) #3
  %z = call i4 @k(i4 %a)
  %l = load i32, ptr %p, align 4
  %m = load atomic volatile i32, ptr %p unordered, align 4
  store atomic i32 0, ptr %p unordered, align 4
  store i4 %x, ptr %p, align 1
  %x.v2 = call i4 @g(i4 %a) #3
  %l.v3 = load volatile i32, ptr %p, align 4
  %m.v4 = load atomic volatile i32, ptr %p acquire, align 4
  store atomic i32 0, ptr %p unordered, align 4
  store i4 %x.v2, ptr %p, align 1
  ret void
}

declare i4 @g(i4)

declare i4 @h(i4) #0

declare i4 @k(i4) #1

attributes #0 = { nounwind willreturn }
attributes #1 = { nounwind willreturn memory(read) }
attributes #2 = { willreturn }
attributes #3 = { nounwind willreturn memory(none) }
; p at : nonzero
; x: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
; z: makes poison, makes poison without flags, makes undef, makes undef without flags
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; m: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v2: makes poison, makes poison without flags, makes undef, makes undef without flags
; l.v3: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; m.v4: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; #5: writes, triggers [1]
; #6: writes, triggers [1]
; #10: writes, triggers [1]
; #11: writes, triggers [1]
;----
target datalayout = "p3:32:32:32"

define void @f(ptr addrspace(3) %p, ptr addrspace(3) nonnull %n, ptr addrspace(3) dereferenceable(4) %d, i64 %i) {
  %a = getelementptr nuw i32, ptr addrspace(3) %d, i64 1
  %b = load i32, ptr addrspace(3) %p, align 4
  %c = alloca i32, align 1, addrspace(3)
  %e = addrspacecast ptr addrspace(3) %n to ptr addrspace(5)
  %a.v2 = getelementptr nuw i32, ptr addrspace(3) %p, i64 1
  %c.v3 = alloca i32, align 16, addrspace(3)
  %a.v4 = getelementptr nuw i32, ptr addrspace(3) %d, i64 0
  %a.v5 = getelementptr inbounds i32, ptr addrspace(3) %d, i64 0
  %c.v6 = alloca i32, align 4, addrspace(3)
  %a.v7 = getelementptr nuw i32, ptr addrspace(3) %n, i64 %i
  %a.v8 = getelementptr i32, ptr addrspace(3) %p, i64 0
  ret void
}
; p: defined, undefined if poison, undefined if undef
; n: nonzero
; d: defined
; a: no undef, nonzero, makes poison
; b: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; c: defined, makes poison, makes poison without flags, makes undef, makes undef without flags
; e: is n+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v2: no undef, nonzero, makes poison
; c.v3: defined, (?*28)0000, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v4: no undef, makes poison
; a.v5: no undef, is d+0, makes poison
; c.v6: defined, (?*30)00, aligned 4, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v7: nonzero, makes poison
; a.v8: defined
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; a: defined, undefined if poison, undefined if undef
; #30: stops, writes, throws, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11, f12
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f11 if poison, so: b, f0, f1, f2
; f12 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f12 if poison, so: b, f0, f1, f2
;----
target datalayout = "p3:32:32:32"

define void @f(ptr addrspace(1) %p, ptr addrspace(1) nonnull %n, ptr addrspace(1) dereferenceable(4) %d, i64 %i) {
  %a = getelementptr inbounds i32, ptr addrspace(1) %d, i64 0
  %b = load i32, ptr addrspace(1) %p, align 4
  %c = alloca i32, align 16, addrspace(1)
  %e = addrspacecast ptr addrspace(1) %n to ptr addrspace(5)
  %a.v2 = getelementptr nuw i32, ptr addrspace(1) %n, i64 1
  %a.v3 = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %a.v4 = getelementptr i32, ptr addrspace(1) %d, i64 0
  %a.v5 = getelementptr inbounds i32, ptr addrspace(1) %d, i64 1
  %c.v6 = alloca i32, align 1, addrspace(1)
  %a.v7 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a.v8 = getelementptr i32, ptr addrspace(1) %n, i64 1
  ret void
}
; p: defined, undefined if poison, undefined if undef
; n: nonzero
; d: defined
; a: no undef, is d+0, makes poison
; b: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; c: defined, (?*60)0000, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; e: is n+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v2: nonzero, makes poison
; a.v4: defined
; a.v5: no undef, is d+4, makes poison
; c.v6: defined, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v7: defined
; a.v3 if poison, so: i
; a.v8 if poison, so: n
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %l = add nsw i4 %a, 1
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %f30 = add i4 %b, 2
  %d = udiv i4 %b, %l
  ret void
}
; l: u[-7,-8), s[-7,-8), undefined if poison at , makes poison
; l at : nonzero
; d: triggers [1]
; a differs from: l
; a if poison, so: l
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; l differs from: a
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f0 if poison, so: b, f1
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f1 if poison, so: b, f0
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f3 if poison, so: b, f0, f1
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11
; f6 if poison, so: b, f0, f1
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f7 if poison, so: b, f0, f1
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f8 if poison, so: b, f0, f1
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f9 if poison, so: b, f0, f1
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f10 if poison, so: b, f0, f1
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f11 if poison, so: b, f0, f1
;----
define void @f(i64 %i, ptr %p, ptr %q, i32 %m) {
  %x = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 0)
  %x.v2 = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 7)
  %x.v3 = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 %i)
  %x.v4 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 7)
  %x.v5 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %x.v6 = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -8)
  %x.v7 = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -16)
  %x.v8 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %i)
  %x.v9 = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 0)
  %x.v10 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  ret void
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: (0*64), signs 64, not negative, passes [0, 1]
; x.v2: (0*61)???, signs 61, not negative, passes [0, 1]
; x.v3: passes [0, 1]
; x.v4: (0*61)???, signs 61, not negative, passes [0, 1]
; x.v5: (?*60)0000, passes [0, 1]
; x.v6: (?*61)000, passes [0, 1]
; x.v7: (?*60)0000, passes [0, 1]
; x.v8: passes [0, 1]
; x.v9: (0*64), signs 64, not negative, passes [0, 1]
; x.v10: (?*61)000, passes [0, 1]
; p if poison, so: x
; q if poison, so: x.v2
; x if poison, so: p
; x.v2 if poison, so: q
; x.v4 if poison, so: p, x
; x.v5 if poison, so: p, x
; x.v6 if poison, so: q, x.v2
; x.v7 if poison, so: q, x.v2
; x.v9 if poison, so: q, x.v2
; x.v10 if poison, so: p, x
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %f30 = add i4 %b, 2
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; #31: stops, writes, throws, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11, f12
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f11 if poison, so: b, f0, f1, f2
; f12 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f12 if poison, so: b, f0, f1, f2
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %l = add nsw i4 %a, 1
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %f30 = add i4 %b, 2
  %f31 = add i4 %b, 3
  %d = udiv i4 %b, %l
  ret void
}
; l: u[-7,-8), s[-7,-8), undefined if poison at , makes poison
; l at : nonzero
; d: triggers [1]
; a differs from: l
; a if poison, so: l
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; l differs from: a
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f0 if poison, so: b, f1
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f1 if poison, so: b, f0
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f3 if poison, so: b, f0, f1
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11
; f6 if poison, so: b, f0, f1
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f7 if poison, so: b, f0, f1
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f8 if poison, so: b, f0, f1
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f9 if poison, so: b, f0, f1
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f10 if poison, so: b, f0, f1
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f11 if poison, so: b, f0, f1
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = load i4, ptr %p, align 1
  %f0 = getelementptr i8, ptr %p, i64 0
  %f1 = getelementptr i8, ptr %p, i64 1
  %f2 = getelementptr i8, ptr %p, i64 2
  %f3 = getelementptr i8, ptr %p, i64 3
  %f4 = getelementptr i8, ptr %p, i64 4
  %f5 = getelementptr i8, ptr %p, i64 5
  %f6 = getelementptr i8, ptr %p, i64 6
  %f7 = getelementptr i8, ptr %p, i64 7
  %f8 = getelementptr i8, ptr %p, i64 8
  %f9 = getelementptr i8, ptr %p, i64 9
  %f10 = getelementptr i8, ptr %p, i64 10
  %f11 = getelementptr i8, ptr %p, i64 11
  %f12 = getelementptr i8, ptr %p, i64 12
  %f13 = getelementptr i8, ptr %p, i64 13
  %f14 = getelementptr i8, ptr %p, i64 14
  %f15 = getelementptr i8, ptr %p, i64 15
  %f16 = getelementptr i8, ptr %p, i64 16
  %z = add i4 %a, %b
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; f0: defined
; f1: defined
; f2: defined
; f3: defined
; f4: defined
; f5: defined
; f6: defined
; f7: defined
; f8: defined
; f9: defined
; f10: defined
; f11: defined
; f12: defined
; f13: defined
; f14: defined
; f15: defined
; f16: defined
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %f30 = add i4 %b, 2
  %f31 = add i4 %b, 3
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; #32: stops, writes, throws, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11, f12
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f11 if poison, so: b, f0, f1, f2
; f12 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f12 if poison, so: b, f0, f1, f2
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %l = add nsw i4 %a, 1
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %f30 = add i4 %b, 2
  %f31 = add i4 %b, 3
  %f32 = add i4 %b, 4
  %d = udiv i4 %b, %l
  ret void
}
; l: u[-7,-8), s[-7,-8), undefined if poison at , makes poison
; l at : nonzero
; d: triggers [1]
; a differs from: l
; a if poison, so: l
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; l differs from: a
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f0 if poison, so: b, f1
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f1 if poison, so: b, f0
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f3 if poison, so: b, f0, f1
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11
; f6 if poison, so: b, f0, f1
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f7 if poison, so: b, f0, f1
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f8 if poison, so: b, f0, f1
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f9 if poison, so: b, f0, f1
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f10 if poison, so: b, f0, f1
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f11 if poison, so: b, f0, f1
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %f0 = add i4 %b, 0
  %f1 = add i4 %b, 1
  %f2 = add i4 %b, 2
  %f3 = add i4 %b, 3
  %f4 = add i4 %b, 4
  %f5 = add i4 %b, 5
  %f6 = add i4 %b, 6
  %f7 = add i4 %b, 0
  %f8 = add i4 %b, 1
  %f9 = add i4 %b, 2
  %f10 = add i4 %b, 3
  %f11 = add i4 %b, 4
  %f12 = add i4 %b, 5
  %f13 = add i4 %b, 6
  %f14 = add i4 %b, 0
  %f15 = add i4 %b, 1
  %f16 = add i4 %b, 2
  %f17 = add i4 %b, 3
  %f18 = add i4 %b, 4
  %f19 = add i4 %b, 5
  %f20 = add i4 %b, 6
  %f21 = add i4 %b, 0
  %f22 = add i4 %b, 1
  %f23 = add i4 %b, 2
  %f24 = add i4 %b, 3
  %f25 = add i4 %b, 4
  %f26 = add i4 %b, 5
  %f27 = add i4 %b, 6
  %f28 = add i4 %b, 0
  %f29 = add i4 %b, 1
  %f30 = add i4 %b, 2
  %f31 = add i4 %b, 3
  %f32 = add i4 %b, 4
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; #33: stops, writes, throws, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11, f12
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11, f12
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11, f12
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11, f12
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11, f12
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10, f12
; f11 if poison, so: b, f0, f1, f2
; f12 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f12 if poison, so: b, f0, f1, f2
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = load i4, ptr %p, align 1
  %f0 = getelementptr i8, ptr %p, i64 0
  %f1 = getelementptr i8, ptr %p, i64 1
  %f2 = getelementptr i8, ptr %p, i64 2
  %f3 = getelementptr i8, ptr %p, i64 3
  %f4 = getelementptr i8, ptr %p, i64 4
  %f5 = getelementptr i8, ptr %p, i64 5
  %f6 = getelementptr i8, ptr %p, i64 6
  %f7 = getelementptr i8, ptr %p, i64 7
  %f8 = getelementptr i8, ptr %p, i64 8
  %f9 = getelementptr i8, ptr %p, i64 9
  %f10 = getelementptr i8, ptr %p, i64 10
  %f11 = getelementptr i8, ptr %p, i64 11
  %f12 = getelementptr i8, ptr %p, i64 12
  %f13 = getelementptr i8, ptr %p, i64 13
  %f14 = getelementptr i8, ptr %p, i64 14
  %f15 = getelementptr i8, ptr %p, i64 15
  %f16 = getelementptr i8, ptr %p, i64 16
  %f17 = getelementptr i8, ptr %p, i64 17
  %z = add i4 %a, %b
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; f0: defined
; f1: defined
; f2: defined
; f3: defined
; f4: defined
; f5: defined
; f6: defined
; f7: defined
; f8: defined
; f9: defined
; f10: defined
; f11: defined
; f12: defined
; f13: defined
; f14: defined
; f15: defined
; f16: defined
; f17: defined
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = load i4, ptr %p, align 1
  %f0 = getelementptr i8, ptr %p, i64 0
  %f1 = getelementptr i8, ptr %p, i64 1
  %f2 = getelementptr i8, ptr %p, i64 2
  %f3 = getelementptr i8, ptr %p, i64 3
  %f4 = getelementptr i8, ptr %p, i64 4
  %f5 = getelementptr i8, ptr %p, i64 5
  %f6 = getelementptr i8, ptr %p, i64 6
  %f7 = getelementptr i8, ptr %p, i64 7
  %f8 = getelementptr i8, ptr %p, i64 8
  %f9 = getelementptr i8, ptr %p, i64 9
  %f10 = getelementptr i8, ptr %p, i64 10
  %f11 = getelementptr i8, ptr %p, i64 11
  %f12 = getelementptr i8, ptr %p, i64 12
  %f13 = getelementptr i8, ptr %p, i64 13
  %f14 = getelementptr i8, ptr %p, i64 14
  %f15 = getelementptr i8, ptr %p, i64 15
  %f16 = getelementptr i8, ptr %p, i64 16
  %f17 = getelementptr i8, ptr %p, i64 17
  %f18 = getelementptr i8, ptr %p, i64 18
  %z = add i4 %a, %b
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; f0: defined
; f1: defined
; f2: defined
; f3: defined
; f4: defined
; f5: defined
; f6: defined
; f7: defined
; f8: defined
; f9: defined
; f10: defined
; f11: defined
; f12: defined
; f13: defined
; f14: defined
; f15: defined
; f16: defined
; f17: defined
; f18: defined
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = load i4, ptr %p, align 1
  %f0 = getelementptr i8, ptr %p, i64 0
  %f1 = getelementptr i8, ptr %p, i64 1
  %f2 = getelementptr i8, ptr %p, i64 2
  %f3 = getelementptr i8, ptr %p, i64 3
  %f4 = getelementptr i8, ptr %p, i64 4
  %f5 = getelementptr i8, ptr %p, i64 5
  %f6 = getelementptr i8, ptr %p, i64 6
  %f7 = getelementptr i8, ptr %p, i64 7
  %f8 = getelementptr i8, ptr %p, i64 8
  %f9 = getelementptr i8, ptr %p, i64 9
  %f10 = getelementptr i8, ptr %p, i64 10
  %f11 = getelementptr i8, ptr %p, i64 11
  %f12 = getelementptr i8, ptr %p, i64 12
  %f13 = getelementptr i8, ptr %p, i64 13
  %f14 = getelementptr i8, ptr %p, i64 14
  %f15 = getelementptr i8, ptr %p, i64 15
  %f16 = getelementptr i8, ptr %p, i64 16
  %f17 = getelementptr i8, ptr %p, i64 17
  %f18 = getelementptr i8, ptr %p, i64 18
  %f19 = getelementptr i8, ptr %p, i64 19
  %z = add i4 %a, %b
  ret void
}
; p: defined, undefined if poison, undefined if undef
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; f0: defined
; f1: defined
; f2: defined
; f3: defined
; f4: defined
; f5: defined
; f6: defined
; f7: defined
; f8: defined
; f9: defined
; f10: defined
; f11: defined
; f12: defined
; f13: defined
; f14: defined
; f15: defined
; f16: defined
; f17: defined
; f18: defined
; f19: defined
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = load i4, ptr %p, align 1
  %f0 = getelementptr i8, ptr %p, i64 0
  %f1 = getelementptr i8, ptr %p, i64 1
  %f2 = getelementptr i8, ptr %p, i64 2
  %f3 = getelementptr i8, ptr %p, i64 3
  %f4 = getelementptr i8, ptr %p, i64 4
  %f5 = getelementptr i8, ptr %p, i64 5
  %f6 = getelementptr i8, ptr %p, i64 6
  %f7 = getelementptr i8, ptr %p, i64 7
  %f8 = getelementptr i8, ptr %p, i64 8
  %f9 = getelementptr i8, ptr %p, i64 9
  %f10 = getelementptr i8, ptr %p, i64 10
  %f11 = getelementptr i8, ptr %p, i64 11
  %f12 = getelementptr i8, ptr %p, i64 12
  %f13 = getelementptr i8, ptr %p, i64 13
  %f14 = getelementptr i8, ptr %p, i64 14
  %f15 = getelementptr i8, ptr %p, i64 15
  %f16 = getelementptr i8, ptr %p, i64 16
  %f17 = getelementptr i8, ptr %p, i64 17
  %f18 = getelementptr i8, ptr %p, i64 18
  %f19 = getelementptr i8, ptr %p, i64 19
  %f20 = getelementptr i8, ptr %p, i64 20
  %z = add i4 %a, %b
  ret void
}
; p: defined, undefined if poison, undefined if undef
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; f0: defined
; f1: defined
; f2: defined
; f3: defined
; f4: defined
; f5: defined
; f6: defined
; f7: defined
; f8: defined
; f9: defined
; f10: defined
; f11: defined
; f12: defined
; f13: defined
; f14: defined
; f15: defined
; f16: defined
; f17: defined
; f18: defined
; f19: defined
; f20: defined
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = load i4, ptr %p, align 1
  %f0 = getelementptr i8, ptr %p, i64 0
  %f1 = getelementptr i8, ptr %p, i64 1
  %f2 = getelementptr i8, ptr %p, i64 2
  %f3 = getelementptr i8, ptr %p, i64 3
  %f4 = getelementptr i8, ptr %p, i64 4
  %f5 = getelementptr i8, ptr %p, i64 5
  %f6 = getelementptr i8, ptr %p, i64 6
  %f7 = getelementptr i8, ptr %p, i64 7
  %f8 = getelementptr i8, ptr %p, i64 8
  %f9 = getelementptr i8, ptr %p, i64 9
  %f10 = getelementptr i8, ptr %p, i64 10
  %f11 = getelementptr i8, ptr %p, i64 11
  %f12 = getelementptr i8, ptr %p, i64 12
  %f13 = getelementptr i8, ptr %p, i64 13
  %f14 = getelementptr i8, ptr %p, i64 14
  %f15 = getelementptr i8, ptr %p, i64 15
  %f16 = getelementptr i8, ptr %p, i64 16
  %f17 = getelementptr i8, ptr %p, i64 17
  %f18 = getelementptr i8, ptr %p, i64 18
  %f19 = getelementptr i8, ptr %p, i64 19
  %f20 = getelementptr i8, ptr %p, i64 20
  %f21 = getelementptr i8, ptr %p, i64 21
  %z = add i4 %a, %b
  ret void
}
; p: defined, undefined if poison, undefined if undef
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; f0: defined
; f1: defined
; f2: defined
; f3: defined
; f4: defined
; f5: defined
; f6: defined
; f7: defined
; f8: defined
; f9: defined
; f10: defined
; f11: defined
; f12: defined
; f13: defined
; f14: defined
; f15: defined
; f16: defined
; f17: defined
; f18: defined
; f19: defined
; f20: defined
; f21: defined
;----
define void @f(i64 %i, ptr %p, ptr %q) {
  %x = call dereferenceable_or_null(4) ptr @get(ptr noundef %p)
  %y = call ptr @llvm.strip.invariant.group.p0(ptr %x)
  %z = getelementptr inbounds i8, ptr %x, i64 4
  %b = call ptr @dd(ptr %q)
  store i8 0, ptr %x, align 1
  %x.v2 = call align 8 ptr @get(ptr %p)
  %y.v3 = call ptr @llvm.strip.invariant.group.p0(ptr %p)
  %z.v4 = getelementptr inbounds i8, ptr %x.v2, i64 4
  store i8 0, ptr %x.v2, align 1
  %x.v5 = call ptr @get(ptr nonnull %p)
  %y.v6 = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %z.v7 = getelementptr inbounds i8, ptr %x.v5, i64 4
  store i8 0, ptr %x.v5, align 1
  ret void
}

declare ptr @llvm.strip.invariant.group.p0(ptr) #0

declare ptr @llvm.launder.invariant.group.p0(ptr) #1

declare ptr @get(ptr)

declare dereferenceable(8) ptr @dd(ptr noundef nonnull)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; p: defined, undefined if poison, undefined if undef
; q at : nonzero
; x: defined, undefined if poison at , stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; x at : nonzero
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
; y at : nonzero
; z: no undef, nonzero, is x+4, makes poison
; b: defined, nonzero, stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v2: defined, (?*61)000, aligned 8, undefined if poison, undefined if undef, undefined if poison at , stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v2 at : nonzero
; y.v3: makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v4: no undef, (?*61)100, nonzero, is x.v2+4, makes poison
; x.v5: defined, undefined if poison, undefined if undef, undefined if poison at , stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v5 at : nonzero
; y.v6: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v7: no undef, nonzero, is x.v5+4, makes poison
; #4: writes, triggers [1]
; #8: writes, triggers [1]
; #12: writes, triggers [1]
;----
define void @f(ptr nonnull align 16 %p, ptr %q, i1 noundef %c, i64 %k) {
  %s0 = getelementptr nuw i8, ptr %p, i64 16
  %s1 = select i1 %c, ptr %s0, ptr %s0
  %s2 = select i1 %c, ptr %s1, ptr %s1
  %s3 = select i1 %c, ptr %s2, ptr %s2
  %s4 = select i1 %c, ptr %s3, ptr %s3
  %s5 = select i1 %c, ptr %s4, ptr %s4
  %s6 = select i1 %c, ptr %s5, ptr %s5
  %r0.4 = getelementptr i8, ptr %s4, i64 0
  %r0.5 = getelementptr i8, ptr %s5, i64 0
  %r0.6 = getelementptr i8, ptr %s6, i64 0
  %r1.4 = getelementptr inbounds i8, ptr %s4, i64 16
  %r1.5 = getelementptr inbounds i8, ptr %s5, i64 16
  %r1.6 = getelementptr inbounds i8, ptr %s6, i64 16
  %r2.4 = getelementptr nuw i8, ptr %s4, i64 %k
  %r2.5 = getelementptr nuw i8, ptr %s5, i64 %k
  %r2.6 = getelementptr nuw i8, ptr %s6, i64 %k
  %r3.4 = ptrtoint ptr %s4 to i64
  %r3.5 = ptrtoint ptr %s5 to i64
  %r3.6 = ptrtoint ptr %s6 to i64
  %r4.4 = ptrtoint ptr %s4 to i32
  %r4.5 = ptrtoint ptr %s5 to i32
  %r4.6 = ptrtoint ptr %s6 to i32
  %r5.4 = addrspacecast ptr %s4 to ptr addrspace(1)
  %r5.5 = addrspacecast ptr %s5 to ptr addrspace(1)
  %r5.6 = addrspacecast ptr %s6 to ptr addrspace(1)
  %r6.4 = call ptr @ret(ptr %s4)
  %r6.5 = call ptr @ret(ptr %s5)
  %r6.6 = call ptr @ret(ptr %s6)
  %r7.4 = call ptr @llvm.launder.invariant.group.p0(ptr %s4)
  %r7.5 = call ptr @llvm.launder.invariant.group.p0(ptr %s5)
  %r7.6 = call ptr @llvm.launder.invariant.group.p0(ptr %s6)
  %r8.4 = call ptr @llvm.ptrmask.p0.i64(ptr %s4, i64 -8)
  %r8.5 = call ptr @llvm.ptrmask.p0.i64(ptr %s5, i64 -8)
  %r8.6 = call ptr @llvm.ptrmask.p0.i64(ptr %s6, i64 -8)
  ret void
}

declare ptr @llvm.launder.invariant.group.p0(ptr) #0

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #1

declare ptr @ret(ptr returned)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; p: (?*60)0000, nonzero, aligned 16
; c: defined, power or zero
; s0: (?*60)0000, nonzero, makes poison
; s1: (?*60)0000, nonzero, passes [0]
; s2: (?*60)0000, nonzero, passes [0]
; s3: (?*60)0000, nonzero, passes [0]
; s4: (?*60)0000, nonzero, passes [0]
; s5: nonzero, passes [0]
; s6: passes [0]
; r1.4: nonzero, is s4+16, makes poison
; r1.5: nonzero, is s5+16, makes poison
; r1.6: nonzero, is s6+16, makes poison
; r2.4: nonzero, makes poison
; r2.5: makes poison
; r2.6: makes poison
; r3.4: nonzero
; r5.4: is s4+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; r5.5: is s5+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; r5.6: is s6+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.4: nonzero, is s4+0, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.5: is s5+0, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r6.6: is s6+0, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.4: nonzero, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: (?*61)000, passes [0, 1]
; r8.5: (?*61)000, passes [0, 1]
; r8.6: (?*61)000, passes [0, 1]
; p if poison, so: s0
; s1 if poison, so: s0
; s2 if poison, so: s0, s1
; s3 if poison, so: s1
