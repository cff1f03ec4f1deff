; What a load or a store says holds of its leaves; of a copy without regard to leaves not all of it does.
; RUN: nvopt -passes=lower-aggr-copies %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @leaves(ptr %dst, ptr %src) {
  %v = load { i32, i64 }, ptr %src, align 8, !tbaa !0, !alias.scope !3, !noundef !6, !invariant.load !6, !nontemporal !7
  store { i32, i64 } %v, ptr %dst, align 8, !noalias !3, !nontemporal !7
  ret void
}

define void @copies(ptr noalias %dst, ptr %src) {
  %v = load [17 x i64], ptr %src, align 8, !tbaa !0, !alias.scope !3, !noundef !6
  store [17 x i64] %v, ptr %dst, align 8, !noalias !3
  ret void
}

; Where the buffers may overlap, a tag on one side would say that they do not.
define void @overlapping(ptr %dst, ptr %src) {
  %v = load [17 x i64], ptr %src, align 8, !tbaa !0
  store [17 x i64] %v, ptr %dst, align 8, !noalias !3
  ret void
}

define void @selects(i1 %c, ptr %p) {
  %v = load { float, float }, ptr %p, align 4
  %s = select i1 %c, { float, float } %v, { float, float } zeroinitializer, !prof !8
  store { float, float } %s, ptr %p, align 4
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"long", !2, i64 0}
!2 = !{!"tbaa"}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
!6 = !{}
!7 = !{i32 1}
!8 = !{!"branch_weights", i32 1, i32 3}
