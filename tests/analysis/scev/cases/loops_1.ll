; Loops of one induction variable: starts, steps, flags, guards and exits of all kinds. See test_said.py.
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = sub i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ 1, %entry ], [ %n, %latch ]
  %d0 = add i8 %i, -1
  %n = add i8 %i, 1
  %c = icmp slt i8 %b, %n
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: ((-1 * %r)<nsw> + %b), no poison
; i: {1,+,1}<%loop>, no poison
; d0: {0,+,1}<%loop>, no poison
; n: {2,+,1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; loop loop if {2,+,1}<%loop> Added Flags: <nssw>: (-2 + (2 smax (1 + (sext i8 %b to i16))<nsw>))<nsw>
; loop loop if {2,+,1}<%loop> Added Flags: <nssw>: 126
; loop loop if {2,+,1}<%loop> Added Flags: <nssw>: (-2 + (2 smax (1 + (sext i8 %b to i16))<nsw>))<nsw>
; (2 * (%b /u 2))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-1 * %r)<nsw> + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<%loop> and {0,+,1}<%loop>: ne, difference 1
; {1,+,1}<%loop> and {2,+,1}<%loop>: ne, difference 255
; {1,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<%loop> and {2,+,1}<%loop>: ne, difference 254
; {0,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {2,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = sub i8 %b, %a
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %n, %latch ]
  %d0 = xor i8 %i, 7
  %n = add nsw i8 %i, %r
  %c = icmp slt i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: ((-1 * %a) + %b), no poison
; i: {0,+,%r}<nuw><nsw><%loop>, u[0,-128), s[0,-128), no poison
; d0: %d0, u[0,-128), s[0,-128), no poison
; n: {%r,+,%r}<nuw><nsw><%loop>, u[0,-128), s[0,-128), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and {0,+,%r}<nuw><nsw><%loop>: uge, sge, at latch ne
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and {%r,+,%r}<nuw><nsw><%loop>: at latch ne sge
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; ((-1 * %a) + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<nuw><nsw><%loop> and %d0: at latch ne slt
; {0,+,%r}<nuw><nsw><%loop> and {%r,+,%r}<nuw><nsw><%loop>: ule, sle, at latch ne ult slt
; {0,+,%r}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch ne slt, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u, sub fits s
; %d0 and {%r,+,%r}<nuw><nsw><%loop>: at latch ne sge
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; {%r,+,%r}<nuw><nsw><%loop> and 0: uge, sge, at latch ne slt, add fits u s, sub fits u s, mul fits u s
; {%r,+,%r}<nuw><nsw><%loop> and 7: at latch ne slt, add fits u, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, %a
  br label %loop

loop:
  %i = phi i8 [ 1, %entry ], [ %n, %latch ]
  %d0 = mul i8 %i, -4
  %n = add nsw i8 %i, 1
  %c = icmp sgt i8 %n, 100
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: ((-1 * %a) + %b), no poison
; i: {1,+,1}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; d0: {-4,+,-4}<nuw><nsw><%loop>, u[-4,-3), s[-4,-3), times 252, no poison, behind all: -4
; n: {2,+,1}<nuw><nsw><%loop>, u[2,3), s[2,3), no poison, behind all: 2
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; (zext i3 (trunc i8 %b to i3) to i8) and {1,+,1}<nuw><nsw><%loop>: add fits u s, sub fits s, mul fits u s
; (zext i3 (trunc i8 %b to i3) to i8) and {-4,+,-4}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits s, sub fits s
; (zext i3 (trunc i8 %b to i3) to i8) and {2,+,1}<nuw><nsw><%loop>: at latch ne ult slt, add fits u s, sub fits s, mul fits u s
; (zext i3 (trunc i8 %b to i3) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i3 (trunc i8 %b to i3) to i8) and 7: ule, sle, add fits u s, sub fits s, mul fits u s
; ((-1 * %a) + %b) and {1,+,1}<nuw><nsw><%loop>: mul fits u s
; ((-1 * %a) + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and {-4,+,-4}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits u s, sub fits s
; {1,+,1}<nuw><nsw><%loop> and {2,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u s, sub fits s
; {1,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {-4,+,-4}<nuw><nsw><%loop> and {2,+,1}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, add fits u s, sub fits u s
; {-4,+,-4}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-4,+,-4}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits u s, mul fits s
; {2,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ %b, %entry ], [ %n, %latch ]
  %d0 = mul nsw i8 %i, %a
  %n = add i8 %i, %r
  %c = icmp eq i8 %i, %m
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (%b + %r), no poison
; i: {%b,+,%r}<%loop>, no poison
; d0: {(%a * %b),+,(%a * %r)}<%loop>, no poison
; n: {(%b + %r),+,%r}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; (zext i4 (trunc i8 %b to i4) to i8) and {%b,+,%r}<%loop>: at end ne
; (zext i4 (trunc i8 %b to i4) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i4 (trunc i8 %b to i4) to i8) and 7: add fits u s, sub fits s, mul fits u s
; (%b + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%b,+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(%a * %b),+,(%a * %r)}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(%b + %r),+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = sub i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ %b, %entry ], [ %n, %latch ]
  %d0 = and i8 %i, 12
  %d1 = shl i8 %i, 1
  %n = add nsw i8 %i, 5
  %c = icmp ult i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: ((-1 * %r)<nsw> + %b), no poison
; i: {%b,+,5}<nsw><%loop>, no poison, behind all: ((5 * ((-6 + (-1 * %b)) /u 5))<nuw> + %b)
; d0: (4 * (zext i2 (trunc i8 ({%b,+,5}<nsw><%loop> /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, behind all: (4 * (zext i2 (trunc i8 (((5 * ((-6 + (-1 * %b)) /u 5))<nuw> + %b) /u 4) to i2) to i8))<nuw><nsw>
; d1: {(2 * %b),+,10}<%loop>, u[0,-1), s[-128,127), times 2, no poison, behind all: ((2 * %b) + (10 * ((-6 + (-1 * %b)) /u 5)))
; n: {(5 + %b)<nsw>,+,5}<nsw><%loop>, u[-123,-128), s[-123,-128), no poison, behind all: (5 + (5 * ((-6 + (-1 * %b)) /u 5))<nuw> + %b)
; c: %c, no poison
; loop loop: ((-6 + (-1 * %b)) /u 5); 51; ((-6 + (-1 * %b)) /u 5), 0 x1
; ((-1 * %r)<nsw> + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%b,+,5}<nsw><%loop> and {(5 + %b)<nsw>,+,5}<nsw><%loop>: ne, slt, sle, difference 251, at end ult, sub fits s
; {%b,+,5}<nsw><%loop> and 0: uge, at end ne slt, add fits u s, sub fits u s, mul fits u s
; {%b,+,5}<nsw><%loop> and 7: at end ne slt
; (4 * (zext i2 (trunc i8 ({%b,+,5}<nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({%b,+,5}<nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; {(2 * %b),+,10}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(5 + %b)<nsw>,+,5}<nsw><%loop> and 0: uge, at end ne slt, add fits u s, sub fits u s, mul fits u s
; {(5 + %b)<nsw>,+,5}<nsw><%loop> and 7: at end ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add nsw i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %n, %latch ]
  %d0 = sext i8 %i to i16
  %d1 = trunc i8 %i to i4
  %d2 = or i8 %i, -128
  %n = add i8 %i, -1
  %c = icmp ne i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (%b + %r), no poison
; i: {%a,+,-1}<%loop>, no poison, behind all: 0
; d0: (sext i8 {%a,+,-1}<%loop> to i16), u[-128,128), s[-128,128), no poison, behind all: 0
; d1: {(trunc i8 %a to i4),+,-1}<%loop>, no poison, behind all: 0
; d2: %d2, u[-128,0), s[-128,0), no poison, behind all: -128
; n: {(-1 + %a),+,-1}<%loop>, no poison, behind all: -1
; c: %c, no poison, behind all: false
; loop loop: %a; -1; %a, 0 x1
; {%a,+,-1}<nw><%loop> and {(-1 + %a),+,-1}<%loop>: ne, difference 1, at end ult
; {%a,+,-1}<nw><%loop> and 0: uge, at latch ne, at end sge, add fits u s, sub fits u s, mul fits u s
; {%a,+,-1}<nw><%loop> and 7: at end ne ult slt
; (sext i8 {%a,+,-1}<nw><%loop> to i16) and 0: uge, add fits u s, sub fits u s, mul fits u s
; (sext i8 {%a,+,-1}<nw><%loop> to i16) and 7: add fits s, sub fits s
; {(trunc i8 %a to i4),+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %a to i4),+,-1}<%loop> and 7: sle
; %d2 and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: ne, ugt, uge, slt, sle, add fits s
; {(-1 + %a),+,-1}<%loop> and 0: uge, at end ne slt, add fits u s, sub fits u s, mul fits u s
; {(-1 + %a),+,-1}<%loop> and 7: at end ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add nuw i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %n, %latch ]
  %d0 = and i8 %i, -2
  %n = add nuw nsw i8 %i, %r
  %c = icmp ne i8 %n, %b
  %c2 = icmp ne i8 %n, 50
  %cc = or i1 %c, %c2
  br i1 %cc, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (%b + %r), no poison
; i: {0,+,%r}<nuw><nsw><%loop>, u[0,-128), s[0,-128), no poison
; d0: (2 * ({0,+,%r}<nuw><nsw><%loop> /u 2))<nuw><nsw>, u[0,127), s[0,127), times 2, no poison
; n: {%r,+,%r}<nuw><nsw><%loop>, u[0,-128), s[0,-128), no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c2 umax %c), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; (4 * (%b /u 4))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%b + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<nuw><nsw><%loop> and {%r,+,%r}<nuw><nsw><%loop>: ule, sle
; {0,+,%r}<nuw><nsw><%loop> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<nuw><nsw><%loop> and 7: ne, add fits u, sub fits s
; (2 * ({0,+,%r}<nuw><nsw><%loop> /u 2))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (2 * ({0,+,%r}<nuw><nsw><%loop> /u 2))<nuw><nsw> and 7: add fits u, sub fits s
; {%r,+,%r}<nuw><nsw><%loop> and 0: uge, sge, at latch ne, add fits u s, sub fits u s, mul fits u s
; {%r,+,%r}<nuw><nsw><%loop> and 7: at latch ne sge, add fits u, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add i8 %b, %r
  %g = icmp uge i8 %a, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %d0 = shl nuw i8 %i, 1
  %n = add nuw i8 %i, %r
  %c = icmp slt i8 %i, %k
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%b + %r), no poison
; g: %g, no poison
; i: {5,+,%r}<nuw><%loop>, u[5,0), s[5,0), no poison
; d0: {10,+,(2 * %r)<nuw><nsw>}<%loop>, u[0,-1), s[-128,127), times 2, no poison
; n: {(5 + %r)<nuw><nsw>,+,%r}<nw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; (2 * (%b /u 2))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%b + %r) and {5,+,%r}<nuw><%loop>: at latch ne
; (%b + %r) and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; {5,+,%r}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {10,+,(2 * %r)<nuw><nsw>}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(5 + %r)<nuw><nsw>,+,%r}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = add nuw i8 %b, 3
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %j = phi i8 [ %a, %entry ], [ %jn, %latch ]
  %d0 = urem i8 %i, 3
  %jn = lshr i8 %j, %i
  %n = add nuw i8 %i, 3
  %c = icmp ne i8 %n, %r
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (3 + %b), no poison
; i: {100,+,3}<nuw><%loop>, u[100,0), s[100,0), no poison, behind all: (100 + (3 * ((-103 + %r)<nuw><nsw> /u 3))<nuw>)<nsw>
; j: %j
; d0: 1, u[1,2), s[1,2), power or zero, no poison
; jn: %jn
; n: {103,+,3}<nuw><%loop>, u[103,0), s[103,0), no poison, behind all: (103 + (3 * ((-103 + %r)<nuw><nsw> /u 3))<nuw>)<nsw>
; c: %c, no poison
; loop loop: ((-103 + %r)<nuw><nsw> /u 3); 57; ((-103 + %r)<nuw><nsw> /u 3), 0 x1
; entering loop: %b ne (3 + %b), (3 + %b) ne %b
; again loop: %b ne (3 + %b), (3 + %b) ne %b
; {100,+,3}<nuw><%loop> and 1: ne, ugt, uge, mul fits u s
; {100,+,3}<nuw><%loop> and {103,+,3}<nuw><%loop>: ne, ult, difference 253
; {100,+,3}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {100,+,3}<nuw><%loop> and 7: ne, ugt, uge
; %j and 1: mul fits u s
; %j and 0: uge, add fits u s, sub fits u s, mul fits u s
; 1 and %jn: mul fits u s
; 1 and {103,+,3}<nuw><%loop>: ne, ult, ule, mul fits u s
; 1 and 0: ne, ugt, uge, sgt, sge, difference 1, add fits u s, sub fits u s, mul fits u s
; 1 and 7: ne, ult, ule, slt, sle, difference 250, add fits u s, sub fits s, mul fits u s
; %jn and 0: uge, add fits u s, sub fits u s, mul fits u s
; {103,+,3}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {103,+,3}<nuw><%loop> and 7: ne, ugt, uge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nuw i8 %b, 1
  %g = icmp ule i8 %a, 5
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %d0 = and i8 %i, 12
  %n = add nuw nsw i8 %i, -1
  %c = icmp ult i8 %n, %b
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison, in loop: guarded (5 umin %a)
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (1 + %b), no poison
; g: %g, no poison
; i: {100,+,-1}<nuw><nsw><%loop>, u[100,0), s[-128,101), times 5, no poison
; d0: (4 * (zext i2 (trunc i8 ({100,+,-1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; n: {99,+,-1}<nuw><nsw><%loop>, u[99,0), s[-128,100), times 3, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a sle 5, %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (zext i3 (trunc i8 %b to i3) to i8) and {100,+,-1}<nuw><nsw><%loop>: ne, ult, ule
; (zext i3 (trunc i8 %b to i3) to i8) and {99,+,-1}<nuw><nsw><%loop>: ne, ult, ule
; (zext i3 (trunc i8 %b to i3) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i3 (trunc i8 %b to i3) to i8) and 7: ule, sle, add fits u s, sub fits s, mul fits u s
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {100,+,-1}<nuw><nsw><%loop> and (4 * (zext i2 (trunc i8 ({100,+,-1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw>: ne, ugt, uge
; {100,+,-1}<nuw><nsw><%loop> and {99,+,-1}<nuw><nsw><%loop>: ne, ugt, sgt, sge, difference 1, sub fits u s
; {100,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {100,+,-1}<nuw><nsw><%loop> and 7: ne, ugt, uge, add fits s
; (4 * (zext i2 (trunc i8 ({100,+,-1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and {99,+,-1}<nuw><nsw><%loop>: ne, ult, ule
; (4 * (zext i2 (trunc i8 ({100,+,-1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({100,+,-1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; {99,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {99,+,-1}<nuw><nsw><%loop> and 7: ne, ugt, uge, add fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add nsw i8 %b, 1
  %g = icmp ult i8 %a, 5
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 0, %pre ], [ %n, %latch ]
  %d0 = lshr i8 %i, 1
  %n = add nuw i8 %i, %r
  %c = icmp samesign ule i8 %n, %m
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison, in loop: guarded (4 umin %a)
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (1 + %b), no poison
; g: %g, no poison
; i: {0,+,%r}<nuw><%loop>, no poison
; d0: ({0,+,%r}<nuw><%loop> /u 2), u[0,-128), s[0,-128), no poison
; n: {%r,+,%r}<nuw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a ne 5, %a ult 5, %a sle 5, %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (zext i4 (trunc i8 %b to i4) to i8) and {0,+,%r}<nuw><%loop>: uge, sge
; (zext i4 (trunc i8 %b to i4) to i8) and {%r,+,%r}<nuw><%loop>: at latch sge
; (zext i4 (trunc i8 %b to i4) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i4 (trunc i8 %b to i4) to i8) and 7: add fits u s, sub fits s, mul fits u s
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<nuw><%loop> and {%r,+,%r}<nuw><%loop>: ule
; {0,+,%r}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({0,+,%r}<nuw><%loop> /u 2) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({0,+,%r}<nuw><%loop> /u 2) and 7: add fits u, sub fits s
; {%r,+,%r}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nsw i8 %b, 3
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %d0 = select i1 %q, i8 %i, i8 %r
  %n = add nuw nsw i8 %i, 3
  %c = icmp eq i8 %n, %r
  %e = icmp uge i8 %i, %r
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (3 + %b), no poison
; i: {100,+,3}<nuw><nsw><%loop>, u[100,101), s[100,101), no poison
; d0: %d0, u[0,-128), s[0,-128), no poison
; n: {103,+,3}<nuw><nsw><%loop>, u[103,104), s[103,104), no poison
; c: %c
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 0; 0, 0 x1
; loop loop by loop: 0; 0; 0
; loop loop by latch2: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; entering loop: %b ne (3 + %b), (3 + %b) ne %b
; again loop: %b ne (3 + %b), %r ne (zext i3 (trunc i8 %b to i3) to i8), %r ne 0, %r ne 5, (zext i3 (trunc i8 %b to i3) to i8) ne %r, (zext i3 (trunc i8 %b to i3) to i8) ult %r, (zext i3 (trunc i8 %b to i3) to i8) sle %r, (3 + %b) ne %b
; (zext i3 (trunc i8 %b to i3) to i8) and {100,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; (zext i3 (trunc i8 %b to i3) to i8) and {103,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; (zext i3 (trunc i8 %b to i3) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i3 (trunc i8 %b to i3) to i8) and 7: ule, sle, add fits u s, sub fits s, mul fits u s
; (3 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {100,+,3}<nuw><nsw><%loop> and {103,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 253, add fits u, sub fits s
; {100,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; {103,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {103,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nsw i8 %b, 3
  br label %loop

loop:
  %i = phi i8 [ 5, %entry ], [ %n, %latch ]
  %d0 = zext i8 %i to i16
  %d1 = trunc i8 %i to i4
  %n = add nsw i8 %i, 5
  %c = icmp ult i8 %n, 0
  %c2 = icmp eq i8 %n, %a
  %cc = select i1 %c, i1 %c2, i1 false
  br i1 %cc, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (3 + %b), no poison
; i: {5,+,5}<nuw><nsw><%loop>, u[5,-128), s[5,-128), times 5, no poison
; d0: {5,+,5}<nuw><nsw><%loop>, u[5,-32768), s[5,-32768), times 5, no poison
; d1: {5,+,5}<%loop>, no poison
; n: {10,+,5}<nuw><nsw><%loop>, u[10,-128), s[10,-128), times 5, no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c umin %c2), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (3 + %b), (3 + %b) ne %b
; again loop: %b ne (3 + %b), (3 + %b) ne %b
; (3 + %b) and {5,+,5}<nuw><nsw><%loop>: at end ne ult slt sge
; (3 + %b) and {10,+,5}<nuw><nsw><%loop>: at end ne ult slt sge
; (3 + %b) and 0: uge, at end ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; (3 + %b) and 7: at end ne ult slt sge
; {5,+,5}<nuw><nsw><%loop> and {10,+,5}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 251, at end sge, sub fits s
; {5,+,5}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at end ult slt, add fits u s, sub fits u s, mul fits u s
; {5,+,5}<nuw><nsw><%loop> and 7: ne, at end ult slt sge, add fits u, sub fits s
; {5,+,5}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at end ult slt, add fits u s, sub fits u s, mul fits u s
; {5,+,5}<nuw><nsw><%loop> and 7: ne, at end ult slt sge, add fits u, sub fits s
; {5,+,5}<%loop> and 0: uge, at end ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {5,+,5}<%loop> and 7: sle, at end ne ult slt sge
; {10,+,5}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at end ult slt, add fits u s, sub fits u s, mul fits u s
; {10,+,5}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at end ult slt, add fits u, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add nuw i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = xor i8 %i, -1
  %d1 = or disjoint i8 %i, 8
  %jn = lshr i8 %j, 3
  %n = add nsw i8 %i, 3
  %c = icmp sge i8 %i, 0
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (%b + %r), no poison
; i: {100,+,3}<nuw><nsw><%loop>, u[100,-128), s[100,-128), no poison, behind all: -126
; j: %j, u[0,2), s[0,2), behind all: 0
; d0: {-101,+,-3}<nsw><%loop>, u[-128,-100), s[-128,-100), no poison, behind all: 125
; d1: {108,+,3}<nuw><%loop>, u[108,-120), s[108,-120), times 3, no poison, behind all: -118
; jn: (%j /u 8), u[0,1), s[0,1), behind all: 0
; n: {103,+,3}<nuw><%loop>, u[103,-125), s[103,-125), no poison, behind all: -123
; c: %c, no poison, behind all: false
; loop loop: 10; 9; 10, 11 x11
; %j and {-101,+,-3}<nsw><%loop>: ne, ult, ule, sgt, sge
; %j and {108,+,3}<nuw><%loop>: ne, ult, ule
; %j and (%j /u 8): uge, sge, at end ne ult slt
; %j and {103,+,3}<nuw><%loop>: ne, ult, ule
; %j and 0: uge, sge, at end ne slt, add fits u s, sub fits u s, mul fits u s
; %j and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {-101,+,-3}<nsw><%loop> and (%j /u 8): ne, ugt, uge, slt, sle, at end sge
; {-101,+,-3}<nsw><%loop> and 0: ne, ugt, uge, slt, sle, at end sge, add fits u s, sub fits u s, mul fits u s
; {-101,+,-3}<nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u
; {108,+,3}<nuw><%loop> and (%j /u 8): ne, ugt, uge
; {108,+,3}<nuw><%loop> and {103,+,3}<nuw><%loop>: ne, ugt, difference 5, sub fits u
; {108,+,3}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {108,+,3}<nuw><%loop> and 7: ne, ugt, uge, at end ult slt, add fits u, sub fits u
; (%j /u 8) and {103,+,3}<nuw><%loop>: ne, ult, ule
; (%j /u 8) and 0: uge, sle, sge, at end ne ult slt, add fits u s, sub fits u s, mul fits u s
; (%j /u 8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {103,+,3}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {103,+,3}<nuw><%loop> and 7: ne, ugt, uge, at end ult slt, add fits u, sub fits u
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = add nuw i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ 5, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = and i8 %i, -2
  %d1 = trunc i8 %i to i4
  %jn = add i8 %j, %r
  %n = add nuw nsw i8 %i, 4
  %c = icmp ugt i8 %n, 100
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (%b + %r), no poison
; i: {5,+,4}<nuw><nsw><%loop>, u[5,6), s[5,6), no poison, behind all: 5
; j: {1,+,%r}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; d0: {4,+,4}<nuw><%loop>, u[4,5), s[4,5), times 4, no poison, behind all: 4
; d1: {5,+,4}<%loop>, u[5,6), s[5,6), no poison, behind all: 5
; jn: {(1 + %r)<nuw><nsw>,+,%r}<nw><%loop>, u[1,21), s[1,21), no poison, behind all: (1 + %r)<nuw><nsw>
; n: {9,+,4}<nuw><nsw><%loop>, u[9,10), s[9,10), no poison, behind all: 9
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; {1,+,%r}<nuw><nsw><%loop> and {4,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {1,+,%r}<nuw><nsw><%loop> and {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ule, sle, add fits u s
; {1,+,%r}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {1,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,%r}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u
; {4,+,4}<nuw><nsw><%loop> and {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: add fits u s
; {4,+,4}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 251, add fits u s, sub fits s
; {4,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {4,+,4}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {5,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,4}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u, sub fits s
; {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: at latch ne ult slt, add fits u s, sub fits s
; {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 7: add fits u s, sub fits s, mul fits u
; {9,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {9,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add i8 %b, 3
  %g = icmp eq i8 %b, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %b, %pre ], [ %n, %latch ]
  %d0 = mul i8 %i, %i
  %d1 = mul nsw i8 %i, 2
  %d2 = lshr i8 %i, 2
  %n = add i8 %i, -1
  %c = icmp slt i8 %n, %b
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison, in loop: guarded 0
; k: (3 + %b), no poison, in loop: guarded 3
; g: %g, no poison
; i: {%b,+,-1}<%loop>, no poison
; d0: {(%b * %b),+,(1 + (-2 * %b))<nuw><nsw>,+,2}<%loop>, no poison
; d1: {(2 * %b),+,-2}<%loop>, u[0,-1), s[-128,127), times 2, no poison
; d2: ({%b,+,-1}<%loop> /u 4), u[0,64), s[0,64), no poison
; n: {(-1 + %b),+,-1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (3 + %b), %b ult (3 + %b), %b sle 0, %b ne 5, %b ult 5, %b sle 5, (3 + %b) ne %b, (3 + %b) ne 0, (3 + %b) ne 5, (3 + %b) ult 5, (3 + %b) sle 5
; again loop: %b ne (3 + %b), (3 + %b) ne %b
; {%b,+,-1}<%loop> and {(-1 + %b),+,-1}<%loop>: ne, difference 1
; {%b,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(%b * %b),+,(1 + (-2 * %b))<nuw><nsw>,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(2 * %b),+,-2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({%b,+,-1}<%loop> /u 4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({%b,+,-1}<%loop> /u 4) and 7: add fits u s, sub fits s
; {(-1 + %b),+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = shl nuw i8 %i, 2
  %d1 = shl i8 %i, 1
  %d2 = sub i8 -1, %i
  %jn = add i8 %j, 1
  %n = add i8 %i, 2
  %c = icmp sle i8 %m, %n
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: ((-1 * %r)<nsw> + %b), no poison
; i: {0,+,2}<%loop>, u[0,-1), s[-128,127), times 2, no poison
; j: {1,+,1}<%loop>, no poison
; d0: {0,+,8}<%loop>, u[0,-7), s[-128,121), times 8, no poison
; d1: {0,+,4}<%loop>, u[0,-3), s[-128,125), times 4, no poison
; d2: {-1,+,-2}<%loop>, no poison
; jn: {2,+,1}<%loop>, no poison
; n: {2,+,2}<%loop>, u[0,-1), s[-128,127), times 2, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; {0,+,8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,8}<%loop> and 7: add fits u s
; {0,+,4}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-1,+,-2}<%loop> and 0: uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-1,+,-2}<%loop> and 7: slt, sle
; {2,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<%loop> and 0: uge, at latch sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<%loop> and 7: at end ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add i8 %b, %r
  %g = icmp ult i8 %r, 5
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %d0 = sdiv i8 %i, 3
  %d1 = mul i8 %i, %i
  %d2 = ashr i8 %i, 1
  %n = add nuw i8 %i, 1
  %c = icmp slt i8 %i, 20
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (4 umin %r)
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%b + %r), no poison, in loop: guarded ((4 umin %r) + %b)
; g: %g, no poison
; i: {5,+,1}<nuw><nsw><%loop>, u[5,6), s[5,6), no poison, behind all: 5
; d0: ({5,+,1}<nuw><nsw><%loop> /u 3), u[1,2), s[1,2), no poison, behind all: 1
; d1: {25,+,11,+,2}<%loop>, no poison, behind all: 25
; d2: %d2, u[-64,64), s[-64,64), no poison, behind all: 2
; n: {6,+,1}<nuw><nsw><%loop>, u[6,7), s[6,7), no poison, behind all: 6
; c: %c, no poison, behind all: true
; loop loop: 0; 0; 0, 1 x1
; entering loop: %r ne 5, %r ult 5, %r sle 5
; {5,+,1}<nuw><nsw><%loop> and ({5,+,1}<nuw><nsw><%loop> /u 3): ne, ugt, uge, sgt, sge
; {5,+,1}<nuw><nsw><%loop> and {6,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u s, sub fits s
; {5,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; ({5,+,1}<nuw><nsw><%loop> /u 3) and {6,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; ({5,+,1}<nuw><nsw><%loop> /u 3) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; ({5,+,1}<nuw><nsw><%loop> /u 3) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {25,+,11,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d2 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: add fits s, sub fits s
; {6,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {6,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, %a
  %g = icmp sle i8 %m, %b
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %d0 = xor i8 %i, 7
  %d1 = add i8 %i, 3
  %d2 = xor i8 %i, -1
  %n = add nuw nsw i8 %i, %r
  %c = icmp ugt i8 %n, %b
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded ((zext i3 (trunc i8 %b to i3) to i8) smax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison, in loop: guarded (zext i3 (trunc i8 ((zext i3 (trunc i8 %b to i3) to i8) smax %b) to i3) to i8)
; k: ((-1 * %a) + %b), no poison, in loop: guarded ((-1 * %a) + ((zext i3 (trunc i8 %b to i3) to i8) smax %b))
; g: %g, no poison
; i: {5,+,%r}<nuw><nsw><%loop>, u[5,-128), s[5,-128), no poison
; d0: %d0, u[0,-128), s[0,-128), no poison
; d1: {8,+,%r}<nuw><%loop>, u[8,0), s[8,0), no poison
; d2: {-6,+,(-1 * %r)<nsw>}<nw><%loop>, no poison
; n: {(5 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>, u[5,-128), s[5,-128), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: (zext i3 (trunc i8 %b to i3) to i8) sle %b
; {5,+,%r}<nuw><nsw><%loop> and {8,+,%r}<nuw><%loop>: ne, ult, ule, difference 253
; {5,+,%r}<nuw><nsw><%loop> and {(5 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ule, sle
; {5,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,%r}<nuw><nsw><%loop> and 7: add fits u, sub fits s
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; {8,+,%r}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {8,+,%r}<nuw><%loop> and 7: ne, ugt, uge
; {-6,+,(-1 * %r)<nsw>}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(5 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(5 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 7: add fits u, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = add i8 %b, %r
  %g = icmp sge i8 %r, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %b, %pre ], [ %n, %latch ]
  %d0 = sub i8 3, %i
  %d1 = and i8 %i, 3
  %d2 = trunc i8 %i to i4
  %n = add nuw nsw i8 %i, 1
  %c = icmp ne i8 %i, 20
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (%b + %r), no poison
; g: %g, no poison
; i: {%b,+,1}<nuw><nsw><%loop>, no poison, behind all: 20
; d0: {(3 + (-1 * %b)),+,-1}<nw><%loop>, no poison, behind all: -17
; d1: (zext i2 {(trunc i8 %b to i2),+,1}<%loop> to i8), u[0,4), s[0,4), no poison, behind all: 0
; d2: {(trunc i8 %b to i4),+,1}<%loop>, no poison, behind all: 4
; n: {(1 + %b),+,1}<nw><%loop>, no poison, behind all: 21
; c: %c, no poison, behind all: false
; loop loop: (20 + (-1 * %b)); 127; (20 + (-1 * %b)), 0 x1
; {%b,+,1}<nuw><nsw><%loop> and {(1 + %b),+,1}<nw><%loop>: ne, difference 255
; {%b,+,1}<nuw><nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(3 + (-1 * %b)),+,-1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {(trunc i8 %b to i2),+,1}<%loop> to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {(trunc i8 %b to i2),+,1}<%loop> to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {(trunc i8 %b to i4),+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %b to i4),+,1}<%loop> and 7: sle
; {(1 + %b),+,1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nuw i8 %b, 3
  %g = icmp ult i8 %b, %b
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %d0 = and i8 %i, 12
  %d1 = zext i8 %i to i16
  %d2 = and i8 %i, 3
  %n = add nsw i8 %i, -1
  %c = icmp ult i8 %n, 0
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded ((-1 + (1 umax %b)) umin %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison, in loop: guarded (2 * (((-1 + (1 umax %b)) umin %b) /u 2))<nuw>
; k: (3 + %b), no poison, in loop: guarded (3 + ((-1 + (1 umax %b)) umin %b))
; g: %g, no poison
; i: {5,+,-1}<nuw><nsw><%loop>, u[5,6), s[5,6), times 5, no poison, behind all: 5
; d0: (4 * ({5,+,-1}<nuw><nsw><%loop> /u 4))<nuw><nsw>, u[4,5), s[4,5), times 4, no poison, behind all: 4
; d1: {5,+,255}<nuw><nsw><%loop>, u[5,6), s[5,6), times 5, no poison, behind all: 5
; d2: {1,+,3}<nuw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; n: {4,+,-1}<nsw><%loop>, u[4,5), s[4,5), no poison, behind all: 4
; c: %c, no poison, behind all: false
; loop loop: false; false; false, 1 x1
; entering loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (2 * (%b /u 2))<nuw>, %a ult (2 * (%b /u 2))<nuw>, %a sle (2 * (%b /u 2))<nuw>, %a ne (3 + %b), %a ult (3 + %b), %a sle (3 + %b), %a ne 0, %a ult 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (2 * (%b /u 2))<nuw>, %b ult (2 * (%b /u 2))<nuw>, %b sle (2 * (%b /u 2))<nuw>, %b ne (3 + %b), %b ult (3 + %b), %b sle (3 + %b), %b ne 0, %b ult 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (2 * (%b /u 2))<nuw>, %r ult (2 * (%b /u 2))<nuw>, %r sle (2 * (%b /u 2))<nuw>, %r ne (3 + %b), %r ult (3 + %b), %r sle (3 + %b), %r ne 0, %r ult 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (2 * (%b /u 2))<nuw> ne %a, (2 * (%b /u 2))<nuw> ult %a, (2 * (%b /u 2))<nuw> sle %a, (2 * (%b /u 2))<nuw> ne %b, (2 * (%b /u 2))<nuw> ult %b, (2 * (%b /u 2))<nuw> sle %b, (2 * (%b /u 2))<nuw> ne %r, (2 * (%b /u 2))<nuw> ult %r, (2 * (%b /u 2))<nuw> sle %r, (2 * (%b /u 2))<nuw> ne (3 + %b), (2 * (%b /u 2))<nuw> ult (3 + %b), (2 * (%b /u 2))<nuw> sle (3 + %b), (2 * (%b /u 2))<nuw> ne 0, (2 * (%b /u 2))<nuw> ult 0, (2 * (%b /u 2))<nuw> sle 0, (2 * (%b /u 2))<nuw> ne 5, (2 * (%b /u 2))<nuw> ult 5, (2 * (%b /u 2))<nuw> sle 5, (3 + %b) ne %a, (3 + %b) ult %a, (3 + %b) sle %a, (3 + %b) ne %b, (3 + %b) ult %b, (3 + %b) sle %b, (3 + %b) ne %r, (3 + %b) ult %r, (3 + %b) sle %r, (3 + %b) ne (2 * (%b /u 2))<nuw>, (3 + %b) ult (2 * (%b /u 2))<nuw>, (3 + %b) sle (2 * (%b /u 2))<nuw>, (3 + %b) ne 0, (3 + %b) ult 0, (3 + %b) sle 0, (3 + %b) ne 5, (3 + %b) ult 5, (3 + %b) sle 5
; again loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (2 * (%b /u 2))<nuw>, %a ult (2 * (%b /u 2))<nuw>, %a sle (2 * (%b /u 2))<nuw>, %a ne (3 + %b), %a ult (3 + %b), %a sle (3 + %b), %a ne 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (2 * (%b /u 2))<nuw>, %b ult (2 * (%b /u 2))<nuw>, %b sle (2 * (%b /u 2))<nuw>, %b ne (3 + %b), %b ult (3 + %b), %b sle (3 + %b), %b ne 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (2 * (%b /u 2))<nuw>, %r ult (2 * (%b /u 2))<nuw>, %r sle (2 * (%b /u 2))<nuw>, %r ne (3 + %b), %r ult (3 + %b), %r sle (3 + %b), %r ne 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (2 * (%b /u 2))<nuw> ne %a, (2 * (%b /u 2))<nuw> ult %a, (2 * (%b /u 2))<nuw> sle %a, (2 * (%b /u 2))<nuw> ne %b, (2 * (%b /u 2))<nuw> ult %b, (2 * (%b /u 2))<nuw> sle %b, (2 * (%b /u 2))<nuw> ne %r, (2 * (%b /u 2))<nuw> ult %r, (2 * (%b /u 2))<nuw> sle %r, (2 * (%b /u 2))<nuw> ne (3 + %b), (2 * (%b /u 2))<nuw> ult (3 + %b), (2 * (%b /u 2))<nuw> sle (3 + %b), (2 * (%b /u 2))<nuw> ne 0, (2 * (%b /u 2))<nuw> sle 0, (2 * (%b /u 2))<nuw> ne 5, (2 * (%b /u 2))<nuw> ult 5, (2 * (%b /u 2))<nuw> sle 5, (3 + %b) ne %a, (3 + %b) ult %a, (3 + %b) sle %a, (3 + %b) ne %b, (3 + %b) ult %b, (3 + %b) sle %b, (3 + %b) ne %r, (3 + %b) ult %r, (3 + %b) sle %r, (3 + %b) ne (2 * (%b /u 2))<nuw>, (3 + %b) ult (2 * (%b /u 2))<nuw>, (3 + %b) sle (2 * (%b /u 2))<nuw>, (3 + %b) ne 0, (3 + %b) sle 0, (3 + %b) ne 5, (3 + %b) ult 5, (3 + %b) sle 5
; {5,+,-1}<nuw><nsw><%loop> and (4 * ({5,+,-1}<nuw><nsw><%loop> /u 4))<nuw><nsw>: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt
; {5,+,-1}<nuw><nsw><%loop> and {1,+,3}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits s, sub fits u s
; {5,+,-1}<nuw><nsw><%loop> and {4,+,-1}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, difference 1, at pre ult slt, at loop ult slt, at latch ult slt, add fits s, sub fits u s
; {5,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {5,+,-1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u s, sub fits s, mul fits s
; (4 * ({5,+,-1}<nuw><nsw><%loop> /u 4))<nuw><nsw> and {1,+,3}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt
; (4 * ({5,+,-1}<nuw><nsw><%loop> /u 4))<nuw><nsw> and {4,+,-1}<nuw><nsw><%loop>: eq, ule, uge, sle, sge, at pre ne ult slt, at loop ne ult slt, at latch ne ult slt
; (4 * ({5,+,-1}<nuw><nsw><%loop> /u 4))<nuw><nsw> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; (4 * ({5,+,-1}<nuw><nsw><%loop> /u 4))<nuw><nsw> and 7: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u s, sub fits s, mul fits u s
; {5,+,255}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {5,+,255}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u s, sub fits s, mul fits u s
; {1,+,3}<nuw><nsw><%loop> and {4,+,-1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits s, sub fits s
; {1,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {1,+,3}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u s, sub fits s, mul fits u s
; {4,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {4,+,-1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u s, sub fits s, mul fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, %r
  br label %loop

loop:
  %i = phi i8 [ -10, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = or disjoint i8 %i, 1
  %d1 = mul i8 %i, %i
  %d2 = trunc i8 %i to i4
  %jn = mul i8 %j, 1
  %n = add i8 %i, -1
  %c = icmp eq i8 %i, %b
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: ((-1 * %r)<nsw> + %b), no poison
; i: {-10,+,-1}<%loop>, no poison
; j: %j
; d0: {-9,+,-1}<%loop>, no poison
; d1: {100,+,21,+,2}<%loop>, no poison
; d2: {6,+,-1}<%loop>, no poison
; jn: %j
; n: {-11,+,-1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; %j and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-9,+,-1}<%loop> and {-11,+,-1}<%loop>: ne, difference 2
; {-9,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {100,+,21,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {6,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {6,+,-1}<%loop> and 7: sle
; {-11,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nsw i8 %b, 3
  br label %loop

loop:
  %i = phi i8 [ 5, %entry ], [ %n, %latch ]
  %d0 = select i1 %q, i8 %i, i8 3
  %d1 = ashr i8 %i, 1
  %d2 = urem i8 %i, 5
  %n = add i8 %i, 1
  %c = icmp sgt i8 %n, %b
  %e = icmp ne i8 %i, 30
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (3 + %b), no poison
; i: {5,+,1}<nuw><nsw><%loop>, u[5,6), s[5,6), no poison
; d0: %d0, no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; d2: ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>), u[0,1), s[0,1), no poison
; n: {6,+,1}<nuw><nsw><%loop>, u[6,7), s[6,7), no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 0; 0, 0 x1
; loop loop by loop: 0; 0; 0
; loop loop by latch2: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; entering loop: %b ne (3 + %b), (3 + %b) ne %b
; again loop: %b ne (3 + %b), %b sle 5, (3 + %b) ne %b
; {5,+,1}<nuw><nsw><%loop> and ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>): ne, ugt, uge, sgt, sge, sub fits u s
; {5,+,1}<nuw><nsw><%loop> and {6,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u s, sub fits s
; {5,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch2 sge, at latch sge, add fits u s, sub fits s, mul fits u s
; %d0 and ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>): uge
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>): uge
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>) and {6,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>) and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({5,+,1}<nuw><nsw><%loop> /u 5))<nuw><nsw> + {5,+,1}<nuw><nsw><%loop>) and 7: ne, ult, ule, slt, sle
; {6,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {6,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch2 sge, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nuw i8 %b, %a
  %g = icmp ule i8 %b, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %j = phi i8 [ 0, %pre ], [ %jn, %latch ]
  %d0 = lshr i8 %i, 1
  %jn = sub i8 %j, 3
  %n = add nuw i8 %i, 4
  %c = icmp ult i8 %n, 0
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison, in loop: guarded 0
; k: (%a + %b), no poison, in loop: guarded %a
; g: %g, no poison
; i: {5,+,4}<nuw><nsw><%loop>, u[5,6), s[5,6), no poison, behind all: 5
; j: {0,+,-3}<nuw><nsw><%loop>, u[0,1), s[0,1), times 253, no poison, behind all: 0
; d0: {2,+,2}<nw><%loop>, u[2,3), s[2,3), times 2, no poison, behind all: 2
; jn: {-3,+,-3}<nuw><nsw><%loop>, u[-3,-2), s[-3,-2), times 253, no poison, behind all: -3
; n: {9,+,4}<nuw><nsw><%loop>, u[9,10), s[9,10), no poison, behind all: 9
; c: %c, no poison, behind all: false
; loop loop: false; false; false, 1 x1
; entering loop: %b sle 0, %b ne 5, %b ult 5, %b sle 5
; again loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (2 * (%b /u 2))<nuw>, %a ult (2 * (%b /u 2))<nuw>, %a sle (2 * (%b /u 2))<nuw>, %a ne (%a + %b), %a ult (%a + %b), %a sle (%a + %b), %a ne 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (2 * (%b /u 2))<nuw>, %b ult (2 * (%b /u 2))<nuw>, %b sle (2 * (%b /u 2))<nuw>, %b ne (%a + %b), %b ult (%a + %b), %b sle (%a + %b), %b ne 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (2 * (%b /u 2))<nuw>, %r ult (2 * (%b /u 2))<nuw>, %r sle (2 * (%b /u 2))<nuw>, %r ne (%a + %b), %r ult (%a + %b), %r sle (%a + %b), %r ne 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (2 * (%b /u 2))<nuw> ne %a, (2 * (%b /u 2))<nuw> ult %a, (2 * (%b /u 2))<nuw> sle %a, (2 * (%b /u 2))<nuw> ne %b, (2 * (%b /u 2))<nuw> ult %b, (2 * (%b /u 2))<nuw> sle %b, (2 * (%b /u 2))<nuw> ne %r, (2 * (%b /u 2))<nuw> ult %r, (2 * (%b /u 2))<nuw> sle %r, (2 * (%b /u 2))<nuw> ne (%a + %b), (2 * (%b /u 2))<nuw> ult (%a + %b), (2 * (%b /u 2))<nuw> sle (%a + %b), (2 * (%b /u 2))<nuw> ne 0, (2 * (%b /u 2))<nuw> sle 0, (2 * (%b /u 2))<nuw> ne 5, (2 * (%b /u 2))<nuw> ult 5, (2 * (%b /u 2))<nuw> sle 5, (%a + %b) ne %a, (%a + %b) ult %a, (%a + %b) sle %a, (%a + %b) ne %b, (%a + %b) ult %b, (%a + %b) sle %b, (%a + %b) ne %r, (%a + %b) ult %r, (%a + %b) sle %r, (%a + %b) ne (2 * (%b /u 2))<nuw>, (%a + %b) ult (2 * (%b /u 2))<nuw>, (%a + %b) sle (2 * (%b /u 2))<nuw>, (%a + %b) ne 0, (%a + %b) sle 0, (%a + %b) ne 5, (%a + %b) ult 5, (%a + %b) sle 5
; {5,+,4}<nuw><nsw><%loop> and {0,+,-3}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, at latch ult slt, add fits s, sub fits s
; {5,+,4}<nuw><nsw><%loop> and {2,+,2}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s
; {5,+,4}<nuw><nsw><%loop> and {-3,+,-3}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, at latch slt, add fits s, sub fits s
; {5,+,4}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 252, at latch sge, add fits u s, sub fits s
; {5,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {5,+,4}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {0,+,-3}<nuw><nsw><%loop> and {2,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s
; {0,+,-3}<nuw><nsw><%loop> and {-3,+,-3}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, difference 3, at latch slt, add fits s, sub fits s
; {0,+,-3}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits s, sub fits s
; {0,+,-3}<nuw><nsw><%loop> and 0: eq, ule, uge, sle, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; {0,+,-3}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits s
; {2,+,2}<nuw><nsw><%loop> and {-3,+,-3}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, at latch slt, add fits u s, sub fits s
; {2,+,2}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s
; {2,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {-3,+,-3}<nuw><nsw><%loop> and {9,+,4}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, at latch ult sge, add fits s, sub fits u s
; {-3,+,-3}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, at latch ult sge, add fits u s, sub fits u s, mul fits u s
; {-3,+,-3}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, at latch ult sge, add fits s, sub fits u s, mul fits s
; {9,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {9,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at latch ult slt, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = sub i8 %b, 1
  %ur = urem i8 %b, 4
  %g = icmp ne i8 %ur, 0
  %g2 = icmp eq i8 %b, 50
  %gg = and i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 1, %pre ], [ %n, %latch ]
  %d0 = xor i8 %i, 7
  %n = add nsw i8 %i, 2
  %c = icmp slt i8 %i, 100
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 50
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison, in loop: guarded 48
; k: (-1 + %b), no poison, in loop: guarded 49
; ur: (zext i2 (trunc i8 %b to i2) to i8), u[0,4), s[0,4), no poison, in loop: guarded 2
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umin %g), no poison
; i: {1,+,2}<nuw><nsw><%loop>, u[1,102), s[1,102), no poison, behind all: 101
; d0: %d0, u[0,-128), s[0,-128), no poison, behind all: 98
; n: {3,+,2}<nuw><nsw><%loop>, u[3,104), s[3,104), no poison, behind all: 103
; c: %c, no poison, behind all: false
; loop loop: 50; 50; 50, 51 x51
; entering loop: %b ne (-1 + %b), %b ne 0, %b ne 5, (-1 + %b) ne %b, (-1 + %b) ne 0, (-1 + %b) ne 5
; again loop: %b ne (-1 + %b), (-1 + %b) ne %b
; (-1 + %b) and 0: uge, at pre ne sge, at loop ne sge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; (-1 + %b) and 7: at pre ne sge, at loop ne sge, at latch ne sge
; (zext i2 (trunc i8 %b to i2) to i8) and {1,+,2}<nuw><nsw><%loop>: add fits u s, sub fits s
; (zext i2 (trunc i8 %b to i2) to i8) and {3,+,2}<nuw><nsw><%loop>: ule, sle, add fits u s, sub fits s
; (zext i2 (trunc i8 %b to i2) to i8) and 0: uge, sge, at pre ne, at loop ne, at latch ne, add fits u s, sub fits u s, mul fits u s
; (zext i2 (trunc i8 %b to i2) to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {1,+,2}<nuw><nsw><%loop> and {3,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, add fits u, sub fits s
; {1,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,2}<nuw><nsw><%loop> and 7: add fits u s, sub fits s
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; {3,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {3,+,2}<nuw><nsw><%loop> and 7: add fits u s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nsw i8 %b, 3
  %g = icmp ugt i8 %r, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 0, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = udiv i8 %i, 2
  %jn = add nsw i8 %j, 2
  %n = add nuw nsw i8 %i, 1
  %c = icmp uge i8 %i, 20
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (1 umax %r)
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (3 + %b), no poison
; g: %g, no poison
; i: {0,+,1}<nuw><nsw><%loop>, u[0,1), s[0,1), no poison, behind all: 0
; j: {%a,+,2}<nsw><%loop>, no poison, behind all: %a
; d0: ({0,+,1}<nuw><nsw><%loop> /u 2), u[0,1), s[0,1), no poison, behind all: 0
; jn: {(2 + %a),+,2}<nw><%loop>, no poison, behind all: (2 + %a)
; n: {1,+,1}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b ne (3 + %b), %r ne 0, (3 + %b) ne %b
; again loop: %a ne %r, %a ne (zext i3 (trunc i8 %b to i3) to i8), %a ne 0, %a ne 5, %b ne %r, %b ne (zext i3 (trunc i8 %b to i3) to i8), %b ne (3 + %b), %b ne 0, %b ne 5, %r ult %a, %r ult %b, %r ne (zext i3 (trunc i8 %b to i3) to i8), %r ult (zext i3 (trunc i8 %b to i3) to i8), %r ult (3 + %b), %r ne 0, %r ne 5, (zext i3 (trunc i8 %b to i3) to i8) ult %a, (zext i3 (trunc i8 %b to i3) to i8) ult %b, (zext i3 (trunc i8 %b to i3) to i8) ne %r, (zext i3 (trunc i8 %b to i3) to i8) ult %r, (zext i3 (trunc i8 %b to i3) to i8) ult (3 + %b), (zext i3 (trunc i8 %b to i3) to i8) ne 0, (zext i3 (trunc i8 %b to i3) to i8) ne 5, (3 + %b) ne %b, (3 + %b) ne %r, (3 + %b) ne (zext i3 (trunc i8 %b to i3) to i8), (3 + %b) ne 0, (3 + %b) ne 5
; {0,+,1}<nuw><nsw><%loop> and {%a,+,2}<nuw><nsw><%loop>: ule, add fits u s
; {0,+,1}<nuw><nsw><%loop> and ({0,+,1}<nuw><nsw><%loop> /u 2): ule, uge, sle, sge, at latch ne ult slt
; {0,+,1}<nuw><nsw><%loop> and {(2 + %a),+,2}<nuw><nsw><%loop>: ule, add fits u s
; {0,+,1}<nuw><nsw><%loop> and {1,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u s, sub fits s
; {0,+,1}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {%a,+,2}<nuw><nsw><%loop> and ({0,+,1}<nuw><nsw><%loop> /u 2): uge, at latch ne
; {%a,+,2}<nuw><nsw><%loop> and {(2 + %a),+,2}<nuw><nsw><%loop>: ne, difference 254
; {%a,+,2}<nuw><nsw><%loop> and {1,+,1}<nuw><nsw><%loop>: at latch ne
; {%a,+,2}<nuw><nsw><%loop> and 0: uge, at latch ne, add fits u s, sub fits u s, mul fits u s
; {%a,+,2}<nuw><nsw><%loop> and 7: at latch ne
; ({0,+,1}<nuw><nsw><%loop> /u 2) and {(2 + %a),+,2}<nuw><nsw><%loop>: ule, at latch ult
; ({0,+,1}<nuw><nsw><%loop> /u 2) and {1,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; ({0,+,1}<nuw><nsw><%loop> /u 2) and 0: uge, sle, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; ({0,+,1}<nuw><nsw><%loop> /u 2) and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; {(2 + %a),+,2}<nuw><nsw><%loop> and {1,+,1}<nuw><nsw><%loop>: at latch ne
; {(2 + %a),+,2}<nuw><nsw><%loop> and 0: uge, at latch ne, add fits u s, sub fits u s, mul fits u s
; {(2 + %a),+,2}<nuw><nsw><%loop> and 7: at latch ne
; {1,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add i8 %b, %r
  %g = icmp ult i8 %r, 3
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = and i8 %i, 7
  %d1 = and i8 %i, 3
  %jn = sub i8 %j, %r
  %n = add i8 %i, -1
  %c = icmp ugt i8 %k, %n
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (2 umin %r)
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (%b + %r), no poison, in loop: guarded ((2 umin %r) + %b)
; g: %g, no poison
; i: {5,+,-1}<%loop>, no poison
; j: {%a,+,(-1 * %r)<nsw>}<%loop>, no poison
; d0: (zext i3 {-3,+,-1}<%loop> to i8), u[0,8), s[0,8), no poison
; d1: (zext i2 {1,+,-1}<%loop> to i8), u[0,4), s[0,4), no poison
; jn: {((-1 * %r)<nsw> + %a),+,(-1 * %r)<nsw>}<%loop>, no poison
; n: {4,+,-1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %r ne 5, %r ult 5, %r sle 5
; {%a,+,(-1 * %r)<nsw>}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i3 {-3,+,-1}<%loop> to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i3 {-3,+,-1}<%loop> to i8) and 7: ule, sle, add fits u s, sub fits s, mul fits u s
; (zext i2 {1,+,-1}<%loop> to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {1,+,-1}<%loop> to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {((-1 * %r)<nsw> + %a),+,(-1 * %r)<nsw>}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {4,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = sub i8 %b, 3
  %g = icmp sle i8 %r, 3
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %r, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = or i8 %i, 8
  %d1 = ashr i8 %i, 1
  %jn = shl i8 %j, %r
  %n = add nuw i8 %i, 5
  %c = icmp sgt i8 %i, -1
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (3 smin %r)
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (-3 + %b), no poison
; g: %g, no poison
; i: {%r,+,5}<nuw><nsw><%loop>, u[0,20), s[0,20), no poison, behind all: %r
; j: %j, behind all: %a
; d0: %d0, u[8,0), s[8,0), no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; jn: %jn
; n: {(5 + %r)<nuw><nsw>,+,5}<nuw><nsw><%loop>, u[5,25), s[5,25), no poison, behind all: (5 + %r)<nuw><nsw>
; c: %c, no poison
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b ne (-3 + %b), %r ne 5, %r ult 5, %r sle 5, (-3 + %b) ne %b
; again loop: %b ne (-3 + %b), (-3 + %b) ne %b
; %j and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: ne, ugt, uge
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; %jn and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(5 + %r)<nuw><nsw>,+,5}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(5 + %r)<nuw><nsw>,+,5}<nuw><nsw><%loop> and 7: at latch ne ult slt, add fits u s, sub fits s, mul fits u
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add nuw i8 %b, %a
  %g = icmp ne i8 %r, 5
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %j = phi i8 [ 1, %pre ], [ %jn, %latch ]
  %d0 = mul i8 %i, %i
  %d1 = xor i8 %i, -1
  %jn = mul i8 %j, 1
  %n = add nsw i8 %i, -1
  %c = icmp sgt i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (%a + %b), no poison
; g: %g, no poison
; i: {5,+,-1}<nsw><%loop>, u[0,6), s[0,6), no poison, behind all: 0
; j: %j, behind all: 1
; d0: {25,+,-9,+,2}<%loop>, no poison, behind all: 0
; d1: {-6,+,1}<nsw><%loop>, u[-6,0), s[-6,0), no poison, behind all: -1
; jn: %j, behind all: 1
; n: {4,+,-1}<nsw><%loop>, u[-1,5), s[-1,5), no poison, behind all: -1
; c: %c, no poison, behind all: false
; loop loop: 5; 5; 5, 6 x6
; entering loop: %r ne 5
; {5,+,-1}<nsw><%loop> and {-6,+,1}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits u s, sub fits s
; {5,+,-1}<nsw><%loop> and {4,+,-1}<nsw><%loop>: ne, sgt, sge, difference 1, add fits s, sub fits s
; {5,+,-1}<nsw><%loop> and 0: uge, sge, at latch ne, add fits u s, sub fits u s, mul fits u s
; {5,+,-1}<nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; %j and 0: uge, add fits u s, sub fits u s, mul fits u s
; {25,+,-9,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-6,+,1}<nuw><nsw><%loop> and {4,+,-1}<nsw><%loop>: sle, at latch ne slt, add fits s, sub fits s
; {-6,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-6,+,1}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits u s, mul fits s
; {4,+,-1}<nsw><%loop> and 0: uge, at latch sge, add fits u s, sub fits u s, mul fits u s
; {4,+,-1}<nsw><%loop> and 7: ne, slt, sle, add fits s, sub fits s, mul fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nuw i8 %b, %a
  %ur = urem i8 %b, 2
  %g = icmp eq i8 %ur, 0
  %g2 = icmp ne i8 %b, 3
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %d0 = sub i8 %a, %i
  %d1 = urem i8 %i, 3
  %n = add nsw i8 %i, %b
  %c = icmp ne i8 -1, %i
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%a + %b), no poison
; ur: (zext i1 (trunc i8 %b to i1) to i8), u[0,2), s[0,2), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {100,+,%b}<nsw><%loop>, no poison
; d0: {(-100 + %a),+,(-1 * %b)}<nw><%loop>, no poison
; d1: ((-3 * ({100,+,%b}<nsw><%loop> /u 3)) + {100,+,%b}<nsw><%loop>), u[0,3), no poison
; n: {(100 + %b),+,%b}<nw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; (zext i1 (trunc i8 %b to i1) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i1 (trunc i8 %b to i1) to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {100,+,%b}<nsw><%loop> and ((-3 * ({100,+,%b}<nsw><%loop> /u 3)) + {100,+,%b}<nsw><%loop>): sub fits u
; {100,+,%b}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-100 + %a),+,(-1 * %b)}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-3 * ({100,+,%b}<nsw><%loop> /u 3)) + {100,+,%b}<nsw><%loop>) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-3 * ({100,+,%b}<nsw><%loop> /u 3)) + {100,+,%b}<nsw><%loop>) and 7: ne, ult, ule
; {(100 + %b),+,%b}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, %r
  %g = icmp sle i8 %a, 100
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %d0 = xor i8 %i, -128
  %d1 = add i8 %i, -1
  %n = add nsw i8 %i, 2
  %c = icmp sge i8 100, %n
  %e = icmp ugt i8 %i, %a
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison, in loop: guarded (100 smin %a)
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: ((-1 * %r)<nsw> + %b), no poison
; g: %g, no poison
; i: {5,+,2}<nuw><nsw><%loop>, u[5,100), s[5,100), no poison
; d0: {-123,+,2}<nuw><nsw><%loop>, u[-123,-28), s[-123,-28), no poison
; d1: {4,+,2}<nuw><nsw><%loop>, u[4,99), s[4,99), times 2, no poison
; n: {7,+,2}<nuw><nsw><%loop>, u[7,102), s[7,102), no poison
; c: %c
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 47; 47, 0 x1
; loop loop by loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; loop loop by latch2: 47; 47; 47
; again loop: %a ne 0
; ((-1 * %r)<nsw> + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {5,+,2}<nuw><nsw><%loop> and {-123,+,2}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, difference 128, add fits s
; {5,+,2}<nuw><nsw><%loop> and {4,+,2}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, difference 1, add fits u, sub fits u s
; {5,+,2}<nuw><nsw><%loop> and {7,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, add fits u, sub fits s
; {5,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,2}<nuw><nsw><%loop> and 7: add fits u s, sub fits s
; {-123,+,2}<nuw><nsw><%loop> and {4,+,2}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, difference 129, add fits s, sub fits u s
; {-123,+,2}<nuw><nsw><%loop> and {7,+,2}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, difference 126, add fits s, sub fits u
; {-123,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-123,+,2}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u
; {4,+,2}<nuw><nsw><%loop> and {7,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 253, add fits u, sub fits s
; {4,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {4,+,2}<nuw><nsw><%loop> and 7: add fits u s, sub fits s
; {7,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {7,+,2}<nuw><nsw><%loop> and 7: uge, sge, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = add nsw i8 %b, 3
  %ur = urem i8 %b, 3
  %g = icmp ne i8 %ur, 0
  %g2 = icmp ule i8 %b, 0
  %gg = and i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 1, %pre ], [ %n, %latch ]
  %d0 = ashr i8 %i, 1
  %d1 = udiv i8 %i, 3
  %n = add nuw nsw i8 %i, 3
  %c = icmp uge i8 %i, 10
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, in loop: guarded 0
; k: (3 + %b), no poison, in loop: guarded 3
; ur: ((-3 * (%b /u 3)) + %b), u[0,3), no poison, in loop: guarded 0
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umin %g), no poison
; i: {1,+,3}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; d0: %d0, u[0,64), s[0,64), no poison, behind all: 0
; d1: {0,+,1}<nuw><%loop>, u[0,1), s[0,1), no poison, behind all: 0
; n: {4,+,3}<nuw><nsw><%loop>, u[4,5), s[4,5), no poison, behind all: 4
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b ne (3 + %b), %b ult (3 + %b), %b sle 0, %b ne 5, %b ult 5, %b sle 5, (3 + %b) ne %b, (3 + %b) ne 0, (3 + %b) ne 5, (3 + %b) ult 5, (3 + %b) sle 5
; again loop: %b ne (3 + %b), (3 + %b) ne %b
; ((-3 * (%b /u 3)) + %b) and {1,+,3}<nuw><nsw><%loop>: at latch ne ult
; ((-3 * (%b /u 3)) + %b) and {0,+,1}<nuw><nsw><%loop>: ne, add fits u s, sub fits s, mul fits u s
; ((-3 * (%b /u 3)) + %b) and {4,+,3}<nuw><nsw><%loop>: ne, ult, ule
; ((-3 * (%b /u 3)) + %b) and 0: uge, at pre ne, at loop ne, at latch ne, add fits u s, sub fits u s, mul fits u s
; ((-3 * (%b /u 3)) + %b) and 7: ne, ult, ule
; {1,+,3}<nuw><nsw><%loop> and {0,+,1}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
; {1,+,3}<nuw><nsw><%loop> and {4,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 253, at latch sge, add fits u s, sub fits s
; {1,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,3}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; %d0 and {0,+,1}<nuw><nsw><%loop>: uge, sge
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u s, sub fits s
; {0,+,1}<nuw><nsw><%loop> and {4,+,3}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {0,+,1}<nuw><nsw><%loop> and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {4,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {4,+,3}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add i8 %b, 1
  %g = icmp ugt i8 %r, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %b, %pre ], [ %n, %latch ]
  %d0 = udiv i8 %i, 3
  %d1 = shl i8 %i, 2
  %d2 = udiv i8 %i, 7
  %n = add i8 %i, %b
  %c = icmp sge i8 %n, 100
  %c2 = icmp sgt i8 %n, 50
  %cc = select i1 %c, i1 true, i1 %c2
  br i1 %cc, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (1 umax %r)
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (1 + %b), no poison
; g: %g, no poison
; i: {%b,+,%b}<%loop>, no poison
; d0: ({%b,+,%b}<%loop> /u 3), u[0,86), s[0,86), no poison
; d1: {(4 * %b),+,(4 * %b)}<%loop>, u[0,-3), s[-128,125), times 4, no poison
; d2: ({%b,+,%b}<%loop> /u 7), u[0,37), s[0,37), no poison
; n: {(2 * %b),+,%b}<%loop>, no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (true + ((true + %c) umin (true + %c2))), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), %r ne 0, (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; {%b,+,%b}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({%b,+,%b}<%loop> /u 3) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({%b,+,%b}<%loop> /u 3) and 7: add fits u s, sub fits s
; {(4 * %b),+,(4 * %b)}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({%b,+,%b}<%loop> /u 7) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({%b,+,%b}<%loop> /u 7) and 7: add fits u s, sub fits s, mul fits u
; {(2 * %b),+,%b}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = sub i8 %b, 3
  %g = icmp sle i8 %b, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %a, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = trunc i8 %i to i4
  %d1 = urem i8 %i, 4
  %d2 = udiv i8 %i, 2
  %jn = lshr i8 %j, 2
  %n = add nsw i8 %i, 3
  %c = icmp ne i8 %n, %m
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded (0 smin %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison, in loop: guarded (4 * ((0 smin %b) /u 4))<nuw>
; k: (-3 + %b), no poison, in loop: guarded (-3 + (0 smin %b))
; g: %g, no poison
; i: {%a,+,3}<nsw><%loop>, no poison
; j: %j
; d0: {(trunc i8 %a to i4),+,3}<%loop>, no poison
; d1: (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8), u[0,4), s[0,4), no poison
; d2: ({%a,+,3}<nsw><%loop> /u 2), u[0,-128), s[0,-128), no poison
; jn: (%j /u 4), u[0,64), s[0,64)
; n: {(3 + %a),+,3}<nsw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle %r, %b ne (-3 + %b), %b sle 0, %b ne 5, %b sle 5, (-3 + %b) ne %b, (-3 + %b) ne 0, (-3 + %b) ne 5
; again loop: %b ne (-3 + %b), (-3 + %b) ne %b
; {(trunc i8 %a to i4),+,3}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %a to i4),+,3}<%loop> and 7: sle
; (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; ({%a,+,3}<nsw><%loop> /u 2) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({%a,+,3}<nsw><%loop> /u 2) and 7: add fits u, sub fits s
; (%j /u 4) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%j /u 4) and 7: add fits u s, sub fits s
; {(3 + %a),+,3}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nsw i8 %b, %a
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %n, %latch ]
  %j = phi i8 [ 0, %entry ], [ %jn, %latch ]
  %d0 = trunc i8 %i to i4
  %d1 = ashr i8 %i, 1
  %d2 = sub i8 7, %i
  %jn = add i8 %j, 1
  %n = add i8 %i, 5
  %c = icmp slt i8 %n, 0
  %e = icmp ne i8 %i, %r
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (%a + %b), no poison
; i: {%a,+,5}<%loop>, no poison
; j: {0,+,1}<nuw><nsw><%loop>, u[0,27), s[0,27), no poison
; d0: {(trunc i8 %a to i4),+,5}<%loop>, no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; d2: {(7 + (-1 * %a)),+,-5}<%loop>, no poison
; jn: {1,+,1}<nuw><nsw><%loop>, u[1,28), s[1,28), no poison
; n: {(5 + %a),+,5}<%loop>, no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 26; (((-5 + (-1 * (1 umin (-5 + (-1 * %a) + (0 smax (5 + %a)))))<nuw><nsw> + (-1 * %a) + (0 smax (5 + %a))) /u 5) + (1 umin (-5 + (-1 * %a) + (0 smax (5 + %a))))), 0 x1
; loop loop by loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; loop loop by latch2: (((-5 + (-1 * (1 umin (-5 + (-1 * %a) + (0 smax (5 + %a)))))<nuw><nsw> + (-1 * %a) + (0 smax (5 + %a))) /u 5) + (1 umin (-5 + (-1 * %a) + (0 smax (5 + %a))))); 26; (((-5 + (-1 * (1 umin (-5 + (-1 * %a) + (0 smax (5 + %a)))))<nuw><nsw> + (-1 * %a) + (0 smax (5 + %a))) /u 5) + (1 umin (-5 + (-1 * %a) + (0 smax (5 + %a)))))
; {(trunc i8 %a to i4),+,5}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %a to i4),+,5}<%loop> and 7: sle
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; {(7 + (-1 * %a)),+,-5}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and {(5 + %a),+,5}<nsw><%loop>: at latch ne sge
; {1,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and 7: add fits u s, sub fits s, mul fits u
; {(5 + %a),+,5}<nsw><%loop> and 0: uge, at latch ne slt, add fits u s, sub fits u s, mul fits u s
; {(5 + %a),+,5}<nsw><%loop> and 7: at latch ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nsw i8 %b, %r
  %g = icmp uge i8 %r, 5
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %b, %pre ], [ %n, %latch ]
  %j = phi i8 [ 1, %pre ], [ %jn, %latch ]
  %d0 = select i1 %q, i8 %i, i8 4
  %d1 = urem i8 %i, 4
  %d2 = sub i8 -1, %i
  %jn = sub i8 %j, 2
  %n = add i8 %i, 3
  %c = icmp slt i8 %n, %m
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (5 umax %r)
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%b + %r), no poison, in loop: guarded ((5 umax %r) + %b)
; g: %g, no poison
; i: {%b,+,3}<%loop>, no poison
; j: {1,+,-2}<%loop>, no poison
; d0: %d0, no poison
; d1: (zext i2 {(trunc i8 %b to i2),+,-1}<%loop> to i8), u[0,4), s[0,4), no poison
; d2: {(-1 + (-1 * %b)),+,-3}<%loop>, no poison
; jn: {-1,+,-2}<%loop>, no poison
; n: {(3 + %b),+,3}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %r ne 0
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {(trunc i8 %b to i2),+,-1}<%loop> to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {(trunc i8 %b to i2),+,-1}<%loop> to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {(-1 + (-1 * %b)),+,-3}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-1,+,-2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(3 + %b),+,3}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add nsw i8 %b, %r
  %ur = urem i8 %b, 3
  %g = icmp eq i8 %ur, 0
  %g2 = icmp ult i8 %b, 0
  %gg = and i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 0, %pre ], [ %n, %latch ]
  %d0 = shl nuw i8 %i, 2
  %d1 = mul i8 %i, -1
  %d2 = and i8 %i, 7
  %n = add nuw i8 %i, 2
  %c = icmp ult i8 %i, %k
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison, in loop: guarded 0
; k: (%b + %r), no poison, in loop: guarded %r
; ur: ((-3 * (%b /u 3)) + %b), u[0,3), no poison, in loop: guarded 0
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umin %g), no poison
; i: {0,+,2}<nuw><%loop>, u[0,-1), s[-128,127), times 2, no poison, behind all: (2 * ((1 + %b + %r) /u 2))<nuw>
; d0: {0,+,8}<%loop>, u[0,-7), s[-128,121), times 8, no poison, behind all: (8 * ((1 + %b + %r) /u 2))
; d1: {0,+,-2}<nw><%loop>, u[0,-1), s[-128,127), times 2, no poison, behind all: (-2 * ((1 + %b + %r) /u 2))
; d2: (zext i3 {0,+,2}<%loop> to i8), u[0,7), s[0,8), times 2, no poison, behind all: (2 * (zext i2 (trunc i8 ((1 + %b + %r) /u 2) to i2) to i8))<nuw><nsw>
; n: {2,+,2}<nw><%loop>, u[0,-1), s[-128,127), times 2, no poison, behind all: (2 + (2 * ((1 + %b + %r) /u 2))<nuw>)
; c: %c, no poison
; loop loop: ((1 + %b + %r) /u 2); 127; ((1 + %b + %r) /u 2), 0 x1
; loop loop guards: ((1 + %r)<nuw><nsw> /u 2)
; loop loop guards: ((1 + %r)<nuw><nsw> /u 2)
; entering loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (zext i4 (trunc i8 %b to i4) to i8), %a ult (zext i4 (trunc i8 %b to i4) to i8), %a sle (zext i4 (trunc i8 %b to i4) to i8), %a ne (%b + %r), %a ult (%b + %r), %a sle (%b + %r), %a ne 0, %a ult 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (zext i4 (trunc i8 %b to i4) to i8), %b ult (zext i4 (trunc i8 %b to i4) to i8), %b sle (zext i4 (trunc i8 %b to i4) to i8), %b ne (%b + %r), %b ult (%b + %r), %b sle (%b + %r), %b ne 0, %b ult 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (zext i4 (trunc i8 %b to i4) to i8), %r ult (zext i4 (trunc i8 %b to i4) to i8), %r sle (zext i4 (trunc i8 %b to i4) to i8), %r ne (%b + %r), %r ult (%b + %r), %r sle (%b + %r), %r ne 0, %r ult 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (zext i4 (trunc i8 %b to i4) to i8) ne %a, (zext i4 (trunc i8 %b to i4) to i8) ult %a, (zext i4 (trunc i8 %b to i4) to i8) sle %a, (zext i4 (trunc i8 %b to i4) to i8) ne %b, (zext i4 (trunc i8 %b to i4) to i8) ult %b, (zext i4 (trunc i8 %b to i4) to i8) sle %b, (zext i4 (trunc i8 %b to i4) to i8) ne %r, (zext i4 (trunc i8 %b to i4) to i8) ult %r, (zext i4 (trunc i8 %b to i4) to i8) sle %r, (zext i4 (trunc i8 %b to i4) to i8) ne (%b + %r), (zext i4 (trunc i8 %b to i4) to i8) ult (%b + %r), (zext i4 (trunc i8 %b to i4) to i8) sle (%b + %r), (zext i4 (trunc i8 %b to i4) to i8) ne 0, (zext i4 (trunc i8 %b to i4) to i8) ult 0, (zext i4 (trunc i8 %b to i4) to i8) sle 0, (zext i4 (trunc i8 %b to i4) to i8) ne 5, (zext i4 (trunc i8 %b to i4) to i8) ult 5, (zext i4 (trunc i8 %b to i4) to i8) sle 5, (%b + %r) ne %a, (%b + %r) ult %a, (%b + %r) sle %a, (%b + %r) ne %b, (%b + %r) ult %b, (%b + %r) sle %b, (%b + %r) ne %r, (%b + %r) ult %r, (%b + %r) sle %r, (%b + %r) ne (zext i4 (trunc i8 %b to i4) to i8), (%b + %r) ult (zext i4 (trunc i8 %b to i4) to i8), (%b + %r) sle (zext i4 (trunc i8 %b to i4) to i8), (%b + %r) ne 0, (%b + %r) ult 0, (%b + %r) sle 0, (%b + %r) ne 5, (%b + %r) ult 5, (%b + %r) sle 5
; again loop: (%b + %r) ne 0
; {0,+,2}<nuw><%loop> and {0,+,8}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,2}<nuw><%loop> and {0,+,-2}<nw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,2}<nuw><%loop> and (zext i3 {0,+,2}<%loop> to i8): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,2}<nuw><%loop> and {2,+,2}<nw><%loop>: ne, difference 254, at pre ult slt sge, at loop ult slt sge, at latch ult slt sge
; {0,+,2}<nuw><%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {0,+,2}<nuw><%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,8}<%loop> and {0,+,-2}<nw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,8}<%loop> and (zext i3 {0,+,2}<%loop> to i8): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,8}<%loop> and {2,+,2}<nw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,8}<%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {0,+,8}<%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s
; {0,+,-2}<nw><%loop> and (zext i3 {0,+,2}<%loop> to i8): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,-2}<nw><%loop> and {2,+,2}<nw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {0,+,-2}<nw><%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {0,+,-2}<nw><%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (zext i3 {0,+,2}<%loop> to i8) and {2,+,2}<nw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (zext i3 {0,+,2}<%loop> to i8) and 0: uge, sge, at pre ne ult slt, at loop ne ult slt, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; (zext i3 {0,+,2}<%loop> to i8) and 7: ne, ult, ule, sle, at entry slt, at pre slt sge, at loop slt sge, at latch slt sge, at end slt, add fits u s, sub fits s, mul fits u s
; {2,+,2}<nw><%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nw><%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, 1
  %g = icmp slt i8 %r, %r
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = mul nsw i8 %i, -1
  %d1 = select i1 %q, i8 %i, i8 3
  %d2 = mul i8 %i, 4
  %jn = mul i8 %j, 3
  %n = add i8 %i, %r
  %c = icmp sle i8 %n, %r
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded (-1 + %r)<nsw>
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (-1 + %b), no poison
; g: %g, no poison
; i: {100,+,%r}<%loop>, no poison
; j: %j
; d0: {-100,+,(-1 * %r)<nsw>}<%loop>, no poison
; d1: %d1, no poison
; d2: {-112,+,(4 * %r)<nuw><nsw>}<%loop>, u[0,-3), s[-128,125), times 4, no poison
; jn: (3 * %j)
; n: {(100 + %r)<nuw><nsw>,+,%r}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (zext i3 (trunc i8 %b to i3) to i8), %a ult (zext i3 (trunc i8 %b to i3) to i8), %a sle (zext i3 (trunc i8 %b to i3) to i8), %a ne (-1 + %b), %a ult (-1 + %b), %a sle (-1 + %b), %a ne 0, %a ult 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (zext i3 (trunc i8 %b to i3) to i8), %b ult (zext i3 (trunc i8 %b to i3) to i8), %b sle (zext i3 (trunc i8 %b to i3) to i8), %b ne (-1 + %b), %b ult (-1 + %b), %b sle (-1 + %b), %b ne 0, %b ult 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (zext i3 (trunc i8 %b to i3) to i8), %r ult (zext i3 (trunc i8 %b to i3) to i8), %r sle (zext i3 (trunc i8 %b to i3) to i8), %r ne (-1 + %b), %r ult (-1 + %b), %r sle (-1 + %b), %r ne 0, %r ult 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (zext i3 (trunc i8 %b to i3) to i8) ne %a, (zext i3 (trunc i8 %b to i3) to i8) ult %a, (zext i3 (trunc i8 %b to i3) to i8) sle %a, (zext i3 (trunc i8 %b to i3) to i8) ne %b, (zext i3 (trunc i8 %b to i3) to i8) ult %b, (zext i3 (trunc i8 %b to i3) to i8) sle %b, (zext i3 (trunc i8 %b to i3) to i8) ne %r, (zext i3 (trunc i8 %b to i3) to i8) ult %r, (zext i3 (trunc i8 %b to i3) to i8) sle %r, (zext i3 (trunc i8 %b to i3) to i8) ne (-1 + %b), (zext i3 (trunc i8 %b to i3) to i8) ult (-1 + %b), (zext i3 (trunc i8 %b to i3) to i8) sle (-1 + %b), (zext i3 (trunc i8 %b to i3) to i8) ne 0, (zext i3 (trunc i8 %b to i3) to i8) ult 0, (zext i3 (trunc i8 %b to i3) to i8) sle 0, (zext i3 (trunc i8 %b to i3) to i8) ne 5, (zext i3 (trunc i8 %b to i3) to i8) ult 5, (zext i3 (trunc i8 %b to i3) to i8) sle 5, (-1 + %b) ne %a, (-1 + %b) ult %a, (-1 + %b) sle %a, (-1 + %b) ne %b, (-1 + %b) ult %b, (-1 + %b) sle %b, (-1 + %b) ne %r, (-1 + %b) ult %r, (-1 + %b) sle %r, (-1 + %b) ne (zext i3 (trunc i8 %b to i3) to i8), (-1 + %b) ult (zext i3 (trunc i8 %b to i3) to i8), (-1 + %b) sle (zext i3 (trunc i8 %b to i3) to i8), (-1 + %b) ne 0, (-1 + %b) ult 0, (-1 + %b) sle 0, (-1 + %b) ne 5, (-1 + %b) ult 5, (-1 + %b) sle 5
; again loop: %b ne (-1 + %b), (-1 + %b) ne %b
; {-100,+,(-1 * %r)<nsw>}<%loop> and %d1: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-100,+,(-1 * %r)<nsw>}<%loop> and {-112,+,(4 * %r)<nuw><nsw>}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-100,+,(-1 * %r)<nsw>}<%loop> and (3 * %j): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-100,+,(-1 * %r)<nsw>}<%loop> and {(100 + %r)<nuw><nsw>,+,%r}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-100,+,(-1 * %r)<nsw>}<%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {-100,+,(-1 * %r)<nsw>}<%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and {-112,+,(4 * %r)<nuw><nsw>}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and (3 * %j): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and {(100 + %r)<nuw><nsw>,+,%r}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-112,+,(4 * %r)<nuw><nsw>}<%loop> and (3 * %j): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-112,+,(4 * %r)<nuw><nsw>}<%loop> and {(100 + %r)<nuw><nsw>,+,%r}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {-112,+,(4 * %r)<nuw><nsw>}<%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {-112,+,(4 * %r)<nuw><nsw>}<%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (3 * %j) and {(100 + %r)<nuw><nsw>,+,%r}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (3 * %j) and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; (3 * %j) and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {(100 + %r)<nuw><nsw>,+,%r}<%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {(100 + %r)<nuw><nsw>,+,%r}<%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nuw i8 %b, %a
  %g = icmp ult i8 %b, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %a, %pre ], [ %n, %latch ]
  %j = phi i8 [ 1, %pre ], [ %jn, %latch ]
  %d0 = select i1 %q, i8 %i, i8 -1
  %d1 = sdiv i8 %i, 2
  %d2 = urem i8 %i, 4
  %jn = add i8 %j, %i
  %n = add i8 %i, -1
  %c = icmp slt i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison, in loop: guarded 0
; k: (%a + %b), no poison, in loop: guarded %a
; g: %g, no poison
; i: {%a,+,-1}<%loop>, no poison
; j: {1,+,%a,+,-1}<%loop>, no poison
; d0: %d0, no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; d2: (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8), u[0,4), s[0,4), no poison
; jn: {(1 + %a),+,(-1 + %a),+,-1}<%loop>, no poison
; n: {(-1 + %a),+,-1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (zext i3 (trunc i8 %b to i3) to i8), %a ult (zext i3 (trunc i8 %b to i3) to i8), %a sle (zext i3 (trunc i8 %b to i3) to i8), %a ne (%a + %b), %a ult (%a + %b), %a sle (%a + %b), %a ne 0, %a ult 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (zext i3 (trunc i8 %b to i3) to i8), %b ult (zext i3 (trunc i8 %b to i3) to i8), %b sle (zext i3 (trunc i8 %b to i3) to i8), %b ne (%a + %b), %b ult (%a + %b), %b sle (%a + %b), %b ne 0, %b ult 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (zext i3 (trunc i8 %b to i3) to i8), %r ult (zext i3 (trunc i8 %b to i3) to i8), %r sle (zext i3 (trunc i8 %b to i3) to i8), %r ne (%a + %b), %r ult (%a + %b), %r sle (%a + %b), %r ne 0, %r ult 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (zext i3 (trunc i8 %b to i3) to i8) ne %a, (zext i3 (trunc i8 %b to i3) to i8) ult %a, (zext i3 (trunc i8 %b to i3) to i8) sle %a, (zext i3 (trunc i8 %b to i3) to i8) ne %b, (zext i3 (trunc i8 %b to i3) to i8) ult %b, (zext i3 (trunc i8 %b to i3) to i8) sle %b, (zext i3 (trunc i8 %b to i3) to i8) ne %r, (zext i3 (trunc i8 %b to i3) to i8) ult %r, (zext i3 (trunc i8 %b to i3) to i8) sle %r, (zext i3 (trunc i8 %b to i3) to i8) ne (%a + %b), (zext i3 (trunc i8 %b to i3) to i8) ult (%a + %b), (zext i3 (trunc i8 %b to i3) to i8) sle (%a + %b), (zext i3 (trunc i8 %b to i3) to i8) ne 0, (zext i3 (trunc i8 %b to i3) to i8) ult 0, (zext i3 (trunc i8 %b to i3) to i8) sle 0, (zext i3 (trunc i8 %b to i3) to i8) ne 5, (zext i3 (trunc i8 %b to i3) to i8) ult 5, (zext i3 (trunc i8 %b to i3) to i8) sle 5, (%a + %b) ne %a, (%a + %b) ult %a, (%a + %b) sle %a, (%a + %b) ne %b, (%a + %b) ult %b, (%a + %b) sle %b, (%a + %b) ne %r, (%a + %b) ult %r, (%a + %b) sle %r, (%a + %b) ne (zext i3 (trunc i8 %b to i3) to i8), (%a + %b) ult (zext i3 (trunc i8 %b to i3) to i8), (%a + %b) sle (zext i3 (trunc i8 %b to i3) to i8), (%a + %b) ne 0, (%a + %b) ult 0, (%a + %b) sle 0, (%a + %b) ne 5, (%a + %b) ult 5, (%a + %b) sle 5
; %d0 and %d1: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and {(1 + %a),+,(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and {(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and {(1 + %a),+,(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and {(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d1 and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits s, sub fits s
; (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8) and {(1 + %a),+,(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8) and {(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8) and 0: uge, sge, at pre ne ult slt, at loop ne ult slt, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; (zext i2 {(trunc i8 %a to i2),+,-1}<%loop> to i8) and 7: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u s, sub fits s, mul fits u s
; {(1 + %a),+,(-1 + %a),+,-1}<%loop> and {(-1 + %a),+,-1}<%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {(1 + %a),+,(-1 + %a),+,-1}<%loop> and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %a),+,(-1 + %a),+,-1}<%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {(-1 + %a),+,-1}<%loop> and 0: ne, ugt, uge, at pre ult slt sge, at loop ult slt sge, at latch ult slt sge, add fits u s, sub fits u s, mul fits u s
; {(-1 + %a),+,-1}<%loop> and 7: ne, ugt, uge, at pre ult slt sge, at loop ult slt sge, at latch ult slt sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add nuw i8 %b, 1
  %ur = urem i8 %b, 3
  %g = icmp eq i8 %ur, 0
  %g2 = icmp ult i8 %b, 0
  %gg = and i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %a, %pre ], [ %n, %latch ]
  %d0 = zext i8 %i to i16
  %n = add i8 %i, 3
  %c = icmp ult i8 %i, 20
  %c2 = icmp ult i8 %n, 50
  %cc = and i1 %c, %c2
  br i1 %cc, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison, in loop: guarded 0
; k: (1 + %b), no poison, in loop: guarded 1
; ur: ((-3 * (%b /u 3)) + %b), u[0,3), no poison, in loop: guarded 0
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umin %g), no poison
; i: {%a,+,3}<nuw><%loop>, no poison, behind all: ((3 * (((22 + (-1 * %a)) /u 3) umin ((49 + (-1 * %a)) /u 3)))<nuw> + %a)
; d0: {(zext i8 %a to i16),+,3}<nuw><%loop>, u[0,277), s[0,277), no poison, behind all: ((zext i8 %a to i16) + (3 * (((zext i8 (22 + (-1 * %a)) to i16) /u 3) umin ((zext i8 (49 + (-1 * %a)) to i16) /u 3)))<nuw><nsw>)
; n: {(3 + %a),+,3}<nw><%loop>, no poison, behind all: (3 + (3 * (((22 + (-1 * %a)) /u 3) umin ((49 + (-1 * %a)) /u 3)))<nuw> + %a)
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c2 umin %c), no poison
; loop loop: (((22 + (-1 * %a)) /u 3) umin ((49 + (-1 * %a)) /u 3)); 7; (((22 + (-1 * %a)) /u 3) umin ((49 + (-1 * %a)) /u 3)), 0 x1
; entering loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (zext i3 (trunc i8 %b to i3) to i8), %a ult (zext i3 (trunc i8 %b to i3) to i8), %a sle (zext i3 (trunc i8 %b to i3) to i8), %a ne (1 + %b), %a ult (1 + %b), %a sle (1 + %b), %a ne 0, %a ult 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (zext i3 (trunc i8 %b to i3) to i8), %b ult (zext i3 (trunc i8 %b to i3) to i8), %b sle (zext i3 (trunc i8 %b to i3) to i8), %b ne (1 + %b), %b ult (1 + %b), %b sle (1 + %b), %b ne 0, %b ult 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (zext i3 (trunc i8 %b to i3) to i8), %r ult (zext i3 (trunc i8 %b to i3) to i8), %r sle (zext i3 (trunc i8 %b to i3) to i8), %r ne (1 + %b), %r ult (1 + %b), %r sle (1 + %b), %r ne 0, %r ult 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (zext i3 (trunc i8 %b to i3) to i8) ne %a, (zext i3 (trunc i8 %b to i3) to i8) ult %a, (zext i3 (trunc i8 %b to i3) to i8) sle %a, (zext i3 (trunc i8 %b to i3) to i8) ne %b, (zext i3 (trunc i8 %b to i3) to i8) ult %b, (zext i3 (trunc i8 %b to i3) to i8) sle %b, (zext i3 (trunc i8 %b to i3) to i8) ne %r, (zext i3 (trunc i8 %b to i3) to i8) ult %r, (zext i3 (trunc i8 %b to i3) to i8) sle %r, (zext i3 (trunc i8 %b to i3) to i8) ne (1 + %b), (zext i3 (trunc i8 %b to i3) to i8) ult (1 + %b), (zext i3 (trunc i8 %b to i3) to i8) sle (1 + %b), (zext i3 (trunc i8 %b to i3) to i8) ne 0, (zext i3 (trunc i8 %b to i3) to i8) ult 0, (zext i3 (trunc i8 %b to i3) to i8) sle 0, (zext i3 (trunc i8 %b to i3) to i8) ne 5, (zext i3 (trunc i8 %b to i3) to i8) ult 5, (zext i3 (trunc i8 %b to i3) to i8) sle 5, (1 + %b) ne %a, (1 + %b) ult %a, (1 + %b) sle %a, (1 + %b) ne %b, (1 + %b) ult %b, (1 + %b) sle %b, (1 + %b) ne %r, (1 + %b) ult %r, (1 + %b) sle %r, (1 + %b) ne (zext i3 (trunc i8 %b to i3) to i8), (1 + %b) ult (zext i3 (trunc i8 %b to i3) to i8), (1 + %b) sle (zext i3 (trunc i8 %b to i3) to i8), (1 + %b) ne 0, (1 + %b) ult 0, (1 + %b) sle 0, (1 + %b) ne 5, (1 + %b) ult 5, (1 + %b) sle 5
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and ((-3 * (%b /u 3)) + %b): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (1 + %b) and {%a,+,3}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (1 + %b) and {(3 + %a),+,3}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; (1 + %b) and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; (1 + %b) and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; ((-3 * (%b /u 3)) + %b) and {%a,+,3}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; ((-3 * (%b /u 3)) + %b) and {(3 + %a),+,3}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; ((-3 * (%b /u 3)) + %b) and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; ((-3 * (%b /u 3)) + %b) and 7: ne, ult, ule, at pre slt sge, at loop slt sge, at latch slt sge
; {%a,+,3}<nuw><nsw><%loop> and {(3 + %a),+,3}<nuw><nsw><%loop>: ne, difference 253, at pre ult slt sge, at loop ult slt sge, at latch ult slt sge, sub fits s
; {%a,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {%a,+,3}<nuw><nsw><%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {(zext i8 %a to i16),+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {(zext i8 %a to i16),+,3}<nuw><nsw><%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits s, mul fits u s
; {(3 + %a),+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {(3 + %a),+,3}<nuw><nsw><%loop> and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add i8 %b, %a
  %g = icmp sle i8 %m, %b
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 0, %pre ], [ %n, %latch ]
  %d0 = sext i8 %i to i16
  %d1 = add i8 %i, %a
  %d2 = sdiv i8 %i, 3
  %n = add nuw nsw i8 %i, 1
  %c = icmp ult i8 %i, 100
  %e = icmp ult i8 %i, %a
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded ((4 * (%b /u 4))<nuw> smax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison, in loop: guarded (4 * (((4 * (%b /u 4))<nuw> smax %b) /u 4))<nuw>
; k: (%a + %b), no poison, in loop: guarded (((4 * (%b /u 4))<nuw> smax %b) + %a)
; g: %g, no poison
; i: {0,+,1}<nuw><nsw><%loop>, u[0,101), s[0,101), no poison
; d0: {0,+,1}<nuw><nsw><%loop>, u[0,101), s[0,101), no poison
; d1: {%a,+,1}<nw><%loop>, no poison
; d2: ({0,+,1}<nuw><nsw><%loop> /u 3), u[0,34), s[0,34), no poison
; n: {1,+,1}<nuw><nsw><%loop>, u[1,102), s[1,102), no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 100; 100, 0 x1
; loop loop by loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; loop loop by latch2: 100; 100; 100
; entering loop: (4 * (%b /u 4))<nuw> sle %b
; {0,+,1}<nuw><nsw><%loop> and {1,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u, sub fits s
; {0,+,1}<nuw><nsw><%loop> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<nuw><nsw><%loop> and 7: add fits u s, sub fits s
; {0,+,1}<nuw><nsw><%loop> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<nuw><nsw><%loop> and 7: add fits u s, sub fits s, mul fits u s
; {%a,+,1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({0,+,1}<nuw><nsw><%loop> /u 3) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({0,+,1}<nuw><nsw><%loop> /u 3) and 7: add fits u s, sub fits s, mul fits u
; {1,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and 7: add fits u s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nuw i8 %b, 3
  br label %loop

loop:
  %i = phi i8 [ 5, %entry ], [ %n, %latch ]
  %j = phi i8 [ %a, %entry ], [ %jn, %latch ]
  %d0 = mul i8 %i, %i
  %d1 = mul nsw i8 %i, 4
  %d2 = udiv i8 %i, 7
  %jn = add i8 %j, %r
  %n = add nuw i8 %i, -2
  %c = icmp sle i8 %i, 100
  %e = icmp uge i8 %i, %r
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (3 + %b), no poison
; i: {5,+,-2}<nuw><%loop>, u[5,0), s[127,6), no poison
; j: {%a,+,%r}<%loop>, no poison
; d0: {25,+,-16,+,8}<%loop>, no poison
; d1: {20,+,-8}<%loop>, u[0,-3), s[-128,125), times 4, no poison
; d2: ({5,+,-2}<nuw><%loop> /u 7), u[0,37), s[0,37), no poison
; jn: {(%a + %r),+,%r}<%loop>, no poison
; n: {3,+,-2}<nw><%loop>, u[125,4), s[125,4), no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 67; 67, 0 x1
; loop loop by loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; loop loop by latch2: 67; 67; 67
; entering loop: %b ne (3 + %b), (3 + %b) ne %b
; again loop: %b ne (3 + %b), %r ne 0, %r ne 5, (3 + %b) ne %b
; {25,+,-16,+,8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {20,+,-8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({5,+,-2}<nuw><%loop> /u 7) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({5,+,-2}<nuw><%loop> /u 7) and 7: add fits u s, sub fits s, mul fits u
; {(%a + %r),+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {3,+,-2}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {3,+,-2}<nw><%loop> and 7: ne
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = add i8 %b, %r
  %g = icmp eq i8 %r, 3
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 0, %pre ], [ %n, %latch ]
  %j = phi i8 [ 1, %pre ], [ %jn, %latch ]
  %d0 = sdiv i8 %i, 2
  %d1 = mul i8 %i, %i
  %jn = shl i8 %j, %r
  %n = add i8 %i, 2
  %c = icmp ne i8 %i, %b
  %c2 = icmp ule i8 %n, 50
  %cc = or i1 %c, %c2
  br i1 %cc, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded 3
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison
; k: (%b + %r), no poison, in loop: guarded (3 + %b)
; g: %g, no poison
; i: {0,+,2}<nuw><nsw><%loop>, u[0,1), s[0,1), times 2, no poison, behind all: 0
; j: %j, u[1,2), s[1,2), behind all: 1
; d0: {0,+,1}<nuw><%loop>, u[0,1), s[0,1), no poison, behind all: 0
; d1: {0,+,4,+,8}<%loop>, u[0,-3), s[-128,125), times 4, no poison, behind all: 0
; jn: %jn
; n: {2,+,2}<nuw><nsw><%loop>, u[2,3), s[2,3), times 2, no poison, behind all: 2
; c: %c, no poison
; c2: %c2, no poison, behind all: true
; cc: (%c2 umax %c), no poison, behind all: true
; loop loop: 0; 0; 0, 1 x1
; entering loop: %r ne 0, %r ne 5, %r ult 5, %r sle 5
; %j and {0,+,1}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge
; %j and {0,+,4,+,8}<%loop>: ne
; %j and {2,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; %j and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; %j and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {0,+,1}<nuw><nsw><%loop> and %jn: ule
; {0,+,1}<nuw><nsw><%loop> and {2,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {0,+,1}<nuw><nsw><%loop> and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {0,+,4,+,8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %jn and 0: uge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = sub i8 %b, %r
  %ur = urem i8 %b, 2
  %g = icmp ne i8 %ur, 0
  %g2 = icmp sgt i8 %b, 50
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ -10, %pre ], [ %n, %latch ]
  %d0 = trunc i8 %i to i4
  %d1 = mul i8 %i, %i
  %d2 = ashr i8 %i, 1
  %n = add nsw i8 %i, -2
  %c = icmp samesign sgt i8 %n, %b
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: ((-1 * %r)<nsw> + %b), no poison
; ur: (zext i1 (trunc i8 %b to i1) to i8), u[0,2), s[0,2), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {-10,+,-2}<nsw><%loop>, u[-126,-9), s[-126,-9), times 2, no poison, behind all: (-10 + (-2 * ((-11 + (-1 * (-12 smin %b))) /u 2))<nsw>)<nsw>
; d0: {6,+,-2}<%loop>, u[0,-1), s[-8,7), times 2, no poison, behind all: (6 + (-2 * (trunc i8 ((-11 + (-1 * (-12 smin %b))) /u 2) to i4)))
; d1: {100,+,44,+,8}<%loop>, u[0,-3), s[-128,125), times 4, no poison, behind all: (100 + (8 * (trunc i9 (((zext i8 (-1 + ((-11 + (-1 * (-12 smin %b))) /u 2))<nsw> to i9) * ((zext i8 (-11 + (-1 * (-12 smin %b))) to i9) /u 2)) /u 2) to i8)) + (44 * ((-11 + (-1 * (-12 smin %b))) /u 2)))
; d2: %d2, u[-64,0), s[-64,0), no poison
; n: {-12,+,-2}<nsw><%loop>, u[-128,-11), s[-128,-11), times 2, no poison, behind all: (-12 + (-2 * ((-11 + (-1 * (-12 smin %b))) /u 2))<nsw>)<nsw>
; c: %c, no poison
; loop loop: ((-11 + (-1 * (-12 smin %b))) /u 2); 58; ((-11 + (-1 * (-12 smin %b))) /u 2), 0 x1
; again loop: %b ne %r, %b sle %r, %b ne 0, %b sle 0, %b ne 5, %b sle 5, %r ne %b, ((-1 * %r)<nsw> + %b) ne 0
; {-10,+,-2}<nsw><%loop> and {-12,+,-2}<nsw><%loop>: ne, sgt, sge, difference 2, sub fits u s
; {-10,+,-2}<nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-10,+,-2}<nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u
; {6,+,-2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {6,+,-2}<%loop> and 7: ne, slt, sle
; {100,+,44,+,8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d2 and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: ne, ugt, uge, slt, sle, add fits s, sub fits s
; {-12,+,-2}<nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-12,+,-2}<nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add nuw i8 %b, %r
  %g = icmp ule i8 %b, %r
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ 1, %entry ], [ %n, %latch ]
  %d0 = udiv i8 %i, 3
  %n = add i8 %i, 3
  %c = icmp sgt i8 %i, %m
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (%b umin %r)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison, in loop: guarded (zext i4 (trunc i8 (%b umin %r) to i4) to i8)
; k: (%b + %r), no poison, in loop: guarded ((%b umin %r) + %r)
; g: %g, no poison
; i: {1,+,3}<%loop>, no poison
; d0: ({1,+,3}<%loop> /u 3), u[0,86), s[0,86), no poison
; n: {4,+,3}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle %r
; again loop: %b sle %r
; (zext i4 (trunc i8 %b to i4) to i8) and {1,+,3}<%loop>: at latch ne slt, at end sge
; (zext i4 (trunc i8 %b to i4) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i4 (trunc i8 %b to i4) to i8) and 7: at latch ne slt, add fits u s, sub fits s, mul fits u s
; (%b + %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,3}<%loop> and {4,+,3}<%loop>: ne, difference 253
; {1,+,3}<%loop> and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; ({1,+,3}<%loop> /u 3) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({1,+,3}<%loop> /u 3) and 7: add fits u s, sub fits s
; {4,+,3}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = add nuw i8 %b, 1
  %g = icmp sgt i8 %b, %a
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ %b, %entry ], [ %n, %latch ]
  %d0 = urem i8 %i, 5
  %n = add nuw i8 %i, %r
  %c = icmp sge i8 %n, 0
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded ((1 + %a) smax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison, in loop: guarded (zext i4 (trunc i8 ((1 + %a) smax %b) to i4) to i8)
; k: (1 + %b), no poison, in loop: guarded (1 + ((1 + %a) smax %b))
; g: %g, no poison
; i: {%b,+,%r}<nuw><%loop>, no poison
; d0: ((-5 * ({%b,+,%r}<nuw><%loop> /u 5)) + {%b,+,%r}<nuw><%loop>), u[0,5), no poison
; n: {(%b + %r)<nuw>,+,%r}<nuw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a ne %b, %b ne %a, %b ne (1 + %b), (1 + %b) ne %b
; again loop: %a ne %b, %b ne %a, %b ne (1 + %b), (1 + %b) ne %b
; (zext i4 (trunc i8 %b to i4) to i8) and {(%b + %r)<nuw>,+,%r}<nuw><%loop>: at end ne sge
; (zext i4 (trunc i8 %b to i4) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i4 (trunc i8 %b to i4) to i8) and 7: add fits u s, sub fits s, mul fits u s
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%b,+,%r}<nuw><%loop> and ((-5 * ({%b,+,%r}<nuw><%loop> /u 5)) + {%b,+,%r}<nuw><%loop>): sub fits u
; {%b,+,%r}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({%b,+,%r}<nuw><%loop> /u 5)) + {%b,+,%r}<nuw><%loop>) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({%b,+,%r}<nuw><%loop> /u 5)) + {%b,+,%r}<nuw><%loop>) and 7: ne, ult, ule
; {(%b + %r)<nuw>,+,%r}<nuw><%loop> and 0: uge, at latch sge, at end ne slt, add fits u s, sub fits u s, mul fits u s
; {(%b + %r)<nuw>,+,%r}<nuw><%loop> and 7: at end ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.smax.i8(i8 %b, i8 1)
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %n, %latch ]
  %d0 = add i8 %i, 1
  %d1 = sub i8 2, %i
  %d2 = zext i8 %i to i16
  %n = add nuw i8 %i, -2
  %c = icmp ugt i8 %i, 0
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
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (1 smax %b), u[1,-128), s[1,-128), no poison
; i: {0,+,-2}<nuw><nsw><%loop>, u[0,1), s[0,1), times 254, no poison, behind all: 0
; d0: {1,+,-2}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; d1: {2,+,2}<nuw><nsw><%loop>, u[2,3), s[2,3), times 2, no poison, behind all: 2
; d2: {0,+,254}<nuw><nsw><%loop>, u[0,1), s[0,1), times 254, no poison, behind all: 0
; n: {-2,+,-2}<nuw><nsw><%loop>, u[-2,-1), s[-2,-1), times 254, no poison, behind all: -2
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b sle (1 smax %b), (1 smax %b) ne 0
; again loop: %b sle (1 smax %b), (1 smax %b) ne 0
; {0,+,-2}<nuw><nsw><%loop> and {1,+,-2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits s, sub fits s
; {0,+,-2}<nuw><nsw><%loop> and {2,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits s, sub fits s
; {0,+,-2}<nuw><nsw><%loop> and {-2,+,-2}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, difference 2, add fits s, sub fits s
; {0,+,-2}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; {0,+,-2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits s
; {1,+,-2}<nuw><nsw><%loop> and {2,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits s, sub fits s
; {1,+,-2}<nuw><nsw><%loop> and {-2,+,-2}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, difference 3, add fits s, sub fits s
; {1,+,-2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,-2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits s
; {2,+,2}<nuw><nsw><%loop> and {-2,+,-2}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits s, sub fits s
; {2,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {0,+,254}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; {0,+,254}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {-2,+,-2}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-2,+,-2}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits u s, mul fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = call i8 @llvm.smax.i8(i8 %b, i8 %a)
  br label %loop

loop:
  %i = phi i8 [ %b, %entry ], [ %n, %latch ]
  %d0 = xor i8 %i, 7
  %d1 = mul nsw i8 %i, 3
  %d2 = or i8 %i, -128
  %n = add nsw i8 %i, 1
  %c = icmp slt i8 %n, 7
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
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (%a smax %b), no poison
; i: {%b,+,1}<nsw><%loop>, no poison, behind all: (-1 + (7 smax (1 + %b)<nsw>))<nsw>
; d0: %d0, no poison
; d1: {(3 * %b),+,3}<%loop>, no poison, behind all: (-3 + (3 * (7 smax (1 + %b)<nsw>)))
; d2: %d2, u[-128,0), s[-128,0), no poison
; n: {(1 + %b)<nsw>,+,1}<nsw><%loop>, u[-127,-128), s[-127,-128), no poison, behind all: (7 smax (1 + %b)<nsw>)
; c: %c, no poison
; loop loop: (-1 + (-1 * %b) + (7 smax (1 + %b)<nsw>)); -122; (-1 + (-1 * %b) + (7 smax (1 + %b)<nsw>)), 0 x1
; entering loop: %a sle (%a smax %b), %b sle (%a smax %b)
; again loop: %a sle (%a smax %b), %b sle (%a smax %b)
; {%b,+,1}<nsw><%loop> and {(1 + %b)<nsw>,+,1}<nsw><%loop>: ne, slt, sle, difference 255, sub fits s
; {%b,+,1}<nsw><%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; {%b,+,1}<nsw><%loop> and 7: at latch ne slt
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(3 * %b),+,3}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d2 and {(1 + %b)<nsw>,+,1}<nsw><%loop>: at end ne slt
; %d2 and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: ne, ugt, uge, slt, sle, add fits s
; {(1 + %b)<nsw>,+,1}<nsw><%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %b)<nsw>,+,1}<nsw><%loop> and 7: at latch ne slt, at end sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 7
  %k = sub i8 %b, 1
  %ur = urem i8 %b, 2
  %g = icmp ne i8 %ur, 0
  %g2 = icmp slt i8 %b, 50
  %gg = and i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 1, %pre ], [ %n, %latch ]
  %j = phi i8 [ 0, %pre ], [ %jn, %latch ]
  %d0 = sext i8 %i to i16
  %d1 = ashr i8 %i, 1
  %jn = sub i8 %j, 1
  %n = add i8 %i, 1
  %c = icmp sgt i8 %i, 7
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison, in loop: guarded (49 smin %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i3 (trunc i8 %b to i3) to i8), u[0,8), s[0,8), no poison, in loop: guarded (zext i3 (trunc i8 (49 smin %b) to i3) to i8)
; k: (-1 + %b), no poison, in loop: guarded (-1 + (49 smin %b))
; ur: (zext i1 (trunc i8 %b to i1) to i8), u[0,2), s[0,2), no poison, in loop: guarded 1
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umin %g), no poison
; i: {1,+,1}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; j: {0,+,-1}<nuw><nsw><%loop>, u[0,1), s[0,1), times 255, no poison, behind all: 0
; d0: {1,+,1}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; d1: %d1, u[-64,64), s[-64,64), no poison, behind all: 0
; jn: {-1,+,-1}<nuw><nsw><%loop>, u[-1,0), s[-1,0), times 255, no poison, behind all: -1
; n: {2,+,1}<nuw><nsw><%loop>, u[2,3), s[2,3), no poison, behind all: 2
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; entering loop: %b ne (-1 + %b), (-1 + %b) ne %b
; again loop: %b ne (-1 + %b), (zext i3 (trunc i8 %b to i3) to i8) sle %r, (-1 + %b) ne %b
; {0,+,-1}<nuw><nsw><%loop> and %d1: ule
; {0,+,-1}<nuw><nsw><%loop> and {-1,+,-1}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, difference 1, add fits s, sub fits s
; {0,+,-1}<nuw><nsw><%loop> and {2,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits s, sub fits s
; {0,+,-1}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch slt, add fits u s, sub fits u s, mul fits u s
; {0,+,-1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits s
; {1,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
; %d1 and {-1,+,-1}<nuw><nsw><%loop>: ule
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; {-1,+,-1}<nuw><nsw><%loop> and {2,+,1}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, add fits s, sub fits u s
; {-1,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-1,+,-1}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits u s, mul fits s
; {2,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,1}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.smax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %n, %latch ]
  %d0 = urem i8 %i, 5
  %d1 = zext i8 %i to i16
  %d2 = mul nuw i8 %i, %a
  %n = add i8 %i, -2
  %c = icmp sgt i8 %n, %r
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
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%b smax %r), u[0,-128), s[0,-128), no poison
; i: {%a,+,-2}<%loop>, no poison, behind all: ((-2 * ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2)) + %a)
; d0: ((-5 * ({%a,+,-2}<%loop> /u 5)) + {%a,+,-2}<%loop>), u[0,5), no poison, behind all: ((-5 * (((-2 * ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2)) + %a) /u 5)) + (-2 * ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2)) + %a)
; d1: (zext i8 {%a,+,-2}<%loop> to i16), u[0,256), s[0,256), no poison, behind all: (zext i8 ((-2 * ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2)) + %a) to i16)
; d2: {(%a * %a),+,(-2 * %a)}<%loop>, no poison, behind all: (((-2 * ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2)) + %a) * %a)
; n: {(-2 + %a),+,-2}<%loop>, no poison, behind all: (-2 + (-2 * ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2)) + %a)
; c: %c, no poison
; loop loop: ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2); 64; ((-1 + (-1 * ((-2 + %a) smin %r)) + %a) /u 2), 0 x1
; entering loop: %b sle (%b smax %r), %r sle (%b smax %r)
; again loop: %b sle (%b smax %r), %r sle (%b smax %r)
; {%a,+,-2}<%loop> and ((-5 * ({%a,+,-2}<%loop> /u 5)) + {%a,+,-2}<%loop>): sub fits u
; {%a,+,-2}<%loop> and {(-2 + %a),+,-2}<nsw><%loop>: ne, difference 2
; {%a,+,-2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({%a,+,-2}<%loop> /u 5)) + {%a,+,-2}<%loop>) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({%a,+,-2}<%loop> /u 5)) + {%a,+,-2}<%loop>) and 7: ne, ult, ule
; (zext i8 {%a,+,-2}<%loop> to i16) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i8 {%a,+,-2}<%loop> to i16) and 7: add fits u s, sub fits s, mul fits u s
; {(%a * %a),+,(-2 * %a)}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-2 + %a),+,-2}<nsw><%loop> and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nuw i8 %b, %a
  %g = icmp eq i8 %m, %b
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %j = phi i8 [ 1, %pre ], [ %jn, %latch ]
  %d0 = sdiv i8 %i, 2
  %d1 = sext i8 %i to i16
  %jn = add i8 %j, %r
  %n = add nuw i8 %i, 4
  %c = icmp sgt i8 %n, 100
  %e = icmp sgt i8 %i, %r
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%a + %b), no poison
; g: %g, no poison
; i: {100,+,4}<nuw><nsw><%loop>, u[100,101), s[100,101), times 4, no poison, behind all: 100
; j: {1,+,%r}<nuw><nsw><%loop>, u[1,2), s[1,2), no poison, behind all: 1
; d0: {50,+,2}<nw><%loop>, u[50,51), s[50,51), times 2, no poison, behind all: 50
; d1: {100,+,4}<nuw><nsw><%loop>, u[100,101), s[100,101), times 4, no poison, behind all: 100
; jn: {(1 + %r)<nuw><nsw>,+,%r}<nw><%loop>, u[1,21), s[1,21), no poison, behind all: (1 + %r)<nuw><nsw>
; n: {104,+,4}<nuw><nsw><%loop>, u[104,105), s[104,105), times 4, no poison, behind all: 104
; c: %c, behind all: true
; e: %e, no poison
; loop loop: 0; 0; 0, 1 x1
; loop loop by loop: 0; 0; 0
; loop loop by latch2: 6; 6; 6
; entering loop: (2 * (%b /u 2))<nuw> sle %b
; {1,+,%r}<nuw><nsw><%loop> and {50,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {1,+,%r}<nuw><nsw><%loop> and {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ule, sle, add fits u s
; {1,+,%r}<nuw><nsw><%loop> and {104,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {1,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,%r}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u
; {50,+,2}<nuw><nsw><%loop> and {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, add fits u s
; {50,+,2}<nuw><nsw><%loop> and {104,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u, sub fits s
; {50,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {50,+,2}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
; {100,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and {104,+,4}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 7: add fits u s, sub fits s, mul fits u
; {104,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {104,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.umax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %d0 = and i8 %i, 12
  %d1 = udiv i8 %i, 2
  %d2 = select i1 %q, i8 %i, i8 1
  %n = add nuw nsw i8 %i, 1
  %c = icmp slt i8 %i, %b
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
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%b umax %r), no poison
; i: {100,+,1}<nuw><nsw><%loop>, u[100,-128), s[100,-128), no poison
; d0: (4 * (zext i2 (trunc i8 ({100,+,1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; d1: ({100,+,1}<nuw><nsw><%loop> /u 2), u[50,64), s[50,64), no poison
; d2: %d2, u[0,-128), s[0,-128), no poison
; n: {101,+,1}<nuw><%loop>, u[101,0), s[101,0), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; {100,+,1}<nuw><nsw><%loop> and (4 * (zext i2 (trunc i8 ({100,+,1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw>: ne, ugt, uge, sgt, sge
; {100,+,1}<nuw><nsw><%loop> and ({100,+,1}<nuw><nsw><%loop> /u 2): ne, ugt, uge, sgt, sge
; {100,+,1}<nuw><nsw><%loop> and {101,+,1}<nuw><%loop>: ne, ult, ule, difference 255
; {100,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,1}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
; (4 * (zext i2 (trunc i8 ({100,+,1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and ({100,+,1}<nuw><nsw><%loop> /u 2): ne, ult, ule, slt, sle
; (4 * (zext i2 (trunc i8 ({100,+,1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and {101,+,1}<nuw><%loop>: ne, ult, ule
; (4 * (zext i2 (trunc i8 ({100,+,1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({100,+,1}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; ({100,+,1}<nuw><nsw><%loop> /u 2) and {101,+,1}<nuw><%loop>: ne, ult, ule
; ({100,+,1}<nuw><nsw><%loop> /u 2) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; ({100,+,1}<nuw><nsw><%loop> /u 2) and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits s
; %d2 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d2 and 7: add fits u, sub fits s
; {101,+,1}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {101,+,1}<nuw><%loop> and 7: ne, ugt, uge, sub fits u
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add i8 %b, 1
  %g = icmp eq i8 %b, 0
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %d0 = udiv i8 %i, 4
  %n = add nsw i8 %i, %r
  %c = icmp ugt i8 %n, 20
  %c2 = icmp uge i8 %n, 50
  %cc = or i1 %c, %c2
  br i1 %cc, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; k: (1 + %b)<nsw>, u[-127,-128), s[-127,2), no poison, in loop: guarded 1
; g: %g, no poison
; i: {100,+,%r}<nuw><nsw><%loop>, u[100,-128), s[100,-128), no poison
; d0: ({100,+,%r}<nuw><nsw><%loop> /u 4), u[25,32), s[25,32), no poison
; n: {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>, u[100,-128), s[100,-128), no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c umax %c2), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle %r, %b ne (1 + %b)<nsw>, %b ult (1 + %b)<nsw>, %b sle (1 + %b)<nsw>, %b ne {100,+,%r}<nuw><nsw><%loop>, %b sle {100,+,%r}<nuw><nsw><%loop>, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne {100,+,%r}<nuw><nsw><%loop>, %r ult {100,+,%r}<nuw><nsw><%loop>, %r sle {100,+,%r}<nuw><nsw><%loop>, (1 + %b)<nsw> ne %b, (1 + %b)<nsw> ne {100,+,%r}<nuw><nsw><%loop>, (1 + %b)<nsw> sle {100,+,%r}<nuw><nsw><%loop>, (1 + %b)<nsw> ne 0, (1 + %b)<nsw> ne 5, (1 + %b)<nsw> ult 5, (1 + %b)<nsw> sle 5, {100,+,%r}<nuw><nsw><%loop> ne %b, {100,+,%r}<nuw><nsw><%loop> ne %r, {100,+,%r}<nuw><nsw><%loop> ne (1 + %b)<nsw>, {100,+,%r}<nuw><nsw><%loop> ne 0, {100,+,%r}<nuw><nsw><%loop> ne 5
; again loop: %b sle %r, %b ne (1 + %b)<nsw>, %b sle (1 + %b)<nsw>, %b ne {100,+,%r}<nuw><nsw><%loop>, %b sle {100,+,%r}<nuw><nsw><%loop>, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne {100,+,%r}<nuw><nsw><%loop>, %r ult {100,+,%r}<nuw><nsw><%loop>, %r sle {100,+,%r}<nuw><nsw><%loop>, (1 + %b)<nsw> ne %b, (1 + %b)<nsw> ne {100,+,%r}<nuw><nsw><%loop>, (1 + %b)<nsw> sle {100,+,%r}<nuw><nsw><%loop>, (1 + %b)<nsw> ne 0, (1 + %b)<nsw> ne 5, (1 + %b)<nsw> ult 5, (1 + %b)<nsw> sle 5, {100,+,%r}<nuw><nsw><%loop> ne %b, {100,+,%r}<nuw><nsw><%loop> ne %r, {100,+,%r}<nuw><nsw><%loop> ne (1 + %b)<nsw>, {100,+,%r}<nuw><nsw><%loop> ne 0, {100,+,%r}<nuw><nsw><%loop> ne 5
; %r and {100,+,%r}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s
; %r and ({100,+,%r}<nuw><nsw><%loop> /u 4): ne, ult, ule, slt, sle
; %r and {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; %r and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %r and 7: add fits u s, sub fits s, mul fits u
; (1 + %b)<nsw> and {100,+,%r}<nuw><nsw><%loop>: ne, slt, sle
; (1 + %b)<nsw> and ({100,+,%r}<nuw><nsw><%loop> /u 4): ne, slt, sle
; (1 + %b)<nsw> and {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ne, slt, sle
; (1 + %b)<nsw> and 0: uge, at loop ne sge, at latch ne sge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; (1 + %b)<nsw> and 7: ne, slt, sle, at loop ult, at latch ult, at end ult, add fits u s, sub fits s
; {100,+,%r}<nuw><nsw><%loop> and ({100,+,%r}<nuw><nsw><%loop> /u 4): ne, ugt, uge, sgt, sge, at end ult slt
; {100,+,%r}<nuw><nsw><%loop> and {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ule, sle, at end ne ult slt
; {100,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,%r}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
; ({100,+,%r}<nuw><nsw><%loop> /u 4) and {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop>: ne, ult, ule, slt, sle
; ({100,+,%r}<nuw><nsw><%loop> /u 4) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; ({100,+,%r}<nuw><nsw><%loop> /u 4) and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits s, mul fits u
; {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(100 + %r)<nuw><nsw>,+,%r}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = add i8 %b, %a
  %ur = urem i8 %b, 4
  %g = icmp ne i8 %ur, 0
  %g2 = icmp ne i8 %b, 0
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %j = phi i8 [ 0, %pre ], [ %jn, %latch ]
  %d0 = xor i8 %i, 7
  %jn = sub i8 %j, 1
  %n = add nuw nsw i8 %i, 2
  %c = icmp slt i8 %n, 100
  %c2 = icmp sge i8 %n, 50
  %cc = or i1 %c, %c2
  br i1 %cc, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (%a + %b), no poison
; ur: (zext i2 (trunc i8 %b to i2) to i8), u[0,4), s[0,4), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {100,+,2}<nuw><nsw><%loop>, u[100,-128), s[100,127), times 2, no poison
; j: {0,+,-1}<%loop>, no poison
; d0: %d0, u[1,-128), s[1,-128), no poison
; jn: {-1,+,-1}<%loop>, no poison
; n: {102,+,2}<nuw><nsw><%loop>, u[102,-128), s[102,127), times 2, no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c umax %c2), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; {100,+,2}<nuw><nsw><%loop> and {102,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, sub fits s
; {100,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,2}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
; {0,+,-1}<%loop> and {-1,+,-1}<%loop>: ne, difference 1
; {0,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u, sub fits s
; {-1,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {102,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {102,+,2}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = sub i8 %b, %r
  %g = icmp eq i8 %b, 3
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %n, %latch ]
  %d0 = shl nuw i8 %i, 2
  %d1 = select i1 %q, i8 %i, i8 1
  %d2 = trunc i8 %i to i4
  %n = add i8 %i, 1
  %c = icmp sle i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded 3
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison, in loop: guarded 0
; k: ((-1 * %r)<nsw> + %b), no poison, in loop: guarded (3 + (-1 * %r)<nsw>)<nsw>
; g: %g, no poison
; i: {%a,+,1}<%loop>, no poison, behind all: (-1 + (0 smax (1 + %a)))<nsw>
; d0: {(4 * %a),+,4}<%loop>, u[0,-3), s[-128,125), times 4, no poison, behind all: (-4 + (4 * (0 smax (1 + %a))))
; d1: %d1, no poison
; d2: {(trunc i8 %a to i4),+,1}<%loop>, no poison, behind all: (-1 + (trunc i8 (0 smax (1 + %a)) to i4))
; n: {(1 + %a),+,1}<%loop>, no poison, behind all: (0 smax (1 + %a))
; c: %c, no poison
; loop loop: (-1 + (-1 * %a) + (0 smax (1 + %a))); -128; (-1 + (-1 * %a) + (0 smax (1 + %a))), 0 x1
; entering loop: %b ne 0, %b ne 5, %b ult 5, %b sle 5
; again loop: %b ne 0, %b ne 5, %b ult 5, %b sle 5
; {%a,+,1}<nuw><%loop> and {(1 + %a),+,1}<nsw><%loop>: ne, difference 255
; {%a,+,1}<nuw><%loop> and 0: uge, at latch ne, add fits u s, sub fits u s, mul fits u s
; {%a,+,1}<nuw><%loop> and 7: at latch ne
; {(4 * %a),+,4}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %a to i4),+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %a to i4),+,1}<%loop> and 7: sle
; {(1 + %a),+,1}<nsw><%loop> and 0: uge, at latch ne slt, at end sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %a),+,1}<nsw><%loop> and 7: at latch ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = call i8 @llvm.smax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ 5, %entry ], [ %n, %latch ]
  %d0 = mul i8 %i, %i
  %d1 = ashr i8 %i, 1
  %n = add i8 %i, -2
  %c = icmp slt i8 %n, 7
  %c2 = icmp ult i8 %n, 50
  %cc = select i1 %c, i1 true, i1 %c2
  br i1 %cc, label %latch, label %end

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
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (%b smax %r), u[0,-128), s[0,-128), no poison
; i: {5,+,-2}<%loop>, no poison
; d0: {25,+,-16,+,8}<%loop>, no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; n: {3,+,-2}<%loop>, no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (true + ((true + %c) umin (true + %c2))), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle (%b smax %r), %r sle (%b smax %r)
; again loop: %b sle (%b smax %r), %r sle (%b smax %r)
; (%b smax %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%b smax %r) and 7: add fits u, sub fits s
; {5,+,-2}<%loop> and {3,+,-2}<%loop>: ne, difference 2
; {5,+,-2}<%loop> and 0: uge, at end ne, add fits u s, sub fits u s, mul fits u s
; {5,+,-2}<%loop> and 7: at end ne
; {25,+,-16,+,8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; {3,+,-2}<%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; {3,+,-2}<%loop> and 7: at end ne sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %g = icmp sle i8 %r, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 0, %pre ], [ %n, %latch ]
  %d0 = shl nuw i8 %i, 1
  %d1 = sdiv i8 %i, 2
  %n = add i8 %i, %r
  %c = icmp slt i8 100, %n
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
; r: %r, u[0,20), s[0,20), no poison, in loop: guarded 0
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (3 umax %b), u[3,0), s[3,0), no poison
; g: %g, no poison
; i: {0,+,%r}<%loop>, no poison
; d0: {0,+,(2 * %r)<nuw><nsw>}<%loop>, u[0,-1), s[-128,127), times 2, no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; n: {%r,+,%r}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %r sle (zext i4 (trunc i8 %b to i4) to i8), %r ult (3 umax %b), %r sle 0, %r ne 5, %r ult 5, %r sle 5, (3 umax %b) ne 0
; again loop: (3 umax %b) ne 0
; (3 umax %b) and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<%loop> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; {0,+,%r}<%loop> and 7: ne
; {0,+,(2 * %r)<nuw><nsw>}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and {%r,+,%r}<%loop>: at latch ne slt
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; {%r,+,%r}<%loop> and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; {%r,+,%r}<%loop> and 7: at latch ne sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %g = icmp slt i8 %b, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 1, %pre ], [ %n, %latch ]
  %d0 = sext i8 %i to i16
  %d1 = mul i8 %i, %i
  %n = add nsw i8 %i, %b
  %c = icmp ugt i8 %m, %n
  br i1 %c, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (-1 smin %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison, in loop: guarded (4 * ((-1 smin %b) /u 4))<nuw>
; k: (3 umax %b), u[3,0), s[3,0), no poison, in loop: guarded (-1 smin %b)
; g: %g, no poison
; i: {1,+,%b}<nsw><%loop>, no poison
; d0: {1,+,(sext i8 %b to i16)}<nsw><%loop>, no poison
; d1: {1,+,((2 + %b) * %b),+,(2 * %b * %b)}<%loop>, no poison
; n: {(1 + %b),+,%b}<nsw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne %r, %b sle %r, %b ne 0, %b sle 0, %b ne 5, %b sle 5, %r ne %b, (3 umax %b) ne 0
; again loop: (3 umax %b) ne 0
; (3 umax %b) and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {1,+,%b}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,(sext i8 %b to i16)}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,((2 + %b) * %b),+,(2 * %b * %b)}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %b),+,%b}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = sub i8 %b, 3
  %g = icmp sgt i8 %b, 3
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ %b, %entry ], [ %n, %latch ]
  %j = phi i8 [ 0, %entry ], [ %jn, %latch ]
  %d0 = trunc i8 %i to i4
  %jn = shl i8 %j, 2
  %n = add nuw i8 %i, %b
  %c = icmp ult i8 %n, -1
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded (4 smax %b)
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison, in loop: guarded (2 * ((4 smax %b) /u 2))<nuw><nsw>
; k: (-3 + %b), no poison, in loop: guarded (-3 + (4 smax %b))<nsw>
; g: %g, no poison
; i: {%b,+,%b}<nuw><%loop>, no poison, behind all: ((1 + ((-1 + (-2 * %b)) /u %b)) * %b)
; j: %j, u[0,1), s[0,1), times 0
; d0: {(trunc i8 %b to i4),+,(trunc i8 %b to i4)}<%loop>, no poison, behind all: ((trunc i8 %b to i4) * (1 + (trunc i8 ((-1 + (-2 * %b)) /u %b) to i4)))
; jn: (4 * %j)<nuw><nsw>, u[0,1), s[0,1), times 0
; n: {(2 * %b),+,%b}<nuw><%loop>, no poison, behind all: ((2 + ((-1 + (-2 * %b)) /u %b)) * %b)
; c: %c, no poison
; loop loop: ((-1 + (-2 * %b)) /u %b); 61; ((-1 + (-2 * %b)) /u %b), 0 x1
; loop loop guards: ((-1 + (-2 * (4 smax %b))) /u (4 smax %b))
; loop loop guards: ((-1 + (-2 * (4 smax %b))) /u (4 smax %b))
; entering loop: %b ne (-3 + %b), %b ne 0, (-3 + %b) ne %b, (-3 + %b) ne 0
; again loop: %b ne (-3 + %b), %b ne 0, (-3 + %b) ne %b, (-3 + %b) ne 0
; {%b,+,%b}<nuw><%loop> and %j: uge
; {%b,+,%b}<nuw><%loop> and (4 * %j)<nuw><nsw>: uge
; {%b,+,%b}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %j and (4 * %j)<nuw><nsw>: ule, uge, sle, sge, add fits u s
; %j and {(2 * %b),+,%b}<nuw><%loop>: ule
; %j and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; %j and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {(trunc i8 %b to i4),+,(trunc i8 %b to i4)}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(trunc i8 %b to i4),+,(trunc i8 %b to i4)}<%loop> and 7: sle
; (4 * %j)<nuw><nsw> and {(2 * %b),+,%b}<nuw><%loop>: ule
; (4 * %j)<nuw><nsw> and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; (4 * %j)<nuw><nsw> and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {(2 * %b),+,%b}<nuw><%loop> and 0: uge, at end ne slt, add fits u s, sub fits u s, mul fits u s
; {(2 * %b),+,%b}<nuw><%loop> and 7: at end ne slt
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = call i8 @llvm.smax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ 5, %entry ], [ %n, %latch ]
  %d0 = call i8 @llvm.umax.i8(i8 %i, i8 2)
  %d1 = sext i8 %i to i16
  %d2 = xor i8 %i, -1
  %n = add nsw i8 %i, 1
  %c = icmp ne i8 %i, 7
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.smax.i8(i8, i8) #0

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (%b smax %r), u[0,-128), s[0,-128), no poison
; i: {5,+,1}<nuw><nsw><%loop>, u[5,8), s[5,8), no poison, behind all: 7
; d0: {5,+,1}<nuw><nsw><%loop>, u[5,8), s[5,8), no poison, behind all: 7
; d1: {5,+,1}<nuw><nsw><%loop>, u[5,8), s[5,8), no poison, behind all: 7
; d2: {-6,+,-1}<nsw><%loop>, u[-8,-5), s[-8,-5), no poison, behind all: -8
; n: {6,+,1}<nuw><nsw><%loop>, u[6,9), s[6,9), no poison, behind all: 8
; c: %c, no poison, behind all: false
; loop loop: 2; 2; 2, 3 x3
; entering loop: %b sle (%b smax %r), %r sle (%b smax %r)
; again loop: %b sle (%b smax %r), %r sle (%b smax %r)
; (%b smax %r) and {5,+,1}<nuw><nsw><%loop>: add fits u, sub fits s
; (%b smax %r) and {-6,+,-1}<nsw><%loop>: ne, ult, ule, sgt, sge, add fits s
; (%b smax %r) and {6,+,1}<nuw><nsw><%loop>: add fits u, sub fits s
; (%b smax %r) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (%b smax %r) and 7: add fits u, sub fits s
; {5,+,1}<nuw><nsw><%loop> and {-6,+,-1}<nsw><%loop>: ne, ult, ule, sgt, sge, add fits u s, sub fits s
; {5,+,1}<nuw><nsw><%loop> and {6,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u s, sub fits s
; {5,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,1}<nuw><nsw><%loop> and 7: ule, sle, at latch ne ult slt, at end sge, add fits u s, sub fits s, mul fits u s
; {5,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,1}<nuw><nsw><%loop> and 7: ule, sle, at latch ne ult slt, at end sge, add fits u s, sub fits s, mul fits u s
; {-6,+,-1}<nsw><%loop> and {6,+,1}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, add fits s, sub fits u s
; {-6,+,-1}<nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-6,+,-1}<nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits s, sub fits u s, mul fits s
; {6,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {6,+,1}<nuw><nsw><%loop> and 7: at end ne sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = call i8 @llvm.umax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ %r, %entry ], [ %n, %latch ]
  %d0 = shl nuw i8 %i, 2
  %d1 = mul i8 %i, %i
  %d2 = mul i8 %i, %i
  %n = add nsw i8 %i, -2
  %c = icmp samesign eq i8 10, %n
  %c2 = icmp uge i8 %n, 50
  %cc = or i1 %c, %c2
  br i1 %cc, label %latch, label %end

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
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison
; k: (%b umax %r), no poison
; i: {%r,+,-2}<nsw><%loop>, u[-128,20), s[-128,20), no poison
; d0: {(4 * %r)<nuw><nsw>,+,-8}<%loop>, u[0,-3), s[-128,125), times 4, no poison
; d1: {(%r * %r),+,(4 + (-4 * %r)<nsw>)<nsw>,+,8}<%loop>, no poison
; d2: {(%r * %r),+,(4 + (-4 * %r)<nsw>)<nsw>,+,8}<%loop>, no poison
; n: {(-2 + %r)<nsw>,+,-2}<nsw><%loop>, u[-128,18), s[-128,18), no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c umax %c2), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; (%b umax %r) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%r,+,-2}<nsw><%loop> and {(-2 + %r)<nsw>,+,-2}<nsw><%loop>: ne, sgt, sge, difference 2, sub fits s
; {%r,+,-2}<nsw><%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; {%r,+,-2}<nsw><%loop> and 7: add fits s
; {(4 * %r)<nuw><nsw>,+,-8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(%r * %r),+,(4 + (-4 * %r)<nsw>)<nsw>,+,8}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-2 + %r)<nsw>,+,-2}<nsw><%loop> and 0: uge, at end sge, add fits u s, sub fits u s, mul fits u s
; {(-2 + %r)<nsw>,+,-2}<nsw><%loop> and 7: add fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add nsw i8 %b, %a
  %g = icmp ult i8 %b, 0
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 100, %pre ], [ %n, %latch ]
  %d0 = or i8 %i, 1
  %d1 = call i8 @llvm.smin.i8(i8 %i, i8 %a)
  %d2 = lshr i8 %i, 1
  %n = add nsw i8 %i, 2
  %c = icmp sgt i8 %i, 100
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare i8 @llvm.smin.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison, in loop: guarded 0
; k: (%a + %b), no poison, in loop: guarded %a
; g: %g, no poison
; i: {100,+,2}<nuw><nsw><%loop>, u[100,101), s[100,101), times 2, no poison, behind all: 100
; d0: %d0, u[1,-128), s[1,-128), no poison, behind all: 101
; d1: ({100,+,2}<nuw><nsw><%loop> smin %a), u[-128,101), s[-128,101), no poison, behind all: (100 smin %a)
; d2: {50,+,1}<nw><%loop>, u[50,51), s[50,51), no poison, behind all: 50
; n: {102,+,2}<nuw><nsw><%loop>, u[102,103), s[102,103), times 2, no poison, behind all: 102
; c: %c, no poison, behind all: false
; loop loop: 0; 0; 0, 1 x1
; entering loop: %a ne %b, %a ult %b, %a sle %b, %a ne %r, %a ult %r, %a sle %r, %a ne (2 * (%b /u 2))<nuw>, %a ult (2 * (%b /u 2))<nuw>, %a sle (2 * (%b /u 2))<nuw>, %a ne (%a + %b), %a ult (%a + %b), %a sle (%a + %b), %a ne 0, %a ult 0, %a sle 0, %a ne 5, %a ult 5, %a sle 5, %b ne %a, %b ult %a, %b sle %a, %b ne %r, %b ult %r, %b sle %r, %b ne (2 * (%b /u 2))<nuw>, %b ult (2 * (%b /u 2))<nuw>, %b sle (2 * (%b /u 2))<nuw>, %b ne (%a + %b), %b ult (%a + %b), %b sle (%a + %b), %b ne 0, %b ult 0, %b sle 0, %b ne 5, %b ult 5, %b sle 5, %r ne %a, %r ult %a, %r sle %a, %r ne %b, %r ult %b, %r sle %b, %r ne (2 * (%b /u 2))<nuw>, %r ult (2 * (%b /u 2))<nuw>, %r sle (2 * (%b /u 2))<nuw>, %r ne (%a + %b), %r ult (%a + %b), %r sle (%a + %b), %r ne 0, %r ult 0, %r sle 0, %r ne 5, %r ult 5, %r sle 5, (2 * (%b /u 2))<nuw> ne %a, (2 * (%b /u 2))<nuw> ult %a, (2 * (%b /u 2))<nuw> sle %a, (2 * (%b /u 2))<nuw> ne %b, (2 * (%b /u 2))<nuw> ult %b, (2 * (%b /u 2))<nuw> sle %b, (2 * (%b /u 2))<nuw> ne %r, (2 * (%b /u 2))<nuw> ult %r, (2 * (%b /u 2))<nuw> sle %r, (2 * (%b /u 2))<nuw> ne (%a + %b), (2 * (%b /u 2))<nuw> ult (%a + %b), (2 * (%b /u 2))<nuw> sle (%a + %b), (2 * (%b /u 2))<nuw> ne 0, (2 * (%b /u 2))<nuw> ult 0, (2 * (%b /u 2))<nuw> sle 0, (2 * (%b /u 2))<nuw> ne 5, (2 * (%b /u 2))<nuw> ult 5, (2 * (%b /u 2))<nuw> sle 5, (%a + %b) ne %a, (%a + %b) ult %a, (%a + %b) sle %a, (%a + %b) ne %b, (%a + %b) ult %b, (%a + %b) sle %b, (%a + %b) ne %r, (%a + %b) ult %r, (%a + %b) sle %r, (%a + %b) ne (2 * (%b /u 2))<nuw>, (%a + %b) ult (2 * (%b /u 2))<nuw>, (%a + %b) sle (2 * (%b /u 2))<nuw>, (%a + %b) ne 0, (%a + %b) ult 0, (%a + %b) sle 0, (%a + %b) ne 5, (%a + %b) ult 5, (%a + %b) sle 5
; {100,+,2}<nuw><nsw><%loop> and %d0: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; {100,+,2}<nuw><nsw><%loop> and ({100,+,2}<nuw><nsw><%loop> smin %a): sge, at pre ne ult slt, at loop ne ult slt, at latch ne ult slt
; {100,+,2}<nuw><nsw><%loop> and {50,+,1}<nuw><nsw><%loop>: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u, sub fits u s
; {100,+,2}<nuw><nsw><%loop> and {102,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, at pre sge, at loop sge, at latch sge, add fits u, sub fits s
; {100,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {100,+,2}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s
; %d0 and ({100,+,2}<nuw><nsw><%loop> smin %a): at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and {50,+,1}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and {102,+,2}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; %d0 and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u, sub fits s
; ({100,+,2}<nuw><nsw><%loop> smin %a) and {50,+,1}<nuw><nsw><%loop>: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge
; ({100,+,2}<nuw><nsw><%loop> smin %a) and {102,+,2}<nuw><nsw><%loop>: ne, slt, sle, at pre ult sge, at loop ult sge, at latch ult sge
; ({100,+,2}<nuw><nsw><%loop> smin %a) and 0: uge, at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits u s, sub fits u s, mul fits u s
; ({100,+,2}<nuw><nsw><%loop> smin %a) and 7: at pre ne ult slt sge, at loop ne ult slt sge, at latch ne ult slt sge, add fits s
; {50,+,1}<nuw><nsw><%loop> and {102,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, at pre sge, at loop sge, at latch sge, add fits u, sub fits s
; {50,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {50,+,1}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s
; {102,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s, mul fits u s
; {102,+,2}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, at pre ult slt, at loop ult slt, at latch ult slt, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = call i8 @llvm.smax.i8(i8 %b, i8 %a)
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %j = phi i8 [ %a, %entry ], [ %jn, %latch ]
  %d0 = lshr i8 %i, 2
  %d1 = sdiv i8 %i, 3
  %d2 = lshr i8 %i, 1
  %jn = add i8 %j, %r
  %n = add nuw i8 %i, -1
  %c = icmp sgt i8 %n, 0
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
; k: (%a smax %b), no poison
; i: {100,+,-1}<nuw><nsw><%loop>, u[100,101), s[1,101), times 5, no poison, behind all: 1
; j: {%a,+,%r}<%loop>, no poison, behind all: ((99 * %r) + %a)
; d0: ({100,+,-1}<nuw><nsw><%loop> /u 4), u[25,26), s[0,26), no poison, behind all: 0
; d1: {33,+,85}<nw><%loop>, no poison, behind all: 0
; d2: ({100,+,-1}<nuw><nsw><%loop> /u 2), u[50,51), s[0,51), no poison, behind all: 0
; jn: {(%a + %r),+,%r}<%loop>, no poison, behind all: ((100 * %r) + %a)
; n: {99,+,-1}<nuw><nsw><%loop>, u[99,100), s[0,100), times 3, no poison, behind all: 0
; c: %c, no poison, behind all: false
; loop loop: 99; 99; 99, 100 x100
; entering loop: %a sle (%a smax %b), %b sle (%a smax %b)
; again loop: %a sle (%a smax %b), %b sle (%a smax %b)
; ({100,+,-1}<nuw><nsw><%loop> /u 4) and ({100,+,-1}<nuw><nsw><%loop> /u 2): ne, ult, ule
; ({100,+,-1}<nuw><nsw><%loop> /u 4) and {99,+,-1}<nuw><nsw><%loop>: ne, ult, ule
; ({100,+,-1}<nuw><nsw><%loop> /u 4) and 0: ne, ugt, uge, sge, add fits u s, sub fits u s, mul fits u s
; ({100,+,-1}<nuw><nsw><%loop> /u 4) and 7: ne, ugt, uge, at end ult, add fits u s, sub fits s, mul fits u
; {33,+,85}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({100,+,-1}<nuw><nsw><%loop> /u 2) and {99,+,-1}<nuw><nsw><%loop>: ne, ult, ule
; ({100,+,-1}<nuw><nsw><%loop> /u 2) and 0: ne, ugt, uge, sge, add fits u s, sub fits u s, mul fits u s
; ({100,+,-1}<nuw><nsw><%loop> /u 2) and 7: ne, ugt, uge, at end ult, add fits u s, sub fits s
; {(%a + %r),+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {99,+,-1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sge, at end slt, add fits u s, sub fits u s, mul fits u s
; {99,+,-1}<nuw><nsw><%loop> and 7: ne, ugt, uge, at end ult slt, add fits u s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 12
  %k = add i8 %b, %a
  %g = icmp eq i8 %b, 0
  call void @llvm.assume(i1 %g)
  br label %loop

loop:
  %i = phi i8 [ 100, %entry ], [ %n, %latch ]
  %d0 = shl nsw i8 %i, 2
  %n = add nuw nsw i8 %i, 1
  %c = icmp samesign uge i8 100, %i
  %e = icmp slt i8 %i, %r
  br i1 %e, label %end, label %latch2

latch2:
  br i1 %c, label %latch, label %end

latch:
  br label %loop

end:
  ret void
}

declare void @llvm.assume(i1 noundef) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; a: %a, no poison
; b: %b, s[-128,1), times 0, no poison, in loop: guarded 0
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, in loop: guarded 0
; k: (%a + %b), no poison, in loop: guarded %a
; g: %g, no poison
; i: {100,+,1}<nuw><nsw><%loop>, u[100,102), s[100,102), no poison
; d0: {-112,+,4}<%loop>, u[-112,-107), s[-112,-107), times 4, no poison
; n: {101,+,1}<nuw><nsw><%loop>, u[101,103), s[101,103), no poison
; c: %c
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 1; 1, 0 x1
; loop loop by loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; loop loop by latch2: 1; 1; 1
; entering loop: %b sle %r, %b sle (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, %b sle 0, %b ne 5, %b ult 5, %b sle 5
; again loop: %b sle %r, %b sle (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw>, %b sle 0, %b ne 5, %b ult 5, %b sle 5
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and {100,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and {-112,+,4}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits u s, sub fits s
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and {101,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, add fits u s, sub fits s
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 (%b /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; (%a + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; {100,+,1}<nuw><nsw><%loop> and {-112,+,4}<nuw><nsw><%loop>: ne, ult, ule, sgt, sge, add fits u s
; {100,+,1}<nuw><nsw><%loop> and {101,+,1}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 255, add fits u, sub fits s
; {100,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {100,+,1}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
; {-112,+,4}<nuw><nsw><%loop> and {101,+,1}<nuw><nsw><%loop>: ne, ugt, uge, slt, sle, add fits u s, sub fits u
; {-112,+,4}<nuw><nsw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {-112,+,4}<nuw><nsw><%loop> and 7: ne, ugt, uge, slt, sle, add fits u s, sub fits u s
; {101,+,1}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {101,+,1}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.smax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = urem i8 %i, 5
  %d1 = sdiv i8 %i, 3
  %d2 = mul nsw i8 %i, %r
  %jn = add i8 %j, %r
  %n = add nuw nsw i8 %i, 1
  %c = icmp eq i8 %i, 100
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
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (%b smax %r), u[0,-128), s[0,-128), no poison
; i: {%a,+,1}<nuw><nsw><%loop>, no poison
; j: {1,+,%r}<%loop>, no poison
; d0: ((-5 * ({%a,+,1}<nuw><nsw><%loop> /u 5)) + {%a,+,1}<nuw><nsw><%loop>), u[0,5), no poison
; d1: %d1, u[-64,64), s[-64,64), no poison
; d2: {(%a * %r),+,%r}<%loop>, no poison
; jn: {(1 + %r)<nuw><nsw>,+,%r}<%loop>, no poison
; n: {(1 + %a),+,1}<nw><%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle (%b smax %r), %r sle (%b smax %r)
; again loop: %b sle (%b smax %r), %r sle (%b smax %r)
; ((-5 * ({%a,+,1}<nuw><nsw><%loop> /u 5)) + {%a,+,1}<nuw><nsw><%loop>) and 0: uge, add fits u s, sub fits u s, mul fits u s
; ((-5 * ({%a,+,1}<nuw><nsw><%loop> /u 5)) + {%a,+,1}<nuw><nsw><%loop>) and 7: ne, ult, ule
; %d1 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d1 and 7: add fits s, sub fits s
; {(%a * %r),+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %a),+,1}<nw><%loop> and 0: uge, at latch ne sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %a),+,1}<nw><%loop> and 7: at latch ne sge
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = add i8 %b, 3
  %ur = urem i8 %b, 4
  %g = icmp ne i8 %ur, 0
  %g2 = icmp eq i8 %b, 3
  %gg = or i1 %g, %g2
  br i1 %gg, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ 5, %pre ], [ %n, %latch ]
  %j = phi i8 [ %a, %pre ], [ %jn, %latch ]
  %d0 = and i8 %i, 12
  %d1 = zext i8 %i to i16
  %d2 = zext i8 %i to i16
  %jn = add nsw i8 %j, 3
  %n = add i8 %i, 3
  %c = icmp eq i8 %n, %m
  %c2 = icmp ugt i8 %n, 50
  %cc = or i1 %c, %c2
  br i1 %cc, label %end, label %latch

latch:
  br label %loop

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (3 + %b), no poison
; ur: (zext i2 (trunc i8 %b to i2) to i8), u[0,4), s[0,4), no poison
; g: %g, no poison
; g2: %g2, no poison
; gg: (%g2 umax %g), no poison
; i: {5,+,3}<nuw><nsw><%loop>, u[5,51), s[5,51), no poison, behind all: (5 + (3 * (15 umin (-88 + (86 * (%b /u 2)))))<nuw><nsw>)<nuw><nsw>
; j: {%a,+,3}<nsw><%loop>, no poison, behind all: ((3 * (15 umin (-88 + (86 * (%b /u 2)))))<nuw><nsw> + %a)
; d0: (4 * (zext i2 (trunc i8 ({5,+,3}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, behind all: (4 * (zext i2 (trunc i8 ((5 + (3 * (15 umin (-88 + (86 * (%b /u 2)))))<nuw><nsw>)<nuw><nsw> /u 4) to i2) to i8))<nuw><nsw>
; d1: {5,+,3}<nuw><nsw><%loop>, u[5,51), s[5,51), no poison, behind all: (5 + (3 * (15 umin (zext i8 (-88 + (86 * (%b /u 2))) to i16)))<nuw><nsw>)<nuw><nsw>
; d2: {5,+,3}<nuw><nsw><%loop>, u[5,51), s[5,51), no poison, behind all: (5 + (3 * (15 umin (zext i8 (-88 + (86 * (%b /u 2))) to i16)))<nuw><nsw>)<nuw><nsw>
; jn: {(3 + %a),+,3}<nw><%loop>, no poison, behind all: (3 + (3 * (15 umin (-88 + (86 * (%b /u 2)))))<nuw><nsw> + %a)
; n: {8,+,3}<nuw><nsw><%loop>, u[8,54), s[8,54), no poison, behind all: (8 + (3 * (15 umin (-88 + (86 * (%b /u 2)))))<nuw><nsw>)<nuw><nsw>
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c2 umax %c), no poison
; loop loop: (15 umin (-88 + (86 * (%b /u 2)))); 15; (15 umin (-88 + (86 * (%b /u 2)))), 0 x1
; entering loop: %b ne (3 + %b), (3 + %b) ne %b
; again loop: %b ne (3 + %b), (3 + %b) ne %b
; {%a,+,3}<nsw><%loop> and {(3 + %a),+,3}<nw><%loop>: ne, difference 253
; {%a,+,3}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({5,+,3}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({5,+,3}<nuw><nsw><%loop> /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; {5,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {5,+,3}<nuw><nsw><%loop> and 7: ne, add fits u s, sub fits s, mul fits u s
; {(3 + %a),+,3}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {8,+,3}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {8,+,3}<nuw><nsw><%loop> and 7: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -4
  %k = call i8 @llvm.umax.i8(i8 %b, i8 %r)
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %n, %latch ]
  %j = phi i8 [ 1, %entry ], [ %jn, %latch ]
  %d0 = sext i8 %i to i16
  %jn = add i8 %j, %i
  %n = add i8 %i, 2
  %c = icmp eq i8 %k, %i
  %e = icmp sle i8 %i, 30
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
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (4 * (%b /u 4))<nuw>, u[0,-3), s[-128,125), times 4, no poison
; k: (%b umax %r), no poison
; i: {0,+,2}<nuw><nsw><%loop>, u[0,1), s[0,1), times 2, no poison
; j: {1,+,0,+,2}<%loop>, no poison
; d0: {0,+,2}<nuw><nsw><%loop>, u[0,1), s[0,1), times 2, no poison
; jn: {1,+,2,+,2}<%loop>, no poison
; n: {2,+,2}<nuw><nsw><%loop>, u[2,3), s[2,3), times 2, no poison
; c: %c, no poison
; e: %e, no poison
; loop loop: ***COULDNOTCOMPUTE***; 0; 0, 0 x1
; loop loop by loop: 0; 0; 0
; loop loop by latch2: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***
; again loop: %r ne 0, %r ne 5
; {0,+,2}<nuw><nsw><%loop> and {1,+,0,+,2}<%loop>: ule
; {0,+,2}<nuw><nsw><%loop> and {1,+,2,+,2}<%loop>: ule
; {0,+,2}<nuw><nsw><%loop> and {2,+,2}<nuw><nsw><%loop>: ne, ult, ule, slt, sle, difference 254, at latch2 sge, at latch sge, add fits u s, sub fits s
; {0,+,2}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch2 ne ult slt, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; {0,+,2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch2 sge, at latch sge, add fits u s, sub fits s, mul fits u s
; {1,+,0,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {0,+,2}<nuw><nsw><%loop> and 0: uge, sle, sge, at latch2 ne ult slt, at latch ne ult slt, add fits u s, sub fits u s, mul fits u s
; {0,+,2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch2 sge, at latch sge, add fits u s, sub fits s, mul fits u s
; {1,+,2,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%loop> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%loop> and 7: ne, ult, ule, slt, sle, at latch2 sge, at latch sge, add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, -2
  %k = call i8 @llvm.smax.i8(i8 %b, i8 3)
  br label %loop

loop:
  %i = phi i8 [ %a, %entry ], [ %n, %latch ]
  %j = phi i8 [ 0, %entry ], [ %jn, %latch ]
  %d0 = xor i8 %i, -1
  %d1 = zext i8 %i to i16
  %jn = shl i8 %j, %r
  %n = add i8 %i, %r
  %c = icmp ugt i8 %n, %r
  %c2 = icmp ugt i8 %n, %r
  %cc = or i1 %c, %c2
  br i1 %cc, label %end, label %latch

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
; m: (2 * (%b /u 2))<nuw>, u[0,-1), s[-128,127), times 2, no poison
; k: (3 smax %b), u[3,-128), s[3,-128), no poison
; i: {%a,+,%r}<%loop>, no poison
; j: %j, u[0,1), s[0,1), times 0
; d0: {(-1 + (-1 * %a)),+,(-1 * %r)<nsw>}<%loop>, no poison
; d1: (zext i8 {%a,+,%r}<%loop> to i16), u[0,256), s[0,256), no poison
; jn: %jn, u[0,1), s[0,1), times 0
; n: {(%a + %r),+,%r}<%loop>, no poison
; c: %c, no poison
; c2: %c2, no poison
; cc: (%c umax %c2), no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b sle (3 smax %b), (3 smax %b) ne 0
; again loop: %b sle (3 smax %b), (3 smax %b) ne 0
; %j and {(-1 + (-1 * %a)),+,(-1 * %r)<nsw>}<%loop>: ule
; %j and %jn: ule, uge, sle, sge
; %j and {(%a + %r),+,%r}<%loop>: ule
; %j and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; %j and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {(-1 + (-1 * %a)),+,(-1 * %r)<nsw>}<%loop> and %jn: uge
; {(-1 + (-1 * %a)),+,(-1 * %r)<nsw>}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (zext i8 {%a,+,%r}<%loop> to i16) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i8 {%a,+,%r}<%loop> to i16) and 7: add fits u s, sub fits s, mul fits u s
; %jn and {(%a + %r),+,%r}<%loop>: ule
; %jn and 0: uge, sle, sge, add fits u s, sub fits u s, mul fits u s
; %jn and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {(%a + %r),+,%r}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %m = and i8 %b, 15
  %k = call i8 @llvm.umax.i8(i8 %b, i8 3)
  %g = icmp ne i8 %b, 100
  br i1 %g, label %pre, label %end

pre:
  br label %loop

loop:
  %i = phi i8 [ %b, %pre ], [ %n, %latch ]
  %d0 = ashr i8 %i, 1
  %n = add nuw nsw i8 %i, 1
  %c = icmp uge i8 100, %n
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
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; m: (zext i4 (trunc i8 %b to i4) to i8), u[0,16), s[0,16), no poison
; k: (3 umax %b), u[3,0), s[3,0), no poison
; g: %g, no poison
; i: {%b,+,1}<nuw><nsw><%loop>, no poison, behind all: ((((-1 * %b) + (31 smax %b)) umin (-1 + (-1 * %b) + (101 umax (1 + %b)))) + %b)
; d0: %d0, u[-64,64), s[-64,64), no poison
; n: {(1 + %b),+,1}<nw><%loop>, no poison, behind all: (1 + (((-1 * %b) + (31 smax %b)) umin (-1 + (-1 * %b) + (101 umax (1 + %b)))) + %b)
; c: %c
; e: %e, no poison
; loop loop: (((-1 * %b) + (31 smax %b)) umin (-1 + (-1 * %b) + (101 umax (1 + %b)))); 101; (((-1 * %b) + (31 smax %b)) umin (-1 + (-1 * %b) + (101 umax (1 + %b)))), 0 x1
; loop loop by loop: ((-1 * %b) + (31 smax %b)); -128; ((-1 * %b) + (31 smax %b))
; loop loop by latch2: (-1 + (-1 * %b) + (101 umax (1 + %b))); 101; (-1 + (-1 * %b) + (101 umax (1 + %b)))
; entering loop: (3 umax %b) ne 0
; again loop: (3 umax %b) ne 0
; (zext i4 (trunc i8 %b to i4) to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i4 (trunc i8 %b to i4) to i8) and 7: add fits u s, sub fits s, mul fits u s
; (3 umax %b) and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {%b,+,1}<nuw><nsw><%loop> and {(1 + %b),+,1}<nuw><nsw><%loop>: ne, difference 255
; {%b,+,1}<nuw><nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits s, sub fits s
; {(1 + %b),+,1}<nuw><nsw><%loop> and 0: uge, at latch sge, add fits u s, sub fits u s, mul fits u s
