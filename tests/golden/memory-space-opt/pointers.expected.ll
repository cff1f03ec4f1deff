; ModuleID = 'pointers.ll'
source_filename = "pointers.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #0

define float @chosen(i1 %c, i64 %i) {
  %p = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) @b, !prof !0
  %q = getelementptr inbounds float, ptr addrspace(3) %p, i64 %i
  %r = freeze ptr addrspace(3) %q
  %v = load float, ptr addrspace(3) %r, align 4
  ret float %v
}

define float @may_be_other(i1 %c) {
  %p = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr null
  %q = select i1 %c, ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(4) @c to ptr)
  %r = select i1 %c, ptr addrspace(3) @a, ptr addrspace(3) undef
  %v = load float, ptr %p, align 4
  %w = load float, ptr %q, align 4
  %x = load float, ptr addrspace(3) %r, align 4
  %s = fadd float %v, %w
  %t = fadd float %s, %x
  ret float %t
}

define i64 @loop(i64 %n) {
entry:
  %end = getelementptr float, ptr addrspace(3) @a, i64 %n
  br label %loop

loop:                                             ; preds = %loop, %entry
  %p = phi ptr addrspace(3) [ @a, %entry ], [ %next, %loop ]
  %q = phi ptr addrspace(3) [ @b, %entry ], [ %p, %loop ]
  %q.generic = addrspacecast ptr addrspace(3) %q to ptr
  store float 1.000000e+00, ptr addrspace(3) %p, align 4
  store float 2.000000e+00, ptr addrspace(3) %q, align 4
  %next = getelementptr i8, ptr addrspace(3) %p, i64 4
  %more = icmp ne ptr addrspace(3) %next, %end
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %address = ptrtoint ptr %q.generic to i64
  ret i64 %address
}

define ptx_kernel void @kernel(ptr %out, ptr byval({ ptr, i32 }) %in, ptr byval({ ptr, i32 }) %written) {
  %out.global = addrspacecast ptr %out to ptr addrspace(1)
  %p = load ptr, ptr %in, align 8
  %p.global = addrspacecast ptr %p to ptr addrspace(1)
  store float 1.000000e+00, ptr addrspace(1) %p.global, align 4
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %written, align 8
  %q = load ptr, ptr %written, align 8
  store float 1.000000e+00, ptr %q, align 4
  call void @ext(ptr %out)
  %r = getelementptr i8, ptr addrspace(1) %out.global, i64 64
  %r.generic = addrspacecast ptr addrspace(1) %r to ptr
  call void @ext(ptr %r.generic)
  store float 2.000000e+00, ptr addrspace(1) %r, align 4
  ret void
}

define float @constants(i64 %i) {
  %p = load ptr, ptr addrspace(4) @from.host, align 8
  %p.global = addrspacecast ptr %p to ptr addrspace(1)
  %v = load float, ptr addrspace(1) %p.global, align 4
  %q = load ptr, ptr addrspace(4) @own.address, align 8
  %w = load float, ptr %q, align 4
  %at = getelementptr float, ptr addrspace(1) addrspacecast (ptr @plain to ptr addrspace(1)), i64 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %y = load float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @a, i64 16), align 4
  %s = fadd float %v, %w
  %t = fadd float %x, %y
  %u = fadd float %s, %t
  ret float %u
}

define float @tables(i64 %i) {
  %at = getelementptr ptr, ptr addrspace(1) addrspacecast (ptr @table to ptr addrspace(1)), i64 %i
  %p = load ptr, ptr addrspace(1) %at, align 8
  %p.shared = addrspacecast ptr %p to ptr addrspace(3)
  %v = load float, ptr addrspace(3) %p.shared, align 4
  %at2 = getelementptr ptr, ptr addrspace(1) addrspacecast (ptr @mixed to ptr addrspace(1)), i64 %i
  %q = load ptr, ptr addrspace(1) %at2, align 8
  %w = load float, ptr %q, align 4
  %s = fadd float %v, %w
  ret float %s
}

define float @buffers(i64 %i) {
  %array = alloca [2 x ptr], align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %array, align 8
  %second = getelementptr i8, ptr %array, i64 8
  store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr %second, align 8
  %at = getelementptr ptr, ptr %array, i64 %i
  %p = load ptr, ptr %at, align 8
  %p.shared = addrspacecast ptr %p to ptr addrspace(3)
  %v = load float, ptr addrspace(3) %p.shared, align 4
  %known = alloca ptr, align 8
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %known, align 8
  call void @ext(ptr %known)
  %q = load ptr, ptr %known, align 8
  %w = load float, ptr %q, align 4
  %s = fadd float %v, %w
  ret float %s
}

define float @integers(i64 %i) {
  %v = load float, ptr addrspace(3) @a, align 4
  %at = getelementptr float, ptr addrspace(3) @b, i64 %i
  %at.generic = addrspacecast ptr addrspace(3) %at to ptr
  %w = load float, ptr addrspace(3) %at, align 4
  %half = ptrtoint ptr %at.generic to i32
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

define float @aligned(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i64 16
  %q.generic = addrspacecast ptr addrspace(3) %q to ptr
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %q, i64 16), "nonnull"(ptr %q.generic) ]
  %v = load float, ptr addrspace(3) %q, align 4
  ret float %v
}

define float @island(i1 %c) {
entry:
  br label %exit

dead:                                             ; No predecessors!
  %x = getelementptr i8, ptr %x, i64 4
  %dead.v = load float, ptr %x, align 4
  br label %exit

exit:                                             ; preds = %dead, %entry
  %p = phi ptr addrspace(3) [ @a, %entry ], [ poison, %dead ]
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = !{!"branch_weights", i32 1, i32 3}
