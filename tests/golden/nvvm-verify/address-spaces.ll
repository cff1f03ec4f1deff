; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Address spaces that there are not, and casts that go past the generic one.

target triple = "nvptx64-nvidia-cuda"

%hidden = type { i32, ptr addrspace(9) }

@global = addrspace(1) global i32 0

define ptr addrspace(3) @specific(ptr addrspace(1) %p) {
  %shared = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  ret ptr addrspace(3) %shared
}

define <2 x ptr addrspace(5)> @vector(<2 x ptr addrspace(1)> %p) {
  %local = addrspacecast <2 x ptr addrspace(1)> %p to <2 x ptr addrspace(5)>
  ret <2 x ptr addrspace(5)> %local
}

define i32 @expression() {
  %value = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @global to ptr addrspace(4)), align 4
  ret i32 %value
}

define ptr addrspace(2) @signature(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(2)
  ret ptr addrspace(2) %q
}

define void @fields(ptr %p) {
  %value = load %hidden, ptr %p, align 8
  %field = getelementptr %hidden, ptr %p, i64 0, i32 1
  ret void
}

define i1 @constant() {
  %same = icmp eq ptr addrspace(42) null, null
  ret i1 %same
}

define i32 @tensor(ptr addrspace(6) %p) {
  %value = load i32, ptr addrspace(6) %p, align 4
  store i32 %value, ptr addrspace(6) %p, align 4
  ret i32 %value
}

define void @stack() {
  %shared = alloca i32, align 4, addrspace(3)
  %large = alloca i32, align 16777216
  ret void
}

define void @called(ptr addrspace(3) %p) {
  call addrspace(3) void %p()
  ret void
}
