; RUN: nvopt -passes=gpu-codegen-prepare %s
target triple = "nvptx64-nvidia-cuda"

; Bytes of 64 bits, and without a sign of 32, are extended to 32 bits ahead of the conversion.
define float @bytes(i64 %x, i32 %y) {
  %s = lshr i64 %x, 40
  %a = trunc i64 %s to i8
  %f = sitofp i8 %a to float
  %t = lshr i32 %y, 8
  %b = trunc i32 %t to i8
  %g = uitofp i8 %b to float
  %h = sitofp i8 %b to float
  %i = fadd float %f, %g
  %r = fadd float %h, %i
  ret float %r
}
