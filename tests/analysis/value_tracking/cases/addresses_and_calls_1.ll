; Addresses, memory, calls, poison and what ends execution. See test_answers.py.
;----
define void @f(i64 %i) {
  %x = ptrtoint ptr @fn to i64
  %y = ptrtoint ptr @fn2 to i64
  %z = getelementptr i8, ptr @fn, i64 %i
  ret void
}

declare void @fn() align 16

declare void @fn2()
; @fn: defined, nonzero
; @fn2: defined, nonzero
; x: defined, nonzero
; y: defined, nonzero
; i if poison, so: z
; z if poison, so: i
;----
@g16 = global i64 0, align 16

@a2 = alias i64, ptr @g16

define void @f(i64 %i) {
  %x = getelementptr i8, ptr @a2, i64 %i
  %y = ptrtoint ptr @a2 to i64
  %z = icmp eq ptr @a2, null
  ret void
}
; @a2: (?*60)0000, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; y: (?*60)0000, nonzero
; z: power or zero
; i if poison, so: x
; y if poison, so: x, z
; z if poison, so: x, y
; z tells: @a2 (0*64)
;----
@g16 = global i64 0, align 16

@a2 = weak alias i64, ptr @g16

define void @f(i64 %i) {
  %x = getelementptr i8, ptr @a2, i64 %i
  %y = ptrtoint ptr @a2 to i64
  %z = icmp eq ptr @a2, null
  ret void
}
; @a2: nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; y: nonzero
; z: power or zero
; i if poison, so: x
; y if poison, so: x, z
; z if poison, so: x, y
; z tells: @a2 (0*64)
;----
@g16 = global i64 0, align 16

@a2 = internal alias i64, ptr @g16

define void @f(i64 %i) {
  %x = getelementptr i8, ptr @a2, i64 %i
  %y = ptrtoint ptr @a2 to i64
  %z = icmp eq ptr @a2, null
  ret void
}
; @a2: (?*60)0000, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; y: (?*60)0000, nonzero
; z: power or zero
; i if poison, so: x
; y if poison, so: x, z
; z if poison, so: x, y
; z tells: @a2 (0*64)
;----
@g16 = global i64 0, align 16

@a2 = linkonce alias i64, ptr @g16

define void @f(i64 %i) {
  %x = getelementptr i8, ptr @a2, i64 %i
  %y = ptrtoint ptr @a2 to i64
  %z = icmp eq ptr @a2, null
  ret void
}
; @a2: nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; y: nonzero
; z: power or zero
; i if poison, so: x
; y if poison, so: x, z
; z if poison, so: x, y
; z tells: @a2 (0*64)
;----
@g16 = global i64 0, align 16

@a2 = weak_odr alias i64, ptr @g16

define void @f(i64 %i) {
  %x = getelementptr i8, ptr @a2, i64 %i
  %y = ptrtoint ptr @a2 to i64
  %z = icmp eq ptr @a2, null
  ret void
}
; @a2: (?*60)0000, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; y: (?*60)0000, nonzero
; z: power or zero
; i if poison, so: x
; y if poison, so: x, z
; z if poison, so: x, y
; z tells: @a2 (0*64)
;----
define void @f(ptr %p, i4 %b) {
  %x = load i4, ptr %p, align 1, !range !0
  %y = load ptr, ptr %p, align 8, !align !1
  %z = load volatile i4, ptr %p, align 1
  ret void
}

!0 = !{i4 2, i4 6}
!1 = !{i64 8}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; x: 0???, nonzero, u[2,6), s[2,6), positive, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y: (?*61)000, aligned 8, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(ptr %p, ptr %q, i4 %a, i4 %b, i1 %c) {
entry:
  %f = add i4 %a, 1
  %l = load i4, ptr %p, align 1
  %w = add i4 %a, %b
  br i1 %c, label %x, label %y

x:
  %u = add i4 %a, 3
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; c: defined, power or zero, undefined if poison, undefined if undef
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; entry#3: triggers [0]
; passed: entry, x
; a differs from: f, u
; a if poison, so: f
; f differs from: a, u
; f if poison, so: a
; u differs from: a, f
; u if poison, so: a, f
;----
target datalayout = "Fi64"

define void @f(i64 %i) {
  %x = ptrtoint ptr @fn to i64
  %y = ptrtoint ptr @fn2 to i64
  %z = getelementptr i8, ptr @fn, i64 %i
  ret void
}

declare void @fn() align 16

declare void @fn2()
; @fn: defined, (?*61)000, nonzero, aligned 8
; @fn2: defined, (?*61)000, nonzero, aligned 8
; x: defined, (?*61)000, nonzero
; y: defined, (?*61)000, nonzero
; i if poison, so: z
; z if poison, so: i
;----
target datalayout = "Fn32"

define void @f(i64 %i) {
  %x = ptrtoint ptr @fn to i64
  %y = ptrtoint ptr @fn2 to i64
  %z = getelementptr i8, ptr @fn, i64 %i
  ret void
}

declare void @fn() align 16

declare void @fn2()
; @fn: defined, (?*60)0000, nonzero, aligned 16
; @fn2: defined, (?*62)00, nonzero, aligned 4
; x: defined, (?*60)0000, nonzero
; y: defined, (?*62)00, nonzero
; i if poison, so: z
; z if poison, so: i
;----
define void @f(ptr addrspace(1) %p, i1 %c) {
entry:
  %l = load i4, ptr addrspace(1) %p, align 1
  %z = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  br i1 %c, label %x, label %y

x:
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; c: defined, power or zero, undefined if poison, undefined if undef
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: no undef, is p+4, makes poison
; entry#2: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, i4 %a, i4 %b) {
  %l = udiv i4 %b, %a
  %f0 = add i4 %a, 0
  %f1 = add i4 %a, 1
  %f2 = add i4 %a, 2
  %f3 = add i4 %a, 3
  %f4 = add i4 %a, 4
  %f5 = add i4 %a, 5
  %f6 = add i4 %a, 6
  %z = add i4 %a, %b
  ret void
}
; a: no poison, undefined if poison
; a at : nonzero
; l: triggers [1]
; f0: no poison
; f1: no poison
; f2: no poison
; f3: no poison
; f4: no poison
; f5: no poison
; f6: no poison
; a differs from: f1, f2, f3, f4, f5, f6
; b if poison, so: l
; l if poison, so: b
; f0 differs from: f1, f2, f3, f4, f5, f6
; f1 differs from: a, f0, f2, f3, f4, f5, f6
; f2 differs from: a, f0, f1, f3, f4, f5, f6
; f3 differs from: a, f0, f1, f2, f4, f5, f6
; f4 differs from: a, f0, f1, f2, f3, f5, f6
; f5 differs from: a, f0, f1, f2, f3, f4, f6
; f6 differs from: a, f0, f1, f2, f3, f4, f5
; z if poison, so: b, l
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  call void %p()
  call void %g()
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; c: power or zero
; c at x: defined
; c at y: defined
; g: undefined if poison at entry x y, makes poison
; h: defined
; entry#1: stops, writes, throws
; entry#2: stops, writes, throws
; entry#3: triggers [0]
; passed: x
; i if poison, so: g
;----
define void @f(ptr %p, i4 %b) {
  %x = load i4, ptr %p, align 1, !range !0
  %y = load ptr, ptr %p, align 8, !dereferenceable !1
  %z = load i4, ptr %p, align 1, !range !2
  ret void
}

!0 = !{i4 2, i4 6}
!1 = !{i64 8}
!2 = !{i4 -2, i4 1, i4 3, i4 5}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; x: 0???, nonzero, u[2,6), s[2,6), positive, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y: defined, nonzero, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: u[-2,5), s[-2,5), triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(ptr %p, ptr %q, i4 %a, i4 %b, i1 %c) {
entry:
  %f = add i4 %a, 1
  call void @g(ptr dereferenceable(4) %p)
  %w = add i4 %a, %b
  br i1 %c, label %x, label %y

x:
  %u = add i4 %a, 3
  br label %y

y:
  ret void
}

declare void @g(ptr)
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; c: power or zero
; c at x: defined
; c at y: defined
; entry#1: stops, writes, throws, triggers [0]
; entry#3: triggers [0]
; passed: x
; a differs from: f, u
; a if poison, so: f
; f differs from: a, u
; f if poison, so: a
; u differs from: a, f
; u if poison, so: a, f
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)
; l: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi ptr [ %y, %loop ], [ %p, %entry ]
  %y = getelementptr i8, ptr %x, i64 1
  %w = bitcast ptr %p to ptr
  %e = icmp eq ptr %y, %p
  br i1 %c, label %loop, label %end

end:
  ret void
}
; c: no poison, power or zero, undefined if poison
; c at end: defined
; w: is p+0
; e: power or zero
; loop#4: triggers [0]
; passed: entry, loop
; p if poison, so: w
; x if poison, so: y
; y if poison, so: x
; w if poison, so: p
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi ptr [ %y, %loop ], [ %p, %entry ]
  %y = getelementptr i32, ptr %x, i64 -1
  %w = bitcast ptr %p to ptr
  %e = icmp eq ptr %y, %p
  br i1 %c, label %loop, label %end

end:
  ret void
}
; c: no poison, power or zero, undefined if poison
; c at end: defined
; w: is p+0
; e: power or zero
; loop#4: triggers [0]
; passed: entry, loop
; p if poison, so: w
; x if poison, so: y
; y if poison, so: x
; w if poison, so: p
;----
define void @f(ptr addrspace(1) %p, i1 %c) #0 {
entry:
  %l = load i4, ptr addrspace(1) %p, align 1
  %z = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  br i1 %c, label %x, label %y

x:
  br label %y

y:
  ret void
}

attributes #0 = { null_pointer_is_valid }
; p: defined, undefined if poison, undefined if undef
; c: defined, power or zero, undefined if poison, undefined if undef
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: no undef, is p+4, makes poison
; entry#2: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  store i32 0, ptr %p, align 4
  store i32 0, ptr %g, align 4
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; i: no poison, undefined if poison
; c: defined, power or zero, undefined if poison, undefined if undef
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y, makes poison
; g at entry: nonzero
; g at x: nonzero
; g at y: nonzero
; h: defined
; entry#1: writes, triggers [1]
; entry#2: writes, triggers [1]
; entry#3: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  store ptr %p, ptr %q, align 8
  store ptr %g, ptr %q, align 8
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; q: defined, undefined if poison, undefined if undef
; q at entry: nonzero
; q at x: nonzero
; q at y: nonzero
; c: defined, power or zero, undefined if poison, undefined if undef
; g: makes poison
; entry#1: writes, triggers [1]
; entry#2: writes, triggers [1]
; entry#3: triggers [0]
; passed: entry, x
; p if poison, so: g, h
; i if poison, so: g
; h if poison, so: p, g
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)
; l: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %l = load i32, ptr %p, align 4
  %k = load i32, ptr %g, align 4
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; i: no poison, undefined if poison
; c: defined, power or zero, undefined if poison, undefined if undef
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y, makes poison
; g at entry: nonzero
; g at x: nonzero
; g at y: nonzero
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; k: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; h: defined
; entry#3: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi ptr [ %y, %loop ], [ %p, %entry ]
  %y = getelementptr inbounds i32, ptr %x, i64 -1
  %w = bitcast ptr %p to ptr
  %e = icmp eq ptr %y, %w
  br i1 %c, label %loop, label %end

