; ModuleID = '<string>'
source_filename = "<string>"

define void @v(<4 x i32> %a, <4 x i32> %b, <vscale x 4 x i32> %s, i32 %i, i64 %j, <8 x ptr> %p) {
  %1 = extractelement <4 x i32> %a, i32 %i
  %2 = extractelement <4 x i32> %a, i64 3
  %3 = extractelement <vscale x 4 x i32> %s, i8 1
  %4 = insertelement <4 x i32> %a, i32 7, i64 %j
  %5 = insertelement <vscale x 4 x i32> poison, i32 %i, i32 0
  %6 = shufflevector <vscale x 4 x i32> %5, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %7 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %8 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 3, i32 3>
  %9 = shufflevector <4 x i32> %a, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer
  %10 = shufflevector <4 x i32> %a, <4 x i32> %b, <1 x i32> poison
  %11 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> poison
  %12 = extractelement <8 x ptr> %p, i32 7
  %13 = insertelement <2 x half> <half 0xH3C00, half 0xH7E00>, half 0xH8000, i32 1
  %14 = insertelement <2 x i1> <i1 true, i1 false>, i1 undef, i32 0
  %15 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> poison
  %16 = add <vscale x 4 x i32> %s, splat (i32 3)
  %17 = fadd <vscale x 2 x double> splat (double 1.000000e+00), splat (double 0x7FF0000000000000)
  %18 = or <vscale x 16 x i1> splat (i1 true), zeroinitializer
  ret void
}
