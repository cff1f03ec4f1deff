; ModuleID = 'inline-volatile.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy_inline(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i16, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i16 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  ret void
}

define void @fill_inline(ptr %dst) {
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 16843009, ptr %dst.memset.gep.unroll, align 4
  %dst.memset.gep.unroll1 = getelementptr inbounds i8, ptr %dst, i64 4
  store i16 257, ptr %dst.memset.gep.unroll1, align 4
  ret void
}

define void @copy_volatile(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load volatile i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store volatile i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load volatile i16, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store volatile i16 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  ret void
}

define void @move_volatile(ptr %dst, ptr %src, i64 %n) {
  %zerotrip = icmp eq i64 %n, 0
  br i1 %zerotrip, label %nonzerotrip, label %split

split:                                            ; preds = %0
  %count = lshr i64 %n, 1
  %whole = and i64 %n, -2
  %remsrc = getelementptr inbounds i8, ptr %src, i64 %whole
  %remdst = getelementptr inbounds i8, ptr %dst, i64 %whole
  %rem = and i64 %n, 1
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward, label %reverse

forward:                                          ; preds = %split
  %zerotrip1 = icmp eq i64 %count, 0
  br i1 %zerotrip1, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %forward
  %iv = phi i64 [ 0, %forward ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i16, ptr %src, i64 %iv
  %val = load volatile i16, ptr %src.gep, align 2
  %dst.gep = getelementptr inbounds i16, ptr %dst, i64 %iv
  store volatile i16 %val, ptr %dst.gep, align 2
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for, %forward
  %zerotrip2 = icmp eq i64 %rem, 0
  br i1 %zerotrip2, label %nonzerotrip, label %forward.rem.for

forward.rem.for:                                  ; preds = %forward.rem.for, %forward.rem
  %iv3 = phi i64 [ 0, %forward.rem ], [ %iv.next7, %forward.rem.for ]
  %src.gep4 = getelementptr inbounds i8, ptr %remsrc, i64 %iv3
  %val5 = load volatile i8, ptr %src.gep4, align 1
  %dst.gep6 = getelementptr inbounds i8, ptr %remdst, i64 %iv3
  store volatile i8 %val5, ptr %dst.gep6, align 1
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
  %val13 = load volatile i8, ptr %src.gep12, align 1
  %dst.gep14 = getelementptr inbounds i8, ptr %remdst, i64 %iv.next11
  store volatile i8 %val13, ptr %dst.gep14, align 1
  %done15 = icmp eq i64 %iv.next11, 0
  br i1 %done15, label %reverse.whole, label %reverse.rem.for

reverse.whole:                                    ; preds = %reverse.rem.for, %reverse
  %zerotrip16 = icmp eq i64 %count, 0
  br i1 %zerotrip16, label %nonzerotrip, label %reverse.for

reverse.for:                                      ; preds = %reverse.for, %reverse.whole
  %iv17 = phi i64 [ %count, %reverse.whole ], [ %iv.next18, %reverse.for ]
  %iv.next18 = add i64 %iv17, -1
  %src.gep19 = getelementptr inbounds i16, ptr %src, i64 %iv.next18
  %val20 = load volatile i16, ptr %src.gep19, align 2
  %dst.gep21 = getelementptr inbounds i16, ptr %dst, i64 %iv.next18
  store volatile i16 %val20, ptr %dst.gep21, align 2
  %done22 = icmp eq i64 %iv.next18, 0
  br i1 %done22, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %reverse.whole, %forward.rem.for, %forward.rem, %0
  ret void
}

define void @fill_volatile(ptr %dst) {
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store volatile i32 16843009, ptr %dst.memset.gep.unroll, align 4
  %dst.memset.gep.unroll1 = getelementptr inbounds i8, ptr %dst, i64 4
  store volatile i16 257, ptr %dst.memset.gep.unroll1, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.inline.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
