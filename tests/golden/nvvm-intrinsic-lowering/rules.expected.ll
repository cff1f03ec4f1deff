; ModuleID = 'rules.ll'
source_filename = "rules.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.nvvm.mulhi.us(i16, i16) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.i(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.mulhi.ll(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.f(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.ftz.f(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.round.d(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rz(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #0

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0

define i16 @products_of_16(i16 %x, i16 %y) {
  %1 = zext i16 %x to i32
  %2 = zext i16 %y to i32
  %3 = mul i32 %1, %2
  %4 = lshr i32 %3, 16
  %r = trunc i32 %4 to i16
  ret i16 %r
}

define i32 @products_of_32(i32 %x, i32 %y) {
  %1 = sext i32 %x to i64
  %2 = sext i32 %y to i64
  %3 = mul i64 %1, %2
  %4 = lshr i64 %3, 32
  %signed = trunc i64 %4 to i32
  %5 = zext i32 %signed to i64
  %6 = mul i64 %5, 4294967295
  %7 = lshr i64 %6, 32
  %unsigned = trunc i64 %7 to i32
  %both = xor i32 %signed, %unsigned
  ret i32 %both
}

define i64 @products_of_64(i64 %x, i64 %y) {
  %1 = sext i64 %x to i128
  %2 = sext i64 %y to i128
  %3 = mul i128 %1, %2
  %4 = lshr i128 %3, 64
  %signed = trunc i128 %4 to i64
  %5 = zext i64 %signed to i128
  %6 = zext i64 %y to i128
  %7 = mul i128 %5, %6
  %8 = lshr i128 %7, 64
  %unsigned = trunc i128 %8 to i64
  ret i64 %unsigned
}

define i32 @of_constants() {
  %minus_two = add i32 -2, 0
  ret i32 %minus_two
}

define double @halves(double %d) {
  %1 = bitcast double %d to i64
  %low = trunc i64 %1 to i32
  %2 = bitcast double %d to i64
  %3 = lshr i64 %2, 32
  %high = trunc i64 %3 to i32
  %4 = insertelement <2 x i32> poison, i32 %high, i32 0
  %5 = insertelement <2 x i32> %4, i32 %low, i32 1
  %swapped = bitcast <2 x i32> %5 to double
  ret double %swapped
}

define i32 @permuted_constants() {
  ret i32 4608
}

define i32 @in_another_order(i1 %c) {
entry:
  br label %first

exit:                                             ; preds = %second
  ret i32 0

second:                                           ; preds = %first
  br label %exit

first:                                            ; preds = %entry
  br label %second
}

define i32 @permuted(i32 %x, i32 %y) {
  %swapped = call i32 @llvm.bswap.i32(i32 %y)
  %swapped2 = call i32 @llvm.bswap.i32(i32 %swapped)
  %by1 = call i32 @llvm.fshr.i32(i32 %y, i32 %swapped2, i32 8)
  %by3 = call i32 @llvm.fshr.i32(i32 %y, i32 %by1, i32 24)
  %turned = call i32 @llvm.fshr.i32(i32 %by3, i32 %by3, i32 16)
  %crossed = call i32 @llvm.fshr.i32(i32 %turned, i32 %y, i32 24)
  ret i32 %crossed
}

define i32 @permuted_otherwise(i32 %x, i32 %y, i32 %selector) {
  %sign = call i32 @llvm.nvvm.prmt(i32 %x, i32 %y, i32 45584)
  %order = call i32 @llvm.nvvm.prmt(i32 %sign, i32 %y, i32 13072)
  %unknown = call i32 @llvm.nvvm.prmt(i32 %order, i32 %y, i32 %selector)
  ret i32 %unknown
}

define float @floats(float %x, double %d) {
  %a = call nsz float @llvm.fabs.f32(float %x)
  %b = call float @llvm.roundeven.f32(float %a)
  %c = call double @llvm.fabs.f64(double %d)
  %e = call double @llvm.roundeven.f64(double %c)
  %f = fptrunc double %e to float
  %g = fadd float %b, %f
  ret float %g
}

define float @flushing_forms(float %x) {
  %a = call float @llvm.nvvm.fabs.ftz.f32(float %x)
  %b = call float @llvm.nvvm.round.ftz.f(float %a)
  ret float %b
}

define float @in_a_function_that_flushes(float %x) #2 {
  %a = call float @llvm.nvvm.fabs.f32(float %x)
  %b = call float @llvm.nvvm.round.f(float %a)
  %c = call float @llvm.nvvm.fabs.ftz.f32(float %b)
  ret float %c
}

define double @in_a_function_that_flushes_all(double %x) #3 {
  %a = call double @llvm.nvvm.fabs.f64(double %x)
  ret double %a
}

define float @what_is_left(float %x, ptr %p, i32 %i) {
  %saturates = call i32 @llvm.nvvm.f2i.rz(float %x)
  %shuffled = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 7, i32 %saturates, i32 31)
  %all = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 true)
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %f = uitofp i32 %shuffled to float
  %never_fused = call float @llvm.nvvm.add.rn.f(float %f, float 1.000000e+00)
  ret float %never_fused
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.roundeven.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.roundeven.f64(double) #4

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #3 = { "denormal-fp-math"="preserve-sign,preserve-sign" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
