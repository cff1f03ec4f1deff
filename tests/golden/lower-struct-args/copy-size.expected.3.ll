; ModuleID = 'copy-size.ll'
source_filename = "args.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @parts(ptr byval([64 x i32]) align 16 %s, ptr %out) {
  %s.local = alloca [64 x i32], align 16
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %srcptr = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 8
  %split = load i32, ptr addrspace(101) %srcptr, align 8
  %dstptr = getelementptr inbounds i8, ptr %s.local, i64 8
  store i32 %split, ptr %dstptr, align 8
  %srcptr1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 12
  %split2 = load i32, ptr addrspace(101) %srcptr1, align 4
  %dstptr3 = getelementptr inbounds i8, ptr %s.local, i64 12
  store i32 %split2, ptr %dstptr3, align 4
  %srcptr4 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 36
  %split5 = load i32, ptr addrspace(101) %srcptr4, align 4
  %dstptr6 = getelementptr inbounds i8, ptr %s.local, i64 36
  store i32 %split5, ptr %dstptr6, align 4
  %srcptr7 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 40
  %split8 = load i32, ptr addrspace(101) %srcptr7, align 8
  %dstptr9 = getelementptr inbounds i8, ptr %s.local, i64 40
  store i32 %split8, ptr %dstptr9, align 8
  %srcptr10 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 44
  %split11 = load i32, ptr addrspace(101) %srcptr10, align 4
  %dstptr12 = getelementptr inbounds i8, ptr %s.local, i64 44
  store i32 %split11, ptr %dstptr12, align 4
  %srcptr13 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 48
  %split14 = load i32, ptr addrspace(101) %srcptr13, align 16
  %dstptr15 = getelementptr inbounds i8, ptr %s.local, i64 48
  store i32 %split14, ptr %dstptr15, align 16
  %srcptr16 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 52
  %split17 = load i32, ptr addrspace(101) %srcptr16, align 4
  %dstptr18 = getelementptr inbounds i8, ptr %s.local, i64 52
  store i32 %split17, ptr %dstptr18, align 4
  store i32 0, ptr %s.local, align 16
  %first = getelementptr inbounds i8, ptr %s.local, i64 8
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %first, i64 0
  %val = load i8, ptr %src.memmove.gep.unroll, align 8
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %out, i64 0
  store i8 %val, ptr %"dst.memmove.gep,unroll", align 1
  %src.memmove.gep.unroll19 = getelementptr inbounds i8, ptr %first, i64 1
  %val20 = load i8, ptr %src.memmove.gep.unroll19, align 1
  %"dst.memmove.gep,unroll21" = getelementptr inbounds i8, ptr %out, i64 1
  store i8 %val20, ptr %"dst.memmove.gep,unroll21", align 1
  %src.memmove.gep.unroll22 = getelementptr inbounds i8, ptr %first, i64 2
  %val23 = load i8, ptr %src.memmove.gep.unroll22, align 2
  %"dst.memmove.gep,unroll24" = getelementptr inbounds i8, ptr %out, i64 2
  store i8 %val23, ptr %"dst.memmove.gep,unroll24", align 1
  %src.memmove.gep.unroll25 = getelementptr inbounds i8, ptr %first, i64 3
  %val26 = load i8, ptr %src.memmove.gep.unroll25, align 1
  %"dst.memmove.gep,unroll27" = getelementptr inbounds i8, ptr %out, i64 3
  store i8 %val26, ptr %"dst.memmove.gep,unroll27", align 1
  %src.memmove.gep.unroll28 = getelementptr inbounds i8, ptr %first, i64 4
  %val29 = load i8, ptr %src.memmove.gep.unroll28, align 4
  %"dst.memmove.gep,unroll30" = getelementptr inbounds i8, ptr %out, i64 4
  store i8 %val29, ptr %"dst.memmove.gep,unroll30", align 1
  %src.memmove.gep.unroll31 = getelementptr inbounds i8, ptr %first, i64 5
  %val32 = load i8, ptr %src.memmove.gep.unroll31, align 1
  %"dst.memmove.gep,unroll33" = getelementptr inbounds i8, ptr %out, i64 5
  store i8 %val32, ptr %"dst.memmove.gep,unroll33", align 1
  %src.memmove.gep.unroll34 = getelementptr inbounds i8, ptr %first, i64 6
  %val35 = load i8, ptr %src.memmove.gep.unroll34, align 2
  %"dst.memmove.gep,unroll36" = getelementptr inbounds i8, ptr %out, i64 6
  store i8 %val35, ptr %"dst.memmove.gep,unroll36", align 1
  %src.memmove.gep.unroll37 = getelementptr inbounds i8, ptr %first, i64 7
  %val38 = load i8, ptr %src.memmove.gep.unroll37, align 1
  %"dst.memmove.gep,unroll39" = getelementptr inbounds i8, ptr %out, i64 7
  store i8 %val38, ptr %"dst.memmove.gep,unroll39", align 1
  %second = getelementptr inbounds i8, ptr %s.local, i64 36
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i8, ptr %second, i64 %iv
  %val40 = load i8, ptr %src.gep, align 1
  %dst.gep = getelementptr inbounds i8, ptr %out, i64 %iv
  store i8 %val40, ptr %dst.gep, align 1
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 20
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  ret void
}

