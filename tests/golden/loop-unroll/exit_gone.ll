; RUN: nvopt -passes=loop-unroll %s
; In no copy of the body is the trap taken, so that it goes with the edges to it.

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

define void @no_overflow(ptr %a) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr inbounds i32, ptr %a, i32 %i
  store i32 %i, ptr %at
  %both = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %over = extractvalue { i32, i1 } %both, 1
  br i1 %over, label %trap, label %latch

trap:
  %again = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 7)
  %seen = extractvalue { i32, i1 } %again, 1
  br i1 %seen, label %out, label %out

latch:
  %next = extractvalue { i32, i1 } %both, 0
  %more = icmp slt i32 %next, 3
  br i1 %more, label %body, label %out

out:
  ret void
}
