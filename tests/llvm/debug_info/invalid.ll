; A definition without a compile unit, so that all debug info goes.
source_filename = "invalid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = global i32 0, !dbg !9

define i32 @f(i32 %x) !dbg !8 {
entry:
    #dbg_value(i32 %x, !6, !DIExpression(), !7)
  br label %loop, !dbg !7

loop:
  br i1 true, label %loop, label %end, !dbg !7, !llvm.loop !11

end:
  %p = call ptr @alloc(), !heapallocsite !5
  ret i32 %x, !dbg !7
}

declare ptr @alloc()

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "invalid.cu", directory: "/src")
!4 = !{}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", arg: 1, scope: !8, file: !3, line: 1, type: !5)
!7 = !DILocation(line: 2, column: 3, scope: !8)
!8 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, spFlags: DISPFlagDefinition)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 3, type: !5, isDefinition: true)
!11 = distinct !{!11, !7, !12}
!12 = !{!"llvm.loop.unroll.disable"}
