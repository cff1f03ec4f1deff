; ModuleID = 'split-vectors.ll'
source_filename = "split-vectors.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @four_floats(ptr %dst, ptr %src) {
  %vld = load <4 x float>, ptr %src, align 16
  store <4 x float> %vld, ptr %dst, align 16
  ret void
}

define void @pairs(ptr %dst, ptr %src) {
  %vld = load <2 x float>, ptr %src, align 8
  %split = extractelement <2 x float> %vld, i32 0
  %split1 = extractelement <2 x float> %vld, i32 1
  %srcptr = getelementptr inbounds i8, ptr %src, i64 8
  %vld2 = load <2 x float>, ptr %srcptr, align 8
  %split3 = extractelement <2 x float> %vld2, i32 0
  %split4 = extractelement <2 x float> %vld2, i32 1
  store float %split, ptr %dst, align 4
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 4
  store float %split1, ptr %dstptr, align 4
  %dstptr5 = getelementptr inbounds i8, ptr %dst, i64 8
  store float %split3, ptr %dstptr5, align 4
  %dstptr6 = getelementptr inbounds i8, ptr %dst, i64 12
  store float %split4, ptr %dstptr6, align 4
  ret void
}

define void @five(ptr %dst, ptr %src) {
  %vld = load <2 x i32>, ptr %src, align 16
  %srcptr = getelementptr inbounds i8, ptr %src, i64 8
  %split2 = load i32, ptr %srcptr, align 8
  %srcptr3 = getelementptr inbounds i8, ptr %src, i64 12
  %vld4 = load <2 x i16>, ptr %srcptr3, align 4
  %srcptr7 = getelementptr inbounds i8, ptr %src, i64 16
  %split8 = load i32, ptr %srcptr7, align 16
  store <2 x i32> %vld, ptr %dst, align 16
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 8
  store i32 %split2, ptr %dstptr, align 8
  %dstptr9 = getelementptr inbounds i8, ptr %dst, i64 12
  store <2 x i16> %vld4, ptr %dstptr9, align 4
  %dstptr10 = getelementptr inbounds i8, ptr %dst, i64 16
  store i32 %split8, ptr %dstptr10, align 16
  ret void
}

define void @mixed(ptr %dst, ptr %src) {
  %vld = load <2 x i32>, ptr %src, align 32
  %srcptr = getelementptr inbounds i8, ptr %src, i64 8
  %split3 = load ptr, ptr %srcptr, align 8
  %srcptr4 = getelementptr inbounds i8, ptr %src, i64 16
  %split5 = load ptr, ptr %srcptr4, align 16
  %srcptr6 = getelementptr inbounds i8, ptr %src, i64 24
  %split7 = load ptr addrspace(1), ptr %srcptr6, align 8
  %srcptr8 = getelementptr inbounds i8, ptr %src, i64 32
  %split9 = load i64, ptr %srcptr8, align 32
  store <2 x i32> %vld, ptr %dst, align 32
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 8
  store ptr %split3, ptr %dstptr, align 8
  %dstptr10 = getelementptr inbounds i8, ptr %dst, i64 16
  store ptr %split5, ptr %dstptr10, align 16
  %dstptr11 = getelementptr inbounds i8, ptr %dst, i64 24
  store ptr addrspace(1) %split7, ptr %dstptr11, align 8
  %dstptr12 = getelementptr inbounds i8, ptr %dst, i64 32
  store i64 %split9, ptr %dstptr12, align 32
  ret void
}

define void @none(ptr %dst, ptr %src) {
  %split = load i1, ptr %src, align 16
  %srcptr = getelementptr inbounds i8, ptr %src, i64 1
  %split1 = load i1, ptr %srcptr, align 1
  %srcptr2 = getelementptr inbounds i8, ptr %src, i64 4
  %split3 = load i24, ptr %srcptr2, align 4
  %srcptr4 = getelementptr inbounds i8, ptr %src, i64 8
  %split5 = load i24, ptr %srcptr4, align 8
  %srcptr6 = getelementptr inbounds i8, ptr %src, i64 12
  %split7 = load i16, ptr %srcptr6, align 4
  %srcptr8 = getelementptr inbounds i8, ptr %src, i64 16
  %split9 = load i32, ptr %srcptr8, align 16
  store i1 %split, ptr %dst, align 16
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 1
  store i1 %split1, ptr %dstptr, align 1
  %dstptr10 = getelementptr inbounds i8, ptr %dst, i64 4
  store i24 %split3, ptr %dstptr10, align 4
  %dstptr11 = getelementptr inbounds i8, ptr %dst, i64 8
  store i24 %split5, ptr %dstptr11, align 8
  %dstptr12 = getelementptr inbounds i8, ptr %dst, i64 12
  store i16 %split7, ptr %dstptr12, align 4
  %dstptr13 = getelementptr inbounds i8, ptr %dst, i64 16
  store i32 %split9, ptr %dstptr13, align 16
  ret void
}

define void @bytes(ptr %dst, ptr %src) {
  %vld = load <16 x i8>, ptr %src, align 16
  %srcptr = getelementptr inbounds i8, ptr %src, i64 16
  %vld16 = load <8 x half>, ptr %srcptr, align 16
  %srcptr25 = getelementptr inbounds i8, ptr %src, i64 32
  %vld26 = load <2 x i8>, ptr %srcptr25, align 16
  store <16 x i8> %vld, ptr %dst, align 16
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 16
  store <8 x half> %vld16, ptr %dstptr, align 16
  %dstptr29 = getelementptr inbounds i8, ptr %dst, i64 32
  store <2 x i8> %vld26, ptr %dstptr29, align 16
  ret void
}

define void @gathered(ptr %dst, float %x, i32 %y) {
  %1 = bitcast float %x to i32
  %2 = insertelement <2 x i32> poison, i32 %1, i32 0
  %3 = insertelement <2 x i32> %2, i32 %y, i32 1
  store <2 x i32> %3, ptr %dst, align 16
  %ptr = getelementptr inbounds i8, ptr %dst, i64 8
  store i64 3, ptr %ptr, align 8
  %ptr1 = getelementptr inbounds i8, ptr %dst, i64 16
  store <2 x i32> <i32 4, i32 5>, ptr %ptr1, align 16
  ret void
}

define void @first_lanes(ptr %p, ptr %q) {
  %vld = load <4 x float>, ptr %p, align 16
  %split = extractelement <4 x float> %vld, i32 0
  %split1 = extractelement <4 x float> %vld, i32 1
  store <4 x float> %vld, ptr %p, align 16
  %1 = insertelement <2 x float> poison, float %split, i32 0
  %2 = insertelement <2 x float> %1, float %split1, i32 1
  store <2 x float> %2, ptr %q, align 8
  ret void
}
