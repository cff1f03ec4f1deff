; ModuleID = 'types.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.U = type { i8, [15 x i8] }
%struct.Nested = type { i8, { i16, { double, float } }, [2 x { i32, i8 }] }
%struct.Packed = type <{ i8, double, i32 }>
%struct.Odd = type { i1, i24, <3 x float>, i128, <3 x i1> }
%struct.Bytes = type { [5 x i8], i16, [3 x i16], i8 }

define ptx_kernel void @union(ptr byval(%union.U) align 8 %u) {
  %u.local = alloca %union.U, align 8
  %u.param = addrspacecast ptr %u to ptr addrspace(101)
  %split = load i64, ptr addrspace(101) %u.param, align 8
  store i64 %split, ptr %u.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %u.param, i64 8
  %split1 = load i64, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %u.local, i64 8
  store i64 %split1, ptr %dstptr, align 8
  call void @use(ptr %u.local)
  ret void
}

define ptx_kernel void @nested(ptr byval(%struct.Nested) align 8 %s) {
  %s.local = alloca %struct.Nested, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i8, ptr addrspace(101) %s.param, align 8
  store i8 %split, ptr %s.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 1
  %split1 = load i8, ptr addrspace(101) %srcptr, align 1
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 1
  store i8 %split1, ptr %dstptr, align 1
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 2
  %split3 = load i16, ptr addrspace(101) %srcptr2, align 2
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 2
  store i16 %split3, ptr %dstptr4, align 2
  %srcptr5 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split6 = load i32, ptr addrspace(101) %srcptr5, align 4
  %dstptr7 = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split6, ptr %dstptr7, align 4
  %srcptr8 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split9 = load i16, ptr addrspace(101) %srcptr8, align 8
  %dstptr10 = getelementptr inbounds i8, ptr %s.local, i64 8
  store i16 %split9, ptr %dstptr10, align 8
  %srcptr11 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 10
  %split12 = load i16, ptr addrspace(101) %srcptr11, align 2
  %dstptr13 = getelementptr inbounds i8, ptr %s.local, i64 10
  store i16 %split12, ptr %dstptr13, align 2
  %srcptr14 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12
  %split15 = load i32, ptr addrspace(101) %srcptr14, align 4
  %dstptr16 = getelementptr inbounds i8, ptr %s.local, i64 12
  store i32 %split15, ptr %dstptr16, align 4
  %srcptr17 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 16
  %split18 = load double, ptr addrspace(101) %srcptr17, align 8
  %dstptr19 = getelementptr inbounds i8, ptr %s.local, i64 16
  store double %split18, ptr %dstptr19, align 8
  %srcptr20 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 24
  %split21 = load float, ptr addrspace(101) %srcptr20, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %s.local, i64 24
  store float %split21, ptr %dstptr22, align 8
  %srcptr23 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 28
  %split24 = load i32, ptr addrspace(101) %srcptr23, align 4
  %dstptr25 = getelementptr inbounds i8, ptr %s.local, i64 28
  store i32 %split24, ptr %dstptr25, align 4
  %srcptr26 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 32
  %split27 = load i32, ptr addrspace(101) %srcptr26, align 8
  %dstptr28 = getelementptr inbounds i8, ptr %s.local, i64 32
  store i32 %split27, ptr %dstptr28, align 8
  %srcptr29 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 36
  %split30 = load i8, ptr addrspace(101) %srcptr29, align 4
  %dstptr31 = getelementptr inbounds i8, ptr %s.local, i64 36
  store i8 %split30, ptr %dstptr31, align 4
  %srcptr32 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 37
  %split33 = load i8, ptr addrspace(101) %srcptr32, align 1
  %dstptr34 = getelementptr inbounds i8, ptr %s.local, i64 37
  store i8 %split33, ptr %dstptr34, align 1
  %srcptr35 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 38
  %split36 = load i16, ptr addrspace(101) %srcptr35, align 2
  %dstptr37 = getelementptr inbounds i8, ptr %s.local, i64 38
  store i16 %split36, ptr %dstptr37, align 2
  %srcptr38 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 40
  %split39 = load i32, ptr addrspace(101) %srcptr38, align 8
  %dstptr40 = getelementptr inbounds i8, ptr %s.local, i64 40
  store i32 %split39, ptr %dstptr40, align 8
  %srcptr41 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 44
  %split42 = load i8, ptr addrspace(101) %srcptr41, align 4
  %dstptr43 = getelementptr inbounds i8, ptr %s.local, i64 44
  store i8 %split42, ptr %dstptr43, align 4
  %srcptr44 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 45
  %split45 = load i8, ptr addrspace(101) %srcptr44, align 1
  %dstptr46 = getelementptr inbounds i8, ptr %s.local, i64 45
  store i8 %split45, ptr %dstptr46, align 1
  %srcptr47 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 46
  %split48 = load i16, ptr addrspace(101) %srcptr47, align 2
  %dstptr49 = getelementptr inbounds i8, ptr %s.local, i64 46
  store i16 %split48, ptr %dstptr49, align 2
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @packed(ptr byval(%struct.Packed) align 1 %s) {
  %s.local = alloca %struct.Packed, align 1
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i8, ptr addrspace(101) %s.param, align 1
  store i8 %split, ptr %s.local, align 1
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 1
  %split1 = load double, ptr addrspace(101) %srcptr, align 1
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 1
  store double %split1, ptr %dstptr, align 1
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 9
  %split3 = load i32, ptr addrspace(101) %srcptr2, align 1
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 9
  store i32 %split3, ptr %dstptr4, align 1
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @odd(ptr byval(%struct.Odd) align 16 %s) {
  %s.local = alloca %struct.Odd, align 16
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i64, ptr addrspace(101) %s.param, align 16
  store i64 %split, ptr %s.local, align 16
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split1 = load i64, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 8
  store i64 %split1, ptr %dstptr, align 8
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 16
  %split3 = load i64, ptr addrspace(101) %srcptr2, align 16
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 16
  store i64 %split3, ptr %dstptr4, align 16
  %srcptr5 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 24
  %split6 = load i64, ptr addrspace(101) %srcptr5, align 8
  %dstptr7 = getelementptr inbounds i8, ptr %s.local, i64 24
  store i64 %split6, ptr %dstptr7, align 8
  %srcptr8 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 32
  %split9 = load i128, ptr addrspace(101) %srcptr8, align 16
  %dstptr10 = getelementptr inbounds i8, ptr %s.local, i64 32
  store i128 %split9, ptr %dstptr10, align 16
  %srcptr11 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 48
  %split12 = load i64, ptr addrspace(101) %srcptr11, align 16
  %dstptr13 = getelementptr inbounds i8, ptr %s.local, i64 48
  store i64 %split12, ptr %dstptr13, align 16
  %srcptr14 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 56
  %split15 = load i64, ptr addrspace(101) %srcptr14, align 8
  %dstptr16 = getelementptr inbounds i8, ptr %s.local, i64 56
  store i64 %split15, ptr %dstptr16, align 8
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @bytes(ptr byval(%struct.Bytes) align 4 %s) {
  %s.local = alloca %struct.Bytes, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split3 = load i32, ptr addrspace(101) %srcptr2, align 4
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split3, ptr %dstptr4, align 4
  %srcptr5 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12
  %split6 = load i16, ptr addrspace(101) %srcptr5, align 4
  %dstptr7 = getelementptr inbounds i8, ptr %s.local, i64 12
  store i16 %split6, ptr %dstptr7, align 4
  %srcptr8 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 14
  %split9 = load i8, ptr addrspace(101) %srcptr8, align 2
  %dstptr10 = getelementptr inbounds i8, ptr %s.local, i64 14
  store i8 %split9, ptr %dstptr10, align 2
  %srcptr11 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 15
  %split12 = load i8, ptr addrspace(101) %srcptr11, align 1
  %dstptr13 = getelementptr inbounds i8, ptr %s.local, i64 15
  store i8 %split12, ptr %dstptr13, align 1
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @unaligned(ptr byval({ i32, double }) %s) {
  %s.local = alloca { i32, double }, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 8
  store i32 %split, ptr %s.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split3 = load double, ptr addrspace(101) %srcptr2, align 8
  %dstptr4 = getelementptr inbounds i8, ptr %s.local, i64 8
  store double %split3, ptr %dstptr4, align 8
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @misaligned(ptr byval({ double, double }) align 2 %s) {
  %s.local = alloca { double, double }, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load double, ptr addrspace(101) %s.param, align 2
  store double %split, ptr %s.local, align 8
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split1 = load double, ptr addrspace(101) %srcptr, align 2
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 8
  store double %split1, ptr %dstptr, align 8
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @scalar(ptr byval(i64) align 8 %s) {
  %s.local = alloca i64, align 8
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i64, ptr addrspace(101) %s.param, align 8
  store i64 %split, ptr %s.local, align 8
  call void @use(ptr %s.local)
  ret void
}

define ptx_kernel void @large(ptr byval([32 x float]) align 16 %s) {
  %s.local = alloca [32 x float], align 16
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 16 %s.local, ptr addrspace(101) align 16 %s.param, i64 128, i1 false)
  call void @use(ptr %s.local)
  ret void
}

declare void @use(ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p101.i64(ptr noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
