; RUN: nvopt -passes=lower-aggr-copies -S %s
; What a call's metadata says of its bytes holds of each access. A !tbaa.struct tells the type of the accesses within one of its fields.

source_filename = "copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @carried(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !tbaa !0, !alias.scope !4, !noalias !6, !llvm.access.group !8
  ret void
}

; { i32 at 0, float at 4, two chars at 8 }: the first two accesses each lie within a field, the third holds two fields.
define void @fields(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 10, i1 false), !tbaa.struct !9
  ret void
}

; Where the buffers may overlap, a byte may be loaded as one field and stored as another: the fields' types say nothing.
define void @fields_that_may_overlap(ptr %dst, ptr %src) {
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 8, i1 false), !tbaa.struct !9
  ret void
}

define void @one_type(ptr %dst, ptr %src) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 256, i1 false), !tbaa.struct !10
  call void @llvm.memset.p0.i64(ptr align 4 %dst, i8 0, i64 4, i1 false), !tbaa !0
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C++ TBAA"}
!4 = !{!5}
!5 = distinct !{!5, !7}
!6 = !{!11}
!7 = distinct !{!7}
!8 = distinct !{}
!9 = !{i64 0, i64 4, !0, i64 4, i64 4, !12, i64 8, i64 1, !14, i64 9, i64 1, !14}
!10 = !{i64 0, i64 256, !12}
!11 = distinct !{!11, !7}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !2, i64 0}
!14 = !{!2, !2, i64 0}
