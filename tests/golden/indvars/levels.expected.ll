; ModuleID = 'levels.ll'
source_filename = "levels.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind willreturn
declare void @see(i32) #0

; Function Attrs: nounwind willreturn
declare i1 @again() #0

define void @nest(i32 noundef %n) {
entry:
  %0 = call i32 @llvm.umax.i32(i32 1, i32 %n)
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  call void @see(i32 %j)
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, %n
  br i1 %c, label %inner, label %latch

latch:                                            ; preds = %inner
  %i.next = add nuw i32 %i, 1
  %exitcond = icmp ne i32 %i.next, %0
  br i1 %exitcond, label %outer, label %exit

exit:                                             ; preds = %latch
  ret void
}

define void @counts(i32 %n) {
entry:
  br label %once

once:                                             ; preds = %once, %entry
  call void @see(i32 0)
  br i1 false, label %once, label %unknown.preheader

unknown.preheader:                                ; preds = %once
  br label %unknown

unknown:                                          ; preds = %unknown, %unknown.preheader
  %j = phi i32 [ %j.next, %unknown ], [ 0, %unknown.preheader ]
  %low = and i32 %j, -1
  call void @see(i32 %low)
  %j.next = add i32 %j, 1
  %d = call i1 @again()
  br i1 %d, label %unknown, label %exit

exit:                                             ; preds = %unknown
  ret void
}

define i32 @out_of_form(i32 noundef %n, i1 %a, i1 %b) {
entry:
  br i1 %a, label %here, label %loop.preheader

here:                                             ; preds = %entry
  br i1 %b, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %here, %entry
  %i.ph = phi i32 [ 0, %entry ], [ 1, %here ]
  br label %loop

loop.backedge:                                    ; preds = %odd, %loop
  br label %loop

loop:                                             ; preds = %loop.backedge, %loop.preheader
  %i = phi i32 [ %i.ph, %loop.preheader ], [ %next, %loop.backedge ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %bit = and i32 %next, 1
  %is.odd = icmp eq i32 %bit, 1
  br i1 %is.odd, label %odd, label %loop.backedge

odd:                                              ; preds = %loop
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop.backedge, label %exit.loopexit

exit.loopexit:                                    ; preds = %odd
  %r.ph = phi i32 [ %next, %odd ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %here
  %r = phi i32 [ 0, %here ], [ %r.ph, %exit.loopexit ]
  ret i32 %r
}

define i32 @debug() !dbg !3 {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !6
    #dbg_value(i32 %i, !7, !DIExpression(), !6)
  %w = udiv i32 %i, 3, !dbg !9
    #dbg_value(i32 %w, !7, !DIExpression(), !9)
  call void @see(i32 %w), !dbg !9
  %next = add nuw nsw i32 %i, 1, !dbg !6
  %exitcond = icmp ne i32 %next, 30, !dbg !9
  br i1 %exitcond, label %loop, label %exit, !dbg !6

exit:                                             ; preds = %loop
    #dbg_value(i32 %next, !7, !DIExpression(), !9)
  ret i32 30, !dbg !9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #1

attributes #0 = { nounwind willreturn }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "debug", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, scope: !3)
!7 = !DILocalVariable(name: "i", scope: !3, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 3, scope: !3)
