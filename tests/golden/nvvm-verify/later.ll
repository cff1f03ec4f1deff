; RUN: not nvopt -passes='function(sroa),nvvm-verify' %s 2>&1
; Later in a pipeline the instructions are those that are there then: one stands in no line of this file.

target triple = "nvptx64-nvidia-cuda"

@table = addrspace(4) global [4 x i32] zeroinitializer

define void @f(i32 %x) {
entry:
  %slot = alloca ptr, align 8
  store ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 4), ptr %slot, align 8
  %p = load ptr, ptr %slot, align 8
  store i32 %x, ptr %p, align 4
  ret void
}
