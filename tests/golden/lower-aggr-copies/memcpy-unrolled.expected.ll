; ModuleID = 'memcpy-unrolled.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @nothing(ptr %dst, ptr %src) {
  ret void
}

define void @no_alignment(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i8, ptr %src.memmove.gep.unroll, align 1
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i8 %val, ptr %"dst.memmove.gep,unroll", align 1
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 1
  %val2 = load i8, ptr %src.memmove.gep.unroll1, align 1
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 1
  store i8 %val2, ptr %"dst.memmove.gep,unroll3", align 1
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 2
  %val5 = load i8, ptr %src.memmove.gep.unroll4, align 1
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 2
  store i8 %val5, ptr %"dst.memmove.gep,unroll6", align 1
  ret void
}

define void @whole_vectors(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load <4 x i32>, ptr %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store <4 x i32> %val, ptr %"dst.memmove.gep,unroll", align 16
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 16
  %val2 = load <4 x i32>, ptr %src.memmove.gep.unroll1, align 16
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 16
  store <4 x i32> %val2, ptr %"dst.memmove.gep,unroll3", align 16
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 32
  %val5 = load <4 x i32>, ptr %src.memmove.gep.unroll4, align 16
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 32
  store <4 x i32> %val5, ptr %"dst.memmove.gep,unroll6", align 16
  ret void
}

define void @every_width(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load <4 x i32>, ptr %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store <4 x i32> %val, ptr %"dst.memmove.gep,unroll", align 32
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 16
  %val2 = load i64, ptr %src.memmove.gep.unroll1, align 16
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 16
  store i64 %val2, ptr %"dst.memmove.gep,unroll3", align 16
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 24
  %val5 = load i32, ptr %src.memmove.gep.unroll4, align 8
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 24
  store i32 %val5, ptr %"dst.memmove.gep,unroll6", align 8
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 28
  %val8 = load i16, ptr %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 28
  store i16 %val8, ptr %"dst.memmove.gep,unroll9", align 4
  %src.memmove.gep.unroll10 = getelementptr inbounds i8, ptr %src, i64 30
  %val11 = load i8, ptr %src.memmove.gep.unroll10, align 2
  %"dst.memmove.gep,unroll12" = getelementptr inbounds i8, ptr %dst, i64 30
  store i8 %val11, ptr %"dst.memmove.gep,unroll12", align 2
  ret void
}

define void @shorter_than_an_element(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 16
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i16, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i16 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 6
  %val5 = load i8, ptr %src.memmove.gep.unroll4, align 2
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 6
  store i8 %val5, ptr %"dst.memmove.gep,unroll6", align 2
  ret void
}

define void @different_alignments(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 8
  %val5 = load i32, ptr %src.memmove.gep.unroll4, align 8
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 8
  store i32 %val5, ptr %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 12
  %val8 = load i32, ptr %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 12
  store i32 %val8, ptr %"dst.memmove.gep,unroll9", align 4
  ret void
}

