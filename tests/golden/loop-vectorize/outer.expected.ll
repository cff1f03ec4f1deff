; ModuleID = 'outer.ll'
source_filename = "outer.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0

define void @columns(ptr noalias align 16 %y, ptr noalias align 16 %a, ptr noalias %x, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 4
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.latch, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.latch ]
  br label %inner1

inner1:                                           ; preds = %inner1, %vector.body
  %0 = phi i64 [ 0, %vector.body ], [ %9, %inner1 ]
  %1 = phi <4 x float> [ zeroinitializer, %vector.body ], [ %8, %inner1 ]
  %2 = mul i64 %0, 1024
  %3 = add i64 %2, %index
  %4 = getelementptr inbounds float, ptr %a, i64 %3
  %5 = getelementptr inbounds float, ptr %x, i64 %0
  %wide.load = load <4 x float>, ptr %4, align 16
  %6 = load float, ptr %5, align 4
  %broadcast.splatinsert = insertelement <4 x float> poison, float %6, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  %7 = fmul contract <4 x float> %wide.load, %broadcast.splat
  %8 = fadd contract <4 x float> %1, %7
  %9 = add nuw nsw i64 %0, 1
  %10 = icmp eq i64 %9, 64
  br i1 %10, label %vector.latch, label %inner1

vector.latch:                                     ; preds = %inner1
  %11 = phi <4 x float> [ %8, %inner1 ]
  %12 = getelementptr inbounds float, ptr %y, i64 %index
  store <4 x float> %11, ptr %12, align 16
  %index.next = add nuw i64 %index, 4
  %13 = icmp eq i64 %index.next, %n.vec
  br i1 %13, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.latch
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %outer

outer:                                            ; preds = %behind, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %behind ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi float [ 0.000000e+00, %outer ], [ %s.next, %inner ]
  %row = mul i64 %j, 1024
  %at = add i64 %row, %i
  %a.at = getelementptr inbounds float, ptr %a, i64 %at
  %x.at = getelementptr inbounds float, ptr %x, i64 %j
  %a.there = load float, ptr %a.at, align 4
  %x.there = load float, ptr %x.at, align 4
  %product = fmul contract float %a.there, %x.there
  %s.next = fadd contract float %s, %product
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind, label %inner

behind:                                           ; preds = %inner
  %s.next.lcssa = phi float [ %s.next, %inner ]
  %y.at = getelementptr inbounds float, ptr %y, i64 %i
  store float %s.next.lcssa, ptr %y.at, align 4
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit.loopexit, label %outer, !llvm.loop !3

exit.loopexit:                                    ; preds = %behind
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @halves(ptr noalias align 4 %y, ptr noalias align 4 %a, i64 %n) {
entry:
  %min.iters.check = icmp ult i64 %n, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i64 %n, 2
  %n.vec = sub i64 %n, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.latch, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.latch ]
  br label %inner1

inner1:                                           ; preds = %inner1, %vector.body
  %0 = phi i64 [ 0, %vector.body ], [ %6, %inner1 ]
  %1 = phi <2 x half> [ zeroinitializer, %vector.body ], [ %5, %inner1 ]
  %2 = mul i64 %0, 1024
  %3 = add i64 %2, %index
  %4 = getelementptr inbounds half, ptr %a, i64 %3
  %wide.load = load <2 x half>, ptr %4, align 4
  %5 = fadd <2 x half> %1, %wide.load
  %6 = add nuw nsw i64 %0, 1
  %7 = icmp eq i64 %6, 64
  br i1 %7, label %vector.latch, label %inner1

vector.latch:                                     ; preds = %inner1
  %8 = phi <2 x half> [ %5, %inner1 ]
  %9 = getelementptr inbounds half, ptr %y, i64 %index
  store <2 x half> %8, ptr %9, align 4
  %index.next = add nuw i64 %index, 2
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.latch
  %cmp.n = icmp eq i64 %n, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i64 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %outer

outer:                                            ; preds = %behind, %scalar.ph
  %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %behind ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi half [ 0xH0000, %outer ], [ %s.next, %inner ]
  %row = mul i64 %j, 1024
  %at = add i64 %row, %i
  %a.at = getelementptr inbounds half, ptr %a, i64 %at
  %a.there = load half, ptr %a.at, align 2
  %s.next = fadd half %s, %a.there
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind, label %inner

behind:                                           ; preds = %inner
  %s.next.lcssa = phi half [ %s.next, %inner ]
  %y.at = getelementptr inbounds half, ptr %y, i64 %i
  store half %s.next.lcssa, ptr %y.at, align 2
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit.loopexit, label %outer, !llvm.loop !5

