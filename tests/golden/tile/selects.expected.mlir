// RUN: nvopt --tile %s
cuda_tile.module @m {
  // A choice of false and true is the contrary, and a choice by the contrary is the other choice.
  entry @contrary(%c: tile<i1>, %a: tile<i32>, %b: tile<i32>, %cs: tile<8xi1>, %as: tile<8xi32>, %bs: tile<8xi32>) {
    %1 = select %c, %b, %a : tile<i1>, tile<i32>
    %3 = select %cs, %bs, %as : tile<8xi1>, tile<8xi32>
    print "%d %d", %1, %3 : tile<i32>, tile<8xi32>
    // Where the contrary is needed itself, too.
    %5 = cmpi less_than_or_equal %b, %a, unsigned : tile<i32> -> tile<i1>
    %6 = select %5, %a, %b : tile<i1>, tile<i32>
    print "%d %d", %5, %6 : tile<i1>, tile<i32>
  }
  // Python's modulus of a block's place, whose sign is known.
  entry @modulus(%n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %0 = remi %x, %n signed : tile<i32>
    // Of the divisor's sign nothing is known, nor of a dividend's that is anything.
    %7 = remi %n, %x signed : tile<i32>
    %8 = cmpi less_than %7, %c0, signed : tile<i32> -> tile<i1>
    print "%d %d", %0, %8 : tile<i32>, tile<i1>
  }
}
