; ModuleID = 'index_products_debug.ll'
source_filename = "index_products_debug.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @usep(ptr)

define void @f(i32 %x, ptr %a, i1 %c) #0 !dbg !3 {
  %w = sext i32 %x to i64, !dbg !6
    #dbg_value(i64 %w, !7, !DIExpression(), !6)
  %1 = mul nsw i64 %w, 4, !dbg !6
  br i1 %c, label %t, label %e, !dbg !9

t:                                                ; preds = %0
    #dbg_value(i64 %w, !7, !DIExpression(), !6)
  %p = getelementptr i8, ptr %a, i64 %1, !dbg !10
    #dbg_value(ptr %p, !7, !DIExpression(), !6)
    #dbg_value(i64 %1, !7, !DIExpression(), !6)
  call void @usep(ptr %p), !dbg !11
  %q = getelementptr float, ptr %a, i64 %1, !dbg !10
  call void @usep(ptr %q), !dbg !11
  br label %e

e:                                                ; preds = %t, %0
  ret void
}

attributes #0 = { "nvopt-codegen-prepare" }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: null, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, scope: !3)
!7 = !DILocalVariable(name: "z", scope: !3, file: !2, line: 2, type: !8)
!8 = !DIBasicType(name: "l", size: 64, encoding: DW_ATE_signed)
!9 = !DILocation(line: 3, scope: !3)
!10 = !DILocation(line: 4, scope: !3)
!11 = !DILocation(line: 5, scope: !3)
