; ModuleID = 'forms.ll'
source_filename = "forms.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

define void @nest(i32 %k) {
entry:
  br label %outer

outer:                                            ; preds = %last, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  call void @use(i32 0)
  call void @use(i32 %i)
  br label %last

last:                                             ; preds = %outer
  %i.next = add i32 %i, %k
  %d = icmp ult i32 %i.next, %k
  br i1 %d, label %outer, label %exit

exit:                                             ; preds = %last
  ret void
}

define i32 @head() {
entry:
  call void @use(i32 0)
  call void @use(i32 1)
  call void @use(i32 2)
  br label %exit

exit:                                             ; preds = %entry
  ret i32 3
}

define i32 @two_exits(ptr %p) {
entry:
  %x = load i32, ptr %p, align 4
  %e = icmp eq i32 %x, 0
  br i1 %e, label %found, label %rest

rest:                                             ; preds = %entry
  %q.1 = getelementptr i32, ptr %p, i32 1
  %x.1 = load i32, ptr %q.1, align 4
  %e.1 = icmp eq i32 %x.1, 0
  br i1 %e.1, label %found, label %rest.1

rest.1:                                           ; preds = %rest
  %q.2 = getelementptr i32, ptr %p, i32 2
  %x.2 = load i32, ptr %q.2, align 4
  %e.2 = icmp eq i32 %x.2, 0
  br i1 %e.2, label %found, label %rest.2

rest.2:                                           ; preds = %rest.1
  br label %none

found:                                            ; preds = %rest.1, %rest, %entry
  %at = phi i32 [ 0, %entry ], [ 1, %rest ], [ 2, %rest.1 ]
  ret i32 %at

none:                                             ; preds = %rest.2
  ret i32 -1
}
