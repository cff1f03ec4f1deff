; RUN: nvopt -passes=internalize %s
; RUN: nvopt '-passes=internalize<preserve-gv=alias;preserve-gv=kernel;preserve-gv=shown>' %s
; What opt-22 makes of every linkage, of comdats with one member and with several, and of aliases into them.
target triple = "nvptx64-nvidia-cuda"

$two = comdat any
$one = comdat any
$shown = comdat any

@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @compiler_used], section "llvm.metadata"
@set_by_host = addrspace(1) externally_initialized global i32 0
@table = addrspace(4) constant i32 0
@declared = external global i32
@hidden = hidden addrspace(1) global i32 0
@common = common global i32 0
@quoted = dso_local unnamed_addr addrspace(1) global [2 x i8] c"a\22", section "one comdat two", align 4

@alias = alias void (), ptr @plain
@alias_into_comdat = alias void (), ptr @first

@ifunc = ifunc void (), ptr @resolver

define ptr @resolver() {
  ret ptr @plain
}

define void @used() {
  ret void
}

define void @compiler_used() {
  ret void
}

define ptx_kernel void @kernel() {
  ret void
}

define dso_local void @plain() {
  ret void
}

define weak_odr hidden void @weak() {
  ret void
}

define linkonce void @linkonce() section "a comdat" {
  ret void
}

define available_externally void @elsewhere() {
  ret void
}

define dllexport void @exported() {
  ret void
}

define protected void @"odd name"() {
  ret void
}

define linkonce_odr void @first() comdat($two) {
  ret void
}

define linkonce_odr void @second() comdat($two) {
  ret void
}

define linkonce_odr void @one() section "in comdat x" comdat align 8 {
  ret void
}

define linkonce_odr void @shown() comdat {
  ret void
}

define internal void @beside_shown() comdat($shown) {
  ret void
}
