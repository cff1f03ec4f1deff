; RUN: nvopt -passes=version-alignment %s

; Halves that go on behind both versions do so by two, as one load has them.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @box(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) !dbg !4 {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %left = load i16, ptr addrspace(1) %p, align 2, !dbg !7
    #dbg_value(i16 %left, !8, !DIExpression(), !7)
  %top = load i16, ptr addrspace(1) %p1, align 2, !dbg !9
  %right = load i16, ptr addrspace(1) %p2, align 2, !dbg !10
  %bottom = load i16, ptr addrspace(1) %p3, align 2, !dbg !11
    #dbg_value(i16 %bottom, !6, !DIExpression(), !11)
  %width = call i16 asm "{sub.f16 $0,$1,$2;}", "=h,h,h"(i16 %right, i16 %left) #0, !dbg !12
  %height = call i16 asm "{sub.f16 $0,$1,$2;}", "=h,h,h"(i16 %bottom, i16 %top) #0, !dbg !12
  %area = call i16 asm "{mul.f16 $0,$1,$2;}", "=h,h,h"(i16 %width, i16 %height) #0, !dbg !12
  store i16 %area, ptr addrspace(1) %out, align 2, !dbg !12
  ret void, !dbg !12
}

attributes #0 = { convergent nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "box.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "box", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!6 = !DILocalVariable(name: "bottom", scope: !4, file: !1, line: 5, type: !5)
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "left", scope: !4, file: !1, line: 2, type: !5)
!9 = !DILocation(line: 3, scope: !4)
!10 = !DILocation(line: 4, scope: !4)
!11 = !DILocation(line: 5, scope: !4)
!12 = !DILocation(line: 6, scope: !4)
