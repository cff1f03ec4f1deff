; RUN: nvopt -passes=memory-space-opt %s
; RUN: nvopt -passes='memory-space-opt,memory-space-opt' %s
; Both are the same, down to the names.
target triple = "nvptx64-nvidia-cuda"

declare void @ext(ptr)
declare void @llvm.assume(i1)
declare i1 @llvm.nvvm.isspacep.shared(ptr)

define i32 @assumed(ptr %p) {
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %is)
  %v = load i32, ptr %p, align 4
  call void @ext(ptr %p)
  ret i32 %v
}
