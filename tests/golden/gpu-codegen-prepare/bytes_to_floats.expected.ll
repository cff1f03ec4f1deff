; ModuleID = 'bytes_to_floats.ll'
source_filename = "bytes_to_floats.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @bytes(i64 %x, i32 %y) #0 {
  %s = lshr i64 %x, 40
  %a = trunc i64 %s to i8
  %1 = sext i8 %a to i32
  %f = sitofp i32 %1 to float
  %t = lshr i32 %y, 8
  %b = trunc i32 %t to i8
  %2 = zext i8 %b to i32
  %g = uitofp i32 %2 to float
  %h = sitofp i8 %b to float
  %i = fadd float %f, %g
  %r = fadd float %h, %i
  ret float %r
}

attributes #0 = { "nvopt-codegen-prepare" }
