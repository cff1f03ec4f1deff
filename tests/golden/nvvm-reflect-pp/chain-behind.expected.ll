; ModuleID = 'chain-behind.ll'
source_filename = "chain-behind.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, ptr %where) {
start:
  br label %first, !llvm.loop !0

join:                                             ; preds = %first, %other
  %r = phi i32 [ 1, %first ], [ 2, %other ]
  ret i32 %r

other:                                            ; preds = %first
  call void @tick(i32 3)
  br label %join

first:                                            ; preds = %start
  call void @tick(i32 0)
  call void @tick(i32 1)
  call void @tick(i32 2)
  indirectbr ptr %where, [label %other, label %join]
}

declare void @tick(i32)

!0 = distinct !{!0}
