; RUN: nvopt -passes=nvvm-reflect-pp %s
; RUN: nvopt -passes=nvvm-reflect-pp -pass-remarks=folds %s
;
; The phis of %join name their sources in different orders; %behind, an empty block on the way there, goes. So done on text, and on objects.

define i32 @f(i1 %c, i32 %x, i32 %y) {
  br i1 false, label %gone, label %a

gone:
  br label %behind

a:
  br i1 %c, label %e, label %b

e:
  br label %behind

behind:
  br label %join

b:
  br label %join

join:
  %p = phi i32 [ %x, %behind ], [ 7, %b ]
  %q = phi i32 [ 8, %b ], [ %y, %behind ]
  %r = mul i32 %p, %q
  ret i32 %r
}
