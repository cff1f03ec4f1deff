; RUN: nvopt -passes=sinking2 %s 2>&1
; What a debugger would show of %v is known in %then alone from now on, there from the beginning.
target triple = "nvptx64-nvidia-cuda"

define void @shown(ptr %a, i32 %x, i1 %c) !dbg !3 {
entry:
  %v = mul i32 %x, 3, !dbg !7
    #dbg_value(i32 %v, !6, !DIExpression(), !7)
  br i1 %c, label %then, label %out, !dbg !7
then:
    #dbg_value(i32 %v, !6, !DIExpression(), !7)
  store i32 %v, ptr %a, align 4, !dbg !7
  br label %out, !dbg !7
out:
    #dbg_value(i32 %v, !6, !DIExpression(), !7)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "shown.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "shown", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !8)
!7 = !DILocation(line: 3, scope: !3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
