; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Where variables cannot be, and what they cannot have.

target triple = "nvptx64-nvidia-cuda"

@local = addrspace(5) global i32 0
@tensor = addrspace(6) global i32 0
@cluster = external addrspace(7) global i32
@param = addrspace(101) global i32 0
@nowhere = addrspace(2) global i32 0
@shared_zero = addrspace(3) global i32 0
@shared_array = internal addrspace(3) global [2 x i32] [i32 1, i32 2]
@thread_local = thread_local addrspace(1) global i32 0
@thread_local_model = thread_local(initialexec) global i32 0
@section = addrspace(1) global i32 0, section "mine"
@aligned = addrspace(1) global i32 0, align 4294967296
@cast = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @section to ptr addrspace(4))
@address = addrspace(1) global ptr blockaddress(@f, %next)

define void @f() {
  br label %next

next:
  ret void
}
