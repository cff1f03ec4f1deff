; RUN: nvopt -passes=scev-cgp -scev-cgp-tid-max-value=4294967288 %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-tid-max-value=536870911 %s 2>&1
; RUN: nvopt -passes=scev-cgp -scev-cgp-tid-max-value=255 %s 2>&1
; %t * 8 + 7 doesn't wrap around where %t is promised to be small. A read that is known to give less stays as it is.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

define ptx_kernel void @promised(ptr addrspace(1) %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = call range(i32 0, 200) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %by = mul i32 %t, 4194304
  %e0 = zext i32 %by to i64
  %p0 = getelementptr i8, ptr addrspace(1) %a, i64 %e0
  store i8 0, ptr addrspace(1) %p0
  %t1 = add i32 %by, 4194305
  %e1 = zext i32 %t1 to i64
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %e1
  store i8 1, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %a, i32 %few
  store i32 2, ptr addrspace(1) %p2
  ret void
}
