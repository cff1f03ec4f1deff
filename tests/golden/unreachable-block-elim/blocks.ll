; RUN: nvopt -passes=unreachable-block-elim %s
; RUN: nvopt -passes=unreachable-block-elim -pass-remarks=unreachable-block-elim -disable-output %s 2>&1
target triple = "nvptx64-nvidia-cuda"

define i32 @from_dead_to_live(i32 %x) {
entry:
  br label %exit
dead:
  %y = add i32 %x, 1
  br label %exit
exit:
  %r = phi i32 [ %x, %entry ], [ %y, %dead ]
  ret i32 %r
}

; Two that keep each other alive, and use what only they define.
define i32 @island(i1 %c) {
entry:
  br label %join
here:
  %a = add i32 %b, 1
  br i1 %c, label %there, label %join
there:
  %b = add i32 %a, 1
  br label %here
join:
  %p = phi i32 [ 7, %entry ], [ %a, %here ]
  %q = phi i32 [ 8, %entry ], [ %b, %here ]
  %s = add i32 %p, %q
  ret i32 %s
}

; A loop's phi that gets nothing but itself from the loop; one that changes there stays.
define i32 @in_loop(i32 %x, i1 %c) {
entry:
  br label %loop
dead:
  br label %loop
loop:
  %same = phi i32 [ %x, %entry ], [ 3, %dead ], [ %same, %loop ]
  %other = phi i32 [ 0, %entry ], [ 5, %dead ], [ %next, %loop ]
  %next = add i32 %other, %same
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %next
}

; A constant condition is not looked at.
define i32 @constant_branch() {
entry:
  br i1 true, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}

@table = addrspace(1) constant ptr blockaddress(@addressed, %dead)

define void @addressed() {
entry:
  ret void
dead:
  ret void
}

define i32 @debug(i32 %x) !dbg !3 {
entry:
  br label %exit, !dbg !6
dead:
  %y = add i32 %x, 1, !dbg !6
  br label %exit, !dbg !6
exit:
  %r = phi i32 [ %x, %entry ], [ %y, %dead ]
    #dbg_value(i32 %y, !5, !DIExpression(), !6)
    #dbg_value(i32 %r, !5, !DIExpression(), !6)
  ret i32 %r, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "blocks.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: "r", scope: !3, file: !1)
!6 = !DILocation(line: 2, scope: !3)
