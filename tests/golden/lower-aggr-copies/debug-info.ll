; RUN: nvopt -passes=lower-aggr-copies -S %s
; Every instruction has the call's location. Records before the call stay before the copy, those behind it behind it.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @straight(ptr %dst, ptr %src, i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !9, !DIExpression(), !10)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 4, i1 false), !dbg !11
    #dbg_value(i32 1, !9, !DIExpression(), !10)
  ret void, !dbg !12
}

define void @split(ptr %dst, ptr %src, i32 %x) !dbg !13 {
    #dbg_value(i32 %x, !14, !DIExpression(), !15)
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !dbg !16
    #dbg_value(i32 1, !14, !DIExpression(), !15)
  ret void, !dbg !16
}

; The records of an assignment that the copy makes find all of its stores.
define void @assignment(ptr %src) !dbg !17 {
  %var = alloca i64, align 8, !DIAssignID !18
    #dbg_assign(i1 undef, !19, !DIExpression(), !18, ptr %var, !DIExpression(), !20)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %var, ptr align 4 %src, i64 8, i1 false), !dbg !20, !DIAssignID !21
    #dbg_assign(i1 undef, !19, !DIExpression(), !21, ptr %var, !DIExpression(), !20)
  ret void, !dbg !20
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "copy.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !8)
!5 = distinct !DISubprogram(name: "straight", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{null}
!9 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !3)
!10 = !DILocation(line: 2, column: 7, scope: !5)
!11 = !DILocation(line: 3, column: 3, scope: !5)
!12 = !DILocation(line: 4, column: 1, scope: !5)
!13 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 6, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocalVariable(name: "x", scope: !13, file: !1, line: 7, type: !3)
!15 = !DILocation(line: 7, column: 7, scope: !13)
!16 = !DILocation(line: 8, column: 3, scope: !13)
!17 = distinct !DISubprogram(name: "assignment", scope: !1, file: !1, line: 11, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!18 = distinct !DIAssignID()
!19 = !DILocalVariable(name: "var", scope: !17, file: !1, line: 12, type: !6)
!20 = !DILocation(line: 12, column: 8, scope: !17)
!21 = distinct !DIAssignID()
