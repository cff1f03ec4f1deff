; RUN: nvopt -passes=memory-space-opt %s
; RUN: nvopt -passes='memory-space-opt<second-time>,memory-space-opt<second-time>' %s
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x float] undef
@b = internal addrspace(3) global [64 x float] undef
@c = internal addrspace(4) constant [64 x float] zeroinitializer
@plain = global [64 x float] zeroinitializer
@table = internal constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(3) @b to ptr)]
@mixed = internal constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr @plain]
@from.host = internal addrspace(4) externally_initialized global ptr null
@own.address = internal addrspace(4) externally_initialized global ptr addrspacecast (ptr addrspace(4) @c to ptr)

declare void @ext(ptr)
declare void @llvm.assume(i1)

define float @chosen(i1 %c, i64 %i) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(3) @b to ptr), !prof !0
  %q = getelementptr inbounds float, ptr %p, i64 %i
  %r = freeze ptr %q
  %v = load float, ptr %r, align 4
  ret float %v
}

; Nothing is known of a pointer that may be null, or lie elsewhere.
define float @may_be_other(i1 %c) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr null
  %q = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(4) @c to ptr)
  %r = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr undef
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %x = load float, ptr %r, align 4
  %s = fadd float %v, %w
  %t = fadd float %s, %x
  ret float %t
}

; A loop's pointers depend on each other; the comparison follows, a use as a number gets the address back.
define i64 @loop(i64 %n) {
entry:
  %end = getelementptr float, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 %n
  br label %loop
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @a to ptr), %entry ], [ %next, %loop ]
  %q = phi ptr [ addrspacecast (ptr addrspace(3) @b to ptr), %entry ], [ %p, %loop ]
  store float 1.0, ptr %p, align 4
  store float 2.0, ptr %q, align 4
  %next = getelementptr i8, ptr %p, i64 4
  %more = icmp ne ptr %next, %end
  br i1 %more, label %loop, label %exit
exit:
  %address = ptrtoint ptr %q to i64
  ret i64 %address
}

; The host passes addresses of global memory, in parameters and in structs that are only read.
define ptx_kernel void @kernel(ptr %out, ptr byval({ ptr, i32 }) %in, ptr byval({ ptr, i32 }) %written) {
  %p = load ptr, ptr %in, align 8
  store float 1.0, ptr %p, align 4
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %written, align 8
  %q = load ptr, ptr %written, align 8
  store float 1.0, ptr %q, align 4
  call void @ext(ptr %out)
  %r = getelementptr i8, ptr %out, i64 64
  call void @ext(ptr %r)
  store float 2.0, ptr %r, align 4
  ret void
}

define float @constants(i64 %i) {
  %p = load ptr, ptr addrspace(4) @from.host, align 8
  %v = load float, ptr %p, align 4
  %q = load ptr, ptr addrspace(4) @own.address, align 8
  %w = load float, ptr %q, align 4
  %at = getelementptr float, ptr @plain, i64 %i
  %x = load float, ptr %at, align 4
  %y = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @a to ptr), i64 16), align 4
  %s = fadd float %v, %w
  %t = fadd float %x, %y
  %u = fadd float %s, %t
  ret float %u
}

define float @tables(i64 %i) {
  %at = getelementptr ptr, ptr @table, i64 %i
  %p = load ptr, ptr %at, align 8
  %v = load float, ptr %p, align 4
  %at2 = getelementptr ptr, ptr @mixed, i64 %i
  %q = load ptr, ptr %at2, align 8
  %w = load float, ptr %q, align 4
  %s = fadd float %v, %w
  ret float %s
}

; Two buffers that change places. The second array's address is known elsewhere.
define float @buffers(i64 %i) {
  %array = alloca [2 x ptr], align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %array, align 8
  %second = getelementptr i8, ptr %array, i64 8
  store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr %second, align 8
  %at = getelementptr ptr, ptr %array, i64 %i
  %p = load ptr, ptr %at, align 8
  %v = load float, ptr %p, align 4
  %known = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %known, align 8
  call void @ext(ptr %known)
  %q = load ptr, ptr %known, align 8
  %w = load float, ptr %q, align 4
  %s = fadd float %v, %w
  ret float %s
}

define float @integers(i64 %i) {
  %n = ptrtoint ptr addrspacecast (ptr addrspace(3) @a to ptr) to i64
  %p = inttoptr i64 %n to ptr
  %v = load float, ptr %p, align 4
  %at = getelementptr float, ptr addrspacecast (ptr addrspace(3) @b to ptr), i64 %i
  %m = ptrtoint ptr %at to i64
  %q = inttoptr i64 %m to ptr
  %w = load float, ptr %q, align 4
  %half = ptrtoint ptr %at to i32
  %r = inttoptr i32 %half to ptr
  %x = load float, ptr %r, align 4
  %own = ptrtoint ptr addrspace(3) @a to i64
  %t = inttoptr i64 %own to ptr
  %y = load float, ptr %t, align 4
  %s = fadd float %v, %w
  %s2 = fadd float %x, %y
  %s3 = fadd float %s, %s2
  ret float %s3
}

; What is said of the generic address is said of the other.
define float @aligned(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %q = getelementptr i8, ptr %g, i64 16
  call void @llvm.assume(i1 true) [ "align"(ptr %q, i64 16), "nonnull"(ptr %q) ]
  %v = load float, ptr %q, align 4
  ret float %v
}

; Blocks that can't be reached are left alone, whatever is in them.
define float @island(i1 %c) {
entry:
  br label %exit
dead:
  %x = getelementptr i8, ptr %x, i64 4
  %dead.v = load float, ptr %x, align 4
  br label %exit
exit:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @a to ptr), %entry ], [ addrspacecast (ptr addrspace(3) @b to ptr), %dead ]
  %v = load float, ptr %p, align 4
  ret float %v
}

!0 = !{!"branch_weights", i32 1, i32 3}
