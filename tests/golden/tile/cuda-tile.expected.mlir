// RUN: nvopt --tile %s
cuda_tile.module @kernels {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %c0 = constant <i32: 0> : !cuda_tile.tile<i32>
    %c1 = constant <i32: 1> : !cuda_tile.tile<i32>
    %5:2 = for %i in (%c0 to %n, step %c1) : tile<i32>
                  iter_values(%s = %c0, %t = %n) -> (tile<i32>, tile<i32>) {
      %c2_i32 = constant <i32: 2> : tile<i32>
      %7 = addi %i, %c2_i32 : tile<i32>
      %9 = maxi %s, %7 signed : tile<i32>
      continue %9, %t : tile<i32>, tile<i32>
    }
    %11 = iota : tile<16xi32>
    // What this shift gives is not said where the amount is 16 and more, and this division rounds otherwise.
    %16 = shli %11, %11 : tile<16xi32>
    %17 = divi %16, %16 signed rounding<negative_inf> : tile<16xi32>
    print "%d %d %d", %5#0, %5#1, %17 : tile<i32>, tile<i32>, tile<16xi32>
  }
}
