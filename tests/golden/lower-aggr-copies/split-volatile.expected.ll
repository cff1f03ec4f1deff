; ModuleID = 'split-volatile.ll'
source_filename = "split-volatile.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @volatile(ptr %dst, ptr %src) {
  %split = load volatile i32, ptr %src, align 16
  %srcptr = getelementptr i8, ptr %src, i64 4
  %split1 = load volatile i32, ptr %srcptr, align 4
  %srcptr2 = getelementptr i8, ptr %src, i64 8
  %split3 = load volatile i64, ptr %srcptr2, align 8
  store volatile i32 %split, ptr %dst, align 16
  %dstptr = getelementptr i8, ptr %dst, i64 4
  store volatile i32 %split1, ptr %dstptr, align 4
  %dstptr6 = getelementptr i8, ptr %dst, i64 8
  store volatile i64 %split3, ptr %dstptr6, align 8
  store volatile i32 undef, ptr %dst, align 16
  %ptr7 = getelementptr i8, ptr %dst, i64 4
  store volatile i32 undef, ptr %ptr7, align 4
  %ptr8 = getelementptr i8, ptr %dst, i64 8
  store volatile i64 undef, ptr %ptr8, align 8
  %split4 = load volatile i8, ptr %src, align 2
  %ptr = getelementptr i8, ptr %src, i64 1
  %split5 = load volatile i8, ptr %ptr, align 1
  ret i32 %split1
}

define void @large(ptr %dst, ptr %src) {
  %split = load volatile i64, ptr %src, align 8
  %srcptr = getelementptr i8, ptr %src, i64 8
  %split1 = load volatile i64, ptr %srcptr, align 8
  %srcptr2 = getelementptr i8, ptr %src, i64 16
  %split3 = load volatile i64, ptr %srcptr2, align 8
  %srcptr4 = getelementptr i8, ptr %src, i64 24
  %split5 = load volatile i64, ptr %srcptr4, align 8
  %srcptr6 = getelementptr i8, ptr %src, i64 32
  %split7 = load volatile i64, ptr %srcptr6, align 8
  %srcptr8 = getelementptr i8, ptr %src, i64 40
  %split9 = load volatile i64, ptr %srcptr8, align 8
  %srcptr10 = getelementptr i8, ptr %src, i64 48
  %split11 = load volatile i64, ptr %srcptr10, align 8
  %srcptr12 = getelementptr i8, ptr %src, i64 56
  %split13 = load volatile i64, ptr %srcptr12, align 8
  %srcptr14 = getelementptr i8, ptr %src, i64 64
  %split15 = load volatile i64, ptr %srcptr14, align 8
  %srcptr16 = getelementptr i8, ptr %src, i64 72
  %split17 = load volatile i64, ptr %srcptr16, align 8
  %srcptr18 = getelementptr i8, ptr %src, i64 80
  %split19 = load volatile i64, ptr %srcptr18, align 8
  %srcptr20 = getelementptr i8, ptr %src, i64 88
  %split21 = load volatile i64, ptr %srcptr20, align 8
  %srcptr22 = getelementptr i8, ptr %src, i64 96
  %split23 = load volatile i64, ptr %srcptr22, align 8
  %srcptr24 = getelementptr i8, ptr %src, i64 104
  %split25 = load volatile i64, ptr %srcptr24, align 8
  %srcptr26 = getelementptr i8, ptr %src, i64 112
  %split27 = load volatile i64, ptr %srcptr26, align 8
  %srcptr28 = getelementptr i8, ptr %src, i64 120
  %split29 = load volatile i64, ptr %srcptr28, align 8
  %srcptr30 = getelementptr i8, ptr %src, i64 128
  %split31 = load volatile i64, ptr %srcptr30, align 8
  store i64 %split, ptr %dst, align 8
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 8
  store i64 %split1, ptr %dstptr, align 8
  %dstptr32 = getelementptr inbounds i8, ptr %dst, i64 16
  store i64 %split3, ptr %dstptr32, align 8
  %dstptr33 = getelementptr inbounds i8, ptr %dst, i64 24
  store i64 %split5, ptr %dstptr33, align 8
  %dstptr34 = getelementptr inbounds i8, ptr %dst, i64 32
  store i64 %split7, ptr %dstptr34, align 8
  %dstptr35 = getelementptr inbounds i8, ptr %dst, i64 40
  store i64 %split9, ptr %dstptr35, align 8
  %dstptr36 = getelementptr inbounds i8, ptr %dst, i64 48
  store i64 %split11, ptr %dstptr36, align 8
  %dstptr37 = getelementptr inbounds i8, ptr %dst, i64 56
  store i64 %split13, ptr %dstptr37, align 8
  %dstptr38 = getelementptr inbounds i8, ptr %dst, i64 64
  store i64 %split15, ptr %dstptr38, align 8
  %dstptr39 = getelementptr inbounds i8, ptr %dst, i64 72
  store i64 %split17, ptr %dstptr39, align 8
  %dstptr40 = getelementptr inbounds i8, ptr %dst, i64 80
  store i64 %split19, ptr %dstptr40, align 8
  %dstptr41 = getelementptr inbounds i8, ptr %dst, i64 88
  store i64 %split21, ptr %dstptr41, align 8
  %dstptr42 = getelementptr inbounds i8, ptr %dst, i64 96
  store i64 %split23, ptr %dstptr42, align 8
  %dstptr43 = getelementptr inbounds i8, ptr %dst, i64 104
  store i64 %split25, ptr %dstptr43, align 8
  %dstptr44 = getelementptr inbounds i8, ptr %dst, i64 112
  store i64 %split27, ptr %dstptr44, align 8
  %dstptr45 = getelementptr inbounds i8, ptr %dst, i64 120
  store i64 %split29, ptr %dstptr45, align 8
  %dstptr46 = getelementptr inbounds i8, ptr %dst, i64 128
  store i64 %split31, ptr %dstptr46, align 8
  ret void
}
