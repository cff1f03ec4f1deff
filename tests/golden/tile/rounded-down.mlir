// RUN: nvopt --tile %s
cuda_tile.module @m {
  entry @k(%x: tile<i32>, %y: tile<i32>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c6 = constant <i32: 6> : tile<i32>
    %c8 = constant <i32: 8> : tile<i32>
    %least = constant <i32: -2147483648> : tile<i32>
    %greatest = constant <i32: 1073741824> : tile<i32>
    %minus = constant <i32: -6> : tile<i32>
    // By powers of two, of any numbers.
    %0 = divi %x, %c8 signed rounding<negative_inf> : tile<i32>
    %1 = divi %x, %c1 signed rounding<negative_inf> : tile<i32>
    %2 = divi %x, %least signed rounding<negative_inf> : tile<i32>
    %3 = divi %x, %greatest signed rounding<negative_inf> : tile<i32>
    print "%d %d %d %d", %0, %1, %2, %3 : tile<i32>, tile<i32>, tile<i32>, tile<i32>
    // By others, where nothing is negative.
    %4 = divi %x, %c6 signed rounding<negative_inf> : tile<i32>
    %5 = divi %block, %c6 signed rounding<negative_inf> : tile<i32>
    %6 = divi %block, %minus signed rounding<negative_inf> : tile<i32>
    %7 = divi %block, %y signed rounding<negative_inf> : tile<i32>
    %8 = divi %block, %by signed rounding<negative_inf> : tile<i32>
    print "%d %d %d %d %d", %4, %5, %6, %7, %8 : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>
    // Rounded otherwise, and without signs.
    %9 = divi %block, %c8 signed rounding<positive_inf> : tile<i32>
    %10 = divi %block, %c8 unsigned rounding<positive_inf> : tile<i32>
    print "%d %d", %9, %10 : tile<i32>, tile<i32>
    // As quotients with their remainders.
    %11 = divi %block, %c6 signed rounding<negative_inf> : tile<i32>
    %12 = muli %11, %c6 : tile<i32>
    %13 = remi %block, %c6 signed : tile<i32>
    %14 = addi %12, %13 : tile<i32>
    print "%d", %14 : tile<i32>
  }
}

// -----
func.func @arith(%x: i32, %v: vector<4xi16>) -> (i32, vector<4xi16>, i32) {
  %c4 = arith.constant 4 : i32
  %c7 = arith.constant 7 : i32
  %v2 = arith.constant dense<2> : vector<4xi16>
  %0 = arith.floordivsi %x, %c4 : i32
  %1 = "arith.floordivsi"(%v, %v2) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  %2 = arith.floordivsi %x, %c7 : i32
  return %0, %1, %2 : i32, vector<4xi16>, i32
}

// -----
"cuda_tile.module"() <{sym_name = "m"}> ({
  "cuda_tile.entry"() <{function_type = (!cuda_tile.tile<i32>) -> (), sym_name = "k"}> ({
  ^bb0(%x: !cuda_tile.tile<i32>):
    %c2 = "cuda_tile.constant"() <{value = dense<2> : !cuda_tile.tile<i32>}> : () -> !cuda_tile.tile<i32>
    %0 = "cuda_tile.divi"(%x, %c2) <{rounding = #cuda_tile.rounding<negative_inf>, signedness = #cuda_tile.signedness<signed>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "cuda_tile.print_tko"(%0) <{str = "%d"}> : (!cuda_tile.tile<i32>) -> !cuda_tile.token
    "cuda_tile.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
