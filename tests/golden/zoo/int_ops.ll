; ModuleID = '<string>'
source_filename = "<string>"

define i32 @binary(i32 %a, i32 %b) {
  %1 = add i32 %a, %b
  %2 = add nuw i32 %1, %b
  %3 = add nsw i32 %2, %b
  %4 = add nuw nsw i32 %3, 1
  %5 = sub i32 %4, %b
  %6 = sub nuw i32 0, %5
  %7 = sub nsw i32 %6, -7
  %8 = sub nuw nsw i32 %7, %b
  %9 = mul i32 %8, %b
  %10 = mul nuw i32 %9, 3
  %11 = mul nsw i32 %10, 3
  %12 = mul nuw nsw i32 %11, 3
  %13 = udiv i32 %12, %b
  %14 = udiv exact i32 %13, 4
  %15 = sdiv i32 %14, %b
  %16 = sdiv exact i32 %15, 4
  %17 = urem i32 %16, %b
  %18 = srem i32 %17, %b
  %19 = shl i32 %18, 1
  %20 = shl nuw i32 %19, 1
  %21 = shl nsw i32 %20, 1
  %22 = shl nuw nsw i32 %21, 1
  %23 = lshr i32 %22, 1
  %24 = lshr exact i32 %23, 1
  %25 = ashr i32 %24, 1
  %26 = ashr exact i32 %25, 1
  %27 = and i32 %26, 255
  %28 = or i32 %27, 1024
  %29 = or disjoint i32 %28, 2048
  %30 = xor i32 %29, -1
  ret i32 %30
}

define <4 x i16> @vectors(<4 x i16> %a, <4 x i16> %b) {
  %s = add nuw nsw <4 x i16> %a, splat (i16 5)
  %d = or disjoint <4 x i16> %s, <i16 1, i16 2, i16 poison, i16 undef>
  %e = ashr exact <4 x i16> %d, %b
  %z = sub nsw <4 x i16> zeroinitializer, %e
  ret <4 x i16> %z
}

define i1 @widths(i1 %a, i7 %b, i128 %c, i256 %d, i8388608 %e) {
  %a1 = xor i1 %a, true
  %a2 = and i1 %a1, false
  %b1 = add i7 %b, -64
  %c1 = mul i128 %c, 170141183460469231731687303715884105727
  %c2 = sub i128 %c1, -170141183460469231731687303715884105728
  %d1 = add i256 %d, 57896044618658097711785492504343953926634992332820282019728792003956564819967
  %e1 = xor i8388608 %e, -1
  ret i1 %a2
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b) {
  %x = mul nsw <vscale x 4 x i32> %a, %b
  %y = add nuw <vscale x 4 x i32> %x, splat (i32 1)
  %z = lshr exact <vscale x 4 x i32> %y, zeroinitializer
  ret <vscale x 4 x i32> %z
}
