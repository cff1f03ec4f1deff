; What assumptions promise, and where it holds. See test_answers.py.
;----
define void @f(ptr %p, i4 %a, i1 %c) {
  %z = icmp ne i4 %a, 0
  %y = and i1 %c, %z
  call void (i1, ...) @llvm.experimental.guard(i1 %y) [ "deopt"() ]
  %x = getelementptr i8, ptr %p, i64 1
  %w = add i4 %a, 1
  ret void
}

declare void @llvm.experimental.guard(i1, ...)
; a at : nonzero
; c: power or zero
; z: power or zero
; y: power or zero
; #2: stops, writes, throws
; p if poison, so: x
; a differs from: w
; a if poison, so: z, y
; c if poison, so: y
; z if poison, so: a, y
; x if poison, so: p
; w differs from: a
; w if poison, so: a, z, y
; not c tells: not y
; not z tells: not y, a 0000
; y tells: z
;----
define void @f(ptr %p, i4 %a, i1 %c) {
  %z = icmp ne i4 %a, 0
  %y = and i1 %z, %c
  call void (i1, ...) @llvm.experimental.guard(i1 %z) [ "deopt"() ]
  %x = getelementptr i8, ptr %p, i64 1
  %w = add i4 %a, 1
  ret void
}

declare void @llvm.experimental.guard(i1, ...)
; a at : nonzero
; c: power or zero
; z: power or zero
; y: power or zero
; #2: stops, writes, throws
; p if poison, so: x
; a differs from: w
; a if poison, so: z, y
; c if poison, so: y
; z if poison, so: a, y
; x if poison, so: p
; w differs from: a
; w if poison, so: a, z, y
; not c tells: not y
; not z tells: not y, a 0000
; y tells: z
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = or i4 %a, -8
  %z = icmp slt i4 %a, 3
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : u[-8,3), s[-8,3)
; b: defined
; d: defined
; c: defined, power or zero
; k: defined, 1???, nonzero, u[-8,0), s[-8,0), negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
; not z tells: a 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = add i4 %a, 0
  %z = icmp sgt i4 %a, %k
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : u[-7,-8), s[-7,-8)
; b: defined
; d: defined
; c: defined, power or zero
; k: defined, undefined if poison, undefined if poison at 
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
  %x = ptrtoint ptr %p to i64
  %dd = add i64 %i, 1
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 %i) ]
  %y = getelementptr i8, ptr %p, i64 0
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; c: power or zero
; #2: writes, triggers [0]
; p if poison, so: x
; i differs from: dd
; i if poison, so: dd
; x if poison, so: p
; dd differs from: i
; dd if poison, so: i
; y if poison, so: p, x
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub i4 %a, 1
  %t = trunc i4 %a to i2
  %z = icmp ule i2 %t, 1
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : ??0?
; b: defined
; d: defined
; c: defined, power or zero
; s: defined
; t: defined, undefined if poison, undefined if poison at 
; t at : u[0,-2), s[0,-2)
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined, ??0?
; y: defined
; #3: writes, triggers [0]
; z tells: a ??0?, t 0?
; not z tells: a ??1?, t 1?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z = icmp ne i4 %a, 3
  %w = icmp ne i4 %a, 1
  %l = or i1 %z, %w
  %n = xor i1 %l, true
  call void @llvm.assume(i1 %n)
  %x = and i4 %a, %b
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero
; z: defined, power or zero, undefined if poison, undefined if poison at 
; w: defined, power or zero, undefined if poison, undefined if poison at 
; l: defined, power or zero, undefined if poison, undefined if poison at 
; n: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #4: writes, triggers [0]
; l differs from: n
; n differs from: l
; z tells: l, not n
; not z tells: w, l, not n, a 0011
; w tells: l, not n
; not w tells: z, l, not n, a 0001
; l tells: not n
; not l tells: not z, w, n, a 00!1
; n tells: not z, w, l, a 00!1
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = and i4 3, %a
  %t = trunc i4 %a to i2
  %z = icmp ule i4 %s, -1
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 00??, signs 2, not negative, undefined if poison, undefined if poison at 
; t: defined
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: defined
; #3: writes, triggers [0]
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = or i4 %a, 1
  %t = trunc nsw i4 %a to i2
  %z = icmp ule i4 %s, 5
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : 0???, not negative
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 0??1, nonzero, u[1,0), s[1,0), undefined if poison, undefined if poison at 
; s at : ???1, u[1,6), s[1,6)
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined, 0???
; y: defined
; #3: writes, triggers [0]
; b differs from: y
; y differs from: b
; z tells: a 0???, s 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z = icmp ne i4 %b, %b
  %w = icmp ne i4 %a, 1
  %l = xor i1 %z, true
  %n = xor i1 %l, true
  call void @llvm.assume(i1 %l)
  %x = and i4 %a, %b
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; z: defined, 0, power or zero, undefined if poison, undefined if poison at 
; w: defined, power or zero
; l: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; n: defined, 0, power or zero
; x: defined
; #4: writes, triggers [0]
; z differs from: l
; l differs from: z, n
; n differs from: l
; z tells: not l
; not z tells: l
; not w tells: a 0001
; l tells: not z, not n
; not l tells: z, n
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %z = icmp sgt i4 %b, %b
  %w = icmp ne i4 %a, %d
  %l = and i1 %w, %z
  %n = xor i1 %l, true
  call void @llvm.assume(i1 %c)
  %x = and i4 %a, %b
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; c at : 1, negative
; z: defined, power or zero
; w: defined, power or zero
; l: defined, power or zero
; n: defined, power or zero
; x: defined
; #4: writes, triggers [0]
; l differs from: n
; n differs from: l
; not z tells: not l, n
; not w tells: not l, n
; l tells: z, w, not n
; not l tells: n
; not n tells: z, w
;----
define void @f(ptr %p, i64 %i, ptr addrspace(3) %s) {
  %n = ptrtoint ptr %p to i64
  %h = ptrtoint ptr %p to i32
  %m = shl i64 %n, 7
  %z = icmp ne i32 %h, 0
  call void @llvm.assume(i1 %z)
  %x = getelementptr i8, ptr %p, i64 %i
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; p: no poison, undefined if poison
; p at : nonzero
; n: no poison
; n at : nonzero
; h: no poison, undefined if poison, undefined if poison at 
; h at : nonzero, u[1,0), s[1,0)
; m: no poison, (?*57)(0*7), u[0,-127), s[0,-127)
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #4: writes, triggers [0]
; x if poison, so: i
; not z tells: h (0*32)
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add i4 %a, %b
  %t = trunc nuw i4 %a to i2
  %z = icmp sge i2 %t, 1
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : 0001, signs 3, positive
; b: defined
; d: defined
; c: defined, power or zero
; s: defined
; t: no poison, no undef, undefined if poison, undefined if poison at , makes poison
; t at : nonzero, u[1,-2), s[1,-2)
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined, 000?, signs 3
; y: defined, ???1
; #3: writes, triggers [0]
; z tells: a 0001, t 01
; not z tells: a 00??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = ashr i4 %a, %a
  %t = trunc nsw i4 %a to i2
  %z = icmp ne i4 %s, 3
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero
; s: no poison, no undef, undefined if poison, undefined if poison at , makes poison, makes poison without flags
; s at : u[4,3), s[4,3)
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: no poison, no undef
; #3: writes, triggers [0]
; not z tells: s 0011
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = lshr i4 %a, 3
  %t = trunc nsw i4 %a to i2
  %z = icmp slt i4 %s, 5
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero
; s: defined, 000?, signs 3, u[0,2), s[0,2), not negative, undefined if poison, undefined if poison at 
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: defined
; #3: writes, triggers [0]
; not z tells: s 01??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = sub i4 %b, %a
  %t = trunc nsw i4 %a to i2
  %z = icmp eq i4 %s, -3
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; s: defined, 1101, signs 2, undefined if poison, undefined if poison at 
; s at : nonzero, u[-3,-2), s[-3,-2)
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: defined
; #3: writes, triggers [0]
; z tells: s 1101
;----
define void @f(ptr %p, i64 %i, ptr addrspace(3) %s) {
  %n = ptrtoint ptr %p to i64
  %h = ptrtoint ptr %p to i32
  %m = shl i64 %n, 3
  %z = icmp ult i64 %m, 0
  call void @llvm.assume(i1 %z)
  %x = getelementptr i8, ptr %p, i64 %i
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; p: no poison, undefined if poison
; n: no poison, undefined if poison, undefined if poison at 
; h: no poison
; m: no poison, (?*61)000, u[0,-7), s[0,-7), undefined if poison, undefined if poison at 
; m at : nonzero, uempty-set, sempty-set
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #4: writes, triggers [0]
; x if poison, so: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add i4 %b, %a
  %t = trunc nsw i4 %a to i2
  %z = icmp sle i4 %s, -1
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; s: defined, 1???, undefined if poison, undefined if poison at 
; s at : nonzero, u[-8,0), s[-8,0)
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: defined
; #3: writes, triggers [0]
; z tells: s 1???
; not z tells: s 0???
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add nuw i4 %a, %b
  %t = trunc i4 %a to i2
  %z = icmp ult i4 %s, -8
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : 0???, not negative
; b: defined, undefined if poison
; b at : 0???, not negative
; d: defined
; c: defined, power or zero
; s: no poison, no undef, 0???, undefined if poison, undefined if poison at , makes poison
; s at : u[0,-8), s[0,-8)
; t: defined
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined, 0???
; y: no poison, no undef, 0???
; #3: writes, triggers [0]
; z tells: a 0???, b 0???, s 0???
; not z tells: s 1???
;----
define void @f(ptr %p, i64 %i, ptr addrspace(3) %s) {
  %n = ptrtoint ptr %p to i64
  %h = ptrtoint ptr %p to i32
  %m = and i64 %n, 3
  %z = icmp ult ptr %p, null
  call void @llvm.assume(i1 %z)
  %x = getelementptr i8, ptr %p, i64 %i
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; <ConstantPointerNull ptr null>: defined, (0*64), signs 64, not negative
; p: no poison, undefined if poison
; n: no poison
; h: no poison
; m: no poison, (0*62)??, signs 62, u[0,4), s[0,4), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #4: writes, triggers [0]
; x if poison, so: i
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add nsw i4 %b, %a
  %t = trunc nsw i4 %a to i2
  %z = icmp ule i4 %s, 1
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; s: no poison, no undef, 000?, signs 3, undefined if poison, undefined if poison at , makes poison
; s at : u[0,2), s[0,2)
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: no poison, no undef
; #3: writes, triggers [0]
; z tells: s 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = add nuw i4 %a, -4
  %t = trunc nuw i4 %a to i2
  %z = icmp uge i4 %s, 0
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero
; s: no poison, no undef, 11??, signs 2, nonzero, u[-4,0), s[-4,0), negative, undefined if poison, undefined if poison at , makes poison
; t: no undef, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: no poison, no undef
; #3: writes, triggers [0]
; a differs from: s
; b differs from: y
; s differs from: a
; y differs from: b
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = or disjoint i4 %a, %a
  %t = trunc i4 %a to i2
  %z = icmp ne i4 %s, -8
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero
; s: no poison, no undef, undefined if poison, undefined if poison at , makes poison
; s at : u[-7,-8), s[-7,-8)
; t: defined
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; y: no poison, no undef
; #3: writes, triggers [0]
; not z tells: a ?000, s 1000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %s = or disjoint i4 %a, 1
  %t = trunc nsw i4 %a to i2
  %z = icmp sle i4 %s, -8
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %b
  %y = xor i4 %b, %s
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : 0111, positive
; b: defined
; d: defined
; c: defined, power or zero
; s: no poison, no undef, nonzero, u[1,0), s[1,0), undefined if poison, undefined if poison at , makes poison
; s at : ???1, u[-8,-7), s[-8,-7)
; t: no undef, 11, makes poison
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined, 0???
; y: no poison, no undef
; #3: writes, triggers [0]
; a differs from: s
; b differs from: y
; s differs from: a
; y differs from: b
; z tells: a 0111, s 1000
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
  %x = ptrtoint ptr %p to i64
  call void @h()
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  %y = getelementptr i8, ptr %p, i64 4
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare void @h() #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nounwind willreturn }
; p at : nonzero
; c: power or zero
; x at : nonzero
; #1: writes
; #2: writes, triggers [0]
; p if poison, so: x, y
; x if poison, so: p, y
; y if poison, so: p, x
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) {
  %x = ptrtoint ptr %p to i64
  call void @h()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 %i) ]
  %y = getelementptr i8, ptr %p, i64 4
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare void @h() #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nounwind willreturn }
; c: power or zero
; #1: writes
; #2: writes, triggers [0]
; p if poison, so: x, y
; x if poison, so: p, y
; y if poison, so: p, x
;----
define void @f(ptr %p, ptr %q, i64 %i, i1 %c) #0 {
  %x = ptrtoint ptr %p to i64
  call void @g()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 2) ]
  %y = getelementptr i8, ptr %p, i64 0
  ret void
}

