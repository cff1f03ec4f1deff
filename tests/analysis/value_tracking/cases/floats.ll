; Kinds of floating-point numbers: flags, attributes, denormals, zeros of each sign, lanes. See test_answers.py.
;----
define void @f(i14 %i) {
  %a = uitofp i14 %i to half
  %a.v2 = sitofp i14 %i to half
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i15 %i) {
  %a = uitofp i15 %i to half
  %a.v2 = sitofp i15 %i to half
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i16 %i) {
  %a = sitofp i16 %i to half
  %a.v2 = uitofp i16 %i to half
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +inf +
;----
define void @f(i17 %i) {
  %a = uitofp i17 %i to half
  %a.v2 = sitofp i17 %i to half
  ret void
}
; a: +0 +norm +inf +
; a.v2: -inf -norm +0 +norm +inf
;----
define void @f(i126 %i) {
  %a = sitofp i126 %i to float
  %a.v2 = uitofp i126 %i to float
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +
;----
define void @f(i127 %i) {
  %a = sitofp i127 %i to float
  %a.v2 = uitofp i127 %i to float
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +
;----
define void @f(i128 %i) {
  %a = uitofp i128 %i to float
  %a.v2 = sitofp i128 %i to float
  ret void
}
; a: +0 +norm +inf +
; a.v2: -norm +0 +norm
;----
define void @f(i129 %i) {
  %a = sitofp i129 %i to float
  %a.v2 = uitofp i129 %i to float
  ret void
}
; a: -inf -norm +0 +norm +inf
; a.v2: +0 +norm +inf +
;----
define void @f(i126 %i) {
  %a = uitofp i126 %i to bfloat
  %a.v2 = sitofp i126 %i to bfloat
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i127 %i) {
  %a = uitofp i127 %i to bfloat
  %a.v2 = sitofp i127 %i to bfloat
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i128 %i) {
  %a = uitofp i128 %i to bfloat
  %a.v2 = sitofp i128 %i to bfloat
  ret void
}
; a: +0 +norm +inf +
; a.v2: -norm +0 +norm
;----
define void @f(i129 %i) {
  %a = uitofp i129 %i to bfloat
  %a.v2 = sitofp i129 %i to bfloat
  ret void
}
; a: +0 +norm +inf +
; a.v2: -inf -norm +0 +norm +inf
;----
define void @f(i1022 %i) {
  %a = sitofp i1022 %i to double
  %a.v2 = uitofp i1022 %i to double
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +
;----
define void @f(i1023 %i) {
  %a = sitofp i1023 %i to double
  %a.v2 = uitofp i1023 %i to double
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +
;----
define void @f(i1024 %i) {
  %a = sitofp i1024 %i to double
  %a.v2 = uitofp i1024 %i to double
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +inf +
;----
define void @f(i1025 %i) {
  %a = uitofp i1025 %i to double
  %a.v2 = sitofp i1025 %i to double
  ret void
}
; a: +0 +norm +inf +
; a.v2: -inf -norm +0 +norm +inf
;----
define void @f(i16382 %i) {
  %a = sitofp i16382 %i to fp128
  %a.v2 = uitofp i16382 %i to fp128
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +
;----
define void @f(i16383 %i) {
  %a = uitofp i16383 %i to fp128
  %a.v2 = sitofp i16383 %i to fp128
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i16384 %i) {
  %a = sitofp i16384 %i to fp128
  %a.v2 = uitofp i16384 %i to fp128
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +inf +
;----
define void @f(i16385 %i) {
  %a = uitofp i16385 %i to fp128
  %a.v2 = sitofp i16385 %i to fp128
  ret void
}
; a: +0 +norm +inf +
; a.v2: -inf -norm +0 +norm +inf
;----
define void @f(i1022 %i) {
  %a = sitofp i1022 %i to ppc_fp128
  %a.v2 = uitofp i1022 %i to ppc_fp128
  ret void
}
; a: -norm +0 +norm
; a.v2: +0 +norm +
;----
define void @f(i1023 %i) {
  %a = uitofp i1023 %i to ppc_fp128
  %a.v2 = sitofp i1023 %i to ppc_fp128
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i1024 %i) {
  %a = uitofp i1024 %i to ppc_fp128
  %a.v2 = sitofp i1024 %i to ppc_fp128
  ret void
}
; a: +0 +norm +inf +
; a.v2: -norm +0 +norm
;----
define void @f(i1025 %i) {
  %a = sitofp i1025 %i to ppc_fp128
  %a.v2 = uitofp i1025 %i to ppc_fp128
  ret void
}
; a: -inf -norm +0 +norm +inf
; a.v2: +0 +norm +inf +
;----
define void @f(i16382 %i) {
  %a = uitofp i16382 %i to x86_fp80
  %a.v2 = sitofp i16382 %i to x86_fp80
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i16383 %i) {
  %a = uitofp i16383 %i to x86_fp80
  %a.v2 = sitofp i16383 %i to x86_fp80
  ret void
}
; a: +0 +norm +
; a.v2: -norm +0 +norm
;----
define void @f(i16384 %i) {
  %a = uitofp i16384 %i to x86_fp80
  %a.v2 = sitofp i16384 %i to x86_fp80
  ret void
}
; a: +0 +norm +inf +
; a.v2: -norm +0 +norm
;----
define void @f(i16385 %i) {
  %a = sitofp i16385 %i to x86_fp80
  %a.v2 = uitofp i16385 %i to x86_fp80
  ret void
}
; a: -inf -norm +0 +norm +inf
; a.v2: +0 +norm +inf +
;----
define void @f(half %h, <2 x half> %v) {
  %x = fptoui half %h to i15
  %y = fptoui <2 x half> %v to <2 x i17>
  ret void
}
; h: any
; v: any
; x: makes poison, makes poison without flags, makes undef, makes undef without flags
; y: u[0,65505), s[0,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; h if poison, so: x
; v if poison, so: y
;----
define void @f(half %h, <2 x half> %v) {
  %x = fptoui half %h to i18
  %y = fptosi <2 x half> %v to <2 x i17>
  ret void
}
; h: any
; v: any
; x: u[0,65505), s[0,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; y: u[-65504,65505), s[-65504,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; h if poison, so: x
; v if poison, so: y
;----
define void @f(i32 %i, i4 %j, i32 range(i32 0, 100) %r) {
  %a = uitofp i32 %r to half
  %b = sitofp i4 %j to float
  %c = uitofp i32 %i to bfloat
  ret void
}
; r: (0*25)(?*7), signs 25, u[0,100), s[0,100), not negative
; a: +0 +norm +inf +
; b: -norm +0 +norm
; c: +0 +norm +
; i if poison, so: c
; j if poison, so: b
; r if poison, so: a
; a if poison, so: r
; b if poison, so: j
; c if poison, so: i
;----
define void @f(i4 %a, i4 %b, i1 %c, ptr %p, float %x, <2 x i4> %v, i32 %i, { i4, i1 } %o) {
  %l = extractelement <2 x i4> %v, i32 %i
  store i4 %a, ptr %p, align 1
  ret void
}
; c: power or zero
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; x: any
; l: makes poison, makes poison without flags
; #1: writes, triggers [1]
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %z, float %x, i1 %c) {
entry:
  br label %l

l:
  %p = phi float [ %x, %entry ], [ %z, %l ]
  %q = fdiv float %p, %x
  br i1 %c, label %l, label %e

e:
  ret void
}
; z: +0 +sub +norm +inf +
; x: any
; c: no poison, power or zero, undefined if poison
; c at e: defined
; p: any
; q: any
; l#2: triggers [0]
; passed: entry, l
; x if poison, so: q
; p if poison, so: q
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %z, float %x, i1 %c) {
entry:
  br label %l

l:
  %p = phi float [ %z, %entry ], [ %p, %l ]
  %q = fmul float %p, %z
  br i1 %c, label %l, label %e

e:
  ret void
}
; z: +0 +sub +norm +inf +
; x: any
; c: no poison, power or zero, undefined if poison
; c at e: defined
; p: +0 +sub +norm +inf +, simply z
; q: snan qnan +0 +sub +norm +inf
; l#2: triggers [0]
; passed: entry, l
; z if poison, so: q
; p if poison, so: q
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %z, float %x, i1 %c) {
entry:
  br label %l

l:
  %p = phi float [ %z, %entry ], [ %q, %l ]
  %q = fadd float %p, %z
  br i1 %c, label %l, label %e

e:
  ret void
}
; z: +0 +sub +norm +inf +
; x: any
; c: no poison, power or zero, undefined if poison
; c at e: defined
; p: snan qnan -inf -norm -sub +0 +sub +norm +inf, from z by fadd z
; q: snan qnan -inf -norm -sub +0 +sub +norm +inf
; l#2: triggers [0]
; passed: entry, l
; z if poison, so: q
; p if poison, so: q
;----
define void @f(i4 %a, i4 %b, i1 %c, ptr %p, float %x, <2 x i4> %v, i32 %i, { i4, i1 } %o) {
  call void @v(i4 noundef %a) #1
  store i4 %a, ptr %p, align 1
  ret void
}

declare void @v(i4)

attributes #1 = { nounwind willreturn }
; a: defined, undefined if poison, undefined if undef
; c: power or zero
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; x: any
; #0: writes, triggers [0]
; #1: writes, triggers [1]
;----
define void @f(i32 %i, i32 noundef %j, i64 %k) {
  %o = or i32 %i, 2143289344
  %a = bitcast i32 %o to float
  %o2 = and i32 %o, 8388607
  %b = bitcast i32 %o2 to float
  %d = bitcast i64 %k to <2 x float>
  %e = bitcast <2 x float> %d to i64
  ret void
}
; j: defined
; o: ?(1*9)(?*22), nonzero, u[2143289344,0), s[2143289344,0)
; a: snan qnan
; o2: (0*9)1(?*22), signs 9, nonzero, u[0,8388608), s[0,8388608), positive
; b: +sub +norm +
; d: any
; i if poison, so: o, a, o2
; o differs from: o2
; o if poison, so: i, a, o2
; a if poison, so: i, o, o2
; o2 differs from: o
; o2 if poison, so: i, o, a
; b if poison, so: o, a, o2
; d if poison, so: k
; e if poison, so: k
;----
define void @f(i32 %i, i32 noundef %j, i64 %k) {
  %o = and i32 %i, -8388609
  %a = bitcast i32 %o to float
  %o2 = or i32 %o, -2147483648
  %b = bitcast i32 %o2 to float
  %d = bitcast i64 %k to <2 x float>
  %e = bitcast <2 x float> %d to i64
  ret void
}
; j: defined
; o: (?*8)0(?*23), u[0,-8388608), s[0,-8388608)
; a: -norm -sub -0 +0 +sub +norm
; o2: 1(?*7)0(?*23), nonzero, u[-2147483648,0), s[-2147483648,0), negative
; b: -norm -sub -0 -
; d: any
; i if poison, so: o, a, o2
; o if poison, so: i, a, o2
; a if poison, so: i, o, o2
; o2 if poison, so: i, o, a
; b if poison, so: o, a, o2
; d if poison, so: k
; e if poison, so: k
;----
define void @f(i32 %i, i32 noundef %j, i64 %k) {
  %o = or i32 %i, -8388609
  %a = bitcast i32 %o to float
  %o2 = and i32 %o, -2147483648
  %b = bitcast i32 %o2 to float
  %d = bitcast i64 %k to <2 x float>
  %e = bitcast <2 x float> %d to i64
  ret void
}
; j: defined
; o: (1*8)?(1*23), signs 8, nonzero, u[-8388609,0), s[-8388609,0), negative
; a: snan qnan -norm -sub -
; o2: 1(0*31), nonzero, power or zero, u[0,-2147483647), s[0,-2147483647), negative
; b: -norm -sub -0 -
; d: any
; i if poison, so: o, a, o2
; o differs from: o2
; o if poison, so: i, a, o2
; a if poison, so: i, o, o2
; o2 differs from: o
; o2 if poison, so: i, o, a
; b if poison, so: o, a, o2
; d if poison, so: k
; e if poison, so: k
;----
define void @f(float %x, float nofpclass(nan) %y, i1 %c, float nofpclass(nan ninf nzero nsub nnorm) %z) {
entry:
  %z1 = fcmp olt float %x, %y
  br i1 %c, label %l, label %e

l:
  br label %e

e:
  %p = phi float [ %y, %entry ], [ %z, %l ]
  %q = select i1 %z1, float %z, float %z
  %b = bitcast float %q to i32
  ret void
}
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; c: defined, power or zero, undefined if poison, undefined if undef
; z: +0 +sub +norm +inf +
; z1: power or zero
; p: -inf -norm -sub -0 +0 +sub +norm +inf
; q: +0 +sub +norm +inf +, passes [0]
; b: 0(?*31), not negative
; entry#1: triggers [0]
; passed: entry, l
; x if poison, so: z1
; y if poison, so: z1
;----
define void @f(float %x, float nofpclass(nan) %y, i1 %c, float nofpclass(nan ninf nzero nsub nnorm) %z) {
entry:
  %z1 = fcmp ogt float %x, %y
  br i1 %c, label %l, label %e

l:
  br label %e

e:
  %p = phi nnan float [ %z, %entry ], [ %z, %l ]
  %q = select nsz i1 %z1, float %z, float -0.000000e+00
  %b = bitcast float %q to i32
  ret void
}
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; c: defined, power or zero, undefined if poison, undefined if undef
; z: +0 +sub +norm +inf +
; z1: power or zero
; p: +0 +sub +norm +inf +, makes poison, simply z
; q: -0 +0 +sub +norm +inf, passes [0]
; entry#1: triggers [0]
; passed: entry, l
; x if poison, so: z1
; y if poison, so: z1
;----
define void @f(float %x, float nofpclass(nan) %y, i1 %c, float nofpclass(nan ninf nzero nsub nnorm) %z) {
entry:
  %z1 = fcmp ord float %x, 0.000000e+00
  br i1 %c, label %l, label %e

l:
  br label %e

e:
  %p = phi float [ %y, %entry ], [ %z, %l ]
  %q = select i1 %z1, float %y, float -0.000000e+00
  %b = bitcast float %q to i32
  ret void
}
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; c: defined, power or zero, undefined if poison, undefined if undef
; z: +0 +sub +norm +inf +
; z1: power or zero
; p: -inf -norm -sub -0 +0 +sub +norm +inf
; q: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; entry#1: triggers [0]
; passed: entry, l
; x if poison, so: z1
; z1 if poison, so: x
;----
define void @f(float %x, float nofpclass(nan) %y, i1 %c, float nofpclass(nan ninf nzero nsub nnorm) %z) {
entry:
  %z1 = fcmp ogt float %x, %y
  br i1 %c, label %l, label %e

l:
  br label %e

e:
  %p = phi nnan float [ 1.000000e+00, %entry ], [ %x, %l ]
  %q = select i1 %z1, float 2.000000e+00, float %p
  %b = bitcast float %q to i32
  ret void
}
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 2.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; c: defined, power or zero, undefined if poison, undefined if undef
; z: +0 +sub +norm +inf +
; z1: power or zero
; p: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; q: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; entry#1: triggers [0]
; passed: entry, l
; x if poison, so: z1
; y if poison, so: z1
;----
define void @f(half %h, <2 x half> %v) {
  %x = fptoui half %h to i17
  %y = fptoui <2 x half> %v to <2 x i17>
  %x.v2 = fptoui half %h to i15
  %x.v3 = fptosi half %h to i15
  %x.v4 = fptoui half %h to i18
  %x.v5 = fptosi half %h to i17
  %x.v6 = fptosi half %h to i18
  %y.v7 = fptosi <2 x half> %v to <2 x i17>
  %x.v8 = fptoui half %h to i16
  ret void
}
; h: any
; v: any
; x: u[0,65505), s[0,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; y: u[0,65505), s[0,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v2: makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v3: makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v4: u[0,65505), s[0,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v5: u[-65504,65505), s[-65504,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v6: u[-65504,65505), s[-65504,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; y.v7: u[-65504,65505), s[-65504,65505), makes poison, makes poison without flags, makes undef, makes undef without flags
; x.v8: u[0,-31), s[0,-31), makes poison, makes poison without flags, makes undef, makes undef without flags
; h if poison, so: x, x.v2, x.v3
; v if poison, so: y
;----
define void @f(float %x, float nofpclass(nan) %y, i1 %c, float nofpclass(nan ninf nzero nsub nnorm) %z) {
entry:
  %z1 = fcmp oeq float %x, 0.000000e+00
  br i1 %c, label %l, label %e

l:
  br label %e

e:
  %p = phi float [ 1.000000e+00, %entry ], [ -0.000000e+00, %l ]
  %q = select nnan i1 %c, float %z, float -0.000000e+00
  %b = bitcast float %q to i32
  ret void
}
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; c: defined, power or zero, undefined if poison, undefined if undef
; z: +0 +sub +norm +inf +
; z1: power or zero
; p: defined, -0 +norm
; q: -0 +0 +sub +norm +inf, passes [0], makes poison
; entry#1: triggers [0]
; passed: entry, l
; x if poison, so: z1
; z1 if poison, so: x
;----
define void @f(i32 %i, i32 noundef %j, i64 %k) {
  %o = or i32 %i, -1
  %a = bitcast i32 %o to float
  %o2 = and i32 %o, 8388607
  %b = bitcast i32 %o2 to float
  %d = bitcast i64 %k to <2 x float>
  %e = bitcast <2 x float> %d to i64
  %o.v2 = or i32 %i, 4194304
  %a.v3 = bitcast i32 %o.v2 to float
  %o2.v4 = or i32 %o.v2, 4194304
  %b.v5 = bitcast i32 %o2.v4 to float
  ret void
}
; j: defined
; o: (1*32), signs 32, nonzero, u[-1,0), s[-1,0), negative
; a: snan qnan -
; o2: (0*9)(1*23), signs 9, nonzero, u[0,8388608), s[0,8388608), positive
; b: +sub +norm +
; d: any
; o.v2: (?*9)1(?*22), nonzero, u[4194304,0), s[4194304,0)
; a.v3: snan qnan -norm -sub +sub +norm
; o2.v4: (?*9)1(?*22), nonzero, u[4194304,0), s[4194304,0)
; b.v5: snan qnan -norm -sub +sub +norm
; i if poison, so: o, a, o2
; o differs from: o2
; o if poison, so: i, a, o2
; a if poison, so: i, o, o2
; o2 differs from: o
; o2 if poison, so: i, o, a
; b if poison, so: o, a, o2
; d if poison, so: k
; e if poison, so: k
; o.v2 if poison, so: i, o, a, o2
; a.v3 if poison, so: i, o, a, o2
; o2.v4 if poison, so: i, o, a, o2
;----
define void @f(i4 noundef range(i4 1, 4) %a, float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi i4 [ 2, %entry ], [ %s, %loop ]
  %y = phi i4 [ 1, %entry ], [ %s, %loop ]
  %u = phi float [ %f, %entry ], [ %u, %loop ]
  %s = select i1 %c, i4 2, i4 %y
  %v = select i1 %c, float %f, float %u
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: defined, 00??, signs 2, nonzero, u[1,4), s[1,4), positive
; f: +0 +sub +norm +inf +
; c: no poison, power or zero, undefined if poison
; c at end: defined
; y: 00??, not negative
; u: +0 +sub +norm +inf +, simply f
; s: 00??, not negative, passes [0]
; v: +0 +sub +norm +inf +, passes [0]
; loop#5: triggers [0]
; passed: entry, loop
; s if poison, so: y
;----
define void @f(i4 %a, i4 %b) {
  %t = add nsw i4 %a, 1
  %z = icmp sgt i4 %a, 3
  %x = select i1 %z, i4 %a, i4 %t
  %f = uitofp i4 %a to float
  %z.v2 = icmp slt i4 %a, -1
  %x.v3 = select i1 %z.v2, i4 -4, i4 3
  %z.v4 = icmp ugt i4 %a, 0
  %x.v5 = select i1 %z.v4, i4 3, i4 4
  %z.v6 = icmp ugt i4 %a, %b
  %x.v7 = select i1 %z.v6, i4 -4, i4 -3
  %x.v8 = select i1 %z.v4, i4 -4, i4 %a
  ret void
}
; t: u[-7,-8), s[-7,-8), makes poison
; z: power or zero
; x: passes [0]
; f: +0 +norm +
; z.v2: power or zero
; x.v3: signs 2, nonzero, u[-4,4), s[-4,4), passes [0]
; z.v4: power or zero
; x.v5: 0???, nonzero, u[3,5), s[3,5), positive, passes [0]
; z.v6: power or zero
; x.v7: 110?, signs 2, nonzero, u[-4,-2), s[-4,-2), negative, passes [0]
; x.v8: passes [0]
; a differs from: t
; a if poison, so: t, z, x, f
; t differs from: a
; z if poison, so: a, t, x, f
; x if poison, so: t
; f if poison, so: a, t, z, x
; x.v5 differs from: x.v7
; x.v7 differs from: x.v5
; z tells: not z.v2, z.v4, a 01??
; z.v2 tells: not z, z.v4, a 1???
; not z.v4 tells: not z, not z.v2, not z.v6, a 0000
; z.v6 tells: z.v4
;----
define void @f(i4 noundef range(i4 1, 4) %a, float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi i4 [ %a, %entry ], [ %s, %loop ]
  %y = phi i4 [ %a, %entry ], [ %s, %loop ]
  %u = phi float [ 1.000000e+00, %entry ], [ %f, %loop ]
  %s = select i1 %c, i4 %x, i4 %a
  %v = select i1 %c, float %u, float %f
  br i1 %c, label %loop, label %end

end:
  ret void
}
; <ConstantFP float 1.000000e+00>: defined, +norm +
; a: defined, 00??, signs 2, nonzero, u[1,4), s[1,4), positive
; f: +0 +sub +norm +inf +
; c: no poison, power or zero, undefined if poison
; c at end: defined
; x: 00??, signs 2, not negative
; y: signs 2
; u: +0 +sub +norm +inf +
; s: 00??, signs 2, not negative, passes [0]
; v: +0 +sub +norm +inf +, passes [0]
; loop#5: triggers [0]
; passed: entry, loop
; s if poison, so: x
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %f, float %g, i1 %c) {
  %x = call float @llvm.arithmetic.fence.f32(float %f)
  %y = call float @llvm.arithmetic.fence.f32(float %g)
  %z = fadd float %x, %f
  %b = bitcast float %x to i32
  ret void
}

declare float @llvm.arithmetic.fence.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; f: +0 +sub +norm +inf +
; g: any
; c: power or zero
; x: +0 +sub +norm +inf +
; y: any
; z: snan qnan +0 +sub +norm +inf
; b: 0(?*31), not negative
; f if poison, so: z
; x if poison, so: f, z
; y if poison, so: g
; z if poison, so: f
; b if poison, so: f, x, z
;----
define void @f(float %x, float nofpclass(all) %y, float nofpclass(zero) %z) {
  %a = bitcast float %z to i32
  %b = fneg float %y
  %d = call float @llvm.fabs.f32(float %y)
  %e = fadd float %y, %z
  %f = fmul float %y, %z
  %g = call float @llvm.maxnum.f32(float %y, float %z)
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.maxnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; y:  +
; z: snan qnan -inf -norm -sub +sub +norm +inf
; b:  -, passes [0]
; d:  +
; e: snan qnan -inf -norm -sub +0 +sub +norm +inf
; f: snan qnan
; g: snan qnan +sub +norm +inf
; y if poison, so: b
; z if poison, so: a
; a if poison, so: z
; b if poison, so: y
; d if poison, so: y, b
;----
define void @f(float %x, float nofpclass(nsub) %y, float nofpclass(sub) %z) {
  %a = bitcast float %z to i32
  %b = fneg float %y
  %d = call float @llvm.fabs.f32(float %y)
  %e = fadd float %y, %x
  %f = fmul float %y, %z
  %g = call float @llvm.maxnum.f32(float %y, float %z)
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.maxnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; y: snan qnan -inf -norm -0 +0 +sub +norm +inf
; z: snan qnan -inf -norm -0 +0 +norm +inf
; b: snan qnan -inf -norm -sub -0 +0 +norm +inf, passes [0]
; d: snan qnan +0 +sub +norm +inf +
; e: any
; f: any
; g: snan qnan -inf -norm -0 +0 +sub +norm +inf
; y if poison, so: b
; z if poison, so: a
; a if poison, so: z
; b if poison, so: y
; d if poison, so: y, b
;----
define void @f(float %x, float nofpclass(nzero) %y, float nofpclass(nan sub norm) %z) {
  %a = bitcast float %y to i32
  %b = fneg float %y
  %d = call float @llvm.fabs.f32(float %y)
  %e = fadd float %y, %z
  %f = fmul float %y, %z
  %g = call float @llvm.maxnum.f32(float %y, float %z)
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.maxnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; y: snan qnan -inf -norm -sub +0 +sub +norm +inf
; z: -inf -0 +0 +inf
; b: snan qnan -inf -norm -sub -0 +sub +norm +inf, passes [0]
; d: snan qnan +0 +sub +norm +inf +
; e: snan qnan -inf -norm -sub +0 +sub +norm +inf
; f: any
; g: any
; y if poison, so: a, b
; a if poison, so: y, b
; b if poison, so: y, a
; d if poison, so: y, a, b
;----
define void @f(float %x, float nofpclass(snan) %y, float nofpclass(nan inf sub norm) %z) {
  %a = bitcast float %y to i32
  %b = fneg float %y
  %d = call float @llvm.fabs.f32(float %y)
  %e = fadd float %y, %z
  %f = fmul float %y, %z
  %g = call float @llvm.maxnum.f32(float %y, float %z)
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.maxnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; y: qnan -inf -norm -sub -0 +0 +sub +norm +inf
; z: -0 +0
; b: qnan -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; d: qnan +0 +sub +norm +inf +
; e: any
; f: snan qnan -0 +0
; g: -0 +0 +sub +norm +inf
; y if poison, so: a, b
; a if poison, so: y, b
; b if poison, so: y, a
; d if poison, so: y, a, b
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = fsub float 1.000000e+00, %n
  %b = fneg nnan float %a
  %d = call fast float @llvm.fabs.f32(float %b)
  %e = bitcast float %d to i32
  %t = fadd float %a, %a
  ret void
}

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf -norm -sub +0 +sub +norm +inf
; b: -inf -norm -sub -0 +sub +norm +inf, passes [0], makes poison
; d: +0 +sub +norm +, makes poison
; e: 0(?*31), not negative
; t: snan qnan -inf -norm -sub +0 +sub +norm +inf
; a if poison, so: n
; t if poison, so: n
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = fdiv float -0.000000e+00, %p
  %b = fneg nsz float %n
  %d = call nnan nsz float @llvm.fabs.f32(float %m)
  %e = bitcast float %b to i32
  %t = fadd float %b, %p
  ret void
}

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: snan qnan -0 +0
; b: -inf -norm -sub -0 -, passes [0]
; d: +0 +sub +norm +inf +, makes poison
; e: 1(?*31), nonzero, negative
; t: -inf -norm -sub -0 +0 +sub +norm +inf
; a if poison, so: p
; b if poison, so: n
; e if poison, so: n
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = fdiv float %w, 0x7FF8000000000000
  %b = fneg nnan ninf float %a
  %d = call fast float @llvm.fabs.f32(float %a)
  %e = bitcast float %a to i32
  %t = fsub float %b, %n
  ret void
}

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: any
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: +0 +sub +norm +, makes poison
; t: -inf -norm -sub -0 +0 +sub +norm +inf
; a if poison, so: w
; e if poison, so: w
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c, i32 %i) {
  %x0 = fneg float %f
  %x1 = call float @llvm.floor.f32(float %x0)
  %x2 = select i1 %c, float %x1, float %f
  %x3 = call float @llvm.floor.f32(float %x2)
  %x4 = call float @llvm.fabs.f32(float %x3)
  %x5 = call float @llvm.floor.f32(float %x4)
  %b = bitcast float %x5 to i32
  ret void
}

declare float @llvm.floor.f32(float) #0

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; f: +0 +sub +norm +inf +
; c: power or zero
; x0: -inf -norm -sub -0 -, passes [0]
; x1: -inf -norm -0 -, passes [0]
; x2: -inf -norm -0 +0 +sub +norm +inf, passes [0]
; x3: -inf -norm -0 +0 +norm +inf, passes [0]
; x4: +0 +norm +inf +
; x5: +0 +norm +inf +, passes [0]
; f if poison, so: x0, x1
; c if poison, so: x2
; x0 if poison, so: f, x1
; x1 if poison, so: f, x0
; x3 if poison, so: x2
; x4 if poison, so: x2
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = fmul nnan float -0.000000e+00, %y
  %b = fneg nnan ninf nsz float %x
  %d = call nnan ninf float @llvm.fabs.f32(float %m)
  %e = bitcast float %b to i32
  %t = fmul float %b, %n
  ret void
}

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -0 +0, makes poison
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: +0 +sub +norm +, makes poison
; t: any
;----
define void @f(float %x, float %y, i32 %i) {
  %a = call nnan float @llvm.pow.f32(float %x, float %y)
  %a.v2 = call nnan float @llvm.atan2.f32(float %x, float %y)
  %a.v3 = call float @llvm.pow.f32(float %x, float %y)
  %a.v4 = call float @llvm.atan2.f32(float %x, float %y)
  ret void
}

declare float @llvm.pow.f32(float, float) #0

declare float @llvm.atan2.f32(float, float) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; y: any
; a: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0, 1], makes poison
; a.v2: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; a.v3: any, passes [0, 1]
; a.v4: any, passes [0, 1], makes poison, makes poison without flags, makes undef, makes undef without flags
; x if poison, so: a, a.v2, a.v3
; y if poison, so: a, a.v2, a.v3
; a.v3 if poison, so: a, a.v2
;----
define void @f(<3 x float> %v, <3 x float> nofpclass(nan ninf nzero nsub nnorm) %w, float nofpclass(nan) %x, i32 %i) {
  %k = insertelement <3 x float> %v, float %x, i32 1
  %e = extractelement <3 x float> %w, i32 0
  %s = shufflevector <3 x float> %k, <3 x float> %w, <2 x i32> <i32 0, i32 4>
  %n = fneg <3 x float> %k
  %a = call <3 x float> @llvm.fabs.v3f32(<3 x float> %k)
  %b = bitcast <3 x float> %k to <3 x i32>
  ret void
}

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <2 x i32> <i32 0, i32 4>>: defined, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)100 signs 29 nonzero
; v: any
; w: +0 +sub +norm +inf +
; x: -inf -norm -sub -0 +0 +sub +norm +inf
; k: any
; e: +0 +sub +norm +inf +
; s: any, lane 1: +0 +sub +norm +inf +
; n: any, passes [0]
; a: snan qnan +0 +sub +norm +inf +
; e if poison, so: w
; n if poison, so: k
; a if poison, so: k
; b if poison, so: k
;----
define void @f(half %h, i16 %i, bfloat %g, x86_fp80 %l, i80 %m, fp128 %q, i128 %n, ppc_fp128 %pp) {
  %a = bitcast i16 %i to half
  %b = call half @llvm.fabs.f16(half %h)
  %d = bitcast half %b to i16
  %e = bitcast x86_fp80 %l to i80
  %f = call x86_fp80 @llvm.fabs.f80(x86_fp80 %l)
  %k = bitcast x86_fp80 %f to i80
  %o = fpext half %h to double
  %p = fptrunc double 1.000000e+00 to float
  ret void
}

declare half @llvm.fabs.f16(half) #0

declare x86_fp80 @llvm.fabs.f80(x86_fp80) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP double 1.000000e+00>: defined, +norm +
; h: any
; g: any
; l: any
; q: any
; pp: any
; a: any
; b: snan qnan +0 +sub +norm +inf +
; d: 0(?*15), not negative
; f: snan qnan +0 +sub +norm +inf +
; k: 0(?*79), not negative
; o: any
; p: defined, any
; a if poison, so: i
; b if poison, so: h
; d if poison, so: h
; e if poison, so: l
; f if poison, so: l
; k if poison, so: l
; o if poison, so: h
;----
define void @f(<3 x float> %v, <3 x float> nofpclass(nan ninf nzero nsub nnorm) %w, float nofpclass(nan) %x, i32 %i) {
  %k = insertelement <3 x float> %w, float %x, i32 3
  %e = extractelement <3 x float> %w, i32 3
  %s = shufflevector <3 x float> %k, <3 x float> poison, <3 x i32> <i32 3, i32 4, i32 5>
  %n = fneg <3 x float> %k
  %a = call <3 x float> @llvm.fabs.v3f32(<3 x float> %k)
  %b = bitcast <3 x float> %k to <3 x i32>
  ret void
}

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <PoisonValue <3 x float> poison>: no undef,  +
; <ConstantAggregate <3 x i32> <i32 3, i32 4, i32 5>>: defined, (0*29)???, signs 29, nonzero, u[3,6), s[3,6), positive, lane 0: (0*30)11 signs 30 nonzero, lane 1: (0*29)100 signs 29 nonzero, lane 2: (0*29)101 signs 29 nonzero
; v: any
; w: +0 +sub +norm +inf +
; x: -inf -norm -sub -0 +0 +sub +norm +inf
; k: any, makes poison, makes poison without flags
; e: +0 +sub +norm +inf +, makes poison, makes poison without flags
; s:  +
; n: any, passes [0]
; a: snan qnan +0 +sub +norm +inf +
; n if poison, so: k
; a if poison, so: k
; b if poison, so: k
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fmul float -1.000000e+00, %p
  %b = fneg fast float %x
  %d = call nnan ninf float @llvm.fabs.f32(float %x)
  %e = bitcast float %a to i32
  %t = fdiv float %b, %a
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -1.000000e+00>: defined, -norm -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf -norm -sub -0 +0 +sub +norm +inf
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: +0 +sub +norm +, makes poison
; t: any
; a if poison, so: p
; e if poison, so: p
;----
define void @f(float noundef nofpclass(nan ninf nzero nsub nnorm) %f, i1 noundef %c, i32 %i) {
  %s0 = call float @llvm.fabs.f32(float %f)
  %s1 = select i1 %c, float %s0, float %s0
  %s2 = select i1 %c, float %s1, float %s1
  %s3 = select i1 %c, float %s2, float %s2
  %s4 = select i1 %c, float %s3, float %s3
  %s5 = select i1 %c, float %s4, float %s4
  %s6 = select i1 %c, float %s5, float %s5
  %r0.4 = freeze float %s4
  %r0.5 = freeze float %s5
  %r0.6 = freeze float %s6
  ret void
}

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; f: defined, +0 +sub +norm +inf +
; c: defined, power or zero
; s0: defined, +0 +sub +norm +inf +
; s1: defined, +0 +sub +norm +inf +, passes [0]
; s2: defined, +0 +sub +norm +inf +, passes [0]
; s3: defined, +0 +sub +norm +inf +, passes [0]
; s4: defined, +0 +sub +norm +inf +, passes [0]
; s5: +0 +sub +norm +inf +, passes [0]
; s6: any, passes [0]
; r0.4: defined, any
; r0.5: defined, any
; r0.6: defined, any
;----
define void @f(double %h, float %x, half nofpclass(sub) %q, half nofpclass(nan inf) %r, double nofpclass(nan inf) %d) {
  %a = fpext half %q to float
  %b = fptrunc double %h to half
  %f = call double @llvm.fabs.f64(double %h)
  %c = fptrunc double %f to float
  %e = fpext float %x to double
  %a.v2 = fpext half %r to double
  %a.v3 = fpext half %q to double
  %b.v4 = fptrunc nnan double %h to float
  %a.v5 = fpext half %r to float
  %b.v6 = fptrunc nnan double %h to half
  ret void
}

declare double @llvm.fabs.f64(double) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; h: any
; x: any
; q: snan qnan -inf -norm -0 +0 +norm +inf
; r: -norm -sub -0 +0 +sub +norm
; d: -norm -sub -0 +0 +sub +norm
; a: any
; b: any
; f: snan qnan +0 +sub +norm +inf +
; c: any
; e: any
; a.v2: any
; a.v3: any
; b.v4: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; a.v5: any
; b.v6: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; q if poison, so: a
; a if poison, so: q
; b if poison, so: h
; f if poison, so: h
; c if poison, so: h
; e if poison, so: x
; a.v2 if poison, so: r
; a.v3 if poison, so: q, a
; a.v5 if poison, so: r
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = frem nnan ninf nsz float 0x7FF0000000000000, 0x7FF8000000000000
  %b = fneg nnan ninf nsz float %a
  %d = call ninf float @llvm.fabs.f32(float %x)
  %e = bitcast float %d to i32
  %t = fadd float %w, %p
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="ieee,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 +0 +sub +norm, makes poison
; b: no undef, -norm -sub -0 +0, passes [0], makes poison
; d: snan qnan +0 +sub +norm +, makes poison
; e: 0(?*31), not negative
; t: any
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c, i32 %i) {
  %x0 = fneg float %f
  %x1 = select i1 %c, float %x0, float %f
  %x2 = fneg float %x1
  %x3 = call float @llvm.fabs.f32(float %x2)
  %x4 = call float @llvm.copysign.f32(float 1.000000e+00, float %x3)
  %x5 = call float @llvm.fabs.f32(float %x4)
  %x6 = select i1 %c, float %x5, float %f
  %x7 = select i1 %c, float %x6, float %f
  %b = bitcast float %x7 to i32
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.copysign.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; f: +0 +sub +norm +inf +
; c: power or zero
; x0: -inf -norm -sub -0 -, passes [0]
; x1: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; x2: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; x3: +0 +sub +norm +inf +
; x4: +norm +
; x5: +norm +
; x6: +0 +sub +norm +inf +, passes [0]
; x7: +0 +sub +norm +inf +, passes [0]
; b: 0(?*31), not negative
; f if poison, so: x0
; c if poison, so: x1, x2
; x0 if poison, so: f
; x1 if poison, so: x2
; x2 if poison, so: x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fsub nnan ninf nsz float 0x36A0000000000000, 0x36A0000000000000
  %b = fneg nnan ninf float %n
  %d = call nnan ninf nsz float @llvm.fabs.f32(float %b)
  %e = bitcast float %b to i32
  %t = fmul float %b, %p
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="ieee,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -norm -sub -0 +0 +sub +norm, makes poison
; b: -norm -sub -0 -, passes [0], makes poison
; d: +0 +sub +norm +, makes poison
; e: 1(?*31), nonzero, negative
; t: -inf -norm -sub -0 +0 +sub +norm +inf
;----
define void @f(<3 x float> %v, <3 x float> nofpclass(nan ninf nzero nsub nnorm) %w, float nofpclass(nan) %x, i32 %i) {
  %k = insertelement <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>, float -0.000000e+00, i32 0
  %e = extractelement <3 x float> %k, i32 1
  %s = shufflevector <3 x float> %k, <3 x float> %v, <2 x i32> <i32 1, i32 poison>
  %n = fneg <3 x float> %k
  %a = call <3 x float> @llvm.fabs.v3f32(<3 x float> %k)
  %b = bitcast <3 x float> %k to <3 x i32>
  ret void
}

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>>: no undef, +norm +, lane 1: 
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantAggregate <2 x i32> <i32 1, i32 poison>>: no undef, (0*31)1, signs 31, nonzero, u[1,2), s[1,2), positive, lane 1: (?*32) nonzero
; v: any
; w: +0 +sub +norm +inf +
; x: -inf -norm -sub -0 +0 +sub +norm +inf
; k: no undef, any
; e: no undef, any
; s: any, makes poison, makes poison without flags
; n: no undef, any, passes [0]
; a: no undef, snan qnan +0 +sub +norm +inf +
; b: no undef
; e if poison, so: k
; n if poison, so: k
; a if poison, so: k
; b if poison, so: k
;----
define void @f(i4 %a, i4 %b, float %x, float %y) {
  %z = fcmp olt float %x, %y
  %s = select i1 %z, float %x, float 0.000000e+00
  %z.v2 = fcmp ogt float %x, %y
  %s.v3 = select i1 %z.v2, float %y, float %x
  %z.v4 = fcmp oeq float %x, %y
  %s.v5 = select i1 %z.v4, float %y, float %x
  %z.v6 = fcmp ult float %x, 0.000000e+00
  %s.v7 = select i1 %z.v6, float %y, float %y
  %z.v8 = fcmp ole float %x, 0.000000e+00
  %s.v9 = select i1 %z.v8, float %y, float %y
  %s.v10 = select i1 %z.v2, float %y, float 0.000000e+00
  %s.v11 = select i1 %z.v8, float %y, float %x
  %z.v12 = fcmp ole float %x, %y
  %s.v13 = select i1 %z.v12, float %y, float 0.000000e+00
  ret void
}
; <ConstantFP float 0.000000e+00>: defined, +0 +
; x: any
; y: any
; z: power or zero
; s: any, passes [0]
; z.v2: power or zero
; s.v3: any, passes [0]
; z.v4: power or zero
; s.v5: any, passes [0]
; z.v6: power or zero
; s.v7: any, passes [0]
; z.v8: power or zero
; s.v9: any, passes [0]
; s.v10: any, passes [0]
; s.v11: any, passes [0]
; z.v12: power or zero
; s.v13: any, passes [0]
; x if poison, so: z, s
; y if poison, so: z, s
; z if poison, so: s
; s if poison, so: z
; z.v2 if poison, so: z, s
; s.v3 if poison, so: z, s
; z.v4 if poison, so: z, s
; s.v5 if poison, so: z, s
; z.v6 if poison, so: x, z, s
; s.v7 if poison, so: z, s
; z.v8 if poison, so: x, z, s
; s.v9 if poison, so: z, s
; s.v10 if poison, so: z, s
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c, i32 %i) {
  %x0 = fneg float %f
  %x1 = call float @llvm.copysign.f32(float 1.000000e+00, float %x0)
  %x2 = fneg float %x1
  %x3 = call float @llvm.copysign.f32(float 1.000000e+00, float %x2)
  %x4 = call float @llvm.floor.f32(float %x3)
  %x5 = call float @llvm.copysign.f32(float 1.000000e+00, float %x4)
  %x6 = call float @llvm.floor.f32(float %x5)
  %b = bitcast float %x6 to i32
  ret void
}

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.floor.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; f: +0 +sub +norm +inf +
; c: power or zero
; x0: -inf -norm -sub -0 -, passes [0]
; x1: -norm -
; x2: +norm +, passes [0]
; x3: +norm +
; x4: +0 +norm +, passes [0]
; x5: +norm +
; x6: -norm -0 +0 +norm, passes [0]
; f if poison, so: x0
; x0 if poison, so: f
; x1 if poison, so: f, x0, x2
; x2 if poison, so: x0, x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
;----
define void @f(<3 x float> %v, <3 x float> nofpclass(nan ninf nzero nsub nnorm) %w, float nofpclass(nan) %x, i32 %i) {
  %k = insertelement <3 x float> <float 1.000000e+00, float undef, float 2.000000e+00>, float -0.000000e+00, i32 1
  %e = extractelement <3 x float> %w, i32 1
  %s = shufflevector <3 x float> %k, <3 x float> poison, <3 x i32> <i32 2, i32 2, i32 0>
  %n = fneg <3 x float> %k
  %a = call <3 x float> @llvm.fabs.v3f32(<3 x float> %k)
  %b = bitcast <3 x float> %k to <3 x i32>
  ret void
}

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <3 x float> <float 1.000000e+00, float undef, float 2.000000e+00>>: no poison, any, lane 0: +norm +, lane 2: +norm +
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <PoisonValue <3 x float> poison>: no undef,  +
; <ConstantAggregate <3 x i32> <i32 2, i32 2, i32 0>>: defined, (0*30)?0, signs 30, u[0,3), s[0,3), not negative, lane 0: (0*30)10 signs 30 nonzero, lane 1: (0*30)10 signs 30 nonzero, lane 2: (0*32) signs 32
; v: any
; w: +0 +sub +norm +inf +
; x: -inf -norm -sub -0 +0 +sub +norm +inf
; k: no poison, any
; e: +0 +sub +norm +inf +
; s: any
; n: no poison, any, passes [0]
; a: no poison, snan qnan +0 +sub +norm +inf +
; b: no poison
; e if poison, so: w
;----
define void @f(<4 x float> %v, <4 x float> %w) {
  %a = fadd <4 x float> %v, <float 1.000000e+00, float -1.000000e+00, float poison, float 0.000000e+00>
  %s = shufflevector <4 x float> %v, <4 x float> poison, <4 x i32> zeroinitializer
  %i = insertelement <4 x float> poison, float 1.000000e+00, i32 0
  %k = shufflevector <4 x float> %i, <4 x float> poison, <4 x i32> zeroinitializer
  %j = insertelement <4 x float> poison, float -1.000000e+00, i32 1
  %l = shufflevector <4 x float> %j, <4 x float> poison, <4 x i32> zeroinitializer
  %a.v2 = fadd <4 x float> %v, <float 0x7FF8000000000000, float 1.000000e+00, float undef, float 2.000000e+00>
  %a.v3 = fadd <4 x float> %v, zeroinitializer
  %a.v4 = fadd <4 x float> %v, splat (float 1.000000e+00)
  ret void
}
; <ConstantAggregate <4 x float> <float 1.000000e+00, float -1.000000e+00, float poison, float 0.000000e+00>>: no undef, -norm +0 +norm, lane 0: +norm +, lane 1: -norm -, lane 2: , lane 3: +0 +
; <PoisonValue <4 x float> poison>: no undef,  +
; <ConstantAggregateZero <4 x i32> zeroinitializer>: defined, (0*32), signs 32, power or zero, u[0,1), s[0,1), not negative
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantAggregate <4 x float> <float 0x7FF8000000000000, float 1.000000e+00, float undef, float 2.000000e+00>>: no poison, any, lane 0: snan qnan +, lane 1: +norm +, lane 3: +norm +
; <ConstantAggregateZero <4 x float> zeroinitializer>: defined, +0 +
; <ConstantSplat <4 x float> splat (float 1.000000e+00)>: defined, +norm +
; v: any
; w: any
; a: snan qnan -inf -norm -sub +0 +sub +norm +inf
; s: any
; i: no undef, any
; k: defined, +norm +, splat <ConstantFP float 1.000000e+00>
; j: no undef, any
; l: no undef, any
; a.v2: any, lane 0: snan qnan -inf -norm -sub +0 +sub +norm +inf, lane 1: snan qnan -inf -norm -sub +0 +sub +norm +inf, lane 3: snan qnan -inf -norm -sub +0 +sub +norm +inf
; a.v3: snan qnan -inf -norm -sub +0 +sub +norm +inf
; a.v4: snan qnan -inf -norm -sub +0 +sub +norm +inf
; <ConstantAggregate <4 x float> <float 1.000000e+00, float -1.000000e+00, float poison, float 0.000000e+00>> if poison, so: a
; v if poison, so: a
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c, i32 %i) {
  %x0 = fneg float %f
  %x1 = call float @llvm.fabs.f32(float %x0)
  %x2 = fneg float %x1
  %x3 = call float @llvm.floor.f32(float %x2)
  %x4 = fneg float %x3
  %b = bitcast float %x4 to i32
  %x1.v2 = fneg float %x0
  %x2.v3 = call float @llvm.fabs.f32(float %x1.v2)
  %x3.v4 = call float @llvm.copysign.f32(float 1.000000e+00, float %x2.v3)
  %x4.v5 = call float @llvm.fabs.f32(float %x3.v4)
  %b.v6 = bitcast float %x4.v5 to i32
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.floor.f32(float) #0

declare float @llvm.copysign.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; f: +0 +sub +norm +inf +
; c: power or zero
; x0: -inf -norm -sub -0 -, passes [0]
; x1: +0 +sub +norm +inf +
; x2: -inf -norm -sub -0 -, passes [0]
; x3: -inf -norm -0 -, passes [0]
; x4: +0 +norm +inf +, passes [0]
; b: 0(?*31), not negative
; x1.v2: +0 +sub +norm +inf +, passes [0]
; x2.v3: +0 +sub +norm +inf +
; x3.v4: +norm +
; x4.v5: +norm +
; b.v6: 0(?*31), not negative
; f if poison, so: x0
; x0 if poison, so: f
; x1 if poison, so: f, x0, x2
; x2 if poison, so: x0, x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
; x1.v2 if poison, so: f, x0
; x2.v3 if poison, so: x0
;----
define void @f(float %x, float nofpclass(nan ninf nzero nsub nnorm) %n) {
  %a = call float @g(float nofpclass(nan) %x)
  %b = call float @h(float %x)
  %c = freeze float %x
  %d = fmul float %x, %x
  %e = fdiv float %c, %c
  %f = fadd float %n, %n
  %g = frem float %c, %c
  %i = call float @llvm.fma.f32(float %c, float %n, float %c)
  %j = call float @llvm.ldexp.f32.i32(float %n, i32 3)
  %k = call float @llvm.powi.f32.i32(float %n, i32 2)
  ret void
}

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.ldexp.f32.i32(float, i32) #0

declare float @llvm.powi.f32.i32(float, i32) #0

declare float @g(float)

declare nofpclass(nan inf) float @h(float)

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; n: +0 +sub +norm +inf +
; a: any, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; b: -norm -sub -0 +0 +sub +norm, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; c: defined, any
; d: any
; e: defined, snan qnan +norm
; f: snan qnan +0 +sub +norm +inf
; g: defined, snan qnan -0 +0
; i: any
; j: any
; k: any, passes [0, 1]
; x if poison, so: d
; d if poison, so: x
; f if poison, so: n
; i if poison, so: n
; j if poison, so: n
; k if poison, so: n
;----
define void @f(float %x, float nofpclass(nan ninf nzero nsub nnorm) %n) {
  %a = call nofpclass(nzero) float @g(float nofpclass(nan) %x)
  %b = call float @h(float %x)
  %c = freeze float %a
  %d = fmul float %c, %c
  %e = fdiv float %c, %c
  %f = fadd float %c, %c
  %g = frem float %c, %c
  %i = call float @llvm.fma.f32(float %c, float %n, float %c)
  %j = call float @llvm.ldexp.f32.i32(float %n, i32 3)
  %k = call float @llvm.powi.f32.i32(float %n, i32 2)
  ret void
}

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.ldexp.f32.i32(float, i32) #0

declare float @llvm.powi.f32.i32(float, i32) #0

declare float @g(float)

declare nofpclass(nan inf) float @h(float)

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; n: +0 +sub +norm +inf +
; a: snan qnan -inf -norm -sub +0 +sub +norm +inf, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; b: -norm -sub -0 +0 +sub +norm, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; c: defined, any
; d: defined, snan qnan +0 +sub +norm +inf
; e: defined, snan qnan +norm
; f: defined, any
; g: defined, snan qnan -0 +0
; i: any
; j: any
; k: any, passes [0, 1]
; i if poison, so: n
; j if poison, so: n
; k if poison, so: n
;----
define void @f(float %x, float nofpclass(nan ninf nzero nsub nnorm) %n) {
  %a = call nofpclass(nzero) float @g(float nofpclass(nan) %x)
  %b = call float @h(float %x)
  %c = freeze float %x
  %d = fmul float %c, %c
  %e = fdiv float %c, %c
  %f = fadd float %c, %c
  %g = frem float %c, %c
  %i = call float @llvm.fma.f32(float %x, float %c, float %n)
  %j = call float @llvm.ldexp.f32.i32(float %n, i32 3)
  %k = call float @llvm.powi.f32.i32(float %n, i32 2)
  ret void
}

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.ldexp.f32.i32(float, i32) #0

declare float @llvm.powi.f32.i32(float, i32) #0

declare float @g(float)

declare nofpclass(nan inf) float @h(float)

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; x: any
; n: +0 +sub +norm +inf +
; a: snan qnan -inf -norm -sub +0 +sub +norm +inf, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; b: -norm -sub -0 +0 +sub +norm, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; c: defined, any
; d: defined, snan qnan +0 +sub +norm +inf
; e: defined, snan qnan +norm
; f: defined, any
; g: defined, snan qnan -0 +0
; i: any
; j: any
; k: any, passes [0, 1]
; j if poison, so: n
; k if poison, so: n
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fdiv fast float %y, 0xFFF0000000000000
  %b = fneg float %a
  %d = call nnan ninf nsz float @llvm.fabs.f32(float %a)
  %e = bitcast float %a to i32
  %t = fsub float %a, %p
  %a.v2 = fsub float 0x7FF8000000000000, %p
  %b.v3 = fneg nnan ninf float %n
  %d.v4 = call fast float @llvm.fabs.f32(float %a.v2)
  %e.v5 = bitcast float %b.v3 to i32
  %t.v6 = fmul float %a.v2, %a.v2
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -norm -sub -0 +0 +sub +norm, makes poison
; b: -norm -sub -0 +0 +sub +norm, passes [0]
; d: +0 +sub +norm +, makes poison
; t: -inf -norm -sub -0 +0 +sub +norm +inf
; a.v2: any
; b.v3: -norm -sub -0 -, passes [0], makes poison
; d.v4: +0 +sub +norm +, makes poison
; e.v5: 1(?*31), nonzero, negative
; t.v6: any
; a.v2 if poison, so: p
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fsub nnan ninf nsz float 0xFFF8000000000000, %x
  %b = fneg ninf float %a
  %d = call nnan ninf float @llvm.fabs.f32(float %a)
  %e = bitcast float %d to i32
  %t = fadd float %b, %n
  %a.v2 = fsub nsz float %w, %p
  %b.v3 = fneg fast float %n
  %d.v4 = call nnan ninf nsz float @llvm.fabs.f32(float %m)
  %e.v5 = bitcast float %d.v4 to i32
  %t.v6 = fadd float %b.v3, %a.v2
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="ieee,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -norm -sub -0 +0 +sub +norm, makes poison
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: +0 +sub +norm +, makes poison
; e: 0(?*31), not negative
; t: -inf -norm -sub -0 +0 +sub +norm +inf
; a.v2: any
; b.v3: -norm -sub -0 -, passes [0], makes poison
; d.v4: +0 +sub +norm +, makes poison
; e.v5: 0(?*31), not negative
; t.v6: any
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fadd fast float -0.000000e+00, 0x7FF0000000000000
  %b = fneg nsz float %x
  %d = call float @llvm.fabs.f32(float %b)
  %e = bitcast float %b to i32
  %t = fmul float %w, %p
  %a.v2 = fsub nsz float 0x36A0000000000000, 0x36A0000000000000
  %b.v3 = fneg nnan float %x
  %d.v4 = call float @llvm.fabs.f32(float %b.v3)
  %e.v5 = bitcast float %b.v3 to i32
  %t.v6 = frem float %b.v3, %n
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="ieee,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 +0 +sub +norm, makes poison
; b: any, passes [0]
; d: snan qnan +0 +sub +norm +inf +
; t: any
; a.v2: defined, -inf -norm -sub -0 +0 +sub +norm +inf
; b.v3: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0], makes poison
; d.v4: +0 +sub +norm +inf +
; t.v6: any
; b if poison, so: x
; d if poison, so: x
; e if poison, so: x
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fadd nnan float 0.000000e+00, 0x7FF0000000000000
  %b = fneg nnan ninf nsz float %a
  %d = call nsz float @llvm.fabs.f32(float %x)
  %e = bitcast float %a to i32
  %t = fmul float %w, %p
  %a.v2 = fdiv fast float %p, %n
  %b.v3 = fneg nnan float %a.v2
  %d.v4 = call fast float @llvm.fabs.f32(float %m)
  %e.v5 = bitcast float %d.v4 to i32
  %t.v6 = fadd float %b.v3, %a.v2
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 +0 +sub +norm +inf, makes poison
; b: no undef, -norm -sub -0 +0, passes [0], makes poison
; d: snan qnan +0 +sub +norm +inf +
; e: no undef
; t: any
; a.v2: -norm -sub -0 +0 +sub +norm, makes poison
; b.v3: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d.v4: +0 +sub +norm +, makes poison
; e.v5: 0(?*31), not negative
; t.v6: -inf -norm -sub -0 +0 +sub +norm +inf
; d if poison, so: x
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = frem nnan nsz float %y, 0x7FF8000000000000
  %b = fneg nnan ninf nsz float %n
  %d = call nsz float @llvm.fabs.f32(float %b)
  %e = bitcast float %b to i32
  %t = frem float %b, %w
  %a.v2 = fsub nnan nsz float 1.000000e+00, 0xFFF0000000000000
  %b.v3 = fneg nsz float %a.v2
  %d.v4 = call float @llvm.fabs.f32(float %x)
  %e.v5 = bitcast float %b.v3 to i32
  %t.v6 = fsub float %n, %b.v3
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b: -norm -sub -0 -, passes [0], makes poison
; d: +0 +sub +norm +
; e: 1(?*31), nonzero, negative
; t: snan qnan -inf -norm -sub -0
; a.v2: no undef, -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b.v3: no undef, -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; d.v4: snan qnan +0 +sub +norm +inf +
; e.v5: no undef
; t.v6: any
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fmul nnan nsz float %x, %w
  %b = fneg nnan float %x
  %d = call nnan nsz float @llvm.fabs.f32(float %x)
  %e = bitcast float %a to i32
  %t = fadd float %a, %p
  %a.v2 = fsub nnan ninf nsz float 0x36A0000000000000, 0xFFF8000000000000
  %b.v3 = fneg nsz float %x
  %d.v4 = call fast float @llvm.fabs.f32(float %x)
  %e.v5 = bitcast float %a.v2 to i32
  %t.v6 = fmul float %a.v2, %a.v2
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math-f32"="positive-zero,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0], makes poison
; d: +0 +sub +norm +inf +, makes poison
; t: -inf -norm -sub -0 +0 +sub +norm +inf
; a.v2: no undef, -norm -sub -0 +0 +sub +norm, makes poison
; b.v3: any, passes [0]
; d.v4: +0 +sub +norm +, makes poison
; e.v5: no undef
; t.v6: no undef, +0 +sub +norm +inf +
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call float @llvm.maxnum.f32(float 0x7FF8000000000000, float 1.000000e+00)
  %b = call nnan ninf float @llvm.rint.f32(float %y)
  %d = call ninf float @llvm.fmuladd.f32(float %x, float %m, float 0.000000e+00)
  %e = bitcast float %b to i32
  %g = call nnan ninf float @llvm.minimum.f32(float %b, float %n)
  ret void
}

declare float @llvm.maxnum.f32(float, float) #0

declare float @llvm.rint.f32(float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.minimum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0.000000e+00>: defined, +0 +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: defined, snan qnan +norm
; b: -norm -0 +0 +norm, passes [0], makes poison
; d: snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; g: -norm -0 +0 +sub +norm, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fdiv ninf float -1.000000e+00, 0xFFF0000000000000
  %b = fneg nnan nsz float %n
  %d = call nnan float @llvm.fabs.f32(float %m)
  %e = bitcast float %a to i32
  %t = fdiv float %w, %b
  %a.v2 = frem float 0.000000e+00, 1.000000e+00
  %b.v3 = fneg nnan ninf float %x
  %d.v4 = call nnan nsz float @llvm.fabs.f32(float %a.v2)
  %e.v5 = bitcast float %a.v2 to i32
  %t.v6 = fdiv float %b.v3, %n
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, +0 +sub +norm +, makes poison
; b: -inf -norm -sub -0 -, passes [0], makes poison
; d: +0 +sub +norm +inf +, makes poison
; e: no undef, 0(?*31), not negative
; t: any
; a.v2: defined, +0 +
; b.v3: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d.v4: no undef, +0 +, makes poison
; e.v5: defined, (0*32), signs 32, not negative
; t.v6: any
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fadd nnan nsz float 0.000000e+00, 0xFFF0000000000000
  %b = fneg float %n
  %d = call fast float @llvm.fabs.f32(float %m)
  %e = bitcast float %d to i32
  %t = fdiv float %b, %p
  %a.v2 = frem ninf float -0.000000e+00, 0xFFF8000000000000
  %b.v3 = fneg nnan nsz float %n
  %d.v4 = call ninf float @llvm.fabs.f32(float %b.v3)
  %e.v5 = bitcast float %a.v2 to i32
  %t.v6 = fsub float %a.v2, %a.v2
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="positive-zero,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b: -inf -norm -sub -0 -, passes [0]
; d: +0 +sub +norm +, makes poison
; e: 0(?*31), not negative
; t: any
; a.v2: no undef, snan qnan -0, makes poison
; b.v3: -inf -norm -sub -0 -, passes [0], makes poison
; d.v4: +0 +sub +norm +, makes poison
; e.v5: no undef
; t.v6: no undef, any
; b if poison, so: n
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call ninf float @llvm.maximum.f32(float %p, float 0xFFF0000000000000)
  %b = call nsz float @llvm.exp2.f32(float 0x7FF0000000000000)
  %d = call nsz float @llvm.fma.f32(float -0.000000e+00, float %x, float 0x7FF0000000000000)
  %e = bitcast float %a to i32
  %g = call nnan ninf float @llvm.minimumnum.f32(float %a, float %m)
  ret void
}

declare float @llvm.maximum.f32(float, float) #0

declare float @llvm.exp2.f32(float) #0

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.minimumnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -norm -sub -0 +0 +sub +norm, makes poison
; b: defined, -0 +0 +sub +norm +inf, passes [0]
; d: any
; g: -norm -sub -0 +0 +sub +norm, makes poison
; d if poison, so: x
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = fdiv fast float %y, 0x7FF0000000000000
  %b = fneg float %n
  %d = call nnan ninf nsz float @llvm.fabs.f32(float %x)
  %e = bitcast float %d to i32
  %t = fadd float %n, %p
  %a.v2 = frem nnan ninf float -1.000000e+00, %m
  %b.v3 = fneg float %a.v2
  %d.v4 = call nnan ninf float @llvm.fabs.f32(float %b.v3)
  %e.v5 = bitcast float %b.v3 to i32
  %t.v6 = fmul float %w, %a.v2
  ret void
}

declare float @llvm.fabs.f32(float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -norm -sub -0 +0 +sub +norm, makes poison
; b: -inf -norm -sub -0 -, passes [0]
; d: +0 +sub +norm +, makes poison
; e: 0(?*31), not negative
; t: -inf -norm -sub -0 +0 +sub +norm +inf
; a.v2: -norm -sub -0 -, makes poison
; b.v3: +0 +sub +norm +, passes [0]
; d.v4: +0 +sub +norm +, makes poison
; e.v5: 0(?*31), not negative
; t.v6: any
; b if poison, so: n
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call nnan ninf float @llvm.maxnum.f32(float %x, float 0x36A0000000000000)
  %b = call ninf float @llvm.canonicalize.f32(float %w)
  %d = call ninf float @llvm.fmuladd.f32(float %y, float 0xFFF8000000000000, float -0.000000e+00)
  %e = bitcast float %a to i32
  %g = call nnan float @llvm.maximum.f32(float %a, float %w)
  ret void
}

declare float @llvm.maxnum.f32(float, float) #0

declare float @llvm.canonicalize.f32(float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.maximum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: +0 +sub +norm +, makes poison
; b: qnan -norm +norm, passes [0], makes poison
; d: snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; e: 0(?*31), not negative
; g: +0 +sub +norm +inf +, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call nnan float @llvm.copysign.f32(float 0x7FF0000000000000, float %y)
  %b = call nsz float @llvm.ceil.f32(float 0xFFF8000000000000)
  %d = call fast float @llvm.fmuladd.f32(float 0x7FF0000000000000, float %w, float 0.000000e+00)
  %e = bitcast float %b to i32
  %g = call nnan ninf float @llvm.maximum.f32(float %b, float %x)
  ret void
}

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.ceil.f32(float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.maximum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float 0.000000e+00>: defined, +0 +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf +inf, makes poison
; b: defined, snan qnan, passes [0]
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: defined
; g: -0 +0 +sub +norm, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = fsub nnan float %x, %p
  %b = fneg nnan nsz float %n
  %d = call nnan nsz float @llvm.fabs.f32(float %x)
  %e = bitcast float %d to i32
  %t = fdiv float %w, %n
  %a.v2 = frem float %w, 1.000000e+00
  %d.v3 = call nnan nsz float @llvm.fabs.f32(float %m)
  %e.v4 = bitcast float %b to i32
  %t.v5 = fdiv float %a.v2, %n
  %a.v6 = fadd nnan float %p, %p
  %b.v7 = fneg fast float %a.v6
  %d.v8 = call nsz float @llvm.fabs.f32(float %m)
  %e.v9 = bitcast float %d.v8 to i32
  %t.v10 = fsub float %b.v7, %a.v6
  ret void
}

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b: -inf -norm -sub -0 -, passes [0], makes poison
; d: +0 +sub +norm +inf +, makes poison
; e: 0(?*31), not negative
; t: any
; a.v2: any
; d.v3: +0 +sub +norm +inf +, makes poison
; e.v4: 1(?*31), nonzero, negative
; t.v5: any
; a.v6: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b.v7: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d.v8: snan qnan +0 +sub +norm +inf +
; e.v9: 0(?*31), not negative
; t.v10: -inf -norm -sub -0 +0 +sub +norm +inf
; a.v2 if poison, so: w
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call nnan ninf nsz float @llvm.copysign.f32(float 0xFFF8000000000000, float -0.000000e+00)
  %b = call float @llvm.canonicalize.f32(float %p)
  %d = call nsz float @llvm.fmuladd.f32(float %x, float 0x36A0000000000000, float 0x7FF8000000000000)
  %e = bitcast float %a to i32
  %g = call nnan float @llvm.maximumnum.f32(float %b, float %w)
  ret void
}

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.canonicalize.f32(float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.maximumnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef,  -, makes poison
; b: -norm -sub -0 +0 +sub +norm, passes [0]
; d: any
; e: no undef
; g: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; b if poison, so: p
; d if poison, so: x
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call nnan float @llvm.minnum.f32(float -0.000000e+00, float 0x7FF8000000000000)
  %b = call ninf float @llvm.floor.f32(float 0x7FF0000000000000)
  %d = call float @llvm.fma.f32(float 0x7FF8000000000000, float 0x36A0000000000000, float -0.000000e+00)
  %e = bitcast float %a to i32
  %g = call nnan ninf nsz float @llvm.maximumnum.f32(float %a, float %m)
  ret void
}

declare float @llvm.minnum.f32(float, float) #0

declare float @llvm.floor.f32(float) #0

declare float @llvm.fma.f32(float, float, float) #0

declare float @llvm.maximumnum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 -, makes poison
; b: no undef,  +, passes [0], makes poison
; d: defined, any
; e: no undef, 1(0*31), nonzero, negative
; g: -0 +0, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nsz float @llvm.minimum.f32(float %x, float 1.000000e+00)
  %b = call nsz float @llvm.exp.f32(float 0x7FF8000000000000)
  %d = call float @llvm.fma.f32(float 1.000000e+00, float 0x7FF0000000000000, float %x)
  %e = bitcast float %a to i32
  %g = call fast float @llvm.maxnum.f32(float %b, float %m)
  ret void
}

declare float @llvm.minimum.f32(float, float) #1

declare float @llvm.exp.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.maxnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: any
; b: defined, snan qnan -0 +0 +sub +norm +inf, passes [0]
; d: any
; g: -norm -sub -0 +0 +sub +norm, makes poison
; a if poison, so: x
; d if poison, so: x
; e if poison, so: x
;----
define void @f(float nofpclass(nan ninf nzero nsub nnorm) %f, i1 %c, i32 %i) {
  %x0 = fneg float %f
  %x1 = call float @llvm.floor.f32(float %x0)
  %x2 = call float @llvm.copysign.f32(float 1.000000e+00, float %x1)
  %x3 = call float @llvm.fabs.f32(float %x2)
  %x4 = fneg float %x3
  %x5 = select i1 %c, float %x4, float %f
  %b = bitcast float %x5 to i32
  %x1.v2 = fneg float %x0
  %x2.v3 = select i1 %c, float %x1.v2, float %f
  %x3.v4 = call float @llvm.copysign.f32(float 1.000000e+00, float %x2.v3)
  %x4.v5 = call float @llvm.floor.f32(float %x3.v4)
  %x5.v6 = call float @llvm.floor.f32(float %x4.v5)
  %b.v7 = bitcast float %x5.v6 to i32
  ret void
}

declare float @llvm.floor.f32(float) #0

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.fabs.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; f: +0 +sub +norm +inf +
; c: power or zero
; x0: -inf -norm -sub -0 -, passes [0]
; x1: -inf -norm -0 -, passes [0]
; x2: -norm -
; x3: +norm +
; x4: -norm -, passes [0]
; x5: -norm +0 +sub +norm +inf, passes [0]
; x1.v2: +0 +sub +norm +inf +, passes [0]
; x2.v3: +0 +sub +norm +inf +, passes [0]
; x3.v4: +norm +
; x4.v5: +0 +norm +, passes [0]
; x5.v6: +0 +norm +, passes [0]
; f if poison, so: x0, x1
; x0 if poison, so: f, x1
; x1 if poison, so: f, x0
; x2 if poison, so: x0, x1
; x3 if poison, so: x1, x2
; x4 if poison, so: x2
; x1.v2 if poison, so: f, x0, x1
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call ninf float @llvm.copysign.f32(float %n, float 0.000000e+00)
  %b = call nnan ninf float @llvm.sqrt.f32(float -1.000000e+00)
  %d = call ninf float @llvm.fmuladd.f32(float 1.000000e+00, float -1.000000e+00, float %m)
  %e = bitcast float %a to i32
  %g = call fast float @llvm.minimum.f32(float %a, float %x)
  ret void
}

declare float @llvm.copysign.f32(float, float) #1

declare float @llvm.sqrt.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.minimum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: +0 +sub +norm +, makes poison
; b: no undef, +0 +sub +norm +, passes [0], makes poison
; d: snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; e: 0(?*31), not negative
; g: -norm -sub -0 +0 +sub +norm, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf float @llvm.maxnum.f32(float 0x7FF8000000000000, float -1.000000e+00)
  %b = call nnan nsz float @llvm.cos.f32(float %m)
  %d = call fast float @llvm.fma.f32(float 0xFFF8000000000000, float %y, float %m)
  %e = bitcast float %a to i32
  %g = call nnan ninf nsz float @llvm.minimum.f32(float %b, float %m)
  ret void
}

declare float @llvm.maxnum.f32(float, float) #1

declare float @llvm.cos.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.minimum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -norm -, makes poison
; b: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0], makes poison
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef, 1(?*31), nonzero, negative
; g: -norm -sub -0 +0, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nsz float @llvm.maximum.f32(float 0xFFF0000000000000, float 0x36A0000000000000)
  %b = call nnan ninf nsz float @llvm.canonicalize.f32(float %w)
  %d = call float @llvm.fma.f32(float %n, float %w, float %n)
  %e = bitcast float %b to i32
  %g = call nnan ninf float @llvm.minimumnum.f32(float %b, float %m)
  ret void
}

