target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@G = global i32 0

@A = alias i32, ptr @G

define i64 @every_opcode(ptr %p, ptr %q, i64 %x, i32 %y) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %a, %b
  %a2 = ptrtoaddr ptr %p to i64
  %t = ptrtoint ptr %p to i32
  %t2 = ptrtoint ptr %p to i128
  %fz = freeze i64 %x
  %bc = bitcast i64 %x to i64
  %as = addrspacecast ptr %p to ptr addrspace(1)
  %i2p = inttoptr i64 %x to ptr
  %ur = urem i64 %x, 10
  %l = lshr exact i64 %x, 3
  %as2 = ashr exact i64 %x, 3
  %sh = shl i64 %x, 32
  %as3 = ashr i64 %sh, 32
  %ad = add i64 %sh, 4294967296
  %as4 = ashr i64 %ad, 32
  %as5 = ashr exact i64 %ad, 30
  %and = and i64 %x, 248
  %xs = xor i64 %x, -9223372036854775808
  %or = or disjoint i64 %x, 5
  %zn = zext nneg i32 %y to i64
  %sd = sdiv i64 %zn, 7
  %sr = srem i64 %zn, 7
  %m = call i64 @llvm.umin.i64(i64 %x, i64 5)
  %us = call i64 @llvm.usub.sat.i64(i64 %x, i64 5)
  %ua = call i64 @llvm.uadd.sat.i64(i64 %x, i64 5)
  %ab = call i64 @llvm.abs.i64(i64 %x, i1 false)
  %vs = call i64 @llvm.vscale.i64()
  %g = getelementptr inbounds i32, ptr %p, i64 %x
  %gs = getelementptr <vscale x 4 x i32>, ptr %p, i64 %x
  %und = add i64 undef, %x
  %poi = add i64 poison, %x
  %gg = add i64 ptrtoint (ptr @G to i64), %x
  %gc = ptrtoint ptr getelementptr (i8, ptr @G, i64 8) to i64
  %nul = ptrtoint ptr null to i64
  %al = ptrtoint ptr @A to i64
  %sel = select i1 true, i64 %x, i64 4
  %gn = getelementptr i8, ptr null, i64 %x
  %ex = sub nsw i32 %y, 4
  %sx = sext i32 %ex to i64
  %ol = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %x, i64 4)
  %e0 = extractvalue { i64, i1 } %ol, 0
  %e1 = extractvalue { i64, i1 } %ol, 1
  %ldr = call i64 @llvm.loop.decrement.reg.i64(i64 %x, i64 1)
  %pa = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr null, ptr null, i32 1, ptr null)
  %ssa = call ptr @llvm.ssa.copy.p0(ptr %p)
  %lig = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %e = call i64 @llvm.expect.i64(i64 %x, i64 0)
  ret i64 %d
}

define i64 @chains(i64 %a, i64 %b, ptr %p) {
  %x = load i64, ptr %p, align 8
  %s1 = add i64 %a, %b
  %s2 = sub i64 %s1, %x
  %s3 = add i64 %s2, 7
  %s4 = sub i64 %s3, %a
  %m1 = mul i64 %a, %b
  %m2 = mul i64 %m1, %x
  %m3 = mul i64 %m2, 3
  %sh = shl i64 %m3, 2
  %sum = add i64 %sh, %s4
  %n1 = add nsw i64 %a, %x
  %n2 = add nuw nsw i64 %n1, %b
  %d = udiv i64 100, %n2
  %d2 = udiv i64 %d, %x
  %r = urem i64 %d2, 16
  %r3 = urem i64 %d2, 12
  ret i64 %r
}

define i64 @poisoned(i64 %a, i64 %b, ptr %p) {
  %n1 = add nsw i64 %a, %b
  %n2 = mul nuw i64 %a, %b
  %n3 = shl nuw i64 %a, 3
  %n4 = shl nsw i64 %a, 63
  %n5 = sub nsw i64 %a, %b
  %n6 = or disjoint i64 %a, %b
  %u1 = udiv i64 1, %n1
  %u2 = udiv i64 1, %n2
  %u3 = udiv i64 1, %n3
  %u4 = udiv i64 1, %n4
  %u5 = udiv i64 1, %n5
  %u6 = udiv i64 1, %n6
  ret i64 %u1
}

