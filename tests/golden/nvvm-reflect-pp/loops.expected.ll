; ModuleID = 'loops.ll'
source_filename = "loops.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @work(i32)

define i32 @dead_loop(i32 %n) {
entry:
  ret i32 5
}

define i32 @dead_before() {
entry:
  ret i32 1
}

define i32 @fast_body(i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = call i32 @work(i32 2)
  %next = add i32 %i, %s
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out, !llvm.loop !0

out:                                              ; preds = %loop
  ret i32 %next
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
