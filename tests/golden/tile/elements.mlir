// RUN: nvopt --tile %s

// Constants of several numbers are computed on element by element, and equal ones are one.
cuda_tile.module @several {
  entry @offsets(%x: tile<4xi32>) {
    %lanes = constant <i32: [0, 1, 2, 3]> : tile<4xi32>
    %c4 = constant <i32: 4> : tile<4xi32>
    %c2 = constant <i32: 2> : tile<4xi32>
    %again = constant <i32: [0, 1, 2, 3]> : tile<4xi32>
    %scaled = muli %lanes, %c4 : tile<4xi32>
    %low = cmpi less_than %again, %c2, signed : tile<4xi32> -> tile<4xi1>
    %all = cmpi less_than %again, %c4, signed : tile<4xi32> -> tile<4xi1>
    %chosen = select %low, %scaled, %lanes : tile<4xi1>, tile<4xi32>
    %wide = exti %chosen signed : tile<4xi32> -> tile<4xi64>
    %square = reshape %wide : tile<4xi64> -> tile<2x2xi64>
    %back = subi %x, %lanes : tile<4xi32>
    %there = addi %back, %again : tile<4xi32>
    // One element has no result.
    %none = divi %c4, %lanes signed : tile<4xi32>
    print "%", %low, %all, %square, %there, %none : tile<4xi1>, tile<4xi1>, tile<2x2xi64>, tile<4xi32>, tile<4xi32>
  }
}

// -----

func.func @vectors(%x: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>, vector<2xi8>) {
  %0 = arith.constant dense<[100, -100]> : vector<2xi8>
  %1 = arith.constant dense<[3, 1]> : vector<2xi8>
  %2 = arith.muli %0, %1 overflow<nsw> : vector<2xi8>
  %3 = arith.minsi %x, %1 : vector<2xi8>
  %c4 = arith.constant dense<4> : vector<2xi8>
  %4 = arith.cmpi slt, %3, %c4 : vector<2xi8>
  %5 = arith.floordivsi %0, %1 : vector<2xi8>
  return %2, %4, %5 : vector<2xi8>, vector<2xi1>, vector<2xi8>
}
