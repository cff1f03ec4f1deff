source_filename = "intrinsics.c"

%pair = type { i32, i32 }

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x float> @llvm.masked.expandload.v4f32(ptr captures(none), <4 x i1>, <4 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.init.trampoline(ptr writeonly captures(none), ptr readnone, ptr readnone) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.type.test(ptr, metadata) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata) #1

; Function Attrs: nounwind memory(none)
declare void @llvm.eh.sjlj.callsite(i32 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #0

define void @copies(ptr %d, ptr %s, ptr addrspace(3) %sh, ptr addrspace(1) %g, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %d, ptr align 4 %s, i64 %n, i1 false)
  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) %sh, ptr addrspace(1) align 8 %g, i32 64, i1 true)
  call void @llvm.memmove.p0.p0.i32(ptr %d, ptr %s, i32 7, i1 false)
  call void @llvm.memset.p0.i64(ptr align 2 %d, i8 0, i64 %n, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %g, i8 -1, i64 16, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %d, ptr %s, i64 8, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %d, ptr align 4 %s, i32 64, i32 4)
  ret void
}

define i64 @lifetimes(i64 %mask) {
  %a = alloca %pair, align 8
  %b = alloca [4 x i32], align 4
  %pa = bitcast ptr %a to ptr
  %pb = bitcast ptr %b to ptr
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  %i = call ptr @llvm.invariant.start.p0(i64 8, ptr %pa)
  call void @llvm.invariant.end.p0(ptr %i, i64 8, ptr %pa)
  %l = call ptr @llvm.launder.invariant.group.p0(ptr %pb)
  %size = call i64 @llvm.objectsize.i64.p0(ptr %l, i1 false, i1 true, i1 false)
  call void @llvm.prefetch.p0(ptr %pb, i32 0, i32 3, i32 1)
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %pb, i64 %mask)
  %e = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %b, i32 1, i32 2)
  %not = icmp ne ptr %m, null
  call void @llvm.assume(i1 %not)
  call void @llvm.assume(i1 true) [ "align"(ptr %pa, i64 8), "nonnull"(ptr %e) ]
  %c = call ptr @llvm.ssa.copy.p0(ptr %a)
  %f = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype(%pair) %c, i32 1, i32 1)
  store i32 1, ptr %e, align 4
  store i8 1, ptr %f, align 1
  call void @llvm.lifetime.end.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i64 %size
}

define <4 x i32> @masked(ptr %p, <4 x i1> %m, ptr %q, <2 x i1> %m2, ptr %f) {
  %1 = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> %m, <4 x i32> undef)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %1, ptr align 4 %p, <4 x i1> %m)
  %2 = call <2 x ptr> @llvm.masked.load.v2p0.p0(ptr align 16 %q, <2 x i1> %m2, <2 x ptr> undef)
  %3 = extractelement <2 x ptr> %2, i32 1
  store i8 0, ptr %3, align 1
  %4 = call <4 x float> @llvm.masked.expandload.v4f32(ptr %f, <4 x i1> %m, <4 x float> undef)
  %5 = bitcast <4 x float> %4 to <4 x i32>
  %6 = add <4 x i32> %1, %5
  ret <4 x i32> %6
}

define ptr @stack(ptr %tramp, ptr %f, ptr %x) {
  %1 = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %1)
  %2 = call ptr @llvm.returnaddress(i32 0)
  %3 = call ptr @llvm.frameaddress.p0(i32 0)
  call void @llvm.init.trampoline(ptr %tramp, ptr @stack, ptr %3)
  %4 = call ptr @llvm.ptr.annotation.p0.p0(ptr %2, ptr null, ptr null, i32 1, ptr null)
  %5 = call ptr @llvm.ptr.annotation.p0.p0(ptr %x, ptr null, ptr null, i32 2, ptr null)
  store i32 0, ptr %5, align 4
  call void @llvm.var.annotation.p0.p0(ptr %4, ptr null, ptr null, i32 3, ptr null)
  %6 = call i1 @llvm.type.test(ptr %4, metadata !"t")
  %7 = call { ptr, i1 } @llvm.type.checked.load(ptr %4, i32 0, metadata !"t")
  %8 = extractvalue { ptr, i1 } %7, 0
  %9 = select i1 %6, ptr %8, ptr %4
  ret ptr %9
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i32, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare void @llvm.lifetime.start.i64(i64)

declare void @llvm.lifetime.end.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.invariant.end.p0(ptr, i64 immarg, ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.launder.invariant.group.p0(ptr) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr captures(none), <2 x i1>, <2 x ptr>) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #12

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.ssa.copy.p0(ptr returned) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32 immarg, i32 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 immarg) #1

; Function Attrs: nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i32 immarg) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nosync nounwind willreturn memory(argmem: readwrite) }
