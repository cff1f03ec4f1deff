; RUN: nvopt -passes=nvvm-intrinsic-lowering %s
; RUN: nvopt -passes=nvvm-intrinsic-lowering -pass-remarks=nvvm-intrinsic-lowering -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

declare i16 @llvm.nvvm.mulhi.us(i16, i16)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i64 @llvm.nvvm.mulhi.ll(i64, i64)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64)
declare i32 @llvm.nvvm.d2i.lo(double)
declare i32 @llvm.nvvm.d2i.hi(double)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare float @llvm.nvvm.fabs.f32(float)
declare float @llvm.nvvm.fabs.ftz.f32(float)
declare double @llvm.nvvm.fabs.f64(double)
declare float @llvm.nvvm.round.f(float)
declare float @llvm.nvvm.round.ftz.f(float)
declare double @llvm.nvvm.round.d(double)
declare i32 @llvm.nvvm.f2i.rz(float)
declare float @llvm.nvvm.add.rn.f(float, float)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.isspacep.shared(ptr)

define i16 @products_of_16(i16 %x, i16 %y) {
  %r = call i16 @llvm.nvvm.mulhi.us(i16 %x, i16 %y)
  ret i16 %r
}

define i32 @products_of_32(i32 %x, i32 %y) {
  %signed = call i32 @llvm.nvvm.mulhi.i(i32 %x, i32 %y)
  %unsigned = call i32 @llvm.nvvm.mulhi.ui(i32 %signed, i32 -1)
  %both = xor i32 %signed, %unsigned
  ret i32 %both
}

define i64 @products_of_64(i64 %x, i64 %y) {
  %signed = call i64 @llvm.nvvm.mulhi.ll(i64 %x, i64 %y)
  %unsigned = call i64 @llvm.nvvm.mulhi.ull(i64 %signed, i64 %y)
  ret i64 %unsigned
}

define i32 @of_constants() {
  %unsigned = call i32 @llvm.nvvm.mulhi.ui(i32 -1, i32 -1)
  %signed = call i32 @llvm.nvvm.mulhi.i(i32 -1, i32 -1)
  %minus_two = add i32 %unsigned, %signed
  ret i32 %minus_two
}

define double @halves(double %d) {
  %low = call i32 @llvm.nvvm.d2i.lo(double %d)
  %high = call i32 @llvm.nvvm.d2i.hi(double %d)
  %swapped = call double @llvm.nvvm.lohi.i2d(i32 %high, i32 %low)
  ret double %swapped
}

; What is made of a constant is one to what comes behind it, wherever its block stands.
define i32 @permuted_constants() {
  %product = call i32 @llvm.nvvm.mulhi.ui(i32 -1, i32 305419897)
  %r = call i32 @llvm.nvvm.prmt(i32 %product, i32 -2023406815, i32 59449)
  ret i32 %r
}

define i32 @in_another_order(i1 %c) {
entry:
  br label %first
exit:
  %q = call i32 @llvm.nvvm.prmt(i32 %r, i32 7, i32 12816)
  ret i32 %q
second:
  %r = call i32 @llvm.nvvm.prmt(i32 %product, i32 -1, i32 12817)
  br label %exit
first:
  %product = call i32 @llvm.nvvm.mulhi.ui(i32 -1, i32 2)
  br label %second
}

define i32 @permuted(i32 %x, i32 %y) {
  %first = call i32 @llvm.nvvm.prmt(i32 %x, i32 %y, i32 12816)       ; 0x3210
  %second = call i32 @llvm.nvvm.prmt(i32 %first, i32 %y, i32 95828)  ; 0x17654, of which four digits count
  %swapped = call i32 @llvm.nvvm.prmt(i32 %second, i32 %x, i32 291)  ; 0x0123
  %swapped2 = call i32 @llvm.nvvm.prmt(i32 %x, i32 %swapped, i32 17767) ; 0x4567
  %by1 = call i32 @llvm.nvvm.prmt(i32 %swapped2, i32 %y, i32 17185)  ; 0x4321
  %by3 = call i32 @llvm.nvvm.prmt(i32 %by1, i32 %y, i32 25923)       ; 0x6543
  %turned = call i32 @llvm.nvvm.prmt(i32 %by3, i32 %y, i32 4146)     ; 0x1032
  %crossed = call i32 @llvm.nvvm.prmt(i32 %turned, i32 %y, i32 8455) ; 0x2107
  ret i32 %crossed
}

define i32 @permuted_otherwise(i32 %x, i32 %y, i32 %selector) {
  %sign = call i32 @llvm.nvvm.prmt(i32 %x, i32 %y, i32 45584)        ; 0xb210
  %order = call i32 @llvm.nvvm.prmt(i32 %sign, i32 %y, i32 13072)    ; 0x3310
  %unknown = call i32 @llvm.nvvm.prmt(i32 %order, i32 %y, i32 %selector)
  ret i32 %unknown
}

define float @floats(float %x, double %d) {
  %a = call nsz float @llvm.nvvm.fabs.f32(float %x)
  %b = call float @llvm.nvvm.round.f(float %a)
  %c = call double @llvm.nvvm.fabs.f64(double %d)
  %e = call double @llvm.nvvm.round.d(double %c)
  %f = fptrunc double %e to float
  %g = fadd float %b, %f
  ret float %g
}

define float @flushing_forms(float %x) {
  %a = call float @llvm.nvvm.fabs.ftz.f32(float %x)
  %b = call float @llvm.nvvm.round.ftz.f(float %a)
  ret float %b
}

define float @in_a_function_that_flushes(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = call float @llvm.nvvm.fabs.f32(float %x)
  %b = call float @llvm.nvvm.round.f(float %a)
  %c = call float @llvm.nvvm.fabs.ftz.f32(float %b)
  ret float %c
}

define double @in_a_function_that_flushes_all(double %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
  %a = call double @llvm.nvvm.fabs.f64(double %x)
  ret double %a
}

define float @what_is_left(float %x, ptr %p, i32 %i) {
  %saturates = call i32 @llvm.nvvm.f2i.rz(float %x)
  %shuffled = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 7, i32 %saturates, i32 31)
  %all = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 true)
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  %f = uitofp i32 %shuffled to float
  %never_fused = call float @llvm.nvvm.add.rn.f(float %f, float 1.0)
  ret float %never_fused
}
