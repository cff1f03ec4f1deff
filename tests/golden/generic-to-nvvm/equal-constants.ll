; RUN: nvopt -passes=generic-to-nvvm %s

; What the variables are in becomes text that another constant had before, and a table holds many of them.

target triple = "nvptx64-nvidia-cuda"

@g = global i32 0
@h = global i32 0

@address = constant i64 ptrtoint (ptr @g to i64)
@global = constant i64 ptrtoint (ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)) to i64)
@table = constant [4 x ptr] [ptr @g, ptr @h, ptr @g, ptr getelementptr (i8, ptr @h, i64 2)]
@nested = constant { [2 x ptr], { ptr addrspace(1), ptr } } { [2 x ptr] [ptr @g, ptr @h], { ptr addrspace(1), ptr } { ptr addrspace(1) addrspacecast (ptr @h to ptr addrspace(1)), ptr @nested } }

define void @f(ptr %p) {
  call void @use(ptr @g, ptr @h, i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1)) to i64))
  ret void
}

declare void @use(ptr, ptr, i64, i64)

!named = !{!0}
!0 = !{ptr @g, i64 ptrtoint (ptr @h to i64), ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))}
