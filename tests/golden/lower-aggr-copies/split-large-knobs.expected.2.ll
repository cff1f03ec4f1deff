; ModuleID = 'split-large-knobs.ll'
source_filename = "split-large-knobs.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy(ptr noalias %dst, ptr noalias %src) {
  %split = load i64, ptr %src, align 8
  %srcptr = getelementptr inbounds i8, ptr %src, i64 8
  %split1 = load i64, ptr %srcptr, align 8
  %srcptr2 = getelementptr inbounds i8, ptr %src, i64 16
  %split3 = load i64, ptr %srcptr2, align 8
  store i32 1, ptr %src, align 4
  store i64 %split, ptr %dst, align 8
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 8
  store i64 %split1, ptr %dstptr, align 8
  %dstptr4 = getelementptr inbounds i8, ptr %dst, i64 16
  store i64 %split3, ptr %dstptr4, align 8
  ret void
}

define void @pair(ptr %p, i32 %x) {
  %1 = insertelement <2 x i32> poison, i32 %x, i32 0
  %2 = insertelement <2 x i32> %1, i32 2, i32 1
  store <2 x i32> %2, ptr %p, align 8
  ret void
}

define i64 @value({ i64, i64, i64 } %a, ptr %p, i1 %c) {
  %split = extractvalue { i64, i64, i64 } %a, 0
  %split1 = load i64, ptr %p, align 8
  %w.0 = select i1 %c, i64 %split1, i64 %split
  ret i64 %w.0
}
