; RUN: nvopt -passes=lower-struct-args<opt-byval> -S %s
; What is only read is read where it lies: GEPs, loads and copies change their base and nothing else.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x float], %struct.T }
%struct.T = type { double, ptr }

define ptx_kernel void @fields(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
entry:
  %whole = load i32, ptr %s, align 8, !tbaa !0
  store i32 %whole, ptr %out, align 4
  %elements = getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 1
  %element = getelementptr inbounds [8 x float], ptr %elements, i64 0, i64 %i
  %value = load float, ptr %element, align 4
  store float %value, ptr %out, align 4
  %t = getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 2
  %pointer = getelementptr inbounds nuw %struct.T, ptr %t, i32 0, i32 1
  %to = load ptr, ptr %pointer, align 8, !nonnull !3
  %pair = load %struct.T, ptr %t, align 8
  store %struct.T %pair, ptr %to, align 8
  ret void
}

define ptx_kernel void @unnamed(ptr byval(%struct.T) align 8 %0, ptr byval(%struct.T) %"a b", ptr %1) {
  %3 = load double, ptr %0, align 8
  %4 = getelementptr i8, ptr %"a b", i64 8
  %5 = load ptr, ptr %4, align 8
  store double %3, ptr %5, align 8
  store double %3, ptr %1, align 8
  ret void
}

define ptx_kernel void @copies(ptr byval(%struct.S) align 8 %s, ptr %out, ptr addrspace(1) %global, i64 %n) {
  %buffer = alloca [8 x float], align 4
  %elements = getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %buffer, ptr nonnull align 4 dereferenceable(32) %elements, i64 32, i1 false), !tbaa.struct !4
  call void @llvm.memcpy.inline.p0.p0.i32(ptr align 8 %out, ptr align 8 %s, i32 56, i1 false)
  tail call void @llvm.memmove.p1.p0.i64(ptr addrspace(1) align 4 %global, ptr align 4 %elements, i64 %n, i1 false)
  ret void
}

define ptx_kernel void @casts(ptr byval(%struct.T) align 8 %t, ptr %out) {
  %specific = addrspacecast ptr %t to ptr addrspace(101)
  %second = getelementptr inbounds i8, ptr addrspace(101) %specific, i64 8
  %generic = addrspacecast ptr addrspace(101) %second to ptr
  %same = bitcast ptr %generic to ptr
  %pointer = load ptr, ptr %same, align 8
  %first = load double, ptr %t, align 8
  store double %first, ptr %pointer, align 8
  ret void
}

; What is assumed of an address is not said again.
define ptx_kernel void @assumed(ptr byval(%struct.T) align 8 %t, ptr %out) {
  call void @llvm.assume(i1 true) [ "align"(ptr %t, i64 64) ]
  %first = load double, ptr %t, align 8
  store double %first, ptr %out, align 8
  ret void
}

define ptx_kernel void @unused(ptr byval(%struct.T) align 8 %t, ptr %out) {
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memcpy.inline.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg)
declare void @llvm.memmove.p1.p0.i64(ptr addrspace(1) writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.assume(i1)

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char"}
!3 = !{}
!4 = !{i64 0, i64 32, !0}
