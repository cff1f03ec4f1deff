; ModuleID = 'debug-info.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @straight(ptr %dst, ptr %src, i32 %x) !dbg !3 {
    #dbg_value(i32 %x, !6, !DIExpression(), !8)
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0, !dbg !9
  %val = load i32, ptr %src.memmove.gep.unroll, align 4, !dbg !9
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0, !dbg !9
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4, !dbg !9
    #dbg_value(i32 1, !6, !DIExpression(), !8)
  ret void, !dbg !10
}

define void @split(ptr %dst, ptr %src, i32 %x) !dbg !11 {
    #dbg_value(i32 %x, !12, !DIExpression(), !13)
  br label %split, !dbg !14

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src, !dbg !14
  br i1 %cmp, label %forward.for, label %reverse.for, !dbg !14

forward.for:                                      ; preds = %split
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0, !dbg !14
  %val = load i32, ptr %src.memmove.gep.unroll, align 4, !dbg !14
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0, !dbg !14
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4, !dbg !14
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4, !dbg !14
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4, !dbg !14
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4, !dbg !14
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4, !dbg !14
  br label %nonzerotrip, !dbg !14

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 4, !dbg !14
  %val5 = load i32, ptr %src.memmove.gep.unroll4, align 4, !dbg !14
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 4, !dbg !14
  store i32 %val5, ptr %"dst.memmove.gep,unroll6", align 4, !dbg !14
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 0, !dbg !14
  %val8 = load i32, ptr %src.memmove.gep.unroll7, align 4, !dbg !14
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 0, !dbg !14
  store i32 %val8, ptr %"dst.memmove.gep,unroll9", align 4, !dbg !14
  br label %nonzerotrip, !dbg !14

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
    #dbg_value(i32 1, !12, !DIExpression(), !13)
  ret void, !dbg !14
}

define void @assignment(ptr %src) !dbg !15 {
  %var = alloca i64, align 8, !DIAssignID !16
    #dbg_assign(i1 undef, !17, !DIExpression(), !16, ptr %var, !DIExpression(), !19)
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0, !dbg !19
  %val = load i32, ptr %src.memmove.gep.unroll, align 4, !dbg !19
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %var, i64 0, !dbg !19
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4, !dbg !19, !DIAssignID !20
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4, !dbg !19
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4, !dbg !19
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %var, i64 4, !dbg !19
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4, !dbg !19, !DIAssignID !20
    #dbg_assign(i1 undef, !17, !DIExpression(), !20, ptr %var, !DIExpression(), !19)
  ret void, !dbg !19
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "copy.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "straight", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 2, column: 7, scope: !3)
!9 = !DILocation(line: 3, column: 3, scope: !3)
!10 = !DILocation(line: 4, column: 1, scope: !3)
!11 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 6, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 7, type: !7)
!13 = !DILocation(line: 7, column: 7, scope: !11)
!14 = !DILocation(line: 8, column: 3, scope: !11)
!15 = distinct !DISubprogram(name: "assignment", scope: !1, file: !1, line: 11, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!16 = distinct !DIAssignID()
!17 = !DILocalVariable(name: "var", scope: !15, file: !1, line: 12, type: !18)
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!19 = !DILocation(line: 12, column: 8, scope: !15)
!20 = distinct !DIAssignID()
