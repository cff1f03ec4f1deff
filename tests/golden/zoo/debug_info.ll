; ModuleID = '<string>'
source_filename = "<string>"

@gv = global i32 0, !dbg !0
@gv2 = global i64 1, !dbg !27, !dbg !30

define void @f(i32 %a) !dbg !54 {
  ret void, !dbg !133
}

define void @g() !dbg !105 {
  call void @f(i32 1), !dbg !134
  call void @f(i32 2), !dbg !136
  br label %1, !dbg !137

1:                                                ; preds = %0
  ret void, !dbg !138
}

declare !dbg !139 void @h(i32)

!llvm.dbg.cu = !{!2, !42, !43}
!llvm.module.flags = !{!45, !46}
!extra = !{!47, !48, !49, !50, !51, !52, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !75, !76, !77, !78, !79, !80, !81, !83, !84, !85, !86, !87, !88, !89, !91, !92, !15, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !22, !23, !32, !34, !36, !56, !57, !14, !103, !104, !53, !38, !39, !40, !106, !107, !108, !109, !110, !111, !112, !DIExpression(DW_OP_deref, DW_OP_constu, 18446744073709551615, DW_OP_plus, DW_OP_consts, 18446744073709551611, DW_OP_minus, DW_OP_swap, DW_OP_xderef, DW_OP_LLVM_convert, 16, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_tag_offset, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_stack_value), !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_breg3, 8, DW_OP_regx, 40, DW_OP_LLVM_implicit_pointer, DW_OP_LLVM_extract_bits_sext, 3, 5, DW_OP_LLVM_extract_bits_zext, 0, 7, DW_OP_bregx, 1, 2), !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !127, !129, !130, !131, !132}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "gv", linkageName: "_gv", scope: !2, file: !3, line: 3, type: !6, isLocal: true, isDefinition: true, align: 64, annotations: !24)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang \22q\22 \\", isOptimized: true, flags: "-O2 -g", runtimeVersion: 2, splitDebugFilename: "x.dwo", emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !26, imports: !31, macros: !35, dwoId: 1234567890, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/sys", sdk: "sdk")
!3 = !DIFile(filename: "a b.cpp", directory: "/d\\\22\C3\BC")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 2, baseType: !6, size: 32, flags: DIFlagEnumClass, elements: !7, enumKind: DW_APPLE_ENUM_KIND_Closed)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9, !10, !11}
!8 = !DIEnumerator(name: "A", value: -5)
!9 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!10 = !DIEnumerator(name: "C\22", value: 340282366920938463463374607431768211455, isUnsigned: true)
!11 = !DIEnumerator(name: "D", value: 0)
!12 = !{!13, !18}
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !14, file: !3, line: 4, size: 128, align: 64, offset: 8, flags: DIFlagVirtualInheritance | DIFlagTypePassByReference | DIFlagNonTrivial, elements: !16, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !13, templateParams: !21, identifier: "_ZTS1S", annotations: !24)
!14 = !DINamespace(name: "outer", scope: !15)
!15 = !DINamespace(name: "ns", scope: null, exportSymbols: true)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "sm", scope: !13, file: !3, line: 9, baseType: !6, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 7)
!18 = !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !13, file: !3, line: 5, type: !19, scopeLine: 5, virtualIndex: 0, flags: DIFlagPrivate | DIFlagExplicit, spFlags: DISPFlagPureVirtual, templateParams: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !6}
!21 = !{!22, !23}
!22 = !DITemplateTypeParameter(name: "T", type: !6, defaulted: true)
!23 = !DITemplateValueParameter(name: "N", type: !6, defaulted: true, value: i32 7)
!24 = !{!25}
!25 = !{!"btf_decl_tag", !"x"}
!26 = !{!0, !27, !30}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value))
!28 = distinct !DIGlobalVariable(name: "gv2", scope: null, file: !3, type: !29, isLocal: false, isDefinition: true, declaration: !17, templateParams: !21)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!31 = !{!32, !34}
!32 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "im", scope: !2, entity: !15, file: !3, line: 5, elements: !33)
!33 = !{}
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !18)
!35 = !{!36}
!36 = !DIMacroFile(line: 2, file: !3, nodes: !37)
!37 = !{!38, !39, !40}
!38 = !DIMacro(type: DW_MACINFO_define, line: 3, name: "X(a)", value: "((a) + \22s\22)")
!39 = !DIMacro(type: DW_MACINFO_undef, name: "Y")
!40 = !DIMacroFile(file: !41)
!41 = !DIFile(filename: "b.c", directory: "", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!42 = distinct !DICompileUnit(language: DW_LANG_C11, file: !41, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: None)
!43 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 202302, file: !44, isOptimized: false, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, nameTableKind: Apple)
!44 = !DIFile(filename: "c.c", directory: "/x", checksumkind: CSK_SHA256, checksum: "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff", source: "int x;\0A\09// \22hi\22\0A")
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float, num_extra_inhabitants: 4, flags: DIFlagBigEndian)
!48 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!49 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!50 = !DIBasicType(name: "weird", size: 8, encoding: 200)
!51 = !DIBasicType(tag: DW_TAG_string_type, name: "s", size: 64)
!52 = !DIStringType(name: "character(*)", stringLength: !53, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
!53 = !DILocalVariable(scope: !54, file: !3, type: !6, flags: DIFlagArtificial)
!54 = distinct !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !14, file: !3, line: 10, type: !19, scopeLine: 11, containingType: !13, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !21, declaration: !18, retainedNodes: !55, thrownTypes: !58, annotations: !24, targetFuncName: "tgt", keyInstructions: true)
!55 = !{!56, !57}
!56 = !DILocalVariable(name: "a", arg: 1, scope: !54, file: !3, line: 10, type: !6, flags: DIFlagArtificial | DIFlagObjectPointer, align: 32, annotations: !24)
!57 = !DILabel(scope: !54, name: "lab\22el", file: !3, line: 12)
!58 = !{!6}
!59 = !DIFixedPointType(name: "fix", size: 32, align: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!60 = !DIFixedPointType(name: "fixd", size: 64, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: 3)
!61 = !DIFixedPointType(name: "fixr", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: -1, denominator: -1)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, dwarfAddressSpace: 3)
!63 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: null, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "bf", scope: !13, file: !3, line: 6, baseType: !6, size: 3, offset: 35, flags: DIFlagBitField, extraData: i64 32)
!65 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !13, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 8)
!66 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !6, size: 64, extraData: !13)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !3, line: 3, baseType: !62, align: 32, annotations: !24)
!68 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !62, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: null)
!71 = !DIDerivedType(tag: DW_TAG_template_alias, name: "ta", file: !3, line: 3, baseType: !6, extraData: !21)
!72 = !DIDerivedType(tag: DW_TAG_set_type, name: "set", baseType: !5, size: 32)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !74)
!74 = !{!75, !76, !77, !78, !79}
!75 = !DISubrange(count: 10)
!76 = !DISubrange(count: -1, lowerBound: 1)
!77 = !DISubrange(lowerBound: !53, upperBound: !DIExpression(DW_OP_constu, 4), stride: 8)
!78 = !DISubrange(count: !53, lowerBound: -3)
!79 = !DISubrange(lowerBound: 0, upperBound: 9, stride: !DIExpression(DW_OP_constu, 1))
!80 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 0), upperBound: !53, stride: !DIExpression(DW_OP_constu, 4))
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !82, dataLocation: !DIExpression(DW_OP_push_object_address), associated: !53, allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
!82 = !{!80}
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !33, rank: 3, bitStride: i64 8)
!84 = !DISubrangeType(name: "sr", scope: !14, file: !3, line: 7, size: 32, align: 8, flags: DIFlagLittleEndian, baseType: !6, lowerBound: i64 -7, upperBound: i64 12, stride: i64 2, bias: i64 1)
!85 = !DISubrangeType(name: "sr2", baseType: null, lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !53)
!86 = !DICompositeType(tag: DW_TAG_variant_part, scope: !13, file: !3, elements: !33, discriminator: !87)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "disc", scope: !13, baseType: !6, size: 32, flags: DIFlagArtificial)
!88 = !DICompositeType(tag: DW_TAG_class_type, name: "fwd", num_extra_inhabitants: 3, flags: DIFlagFwdDecl, runtimeLang: DW_LANG_Swift, specification: !13)
!89 = !DISubroutineType(cc: DW_CC_BORLAND_stdcall, types: !90)
!90 = !{null}
!91 = !DISubroutineType(flags: DIFlagLValueReference, types: null)
!92 = !DISubroutineType(cc: DW_CC_nocall, types: !33)
!93 = !DINamespace(scope: !15)
!94 = !DIModule(scope: !15, name: "M", configMacros: "-DX", includePath: "/inc", apinotes: "notes", file: !3, line: 4, isDecl: true)
!95 = !DIModule(scope: null, name: "M2")
!96 = !DICommonBlock(scope: !54, declaration: !1, name: "cb", file: !3, line: 4)
!97 = !DICommonBlock(scope: !54, declaration: null, name: "blank")
!98 = !DIObjCProperty(name: "p", file: !3, line: 7, setter: "setP:", getter: "p", attributes: 2316, type: !6)
!99 = !DIObjCProperty(name: "q")
!100 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {null, !6, !"x"})
!101 = distinct !GenericDINode(tag: 65534)
!102 = !GenericDINode(tag: DW_TAG_member, header: "x")
!103 = distinct !DILexicalBlock(scope: !54, file: !3, line: 11, column: 4)
!104 = !DILexicalBlockFile(scope: !105, file: !41, discriminator: 5)
!105 = distinct !DISubprogram(name: "g", scope: !3, file: !3, line: 20, type: !19, scopeLine: 20, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram, unit: !42, keyInstructions: true)
!106 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"std::vector")
!107 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Pk", value: !21)
!108 = !DITemplateTypeParameter(type: null)
!109 = !DITemplateValueParameter(type: !6, value: ptr @gv)
!110 = !DILabel(scope: !103, name: "l2", file: !3, line: 7, column: 9, isArtificial: true, coroSuspendIdx: 2)
!111 = !DILexicalBlock(scope: !54)
!112 = !DILexicalBlockFile(scope: !54, discriminator: 0)
!113 = !DIGlobalVariable(name: "ext", scope: !3, file: !3, line: 1, type: !6, isLocal: false, isDefinition: false)
!114 = !DILocalVariable(name: "v", scope: !103, file: !3, line: 65535)
!115 = distinct !DISubprogram(scope: null, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!116 = !DIFile(filename: "", directory: "")
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "dynsize", size: !DIExpression(DW_OP_constu, 4), elements: !33)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "dyn", scope: !13, baseType: !6, size: !DIExpression(DW_OP_constu, 8), offset: !DIExpression(DW_OP_constu, 8))
!119 = !DIBasicType(name: "dynb", size: 24, encoding: DW_ATE_signed)
!120 = distinct !DIAssignID()
!121 = !DIBasicType(name: "flags", size: 8, encoding: DW_ATE_UTF)
!122 = !DICompositeType(tag: DW_TAG_class_type, name: "m", size: 8, flags: DIFlagProtected | DIFlagMultipleInheritance | DIFlagFwdDecl | DIFlagAppleBlock | DIFlagObjcClassComplete | DIFlagIntroducedVirtual | DIFlagTypePassByValue | DIFlagNameIsSimplified)
!123 = !DICompositeType(tag: DW_TAG_union_type, name: "s", file: !3, size: 8, flags: DIFlagSingleInheritance | DIFlagExportSymbols, enumKind: DW_APPLE_ENUM_KIND_Open)
!124 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !13, flags: DIFlagProtected | DIFlagIndirectVirtualBase)
!125 = !DISubroutineType(flags: DIFlagRValueReference, cc: DW_CC_LLVM_vectorcall, types: !126)
!126 = !{null, null}
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !128)
!128 = !{!75}
!129 = !DICompositeType(tag: DW_TAG_namelist, name: "unknown tag")
!130 = !DIBasicType(name: "neg", size: 8, encoding: DW_ATE_complex_float)
!131 = !DIFile(filename: "sha1", directory: "", checksumkind: CSK_SHA1, checksum: "0011223344556677889900112233445566778899")
!132 = !DISubroutineType(cc: DW_CC_LLVM_PreserveNone, types: null)
!133 = !DILocation(line: 1, column: 2, scope: !54)
!134 = !DILocation(line: 0, scope: !103, inlinedAt: !135, isImplicitCode: true)
!135 = distinct !DILocation(line: 30, column: 3, scope: !105)
!136 = !DILocation(line: 5, column: 7, scope: !105)
!137 = !DILocation(line: 4294967295, column: 65535, scope: !104, atomGroup: 3, atomRank: 2)
!138 = !DILocation(line: 3, scope: !105)
!139 = !DISubprogram(name: "h", scope: !3, file: !3, line: 1, type: !19, flags: DIFlagNoReturn | DIFlagThunk, spFlags: DISPFlagDeleted | DISPFlagObjCDirect)
