; ModuleID = 'func-args-debug-info.ll'
source_filename = "debug.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal { i32, i32 } @swap(i32 %pair.0, i32 %pair.1, i8 %unused.0) !dbg !3 {
    #dbg_value(i32 %pair.0, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !9)
    #dbg_value(i32 %pair.1, !7, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !9)
    #dbg_value(i8 %unused.0, !10, !DIExpression(), !9)
    #dbg_value(i32 %pair.0, !12, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !9)
    #dbg_value(i32 %pair.1, !12, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !9)
    #dbg_value({ i32, i32 } poison, !7, !DIExpression(DW_OP_stack_value), !14)
  %newret = insertvalue { i32, i32 } poison, i32 %pair.1, 0, !dbg !14
  %newret2 = insertvalue { i32, i32 } %newret, i32 %pair.0, 1, !dbg !14
  ret { i32, i32 } %newret2, !dbg !14
}

define i32 @caller({ i32, i32 } %x) !dbg !15 {
  %x.0 = extractvalue { i32, i32 } %x, 0, !dbg !17
  %x.1 = extractvalue { i32, i32 } %x, 1, !dbg !17
  %r = call { i32, i32 } @swap(i32 %x.0, i32 %x.1, i8 0), !dbg !17
  %r.0 = extractvalue { i32, i32 } %r, 0, !dbg !17
    #dbg_value(i32 %r.0, !18, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !17)
    #dbg_value(i32 poison, !18, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !17)
  ret i32 %r.0, !dbg !19
}

define i32 @same_type() !dbg !20 {
  ret i32 0, !dbg !21
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "debug.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(cc: DW_CC_nocall, types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "pair", arg: 1, scope: !3, file: !1, line: 1, type: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 1, size: 64)
!9 = !DILocation(line: 1, column: 1, scope: !3)
!10 = !DILocalVariable(name: "unused", arg: 2, scope: !3, file: !1, line: 1, type: !11)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !DILocalVariable(name: "pairs", scope: !3, file: !1, line: 2, type: !13)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pairs", file: !1, line: 1, size: 128)
!14 = !DILocation(line: 2, column: 3, scope: !3)
!15 = distinct !DISubprogram(name: "caller", scope: !1, file: !1, line: 6, type: !16, spFlags: DISPFlagDefinition, unit: !0)
!16 = !DISubroutineType(types: !5)
!17 = !DILocation(line: 7, column: 5, scope: !15)
!18 = !DILocalVariable(name: "r", scope: !15, file: !1, line: 7, type: !8)
!19 = !DILocation(line: 8, column: 3, scope: !15)
!20 = distinct !DISubprogram(name: "same_type", scope: !1, file: !1, line: 9, type: !16, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocation(line: 9, column: 3, scope: !20)
