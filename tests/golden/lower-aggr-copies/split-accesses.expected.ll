; ModuleID = 'split-accesses.ll'
source_filename = "split-accesses.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @nested(ptr %dst, ptr %src) {
  %split = load i8, ptr %src, align 8
  %srcptr = getelementptr inbounds i8, ptr %src, i64 4
  %split1 = load float, ptr %srcptr, align 4
  %srcptr2 = getelementptr inbounds i8, ptr %src, i64 8
  %vld = load <2 x i16>, ptr %srcptr2, align 8
  %split3 = extractelement <2 x i16> %vld, i32 0
  %split4 = extractelement <2 x i16> %vld, i32 1
  %srcptr5 = getelementptr inbounds i8, ptr %src, i64 16
  %split6 = load double, ptr %srcptr5, align 8
  store i8 %split, ptr %dst, align 2
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 4
  store float %split1, ptr %dstptr, align 2
  %dstptr7 = getelementptr inbounds i8, ptr %dst, i64 8
  store i16 %split3, ptr %dstptr7, align 2
  %dstptr8 = getelementptr inbounds i8, ptr %dst, i64 10
  store i16 %split4, ptr %dstptr8, align 2
  %dstptr9 = getelementptr inbounds i8, ptr %dst, i64 16
  store double %split6, ptr %dstptr9, align 2
  ret void
}

define void @packed(ptr %dst, ptr %src) {
  %split = load i8, ptr %src, align 4
  %srcptr = getelementptr inbounds i8, ptr %src, i64 1
  %split1 = load i32, ptr %srcptr, align 1
  %srcptr2 = getelementptr inbounds i8, ptr %src, i64 5
  %split3 = load i16, ptr %srcptr2, align 1
  %srcptr4 = getelementptr inbounds i8, ptr %src, i64 13
  %split5 = load i64, ptr %srcptr4, align 1
  store i8 %split, ptr %dst, align 1
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 1
  store i32 %split1, ptr %dstptr, align 1
  %dstptr6 = getelementptr inbounds i8, ptr %dst, i64 5
  store i16 %split3, ptr %dstptr6, align 1
  %dstptr7 = getelementptr inbounds i8, ptr %dst, i64 13
  store i64 %split5, ptr %dstptr7, align 1
  ret void
}

define void @vectors(ptr addrspace(1) %dst, ptr addrspace(3) %src) {
  %split = load <2 x float>, ptr addrspace(3) %src, align 16
  %srcptr = getelementptr inbounds i8, ptr addrspace(3) %src, i64 8
  %split1 = load <3 x i8>, ptr addrspace(3) %srcptr, align 8
  %srcptr2 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 12
  %split3 = load i1, ptr addrspace(3) %srcptr2, align 4
  %srcptr4 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 13
  %split5 = load i7, ptr addrspace(3) %srcptr4, align 1
  %srcptr6 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 16
  %split7 = load i128, ptr addrspace(3) %srcptr6, align 16
  %srcptr8 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 32
  %split9 = load half, ptr addrspace(3) %srcptr8, align 16
  %srcptr10 = getelementptr inbounds i8, ptr addrspace(3) %src, i64 40
  %split11 = load ptr addrspace(3), ptr addrspace(3) %srcptr10, align 8
  store <2 x float> %split, ptr addrspace(1) %dst, align 16
  %dstptr = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 8
  store <3 x i8> %split1, ptr addrspace(1) %dstptr, align 8
  %dstptr12 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 12
  store i1 %split3, ptr addrspace(1) %dstptr12, align 4
  %dstptr13 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 13
  store i7 %split5, ptr addrspace(1) %dstptr13, align 1
  %dstptr14 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 16
  store i128 %split7, ptr addrspace(1) %dstptr14, align 16
  %dstptr15 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 32
  store half %split9, ptr addrspace(1) %dstptr15, align 16
  %dstptr16 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 40
  store ptr addrspace(3) %split11, ptr addrspace(1) %dstptr16, align 8
  ret void
}

define void @overlapping(ptr %p) {
  %split = load i32, ptr %p, align 4
  %srcptr = getelementptr inbounds i8, ptr %p, i64 4
  %split1 = load i32, ptr %srcptr, align 4
  %srcptr2 = getelementptr inbounds i8, ptr %p, i64 8
  %split3 = load i32, ptr %srcptr2, align 4
  %next = getelementptr i8, ptr %p, i64 4
  store i32 %split, ptr %next, align 4
  %dstptr = getelementptr inbounds i8, ptr %next, i64 4
  store i32 %split1, ptr %dstptr, align 4
  %dstptr4 = getelementptr inbounds i8, ptr %next, i64 8
  store i32 %split3, ptr %dstptr4, align 4
  ret void
}

define void @written_between(ptr %p, ptr %q) {
  %split = load i32, ptr %p, align 8
  %srcptr = getelementptr inbounds i8, ptr %p, i64 8
  %split1 = load ptr, ptr %srcptr, align 8
  store i32 0, ptr %p, align 4
  store i32 %split, ptr %q, align 8
  %dstptr = getelementptr inbounds i8, ptr %q, i64 8
  store ptr %split1, ptr %dstptr, align 8
  store i32 %split, ptr %p, align 8
  %dstptr2 = getelementptr inbounds i8, ptr %p, i64 8
  store ptr %split1, ptr %dstptr2, align 8
  ret void
}

define void @empty({} %none, ptr %p) {
  %split = load i8, ptr %p, align 4
  store i8 %split, ptr %p, align 4
  ret void
}
