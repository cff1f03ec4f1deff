; ModuleID = 'split-large.ll'
source_filename = "split-large.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @unrolled(ptr noalias %dst, ptr %src) {
  %split = load i64, ptr %src, align 8
  %srcptr = getelementptr inbounds i8, ptr %src, i64 8
  %split1 = load i64, ptr %srcptr, align 8
  %srcptr2 = getelementptr inbounds i8, ptr %src, i64 16
  %split3 = load i64, ptr %srcptr2, align 8
  %srcptr5 = getelementptr inbounds i8, ptr %src, i64 24
  %split6 = load i64, ptr %srcptr5, align 8
  %srcptr8 = getelementptr inbounds i8, ptr %src, i64 32
  %split9 = load i64, ptr %srcptr8, align 8
  %srcptr11 = getelementptr inbounds i8, ptr %src, i64 40
  %split12 = load i64, ptr %srcptr11, align 8
  %srcptr14 = getelementptr inbounds i8, ptr %src, i64 48
  %split15 = load i64, ptr %srcptr14, align 8
  %srcptr17 = getelementptr inbounds i8, ptr %src, i64 56
  %split18 = load i64, ptr %srcptr17, align 8
  %srcptr20 = getelementptr inbounds i8, ptr %src, i64 64
  %split21 = load i64, ptr %srcptr20, align 8
  %srcptr23 = getelementptr inbounds i8, ptr %src, i64 72
  %split24 = load i64, ptr %srcptr23, align 8
  %srcptr26 = getelementptr inbounds i8, ptr %src, i64 80
  %split27 = load i64, ptr %srcptr26, align 8
  %srcptr29 = getelementptr inbounds i8, ptr %src, i64 88
  %split30 = load i64, ptr %srcptr29, align 8
  %srcptr32 = getelementptr inbounds i8, ptr %src, i64 96
  %split33 = load i64, ptr %srcptr32, align 8
  %srcptr35 = getelementptr inbounds i8, ptr %src, i64 104
  %split36 = load i64, ptr %srcptr35, align 8
  %srcptr38 = getelementptr inbounds i8, ptr %src, i64 112
  %split39 = load i64, ptr %srcptr38, align 8
  %srcptr41 = getelementptr inbounds i8, ptr %src, i64 120
  %split42 = load i64, ptr %srcptr41, align 8
  store i64 %split, ptr %dst, align 8
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 8
  store i64 %split1, ptr %dstptr, align 8
  %dstptr4 = getelementptr inbounds i8, ptr %dst, i64 16
  store i64 %split3, ptr %dstptr4, align 8
  %dstptr7 = getelementptr inbounds i8, ptr %dst, i64 24
  store i64 %split6, ptr %dstptr7, align 8
  %dstptr10 = getelementptr inbounds i8, ptr %dst, i64 32
  store i64 %split9, ptr %dstptr10, align 8
  %dstptr13 = getelementptr inbounds i8, ptr %dst, i64 40
  store i64 %split12, ptr %dstptr13, align 8
  %dstptr16 = getelementptr inbounds i8, ptr %dst, i64 48
  store i64 %split15, ptr %dstptr16, align 8
  %dstptr19 = getelementptr inbounds i8, ptr %dst, i64 56
  store i64 %split18, ptr %dstptr19, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %dst, i64 64
  store i64 %split21, ptr %dstptr22, align 8
  %dstptr25 = getelementptr inbounds i8, ptr %dst, i64 72
  store i64 %split24, ptr %dstptr25, align 8
  %dstptr28 = getelementptr inbounds i8, ptr %dst, i64 80
  store i64 %split27, ptr %dstptr28, align 8
  %dstptr31 = getelementptr inbounds i8, ptr %dst, i64 88
  store i64 %split30, ptr %dstptr31, align 8
  %dstptr34 = getelementptr inbounds i8, ptr %dst, i64 96
  store i64 %split33, ptr %dstptr34, align 8
  %dstptr37 = getelementptr inbounds i8, ptr %dst, i64 104
  store i64 %split36, ptr %dstptr37, align 8
  %dstptr40 = getelementptr inbounds i8, ptr %dst, i64 112
  store i64 %split39, ptr %dstptr40, align 8
  %dstptr43 = getelementptr inbounds i8, ptr %dst, i64 120
  store i64 %split42, ptr %dstptr43, align 8
  ret void
}

