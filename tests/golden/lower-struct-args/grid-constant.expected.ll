remark: <unknown>:0:0: in function read: argument %s of 8 bytes is read in place, from parameter memory
remark: <unknown>:0:0: in function shared: argument %s is left as it is: it is a grid constant, whose address threads may share, and not read in place: its address is passed to @use
; ModuleID = 'grid-constant.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %s, ptr %out) {
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @shared(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %s, ptr %out) {
  call void @use(ptr %s)
  ret void
}

declare void @use(ptr)
