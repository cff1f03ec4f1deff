; Merged values before a loop. See test_said.py.
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp ule i8 %a, 5
  br i1 %g, label %t, label %e

t:
  %x = urem i8 %a, 3
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %a, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %b, i8 %r
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add i8 %i, 1
  %c = icmp sge i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: ((-3 * (%a /u 3)) + %a), u[0,3), no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: %s, no poison
; i: {%p,+,1}<%loop>, no poison
; n: {(1 + %p),+,1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), ((-3 * (%a /u 3)) + %a) ne 5, ((-3 * (%a /u 3)) + %a) ult 5, (1 + %b) ne %b
; again loop: %b ne (1 + %b), ((-3 * (%a /u 3)) + %a) ne 5, ((-3 * (%a /u 3)) + %a) ult 5, (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,1}<%loop> and {(1 + %p),+,1}<%loop>: ne, difference 255
; {%p,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %p),+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp sgt i8 %a, %b
  br i1 %g, label %t, label %e

t:
  %x = sdiv i8 %a, 3
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %r, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %a, i8 %b
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add i8 %i, 1
  %c = icmp uge i8 %n, %s
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: %x, u[-64,64), s[-64,64), no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: (%a smax %b), no poison
; i: {%p,+,1}<%loop>, no poison
; n: {(1 + %p),+,1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; (%a smax %b) and {(1 + %p),+,1}<%loop>: at end ne
; (%a smax %b) and 0: uge, at end ne, add fits u s, sub fits u s, mul fits u s
; {%p,+,1}<%loop> and {(1 + %p),+,1}<%loop>: ne, difference 255
; {%p,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %p),+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp ne i8 %a, %b
  br i1 %g, label %t, label %e

t:
  %x = ashr i8 %a, 1
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ 3, %t ], [ %y, %e ]
  %s = select i1 %g, i8 %a, i8 %b
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nuw i8 %i, 2
  %c = icmp eq i8 %n, %s
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: %x, u[-64,64), s[-64,64), no poison
; y: (1 + %b), no poison
; p: %p
; s: %s, no poison
; i: {%p,+,2}<nuw><%loop>
; n: {(2 + %p)<nuw>,+,2}<nuw><%loop>, u[2,0), s[2,0)
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and {(2 + %p)<nuw>,+,2}<nuw><%loop>: at end ne
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,2}<nuw><%loop> and {(2 + %p)<nuw>,+,2}<nuw><%loop>: ne, ult, ule, difference 254
; {%p,+,2}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(2 + %p)<nuw>,+,2}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp sle i8 %a, %b
  br i1 %g, label %t, label %e

t:
  %x = mul nsw i8 %a, 2
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %r, %t ], [ 5, %e ]
  %s = select i1 %g, i8 %b, i8 %b
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add i8 %i, 2
  %c = icmp ugt i8 %n, %s
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (2 * %a), u[0,-1), s[-128,127), times 2, no poison
; y: (1 + %b), no poison
; p: %p, u[0,20), s[0,20), no poison
; s: %s, no poison
; i: {%p,+,2}<%loop>, no poison
; n: {(2 + %p)<nuw><nsw>,+,2}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %p and 7: add fits u s, sub fits s, mul fits u
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,2}<%loop> and {(2 + %p)<nuw><nsw>,+,2}<%loop>: ne, difference 254
; {%p,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(2 + %p)<nuw><nsw>,+,2}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp sgt i8 %a, %b
  br i1 %g, label %t, label %e

t:
  %x = udiv i8 %a, 7
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ 3, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %b, i8 %r
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nuw i8 %i, 1
  %c = icmp sge i8 %n, 20
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (%a /u 7), u[0,37), s[0,37), no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: %s, no poison
; i: {%p,+,1}<nuw><%loop>, no poison
; n: {(1 + %p)<nuw>,+,1}<nuw><%loop>, u[1,0), s[1,0), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,1}<nuw><%loop> and {(1 + %p)<nuw>,+,1}<nuw><%loop>: ne, ult, ule, difference 255
; {%p,+,1}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %p)<nuw>,+,1}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp sle i8 %a, %r
  br i1 %g, label %t, label %e

