; ModuleID = 'limit.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @two(ptr %dst, ptr %src) {
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
  ret void
}

define void @three(ptr %dst, ptr %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 3
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
