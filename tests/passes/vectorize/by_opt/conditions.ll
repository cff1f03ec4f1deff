source_filename = "conditions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @if_store(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue6, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue6 ]
  %0 = getelementptr inbounds nuw i32, ptr %b, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = and <4 x i32> %wide.load, splat (i32 1)
  %2 = icmp ne <4 x i32> %1, zeroinitializer
  %3 = extractelement <4 x i1> %2, i32 0
  br i1 %3, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %4 = add i64 %index, 0
  %5 = getelementptr inbounds nuw i32, ptr %a, i64 %4
  %6 = extractelement <4 x i32> %wide.load, i32 0
  store i32 %6, ptr %5, align 4, !tbaa !5
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  %7 = extractelement <4 x i1> %2, i32 1
  br i1 %7, label %pred.store.if1, label %pred.store.continue2

pred.store.if1:                                   ; preds = %pred.store.continue
  %8 = add i64 %index, 1
  %9 = getelementptr inbounds nuw i32, ptr %a, i64 %8
  %10 = extractelement <4 x i32> %wide.load, i32 1
  store i32 %10, ptr %9, align 4, !tbaa !5
  br label %pred.store.continue2

pred.store.continue2:                             ; preds = %pred.store.if1, %pred.store.continue
  %11 = extractelement <4 x i1> %2, i32 2
  br i1 %11, label %pred.store.if3, label %pred.store.continue4

pred.store.if3:                                   ; preds = %pred.store.continue2
  %12 = add i64 %index, 2
  %13 = getelementptr inbounds nuw i32, ptr %a, i64 %12
  %14 = extractelement <4 x i32> %wide.load, i32 2
  store i32 %14, ptr %13, align 4, !tbaa !5
  br label %pred.store.continue4

pred.store.continue4:                             ; preds = %pred.store.if3, %pred.store.continue2
  %15 = extractelement <4 x i1> %2, i32 3
  br i1 %15, label %pred.store.if5, label %pred.store.continue6

pred.store.if5:                                   ; preds = %pred.store.continue4
  %16 = add i64 %index, 3
  %17 = getelementptr inbounds nuw i32, ptr %a, i64 %16
  %18 = extractelement <4 x i32> %wide.load, i32 3
  store i32 %18, ptr %17, align 4, !tbaa !5
  br label %pred.store.continue6

pred.store.continue6:                             ; preds = %pred.store.if5, %pred.store.continue4
  %index.next = add nuw i64 %index, 4
  %19 = icmp eq i64 %index.next, %n.vec
  br i1 %19, label %middle.block, label %vector.body, !llvm.loop !9

middle.block:                                     ; preds = %pred.store.continue6
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.inc, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.inc, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %20 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %20, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %20, ptr %arrayidx4, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !12
}

define void @if_store_may_alias(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %b2 = ptrtoint ptr %b to i64
  %a1 = ptrtoint ptr %a to i64
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck

vector.memcheck:                                  ; preds = %for.body.preheader
  %0 = sub i64 %a1, %b2
  %diff.check = icmp ult i64 %0, 32
  br i1 %diff.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.memcheck
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue8, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue8 ]
  %1 = getelementptr inbounds nuw i32, ptr %b, i64 %index
  %wide.load = load <4 x i32>, ptr %1, align 4, !tbaa !5
  %2 = and <4 x i32> %wide.load, splat (i32 1)
  %3 = icmp ne <4 x i32> %2, zeroinitializer
  %4 = extractelement <4 x i1> %3, i32 0
  br i1 %4, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %5 = add i64 %index, 0
  %6 = getelementptr inbounds nuw i32, ptr %a, i64 %5
  %7 = extractelement <4 x i32> %wide.load, i32 0
  store i32 %7, ptr %6, align 4, !tbaa !5
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  %8 = extractelement <4 x i1> %3, i32 1
  br i1 %8, label %pred.store.if3, label %pred.store.continue4

pred.store.if3:                                   ; preds = %pred.store.continue
  %9 = add i64 %index, 1
  %10 = getelementptr inbounds nuw i32, ptr %a, i64 %9
  %11 = extractelement <4 x i32> %wide.load, i32 1
  store i32 %11, ptr %10, align 4, !tbaa !5
  br label %pred.store.continue4

pred.store.continue4:                             ; preds = %pred.store.if3, %pred.store.continue
  %12 = extractelement <4 x i1> %3, i32 2
  br i1 %12, label %pred.store.if5, label %pred.store.continue6

