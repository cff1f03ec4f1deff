; ModuleID = 'blocks.ll'
source_filename = "blocks.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(1) constant ptr inttoptr (i32 1 to ptr)

define i32 @from_dead_to_live(i32 %x) {
entry:
  br label %exit

exit:                                             ; preds = %entry
  ret i32 %x
}

define i32 @island(i1 %c) {
entry:
  br label %join

join:                                             ; preds = %entry
  %s = add i32 7, 8
  ret i32 %s
}

define i32 @in_loop(i32 %x, i1 %c) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %other = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %other, %x
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret i32 %next
}

define i32 @constant_branch() {
entry:
  br i1 true, label %a, label %b

a:                                                ; preds = %entry
  ret i32 1

b:                                                ; preds = %entry
  ret i32 2
}

define void @addressed() {
entry:
  ret void
}

define i32 @debug(i32 %x) !dbg !3 {
entry:
  br label %exit, !dbg !6

exit:                                             ; preds = %entry
    #dbg_value(i32 poison, !7, !DIExpression(), !6)
    #dbg_value(i32 %x, !7, !DIExpression(), !6)
  ret i32 %x, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "blocks.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, scope: !3)
!7 = !DILocalVariable(name: "r", scope: !3, file: !1)
