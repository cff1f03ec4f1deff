; ModuleID = 'split-debug-info.ll'
source_filename = "split-debug-info.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @leaves(ptr %p, ptr %q, i1 %c) !dbg !3 {
  %ptr = getelementptr inbounds i8, ptr %p, i64 4, !dbg !6
  %split = load i16, ptr %ptr, align 4, !dbg !6
    #dbg_value(i32 poison, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !9)
    #dbg_value(i16 %split, !7, !DIExpression(DW_OP_LLVM_fragment, 32, 16), !9)
    #dbg_value(i16 poison, !7, !DIExpression(DW_OP_LLVM_fragment, 48, 16), !9)
    #dbg_value(!DIArgList({ i32, { i16, i16 } } poison, i32 1), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
  %s.1.0 = select i1 %c, i16 %split, i16 0, !dbg !10
    #dbg_value(i32 poison, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !9)
    #dbg_value(i16 %s.1.0, !7, !DIExpression(DW_OP_LLVM_fragment, 32, 16), !9)
    #dbg_value(i16 poison, !7, !DIExpression(DW_OP_LLVM_fragment, 48, 16), !9)
    #dbg_value(i16 %s.1.0, !7, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !9)
  store i16 %s.1.0, ptr %q, align 2, !dbg !10
  ret void, !dbg !10
}

define { i32, i32 } @whole(ptr %p) !dbg !11 {
  %split = load i32, ptr %p, align 4, !dbg !12
  %ptr = getelementptr inbounds i8, ptr %p, i64 4, !dbg !12
  %split1 = load i32, ptr %ptr, align 4, !dbg !12
  %1 = insertvalue { i32, i32 } poison, i32 %split, 0, !dbg !12
  %2 = insertvalue { i32, i32 } %1, i32 %split1, 1, !dbg !12
    #dbg_value(i32 %split, !13, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !12)
    #dbg_value(i32 %split1, !13, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !12)
  ret { i32, i32 } %2, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "split.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "leaves", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 3, scope: !3)
!7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DILocation(line: 2, column: 7, scope: !3)
!10 = !DILocation(line: 4, column: 1, scope: !3)
!11 = distinct !DISubprogram(name: "whole", scope: !1, file: !1, line: 6, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocation(line: 7, column: 7, scope: !11)
!13 = !DILocalVariable(name: "v", scope: !11, file: !1, line: 7, type: !8)
!14 = !DILocation(line: 8, column: 3, scope: !11)
