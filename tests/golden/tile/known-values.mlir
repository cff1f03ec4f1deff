// RUN: nvopt --tile %s
cuda_tile.module @m {
  entry @blocks(%p: tile<ptr<i32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %n:3 = cuda_tile.get_num_tile_blocks : !cuda_tile.tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %0 = remi %x, %nx unsigned : tile<i32>
    // Of another direction nothing is said.
    %1 = remi %y, %nx unsigned : tile<i32>
    %2 = remi %y, %n#1 unsigned : tile<i32>
    %3 = cmpi less_than %x, %c0, signed : tile<i32> -> tile<i1>
    %4 = cmpi less_than %nx, %x, unsigned : tile<i32> -> tile<i1>
    print "%d %d %d %d %d", %0, %1, %2, %3, %4 : tile<i32>, tile<i32>, tile<i32>, tile<i1>, tile<i1>
    %most = constant <i32: 16777215> : tile<i32>
    %last = constant <i32: 16777214> : tile<i32>
    %before = constant <i32: 16777213> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %5 = mini %nz, %most signed : tile<i32>
    %6 = mini %nz, %last signed : tile<i32>
    %7 = mini %z, %last signed : tile<i32>
    %8 = mini %z, %before signed : tile<i32>
    %9 = maxi %nz, %c1 signed : tile<i32>
    %10 = maxi %z, %c1 signed : tile<i32>
    print "%d %d %d %d %d %d", %5, %6, %7, %8, %9, %10 : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>
  }
  entry @in_order() {
    %i = iota : tile<64xi32>
    %j = "cuda_tile.iota"() : () -> !cuda_tile.tile<128xi8> loc("here")
    %k = iota : tile<256xi8>
    %c64 = constant <i32: 64> : tile<64xi32>
    %c63 = constant <i32: 63> : tile<64xi32>
    %c62 = constant <i32: 62> : tile<64xi32>
    %c0j = constant <i8: 0> : tile<128xi8>
    %c0k = constant <i8: 0> : tile<256xi8>
    %0 = remi %i, %c64 unsigned : tile<64xi32>
    %1 = remi %i, %c63 unsigned : tile<64xi32>
    %2 = cmpi greater_than %i, %c62, signed : tile<64xi32> -> tile<64xi1>
    %3 = cmpi less_than %j, %c0j, signed : tile<128xi8> -> tile<128xi1>
    %4 = cmpi less_than %k, %c0k, signed : tile<256xi8> -> tile<256xi1>
    print "%d %d %d %d %d", %0, %1, %2, %3, %4 : tile<64xi32>, tile<64xi32>, tile<64xi1>, tile<128xi1>, tile<256xi1>
  }
  entry @loops(%n: tile<i32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c7 = constant <i32: 7> : tile<i32>
    %c8 = constant <i32: 8> : tile<i32>
    %cm8 = constant <i32: -8> : tile<i32>
    for %i in (%c0 to %c8, step %c1) : tile<i32> {
      %0 = remi %i, %c8 signed : tile<i32>
      %1 = remi %i, %c7 unsigned : tile<i32>
      print "%d %d", %0, %1 : tile<i32>, tile<i32>
      %2 = for %j in (%c0 to %n, step %c7) : tile<i32> iter_values(%s = %c8) -> (tile<i32>) {
        %3 = maxi %j, %c0 signed : tile<i32>
        %4 = maxi %s, %c0 signed : tile<i32>
        print "%d %d", %3, %4 : tile<i32>, tile<i32>
        continue %n : tile<i32>
      }
    }
    %r:2 = cuda_tile.for %i in (%n to %c8, step %c1) : tile<i32> iter_values(%s = %c8, %t = %c8) -> (tile<i32>, tile<i32>) {
      %0 = mini %i, %c7 signed : tile<i32>
      %1 = maxi %i, %c0 signed : tile<i32>
      %2 = mini %s, %c7 signed : tile<i32>
      print "%d %d", %0, %1 : tile<i32>, tile<i32>
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
