; ModuleID = 'debug.ll'
source_filename = "debug.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @shown(ptr %a, i32 %x, i1 %c) !dbg !3 {
entry:
    #dbg_value(i32 poison, !6, !DIExpression(), !8)
  br i1 %c, label %then, label %out, !dbg !8

then:                                             ; preds = %entry
  %v = mul i32 %x, 3, !dbg !8
    #dbg_value(i32 %v, !6, !DIExpression(), !8)
  store i32 %v, ptr %a, align 4, !dbg !8
  br label %out, !dbg !8

out:                                              ; preds = %then, %entry
    #dbg_value(i32 poison, !6, !DIExpression(), !8)
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "shown.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "shown", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 3, scope: !3)