declare float @llvm.maximum.f32(float, float) #1

declare float @llvm.canonicalize.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.minimumnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="ieee,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: defined, +0 +sub +
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: any
; g: -norm -sub -0 +0 +sub +norm, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call ninf float @llvm.minimumnum.f32(float 0x36A0000000000000, float 1.000000e+00)
  %b = call nnan float @llvm.ceil.f32(float 0x7FF0000000000000)
  %d = call nnan ninf nsz float @llvm.fmuladd.f32(float %m, float %y, float %p)
  %e = bitcast float %b to i32
  %g = call nnan ninf float @llvm.maxnum.f32(float %b, float %x)
  ret void
}

declare float @llvm.minimumnum.f32(float, float) #1

declare float @llvm.ceil.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.maxnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, +0 +sub +norm +, makes poison
; b: no undef, +inf +, passes [0], makes poison
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef, 0(1*8)(0*23), nonzero, positive
; g: +0 +sub +norm +, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan float @llvm.minimumnum.f32(float 0xFFF0000000000000, float %y)
  %b = call nnan ninf float @llvm.trunc.f32(float 0xFFF0000000000000)
  %d = call float @llvm.fma.f32(float 0x7FF8000000000000, float 0x7FF8000000000000, float 0.000000e+00)
  %e = bitcast float %b to i32
  %g = call nnan float @llvm.maxnum.f32(float %b, float %m)
  ret void
}

