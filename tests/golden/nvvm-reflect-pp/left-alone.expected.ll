; ModuleID = 'left-alone.ll'
source_filename = "left-alone.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = constant ptr blockaddress(@address_taken, %kept)

define i32 @undefined(i32 %x) {
entry:
  br i1 poison, label %a, label %b

a:                                                ; preds = %b, %entry
  br i1 undef, label %b, label %c

b:                                                ; preds = %a, %entry
  switch i32 poison, label %c [
    i32 1, label %a
  ]

c:                                                ; preds = %b, %a
  %d = udiv i32 1, 0
  %s = select i1 poison, i32 %x, i32 %d
  ret i32 %s
}

define i32 @arithmetic(i32 %x) {
  %a = lshr i32 -1, 1
  %b = sub nsw i32 0, %a
  %c = icmp eq i32 %x, %b
  %d = zext i1 %c to i32
  ret i32 %d
}

define void @unsimplified(i1 %c) {
entry:
  br label %next

next:                                             ; preds = %entry
  br i1 %c, label %then, label %then

then:                                             ; preds = %next, %next
  ret void
}

define i32 @address_taken() {
entry:
  ret i32 0

kept:                                             ; No predecessors!
  ret i32 1
}
