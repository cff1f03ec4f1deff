// RUN: nvopt --tile %s
cuda_tile.module @m {
  entry @k(%x: tile<i32>, %y: tile<4xi32>) {
    %c0 = constant <i32: 0> : tile<i32>
    %c7 = constant <i32: 7> : tile<i32>
    %c43 = constant <i32: 43> : tile<i32>
    %a = assume bounded<0, 42>, %x : tile<i32>
    %b = assume div_by<8>, %a : tile<i32>
    %c = assume #cuda_tile.bounded<-1, ?>, %x : tile<i32>
    %0 = remi %a, %c43 unsigned : tile<i32>
    %1 = cmpi less_than %a, %c0, signed : tile<i32> -> tile<i1>
    %2 = andi %b, %c7 : tile<i32>
    %3 = cmpi less_than %c, %c0, signed : tile<i32> -> tile<i1>
    %d = assume div_by<8, every 4 along 0>, %y : tile<4xi32>
    %c7s = constant <i32: 7> : tile<4xi32>
    %4 = andi %d, %c7s : tile<4xi32>
    print "%d %d %d %d %d", %0, %1, %2, %3, %4 : tile<i32>, tile<i1>, tile<i32>, tile<i1>, tile<4xi32>
  }
}
