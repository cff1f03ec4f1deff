; ModuleID = 'launched.ll'
source_filename = "launched.ll"

define ptx_kernel void @k(ptr %p) {
  %p.global = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p.global, align 4
  ret void
}
