; ModuleID = 'invalid.ll'
source_filename = "invalid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = global i32 0

define i32 @f(i32 %x) {
entry:
  br label %loop

loop:                                             ; preds = %loop, %entry
  br i1 true, label %loop, label %end, !llvm.loop !2

end:                                              ; preds = %loop
  %p = call ptr @alloc()
  ret i32 %x
}

declare ptr @alloc()

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
