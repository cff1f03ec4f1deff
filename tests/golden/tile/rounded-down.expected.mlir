// RUN: nvopt --tile %s
cuda_tile.module @m {
  entry @k(%x: tile<i32>, %y: tile<i32>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c6 = constant <i32: 6> : tile<i32>
    %c8 = constant <i32: 8> : tile<i32>
    %least = constant <i32: -2147483648> : tile<i32>
    %minus = constant <i32: -6> : tile<i32>
    // By powers of two, of any numbers.
    %c3_i32 = constant <i32: 3> : tile<i32>
    %0 = shri %x, %c3_i32 signed : tile<i32>
    %2 = divi %x, %least signed rounding<negative_inf> : tile<i32>
    %c30_i32 = constant <i32: 30> : tile<i32>
    %3 = shri %x, %c30_i32 signed : tile<i32>
    print "%d %d %d %d", %0, %x, %2, %3 : tile<i32>, tile<i32>, tile<i32>, tile<i32>
    // By others, where nothing is negative.
    %4 = divi %x, %c6 signed rounding<negative_inf> : tile<i32>
    %5 = divi %block, %c6 unsigned : tile<i32>
    %6 = divi %block, %minus signed rounding<negative_inf> : tile<i32>
    %7 = divi %block, %y signed rounding<negative_inf> : tile<i32>
    %8 = divi %block, %by signed rounding<negative_inf> : tile<i32>
    print "%d %d %d %d %d", %4, %5, %6, %7, %8 : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>
    // Rounded otherwise, and without signs.
    %9 = divi %block, %c8 signed rounding<positive_inf> : tile<i32>
    %10 = divi %block, %c8 unsigned rounding<positive_inf> : tile<i32>
    print "%d %d", %9, %10 : tile<i32>, tile<i32>
    // As quotients with their remainders.
    print "%d", %block : tile<i32>
  }
}

// -----
func.func @arith(%x: i32, %v: vector<4xi16>) -> (i32, vector<4xi16>, i32) {
  %c7 = arith.constant 7 : i32
  %c2_i32 = arith.constant 2 : i32
  %0 = arith.shrsi %x, %c2_i32 : i32
  %cst = "arith.constant"() <{value = dense<1> : vector<4xi16>}> : () -> vector<4xi16>
  %1 = "arith.shrsi"(%v, %cst) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %2 = arith.floordivsi %x, %c7 : i32
  return %0, %1, %2 : i32, vector<4xi16>, i32
}

// -----
"cuda_tile.module"() <{sym_name = "m"}> ({
  "cuda_tile.entry"() <{function_type = (!cuda_tile.tile<i32>) -> (), sym_name = "k"}> ({
  ^bb0(%x: !cuda_tile.tile<i32>):
    %c1_i32 = "cuda_tile.constant"() <{value = dense<1> : !cuda_tile.tile<i32>}> : () -> !cuda_tile.tile<i32>
    %0 = "cuda_tile.shri"(%x, %c1_i32) <{signedness = #cuda_tile.signedness<signed>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "cuda_tile.print_tko"(%0) <{str = "%d"}> : (!cuda_tile.tile<i32>) -> !cuda_tile.token
    "cuda_tile.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
