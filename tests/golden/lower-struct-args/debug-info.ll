; RUN: nvopt -passes=lower-struct-args<opt-byval> -pass-remarks-missed=. -S %s 2>&1
; A copied variable is found in the copy, once it is made. Pointers into what is read in place are told by the argument's own address.

source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copied(ptr byval({ i32, i32 }) align 4 %s, ptr %out) !dbg !5 {
    #dbg_declare(ptr %s, !9, !DIExpression(), !10)
  store i32 1, ptr %s, align 4, !dbg !11
  %value = load i32, ptr %s, align 4, !dbg !11
  store i32 %value, ptr %out, align 4, !dbg !11
  ret void, !dbg !12
}

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 %s, ptr %out, i64 %i) !dbg !13 {
    #dbg_declare(ptr %s, !14, !DIExpression(), !15)
    #dbg_value(ptr %s, !16, !DIExpression(), !15)
  %second = getelementptr inbounds i8, ptr %s, i64 4, !dbg !15
    #dbg_value(ptr %second, !16, !DIExpression(), !15)
    #dbg_value(ptr %second, !16, !DIExpression(DW_OP_deref), !15)
  %any = getelementptr inbounds i8, ptr %s, i64 %i, !dbg !15
    #dbg_value(ptr %any, !16, !DIExpression(), !15)
  %value = load i32, ptr %second, align 4, !dbg !15
  %more = load i8, ptr %any, align 1, !dbg !15
  store i32 %value, ptr %out, align 4, !dbg !15
  ret void, !dbg !15
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "args.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "copied", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!6 = !{!9}
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!9 = !DILocalVariable(name: "s", arg: 1, scope: !5, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 1, column: 20, scope: !5)
!11 = !DILocation(line: 2, column: 3, scope: !5)
!12 = !DILocation(line: 3, column: 1, scope: !5)
!13 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 5, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!14 = !DILocalVariable(name: "s", arg: 1, scope: !13, file: !1, line: 5, type: !7)
!15 = !DILocation(line: 6, column: 3, scope: !13)
!16 = !DILocalVariable(name: "p", scope: !13, file: !1, line: 6, type: !8)