declare float @llvm.minimumnum.f32(float, float) #1

declare float @llvm.trunc.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.maxnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0.000000e+00>: defined, +0 +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -inf -norm -sub -0 -, makes poison
; b: no undef,  -, passes [0], makes poison
; d: defined, any
; e: no undef
; g: -0 -, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf nsz float @llvm.maximumnum.f32(float 0.000000e+00, float 0xFFF8000000000000)
  %b = call nsz float @llvm.log.f32(float -0.000000e+00)
  %d = call nnan ninf float @llvm.fmuladd.f32(float 0x7FF0000000000000, float %w, float 1.000000e+00)
  %e = bitcast float %a to i32
  %g = call nsz float @llvm.minnum.f32(float %a, float %m)
  ret void
}

declare float @llvm.maximumnum.f32(float, float) #1

declare float @llvm.log.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.minnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 +0, makes poison
; b: defined, any, passes [0]
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef, ?(0*31)
; g: snan qnan -inf -norm -sub -0 +0
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf nsz float @llvm.maximumnum.f32(float 0x36A0000000000000, float %x)
  %b = call fast float @llvm.trunc.f32(float %x)
  %d = call nnan float @llvm.fmuladd.f32(float 0xFFF8000000000000, float %m, float 0x36A0000000000000)
  %e = bitcast float %a to i32
  %g = call nnan ninf nsz float @llvm.maximum.f32(float %a, float %x)
  ret void
}

