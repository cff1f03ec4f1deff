; ModuleID = 'comparisons.ll'
source_filename = "comparisons.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32, i1)

define void @each(i32 %x, i32 %y, i1 %way) #0 {
entry:
  br i1 %way, label %a, label %b

a:                                                ; preds = %entry
  %0 = icmp slt i32 %x, %y
  call void @use(i32 1, i1 %0)
  br i1 %0, label %b, label %out

b:                                                ; preds = %a, %entry
  %n = phi i32 [ 2, %entry ], [ 3, %a ]
  %1 = icmp slt i32 %x, %y
  call void @use(i32 %n, i1 %1)
  br label %out

out:                                              ; preds = %b, %a
  ret void
}

define void @opposite(i32 %x, i32 %y) #0 {
entry:
  %c = fcmp olt float 0.000000e+00, 1.000000e+00
  %d = icmp ult i32 %x, %y
  call void @use(i32 0, i1 %c)
  br i1 %d, label %a, label %out

a:                                                ; preds = %entry
  call void @use(i32 1, i1 false)
  %0 = icmp uge i32 %x, %y
  br i1 %0, label %out, label %b

b:                                                ; preds = %a
  %1 = icmp ult i32 %x, %y
  br i1 %1, label %e, label %out

e:                                                ; preds = %b
  %2 = fcmp uge float 0.000000e+00, 1.000000e+00
  br i1 %2, label %out, label %f

f:                                                ; preds = %e
  call void @use(i32 2, i1 true)
  br label %out

out:                                              ; preds = %f, %e, %b, %a, %entry
  ret void
}

define i1 @kept(i32 %x, i32 %y) #0 {
entry:
  %c = icmp eq i32 %x, %y
  br i1 %c, label %loop, label %weighted

loop:                                             ; preds = %loop, %entry
  call void @use(i32 1, i1 true)
  %0 = icmp ne i32 %x, %y
  br i1 %0, label %out, label %loop, !llvm.loop !0

weighted:                                         ; preds = %entry
  %1 = icmp eq i32 %x, %y
  br i1 %1, label %out, label %last, !prof !2

last:                                             ; preds = %weighted
  br label %out

out:                                              ; preds = %last, %weighted, %loop
  %p = phi i1 [ false, %loop ], [ true, %weighted ], [ %c, %last ]
  ret i1 %p
}

attributes #0 = { "nvopt-codegen-prepare" }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"branch_weights", i32 1, i32 9}
