; ModuleID = 'halves.ll'
source_filename = "halves.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @box(ptr addrspace(1) noalias noundef %p, ptr addrspace(1) noalias noundef %out) !dbg !3 {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %1 = ptrtoint ptr addrspace(1) %p to i32, !dbg !6
  %misalignment = and i32 %1, 7, !dbg !6
  %is.aligned = icmp eq i32 %misalignment, 0, !dbg !6
  br i1 %is.aligned, label %2, label %4, !dbg !6

2:                                                ; preds = %0
  %halves = load <2 x i16>, ptr addrspace(1) %p, align 8, !dbg !6
  %3 = extractelement <2 x i16> %halves, i32 0, !dbg !6
    #dbg_value(i16 %3, !7, !DIExpression(), !6)
  %halves1 = load <2 x i16>, ptr addrspace(1) %p2, align 4, !dbg !9
  br label %7, !dbg !10

4:                                                ; preds = %0
  %left.unaligned = load i16, ptr addrspace(1) %p, align 2, !dbg !6
    #dbg_value(i16 %left.unaligned, !7, !DIExpression(), !6)
  %top.unaligned = load i16, ptr addrspace(1) %p1, align 2, !dbg !11
  %right.unaligned = load i16, ptr addrspace(1) %p2, align 2, !dbg !9
  %bottom.unaligned = load i16, ptr addrspace(1) %p3, align 2, !dbg !12
  %5 = insertelement <2 x i16> poison, i16 %left.unaligned, i32 0, !dbg !10
  %halves.unaligned = insertelement <2 x i16> %5, i16 %top.unaligned, i32 1, !dbg !10
  %6 = insertelement <2 x i16> poison, i16 %right.unaligned, i32 0, !dbg !10
  %halves.unaligned2 = insertelement <2 x i16> %6, i16 %bottom.unaligned, i32 1, !dbg !10
  br label %7, !dbg !10

7:                                                ; preds = %4, %2
  %halves.merged3 = phi <2 x i16> [ %halves1, %2 ], [ %halves.unaligned2, %4 ], !dbg !12
  %halves.merged = phi <2 x i16> [ %halves, %2 ], [ %halves.unaligned, %4 ], !dbg !11
  %8 = extractelement <2 x i16> %halves.merged3, i32 0, !dbg !9
  %9 = extractelement <2 x i16> %halves.merged3, i32 1, !dbg !12
  %10 = extractelement <2 x i16> %halves.merged, i32 0, !dbg !6
  %11 = extractelement <2 x i16> %halves.merged, i32 1, !dbg !11
    #dbg_value(i16 %9, !13, !DIExpression(), !12)
  %width = call i16 asm "{sub.f16 $0,$1,$2;}", "=h,h,h"(i16 %8, i16 %10) #0, !dbg !10
  %height = call i16 asm "{sub.f16 $0,$1,$2;}", "=h,h,h"(i16 %9, i16 %11) #0, !dbg !10
  %area = call i16 asm "{mul.f16 $0,$1,$2;}", "=h,h,h"(i16 %width, i16 %height) #0, !dbg !10
  store i16 %area, ptr addrspace(1) %out, align 2, !dbg !10
  ret void, !dbg !10
}

attributes #0 = { convergent nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "box.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "box", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, scope: !3)
!7 = !DILocalVariable(name: "left", scope: !3, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DILocation(line: 4, scope: !3)
!10 = !DILocation(line: 6, scope: !3)
!11 = !DILocation(line: 3, scope: !3)
!12 = !DILocation(line: 5, scope: !3)
!13 = !DILocalVariable(name: "bottom", scope: !3, file: !1, line: 5, type: !8)
