; RUN: nvopt -passes=lower-aggr-copies<lower-aggr-func-args> %s
; Debug records follow the leaves of parameters and results. The function that was split gets a type of its own, which says that a debugger
; can't call it.

source_filename = "debug.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal [2 x i32] @swap({ i32, i32 } %pair, { i8 } %unused) !dbg !5 {
    #dbg_value({ i32, i32 } %pair, !20, !DIExpression(), !30)
    #dbg_value({ i8 } %unused, !21, !DIExpression(), !30)
    #dbg_value({ i32, i32 } %pair, !22, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !30)
  %a = extractvalue { i32, i32 } %pair, 0, !dbg !31
  %b = extractvalue { i32, i32 } %pair, 1, !dbg !31
    #dbg_value({ i32, i32 } %pair, !20, !DIExpression(DW_OP_stack_value), !31)
  %half = insertvalue [2 x i32] poison, i32 %b, 0, !dbg !31
  %swapped = insertvalue [2 x i32] %half, i32 %a, 1, !dbg !31
  ret [2 x i32] %swapped, !dbg !31
}

define i32 @caller({ i32, i32 } %x) !dbg !6 {
  %r = call [2 x i32] @swap({ i32, i32 } %x, { i8 } zeroinitializer), !dbg !32
    #dbg_value([2 x i32] %r, !23, !DIExpression(), !32)
  %first = extractvalue [2 x i32] %r, 0, !dbg !33
  ret i32 %first, !dbg !33
}

define i32 @same_type() !dbg !7 {
  ret i32 0, !dbg !34
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "debug.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{!11}
!5 = distinct !DISubprogram(name: "swap", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "caller", scope: !1, file: !1, line: 6, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "same_type", scope: !1, file: !1, line: 9, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pair", file: !1, line: 1, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Pairs", file: !1, line: 1, size: 128)
!20 = !DILocalVariable(name: "pair", arg: 1, scope: !5, file: !1, line: 1, type: !10)
!21 = !DILocalVariable(name: "unused", arg: 2, scope: !5, file: !1, line: 1, type: !12)
!22 = !DILocalVariable(name: "pairs", scope: !5, file: !1, line: 2, type: !13)
!23 = !DILocalVariable(name: "r", scope: !6, file: !1, line: 7, type: !10)
!30 = !DILocation(line: 1, column: 1, scope: !5)
!31 = !DILocation(line: 2, column: 3, scope: !5)
!32 = !DILocation(line: 7, column: 5, scope: !6)
!33 = !DILocation(line: 8, column: 3, scope: !6)
!34 = !DILocation(line: 9, column: 3, scope: !7)
