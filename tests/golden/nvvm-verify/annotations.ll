; RUN: not nvopt -passes=nvvm-verify %s 2>&1
; Annotations that are not of the form which NVVM IR gives them. LLVM has read those that it knows.

target triple = "nvptx64-nvidia-cuda"

@image = addrspace(1) global i64 0

define void @f() {
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr addrspace(1) @image, !"texture", i32 1}
!1 = !{null, !"texture", i32 1}
!2 = !{!"image", !"texture", i32 1}
!3 = !{ptr @f, !"mine", !"many"}
