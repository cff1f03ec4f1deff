; Blocks that can't be reached: %dead leads into a loop, so that it would be one with two ways in; %never leads to what is reached no more
; once the loop's first exit test is known.
; RUN: nvopt -passes=loop-unroll -unroll-max-count=2 %s
; RUN: nvopt -passes=loop-vectorize -force-vector-width=2 %s

define void @in_the_middle(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %from = getelementptr i32, ptr %q, i32 %i
  %x = load i32, ptr %from, align 4
  %odd = trunc i32 %x to i1
  br i1 %odd, label %some, label %latch

dead:
  br i1 poison, label %some, label %latch

some:
  %y = phi i32 [ %x, %loop ], [ 5, %dead ]
  %square = mul i32 %y, %y
  br label %latch

latch:
  %z = phi i32 [ 0, %loop ], [ %square, %some ], [ 7, %dead ]
  %to = getelementptr i32, ptr %p, i32 %i
  store i32 %z, ptr %to, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define void @behind(ptr %p, i32 %a) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %to = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %to, align 4
  %c = icmp ult i32 %i, 2
  br i1 %c, label %latch, label %lost

latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %exit

never:
  br label %lost

lost:
  %r = phi i32 [ %i, %loop ], [ %a, %never ]
  store i32 %r, ptr %p, align 4
  br label %exit

exit:
  ret void
}
