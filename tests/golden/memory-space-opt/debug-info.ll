; RUN: nvopt -passes=memory-space-opt %s
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

define internal float @f(ptr %p) !dbg !4 {
    #dbg_value(ptr %p, !7, !DIExpression(), !8)
  %q = getelementptr i8, ptr %p, i64 4, !dbg !8
    #dbg_value(ptr %q, !7, !DIExpression(), !8)
  %v = load float, ptr %q, align 4, !dbg !8
  ret float %v, !dbg !8
}

define ptx_kernel void @k(ptr %out) !dbg !9 {
    #dbg_value(ptr %out, !10, !DIExpression(), !11)
  %at = getelementptr i8, ptr %out, i64 4, !dbg !11
    #dbg_value(ptr %at, !10, !DIExpression(DW_OP_plus_uconst, 4), !11)
  %v = call float @f(ptr addrspacecast (ptr addrspace(3) @s to ptr)), !dbg !11
  store float %v, ptr %at, align 4, !dbg !11
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !3)
!7 = !DILocalVariable(name: "p", scope: !4, file: !1)
!8 = !DILocation(line: 2, scope: !4)
!9 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocalVariable(name: "at", scope: !9, file: !1)
!11 = !DILocation(line: 5, scope: !9)
