; ModuleID = 'assumed-twice.ll'
source_filename = "assumed-twice.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @ext(ptr)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #1

define i32 @assumed(ptr %p) {
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %is)
  %p.shared = addrspacecast ptr %p to ptr addrspace(3)
  %p.shared.generic = addrspacecast ptr addrspace(3) %p.shared to ptr
  %v = load i32, ptr addrspace(3) %p.shared, align 4
  call void @ext(ptr %p.shared.generic)
  ret i32 %v
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
