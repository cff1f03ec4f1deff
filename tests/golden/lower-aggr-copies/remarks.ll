; RUN: nvopt -passes=lower-aggr-copies -pass-remarks=lower-aggr-copies -disable-output %s 2>&1

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [4 x float] }

define void @f(ptr byval(%struct.S) %s, ptr %dst, ptr %src, i64 %n, i8 %byte) !dbg !4 {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 11, i1 false), !dbg !7
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 100, i1 false), !dbg !8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %dst, i8 %byte, i64 %n, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "copy.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !{null}
!7 = !DILocation(line: 3, column: 5, scope: !9)
!8 = !DILocation(line: 4, column: 5, scope: !4)
!9 = distinct !DILexicalBlock(scope: !4, file: !1, line: 2, column: 3)
