; Loads, stores, atomics, allocas, comparisons and casts of pointers.
source_filename = "memory.c"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [32 x float] undef, align 4

define i32 @loads(i32* %p, i8** %q, i64 addrspace(1)* %g, <4 x float>* align 16 %v, i1* %flag) {
  %a = load i32, i32* %p
  %b = load volatile i8*, i8** %q, align 8
  %c = load i64, i64 addrspace(1)* %g, align 8, !invariant.load !0
  %d = load <4 x float>, <4 x float>* %v
  %e = load i8, i8* %b, align 1
  %f = load i1, i1* %flag, !range !1
  store volatile i64 %c, i64 addrspace(1)* %g, align 4
  store <4 x float> %d, <4 x float>* %v, !nontemporal !2
  %wide = zext i8 %e to i32
  %bit = zext i1 %f to i32
  %sum = add i32 %a, %wide
  %all = add i32 %sum, %bit
  ret i32 %all
}

define void @atomics(i32* %p, float addrspace(1)* %f, i8** %pp, i64 addrspace(3)* %s, i8* %new) {
  %1 = load atomic i32, i32* %p seq_cst, align 4
  store atomic i32 %1, i32* %p release, align 4
  %2 = atomicrmw add i32* %p, i32 1 seq_cst
  %3 = atomicrmw fadd float addrspace(1)* %f, float 1.0 syncscope("agent") monotonic
  %4 = cmpxchg i32* %p, i32 0, i32 1 acq_rel monotonic
  %5 = cmpxchg weak volatile i8** %pp, i8* null, i8* %new seq_cst seq_cst
  %6 = atomicrmw volatile xchg i64 addrspace(3)* %s, i64 7 acquire
  %7 = extractvalue { i32, i1 } %4, 0
  store i32 %7, i32* %p
  ret void
}

define i64 @casts(float* %p, i32 addrspace(3)* %s, i64 %n) {
  %1 = bitcast float* %p to i32*
  %2 = bitcast i32* %1 to i8*
  %3 = addrspacecast i32 addrspace(3)* %s to i32*
  %4 = addrspacecast i32 addrspace(3)* %s to i8 addrspace(1)*
  %5 = ptrtoint i8* %2 to i64
  %6 = inttoptr i64 %n to { i32, i8* }*
  %7 = getelementptr inbounds { i32, i8* }, { i32, i8* }* %6, i64 0, i32 1
  %8 = load i8*, i8** %7
  %9 = icmp eq i8* %8, %2
  %10 = select i1 %9, i32* %3, i32* %1
  %11 = icmp ult i32* %10, %3
  %12 = ptrtoint i8 addrspace(1)* %4 to i64
  %13 = zext i1 %11 to i64
  %14 = add i64 %5, %12
  %15 = add i64 %14, %13
  ret i64 %15
}

define float* @local(i32 %n, i32 %i) {
entry:
  %a = alloca [8 x float], align 16
  %b = alloca float, i32 %n, align 4
  %c = alloca i8*
  %d = alloca { i32, [2 x i16*] }
  %pa = getelementptr [8 x float], [8 x float]* %a, i32 0, i32 %i
  %pd = getelementptr inbounds { i32, [2 x i16*] }, { i32, [2 x i16*] }* %d, i32 0, i32 1, i32 1
  store i16* null, i16** %pd, align 8
  %raw = bitcast float* %b to i8*
  store i8* %raw, i8** %c
  %test = icmp sgt i32 %i, 3
  br i1 %test, label %then, label %done

then:
  %s = getelementptr [32 x float], [32 x float] addrspace(3)* @shared, i32 0, i32 %i
  %g = addrspacecast float addrspace(3)* %s to float*
  br label %done

done:
  %r = phi float* [ %pa, %entry ], [ %g, %then ]
  ret float* %r
}

define <2 x i32> @vectors_of_pointers(<2 x i32*> %p, <2 x i64> %i, i32* %base, <2 x i1> %m) {
  %1 = getelementptr i32, <2 x i32*> %p, <2 x i64> %i
  %2 = getelementptr inbounds i32, i32* %base, <2 x i64> %i
  %3 = icmp eq <2 x i32*> %1, %2
  %4 = select <2 x i1> %3, <2 x i32*> %1, <2 x i32*> zeroinitializer
  %5 = call <2 x i32> @llvm.masked.gather.v2i32.v2p0i32(<2 x i32*> %4, i32 4, <2 x i1> %m, <2 x i32> undef)
  call void @llvm.masked.scatter.v2i32.v2p0i32(<2 x i32> %5, <2 x i32*> %2, i32 4, <2 x i1> %m)
  %6 = bitcast <2 x i32*> %1 to <2 x i8*>
  %7 = extractelement <2 x i8*> %6, i32 0
  store i8 0, i8* %7
  ret <2 x i32> %5
}

declare <2 x i32> @llvm.masked.gather.v2i32.v2p0i32(<2 x i32*>, i32 immarg, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p0i32(<2 x i32>, <2 x i32*>, i32 immarg, <2 x i1>)

!0 = !{}
!1 = !{i1 false, i1 true}
!2 = !{i32 1}
