; RUN: nvopt -passes=loop-reduce -mcpu=sm_90 %s
target triple = "nvptx64-nvidia-cuda"

declare float @step(float)

; The counter is for the test alone. A debugger no longer knows it.
define ptx_kernel void @down(ptr addrspace(1) %a, i32 noundef %n, float %x) !dbg !5 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit, !dbg !10

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi float [ %x, %entry ], [ %w, %loop ]
    #dbg_value(i32 %i, !8, !DIExpression(), !10)
  %w = call float @step(float %v), !dbg !10
  %next = add nuw nsw i32 %i, 1, !dbg !10
    #dbg_value(i32 %next, !8, !DIExpression(), !10)
  %done = icmp eq i32 %next, %n, !dbg !10
  br i1 %done, label %exit, label %loop, !dbg !10

exit:
  %last = phi float [ %x, %entry ], [ %w, %loop ]
  %second = getelementptr i8, ptr addrspace(1) %a, i64 4, !dbg !10
  store float %last, ptr addrspace(1) %second, align 4, !dbg !10
  ret void, !dbg !10
}

; It begins with anything: the distance to the limit is computed ahead, where nothing else needs it.
define ptx_kernel void @distance(ptr addrspace(1) %a, i64 noundef %from, i64 noundef %to, float %x) {
entry:
  br label %loop

loop:
  %i = phi i64 [ %from, %entry ], [ %next, %loop ]
  %v = phi float [ %x, %entry ], [ %w, %loop ]
  %w = call float @step(float %v)
  %next = add i64 %i, 4
  %more = icmp ne i64 %to, %next
  br i1 %more, label %loop, label %exit

exit:
  %second = getelementptr i8, ptr addrspace(1) %a, i64 4
  store float %w, ptr addrspace(1) %second, align 4
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "nvopt", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "down.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "down", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !{!8})
!8 = !DILocalVariable(name: "i", scope: !5, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 3, column: 1, scope: !5)
