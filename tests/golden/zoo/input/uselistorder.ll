; Use-list orders: of a local value, a global, a constant and a basic block.
@a = global [4 x i1] [i1 0, i1 1, i1 0, i1 1]
@b = alias i1, ptr @a
@g = global i32 0
@h = global ptr @g
@i = global ptr @g
define i64 @f(i64 %x) {
entry:
  %sum1 = add i64 %x, 1
  %sum2 = add i64 %x, 2
  %sum3 = add i64 %sum1, %x
  ret i64 %sum3

  uselistorder i64 %x, { 2, 0, 1 }
}
define i32 @bb(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %k = load i32, ptr @g
  %l = load i32, ptr @g
  br label %b
b:
  %m = phi i32 [ %k, %a ], [ 7, %entry ]
  store ptr blockaddress(@bb, %b), ptr %p
  store ptr blockaddress(@bb, %b), ptr @h
  ret i32 %m

  ; uselistorder directives
  uselistorder label %b, { 1, 0, 2 }
}

uselistorder ptr @g, { 3, 0, 2, 1 }
uselistorder i32 7, { 1, 0 }
uselistorder_bb @bb, %b, { 1, 2, 0 }
