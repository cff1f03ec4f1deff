; RUN: nvopt -passes=memory-space-opt %s
; In the generic address space there is something ahead of a shared variable; in its own space an address may wrap around there.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef
@g = global [64 x i32] zeroinitializer

define i32 @ahead(i64 %i) {
  %a = getelementptr nusw i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 -4096
  %b = getelementptr nusw nuw i8, ptr %a, i64 %i
  %v = load i32, ptr %b, align 4
  ret i32 %v
}

define i32 @constant(i64 %i) {
  %b = getelementptr i8, ptr getelementptr nusw (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 -4096), i64 %i
  %v = load i32, ptr %b, align 4
  ret i32 %v
}

define i32 @within(i64 %i) {
  %a = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %b = getelementptr nusw i8, ptr @g, i64 %i
  %v = load i32, ptr %a, align 4
  %w = load i32, ptr %b, align 4
  %sum = add i32 %v, %w
  ret i32 %sum
}
