; RUN: nvopt -passes=propagate-alignment -S %s
; Low bits of addresses within one function.

source_filename = "rules.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { float, [7 x float] }

@tile = internal addrspace(3) global [64 x [32 x float]] undef, align 16
@odd = internal addrspace(3) global [64 x [33 x float]] undef, align 16
@dynamic = external addrspace(3) global [0 x float], align 4
@weak = extern_weak addrspace(1) global [16 x float]

define void @strides(i32 %x, i64 %y) {
  %row = getelementptr [64 x [32 x float]], ptr addrspace(3) @tile, i64 0, i64 %y
  %a = load float, ptr addrspace(3) %row, align 4
  %odd.row = getelementptr [64 x [33 x float]], ptr addrspace(3) @odd, i64 0, i64 %y
  %b = load float, ptr addrspace(3) %odd.row, align 4
  %four = shl i32 %x, 2
  %at = getelementptr float, ptr addrspace(3) @tile, i32 %four
  store float %a, ptr addrspace(3) %at, align 4
  %second = getelementptr i8, ptr addrspace(3) %at, i64 8
  store volatile float %a, ptr addrspace(3) %second, align 4
  %masked = and i64 %y, -4
  %disjoint = or disjoint i64 %masked, 2
  %at.disjoint = getelementptr float, ptr addrspace(3) @tile, i64 %disjoint
  store float %b, ptr addrspace(3) %at.disjoint, align 4
  %minus = sub i64 %disjoint, 2
  %at.minus = getelementptr float, ptr addrspace(3) @tile, i64 %minus
  store float %b, ptr addrspace(3) %at.minus, align 4
  %in.dynamic = getelementptr float, ptr addrspace(3) @dynamic, i64 %masked
  store float %b, ptr addrspace(3) %in.dynamic, align 1
  store float %b, ptr addrspace(1) @weak, align 1
  ret void
}

define void @structs(i64 %x) {
  %pairs = alloca [4 x %struct.Pair], align 16
  %at = getelementptr [4 x %struct.Pair], ptr %pairs, i64 0, i64 %x, i32 1, i64 3
  %v = load float, ptr %at, align 4
  %next = getelementptr [4 x %struct.Pair], ptr %pairs, i64 0, i64 %x, i32 1, i64 1
  store float %v, ptr %next, align 4
  %generic = getelementptr i8, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i64 32) to ptr), i64 0
  store float %v, ptr %generic, align 4
  ret void
}

define void @loops(i32 %n) {
entry:
  %buffer = alloca [64 x float], align 16
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi ptr [ %buffer, %entry ], [ %p.next, %loop ]
  %q = phi ptr [ %buffer, %entry ], [ %q.next, %loop ]
  %at = getelementptr float, ptr %buffer, i32 %i
  store float 1.0, ptr %at, align 4
  store float 2.0, ptr %p, align 4
  store float 3.0, ptr %q, align 1
  %i.next = add nuw i32 %i, 4
  %p.next = getelementptr i8, ptr %p, i64 32
  %q.next = getelementptr i8, ptr %q, i64 6
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @choices(i1 %c, ptr align 16 %a, ptr align 8 %b, ptr %unknown) {
  %one = select i1 %c, ptr %a, ptr %b
  store i64 1, ptr %one, align 1
  %other = select i1 %c, ptr %a, ptr null
  store i64 2, ptr %other, align 1
  %none = select i1 %c, ptr %a, ptr %unknown
  store i64 3, ptr %none, align 1
  %frozen = freeze ptr %a
  store i64 4, ptr %frozen, align 1
  %poison = select i1 %c, ptr %a, ptr poison
  store i64 5, ptr %poison, align 1
  %undef = select i1 %c, ptr %a, ptr undef
  store i64 6, ptr %undef, align 1
  %masked = call ptr @llvm.ptrmask.p0.i64(ptr %unknown, i64 -32)
  store i64 7, ptr %masked, align 1
  %loaded = load ptr, ptr %b, align 8, !align !0
  store i64 8, ptr %loaded, align 1
  %given = call align 64 ptr @give()
  store i64 9, ptr %given, align 1
  ret void
}

define void @kinds(ptr align 16 %a, ptr align 256 %b) {
  %p = getelementptr i8, ptr %a, i64 8
  %old = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %pair = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic, align 4
  %loaded = load atomic i32, ptr %a acquire, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %b, i64 64, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr align 512 %b, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 64, i1 true)
  ret void
}

define ptx_kernel void @kernel(ptr %a, ptr align 8 %b) {
  store i64 1, ptr %a, align 1
  store i64 2, ptr %b, align 1
  ret void
}

define void @vectors(<2 x ptr> %p, ptr align 16 %q, i64 %i) {
  %one = extractelement <2 x ptr> %p, i64 0
  store i64 1, ptr %one, align 1
  %all = getelementptr <4 x i32>, ptr %q, <2 x i64> zeroinitializer
  %two = extractelement <2 x ptr> %all, i64 0
  store i64 2, ptr %two, align 1
  %wide = getelementptr <4 x i32>, ptr %q, i64 %i
  store i64 3, ptr %wide, align 1
  ret void
}

define void @circle() {
entry:
  ret void

dead:
  %p = phi ptr [ %p, %dead ]
  store i64 1, ptr %p, align 1
  br label %dead
}

declare ptr @give()
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

!0 = !{i64 32}
