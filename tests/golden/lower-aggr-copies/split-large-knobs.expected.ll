; ModuleID = 'split-large-knobs.ll'
source_filename = "split-large-knobs.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @copy(ptr noalias %dst, ptr noalias %src) {
  %aggr.slot = alloca { i64, i64, i64 }, align 16
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %aggr.slot, i64 %iv
  store i64 %val, ptr %dst.gep, align 8
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 3
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  store i32 1, ptr %src, align 4
  br label %forward.for2

forward.for2:                                     ; preds = %forward.for2, %nonzerotrip
  %iv3 = phi i64 [ 0, %nonzerotrip ], [ %iv.next7, %forward.for2 ]
  %src.gep4 = getelementptr inbounds i64, ptr %aggr.slot, i64 %iv3
  %val5 = load i64, ptr %src.gep4, align 8
  %dst.gep6 = getelementptr inbounds i64, ptr %dst, i64 %iv3
  store i64 %val5, ptr %dst.gep6, align 8
  %iv.next7 = add nuw i64 %iv3, 1
  %done8 = icmp eq i64 %iv.next7, 3
  br i1 %done8, label %nonzerotrip1, label %forward.for2

nonzerotrip1:                                     ; preds = %forward.for2
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
