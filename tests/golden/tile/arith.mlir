// RUN: nvopt --tile %s

// What is known by itself, of integers and vectors; comments and names stay.
func.func @identities(%x: i32, %y: i32, %v: vector<4x8xi16>, %t: tensor<?xi32>, %i: index) -> (i32, vector<4x8xi16>, i32, tensor<?xi32>, index) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  %one = arith.constant dense<1> : vector<4x8xi16>
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.muli %0, %c1 : i32
  %2 = arith.subi %1, %y : i32
  %3 = arith.addi %2, %y : i32 // what was taken away
  %w = arith.muli %v, %one : vector<4x8xi16>
  %w2 = arith.addi %w, %one : vector<4x8xi16>
  %w3 = arith.addi %w2, %one : vector<4x8xi16>
  %q = arith.divui %y, %c8 : i32
  // Nothing is known of the width of an index, nor of this tensor's size.
  %z = arith.constant dense<0> : tensor<4xi32>
  %d = arith.addi %t, %t : tensor<?xi32>
  %e = arith.subi %i, %i : index
  func.return %3, %w3, %q, %d, %e : i32, vector<4x8xi16>, i32, tensor<?xi32>, index
}

func.func @flags(%x: i8, %y: i8) -> (i8, i8, i8, i1) {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c4 overflow<nsw> : i8
  %2 = arith.addi %x, %y overflow<nuw> : i8
  %3 = arith.addi %y, %x : i8
  %4 = arith.cmpi sgt, %2, %3 : i8
  %5 = arith.muli %2, %3 : i8
  func.return %1, %5, %3, %4 : i8, i8, i8, i1
}

func.func @casts(%x: i8, %p: i1) -> (i8, i32, i1) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  %2 = arith.extsi %1 : i8 to i16
  %3 = arith.extsi %2 : i16 to i32
  %true = arith.constant true
  %4 = arith.xori %p, %true : i1
  %5 = arith.xori %4, %true : i1
  func.return %1, %3, %5 : i8, i32, i1
}
