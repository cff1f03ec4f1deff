; What opt-22 prints of these, to the character.
; RUN: nvopt -passes='print<scalar-evolution>' -disable-output %s 2>&1
; RUN: nvopt -passes='print<scalar-evolution>' -scalar-evolution-classify-expressions=0 -disable-output < %s 2>&1

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @nested(ptr %a, i32 %rows, i32 %columns) {
entry:
  %some = icmp sgt i32 %rows, 0
  br i1 %some, label %outer, label %exit

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %outer.latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum.inner = phi i32 [ %sum, %outer ], [ %sum.next, %inner ]
  %row = mul nsw i32 %i, %columns
  %at = add nsw i32 %row, %j
  %wide = sext i32 %at to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %wide
  %x = load i32, ptr %p, align 4, !range !0
  %sum.next = add i32 %sum.inner, %x
  %j.next = add nuw nsw i32 %j, 4
  %j.more = icmp slt i32 %j.next, %columns
  br i1 %j.more, label %inner, label %outer.latch

outer.latch:
  %i.next = add nuw nsw i32 %i, 1
  %i.more = icmp slt i32 %i.next, %rows
  br i1 %i.more, label %outer, label %exit

exit:
  %result = phi i32 [ 0, %entry ], [ %sum.next, %outer.latch ]
  ret i32 %result
}

define i64 @"two exits"(ptr %a, i32 %n, i64 %"the key") {
entry:
  br label %"a loop"

"a loop":
  %i = phi i32 [ %n, %entry ], [ %less, %latch ]
  %less = add i32 %i, -1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %none, label %latch

latch:
  %wide = zext i32 %less to i64
  %p = getelementptr inbounds i64, ptr %a, i64 %wide
  %x = load i64, ptr %p, align 8
  %found = icmp eq i64 %x, %"the key"
  br i1 %found, label %at, label %"a loop"

at:
  ret i64 %wide

none:
  ret i64 -1
}

define i32 @0(i32 %0, i32 %1) {
  %3 = add nsw i32 %0, %1
  %4 = icmp ult i32 %3, %1
  %5 = select i1 %4, i32 %3, i32 %1
  %6 = and i32 %5, 1023
  %7 = shl nuw nsw i32 %6, 2
  %8 = urem i32 %7, 12
  ret i32 %8
}

declare void @elsewhere(i32)

define void @shrinking(i32 %n) {
entry:
  br label %loop

loop:
  %x = phi i32 [ %n, %entry ], [ %half, %loop ]
  call void @elsewhere(i32 %x)
  %half = lshr i32 %x, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

!0 = !{i32 0, i32 256}