declare float @llvm.maximumnum.f32(float, float) #1

declare float @llvm.trunc.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.maximum.f32(float, float) #1

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: +0 +sub +norm +, makes poison
; b: -norm -0 +0 +norm, passes [0], makes poison
; d: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; e: 0(?*31), not negative
; g: -0 +0 +sub +norm, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nsz float @llvm.copysign.f32(float -0.000000e+00, float 0x7FF0000000000000)
  %b = call nnan ninf nsz float @llvm.rint.f32(float %m)
  %d = call ninf float @llvm.fmuladd.f32(float 0x36A0000000000000, float 0x7FF8000000000000, float 0xFFF8000000000000)
  %e = bitcast float %a to i32
  %g = call ninf float @llvm.maximumnum.f32(float %b, float %m)
  ret void
}

declare float @llvm.copysign.f32(float, float) #1

declare float @llvm.rint.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.maximumnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: defined, +0 +
; b: -norm -0 +0 +norm, passes [0], makes poison
; d: no undef, snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; e: defined, (0*32), signs 32, not negative
; g: -norm -sub -0 +0 +norm, makes poison
;----
define void @f(<3 x float> %v, <3 x float> nofpclass(nan ninf nzero nsub nnorm) %w, float nofpclass(nan) %x, i32 %i) {
  %k = insertelement <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>, float -0.000000e+00, i32 2
  %e = extractelement <3 x float> %w, i32 %i
  %s = shufflevector <3 x float> %k, <3 x float> poison, <2 x i32> <i32 1, i32 poison>
  %n = fneg <3 x float> %k
  %a = call <3 x float> @llvm.fabs.v3f32(<3 x float> %k)
  %b = bitcast <3 x float> %k to <3 x i32>
  %k.v2 = insertelement <3 x float> <float 1.000000e+00, float undef, float 2.000000e+00>, float -0.000000e+00, i32 0
  %e.v3 = extractelement <3 x float> %k.v2, i32 0
  %s.v4 = shufflevector <3 x float> %k.v2, <3 x float> %w, <2 x i32> <i32 0, i32 4>
  %n.v5 = fneg <3 x float> %k.v2
  %a.v6 = call <3 x float> @llvm.fabs.v3f32(<3 x float> %k.v2)
  %b.v7 = bitcast <3 x float> %k.v2 to <3 x i32>
  ret void
}

