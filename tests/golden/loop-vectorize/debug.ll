; RUN: nvopt -passes=loop-vectorize -force-vector-width=2 -force-vector-interleave=2 %s
; Each instruction has the place of the one that it was made of; what stands for none has none.

define void @f(ptr noalias %to, ptr noalias %from, i64 %n) !dbg !4 {
entry:
  br label %loop, !dbg !6

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %p = getelementptr inbounds i64, ptr %from, i64 %i, !dbg !7
  %x = load i64, ptr %p, align 8, !dbg !8
  %is = icmp sgt i64 %x, %i, !dbg !9
  br i1 %is, label %then, label %latch, !dbg !10

then:
  %half = udiv i64 %n, %x, !dbg !11
  %q = getelementptr inbounds i64, ptr %to, i64 %i, !dbg !12
  store i64 %half, ptr %q, align 8, !dbg !13
  br label %latch, !dbg !14

latch:
  %next = add nuw nsw i64 %i, 1, !dbg !15
  %done = icmp eq i64 %next, %n, !dbg !16
  br i1 %done, label %exit, label %loop, !dbg !17

exit:
  ret void, !dbg !18
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 6, scope: !4)
!7 = !DILocation(line: 7, scope: !4)
!8 = !DILocation(line: 8, scope: !4)
!9 = !DILocation(line: 9, scope: !4)
!10 = !DILocation(line: 10, scope: !4)
!11 = !DILocation(line: 11, scope: !4)
!12 = !DILocation(line: 12, scope: !4)
!13 = !DILocation(line: 13, scope: !4)
!14 = !DILocation(line: 14, scope: !4)
!15 = !DILocation(line: 15, scope: !4)
!16 = !DILocation(line: 16, scope: !4)
!17 = !DILocation(line: 17, scope: !4)
!18 = !DILocation(line: 18, scope: !4)
