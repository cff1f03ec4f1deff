// RUN: nvopt --tile --tile-canonicalize-to=arith %s
cuda_tile.module @kernels {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c3 = constant <i32: 3> : tile<i32>
    %c3_arith = arith.constant 3 : i32
    %i = iota : tile<16xi32>
    %i_arith = builtin.unrealized_conversion_cast %i : !cuda_tile.tile<16xi32> to tensor<16xi32>
    %j = arith.extui %i_arith : tensor<16xi32> to tensor<16xi64>
    %k = arith.muli %j, %j overflow<nsw, nuw> : tensor<16xi64>
    %m_arith = arith.minui %j, %k : tensor<16xi64>
    %m = builtin.unrealized_conversion_cast %m_arith : tensor<16xi64> to !cuda_tile.tile<16xi64>
    print "%d", %m : tile<16xi64>
    for %a in (%c0 to %n, step %c3) : tile<i32> {
      %a_arith = builtin.unrealized_conversion_cast %a : !cuda_tile.tile<i32> to i32
      %zero = arith.constant 0 : i32
      %b = arith.subi %zero, %a_arith : i32
      %c_arith = arith.shrsi %b, %c3_arith : i32
      %c = builtin.unrealized_conversion_cast %c_arith : i32 to !cuda_tile.tile<i32>
      print "%d", %c : tile<i32>
    }
  }
}
// -----
%x = "foo.x"() : () -> !cuda_tile.tile<i32>
%x_arith = "builtin.unrealized_conversion_cast"(%x) : (!cuda_tile.tile<i32>) -> i32
%y_arith = "math.absi"(%x_arith) : (i32) -> i32
%y = "builtin.unrealized_conversion_cast"(%y_arith) : (i32) -> !cuda_tile.tile<i32>
"foo.y"(%y) : (!cuda_tile.tile<i32>) -> ()
