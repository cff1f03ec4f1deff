// RUN: nvopt --tile %s
cuda_tile.module @m {
  // A choice of false and true is the contrary, and a choice by the contrary is the other choice.
  entry @contrary(%c: tile<i1>, %a: tile<i32>, %b: tile<i32>, %cs: tile<8xi1>, %as: tile<8xi32>, %bs: tile<8xi32>) {
    %true = constant <i1: true> : tile<i1>
    %false = constant <i1: false> : tile<i1>
    %0 = select %c, %false, %true : tile<i1>, tile<i1>
    %1 = select %0, %a, %b : tile<i1>, tile<i32>
    %trues = constant <i1: true> : tile<8xi1>
    %falses = constant <i1: false> : tile<8xi1>
    %2 = select %cs, %falses, %trues : tile<8xi1>, tile<8xi1>
    %3 = select %2, %as, %bs : tile<8xi1>, tile<8xi32>
    print "%d %d", %1, %3 : tile<i32>, tile<8xi32>
    // Where the contrary is needed itself, too.
    %4 = cmpi less_than %a, %b, unsigned : tile<i32> -> tile<i1>
    %5 = select %4, %false, %true : tile<i1>, tile<i1>
    %6 = select %5, %a, %b : tile<i1>, tile<i32>
    print "%d %d", %5, %6 : tile<i1>, tile<i32>
  }
  // Python's modulus of a block's place, whose sign is known.
  entry @modulus(%n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %false = constant <i1: false> : tile<i1>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %0 = remi %x, %n signed : tile<i32>
    %1 = cmpi less_than %0, %c0, signed : tile<i32> -> tile<i1>
    %2 = xori %1, %false : tile<i1>
    %3 = cmpi not_equal %0, %c0, signed : tile<i32> -> tile<i1>
    %4 = andi %2, %3 : tile<i1>
    %5 = addi %0, %n : tile<i32>
    %6 = select %4, %5, %0 : tile<i1>, tile<i32>
    // Of the divisor's sign nothing is known, nor of a dividend's that is anything.
    %7 = remi %n, %x signed : tile<i32>
    %8 = cmpi less_than %7, %c0, signed : tile<i32> -> tile<i1>
    print "%d %d", %6, %8 : tile<i32>, tile<i1>
  }
}
