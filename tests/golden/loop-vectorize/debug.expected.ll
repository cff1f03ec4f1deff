; ModuleID = 'debug.ll'
source_filename = "debug.ll"

define void @f(ptr noalias %to, ptr noalias %from, i64 %n) !dbg !3 {
entry:
  %min.iters.check = icmp ult i64 %n, 4, !dbg !6
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph, !dbg !6

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  %broadcast.splatinsert = insertelement <2 x i64> poison, i64 %n, i64 0
  %broadcast.splat = shufflevector <2 x i64> %broadcast.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue7, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue7 ]
  %vec.ind = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph ], [ %vec.ind.next, %pred.store.continue7 ]
  %step.add = add <2 x i64> %vec.ind, splat (i64 2)
  %0 = add i64 %index, 1
  %1 = add i64 %index, 2
  %2 = add i64 %index, 3
  %3 = getelementptr inbounds i64, ptr %from, i64 %index, !dbg !7
  %4 = getelementptr inbounds i64, ptr %3, i64 2
  %wide.load = load <2 x i64>, ptr %3, align 8, !dbg !8
  %wide.load1 = load <2 x i64>, ptr %4, align 8, !dbg !8
  %5 = icmp sgt <2 x i64> %wide.load, %vec.ind, !dbg !9
  %6 = extractelement <2 x i1> %5, i32 1
  %7 = extractelement <2 x i1> %5, i32 0
  %8 = icmp sgt <2 x i64> %wide.load1, %step.add, !dbg !9
  %9 = extractelement <2 x i1> %8, i32 1
  %10 = extractelement <2 x i1> %8, i32 0
  %11 = select <2 x i1> %5, <2 x i64> %wide.load, <2 x i64> splat (i64 1)
  %12 = select <2 x i1> %8, <2 x i64> %wide.load1, <2 x i64> splat (i64 1)
  %13 = udiv <2 x i64> %broadcast.splat, %11, !dbg !10
  %14 = extractelement <2 x i64> %13, i32 1
  %15 = extractelement <2 x i64> %13, i32 0
  %16 = udiv <2 x i64> %broadcast.splat, %12, !dbg !10
  %17 = extractelement <2 x i64> %16, i32 1
  %18 = extractelement <2 x i64> %16, i32 0
  br i1 %7, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %19 = getelementptr inbounds i64, ptr %to, i64 %index, !dbg !11
  store i64 %15, ptr %19, align 8, !dbg !12
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  br i1 %6, label %pred.store.if2, label %pred.store.continue3

pred.store.if2:                                   ; preds = %pred.store.continue
  %20 = getelementptr inbounds i64, ptr %to, i64 %0, !dbg !11
  store i64 %14, ptr %20, align 8, !dbg !12
  br label %pred.store.continue3

pred.store.continue3:                             ; preds = %pred.store.if2, %pred.store.continue
  br i1 %10, label %pred.store.if4, label %pred.store.continue5

pred.store.if4:                                   ; preds = %pred.store.continue3
  %21 = getelementptr inbounds i64, ptr %to, i64 %1, !dbg !11
  store i64 %18, ptr %21, align 8, !dbg !12
  br label %pred.store.continue5

pred.store.continue5:                             ; preds = %pred.store.if4, %pred.store.continue3
  br i1 %9, label %pred.store.if6, label %pred.store.continue7

pred.store.if6:                                   ; preds = %pred.store.continue5
  %22 = getelementptr inbounds i64, ptr %to, i64 %2, !dbg !11
  store i64 %17, ptr %22, align 8, !dbg !12
  br label %pred.store.continue7

pred.store.continue7:                             ; preds = %pred.store.if6, %pred.store.continue5
  %index.next = add nuw i64 %index, 4
  %23 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <2 x i64> %step.add, splat (i64 2)
  br i1 %23, label %middle.block, label %vector.body, !llvm.loop !13

middle.block:                                     ; preds = %pred.store.continue7
  %cmp.n = icmp eq i64 %n, %n.vec, !dbg !6
  br i1 %cmp.n, label %exit, label %scalar.ph, !dbg !6

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop, !dbg !6

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %p = getelementptr inbounds i64, ptr %from, i64 %i, !dbg !7
  %x = load i64, ptr %p, align 8, !dbg !8
  %is = icmp sgt i64 %x, %i, !dbg !9
  br i1 %is, label %then, label %latch, !dbg !16

then:                                             ; preds = %loop
  %half = udiv i64 %n, %x, !dbg !10
  %q = getelementptr inbounds i64, ptr %to, i64 %i, !dbg !11
  store i64 %half, ptr %q, align 8, !dbg !12
  br label %latch, !dbg !17

latch:                                            ; preds = %then, %loop
  %next = add nuw nsw i64 %i, 1, !dbg !18
  %done = icmp eq i64 %next, %n, !dbg !19
  br i1 %done, label %exit.loopexit, label %loop, !dbg !20, !llvm.loop !21

exit.loopexit:                                    ; preds = %latch
  br label %exit, !dbg !22

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 6, scope: !3)
!7 = !DILocation(line: 7, scope: !3)
!8 = !DILocation(line: 8, scope: !3)
!9 = !DILocation(line: 9, scope: !3)
!10 = !DILocation(line: 11, scope: !3)
!11 = !DILocation(line: 12, scope: !3)
!12 = !DILocation(line: 13, scope: !3)
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!"llvm.loop.unroll.runtime.disable"}
!16 = !DILocation(line: 10, scope: !3)
!17 = !DILocation(line: 14, scope: !3)
!18 = !DILocation(line: 15, scope: !3)
!19 = !DILocation(line: 16, scope: !3)
!20 = !DILocation(line: 17, scope: !3)
!21 = distinct !{!21, !14, !15}
!22 = !DILocation(line: 18, scope: !3)
