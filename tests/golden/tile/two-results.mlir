// RUN: nvopt --tile %s
func.func @sums(%a: i32, %b: i32) -> (i32, i32, i1, i32, i1) {
  %zero = arith.constant 0 : i32
  // Nothing is carried of what nothing is added to; where nobody asks for the carry, there is none.
  %0, %carry = arith.addui_extended %a, %zero : i32, i1
  %1:2 = arith.addui_extended %0, %b : i32, i1
  %2, %3 = arith.addui_extended %a, %b : i32, i1
  return %0, %1#0, %carry, %2, %3 : i32, i32, i1, i32, i1
}
// -----
func.func @products(%a: vector<4xi16>) -> (vector<4xi16>, vector<4xi16>, vector<4xi16>) {
  %c = arith.constant 1 : i16
  %one = vector.splat %c : vector<4xi16>
  %low, %high = arith.mului_extended %a, %one : vector<4xi16>
  // With signs the upper half of a product by 1 is the sign, which is an operation.
  %0, %sign = arith.mulsi_extended %a, %one : vector<4xi16>
  return %low, %high, %sign : vector<4xi16>, vector<4xi16>, vector<4xi16>
}
// -----
func.func @poison(%a: i32, %p: i1) -> (i32, i32, i32) {
  %0 = ub.poison : i32
  %1 = arith.muli %a, %0 : i32
  %2 = arith.select %p, %a, %1 : i32
  return %0, %1, %2 : i32, i32, i32
}
