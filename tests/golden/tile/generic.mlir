// RUN: nvopt --tile %s
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (i32, i1), sym_name = "f"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.addi"(%a, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc("f.c":1:2)
    %2 = "arith.addi"(%1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc("f.c":2:2)
    %3 = "arith.cmpi"(%2, %b) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %4 = "arith.cmpi"(%b, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %5 = "arith.andi"(%3, %4) : (i1, i1) -> i1
    %6 = "arith.muli"(%b, %b) {tag = "keep me"} : (i32, i32) -> i32
    "func.return"(%2, %5) : (i32, i1) -> ()
  }) : () -> ()
}) : () -> ()

// An `if` that only chooses is a select in generic syntax, too, and what one yields is known.
"func.func"() <{function_type = (i1, f32, f32) -> (), sym_name = "choices"}> ({
^bb0(%c: i1, %a: f32, %b: f32):
  %r = "scf.if"(%c) ({
    "scf.yield"(%a) : (f32) -> ()
  }, {
    "scf.yield"(%b) : (f32) -> ()
  }) : (i1) -> f32
  %x = "arith.constant"() <{value = 3 : i32}> : () -> i32
  %y = "arith.constant"() <{value = 5 : i32}> : () -> i32
  %m = "arith.constant"() <{value = 7 : i32}> : () -> i32
  %q = "scf.if"(%c) ({
    "foo.effect"() : () -> ()
    "scf.yield"(%x) : (i32) -> ()
  }, {
    "scf.yield"(%y) : (i32) -> ()
  }) : (i1) -> i32
  %z = "arith.andi"(%q, %m) : (i32, i32) -> i32
  "foo.use"(%r, %z) : (f32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