declare <3 x float> @llvm.fabs.v3f32(<3 x float>) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantAggregate <3 x float> <float 1.000000e+00, float poison, float 2.000000e+00>>: no undef, +norm +, lane 1: 
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <PoisonValue <3 x float> poison>: no undef,  +
; <ConstantAggregate <2 x i32> <i32 1, i32 poison>>: no undef, (0*31)1, signs 31, nonzero, u[1,2), s[1,2), positive, lane 1: (?*32) nonzero
; <ConstantAggregate <3 x float> <float 1.000000e+00, float undef, float 2.000000e+00>>: no poison, any, lane 0: +norm +, lane 2: +norm +
; <ConstantAggregate <2 x i32> <i32 0, i32 4>>: defined, (0*29)?00, signs 29, u[0,5), s[0,5), not negative, lane 0: (0*32) signs 32, lane 1: (0*29)100 signs 29 nonzero
; v: any
; w: +0 +sub +norm +inf +
; x: -inf -norm -sub -0 +0 +sub +norm +inf
; k: no undef, any
; e: +0 +sub +norm +inf +, makes poison, makes poison without flags
; s: no undef, any, makes poison, makes poison without flags
; n: no undef, any, passes [0]
; a: no undef, snan qnan +0 +sub +norm +inf +
; b: no undef
; k.v2: no poison, any
; e.v3: no poison, any
; s.v4: any, lane 1: +0 +sub +norm +inf +
; n.v5: no poison, any, passes [0]
; a.v6: no poison, snan qnan +0 +sub +norm +inf +
; b.v7: no poison
; <ConstantAggregate <2 x i32> <i32 1, i32 poison>> differs from: <ConstantAggregate <2 x i32> <i32 0, i32 4>>
; <ConstantAggregate <2 x i32> <i32 0, i32 4>> differs from: <ConstantAggregate <2 x i32> <i32 1, i32 poison>>
; n if poison, so: k
; a if poison, so: k
; b if poison, so: k
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, ptr noundef %p, float noundef %x, <2 x i4> noundef %v, i32 noundef %i, { i4, i1 } noundef %o) {
  %l = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  %l.v2 = call i4 @g(i4 noundef %a)
  %l.v3 = insertvalue { i4, i1 } %o, i4 %a, 0
  %l.v4 = call i4 @llvm.fshl.i4(i4 %a, i4 %b, i4 %a)
  %l.v5 = load ptr, ptr %p, align 8, !dereferenceable !0
  %l.v6 = udiv i4 %a, %b
  call void @v(i4 %a) #3
  %l.v7 = call i4 @llvm.ushl.sat.i4(i4 %a, i4 %b)
  %l.v8 = select i1 %c, i4 %a, i4 %b
  %l.v9 = alloca i4, align 1
  %l.v10 = shl <2 x i4> %v, splat (i4 4)
  store i4 %a, ptr %p, align 1
  ret void
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0

declare i4 @llvm.fshl.i4(i4, i4, i4) #0

declare i4 @llvm.ushl.sat.i4(i4, i4) #1

declare i4 @g(i4)

declare void @v(i4)

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { willreturn }

!0 = !{i64 8}
; <ConstantSplat <2 x i4> splat (i4 4)>: defined, 0100, nonzero, power, u[4,5), s[4,5), positive
; a: defined, undefined if poison, undefined if undef
; b: defined
; b at : nonzero
; c: defined, power or zero
; p: defined
; p at : nonzero
; x: defined, any
; v: defined
; i: defined
; o: defined
; l: defined, power or zero, passes [0, 1]
; l.v2: stops, writes, throws, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; l.v3: defined
; l.v4: defined, passes [0, 1, 2]
; l.v5: defined, nonzero, triggers [0], makes poison, makes poison without flags, makes undef, makes undef without flags
; l.v6: defined, triggers [1]
; l.v7: no undef, passes [0, 1], makes poison, makes poison without flags
; l.v8: defined, passes [0]
; l.v9: defined, nonzero, makes poison, makes poison without flags, makes undef, makes undef without flags
; l.v10: no undef, 0000, signs 4, not negative, makes poison, makes poison without flags
; #6: stops, writes, throws
; #11: writes, triggers [1]
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) {
  %a = call ninf float @llvm.minimum.f32(float %p, float %p)
  %b = call fast float @llvm.trunc.f32(float 0xFFF0000000000000)
  %d = call float @llvm.fmuladd.f32(float %y, float -1.000000e+00, float 0x7FF8000000000000)
  %e = bitcast float %b to i32
  %g = call nsz float @llvm.copysign.f32(float %b, float %n)
  %a.v2 = call nnan ninf nsz float @llvm.maximumnum.f32(float 0x36A0000000000000, float %y)
  %b.v3 = call nnan float @llvm.sin.f32(float %w)
  %d.v4 = call nnan nsz float @llvm.fmuladd.f32(float %x, float -0.000000e+00, float %x)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call nnan ninf float @llvm.maximumnum.f32(float %a.v2, float %x)
  ret void
}

declare float @llvm.minimum.f32(float, float) #0

declare float @llvm.trunc.f32(float) #0

declare float @llvm.fmuladd.f32(float, float, float) #0

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.maximumnum.f32(float, float) #0

declare float @llvm.sin.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float -0.000000e+00>: defined, -0 -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -norm -sub -0 +0 +sub +norm, makes poison
; b: no undef,  -, passes [0], makes poison
; d: any
; e: no undef
; g:  +
; a.v2: +0 +sub +norm +, makes poison
; b.v3: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0], makes poison
; d.v4: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; e.v5: 0(?*31), not negative
; g.v6: +0 +sub +norm +, makes poison
; d if poison, so: y
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call ninf float @llvm.minimum.f32(float 0.000000e+00, float 0xFFF0000000000000)
  %b = call nsz float @llvm.exp.f32(float %w)
  %d = call float @llvm.fmuladd.f32(float 0x7FF0000000000000, float -0.000000e+00, float %n)
  %e = bitcast float %a to i32
  %g = call nnan nsz float @llvm.minimum.f32(float %b, float %n)
  %a.v2 = call nsz float @llvm.maximum.f32(float %w, float 1.000000e+00)
  %b.v3 = call nsz float @llvm.canonicalize.f32(float %y)
  %d.v4 = call nnan ninf float @llvm.fmuladd.f32(float %n, float 1.000000e+00, float 0.000000e+00)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call nnan nsz float @llvm.maximumnum.f32(float %a.v2, float %m)
  ret void
}

declare float @llvm.minimum.f32(float, float) #1

declare float @llvm.exp.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.maximum.f32(float, float) #1

declare float @llvm.canonicalize.f32(float) #1

declare float @llvm.maximumnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="dynamic,dynamic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef,  -, makes poison
; b: snan qnan -0 +0 +sub +norm +inf, passes [0]
; d: any
; e: no undef
; g: -0 +0 +sub +norm +inf, makes poison
; a.v2: snan qnan +norm +inf
; b.v3: any, passes [0]
; d.v4: -norm -sub -0 +0 +sub +norm, makes poison
; g.v6: -inf -norm -sub -0 +0 +norm +inf, makes poison
; b if poison, so: w
; d if poison, so: n
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf nsz float @llvm.minnum.f32(float -0.000000e+00, float 0x7FF8000000000000)
  %b = call nnan float @llvm.canonicalize.f32(float 0x7FF0000000000000)
  %d = call ninf float @llvm.fmuladd.f32(float 0x7FF0000000000000, float 1.000000e+00, float %x)
  %e = bitcast float %a to i32
  %g = call nnan nsz float @llvm.minimumnum.f32(float %b, float %m)
  %a.v2 = call nnan ninf nsz float @llvm.minnum.f32(float %x, float 1.000000e+00)
  %b.v3 = call fast float @llvm.ceil.f32(float %p)
  %d.v4 = call ninf float @llvm.fmuladd.f32(float %p, float %x, float %m)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call fast float @llvm.maximumnum.f32(float %a.v2, float %n)
  ret void
}

declare float @llvm.minnum.f32(float, float) #1

declare float @llvm.canonicalize.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.minimumnum.f32(float, float) #1

declare float @llvm.ceil.f32(float) #1

declare float @llvm.maximumnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="ieee,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 +0, makes poison
; b: no undef, -inf -norm -sub -0 +0 +sub +norm +inf, passes [0], makes poison
; d: snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef, ?(0*31)
; g: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; a.v2: -norm -sub -0 +0 +sub +norm, makes poison
; b.v3: -norm -0 +0 +norm, passes [0], makes poison
; d.v4: snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; g.v6: -0 +0 +sub +norm, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nsz float @llvm.copysign.f32(float 0x7FF0000000000000, float -1.000000e+00)
  %b = call fast float @llvm.cos.f32(float %n)
  %d = call nnan float @llvm.fmuladd.f32(float 0x36A0000000000000, float %y, float -1.000000e+00)
  %e = bitcast float %b to i32
  %g = call nnan nsz float @llvm.minimumnum.f32(float %b, float %w)
  %a.v2 = call ninf float @llvm.copysign.f32(float 1.000000e+00, float 0x7FF8000000000000)
  %b.v3 = call nnan float @llvm.nearbyint.f32(float %y)
  %d.v4 = call nsz float @llvm.fmuladd.f32(float 0xFFF8000000000000, float %p, float 0.000000e+00)
  %e.v5 = bitcast float %b.v3 to i32
  %g.v6 = call nnan ninf nsz float @llvm.maximumnum.f32(float %a.v2, float %m)
  ret void
}

declare float @llvm.copysign.f32(float, float) #1

declare float @llvm.cos.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.minimumnum.f32(float, float) #1

declare float @llvm.nearbyint.f32(float) #1

declare float @llvm.maximumnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math-f32"="positive-zero,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float 0.000000e+00>: defined, +0 +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: defined, -inf -
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; g: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; a.v2: no undef, +norm +, makes poison
; b.v3: -inf -norm -0 +0 +norm +inf, passes [0], makes poison
; d.v4: any
; g.v6: +0 +norm +, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf float @llvm.maxnum.f32(float 0.000000e+00, float %m)
  %b = call fast float @llvm.sin.f32(float %x)
  %d = call nsz float @llvm.fmuladd.f32(float 0xFFF0000000000000, float 1.000000e+00, float 0.000000e+00)
  %e = bitcast float %a to i32
  %g = call fast float @llvm.maximum.f32(float %a, float %w)
  %a.v2 = call ninf float @llvm.minnum.f32(float %m, float 0x7FF8000000000000)
  %b.v3 = call ninf float @llvm.sin.f32(float %n)
  %d.v4 = call nnan ninf nsz float @llvm.fma.f32(float %m, float 0xFFF0000000000000, float 0x36A0000000000000)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call nsz float @llvm.minimumnum.f32(float %a.v2, float %m)
  ret void
}

declare float @llvm.maxnum.f32(float, float) #1

declare float @llvm.sin.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.maximum.f32(float, float) #1

declare float @llvm.minnum.f32(float, float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.minimumnum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -0 +0, makes poison
; b: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: defined, any
; e: ?(0*31)
; g: -0 +0 +norm, makes poison
; a.v2: snan qnan -norm -sub -0, makes poison
; b.v3: snan qnan -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d.v4: -norm -sub -0 +0 +sub +norm, makes poison
; g.v6: snan qnan -inf -norm -sub -0 +0
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan float @llvm.minnum.f32(float -0.000000e+00, float 0x36A0000000000000)
  %b = call nnan ninf nsz float @llvm.cos.f32(float -0.000000e+00)
  %d = call fast float @llvm.fma.f32(float %x, float %n, float -0.000000e+00)
  %e = bitcast float %b to i32
  %g = call nnan nsz float @llvm.copysign.f32(float %a, float %n)
  %a.v2 = call nnan ninf nsz float @llvm.maximum.f32(float %n, float %w)
  %b.v3 = call nsz float @llvm.sqrt.f32(float %n)
  %d.v4 = call nnan float @llvm.fma.f32(float 0xFFF8000000000000, float 0xFFF0000000000000, float -0.000000e+00)
  %e.v5 = bitcast float %b.v3 to i32
  %g.v6 = call nnan nsz float @llvm.minimum.f32(float %a.v2, float %w)
  ret void
}

declare float @llvm.minnum.f32(float, float) #1

declare float @llvm.cos.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.copysign.f32(float, float) #1

declare float @llvm.maximum.f32(float, float) #1

declare float @llvm.sqrt.f32(float) #1

declare float @llvm.minimum.f32(float, float) #1

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, -0 +0, makes poison
; b: no undef, -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef
; g: +0 +, makes poison
; a.v2: -0 +0 +sub +norm, makes poison
; b.v3: -0 +0 +sub +norm +inf, passes [0]
; d.v4: no undef, -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; g.v6: -inf -norm -0 +0 +sub +norm +inf, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf nsz float @llvm.minimumnum.f32(float %n, float 1.000000e+00)
  %b = call nnan nsz float @llvm.rint.f32(float -1.000000e+00)
  %d = call ninf float @llvm.fma.f32(float %w, float %y, float 0xFFF8000000000000)
  %e = bitcast float %b to i32
  %g = call nnan ninf nsz float @llvm.minnum.f32(float %a, float %n)
  %a.v2 = call nnan ninf float @llvm.maxnum.f32(float 0x36A0000000000000, float %y)
  %b.v3 = call float @llvm.trunc.f32(float %m)
  %d.v4 = call nnan ninf nsz float @llvm.fma.f32(float %m, float %x, float %n)
  %e.v5 = bitcast float %b.v3 to i32
  %g.v6 = call nnan float @llvm.minimum.f32(float %b.v3, float %m)
  ret void
}

declare float @llvm.minimumnum.f32(float, float) #1

declare float @llvm.rint.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.minnum.f32(float, float) #1

declare float @llvm.maxnum.f32(float, float) #1

declare float @llvm.trunc.f32(float) #1

declare float @llvm.minimum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" "denormal-fp-math-f32"="ieee,ieee" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -0 +0 +sub +norm, makes poison
; b: no undef, -norm -0 +0, passes [0], makes poison
; d: snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef
; g: -0 +0 +sub +norm, makes poison
; a.v2: -0 +0 +sub +norm, makes poison
; b.v3: snan qnan -inf -norm -0, passes [0]
; d.v4: -norm -sub -0 +0 +sub +norm, makes poison
; g.v6: -inf -norm -sub -0 -, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan float @llvm.maximumnum.f32(float %x, float -0.000000e+00)
  %b = call float @llvm.nearbyint.f32(float -1.000000e+00)
  %d = call fast float @llvm.fma.f32(float -0.000000e+00, float %n, float -0.000000e+00)
  %e = bitcast float %b to i32
  %g = call float @llvm.maximumnum.f32(float %b, float %n)
  %a.v2 = call ninf float @llvm.minimum.f32(float 1.000000e+00, float 0x7FF8000000000000)
  %b.v3 = call nnan ninf nsz float @llvm.log10.f32(float %p)
  %d.v4 = call nnan ninf float @llvm.fmuladd.f32(float 1.000000e+00, float %n, float -0.000000e+00)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call ninf float @llvm.copysign.f32(float %a.v2, float %n)
  ret void
}

declare float @llvm.maximumnum.f32(float, float) #1

declare float @llvm.nearbyint.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.minimum.f32(float, float) #1

