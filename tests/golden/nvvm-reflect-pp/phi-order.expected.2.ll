; ModuleID = 'phi-order.ll'
source_filename = "phi-order.ll"

define i32 @f(i1 %c, i32 %x, i32 %y) {
a:
  br i1 %c, label %e, label %b

e:                                                ; preds = %a
  br label %join

b:                                                ; preds = %a
  br label %join

join:                                             ; preds = %b, %e
  %p = phi i32 [ %x, %e ], [ 7, %b ]
  %q = phi i32 [ 8, %b ], [ %y, %e ]
  %r = mul i32 %p, %q
  ret i32 %r
}
