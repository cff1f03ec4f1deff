; Seeds: every construct of LLVM 22's language reference once, as a user may write it, in small modules behind `;---` lines. opt 22 takes each.
;--- linkage
source_filename = "linkage.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$size = comdat samesize
@any = linkonce_odr global i32 1, comdat, align 4
@e = linkonce global i8 2, comdat($exact)
@l = weak global i64 3, comdat($largest)
@n = weak_odr constant i16 4, comdat($nodup)
@s = global i32 5, comdat($size)
@private = private unnamed_addr constant [4 x i8] c"a\00\FFz", align 1
@internal = internal local_unnamed_addr global { i32, ptr } { i32 1, ptr @internal }
@common = common global [3 x float] zeroinitializer
@appending = appending global [1 x ptr] [ptr @external]
@external = external global i32
@weak = extern_weak global i32
@available = available_externally constant i32 0
@hidden = hidden global i32 0
@protected = protected global i32 0
@import = external dllimport global i32
@export = dllexport global i32 0
@local = external dso_local global i32
@preemptable = dso_preemptable global i32 0
@tls = thread_local(localdynamic) global i32 0
@tls1 = thread_local(initialexec) global i32 0
@tls2 = thread_local(localexec) global i32 0
@shared = internal addrspace(3) global [64 x float] undef, align 16
@const = addrspace(4) externally_initialized constant i32 7, section ".const", partition "p"
@model = global i32 0, code_model "large", no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@attributed = global i32 0 #0
@alias = weak alias i32, ptr @s
@alias2 = internal unnamed_addr alias i8, getelementptr (i8, ptr @private, i64 1), partition "p"
@ifunc = ifunc i32 (i32), ptr @resolver
@llvm.used = appending global [1 x ptr] [ptr @hidden], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @export], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]
define internal void @ctor() { ret void }
define ptr @resolver() { ret ptr null }
attributes #0 = { "key"="value" "flag" }
;--- functions
target triple = "nvptx64-nvidia-cuda"
%T = type { i32, [2 x float] }
declare void @varargs(ptr noalias readonly captures(none), ...) nounwind
declare zeroext i8 @extended(i8 signext, i16 noext) memory(argmem: read, inaccessiblemem: readwrite)
declare ptr @alloc(i64, i64 allocalign) allockind("alloc,zeroed") allocsize(0) "alloc-family"="f"
declare void @free(ptr allocptr) allockind("free")
define fastcc noundef range(i32 0, 10) i32 @fast(i32 noundef %0, ptr byval(%T) align 8 %1, float nofpclass(nan inf) %f) unnamed_addr #1 align 16 gc "shadow-stack" prefix i32 1 prologue i8 2 {
  ret i32 %0
}
define coldcc void @cold(ptr sret(%T) %out, ptr nonnull dereferenceable(8) %p, ptr dereferenceable_or_null(4) %q, ptr inreg %r) section "s" partition "p" {
  ret void
}
define ptx_kernel void @kernel(ptr addrspace(1) initializes((0, 4)) %p, i32 %n) #2 { ret void }
define ptx_device ptr @device(ptr returned %p, ptr nest %n) personality ptr null { ret ptr %p }
define tailcc void @tail(ptr swiftself %a) { ret void }
define swiftcc void @swift(ptr swifterror %e) { ret void }
define swifttailcc void @swifttail(ptr swiftasync %c) { ret void }
define cc 10 void @numbered(i32 %x) { ret void }
define preserve_mostcc void @most() nofree norecurse willreturn mustprogress { ret void }
define preserve_allcc void @all() noinline optnone { ret void }
define anyregcc void @any() alwaysinline { ret void }
define ghccc void @ghc() uwtable(sync) vscale_range(1, 16) alignstack(16) { ret void }
define void @trailing(ptr writeonly %w, ptr readnone %n, ptr dead_on_unwind writable %d, ptr captures(ret: address, provenance) %c) { ret void }
attributes #1 = { nounwind "target-cpu"="sm_90" "target-features"="+ptx86" "denormal-fp-math"="preserve-sign" }
attributes #2 = { "nvvm.maxntid"="128,1,1" "nvvm.minctasm"="2" convergent nosync speculatable memory(none) }
;--- terminators
declare i32 @personality(...)
declare void @may_throw()
define i32 @f(i32 %x, i1 %c, ptr %target) personality ptr @personality {
entry:
  switch i32 %x, label %other [ i32 0, label %zero
    i32 -1, label %loop ]
zero:
  br i1 %c, label %loop, label %other, !prof !0
loop:
  %i = phi i32 [ 0, %zero ], [ %x, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %end = icmp uge i32 %next, 100
  br i1 %end, label %other, label %loop, !llvm.loop !1
other:
  indirectbr ptr %target, [ label %call, label %dead ]
call:
  invoke void @may_throw() to label %done unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @personality]
  resume { ptr, i32 } %l
done:
  %r = callbr i32 asm "", "=r,r,!i"(i32 %x) to label %last [ label %dead ]
last:
  ret i32 %r
dead:
  unreachable
}
@blocks = constant [2 x ptr] [ptr blockaddress(@f, %call), ptr blockaddress(@f, %dead)]
!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.count", i32 4}
!3 = !{!"llvm.loop.mustprogress"}
;--- funclets
declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind label %clean
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  call void @g() [ "funclet"(token %p) ]
  catchret from %p to label %done
