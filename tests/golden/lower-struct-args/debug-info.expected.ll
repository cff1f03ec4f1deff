remark: args.cu:2:3: argument %s is not read in place: it is written to
; ModuleID = 'debug-info.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copied(ptr byval({ i32, i32 }) align 4 %s, ptr %out) !dbg !3 {
  %s.local = alloca { i32, i32 }, align 4
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %split = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %split, ptr %s.local, align 4
    #dbg_declare(ptr %s.local, !7, !DIExpression(), !9)
  store i32 1, ptr %s.local, align 4, !dbg !10
  %value = load i32, ptr %s.local, align 4, !dbg !10
  store i32 %value, ptr %out, align 4, !dbg !10
  ret void, !dbg !11
}

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 %s, ptr %out, i64 %i) !dbg !12 {
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
    #dbg_declare(ptr %s, !13, !DIExpression(), !14)
    #dbg_value(ptr %s, !15, !DIExpression(), !14)
  %second = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 4, !dbg !14
    #dbg_value(ptr %s, !15, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !14)
    #dbg_value(ptr poison, !15, !DIExpression(DW_OP_deref), !14)
  %any = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 %i, !dbg !14
    #dbg_value(ptr poison, !15, !DIExpression(), !14)
  %value = load i32, ptr addrspace(101) %second, align 4, !dbg !14
  %more = load i8, ptr addrspace(101) %any, align 1, !dbg !14
  store i32 %value, ptr %out, align 4, !dbg !14
  ret void, !dbg !14
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "args.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "copied", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{!7}
!7 = !DILocalVariable(name: "s", arg: 1, scope: !3, file: !1, line: 1, type: !8)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64)
!9 = !DILocation(line: 1, column: 20, scope: !3)
!10 = !DILocation(line: 2, column: 3, scope: !3)
!11 = !DILocation(line: 3, column: 1, scope: !3)
!12 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!13 = !DILocalVariable(name: "s", arg: 1, scope: !12, file: !1, line: 5, type: !8)
!14 = !DILocation(line: 6, column: 3, scope: !12)
!15 = !DILocalVariable(name: "p", scope: !12, file: !1, line: 6, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
