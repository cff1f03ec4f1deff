; ModuleID = 'ranges.ll'
source_filename = "ranges.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @near_and_far(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  %m.fr = freeze i32 %m
  %0 = icmp sgt i32 %m.fr, 0
  br i1 %0, label %loop.split, label %loop.rest

loop.rest:                                        ; preds = %loop.between, %entry
  %1 = phi i32 [ 0, %entry ], [ %i1.split, %loop.between ]
  br label %loop

loop.between:                                     ; preds = %loop.split
  br i1 %d.split, label %loop.rest, label %exit

loop:                                             ; preds = %loop, %loop.rest
  %i = phi i32 [ %i1, %loop ], [ %1, %loop.rest ]
  %2 = sext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %o, i64 %2
  store i32 %i, ptr addrspace(1) %p, align 4
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit, !llvm.loop !0

loop.split:                                       ; preds = %entry, %loop.split
  %i.split = phi i32 [ %i1.split, %loop.split ], [ 0, %entry ]
  %3 = zext nneg i32 %i.split to i64
  %p.split = getelementptr i32, ptr addrspace(1) %o, i64 %3
  store i32 1, ptr addrspace(1) %p.split, align 4
  %i1.split = add i32 %i.split, 1
  %d.split = icmp slt i32 %i1.split, %n
  %4 = icmp slt i32 %i1.split, %m.fr
  %5 = and i1 %d.split, %4
  br i1 %5, label %loop.split, label %loop.between

exit:                                             ; preds = %loop, %loop.between
  ret void
}

define void @but_one(ptr addrspace(1) %o, i32 %n, i32 %k) {
entry:
  %k.fr = freeze i32 %k
  %0 = icmp sgt i32 %k.fr, 0
  br i1 %0, label %loop.split, label %loop.rest

loop.rest:                                        ; preds = %loop.between, %entry
  %1 = phi i32 [ 0, %entry ], [ %i1.split, %loop.between ]
  %.fr = freeze i32 %1
  %.not = icmp sgt i32 %.fr, %k.fr
  br i1 %.not, label %loop.rest8, label %loop.split1

loop.between:                                     ; preds = %loop.split
  br i1 %d.split, label %loop.rest, label %exit

loop.rest8:                                       ; preds = %loop.split1, %loop.rest
  %2 = phi i32 [ %.fr, %loop.rest ], [ %i1.split6, %loop.split1 ]
  br label %loop

loop:                                             ; preds = %loop, %loop.rest8
  %i = phi i32 [ %i1, %loop ], [ %2, %loop.rest8 ]
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit

loop.split1:                                      ; preds = %loop.rest
  store i32 %.fr, ptr addrspace(1) %o, align 4
  %i1.split6 = add nuw nsw i32 %.fr, 1
  %d.split7 = icmp slt i32 %i1.split6, %n
  br i1 %d.split7, label %loop.rest8, label %exit

loop.split:                                       ; preds = %entry, %loop.split
  %i.split = phi i32 [ %i1.split, %loop.split ], [ 0, %entry ]
  %i1.split = add i32 %i.split, 1
  %d.split = icmp slt i32 %i1.split, %n
  %3 = icmp slt i32 %i1.split, %k.fr
  %4 = and i1 %d.split, %3
  br i1 %4, label %loop.split, label %loop.between

exit:                                             ; preds = %loop.split1, %loop, %loop.between
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