define void @vectors(ptr %dst, ptr %src) {
  %vld = load <4 x i32>, ptr %src, align 16
  %srcptr = getelementptr inbounds i8, ptr %src, i64 16
  %vld1 = load <4 x i32>, ptr %srcptr, align 16
  %srcptr2 = getelementptr inbounds i8, ptr %src, i64 32
  %vld3 = load <4 x i32>, ptr %srcptr2, align 16
  %srcptr5 = getelementptr inbounds i8, ptr %src, i64 48
  %vld6 = load <4 x i32>, ptr %srcptr5, align 16
  %srcptr8 = getelementptr inbounds i8, ptr %src, i64 64
  %vld9 = load <4 x i32>, ptr %srcptr8, align 16
  %srcptr11 = getelementptr inbounds i8, ptr %src, i64 80
  %vld12 = load <4 x i32>, ptr %srcptr11, align 16
  %srcptr14 = getelementptr inbounds i8, ptr %src, i64 96
  %vld15 = load <4 x i32>, ptr %srcptr14, align 16
  %srcptr17 = getelementptr inbounds i8, ptr %src, i64 112
  %vld18 = load <4 x i32>, ptr %srcptr17, align 16
  %srcptr20 = getelementptr inbounds i8, ptr %src, i64 128
  %split = load i64, ptr %srcptr20, align 16
  store i8 1, ptr %src, align 1
  store <4 x i32> %vld, ptr %dst, align 16
  %dstptr = getelementptr inbounds i8, ptr %dst, i64 16
  store <4 x i32> %vld1, ptr %dstptr, align 16
  %dstptr4 = getelementptr inbounds i8, ptr %dst, i64 32
  store <4 x i32> %vld3, ptr %dstptr4, align 16
  %dstptr7 = getelementptr inbounds i8, ptr %dst, i64 48
  store <4 x i32> %vld6, ptr %dstptr7, align 16
  %dstptr10 = getelementptr inbounds i8, ptr %dst, i64 64
  store <4 x i32> %vld9, ptr %dstptr10, align 16
  %dstptr13 = getelementptr inbounds i8, ptr %dst, i64 80
  store <4 x i32> %vld12, ptr %dstptr13, align 16
  %dstptr16 = getelementptr inbounds i8, ptr %dst, i64 96
  store <4 x i32> %vld15, ptr %dstptr16, align 16
  %dstptr19 = getelementptr inbounds i8, ptr %dst, i64 112
  store <4 x i32> %vld18, ptr %dstptr19, align 16
  %dstptr21 = getelementptr inbounds i8, ptr %dst, i64 128
  store i64 %split, ptr %dstptr21, align 16
  ret void
}

define void @apart(ptr addrspace(3) %dst, ptr addrspace(1) %src) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr addrspace(1) %src, i64 %iv
  %val = load i32, ptr addrspace(1) %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr addrspace(3) %dst, i64 %iv
  store i32 %val, ptr addrspace(3) %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 33
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  ret void
}

