; RUN: nvopt -passes=gpu-codegen-prepare %s
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32, i1)

; Each block that asks it makes it; none stays where nobody does.
define void @each(i32 %x, i32 %y, i1 %way) {
entry:
  %c = icmp slt i32 %x, %y
  br i1 %way, label %a, label %b
a:
  call void @use(i32 1, i1 %c)
  br i1 %c, label %b, label %out
b:
  %n = phi i32 [ 2, %entry ], [ 3, %a ]
  call void @use(i32 %n, i1 %c)
  br label %out
out:
  ret void
}

; Behind one that stays a branch asks for the opposite; what is behind both has one of them.
define void @opposite(i32 %x, i32 %y) {
entry:
  %c = fcmp olt float 0.0, 1.0
  %d = icmp ult i32 %x, %y
  call void @use(i32 0, i1 %c)
  br i1 %d, label %a, label %out
a:
  call void @use(i32 1, i1 false)
  br i1 %d, label %b, label %out
b:
  br i1 %d, label %e, label %out
e:
  br i1 %c, label %f, label %out
f:
  call void @use(i32 2, i1 true)
  br label %out
out:
  ret void
}

; A loop's branch keeps what it says of the loop; one with weights keeps its ways; a phi's comparison stays.
define i1 @kept(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, %y
  br i1 %c, label %loop, label %weighted
loop:
  call void @use(i32 1, i1 true)
  br i1 %c, label %loop, label %out, !llvm.loop !0
weighted:
  br i1 %c, label %out, label %last, !prof !2
last:
  br label %out
out:
  %p = phi i1 [ false, %loop ], [ true, %weighted ], [ %c, %last ]
  ret i1 %p
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"branch_weights", i32 1, i32 9}
