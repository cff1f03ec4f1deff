// RUN: nvopt --tile %s
#map = affine_map<(d0)[s0] -> (d0 + s0, d0 floordiv 2)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 3)>
{-#
  dialect_resources: { builtin: { blob: "0x08000000" } }
#-}
module @m attributes {a.b = [1, "}"], unit} {
  llvm.mlir.global external @g("%x {\00") : !llvm.array<5 x i8>
  func.func private @decl(tensor<4x?xf32, #enc.x<{a = 1}>>, memref<?xi8, strided<[1], offset: ?>>) -> (f32 {b.c})

  func.func @f(%m : memref<?xi32>,   %n : index) {
      affine.for %i = 0 to min #map(%n)[%n] {
        affine.if #set(%i) {
          %v = affine.load %m[%i] : memref<?xi32>
          %w  =  arith.addi  %v , %v  :  i32   // odd blanks
          affine.store %w, %m[%i] : memref<?xi32>
        }
      }
      %r:2 = "foo.pair"(%n) ({
      ^bb0(%q: index, %s: !foo<"a>b">):
        "foo.done"(%q)[^bb1] : (index) -> ()
      ^bb1:
        foo.end
      }) : (index) -> (i32, i32)
      gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
                 threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
        memref.store %r#1, %m[%tx] : memref<?xi32>
        gpu.terminator
      }
      return
  } loc("f.c":1:1)
}
