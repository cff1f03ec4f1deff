; RUN: nvopt -passes=nvvm-reflect-pp -S %s
; Blocks that are only kept for their address: what they wait for may never be computed, their phis may have no entry but themselves.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = global [2 x ptr] [ptr blockaddress(@waits, %kept), ptr blockaddress(@itself, %kept)]

define i32 @waits(i32 %x) {
entry:
  br i1 true, label %out, label %dead

dead:
  %v = icmp eq i32 %x, 7
  br label %kept

kept:
  br i1 %v, label %a, label %b

a:
  ret i32 1

b:
  ret i32 2

out:
  ret i32 %x
}

define i32 @itself(i32 %x) {
entry:
  br i1 true, label %out, label %kept

kept:
  %a = phi i32 [ 1, %entry ], [ %a, %kept ]
  %c = icmp eq i32 %a, %x
  br i1 %c, label %kept, label %out

out:
  ret i32 %x
}

define i32 @in_metadata(i32 %x) {
entry:
  br i1 true, label %out, label %dead

dead:
  br label %out

out:
  ret i32 %x
}

!names = !{!0}
!0 = !{ptr blockaddress(@in_metadata, %dead)}
