; ModuleID = 'wrapping.ll'
source_filename = "wrapping.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef
@g = global [64 x i32] zeroinitializer

define i32 @ahead(i64 %i) {
  %a = getelementptr i8, ptr addrspace(3) @s, i64 -4096
  %b = getelementptr i8, ptr addrspace(3) %a, i64 %i
  %v = load i32, ptr addrspace(3) %b, align 4
  ret i32 %v
}

define i32 @constant(i64 %i) {
  %b = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 -4096), i64 %i
  %v = load i32, ptr addrspace(3) %b, align 4
  ret i32 %v
}

define i32 @within(i64 %i) {
  %a = getelementptr inbounds nuw i8, ptr addrspace(3) @s, i64 %i
  %b = getelementptr nusw i8, ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)), i64 %i
  %v = load i32, ptr addrspace(3) %a, align 4
  %w = load i32, ptr addrspace(1) %b, align 4
  %sum = add i32 %v, %w
  ret i32 %sum
}