pred.store.if5:                                   ; preds = %pred.store.continue4
  %13 = add i64 %index, 2
  %14 = getelementptr inbounds nuw i32, ptr %a, i64 %13
  %15 = extractelement <4 x i32> %wide.load, i32 2
  store i32 %15, ptr %14, align 4, !tbaa !5
  br label %pred.store.continue6

pred.store.continue6:                             ; preds = %pred.store.if5, %pred.store.continue4
  %16 = extractelement <4 x i1> %3, i32 3
  br i1 %16, label %pred.store.if7, label %pred.store.continue8

pred.store.if7:                                   ; preds = %pred.store.continue6
  %17 = add i64 %index, 3
  %18 = getelementptr inbounds nuw i32, ptr %a, i64 %17
  %19 = extractelement <4 x i32> %wide.load, i32 3
  store i32 %19, ptr %18, align 4, !tbaa !5
  br label %pred.store.continue8

pred.store.continue8:                             ; preds = %pred.store.if7, %pred.store.continue6
  %index.next = add nuw i64 %index, 4
  %20 = icmp eq i64 %index.next, %n.vec
  br i1 %20, label %middle.block, label %vector.body, !llvm.loop !13

middle.block:                                     ; preds = %pred.store.continue8
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.memcheck, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ], [ 0, %vector.memcheck ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.inc, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.inc, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %21 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %21, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %21, ptr %arrayidx4, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !14
}

define void @if_load(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef readonly captures(none) %c, i32 noundef %n) #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.load.continue6, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.load.continue6 ]
  %0 = getelementptr inbounds nuw i32, ptr %c, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = and <4 x i32> %wide.load, splat (i32 1)
  %2 = icmp ne <4 x i32> %1, zeroinitializer
  %3 = extractelement <4 x i1> %2, i32 0
  br i1 %3, label %pred.load.if, label %pred.load.continue

pred.load.if:                                     ; preds = %vector.body
  %4 = add i64 %index, 0
  %5 = getelementptr inbounds nuw i32, ptr %b, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !5
  %7 = insertelement <4 x i32> poison, i32 %6, i32 0
  br label %pred.load.continue

pred.load.continue:                               ; preds = %pred.load.if, %vector.body
  %8 = phi <4 x i32> [ poison, %vector.body ], [ %7, %pred.load.if ]
  %9 = extractelement <4 x i1> %2, i32 1
  br i1 %9, label %pred.load.if1, label %pred.load.continue2

pred.load.if1:                                    ; preds = %pred.load.continue
  %10 = add i64 %index, 1
  %11 = getelementptr inbounds nuw i32, ptr %b, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = insertelement <4 x i32> %8, i32 %12, i32 1
  br label %pred.load.continue2

pred.load.continue2:                              ; preds = %pred.load.if1, %pred.load.continue
  %14 = phi <4 x i32> [ %8, %pred.load.continue ], [ %13, %pred.load.if1 ]
  %15 = extractelement <4 x i1> %2, i32 2
  br i1 %15, label %pred.load.if3, label %pred.load.continue4

pred.load.if3:                                    ; preds = %pred.load.continue2
  %16 = add i64 %index, 2
  %17 = getelementptr inbounds nuw i32, ptr %b, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = insertelement <4 x i32> %14, i32 %18, i32 2
  br label %pred.load.continue4

pred.load.continue4:                              ; preds = %pred.load.if3, %pred.load.continue2
  %20 = phi <4 x i32> [ %14, %pred.load.continue2 ], [ %19, %pred.load.if3 ]
  %21 = extractelement <4 x i1> %2, i32 3
  br i1 %21, label %pred.load.if5, label %pred.load.continue6

pred.load.if5:                                    ; preds = %pred.load.continue4
  %22 = add i64 %index, 3
  %23 = getelementptr inbounds nuw i32, ptr %b, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !5
  %25 = insertelement <4 x i32> %20, i32 %24, i32 3
  br label %pred.load.continue6

pred.load.continue6:                              ; preds = %pred.load.if5, %pred.load.continue4
  %26 = phi <4 x i32> [ %20, %pred.load.continue4 ], [ %25, %pred.load.if5 ]
  %predphi = select <4 x i1> %2, <4 x i32> %26, <4 x i32> zeroinitializer
  %27 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %predphi, ptr %27, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %28 = icmp eq i64 %index.next, %n.vec
  br i1 %28, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %pred.load.continue6
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %if.end, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %if.end, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %c, i64 %indvars.iv
  %29 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %and = and i32 %29, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %30 = load i32, ptr %arrayidx2, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %x.0 = phi i32 [ %30, %if.then ], [ 0, %for.body ]
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %x.0, ptr %arrayidx4, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !16
}

