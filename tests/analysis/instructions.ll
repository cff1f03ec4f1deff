; Calls of intrinsics, and operations with and without the flags and operands that rules ask for. See test_instruction_tables.py.

define void @integers(i32 %a, i32 %b, i32 noundef %c, i1 %i, ptr %p) {
  %v0 = call i32 @llvm.ctpop.i32(i32 %a)
  %v1 = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %v2 = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  %v3 = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  %v4 = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  %v5 = call i32 @llvm.abs.i32(i32 %a, i1 false)
  %v6 = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %v7 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %v8 = call range(i32 0, 8) i32 @llvm.smax.i32(i32 %a, i32 7)
  %v9 = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  %v10 = call range(i32 0, 8) i32 @llvm.smin.i32(i32 %a, i32 7)
  %v11 = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %v12 = call range(i32 0, 8) i32 @llvm.umax.i32(i32 %a, i32 7)
  %v13 = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %v14 = call range(i32 0, 8) i32 @llvm.umin.i32(i32 %a, i32 7)
  %v15 = call i32 @llvm.bitreverse.i32(i32 %a)
  %v16 = call i32 @llvm.bswap.i32(i32 %a)
  %v17 = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 5)
  %v18 = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  %v19 = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 5)
  %v20 = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
  %v21 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v22 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %v23 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %v24 = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  %v25 = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  %v26 = call i32 @llvm.sshl.sat.i32(i32 %a, i32 31)
  %v27 = call i32 @llvm.sshl.sat.i32(i32 %a, i32 32)
  %v28 = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %b)
  %v29 = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 3)
  %v30 = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  %v31 = call i32 @llvm.scmp.i32.i32(i32 %a, i32 %b)
  %v32 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %v33 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %v34 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %v35 = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  %v36 = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  %v37 = call i32 @llvm.ushl.sat.i32(i32 %a, i32 31)
  %v38 = call i32 @llvm.ushl.sat.i32(i32 %a, i32 32)
  %v39 = call i32 @llvm.ushl.sat.i32(i32 %a, i32 %b)
  %v40 = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 3)
  %v41 = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  %v42 = call i32 @llvm.ucmp.i32.i32(i32 %a, i32 %b)
  %v43 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -16)
  %v44 = call i64 @llvm.vscale.i64()
  %v45 = call i1 @llvm.is.constant.i32(i32 %a)
  %v46 = call i32 @llvm.expect.i32(i32 %a, i32 1)
  %v47 = call i32 @llvm.ssa.copy.i32(i32 %a)
  %v48 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %v49 = call i32 @llvm.annotation.i32.p0(i32 %a, ptr %p, ptr %p, i32 1)
  %v50 = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %v51 = call ptr @llvm.strip.invariant.group.p0(ptr %p)
  %v52 = udiv i32 %a, %b
  %v53 = udiv i32 %a, 0
  %v54 = udiv i32 %a, 1
  %v55 = udiv i32 %a, -1
  %v56 = udiv i32 %a, 7
  %v57 = udiv exact i32 %a, 4
  %v58 = sdiv i32 %a, %b
  %v59 = sdiv i32 %a, 0
  %v60 = sdiv i32 %a, 1
  %v61 = sdiv i32 %a, -1
  %v62 = sdiv i32 %a, 7
  %v63 = sdiv exact i32 %a, 4
  %v64 = urem i32 %a, %b
  %v65 = urem i32 %a, 0
  %v66 = urem i32 %a, 1
  %v67 = urem i32 %a, -1
  %v68 = urem i32 %a, 7
  %v69 = srem i32 %a, %b
  %v70 = srem i32 %a, 0
  %v71 = srem i32 %a, 1
  %v72 = srem i32 %a, -1
  %v73 = srem i32 %a, 7
  %v74 = shl i32 %a, %b
  %v75 = shl i32 %a, 0
  %v76 = shl i32 %a, 31
  %v77 = shl i32 %a, 32
  %v78 = shl i32 %a, -1
  %v79 = lshr i32 %a, %b
  %v80 = lshr i32 %a, 0
  %v81 = lshr i32 %a, 31
  %v82 = lshr i32 %a, 32
  %v83 = lshr i32 %a, -1
  %v84 = ashr i32 %a, %b
  %v85 = ashr i32 %a, 0
  %v86 = ashr i32 %a, 31
  %v87 = ashr i32 %a, 32
  %v88 = ashr i32 %a, -1
  %v89 = add nuw i32 %a, 3
  %v90 = sub nuw i32 %a, 3
  %v91 = mul nuw i32 %a, 3
  %v92 = shl nuw i32 %a, 3
  %v93 = add nsw i32 %a, 3
  %v94 = sub nsw i32 %a, 3
  %v95 = mul nsw i32 %a, 3
  %v96 = shl nsw i32 %a, 3
  %v97 = add nuw nsw i32 %a, 3
  %v98 = sub nuw nsw i32 %a, 3
  %v99 = mul nuw nsw i32 %a, 3
  %v100 = shl nuw nsw i32 %a, 3
  %v101 = lshr exact i32 %a, 3
  %v102 = ashr exact i32 %a, 3
  %v103 = or disjoint i32 %a, 1
  %v104 = zext nneg i32 %a to i64
  %v105 = trunc nuw i32 %a to i8
  %v106 = trunc nsw i32 %a to i8
  %v107 = uitofp nneg i32 %a to float
  %v108 = icmp samesign ult i32 %a, %b
  %v109 = getelementptr i32, ptr %p, i32 %a
  %v110 = getelementptr inbounds i32, ptr %p, i32 %a
  %v111 = getelementptr nusw i32, ptr %p, i32 %a
  %v112 = getelementptr nuw i32, ptr %p, i32 %a
  ret void
}

