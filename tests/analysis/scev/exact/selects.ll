
define void @selects(i32 %a, i32 %b, i64 %w, ptr %p, ptr %q, i1 %c, i1 %d) {
  %lt = icmp slt i32 %a, %b
  %smax = select i1 %lt, i32 %b, i32 %a
  %smin = select i1 %lt, i32 %a, i32 %b
  %ugt = icmp ugt i32 %a, %b
  %a5 = add i32 %a, 5
  %b5 = add i32 %b, 5
  %umax5 = select i1 %ugt, i32 %a5, i32 %b5
  %umin5 = select i1 %ugt, i32 %b5, i32 %a5
  %wide = zext i32 %a to i64
  %wideb = zext i32 %b to i64
  %umaxw = select i1 %ugt, i64 %wide, i64 %wideb
  %plt = icmp ult ptr %p, %q
  %pmax = select i1 %plt, ptr %q, ptr %p
  %pmin = select i1 %plt, ptr %p, ptr %q
  %pi = ptrtoint ptr %p to i64
  %qi = ptrtoint ptr %q to i64
  %pmi = select i1 %plt, i64 %pi, i64 %qi
  %z = icmp eq i32 %a, 0
  %umax1 = select i1 %z, i32 1, i32 %a
  %nz = icmp ne i32 %a, 0
  %umax1b = select i1 %nz, i32 %a5, i32 6
  %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %us = select i1 %z, i32 0, i32 %m
  %mw = zext i32 %m to i64
  %usw = select i1 %z, i64 0, i64 %mw
  %land = select i1 %c, i1 %d, i1 false
  %lor = select i1 %c, i1 true, i1 %d
  %lx = select i1 %c, i1 false, i1 %d
  %ly = select i1 %c, i1 %d, i1 true
  %lz = select i1 %c, i1 %d, i1 %lt
  %and = and i1 %c, %d
  %or = or i1 %c, %d
  %xor = xor i1 %c, %d
  %not = xor i1 %c, true
  %un = select i1 %c, i32 %a, i32 %b
  %eq5 = icmp eq i32 %a, 5
  %un2 = select i1 %eq5, i32 %a, i32 %b
  %wc = icmp slt i64 %w, 0
  %un3 = select i1 %wc, i32 %a, i32 %b
  %xa = and i32 %a, 15
  %xn = xor i32 %xa, 15
  %xb = and i32 %a, 8
  %xm = xor i32 %xb, 8
  %nn = xor i32 %a, -1
  %mul8 = mul i32 %a, 8
  %and8 = and i32 %mul8, 56
  %and7 = and i32 %mul8, 7
  %and24 = and i32 %mul8, 16
  %andg = and i32 %mul8, 24
  %shl = shl nuw nsw i32 %a, 3
  %sh31 = shl nsw i32 %a, 31
  ret void
}

define i32 @diamond(i1 %c, i32 %a, i32 %b) {
entry:
  %cmp = icmp slt i32 %a, %b
  br i1 %cmp, label %t, label %f

t:                                                ; preds = %entry
  %at = add i32 %a, 1
  br label %m

f:                                                ; preds = %entry
  %af = add i32 %a, 1
  br label %m

m:                                                ; preds = %f, %t
  %ph = phi i32 [ %a, %t ], [ %b, %f ]
  %ph2 = phi i32 [ %b, %t ], [ %a, %f ]
  %ph3 = phi i32 [ %at, %t ], [ %af, %f ]
  %ph4 = phi i1 [ true, %t ], [ %c, %f ]
  br i1 %cmp, label %t2, label %m2

t2:                                               ; preds = %m
  br label %m2

m2:                                               ; preds = %t2, %m
  %ph5 = phi i32 [ %b, %t2 ], [ %a, %m ]
  %ph6 = phi i32 [ undef, %t2 ], [ %a, %m ]
  ret i32 %ph
}

define i64 @mixed_widths(i32 %a, i32 %b, i64 %w, ptr %p, i16 %h) {
  %c = icmp slt i32 %a, %b
  %wa = sext i32 %a to i64
  %wb = sext i32 %b to i64
  %s1 = select i1 %c, i64 %wb, i64 %wa
  %za = zext i32 %a to i64
  %s2 = select i1 %c, i64 %za, i64 %wb
  %c2 = icmp sge i64 %w, 100
  %t = trunc i64 %w to i32
  %s3 = select i1 %c2, i32 %t, i32 100
  %g = getelementptr i8, ptr %p, i64 %w
  %c3 = icmp ugt ptr %g, %p
  %s4 = select i1 %c3, ptr %g, ptr %p
  %s5 = select i1 %c3, ptr %p, ptr %g
  %c4 = icmp slt i64 %w, 0
  %s6 = select i1 %c4, ptr %p, ptr %g
  %s7 = select i1 %c4, i64 0, i64 %w
  %c5 = icmp eq ptr %p, null
  %s8 = select i1 %c5, ptr %p, ptr %g
  %c6 = icmp eq i16 %h, 0
  %zh = zext i16 %h to i64
  %s9 = select i1 %c6, i64 1, i64 %zh
  %zp = add i64 %zh, 10
  %s10 = select i1 %c6, i64 11, i64 %zp
  %s11 = select i1 %c6, i64 12, i64 %zp
  %mn = call i64 @llvm.umin.i64(i64 %zh, i64 %w)
  %s12 = select i1 %c6, i64 0, i64 %mn
  %s13 = select i1 %c6, i64 %mn, i64 0
  %ch = icmp ne i16 %h, 0
  %s14 = select i1 %ch, i64 %mn, i64 0
  %f = fcmp olt double 0.000000e+00, 1.000000e+00
  %s15 = select i1 %f, i64 %w, i64 %zh
  %neg = sub i64 0, %w
  %s16 = select i1 %c4, i64 %neg, i64 %w
  ret i64 %s1
}

define i1 @logical(i1 %a, i1 %b, i1 %c, i32 %x) {
  %l1 = select i1 %a, i1 %b, i1 false
  %l2 = select i1 %l1, i1 %c, i1 false
  %l3 = select i1 %a, i1 true, i1 %b
  %l4 = select i1 %l3, i1 true, i1 %c
  %z = icmp eq i32 %x, 0
  %l5 = select i1 %z, i1 true, i1 %c
  %l6 = select i1 %z, i1 %a, i1 true
  %l7 = select i1 %a, i1 %a, i1 false
  ret i1 %l1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

define void @zero_of_a_wider_value(i32 %x, i32 %y) {
  %z = zext i32 %x to i64
  %c = icmp eq i64 %z, 0
  %d = icmp ne i64 %z, 0
  %m = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %s = select i1 %c, i32 0, i32 %m
  %t = select i1 %d, i32 %m, i32 0
  %u = select i1 %c, i32 1, i32 %m
  %e = icmp eq i64 %z, 1
  %v = select i1 %e, i32 0, i32 %m
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

define ptr @pointers(ptr %a, ptr %b, ptr %c) {
  %more = icmp ugt ptr %a, %b
  %greatest = select i1 %more, ptr %a, ptr %b
  %least = select i1 %more, ptr %b, ptr %a
  %first = select i1 %more, ptr %a, ptr %c
  %second = select i1 %more, ptr %c, ptr %b
  %third = select i1 %more, ptr %b, ptr %c
  %fourth = select i1 %more, ptr %c, ptr %a
  ret ptr %greatest
}
