target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

define void @truncations(i64 %a, i64 %b, i32 %c, i8 %d) {
  %t32 = trunc i64 %a to i32
  %t8 = trunc i32 %t32 to i8
  %z = zext i32 %c to i64
  %tz16 = trunc i64 %z to i16
  %tz40 = trunc i64 %z to i40
  %tz32 = trunc i64 %z to i32
  %s = sext i32 %c to i64
  %ts16 = trunc i64 %s to i16
  %ts40 = trunc i64 %s to i40
  %one = add i64 %a, 5
  %tone = trunc i64 %one to i32
  %two = add i64 %a, %b
  %ttwo = trunc i64 %two to i32
  %mix = add i64 %a, %z
  %tmix = trunc i64 %mix to i32
  %m1 = mul i64 %a, 6
  %tm1 = trunc i64 %m1 to i32
  %m2 = mul i64 %a, %b
  %tm2 = trunc i64 %m2 to i32
  %high = shl i64 %a, 32
  %zeros = trunc i64 %high to i32
  %q = udiv i64 %a, %b
  %tq = trunc i64 %q to i32
  ret void
}

define void @extensions_without_sign(i32 %a, i32 %b, i8 %c, i64 %w, i1 %p, i1 %q) {
  %z16 = zext i8 %c to i16
  %zz = zext i16 %z16 to i32
  %low = and i64 %w, 255
  %t8 = trunc i64 %low to i8
  %undone = zext i8 %t8 to i32
  %undone2 = zext i8 %t8 to i64
  %t16 = trunc i64 %w to i16
  %not.undone = zext i16 %t16 to i64
  %nuw = lshr i32 %a, 3
  %sum = add i32 %nuw, 7
  %zsum = zext i32 %sum to i64
  %prod = mul i32 %nuw, 8
  %zprod = zext i32 %prod to i64
  %shl = shl i32 %a, 2
  %five = add i32 %shl, 5
  %split = zext i32 %five to i64
  %mul20 = mul i32 %b, 20
  %part = add i32 %shl, %mul20
  %six = add i32 %part, 6
  %split2 = zext i32 %six to i64
  %div = udiv i32 %a, %b
  %zdiv = zext i32 %div to i64
  %rem = urem i32 %a, %b
  %zrem = zext i32 %rem to i64
  %rem10 = urem i32 %a, 10
  %zrem10 = zext i32 %rem10 to i64
  %t32 = trunc i64 %w to i32
  %shifted = shl i32 %t32, 4
  %zshifted = zext i32 %shifted to i64
  %umin = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %zumin = zext i32 %umin to i64
  %umax = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %zumax = zext i32 %umax to i64
  %smin = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  %zsmin = zext i32 %smin to i64
  %and = select i1 %p, i1 %q, i1 false
  %zand = zext i1 %and to i32
  ret void
}

define void @extensions_with_sign(i32 %a, i32 %b, i8 %c, i64 %w) {
  %s16 = sext i8 %c to i16
  %ss = sext i16 %s16 to i32
  %z16 = zext i8 %c to i16
  %sz = sext i16 %z16 to i32
  %small = ashr i64 %w, 50
  %t16 = trunc i64 %small to i16
  %undone = sext i16 %t16 to i32
  %half = ashr i32 %a, 1
  %nsw = add i32 %half, 9
  %snsw = sext i32 %nsw to i64
  %shl = shl i32 %a, 2
  %five = add i32 %shl, 5
  %split = sext i32 %five to i64
  %three = add i32 %a, 3
  %plain = sext i32 %three to i64
  %positive = lshr i32 %a, 1
  %spositive = sext i32 %positive to i64
  %smin = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  %ssmin = sext i32 %smin to i64
  %smax = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %ssmax = sext i32 %smax to i64
  %umax = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  %sumax = sext i32 %umax to i64
  ret void
}

