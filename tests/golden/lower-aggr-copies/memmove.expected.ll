; ModuleID = 'memmove.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unrolled(ptr %dst, ptr %src) {
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %split
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 8
  %val5 = load i16, ptr %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 8
  store i16 %val5, ptr %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 10
  %val8 = load i8, ptr %src.memmove.gep.unroll7, align 2
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 10
  store i8 %val8, ptr %"dst.memmove.gep,unroll9", align 2
  br label %nonzerotrip

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll10 = getelementptr inbounds i8, ptr %src, i64 10
  %val11 = load i8, ptr %src.memmove.gep.unroll10, align 2
  %"dst.memmove.gep,unroll12" = getelementptr inbounds i8, ptr %dst, i64 10
  store i8 %val11, ptr %"dst.memmove.gep,unroll12", align 2
  %src.memmove.gep.unroll13 = getelementptr inbounds i8, ptr %src, i64 8
  %val14 = load i16, ptr %src.memmove.gep.unroll13, align 4
  %"dst.memmove.gep,unroll15" = getelementptr inbounds i8, ptr %dst, i64 8
  store i16 %val14, ptr %"dst.memmove.gep,unroll15", align 4
  %src.memmove.gep.unroll16 = getelementptr inbounds i8, ptr %src, i64 4
  %val17 = load i32, ptr %src.memmove.gep.unroll16, align 4
  %"dst.memmove.gep,unroll18" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val17, ptr %"dst.memmove.gep,unroll18", align 4
  %src.memmove.gep.unroll19 = getelementptr inbounds i8, ptr %src, i64 0
  %val20 = load i32, ptr %src.memmove.gep.unroll19, align 4
  %"dst.memmove.gep,unroll21" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val20, ptr %"dst.memmove.gep,unroll21", align 4
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @loop(ptr %dst, ptr %src) {
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 68
  %val1 = load i16, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 68
  store i16 %val1, ptr %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll2 = getelementptr inbounds i8, ptr %src, i64 70
  %val3 = load i8, ptr %src.memmove.gep.unroll2, align 2
  %"dst.memmove.gep,unroll4" = getelementptr inbounds i8, ptr %dst, i64 70
  store i8 %val3, ptr %"dst.memmove.gep,unroll4", align 2
  br label %nonzerotrip

reverse:                                          ; preds = %split
  %src.memmove.gep.unroll5 = getelementptr inbounds i8, ptr %src, i64 70
  %val6 = load i8, ptr %src.memmove.gep.unroll5, align 2
  %"dst.memmove.gep,unroll7" = getelementptr inbounds i8, ptr %dst, i64 70
  store i8 %val6, ptr %"dst.memmove.gep,unroll7", align 2
  %src.memmove.gep.unroll8 = getelementptr inbounds i8, ptr %src, i64 68
  %val9 = load i16, ptr %src.memmove.gep.unroll8, align 4
  %"dst.memmove.gep,unroll10" = getelementptr inbounds i8, ptr %dst, i64 68
  store i16 %val9, ptr %"dst.memmove.gep,unroll10", align 4
  br label %reverse.for

reverse.for:                                      ; preds = %reverse.for, %reverse
  %iv11 = phi i64 [ 17, %reverse ], [ %iv.next12, %reverse.for ]
  %iv.next12 = add i64 %iv11, -1
  %src.gep13 = getelementptr inbounds i32, ptr %src, i64 %iv.next12
  %val14 = load i32, ptr %src.gep13, align 4
  %dst.gep15 = getelementptr inbounds i32, ptr %dst, i64 %iv.next12
  store i32 %val14, ptr %dst.gep15, align 4
  %done16 = icmp eq i64 %iv.next12, 0
  br i1 %done16, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.rem
  ret void
}