define void @floats(float %x, float %y, i32 %a, <4 x float> %v) {
  %v0 = call float @llvm.sin.f32(float %x)
  %v1 = call float @llvm.sinh.f32(float %x)
  %v2 = call float @llvm.cos.f32(float %x)
  %v3 = call float @llvm.cosh.f32(float %x)
  %v4 = call float @llvm.tan.f32(float %x)
  %v5 = call float @llvm.tanh.f32(float %x)
  %v6 = call float @llvm.asin.f32(float %x)
  %v7 = call float @llvm.acos.f32(float %x)
  %v8 = call float @llvm.atan.f32(float %x)
  %v9 = call float @llvm.canonicalize.f32(float %x)
  %v10 = call float @llvm.sqrt.f32(float %x)
  %v11 = call float @llvm.exp.f32(float %x)
  %v12 = call float @llvm.exp2.f32(float %x)
  %v13 = call float @llvm.exp10.f32(float %x)
  %v14 = call float @llvm.log.f32(float %x)
  %v15 = call float @llvm.log2.f32(float %x)
  %v16 = call float @llvm.log10.f32(float %x)
  %v17 = call float @llvm.floor.f32(float %x)
  %v18 = call float @llvm.ceil.f32(float %x)
  %v19 = call float @llvm.trunc.f32(float %x)
  %v20 = call float @llvm.rint.f32(float %x)
  %v21 = call float @llvm.nearbyint.f32(float %x)
  %v22 = call float @llvm.round.f32(float %x)
  %v23 = call float @llvm.roundeven.f32(float %x)
  %v24 = call float @llvm.fabs.f32(float %x)
  %v25 = call float @llvm.arithmetic.fence.f32(float %x)
  %v26 = call float @llvm.pow.f32(float %x, float %y)
  %v27 = call float @llvm.atan2.f32(float %x, float %y)
  %v28 = call float @llvm.minnum.f32(float %x, float %y)
  %v29 = call float @llvm.maxnum.f32(float %x, float %y)
  %v30 = call float @llvm.minimum.f32(float %x, float %y)
  %v31 = call float @llvm.maximum.f32(float %x, float %y)
  %v32 = call float @llvm.minimumnum.f32(float %x, float %y)
  %v33 = call float @llvm.maximumnum.f32(float %x, float %y)
  %v34 = call float @llvm.copysign.f32(float %x, float %y)
  %v35 = call float @llvm.fma.f32(float %x, float %y, float %x)
  %v36 = call float @llvm.fmuladd.f32(float %x, float %y, float %x)
  %v37 = call float @llvm.powi.f32.i32(float %x, i32 %a)
  %v38 = call float @llvm.ldexp.f32.i32(float %x, i32 %a)
  %v39 = call { float, i32 } @llvm.frexp.f32.i32(float %x)
  %v40 = call { float, float } @llvm.sincos.f32(float %x)
  %v41 = call { float, float } @llvm.sincospi.f32(float %x)
  %v42 = call { float, float } @llvm.modf.f32(float %x)
  %v43 = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  %v44 = call i32 @llvm.lrint.i32.f32(float %x)
  %v45 = call i64 @llvm.llrint.i64.f32(float %x)
  %v46 = call i32 @llvm.lround.i32.f32(float %x)
  %v47 = call i64 @llvm.llround.i64.f32(float %x)
  %v48 = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  %v49 = call i32 @llvm.fptoui.sat.i32.f32(float %x)
  %v50 = call nofpclass(nan) float @llvm.sqrt.f32(float %x)
  %v51 = call nnan float @llvm.sqrt.f32(float %x)
  %v52 = fadd float %x, %y
  %v53 = fadd nnan float %x, %y
  %v54 = fadd ninf float %x, %y
  %v55 = fadd nsz float %x, %y
  %v56 = fadd arcp float %x, %y
  %v57 = fadd contract float %x, %y
  %v58 = fadd afn float %x, %y
  %v59 = fadd reassoc float %x, %y
  %v60 = fadd fast float %x, %y
  %v61 = fsub float %x, %y
  %v62 = fsub nnan float %x, %y
  %v63 = fsub ninf float %x, %y
  %v64 = fsub nsz float %x, %y
  %v65 = fsub arcp float %x, %y
  %v66 = fsub contract float %x, %y
  %v67 = fsub afn float %x, %y
  %v68 = fsub reassoc float %x, %y
  %v69 = fsub fast float %x, %y
  %v70 = fmul float %x, %y
  %v71 = fmul nnan float %x, %y
  %v72 = fmul ninf float %x, %y
  %v73 = fmul nsz float %x, %y
  %v74 = fmul arcp float %x, %y
  %v75 = fmul contract float %x, %y
  %v76 = fmul afn float %x, %y
  %v77 = fmul reassoc float %x, %y
  %v78 = fmul fast float %x, %y
  %v79 = fdiv float %x, %y
  %v80 = fdiv nnan float %x, %y
  %v81 = fdiv ninf float %x, %y
  %v82 = fdiv nsz float %x, %y
  %v83 = fdiv arcp float %x, %y
  %v84 = fdiv contract float %x, %y
  %v85 = fdiv afn float %x, %y
  %v86 = fdiv reassoc float %x, %y
  %v87 = fdiv fast float %x, %y
  %v88 = frem float %x, %y
  %v89 = frem nnan float %x, %y
  %v90 = frem ninf float %x, %y
  %v91 = frem nsz float %x, %y
  %v92 = frem arcp float %x, %y
  %v93 = frem contract float %x, %y
  %v94 = frem afn float %x, %y
  %v95 = frem reassoc float %x, %y
  %v96 = frem fast float %x, %y
  %v97 = fneg nnan float %x
  %v98 = fcmp ninf olt float %x, %y
  %v99 = fptosi float %x to i8
  %v100 = fptoui float %x to i8
  %v101 = extractelement <4 x float> %v, i32 0
  %v102 = extractelement <4 x float> %v, i32 3
  %v103 = extractelement <4 x float> %v, i32 4
  %v104 = extractelement <4 x float> %v, i32 %a
  %v105 = insertelement <4 x float> %v, float %x, i32 0
  %v106 = insertelement <4 x float> %v, float %x, i32 3
  %v107 = insertelement <4 x float> %v, float %x, i32 4
  %v108 = insertelement <4 x float> %v, float %x, i32 %a
  %v109 = shufflevector <4 x float> %v, <4 x float> %v, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %v110 = shufflevector <4 x float> %v, <4 x float> %v, <4 x i32> <i32 0, i32 poison, i32 2, i32 7>
  %v111 = shufflevector <4 x float> %v, <4 x float> %v, <4 x i32> poison
  ret void
}

