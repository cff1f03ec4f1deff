; ModuleID = 'attributes.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: memory(argmem: readwrite)
define ptx_kernel void @writes(ptr byval({ i32, i32 }) align 4 %s, ptr %out) #0 {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  store i32 1, ptr %s.local, align 4
  store ptr %s.local, ptr %out, align 8
  ret void
}

; Function Attrs: memory(argmem: read)
define ptx_kernel void @nothing(ptr byval({ i32, i32 }) align 4 %s) #1 {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %number = ptrtoint ptr %s.local to i64
  ret void
}

; Function Attrs: memory(write, argmem: readwrite, inaccessiblemem: none)
define ptx_kernel void @elsewhere(ptr byval({ i32, i32 }) align 4 %s) #2 {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 4
  store i32 %split1, ptr %dstptr, align 4
  call void @use(ptr %s.local)
  ret void
}

; Function Attrs: memory(argmem: readwrite)
define ptx_kernel void @reads(ptr readonly byval({ i32, i32 }) align 4 captures(none) %s, ptr %out) #0 {
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

; Function Attrs: memory(write, inaccessiblemem: none)
declare void @use(ptr) #3

attributes #0 = { memory(argmem: readwrite) }
attributes #1 = { memory(argmem: read) }
attributes #2 = { memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #3 = { memory(write, inaccessiblemem: none) }
