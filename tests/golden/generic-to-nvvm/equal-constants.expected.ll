; ModuleID = 'equal-constants.ll'
source_filename = "equal-constants.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0
@h = addrspace(1) global i32 0
@address = addrspace(1) constant i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @g to ptr) to i64)
@global = addrspace(1) constant i64 ptrtoint (ptr addrspace(1) @g to i64)
@table = addrspace(1) constant [4 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @h to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @h to ptr), i64 2)]
@nested = addrspace(1) constant { [2 x ptr], { ptr addrspace(1), ptr } } { [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @h to ptr)], { ptr addrspace(1), ptr } { ptr addrspace(1) @h, ptr addrspacecast (ptr addrspace(1) @nested to ptr) } }

define void @f(ptr %p) {
  call void @use(ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr addrspacecast (ptr addrspace(1) @h to ptr), i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @g to ptr) to i64), i64 ptrtoint (ptr addrspace(1) @g to i64))
  ret void
}

declare void @use(ptr, ptr, i64, i64)

!named = !{!0}

!0 = !{ptr addrspace(1) @g, i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @h to ptr) to i64), ptr addrspace(1) @g}
