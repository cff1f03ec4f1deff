; ModuleID = 'unreachable.ll'
source_filename = "unreachable.ll"

define void @in_the_middle(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %min.iters.check = icmp ult i32 %0, 2
  br i1 %min.iters.check, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  %n.mod.vf = urem i32 %0, 2
  %n.vec = sub i32 %0, %n.mod.vf
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %1 = getelementptr i32, ptr %q, i32 %index
  %wide.load = load <2 x i32>, ptr %1, align 4
  %2 = trunc <2 x i32> %wide.load to <2 x i1>
  %3 = mul <2 x i32> %wide.load, %wide.load
  %predphi = select <2 x i1> %2, <2 x i32> %3, <2 x i32> zeroinitializer
  %4 = getelementptr i32, ptr %p, i32 %index
  store <2 x i32> %predphi, ptr %4, align 4
  %index.next = add nuw i32 %index, 2
  %5 = icmp eq i32 %index.next, %n.vec
  br i1 %5, label %middle.block, label %vector.body, !llvm.loop !0

middle.block:                                     ; preds = %vector.body
  %cmp.n = icmp eq i32 %0, %n.vec
  br i1 %cmp.n, label %exit, label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %entry ], [ %n.vec, %middle.block ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %from = getelementptr i32, ptr %q, i32 %i
  %x = load i32, ptr %from, align 4
  %odd = trunc i32 %x to i1
  br i1 %odd, label %some, label %latch

dead:                                             ; No predecessors!
  unreachable

some:                                             ; preds = %loop
  %y = phi i32 [ %x, %loop ]
  %square = mul i32 %y, %y
  br label %latch

latch:                                            ; preds = %some, %loop
  %z = phi i32 [ 0, %loop ], [ %square, %some ]
  %to = getelementptr i32, ptr %p, i32 %i
  store i32 %z, ptr %to, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !3

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %middle.block
  ret void
}

define void @behind(ptr %p, i32 %a) {
entry:
  br i1 true, label %scalar.ph, label %vector.ph

vector.ph:                                        ; preds = %entry
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %vector.ph
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <2 x i32> [ <i32 0, i32 1>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %0 = getelementptr i32, ptr %p, i32 %index
  store <2 x i32> %vec.ind, ptr %0, align 4
  %index.next = add nuw i32 %index, 2
  %1 = icmp eq i32 %index.next, 0
  %vec.ind.next = add <2 x i32> %vec.ind, splat (i32 2)
  br i1 %1, label %middle.block, label %vector.body, !llvm.loop !4

middle.block:                                     ; preds = %vector.body
  br label %scalar.ph

scalar.ph:                                        ; preds = %middle.block, %entry
  %bc.resume.val = phi i32 [ 0, %middle.block ], [ 0, %entry ]
  br label %loop

loop:                                             ; preds = %latch, %scalar.ph
  %i = phi i32 [ %bc.resume.val, %scalar.ph ], [ %next, %latch ]
  %to = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %to, align 4
  %c = icmp ult i32 %i, 2
  br i1 %c, label %latch, label %lost.loopexit

latch:                                            ; preds = %loop
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %exit.loopexit, !llvm.loop !5

never:                                            ; No predecessors!
  br label %lost

lost.loopexit:                                    ; preds = %loop
  %r.ph = phi i32 [ %i, %loop ]
  br label %lost

lost:                                             ; preds = %lost.loopexit, %never
  %r = phi i32 [ %a, %never ], [ %r.ph, %lost.loopexit ]
  store i32 %r, ptr %p, align 4
  br label %exit

exit.loopexit:                                    ; preds = %latch
  br label %exit

exit:                                             ; preds = %exit.loopexit, %lost
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
