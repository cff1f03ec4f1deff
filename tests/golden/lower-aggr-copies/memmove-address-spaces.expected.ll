; ModuleID = 'memmove-address-spaces.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @global_shared(ptr addrspace(1) %dst, ptr addrspace(3) %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(3) %src, i64 0
  %val = load i32, ptr addrspace(3) %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 0
  store i32 %val, ptr addrspace(1) %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 4
  %val2 = load i32, ptr addrspace(3) %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 4
  store i32 %val2, ptr addrspace(1) %"dst.memmove.gep,unroll3", align 4
  ret void
}

define void @local_constant(ptr addrspace(5) %dst, ptr addrspace(4) %src, i64 %n) {
  %count = lshr i64 %n, 2
  %whole = and i64 %n, -4
  %remsrc = getelementptr inbounds i8, ptr addrspace(4) %src, i64 %whole
  %remdst = getelementptr inbounds i8, ptr addrspace(5) %dst, i64 %whole
  %rem = and i64 %n, 3
  %zerotrip = icmp eq i64 %count, 0
  br i1 %zerotrip, label %forward.rem, label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr addrspace(4) %src, i64 %iv
  %val = load i32, ptr addrspace(4) %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr addrspace(5) %dst, i64 %iv
  store i32 %val, ptr addrspace(5) %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, %count
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for, %0
  %zerotrip1 = icmp eq i64 %rem, 0
  br i1 %zerotrip1, label %nonzerotrip, label %forward.rem.for

forward.rem.for:                                  ; preds = %forward.rem.for, %forward.rem
  %iv2 = phi i64 [ 0, %forward.rem ], [ %iv.next6, %forward.rem.for ]
  %src.gep3 = getelementptr inbounds i8, ptr addrspace(4) %remsrc, i64 %iv2
  %val4 = load i8, ptr addrspace(4) %src.gep3, align 1
  %dst.gep5 = getelementptr inbounds i8, ptr addrspace(5) %remdst, i64 %iv2
  store i8 %val4, ptr addrspace(5) %dst.gep5, align 1
  %iv.next6 = add nuw i64 %iv2, 1
  %done7 = icmp eq i64 %iv.next6, %rem
  br i1 %done7, label %nonzerotrip, label %forward.rem.for

nonzerotrip:                                      ; preds = %forward.rem.for, %forward.rem
  ret void
}

define void @shared_shared(ptr addrspace(3) %dst, ptr addrspace(3) %src) {
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr addrspace(3) %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %split
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(3) %src, i64 0
  %val = load i32, ptr addrspace(3) %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 0
  store i32 %val, ptr addrspace(3) %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 4
  %val2 = load i32, ptr addrspace(3) %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 4
  store i32 %val2, ptr addrspace(3) %"dst.memmove.gep,unroll3", align 4
  br label %nonzerotrip

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 4
  %val5 = load i32, ptr addrspace(3) %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 4
  store i32 %val5, ptr addrspace(3) %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 0
  %val8 = load i32, ptr addrspace(3) %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 0
  store i32 %val8, ptr addrspace(3) %"dst.memmove.gep,unroll9", align 4
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @generic_global(ptr %dst, ptr addrspace(1) %src) {
  br label %split

split:                                            ; preds = %0
  %src.generic = addrspacecast ptr addrspace(1) %src to ptr
  %cmp = icmp ult ptr %dst, %src.generic
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %split
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(1) %src, i64 0
  %val = load i32, ptr addrspace(1) %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(1) %src, i64 4
  %val2 = load i32, ptr addrspace(1) %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val2, ptr %"dst.memmove.gep,unroll3", align 4
  br label %nonzerotrip

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr addrspace(1) %src, i64 4
  %val5 = load i32, ptr addrspace(1) %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %dst, i64 4
  store i32 %val5, ptr %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr addrspace(1) %src, i64 0
  %val8 = load i32, ptr addrspace(1) %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val8, ptr %"dst.memmove.gep,unroll9", align 4
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @shared_generic(ptr addrspace(3) %dst, ptr %src) {
  br label %split

split:                                            ; preds = %0
  %dst.generic = addrspacecast ptr addrspace(3) %dst to ptr
  %cmp = icmp ult ptr %dst.generic, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %split
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 0
  store i32 %val, ptr addrspace(3) %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr %src, i64 4
  %val2 = load i32, ptr %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 4
  store i32 %val2, ptr addrspace(3) %"dst.memmove.gep,unroll3", align 4
  br label %nonzerotrip

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr %src, i64 4
  %val5 = load i32, ptr %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 4
  store i32 %val5, ptr addrspace(3) %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr %src, i64 0
  %val8 = load i32, ptr %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr addrspace(3) %dst, i64 0
  store i32 %val8, ptr addrspace(3) %"dst.memmove.gep,unroll9", align 4
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @cluster_shared(ptr addrspace(7) %dst, ptr addrspace(3) %src) {
  br label %split

split:                                            ; preds = %0
  %dst.generic = addrspacecast ptr addrspace(7) %dst to ptr
  %src.generic = addrspacecast ptr addrspace(3) %src to ptr
  %cmp = icmp ult ptr %dst.generic, %src.generic
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %split
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(3) %src, i64 0
  %val = load i32, ptr addrspace(3) %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr addrspace(7) %dst, i64 0
  store i32 %val, ptr addrspace(7) %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 4
  %val2 = load i32, ptr addrspace(3) %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr addrspace(7) %dst, i64 4
  store i32 %val2, ptr addrspace(7) %"dst.memmove.gep,unroll3", align 4
  br label %nonzerotrip

reverse.for:                                      ; preds = %split
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 4
  %val5 = load i32, ptr addrspace(3) %src.memmove.gep.unroll4, align 4
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr addrspace(7) %dst, i64 4
  store i32 %val5, ptr addrspace(7) %"dst.memmove.gep,unroll6", align 4
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 0
  %val8 = load i32, ptr addrspace(3) %src.memmove.gep.unroll7, align 4
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr addrspace(7) %dst, i64 0
  store i32 %val8, ptr addrspace(7) %"dst.memmove.gep,unroll9", align 4
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @global_param(ptr addrspace(1) %dst, ptr addrspace(101) %src) {
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(101) %src, i64 0
  %val = load i32, ptr addrspace(101) %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 0
  store i32 %val, ptr addrspace(1) %"dst.memmove.gep,unroll", align 4
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(101) %src, i64 4
  %val2 = load i32, ptr addrspace(101) %src.memmove.gep.unroll1, align 4
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 4
  store i32 %val2, ptr addrspace(1) %"dst.memmove.gep,unroll3", align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(3) readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p5.p4.i64(ptr addrspace(5) writeonly captures(none), ptr addrspace(4) readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3) writeonly captures(none), ptr addrspace(3) readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p1.i64(ptr writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p3.p0.i64(ptr addrspace(3) writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p7.p3.i64(ptr addrspace(7) writeonly captures(none), ptr addrspace(3) readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p1.p101.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(101) readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
