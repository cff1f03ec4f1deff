; ModuleID = 'linkages.ll'
source_filename = "linkages.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$two = comdat nodeduplicate

$shown = comdat any

@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @compiler_used], section "llvm.metadata"
@set_by_host = addrspace(1) externally_initialized global i32 0
@table = internal addrspace(4) constant i32 0
@declared = external global i32
@hidden = internal addrspace(1) global i32 0
@common = internal global i32 0
@quoted = internal unnamed_addr addrspace(1) global [2 x i8] c"a\22", section "one comdat two", align 4

@alias = alias void (), ptr @plain
@alias_into_comdat = internal alias void (), ptr @first

@ifunc = ifunc void (), ptr @resolver

define internal ptr @resolver() {
  ret ptr @plain
}

define void @used() {
  ret void
}

define internal void @compiler_used() {
  ret void
}

define ptx_kernel void @kernel() {
  ret void
}

define internal void @plain() {
  ret void
}

define internal void @weak() {
  ret void
}

define internal void @linkonce() section "a comdat" {
  ret void
}

define available_externally void @elsewhere() {
  ret void
}

define dllexport void @exported() {
  ret void
}

define internal void @"odd name"() {
  ret void
}

define internal void @first() comdat($two) {
  ret void
}

define internal void @second() comdat($two) {
  ret void
}

define internal void @one() section "in comdat x" align 8 {
  ret void
}

define linkonce_odr void @shown() comdat {
  ret void
}

define internal void @beside_shown() comdat($shown) {
  ret void
}
