//--- arith.mlir
#map = affine_map<(d0, d1) -> (d0 * 32 + d1)>
module attributes {gpu.container_module, "a.b" = dense<[1, -2]> : tensor<2xi32>} {
  func.func @rows(%arg0: memref<?x32xf32, #map>, %n: index, %m: i32) -> (i32, vector<4xi64>) attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %cst = arith.constant dense<7> : vector<4xi64>
    %true = arith.constant true
    %0 = arith.addi %m, %c8_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %c8_i32 : i32
    %2:2 = scf.for %i = %c0 to %n step %c0 iter_args(%a = %1, %b = %cst) -> (i32, vector<4xi64>) {
      %3 = arith.muli %a, %c8_i32 : i32 loc("rows.py":3:1)
      %4 = arith.divui %3, %c8_i32 : i32
      %5 = arith.cmpi slt, %4, %m : i32
      %6 = scf.if %5 -> (i32) {
        %8 = arith.remsi %4, %c8_i32 : i32
        scf.yield %8 : i32
      } else {
        scf.yield %4 : i32
      }
      %7 = arith.extui %cst : vector<4xi64> to vector<4xi128>
      %9 = arith.trunci %7 : vector<4xi128> to vector<4xi64>
      scf.yield %6, %9 : i32, vector<4xi64>
    } {"loop.unroll" = 4 : i64}
    %10 = arith.select %true, %2#0, %1 : i32
    return %10, %2#1 : i32, vector<4xi64>
  }
}
//--- branches.mlir
func.func private @callee(i32) -> i32
func.func @blocks(%a: i8, %b: i8, %c: i1) -> i8 {
  cf.cond_br %c, ^bb1(%a : i8), ^bb2
^bb1(%0: i8):  // 2 preds: ^bb0, ^bb2
  %1 = arith.andi %0, %0 : i8
  cf.switch %1 : i8, [
    default: ^bb3,
    42: ^bb1(%b : i8)
  ]
^bb2:
  %2 = arith.xori %a, %b : i8
  cf.br ^bb1(%2 : i8)
^bb3:
  %3 = arith.shrsi %1, %1 exact : i8
  return %3 : i8
}
//--- generic.mlir
"builtin.module"() ({
  "func.func"() <{function_type = (i32, tensor<4xi32>) -> i32, sym_name = "f"}> ({
  ^bb0(%x: i32, %t: tensor<4xi32>):
    %c = "arith.constant"() <{value = -3 : i32}> : () -> i32
    %d = "arith.constant"() <{value = dense<0x00000005> : tensor<4xi32>}> : () -> tensor<4xi32>
    %0 = "arith.addi"(%x, %c) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %1 = "arith.cmpi"(%0, %x) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %2:2 = "scf.if"(%1) ({
      %4 = "arith.muli"(%t, %d) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      "scf.yield"(%0, %4) : (i32, tensor<4xi32>) -> ()
    }, {
      "scf.yield"(%c, %t) : (i32, tensor<4xi32>) -> ()
    }) : (i1) -> (i32, tensor<4xi32>)
    "llvm.br"(%2#0)[^bb1] : (i32) -> ()
  ^bb1(%3: i32):
    "func.return"(%3) : (i32) -> () loc(fused["a", callsite("b" at "c.py":1:2)])
  }) {sym_visibility = "private"} : () -> ()
}) : () -> ()
//--- cuda_tile.mlir
cuda_tile.module @kernels {
  global @table <i32: [1, 2, 3, 4]> : tile<4xi32>
  entry @rows(%p: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<sm_90 = {num_cta_in_cga = 2}> {
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %0 = iota : tile<8xi32>
    %1 = reshape %x : tile<i32> -> tile<1xi32>
    %2 = broadcast %1 : tile<1xi32> -> tile<8xi32>
    %3 = addi %0, %2 overflow<no_signed_wrap> : tile<8xi32>
    %4 = for %i in (%c0 to %n, step %c1) : tile<i32> iter_values(%a = %c0) -> (tile<i32>) {
      %5 = maxi %a, %i signed : tile<i32>
      %6 = cmpi less_than %5, %n, signed : tile<i32> -> tile<i1>
      %7 = if %6 -> (tile<i32>) {
        %8 = divi %5, %c1 signed rounding<zero> : tile<i32>
        yield %8 : tile<i32>
      } else {
        yield %c1 : tile<i32>
      }
      continue %7 : tile<i32>
    }
    loop iter_values(%b = %4) : tile<i32> {
      %9 = andi %b, %c1 : tile<i32>
      break %9 : tile<i32>
    }
    %10 = assume div_by<16>, %p : tile<ptr<f32>>
    %11 = make_tensor_view %10, shape = [64, %n], strides = [64, 1] : tile<i32> -> tensor_view<64x?xf32, strides=[64,1]>
    print "%d\n", %4 : tile<i32>
    return
  }
}
//--- generic_tile.mlir
"cuda_tile.module"() <{sym_name = "m"}> ({
  "cuda_tile.entry"() <{function_type = (!cuda_tile.tile<i32>) -> (), sym_name = "k"}> ({
  ^bb0(%n: !cuda_tile.tile<i32>):
    %c = "cuda_tile.constant"() <{value = dense<8> : !cuda_tile.tile<i32>}> : () -> !cuda_tile.tile<i32>
    %0 = "cuda_tile.muli"(%n, %c) <{overflow = #cuda_tile.overflow<none>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %1 = "cuda_tile.shri"(%0, %c) <{signedness = #cuda_tile.signedness<unsigned>}> : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "cuda_tile.print"(%1) <{str = "%d\22\n"}> : (!cuda_tile.tile<i32>) -> ()
    "cuda_tile.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
//--- others.mlir
!alias = !llvm.struct<"node", (ptr, array<4 x i8>)>
#loc = loc(unknown)
module @outer {
  gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
    gpu.func @k(%a: memref<16xi32, strided<[1], offset: ?>, 1>, %b: i32) workgroup(%w: memref<32xi32, 3>) kernel {
      %t = gpu.thread_id x
      %i = arith.index_cast %t : index to i32
      %0 = arith.addi %i, %b : i32
      %1 = arith.addi %b, %i : i32
      %2 = "some.op"(%0, %1) {a = [#map, {b}], c = @outer::@kernels, d = 0x1p3} : (i32, i32) -> !alias
      some.custom %0 <%1 : i32 | "x"> -> %b, { key = 1.0e+3 : f32 } : !quant<i8:f32, 2.0>
      %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
      %4 = arith.addi %3, %3 : tensor<64xi32, #blocked>
      gpu.return
    } loc(#loc)
  }
}
// -----
%c = arith.constant 1 : i32
%d = arith.addi %c, %c : i32
{-#
  dialect_resources: { builtin: { blob: "0x0800000001" } },
  external_resources: { x: { y: true } }
#-}
