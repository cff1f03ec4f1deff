*** IR after SCEV-CGP on three ***
define ptx_kernel void @three(ptr addrspace(1) %a, i64 %i) {
  %p0 = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 0, ptr addrspace(1) %p0, align 4
  %scevcgp = getelementptr i8, ptr addrspace(1) %p0, i64 4
  store i32 1, ptr addrspace(1) %scevcgp, align 4
  %i2 = add i64 %i, 2
  %p2 = getelementptr i32, ptr addrspace(1) %a, i64 %i2
  store i32 2, ptr addrspace(1) %p2, align 4
  ret void
}