t:
  %x = udiv i8 %a, 7
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ 3, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %b, i8 %b
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nsw i8 %i, 2
  %c = icmp slt i8 %n, %s
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (%a /u 7), u[0,37), s[0,37), no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: %s, no poison
; i: {%p,+,2}<nsw><%loop>, no poison, behind all: ((2 * ((-1 + (-1 * %p) + ((2 + %p)<nsw> smax %s)) /u 2))<nuw> + %p)
; n: {(2 + %p)<nsw>,+,2}<nsw><%loop>, u[-126,-128), s[-126,-128), no poison, behind all: (2 + (2 * ((-1 + (-1 * %p) + ((2 + %p)<nsw> smax %s)) /u 2))<nuw> + %p)
; c: %c, no poison
; loop loop: ((-1 + (-1 * %p) + ((2 + %p)<nsw> smax %s)) /u 2); 126; ((-1 + (-1 * %p) + ((2 + %p)<nsw> smax %s)) /u 2), 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and {(2 + %p)<nsw>,+,2}<nsw><%loop>: ne
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,2}<nsw><%loop> and {(2 + %p)<nsw>,+,2}<nsw><%loop>: ne, slt, sle, difference 254, sub fits s
; {%p,+,2}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(2 + %p)<nsw>,+,2}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp uge i8 %a, 5
  br i1 %g, label %t, label %e

t:
  %x = urem i8 %a, 4
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %a, %t ], [ %y, %e ]
  %s = select i1 %g, i8 %b, i8 %a
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nsw i8 %i, 1
  %c = icmp sle i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (zext i2 (trunc i8 %a to i2) to i8), u[0,4), s[0,4), no poison
; y: (1 + %b), no poison
; p: %p
; s: %s, no poison
; i: {%p,+,1}<nsw><%loop>, behind all: (-1 + ((1 + %r)<nuw><nsw> smax (1 + %p)<nsw>))<nsw>
; n: {(1 + %p)<nsw>,+,1}<nsw><%loop>, u[-127,-128), s[-127,-128), behind all: ((1 + %r)<nuw><nsw> smax (1 + %p)<nsw>)
; c: %c, no poison
; loop loop: (-1 + (-1 * %p) + ((1 + %r)<nuw><nsw> smax (1 + %p)<nsw>)); -109; (-1 + (-1 * %p) + ((1 + %r)<nuw><nsw> smax (1 + %p)<nsw>)), 0 x1
; entering loop: %b ne (1 + %b), (zext i2 (trunc i8 %a to i2) to i8) ne 5, (zext i2 (trunc i8 %a to i2) to i8) ult 5, (zext i2 (trunc i8 %a to i2) to i8) sle 5, (1 + %b) ne %b
; again loop: %b ne (1 + %b), (zext i2 (trunc i8 %a to i2) to i8) ne 5, (zext i2 (trunc i8 %a to i2) to i8) ult 5, (zext i2 (trunc i8 %a to i2) to i8) sle 5, (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and {(1 + %p)<nsw>,+,1}<nsw><%loop>: ne
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,1}<nsw><%loop> and {(1 + %p)<nsw>,+,1}<nsw><%loop>: ne, slt, sle, difference 255, sub fits s
; {%p,+,1}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %p)<nsw>,+,1}<nsw><%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp ugt i8 %a, %r
  br i1 %g, label %t, label %e

