// RUN: nvopt --tile %s

// Constants of several numbers are computed on element by element, and equal ones are one.
cuda_tile.module @several {
  entry @offsets(%x: tile<4xi32>) {
    %lanes = constant <i32: [0, 1, 2, 3]> : tile<4xi32>
    %c4 = constant <i32: 4> : tile<4xi32>
    %low = constant <i1: [true, true, false, false]> : tile<4xi1>
    %all = constant <i1: true> : tile<4xi1>
    %square = constant <i64: [[0, 4], [2, 3]]> : tile<2x2xi64>
    // One element has no result.
    %none = divi %c4, %lanes unsigned : tile<4xi32>
    print "%", %low, %all, %square, %x, %none : tile<4xi1>, tile<4xi1>, tile<2x2xi64>, tile<4xi32>, tile<4xi32>
  }
}

// -----

func.func @vectors(%x: vector<2xi8>) -> (vector<2xi8>, vector<2xi1>, vector<2xi8>) {
  %2 = arith.constant dense<[44, -100]> : vector<2xi8>
  %4 = arith.constant dense<true> : vector<2xi1>
  %5 = arith.constant dense<[33, -100]> : vector<2xi8>
  return %2, %4, %5 : vector<2xi8>, vector<2xi1>, vector<2xi8>
}
