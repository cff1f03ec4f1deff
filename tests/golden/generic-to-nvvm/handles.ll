; RUN: nvopt -passes=generic-to-nvvm %s
; Textures, surfaces and samplers are handles and no memory: their variables stay. Others that are annotated are memory.
target triple = "nvptx64-nvidia-cuda"

@tex = global i64 0
@surf = global i64 0
@samp = global i64 0
@second = global i64 0
@managed = global i64 0
@plain = global i64 0

define i64 @f() {
  %a = load i64, ptr @tex, align 8
  %b = load i64, ptr @surf, align 8
  %c = load i64, ptr @samp, align 8
  %d = load i64, ptr @second, align 8
  %e = load i64, ptr @managed, align 8
  %g = load i64, ptr @plain, align 8
  ret i64 %g
}

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!0 = !{ptr @tex, !"texture", i32 1}
!1 = !{ptr @surf, !"surface", i32 1}
!2 = !{ptr @samp, !"sampler", i32 1}
!3 = !{ptr @second, !"managed", i32 1, !"surface", i32 1}
!4 = !{ptr @managed, !"managed", i32 1}
