; ModuleID = 'unreachable.ll'
source_filename = "unreachable.ll"

define void @in_the_middle(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  %0 = call i32 @llvm.smax.i32(i32 1, i32 %n)
  %xtraiter = and i32 %0, 1
  %unroll_iter = sub i32 %0, %xtraiter
  %1 = icmp uge i32 %0, 2
  %i.end = add i32 0, %unroll_iter
  br i1 %1, label %loop.new, label %loop.more

loop.new:                                         ; preds = %entry
  br label %loop

loop:                                             ; preds = %latch.1, %loop.new
  %i = phi i32 [ 0, %loop.new ], [ %next.1, %latch.1 ]
  %from = getelementptr i32, ptr %q, i32 %i
  %x = load i32, ptr %from, align 4
  %odd = trunc i32 %x to i1
  br i1 %odd, label %some, label %latch

dead:                                             ; No predecessors!
  unreachable

some:                                             ; preds = %loop
  %square = mul i32 %x, %x
  br label %latch

latch:                                            ; preds = %some, %loop
  %z = phi i32 [ 0, %loop ], [ %square, %some ]
  %to = getelementptr i32, ptr %p, i32 %i
  store i32 %z, ptr %to, align 4
  %next = add nuw nsw i32 %i, 1
  %from.1 = getelementptr i32, ptr %q, i32 %next
  %x.1 = load i32, ptr %from.1, align 4
  %odd.1 = trunc i32 %x.1 to i1
  br i1 %odd.1, label %some.1, label %latch.1

some.1:                                           ; preds = %latch
  %square.1 = mul i32 %x.1, %x.1
  br label %latch.1

latch.1:                                          ; preds = %some.1, %latch
  %z.1 = phi i32 [ 0, %latch ], [ %square.1, %some.1 ]
  %to.1 = getelementptr i32, ptr %p, i32 %next
  store i32 %z.1, ptr %to.1, align 4
  %next.1 = add nuw nsw i32 %i, 2
  %niter.cmp.1 = icmp ne i32 %next.1, %i.end
  br i1 %niter.cmp.1, label %loop, label %loop.unr-lcssa, !llvm.loop !0

loop.unr-lcssa:                                   ; preds = %latch.1
  %next.lcssa = phi i32 [ %next.1, %latch.1 ]
  br label %loop.more

loop.more:                                        ; preds = %loop.unr-lcssa, %entry
  %i.unr = phi i32 [ 0, %entry ], [ %next.lcssa, %loop.unr-lcssa ]
  %lcmp.mod = icmp ne i32 %xtraiter, 0
  br i1 %lcmp.mod, label %entry.wf.1, label %exit.loopexit

entry.wf.1:                                       ; preds = %loop.more
  %from.wf.1 = getelementptr i32, ptr %q, i32 %i.unr
  %x.wf.1 = load i32, ptr %from.wf.1, align 4
  %odd.wf.1 = trunc i32 %x.wf.1 to i1
  br i1 %odd.wf.1, label %some.wf.1, label %latch.wf.1

some.wf.1:                                        ; preds = %entry.wf.1
  %square.wf.1 = mul i32 %x.wf.1, %x.wf.1
  br label %latch.wf.1

latch.wf.1:                                       ; preds = %some.wf.1, %entry.wf.1
  %z.wf.1 = phi i32 [ 0, %entry.wf.1 ], [ %square.wf.1, %some.wf.1 ]
  %to.wf.1 = getelementptr i32, ptr %p, i32 %i.unr
  store i32 %z.wf.1, ptr %to.wf.1, align 4
  br label %loop.unr-lcssa.wf.1

loop.unr-lcssa.wf.1:                              ; preds = %latch.wf.1
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %loop.unr-lcssa.wf.1, %loop.more
  br label %exit

exit:                                             ; preds = %exit.loopexit
  ret void
}

define void @behind(ptr %p, i32 %a) {
entry:
  store i32 0, ptr %p, align 4
  %to.1 = getelementptr i32, ptr %p, i32 1
  store i32 1, ptr %to.1, align 4
  br label %exit.loopexit

exit.loopexit:                                    ; preds = %entry
  br label %exit

exit:                                             ; preds = %exit.loopexit
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.runtime.disable"}
