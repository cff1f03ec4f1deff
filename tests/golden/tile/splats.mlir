// RUN: nvopt --tile %s
cuda_tile.module @offsets {
  entry @k(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %rows = constant <i32: 16> : tile<i32>
    %one = reshape %rows : tile<i32> -> tile<1x1xi32>
    %all = broadcast %one : tile<1x1xi32> -> tile<8x4xi32>
    %i = iota : tile<32xi32>
    %j = reshape %i : tile<32xi32> -> tile<8x4xi32>
    %0 = muli %j, %all : tile<8x4xi32>
    %1 = divi %0, %all unsigned : tile<8x4xi32>
    // Of a tile that is computed, and of one of several numbers, nothing is known in another shape.
    %m = reshape %n : tile<i32> -> tile<1x1xi32>
    %ms = broadcast %m : tile<1x1xi32> -> tile<8x4xi32>
    %2 = addi %0, %ms : tile<8x4xi32>
    %several = constant <i32: [1, 2]> : tile<2xi32>
    %turned = reshape %several : tile<2xi32> -> tile<2x1xi32>
    print "%d %d %d %d", %0, %1, %2, %turned : tile<8x4xi32>, tile<8x4xi32>, tile<8x4xi32>, tile<2x1xi32>
  }
}
// -----
%c = "cuda_tile.constant"() <{value = dense<3> : !cuda_tile.tile<1xi8>}> : () -> !cuda_tile.tile<1xi8>
%0 = "cuda_tile.broadcast"(%c) : (!cuda_tile.tile<1xi8>) -> !cuda_tile.tile<4xi8>
"foo.use"(%0) : (!cuda_tile.tile<4xi8>) -> ()
