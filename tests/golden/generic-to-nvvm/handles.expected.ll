; ModuleID = 'handles.ll'
source_filename = "handles.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tex = global i64 0
@surf = global i64 0
@samp = global i64 0
@second = global i64 0
@managed = addrspace(1) global i64 0
@plain = addrspace(1) global i64 0

define i64 @f() {
  %a = load i64, ptr @tex, align 8
  %b = load i64, ptr @surf, align 8
  %c = load i64, ptr @samp, align 8
  %d = load i64, ptr @second, align 8
  %e = load i64, ptr addrspacecast (ptr addrspace(1) @managed to ptr), align 8
  %g = load i64, ptr addrspacecast (ptr addrspace(1) @plain to ptr), align 8
  ret i64 %g
}

!nvvm.annotations = !{!0, !1, !2, !3, !4}

!0 = !{ptr @tex, !"texture", i32 1}
!1 = !{ptr @surf, !"surface", i32 1}
!2 = !{ptr @samp, !"sampler", i32 1}
!3 = !{ptr @second, !"managed", i32 1, !"surface", i32 1}
!4 = !{ptr addrspace(1) @managed, !"managed", i32 1}
