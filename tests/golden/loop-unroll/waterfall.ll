; RUN: nvopt -passes=loop-unroll,instcombine,simplifycfg -mcpu=sm_90 -unroll-max-count=4 %s
; Four at once, then two and one by the bits of %n; the loop's own counter ends it. The latch's weights and debug locations stay.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel float @sum(ptr addrspace(1) %a, i32 %n) !dbg !5 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i, !dbg !8
  %x = load float, ptr addrspace(1) %p, !dbg !8
  %t = fadd float %s, %x, !dbg !9
    #dbg_value(float %t, !7, !DIExpression(), !9)
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit, !prof !10
exit:
  %r = phi float [ 0.0, %entry ], [ %t, %loop ]
  ret float %r
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "sum.cu", directory: "/")
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "sum", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!7 = !DILocalVariable(name: "s", scope: !5, file: !2, line: 2, type: !6)
!8 = !DILocation(line: 3, column: 5, scope: !5)
!9 = !DILocation(line: 4, column: 7, scope: !5)
!10 = !{!"branch_weights", i32 99, i32 1}
