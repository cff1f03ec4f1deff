; ModuleID = 'transforms.ll'
source_filename = "transforms.ll"

define void @sink_and_merge(ptr noalias %y, ptr noalias %x, ptr noalias %w, ptr noalias %v, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue2, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue2 ]
  %0 = add i64 %index, 1
  %1 = getelementptr inbounds i32, ptr %y, i64 %index
  %wide.load = load <2 x i32>, ptr %1, align 4
  %2 = icmp sgt <2 x i32> %wide.load, splat (i32 3)
  %3 = extractelement <2 x i1> %2, i32 1
  %4 = extractelement <2 x i1> %2, i32 0
  br i1 %4, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %5 = getelementptr inbounds i32, ptr %x, i64 %index
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds i32, ptr %w, i64 %index
  store i32 %6, ptr %7, align 4
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  %8 = phi i32 [ poison, %vector.body ], [ %6, %pred.store.if ]
  br i1 %3, label %pred.store.if1, label %pred.store.continue2

pred.store.if1:                                   ; preds = %pred.store.continue
  %9 = getelementptr inbounds i32, ptr %x, i64 %0
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds i32, ptr %w, i64 %0
  store i32 %10, ptr %11, align 4
  br label %pred.store.continue2

pred.store.continue2:                             ; preds = %pred.store.if1, %pred.store.continue
  %12 = phi i32 [ poison, %pred.store.continue ], [ %10, %pred.store.if1 ]
  %13 = insertelement <2 x i32> poison, i32 %8, i32 0
  %14 = insertelement <2 x i32> %13, i32 %12, i32 1
  %predphi = select <2 x i1> %2, <2 x i32> %14, <2 x i32> %wide.load
  %15 = getelementptr inbounds i32, ptr %v, i64 %index
  store <2 x i32> %predphi, ptr %15, align 4
  %index.next = add nuw i64 %index, 2
  %16 = icmp eq i64 %index.next, %n.vec
  br i1 %16, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %pred.store.continue2
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:                                             ; preds = %loop
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  %m = load i32, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  store i32 %m, ptr %r, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %s = phi i32 [ %l, %loop ], [ %m, %then ]
  %t = getelementptr inbounds i32, ptr %v, i64 %iv
  store i32 %s, ptr %t, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !3

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @needed_outside(ptr noalias %y, ptr noalias %x, ptr noalias %w, ptr noalias %v, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue4, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue4 ]
  %vec.ind = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph ], [ %vec.ind.next, %pred.store.continue4 ]
  %0 = add i64 %index, 1
  %1 = getelementptr inbounds i32, ptr %y, <2 x i64> %vec.ind
  %2 = extractelement <2 x ptr> %1, i32 0
  %wide.load = load <2 x i32>, ptr %2, align 4
  %3 = icmp sgt <2 x i32> %wide.load, splat (i32 3)
  %4 = extractelement <2 x i1> %3, i32 1
  %5 = extractelement <2 x i1> %3, i32 0
  br i1 %5, label %pred.load.if, label %pred.load.continue

pred.load.if:                                     ; preds = %vector.body
  %6 = getelementptr inbounds i32, ptr %x, i64 %index
  %7 = load i32, ptr %6, align 4
  br label %pred.load.continue

pred.load.continue:                               ; preds = %pred.load.if, %vector.body
  %8 = phi i32 [ poison, %vector.body ], [ %7, %pred.load.if ]
  br i1 %4, label %pred.load.if1, label %pred.load.continue2

pred.load.if1:                                    ; preds = %pred.load.continue
  %9 = getelementptr inbounds i32, ptr %x, i64 %0
  %10 = load i32, ptr %9, align 4
  br label %pred.load.continue2

