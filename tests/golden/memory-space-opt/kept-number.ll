; RUN: nvopt -passes=memory-space-opt %s
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef

; The number of an address stays that of the generic one.
define i64 @number(i64 %i) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  store i32 1, ptr %q, align 4
  ret i64 %n
}
