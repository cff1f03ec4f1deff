// RUN: nvopt --tile %s
cuda_tile.module @m {
  // A tile that has its first shape again is what it was.
  entry @again(%x: tile<i32>, %y: tile<1x8xi32>, %f: tile<1xf32>) {
    %0 = reshape %x : tile<i32> -> tile<1xi32>
    %1 = broadcast %0 : tile<1xi32> -> tile<1xi32>
    %2 = reshape %1 : tile<1xi32> -> tile<1x1xi32>
    %3 = reshape %2 : tile<1x1xi32> -> tile<i32>
    print "%d", %3 : tile<i32>
    %4 = reshape %y : tile<1x8xi32> -> tile<8xi32>
    %5 = reshape %4 : tile<8xi32> -> tile<8x1xi32>
    %6 = reshape %5 : tile<8x1xi32> -> tile<8xi32>
    %7 = reshape %5 : tile<8x1xi32> -> tile<1x8xi32>
    %8 = subi %7, %y : tile<1x8xi32>
    print "%d %d %d", %6, %7, %8 : tile<8xi32>, tile<1x8xi32>, tile<1x8xi32>
    // What broadcast makes of it is another; floats aren't looked at.
    %9 = broadcast %y : tile<1x8xi32> -> tile<4x8xi32>
    %10 = broadcast %9 : tile<4x8xi32> -> tile<4x8xi32>
    %11 = reshape %10 : tile<4x8xi32> -> tile<32xi32>
    %12 = reshape %11 : tile<32xi32> -> tile<4x8xi32>
    %13 = broadcast %f : tile<1xf32> -> tile<1xf32>
    print "%d %d %f", %11, %12, %13 : tile<32xi32>, tile<4x8xi32>, tile<1xf32>
  }
}
// -----
func.func @vectors(%v: vector<4xi32>, %w: vector<1xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %0 = vector.broadcast %v : vector<4xi32> to vector<4xi32>
  %1 = vector.broadcast %w : vector<1xi32> to vector<4xi32>
  func.return %0, %1 : vector<4xi32>, vector<4xi32>
}
