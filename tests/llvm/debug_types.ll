source_filename = "debug_types.cpp"

@g = global i32 0, !dbg !21

define void @"!5"() !dbg !24 {
  ret void, !dbg !27
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!named = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !28)
!1 = !DIFile(filename: "a.cpp", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
; alone
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", size: 32, identifier: "_ZTS1E")
; a declaration, then a definition, then another
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", flags: DIFlagFwdDecl | DIFlagTypePassByValue, identifier: "_ZTS1A")
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 32, elements: !19, identifier: "_ZTS1A")
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Other !4 (", size: 64, identifier: "_ZTS1A")
; a definition, then a declaration
!7 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "B", size: 32, identifier: "_ZTS1B")
!8 = !DICompositeType(tag: DW_TAG_class_type, name: "B", flags: DIFlagFwdDecl, identifier: "_ZTS1B")
; of another kind
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "B", flags: DIFlagFwdDecl, identifier: "_ZTS1B")
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", size: 32, identifier: "_ZTS1B")
; without an identifier
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "N", size: 32, identifier: "")
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "N", size: 32)
; only declared
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "D", flags: DIFlagFwdDecl, identifier: "_ZTS1D")
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "D2", flags: DIFlagFwdDecl, identifier: "_ZTS1D")
; escapes
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "X", identifier: "a\41\\")
!16 = !DICompositeType(tag: DW_TAG_structure_type, name: "Y", identifier: "aA\5C")
; strings that look like references, and like fields
!17 = !{!"!5", !"identifier:", !4, !8} ; !5
!18 = !DICompositeType(identifier: "i", name: "identifier: \22n\22", tag: DW_TAG_union_type)
!19 = !{!20, !23}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !5, baseType: !4, size: 32)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, type: !6, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !6, baseType: !13, size: 32)
!24 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !25, unit: !0, spFlags: DISPFlagDefinition)
!25 = !DISubroutineType(types: !26)
!26 = !{!14, !8}
!27 = !DILocation(line: 1, scope: !24)
!28 = !{!5, !6, !4}