end:
  ret void
}
; c: no poison, power or zero, undefined if poison
; c at end: defined
; y: nonzero, is x+-4, makes poison
; w: is p+0
; e: power or zero
; loop#4: triggers [0]
; passed: entry, loop
; p differs from: y
; p if poison, so: w
; x if poison, so: y
; y differs from: p, w
; w differs from: y
; w if poison, so: p
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)
; @ti: defined, nonzero
; l: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
; passed: entry
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)
; l: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %l = load volatile i32, ptr %p, align 4
  %k = load volatile i32, ptr %g, align 4
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; i: no poison, undefined if poison
; c: defined, power or zero, undefined if poison, undefined if undef
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y, makes poison
; g at entry: nonzero
; g at x: nonzero
; g at y: nonzero
; l: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; k: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; h: defined
; entry#3: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  call void @n(ptr nonnull %p)
  call void @n(ptr nonnull %g)
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}

declare void @n(ptr)
; c: power or zero
; c at x: defined
; c at y: defined
; g: makes poison
; entry#1: stops, writes, throws
; entry#2: stops, writes, throws
; entry#3: triggers [0]
; passed: x
; p if poison, so: g, h
; i if poison, so: g
; h if poison, so: p, g
;----
define void @f(ptr %p, ptr %q, i4 %a, i4 %b, i1 %c) #0 {
entry:
  %f = add i4 %a, 1
  call void @g(ptr noundef nonnull %p)
  %w = add i4 %a, %b
  br i1 %c, label %x, label %y

x:
  %u = add i4 %a, 3
  br label %y

y:
  ret void
}

declare void @g(ptr)

attributes #0 = { null_pointer_is_valid }
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; c: power or zero
; c at x: defined
; c at y: defined
; entry#1: stops, writes, throws, triggers [0]
; entry#3: triggers [0]
; passed: x
; a differs from: f, u
; a if poison, so: f
; f differs from: a, u
; f if poison, so: a
; u differs from: a, f
; u if poison, so: a, f
;----
define void @f(ptr %p, ptr %q, i4 %a, i4 %b, i1 %c) #0 {
entry:
  %f = add i4 %a, 1
  call void @g(ptr dereferenceable(4) %p)
  %w = add i4 %a, %b
  br i1 %c, label %x, label %y

x:
  %u = add i4 %a, 3
  br label %y

y:
  ret void
}

declare void @g(ptr)

attributes #0 = { null_pointer_is_valid }
; p: defined, undefined if poison, undefined if undef
; c: power or zero
; c at x: defined
; c at y: defined
; entry#1: stops, writes, throws, triggers [0]
; entry#3: triggers [0]
; passed: x
; a differs from: f, u
; a if poison, so: f
; f differs from: a, u
; f if poison, so: a
; u differs from: a, f
; u if poison, so: a, f
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
; passed: entry
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  call void @n(ptr noundef nonnull %p)
  call void @n(ptr noundef nonnull %g)
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}

declare void @n(ptr)
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; c: power or zero
; c at x: defined
; c at y: defined
; g: undefined if poison at entry x y, makes poison
; g at entry: nonzero
; g at x: nonzero
; g at y: nonzero
; h: defined
; entry#1: stops, writes, throws, triggers [0]
; entry#2: stops, writes, throws, triggers [0]
; entry#3: triggers [0]
; passed: x
; i if poison, so: g
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %l = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %k = atomicrmw add ptr %g, i32 1 seq_cst, align 4
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; i: no poison, undefined if poison
; c: defined, power or zero, undefined if poison, undefined if undef
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y, makes poison
; l: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; k: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; h: defined
; entry#3: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  call void @n(ptr dereferenceable(4) %p)
  call void @n(ptr dereferenceable(4) %g)
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}

declare void @n(ptr)
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; c: power or zero
; c at x: defined
; c at y: defined
; g: undefined if poison at entry x y, makes poison
; g at entry: nonzero
; g at x: nonzero
; g at y: nonzero
; h: defined
; entry#1: stops, writes, throws, triggers [0]
; entry#2: stops, writes, throws, triggers [0]
; entry#3: triggers [0]
; passed: x
; i if poison, so: g
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { nounwind willreturn }
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
define void @f(ptr %p, i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp ne i4 0, %a
  %n = xor i1 %z, true
  %l = and i1 %z, %c
  %o = or i1 %c, %z
  %sl = select i1 %z, i1 %c, i1 false
  br i1 %l, label %x, label %y

x:
  %u = add i4 %a, 1
  %g = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  %v = add i4 %a, 2
  ret void
}
; a: no poison, undefined if poison
; a at x: nonzero
; c: no poison, power or zero, undefined if poison
; z: no poison, power or zero, undefined if poison, undefined if poison at x y
; n: no poison, power or zero
; l: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; o: no poison, power or zero
; sl: no poison, power or zero, passes [0]
; u: no poison
; v: no poison
; entry#5: triggers [0]
; passed: entry, x
; a differs from: u, v
; z differs from: n
; n differs from: z
; u differs from: a, v
; g if poison, so: p
; v differs from: a, u
; c tells: o
; not c tells: not l, not sl
; z tells: not n, o
; not z tells: n, not l, not sl
; n tells: not z, not l, not sl
; not n tells: z, o
; l tells: z, not n, o
; not o tells: not z, n, not l, not sl
; sl tells: z, not n, o
; at x: z
;----
define void @f(ptr %p, i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp sgt i4 %a, 3
  %n = xor i1 %z, true
  %l = and i1 %z, %c
  %o = or i1 %c, %z
  %sl = select i1 %z, i1 %c, i1 false
  br i1 %l, label %x, label %x

x:
  %u = add i4 %a, 1
  %g = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  %v = add i4 %a, 2
  ret void
}
; a: no poison, undefined if poison
; c: no poison, power or zero, undefined if poison
; z: no poison, power or zero, undefined if poison, undefined if poison at x y
; n: no poison, power or zero
; l: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; o: no poison, power or zero
; sl: no poison, power or zero, passes [0]
; u: no poison
; v: no poison
; entry#5: triggers [0]
; passed: entry, x
; a differs from: u, v
; z differs from: n
; n differs from: z
; u differs from: a, v
; g if poison, so: p
; v differs from: a, u
; c tells: o
; not c tells: not l, not sl
; z tells: not n, o, a 01??
; not z tells: n, not l, not sl
; n tells: not z, not l, not sl
; not n tells: z, o, a 01??
; l tells: z, not n, o, a 01??
; not o tells: not z, n, not l, not sl
; sl tells: z, not n, o, a 01??
;----
define void @f(ptr %p, i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp sgt i4 0, %a
  %n = xor i1 %z, true
  %l = and i1 %z, %c
  %o = or i1 %c, %z
  %sl = select i1 %z, i1 %c, i1 false
  br i1 %z, label %x, label %x

x:
  %u = add i4 %a, 1
  %g = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  %v = add i4 %a, 2
  ret void
}
; a: no poison, undefined if poison
; c: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; n: defined, power or zero
; l: power or zero
; o: power or zero
; sl: power or zero, passes [0]
; u: no poison
; v: no poison
; entry#5: triggers [0]
; passed: entry, x
; a differs from: u, v
; z differs from: n
; n differs from: z
; l if poison, so: c
; o if poison, so: c
; sl if poison, so: c
; u differs from: a, v
; g if poison, so: p
; v differs from: a, u
; c tells: o
; not c tells: not l, not sl
; z tells: not n, o
; not z tells: n, not l, not sl
; n tells: not z, not l, not sl
; not n tells: z, o
; l tells: z, not n, o
; not o tells: not z, n, not l, not sl
; sl tells: z, not n, o
;----
define void @f(ptr %p, i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp eq ptr %p, null
  %n = xor i1 %z, true
  %l = and i1 %z, %c
  %o = or i1 %c, %z
  %sl = select i1 %z, i1 %c, i1 false
  br i1 %z, label %x, label %x

x:
  %u = add i4 %a, 1
  %g = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  %v = add i4 %a, 2
  ret void
}
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; p: no poison, undefined if poison
; c: power or zero
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; n: defined, power or zero
; l: power or zero
; o: power or zero
; sl: power or zero, passes [0]
; g: no poison
; entry#5: triggers [0]
; passed: entry, x
; a differs from: u, v
; z differs from: n
; n differs from: z
; l if poison, so: c
; o if poison, so: c
; sl if poison, so: c
; u differs from: a, v
; u if poison, so: a
; v differs from: a, u
; v if poison, so: a
; c tells: o
; not c tells: not l, not sl
; z tells: not n, o, p (0*64)
; not z tells: n, not l, not sl
; n tells: not z, not l, not sl
; not n tells: z, o, p (0*64)
; l tells: z, not n, o, p (0*64)
; not o tells: not z, n, not l, not sl
; sl tells: z, not n, o, p (0*64)
;----
define void @f(ptr %p, i4 %a, i4 %b, i1 %c) {
entry:
  %z = icmp sgt ptr %p, null
  %n = xor i1 %z, true
  %l = and i1 %z, %c
  %o = or i1 %c, %z
  %sl = select i1 %z, i1 %c, i1 false
  br i1 %o, label %x, label %y

x:
  %u = add i4 %a, 1
  %g = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  %v = add i4 %a, 2
  ret void
}
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; p: no poison, undefined if poison
; c: no poison, power or zero, undefined if poison
; z: no poison, power or zero, undefined if poison, undefined if poison at x y
; n: no poison, power or zero
; l: no poison, power or zero
; o: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x y
; sl: no poison, power or zero, passes [0]
; g: no poison
; entry#5: triggers [0]
; passed: entry, x
; a differs from: u, v
; z differs from: n
; n differs from: z
; u differs from: a, v
; u if poison, so: a
; v differs from: a, u
; v if poison, so: a
; c tells: o
; not c tells: not l, not sl
; z tells: not n, o, p 0(?*63)
; not z tells: n, not l, not sl
; n tells: not z, not l, not sl
; not n tells: z, o, p 0(?*63)
; l tells: z, not n, o, p 0(?*63)
; not o tells: not z, n, not l, not sl
; sl tells: z, not n, o, p 0(?*63)
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @ti]
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr null
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
define void @f(ptr %p, ptr %q, ptr %r, i64 %i) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %s = sub i64 %a, %b
  %x = icmp ne i64 %s, 0
  %y = icmp eq ptr %p, %q
  %z = icmp eq i64 %b, %a
  %c = ptrtoaddr ptr %p to i64
  %d = ptrtoaddr ptr %q to i64
  %t = sub i64 %c, %d
  %u = icmp eq i64 %t, 8
  ret void
}
; x: power or zero
; y: power or zero
; z: power or zero
; u: power or zero
; p if poison, so: a
; q if poison, so: b
; a if poison, so: p
; b if poison, so: q
; c if poison, so: p, a
; d if poison, so: q, b
; not x tells: s (0*64)
; u tells: not y, t (0*60)1000
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %l = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  %k = cmpxchg ptr %g, i32 0, i32 1 seq_cst seq_cst, align 4
  br i1 %c, label %x, label %y