pred.load.continue2:                              ; preds = %pred.load.if1, %pred.load.continue
  %11 = phi i32 [ poison, %pred.load.continue ], [ %10, %pred.load.if1 ]
  %12 = getelementptr inbounds i32, ptr %w, <2 x i64> %vec.ind
  %13 = extractelement <2 x ptr> %12, i32 1
  %14 = extractelement <2 x ptr> %12, i32 0
  br i1 %5, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %pred.load.continue2
  store i32 %8, ptr %14, align 4
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %pred.load.continue2
  br i1 %4, label %pred.store.if3, label %pred.store.continue4

pred.store.if3:                                   ; preds = %pred.store.continue
  store i32 %11, ptr %13, align 4
  br label %pred.store.continue4

pred.store.continue4:                             ; preds = %pred.store.if3, %pred.store.continue
  %predphi = select <2 x i1> %3, <2 x ptr> %12, <2 x ptr> %1
  %15 = getelementptr inbounds ptr, ptr %v, i64 %index
  store <2 x ptr> %predphi, ptr %15, align 8
  %index.next = add nuw i64 %index, 2
  %16 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 2)
  br i1 %16, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %pred.store.continue4
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:                                             ; preds = %loop
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  %m = load i32, ptr %q, align 4
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  store i32 %m, ptr %r, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %s = phi ptr [ %p, %loop ], [ %r, %then ]
  %t = getelementptr inbounds ptr, ptr %v, i64 %iv
  store ptr %s, ptr %t, align 8
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !5

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @load_stays(ptr noalias %y, ptr %x, ptr %w, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck

vector.memcheck:                                  ; preds = %entry
  %0 = shl i64 %n, 2
  %scevgep = getelementptr i8, ptr %w, i64 %0
  %1 = freeze ptr %w
  %scevgep.fr = freeze ptr %scevgep
  %2 = mul i64 %n, 36
  %3 = add i64 -32, %2
  %scevgep1 = getelementptr i8, ptr %x, i64 %3
  %bound0 = icmp ult ptr %1, %scevgep1
  %bound1 = icmp ult ptr %x, %scevgep.fr
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.memcheck
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  call void @llvm.experimental.noalias.scope.decl(metadata !6)
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue3, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue3 ]
  %vec.ind = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph ], [ %vec.ind.next, %pred.store.continue3 ]
  %4 = add i64 %index, 1
  %5 = getelementptr inbounds i32, ptr %y, i64 %index
  %wide.load = load <2 x i32>, ptr %5, align 4
  %6 = mul nuw nsw <2 x i64> %vec.ind, splat (i64 9)
  %7 = extractelement <2 x i64> %6, i32 1
  %8 = extractelement <2 x i64> %6, i32 0
  %9 = getelementptr inbounds i32, ptr %x, i64 %8
  %10 = getelementptr inbounds i32, ptr %x, i64 %7
  %11 = load i32, ptr %9, align 4, !alias.scope !9
  %12 = load i32, ptr %10, align 4, !alias.scope !9
  store <2 x i32> zeroinitializer, ptr %5, align 4
  %13 = icmp sgt <2 x i32> %wide.load, splat (i32 3)
  %14 = extractelement <2 x i1> %13, i32 1
  %15 = extractelement <2 x i1> %13, i32 0
  br i1 %15, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  %16 = getelementptr inbounds i32, ptr %w, i64 %index
  store i32 %11, ptr %16, align 4, !alias.scope !6, !noalias !9
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  br i1 %14, label %pred.store.if2, label %pred.store.continue3

pred.store.if2:                                   ; preds = %pred.store.continue
  %17 = getelementptr inbounds i32, ptr %w, i64 %4
  store i32 %12, ptr %17, align 4, !alias.scope !6, !noalias !9
  br label %pred.store.continue3

pred.store.continue3:                             ; preds = %pred.store.if2, %pred.store.continue
  %index.next = add nuw i64 %index, 2
  %18 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 2)
  br i1 %18, label %middle.block, label %vector.body, !llvm.loop !11

middle.block:                                     ; preds = %pred.store.continue3
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.memcheck, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ 0, %vector.memcheck ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %far = mul nuw nsw i64 %iv, 9
  %q = getelementptr inbounds i32, ptr %x, i64 %far
  %m = load i32, ptr %q, align 4
  store i32 0, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  br i1 %is, label %then, label %latch

