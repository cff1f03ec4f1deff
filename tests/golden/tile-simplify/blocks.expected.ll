; ModuleID = 'blocks.ll'
source_filename = "blocks.ll"

define i32 @dominated(i1 %c, i32 %x, i32 %y) {
entry:
  %a = mul i32 %x, %y
  br i1 %c, label %left, label %right

left:                                             ; preds = %entry
  %d = sub i32 %a, %y
  br label %end

right:                                            ; preds = %entry
  %e = sub i32 %a, %x
  br label %end

end:                                              ; preds = %right, %left
  %p = phi i32 [ %d, %left ], [ %e, %right ]
  %g = xor i32 %p, %a
  ret i32 %g
}

define i32 @siblings(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %left, label %right

left:                                             ; preds = %entry
  %a = mul i32 %x, %y
  br label %end

right:                                            ; preds = %entry
  %b = mul i32 %y, %x
  br label %end

end:                                              ; preds = %right, %left
  %p = phi i32 [ %a, %left ], [ %b, %right ]
  ret i32 %p
}