x:
  %h = getelementptr i8, ptr %p, i64 1
  br label %y

y:
  ret void
}
; p: defined, undefined if poison, undefined if undef
; i: no poison, undefined if poison
; c: defined, power or zero, undefined if poison, undefined if undef
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y, makes poison
; l: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; k: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; h: defined
; entry#3: triggers [0]
; passed: entry, x
;----
define void @f(ptr %p, ptr %q, ptr %r, i64 %i) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %r to i64
  %s = sub i64 %b, %a
  %x = icmp ne i64 %s, 0
  %y = icmp ne ptr %q, %p
  %z = icmp ult i64 %a, %b
  %c = ptrtoaddr ptr %p to i64
  %d = ptrtoaddr ptr %q to i64
  %t = sub i64 %c, %d
  %u = icmp eq i64 %t, 8
  ret void
}
; x: power or zero
; y: power or zero
; z: power or zero
; u: power or zero
; p if poison, so: a
; r if poison, so: b
; a if poison, so: p
; b if poison, so: r
; c if poison, so: p, a
; d if poison, so: q
; not x tells: s (0*64)
; u tells: y, t (0*60)1000
;----
@tl = thread_local global i32 0

define void @f(i64 %i) {
  %x = call ptr @llvm.threadlocal.address.p0(ptr @tl)
  %y = getelementptr inbounds i8, ptr %x, i64 %i
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; @tl: defined, (?*62)00, nonzero, aligned 4
; x: nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: nonzero, makes poison
; i if poison, so: y
; x if poison, so: y
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; @ti: defined, nonzero
; l: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @ti]
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i4 %a, i4 %b, i1 %c, i1 %d) {
  %t = trunc i4 %a to i1
  %u = trunc nuw i4 %a to i1
  %f = freeze i1 %c
  %g = call i1 @g(i1 %c)
  %s = select i1 %c, i1 %d, i1 %t
  %x = xor i1 %c, %d
  %v = icmp ne i4 %a, 0
  %w = icmp eq i4 %a, 0
  %y = icmp ne i1 %c, false
  %z = icmp eq i1 %c, false
  ret void
}

declare i1 @g(i1)
; c: power or zero
; d: power or zero
; t: power or zero
; u: power or zero, makes poison
; f: defined, power or zero
; g: power or zero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; s: power or zero, passes [0]
; x: power or zero
; v: power or zero
; w: power or zero
; y: power or zero
; z: power or zero
; a if poison, so: t, u
; t if poison, so: a, u
; v if poison, so: a, t, u
; w if poison, so: a, t, u
; y if poison, so: c
; z if poison, so: c
; t tells: a ???1
; not t tells: a ???0
; u tells: v, not w, a 0001
; not u tells: not v, w, a 0000
; v tells: u, not w
; not v tells: not u, w, a 0000
; w tells: not u, not v, a 0000
; not w tells: u, v
; y tells: not z
; not y tells: z, c 0
; z tells: not y, c 0
; not z tells: y
;----
define void @f(ptr %p, ptr %q, i64 %i) personality ptr @pers {
entry:
  %l = invoke nonnull ptr @g(ptr nonnull %p)
          to label %ok unwind label %bad

ok:
  %x = getelementptr inbounds i8, ptr %l, i64 %i
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  ret void
}

declare ptr @g(ptr)

declare i32 @pers(...)
; l: nonzero, stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; x: nonzero, makes poison
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; i if poison, so: x
; l if poison, so: x
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  %s = getelementptr inbounds i8, ptr %p, i64 4
  br label %loop

loop:
  %x = phi ptr [ %s, %entry ], [ %y, %loop ]
  %y = getelementptr inbounds i8, ptr %x, i64 0
  %z = getelementptr inbounds i8, ptr %p, i64 0
  %e = icmp eq ptr %y, %z
  br i1 %e, label %loop, label %end

end:
  ret void
}
; p: no poison, undefined if poison
; c: power or zero
; s: nonzero, is p+4, makes poison
; x: no poison, undefined if poison, undefined if poison at end
; y: no poison, is x+0, undefined if poison, undefined if poison at end, makes poison
; z: no poison, is p+0, undefined if poison, undefined if poison at end, makes poison
; e: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#4: triggers [0]
; passed: entry, loop
; at end: not e
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; @ti: defined, nonzero
; l: undefined if poison at ok, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
; a if poison, so: o
; l if poison, so: o
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
          catch ptr null
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; @ti: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  %s = getelementptr inbounds i8, ptr %p, i64 -4
  br label %loop

loop:
  %x = phi ptr [ %p, %entry ], [ %y, %loop ]
  %y = getelementptr inbounds i8, ptr %x, i64 4
  %z = getelementptr inbounds i8, ptr %p, i64 4
  %e = icmp eq ptr %y, %z
  br i1 %c, label %loop, label %end

end:
  ret void
}
; c: no poison, power or zero, undefined if poison
; c at end: defined
; s: nonzero, is p+-4, makes poison
; y: nonzero, is x+4, makes poison
; z: nonzero, is p+4, makes poison
; e: power or zero
; loop#4: triggers [0]
; passed: entry, loop
; p differs from: y
; p if poison, so: s
; s differs from: y
; x if poison, so: y
; y differs from: p, s
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  %s = getelementptr inbounds i8, ptr %p, i64 4
  br label %loop

loop:
  %x = phi ptr [ %s, %entry ], [ %y, %loop ]
  %y = getelementptr inbounds i8, ptr %p, i64 %i
  %z = getelementptr inbounds i8, ptr %p, i64 4
  %e = icmp eq ptr %y, %z
  br i1 %c, label %loop, label %end

end:
  ret void
}
; c: no poison, power or zero, undefined if poison
; c at end: defined
; s: nonzero, is p+4, makes poison
; y: makes poison
; z: nonzero, is p+4, makes poison
; e: power or zero
; loop#4: triggers [0]
; passed: entry, loop
; p if poison, so: s, y
; i if poison, so: y
;----
define void @f(ptr %p, i64 %i, i1 %c) {
entry:
  %s = getelementptr inbounds i8, ptr %p, i64 0
  br label %loop

loop:
  %x = phi ptr [ %p, %entry ], [ %y, %loop ]
  %y = getelementptr inbounds i8, ptr %x, i64 -4
  %z = getelementptr inbounds i8, ptr %p, i64 -4
  %e = icmp eq ptr %y, %z
  br i1 %e, label %loop, label %end

end:
  ret void
}
; p: no poison, undefined if poison
; c: power or zero
; s: is p+0, makes poison
; x: no poison, undefined if poison, undefined if poison at end
; y: no poison, nonzero, is x+-4, undefined if poison, undefined if poison at end, makes poison
; z: no poison, nonzero, is p+-4, undefined if poison, undefined if poison at end, makes poison
; e: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at end
; loop#4: triggers [0]
; passed: entry, loop
; p differs from: y
; s differs from: y
; y differs from: p, s
; at end: not e
;----
define void @f(ptr %p, ptr %q, i64 %i) personality ptr @pers {
entry:
  %l = invoke align 8 ptr @g(ptr noundef nonnull %p)
          to label %ok unwind label %bad

ok:
  %x = getelementptr inbounds i8, ptr %l, i64 4
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  ret void
}

declare ptr @g(ptr)

declare i32 @pers(...)
; p: defined, undefined if poison, undefined if undef
; p at ok: nonzero
; l: (?*61)000, aligned 8, stops, writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; x: (?*61)100, nonzero, is l+4, makes poison
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; l if poison, so: x
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a)
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
          catch ptr null
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)
; @ti: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: undefined if poison at ok, stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
; a if poison, so: o
; l if poison, so: o
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
          catch ptr null
  unreachable
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; @ti: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops
; passed: entry
;----
define void @f(ptr %p, ptr %q, i64 %i) personality ptr @pers {
entry:
  %l = invoke dereferenceable(4) ptr @g(ptr nonnull %p)
          to label %ok unwind label %bad

ok:
  %x = getelementptr inbounds i8, ptr %l, i64 4
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
  ret void
}

declare ptr @g(ptr)

declare i32 @pers(...)
; l: defined, nonzero, stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; x: no undef, nonzero, is l+4, makes poison
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 %a) {
  %x = call signext range(i4 -3, 0) i4 @g(i4 %a)
  %y = call i4 @h(i4 %a)
  %z = call i4 @g(i4 range(i4 1, 2) %a)
  %x.v2 = call noundef i4 @g(i4 %a)
  %z.v3 = call i4 @g(i4 %a)
  %x.v4 = call zeroext i4 @g(i4 %a)
  %x.v5 = call range(i4 1, 4) i4 @g(i4 %a)
  ret void
}

declare i4 @g(i4)

declare range(i4 0, 5) i4 @h(i4)
; x: 11??, signs 2, nonzero, u[-3,0), s[-3,0), negative, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: 0???, u[0,5), s[0,5), not negative, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v2: defined, stops, writes, throws
; z.v3: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v4: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v5: 00??, signs 2, nonzero, u[1,4), s[1,4), positive, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x differs from: y, x.v5
; y differs from: x
; x.v5 differs from: x
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @ti]
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: undefined if poison at ok, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { nounwind willreturn }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @ti]
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { nounwind willreturn }
; l: undefined if poison at ok, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; a if poison, so: o
; l if poison, so: o
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
          catch ptr null
  ret void
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; @ti: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; l: undefined if poison at ok, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; passed: entry
; a if poison, so: o
; l if poison, so: o
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          catch ptr @ti
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { nounwind willreturn }
; @ti: defined, nonzero
; l: undefined if poison at ok, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @f, i64 %i
  %b = ptrtoint ptr @f to i64
  %z = icmp eq ptr @f, null
  %s = select i1 %z, ptr @f, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @f, i64 4
  %s.v3 = select i1 %z, ptr @f, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @f, i64 0
  %s.v5 = select i1 %z, ptr @f, ptr %a.v4
  ret void
}
; @f: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: nonzero, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: nonzero, passes [0]
; a.v2: no undef, nonzero, is @f+4, makes poison
; s.v3: no undef, nonzero, passes [0]
; a.v4: defined, nonzero, is @f+0, makes poison
; s.v5: defined, nonzero, passes [0]
; i if poison, so: a
; s if poison, so: a
; s.v3 if poison, so: a.v2
; z tells: @f (0*64)
;----
@ti = external global i8

define void @f(i4 %a) personality ptr @pers {
entry:
  %l = invoke i4 @g(i4 %a) #0
          to label %ok unwind label %bad

ok:
  %o = udiv i4 %a, %l
  ret void

bad:
  %pad = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @ti]
  resume { ptr, i32 } %pad
}

declare i4 @g(i4)

declare i32 @pers(...)

