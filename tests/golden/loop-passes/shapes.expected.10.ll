; ModuleID = 'shapes.ll'
source_filename = "shapes.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

define i32 @latches(i32 %n, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  br label %loop.preheader

b:                                                ; preds = %entry
  br label %loop.preheader

loop.preheader:                                   ; preds = %a, %b
  %i.ph = phi i32 [ 1, %b ], [ 0, %a ]
  %next1 = add i32 %i.ph, 3
  %more2 = icmp slt i32 %next1, %n
  br i1 %more2, label %body.lr.ph, label %exit

body.lr.ph:                                       ; preds = %loop.preheader
  br label %body

body:                                             ; preds = %body.lr.ph, %loop.backedge
  %next3 = phi i32 [ %next1, %body.lr.ph ], [ %next, %loop.backedge ]
  %low = and i32 %next3, 1
  %is.odd = icmp ne i32 %low, 0
  br i1 %is.odd, label %odd, label %even

odd:                                              ; preds = %body
  br label %loop.backedge

loop.backedge:                                    ; preds = %odd, %even
  %next = add i32 %next3, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %loop.exit_crit_edge

even:                                             ; preds = %body
  br label %loop.backedge

loop.exit_crit_edge:                              ; preds = %loop.backedge
  %split = phi i32 [ %next, %loop.backedge ]
  br label %exit

exit:                                             ; preds = %loop.exit_crit_edge, %loop.preheader
  %next.lcssa = phi i32 [ %split, %loop.exit_crit_edge ], [ %next1, %loop.preheader ]
  ret i32 %next.lcssa
}

define i32 @exits(ptr %p, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop.preheader, label %exit

loop.preheader:                                   ; preds = %entry
  br label %loop

loop:                                             ; preds = %loop.preheader, %latch
  %i = phi i32 [ %i.next, %latch ], [ 0, %loop.preheader ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %found = icmp eq i32 %v, 7
  br i1 %found, label %exit.loopexit, label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit.loopexit

exit.loopexit:                                    ; preds = %loop, %latch
  %r.ph = phi i32 [ -2, %latch ], [ %i, %loop ]
  br label %exit

exit:                                             ; preds = %exit.loopexit, %entry
  %r = phi i32 [ -1, %entry ], [ %r.ph, %exit.loopexit ]
  ret i32 %r
}

define void @nested(ptr %p, i32 %n, i32 %m) {
entry:
  br label %header.outer

header.outer:                                     ; preds = %outer, %entry
  %i.ph = phi i32 [ %i.next, %outer ], [ 0, %entry ]
  %inside1 = icmp ult i32 1, %m
  br i1 %inside1, label %inner.lr.ph, label %outer

inner.lr.ph:                                      ; preds = %header.outer
  br label %inner

inner:                                            ; preds = %inner.lr.ph, %inner
  %j.next3 = phi i32 [ 1, %inner.lr.ph ], [ %j.next, %inner ]
  %j2 = phi i32 [ 0, %inner.lr.ph ], [ %j.next3, %inner ]
  %at = getelementptr i32, ptr %p, i32 %j2
  store i32 %i.ph, ptr %at, align 4
  %j.next = add i32 %j.next3, 1
  %inside = icmp ult i32 %j.next, %m
  br i1 %inside, label %inner, label %header.outer_crit_edge

header.outer_crit_edge:                           ; preds = %inner
  %split = phi i32 [ %j.next, %inner ]
  br label %outer

outer:                                            ; preds = %header.outer_crit_edge, %header.outer
  %j.next.lcssa = phi i32 [ %split, %header.outer_crit_edge ], [ 1, %header.outer ]
  %i.next = add i32 %i.ph, %j.next.lcssa
  %outside = icmp ult i32 %i.next, %n
  br i1 %outside, label %header.outer, label %exit

exit:                                             ; preds = %outer
  ret void
}

; Function Attrs: mustprogress
define void @stride(i32 %n) #1 {
entry:
  %local = alloca i32, align 4
  store i32 %n, ptr %local, align 4
  %bound1 = load i32, ptr %local, align 4
  %more2 = icmp ult i32 0, %bound1
  br i1 %more2, label %body.lr.ph, label %exit

body.lr.ph:                                       ; preds = %entry
  br label %cond.exit_crit_edge

cond.exit_crit_edge:                              ; preds = %body.lr.ph
  br label %exit

exit:                                             ; preds = %cond.exit_crit_edge, %entry
  ret void
}

define void @endless(i1 %c) {
entry:
  br i1 %c, label %spin.preheader, label %circle

spin.preheader:                                   ; preds = %entry
  br label %spin

spin:                                             ; preds = %spin.preheader, %spin
  br label %spin

circle:                                           ; preds = %entry
  br i1 %c, label %one, label %two

one:                                              ; preds = %two, %circle
  br label %two

two:                                              ; preds = %one, %circle
  br label %one
}

define i64 @deep(ptr %p, i64 %n) {
entry:
  br label %outer

outer:                                            ; preds = %outer.latch, %entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner

inner:                                            ; preds = %inner.latch, %outer
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner.latch ]
  %sum = add i64 %i, %j
  %at = getelementptr inbounds i64, ptr %p, i64 %sum
  %v = load i64, ptr %at, align 8
  switch i64 %v, label %inner.latch [
    i64 0, label %exit.loopexit
    i64 1, label %outer.latch
  ]

inner.latch:                                      ; preds = %inner
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %outer.latch, label %inner

outer.latch:                                      ; preds = %inner.latch, %inner
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit.loopexit1, label %outer

exit.loopexit:                                    ; preds = %inner
  %sum.lcssa = phi i64 [ %sum, %inner ]
  br label %exit

exit.loopexit1:                                   ; preds = %outer.latch
  br label %exit

exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
  %r = phi i64 [ %sum.lcssa, %exit.loopexit ], [ 0, %exit.loopexit1 ]
  ret i64 %r
}

define i32 @straight(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress }
