; ModuleID = 'whole-elements.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @floats(ptr %dst, ptr %src, i64 %n) {
  %bytes = shl i64 %n, 2
  %count = lshr i64 %bytes, 2
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %nonzerotrip, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for, %0
  ret void
}

define void @moved(ptr %dst, ptr %src, i32 %n) {
  %bytes = mul i32 %n, 24
  %len = zext i32 %bytes to i64
  %zerotrip = icmp eq i64 %len, 0
  br i1 %zerotrip, label %nonzerotrip, label %split

split:                                            ; preds = %0
  %count = lshr i64 %len, 3
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ %count, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i64, ptr %src, i64 %iv.next2
  %val4 = load i64, ptr %src.gep3, align 8
  %dst.gep5 = getelementptr inbounds i64, ptr %dst, i64 %iv.next2
  store i64 %val4, ptr %dst.gep5, align 8
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for, %0
  ret void
}

define void @filled(ptr %dst, i64 %n) {
  %bytes = and i64 %n, -16
  %count = lshr i64 %bytes, 4
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %nonzerotrip, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %dst.gep = getelementptr inbounds <4 x i32>, ptr %dst, i64 %iv
  store <4 x i32> splat (i32 117901063), ptr %dst.gep, align 16
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for, %0
  ret void
}

define void @halves_of_floats(ptr %dst, ptr %src, i64 %n) {
  %bytes = shl i64 %n, 1
  %count = lshr i64 %bytes, 2
  %whole = and i64 %bytes, -4
  %remsrc = getelementptr inbounds i8, ptr %src, i64 %whole
  %remdst = getelementptr inbounds i8, ptr %dst, i64 %whole
  %rem = and i64 %bytes, 3
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for, %0
  %zerotrip1 = icmp eq i64 %rem, 0
  br i1 %zerotrip1, label %nonzerotrip, label %forward.rem.for

forward.rem.for:                                  ; preds = %forward.rem.for, %forward.rem
  %iv2 = phi i64 [ 0, %forward.rem ], [ %iv.next6, %forward.rem.for ]
  %src.gep3 = getelementptr inbounds i8, ptr %remsrc, i64 %iv2
  %val4 = load i8, ptr %src.gep3, align 1
  %dst.gep5 = getelementptr inbounds i8, ptr %remdst, i64 %iv2
  store i8 %val4, ptr %dst.gep5, align 1
  %iv.next6 = add nuw i64 %iv2, 1
  %done7 = icmp eq i64 %iv.next6, %rem
  br i1 %done7, label %nonzerotrip, label %forward.rem.for

nonzerotrip:                                      ; preds = %forward.rem.for, %forward.rem
  ret void
}

define void @one_more(ptr %dst, i64 %n) {
  %floats = shl i64 %n, 2
  %bytes = add i64 %floats, 1
  %count = lshr i64 %bytes, 2
  %whole = and i64 %bytes, -4
  %remdst = getelementptr inbounds i8, ptr %dst, i64 %whole
  %rem = and i64 %bytes, 3
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 0, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for, %0
  %zerotrip1 = icmp eq i64 %rem, 0
  br i1 %zerotrip1, label %nonzerotrip, label %forward.rem.for

forward.rem.for:                                  ; preds = %forward.rem.for, %forward.rem
  %iv2 = phi i64 [ 0, %forward.rem ], [ %iv.next4, %forward.rem.for ]
  %dst.gep3 = getelementptr inbounds i8, ptr %remdst, i64 %iv2
  store i8 0, ptr %dst.gep3, align 1
  %iv.next4 = add nuw i64 %iv2, 1
  %done5 = icmp eq i64 %iv.next4, %rem
  br i1 %done5, label %nonzerotrip, label %forward.rem.for

nonzerotrip:                                      ; preds = %forward.rem.for, %forward.rem
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
