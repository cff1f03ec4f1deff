; RUN: nvopt -passes=lower-struct-args<opt-byval> -lower-read-only-devicefn-byval -pass-remarks=. -pass-remarks-missed=. -S %s 2>&1

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Opaque = type opaque

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

define ptx_kernel void @naked(ptr byval({ i32 }) %s) naked {
  call void @use(ptr undef)
  unreachable
}

; Not by value: none of this pass's business.
define ptx_kernel void @others(ptr byref({ i32 }) %a, ptr sret({ i32 }) %b) {
  %value = load i32, ptr %a, align 4
  store i32 %value, ptr %b, align 4
  ret void
}

declare void @use(ptr)