then:                                             ; preds = %loop
  %r = getelementptr inbounds i32, ptr %w, i64 %iv
  store i32 %m, ptr %r, align 4
  br label %latch

latch:                                            ; preds = %then, %loop
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !12

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @two_masks(ptr noalias %y, ptr noalias %x, ptr noalias %w, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %pred.store.continue6, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue6 ]
  %0 = add i64 %index, 1
  %1 = getelementptr inbounds i32, ptr %y, i64 %index
  %wide.load = load <2 x i32>, ptr %1, align 4
  %2 = icmp sgt <2 x i32> %wide.load, splat (i32 3)
  %3 = extractelement <2 x i1> %2, i32 1
  %4 = extractelement <2 x i1> %2, i32 0
  %5 = getelementptr inbounds i32, ptr %x, i64 %index
  %6 = getelementptr inbounds i32, ptr %x, i64 %0
  %7 = xor <2 x i1> %2, splat (i1 true)
  %8 = extractelement <2 x i1> %7, i32 1
  %9 = extractelement <2 x i1> %7, i32 0
  br i1 %9, label %pred.store.if, label %pred.store.continue

pred.store.if:                                    ; preds = %vector.body
  store i32 6, ptr %5, align 4
  br label %pred.store.continue

pred.store.continue:                              ; preds = %pred.store.if, %vector.body
  br i1 %8, label %pred.store.if1, label %pred.store.continue2

pred.store.if1:                                   ; preds = %pred.store.continue
  store i32 6, ptr %6, align 4
  br label %pred.store.continue2

pred.store.continue2:                             ; preds = %pred.store.if1, %pred.store.continue
  br i1 %4, label %pred.store.if3, label %pred.store.continue4

pred.store.if3:                                   ; preds = %pred.store.continue2
  store i32 5, ptr %5, align 4
  br label %pred.store.continue4

pred.store.continue4:                             ; preds = %pred.store.if3, %pred.store.continue2
  br i1 %3, label %pred.store.if5, label %pred.store.continue6

pred.store.if5:                                   ; preds = %pred.store.continue4
  store i32 5, ptr %6, align 4
  br label %pred.store.continue6

pred.store.continue6:                             ; preds = %pred.store.if5, %pred.store.continue4
  %index.next = add nuw i64 %index, 2
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !13

middle.block:                                     ; preds = %pred.store.continue6
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %is = icmp sgt i32 %l, 3
  %q = getelementptr inbounds i32, ptr %x, i64 %iv
  br i1 %is, label %then, label %else

then:                                             ; preds = %loop
  store i32 5, ptr %q, align 4
  br label %latch

else:                                             ; preds = %loop
  store i32 6, ptr %q, align 4
  br label %latch

