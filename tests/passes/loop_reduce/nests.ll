source_filename = "../loop_reduce/nests.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @nest(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  %cond = tail call i32 @llvm.smax.i32(i32 %s, i32 0)
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %j.026 = phi i32 [ 0, %entry ], [ %inc13, %for.cond.cleanup3 ]
  %cmp224 = icmp slt i32 %j.026, %n
  br i1 %cmp224, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc13 = add nuw nsw i32 %j.026, 1
  %exitcond27.not = icmp eq i32 %inc13, 3
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %i.025 = phi i32 [ %inc, %for.body4 ], [ %j.026, %for.cond1.preheader ]
  %idxprom = zext nneg i32 %i.025 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = mul i32 %0, 3
  %1 = xor i32 %i.025, -1
  %sub5 = add i32 %n, %1
  %mul7 = mul i32 %sub5, %cond
  %idxprom8 = zext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom8
  %2 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %add = add i32 %mul, %2
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.025, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @nest_of_signs(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %j.022 = phi i32 [ 0, %entry ], [ %inc11, %for.cond.cleanup3 ]
  %cmp220 = icmp slt i32 %j.022, %n
  br i1 %cmp220, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc11 = add nuw nsw i32 %j.022, 1
  %exitcond23.not = icmp eq i32 %inc11, 3
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.cond1.preheader
  %i.021 = phi i32 [ %inc, %for.body4 ], [ %j.022, %for.cond1.preheader ]
  %idxprom = zext nneg i32 %i.021 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = mul i32 %0, 3
  %mul5 = mul nsw i32 %i.021, %s
  %idxprom6 = sext i32 %mul5 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %b, i64 %idxprom6
  %1 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %add = add i32 %mul, %1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.021, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @copies(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  %cmp = icmp sgt i32 %s, 1
  %conv = zext i1 %cmp to i32
  %cmp18 = icmp sgt i32 %n, %conv
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sub i32 %n, %conv
  %xtraiter = and i32 %0, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.prol, %for.body.preheader
  %i.09.prol = phi i32 [ %inc.prol, %for.body.prol ], [ %conv, %for.body.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.preheader ]
  %idxprom.prol = zext nneg i32 %i.09.prol to i64
  %arrayidx.prol = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.prol
  %1 = load i32, ptr %arrayidx.prol, align 4, !tbaa !3
  %arrayidx4.prol = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.prol
  store i32 %1, ptr %arrayidx4.prol, align 4, !tbaa !3
  %inc.prol = add nuw nsw i32 %i.09.prol, 1
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader
  %i.09.unr = phi i32 [ %conv, %for.body.preheader ], [ %inc.prol, %for.body.prol ]
  %2 = sub i32 %conv, %n
  %3 = icmp ugt i32 %2, -4
  br i1 %3, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %for.body.prol.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.prol.loopexit
  %i.09 = phi i32 [ %inc.3, %for.body ], [ %i.09.unr, %for.body.prol.loopexit ]
  %idxprom = zext nneg i32 %i.09 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  store i32 %4, ptr %arrayidx4, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.09, 1
  %idxprom.1 = zext nneg i32 %inc to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.1
  %5 = load i32, ptr %arrayidx.1, align 4, !tbaa !3
  %arrayidx4.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.1
  store i32 %5, ptr %arrayidx4.1, align 4, !tbaa !3
  %inc.1 = add nuw nsw i32 %i.09, 2
  %idxprom.2 = zext nneg i32 %inc.1 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.2
  %6 = load i32, ptr %arrayidx.2, align 4, !tbaa !3
  %arrayidx4.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.2
  store i32 %6, ptr %arrayidx4.2, align 4, !tbaa !3
  %inc.2 = add nuw nsw i32 %i.09, 3
  %idxprom.3 = zext nneg i32 %inc.2 to i64
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.3
  %7 = load i32, ptr %arrayidx.3, align 4, !tbaa !3
  %arrayidx4.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.3
  store i32 %7, ptr %arrayidx4.3, align 4, !tbaa !3
  %inc.3 = add nuw nsw i32 %i.09, 4
  %exitcond.not.3 = icmp eq i32 %inc.3, %n
  br i1 %exitcond.not.3, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @copies_of_products(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cond = tail call i32 @llvm.smax.i32(i32 %s, i32 0)
  %xtraiter = and i32 %n, 3
  %0 = icmp ult i32 %n, 4
  br i1 %0, label %for.body.epil.preheader, label %for.body.lr.ph.new

for.body.lr.ph.new:                               ; preds = %for.body.lr.ph
  %unroll_iter = and i32 %n, 2147483644
  br label %for.body

for.cond.cleanup.loopexit.unr-lcssa:              ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.cond.cleanup, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.cond.cleanup.loopexit.unr-lcssa, %for.body.lr.ph
  %i.011.epil.init = phi i32 [ 0, %for.body.lr.ph ], [ %inc.3, %for.cond.cleanup.loopexit.unr-lcssa ]
  %lcmp.mod12 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod12)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %i.011.epil = phi i32 [ %i.011.epil.init, %for.body.epil.preheader ], [ %inc.epil, %for.body.epil ]
  %epil.iter = phi i32 [ 0, %for.body.epil.preheader ], [ %epil.iter.next, %for.body.epil ]
  %1 = xor i32 %i.011.epil, -1
  %sub1.epil = add nsw i32 %n, %1
  %mul.epil = mul i32 %sub1.epil, %cond
  %idxprom.epil = zext i32 %mul.epil to i64
  %arrayidx.epil = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.epil
  %2 = load i32, ptr %arrayidx.epil, align 4, !tbaa !3
  %idxprom3.epil = zext nneg i32 %i.011.epil to i64
  %arrayidx4.epil = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom3.epil
  store i32 %2, ptr %arrayidx4.epil, align 4, !tbaa !3
  %inc.epil = add nuw nsw i32 %i.011.epil, 1
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.cond.cleanup, label %for.body.epil

for.cond.cleanup:                                 ; preds = %for.body.epil, %for.cond.cleanup.loopexit.unr-lcssa, %entry
  ret void

for.body:                                         ; preds = %for.body, %for.body.lr.ph.new
  %i.011 = phi i32 [ 0, %for.body.lr.ph.new ], [ %inc.3, %for.body ]
  %niter = phi i32 [ 0, %for.body.lr.ph.new ], [ %niter.next.3, %for.body ]
  %3 = xor i32 %i.011, -1
  %sub1 = add nsw i32 %n, %3
  %mul = mul i32 %sub1, %cond
  %idxprom = zext i32 %mul to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %idxprom3 = zext nneg i32 %i.011 to i64
  %arrayidx4 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom3
  store i32 %4, ptr %arrayidx4, align 4, !tbaa !3
  %5 = xor i32 %i.011, -2
  %sub1.1 = add nsw i32 %n, %5
  %mul.1 = mul i32 %sub1.1, %cond
  %idxprom.1 = zext i32 %mul.1 to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.1
  %6 = load i32, ptr %arrayidx.1, align 4, !tbaa !3
  %7 = zext nneg i32 %i.011 to i64
  %8 = getelementptr inbounds nuw i32, ptr %a, i64 %7
  %arrayidx4.1 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %6, ptr %arrayidx4.1, align 4, !tbaa !3
  %9 = xor i32 %i.011, -3
  %sub1.2 = add nsw i32 %n, %9
  %mul.2 = mul i32 %sub1.2, %cond
  %idxprom.2 = zext i32 %mul.2 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.2
  %10 = load i32, ptr %arrayidx.2, align 4, !tbaa !3
  %11 = zext nneg i32 %i.011 to i64
  %12 = getelementptr inbounds nuw i32, ptr %a, i64 %11
  %arrayidx4.2 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %10, ptr %arrayidx4.2, align 4, !tbaa !3
  %13 = xor i32 %i.011, -4
  %sub1.3 = add nsw i32 %n, %13
  %mul.3 = mul i32 %sub1.3, %cond
  %idxprom.3 = zext i32 %mul.3 to i64
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom.3
  %14 = load i32, ptr %arrayidx.3, align 4, !tbaa !3
  %15 = zext nneg i32 %i.011 to i64
  %16 = getelementptr inbounds nuw i32, ptr %a, i64 %15
  %arrayidx4.3 = getelementptr inbounds nuw i8, ptr %16, i64 12
  store i32 %14, ptr %arrayidx4.3, align 4, !tbaa !3
  %inc.3 = add nuw nsw i32 %i.011, 4
  %niter.next.3 = add i32 %niter, 4
  %niter.ncmp.3 = icmp eq i32 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %for.cond.cleanup.loopexit.unr-lcssa, label %for.body
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @copies_in_nest(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  %cond = tail call i32 @llvm.smax.i32(i32 %s, i32 0)
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond.cleanup3, %entry
  %j.026 = phi i32 [ 0, %entry ], [ %inc13, %for.cond.cleanup3 ]
  %cmp224 = icmp slt i32 %j.026, %n
  br i1 %cmp224, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %0 = sub i32 %n, %j.026
  %xtraiter = and i32 %0, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body4.prol.loopexit, label %for.body4.prol

for.body4.prol:                                   ; preds = %for.body4.prol, %for.body4.preheader
  %i.025.prol = phi i32 [ %inc.prol, %for.body4.prol ], [ %j.026, %for.body4.preheader ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body4.prol ], [ 0, %for.body4.preheader ]
  %idxprom.prol = zext nneg i32 %i.025.prol to i64
  %arrayidx.prol = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.prol
  %1 = load i32, ptr %arrayidx.prol, align 4, !tbaa !3
  %mul.prol = mul i32 %1, 3
  %2 = xor i32 %i.025.prol, -1
  %sub5.prol = add i32 %n, %2
  %mul7.prol = mul i32 %sub5.prol, %cond
  %idxprom8.prol = zext i32 %mul7.prol to i64
  %arrayidx9.prol = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom8.prol
  %3 = load i32, ptr %arrayidx9.prol, align 4, !tbaa !3
  %add.prol = add i32 %mul.prol, %3
  store i32 %add.prol, ptr %arrayidx.prol, align 4, !tbaa !3
  %inc.prol = add nuw nsw i32 %i.025.prol, 1
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body4.prol.loopexit, label %for.body4.prol

for.body4.prol.loopexit:                          ; preds = %for.body4.prol, %for.body4.preheader
  %i.025.unr = phi i32 [ %j.026, %for.body4.preheader ], [ %inc.prol, %for.body4.prol ]
  %4 = sub i32 %j.026, %n
  %5 = icmp ugt i32 %4, -4
  br i1 %5, label %for.cond.cleanup3, label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.body4.prol.loopexit, %for.cond1.preheader
  %inc13 = add nuw nsw i32 %j.026, 1
  %exitcond27.not = icmp eq i32 %inc13, 3
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader

for.body4:                                        ; preds = %for.body4, %for.body4.prol.loopexit
  %i.025 = phi i32 [ %inc.3, %for.body4 ], [ %i.025.unr, %for.body4.prol.loopexit ]
  %idxprom = zext nneg i32 %i.025 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %mul = mul i32 %6, 3
  %7 = xor i32 %i.025, -1
  %sub5 = add i32 %n, %7
  %mul7 = mul i32 %sub5, %cond
  %idxprom8 = zext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom8
  %8 = load i32, ptr %arrayidx9, align 4, !tbaa !3
  %add = add i32 %mul, %8
  store i32 %add, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.025, 1
  %idxprom.1 = zext nneg i32 %inc to i64
  %arrayidx.1 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.1
  %9 = load i32, ptr %arrayidx.1, align 4, !tbaa !3
  %mul.1 = mul i32 %9, 3
  %reass.sub = sub i32 %n, %i.025
  %sub5.1 = add i32 %reass.sub, -2
  %mul7.1 = mul i32 %sub5.1, %cond
  %idxprom8.1 = zext i32 %mul7.1 to i64
  %arrayidx9.1 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom8.1
  %10 = load i32, ptr %arrayidx9.1, align 4, !tbaa !3
  %add.1 = add i32 %mul.1, %10
  store i32 %add.1, ptr %arrayidx.1, align 4, !tbaa !3
  %inc.1 = add nuw nsw i32 %i.025, 2
  %idxprom.2 = zext nneg i32 %inc.1 to i64
  %arrayidx.2 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.2
  %11 = load i32, ptr %arrayidx.2, align 4, !tbaa !3
  %mul.2 = mul i32 %11, 3
  %reass.sub28 = sub i32 %n, %i.025
  %sub5.2 = add i32 %reass.sub28, -3
  %mul7.2 = mul i32 %sub5.2, %cond
  %idxprom8.2 = zext i32 %mul7.2 to i64
  %arrayidx9.2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom8.2
  %12 = load i32, ptr %arrayidx9.2, align 4, !tbaa !3
  %add.2 = add i32 %mul.2, %12
  store i32 %add.2, ptr %arrayidx.2, align 4, !tbaa !3
  %inc.2 = add nuw nsw i32 %i.025, 3
  %idxprom.3 = zext nneg i32 %inc.2 to i64
  %arrayidx.3 = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom.3
  %13 = load i32, ptr %arrayidx.3, align 4, !tbaa !3
  %mul.3 = mul i32 %13, 3
  %reass.sub29 = sub i32 %n, %i.025
  %sub5.3 = add i32 %reass.sub29, -4
  %mul7.3 = mul i32 %sub5.3, %cond
  %idxprom8.3 = zext i32 %mul7.3 to i64
  %arrayidx9.3 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom8.3
  %14 = load i32, ptr %arrayidx9.3, align 4, !tbaa !3
  %add.3 = add i32 %mul.3, %14
  store i32 %add.3, ptr %arrayidx.3, align 4, !tbaa !3
  %inc.3 = add nuw nsw i32 %i.025, 4
  %exitcond.not.3 = icmp eq i32 %inc.3, %n
  br i1 %exitcond.not.3, label %for.cond.cleanup3, label %for.body4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @branch(ptr noalias noundef captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n, i32 noundef %s) #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end8, %entry
  ret void

for.body:                                         ; preds = %if.end8, %entry
  %i.023 = phi i32 [ %inc, %if.end8 ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.023 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %and = and i32 %0, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %b, i64 %idxprom
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %xor = xor i32 %1, %0
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %x.0 = phi i32 [ %xor, %if.then ], [ %0, %for.body ]
  %and3 = and i32 %x.0, 2
  %tobool4.not = icmp eq i32 %and3, 0
  br i1 %tobool4.not, label %if.end8, label %if.then5

if.then5:                                         ; preds = %if.end
  %mul = mul nsw i32 %i.023, %s
  %idxprom6 = sext i32 %mul to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %b, i64 %idxprom6
  %2 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %add = add i32 %2, %x.0
  br label %if.end8

if.end8:                                          ; preds = %if.then5, %if.end
  %x.1 = phi i32 [ %add, %if.then5 ], [ %x.0, %if.end ]
  store i32 %x.1, ptr %arrayidx, align 4, !tbaa !3
  %inc = add nuw nsw i32 %i.023, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