declare void @any()

; Function Attrs: nounwind willreturn memory(none)
declare i32 @pure(i32, ptr) #0

; Function Attrs: nounwind speculatable willreturn memory(none)
declare i32 @speculated(i32) #1

; Function Attrs: nounwind willreturn memory(argmem: read)
declare void @reads(ptr readonly captures(none)) #2

; Function Attrs: nounwind willreturn memory(argmem: write)
declare void @writes(ptr writeonly captures(none)) #3

; Function Attrs: nounwind willreturn memory(none)
declare ptr @passes(ptr captures(ret: address, provenance)) #0

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @hidden(ptr captures(address)) #4

; Function Attrs: nounwind willreturn
declare void @copied(ptr byval(i64)) #5

; Function Attrs: willreturn memory(none)
declare void @throws() #6

; Function Attrs: nounwind memory(none)
declare void @hangs() #7

declare noundef i32 @whole()

; Function Attrs: nocreateundeforpoison
declare i32 @made() #8

define i32 @calls(i32 noundef %a, ptr %p, ptr %f) {
  call void @any()
  call void @any() #5
  call void @any() #26
  %v3 = call i32 @pure(i32 %a, ptr %p)
  %v4 = call i32 @pure(i32 noundef %a, ptr nonnull %p)
  %v5 = call noundef i32 @pure(i32 %a, ptr noundef nonnull %p)
  %v6 = call i32 @speculated(i32 %a)
  %v7 = call range(i32 0, 4) i32 @speculated(i32 %a)
  call void @reads(ptr %p)
  call void @writes(ptr %p)
  %v10 = call ptr @passes(ptr %p)
  %v11 = call nonnull ptr @passes(ptr %p)
  %v12 = call align 16 ptr @passes(ptr %p)
  call void @hidden(ptr %p)
  call void @copied(ptr byval(i64) %p)
  call void @throws()
  call void @hangs()
  %v17 = call i32 @whole()
  %v18 = call i32 @made()
  call void %f()
  call void %f() #27
  call void @reads(ptr readnone %p)
  call void @any() [ "deopt"(i32 1) ]
  call void @llvm.assume(i1 true)
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p) ]
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 true)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 true)
  call void @llvm.sideeffect()
  call void @llvm.donothing()
  call void @llvm.trap()
  call void @llvm.debugtrap()
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %v36 = call ptr @llvm.stacksave.p0()
  %v37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v38 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v40 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  call void @llvm.nvvm.membar.cta()
  %v42 = load i32, ptr %p, align 4
  %v43 = load volatile i32, ptr %p, align 4
  %v44 = load i32, ptr %p, align 4, !range !3
  %v45 = load i32, ptr %p, align 4, !noundef !4
  %v46 = load ptr, ptr %p, align 8, !nonnull !4
  %v47 = load ptr, ptr %p, align 8, !align !5
  %v48 = load i32, ptr %p, align 4, !invariant.load !4
  %v49 = load atomic i32, ptr %p monotonic, align 4
  %v50 = load atomic i32, ptr %p seq_cst, align 4
  store i32 %a, ptr %p, align 4
  store volatile i32 %a, ptr %p, align 4
  store atomic i32 %a, ptr %p release, align 4
  fence acquire
  %v55 = cmpxchg ptr %p, i32 0, i32 %a monotonic monotonic, align 4
  %v56 = atomicrmw add ptr %p, i32 %a monotonic, align 4
  %v57 = va_arg ptr %p, i32
  %v58 = alloca i32, align 4
  %v59 = alloca i32, i32 %a, align 4
  %v60 = freeze i32 %a
  %n0 = call noundef range(i32 0, 4) i32 @speculated(i32 %a)
  %n1 = call noundef nonnull ptr @passes(ptr %p)
  %n2 = call noundef align 16 ptr @passes(ptr %p)
  %n3 = call noundef nofpclass(nan) float @llvm.sqrt.f32(float 2.000000e+00)
  ret i32 %a
}

