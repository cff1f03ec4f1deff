; ModuleID = 'memory-checks.ll'
source_filename = "memory-checks.ll"

define void @bounds(ptr %a, ptr %b, ptr %c, ptr %d, i1 %t, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck

vector.memcheck:                                  ; preds = %entry
  %0 = shl i64 %n, 2
  %1 = add i64 400, %0
  %scevgep = getelementptr i8, ptr %a, i64 %1
  %scevgep1 = getelementptr i8, ptr %c, i64 %0
  %2 = freeze ptr %c
  %scevgep1.fr = freeze ptr %scevgep1
  %bound0 = icmp ult ptr %a, %scevgep1.fr
  %bound1 = icmp ult ptr %2, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  %scevgep2 = getelementptr i8, ptr %d, i64 %0
  %3 = freeze ptr %d
  %scevgep2.fr = freeze ptr %scevgep2
  %bound03 = icmp ult ptr %a, %scevgep2.fr
  %bound14 = icmp ult ptr %3, %scevgep
  %found.conflict5 = and i1 %bound03, %bound14
  %conflict.rdx = or i1 %found.conflict, %found.conflict5
  %4 = mul i64 %n, 12
  %5 = add i64 -8, %4
  %scevgep6 = getelementptr i8, ptr %b, i64 %5
  %bound07 = icmp ult ptr %a, %scevgep6
  %bound18 = icmp ult ptr %b, %scevgep
  %found.conflict9 = and i1 %bound07, %bound18
  %conflict.rdx10 = or i1 %conflict.rdx, %found.conflict9
  br i1 %conflict.rdx10, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.memcheck
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  call void @llvm.experimental.noalias.scope.decl(metadata !5)
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %6 = select i1 %t, ptr %c, ptr %d
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %7 = add i64 %index, 1
  %8 = add i64 %index, 2
  %9 = add i64 %index, 3
  %10 = getelementptr inbounds i32, ptr %a, i64 %index
  %11 = add nuw nsw i64 %index, 100
  %12 = getelementptr inbounds i32, ptr %a, i64 %11
  %13 = mul nuw nsw <4 x i64> %vec.ind, splat (i64 3)
  %14 = extractelement <4 x i64> %13, i32 3
  %15 = extractelement <4 x i64> %13, i32 2
  %16 = extractelement <4 x i64> %13, i32 1
  %17 = extractelement <4 x i64> %13, i32 0
  %18 = getelementptr inbounds i32, ptr %b, i64 %17
  %19 = getelementptr inbounds i32, ptr %b, i64 %16
  %20 = getelementptr inbounds i32, ptr %b, i64 %15
  %21 = getelementptr inbounds i32, ptr %b, i64 %14
  %22 = getelementptr inbounds i32, ptr %6, i64 %index
  %23 = getelementptr inbounds i32, ptr %6, i64 %7
  %24 = getelementptr inbounds i32, ptr %6, i64 %8
  %25 = getelementptr inbounds i32, ptr %6, i64 %9
  %26 = load i32, ptr %22, align 4
  %27 = load i32, ptr %23, align 4
  %28 = load i32, ptr %24, align 4
  %29 = load i32, ptr %25, align 4
  %30 = insertelement <4 x i32> poison, i32 %26, i32 0
  %31 = insertelement <4 x i32> %30, i32 %27, i32 1
  %32 = insertelement <4 x i32> %31, i32 %28, i32 2
  %33 = insertelement <4 x i32> %32, i32 %29, i32 3
  %34 = load i32, ptr %18, align 4, !alias.scope !9, !noalias !12
  %35 = load i32, ptr %19, align 4, !alias.scope !9, !noalias !12
  %36 = load i32, ptr %20, align 4, !alias.scope !9, !noalias !12
  %37 = load i32, ptr %21, align 4, !alias.scope !9, !noalias !12
  %38 = insertelement <4 x i32> poison, i32 %34, i32 0
  %39 = insertelement <4 x i32> %38, i32 %35, i32 1
  %40 = insertelement <4 x i32> %39, i32 %36, i32 2
  %41 = insertelement <4 x i32> %40, i32 %37, i32 3
  %42 = add <4 x i32> %41, %33
  store <4 x i32> %42, ptr %10, align 4, !alias.scope !0, !noalias !14
  store <4 x i32> %41, ptr %12, align 4, !alias.scope !0, !noalias !14
  %index.next = add nuw i64 %index, 4
  %43 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <4 x i64> %vec.ind, splat (i64 4)
  br i1 %43, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.memcheck, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 0, %vector.memcheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %j = add nuw nsw i64 %i, 100
  %q = getelementptr inbounds i32, ptr %a, i64 %j
  %k = mul nuw nsw i64 %i, 3
  %r = getelementptr inbounds i32, ptr %b, i64 %k
  %base = select i1 %t, ptr %c, ptr %d
  %s = getelementptr inbounds i32, ptr %base, i64 %i
  %y = load i32, ptr %s, align 4
  %x = load i32, ptr %r, align 4, !alias.scope !18, !noalias !12
  %z = add i32 %x, %y
  store i32 %z, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %exit.loopexit, label %loop, !llvm.loop !19

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @distance(ptr %a, ptr %b, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck

vector.memcheck:                                  ; preds = %entry
  %0 = ptrtoint ptr %b to i64
  %1 = ptrtoint ptr %a to i64
  %2 = sub i64 %0, %1
  %diff.check = icmp ult i64 %2, 16
  br i1 %diff.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.memcheck
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %3 = getelementptr inbounds i32, ptr %a, i64 %index
  %4 = getelementptr inbounds i32, ptr %b, i64 %index
  %wide.load = load <4 x i32>, ptr %3, align 4
  store <4 x i32> %wide.load, ptr %4, align 4
  %index.next = add nuw i64 %index, 4
  %5 = icmp eq i64 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !20

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.memcheck, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 0, %vector.memcheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %q = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %exit.loopexit, label %loop, !llvm.loop !21

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2, !"LVerDomain"}
!3 = !{!4}
!4 = distinct !{!4, !2}
!5 = !{!6}
!6 = distinct !{!6, !2}
!7 = !{!8}
!8 = distinct !{!8, !2}
!9 = !{!10, !8}
!10 = distinct !{!10, !11}
!11 = distinct !{!11}
!12 = !{!13}
!13 = distinct !{!13, !11}
!14 = !{!4, !6, !8}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.runtime.disable"}
!18 = !{!10}
!19 = distinct !{!19, !16, !17}
!20 = distinct !{!20, !16, !17}
!21 = distinct !{!21, !16, !17}
