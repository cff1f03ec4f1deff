// RUN: nvopt --tile %s
!t = vector<4xi32>
#l = loc("x.c":1:1)
%x = foo.x : !t
foo.y %x {a = "// -----", b = [#l]}

// -----

%x = foo.x : i32
%0 = arith.constant 0 : i32 loc("y.c":2:2)
foo.y %0 : i32
