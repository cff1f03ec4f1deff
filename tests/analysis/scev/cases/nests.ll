; Nests of two loops. See test_said.py.
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %a, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %r, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add i8 %s, %j
  %d0 = xor i8 %j, -1
  %d1 = add i8 %i, %j
  %jn = add nuw i8 %j, 1
  %c = icmp slt i8 %jn, %i
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 2
  %x = sub i8 %l, 3
  %c2 = icmp ne i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%a,+,2}<nuw><%out>, no poison, in out: computable, behind all: ((2 * ((-2 + (-1 * %a) + %r) /u 2))<nuw> + %a)
; j: {%r,+,1}<nuw><%inn>, u[0,-110), s[0,-110), no poison, in inn: computable, in out: varies is (-1 + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))<nsw>, behind all: (-1 + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))<nsw>
; s: {0,+,%r,+,1}<%inn>, no poison, in inn: computable, in out: varies is ((trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) * %r)), behind all: ((trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) * %r))
; sn: {%r,+,(1 + %r)<nuw><nsw>,+,1}<%inn>, no poison, in inn: computable, in out: varies is ((trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))) + %r), behind all: ((trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))) + %r)
; d0: {(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nw><%inn>, u[110,0), s[110,0), no poison, in inn: computable, in out: varies is (-1 * ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))<nsw>, behind all: (-1 * ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))<nsw>
; d1: {{(%a + %r),+,2}<nw><%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is ({(-1 + %a),+,2}<nw><%out> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)), behind all: (-1 + (2 * ((-2 + (-1 * %a) + %r) /u 2))<nuw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>) + %a)
; jn: {(1 + %r)<nuw><nsw>,+,1}<nuw><%inn>, u[1,-109), s[1,-109), no poison, in inn: computable, in out: varies is ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>), behind all: ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)
; c: %c, no poison, in inn: varies, in out: varies
; l: {%r,+,(1 + %r)<nuw><nsw>,+,1}<%inn>, no poison, in inn: computable, in out: varies is ((trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))) + %r), behind all: ((trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))) + %r)
; in2: {(2 + %a),+,2}<nuw><%out>, no poison, in out: computable, behind all: (2 + (2 * ((-2 + (-1 * %a) + %r) /u 2))<nuw> + %a)
; x: {(-3 + %r)<nsw>,+,(1 + %r)<nuw><nsw>,+,1}<%inn>, no poison, in inn: computable, in out: varies is (-3 + (trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))) + %r), behind all: (-3 + (trunc i9 (((zext i8 (-2 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9) * (zext i8 (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)) to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>))) + %r)
; c2: %c2, no poison, in out: varies
; loop inn: (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)); 126; (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax {%a,+,2}<nuw><%out>)), 0 x1
; loop out: ((-2 + (-1 * %a) + %r) /u 2); 127; ((-2 + (-1 * %a) + %r) /u 2), 0 x1
; {(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%inn> and 0: ne, ugt, uge, slt, sle, add fits u s, sub fits u s, mul fits u s
; {(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%inn> and 7: ne, ugt, uge, slt, sle
; {{(%a + %r),+,2}<nw><%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%inn> and 7: add fits u, sub fits s
; {(2 + %a),+,2}<nuw><%out> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-3 + %r)<nsw>,+,(1 + %r)<nuw><nsw>,+,1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %r, %out ], [ %jn, %inn ]
  %s = phi i8 [ %b, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, 1
  %d0 = and i8 %j, -8
  %d1 = add i8 %i, %j
  %jn = add i8 %j, -1
  %c = icmp ne i8 %jn, %b
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add i8 %i, 1
  %x = mul i8 %l, %in2
  %c2 = icmp uge i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,1}<%out>, no poison, in out: computable
; j: {%r,+,-1}<%inn>, no poison, in inn: computable, in out: varies is (1 + %b), behind all: (1 + %b)
; s: {%b,+,1}<%inn>, no poison, in inn: computable, in out: varies is (-1 + %r)<nsw>, behind all: (-1 + %r)<nsw>
; sn: {(1 + %b),+,1}<%inn>, no poison, in inn: computable, in out: varies is %r, behind all: %r
; d0: (8 * ({%r,+,-1}<%inn> /u 8))<nuw>, u[0,-7), s[-128,121), times 8, no poison, in inn: computable, in out: varies is (8 * ((1 + %b) /u 8))<nuw>, behind all: (8 * ((1 + %b) /u 8))<nuw>
; d1: {{(2 * %r)<nuw><nsw>,+,1}<%out>,+,-1}<%inn>, no poison, in inn: computable, in out: varies is {(1 + %b + %r),+,1}<%out>, behind all: {(1 + %b + %r),+,1}<%out>
; jn: {(-1 + %r)<nsw>,+,-1}<%inn>, no poison, in inn: computable, in out: varies is %b, behind all: %b
; c: %c, no poison, in inn: varies, in out: varies
; l: {(1 + %b),+,1}<%inn>, no poison, in inn: computable, in out: varies is %r, behind all: %r
; in2: {(1 + %r)<nuw><nsw>,+,1}<%out>, no poison, in out: computable
; x: {{((1 + %b) * (1 + %r)<nuw><nsw>),+,(1 + %b)}<%out>,+,{(1 + %r)<nuw><nsw>,+,1}<%out>}<%inn>, no poison, in inn: computable, in out: varies is {((1 + %r)<nuw><nsw> * %r),+,%r}<%out>, behind all: {((1 + %r)<nuw><nsw> * %r),+,%r}<%out>
; c2: %c2, no poison, in out: varies
; loop inn: (-1 + (-1 * %b) + %r); -1; (-1 + (-1 * %b) + %r), 0 x1
; loop out: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; again out: {%r,+,1}<%out> ne 0, {%r,+,1}<%out> ne 5
; (8 * ({%r,+,-1}<%inn> /u 8))<nuw> and 0: uge, add fits u s, sub fits u s, mul fits u s
; (8 * ({%r,+,-1}<%inn> /u 8))<nuw> and 7: add fits u s
; {{(2 * %r)<nuw><nsw>,+,1}<%out>,+,-1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(-1 + %r)<nsw>,+,-1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<%out> and 0: uge, at end sge, add fits u s, sub fits u s, mul fits u s
; {{((1 + %b) * (1 + %r)<nuw><nsw>),+,(1 + %b)}<%out>,+,{(1 + %r)<nuw><nsw>,+,1}<%out>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %a, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 1, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add i8 %s, %i
  %d0 = udiv i8 %j, 3
  %d1 = add nuw i8 %i, %j
  %jn = add i8 %j, 1
  %c = icmp slt i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 2
  %x = sub i8 %l, %i
  %c2 = icmp slt i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%a,+,2}<nuw><%out>, no poison, in out: computable, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)
; j: {1,+,1}<nuw><nsw><%inn>, u[1,19), s[1,19), no poison, in inn: computable, in out: varies is (-1 + (2 smax %r))<nsw>, behind all: (-1 + (2 smax %r))<nsw>
; s: {{%a,+,2}<nuw><%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {((-1 + (2 smax %r))<nsw> * %a),+,(-2 + (2 * (2 smax %r))<nuw><nsw>)<nsw>}<%out>, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + ((-2 + (2 smax %r))<nsw> * ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)) + %a)
; sn: {{(2 * %a),+,4}<%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {((2 smax %r) * %a),+,(2 * (2 smax %r))<nuw><nsw>}<%out>, behind all: ((2 * %a) + (4 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2)) + ((-2 + (2 smax %r))<nsw> * ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)))
; d0: ({1,+,1}<nuw><nsw><%inn> /u 3), u[0,7), s[0,7), no poison, in inn: computable, in out: varies is ((-1 + (2 smax %r))<nsw> /u 3), behind all: ((-1 + (2 smax %r))<nsw> /u 3)
; d1: {{(1 + %a),+,2}<nw><%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is {(-1 + (2 smax %r) + %a),+,2}<nw><%out>, behind all: (-1 + (2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + (2 smax %r) + %a)
; jn: {2,+,1}<nuw><nsw><%inn>, u[2,20), s[2,20), no poison, in inn: computable, in out: varies is (2 smax %r), behind all: (2 smax %r)
; c: %c, no poison, in inn: varies, in out: varies
; l: {{(2 * %a),+,4}<%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {((2 smax %r) * %a),+,(2 * (2 smax %r))<nuw><nsw>}<%out>, behind all: ((2 * %a) + (4 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2)) + ((-2 + (2 smax %r))<nsw> * ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)))
; in2: {(2 + %a),+,2}<nuw><%out>, no poison, in out: computable, behind all: (2 + (2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)
; x: {{%a,+,2}<nuw><%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {((-1 + (2 smax %r))<nsw> * %a),+,(-2 + (2 * (2 smax %r))<nuw><nsw>)<nsw>}<%out>, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + ((-2 + (2 smax %r))<nsw> * ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)) + %a)
; c2: %c2, no poison, in out: varies
; loop inn: (-2 + (2 smax %r))<nsw>; 17; (-2 + (2 smax %r))<nsw>, 0 x1
; entering inn: {1,+,1}<nuw><nsw><%inn> ne 0
; again inn: %r ne {1,+,1}<nuw><nsw><%inn>, %r ne 0, {1,+,1}<nuw><nsw><%inn> ne %r, {1,+,1}<nuw><nsw><%inn> ult %r, {1,+,1}<nuw><nsw><%inn> sle %r, {1,+,1}<nuw><nsw><%inn> ne 0
; loop out: ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2); 74; ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2), 0 x1
; entering out: {1,+,1}<nuw><nsw><%inn> ne 0
; again out: {1,+,1}<nuw><nsw><%inn> ne 0
; {{(2 * %a),+,4}<%out>,+,{%a,+,2}<nuw><%out>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; ({1,+,1}<nuw><nsw><%inn> /u 3) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; ({1,+,1}<nuw><nsw><%inn> /u 3) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {{(1 + %a),+,2}<nw><%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {2,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,1}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u
; {(2 + %a),+,2}<nuw><nsw><%out> and 0: uge, at end sge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ 0, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 0, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add nuw i8 %s, %i
  %d0 = sext i8 %j to i16
  %d1 = add i8 %i, %j
  %jn = add nuw i8 %j, 1
  %c = icmp ult i8 %jn, 8
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add i8 %i, 1
  %x = mul i8 %l, %i
  %c2 = icmp ne i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {0,+,1}<nuw><nsw><%out>, u[0,10), s[0,10), no poison, in out: computable, behind all: 9
; j: {0,+,1}<nuw><nsw><%inn>, u[0,8), s[0,8), no poison, in inn: computable, in out: varies is 7, behind all: 7
; s: {{0,+,1}<nuw><nsw><%out>,+,{0,+,1}<nuw><nsw><%out>}<nuw><nsw><%inn>, u[0,73), s[0,73), no poison, in inn: computable, in out: varies is {0,+,8}<%out>, behind all: 72
; sn: {{0,+,2}<nuw><nsw><%out>,+,{0,+,1}<nuw><nsw><%out>}<nw><%inn>, u[0,82), s[0,82), no poison, in inn: computable, in out: varies is {0,+,9}<%out>, behind all: 81
; d0: {0,+,1}<nuw><nsw><%inn>, u[0,8), s[0,8), no poison, in inn: computable, in out: varies is 7, behind all: 7
; d1: {{0,+,1}<nuw><nsw><%out>,+,1}<nw><%inn>, u[0,17), s[0,17), no poison, in inn: computable, in out: varies is {7,+,1}<nuw><nsw><%out>, behind all: 16
; jn: {1,+,1}<nuw><nsw><%inn>, u[1,9), s[1,9), no poison, in inn: computable, in out: varies is 8, behind all: 8
; c: %c, no poison, in inn: varies, in out: varies is false, behind all: false
; l: {{0,+,2}<nuw><nsw><%out>,+,{0,+,1}<nuw><nsw><%out>}<nw><%inn>, u[0,82), s[0,82), no poison, in inn: computable, in out: varies is {0,+,9}<%out>, behind all: 81
; in2: {1,+,1}<nuw><nsw><%out>, u[1,11), s[1,11), no poison, in out: computable, behind all: 10
; x: {{0,+,2,+,4}<%out>,+,{0,+,1,+,2}<%out>}<%inn>, no poison, in inn: computable, in out: varies is {0,+,9,+,18}<%out>, behind all: -39
; c2: %c2, no poison, in out: varies, behind all: false
; loop inn: 7; 7; 7, 8 x8
; loop out: 9; 9; 9, 10 x10
; again out: {0,+,1}<nuw><nsw><%inn> ne 0, {0,+,1}<nuw><nsw><%inn> ne 5
; {0,+,1}<nuw><nsw><%inn> and 0: uge, sge, at latch ne, at end ne, add fits u s, sub fits u s, mul fits u s
; {0,+,1}<nuw><nsw><%inn> and 7: ule, sle, at latch sge, at end sge, add fits u s, sub fits s, mul fits u s
; {{0,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and {1,+,1}<nuw><nsw><%inn>: add fits u s, sub fits s
; {{0,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and {1,+,1}<nuw><nsw><%out>: add fits u s, sub fits s
; {{0,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; {{0,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u s
; {1,+,1}<nuw><nsw><%inn> and {1,+,1}<nuw><nsw><%out>: add fits u s, sub fits s, mul fits u s
; {1,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%inn> and 7: at latch ne sge, at end ne sge, add fits u s, sub fits s, mul fits u s
; {1,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%out> and 7: at end ne sge, add fits u s, sub fits s, mul fits u s
; {{0,+,2,+,4}<%out>,+,{0,+,1,+,2}<%out>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ 0, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %i, %out ], [ %jn, %inn ]
  %s = phi i8 [ %b, %out ], [ %sn, %inn ]
  %sn = add i8 %s, 2
  %d0 = urem i8 %j, 4
  %d1 = add nsw i8 %i, %j
  %jn = add nsw i8 %j, 2
  %c = icmp ne i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nsw i8 %i, 2
  %x = mul i8 %l, %in2
  %c2 = icmp slt i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {0,+,2}<nuw><nsw><%out>, u[0,9), s[0,9), times 2, no poison, in out: computable, behind all: 8
; j: {{0,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>, u[0,-128), s[0,127), times 2, no poison, in inn: computable, in out: varies is ((2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + {0,+,2}<nuw><nsw><%out>), behind all: (8 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw>)
; s: {%b,+,2}<%inn>, no poison, in inn: computable, in out: varies is ((2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + %b), behind all: ((2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + %b)
; sn: {(2 + %b),+,2}<%inn>, no poison, in inn: computable, in out: varies is (2 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + %b), behind all: (2 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + %b)
; d0: (zext i2 {{0,+,-2}<%out>,+,-2}<%inn> to i8), u[0,3), s[0,4), times 2, no poison, in inn: computable, in out: varies is (zext i2 ((-2 * (trunc i8 ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2) to i2)) + {0,+,-2}<%out>) to i8), behind all: (2 * (zext i1 (trunc i8 ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2) to i1) to i8))<nuw><nsw>
; d1: {{0,+,4}<nuw><nsw><%out>,+,2}<nw><%inn>, u[0,-115), s[-128,127), times 2, no poison, in inn: computable, in out: varies is ((2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + {0,+,4}<nuw><nsw><%out>), behind all: (16 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw>)
; jn: {{2,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>, u[2,-128), s[2,127), times 2, no poison, in inn: computable, in out: varies is ((2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + {2,+,2}<nuw><nsw><%out>), behind all: (10 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw>)
; c: %c, no poison, in inn: varies, in out: varies
; l: {(2 + %b),+,2}<%inn>, no poison, in inn: computable, in out: varies is (2 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + %b), behind all: (2 + (2 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2))<nuw> + %b)
; in2: {2,+,2}<nuw><nsw><%out>, u[2,11), s[2,11), times 2, no poison, in out: computable, behind all: 10
; x: {{(4 + (2 * %b)),+,(4 + (2 * %b))}<%out>,+,{4,+,4}<nuw><nsw><%out>}<%inn>, u[0,-1), s[-128,127), times 2, no poison, in inn: computable, in out: varies is ((({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2) * {4,+,4}<nuw><nsw><%out>) + {(4 + (2 * %b)),+,(4 + (2 * %b))}<%out>), behind all: (20 + (10 * %b) + (20 * ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2)))
; c2: %c2, no poison, in out: varies, behind all: false
; loop inn: ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2); 62; ({(-2 + %r)<nsw>,+,-2}<nw><%out> /u 2), 0 x1
; loop out: 4; 4; 4, 5 x5
; (zext i2 {{0,+,-2}<%out>,+,-2}<%inn> to i8) and {{2,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>: ule
; (zext i2 {{0,+,-2}<%out>,+,-2}<%inn> to i8) and {2,+,2}<nuw><nsw><%out>: ule, at end ne ult slt
; (zext i2 {{0,+,-2}<%out>,+,-2}<%inn> to i8) and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (zext i2 {{0,+,-2}<%out>,+,-2}<%inn> to i8) and 7: ne, ult, ule, slt, sle, add fits u s, sub fits s, mul fits u s
; {{0,+,4}<nuw><nsw><%out>,+,2}<nuw><%inn> and {2,+,2}<nuw><nsw><%out>: add fits u
; {{0,+,4}<nuw><nsw><%out>,+,2}<nuw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{0,+,4}<nuw><nsw><%out>,+,2}<nuw><%inn> and 7: add fits u
; {{2,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and {2,+,2}<nuw><nsw><%out>: add fits u, sub fits u s
; {{2,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {{2,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and 7: add fits u, sub fits s
; {2,+,2}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%out> and 7: at end ne sge, add fits u s, sub fits s, mul fits u s
; {{(4 + (2 * %b)),+,(4 + (2 * %b))}<%out>,+,{4,+,4}<nuw><nsw><%out>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %a, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %r, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, %i
  %d0 = sext i8 %j to i16
  %d1 = add i8 %i, %j
  %jn = add nsw i8 %j, 2
  %c = icmp slt i8 %jn, 8
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 2
  %x = add i8 %l, 3
  %c2 = icmp ult i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%a,+,2}<nuw><%out>, no poison, in out: computable, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + %a)
; j: {%r,+,2}<nuw><nsw><%inn>, u[0,26), s[0,26), no poison, in inn: computable, in out: varies is ((2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> + %r), behind all: ((2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> + %r)
; s: {0,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {(((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2) * %a),+,(2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw>}<%out>, behind all: (((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + %a) * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))
; sn: {{%a,+,2}<nuw><%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {((1 + ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> * %a),+,(2 + (2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw>)}<%out>, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + (((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + %a) * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2)) + %a)
; d0: {(zext i8 %r to i16),+,2}<nuw><nsw><%inn>, u[0,26), s[0,26), no poison, in inn: computable, in out: varies is ((zext i8 %r to i16) + (2 * ((zext i8 (-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) to i16) /u 2))<nuw><nsw>), behind all: ((zext i8 %r to i16) + (2 * ((zext i8 (-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) to i16) /u 2))<nuw><nsw>)
; d1: {{(%a + %r),+,2}<nw><%out>,+,2}<nw><%inn>, no poison, in inn: computable, in out: varies is {((2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> + %a + %r),+,2}<nw><%out>, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + (2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> + %a + %r)
; jn: {(2 + %r)<nuw><nsw>,+,2}<nuw><nsw><%inn>, u[2,28), s[2,28), no poison, in inn: computable, in out: varies is (2 + (2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> + %r), behind all: (2 + (2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> + %r)
; c: %c, no poison, in inn: varies, in out: varies
; l: {{%a,+,2}<nuw><%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {((1 + ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> * %a),+,(2 + (2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw>)}<%out>, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + (((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + %a) * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2)) + %a)
; in2: {(2 + %a),+,2}<nuw><%out>, no poison, in out: computable, behind all: (2 + (2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + %a)
; x: {{(3 + %a),+,2}<nw><%out>,+,{%a,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {(3 + ((1 + ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw> * %a)),+,(2 + (2 * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2))<nuw>)}<%out>, behind all: (3 + (2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + (((2 * ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2))<nuw> + %a) * ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2)) + %a)
; c2: %c2, no poison, in out: varies
; loop inn: ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2); 3; ((-1 + (-1 * %r)<nsw> + (8 smax (2 + %r)<nuw><nsw>)) /u 2), 0 x1
; loop out: ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2); 10; ((-1 + (-1 * %a) + ((2 + %a) umax %r)) /u 2), 0 x1
; again out: %r ne 0, {%r,+,2}<nuw><nsw><%inn> ne 0, {%r,+,2}<nuw><nsw><%inn> ne 5
; {(zext i8 %r to i16),+,2}<nuw><nsw><%inn> and 0: uge, sge, at latch ne, at end ne, add fits u s, sub fits u s, mul fits u s
; {(zext i8 %r to i16),+,2}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u s
; {{(%a + %r),+,2}<nw><%out>,+,2}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(2 + %r)<nuw><nsw>,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(2 + %r)<nuw><nsw>,+,2}<nuw><nsw><%inn> and 7: at latch ne sge, at end ne sge, add fits u s, sub fits s, mul fits u
; {(2 + %a),+,2}<nuw><nsw><%out> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{(3 + %a),+,2}<nw><%out>,+,{%a,+,2}<nuw><%out>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %i, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add i8 %s, 2
  %d0 = trunc i8 %j to i4
  %d1 = add nsw i8 %i, %j
  %jn = add nuw i8 %j, 1
  %c = icmp slt i8 %jn, 8
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nsw i8 %i, 1
  %x = sub i8 %l, %i
  %c2 = icmp ne i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,1}<nuw><nsw><%out>, u[0,-128), s[0,-128), no poison, in out: computable, behind all: (-1 + %r)<nsw>
; j: {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn>, u[0,-121), s[0,-121), no poison, in inn: computable, in out: varies is (-1 + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))<nsw>, behind all: ({-2,+,-1}<nw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))
; s: {{%r,+,1}<nuw><nsw><%out>,+,2}<nuw><%inn>, u[0,-114), s[0,-114), no poison, in inn: computable, in out: varies is ((2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))) + {%r,+,1}<nuw><nsw><%out>), behind all: (-1 + (2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))) + %r)
; sn: {{(2 + %r)<nuw><nsw>,+,1}<nuw><%out>,+,2}<nuw><%inn>, u[2,-94), s[2,-94), no poison, in inn: computable, in out: varies is ((2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))) + {(2 + %r)<nuw><nsw>,+,1}<nuw><%out>), behind all: (1 + (2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))) + %r)
; d0: {{(trunc i8 %r to i4),+,1}<%out>,+,1}<%inn>, no poison, in inn: computable, in out: varies is (-1 + (trunc i8 (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>) to i4)), behind all: ((trunc i8 (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>) to i4) + {-2,+,-1}<%out>)
; d1: {{(2 * %r)<nuw><nsw>,+,2}<nuw><%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is ({(-1 + %r)<nsw>,+,1}<%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>)), behind all: ({(-3 + %r)<nsw>,+,-1}<nw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))
; jn: {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn>, u[1,-121), s[1,-121), no poison, in inn: computable, in out: varies is (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>), behind all: ({-1,+,-1}<nw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))
; c: %c, no poison, in inn: varies, in out: varies
; l: {{(2 + %r)<nuw><nsw>,+,1}<nuw><%out>,+,2}<nuw><%inn>, u[2,-94), s[2,-94), no poison, in inn: computable, in out: varies is ((2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))) + {(2 + %r)<nuw><nsw>,+,1}<nuw><%out>), behind all: (1 + (2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))) + %r)
; in2: {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>, u[1,-128), s[1,-128), no poison, in out: computable, behind all: %r
; x: {2,+,2}<nw><%inn>, u[2,17), s[2,17), times 2, no poison, in inn: computable, in out: varies is (2 + (2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>)))), behind all: (2 + (2 * ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>))))
; c2: %c2, no poison, in out: varies
; loop inn: ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>)); 7; ({(-1 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out> + (8 smax {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>)), 0 x1
; loop out: -1; 126; -1, 256 x256
; again out: {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> ne 0, {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> ne 5
; {{(trunc i8 %r to i4),+,1}<%out>,+,1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{(trunc i8 %r to i4),+,1}<%out>,+,1}<%inn> and 7: sle
; {{(2 * %r)<nuw><nsw>,+,2}<nuw><%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>: sub fits u s
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and {2,+,2}<nuw><nsw><%inn>: add fits u, sub fits s
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><nsw><%inn> and 7: at latch ne sge, at end ne sge, add fits u, sub fits s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and {2,+,2}<nuw><nsw><%inn>: add fits u, sub fits s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 7: add fits u, sub fits s
; {2,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,2}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 0, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add nuw i8 %s, 2
  %d0 = sub i8 4, %j
  %d1 = add nuw i8 %i, %j
  %jn = add nsw i8 %j, 1
  %c = icmp ne i8 %jn, %i
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nsw i8 %i, 1
  %x = add i8 %l, %in2
  %c2 = icmp slt i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,1}<nuw><nsw><%out>, u[0,29), s[0,29), no poison, in out: computable, behind all: (-1 + (10 smax (1 + %r)<nuw><nsw>))<nsw>
; j: {0,+,1}<nuw><nsw><%inn>, u[0,127), s[0,127), no poison, in inn: computable, in out: varies is {(-1 + %r)<nsw>,+,1}<nsw><%out>, behind all: {(-1 + %r)<nsw>,+,1}<nsw><%out>
; s: {{%r,+,1}<nuw><nsw><%out>,+,2}<%inn>, no poison, in inn: computable, in out: varies is {(-2 + (3 * %r)<nuw><nsw>)<nsw>,+,3}<%out>, behind all: {(-3 + (2 * %r)<nuw><nsw> + (10 smax (1 + %r)<nuw><nsw>)),+,2}<nw><%out>
; sn: {{(2 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,2}<%inn>, no poison, in inn: computable, in out: varies is {(3 * %r)<nuw><nsw>,+,3}<%out>, behind all: {(-1 + (2 * %r)<nuw><nsw> + (10 smax (1 + %r)<nuw><nsw>)),+,2}<nw><%out>
; d0: {4,+,-1}<nsw><%inn>, u[-122,5), s[-122,5), no poison, in inn: computable, in out: varies is {(5 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out>, behind all: {(5 + (-1 * %r)<nsw>)<nsw>,+,-1}<nsw><%out>
; d1: {{%r,+,1}<nuw><nsw><%out>,+,1}<nw><%inn>, u[0,-101), s[0,-101), no poison, in inn: computable, in out: varies is {(-1 + (2 * %r)<nuw><nsw>)<nsw>,+,2}<%out>, behind all: {(-2 + (10 smax (1 + %r)<nuw><nsw>) + %r),+,1}<nw><%out>
; jn: {1,+,1}<nuw><nsw><%inn>, u[1,-128), s[1,-128), no poison, in inn: computable, in out: varies is {%r,+,1}<nuw><nsw><%out>, behind all: {%r,+,1}<nuw><nsw><%out>
; c: %c, no poison, in inn: varies, in out: varies
; l: {{(2 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,2}<%inn>, no poison, in inn: computable, in out: varies is {(3 * %r)<nuw><nsw>,+,3}<%out>, behind all: {(-1 + (2 * %r)<nuw><nsw> + (10 smax (1 + %r)<nuw><nsw>)),+,2}<nw><%out>
; in2: {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>, u[1,30), s[1,30), no poison, in out: computable, behind all: (10 smax (1 + %r)<nuw><nsw>)
; x: {{(3 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,2}<%out>,+,2}<%inn>, no poison, in inn: computable, in out: varies is {(1 + (4 * %r)<nuw><nsw>)<nuw><nsw>,+,4}<%out>, behind all: {(-1 + (2 * (10 smax (1 + %r)<nuw><nsw>))<nuw><nsw> + (2 * %r)<nuw><nsw>),+,2}<nw><%out>
; c2: %c2, no poison, in out: varies
; loop inn: {(-1 + %r)<nsw>,+,1}<nsw><%out>; 126; {(-1 + %r)<nsw>,+,1}<nsw><%out>, 0 x1
; loop out: (-1 + (-1 * %r)<nsw> + (10 smax (1 + %r)<nuw><nsw>)); 9; (-1 + (-1 * %r)<nsw> + (10 smax (1 + %r)<nuw><nsw>)), 0 x1
; {4,+,-1}<nsw><%inn> and {1,+,1}<nuw><nsw><%inn>: add fits s
; {4,+,-1}<nsw><%inn> and {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>: at end ne slt, add fits s
; {4,+,-1}<nsw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {4,+,-1}<nsw><%inn> and 7: ne, slt, sle, add fits s
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>: add fits u
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and {{(3 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,2}<nuw><nsw><%out>,+,2}<%inn>: ne
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and 7: add fits u
; {1,+,1}<nuw><nsw><%inn> and {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>: add fits u
; {1,+,1}<nuw><nsw><%inn> and {{(3 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,2}<nuw><nsw><%out>,+,2}<%inn>: ne
; {1,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%inn> and 7: add fits u, sub fits s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 7: at end ne sge, add fits u s, sub fits s, mul fits u
; {{(3 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,2}<nuw><nsw><%out>,+,2}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ 0, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 1, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add nuw i8 %s, 2
  %d0 = trunc i8 %j to i4
  %d1 = add nsw i8 %i, %j
  %jn = add i8 %j, 2
  %c = icmp slt i8 %jn, 8
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nsw i8 %i, 1
  %x = add i8 %l, %in2
  %c2 = icmp ult i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {0,+,1}<nuw><nsw><%out>, u[0,19), s[0,19), no poison, in out: computable, behind all: (-1 + (1 umax %r))<nsw>
; j: {1,+,2}<nuw><nsw><%inn>, u[1,8), s[1,8), no poison, in inn: computable, in out: varies is 7, behind all: 7
; s: {{0,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>, u[0,25), s[0,25), no poison, in inn: computable, in out: varies is {6,+,1}<nuw><nsw><%out>, behind all: (5 + (1 umax %r))<nuw><nsw>
; sn: {{2,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>, u[2,27), s[2,27), no poison, in inn: computable, in out: varies is {8,+,1}<nuw><nsw><%out>, behind all: (7 + (1 umax %r))<nuw><nsw>
; d0: {1,+,2}<%inn>, u[1,-8), s[1,-8), no poison, in inn: computable, in out: varies is 7, behind all: 7
; d1: {{1,+,1}<nuw><nsw><%out>,+,2}<nw><%inn>, u[1,26), s[1,26), no poison, in inn: computable, in out: varies is {7,+,1}<nuw><nsw><%out>, behind all: (6 + (1 umax %r))<nuw><nsw>
; jn: {3,+,2}<nuw><nsw><%inn>, u[3,10), s[3,10), no poison, in inn: computable, in out: varies is 9, behind all: 9
; c: %c, no poison, in inn: varies, in out: varies is false, behind all: false
; l: {{2,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>, u[2,27), s[2,27), no poison, in inn: computable, in out: varies is {8,+,1}<nuw><nsw><%out>, behind all: (7 + (1 umax %r))<nuw><nsw>
; in2: {1,+,1}<nuw><nsw><%out>, u[1,20), s[1,20), no poison, in out: computable, behind all: (1 umax %r)
; x: {{3,+,2}<%out>,+,2}<nw><%inn>, u[3,46), s[3,46), no poison, in inn: computable, in out: varies is {9,+,2}<%out>, behind all: (7 + (2 * (1 umax %r))<nuw><nsw>)<nuw><nsw>
; c2: %c2, no poison, in out: varies
; loop inn: 3; 3; 3, 4 x4
; entering inn: {1,+,2}<nuw><nsw><%inn> ne 0
; again inn: {1,+,2}<nuw><nsw><%inn> ne 0
; loop out: (-1 + (1 umax %r))<nsw>; 18; (-1 + (1 umax %r))<nsw>, 0 x1
; entering out: {1,+,2}<nuw><nsw><%inn> ne 0
; again out: %r ne {0,+,1}<nuw><nsw><%out>, %r ne 0, {0,+,1}<nuw><nsw><%out> ne %r, {0,+,1}<nuw><nsw><%out> ult %r, {0,+,1}<nuw><nsw><%out> sle %r, {1,+,2}<nuw><nsw><%inn> ne 0, {1,+,2}<nuw><nsw><%inn> ne 5
; {1,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,2}<nuw><nsw><%inn> and 7: ule, sle, add fits u, sub fits s
; {{1,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and {3,+,2}<nuw><nsw><%inn>: add fits u s, sub fits s
; {{1,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and {1,+,1}<nuw><nsw><%out>: add fits u s, sub fits u s
; {{1,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and {{3,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>: ne, add fits u s, sub fits s
; {{1,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {{1,+,1}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u
; {3,+,2}<nuw><nsw><%inn> and {1,+,1}<nuw><nsw><%out>: add fits u s, sub fits s, mul fits u
; {3,+,2}<nuw><nsw><%inn> and {{3,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>: ule, sle, add fits u s, sub fits s
; {3,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {3,+,2}<nuw><nsw><%inn> and 7: at latch ne sge, at end ne sge, add fits u s, sub fits s, mul fits u s
; {1,+,1}<nuw><nsw><%out> and {{3,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn>: ne, add fits u s, sub fits s
; {1,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%out> and 7: add fits u s, sub fits s, mul fits u
; {{3,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {{3,+,2}<nuw><nsw><%out>,+,2}<nuw><nsw><%inn> and 7: at latch ne sge, at end ne sge, add fits u s, sub fits s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ 0, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %i, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add nuw i8 %s, 1
  %d0 = and i8 %j, 12
  %d1 = add nsw i8 %i, %j
  %jn = add nsw i8 %j, 1
  %c = icmp ule i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 1
  %x = add i8 %l, %in2
  %c2 = icmp ne i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {0,+,1}<nuw><%out>, no poison, in out: computable, behind all: (-1 + %r)<nsw>
; j: {{0,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn>, no poison, in inn: computable, in out: varies is (-1 + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)), behind all: ({(-2 + %r)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; s: {{0,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn>, no poison, in inn: computable, in out: varies is (-1 + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)), behind all: ({(-2 + %r)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; sn: {{1,+,1}<nuw><%out>,+,1}<nsw><%inn>, no poison, in inn: computable, in out: varies is ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>), behind all: ({(-1 + %r)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; d0: (4 * (zext i2 (trunc i8 ({{0,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn> /u 4) to i2) to i8))<nuw><nsw>, u[0,13), s[0,13), times 4, no poison, in inn: computable, in out: varies is (4 * (zext i2 (trunc i8 ((-1 + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)) /u 4) to i2) to i8))<nuw><nsw>, behind all: (4 * (zext i2 (trunc i8 (({(-2 + %r)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)) /u 4) to i2) to i8))<nuw><nsw>
; d1: {{0,+,2}<%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is ({-1,+,1}<%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)), behind all: ({(-3 + (2 * %r)<nuw><nsw>)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; jn: {{1,+,1}<nuw><%out>,+,1}<nsw><%inn>, no poison, in inn: computable, in out: varies is ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>), behind all: ({(-1 + %r)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; c: %c, no poison, in inn: varies, in out: varies
; l: {{1,+,1}<nuw><%out>,+,1}<nsw><%inn>, no poison, in inn: computable, in out: varies is ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>), behind all: ({(-1 + %r)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; in2: {1,+,1}<nuw><%out>, u[1,0), s[1,0), no poison, in out: computable, behind all: %r
; x: {{2,+,2}<%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is ({1,+,1}<nuw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)), behind all: ({(-1 + (2 * %r)<nuw><nsw>)<nsw>,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>))
; c2: %c2, no poison, in out: varies
; loop inn: ({-1,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)); 19; ({-1,+,-1}<nw><%out> + ((1 + %r)<nuw><nsw> umax {1,+,1}<nuw><%out>)), 0 x1
; loop out: (-1 + %r)<nsw>; -1; (-1 + %r)<nsw>, 0 x1
; {{1,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn> and {1,+,1}<nuw><%out>: sub fits u s
; {{1,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({{0,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn> /u 4) to i2) to i8))<nuw><nsw> and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; (4 * (zext i2 (trunc i8 ({{0,+,1}<nuw><%out>,+,1}<nuw><nsw><%inn> /u 4) to i2) to i8))<nuw><nsw> and 7: add fits u s, sub fits s, mul fits u s
; {{0,+,2}<%out>,+,1}<nw><%inn> and {{2,+,2}<%out>,+,1}<nw><%inn>: ne, difference 254
; {{0,+,2}<%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><%out> and {{2,+,2}<%out>,+,1}<nw><%inn>: ne
; {1,+,1}<nuw><%out> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {{2,+,2}<%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %i, %out ], [ %jn, %inn ]
  %s = phi i8 [ %i, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, 1
  %d0 = mul nsw i8 %j, %r
  %d1 = add nuw i8 %i, %j
  %jn = add i8 %j, -1
  %c = icmp slt i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 2
  %x = add i8 %l, %i
  %c2 = icmp slt i8 %in2, %b
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,2}<nuw><%out>, no poison, in out: computable
; j: {{%r,+,2}<nuw><%out>,+,-1}<%inn>, no poison, in inn: computable, in out: varies
; s: {{%r,+,2}<nuw><%out>,+,1}<%inn>, no poison, in inn: computable, in out: varies
; sn: {{(1 + %r)<nuw><nsw>,+,2}<nw><%out>,+,1}<%inn>, no poison, in inn: computable, in out: varies
; d0: {{(%r * %r),+,(2 * %r)<nuw><nsw>}<%out>,+,(-1 * %r)<nsw>}<%inn>, no poison, in inn: computable, in out: varies
; d1: {{(2 * %r)<nuw><nsw>,+,4}<%out>,+,-1}<%inn>, no poison, in inn: computable, in out: varies
; jn: {{(-1 + %r)<nsw>,+,2}<nw><%out>,+,-1}<%inn>, no poison, in inn: computable, in out: varies
; c: %c, no poison, in inn: varies, in out: varies
; l: {{(1 + %r)<nuw><nsw>,+,2}<nw><%out>,+,1}<%inn>, no poison, in inn: computable, in out: varies
; in2: {(2 + %r)<nuw><nsw>,+,2}<nuw><%out>, u[2,0), s[2,0), no poison, in out: computable
; x: {{(1 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,4}<%out>,+,1}<%inn>, no poison, in inn: computable, in out: varies
; c2: %c2, no poison, in out: varies
; loop inn: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; again inn: {{%r,+,2}<nuw><%out>,+,-1}<%inn> sle %r
; loop out: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; {{(%r * %r),+,(2 * %r)<nuw><nsw>}<%out>,+,(-1 * %r)<nsw>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{(2 * %r)<nuw><nsw>,+,4}<%out>,+,-1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{(-1 + %r)<nsw>,+,2}<nw><%out>,+,-1}<%inn> and 0: uge, at latch sge, at end sge, add fits u s, sub fits u s, mul fits u s
; {(2 + %r)<nuw><nsw>,+,2}<nuw><%out> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {{(1 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,4}<%out>,+,1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 1, %out ], [ %jn, %inn ]
  %s = phi i8 [ %b, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, 2
  %d0 = ashr i8 %j, 1
  %d1 = add nsw i8 %i, %j
  %jn = add nsw i8 %j, 1
  %c = icmp slt i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nsw i8 %i, 1
  %x = mul i8 %l, %in2
  %c2 = icmp uge i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,1}<nuw><nsw><%out>, u[0,-128), s[0,-128), no poison, in out: computable
; j: {1,+,1}<nuw><nsw><%inn>, u[1,19), s[1,19), no poison, in inn: computable, in out: varies is (-1 + (2 smax %r))<nsw>, behind all: (-1 + (2 smax %r))<nsw>
; s: {%b,+,2}<nsw><%inn>, no poison, in inn: computable, in out: varies is (-4 + (2 * (2 smax %r))<nuw><nsw> + %b), behind all: (-4 + (2 * (2 smax %r))<nuw><nsw> + %b)
; sn: {(2 + %b),+,2}<nw><%inn>, no poison, in inn: computable, in out: varies is (-2 + (2 * (2 smax %r))<nuw><nsw> + %b), behind all: (-2 + (2 * (2 smax %r))<nuw><nsw> + %b)
; d0: %d0, u[0,64), s[0,64), no poison, in inn: varies, in out: varies
; d1: {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nw><%inn>, u[1,-111), s[1,-111), no poison, in inn: computable, in out: varies is {(-1 + (2 smax %r) + %r),+,1}<nw><%out>, behind all: {(-1 + (2 smax %r) + %r),+,1}<nw><%out>
; jn: {2,+,1}<nuw><nsw><%inn>, u[2,20), s[2,20), no poison, in inn: computable, in out: varies is (2 smax %r), behind all: (2 smax %r)
; c: %c, no poison, in inn: varies, in out: varies
; l: {(2 + %b),+,2}<nw><%inn>, no poison, in inn: computable, in out: varies is (-2 + (2 * (2 smax %r))<nuw><nsw> + %b), behind all: (-2 + (2 * (2 smax %r))<nuw><nsw> + %b)
; in2: {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>, u[1,-128), s[1,-128), no poison, in out: computable
; x: {{((1 + %r)<nuw><nsw> * (2 + %b)),+,(2 + %b)}<%out>,+,{(2 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,2}<nuw><%out>}<%inn>, no poison, in inn: computable, in out: varies is {(((1 + %r)<nuw><nsw> * (2 + %b)) + ((2 + (2 * %r)<nuw><nsw>)<nuw><nsw> * (-2 + (2 smax %r))<nsw>)),+,(-2 + (2 * (2 smax %r))<nuw><nsw> + %b)}<%out>, behind all: {(((1 + %r)<nuw><nsw> * (2 + %b)) + ((2 + (2 * %r)<nuw><nsw>)<nuw><nsw> * (-2 + (2 smax %r))<nsw>)),+,(-2 + (2 * (2 smax %r))<nuw><nsw> + %b)}<%out>
; c2: %c2, no poison, in out: varies
; loop inn: (-2 + (2 smax %r))<nsw>; 17; (-2 + (2 smax %r))<nsw>, 0 x1
; entering inn: {1,+,1}<nuw><nsw><%inn> ne 0
; again inn: %r ne {1,+,1}<nuw><nsw><%inn>, %r ne 0, {1,+,1}<nuw><nsw><%inn> ne %r, {1,+,1}<nuw><nsw><%inn> ult %r, {1,+,1}<nuw><nsw><%inn> sle %r, {1,+,1}<nuw><nsw><%inn> ne 0
; loop out: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering out: {1,+,1}<nuw><nsw><%inn> ne 0
; again out: {%r,+,1}<nuw><nsw><%out> ne 0, {%r,+,1}<nuw><nsw><%out> ne 5, {1,+,1}<nuw><nsw><%inn> ne 0
; %d0 and 0: uge, sge, add fits u s, sub fits u s, mul fits u s
; %d0 and 7: add fits u s, sub fits s
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>: sub fits u
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {{(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and 7: add fits u
; {2,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {2,+,1}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 7: add fits u, sub fits s
; {{((1 + %r)<nuw><nsw> * (2 + %b)),+,(2 + %b)}<%out>,+,{(2 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,2}<nuw><%out>}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %a, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 1, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add nuw i8 %s, 1
  %d0 = add nuw i8 %j, %r
  %d1 = add nsw i8 %i, %j
  %jn = add nsw i8 %j, 2
  %c = icmp ult i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nsw i8 %i, 2
  %x = add i8 %l, %i
  %c2 = icmp slt i8 %in2, %r
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%a,+,2}<nsw><%out>, no poison, in out: computable, behind all: ((2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)
; j: {1,+,2}<nuw><nsw><%inn>, u[1,18), s[1,18), no poison, in inn: computable, in out: varies is (1 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>, behind all: (1 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>
; s: {0,+,1}<nuw><nsw><%inn>, u[0,9), s[0,9), no poison, in inn: computable, in out: varies is ((-2 + (3 umax %r))<nsw> /u 2), behind all: ((-2 + (3 umax %r))<nsw> /u 2)
; sn: {1,+,1}<nuw><nsw><%inn>, u[1,10), s[1,10), no poison, in inn: computable, in out: varies is (1 + ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>, behind all: (1 + ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>
; d0: {(1 + %r)<nuw><nsw>,+,2}<nw><%inn>, u[1,37), s[1,37), no poison, in inn: computable, in out: varies is (1 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw> + %r), behind all: (1 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw> + %r)
; d1: {{(1 + %a),+,2}<nw><%out>,+,2}<nw><%inn>, no poison, in inn: computable, in out: varies is {(1 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw> + %a),+,2}<nw><%out>, behind all: (1 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw> + (2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)
; jn: {3,+,2}<nuw><nsw><%inn>, u[3,20), s[3,20), no poison, in inn: computable, in out: varies is (3 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>, behind all: (3 + (2 * ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>
; c: %c, no poison, in inn: varies, in out: varies
; l: {1,+,1}<nuw><nsw><%inn>, u[1,10), s[1,10), no poison, in inn: computable, in out: varies is (1 + ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>, behind all: (1 + ((-2 + (3 umax %r))<nsw> /u 2))<nuw><nsw>
; in2: {(2 + %a),+,2}<nsw><%out>, no poison, in out: computable, behind all: (2 + (2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + %a)
; x: {{(1 + %a),+,2}<nw><%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is {(1 + ((-2 + (3 umax %r))<nsw> /u 2) + %a),+,2}<nw><%out>, behind all: (1 + (2 * ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2))<nuw> + ((-2 + (3 umax %r))<nsw> /u 2) + %a)
; c2: %c2, no poison, in out: varies
; loop inn: ((-2 + (3 umax %r))<nsw> /u 2); 8; ((-2 + (3 umax %r))<nsw> /u 2), 0 x1
; entering inn: {1,+,2}<nuw><nsw><%inn> ne 0
; again inn: %r ne {1,+,2}<nuw><nsw><%inn>, %r ne 0, {1,+,2}<nuw><nsw><%inn> ne %r, {1,+,2}<nuw><nsw><%inn> ult %r, {1,+,2}<nuw><nsw><%inn> sle %r, {1,+,2}<nuw><nsw><%inn> ne 0
; loop out: ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2); 74; ((-1 + (-1 * %a) + ((2 + %a) smax %r)) /u 2), 0 x1
; entering out: {1,+,2}<nuw><nsw><%inn> ne 0
; again out: {1,+,2}<nuw><nsw><%inn> ne 0
; {(1 + %r)<nuw><nsw>,+,2}<nuw><nsw><%inn> and {3,+,2}<nuw><nsw><%inn>: add fits u s, sub fits s
; {(1 + %r)<nuw><nsw>,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,2}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u
; {{(1 + %a),+,2}<nw><%out>,+,2}<nw><%inn> and {(2 + %a),+,2}<nsw><%out>: ne
; {{(1 + %a),+,2}<nw><%out>,+,2}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {3,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {3,+,2}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u
; {(2 + %a),+,2}<nsw><%out> and 0: uge, at end sge, add fits u s, sub fits u s, mul fits u s
; {{(1 + %a),+,2}<nw><%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 1, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, %j
  %d0 = sext i8 %j to i16
  %d1 = add nsw i8 %i, %j
  %jn = add nsw i8 %j, 2
  %c = icmp slt i8 %jn, %i
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 2
  %x = sub i8 %l, 3
  %c2 = icmp uge i8 %in2, %b
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,2}<nuw><%out>, no poison, in out: computable
; j: {1,+,2}<nuw><nsw><%inn>, u[1,126), s[1,126), no poison, in inn: computable, in out: varies is (1 + (2 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>, behind all: (1 + (2 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>
; s: {0,+,1,+,2}<%inn>, no poison, in inn: computable, in out: varies is ((2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2)), behind all: ((2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))
; sn: {1,+,3,+,2}<%inn>, no poison, in inn: computable, in out: varies is (1 + (2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + (3 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw>), behind all: (1 + (2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + (3 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw>)
; d0: {1,+,2}<nuw><nsw><%inn>, u[1,126), s[1,126), no poison, in inn: computable, in out: varies is (1 + (2 * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i16) /u 2))<nuw><nsw>)<nuw><nsw>, behind all: (1 + (2 * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i16) /u 2))<nuw><nsw>)<nuw><nsw>
; d1: {{(1 + %r)<nuw><nsw>,+,2}<nw><%out>,+,2}<nw><%inn>, no poison, in inn: computable, in out: varies is ((2 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw><nsw> + {(1 + %r)<nuw><nsw>,+,2}<nw><%out>), behind all: ((2 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw><nsw> + {(1 + %r)<nuw><nsw>,+,2}<nw><%out>)
; jn: {3,+,2}<nuw><nsw><%inn>, u[3,-128), s[3,-128), no poison, in inn: computable, in out: varies is (3 + (2 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>, behind all: (3 + (2 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw><nsw>)<nuw><nsw>
; c: %c, no poison, in inn: varies, in out: varies
; l: {1,+,3,+,2}<%inn>, no poison, in inn: computable, in out: varies is (1 + (2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + (3 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw>), behind all: (1 + (2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + (3 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw>)
; in2: {(2 + %r)<nuw><nsw>,+,2}<nuw><%out>, u[2,0), s[2,0), no poison, in out: computable
; x: {-2,+,3,+,2}<%inn>, no poison, in inn: computable, in out: varies is (-2 + (2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + (3 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw>), behind all: (-2 + (2 * (trunc i9 (((zext i8 (-1 + ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nsw> to i9) * ((zext i8 (-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> to i9) /u 2)) /u 2) to i8)) + (3 * ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2))<nuw>)
; c2: %c2, no poison, in out: varies
; loop inn: ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2); 62; ((-2 + (3 smax {%r,+,2}<nuw><%out>))<nsw> /u 2), 0 x1
; entering inn: {1,+,2}<nuw><nsw><%inn> ne 0
; again inn: {%r,+,2}<nuw><%out> ne {1,+,2}<nuw><nsw><%inn>, {%r,+,2}<nuw><%out> ne 0, {1,+,2}<nuw><nsw><%inn> ne {%r,+,2}<nuw><%out>, {1,+,2}<nuw><nsw><%inn> sle {%r,+,2}<nuw><%out>, {1,+,2}<nuw><nsw><%inn> ne 0
; loop out: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; entering out: {1,+,2}<nuw><nsw><%inn> ne 0
; again out: {1,+,2}<nuw><nsw><%inn> ne 0
; {1,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,2}<nuw><nsw><%inn> and 7: add fits u s, sub fits s, mul fits u s
; {{(1 + %r)<nuw><nsw>,+,2}<nw><%out>,+,2}<nw><%inn> and {(2 + %r)<nuw><nsw>,+,2}<nuw><%out>: ne
; {{(1 + %r)<nuw><nsw>,+,2}<nw><%out>,+,2}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {3,+,2}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {3,+,2}<nuw><nsw><%inn> and 7: add fits u, sub fits s
; {(2 + %r)<nuw><nsw>,+,2}<nuw><%out> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {-2,+,3,+,2}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %a, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 0, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, 2
  %d0 = or disjoint i8 %j, 1
  %d1 = add nuw i8 %i, %j
  %jn = add nuw i8 %j, 1
  %c = icmp ult i8 %jn, %b
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 1
  %x = mul i8 %l, 3
  %c2 = icmp uge i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%a,+,1}<nuw><%out>, no poison, in out: computable
; j: {0,+,1}<nuw><%inn>, u[0,-1), s[0,-1), no poison, in inn: computable, in out: varies is (-1 + (1 umax %b)), behind all: (-1 + (1 umax %b))
; s: {0,+,2}<%inn>, u[0,-1), s[-128,127), times 2, no poison, in inn: computable, in out: varies is (-2 + (2 * (1 umax %b))), behind all: (-2 + (2 * (1 umax %b)))
; sn: {2,+,2}<%inn>, u[0,-1), s[-128,127), times 2, no poison, in inn: computable, in out: varies is (2 * (1 umax %b)), behind all: (2 * (1 umax %b))
; d0: {1,+,1}<nuw><%inn>, u[1,0), s[1,0), no poison, in inn: computable, in out: varies is (1 umax %b), behind all: (1 umax %b)
; d1: {{%a,+,1}<nuw><%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is {(-1 + (1 umax %b) + %a),+,1}<nw><%out>, behind all: {(-1 + (1 umax %b) + %a),+,1}<nw><%out>
; jn: {1,+,1}<nuw><%inn>, u[1,0), s[1,0), no poison, in inn: computable, in out: varies is (1 umax %b), behind all: (1 umax %b)
; c: %c, no poison, in inn: varies, in out: varies
; l: {2,+,2}<%inn>, u[0,-1), s[-128,127), times 2, no poison, in inn: computable, in out: varies is (2 * (1 umax %b)), behind all: (2 * (1 umax %b))
; in2: {(1 + %a),+,1}<nuw><%out>, no poison, in out: computable
; x: {6,+,6}<%inn>, u[0,-1), s[-128,127), times 2, no poison, in inn: computable, in out: varies is (6 * (1 umax %b)), behind all: (6 * (1 umax %b))
; c2: %c2, no poison, in out: varies
; loop inn: (-1 + (1 umax %b)); -2; (-1 + (1 umax %b)), 0 x1
; again inn: %b ne {0,+,1}<nuw><%inn>, %b ne 0, {0,+,1}<nuw><%inn> ne %b, {0,+,1}<nuw><%inn> ult %b
; loop out: ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***; ***COULDNOTCOMPUTE***, 0 x1
; again out: {%a,+,1}<nuw><%out> ne 0, {%a,+,1}<nuw><%out> ne 5
; {2,+,2}<%inn> and {1,+,1}<nuw><%inn>: ne
; {2,+,2}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><%inn> and 0: ne, ugt, uge, add fits u s, sub fits u s, mul fits u s
; {{%a,+,1}<nuw><%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(1 + %a),+,1}<nuw><%out> and 0: uge, at end sge, add fits u s, sub fits u s, mul fits u s
; {6,+,6}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ 0, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ %r, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, %j
  %d0 = select i1 %q, i8 %j, i8 -4
  %d1 = add nuw i8 %i, %j
  %jn = add nsw i8 %j, 1
  %c = icmp ne i8 %jn, 8
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add i8 %i, 1
  %x = add i8 %l, %i
  %c2 = icmp ne i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {0,+,1}<nuw><nsw><%out>, u[0,10), s[0,10), no poison, in out: computable, behind all: 9
; j: {%r,+,1}<nuw><nsw><%inn>, u[0,-128), s[0,-128), no poison, in inn: computable, in out: varies is 7, behind all: 7
; s: {0,+,%r,+,1}<%inn>, no poison, in inn: computable, in out: varies is ((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((7 + (-1 * %r)<nsw>)<nsw> * %r)), behind all: ((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((7 + (-1 * %r)<nsw>)<nsw> * %r))
; sn: {%r,+,(1 + %r)<nuw><nsw>,+,1}<%inn>, no poison, in inn: computable, in out: varies is ((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (7 + (-1 * %r)<nsw>)<nsw>) + %r), behind all: ((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (7 + (-1 * %r)<nsw>)<nsw>) + %r)
; d0: %d0, no poison, in inn: varies, in out: varies
; d1: {{%r,+,1}<nw><%out>,+,1}<nw><%inn>, u[0,-101), s[0,-101), no poison, in inn: computable, in out: varies is {7,+,1}<nw><%out>, behind all: 16
; jn: {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%inn>, u[1,-128), s[1,-128), no poison, in inn: computable, in out: varies is 8, behind all: 8
; c: %c, no poison, in inn: varies, in out: varies is false, behind all: false
; l: {%r,+,(1 + %r)<nuw><nsw>,+,1}<%inn>, no poison, in inn: computable, in out: varies is ((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (7 + (-1 * %r)<nsw>)<nsw>) + %r), behind all: ((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (7 + (-1 * %r)<nsw>)<nsw>) + %r)
; in2: {1,+,1}<nuw><nsw><%out>, u[1,11), s[1,11), no poison, in out: computable, behind all: 10
; x: {{%r,+,1}<nw><%out>,+,(1 + %r)<nuw><nsw>,+,1}<%inn>, no poison, in inn: computable, in out: varies is {((trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (7 + (-1 * %r)<nsw>)<nsw>) + %r),+,1}<nw><%out>, behind all: (9 + (trunc i9 (((zext i8 (6 + (-1 * %r)<nsw>)<nsw> to i9) * (zext i8 (7 + (-1 * %r)<nsw>)<nsw> to i9)) /u 2) to i8) + ((1 + %r)<nuw><nsw> * (7 + (-1 * %r)<nsw>)<nsw>) + %r)
; c2: %c2, no poison, in out: varies, behind all: false
; loop inn: (7 + (-1 * %r)<nsw>)<nsw>; 126; (7 + (-1 * %r)<nsw>)<nsw>, 0 x1
; loop out: 9; 9; 9, 10 x10
; again out: {%r,+,1}<nuw><nsw><%inn> ne 0, {%r,+,1}<nuw><nsw><%inn> ne 5
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and {1,+,1}<nuw><nsw><%out>: add fits u
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nuw><%inn> and 7: add fits u
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%inn> and {1,+,1}<nuw><nsw><%out>: add fits u
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%inn> and 7: at latch ne sge, at end ne sge, add fits u, sub fits s
; {1,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%out> and 7: at end ne sge, add fits u s, sub fits s, mul fits u s
; {{%r,+,1}<nuw><nsw><%out>,+,(1 + %r)<nuw><nsw>,+,1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 0, %out ], [ %jn, %inn ]
  %s = phi i8 [ 0, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, 1
  %d0 = select i1 %q, i8 %j, i8 -4
  %d1 = add nsw i8 %i, %j
  %jn = add i8 %j, -1
  %c = icmp ne i8 %jn, %r
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 3
  %x = sub i8 %l, %i
  %c2 = icmp slt i8 %in2, 10
  br i1 %c2, label %out, label %end

end:
  ret void
}
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,3}<nuw><nsw><%out>, u[0,29), s[0,29), no poison, in out: computable, behind all: ((3 * (((-3 + (-1 * (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))<nuw><nsw> + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)) /u 3) + (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))) + %r)
; j: {0,+,-1}<%inn>, no poison, in inn: computable, in out: varies is (1 + %r)<nuw><nsw>, behind all: (1 + %r)<nuw><nsw>
; s: {0,+,1}<%inn>, no poison, in inn: computable, in out: varies is (-1 + (-1 * %r)<nsw>)<nsw>, behind all: (-1 + (-1 * %r)<nsw>)<nsw>
; sn: {1,+,1}<%inn>, no poison, in inn: computable, in out: varies is (-1 * %r)<nsw>, behind all: (-1 * %r)<nsw>
; d0: %d0, no poison, in inn: varies, in out: varies
; d1: {{%r,+,3}<nuw><nsw><%out>,+,-1}<%inn>, no poison, in inn: computable, in out: varies is {(1 + (2 * %r)<nuw><nsw>)<nuw><nsw>,+,3}<nw><%out>, behind all: (1 + (2 * %r)<nuw><nsw> + (3 * (((-3 + (-1 * (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))<nuw><nsw> + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)) /u 3) + (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))))
; jn: {-1,+,-1}<%inn>, no poison, in inn: computable, in out: varies is %r, behind all: %r
; c: %c, no poison, in inn: varies, in out: varies
; l: {1,+,1}<%inn>, no poison, in inn: computable, in out: varies is (-1 * %r)<nsw>, behind all: (-1 * %r)<nsw>
; in2: {(3 + %r)<nuw><nsw>,+,3}<nuw><nsw><%out>, u[3,32), s[3,32), no poison, in out: computable, behind all: (3 + (3 * (((-3 + (-1 * (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))<nuw><nsw> + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)) /u 3) + (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))) + %r)
; x: {{(1 + (-1 * %r)<nsw>)<nsw>,+,-3}<nsw><%out>,+,1}<%inn>, no poison, in inn: computable, in out: varies is {(-2 * %r)<nsw>,+,-3}<nw><%out>, behind all: ((-3 * (((-3 + (-1 * (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))<nuw><nsw> + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)) /u 3) + (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))) + (-2 * %r)<nsw>)
; c2: %c2, no poison, in out: varies
; loop inn: (-1 + (-1 * %r)<nsw>)<nsw>; -1; (-1 + (-1 * %r)<nsw>)<nsw>, 0 x1
; loop out: (((-3 + (-1 * (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))<nuw><nsw> + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)) /u 3) + (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)))); 3; (((-3 + (-1 * (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>))))<nuw><nsw> + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)) /u 3) + (1 umin (-3 + (-1 * %r)<nsw> + (10 smax (3 + %r)<nuw><nsw>)))), 0 x1
; %d0 and 0: uge, add fits u s, sub fits u s, mul fits u s
; {{%r,+,3}<nuw><nsw><%out>,+,-1}<%inn> and {-1,+,-1}<nw><%inn>: ne
; {{%r,+,3}<nuw><nsw><%out>,+,-1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {-1,+,-1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {(3 + %r)<nuw><nsw>,+,3}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(3 + %r)<nuw><nsw>,+,3}<nuw><nsw><%out> and 7: at end ne sge, add fits u s, sub fits s, mul fits u
; {{(1 + (-1 * %r)<nsw>)<nsw>,+,-3}<nsw><%out>,+,1}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
;----
define void @f(i8 noundef %a, i8 noundef %b, i8 noundef range(i8 0, 20) %r, i1 noundef %q) {
entry:
  br label %out

out:
  %i = phi i8 [ %r, %entry ], [ %in2, %latch ]
  br label %inn

inn:
  %j = phi i8 [ 0, %out ], [ %jn, %inn ]
  %s = phi i8 [ %b, %out ], [ %sn, %inn ]
  %sn = add nsw i8 %s, 2
  %d0 = call i8 @llvm.umax.i8(i8 %j, i8 3)
  %d1 = add i8 %i, %j
  %jn = add nsw i8 %j, 1
  %c = icmp ule i8 %jn, %i
  br i1 %c, label %inn, label %latch

latch:
  %l = phi i8 [ %sn, %inn ]
  %in2 = add nuw i8 %i, 1
  %x = mul i8 %l, 3
  %c2 = icmp slt i8 %in2, %b
  br i1 %c2, label %out, label %end

end:
  ret void
}

declare i8 @llvm.umax.i8(i8, i8) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; a: %a, no poison
; b: %b, no poison
; r: %r, u[0,20), s[0,20), no poison
; q: %q, no poison
; i: {%r,+,1}<nuw><%out>, u[0,-110), s[0,-110), no poison, in out: computable, behind all: (-1 + ((1 + %r)<nuw><nsw> smax %b))<nsw>
; j: {0,+,1}<nuw><nsw><%inn>, u[0,127), s[0,127), no poison, in inn: computable, in out: varies is {%r,+,1}<nuw><%out>, behind all: {%r,+,1}<nuw><%out>
; s: {%b,+,2}<%inn>, no poison, in inn: computable, in out: varies is {((2 * %r)<nuw><nsw> + %b),+,2}<%out>, behind all: {((2 * %r)<nuw><nsw> + %b),+,2}<%out>
; sn: {(2 + %b),+,2}<%inn>, no poison, in inn: computable, in out: varies is {(2 + (2 * %r)<nuw><nsw> + %b),+,2}<%out>, behind all: {(2 + (2 * %r)<nuw><nsw> + %b),+,2}<%out>
; d0: (3 umax {0,+,1}<nuw><nsw><%inn>), u[3,127), s[3,127), no poison, in inn: computable, in out: varies is (3 umax {%r,+,1}<nuw><%out>), behind all: (3 umax {%r,+,1}<nuw><%out>)
; d1: {{%r,+,1}<nuw><%out>,+,1}<nw><%inn>, no poison, in inn: computable, in out: varies is {(2 * %r)<nuw><nsw>,+,2}<%out>, behind all: {(-1 + ((1 + %r)<nuw><nsw> smax %b) + %r),+,1}<nw><%out>
; jn: {1,+,1}<nuw><nsw><%inn>, u[1,-128), s[1,-128), no poison, in inn: computable, in out: varies is {(1 + %r)<nuw><nsw>,+,1}<nuw><%out>, behind all: {(1 + %r)<nuw><nsw>,+,1}<nuw><%out>
; c: %c, no poison, in inn: varies, in out: varies
; l: {(2 + %b),+,2}<%inn>, no poison, in inn: computable, in out: varies is {(2 + (2 * %r)<nuw><nsw> + %b),+,2}<%out>, behind all: {(2 + (2 * %r)<nuw><nsw> + %b),+,2}<%out>
; in2: {(1 + %r)<nuw><nsw>,+,1}<nuw><%out>, u[1,-109), s[1,-109), no poison, in out: computable, behind all: ((1 + %r)<nuw><nsw> smax %b)
; x: {(6 + (3 * %b)),+,6}<%inn>, no poison, in inn: computable, in out: varies is {(6 + (3 * %b) + (6 * %r)<nuw><nsw>),+,6}<%out>, behind all: {(6 + (3 * %b) + (6 * %r)<nuw><nsw>),+,6}<%out>
; c2: %c2, no poison, in out: varies
; loop inn: {%r,+,1}<nuw><%out>; 126; {%r,+,1}<nuw><%out>, 0 x1
; again inn: {%r,+,1}<nuw><%out> ne {0,+,1}<nuw><nsw><%inn>, {%r,+,1}<nuw><%out> ne 0, {0,+,1}<nuw><nsw><%inn> ne {%r,+,1}<nuw><%out>, {0,+,1}<nuw><nsw><%inn> ult {%r,+,1}<nuw><%out>
; loop out: (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax %b)); 126; (-1 + (-1 * %r)<nsw> + ((1 + %r)<nuw><nsw> smax %b)), 0 x1
; again out: {%r,+,1}<nuw><%out> sle {0,+,1}<nuw><nsw><%inn>
; (3 umax {0,+,1}<nuw><nsw><%inn>) and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; (3 umax {0,+,1}<nuw><nsw><%inn>) and 7: add fits u, sub fits s
; {{%r,+,1}<nuw><nsw><%out>,+,1}<nw><%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%inn> and {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out>: ule, sle, at latch sge, at end sge
; {1,+,1}<nuw><nsw><%inn> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {1,+,1}<nuw><nsw><%inn> and 7: add fits u, sub fits s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 0: ne, ugt, uge, sgt, sge, add fits u s, sub fits u s, mul fits u s
; {(1 + %r)<nuw><nsw>,+,1}<nuw><nsw><%out> and 7: add fits u, sub fits s
; {(6 + (3 * %b)),+,6}<%inn> and 0: uge, add fits u s, sub fits u s, mul fits u s