define void @may_overlap(ptr %dst, ptr %src) {
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %dst, %src
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 18
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ 18, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i64, ptr %src, i64 %iv.next2
  %val4 = load i64, ptr %src.gep3, align 8
  %dst.gep5 = getelementptr inbounds i64, ptr %dst, i64 %iv.next2
  store i64 %val4, ptr %dst.gep5, align 8
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define i32 @written_between(ptr %p, ptr %q) {
  %aggr.slot = alloca [65 x i32], align 16
  %srcptr = getelementptr inbounds i8, ptr %p, i64 28
  %split = load i32, ptr %srcptr, align 4
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %p, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 65
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  store i32 5, ptr %p, align 4
  br label %forward.for2

forward.for2:                                     ; preds = %forward.for2, %nonzerotrip
  %iv3 = phi i64 [ 0, %nonzerotrip ], [ %iv.next7, %forward.for2 ]
  %src.gep4 = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv3
  %val5 = load i32, ptr %src.gep4, align 4
  %dst.gep6 = getelementptr inbounds i32, ptr %q, i64 %iv3
  store i32 %val5, ptr %dst.gep6, align 4
  %iv.next7 = add nuw i64 %iv3, 1
  %done8 = icmp eq i64 %iv.next7, 65
  br i1 %done8, label %nonzerotrip1, label %forward.for2

nonzerotrip1:                                     ; preds = %forward.for2
  br label %forward.for10

forward.for10:                                    ; preds = %forward.for10, %nonzerotrip1
  %iv11 = phi i64 [ 0, %nonzerotrip1 ], [ %iv.next15, %forward.for10 ]
  %src.gep12 = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv11
  %val13 = load i32, ptr %src.gep12, align 4
  %dst.gep14 = getelementptr inbounds i32, ptr %p, i64 %iv11
  store i32 %val13, ptr %dst.gep14, align 4
  %iv.next15 = add nuw i64 %iv11, 1
  %done16 = icmp eq i64 %iv.next15, 65
  br i1 %done16, label %nonzerotrip9, label %forward.for10

nonzerotrip9:                                     ; preds = %forward.for10
  ret i32 %split
}

define void @in_registers(ptr %p, ptr %q) {
  %split = load i64, ptr %p, align 8
  %srcptr = getelementptr inbounds i8, ptr %p, i64 8
  %split1 = load i64, ptr %srcptr, align 8
  %srcptr2 = getelementptr inbounds i8, ptr %p, i64 16
  %split3 = load i64, ptr %srcptr2, align 8
  %srcptr5 = getelementptr inbounds i8, ptr %p, i64 24
  %split6 = load i64, ptr %srcptr5, align 8
  %srcptr8 = getelementptr inbounds i8, ptr %p, i64 32
  %split9 = load i64, ptr %srcptr8, align 8
  %srcptr11 = getelementptr inbounds i8, ptr %p, i64 40
  %split12 = load i64, ptr %srcptr11, align 8
  %srcptr14 = getelementptr inbounds i8, ptr %p, i64 48
  %split15 = load i64, ptr %srcptr14, align 8
  %srcptr17 = getelementptr inbounds i8, ptr %p, i64 56
  %split18 = load i64, ptr %srcptr17, align 8
  %srcptr20 = getelementptr inbounds i8, ptr %p, i64 64
  %split21 = load i64, ptr %srcptr20, align 8
  %srcptr23 = getelementptr inbounds i8, ptr %p, i64 72
  %split24 = load i64, ptr %srcptr23, align 8
  %srcptr26 = getelementptr inbounds i8, ptr %p, i64 80
  %split27 = load i64, ptr %srcptr26, align 8
  %srcptr29 = getelementptr inbounds i8, ptr %p, i64 88
  %split30 = load i64, ptr %srcptr29, align 8
  %srcptr32 = getelementptr inbounds i8, ptr %p, i64 96
  %split33 = load i64, ptr %srcptr32, align 8
  %srcptr35 = getelementptr inbounds i8, ptr %p, i64 104
  %split36 = load i64, ptr %srcptr35, align 8
  %srcptr38 = getelementptr inbounds i8, ptr %p, i64 112
  %split39 = load i64, ptr %srcptr38, align 8
  %srcptr41 = getelementptr inbounds i8, ptr %p, i64 120
  %split42 = load i64, ptr %srcptr41, align 8
  %srcptr44 = getelementptr inbounds i8, ptr %p, i64 128
  %split45 = load i64, ptr %srcptr44, align 8
  %srcptr47 = getelementptr inbounds i8, ptr %p, i64 136
  %split48 = load i64, ptr %srcptr47, align 8
  store i32 5, ptr %p, align 4
  store i64 %split, ptr %q, align 8
  %dstptr = getelementptr inbounds i8, ptr %q, i64 8
  store i64 %split1, ptr %dstptr, align 8
  %dstptr4 = getelementptr inbounds i8, ptr %q, i64 16
  store i64 %split3, ptr %dstptr4, align 8
  %dstptr7 = getelementptr inbounds i8, ptr %q, i64 24
  store i64 %split6, ptr %dstptr7, align 8
  %dstptr10 = getelementptr inbounds i8, ptr %q, i64 32
  store i64 %split9, ptr %dstptr10, align 8
  %dstptr13 = getelementptr inbounds i8, ptr %q, i64 40
  store i64 %split12, ptr %dstptr13, align 8
  %dstptr16 = getelementptr inbounds i8, ptr %q, i64 48
  store i64 %split15, ptr %dstptr16, align 8
  %dstptr19 = getelementptr inbounds i8, ptr %q, i64 56
  store i64 %split18, ptr %dstptr19, align 8
  %dstptr22 = getelementptr inbounds i8, ptr %q, i64 64
  store i64 %split21, ptr %dstptr22, align 8
  %dstptr25 = getelementptr inbounds i8, ptr %q, i64 72
  store i64 %split24, ptr %dstptr25, align 8
  %dstptr28 = getelementptr inbounds i8, ptr %q, i64 80
  store i64 %split27, ptr %dstptr28, align 8
  %dstptr31 = getelementptr inbounds i8, ptr %q, i64 88
  store i64 %split30, ptr %dstptr31, align 8
  %dstptr34 = getelementptr inbounds i8, ptr %q, i64 96
  store i64 %split33, ptr %dstptr34, align 8
  %dstptr37 = getelementptr inbounds i8, ptr %q, i64 104
  store i64 %split36, ptr %dstptr37, align 8
  %dstptr40 = getelementptr inbounds i8, ptr %q, i64 112
  store i64 %split39, ptr %dstptr40, align 8
  %dstptr43 = getelementptr inbounds i8, ptr %q, i64 120
  store i64 %split42, ptr %dstptr43, align 8
  %dstptr46 = getelementptr inbounds i8, ptr %q, i64 128
  store i64 %split45, ptr %dstptr46, align 8
  %dstptr49 = getelementptr inbounds i8, ptr %q, i64 136
  store i64 %split48, ptr %dstptr49, align 8
  ret void
}

define void @changed(ptr noalias %dst, ptr noalias %src, i64 %x, i64 %y) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i64, ptr %src, i64 %iv
  %val = load i64, ptr %src.gep, align 8
  %dst.gep = getelementptr inbounds i64, ptr %dst, i64 %iv
  store i64 %val, ptr %dst.gep, align 8
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 17
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  %ptr = getelementptr inbounds i8, ptr %dst, i64 24
  store i64 %y, ptr %ptr, align 8
  ret void
}

