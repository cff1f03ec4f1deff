; ModuleID = 'metadata.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @carried(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4, !tbaa !0, !alias.scope !4, !noalias !7, !llvm.access.group !9
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4, !tbaa !0, !alias.scope !4, !noalias !7, !llvm.access.group !9
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4, !tbaa !0, !alias.scope !4, !noalias !7, !llvm.access.group !9
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4, !tbaa !0, !alias.scope !4, !noalias !7, !llvm.access.group !9
  ret void
}

define void @fields(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4, !tbaa !0
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4, !tbaa !0
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4, !tbaa !10
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4, !tbaa !10
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 8
  %val5 = load i16, ptr %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 8
  store i16 %val5, ptr %"dst.memmove.gep,unroll6", align 4
  ret void
}

define void @fields_that_may_overlap(ptr %dst, ptr %src) {
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
  br label %nonzerotrip

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 4
  %val5 = load i32, ptr %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val5, ptr %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 0
  %val8 = load i32, ptr %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val8, ptr %"dst.memmove.gep,unroll9", align 4
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @one_type(ptr %dst, ptr %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4, !tbaa !10
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4, !tbaa !10
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 64
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 0, ptr %dst.memset.gep.unroll, align 4, !tbaa !0
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C++ TBAA"}
!4 = !{!5}
!5 = distinct !{!5, !6}
!6 = distinct !{!6}
!7 = !{!8}
!8 = distinct !{!8, !6}
!9 = distinct !{}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !2, i64 0}