attributes #0 = { willreturn }
; l: undefined if poison at ok, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; l at ok: nonzero
; o: triggers [1]
; pad: makes poison, makes poison without flags, makes undef, makes undef without flags
; bad#1: stops, throws
; a if poison, so: o
; l if poison, so: o
;----
define void @f(i4 %b) {
  %x = call range(i4 -2, 2) i4 @g(i4 %b)
  %y = call i4 @g(i4 %b), !range !0
  %z = call i4 @h(i4 returned %b)
  %w = call i4 @k(i4 3, i4 %b)
  %o = or i4 %b, 1
  %v = call i4 @h(i4 returned %o)
  %q = call i4 @k(i4 %b, i4 %o)
  ret void
}

declare range(i4 -1, 3) i4 @g(i4)

declare i4 @h(i4)

declare i4 @k(i4, i4 returned)

!0 = !{i4 2, i4 6}
; x: u[-1,2), s[-1,2), stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: 0???, nonzero, u[2,3), s[2,3), positive, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; w: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; o: ???1, nonzero, u[1,0), s[1,0)
; v: ???1, nonzero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; q: ???1, nonzero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; b if poison, so: o
; o if poison, so: b
;----
define void @f(ptr %p, i64 %i) {
  %o = or i64 %i, 1
  %x0 = getelementptr nuw i8, ptr %p, i64 %i
  %x1 = getelementptr inbounds i8, ptr %x0, i64 0
  %x2 = getelementptr nuw i8, ptr %x1, i64 4
  %x3 = getelementptr inbounds i8, ptr %x2, i64 0
  %x4 = getelementptr nuw i8, ptr %x3, i64 4
  %x5 = getelementptr nuw i8, ptr %x4, i64 4
  %x6 = getelementptr nuw i8, ptr %x5, i64 4
  ret void
}
; o: (?*63)1, nonzero, u[1,0), s[1,0)
; x0: makes poison
; x1: is x0+0, makes poison
; x2: nonzero, makes poison
; x3: nonzero, is x2+0, makes poison
; x4: nonzero, makes poison
; x5: nonzero, makes poison
; x6: nonzero, makes poison
; p if poison, so: x0, x1
; i if poison, so: o, x0, x1
; o if poison, so: i, x0, x1
; x0 if poison, so: x1, x2
; x1 if poison, so: x2
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) {
  %a = load i32, ptr %p, align 4
  %i2 = inttoptr i64 %i to ptr
  store i32 0, ptr %i2, align 4
  %b = ptrtoint ptr %v to i32
  %c = inttoptr i64 %i to ptr
  %e = addrspacecast ptr %q to ptr addrspace(1)
  %h = ptrtoaddr ptr %n to i64
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined, nonzero
; v: (?*61)000, nonzero, aligned 8
; i: no poison, undefined if poison
; a: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; i2: defined, undefined if poison, undefined if undef, undefined if poison at 
; i2 at : nonzero
; b: (?*29)000
; c: no poison
; e: is q+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: nonzero
; #2: writes, triggers [1]
; b if poison, so: v
; h if poison, so: n
;----
@e = external global i32

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @e, i64 0
  %b = ptrtoint ptr @e to i64
  %z = icmp eq ptr @e, null
  %s = select i1 %z, ptr @e, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @e, i64 4
  %s.v3 = select i1 %z, ptr @e, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @e, i64 %i
  %s.v5 = select i1 %z, ptr @e, ptr %a.v4
  ret void
}
; @e: defined, (?*62)00, nonzero, aligned 4
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: defined, (?*62)00, nonzero, is @e+0, makes poison
; b: defined, (?*62)00, nonzero
; z: defined, power or zero
; s: defined, (?*62)00, nonzero, passes [0]
; a.v2: no undef, (?*62)00, nonzero, is @e+4, makes poison
; s.v3: no undef, (?*62)00, nonzero, passes [0]
; a.v4: nonzero, makes poison
; s.v5: nonzero, passes [0]
; s.v3 if poison, so: a.v2
; z tells: @e (0*64)
;----
@g = global i64 0, align 16

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @g, i64 0
  %b = ptrtoint ptr @g to i64
  %z = icmp eq ptr @g, null
  %s = select i1 %z, ptr @g, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @g, i64 %i
  %s.v3 = select i1 %z, ptr @g, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @g, i64 4
  %s.v5 = select i1 %z, ptr @g, ptr %a.v4
  ret void
}
; @g: defined, (?*60)0000, nonzero, aligned 16
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: defined, (?*60)0000, nonzero, is @g+0, makes poison
; b: defined, (?*60)0000, nonzero
; z: defined, power or zero
; s: defined, (?*60)0000, nonzero, passes [0]
; a.v2: nonzero, makes poison
; s.v3: nonzero, passes [0]
; a.v4: no undef, (?*60)0100, nonzero, is @g+4, makes poison
; s.v5: no undef, (?*60)0?00, nonzero, passes [0]
; i if poison, so: a.v2
; s.v3 if poison, so: a.v2
; z tells: @g (0*64)
;----
@w = extern_weak global i32

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @w, i64 4
  %b = ptrtoint ptr @w to i64
  %z = icmp eq ptr @w, null
  %s = select i1 %z, ptr @w, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @w, i64 0
  %s.v3 = select i1 %z, ptr @w, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @w, i64 %i
  %s.v5 = select i1 %z, ptr @w, ptr %a.v4
  ret void
}
; @w: defined, (?*62)00, aligned 4
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, (?*62)00, nonzero, is @w+4, makes poison
; b: defined, (?*62)00
; z: defined, power or zero
; s: no undef, (?*62)00, passes [0]
; a.v2: defined, (?*62)00, is @w+0, makes poison
; s.v3: defined, (?*62)00, passes [0]
; a.v4: makes poison
; s.v5: passes [0]
; s if poison, so: a
; z tells: @w (0*64)
;----
define void @f(i4 %b) {
  %x = call range(i4 -2, 2) i4 @g(i4 %b)
  %y = call i4 @g(i4 %b), !range !0
  %z = call i4 @h(i4 returned %b)
  %w = call i4 @k(i4 3, i4 %b)
  %o = or i4 %b, 1
  %v = call i4 @h(i4 returned %o)
  %q = call i4 @k(i4 %b, i4 %o)
  %y.v2 = call i4 @g(i4 %b)
  ret void
}

declare range(i4 -1, 3) i4 @g(i4)

declare i4 @h(i4)

declare i4 @k(i4, i4 returned)

!0 = !{i4 2, i4 6}
; x: u[-1,2), s[-1,2), stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: 0???, nonzero, u[2,3), s[2,3), positive, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; w: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; o: ???1, nonzero, u[1,0), s[1,0)
; v: ???1, nonzero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; q: ???1, nonzero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v2: u[-1,3), s[-1,3), stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; b if poison, so: o
; o if poison, so: b
;----
define void @f(i64 %i, ptr %p) {
  %a = alloca i32, align 2
  %b = alloca [3 x i64], align 16
  %c = getelementptr i32, ptr %a, i64 %i
  %x = ptrtoint ptr %c to i64
  %y = ptrtoint ptr %a to i64
  %m = and i64 %y, 1
  %d = icmp eq ptr %a, %b
  %b.v2 = alloca [0 x i64], align 16
  %c.v3 = getelementptr inbounds i32, ptr %a, i64 1
  %x.v4 = ptrtoint ptr %c.v3 to i64
  %d.v5 = icmp eq ptr %a, %b.v2
  ret void
}
; a: defined, (?*63)0, nonzero, aligned 2, makes poison, makes poison without flags, makes undef, makes undef without flags
; b: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; c: (?*63)0
; x: (?*63)0
; y: defined, (?*63)0, nonzero
; m: defined, (0*64), signs 64, power or zero, u[0,2), s[0,2), not negative
; d: defined, power or zero
; b.v2: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; c.v3: no undef, (?*63)0, nonzero, is a+4, makes poison
; x.v4: no undef, (?*63)0, nonzero
; d.v5: defined, power or zero
; i if poison, so: c, x
; c if poison, so: i, x
; x if poison, so: i, c
;----
@c = common global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @c, i64 0
  %b = ptrtoint ptr @c to i64
  %z = icmp eq ptr @c, null
  %s = select i1 %z, ptr @c, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @c, i64 4
  %s.v3 = select i1 %z, ptr @c, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @c, i64 %i
  %s.v5 = select i1 %z, ptr @c, ptr %a.v4
  ret void
}
; @c: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: defined, nonzero, is @c+0, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: defined, nonzero, passes [0]
; a.v2: no undef, nonzero, is @c+4, makes poison
; s.v3: no undef, nonzero, passes [0]
; a.v4: nonzero, makes poison
; s.v5: nonzero, passes [0]
; s.v3 if poison, so: a.v2
; z tells: @c (0*64)
;----
@wk = weak global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @wk, i64 4
  %b = ptrtoint ptr @wk to i64
  %z = icmp eq ptr @wk, null
  %s = select i1 %z, ptr @wk, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @wk, i64 %i
  %s.v3 = select i1 %z, ptr @wk, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @wk, i64 0
  %s.v5 = select i1 %z, ptr @wk, ptr %a.v4
  ret void
}
; @wk: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, nonzero, is @wk+4, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: no undef, nonzero, passes [0]
; a.v2: nonzero, makes poison
; s.v3: nonzero, passes [0]
; a.v4: defined, nonzero, is @wk+0, makes poison
; s.v5: defined, nonzero, passes [0]
; i if poison, so: a.v2
; s if poison, so: a
; s.v3 if poison, so: a.v2
; z tells: @wk (0*64)
;----
@big = global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @big, i64 0
  %b = ptrtoint ptr @big to i64
  %z = icmp eq ptr @big, null
  %s = select i1 %z, ptr @big, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @big, i64 %i
  %s.v3 = select i1 %z, ptr @big, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @big, i64 4
  %s.v5 = select i1 %z, ptr @big, ptr %a.v4
  ret void
}
; @big: defined, (?*60)0000, nonzero, aligned 16
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: defined, (?*60)0000, nonzero, is @big+0, makes poison
; b: defined, (?*60)0000, nonzero
; z: defined, power or zero
; s: defined, (?*60)0000, nonzero, passes [0]
; a.v2: nonzero, makes poison
; s.v3: nonzero, passes [0]
; a.v4: no undef, (?*60)0100, nonzero, is @big+4, makes poison
; s.v5: no undef, (?*60)0?00, nonzero, passes [0]
; i if poison, so: a.v2
; s.v3 if poison, so: a.v2
; z tells: @big (0*64)
;----
@ii = internal global [16 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @ii, i64 4
  %b = ptrtoint ptr @ii to i64
  %z = icmp eq ptr @ii, null
  %s = select i1 %z, ptr @ii, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @ii, i64 0
  %s.v3 = select i1 %z, ptr @ii, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @ii, i64 %i
  %s.v5 = select i1 %z, ptr @ii, ptr %a.v4
  ret void
}
; @ii: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, nonzero, is @ii+4, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: no undef, nonzero, passes [0]
; a.v2: defined, nonzero, is @ii+0, makes poison
; s.v3: defined, nonzero, passes [0]
; a.v4: nonzero, makes poison
; s.v5: nonzero, passes [0]
; s if poison, so: a
; z tells: @ii (0*64)
;----
@lk = linkonce global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @lk, i64 4
  %b = ptrtoint ptr @lk to i64
  %z = icmp eq ptr @lk, null
  %s = select i1 %z, ptr @lk, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @lk, i64 0
  %s.v3 = select i1 %z, ptr @lk, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @lk, i64 %i
  %s.v5 = select i1 %z, ptr @lk, ptr %a.v4
  ret void
}
; @lk: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, nonzero, is @lk+4, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: no undef, nonzero, passes [0]
; a.v2: defined, nonzero, is @lk+0, makes poison
; s.v3: defined, nonzero, passes [0]
; a.v4: nonzero, makes poison
; s.v5: nonzero, passes [0]
; s if poison, so: a
; z tells: @lk (0*64)
;----
@wo = weak_odr global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @wo, i64 4
  %b = ptrtoint ptr @wo to i64
  %z = icmp eq ptr @wo, null
  %s = select i1 %z, ptr @wo, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @wo, i64 0
  %s.v3 = select i1 %z, ptr @wo, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @wo, i64 %i
  %s.v5 = select i1 %z, ptr @wo, ptr %a.v4
  ret void
}
; @wo: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, nonzero, is @wo+4, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: no undef, nonzero, passes [0]
; a.v2: defined, nonzero, is @wo+0, makes poison
; s.v3: defined, nonzero, passes [0]
; a.v4: nonzero, makes poison
; s.v5: nonzero, passes [0]
; s if poison, so: a
; z tells: @wo (0*64)
;----
@lo = linkonce_odr global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @lo, i64 0
  %b = ptrtoint ptr @lo to i64
  %z = icmp eq ptr @lo, null
  %s = select i1 %z, ptr @lo, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @lo, i64 %i
  %s.v3 = select i1 %z, ptr @lo, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @lo, i64 4
  %s.v5 = select i1 %z, ptr @lo, ptr %a.v4
  ret void
}
; @lo: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: defined, nonzero, is @lo+0, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: defined, nonzero, passes [0]
; a.v2: nonzero, makes poison
; s.v3: nonzero, passes [0]
; a.v4: no undef, nonzero, is @lo+4, makes poison
; s.v5: no undef, nonzero, passes [0]
; i if poison, so: a.v2
; s.v3 if poison, so: a.v2
; z tells: @lo (0*64)
;----
%opq.15 = type opaque

