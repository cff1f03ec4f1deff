// RUN: nvopt --tile --tile-canonicalize-to=arith %s
cuda_tile.module @kernels {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c3 = constant <i32: 3> : tile<i32>
    %i = iota : tile<16xi32>
    %j = exti %i signed : tile<16xi32> -> tile<16xi64>
    %k = muli %j, %j overflow<no_wrap> : tile<16xi64>
    %l = cmpi less_than %k, %j, unsigned : tile<16xi64> -> tile<16xi1>
    %m = select %l, %k, %j : tile<16xi1>, tile<16xi64>
    print "%d", %m : tile<16xi64>
    for %a in (%c0 to %n, step %c3) : tile<i32> {
      %b = negi %a : tile<i32>
      %c = shri %b, %c3 signed : tile<i32>
      print "%d", %c : tile<i32>
    }
  }
}
// -----
%x = "foo.x"() : () -> !cuda_tile.tile<i32>
%y = "cuda_tile.absi"(%x) : (!cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
"foo.y"(%y) : (!cuda_tile.tile<i32>) -> ()
