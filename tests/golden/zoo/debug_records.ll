; ModuleID = '<string>'
source_filename = "<string>"

@gp = global ptr null

define swifttailcc i32 @f(i32 %a, ptr %p, <vscale x 4 x i32> %s, i64 %n, ptr swiftasync %ctx) !dbg !3 {
entry:
    #dbg_value(i32 %a, !7, !DIExpression(), !9)
    #dbg_declare(ptr %p, !10, !DIExpression(), !9)
    #dbg_declare(ptr %p, !10, !DIExpression(DW_OP_plus_uconst, 8), !11)
    #dbg_declare_value(ptr %p, !10, !DIExpression(), !9)
    #dbg_label(!12, !9)
  %x = alloca i32, align 4, !DIAssignID !13
    #dbg_assign(i1 undef, !14, !DIExpression(), !13, ptr %x, !DIExpression(), !9)
    #dbg_assign(i32 5, !14, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !15, ptr %x, !DIExpression(DW_OP_plus_uconst, 2), !11)
  store i32 5, ptr %x, align 4, !dbg !9, !DIAssignID !15
    #dbg_value(i32 poison, !7, !DIExpression(), !9)
    #dbg_value(i32 undef, !7, !DIExpression(), !9)
    #dbg_value(!6, !7, !DIExpression(), !9)
    #dbg_value(i64 -7, !7, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !9)
    #dbg_value(!DIArgList(i32 %a, i32 %b, i64 7, ptr @gp), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !9)
    #dbg_value(!DIArgList(), !7, !DIExpression(), !9)
    #dbg_value(!DIArgList(i32 poison, i32 undef), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus), !9)
    #dbg_value(ptr @gp, !10, !DIExpression(), !9)
    #dbg_value(ptr null, !10, !DIExpression(), !9)
    #dbg_value(ptr getelementptr (i8, ptr @gp, i64 4), !10, !DIExpression(), !9)
    #dbg_value(float 1.500000e+00, !7, !DIExpression(), !9)
    #dbg_value(double 0x7FF8000000000000, !7, !DIExpression(), !9)
    #dbg_value(i128 170141183460469231731687303715884105727, !7, !DIExpression(), !9)
    #dbg_value(i1 true, !7, !DIExpression(), !9)
    #dbg_value(<vscale x 4 x i32> %s, !7, !DIExpression(), !9)
    #dbg_value(<2 x i32> splat (i32 1), !7, !DIExpression(), !9)
    #dbg_value({ i32, i8 } { i32 1, i8 2 }, !7, !DIExpression(), !9)
    #dbg_value([2 x i8] c"ab", !7, !DIExpression(), !9)
    #dbg_value(ptr %ctx, !10, !DIExpression(DW_OP_LLVM_entry_value, 1), !9)
    #dbg_value(ptr addrspacecast (ptr addrspace(1) null to ptr), !10, !DIExpression(), !9)
  %b = add i32 %a, 1, !dbg !9
    #dbg_value(i32 %later, !7, !DIExpression(), !11)
  br label %next, !dbg !9

next:                                             ; preds = %next, %entry
  %c = phi i32 [ %b, %entry ], [ %later, %next ]
    #dbg_value(i32 %c, !7, !DIExpression(), !9)
  %later = add i32 %c, 1
  %cmp = icmp eq i32 %later, 9
    #dbg_label(!16, !11)
    #dbg_value(i32 %later, !7, !DIExpression(), !9)
  br i1 %cmp, label %out, label %next, !dbg !11

out:                                              ; preds = %next
    #dbg_assign(!6, !14, !DIExpression(), !17, !6, !DIExpression(), !9)
    #dbg_assign(i32 undef, !14, !DIExpression(), !17, ptr poison, !DIExpression(), !9)
    #dbg_value(i32 %c, !7, !DIExpression(), !18)
  ret i32 %c, !dbg !9
}

define void @trailing(ptr %"quoted name", i32 %0) !dbg !19 {
    #dbg_declare(ptr %"quoted name", !20, !DIExpression(DW_OP_deref), !21)
    #dbg_value(i32 %0, !20, !DIExpression(), !21)
    #dbg_value(!DIArgList(ptr %"quoted name", i32 %0), !20, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !21)
  unreachable, !dbg !21
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{}
!7 = !DILocalVariable(name: "a", scope: !3, file: !1, line: 1, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 2, column: 1, scope: !3)
!10 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 1, type: !8)
!11 = !DILocation(line: 3, column: 1, scope: !3)
!12 = !DILabel(scope: !3, name: "l", file: !1, line: 3)
!13 = distinct !DIAssignID()
!14 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1, type: !8)
!15 = distinct !DIAssignID()
!16 = !DILabel(scope: !3, name: "l2", file: !1, line: 3)
!17 = distinct !DIAssignID()
!18 = !DILocation(line: 77, column: 3, scope: !3)
!19 = distinct !DISubprogram(name: "t", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocalVariable(name: "q", scope: !19, file: !1, line: 1, type: !8)
!21 = !DILocation(line: 2, column: 1, scope: !19)
