; Loops over memory in rows of a length that is known ahead of the loop only.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @two_rows(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %sw = sext i32 %s to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %pi0 = add nuw nsw i64 %w, 0
  %pm0 = mul nsw i64 %pi0, %sw
  %p0 = getelementptr i32, ptr %b, i64 %pm0
  %pi1 = add nuw nsw i64 %w, 1
  %pm1 = mul nsw i64 %pi1, %sw
  %p1 = getelementptr i32, ptr %b, i64 %pm1
  %x = load i32, ptr %p0, align 1
  %y = load i32, ptr %p1, align 1
  %z = sub i32 %x, %y
  store i32 %z, ptr %to, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @four_rows(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %sw = sext i32 %s to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %pi0 = add nuw nsw i64 %w, 0
  %pm0 = mul nsw i64 %pi0, %sw
  %p0 = getelementptr i32, ptr %b, i64 %pm0
  %pi1 = add nuw nsw i64 %w, 1
  %pm1 = mul nsw i64 %pi1, %sw
  %p1 = getelementptr i32, ptr %b, i64 %pm1
  %po1 = getelementptr i8, ptr %p1, i64 3
  %pi2 = add nuw nsw i64 %w, 2
  %pm2 = mul nsw i64 %pi2, %sw
  %p2 = getelementptr i32, ptr %b, i64 %pm2
  %po2 = getelementptr i8, ptr %p2, i64 -5
  %pi3 = add nuw nsw i64 %w, 3
  %pm3 = mul nsw i64 %pi3, %sw
  %p3 = getelementptr i32, ptr %b, i64 %pm3
  %po3 = getelementptr i8, ptr %p3, i64 8
  %x0 = load i32, ptr %p0, align 1
  %x1 = load i32, ptr %po1, align 1
  %x2 = load i32, ptr %po2, align 1
  %x3 = load i32, ptr %po3, align 1
  %y0 = sub i32 %x0, %x1
  %y1 = mul i32 %y0, %x2
  %y2 = xor i32 %y1, %x3
  store i32 %y2, ptr %to, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @two_arrays(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %sw = sext i32 %s to i64
  %c = getelementptr i8, ptr %b, i64 12
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %pi0 = add nuw nsw i64 %w, 0
  %pm0 = mul nsw i64 %pi0, %sw
  %p0 = getelementptr i32, ptr %b, i64 %pm0
  %pi1 = add nuw nsw i64 %w, 1
  %pm1 = mul nsw i64 %pi1, %sw
  %p1 = getelementptr i32, ptr %b, i64 %pm1
  %qi0 = add nuw nsw i64 %w, 0
  %qm0 = mul nsw i64 %qi0, %sw
  %q0 = getelementptr i32, ptr %c, i64 %qm0
  %qi1 = add nuw nsw i64 %w, 1
  %qm1 = mul nsw i64 %qi1, %sw
  %q1 = getelementptr i32, ptr %c, i64 %qm1
  %x0 = load i32, ptr %p0, align 1
  %x1 = load i32, ptr %p1, align 1
  %x2 = load i32, ptr %q0, align 1
  %x3 = load i32, ptr %q1, align 1
  %y0 = sub i32 %x0, %x1
  %y1 = mul i32 %y0, %x2
  %y2 = xor i32 %y1, %x3
  store i32 %y2, ptr %to, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 2
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @row_in_a_branch(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %sw = sext i32 %s to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %pi0 = add nuw nsw i64 %w, 0
  %pm0 = mul nsw i64 %pi0, %sw
  %p0 = getelementptr i32, ptr %b, i64 %pm0
  %x = load i32, ptr %p0, align 1
  %odd = and i32 %x, 1
  %is = icmp eq i32 %odd, 0
  store i32 %x, ptr %to, align 1
  br i1 %is, label %then, label %latch
then:
  %pi2 = add nuw nsw i64 %w, 2
  %pm2 = mul nsw i64 %pi2, %sw
  %p2 = getelementptr i32, ptr %b, i64 %pm2
  %y = load i32, ptr %p2, align 1
  store i32 %y, ptr %to, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @stored_rows(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %sw = sext i32 %s to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %qi0 = add nuw nsw i64 %w, 0
  %qm0 = mul nsw i64 %qi0, %sw
  %q0 = getelementptr i32, ptr %a, i64 %qm0
  %qi1 = add nuw nsw i64 %w, 1
  %qm1 = mul nsw i64 %qi1, %sw
  %q1 = getelementptr i32, ptr %a, i64 %qm1
  %x = load i32, ptr %b, align 1
  %y = add i32 %x, %i
  store i32 %y, ptr %q0, align 1
  %z = mul i32 %x, 5
  store i32 %z, ptr %q1, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define void @rows_down(ptr noalias %a, ptr %b, i32 %n, i32 %s) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %begin, label %exit
begin:
  %sw = sext i32 %s to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ %next, %latch ]
  %w = zext nneg i32 %i to i64
  %to = getelementptr inbounds i32, ptr %a, i64 %w
  %d0 = sub nsw i64 0, %w
  %m0 = mul nsw i64 %d0, %sw
  %p0 = getelementptr i64, ptr %b, i64 %m0
  %d1 = sub nsw i64 -1, %w
  %m1 = mul nsw i64 %d1, %sw
  %p1 = getelementptr i64, ptr %b, i64 %m1
  %d3 = sub nsw i64 -3, %w
  %m3 = mul nsw i64 %d3, %sw
  %p3 = getelementptr i64, ptr %b, i64 %m3
  %x0 = load i32, ptr %p0, align 1
  %x1 = load i32, ptr %p1, align 1
  %x3 = load i32, ptr %p3, align 1
  %y0 = sub i32 %x0, %x1
  %y1 = mul i32 %y0, %x3
  store i32 %y1, ptr %to, align 1
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
