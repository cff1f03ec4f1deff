; RUN: nvopt -passes=nvvm-reflect-pp -S %s
; A block that has absorbed its chain is absorbed itself later on: phis further down follow it to where it ended.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 %x, ptr %where) {
start:
  br label %first, !llvm.loop !0

join:
  %r = phi i32 [ 1, %last ], [ 2, %other ]
  ret i32 %r

other:
  call void @tick(i32 3)
  br label %join

second:
  call void @tick(i32 1)
  br label %third

first:
  call void @tick(i32 0)
  br label %second

third:
  call void @tick(i32 2)
  br i1 false, label %last, label %last

last:
  indirectbr ptr %where, [label %other, label %join]
}

declare void @tick(i32)

!0 = distinct !{!0}
