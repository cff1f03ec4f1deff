; ModuleID = '<string>'
source_filename = "<string>"

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"x", i32 0}
