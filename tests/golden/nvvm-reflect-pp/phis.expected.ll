; ModuleID = 'phis.ll'
source_filename = "phis.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @work(i32)

define i32 @keeps_two_edges(i1 %c, i32 %x) {
entry:
  br i1 %c, label %fast, label %else

fast:                                             ; preds = %entry
  %f = call i32 @work(i32 1)
  br label %join

else:                                             ; preds = %entry
  br label %join

join:                                             ; preds = %else, %fast
  %r = phi i32 [ %f, %fast ], [ %x, %else ]
  ret i32 %r
}

define i32 @decides_what_follows(i32 %x) {
entry:
  %y = call i32 @work(i32 2)
  ret i32 %y
}

define void @nothing_left_to_choose(i1 %c) {
entry:
  %j = call i32 @work(i32 5)
  ret void
}
