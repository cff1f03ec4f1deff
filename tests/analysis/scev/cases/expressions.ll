; Expressions without loops. See test_said.py.
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = or disjoint i8 %r, -128
  %v1 = sub i8 %v0, %a
  %v2 = mul i8 %r, %v0
  %v3 = ashr i8 %a, 1
  %v4 = sub i8 7, %v0
  %v5 = add nuw i8 %r, %a
  %v6 = and i8 %r, 3
  %v7 = mul i8 %r, %r
  %v8 = trunc i8 %v6 to i4
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (-128 + %r)<nuw><nsw>, u[-128,-108), s[-128,-108), no poison
; v1: (-128 + (-1 * %a) + %r), no poison
; v2: ((-128 + %r)<nuw><nsw> * %r), no poison
; v3: %v3, u[-64,64), s[-64,64), no poison
; v4: (-121 + (-1 * %r)<nsw>), u[116,-120), s[116,-120), no poison
; v5: (%a + %r), no poison
; v6: (zext i2 (trunc i8 %r to i2) to i8), u[0,4), s[0,4), no poison
; v7: (%r * %r), no poison
; v8: (zext i2 (trunc i8 %r to i2) to i4), u[0,4), s[0,4), no poison
; (-121 + (-1 * %r)<nsw>) and (zext i2 (trunc i8 %r to i2) to i8): ne, ugt, uge
; (-121 + (-1 * %r)<nsw>) and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; (-121 + (-1 * %r)<nsw>) and 7: ne, ugt, uge
; (%a + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i2 (trunc i8 %r to i2) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 (trunc i8 %r to i2) to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; (%r * %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i2 (trunc i8 %r to i2) to i4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 (trunc i8 %r to i2) to i4) and 7: ne, ult, ule, slt, sle, add fits u, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = sext i8 %a to i16
  %v1 = sub i8 2, %r
  %v2 = shl nsw i8 %v1, 2
  %v3 = sext i8 %v1 to i16
  %v4 = add nsw i8 %r, %a
  %v5 = mul i8 %a, %a
  %v6 = and i8 %a, -2
  %v7 = add nuw i8 %v2, %b
  %v8 = mul i8 %v6, %v6
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (sext i8 %a to i16), u[-128,128), s[-128,128), no poison
; v1: (2 + (-1 * %r)<nsw>)<nsw>, u[-17,3), s[-17,3), no poison
; v2: (8 + (-4 * %r)<nsw>)<nsw>, u[0,-3), s[-68,9), times 4, no poison
; v3: (2 + (sext i8 (-1 * %r)<nsw> to i16))<nsw>, u[-17,3), s[-17,3), no poison
; v4: (%a + %r), no poison
; v5: (%a * %a), no poison
; v6: (2 * (%a /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; v7: (8 + (-4 * %r)<nsw> + %b), no poison
; v8: (4 * (%a /u 2) * (%a /u 2)), u[0,-3), s[-128,125), times 4, no poison
; (%a + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a * %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (2 * (%a /u 2))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (8 + (-4 * %r)<nsw> + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (4 * (%a /u 2) * (%a /u 2)) and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = udiv i8 %r, 3
  %v1 = and i8 %a, 7
  %v2 = trunc i8 %b to i4
  %v3 = add nuw i8 %a, %a
  %v4 = mul i8 %v1, %v1
  %v5 = select i1 %q, i8 %a, i8 4
  %v6 = xor i8 %v3, 7
  %v7 = udiv i8 %a, 4
  %v8 = sext i8 %v5 to i16
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%r /u 3), u[0,7), s[0,7), no poison
; v1: (zext i3 (trunc i8 %a to i3) to i8), u[0,8), s[0,8), no poison
; v2: (trunc i8 %b to i4), no poison
; v3: (2 * %a), u[0,-1), s[-128,127), times 2, no poison
; v4: ((zext i3 (trunc i8 %a to i3) to i8) * (zext i3 (trunc i8 %a to i3) to i8)), u[0,50), s[0,50), no poison
; v5: %v5, no poison
; v6: %v6
; v7: (%a /u 4), u[0,64), s[0,64), no poison
; v8: (sext i8 %v5 to i16), u[-128,128), s[-128,128), no poison
; ((zext i3 (trunc i8 %a to i3) to i8) * (zext i3 (trunc i8 %a to i3) to i8)) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((zext i3 (trunc i8 %a to i3) to i8) * (zext i3 (trunc i8 %a to i3) to i8)) and 7: add fits u s, sub fits s
; %v5 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v6 and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a /u 4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%a /u 4) and 7: add fits u s, sub fits s
; (sext i8 %v5 to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 %v5 to i16) and 7: add fits s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = lshr i8 %a, 2
  %v1 = sext i8 %v0 to i16
  %v2 = mul nsw i8 %b, 2
  %v3 = shl nsw i8 %a, 2
  %v4 = sext i8 %b to i16
  %v5 = sub i8 %b, %v3
  %v6 = sub i8 -1, %v0
  %v7 = trunc i8 %v2 to i4
  %v8 = mul nsw i8 %v3, %v3
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%a /u 4), u[0,64), s[0,64), no poison
; v1: ((zext i8 %a to i16) /u 4), u[0,64), s[0,64), no poison
; v2: (2 * %b), u[0,-1), s[-128,127), times 2, no poison
; v3: (4 * %a), u[0,-3), s[-128,125), times 4, no poison
; v4: (sext i8 %b to i16), u[-128,128), s[-128,128), no poison
; v5: ((-4 * %a) + %b), no poison
; v6: (-1 + (-1 * (%a /u 4))<nsw>)<nsw>, u[-64,0), s[-64,0), no poison
; v7: (2 * (trunc i8 %b to i4)), u[0,-1), s[-8,7), times 2, no poison
; v8: (16 * %a * %a), u[0,-15), s[-128,113), times 16, no poison
; (sext i8 %b to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 %b to i16) and 7: add fits s, sub fits s
; ((-4 * %a) + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (-1 + (-1 * (%a /u 4))<nsw>)<nsw> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; (-1 + (-1 * (%a /u 4))<nsw>)<nsw> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits s
; (2 * (trunc i8 %b to i4)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (2 * (trunc i8 %b to i4)) and 7: ne, slt, sle
; (16 * %a * %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (16 * %a * %a) and 7: add fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = trunc i8 %b to i4
  %v1 = sext i8 %r to i16
  %v2 = ashr i8 %r, 1
  %v3 = sext i8 %b to i16
  %v4 = or i8 %v2, -128
  %v5 = udiv i8 %v4, 4
  %v6 = add nuw i8 %r, %r
  %v7 = udiv i8 %r, 3
  %v8 = select i1 %q, i8 %r, i8 3
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (trunc i8 %b to i4), no poison
; v1: (zext i8 %r to i16), u[0,20), s[0,20), no poison
; v2: %v2, u[0,16), s[0,16), no poison
; v3: (sext i8 %b to i16), u[-128,128), s[-128,128), no poison
; v4: %v4, u[-128,-112), s[-128,-112), no poison
; v5: (%v4 /u 4), u[32,36), s[32,36), no poison
; v6: (2 * %r)<nuw><nsw>, u[0,39), s[0,39), times 2, no poison
; v7: (%r /u 3), u[0,7), s[0,7), no poison
; v8: %v8, u[0,32), s[0,32), no poison
; %v4 and (%v4 /u 4): ne, ugt, uge, slt, sle
; %v4 and (2 * %r)<nuw><nsw>: ne, ugt, uge, slt, sle
; %v4 and (%r /u 3): ne, ugt, uge, slt, sle
; %v4 and %v8: ne, ugt, uge, slt, sle
; %v4 and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; %v4 and 7: ne, ugt, uge, slt, sle, add fits u s
; (%v4 /u 4) and (%r /u 3): ne, ugt, uge, sgt, sge
; (%v4 /u 4) and %v8: ne, ugt, uge, sgt, sge
; (%v4 /u 4) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; (%v4 /u 4) and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits s, mul fits u
; (2 * %r)<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (2 * %r)<nuw><nsw> and 7: add fits u s, sub fits s
; (%r /u 3) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%r /u 3) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; %v8 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %v8 and 7: add fits u s, sub fits s, mul fits u
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = add nsw i8 %r, %b
  %v1 = or i8 %v0, 1
  %v2 = mul i8 %v1, %v1
  %v3 = zext i8 %v0 to i16
  %v4 = sub i8 %b, %v1
  %v5 = add i8 %b, %r
  %v6 = add nuw i8 %v2, %r
  %v7 = call i8 @llvm.umin.i8(i8 %v6, i8 %r)
  %v8 = ashr i8 %v7, 1
  ret void
}

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%b + %r), no poison
; v1: %v1, u[1,0), s[1,0)
; v2: (%v1 * %v1)
; v3: (zext i8 (%b + %r) to i16), u[0,256), s[0,256), no poison
; v4: ((-1 * %v1) + %b)
; v5: (%b + %r), no poison
; v6: ((%v1 * %v1) + %r)
; v7: (((%v1 * %v1) + %r) umin %r), u[0,20), s[0,20)
; v8: %v8, u[0,16), s[0,16)
; (zext i8 (%b + %r) to i16) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i8 (%b + %r) to i16) and 7: add fits u s, sub fits s, mul fits u s
; ((-1 * %v1) + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((%v1 * %v1) + %r) and (((%v1 * %v1) + %r) umin %r): uge
; ((%v1 * %v1) + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (((%v1 * %v1) + %r) umin %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (((%v1 * %v1) + %r) umin %r) and 7: add fits u s, sub fits s, mul fits u
; %v8 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %v8 and 7: add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = lshr i8 %b, 1
  %v1 = sext i8 %b to i16
  %v2 = call i8 @llvm.umin.i8(i8 %b, i8 %b)
  %v3 = trunc i8 %b to i4
  %v4 = sdiv i8 %r, 3
  %v5 = mul i8 %v0, %v0
  %v6 = and i8 %v4, -8
  %v7 = trunc i8 %v4 to i4
  %v8 = sext i8 %v0 to i16
  ret void
}

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%b /u 2), u[0,-128), s[0,-128), no poison
; v1: (sext i8 %b to i16), u[-128,128), s[-128,128), no poison
; v2: %b, no poison
; v3: (trunc i8 %b to i4), no poison
; v4: (%r /u 3), u[0,7), s[0,7), no poison
; v5: ((%b /u 2) * (%b /u 2)), no poison
; v6: (8 * (%r /u 24))<nuw><nsw>, u[0,1), s[0,1), times 8, no poison
; v7: (trunc i8 (%r /u 3) to i4), u[0,7), s[0,7), no poison
; v8: ((zext i8 %b to i16) /u 2), u[0,128), s[0,128), no poison
; (%r /u 3) and (8 * (%r /u 24))<nuw><nsw>: uge, sge
; (%r /u 3) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%r /u 3) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; ((%b /u 2) * (%b /u 2)) and (8 * (%r /u 24))<nuw><nsw>: uge
; ((%b /u 2) * (%b /u 2)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (8 * (%r /u 24))<nuw><nsw> and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; (8 * (%r /u 24))<nuw><nsw> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; (trunc i8 (%r /u 3) to i4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 (%r /u 3) to i4) and 7: ne, ult, ule, slt, sle, add fits u, sub fits s
; ((zext i8 %b to i16) /u 2) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((zext i8 %b to i16) /u 2) and 7: add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = zext i8 %r to i16
  %v1 = and i8 %a, -2
  %v2 = mul i8 %r, %r
  %v3 = add nsw i8 %b, %a
  %v4 = sdiv i8 %v3, 3
  %v5 = call i8 @llvm.smax.i8(i8 %v1, i8 %v3)
  %v6 = mul nuw i8 %a, %b
  %v7 = trunc i8 %v6 to i4
  %v8 = udiv i8 %v1, 2
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (zext i8 %r to i16), u[0,20), s[0,20), no poison
; v1: (2 * (%a /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; v2: (%r * %r), no poison
; v3: (%a + %b), no poison
; v4: %v4, u[-64,64), s[-64,64)
; v5: ((%a + %b) smax (2 * (%a /u 2))<nuw>), no poison
; v6: (%a * %b), no poison
; v7: (trunc i8 (%a * %b) to i4), no poison
; v8: (%a /u 2), u[0,-128), s[0,-128), no poison
; %v4 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v4 and 7: add fits s, sub fits s
; ((%a + %b) smax (2 * (%a /u 2))<nuw>) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a * %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 (%a * %b) to i4) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 (%a * %b) to i4) and 7: sle
; (%a /u 2) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%a /u 2) and 7: add fits u, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = sdiv i8 %a, 3
  %v1 = or i8 %b, 8
  %v2 = and i8 %b, -8
  %v3 = select i1 %q, i8 %v1, i8 7
  %v4 = call i8 @llvm.smax.i8(i8 %b, i8 %v1)
  %v5 = ashr i8 %v0, 1
  %v6 = mul i8 %v4, %v4
  %v7 = sub i8 %v2, %v3
  %v8 = trunc i8 %v3 to i4
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: %v0, u[-64,64), s[-64,64), no poison
; v1: %v1, u[8,0), s[8,0), no poison
; v2: (8 * (%b /u 8))<nuw>, u[0,-7), s[-128,121), times 8, no poison
; v3: %v3, no poison
; v4: (%b smax %v1), no poison
; v5: %v5, u[-32,32), s[-32,32), no poison
; v6: ((%b smax %v1) * (%b smax %v1)), no poison
; v7: ((8 * (%b /u 8))<nuw> + (-1 * %v3)), no poison
; v8: (trunc i8 %v3 to i4), no poison
; (%b smax %v1) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v5 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v5 and 7: add fits s, sub fits s
; ((%b smax %v1) * (%b smax %v1)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((8 * (%b /u 8))<nuw> + (-1 * %v3)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 %v3 to i4) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 %v3 to i4) and 7: sle
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = or disjoint i8 %a, -128
  %v1 = lshr i8 %r, 1
  %v2 = add i8 %a, 1
  %v3 = add nuw i8 %v0, %v1
  %v4 = sub i8 3, %v3
  %v5 = call i8 @llvm.umin.i8(i8 %v4, i8 %v1)
  %v6 = mul nuw i8 %r, %v2
  %v7 = mul i8 %a, %a
  %v8 = udiv i8 %v3, %v2
  ret void
}

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (-128 + %a), no poison
; v1: (%r /u 2), u[0,10), s[0,10), no poison
; v2: (1 + %a), no poison
; v3: (-128 + (%r /u 2) + %a), no poison
; v4: (-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)), no poison
; v5: ((-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)) umin (%r /u 2)), u[0,10), s[0,10), no poison
; v6: ((1 + %a) * %r), no poison
; v7: (%a * %a), no poison
; v8: ((-128 + (%r /u 2) + %a) /u (1 + %a)), no poison
; (-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)) and ((-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)) umin (%r /u 2)): uge
; (-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)) umin (%r /u 2)) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((-125 + (-1 * (%r /u 2))<nsw> + (-1 * %a)) umin (%r /u 2)) and 7: add fits u s, sub fits s, mul fits u s
; ((1 + %a) * %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a * %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-128 + (%r /u 2) + %a) /u (1 + %a)) and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = select i1 %q, i8 %b, i8 %a
  %v1 = call i8 @llvm.smin.i8(i8 %a, i8 %r)
  %v2 = add nsw i8 %v0, 3
  %v3 = or i8 %a, 8
  %v4 = and i8 %v0, 7
  %v5 = trunc i8 %b to i4
  %v6 = sub i8 4, %a
  %v7 = mul nuw i8 %v2, 4
  %v8 = mul nsw i8 %v6, %v2
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: %v0, no poison
; v1: (%a smin %r), u[-128,20), s[-128,20), no poison
; v2: (3 + %v0), no poison
; v3: %v3, u[8,0), s[8,0), no poison
; v4: (zext i3 (trunc i8 %v0 to i3) to i8), u[0,8), s[0,8), no poison
; v5: (trunc i8 %b to i4), no poison
; v6: (4 + (-1 * %a)), no poison
; v7: (12 + (4 * %v0)), u[0,-3), s[-128,125), times 4, no poison
; v8: ((3 + %v0) * (4 + (-1 * %a))), no poison
; (zext i3 (trunc i8 %v0 to i3) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i3 (trunc i8 %v0 to i3) to i8) and 7: ule, sle, add fits u s, sub fits s, mul fits u s
; (trunc i8 %b to i4) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 %b to i4) and 7: sle
; (4 + (-1 * %a)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (12 + (4 * %v0)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((3 + %v0) * (4 + (-1 * %a))) and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = call i8 @llvm.smax.i8(i8 %b, i8 %a)
  %v1 = lshr i8 %v0, 1
  %v2 = add nuw i8 %r, 2
  %v3 = shl nuw i8 %v1, 1
  %v4 = mul i8 %b, %b
  %v5 = xor i8 %b, 7
  %v6 = sub i8 %r, %v5
  %v7 = call i8 @llvm.smax.i8(i8 %v1, i8 %a)
  %v8 = zext i8 %v3 to i16
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%a smax %b), no poison
; v1: ((%a smax %b) /u 2), u[0,-128), s[0,-128), no poison
; v2: (2 + %r)<nuw><nsw>, u[2,22), s[2,22), no poison
; v3: (2 * ((%a smax %b) /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; v4: (%b * %b), no poison
; v5: %v5, no poison
; v6: ((-1 * %v5) + %r), no poison
; v7: (((%a smax %b) /u 2) smax %a), u[0,-128), s[0,-128), no poison
; v8: (2 * ((zext i8 (%a smax %b) to i16) /u 2))<nuw><nsw>, u[0,255), s[0,255), times 2, no poison
; (%b * %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v5 and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-1 * %v5) + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (((%a smax %b) /u 2) smax %a) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (((%a smax %b) /u 2) smax %a) and 7: add fits u, sub fits s
; (2 * ((zext i8 (%a smax %b) to i16) /u 2))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (2 * ((zext i8 (%a smax %b) to i16) /u 2))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = shl nuw i8 %a, 2
  %v1 = mul nsw i8 %a, %r
  %v2 = sext i8 %a to i16
  %v3 = add nuw i8 %v1, 2
  %v4 = mul i8 %v1, %v1
  %v5 = call i8 @llvm.umax.i8(i8 %a, i8 %v1)
  %v6 = ashr i8 %v3, 1
  %v7 = udiv i8 %v4, 4
  %v8 = call i8 @llvm.umax.i8(i8 %v7, i8 %r)
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (4 * %a), u[0,-3), s[-128,125), times 4, no poison
; v1: (%a * %r), no poison
; v2: (sext i8 %a to i16), u[-128,128), s[-128,128), no poison
; v3: (2 + (%a * %r)), no poison
; v4: (%a * %a * %r * %r), no poison
; v5: ((%a * %r) umax %a), no poison
; v6: %v6, u[-64,64), s[-64,64)
; v7: ((%a * %a * %r * %r) /u 4), u[0,64), s[0,64), no poison
; v8: (((%a * %a * %r * %r) /u 4) umax %r), u[0,64), s[0,64), no poison
; (%a * %a * %r * %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((%a * %r) umax %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v6 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v6 and 7: add fits s, sub fits s
; ((%a * %a * %r * %r) /u 4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((%a * %a * %r * %r) /u 4) and 7: add fits u s, sub fits s
; (((%a * %a * %r * %r) /u 4) umax %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (((%a * %a * %r * %r) /u 4) umax %r) and 7: add fits u s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = add nsw i8 %b, 3
  %v1 = mul nsw i8 %v0, -4
  %v2 = call i8 @llvm.umax.i8(i8 %b, i8 %v1)
  %v3 = sext i8 %r to i16
  %v4 = sext i8 %r to i16
  %v5 = sext i8 %v1 to i16
  %v6 = call i8 @llvm.umax.i8(i8 %a, i8 1)
  %v7 = mul i8 %v2, %v2
  %v8 = mul nsw i8 %b, %a
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (3 + %b), no poison
; v1: (-12 + (-4 * %b)), u[0,-3), s[-128,125), times 4, no poison
; v2: ((-12 + (-4 * %b)) umax %b), no poison
; v3: (zext i8 %r to i16), u[0,20), s[0,20), no poison
; v4: (zext i8 %r to i16), u[0,20), s[0,20), no poison
; v5: (sext i8 (-12 + (-4 * %b)) to i16), u[0,-3), s[-128,125), times 4, no poison
; v6: (1 umax %a), u[1,0), s[1,0), no poison
; v7: (((-12 + (-4 * %b)) umax %b) * ((-12 + (-4 * %b)) umax %b)), no poison
; v8: (%a * %b), no poison
; (zext i8 %r to i16) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i8 %r to i16) and 7: add fits u s, sub fits s, mul fits u s
; (sext i8 (-12 + (-4 * %b)) to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 (-12 + (-4 * %b)) to i16) and 7: add fits s, sub fits s
; (1 umax %a) and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; (((-12 + (-4 * %b)) umax %b) * ((-12 + (-4 * %b)) umax %b)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a * %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = call i8 @llvm.umin.i8(i8 %b, i8 -4)
  %v1 = sub i8 %v0, %a
  %v2 = lshr i8 %v1, 1
  %v3 = mul i8 %v0, -4
  %v4 = call i8 @llvm.smax.i8(i8 %r, i8 %v0)
  %v5 = mul nsw i8 %v4, -1
  %v6 = and i8 %v0, -2
  %v7 = sub i8 -4, %r
  %v8 = sext i8 %a to i16
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (-4 umin %b), u[0,-3), s[0,-3), no poison
; v1: ((-1 * %a) + (-4 umin %b)), no poison
; v2: (((-1 * %a) + (-4 umin %b)) /u 2), u[0,-128), s[0,-128), no poison
; v3: (-4 * (-4 umin %b)), u[0,-3), s[-128,125), times 4, no poison
; v4: ((-4 umin %b) smax %r), u[0,-128), s[0,-128), no poison
; v5: (-1 * ((-4 umin %b) smax %r))<nsw>, u[-127,1), s[-127,1), no poison
; v6: (2 * ((-4 umin %b) /u 2))<nuw>, u[0,-3), s[-128,127), times 2, no poison
; v7: (-4 + (-1 * %r)<nsw>)<nsw>, u[-23,-3), s[-23,-3), no poison
; v8: (sext i8 %a to i16), u[-128,128), s[-128,128), no poison
; ((-4 umin %b) smax %r) and (-1 * ((-4 umin %b) smax %r))<nsw>: sge
; ((-4 umin %b) smax %r) and (-4 + (-1 * %r)<nsw>)<nsw>: ne, ult, ule, sgt, sge
; ((-4 umin %b) smax %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((-4 umin %b) smax %r) and 7: add fits u, sub fits s
; (-1 * ((-4 umin %b) smax %r))<nsw> and 0: uge, sle, add fits u s, sub fits u s, mul fits u s
; (-1 * ((-4 umin %b) smax %r))<nsw> and 7: ne, slt, sle, add fits s
; (2 * ((-4 umin %b) /u 2))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (-4 + (-1 * %r)<nsw>)<nsw> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; (-4 + (-1 * %r)<nsw>)<nsw> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits s
; (sext i8 %a to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 %a to i16) and 7: add fits s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = lshr i8 %r, 1
  %v1 = sext i8 %b to i16
  %v2 = mul nuw i8 %r, 4
  %v3 = call i8 @llvm.umin.i8(i8 %v0, i8 %r)
  %v4 = call i8 @llvm.smin.i8(i8 %r, i8 2)
  %v5 = add nuw i8 %a, %v4
  %v6 = lshr i8 %v0, 2
  %v7 = mul nsw i8 %v5, %b
  %v8 = mul i8 %a, %a
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%r /u 2), u[0,10), s[0,10), no poison
; v1: (sext i8 %b to i16), u[-128,128), s[-128,128), no poison
; v2: (4 * %r)<nuw><nsw>, u[0,77), s[0,77), times 4, no poison
; v3: ((%r /u 2) umin %r), u[0,10), s[0,10), no poison
; v4: (2 smin %r), u[0,3), s[0,3), no poison
; v5: ((2 smin %r) + %a), no poison
; v6: (%r /u 8), u[0,3), s[0,3), no poison
; v7: (((2 smin %r) + %a) * %b), no poison
; v8: (%a * %a), no poison
; (2 smin %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (2 smin %r) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; ((2 smin %r) + %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%r /u 8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%r /u 8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; (((2 smin %r) + %a) * %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a * %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = sub i8 1, %a
  %v1 = call i8 @llvm.smin.i8(i8 %v0, i8 %a)
  %v2 = sub i8 -4, %a
  %v3 = call i8 @llvm.umin.i8(i8 %a, i8 %v2)
  %v4 = sext i8 %v1 to i16
  %v5 = and i8 %v2, 3
  %v6 = or i8 %v0, -128
  %v7 = add nsw i8 %v6, %v5
  %v8 = add nsw i8 %v5, %r
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (1 + (-1 * %a)), no poison
; v1: ((1 + (-1 * %a)) smin %a), no poison
; v2: (-4 + (-1 * %a)), no poison
; v3: ((-4 + (-1 * %a)) umin %a), no poison
; v4: ((sext i8 (1 + (-1 * %a)) to i16) smin (sext i8 %a to i16)), u[-128,128), s[-128,128), no poison
; v5: (zext i2 (-1 * (trunc i8 %a to i2)) to i8), u[0,4), s[0,4), no poison
; v6: %v6, u[-128,0), s[-128,0), no poison
; v7: ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %v6), u[-128,3), s[-128,3), no poison
; v8: ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %r), u[0,23), s[0,23), no poison
; ((sext i8 (1 + (-1 * %a)) to i16) smin (sext i8 %a to i16)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((sext i8 (1 + (-1 * %a)) to i16) smin (sext i8 %a to i16)) and 7: add fits s, sub fits s
; (zext i2 (-1 * (trunc i8 %a to i2)) to i8) and %v6: ne, ult, ule, sgt, sge
; (zext i2 (-1 * (trunc i8 %a to i2)) to i8) and ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %v6): ne
; (zext i2 (-1 * (trunc i8 %a to i2)) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 (-1 * (trunc i8 %a to i2)) to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; %v6 and ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %r): ne, ugt, uge, slt, sle
; %v6 and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; %v6 and 7: ne, ugt, uge, slt, sle, add fits s
; ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %v6) and ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %r): ne
; ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %v6) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %v6) and 7: ne, slt, sle
; ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((zext i2 (-1 * (trunc i8 %a to i2)) to i8) + %r) and 7: mul fits u
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = call i8 @llvm.umax.i8(i8 %b, i8 %r)
  %v1 = mul i8 %v0, %v0
  %v2 = call i8 @llvm.smin.i8(i8 %b, i8 %v1)
  %v3 = sub i8 -4, %r
  %v4 = sdiv i8 %v0, 3
  %v5 = xor i8 %v2, -1
  %v6 = sdiv i8 %a, 2
  %v7 = call i8 @llvm.umax.i8(i8 %v4, i8 %v0)
  %v8 = mul nsw i8 %a, %v0
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%b umax %r), no poison
; v1: ((%b umax %r) * (%b umax %r)), no poison
; v2: (((%b umax %r) * (%b umax %r)) smin %b), no poison
; v3: (-4 + (-1 * %r)<nsw>)<nsw>, u[-23,-3), s[-23,-3), no poison
; v4: %v4, u[-64,64), s[-64,64), no poison
; v5: (-1 + (-1 * (((%b umax %r) * (%b umax %r)) smin %b))), no poison
; v6: %v6, u[-64,64), s[-64,64), no poison
; v7: (%b umax %r umax %v4), no poison
; v8: ((%b umax %r) * %a), no poison
; %v4 and (%b umax %r umax %v4): ule
; %v4 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v4 and 7: add fits s, sub fits s
; (-1 + (-1 * (((%b umax %r) * (%b umax %r)) smin %b))) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v6 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v6 and 7: add fits s, sub fits s
; (%b umax %r umax %v4) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((%b umax %r) * %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = add i8 %r, %a
  %v1 = urem i8 %a, 5
  %v2 = call i8 @llvm.umax.i8(i8 %v0, i8 4)
  %v3 = call i8 @llvm.smin.i8(i8 %v0, i8 %r)
  %v4 = add i8 %r, %v0
  %v5 = call i8 @llvm.umin.i8(i8 %v2, i8 %v0)
  %v6 = sext i8 %v4 to i16
  %v7 = udiv i8 %v2, 7
  %v8 = sext i8 %v3 to i16
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

declare i8 @llvm.umax.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: (%a + %r), no poison
; v1: ((-5 * (%a /u 5)) + %a), u[0,5), no poison
; v2: (4 umax (%a + %r)), u[4,0), s[4,0), no poison
; v3: ((%a + %r) smin %r), u[-128,20), s[-128,20), no poison
; v4: ((2 * %r)<nuw><nsw> + %a), no poison
; v5: (%a + %r), no poison
; v6: (sext i8 ((2 * %r)<nuw><nsw> + %a) to i16), u[-128,128), s[-128,128), no poison
; v7: ((4 umax (%a + %r)) /u 7), u[0,37), s[0,37), no poison
; v8: ((zext i8 %r to i16) smin (sext i8 (%a + %r) to i16)), u[-128,20), s[-128,20), no poison
; ((%a + %r) smin %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((%a + %r) smin %r) and 7: add fits s
; ((2 * %r)<nuw><nsw> + %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 ((2 * %r)<nuw><nsw> + %a) to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 ((2 * %r)<nuw><nsw> + %a) to i16) and 7: add fits s, sub fits s
; ((4 umax (%a + %r)) /u 7) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ((4 umax (%a + %r)) /u 7) and 7: add fits u s, sub fits s, mul fits u
; ((zext i8 %r to i16) smin (sext i8 (%a + %r) to i16)) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((zext i8 %r to i16) smin (sext i8 (%a + %r) to i16)) and 7: add fits s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
  %v0 = call i8 @llvm.umax.i8(i8 %a, i8 %a)
  %v1 = shl i8 %r, 2
  %v2 = add nuw i8 %v0, %v1
  %v3 = call i8 @llvm.smax.i8(i8 %v0, i8 %v2)
  %v4 = trunc i8 %b to i4
  %v5 = sdiv i8 %v3, 2
  %v6 = mul nsw i8 %a, %v2
  %v7 = call i8 @llvm.umin.i8(i8 %v3, i8 %v5)
  %v8 = zext i8 %r to i16
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.umax.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; v0: %a, no poison
; v1: (4 * %r)<nuw><nsw>, u[0,77), s[0,77), times 4, no poison
; v2: ((4 * %r)<nuw><nsw> + %a), no poison
; v3: (((4 * %r)<nuw><nsw> + %a) smax %a), no poison
; v4: (trunc i8 %b to i4), no poison
; v5: %v5, u[-64,64), s[-64,64)
; v6: (((4 * %r)<nuw><nsw> + %a) * %a), no poison
; v7: ((((4 * %r)<nuw><nsw> + %a) smax %a) umin %v5)
; v8: (zext i8 %r to i16), u[0,20), s[0,20), no poison
; (trunc i8 %b to i4) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (trunc i8 %b to i4) and 7: sle
; %v5 and ((((4 * %r)<nuw><nsw> + %a) smax %a) umin %v5): uge
; %v5 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %v5 and 7: add fits s, sub fits s
; (((4 * %r)<nuw><nsw> + %a) * %a) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((((4 * %r)<nuw><nsw> + %a) smax %a) umin %v5) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i8 %r to i16) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i8 %r to i16) and 7: add fits u s, sub fits s, mul fits u s