define void @sixteen(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i16, ptr %src.memmove.gep.unroll, align 2
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i16 %val, ptr %"dst.memmove.gep,unroll", align 2
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 2
  %val2 = load i16, ptr %src.memmove.gep.unroll1, align 2
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 2
  store i16 %val2, ptr %"dst.memmove.gep,unroll3", align 2
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 4
  %val5 = load i16, ptr %src.memmove.gep.unroll4, align 2
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 4
  store i16 %val5, ptr %"dst.memmove.gep,unroll6", align 2
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 6
  %val8 = load i16, ptr %src.memmove.gep.unroll7, align 2
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 6
  store i16 %val8, ptr %"dst.memmove.gep,unroll9", align 2
  %src.memmove.gep.unroll10 = getelementptr inbounds i8, ptr %src, i64 8
  %val11 = load i16, ptr %src.memmove.gep.unroll10, align 2
  %"dst.memmove.gep,unroll12" = getelementptr inbounds i8, ptr %dst, i64 8
  store i16 %val11, ptr %"dst.memmove.gep,unroll12", align 2
  %src.memmove.gep.unroll13 = getelementptr inbounds i8, ptr %src, i64 10
  %val14 = load i16, ptr %src.memmove.gep.unroll13, align 2
  %"dst.memmove.gep,unroll15" = getelementptr inbounds i8, ptr %dst, i64 10
  store i16 %val14, ptr %"dst.memmove.gep,unroll15", align 2
  %src.memmove.gep.unroll16 = getelementptr inbounds i8, ptr %src, i64 12
  %val17 = load i16, ptr %src.memmove.gep.unroll16, align 2
  %"dst.memmove.gep,unroll18" = getelementptr inbounds i8, ptr %dst, i64 12
  store i16 %val17, ptr %"dst.memmove.gep,unroll18", align 2
  %src.memmove.gep.unroll19 = getelementptr inbounds i8, ptr %src, i64 14
  %val20 = load i16, ptr %src.memmove.gep.unroll19, align 2
  %"dst.memmove.gep,unroll21" = getelementptr inbounds i8, ptr %dst, i64 14
  store i16 %val20, ptr %"dst.memmove.gep,unroll21", align 2
  %src.memmove.gep.unroll22 = getelementptr inbounds i8, ptr %src, i64 16
  %val23 = load i16, ptr %src.memmove.gep.unroll22, align 2
  %"dst.memmove.gep,unroll24" = getelementptr inbounds i8, ptr %dst, i64 16
  store i16 %val23, ptr %"dst.memmove.gep,unroll24", align 2
  %src.memmove.gep.unroll25 = getelementptr inbounds i8, ptr %src, i64 18
  %val26 = load i16, ptr %src.memmove.gep.unroll25, align 2
  %"dst.memmove.gep,unroll27" = getelementptr inbounds i8, ptr %dst, i64 18
  store i16 %val26, ptr %"dst.memmove.gep,unroll27", align 2
  %src.memmove.gep.unroll28 = getelementptr inbounds i8, ptr %src, i64 20
  %val29 = load i16, ptr %src.memmove.gep.unroll28, align 2
  %"dst.memmove.gep,unroll30" = getelementptr inbounds i8, ptr %dst, i64 20
  store i16 %val29, ptr %"dst.memmove.gep,unroll30", align 2
  %src.memmove.gep.unroll31 = getelementptr inbounds i8, ptr %src, i64 22
  %val32 = load i16, ptr %src.memmove.gep.unroll31, align 2
  %"dst.memmove.gep,unroll33" = getelementptr inbounds i8, ptr %dst, i64 22
  store i16 %val32, ptr %"dst.memmove.gep,unroll33", align 2
  %src.memmove.gep.unroll34 = getelementptr inbounds i8, ptr %src, i64 24
  %val35 = load i16, ptr %src.memmove.gep.unroll34, align 2
  %"dst.memmove.gep,unroll36" = getelementptr inbounds i8, ptr %dst, i64 24
  store i16 %val35, ptr %"dst.memmove.gep,unroll36", align 2
  %src.memmove.gep.unroll37 = getelementptr inbounds i8, ptr %src, i64 26
  %val38 = load i16, ptr %src.memmove.gep.unroll37, align 2
  %"dst.memmove.gep,unroll39" = getelementptr inbounds i8, ptr %dst, i64 26
  store i16 %val38, ptr %"dst.memmove.gep,unroll39", align 2
  %src.memmove.gep.unroll40 = getelementptr inbounds i8, ptr %src, i64 28
  %val41 = load i16, ptr %src.memmove.gep.unroll40, align 2
  %"dst.memmove.gep,unroll42" = getelementptr inbounds i8, ptr %dst, i64 28
  store i16 %val41, ptr %"dst.memmove.gep,unroll42", align 2
  %src.memmove.gep.unroll43 = getelementptr inbounds i8, ptr %src, i64 30
  %val44 = load i16, ptr %src.memmove.gep.unroll43, align 2
  %"dst.memmove.gep,unroll45" = getelementptr inbounds i8, ptr %dst, i64 30
  store i16 %val44, ptr %"dst.memmove.gep,unroll45", align 2
  ret void
}

define void @short_length_type(ptr %dst, ptr %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i64, ptr %src.memmove.gep.unroll, align 8
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i64 %val, ptr %"dst.memmove.gep,unroll", align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
