; RUN: nvopt -passes=memory-space-opt %s
; RUN: nvopt -passes=memory-space-opt -disable-output %s 2>&1
; RUN: nvopt -passes='memory-space-opt<first-time;no-warnings>' -disable-output %s 2>&1
; RUN: nvopt -passes='memory-space-opt<second-time>' -pass-remarks=memory-space-opt -pass-remarks-missed=memory-space-opt -disable-output %s 2>&1
; RUN: nvopt -passes='memory-space-opt' -wmma-memory-space-opt=0 -param-always-point-to-global=0 -track-indir-load=0 -track-int2ptr=0 -strong-global-assumptions=0 -process-builtin-assume=0 %s
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef
@c = internal addrspace(4) constant [64 x i32] zeroinitializer

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.assume(i1)
declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)

define ptx_kernel void @kinds(ptr %g) {
  %v = load volatile i32, ptr %g, align 4
  %w = load atomic i32, ptr %g syncscope("block") acquire, align 4
  store atomic i32 %v, ptr %g syncscope("device") release, align 4
  %x = atomicrmw volatile add ptr %g, i32 %w syncscope("block") monotonic, align 4
  %y = cmpxchg weak ptr %g, i32 %v, i32 %x acq_rel monotonic, align 4
  store ptr %g, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 8, !nontemporal !0
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %g, ptr align 4 addrspacecast (ptr addrspace(3) @s to ptr), i64 64, i1 false), !tbaa !1
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %g, ptr align 4 %g, i64 64, i1 true)
  call void @llvm.memset.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @s to ptr), i8 0, i64 64, i1 false)
  %fragment = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 16)
  ret void
}

; What PTX can't do there.
define void @not_there(i32 %i) {
  %local = alloca i32, align 4
  %a = atomicrmw add ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 1 monotonic, align 4
  %b = atomicrmw add ptr %local, i32 1 monotonic, align 4
  %v = load volatile i32, ptr %local, align 4
  %w = load volatile i32, ptr addrspacecast (ptr addrspace(4) @c to ptr), align 4
  store i32 %w, ptr addrspacecast (ptr addrspace(4) @c to ptr), align 4
  %x = load i32, ptr addrspacecast (ptr addrspace(4) @c to ptr), align 4
  %f = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 16)
  store i32 %x, ptr %local, align 4
  ret void
}

; What may be there, for all that is known.
define void @anywhere(ptr %p, i32 %i) {
  %a = atomicrmw add ptr %p, i32 %i monotonic, align 4
  %b = cmpxchg ptr %p, i32 %i, i32 1 monotonic monotonic, align 4
  %v = load volatile i32, ptr %p, align 4
  %f = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)
  ret void
}

define i32 @questions(ptr %p, ptr addrspace(7) %q) {
  %g = addrspacecast ptr addrspace(7) %q to ptr
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call i1 @llvm.nvvm.isspacep.global(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %c = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %d = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
  %e = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %g)
  %f = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %1 = xor i1 %a, %b
  %2 = xor i1 %c, %d
  %3 = xor i1 %e, %f
  %4 = xor i1 %1, %2
  %5 = xor i1 %3, %4
  %r = zext i1 %5 to i32
  ret i32 %r
}

define i32 @assumed(ptr %p, i1 %c) {
entry:
  %before = load i32, ptr %p, align 4
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %is)
  %behind = load i32, ptr %p, align 4
  br i1 %c, label %more, label %exit
more:
  %q = getelementptr i32, ptr %p, i64 1
  %v = load i32, ptr %q, align 4
  br label %exit
exit:
  %r = phi i32 [ %behind, %entry ], [ %v, %more ]
  ret i32 %r
}

; Known in its own block only.
define i32 @assumed_later(ptr %p, i1 %c) {
entry:
  br i1 %c, label %shared, label %exit
shared:
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %is)
  %v = load i32, ptr %p, align 4
  br label %exit
exit:
  %w = load i32, ptr %p, align 4
  ret i32 %w
}

!0 = !{i32 1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
