; RUN: nvopt -passes=tile-simplify %s
; What a dominating block computes is used again; what a sibling computes isn't; nothing moves.

define i32 @dominated(i1 %c, i32 %x, i32 %y) {
entry:
  %a = mul i32 %x, %y
  br i1 %c, label %left, label %right

left:
  %b = mul i32 %y, %x
  %d = sub i32 %b, %y
  br label %end

right:
  %e = sub i32 %a, %x
  br label %end

end:
  %p = phi i32 [ %d, %left ], [ %e, %right ]
  %f = mul i32 %x, %y
  %g = xor i32 %p, %f
  ret i32 %g
}

define i32 @siblings(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %left, label %right

left:
  %a = mul i32 %x, %y
  br label %end

right:
  %b = mul i32 %y, %x
  br label %end

end:
  %p = phi i32 [ %a, %left ], [ %b, %right ]
  ret i32 %p
}