define noundef i32 @promised(i32 %a, i1 %i, ptr %p) {
  %u = add i32 %a, 1
  %x = udiv i32 7, %u
  %s = select i1 %i, i32 %u, i32 %u
  %t = select i1 %i, i32 %a, i32 %u
  store i32 %s, ptr %p, align 4
  ret i32 %a
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.acos.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.arithmetic.fence.f32(float) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.asin.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.atan.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.atan2.f32(float, float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.canonicalize.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cosh.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #9

; Function Attrs: nounwind
declare void @llvm.debugtrap() #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare void @llvm.donothing() #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp10.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.expect.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { float, i32 } @llvm.frexp.f32.i32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #11

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.launder.invariant.group.p0(ptr) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ldexp.f32.i32(float, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log10.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.lrint.i32.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.lround.i32.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #17

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #17

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimum.f32(float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { float, float } @llvm.modf.f32(float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #11

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #19

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #20

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.roundeven.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.sideeffect() #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { float, float } @llvm.sincos.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { float, float } @llvm.sincospi.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sinh.f32(float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.ssa.copy.i32(i32 returned) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sshl.sat.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.strip.invariant.group.p0(ptr) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.tan.f32(float) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.tanh.f32(float) #9

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #25

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umul.fix.i32(i32, i32, i32 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ushl.sat.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vscale.i64() #9

attributes #0 = { nounwind willreturn memory(none) }
attributes #1 = { nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(argmem: read) }
attributes #3 = { nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind willreturn }
attributes #6 = { willreturn memory(none) }
attributes #7 = { nounwind memory(none) }
attributes #8 = { nocreateundeforpoison }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { convergent nocallback nounwind }
attributes #20 = { nocallback nounwind }
attributes #21 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #22 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #24 = { nocallback nofree nosync nounwind willreturn }
attributes #25 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #26 = { memory(none) }
attributes #27 = { nounwind willreturn memory(read) }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{i32 0, i32 9}
!4 = !{}
!5 = !{i64 16}
