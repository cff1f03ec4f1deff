; ModuleID = 'counting_down.ll'
source_filename = "counting_down.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @step(float)

define ptx_kernel void @down(ptr addrspace(1) %a, i32 noundef %n, float %x) #0 !dbg !4 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop.preheader, label %exit, !dbg !10

loop.preheader:                                   ; preds = %entry
  br label %loop, !dbg !10

loop:                                             ; preds = %loop, %loop.preheader
  %lsr.left = phi i32 [ %n, %loop.preheader ], [ %lsr.left.next, %loop ]
  %v = phi float [ %w, %loop ], [ %x, %loop.preheader ]
    #dbg_value(i32 poison, !8, !DIExpression(), !10)
  %w = call float @step(float %v), !dbg !10
  %lsr.left.next = add i32 %lsr.left, -1, !dbg !10
    #dbg_value(i32 poison, !8, !DIExpression(), !10)
  %done = icmp eq i32 %lsr.left.next, 0, !dbg !10
  br i1 %done, label %exit.loopexit, label %loop, !dbg !10

exit.loopexit:                                    ; preds = %loop
  %last.ph = phi float [ %w, %loop ]
  br label %exit, !dbg !10

exit:                                             ; preds = %exit.loopexit, %entry
  %last = phi float [ %x, %entry ], [ %last.ph, %exit.loopexit ]
  %second = getelementptr i8, ptr addrspace(1) %a, i64 4, !dbg !10
  store float %last, ptr addrspace(1) %second, align 4, !dbg !10
  ret void, !dbg !10
}

define ptx_kernel void @distance(ptr addrspace(1) %a, i64 noundef %from, i64 noundef %to, float %x) #0 {
entry:
  %0 = sub i64 %to, %from
  br label %loop

loop:                                             ; preds = %loop, %entry
  %lsr.left = phi i64 [ %0, %entry ], [ %lsr.left.next, %loop ]
  %v = phi float [ %x, %entry ], [ %w, %loop ]
  %w = call float @step(float %v)
  %lsr.left.next = add i64 %lsr.left, -4
  %more = icmp ne i64 %lsr.left.next, 0
  br i1 %more, label %loop, label %exit

exit:                                             ; preds = %loop
  %w.lcssa = phi float [ %w, %loop ]
  %second = getelementptr i8, ptr addrspace(1) %a, i64 4
  store float %w.lcssa, ptr addrspace(1) %second, align 4
  ret void
}

attributes #0 = { "nvopt-loop-reduce" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "nvopt", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "down.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "down", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !{!8}
!8 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 3, column: 1, scope: !4)
