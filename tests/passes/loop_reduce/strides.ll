; Loops whose pointers go on by strides that are extended ahead of them.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @by_sign(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %w = sext i32 %s to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %loop ]
  %p = phi ptr [ %b, %begin ], [ %q, %loop ]
  %v = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %v
  %x = load i32, ptr %p, align 1
  %double = mul i32 %x, 3
  store i32 %double, ptr %to, align 1
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @without_sign(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %low = and i32 %s, 3
  %w = zext nneg i32 %low to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %loop ]
  %p = phi ptr [ %b, %begin ], [ %q, %loop ]
  %v = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %v
  %second = getelementptr inbounds i16, ptr %p, i64 %w
  %x = load i32, ptr %p, align 1
  %y = load i32, ptr %second, align 1
  %z = sub i32 %x, %y
  store i32 %z, ptr %to, align 1
  %q = getelementptr inbounds [1 x i32], ptr %p, i64 %w
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
