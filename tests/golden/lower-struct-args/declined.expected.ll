remark: <unknown>:0:0: in function space: argument %s is left as it is: it is no generic pointer
remark: <unknown>:0:0: in function mixed: argument %s is left as it is: it is cast to address space 101, and not read in place: it is written to
remark: <unknown>:0:0: in function global: argument %s is left as it is: it is cast to address space 1, and not read in place: its address is cast to address space 1
remark: <unknown>:0:0: in function tail: argument %s is left as it is: the function holds a musttail call
; ModuleID = 'declined.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @space(ptr addrspace(101) byval({ i32 }) %s, ptr %out) {
  %value = load i32, ptr addrspace(101) %s, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @mixed(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %param = addrspacecast ptr %s to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %param, align 4
  store i32 %value, ptr %s, align 4
  ret void
}

define ptx_kernel void @global(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %global = addrspacecast ptr %s to ptr addrspace(1)
  %value = load i32, ptr addrspace(1) %global, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define i32 @tail(ptr byval({ i32, i32 }) align 4 %s) {
  %value = musttail call i32 @tail(ptr byval({ i32, i32 }) align 4 %s)
  ret i32 %value
}

; Function Attrs: naked
define ptx_kernel void @naked(ptr byval({ i32 }) %s) #0 {
  call void @use(ptr undef)
  unreachable
}

define ptx_kernel void @others(ptr byref({ i32 }) %a, ptr sret({ i32 }) %b) {
  %value = load i32, ptr %a, align 4
  store i32 %value, ptr %b, align 4
  ret void
}

declare void @use(ptr)

attributes #0 = { naked }