define void @if_divide(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.udiv.continue6, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.udiv.continue6 ]
  %0 = getelementptr inbounds nuw i32, ptr %b, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = icmp ne <4 x i32> %wide.load, zeroinitializer
  %2 = extractelement <4 x i1> %1, i32 0
  br i1 %2, label %pred.udiv.if, label %pred.udiv.continue

pred.udiv.if:                                     ; preds = %vector.body
  %3 = extractelement <4 x i32> %wide.load, i32 0
  %4 = udiv i32 1000, %3
  %5 = insertelement <4 x i32> poison, i32 %4, i32 0
  br label %pred.udiv.continue

pred.udiv.continue:                               ; preds = %pred.udiv.if, %vector.body
  %6 = phi <4 x i32> [ poison, %vector.body ], [ %5, %pred.udiv.if ]
  %7 = extractelement <4 x i1> %1, i32 1
  br i1 %7, label %pred.udiv.if1, label %pred.udiv.continue2

pred.udiv.if1:                                    ; preds = %pred.udiv.continue
  %8 = extractelement <4 x i32> %wide.load, i32 1
  %9 = udiv i32 1000, %8
  %10 = insertelement <4 x i32> %6, i32 %9, i32 1
  br label %pred.udiv.continue2

pred.udiv.continue2:                              ; preds = %pred.udiv.if1, %pred.udiv.continue
  %11 = phi <4 x i32> [ %6, %pred.udiv.continue ], [ %10, %pred.udiv.if1 ]
  %12 = extractelement <4 x i1> %1, i32 2
  br i1 %12, label %pred.udiv.if3, label %pred.udiv.continue4

pred.udiv.if3:                                    ; preds = %pred.udiv.continue2
  %13 = extractelement <4 x i32> %wide.load, i32 2
  %14 = udiv i32 1000, %13
  %15 = insertelement <4 x i32> %11, i32 %14, i32 2
  br label %pred.udiv.continue4

pred.udiv.continue4:                              ; preds = %pred.udiv.if3, %pred.udiv.continue2
  %16 = phi <4 x i32> [ %11, %pred.udiv.continue2 ], [ %15, %pred.udiv.if3 ]
  %17 = extractelement <4 x i1> %1, i32 3
  br i1 %17, label %pred.udiv.if5, label %pred.udiv.continue6

pred.udiv.if5:                                    ; preds = %pred.udiv.continue4
  %18 = extractelement <4 x i32> %wide.load, i32 3
  %19 = udiv i32 1000, %18
  %20 = insertelement <4 x i32> %16, i32 %19, i32 3
  br label %pred.udiv.continue6

pred.udiv.continue6:                              ; preds = %pred.udiv.if5, %pred.udiv.continue4
  %21 = phi <4 x i32> [ %16, %pred.udiv.continue4 ], [ %20, %pred.udiv.if5 ]
  %predphi = select <4 x i1> %1, <4 x i32> %21, <4 x i32> zeroinitializer
  %22 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %predphi, ptr %22, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %23 = icmp eq i64 %index.next, %n.vec
  br i1 %23, label %middle.block, label %vector.body, !llvm.loop !17

middle.block:                                     ; preds = %pred.udiv.continue6
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %if.end, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %if.end, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %24 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %tobool.not = icmp eq i32 %24, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %div = udiv i32 1000, %24
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %x.0 = phi i32 [ %div, %if.then ], [ 0, %for.body ]
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %x.0, ptr %arrayidx4, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !18
}

define void @if_divide_store(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue6, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue6 ]
  %0 = getelementptr inbounds nuw i32, ptr %b, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = icmp ne <4 x i32> %wide.load, zeroinitializer
  %2 = extractelement <4 x i1> %1, i32 0
  br i1 %2, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %3 = extractelement <4 x i32> %wide.load, i32 0
  %4 = urem i32 1000, %3
  %5 = add i64 %index, 0
  %6 = getelementptr inbounds nuw i32, ptr %a, i64 %5
  store i32 %4, ptr %6, align 4, !tbaa !5
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  %7 = extractelement <4 x i1> %1, i32 1
  br i1 %7, label %pred.store.if1, label %pred.store.continue2

pred.store.if1:                                   ; preds = %pred.store.continue
  %8 = extractelement <4 x i32> %wide.load, i32 1
  %9 = urem i32 1000, %8
  %10 = add i64 %index, 1
  %11 = getelementptr inbounds nuw i32, ptr %a, i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !5
  br label %pred.store.continue2