define ptx_kernel void @read(ptr byval({ i32, i32 }) align 4 %s, ptr %out) {
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %value = load i32, ptr addrspace(101) %s.param, align 4
  store i32 %value, ptr %out, align 4
  ret void
}

define ptx_kernel void @whole(ptr byval([64 x i32]) align 16 %s) {
  %s.local = alloca [64 x i32], align 16
  %s.param = addrspacecast ptr %s to ptr addrspace(101)
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 0
  %val = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll, align 16
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %s.local, i64 0
  store <4 x i32> %val, ptr %"dst.memmove.gep,unroll", align 16
  %src.memmove.gep.unroll1 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 16
  %val2 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll1, align 16
  %"dst.memmove.gep,unroll3" = getelementptr inbounds i8, ptr %s.local, i64 16
  store <4 x i32> %val2, ptr %"dst.memmove.gep,unroll3", align 16
  %src.memmove.gep.unroll4 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 32
  %val5 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll4, align 16
  %"dst.memmove.gep,unroll6" = getelementptr inbounds i8, ptr %s.local, i64 32
  store <4 x i32> %val5, ptr %"dst.memmove.gep,unroll6", align 16
  %src.memmove.gep.unroll7 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 48
  %val8 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll7, align 16
  %"dst.memmove.gep,unroll9" = getelementptr inbounds i8, ptr %s.local, i64 48
  store <4 x i32> %val8, ptr %"dst.memmove.gep,unroll9", align 16
  %src.memmove.gep.unroll10 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 64
  %val11 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll10, align 16
  %"dst.memmove.gep,unroll12" = getelementptr inbounds i8, ptr %s.local, i64 64
  store <4 x i32> %val11, ptr %"dst.memmove.gep,unroll12", align 16
  %src.memmove.gep.unroll13 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 80
  %val14 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll13, align 16
  %"dst.memmove.gep,unroll15" = getelementptr inbounds i8, ptr %s.local, i64 80
  store <4 x i32> %val14, ptr %"dst.memmove.gep,unroll15", align 16
  %src.memmove.gep.unroll16 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 96
  %val17 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll16, align 16
  %"dst.memmove.gep,unroll18" = getelementptr inbounds i8, ptr %s.local, i64 96
  store <4 x i32> %val17, ptr %"dst.memmove.gep,unroll18", align 16
  %src.memmove.gep.unroll19 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 112
  %val20 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll19, align 16
  %"dst.memmove.gep,unroll21" = getelementptr inbounds i8, ptr %s.local, i64 112
  store <4 x i32> %val20, ptr %"dst.memmove.gep,unroll21", align 16
  %src.memmove.gep.unroll22 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 128
  %val23 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll22, align 16
  %"dst.memmove.gep,unroll24" = getelementptr inbounds i8, ptr %s.local, i64 128
  store <4 x i32> %val23, ptr %"dst.memmove.gep,unroll24", align 16
  %src.memmove.gep.unroll25 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 144
  %val26 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll25, align 16
  %"dst.memmove.gep,unroll27" = getelementptr inbounds i8, ptr %s.local, i64 144
  store <4 x i32> %val26, ptr %"dst.memmove.gep,unroll27", align 16
  %src.memmove.gep.unroll28 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 160
  %val29 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll28, align 16
  %"dst.memmove.gep,unroll30" = getelementptr inbounds i8, ptr %s.local, i64 160
  store <4 x i32> %val29, ptr %"dst.memmove.gep,unroll30", align 16
  %src.memmove.gep.unroll31 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 176
  %val32 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll31, align 16
  %"dst.memmove.gep,unroll33" = getelementptr inbounds i8, ptr %s.local, i64 176
  store <4 x i32> %val32, ptr %"dst.memmove.gep,unroll33", align 16
  %src.memmove.gep.unroll34 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 192
  %val35 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll34, align 16
  %"dst.memmove.gep,unroll36" = getelementptr inbounds i8, ptr %s.local, i64 192
  store <4 x i32> %val35, ptr %"dst.memmove.gep,unroll36", align 16
  %src.memmove.gep.unroll37 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 208
  %val38 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll37, align 16
  %"dst.memmove.gep,unroll39" = getelementptr inbounds i8, ptr %s.local, i64 208
  store <4 x i32> %val38, ptr %"dst.memmove.gep,unroll39", align 16
  %src.memmove.gep.unroll40 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 224
  %val41 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll40, align 16
  %"dst.memmove.gep,unroll42" = getelementptr inbounds i8, ptr %s.local, i64 224
  store <4 x i32> %val41, ptr %"dst.memmove.gep,unroll42", align 16
  %src.memmove.gep.unroll43 = getelementptr inbounds i8, ptr addrspace(101) %s.param, i64 240
  %val44 = load <4 x i32>, ptr addrspace(101) %src.memmove.gep.unroll43, align 16
  %"dst.memmove.gep,unroll45" = getelementptr inbounds i8, ptr %s.local, i64 240
  store <4 x i32> %val44, ptr %"dst.memmove.gep,unroll45", align 16
  call void @use(ptr %s.local)
  ret void
}

declare void @use(ptr)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p101.i64(ptr noalias writeonly captures(none), ptr addrspace(101) noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
