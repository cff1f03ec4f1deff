; ModuleID = 'kinds.ll'
source_filename = "kinds.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64, i64, float) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(read)
declare { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.f32(i64, float) #0

declare float @__nv_sinf(float)

declare void @outside(ptr)

define internal float @by_name(i64 %texture, float %x) {
  %all = call { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64 %texture, i64 0, float %x)
  %one = extractvalue { float, float, float, float } %all, 0
  ret float %one
}

define internal float @by_handle(i64 %texture, float %x) {
  %all = call { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.f32(i64 %texture, float %x)
  %one = extractvalue { float, float, float, float } %all, 0
  ret float %one
}

define internal void @as_much_as_fits([1088 x i32] %x, ptr %p) {
  store [1088 x i32] %x, ptr %p, align 4
  ret void
}

define internal void @a_word_more([1089 x i32] %x, ptr %p) {
  store [1089 x i32] %x, ptr %p, align 4
  ret void
}

define internal [1089 x i32] @a_large_result() {
  ret [1089 x i32] zeroinitializer
}

define internal double @wrapper(double %x) {
  %f = fptrunc double %x to float
  %s = call float @__nv_sinf(float %f)
  %d = fpext float %s to double
  ret double %d
}

define internal float @a_little_more(float %x) {
  %s = call float @__nv_sinf(float %x)
  %y = fadd float %s, 1.000000e+00
  ret float %y
}

define internal void @of_something_else(ptr %p) {
  call void @outside(ptr %p)
  ret void
}

define internal float @recursive(i64 %texture, float %x) {
  %all = call { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64 %texture, i64 0, float %x)
  %one = extractvalue { float, float, float, float } %all, 0
  %r = call float @recursive(i64 %texture, float %one)
  ret float %r
}

define ptx_kernel void @k(ptr %p, i64 %t, float %x, double %d) {
  %all.i = call { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64 %t, i64 0, float %x)
  %one.i = extractvalue { float, float, float, float } %all.i, 0
  %b = call float @by_handle(i64 %t, float %one.i)
  call void @as_much_as_fits([1088 x i32] zeroinitializer, ptr %p)
  call void @a_word_more([1089 x i32] zeroinitializer, ptr %p)
  %c = call [1089 x i32] @a_large_result()
  %f.i = fptrunc double %d to float
  %s.i = call float @__nv_sinf(float %f.i)
  %d.i = fpext float %s.i to double
  %f = call float @a_little_more(float %b)
  call void @of_something_else(ptr %p)
  %g = call float @recursive(i64 %t, float %f)
  store volatile float %g, ptr %p, align 4
  store volatile double %d.i, ptr %p, align 8
  store [1089 x i32] %c, ptr %p, align 4
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(read) }