latch:                                            ; preds = %else, %then
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !14

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @invariant(ptr noalias %y, ptr noalias %x, i32 %a, i32 %b, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  %0 = add i32 %a, %b
  %1 = sdiv i32 %0, 3
  %broadcast.splatinsert = insertelement <2 x i32> poison, i32 %1, i64 0
  %broadcast.splat = shufflevector <2 x i32> %broadcast.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
  %2 = getelementptr inbounds i32, ptr %x, i64 7
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %x, align 4
  %5 = add i32 %3, %4
  %6 = call i32 @llvm.ctpop.i32(i32 %1)
  %7 = icmp slt i32 %6, %5
  %broadcast.splatinsert1 = insertelement <2 x i1> poison, i1 %7, i64 0
  %broadcast.splat2 = shufflevector <2 x i1> %broadcast.splatinsert1, <2 x i1> poison, <2 x i32> zeroinitializer
  %8 = getelementptr inbounds i32, ptr %y, i64 %index
  %wide.load = load <2 x i32>, ptr %8, align 4
  %9 = add <2 x i32> %wide.load, %broadcast.splat
  %10 = select <2 x i1> %broadcast.splat2, <2 x i32> %9, <2 x i32> %wide.load
  store <2 x i32> %10, ptr %8, align 4
  %index.next = add nuw i64 %index, 2
  %11 = icmp eq i64 %index.next, %n.vec
  br i1 %11, label %middle.block, label %vector.body, !llvm.loop !15

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %sum = add i32 %a, %b
  %half = sdiv i32 %sum, 3
  %far = getelementptr inbounds i32, ptr %x, i64 7
  %c = load i32, ptr %far, align 4
  %first = load i32, ptr %x, align 4
  %d = add i32 %c, %first
  %e = call i32 @llvm.ctpop.i32(i32 %half)
  %less = icmp slt i32 %e, %d
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %t = add i32 %l, %half
  %u = select i1 %less, i32 %t, i32 %l
  store i32 %u, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !16

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @narrow(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i32> [ <i32 3, i32 4>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %offset.idx = add i64 3, %index
  %0 = getelementptr inbounds i32, ptr %y, i64 %offset.idx
  store <2 x i32> %vec.ind, ptr %0, align 4
  %1 = getelementptr inbounds i32, ptr %x, i64 %offset.idx
  %wide.load = load <2 x i32>, ptr %1, align 4
  store <2 x i32> %wide.load, ptr %1, align 4
  %index.next = add nuw i64 %index, 2
  %2 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <2 x i32> %vec.ind, splat (i32 2)
  br i1 %2, label %middle.block, label %vector.body, !llvm.loop !17

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  %offset.idx1 = add i64 3, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  %bc.resume.val2 = phi i64 [ 3, %entry ], [ %offset.idx1, %middle.block ]
  %bc.resume.val3 = phi i64 [ 3, %entry ], [ %offset.idx1, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %other = phi i64 [ %bc.resume.val2, %scalar.ph ], [ %other.next, %loop ]
  %same = phi i64 [ %bc.resume.val3, %scalar.ph ], [ %same.next, %loop ]
  %cut = trunc i64 %other to i32
  %p = getelementptr inbounds i32, ptr %y, i64 %other
  store i32 %cut, ptr %p, align 4
  %q = getelementptr inbounds i32, ptr %x, i64 %same
  %l = load i32, ptr %q, align 4
  store i32 %l, ptr %q, align 4
  %other.next = add nuw nsw i64 %other, 1
  %same.next = add nuw nsw i64 %same, 1
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !18

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @two_widths(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = trunc <2 x i64> %vec.ind to <2 x i32>
  %1 = getelementptr inbounds i32, ptr %y, i64 %index
  store <2 x i32> %0, ptr %1, align 4
  %2 = trunc <2 x i64> %vec.ind to <2 x i16>
  %3 = getelementptr inbounds i16, ptr %x, i64 %index
  store <2 x i16> %2, ptr %3, align 2
  %index.next = add nuw i64 %index, 2
  %4 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 2)
  br i1 %4, label %middle.block, label %vector.body, !llvm.loop !19

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %cut = trunc i64 %iv to i32
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  store i32 %cut, ptr %p, align 4
  %short = trunc i64 %iv to i16
  %q = getelementptr inbounds i16, ptr %x, i64 %iv
  store i16 %short, ptr %q, align 2
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !20

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @wide(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i64> [ <i64 0, i64 1>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = trunc <2 x i64> %vec.ind to <2 x i32>
  %1 = getelementptr inbounds i32, ptr %y, i64 %index
  store <2 x i32> %0, ptr %1, align 4
  %2 = getelementptr inbounds i64, ptr %x, i64 %index
  store <2 x i64> %vec.ind, ptr %2, align 8
  %index.next = add nuw i64 %index, 2
  %3 = icmp eq i64 %index.next, %n.vec
  %vec.ind.next = add <2 x i64> %vec.ind, splat (i64 2)
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !21

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %cut = trunc i64 %iv to i32
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  store i32 %cut, ptr %p, align 4
  %q = getelementptr inbounds i64, ptr %x, i64 %iv
  store i64 %iv, ptr %q, align 8
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !22

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @index(ptr noalias %y, ptr noalias %x, i32 %n) {
entry:
  %min.iters.check = icmp ult i32 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %n, 2
  %n.vec = sub i32 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %y, i32 %index
  %wide.load = load <2 x i32>, ptr %0, align 4
  %1 = trunc <2 x i32> %wide.load to <2 x i16>
  %2 = getelementptr inbounds i16, ptr %x, i32 %index
  store <2 x i16> %1, ptr %2, align 2
  %index.next = add nuw i32 %index, 2
  %3 = icmp eq i32 %index.next, %n.vec
  br i1 %3, label %middle.block, label %vector.body, !llvm.loop !23

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %scalar.ph
  %iv = phi i32 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %loop ]
  %wide = zext nneg i32 %iv to i64
  %back = trunc nuw i64 %wide to i32
  %p = getelementptr inbounds i32, ptr %y, i32 %back
  %l = load i32, ptr %p, align 4
  %short = trunc i32 %l to i16
  %long = zext i16 %short to i32
  %again = trunc i32 %long to i16
  %q = getelementptr inbounds i16, ptr %x, i32 %back
  store i16 %again, ptr %q, align 2
  %iv.next = add nuw nsw i32 %iv, 1
  %done = icmp eq i32 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !24

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @simpler(ptr noalias %y, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds i32, ptr %y, i64 %index
  %wide.load = load <2 x i32>, ptr %0, align 4
  %1 = sext <2 x i32> %wide.load to <2 x i64>
  %2 = trunc <2 x i64> %1 to <2 x i16>
  %3 = icmp sgt <2 x i32> %wide.load, splat (i32 3)
  %4 = shl <2 x i32> %wide.load, splat (i32 2)
  %predphi = select <2 x i1> %3, <2 x i32> %4, <2 x i32> %wide.load
  %5 = sext <2 x i16> %2 to <2 x i32>
  %6 = xor <2 x i32> %predphi, %5
  store <2 x i32> %6, ptr %0, align 4
  %index.next = add nuw i64 %index, 2
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !25

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %iv = phi i64 [ %bc.resume.val, %scalar.ph ], [ %iv.next, %latch ]
  %p = getelementptr inbounds i32, ptr %y, i64 %iv
  %l = load i32, ptr %p, align 4
  %wide = sext i32 %l to i64
  %back = trunc i64 %wide to i32
  %short = trunc i64 %wide to i16
  %one = mul i32 %back, 1
  %is = icmp sgt i32 %one, 3
  br i1 %is, label %then, label %latch

then:                                             ; preds = %loop
  br i1 true, label %always, label %latch

always:                                           ; preds = %then
  %m = shl i32 %one, 2
  br label %latch

latch:                                            ; preds = %always, %then, %loop
  %b = phi i32 [ %l, %loop ], [ %one, %then ], [ %m, %always ]
  %s = sext i16 %short to i32
  %t = xor i32 %b, %s
  store i32 %t, ptr %p, align 4
  %iv.next = add nuw nsw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %exit.loopexit, label %loop, !llvm.loop !26

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
!6 = !{!7}
!7 = distinct !{!7, !8}
!8 = distinct !{!8, !"LVerDomain"}
!9 = !{!10}
!10 = distinct !{!10, !8}
!11 = distinct !{!11, !1, !2}
!12 = distinct !{!12, !1, !2}
!13 = distinct !{!13, !1, !2}
!14 = distinct !{!14, !1, !2}
!15 = distinct !{!15, !1, !2}
!16 = distinct !{!16, !1, !2}
!17 = distinct !{!17, !1, !2}
!18 = distinct !{!18, !1, !2}
!19 = distinct !{!19, !1, !2}
!20 = distinct !{!20, !1, !2}
!21 = distinct !{!21, !1, !2}
!22 = distinct !{!22, !1, !2}
!23 = distinct !{!23, !1, !2}
!24 = distinct !{!24, !1, !2}
!25 = distinct !{!25, !1, !2}
!26 = distinct !{!26, !1, !2}
