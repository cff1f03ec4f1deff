// RUN: nvopt --tile %s
!t = vector<4xi32>
#l = loc("x.c":1:1)
%x = foo.x : !t
%0 = arith.constant dense<0> : !t
%1 = arith.addi %x, %0 : !t loc(#l)
foo.y %1 {a = "// -----", b = [#l]}

// -----

%x = foo.x : i32
%0 = arith.subi %x, %x : i32 loc("y.c":2:2)
foo.y %0 : i32
