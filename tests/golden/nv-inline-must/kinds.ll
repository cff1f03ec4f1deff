; RUN: nvopt -passes=nv-inline-must -mcpu=sm_60 -pass-remarks=. -pass-remarks-missed=. -disable-output %s 2>&1
; RUN: nvopt -passes=nv-inline-must,always-inline -mcpu=sm_70 %s
target triple = "nvptx64-nvidia-cuda"
declare { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64, i64, float)
declare { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.f32(i64, float)
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
  store [1088 x i32] %x, ptr %p
  ret void
}
define internal void @a_word_more([1089 x i32] %x, ptr %p) {
  store [1089 x i32] %x, ptr %p
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
  %y = fadd float %s, 1.0
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
  %a = call float @by_name(i64 %t, float %x)
  %b = call float @by_handle(i64 %t, float %a)
  call void @as_much_as_fits([1088 x i32] zeroinitializer, ptr %p)
  call void @a_word_more([1089 x i32] zeroinitializer, ptr %p)
  %c = call [1089 x i32] @a_large_result()
  %e = call double @wrapper(double %d)
  %f = call float @a_little_more(float %b)
  call void @of_something_else(ptr %p)
  %g = call float @recursive(i64 %t, float %f)
  store volatile float %g, ptr %p
  store volatile double %e, ptr %p
  store [1089 x i32] %c, ptr %p
  ret void
}
