; ModuleID = 'operations.ll'
source_filename = "operations.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @marked(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  ret float %s
}

define float @unmarked(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fsub nsz contract float %m, %c
  ret float %s
}

define <2 x half> @vectors(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %m = fmul fast <2 x half> %a, %b
  %s = fadd fast <2 x half> %m, %c
  ret <2 x half> %s
}

define double @either(double %a, double %b, double %c) {
  %t = call nnan contract double @llvm.fmuladd.f64(double %a, double %b, double %c)
  ret double %t
}

define void @unused_and_unnamed(float %a, float %b, float %c, ptr %p) {
  %1 = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  %2 = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store float %2, ptr %p, align 4
  ret void
}

define <4 x float> @of_vectors(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %t = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  ret <4 x float> %t
}

define float @fused(float %a, float %b, float %c) {
  %t = call contract float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %t
}

; Function Attrs: strictfp
define float @constrained(float %a, float %b, float %c) #0 {
  %t = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  ret float %t
}

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
declare float @llvm.experimental.constrained.fmuladd.f32(float, float, float, metadata, metadata) #2

attributes #0 = { strictfp }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
