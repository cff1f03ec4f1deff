; RUN: nvopt -passes=gpu-codegen-prepare %s

; Products are at the place of the extension, addresses at that of those before; debuggers are told of the extension that stays.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @usep(ptr)
define void @f(i32 %x, ptr %a, i1 %c) !dbg !4 {
  %w = sext i32 %x to i64, !dbg !7
    #dbg_value(i64 %w, !9, !DIExpression(), !7)
  br i1 %c, label %t, label %e, !dbg !8
t:
  %v = sext i32 %x to i64, !dbg !11
    #dbg_value(i64 %v, !9, !DIExpression(), !7)
  %p = getelementptr float, ptr %a, i64 %v, !dbg !11
    #dbg_value(ptr %p, !9, !DIExpression(), !7)
  %m = mul i64 %v, 4, !dbg !12
    #dbg_value(i64 %m, !9, !DIExpression(), !7)
  call void @usep(ptr %p), !dbg !12
  %q = getelementptr float, ptr %a, i64 %m, !dbg !11
  call void @usep(ptr %q), !dbg !12
  br label %e
e:
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocation(line: 3, scope: !4)
!9 = !DILocalVariable(name: "z", scope: !4, file: !2, line: 2, type: !10)
!10 = !DIBasicType(name: "l", size: 64, encoding: DW_ATE_signed)
!11 = !DILocation(line: 4, scope: !4)
!12 = !DILocation(line: 5, scope: !4)
