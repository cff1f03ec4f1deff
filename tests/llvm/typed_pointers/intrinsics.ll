; Intrinsics whose names spell out what pointers point to.
source_filename = "intrinsics.c"

%pair = type { i32, i32 }

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
declare void @llvm.memcpy.p3i8.p1i8.i32(i8 addrspace(3)*, i8 addrspace(1)*, i32, i1)
declare void @llvm.memmove.p0i8.p0i8.i32(i8*, i8*, i32, i1)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
declare void @llvm.memset.p1i8.i64(i8 addrspace(1)*, i8, i64, i1)
declare void @llvm.memcpy.inline.p0i8.p0i8.i64(i8*, i8*, i64, i1)
declare void @llvm.lifetime.start.p0i8(i64, i8*)
declare void @llvm.lifetime.end.p0i8(i64, i8*)
declare {}* @llvm.invariant.start.p0i8(i64, i8*)
declare void @llvm.invariant.end.p0i8({}*, i64, i8*)
declare i8* @llvm.launder.invariant.group.p0i8(i8*)
declare i64 @llvm.objectsize.i64.p0i8(i8*, i1, i1, i1)
declare void @llvm.prefetch.p0i8(i8*, i32, i32, i32)
declare <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>*, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0v4i32(<4 x i32>, <4 x i32>*, i32, <4 x i1>)
declare <2 x i8*> @llvm.masked.load.v2p0i8.p0v2p0i8(<2 x i8*>*, i32, <2 x i1>, <2 x i8*>)
declare <4 x float> @llvm.masked.expandload.v4f32(float*, <4 x i1>, <4 x float>)
declare i8* @llvm.stacksave()
declare void @llvm.stackrestore(i8*)
declare i8* @llvm.returnaddress(i32)
declare i8* @llvm.frameaddress.p0i8(i32)
declare void @llvm.assume(i1)
declare i8* @llvm.ptr.annotation.p0i8(i8*, i8*, i8*, i32, i8*)
declare i32* @llvm.ptr.annotation.p0i32(i32*, i8*, i8*, i32, i8*)
declare void @llvm.var.annotation(i8*, i8*, i8*, i32, i8*)
declare i8* @llvm.ptrmask.p0i8.i64(i8*, i64)
declare %pair* @llvm.ssa.copy.p0s_pairs(%pair* returned)
declare void @llvm.init.trampoline(i8*, i8*, i8*)
declare i1 @llvm.type.test(i8*, metadata)
declare i8* @llvm.preserve.struct.access.index.p0i8.p0s_pairs(%pair*, i32, i32)
declare i32* @llvm.preserve.array.access.index.p0i32.p0a4i32([4 x i32]*, i32, i32)
declare { i8*, i1 } @llvm.type.checked.load(i8*, i32, metadata)
declare void @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32(i8*, i8*, i32, i32)
declare void @llvm.eh.sjlj.callsite(i32)
declare i64 @llvm.read_register.i64(metadata)

define void @copies(i8* %d, i8* %s, i8 addrspace(3)* %sh, i8 addrspace(1)* %g, i64 %n) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %d, i8* align 4 %s, i64 %n, i1 false)
  call void @llvm.memcpy.p3i8.p1i8.i32(i8 addrspace(3)* %sh, i8 addrspace(1)* align 8 %g, i32 64, i1 true)
  call void @llvm.memmove.p0i8.p0i8.i32(i8* %d, i8* %s, i32 7, i1 false)
  call void @llvm.memset.p0i8.i64(i8* align 2 %d, i8 0, i64 %n, i1 false)
  call void @llvm.memset.p1i8.i64(i8 addrspace(1)* %g, i8 -1, i64 16, i1 false)
  call void @llvm.memcpy.inline.p0i8.p0i8.i64(i8* %d, i8* %s, i64 8, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p0i8.p0i8.i32(i8* align 4 %d, i8* align 4 %s, i32 64, i32 4)
  ret void
}

