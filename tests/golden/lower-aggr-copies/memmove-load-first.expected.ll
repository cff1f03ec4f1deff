; ModuleID = 'memmove-load-first.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unrolled(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i64, ptr %src.memmove.gep.unroll, align 8
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 8
  %val2 = load i64, ptr %src.memmove.gep.unroll1, align 8
  %src.memmove.gep.unroll3 = getelementptr inbounds i8, ptr %src, i64 16
  %val4 = load i32, ptr %src.memmove.gep.unroll3, align 8
  %src.memmove.gep.unroll5 = getelementptr inbounds i8, ptr %src, i64 20
  %val6 = load i8, ptr %src.memmove.gep.unroll5, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i64 %val, ptr %"dst.memmove.gep,unroll", align 8
  %"dst.memmove.gep,unroll7" = getelementptr inbounds i8, ptr %dst, i64 8
  store i64 %val2, ptr %"dst.memmove.gep,unroll7", align 8
  %"dst.memmove.gep,unroll8" = getelementptr inbounds i8, ptr %dst, i64 16
  store i32 %val4, ptr %"dst.memmove.gep,unroll8", align 8
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 20
  store i8 %val6, ptr %"dst.memmove.gep,unroll9", align 4
  ret void
}

define void @too_many(ptr %dst, ptr %src) {
  br label %split

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
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ 17, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i8, ptr %src, i64 %iv.next2
  %val4 = load i8, ptr %src.gep3, align 1
  %dst.gep5 = getelementptr inbounds i8, ptr %dst, i64 %iv.next2
  store i8 %val4, ptr %dst.gep5, align 1
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @unknown(ptr %dst, ptr %src, i64 %n) {
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