define void @member(ptr addrspace(3) %dst, ptr addrspace(1) %src) {
  %srcptr = getelementptr inbounds i8, ptr addrspace(1) %src, i64 8
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr addrspace(1) %srcptr, i64 %iv
  %val = load i32, ptr addrspace(1) %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr addrspace(3) %dst, i64 %iv
  store i32 %val, ptr addrspace(3) %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  ret void
}

define void @filled(ptr %p) {
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %dst.gep = getelementptr inbounds i32, ptr %p, i64 %iv
  store i32 0, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  %dstptr = getelementptr inbounds i8, ptr %p, i64 0
  store <4 x i32> zeroinitializer, ptr %dstptr, align 16
  %dstptr1 = getelementptr inbounds i8, ptr %p, i64 16
  store <4 x i32> zeroinitializer, ptr %dstptr1, align 16
  %dstptr2 = getelementptr inbounds i8, ptr %p, i64 32
  store <4 x i32> zeroinitializer, ptr %dstptr2, align 16
  %dstptr3 = getelementptr inbounds i8, ptr %p, i64 48
  store <4 x i32> zeroinitializer, ptr %dstptr3, align 16
  %dstptr4 = getelementptr inbounds i8, ptr %p, i64 64
  store <4 x i32> zeroinitializer, ptr %dstptr4, align 16
  %dstptr5 = getelementptr inbounds i8, ptr %p, i64 80
  store <4 x i32> zeroinitializer, ptr %dstptr5, align 16
  %dstptr6 = getelementptr inbounds i8, ptr %p, i64 96
  store <4 x i32> zeroinitializer, ptr %dstptr6, align 16
  %dstptr7 = getelementptr inbounds i8, ptr %p, i64 112
  store <4 x i32> zeroinitializer, ptr %dstptr7, align 16
  %dstptr8 = getelementptr inbounds i8, ptr %p, i64 128
  store <4 x i32> zeroinitializer, ptr %dstptr8, align 16
  %dstptr9 = getelementptr inbounds i8, ptr %p, i64 144
  store <4 x i32> zeroinitializer, ptr %dstptr9, align 16
  ret void
}

