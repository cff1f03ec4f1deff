; ModuleID = 'aligned.ll'
source_filename = "aligned.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @proven(ptr addrspace(1) noalias align 16 %a, ptr addrspace(1) noalias readonly align 16 %b, float %s, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %entry
  %min.iters.check1 = icmp ult i32 %0, 8
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %1 = getelementptr inbounds float, ptr addrspace(1) %b, i32 %index
  %2 = getelementptr inbounds float, ptr addrspace(1) %1, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %1, align 16
  %wide.load2 = load <4 x float>, ptr addrspace(1) %2, align 16
  %3 = fmul <4 x float> %wide.load, %broadcast.splat
  %4 = fmul <4 x float> %wide.load2, %broadcast.splat
  %5 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index
  %6 = getelementptr inbounds float, ptr addrspace(1) %5, i64 4
  store <4 x float> %3, ptr addrspace(1) %5, align 16
  store <4 x float> %4, ptr addrspace(1) %6, align 16
  %index.next = add nuw i32 %index, 8
  %7 = icmp eq i32 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i32 %0, %n.vec
  %min.iters.check3 = icmp ult i32 %n.vec.remaining, 2
  br i1 %min.iters.check3, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i32 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %n.mod.vf4 = urem i32 %0, 2
  %n.vec5 = sub i32 %0, %n.mod.vf4
  %broadcast.splatinsert9 = insertelement <2 x float> poison, float %s, i64 0
  %broadcast.splat10 = shufflevector <2 x float> %broadcast.splatinsert9, <2 x float> poison, <2 x i32> zeroinitializer
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index7 = phi i32 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next11, %vec.epilog.vector.body ]
  %8 = getelementptr inbounds float, ptr addrspace(1) %b, i32 %index7
  %wide.load8 = load <2 x float>, ptr addrspace(1) %8, align 8
  %9 = fmul <2 x float> %wide.load8, %broadcast.splat10
  %10 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index7
  store <2 x float> %9, ptr addrspace(1) %10, align 8
  %index.next11 = add nuw i32 %index7, 2
  %11 = icmp eq i32 %index.next11, %n.vec5
  br i1 %11, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !3

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %cmp.n6 = icmp eq i32 %0, %n.vec5
  br i1 %cmp.n6, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec5, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i32 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %b, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  store float %y, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !4

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  ret void
}

define void @asked(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias readonly %b, float %s, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 2
  br i1 %min.iters.check, label %vec.epilog.scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %entry
  %1 = freeze ptr addrspace(1) %b
  %2 = ptrtoint ptr addrspace(1) %1 to i32
  %3 = freeze ptr addrspace(1) %a
  %4 = ptrtoint ptr addrspace(1) %3 to i32
  %5 = or i32 %2, %4
  %misalignment = and i32 %5, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %vec.epilog.scalar.ph, label %vector.main.loop.iter.check

vector.main.loop.iter.check:                      ; preds = %vector.aligncheck
  %min.iters.check1 = icmp ult i32 %0, 8
  br i1 %min.iters.check1, label %vec.epilog.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.main.loop.iter.check
  %n.mod.vf = urem i32 %0, 8
  %n.vec = sub i32 %0, %n.mod.vf
  %broadcast.splatinsert = insertelement <4 x float> poison, float %s, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %6 = getelementptr inbounds float, ptr addrspace(1) %b, i32 %index
  %7 = getelementptr inbounds float, ptr addrspace(1) %6, i64 4
  %wide.load = load <4 x float>, ptr addrspace(1) %6, align 16
  %wide.load2 = load <4 x float>, ptr addrspace(1) %7, align 16
  %8 = fmul <4 x float> %wide.load, %broadcast.splat
  %9 = fmul <4 x float> %wide.load2, %broadcast.splat
  %10 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index
  %11 = getelementptr inbounds float, ptr addrspace(1) %10, i64 4
  store <4 x float> %8, ptr addrspace(1) %10, align 16
  store <4 x float> %9, ptr addrspace(1) %11, align 16
  %index.next = add nuw i32 %index, 8
  %12 = icmp eq i32 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !5

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %vec.epilog.iter.check

vec.epilog.iter.check:                            ; preds = %middle.block
  %n.vec.remaining = sub i32 %0, %n.vec
  %min.iters.check3 = icmp ult i32 %n.vec.remaining, 2
  br i1 %min.iters.check3, label %vec.epilog.scalar.ph, label %vec.epilog.ph

vec.epilog.ph:                                    ; preds = %vec.epilog.iter.check, %vector.main.loop.iter.check
  %vec.epilog.resume.val = phi i32 [ 0, %vector.main.loop.iter.check ], [ %n.vec, %vec.epilog.iter.check ]
  %n.mod.vf4 = urem i32 %0, 2
  %n.vec5 = sub i32 %0, %n.mod.vf4
  %broadcast.splatinsert9 = insertelement <2 x float> poison, float %s, i64 0
  %broadcast.splat10 = shufflevector <2 x float> %broadcast.splatinsert9, <2 x float> poison, <2 x i32> zeroinitializer
  br label %vec.epilog.vector.body

vec.epilog.vector.body:                           ; preds = %vec.epilog.vector.body, %vec.epilog.ph
  %index7 = phi i32 [ %vec.epilog.resume.val, %vec.epilog.ph ], [ %index.next11, %vec.epilog.vector.body ]
  %13 = getelementptr inbounds float, ptr addrspace(1) %b, i32 %index7
  %wide.load8 = load <2 x float>, ptr addrspace(1) %13, align 8
  %14 = fmul <2 x float> %wide.load8, %broadcast.splat10
  %15 = getelementptr inbounds float, ptr addrspace(1) %a, i32 %index7
  store <2 x float> %14, ptr addrspace(1) %15, align 8
  %index.next11 = add nuw i32 %index7, 2
  %16 = icmp eq i32 %index.next11, %n.vec5
  br i1 %16, label %vec.epilog.middle.block, label %vec.epilog.vector.body, !llvm.loop !6

vec.epilog.middle.block:                          ; preds = %vec.epilog.vector.body
  %cmp.n6 = icmp eq i32 %0, %n.vec5
  br i1 %cmp.n6, label %exit, label %vec.epilog.scalar.ph

vec.epilog.scalar.ph:                             ; preds = %vec.epilog.middle.block, %vec.epilog.iter.check, %vector.aligncheck, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ 0, %vector.aligncheck ], [ %n.vec, %vec.epilog.iter.check ], [ %n.vec5, %vec.epilog.middle.block ]
  br label %loop

loop:                                             ; preds = %loop, %vec.epilog.scalar.ph
  %i = phi i32 [ %bc.resume.val, %vec.epilog.scalar.ph ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr addrspace(1) %b, i32 %i
  %x = load float, ptr addrspace(1) %p, align 4
  %y = fmul float %x, %s
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i32 %i
  store float %y, ptr addrspace(1) %q, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !7

exit.loopexit:                                    ; preds = %loop
  br label %exit

exit:                                             ; preds = %exit.loopexit, %vec.epilog.middle.block, %middle.block
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
!6 = distinct !{!6, !1, !2}
!7 = distinct !{!7, !1, !2}
