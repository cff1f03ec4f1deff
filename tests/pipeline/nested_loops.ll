target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @at(i32 %i, i32 %j) {
  %s = mul i32 %i, 10
  %k = add i32 %s, %j
  ret i32 %k
}

define void @fill(ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = call i32 @at(i32 %i, i32 %j)
  %a = getelementptr i32, ptr %p, i32 %k
  store volatile i32 %k, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp slt i32 %j.next, 4
  br i1 %c, label %inner, label %latch

latch:
  %i.next = add i32 %i, 1
  %d = icmp slt i32 %i.next, 3
  br i1 %d, label %outer, label %exit

exit:
  ret void
}

define float @"g on h"(float %x) {
  %p = alloca float
  store float %x, ptr %p
  %y = load float, ptr %p
  ret float %y
}