define i64 @lifetimes(i64 %mask) {
  %a = alloca %pair
  %b = alloca [4 x i32]
  %pa = bitcast %pair* %a to i8*
  %pb = bitcast [4 x i32]* %b to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %pa)
  call void @llvm.lifetime.start.p0i8(i64 16, i8* %pb)
  %i = call {}* @llvm.invariant.start.p0i8(i64 8, i8* %pa)
  call void @llvm.invariant.end.p0i8({}* %i, i64 8, i8* %pa)
  %l = call i8* @llvm.launder.invariant.group.p0i8(i8* %pb)
  %size = call i64 @llvm.objectsize.i64.p0i8(i8* %l, i1 false, i1 true, i1 false)
  call void @llvm.prefetch.p0i8(i8* %pb, i32 0, i32 3, i32 1)
  %m = call i8* @llvm.ptrmask.p0i8.i64(i8* %pb, i64 %mask)
  %e = call i32* @llvm.preserve.array.access.index.p0i32.p0a4i32([4 x i32]* elementtype([4 x i32]) %b, i32 1, i32 2)
  %not = icmp ne i8* %m, null
  call void @llvm.assume(i1 %not)
  call void @llvm.assume(i1 true) [ "align"(i8* %pa, i64 8), "nonnull"(i32* %e) ]
  %c = call %pair* @llvm.ssa.copy.p0s_pairs(%pair* %a)
  %f = call i8* @llvm.preserve.struct.access.index.p0i8.p0s_pairs(%pair* elementtype(%pair) %c, i32 1, i32 1)
  store i32 1, i32* %e
  store i8 1, i8* %f
  call void @llvm.lifetime.end.p0i8(i64 16, i8* %pb)
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %pa)
  ret i64 %size
}

define <4 x i32> @masked(<4 x i32>* %p, <4 x i1> %m, <2 x i8*>* %q, <2 x i1> %m2, float* %f) {
  %1 = call <4 x i32> @llvm.masked.load.v4i32.p0v4i32(<4 x i32>* %p, i32 16, <4 x i1> %m, <4 x i32> undef)
  call void @llvm.masked.store.v4i32.p0v4i32(<4 x i32> %1, <4 x i32>* %p, i32 4, <4 x i1> %m)
  %2 = call <2 x i8*> @llvm.masked.load.v2p0i8.p0v2p0i8(<2 x i8*>* %q, i32 16, <2 x i1> %m2, <2 x i8*> undef)
  %3 = extractelement <2 x i8*> %2, i32 1
  store i8 0, i8* %3
  %4 = call <4 x float> @llvm.masked.expandload.v4f32(float* %f, <4 x i1> %m, <4 x float> undef)
  %5 = bitcast <4 x float> %4 to <4 x i32>
  %6 = add <4 x i32> %1, %5
  ret <4 x i32> %6
}

define i8* @stack(i8* %tramp, i8* %f, i32* %x) {
  %1 = call i8* @llvm.stacksave()
  call void @llvm.stackrestore(i8* %1)
  %2 = call i8* @llvm.returnaddress(i32 0)
  %3 = call i8* @llvm.frameaddress.p0i8(i32 0)
  call void @llvm.init.trampoline(i8* %tramp, i8* bitcast (i8* (i8*, i8*, i32*)* @stack to i8*), i8* %3)
  %4 = call i8* @llvm.ptr.annotation.p0i8(i8* %2, i8* null, i8* null, i32 1, i8* null)
  %5 = call i32* @llvm.ptr.annotation.p0i32(i32* %x, i8* null, i8* null, i32 2, i8* null)
  store i32 0, i32* %5
  call void @llvm.var.annotation(i8* %4, i8* null, i8* null, i32 3, i8* null)
  %6 = call i1 @llvm.type.test(i8* %4, metadata !"t")
  %7 = call { i8*, i1 } @llvm.type.checked.load(i8* %4, i32 0, metadata !"t")
  %8 = extractvalue { i8*, i1 } %7, 0
  %9 = select i1 %6, i8* %8, i8* %4
  ret i8* %9
}