define void @loop_without_remainder(ptr %dst, ptr %src) {
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds <4 x i32>, ptr %src, i64 %iv
  %val = load <4 x i32>, ptr %src.gep, align 16
  %dst.gep = getelementptr inbounds <4 x i32>, ptr %dst, i64 %iv
  store <4 x i32> %val, ptr %dst.gep, align 16
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 256
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ 256, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds <4 x i32>, ptr %src, i64 %iv.next2
  %val4 = load <4 x i32>, ptr %src.gep3, align 16
  %dst.gep5 = getelementptr inbounds <4 x i32>, ptr %dst, i64 %iv.next2
  store <4 x i32> %val4, ptr %dst.gep5, align 16
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @bytes(ptr %dst, ptr %src, i64 %n) {
  %zerotrip = icmp eq i64 %n, 0
  br i1 %zerotrip, label %nonzerotrip, label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i8, ptr %src, i64 %iv
  %val = load i8, ptr %src.gep, align 1
  %dst.gep = getelementptr inbounds i8, ptr %dst, i64 %iv
  store i8 %val, ptr %dst.gep, align 1
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ %n, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i8, ptr %src, i64 %iv.next2
  %val4 = load i8, ptr %src.gep3, align 1
  %dst.gep5 = getelementptr inbounds i8, ptr %dst, i64 %iv.next2
  store i8 %val4, ptr %dst.gep5, align 1
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for, %0
  ret void
}

define void @elements_and_bytes(ptr %dst, ptr %src, i32 %n) {
  %len = zext i32 %n to i64
  %zerotrip = icmp eq i64 %len, 0
  br i1 %zerotrip, label %nonzerotrip, label %split

split:                                            ; preds = %0
  %count = lshr i64 %len, 3
  %whole = and i64 %len, -8
  %remsrc = getelementptr inbounds i8, ptr %src, i64 %whole
  %remdst = getelementptr inbounds i8, ptr %dst, i64 %whole
  %rem = and i64 %len, 7
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward, label %reverse

forward:                                          ; preds = %split
  %zerotrip1 = icmp eq i64 %count, 0
  br i1 %zerotrip1, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %forward
  %iv = phi i64 [ 0, %forward ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for, %forward
  %zerotrip2 = icmp eq i64 %rem, 0
  br i1 %zerotrip2, label %nonzerotrip, label %forward.rem.for

forward.rem.for:                                  ; preds = %forward.rem.for, %forward.rem
  %iv3 = phi i64 [ 0, %forward.rem ], [ %iv.next7, %forward.rem.for ]
  %src.gep4 = getelementptr inbounds i8, ptr %remsrc, i64 %iv3
  %val5 = load i8, ptr %src.gep4, align 1
  %dst.gep6 = getelementptr inbounds i8, ptr %remdst, i64 %iv3
  store i8 %val5, ptr %dst.gep6, align 1
  %iv.next7 = add nuw i64 %iv3, 1
  %done8 = icmp eq i64 %iv.next7, %rem
  br i1 %done8, label %nonzerotrip, label %forward.rem.for

reverse:                                          ; preds = %split
  %zerotrip9 = icmp eq i64 %rem, 0
  br i1 %zerotrip9, label %reverse.whole, label %reverse.rem.for

reverse.rem.for:                                  ; preds = %reverse.rem.for, %reverse
  %iv10 = phi i64 [ %rem, %reverse ], [ %iv.next11, %reverse.rem.for ]
  %iv.next11 = add i64 %iv10, -1
  %src.gep12 = getelementptr inbounds i8, ptr %remsrc, i64 %iv.next11
  %val13 = load i8, ptr %src.gep12, align 1
  %dst.gep14 = getelementptr inbounds i8, ptr %remdst, i64 %iv.next11
  store i8 %val13, ptr %dst.gep14, align 1
  %done15 = icmp eq i64 %iv.next11, 0
  br i1 %done15, label %reverse.whole, label %reverse.rem.for

reverse.whole:                                    ; preds = %reverse.rem.for, %reverse
  %zerotrip16 = icmp eq i64 %count, 0
  br i1 %zerotrip16, label %nonzerotrip, label %reverse.for

reverse.for:                                      ; preds = %reverse.for, %reverse.whole
  %iv17 = phi i64 [ %count, %reverse.whole ], [ %iv.next18, %reverse.for ]
  %iv.next18 = add i64 %iv17, -1
  %src.gep19 = getelementptr inbounds i64, ptr %src, i64 %iv.next18
  %val20 = load i64, ptr %src.gep19, align 8
  %dst.gep21 = getelementptr inbounds i64, ptr %dst, i64 %iv.next18
  store i64 %val20, ptr %dst.gep21, align 8
  %done22 = icmp eq i64 %iv.next18, 0
  br i1 %done22, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %reverse.whole, %forward.rem.for, %forward.rem, %0
  ret void
}

define void @one_access(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load <4 x i32>, ptr %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store <4 x i32> %val, ptr %"dst.memmove.gep,unroll", align 16
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 0
  %val2 = load i16, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 0
  store i16 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
