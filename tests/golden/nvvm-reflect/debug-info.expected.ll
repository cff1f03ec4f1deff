remark: arch.cu:4:14: __CUDA_ARCH is 900
; ModuleID = 'debug-info.ll'
source_filename = "debug-info.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arch = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

define i1 @is_hopper() !dbg !3 {
entry:
    #dbg_value(i32 900, !8, !DIExpression(), !9)
  %is = icmp sge i32 900, 900, !dbg !10
    #dbg_value(!DIArgList(i32 900, i32 900), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus), !10)
  ret i1 %is, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "arch.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "is_hopper", scope: !1, file: !1, line: 3, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8}
!8 = !DILocalVariable(name: "arch", scope: !3, file: !1, line: 4, type: !6)
!9 = !DILocation(line: 4, column: 14, scope: !3)
!10 = !DILocation(line: 5, column: 10, scope: !3)
