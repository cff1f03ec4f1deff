; Records that speak of an aggregate speak of its leaves: each of its part of the variable, of nothing where the leaf was not needed.
; RUN: nvopt -passes=lower-aggr-copies %s

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @leaves(ptr %p, ptr %q, i1 %c) !dbg !5 {
  %v = load { i32, { i16, i16 } }, ptr %p, align 8, !dbg !11
    #dbg_value({ i32, { i16, i16 } } %v, !9, !DIExpression(), !10)
    #dbg_value(!DIArgList({ i32, { i16, i16 } } %v, i32 1), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
  %s = select i1 %c, { i32, { i16, i16 } } %v, { i32, { i16, i16 } } zeroinitializer, !dbg !12
    #dbg_value({ i32, { i16, i16 } } %s, !9, !DIExpression(), !10)
  %x = extractvalue { i32, { i16, i16 } } %s, 1, 0, !dbg !12
    #dbg_value(i16 %x, !9, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !10)
  store i16 %x, ptr %q, align 2, !dbg !12
  ret void, !dbg !12
}

; A whole that is made for somebody is what the record speaks of.
define { i32, i32 } @whole(ptr %p) !dbg !13 {
  %v = load { i32, i32 }, ptr %p, align 4, !dbg !15
    #dbg_value({ i32, i32 } %v, !14, !DIExpression(), !15)
  ret { i32, i32 } %v, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "split.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !8)
!5 = distinct !DISubprogram(name: "leaves", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!8 = !{null}
!9 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2, type: !3)
!10 = !DILocation(line: 2, column: 7, scope: !5)
!11 = !DILocation(line: 3, column: 3, scope: !5)
!12 = !DILocation(line: 4, column: 1, scope: !5)
!13 = distinct !DISubprogram(name: "whole", scope: !1, file: !1, line: 6, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocalVariable(name: "v", scope: !13, file: !1, line: 7, type: !3)
!15 = !DILocation(line: 7, column: 7, scope: !13)
!16 = !DILocation(line: 8, column: 3, scope: !13)