define void @counted(i32 %n, i32 %s) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ 100, %entry ], [ %j.next, %loop ]
  %k = phi i32 [ %n, %entry ], [ %k.next, %loop ]
  %o = phi i8 [ 1, %entry ], [ %o.next, %loop ]
  %v = phi i32 [ 5, %entry ], [ %v.next, %loop ]
  %zi = zext i32 %i to i64
  %si = sext i32 %i to i64
  %zj = zext i32 %j to i64
  %sj = sext i32 %j to i64
  %zk = zext i32 %k to i64
  %sk = sext i32 %k to i64
  %zo = zext i8 %o to i32
  %so = sext i8 %o to i32
  %zv = zext i32 %v to i64
  %sv = sext i32 %v to i64
  %ti = trunc i32 %i to i8
  %i.next = add i32 %i, 1
  %z.next = zext i32 %i.next to i64
  %j.next = add i32 %j, -1
  %k.next = add i32 %k, 1
  %k.more = add nsw i32 %k, 1
  %sk.next = sext i32 %k.next to i64
  %o.next = add i8 %o, 4
  %v.next = add i32 %v, %s
  %go.on = icmp ult i32 %i.next, 100
  br i1 %go.on, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @endless(ptr %p, i32 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %n, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ 3, %entry ], [ %j.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %zi = zext i32 %i to i64
  %si = sext i32 %i to i64
  %zj = zext i32 %j to i64
  %sj = sext i32 %j to i64
  %zk = zext i32 %k to i64
  %x = load volatile i32, ptr %p, align 4
  %i.next = add nuw nsw i32 %i, 1
  %zi.next = zext i32 %i.next to i64
  %si.next = sext i32 %i.next to i64
  %at = getelementptr i8, ptr %p, i64 %zi.next
  store i8 0, ptr %at, align 1
  %j.next = add i32 %j, 8
  %k.next = add i32 %k, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @guarded(ptr %p, i32 %n, i32 %m) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %exit

loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ %n, %entry ], [ %i.next, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %loop ]
  %zi = zext i32 %i to i64
  %si = sext i32 %i to i64
  %sj = sext i32 %j to i64
  %zj = zext i32 %j to i64
  %i.next = add i32 %i, -1
  %j.next = add i32 %j, 1
  %zi.next = zext i32 %i.next to i64
  %si.next = sext i32 %i.next to i64
  %sj.next = sext i32 %j.next to i64
  %c = icmp sgt i32 %i.next, 0
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop, %entry
  ret void
}

define void @pointers(ptr %p, i64 %n, ptr addrspace(3) %q, ptr addrspace(6) %r) {
entry:
  %a = getelementptr nuw i8, ptr %p, i64 %n
  %ai = ptrtoint ptr %a to i64
  %a32 = ptrtoint ptr %a to i32
  %a128 = ptrtoint ptr %a to i128
  %null = getelementptr i8, ptr null, i64 %n
  %ni = ptrtoint ptr %null to i64
  %qi = ptrtoint ptr addrspace(3) %q to i64
  %ri = ptrtoint ptr addrspace(6) %r to i64
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi ptr [ %p, %entry ], [ %i.next, %loop ]
  %ii = ptrtoint ptr %i to i64
  %i.next = getelementptr i8, ptr %i, i64 4
  %c = icmp ult ptr %i.next, %a
  br i1 %c, label %loop, label %exit

exit:                                             ; preds = %loop
  ret void
}

define void @shifted_truncations(i32 %w, i8 %a) {
  %t = trunc i32 %w to i8
  %m2 = mul i8 %t, 2
  %m3 = mul i8 %t, 3
  %m4 = mul i8 %t, 4
  %m6 = mul i8 %t, 6
  %m64 = mul i8 %t, 64
  %m128 = mul i8 %t, -128
  %a4 = mul i8 %a, 4
  %s = add i8 %t, %a
  %s4 = mul i8 %s, 4
  %two = mul i8 %m4, %a
  %z2 = zext i8 %m2 to i16
  %z3 = zext i8 %m3 to i16
  %z4 = zext i8 %m4 to i32
  %z6 = zext i8 %m6 to i32
  %z64 = zext i8 %m64 to i64
  %z128 = zext i8 %m128 to i64
  %za = zext i8 %a4 to i32
  %zs = zext i8 %s4 to i32
  %zt = zext i8 %two to i32
  %x4 = sext i8 %m4 to i32
  ret void
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
