; ModuleID = 'split-pointers.ll'
source_filename = "split-pointers.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare { i32, i32 } @pair()

declare void @unknown()

define void @put_in(ptr %p, ptr %q, ptr %r) {
  %c = call { i32, i32 } @pair()
  %split = extractvalue { i32, i32 } %c, 0
  %split1 = extractvalue { i32, i32 } %c, 1
  br label %split3

split3:                                           ; preds = %0
  %cmp = icmp ult ptr %q, %p
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split3
  %iv = phi i64 [ 0, %split3 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %p, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %q, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split3
  %iv4 = phi i64 [ 40, %split3 ], [ %iv.next5, %reverse.for ]
  %iv.next5 = add i64 %iv4, -1
  %src.gep6 = getelementptr inbounds i32, ptr %p, i64 %iv.next5
  %val7 = load i32, ptr %src.gep6, align 4
  %dst.gep8 = getelementptr inbounds i32, ptr %q, i64 %iv.next5
  store i32 %val7, ptr %dst.gep8, align 4
  %done9 = icmp eq i64 %iv.next5, 0
  br i1 %done9, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  %ptr2 = getelementptr inbounds i8, ptr %q, i64 12
  store i32 %split, ptr %ptr2, align 4
  store i32 %split, ptr %r, align 4
  %ptr = getelementptr inbounds i8, ptr %r, i64 4
  store i32 %split1, ptr %ptr, align 4
  ret void
}

define void @both_ends(ptr %t) {
  %split = load ptr, ptr %t, align 8
  %ptr = getelementptr inbounds i8, ptr %t, i64 8
  %split1 = load ptr, ptr %ptr, align 8
  br label %split2

split2:                                           ; preds = %0
  %cmp = icmp ult ptr %split, %split1
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split2
  %iv = phi i64 [ 0, %split2 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %split1, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %split, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split2
  %iv3 = phi i64 [ 40, %split2 ], [ %iv.next4, %reverse.for ]
  %iv.next4 = add i64 %iv3, -1
  %src.gep5 = getelementptr inbounds i32, ptr %split1, i64 %iv.next4
  %val6 = load i32, ptr %src.gep5, align 4
  %dst.gep7 = getelementptr inbounds i32, ptr %split, i64 %iv.next4
  store i32 %val6, ptr %dst.gep7, align 4
  %done8 = icmp eq i64 %iv.next4, 0
  br i1 %done8, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  br label %forward.for10

forward.for10:                                    ; preds = %forward.for10, %nonzerotrip
  %iv11 = phi i64 [ 0, %nonzerotrip ], [ %iv.next13, %forward.for10 ]
  %dst.gep12 = getelementptr inbounds i32, ptr %split, i64 %iv11
  store i32 0, ptr %dst.gep12, align 4
  %iv.next13 = add nuw i64 %iv11, 1
  %done14 = icmp eq i64 %iv.next13, 80
  br i1 %done14, label %nonzerotrip9, label %forward.for10

nonzerotrip9:                                     ; preds = %forward.for10
  ret void
}

define void @through_the_stack(ptr %t) {
  %aggr.slot = alloca [80 x i32], align 16
  %split = load ptr, ptr %t, align 8
  %ptr = getelementptr inbounds i8, ptr %t, i64 8
  %split1 = load ptr, ptr %ptr, align 8
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %split1, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 80
  br i1 %done, label %nonzerotrip, label %forward.for

nonzerotrip:                                      ; preds = %forward.for
  call void @unknown()
  br label %forward.for3

forward.for3:                                     ; preds = %forward.for3, %nonzerotrip
  %iv4 = phi i64 [ 0, %nonzerotrip ], [ %iv.next8, %forward.for3 ]
  %src.gep5 = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv4
  %val6 = load i32, ptr %src.gep5, align 4
  %dst.gep7 = getelementptr inbounds i32, ptr %split, i64 %iv4
  store i32 %val6, ptr %dst.gep7, align 4
  %iv.next8 = add nuw i64 %iv4, 1
  %done9 = icmp eq i64 %iv.next8, 80
  br i1 %done9, label %nonzerotrip2, label %forward.for3

nonzerotrip2:                                     ; preds = %forward.for3
  ret void
}

define void @lane(ptr %t, ptr %q) {
  %ptr = getelementptr inbounds i8, ptr %t, i64 8
  %split = load ptr, ptr %ptr, align 8
  br label %split1

split1:                                           ; preds = %0
  %cmp = icmp ult ptr %q, %split
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split1
  %iv = phi i64 [ 0, %split1 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %split, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %q, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split1
  %iv2 = phi i64 [ 40, %split1 ], [ %iv.next3, %reverse.for ]
  %iv.next3 = add i64 %iv2, -1
  %src.gep4 = getelementptr inbounds i32, ptr %split, i64 %iv.next3
  %val5 = load i32, ptr %src.gep4, align 4
  %dst.gep6 = getelementptr inbounds i32, ptr %q, i64 %iv.next3
  store i32 %val5, ptr %dst.gep6, align 4
  %done7 = icmp eq i64 %iv.next3, 0
  br i1 %done7, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define void @argument({ ptr, ptr } %s, ptr %q) {
  %r = extractvalue { ptr, ptr } %s, 1
  br label %split

split:                                            ; preds = %0
  %cmp = icmp ult ptr %q, %r
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split
  %iv = phi i64 [ 0, %split ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %r, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %q, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split
  %iv1 = phi i64 [ 40, %split ], [ %iv.next2, %reverse.for ]
  %iv.next2 = add i64 %iv1, -1
  %src.gep3 = getelementptr inbounds i32, ptr %r, i64 %iv.next2
  %val4 = load i32, ptr %src.gep3, align 4
  %dst.gep5 = getelementptr inbounds i32, ptr %q, i64 %iv.next2
  store i32 %val4, ptr %dst.gep5, align 4
  %done6 = icmp eq i64 %iv.next2, 0
  br i1 %done6, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}

define [10001 x i8] @whole_as_well(ptr %p, ptr %q) {
  %aggr.slot = alloca [10001 x i8], align 16
  br label %forward.for

forward.for:                                      ; preds = %forward.for, %0
  %iv = phi i64 [ 0, %0 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %p, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 2500
  br i1 %done, label %forward.rem, label %forward.for

forward.rem:                                      ; preds = %forward.for
  %remsrc = getelementptr inbounds i8, ptr %p, i64 10000
  %val1 = load i8, ptr %remsrc, align 4
  %remdst = getelementptr inbounds i8, ptr %aggr.slot, i64 10000
  store i8 %val1, ptr %remdst, align 16
  br label %nonzerotrip

nonzerotrip:                                      ; preds = %forward.rem
  %v = load [10001 x i8], ptr %p, align 4
  call void @unknown()
  br label %forward.for3

forward.for3:                                     ; preds = %forward.for3, %nonzerotrip
  %iv5 = phi i64 [ 0, %nonzerotrip ], [ %iv.next9, %forward.for3 ]
  %src.gep6 = getelementptr inbounds i32, ptr %aggr.slot, i64 %iv5
  %val7 = load i32, ptr %src.gep6, align 4
  %dst.gep8 = getelementptr inbounds i32, ptr %q, i64 %iv5
  store i32 %val7, ptr %dst.gep8, align 4
  %iv.next9 = add nuw i64 %iv5, 1
  %done10 = icmp eq i64 %iv.next9, 2500
  br i1 %done10, label %forward.rem4, label %forward.for3

forward.rem4:                                     ; preds = %forward.for3
  %remsrc11 = getelementptr inbounds i8, ptr %aggr.slot, i64 10000
  %val12 = load i8, ptr %remsrc11, align 16
  %remdst13 = getelementptr inbounds i8, ptr %q, i64 10000
  store i8 %val12, ptr %remdst13, align 4
  br label %nonzerotrip2

nonzerotrip2:                                     ; preds = %forward.rem4
  ret [10001 x i8] %v
}

define void @distances(ptr %p) {
  %split = load i32, ptr %p, align 4
  %srcptr = getelementptr inbounds i8, ptr %p, i64 4
  %split1 = load i32, ptr %srcptr, align 4
  %srcptr2 = getelementptr inbounds i8, ptr %p, i64 8
  %split3 = load i32, ptr %srcptr2, align 4
  %srcptr5 = getelementptr inbounds i8, ptr %p, i64 12
  %split6 = load i32, ptr %srcptr5, align 4
  %srcptr8 = getelementptr inbounds i8, ptr %p, i64 16
  %split9 = load i32, ptr %srcptr8, align 4
  %srcptr11 = getelementptr inbounds i8, ptr %p, i64 20
  %split12 = load i32, ptr %srcptr11, align 4
  %srcptr14 = getelementptr inbounds i8, ptr %p, i64 24
  %split15 = load i32, ptr %srcptr14, align 4
  %srcptr17 = getelementptr inbounds i8, ptr %p, i64 28
  %split18 = load i32, ptr %srcptr17, align 4
  %srcptr20 = getelementptr inbounds i8, ptr %p, i64 32
  %split21 = load i32, ptr %srcptr20, align 4
  %srcptr23 = getelementptr inbounds i8, ptr %p, i64 36
  %split24 = load i32, ptr %srcptr23, align 4
  %srcptr26 = getelementptr inbounds i8, ptr %p, i64 40
  %split27 = load i32, ptr %srcptr26, align 4
  %srcptr29 = getelementptr inbounds i8, ptr %p, i64 44
  %split30 = load i32, ptr %srcptr29, align 4
  %srcptr32 = getelementptr inbounds i8, ptr %p, i64 48
  %split33 = load i32, ptr %srcptr32, align 4
  %srcptr35 = getelementptr inbounds i8, ptr %p, i64 52
  %split36 = load i32, ptr %srcptr35, align 4
  %srcptr38 = getelementptr inbounds i8, ptr %p, i64 56
  %split39 = load i32, ptr %srcptr38, align 4
  %srcptr41 = getelementptr inbounds i8, ptr %p, i64 60
  %split42 = load i32, ptr %srcptr41, align 4
  %srcptr44 = getelementptr inbounds i8, ptr %p, i64 64
  %split45 = load i32, ptr %srcptr44, align 4
  %srcptr47 = getelementptr inbounds i8, ptr %p, i64 68
  %split48 = load i32, ptr %srcptr47, align 4
  %srcptr50 = getelementptr inbounds i8, ptr %p, i64 72
  %split51 = load i32, ptr %srcptr50, align 4
  %srcptr53 = getelementptr inbounds i8, ptr %p, i64 76
  %split54 = load i32, ptr %srcptr53, align 4
  %srcptr56 = getelementptr inbounds i8, ptr %p, i64 80
  %split57 = load i32, ptr %srcptr56, align 4
  %srcptr59 = getelementptr inbounds i8, ptr %p, i64 84
  %split60 = load i32, ptr %srcptr59, align 4
  %srcptr62 = getelementptr inbounds i8, ptr %p, i64 88
  %split63 = load i32, ptr %srcptr62, align 4
  %srcptr65 = getelementptr inbounds i8, ptr %p, i64 92
  %split66 = load i32, ptr %srcptr65, align 4
  %srcptr68 = getelementptr inbounds i8, ptr %p, i64 96
  %split69 = load i32, ptr %srcptr68, align 4
  %srcptr71 = getelementptr inbounds i8, ptr %p, i64 100
  %split72 = load i32, ptr %srcptr71, align 4
  %srcptr74 = getelementptr inbounds i8, ptr %p, i64 104
  %split75 = load i32, ptr %srcptr74, align 4
  %srcptr77 = getelementptr inbounds i8, ptr %p, i64 108
  %split78 = load i32, ptr %srcptr77, align 4
  %srcptr80 = getelementptr inbounds i8, ptr %p, i64 112
  %split81 = load i32, ptr %srcptr80, align 4
  %srcptr83 = getelementptr inbounds i8, ptr %p, i64 116
  %split84 = load i32, ptr %srcptr83, align 4
  %srcptr86 = getelementptr inbounds i8, ptr %p, i64 120
  %split87 = load i32, ptr %srcptr86, align 4
  %srcptr89 = getelementptr inbounds i8, ptr %p, i64 124
  %split90 = load i32, ptr %srcptr89, align 4
  %srcptr92 = getelementptr inbounds i8, ptr %p, i64 128
  %split93 = load i32, ptr %srcptr92, align 4
  %srcptr95 = getelementptr inbounds i8, ptr %p, i64 132
  %split96 = load i32, ptr %srcptr95, align 4
  %srcptr98 = getelementptr inbounds i8, ptr %p, i64 136
  %split99 = load i32, ptr %srcptr98, align 4
  %srcptr101 = getelementptr inbounds i8, ptr %p, i64 140
  %split102 = load i32, ptr %srcptr101, align 4
  %srcptr104 = getelementptr inbounds i8, ptr %p, i64 144
  %split105 = load i32, ptr %srcptr104, align 4
  %srcptr107 = getelementptr inbounds i8, ptr %p, i64 148
  %split108 = load i32, ptr %srcptr107, align 4
  %srcptr110 = getelementptr inbounds i8, ptr %p, i64 152
  %split111 = load i32, ptr %srcptr110, align 4
  %srcptr113 = getelementptr inbounds i8, ptr %p, i64 156
  %split114 = load i32, ptr %srcptr113, align 4
  %narrow = addrspacecast ptr %p to ptr addrspace(6)
  %wrapped = getelementptr i8, ptr addrspace(6) %narrow, i64 4294967300
  store i32 %split, ptr addrspace(6) %wrapped, align 4
  %dstptr = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 4
  store i32 %split1, ptr addrspace(6) %dstptr, align 4
  %dstptr4 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 8
  store i32 %split3, ptr addrspace(6) %dstptr4, align 4
  %dstptr7 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 12
  store i32 %split6, ptr addrspace(6) %dstptr7, align 4
  %dstptr10 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 16
  store i32 %split9, ptr addrspace(6) %dstptr10, align 4
  %dstptr13 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 20
  store i32 %split12, ptr addrspace(6) %dstptr13, align 4
  %dstptr16 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 24
  store i32 %split15, ptr addrspace(6) %dstptr16, align 4
  %dstptr19 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 28
  store i32 %split18, ptr addrspace(6) %dstptr19, align 4
  %dstptr22 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 32
  store i32 %split21, ptr addrspace(6) %dstptr22, align 4
  %dstptr25 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 36
  store i32 %split24, ptr addrspace(6) %dstptr25, align 4
  %dstptr28 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 40
  store i32 %split27, ptr addrspace(6) %dstptr28, align 4
  %dstptr31 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 44
  store i32 %split30, ptr addrspace(6) %dstptr31, align 4
  %dstptr34 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 48
  store i32 %split33, ptr addrspace(6) %dstptr34, align 4
  %dstptr37 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 52
  store i32 %split36, ptr addrspace(6) %dstptr37, align 4
  %dstptr40 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 56
  store i32 %split39, ptr addrspace(6) %dstptr40, align 4
  %dstptr43 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 60
  store i32 %split42, ptr addrspace(6) %dstptr43, align 4
  %dstptr46 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 64
  store i32 %split45, ptr addrspace(6) %dstptr46, align 4
  %dstptr49 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 68
  store i32 %split48, ptr addrspace(6) %dstptr49, align 4
  %dstptr52 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 72
  store i32 %split51, ptr addrspace(6) %dstptr52, align 4
  %dstptr55 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 76
  store i32 %split54, ptr addrspace(6) %dstptr55, align 4
  %dstptr58 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 80
  store i32 %split57, ptr addrspace(6) %dstptr58, align 4
  %dstptr61 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 84
  store i32 %split60, ptr addrspace(6) %dstptr61, align 4
  %dstptr64 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 88
  store i32 %split63, ptr addrspace(6) %dstptr64, align 4
  %dstptr67 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 92
  store i32 %split66, ptr addrspace(6) %dstptr67, align 4
  %dstptr70 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 96
  store i32 %split69, ptr addrspace(6) %dstptr70, align 4
  %dstptr73 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 100
  store i32 %split72, ptr addrspace(6) %dstptr73, align 4
  %dstptr76 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 104
  store i32 %split75, ptr addrspace(6) %dstptr76, align 4
  %dstptr79 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 108
  store i32 %split78, ptr addrspace(6) %dstptr79, align 4
  %dstptr82 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 112
  store i32 %split81, ptr addrspace(6) %dstptr82, align 4
  %dstptr85 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 116
  store i32 %split84, ptr addrspace(6) %dstptr85, align 4
  %dstptr88 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 120
  store i32 %split87, ptr addrspace(6) %dstptr88, align 4
  %dstptr91 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 124
  store i32 %split90, ptr addrspace(6) %dstptr91, align 4
  %dstptr94 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 128
  store i32 %split93, ptr addrspace(6) %dstptr94, align 4
  %dstptr97 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 132
  store i32 %split96, ptr addrspace(6) %dstptr97, align 4
  %dstptr100 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 136
  store i32 %split99, ptr addrspace(6) %dstptr100, align 4
  %dstptr103 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 140
  store i32 %split102, ptr addrspace(6) %dstptr103, align 4
  %dstptr106 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 144
  store i32 %split105, ptr addrspace(6) %dstptr106, align 4
  %dstptr109 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 148
  store i32 %split108, ptr addrspace(6) %dstptr109, align 4
  %dstptr112 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 152
  store i32 %split111, ptr addrspace(6) %dstptr112, align 4
  %dstptr115 = getelementptr inbounds i8, ptr addrspace(6) %wrapped, i64 156
  store i32 %split114, ptr addrspace(6) %dstptr115, align 4
  %scaled = getelementptr <vscale x 4 x i32>, ptr %p, i64 16
  br label %split116

split116:                                         ; preds = %0
  %cmp = icmp ult ptr %scaled, %p
  br i1 %cmp, label %forward.for, label %reverse.for

forward.for:                                      ; preds = %forward.for, %split116
  %iv = phi i64 [ 0, %split116 ], [ %iv.next, %forward.for ]
  %src.gep = getelementptr inbounds i32, ptr %p, i64 %iv
  %val = load i32, ptr %src.gep, align 4
  %dst.gep = getelementptr inbounds i32, ptr %scaled, i64 %iv
  store i32 %val, ptr %dst.gep, align 4
  %iv.next = add nuw i64 %iv, 1
  %done = icmp eq i64 %iv.next, 40
  br i1 %done, label %nonzerotrip, label %forward.for

reverse.for:                                      ; preds = %reverse.for, %split116
  %iv117 = phi i64 [ 40, %split116 ], [ %iv.next118, %reverse.for ]
  %iv.next118 = add i64 %iv117, -1
  %src.gep119 = getelementptr inbounds i32, ptr %p, i64 %iv.next118
  %val120 = load i32, ptr %src.gep119, align 4
  %dst.gep121 = getelementptr inbounds i32, ptr %scaled, i64 %iv.next118
  store i32 %val120, ptr %dst.gep121, align 4
  %done122 = icmp eq i64 %iv.next118, 0
  br i1 %done122, label %nonzerotrip, label %reverse.for

nonzerotrip:                                      ; preds = %reverse.for, %forward.for
  ret void
}
