// RUN: nvopt --tile %s
func.func @sums(%a: i32, %b: i32) -> (i32, i32, i1, i32, i1) {
  // Nothing is carried of what nothing is added to; where nobody asks for the carry, there is none.
  %carry = arith.constant false
  %v1 = arith.addi %a, %b : i32
  %2, %3 = arith.addui_extended %a, %b : i32, i1
  return %a, %v1, %carry, %2, %3 : i32, i32, i1, i32, i1
}
// -----
func.func @products(%a: vector<4xi16>) -> (vector<4xi16>, vector<4xi16>, vector<4xi16>) {
  %one = arith.constant dense<1> : vector<4xi16>
  %high = arith.constant dense<0> : vector<4xi16>
  // With signs the upper half of a product by 1 is the sign, which is an operation.
  %0, %sign = arith.mulsi_extended %a, %one : vector<4xi16>
  return %a, %high, %sign : vector<4xi16>, vector<4xi16>, vector<4xi16>
}
// -----
func.func @poison(%a: i32, %p: i1) -> (i32, i32, i32) {
  %0 = ub.poison : i32
  return %0, %0, %a : i32, i32, i32
}
