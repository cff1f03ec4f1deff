source_filename = "memory.c"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [32 x float] undef, align 4

define i32 @loads(ptr %p, ptr %q, ptr addrspace(1) %g, ptr align 16 %v, ptr %flag) {
  %a = load i32, ptr %p, align 4
  %b = load volatile ptr, ptr %q, align 8
  %c = load i64, ptr addrspace(1) %g, align 8, !invariant.load !0
  %d = load <4 x float>, ptr %v, align 16
  %e = load i8, ptr %b, align 1
  %f = load i1, ptr %flag, align 1, !range !1
  store volatile i64 %c, ptr addrspace(1) %g, align 4
  store <4 x float> %d, ptr %v, align 16, !nontemporal !2
  %wide = zext i8 %e to i32
  %bit = zext i1 %f to i32
  %sum = add i32 %a, %wide
  %all = add i32 %sum, %bit
  ret i32 %all
}

define void @atomics(ptr %p, ptr addrspace(1) %f, ptr %pp, ptr addrspace(3) %s, ptr %new) {
  %1 = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %1, ptr %p release, align 4
  %2 = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  %3 = atomicrmw fadd ptr addrspace(1) %f, float 1.000000e+00 syncscope("agent") monotonic, align 4
  %4 = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
  %5 = cmpxchg weak volatile ptr %pp, ptr null, ptr %new seq_cst seq_cst, align 8
  %6 = atomicrmw volatile xchg ptr addrspace(3) %s, i64 7 acquire, align 8
  %7 = extractvalue { i32, i1 } %4, 0
  store i32 %7, ptr %p, align 4
  ret void
}

define i64 @casts(ptr %p, ptr addrspace(3) %s, i64 %n) {
  %1 = bitcast ptr %p to ptr
  %2 = bitcast ptr %1 to ptr
  %3 = addrspacecast ptr addrspace(3) %s to ptr
  %4 = addrspacecast ptr addrspace(3) %s to ptr addrspace(1)
  %5 = ptrtoint ptr %2 to i64
  %6 = inttoptr i64 %n to ptr
  %7 = getelementptr inbounds { i32, ptr }, ptr %6, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %2
  %10 = select i1 %9, ptr %3, ptr %1
  %11 = icmp ult ptr %10, %3
  %12 = ptrtoint ptr addrspace(1) %4 to i64
  %13 = zext i1 %11 to i64
  %14 = add i64 %5, %12
  %15 = add i64 %14, %13
  ret i64 %15
}

define ptr @local(i32 %n, i32 %i) {
entry:
  %a = alloca [8 x float], align 16
  %b = alloca float, i32 %n, align 4
  %c = alloca ptr, align 8
  %d = alloca { i32, [2 x ptr] }, align 8
  %pa = getelementptr [8 x float], ptr %a, i32 0, i32 %i
  %pd = getelementptr inbounds { i32, [2 x ptr] }, ptr %d, i32 0, i32 1, i32 1
  store ptr null, ptr %pd, align 8
  %raw = bitcast ptr %b to ptr
  store ptr %raw, ptr %c, align 8
  %test = icmp sgt i32 %i, 3
  br i1 %test, label %then, label %done

then:                                             ; preds = %entry
  %s = getelementptr [32 x float], ptr addrspace(3) @shared, i32 0, i32 %i
  %g = addrspacecast ptr addrspace(3) %s to ptr
  br label %done

done:                                             ; preds = %then, %entry
  %r = phi ptr [ %pa, %entry ], [ %g, %then ]
  ret ptr %r
}

define <2 x i32> @vectors_of_pointers(<2 x ptr> %p, <2 x i64> %i, ptr %base, <2 x i1> %m) {
  %1 = getelementptr i32, <2 x ptr> %p, <2 x i64> %i
  %2 = getelementptr inbounds i32, ptr %base, <2 x i64> %i
  %3 = icmp eq <2 x ptr> %1, %2
  %4 = select <2 x i1> %3, <2 x ptr> %1, <2 x ptr> zeroinitializer
  %5 = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %4, <2 x i1> %m, <2 x i32> undef)
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %5, <2 x ptr> align 4 %2, <2 x i1> %m)
  %6 = bitcast <2 x ptr> %1 to <2 x ptr>
  %7 = extractelement <2 x ptr> %6, i32 0
  store i8 0, ptr %7, align 1
  ret <2 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(write)
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, <2 x i1>) #1

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(write) }

!0 = !{}
!1 = !{i1 false, i1 true}
!2 = !{i32 1}
