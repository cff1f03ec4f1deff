; ModuleID = 'memcpy-loop.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @seventeen(ptr %dst, ptr %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  ret void
}

define void @with_remainder(ptr %dst, ptr %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds <4 x i32>, ptr %src, i64 %iv
  %val = load <4 x i32>, ptr %src.gep, align 16
  %dst.gep = getelementptr inbounds <4 x i32>, ptr %dst, i64 %iv
  store <4 x i32> %val, ptr %dst.gep, align 16
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 272
  %val1 = load i64, ptr %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 272
  store i64 %val1, ptr %"dst.memmove.gep,unroll", align 16
  %src.memmove.gep.unroll2 = getelementptr inbounds i8, ptr %src, i64 280
  %val3 = load i32, ptr %src.memmove.gep.unroll2, align 8
  %"dst.memmove.gep,unroll4" = getelementptr inbounds i8, ptr %dst, i64 280
  store i32 %val3, ptr %"dst.memmove.gep,unroll4", align 8
  %src.memmove.gep.unroll5 = getelementptr inbounds i8, ptr %src, i64 284
  %val6 = load i16, ptr %src.memmove.gep.unroll5, align 4
  %"dst.memmove.gep,unroll7" = getelementptr inbounds i8, ptr %dst, i64 284
  store i16 %val6, ptr %"dst.memmove.gep,unroll7", align 4
  %src.memmove.gep.unroll8 = getelementptr inbounds i8, ptr %src, i64 286
  %val9 = load i8, ptr %src.memmove.gep.unroll8, align 2
  %"dst.memmove.gep,unroll10" = getelementptr inbounds i8, ptr %dst, i64 286
  store i8 %val9, ptr %"dst.memmove.gep,unroll10", align 2
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %forward.rem
  ret void
}

define void @bytes(ptr %dst, ptr %src, i64 %n) {
  %zerotrip = icmp eq i64 %n, 0
  br i1 %zerotrip, label %nonzerotrip, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i8, ptr %src, i64 %iv
  %val = load i8, ptr %src.gep, align 1
  %dst.gep = getelementptr inbounds i8, ptr %dst, i64 %iv
  store i8 %val, ptr %dst.gep, align 1
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for, %0
  ret void
}

define void @elements_and_bytes(ptr %dst, ptr %src, i32 %n) {
  %len = zext i32 %n to i64
  %count = lshr i64 %len, 3
  %whole = and i64 %len, -8
  %remsrc = getelementptr inbounds i8, ptr %src, i64 %whole
  %remdst = getelementptr inbounds i8, ptr %dst, i64 %whole
  %rem = and i64 %len, 7
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8
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

define void @huge(ptr %dst, ptr %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 1073741823
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  br label %forward.for2

forward.for2:                                     ; preds = %forward.for2, %nonzerotrip
  %iv3 = phi i64 [ 0, %nonzerotrip ], [ %iv.next7, %forward.for2 ]
  %src.gep4 = getelementptr inbounds i64, ptr %src, i64 %iv3
  %val5 = load i64, ptr %src.gep4, align 8
  %dst.gep6 = getelementptr inbounds i64, ptr %dst, i64 %iv3
  store i64 %val5, ptr %dst.gep6, align 8
  %iv.next7 = add nuw i64 %iv3, 1
  %done8 = icmp eq i64 %iv.next7, 2305843009213693951
  br i1 %done8, label %forward.rem, label %forward.for2

forward.rem:                                      ; preds = %forward.for2
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 -8
  %val9 = load i32, ptr %src.memmove.gep.unroll, align 8
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 -8
  store i32 %val9, ptr %"dst.memmove.gep,unroll", align 8
  %src.memmove.gep.unroll10 = getelementptr inbounds i8, ptr %src, i64 -4
  %val11 = load i16, ptr %src.memmove.gep.unroll10, align 4
  %"dst.memmove.gep,unroll12" = getelementptr inbounds i8, ptr %dst, i64 -4
  store i16 %val11, ptr %"dst.memmove.gep,unroll12", align 4
  %src.memmove.gep.unroll13 = getelementptr inbounds i8, ptr %src, i64 -2
  %val14 = load i8, ptr %src.memmove.gep.unroll13, align 2
  %"dst.memmove.gep,unroll15" = getelementptr inbounds i8, ptr %dst, i64 -2
  store i8 %val14, ptr %"dst.memmove.gep,unroll15", align 2
  br label %nonzerotrip1

nonzerotrip1:                                     ; preds = %forward.rem
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
