remark: <unknown>:0:0: in function entry: llvm.memcpy.p0.p0.i64 not lowered: its block cannot be split ahead of what has to stay in it
remark: <unknown>:0:0: in function heart: llvm.memcpy.p0.p0.i64 not lowered: its block cannot be split ahead of what has to stay in it
remark: <unknown>:0:0: in function escape: llvm.memcpy.p0.p0.i64 not lowered: its block cannot be split ahead of what has to stay in it
; ModuleID = 'anchored.ll'
source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent
define void @entry(ptr %dst, ptr %src, i64 %n) #0 {
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  %token = call token @llvm.experimental.convergence.entry()
  call void @barrier() [ "convergencectrl"(token %token) ]
  ret void
}

; Function Attrs: convergent
define void @heart(ptr %dst, ptr %src, i64 %n, i1 %more) #0 {
entry:
  %outer = call token @llvm.experimental.convergence.entry()
  br label %loop

loop:                                             ; preds = %loop, %entry
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  %src.memmove.gep.unroll = getelementptr inbounds i8, ptr %src, i64 0
  %val = load i32, ptr %src.memmove.gep.unroll, align 4
  %"dst.memmove.gep,unroll" = getelementptr inbounds i8, ptr %dst, i64 0
  store i32 %val, ptr %"dst.memmove.gep,unroll", align 4
  %token = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %outer) ]
  call void @barrier() [ "convergencectrl"(token %token) ]
  br i1 %more, label %loop, label %done

done:                                             ; preds = %loop
  ret void
}

define void @escape(ptr %dst, ptr %src, i64 %n) {
  %local = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr %dst, ptr %src, i64 %n, i1 false)
  call void (...) @llvm.localescape(ptr %local)
  ret void
}

