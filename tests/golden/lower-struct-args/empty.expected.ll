; ModuleID = 'empty.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Empty = type {}

define ptx_kernel void @empty(ptr byval(%struct.Empty) %s) {
  %s.local = alloca %struct.Empty, align 1
  call void @use(ptr %s.local)
  ret void
}

declare void @use(ptr)
