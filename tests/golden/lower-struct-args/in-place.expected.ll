; ModuleID = 'in-place.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x float], %struct.T }
%struct.T = type { double, ptr }

define ptx_kernel void @fields(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
entry:
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %whole = load i32, ptr addrspace(101) %s.param, align 8, !tbaa !0
  store i32 %whole, ptr %out, align 4
  %elements = getelementptr inbounds nuw %struct.S, ptr addrspace(101) %s.param, i32 0, i32 1
  %element = getelementptr inbounds [8 x float], ptr addrspace(101) %elements, i64 0, i64 %i
  %value = load float, ptr addrspace(101) %element, align 4
  store float %value, ptr %out, align 4
  %t = getelementptr inbounds nuw %struct.S, ptr addrspace(101) %s.param, i32 0, i32 2
  %pointer = getelementptr inbounds nuw %struct.T, ptr addrspace(101) %t, i32 0, i32 1
  %to = load ptr, ptr addrspace(101) %pointer, align 8, !nonnull !3
  %pair = load %struct.T, ptr addrspace(101) %t, align 8
  store %struct.T %pair, ptr %to, align 8
  ret void
}

define ptx_kernel void @unnamed(ptr byval(%struct.T) align 8 %0, ptr byval(%struct.T) %"a b", ptr %1) {
  %arg.param = addrspacecast ptr %0 to ptr addrspace(101)
  %"a b.param" = addrspacecast ptr %"a b" to ptr addrspace(101)
  %3 = load double, ptr addrspace(101) %arg.param, align 8
  %4 = getelementptr i8, ptr addrspace(101) %"a b.param", i64 8
  %5 = load ptr, ptr addrspace(101) %4, align 8
  store double %3, ptr %5, align 8
  store double %3, ptr %1, align 8
  ret void
}

define ptx_kernel void @copies(ptr byval(%struct.S) align 8 %s, ptr %out, ptr addrspace(1) %global, i64 %n) {
  %buffer = alloca [8 x float], align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %elements = getelementptr inbounds nuw %struct.S, ptr addrspace(101) %s.param, i32 0, i32 1
  call void @llvm.memcpy.p0.p101.i64(ptr align 4 %buffer, ptr addrspace(101) align 4 dereferenceable(32) %elements, i64 32, i1 false), !tbaa.struct !4
  call void @llvm.memcpy.inline.p0.p101.i32(ptr align 8 %out, ptr addrspace(101) align 8 %s.param, i32 56, i1 false)
  tail call void @llvm.memcpy.p1.p101.i64(ptr addrspace(1) align 4 %global, ptr addrspace(101) align 4 %elements, i64 %n, i1 false)
  ret void
}

define ptx_kernel void @casts(ptr byval(%struct.T) align 8 %t, ptr %out) {
  %t.param = addrspacecast ptr %t to ptr addrspace(101)
  %second = getelementptr inbounds i8, ptr addrspace(101) %t.param, i64 8
  %pointer = load ptr, ptr addrspace(101) %second, align 8
  %first = load double, ptr addrspace(101) %t.param, align 8
  store double %first, ptr %pointer, align 8
  ret void
}

define ptx_kernel void @assumed(ptr byval(%struct.T) align 8 %t, ptr %out) {
  %t.param = addrspacecast ptr %t to ptr addrspace(101)
  %first = load double, ptr addrspace(101) %t.param, align 8
  store double %first, ptr %out, align 8
  ret void
}

define ptx_kernel void @unused(ptr byval(%struct.T) align 8 %t, ptr %out) {
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p1.p0.i64(ptr addrspace(1) writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p101.i32(ptr noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i32, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p101.i64(ptr noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p101.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char"}
!3 = !{}
!4 = !{i64 0, i64 32, !0}
