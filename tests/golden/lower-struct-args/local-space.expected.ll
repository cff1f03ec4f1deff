remark: <unknown>:0:0: in function kernel: argument %s is not read in place: its address is passed to @use
remark: <unknown>:0:0: in function device: argument %s is left as it is: it lies in local memory already, and not read in place: addresses in its address space have another width
; ModuleID = 'local-space.ll'
source_filename = "args.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64-A5"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr byval({ i32, i32 }) align 4 %s) {
  %s.local = alloca { i32, i32 }, align 4, addrspace(5)
  %s.local.generic = addrspacecast ptr addrspace(5) %s.local to ptr
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local.generic, align 4
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4
  %split1 = load i32, ptr addrspace(101) %srcptr, align 4
  %dstptr = getelementptr inbounds i8, ptr %s.local.generic, i64 4
  store i32 %split1, ptr %dstptr, align 4
  call void @use(ptr %s.local.generic)
  ret void
}

define i32 @device(ptr byval({ i32, i32 }) align 4 %s) {
  %value = load i32, ptr %s, align 4
  ret i32 %value
}

declare void @use(ptr)