define i8 @pieces_of_many(ptr addrspace(1) %dst, ptr addrspace(3) %src, i8 %x) {
  %ptr = getelementptr inbounds i8, ptr addrspace(3) %src, i64 18
  %split = load i8, ptr addrspace(3) %ptr, align 2
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr addrspace(3) %src, i64 %iv
  %val = load i32, ptr addrspace(3) %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr addrspace(1) %dst, i64 %iv
  store i32 %val, ptr addrspace(1) %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 5000
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  %ptr1 = getelementptr inbounds i8, ptr addrspace(1) %dst, i64 17
  store i8 %x, ptr addrspace(1) %ptr1, align 1
  ret i8 %split
}

define void @elsewhere(ptr noalias %src, ptr %dst, i1 %c) {
entry:
  br i1 %c, label %loop, label %done

loop:                                             ; preds = %nonzerotrip, %entry
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %loop
  %iv = phi i64 [ 0, %loop ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %dst, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done1 = icmp eq i64 %iv.next, 33
  br i1 %done1, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  br i1 %c, label %loop, label %done

done:                                             ; preds = %nonzerotrip, %entry
  ret void
}

define void @over_itself(ptr %src, ptr %dst, i1 %c) {
entry:
  %aggr.slot = alloca [65 x i32], align 16
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %entry
  %iv = phi i64 [ 0, %entry ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %src, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done1 = icmp eq i64 %iv.next, 65
  br i1 %done1, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  br i1 %c, label %loop, label %done

loop:                                             ; preds = %nonzerotrip2, %nonzerotrip
  br label %forward.for3

forward.for3:                                     ; preds = %forward.for3, %loop
  %iv4 = phi i64 [ 0, %loop ], [ %iv.next8, %forward.for3 ]
  %src.gep5 = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv4
  %val6 = load i32, ptr %src.gep5, align 4
  %dst.gep7 = getelementptr inbounds i32, ptr %dst, i64 %iv4
  store i32 %val6, ptr %dst.gep7, align 4
  %iv.next8 = add nuw i64 %iv4, 1
  %done9 = icmp eq i64 %iv.next8, 65
  br i1 %done9, label %nonzerotrip2, label %forward.for3

nonzerotrip2:                                     ; preds = %forward.for3
  br i1 %c, label %loop, label %done

done:                                             ; preds = %nonzerotrip2, %nonzerotrip
  ret void
}

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @barrier() #0

define void @across_a_barrier(ptr addrspace(1) %dst, ptr addrspace(3) %src) {
  %aggr.slot = alloca [65 x i32], align 16
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr addrspace(3) %src, i64 %iv
  %val = load i32, ptr addrspace(3) %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 65
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  call void @barrier()
  br label %forward.for2

forward.for2:                                     ; preds = %forward.for2, %nonzerotrip
  %iv3 = phi i64 [ 0, %nonzerotrip ], [ %iv.next7, %forward.for2 ]
  %src.gep4 = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv3
  %val5 = load i32, ptr %src.gep4, align 4
  %dst.gep6 = getelementptr inbounds i32, ptr addrspace(1) %dst, i64 %iv3
  store i32 %val5, ptr addrspace(1) %dst.gep6, align 4
  %iv.next7 = add nuw i64 %iv3, 1
  %done8 = icmp eq i64 %iv.next7, 65
  br i1 %done8, label %nonzerotrip1, label %forward.for2

nonzerotrip1:                                     ; preds = %forward.for2
  ret void
}

attributes #0 = { convergent nounwind memory(inaccessiblemem: readwrite) }
