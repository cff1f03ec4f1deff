; RUN: nvopt -passes=loop-unroll %s
; What nobody asks of an exception is caught all the same.

declare void @may_throw(i32)
declare i32 @personality(...)

define void @three_times() personality ptr @personality {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  invoke void @may_throw(i32 %i) to label %latch unwind label %caught

latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %out

caught:
  %unused = landingpad { ptr, i32 } cleanup
  br label %out

out:
  ret void
}
