; Values of pointer type within metadata; debug info by intrinsics; TBAA of structs.
source_filename = "metadata.c"

@g = global i32 7, !dbg !10
@s = internal constant [2 x i8*] [i8* null, i8* bitcast (i32* @g to i8*)], !type !20

define void @located(i32* %p, i8** %q, { i32*, i8 } %agg) !dbg !5 {
entry:
  %slot = alloca i32*, align 8
  store i32* %p, i32** %slot, align 8, !tbaa !21
  call void @llvm.dbg.declare(metadata i32** %slot, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i32* %p, metadata !8, metadata !DIExpression(DW_OP_deref)), !dbg !9
  call void @llvm.dbg.value(metadata i32* null, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i32* @g, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata !DIArgList(i32* %p, i8** %q), metadata !8, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !9
  call void @llvm.dbg.value(metadata { i32*, i8 } %agg, metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.value(metadata i8** %q, metadata !8, metadata !DIExpression()), !dbg !9
  %v = load i32, i32* %p, align 4, !dbg !9, !tbaa !24
  store i32 %v, i32* @g, !dbg !9
  ret void, !dbg !9
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!named = !{!13, !14, !15}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "cc", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !11)
!1 = !DIFile(filename: "metadata.c", directory: "/tmp")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "located", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocalVariable(name: "slot", scope: !5, file: !1, line: 2, type: !4)
!9 = !DILocation(line: 3, column: 3, scope: !5)
!10 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!11 = !{!10}
!12 = !{!8}
!13 = !{i32* @g, !"alive", i8* null}
!14 = !{void (i32*, i8**, { i32*, i8 })* @located, i8* bitcast (i32* @g to i8*)}
!15 = !{[2 x i8*]* @s, i32** undef}
!16 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !4, isLocal: false, isDefinition: true)
!20 = !{i64 0, !"id"}
!21 = !{!22, !22, i64 0}
!22 = !{!"any pointer", !23, i64 0}
!23 = !{!"omnipotent char", !25, i64 0}
!24 = !{!26, !26, i64 0}
!25 = !{!"Simple C/C++ TBAA"}
!26 = !{!"int", !23, i64 0}
