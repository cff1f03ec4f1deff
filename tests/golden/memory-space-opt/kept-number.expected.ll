; ModuleID = 'kept-number.ll'
source_filename = "kept-number.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

define i64 @number(i64 %i) {
  %p = getelementptr i32, ptr addrspace(3) @s, i64 %i
  %p.generic = addrspacecast ptr addrspace(3) %p to ptr
  %n = ptrtoint ptr %p.generic to i64
  store i32 1, ptr addrspace(3) %p, align 4
  ret i64 %n
}
