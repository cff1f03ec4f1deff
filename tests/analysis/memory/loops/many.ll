target datalayout = "e-p:64:64-i64:64"

define void @f11(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, -16
  %o0 = add nuw nsw i64 %b, 2
  %p0 = getelementptr i8, ptr %a1, i64 %o0
  %x0 = load i8, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 3
  %p1 = getelementptr i8, ptr %a1, i64 %o1
  store i8 1, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 0
  %p2 = getelementptr inbounds i8, ptr %a1, i64 %o2
  store i8 2, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 4
  %p3 = getelementptr inbounds i8, ptr %a1, i64 %o3
  store i8 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 5
  %p4 = getelementptr inbounds i8, ptr %a0, i64 %o4
  store i8 4, ptr %p4, align 1
  %o5 = add i64 %b, 5
  %p5 = getelementptr i8, ptr %a1, i64 %o5
  store i8 5, ptr %p5, align 1
  %o6 = add nsw i64 %b, 0
  %p6 = getelementptr inbounds i8, ptr %a0, i64 %o6
  %x6 = load i8, ptr %p6, align 1
  %o7 = add i64 %b, 6
  %p7 = getelementptr inbounds i8, ptr %a0, i64 %o7
  %x7 = load i8, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 3
  %p8 = getelementptr inbounds i8, ptr %a0, i64 %o8
  store i8 8, ptr %p8, align 1
  %o9 = add i64 %b, 4
  %p9 = getelementptr i8, ptr %a0, i64 %o9
  %x9 = load i8, ptr %p9, align 1
  %x10 = load i8, ptr %p5, align 1
  %o11 = add nsw i64 %b, 6
  %p11 = getelementptr inbounds i8, ptr %a0, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 6
  %p12 = getelementptr inbounds i8, ptr %a0, i64 %o12
  store i8 12, ptr %p12, align 1
  store i8 13, ptr %p5, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 7
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f21(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, 1
  %o0 = add nuw nsw i64 %b, 0
  %p0 = getelementptr inbounds i8, ptr %a0, i64 %o0
  %x0 = load i8, ptr %p0, align 1
  %o1 = add i64 %b, 1
  %p1 = getelementptr inbounds i8, ptr %a0, i64 %o1
  store i8 1, ptr %p1, align 1
  %o2 = add nsw i64 %b, 2
  %p2 = getelementptr inbounds i8, ptr %a0, i64 %o2
  %x2 = load i8, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 3
  %p3 = getelementptr inbounds i8, ptr %a0, i64 %o3
  %x3 = load i8, ptr %p3, align 1
  %o4 = add i64 %b, 4
  %p4 = getelementptr inbounds i8, ptr %a0, i64 %o4
  %x4 = load i8, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 5
  %p5 = getelementptr inbounds i8, ptr %a0, i64 %o5
  %x5 = load i8, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 6
  %p6 = getelementptr i8, ptr %a0, i64 %o6
  %x6 = load i8, ptr %p6, align 1
  %o7 = add nsw i64 %b, 7
  %p7 = getelementptr inbounds i8, ptr %a0, i64 %o7
  store i8 7, ptr %p7, align 1
  %o8 = add nsw i64 %b, 8
  %p8 = getelementptr inbounds i8, ptr %a0, i64 %o8
  %x8 = load i8, ptr %p8, align 1
  %o9 = add i64 %b, 9
  %p9 = getelementptr inbounds i8, ptr %a0, i64 %o9
  %x9 = load i8, ptr %p9, align 1
  %o10 = add i64 %b, 10
  %p10 = getelementptr inbounds i8, ptr %a0, i64 %o10
  %x10 = load i8, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 11
  %p11 = getelementptr inbounds i8, ptr %a0, i64 %o11
  %x11 = load i8, ptr %p11, align 1
  %o12 = add nsw i64 %b, 12
  %p12 = getelementptr i8, ptr %a0, i64 %o12
  store i8 12, ptr %p12, align 1
  %o13 = add nuw nsw i64 %b, 13
  %p13 = getelementptr inbounds i8, ptr %a0, i64 %o13
  store i8 13, ptr %p13, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 7
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f101(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, -2
  %o0 = add nuw nsw i64 %b, 30652
  %p0 = getelementptr inbounds i32, ptr %a0, i64 %o0
  store i32 0, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 19977
  %p1 = getelementptr inbounds i32, ptr %a0, i64 %o1
  store i32 1, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 13929
  %p2 = getelementptr inbounds i64, ptr %a0, i64 %o2
  store i64 2, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 7285
  %p3 = getelementptr inbounds i64, ptr %a0, i64 %o3
  store i64 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 21574
  %p4 = getelementptr inbounds i64, ptr %a0, i64 %o4
  %x4 = load i64, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 17566
  %p5 = getelementptr i64, ptr %a0, i64 %o5
  store i64 5, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 25903
  %p6 = getelementptr inbounds i64, ptr %a0, i64 %o6
  store i64 6, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 24876
  %p7 = getelementptr inbounds i64, ptr %a0, i64 %o7
  store i64 7, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 15047
  %p8 = getelementptr inbounds i64, ptr %a0, i64 %o8
  store i64 8, ptr %p8, align 1
  %o9 = add nuw nsw i64 %b, 27747
  %p9 = getelementptr inbounds i64, ptr %a0, i64 %o9
  store i64 9, ptr %p9, align 1
  %o10 = add nsw i64 %b, 5095
  %p10 = getelementptr inbounds i64, ptr %a0, i64 %o10
  store i64 10, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 26520
  %p11 = getelementptr i32, ptr %a0, i64 %o11
  store i32 11, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 27434
  %p12 = getelementptr inbounds i64, ptr %a0, i64 %o12
  store i64 12, ptr %p12, align 1
  %o13 = add nuw nsw i64 %b, 443
  %p13 = getelementptr i32, ptr %a0, i64 %o13
  store i32 13, ptr %p13, align 1
  %o14 = add nsw i64 %b, 30419
  %p14 = getelementptr inbounds i64, ptr %a0, i64 %o14
  store i64 14, ptr %p14, align 1
  %o15 = add nsw i64 %b, 14257
  %p15 = getelementptr inbounds i64, ptr %a0, i64 %o15
  %x15 = load i64, ptr %p15, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f105(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, -4
  %o0 = add nuw nsw i64 %b, 29
  %p0 = getelementptr i32, ptr %a0, i64 %o0
  store i32 0, ptr %p0, align 1
  %o1 = add nsw i64 %b, 26
  %p1 = getelementptr i64, ptr %a0, i64 %o1
  store i64 1, ptr %p1, align 1
  %o2 = add nsw i64 %b, 24
  %p2 = getelementptr inbounds i32, ptr %a0, i64 %o2
  store i32 2, ptr %p2, align 1
  %o3 = add i64 %b, 23
  %p3 = getelementptr inbounds i32, ptr %a0, i64 %o3
  store i32 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 22
  %p4 = getelementptr inbounds i32, ptr %a0, i64 %o4
  store i32 4, ptr %p4, align 1
  %o5 = add i64 %b, 19
  %p5 = getelementptr inbounds i32, ptr %a0, i64 %o5
  store i32 5, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 17
  %p6 = getelementptr i32, ptr %a0, i64 %o6
  store i32 6, ptr %p6, align 1
  %o7 = add nsw i64 %b, 15
  %p7 = getelementptr i64, ptr %a0, i64 %o7
  %x7 = load i64, ptr %p7, align 1
  %o8 = add nsw i64 %b, 12
  %p8 = getelementptr inbounds i64, ptr %a0, i64 %o8
  store i64 8, ptr %p8, align 1
  %o9 = add i64 %b, 10
  %p9 = getelementptr inbounds i32, ptr %a0, i64 %o9
  %x9 = load i32, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 10
  %p10 = getelementptr inbounds i64, ptr %a0, i64 %o10
  %x10 = load i64, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 6
  %p11 = getelementptr inbounds i32, ptr %a0, i64 %o11
  %x11 = load i32, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 6
  %p12 = getelementptr inbounds i32, ptr %a0, i64 %o12
  store i32 12, ptr %p12, align 1
  %o13 = add nuw nsw i64 %b, 2
  %p13 = getelementptr i64, ptr %a0, i64 %o13
  %x13 = load i64, ptr %p13, align 1
  %o14 = add i64 %b, 0
  %p14 = getelementptr inbounds i32, ptr %a0, i64 %o14
  store i32 14, ptr %p14, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f112(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, -16
  %o0 = add nuw nsw i64 %b, 4
  %p0 = getelementptr inbounds float, ptr %a0, i64 %o0
  %x0 = load float, ptr %p0, align 1
  %o1 = add i64 %b, 1
  %p1 = getelementptr i32, ptr %a0, i64 %o1
  store i32 1, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 5
  %p2 = getelementptr inbounds i32, ptr %a0, i64 %o2
  store i32 2, ptr %p2, align 1
  %o3 = add nsw i64 %b, 3
  %p3 = getelementptr float, ptr %a0, i64 %o3
  store float 0.000000e+00, ptr %p3, align 1
  %o4 = add i64 %b, 3
  %p4 = getelementptr inbounds i32, ptr %a0, i64 %o4
  store i32 4, ptr %p4, align 1
  %o5 = add nsw i64 %b, 2
  %p5 = getelementptr inbounds i32, ptr %a0, i64 %o5
  store i32 5, ptr %p5, align 1
  store i32 6, ptr %p5, align 1
  store i32 7, ptr %p1, align 1
  %x8 = load i32, ptr %p1, align 1
  %o9 = add i64 %b, 5
  %p9 = getelementptr float, ptr %a0, i64 %o9
  store float 0.000000e+00, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 4
  %p10 = getelementptr float, ptr %a0, i64 %o10
  store float 0.000000e+00, ptr %p10, align 1
  store float 0.000000e+00, ptr %p9, align 1
  %x12 = load i32, ptr %p2, align 1
  %x13 = load i32, ptr %p1, align 1
  store float 0.000000e+00, ptr %p9, align 1
  store i32 15, ptr %p4, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 1000
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f258(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nuw nsw i64 %i, 1
  %o0 = add nsw i64 %b, 194
  %p0 = getelementptr inbounds i8, ptr %a0, i64 %o0
  store i8 0, ptr %p0, align 1
  %o1 = add nsw i64 %b, 184
  %p1 = getelementptr inbounds i8, ptr %a1, i64 %o1
  store i8 1, ptr %p1, align 1
  %o2 = add i64 %b, 176
  %p2 = getelementptr inbounds i8, ptr %a0, i64 %o2
  store i8 2, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 168
  %p3 = getelementptr inbounds i8, ptr %a0, i64 %o3
  store i8 3, ptr %p3, align 1
  %o4 = add nsw i64 %b, 160
  %p4 = getelementptr inbounds i8, ptr %a0, i64 %o4
  store i8 4, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 152
  %p5 = getelementptr i8, ptr %a0, i64 %o5
  store i8 5, ptr %p5, align 1
  %o6 = add nsw i64 %b, 144
  %p6 = getelementptr inbounds i8, ptr %a1, i64 %o6
  store i8 6, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 138
  %p7 = getelementptr inbounds i8, ptr %a0, i64 %o7
  store i8 7, ptr %p7, align 1
  %o8 = add nsw i64 %b, 129
  %p8 = getelementptr inbounds i8, ptr %a1, i64 %o8
  store i8 8, ptr %p8, align 1
  %o9 = add i64 %b, 122
  %p9 = getelementptr inbounds i8, ptr %a1, i64 %o9
  store i8 9, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 112
  %p10 = getelementptr inbounds i8, ptr %a0, i64 %o10
  store i8 10, ptr %p10, align 1
  %o11 = add i64 %b, 106
  %p11 = getelementptr inbounds i8, ptr %a1, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add i64 %b, 96
  %p12 = getelementptr inbounds i8, ptr %a1, i64 %o12
  store i8 12, ptr %p12, align 1
  %o13 = add nsw i64 %b, 90
  %p13 = getelementptr inbounds i8, ptr %a0, i64 %o13
  store i8 13, ptr %p13, align 1
  %o14 = add nsw i64 %b, 80
  %p14 = getelementptr inbounds i8, ptr %a0, i64 %o14
  store i8 14, ptr %p14, align 1
  %o15 = add nsw i64 %b, 72
  %p15 = getelementptr i8, ptr %a0, i64 %o15
  store i8 15, ptr %p15, align 1
  %o16 = add nuw nsw i64 %b, 66
  %p16 = getelementptr inbounds i8, ptr %a1, i64 %o16
  store i8 16, ptr %p16, align 1
  %o17 = add nuw nsw i64 %b, 56
  %p17 = getelementptr inbounds i8, ptr %a1, i64 %o17
  store i8 17, ptr %p17, align 1
  %o18 = add nuw nsw i64 %b, 48
  %p18 = getelementptr inbounds i8, ptr %a0, i64 %o18
  store i8 18, ptr %p18, align 1
  %o19 = add nsw i64 %b, 41
  %p19 = getelementptr inbounds i8, ptr %a1, i64 %o19
  store i8 19, ptr %p19, align 1
  %o20 = add nsw i64 %b, 34
  %p20 = getelementptr i8, ptr %a0, i64 %o20
  store i8 20, ptr %p20, align 1
  %o21 = add i64 %b, 24
  %p21 = getelementptr i8, ptr %a0, i64 %o21
  store i8 21, ptr %p21, align 1
  %o22 = add nuw nsw i64 %b, 17
  %p22 = getelementptr inbounds i8, ptr %a1, i64 %o22
  store i8 22, ptr %p22, align 1
  %o23 = add nuw nsw i64 %b, 10
  %p23 = getelementptr inbounds i8, ptr %a1, i64 %o23
  store i8 23, ptr %p23, align 1
  %o24 = add nuw nsw i64 %b, 0
  %p24 = getelementptr inbounds i8, ptr %a1, i64 %o24
  store i8 24, ptr %p24, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 1000
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f296(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nuw nsw i64 %i, 1
  %o0 = add i64 %b, 36851
  %p0 = getelementptr float, ptr %a0, i64 %o0
  store float 0.000000e+00, ptr %p0, align 1
  %o1 = add nsw i64 %b, 24362
  %p1 = getelementptr inbounds float, ptr %a0, i64 %o1
  store float 0.000000e+00, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 9692
  %p2 = getelementptr inbounds float, ptr %a0, i64 %o2
  %x2 = load float, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 16038
  %p3 = getelementptr inbounds i32, ptr %a0, i64 %o3
  %x3 = load i32, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 7948
  %p4 = getelementptr inbounds i32, ptr %a0, i64 %o4
  store i32 4, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 11980
  %p5 = getelementptr inbounds i32, ptr %a0, i64 %o5
  store i32 5, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 14388
  %p6 = getelementptr inbounds float, ptr %a0, i64 %o6
  store float 0.000000e+00, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 28686
  %p7 = getelementptr inbounds i32, ptr %a0, i64 %o7
  store i32 7, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 27426
  %p8 = getelementptr inbounds float, ptr %a0, i64 %o8
  store float 0.000000e+00, ptr %p8, align 1
  %o9 = add nuw nsw i64 %b, 22440
  %p9 = getelementptr inbounds float, ptr %a0, i64 %o9
  %x9 = load float, ptr %p9, align 1
  %o10 = add i64 %b, 34902
  %p10 = getelementptr float, ptr %a0, i64 %o10
  store float 0.000000e+00, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 12551
  %p11 = getelementptr i32, ptr %a0, i64 %o11
  store i32 11, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 33815
  %p12 = getelementptr float, ptr %a0, i64 %o12
  store float 0.000000e+00, ptr %p12, align 1
  %o13 = add i64 %b, 17794
  %p13 = getelementptr inbounds float, ptr %a0, i64 %o13
  store float 0.000000e+00, ptr %p13, align 1
  %o14 = add nsw i64 %b, 34915
  %p14 = getelementptr inbounds float, ptr %a0, i64 %o14
  store float 0.000000e+00, ptr %p14, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f331(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, 4
  %o0 = add nsw i64 %b, 80
  %p0 = getelementptr i32, ptr %a0, i64 %o0
  store i32 0, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 48
  %p1 = getelementptr i32, ptr %a1, i64 %o1
  %x1 = load i32, ptr %p1, align 1
  store i32 2, ptr %p0, align 1
  %o3 = add nsw i64 %b, 64
  %p3 = getelementptr inbounds i32, ptr %a1, i64 %o3
  store i32 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 48
  %p4 = getelementptr inbounds i32, ptr %a0, i64 %o4
  %x4 = load i32, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 0
  %p5 = getelementptr inbounds i32, ptr %a0, i64 %o5
  %x5 = load i32, ptr %p5, align 1
  %x6 = load i32, ptr %p1, align 1
  %o7 = add nuw nsw i64 %b, 64
  %p7 = getelementptr inbounds i32, ptr %a0, i64 %o7
  %x7 = load i32, ptr %p7, align 1
  %o8 = add nsw i64 %b, 32
  %p8 = getelementptr i32, ptr %a0, i64 %o8
  %x8 = load i32, ptr %p8, align 1
  %x9 = load i32, ptr %p3, align 1
  store i32 10, ptr %p0, align 1
  %o11 = add nuw nsw i64 %b, 64
  %p11 = getelementptr i32, ptr %a1, i64 %o11
  %x11 = load i32, ptr %p11, align 1
  %o12 = add nsw i64 %b, 32
  %p12 = getelementptr inbounds i32, ptr %a1, i64 %o12
  %x12 = load i32, ptr %p12, align 1
  %x13 = load i32, ptr %p1, align 1
  %x14 = load i32, ptr %p11, align 1
  %o15 = add nuw nsw i64 %b, 80
  %p15 = getelementptr inbounds i32, ptr %a0, i64 %o15
  store i32 15, ptr %p15, align 1
  %o16 = add nsw i64 %b, 16
  %p16 = getelementptr inbounds i32, ptr %a0, i64 %o16
  %x16 = load i32, ptr %p16, align 1
  %o17 = add i64 %b, 80
  %p17 = getelementptr inbounds i32, ptr %a1, i64 %o17
  %x17 = load i32, ptr %p17, align 1
  %o18 = add nuw nsw i64 %b, 16
  %p18 = getelementptr inbounds i32, ptr %a0, i64 %o18
  %x18 = load i32, ptr %p18, align 1
  %x19 = load i32, ptr %p12, align 1
  %o20 = add i64 %b, 64
  %p20 = getelementptr i32, ptr %a1, i64 %o20
  %x20 = load i32, ptr %p20, align 1
  %x21 = load i32, ptr %p20, align 1
  %o22 = add nsw i64 %b, 16
  %p22 = getelementptr inbounds i32, ptr %a1, i64 %o22
  %x22 = load i32, ptr %p22, align 1
  %x23 = load i32, ptr %p5, align 1
  %x24 = load i32, ptr %p17, align 1
  store i32 25, ptr %p20, align 1
  %o26 = add i64 %b, 80
  %p26 = getelementptr inbounds i32, ptr %a0, i64 %o26
  %x26 = load i32, ptr %p26, align 1
  %x27 = load i32, ptr %p8, align 1
  %x28 = load i32, ptr %p17, align 1
  %x29 = load i32, ptr %p12, align 1
  %x30 = load i32, ptr %p7, align 1
  %x31 = load i32, ptr %p7, align 1
  store i32 32, ptr %p17, align 1
  %o33 = add i64 %b, 64
  %p33 = getelementptr i32, ptr %a1, i64 %o33
  %x33 = load i32, ptr %p33, align 1
  %o34 = add nuw nsw i64 %b, 0
  %p34 = getelementptr inbounds i32, ptr %a1, i64 %o34
  %x34 = load i32, ptr %p34, align 1
  %x35 = load i32, ptr %p34, align 1
  %x36 = load i32, ptr %p17, align 1
  %x37 = load i32, ptr %p17, align 1
  %x38 = load i32, ptr %p1, align 1
  %x39 = load i32, ptr %p34, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f892(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, 2
  %o0 = add nuw nsw i64 %b, 1400000
  %p0 = getelementptr i8, ptr %a0, i64 %o0
  %x0 = load i8, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 1300000
  %p1 = getelementptr i8, ptr %a0, i64 %o1
  store i8 1, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 1200000
  %p2 = getelementptr inbounds i8, ptr %a0, i64 %o2
  store i8 2, ptr %p2, align 1
  %o3 = add i64 %b, 1100000
  %p3 = getelementptr inbounds i8, ptr %a0, i64 %o3
  %x3 = load i8, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 1000000
  %p4 = getelementptr inbounds i8, ptr %a0, i64 %o4
  store i8 4, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 900000
  %p5 = getelementptr inbounds i8, ptr %a0, i64 %o5
  %x5 = load i8, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 800000
  %p6 = getelementptr i8, ptr %a0, i64 %o6
  store i8 6, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 700000
  %p7 = getelementptr inbounds i8, ptr %a0, i64 %o7
  store i8 7, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 600000
  %p8 = getelementptr i8, ptr %a0, i64 %o8
  store i8 8, ptr %p8, align 1
  %o9 = add nuw nsw i64 %b, 500000
  %p9 = getelementptr inbounds i8, ptr %a0, i64 %o9
  store i8 9, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 400000
  %p10 = getelementptr i8, ptr %a0, i64 %o10
  store i8 10, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 300000
  %p11 = getelementptr inbounds i8, ptr %a0, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 200000
  %p12 = getelementptr inbounds i8, ptr %a0, i64 %o12
  store i8 12, ptr %p12, align 1
  %o13 = add i64 %b, 100000
  %p13 = getelementptr i8, ptr %a0, i64 %o13
  store i8 13, ptr %p13, align 1
  %o14 = add nsw i64 %b, 0
  %p14 = getelementptr i8, ptr %a0, i64 %o14
  store i8 14, ptr %p14, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f931(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, 8
  %o0 = add i64 %b, 384
  %p0 = getelementptr inbounds i8, ptr %a0, i64 %o0
  store i8 0, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 368
  %p1 = getelementptr inbounds i8, ptr %a0, i64 %o1
  %x1 = load i8, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 352
  %p2 = getelementptr i8, ptr %a1, i64 %o2
  %x2 = load i8, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 336
  %p3 = getelementptr inbounds i8, ptr %a1, i64 %o3
  store i8 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 320
  %p4 = getelementptr inbounds i8, ptr %a1, i64 %o4
  store i8 4, ptr %p4, align 1
  %o5 = add i64 %b, 304
  %p5 = getelementptr i8, ptr %a0, i64 %o5
  %x5 = load i8, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 288
  %p6 = getelementptr i8, ptr %a1, i64 %o6
  %x6 = load i8, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 272
  %p7 = getelementptr i8, ptr %a1, i64 %o7
  %x7 = load i8, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 256
  %p8 = getelementptr i8, ptr %a0, i64 %o8
  store i8 8, ptr %p8, align 1
  %o9 = add nsw i64 %b, 240
  %p9 = getelementptr inbounds i8, ptr %a1, i64 %o9
  store i8 9, ptr %p9, align 1
  %o10 = add nsw i64 %b, 224
  %p10 = getelementptr i8, ptr %a1, i64 %o10
  %x10 = load i8, ptr %p10, align 1
  %o11 = add i64 %b, 208
  %p11 = getelementptr inbounds i8, ptr %a1, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 192
  %p12 = getelementptr i8, ptr %a0, i64 %o12
  store i8 12, ptr %p12, align 1
  %o13 = add i64 %b, 176
  %p13 = getelementptr inbounds i8, ptr %a0, i64 %o13
  store i8 13, ptr %p13, align 1
  %o14 = add nsw i64 %b, 160
  %p14 = getelementptr inbounds i8, ptr %a1, i64 %o14
  store i8 14, ptr %p14, align 1
  %o15 = add nuw nsw i64 %b, 144
  %p15 = getelementptr inbounds i8, ptr %a0, i64 %o15
  store i8 15, ptr %p15, align 1
  %o16 = add i64 %b, 128
  %p16 = getelementptr i8, ptr %a1, i64 %o16
  store i8 16, ptr %p16, align 1
  %o17 = add i64 %b, 112
  %p17 = getelementptr inbounds i8, ptr %a0, i64 %o17
  %x17 = load i8, ptr %p17, align 1
  %o18 = add nuw nsw i64 %b, 96
  %p18 = getelementptr inbounds i8, ptr %a0, i64 %o18
  %x18 = load i8, ptr %p18, align 1
  %o19 = add nsw i64 %b, 80
  %p19 = getelementptr i8, ptr %a0, i64 %o19
  %x19 = load i8, ptr %p19, align 1
  %o20 = add nuw nsw i64 %b, 64
  %p20 = getelementptr inbounds i8, ptr %a1, i64 %o20
  store i8 20, ptr %p20, align 1
  %o21 = add nuw nsw i64 %b, 48
  %p21 = getelementptr inbounds i8, ptr %a1, i64 %o21
  store i8 21, ptr %p21, align 1
  %o22 = add i64 %b, 32
  %p22 = getelementptr inbounds i8, ptr %a1, i64 %o22
  store i8 22, ptr %p22, align 1
  %o23 = add i64 %b, 16
  %p23 = getelementptr inbounds i8, ptr %a1, i64 %o23
  %x23 = load i8, ptr %p23, align 1
  %o24 = add nsw i64 %b, 0
  %p24 = getelementptr inbounds i8, ptr %a1, i64 %o24
  %x24 = load i8, ptr %p24, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 1000
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1007(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, -1
  %o0 = add nsw i64 %b, 747
  %p0 = getelementptr inbounds float, ptr %a0, i64 %o0
  store float 0.000000e+00, ptr %p0, align 1
  %o1 = add nsw i64 %b, 3222
  %p1 = getelementptr float, ptr %a0, i64 %o1
  store float 0.000000e+00, ptr %p1, align 1
  %o2 = add nsw i64 %b, 38746
  %p2 = getelementptr inbounds float, ptr %a0, i64 %o2
  store float 0.000000e+00, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 29068
  %p3 = getelementptr inbounds float, ptr %a0, i64 %o3
  store float 0.000000e+00, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 7953
  %p4 = getelementptr float, ptr %a0, i64 %o4
  %x4 = load float, ptr %p4, align 1
  %o5 = add nsw i64 %b, 29910
  %p5 = getelementptr inbounds float, ptr %a0, i64 %o5
  store float 0.000000e+00, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 25789
  %p6 = getelementptr inbounds float, ptr %a0, i64 %o6
  store float 0.000000e+00, ptr %p6, align 1
  %o7 = add i64 %b, 18598
  %p7 = getelementptr inbounds float, ptr %a0, i64 %o7
  store float 0.000000e+00, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 27725
  %p8 = getelementptr inbounds float, ptr %a0, i64 %o8
  %x8 = load float, ptr %p8, align 1
  %o9 = add nuw nsw i64 %b, 17501
  %p9 = getelementptr float, ptr %a0, i64 %o9
  store float 0.000000e+00, ptr %p9, align 1
  %o10 = add i64 %b, 2118
  %p10 = getelementptr inbounds float, ptr %a0, i64 %o10
  %x10 = load float, ptr %p10, align 1
  %o11 = add i64 %b, 24666
  %p11 = getelementptr float, ptr %a0, i64 %o11
  %x11 = load float, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 17743
  %p12 = getelementptr inbounds float, ptr %a0, i64 %o12
  %x12 = load float, ptr %p12, align 1
  %o13 = add nuw nsw i64 %b, 27044
  %p13 = getelementptr float, ptr %a0, i64 %o13
  store float 0.000000e+00, ptr %p13, align 1
  %o14 = add i64 %b, 12064
  %p14 = getelementptr inbounds float, ptr %a0, i64 %o14
  store float 0.000000e+00, ptr %p14, align 1
  %o15 = add nsw i64 %b, 13211
  %p15 = getelementptr inbounds float, ptr %a0, i64 %o15
  store float 0.000000e+00, ptr %p15, align 1
  %o16 = add nuw nsw i64 %b, 1273
  %p16 = getelementptr inbounds float, ptr %a0, i64 %o16
  store float 0.000000e+00, ptr %p16, align 1
  %o17 = add nuw nsw i64 %b, 33853
  %p17 = getelementptr float, ptr %a0, i64 %o17
  store float 0.000000e+00, ptr %p17, align 1
  %o18 = add i64 %b, 32482
  %p18 = getelementptr inbounds float, ptr %a0, i64 %o18
  %x18 = load float, ptr %p18, align 1
  %o19 = add nuw nsw i64 %b, 29825
  %p19 = getelementptr inbounds float, ptr %a0, i64 %o19
  %x19 = load float, ptr %p19, align 1
  %o20 = add nuw nsw i64 %b, 39830
  %p20 = getelementptr inbounds float, ptr %a0, i64 %o20
  %x20 = load float, ptr %p20, align 1
  %o21 = add i64 %b, 12133
  %p21 = getelementptr inbounds float, ptr %a0, i64 %o21
  %x21 = load float, ptr %p21, align 1
  %o22 = add nsw i64 %b, 31502
  %p22 = getelementptr inbounds float, ptr %a0, i64 %o22
  %x22 = load float, ptr %p22, align 1
  %o23 = add nuw nsw i64 %b, 12891
  %p23 = getelementptr inbounds float, ptr %a0, i64 %o23
  %x23 = load float, ptr %p23, align 1
  %o24 = add nuw nsw i64 %b, 7523
  %p24 = getelementptr inbounds float, ptr %a0, i64 %o24
  store float 0.000000e+00, ptr %p24, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1054(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, -1
  %o0 = add nsw i64 %b, 11499
  %p0 = getelementptr inbounds i8, ptr %a0, i64 %o0
  store i8 0, ptr %p0, align 1
  %o1 = add i64 %b, 24295
  %p1 = getelementptr inbounds i8, ptr %a0, i64 %o1
  store i8 1, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 25710
  %p2 = getelementptr inbounds i8, ptr %a0, i64 %o2
  store i8 2, ptr %p2, align 1
  %o3 = add i64 %b, 25574
  %p3 = getelementptr i8, ptr %a0, i64 %o3
  %x3 = load i8, ptr %p3, align 1
  %o4 = add i64 %b, 22054
  %p4 = getelementptr inbounds i8, ptr %a0, i64 %o4
  store i8 4, ptr %p4, align 1
  %o5 = add i64 %b, 4262
  %p5 = getelementptr inbounds i8, ptr %a0, i64 %o5
  store i8 5, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 1333
  %p6 = getelementptr inbounds i8, ptr %a0, i64 %o6
  store i8 6, ptr %p6, align 1
  %o7 = add nsw i64 %b, 32229
  %p7 = getelementptr inbounds i8, ptr %a0, i64 %o7
  %x7 = load i8, ptr %p7, align 1
  %o8 = add nsw i64 %b, 39527
  %p8 = getelementptr inbounds i8, ptr %a0, i64 %o8
  store i8 8, ptr %p8, align 1
  %o9 = add nsw i64 %b, 15103
  %p9 = getelementptr inbounds i8, ptr %a0, i64 %o9
  store i8 9, ptr %p9, align 1
  %o10 = add nsw i64 %b, 37656
  %p10 = getelementptr inbounds i8, ptr %a0, i64 %o10
  store i8 10, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 35026
  %p11 = getelementptr inbounds i8, ptr %a0, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add nsw i64 %b, 17421
  %p12 = getelementptr i8, ptr %a0, i64 %o12
  %x12 = load i8, ptr %p12, align 1
  %o13 = add i64 %b, 32776
  %p13 = getelementptr inbounds i8, ptr %a0, i64 %o13
  store i8 13, ptr %p13, align 1
  %o14 = add i64 %b, 29220
  %p14 = getelementptr inbounds i8, ptr %a0, i64 %o14
  store i8 14, ptr %p14, align 1
  %o15 = add nsw i64 %b, 31051
  %p15 = getelementptr inbounds i8, ptr %a0, i64 %o15
  %x15 = load i8, ptr %p15, align 1
  %o16 = add nuw nsw i64 %b, 20634
  %p16 = getelementptr inbounds i8, ptr %a0, i64 %o16
  store i8 16, ptr %p16, align 1
  %o17 = add nuw nsw i64 %b, 29248
  %p17 = getelementptr i8, ptr %a0, i64 %o17
  store i8 17, ptr %p17, align 1
  %o18 = add nuw nsw i64 %b, 22046
  %p18 = getelementptr inbounds i8, ptr %a0, i64 %o18
  store i8 18, ptr %p18, align 1
  %o19 = add nuw nsw i64 %b, 32566
  %p19 = getelementptr inbounds i8, ptr %a0, i64 %o19
  %x19 = load i8, ptr %p19, align 1
  %o20 = add nuw nsw i64 %b, 20520
  %p20 = getelementptr inbounds i8, ptr %a0, i64 %o20
  store i8 20, ptr %p20, align 1
  %o21 = add nuw nsw i64 %b, 27940
  %p21 = getelementptr inbounds i8, ptr %a0, i64 %o21
  store i8 21, ptr %p21, align 1
  %o22 = add nsw i64 %b, 13126
  %p22 = getelementptr i8, ptr %a0, i64 %o22
  store i8 22, ptr %p22, align 1
  %o23 = add nuw nsw i64 %b, 38689
  %p23 = getelementptr inbounds i8, ptr %a0, i64 %o23
  store i8 23, ptr %p23, align 1
  %o24 = add i64 %b, 39136
  %p24 = getelementptr i8, ptr %a0, i64 %o24
  store i8 24, ptr %p24, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1055(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, 1
  %o0 = add nuw nsw i64 %b, 0
  %p0 = getelementptr inbounds i8, ptr %a1, i64 %o0
  %x0 = load i8, ptr %p0, align 1
  %o1 = add i64 %b, 400
  %p1 = getelementptr inbounds i8, ptr %a0, i64 %o1
  %x1 = load i8, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 200
  %p2 = getelementptr i8, ptr %a1, i64 %o2
  store i8 2, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 500
  %p3 = getelementptr i8, ptr %a1, i64 %o3
  %x3 = load i8, ptr %p3, align 1
  store i8 4, ptr %p2, align 1
  %x5 = load i8, ptr %p3, align 1
  %o6 = add nuw nsw i64 %b, 500
  %p6 = getelementptr inbounds i8, ptr %a0, i64 %o6
  store i8 6, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 400
  %p7 = getelementptr i8, ptr %a1, i64 %o7
  %x7 = load i8, ptr %p7, align 1
  %x8 = load i8, ptr %p3, align 1
  %o9 = add nsw i64 %b, 100
  %p9 = getelementptr inbounds i8, ptr %a1, i64 %o9
  store i8 9, ptr %p9, align 1
  %x10 = load i8, ptr %p1, align 1
  %o11 = add nsw i64 %b, 100
  %p11 = getelementptr i8, ptr %a0, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add i64 %b, 300
  %p12 = getelementptr i8, ptr %a1, i64 %o12
  store i8 12, ptr %p12, align 1
  %x13 = load i8, ptr %p9, align 1
  %x14 = load i8, ptr %p2, align 1
  %x15 = load i8, ptr %p6, align 1
  %o16 = add nuw nsw i64 %b, 300
  %p16 = getelementptr inbounds i8, ptr %a1, i64 %o16
  %x16 = load i8, ptr %p16, align 1
  store i8 17, ptr %p2, align 1
  %o18 = add nuw nsw i64 %b, 300
  %p18 = getelementptr inbounds i8, ptr %a0, i64 %o18
  %x18 = load i8, ptr %p18, align 1
  %x19 = load i8, ptr %p6, align 1
  %o20 = add nsw i64 %b, 0
  %p20 = getelementptr i8, ptr %a0, i64 %o20
  %x20 = load i8, ptr %p20, align 1
  %x21 = load i8, ptr %p16, align 1
  %x22 = load i8, ptr %p6, align 1
  %x23 = load i8, ptr %p2, align 1
  %o24 = add i64 %b, 200
  %p24 = getelementptr i8, ptr %a0, i64 %o24
  %x24 = load i8, ptr %p24, align 1
  store i8 25, ptr %p20, align 1
  %x26 = load i8, ptr %p9, align 1
  %o27 = add nuw nsw i64 %b, 400
  %p27 = getelementptr inbounds i8, ptr %a1, i64 %o27
  %x27 = load i8, ptr %p27, align 1
  %x28 = load i8, ptr %p18, align 1
  %o29 = add i64 %b, 300
  %p29 = getelementptr inbounds i8, ptr %a1, i64 %o29
  %x29 = load i8, ptr %p29, align 1
  %x30 = load i8, ptr %p6, align 1
  %x31 = load i8, ptr %p27, align 1
  store i8 32, ptr %p2, align 1
  %x33 = load i8, ptr %p1, align 1
  %x34 = load i8, ptr %p3, align 1
  %o35 = add i64 %b, 400
  %p35 = getelementptr inbounds i8, ptr %a0, i64 %o35
  store i8 35, ptr %p35, align 1
  %o36 = add nsw i64 %b, 200
  %p36 = getelementptr inbounds i8, ptr %a0, i64 %o36
  %x36 = load i8, ptr %p36, align 1
  %x37 = load i8, ptr %p29, align 1
  %x38 = load i8, ptr %p6, align 1
  %x39 = load i8, ptr %p36, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1089(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, 4
  %o0 = add nuw nsw i64 %b, 2756
  %p0 = getelementptr i64, ptr %a0, i64 %o0
  store i64 0, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 34580
  %p1 = getelementptr inbounds i64, ptr %a0, i64 %o1
  %x1 = load i64, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 12081
  %p2 = getelementptr i64, ptr %a0, i64 %o2
  %x2 = load i64, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 35680
  %p3 = getelementptr inbounds i64, ptr %a0, i64 %o3
  store i64 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 3307
  %p4 = getelementptr inbounds i64, ptr %a0, i64 %o4
  store i64 4, ptr %p4, align 1
  %o5 = add nuw nsw i64 %b, 8001
  %p5 = getelementptr inbounds i64, ptr %a0, i64 %o5
  %x5 = load i64, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 737
  %p6 = getelementptr inbounds i64, ptr %a0, i64 %o6
  store i64 6, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 3852
  %p7 = getelementptr inbounds i64, ptr %a0, i64 %o7
  store i64 7, ptr %p7, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 1000
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1108(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, -2
  %o0 = add nsw i64 %b, 8243
  %p0 = getelementptr inbounds float, ptr %a0, i64 %o0
  %x0 = load float, ptr %p0, align 1
  %o1 = add nsw i64 %b, 6468
  %p1 = getelementptr inbounds float, ptr %a0, i64 %o1
  %x1 = load float, ptr %p1, align 1
  %o2 = add nsw i64 %b, 12900
  %p2 = getelementptr inbounds float, ptr %a0, i64 %o2
  store float 0.000000e+00, ptr %p2, align 1
  %o3 = add nsw i64 %b, 36428
  %p3 = getelementptr float, ptr %a0, i64 %o3
  %x3 = load float, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 26525
  %p4 = getelementptr float, ptr %a0, i64 %o4
  store float 0.000000e+00, ptr %p4, align 1
  %o5 = add nsw i64 %b, 16941
  %p5 = getelementptr inbounds float, ptr %a0, i64 %o5
  store float 0.000000e+00, ptr %p5, align 1
  %o6 = add nuw nsw i64 %b, 21037
  %p6 = getelementptr inbounds float, ptr %a0, i64 %o6
  store float 0.000000e+00, ptr %p6, align 1
  %o7 = add nsw i64 %b, 27915
  %p7 = getelementptr float, ptr %a0, i64 %o7
  %x7 = load float, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 16778
  %p8 = getelementptr inbounds float, ptr %a0, i64 %o8
  %x8 = load float, ptr %p8, align 1
  %o9 = add nuw nsw i64 %b, 24400
  %p9 = getelementptr inbounds float, ptr %a0, i64 %o9
  store float 0.000000e+00, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 15339
  %p10 = getelementptr inbounds float, ptr %a0, i64 %o10
  %x10 = load float, ptr %p10, align 1
  %o11 = add nsw i64 %b, 36069
  %p11 = getelementptr float, ptr %a0, i64 %o11
  store float 0.000000e+00, ptr %p11, align 1
  %o12 = add i64 %b, 19750
  %p12 = getelementptr float, ptr %a0, i64 %o12
  store float 0.000000e+00, ptr %p12, align 1
  %o13 = add nuw nsw i64 %b, 16155
  %p13 = getelementptr inbounds float, ptr %a0, i64 %o13
  store float 0.000000e+00, ptr %p13, align 1
  %o14 = add i64 %b, 13690
  %p14 = getelementptr inbounds float, ptr %a0, i64 %o14
  store float 0.000000e+00, ptr %p14, align 1
  %o15 = add nuw nsw i64 %b, 37679
  %p15 = getelementptr inbounds float, ptr %a0, i64 %o15
  store float 0.000000e+00, ptr %p15, align 1
  %o16 = add nuw nsw i64 %b, 11812
  %p16 = getelementptr inbounds float, ptr %a0, i64 %o16
  store float 0.000000e+00, ptr %p16, align 1
  %o17 = add nuw nsw i64 %b, 28984
  %p17 = getelementptr inbounds float, ptr %a0, i64 %o17
  %x17 = load float, ptr %p17, align 1
  %o18 = add i64 %b, 39733
  %p18 = getelementptr inbounds float, ptr %a0, i64 %o18
  store float 0.000000e+00, ptr %p18, align 1
  %o19 = add nsw i64 %b, 17853
  %p19 = getelementptr inbounds float, ptr %a0, i64 %o19
  %x19 = load float, ptr %p19, align 1
  %o20 = add i64 %b, 4639
  %p20 = getelementptr float, ptr %a0, i64 %o20
  %x20 = load float, ptr %p20, align 1
  %o21 = add nuw nsw i64 %b, 7433
  %p21 = getelementptr inbounds float, ptr %a0, i64 %o21
  %x21 = load float, ptr %p21, align 1
  %o22 = add nsw i64 %b, 5614
  %p22 = getelementptr float, ptr %a0, i64 %o22
  store float 0.000000e+00, ptr %p22, align 1
  %o23 = add nuw nsw i64 %b, 36468
  %p23 = getelementptr inbounds float, ptr %a0, i64 %o23
  store float 0.000000e+00, ptr %p23, align 1
  %o24 = add nuw nsw i64 %b, 30353
  %p24 = getelementptr float, ptr %a0, i64 %o24
  %x24 = load float, ptr %p24, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1128(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, -1
  %o0 = add i64 %b, 17510
  %p0 = getelementptr inbounds float, ptr %a0, i64 %o0
  store float 0.000000e+00, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 33863
  %p1 = getelementptr float, ptr %a0, i64 %o1
  store float 0.000000e+00, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 30751
  %p2 = getelementptr i32, ptr %a0, i64 %o2
  store i32 2, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 29148
  %p3 = getelementptr inbounds float, ptr %a0, i64 %o3
  store float 0.000000e+00, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 1134
  %p4 = getelementptr i32, ptr %a0, i64 %o4
  store i32 4, ptr %p4, align 1
  %o5 = add nsw i64 %b, 37828
  %p5 = getelementptr inbounds i32, ptr %a0, i64 %o5
  store i32 5, ptr %p5, align 1
  %o6 = add i64 %b, 20431
  %p6 = getelementptr inbounds i32, ptr %a0, i64 %o6
  store i32 6, ptr %p6, align 1
  %o7 = add nuw nsw i64 %b, 13591
  %p7 = getelementptr inbounds i32, ptr %a0, i64 %o7
  store i32 7, ptr %p7, align 1
  %o8 = add nuw nsw i64 %b, 38400
  %p8 = getelementptr inbounds i32, ptr %a0, i64 %o8
  store i32 8, ptr %p8, align 1
  %o9 = add nuw nsw i64 %b, 19280
  %p9 = getelementptr inbounds i32, ptr %a0, i64 %o9
  store i32 9, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 13357
  %p10 = getelementptr inbounds float, ptr %a0, i64 %o10
  store float 0.000000e+00, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 15733
  %p11 = getelementptr i32, ptr %a0, i64 %o11
  store i32 11, ptr %p11, align 1
  %o12 = add nuw nsw i64 %b, 14711
  %p12 = getelementptr float, ptr %a0, i64 %o12
  store float 0.000000e+00, ptr %p12, align 1
  %o13 = add nuw nsw i64 %b, 10985
  %p13 = getelementptr float, ptr %a0, i64 %o13
  store float 0.000000e+00, ptr %p13, align 1
  %o14 = add nsw i64 %b, 1077
  %p14 = getelementptr inbounds i32, ptr %a0, i64 %o14
  store i32 14, ptr %p14, align 1
  %o15 = add nuw nsw i64 %b, 10747
  %p15 = getelementptr inbounds i32, ptr %a0, i64 %o15
  store i32 15, ptr %p15, align 1
  %o16 = add i64 %b, 2412
  %p16 = getelementptr float, ptr %a0, i64 %o16
  store float 0.000000e+00, ptr %p16, align 1
  %o17 = add nuw nsw i64 %b, 20283
  %p17 = getelementptr inbounds float, ptr %a0, i64 %o17
  store float 0.000000e+00, ptr %p17, align 1
  %o18 = add nuw nsw i64 %b, 6079
  %p18 = getelementptr i32, ptr %a0, i64 %o18
  store i32 18, ptr %p18, align 1
  %o19 = add nuw nsw i64 %b, 3122
  %p19 = getelementptr float, ptr %a0, i64 %o19
  store float 0.000000e+00, ptr %p19, align 1
  %o20 = add nuw nsw i64 %b, 11761
  %p20 = getelementptr inbounds i32, ptr %a0, i64 %o20
  store i32 20, ptr %p20, align 1
  %o21 = add i64 %b, 78
  %p21 = getelementptr i32, ptr %a0, i64 %o21
  store i32 21, ptr %p21, align 1
  %o22 = add nuw nsw i64 %b, 33894
  %p22 = getelementptr inbounds float, ptr %a0, i64 %o22
  store float 0.000000e+00, ptr %p22, align 1
  %o23 = add nuw nsw i64 %b, 36882
  %p23 = getelementptr i32, ptr %a0, i64 %o23
  store i32 23, ptr %p23, align 1
  %o24 = add nuw nsw i64 %b, 13276
  %p24 = getelementptr inbounds float, ptr %a0, i64 %o24
  store float 0.000000e+00, ptr %p24, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1151(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul i64 %i, -1
  %o0 = add nuw nsw i64 %b, 300
  %p0 = getelementptr inbounds float, ptr %a0, i64 %o0
  store float 0.000000e+00, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 200
  %p1 = getelementptr inbounds float, ptr %a0, i64 %o1
  store float 0.000000e+00, ptr %p1, align 1
  store float 0.000000e+00, ptr %p1, align 1
  %o3 = add nuw nsw i64 %b, 0
  %p3 = getelementptr float, ptr %a0, i64 %o3
  store float 0.000000e+00, ptr %p3, align 1
  %o4 = add i64 %b, 0
  %p4 = getelementptr inbounds float, ptr %a0, i64 %o4
  store float 0.000000e+00, ptr %p4, align 1
  store float 0.000000e+00, ptr %p1, align 1
  %o6 = add i64 %b, 400
  %p6 = getelementptr inbounds float, ptr %a0, i64 %o6
  store float 0.000000e+00, ptr %p6, align 1
  store float 0.000000e+00, ptr %p6, align 1
  store float 0.000000e+00, ptr %p1, align 1
  store float 0.000000e+00, ptr %p4, align 1
  %o10 = add nsw i64 %b, 400
  %p10 = getelementptr inbounds float, ptr %a0, i64 %o10
  store float 0.000000e+00, ptr %p10, align 1
  %o11 = add i64 %b, 300
  %p11 = getelementptr inbounds float, ptr %a0, i64 %o11
  store float 0.000000e+00, ptr %p11, align 1
  store float 0.000000e+00, ptr %p11, align 1
  %o13 = add nsw i64 %b, 0
  %p13 = getelementptr inbounds float, ptr %a0, i64 %o13
  store float 0.000000e+00, ptr %p13, align 1
  store float 0.000000e+00, ptr %p10, align 1
  store float 0.000000e+00, ptr %p1, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f1829(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nuw nsw i64 %i, 4
  %o0 = add nuw nsw i64 %b, 100
  %p0 = getelementptr inbounds i64, ptr %a1, i64 %o0
  store i64 0, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 300
  %p1 = getelementptr inbounds i64, ptr %a1, i64 %o1
  store i64 1, ptr %p1, align 1
  %o2 = add nuw nsw i64 %b, 400
  %p2 = getelementptr inbounds i64, ptr %a0, i64 %o2
  store i64 2, ptr %p2, align 1
  %o3 = add nsw i64 %b, 0
  %p3 = getelementptr inbounds i64, ptr %a1, i64 %o3
  store i64 3, ptr %p3, align 1
  %o4 = add nsw i64 %b, 500
  %p4 = getelementptr inbounds i64, ptr %a0, i64 %o4
  store i64 4, ptr %p4, align 1
  store i64 5, ptr %p1, align 1
  %o6 = add nsw i64 %b, 500
  %p6 = getelementptr i64, ptr %a1, i64 %o6
  store i64 6, ptr %p6, align 1
  store i64 7, ptr %p2, align 1
  %o8 = add nuw nsw i64 %b, 400
  %p8 = getelementptr inbounds double, ptr %a0, i64 %o8
  store double 0.000000e+00, ptr %p8, align 1
  %o9 = add i64 %b, 300
  %p9 = getelementptr inbounds i64, ptr %a0, i64 %o9
  store i64 9, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 200
  %p10 = getelementptr inbounds i64, ptr %a0, i64 %o10
  store i64 10, ptr %p10, align 1
  store i64 11, ptr %p2, align 1
  %o12 = add nuw nsw i64 %b, 200
  %p12 = getelementptr inbounds i64, ptr %a1, i64 %o12
  store i64 12, ptr %p12, align 1
  %o13 = add nsw i64 %b, 500
  %p13 = getelementptr inbounds double, ptr %a0, i64 %o13
  store double 0.000000e+00, ptr %p13, align 1
  %o14 = add nuw nsw i64 %b, 100
  %p14 = getelementptr inbounds i64, ptr %a0, i64 %o14
  store i64 14, ptr %p14, align 1
  %o15 = add nuw nsw i64 %b, 0
  %p15 = getelementptr inbounds double, ptr %a1, i64 %o15
  store double 0.000000e+00, ptr %p15, align 1
  %o16 = add nsw i64 %b, 200
  %p16 = getelementptr inbounds double, ptr %a0, i64 %o16
  store double 0.000000e+00, ptr %p16, align 1
  store i64 17, ptr %p0, align 1
  %o18 = add nsw i64 %b, 400
  %p18 = getelementptr i64, ptr %a1, i64 %o18
  store i64 18, ptr %p18, align 1
  store double 0.000000e+00, ptr %p8, align 1
  %o20 = add i64 %b, 300
  %p20 = getelementptr inbounds i64, ptr %a1, i64 %o20
  store i64 20, ptr %p20, align 1
  store i64 21, ptr %p3, align 1
  %o22 = add nuw nsw i64 %b, 200
  %p22 = getelementptr inbounds double, ptr %a1, i64 %o22
  store double 0.000000e+00, ptr %p22, align 1
  store double 0.000000e+00, ptr %p15, align 1
  store i64 24, ptr %p9, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f2136(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nuw nsw i64 %i, 1
  %o0 = add nuw nsw i64 %b, 12
  %p0 = getelementptr i32, ptr %a0, i64 %o0
  %x0 = load i32, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 16
  %p1 = getelementptr inbounds i32, ptr %a0, i64 %o1
  store i32 1, ptr %p1, align 1
  %o2 = add i64 %b, 12
  %p2 = getelementptr inbounds i32, ptr %a0, i64 %o2
  store i32 2, ptr %p2, align 1
  %o3 = add nuw nsw i64 %b, 4
  %p3 = getelementptr inbounds i32, ptr %a0, i64 %o3
  %x3 = load i32, ptr %p3, align 1
  %o4 = add i64 %b, 20
  %p4 = getelementptr inbounds i32, ptr %a0, i64 %o4
  store i32 4, ptr %p4, align 1
  store i32 5, ptr %p2, align 1
  %o6 = add nuw nsw i64 %b, 0
  %p6 = getelementptr inbounds i32, ptr %a0, i64 %o6
  store i32 6, ptr %p6, align 1
  store i32 7, ptr %p2, align 1
  store i32 8, ptr %p2, align 1
  store i32 9, ptr %p3, align 1
  %o10 = add nsw i64 %b, 4
  %p10 = getelementptr inbounds i32, ptr %a0, i64 %o10
  store i32 10, ptr %p10, align 1
  %o11 = add nuw nsw i64 %b, 20
  %p11 = getelementptr i32, ptr %a0, i64 %o11
  %x11 = load i32, ptr %p11, align 1
  %x12 = load i32, ptr %p2, align 1
  %o13 = add nuw nsw i64 %b, 16
  %p13 = getelementptr i32, ptr %a0, i64 %o13
  store i32 13, ptr %p13, align 1
  %x14 = load i32, ptr %p2, align 1
  store i32 15, ptr %p11, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 1000
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f2451(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nuw nsw i64 %i, 2
  %t0 = trunc i64 %b to i32
  %u0 = add i32 %t0, 5
  %o0 = sext i32 %u0 to i64
  %p0 = getelementptr i8, ptr %a0, i64 %o0
  %x0 = load i8, ptr %p0, align 1
  %t1 = trunc i64 %b to i32
  %u1 = add i32 %t1, 4
  %o1 = sext i32 %u1 to i64
  %p1 = getelementptr inbounds i8, ptr %a0, i64 %o1
  %x1 = load i8, ptr %p1, align 1
  %t2 = trunc i64 %b to i32
  %u2 = add i32 %t2, 3
  %o2 = sext i32 %u2 to i64
  %p2 = getelementptr i8, ptr %a0, i64 %o2
  %x2 = load i8, ptr %p2, align 1
  store i8 3, ptr %p1, align 1
  %t4 = trunc i64 %b to i32
  %u4 = add i32 %t4, 0
  %o4 = sext i32 %u4 to i64
  %p4 = getelementptr i8, ptr %a0, i64 %o4
  store i8 4, ptr %p4, align 1
  %t5 = trunc i64 %b to i32
  %u5 = add i32 %t5, 4
  %o5 = sext i32 %u5 to i64
  %p5 = getelementptr i8, ptr %a0, i64 %o5
  %x5 = load i8, ptr %p5, align 1
  %x6 = load i8, ptr %p5, align 1
  %t7 = trunc i64 %b to i32
  %u7 = add i32 %t7, 1
  %o7 = sext i32 %u7 to i64
  %p7 = getelementptr inbounds i8, ptr %a0, i64 %o7
  %x7 = load i8, ptr %p7, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, 1000
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}

define void @f2963(ptr %a0, ptr %a1, i64 %n) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = mul nsw i64 %i, 1
  %o0 = add nuw nsw i64 %b, 16
  %p0 = getelementptr i8, ptr %a0, i64 %o0
  store i8 0, ptr %p0, align 1
  %o1 = add nuw nsw i64 %b, 12
  %p1 = getelementptr inbounds i8, ptr %a0, i64 %o1
  store i8 1, ptr %p1, align 1
  store i8 2, ptr %p0, align 1
  %o3 = add i64 %b, 4
  %p3 = getelementptr inbounds i8, ptr %a0, i64 %o3
  store i8 3, ptr %p3, align 1
  %o4 = add nuw nsw i64 %b, 12
  %p4 = getelementptr inbounds i8, ptr %a0, i64 %o4
  store i8 4, ptr %p4, align 1
  store i8 5, ptr %p4, align 1
  %o6 = add nuw nsw i64 %b, 20
  %p6 = getelementptr inbounds i8, ptr %a1, i64 %o6
  store i8 6, ptr %p6, align 1
  store i8 7, ptr %p3, align 1
  %o8 = add nsw i64 %b, 0
  %p8 = getelementptr i8, ptr %a1, i64 %o8
  store i8 8, ptr %p8, align 1
  %o9 = add nsw i64 %b, 8
  %p9 = getelementptr inbounds i8, ptr %a0, i64 %o9
  store i8 9, ptr %p9, align 1
  %o10 = add nuw nsw i64 %b, 16
  %p10 = getelementptr inbounds i8, ptr %a1, i64 %o10
  %x10 = load i8, ptr %p10, align 1
  %o11 = add i64 %b, 0
  %p11 = getelementptr inbounds i8, ptr %a1, i64 %o11
  store i8 11, ptr %p11, align 1
  %o12 = add nsw i64 %b, 0
  %p12 = getelementptr inbounds i8, ptr %a0, i64 %o12
  store i8 12, ptr %p12, align 1
  %o13 = add i64 %b, 8
  %p13 = getelementptr inbounds i8, ptr %a1, i64 %o13
  store i8 13, ptr %p13, align 1
  %x14 = load i8, ptr %p13, align 1
  %o15 = add i64 %b, 16
  %p15 = getelementptr i8, ptr %a0, i64 %o15
  store i8 15, ptr %p15, align 1
  store i8 16, ptr %p10, align 1
  store i8 17, ptr %p3, align 1
  %x18 = load i8, ptr %p10, align 1
  store i8 19, ptr %p11, align 1
  store i8 20, ptr %p12, align 1
  %o21 = add nuw nsw i64 %b, 8
  %p21 = getelementptr i8, ptr %a1, i64 %o21
  store i8 21, ptr %p21, align 1
  %o22 = add nsw i64 %b, 0
  %p22 = getelementptr inbounds i8, ptr %a1, i64 %o22
  store i8 22, ptr %p22, align 1
  %o23 = add nuw nsw i64 %b, 4
  %p23 = getelementptr inbounds i8, ptr %a1, i64 %o23
  store i8 23, ptr %p23, align 1
  store i8 24, ptr %p23, align 1
  %next = add nuw nsw i64 %i, 1
  %is.done = icmp eq i64 %next, %n
  br i1 %is.done, label %done, label %loop

done:                                             ; preds = %loop
  ret void
}
