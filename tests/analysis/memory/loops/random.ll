; ModuleID = 'loops/random.ll'
source_filename = "loops/random.ll"
target datalayout = "e-p:16:16:16:16"
target triple = "nvptx64-nvidia-cuda"

define void @f0(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i8, ptr %a, i16 %i
  store i8 45, ptr %v0, align 1
  %v1 = add nsw i16 %i, 8
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = mul nuw i16 %i, 4
  %v5 = getelementptr inbounds i8, ptr %c, i16 %v4
  store i8 70, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, %s
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f1(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nsw i16 %i, 2
  %v1 = getelementptr inbounds nuw i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v3 = mul nuw nsw i16 %i, 2
  %v4 = add i16 %v3, -4
  %v5 = getelementptr inbounds i8, ptr %a, i16 %v4
  store i8 54, ptr %v5, align 1
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f2(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nsw i16 %i, 1
  %v1 = getelementptr inbounds i8, ptr %a, i16 %v0
  store i8 20, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, %s
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp slt i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f3(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  store i16 77, ptr %p, align 1
  %v0 = mul nuw i16 %i, %s
  %v1 = getelementptr inbounds i8, ptr %b, i16 %v0
  %v2 = load i8, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v3 = load i16, ptr %p, align 1
  %i.next = add i16 %i, 1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f4(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i32, ptr %b, i16 0
  %v1 = load i32, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f5(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %n, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw i16 %i, 4
  %v1 = getelementptr inbounds i8, ptr %b, i16 %v0
  %v2 = load i8, ptr %v1, align 1
  %v3 = mul nuw i16 %i, 3
  %v4 = getelementptr inbounds i8, ptr %a, i16 %v3
  %v5 = load i8, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, -1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ugt i16 %i.next, 0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f6(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i32, ptr %a, i16 %s
  %v1 = load i32, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v2 = add nuw nsw i16 %i, 2
  %v3 = getelementptr inbounds nuw i8, ptr %a, i16 %v2
  store i8 42, ptr %v3, align 1
  %i.next = add i16 %i, %s
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 1
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f7(ptr noalias %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i8, ptr %a, i16 %s
  %v1 = load i8, ptr %v0, align 1
  %v2 = load i16, ptr %v0, align 1
  %v3 = load i16, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ult i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f8(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %a, i16 1
  store i16 64, ptr %v0, align 1
  %v1 = getelementptr inbounds nuw i16, ptr %a, i16 %i
  store i16 51, ptr %v1, align 1
  %v2 = getelementptr inbounds i8, ptr %a, i16 %i
  store i8 84, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f9(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw i16 %i, %s
  %v1 = add i16 %v0, -4
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = zext i8 %t to i16
  %v5 = mul i16 %v4, -1
  %v6 = getelementptr inbounds i32, ptr %b, i16 %v5
  store i32 37, ptr %v6, align 1
  %v7 = icmp ult i16 %i, %k
  br i1 %v7, label %then, label %latch

then:                                             ; preds = %loop
  %v8 = add i8 %t, 2
  %v9 = zext i8 %v8 to i16
  %v10 = add nuw i16 %v9, 100
  %v11 = getelementptr inbounds nuw i8, ptr %a, i16 %v10
  %v12 = load i8, ptr %v11, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  store i8 25, ptr %p, align 1
  %i.next = add i16 %i, 2
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f10(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = load i32, ptr %p, align 1
  %v1 = getelementptr inbounds i32, ptr %c, i16 %k
  %v2 = load i32, ptr %v1, align 1
  %v3 = getelementptr inbounds i16, ptr %c, i16 1
  store i16 48, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, -1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ugt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f11(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = sext i8 %t to i16
  %v1 = getelementptr inbounds i32, ptr %p, i16 %v0
  %v2 = load i32, ptr %v1, align 1
  store i16 50, ptr %v1, align 1
  %v3 = getelementptr nusw i32, ptr %p, i16 %s
  %v4 = load i32, ptr %v3, align 1
  %v5 = icmp ult i16 %i, 7
  br i1 %v5, label %then, label %latch

then:                                             ; preds = %loop
  %v6 = add nuw nsw i8 %t, %m
  %v7 = zext i8 %v6 to i16
  %v8 = add nuw nsw i16 %v7, -4
  %v9 = getelementptr nusw i32, ptr %p, i16 %v8
  store i32 10, ptr %v9, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f12(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %b, i16 %i
  %v1 = load i16, ptr %v0, align 1
  %v2 = sext i8 %t to i16
  %v3 = add nsw i16 %v2, 1
  %v4 = getelementptr nusw i16, ptr %c, i16 %v3
  store i16 25, ptr %v4, align 1
  %v5 = icmp slt i16 %i, %k
  br i1 %v5, label %then, label %latch

then:                                             ; preds = %loop
  %v6 = getelementptr i32, ptr %a, i16 %i
  %v7 = load i32, ptr %v6, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f13(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add i16 %i, %k
  %v1 = getelementptr inbounds i16, ptr %c, i16 %v0
  store i16 95, ptr %v1, align 1
  store i16 77, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f14(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add i8 %t, %m
  %v1 = sext i8 %v0 to i16
  %v2 = getelementptr inbounds i16, ptr %c, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = getelementptr inbounds i8, ptr %a, i16 %i
  store i8 20, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f15(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %a, i16 1
  store i16 47, ptr %v0, align 1
  %v1 = icmp eq i16 %i, %k
  br i1 %v1, label %then, label %latch

then:                                             ; preds = %loop
  %v2 = add nsw i8 %t, 4
  %v3 = sext i8 %v2 to i16
  %v4 = mul nuw i16 %v3, 3
  %v5 = getelementptr inbounds i16, ptr %a, i16 %v4
  store i16 62, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %v6 = add i16 %i, 100
  %v7 = getelementptr nusw i16, ptr %b, i16 %v6
  store i16 2, ptr %v7, align 1
  %i.next = add i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f16(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %b, i16 %i
  %v1 = load i16, ptr %v0, align 1
  store i16 85, ptr %v0, align 1
  store i16 77, ptr %p, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f17(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %n, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %a, i16 %i
  %v1 = load i16, ptr %v0, align 1
  %v2 = add nuw nsw i8 %t, %m
  %v3 = zext i8 %v2 to i16
  %v4 = add nsw i16 %v3, 3
  %v5 = getelementptr inbounds nuw i8, ptr %c, i16 %v4
  store i8 68, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, -1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, 0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f18(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i16 %i, 100
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  store i16 25, ptr %v1, align 1
  %v2 = add nsw i16 %i, 3
  %v3 = getelementptr inbounds i16, ptr %a, i16 %v2
  %v4 = load i16, ptr %v3, align 1
  %v5 = add nuw nsw i8 %t, 4
  %v6 = zext i8 %v5 to i16
  %v7 = add nuw i16 %v6, %k
  %v8 = getelementptr inbounds nuw i16, ptr %a, i16 %v7
  %v9 = load i16, ptr %v8, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v10 = sext i8 %t to i16
  %v11 = getelementptr nusw i16, ptr %a, i16 %v10
  %v12 = load i16, ptr %v11, align 1
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 3
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f19(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = mul nsw i16 %i, %s
  %v1 = add nuw nsw i16 %v0, -4
  %v2 = getelementptr inbounds i16, ptr %b, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v4 = getelementptr nusw i16, ptr %a, i16 %i
  %v5 = load i16, ptr %v4, align 1
  %i.next = add nuw nsw i16 %i, 3
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f20(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw i16 %i, 2
  %v1 = add nuw nsw i16 %v0, 100
  %v2 = getelementptr nusw i8, ptr %a, i16 %v1
  store i8 57, ptr %v2, align 1
  %v3 = mul nuw i16 %i, -1
  %v4 = add nsw i16 %v3, 1
  %v5 = getelementptr inbounds i32, ptr %a, i16 %v4
  %v6 = load i32, ptr %v5, align 1
  %v7 = icmp eq i16 %i, %k
  br i1 %v7, label %then, label %latch

then:                                             ; preds = %loop
  %v8 = zext i8 %t to i16
  %v9 = mul nsw i16 %v8, 3
  %v10 = getelementptr nusw i16, ptr %a, i16 %v9
  %v11 = load i16, ptr %v10, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nsw i16 %i, 3
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f21(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %b, i16 %i
  %v1 = load i16, ptr %v0, align 1
  %v2 = add nsw i16 %i, 4
  %v3 = getelementptr inbounds i16, ptr %a, i16 %v2
  store i16 55, ptr %v3, align 1
  %v4 = getelementptr inbounds i32, ptr %a, i16 %i
  store i32 2, ptr %v4, align 1
  %v5 = icmp ult i16 %i, 7
  br i1 %v5, label %then, label %latch

then:                                             ; preds = %loop
  %v6 = mul i16 %i, -1
  %v7 = getelementptr inbounds nuw i8, ptr %p, i16 %v6
  %v8 = load i8, ptr %v7, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f22(ptr noalias %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i32, ptr %a, i16 %i
  %v1 = load i32, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v2 = mul i16 %i, %s
  %v3 = add nuw i16 %v2, 4
  %v4 = getelementptr inbounds nuw i16, ptr %c, i16 %v3
  %v5 = load i16, ptr %v4, align 1
  %i.next = add i16 %i, 1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f23(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = load i8, ptr %p, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, %s
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f24(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = zext i8 %t to i16
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  store i16 36, ptr %v1, align 1
  %v2 = getelementptr i8, ptr %c, i16 1
  store i8 94, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 3
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f25(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds nuw i16, ptr %c, i16 5
  %v1 = load i16, ptr %v0, align 1
  store i32 93, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 2
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f26(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nsw i16 %i, -4
  %v1 = getelementptr inbounds i32, ptr %p, i16 %v0
  store i32 95, ptr %v1, align 1
  %v2 = add nsw i16 %i, 100
  %v3 = getelementptr i32, ptr %a, i16 %v2
  store i32 49, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, 3
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f27(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %a, i16 %s
  %v1 = load i16, ptr %v0, align 1
  %v2 = add nsw i8 %t, %m
  %v3 = zext i8 %v2 to i16
  %v4 = getelementptr inbounds i16, ptr %b, i16 %v3
  store i16 78, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 3
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f28(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = mul nsw i16 %i, -1
  %v1 = add nsw i16 %v0, 4
  %v2 = getelementptr inbounds nuw i16, ptr %a, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = getelementptr inbounds nuw i32, ptr %a, i16 %i
  %v5 = load i32, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f29(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %n, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add i16 %i, 2
  %v1 = getelementptr nusw i16, ptr %a, i16 %v0
  store i16 83, ptr %v1, align 1
  %v2 = add nsw i16 %i, 100
  %v3 = getelementptr inbounds nuw i16, ptr %a, i16 %v2
  store i16 28, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, -1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f30(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %n, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %a, i16 %i
  %v1 = load i16, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, -1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ugt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f31(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = zext i8 %t to i16
  %v1 = getelementptr i32, ptr %a, i16 %v0
  %v2 = load i32, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  store i8 26, ptr %v1, align 1
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f32(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i16 %i, 1
  %v1 = getelementptr inbounds i16, ptr %c, i16 %v0
  store i16 60, ptr %v1, align 1
  %v2 = getelementptr inbounds i16, ptr %p, i16 %i
  %v3 = load i16, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f33(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw nsw i16 %i, %s
  %v1 = add nuw nsw i16 %v0, 2
  %v2 = getelementptr nusw i16, ptr %b, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = getelementptr nusw i16, ptr %a, i16 %i
  %v5 = load i16, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, -1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp ugt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f34(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i16 %i, -1
  %v1 = getelementptr inbounds nuw i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v3 = mul i16 %i, 4
  %v4 = add i16 %v3, -4
  %v5 = getelementptr inbounds i16, ptr %a, i16 %v4
  store i16 75, ptr %v5, align 1
  %i.next = add nsw i16 %i, -1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp sgt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f35(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %n, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul i16 %i, %s
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  store i16 35, ptr %v1, align 1
  %v2 = add nuw i16 %i, -1
  %v3 = getelementptr i16, ptr %p, i16 %v2
  store i16 43, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v4 = add nuw nsw i16 %i, 2
  %v5 = getelementptr inbounds i16, ptr %a, i16 %v4
  %v6 = load i16, ptr %v5, align 1
  %i.next = add nsw i16 %i, -1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f36(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw nsw i16 %i, -1
  %v1 = add nuw nsw i16 %v0, %k
  %v2 = getelementptr i16, ptr %a, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f37(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i8, ptr %c, i16 %i
  %v1 = load i8, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 3
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp slt i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f38(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i8, ptr %a, i16 %i
  %v1 = load i8, ptr %v0, align 1
  %v2 = getelementptr inbounds i16, ptr %c, i16 %i
  store i16 51, ptr %v2, align 1
  %v3 = add nuw i16 %i, -1
  %v4 = getelementptr nusw i16, ptr %a, i16 %v3
  store i16 87, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 3
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f39(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i8, ptr %a, i16 %i
  %v1 = load i8, ptr %v0, align 1
  %v2 = add i16 %i, -4
  %v3 = getelementptr inbounds i16, ptr %a, i16 %v2
  %v4 = load i16, ptr %v3, align 1
  %v5 = add nuw nsw i16 %i, 1
  %v6 = getelementptr inbounds i8, ptr %p, i16 %v5
  store i8 5, ptr %v6, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ne i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f40(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = sext i8 %t to i16
  %v1 = mul nuw i16 %v0, 2
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  store i16 7, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f41(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw nsw i16 %i, -1
  %v1 = getelementptr nusw i16, ptr %b, i16 %v0
  store i16 1, ptr %v1, align 1
  %v2 = getelementptr inbounds nuw i16, ptr %a, i16 %i
  %v3 = load i16, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 2
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f42(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = zext i8 %t to i16
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v3 = load i16, ptr %p, align 1
  %i.next = add nsw i16 %i, 3
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp slt i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f43(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw i16 %i, -1
  %v1 = getelementptr i32, ptr %a, i16 %v0
  store i32 70, ptr %v1, align 1
  %v2 = add nuw i16 %i, 3
  %v3 = getelementptr i32, ptr %a, i16 %v2
  store i32 76, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v4 = getelementptr nusw i16, ptr %a, i16 0
  store i16 37, ptr %v4, align 1
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f44(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nsw i8 %t, 1
  %v1 = zext i8 %v0 to i16
  %v2 = mul nuw nsw i16 %v1, -1
  %v3 = getelementptr inbounds i16, ptr %b, i16 %v2
  store i16 85, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v4 = getelementptr nusw i16, ptr %a, i16 0
  %v5 = load i16, ptr %v4, align 1
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f45(ptr noalias %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul i16 %i, 2
  %v1 = add i16 %v0, 8
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  store i16 83, ptr %v2, align 1
  %v3 = add nsw i8 %t, 2
  %v4 = sext i8 %v3 to i16
  %v5 = mul nuw i16 %v4, 3
  %v6 = getelementptr inbounds i8, ptr %a, i16 %v5
  store i8 22, ptr %v6, align 1
  %v7 = getelementptr inbounds i16, ptr %c, i16 0
  %v8 = load i16, ptr %v7, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f46(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = zext i8 %t to i16
  %v1 = mul nuw nsw i16 %v0, 2
  %v2 = getelementptr nusw i16, ptr %c, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f47(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  store i32 50, ptr %p, align 1
  %v0 = mul nuw i16 %i, %s
  %v1 = add nuw nsw i16 %v0, -4
  %v2 = getelementptr i8, ptr %c, i16 %v1
  %v3 = load i8, ptr %v2, align 1
  %v4 = add nuw nsw i16 %i, %k
  %v5 = getelementptr i16, ptr %a, i16 %v4
  store i16 25, ptr %v5, align 1
  %v6 = icmp slt i16 %i, 7
  br i1 %v6, label %then, label %latch

then:                                             ; preds = %loop
  %v7 = add nsw i16 %i, -1
  %v8 = getelementptr nusw i16, ptr %a, i16 %v7
  %v9 = load i16, ptr %v8, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f48(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  store i16 21, ptr %p, align 1
  %v0 = mul nsw i16 %i, -1
  %v1 = add i16 %v0, -4
  %v2 = getelementptr i16, ptr %c, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  store i16 89, ptr %v2, align 1
  %i.next = add nuw nsw i16 %i, -1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ugt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f49(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = mul i16 %i, 4
  %v1 = add i16 %v0, %k
  %v2 = getelementptr nusw i8, ptr %a, i16 %v1
  store i8 77, ptr %v2, align 1
  %v3 = add nsw i8 %t, 1
  %v4 = sext i8 %v3 to i16
  %v5 = add nuw nsw i16 %v4, 8
  %v6 = getelementptr i16, ptr %b, i16 %v5
  store i16 78, ptr %v6, align 1
  %v7 = mul i16 %i, %s
  %v8 = add nuw nsw i16 %v7, 3
  %v9 = getelementptr nusw i8, ptr %c, i16 %v8
  %v10 = load i8, ptr %v9, align 1
  %v11 = icmp eq i16 %i, %k
  br i1 %v11, label %then, label %latch

then:                                             ; preds = %loop
  %v12 = add i8 %t, 2
  %v13 = zext i8 %v12 to i16
  %v14 = mul i16 %v13, 4
  %v15 = add nuw nsw i16 %v14, 1
  %v16 = getelementptr inbounds nuw i32, ptr %b, i16 %v15
  %v17 = load i32, ptr %v16, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %v18 = mul nuw i16 %i, 3
  %v19 = add nuw nsw i16 %v18, 2
  %v20 = getelementptr inbounds i8, ptr %b, i16 %v19
  %v21 = load i8, ptr %v20, align 1
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp slt i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f50(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds nuw i16, ptr %c, i16 %i
  %v1 = load i16, ptr %v0, align 1
  %v2 = add nuw nsw i16 %i, -4
  %v3 = getelementptr i8, ptr %a, i16 %v2
  store i8 8, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 2
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f51(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add nuw i8 %t, %m
  %v1 = sext i8 %v0 to i16
  %v2 = add nuw nsw i16 %v1, -4
  %v3 = getelementptr nusw i16, ptr %a, i16 %v2
  store i16 0, ptr %v3, align 1
  %v4 = load i8, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f52(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw i16 %i, 3
  %v1 = getelementptr i16, ptr %b, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  %v3 = load i8, ptr %v1, align 1
  %v4 = load i16, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 3
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f53(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add i16 %i, 3
  %v1 = getelementptr nusw i32, ptr %c, i16 %v0
  store i32 44, ptr %v1, align 1
  %v2 = sext i8 %t to i16
  %v3 = mul nsw i16 %v2, 3
  %v4 = add nuw nsw i16 %v3, %k
  %v5 = getelementptr i16, ptr %c, i16 %v4
  store i16 40, ptr %v5, align 1
  %v6 = add i8 %t, %m
  %v7 = sext i8 %v6 to i16
  %v8 = add nsw i16 %v7, 1
  %v9 = getelementptr inbounds i32, ptr %a, i16 %v8
  %v10 = load i32, ptr %v9, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v11 = getelementptr inbounds i16, ptr %a, i16 0
  store i16 6, ptr %v11, align 1
  %i.next = add nuw nsw i16 %i, -1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f54(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i8 %t, %m
  %v1 = zext i8 %v0 to i16
  %v2 = add nuw i16 %v1, 2
  %v3 = getelementptr inbounds nuw i32, ptr %b, i16 %v2
  store i32 66, ptr %v3, align 1
  %v4 = sext i8 %t to i16
  %v5 = getelementptr nusw i16, ptr %a, i16 %v4
  store i16 4, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v6 = load i16, ptr %v3, align 1
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f55(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %a, i16 %i
  store i16 84, ptr %v0, align 1
  %v1 = add i16 %i, 8
  %v2 = getelementptr nusw i32, ptr %b, i16 %v1
  %v3 = load i32, ptr %v2, align 1
  %v4 = icmp slt i16 %i, 7
  br i1 %v4, label %then, label %latch

then:                                             ; preds = %loop
  %v5 = add nuw i8 %t, 2
  %v6 = zext i8 %v5 to i16
  %v7 = add nuw nsw i16 %v6, -1
  %v8 = getelementptr inbounds nuw i32, ptr %a, i16 %v7
  store i32 13, ptr %v8, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f56(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i32, ptr %c, i16 %i
  store i32 12, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v1 = mul nsw i16 %i, -1
  %v2 = getelementptr i16, ptr %a, i16 %v1
  store i16 49, ptr %v2, align 1
  %i.next = add i16 %i, %s
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f57(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = load i16, ptr %p, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f58(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i16 %i, 100
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  store i16 53, ptr %v1, align 1
  %v2 = add nuw i16 %i, -1
  %v3 = getelementptr i16, ptr %a, i16 %v2
  %v4 = load i16, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, -1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ugt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f59(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add nuw i16 %i, -4
  %v1 = getelementptr inbounds i8, ptr %a, i16 %v0
  %v2 = load i8, ptr %v1, align 1
  %v3 = getelementptr nusw i16, ptr %c, i16 %i
  store i16 14, ptr %v3, align 1
  %v4 = mul i16 %i, %s
  %v5 = getelementptr inbounds i8, ptr %a, i16 %v4
  %v6 = load i8, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp ult i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f60(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds nuw i16, ptr %a, i16 %i
  store i16 11, ptr %v0, align 1
  %v1 = load i16, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  store i16 71, ptr %v0, align 1
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f61(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw nsw i16 %i, 4
  %v1 = add nuw i16 %v0, -1
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  store i16 42, ptr %v2, align 1
  %v3 = add nsw i16 %i, 3
  %v4 = getelementptr i8, ptr %c, i16 %v3
  store i8 37, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f62(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %b, i16 %i
  %v1 = load i16, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, -1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp ugt i16 %i.next, 3
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f63(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nsw i16 %i, 4
  %v1 = add nuw nsw i16 %v0, 1
  %v2 = getelementptr i16, ptr %b, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = getelementptr nusw i16, ptr %a, i16 %i
  store i16 91, ptr %v4, align 1
  %v5 = icmp slt i16 %i, %k
  br i1 %v5, label %then, label %latch

then:                                             ; preds = %loop
  %v6 = zext i8 %t to i16
  %v7 = mul nuw nsw i16 %v6, %s
  %v8 = add i16 %v7, 1
  %v9 = getelementptr inbounds i32, ptr %b, i16 %v8
  store i32 21, ptr %v9, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f64(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i8, ptr %a, i16 %i
  %v1 = load i8, ptr %v0, align 1
  %v2 = load i16, ptr %v0, align 1
  store i8 22, ptr %v0, align 1
  %v3 = icmp ult i16 %i, %k
  br i1 %v3, label %then, label %latch

then:                                             ; preds = %loop
  %v4 = add nsw i16 %i, %k
  %v5 = getelementptr i16, ptr %a, i16 %v4
  %v6 = load i16, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nsw i16 %i, 2
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f65(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add nuw i16 %i, 4
  %v1 = getelementptr inbounds nuw i16, ptr %b, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  %v3 = mul i16 %i, 3
  %v4 = getelementptr inbounds nuw i32, ptr %c, i16 %v3
  store i32 87, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v5 = getelementptr inbounds i16, ptr %c, i16 %i
  %v6 = load i16, ptr %v5, align 1
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 1
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f66(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add i8 %t, %m
  %v1 = zext i8 %v0 to i16
  %v2 = add i16 %v1, -1
  %v3 = getelementptr inbounds i16, ptr %b, i16 %v2
  store i16 52, ptr %v3, align 1
  %v4 = sext i8 %t to i16
  %v5 = add i16 %v4, 4
  %v6 = getelementptr nusw i32, ptr %a, i16 %v5
  store i32 78, ptr %v6, align 1
  %v7 = load i16, ptr %p, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v8 = getelementptr inbounds nuw i16, ptr %a, i16 0
  %v9 = load i16, ptr %v8, align 1
  %i.next = add i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 %s
  %more = icmp ult i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f67(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i32, ptr %b, i16 %i
  store i32 26, ptr %v0, align 1
  %v1 = zext i8 %t to i16
  %v2 = mul i16 %v1, -1
  %v3 = add nuw i16 %v2, 1
  %v4 = getelementptr i8, ptr %a, i16 %v3
  %v5 = load i8, ptr %v4, align 1
  %v6 = getelementptr nusw i16, ptr %a, i16 %k
  store i16 29, ptr %v6, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f68(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i8 %t, %m
  %v1 = sext i8 %v0 to i16
  %v2 = mul i16 %v1, 2
  %v3 = getelementptr inbounds nuw i16, ptr %b, i16 %v2
  %v4 = load i16, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v5 = load i16, ptr %v3, align 1
  %i.next = add nuw nsw i16 %i, 3
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ne i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f69(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i16, ptr %a, i16 %i
  store i16 70, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 3
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f70(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = mul nsw i16 %i, -1
  %v1 = getelementptr inbounds i32, ptr %a, i16 %v0
  %v2 = load i32, ptr %v1, align 1
  %v3 = add i16 %i, 100
  %v4 = getelementptr inbounds nuw i8, ptr %a, i16 %v3
  %v5 = load i8, ptr %v4, align 1
  store i16 15, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f71(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nsw i8 %t, 1
  %v1 = zext i8 %v0 to i16
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  store i16 58, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v3 = load i16, ptr %v2, align 1
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 3
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f72(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i16, ptr %c, i16 %i
  store i16 16, ptr %v0, align 1
  %v1 = mul i16 %i, -1
  %v2 = add nuw nsw i16 %v1, 2
  %v3 = getelementptr i16, ptr %a, i16 %v2
  store i16 92, ptr %v3, align 1
  %v4 = icmp eq i16 %i, %k
  br i1 %v4, label %then, label %latch

then:                                             ; preds = %loop
  %v5 = add nuw i16 %i, 3
  %v6 = getelementptr inbounds i16, ptr %a, i16 %v5
  %v7 = load i16, ptr %v6, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 1
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f73(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %b, i16 %i
  %v1 = load i16, ptr %v0, align 1
  store i8 3, ptr %v0, align 1
  %v2 = getelementptr inbounds nuw i32, ptr %b, i16 %i
  store i32 72, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 -1
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f74(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = zext i8 %t to i16
  %v1 = add nuw i16 %v0, %k
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  store i16 57, ptr %v2, align 1
  %v3 = icmp eq i16 %i, 7
  br i1 %v3, label %then, label %latch

then:                                             ; preds = %loop
  %v4 = load i8, ptr %v2, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, %s
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 3
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f75(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = add nuw nsw i16 %i, 2
  %v1 = getelementptr nusw i32, ptr %a, i16 %v0
  store i32 40, ptr %v1, align 1
  %v2 = getelementptr inbounds nuw i8, ptr %a, i16 %i
  %v3 = load i8, ptr %v2, align 1
  store i32 25, ptr %v2, align 1
  %v4 = icmp ult i16 %i, %k
  br i1 %v4, label %then, label %latch

then:                                             ; preds = %loop
  %v5 = getelementptr inbounds nuw i32, ptr %a, i16 %s
  store i32 8, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %v6 = getelementptr i16, ptr %a, i16 %k
  %v7 = load i16, ptr %v6, align 1
  %i.next = add nuw nsw i16 %i, 2
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f76(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw nsw i16 %i, -1
  %v1 = add i16 %v0, -1
  %v2 = getelementptr i16, ptr %a, i16 %v1
  store i16 29, ptr %v2, align 1
  %v3 = getelementptr i16, ptr %a, i16 %i
  store i16 95, ptr %v3, align 1
  %v4 = getelementptr i16, ptr %b, i16 %k
  %v5 = load i16, ptr %v4, align 1
  %v6 = icmp slt i16 %i, 7
  br i1 %v6, label %then, label %latch

then:                                             ; preds = %loop
  %v7 = zext i8 %t to i16
  %v8 = mul nuw i16 %v7, -1
  %v9 = add nuw i16 %v8, 100
  %v10 = getelementptr nusw i16, ptr %a, i16 %v9
  store i16 23, ptr %v10, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp slt i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f77(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw i16 %i, %s
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  %v3 = zext i8 %t to i16
  %v4 = getelementptr inbounds nuw i8, ptr %a, i16 %v3
  %v5 = load i8, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v6 = zext i8 %t to i16
  %v7 = getelementptr inbounds i16, ptr %a, i16 %v6
  store i16 76, ptr %v7, align 1
  %i.next = add nsw i16 %i, %s
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp ult i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f78(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %c, i16 %i
  store i16 51, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  store i32 92, ptr %p, align 1
  %i.next = add i16 %i, %s
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp slt i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f79(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add i16 %i, 4
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  %v3 = getelementptr inbounds nuw i32, ptr %a, i16 %i
  %v4 = load i32, ptr %v3, align 1
  %v5 = icmp eq i16 %i, 7
  br i1 %v5, label %then, label %latch

then:                                             ; preds = %loop
  %v6 = getelementptr i16, ptr %b, i16 %i
  %v7 = load i16, ptr %v6, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f80(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = mul nuw i16 %i, 3
  %v1 = getelementptr nusw i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  %v3 = load i16, ptr %v1, align 1
  %v4 = mul nsw i16 %i, 4
  %v5 = add i16 %v4, -1
  %v6 = getelementptr inbounds i16, ptr %a, i16 %v5
  %v7 = load i16, ptr %v6, align 1
  %v8 = icmp ult i16 %i, 7
  br i1 %v8, label %then, label %latch

then:                                             ; preds = %loop
  %v9 = getelementptr nusw i16, ptr %a, i16 %i
  %v10 = load i16, ptr %v9, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ne i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f81(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 30, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = sext i8 %t to i16
  %v1 = getelementptr i32, ptr %b, i16 %v0
  %v2 = load i32, ptr %v1, align 1
  %v3 = mul i16 %i, 3
  %v4 = getelementptr inbounds i16, ptr %a, i16 %v3
  %v5 = load i16, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, -1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp ugt i16 %i.next, 0
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f82(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = zext i8 %t to i16
  %v1 = getelementptr inbounds i16, ptr %a, i16 %v0
  %v2 = load i16, ptr %v1, align 1
  %v3 = getelementptr i16, ptr %a, i16 %i
  store i16 11, ptr %v3, align 1
  br label %latch

latch:                                            ; preds = %loop
  %v4 = getelementptr inbounds i8, ptr %c, i16 5
  store i8 91, ptr %v4, align 1
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp slt i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f83(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ %k, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %b, i16 1
  %v1 = load i16, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add i16 %i, 2
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ult i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f84(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 1, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = add nuw i16 %i, %k
  %v1 = getelementptr nusw i32, ptr %a, i16 %v0
  store i32 46, ptr %v1, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 3
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 -1
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f85(ptr noalias %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %b, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr inbounds i16, ptr %a, i16 %i
  store i16 87, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr inbounds i16, ptr %p, i16 %s
  %more = icmp ne i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f86(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 4
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i8, ptr %a, i16 %i
  %v1 = load i8, ptr %v0, align 1
  %v2 = getelementptr inbounds nuw i8, ptr %b, i16 1
  %v3 = load i8, ptr %v2, align 1
  %v4 = icmp ult i16 %i, %k
  br i1 %v4, label %then, label %latch

then:                                             ; preds = %loop
  %v5 = getelementptr inbounds nuw i16, ptr %b, i16 %k
  %v6 = load i16, ptr %v5, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add nuw nsw i16 %i, %s
  %t.next = add nuw i8 %t, 2
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp slt i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f87(ptr noalias %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr nusw i16, ptr %a, i16 %i
  store i16 1, ptr %v0, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 2
  %p.next = getelementptr inbounds i16, ptr %p, i16 2
  %more = icmp ne i16 %i.next, 40
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f88(ptr %a, ptr noalias %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 6
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 0, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = getelementptr i16, ptr %c, i16 %i
  store i16 17, ptr %v0, align 1
  %v1 = add nuw i16 %i, 3
  %v2 = getelementptr inbounds i16, ptr %a, i16 %v1
  %v3 = load i16, ptr %v2, align 1
  %v4 = icmp eq i16 %i, 7
  br i1 %v4, label %then, label %latch

then:                                             ; preds = %loop
  %v5 = mul i16 %i, 3
  %v6 = getelementptr inbounds nuw i16, ptr %a, i16 %v5
  store i16 58, ptr %v6, align 1
  br label %latch

latch:                                            ; preds = %then, %loop
  %i.next = add i16 %i, 2
  %t.next = add nuw i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 3
  %more = icmp ne i16 %i.next, 12
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}

define void @f89(ptr %a, ptr %b, i16 %n, i16 %s, i16 %k, i8 %m) {
entry:
  %c = getelementptr inbounds i8, ptr %a, i16 %k
  br label %loop

loop:                                             ; preds = %latch, %entry
  %i = phi i16 [ 20, %entry ], [ %i.next, %latch ]
  %t = phi i8 [ 0, %entry ], [ %t.next, %latch ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %latch ]
  %v0 = sext i8 %t to i16
  %v1 = add nuw nsw i16 %v0, 2
  %v2 = getelementptr i16, ptr %a, i16 %v1
  store i16 21, ptr %v2, align 1
  %v3 = add nuw nsw i16 %i, 2
  %v4 = getelementptr inbounds i32, ptr %a, i16 %v3
  %v5 = load i32, ptr %v4, align 1
  br label %latch

latch:                                            ; preds = %loop
  %i.next = add nuw nsw i16 %i, 1
  %t.next = add i8 %t, 1
  %p.next = getelementptr i16, ptr %p, i16 2
  %more = icmp ult i16 %i.next, %n
  br i1 %more, label %loop, label %done

done:                                             ; preds = %latch
  ret void
}
