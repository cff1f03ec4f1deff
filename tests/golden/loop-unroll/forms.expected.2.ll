; ModuleID = 'forms.ll'
source_filename = "forms.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

define void @nest(i32 %k) {
entry:
  call void @use(i32 0)
  br i1 true, label %outer.peel.next.peel, label %last.peel

entry.peel.next:                                  ; preds = %last.peel
  br label %outer

outer:                                            ; preds = %last, %entry.peel.next
  %i = phi i32 [ %k, %entry.peel.next ], [ %i.next, %last ]
  call void @use(i32 0)
  br i1 true, label %outer.peel.next, label %last

outer.peel.next:                                  ; preds = %outer
  br label %inner

inner.peel:                                       ; preds = %outer.peel.next.peel, %inner.peel
  %j.peel = phi i32 [ 1, %outer.peel.next.peel ], [ %j.next.peel, %inner.peel ]
  call void @use(i32 0)
  %j.next.peel = add nuw nsw i32 %j.peel, 1
  %c.peel = icmp ne i32 %j.next.peel, 2
  br i1 %c.peel, label %inner.peel, label %last.peel, !llvm.loop !0

last.peel:                                        ; preds = %inner.peel, %entry
  br i1 false, label %entry.peel.next, label %exit

outer.peel.next.peel:                             ; preds = %entry
  br label %inner.peel

inner:                                            ; preds = %inner, %outer.peel.next
  %j = phi i32 [ 1, %outer.peel.next ], [ %j.next, %inner ]
  %v = mul i32 %i, %j
  call void @use(i32 %v)
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ne i32 %j.next, 2
  br i1 %c, label %inner, label %last, !llvm.loop !2

last:                                             ; preds = %inner, %outer
  %i.next = add i32 %i, %k
  %d = icmp ult i32 %i.next, %k
  br i1 %d, label %outer, label %exit, !llvm.loop !3

exit:                                             ; preds = %last, %last.peel
  ret void
}

define i32 @head() {
entry:
  br i1 true, label %body.peel, label %exit

entry.peel.next:                                  ; preds = %body.peel
  br label %head

head:                                             ; preds = %body, %entry.peel.next
  %i = phi i32 [ 1, %entry.peel.next ], [ %next, %body ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %body, label %exit

body:                                             ; preds = %head
  call void @use(i32 %i)
  %next = add nuw nsw i32 %i, 1
  br label %head, !llvm.loop !4

body.peel:                                        ; preds = %entry
  call void @use(i32 0)
  br label %entry.peel.next

exit:                                             ; preds = %head, %entry
  %r = phi i32 [ %i, %head ], [ 0, %entry ]
  ret i32 %r
}

define i32 @two_exits(ptr %p) {
entry:
  %x.peel = load i32, ptr %p, align 4
  %e.peel = icmp eq i32 %x.peel, 0
  br i1 %e.peel, label %found, label %rest.peel

entry.peel.next:                                  ; preds = %rest.peel
  br label %loop

loop:                                             ; preds = %rest, %entry.peel.next
  %i = phi i32 [ 1, %entry.peel.next ], [ %next, %rest ]
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q, align 4
  %e = icmp eq i32 %x, 0
  br i1 %e, label %found, label %rest

rest:                                             ; preds = %loop
  %next = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %next, 3
  br i1 %c, label %loop, label %none, !llvm.loop !5

rest.peel:                                        ; preds = %entry
  br i1 true, label %entry.peel.next, label %none

found:                                            ; preds = %loop, %entry
  %at = phi i32 [ %i, %loop ], [ 0, %entry ]
  ret i32 %at

none:                                             ; preds = %rest.peel, %rest
  ret i32 -1
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.peeled.count", i32 1}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
!4 = distinct !{!4, !1}
!5 = distinct !{!5, !1}