declare float @llvm.log10.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.copysign.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="positive-zero,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float -0.000000e+00>: defined, -0 -
; <ConstantFP float -1.000000e+00>: defined, -norm -
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -0 +0 +sub +norm +inf, makes poison
; b: defined, -norm -0 -, passes [0]
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: defined, 1(?*31), nonzero, negative
; g: +0 +sub +norm +inf +
; a.v2: no undef, snan qnan, makes poison
; b.v3: -norm -sub -0 +0 +sub +norm, passes [0], makes poison
; d.v4: -norm -sub -0 +0 +sub +norm, makes poison
; e.v5: no undef
; g.v6: snan qnan +, makes poison
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan float @llvm.copysign.f32(float 0x36A0000000000000, float 0x36A0000000000000)
  %b = call nnan nsz float @llvm.exp10.f32(float 0xFFF0000000000000)
  %d = call fast float @llvm.fma.f32(float 0xFFF8000000000000, float %m, float %p)
  %e = bitcast float %a to i32
  %g = call nnan float @llvm.minimum.f32(float %a, float %x)
  %a.v2 = call float @llvm.minimumnum.f32(float %n, float %x)
  %b.v3 = call nnan float @llvm.log10.f32(float %m)
  %d.v4 = call nnan float @llvm.fmuladd.f32(float 0.000000e+00, float -1.000000e+00, float %n)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call float @llvm.maximum.f32(float %b.v3, float %n)
  ret void
}

declare float @llvm.copysign.f32(float, float) #1

declare float @llvm.exp10.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.minimum.f32(float, float) #1

declare float @llvm.minimumnum.f32(float, float) #1

declare float @llvm.log10.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.maximum.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="preserve-sign,preserve-sign" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x36A0000000000000>: defined, +sub +
; <ConstantFP float 0xFFF0000000000000>: defined, -inf -
; <ConstantFP float 0xFFF8000000000000>: defined, snan qnan -
; <ConstantFP float 0.000000e+00>: defined, +0 +
; <ConstantFP float -1.000000e+00>: defined, -norm -
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: no undef, +sub +, makes poison
; b: no undef, -0 +0 +sub +norm +inf, passes [0], makes poison
; d: -norm -sub -0 +0 +sub +norm, makes poison
; e: no undef, 0(?*31), not negative
; g: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; a.v2: -inf -norm -sub -0 +0 +sub +norm +inf
; b.v3: -inf -norm -sub -0 +0 +sub +norm +inf, passes [0], makes poison
; d.v4: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; g.v6: +0 +sub +norm +inf +
;----
define void @f(float %x, float nofpclass(nan) %y, float nofpclass(nan inf) %p, float nofpclass(nan ninf nzero nsub nnorm) %n, float nofpclass(pinf pzero psub pnorm) %m, float nofpclass(zero sub) %w, i32 %i, i1 %c) #0 {
  %a = call nnan ninf float @llvm.maximum.f32(float 0x7FF8000000000000, float %m)
  %b = call nnan ninf nsz float @llvm.exp2.f32(float %n)
  %d = call ninf float @llvm.fma.f32(float 0x7FF8000000000000, float 1.000000e+00, float 0x7FF0000000000000)
  %e = bitcast float %b to i32
  %g = call float @llvm.maximumnum.f32(float %b, float %n)
  %a.v2 = call nnan ninf float @llvm.minimum.f32(float 1.000000e+00, float %y)
  %b.v3 = call nsz float @llvm.canonicalize.f32(float %m)
  %d.v4 = call nnan nsz float @llvm.fmuladd.f32(float %p, float %y, float %m)
  %e.v5 = bitcast float %a.v2 to i32
  %g.v6 = call fast float @llvm.copysign.f32(float %a.v2, float %w)
  ret void
}

declare float @llvm.maximum.f32(float, float) #1

declare float @llvm.exp2.f32(float) #1

declare float @llvm.fma.f32(float, float, float) #1

declare float @llvm.maximumnum.f32(float, float) #1

declare float @llvm.minimum.f32(float, float) #1

declare float @llvm.canonicalize.f32(float) #1

declare float @llvm.fmuladd.f32(float, float, float) #1

declare float @llvm.copysign.f32(float, float) #1

attributes #0 = { "denormal-fp-math"="ieee,positive-zero" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 0x7FF8000000000000>: defined, snan qnan +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 0x7FF0000000000000>: defined, +inf +
; x: any
; y: -inf -norm -sub -0 +0 +sub +norm +inf
; p: -norm -sub -0 +0 +sub +norm
; n: +0 +sub +norm +inf +
; m: snan qnan -inf -norm -sub -0
; w: snan qnan -inf -norm +norm +inf
; c: power or zero
; a: -0 +0, makes poison
; b: -0 +0 +sub +norm, passes [0], makes poison
; d: no undef, snan qnan -norm -sub -0 +0 +sub +norm, makes poison
; g: +0 +sub +norm +inf +
; a.v2: -norm -sub -0 +0 +sub +norm, makes poison
; b.v3: any, passes [0]
; d.v4: -inf -norm -sub -0 +0 +sub +norm +inf, makes poison
; g.v6: -norm -sub -0 +0 +sub +norm, makes poison
;----
define void @f(float noundef nofpclass(nan ninf nzero nsub nnorm) %f, i1 noundef %c, i32 %i) {
  %s0 = call float @llvm.fabs.f32(float %f)
  %s1 = select i1 %c, float %s0, float %s0
  %s2 = select i1 %c, float %s1, float %s1
  %s3 = select i1 %c, float %s2, float %s2
  %s4 = select i1 %c, float %s3, float %s3
  %s5 = select i1 %c, float %s4, float %s4
  %s6 = select i1 %c, float %s5, float %s5
  %r0.4 = call float @llvm.maxnum.f32(float %s4, float 1.000000e+00)
  %r0.5 = call float @llvm.maxnum.f32(float %s5, float 1.000000e+00)
  %r0.6 = call float @llvm.maxnum.f32(float %s6, float 1.000000e+00)
  %r1.4 = call float @llvm.minimum.f32(float 1.000000e+00, float %s4)
  %r1.5 = call float @llvm.minimum.f32(float 1.000000e+00, float %s5)
  %r1.6 = call float @llvm.minimum.f32(float 1.000000e+00, float %s6)
  %r2.4 = fadd float %s4, 1.000000e+00
  %r2.5 = fadd float %s5, 1.000000e+00
  %r2.6 = fadd float %s6, 1.000000e+00
  %r3.4 = fadd float %s4, %s4
  %r3.5 = fadd float %s5, %s5
  %r3.6 = fadd float %s6, %s6
  %r4.4 = fsub float 1.000000e+00, %s4
  %r4.5 = fsub float 1.000000e+00, %s5
  %r4.6 = fsub float 1.000000e+00, %s6
  %r5.4 = fmul float %s4, 2.000000e+00
  %r5.5 = fmul float %s5, 2.000000e+00
  %r5.6 = fmul float %s6, 2.000000e+00
  %r6.4 = fmul float %s4, %s4
  %r6.5 = fmul float %s5, %s5
  %r6.6 = fmul float %s6, %s6
  %r7.4 = fdiv float 1.000000e+00, %s4
  %r7.5 = fdiv float 1.000000e+00, %s5
  %r7.6 = fdiv float 1.000000e+00, %s6
  %r8.4 = fdiv float %s4, %s4
  %r8.5 = fdiv float %s5, %s5
  %r8.6 = fdiv float %s6, %s6
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.maxnum.f32(float, float) #0

declare float @llvm.minimum.f32(float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <ConstantFP float 2.000000e+00>: defined, +norm +
; f: defined, +0 +sub +norm +inf +
; c: defined, power or zero
; s0: defined, +0 +sub +norm +inf +
; s1: defined, +0 +sub +norm +inf +, passes [0]
; s2: defined, +0 +sub +norm +inf +, passes [0]
; s3: defined, +0 +sub +norm +inf +, passes [0]
; s4: defined, +0 +sub +norm +inf +, passes [0]
; s5: +0 +sub +norm +inf +, passes [0]
; s6: any, passes [0]
; r0.4: +0 +sub +norm +inf +
; r0.5: snan qnan -0 +0 +sub +norm +inf
; r0.6: snan qnan -0 +0 +sub +norm +inf
; r1.4: +0 +sub +norm +inf +
; r1.5: any
; r1.6: any
; r2.4: +0 +sub +norm +inf +
; r2.5: snan qnan -inf -norm -sub +0 +sub +norm +inf
; r2.6: snan qnan -inf -norm -sub +0 +sub +norm +inf
; r3.4: snan qnan +0 +sub +norm +inf
; r3.5: any
; r3.6: any
; r4.4: -inf -norm -sub +0 +sub +norm +inf
; r4.5: snan qnan -inf -norm -sub +0 +sub +norm +inf
; r4.6: snan qnan -inf -norm -sub +0 +sub +norm +inf
; r5.4: +0 +sub +norm +inf +
; r5.5: any
; r5.6: any
; r6.4: snan qnan +0 +sub +norm +inf
; r6.5: any
; r6.6: any
; r7.4: +0 +sub +norm +inf +
; r7.5: any
; r7.6: any
; r8.4: snan qnan +norm
; r8.5: any
; r8.6: any
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = or i4 %a, 1
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.ushl.sat.i4(i4 %s4, i4 1)
  %r0.5 = call i4 @llvm.ushl.sat.i4(i4 %s5, i4 1)
  %r0.6 = call i4 @llvm.ushl.sat.i4(i4 %s6, i4 1)
  %r1.4 = select i1 %c, i4 %s4, i4 1
  %r1.5 = select i1 %c, i4 %s5, i4 1
  %r1.6 = select i1 %c, i4 %s6, i4 1
  %r2.4 = insertelement <2 x i4> poison, i4 %s4, i32 0
  %r2.5 = insertelement <2 x i4> poison, i4 %s5, i32 0
  %r2.6 = insertelement <2 x i4> poison, i4 %s6, i32 0
  %r3.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 1
  %r3.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 1
  %r3.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 1
  %r4.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 %i
  %r4.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 %i
  %r4.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 %i
  %r5.4 = uitofp i4 %s4 to float
  %r5.5 = uitofp i4 %s5 to float
  %r5.6 = uitofp i4 %s6 to float
  %r6.4 = inttoptr i4 %s4 to ptr
  %r6.5 = inttoptr i4 %s5 to ptr
  %r6.6 = inttoptr i4 %s6 to ptr
  %r7.4 = call i4 @ret(i4 %s4)
  %r7.5 = call i4 @ret(i4 %s5)
  %r7.6 = call i4 @ret(i4 %s6)
  %r8.4 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s4, i4 1)
  %r8.5 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s5, i4 1)
  %r8.6 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s6, i4 1)
  ret void
}

declare i4 @llvm.ushl.sat.i4(i4, i4) #0

declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4) #1

declare i4 @ret(i4 returned)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
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
; r0.4: nonzero, passes [0, 1]
; r0.5: passes [0, 1]
; r0.6: passes [0, 1]
; r1.4: ???1, nonzero, u[1,0), s[1,0), passes [0]
; r1.5: passes [0]
; r1.6: passes [0]
; r2.4: lane 0: ???1 nonzero
; r3.4: ???1, nonzero, lane 0: 0001 signs 3 nonzero
; r3.5: lane 0: 0001 signs 3 nonzero
; r3.6: lane 0: 0001 signs 3 nonzero
; r4.4: ???1, nonzero, makes poison, makes poison without flags
; r4.5: makes poison, makes poison without flags
; r4.6: makes poison, makes poison without flags
; r5.4: +0 +norm +
; r5.5: +0 +norm +
; r5.6: +0 +norm +
; r6.4: (0*60)???1, signs 60, nonzero, positive
; r6.5: (0*60)????, signs 60, not negative
; r6.6: (0*60)????, signs 60, not negative
; r7.4: ???1, nonzero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: passes [0, 1]
; r8.5: passes [0, 1]
; r8.6: passes [0, 1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = and i4 %a, 3
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.ushl.sat.i4(i4 %s4, i4 1)
  %r0.5 = call i4 @llvm.ushl.sat.i4(i4 %s5, i4 1)
  %r0.6 = call i4 @llvm.ushl.sat.i4(i4 %s6, i4 1)
  %r1.4 = select i1 %c, i4 %s4, i4 1
  %r1.5 = select i1 %c, i4 %s5, i4 1
  %r1.6 = select i1 %c, i4 %s6, i4 1
  %r2.4 = insertelement <2 x i4> poison, i4 %s4, i32 0
  %r2.5 = insertelement <2 x i4> poison, i4 %s5, i32 0
  %r2.6 = insertelement <2 x i4> poison, i4 %s6, i32 0
  %r3.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 1
  %r3.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 1
  %r3.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 1
  %r4.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 %i
  %r4.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 %i
  %r4.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 %i
  %r5.4 = uitofp i4 %s4 to float
  %r5.5 = uitofp i4 %s5 to float
  %r5.6 = uitofp i4 %s6 to float
  %r6.4 = inttoptr i4 %s4 to ptr
  %r6.5 = inttoptr i4 %s5 to ptr
  %r6.6 = inttoptr i4 %s6 to ptr
  %r7.4 = call i4 @ret(i4 %s4)
  %r7.5 = call i4 @ret(i4 %s5)
  %r7.6 = call i4 @ret(i4 %s6)
  %r8.4 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s4, i4 1)
  %r8.5 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s5, i4 1)
  %r8.6 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s6, i4 1)
  ret void
}

declare i4 @llvm.ushl.sat.i4(i4, i4) #0

declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4) #1

declare i4 @ret(i4 returned)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
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
; r0.4: passes [0, 1]
; r0.5: passes [0, 1]
; r0.6: passes [0, 1]
; r1.4: 00??, signs 2, u[0,4), s[0,4), not negative, passes [0]
; r1.5: passes [0]
; r1.6: passes [0]
; r2.4: lane 0: 00?? signs 2
; r3.4: 00??, signs 2, not negative, lane 0: 0001 signs 3 nonzero
; r3.5: lane 0: 0001 signs 3 nonzero
; r3.6: lane 0: 0001 signs 3 nonzero
; r4.4: 00??, signs 2, not negative, makes poison, makes poison without flags
; r4.5: makes poison, makes poison without flags
; r4.6: makes poison, makes poison without flags
; r5.4: +0 +norm +
; r5.5: +0 +norm +
; r5.6: +0 +norm +
; r6.4: (0*62)??, signs 62, not negative
; r6.5: (0*60)????, signs 60, not negative
; r6.6: (0*60)????, signs 60, not negative
; r7.4: 00??, signs 2, not negative, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: passes [0, 1]
; r8.5: passes [0, 1]
; r8.6: passes [0, 1]
;----
define void @f(i4 noundef %a, i4 noundef %b, i2 %t, i1 noundef %c, i32 %i) {
  %s0 = sext i2 %t to i4
  %s1 = select i1 %c, i4 %s0, i4 %s0
  %s2 = select i1 %c, i4 %s1, i4 %s1
  %s3 = select i1 %c, i4 %s2, i4 %s2
  %s4 = select i1 %c, i4 %s3, i4 %s3
  %s5 = select i1 %c, i4 %s4, i4 %s4
  %s6 = select i1 %c, i4 %s5, i4 %s5
  %r0.4 = call i4 @llvm.ushl.sat.i4(i4 %s4, i4 1)
  %r0.5 = call i4 @llvm.ushl.sat.i4(i4 %s5, i4 1)
  %r0.6 = call i4 @llvm.ushl.sat.i4(i4 %s6, i4 1)
  %r1.4 = select i1 %c, i4 %s4, i4 1
  %r1.5 = select i1 %c, i4 %s5, i4 1
  %r1.6 = select i1 %c, i4 %s6, i4 1
  %r2.4 = insertelement <2 x i4> poison, i4 %s4, i32 0
  %r2.5 = insertelement <2 x i4> poison, i4 %s5, i32 0
  %r2.6 = insertelement <2 x i4> poison, i4 %s6, i32 0
  %r3.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 1
  %r3.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 1
  %r3.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 1
  %r4.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 %i
  %r4.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 %i
  %r4.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 %i
  %r5.4 = uitofp i4 %s4 to float
  %r5.5 = uitofp i4 %s5 to float
  %r5.6 = uitofp i4 %s6 to float
  %r6.4 = inttoptr i4 %s4 to ptr
  %r6.5 = inttoptr i4 %s5 to ptr
  %r6.6 = inttoptr i4 %s6 to ptr
  %r7.4 = call i4 @ret(i4 %s4)
  %r7.5 = call i4 @ret(i4 %s5)
  %r7.6 = call i4 @ret(i4 %s6)
  %r8.4 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s4, i4 1)
  %r8.5 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s5, i4 1)
  %r8.6 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s6, i4 1)
  ret void
}

