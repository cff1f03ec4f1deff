; RUN: nvopt -passes=lower-struct-args<opt-byval> -S %s
; What can't be read in place is copied once: the bytes that may be read, or all where that isn't known.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [6 x i32], double }

define ptx_kernel void @written(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
entry:
  %kept = alloca i32, align 4
  %element = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 %i
  store i32 7, ptr %element, align 4
  %third = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 3
  %value = load i32, ptr %third, align 4
  store i32 %value, ptr %out, align 4
  %last = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 2
  %number = load double, ptr %last, align 8
  store double %number, ptr %out, align 8
  ret void
}

; Nothing is read: there is a variable, and nothing to copy.
define ptx_kernel void @written_only(ptr byval(%struct.S) align 8 %s) {
  store i32 1, ptr %s, align 8
  ret void
}

define ptx_kernel void @read_anywhere(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
  store i32 1, ptr %s, align 8
  %element = getelementptr inbounds %struct.S, ptr %s, i64 0, i32 1, i64 %i
  %value = load i32, ptr %element, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @escapes(ptr byval(%struct.S) align 8 %s) {
  %part = getelementptr inbounds i8, ptr %s, i64 8
  call void @use(ptr %part)
  ret void
}

define ptx_kernel void @stored(ptr byval(%struct.S) align 8 %s, ptr %out) {
  store ptr %s, ptr %out, align 8
  ret void
}

define ptx_kernel void @as_number(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %number = ptrtoint ptr %s to i64
  store i64 %number, ptr %out, align 8
  ret void
}

define ptx_kernel void @compared(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %same = icmp eq ptr %s, %out
  store i1 %same, ptr %out, align 1
  ret void
}

define ptx_kernel void @passed_on(ptr byval(%struct.S) align 8 %s) {
  %part = getelementptr inbounds i8, ptr %s, i64 4
  call void @take(ptr byval({ i32, i32 }) align 4 %part)
  ret void
}

define ptx_kernel void @filled(ptr byval(%struct.S) align 8 %s, ptr %out) {
  call void @llvm.memset.p0.i64(ptr align 8 %s, i8 0, i64 8, i1 false)
  %part = getelementptr inbounds i8, ptr %s, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %part, i64 8, i1 false)
  ret void
}

define ptx_kernel void @copied_over(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %part = getelementptr inbounds i8, ptr %s, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s, ptr align 8 %part, i64 16, i1 false)
  %value = load i32, ptr %s, align 8
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @volatile(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %value = load volatile i32, ptr %s, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %s, i64 4, i1 true)
  ret void
}

define ptx_kernel void @atomic(ptr byval(%struct.S) align 8 %s) {
  %part = getelementptr inbounds i8, ptr %s, i64 8
  %value = load atomic i32, ptr %s monotonic, align 8
  %old = atomicrmw add ptr %part, i32 1 monotonic, align 4
  ret void
}

; Both arguments, in order, behind the function's own variables.
define ptx_kernel void @two(ptr byval({ i32, i32 }) align 4 %a, ptr byval({ float }) align 4 %b) {
  %own = alloca i32, align 4
  call void @use(ptr %a)
  call void @use(ptr %b)
  call void @use(ptr %own)
  ret void
}

declare void @use(ptr)
declare void @take(ptr byval({ i32, i32 }) align 4)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
