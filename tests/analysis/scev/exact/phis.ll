
define i32 @phis(i32 %n, ptr %p, i32 %s) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %h, label %x

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i2, %h ]
  %j = phi i32 [ -1, %entry ], [ %i, %h ]
  %k = phi i32 [ 0, %entry ], [ %k2, %h ]
  %sq = phi i32 [ 0, %entry ], [ %sq2, %h ]
  %pp = phi ptr [ %p, %entry ], [ %pp2, %h ]
  %pq = phi ptr [ %p, %entry ], [ %pq2, %h ]
  %dec = phi i32 [ %n, %entry ], [ %dec2, %h ]
  %sh = phi i32 [ 1, %entry ], [ %sh2, %h ]
  %or = phi i32 [ 0, %entry ], [ %or2, %h ]
  %var = phi i32 [ 0, %entry ], [ %var2, %h ]
  %same = phi i32 [ %s, %entry ], [ %same, %h ]
  %cst = phi i64 [ 0, %entry ], [ %cst2, %h ]
  %l = load i32, ptr %pp, align 4
  %var2 = add i32 %var, %l
  %i2 = add nuw nsw i32 %i, 1
  %k2 = add i32 %k, %s
  %sq2 = add i32 %sq, %i
  %pp2 = getelementptr inbounds i32, ptr %pp, i64 1
  %pq2 = getelementptr nuw i8, ptr %pq, i32 %s
  store i8 0, ptr %pq2, align 1
  %dec2 = sub nsw i32 %dec, 1
  %sh2 = shl i32 %sh, 1
  %or2 = or disjoint i32 %or, 1
  %ct = trunc i64 %cst to i32
  %cs = sext i32 %ct to i64
  %cst2 = add i64 %cs, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %h, label %x

x:                                                ; preds = %h, %entry
  %r = phi i32 [ 0, %entry ], [ %i2, %h ]
  ret i32 %r
}

; Function Attrs: noreturn
declare void @trap() #0

define i32 @ovf(i32 %n) {
entry:
  br label %h

h:                                                ; preds = %c, %entry
  %i = phi i32 [ 0, %entry ], [ %s, %c ]
  %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 3)
  %s = extractvalue { i32, i1 } %o, 0
  %b = extractvalue { i32, i1 } %o, 1
  br i1 %b, label %t, label %c

c:                                                ; preds = %h
  %e = icmp ult i32 %s, %n
  br i1 %e, label %h, label %x

t:                                                ; preds = %h
  call void @trap()
  unreachable

x:                                                ; preds = %c
  ret i32 %s
}

define i32 @nest(i32 %n, i32 %m, ptr %p) {
entry:
  br label %outer

outer:                                            ; preds = %latch, %entry
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %acc = phi i32 [ 5, %entry ], [ %acc3, %latch ]
  %q = phi ptr [ %p, %entry ], [ %q2, %latch ]
  br label %inner

inner:                                            ; preds = %inner, %outer
  %j = phi i32 [ %i, %outer ], [ %j2, %inner ]
  %acc2 = phi i32 [ %acc, %outer ], [ %acc3, %inner ]
  %r = phi ptr [ %q, %outer ], [ %r2, %inner ]
  store i32 %j, ptr %r, align 4
  %r2 = getelementptr inbounds i32, ptr %r, i64 2
  %acc3 = add i32 %acc2, 3
  %j2 = add nuw i32 %j, 1
  %c = icmp ult i32 %j2, %n
  br i1 %c, label %inner, label %latch

latch:                                            ; preds = %inner
  %q2 = getelementptr inbounds i8, ptr %q, i64 16
  %i2 = add nsw i32 %i, 1
  %c2 = icmp slt i32 %i2, %m
  br i1 %c2, label %outer, label %exit

exit:                                             ; preds = %latch
  %out = phi i32 [ %acc3, %latch ]
  ret i32 %out
}