@oq = external global %opq.15

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @oq, i64 %i
  %b = ptrtoint ptr @oq to i64
  %z = icmp eq ptr @oq, null
  %s = select i1 %z, ptr @oq, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @oq, i64 4
  %s.v3 = select i1 %z, ptr @oq, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @oq, i64 0
  %s.v5 = select i1 %z, ptr @oq, ptr %a.v4
  ret void
}
; @oq: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: nonzero, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: nonzero, passes [0]
; a.v2: no undef, nonzero, is @oq+4, makes poison
; s.v3: no undef, nonzero, passes [0]
; a.v4: defined, nonzero, is @oq+0, makes poison
; s.v5: defined, nonzero, passes [0]
; i if poison, so: a
; s if poison, so: a
; s.v3 if poison, so: a.v2
; z tells: @oq (0*64)
;----
@g = global i64 0, align 16

@al = alias i64, ptr @g

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @al, i64 4
  %b = ptrtoint ptr @al to i64
  %z = icmp eq ptr @al, null
  %s = select i1 %z, ptr @al, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @al, i64 %i
  %s.v3 = select i1 %z, ptr @al, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @al, i64 0
  %s.v5 = select i1 %z, ptr @al, ptr %a.v4
  ret void
}
; @al: (?*60)0000, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: (?*60)0100, nonzero, is @al+4, makes poison
; b: (?*60)0000, nonzero
; z: power or zero
; s: (?*60)0?00, nonzero, passes [0]
; a.v2: nonzero, makes poison
; s.v3: nonzero, passes [0]
; a.v4: (?*60)0000, nonzero, is @al+0, makes poison
; s.v5: (?*60)0000, nonzero, passes [0]
; i if poison, so: a.v2
; b if poison, so: a, z, s, a.v2
; z if poison, so: a, b, s, a.v2
; s if poison, so: a
; s.v3 if poison, so: a.v2
; z tells: @al (0*64)
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) {
  %a = getelementptr nusw [0 x i32], ptr %n, i64 %i
  %k = or i64 %i, 1
  %b = getelementptr inbounds i8, ptr %a, i32 %j
  %s = getelementptr inbounds { i32, [3 x i64] }, ptr %a, i64 %i, i32 0
  %t = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 0, i32 1, i32 %j
  ret void
}
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined, nonzero
; v: (?*61)000, nonzero, aligned 8
; a: makes poison
; k: (?*63)1, nonzero, u[1,0), s[1,0)
; b: makes poison
; s: makes poison
; t: (?*61)100, nonzero, makes poison
; k if poison, so: i
;----
@i17 = internal global [17 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @i17, i64 4
  %b = ptrtoint ptr @i17 to i64
  %z = icmp eq ptr @i17, null
  %s = select i1 %z, ptr @i17, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @i17, i64 %i
  %s.v3 = select i1 %z, ptr @i17, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @i17, i64 0
  %s.v5 = select i1 %z, ptr @i17, ptr %a.v4
  ret void
}
; @i17: defined, (?*60)0000, nonzero, aligned 16
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, (?*60)0100, nonzero, is @i17+4, makes poison
; b: defined, (?*60)0000, nonzero
; z: defined, power or zero
; s: no undef, (?*60)0?00, nonzero, passes [0]
; a.v2: nonzero, makes poison
; s.v3: nonzero, passes [0]
; a.v4: defined, (?*60)0000, nonzero, is @i17+0, makes poison
; s.v5: defined, (?*60)0000, nonzero, passes [0]
; i if poison, so: a.v2
; s if poison, so: a
; s.v3 if poison, so: a.v2
; z tells: @i17 (0*64)
;----
@av = available_externally global [40 x i8] zeroinitializer

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @av, i64 4
  %b = ptrtoint ptr @av to i64
  %z = icmp eq ptr @av, null
  %s = select i1 %z, ptr @av, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @av, i64 0
  %s.v3 = select i1 %z, ptr @av, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @av, i64 %i
  %s.v5 = select i1 %z, ptr @av, ptr %a.v4
  ret void
}
; @av: defined, nonzero
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: no undef, nonzero, is @av+4, makes poison
; b: defined, nonzero
; z: defined, power or zero
; s: no undef, nonzero, passes [0]
; a.v2: defined, nonzero, is @av+0, makes poison
; s.v3: defined, nonzero, passes [0]
; a.v4: nonzero, makes poison
; s.v5: nonzero, passes [0]
; s if poison, so: a
; z tells: @av (0*64)
;----
define void @f(i4 %a, ptr %p) {
  %x = call i4 @g(i4 %a)
  %y = call i4 @h(i4 %a)
  %z = call i4 @k(i4 %a)
  %l = load i32, ptr %p, align 4
  %m = load atomic i32, ptr %p monotonic, align 4
  store atomic i32 0, ptr %p unordered, align 4
  store i4 %x, ptr %p, align 1
  ret void
}

declare i4 @g(i4)

declare i4 @h(i4) #0

declare i4 @k(i4) #1

attributes #0 = { nounwind willreturn }
attributes #1 = { nounwind willreturn memory(read) }
; p at : nonzero
; x: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; y: writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: makes poison, makes poison without flags, makes undef, makes undef without flags
; l: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; m: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; #5: writes, triggers [1]
; #6: writes, triggers [1]
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = load i32, ptr %q, align 4
  %i2 = inttoptr i64 %i to ptr
  store i32 0, ptr %i2, align 4
  %b = ptrtoint ptr %q to i128
  %c = inttoptr i32 %j to ptr
  %e = addrspacecast ptr %n to ptr addrspace(1)
  %h = ptrtoaddr ptr %n to i64
  ret void
}

attributes #0 = { null_pointer_is_valid }
; n: nonzero
; q: defined, (?*60)0000, aligned 16, undefined if poison, undefined if undef
; d: defined
; v: (?*61)000, aligned 8
; i: no poison, undefined if poison
; a: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; i2: defined, undefined if poison, undefined if undef, undefined if poison at 
; b: defined, (0*64)(?*60)0000, signs 64, not negative
; c: (0*32)(?*32), signs 32, not negative
; e: is n+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: nonzero
; #2: writes, triggers [1]
; h if poison, so: n
;----
@ab = external global i8, !absolute_symbol !0

define void @f(i64 %i) {
  %a = getelementptr inbounds i8, ptr @ab, i64 %i
  %b = ptrtoint ptr @ab to i64
  %z = icmp eq ptr @ab, null
  %s = select i1 %z, ptr @ab, ptr %a
  %a.v2 = getelementptr inbounds i8, ptr @ab, i64 4
  %s.v3 = select i1 %z, ptr @ab, ptr %a.v2
  %a.v4 = getelementptr inbounds i8, ptr @ab, i64 0
  %s.v5 = select i1 %z, ptr @ab, ptr %a.v4
  ret void
}

!0 = !{i64 0, i64 256}
; @ab: defined, (0*56)(?*8), signs 56, not negative
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; a: makes poison
; b: defined, (0*56)(?*8), signs 56, not negative
; z: defined, power or zero
; s: passes [0]
; a.v2: no undef, (0*55)(?*9), signs 55, nonzero, positive, is @ab+4, makes poison
; s.v3: no undef, (0*55)(?*9), signs 55, not negative, passes [0]
; a.v4: defined, (0*56)(?*8), signs 56, not negative, is @ab+0, makes poison
; s.v5: defined, (0*56)(?*8), signs 56, not negative, passes [0]
; i if poison, so: a
; s if poison, so: a
; s.v3 if poison, so: a.v2
; z tells: @ab (0*64)
;----
define void @f(ptr %p, i64 %i) {
  %o = or i64 %i, 1
  %x0 = getelementptr nuw i8, ptr %p, i64 4
  %x1 = getelementptr nuw i8, ptr %x0, i64 0
  %x2 = getelementptr nuw i8, ptr %x1, i64 0
  %x3 = getelementptr inbounds i8, ptr %x2, i64 %i
  %x4 = getelementptr inbounds i8, ptr %x3, i64 %i
  %x5 = getelementptr inbounds i8, ptr %x4, i64 %i
  %x6 = getelementptr nuw i8, ptr %x5, i64 4
  %x7 = getelementptr inbounds i8, ptr %x6, i64 4
  ret void
}
; o: (?*63)1, nonzero, u[1,0), s[1,0)
; x0: nonzero, makes poison
; x1: nonzero, makes poison
; x2: nonzero, makes poison
; x3: nonzero, makes poison
; x4: nonzero, makes poison
; x5: nonzero, makes poison
; x6: nonzero, makes poison
; x7: nonzero, is x6+4, makes poison
; p if poison, so: x0, x1
; i if poison, so: o
; o if poison, so: i
; x0 if poison, so: x1, x2
; x1 if poison, so: x2
;----
define void @f(ptr %p, i64 %i) {
  %o = or i64 %i, 1
  %x0 = getelementptr nuw i8, ptr %p, i64 %o
  %x1 = getelementptr nuw i8, ptr %x0, i64 %i
  %x2 = getelementptr inbounds i8, ptr %x1, i64 %i
  %x3 = getelementptr nuw i8, ptr %x2, i64 0
  %x4 = getelementptr inbounds i8, ptr %x3, i64 0
  %x5 = getelementptr inbounds i8, ptr %x4, i64 0
  %x6 = getelementptr inbounds i8, ptr %x5, i64 %i
  %x7 = getelementptr inbounds i8, ptr %x6, i64 4
  ret void
}
; o: (?*63)1, nonzero, u[1,0), s[1,0)
; x0: nonzero, makes poison
; x1: nonzero, makes poison
; x2: nonzero, makes poison
; x3: nonzero, makes poison
; x4: is x3+0, makes poison
; x5: is x3+0, makes poison
; x6: makes poison
; x7: nonzero, is x6+4, makes poison
; p if poison, so: x0, x1
; i if poison, so: o, x0, x1, x2
; o if poison, so: i, x0, x1, x2
; x0 if poison, so: x1, x2
; x1 if poison, so: x2
;----
define i4 @f(i4 %a, i4 %b, ptr %p, i1 %c) {
entry:
  %l = add nsw i4 %a, 1
  %s = select i1 %c, i4 %l, i4 %b
  %e = zext i4 %l to i64
  %g = getelementptr i8, ptr %p, i64 %e
  %t = icmp eq i4 %l, 0
  %k = add i4 %b, 1
  call void %g()
  br label %x

x:
  %n = phi i4 [ 0, %entry ]
  call void @nu(i4 noundef %s)
  br label %z

y:                                                ; No predecessors!
  ret i4 0

z:
  ret i4 %l
}

