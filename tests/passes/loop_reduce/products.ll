; Products of sums for indices, as unrolled loops over points have them, of numbers of which nothing is known from one iteration to the next.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @points(ptr noalias %a, ptr %b, ptr noalias %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %from = getelementptr inbounds i32, ptr %c, i64 %w
  %raw = load i32, ptr %from, align 1
  %some.of = and i32 %raw, 63
  %j = add nsw i32 %some.of, 0
  %m = mul nuw nsw i32 %j, 3
  %e = zext nneg i32 %m to i64
  %p = getelementptr i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  %t1 = add nuw nsw i32 %j, 1
  %k1 = mul nuw nsw i32 %t1, 3
  %e1 = zext nneg i32 %k1 to i64
  %p1 = getelementptr i32, ptr %b, i64 %e1
  %y = load i32, ptr %p1, align 1
  %t2 = add nuw nsw i32 %j, 5
  %k2 = mul nuw nsw i32 %t2, 3
  %o2 = add nuw nsw i32 %k2, 2
  %e2 = zext nneg i32 %o2 to i64
  %p2 = getelementptr i32, ptr %b, i64 %e2
  %z = load i32, ptr %p2, align 1
  %xy = sub i32 %x, %y
  %xyz = xor i32 %xy, %z
  store i32 %xyz, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @from_below(ptr noalias %a, ptr %b, ptr noalias %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %from = getelementptr inbounds i32, ptr %c, i64 %w
  %raw = load i32, ptr %from, align 1
  %some.of = and i32 %raw, 63
  %j = add nsw i32 %some.of, -20
  %m = mul nsw i32 %j, 3
  %e = sext i32 %m to i64
  %p = getelementptr i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  %t1 = add nsw i32 %j, 1
  %k1 = mul nsw i32 %t1, 3
  %e1 = sext i32 %k1 to i64
  %p1 = getelementptr i32, ptr %b, i64 %e1
  %y = load i32, ptr %p1, align 1
  %t2 = add nsw i32 %j, 5
  %k2 = mul nsw i32 %t2, 3
  %o2 = add nsw i32 %k2, 2
  %e2 = sext i32 %o2 to i64
  %p2 = getelementptr i32, ptr %b, i64 %e2
  %z = load i32, ptr %p2, align 1
  %xy = sub i32 %x, %y
  %xyz = xor i32 %xy, %z
  store i32 %xyz, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @down(ptr noalias %a, ptr %b, ptr noalias %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %from = getelementptr inbounds i32, ptr %c, i64 %w
  %raw = load i32, ptr %from, align 1
  %some.of = and i32 %raw, 63
  %j = add nsw i32 %some.of, 0
  %m = mul nsw i32 %j, -3
  %e = sext i32 %m to i64
  %p = getelementptr i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  %t1 = add nsw i32 %j, 1
  %k1 = mul nsw i32 %t1, -3
  %e1 = sext i32 %k1 to i64
  %p1 = getelementptr i32, ptr %b, i64 %e1
  %y = load i32, ptr %p1, align 1
  %t2 = add nsw i32 %j, 5
  %k2 = mul nsw i32 %t2, -3
  %o2 = add nsw i32 %k2, 2
  %e2 = sext i32 %o2 to i64
  %p2 = getelementptr i32, ptr %b, i64 %e2
  %z = load i32, ptr %p2, align 1
  %xy = sub i32 %x, %y
  %xyz = xor i32 %xy, %z
  store i32 %xyz, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @fours(ptr noalias %a, ptr %b, ptr noalias %c, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %from = getelementptr inbounds i32, ptr %c, i64 %w
  %raw = load i32, ptr %from, align 1
  %some.of = and i32 %raw, 63
  %j = add nsw i32 %some.of, 0
  %m = shl nuw i32 %j, 2
  %e = zext i32 %m to i64
  %p = getelementptr i32, ptr %b, i64 %e
  %x = load i32, ptr %p, align 1
  %t1 = add nuw i32 %j, 1
  %k1 = shl nuw i32 %t1, 2
  %e1 = zext i32 %k1 to i64
  %p1 = getelementptr i32, ptr %b, i64 %e1
  %y = load i32, ptr %p1, align 1
  %t2 = add nuw i32 %j, 5
  %k2 = shl nuw i32 %t2, 2
  %o2 = add nuw i32 %k2, 2
  %e2 = zext i32 %o2 to i64
  %p2 = getelementptr i32, ptr %b, i64 %e2
  %z = load i32, ptr %p2, align 1
  %xy = sub i32 %x, %y
  %xyz = xor i32 %xy, %z
  store i32 %xyz, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
