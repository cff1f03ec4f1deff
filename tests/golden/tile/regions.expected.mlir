// RUN: nvopt --tile %s

// A value is used again where its block dominates, and in regions that may see it.
func.func @reuse(%x: i32, %y: i32, %p: i1) -> i32 {
  %0 = arith.muli %x, %y : i32
  %1 = scf.if %p -> i32 {
    scf.yield %0 : i32
  } else {
    %2 = arith.subi %y, %x : i32
    scf.yield %2 : i32
  }
  %3 = arith.subi %y, %x : i32
  %4 = arith.addi %1, %3 : i32
  %5 = arith.addi %4, %0 : i32
  func.return %5 : i32
}

func.func @blocks(%x: i32, %y: i32, %p: i1) -> i32 {
  %0 = arith.andi %x, %y : i32
  cf.cond_br %p, ^one, ^other
^one:
  %2 = arith.ori %x, %y : i32
  cf.br ^end(%0, %2 : i32, i32)
^other:
  %3 = arith.ori %x, %y : i32
  cf.br ^end(%3, %3 : i32, i32)
^end(%5: i32, %6: i32):
  %v10_1 = arith.xori %x, %y : i32
  %v10_2 = arith.xori %v10_1, %5 : i32
  %10 = arith.xori %v10_2, %6 : i32
  func.return %10 : i32
}

// Nothing is known of foo.isolated: it uses no value of outside, and so it gets none.
func.func @unknown(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c5 : i32
  foo.isolated (%n: i32) {
    %3 = arith.constant 5 : i32
    %4 = arith.addi %n, %3 : i32
    foo.use %4
  }
  foo.open {
    foo.use %0
  }
  func.return %0 : i32
}

// Operations of a graph may use what stands behind them.
%a = arith.addi %b, %b : i32
%b = foo.value : i32
%c = arith.constant 0 : i32
foo.use %a, %c
