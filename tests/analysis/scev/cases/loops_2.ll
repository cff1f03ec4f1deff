; Loops of one induction variable: starts, steps, flags, guards and exits of all kinds. See test_said.py.
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = call i8 @llvm.smax.i8(i8 %b, i8 1)
  %ur = urem i8 %b, 4
  %g = icmp eq i8 %ur, 0
  %g2 = icmp eq i8 %b, 50
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %d0 = trunc i8 %i to i4
  %n = add nuw nsw i8 %i, 4
  %c = icmp ult i8 %b, %i
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (1 smax %b), u[1,-128), s[1,-128), no poison
; ur: (zext i2 (trunc i8 %b to i2) to i8), u[0,4), s[0,4), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {100,+,4}<nuw><nsw><%loop>, u[100,-128), s[100,125), times 4, no poison
; d0: {4,+,4}<%loop>, u[0,-3), s[-8,5), times 4, no poison
; n: {104,+,4}<nuw><%loop>, u[104,-3), s[-128,125), times 4, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle (1 smax %b), (1 smax %b) ne 0
; again loop: %b sle (1 smax %b), (1 smax %b) ne 0
; (1 smax %b) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; (1 smax %b) and 7: add fits u, sub fits s
; (zext i2 (trunc i8 %b to i2) to i8) and {100,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; (zext i2 (trunc i8 %b to i2) to i8) and {104,+,4}<nuw><%loop>: ne, ult, ule
; (zext i2 (trunc i8 %b to i2) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 (trunc i8 %b to i2) to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {100,+,4}<nuw><nsw><%loop> and {104,+,4}<nuw><%loop>: ne, ult, ule, difference 252
; {100,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
; {4,+,4}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {4,+,4}<%loop> and 7: ne, slt, sle
; {104,+,4}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {104,+,4}<nuw><%loop> and 7: ne, ugt, uge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = sub i8 %b, %a
  %g = icmp sge i8 %b, 0
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ -10, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = urem i8 %i, 5
  %d1 = select i1 %q, i8 %i, i8 7
  %d2 = udiv i8 %i, 4
  %jn = shl i8 %j, 3
  %n = add nuw nsw i8 %i, 3
  %c = icmp ule i8 100, %n
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (0 smax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, in loop: guarded (4 * (zext i2 (trunc i8 ((0 smax %b) /u 4) to i2) to i8))<nuw><nsw>
; k: ((-1 * %a) + %b), no poison, in loop: guarded ((-1 * %a) + (0 smax %b))
; g: %g, no poison
; i: {-10,+,3}<nuw><nsw><%loop>, u[-10,-9), s[-10,-9), times 3, no poison, behind all: -10
; j: %j, u[1,2), s[1,2), behind all: 1
; d0: ((-5 * ({-10,+,3}<nuw><nsw><%loop> /u 5)) + {-10,+,3}<nuw><nsw><%loop>), u[1,2), s[1,2), no poison, behind all: 1
; d1: %d1, no poison
; d2: ({-10,+,3}<nuw><nsw><%loop> /u 4), u[61,62), s[61,62), no poison, behind all: 61
; jn: (8 * %j)<nuw><nsw>, u[8,9), s[8,9), times 8, behind all: 8
; n: {-7,+,3}<nuw><nsw><%loop>, u[-7,-6), s[-7,-6), times 3, no poison, behind all: -7
; c: %c, no poison, behind all: true
; loop loop: 0; 0; 0, 1 x1
; ((-5 * ({-10,+,3}<nuw><nsw><%loop> /u 5)) + {-10,+,3}<nuw><nsw><%loop>) and ({-10,+,3}<nuw><nsw><%loop> /u 4): ne, ult, ule, slt, sle
; ((-5 * ({-10,+,3}<nuw><nsw><%loop> /u 5)) + {-10,+,3}<nuw><nsw><%loop>) and (8 * %j)<nuw><nsw>: ne, ult, ule, slt, sle
; ((-5 * ({-10,+,3}<nuw><nsw><%loop> /u 5)) + {-10,+,3}<nuw><nsw><%loop>) and {-7,+,3}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge
; ((-5 * ({-10,+,3}<nuw><nsw><%loop> /u 5)) + {-10,+,3}<nuw><nsw><%loop>) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({-10,+,3}<nuw><nsw><%loop> /u 5)) + {-10,+,3}<nuw><nsw><%loop>) and 7: ne, ult, ule, slt, sle
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({-10,+,3}<nuw><nsw><%loop> /u 4) and (8 * %j)<nuw><nsw>: ne, ugt, uge, sgt, sge
; ({-10,+,3}<nuw><nsw><%loop> /u 4) and {-7,+,3}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge
; ({-10,+,3}<nuw><nsw><%loop> /u 4) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; ({-10,+,3}<nuw><nsw><%loop> /u 4) and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits s
; (8 * %j)<nuw><nsw> and {-7,+,3}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge
; (8 * %j)<nuw><nsw> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; (8 * %j)<nuw><nsw> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits s, mul fits u s
; {-7,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits u s
; {-7,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits u s, mul fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %ur = urem i8 %b, 2
  %g = icmp ne i8 %ur, 0
  %g2 = icmp ule i8 %b, 50
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %d0 = select i1 %q, i8 %i, i8 %a
  %n = add i8 %i, 4
  %c = icmp samesign ugt i8 0, %n
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (3 umax %b), u[3,0), s[3,0), no poison
; ur: (zext i1 (trunc i8 %b to i1) to i8), u[0,2), s[0,2), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {100,+,4}<nuw><nsw><%loop>, u[100,101), s[100,101), times 4, no poison, behind all: 100
; d0: %d0, no poison
; n: {104,+,4}<nuw><nsw><%loop>, u[104,105), s[104,105), times 4, no poison, behind all: 104
; c: %c, no poison, behind all: false
; loop loop: false; false; false, 1 x1
; entering loop: (3 umax %b) ne 0
; again loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (2 * (%b /u 2))<nuw>, %a ult (2 * (%b /u 2))<nuw>, %a sle (2 * (%b /u 2))<nuw>, %a ne (3 umax %b), %a ult (3 umax %b), %a sle (3 umax %b), %a ne 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (2 * (%b /u 2))<nuw>, %b ult (2 * (%b /u 2))<nuw>, %b sle (2 * (%b /u 2))<nuw>, %b ne (3 umax %b), %b ult (3 umax %b), %b sle (3 umax %b), %b ne 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (2 * (%b /u 2))<nuw>, %r ult (2 * (%b /u 2))<nuw>, %r sle (2 * (%b /u 2))<nuw>, %r ne (3 umax %b), %r ult (3 umax %b), %r sle (3 umax %b), %r ne 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (2 * (%b /u 2))<nuw> ne %a, (2 * (%b /u 2))<nuw> ult %a, (2 * (%b /u 2))<nuw> sle %a, (2 * (%b /u 2))<nuw> ne %b, (2 * (%b /u 2))<nuw> ult %b, (2 * (%b /u 2))<nuw> sle %b, (2 * (%b /u 2))<nuw> ne %r, (2 * (%b /u 2))<nuw> ult %r, (2 * (%b /u 2))<nuw> sle %r, (2 * (%b /u 2))<nuw> ne (3 umax %b), (2 * (%b /u 2))<nuw> ult (3 umax %b), (2 * (%b /u 2))<nuw> sle (3 umax %b), (2 * (%b /u 2))<nuw> ne 0, (2 * (%b /u 2))<nuw> sle 0, (2 * (%b /u 2))<nuw> ne 5, (2 * (%b /u 2))<nuw> ult 5, (2 * (%b /u 2))<nuw> sle 5, (3 umax %b) ne %a, (3 umax %b) ult %a, (3 umax %b) sle %a, (3 umax %b) ne %b, (3 umax %b) ult %b, (3 umax %b) sle %b, (3 umax %b) ne %r, (3 umax %b) ult %r, (3 umax %b) sle %r, (3 umax %b) ne (2 * (%b /u 2))<nuw>, (3 umax %b) ult (2 * (%b /u 2))<nuw>, (3 umax %b) sle (2 * (%b /u 2))<nuw>, (3 umax %b) ne 0, (3 umax %b) sle 0, (3 umax %b) ne 5, (3 umax %b) ult 5, (3 umax %b) sle 5
; (3 umax %b) and (zext i1 (trunc i8 %b to i1) to i8): ne, ugt, uge, at latch ult slt sge
; (3 umax %b) and {100,+,4}<nuw><nsw><%loop>: at latch ne ult slt sge
; (3 umax %b) and %d0: at latch ne ult slt sge
; (3 umax %b) and {104,+,4}<nuw><nsw><%loop>: at latch ne ult slt sge
; (3 umax %b) and 0: ne, ugt, uge, at latch ult slt sge, add fits u s, sub fits u s, mul fits u s
; (3 umax %b) and 7: at latch ne ult slt sge
; (zext i1 (trunc i8 %b to i1) to i8) and {100,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; (zext i1 (trunc i8 %b to i1) to i8) and %d0: at latch ne ult slt sge
; (zext i1 (trunc i8 %b to i1) to i8) and {104,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; (zext i1 (trunc i8 %b to i1) to i8) and 0: uge, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; (zext i1 (trunc i8 %b to i1) to i8) and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {100,+,4}<nuw><nsw><%loop> and %d0: at latch ne ult slt sge
; {100,+,4}<nuw><nsw><%loop> and {104,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 252, at latch sge, add fits u, sub fits s
; {100,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {100,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s
; %d0 and {104,+,4}<nuw><nsw><%loop>: at latch ne ult slt sge
; %d0 and 0: uge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: at latch ne ult slt sge
; {104,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {104,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add i8 %b, %r
  %g = icmp ne i8 %a, %r
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %a, %pre ], [ %n, %latch ]
  %d0 = add nuw i8 %i, 7
  %d1 = call i8 @llvm.umax.i8(i8 %i, i8 -1)
  %d2 = lshr i8 %i, 1
  %n = add nuw nsw i8 %i, -1
  %c = icmp sgt i8 %r, %n
  %c2 = icmp uge i8 %i, %r
  %cc = select i1 %c, i1 true, i1 %c2
  br i1 %cc, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (%b + %r), no poison
; g: %g, no poison
; i: {%a,+,-1}<nuw><nsw><%loop>, no poison
; d0: {(7 + %a),+,-1}<nw><%loop>, no poison
; d1: -1, u[-1,0), s[-1,0), times 255, no poison
; d2: ({%a,+,-1}<nuw><nsw><%loop> /u 2), u[0,-128), s[0,-128), no poison
; n: {(-1 + %a),+,-1}<nuw><nsw><%loop>, no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (true + ((true + %c) umin (true + %c2))), no poison
; loop loop: ***COULDNOTCOMPUTE***; -128; (-1 + (-1 * ((-1 + %a) smin (-1 + %r)<nsw>)) + %a), 0 x1
; entering loop: %a ne %r, %r ne %a
; again loop: %r ne 0
; {%a,+,-1}<nuw><nsw><%loop> and {(7 + %a),+,-1}<nw><%loop>: ne, difference 249
; {%a,+,-1}<nuw><nsw><%loop> and -1: ule, at latch ne ult
; {%a,+,-1}<nuw><nsw><%loop> and {(-1 + %a),+,-1}<nuw><nsw><%loop>: ne, difference 1
; {%a,+,-1}<nuw><nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(7 + %a),+,-1}<nw><%loop> and -1: ule
; {(7 + %a),+,-1}<nw><%loop> and {(-1 + %a),+,-1}<nuw><nsw><%loop>: ne, difference 8
; {(7 + %a),+,-1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; -1 and ({%a,+,-1}<nuw><nsw><%loop> /u 2): ne, ugt, uge, slt, sle, add fits s
; -1 and {(-1 + %a),+,-1}<nuw><nsw><%loop>: uge, at latch ne slt
; -1 and 0: ne, ugt, uge, slt, sle, difference 255, add fits u s, sub fits u s, mul fits u s
; -1 and 7: ne, ugt, uge, slt, sle, difference 248, add fits s, sub fits u s, mul fits s
; ({%a,+,-1}<nuw><nsw><%loop> /u 2) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({%a,+,-1}<nuw><nsw><%loop> /u 2) and 7: add fits u, sub fits s
; {(-1 + %a),+,-1}<nuw><nsw><%loop> and 0: uge, at latch sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %g = icmp ugt i8 %m, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %d0 = and i8 %i, -2
  %d1 = add nsw i8 %i, 2
  %d2 = and i8 %i, -8
  %n = add nuw i8 %i, 4
  %c = icmp ult i8 %n, 100
  %e = icmp sge i8 %i, 30
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (3 umax %b), u[3,0), s[3,0), no poison
; g: %g, no poison
; i: {5,+,4}<nuw><nsw><%loop>, u[5,6), s[5,6), no poison, behind all: 5
; d0: {4,+,4}<nuw><%loop>, u[4,5), s[4,5), times 4, no poison, behind all: 4
; d1: {7,+,4}<nuw><nsw><%loop>, u[7,8), s[7,8), no poison, behind all: 7
; d2: (8 * ({4,+,4}<nuw><%loop> /u 8))<nuw><nsw>, u[0,1), s[0,1), times 8, no poison, behind all: 0
; n: {9,+,4}<nuw><nsw><%loop>, u[9,10), s[9,10), no poison, behind all: 9
; c: %c, behind all: true
; e: %e, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; loop loop by loop: 7; 7; 7
; loop loop by latch2: 0; 0; 0
; entering loop: (4 * (%b /u 4))<nuw> ne 0, (3 umax %b) ne 0
; again loop: (3 umax %b) ne 0
; {5,+,4}<nuw><nsw><%loop> and {4,+,4}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, difference 1, add fits u s, sub fits u s
; {5,+,4}<nuw><nsw><%loop> and {7,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, add fits u s, sub fits s
; {5,+,4}<nuw><nsw><%loop> and (8 * ({4,+,4}<nuw><nsw><%loop> /u 8))<nuw><nsw>: ne, ugt, uge, sgt, sge
; {5,+,4}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 252, add fits u s, sub fits s
; {5,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,4}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {4,+,4}<nuw><nsw><%loop> and {7,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 253, add fits u s, sub fits s
; {4,+,4}<nuw><nsw><%loop> and (8 * ({4,+,4}<nuw><nsw><%loop> /u 8))<nuw><nsw>: ne, ugt, uge, sgt, sge
; {4,+,4}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 251, add fits u s, sub fits s
; {4,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {4,+,4}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {7,+,4}<nuw><nsw><%loop> and (8 * ({4,+,4}<nuw><nsw><%loop> /u 8))<nuw><nsw>: ne, ugt, uge, sgt, sge
; {7,+,4}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, add fits u s, sub fits s
; {7,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {7,+,4}<nuw><nsw><%loop> and 7: ule, uge, sle, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; (8 * ({4,+,4}<nuw><nsw><%loop> /u 8))<nuw><nsw> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; (8 * ({4,+,4}<nuw><nsw><%loop> /u 8))<nuw><nsw> and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; (8 * ({4,+,4}<nuw><nsw><%loop> /u 8))<nuw><nsw> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {9,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {9,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = call i8 @llvm.umax.i8(i8 %b, i8 1)
  %ur = urem i8 %b, 4
  %g = icmp eq i8 %ur, 0
  %g2 = icmp ule i8 %b, 50
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %d0 = or i8 %i, 1
  %d1 = add nsw i8 %i, 4
  %d2 = or i8 %i, 1
  %n = add nuw nsw i8 %i, 3
  %c = icmp sle i8 %i, %r
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (1 umax %b), u[1,0), s[1,0), no poison
; ur: (zext i2 (trunc i8 %b to i2) to i8), u[0,4), s[0,4), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {100,+,3}<nuw><nsw><%loop>, u[100,101), s[100,101), no poison, behind all: 100
; d0: %d0, u[1,-128), s[1,-128), no poison, behind all: 101
; d1: {104,+,3}<nuw><nsw><%loop>, u[104,105), s[104,105), no poison, behind all: 104
; d2: %d2, u[1,-128), s[1,-128), no poison, behind all: 101
; n: {103,+,3}<nuw><nsw><%loop>, u[103,104), s[103,104), no poison, behind all: 103
; c: %c, no poison
; loop loop: 0; 0; 0, 1 x1
; entering loop: (1 umax %b) ne 0
; again loop: (zext i4 (trunc i8 %b to i4) to i8) sle %r, (1 umax %b) ne 0
; {100,+,3}<nuw><nsw><%loop> and {104,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 252, add fits u, sub fits s
; {100,+,3}<nuw><nsw><%loop> and {103,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 253, add fits u, sub fits s
; {100,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
; %d0 and %d2: eq, ule, uge, sle, sge
; %d0 and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; {104,+,3}<nuw><nsw><%loop> and {103,+,3}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, difference 1, add fits u, sub fits u s
; {104,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {104,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
; %d2 and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: add fits u, sub fits s
; {103,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {103,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = call i8 @llvm.umax.i8(i8 %b, i8 1)
  %g = icmp ugt i8 %b, 3
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %j = phi i8 [ 1, %pre ], [ %jn, %latch ]
  %d0 = or i8 %i, 8
  %d1 = sext i8 %i to i16
  %d2 = or disjoint i8 %i, -128
  %jn = add i8 %j, 3
  %n = add nuw nsw i8 %i, -1
  %c = icmp ult i8 %n, 0
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (4 umax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison, in loop: guarded (zext i4 (trunc i8 (4 umax %b) to i4) to i8)
; k: (1 umax %b), u[1,0), s[1,0), no poison, in loop: guarded (4 umax %b)
; g: %g, no poison
; i: {5,+,-1}<nuw><nsw><%loop>, u[5,0), s[-128,6), times 5, no poison
; j: {1,+,3}<%loop>, no poison
; d0: %d0, u[13,0), s[-16,16), no poison
; d1: {5,+,-1}<nsw><%loop>, u[-32768,6), s[-32768,6), no poison
; d2: {-123,+,-1}<nw><%loop>, no poison
; jn: {4,+,3}<%loop>, no poison
; n: {4,+,-1}<nuw><nsw><%loop>, u[4,0), s[-128,5), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne 0, (1 umax %b) ne 0
; again loop: (1 umax %b) ne 0
; %d0 and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: ne, ugt, uge, add fits s, sub fits s
; {5,+,-1}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {5,+,-1}<nsw><%loop> and 7: ne, slt, sle, add fits s
; {-123,+,-1}<nw><%loop> and {4,+,-1}<nuw><nsw><%loop>: ne, difference 129
; {-123,+,-1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {4,+,3}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {4,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {4,+,-1}<nuw><nsw><%loop> and 7: ne, slt, sle, add fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = add nuw i8 %b, 1
  %ur = urem i8 %b, 3
  %g = icmp eq i8 %ur, 0
  %g2 = icmp ule i8 %b, 50
  %gg = and i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ -10, %pre ], [ %n, %latch ]
  %j = phi i8 [ 0, %pre ], [ %jn, %latch ]
  %d0 = call i8 @llvm.umin.i8(i8 %i, i8 3)
  %jn = mul i8 %j, %i
  %n = add i8 %i, 5
  %c = icmp ne i8 %i, 100
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (3 * ((48 umin %b) /u 3))<nuw><nsw>
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, in loop: guarded (4 * (zext i2 (trunc i8 ((3 * ((48 umin %b) /u 3))<nuw><nsw> /u 4) to i2) to i8))<nuw><nsw>
; k: (1 + %b), no poison, in loop: guarded (1 + (3 * ((48 umin %b) /u 3))<nuw><nsw>)<nuw><nsw>
; ur: ((-3 * (%b /u 3)) + %b), u[0,3), no poison, in loop: guarded 0
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umin %g), no poison
; i: {-10,+,5}<nuw><nsw><%loop>, u[-10,-9), s[-10,-9), no poison, behind all: -10
; j: %j, behind all: 0
; d0: 3, u[3,4), s[3,4), times 3, no poison
; jn: ({-10,+,5}<nuw><nsw><%loop> * %j), behind all: 0
; n: {-5,+,5}<nuw><nsw><%loop>, u[-5,-4), s[-5,-4), no poison, behind all: -5
; c: %c, no poison, behind all: true
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b, (1 + %b) ne 0
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; {-10,+,5}<nuw><nsw><%loop> and 3: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits s
; {-10,+,5}<nuw><nsw><%loop> and {-5,+,5}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 251, add fits s, sub fits s
; {-10,+,5}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits u s
; {-10,+,5}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits s
; %j and 0: uge, add fits u s, sub fits u s, mul fits u s
; 3 and {-5,+,5}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, at latch slt, add fits u s, sub fits s, mul fits s
; 3 and 0: ne, ugt, uge, sgt, sge, difference 3, add fits u s, sub fits u s, mul fits u s
; 3 and 7: ne, ult, ule, slt, sle, difference 252, add fits u s, sub fits s, mul fits u s
; ({-10,+,5}<nuw><nsw><%loop> * %j) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-5,+,5}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits u s
; {-5,+,5}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, at latch sge, add fits s, sub fits u s, mul fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = call i8 @llvm.smax.i8(i8 %b, i8 1)
  %g = icmp ule i8 %b, 0
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %d0 = zext i8 %i to i16
  %n = add nsw i8 %i, -1
  %c = icmp samesign sle i8 %n, 0
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; k: 1, u[1,2), s[1,2), power or zero, no poison
; g: %g, no poison
; i: {100,+,-1}<nuw><nsw><%loop>, u[100,101), s[100,101), times 5, no poison, behind all: 100
; d0: {100,+,255}<nuw><nsw><%loop>, u[100,101), s[100,101), times 5, no poison, behind all: 100
; n: {99,+,-1}<nsw><%loop>, u[99,100), s[99,100), no poison, behind all: 99
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b sle %r, %b ne 1, %b ult 1, %b sle 1, %b ne {100,+,-1}<nuw><nsw><%loop>, %b sle {100,+,-1}<nuw><nsw><%loop>, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne {100,+,-1}<nuw><nsw><%loop>, %r ult {100,+,-1}<nuw><nsw><%loop>, %r sle {100,+,-1}<nuw><nsw><%loop>, 1 ne %b, 1 ne {100,+,-1}<nuw><nsw><%loop>, 1 ult {100,+,-1}<nuw><nsw><%loop>, 1 sle {100,+,-1}<nuw><nsw><%loop>, 1 ne 0, 1 ne 5, 1 ult 5, 1 sle 5, {100,+,-1}<nuw><nsw><%loop> ne %b, {100,+,-1}<nuw><nsw><%loop> ne %r, {100,+,-1}<nuw><nsw><%loop> ne 1, {100,+,-1}<nuw><nsw><%loop> ne 0, {100,+,-1}<nuw><nsw><%loop> ne 5
; again loop: %b sle %r, %b ne 1, %b ult 1, %b sle 1, %b ne {100,+,-1}<nuw><nsw><%loop>, %b sle {100,+,-1}<nuw><nsw><%loop>, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne 1, %r sle 1, %r ne {100,+,-1}<nuw><nsw><%loop>, %r ult {100,+,-1}<nuw><nsw><%loop>, %r sle {100,+,-1}<nuw><nsw><%loop>, %r sle 0, %r ne 5, %r ult 5, %r sle 5, 1 ne %b, 1 ne %r, 1 ne {100,+,-1}<nuw><nsw><%loop>, 1 ult {100,+,-1}<nuw><nsw><%loop>, 1 sle {100,+,-1}<nuw><nsw><%loop>, 1 ne 0, 1 ne 5, 1 ult 5, 1 sle 5, {100,+,-1}<nuw><nsw><%loop> ne %b, {100,+,-1}<nuw><nsw><%loop> ne %r, {100,+,-1}<nuw><nsw><%loop> ne 1, {100,+,-1}<nuw><nsw><%loop> sle 1, {100,+,-1}<nuw><nsw><%loop> ne 0, {100,+,-1}<nuw><nsw><%loop> ne 5, {100,+,-1}<nuw><nsw><%loop> ult 5, {100,+,-1}<nuw><nsw><%loop> sle 5
; %r and 1: at latch ne ult slt, add fits u s, sub fits s, mul fits u s
; %r and {100,+,-1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; %r and {99,+,-1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s
; %r and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %r and 7: at latch ne ult slt, add fits u s, sub fits s, mul fits u
; 1 and {100,+,-1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; 1 and {99,+,-1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; 1 and 0: ne, ugt, uge, sgt, sge, difference 1, add fits u s, sub fits u s, mul fits u s
; 1 and 7: ne, ult, ule, slt, sle, difference 250, add fits u s, sub fits s, mul fits u s
; {100,+,-1}<nuw><nsw><%loop> and {99,+,-1}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, difference 1, sub fits u s
; {100,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,-1}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s
; {100,+,255}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,255}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {99,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at latch slt, add fits u s, sub fits u s, mul fits u s
; {99,+,-1}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = sub i8 %b, 3
  %g = icmp sge i8 %b, %b
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ -10, %pre ], [ %n, %latch ]
  %d0 = call i8 @llvm.umin.i8(i8 %i, i8 -4)
  %d1 = call i8 @llvm.smax.i8(i8 %i, i8 3)
  %n = add nuw i8 %i, -2
  %c = icmp slt i8 %n, %r
  %c2 = icmp sge i8 %n, %r
  %cc = select i1 %c, i1 %c2, i1 false
  br i1 %cc, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.umin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (-3 + %b), no poison
; g: %g, no poison
; i: {-10,+,-2}<nuw><nsw><%loop>, u[-10,-9), s[-10,-9), times 2, no poison, behind all: -10
; d0: {-10,+,-2}<nuw><nsw><%loop>, u[-10,-9), s[-10,-9), times 2, no poison, behind all: -10
; d1: 3, u[3,4), s[3,4), times 3, no poison
; n: {-12,+,-2}<nuw><nsw><%loop>, u[-12,-11), s[-12,-11), times 2, no poison, behind all: -12
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c umin %c2), no poison
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b ne (-3 + %b), (-3 + %b) ne %b
; again loop: %b ne (-3 + %b), (-3 + %b) ne %b
; (4 * (%b /u 4))<nuw> and 3: add fits u s
; (4 * (%b /u 4))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (-3 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-10,+,-2}<nuw><nsw><%loop> and 3: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits s
; {-10,+,-2}<nuw><nsw><%loop> and {-12,+,-2}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, difference 2, at latch ult slt, add fits s, sub fits u s
; {-10,+,-2}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits u s
; {-10,+,-2}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits s
; 3 and {-12,+,-2}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits u s, sub fits s, mul fits s
; 3 and 0: ne, ugt, uge, sgt, sge, difference 3, add fits u s, sub fits u s, mul fits u s
; 3 and 7: ne, ult, ule, slt, sle, difference 252, add fits u s, sub fits s, mul fits u s
; {-12,+,-2}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, at latch sge, add fits u s, sub fits u s, mul fits u s
; {-12,+,-2}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = call i8 @llvm.umax.i8(i8 %b, i8 %r)
  %g = icmp eq i8 %a, 5
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = urem i8 %i, 4
  %d1 = add nuw i8 %i, 3
  %d2 = sdiv i8 %i, 3
  %jn = mul i8 %j, %r
  %n = add i8 %i, -2
  %c = icmp slt i8 %b, %n
  %e = icmp sgt i8 %i, 30
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison, in loop: guarded 5
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (%b umax %r), no poison
; g: %g, no poison
; i: {5,+,-2}<%loop>, u[127,6), s[127,6), no poison
; j: %j
; d0: (1 + (zext i2 {0,+,-2}<%loop> to i8))<nuw><nsw>, u[1,4), s[1,5), no poison
; d1: {8,+,-2}<%loop>, u[0,-1), s[-126,9), times 2, no poison
; d2: %d2, u[-64,64), s[-64,64), no poison
; jn: (%r * %j)
; n: {3,+,-2}<%loop>, u[125,4), s[125,4), no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 67; 67, 0 x1
; loop loop by loop: 67; 67; 67
; loop loop by latch2: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; entering loop: %a ne 0, %a sle 5
; (1 + (zext i2 {0,+,-2}<%loop> to i8))<nuw><nsw> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; (1 + (zext i2 {0,+,-2}<%loop> to i8))<nuw><nsw> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {8,+,-2}<nsw><%loop> and {3,+,-2}<%loop>: ne, difference 5
; {8,+,-2}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {8,+,-2}<nsw><%loop> and 7: ne, add fits s
; %d2 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: add fits s, sub fits s
; (%r * %j) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {3,+,-2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {3,+,-2}<%loop> and 7: ne
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.smax.i8(i8 %b, i8 3)
  %g = icmp ule i8 %b, %r
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ %r, %entry ], [ %n, %latch ]
  %d0 = xor i8 %i, -1
  %d1 = or disjoint i8 %i, 1
  %d2 = sext i8 %i to i16
  %n = add i8 %i, 1
  %c = icmp uge i8 %n, 20
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (%b umin %r)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison, in loop: guarded (2 * ((%b umin %r) /u 2))<nuw><nsw>
; k: (3 smax %b), u[3,-128), s[3,-128), no poison, in loop: guarded (3 smax (%b umin %r))
; g: %g, no poison
; i: {%r,+,1}<%loop>, no poison
; d0: {(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<%loop>, no poison
; d1: {(1 + %r)<nuw><nsw>,+,1}<%loop>, no poison
; d2: (sext i8 {%r,+,1}<%loop> to i16), u[-128,128), s[-128,128), no poison
; n: {(1 + %r)<nuw><nsw>,+,1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle %r, %b sle (3 smax %b), (3 smax %b) ne 0
; again loop: %b sle %r, %b sle (3 smax %b), (3 smax %b) ne 0
; (3 smax %b) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; (3 smax %b) and 7: add fits u, sub fits s
; {%r,+,1}<nuw><%loop> and {(1 + %r)<nuw><nsw>,+,1}<nw><%loop>: ne, difference 255
; {%r,+,1}<nuw><%loop> and 0: uge, at latch ne, add fits u s, sub fits u s, mul fits u s
; {%r,+,1}<nuw><%loop> and 7: at latch ne
; {(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nw><%loop> and 0: uge, at latch ne, at end sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nw><%loop> and 7: at latch ne
; (sext i8 {%r,+,1}<nuw><%loop> to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 {%r,+,1}<nuw><%loop> to i16) and 7: add fits s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = call i8 @llvm.umax.i8(i8 %b, i8 %r)
  %g = icmp ugt i8 %b, %a
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ %r, %entry ], [ %n, %latch ]
  %d0 = select i1 %q, i8 %i, i8 1
  %d1 = sext i8 %i to i16
  %d2 = udiv i8 %i, 4
  %n = add i8 %i, 1
  %c = icmp sgt i8 %i, %m
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded ((1 + %a) umax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, in loop: guarded (4 * (zext i2 (trunc i8 (((1 + %a) umax %b) /u 4) to i2) to i8))<nuw><nsw>
; k: (%b umax %r), no poison, in loop: guarded ((1 + %a) umax %b umax %r)
; g: %g, no poison
; i: {%r,+,1}<nuw><%loop>, no poison
; d0: %d0, no poison
; d1: (sext i8 {%r,+,1}<nuw><%loop> to i16), u[-128,128), s[-128,128), no poison
; d2: ({%r,+,1}<nuw><%loop> /u 4), u[0,64), s[0,64), no poison
; n: {(1 + %r)<nuw><nsw>,+,1}<nw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a ne %b, %a ult %b, %a ne (%b umax %r), %a ult (%b umax %r), %b ne %a, %b ne 0, (%b umax %r) ne %a, (%b umax %r) ne 0
; again loop: %a ne %b, %a ult %b, %a ne (%b umax %r), %a ult (%b umax %r), %b ne %a, %b ne 0, (%b umax %r) ne %a, (%b umax %r) ne 0
; {%r,+,1}<nuw><%loop> and {(1 + %r)<nuw><nsw>,+,1}<nw><%loop>: ne, difference 255
; {%r,+,1}<nuw><%loop> and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 {%r,+,1}<nuw><%loop> to i16) and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; (sext i8 {%r,+,1}<nuw><%loop> to i16) and 7: add fits s, sub fits s
; ({%r,+,1}<nuw><%loop> /u 4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({%r,+,1}<nuw><%loop> /u 4) and 7: add fits u s, sub fits s
; {(1 + %r)<nuw><nsw>,+,1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %g = icmp ule i8 %b, 0
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %j = phi i8 [ 0, %entry ], [ %jn, %latch ]
  %d0 = select i1 %q, i8 %i, i8 4
  %jn = shl i8 %j, 3
  %n = add nuw nsw i8 %i, 3
  %c = icmp ult i8 10, %n
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; k: (3 umax %b), u[3,0), s[3,0), times 3, no poison, in loop: guarded 3
; g: %g, no poison
; i: {100,+,3}<nuw><nsw><%loop>, u[100,125), s[100,125), no poison, behind all: -3
; j: %j, u[0,1), s[0,1), times 0, behind all: 0
; d0: %d0, u[0,-128), s[0,-128), no poison
; jn: (8 * %j)<nuw><nsw>, u[0,1), s[0,1), times 0, behind all: 0
; n: {103,+,3}<nuw><nsw><%loop>, u[103,-128), s[103,-128), no poison, behind all: 0
; c: %c, no poison, behind all: false
; loop loop: 51; 8; 51, 52 x52
; entering loop: %b sle %r, %b ne {100,+,3}<nuw><nsw><%loop>, %b sle {100,+,3}<nuw><nsw><%loop>, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne {100,+,3}<nuw><nsw><%loop>, %r ult {100,+,3}<nuw><nsw><%loop>, %r sle {100,+,3}<nuw><nsw><%loop>, (3 umax %b) ne 0, {100,+,3}<nuw><nsw><%loop> ne %b, {100,+,3}<nuw><nsw><%loop> ne %r, {100,+,3}<nuw><nsw><%loop> ne 0, {100,+,3}<nuw><nsw><%loop> ne 5
; again loop: %b sle %r, %b ne {100,+,3}<nuw><nsw><%loop>, %b sle {100,+,3}<nuw><nsw><%loop>, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne {100,+,3}<nuw><nsw><%loop>, %r ult {100,+,3}<nuw><nsw><%loop>, %r sle {100,+,3}<nuw><nsw><%loop>, (3 umax %b) ne 0, {100,+,3}<nuw><nsw><%loop> ne %b, {100,+,3}<nuw><nsw><%loop> ne %r, {100,+,3}<nuw><nsw><%loop> ne 0, {100,+,3}<nuw><nsw><%loop> ne 5
; {100,+,3}<nuw><nsw><%loop> and %j: ne, ugt, uge, sgt, sge
; {100,+,3}<nuw><nsw><%loop> and (8 * %j)<nuw><nsw>: ne, ugt, uge, sgt, sge
; {100,+,3}<nuw><nsw><%loop> and {103,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 253, add fits u, sub fits s
; {100,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
; %j and %d0: ule, sle
; %j and (8 * %j)<nuw><nsw>: ule, uge, sle, sge, add fits u s
; %j and {103,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; %j and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; %j and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; %d0 and (8 * %j)<nuw><nsw>: uge, sge
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; (8 * %j)<nuw><nsw> and {103,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; (8 * %j)<nuw><nsw> and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; (8 * %j)<nuw><nsw> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {103,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {103,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = call i8 @llvm.umax.i8(i8 %b, i8 1)
  %g = icmp ne i8 %b, 3
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %n, %latch ]
  %d0 = sdiv i8 %i, 2
  %d1 = trunc i8 %i to i4
  %n = add i8 %i, -1
  %c = icmp ne i8 %n, %r
  %e = icmp ugt i8 %i, %a
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (1 umax %b), u[1,0), s[1,0), no poison
; g: %g, no poison
; i: {0,+,-1}<%loop>, no poison
; d0: %d0, u[-64,64), s[-64,64), no poison
; d1: {0,+,-1}<%loop>, no poison
; n: {-1,+,-1}<%loop>, no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; -1; (-1 + (-1 * %r)<nsw>)<nsw>, 0 x1
; loop loop by loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; loop loop by latch2: (-1 + (-1 * %r)<nsw>)<nsw>; -1; (-1 + (-1 * %r)<nsw>)<nsw>
; entering loop: (1 umax %b) ne 0
; again loop: (1 umax %b) ne 0
; (1 umax %b) and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {0,+,-1}<%loop> and {-1,+,-1}<nw><%loop>: ne, difference 1
; {0,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits s, sub fits s
; {0,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,-1}<%loop> and 7: sle
; {-1,+,-1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
