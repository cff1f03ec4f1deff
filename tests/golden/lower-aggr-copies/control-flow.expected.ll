; ModuleID = 'control-flow.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i64 @in_a_loop(ptr %dst, ptr %src, i64 %n) {
entry:
  br label %body

body:                                             ; preds = %nonzerotrip, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %nonzerotrip ]
  %sum = phi i64 [ 0, %entry ], [ %total, %nonzerotrip ]
  %to = getelementptr i8, ptr %dst, i64 %i
  %zerotrip = icmp eq i64 %i, 0
  br i1 %zerotrip, label %nonzerotrip, label %split

split:                                            ; preds = %body
  %cmp = icmp ult ptr %to, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i8, ptr %src, i64 %iv
  %val = load i8, ptr %src.gep, align 1
  %dst.gep = getelementptr inbounds i8, ptr %to, i64 %iv
  store i8 %val, ptr %dst.gep, align 1
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %i
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ %i, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i8, ptr %src, i64 %iv.next2
  %val4 = load i8, ptr %src.gep3, align 1
  %dst.gep5 = getelementptr inbounds i8, ptr %to, i64 %iv.next2
  store i8 %val4, ptr %dst.gep5, align 1
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for, %body
  %value = load i8, ptr %to, align 1
  %wide = zext i8 %value to i64
  %total = add i64 %sum, %wide
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %body, label %exit

exit:                                             ; preds = %nonzerotrip
  %result = phi i64 [ %total, %nonzerotrip ]
  ret i64 %result
}

define i32 @several(ptr %dst, ptr %src, i64 %n, i1 %c) {
entry:
  br i1 %c, label %left, label %join

left:                                             ; preds = %entry
  %zerotrip = icmp eq i64 %n, 0
  br i1 %zerotrip, label %nonzerotrip, label %forward.for

forward.for:                                      ; preds = %forward.for, %left
  %iv = phi i64 [ 0, %left ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i8, ptr %src, i64 %iv
  %val = load i8, ptr %src.gep, align 1
  %dst.gep = getelementptr inbounds i8, ptr %dst, i64 %iv
  store i8 %val, ptr %dst.gep, align 1
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for, %left
  store i8 1, ptr %dst, align 1
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val1 = load i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val1, ptr %"dst.memmove.gep,unroll", align 4
  br label %split

split:                                            ; preds = %nonzerotrip
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for3, label %reverse.for

forward.for3:                                     ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 0
  %val5 = load i32, ptr %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val5, ptr %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 4
  %val8 = load i32, ptr %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val8, ptr %"dst.memmove.gep,unroll9", align 4
  br label %nonzerotrip2

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll10 = getelementptr inbounds i8, ptr %src, i64 4
  %val11 = load i32, ptr %src.memmove.gep.unroll10, align 4
  %"dst.memmove.gep,unroll12" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val11, ptr %"dst.memmove.gep,unroll12", align 4
  %src.memmove.gep.unroll13 = getelementptr inbounds i8, ptr %src, i64 0
  %val14 = load i32, ptr %src.memmove.gep.unroll13, align 4
  %"dst.memmove.gep,unroll15" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val14, ptr %"dst.memmove.gep,unroll15", align 4
  br label %nonzerotrip2

nonzerotrip2:                                     ; preds = %reverse.for, %forward.for3
  br label %join

join:                                             ; preds = %nonzerotrip2, %entry
  %result = phi i32 [ 1, %nonzerotrip2 ], [ 2, %entry ]
  ret i32 %result
}

define void @before_unreachable(ptr %dst, ptr %src, i64 %n) {
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
  call void @trap()
  unreachable
}

; Function Attrs: noreturn
declare void @trap() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noreturn }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
