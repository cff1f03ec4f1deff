; ModuleID = 'accesses.ll'
source_filename = "accesses.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef
@c = internal addrspace(4) constant [64 x i32] zeroinitializer

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #3

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #4

define ptx_kernel void @kinds(ptr %g) {
  %g.global = addrspacecast ptr %g to ptr addrspace(1)
  %v = load volatile i32, ptr addrspace(1) %g.global, align 4
  %w = load atomic i32, ptr addrspace(1) %g.global syncscope("block") acquire, align 4
  store atomic i32 %v, ptr addrspace(1) %g.global syncscope("device") release, align 4
  %x = atomicrmw volatile add ptr addrspace(1) %g.global, i32 %w syncscope("block") monotonic, align 4
  %y = cmpxchg weak ptr addrspace(1) %g.global, i32 %v, i32 %x acq_rel monotonic, align 4
  store ptr %g, ptr addrspace(3) @s, align 8, !nontemporal !0
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %g.global, ptr addrspace(3) align 4 @s, i64 64, i1 false), !tbaa !1
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %g.global, ptr addrspace(1) align 4 %g.global, i64 64, i1 true)
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 4 @s, i8 0, i64 64, i1 false)
  %fragment = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) @s, i32 16)
  ret void
}

define void @not_there(i32 %i) {
  %local = alloca i32, align 4
  %a = atomicrmw add ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 1 monotonic, align 4
  %b = atomicrmw add ptr %local, i32 1 monotonic, align 4
  %v = load volatile i32, ptr %local, align 4
  %w = load volatile i32, ptr addrspacecast (ptr addrspace(4) @c to ptr), align 4
  store i32 %w, ptr addrspacecast (ptr addrspace(4) @c to ptr), align 4
  %x = load i32, ptr addrspace(4) @c, align 4
  %f = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 16)
  store i32 %x, ptr %local, align 4
  ret void
}

define void @anywhere(ptr %p, i32 %i) {
  %a = atomicrmw add ptr %p, i32 %i monotonic, align 4
  %b = cmpxchg ptr %p, i32 %i, i32 1 monotonic monotonic, align 4
  %v = load volatile i32, ptr %p, align 4
  %f = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)
  ret void
}

define i32 @questions(ptr %p, ptr addrspace(7) %q) {
  %g = addrspacecast ptr addrspace(7) %q to ptr
  %d = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
  %f = call i1 @llvm.nvvm.isspacep.local(ptr %p)
  %1 = xor i1 true, false
  %2 = xor i1 true, %d
  %3 = xor i1 true, %f
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
  %p.shared = addrspacecast ptr %p to ptr addrspace(3)
  %behind = load i32, ptr addrspace(3) %p.shared, align 4
  br i1 %c, label %more, label %exit

more:                                             ; preds = %entry
  %q = getelementptr i32, ptr addrspace(3) %p.shared, i64 1
  %v = load i32, ptr addrspace(3) %q, align 4
  br label %exit

exit:                                             ; preds = %more, %entry
  %r = phi i32 [ %behind, %entry ], [ %v, %more ]
  ret i32 %r
}

define i32 @assumed_later(ptr %p, i1 %c) {
entry:
  br i1 %c, label %shared, label %exit

shared:                                           ; preds = %entry
  %is = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  call void @llvm.assume(i1 %is)
  %p.shared = addrspacecast ptr %p to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %p.shared, align 4
  br label %exit

exit:                                             ; preds = %shared, %entry
  %w = load i32, ptr %p, align 4
  ret i32 %w
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p3(ptr addrspace(3) readonly captures(none), i32) #4

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind willreturn memory(argmem: read) }

!0 = !{i32 1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
