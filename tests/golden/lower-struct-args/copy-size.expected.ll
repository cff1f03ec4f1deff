; ModuleID = 'copy-size.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @parts(ptr byval([64 x i32]) align 16 %s, ptr %out) {
  %s.local = alloca [64 x i32], align 16
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split = load i32, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split, ptr %dstptr, align 8
  %srcptr1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12
  %split2 = load i32, ptr addrspace(101) %srcptr1, align 4
  %dstptr3 = getelementptr inbounds i8, ptr %s.local, i64 12
  store i32 %split2, ptr %dstptr3, align 4
  %srcptr4 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 36
  %split5 = load i32, ptr addrspace(101) %srcptr4, align 4
  %dstptr6 = getelementptr inbounds i8, ptr %s.local, i64 36
  store i32 %split5, ptr %dstptr6, align 4
  %srcptr7 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 40
  %split8 = load i32, ptr addrspace(101) %srcptr7, align 8
  %dstptr9 = getelementptr inbounds i8, ptr %s.local, i64 40
  store i32 %split8, ptr %dstptr9, align 8
  %srcptr10 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 44
  %split11 = load i32, ptr addrspace(101) %srcptr10, align 4
  %dstptr12 = getelementptr inbounds i8, ptr %s.local, i64 44
  store i32 %split11, ptr %dstptr12, align 4
  %srcptr13 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 48
  %split14 = load i32, ptr addrspace(101) %srcptr13, align 16
  %dstptr15 = getelementptr inbounds i8, ptr %s.local, i64 48
  store i32 %split14, ptr %dstptr15, align 16
  %srcptr16 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 52
  %split17 = load i32, ptr addrspace(101) %srcptr16, align 4
  %dstptr18 = getelementptr inbounds i8, ptr %s.local, i64 52
  store i32 %split17, ptr %dstptr18, align 4
  store i32 0, ptr %s.local, align 16
  %first = getelementptr inbounds i8, ptr %s.local, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr align 8 %first, i64 8, i1 false)
  %second = getelementptr inbounds i8, ptr %s.local, i64 36
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr align 8 %second, i64 20, i1 false)
  ret void
}

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @whole(ptr byval([64 x i32]) align 16 %s) {
  %s.local = alloca [64 x i32], align 16
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 16 %s.local, ptr addrspace(101) align 16 %s.param, i64 256, i1 false)
  call void @use(ptr %s.local)
  ret void
}

declare void @use(ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p101.i64(ptr noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