declare void @nu(i4 noundef)
; a: no poison, undefined if poison
; p: no poison, undefined if poison
; c: power or zero
; l: no poison, u[-7,-8), s[-7,-8), undefined if poison, undefined if poison at entry x y z, makes poison
; s: undefined if poison at x y z, passes [0]
; e: no poison, (0*60)????, signs 60, not negative, undefined if poison, undefined if poison at entry x y z
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y z
; t: no poison, power or zero
; n: defined, 0000, signs 4, power or zero, not negative, simply <ConstantInt i4 0>
; entry#6: stops, writes, throws
; x#1: stops, writes, throws, triggers [0]
; a differs from: l
; b differs from: k
; c if poison, so: s
; l differs from: a
; k differs from: b
; k if poison, so: b
; t tells: l 0000
;----
define void @f(ptr nonnull %n, ptr %p, i64 %i) {
  %g = getelementptr i8, ptr %n, i64 %i
  %h = getelementptr inbounds i8, ptr %n, i64 -4
  %a = ptrtoint ptr %g to i64
  %b = ptrtoint ptr %h to i32
  %e = icmp eq ptr %g, %h
  %d = sub i64 %i, 1
  %g.v2 = getelementptr nuw i8, ptr %p, i64 %i
  %h.v3 = getelementptr nuw i8, ptr %p, i64 8
  %a.v4 = ptrtoint ptr %g.v2 to i64
  %b.v5 = ptrtoint ptr %p to i32
  %e.v6 = icmp eq ptr %g.v2, %h.v3
  ret void
}
; n: nonzero
; h: nonzero, is n+-4, makes poison
; e: power or zero
; g.v2: makes poison
; h.v3: nonzero, makes poison
; e.v6: power or zero
; n if poison, so: g, h, a
; i if poison, so: g, a
; g if poison, so: a
; a if poison, so: g
; b if poison, so: h
; d if poison, so: i, g, a
; b.v5 if poison, so: p
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) {
  %a = load i32, ptr %p, align 4
  %i2 = inttoptr i64 %i to ptr
  store i32 0, ptr %p, align 4
  %b = ptrtoint ptr %v to i64
  %c = inttoptr i32 %j to ptr
  %e = addrspacecast ptr %q to ptr addrspace(1)
  %h = ptrtoaddr ptr %n to i64
  store i32 0, ptr %i2, align 4
  %b.v2 = ptrtoint ptr %p to i128
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined, nonzero
; v: (?*61)000, nonzero, aligned 8
; i: no poison, undefined if poison
; a: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; i2: defined, undefined if poison, undefined if undef, undefined if poison at 
; i2 at : nonzero
; b: (?*61)000, nonzero
; c: (0*32)(?*32), signs 32, not negative
; e: is q+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: nonzero
; b.v2: defined, (0*64)(?*64), signs 64, not negative
; b.v2 at : nonzero, positive
; #2: writes, triggers [1]
; #7: writes, triggers [1]
; b if poison, so: v
; h if poison, so: n
;----
define noundef i4 @f(i4 %a, i4 %b, ptr %p, i1 %c) {
entry:
  %l = add nsw i4 %a, 1
  %s = select i1 %c, i4 1, i4 %b
  %e = zext i4 %s to i64
  %g = getelementptr i8, ptr %p, i64 %e
  %t = icmp eq i4 %l, 0
  store i4 0, ptr %p, align 1
  call void %g()
  br label %x

x:
  %n = phi i4 [ 0, %entry ]
  call void @nu(i4 noundef %b)
  br label %z

y:                                                ; No predecessors!
  ret i4 0

z:
  ret i4 %l
}

declare void @nu(i4 noundef)
; p: defined, undefined if poison, undefined if undef
; p at entry: nonzero
; p at x: nonzero
; p at y: nonzero
; p at z: nonzero
; c: no poison, power or zero, undefined if poison
; l: u[-7,-8), s[-7,-8), undefined if poison at y, makes poison
; s: no poison, undefined if poison, undefined if poison at entry x y z, passes [0]
; e: no poison, (0*60)????, signs 60, not negative, undefined if poison, undefined if poison at entry x y z
; g: defined, undefined if poison, undefined if undef, undefined if poison at entry x y z
; t: power or zero
; n: defined, 0000, signs 4, power or zero, not negative, simply <ConstantInt i4 0>
; entry#5: writes, triggers [1]
; entry#6: stops, writes, throws
; x#1: stops, writes, throws, triggers [0]
; y#0: triggers [0]
; z#0: triggers [0]
; a differs from: l
; a if poison, so: l
; l differs from: a
; t if poison, so: l
; t tells: l 0000
;----
define void @f(i64 %i, ptr %p, ptr %q) {
  %x = call ptr @get(ptr nonnull %p)
  %y = call ptr @llvm.strip.invariant.group.p0(ptr %x)
  %z = getelementptr inbounds i8, ptr %x, i64 4
  %b = call ptr @dd(ptr %q)
  store i8 0, ptr %x, align 1
  ret void
}

declare ptr @llvm.strip.invariant.group.p0(ptr) #0

declare ptr @get(ptr)

declare dereferenceable(8) ptr @dd(ptr noundef nonnull)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; q at : nonzero
; x: undefined if poison at , stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x at : nonzero
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
; y at : nonzero
; z: nonzero, is x+4, makes poison
; b: defined, nonzero, stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; #4: writes, triggers [1]
; x if poison, so: z
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = getelementptr inbounds nuw i32, ptr null, i64 1
  %k = or i64 %i, 1
  %b = getelementptr inbounds i8, ptr %a, i32 4
  %s = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i64 0, i32 0
  %t = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 0, i32 1, i32 %j
  ret void
}

attributes #0 = { null_pointer_is_valid }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined
; v: (?*61)000, aligned 8
; a: no undef, (0*61)100, signs 61, nonzero, positive, is <ConstantPointerNull ptr null>+4, makes poison
; k: (?*63)1, nonzero, u[1,0), s[1,0)
; b: no undef, (0*60)1000, signs 60, positive, is <ConstantPointerNull ptr null>+8, makes poison
; s: (?*60)0000, is q+0, makes poison
; t: (?*61)100, makes poison
; k if poison, so: i
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = getelementptr inbounds nuw i8, ptr null, i64 -1
  %k = or i64 %i, 1
  %b = getelementptr inbounds i8, ptr %a, i32 %j
  %s = getelementptr inbounds { i32, [3 x i64] }, ptr %a, i64 0, i32 1
  %t = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 %j, i32 1, i32 2
  ret void
}

attributes #0 = { null_pointer_is_valid }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined
; v: (?*61)000, aligned 8
; a: no undef, (1*64), signs 64, nonzero, negative, is <ConstantPointerNull ptr null>+-1, makes poison
; k: (?*63)1, nonzero, u[1,0), s[1,0)
; b: makes poison
; s: no undef, (0*62)11, signs 62, positive, is <ConstantPointerNull ptr null>+3, makes poison
; t: (?*62)00, makes poison
; k if poison, so: i
;----
define void @f(i64 %i, ptr %p, ptr %q) {
  %x = call align 8 ptr @get(ptr returned %p)
  %y = call ptr @llvm.strip.invariant.group.p0(ptr %p)
  %z = getelementptr inbounds i8, ptr %x, i64 4
  %b = call ptr @dd(ptr %q)
  store i8 0, ptr %x, align 1
  ret void
}

declare ptr @llvm.strip.invariant.group.p0(ptr) #0

declare ptr @get(ptr)

declare dereferenceable(8) ptr @dd(ptr noundef nonnull)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; q at : nonzero
; x: (?*61)000, aligned 8, is p+0, undefined if poison at , stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x at : nonzero
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
; z: (?*61)100, nonzero, is p+4, makes poison
; b: defined, nonzero, stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; #4: writes, triggers [1]
; x if poison, so: z
;----
define void @f(i64 %i, ptr %p, ptr %q) {
  %x = call noundef ptr @get(ptr returned %p)
  %y = call ptr @llvm.strip.invariant.group.p0(ptr %p)
  %z = getelementptr inbounds i8, ptr %x, i64 4
  %b = call ptr @dd(ptr %q)
  store i8 0, ptr %x, align 1
  ret void
}

declare ptr @llvm.strip.invariant.group.p0(ptr) #0

declare ptr @get(ptr)

declare dereferenceable(8) ptr @dd(ptr noundef nonnull)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; q at : nonzero
; x: defined, is p+0, undefined if poison at , stops, writes, throws
; x at : nonzero
; y: makes poison, makes poison without flags, makes undef, makes undef without flags
; z: no undef, nonzero, is p+4, makes poison
; b: defined, nonzero, stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; #4: writes, triggers [1]
;----
@w = extern_weak global i32

define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = getelementptr nusw i8, ptr @w, i64 0
  %k = or i64 %i, 1
  %b = getelementptr inbounds i8, ptr %a, i32 -4
  %s = getelementptr { i32, [3 x i64] }, ptr %q, i64 %i, i32 1
  %t = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 %j, i32 1, i32 2
  ret void
}

