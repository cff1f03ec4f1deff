; ModuleID = 'split-metadata.ll'
source_filename = "split-metadata.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @leaves(ptr %dst, ptr %src) {
  %split = load i32, ptr %src, align 8, !tbaa !0, !invariant.load !3, !alias.scope !4, !nontemporal !7, !noundef !3
  %srcptr = getelementptr inbounds i8, ptr %src, i64 8
  %split1 = load i64, ptr %srcptr, align 8, !tbaa !0, !invariant.load !3, !alias.scope !4, !nontemporal !7, !noundef !3
  store i32 %split, ptr %dst, align 8, !noalias !4, !nontemporal !7
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 8
  store i64 %split1, ptr %dstptr, align 8, !noalias !4, !nontemporal !7
  ret void
}

define void @copies(ptr noalias %dst, ptr %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8, !tbaa !0, !alias.scope !4
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8, !noalias !4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  ret void
}

define void @overlapping(ptr %dst, ptr %src) {
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8, !noalias !4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ 17, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i64, ptr %src, i64 %iv.next2
  %val4 = load i64, ptr %src.gep3, align 8
  %dst.gep5 = getelementptr inbounds i64, ptr %dst, i64 %iv.next2
  store i64 %val4, ptr %dst.gep5, align 8, !noalias !4
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @selects(i1 %c, ptr %p) {
  %split = load float, ptr %p, align 4
  %ptr = getelementptr inbounds i8, ptr %p, i64 4
  %split1 = load float, ptr %ptr, align 4
  %s.0 = select i1 %c, float %split, float 0.000000e+00, !prof !8
  %s.1 = select i1 %c, float %split1, float 0.000000e+00, !prof !8
  store float %s.0, ptr %p, align 4
  %ptr2 = getelementptr inbounds i8, ptr %p, i64 4
  store float %s.1, ptr %ptr2, align 4
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"long", !2, i64 0}
!2 = !{!"tbaa"}
!3 = !{}
!4 = !{!5}
!5 = distinct !{!5, !6}
!6 = distinct !{!6}
!7 = !{i32 1}
!8 = !{!"branch_weights", i32 1, i32 3}
