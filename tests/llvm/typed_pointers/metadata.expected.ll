source_filename = "metadata.c"

@g = global i32 7, !dbg !0
@s = internal constant [2 x ptr] [ptr null, ptr @g], !type !6

define void @located(ptr %p, ptr %q, { ptr, i8 } %agg) !dbg !12 {
entry:
  %slot = alloca ptr, align 8
  store ptr %p, ptr %slot, align 8, !tbaa !17
    #dbg_declare(ptr %slot, !16, !DIExpression(), !21)
    #dbg_value(ptr %p, !16, !DIExpression(DW_OP_deref), !21)
    #dbg_value(ptr null, !16, !DIExpression(), !21)
    #dbg_value(ptr @g, !16, !DIExpression(), !21)
    #dbg_value(!DIArgList(ptr %p, ptr %q), !16, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !21)
    #dbg_value({ ptr, i8 } %agg, !16, !DIExpression(), !21)
    #dbg_value(ptr %q, !16, !DIExpression(), !21)
  %v = load i32, ptr %p, align 4, !dbg !21, !tbaa !22
  store i32 %v, ptr @g, align 4, !dbg !21
  ret void, !dbg !21
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!7, !8}
!named = !{!9, !10, !11}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "cc", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "metadata.c", directory: "/tmp")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i64 0, !"id"}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{ptr @g, !"alive", ptr null}
!10 = !{ptr @located, ptr @g}
!11 = !{ptr @s, ptr undef}
!12 = distinct !DISubprogram(name: "located", scope: !3, file: !3, line: 1, type: !13, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !{!16}
!16 = !DILocalVariable(name: "slot", scope: !12, file: !3, line: 2, type: !5)
!17 = !{!18, !18, i64 0}
!18 = !{!"any pointer", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C/C++ TBAA"}
!21 = !DILocation(line: 3, column: 3, scope: !12)
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !19, i64 0}
