nvopt: linkage.ll:6:1: error: extern_weak linkage is not supported
@weak = extern_weak addrspace(1) global i32
^
linkage.ll:7:1: error: appending linkage is not supported
@appended = appending addrspace(1) global [1 x i32] zeroinitializer
^
linkage.ll:8:1: error: llvm.global_ctors and its like are not supported
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @function, ptr null }]
^
linkage.ll:9:1: error: dllexport is not supported
@exported = dllexport addrspace(1) global i32 0
^
linkage.ll:10:1: error: dllimport is not supported
@imported = external dllimport addrspace(1) global i32
^
linkage.ll:11:1: error: PTX cannot spell the name @dotted.name of an external symbol
@dotted.name = addrspace(1) global i32 0
^
linkage.ll:12:1: error: PTX cannot spell the name @"with space" of an external symbol
@"with space" = addrspace(1) global i32 0
^
linkage.ll:13:1: error: PTX cannot spell the name @_ of an external symbol
@_ = addrspace(1) global i32 0
^
linkage.ll:15:1: error: an alias must be of a defined function that is no kernel
@alias_of_variable = alias i32, ptr addrspace(1) @exported
^
linkage.ll:16:1: error: an alias must be of a defined function that is no kernel
@alias_of_kernel = alias void (), ptr @kernel
^
linkage.ll:17:1: error: an alias cannot be of a weak function
@alias_of_weak = alias void (), ptr @weak_function
^
linkage.ll:18:1: error: an alias cannot be weak
@weak_alias = weak alias void (), ptr @function
^
linkage.ll:19:1: error: an alias must be of a defined function that is no kernel
@alias_inside = alias i8, getelementptr (i8, ptr @function, i64 1)
^
linkage.ll:20:1: error: ifuncs are not supported
@resolved = ifunc void (), ptr @resolver
^
linkage.ll:22:1: error: extern_weak linkage is not supported
declare extern_weak void @weak_declaration()
^
linkage.ll:42:1: error: PTX cannot spell the name @"1st" of an external symbol
define dllexport void @"1st"() {
^
linkage.ll:42:1: error: dllexport is not supported
define dllexport void @"1st"() {
^
linkage.ll:46:1: error: PTX cannot spell the name @declared.name of an external symbol
declare void @declared.name()
^