attributes #0 = { null_pointer_is_valid }
; @w: defined, (?*62)00, aligned 4
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined
; v: (?*61)000, aligned 8
; a: defined, (?*62)00, makes poison
; k: (?*63)1, nonzero, u[1,0), s[1,0)
; b: no undef, (?*62)00, is a+-4, makes poison
; s: (?*62)00
; t: (?*62)00, makes poison
; k if poison, so: i
;----
define noundef i4 @f(i4 %a, i4 %b, ptr %p, i1 %c) {
entry:
  %l = add nsw i4 %a, 1
  %s = select i1 %c, i4 %l, i4 %l
  %e = zext i4 %s to i64
  %g = getelementptr i8, ptr %p, i64 %e
  %t = icmp eq i4 %l, 0
  %k = add i4 %b, 1
  call void @nn(ptr nonnull %g)
  br label %x

x:
  %n = phi i4 [ 0, %entry ]
  call void @nu(i4 noundef %l)
  br label %z

y:                                                ; No predecessors!
  ret i4 0

z:
  ret i4 %l
}

declare void @nu(i4 noundef)

declare void @nn(ptr)
; c: power or zero
; l: u[-7,-8), s[-7,-8), undefined if poison at x y z, makes poison
; s: u[-7,-8), s[-7,-8), passes [0]
; e: (0*60)????, signs 60, not negative
; t: power or zero
; n: defined, 0000, signs 4, power or zero, not negative, simply <ConstantInt i4 0>
; entry#6: stops, writes, throws
; x#1: stops, writes, throws, triggers [0]
; y#0: triggers [0]
; z#0: triggers [0]
; a differs from: l, s
; a if poison, so: l
; b differs from: k
; c if poison, so: s
; l differs from: a
; s differs from: a
; e if poison, so: s
; t if poison, so: l
; k differs from: b
; k if poison, so: b
; t tells: l 0000
;----
@g = global i64 0, align 16

define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = getelementptr inbounds nuw [0 x i32], ptr @g, i64 0
  %k = or i64 %i, 1
  %b = getelementptr inbounds i8, ptr %a, i32 4
  %s = getelementptr inbounds { i32, [3 x i64] }, ptr %a, i64 %i, i32 0
  %t = getelementptr inbounds { i32, [3 x i64] }, ptr %q, i32 0, i32 1, i32 %j
  ret void
}

attributes #0 = { null_pointer_is_valid }
; @g: defined, (?*60)0000, nonzero, aligned 16
; n: nonzero
; q: (?*60)0000, aligned 16
; d: defined
; v: (?*61)000, aligned 8
; a: defined, (?*60)0000, nonzero, is @g+0, makes poison
; k: (?*63)1, nonzero, u[1,0), s[1,0)
; b: no undef, (?*60)0100, is @g+4, makes poison
; s: (?*62)00, makes poison
; t: (?*61)100, makes poison
; k if poison, so: i
;----
define i4 @f(i4 %a, i4 %b, ptr %p, i1 %c) {
entry:
  %l = add nsw i4 %a, 1
  %s = select i1 %c, i4 %l, i4 %l
  %e = zext i4 %l to i64
  %g = getelementptr i8, ptr %p, i64 %e
  %t = icmp eq i4 %l, 0
  call void @v(i4 %b)
  %m = atomicrmw add ptr %g, i32 1 seq_cst, align 4
  br label %x

x:
  %n = phi i4 [ 0, %entry ]
  call void @nu(i4 noundef %s)
  br label %z

y:                                                ; No predecessors!
  ret i4 0

z:
  ret i4 %l
}

declare void @v(i4)

declare void @nu(i4 noundef)
; c: power or zero
; l: u[-7,-8), s[-7,-8), undefined if poison at entry x y z, makes poison
; s: u[-7,-8), s[-7,-8), undefined if poison at x y z, passes [0]
; e: (0*60)????, signs 60, not negative, undefined if poison at entry x y z
; g: undefined if poison at entry x y z
; t: power or zero
; m: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; n: defined, 0000, signs 4, power or zero, not negative, simply <ConstantInt i4 0>
; entry#5: stops, writes, throws
; x#1: stops, writes, throws, triggers [0]
; a differs from: l, s
; a if poison, so: l
; c if poison, so: s
; l differs from: a
; s differs from: a
; e if poison, so: l
; t if poison, so: l
; t tells: l 0000
;----
define void @f(i64 %i, ptr %p, ptr %q) {
  %x = call nonnull ptr @get(ptr dereferenceable(8) %p)
  %y = call ptr @llvm.launder.invariant.group.p0(ptr %x)
  %z = getelementptr inbounds i8, ptr %x, i64 4
  %b = call ptr @dd(ptr %q)
  store i8 0, ptr %x, align 1
  ret void
}

declare ptr @llvm.launder.invariant.group.p0(ptr) #0

declare ptr @get(ptr)

declare dereferenceable(8) ptr @dd(ptr noundef nonnull)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; q at : nonzero
; x: nonzero, undefined if poison at , stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y: nonzero, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; z: nonzero, is x+4, makes poison
; b: defined, nonzero, stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; #4: writes, triggers [1]
; x if poison, so: z
;----
define void @f(ptr nonnull align 16 %p, ptr %q, i1 noundef %c, i64 %k) {
  %s0 = getelementptr nuw i8, ptr %p, i64 16
  %s1 = select i1 %c, ptr %s0, ptr %s0
  %s2 = select i1 %c, ptr %s1, ptr %s1
  %s3 = select i1 %c, ptr %s2, ptr %s2
  %s4 = select i1 %c, ptr %s3, ptr %s3
  %s5 = select i1 %c, ptr %s4, ptr %s4
  %s6 = select i1 %c, ptr %s5, ptr %s5
  %r0.4 = getelementptr inbounds i32, ptr %q, i64 %k
  %r0.5 = getelementptr inbounds i32, ptr %q, i64 %k
  %r0.6 = getelementptr inbounds i32, ptr %q, i64 %k
  ret void
}
; p: (?*60)0000, nonzero, aligned 16
; c: defined, power or zero
; s0: (?*60)0000, nonzero, makes poison
; s1: (?*60)0000, nonzero, passes [0]
; s2: (?*60)0000, nonzero, passes [0]
; s3: (?*60)0000, nonzero, passes [0]
; s4: (?*60)0000, nonzero, passes [0]
; s5: nonzero, passes [0]
; s6: passes [0]
; r0.4: makes poison
; r0.5: makes poison
; r0.6: makes poison
; p if poison, so: s0
; s1 if poison, so: s0
; s2 if poison, so: s0, s1
; s3 if poison, so: s1
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  invoke void @g()
          to label %ok unwind label %cs

ok:
  ret void

cs:
  %s = catchswitch within none [label %h] unwind label %cl

h:
  %cp = catchpad within %s [ptr null]
  catchret from %cp to label %ok

cl:
  %k = cleanuppad within none []
  cleanupret from %k unwind label %c2

c2:
  %k2 = cleanuppad within none []
  cleanupret from %k2 unwind to caller

0:                                                ; No predecessors!
  ret void
}

declare void @g()

declare i32 @pers(...)
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; s: makes poison, makes poison without flags, makes undef, makes undef without flags
; cp: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; k: makes poison, makes poison without flags, makes undef, makes undef without flags
; k2: makes poison, makes poison without flags, makes undef, makes undef without flags
; entry#0: stops, writes
; h#1: writes
; c2#1: stops, throws
; passed: cs, cl
;----
define noundef i4 @f(i4 %a, i4 %b, ptr %p, i1 %c) {
entry:
  %l = add nsw i4 %a, 1
  %s = select i1 %c, i4 %l, i4 %b
  %e = zext i4 %s to i64
  %g = getelementptr i8, ptr %p, i64 %e
  %t = icmp eq i4 %l, 0
  call void @w()
  call void @v(i4 %l)
  br label %x

x:
  %n = phi i4 [ 0, %entry ]
  call void @nu(i4 noundef %b)
  br label %z

y:                                                ; No predecessors!
  ret i4 0

z:
  ret i4 %l
}

declare void @w() #0

declare void @v(i4)

declare void @nu(i4 noundef)

attributes #0 = { nounwind willreturn }
; c: power or zero
; l: u[-7,-8), s[-7,-8), undefined if poison at y, makes poison
; s: passes [0]
; e: (0*60)????, signs 60, not negative
; t: power or zero
; n: defined, 0000, signs 4, power or zero, not negative, simply <ConstantInt i4 0>
; entry#5: writes
; entry#6: stops, writes, throws
; x#1: stops, writes, throws, triggers [0]
; y#0: triggers [0]
; z#0: triggers [0]
; a differs from: l
; a if poison, so: l
; c if poison, so: s
; l differs from: a
; e if poison, so: s
; t if poison, so: l
; t tells: l 0000
;----
define void @f(ptr %p, i64 %i) {
  %o = or i64 %i, 1
  %x0 = getelementptr nuw i8, ptr %p, i64 %o
  %x1 = getelementptr nuw i8, ptr %x0, i64 4
  %x2 = getelementptr nuw i8, ptr %x1, i64 4
  %x3 = getelementptr inbounds i8, ptr %x2, i64 %i
  %x4 = getelementptr nuw i8, ptr %x3, i64 4
  %x0.v2 = getelementptr nuw i8, ptr %p, i64 4
  %x1.v3 = getelementptr inbounds i8, ptr %x0.v2, i64 %i
  %x2.v4 = getelementptr inbounds i8, ptr %x1.v3, i64 4
  %x3.v5 = getelementptr nuw i8, ptr %x2.v4, i64 4
  %x4.v6 = getelementptr inbounds i8, ptr %x3.v5, i64 4
  ret void
}
; o: (?*63)1, nonzero, u[1,0), s[1,0)
; x0: nonzero, makes poison
; x1: nonzero, makes poison
; x2: nonzero, makes poison
; x3: nonzero, makes poison
; x4: nonzero, makes poison
; x0.v2: nonzero, makes poison
; x1.v3: nonzero, makes poison
; x2.v4: nonzero, is x1.v3+4, makes poison
; x3.v5: nonzero, makes poison
; x4.v6: nonzero, is x3.v5+4, makes poison
; p if poison, so: x0, x1
; i if poison, so: o, x0
; o if poison, so: i, x0, x1
; x0 if poison, so: x1, x2
; x1 if poison, so: x2
;----
target datalayout = "p3:32:32:32"

