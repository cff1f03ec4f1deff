// RUN: nvopt --tile %s
cuda_tile.module @m {
  entry @blocks(%p: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    // Of another direction nothing is said.
    %1 = remi %y, %nx unsigned : tile<i32>
    %3 = constant <i1: false> : tile<i1>
    print "%d %d %d %d %d", %x, %1, %y, %3, %3 : tile<i32>, tile<i32>, tile<i32>, tile<i1>, tile<i1>
    %last = constant <i32: 16777214> : tile<i32>
    %before = constant <i32: 16777213> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %6 = mini %nz, %last signed : tile<i32>
    %8 = mini %z, %before signed : tile<i32>
    %10 = maxi %z, %c1 signed : tile<i32>
    print "%d %d %d %d %d %d", %nz, %6, %z, %8, %nz, %10 : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>
  }
  entry @in_order() {
    %i = iota : tile<64xi32>
    %j = "cuda_tile.iota"() : () -> !cuda_tile.tile<128xi8> loc("here")
    %k = iota : tile<256xi8>
    %c63 = constant <i32: 63> : tile<64xi32>
    %c62 = constant <i32: 62> : tile<64xi32>
    %c0k = constant <i8: 0> : tile<256xi8>
    %1 = remi %i, %c63 unsigned : tile<64xi32>
    %2 = cmpi greater_than %i, %c62, signed : tile<64xi32> -> tile<64xi1>
    %3 = constant <i1: false> : tile<128xi1>
    %4 = cmpi less_than %k, %c0k, signed : tile<256xi8> -> tile<256xi1>
    print "%d %d %d %d %d", %i, %1, %2, %3, %4 : tile<64xi32>, tile<64xi32>, tile<64xi1>, tile<128xi1>, tile<256xi1>
  }
  entry @loops(%n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c7 = constant <i32: 7> : tile<i32>
    %c8 = constant <i32: 8> : tile<i32>
    %cm8 = constant <i32: -8> : tile<i32>
    for %i in (%c0 to %c8, step %c1) : tile<i32> {
      %1 = remi %i, %c7 unsigned : tile<i32>
      print "%d %d", %i, %1 : tile<i32>, tile<i32>
      %2 = for %j in (%c0 to %n, step %c7) : tile<i32> iter_values(%s = %c8) -> (tile<i32>) {
        %4 = maxi %s, %c0 signed : tile<i32>
        print "%d %d", %j, %4 : tile<i32>, tile<i32>
        continue %n : tile<i32>
      }
    }
    %r:2 = cuda_tile.for %i in (%n to %c8, step %c1) : tile<i32> iter_values(%s = %c8, %t = %c8) -> (tile<i32>, tile<i32>) {
      %1 = maxi %i, %c0 signed : tile<i32>
      %2 = mini %s, %c7 signed : tile<i32>
      print "%d %d", %i, %1 : tile<i32>, tile<i32>
      continue %2, %s : tile<i32>, tile<i32>
    }
    for unsigned %i in (%c0 to %cm8, step %c1) : tile<i32> {
      %0 = maxi %i, %c0 signed : tile<i32>
      print "%d", %0 : tile<i32>
    }
    for %i in (%n to %n, step %c8) : tile<i32> {
      %0 = maxi %i, %c0 signed : tile<i32>
      print "%d", %0 : tile<i32>
    }
  }
}
