; RUN: nvopt -passes=lower-struct-args -S %s
; The pieces of a copy: fields as what they are, padding and what has no access of its own by integers, arrays of bytes as wide as they may be.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.U = type { i8, [15 x i8] }
%struct.Nested = type { i8, { i16, { double, float } }, [2 x { i32, i8 }] }
%struct.Packed = type <{ i8, double, i32 }>
%struct.Odd = type { i1, i24, <3 x float>, i128, <3 x i1> }
%struct.Bytes = type { [5 x i8], i16, [3 x i16], i8 }

define ptx_kernel void @union(ptr byval(%union.U) align 8 %u) {
  call void @use(ptr %u)
  ret void
}

define ptx_kernel void @nested(ptr byval(%struct.Nested) align 8 %s) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @packed(ptr byval(%struct.Packed) align 1 %s) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @odd(ptr byval(%struct.Odd) align 16 %s) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @bytes(ptr byval(%struct.Bytes) align 4 %s) {
  call void @use(ptr %s)
  ret void
}

; Without an alignment the argument has its type's.
define ptx_kernel void @unaligned(ptr byval({ i32, double }) %s) {
  call void @use(ptr %s)
  ret void
}

; The copy has the type's alignment where the argument has less.
define ptx_kernel void @misaligned(ptr byval({ double, double }) align 2 %s) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @scalar(ptr byval(i64) align 8 %s) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @large(ptr byval([32 x float]) align 16 %s) {
  call void @use(ptr %s)
  ret void
}

declare void @use(ptr)
