target datalayout = "e-p:64:64-i64:64"

%S = type { i32, i8, i64 }

@g = constant i32 287454020
@a = constant [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 8
@s = constant [6 x i8] c"abc\00de"
@z = constant [16 x i8] zeroinitializer
@st = constant %S { i32 7, i8 -3, i64 123456789012345 }
@v = constant <4 x i16> <i16 1, i16 2, i16 3, i16 4>
@n = constant { [2 x i16], { i8, float } } { [2 x i16] [i16 5, i16 6], { i8, float } { i8 1, float 1.500000e+00 } }
@fl = constant [3 x double] [double 1.000000e+00, double -2.500000e+00, double 1.000000e-01]
@pp = constant [3 x ptr] [ptr @g, ptr null, ptr getelementptr (i8, ptr @a, i64 4)]
@ab = constant <{ i8, i32, i16 }> <{ i8 1, i32 -2, i16 undef }>
@ones = constant [2 x i64] [i64 -1, i64 -1]
@un = constant [8 x i8] undef
@pk = constant [2 x ptr] [ptr inttoptr (i64 81985529216486895 to ptr), ptr @g]
@u = unnamed_addr global i32 0
@w = extern_weak global i32
@ex = external global [8 x i8]

@al = alias i32, ptr @g

declare void @f()

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i16 -1, 2) <2 x i16> @llvm.scmp.v2i16.v2i16(<2 x i16>, <2 x i16>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.smin.v2i16(<2 x i16>, <2 x i16>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.smul.fix.sat.v2i16(<2 x i16>, <2 x i16>, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.smul.fix.v2i16(<2 x i16>, <2 x i16>, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) <2 x i32> @llvm.ucmp.v2i32.v2i32(<2 x i32>, <2 x i32>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i64> @llvm.bswap.v2i64(<2 x i64>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64>, <2 x i64>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) <2 x i8> @llvm.ucmp.v2i8.v2i8(<2 x i8>, <2 x i8>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.abs.v4i64(<4 x i64>, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i64> @llvm.cttz.v4i64(<4 x i64>, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smul.fix.v4i8(<4 x i8>, <4 x i8>, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.sqrt.f16(half) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bitreverse.i16(i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i16 -1, 2) i16 @llvm.scmp.i16.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smul.fix.sat.i16(i16, i16, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.usub.sat.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptoui.sat.i64.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptoui.sat.i64.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i64 -1, 2) i64 @llvm.scmp.i64.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smul.fix.i64(i64, i64, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.cttz.i8(i8, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptoui.sat.i8.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptoui.sat.i8.f64(double) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smul.fix.i8(i8, i8, i32 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { <2 x i16>, <2 x i1> } @llvm.smul.with.overflow.v2i16(<2 x i16>, <2 x i16>) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8) #0

define void @test() {
  %r0 = fneg double 1.536000e+03
  %r1 = fneg bfloat poison
  %r60 = fneg float 0x4034989C80000000
  %r64 = fneg float 0xC6D96F9020000000
  %r82 = fneg <4 x float> <float 0xFFF0000000000000, float -3.750000e-01, float 2.000000e+00, float 2.000000e+00>
  %r87 = fneg <2 x bfloat> <bfloat 0xRBF80, bfloat 0xRBE06>
  %r90 = fneg <4 x double> <double 2.000000e+00, double 4.940660e-324, double poison, double 0x409BA343CFD746B0>
  %r2 = mul i64 0, ptrtoint (ptr inttoptr (i64 sub (i64 ptrtoint (ptr @g to i64), i64 9178220276352498282) to ptr) to i64)
  %r10 = mul i64 -8860657570448677339, sub (i64 -1516621188909884223, i64 ptrtoint (ptr inttoptr (i64 sub (i64 6393815953609025553, i64 ptrtoint (ptr @al to i64)) to ptr) to i64))
  %r128 = mul i3 3, 2
  %r240 = mul i64 4212232164247790130, ptrtoint (ptr getelementptr inbounds ([4 x i32], ptr @u, i32 0, i64 5) to i64)
  %r254 = mul i64 ptrtoint (ptr @ab to i64), 204088206724882652
  %r333 = mul i16 15, -32768
  %r420 = mul i8 undef, -54
  %r3 = fadd float 0x46800571C0000000, 0x44D7CDCA80000000
  %r68 = fadd double -0.000000e+00, 4.940660e-324
  %r109 = fadd bfloat 0xR9357, 0xRA284
  %r113 = fadd half 0xH2823, 0xHEBDC
  %r191 = fadd double -4.500000e+00, 0xC05FF0B599887F9A
  %r355 = fadd bfloat 0xRC110, 0xR0001
  %r362 = fadd half 0xH5580, 0xH8EAE
  %r4 = load i32, ptr getelementptr (i8, ptr @s, i64 -4), align 4
  %r7 = load half, ptr getelementptr (i8, ptr @v, i64 25), align 2
  %r19 = load i1, ptr @pp, align 1
  %r23 = load double, ptr getelementptr (i8, ptr @un, i64 7), align 8
  %r31 = load [2 x i32], ptr getelementptr (i8, ptr @g, i64 13), align 4
  %r34 = load <4 x i8>, ptr getelementptr (i8, ptr @pp, i64 25), align 4
  %r39 = load ptr, ptr @s, align 8
  %r5 = fcmp ueq half 0xHA872, 0xH94AD
  %r9 = fcmp oge float 0x36A0000000000000, 0xC032B2F6C0000000
  %r11 = fcmp ogt bfloat 0xRC4A4, 0xRFF80
  %r37 = fcmp uno float 2.000000e+00, 3.250000e+00
  %r54 = fcmp olt half 0xH53B2, 0xH0000
  %r101 = fcmp ole <2 x float> <float 3.750000e+00, float 0xC26FBA5180000000>, <float 0xC57F5883E0000000, float undef>
  %r120 = fcmp ord <2 x double> splat (double 0x7FF8000000000000), <double 0xC0914A9B50BFE932, double -7.000000e+00>
  %r6 = sub i64 sub (i64 ptrtoint (ptr @s to i64), i64 5386214983255959574), 64
  %r33 = sub i64 9223372036854775807, 64
  %r232 = sub <2 x i16> <i16 32767, i16 1>, <i16 -1750, i16 23175>
  %r287 = sub i1 true, true
  %r382 = sub i3 2, -2
  %r417 = sub i128 -25460549991401079100423705453209481615, -170141183460469231731687303715884105728
  %r453 = sub i64 ptrtoint (ptr @v to i64), -1
  %r8 = or i128 167262262668106318202833627222661531510, 64
  %r202 = or i64 64, -6837022294255266140
  %r244 = or i32 -1781997462, 31
  %r428 = or i64 xor (i64 ptrtoint (ptr @v to i64), i64 9223372036854775807), 63
  %r435 = or i128 undef, 2
  %r463 = or i16 -30735, 8
  %r630 = or i128 127, 68421958306084826172587755618537987801
  %r12 = srem i16 2, 9575
  %r58 = srem i32 -1805319063, 0
  %r62 = srem i8 27, 121
  %r174 = srem i16 2, -29568
  %r190 = srem i64 ptrtoint (ptr getelementptr nusw ([4 x i32], ptr @s, i32 0, i64 3) to i64), 9223372036854775807
  %r429 = srem <4 x i1> <i1 true, i1 true, i1 false, i1 true>, <i1 false, i1 true, i1 false, i1 true>
  %r483 = srem i64 ptrtoint (ptr getelementptr nuw (i8, ptr @a, i64 23) to i64), 2771626966483259142
  %r13 = fsub double 0xC09E641A364BA0C0, 0x5E66F3CEE1A6E407
  %r17 = fsub <4 x half> <half 0xHC480, half 0xHAE00, half 0xHCA6C, half 0xHB244>, splat (half 0xHBC00)
  %r286 = fsub half 0xHB499, 0xH4861
  %r328 = fsub bfloat 0xR43E0, 0xRFF80
  %r410 = fsub half 0xHC980, 0xHAD80
  %r456 = fsub <2 x bfloat> <bfloat 0xRFF80, bfloat 0xR0000>, <bfloat 0xR4332, bfloat 0xRC307>
  %r460 = fsub <4 x double> <double 0x7FF8000000000000, double 0xDAE427F062BDC748, double 0x403DB384AF954D1F, double 0xBFB4F364E09F4A7C>, <double 0x7FF0000000000000, double 0xD669AB7C3535D3F3, double 0xE8EA0C05A0D32298, double 0x3FD6B8752EF3DAD5>
  %r14 = call i64 @llvm.fshr.i64(i64 32, i64 -4274926286508794094, i64 -5805213645446923443)
  %r15 = fmul half 0xH9597, 0xHB861
  %r20 = fmul half 0xHE880, 0xHFA12
  %r69 = fmul bfloat 0xR4A95, 0xRBE80
  %r193 = fmul half 0xH03FF, 0xH0000
  %r292 = fmul half 0xH3500, 0xH3129
  %r316 = fmul bfloat 0xR7B9F, 0xRBF80
  %r350 = fmul float poison, 0x47491EB860000000
  %r16 = bitcast i64 64 to double
  %r32 = bitcast i64 64 to <2 x i32>
  %r89 = bitcast <4 x i16> <i16 0, i16 9570, i16 15, i16 29351> to double
  %r91 = bitcast float 0xB8C667DAA0000000 to i32
  %r100 = bitcast i64 9223372036854775807 to <8 x i8>
  %r124 = bitcast i16 5063 to bfloat
  %r176 = bitcast <4 x half> <half 0xH7C00, half 0xH4F28, half 0xHB3A4, half 0xH4FD6> to <2 x i32>
  %r18 = zext i1 true to i64
  %r146 = zext i32 1 to i64
  %r151 = zext <4 x i1> <i1 true, i1 false, i1 true, i1 true> to <4 x i32>
  %r160 = zext i1 true to i32
  %r219 = zext <4 x i16> <i16 undef, i16 32767, i16 -12689, i16 -1> to <4 x i32>
  %r290 = zext <4 x i1> <i1 true, i1 false, i1 false, i1 false> to <4 x i64>
  %r326 = zext i1 false to i8
  %r21 = icmp sgt i8 1, -50
  %r25 = icmp sle ptr @g, @u
  %r26 = icmp sgt i64 ptrtoint (ptr @ex to i64), 9223372036854775807
  %r30 = icmp eq i16 -1, 28322
  %r40 = icmp eq ptr getelementptr inbounds nuw ([4 x i32], ptr @v, i32 1, i64 0), getelementptr inbounds nuw (i8, ptr getelementptr inbounds (i8, ptr @ex, i64 12), i64 36)
  %r50 = icmp ule i1 true, true
  %r51 = icmp eq ptr getelementptr (i8, ptr getelementptr inbounds nuw ([4 x i32], ptr @u, i32 1, i64 2), i64 12), @ex
  %r22 = getelementptr i8, ptr getelementptr nusw (%S, ptr @al, i64 1, i32 0), i64 -6
  %r28 = getelementptr nusw %S, ptr @s, i32 1, i32 2
  %r55 = getelementptr inbounds i8, ptr @g, i64 19
  %r65 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (%S, ptr @ab, i64 -1, i32 2), i64 3
  %r80 = getelementptr nuw [4 x i32], ptr getelementptr inbounds nuw (%S, ptr @ab, i64 1, i32 2), i64 1, i64 5
  %r125 = getelementptr %S, ptr getelementptr nuw (i8, ptr getelementptr nuw ([4 x i32], ptr @ex, i32 0, i64 1), i64 -9), i32 1, i32 1
  %r129 = getelementptr inbounds %S, ptr @w, i32 0, i32 2
  %r24 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> splat (i32 1657653786))
  %r27 = add i64 ptrtoint (ptr getelementptr inbounds ([4 x i32], ptr @u, i32 1, i64 4) to i64), 63
  %r154 = add i128 2, -170141183460469231731687303715884105728
  %r173 = add i32 32, -1967134829
  %r251 = add i32 -904587723, 259790951
  %r285 = add <2 x i1> splat (i1 true), splat (i1 true)
  %r345 = add i64 sub (i64 -4687172093611019011, i64 ptrtoint (ptr getelementptr inbounds nuw (%S, ptr @f, i64 -2, i32 1) to i64)), 1
  %r407 = add i128 2, -53890448906393976357789894484703370270
  %r29 = call i64 @llvm.umax.i64(i64 -8404252096504152427, i64 -9223372036854775808)
  %r35 = sext i3 0 to i8
  %r111 = sext i32 -2147483648 to i128
  %r118 = sext i16 15 to i64
  %r121 = sext i16 1364 to i32
  %r211 = sext <4 x i8> poison to <4 x i32>
  %r250 = sext i16 1 to i128
  %r269 = sext i16 -6086 to i128
  %r36 = and i64 xor (i64 ptrtoint (ptr getelementptr nuw (%S, ptr @s, i64 -2, i32 2) to i64), i64 63), 1
  %r43 = and <2 x i16> <i16 13937, i16 -31259>, <i16 19405, i16 32767>
  %r268 = and i64 4904660623505669815, 64
  %r511 = and i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @ex, i64 36) to i64), -1389901800399537139
  %r637 = and i64 1, ptrtoint (ptr getelementptr ([4 x i32], ptr @g, i32 1, i64 2) to i64)
  %r789 = and i16 -20499, 527
  %r792 = and i1 true, true
  %r38 = fpext bfloat poison to float
  %r47 = fpext half 0xH32E3 to double
  %r144 = fpext half undef to float
  %r294 = fpext half 0xH7E00 to double
  %r303 = fpext float 0xC4DCF50300000000 to double
  %r402 = fpext bfloat 0xR3ED0 to double
  %r494 = fpext bfloat 0xRAF94 to float
  %r41 = ptrtoint ptr inttoptr (i64 sub (i64 ptrtoint (ptr @f to i64), i64 7481522255418633726) to ptr) to i32
  %r133 = ptrtoint ptr @v to i32
  %r145 = ptrtoint ptr @u to i128
  %r189 = ptrtoint ptr getelementptr (%S, ptr @v, i64 1, i32 2) to i128
  %r198 = ptrtoint ptr getelementptr inbounds nuw ([4 x i32], ptr @w, i32 1, i64 0) to i32
  %r305 = ptrtoint ptr @u to i32
  %r385 = ptrtoint ptr @g to i32
  %r42 = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 23738, i16 -383)
  %r44 = trunc i64 ptrtoint (ptr getelementptr inbounds (%S, ptr @al, i64 -1, i32 1) to i64) to i32
  %r72 = trunc i3 0 to i1
  %r84 = trunc i64 sub (i64 -1, i64 ptrtoint (ptr @g to i64)) to i32
  %r93 = trunc i64 ptrtoint (ptr @w to i64) to i32
  %r143 = trunc i64 sub (i64 1, i64 ptrtoint (ptr getelementptr inbounds nuw ([4 x i32], ptr @ab, i32 0, i64 2) to i64)) to i32
  %r149 = trunc i32 -1920144659 to i8
  %r172 = trunc i64 xor (i64 ptrtoint (ptr getelementptr inbounds nuw ([4 x i32], ptr null, i32 1, i64 1) to i64), i64 9174033851184902580) to i32
  %r45 = select i1 true, <2 x i32> <i32 -1156056574, i32 -1>, <2 x i32> <i32 0, i32 -572833244>
  %r116 = select i1 true, ptr @g, ptr @w
  %r166 = select i1 false, float 0xC47603B220000000, float 0xBD7179AF60000000
  %r170 = select i1 true, i32 undef, i32 1077425323
  %r179 = select i1 true, ptr getelementptr inbounds (i8, ptr @g, i64 -16), ptr @w
  %r187 = select i1 true, float 0xC030988D80000000, float -5.000000e+00
  %r217 = select i1 true, i32 0, i32 -1239503553
  %r46 = shufflevector <4 x i32> <i32 845803389, i32 16, i32 2073757094, i32 116341636>, <4 x i32> <i32 2146771985, i32 2, i32 32, i32 -1318406609>, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %r92 = shufflevector <4 x i32> poison, <4 x i32> zeroinitializer, <4 x i32> <i32 0, i32 7, i32 poison, i32 3>
  %r95 = shufflevector <4 x i32> splat (i32 16), <4 x i32> <i32 -326915838, i32 1867117520, i32 2, i32 -525143470>, <4 x i32> <i32 0, i32 7, i32 poison, i32 3>
  %r554 = shufflevector <4 x i32> splat (i32 -2028430853), <4 x i32> <i32 16, i32 1617825404, i32 -179479907, i32 -1233631969>, <4 x i32> <i32 5, i32 1, i32 poison, i32 3>
  %r655 = shufflevector <4 x i32> <i32 -2137343108, i32 poison, i32 -1663851822, i32 -1050547328>, <4 x i32> poison, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %r838 = shufflevector <4 x i32> <i32 -1363914937, i32 1218419100, i32 842654551, i32 undef>, <4 x i32> <i32 16, i32 2056021220, i32 2072356905, i32 1>, <4 x i32> <i32 5, i32 1, i32 2, i32 3>
  %r888 = shufflevector <4 x i32> <i32 -1868961439, i32 1894194459, i32 -33665669, i32 32>, <4 x i32> <i32 2147483647, i32 1884730728, i32 1, i32 764374090>, <4 x i32> <i32 0, i32 7, i32 2, i32 3>
  %r48 = call <2 x i32> @llvm.ucmp.v2i32.v2i32(<2 x i32> <i32 627752915, i32 -278355425>, <2 x i32> splat (i32 1270472011))
  %r49 = call half @llvm.sqrt.f16(half 0xH7EC6)
  %r52 = fptosi float 0xBC58261300000000 to i3
  %r103 = fptosi <4 x half> <half poison, half 0xH6380, half 0xHD0A0, half 0xH0001> to <4 x i32>
  %r398 = fptosi double 0xED179E55E2DEC384 to i128
  %r473 = fptosi bfloat 0xRFF80 to i1
  %r486 = fptosi double poison to i64
  %r550 = fptosi <4 x half> <half 0xH3204, half 0xH8000, half 0xHBC00, half 0xH39EC> to <4 x i1>
  %r574 = fptosi <4 x float> splat (float 0xBBA73B0220000000) to <4 x i128>
  %r53 = call i64 @llvm.fptoui.sat.i64.f32(float 0x7FF8000000000000)
  %r56 = call i8 @llvm.ssub.sat.i8(i8 -47, i8 -78)
  %r57 = urem i16 -20511, 15
  %r73 = urem i128 43618278996159492833250170866635803746, -133619053408929289147136920631161642373
  %r216 = urem i1 true, true
  %r252 = urem i64 2, 9223372036854775807
  %r270 = urem i64 8768927753102055823, 32
  %r343 = urem i64 -1502822945205266802, 2563433382173827181
  %r386 = urem <4 x i32> <i32 16, i32 16, i32 1761240204, i32 -727999173>, <i32 -2147483648, i32 2, i32 2, i32 poison>
  %r59 = call double @llvm.sqrt.f64(double 0xD331C13887D778A3)
  %r61 = extractelement <4 x i32> <i32 592679509, i32 641545608, i32 31, i32 32>, i32 1
  %r164 = extractelement <4 x i32> <i32 -339108645, i32 -1212533326, i32 -1, i32 31>, i32 undef
  %r318 = extractelement <4 x i32> <i32 1893024612, i32 -971917362, i32 1, i32 1629275363>, i32 3
  %r425 = extractelement <4 x i32> <i32 1, i32 poison, i32 -862763435, i32 293681731>, i32 undef
  %r442 = extractelement <4 x i32> <i32 2, i32 388760360, i32 309510187, i32 1409876824>, i32 2
  %r612 = extractelement <4 x i32> <i32 2147483647, i32 -1, i32 6790627, i32 1458506758>, i32 0
  %r643 = extractelement <4 x i32> <i32 491623293, i32 32, i32 1697841237, i32 0>, i32 0
  %r70 = inttoptr i64 sub (i64 2, i64 ptrtoint (ptr @f to i64)) to ptr
  %r148 = inttoptr i64 ptrtoint (ptr @ab to i64) to ptr
  %r213 = inttoptr i64 -777586190507510571 to ptr
  %r223 = inttoptr i64 -9223372036854775808 to ptr
  %r263 = inttoptr i64 8921077429528308648 to ptr
  %r264 = inttoptr i64 9223372036854775807 to ptr
  %r299 = inttoptr i64 xor (i64 ptrtoint (ptr getelementptr inbounds nuw (%S, ptr @g, i64 1, i32 0) to i64), i64 32) to ptr
  %r75 = udiv i3 2, 1
  %r98 = udiv i64 ptrtoint (ptr @ex to i64), 1
  %r340 = udiv i8 54, 31
  %r353 = udiv i64 64, ptrtoint (ptr @u to i64)
  %r354 = udiv i32 2, -492987325
  %r455 = udiv <4 x i128> <i128 poison, i128 127, i128 2, i128 -161489569201555116178899566128759207435>, splat (i128 -146013792753869622450686610494170619161)
  %r502 = udiv i3 -4, -3
  %r76 = ashr i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @v, i64 -17) to i64), sub (i64 -1816913685743844625, i64 ptrtoint (ptr getelementptr nusw (i8, ptr @a, i64 19) to i64))
  %r395 = ashr i128 -170141183460469231731687303715884105728, 170141183460469231731687303715884105727
  %r504 = ashr <2 x i8> splat (i8 -57), undef
  %r535 = ashr i32 poison, 32
  %r584 = ashr <2 x i16> <i16 5682, i16 -10630>, zeroinitializer
  %r800 = ashr i32 443386922, undef
  %r1045 = ashr <2 x i128> splat (i128 2), <i128 150702063345656981807106740446397934905, i128 -2440978144928453454186058842961184225>
  %r77 = sdiv i64 -6724594107147790986, undef
  %r380 = sdiv <4 x i16> <i16 1698, i16 0, i16 8, i16 17624>, <i16 6889, i16 15, i16 24834, i16 -1737>
  %r568 = sdiv <4 x i16> <i16 16, i16 0, i16 29358, i16 -1>, zeroinitializer
  %r706 = sdiv i64 ptrtoint (ptr getelementptr nuw (i8, ptr null, i64 -18) to i64), -9223372036854775808
  %r839 = sdiv i64 xor (i64 ptrtoint (ptr inttoptr (i64 sub (i64 -3330335221824527570, i64 ptrtoint (ptr @w to i64)) to ptr) to i64), i64 32), 4510421994191592503
  %r870 = sdiv i8 88, -38
  %r1127 = sdiv <4 x i128> <i128 undef, i128 127, i128 170141183460469231731687303715884105727, i128 -166200373561430860392248298170582570220>, <i128 127, i128 -83958848937959585854469613832516039715, i128 -104569100156668261293458589581437462016, i128 -139018285921201601816297314833018736120>
  %r86 = sitofp i32 1132550948 to double
  %r162 = sitofp i64 8123341931037663717 to half
  %r214 = sitofp i128 19569219441782228399799483587336952712 to double
  %r297 = sitofp i3 3 to bfloat
  %r542 = sitofp <2 x i16> <i16 -1, i16 0> to <2 x float>
  %r594 = sitofp i16 14007 to half
  %r673 = sitofp i8 -128 to float
  %r94 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 -59, i8 -75)
  %r112 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> splat (i32 1455982566))
  %r119 = uitofp i3 -2 to bfloat
  %r341 = uitofp i3 3 to double
  %r401 = uitofp i64 63 to double
  %r430 = uitofp i8 8 to float
  %r620 = uitofp i16 -32768 to bfloat
  %r701 = uitofp i16 -16014 to half
  %r817 = uitofp i128 128 to float
  %r126 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> <i32 undef, i32 31, i32 -627527075, i32 38322776>)
  %r135 = fptrunc <2 x double> <double 2.000000e+00, double -1.000000e+00> to <2 x half>
  %r161 = fptrunc float undef to bfloat
  %r188 = fptrunc <2 x double> <double 0x87CB13282AA12E1A, double 0x6F900F40EAD21B15> to <2 x float>
  %r344 = fptrunc double 0x4D217CAC41116328 to float
  %r384 = fptrunc float 0x3CC60B4E60000000 to half
  %r481 = fptrunc double 0x8E530268D52FE381 to half
  %r531 = fptrunc double 1.100000e+01 to half
  %r138 = lshr i16 8459, undef
  %r177 = lshr i64 xor (i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @ab, i64 32) to i64), i64 1), sub (i64 -9223372036854775808, i64 ptrtoint (ptr getelementptr (%S, ptr @w, i64 1, i32 1) to i64))
  %r181 = lshr i64 xor (i64 ptrtoint (ptr @s to i64), i64 1), 32
  %r200 = lshr i64 0, 0
  %r212 = lshr i3 -3, -3
  %r271 = lshr i32 -1, 9172716
  %r370 = lshr i64 1, ptrtoint (ptr getelementptr inbounds nuw (%S, ptr @ex, i64 1, i32 1) to i64)
  %r142 = fdiv half 0xHEAA4, 0xH6797
  %r156 = fdiv double -0.000000e+00, 0xEFDFBA0C7F7774C8
  %r205 = fdiv float 0x3BA6FEEAA0000000, 0x402F98D860000000
  %r241 = fdiv half 0xH4E80, 0xHD582
  %r310 = fdiv half 0xH4C7E, 0xH0001
  %r352 = fdiv <2 x float> <float 0x451457E3E0000000, float 0.000000e+00>, <float 0xC030FE26C0000000, float 0xBA2BF5B840000000>
  %r396 = fdiv float 0x3FA2D72040000000, poison
  %r178 = extractvalue { i32, [2 x i8] } { i32 -2147483648, [2 x i8] c"ab" }, 1, 1
  %r239 = extractvalue { i32, [2 x i8] } { i32 -1, [2 x i8] c"ab" }, 1, 1
  %r247 = extractvalue { i32, [2 x i8] } { i32 -78428012, [2 x i8] c"ab" }, 1, 1
  %r403 = extractvalue { i32, [2 x i8] } { i32 16, [2 x i8] c"ab" }, 1, 1
  %r414 = extractvalue { i32, [2 x i8] } { i32 1125767216, [2 x i8] c"ab" }, 1, 1
  %r529 = extractvalue { i32, [2 x i8] } { i32 2147483647, [2 x i8] c"ab" }, 1, 1
  %r609 = extractvalue { i32, [2 x i8] } { i32 1912707161, [2 x i8] c"ab" }, 1, 1
  %r180 = call <2 x i16> @llvm.smul.fix.v2i16(<2 x i16> <i16 -4458, i16 -32768>, <2 x i16> splat (i16 14273), i32 1)
  %r183 = insertelement <4 x i32> <i32 -640779465, i32 0, i32 2, i32 -1307740143>, i32 undef, i32 undef
  %r325 = insertelement <4 x i32> <i32 1, i32 0, i32 -2021088744, i32 undef>, i32 0, i32 0
  %r539 = insertelement <4 x i32> splat (i32 2147483647), i32 -1397732780, i32 3
  %r545 = insertelement <4 x i32> splat (i32 32), i32 -2146822254, i32 2
  %r548 = insertelement <4 x i32> <i32 -1983283521, i32 -1781274393, i32 -1620193663, i32 -539141085>, i32 -1102100624, i32 2
  %r638 = insertelement <4 x i32> <i32 2147483647, i32 -2035446500, i32 -70733378, i32 1373396235>, i32 -2048776078, i32 3
  %r675 = insertelement <4 x i32> undef, i32 0, i32 1
  %r185 = frem half 0xH570D, 0xH2D17
  %r201 = frem bfloat 0xRC4D7, 0xRDDF8
  %r336 = frem half 0xHDCF5, 0xHFC00
  %r351 = frem double -1.000000e+00, 0xC056A92CE02779A7
  %r394 = frem half 0xH03FF, 0xH551C
  %r426 = frem double 2.200000e+01, 0xC013064854630BB4
  %r462 = frem bfloat 0xR423C, 0xRA905
  %r192 = shl i8 -8, 102
  %r342 = shl <2 x i1> splat (i1 true), splat (i1 true)
  %r376 = shl i64 1, -9036954762582419338
  %r501 = shl i128 -129371834466342509289004951553960684772, -1
  %r580 = shl i64 0, 2
  %r702 = shl i32 -152881006, -1862917296
  %r746 = shl <4 x i3> zeroinitializer, <i3 2, i3 1, i3 0, i3 1>
  %r196 = call i64 @llvm.scmp.i64.i64(i64 2, i64 1516221214846637108)
  %r197 = call i32 @llvm.cttz.i32(i32 1691153121, i1 false)
  %r207 = fptoui float 0.000000e+00 to i64
  %r373 = fptoui bfloat 0xR43D0 to i1
  %r390 = fptoui double 0xC5179A895D31067D to i1
  %r433 = fptoui float 0x4631BAB060000000 to i32
  %r671 = fptoui <4 x half> zeroinitializer to <4 x i1>
  %r940 = fptoui half 0xH0000 to i8
  %r952 = fptoui <4 x bfloat> splat (bfloat 0xRC310) to <4 x i3>
  %r210 = call i32 @llvm.fptoui.sat.i32.f64(double 6.875000e-01)
  %r226 = call i8 @llvm.fptosi.sat.i8.f32(float 0xBFE3618240000000)
  %r231 = call i8 @llvm.ucmp.i8.i8(i8 -40, i8 121)
  %r237 = xor i64 32, sub (i64 64, i64 ptrtoint (ptr getelementptr nusw (i8, ptr @ab, i64 23) to i64))
  %r300 = xor i1 false, false
  %r371 = xor <4 x i32> <i32 poison, i32 poison, i32 32, i32 2122909331>, <i32 2147483647, i32 -1865463971, i32 -2147483648, i32 31>
  %r474 = xor i16 undef, 7455
  %r570 = xor i8 -102, 1
  %r587 = xor i128 1, 0
  %r693 = xor i64 ptrtoint (ptr @v to i64), 63
  %r276 = call i64 @llvm.sadd.sat.i64(i64 -1, i64 -5018936250758391970)
  %r280 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 -2071632467103577282, i64 -9223372036854775808)
  %r301 = call i64 @llvm.fptosi.sat.i64.f64(double 0.000000e+00)
  %r308 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> <i32 -1, i32 1, i32 1118400719, i32 404966275>)
  %r313 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> <i32 16, i32 poison, i32 -2147483648, i32 1459516406>, <4 x i32> <i32 1775830697, i32 1946302257, i32 31, i32 1041984860>)
  %r346 = call i8 @llvm.fptoui.sat.i8.f64(double 0xFFF0000000000000)
  %r365 = insertvalue { i32, [2 x i8] } { i32 2, [2 x i8] c"ab" }, i8 -70, 1, 0
  %r416 = insertvalue { i32, [2 x i8] } { i32 -867029808, [2 x i8] c"ab" }, i8 -83, 1, 0
  %r432 = insertvalue { i32, [2 x i8] } { i32 -769139785, [2 x i8] c"ab" }, i8 1, 1, 0
  %r555 = insertvalue { i32, [2 x i8] } { i32 2, [2 x i8] c"ab" }, i8 -90, 1, 0
  %r656 = insertvalue { i32, [2 x i8] } { i32 16, [2 x i8] c"ab" }, i8 0, 1, 0
  %r723 = insertvalue { i32, [2 x i8] } { i32 -1774852511, [2 x i8] c"ab" }, i8 -47, 1, 0
  %r1073 = insertvalue { i32, [2 x i8] } { i32 -1126038340, [2 x i8] c"ab" }, i8 62, 1, 0
  %r372 = call <2 x i16> @llvm.scmp.v2i16.v2i16(<2 x i16> <i16 32767, i16 5391>, <2 x i16> <i16 13544, i16 -32768>)
  %r378 = call i32 @llvm.usub.sat.i32(i32 -1, i32 -208585444)
  %r389 = call i64 @llvm.bitreverse.i64(i64 6105040705100942256)
  %r404 = call i32 @llvm.fptoui.sat.i32.f32(float 0x3FA6000000000000)
  %r408 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> <i32 -734534395, i32 1724171596, i32 2, i32 -2147483648>)
  %r412 = call i8 @llvm.fptosi.sat.i8.f64(double 0x7FF0000000000000)
  %r466 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> <i32 -1806999677, i32 1593614973, i32 0, i32 1992707841>)
  %r490 = call i64 @llvm.smin.i64(i64 308262704696459263, i64 64)
  %r496 = call i16 @llvm.usub.sat.i16(i16 -9244, i16 -32481)
  %r497 = call i32 @llvm.fptosi.sat.i32.f32(float 0xC21D9BB1E0000000)
  %r505 = call i8 @llvm.fptoui.sat.i8.f32(float 0x4192AB4CA0000000)
  %r509 = call i64 @llvm.smax.i64(i64 -1, i64 -1893868301269450705)
  %r517 = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 3521, i16 -1)
  %r521 = call <2 x i32> @llvm.smin.v2i32(<2 x i32> <i32 -1638222141, i32 -1323095499>, <2 x i32> <i32 undef, i32 -618030357>)
  %r538 = call i32 @llvm.fshr.i32(i32 -708507109, i32 16, i32 1)
  %r559 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> <i32 678293863, i32 31, i32 -2034213862, i32 11902147>)
  %r562 = call <2 x i16> @llvm.smul.fix.sat.v2i16(<2 x i16> <i16 32767, i16 -11796>, <2 x i16> splat (i16 -1804), i32 0)
  %r582 = call i32 @llvm.bswap.i32(i32 -1324684074)
  %r590 = call i32 @llvm.fptosi.sat.i32.f64(double 0x7FF8000000000000)
  %r607 = call i32 @llvm.ssub.sat.i32(i32 1, i32 32)
  %r625 = call <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64> splat (i64 2), <2 x i64> <i64 -7024749127056358175, i64 2>)
  %r641 = call i16 @llvm.umin.i16(i16 15, i16 27242)
  %r649 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> <i32 1, i32 666860480, i32 2, i32 -2147483648>)
  %r661 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> zeroinitializer)
  %r666 = call i64 @llvm.fptoui.sat.i64.f64(double 1.500000e+01)
  %r684 = call i32 @llvm.scmp.i32.i32(i32 154878165, i32 2)
  %r728 = call i8 @llvm.uadd.sat.i8(i8 undef, i8 8)
  %r756 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 -86, i8 undef)
  %r760 = call i64 @llvm.fptosi.sat.i64.f32(float 0xC04BC4E920000000)
  %r815 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 15064560, i32 6328432)
  %r896 = call i16 @llvm.smin.i16(i16 16, i16 -32768)
  %r993 = call <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32> <i32 -1775656745, i32 1, i32 2, i32 1>, <4 x i32> <i32 1, i32 1, i32 -2147483648, i32 -963550924>)
  %r1009 = call i16 @llvm.bswap.i16(i16 -19960)
  %r1014 = call i8 @llvm.abs.i8(i8 -54, i1 true)
  %r1090 = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> <i16 poison, i16 0, i16 2964, i16 8>, <4 x i16> <i16 1, i16 -31947, i16 1, i16 -10833>)
  %r1131 = call i32 @llvm.umin.i32(i32 0, i32 -1731006127)
  %r1153 = call i32 @llvm.fshl.i32(i32 387030282, i32 1, i32 16)
  %r1212 = call i16 @llvm.bitreverse.i16(i16 -5105)
  %r1233 = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 -28618, i16 -27904)
  %r1287 = call i64 @llvm.smul.fix.i64(i64 poison, i64 poison, i32 4)
  %r1335 = call i8 @llvm.scmp.i8.i8(i8 7, i8 undef)
  %r1356 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 2147483647, i32 16)
  %r1368 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 1, i64 -2418085703935034329)
  %r1372 = call i16 @llvm.scmp.i16.i16(i16 32767, i16 -1)
  %r1406 = call <4 x i8> @llvm.smin.v4i8(<4 x i8> <i8 poison, i8 8, i8 -128, i8 -58>, <4 x i8> <i8 127, i8 42, i8 -51, i8 95>)
  %r1409 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 1, i8 -1)
  %r1414 = call i16 @llvm.sadd.sat.i16(i16 -32768, i16 undef)
  %r1420 = call <4 x i8> @llvm.smul.fix.v4i8(<4 x i8> <i8 113, i8 22, i8 2, i8 undef>, <4 x i8> <i8 -128, i8 2, i8 -1, i8 100>, i32 1)
  %r1430 = call i16 @llvm.smul.fix.sat.i16(i16 -1, i16 26859, i32 1)
  %r1432 = call <2 x i8> @llvm.ucmp.v2i8.v2i8(<2 x i8> splat (i8 1), <2 x i8> <i8 0, i8 2>)
  %r1445 = call i8 @llvm.cttz.i8(i8 100, i1 false)
  %r1488 = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 25863, i16 32516)
  %r1509 = call <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> <i8 63, i8 -1, i8 -26, i8 -29>, <4 x i8> <i8 73, i8 -82, i8 -24, i8 -57>)
  %r1547 = call i8 @llvm.smul.fix.i8(i8 -128, i8 45, i32 4)
  %r1548 = call i16 @llvm.umax.i16(i16 -18353, i16 -6221)
  %r1554 = call <2 x i64> @llvm.bswap.v2i64(<2 x i64> poison)
  %r1622 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 124, i8 78)
  %r1651 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 -419030925, i32 -307056266)
  %r1671 = call i32 @llvm.uadd.sat.i32(i32 undef, i32 poison)
  %r1686 = call { <2 x i16>, <2 x i1> } @llvm.smul.with.overflow.v2i16(<2 x i16> <i16 16, i16 16265>, <2 x i16> <i16 32767, i16 8>)
  %r1719 = call i16 @llvm.ctlz.i16(i16 31485, i1 false)
  %r1831 = call i64 @llvm.abs.i64(i64 -546049295798426731, i1 false)
  %r1844 = call <4 x i64> @llvm.abs.v4i64(<4 x i64> splat (i64 -3072686298133057935), i1 true)
  %r1873 = call i64 @llvm.umin.i64(i64 -8431254462974610654, i64 1)
  %r1874 = call i16 @llvm.smax.i16(i16 -20513, i16 17688)
  %r1888 = call i32 @llvm.ucmp.i32.i32(i32 -1, i32 -2147483648)
  %r1953 = call i16 @llvm.ssub.sat.i16(i16 poison, i16 0)
  %r1962 = call i16 @llvm.ctpop.i16(i16 -12417)
  %r2064 = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> <i32 1175278092, i32 2030901546, i32 2, i32 1751392176>, <4 x i32> <i32 undef, i32 -2058567710, i32 974039266, i32 -1259368081>)
  %r2069 = call i8 @llvm.fshl.i8(i8 -128, i8 100, i8 9)
  %r2139 = call i64 @llvm.ssub.sat.i64(i64 -3282848723502138029, i64 1)
  %r2155 = call i32 @llvm.ctlz.i32(i32 poison, i1 true)
  %r2354 = call <2 x i16> @llvm.smin.v2i16(<2 x i16> <i16 18780, i16 -6920>, <2 x i16> <i16 31110, i16 3026>)
  %r2415 = call i8 @llvm.smax.i8(i8 7, i8 -50)
  %r2423 = call float @llvm.sqrt.f32(float -3.520000e+02)
  %r2439 = call i64 @llvm.usub.sat.i64(i64 32, i64 -9223372036854775808)
  %r2444 = call <4 x i64> @llvm.cttz.v4i64(<4 x i64> splat (i64 32), i1 false)
  %r2471 = call i64 @llvm.cttz.i64(i64 1, i1 false)
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
