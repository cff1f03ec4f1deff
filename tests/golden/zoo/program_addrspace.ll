; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-P1-G2-A5-p:64:64-p1:16:16-p5:32:32"
target triple = "avr"

@g = addrspace(2) global i32 0
@g0 = global ptr addrspace(1) @f

declare void @d() addrspace(0)

declare void @e() addrspace(1)

define i32 @f(ptr addrspace(1) %q, ptr addrspace(2) %r) addrspace(1) {
  %a = alloca i32, align 4
  call addrspace(1) void @e()
  call addrspace(0) void @d()
  call addrspace(2) void %r(i32 1)
  call addrspace(1) void %q()
  %1 = call addrspace(0) i32 asm "x", "=r"()
  call addrspace(0) void asm "y", ""()
  ret i32 %1
}

define void @z() addrspace(0) {
  ret void
}
