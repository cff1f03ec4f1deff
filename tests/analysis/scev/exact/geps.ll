target datalayout = "e-p3:32:32-i64:64-i128:128-n16:32:64"

%S = type { i32, [4 x i16], { i8, i64 } }

@G = global [8 x %S] zeroinitializer

define void @geps(ptr %p, i64 %i, i32 %j, ptr addrspace(3) %sh) {
  %g0 = getelementptr %S, ptr %p, i64 0
  %g1 = getelementptr inbounds %S, ptr %p, i64 %i, i32 1, i32 %j
  store i8 0, ptr %g1, align 1
  %g2 = getelementptr inbounds nuw %S, ptr %p, i64 %i, i32 2, i32 1
  store i8 0, ptr %g2, align 1
  %g3 = getelementptr nuw i8, ptr %p, i64 -4
  store i8 0, ptr %g3, align 1
  %g4 = getelementptr inbounds [3 x [5 x i32]], ptr %p, i32 %j, i64 %i, i8 2
  %g5 = getelementptr inbounds i32, ptr addrspace(3) %sh, i64 %i
  store i8 0, ptr addrspace(3) %g5, align 1
  %g6 = getelementptr inbounds i32, ptr %p, i64 7
  store i8 0, ptr %g6, align 1
  %g7 = getelementptr inbounds i32, ptr %p, i64 -7
  store i8 0, ptr %g7, align 1
  ret void
}

define i64 @constant_addresses(i64 %i) {
  %g = getelementptr inbounds [8 x %S], ptr @G, i64 0, i64 %i, i32 2
  %h = getelementptr inbounds i8, ptr getelementptr inbounds (i8, ptr @G, i64 24), i64 %i
  %c = ptrtoint ptr getelementptr inbounds (i8, ptr @G, i64 48) to i64
  %s = sub i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @G, i64 48) to i64), ptrtoint (ptr @G to i64)
  ret i64 %c
}

define void @loops(ptr %p, i64 %n, ptr addrspace(3) %s) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i64 [ 0, %entry ], [ %i2, %h ]
  %j = phi i32 [ 0, %entry ], [ %j2, %h ]
  %a = getelementptr inbounds %S, ptr %p, i64 %i, i32 2, i32 0
  store i8 1, ptr %a, align 1
  %b = getelementptr inbounds nuw [16 x i64], ptr %p, i64 %i, i64 %i
  store i8 1, ptr %b, align 1
  %c = getelementptr inbounds i64, ptr addrspace(3) %s, i32 %j
  store i8 1, ptr addrspace(3) %c, align 1
  %d = getelementptr i64, ptr addrspace(3) %s, i64 %i
  %e = getelementptr i64, ptr %p, i32 %j
  %i2 = add nuw nsw i64 %i, 1
  %j2 = add nsw i32 %j, 1
  %k = icmp slt i64 %i2, %n
  br i1 %k, label %h, label %x

x:                                                ; preds = %h
  ret void
}