clean:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
done:
  ret void
}
;--- arithmetic
define i32 @ints(i32 %a, i32 %b, <4 x i8> %v, i128 %w, i1 %c) {
  %1 = add nuw i32 %a, %b
  %2 = sub nsw i32 %1, 7
  %3 = mul nuw nsw i32 %2, -3
  %4 = udiv exact i32 %3, 2
  %5 = sdiv i32 %4, %b
  %6 = urem i32 %5, 16
  %7 = srem i32 %6, 2147483647
  %8 = shl nuw i32 %7, 31
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 2
  %11 = and i32 %10, 255
  %12 = or disjoint i32 %11, 256
  %13 = xor i32 %12, -1
  %v1 = add <4 x i8> %v, <i8 1, i8 2, i8 3, i8 -128>
  %w1 = mul i128 %w, 170141183460469231731687303715884105727
  %t = trunc nuw nsw i128 %w1 to i32
  %z = zext nneg i32 %t to i64
  %x = sext i32 %13 to i64
  %cmp = icmp samesign slt i64 %z, %x
  %sel = select i1 %cmp, i32 %13, i32 %t
  %fr = freeze i32 %sel
  ret i32 %fr
}
define double @floats(float %a, double %b, half %h, bfloat %bf, fp128 %q, x86_fp80 %x80, <2 x float> %v) {
  %1 = fadd fast float %a, 1.0
  %2 = fsub nnan ninf float %1, 0x3FB99999A0000000
  %3 = fmul nsz arcp float %2, -0.0
  %4 = fdiv contract afn float %3, 0x7FF0000000000000
  %5 = frem reassoc float %4, 0x7FF8000000000000
  %6 = fneg nnan float %5
  %7 = fpext fast float %6 to double
  %8 = fptrunc contract double %7 to float
  %9 = fptoui float %8 to i32
  %10 = fptosi half 0xH3C00 to i8
  %11 = uitofp nneg i32 %9 to double
  %12 = sitofp i8 %10 to float
  %13 = fcmp nnan ueq float %12, 4.25
  %14 = select fast i1 %13, double %11, double %b
  %15 = fadd fp128 %q, 0xL00000000000000003FFF000000000000
  %16 = fadd x86_fp80 %x80, 0xK3FFF8000000000000000
  %17 = fadd bfloat %bf, 0xR3F80
  %18 = fadd <2 x float> %v, splat (float 2.0)
  ret double %14
}
;--- memory
%S = type <{ i8, i32, [4 x { ptr, <2 x half> }] }>
define void @f(ptr %p, ptr addrspace(3) %s, i64 %i, <4 x ptr> %vp, ptr %va) {
  %a = alloca %S, i32 2, align 16, addrspace(0)
  %c = load atomic volatile i32, ptr %p syncscope("block") acquire, align 4
  %d2 = load i32, ptr %p, !range !2, !invariant.load !3, !noundef !3, !tbaa !4, !nontemporal !1
  %d3 = load ptr, ptr %p, !nonnull !3, !align !9, !dereferenceable !9, !dereferenceable_or_null !9, !invariant.group !3
  store atomic i32 %c, ptr %p release, align 4
  store volatile i8 1, ptr %p, align 1, !alias.scope !7, !noalias !7
  fence syncscope("agent") acq_rel
  %e = cmpxchg weak volatile ptr %p, i32 %c, i32 2 syncscope("device") acq_rel monotonic, align 4
  %f = atomicrmw volatile fmax ptr %p, float 1.0 seq_cst
  %g = atomicrmw uinc_wrap ptr addrspace(3) %s, i32 7 syncscope("block") monotonic, align 4
  %g2 = atomicrmw usub_sat ptr %p, i32 7 acq_rel, align 4
  %h = getelementptr inbounds nuw %S, ptr %p, i64 %i, i32 2, i64 1, i32 1, i32 0
  %h2 = getelementptr nusw i8, <4 x ptr> %vp, <4 x i64> splat (i64 4)
  %j = extractvalue { i32, i1 } %e, 1
  %k = insertvalue { i32, [2 x i8] } undef, i8 1, 1, 0
  %l = va_arg ptr %va, i32
  %m = addrspacecast ptr addrspace(3) %s to ptr
  %n = ptrtoint ptr %m to i64
  %n2 = ptrtoaddr ptr %m to i64
  %o = inttoptr i64 %n to ptr
  %q = bitcast i64 %n to double
  ret void
}
!1 = !{i32 1}
!2 = !{i32 0, i32 10, i32 20, i32 -1}
!3 = !{}
!4 = !{!5, !6, i64 0, i1 true}
!5 = !{!"struct", !6, i64 0, !6, i64 4}
!6 = !{!"int", !10, i64 0}
!7 = !{!8}
!8 = distinct !{!8, !11}
!9 = !{i64 8}
!10 = !{!"root"}
!11 = distinct !{!11}
;--- vectors
define <4 x i32> @f(<4 x i32> %v, <2 x i32> %w, i32 %i, <vscale x 4 x i32> %s, <4 x i1> %m, ptr %p) {
  %1 = extractelement <4 x i32> %v, i32 %i
  %2 = insertelement <4 x i32> %v, i32 %1, i64 3
  %3 = shufflevector <4 x i32> %2, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 7, i32 0>
  %4 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer
  %5 = add <vscale x 4 x i32> %4, splat (i32 1)
  %6 = call i32 @llvm.vector.reduce.add(<4 x i32> %3)
  %7 = call <4 x i32> @llvm.masked.load(ptr align 16 %p, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> align 4 zeroinitializer, <4 x i1> %m)
  %8 = call i64 @llvm.vscale.i64()
  %9 = icmp ult <4 x i32> %7, %3
  %10 = select <4 x i1> %9, <4 x i32> %7, <4 x i32> %3
  ret <4 x i32> %10
}
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.add(<4 x i32>)
declare <4 x i32> @llvm.masked.load(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>)
declare i64 @llvm.vscale.i64()
;--- calls
declare i32 @v(i32, ...)
declare void @llvm.assume(i1)
define i32 @f(ptr %p, i32 %x, i1 %c) {
  %1 = tail call fastcc i32 %p(i32 noundef signext %x, ptr null) #0, !callees !0
  %2 = notail call i32 (i32, ...) @v(i32 1, double 2.5, ptr @f)
  %3 = call i32 asm sideeffect alignstack inteldialect unwind "mov $0, $1", "=r,r,~{memory}"(i32 %x)
  %4 = call { i32, i32 } asm "", "=r,=r,0,*m"(i32 1, ptr elementtype(i32) %p), !srcloc !1
  %5 = call fast addrspace(0) float @g(float 1.0) [ "deopt"(i32 1, ptr %p), "x"() ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 4) ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %p, i64 64, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 32, i1 true)
  call void @llvm.metadata(metadata !"string")
  %6 = musttail call i32 @f(ptr %p, i32 %x, i1 %c)
  ret i32 %6
}
declare float @g(float) readnone
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.metadata(metadata)
attributes #0 = { nomerge builtin }
!0 = !{ptr @f, ptr @v}
!1 = !{i64 12}
;--- constants
%opaque = type opaque
%rec = type { ptr, %rec2 }
%rec2 = type { [2 x i8], <2 x i1>, {} }
@0 = global i32 0
@"quoted \22name\22 \FF" = global ptr @0
@a = global i1 true
@b = global i256 -57896044618658097711785492504343953926634992332820282019728792003956564819968
@h = global i32 u0xFF
@f = global [7 x double] [double 1.0, double -0.0, double 1.0e300, double 0x7FF0000000000000, double 0xFFF8000000000001, double 4.9e-324, double 12.]
@s = global { i32, <{ i8, i16 }> } { i32 1, <{ i8, i16 }> <{ i8 2, i16 3 }> }
@v = global <4 x i1> <i1 1, i1 0, i1 undef, i1 poison>
@z = global %rec zeroinitializer
@n = global [2 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @a to ptr addrspace(1))]
@p = global i64 add (i64 ptrtoint (ptr @a to i64), i64 8)
@t = global i32 trunc (i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)) to i32)
@g = global ptr getelementptr inbounds nuw ([7 x double], ptr @f, i64 0, i64 3)
@y = global ptr getelementptr inbounds inrange(-24, 32) ([7 x double], ptr @f, i64 0, i64 3)
@x = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1)
@c = global [6 x i8] c"\09\0A\\\22q\00"
@i = global ptr inttoptr (i64 4096 to ptr)
@d = global ptr dso_local_equivalent @func
@cfi = global ptr no_cfi @func
@auth = global ptr ptrauth (ptr @func, i32 2, i64 1234)
@tt = global target("spirv.Event") zeroinitializer
@e = global [0 x %opaque.used] zeroinitializer
%opaque.used = type {}
declare extern_weak void @func()
define void @tok() presplitcoroutine {
  %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
;--- debug
target triple = "nvptx64-nvidia-cuda"
@g = global i32 0, !dbg !20
define i32 @f(i32 %a, ptr %p) !dbg !5 {
entry:
  #dbg_value(i32 %a, !8, !DIExpression(), !10)
  #dbg_declare(ptr %p, !9, !DIExpression(DW_OP_deref), !10)
  #dbg_label(!19, !10)
  #dbg_value(!DIArgList(i32 %a, i32 7), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !11)
  %x = alloca i32, align 4, !DIAssignID !12
  #dbg_assign(i32 %a, !8, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !12, ptr %x, !DIExpression(), !10)
  store i32 %a, ptr %x, align 4, !dbg !10, !DIAssignID !12
  %b = add i32 %a, 1, !dbg !11
  #dbg_value(i32 poison, !8, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed), !10)
  ret i32 %b, !dbg !DILocation(line: 9, column: 3, scope: !5)
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", isOptimized: true, flags: "-g", runtimeVersion: 0, emissionKind: FullDebug, enums: !{!13}, retainedTypes: !{!14}, globals: !{!20}, imports: !{!21}, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: None)
!1 = !DIFile(filename: "a.cu", directory: "/d", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f", source: "int x;\0A")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !DISubroutineType(flags: DIFlagPrototyped, cc: DW_CC_normal, types: !{!6, !6, !7})
!5 = distinct !DISubprogram(name: "f", linkageName: "_Z1f", scope: !22, file: !1, line: 1, type: !4, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !{!17, !18}, retainedNodes: !{!8, !9, !19}, thrownTypes: !{!6}, annotations: !{!{!"k", !"v"}})
!6 = !DIBasicType(tag: DW_TAG_base_type, name: "int", size: 32, align: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64, dwarfAddressSpace: 3, extraData: i32 1)
!8 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 1, type: !6, align: 8)
!9 = !DILocalVariable(name: "p", arg: 2, scope: !5, file: !1, line: 1, type: !7, flags: DIFlagArtificial)
!10 = !DILocation(line: 2, column: 7, scope: !5)
!11 = distinct !DILocation(line: 3, scope: !16, inlinedAt: !10, isImplicitCode: true)
!12 = distinct !DIAssignID()
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, line: 4, baseType: !6, size: 32, elements: !{!DIEnumerator(name: "A", value: -1), !DIEnumerator(name: "B", value: 7, isUnsigned: true)})
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !22, file: !1, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !{!15, !23}, identifier: "_ZTS1S", runtimeLang: DW_LANG_C99)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !14, file: !1, line: 6, baseType: !6, size: 32, offset: 32, flags: DIFlagPublic | DIFlagBitField)
!16 = distinct !DILexicalBlockFile(scope: !24, file: !1, discriminator: 5)
!17 = !DITemplateTypeParameter(name: "T", type: !6, defaulted: true)
!18 = !DITemplateValueParameter(tag: DW_TAG_template_value_parameter, name: "N", type: !6, value: i32 4)
!19 = !DILabel(scope: !5, name: "l", file: !1, line: 3, column: 1)
!20 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !0, entity: !22, file: !1, line: 1)
!22 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !{!DISubrange(count: 3, lowerBound: 0), !DISubrange(count: !26), !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), stride: !DIExpression(DW_OP_constu, 2))})
!24 = !DILexicalBlock(scope: !5, file: !1, line: 2, column: 1)
!25 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !0, file: !1, line: 7, type: !6, isLocal: false, isDefinition: true, declaration: null, align: 32)
!26 = !DILocalVariable(name: "n", scope: !5, type: !6)
!27 = !DIMacroFile(type: DW_MACINFO_start_file, line: 1, file: !1, nodes: !{!28})
!28 = !DIMacro(type: DW_MACINFO_define, line: 2, name: "M", value: "1")
!29 = !DIModule(scope: null, name: "mod", configMacros: "-D", includePath: "/i", apinotes: "n", file: !1, line: 1, isDecl: true)
!30 = !DICommonBlock(scope: null, declaration: !25, name: "c", file: !1, line: 2)
!31 = !DIStringType(name: "character(*)", stringLength: !26, size: 32)
!32 = !DIObjCProperty(name: "o", file: !1, line: 7, setter: "s", getter: "g", attributes: 7, type: !6)
!33 = !GenericDINode(tag: 12, header: "h", operands: {!1, null, !6})
!34 = !DISubrangeType(name: "r", size: 32, baseType: !6, lowerBound: i32 1, upperBound: i32 9)
!35 = !DIFixedPointType(tag: DW_TAG_base_type, size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!named = !{!27, !29, !30, !31, !32, !33, !34, !35, !DIExpression(DW_OP_LLVM_entry_value, 1)}
;--- old-debug
define void @f(i32 %a) !dbg !4 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !5, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.declare(metadata ptr undef, metadata !5, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata !DIArgList(i32 %a), metadata !5, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !7
  ret void, !dbg !7
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocalVariable(name: "a", scope: !4)
!6 = !{null}
!7 = !DILocation(line: 1, scope: !4)
;--- flags
module asm "first \22line\22"
module asm ".globl x"
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!nvvm.annotations = !{!5}
!nvvmir.version = !{!6}
!name.\20with\5Cescapes = !{}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{i32 3, !"require", !{!"wchar_size", i32 4}}
!3 = !{i32 6, !"unique", !{!"a", !"b"}}
!4 = !{!"clang"}
!5 = !{ptr @k, !"kernel", i32 1, !"maxntidx", i32 64}
!6 = !{i32 2, i32 0, i32 3, i32 1}
!7 = distinct !{null, !7, i32 1, !"s", ptr @k, !{!"inline"}}
define void @k(ptr byval(i64) align 8 %p) !kernel_arg !7 !reqd_work_group_size !8 { ret void }
!8 = !{i32 1, i32 1, i32 1}
;--- types
%packed = type <{ i1, i7, i8388607 }>
%union.a = type { [0 x i8], { {}, [2 x [3 x <4 x ptr addrspace(5)>]] } }
%"odd name" = type { %packed, ptr }
%0 = type { half, bfloat, float, double, fp128, x86_fp80, ppc_fp128 }
declare void @a(%packed, %union.a, %"odd name", %0, <vscale x 16 x i1>, target("aarch64.svcount"))
declare token @llvm.none(metadata, token)
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
define void @f(ptr %fp) { call void (ptr, ...) %fp(ptr null, %0 undef) ret void }
;--- uselist
define i32 @f(i32 %x) {
  %a = add i32 %x, %x
  %b = add i32 %x, 1
  ret i32 %b
  uselistorder i32 %x, { 2, 0, 1 }
}
;--- intrinsics
target triple = "nvptx64-nvidia-cuda"
@fmt = private addrspace(4) constant [4 x i8] c"%d\0A\00"
@.str = private constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
declare i32 @printf(ptr, ...)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare void @llvm.lifetime.start.p0(ptr)
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare ptr @llvm.stacksave.p0()
define ptx_kernel void @k(ptr %p, float %f, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !0
  %arch = call i32 @__nvvm_reflect(ptr @.str)
  %is = icmp uge i32 %arch, 900
  br i1 %is, label %new, label %old
new:
  %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %tid, i32 %n)
  %m = call i32 @llvm.umin.i32(i32 %tid, i32 1023)
  br label %old
old:
  %x = phi i32 [ %m, %new ], [ 0, %0 ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %r = call float @llvm.fma.f32(float %f, float %f, float 1.0)
  %z = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %s = call i32 @llvm.fshl.i32(i32 %z, i32 %x, i32 5)
  %c = call i1 @llvm.is.fpclass.f32(float %r, i32 516)
  %d = call i32 (ptr, ...) @printf(ptr addrspacecast (ptr addrspace(4) @fmt to ptr), i32 %s)
  store i32 %d, ptr %p
  ret void
}
define float @strict(float %a) strictfp {
  %1 = call float @llvm.experimental.constrained.fadd.f32(float %a, float %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %1
}
!0 = !{i32 0, i32 1024}
;--- loops
define void @nest(ptr noalias %a, ptr noalias %b, i32 %n) {
entry:
  %empty = icmp slt i32 %n, 1
  br i1 %empty, label %exit, label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi float [ 0.0, %outer ], [ %add, %inner ]
  %row = mul nsw i32 %i, 64
  %at = add nsw i32 %row, %j
  %wide = sext i32 %at to i64
  %src = getelementptr inbounds float, ptr %b, i64 %wide
  %v = load float, ptr %src, align 4
  %add = fadd contract float %sum, %v
  %j.next = add nuw nsw i32 %j, 1
  %j.end = icmp eq i32 %j.next, 64
  br i1 %j.end, label %latch, label %inner, !llvm.loop !0
latch:
  %dst = getelementptr float, ptr %a, i32 %i
  store float %add, ptr %dst, align 4
  %i.next = add i32 %i, 1
  %i.end = icmp sge i32 %i.next, %n
  br i1 %i.end, label %exit, label %outer
exit:
  ret void
}
!0 = distinct !{!0, !{!"llvm.loop.unroll.disable"}}
;--- aggregates
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
%S = type { i32, [7 x i64], <3 x float>, { i8, double } }
define internal %S @callee(%S %s, ptr byval(%S) align 8 %b) {
  %v = load %S, ptr %b, align 8
  %x = extractvalue %S %v, 1, 3
  %y = insertvalue %S %s, i64 %x, 1, 6
  ret %S %y
}
define ptx_kernel void @k(ptr %p, ptr byval(%S) align 8 %b) {
  %l = alloca [33 x %S], align 4
  %t = alloca %S
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %l, ptr align 4 %p, i64 129, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %l, i64 64, i1 true)
  call void @llvm.memset.p0.i32(ptr align 16 %t, i8 -1, i32 112, i1 false)
  %s = load %S, ptr %t, align 16
  %r = call %S @callee(%S %s, ptr byval(%S) align 8 %b)
  store %S %r, ptr %p, align 4
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
;--- spaces
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [256 x float] undef, align 4
@table = internal unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@chain = internal global ptr @table
define internal float @load(ptr %p, i64 %i) {
  %a = getelementptr inbounds float, ptr %p, i64 %i
  %v = load float, ptr %a, align 4
  ret float %v
}
define ptx_kernel void @k(ptr %out, i64 %i) !dbg !3 {
  %v = call float @load(ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 %i), !dbg !5
  %c = addrspacecast ptr %out to ptr addrspace(1)
  %a = getelementptr i32, ptr @table, i64 %i
  %t = load i32, ptr %a, align 4
  %f = sitofp i32 %t to float
  %s = fadd float %v, %f
  store float %s, ptr addrspace(1) %c, align 4
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "k.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 1, scope: !3)
;--- summary
define i32 @main() { ret i32 0 }
^0 = module: (path: "a.o", hash: (0, 1, 2, 3, 4))
^1 = gv: (guid: 15822663052811949562, summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0, importType: definition, noRenameOnPromotion: 0), insts: 1)))
^2 = blockcount: 1
;--- typed-pointers
%node = type { i32, %node* }
@list = global %node* null
define i32 @f(%node* %n, i8 addrspace(1)* %q) {
  %p = getelementptr %node, %node* %n, i32 0, i32 0
  %v = load i32, i32* %p
  %c = bitcast %node* %n to i8*
  store i8 0, i8* %c
  ret i32 %v
}
