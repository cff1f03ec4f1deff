; RUN: nvopt -internalize %s
; RUN: nvopt -internalize-public-api-list=h*er,[!a-k]isted -passes=globaldce %s
; What a host program finds by name stays; device functions and a module's own variables do not.
target triple = "nvptx64-nvidia-cuda"

$_Z6kernelIfEvv = comdat any
$in_comdat = comdat any

@llvm.used = appending global [1 x ptr] [ptr @in_comdat], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept_for_tools to ptr)], section "llvm.metadata"
@device_variable = addrspace(1) externally_initialized global i32 0, align 4
@constant_variable = addrspace(4) externally_initialized constant [4 x float] zeroinitializer, align 4
@kept_for_tools = addrspace(1) global i32 0, align 4
@own_variable = addrspace(1) global i32 0, align 4
@tile = addrspace(3) global [32 x float] undef, align 4
@texture = addrspace(1) global i64 undef, align 8
@managed = addrspace(1) global i32 0, align 4

define ptx_kernel void @kernel() {
  call void @helper()
  ret void
}

define void @old_kernel() {
  call void @helper()
  ret void
}

define void @not_a_kernel() {
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

!nvvm.annotations = !{!0, !1, !2, !3}

!0 = !{ptr @old_kernel, !"maxntidx", i32 128, !"kernel", i32 1}
!1 = !{ptr addrspace(1) @texture, !"texture", i32 1}
!2 = !{ptr addrspace(1) @managed, !"managed", i32 1}
!3 = !{ptr @not_a_kernel, !"kernel", i32 0}
