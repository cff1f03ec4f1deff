; ModuleID = 'debug-info.ll'
source_filename = "debug-info.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

define internal float @f(ptr addrspace(3) %p) !dbg !3 {
    #dbg_value(ptr poison, !6, !DIExpression(), !7)
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4, !dbg !7
    #dbg_value(ptr poison, !6, !DIExpression(), !7)
  %v = load float, ptr addrspace(3) %q, align 4, !dbg !7
  ret float %v, !dbg !7
}

define ptx_kernel void @k(ptr %out) !dbg !8 {
  %out.global = addrspacecast ptr %out to ptr addrspace(1)
    #dbg_value(ptr %out, !9, !DIExpression(), !10)
  %at = getelementptr i8, ptr addrspace(1) %out.global, i64 4, !dbg !10
    #dbg_value(ptr addrspace(1) %at, !9, !DIExpression(DW_OP_plus_uconst, 4), !10)
  %v = call float @f(ptr addrspace(3) @s), !dbg !10
  store float %v, ptr addrspace(1) %at, align 4, !dbg !10
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocalVariable(name: "p", scope: !3, file: !1)
!7 = !DILocation(line: 2, scope: !3)
!8 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocalVariable(name: "at", scope: !8, file: !1)
!10 = !DILocation(line: 5, scope: !8)