declare void @llvm.assume(i1 noundef) #1

declare void @g()

attributes #0 = { null_pointer_is_valid }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; p at : (?*63)0
; c: power or zero
; y: (?*63)0
; #1: stops, writes, throws
; #2: writes, triggers [0]
; p if poison, so: x, y
; x if poison, so: p, y
; y if poison, so: p, x
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %m = and i4 %a, 3
  %k = add i4 %m, 1
  %z = icmp eq i4 %a, 3
  call void @h()
  call void @llvm.assume(i1 %z)
  %y = add i4 %a, %k
  store i4 %y, ptr %p, align 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare void @h() #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nounwind willreturn }
; a: no poison, undefined if poison
; a at : 0011, signs 2, nonzero, u[3,4), s[3,4), positive
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; m: no poison, 0011, signs 2, u[0,4), s[0,4), not negative
; m at : 00??
; k: no poison, 0???, nonzero, positive
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; y: no poison, 0111
; y at : nonzero
; #3: writes
; #4: writes, triggers [0]
; #6: writes, triggers [1]
; a differs from: y
; m differs from: k
; k differs from: m
; y differs from: a
; z tells: a 0011
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %m = and i4 %a, 3
  %k = add i4 %a, 1
  %z = icmp eq i4 %k, 3
  %l0 = call i4 @pure(i4 %a)
  call void @llvm.assume(i1 %z)
  %y = add i4 %a, %b
  store i4 %m, ptr %p, align 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare i4 @pure(i4) #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nounwind willreturn memory(none) }
