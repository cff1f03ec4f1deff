; ModuleID = 'leaves_around.ll'
source_filename = "leaves_around.ll"

declare i32 @next(i32)

define i32 @returns(i3 %n, i32 %k) {
entry:
  br label %outer

outer:                                            ; preds = %break, %entry
  %seen = phi i32 [ %k, %entry ], [ %more, %break ]
  switch i3 %n, label %latch [
    i3 2, label %break
    i3 1, label %out.loopexit
  ]

latch:                                            ; preds = %outer
  %seen.lcssa = phi i32 [ %seen, %outer ]
  %used = call i32 @next(i32 %seen.lcssa)
  br label %out

break:                                            ; preds = %outer
  %more = call i32 @next(i32 %seen)
  br label %outer

out.loopexit:                                     ; preds = %outer
  br label %out

out:                                              ; preds = %out.loopexit, %latch
  %result = phi i32 [ %used, %latch ], [ 0, %out.loopexit ]
  ret i32 %result
}
