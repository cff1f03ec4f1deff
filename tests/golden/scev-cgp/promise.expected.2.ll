; ModuleID = 'promise.ll'
source_filename = "promise.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0

define ptx_kernel void @promised(ptr addrspace(1) %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = call range(i32 0, 200) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %by = mul i32 %t, 4194304
  %e0 = zext i32 %by to i64
  %p0 = getelementptr i8, ptr addrspace(1) %a, i64 %e0
  store i8 0, ptr addrspace(1) %p0, align 1
  %t1 = add i32 %by, 4194305
  %e1 = zext i32 %t1 to i64
  %p1 = getelementptr i8, ptr addrspace(1) %a, i64 %e1
  store i8 1, ptr addrspace(1) %p1, align 1
  %p2 = getelementptr i32, ptr addrspace(1) %a, i32 %few
  store i32 2, ptr addrspace(1) %p2, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