; a: no poison, undefined if poison
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; m: no poison, 00??, signs 2, u[0,4), s[0,4), not negative
; k: no poison, undefined if poison, undefined if poison at 
; k at : nonzero, u[3,4), s[3,4)
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; l0: makes poison, makes poison without flags, makes undef, makes undef without flags
; #4: writes, triggers [0]
; #6: writes, triggers [1]
; a differs from: k
; k differs from: a
; y if poison, so: b
; z tells: k 0011
;----
define void @f(i4 %a, i4 %b, ptr %p) {
  %m = and i4 %a, 3
  %k = add i4 %m, 1
  %z = icmp ult i4 %k, 3
  %l0 = call i4 @pure(i4 %a)
  call void @llvm.assume(i1 %z)
  %y = add i4 %a, %b
  store i4 %y, ptr %p, align 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare i4 @pure(i4) #2

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nounwind willreturn memory(none) }
; a: no poison, undefined if poison
; p: defined, undefined if poison, undefined if undef
; p at : nonzero
; m: no poison, 00??, signs 2, u[0,4), s[0,4), not negative, undefined if poison, undefined if poison at 
; k: no poison, 0???, nonzero, positive, undefined if poison, undefined if poison at 
; k at : u[0,3), s[0,3)
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; l0: makes poison, makes poison without flags, makes undef, makes undef without flags
; #4: writes, triggers [0]
; #6: writes, triggers [1]
; m differs from: k
; k differs from: m
; y if poison, so: b
; z tells: k 00??
;----
define void @f(i4 %a, i4 %b, i1 %c, ptr %p) {
entry:
  %z = icmp eq i4 %a, %b
  br i1 %c, label %x, label %y

x:
  %l0 = add i4 %a, 1
  call void @llvm.assume(i1 %z)
  br label %x2

x2:
  %k = add i4 %a, 2
  br label %y

y:
  %j = add i4 %a, 3
  %w = icmp ugt i4 %a, 1
  call void @llvm.assume(i1 %w)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a at y: nonzero, u[2,0), s[2,0)
; c: defined, power or zero, undefined if poison, undefined if undef
; z: power or zero, undefined if poison at x x2
; w: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at y
; entry#1: triggers [0]
; x#1: writes, triggers [0]
; y#2: writes, triggers [0]
; passed: entry, x, x2
; a differs from: l0, k, j
; a if poison, so: z, l0
; b if poison, so: z
; l0 differs from: a, k, j
; l0 if poison, so: a, z
; k differs from: a, l0, j
; k if poison, so: a, z, l0
; j differs from: a, l0, k
; j if poison, so: a, z, l0
; not w tells: a 000?
;----
define void @f(i4 %a, i4 %b, i1 %c, ptr %p) {
entry:
  %z = icmp ne i4 %a, 3
  br i1 %c, label %x, label %y

x:
  call void @g()
  call void @llvm.assume(i1 %z)
  br label %x2

x2:
  %k = add i4 %a, 2
  br label %y

y:
  %j = add i4 %a, 3
  %w = icmp ugt i4 %a, 1
  call void @llvm.assume(i1 %w)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

declare void @g()

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a at x: u[4,3), s[4,3)
; a at x2: u[4,3), s[4,3)
; a at y: nonzero, u[2,0), s[2,0)
; c: defined, power or zero, undefined if poison, undefined if undef
; z: power or zero, undefined if poison at x x2
; w: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at y
; entry#1: triggers [0]
; x#0: stops, writes, throws
; x#1: writes, triggers [0]
; y#2: writes, triggers [0]
; passed: entry, x2
; a differs from: k, j
; a if poison, so: z, k
; z if poison, so: a, k
; k differs from: a, j
; k if poison, so: a, z
; j differs from: a, k
; j if poison, so: a, z, k
; not z tells: w, a 0011
; not w tells: z, a 000?
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at : 00??, signs 2, u[0,3), s[0,3), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #12: writes, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9
; f10 if poison, so: b, f0, f1, f2
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at : 00??, signs 2, u[0,3), s[0,3), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #13: writes, triggers [0]
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1, f2
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f0 if poison, so: b, f1, f2
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f1 if poison, so: b, f0, f2
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f3 if poison, so: b, f0, f1, f2
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1, f2
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10, f11
; f5 if poison, so: b, f0, f1, f2
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10, f11
; f6 if poison, so: b, f0, f1, f2
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; f7 if poison, so: b, f0, f1, f2
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10, f11
; f8 if poison, so: b, f0, f1, f2
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10, f11
; f9 if poison, so: b, f0, f1, f2
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9, f11
; f10 if poison, so: b, f0, f1, f2
; f11 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f11 if poison, so: b, f0, f1, f2
; z tells: a 00??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = call i4 @llvm.ctpop.i4(i4 %b)
  %z = icmp eq i4 %k, 1
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %d
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; b at : power
; d: defined
; c: defined, power or zero
; k: defined, 0???, u[0,5), s[0,5), not negative, undefined if poison, undefined if poison at , passes [0]
; k at : nonzero, u[1,2), s[1,2), positive
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
; z tells: k 0001
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = call i4 @llvm.ctpop.i4(i4 %b)
  %z = icmp eq i4 %k, 2
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %d
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; k: defined, 0???, u[0,5), s[0,5), not negative, undefined if poison, undefined if poison at , passes [0]
; k at : nonzero, u[2,3), s[2,3), positive
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
; z tells: k 0010
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = call i4 @llvm.ctpop.i4(i4 %b)
  %z = icmp ne i4 %k, 2
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %d
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; k: defined, 0???, u[0,5), s[0,5), not negative, undefined if poison, undefined if poison at , passes [0]
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
; not z tells: k 0010
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = call i4 @llvm.ctpop.i4(i4 %b)
  %z = icmp ne i4 %k, 3
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %d
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; d: defined
; c: defined, power or zero
; k: defined, 0???, u[0,5), s[0,5), not negative, undefined if poison, undefined if poison at , passes [0]
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
; not z tells: k 0011
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %k = call i4 @llvm.ctpop.i4(i4 %b)
  %z = icmp ult i4 %k, 2
  call void @llvm.assume(i1 %z)
  %x = and i4 %a, %d
  ret void
}

declare i4 @llvm.ctpop.i4(i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; b at : power or zero
; d: defined
; c: defined, power or zero
; k: defined, 0???, u[0,5), s[0,5), not negative, undefined if poison, undefined if poison at , passes [0]
; k at : u[0,2), s[0,2)
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; x: defined
; #2: writes, triggers [0]
; z tells: k 000?
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at : 00??, signs 2, u[0,3), s[0,3), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #14: writes, triggers [0]
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
  br label %next

next:
  %y = add i4 %a, 1
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at next: 00??, signs 2, u[0,3), s[0,3), not negative
; z: no poison, power or zero, undefined if poison, undefined if poison at next
; y: no poison, 0???
; y at next: nonzero
; next#12: writes, triggers [0]
; a differs from: y
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10
; b if poison, so: f0, f1
; y differs from: a
; f0 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10
; f0 if poison, so: b, f1
; f1 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10
; f1 if poison, so: b, f0
; f2 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10
; f2 if poison, so: b, f0, f1
; f3 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9
; f3 if poison, so: b, f0, f1
; f4 differs from: b, f0, f1, f2, f3, f5, f6, f7, f8, f9, f10
; f4 if poison, so: b, f0, f1
; f5 differs from: b, f0, f1, f2, f3, f4, f6, f7, f8, f9, f10
; f5 if poison, so: b, f0, f1
; f6 differs from: b, f0, f1, f2, f3, f4, f5, f7, f8, f9, f10
; f6 if poison, so: b, f0, f1
; f7 differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10
; f7 if poison, so: b, f0, f1
; f8 differs from: b, f0, f2, f3, f4, f5, f6, f7, f9, f10
; f8 if poison, so: b, f0, f1
; f9 differs from: b, f0, f1, f3, f4, f5, f6, f7, f8, f10
; f9 if poison, so: b, f0, f1
; f10 differs from: b, f0, f1, f2, f4, f5, f6, f7, f8, f9
; f10 if poison, so: b, f0, f1
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b, i1 %c, ptr %p) {
entry:
  %z = icmp eq i4 %a, 0
  br i1 %c, label %x, label %y

x:
  %l0 = add i4 %a, 1
  call void @llvm.assume(i1 %z)
  br label %y

x2:                                               ; No predecessors!
  %k = add i4 %a, 2
  br label %y

y:
  %j = add i4 %a, 3
  %w = icmp ugt i4 %a, 1
  call void @llvm.assume(i1 %w)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a at x: 0000, signs 4, u[0,1), s[0,1), not negative
; a at x2: 0000, signs 4, nonzero, uempty-set, sempty-set, positive
; a at y: nonzero, u[2,0), s[2,0)
; c: defined, power or zero, undefined if poison, undefined if undef
; z: power or zero, undefined if poison at x x2
; l0: 0001, signs 2, power or zero
; l0 at x: nonzero
; l0 at x2: nonzero
; k: 0010, power or zero
; k at x: nonzero
; k at x2: nonzero
; j at x: nonzero
; j at x2: nonzero
; w: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at x2 y
; entry#1: triggers [0]
; x#1: writes, triggers [0]
; y#2: writes, triggers [0]
; passed: entry, x, x2
; a differs from: l0, k, j
; a if poison, so: z, l0
; z if poison, so: a, l0
; l0 differs from: a, k, j
; l0 if poison, so: a, z
; k differs from: a, l0, j
; k if poison, so: a, z, l0
; j differs from: a, l0, k
; j if poison, so: a, z, l0
; z tells: not w, a 0000
; w tells: not z
; not w tells: a 000?
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at : 00??, signs 2, u[0,3), s[0,3), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #15: writes, triggers [0]
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
  br label %next

next:
  %y = add i4 %a, 1
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at next: 00??, signs 2, u[0,3), s[0,3), not negative
; z: no poison, power or zero, undefined if poison, undefined if poison at next
; y: no poison, 0???
; y at next: nonzero
; next#13: writes, triggers [0]
; a differs from: y
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; y differs from: a
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
; z tells: a 00??
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %l = select i1 %c, i1 true, i1 %c
  %z = icmp ult i4 %a, 3
  %l2 = select i1 %z, i1 %c, i1 %c
  call void @llvm.assume(i1 %l2)
  %x = and i4 %a, %b
  %nz = xor i1 %c, true
  call void @llvm.assume(i1 %c)
  %k = zext i1 %c to i4
  %t = trunc i4 %b to i1
  call void @llvm.assume(i1 %t)
  %y = add i4 %b, 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; b at : ???1
; d: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; c at : 1, negative
; l: defined, 1, power or zero, passes [0]
; z: defined, power or zero, undefined if poison, undefined if poison at 
; l2: defined, 1, power or zero, undefined if poison, undefined if undef, undefined if poison at , passes [0]
; x: defined
; nz: defined, 0, power or zero
; k: defined, 0001, signs 3, power or zero, not negative
; k at : 000?
; t: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; y: defined, ???0
; #3: writes, triggers [0]
; #6: writes, triggers [0]
; #9: writes, triggers [0]
; b differs from: y
; c differs from: nz
; l2 differs from: nz
; nz differs from: c, l2
; y differs from: b
; c tells: l, not nz
; not c tells: nz
; z tells: a 00??
; t tells: b ???1
; not t tells: b ???0
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %l = select i1 %c, i1 false, i1 %c
  %z = icmp ult i4 %a, 3
  %l2 = select i1 %z, i1 true, i1 %c
  call void @llvm.assume(i1 %l2)
  %x = and i4 %a, %b
  %nz = xor i1 %c, true
  call void @llvm.assume(i1 %c)
  %k = zext i1 %c to i4
  %t = trunc i4 %b to i1
  call void @llvm.assume(i1 %t)
  %y = add i4 %b, 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; b at : ???1
; d: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; c at : 1, negative
; l: defined, power or zero, passes [0]
; z: defined, power or zero, undefined if poison, undefined if poison at 
; l2: defined, 1, power or zero, undefined if poison, undefined if undef, undefined if poison at , passes [0]
; x: defined
; nz: defined, 0, power or zero
; k: defined, 0001, signs 3, power or zero, not negative
; k at : 000?
; t: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; y: defined, ???0
; #3: writes, triggers [0]
; #6: writes, triggers [0]
; #9: writes, triggers [0]
; b differs from: y
; c differs from: nz
; nz differs from: c
; y differs from: b
; c tells: l2, not nz
; not c tells: nz
; z tells: l2, a 00??
; not l2 tells: not z
; t tells: b ???1
; not t tells: b ???0
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %l = select i1 %c, i1 %c, i1 true
  %z = icmp ult i4 %a, 3
  %l2 = select i1 %z, i1 %l, i1 false
  call void @llvm.assume(i1 %l2)
  %x = and i4 %a, %b
  %nz = xor i1 %c, true
  call void @llvm.assume(i1 %c)
  %k = zext i1 %c to i4
  %t = trunc nuw i4 %b to i1
  call void @llvm.assume(i1 %c)
  %y = add i4 %b, 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined
; d: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; c at : 1, negative
; l: defined, 1, power or zero, passes [0]
; z: defined, power or zero, undefined if poison, undefined if poison at 
; l2: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at , passes [0]
; x: defined
; nz: defined, 0, power or zero
; k: defined, 0001, signs 3, power or zero, not negative
; k at : 000?
; t: no undef, power or zero, makes poison
; y: defined
; #3: writes, triggers [0]
; #6: writes, triggers [0]
; #9: writes, triggers [0]
; b differs from: y
; c differs from: nz
; nz differs from: c
; y differs from: b
; c tells: not nz
; not c tells: nz
; not l tells: not l2
; z tells: a 00??
; not z tells: not l2
; l2 tells: z, a 00??
; t tells: b 0001
; not t tells: b 0000
;----
define void @f(i4 noundef %a, i4 noundef %b, i4 noundef %d, i1 noundef %c, i4 %u) {
  %l = select i1 %c, i1 true, i1 true
  %z = icmp ult i4 %a, 3
  %l2 = select i1 %z, i1 %c, i1 false
  call void @llvm.assume(i1 %l2)
  %x = and i4 %a, %b
  %nz = xor i1 %c, true
  call void @llvm.assume(i1 %c)
  %k = zext i1 %c to i4
  %t = trunc nuw i4 %b to i1
  call void @llvm.assume(i1 %t)
  %y = add i4 %b, 1
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; b at : 0001, signs 3, positive
; d: defined
; c: defined, power or zero, undefined if poison, undefined if undef
; c at : 1, negative
; l: defined, 1, nonzero, power, u[-1,0), s[-1,0), negative, passes [0]
; z: defined, power or zero, undefined if poison, undefined if poison at 
; l2: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at , passes [0]
; x: defined, 000?, signs 3
; nz: defined, 0, power or zero
; k: defined, 0001, signs 3, power or zero, not negative
; k at : 000?
; t: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at , makes poison
; y: defined, 0010, signs 2, power or zero
; y at : nonzero
; #3: writes, triggers [0]
; #6: writes, triggers [0]
; #9: writes, triggers [0]
; b differs from: y
; c differs from: nz
; nz differs from: c
; y differs from: b
; c tells: l, not nz
; not c tells: not l2, nz
; z tells: a 00??
; not z tells: not l2
; l2 tells: z, a 00??
; t tells: b 0001
; not t tells: b 0000
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at : 00??, signs 2, u[0,3), s[0,3), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #16: writes, triggers [0]
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
  br label %next

next:
  %y = add i4 %a, 1
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at next: 00??, signs 2, u[0,3), s[0,3), not negative
; z: no poison, power or zero, undefined if poison, undefined if poison at next
; y: no poison, 0???
; y at next: nonzero
; next#14: writes, triggers [0]
; a differs from: y
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; y differs from: a
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at : 00??, signs 2, u[0,3), s[0,3), not negative
; z: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; #17: writes, triggers [0]
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
  br label %next

next:
  %y = add i4 %a, 1
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at next: 00??, signs 2, u[0,3), s[0,3), not negative
; z: no poison, power or zero, undefined if poison, undefined if poison at next
; y: no poison
; y at next: nonzero
; next#15: writes, triggers [0]
; a differs from: y
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; y differs from: a
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
  br label %next

next:
  %y = add i4 %a, 1
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at next: 00??, signs 2, u[0,3), s[0,3), not negative
; z: no poison, power or zero, undefined if poison, undefined if poison at next
; y: no poison
; y at next: nonzero
; next#16: writes, triggers [0]
; a differs from: y
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; y differs from: a
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
; z tells: a 00??
;----
define void @f(i4 %a, i4 %b) {
  %z = icmp ult i4 %a, 3
  br label %next

next:
  %y = add i4 %a, 1
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
  call void @llvm.assume(i1 %z)
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: no poison, undefined if poison
; a at next: 00??, signs 2, u[0,3), s[0,3), not negative
; z: no poison, power or zero, undefined if poison, undefined if poison at next
; y: no poison
; y at next: nonzero
; next#17: writes, triggers [0]
; a differs from: y
; b differs from: f1, f2, f3, f4, f5, f6, f8, f9, f10, f11
; b if poison, so: f0, f1
; y differs from: a
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
; z tells: a 00??
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = or disjoint i4 %a, %b
  %v1 = call i4 @llvm.smax.i4(i4 %v0, i4 %r)
  %v2 = urem i4 %v0, -1
  %c0 = icmp eq i4 %b, %v1
  %c1 = icmp slt i4 %u, 4
  %c2 = and i1 %c0, %c
  %c3 = xor i1 %c2, true
  %c4 = xor i1 %c2, true
  call void @llvm.assume(i1 %c4)
  %y = or i4 %b, %a
  ret void
}

declare i4 @llvm.smax.i4(i4, i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; c: defined, power or zero, undefined if poison
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; v0: no poison, no undef, undefined if poison, undefined if poison at , makes poison
; v1: no poison, no undef, 0???, nonzero, positive, undefined if poison, undefined if poison at , passes [0, 1]
; v2: no poison, no undef, u[0,-1), s[0,-1), triggers [1]
; c0: no poison, no undef, power or zero, undefined if poison, undefined if poison at 
; c1: power or zero
; c2: no poison, no undef, 0, power or zero, undefined if poison, undefined if poison at 
; c3: no poison, no undef, power or zero
; c4: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; y: defined
; #8: writes, triggers [0]
; c1 if poison, so: u
; c2 differs from: c3, c4
; c3 differs from: c2
; c4 differs from: c2
; not c tells: not c2, c3, c4
; not c0 tells: not c2, c3, c4
; not c1 tells: u 01??
; c2 tells: c0, not c3, not c4
; not c2 tells: c3, c4
; not c3 tells: c0
; not c4 tells: c0
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = ashr i4 %a, %b
  %v1 = call i4 @llvm.smin.i4(i4 %v0, i4 %v0)
  %v2 = and i4 %b, %u
  %c0 = icmp eq i4 %v1, %b
  %c1 = icmp eq i4 %v2, 4
  %c2 = icmp samesign ugt i4 %u, %a
  %c3 = icmp sle i4 %v2, %b
  %c4 = icmp ult i4 %v1, %r
  call void @llvm.assume(i1 %c1)
  %y = and i4 %v2, %v0
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined, undefined if poison
; b at : ?1??
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; u: no poison, undefined if poison
; u at : ?1??
; v0: no undef, 0000, makes poison, makes poison without flags
; v1: no undef, 0000, signs 4, passes [0, 1]
; v2: no poison, 0100, undefined if poison, undefined if poison at 
; v2 at : nonzero, u[4,5), s[4,5)
; c0: no undef, power or zero
; c1: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; c2: power or zero, makes poison
; c3: no poison, power or zero
; c4: no undef, power or zero
; #8: writes, triggers [0]
; c1 tells: b ?1??, u ?1??, v2 0100
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = call i4 @llvm.smax.i4(i4 %b, i4 %u)
  %v1 = udiv exact i4 %u, %a
  %v2 = udiv exact i4 %v0, %v1
  %c0 = icmp slt i4 %r, %v0
  %c1 = icmp slt i4 %a, %v0
  %c2 = icmp sgt i4 %u, %a
  %c3 = icmp samesign sge i4 %v2, %a
  %c4 = icmp slt i4 %v0, -4
  call void @llvm.assume(i1 %c0)
  %y = or i4 %v1, %v1
  ret void
}

declare i4 @llvm.smax.i4(i4, i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; a at : nonzero
; b: defined, undefined if poison
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; u: no poison, undefined if poison
; v0: no poison, undefined if poison, undefined if poison at , passes [0, 1]
; v1: no poison, undefined if poison, undefined if poison at , triggers [1], makes poison
; v1 at : nonzero
; v2: triggers [1], makes poison
; c0: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; c1: no poison, power or zero
; c2: no poison, power or zero
; c3: power or zero, makes poison
; c4: no poison, power or zero
; y: no poison
; y at : nonzero
; #8: writes, triggers [0]
; c0 tells: not c4
; c2 tells: c1
; c4 tells: not c0, v0 10??
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = sub i4 %r, 6
  %v1 = lshr exact i4 %v0, %a
  %v2 = call i4 @llvm.smin.i4(i4 %a, i4 %v0)
  %c0 = icmp samesign ule i4 %u, 5
  %c1 = icmp samesign eq i4 %a, 5
  %c2 = trunc i4 %v0 to i1
  %c3 = icmp samesign uge i4 %v0, -1
  %c4 = icmp ult i4 %v0, 2
  call void @llvm.assume(i1 %c3)
  %y = sub i4 %v1, 6
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined
; b: defined
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; v0: defined, 1111, signs 4, undefined if poison, undefined if poison at 
; v0 at : nonzero, u[-1,0), s[-1,0)
; v1: no undef, 1111, signs 4, makes poison, makes poison without flags
; v1 at : nonzero
; v2: defined, passes [0, 1]
; c0: power or zero, makes poison
; c1: no undef, power or zero, makes poison
; c2: defined, power or zero
; c3: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at , makes poison
; c4: defined, power or zero
; y: no undef
; #8: writes, triggers [0]
; c0 tells: u 0???
; c1 tells: a 0101
; c2 tells: v0 ???1
; not c2 tells: v0 ???0
; c3 tells: not c4, v0 1111
; not c3 tells: not c4
; c4 tells: not c3, v0 000?
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = sdiv exact i4 %b, %b
  %v1 = sub nuw i4 %b, %a
  %v2 = call i4 @llvm.smin.i4(i4 %a, i4 -8)
  %c0 = icmp samesign ugt i4 %b, %a
  %c1 = icmp sgt i4 %b, 0
  %c2 = select i1 %c1, i1 true, i1 true
  %c3 = select i1 %c1, i1 %c0, i1 %c0
  %c4 = icmp ult i4 %v2, %v1
  call void @llvm.assume(i1 %c0)
  %y = sub i4 %r, %b
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; b at : nonzero, u[1,0), s[1,0)
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive
; v0: no undef, triggers [0, 1], makes poison
; v0 at : nonzero
; v1: no undef, makes poison
; v1 at : nonzero
; v2: defined, 1000, nonzero, u[-8,-7), s[-8,-7), negative, passes [0, 1]
; c0: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at , makes poison
; c1: defined, power or zero
; c2: defined, 1, nonzero, power, u[-1,0), s[-1,0), negative, passes [0]
; c3: defined, power or zero, passes [0]
; c4: no undef, power or zero
; y: defined
; #8: writes, triggers [0]
; r differs from: v2
; v2 differs from: r
; c1 tells: c2, b 0???
; not c2 tells: not c1
;----
define void @f(i4 noundef %a, i4 noundef %b, i1 noundef %c, i2 noundef %t, i4 noundef range(i4 1, 5) %r, i4 %u) {
  %v0 = add i4 %a, %r
  %v1 = call i4 @llvm.smin.i4(i4 %b, i4 %r)
  %v2 = srem i4 %a, %b
  %c0 = icmp samesign ule i4 %v0, %a
  %c1 = icmp samesign ult i4 %v2, %b
  %c2 = icmp slt i4 %v2, %v0
  %c3 = xor i1 %c1, true
  %c4 = icmp ule i4 %v0, %a
  call void @llvm.assume(i1 %c0)
  call void @llvm.assume(i1 %c3)
  %y = lshr i4 %u, %b
  ret void
}

declare i4 @llvm.smin.i4(i4, i4) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: defined, undefined if poison
; b: defined, undefined if poison
; b at : nonzero
; c: defined, power or zero
; t: defined
; r: defined, 0???, nonzero, u[1,5), s[1,5), positive, undefined if poison
; v0: defined, undefined if poison, undefined if poison at 
; v1: defined, passes [0, 1]
; v1 at : nonzero
; v2: defined, undefined if poison, undefined if poison at , triggers [1]
; c0: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at , makes poison
; c1: no poison, no undef, power or zero, undefined if poison, undefined if poison at , makes poison
; c2: defined, power or zero
; c3: defined, power or zero, undefined if poison, undefined if undef, undefined if poison at 
; c4: defined, power or zero
; y: makes poison, makes poison without flags
; #8: writes, triggers [0]
; #9: writes, triggers [0]
; a differs from: v0
; v0 differs from: a
; c1 differs from: c3
; c3 differs from: c1
; c0 tells: c4
; not c0 tells: not c4
; c1 tells: not c3
; not c1 tells: c3
; c3 tells: not c1
; not c3 tells: c1
; c4 tells: c0
; not c4 tells: not c0
;----
define void @f(i4 %a, i4 %b) {
entry:
  %x = add i4 %a, %b
  %t = trunc i4 %x to i1
  call void @llvm.assume(i1 %t)
  %y = and i4 %x, 3
  ret void
}

declare void @llvm.assume(i1)
; x: ???1
; t: power or zero
; y: 00??, signs 2, u[0,4), s[0,4), not negative
; entry#2: stops, writes, throws
; a if poison, so: x, t, y
; b if poison, so: x, t, y
; x if poison, so: t, y
; t if poison, so: x, y
; y if poison, so: x, t
; t tells: x ???1
; not t tells: x ???0
;----
define void @f(i4 %a, i4 %b) {
entry:
  %x = add i4 %a, %b
  %t = trunc nuw i4 %x to i1
  call void @llvm.assume(i1 %t)
  %y = and i4 %x, 3
  ret void
}

declare void @llvm.assume(i1)
; x: 0001, signs 3
; t: power or zero, makes poison
; y: 00??, signs 2, u[0,4), s[0,4), not negative
; entry#2: stops, writes, throws
; a if poison, so: x, t, y
; b if poison, so: x, t, y
; x if poison, so: t, y
; y if poison, so: x, t
; t tells: x 0001
; not t tells: x 0000
;----
define void @f(i4 %a, i4 %b) {
entry:
  %x = add i4 %a, %b
  %t = trunc i4 %x to i2
  %z = icmp eq i2 %t, 1
  call void @llvm.assume(i1 %z)
  %y = and i4 %x, 3
  ret void
}

declare void @llvm.assume(i1)
; x: ??01
; t at entry: nonzero, u[1,-2), s[1,-2)
; z: power or zero
; y: 00??, signs 2, u[0,4), s[0,4), not negative
; entry#3: stops, writes, throws
; a if poison, so: x, t, y
; b if poison, so: x, t, y
; x if poison, so: t, z, y
; t if poison, so: x, z, y
; z if poison, so: x, t, y
; y if poison, so: x, t, z
; z tells: x ??01, t 01
