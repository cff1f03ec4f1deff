; RUN: nvopt -passes='loop-unroll,verify<domtree>,verify<loops>' %s
; The inner loop runs once, and what is behind its latch is outside the loop around it: so is the latch from now on.

declare i32 @next(i32)

define i32 @returns(i3 %n, i32 %k) {
entry:
  br label %outer

outer:
  %seen = phi i32 [ %k, %entry ], [ %more, %break ]
  br label %inner

inner:
  switch i3 %n, label %latch [
    i3 2, label %break
    i3 1, label %out
  ]

latch:
  %used = call i32 @next(i32 %seen)
  br i1 true, label %out, label %inner

break:
  %more = call i32 @next(i32 %seen)
  br label %outer

out:
  %result = phi i32 [ %used, %latch ], [ 0, %inner ]
  ret i32 %result
}
