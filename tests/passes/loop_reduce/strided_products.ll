; Loops whose index is multiplied by strides that are known when the loop runs only: numbers that are stepped take the products' place.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @two(ptr noalias %a, ptr %b, ptr %c, i32 %n, i32 %s) {
entry:
  %less = sub nsw i32 %s, 1
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %m = mul nsw i32 %i, %s
  %v = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %v
  %x = load i32, ptr %p, align 1
  %l = mul nsw i32 %less, %i
  %u = sext i32 %l to i64
  %q = getelementptr inbounds i32, ptr %c, i64 %u
  %y = load i32, ptr %q, align 1
  %z = sub i32 %x, %y
  store i32 %z, ptr %to, align 1
  %next = add nuw nsw i32 %i, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @by_three(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %m = mul nsw i32 %i, %s
  %v = sext i32 %m to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %v
  %x = load i32, ptr %p, align 1
  %y = mul i32 %x, 5
  store i32 %y, ptr %to, align 1
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The product may wrap around, and no sign is in its extension.
define void @wrapping(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %h = mul i32 %i, %s
  %m = mul i32 %h, 613566757
  %g = mul i32 %m, 7
  %v = sext i32 %g to i64
  %p = getelementptr inbounds i32, ptr %b, i64 %v
  %x = load i32, ptr %p, align 1
  %y = mul i32 %x, 5
  store i32 %y, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
