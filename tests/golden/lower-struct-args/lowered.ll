; RUN: nvopt -passes=lower-struct-args<opt-byval>,lower-struct-args<opt-byval>,lower-struct-args -S %s
; RUN: nvopt -passes=lower-struct-args<opt-byval> -S %s
; A second run changes nothing: both outputs are the same.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define ptx_kernel void @read(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c) {
  %one = getelementptr inbounds i8, ptr %s, i64 4
  %p = select i1 %c, ptr %s, ptr %one
  %value = load i32, ptr %p, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @small(ptr byval(%struct.S) align 8 %s) {
  call void @use(ptr %s)
  ret void
}

define ptx_kernel void @large(ptr byval([50 x %struct.S]) align 8 %s) {
  call void @use(ptr %s)
  ret void
}

declare void @use(ptr)
