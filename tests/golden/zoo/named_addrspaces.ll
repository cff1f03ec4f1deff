; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p1(global):64:64-p3(shared):32:32-p5(local mem):32:32:32:16"

@g = addrspace(1) global i32 0
@s = addrspace(3) global [4 x i8] undef

define ptr addrspace(3) @f(ptr addrspace(3) %p, ptr addrspace(4) %q, ptr addrspace(1) %r) {
  %1 = load i32, ptr addrspace(1) @g, align 4
  %2 = addrspacecast ptr addrspace(1) %r to ptr addrspace(5)
  ret ptr addrspace(3) %p
}