t:
  %x = sdiv i8 %a, 2
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %r, %t ], [ 5, %e ]
  %s = select i1 %g, i8 %b, i8 %r
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nsw i8 %i, -1
  %c = icmp ne i8 %n, 20
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: %x, u[-64,64), s[-64,64), no poison
; y: (1 + %b), no poison
; p: %p, u[0,20), s[0,20), no poison
; s: %s, no poison
; i: {%p,+,-1}<nsw><%loop>, u[-128,20), s[-128,20), no poison, behind all: 21
; n: {(-1 + %p)<nsw>,+,-1}<nsw><%loop>, u[-128,19), s[-128,19), no poison, behind all: 20
; c: %c, no poison, behind all: false
; loop loop: (-21 + %p)<nuw><nsw>; -2; (-21 + %p)<nuw><nsw>, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and {(-1 + %p)<nsw>,+,-1}<nsw><%loop>: ne, at end ult
; %p and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %p and 7: add fits u s, sub fits s, mul fits u
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,-1}<nsw><%loop> and {(-1 + %p)<nsw>,+,-1}<nsw><%loop>: ne, sgt, sge, difference 1, sub fits s
; {%p,+,-1}<nsw><%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; {%p,+,-1}<nsw><%loop> and 7: at end ne sge, add fits s
; {(-1 + %p)<nsw>,+,-1}<nsw><%loop> and 0: uge, at end ne sge, add fits u s, sub fits u s, mul fits u s
; {(-1 + %p)<nsw>,+,-1}<nsw><%loop> and 7: at end ne sge, add fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp ule i8 %a, 0
  br i1 %g, label %t, label %e

t:
  %x = urem i8 %a, 5
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ 3, %t ], [ %y, %e ]
  %s = select i1 %g, i8 %b, i8 %r
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nuw i8 %i, -1
  %c = icmp ult i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: ((-5 * (%a /u 5)) + %a), u[0,5), no poison
; y: (1 + %b), no poison
; p: %p
; s: %s, no poison
; i: {%p,+,-1}<nuw><%loop>
; n: {(-1 + %p)<nuw>,+,-1}<nuw><%loop>, u[-1,0), s[-1,0)
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), ((-5 * (%a /u 5)) + %a) ne 5, ((-5 * (%a /u 5)) + %a) ult 5, (1 + %b) ne %b
; again loop: %a ne %r, %a ult %r, %a sle %r, %b ne %r, %b ult %r, %b sle %r, %b ne (1 + %b), %r ne %a, %r ne %b, %r ne ((-5 * (%a /u 5)) + %a), %r ne (1 + %b), %r ne 0, %r ne 5, ((-5 * (%a /u 5)) + %a) ne %r, ((-5 * (%a /u 5)) + %a) ult %r, ((-5 * (%a /u 5)) + %a) sle %r, ((-5 * (%a /u 5)) + %a) ne 5, ((-5 * (%a /u 5)) + %a) ult 5, (1 + %b) ne %b, (1 + %b) ne %r, (1 + %b) ult %r, (1 + %b) sle %r
; (1 + %b) and {(-1 + %p)<nuw>,+,-1}<nuw><%loop>: ule
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and {%p,+,-1}<nuw><%loop>: ule
; %p and {(-1 + %p)<nuw>,+,-1}<nuw><%loop>: ule
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and {(-1 + %p)<nuw>,+,-1}<nuw><%loop>: ule
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,-1}<nuw><%loop> and {(-1 + %p)<nuw>,+,-1}<nuw><%loop>: ne, ult, ule, difference 1
; {%p,+,-1}<nuw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-1 + %p)<nuw>,+,-1}<nuw><%loop> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {(-1 + %p)<nuw>,+,-1}<nuw><%loop> and 7: ne, ugt, uge, slt, sle
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp ule i8 %a, %r
  br i1 %g, label %t, label %e

t:
  %x = shl nsw i8 %a, 1
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ 3, %t ], [ 5, %e ]
  %s = select i1 %g, i8 %a, i8 %a
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nuw i8 %i, 2
  %c = icmp ugt i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (2 * %a), u[0,-1), s[-128,127), times 2, no poison
; y: (1 + %b), no poison
; p: %p, u[3,6), s[3,6), no poison
; s: %s, no poison
; i: {%p,+,2}<nuw><%loop>, u[3,0), s[3,0), no poison
; n: {(2 + %p)<nuw><nsw>,+,2}<nuw><%loop>, u[5,0), s[5,0), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and {(2 + %p)<nuw><nsw>,+,2}<nuw><%loop>: ule
; %p and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; %p and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,2}<nuw><%loop> and {(2 + %p)<nuw><nsw>,+,2}<nuw><%loop>: ne, ult, difference 254
; {%p,+,2}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {(2 + %p)<nuw><nsw>,+,2}<nuw><%loop> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp sgt i8 %a, 5
  br i1 %g, label %t, label %e

