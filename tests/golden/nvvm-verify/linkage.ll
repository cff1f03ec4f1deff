; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Linkage that NVVM IR does not have, aliases that PTX does not have, names that PTX cannot spell.

target triple = "nvptx64-nvidia-cuda"

@weak = extern_weak addrspace(1) global i32
@appended = appending addrspace(1) global [1 x i32] zeroinitializer
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @function, ptr null }]
@exported = dllexport addrspace(1) global i32 0
@imported = external dllimport addrspace(1) global i32
@dotted.name = addrspace(1) global i32 0
@"with space" = addrspace(1) global i32 0
@_ = addrspace(1) global i32 0

@alias_of_variable = alias i32, ptr addrspace(1) @exported
@alias_of_kernel = alias void (), ptr @kernel
@alias_of_weak = alias void (), ptr @weak_function
@weak_alias = weak alias void (), ptr @function
@alias_inside = alias i8, getelementptr (i8, ptr @function, i64 1)
@resolved = ifunc void (), ptr @resolver

declare extern_weak void @weak_declaration()

define void @function() {
  call void @weak_declaration()
  call void @declared.name()
  ret void
}

define weak void @weak_function() {
  ret void
}

define ptx_kernel void @kernel() {
  ret void
}

define ptr @resolver() {
  ret ptr null
}

define dllexport void @"1st"() {
  ret void
}

declare void @declared.name()
