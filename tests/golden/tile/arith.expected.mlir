// RUN: nvopt --tile %s

// What is known by itself, of integers and vectors; comments and names stay.
func.func @identities(%x: i32, %y: i32, %v: vector<4x8xi16>, %t: tensor<?xi32>, %i: index) -> (i32, vector<4x8xi16>, i32, tensor<?xi32>, index) {
  // what was taken away
  %cst = arith.constant dense<2> : vector<4x8xi16>
  %w3 = arith.addi %v, %cst : vector<4x8xi16>
  %c3_i32 = arith.constant 3 : i32
  %q = arith.shrui %y, %c3_i32 : i32
  // Nothing is known of the width of an index, nor of this tensor's size.
  %z = arith.constant dense<0> : tensor<4xi32>
  %d = arith.addi %t, %t : tensor<?xi32>
  %e = arith.subi %i, %i : index
  func.return %x, %w3, %q, %d, %e : i32, vector<4x8xi16>, i32, tensor<?xi32>, index
}

func.func @flags(%x: i8, %y: i8) -> (i8, i8, i8, i1) {
  %c7_i8 = arith.constant 7 : i8
  %1 = arith.addi %x, %c7_i8 overflow<nsw> : i8
  %2 = arith.addi %x, %y : i8
  %4 = arith.constant false
  %5 = arith.muli %2, %2 : i8
  func.return %1, %5, %2, %4 : i8, i8, i8, i1
}

func.func @casts(%x: i8, %p: i1) -> (i8, i32, i1) {
  %3 = arith.extsi %x : i8 to i32
  func.return %x, %3, %p : i8, i32, i1
}