t:
  %x = or disjoint i8 %a, 1
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %r, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %b, i8 %r
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add i8 %i, -1
  %c = icmp ule i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (1 + %a), no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: %s, no poison
; i: {%p,+,-1}<%loop>, no poison
; n: {(-1 + %p),+,-1}<%loop>, no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %a ne (1 + %a), %b ne (1 + %b), (1 + %a) ne %a, (1 + %b) ne %b
; again loop: %a ne (1 + %a), %b ne (1 + %b), (1 + %a) ne %a, (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,-1}<%loop> and {(-1 + %p),+,-1}<%loop>: ne, difference 1
; {%p,+,-1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-1 + %p),+,-1}<%loop> and 0: uge, at end ne, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp ugt i8 %a, %r
  br i1 %g, label %t, label %e

t:
  %x = zext i8 %a to i16
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %r, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %a, i8 %b
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add nsw i8 %i, 1
  %c = icmp sge i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: (zext i8 %a to i16), u[0,256), s[0,256), no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: %s, no poison
; i: {%p,+,1}<nsw><%loop>, no poison
; n: {(1 + %p)<nsw>,+,1}<nsw><%loop>, u[-127,-128), s[-127,-128), no poison
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,1}<nsw><%loop> and {(1 + %p)<nsw>,+,1}<nsw><%loop>: ne, slt, sle, difference 255, sub fits s
; {%p,+,1}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %p)<nsw>,+,1}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp sgt i8 %a, 5
  br i1 %g, label %t, label %e

t:
  %x = select i1 %q, i8 %a, i8 1
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %a, %t ], [ %y, %e ]
  %s = select i1 %g, i8 %b, i8 %r
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add i8 %i, 1
  %c = icmp uge i8 %n, 20
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: %x, no poison
; y: (1 + %b), no poison
; p: %p
; s: %s, no poison
; i: {%p,+,1}<%loop>
; n: {(1 + %p),+,1}<%loop>
; c: %c, no poison
; loop loop: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,1}<%loop> and {(1 + %p),+,1}<%loop>: ne, difference 255
; {%p,+,1}<%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %p),+,1}<%loop> and 0: uge, at end sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  %g = icmp slt i8 %a, 0
  br i1 %g, label %t, label %e

t:
  %x = select i1 %q, i8 %a, i8 4
  br label %m

e:
  %y = add nuw i8 %b, 1
  br label %m

m:
  %p = phi i8 [ %a, %t ], [ %b, %e ]
  %s = select i1 %g, i8 %a, i8 %a
  br label %loop

loop:
  %i = phi i8 [ %p, %m ], [ %n, %loop ]
  %n = add i8 %i, -1
  %c = icmp sgt i8 %n, %r
  br i1 %c, label %loop, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; g: %g, no poison
; x: %x, no poison
; y: (1 + %b), no poison
; p: %p, no poison
; s: %s, no poison
; i: {%p,+,-1}<nw><%loop>, no poison, behind all: (1 + ((-1 + %p) smin %r))<nsw>
; n: {(-1 + %p),+,-1}<nw><%loop>, no poison, behind all: ((-1 + %p) smin %r)
; c: %c, no poison
; loop loop: (-1 + (-1 * ((-1 + %p) smin %r)) + %p); 127; (-1 + (-1 * ((-1 + %p) smin %r)) + %p), 0 x1
; entering loop: %b ne (1 + %b), (1 + %b) ne %b
; again loop: %b ne (1 + %b), (1 + %b) ne %b
; (1 + %b) and 0: uge, add fits u s, sub fits u s, mul fits u s
; %p and {(-1 + %p),+,-1}<nsw><%loop>: ne
; %p and 0: uge, add fits u s, sub fits u s, mul fits u s
; %s and 0: uge, add fits u s, sub fits u s, mul fits u s
; {%p,+,-1}<nw><%loop> and {(-1 + %p),+,-1}<nsw><%loop>: ne, difference 1
; {%p,+,-1}<nw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-1 + %p),+,-1}<nsw><%loop> and 0: uge, add fits u s, sub fits u s, mul fits u s
