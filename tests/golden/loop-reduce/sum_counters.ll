; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 %s
target triple = "nvptx64-nvidia-cuda"

declare float @step(float, i32)

; The counter is for the test and a sum. What is added may be poison, which nobody would have branched on. A debugger no longer knows the
; counter.
define ptx_kernel void @sum(ptr addrspace(1) %a, i32 noundef %n, i32 %base, float %x) !dbg !5 {
entry:
  br label %loop, !dbg !10

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %v = phi float [ %x, %entry ], [ %w, %loop ]
    #dbg_value(i32 %i, !8, !DIExpression(), !10)
  %at = add nsw i32 %i, %base, !dbg !10
  %w = call float @step(float %v, i32 %at), !dbg !10
  %next = add nuw nsw i32 %i, 1, !dbg !10
  %done = icmp eq i32 %next, 64, !dbg !10
  br i1 %done, label %exit, label %loop, !dbg !10

exit:
  %second = getelementptr i8, ptr addrspace(1) %a, i64 4, !dbg !10
  store float %w, ptr addrspace(1) %second, align 4, !dbg !10
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "nvopt", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !{!8})
!8 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 3, column: 1, scope: !5)
