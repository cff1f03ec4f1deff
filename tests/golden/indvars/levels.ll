; RUN: nvopt -passes=indvars -iv-loop-level=1 %s
; RUN: nvopt -passes=indvars -iv-loop-level=2 %s
; RUN: nvopt -passes=indvars -Disable-unknown-trip-iv %s
; Which loops are looked at; loops that need preheaders, latches and exits of their own; debug records.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @see(i32) nounwind willreturn
declare i1 @again() nounwind willreturn

define void @nest(i32 noundef %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  call void @see(i32 %j)
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, %n
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; A trip count of one is a known one; that of the second loop is not.
define void @counts(i32 %n) {
entry:
  br label %once
once:
  %i = phi i32 [ 0, %entry ], [ %i.next, %once ]
  call void @see(i32 %i)
  %i.next = add i32 %i, 1
  %c = icmp ult i32 %i.next, 1
  br i1 %c, label %once, label %unknown
unknown:
  %j = phi i32 [ 0, %once ], [ %j.next, %unknown ]
  %low = and i32 %j, -1
  call void @see(i32 %low)
  %j.next = add i32 %j, 1
  %d = call i1 @again()
  br i1 %d, label %unknown, label %exit
exit:
  ret void
}

; Entered from two blocks, gone around by two, left to a block that others lead to.
define i32 @out_of_form(i32 noundef %n, i1 %a, i1 %b) {
entry:
  br i1 %a, label %here, label %loop
here:
  br i1 %b, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ 1, %here ], [ %next, %loop ], [ %next, %odd ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %bit = and i32 %next, 1
  %is.odd = icmp eq i32 %bit, 1
  br i1 %is.odd, label %odd, label %loop
odd:
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ %next, %odd ], [ 0, %here ]
  ret i32 %r
}

; What was known of a value that goes is known of the one in its place.
define i32 @debug() !dbg !4 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !7
    #dbg_value(i32 %i, !8, !DIExpression(), !7)
  %w = sdiv i32 %i, 3, !dbg !9
    #dbg_value(i32 %w, !8, !DIExpression(), !9)
  call void @see(i32 %w), !dbg !9
  %next = add i32 %i, 1, !dbg !7
  %more = icmp slt i32 %next, 30, !dbg !9
  br i1 %more, label %loop, label %exit, !dbg !7
exit:
    #dbg_value(i32 %next, !8, !DIExpression(), !9)
  ret i32 %next, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "debug", file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 2, type: !10)
!9 = !DILocation(line: 3, scope: !4)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
