; RUN: nvopt -passes=lower-aggr-copies -S %s
; An access gets a field's !tbaa only where all of its bytes are that one field's: not where the field ends or begins inside the access, not in a
; gap between fields, and not where two fields share the bytes.

target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; short at 0, int at 4: bytes 2 and 3 of the first access belong to nobody.
define void @ends_inside(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !tbaa.struct !4
  ret void
}

; short at 2, int at 4.
define void @begins_inside(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !tbaa.struct !5
  ret void
}

; int at 0, int at 8, nothing at 4.
define void @gap(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 12, i1 false), !tbaa.struct !6
  ret void
}

; union { int; float } at 0, int at 4.
define void @shared(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !tbaa.struct !7
  ret void
}

; int at 0, and of what follows nothing is known.
define void @beyond(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !tbaa.struct !8
  ret void
}

; A !tbaa says what all the bytes are: it goes before.
define void @both(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 4, i1 false), !tbaa !9, !tbaa.struct !8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

!0 = !{!"Simple C++ TBAA"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !0, i64 0}
!3 = !{!10, !10, i64 0}
!4 = !{i64 0, i64 2, !3, i64 4, i64 4, !1}
!5 = !{i64 2, i64 2, !3, i64 4, i64 4, !1}
!6 = !{i64 0, i64 4, !1, i64 8, i64 4, !1}
!7 = !{i64 0, i64 4, !1, i64 0, i64 4, !9, i64 4, i64 4, !1}
!8 = !{i64 0, i64 4, !1}
!9 = !{!11, !11, i64 0}
!10 = !{!"short", !0, i64 0}
!11 = !{!"float", !0, i64 0}