define void @conditional_step(i32 %n, i1 %u, i32 %s) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i2, %h ]
  %k = phi i32 [ 3, %entry ], [ %k2, %h ]
  %t = phi i64 [ 0, %entry ], [ %t2, %h ]
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, 100
  %st = select i1 %c, i32 2, i32 7
  %k2 = add i32 %k, %st
  %tt = trunc i64 %t to i32
  %tz = zext i32 %tt to i64
  %t2 = add i64 %tz, 8
  br i1 %c, label %h, label %x

x:                                                ; preds = %h
  ret void
}

define void @two_latches(i32 %n, i1 %u, ptr %p) {
entry:
  br label %h

h:                                                ; preds = %b, %a, %entry
  %i = phi i32 [ 0, %entry ], [ %i2, %a ], [ %i2, %b ]
  %k = phi i32 [ 0, %entry ], [ %k2, %a ], [ %k3, %b ]
  %s = phi i32 [ %n, %entry ], [ %s, %a ], [ %s, %b ]
  %i2 = add nuw nsw i32 %i, 4
  %k2 = add i32 %k, 1
  %k3 = add i32 %k, 1
  %c = load volatile i1, ptr %p, align 1
  br i1 %c, label %a, label %b

a:                                                ; preds = %h
  %d = icmp ult i32 %i2, 400
  br i1 %d, label %h, label %x

b:                                                ; preds = %h
  %e = icmp ult i32 %i2, 800
  br i1 %e, label %h, label %x

x:                                                ; preds = %b, %a
  %r = phi i32 [ %i2, %a ], [ %i2, %b ]
  ret void
}

define i32 @merges(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %f

t:                                                ; preds = %entry
  %x = mul nsw i32 %a, %b
  %y = add i32 %a, 1
  br label %m

f:                                                ; preds = %entry
  %x2 = mul i32 %a, %b
  %y2 = sub i32 %a, -1
  br label %m

m:                                                ; preds = %f, %t
  %p1 = phi i32 [ %x, %t ], [ %x2, %f ]
  %p2 = phi i32 [ %y, %t ], [ %y2, %f ]
  %p3 = phi i32 [ %a, %t ], [ %a, %f ]
  %p4 = phi i32 [ %a, %t ], [ poison, %f ]
  %p5 = phi i32 [ %a, %t ], [ undef, %f ]
  %p6 = phi i32 [ %a, %t ], [ %b, %f ]
  %p7 = phi i1 [ %c, %t ], [ false, %f ]
  %p8 = phi i1 [ true, %t ], [ %c, %f ]
  ret i32 %p1
}

define void @downwards(i64 %n, ptr %p) {
entry:
  %e = getelementptr inbounds i32, ptr %p, i64 %n
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i64 [ %n, %entry ], [ %i2, %h ]
  %q = phi ptr [ %e, %entry ], [ %q2, %h ]
  %w = phi i64 [ 0, %entry ], [ %w2, %h ]
  %lag = phi i64 [ 7, %entry ], [ %i, %h ]
  %lag2 = phi i64 [ -2, %entry ], [ %w, %h ]
  %q2 = getelementptr inbounds i32, ptr %q, i64 -1
  store i32 0, ptr %q2, align 4
  %i2 = add nsw i64 %i, -1
  %at = getelementptr i32, ptr %p, i64 %i2
  store i32 0, ptr %at, align 4
  %w2 = add i64 %w, 2
  %c = icmp eq ptr %q2, %p
  br i1 %c, label %x, label %h

x:                                                ; preds = %h
  ret void
}

define void @powers(i32 %n) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 1, %entry ], [ %i2, %h ]
  %f = phi i32 [ 1, %entry ], [ %f2, %h ]
  %g = phi i32 [ %n, %entry ], [ %g2, %h ]
  %t = phi i32 [ 0, %entry ], [ %t2, %h ]
  %cube = phi i32 [ 0, %entry ], [ %cube2, %h ]
  %i2 = mul i32 %i, 2
  %f2 = add i32 %f, %f
  %g2 = lshr i32 %g, 1
  %t2 = add i32 %t, 1
  %tt = mul i32 %t, %t
  %cube2 = add i32 %cube, %tt
  %c = icmp ne i32 %g2, 0
  br i1 %c, label %h, label %x

x:                                                ; preds = %h
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

attributes #0 = { noreturn }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
