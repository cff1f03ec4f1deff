// RUN: nvopt --tile %s
// What programs of cuda_tile are written with: all stays as it is, but for the one sum in each region that shows that it was read.
#unit = #cuda_tile.di_compile_unit<
  file = #cuda_tile.di_file<"k.py" in "/src//a">
>
#program = #cuda_tile.di_subprogram<file = #cuda_tile.di_file<"k.py" in "/src//a">, line = 1, name = "k",
  linkageName = "k", compileUnit = #unit, scopeLine = 2>
#here = loc("/src//a/k.py":3:4)
#there = #cuda_tile.di_loc<#here in #program>
module attributes {gpu.container_module} {
  cuda_tile.module @kernels {
    global @g <f32 : [1.0, 2.0]> : !cuda_tile.tile<2xf32>
    cuda_tile.global private constant @h alignment = 128 <i32: [7]> : !cuda_tile.tile<1xi32>
    entry @k(%p: !cuda_tile.tile<!cuda_tile.ptr<f32>>, %n: tile<i32>,
             //%gone: tile<i32>,
             %s: !cuda_tile.partition_view<tile=(8x1), padding_value = neg_zero, tensor_view<?x4xf32, strides=[?,1]>, dim_map=[1, 0]>)
        optimization_hints=<sm_90 = {}, sm_100={num_cta_in_cga=2, occupancy = 4}> {
      %c0 = constant <i32: 0> : tile<i32>
      %has = cmpf less_than unordered %p, %p : tile<f32> -> tile<i1>
      %t0 = make_token : !cuda_tile.token
      %v = make_tensor_view %p, shape = [%n, 32],
          strides = [32, 1]
          : tile<i32> -> tensor_view<?x32xf32, strides=[32,1]>
      make_tensor_view %p, shape = [], strides = [] : tensor_view<f32>
      %w = make_partition_view %v : partition_view<masked tile=(8x8), tensor_view<?x32xf32, strides=[32,1]>>
      %x, %t1 = load_view_tko weak %w[%n, %c0] token = %t0 inbounds = [true, false]
          : partition_view<masked tile=(8x8), tensor_view<?x32xf32, strides=[32,1]>>, tile<i32>
          -> tile<8x8xf32>, token
      %y = reduce %x dim=1 identities=[0xFF800000 : f32] : tile<8x8xf32> -> tile<8xf32> (%a: tile<f32>, %b: tile<f32>) {
        yield %a : tile<f32> }
      %z = scan %y dim=0 reverse=false identities=[-0.000000e+00 : f32] : tile<8xf32> -> tile<8xf32>
        (%a: tile<f32>, %b: tile<f32>) { %c = mulf %a, %b rounding<nearest_even>: tile<f32>
          yield %c : tile<f32> }
      %m:2 = loop iter_values(%i = %n, %t = %t1) : tile<i32>, token -> tile<i32>, token {
        %q = cmpi equal %i, %n, signed : tile<i32> -> tile<i1>
        if %q { break %i, %t : tile<i32>, token }
        %old, %t2 = atomic_rmw_tko relaxed device %p, addf, %p
            : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
        continue %i, %t2 : tile<i32>, token
      }
      if %has {
      } else {
      }
      %f:3 = for unsigned %i in (%c0 to %n, step %n) : tile<i32>
          iter_values(%j = %n, %t = %m#1, %e = %z) -> (tile<i32>, token, tile<8xf32>) {
        continue %j, %t, %e : tile<i32>, token, tile<8xf32>
      } loc(unknown)
      print "%%d // %d \"\0A\00", %f#0 : tile<i32>
      return loc(#there)
    } loc("k"(#there))
    testing$func @f(%a: tile<2x!cuda_tile.ptr<i8>>) -> (tile<i32>, !cuda_tile.token) {}
  } loc(unknown) // end module
}
