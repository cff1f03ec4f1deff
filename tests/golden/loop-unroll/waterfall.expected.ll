; ModuleID = 'waterfall.ll'
source_filename = "waterfall.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel float @sum(ptr addrspace(1) %a, i32 %n) !dbg !3 {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  %unroll_iter = and i32 %n, 2147483644, !dbg !6
  %0 = icmp ugt i32 %n, 3, !dbg !6
  br i1 %0, label %loop, label %loop.more, !dbg !6

loop:                                             ; preds = %loop.preheader, %loop
  %i = phi i32 [ %next.3, %loop ], [ 0, %loop.preheader ]
  %s = phi float [ %t.3, %loop ], [ 0.000000e+00, %loop.preheader ]
  %1 = zext nneg i32 %i to i64, !dbg !6
  %p = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %1, !dbg !6
  %x = load float, ptr addrspace(1) %p, align 4, !dbg !6
  %t = fadd float %s, %x, !dbg !7
    #dbg_value(float %t, !8, !DIExpression(), !7)
  %2 = zext nneg i32 %i to i64, !dbg !6
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %2, !dbg !6
  %p.1 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4, !dbg !6
  %x.1 = load float, ptr addrspace(1) %p.1, align 4, !dbg !6
  %t.1 = fadd float %t, %x.1, !dbg !7
    #dbg_value(float %t.1, !8, !DIExpression(), !7)
  %4 = zext nneg i32 %i to i64, !dbg !6
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %4, !dbg !6
  %p.2 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8, !dbg !6
  %x.2 = load float, ptr addrspace(1) %p.2, align 4, !dbg !6
  %t.2 = fadd float %t.1, %x.2, !dbg !7
    #dbg_value(float %t.2, !8, !DIExpression(), !7)
  %6 = zext nneg i32 %i to i64, !dbg !6
  %7 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %6, !dbg !6
  %p.3 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12, !dbg !6
  %x.3 = load float, ptr addrspace(1) %p.3, align 4, !dbg !6
  %t.3 = fadd float %t.2, %x.3, !dbg !7
    #dbg_value(float %t.3, !8, !DIExpression(), !7)
  %next.3 = add nuw nsw i32 %i, 4
  %niter.cmp.3.not = icmp eq i32 %next.3, %unroll_iter
  br i1 %niter.cmp.3.not, label %loop.more, label %loop, !prof !10, !llvm.loop !11

loop.more:                                        ; preds = %loop, %loop.preheader
  %i.unr = phi i32 [ 0, %loop.preheader ], [ %next.3, %loop ]
  %s.unr = phi float [ 0.000000e+00, %loop.preheader ], [ %t.3, %loop ]
  %8 = and i32 %n, 2, !dbg !6
  %lcmp.mod.not = icmp eq i32 %8, 0, !dbg !6
  br i1 %lcmp.mod.not, label %loop.more2, label %loop.unr-lcssa.wf.2, !dbg !6

loop.unr-lcssa.wf.2:                              ; preds = %loop.more
    #dbg_value(float poison, !8, !DIExpression(), !7)
    #dbg_value(float poison, !8, !DIExpression(), !7)
  %next.wf.2.1 = add nuw nsw i32 %i.unr, 2
  %9 = sext i32 %i.unr to i64, !dbg !6
  %p.wf.2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %9, !dbg !6
  %x.wf.2 = load float, ptr addrspace(1) %p.wf.2, align 4, !dbg !6
  %t.wf.2 = fadd float %s.unr, %x.wf.2, !dbg !7
    #dbg_value(float %t.wf.2, !8, !DIExpression(), !7)
  %10 = sext i32 %i.unr to i64, !dbg !6
  %11 = getelementptr float, ptr addrspace(1) %a, i64 %10, !dbg !6
  %p.wf.2.1 = getelementptr i8, ptr addrspace(1) %11, i64 4, !dbg !6
  %x.wf.2.1 = load float, ptr addrspace(1) %p.wf.2.1, align 4, !dbg !6
  %t.wf.2.1 = fadd float %t.wf.2, %x.wf.2.1, !dbg !7
    #dbg_value(float %t.wf.2.1, !8, !DIExpression(), !7)
  br label %loop.more2

loop.more2:                                       ; preds = %loop.unr-lcssa.wf.2, %loop.more
  %i.unr3 = phi i32 [ %i.unr, %loop.more ], [ %next.wf.2.1, %loop.unr-lcssa.wf.2 ]
  %s.unr4 = phi float [ %s.unr, %loop.more ], [ %t.wf.2.1, %loop.unr-lcssa.wf.2 ]
  %12 = and i32 %n, 1, !dbg !6
  %lcmp.mod7.not = icmp eq i32 %12, 0, !dbg !6
  br i1 %lcmp.mod7.not, label %exit, label %loop.unr-lcssa.wf.1, !dbg !6

loop.unr-lcssa.wf.1:                              ; preds = %loop.more2
    #dbg_value(float poison, !8, !DIExpression(), !7)
  %13 = sext i32 %i.unr3 to i64, !dbg !6
  %p.wf.1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %13, !dbg !6
  %x.wf.1 = load float, ptr addrspace(1) %p.wf.1, align 4, !dbg !6
  %t.wf.1 = fadd float %s.unr4, %x.wf.1, !dbg !7
    #dbg_value(float %t.wf.1, !8, !DIExpression(), !7)
  br label %exit

exit:                                             ; preds = %loop.unr-lcssa.wf.1, %loop.more2, %entry
  %r = phi float [ 0.000000e+00, %entry ], [ %s.unr4, %loop.more2 ], [ %t.wf.1, %loop.unr-lcssa.wf.1 ]
  ret float %r
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "sum.cu", directory: "/")
!3 = distinct !DISubprogram(name: "sum", scope: null, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 5, scope: !3)
!7 = !DILocation(line: 4, column: 7, scope: !3)
!8 = !DILocalVariable(name: "s", scope: !3, file: !2, line: 2, type: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !{!"branch_weights", i32 1, i32 24}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