define void @aggregates(ptr %p, ptr %q) {
  %local = alloca i32, align 4
  %split68 = load i32, ptr %p, align 4
  %srcptr69 = getelementptr inbounds i8, ptr %p, i64 4
  %split70 = load i32, ptr %srcptr69, align 4
  %srcptr72 = getelementptr inbounds i8, ptr %p, i64 8
  %split73 = load i32, ptr %srcptr72, align 4
  %srcptr75 = getelementptr inbounds i8, ptr %p, i64 12
  %split76 = load i32, ptr %srcptr75, align 4
  %srcptr78 = getelementptr inbounds i8, ptr %p, i64 16
  %split79 = load i32, ptr %srcptr78, align 4
  %srcptr81 = getelementptr inbounds i8, ptr %p, i64 20
  %split82 = load i32, ptr %srcptr81, align 4
  %srcptr84 = getelementptr inbounds i8, ptr %p, i64 24
  %split85 = load i32, ptr %srcptr84, align 4
  %srcptr87 = getelementptr inbounds i8, ptr %p, i64 28
  %split88 = load i32, ptr %srcptr87, align 4
  %srcptr90 = getelementptr inbounds i8, ptr %p, i64 32
  %split91 = load i32, ptr %srcptr90, align 4
  %srcptr93 = getelementptr inbounds i8, ptr %p, i64 36
  %split94 = load i32, ptr %srcptr93, align 4
  %srcptr96 = getelementptr inbounds i8, ptr %p, i64 40
  %split97 = load i32, ptr %srcptr96, align 4
  %srcptr99 = getelementptr inbounds i8, ptr %p, i64 44
  %split100 = load i32, ptr %srcptr99, align 4
  %srcptr102 = getelementptr inbounds i8, ptr %p, i64 48
  %split103 = load i32, ptr %srcptr102, align 4
  %srcptr105 = getelementptr inbounds i8, ptr %p, i64 52
  %split106 = load i32, ptr %srcptr105, align 4
  %srcptr108 = getelementptr inbounds i8, ptr %p, i64 56
  %split109 = load i32, ptr %srcptr108, align 4
  %srcptr111 = getelementptr inbounds i8, ptr %p, i64 60
  %split112 = load i32, ptr %srcptr111, align 4
  %srcptr114 = getelementptr inbounds i8, ptr %p, i64 64
  %split115 = load i32, ptr %srcptr114, align 4
  %srcptr117 = getelementptr inbounds i8, ptr %p, i64 68
  %split118 = load i32, ptr %srcptr117, align 4
  %srcptr120 = getelementptr inbounds i8, ptr %p, i64 72
  %split121 = load i32, ptr %srcptr120, align 4
  %srcptr123 = getelementptr inbounds i8, ptr %p, i64 76
  %split124 = load i32, ptr %srcptr123, align 4
  store i32 1, ptr %p, align 4
  store i32 0, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  store i32 0, ptr %ptr, align 4
  %ptr1 = getelementptr inbounds i8, ptr %p, i64 8
  store i32 0, ptr %ptr1, align 4
  %ptr2 = getelementptr inbounds i8, ptr %p, i64 12
  store i32 0, ptr %ptr2, align 4
  %ptr3 = getelementptr inbounds i8, ptr %p, i64 16
  store i32 0, ptr %ptr3, align 4
  %ptr4 = getelementptr inbounds i8, ptr %p, i64 20
  store i32 0, ptr %ptr4, align 4
  %ptr5 = getelementptr inbounds i8, ptr %p, i64 24
  store i32 0, ptr %ptr5, align 4
  %ptr6 = getelementptr inbounds i8, ptr %p, i64 28
  store i32 0, ptr %ptr6, align 4
  %ptr7 = getelementptr inbounds i8, ptr %p, i64 32
  store i32 0, ptr %ptr7, align 4
  %ptr8 = getelementptr inbounds i8, ptr %p, i64 36
  store i32 0, ptr %ptr8, align 4
  %ptr9 = getelementptr inbounds i8, ptr %p, i64 40
  store i32 0, ptr %ptr9, align 4
  %ptr10 = getelementptr inbounds i8, ptr %p, i64 44
  store i32 0, ptr %ptr10, align 4
  %ptr11 = getelementptr inbounds i8, ptr %p, i64 48
  store i32 0, ptr %ptr11, align 4
  %ptr12 = getelementptr inbounds i8, ptr %p, i64 52
  store i32 0, ptr %ptr12, align 4
  %ptr13 = getelementptr inbounds i8, ptr %p, i64 56
  store i32 0, ptr %ptr13, align 4
  %ptr14 = getelementptr inbounds i8, ptr %p, i64 60
  store i32 0, ptr %ptr14, align 4
  %ptr15 = getelementptr inbounds i8, ptr %p, i64 64
  store i32 0, ptr %ptr15, align 4
  %ptr16 = getelementptr inbounds i8, ptr %p, i64 68
  store i32 0, ptr %ptr16, align 4
  %ptr17 = getelementptr inbounds i8, ptr %p, i64 72
  store i32 0, ptr %ptr17, align 4
  %ptr18 = getelementptr inbounds i8, ptr %p, i64 76
  store i32 0, ptr %ptr18, align 4
  %split = load i64, ptr %q, align 8
  %srcptr = getelementptr inbounds i8, ptr %q, i64 8
  %split19 = load i64, ptr %srcptr, align 8
  %srcptr20 = getelementptr inbounds i8, ptr %q, i64 16
  %split21 = load i64, ptr %srcptr20, align 8
  %srcptr23 = getelementptr inbounds i8, ptr %q, i64 24
  %split24 = load i64, ptr %srcptr23, align 8
  %srcptr26 = getelementptr inbounds i8, ptr %q, i64 32
  %split27 = load i64, ptr %srcptr26, align 8
  %srcptr29 = getelementptr inbounds i8, ptr %q, i64 40
  %split30 = load i64, ptr %srcptr29, align 8
  %srcptr32 = getelementptr inbounds i8, ptr %q, i64 48
  %split33 = load i64, ptr %srcptr32, align 8
  %srcptr35 = getelementptr inbounds i8, ptr %q, i64 56
  %split36 = load i64, ptr %srcptr35, align 8
  %srcptr38 = getelementptr inbounds i8, ptr %q, i64 64
  %split39 = load i64, ptr %srcptr38, align 8
  %srcptr41 = getelementptr inbounds i8, ptr %q, i64 72
  %split42 = load i64, ptr %srcptr41, align 8
  %srcptr44 = getelementptr inbounds i8, ptr %q, i64 80
  %split45 = load i64, ptr %srcptr44, align 8
  %srcptr47 = getelementptr inbounds i8, ptr %q, i64 88
  %split48 = load i64, ptr %srcptr47, align 8
  %srcptr50 = getelementptr inbounds i8, ptr %q, i64 96
  %split51 = load i64, ptr %srcptr50, align 8
  %srcptr53 = getelementptr inbounds i8, ptr %q, i64 104
  %split54 = load i64, ptr %srcptr53, align 8
  %srcptr56 = getelementptr inbounds i8, ptr %q, i64 112
  %split57 = load i64, ptr %srcptr56, align 8
  %srcptr59 = getelementptr inbounds i8, ptr %q, i64 120
  %split60 = load i64, ptr %srcptr59, align 8
  %srcptr62 = getelementptr inbounds i8, ptr %q, i64 128
  %split63 = load i64, ptr %srcptr62, align 8
  %srcptr65 = getelementptr inbounds i8, ptr %q, i64 136
  %split66 = load i64, ptr %srcptr65, align 8
  store i64 %split, ptr %p, align 8
  %dstptr = getelementptr inbounds i8, ptr %p, i64 8
  store i64 %split19, ptr %dstptr, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %p, i64 16
  store i64 %split21, ptr %dstptr22, align 8
  %dstptr25 = getelementptr inbounds i8, ptr %p, i64 24
  store i64 %split24, ptr %dstptr25, align 8
  %dstptr28 = getelementptr inbounds i8, ptr %p, i64 32
  store i64 %split27, ptr %dstptr28, align 8
  %dstptr31 = getelementptr inbounds i8, ptr %p, i64 40
  store i64 %split30, ptr %dstptr31, align 8
  %dstptr34 = getelementptr inbounds i8, ptr %p, i64 48
  store i64 %split33, ptr %dstptr34, align 8
  %dstptr37 = getelementptr inbounds i8, ptr %p, i64 56
  store i64 %split36, ptr %dstptr37, align 8
  %dstptr40 = getelementptr inbounds i8, ptr %p, i64 64
  store i64 %split39, ptr %dstptr40, align 8
  %dstptr43 = getelementptr inbounds i8, ptr %p, i64 72
  store i64 %split42, ptr %dstptr43, align 8
  %dstptr46 = getelementptr inbounds i8, ptr %p, i64 80
  store i64 %split45, ptr %dstptr46, align 8
  %dstptr49 = getelementptr inbounds i8, ptr %p, i64 88
  store i64 %split48, ptr %dstptr49, align 8
  %dstptr52 = getelementptr inbounds i8, ptr %p, i64 96
  store i64 %split51, ptr %dstptr52, align 8
  %dstptr55 = getelementptr inbounds i8, ptr %p, i64 104
  store i64 %split54, ptr %dstptr55, align 8
  %dstptr58 = getelementptr inbounds i8, ptr %p, i64 112
  store i64 %split57, ptr %dstptr58, align 8
  %dstptr61 = getelementptr inbounds i8, ptr %p, i64 120
  store i64 %split60, ptr %dstptr61, align 8
  %dstptr64 = getelementptr inbounds i8, ptr %p, i64 128
  store i64 %split63, ptr %dstptr64, align 8
  %dstptr67 = getelementptr inbounds i8, ptr %p, i64 136
  store i64 %split66, ptr %dstptr67, align 8
  call void (...) @llvm.localescape(ptr %local)
  store i32 %split68, ptr %q, align 4
  %dstptr71 = getelementptr inbounds i8, ptr %q, i64 4
  store i32 %split70, ptr %dstptr71, align 4
  %dstptr74 = getelementptr inbounds i8, ptr %q, i64 8
  store i32 %split73, ptr %dstptr74, align 4
  %dstptr77 = getelementptr inbounds i8, ptr %q, i64 12
  store i32 %split76, ptr %dstptr77, align 4
  %dstptr80 = getelementptr inbounds i8, ptr %q, i64 16
  store i32 %split79, ptr %dstptr80, align 4
  %dstptr83 = getelementptr inbounds i8, ptr %q, i64 20
  store i32 %split82, ptr %dstptr83, align 4
  %dstptr86 = getelementptr inbounds i8, ptr %q, i64 24
  store i32 %split85, ptr %dstptr86, align 4
  %dstptr89 = getelementptr inbounds i8, ptr %q, i64 28
  store i32 %split88, ptr %dstptr89, align 4
  %dstptr92 = getelementptr inbounds i8, ptr %q, i64 32
  store i32 %split91, ptr %dstptr92, align 4
  %dstptr95 = getelementptr inbounds i8, ptr %q, i64 36
  store i32 %split94, ptr %dstptr95, align 4
  %dstptr98 = getelementptr inbounds i8, ptr %q, i64 40
  store i32 %split97, ptr %dstptr98, align 4
  %dstptr101 = getelementptr inbounds i8, ptr %q, i64 44
  store i32 %split100, ptr %dstptr101, align 4
  %dstptr104 = getelementptr inbounds i8, ptr %q, i64 48
  store i32 %split103, ptr %dstptr104, align 4
  %dstptr107 = getelementptr inbounds i8, ptr %q, i64 52
  store i32 %split106, ptr %dstptr107, align 4
  %dstptr110 = getelementptr inbounds i8, ptr %q, i64 56
  store i32 %split109, ptr %dstptr110, align 4
  %dstptr113 = getelementptr inbounds i8, ptr %q, i64 60
  store i32 %split112, ptr %dstptr113, align 4
  %dstptr116 = getelementptr inbounds i8, ptr %q, i64 64
  store i32 %split115, ptr %dstptr116, align 4
  %dstptr119 = getelementptr inbounds i8, ptr %q, i64 68
  store i32 %split118, ptr %dstptr119, align 4
  %dstptr122 = getelementptr inbounds i8, ptr %q, i64 72
  store i32 %split121, ptr %dstptr122, align 4
  %dstptr125 = getelementptr inbounds i8, ptr %q, i64 76
  store i32 %split124, ptr %dstptr125, align 4
  ret void
}

; Function Attrs: convergent
declare void @barrier() #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.entry() #2

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare token @llvm.experimental.convergence.loop() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.localescape(...) #3

attributes #0 = { convergent }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