define void @f(ptr %p, ptr nonnull %n, ptr dereferenceable(4) %d, i64 %i) {
  %a = getelementptr i32, ptr %d, i64 %i
  %b = load i32, ptr %p, align 4
  %c = alloca i32, align 1
  %e = addrspacecast ptr %n to ptr addrspace(5)
  %a.v2 = getelementptr inbounds i32, ptr %n, i64 %i
  %c.v3 = alloca i32, align 16
  %a.v4 = getelementptr nuw i32, ptr %d, i64 1
  %a.v5 = getelementptr i32, ptr %p, i64 %i
  %c.v6 = alloca i32, align 4
  %a.v7 = getelementptr i32, ptr %d, i64 1
  %a.v8 = getelementptr i32, ptr %n, i64 %i
  ret void
}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; n: nonzero
; d: defined, nonzero
; b: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; c: defined, nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; e: is n+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v2: nonzero, makes poison
; c.v3: defined, (?*60)0000, nonzero, aligned 16, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v4: no undef, nonzero, makes poison
; c.v6: defined, (?*62)00, nonzero, aligned 4, makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v7: defined
; i if poison, so: a
; a if poison, so: i
; a.v5 if poison, so: i, a
;----
define void @f(ptr %p, ptr nonnull %n, ptr align 16 %q, ptr dereferenceable(8) %d, ptr byval(i64) align 8 %v, i64 %i, i32 %j, ptr noalias %o) #0 {
  %a = load i32, ptr %p, align 4
  %i2 = inttoptr i64 %i to ptr
  store i32 0, ptr %p, align 4
  %b = ptrtoint ptr %v to i32
  %c = inttoptr i32 %j to ptr
  %e = addrspacecast ptr %n to ptr addrspace(1)
  %h = ptrtoaddr ptr %n to i64
  %a.v2 = load i32, ptr %q, align 4
  store i32 0, ptr %i2, align 4
  %b.v3 = ptrtoint ptr %v to i128
  %e.v4 = addrspacecast ptr %q to ptr addrspace(1)
  ret void
}

attributes #0 = { null_pointer_is_valid }
; p: defined, undefined if poison, undefined if undef
; n: nonzero
; q: defined, (?*60)0000, aligned 16, undefined if poison, undefined if undef
; d: defined
; v: (?*61)000, aligned 8
; i: no poison, undefined if poison
; a: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; i2: defined, undefined if poison, undefined if undef, undefined if poison at 
; b: (?*29)000
; c: (0*32)(?*32), signs 32, not negative
; e: is n+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; h: nonzero
; a.v2: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; b.v3: (0*64)(?*61)000, signs 64, not negative
; e.v4: is q+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; #2: writes, triggers [1]
; #8: writes, triggers [1]
; b if poison, so: v
; h if poison, so: n
; b.v3 if poison, so: v
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  invoke void @g()
          to label %ok unwind label %cs

ok:
  ret void

cs:
  %s = catchswitch within none [label %h] unwind label %cl

h:
  %cp = catchpad within %s [ptr null]
  catchret from %cp to label %ok

cl:
  %k = cleanuppad within none []
  cleanupret from %k unwind to caller

c2:                                               ; No predecessors!
  %k2 = cleanuppad within none []
  cleanupret from %k2 unwind to caller

0:                                                ; No predecessors!
  ret void
}

declare void @g()

declare i32 @pers(...)
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; s: makes poison, makes poison without flags, makes undef, makes undef without flags
; cp: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; k: makes poison, makes poison without flags, makes undef, makes undef without flags
; k2: makes poison, makes poison without flags, makes undef, makes undef without flags
; entry#0: stops, writes
; h#1: writes
; cl#1: stops, throws
; c2#1: stops, throws
; passed: cs
;----
define void @f(ptr %p, ptr nonnull %n, i64 %i, i1 %c) {
  %z = icmp ne ptr %n, null
  %s = select i1 %c, ptr %n, ptr %n
  %u = getelementptr inbounds i8, ptr %s, i64 0
  %w = addrspacecast ptr %u to ptr addrspace(1)
  %v = addrspacecast ptr addrspace(1) %w to ptr
  %k = getelementptr inbounds i8, ptr %v, i64 4
  %z.v2 = icmp ne ptr %p, null
  %s.v3 = select i1 %z.v2, ptr null, ptr %p
  %u.v4 = getelementptr inbounds i8, ptr %s.v3, i64 4
  %w.v5 = addrspacecast ptr %u.v4 to ptr addrspace(1)
  %v.v6 = addrspacecast ptr addrspace(1) %w.v5 to ptr
  %k.v7 = getelementptr inbounds i8, ptr %v.v6, i64 4
  ret void
}
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; n: nonzero
; c: power or zero
; z: power or zero
; s: nonzero, passes [0]
; u: nonzero, is s+0, makes poison
; w: is s+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; v: is s+0, makes poison, makes poison without flags, makes undef, makes undef without flags
; k: nonzero, is s+4, makes poison
; z.v2: power or zero
; s.v3: passes [0]
; u.v4: nonzero, is s.v3+4, makes poison
; w.v5: is s.v3+4, makes poison, makes poison without flags, makes undef, makes undef without flags
; v.v6: is s.v3+4, makes poison, makes poison without flags, makes undef, makes undef without flags
; k.v7: nonzero, is s.v3+8, makes poison
; n if poison, so: z
; c if poison, so: s
; z if poison, so: n
; z.v2 if poison, so: p
; s.v3 if poison, so: p
; not z tells: n (0*64)
; not z.v2 tells: p (0*64)
;----
define void @f(ptr sret(i128) %s, i64 %i, ptr %p, ptr align 32 %r) {
  %x = ptrtoint ptr %s to i64
  %y = inttoptr i64 48 to ptr
  %z = load i8, ptr inttoptr (i64 8589934592 to ptr), align 1
  %g = getelementptr inbounds i8, ptr inttoptr (i64 64 to ptr), i64 0
  %q = call align 64 ptr @get(ptr %p)
  %u = call ptr @getr(ptr %p, ptr returned %r)
  %x.v2 = ptrtoint ptr %r to i64
  %y.v3 = inttoptr i64 64 to ptr
  %z.v4 = load i8, ptr inttoptr (i64 64 to ptr), align 1
  %g.v5 = getelementptr inbounds i8, ptr inttoptr (i64 8589934592 to ptr), i64 0
  ret void
}

declare align 16 ptr @get(ptr)

declare ptr @getr(ptr, ptr)
; <ConstantExpr ptr inttoptr (i64 8589934592 to ptr)>: defined, (0*30)1(0*33), signs 30, nonzero, positive, aligned 4294967296
; <ConstantExpr ptr inttoptr (i64 64 to ptr)>: defined, (0*57)1000000, signs 57, nonzero, positive, aligned 64
; s: (?*62)00, aligned 4
; r: (?*59)00000, aligned 32
; x: (?*62)00
; y: defined, (0*58)110000, signs 58, nonzero, positive
; z: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; g: no undef, (0*57)1000000, signs 57, nonzero, positive, is <ConstantExpr ptr inttoptr (i64 64 to ptr)>+0, makes poison
; q: (?*58)000000, aligned 64, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; u: (?*59)00000, is r+0, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v2: (?*59)00000
; y.v3: defined, (0*57)1000000, signs 57, nonzero, positive
; z.v4: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; g.v5: no undef, (0*30)1(0*33), signs 30, nonzero, positive, is <ConstantExpr ptr inttoptr (i64 8589934592 to ptr)>+0, makes poison
; s if poison, so: x
; x if poison, so: s
; x.v2 if poison, so: r
;----
define void @f(ptr %p, i4 %b) {
  %x = load i4, ptr %p, align 1, !noundef !0
  %y = load ptr, ptr %p, align 8, !nonnull !0
  %z = load volatile i4, ptr %p, align 1
  %y.v2 = load ptr, ptr %p, align 8, !dereferenceable_or_null !1
  %z.v3 = load i4, ptr %p, align 1
  %x.v4 = load i4, ptr %p, align 1, !range !2
  %y.v5 = load ptr, ptr %p, align 8, !align !1
  %z.v6 = load volatile i4, ptr %p, align 1, !range !3
  %x.v7 = load i4, ptr %p, align 1, !range !3
  %y.v8 = load ptr, ptr %p, align 8, !noundef !0
  %y.v9 = load ptr, ptr %p, align 8, !dereferenceable !1
  ret void
}

!0 = !{}
!1 = !{i64 8}
!2 = !{i4 2, i4 6}
!3 = !{i4 -2, i4 1, i4 3, i4 5}
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; x: defined, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y: nonzero, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z: writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v2: defined, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v3: triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v4: 0???, nonzero, u[2,6), s[2,6), positive, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v5: (?*61)000, aligned 8, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; z.v6: u[-2,5), s[-2,5), writes, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v7: u[-2,5), s[-2,5), triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v8: defined, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v9: defined, nonzero, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
;----
define void @f(i4 %a) personality ptr @pers {
entry:
  invoke void @g()
          to label %ok unwind label %cs

ok:
  ret void

cs:
  %s = catchswitch within none [label %h] unwind to caller

h:
  %cp = catchpad within %s [ptr null]
  catchret from %cp to label %ok

cl:                                               ; No predecessors!
  %k = cleanuppad within none []
  cleanupret from %k unwind to caller

c2:                                               ; No predecessors!
  %k2 = cleanuppad within none []
  cleanupret from %k2 unwind to caller

0:                                                ; No predecessors!
  ret void
}

declare void @g()

declare i32 @pers(...)
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; s: stops, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; cp: stops, writes, makes poison, makes poison without flags, makes undef, makes undef without flags
; k: makes poison, makes poison without flags, makes undef, makes undef without flags
; k2: makes poison, makes poison without flags, makes undef, makes undef without flags
; entry#0: stops, writes
; h#1: writes
; cl#1: stops, throws
; c2#1: stops, throws
;----
define void @f(ptr %p, i64 %i) {
  %o = or i64 %i, 1
  %x0 = getelementptr nuw i8, ptr %p, i64 %i
  %x1 = getelementptr inbounds i8, ptr %x0, i64 0
  %x2 = getelementptr inbounds i8, ptr %x1, i64 %i
  %x3 = getelementptr inbounds i8, ptr %x2, i64 4
  %x4 = getelementptr inbounds i8, ptr %x3, i64 4
  %x5 = getelementptr inbounds i8, ptr %x4, i64 4
  %x0.v2 = getelementptr nuw i8, ptr %p, i64 %o
  %x1.v3 = getelementptr nuw i8, ptr %x0.v2, i64 0
  %x2.v4 = getelementptr inbounds i8, ptr %x1.v3, i64 4
  %x3.v5 = getelementptr nuw i8, ptr %x2.v4, i64 %i
  %x4.v6 = getelementptr nuw i8, ptr %x3.v5, i64 0
  %x5.v7 = getelementptr inbounds i8, ptr %x4.v6, i64 %i
  ret void
}
; o: (?*63)1, nonzero, u[1,0), s[1,0)
; x0: makes poison
; x1: is x0+0, makes poison
; x2: makes poison
; x3: nonzero, is x2+4, makes poison
; x4: nonzero, is x2+8, makes poison
; x5: nonzero, is x2+12, makes poison
; x0.v2: nonzero, makes poison
; x1.v3: nonzero, makes poison
; x2.v4: nonzero, is x1.v3+4, makes poison
; x3.v5: nonzero, makes poison
; x4.v6: nonzero, makes poison
; x5.v7: nonzero, makes poison
; p if poison, so: x0, x1
; i if poison, so: o, x0, x1, x2
; o if poison, so: i, x0, x1, x2
; x0 if poison, so: x1, x2
; x1 if poison, so: x2
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
  call void @nu(i4 noundef %a)
  ret void
}

declare void @nu(i4 noundef)
; a: defined, undefined if poison, undefined if undef
; #27: stops, writes, throws, triggers [0]
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
