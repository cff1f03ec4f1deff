; ModuleID = 'memset.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @constant(ptr addrspace(1) %dst) {
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 0
  store <4 x i32> splat (i32 -1515870811), ptr addrspace(1) %dst.memset.gep.unroll, align 16
  %dst.memset.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 16
  store i64 -6510615555426900571, ptr addrspace(1) %dst.memset.gep.unroll1, align 16
  %dst.memset.gep.unroll2 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 24
  store i32 -1515870811, ptr addrspace(1) %dst.memset.gep.unroll2, align 8
  %dst.memset.gep.unroll3 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 28
  store i16 -23131, ptr addrspace(1) %dst.memset.gep.unroll3, align 4
  %dst.memset.gep.unroll4 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 30
  store i8 -91, ptr addrspace(1) %dst.memset.gep.unroll4, align 2
  ret void
}

define void @zero(ptr %dst) {
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store <4 x i32> zeroinitializer, ptr %dst.memset.gep.unroll, align 16
  %dst.memset.gep.unroll1 = getelementptr inbounds i8, ptr %dst, i64 16
  store <4 x i32> zeroinitializer, ptr %dst.memset.gep.unroll1, align 16
  ret void
}

define void @variable(ptr %dst, i8 %byte) {
  %byte1 = zext i8 %byte to i64
  %splat = mul nuw i64 %byte1, 72340172838076673
  %splat2 = trunc i64 %splat to i16
  %splat3 = trunc i64 %splat to i32
  %splat.first = insertelement <4 x i32> poison, i32 %splat3, i64 0
  %splat4 = shufflevector <4 x i32> %splat.first, <4 x i32> poison, <4 x i32> zeroinitializer
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store <4 x i32> %splat4, ptr %dst.memset.gep.unroll, align 16
  %dst.memset.gep.unroll5 = getelementptr inbounds i8, ptr %dst, i64 16
  store i64 %splat, ptr %dst.memset.gep.unroll5, align 16
  %dst.memset.gep.unroll6 = getelementptr inbounds i8, ptr %dst, i64 24
  store i32 %splat3, ptr %dst.memset.gep.unroll6, align 8
  %dst.memset.gep.unroll7 = getelementptr inbounds i8, ptr %dst, i64 28
  store i16 %splat2, ptr %dst.memset.gep.unroll7, align 4
  %dst.memset.gep.unroll8 = getelementptr inbounds i8, ptr %dst, i64 30
  store i8 %byte, ptr %dst.memset.gep.unroll8, align 2
  ret void
}

define void @variable_words(ptr %dst, i8 %byte) {
  %byte1 = zext i8 %byte to i32
  %splat = mul nuw i32 %byte1, 16843009
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %splat, ptr %dst.memset.gep.unroll, align 4
  %dst.memset.gep.unroll2 = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %splat, ptr %dst.memset.gep.unroll2, align 4
  ret void
}

define void @poison(ptr %dst) {
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 0
  store <4 x i32> poison, ptr %dst.memset.gep.unroll, align 16
  %dst.memset.gep.unroll1 = getelementptr inbounds i8, ptr %dst, i64 16
  store i32 poison, ptr %dst.memset.gep.unroll1, align 16
  ret void
}

define void @loop(ptr %dst, i8 %byte) {
  %byte1 = zext i8 %byte to i64
  %splat = mul nuw i64 %byte1, 72340172838076673
  %splat2 = trunc i64 %splat to i32
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %splat, ptr %dst.gep, align 8
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for
  %dst.memset.gep.unroll = getelementptr inbounds i8, ptr %dst, i64 136
  store i32 %splat2, ptr %dst.memset.gep.unroll, align 8
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %forward.rem
  ret void
}

define void @bytes(ptr %dst, i8 %byte, i64 %n) {
  %zerotrip = icmp eq i64 %n, 0
  br i1 %zerotrip, label %nonzerotrip, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %dst.gep = getelementptr inbounds i8, ptr %dst, i64 %iv
  store i8 %byte, ptr %dst.gep, align 1
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %n
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for, %0
  ret void
}

define void @elements_and_bytes(ptr %dst, i8 %byte, i32 %n) {
  %len = zext i32 %n to i64
  %byte1 = zext i8 %byte to i32
  %splat = mul nuw i32 %byte1, 16843009
  %splat.first = insertelement <4 x i32> poison, i32 %splat, i64 0
  %splat2 = shufflevector <4 x i32> %splat.first, <4 x i32> poison, <4 x i32> zeroinitializer
  %count = lshr i64 %len, 4
  %whole = and i64 %len, -16
  %remdst = getelementptr inbounds i8, ptr %dst, i64 %whole
  %rem = and i64 %len, 15
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %dst.gep = getelementptr inbounds <4 x i32>, ptr %dst, i64 %iv
  store <4 x i32> %splat2, ptr %dst.gep, align 16
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for, %0
  %zerotrip3 = icmp eq i64 %rem, 0
  br i1 %zerotrip3, label %nonzerotrip, label %forward.rem.for

forward.rem.for:                                  ; preds = %forward.rem.for, %forward.rem
  %iv4 = phi i64 [ 0, %forward.rem ], [ %iv.next6, %forward.rem.for ]
  %dst.gep5 = getelementptr inbounds i8, ptr %remdst, i64 %iv4
  store i8 %byte, ptr %dst.gep5, align 1
  %iv.next6 = add nuw i64 %iv4, 1
  %done7 = icmp eq i64 %iv.next6, %rem
  br i1 %done7, label %nonzerotrip, label %forward.rem.for

nonzerotrip:                                      ; preds = %forward.rem.for, %forward.rem
  ret void
}

define void @nothing(ptr %dst, i8 %byte) {
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
