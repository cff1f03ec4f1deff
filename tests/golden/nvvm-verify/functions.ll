; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; What a function cannot have.

target triple = "nvptx64-nvidia-cuda"

define i32 @variadic(i32 %first, ...) {
  ret i32 %first
}

define void @section() section "text" {
  ret void
}

define void @collected() gc "shadow-stack" {
  ret void
}

define void @prefix() prefix i32 1 {
  ret void
}

define void @prologue() prologue i8 1 {
  ret void
}

define void @personality() personality ptr @routine {
  ret void
}

define void @elsewhere() addrspace(1) {
  ret void
}

define void @aligned(ptr byval(i32) align 256 %p) {
  ret void
}

define alignstack(256) [4 x i32] @result() {
  ret [4 x i32] zeroinitializer
}

define void @passes(ptr %p, ptr %function) {
  call void %function(ptr byval(i32) align 512 %p)
  ret void
}

declare void @routine()
