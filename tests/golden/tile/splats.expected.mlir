// RUN: nvopt --tile %s
cuda_tile.module @offsets {
  entry @k(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %i = iota : tile<32xi32>
    %j = reshape %i : tile<32xi32> -> tile<8x4xi32>
    %cst = constant <i32: 4> : tile<8x4xi32>
    %0 = shli %j, %cst : tile<8x4xi32>
    // Of a tile that is computed, and of one of several numbers, nothing is known in another shape.
    %m = reshape %n : tile<i32> -> tile<1x1xi32>
    %ms = broadcast %m : tile<1x1xi32> -> tile<8x4xi32>
    %2 = addi %0, %ms : tile<8x4xi32>
    %turned = constant <i32: [[1], [2]]> : tile<2x1xi32>
    print "%d %d %d %d", %0, %j, %2, %turned : tile<8x4xi32>, tile<8x4xi32>, tile<8x4xi32>, tile<2x1xi32>
  }
}
// -----
%0 = "cuda_tile.constant"() <{value = dense<3> : !cuda_tile.tile<4xi8>}> : () -> !cuda_tile.tile<4xi8>
"foo.use"(%0) : (!cuda_tile.tile<4xi8>) -> ()
