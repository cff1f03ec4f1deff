remark: <unknown>:0:0: in function read: argument %s is left as it is: it is a grid constant, whose address threads may share
remark: <unknown>:0:0: in function shared: argument %s is left as it is: it is a grid constant, whose address threads may share, and not read in place: its address is passed to @use
; ModuleID = 'grid-constant.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %s, ptr %out) {
  %value = load i32, ptr %s, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @shared(ptr byval({ i32, i32 }) align 4 "nvvm.grid_constant" %s, ptr %out) {
  call void @use(ptr %s)
  ret void
}

declare void @use(ptr)