exit.loopexit:                                    ; preds = %behind
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @triangle(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:                                            ; preds = %behind, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i64 [ %i, %outer ], [ %j.next, %inner ]
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, %n
  br i1 %inner.done, label %behind, label %inner

behind:                                           ; preds = %inner
  %j.lcssa = phi i64 [ %j, %inner ]
  %y.at = getelementptr inbounds i64, ptr %y, i64 %i
  store i64 %j.lcssa, ptr %y.at, align 8
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !6

exit:                                             ; preds = %behind
  ret void
}

define float @sum(ptr noalias %a, i64 %n) {
entry:
  br label %outer

outer:                                            ; preds = %behind, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  %t = phi float [ 0.000000e+00, %entry ], [ %s.next.lcssa, %behind ]
  br i1 false, label %scalar.ph, label %vector.aligncheck

vector.aligncheck:                                ; preds = %outer
  %0 = freeze ptr %a
  %1 = ptrtoint ptr %0 to i32
  %misalignment = and i32 %1, 15
  %misaligned = icmp ne i32 %misalignment, 0
  br i1 %misaligned, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %vector.aligncheck
  %2 = insertelement <4 x float> splat (float -0.000000e+00), float %t, i32 0
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x float> [ %2, %vector.ph ], [ %4, %vector.body ]
  %3 = getelementptr inbounds float, ptr %a, i64 %index
  %wide.load = load <4 x float>, ptr %3, align 16
  %4 = fadd reassoc <4 x float> %vec.phi, %wide.load
  %index.next = add nuw i64 %index, 4
  %5 = icmp eq i64 %index.next, 64
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:                                     ; preds = %vector.body
  %6 = phi <4 x float> [ %4, %vector.body ]
  %7 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %6)
  br i1 true, label %behind, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %vector.aligncheck, %outer
  %bc.resume.val = phi i64 [ 0, %outer ], [ 0, %vector.aligncheck ], [ 64, %middle.block ]
  %bc.merge.rdx = phi float [ %t, %outer ], [ %t, %vector.aligncheck ], [ %7, %middle.block ]
  br label %inner

inner:                                            ; preds = %inner, %scalar.ph
  %j = phi i64 [ %bc.resume.val, %scalar.ph ], [ %j.next, %inner ]
  %s = phi float [ %bc.merge.rdx, %scalar.ph ], [ %s.next, %inner ]
  %a.at = getelementptr inbounds float, ptr %a, i64 %j
  %a.there = load float, ptr %a.at, align 4
  %s.next = fadd reassoc float %s, %a.there
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 64
  br i1 %inner.done, label %behind.loopexit, label %inner, !llvm.loop !9

behind.loopexit:                                  ; preds = %inner
  %s.next.lcssa.ph = phi float [ %s.next, %inner ]
  br label %behind

behind:                                           ; preds = %behind.loopexit, %middle.block
  %s.next.lcssa = phi float [ %7, %middle.block ], [ %s.next.lcssa.ph, %behind.loopexit ]
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !6

exit:                                             ; preds = %behind
  %s.next.lcssa.lcssa = phi float [ %s.next.lcssa, %behind ]
  ret float %s.next.lcssa.lcssa
}

define void @meets(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:                                            ; preds = %behind, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = add i64 %i, %j
  %y.at = getelementptr inbounds i64, ptr %y, i64 %at
  store i64 %j, ptr %y.at, align 8
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 2
  br i1 %inner.done, label %behind, label %inner

behind:                                           ; preds = %inner
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !6

exit:                                             ; preds = %behind
  ret void
}

define void @waits(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:                                            ; preds = %behind, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !llvm.access.group !10
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 2
  br i1 %inner.done, label %behind, label %inner

behind:                                           ; preds = %inner
  %y.at = getelementptr inbounds i64, ptr %y, i64 %i
  store i64 %i, ptr %y.at, align 8, !llvm.access.group !10
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !11

exit:                                             ; preds = %behind
  ret void
}

define void @several(ptr noalias %y, i64 %n) {
entry:
  br label %outer

outer:                                            ; preds = %behind, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add nuw nsw i64 %j, 1
  %inner.done = icmp eq i64 %j.next, 2
  br i1 %inner.done, label %behind, label %inner

behind:                                           ; preds = %inner
  %y.at = getelementptr inbounds i64, ptr %y, i64 %i
  store i64 %i, ptr %y.at, align 8
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %outer, !llvm.loop !13

exit:                                             ; preds = %behind
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

attributes #0 = { convergent nocallback nounwind }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.isvectorized", i32 1}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = distinct !{!3, !1, !2}
!4 = distinct !{!4, !1, !2}
!5 = distinct !{!5, !1, !2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.vectorize.enable", i1 true}
!8 = distinct !{!8, !1, !2}
!9 = distinct !{!9, !1, !2}
!10 = distinct !{}
!11 = distinct !{!11, !7, !12}
!12 = !{!"llvm.loop.parallel_accesses", !10}
!13 = distinct !{!13, !7, !14}
!14 = !{!"llvm.loop.interleave.count", i32 2}
