// RUN: nvopt --tile %s
cuda_tile.module @m {
  // A tile that has its first shape again is what it was.
  entry @again(%x: tile<i32>, %y: tile<1x8xi32>, %f: tile<1xf32>) {
    print "%d", %x : tile<i32>
    %4 = reshape %y : tile<1x8xi32> -> tile<8xi32>
    %5 = reshape %4 : tile<8xi32> -> tile<8x1xi32>
    %6 = reshape %5 : tile<8x1xi32> -> tile<8xi32>
    %8 = constant <i32: 0> : tile<1x8xi32>
    print "%d %d %d", %6, %y, %8 : tile<8xi32>, tile<1x8xi32>, tile<1x8xi32>
    // What broadcast makes of it is another; floats aren't looked at.
    %9 = broadcast %y : tile<1x8xi32> -> tile<4x8xi32>
    %11 = reshape %9 : tile<4x8xi32> -> tile<32xi32>
    %13 = broadcast %f : tile<1xf32> -> tile<1xf32>
    print "%d %d %f", %11, %9, %13 : tile<32xi32>, tile<4x8xi32>, tile<1xf32>
  }
}
// -----
func.func @vectors(%v: vector<4xi32>, %w: vector<1xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %1 = vector.broadcast %w : vector<1xi32> to vector<4xi32>
  func.return %v, %1 : vector<4xi32>, vector<4xi32>
}