declare i4 @llvm.ushl.sat.i4(i4, i4) #0

declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4) #1

declare i4 @ret(i4 returned)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
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
; r0.4: passes [0, 1]
; r0.5: passes [0, 1]
; r0.6: passes [0, 1]
; r1.4: signs 3, passes [0]
; r1.5: passes [0]
; r1.6: passes [0]
; r3.4: lane 0: 0001 signs 3 nonzero
; r3.5: lane 0: 0001 signs 3 nonzero
; r3.6: lane 0: 0001 signs 3 nonzero
; r4.4: makes poison, makes poison without flags
; r4.5: makes poison, makes poison without flags
; r4.6: makes poison, makes poison without flags
; r5.4: +0 +norm +
; r5.5: +0 +norm +
; r5.6: +0 +norm +
; r6.4: (0*60)????, signs 60, not negative
; r6.5: (0*60)????, signs 60, not negative
; r6.6: (0*60)????, signs 60, not negative
; r7.4: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: passes [0, 1]
; r8.5: passes [0, 1]
; r8.6: passes [0, 1]
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
  %r0.4 = call i4 @llvm.ushl.sat.i4(i4 %s4, i4 1)
  %r0.5 = call i4 @llvm.ushl.sat.i4(i4 %s5, i4 1)
  %r0.6 = call i4 @llvm.ushl.sat.i4(i4 %s6, i4 1)
  %r1.4 = select i1 %c, i4 %s4, i4 1
  %r1.5 = select i1 %c, i4 %s5, i4 1
  %r1.6 = select i1 %c, i4 %s6, i4 1
  %r2.4 = insertelement <2 x i4> poison, i4 %s4, i32 0
  %r2.5 = insertelement <2 x i4> poison, i4 %s5, i32 0
  %r2.6 = insertelement <2 x i4> poison, i4 %s6, i32 0
  %r3.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 1
  %r3.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 1
  %r3.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 1
  %r4.4 = insertelement <2 x i4> splat (i4 1), i4 %s4, i32 %i
  %r4.5 = insertelement <2 x i4> splat (i4 1), i4 %s5, i32 %i
  %r4.6 = insertelement <2 x i4> splat (i4 1), i4 %s6, i32 %i
  %r5.4 = uitofp i4 %s4 to float
  %r5.5 = uitofp i4 %s5 to float
  %r5.6 = uitofp i4 %s6 to float
  %r6.4 = inttoptr i4 %s4 to ptr
  %r6.5 = inttoptr i4 %s5 to ptr
  %r6.6 = inttoptr i4 %s6 to ptr
  %r7.4 = call i4 @ret(i4 %s4)
  %r7.5 = call i4 @ret(i4 %s5)
  %r7.6 = call i4 @ret(i4 %s6)
  %r8.4 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s4, i4 1)
  %r8.5 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s5, i4 1)
  %r8.6 = call { i4, i1 } @llvm.uadd.with.overflow.i4(i4 %s6, i4 1)
  ret void
}

declare i4 @llvm.ushl.sat.i4(i4, i4) #0

declare { i4, i1 } @llvm.uadd.with.overflow.i4(i4, i4) #1

declare i4 @ret(i4 returned)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <PoisonValue <2 x i4> poison>: no undef
; <ConstantSplat <2 x i4> splat (i4 1)>: defined, 0001, signs 3, nonzero, power, u[1,2), s[1,2), positive
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
; r0.4: nonzero, passes [0, 1]
; r0.5: passes [0, 1]
; r0.6: passes [0, 1]
; r1.4: nonzero, power, u[1,-7), s[1,-7), passes [0]
; r1.5: power, passes [0]
; r1.6: passes [0]
; r2.4: lane 0: ???? nonzero
; r3.4: nonzero, lane 0: 0001 signs 3 nonzero
; r3.5: lane 0: 0001 signs 3 nonzero
; r3.6: lane 0: 0001 signs 3 nonzero
; r4.4: nonzero, makes poison, makes poison without flags
; r4.5: makes poison, makes poison without flags
; r4.6: makes poison, makes poison without flags
; r5.4: +0 +norm +
; r5.5: +0 +norm +
; r5.6: +0 +norm +
; r6.4: (0*60)????, signs 60, nonzero, positive
; r6.5: (0*60)????, signs 60, not negative
; r6.6: (0*60)????, signs 60, not negative
; r7.4: nonzero, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.5: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r7.6: stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; r8.4: passes [0, 1]
; r8.5: passes [0, 1]
; r8.6: passes [0, 1]
; s1 if poison, so: s0
; s2 if poison, so: s0
;----
define void @f(float noundef nofpclass(nan ninf nzero nsub nnorm) %f, i1 noundef %c, i32 %i) {
  %s0 = call float @llvm.fabs.f32(float %f)
  %s1 = select i1 %c, float %s0, float %s0
  %s2 = select i1 %c, float %s1, float %s1
  %s3 = select i1 %c, float %s2, float %s2
  %s4 = select i1 %c, float %s3, float %s3
  %s5 = select i1 %c, float %s4, float %s4
  %s6 = select i1 %c, float %s5, float %s5
  %r0.4 = frem float %s4, 2.000000e+00
  %r0.5 = frem float %s5, 2.000000e+00
  %r0.6 = frem float %s6, 2.000000e+00
  %r1.4 = fpext float %s4 to double
  %r1.5 = fpext float %s5 to double
  %r1.6 = fpext float %s6 to double
  %r2.4 = fptrunc float %s4 to half
  %r2.5 = fptrunc float %s5 to half
  %r2.6 = fptrunc float %s6 to half
  %r3.4 = bitcast float %s4 to i32
  %r3.5 = bitcast float %s5 to i32
  %r3.6 = bitcast float %s6 to i32
  %r4.4 = select i1 %c, float %s4, float 1.000000e+00
  %r4.5 = select i1 %c, float %s5, float 1.000000e+00
  %r4.6 = select i1 %c, float %s6, float 1.000000e+00
  %r5.4 = insertelement <2 x float> poison, float %s4, i32 0
  %r5.5 = insertelement <2 x float> poison, float %s5, i32 0
  %r5.6 = insertelement <2 x float> poison, float %s6, i32 0
  %r6.4 = insertelement <2 x float> <float 1.000000e+00, float 2.000000e+00>, float %s4, i32 %i
  %r6.5 = insertelement <2 x float> <float 1.000000e+00, float 2.000000e+00>, float %s5, i32 %i
  %r6.6 = insertelement <2 x float> <float 1.000000e+00, float 2.000000e+00>, float %s6, i32 %i
  %r7.4 = call float @llvm.fma.f32(float %s4, float %s4, float 1.000000e+00)
  %r7.5 = call float @llvm.fma.f32(float %s5, float %s5, float 1.000000e+00)
  %r7.6 = call float @llvm.fma.f32(float %s6, float %s6, float 1.000000e+00)
  %r8.4 = call float @llvm.fma.f32(float 1.000000e+00, float 2.000000e+00, float %s4)
  %r8.5 = call float @llvm.fma.f32(float 1.000000e+00, float 2.000000e+00, float %s5)
  %r8.6 = call float @llvm.fma.f32(float 1.000000e+00, float 2.000000e+00, float %s6)
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.fma.f32(float, float, float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 2.000000e+00>: defined, +norm +
; <ConstantFP float 1.000000e+00>: defined, +norm +
; <PoisonValue <2 x float> poison>: no undef,  +
; <ConstantAggregate <2 x float> <float 1.000000e+00, float 2.000000e+00>>: defined, +norm +
; f: defined, +0 +sub +norm +inf +
; c: defined, power or zero
; s0: defined, +0 +sub +norm +inf +
; s1: defined, +0 +sub +norm +inf +, passes [0]
; s2: defined, +0 +sub +norm +inf +, passes [0]
; s3: defined, +0 +sub +norm +inf +, passes [0]
; s4: defined, +0 +sub +norm +inf +, passes [0]
; s5: +0 +sub +norm +inf +, passes [0]
; s6: any, passes [0]
; r0.4: snan qnan +0 +sub +norm +inf
; r0.5: any
; r0.6: any
; r1.4: any
; r1.5: any
; r1.6: any
; r2.4: any
; r2.5: any
; r2.6: any
; r3.4: 0(?*31), not negative
; r4.4: +0 +sub +norm +inf +, passes [0]
; r4.5: any, passes [0]
; r4.6: any, passes [0]
; r5.4: any
; r5.5: any
; r5.6: any
; r6.4: any, makes poison, makes poison without flags
; r6.5: any, makes poison, makes poison without flags
; r6.6: any, makes poison, makes poison without flags
; r7.4: any
; r7.5: any
; r7.6: any
; r8.4: any
; r8.5: any
; r8.6: any
;----
define void @f(float noundef nofpclass(nan ninf nzero nsub nnorm) %f, i1 noundef %c, i32 %i) {
  %s0 = call float @llvm.fabs.f32(float %f)
  %s1 = select i1 %c, float %s0, float %s0
  %s2 = select i1 %c, float %s1, float %s1
  %s3 = select i1 %c, float %s2, float %s2
  %s4 = select i1 %c, float %s3, float %s3
  %s5 = select i1 %c, float %s4, float %s4
  %s6 = select i1 %c, float %s5, float %s5
  %r0.4 = fneg float %s4
  %r0.5 = fneg float %s5
  %r0.6 = fneg float %s6
  %r1.4 = call float @llvm.fabs.f32(float %s4)
  %r1.5 = call float @llvm.fabs.f32(float %s5)
  %r1.6 = call float @llvm.fabs.f32(float %s6)
  %r2.4 = call float @llvm.copysign.f32(float 1.000000e+00, float %s4)
  %r2.5 = call float @llvm.copysign.f32(float 1.000000e+00, float %s5)
  %r2.6 = call float @llvm.copysign.f32(float 1.000000e+00, float %s6)
  %r3.4 = call float @llvm.copysign.f32(float %s4, float 1.000000e+00)
  %r3.5 = call float @llvm.copysign.f32(float %s5, float 1.000000e+00)
  %r3.6 = call float @llvm.copysign.f32(float %s6, float 1.000000e+00)
  %r4.4 = call float @llvm.sqrt.f32(float %s4)
  %r4.5 = call float @llvm.sqrt.f32(float %s5)
  %r4.6 = call float @llvm.sqrt.f32(float %s6)
  %r5.4 = call float @llvm.floor.f32(float %s4)
  %r5.5 = call float @llvm.floor.f32(float %s5)
  %r5.6 = call float @llvm.floor.f32(float %s6)
  %r6.4 = call float @llvm.canonicalize.f32(float %s4)
  %r6.5 = call float @llvm.canonicalize.f32(float %s5)
  %r6.6 = call float @llvm.canonicalize.f32(float %s6)
  %r7.4 = call float @llvm.exp.f32(float %s4)
  %r7.5 = call float @llvm.exp.f32(float %s5)
  %r7.6 = call float @llvm.exp.f32(float %s6)
  %r8.4 = call float @llvm.log.f32(float %s4)
  %r8.5 = call float @llvm.log.f32(float %s5)
  %r8.6 = call float @llvm.log.f32(float %s6)
  ret void
}

declare float @llvm.fabs.f32(float) #0

declare float @llvm.copysign.f32(float, float) #0

declare float @llvm.sqrt.f32(float) #0

declare float @llvm.floor.f32(float) #0

declare float @llvm.canonicalize.f32(float) #0

declare float @llvm.exp.f32(float) #0

declare float @llvm.log.f32(float) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; <ConstantFP float 1.000000e+00>: defined, +norm +
; f: defined, +0 +sub +norm +inf +
; c: defined, power or zero
; s0: defined, +0 +sub +norm +inf +
; s1: defined, +0 +sub +norm +inf +, passes [0]
; s2: defined, +0 +sub +norm +inf +, passes [0]
; s3: defined, +0 +sub +norm +inf +, passes [0]
; s4: defined, +0 +sub +norm +inf +, passes [0]
; s5: +0 +sub +norm +inf +, passes [0]
; s6: any, passes [0]
; r0.4: -inf -norm -sub -0 -, passes [0]
; r0.5: any, passes [0]
; r0.6: any, passes [0]
; r1.4: +0 +sub +norm +inf +
; r1.5: snan qnan +0 +sub +norm +inf +
; r1.6: snan qnan +0 +sub +norm +inf +
; r2.4: +norm +
; r2.5: -norm +norm
; r2.6: -norm +norm
; r3.4: +0 +sub +norm +inf +
; r3.5: snan qnan +0 +sub +norm +inf +
; r3.6: snan qnan +0 +sub +norm +inf +
; r4.4: +0 +sub +norm +inf +, passes [0]
; r4.5: snan qnan -0 +0 +sub +norm +inf, passes [0]
; r4.6: snan qnan -0 +0 +sub +norm +inf, passes [0]
; r5.4: +0 +norm +inf +, passes [0]
; r5.5: snan qnan -inf -norm -0 +0 +norm +inf, passes [0]
; r5.6: snan qnan -inf -norm -0 +0 +norm +inf, passes [0]
; r6.4: +0 +sub +norm +inf +, passes [0]
; r6.5: qnan -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; r6.6: qnan -inf -norm -sub -0 +0 +sub +norm +inf, passes [0]
; r7.4: +0 +sub +norm +inf +, passes [0]
; r7.5: snan qnan +0 +sub +norm +inf, passes [0]
; r7.6: snan qnan +0 +sub +norm +inf, passes [0]
; r8.4: any, passes [0]
; r8.5: any, passes [0]
; r8.6: any, passes [0]
;----
define void @f(float %a, float %b, i1 %c) {
entry:
  %x = call float @llvm.fabs.f32(float %a)
  br label %loop

loop:
  %p = phi float [ %x, %entry ], [ %q, %loop ]
  %q = phi float [ 1.0, %entry ], [ %p, %loop ]
  br i1 %c, label %loop, label %exit

exit:
  %y = fadd float %p, %q
  ret void
}

declare float @llvm.fabs.f32(float)
; <ConstantFP float 1.0>: defined, +norm +
; a: any
; b: any
; c: power or zero
; c at exit: defined
; x: snan qnan +0 +sub +norm +inf +, stops, writes, throws, makes poison, makes poison without flags, makes undef, makes undef without flags
; p: snan qnan +0 +sub +norm +inf +
; q: snan qnan +0 +sub +norm +inf +
; y: snan qnan +0 +sub +norm +inf
; loop#2: triggers [0]
; passed: loop
