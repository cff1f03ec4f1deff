; ModuleID = 'sum_counters.ll'
source_filename = "sum_counters.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @step(float, i32)

define ptx_kernel void @sum(ptr addrspace(1) %a, i32 noundef %n, i32 %base, float %x) #0 !dbg !4 {
entry:
  %0 = freeze i32 %base, !dbg !10
  %1 = add i32 %0, %n, !dbg !10
  %2 = add i32 %0, 64, !dbg !10
  br label %loop, !dbg !10

loop:                                             ; preds = %loop, %entry
  %lsr.at = phi i32 [ %1, %entry ], [ %lsr.at.next, %loop ]
  %v = phi float [ %x, %entry ], [ %w, %loop ]
    #dbg_value(i32 poison, !8, !DIExpression(), !10)
  %w = call float @step(float %v, i32 %lsr.at), !dbg !10
  %lsr.at.next = add i32 %lsr.at, 1, !dbg !10
  %done = icmp eq i32 %lsr.at.next, %2, !dbg !10
  br i1 %done, label %exit, label %loop, !dbg !10

exit:                                             ; preds = %loop
  %w.lcssa = phi float [ %w, %loop ]
  %second = getelementptr i8, ptr addrspace(1) %a, i64 4, !dbg !10
  store float %w.lcssa, ptr addrspace(1) %second, align 4, !dbg !10
  ret void, !dbg !10
}

attributes #0 = { "nvopt-loop-reduce" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "nvopt", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !{!8}
!8 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 3, column: 1, scope: !4)
