; RUN: nvopt -passes=lower-struct-args<opt-byval> -S %s
; RUN: nvopt -passes=lower-struct-args<opt-byval> -max-aggr-copy-size=16 -S %s
; RUN: nvopt -passes=lower-struct-args<opt-byval>,lower-aggr-copies -S %s
; RUN: nvopt -passes=lower-struct-args<opt-byval> -lsa-opt=0 -S %s
; From max-aggr-copy-size bytes on a copy is one memcpy a stretch. Without lsa-opt the pass does nothing.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @parts(ptr byval([64 x i32]) align 16 %s, ptr %out) {
  store i32 0, ptr %s, align 16
  %first = getelementptr inbounds i8, ptr %s, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr align 8 %first, i64 8, i1 false)
  %second = getelementptr inbounds i8, ptr %s, i64 36
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr align 8 %second, i64 20, i1 false)
  ret void
}

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %value = load i32, ptr %s, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @whole(ptr byval([64 x i32]) align 16 %s) {
  call void @use(ptr %s)
  ret void
}

declare void @use(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