define i32 @masks(i32 %a, i32 %b, i8 %c) {
  %m0 = and i32 %a, 0
  %m1 = and i32 %a, -1
  %m2 = and i32 %a, 255
  %m3 = and i32 %a, -256
  %m4 = and i32 %a, 65280
  %m5 = and i32 %a, 1
  %m6 = and i32 %a, -2147483648
  %m7 = and i32 %a, 85
  %m8 = and i32 %a, %b
  %z = zext i8 %c to i32
  %z8 = shl i32 %z, 3
  %g = and i32 %z8, 2041
  %g2 = and i32 %z8, 2040
  %g3 = and i32 %z8, 2032
  %g4 = and i32 %z8, 120
  %mul = mul i32 %a, 24
  %h1 = and i32 %mul, 8
  %h2 = and i32 %mul, 16
  %h3 = and i32 %mul, 4
  %h4 = and i32 %mul, 254
  %h5 = and i32 %mul, -16
  %or = or i32 %a, 3
  %xr = xor i32 %a, 3
  %x1 = xor i32 %m2, 255
  %x2 = xor i32 %m2, 128
  %m80 = and i32 %a, 128
  %x3 = xor i32 %m80, 128
  %x4 = xor i32 %m4, 65280
  ret i32 %m2
}

define i32 @shifts(i32 %a, i32 %b) {
  %s0 = shl i32 %a, 0
  %s1 = shl i32 %a, 31
  %s2 = shl i32 %a, 32
  %s3 = shl i32 %a, %b
  %l0 = lshr i32 %a, 0
  %l1 = lshr i32 %a, 31
  %l2 = lshr i32 %a, 32
  %l3 = lshr i32 %a, %b
  %r0 = ashr i32 %a, 0
  %r1 = ashr i32 %a, 31
  %r2 = ashr i32 %a, 33
  %r3 = ashr i32 %a, %b
  %x1 = shl i32 %a, 24
  %y1 = ashr i32 %x1, 24
  %y2 = ashr i32 %x1, 16
  %y3 = ashr i32 %x1, 28
  %y4 = ashr exact i32 %x1, 22
  %w = add i32 %x1, 50331648
  %y5 = ashr i32 %w, 24
  %y6 = ashr i32 %w, 20
  %y7 = ashr i32 %w, 27
  %wb = add i32 %x1, %b
  %y8 = ashr i32 %wb, 24
  %y9 = lshr i32 %x1, 24
  ret i32 %y1
}

define i32 @unreachable_code(i32 %a) {
  ret i32 %a

dead:                                             ; preds = %dead
  %x = add i32 %y, 1
  %y = mul i32 %x, %a
  br label %dead
}

declare i32 @pass(i32 returned, i32)

declare i32 @other(i32, i32)

define i32 @calls(i32 %a, i32 %b) {
  %x = add i32 %a, 1
  %p1 = call i32 @pass(i32 %x, i32 %b)
  %p2 = call i32 @other(i32 %x, i32 returned %b)
  %p3 = call i32 @other(i32 %x, i32 %b)
  ret i32 %p1
}

define i1 @bits(i1 %a, i1 %b) {
  %s = add i1 %a, %b
  %d = sub i1 %a, %b
  %m = mul i1 %a, %b
  %x = xor i1 %a, %b
  %o = or i1 %a, %b
  %n = and i1 %a, %b
  %t = xor i1 %a, true
  %z = zext i1 %a to i32
  %e = sext i1 %a to i32
  ret i1 %s
}

define i64 @signed_division(i32 %a, i16 %b) {
  %n = lshr i32 %a, 1
  %m = zext i16 %b to i32
  %d1 = sdiv i32 %n, 10
  %d2 = sdiv i32 %a, 10
  %d3 = sdiv i32 %n, %m
  %r1 = srem i32 %n, 8
  %r2 = srem i32 %n, -8
  %r3 = srem i32 %m, %n
  %sub = sub nsw i32 %n, %m
  %se = sext i32 %sub to i64
  ret i64 %se
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.expect.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.launder.invariant.group.p0(ptr) #2

; Function Attrs: nocallback noduplicate nofree nosync nounwind willreturn
declare i64 @llvm.loop.decrement.reg.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.ssa.copy.p0(ptr returned) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vscale.i64() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback noduplicate nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
