; ModuleID = 'newer-gpu.ll'
source_filename = "newer-gpu.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @take(ptr byval({ i32, i32 }))

define ptx_kernel void @passed_on(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %x = load i32, ptr %s.local, align 4
  store i32 %x, ptr %out, align 4
  call void @take(ptr byval({ i32, i32 }) align 4 %s.local)
  ret void
}

define ptx_kernel void @chosen(ptr byval({ i32, i32 }) align 4 %s, ptr %out, i1 %c) {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %p = select i1 %c, ptr %s.local, ptr %out
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %out, align 4
  ret void
}

define ptx_kernel void @written(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  store i32 1, ptr %s.local, align 4
  call void @take(ptr byval({ i32, i32 }) align 4 %s.local)
  ret void
}