pred.store.continue2:                             ; preds = %pred.store.if1, %pred.store.continue
  %12 = extractelement <4 x i1> %1, i32 2
  br i1 %12, label %pred.store.if3, label %pred.store.continue4

pred.store.if3:                                   ; preds = %pred.store.continue2
  %13 = extractelement <4 x i32> %wide.load, i32 2
  %14 = urem i32 1000, %13
  %15 = add i64 %index, 2
  %16 = getelementptr inbounds nuw i32, ptr %a, i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !5
  br label %pred.store.continue4

pred.store.continue4:                             ; preds = %pred.store.if3, %pred.store.continue2
  %17 = extractelement <4 x i1> %1, i32 3
  br i1 %17, label %pred.store.if5, label %pred.store.continue6

pred.store.if5:                                   ; preds = %pred.store.continue4
  %18 = extractelement <4 x i32> %wide.load, i32 3
  %19 = urem i32 1000, %18
  %20 = add i64 %index, 3
  %21 = getelementptr inbounds nuw i32, ptr %a, i64 %20
  store i32 %19, ptr %21, align 4, !tbaa !5
  br label %pred.store.continue6

pred.store.continue6:                             ; preds = %pred.store.if5, %pred.store.continue4
  %index.next = add nuw i64 %index, 4
  %22 = icmp eq i64 %index.next, %n.vec
  br i1 %22, label %middle.block, label %vector.body, !llvm.loop !19

middle.block:                                     ; preds = %pred.store.continue6
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.inc, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.inc, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %23 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %tobool.not = icmp eq i32 %23, 0
  br i1 %tobool.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %rem = urem i32 1000, %23
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %rem, ptr %arrayidx4, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !20
}

define void @blend_of_three(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) #0 {
entry:
  %cmp27 = icmp sgt i32 %n, 0
  br i1 %cmp27, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  %min.iters.check = icmp ult i64 %wide.trip.count, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %for.body.preheader
  %n.mod.vf = urem i64 %wide.trip.count, 4
  %n.vec = sub i64 %wide.trip.count, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds nuw i32, ptr %b, i64 %index
  %wide.load = load <4 x i32>, ptr %0, align 4, !tbaa !5
  %1 = icmp uge <4 x i32> %wide.load, splat (i32 10)
  %2 = icmp ult <4 x i32> %wide.load, splat (i32 20)
  %3 = mul <4 x i32> %wide.load, %wide.load
  %4 = select <4 x i1> %1, <4 x i1> %2, <4 x i1> zeroinitializer
  %5 = add nuw nsw <4 x i32> %wide.load, splat (i32 2)
  %predphi = select <4 x i1> %4, <4 x i32> %5, <4 x i32> %3
  %predphi1 = select <4 x i1> %1, <4 x i32> %predphi, <4 x i32> splat (i32 1)
  %6 = getelementptr inbounds nuw i32, ptr %a, i64 %index
  store <4 x i32> %predphi1, ptr %6, align 4, !tbaa !5
  %index.next = add nuw i64 %index, 4
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !21

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %wide.trip.count, %n.vec
  br i1 %cmp.n, label %for.cond.cleanup.loopexit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %for.body.preheader
  %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %for.body.preheader ]
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %if.end13, %middle.block
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  ret void

for.body:                                         ; preds = %if.end13, %scalar.ph
  %indvars.iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %indvars.iv.next, %if.end13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %cmp1 = icmp ult i32 %8, 10
  br i1 %cmp1, label %if.end13, label %if.else

if.else:                                          ; preds = %for.body
  %cmp4 = icmp ult i32 %8, 20
  br i1 %cmp4, label %if.then5, label %if.else8

if.then5:                                         ; preds = %if.else
  %add = add nuw nsw i32 %8, 2
  br label %if.end13

if.else8:                                         ; preds = %if.else
  %mul = mul i32 %8, %8
  br label %if.end13

if.end13:                                         ; preds = %if.else8, %if.then5, %for.body
  %x.0 = phi i32 [ %mul, %if.else8 ], [ %add, %if.then5 ], [ 1, %for.body ]
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 %x.0, ptr %arrayidx15, align 4, !tbaa !5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !22
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.isvectorized", i32 1}
!11 = !{!"llvm.loop.unroll.runtime.disable"}
!12 = distinct !{!12, !11, !10}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !11, !10}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !11, !10}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !11, !10}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !11, !10}
