// RUN: nvopt --tile %s
cuda_tile.module @kernels {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : !cuda_tile.tile<i32>
    %c1 = constant <i32: 1> : !cuda_tile.tile<i32>
    %c8 = cuda_tile.constant <i32: 8> : tile<i32>
    %0 = muli %n, %c1 : tile<i32>
    %1 = remi %0, %c8 unsigned : tile<i32>
    %2 = divi %0, %c8 unsigned : tile<i32>
    %3 = muli %2, %c8 : tile<i32>
    %4 = addi %3, %1 : tile<i32>
    %5:2 = for %i in (%c0 to %n, step %c1) : tile<i32>
                  iter_values(%s = %c0, %t = %4) -> (tile<i32>, tile<i32>) {
      %6 = addi %i, %c1 : tile<i32>
      %7 = addi %6, %c1 : tile<i32>
      %8 = cmpi greater_than %7, %s, signed : tile<i32> -> tile<i1>
      %9 = select %8, %7, %s : tile<i1>, tile<i32>
      %10 = subi %t, %c0 overflow<no_signed_wrap> : tile<i32>
      continue %9, %10 : tile<i32>, tile<i32>
    }
    %11 = iota : tile<16xi32>
    %12 = constant <i32: 0> : tile<16xi32>
    %13 = ori %11, %12 : tile<16xi32>
    %14 = negi %13 : tile<16xi32>
    %15 = cuda_tile.negi %14 : !cuda_tile.tile<16xi32>
    // What this shift gives is not said where the amount is 16 and more, and this division rounds otherwise.
    %16 = shli %15, %15 : tile<16xi32>
    %17 = divi %16, %16 signed rounding<negative_inf> : tile<16xi32>
    print "%d %d %d", %5#0, %5#1, %17 : tile<i32>, tile<i32>, tile<16xi32>
  }
}
