; ModuleID = 'debug_types.ll'
source_filename = "debug_types.cpp"

@g = global i32 0, !dbg !0

define void @"!5"() !dbg !19 {
  ret void, !dbg !22
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10}
!named = !{!11, !5, !5, !5, !12, !12, !13, !14, !15, !15, !9, !9, !16, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4)
!3 = !DIFile(filename: "a.cpp", directory: "/d")
!4 = !{!5, !5, !5}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 32, elements: !6, identifier: "_ZTS1A")
!6 = !{!7, !8}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !5, baseType: !5, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !5, baseType: !9, size: 32)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "D", flags: DIFlagFwdDecl, identifier: "_ZTS1D")
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", size: 32, identifier: "_ZTS1E")
!12 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "B", size: 32, identifier: "_ZTS1B")
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "B", flags: DIFlagFwdDecl, identifier: "_ZTS1B")
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", size: 32, identifier: "_ZTS1B")
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "N", size: 32)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "X", identifier: "aA\\")
!17 = !{!"!5", !"identifier:", !5, !12}
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "identifier: \22n\22", identifier: "i")
!19 = distinct !DISubprogram(name: "f", scope: !3, file: !3, type: !20, spFlags: DISPFlagDefinition, unit: !2)
!20 = !DISubroutineType(types: !21)
!21 = !{!9, !12}
!22 = !DILocation(line: 1, scope: !19)
