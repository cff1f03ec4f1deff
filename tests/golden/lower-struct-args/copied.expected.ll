; ModuleID = 'copied.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [6 x i32], double }

define ptx_kernel void @written(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
entry:
  %kept = alloca i32, align 4
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 16
  %split = load i32, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 16
  store i32 %split, ptr %dstptr, align 8
  %srcptr1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 32
  %split2 = load double, ptr addrspace(101) %srcptr1, align 8
  %dstptr3 = getelementptr inbounds i8, ptr %s.local, i64 32
  store double %split2, ptr %dstptr3, align 8
  %element = getelementptr inbounds %struct.S, ptr %s.local, i64 0, i32 1, i64 %i
  store i32 7, ptr %element, align 4
  %third = getelementptr inbounds %struct.S, ptr %s.local, i64 0, i32 1, i64 3
  %value = load i32, ptr %third, align 4
  store i32 %value, ptr %out, align 4
  %last = getelementptr inbounds %struct.S, ptr %s.local, i64 0, i32 2
  %number = load double, ptr %last, align 8
  store double %number, ptr %out, align 8
  ret void
}

define ptx_kernel void @written_only(ptr byval(%struct.S) align 8 %s) {
  %s.local = alloca %struct.S, align 8
  store i32 1, ptr %s.local, align 8
  ret void
}

define ptx_kernel void @read_anywhere(ptr byval(%struct.S) align 8 %s, ptr %out, i64 %i) {
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
  %split21 = load double, ptr addrspace(101) %srcptr20, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %s.local, i64 32
  store double %split21, ptr %dstptr22, align 8
  store i32 1, ptr %s.local, align 8
  %element = getelementptr inbounds %struct.S, ptr %s.local, i64 0, i32 1, i64 %i
  %value = load i32, ptr %element, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @escapes(ptr byval(%struct.S) align 8 %s) {
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
  %split21 = load double, ptr addrspace(101) %srcptr20, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %s.local, i64 32
  store double %split21, ptr %dstptr22, align 8
  %part = getelementptr inbounds i8, ptr %s.local, i64 8
  call void @use(ptr %part)
  ret void
}

define ptx_kernel void @stored(ptr byval(%struct.S) align 8 %s, ptr %out) {
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
  %split21 = load double, ptr addrspace(101) %srcptr20, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %s.local, i64 32
  store double %split21, ptr %dstptr22, align 8
  store ptr %s.local, ptr %out, align 8
  ret void
}

define ptx_kernel void @as_number(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %number = ptrtoint ptr %s.local to i64
  store i64 %number, ptr %out, align 8
  ret void
}

define ptx_kernel void @compared(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %s.local = alloca %struct.S, align 8
  %same = icmp eq ptr %s.local, %out
  store i1 %same, ptr %out, align 1
  ret void
}

define ptx_kernel void @passed_on(ptr byval(%struct.S) align 8 %s) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split, ptr %dstptr, align 4
  %srcptr1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split2 = load i32, ptr addrspace(101) %srcptr1, align 8
  %dstptr3 = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split2, ptr %dstptr3, align 8
  %part = getelementptr inbounds i8, ptr %s.local, i64 4
  call void @take(ptr byval({ i32, i32 }) align 4 %part)
  ret void
}

define ptx_kernel void @filled(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split, ptr %dstptr, align 4
  %srcptr1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split2 = load i32, ptr addrspace(101) %srcptr1, align 8
  %dstptr3 = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split2, ptr %dstptr3, align 8
  %srcptr4 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12
  %split5 = load i32, ptr addrspace(101) %srcptr4, align 4
  %dstptr6 = getelementptr inbounds i8, ptr %s.local, i64 12
  store i32 %split5, ptr %dstptr6, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %s.local, i8 0, i64 8, i1 false)
  %part = getelementptr inbounds i8, ptr %s.local, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %part, i64 8, i1 false)
  ret void
}

define ptx_kernel void @copied_over(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 8
  store i32 %split, ptr %s.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 16
  %split1 = load i32, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 16
  store i32 %split1, ptr %dstptr, align 8
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 20
  %split3 = load i32, ptr addrspace(101) %srcptr2, align 4
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 20
  store i32 %split3, ptr %dstptr4, align 4
  %srcptr5 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 24
  %split6 = load i32, ptr addrspace(101) %srcptr5, align 8
  %dstptr7 = getelementptr inbounds i8, ptr %s.local, i64 24
  store i32 %split6, ptr %dstptr7, align 8
  %srcptr8 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 28
  %split9 = load i32, ptr addrspace(101) %srcptr8, align 4
  %dstptr10 = getelementptr inbounds i8, ptr %s.local, i64 28
  store i32 %split9, ptr %dstptr10, align 4
  %part = getelementptr inbounds i8, ptr %s.local, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s.local, ptr align 8 %part, i64 16, i1 false)
  %value = load i32, ptr %s.local, align 8
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @volatile(ptr byval(%struct.S) align 8 %s, ptr %out) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 8
  store i32 %split, ptr %s.local, align 8
  %value = load volatile i32, ptr %s.local, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %s.local, i64 4, i1 true)
  ret void
}

define ptx_kernel void @atomic(ptr byval(%struct.S) align 8 %s) {
  %s.local = alloca %struct.S, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 8
  store i32 %split, ptr %s.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split1 = load i32, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split1, ptr %dstptr, align 8
  %part = getelementptr inbounds i8, ptr %s.local, i64 8
  %value = load atomic i32, ptr %s.local monotonic, align 8
  %old = atomicrmw add ptr %part, i32 1 monotonic, align 4
  ret void
}

define ptx_kernel void @two(ptr byval({ i32, i32 }) align 4 %a, ptr byval({ float }) align 4 %b) {
  %own = alloca i32, align 4
  %a.local = alloca { i32, i32 }, align 4
  %b.local = alloca { float }, align 4
  %a.param = addrspacecast ptr %a to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %a.param, align 4
  store i32 %split, ptr %a.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %a.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %a.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %b.param = addrspacecast ptr %b to ptr addrspace(101)
  %split2 = load float, ptr addrspace(101) %b.param, align 4
  store float %split2, ptr %b.local, align 4
  call void @use(ptr %a.local)
  call void @use(ptr %b.local)
  call void @use(ptr %own)
  ret void
}

declare void @use(ptr)

declare void @take(ptr byval({ i32, i32 }) align 4)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
