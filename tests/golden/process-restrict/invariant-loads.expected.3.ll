; ModuleID = 'invariant-loads.ll'
source_filename = "invariant-loads.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [4 x float] zeroinitializer
@held = addrspace(1) global ptr addrspace(1) null

declare void @unknown(ptr addrspace(1))

declare void @looks(ptr addrspace(1) readonly captures(none))

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: noinline
define internal float @reads(ptr addrspace(1) %p, i64 %n) #1 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %x = load float, ptr addrspace(1) %at, align 4
  %next = getelementptr float, ptr addrspace(1) %at, i64 1
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %generic = addrspacecast ptr addrspace(1) %next to ptr
  %y = load float, ptr %generic, align 4
  %u = load atomic float, ptr addrspace(1) %at unordered, align 4
  %sum = fadd float %x, %y
  ret float %sum
}

define ptx_kernel void @kernel(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i64 %n) {
  %v = call float @between(ptr addrspace(1) %in, i64 %n)
  %x = load float, ptr addrspace(1) %in, align 4
  %y = load float, ptr addrspace(1) %out, align 4
  %sum = fadd float %v, %x
  store float %sum, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define internal float @between(ptr addrspace(1) %p, i64 %n) #1 {
  %q = getelementptr float, ptr addrspace(1) %p, i64 16
  %v = call float @reads(ptr addrspace(1) %q, i64 %n)
  %again = icmp eq i64 %n, 7
  br i1 %again, label %itself, label %exit

itself:                                           ; preds = %0
  %w = call float @between(ptr addrspace(1) %q, i64 3)
  br label %exit

exit:                                             ; preds = %itself, %0
  ret float %v
}

; Function Attrs: noinline
define internal float @first(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @calm(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %v = call float @first(ptr addrspace(1) %in)
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define internal float @chooses(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) #1 {
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %x = load float, ptr addrspace(1) %r, align 4
  ret float %x
}

define ptx_kernel void @both(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) noalias %out, i1 %c) {
  %v = call float @chooses(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c)
  %w = call float @chooses(ptr addrspace(1) %b, ptr addrspace(1) undef, i1 %c)
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define internal float @other.caller(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @one.caller(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %v = call float @other.caller(ptr addrspace(1) %in)
  %w = call float @other.caller(ptr addrspace(1) %out)
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define internal float @from.unmarked(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @unmarked(ptr addrspace(1) %in, ptr addrspace(1) noalias %out) {
  %v = call float @from.unmarked(ptr addrspace(1) %in)
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define float @seen.outside(ptr addrspace(1) %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @calls.seen(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %v = call float @seen.outside(ptr addrspace(1) %in)
  store float %v, ptr addrspace(1) %out, align 4
  ret void
}

; Function Attrs: noinline
define internal float @of.device(ptr addrspace(1) noalias %p) #1 {
  %x = load float, ptr addrspace(1) %p, align 4
  ret float %x
}

define ptx_kernel void @writes.before(ptr addrspace(1) noalias %p) {
  store float 1.000000e+00, ptr addrspace(1) %p, align 4
  %v = call float @of.device(ptr addrspace(1) %p)
  ret void
}

; Function Attrs: noinline
define internal void @writes(ptr addrspace(1) %p) #1 {
  store float 0.000000e+00, ptr addrspace(1) %p, align 4
  ret void
}

define ptx_kernel void @written.by.callee(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  call void @writes(ptr addrspace(1) %in)
  ret void
}

define ptx_kernel void @added.to(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  %old = atomicrmw fadd ptr addrspace(1) %in, float 1.000000e+00 monotonic, align 4
  ret void
}

define ptx_kernel void @copied.to(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %from) {
  %x = load float, ptr addrspace(1) %in, align 4
  %y = load float, ptr addrspace(1) %from, align 4
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %in, ptr addrspace(1) %from, i64 64, i1 false)
  ret void
}

define ptx_kernel void @volatile(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  %y = load volatile float, ptr addrspace(1) %in, align 4
  ret void
}

define ptx_kernel void @stored(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  store ptr addrspace(1) %in, ptr addrspace(1) @held, align 8
  ret void
}

define ptx_kernel void @passed.on(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  call void @unknown(ptr addrspace(1) %in)
  ret void
}

define ptx_kernel void @looked.at(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  call void @looks(ptr addrspace(1) %in)
  ret void
}

define ptx_kernel void @number(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %x = load float, ptr addrspace(1) %in, align 4
  %address = ptrtoint ptr addrspace(1) %in to i64
  store i64 %address, ptr addrspace(1) %out, align 8
  ret void
}

define ptx_kernel void @tested(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %x = load float, ptr addrspace(1) %in, align 4
  %address = ptrtoint ptr addrspace(1) %in to i64
  %low = and i64 %address, 15
  %aligned = icmp eq i64 %low, 0
  store i1 %aligned, ptr addrspace(1) %out, align 1
  ret void
}

; Function Attrs: noinline
define internal ptr addrspace(1) @gives.back(ptr addrspace(1) %p) #1 {
  ret ptr addrspace(1) %p
}

define ptx_kernel void @given.back(ptr addrspace(1) noalias %in) {
  %x = load float, ptr addrspace(1) %in, align 4
  %q = call ptr addrspace(1) @gives.back(ptr addrspace(1) %in)
  store float %x, ptr addrspace(1) %q, align 4
  ret void
}

define ptx_kernel void @written.where.chosen(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i1 %c) {
  %x = load float, ptr addrspace(1) %in, align 4
  %either = select i1 %c, ptr addrspace(1) %in, ptr addrspace(1) %out
  store float %x, ptr addrspace(1) %either, align 4
  ret void
}

define ptx_kernel void @shared(ptr addrspace(3) noalias %in, ptr addrspace(1) noalias %out) {
  %x = load float, ptr addrspace(3) %in, align 4
  store float %x, ptr addrspace(1) %out, align 4
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { noinline }
