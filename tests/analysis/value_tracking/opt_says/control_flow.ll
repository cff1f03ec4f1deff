define void @f0(i8 noundef %a, i8 %b, i8 noundef %n, ptr noundef %p) {
entry:
  %v1 = load i8, ptr %p, align 1, !range !0
  %v2 = ashr i8 %v1, 0
  %f2 = freeze i8 %v2
  %v3 = srem i8 %v1, %v1
  %f3 = freeze i8 %v3
  %v4 = add nuw i8 %a, -4
  %f4 = freeze i8 %v4
  %v5 = icmp eq i8 %a, 2
  call void @llvm.assume(i1 %v5)
  %v6 = mul i8 %v4, %a
  %f6 = freeze i8 %v6
  %v7 = srem i8 %v6, %v4
  %f7 = freeze i8 %v7
  %v8 = icmp ne i8 %n, %v4
  br i1 %v8, label %t, label %e

t:                                                ; preds = %entry
  %v9 = icmp ule i8 %v2, %v3
  %v10 = select i1 %v9, i8 %v2, i8 %v3
  %f10 = freeze i8 %v10
  %v11 = add i8 %v4, -4
  %f11 = freeze i8 %v11
  br label %m

e:                                                ; preds = %entry
  %v12 = icmp eq i8 %v4, -1
  br label %m

m:                                                ; preds = %e, %t
  %v13 = phi i8 [ 2, %t ], [ %n, %e ]
  %v14 = phi i8 [ %v11, %t ], [ %v7, %e ]
  %f13 = freeze i8 %v13
  %f14 = freeze i8 %v14
  %v15 = urem i8 %v3, %v3
  %f15 = freeze i8 %v15
  br label %loop

loop:                                             ; preds = %loop, %m
  %v16 = phi i8 [ 8, %m ], [ %v20, %loop ]
  %v17 = phi i8 [ -2, %m ], [ %v21, %loop ]
  %v18 = phi i8 [ 12, %m ], [ %v22, %loop ]
  %f16 = freeze i8 %v16
  %f17 = freeze i8 %v17
  %f18 = freeze i8 %v18
  %v19 = icmp ult i8 %v7, -2
  %v20 = select i1 %v19, i8 %v16, i8 %v15
  %f20 = freeze i8 %v20
  %v21 = lshr i8 %v17, 1
  %f21 = freeze i8 %v21
  %v22 = add i8 %v18, -1
  %f22 = freeze i8 %v22
  %v23 = icmp ult i8 %v22, 12
  br i1 %v23, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f1(i32 range(i32 6, 22) %a, i32 noundef %b, i32 noundef %n, ptr noundef %p) {
entry:
  %v1 = xor i32 %n, %n
  %f1 = freeze i32 %v1
  %v2 = icmp ult i32 %b, 8
  %v3 = xor i1 %v2, true
  call void @llvm.assume(i1 %v3)
  %v4 = srem i32 %n, %b
  %f4 = freeze i32 %v4
  %v5 = icmp ule i32 %v1, 2
  br i1 %v5, label %t, label %e

t:                                                ; preds = %entry
  %v6 = shl i32 %v4, 3
  %v7 = icmp eq i32 %v6, 2147483647
  %v8 = xor i1 %v7, true
  call void @llvm.assume(i1 %v8)
  %v9 = sdiv exact i32 %b, 1
  %f9 = freeze i32 %v9
  %v10 = or i32 %v4, 16
  %f10 = freeze i32 %v10
  br label %m

e:                                                ; preds = %entry
  %v11 = ashr exact i32 %n, 12
  %f11 = freeze i32 %v11
  %v12 = icmp ult i32 %a, 1
  br label %m

m:                                                ; preds = %e, %t
  %v13 = phi i32 [ 16, %t ], [ %v11, %e ]
  %v14 = phi i32 [ %a, %t ], [ %v11, %e ]
  %f13 = freeze i32 %v13
  %f14 = freeze i32 %v14
  %v15 = lshr exact i32 %n, 30
  %f15 = freeze i32 %v15
  br label %loop

loop:                                             ; preds = %loop, %m
  %v16 = phi i32 [ 16, %m ], [ %v19, %loop ]
  %v17 = phi i32 [ %v15, %m ], [ %v20, %loop ]
  %v18 = phi i32 [ %a, %m ], [ %v21, %loop ]
  %f16 = freeze i32 %v16
  %f17 = freeze i32 %v17
  %f18 = freeze i32 %v18
  %v19 = lshr i32 %v16, 2
  %f19 = freeze i32 %v19
  %v20 = sub nuw nsw i32 %v17, %v1
  %f20 = freeze i32 %v20
  %v21 = sub i32 %v18, 1
  %f21 = freeze i32 %v21
  %v22 = icmp slt i32 %v21, 8
  br i1 %v22, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f2(i8 %a, i8 noundef %b, i8 noundef %n, ptr noundef %p) {
entry:
  %v1 = icmp ugt i8 %a, %n
  %v2 = select i1 %v1, i8 0, i8 %a
  %f2 = freeze i8 %v2
  %v3 = add i8 %b, %v2
  %f3 = freeze i8 %v3
  %v4 = or i8 %n, %n
  %f4 = freeze i8 %v4
  %v5 = udiv i8 %v2, 1
  %f5 = freeze i8 %v5
  %v6 = ashr i8 %v2, %v3
  %f6 = freeze i8 %v6
  %v7 = icmp eq i8 %v5, %b
  br i1 %v7, label %t, label %e

t:                                                ; preds = %entry
  br label %m

e:                                                ; preds = %entry
  %v8 = load i8, ptr %p, align 1, !range !1, !noundef !2
  %v9 = icmp ult i8 %v2, 2
  br i1 %v9, label %m, label %o

o:                                                ; preds = %e
  ret void

m:                                                ; preds = %e, %t
  %v10 = phi i8 [ %v6, %t ], [ %v8, %e ]
  %v11 = phi i8 [ %v2, %t ], [ 0, %e ]
  %f10 = freeze i8 %v10
  %f11 = freeze i8 %v11
  %v12 = srem i8 %v6, 4
  %f12 = freeze i8 %v12
  br label %loop

loop:                                             ; preds = %loop, %m
  %v13 = phi i8 [ 1, %m ], [ %v16, %loop ]
  %v14 = phi i8 [ 1, %m ], [ %v17, %loop ]
  %v15 = phi i8 [ 16, %m ], [ %v19, %loop ]
  %f13 = freeze i8 %v13
  %f14 = freeze i8 %v14
  %f15 = freeze i8 %v15
  %v16 = add nuw i8 %v13, 1
  %f16 = freeze i8 %v16
  %v17 = load i8, ptr %p, align 1, !range !3, !noundef !2
  %v18 = icmp sgt i8 %v11, -1
  %v19 = select i1 %v18, i8 %v11, i8 %v17
  %f19 = freeze i8 %v19
  %v20 = mul i8 %v15, %v16
  %f20 = freeze i8 %v20
  %v21 = icmp ne i8 %v16, -8
  br i1 %v21, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f3(i32 noundef %a, i32 noundef %b, i32 %n, ptr noundef %p) {
entry:
  %v1 = icmp ule i32 %n, %n
  %v2 = select i1 %v1, i32 %n, i32 %a
  %f2 = freeze i32 %v2
  %v3 = ashr i32 %v2, 15
  %f3 = freeze i32 %v3
  %v4 = load i32, ptr %p, align 4, !range !4, !noundef !2
  %v5 = icmp sge i32 %b, %n
  br i1 %v5, label %t, label %e

t:                                                ; preds = %entry
  br label %m

e:                                                ; preds = %entry
  %v6 = load i32, ptr %p, align 4, !noundef !2
  %v7 = load i32, ptr %p, align 4, !range !5, !noundef !2
  %v8 = icmp ne i32 %v7, 5
  br label %m

m:                                                ; preds = %e, %t
  %v9 = phi i32 [ %b, %t ], [ %v6, %e ]
  %v10 = phi i32 [ %v4, %t ], [ %v2, %e ]
  %f9 = freeze i32 %v9
  %f10 = freeze i32 %v10
  br label %loop

loop:                                             ; preds = %loop, %m
  %v11 = phi i32 [ 0, %m ], [ %v14, %loop ]
  %v12 = phi i32 [ -2, %m ], [ %v15, %loop ]
  %v13 = phi i32 [ -8, %m ], [ %v16, %loop ]
  %f11 = freeze i32 %v11
  %f12 = freeze i32 %v12
  %f13 = freeze i32 %v13
  %v14 = shl nuw i32 %v11, 1
  %f14 = freeze i32 %v14
  %v15 = sub nuw nsw i32 %v12, %a
  %f15 = freeze i32 %v15
  %v16 = udiv i32 %v13, %a
  %f16 = freeze i32 %v16
  %v17 = load i32, ptr %p, align 4, !range !6
  %v18 = icmp ult i32 %v14, %n
  br i1 %v18, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f4(i16 noundef %a, i16 %b, i16 noundef %n, ptr noundef %p) {
entry:
  %v1 = add nsw i16 %a, %a
  %f1 = freeze i16 %v1
  %v2 = sub i16 %b, %a
  %f2 = freeze i16 %v2
  %v3 = sub i16 %a, %b
  %f3 = freeze i16 %v3
  %v4 = icmp ugt i16 %b, %v2
  br i1 %v4, label %t, label %e

t:                                                ; preds = %entry
  br label %m

e:                                                ; preds = %entry
  %v5 = icmp ult i16 %v3, 14092
  br label %m

m:                                                ; preds = %e, %t
  %v6 = phi i16 [ %a, %t ], [ %v3, %e ]
  %v7 = phi i16 [ %v3, %t ], [ %v3, %e ]
  %f6 = freeze i16 %v6
  %f7 = freeze i16 %v7
  %v8 = urem i16 %v1, 5
  %f8 = freeze i16 %v8
  br label %loop

loop:                                             ; preds = %loop, %m
  %v9 = phi i16 [ 1, %m ], [ %v12, %loop ]
  %v10 = phi i16 [ 4, %m ], [ %v13, %loop ]
  %v11 = phi i16 [ -2, %m ], [ %v14, %loop ]
  %f9 = freeze i16 %v9
  %f10 = freeze i16 %v10
  %f11 = freeze i16 %v11
  %v12 = lshr i16 %v9, 2
  %f12 = freeze i16 %v12
  %v13 = urem i16 %v10, 7
  %f13 = freeze i16 %v13
  %v14 = and i16 %a, %v11
  %f14 = freeze i16 %v14
  %v15 = xor i16 %v13, %v11
  %f15 = freeze i16 %v15
  %v16 = icmp slt i16 %v12, %n
  br i1 %v16, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f5(i16 %a, i16 range(i16 2, 14) %b, i16 noundef %n, ptr noundef %p) {
entry:
  %v1 = call i16 @llvm.umax.i16(i16 %n, i16 %n)
  %f1 = freeze i16 %v1
  %v2 = or i16 %a, %b
  %f2 = freeze i16 %v2
  %v3 = call i16 @llvm.smax.i16(i16 %b, i16 %v2)
  %f3 = freeze i16 %v3
  %v4 = mul i16 %n, %v1
  %f4 = freeze i16 %v4
  %v5 = mul nuw i16 %a, %v4
  %f5 = freeze i16 %v5
  %v6 = load i16, ptr %p, align 2, !range !7, !noundef !2
  %v7 = urem i16 %v4, 8
  %f7 = freeze i16 %v7
  %v8 = icmp ne i16 %v3, %v6
  br i1 %v8, label %t, label %e

t:                                                ; preds = %entry
  %v9 = call i16 @llvm.smax.i16(i16 %v6, i16 32767)
  %f9 = freeze i16 %v9
  %v10 = ashr i16 %v4, 5
  %f10 = freeze i16 %v10
  br label %m

e:                                                ; preds = %entry
  %v11 = xor i16 %v2, %v7
  %f11 = freeze i16 %v11
  %v12 = icmp eq i16 %v11, 2
  br i1 %v12, label %m, label %o

o:                                                ; preds = %e
  ret void

m:                                                ; preds = %e, %t
  %v13 = phi i16 [ %v10, %t ], [ %v11, %e ]
  %v14 = phi i16 [ -9987, %t ], [ %v2, %e ]
  %f13 = freeze i16 %v13
  %f14 = freeze i16 %v14
  br label %loop

loop:                                             ; preds = %loop, %m
  %v15 = phi i16 [ 8, %m ], [ %v18, %loop ]
  %v16 = phi i16 [ %v1, %m ], [ %v19, %loop ]
  %v17 = phi i16 [ %v7, %m ], [ %v20, %loop ]
  %f15 = freeze i16 %v15
  %f16 = freeze i16 %v16
  %f17 = freeze i16 %v17
  %v18 = xor i16 %v15, %v14
  %f18 = freeze i16 %v18
  %v19 = ashr i16 %v16, 1
  %f19 = freeze i16 %v19
  %v20 = or i16 %v14, %v17
  %f20 = freeze i16 %v20
  %v21 = shl i16 %v17, %v18
  %f21 = freeze i16 %v21
  %v22 = icmp slt i16 %v19, -1
  br i1 %v22, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f6(i16 range(i16 4, 17) %a, i16 range(i16 3, 33) %b, i16 noundef %n, ptr noundef %p) {
entry:
  %v1 = sub nsw i16 %n, %n
  %f1 = freeze i16 %v1
  %v2 = and i16 %b, %v1
  %f2 = freeze i16 %v2
  %v3 = load i16, ptr %p, align 2, !range !8, !noundef !2
  %v4 = sdiv i16 %n, %v3
  %f4 = freeze i16 %v4
  %v5 = and i16 %v2, -4
  %v6 = icmp ult i16 %v5, 32767
  call void @llvm.assume(i1 %v6)
  %v7 = or disjoint i16 %v2, %n
  %f7 = freeze i16 %v7
  %v8 = urem i16 %n, %n
  %f8 = freeze i16 %v8
  %v9 = icmp eq i16 %v4, %v4
  br i1 %v9, label %t, label %e

t:                                                ; preds = %entry
  %v10 = shl i16 %v4, %v7
  %f10 = freeze i16 %v10
  %v11 = load i16, ptr %p, align 2, !range !9
  br label %m

e:                                                ; preds = %entry
  %v12 = call i16 @llvm.smin.i16(i16 %v7, i16 %v8)
  %f12 = freeze i16 %v12
  %v13 = sdiv i16 %v7, 7
  %f13 = freeze i16 %v13
  %v14 = icmp ugt i16 %v8, 4
  br label %m

m:                                                ; preds = %e, %t
  %v15 = phi i16 [ %v1, %t ], [ 2, %e ]
  %v16 = phi i16 [ -1, %t ], [ %v13, %e ]
  %f15 = freeze i16 %v15
  %f16 = freeze i16 %v16
  %v17 = udiv i16 %v7, %v7
  %f17 = freeze i16 %v17
  %v18 = load i16, ptr %p, align 2
  br label %loop

loop:                                             ; preds = %loop, %m
  %v19 = phi i16 [ -2, %m ], [ %v22, %loop ]
  %v20 = phi i16 [ -8, %m ], [ %v23, %loop ]
  %v21 = phi i16 [ -2, %m ], [ %v24, %loop ]
  %f19 = freeze i16 %v19
  %f20 = freeze i16 %v20
  %f21 = freeze i16 %v21
  %v22 = shl i16 %v19, 2
  %f22 = freeze i16 %v22
  %v23 = sub i16 %v20, %v18
  %f23 = freeze i16 %v23
  %v24 = sub nuw i16 %v21, 2
  %f24 = freeze i16 %v24
  %v25 = call i16 @llvm.umin.i16(i16 %v21, i16 %v18)
  %f25 = freeze i16 %v25
  %v26 = icmp slt i16 %v24, 3
  br i1 %v26, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f7(i8 noundef %a, i8 noundef %b, i8 range(i8 4, 20) %n, ptr noundef %p) {
entry:
  %v1 = srem i8 %a, %a
  %f1 = freeze i8 %v1
  %v2 = icmp ne i8 %a, 5
  %v3 = select i1 %v2, i8 %v1, i8 %n
  %f3 = freeze i8 %v3
  %v4 = ashr exact i8 %v1, 1
  %f4 = freeze i8 %v4
  %v5 = icmp ule i8 %v3, 1
  call void @llvm.assume(i1 %v5)
  %v6 = udiv exact i8 %b, %v1
  %f6 = freeze i8 %v6
  %v7 = icmp ugt i8 %n, 2
  br i1 %v7, label %t, label %e

t:                                                ; preds = %entry
  %v8 = shl i8 %n, 1
  %f8 = freeze i8 %v8
  %v9 = call i8 @llvm.smin.i8(i8 %v8, i8 -3)
  %f9 = freeze i8 %v9
  br label %m

e:                                                ; preds = %entry
  %v10 = xor i8 %n, %v1
  %f10 = freeze i8 %v10
  %v11 = mul i8 %v4, %v3
  %f11 = freeze i8 %v11
  %v12 = icmp ugt i8 %v3, -4
  br label %m

m:                                                ; preds = %e, %t
  %v13 = phi i8 [ 127, %t ], [ %a, %e ]
  %v14 = phi i8 [ %v9, %t ], [ %v11, %e ]
  %f13 = freeze i8 %v13
  %f14 = freeze i8 %v14
  %v15 = mul nsw i8 %n, %v6
  %f15 = freeze i8 %v15
  br label %loop

loop:                                             ; preds = %loop, %m
  %v16 = phi i8 [ %b, %m ], [ %v19, %loop ]
  %v17 = phi i8 [ 12, %m ], [ %v20, %loop ]
  %v18 = phi i8 [ 1, %m ], [ %v21, %loop ]
  %f16 = freeze i8 %v16
  %f17 = freeze i8 %v17
  %f18 = freeze i8 %v18
  %v19 = and i8 %v16, %v13
  %f19 = freeze i8 %v19
  %v20 = ashr exact i8 %v14, %v15
  %f20 = freeze i8 %v20
  %v21 = add i8 %v18, -2
  %f21 = freeze i8 %v21
  %v22 = icmp ne i8 %v20, %n
  br i1 %v22, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f8(i16 %a, i16 noundef %b, i16 range(i16 7, 17) %n, ptr noundef %p) {
entry:
  %v1 = call i16 @llvm.umax.i16(i16 %b, i16 -28458)
  %f1 = freeze i16 %v1
  %v2 = load i16, ptr %p, align 2, !range !10, !noundef !2
  %v3 = and i16 %v2, -1
  %v4 = icmp eq i16 %v3, 2
  call void @llvm.assume(i1 %v4)
  %v5 = ashr exact i16 %v2, 7
  %f5 = freeze i16 %v5
  %v6 = xor i16 %v1, %v2
  %f6 = freeze i16 %v6
  %v7 = icmp sgt i16 %n, %a
  br i1 %v7, label %t, label %e

t:                                                ; preds = %entry
  %v8 = or i16 %b, 32767
  %v9 = icmp ult i16 %v8, 5
  call void @llvm.assume(i1 %v9)
  %v10 = mul i16 %v1, 5
  %f10 = freeze i16 %v10
  %v11 = urem i16 %v10, %v6
  %f11 = freeze i16 %v11
  br label %m

e:                                                ; preds = %entry
  %v12 = sub i16 %v6, %b
  %f12 = freeze i16 %v12
  %v13 = icmp ult i16 %v5, 8
  br label %m

m:                                                ; preds = %e, %t
  %v14 = phi i16 [ %b, %t ], [ %v1, %e ]
  %v15 = phi i16 [ -2, %t ], [ 2, %e ]
  %f14 = freeze i16 %v14
  %f15 = freeze i16 %v15
  br label %loop

loop:                                             ; preds = %loop, %m
  %v16 = phi i16 [ 4, %m ], [ %v19, %loop ]
  %v17 = phi i16 [ 1, %m ], [ %v20, %loop ]
  %v18 = phi i16 [ 1, %m ], [ %v21, %loop ]
  %f16 = freeze i16 %v16
  %f17 = freeze i16 %v17
  %f18 = freeze i16 %v18
  %v19 = ashr exact i16 %v16, 3
  %f19 = freeze i16 %v19
  %v20 = urem i16 %v17, 4
  %f20 = freeze i16 %v20
  %v21 = xor i16 %v18, 4
  %f21 = freeze i16 %v21
  %v22 = sdiv i16 %v20, 16
  %f22 = freeze i16 %v22
  %v23 = and i16 %v21, 4
  %f23 = freeze i16 %v23
  %v24 = icmp slt i16 %v20, 4
  br i1 %v24, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f9(i8 %a, i8 noundef %b, i8 noundef %n, ptr noundef %p) {
entry:
  %v1 = mul nuw nsw i8 %n, %b
  %f1 = freeze i8 %v1
  %v2 = load i8, ptr %p, align 1, !noundef !2
  %v3 = xor i8 %b, %b
  %f3 = freeze i8 %v3
  %v4 = add nsw i8 %v1, 4
  %v5 = icmp sge i8 %v4, 2
  %v6 = xor i1 %v5, true
  call void @llvm.assume(i1 %v6)
  %v7 = sub i8 %a, %n
  %f7 = freeze i8 %v7
  %v8 = and i8 %b, %v1
  %f8 = freeze i8 %v8
  %v9 = icmp sge i8 %v1, %v1
  br i1 %v9, label %t, label %e

t:                                                ; preds = %entry
  %v10 = icmp ule i8 %n, 0
  call void @llvm.assume(i1 %v10)
  %v11 = and i8 %v7, %v2
  %f11 = freeze i8 %v11
  %v12 = urem i8 %v8, 16
  %f12 = freeze i8 %v12
  br label %m

e:                                                ; preds = %entry
  %v13 = icmp slt i8 %v3, %n
  %v14 = select i1 %v13, i8 %v7, i8 %v7
  %f14 = freeze i8 %v14
  %v15 = urem i8 %v14, %v14
  %f15 = freeze i8 %v15
  %v16 = icmp ult i8 %v8, 127
  br i1 %v16, label %m, label %o

o:                                                ; preds = %e
  ret void

m:                                                ; preds = %e, %t
  %v17 = phi i8 [ %v12, %t ], [ %v15, %e ]
  %v18 = phi i8 [ %v12, %t ], [ %v15, %e ]
  %f17 = freeze i8 %v17
  %f18 = freeze i8 %v18
  %v19 = load i8, ptr %p, align 1, !range !11, !noundef !2
  br label %loop

loop:                                             ; preds = %loop, %m
  %v20 = phi i8 [ %n, %m ], [ %v23, %loop ]
  %v21 = phi i8 [ 122, %m ], [ %v24, %loop ]
  %v22 = phi i8 [ %v18, %m ], [ %v25, %loop ]
  %f20 = freeze i8 %v20
  %f21 = freeze i8 %v21
  %f22 = freeze i8 %v22
  %v23 = mul i8 %v20, %v1
  %f23 = freeze i8 %v23
  %v24 = ashr exact i8 %v21, 1
  %f24 = freeze i8 %v24
  %v25 = add nuw nsw i8 %v22, 5
  %f25 = freeze i8 %v25
  %v26 = icmp slt i8 %v23, 5
  br i1 %v26, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f10(i8 noundef %a, i8 range(i8 1, 36) %b, i8 noundef %n, ptr noundef %p) {
entry:
  %v1 = ashr exact i8 %a, 3
  %f1 = freeze i8 %v1
  %v2 = mul i8 %v1, 0
  %f2 = freeze i8 %v2
  %v3 = load i8, ptr %p, align 1, !noundef !2
  %v4 = icmp ult i8 %b, -1
  call void @llvm.assume(i1 %v4)
  %v5 = call i8 @llvm.umax.i8(i8 %v1, i8 %b)
  %f5 = freeze i8 %v5
  %v6 = load i8, ptr %p, align 1, !range !12, !noundef !2
  %v7 = add i8 %v2, 5
  %f7 = freeze i8 %v7
  %v8 = icmp ult i8 %v1, %v3
  br i1 %v8, label %t, label %e

t:                                                ; preds = %entry
  br label %m

e:                                                ; preds = %entry
  %v9 = icmp ne i8 %n, 12
  br label %m

m:                                                ; preds = %e, %t
  %v10 = phi i8 [ 1, %t ], [ %v7, %e ]
  %v11 = phi i8 [ %v7, %t ], [ %v7, %e ]
  %f10 = freeze i8 %v10
  %f11 = freeze i8 %v11
  %v12 = or i8 %v3, %v10
  %f12 = freeze i8 %v12
  %v13 = sub i8 %v7, %v12
  %f13 = freeze i8 %v13
  br label %loop

loop:                                             ; preds = %loop, %m
  %v14 = phi i8 [ 1, %m ], [ %v17, %loop ]
  %v15 = phi i8 [ %v13, %m ], [ %v18, %loop ]
  %v16 = phi i8 [ 16, %m ], [ %v20, %loop ]
  %f14 = freeze i8 %v14
  %f15 = freeze i8 %v15
  %f16 = freeze i8 %v16
  %v17 = add i8 %v14, 4
  %f17 = freeze i8 %v17
  %v18 = lshr i8 %v15, 1
  %f18 = freeze i8 %v18
  %v19 = icmp ult i8 %v17, 12
  %v20 = select i1 %v19, i8 %v16, i8 %v16
  %f20 = freeze i8 %v20
  %v21 = sub nuw i8 %v14, %v16
  %f21 = freeze i8 %v21
  %v22 = urem i8 %v17, -2
  %f22 = freeze i8 %v22
  %v23 = icmp ne i8 %v18, %n
  br i1 %v23, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f11(i8 noundef %a, i8 noundef %b, i8 noundef %n, ptr noundef %p) {
entry:
  %v1 = call i8 @llvm.umin.i8(i8 %a, i8 %a)
  %f1 = freeze i8 %v1
  %v2 = xor i8 %n, %n
  %f2 = freeze i8 %v2
  %v3 = ashr i8 %b, 1
  %v4 = icmp slt i8 %v3, 2
  call void @llvm.assume(i1 %v4)
  %v5 = load i8, ptr %p, align 1, !range !13
  %v6 = icmp ult i8 %v2, 1
  br i1 %v6, label %t, label %e

t:                                                ; preds = %entry
  %v7 = sdiv i8 %v5, 8
  %f7 = freeze i8 %v7
  %v8 = and i8 %v7, %v7
  %f8 = freeze i8 %v8
  br label %m

e:                                                ; preds = %entry
  %v9 = add nuw i8 %n, %a
  %f9 = freeze i8 %v9
  %v10 = icmp ult i8 %v1, %v2
  %v11 = select i1 %v10, i8 %v1, i8 %b
  %f11 = freeze i8 %v11
  %v12 = icmp sgt i8 %v5, -8
  br i1 %v12, label %m, label %o

o:                                                ; preds = %e
  ret void

m:                                                ; preds = %e, %t
  %v13 = phi i8 [ 5, %t ], [ -2, %e ]
  %v14 = phi i8 [ %v8, %t ], [ %a, %e ]
  %f13 = freeze i8 %v13
  %f14 = freeze i8 %v14
  br label %loop

loop:                                             ; preds = %loop, %m
  %v15 = phi i8 [ 16, %m ], [ %v18, %loop ]
  %v16 = phi i8 [ -8, %m ], [ %v19, %loop ]
  %v17 = phi i8 [ 2, %m ], [ %v20, %loop ]
  %f15 = freeze i8 %v15
  %f16 = freeze i8 %v16
  %f17 = freeze i8 %v17
  %v18 = udiv i8 %v17, %v17
  %f18 = freeze i8 %v18
  %v19 = add i8 %v5, %v16
  %f19 = freeze i8 %v19
  %v20 = udiv i8 %v17, 1
  %f20 = freeze i8 %v20
  %v21 = icmp slt i8 %v20, %n
  br i1 %v21, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f12(i16 noundef %a, i16 %b, i16 noundef %n, ptr noundef %p) {
entry:
  %v1 = xor i16 %a, %b
  %f1 = freeze i16 %v1
  %v2 = sub i16 %v1, %v1
  %f2 = freeze i16 %v2
  %v3 = xor i16 %v2, %v2
  %f3 = freeze i16 %v3
  %v4 = xor i16 %v3, %v1
  %f4 = freeze i16 %v4
  %v5 = load i16, ptr %p, align 2
  %v6 = load i16, ptr %p, align 2, !range !14
  %v7 = call i16 @llvm.smax.i16(i16 %v1, i16 %v1)
  %f7 = freeze i16 %v7
  %v8 = icmp ule i16 %v7, %v3
  br i1 %v8, label %t, label %e

t:                                                ; preds = %entry
  br label %m

e:                                                ; preds = %entry
  %v9 = sub i16 %v3, %v6
  %f9 = freeze i16 %v9
  %v10 = or i16 %v3, %v7
  %f10 = freeze i16 %v10
  %v11 = icmp slt i16 %v6, -18301
  br label %m

m:                                                ; preds = %e, %t
  %v12 = phi i16 [ %v7, %t ], [ %v10, %e ]
  %v13 = phi i16 [ %a, %t ], [ %v10, %e ]
  %f12 = freeze i16 %v12
  %f13 = freeze i16 %v13
  %v14 = ashr exact i16 %v13, 0
  %f14 = freeze i16 %v14
  %v15 = call i16 @llvm.smin.i16(i16 %v6, i16 12)
  %f15 = freeze i16 %v15
  br label %loop

loop:                                             ; preds = %loop, %m
  %v16 = phi i16 [ -1, %m ], [ %v19, %loop ]
  %v17 = phi i16 [ -8, %m ], [ %v20, %loop ]
  %v18 = phi i16 [ %v3, %m ], [ %v21, %loop ]
  %f16 = freeze i16 %v16
  %f17 = freeze i16 %v17
  %f18 = freeze i16 %v18
  %v19 = shl i16 %v16, 1
  %f19 = freeze i16 %v19
  %v20 = udiv i16 %v17, %v14
  %f20 = freeze i16 %v20
  %v21 = or i16 %v1, %v18
  %f21 = freeze i16 %v21
  %v22 = sdiv i16 %v17, %v16
  %f22 = freeze i16 %v22
  %v23 = icmp ne i16 %v21, %n
  br i1 %v23, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f13(i32 %a, i32 noundef %b, i32 %n, ptr noundef %p) {
entry:
  %v1 = icmp slt i32 %b, %b
  %v2 = select i1 %v1, i32 %b, i32 %n
  %f2 = freeze i32 %v2
  %v3 = mul nsw i32 %a, %b
  %f3 = freeze i32 %v3
  %v4 = sdiv i32 %v2, 2
  %f4 = freeze i32 %v4
  %v5 = icmp ugt i32 %v3, %v3
  br i1 %v5, label %t, label %e

t:                                                ; preds = %entry
  %v6 = and i32 %n, -2
  %v7 = icmp ule i32 %v6, 2
  call void @llvm.assume(i1 %v7)
  %v8 = and i32 %b, %v3
  %f8 = freeze i32 %v8
  %v9 = icmp ne i32 %n, %v3
  %v10 = select i1 %v9, i32 %b, i32 %v8
  %f10 = freeze i32 %v10
  br label %m

e:                                                ; preds = %entry
  %v11 = add i32 %a, %v4
  %f11 = freeze i32 %v11
  %v12 = icmp ult i32 %v3, 2
  br label %m

m:                                                ; preds = %e, %t
  %v13 = phi i32 [ %v3, %t ], [ %b, %e ]
  %v14 = phi i32 [ 8, %t ], [ -1, %e ]
  %f13 = freeze i32 %v13
  %f14 = freeze i32 %v14
  %v15 = or i32 %v14, %v2
  %f15 = freeze i32 %v15
  %v16 = xor i32 %v3, %n
  %f16 = freeze i32 %v16
  br label %loop

loop:                                             ; preds = %loop, %m
  %v17 = phi i32 [ 1, %m ], [ %v20, %loop ]
  %v18 = phi i32 [ 16, %m ], [ %v21, %loop ]
  %v19 = phi i32 [ 2147483647, %m ], [ %v22, %loop ]
  %f17 = freeze i32 %v17
  %f18 = freeze i32 %v18
  %f19 = freeze i32 %v19
  %v20 = ashr i32 %v17, 2
  %f20 = freeze i32 %v20
  %v21 = shl i32 %v18, 2
  %f21 = freeze i32 %v21
  %v22 = ashr i32 %v19, 3
  %f22 = freeze i32 %v22
  %v23 = shl i32 %v19, 28
  %f23 = freeze i32 %v23
  %v24 = srem i32 %v20, %v18
  %f24 = freeze i32 %v24
  %v25 = icmp ult i32 %v22, %n
  br i1 %v25, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f14(i16 range(i16 3, 38) %a, i16 range(i16 2, 14) %b, i16 noundef %n, ptr noundef %p) {
entry:
  %v1 = udiv exact i16 %b, -1
  %f1 = freeze i16 %v1
  %v2 = call i16 @llvm.umin.i16(i16 %v1, i16 %a)
  %f2 = freeze i16 %v2
  %v3 = add i16 %a, %v2
  %f3 = freeze i16 %v3
  %v4 = mul nuw i16 %v3, %n
  %f4 = freeze i16 %v4
  %v5 = and i16 %v1, 2
  %v6 = icmp ne i16 %v5, 0
  %v7 = xor i1 %v6, true
  call void @llvm.assume(i1 %v7)
  %v8 = call i16 @llvm.smin.i16(i16 %v4, i16 %a)
  %f8 = freeze i16 %v8
  %v9 = call i16 @llvm.umin.i16(i16 %b, i16 -1)
  %f9 = freeze i16 %v9
  %v10 = icmp eq i16 %n, %v3
  br i1 %v10, label %t, label %e

t:                                                ; preds = %entry
  %v11 = icmp sgt i16 %v1, 1
  call void @llvm.assume(i1 %v11)
  %v12 = shl i16 %n, 15
  %f12 = freeze i16 %v12
  %v13 = ashr exact i16 %v4, 8
  %f13 = freeze i16 %v13
  br label %m

e:                                                ; preds = %entry
  %v14 = call i16 @llvm.umax.i16(i16 %n, i16 %v4)
  %f14 = freeze i16 %v14
  %v15 = icmp ne i16 %v4, 16
  br i1 %v15, label %m, label %o

o:                                                ; preds = %e
  ret void

m:                                                ; preds = %e, %t
  %v16 = phi i16 [ 1, %t ], [ 4, %e ]
  %v17 = phi i16 [ -5508, %t ], [ 1, %e ]
  %f16 = freeze i16 %v16
  %f17 = freeze i16 %v17
  br label %loop

loop:                                             ; preds = %loop, %m
  %v18 = phi i16 [ 8, %m ], [ %v21, %loop ]
  %v19 = phi i16 [ 16, %m ], [ %v22, %loop ]
  %v20 = phi i16 [ 2, %m ], [ %v23, %loop ]
  %f18 = freeze i16 %v18
  %f19 = freeze i16 %v19
  %f20 = freeze i16 %v20
  %v21 = udiv exact i16 %v18, 1
  %f21 = freeze i16 %v21
  %v22 = add i16 %v19, 16
  %f22 = freeze i16 %v22
  %v23 = or i16 %v20, 8
  %f23 = freeze i16 %v23
  %v24 = icmp ne i16 %v23, 3
  br i1 %v24, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

define void @f15(i8 noundef %a, i8 %b, i8 noundef %n, ptr noundef %p) {
entry:
  %v1 = shl i8 %n, %b
  %f1 = freeze i8 %v1
  %v2 = and i8 %a, %n
  %f2 = freeze i8 %v2
  %v3 = load i8, ptr %p, align 1
  %v4 = urem i8 %a, %v2
  %f4 = freeze i8 %v4
  %v5 = icmp ne i8 %v1, %n
  br i1 %v5, label %t, label %e

t:                                                ; preds = %entry
  %v6 = or i8 %n, 2
  %v7 = icmp sge i8 %v6, 4
  call void @llvm.assume(i1 %v7)
  %v8 = sub i8 %v1, %v4
  %f8 = freeze i8 %v8
  %v9 = lshr exact i8 %v1, 5
  %f9 = freeze i8 %v9
  br label %m

e:                                                ; preds = %entry
  %v10 = icmp ne i8 %v3, 5
  br label %m

m:                                                ; preds = %e, %t
  %v11 = phi i8 [ %v9, %t ], [ %v4, %e ]
  %v12 = phi i8 [ %v1, %t ], [ -1, %e ]
  %f11 = freeze i8 %v11
  %f12 = freeze i8 %v12
  %v13 = load i8, ptr %p, align 1, !range !15
  br label %loop

loop:                                             ; preds = %loop, %m
  %v14 = phi i8 [ 16, %m ], [ %v17, %loop ]
  %v15 = phi i8 [ %b, %m ], [ %v19, %loop ]
  %v16 = phi i8 [ %v2, %m ], [ %v20, %loop ]
  %f14 = freeze i8 %v14
  %f15 = freeze i8 %v15
  %f16 = freeze i8 %v16
  %v17 = add nuw nsw i8 %v14, 7
  %f17 = freeze i8 %v17
  %v18 = icmp ult i8 %v17, -2
  %v19 = select i1 %v18, i8 %v15, i8 -2
  %f19 = freeze i8 %v19
  %v20 = add i8 %v16, 5
  %f20 = freeze i8 %v20
  %v21 = icmp slt i8 %v20, -8
  br i1 %v21, label %loop, label %x

x:                                                ; preds = %loop
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #1

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!0 = !{i8 15, i8 34}
!1 = !{i8 123, i8 126}
!2 = !{}
!3 = !{i8 -71, i8 30}
!4 = !{i32 -523814237, i32 -44762397}
!5 = !{i32 18, i32 50}
!6 = !{i32 14, i32 53}
!7 = !{i16 -18177, i16 10192}
!8 = !{i16 6, i16 57}
!9 = !{i16 0, i16 39}
!10 = !{i16 1140, i16 20626}
!11 = !{i8 -57, i8 -2}
!12 = !{i8 -92, i8 87}
!13 = !{i8 1, i8 49}
!14 = !{i16 2, i16 22}
!15 = !{i8 2, i8 53}
