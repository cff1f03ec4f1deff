; RUN: nvopt -passes=nvvm-reflect-pp -S %s
; No decided condition: undefined ones, arithmetic that no condition hangs on, unsimplified code that was there before; a block whose address is taken.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = constant ptr blockaddress(@address_taken, %kept)

define i32 @undefined(i32 %x) {
entry:
  br i1 poison, label %a, label %b
a:
  br i1 undef, label %b, label %c
b:
  switch i32 poison, label %c [
    i32 1, label %a
  ]
c:
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
next:
  br i1 %c, label %then, label %then
then:
  ret void
}

define i32 @address_taken() {
entry:
  br i1 true, label %next, label %kept
next:
  ret i32 0
kept:
  ret i32 1
}
