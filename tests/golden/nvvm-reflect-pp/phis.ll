; RUN: nvopt -passes=nvvm-reflect-pp -S %s
; Joins: a phi that keeps two edges, one that becomes a constant and decides what follows, empty blocks, equal targets.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @work(i32)

define i32 @keeps_two_edges(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %else
then:
  %i = icmp ne i32 1, 0
  br i1 %i, label %fast, label %slow
fast:
  %f = call i32 @work(i32 1)
  br label %join
slow:
  %s = call i32 @work(i32 2)
  br label %join
else:
  br label %join
join:
  %r = phi i32 [ %f, %fast ], [ %s, %slow ], [ %x, %else ]
  ret i32 %r
}

define i32 @decides_what_follows(i32 %x) {
entry:
  %i = icmp sge i32 900, 800
  br i1 %i, label %new, label %old
new:
  br label %join
old:
  %o = call i32 @work(i32 3)
  br label %join
join:
  %level = phi i32 [ 2, %new ], [ %o, %old ]
  %high = icmp ugt i32 %level, 1
  br i1 %high, label %yes, label %no
yes:
  %y = call i32 @work(i32 %level)
  ret i32 %y
no:
  ret i32 %x
}

define void @nothing_left_to_choose(i1 %c) {
entry:
  br i1 %c, label %then, label %join
then:
  br i1 false, label %never, label %join
never:
  %n = call i32 @work(i32 4)
  br label %join
join:
  %j = call i32 @work(i32 5)
  ret void
}
