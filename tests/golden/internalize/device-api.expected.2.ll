; ModuleID = 'device-api.ll'
source_filename = "device-api.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_Z6kernelIfEvv = comdat any

$in_comdat = comdat any

@llvm.used = appending global [1 x ptr] [ptr @in_comdat], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept_for_tools to ptr)], section "llvm.metadata"
@device_variable = addrspace(1) externally_initialized global i32 0, align 4
@constant_variable = addrspace(4) externally_initialized constant [4 x float] zeroinitializer, align 4
@kept_for_tools = addrspace(1) global i32 0, align 4
@texture = addrspace(1) global i64 undef, align 8
@managed = addrspace(1) global i32 0, align 4

define ptx_kernel void @kernel() {
  call void @helper()
  ret void
}

define ptx_kernel void @old_kernel() #0 {
  call void @helper()
  ret void
}

define ptx_kernel void @_Z6kernelIfEvv() comdat {
  ret void
}

define linkonce_odr void @in_comdat() comdat {
  ret void
}

define dso_local void @helper() {
  ret void
}

define void @listed() {
  ret void
}

attributes #0 = { "nvvm.maxntid"="128" }

!nvvm.annotations = !{!0, !1}

!0 = !{ptr addrspace(1) @texture, !"texture", i32 1}
!1 = !{ptr addrspace(1) @managed, !"managed", i32 1}
