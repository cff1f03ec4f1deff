; ModuleID = 'lowered.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [8 x i32], double }

define ptx_kernel void @read(ptr byval(%struct.S) align 8 %s, ptr %out, i1 %c) {
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %offset = select i1 %c, i64 0, i64 4
  %p = getelementptr i8, ptr addrspace(101) %s.param, i64 %offset
  %value = load i32, ptr addrspace(101) %p, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @small(ptr byval(%struct.S) align 8 %s) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 8
  store i32 %split, ptr %s.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split3 = load i32, ptr addrspace(101) %srcptr2, align 8
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split3, ptr %dstptr4, align 8
  %srcptr5 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12
  %split6 = load i32, ptr addrspace(101) %srcptr5, align 4
  %dstptr7 = getelementptr inbounds i8, ptr %s.local, i64 12
  store i32 %split6, ptr %dstptr7, align 4
  %srcptr8 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 16
  %split9 = load i32, ptr addrspace(101) %srcptr8, align 8
  %dstptr10 = getelementptr inbounds i8, ptr %s.local, i64 16
  store i32 %split9, ptr %dstptr10, align 8
  %srcptr11 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 20
  %split12 = load i32, ptr addrspace(101) %srcptr11, align 4
  %dstptr13 = getelementptr inbounds i8, ptr %s.local, i64 20
  store i32 %split12, ptr %dstptr13, align 4
  %srcptr14 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 24
  %split15 = load i32, ptr addrspace(101) %srcptr14, align 8
  %dstptr16 = getelementptr inbounds i8, ptr %s.local, i64 24
  store i32 %split15, ptr %dstptr16, align 8
  %srcptr17 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 28
  %split18 = load i32, ptr addrspace(101) %srcptr17, align 4
  %dstptr19 = getelementptr inbounds i8, ptr %s.local, i64 28
  store i32 %split18, ptr %dstptr19, align 4
  %srcptr20 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 32
  %split21 = load i32, ptr addrspace(101) %srcptr20, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %s.local, i64 32
  store i32 %split21, ptr %dstptr22, align 8
  %srcptr23 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 36
  %split24 = load i32, ptr addrspace(101) %srcptr23, align 4
  %dstptr25 = getelementptr inbounds i8, ptr %s.local, i64 36
  store i32 %split24, ptr %dstptr25, align 4
  %srcptr26 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 40
  %split27 = load double, ptr addrspace(101) %srcptr26, align 8
  %dstptr28 = getelementptr inbounds i8, ptr %s.local, i64 40
  store double %split27, ptr %dstptr28, align 8
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @large(ptr byval([50 x %struct.S]) align 8 %s) {
  %s.local = alloca [50 x %struct.S], align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 8 %s.local, ptr addrspace(101) align 8 %s.param, i64 2400, i1 false)
  call void @use(ptr %s.local)
  ret void
}

declare void @use(ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p101.i64(ptr noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
