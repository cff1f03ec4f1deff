; Which operations get the mark, and which keep none.
; RUN: nvopt -passes=fp-contract -S %s
; RUN: nvopt '-passes=fp-contract<off>' -pass-remarks-missed=. -S %s 2>&1
target triple = "nvptx64-nvidia-cuda"

define float @marked(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  ret float %s
}

define float @unmarked(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fsub nsz float %m, %c
  ret float %s
}

define <2 x half> @vectors(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %m = fmul fast <2 x half> %a, %b
  %s = fadd reassoc nnan ninf nsz arcp afn <2 x half> %m, %c
  ret <2 x half> %s
}

define double @either(double %a, double %b, double %c) {
  %t = call contract nnan double @llvm.fmuladd.f64(double %a, double %b, double %c)
  ret double %t
}

define void @unused_and_unnamed(float %a, float %b, float %c, ptr %p) {
  %1 = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  %2 = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store float %2, ptr %p
  ret void
}

define <4 x float> @of_vectors(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %t = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  ret <4 x float> %t
}

; Asked for in so many words.
define float @fused(float %a, float %b, float %c) {
  %t = call contract float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %t
}

define float @constrained(float %a, float %b, float %c) strictfp {
  %t = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret float %t
}

; Marked, and nothing of the kind that is fused.
define float @others(float %a, float %b, i1 %c, i32 %i) {
  %q = fdiv contract float %a, %b
  %n = fneg contract float %q
  %r = frem float %n, %b
  %s = select contract i1 %c, float %r, float %a
  %t = call fast float @llvm.sqrt.f32(float %s)
  %l = fcmp contract olt float %t, %s
  %u = select i1 %l, float %t, float %s
  ret float %u
}

define i32 @integers(i32 %a, i32 %b) {
  %m = mul nsw i32 %a, %b
  %s = add nuw i32 %m, %b
  ret i32 %s
}

declare double @llvm.fmuladd.f64(double, double, double)
declare float @llvm.fmuladd.f32(float, float, float)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.experimental.constrained.fmuladd.f32(float, float, float, metadata, metadata)
